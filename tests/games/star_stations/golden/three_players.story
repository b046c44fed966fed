order-roll red 20 9
order-roll blue 20 11
order-roll green 20 12
0: green answers start f6
    started green f6
1: blue answers start a1
    started blue a1
    started red f1
    order-roll red 20 13
    order-roll blue 20 8
    order-roll green 20 11
    begins red
2: red answers gather e2
    moved red frigate f1 e2
3: red answers done
4: blue answers gather b1
5: blue answers bring flagship a1
    moved blue flagship a1 b1
6: blue answers bring frigate a1
    moved blue frigate a1 b1
7: blue answers done
8: green answers gather e5
    moved green frigate f6 e5
9: green answers done
    round 2
10: red answers module e2
    module red e2 1
11: blue answers gather c2
    moved blue frigate b1 c2
12: green answers module e5
    module green e5 1
    round 3
13: red answers scatter e2
14: red answers send frigate e1
    moved red frigate e2 e1
15: blue answers gather e2
    moved blue frigate c2 e2
16: green answers gather e5
    moved green frigate f6 e5
    round 4
17: red answers gather d2
    moved red frigate e1 d2
18: blue answers module e2
    module blue e2 2
19: green answers gather c5
    moved green frigate e5 c5
20: green answers done
    round 5
21: red answers gather d1
22: red answers bring frigate f1
    moved red frigate f1 d1
23: red answers done
24: blue answers gather b1
    moved blue frigate a1 b1
25: green answers module e5
    module green e5 2
    round 6
26: red answers gather b2
    moved red frigate d2 b2
27: blue answers gather b2
28: blue answers bring frigate b1
    moved blue frigate b1 b2
29: blue answers done
30: green answers scatter c5
31: green answers send frigate c4
    moved green frigate c5 c4
    round 7
32: red answers gather b4
    moved red frigate b2 b4
33: blue answers gather a2
    moved blue frigate b2 a2
34: green answers scatter c4
35: green answers send frigate d3
    moved green frigate c4 d3
    round 8
36: red answers gather c4
    moved red frigate b4 c4
37: blue answers gather c2
38: blue answers bring frigate a2
    moved blue frigate a2 c2
39: blue answers done
40: green answers module e5
    module green e5 3
    station green e5
    round 9
41: red answers module c4
    module red c4 1
42: blue answers module e2
    module blue e2 3
    station blue e2
43: green answers build frigate e5
    built green frigate e5
    round 10
44: red answers gather e4
    moved red frigate c4 e4
45: blue answers gather c4
    moved blue frigate c2 c4
46: green answers gather e2
    moved green frigate d3 e2
    round 11
47: red answers gather e5
    moved red frigate e4 e5
48: blue answers strike e2
    attacked blue e2 1 1
    destroyed green frigate e2
49: green answers strike e5
    attacked green e5 2 1
    destroyed red frigate e5
    round 12
50: red answers mine
    mined red 1
51: blue answers gather c3
    moved blue frigate c4 c3
52: green answers gather c5
    moved green frigate e5 c5
53: green answers done
    round 13
54: red answers gather d3
    moved red frigate d1 d3
55: blue answers gather c4
    moved blue frigate c3 c4
56: green answers build frigate e5
    built green frigate e5
    round 14
57: red answers gather e3
    moved red frigate d3 e3
58: blue answers refine 1
    refined blue 1 1
59: green answers gather c4
    moved green frigate c5 c4
    round 15
60: red answers gather d3
    moved red frigate e3 d3
61: blue answers strike c4
    attacked blue c4 1 1
    destroyed green frigate c4
62: green answers scatter f6
63: green answers send flagship f5
    moved green flagship f6 f5
    round 16
64: red answers gather b3
    moved red frigate d3 b3
65: blue answers refine 1
    refined blue 1 1
66: green answers gather c5
    moved green frigate e5 c5
67: green answers done
    round 17
68: red answers gather b2
    moved red frigate b3 b2
69: blue answers refine 1
    refined blue 1 1
70: green answers gather b6
    moved green frigate c5 b6
    round 18
71: red answers gather a3
    moved red frigate b2 a3
72: blue answers gather b5
    moved blue frigate c4 b5
73: green answers gather e5
    moved green flagship f5 e5
    round 19
