order-roll red 20 9
order-roll blue 20 11
order-roll green 20 12
0: green answers start f6
    started green f6
1: blue answers start a1
    started blue a1
    started red f1
    order-roll red 20 8
    order-roll blue 20 9
    order-roll green 20 10
    begins green
2: green answers scatter f6
3: green answers send frigate e5
    moved green frigate f6 e5
4: green answers send frigate e6
    moved green frigate f6 e6
5: green answers send flagship e6
    moved green flagship f6 e6
6: red answers gather d1
7: red answers bring frigate f1
    moved red frigate f1 d1
8: red answers done
9: blue answers gather b2
10: blue answers bring frigate a1
    moved blue frigate a1 b2
11: blue answers done
    round 2
12: green answers gather f4
    moved green frigate e5 f4
13: red answers gather d3
    moved red frigate d1 d3
14: blue answers module b2
    module blue b2 1
    round 3
15: green answers gather d5
    moved green frigate e6 d5
16: red answers module d3
    module red d3 1
17: blue answers module b2
    module blue b2 2
    round 4
18: green answers pass
    passed green
19: red answers gather c4
    moved red frigate d3 c4
20: blue answers module b2
    module blue b2 3
    station blue b2
    gained blue b2
    round 5
21: green answers gather d3
    moved green frigate d5 d3
22: red answers gather e2
    moved red frigate f1 e2
23: blue answers gather a2
24: blue answers bring-all a1
    moved blue frigate a1 a2
    moved blue flagship a1 a2
25: blue answers bring frigate b2
    moved blue frigate b2 a2
    lost blue b2
    round 6
26: green answers module d3
    module green d3 2
27: red answers module e2
    module red e2 1
28: blue answers gather a1
29: blue answers bring frigate a2
    moved blue frigate a2 a1
30: blue answers done
    round 7
31: green answers module d3
    module green d3 3
    station green d3
    gained green d3
32: red answers module c4
    module red c4 1
33: blue answers scatter a2
34: blue answers send-all b2
    moved blue frigate a2 b2
    moved blue flagship a2 b2
    gained blue b2
    round 8
35: green answers build frigate d3
    built green frigate d3
36: red answers module e2
    module red e2 2
37: blue answers gather b4
    moved blue frigate b2 b4
    round 9
38: green answers build frigate d3
    built green frigate d3
39: red answers pass
    passed red
40: blue answers gather a5
    moved blue frigate b4 a5
    round 10
41: green answers gather e3
42: green answers bring frigate d3
    moved green frigate d3 e3
43: green answers done
44: red answers scatter e2
45: red answers send frigate d3
    moved red frigate e2 d3
    lost green d3
46: blue answers refine 1
    refined blue 1 1
    round 11
47: green answers gather e2
48: green answers bring frigate d3
    moved green frigate d3 e2
49: green answers done
50: red answers gather b5
    moved red frigate c4 b5
51: blue answers build frigate b2
    built blue frigate b2
    round 12
52: green answers gather c4
    moved green frigate d3 c4
    gained red d3
53: red answers build frigate d3
    built red frigate d3
54: blue answers build frigate b2
    built blue frigate b2
    round 13
55: green answers module e2
    module green e2 3
    station green e2
    gained green e2
56: red answers gather d2
57: red answers bring frigate d3
    moved red frigate d3 d2
58: red answers done
59: blue answers build frigate b2
    built blue frigate b2
    round 14
60: green answers gather c3
    moved green frigate c4 c3
61: red answers gather a4
    moved red frigate b5 a4
62: blue answers gather c1
63: blue answers bring frigate b2
    moved blue frigate b2 c1
64: blue answers bring frigate b2
    moved blue frigate b2 c1
65: blue answers done
    round 15
66: green answers gather c4
    moved green frigate c3 c4
67: red answers scatter d2
68: red answers send frigate e2
    moved red frigate d2 e2
    lost green e2
69: blue answers gather c5
    moved blue frigate a5 c5
    round 16
70: green answers gather f2
71: green answers bring frigate e3
    moved green frigate e3 f2
72: green answers bring frigate e2
    moved green frigate e2 f2
73: green answers done
    gained red e2
74: red answers build frigate e2
    built red frigate e2
75: blue answers gather d5
    moved blue frigate c5 d5
    round 17
76: green answers gather d3
    moved green frigate c4 d3
    lost red d3
77: red answers gather d5
    moved red frigate d3 d5
    gained green d3
78: blue answers gather d2
79: blue answers bring frigate c1
    moved blue frigate c1 d2
80: blue answers done
    round 18
81: green answers mine
    mined green 1
82: red answers strike d5
    attacked red d5 1 0
83: blue answers gather c4
    moved blue frigate d5 c4
    round 19
84: green answers gather c2
    moved green frigate d3 c2
    lost green d3
85: red answers gather b4
    moved red frigate a4 b4
86: blue answers gather e2
    moved blue frigate d2 e2
    lost red e2
    round 20
87: green answers gather b2
    moved green frigate c2 b2
    lost blue b2
88: red answers strike e2
    attacked red e2 2 1
    destroyed blue frigate e2
    gained red e2
89: blue answers strike b2
    attacked blue b2 5 3
    destroyed green frigate b2
    gained blue b2
    round 21
90: green answers gather d4
    moved green frigate f4 d4
