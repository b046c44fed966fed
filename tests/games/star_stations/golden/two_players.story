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
    order-roll red 20 8
    order-roll blue 20 6
20: red answers start a1
    started red a1
21: blue answers start a5
    started blue a5
    order-roll red 20 6
    order-roll blue 20 4
    begins red
22: red answers gather a2
23: red answers bring frigate a1
    moved red frigate a1 a2
24: red answers bring flagship a1
    moved red flagship a1 a2
25: red answers done
26: blue answers scatter a5
27: blue answers send frigate b4
    moved blue frigate a5 b4
28: blue answers send frigate a4
    moved blue frigate a5 a4
29: blue answers done
    round 2
30: red answers gather b3
    moved red frigate a2 b3
31: blue answers gather d4
    moved blue frigate b4 d4
    round 3
32: red answers gather c4
    moved red frigate b3 c4
33: blue answers gather b3
    moved blue frigate a4 b3
    round 4
34: red answers gather b1
    moved red frigate a1 b1
35: blue answers module b3
    module blue b3 1
    round 5
36: red answers module c4
    module red c4 1
37: blue answers module b3
    module blue b3 2
    round 6
38: red answers scatter a2
39: red answers send flagship b2
    moved red flagship a2 b2
40: blue answers gather b5
41: blue answers bring flagship a5
    moved blue flagship a5 b5
42: blue answers done
    round 7
43: red answers gather c1
    moved red frigate b1 c1
44: blue answers gather c3
45: blue answers bring frigate d4
    moved blue frigate d4 c3
46: blue answers done
    round 8
47: red answers gather b2
    moved red frigate c1 b2
48: blue answers gather a5
    moved blue flagship b5 a5
    round 9
49: red answers module b2
    module red b2 1
50: blue answers module b3
    module blue b3 3
    station blue b3
    gained blue b3
    round 10
51: red answers module c4
    module red c4 2
52: blue answers build destroyer b3
    built blue destroyer b3
    round 11
53: red answers gather c3
54: red answers bring frigate b2
    moved red frigate b2 c3
55: red answers done
56: blue answers strike c3
    attacked blue c3 4 0
    round 12
57: red answers gather a4
    moved red frigate c4 a4
58: blue answers strike c3
    attacked blue c3 4 1
    destroyed red frigate c3
    round 13
59: red answers gather c4
    moved red frigate a4 c4
60: blue answers strike b2
    attacked blue b2 3 1
    ignored red flagship b2
    round 14
61: red answers module c4
    module red c4 3
    station red c4
    gained red c4
62: blue answers refine 2
    refined blue 2 2
    round 15
63: red answers gather c2
    moved red flagship b2 c2
64: blue answers gather a3
65: blue answers bring frigate b3
    moved blue frigate b3 a3
66: blue answers done
    round 16
67: red answers build frigate c4
    built red frigate c4
68: blue answers gather b4
69: blue answers bring frigate c3
    moved blue frigate c3 b4
70: blue answers done
    round 17
71: red answers gather b4
72: red answers bring frigate c4
    moved red frigate c4 b4
73: red answers done
74: blue answers gather c4
    moved blue frigate b4 c4
    lost red c4
    round 18
75: red answers strike c4
    attacked red c4 1 0
76: blue answers gather a4
77: blue answers bring frigate a3
    moved blue frigate a3 a4
78: blue answers done
    round 19
79: red answers gather c3
80: red answers bring flagship c2
    moved red flagship c2 c3
81: red answers bring frigate c4
    moved red frigate c4 c3
    gained blue c4
82: blue answers mine
    mined blue 1
    round 20
83: red answers gather b3
84: red answers bring-all c3
    moved red frigate c3 b3
    moved red flagship c3 b3
85: red answers done
    lost blue b3
86: blue answers gather e4
    moved blue frigate c4 e4
    lost blue c4
    round 21
87: red answers gather b3
    moved red frigate b4 b3
88: blue answers gather d4
    moved blue frigate e4 d4
    round 22
89: red answers strike b3
    attacked red b3 6 1
    destroyed blue destroyer b3
    gained red b3
90: blue answers gather b3
    moved blue frigate a4 b3
    lost red b3
    round 23
91: red answers scatter b3
92: red answers send frigate b5
    moved red frigate b3 b5
93: red answers send frigate c4
    moved red frigate b3 c4
94: red answers send flagship c3
    moved red flagship b3 c3
    gained red c4
    gained blue b3
