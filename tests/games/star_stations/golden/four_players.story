order-roll red 20 9
order-roll blue 20 11
order-roll green 20 11
order-roll yellow 20 9
order-roll red 20 10
order-roll blue 20 9
order-roll green 20 12
order-roll yellow 20 9
0: green answers start f1
    started green f1
1: blue answers start a6
    started blue a6
2: red answers start f6
    started red f6
    started yellow a1
    order-roll red 20 9
    order-roll blue 20 10
    order-roll green 20 10
    order-roll yellow 20 10
    order-roll blue 20 10
    order-roll green 20 9
    order-roll yellow 20 8
    begins blue
3: blue answers gather a4
    moved blue frigate a6 a4
4: blue answers bring frigate a6
    moved blue frigate a6 a4
5: green answers gather e2
    moved green frigate f1 e2
6: green answers done
7: yellow answers gather a3
    moved yellow frigate a1 a3
8: yellow answers done
9: red answers gather e5
    moved red frigate f6 e5
10: red answers done
    round 2
11: blue answers gather c4
    moved blue frigate a4 c4
12: blue answers done
13: green answers gather d2
    moved green frigate e2 d2
14: yellow answers gather b1
15: yellow answers bring flagship a1
    moved yellow flagship a1 b1
16: yellow answers bring frigate a1
    moved yellow frigate a1 b1
17: red answers gather d6
18: red answers bring frigate f6
    moved red frigate f6 d6
19: red answers done
    round 3
20: blue answers gather c4
    moved blue frigate a4 c4
21: green answers module d2
    module green d2 1
22: yellow answers module b1
    module yellow b1 1
23: red answers gather d4
24: red answers bring frigate d6
    moved red frigate d6 d4
25: red answers done
    round 4
26: blue answers gather d3
    moved blue frigate c4 d3
27: blue answers done
28: green answers gather c1
    moved green frigate d2 c1
29: yellow answers module b1
    module yellow b1 2
30: red answers module e5
    module red e5 1
    round 5
31: blue answers gather c6
    moved blue frigate c4 c6
32: green answers gather e2
    moved green frigate f1 e2
33: yellow answers module b1
    module yellow b1 3
    station yellow b1
34: red answers module e5
    module red e5 2
    round 6
35: blue answers gather c4
36: blue answers bring frigate c6
    moved blue frigate c6 c4
37: blue answers done
38: green answers gather b1
    moved green frigate c1 b1
39: yellow answers strike b1
    attacked yellow b1 5 3
    destroyed green frigate b1
40: red answers module e5
    module red e5 3
    station red e5
    round 7
41: blue answers gather d2
    moved blue frigate d3 d2
42: green answers gather e4
    moved green frigate e2 e4
43: yellow answers gather c2
    moved yellow frigate b1 c2
44: red answers gather d2
    moved red frigate d4 d2
    round 8
45: blue answers strike d2
    attacked blue d2 1 1
    destroyed red frigate d2
46: green answers module e4
    module green e4 1
47: yellow answers build frigate b1
    built yellow frigate b1
48: red answers gather c5
    moved red frigate e5 c5
    round 9
49: blue answers module c4
    module blue c4 1
50: green answers gather e5
    moved green frigate e4 e5
51: yellow answers gather d3
    moved yellow frigate c2 d3
52: red answers gather d4
    moved red frigate c5 d4
    round 10
53: blue answers gather e3
    moved blue frigate d2 e3
54: green answers gather e4
    moved green frigate e5 e4
55: yellow answers build frigate b1
    built yellow frigate b1
56: red answers gather e5
    moved red frigate d4 e5
    round 11
57: blue answers gather d2
    moved blue frigate e3 d2
58: green answers module e4
    module green e4 2
59: yellow answers gather d4
    moved yellow frigate d3 d4
60: red answers gather d4
    moved red frigate e5 d4
    round 12
61: blue answers module c4
    module blue c4 2
62: green answers gather e5
    moved green frigate e4 e5
63: yellow answers gather e4
    moved yellow frigate d4 e4
64: red answers gather d3
    moved red frigate d4 d3
    round 13
65: blue answers module c4
    module blue c4 3
    station blue c4
66: green answers gather f6
    moved green frigate e5 f6
67: yellow answers gather e5
    moved yellow frigate e4 e5
68: red answers scatter f6
69: red answers send flagship f5
    moved red flagship f6 f5
    round 14
70: blue answers gather e4
    moved blue frigate c4 e4
71: green answers gather e5
    moved green frigate f6 e5
72: yellow answers strike e5
    attacked yellow e5 1 0
73: red answers gather f4
    moved red flagship f5 f4
    round 15
74: blue answers gather a5
    moved blue flagship a6 a5
75: green answers strike e5
    attacked green e5 1 0
76: yellow answers gather c5
    moved yellow frigate e5 c5
77: red answers gather c4
    moved red frigate d3 c4
    round 16
78: blue answers gather c1
    moved blue frigate d2 c1
79: green answers scatter f1
80: green answers send flagship e1
    moved green flagship f1 e1
81: yellow answers gather a2
82: yellow answers bring frigate b1
    moved yellow frigate b1 a2
83: yellow answers done
84: red answers refine 2
    refined red 2 2
    round 17
85: blue answers gather b1
    moved blue frigate c1 b1
86: green answers gather d6
    moved green frigate e5 d6
87: yellow answers gather e5
    moved yellow frigate c5 e5
88: red answers build frigate c4
    built red frigate c4
    round 18
89: blue answers gather e5
    moved blue frigate e4 e5
90: green answers gather d4
    moved green frigate d6 d4
91: yellow answers strike b1
    attacked yellow b1 5 3
    destroyed blue frigate b1
92: red answers build frigate c4
    built red frigate c4
    round 19
93: blue answers strike e5
    attacked blue e5 1 1
    destroyed yellow frigate e5
94: green answers gather f1
    moved green flagship e1 f1
95: yellow answers module a3
    module yellow a3 1
96: red answers build frigate c4
    built red frigate c4
    round 20
97: blue answers gather b5
    moved blue flagship a5 b5
98: green answers gather f4
    moved green frigate d4 f4
99: yellow answers gather d1
    moved yellow frigate b1 d1
100: red answers pass
    passed red
    last-round 20
red: place 1, stations 1, ore 0, metal 1
blue: place 3, stations 1, ore 2, metal 5
green: place 4, stations 0, ore 2, metal 5
yellow: place 2, stations 1, ore 1, metal 1
