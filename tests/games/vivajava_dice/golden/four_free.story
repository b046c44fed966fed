disc re_roll white
0: anna answers disc trade_secrets
    disc trade_secrets yellow
1: anna answers disc picky_taster
    disc picky_taster brown
2: anna answers disc preset_grind
    disc preset_grind red
3: anna answers disc upgrade_bean
    disc upgrade_bean green
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
5: ben answers featured bold green
    featured ben bold green 1
    turn cara 3
    rolled cara WWYRG
6: cara answers research white 2
    researched cara white
    marked cara white 2
    level cara 1 re_roll
    turn dan 4
    rolled dan WYRRK
7: dan answers research red 2
    researched dan red
    marked dan red 2
    level dan 1 preset_grind
    turn anna 5
    rolled anna WWRRK
8: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re_roll
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
    level ben 1 upgrade_bean
    turn cara 7
    rolled cara WYBKK
12: cara answers done
13: cara answers featured decaf black
    featured cara decaf black 1
    turn dan 8
14: dan answers preset yellow
    set dan yellow
    rolled dan BBGG
15: dan answers research brown 2
    researched dan brown
    marked dan brown 2
    level dan 1 picky_taster
    turn anna 9
    rolled anna RGKKK
16: anna answers use re_roll
17: anna answers pick coffee_green
18: anna answers roll
    rerolled anna G G
19: anna answers research black 3
    researched anna black
    flavor anna 3
    turn ben 10
    rolled ben WYBBG
20: ben answers use upgrade_bean
21: ben answers pick coffee_green
    changed ben upgrade_bean coffee_green coffee_black
22: anna answers donate
    donated anna wrg
23: ben answers research brown 2
    researched ben brown
    marked ben brown 2
    level ben 1 picky_taster
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
    level cara 2 re_roll
    turn dan 12
29: dan answers preset white
    set dan white
    rolled dan WWBB
30: dan answers done
31: anna answers decline
32: dan answers featured regular white
    featured dan regular white 1
    turn anna 13
    rolled anna YBBBRwr*
33: anna answers use re_roll
34: anna answers pick coffee_red
35: anna answers pick flavor_white
36: anna answers roll
    rerolled anna Rw Rr
37: anna answers featured bold red
    featured anna bold red 1
    turn ben 14
    rolled ben WYYRK
38: ben answers use upgrade_bean
39: ben answers pick coffee_yellow
    changed ben upgrade_bean coffee_yellow coffee_brown
40: ben answers use picky_taster
41: ben answers pick coffee_white
    tasted ben coffee_white coffee_black
42: ben answers done
43: ben answers research black 2
    researched ben black
    flavor ben 2
    turn cara 15
    rolled cara WGGGK
44: cara answers use re_roll
45: cara answers pick coffee_black
46: cara answers pick coffee_white
47: cara answers roll
    rerolled cara WK GK
48: cara answers done
49: ben answers donate
    donated ben wr
50: cara answers featured bold green
    featured cara bold green 1
    turn dan 16
51: dan answers preset white
    set dan white
    rolled dan WGGG
52: dan answers use picky_taster
53: dan answers pick coffee_green
    tasted dan coffee_green coffee_white
54: dan answers done
55: ben answers donate
    donated ben yb
56: dan answers research green 2
    researched dan green
    marked dan green 2
    level dan 1 upgrade_bean
    turn anna 17
    rolled anna YYYGK
57: anna answers use re_roll
58: anna answers pick coffee_black
59: anna answers pick coffee_yellow
60: anna answers roll
    rerolled anna YK WR
61: anna answers research red 1
    researched anna red
    marked anna red 1
    turn ben 18
    rolled ben WWYBKbb
62: ben answers done
63: ben answers research brown 3
    researched ben brown
    marked ben brown 3
    level ben 2 picky_taster
    turn cara 19
    scored cara featured 3
64: cara answers remove black
    removed cara black
65: cara answers break
    broken cara 4
    rolled cara WRGG
66: cara answers use re_roll
67: cara answers pick coffee_white
68: cara answers pick coffee_red
69: cara answers roll
    rerolled cara WR BG
70: cara answers done
71: cara answers research green 3
    researched cara green
    marked cara green 3
    level cara 1 upgrade_bean
    turn dan 20
72: dan answers preset brown
    set dan brown
    rolled dan YYBR
73: dan answers use picky_taster
74: dan answers pick coffee_red
    tasted dan coffee_red coffee_black
75: dan answers done
76: dan answers use upgrade_bean
77: dan answers pick coffee_brown
    changed dan upgrade_bean coffee_brown coffee_red
78: dan answers featured decaf yellow
    featured dan decaf yellow 1
    turn anna 21
    rolled anna WBBGG
79: anna answers done
80: anna answers featured decaf green
    featured anna decaf green 1
    turn ben 22
    rolled ben WWWRG
81: ben answers use upgrade_bean
82: ben answers pick coffee_red
    changed ben upgrade_bean coffee_red coffee_green