95: blue answers build frigate b3
    built blue frigate b3
    round 24
96: red answers build frigate c4
    built red frigate c4
97: blue answers scatter d4
98: blue answers send frigate c4
    moved blue frigate d4 c4
    lost red c4
    round 25
99: red answers gather c3
100: red answers bring frigate c4
    moved red frigate c4 c3
101: red answers done
102: blue answers gather a2
103: blue answers bring frigate b3
    moved blue frigate b3 a2
104: blue answers done
    round 26
105: red answers gather b2
    moved red frigate c3 b2
106: blue answers gather b1
    moved blue frigate a2 b1
    round 27
107: red answers gather b5
    moved red frigate c4 b5
    gained blue c4
108: blue answers gather c2
    moved blue frigate b1 c2
    round 28
109: red answers gather d3
    moved red flagship c3 d3
110: blue answers gather b5
111: blue answers bring flagship a5
    moved blue flagship a5 b5
112: blue answers done
    round 29
113: red answers gather d4
    moved red flagship d3 d4
114: blue answers gather d4
    moved blue frigate c4 d4
    lost blue c4
    round 30
115: red answers strike d4
    attacked red d4 4 3
    destroyed blue frigate d4
116: blue answers strike b5
    attacked blue b5 4 1
    destroyed red frigate b5
    round 31
117: red answers gather c5
    moved red frigate b5 c5
118: blue answers gather c5
    moved blue flagship b5 c5
    round 32
119: red answers gather c1
    moved red frigate b2 c1
120: blue answers strike c5
    attacked blue c5 4 2
    destroyed red frigate c5
    round 33
121: red answers gather c4
    moved red flagship d4 c4
    gained red c4
122: blue answers gather c2
    moved blue frigate b3 c2
    lost blue b3
    round 34
123: red answers gather b2
    moved red frigate c1 b2
124: blue answers gather b2
125: blue answers bring frigate c2
    moved blue frigate c2 b2
126: blue answers bring frigate c2
    moved blue frigate c2 b2
    round 35
127: red answers gather b3
    moved red frigate b2 b3
    gained red b3
128: blue answers gather c4
    moved blue flagship c5 c4
    lost red c4
    round 36
129: red answers gather b5
    moved red frigate b3 b5
    lost red b3
130: blue answers gather c2
131: blue answers bring frigate b2
    moved blue frigate b2 c2
132: blue answers bring frigate b2
    moved blue frigate b2 c2
    round 37
133: red answers gather d5
    moved red frigate b5 d5
134: blue answers gather d3
135: blue answers bring frigate c2
    moved blue frigate c2 d3
136: blue answers done
    round 38
137: red answers gather c4
    moved red frigate d5 c4
138: blue answers strike c4
    attacked blue c4 4 0
    round 39
139: red answers gather e4
    moved red frigate c4 e4
140: blue answers gather e4
    moved blue frigate d3 e4
    round 40
141: red answers scatter c4
142: red answers send flagship c3
    moved red flagship c4 c3
    gained blue c4
143: blue answers gather b3
    moved blue frigate c2 b3
    gained blue b3
    round 41
144: red answers gather b3
    moved red flagship c3 b3
    lost blue b3
145: blue answers gather c4
146: blue answers bring frigate e4
    moved blue frigate e4 c4
147: blue answers done
    round 42
148: red answers strike b3
    attacked red b3 4 1
    destroyed blue frigate b3
    gained red b3
149: blue answers gather b3
    moved blue frigate c4 b3
    lost red b3
    round 43
150: red answers gather c4
    moved red frigate e4 c4
    lost blue c4
151: blue answers strike c4
    attacked blue c4 4 0
    round 44
152: red answers strike b3
    attacked red b3 4 3
    destroyed blue frigate b3
    gained red b3
153: blue answers strike c4
    attacked blue c4 4 2
    destroyed red frigate c4
    gained blue c4
    round 45
154: red answers gather c3
    moved red flagship b3 c3
    lost red b3
155: blue answers gather c3
    moved blue flagship c4 c3
    lost blue c4
    round 46
156: red answers gather c2
    moved red flagship c3 c2
157: blue answers pass
    passed blue
    round 47
158: red answers gather c3
    moved red flagship c2 c3
159: blue answers strike c3
    attacked blue c3 4 2
    ignored red flagship c3
    destroyed red flagship c3
    out red
    won-flagships blue
red: place 2, stations 0, ore 0, metal 0
blue: place 1, stations 0, ore 1, metal 0
