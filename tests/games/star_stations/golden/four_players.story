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
    order-roll red 20 12
    order-roll blue 20 12
    order-roll green 20 9
    order-roll yellow 20 11
    order-roll red 20 14
    order-roll blue 20 14
    order-roll red 20 8
    order-roll blue 20 13
    begins blue
3: blue answers gather c6
    moved blue frigate a6 c6
4: blue answers bring frigate a6
    moved blue frigate a6 c6
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
    moved blue frigate c6 c4
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
20: blue answers gather e4
    moved blue frigate c4 e4
21: green answers module d2
    module green d2 1
22: yellow answers module b1
    module yellow b1 1
23: red answers gather e4
    moved red frigate e5 e4
    round 4
24: blue answers gather d3
    moved blue frigate e4 d3
25: green answers gather e3
    moved green frigate d2 e3
26: yellow answers module a3
    module yellow a3 1
27: red answers module e4
    module red e4 1
    round 5
28: blue answers gather d2
    moved blue frigate d3 d2
29: green answers gather d3
    moved green frigate e3 d3
30: yellow answers module b1
    module yellow b1 2
31: red answers gather e5
32: red answers bring frigate d6
    moved red frigate d6 e5
33: red answers done
    round 6
34: blue answers gather e6
    moved blue frigate c6 e6
35: green answers module d3
    module green d3 1
36: yellow answers scatter b1
37: yellow answers send flagship b2
    moved yellow flagship b1 b2
38: yellow answers done
39: red answers module e5
    module red e5 1
    round 7
40: blue answers gather d1
    moved blue frigate d2 d1
41: green answers gather e2
42: green answers bring frigate f1
    moved green frigate f1 e2
43: green answers done
44: yellow answers module b1
    module yellow b1 3
    station yellow b1
45: red answers gather f6
    moved red frigate e5 f6
    round 8
46: blue answers pass
    passed blue
47: green answers module d3
    module green d3 2
48: yellow answers build frigate b1
    built yellow frigate b1
49: red answers module e4
    module red e4 2
    round 9
50: blue answers gather b1
    moved blue frigate d1 b1
51: green answers gather b3
    moved green frigate d3 b3
52: yellow answers strike b1
    attacked yellow b1 2 1
    destroyed blue frigate b1
53: red answers module e4
    module red e4 3
    station red e4
    round 10
54: blue answers gather e5
    moved blue frigate e6 e5
55: green answers gather a3
    moved green frigate b3 a3
56: yellow answers strike a3
    attacked yellow a3 1 1
    destroyed green frigate a3
57: red answers gather d3
    moved red frigate e4 d3
    round 11
58: blue answers scatter a6
59: blue answers send flagship a5
    moved blue flagship a6 a5
60: green answers gather e4
    moved green frigate e2 e4
61: yellow answers build frigate b1
    built yellow frigate b1
62: red answers gather b3
    moved red frigate d3 b3
    round 12
63: blue answers gather d5
    moved blue frigate e5 d5
64: green answers refine 2
    refined green 2 2
65: yellow answers gather d1
    moved yellow frigate b1 d1
66: yellow answers done
67: red answers gather d3
    moved red frigate b3 d3
    round 13
68: blue answers gather e5
    moved blue frigate d5 e5
69: green answers gather c4
    moved green frigate e4 c4
70: yellow answers gather e2
    moved yellow frigate d1 e2
71: red answers module d3
    module red d3 3
    station red d3
    round 14
72: blue answers gather e4
    moved blue frigate e5 e4
73: green answers gather e1
    moved green flagship f1 e1
74: yellow answers gather f3
    moved yellow frigate e2 f3
75: red answers gather d2
    moved red frigate d3 d2
    round 15
76: blue answers gather d3
    moved blue frigate e4 d3
77: green answers gather d3
    moved green frigate c4 d3
78: yellow answers gather e4
    moved yellow frigate f3 e4
79: red answers gather f4
    moved red frigate f6 f4
    round 16
80: blue answers gather e4
    moved blue frigate d3 e4
81: green answers gather d4
    moved green frigate d3 d4
82: yellow answers gather d3
    moved yellow frigate e4 d3
83: red answers gather e4
    moved red frigate f4 e4
    round 17
84: blue answers gather d3
    moved blue frigate e4 d3
85: green answers gather c4
    moved green frigate d4 c4
86: yellow answers gather f3
    moved yellow frigate d3 f3
87: red answers gather d1
    moved red frigate d2 d1
    round 18
88: blue answers gather d1
    moved blue frigate d3 d1
89: green answers gather d3
    moved green frigate c4 d3
90: yellow answers gather e4
    moved yellow frigate f3 e4
91: red answers scatter e4
92: red answers send frigate e2
    moved red frigate e4 e2
    round 19
93: blue answers gather b1
    moved blue frigate d1 b1
94: green answers build frigate d3
    built green frigate d3
95: yellow answers gather d3
    moved yellow frigate e4 d3
96: red answers gather e4
    moved red frigate e2 e4
    round 20
97: blue answers gather b5
    moved blue flagship a5 b5
98: green answers gather e4
    moved green frigate d3 e4
99: green answers done
100: yellow answers strike b1
    attacked yellow b1 2 1
    destroyed blue frigate b1
101: red answers scatter d1
102: red answers send frigate b1
    moved red frigate d1 b1
    last-round 20
red: place 2, stations 0, ore 0, metal 5
blue: place 4, stations 0, ore 5, metal 5
green: place 2, stations 0, ore 0, metal 5
yellow: place 1, stations 0, ore 1, metal 1
