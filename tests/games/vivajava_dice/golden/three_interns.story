disc re_roll white
disc intern yellow
disc research_boost brown
disc red_tape red
disc bonus_flavor green
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
    rolled anna YYGGK
1: cara answers decline
2: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 bonus_flavor
3: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 3
    rolled ben WYRGK
4: cara answers decline
5: anna answers donate
    donated anna r
6: ben answers research black 1
    researched ben black
    flavor ben 1
    turn cara 4
    rolled cara YBRGKy
7: anna answers decline
8: ben answers donate
    donated ben g
9: cara answers research yellow 2
    researched cara yellow
    marked cara yellow 2
    level cara 1 intern
10: cara answers use intern
11: cara answers hire big_batch
    hired cara big_batch
    turn anna 5
    rolled anna WYBRGw
12: ben answers donate
    donated ben g
13: anna answers rainbow
    rainbow anna 1
14: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 6
    rolled ben WWWBRb
15: anna answers donate
    donated anna w
16: ben answers donated bold white
    featured ben bold white 1
    helped anna 1
17: anna answers decline
    turn cara 7
    rolled cara WWYGK
18: cara answers research green 1
    researched cara green
    marked cara green 1
    turn anna 8
    scored anna rainbow 1
    rolled anna WYRGK
19: anna answers research black 1
    researched anna black
    flavor anna 1
20: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 9
    scored ben featured 3
21: ben answers remove red
    removed ben red
22: ben answers keep
    kept ben
    turn cara 10
23: cara answers extra 1
    batch cara 1
    rolled cara BBRRRK
24: anna answers decline
25: cara answers research brown 2
    researched cara brown
    marked cara brown 2
    level cara 1 research_boost
    turn anna 11
    scored anna rainbow 1
    rolled anna WYBRRy*
26: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 research_boost
27: anna answers done
    turn ben 12
    scored ben featured 3
    removed ben white
28: ben answers keep
    kept ben
    turn cara 13
29: cara answers extra 1
    batch cara 1
    rolled cara WYBRGK
30: cara answers rainbow
    rainbow cara 1
31: cara answers gain green
    used cara research_boost
    marked cara green 1
    level cara 1 bonus_flavor
32: cara answers done
    turn anna 14
    rolled anna YYRRK
33: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 intern
34: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
35: anna answers use intern
36: anna answers hire devalue_bean
    hired anna devalue_bean
    turn ben 15
    scored ben featured 3
    removed ben white
37: ben answers break
    broken ben 2
    rolled ben WB
38: ben answers research white 1
    researched ben white
    marked ben white 1
    turn cara 16
    scored cara rainbow 1
39: cara answers extra 0
    rolled cara BBKKK
40: anna answers decline
41: cara answers featured regular black
    featured cara regular black 1
    given-back cara
42: cara answers gain red
    used cara research_boost
    marked cara red 1
43: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 17
    rolled anna WGGGKb
44: anna answers use devalue_bean
45: anna answers pick coffee_black
    changed anna devalue_bean coffee_black coffee_green
46: cara answers decline
47: anna answers featured bold green
    featured anna bold green 1
48: anna answers gain black
    used anna research_boost
    flavor anna 1
49: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 18
    rolled ben YBRRR
50: cara answers donate
    donated cara g
51: anna answers decline
52: ben answers research red 3
    researched ben red
    marked ben red 3
    level ben 1 red_tape
    turn cara 19
    rolled cara YYBBRy
53: anna answers donate
    donated anna y*
54: cara answers research red 1
    researched cara red
    marked cara red 1
    level cara 1 red_tape
55: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 20
    scored anna featured 3
56: anna answers remove brown
    removed anna brown
57: anna answers break
    broken anna 4
    rolled anna YBGKwg
58: anna answers done
59: cara answers decline
60: anna answers research white 1
    researched anna white
    marked anna white 1
61: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 21
    rolled ben WWYGK
62: cara answers donate
    donated cara b
63: anna answers donate
    donated anna y
64: ben answers research white 1
    researched ben white
    marked ben white 1
    level ben 1 re_roll
    turn cara 22
65: cara answers extra 0
    rolled cara WBRRG*
66: anna answers decline
67: cara answers featured regular red
    featured cara regular red 1
