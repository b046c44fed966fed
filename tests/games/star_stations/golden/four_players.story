order-roll red 20 11
order-roll blue 20 9
order-roll green 20 11
order-roll yellow 20 8
order-roll red 20 9
order-roll green 20 11
0: green answers start f6
    started green f6
1: red answers start a6
    started red a6
2: blue answers start f1
    started blue f1
    started yellow a1
    order-roll red 20 10
    order-roll blue 20 9
    order-roll green 20 9
    order-roll yellow 20 8
    begins red
3: red answers gather a5
4: red answers bring frigate a6
    moved red frigate a6 a5
5: red answers bring flagship a6
    moved red flagship a6 a5
6: red answers bring frigate a6
    moved red frigate a6 a5
7: blue answers scatter f1
8: blue answers send frigate e2
    moved blue frigate f1 e2
9: blue answers send-all e1
    moved blue frigate f1 e1
    moved blue flagship f1 e1
10: green answers pass
    passed green
11: yellow answers gather a3
12: yellow answers bring frigate a1
    moved yellow frigate a1 a3
13: yellow answers done
    round 2
14: red answers mine
    mined red 2
15: blue answers gather c1
    moved blue frigate e1 c1
16: green answers gather f5
17: green answers bring frigate f6
    moved green frigate f6 f5
18: green answers done
19: yellow answers gather b4
    moved yellow frigate a3 b4
    round 3
20: red answers mine
    mined red 2
21: blue answers gather b2
    moved blue frigate c1 b2
22: green answers gather f3
    moved green frigate f5 f3
23: yellow answers module b4
    module yellow b4 1
    round 4
24: red answers gather a4
25: red answers bring flagship a5
    moved red flagship a5 a4
26: red answers bring frigate a5
    moved red frigate a5 a4
27: red answers bring frigate a5
    moved red frigate a5 a4
28: blue answers module e2
    module blue e2 1
29: green answers gather e5
    moved green frigate f6 e5
30: yellow answers module b4
    module yellow b4 2
    round 5
31: red answers gather b5
32: red answers bring-all a4
    moved red frigate a4 b5
    moved red frigate a4 b5
33: blue answers module b2
    module blue b2 1
34: green answers gather d5
    moved green frigate e5 d5
35: yellow answers module b4
    module yellow b4 3
    station yellow b4
    gained yellow b4
    round 6
36: red answers mine
    mined red 1
37: blue answers gather c2
38: blue answers bring frigate b2
    moved blue frigate b2 c2
39: blue answers done
40: green answers module d5
    module green d5 1
41: yellow answers build frigate b4
    built yellow frigate b4
    round 7
42: red answers gather c4
43: red answers bring frigate b5
    moved red frigate b5 c4
44: red answers done
45: blue answers gather c3
    moved blue frigate c2 c3
46: green answers scatter d5
47: green answers send frigate f5
    moved green frigate d5 f5
48: yellow answers build frigate b4
    built yellow frigate b4
    round 8
49: red answers gather e4
    moved red frigate c4 e4
50: blue answers gather b4
    moved blue frigate c3 b4
    lost yellow b4
51: green answers gather d5
    moved green frigate f5 d5
52: yellow answers strike b4
    attacked yellow b4 3 1
    destroyed blue frigate b4
    gained yellow b4
    round 9
53: red answers gather f4
    moved red frigate e4 f4
54: blue answers module e2
    module blue e2 2
55: green answers module d5
    module green d5 2
56: yellow answers scatter a1
57: yellow answers send flagship a2
    moved yellow flagship a1 a2
58: yellow answers send frigate a3
    moved yellow frigate a1 a3
    round 10
59: red answers module f4
    module red f4 1
60: blue answers module e2
    module blue e2 3
    station blue e2
    gained blue e2
61: green answers scatter f3
62: green answers send frigate d3
    moved green frigate f3 d3
63: yellow answers mine
    mined yellow 1
    round 11
64: red answers pass
    passed red
65: blue answers build frigate e2
    built blue frigate e2
66: green answers module d5
    module green d5 3
    station green d5
    gained green d5
67: yellow answers gather b2
68: yellow answers bring frigate b4
    moved yellow frigate b4 b2
69: yellow answers bring flagship a2
    moved yellow flagship a2 b2
70: yellow answers done
    round 12
71: red answers module f4
    module red f4 2
72: blue answers build frigate e2
    built blue frigate e2
73: green answers build frigate d5
    built green frigate d5
74: yellow answers module b2
    module yellow b2 2
    round 13
75: red answers gather b4
76: red answers bring frigate b5
    moved red frigate b5 b4
77: red answers done
    lost yellow b4
78: blue answers gather e1
79: blue answers bring-all e2
    moved blue frigate e2 e1
    moved blue frigate e2 e1
    moved blue frigate e2 e1
80: green answers refine 2
    refined green 2 2
81: yellow answers strike b4
    attacked yellow b4 2 1
    destroyed red frigate b4
    gained yellow b4
    round 14
82: red answers gather b4
    moved red flagship a4 b4
    lost yellow b4
83: blue answers gather d1
84: blue answers bring frigate e1
    moved blue frigate e1 d1
85: blue answers done
86: green answers gather e2
    moved green frigate d3 e2
    lost blue e2
    gained green e2
87: yellow answers strike b4
    attacked yellow b4 2 1
    ignored red flagship b4
    round 15
88: red answers strike b4
    attacked red b4 4 3
    destroyed yellow frigate b4
    destroyed yellow frigate b4
    gained red b4
89: blue answers gather d3
    moved blue frigate d1 d3
90: green answers build frigate e2
    built green frigate e2
91: yellow answers module b2
    module yellow b2 3
    station yellow b2
    gained yellow b2
    round 16
92: red answers build destroyer b4
    built red destroyer b4
93: blue answers gather f1
94: blue answers bring flagship e1
    moved blue flagship e1 f1
95: blue answers bring frigate e1
    moved blue frigate e1 f1
96: blue answers done
97: green answers gather c4
98: green answers bring frigate d5
    moved green frigate d5 c4
99: green answers done
100: yellow answers refine 1
    refined yellow 1 1
    round 17
101: red answers module f4
    module red f4 3
    station red f4
    gained red f4
102: blue answers gather b3
    moved blue frigate d3 b3
103: green answers scatter d5
104: green answers send frigate d4
    moved green frigate d5 d4
105: yellow answers scatter b2
106: yellow answers send frigate d2
    moved yellow frigate b2 d2
107: yellow answers send flagship b1
    moved yellow flagship b2 b1
    round 18
108: red answers gather f3
    moved red frigate f4 f3
109: blue answers gather b2
    moved blue frigate b3 b2
    lost yellow b2
    gained blue b2
110: green answers gather f4
    moved green frigate d4 f4
    lost red f4
    gained green f4
111: yellow answers gather e2
    moved yellow frigate d2 e2
    lost green e2
    round 19
112: red answers scatter f3
113: red answers send frigate f4
    moved red frigate f3 f4
    lost green f4
114: blue answers gather c3
    moved blue frigate b2 c3
115: green answers strike e2
    attacked green e2 2 0
116: yellow answers gather d2
    moved yellow frigate e2 d2
    gained green e2
    round 20
117: red answers gather f5
    moved red frigate f4 f5
    gained green f4
118: blue answers gather b2
    moved blue frigate c3 b2
    won-stations green 3
red: place 2, stations 1, ore 7, metal 0
blue: place 3, stations 1, ore 1, metal 1
green: place 1, stations 3, ore 0, metal 3
yellow: place 4, stations 0, ore 0, metal 2
