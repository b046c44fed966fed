disc re-roll white
disc upgrade-bean yellow
disc research-boost brown
disc bonus-flavor red
disc research-partnership green
start-roll anna yellow
start-roll ben black
begins ben
marked anna yellow 1
turn ben 1
rolled ben WWBRG
0: ben answers featured
    featured ben decaf white 1
    turn anna 2
    rolled anna WWYBK
1: anna answers research yellow 1
    researched anna yellow
    marked anna yellow 1
    level anna 1 upgrade-bean
    turn ben 3
    scored ben featured 2
2: ben answers remove white
    removed ben white
    broken ben 4
    rolled ben BRGK
3: ben answers research green 1
    researched ben green
    marked ben green 1
    turn anna 4
    rolled anna WWYKK
4: anna answers use upgrade-bean
5: anna answers pick coffee-white
    changed anna upgrade-bean coffee-white coffee-yellow
6: anna answers featured
    featured anna decaf black 1
    turn ben 5
    rolled ben WYBGK
7: ben answers rainbow
    rainbow ben 1
    turn anna 6
    scored anna featured 2
8: anna answers remove white
    removed anna white
9: anna answers break
    broken anna 4
    rolled anna WYYR
10: anna answers use upgrade-bean
11: anna answers pick coffee-white
    changed anna upgrade-bean coffee-white coffee-yellow
12: anna answers research yellow 3
    researched anna yellow
    marked anna yellow 3
    level anna 2 upgrade-bean
    turn ben 7
    scored ben rainbow 1
    rolled ben BRGGK
13: ben answers research green 2
    researched ben green
    marked ben green 2
    level ben 1 research-partnership
14: ben answers claim green
    token-ready ben green
15: ben answers use research-partnership
16: ben answers partner seat1 yellow
    partnered ben anna yellow
    turn anna 8
    rolled anna YYRRG
17: anna answers done
18: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 bonus-flavor
19: anna answers use bonus-flavor
    flavor anna 1
    turn ben 9
    scored ben rainbow 1
    rolled ben YRGGK
20: anna answers decline
21: ben answers research green 2
    researched ben green
    marked ben green 2
    level ben 2 research-partnership
22: ben answers done
    turn anna 10
    rolled anna BBRGGb
23: anna answers use upgrade-bean
24: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
25: anna answers use upgrade-bean
26: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
27: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 research-boost
28: anna answers use bonus-flavor
    flavor anna 1
    turn ben 11
    scored ben rainbow 1
    rolled ben WYGKK
29: anna answers donate
    donated anna w
30: ben answers featured
    featured ben decaf black 1
    turn anna 12
    rolled anna YYYKKr
31: anna answers done
32: anna answers research red 1
    researched anna red
    marked anna red 1
33: anna answers use bonus-flavor
    flavor anna 1
    turn ben 13
    scored ben featured 2
34: ben answers remove yellow
    removed ben yellow
35: ben answers break
    broken ben 4
    rolled ben WBRG
36: anna answers donate
    donated anna r
37: ben answers donated
    featured ben decaf red 1
    helped anna 1
38: anna answers place brown
    token-on-die anna brown
    turn anna 14
    rolled anna WYYBR
39: anna answers done
40: anna answers research red 1
    researched anna red
    marked anna red 1
    level anna 2 bonus-flavor
41: anna answers use bonus-flavor
42: anna answers take 1
    flavor anna 1
    turn ben 15
    scored ben featured 2
    tokens-scored anna 1
43: ben answers remove-token brown seat1
    removed ben brown
44: ben answers break
    broken ben 4
    rolled ben WBBK
45: anna answers decline
46: ben answers research brown 2
    researched ben brown
    marked ben brown 2
    level ben 1 research-boost
    turn anna 16
    rolled anna YYBRKr
47: anna answers use upgrade-bean
48: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
49: anna answers use upgrade-bean
50: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
51: anna answers rainbow
    rainbow anna 1
52: anna answers gain black
    flavor anna 1
