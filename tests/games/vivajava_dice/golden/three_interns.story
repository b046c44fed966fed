disc re-roll white
disc intern yellow
disc research-boost brown
disc red-tape red
disc bonus-flavor green
start-roll anna red
start-roll ben yellow
start-roll cara black
begins cara
marked anna red 1
marked ben yellow 1
turn cara 1
rolled cara WBRRK
0: cara answers research black 1
    researched cara black
    flavor cara 1
    turn anna 2
    rolled anna WWYRG
1: cara answers decline
2: anna answers featured
    featured anna decaf white 1
    turn ben 3
    rolled ben WBGKK
3: cara answers decline
4: ben answers featured
    featured ben decaf black 1
    turn cara 4
    rolled cara WYRGKb
5: cara answers rainbow
    rainbow cara 1
    turn anna 5
    rolled anna WYYRR
6: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 intern
7: anna answers use intern
8: anna answers hire upgrade-bean
    hired anna upgrade-bean
    turn ben 6
    scored ben featured 3
9: ben answers remove brown
    removed ben brown
10: ben answers break
    broken ben 4
    rolled ben YBRG
11: ben answers research yellow 1
    researched ben yellow
    marked ben yellow 1
    level ben 1 intern
12: ben answers use intern
13: ben answers hire big-batch
    hired ben big-batch
    turn cara 7
    scored cara rainbow 1
    rolled cara WBBGG
14: cara answers research green 2
    researched cara green
    marked cara green 2
    level cara 1 bonus-flavor
15: cara answers use bonus-flavor
    flavor cara 1
    turn anna 8
    rolled anna WWWBR
16: anna answers done
17: cara answers donate
    donated cara b
18: anna answers featured
    featured anna regular white 1
    turn ben 9
    rolled ben WWYGK
19: cara answers donate
    donated cara w
20: ben answers research green 1
    researched ben green
    marked ben green 1
    turn cara 10
    scored cara rainbow 1
    rolled cara WYBKKy
21: cara answers research yellow 2
    researched cara yellow
    marked cara yellow 2
    level cara 1 intern
22: cara answers use bonus-flavor
    flavor cara 1
23: cara answers use intern
24: cara answers hire blank-slate
    hired cara blank-slate
    turn anna 11
    scored anna featured 3
25: anna answers remove red
    removed anna red
26: anna answers keep
    kept anna
    turn ben 12
27: ben answers extra 0
    rolled ben RGKKK
28: cara answers donate
    donated cara y
29: ben answers featured
    featured ben regular black 1
    turn cara 13
    scored cara rainbow 1
    rolled cara YRRGKg
30: cara answers research green 2
    researched cara green
    marked cara green 2
    level cara 2 bonus-flavor
31: cara answers use bonus-flavor
32: cara answers take 2
    flavor cara 2
    turn anna 14
    rolled anna WYYGK
33: anna answers done
34: cara answers donate
    donated cara b*
35: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 2 intern
    turn ben 15
    scored ben featured 3
36: ben answers remove red
    removed ben red
37: ben answers break
    broken ben 4
    rolled ben WYBG
38: cara answers donate
    donated cara wb
39: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 1 bonus-flavor
40: ben answers use bonus-flavor
    flavor ben 1
    turn cara 16
    scored cara rainbow 1
    rolled cara BBKKKgg
41: ben answers decline
42: cara answers featured
    featured cara regular black 1
43: cara answers done
    turn anna 17
    rolled anna WYYKK
44: anna answers use upgrade-bean
45: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
46: anna answers use upgrade-bean
47: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
48: ben answers donate
    donated ben w
49: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 research-boost
    turn ben 18
    rolled ben WBBGKb
50: ben answers research green 1
    researched ben green
    marked ben green 1
51: ben answers use bonus-flavor
    flavor ben 1
    turn cara 19
    scored cara featured 3
52: cara answers remove green
    removed cara green
53: cara answers keep
    kept cara
    turn anna 20
    rolled anna YYBBR
54: anna answers use upgrade-bean
55: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
56: anna answers use upgrade-bean
57: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
58: ben answers donate
    donated ben y
59: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 2 research-boost
    turn ben 21
60: ben answers extra 0
    rolled ben YYYRGr
61: ben answers research yellow 3
    researched ben yellow
    marked ben yellow 3
    level ben 2 intern
62: ben answers use bonus-flavor
    flavor ben 1
    turn cara 22
    scored cara featured 3
63: cara answers remove green
    removed cara green
64: cara answers keep
    kept cara
    turn anna 23
    rolled anna WYBRK
