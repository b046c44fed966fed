0: red answers star e2
    star red e2
1: blue answers asteroid a4
    asteroid blue a4
2: red answers asteroid a3
    asteroid red a3
3: blue answers asteroid d4
    asteroid blue d4
4: red answers star b2
    star red b2
5: blue answers asteroid b1
    asteroid blue b1
6: red answers star c3
    star red c3
7: blue answers star e4
    star blue e4
8: red answers asteroid d5
    asteroid red d5
9: blue answers star c4
    star blue c4
10: red answers star d2
    star red d2
11: blue answers asteroid b5
    asteroid blue b5
12: red answers asteroid b4
    asteroid red b4
13: blue answers star b3
    star blue b3
14: red answers asteroid c1
    asteroid red c1
15: blue answers asteroid d1
    asteroid blue d1
16: red answers asteroid d3
    asteroid red d3
17: blue answers asteroid d3
    asteroid blue d3
18: red answers asteroid c5
    asteroid red c5
19: blue answers asteroid b1
    asteroid blue b1
    order-roll red 20 3
    order-roll blue 20 9
20: blue answers start e1
    started blue e1
21: red answers start e5
    started red e5
    order-roll red 20 4
    order-roll blue 20 8
    begins blue
22: blue answers gather e2
23: blue answers bring-all e1
    moved blue frigate e1 e2
    moved blue frigate e1 e2
    moved blue flagship e1 e2
24: red answers gather c5
25: red answers bring frigate e5
    moved red frigate e5 c5
26: red answers bring frigate e5
    moved red frigate e5 c5
    round 2
27: blue answers pass
    passed blue
28: red answers mine
    mined red 1
    round 3
29: blue answers pass
    passed blue
30: red answers gather b4
31: red answers bring frigate c5
    moved red frigate c5 b4
32: red answers done
    round 4
33: blue answers gather d2
34: blue answers bring frigate e2
    moved blue frigate e2 d2
35: blue answers bring-all e2
    moved blue frigate e2 d2
    moved blue flagship e2 d2
36: red answers gather b2
    moved red frigate b4 b2
    round 5
37: blue answers scatter d2
38: blue answers send-all d3
    moved blue frigate d2 d3
    moved blue frigate d2 d3
    moved blue flagship d2 d3
39: red answers gather c3
40: red answers bring frigate c5
    moved red frigate c5 c3
41: red answers done
    round 6
42: blue answers mine
    mined blue 2
43: red answers gather c5
    moved red frigate c3 c5
    round 7
44: blue answers gather e4
45: blue answers bring frigate d3
    moved blue frigate d3 e4
46: blue answers done
47: red answers gather d5
48: red answers bring flagship e5
    moved red flagship e5 d5
49: red answers bring frigate c5
    moved red frigate c5 d5
    round 8
50: blue answers gather b3
    moved blue frigate d3 b3
51: red answers module b2
    module red b2 1
    round 9
52: blue answers module e4
    module blue e4 1
53: red answers gather e4
    moved red frigate d5 e4
    round 10
54: blue answers gather b2
    moved blue frigate b3 b2
55: red answers strike e4
    attacked red e4 1 0
    round 11
56: blue answers strike b2
    attacked blue b2 1 0
57: red answers gather d4
58: red answers bring frigate e4
    moved red frigate e4 d4
59: red answers bring flagship d5
    moved red flagship d5 d4
    round 12
60: blue answers pass
    passed blue
61: red answers gather c4
62: red answers bring-all d4
    moved red frigate d4 c4
    moved red flagship d4 c4
    round 13
63: blue answers strike b2
    attacked blue b2 1 0
64: red answers gather e4
    moved red frigate c4 e4
    round 14
65: blue answers gather b3
    moved blue frigate b2 b3
66: red answers gather d5
    moved red frigate e4 d5
    round 15
67: blue answers module b3
    module blue b3 1
68: red answers gather e4
    moved red frigate d5 e4
    round 16
69: blue answers gather d2
    moved blue flagship d3 d2
70: red answers strike e4
    attacked red e4 1 0
    round 17
71: blue answers strike e4
    attacked blue e4 1 0
72: red answers strike e4
    attacked red e4 1 0
    round 18
73: blue answers gather c2
74: blue answers bring flagship d2
    moved blue flagship d2 c2
75: blue answers done
76: red answers gather b3
    moved red frigate b2 b3
    round 19
77: blue answers gather d2
    moved blue flagship c2 d2
78: red answers strike b3
    attacked red b3 1 0
    round 20
79: blue answers scatter b3
80: blue answers send frigate b2
    moved blue frigate b3 b2
81: red answers pass
    passed red
    round 21
82: blue answers scatter b2
83: blue answers send frigate c1
    moved blue frigate b2 c1
84: red answers strike e4
    attacked red e4 1 0
    round 22
85: blue answers gather d2
    moved blue frigate c1 d2
86: red answers strike e4
    attacked red e4 1 1
    destroyed blue frigate e4
    round 23
87: blue answers gather b2
    moved blue frigate d2 b2
88: red answers gather e5
    moved red frigate e4 e5
    round 24
89: blue answers scatter b2
90: blue answers send frigate c3
    moved blue frigate b2 c3
91: red answers gather e4
    moved red frigate e5 e4
    round 25
92: blue answers module c3
    module blue c3 1
93: red answers gather e5
    moved red frigate e4 e5
    round 26
94: blue answers module c3
    module blue c3 2
95: red answers gather e4
    moved red frigate e5 e4
    round 27
96: blue answers module c3
    module blue c3 3
    station blue c3
    gained blue c3
97: red answers gather c4
98: red answers bring frigate e4
    moved red frigate e4 c4
