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
79: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    level ben 1 picky-taster
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
95: dan answers gain brown
    marked dan brown 1
    level dan 1 picky-taster
    turn anna 28
    rolled anna WWYRR
96: anna answers done
97: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 preset-grind
    turn ben 29
98: ben answers done
    rolled ben WRRKK
99: ben answers use picky-taster
100: ben answers pick coffee-white
    changed ben picky-taster coffee-white coffee-black
101: ben answers done
102: ben answers use re-roll
103: ben answers pick coffee-red
104: ben answers pick coffee-red
105: ben answers roll
    rerolled ben RR RR
106: ben answers use upgrade-bean
    changed ben upgrade-bean coffee-red coffee-green
107: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 2 upgrade-bean
108: ben answers use trade-secrets
    marked ben white 1
    turn cara 30
    scored cara rainbow 2
109: cara answers preset brown
    set cara brown
    rolled cara YBGKK
110: cara answers use re-roll
111: cara answers pick coffee-brown
112: cara answers pick coffee-black
113: cara answers pick coffee-yellow
114: cara answers roll
    rerolled cara YBK WRR
115: cara answers done
116: cara answers research red 2
    researched cara red
    marked cara red 2
    level cara 2 preset-grind
117: cara answers use trade-secrets
118: cara answers gain green
    marked cara green 1
    level cara 2 upgrade-bean
    turn dan 31
    scored dan featured 3
119: dan answers remove green
    removed dan green
120: dan answers keep
    kept dan
    turn anna 32
121: anna answers preset brown
    set anna brown
    rolled anna WWYBG
122: anna answers use re-roll
123: anna answers pick coffee-white
124: anna answers roll
    rerolled anna W W
125: anna answers research green 1
    researched anna green
    marked anna green 1
    turn ben 33
126: ben answers preset yellow
    set ben yellow
    rolled ben WWYBK
127: ben answers use re-roll
128: ben answers pick coffee-white
129: ben answers roll
    rerolled ben W G
130: ben answers done
131: ben answers rainbow
    rainbow ben 1
132: ben answers use trade-secrets
133: ben answers gain red
    marked ben red 1
    level ben 2 preset-grind
134: ben answers gain white
    marked ben white 1
    level ben 2 re-roll
    turn cara 34
135: cara answers preset brown
    set cara brown
136: cara answers preset brown
    set cara brown
    rolled cara YBBBK
137: cara answers use re-roll
138: cara answers pick coffee-yellow
139: cara answers pick coffee-black
140: cara answers roll
    rerolled cara YK WG
141: cara answers done
142: cara answers research brown 3
    researched cara brown
    marked cara brown 3
    level cara 1 picky-taster
143: cara answers use trade-secrets
    marked cara yellow 1
    turn dan 35
    scored dan featured 3
    removed dan yellow
144: dan answers keep
    kept dan
    turn anna 36
145: anna answers preset white
    set anna white
    rolled anna WWRGK
146: anna answers use re-roll
147: anna answers pick coffee-red
148: anna answers pick coffee-black
149: anna answers pick coffee-green
150: anna answers roll
    rerolled anna RGK YGG
151: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 upgrade-bean
    turn ben 37
    scored ben rainbow 2
152: ben answers done
    rolled ben WGGGK
153: ben answers use re-roll
154: ben answers pick coffee-black
155: ben answers pick coffee-white
156: ben answers roll
    rerolled ben WK YR
157: ben answers use upgrade-bean
158: ben answers pick coffee-red
    changed ben upgrade-bean coffee-red coffee-green
159: ben answers done
160: ben answers featured
    featured ben bold green 1
161: ben answers use trade-secrets
162: ben answers gain red
    marked ben red 1
163: ben answers gain white
    marked ben white 1
    turn cara 38
164: cara answers done
    rolled cara YBRRK
165: cara answers use upgrade-bean
166: cara answers pick coffee-red
    changed cara upgrade-bean coffee-red coffee-green
167: cara answers use upgrade-bean
168: cara answers pick coffee-green
    changed cara upgrade-bean coffee-green coffee-black
169: cara answers use picky-taster
170: cara answers pick coffee-red
    changed cara picky-taster coffee-red coffee-red
171: cara answers again
    changed cara picky-taster coffee-red coffee-black
172: cara answers use re-roll
173: cara answers pick coffee-brown
174: cara answers pick coffee-yellow
175: cara answers pick coffee-black
176: cara answers roll
    rerolled cara YBK WRK
177: cara answers done
178: cara answers research black 3
    researched cara black
    flavor cara 3
179: cara answers use trade-secrets
    marked cara yellow 1
    level cara 2 trade-secrets
    turn dan 39
