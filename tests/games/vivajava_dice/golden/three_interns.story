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
    rolled anna YYGGK
1: cara answers decline
2: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 bonus-flavor
3: anna answers use bonus-flavor
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
11: cara answers hire big-batch
    hired cara big-batch
    turn anna 5
    rolled anna WYBRGw
12: ben answers donate
    donated ben g
13: anna answers rainbow
    rainbow anna 1
14: anna answers use bonus-flavor
    flavor anna 1
    turn ben 6
    rolled ben WWWBRb
15: anna answers donate
    donated anna w
16: ben answers donated
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
20: anna answers use bonus-flavor
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
    level cara 1 research-boost
    turn anna 11
    scored anna rainbow 1
    rolled anna WYBRRy*
26: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 research-boost
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
    marked cara green 1
    level cara 1 bonus-flavor
32: cara answers done
    turn anna 14
    rolled anna YYRRK
33: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 intern
34: anna answers use bonus-flavor
    flavor anna 1
35: anna answers use intern
36: anna answers hire devalue-bean
    hired anna devalue-bean
    turn ben 15
    scored ben featured 3
    removed ben white
37: ben answers break
    broken ben 2
    rolled ben WB
38: anna answers donate
    donated anna r
39: ben answers research brown 1
    researched ben brown
    marked ben brown 1
    turn cara 16
    scored cara rainbow 1
40: cara answers extra 1
    batch cara 1
    rolled cara WWBRGK
41: anna answers donate
    donated anna *
42: cara answers donated
    featured cara regular white 1
    helped anna 1
43: anna answers place white
    token-on-die anna white
44: cara answers gain green
    marked cara green 1
45: cara answers done
    turn anna 17
    rolled anna WYYBK
46: anna answers done
47: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 2 intern
48: anna answers use bonus-flavor
    flavor anna 1
    turn ben 18
    rolled ben WBBGK
49: anna answers donate
    donated anna b
50: ben answers donated
    featured ben regular brown 1
    helped anna 1
51: anna answers place green
    token-on-die anna green
    turn cara 19
    rolled cara WYBBR
52: cara answers research white 1
    researched cara white
    marked cara white 1
53: cara answers use bonus-flavor
    flavor cara 1
    turn anna 20
    rolled anna WYYKK
54: anna answers done
55: cara answers donate
    donated cara g
56: anna answers research black 2
    researched anna black
    flavor anna 2
57: anna answers use bonus-flavor
    flavor anna 1
    turn ben 21
    scored ben featured 3
    tokens-scored anna 1
58: ben answers remove brown
    removed ben brown
59: ben answers break
    broken ben 4
    rolled ben YYRG
60: cara answers donate
    donated cara y
61: anna answers decline
62: ben answers donated
    featured ben regular yellow 1
    helped cara 1
63: cara answers place red
    token-on-die cara red
    turn cara 22
    rolled cara WYBRK
64: anna answers donate
    donated anna wrr
65: cara answers donated
    featured cara regular red 1
    helped anna 1
66: anna answers place black
    token-on-die anna black
67: anna answers place red
    token-on-die anna red
68: cara answers gain red
    marked cara red 1
69: cara answers done
    turn anna 23
    rolled anna WWYGKr
70: anna answers done
71: anna answers rainbow
    rainbow anna 1
72: anna answers gain black
    flavor anna 1
73: anna answers done
    turn ben 24
    rolled ben WYYGG
74: ben answers research green 2
    researched ben green
    marked ben green 2
    level ben 1 bonus-flavor
75: ben answers use bonus-flavor
    flavor ben 1
    turn cara 25
    scored cara featured 3
    tokens-scored anna 1
    tokens-scored anna 1
76: cara answers remove-token black seat1
    removed cara black
77: cara answers break
    broken cara 4
    rolled cara WYKK
78: anna answers donate
    donated anna r
79: ben answers decline
80: cara answers research white 1
    researched cara white
    marked cara white 1
    level cara 1 re-roll
81: cara answers done
    turn anna 26
    scored anna rainbow 1
    rolled anna WYYYGr
82: anna answers use devalue-bean
83: anna answers pick flavor-red
    changed anna devalue-bean flavor-red flavor-brown
84: anna answers done
85: ben answers donate
    donated ben y
86: anna answers donated
    featured anna bold yellow 1
    helped ben 1
87: ben answers place green
    token-on-die ben green
88: anna answers gain red
    marked anna red 1
    level anna 1 red-tape
89: anna answers done
    turn ben 27
    rolled ben WKKKK
90: ben answers research black 4
    researched ben black
    flavor ben 4
91: ben answers use bonus-flavor
    flavor ben 1
    turn cara 28
    rolled cara BBRRG
92: cara answers use re-roll
93: cara answers pick coffee-green
94: cara answers pick coffee-brown
95: cara answers pick coffee-brown
96: cara answers roll
    rerolled cara BBG BGG
97: ben answers donate
    donated ben yyg**
98: cara answers donated
99: cara answers gift seat2 green
100: cara answers gift seat2 wild
    featured cara extra-bold green 1
    helped ben 1
101: ben answers place green
    token-on-die ben green
102: ben answers place green
    token-on-die ben green
103: ben answers place green
    token-on-die ben green
104: cara answers gain green
    marked cara green 1
    level cara 2 bonus-flavor
105: cara answers use bonus-flavor
106: cara answers take 2
    flavor cara 2
    turn anna 29
    rolled anna BRRGK
107: anna answers done
108: cara answers donate
    donated cara b*
109: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 2 red-tape
110: anna answers use bonus-flavor
    flavor anna 1
    turn ben 30
    rolled ben YRGKKyb
111: cara answers donate
    donated cara rg
112: anna answers decline
113: ben answers rainbow
    rainbow ben 1
114: ben answers use bonus-flavor
    flavor ben 1
    turn cara 31
    scored cara featured 3
    tokens-scored ben 1
    tokens-scored ben 1
    tokens-scored ben 1
    won ben 21
anna: place 2, 13 PP
ben: place 1, 21 PP
cara: place 3, 12 PP
