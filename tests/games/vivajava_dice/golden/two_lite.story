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
    rolled anna WWYYR
1: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 upgrade-bean
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
4: anna answers use upgrade-bean
5: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
6: ben answers decline
7: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 bonus-flavor
8: anna answers use bonus-flavor
    flavor anna 1
    turn ben 5
    rolled ben WWYYRg
9: anna answers donate
    donated anna w
10: ben answers donated
    featured ben regular white 1
    helped anna 1
11: anna answers place white
    token-on-die anna white
    turn anna 6
    rolled anna BRGGK
12: anna answers use upgrade-bean
13: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
14: anna answers featured
    featured anna regular green 1
15: anna answers use bonus-flavor
    flavor anna 1
    turn ben 7
    rolled ben YYRRG
16: anna answers decline
17: ben answers research yellow 2
    researched ben yellow
    marked ben yellow 2
    level ben 1 upgrade-bean
    turn anna 8
    scored anna featured 2
18: anna answers remove brown
    removed anna brown
19: anna answers break
    broken anna 4
    rolled anna WWGKb
20: anna answers use upgrade-bean
21: anna answers pick coffee-white
    changed anna upgrade-bean coffee-white coffee-yellow
22: anna answers research white 1
    researched anna white
    marked anna white 1
23: anna answers use bonus-flavor
    flavor anna 1
    turn ben 9
    rolled ben WYBRK
24: ben answers done
25: anna answers donate
    donated anna g
26: ben answers rainbow
    rainbow ben 1
    turn anna 10
    rolled anna WBRGGg
27: anna answers done
28: anna answers research red 1
    researched anna red
    marked anna red 1
29: anna answers use bonus-flavor
    flavor anna 1
    turn ben 11
    scored ben rainbow 1
    rolled ben YYYKK
30: ben answers done
31: anna answers decline
32: ben answers research yellow 3
    researched ben yellow
    marked ben yellow 3
    level ben 2 upgrade-bean
    turn anna 12
    rolled anna WWYRGb
33: anna answers done
34: anna answers rainbow
    rainbow anna 1
35: anna answers done
    turn ben 13
    rolled ben WYYBR
36: ben answers done
37: ben answers featured
    featured ben decaf yellow 1
    turn anna 14
    scored anna rainbow 1
    rolled anna WYYBR
38: anna answers use upgrade-bean
39: anna answers pick coffee-white
    changed anna upgrade-bean coffee-white coffee-yellow
40: anna answers research brown 1
    researched anna brown
    marked anna brown 1
41: anna answers use bonus-flavor
    flavor anna 1
    turn ben 15
    scored ben featured 2
42: ben answers remove yellow
    removed ben yellow
    broken ben 4
    rolled ben WWGK
43: ben answers done
44: anna answers decline
45: ben answers research green 1
    researched ben green
    marked ben green 1
    turn anna 16
    scored anna rainbow 1
    rolled anna YYBRKr
46: anna answers use upgrade-bean
47: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
48: anna answers research red 3
    researched anna red
    marked anna red 3
    level anna 2 bonus-flavor
49: anna answers use bonus-flavor
50: anna answers take 2
    flavor anna 2
    turn ben 17
    rolled ben WBRRK
51: ben answers use upgrade-bean
52: ben answers pick coffee-red
    changed ben upgrade-bean coffee-red coffee-green
53: ben answers use upgrade-bean
54: ben answers pick coffee-white
    changed ben upgrade-bean coffee-white coffee-yellow
55: anna answers donate
    donated anna wr
56: ben answers research black 1
    researched ben black
    flavor ben 1
    turn anna 18
    scored anna rainbow 1
    rolled anna YBRGKwg
57: anna answers done
58: ben answers decline
59: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 research-partnership
60: anna answers claim green
    token-ready anna green
61: anna answers use research-partnership
62: anna answers partner seat2 brown
    partnered anna ben brown
63: anna answers use bonus-flavor
64: anna answers take 2
    flavor anna 2
    turn ben 19
    rolled ben WWBBGy
