order-roll red 20 3
order-roll blue 20 1
order-roll green 20 2
0: red answers start a1
    started red a1
1: green answers start f6
    started green f6
    started blue f1
    order-roll red 20 4
    order-roll blue 20 1
    order-roll green 20 3
    begins red
2: red answers gather c1
3: red answers bring-all a1
    moved red frigate a1 c1
    moved red frigate a1 c1
4: blue answers scatter f1
5: blue answers send-all d1
    moved blue frigate f1 d1
    moved blue frigate f1 d1
6: blue answers send flagship e1
    moved blue flagship f1 e1
7: green answers gather d6
8: green answers bring-all f6
    moved green frigate f6 d6
    moved green frigate f6 d6
    round 2
9: red answers gather a2
    moved red flagship a1 a2
10: blue answers mine
    mined blue 2
11: green answers scatter f6
12: green answers send flagship f5
    moved green flagship f6 f5
    round 3
13: red answers mine
    mined red 1
14: blue answers gather d3
15: blue answers bring frigate d1
    moved blue frigate d1 d3
16: blue answers done
17: green answers gather d4
18: green answers bring frigate d6
    moved green frigate d6 d4
19: green answers done
    round 4
20: red answers mine
    mined red 1
21: blue answers gather c4
    moved blue frigate d3 c4
22: green answers gather d6
    moved green frigate d4 d6
    round 5
23: red answers mine
    mined red 1
24: blue answers module c4
    module blue c4 1
25: green answers mine
    mined green 2
    round 6
26: red answers mine
    mined red 1
27: blue answers module c4
    module blue c4 2
28: green answers mine
    mined green 2
    round 7
29: red answers mine
    mined red 1
30: blue answers gather d1
    moved blue flagship e1 d1
31: green answers mine
    mined green 2
    round 8
32: red answers gather a3
    moved red flagship a2 a3
33: blue answers module c4
    module blue c4 3
    station blue c4
    gained blue c4
34: green answers mine
    mined green 2
    round 9
35: red answers gather b3
    moved red flagship a3 b3
36: blue answers build destroyer c4
    built blue destroyer c4
37: green answers mine
    mined green 2
    round 10
38: red answers mine
    mined red 1
39: blue answers gather b3
    moved blue frigate c4 b3
40: green answers gather f4
    moved green flagship f5 f4
    round 11
41: red answers gather d2
42: red answers bring frigate c1
    moved red frigate c1 d2
43: red answers done
44: blue answers gather a4
    moved blue frigate b3 a4
45: green answers scatter d6
46: green answers send frigate f6
    moved green frigate d6 f6
47: green answers send frigate d5
    moved green frigate d6 d5
    round 12
48: red answers gather c3
49: red answers bring frigate d2
    moved red frigate d2 c3
50: red answers done
51: blue answers gather c3
    moved blue destroyer c4 c3
    lost blue c4
52: green answers gather c4
    moved green frigate d5 c4
    gained green c4
    round 13
53: red answers gather d3
    moved red frigate c3 d3
54: blue answers gather c2
55: blue answers bring frigate d1
    moved blue frigate d1 c2
56: blue answers done
57: green answers build destroyer c4
    built green destroyer c4
    round 14
58: red answers gather a1
    moved red frigate c1 a1
59: blue answers strike d3
    attacked blue d3 3 0
60: green answers gather f4
    moved green frigate f6 f4
    round 15
61: red answers gather a3
62: red answers bring flagship b3
    moved red flagship b3 a3
63: red answers bring frigate a1
    moved red frigate a1 a3
64: blue answers gather b4
    moved blue frigate a4 b4
65: green answers gather d5
    moved green frigate c4 d5
    round 16
66: red answers gather c4
    moved red frigate d3 c4
    lost green c4
67: blue answers pass
    passed blue
68: green answers strike b4
    attacked green b4 3 1
    destroyed blue frigate b4
    round 17
69: red answers gather c5
    moved red frigate c4 c5
    gained green c4
70: blue answers strike c4
    attacked blue c4 3 1
    destroyed green destroyer c4
    lost green c4
71: green answers gather c4
    moved green frigate d5 c4
    gained green c4
    round 18
72: red answers gather c4
    moved red frigate c5 c4
    lost green c4
73: blue answers gather b2
    moved blue frigate c2 b2
74: green answers strike c4
    attacked green c4 1 0
    round 19
75: red answers strike c4
    attacked red c4 1 1
    destroyed green frigate c4
    gained red c4
76: blue answers gather c2
77: blue answers bring frigate b2
    moved blue frigate b2 c2
78: blue answers done
79: green answers gather e5
    moved green frigate f4 e5
    round 20
80: red answers build destroyer c4
    built red destroyer c4
81: blue answers gather b2
    moved blue frigate c2 b2
82: green answers module e5
    module green e5 1
    round 21
83: red answers strike c3
    attacked red c3 3 0
84: blue answers gather b1
    moved blue frigate b2 b1
85: green answers module e5
    module green e5 2
    round 22
86: red answers gather d5
    moved red frigate c4 d5
87: blue answers gather b2
    moved blue frigate b1 b2
88: green answers module e5
    module green e5 3
    station green e5
    gained green e5
    round 23
89: red answers gather e5
    moved red frigate d5 e5
    lost green e5
90: blue answers gather c4
    moved blue destroyer c3 c4
    lost red c4
91: green answers gather e3
    moved green frigate e5 e3
    gained red e5
    round 24
92: red answers gather a5
    moved red frigate a3 a5
93: blue answers scatter d1
94: blue answers send flagship d2
    moved blue flagship d1 d2
95: green answers gather f4
    moved green frigate e3 f4
    round 25
