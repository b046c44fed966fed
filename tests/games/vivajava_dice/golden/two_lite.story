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
0: ben answers research white 2
    researched ben white
    marked ben white 2
    level ben 1 re-roll
    turn anna 2
    rolled anna WWYBK
1: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re-roll
    turn ben 3
    rolled ben WWYYR
2: ben answers use re-roll
3: ben answers pick coffee-white
4: ben answers pick coffee-red
5: ben answers roll
    rerolled ben WR BK
6: ben answers research yellow 2
    researched ben yellow
    marked ben yellow 2
    level ben 1 upgrade-bean
    turn anna 4
    rolled anna WYBGK
7: anna answers done
8: anna answers rainbow
    rainbow anna 1
    turn ben 5
    rolled ben YYYYB
9: ben answers done
10: ben answers featured
    featured ben bold yellow 1
    turn anna 6
    scored anna rainbow 1
    rolled anna WWRGK
11: anna answers use re-roll
12: anna answers pick coffee-red
13: anna answers pick coffee-green
14: anna answers roll
    rerolled anna RG YB
15: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 2 re-roll
    turn ben 7
    scored ben featured 2
16: ben answers remove brown
    removed ben brown
17: ben answers keep
    kept ben
    turn anna 8
    scored anna rainbow 1
    rolled anna WWBRG
18: anna answers use re-roll
19: anna answers pick coffee-green
20: anna answers roll
    rerolled anna G W
21: anna answers use re-roll
22: anna answers pick coffee-white
23: anna answers pick coffee-brown
24: anna answers pick coffee-white
25: anna answers pick coffee-white
26: anna answers pick coffee-red
    rerolled anna WWWBR YBRGK
27: anna answers research yellow 1
    researched anna yellow
    marked anna yellow 1
    level anna 1 upgrade-bean
    turn ben 9
    scored ben featured 2
    removed ben yellow
28: ben answers break
    broken ben 3
    rolled ben YKK
29: ben answers done
30: ben answers research yellow 1
    researched ben yellow
    marked ben yellow 1
    turn anna 10
    scored anna rainbow 1
    rolled anna YYYKK
31: anna answers use re-roll
32: anna answers pick coffee-black
33: anna answers roll
    rerolled anna K R
34: anna answers use upgrade-bean
35: anna answers pick coffee-red
    changed anna upgrade-bean coffee-red coffee-green
36: anna answers done
37: anna answers featured
    featured anna regular yellow 1
    turn ben 11
    rolled ben WWBBR
38: ben answers done
39: ben answers research brown 2
    researched ben brown
    marked ben brown 2
    level ben 1 research-boost
    turn anna 12
    scored anna featured 2
40: anna answers remove green
    removed anna green
41: anna answers break
    broken anna 4
    rolled anna WBRG
42: anna answers done
43: anna answers research green 1
    researched anna green
    marked anna green 1
    turn ben 13
    rolled ben WWYGK
44: ben answers use re-roll
45: ben answers pick coffee-black
46: ben answers pick coffee-green
47: ben answers pick coffee-yellow
48: ben answers roll
    rerolled ben YGK WYR
49: ben answers done
50: ben answers research white 3
    researched ben white
    marked ben white 3
    level ben 2 re-roll
    turn anna 14
    rolled anna YBBRK
51: anna answers use upgrade-bean
52: anna answers pick coffee-yellow
    changed anna upgrade-bean coffee-yellow coffee-brown
53: anna answers use re-roll
54: anna answers pick coffee-red
55: anna answers pick coffee-black
56: anna answers roll
    rerolled anna RK WR
57: anna answers done
58: anna answers featured
    featured anna regular brown 1
    turn ben 15
    rolled ben WWRKK
59: ben answers done
60: ben answers research black 2
    researched ben black
    flavor ben 2
    turn anna 16
    scored anna featured 2
61: anna answers remove white
    removed anna white
62: anna answers break
    broken anna 4
    rolled anna WWRG
63: anna answers done
64: ben answers donate
    donated ben rg
65: anna answers research green 1
    researched anna green
    marked anna green 1
    level anna 1 research-partnership
66: anna answers claim green
    token-ready anna green
67: anna answers use research-partnership
68: anna answers partner seat2 brown
    partnered anna ben brown
    turn ben 17
    rolled ben YBRRGb*
69: ben answers done
70: ben answers featured
    featured ben regular red 1
71: ben answers gain brown
    marked ben brown 1
    copied anna ben
    marked anna brown 1
    turn anna 18
    rolled anna WYRRK
72: anna answers use re-roll
73: anna answers pick coffee-red
74: anna answers pick coffee-white
75: anna answers roll
    rerolled anna WR WG
76: anna answers use upgrade-bean
77: anna answers pick coffee-green
    changed anna upgrade-bean coffee-green coffee-black
78: anna answers use re-roll
79: anna answers pick coffee-yellow
80: anna answers pick coffee-red
81: anna answers pick coffee-white
82: anna answers roll
    rerolled anna WYR WYK
83: anna answers featured
    featured anna regular black 1
    turn ben 19
    rolled ben WYYRG
84: ben answers use upgrade-bean
85: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
86: ben answers done
87: ben answers rainbow
    rainbow ben 1
88: ben answers gain yellow
    marked ben yellow 1
    level ben 2 upgrade-bean
    turn anna 20
    scored anna featured 2
89: anna answers remove yellow
    removed anna yellow
