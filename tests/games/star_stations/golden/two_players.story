0: red answers star b1
    star red b1
1: blue answers asteroid c1
    asteroid blue c1
2: red answers star c2
    star red c2
3: blue answers asteroid e2
    asteroid blue e2
4: red answers star c4
    star red c4
5: blue answers star d4
    star blue d4
6: red answers asteroid e4
    asteroid red e4
7: blue answers star b3
    star blue b3
8: red answers star d3
    star red d3
9: blue answers star b2
    star blue b2
10: red answers asteroid b4
    asteroid red b4
11: blue answers asteroid a4
    asteroid blue a4
12: red answers asteroid e4
    asteroid red e4
13: blue answers asteroid d5
    asteroid blue d5
14: red answers asteroid c5
    asteroid red c5
15: blue answers asteroid d1
    asteroid blue d1
16: red answers asteroid b4
    asteroid red b4
17: blue answers asteroid e3
    asteroid blue e3
18: red answers asteroid d5
    asteroid red d5
19: blue answers asteroid b4
    asteroid blue b4
    order-roll red 20 8
    order-roll blue 20 6
20: red answers start a1
    started red a1
21: blue answers start a5
    started blue a5
    order-roll red 20 6
    order-roll blue 20 4
    begins red
22: red answers gather a2
23: red answers bring frigate a1
    moved red frigate a1 a2
24: red answers done
25: blue answers gather b4
    moved blue frigate a5 b4
26: blue answers done
    round 2
27: red answers gather b3
    moved red frigate a2 b3
28: blue answers gather b3
    moved blue frigate b4 b3
    round 3
29: red answers strike b3
    attacked red b3 1 0
30: blue answers gather c5
    moved blue frigate a5 c5
    round 4
31: red answers gather c1
    moved red frigate a1 c1
32: blue answers gather d5
    moved blue frigate c5 d5
    round 5
33: red answers gather a1
    moved red frigate c1 a1
34: blue answers pass
    passed blue
    round 6
35: red answers gather c1
    moved red frigate a1 c1
36: blue answers gather d4
    moved blue frigate d5 d4
    round 7
37: red answers scatter b3
38: red answers send frigate c3
    moved red frigate b3 c3
39: blue answers gather c3
40: blue answers bring frigate d4
    moved blue frigate d4 c3
41: blue answers done
    round 8
42: red answers strike c3
    attacked red c3 1 0
43: blue answers gather d2
    moved blue frigate c3 d2
    round 9
44: red answers gather e1
    moved red frigate c1 e1
45: blue answers gather b1
    moved blue frigate b3 b1
    round 10
46: red answers gather b1
    moved red flagship a1 b1
47: blue answers gather d1
48: blue answers bring frigate b1
    moved blue frigate b1 d1
49: blue answers done
    round 11
50: red answers gather d4
    moved red frigate c3 d4
51: blue answers gather b2
    moved blue frigate d2 b2
    round 12
52: red answers gather d1
    moved red frigate e1 d1
53: blue answers gather d3
    moved blue frigate d1 d3
    round 13
54: red answers gather b2
    moved red flagship b1 b2
55: blue answers gather b1
    moved blue frigate b2 b1
    round 14
56: red answers gather b1
57: red answers bring flagship b2
    moved red flagship b2 b1
58: red answers done
59: blue answers gather b2
    moved blue frigate b1 b2
    round 15
60: red answers gather e4
    moved red frigate d4 e4
61: blue answers module d3
    module blue d3 1
    round 16
62: red answers gather b2
    moved red flagship b1 b2
63: blue answers gather b1
    moved blue frigate b2 b1
    round 17
64: red answers gather d4
    moved red frigate e4 d4
65: blue answers module d3
    module blue d3 2
    round 18
66: red answers module d4
    module red d4 1
67: blue answers gather a1
    moved blue frigate b1 a1
    round 19
68: red answers module d4
    module red d4 2
69: blue answers module d3
    module blue d3 3
    station blue d3
    round 20
70: red answers module d4
    module red d4 3
    station red d4
71: blue answers build frigate d3
    built blue frigate d3
    round 21
72: red answers gather c2
73: red answers bring frigate d1
    moved red frigate d1 c2
74: red answers done
75: blue answers gather d4
    moved blue frigate d3 d4
76: blue answers done
    round 22
77: red answers gather a2
78: red answers bring flagship b2
    moved red flagship b2 a2
79: red answers done
80: blue answers gather b2
    moved blue frigate a1 b2
    round 23
81: red answers gather e2
    moved red frigate c2 e2
82: blue answers gather c5
    moved blue frigate d4 c5
    round 24
83: red answers mine
    mined red 1
84: blue answers build frigate d3
    built blue frigate d3
    round 25
85: red answers build destroyer d4
    built red destroyer d4
86: blue answers gather c1
    moved blue frigate b2 c1
    round 26
87: red answers refine 3
    refined red 3 3
88: blue answers gather b3
    moved blue frigate d3 b3
89: blue answers done
    round 27
90: red answers mine
    mined red 1
91: blue answers module b3
    module blue b3 1
    round 28
92: red answers strike d3
    attacked red d3 3 3
    destroyed blue frigate d3
93: blue answers scatter b3
94: blue answers send frigate d3
    moved blue frigate b3 d3
    round 29
