disc re-roll white
0: anna answers disc trade-secrets
    disc trade-secrets yellow
1: anna answers disc picky-taster
    disc picky-taster brown
2: anna answers disc preset-grind
    disc preset-grind red
3: anna answers disc upgrade-bean
    disc upgrade-bean green
    start-roll anna red
    start-roll ben red
    start-roll cara yellow
    start-roll dan white
    start-roll anna brown
    start-roll ben black
    begins ben
    marked anna brown 1
    marked cara yellow 1
    marked dan white 1
    turn ben 1
    rolled ben YYBGK
4: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    turn cara 2
    rolled cara WWBGK
5: cara answers research white 2
    researched cara white
    marked cara white 2
    level cara 1 re-roll
    turn dan 3
    rolled dan RGGGG
6: dan answers featured
    featured dan bold green 1
    turn anna 4
    rolled anna WWYRG
7: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re-roll
    turn ben 5
    rolled ben WYRRK
8: ben answers research yellow 1
    researched ben yellow
    marked ben yellow 1
    turn cara 6
    rolled cara WWRRK
9: cara answers done
10: cara answers research red 2
    researched cara red
    marked cara red 2
    level cara 1 preset-grind
    turn dan 7
    scored dan featured 3
11: dan answers remove red
    removed dan red
12: dan answers keep
    kept dan
    turn anna 8
    rolled anna WYBKK
13: anna answers done
14: anna answers research black 2
    researched anna black
    flavor anna 2
    turn ben 9
    rolled ben YYRRK
15: anna answers decline
16: ben answers research red 2
    researched ben red
    marked ben red 2
    level ben 1 preset-grind
    turn cara 10
17: cara answers preset yellow
    set cara yellow
    rolled cara WYBGK
18: cara answers done
19: anna answers decline
20: cara answers rainbow
    rainbow cara 1
    turn dan 11
    scored dan featured 3
    removed dan green
21: dan answers keep
    kept dan
    turn anna 12
    rolled anna BBRGKw*
22: anna answers done
23: anna answers rainbow
    rainbow anna 1
    turn ben 13
24: ben answers done
    rolled ben BBGGG
25: ben answers research green 3
    researched ben green
    marked ben green 3
    level ben 1 upgrade-bean
    turn cara 14
26: cara answers preset white
    set cara white
    rolled cara WWYGK
27: cara answers done
28: cara answers research yellow 1
    researched cara yellow
    marked cara yellow 1
    level cara 1 trade-secrets
29: cara answers use trade-secrets
30: cara answers gain green
    marked cara green 1
    turn dan 15
    scored dan featured 3
    removed dan green
31: dan answers break
    broken dan 2
    rolled dan RR
32: dan answers research red 2
    researched dan red
    marked dan red 2
    level dan 1 preset-grind
    turn anna 16
    scored anna rainbow 2
    rolled anna YRGKK
33: anna answers use re-roll
34: anna answers pick coffee-green
35: anna answers pick coffee-yellow
36: anna answers pick coffee-black
37: anna answers roll
    rerolled anna YGK BRR
38: anna answers featured
    featured anna regular red 1
    turn ben 17
39: ben answers preset yellow
    set ben yellow
    rolled ben YBRKK
40: ben answers done
41: ben answers research red 1
    researched ben red
    marked ben red 1
    turn cara 18
42: cara answers preset brown
    set cara brown
    rolled cara BBRGK
43: cara answers use re-roll
44: cara answers pick coffee-black
45: cara answers pick coffee-brown
46: cara answers pick coffee-brown
47: cara answers pick coffee-red
48: cara answers roll
    rerolled cara BBRK BRGK
49: cara answers research green 2
    researched cara green
    marked cara green 2
    level cara 1 upgrade-bean
50: cara answers done
    turn dan 19
51: dan answers done
    rolled dan WYYYG
52: dan answers research yellow 3
    researched dan yellow
    marked dan yellow 3
    level dan 1 trade-secrets
53: dan answers use trade-secrets
54: dan answers gain white
    marked dan white 1
    level dan 1 re-roll
    turn anna 20
    scored anna featured 3
55: anna answers remove brown
    removed anna brown
56: anna answers keep
    kept anna
    turn ben 21
57: ben answers done
    rolled ben YYYGK
58: ben answers done
59: ben answers research yellow 3
    researched ben yellow
    marked ben yellow 3
    level ben 1 trade-secrets
    level ben 2 trade-secrets
60: ben answers use trade-secrets
    marked ben white 1
    turn cara 22
61: cara answers preset yellow
    set cara yellow
    rolled cara WYBRK
62: cara answers use re-roll
63: cara answers pick coffee-white
64: cara answers roll
    rerolled cara W W
