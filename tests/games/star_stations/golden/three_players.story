order-roll red 20 3
order-roll blue 20 4
order-roll green 20 2
0: blue answers start f6
    started blue f6
1: red answers start a1
    started red a1
    started green f1
    order-roll red 20 2
    order-roll blue 20 1
    order-roll green 20 2
    order-roll red 20 4
    order-roll green 20 5
    begins green
2: green answers gather e2
3: green answers bring-all f1
    moved green frigate f1 e2
    moved green frigate f1 e2
4: red answers gather a2
5: red answers bring-all a1
    moved red frigate a1 a2
    moved red frigate a1 a2
    moved red flagship a1 a2
6: blue answers gather d6
7: blue answers bring-all f6
    moved blue frigate f6 d6
    moved blue frigate f6 d6
    round 2
8: green answers gather e4
9: green answers bring frigate e2
    moved green frigate e2 e4
10: green answers done
11: red answers scatter a2
12: red answers send-all a1
    moved red frigate a2 a1
    moved red frigate a2 a1
    moved red flagship a2 a1
13: blue answers gather d4
14: blue answers bring frigate d6
    moved blue frigate d6 d4
15: blue answers done
    round 3
16: green answers gather e5
    moved green frigate e4 e5
17: red answers gather a3
18: red answers bring-all a1
    moved red frigate a1 a3
    moved red frigate a1 a3
19: blue answers mine
    mined blue 1
    round 4
20: green answers module e2
    module green e2 1
21: red answers mine
    mined red 2
22: blue answers gather c4
    moved blue frigate d4 c4
    round 5
23: green answers module e5
    module green e5 1
24: red answers gather b3
25: red answers bring frigate a3
    moved red frigate a3 b3
26: red answers done
27: blue answers gather e5
    moved blue frigate d6 e5
    round 6
28: green answers strike e5
    attacked green e5 1 0
29: red answers scatter b3
30: red answers send frigate b4
    moved red frigate b3 b4
31: blue answers strike e5
    attacked blue e5 1 1
    destroyed green frigate e5
    round 7
32: green answers module e2
    module green e2 2
33: red answers pass
    passed red
34: blue answers module e5
    module blue e5 2
    round 8
35: green answers module e2
    module green e2 3
    station green e2
    gained green e2
36: red answers module b4
    module red b4 1
37: blue answers scatter c4
38: blue answers send frigate e4
    moved blue frigate c4 e4
    round 9
39: green answers pass
    passed green
40: red answers gather b1
    moved red flagship a1 b1
41: blue answers module e5
    module blue e5 3
    station blue e5
    gained blue e5
    round 10
42: green answers gather e3
    moved green frigate e2 e3
    lost green e2
43: red answers module b4
    module red b4 2
44: blue answers pass
    passed blue
    round 11
45: green answers gather f3
    moved green frigate e3 f3
46: red answers gather b3
47: red answers bring frigate a3
    moved red frigate a3 b3
48: red answers done
49: blue answers pass
    passed blue
    round 12
50: green answers scatter f3
51: green answers send frigate e2
    moved green frigate f3 e2
    gained green e2
52: red answers module b4
    module red b4 3
    station red b4
    gained red b4
53: blue answers build destroyer e5
    built blue destroyer e5
    round 13
54: green answers gather d1
    moved green frigate e2 d1
    lost green e2
55: red answers pass
    passed red
56: blue answers pass
    passed blue
    round 14
57: green answers gather e2
    moved green frigate d1 e2
    gained green e2
58: red answers gather b2
59: red answers bring flagship b1
    moved red flagship b1 b2
60: red answers bring frigate b3
    moved red frigate b3 b2
61: red answers bring frigate b4
    moved red frigate b4 b2
    lost red b4
62: blue answers scatter e5
63: blue answers send frigate c5
    moved blue frigate e5 c5
64: blue answers done
    round 15
65: green answers build frigate e2
    built green frigate e2
66: red answers module b2
    module red b2 1
67: blue answers pass
    passed blue
    round 16
68: green answers build frigate e2
    built green frigate e2
69: red answers module b2
    module red b2 2
70: blue answers gather d3
    moved blue frigate e4 d3
    round 17
71: green answers gather e1
72: green answers bring frigate e2
    moved green frigate e2 e1
73: green answers bring flagship f1
    moved green flagship f1 e1
74: green answers done
75: red answers module b2
    module red b2 3
    station red b2
    gained red b2
76: blue answers pass
    passed blue
    round 18
77: green answers gather c1
    moved green frigate e1 c1
78: red answers build destroyer b2
    built red destroyer b2
79: blue answers gather c2
    moved blue frigate d3 c2
    round 19
80: green answers gather b2
    moved green frigate c1 b2
    lost red b2
81: red answers gather a2
82: red answers bring frigate b2
    moved red frigate b2 a2
83: red answers bring frigate b2
    moved red frigate b2 a2