90: anna answers break
    broken anna 4
    rolled anna WBRK
91: anna answers use upgrade-bean
92: anna answers pick coffee-brown
    changed anna upgrade-bean coffee-brown coffee-red
93: anna answers done
94: anna answers research black 1
    researched anna black
    flavor anna 1
    turn ben 21
    scored ben rainbow 1
    rolled ben WBBRG
95: ben answers done
96: anna answers donate
    donated anna w
97: ben answers featured
    featured ben decaf brown 1
98: ben answers gain white
    marked ben white 1
    turn anna 22
    rolled anna YBBRGr
99: anna answers done
100: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 bonus-flavor
101: anna answers use bonus-flavor
    flavor anna 1
    turn ben 23
    scored ben featured 2
102: ben answers remove brown
    removed ben brown
    broken ben 4
    rolled ben YGGG
103: ben answers use upgrade-bean
104: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
105: ben answers use re-roll
106: ben answers pick coffee-brown
107: ben answers roll
    rerolled ben B K
108: ben answers use re-roll
109: ben answers pick coffee-black
110: ben answers roll
    rerolled ben K W
111: ben answers done
112: anna answers decline
113: ben answers research green 3
    researched ben green
    marked ben green 3
    level ben 1 research-partnership
114: ben answers done
    turn anna 24
    rolled anna YBRGK*
115: anna answers use re-roll
116: anna answers pick coffee-brown
117: anna answers roll
    rerolled anna B B
118: anna answers done
119: anna answers rainbow
    rainbow anna 1
120: anna answers done
    turn ben 25
    rolled ben YYYYR
121: ben answers use re-roll
122: ben answers pick coffee-yellow
123: ben answers pick coffee-red
124: ben answers pick coffee-yellow
125: ben answers roll
    rerolled ben YYR BBK
126: ben answers use re-roll
127: ben answers pick coffee-yellow
128: ben answers roll
    rerolled ben Y Y
129: ben answers use upgrade-bean
130: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
131: ben answers done
132: ben answers featured
    featured ben regular brown 1
133: ben answers gain green
    marked ben green 1
    level ben 2 research-partnership
134: ben answers done
    turn anna 26
    scored anna rainbow 1
    rolled anna WWYRG
135: anna answers done
136: anna answers research green 1
    researched anna green
    marked anna green 1
137: anna answers use bonus-flavor
    flavor anna 1
    turn ben 27
    scored ben featured 2
138: ben answers remove black
    removed ben black
139: ben answers break
    broken ben 4
    rolled ben YRRR
140: ben answers use upgrade-bean
141: ben answers pick coffee-yellow
    changed ben upgrade-bean coffee-yellow coffee-brown
142: ben answers use re-roll
143: ben answers pick coffee-brown
144: ben answers pick coffee-red
145: ben answers roll
    rerolled ben BR YB
146: ben answers use upgrade-bean
147: ben answers pick coffee-brown
    changed ben upgrade-bean coffee-brown coffee-red
148: ben answers use re-roll
149: ben answers pick coffee-yellow
150: ben answers roll
    rerolled ben Y R
151: anna answers donate
    donated anna g
152: ben answers research red 4
    researched ben red
    marked ben red 4
    level ben 1 bonus-flavor
    level ben 2 bonus-flavor
153: ben answers use bonus-flavor
154: ben answers take 2
    flavor ben 2
    turn anna 28
    scored anna rainbow 1
    rolled anna WWWGKb
155: anna answers use re-roll
156: anna answers pick coffee-black
157: anna answers pick coffee-green
158: anna answers pick flavor-brown
159: anna answers roll
    rerolled anna GKb YRy
160: anna answers use re-roll
161: anna answers pick coffee-red
162: anna answers pick flavor-yellow
163: anna answers roll
    rerolled anna Ry Kw
164: anna answers use upgrade-bean
165: anna answers pick flavor-white
    changed anna upgrade-bean flavor-white flavor-yellow
166: ben answers donate
    donated ben wg
167: anna answers research white 3
    researched anna white
    marked anna white 3
    completed anna white 3
168: anna answers use bonus-flavor
    flavor anna 1
    turn ben 29
    rolled ben YBRGKwr
169: ben answers done
170: anna answers decline
171: ben answers rainbow
    rainbow ben 1
172: ben answers gain brown
    marked ben brown 1
    level ben 2 research-boost
    copied anna ben
    marked anna brown 1
    level anna 1 research-boost
173: ben answers use bonus-flavor
174: ben answers take 1
    flavor ben 1
    turn anna 30
    rolled anna YBBRKw
175: anna answers done
176: ben answers donate
    donated ben *
177: anna answers rainbow
    rainbow anna 1
178: anna answers gain green
    marked anna green 1
    level anna 2 research-partnership
179: anna answers use bonus-flavor
    flavor anna 1
180: anna answers claim green
    token-ready anna green
181: anna answers done
    turn ben 31
    rolled ben WBGKKg
182: ben answers done
183: anna answers decline
184: ben answers featured
    featured ben decaf black 1
185: ben answers gain white
    marked ben white 1
    completed ben white 3
186: ben answers gain brown
    marked ben brown 1
    copied anna ben
    marked anna brown 1
187: ben answers use bonus-flavor
188: ben answers take 1
    flavor ben 1
    turn anna 32
    scored anna rainbow 1
    won anna 21
anna: place 1, 21 PP
ben: place 2, 19 PP