99: red answers done
    round 28
100: blue answers build destroyer c3
    built blue destroyer c3
101: red answers gather e4
    moved red frigate c4 e4
    round 29
102: blue answers scatter c3
103: blue answers send frigate b2
    moved blue frigate c3 b2
104: blue answers done
105: red answers gather c5
    moved red flagship c4 c5
    round 30
106: blue answers strike b3
    attacked blue b3 3 2
    destroyed red frigate b3
107: red answers module e4
    module red e4 2
    round 31
108: blue answers module b2
    module blue b2 2
109: red answers module e4
    module red e4 3
    station red e4
    gained red e4
    round 32
110: blue answers gather e2
    moved blue flagship d2 e2
111: red answers scatter e4
112: red answers send frigate d4
    moved red frigate e4 d4
    lost red e4
    round 33
113: blue answers gather e3
    moved blue flagship e2 e3
114: red answers gather e5
    moved red frigate d4 e5
    round 34
115: blue answers gather e4
    moved blue flagship e3 e4
    gained blue e4
116: red answers gather e4
    moved red frigate e5 e4
    lost blue e4
    round 35
117: blue answers pass
    passed blue
118: red answers gather e2
    moved red frigate e4 e2
    gained blue e4
    round 36
119: blue answers module b2
    module blue b2 3
    station blue b2
    gained blue b2
120: red answers gather e4
    moved red frigate e2 e4
    lost blue e4
    round 37
121: blue answers gather c1
    moved blue frigate b2 c1
    lost blue b2
122: red answers scatter e4
123: red answers send frigate e2
    moved red frigate e4 e2
    gained blue e4
    round 38
124: blue answers gather a1
    moved blue frigate c1 a1
125: red answers module e2
    module red e2 1
    round 39
126: blue answers gather b2
    moved blue frigate a1 b2
    gained blue b2
127: red answers gather e4
    moved red frigate e2 e4
    lost blue e4
    round 40
128: blue answers strike e4
    attacked blue e4 4 1
    destroyed red frigate e4
    gained blue e4
129: red answers scatter c5
130: red answers send flagship d5
    moved red flagship c5 d5
    round 41
131: blue answers scatter c3
132: blue answers send destroyer c2
    moved blue destroyer c3 c2
    lost blue c3
133: red answers gather d4
    moved red flagship d5 d4
    round 42
134: blue answers scatter e4
135: blue answers send flagship e3
    moved blue flagship e4 e3
    lost blue e4
136: red answers gather e4
    moved red flagship d4 e4
    gained red e4
    round 43
137: blue answers gather d3
    moved blue flagship e3 d3
138: red answers refine 1
    refined red 1 1
    round 44
139: blue answers gather d2
140: blue answers bring flagship d3
    moved blue flagship d3 d2
141: blue answers done
142: red answers build frigate e4
    built red frigate e4
    round 45
143: blue answers gather d3
    moved blue flagship d2 d3
144: red answers build frigate e4
    built red frigate e4
    round 46
145: blue answers gather d4
    moved blue flagship d3 d4
146: red answers build frigate e4
    built red frigate e4
    round 47
147: blue answers pass
    passed blue
148: red answers gather d4
149: red answers bring-all e4
    moved red frigate e4 d4
    moved red frigate e4 d4
    moved red frigate e4 d4
    moved red flagship e4 d4
    lost red e4
    round 48
150: blue answers gather e4
    moved blue flagship d4 e4
    gained blue e4
151: red answers gather c5
152: red answers bring-all d4
    moved red frigate d4 c5
    moved red frigate d4 c5
    moved red frigate d4 c5
    round 49
153: blue answers gather c1
154: blue answers bring frigate b2
    moved blue frigate b2 c1
155: blue answers bring destroyer c2
    moved blue destroyer c2 c1
    lost blue b2
156: red answers gather e4
    moved red flagship d4 e4
    lost blue e4
    round 50
157: blue answers gather c3
    moved blue frigate c1 c3
    gained blue c3
158: red answers gather b5
159: red answers bring-all c5
    moved red frigate c5 b5
    moved red frigate c5 b5
    moved red frigate c5 b5
    round 51
160: blue answers gather b1
    moved blue destroyer c1 b1
161: red answers scatter b5
162: red answers send frigate b4
    moved red frigate b5 b4
163: red answers send-all c5
    moved red frigate b5 c5
    moved red frigate b5 c5
    round 52
164: blue answers pass
    passed blue
165: red answers gather b2
    moved red frigate b4 b2
    gained red b2
    round 53
166: blue answers gather b2
167: blue answers bring destroyer b1
    moved blue destroyer b1 b2
168: blue answers bring frigate c3
    moved blue frigate c3 b2
    lost red b2
    lost blue c3
169: red answers scatter c5
170: red answers send-all c4
    moved red frigate c5 c4
    moved red frigate c5 c4
    round 54
171: blue answers gather c3
    moved blue frigate b2 c3
    gained blue c3
172: red answers scatter c4
173: red answers send frigate e4
    moved red frigate c4 e4
174: red answers send frigate c3
    moved red frigate c4 c3
    lost blue c3
    round 55
175: blue answers pass
    passed blue
176: red answers strike e4
    attacked red e4 5 1
    ignored blue flagship e4
    round 56
177: blue answers gather a2
    moved blue destroyer b2 a2
    gained red b2
178: red answers strike e4
    attacked red e4 5 2
    ignored blue flagship e4
    destroyed blue flagship e4
    out blue
    won-flagships red
red: place 1, stations 3, ore 1, metal 0
blue: place 2, stations 0, ore 0, metal 0
