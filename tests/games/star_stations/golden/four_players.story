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
4: red answers bring-all a6
    moved red frigate a6 a5
    moved red frigate a6 a5
    moved red flagship a6 a5
5: blue answers pass
    passed blue
6: green answers scatter f6
7: green answers send-all f4
    moved green frigate f6 f4
    moved green frigate f6 f4
8: green answers send flagship f5
    moved green flagship f6 f5
9: yellow answers gather a3
10: yellow answers bring-all a1
    moved yellow frigate a1 a3
    moved yellow frigate a1 a3
    round 2
11: red answers mine
    mined red 2
12: blue answers pass
    passed blue
13: green answers gather f4
    moved green flagship f5 f4
14: yellow answers gather b1
    moved yellow flagship a1 b1
    round 3
15: red answers pass
    passed red
16: blue answers pass
    passed blue
17: green answers module f4
    module green f4 1
18: yellow answers mine
    mined yellow 1
    round 4
19: red answers pass
    passed red
20: blue answers gather e2
21: blue answers bring-all f1
    moved blue frigate f1 e2
    moved blue frigate f1 e2
22: green answers module f4
    module green f4 2
23: yellow answers mine
    mined yellow 1
    round 5
24: red answers pass
    passed red
25: blue answers module e2
    module blue e2 1
26: green answers gather f6
27: green answers bring frigate f4
    moved green frigate f4 f6
28: green answers done
29: yellow answers gather b2
30: yellow answers bring frigate a3
    moved yellow frigate a3 b2
31: yellow answers done
    round 6
32: red answers pass
    passed red
33: blue answers module e2
    module blue e2 2
34: green answers scatter f4
35: green answers send-all f3
    moved green frigate f4 f3
    moved green flagship f4 f3
36: yellow answers pass
    passed yellow
    round 7
37: red answers gather a3
38: red answers bring frigate a5
    moved red frigate a5 a3
39: red answers done
40: blue answers gather d2
41: blue answers bring frigate e2
    moved blue frigate e2 d2
42: blue answers done
43: green answers gather e2
    moved green frigate f3 e2
44: yellow answers pass
    passed yellow
    round 8
45: red answers pass
    passed red
46: blue answers strike e2
    attacked blue e2 1 1
    destroyed green frigate e2
47: green answers gather e5
    moved green frigate f6 e5
48: yellow answers gather c3
49: yellow answers bring frigate a3
    moved yellow frigate a3 c3
50: yellow answers done
    round 9
51: red answers pass
    passed red
52: blue answers scatter f1
53: blue answers send flagship f2
    moved blue flagship f1 f2
54: green answers gather c5
    moved green frigate e5 c5
55: yellow answers gather c2
56: yellow answers bring frigate c3
    moved yellow frigate c3 c2
57: yellow answers done
    round 10
58: red answers pass
    passed red
59: blue answers module e2
    module blue e2 3
    station blue e2
    gained blue e2
60: green answers gather b4
    moved green frigate c5 b4
61: yellow answers module b2
    module yellow b2 1
    round 11
62: red answers gather b2
    moved red frigate a3 b2
63: blue answers pass
    passed blue
64: green answers module b4
    module green b4 1
65: yellow answers gather b2
66: yellow answers bring frigate c2
    moved yellow frigate c2 b2
67: yellow answers bring flagship b1
    moved yellow flagship b1 b2
    round 12
68: red answers gather a1
    moved red frigate b2 a1
69: blue answers pass
    passed blue
70: green answers module b4
    module green b4 2
71: yellow answers gather a3
72: yellow answers bring frigate b2
    moved yellow frigate b2 a3
73: yellow answers bring frigate b2
    moved yellow frigate b2 a3
    round 13
74: red answers gather b2
    moved red frigate a1 b2
75: blue answers build destroyer e2
    built blue destroyer e2
76: green answers gather f2
    moved green flagship f3 f2
77: yellow answers gather c2
    moved yellow flagship b2 c2
    round 14
78: red answers module b2
    module red b2 2
79: blue answers pass
    passed blue
80: green answers gather a3
    moved green frigate b4 a3
81: yellow answers scatter c2
82: yellow answers send flagship c1
    moved yellow flagship c2 c1
    round 15
83: red answers module b2
    module red b2 3
    station red b2
    gained red b2
84: blue answers gather c2
85: blue answers bring frigate e2
    moved blue frigate e2 c2
86: blue answers done
87: green answers gather c3
    moved green frigate a3 c3
88: yellow answers gather a2
89: yellow answers bring frigate a3
    moved yellow frigate a3 a2
90: yellow answers done
    round 16
91: red answers refine 1
    refined red 1 1
92: blue answers pass
    passed blue
93: green answers strike f2
    attacked green f2 4 4
    ignored blue flagship f2
    destroyed blue flagship f2
    out blue
    lost blue e2
94: yellow answers gather b4
    moved yellow frigate a3 b4
    round 17
95: red answers gather b1
    moved red frigate b2 b1
96: green answers pass
    passed green
97: yellow answers module b4
    module yellow b4 3
    station yellow b4
    gained yellow b4
    round 18
98: red answers gather a6
99: red answers bring-all a5
    moved red frigate a5 a6
    moved red flagship a5 a6
100: green answers scatter f2
101: green answers send flagship e2
    moved green flagship f2 e2
    gained green e2
102: yellow answers build destroyer b4
    built yellow destroyer b4
    round 19
103: red answers scatter a6
104: red answers send frigate b6
    moved red frigate a6 b6
105: red answers send flagship a5
    moved red flagship a6 a5
106: green answers gather b2
    moved green frigate c3 b2
    lost red b2
    gained green b2
107: yellow answers gather c3
    moved yellow frigate b4 c3
    round 20
108: red answers gather b4
    moved red frigate b6 b4
    lost yellow b4
109: green answers gather b1
    moved green frigate b2 b1
110: yellow answers gather b1
111: yellow answers bring frigate a2
    moved yellow frigate a2 b1
112: yellow answers bring flagship c1
    moved yellow flagship c1 b1
    last-round 20
    figures red 0 12
    figures green 2 10
    figures yellow 0 17
    won-compared green
red: place 3, stations 0, ore 4, metal 6
blue: place 4, stations 0, ore 0, metal 0
green: place 1, stations 2, ore 1, metal 5
yellow: place 2, stations 0, ore 5, metal 0
