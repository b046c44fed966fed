order-roll red 20 7
order-roll blue 20 10
order-roll green 20 5
order-roll yellow 20 9
0: blue answers start a1
    started blue a1
1: yellow answers start a6
    started yellow a6
2: red answers start f1
    started red f1
    started green f6
    order-roll red 20 14
    order-roll blue 20 10
    order-roll green 20 13
    order-roll yellow 20 11
    begins red
3: red answers pass
    passed red
4: blue answers gather b2
5: blue answers bring-all a1
    moved blue frigate a1 b2
    moved blue frigate a1 b2
6: green answers scatter f6
7: green answers send-all f4
    moved green frigate f6 f4
    moved green frigate f6 f4
8: green answers done
9: yellow answers gather a5
10: yellow answers bring-all a6
    moved yellow frigate a6 a5
    moved yellow frigate a6 a5
    moved yellow flagship a6 a5
    round 2
11: red answers gather f3
12: red answers bring frigate f1
    moved red frigate f1 f3
13: red answers bring frigate f1
    moved red frigate f1 f3
14: blue answers module b2
    module blue b2 1
15: green answers mine
    mined green 2
16: yellow answers mine
    mined yellow 1
    round 3
17: red answers mine
    mined red 2
18: blue answers module b2
    module blue b2 2
19: green answers gather f5
20: green answers bring flagship f6
    moved green flagship f6 f5
21: green answers done
22: yellow answers mine
    mined yellow 1
    round 4
23: red answers mine
    mined red 2
24: blue answers module b2
    module blue b2 3
    station blue b2
    gained blue b2
25: green answers gather e4
26: green answers bring frigate f4
    moved green frigate f4 e4
27: green answers done
28: yellow answers mine
    mined yellow 1
    round 5
29: red answers scatter f3
30: red answers send-all f4
    moved red frigate f3 f4
    moved red frigate f3 f4
31: blue answers build destroyer b2
    built blue destroyer b2
32: green answers strike f4
    attacked green f4 1 0
33: yellow answers mine
    mined yellow 1
    round 6
34: red answers strike f4
    attacked red f4 2 2
    destroyed green frigate f4
35: blue answers gather a1
36: blue answers bring frigate b2
    moved blue frigate b2 a1
37: blue answers bring frigate b2
    moved blue frigate b2 a1
38: green answers module e4
    module green e4 1
39: yellow answers mine
    mined yellow 1
    round 7
40: red answers gather f5
41: red answers bring frigate f4
    moved red frigate f4 f5
42: red answers done
43: blue answers pass
    passed blue
44: green answers strike f5
    attacked green f5 4 0
45: yellow answers gather c5
46: yellow answers bring frigate a5
    moved yellow frigate a5 c5
47: yellow answers done
    round 8
48: red answers gather d5
    moved red frigate f5 d5
49: blue answers gather c2
    moved blue destroyer b2 c2
50: green answers module e4
    module green e4 2
51: yellow answers gather c4
    moved yellow frigate c5 c4
    round 9
52: red answers gather e3
    moved red frigate f4 e3
53: blue answers gather d2
    moved blue destroyer c2 d2
54: green answers module e4
    module green e4 3
    station green e4
    gained green e4
55: yellow answers gather b5
56: yellow answers bring flagship a5
    moved yellow flagship a5 b5
57: yellow answers bring frigate a5
    moved yellow frigate a5 b5
58: yellow answers done
    round 10
59: red answers gather c6
    moved red frigate d5 c6
60: blue answers gather e2
    moved blue destroyer d2 e2
61: green answers build frigate e4
    built green frigate e4
62: yellow answers gather e4
    moved yellow frigate c4 e4
    lost green e4
    round 11
63: red answers module e3
    module red e3 1
64: blue answers gather d2
    moved blue destroyer e2 d2
65: green answers strike e4
    attacked green e4 2 1
    destroyed yellow frigate e4
    gained green e4
66: yellow answers gather b3
    moved yellow frigate b5 b3
    round 12
67: red answers gather d2
    moved red frigate e3 d2
68: blue answers strike d2
    attacked blue d2 2 1
    destroyed red frigate d2
69: green answers scatter e4
70: green answers send frigate e3
    moved green frigate e4 e3
71: green answers send frigate e2
    moved green frigate e4 e2
72: yellow answers gather b2
    moved yellow frigate b3 b2
    lost blue b2
    gained yellow b2
    round 13
73: red answers gather a6
    moved red frigate c6 a6
74: blue answers gather b1
75: blue answers bring flagship a1
    moved blue flagship a1 b1
76: blue answers done
77: green answers refine 1
    refined green 1 1
78: yellow answers build destroyer b2
    built yellow destroyer b2
    round 14
79: red answers gather b5
    moved red frigate a6 b5
80: blue answers strike e2
    attacked blue e2 3 1
    destroyed green frigate e2
81: green answers build frigate e4
    built green frigate e4
82: yellow answers gather c3
    moved yellow frigate b2 c3
    round 15
83: red answers gather c4
    moved red frigate b5 c4
84: blue answers gather a1
    moved blue flagship b1 a1
85: green answers gather f2
    moved green frigate e3 f2
86: yellow answers gather c2
87: yellow answers bring destroyer b2
    moved yellow destroyer b2 c2
88: yellow answers done
    round 16
89: red answers gather e4
    moved red frigate c4 e4
    lost green e4
90: blue answers strike c2
    attacked blue c2 3 1
    destroyed yellow destroyer c2
91: green answers gather d4
    moved green frigate e4 d4
    gained red e4
92: yellow answers gather e3
    moved yellow frigate c3 e3
    round 17
93: red answers build frigate e4
    built red frigate e4
94: blue answers gather e2
    moved blue destroyer d2 e2
95: green answers gather e4
    moved green frigate d4 e4
    lost red e4
96: yellow answers refine 3
    refined yellow 3 3
    round 18
97: red answers gather c4
98: red answers bring frigate e4
    moved red frigate e4 c4
99: red answers done
100: blue answers strike e3
    attacked blue e3 3 2
    destroyed yellow frigate e3
101: green answers strike e4
    attacked green e4 1 0
102: yellow answers gather b4
    moved yellow flagship b5 b4
    round 19
103: red answers strike e4
    attacked red e4 1 0
104: blue answers gather e1
    moved blue destroyer e2 e1
105: green answers strike e4
    attacked green e4 1 1
    destroyed red frigate e4
    gained green e4
106: yellow answers build frigate b2
    built yellow frigate b2
    round 20
107: red answers gather d5
    moved red frigate c4 d5
108: blue answers gather e2
    moved blue destroyer e1 e2
109: green answers gather e3
110: green answers bring frigate e4
    moved green frigate e4 e3
111: green answers done
112: yellow answers scatter b2
113: yellow answers send frigate c3
    moved yellow frigate b2 c3
    last-round 20
    figures red 0 10
    figures blue 0 17
    figures green 1 12
    figures yellow 1 10
    won-compared green
red: place 4, stations 0, ore 8, metal 3
blue: place 3, stations 0, ore 2, metal 0
green: place 1, stations 1, ore 3, metal 2
yellow: place 2, stations 1, ore 7, metal 1