65: cara answers done
66: cara answers rainbow
    rainbow cara 1
67: cara answers use trade-secrets
68: cara answers gain red
    marked cara red 1
    turn dan 23
69: dan answers preset yellow
    set dan yellow
    rolled dan YYRKK
70: dan answers done
71: dan answers research black 2
    researched dan black
    flavor dan 2
72: dan answers use trade-secrets
73: dan answers gain brown
    marked dan brown 1
    turn anna 24
    scored anna featured 3
74: anna answers remove black
    removed anna black
75: anna answers keep
    kept anna
    turn ben 25
76: ben answers preset yellow
    set ben yellow
    rolled ben YYBGK
77: ben answers done
78: dan answers decline
79: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 2 upgrade-bean
80: ben answers use trade-secrets
    marked ben white 1
    level ben 1 re-roll
    turn cara 26
    scored cara rainbow 2
81: cara answers preset white
    set cara white
    rolled cara WWWWG
82: cara answers use upgrade-bean
83: cara answers pick coffee-green
    changed cara upgrade-bean coffee-green coffee-black
84: cara answers done
85: dan answers donate
    donated dan yg
86: cara answers research white 4
    researched cara white
    marked cara white 4
    level cara 2 re-roll
87: cara answers done
    turn dan 27
88: dan answers preset yellow
    set dan yellow
    rolled dan YYBBKwy
89: dan answers use re-roll
90: dan answers pick coffee-brown
91: dan answers pick coffee-black
92: dan answers roll
    rerolled dan BK YG
93: dan answers featured
    featured dan bold yellow 1
94: dan answers use trade-secrets
95: dan answers gain red
    marked dan red 1
    turn anna 28
    rolled anna WWYRR
96: anna answers use re-roll
97: anna answers pick coffee-white
98: anna answers roll
    rerolled anna W R
99: anna answers research red 3
    researched anna red
    marked anna red 3
    level anna 1 preset-grind
    turn ben 29
100: ben answers done
    rolled ben WYRGK
101: ben answers use re-roll
102: ben answers pick coffee-white
103: ben answers pick coffee-yellow
104: ben answers pick coffee-red
105: ben answers roll
    rerolled ben WYR RRK
106: ben answers done
107: ben answers research red 2
    researched ben red
    marked ben red 2
    level ben 2 preset-grind
108: ben answers use trade-secrets
    marked ben white 1
    turn cara 30
    scored cara rainbow 2
109: cara answers preset white
    set cara white
    rolled cara WYGKK
110: cara answers done
111: cara answers research black 2
    researched cara black
    flavor cara 2
112: cara answers use trade-secrets
113: cara answers gain red
    marked cara red 1
    level cara 2 preset-grind
    turn dan 31
    scored dan featured 3
114: dan answers remove yellow
    removed dan yellow
115: dan answers keep
    kept dan
    turn anna 32
116: anna answers preset white
    set anna white
    rolled anna WWRGK
117: anna answers use re-roll
118: anna answers pick coffee-white
119: anna answers roll
    rerolled anna W G
120: cara answers donate
    donated cara r*
121: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 upgrade-bean
    turn ben 33
122: ben answers done
    rolled ben YBRKK
123: ben answers done
124: cara answers donate
    donated cara wb
125: ben answers research black 2
    researched ben black
    flavor ben 2
126: ben answers done
    turn cara 34
    scored cara rainbow 2
127: cara answers preset yellow
    set cara yellow
128: cara answers preset yellow
    set cara yellow
    rolled cara WWYYGy*
129: cara answers done
130: ben answers decline
131: cara answers featured
    featured cara bold yellow 1
132: cara answers use trade-secrets
133: cara answers gain green
    marked cara green 1
    level cara 2 upgrade-bean
    turn dan 35
134: dan answers done
    rolled dan WWBGK
135: dan answers done
136: ben answers decline
137: dan answers research white 2
    researched dan white
    marked dan white 2
    level dan 2 re-roll
138: dan answers done
    turn anna 36
139: anna answers preset white
    set anna white
    rolled anna WWYBK
140: anna answers done
141: ben answers decline
142: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 2 re-roll
    turn ben 37
143: ben answers done
    rolled ben WYYBRwy
144: ben answers done
145: ben answers research white 2
    researched ben white
    marked ben white 2
    level ben 2 re-roll
146: ben answers use trade-secrets
    marked ben white 1
    turn cara 38
    scored cara featured 3
147: cara answers remove green
    removed cara green
148: cara answers keep
    kept cara
    turn dan 39
149: dan answers preset white
    set dan white
    rolled dan WYBGG