53: anna answers use bonus-flavor
54: anna answers take 2
    flavor anna 2
    turn ben 17
    rolled ben WBRRG
55: anna answers decline
56: ben answers research red 2
    researched ben red
    marked ben red 2
    level ben 1 bonus-flavor
57: ben answers use bonus-flavor
    flavor ben 1
    turn anna 18
    scored anna rainbow 1
    rolled anna YBRGKwgg
58: anna answers done
59: ben answers donate
    donated ben g
60: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 1 research-partnership
61: anna answers claim green
    token-ready anna green
62: anna answers use research-partnership
63: anna answers partner seat2 red
    partnered anna ben red
64: anna answers use bonus-flavor
65: anna answers take 1
    flavor anna 1
    turn ben 19
    rolled ben WWBBGy
66: anna answers decline
67: ben answers featured
    featured ben decaf brown 1
68: ben answers decline
69: ben answers done
    turn anna 20
    scored anna rainbow 1
    rolled anna YYBGK*
70: anna answers use upgrade-bean
71: anna answers pick coffee-green
    changed anna upgrade-bean coffee-green coffee-black
72: anna answers done
73: anna answers featured
    featured anna regular black 1
74: anna answers gain green
    marked anna green 1
    level anna 2 research-partnership
75: anna answers claim green
    token-ready anna green
76: anna answers use research-partnership
77: anna answers partner seat2 green
    partnered anna ben green
78: anna answers use bonus-flavor
79: anna answers take 2
    flavor anna 2
    turn ben 21
    rolled ben YYBRK
80: anna answers decline
81: ben answers research yellow 2
    researched ben yellow
    marked ben yellow 2
    level ben 1 upgrade-bean
82: ben answers use bonus-flavor
    flavor ben 1
    turn anna 22
    scored anna featured 2
83: anna answers remove yellow
    removed anna yellow
84: anna answers break
    broken anna 4
    rolled anna BBRKr*
85: anna answers use upgrade-bean
86: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
87: anna answers use upgrade-bean
88: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
89: ben answers decline
90: anna answers research green 1
    researched anna green
    marked anna green 1
91: anna answers use bonus-flavor
92: anna answers take 2
    flavor anna 2
    turn ben 23
    rolled ben WWYRKy
93: ben answers done
94: anna answers donate
    donated anna wg
95: ben answers donated
    featured ben regular white 1
    helped anna 1
96: anna answers place red
    token-on-die anna red
97: ben answers gain black
    flavor ben 1
98: ben answers done
    turn anna 24
    rolled anna YBBRGr
99: anna answers done
100: ben answers decline
101: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 2 research-boost
102: anna answers use bonus-flavor
103: anna answers take 2
    flavor anna 2
    turn ben 25
    scored ben featured 2
    tokens-scored anna 1
104: ben answers remove-token red seat1
    removed ben red
105: ben answers break
    broken ben 4
    rolled ben WYBBg
106: ben answers use upgrade-bean
107: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
108: anna answers decline
109: ben answers featured
    featured ben regular brown 1
110: ben answers gain black
    flavor ben 1
111: ben answers done
    turn anna 26
    rolled anna YBGKKwg
112: anna answers use upgrade-bean
113: anna answers pick flavor-green
    changed anna upgrade-bean flavor-green flavor-wild
114: anna answers use upgrade-bean
115: anna answers pick coffee-green
    changed anna upgrade-bean coffee-green coffee-black
116: ben answers decline
117: anna answers research white 1
    researched anna white
    marked anna white 1
118: anna answers use bonus-flavor
119: anna answers take 2
    flavor anna 2
    turn ben 27
    scored ben featured 2
120: ben answers remove white
    removed ben white
121: ben answers keep
    kept ben
    turn anna 28
    rolled anna YBBBKww
122: anna answers done
123: ben answers donate
    donated ben y
124: anna answers research brown 3
    researched anna brown
    marked anna brown 3
    completed anna brown 4
125: anna answers done
    turn ben 29
    scored ben featured 2
    won ben 22
anna: place 2, 17 PP
ben: place 1, 22 PP
