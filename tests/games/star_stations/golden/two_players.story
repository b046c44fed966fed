0: red answers star b1
    star red b1
1: blue answers asteroid c1
    asteroid blue c1
2: red answers star c2
    star red c2
3: blue answers asteroid e2
    asteroid blue e2
4: red answers star c4
    star red c4
5: blue answers star d4
    star blue d4
6: red answers asteroid e4
    asteroid red e4
7: blue answers star b3
    star blue b3
8: red answers star d3
    star red d3
9: blue answers star b2
    star blue b2
10: red answers asteroid b4
    asteroid red b4
11: blue answers asteroid a4
    asteroid blue a4
12: red answers asteroid e4
    asteroid red e4
13: blue answers asteroid d5
    asteroid blue d5
14: red answers asteroid c5
    asteroid red c5
15: blue answers asteroid d1
    asteroid blue d1
16: red answers asteroid b4
    asteroid red b4
17: blue answers asteroid e3
    asteroid blue e3
18: red answers asteroid d5
    asteroid red d5
19: blue answers asteroid b4
    asteroid blue b4
    order-roll red 20 3
    order-roll blue 20 5
20: blue answers start a1
    started blue a1
21: red answers start a5
    started red a5
    order-roll red 20 6
    order-roll blue 20 5
    begins red
22: red answers gather b4
    moved red frigate a5 b4
23: red answers done
24: blue answers gather b2
    moved blue frigate a1 b2
25: blue answers bring frigate a1
    moved blue frigate a1 b2
    round 2
26: red answers gather b3
    moved red frigate b4 b3
27: blue answers scatter a1
28: blue answers send flagship b1
    moved blue flagship a1 b1
    round 3
29: red answers module b3
    module red b3 1
30: blue answers gather b3
    moved blue frigate b2 b3
31: blue answers bring frigate b2
    moved blue frigate b2 b3
    round 4
32: red answers gather c5
    moved red frigate a5 c5
33: blue answers strike b3
    attacked blue b3 2 1
    destroyed red frigate b3
    round 5
34: red answers scatter c5
35: red answers send frigate c4
    moved red frigate c5 c4
36: blue answers gather c4
    moved blue frigate b3 c4
37: blue answers done
    round 6
38: red answers strike c4
    attacked red c4 1 0
39: blue answers gather d4
    moved blue frigate c4 d4
    round 7
40: red answers gather b3
    moved red frigate c4 b3
41: blue answers gather d3
42: blue answers bring frigate d4
    moved blue frigate d4 d3
43: blue answers bring frigate b3
    moved blue frigate b3 d3
    round 8
44: red answers module b3
    module red b3 2
45: blue answers gather b3
    moved blue frigate d3 b3
46: blue answers done
    round 9
47: red answers gather b5
48: red answers bring flagship a5
    moved red flagship a5 b5
49: red answers done
50: blue answers strike b3
    attacked blue b3 1 1
    destroyed red frigate b3
    round 10
51: red answers gather b4
    moved red flagship b5 b4
52: blue answers module b3
    module blue b3 3
    station blue b3
    round 11
53: red answers gather b3
    moved red flagship b4 b3
54: blue answers gather c3
55: blue answers bring frigate d3
    moved blue frigate d3 c3
56: blue answers bring frigate b3
    moved blue frigate b3 c3
    round 12
57: red answers build frigate b3
    built red frigate b3
58: blue answers gather b3
    moved blue frigate c3 b3
59: blue answers done
    round 13
60: red answers strike b3
    attacked red b3 5 1
    destroyed blue frigate b3
61: blue answers gather b3
    moved blue frigate c3 b3
    round 14
62: red answers gather d3
    moved red frigate b3 d3
63: blue answers gather a3
    moved blue frigate b3 a3
    round 15
64: red answers refine 2
    refined red 2 2
65: blue answers gather b3
    moved blue frigate a3 b3
    round 16
66: red answers gather d4
    moved red frigate d3 d4
67: blue answers gather b4
    moved blue frigate b3 b4
    round 17
68: red answers build frigate b3
    built red frigate b3
69: blue answers gather b3
    moved blue frigate b4 b3
    round 18
70: red answers gather b2
71: red answers bring frigate b3
    moved red frigate b3 b2
72: red answers done
73: blue answers gather c4
    moved blue frigate b3 c4
    round 19
74: red answers build frigate b3
    built red frigate b3
75: blue answers gather b3
    moved blue frigate c4 b3
    round 20
76: red answers gather a2
77: red answers bring frigate b3
    moved red frigate b3 a2
78: red answers done
79: blue answers gather b2
80: blue answers bring flagship b1
    moved blue flagship b1 b2
81: blue answers done
    round 21
82: red answers strike b3
    attacked red b3 4 0
83: blue answers strike b2
    attacked blue b2 4 0
    round 22
84: red answers gather c3
85: red answers bring frigate b2
    moved red frigate b2 c3
86: red answers done
87: blue answers gather b3
    moved blue flagship b2 b3
    round 23
88: red answers gather b1
    moved red frigate a2 b1
89: blue answers strike b3
    attacked blue b3 5 1
    ignored red flagship b3
    round 24
90: red answers gather e3
91: red answers bring frigate c3
    moved red frigate c3 e3
92: red answers done
93: blue answers gather c4
    moved blue frigate b3 c4
    round 25
94: red answers gather e1
    moved red frigate e3 e1
95: blue answers gather a4
    moved blue frigate c4 a4
    round 26
96: red answers gather e5
    moved red frigate d4 e5
97: blue answers scatter a4
98: blue answers send frigate b5
    moved blue frigate a4 b5
    round 27
99: red answers gather d4
    moved red frigate e5 d4
100: blue answers gather c4
    moved blue frigate b5 c4
    round 28
101: red answers gather b2
102: red answers bring frigate b1
    moved red frigate b1 b2
103: red answers done
104: blue answers gather d4
    moved blue frigate c4 d4
    round 29
105: red answers strike b3
    attacked red b3 4 2
    ignored blue flagship b3
    destroyed blue flagship b3
    out blue
    won-flagships red
red: place 1, stations 1, ore 1, metal 1
blue: place 2, stations 0, ore 0, metal 0