74: red answers gather b4
    moved red frigate a3 b4
75: blue answers gather c4
    moved blue frigate b5 c4
76: green answers gather d4
    moved green frigate e5 d4
    round 20
77: red answers gather c4
    moved red frigate b4 c4
78: blue answers gather d5
    moved blue frigate c4 d5
79: green answers gather b4
    moved green frigate b6 b4
    round 21
80: red answers module c4
    module red c4 2
81: blue answers build frigate e2
    built blue frigate e2
82: green answers gather d3
    moved green frigate d4 d3
    round 22
83: red answers module c4
    module red c4 3
    station red c4
84: blue answers gather e5
    moved blue frigate d5 e5
85: green answers strike e5
    attacked green e5 4 3
    destroyed blue frigate e5
    round 23
86: red answers scatter c4
87: red answers send frigate b4
    moved red frigate c4 b4
88: blue answers gather f2
    moved blue frigate e2 f2
89: blue answers done
90: green answers gather b2
    moved green frigate b4 b2
    round 24
91: red answers gather a3
    moved red frigate b4 a3
92: blue answers build destroyer e2
    built blue destroyer e2
93: green answers gather c4
    moved green frigate d3 c4
    round 25
94: red answers gather b4
    moved red frigate a3 b4
95: blue answers gather b2
    moved blue flagship b1 b2
96: green answers scatter c4
97: green answers send frigate c5
    moved green frigate c4 c5
    round 26
98: red answers gather b2
    moved red frigate b4 b2
99: blue answers gather f2
100: blue answers bring destroyer e2
    moved blue destroyer e2 f2
101: blue answers done
102: green answers gather c4
    moved green frigate c5 c4
    round 27
103: red answers gather b4
    moved red frigate b2 b4
104: blue answers strike b2
    attacked blue b2 4 3
    destroyed green frigate b2
105: green answers refine 2
    refined green 2 2
    round 28
106: red answers gather e1
    moved red flagship f1 e1
107: blue answers gather b3
    moved blue flagship b2 b3
108: green answers build frigate c4
    built green frigate c4
    round 29
109: red answers gather c4
    moved red frigate b4 c4
110: blue answers gather c3
    moved blue flagship b3 c3
111: green answers strike c4
    attacked green c4 2 0
    round 30
112: red answers strike c4
    attacked red c4 1 1
    destroyed green frigate c4
113: blue answers gather f4
    moved blue frigate f2 f4
114: green answers strike c4
    attacked green c4 1 0
    round 31
115: red answers strike c4
    attacked red c4 1 0
116: blue answers gather e5
    moved blue frigate f4 e5
117: green answers gather c3
    moved green frigate c4 c3
    round 32
118: red answers gather e2
    moved red flagship e1 e2
119: blue answers gather f4
    moved blue frigate e5 f4
120: green answers gather b4
    moved green frigate c3 b4
    round 33
121: red answers strike e2
    attacked red e2 4 4
    destroyed blue frigate e2
122: blue answers scatter c3
123: blue answers send flagship d3
    moved blue flagship c3 d3
124: green answers gather c3
    moved green frigate b4 c3
    round 34
125: red answers build frigate c4
    built red frigate c4
126: blue answers strike e2
    attacked blue e2 3 2
    ignored red flagship e2
    destroyed red flagship e2
    out red
127: green answers gather c4
    moved green frigate c3 c4
    round 35
128: blue answers gather e2
    moved blue destroyer f2 e2
129: green answers scatter c4
130: green answers send frigate b4
    moved green frigate c4 b4
    round 36
131: blue answers gather e5
    moved blue frigate f4 e5
132: green answers scatter e5
133: green answers send flagship d5
    moved green flagship e5 d5
    round 37
134: blue answers gather c3
    moved blue flagship d3 c3
135: green answers gather e5
    moved green flagship d5 e5
    round 38
136: blue answers gather c4
    moved blue flagship c3 c4
137: green answers gather c4
    moved green frigate b4 c4
    round 39
138: blue answers strike c4
    attacked blue c4 4 2
    destroyed green frigate c4
139: green answers gather e4
    moved green flagship e5 e4
    won-stations blue 3
red: place 3, stations 0, ore 0, metal 0
blue: place 1, stations 3, ore 0, metal 1
green: place 2, stations 0, ore 0, metal 1