180: dan answers preset yellow
    set dan yellow
    rolled dan WYYKK
181: dan answers use picky-taster
182: dan answers pick coffee-white
    changed dan picky-taster coffee-white coffee-yellow
183: dan answers again
    changed dan picky-taster coffee-yellow coffee-white
184: dan answers done
185: cara answers decline
186: dan answers research black 2
    researched dan black
    flavor dan 2
187: dan answers done
    turn anna 40
188: anna answers done
    rolled anna WRGGK
189: anna answers use upgrade-bean
190: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
191: anna answers use re-roll
192: anna answers pick coffee-white
193: anna answers pick coffee-black
194: anna answers roll
    rerolled anna WK YG
195: cara answers donate
    donated cara wbg
196: dan answers donate
    donated dan yr
197: anna answers donated
    featured anna extra-bold green 1
    helped cara 1
198: cara answers place green
    token-on-die cara green
    turn ben 41
199: ben answers done
    rolled ben WYBKK
200: ben answers use upgrade-bean
201: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
202: ben answers use picky-taster
203: ben answers pick coffee-white
    changed ben picky-taster coffee-white coffee-white
204: ben answers done
205: ben answers use upgrade-bean
206: ben answers pick coffee-white
    changed ben upgrade-bean coffee-white coffee-yellow
207: ben answers done
208: cara answers decline
209: dan answers decline
210: ben answers research brown 2
    researched ben brown
    marked ben brown 2
    level ben 2 picky-taster
211: ben answers use trade-secrets
    marked ben white 1
    turn cara 42
212: cara answers preset white
    set cara white
213: cara answers preset yellow
    set cara yellow
    rolled cara WWWYKy*
214: cara answers use re-roll
215: cara answers pick flavor-yellow
216: cara answers roll
    rerolled cara y r
217: cara answers use picky-taster
218: cara answers pick coffee-yellow
    changed cara picky-taster coffee-yellow coffee-white
219: cara answers again
    changed cara picky-taster coffee-white coffee-red
220: cara answers done
221: dan answers decline
222: cara answers research red 2
    researched cara red
    marked cara red 2
    completed cara red 4
223: cara answers use trade-secrets
    marked cara brown 1
    level cara 2 picky-taster
    turn dan 43
224: dan answers preset brown
    set dan brown
    rolled dan BBRRKbg
225: dan answers use picky-taster
226: dan answers pick flavor-brown
    changed dan picky-taster flavor-brown flavor-brown
227: dan answers done
228: dan answers done
229: dan answers research brown 3
    researched dan brown
    marked dan brown 3
    level dan 2 picky-taster
230: dan answers use trade-secrets
231: dan answers gain red
    marked dan red 1
    turn anna 44
    scored anna featured 3
    tokens-scored cara 1
232: anna answers remove-token green seat3
    removed anna green
233: anna answers keep
    kept anna
    turn ben 45
234: ben answers done
    rolled ben YRRKK
235: ben answers use picky-taster
236: ben answers pick coffee-red
    changed ben picky-taster coffee-red coffee-brown
237: ben answers done
238: ben answers done
239: ben answers research black 2
    researched ben black
    flavor ben 2
240: ben answers use trade-secrets
241: ben answers gain red
    marked ben red 1
242: ben answers gain brown
    marked ben brown 1
    turn cara 46
    rolled cara WWYGG
243: cara answers use picky-taster
244: cara answers pick coffee-white
    changed cara picky-taster coffee-white coffee-yellow
245: cara answers done
246: cara answers use re-roll
247: cara answers pick coffee-white
248: cara answers pick coffee-yellow
249: cara answers pick coffee-yellow
250: cara answers roll
    rerolled cara WYY YRK
251: cara answers use upgrade-bean
252: cara answers pick coffee-yellow
    changed cara upgrade-bean coffee-yellow coffee-brown
253: cara answers use re-roll
254: cara answers pick coffee-green
255: cara answers roll
    rerolled cara G G
256: cara answers use upgrade-bean
257: cara answers pick coffee-green
    changed cara upgrade-bean coffee-green coffee-black
258: ben answers donate
    donated ben yb
259: cara answers research black 2
    researched cara black
    flavor cara 2
260: cara answers use trade-secrets
    marked cara brown 1
    turn dan 47
261: dan answers done
    rolled dan BRRRR
262: dan answers done
263: ben answers donate
    donated ben g*
264: cara answers decline
265: dan answers research red 4
    researched dan red
    marked dan red 4
    completed dan red 4
    won dan 21
anna: place 2, 14 PP
ben: place 4, 4 PP
cara: place 3, 12 PP
dan: place 1, 21 PP