95: red answers build frigate d4
    built red frigate d4
96: blue answers gather a1
    moved blue frigate c1 a1
    round 30
97: red answers strike d3
    attacked red d3 3 3
    destroyed blue frigate d3
98: blue answers gather d4
    moved blue frigate c5 d4
    round 31
99: red answers gather c5
    moved red frigate d4 c5
100: red answers done
101: blue answers gather b2
    moved blue frigate a1 b2
    round 32
102: red answers gather b2
    moved red flagship a2 b2
103: blue answers gather b3
    moved blue frigate b2 b3
    round 33
104: red answers strike d4
    attacked red d4 3 1
    destroyed blue frigate d4
105: blue answers gather b5
106: blue answers bring frigate b3
    moved blue frigate b3 b5
107: blue answers done
    round 34
108: red answers gather c2
109: red answers bring frigate e2
    moved red frigate e2 c2
110: red answers done
111: blue answers gather b3
    moved blue frigate b5 b3
    round 35
112: red answers scatter b2
113: red answers send flagship b3
    moved red flagship b2 b3
114: blue answers gather d3
    moved blue frigate b3 d3
    round 36
115: red answers refine 1
    refined red 1 1
116: blue answers gather e4
    moved blue frigate d3 e4
    round 37
117: red answers mine
    mined red 1
118: blue answers scatter e4
119: blue answers send frigate e2
    moved blue frigate e4 e2
    round 38
120: red answers build frigate d4
    built red frigate d4
121: blue answers gather d3
    moved blue frigate e2 d3
    round 39
122: red answers scatter b3
123: red answers send flagship b2
    moved red flagship b3 b2
124: blue answers gather c4
    moved blue frigate d3 c4
    round 40
125: red answers gather b1
126: red answers bring frigate c2
    moved red frigate c2 b1
127: red answers done
128: blue answers gather a4
129: blue answers bring frigate c4
    moved blue frigate c4 a4
130: blue answers done
    round 41
131: red answers gather b2
    moved red frigate b1 b2
132: blue answers mine
    mined blue 1
    round 42
133: red answers gather d4
    moved red frigate c5 d4
134: blue answers gather a5
    moved blue frigate a4 a5
    round 43
135: red answers gather b1
136: red answers bring frigate b2
    moved red frigate b2 b1
137: red answers done
138: blue answers gather b4
    moved blue frigate a5 b4
    round 44
139: red answers gather a2
140: red answers bring flagship b2
    moved red flagship b2 a2
141: red answers done
142: blue answers mine
    mined blue 1
    round 45
143: red answers gather b4
    moved red frigate d4 b4
144: red answers bring frigate d4
    moved red frigate d4 b4
145: red answers done
146: blue answers gather d4
    moved blue frigate b4 d4
    round 46
147: red answers gather a4
    moved red frigate b4 a4
148: red answers done
149: blue answers gather a4
    moved blue flagship a5 a4
    round 47
150: red answers gather e5
    moved red frigate d4 e5
151: blue answers strike a4
    attacked blue a4 4 0
    round 48
152: red answers gather c2
    moved red frigate b1 c2
153: blue answers strike d4
    attacked blue d4 1 0
    round 49
154: red answers gather a2
155: red answers bring frigate a4
    moved red frigate a4 a2
156: red answers done
157: blue answers gather a3
    moved blue flagship a4 a3
    round 50
158: red answers strike d4
    attacked red d4 2 0
159: blue answers strike d4
    attacked blue d4 1 1
    destroyed red destroyer d4
    round 51
160: red answers gather d5
    moved red frigate e5 d5
161: blue answers gather d5
    moved blue frigate d4 d5
    round 52
162: red answers gather b5
163: red answers bring frigate d5
    moved red frigate d5 b5
164: red answers done
165: blue answers gather e5
    moved blue frigate d5 e5
    round 53
166: red answers gather c5
167: red answers bring frigate b5
    moved red frigate b5 c5
168: red answers done
169: blue answers gather d4
    moved blue frigate e5 d4
    round 54
170: red answers gather d3
    moved red frigate c2 d3
171: blue answers gather b3
    moved blue flagship a3 b3
    round 55
172: red answers gather b1
    moved red frigate a2 b1
173: blue answers refine 2
    refined blue 2 2
    round 56
174: red answers mine
    mined red 2
175: blue answers gather c5
    moved blue frigate d4 c5
    round 57
176: red answers gather b5
177: red answers bring frigate c5
    moved red frigate c5 b5
178: red answers done
179: blue answers gather d5
    moved blue frigate c5 d5
    round 58
180: red answers gather a1
181: red answers bring flagship a2
    moved red flagship a2 a1
182: red answers done
183: blue answers gather d4
    moved blue frigate d5 d4
    round 59
184: red answers module b1
    module red b1 1
185: blue answers build frigate d4
    built blue frigate d4
    round 60
186: red answers refine 2
    refined red 2 2
187: blue answers gather c3
188: blue answers bring flagship b3
    moved blue flagship b3 c3
189: blue answers bring frigate d4
    moved blue frigate d4 c3
190: blue answers bring frigate d4
    moved blue frigate d4 c3
    last-round 60
red: place 1, stations 1, ore 0, metal 2
blue: place 2, stations 0, ore 1, metal 1
