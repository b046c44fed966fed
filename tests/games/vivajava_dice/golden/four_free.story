disc re-roll white
0: anna answers disc trade-secrets
    disc trade-secrets yellow
1: anna answers disc picky-taster
    disc picky-taster brown
2: anna answers disc preset-grind
    disc preset-grind red
3: anna answers disc upgrade-bean
    disc upgrade-bean green
    start-roll anna black
    start-roll ben green
    start-roll cara white
    start-roll dan white
    begins anna
    marked ben green 1
    marked cara white 1
    marked dan white 1
    turn anna 1
    rolled anna WYBBB
4: anna answers research yellow 1
    researched anna yellow
    marked anna yellow 1
    turn ben 2
    rolled ben RGGGG
5: ben answers featured
    featured ben bold green 1
    turn cara 3
    rolled cara WWYRG
6: cara answers research white 2
    researched cara white
    marked cara white 2
    level cara 1 re-roll
    turn dan 4
    rolled dan WYRRK
7: dan answers research red 2
    researched dan red
    marked dan red 2
    level dan 1 preset-grind
    turn anna 5
    rolled anna WWRRK
8: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re-roll
    turn ben 6
    scored ben featured 3
9: ben answers remove red
    removed ben red
10: ben answers break
    broken ben 4
    rolled ben WRGK
11: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 1 upgrade-bean
    turn cara 7
    rolled cara WYBKK
12: cara answers done
13: cara answers featured
    featured cara decaf black 1
    turn dan 8
14: dan answers preset yellow
    set dan yellow
    rolled dan YBBGG
15: dan answers research brown 2
    researched dan brown
    marked dan brown 2
    level dan 1 picky-taster
    turn anna 9
    rolled anna RGKKK
16: anna answers use re-roll
17: anna answers pick coffee-green
18: anna answers roll
    rerolled anna G G
19: anna answers research black 3
    researched anna black
    flavor anna 3
    turn ben 10
    rolled ben WYBBG
20: ben answers use upgrade-bean
21: ben answers pick coffee-green
    changed ben upgrade-bean coffee-green coffee-black
22: anna answers donate
    donated anna wrg
23: ben answers research brown 2
    researched ben brown
    marked ben brown 2
    level ben 1 picky-taster
    turn cara 11
    scored cara featured 3
24: cara answers remove brown
    removed cara brown
25: cara answers break
    broken cara 4
    rolled cara WYGK
26: cara answers done
27: anna answers donate
    donated anna ww*
28: cara answers research white 1
    researched cara white
    marked cara white 1
    level cara 2 re-roll
    turn dan 12
29: dan answers preset white
    set dan white
    rolled dan WWWBB
30: dan answers done
31: anna answers decline
32: dan answers featured
    featured dan regular white 1
    turn anna 13
    rolled anna YBBBRwr*
33: anna answers use re-roll
34: anna answers pick coffee-red
35: anna answers pick flavor-white
36: anna answers roll
    rerolled anna Rw Rr
37: anna answers featured
    featured anna bold red 1
    turn ben 14
    rolled ben WYYRK
38: ben answers use upgrade-bean
39: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
40: ben answers use picky-taster
41: ben answers pick coffee-white
    changed ben picky-taster coffee-white coffee-black
42: ben answers done
43: ben answers research black 2
    researched ben black
    flavor ben 2
    turn cara 15
    rolled cara WGGGK
44: cara answers use re-roll
45: cara answers pick coffee-black
46: cara answers pick coffee-white
47: cara answers roll
    rerolled cara WK GK
48: cara answers done
49: ben answers donate
    donated ben wr
50: cara answers featured
    featured cara bold green 1
    turn dan 16
51: dan answers preset white
    set dan white
    rolled dan WWGGG
52: dan answers use picky-taster
53: dan answers pick coffee-green
    changed dan picky-taster coffee-green coffee-white
54: dan answers done
55: ben answers donate
    donated ben yb
56: dan answers research green 2
    researched dan green
    marked dan green 2
    level dan 1 upgrade-bean
    turn anna 17
    rolled anna YYYGK
57: anna answers use re-roll
58: anna answers pick coffee-black
59: anna answers pick coffee-yellow
60: anna answers roll
    rerolled anna YK WR