84: red answers bring destroyer b2
    moved red destroyer b2 a2
85: red answers done
86: blue answers gather d1
    moved blue frigate c2 d1
    round 20
87: green answers gather b4
    moved green frigate b2 b4
    gained red b2
    gained green b4
88: red answers scatter b2
89: red answers send flagship b3
    moved red flagship b2 b3
    lost red b2
90: blue answers gather b4
    moved blue frigate c5 b4
    lost green b4
    round 21
91: green answers gather b5
    moved green frigate b4 b5
    gained blue b4
92: red answers gather a4
93: red answers bring-all a2
    moved red frigate a2 a4
    moved red frigate a2 a4
94: blue answers gather d4
    moved blue frigate b4 d4
    lost blue b4
    round 22
95: green answers gather b4
    moved green frigate b5 b4
    gained green b4
96: red answers gather c3
    moved red flagship b3 c3
97: blue answers gather b4
    moved blue frigate d4 b4
    lost green b4
    round 23
98: green answers gather f3
99: green answers bring frigate e2
    moved green frigate e2 f3
100: green answers done
101: red answers gather b2
    moved red destroyer a2 b2
    gained red b2
102: blue answers gather b3
    moved blue frigate b4 b3
    gained green b4
    round 24
103: green answers scatter e2
104: green answers send frigate c2
    moved green frigate e2 c2
    lost green e2
105: red answers refine 1
    refined red 1 1
106: blue answers scatter d1
107: blue answers send frigate e2
    moved blue frigate d1 e2
    gained blue e2
    round 25
108: green answers gather c3
109: green answers bring frigate c2
    moved green frigate c2 c3
110: green answers bring frigate b4
    moved green frigate b4 c3
    lost green b4
111: red answers strike b3
    attacked red b3 3 1
    destroyed blue frigate b3
112: blue answers pass
    passed blue
    round 26
113: green answers gather f4
    moved green frigate f3 f4
114: red answers gather d3
    moved red flagship c3 d3
115: blue answers pass
    passed blue
    round 27
116: green answers gather f3
    moved green frigate f4 f3
117: red answers gather e3
    moved red flagship d3 e3
118: blue answers scatter e5
119: blue answers send destroyer e4
    moved blue destroyer e5 e4
    lost blue e5
    round 28
120: green answers gather e4
    moved green frigate f3 e4
121: red answers gather a3
122: red answers bring-all a4
    moved red frigate a4 a3
    moved red frigate a4 a3
123: blue answers gather e5
    moved blue destroyer e4 e5
    gained blue e5
    round 29
124: green answers gather e2
    moved green flagship e1 e2
    lost blue e2
125: red answers gather a4
126: red answers bring-all a3
    moved red frigate a3 a4
    moved red frigate a3 a4
127: blue answers pass
    passed blue
    round 30
128: green answers strike e2
    attacked green e2 4 0
129: red answers gather d3
    moved red flagship e3 d3
130: blue answers gather c2
    moved blue frigate e2 c2
    gained green e2
    round 31
131: green answers scatter c3
132: green answers send-all b4
    moved green frigate c3 b4
    moved green frigate c3 b4
    gained green b4
133: red answers strike c2
    attacked red c2 3 0
134: blue answers gather e6
135: blue answers bring flagship f6
    moved blue flagship f6 e6
136: blue answers done
    round 32
137: green answers gather a5
138: green answers bring frigate b4
    moved green frigate b4 a5
139: green answers bring frigate b4
    moved green frigate b4 a5
    lost green b4
140: red answers pass
    passed red
141: blue answers gather b2
    moved blue frigate c2 b2
    lost red b2
    round 33
142: green answers gather e5
    moved green frigate e4 e5
    lost blue e5
143: red answers gather a2
144: red answers bring destroyer b2
    moved red destroyer b2 a2
145: red answers done
    gained blue b2
146: blue answers pass
    passed blue
    round 34
147: green answers gather d2
    moved green flagship e2 d2
    lost green e2
148: red answers gather b3
149: red answers bring-all a4
    moved red frigate a4 b3
    moved red frigate a4 b3
150: blue answers gather f5
    moved blue destroyer e5 f5
    gained green e5
    round 35
151: green answers gather e2
    moved green flagship d2 e2
    gained green e2
152: red answers mine
    mined red 1
153: blue answers strike e5
    attacked blue e5 3 0
    round 36
154: green answers pass
    passed green
155: red answers mine
    mined red 1
156: blue answers gather c1
    moved blue frigate b2 c1
    lost blue b2
    round 37
157: green answers gather b4
158: green answers bring-all a5
    moved green frigate a5 b4
    moved green frigate a5 b4
    gained green b4
    won-stations green 3
red: place 2, stations 0, ore 2, metal 1
blue: place 3, stations 0, ore 4, metal 0
green: place 1, stations 3, ore 1, metal 1
