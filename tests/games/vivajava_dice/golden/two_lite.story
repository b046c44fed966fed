disc re_roll white
disc upgrade_bean yellow
disc research_boost brown
disc bonus_flavor red
disc research_partnership green
start-roll anna yellow
start-roll ben black
begins ben
marked anna yellow 1
turn ben 1
rolled ben WWBRG
0: ben answers featured decaf white
    featured ben decaf white 1
    turn anna 2
    rolled anna WWYYR
1: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 upgrade_bean
    turn ben 3
    scored ben featured 2
2: ben answers remove white
    removed ben white
    broken ben 4
    rolled ben WWYK
3: ben answers research black 1
    researched ben black
    flavor ben 1
    turn anna 4
    rolled anna YYRRK
4: anna answers use upgrade_bean
5: anna answers pick coffee_yellow
    changed anna upgrade_bean coffee_yellow coffee_brown
6: ben answers decline
7: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 bonus_flavor
8: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 5
    rolled ben WWYYRg
9: anna answers donate
    donated anna w
10: ben answers donated regular white
11: ben answers lay green
    featured ben regular white 1
    helped anna 1
12: anna answers place white
    token-on-die anna white
    turn anna 6
    rolled anna WYYKK
13: anna answers use upgrade_bean
14: anna answers pick coffee_white
    changed anna upgrade_bean coffee_white coffee_yellow
15: anna answers featured regular yellow
    featured anna regular yellow 1
16: anna answers done
    turn ben 7
    rolled ben WWBRG
17: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    turn anna 8
    scored anna featured 2
18: anna answers remove black
    removed anna black
19: anna answers keep
    kept anna
    turn ben 9
    rolled ben WWBGK
20: ben answers research white 2
    researched ben white
    marked ben white 2
    level ben 1 re_roll
    turn anna 10
    scored anna featured 2
21: anna answers remove black
    removed anna black
22: anna answers break
    broken anna 3
    rolled anna WBK
23: anna answers use upgrade_bean
24: anna answers pick coffee_white
    changed anna upgrade_bean coffee_white coffee_yellow
25: anna answers research yellow 1
    researched anna yellow
    marked anna yellow 1
    level anna 2 upgrade_bean
26: anna answers done
    turn ben 11
    rolled ben WBRGG
27: ben answers use re_roll
28: ben answers pick coffee_white
29: ben answers pick coffee_red
30: ben answers pick coffee_brown
31: ben answers roll
    rerolled ben WBR RRG
32: ben answers featured regular green
    featured ben regular green 1
    turn anna 12
    rolled anna WWYRG
33: anna answers done
34: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re_roll
35: anna answers done
    turn ben 13
    scored ben featured 2
36: ben answers remove red
    removed ben red
37: ben answers keep
    kept ben
    turn anna 14
    rolled anna WYYBR
38: anna answers done
39: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
40: anna answers done
    turn ben 15
    scored ben featured 2
41: ben answers remove red
    removed ben red
42: ben answers keep
    kept ben
    turn anna 16
    rolled anna WWYGK
43: anna answers done
44: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 2 re_roll
45: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 17
    scored ben featured 2
    removed ben green
46: ben answers break
    broken ben 2
    rolled ben BG
47: ben answers done
48: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    level ben 1 research_boost
    turn anna 18
    rolled anna YYYBRy
49: anna answers done
50: anna answers research red 1
    researched anna red
    marked anna red 1
51: anna answers done
    turn ben 19
    rolled ben YYBBR
52: ben answers use re_roll
53: ben answers pick coffee_yellow
54: ben answers roll
    rerolled ben Y R
55: ben answers featured decaf red
    featured ben decaf red 1
56: ben answers gain brown
    used ben research_boost
    marked ben brown 1
    turn anna 20
    rolled anna YBRGK
57: anna answers done
58: anna answers rainbow
    rainbow anna 1
59: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 21
    scored ben featured 2
60: ben answers remove yellow
    removed ben yellow
61: ben answers break
    broken ben 4
    rolled ben WWRG
62: ben answers done
63: anna answers donate
    donated anna r
64: ben answers research white 2
    researched ben white
    marked ben white 2
    level ben 2 re_roll
    turn anna 22
    scored anna rainbow 1
    rolled anna WWBBGy
65: anna answers done
66: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 research_boost
67: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 23
    rolled ben YBRRG
68: ben answers done
69: anna answers donate
    donated anna b
70: ben answers featured decaf red
    featured ben decaf red 1
71: ben answers gain brown
    used ben research_boost
    marked ben brown 1
    level ben 2 research_boost
    turn anna 24
    scored anna rainbow 1
    rolled anna YYGGK*
72: anna answers use upgrade_bean
73: anna answers pick coffee_green
    changed anna upgrade_bean coffee_green coffee_black
74: anna answers done
75: anna answers featured regular black
    featured anna regular black 1
    given-back anna
76: anna answers gain red
    used anna research_boost
    marked anna red 1
    level anna 2 bonus_flavor
77: anna answers use bonus_flavor
    used anna bonus_flavor
78: anna answers take 1
    flavor anna 1
    turn ben 25
    rolled ben YYBRK
79: ben answers done
80: ben answers research red 1
    researched ben red
    marked ben red 1
    turn anna 26
    scored anna featured 2
81: anna answers remove green
    removed anna green
82: anna answers keep
    kept anna
    turn ben 27
    rolled ben WYYRG
83: ben answers done
84: ben answers research yellow 2
    researched ben yellow
    marked ben yellow 2
    level ben 1 upgrade_bean
    turn anna 28
    scored anna featured 2
