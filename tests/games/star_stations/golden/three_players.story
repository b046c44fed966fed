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
2: green answers gather e5
    moved green frigate f6 e5
3: green answers done
4: red answers gather d1
    moved red frigate f1 d1
5: red answers done
6: blue answers gather b2
    moved blue frigate a1 b2
7: blue answers done
    round 2
8: green answers module e5
    module green e5 1
9: red answers gather d3
    moved red frigate d1 d3
10: blue answers gather c1
11: blue answers bring frigate a1
    moved blue frigate a1 c1
12: blue answers done
    round 3
13: green answers module e5
    module green e5 2
14: red answers scatter d3
15: red answers send frigate c4
    moved red frigate d3 c4
16: blue answers module b2
    module blue b2 1
    round 4
17: green answers scatter e5
18: green answers send frigate f6
    moved green frigate e5 f6
19: red answers gather e2
    moved red frigate f1 e2
20: blue answers module b2
    module blue b2 2
    round 5
21: green answers gather e5
    moved green frigate f6 e5
22: green answers done
23: red answers pass
    passed red
24: blue answers mine
    mined blue 1
    round 6
25: green answers module e5
    module green e5 3
    station green e5
26: red answers gather b5
    moved red frigate c4 b5
27: blue answers gather b4
    moved blue frigate b2 b4
    round 7
28: green answers build frigate e5
    built green frigate e5
29: red answers gather c5
    moved red frigate b5 c5
30: blue answers gather b2
31: blue answers bring frigate b4
    moved blue frigate b4 b2
32: blue answers bring frigate c1
    moved blue frigate c1 b2
    round 8
33: green answers gather d4
    moved green frigate e5 d4
34: green answers done
35: red answers scatter e2
36: red answers send frigate d3
    moved red frigate e2 d3
37: blue answers gather c3
    moved blue frigate b2 c3
38: blue answers done
    round 9
39: green answers build frigate e5
    built green frigate e5
40: red answers gather e5
    moved red frigate c5 e5
41: blue answers module b2
    module blue b2 3
    station blue b2
    round 10
42: green answers strike e5
    attacked green e5 2 1
    destroyed red frigate e5
43: red answers gather d1
    moved red frigate d3 d1
44: blue answers build frigate b2
    built blue frigate b2
    round 11
45: green answers gather c4
    moved green frigate d4 c4
46: red answers gather d3
    moved red frigate d1 d3
47: blue answers gather c4
    moved blue frigate c3 c4
    round 12
48: green answers gather e3
    moved green frigate e5 e3
49: green answers done
50: red answers module d3
    module red d3 1
51: blue answers strike c4
    attacked blue c4 1 1
    destroyed green frigate c4
    round 13
52: green answers gather e2
    moved green frigate e3 e2
53: red answers gather e1
    moved red flagship f1 e1
54: blue answers build frigate b2
    built blue frigate b2
    round 14
55: green answers module e2
    module green e2 1
56: red answers module d3
    module red d3 2
57: blue answers gather d4
    moved blue frigate c4 d4
    round 15
58: green answers gather e5
    moved green frigate f6 e5
59: red answers gather e2
60: red answers bring flagship e1
    moved red flagship e1 e2
61: red answers done
62: blue answers gather e5
    moved blue frigate d4 e5
    round 16
63: green answers gather c5
    moved green frigate e5 c5
64: green answers bring frigate e5
    moved green frigate e5 c5
65: red answers strike e2
    attacked red e2 4 2
    destroyed green frigate e2
66: blue answers gather b4
    moved blue frigate b2 b4
67: blue answers done
    round 17
68: green answers gather e5
    moved green frigate c5 e5
69: green answers bring frigate c5
    moved green frigate c5 e5
70: red answers module d3
    module red d3 3
    station red d3
71: blue answers gather b4
    moved blue frigate b2 b4
72: blue answers done
    round 18
73: green answers gather f4
    moved green frigate e5 f4
74: green answers done
75: red answers build frigate d3
    built red frigate d3
76: blue answers gather d4
77: blue answers bring frigate e5
    moved blue frigate e5 d4
78: blue answers done
    round 19
79: green answers gather e5
    moved green frigate f4 e5
80: red answers gather c4
    moved red frigate d3 c4
81: red answers done
82: blue answers gather d3
    moved blue frigate d4 d3
    round 20
83: green answers gather c5
    moved green frigate e5 c5
84: green answers done
85: red answers gather e1
    moved red flagship e2 e1
86: blue answers gather d4
    moved blue frigate d3 d4
    round 21
87: green answers gather f4
    moved green frigate e5 f4
88: red answers gather d1
89: red answers bring frigate d3
    moved red frigate d3 d1
90: red answers bring flagship e1
    moved red flagship e1 d1
91: blue answers gather e5
    moved blue frigate d4 e5
    round 22
92: green answers gather e4
    moved green frigate f4 e4
93: red answers gather c3
    moved red frigate c4 c3
94: blue answers scatter a1
95: blue answers send flagship a2
    moved blue flagship a1 a2
    round 23
96: green answers gather d3
    moved green frigate e4 d3
97: red answers gather b2
    moved red frigate c3 b2
98: blue answers strike b2
    attacked blue b2 1 1
    destroyed red frigate b2
    round 24
99: green answers gather a5
    moved green frigate c5 a5
100: red answers gather e2
    moved red frigate d1 e2
101: blue answers gather c4
    moved blue frigate b4 c4
102: blue answers done
    round 25
103: green answers gather b6
    moved green frigate a5 b6
104: red answers pass
    passed red
105: blue answers gather d6
    moved blue frigate e5 d6
    round 26
106: green answers scatter b6
107: green answers send frigate b4
    moved green frigate b6 b4
108: red answers module e2
    module red e2 2
109: blue answers gather e5
    moved blue frigate d6 e5
    round 27
110: green answers gather a3
    moved green frigate b4 a3
111: red answers scatter d1
112: red answers send flagship d2
    moved red flagship d1 d2
113: blue answers gather d3
    moved blue frigate c4 d3
    round 28
114: green answers gather f3
    moved green frigate d3 f3
    won-stations blue 3
red: place 3, stations 0, ore 1, metal 3
blue: place 1, stations 3, ore 3, metal 1
green: place 2, stations 0, ore 1, metal 1