83: ben answers use picky_taster
84: ben answers pick coffee_green
    tasted ben coffee_green coffee_yellow
85: ben answers again
    tasted ben coffee_yellow coffee_white
86: ben answers again
    tasted ben coffee_white coffee_black
87: ben answers done
88: ben answers research green 1
    researched ben green
    marked ben green 1
    turn cara 23
    rolled cara WRGKK
89: cara answers done
90: cara answers featured decaf black
    featured cara decaf black 1
    turn dan 24
91: dan answers preset brown
    set dan brown
    rolled dan WYBG
92: dan answers done
93: dan answers research brown 2
    researched dan brown
    marked dan brown 2
    level dan 2 picky_taster
    turn anna 25
    rolled anna WYYRK
94: anna answers use re_roll
95: anna answers pick coffee_red
96: anna answers pick coffee_black
97: anna answers pick coffee_white
98: anna answers roll
    rerolled anna WRK WRR
99: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 preset_grind
    turn ben 26
    rolled ben WYRGK
100: ben answers done
101: ben answers rainbow
    rainbow ben 1
    turn cara 27
    scored cara featured 3
102: cara answers remove black
    removed cara black
    broken cara 4
    rolled cara RGGG
103: cara answers done
104: cara answers research green 3
    researched cara green
    marked cara green 3
    level cara 2 upgrade_bean
    turn dan 28
105: dan answers done
    rolled dan YRRKK
106: dan answers use picky_taster
107: dan answers pick coffee_yellow
    tasted dan coffee_yellow coffee_black
108: dan answers done
109: dan answers done
110: dan answers featured regular black
    featured dan regular black 1
    turn anna 29
111: anna answers preset white
    set anna white
    rolled anna BRRK
112: anna answers use re_roll
113: anna answers pick coffee_red
114: anna answers roll
    rerolled anna R W
115: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 2 re_roll
    turn ben 30
    scored ben rainbow 2
    rolled ben WWRGK
116: ben answers done
117: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 2 upgrade_bean
    turn cara 31
    rolled cara WYBGK
118: cara answers done
119: cara answers rainbow
    rainbow cara 1
    turn dan 32
    scored dan featured 3
120: dan answers remove red
    removed dan red
121: dan answers keep
    kept dan
    turn anna 33
122: anna answers preset yellow
    set anna yellow
    rolled anna YRKK
123: anna answers done
124: anna answers research black 2
    researched anna black
    flavor anna 2
    turn ben 34
    rolled ben GGKKK
125: ben answers use upgrade_bean
    changed ben upgrade_bean coffee_green coffee_black
126: ben answers use upgrade_bean
    changed ben upgrade_bean coffee_green coffee_black
127: ben answers done
128: ben answers research black 3
    researched ben black
    flavor ben 3
    turn cara 35
    scored cara rainbow 2
    rolled cara YBGGK
129: cara answers use re_roll
130: cara answers pick coffee_yellow
131: cara answers pick coffee_brown
132: cara answers roll
    rerolled cara YB RK
133: cara answers done
134: anna answers donate
    donated anna gg
135: ben answers donate
    donated ben yb*
136: cara answers donated extra_bold green
137: cara answers gift seat2 wild
138: cara answers gift seat1 green
    featured cara extra_bold green 1
    given-back cara
    helped anna 1
    helped ben 1
139: anna answers decline
140: anna answers place green
    token-on-die anna green
141: ben answers decline
    turn dan 36
142: dan answers preset yellow
    set dan yellow
    rolled dan WYBR
143: dan answers use picky_taster
144: dan answers pick coffee_yellow
    tasted dan coffee_yellow coffee_black
145: dan answers done
146: dan answers use upgrade_bean
147: dan answers pick coffee_red
    changed dan upgrade_bean coffee_red coffee_green
148: dan answers rainbow
    rainbow dan 1
    turn anna 37
149: anna answers preset white
    set anna white
    rolled anna YYGG
150: anna answers use re_roll
151: anna answers pick coffee_yellow
152: anna answers pick coffee_white
153: anna answers pick coffee_yellow
154: anna answers roll
    rerolled anna WYY WWB
155: anna answers use re_roll
156: anna answers pick coffee_white
157: anna answers roll
    rerolled anna W G
158: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 1 upgrade_bean
    turn ben 38
    rolled ben YBRGGww
159: ben answers done
160: ben answers rainbow
    rainbow ben 1
    turn cara 39
    scored cara featured 3
    tokens-scored anna 1
161: cara answers remove green
    removed cara green
162: cara answers break
    broken cara 4
    rolled cara WRRG
163: cara answers use re_roll
164: cara answers pick coffee_green
165: cara answers pick coffee_white
166: cara answers roll
    rerolled cara WG RK
167: cara answers done
168: cara answers research red 3
    researched cara red
    marked cara red 3
    level cara 1 preset_grind
    turn dan 40
169: dan answers preset brown
    set dan brown
    rolled dan WWRR
170: dan answers done
171: dan answers research red 2
    researched dan red
    marked dan red 2
    level dan 2 preset_grind
    turn anna 41