61: ben answers decline
62: anna answers research green 1
    researched anna green
    marked anna green 1
    turn ben 18
    rolled ben YBBGKbr
63: ben answers use upgrade-bean
64: ben answers pick coffee-brown
    changed ben upgrade-bean coffee-brown coffee-red
65: ben answers use picky-taster
66: ben answers pick flavor-red
    changed ben picky-taster flavor-red flavor-green
67: ben answers done
68: ben answers rainbow
    rainbow ben 1
    turn cara 19
    scored cara featured 3
69: cara answers remove black
    removed cara black
70: cara answers keep
    kept cara
    turn dan 20
71: dan answers preset brown
    set dan brown
    rolled dan WBRGK
72: dan answers done
73: dan answers rainbow
    rainbow dan 1
    turn anna 21
    rolled anna WWYGK
74: anna answers done
75: anna answers research green 1
    researched anna green
    marked anna green 1
    level anna 1 upgrade-bean
    turn ben 22
    rolled ben YBRGK
76: ben answers done
77: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    turn cara 23
    scored cara featured 3
    removed cara green
78: cara answers break
    broken cara 3
    rolled cara BBG
79: cara answers use re-roll
80: cara answers pick coffee-green
81: cara answers roll
    rerolled cara G G
82: cara answers done
83: cara answers research brown 2
    researched cara brown
    marked cara brown 2
    level cara 1 picky-taster
    turn dan 24
    scored dan rainbow 2
84: dan answers preset yellow
    set dan yellow
    rolled dan YYYGK
85: dan answers done
86: dan answers research yellow 3
    researched dan yellow
    marked dan yellow 3
    level dan 1 trade-secrets
87: dan answers done
    turn anna 25
    rolled anna YYBBK
88: anna answers done
89: anna answers featured
    featured anna decaf brown 1
    turn ben 26
    rolled ben WBRRK
90: ben answers done
91: ben answers research black 1
    researched ben black
    flavor ben 1
    turn cara 27
    rolled cara WYYBG
92: cara answers done
93: ben answers decline
94: cara answers research yellow 2
    researched cara yellow
    marked cara yellow 2
    level cara 1 trade-secrets
95: cara answers use trade-secrets
96: cara answers gain yellow
    marked cara yellow 1
    turn dan 28
    scored dan rainbow 2
97: dan answers preset white
    set dan white
    rolled dan WWRRK
98: dan answers done
99: ben answers donate
    donated ben *
100: dan answers research red 2
    researched dan red
    marked dan red 2
    level dan 2 preset-grind
101: dan answers done
    turn anna 29
    scored anna featured 3
102: anna answers remove yellow
    removed anna yellow
103: anna answers break
    broken anna 4
    rolled anna WGGK
104: anna answers use upgrade-bean
105: anna answers pick coffee-white
    changed anna upgrade-bean coffee-white coffee-yellow
106: anna answers done
107: ben answers donate
    donated ben *
108: anna answers donated
    featured anna regular green 1
    helped ben 1
109: ben answers place green
    token-on-die ben green
    turn ben 30
    rolled ben YRGGK
110: ben answers done
111: ben answers research yellow 1
    researched ben yellow
    marked ben yellow 1
    turn cara 31
    rolled cara BBRRK
112: cara answers use picky-taster
113: cara answers pick coffee-black
    changed cara picky-taster coffee-black coffee-red
114: cara answers again
    changed cara picky-taster coffee-red coffee-white
115: cara answers use re-roll
116: cara answers pick coffee-white
117: cara answers roll
    rerolled cara W K
118: cara answers done
119: cara answers research red 2
    researched cara red
    marked cara red 2
    level cara 1 preset-grind
120: cara answers done
    turn dan 32
    scored dan rainbow 2
121: dan answers done
    rolled dan YBRKK
122: dan answers use upgrade-bean
123: dan answers pick coffee-brown
    changed dan upgrade-bean coffee-brown coffee-red
124: dan answers done
125: dan answers research red 2
    researched dan red
    marked dan red 2
126: dan answers done
    turn anna 33
    scored anna featured 3
    tokens-scored ben 1
127: anna answers remove yellow
    removed anna yellow
128: anna answers keep
    kept anna
    turn ben 34
    rolled ben YBGGK