96: red answers gather a3
    moved red frigate a5 a3
97: blue answers gather b4
98: blue answers bring frigate b2
    moved blue frigate b2 b4
99: blue answers done
100: green answers gather f3
101: green answers bring frigate f4
    moved green frigate f4 f3
102: green answers bring flagship f4
    moved green flagship f4 f3
    round 26
103: red answers strike b4
    attacked red b4 3 0
104: blue answers gather c3
105: blue answers bring frigate b4
    moved blue frigate b4 c3
106: blue answers done
107: green answers gather e4
    moved green frigate f3 e4
    round 27
108: red answers gather b2
    moved red frigate a3 b2
109: blue answers gather c3
    moved blue destroyer c4 c3
    gained red c4
110: green answers gather e5
    moved green frigate e4 e5
    lost red e5
    round 28
111: red answers gather a4
    moved red flagship a3 a4
112: blue answers gather e3
    moved blue frigate c3 e3
113: green answers strike e5
    attacked green e5 1 0
    round 29
114: red answers gather e3
    moved red frigate e5 e3
    gained green e5
115: blue answers strike c4
    attacked blue c4 3 1
    destroyed red destroyer c4
    lost red c4
116: green answers refine 3
    refined green 3 3
    round 30
117: red answers strike e3
    attacked red e3 1 0
118: blue answers gather c4
    moved blue destroyer c3 c4
    gained blue c4
119: green answers build frigate e5
    built green frigate e5
    round 31
120: red answers strike e3
    attacked red e3 1 1
    destroyed blue frigate e3
121: blue answers refine 3
    refined blue 3 3
122: green answers refine 3
    refined green 3 3
    round 32
123: red answers gather e5
    moved red frigate e3 e5
    lost green e5
124: blue answers gather b4
    moved blue destroyer c4 b4
    lost blue c4
125: green answers gather c5
126: green answers bring-all e5
    moved green frigate e5 c5
    moved green frigate e5 c5
    gained red e5
    round 33
127: red answers gather b1
    moved red frigate b2 b1
128: blue answers gather a4
    moved blue destroyer b4 a4
129: green answers gather d5
130: green answers bring frigate c5
    moved green frigate c5 d5
131: green answers done
    round 34
132: red answers gather b2
    moved red frigate b1 b2
133: blue answers gather e2
    moved blue flagship d2 e2
134: green answers module c5
    module green c5 1
    round 35
135: red answers gather f5
    moved red frigate e5 f5
    lost red e5
136: blue answers gather b4
    moved blue destroyer a4 b4
137: green answers module c5
    module green c5 2
    round 36
138: red answers gather e5
    moved red frigate f5 e5
    gained red e5
139: blue answers gather c4
    moved blue destroyer b4 c4
    gained blue c4
140: green answers module c5
    module green c5 3
    station green c5
    gained green c5
    round 37
141: red answers module b2
    module red b2 1
142: blue answers build frigate c4
    built blue frigate c4
143: green answers build frigate c5
    built green frigate c5
    round 38
144: red answers gather d2
    moved red frigate b2 d2
145: blue answers gather d4
146: blue answers bring frigate c4
    moved blue frigate c4 d4
147: blue answers bring destroyer c4
    moved blue destroyer c4 d4
    lost blue c4
148: green answers gather f2
    moved green flagship f3 f2
    round 39
149: red answers gather b2
    moved red frigate d2 b2
150: blue answers gather e5
    moved blue frigate d4 e5
    lost red e5
151: green answers refine 2
    refined green 2 2
    round 40
152: red answers strike e5
    attacked red e5 1 0
153: blue answers gather c4
    moved blue destroyer d4 c4
    gained blue c4
154: green answers build frigate c5
    built green frigate c5
    round 41
155: red answers scatter a4
156: red answers send flagship a5
    moved red flagship a4 a5
157: blue answers gather c5
    moved blue destroyer c4 c5
    lost blue c4
    lost green c5
158: green answers gather e4
    moved green frigate d5 e4
    round 42
159: red answers gather a4
    moved red flagship a5 a4
160: blue answers gather d5
161: blue answers bring frigate e5
    moved blue frigate e5 d5
162: blue answers done
    gained red e5
163: green answers gather e5
    moved green frigate e4 e5
    lost red e5
    round 43
164: red answers gather d6
    moved red frigate e5 d6
    gained green e5
165: blue answers gather e5
    moved blue frigate d5 e5
    lost green e5
166: green answers strike c5
    attacked green c5 3 0
    round 44
167: red answers scatter b2
168: red answers send frigate b4
    moved red frigate b2 b4
169: blue answers gather e3
170: blue answers bring flagship e2
    moved blue flagship e2 e3
171: blue answers done
172: green answers strike c5
    attacked green c5 3 1
    destroyed blue destroyer c5
    gained green c5
    round 45
173: red answers pass
    passed red
174: blue answers gather d3
    moved blue flagship e3 d3
175: green answers gather c4
176: green answers bring frigate c5
    moved green frigate c5 c4
177: green answers done
    gained green c4
    round 46
178: red answers gather c4
    moved red frigate b4 c4
    lost green c4
179: blue answers scatter e5
180: blue answers send frigate c5
    moved blue frigate e5 c5
    lost green c5
    gained green e5
181: green answers strike c5
    attacked green c5 2 1
    destroyed blue frigate c5
    gained green c5
    round 47
182: red answers gather d4
183: red answers bring frigate c4
    moved red frigate c4 d4
184: red answers done
    gained green c4
    won-stations green 3
red: place 2, stations 0, ore 10, metal 0
blue: place 3, stations 0, ore 1, metal 1
green: place 1, stations 3, ore 1, metal 2