150: dan answers use re-roll
151: dan answers pick coffee-yellow
152: dan answers pick coffee-white
153: dan answers pick coffee-brown
154: dan answers roll
    rerolled dan WYB BRK
155: dan answers use re-roll
156: dan answers pick coffee-black
157: dan answers pick coffee-brown
158: dan answers roll
    rerolled dan BK YG
159: dan answers research green 3
    researched dan green
    marked dan green 3
    level dan 1 upgrade-bean
160: dan answers use trade-secrets
161: dan answers gain green
    marked dan green 1
    level dan 2 upgrade-bean
    turn anna 40
162: anna answers preset white
    set anna white
    rolled anna WWBRG
163: anna answers use upgrade-bean
164: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
165: anna answers use re-roll
166: anna answers pick coffee-green
167: anna answers roll
    rerolled anna G R
168: anna answers done
169: anna answers research red 3
    researched anna red
    marked anna red 3
    level anna 2 preset-grind
    turn ben 41
170: ben answers done
    rolled ben WWYRR
171: ben answers use upgrade-bean
172: ben answers pick coffee-white
    changed ben upgrade-bean coffee-white coffee-yellow
173: ben answers use re-roll
174: ben answers pick coffee-yellow
175: ben answers pick coffee-white
176: ben answers roll
    rerolled ben WY WR
177: ben answers use upgrade-bean
178: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
179: ben answers done
180: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    level ben 1 picky-taster
181: ben answers use trade-secrets
    marked ben red 1
    turn cara 42
    scored cara featured 3
    removed cara yellow
182: cara answers keep
    kept cara
    turn dan 43
183: dan answers preset white
    set dan white
    rolled dan WWYGK
184: dan answers use re-roll
185: dan answers pick coffee-white
186: dan answers roll
    rerolled dan W Y
187: dan answers use upgrade-bean
188: dan answers pick coffee-white
    changed dan upgrade-bean coffee-white coffee-yellow
189: dan answers use re-roll
190: dan answers pick coffee-green
191: dan answers pick coffee-black
192: dan answers roll
    rerolled dan GK YY
193: dan answers use upgrade-bean
    changed dan upgrade-bean coffee-yellow coffee-brown
194: dan answers featured
    featured dan bold yellow 1
195: dan answers done
    turn anna 44
196: anna answers preset yellow
    set anna yellow
197: anna answers preset white
    set anna white
    rolled anna WYYGG
198: anna answers use re-roll
199: anna answers pick coffee-green
200: anna answers roll
    rerolled anna G K
201: anna answers done
202: anna answers research white 1
    researched anna white
    marked anna white 1
    turn ben 45
203: ben answers preset yellow
    set ben yellow
204: ben answers preset brown
    set ben brown
    rolled ben YBRGG
205: ben answers done
206: ben answers research red 1
    researched ben red
    marked ben red 1
    completed ben red 5
    turn cara 46
207: cara answers done
    rolled cara WWBBR
208: cara answers use upgrade-bean
209: cara answers pick coffee-red
    changed cara upgrade-bean coffee-red coffee-green
210: cara answers done
211: cara answers research brown 2
    researched cara brown
    marked cara brown 2
    level cara 1 picky-taster
212: cara answers use trade-secrets
213: cara answers gain red
    marked cara red 1
    turn dan 47
    scored dan featured 3
214: dan answers remove brown
    removed dan brown
215: dan answers keep
    kept dan
    turn anna 48
216: anna answers done
    rolled anna WYBBR
217: anna answers use re-roll
218: anna answers pick coffee-red
219: anna answers pick coffee-brown
220: anna answers roll
    rerolled anna BR YK
221: anna answers use re-roll
222: anna answers pick coffee-black
223: anna answers roll
    rerolled anna K Y
224: anna answers done
225: anna answers research yellow 3
    researched anna yellow
    marked anna yellow 3
    level anna 1 trade-secrets
226: anna answers use trade-secrets
227: anna answers gain white
    marked anna white 1
    turn ben 49
    rolled ben WWYGK
228: ben answers use picky-taster
229: ben answers pick coffee-yellow
    changed ben picky-taster coffee-yellow coffee-yellow
230: ben answers done
231: ben answers done
232: ben answers research white 1
    researched ben white
    marked ben white 1
    completed ben white 3
    turn cara 50
233: cara answers done
    rolled cara WWYGK
234: cara answers done
235: cara answers research black 1
    researched cara black
    flavor cara 1
236: cara answers use trade-secrets
237: cara answers gain yellow
    marked cara yellow 1
    turn dan 51
    scored dan featured 3
    won dan 21
anna: place 3, 10 PP
ben: place 4, 8 PP
cara: place 2, 15 PP
dan: place 1, 21 PP