65: ben answers done
66: anna answers decline
67: ben answers research green 1
    researched ben green
    marked ben green 1
    level ben 1 research-partnership
68: ben answers claim green
    token-ready ben green
69: ben answers use research-partnership
70: ben answers partner seat1 brown
    partnered ben anna brown
    turn anna 20
    scored anna rainbow 1
    rolled anna WYRRKbr
71: anna answers done
72: anna answers research black 1
    researched anna black
    flavor anna 1
73: anna answers use bonus-flavor
74: anna answers take 2
    flavor anna 2
    turn ben 21
    rolled ben WBRGG
75: ben answers use upgrade-bean
76: ben answers pick coffee-green
    changed ben upgrade-bean coffee-green coffee-black
77: ben answers done
78: anna answers donate
    donated anna ybr
79: ben answers rainbow
    rainbow ben 1
    turn anna 22
    rolled anna YBBRRbrg
80: anna answers done
81: anna answers featured
    featured anna regular red 1
82: anna answers use bonus-flavor
83: anna answers take 1
    flavor anna 1
    turn ben 23
    scored ben rainbow 1
    rolled ben BBRRK
84: ben answers use upgrade-bean
85: ben answers pick coffee-brown
    changed ben upgrade-bean coffee-brown coffee-red
86: ben answers done
87: anna answers decline
88: ben answers research red 3
    researched ben red
    marked ben red 3
    level ben 1 bonus-flavor
89: ben answers use bonus-flavor
    flavor ben 1
    turn anna 24
    scored anna featured 2
90: anna answers remove brown
    removed anna brown
91: anna answers break
    broken anna 4
    rolled anna WWRKy
92: anna answers use upgrade-bean
93: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
94: ben answers donate
    donated ben *
95: anna answers donated
    featured anna regular white 1
    helped ben 1
96: ben answers place white
    token-on-die ben white
97: anna answers use bonus-flavor
98: anna answers take 2
    flavor anna 2
    turn ben 25
    scored ben rainbow 1
    rolled ben BBRRK
99: ben answers done
100: anna answers decline
101: ben answers research red 2
    researched ben red
    marked ben red 2
    level ben 2 bonus-flavor
102: ben answers use bonus-flavor
103: ben answers take 2
    flavor ben 2
    turn anna 26
    scored anna featured 2
    tokens-scored ben 1
104: anna answers remove green
    removed anna green
105: anna answers break
    broken anna 4
    rolled anna WBGKwy
106: anna answers done
107: ben answers donate
    donated ben rg
108: anna answers rainbow
    rainbow anna 1
109: anna answers use bonus-flavor
110: anna answers take 2
    flavor anna 2
    turn ben 27
    rolled ben YBGKKwg
111: ben answers done
112: anna answers donate
    donated anna bg
113: ben answers rainbow
    rainbow ben 1
114: ben answers use bonus-flavor
115: ben answers take 2
    flavor ben 2
    turn anna 28
    rolled anna WWWKK**
116: anna answers done
117: ben answers donate
    donated ben g*
118: anna answers research brown 1
    researched anna brown
    marked anna brown 1
    level anna 1 research-boost
    copied ben anna
    marked ben brown 1
119: anna answers use bonus-flavor
120: anna answers take 2
    flavor anna 2
    turn ben 29
    scored ben rainbow 1
    rolled ben YBBBKww
121: ben answers done
122: anna answers decline
123: ben answers research white 2
    researched ben white
    marked ben white 2
    level ben 1 re-roll
124: ben answers done
    turn anna 30
    rolled anna YBBGKyb
125: anna answers use upgrade-bean
126: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
127: anna answers featured
    featured anna bold brown 1
128: anna answers gain white
    marked anna white 1
    level anna 1 re-roll
129: anna answers use bonus-flavor
130: anna answers take 1
    flavor anna 1
    turn ben 31
    scored ben rainbow 1
    rolled ben YBRRG
131: ben answers done
132: anna answers donate
    donated anna g
133: ben answers research red 2
    researched ben red
    marked ben red 2
    completed ben red 4
    won ben 21
anna: place 2, 17 PP
ben: place 1, 21 PP