68: cara answers gain red
    used cara research_boost
    marked cara red 1
69: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 23
    rolled anna WWYGKr
70: anna answers done
71: anna answers rainbow
    rainbow anna 1
72: anna answers gain yellow
    used anna research_boost
    marked anna yellow 1
73: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 24
    rolled ben WYYGG
74: ben answers done
75: cara answers decline
76: anna answers donate
    donated anna g
77: ben answers donated regular green
78: ben answers lay white
    featured ben regular green 1
    helped anna 1
79: anna answers place green
    token-on-die anna green
    turn cara 25
    rolled cara WYBRGg
80: cara answers rainbow
    rainbow cara 1
81: cara answers gain black
    used cara research_boost
    flavor cara 1
82: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 26
    rolled anna YYYRK
83: anna answers use devalue_bean
84: anna answers pick coffee_black
    changed anna devalue_bean coffee_black coffee_green
85: cara answers decline
86: anna answers research yellow 3
    researched anna yellow
    marked anna yellow 3
    level anna 2 intern
87: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 27
    scored ben featured 3
    tokens-scored anna 1
88: ben answers remove white
    removed ben white
89: ben answers keep
    kept ben
    turn cara 28
    scored cara rainbow 1
90: cara answers extra 1
    batch cara 1
    rolled cara YYBRRKyr
91: anna answers donate
    donated anna b
92: cara answers research red 3
    researched cara red
    marked cara red 3
    level cara 2 red_tape
93: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 29
    rolled anna WRRGK*
94: anna answers use devalue_bean
95: anna answers pick coffee_red
    changed anna devalue_bean coffee_red coffee_brown
96: anna answers use devalue_bean
97: anna answers pick coffee_black
    changed anna devalue_bean coffee_black coffee_green
98: cara answers decline
99: anna answers rainbow
    rainbow anna 1
100: anna answers gain yellow
    used anna research_boost
    marked anna yellow 1
    completed anna yellow 3
101: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 30
    scored ben featured 3
    tokens-scored anna 1
102: ben answers remove yellow
    removed ben yellow
103: ben answers keep
    kept ben
    turn cara 31
104: cara answers extra 1
    batch cara 1
    rolled cara WBGKKKy
105: anna answers donate
    donated anna r
106: cara answers rainbow
    rainbow cara 1
107: cara answers gain red
    used cara research_boost
    marked cara red 1
    completed cara red 7
108: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 32
    rolled anna WBGKKr
109: cara answers decline
110: anna answers rainbow
    rainbow anna 1
111: anna answers gain red
    used anna research_boost
    marked anna red 1
    level anna 1 red_tape
112: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 33
    scored ben featured 3
    tokens-scored anna 1
113: ben answers remove-token green seat1
    removed ben green
114: ben answers keep
    kept ben
    turn cara 34
115: cara answers extra 1
    batch cara 1
    rolled cara WWGKKK*
116: anna answers decline
117: cara answers featured bold black
    featured cara bold black 1
118: cara answers gain yellow
    used cara research_boost
    marked cara yellow 1
119: cara answers use bonus_flavor
    used cara bonus_flavor
    flavor cara 1
    turn anna 35
    scored anna rainbow 1
    rolled anna WYGGKw
120: anna answers research green 1
    researched anna green
    marked anna green 1
121: anna answers use bonus_flavor
    used anna bonus_flavor
    flavor anna 1
    turn ben 36
    rolled ben WBRKK
122: ben answers use re_roll
123: ben answers pick coffee_red
124: ben answers pick coffee_brown
125: ben answers pick coffee_white
126: ben answers roll
    rerolled ben WBR WBR
127: ben answers research red 1
    researched ben red
    marked ben red 1
    level ben 2 red_tape
    turn cara 37
    scored cara featured 3
128: cara answers remove green
    removed cara green
129: cara answers keep
    kept cara
    turn anna 38
    scored anna rainbow 1
    rolled anna YBGGK*
130: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 2 bonus_flavor
131: anna answers done
    turn ben 39
    rolled ben YBGKK
132: ben answers done
133: ben answers nothing
    nothing ben
    turn cara 40
    scored cara featured 3
    won cara 21
anna: place 2, 20 PP
ben: place 2, 20 PP
cara: place 1, 21 PP