65: anna answers use upgrade-bean
66: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
67: anna answers use upgrade-bean
68: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
69: ben answers decline
70: anna answers rainbow
    rainbow anna 1
71: anna answers gain green
    marked anna green 1
72: anna answers gain green
    marked anna green 1
    level anna 1 bonus-flavor
73: anna answers use bonus-flavor
    flavor anna 1
    turn ben 24
74: ben answers extra 1
    batch ben 1
    rolled ben WWYYGGw
75: anna answers decline
76: ben answers research green 2
    researched ben green
    marked ben green 2
    level ben 2 bonus-flavor
77: ben answers use bonus-flavor
78: ben answers take 2
    flavor ben 2
    turn cara 25
    scored cara featured 3
    removed cara black
79: cara answers break
    broken cara 2
    rolled cara RR
80: anna answers donate
    donated anna y
81: ben answers donate
    donated ben br
82: cara answers research red 2
    researched cara red
    marked cara red 2
    level cara 1 red-tape
83: cara answers use bonus-flavor
84: cara answers take 2
    flavor cara 2
    turn anna 26
    scored anna rainbow 1
    rolled anna RRGGK*
85: anna answers use upgrade-bean
86: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
87: anna answers done
88: ben answers decline
89: cara answers donate
    donated cara wg
90: anna answers donated
    featured anna extra-bold green 1
    helped cara 1
91: cara answers decline
92: anna answers gain red
    marked anna red 1
    level anna 1 red-tape
93: anna answers decline
94: anna answers use bonus-flavor
    flavor anna 1
    turn ben 27
    rolled ben WRRGKr*
95: cara answers decline
96: anna answers donate
    donated anna b
97: ben answers research white 1
    researched ben white
    marked ben white 1
98: ben answers use bonus-flavor
99: ben answers take 2
    flavor ben 2
    turn cara 28
    rolled cara WBBRGr
100: cara answers done
101: anna answers donate
    donated anna y
102: ben answers donate
    donated ben r*
103: cara answers research brown 1
    researched cara brown
    marked cara brown 1
104: cara answers use bonus-flavor
105: cara answers take 2
    flavor cara 2
    turn anna 29
    scored anna featured 3
    removed anna green
106: anna answers keep
    kept anna
    turn ben 30
107: ben answers extra 1
    batch ben 1
    rolled ben BRRGGKgg
108: cara answers donate
    donated cara y*
109: anna answers donate
    donated anna b
110: ben answers research green 2
    researched ben green
    marked ben green 2
    completed ben green 4
    turn cara 31
    rolled cara BBBRKyb
111: anna answers decline
112: cara answers research brown 3
    researched cara brown
    marked cara brown 3
    level cara 1 research-boost
    level cara 2 research-boost
113: cara answers use bonus-flavor
114: cara answers take 2
    flavor cara 2
    turn anna 32
    scored anna featured 3
    removed anna green
115: anna answers keep
    kept anna
    turn ben 33
116: ben answers extra 1
    batch ben 1
    rolled ben WWGKKK
117: cara answers decline
118: anna answers donate
    donated anna g
119: ben answers featured
    featured ben regular black 1
    turn cara 34
    rolled cara YBBRRw*
120: cara answers use blank-slate
121: cara answers paint flavor green
    changed cara blank-slate flavor-white flavor-green
122: anna answers donate
    donated anna *
123: cara answers donated
    featured cara bold red 1
    helped anna 1
124: anna answers place red
    token-on-die anna red
125: cara answers gain red
    marked cara red 1
126: cara answers gain red
    marked cara red 1
    level cara 2 red-tape
127: cara answers use bonus-flavor
128: cara answers take 1
    flavor cara 1
    turn anna 35
    rolled anna YYRRK
129: anna answers use upgrade-bean
130: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
131: anna answers use upgrade-bean
132: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
133: cara answers donate
    donated cara y
134: anna answers rainbow
    rainbow anna 1
135: anna answers gain red
    marked anna red 1
136: anna answers gain red
    marked anna red 1
    level anna 2 red-tape
137: anna answers done
    turn ben 36
    rolled ben WWBRG
138: cara answers decline
139: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    turn cara 37
    scored cara featured 3
    tokens-scored anna 1
140: cara answers remove-token red seat1
    removed cara red
141: cara answers break
    broken cara 4
    rolled cara YYBGb
142: cara answers featured
    featured cara decaf brown 1
    won cara 21
anna: place 2, 17 PP
ben: place 3, 13 PP
cara: place 1, 21 PP