91: red answers gather b2
    moved red frigate b4 b2
    lost blue b2
92: blue answers strike b2
    attacked blue b2 5 1
    destroyed red frigate b2
    gained blue b2
    round 22
93: green answers gather d3
    moved green frigate d4 d3
    gained green d3
94: red answers gather d1
95: red answers bring-all e2
    moved red frigate e2 d1
    moved red frigate e2 d1
    lost red e2
96: blue answers gather d3
    moved blue frigate c4 d3
    lost green d3
    round 23
97: green answers gather e5
    moved green flagship e6 e5
98: red answers gather c4
    moved red frigate d5 c4
99: blue answers gather e2
    moved blue frigate d3 e2
    gained blue e2
    gained green d3
    round 24
100: green answers gather e3
101: green answers bring frigate f2
    moved green frigate f2 e3
102: green answers done
103: red answers gather e2
104: red answers bring frigate d1
    moved red frigate d1 e2
105: red answers done
    lost blue e2
106: blue answers strike e2
    attacked blue e2 1 0
    round 25
107: green answers gather f3
108: green answers bring frigate f2
    moved green frigate f2 f3
109: green answers done
110: red answers gather c1
    moved red frigate d1 c1
111: blue answers gather b4
    moved blue frigate b2 b4
    round 26
112: green answers gather d5
113: green answers bring flagship e5
    moved green flagship e5 d5
114: green answers done
115: red answers scatter f1
116: red answers send flagship e1
    moved red flagship f1 e1
117: blue answers strike c1
    attacked blue c1 1 0
    round 27
118: green answers gather e5
119: green answers bring frigate e3
    moved green frigate e3 e5
120: green answers done
121: red answers gather e4
122: red answers bring frigate c4
    moved red frigate c4 e4
123: red answers bring frigate e2
    moved red frigate e2 e4
    gained blue e2
124: blue answers gather c4
    moved blue frigate b4 c4
    round 28
125: green answers gather f5
126: green answers bring frigate e5
    moved green frigate e5 f5
127: green answers done
128: red answers gather b2
    moved red frigate c1 b2
    lost blue b2
129: blue answers pass
    passed blue
    round 29
130: green answers gather c5
    moved green flagship d5 c5
131: red answers gather f1
    moved red flagship e1 f1
132: blue answers gather a1
    moved blue frigate c1 a1
    round 30
133: green answers scatter d3
134: green answers send frigate b3
    moved green frigate d3 b3
    lost green d3
135: red answers gather f2
    moved red flagship f1 f2
136: blue answers strike b2
    attacked blue b2 4 2
    destroyed red frigate b2
    gained blue b2
    round 31
137: green answers gather b2
    moved green frigate b3 b2
    lost blue b2
138: red answers gather e5
139: red answers bring frigate e4
    moved red frigate e4 e5
140: red answers done
141: blue answers strike b2
    attacked blue b2 4 3
    destroyed green frigate b2
    gained blue b2
    round 32
142: green answers gather e2
    moved green frigate f3 e2
    lost blue e2
143: red answers gather d3
    moved red frigate e4 d3
    gained red d3
144: blue answers gather f1
    moved blue frigate e2 f1
    gained green e2
    round 33
145: green answers gather c4
    moved green flagship c5 c4
146: red answers gather c5
    moved red frigate e5 c5
147: blue answers gather b5
    moved blue frigate c4 b5
    round 34
148: green answers pass
    passed green
149: red answers gather f1
    moved red flagship f2 f1
150: blue answers scatter b2
151: blue answers send flagship b3
    moved blue flagship b2 b3
    lost blue b2
    round 35
152: green answers gather d5
    moved green frigate f5 d5
153: red answers pass
    passed red
154: blue answers gather b3
    moved blue frigate b5 b3
    round 36
155: green answers gather e5
    moved green frigate d5 e5
156: red answers gather f2
    moved red flagship f1 f2
157: blue answers gather d1
    moved blue frigate f1 d1
    round 37
158: green answers module e5
    module green e5 1
159: red answers gather d5
160: red answers bring frigate c5
    moved red frigate c5 d5
161: red answers bring frigate d3
    moved red frigate d3 d5
    lost red d3
162: blue answers gather e2
    moved blue frigate d1 e2
    lost green e2
    round 38
163: green answers gather f5
    moved green frigate e5 f5
164: red answers mine
    mined red 1
165: blue answers strike e2
    attacked blue e2 1 0
    round 39
166: green answers strike e2
    attacked green e2 1 0
167: red answers mine
    mined red 1
168: blue answers gather a3
169: blue answers bring frigate a1
    moved blue frigate a1 a3
170: blue answers done
    round 40
171: green answers strike e2
    attacked green e2 1 0
172: red answers gather d3
173: red answers bring frigate d5
    moved red frigate d5 d3
174: red answers done
    gained red d3
175: blue answers scatter e2
176: blue answers send frigate e1
    moved blue frigate e2 e1
    gained green e2
    last-round 40
    figures red 1 12
    figures blue 0 16
    figures green 1 12
    stocks red 1 3
    stocks green 1 2
    won-compared red
red: place 1, stations 1, ore 3, metal 1
blue: place 3, stations 0, ore 1, metal 0
green: place 2, stations 1, ore 2, metal 1