172: anna answers preset brown
    set anna brown
    rolled anna WBRK
173: anna answers use upgrade_bean
174: anna answers pick coffee_brown
    changed anna upgrade_bean coffee_brown coffee_red
175: anna answers done
176: anna answers research black 1
    researched anna black
    flavor anna 1
    turn ben 42
    scored ben rainbow 2
    rolled ben YYBRR
177: ben answers done
178: anna answers donate
    donated anna y
179: ben answers donated regular yellow
180: ben answers lay red
181: ben answers lay red
    featured ben regular yellow 1
    given-back ben
    helped anna 1
182: anna answers place red
    token-on-die anna red
    turn cara 43
183: cara answers preset yellow
    set cara yellow
    rolled cara WBBG
184: cara answers use re_roll
185: cara answers pick coffee_yellow
186: cara answers pick coffee_green
187: cara answers pick coffee_white
188: cara answers roll
    rerolled cara WYG WYB
189: cara answers use upgrade_bean
190: cara answers pick coffee_yellow
    changed cara upgrade_bean coffee_yellow coffee_brown
191: cara answers use upgrade_bean
192: cara answers pick coffee_white
    changed cara upgrade_bean coffee_white coffee_yellow
193: cara answers done
194: cara answers featured bold brown
    featured cara bold brown 1
    turn dan 44
195: dan answers preset yellow
    set dan yellow
196: dan answers done
    rolled dan YGGG
197: dan answers use picky_taster
198: dan answers pick coffee_yellow
    tasted dan coffee_yellow coffee_brown
199: dan answers again
    tasted dan coffee_brown coffee_black
200: dan answers again
    tasted dan coffee_black coffee_brown
201: dan answers again
    tasted dan coffee_brown coffee_green
202: dan answers done
203: dan answers featured bold green
    featured dan bold green 1
    turn anna 45
204: anna answers preset white
    set anna white
    rolled anna YRGK
205: anna answers use re_roll
206: anna answers pick coffee_green
207: anna answers roll
    rerolled anna G Y
208: anna answers done
209: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 trade_secrets
210: anna answers done
    turn ben 46
    rolled ben YYBRK
211: ben answers done
212: ben answers research yellow 2
    researched ben yellow
    marked ben yellow 2
    level ben 1 trade_secrets
213: ben answers use trade_secrets
    used ben trade_secrets
214: ben answers gain red
    marked ben red 1
    turn cara 47
215: cara answers done
    rolled cara WYBBR
216: cara answers done
217: cara answers research red 1
    researched cara red
    marked cara red 1
    level cara 2 preset_grind
    turn dan 48
    scored dan featured 3
218: dan answers remove yellow
    removed dan yellow
219: dan answers break
    broken dan 4
220: dan answers done
    rolled dan YBBR
221: dan answers use picky_taster
222: dan answers pick coffee_brown
    tasted dan coffee_brown coffee_yellow
223: dan answers again
    tasted dan coffee_yellow coffee_red
224: dan answers done
225: dan answers use upgrade_bean
226: dan answers pick coffee_red
    changed dan upgrade_bean coffee_red coffee_green
227: dan answers research red 1
    researched dan red
    marked dan red 1
    turn anna 49
228: anna answers done
    rolled anna WYKKK
229: anna answers use upgrade_bean
230: anna answers pick coffee_yellow
    changed anna upgrade_bean coffee_yellow coffee_brown
231: anna answers done
232: anna answers research brown 1
    researched anna brown
    marked anna brown 1
233: anna answers use trade_secrets
    used anna trade_secrets
234: anna answers gain red
    marked anna red 1
    level anna 2 preset_grind
    turn ben 50
    rolled ben WYGKK
235: ben answers use picky_taster
236: ben answers pick coffee_green
    tasted ben coffee_green coffee_white
237: ben answers again
    tasted ben coffee_white coffee_white
238: ben answers done
239: ben answers done
240: ben answers research black 2
    researched ben black
    flavor ben 2
241: ben answers use trade_secrets
    used ben trade_secrets
242: ben answers gain red
    marked ben red 1
    level ben 1 preset_grind
    turn cara 51
243: cara answers done
    rolled cara YRKKK
244: cara answers use re_roll
245: cara answers pick coffee_red
246: cara answers pick coffee_black
247: cara answers roll
    rerolled cara RK BG
248: cara answers use re_roll
249: cara answers pick coffee_green
250: cara answers pick coffee_yellow
251: cara answers pick coffee_brown
252: cara answers roll
    rerolled cara YBG BBR
253: cara answers use upgrade_bean
254: cara answers pick coffee_brown
    changed cara upgrade_bean coffee_brown coffee_red
255: cara answers done
256: ben answers donate
    donated ben r*
257: cara answers featured decaf black
    featured cara decaf black 1
    won cara 21
anna: place 4, 5 PP
ben: place 2, 12 PP
cara: place 1, 21 PP
dan: place 3, 11 PP