129: ben answers use picky-taster
130: ben answers pick coffee-yellow
    changed ben picky-taster coffee-yellow coffee-white
131: ben answers again
    changed ben picky-taster coffee-white coffee-black
132: ben answers done
133: ben answers research green 2
    researched ben green
    marked ben green 2
    level ben 2 upgrade-bean
    turn cara 35
134: cara answers done
    rolled cara YGGGK
135: cara answers use re-roll
136: cara answers pick coffee-yellow
137: cara answers roll
    rerolled cara Y B
138: cara answers use re-roll
139: cara answers pick coffee-black
140: cara answers pick coffee-brown
141: cara answers roll
    rerolled cara BK RG
142: cara answers done
143: cara answers featured
    featured cara bold green 1
144: cara answers use trade-secrets
145: cara answers gain red
    marked cara red 1
    turn dan 36
    scored dan rainbow 2
146: dan answers done
    rolled dan WYYBB
147: dan answers use picky-taster
148: dan answers pick coffee-brown
    changed dan picky-taster coffee-brown coffee-green
149: dan answers done
150: dan answers use upgrade-bean
151: dan answers pick coffee-brown
    changed dan upgrade-bean coffee-brown coffee-red
152: dan answers research red 1
    researched dan red
    marked dan red 1
    completed dan red 5
153: dan answers use trade-secrets
154: dan answers gain green
    marked dan green 1
    turn anna 37
    rolled anna WWBGG
155: anna answers use upgrade-bean
156: anna answers pick coffee-green
    changed anna upgrade-bean coffee-green coffee-black
157: anna answers done
158: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 2 re-roll
    turn ben 38
    rolled ben YBRGG
159: ben answers done
160: ben answers research yellow 1
    researched ben yellow
    marked ben yellow 1
    level ben 1 trade-secrets
161: ben answers use trade-secrets
162: ben answers gain red
    marked ben red 1
    turn cara 39
    scored cara featured 3
163: cara answers remove red
    removed cara red
164: cara answers keep
    kept cara
    turn dan 40
    scored dan rainbow 2
    rolled dan YRRGG
165: dan answers done
166: dan answers research green 2
    researched dan green
    marked dan green 2
    level dan 2 upgrade-bean
167: dan answers use trade-secrets
168: dan answers gain brown
    marked dan brown 1
    turn anna 41
    rolled anna YBRRR
169: anna answers use upgrade-bean
170: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
171: anna answers use re-roll
172: anna answers pick coffee-yellow
173: anna answers roll
    rerolled anna Y B
174: anna answers use re-roll
175: anna answers pick coffee-brown
176: anna answers roll
    rerolled anna B Y
177: anna answers research red 4
    researched anna red
    marked anna red 4
    level anna 1 preset-grind
    level anna 2 preset-grind
    turn ben 42
    rolled ben WBBRG
178: ben answers use picky-taster
179: ben answers pick coffee-white
    changed ben picky-taster coffee-white coffee-white
180: ben answers done
181: ben answers done
182: ben answers research white 1
    researched ben white
    marked ben white 1
183: ben answers done
    turn cara 43
    scored cara featured 3
    removed cara green
184: cara answers break
    broken cara 3
185: cara answers preset white
    set cara white
    rolled cara WYK
186: cara answers use picky-taster
187: cara answers pick coffee-black
    changed cara picky-taster coffee-black coffee-green
188: cara answers again
    changed cara picky-taster coffee-green coffee-white
189: cara answers use re-roll
190: cara answers pick coffee-white
191: cara answers roll
    rerolled cara W Y
192: cara answers use re-roll
193: cara answers pick coffee-white
194: cara answers roll
    rerolled cara W G
195: cara answers research green 1
    researched cara green
    marked cara green 1
196: cara answers done
    turn dan 44
    scored dan rainbow 2
    rolled dan WYGGG
197: dan answers use picky-taster
198: dan answers pick coffee-yellow
    changed dan picky-taster coffee-yellow coffee-brown
199: dan answers again
    changed dan picky-taster coffee-brown coffee-black
200: dan answers done
201: dan answers research green 2
    researched dan green
    marked dan green 2
    completed dan green 4
    won dan 23
anna: place 3, 9 PP
ben: place 4, 7 PP
cara: place 2, 18 PP
dan: place 1, 23 PP