85: anna answers remove black
    removed anna black
86: anna answers break
    broken anna 3
    rolled anna WRG*
87: anna answers use upgrade_bean
88: anna answers pick coffee_red
    changed anna upgrade_bean coffee_red coffee_green
89: anna answers done
90: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 1 research_partnership
91: anna answers use bonus_flavor
    used anna bonus_flavor
92: anna answers take 2
    flavor anna 2
93: anna answers claim green
    token-ready anna green
94: anna answers use research_partnership
95: anna answers partner seat2 red
    partnered anna ben red
    turn ben 29
    rolled ben WWWYR
96: ben answers use upgrade_bean
97: ben answers pick coffee_red
    changed ben upgrade_bean coffee_red coffee_green
98: ben answers done
99: anna answers decline
100: ben answers featured regular white
    featured ben regular white 1
101: ben answers gain black
    used ben research_boost
    flavor ben 1
102: ben answers gain red
    used ben research_boost
    marked ben red 1
    level ben 1 bonus_flavor
    copied anna ben
    marked anna red 1
103: ben answers done
    turn anna 30
    rolled anna YBBGGbg
104: anna answers done
105: ben answers decline
106: anna answers featured regular green
    featured anna regular green 1
107: anna answers gain green
    used anna research_boost
    marked anna green 1
    level anna 2 research_partnership
108: anna answers use bonus_flavor
    used anna bonus_flavor
109: anna answers take 2
    flavor anna 2
110: anna answers done
    turn ben 31
    rolled ben YBGKKw
111: ben answers use re_roll
112: ben answers pick coffee_brown
113: ben answers pick coffee_black
114: ben answers roll
    rerolled ben BK GK
115: ben answers use upgrade_bean
116: ben answers pick coffee_green
    changed ben upgrade_bean coffee_green coffee_black
117: ben answers use re_roll
118: ben answers pick flavor_white
119: ben answers roll
    rerolled ben w y
120: anna answers donate
    donated anna bb
121: ben answers featured regular black
    featured ben regular black 1
122: ben answers gain black
    used ben research_boost
    flavor ben 1
123: ben answers gain black
    used ben research_boost
    flavor ben 1
124: ben answers use bonus_flavor
    used ben bonus_flavor
    flavor ben 1
    turn anna 32
    rolled anna YBBGKyb
125: anna answers use re_roll
126: anna answers pick coffee_black
127: anna answers pick coffee_green
128: anna answers roll
    rerolled anna GK WK
129: anna answers use upgrade_bean
130: anna answers pick flavor_yellow
    changed anna upgrade_bean flavor_yellow flavor_brown
131: anna answers use upgrade_bean
132: anna answers pick coffee_yellow
    changed anna upgrade_bean coffee_yellow coffee_brown
133: anna answers done
134: anna answers featured extra_bold brown
    featured anna extra_bold brown 1
135: anna answers gain yellow
    used anna research_boost
    marked anna yellow 1
    completed anna yellow 4
136: anna answers use bonus_flavor
    used anna bonus_flavor
137: anna answers take 2
    flavor anna 2
    turn ben 33
    rolled ben WWBRGgg*
138: ben answers use upgrade_bean
139: ben answers pick coffee_red
    changed ben upgrade_bean coffee_red coffee_green
140: ben answers done
141: ben answers featured extra_bold green
    featured ben extra_bold green 1
142: ben answers gain black
    used ben research_boost
    flavor ben 1
143: ben answers gain black
    used ben research_boost
    flavor ben 1
144: ben answers use bonus_flavor
    used ben bonus_flavor
    flavor ben 1
    turn anna 34
    rolled anna YBBBKy*
145: anna answers done
146: ben answers decline
147: anna answers research brown 4
    researched anna brown
    marked anna brown 4
    level anna 2 research_boost
148: anna answers use bonus_flavor
    used anna bonus_flavor
149: anna answers take 2
    flavor anna 2
    turn ben 35
    scored ben featured 2
    removed ben green
150: ben answers break
    broken ben 4
    rolled ben BRGKyyr
151: ben answers use re_roll
152: ben answers pick coffee_brown
153: ben answers roll
    rerolled ben B W
154: ben answers use upgrade_bean
155: ben answers pick coffee_white
    changed ben upgrade_bean coffee_white coffee_yellow
156: ben answers use re_roll
157: ben answers pick coffee_red
158: ben answers pick flavor_red
159: ben answers roll
    rerolled ben Rr G*
160: anna answers decline
161: ben answers research yellow 4
    researched ben yellow
    marked ben yellow 4
    level ben 2 upgrade_bean
162: ben answers use bonus_flavor
    used ben bonus_flavor
    flavor ben 1
    turn anna 36
    rolled anna WBRGKrg
163: anna answers use re_roll
164: anna answers pick flavor_red
165: anna answers pick coffee_green
166: anna answers pick coffee_brown
167: anna answers roll
    rerolled anna BGr YGr
168: anna answers use re_roll
169: anna answers pick flavor_green
170: anna answers pick coffee_red
171: anna answers roll
    rerolled anna Rg Rg
172: ben answers donate
    donated ben g
173: anna answers donated regular green
174: anna answers lay black
    featured anna regular green 1
    helped ben 1
    sudden-death 21
175: ben answers place green
    token-on-die ben green
176: anna answers gain green
    used anna research_boost
    marked anna green 1
177: anna answers gain brown
    used anna research_boost
    marked anna brown 1
    completed anna brown 4
    won anna 25
anna: place 1, 25 PP
ben: place 2, 21 PP
