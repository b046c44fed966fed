seat 1: first-player
0: seat 1 answers crew yellow
    seat 1: crew yellow
1: seat 2 answers crew green
    seat 2: crew green
2: seat 1 answers hero red
    seat 1: hero red
3: seat 2 answers hero sprocket
    seat 2: hero sprocket
4: seat 2 answers hero digits
    seat 2: hero digits
5: seat 1 answers hero kylee
    seat 1: hero kylee
6: seat 1 answers give red
    seat 1: given pulse_blade red
7: seat 1 answers give kylee
    seat 1: given repeater_pistol kylee
8: seat 1 answers give red
    seat 1: given blaster_rifle red
9: seat 1 answers give red
    seat 1: given iron_fists red
10: seat 1 answers give red
    seat 1: given red_dot_sight red
11: seat 1 answers give kylee
    seat 1: given kitty_primed kylee
12: seat 1 answers give kylee
    seat 1: given red_shirt kylee
13: seat 2 answers give digits
    seat 2: given pulse_blade digits
14: seat 2 answers give sprocket
    seat 2: given repeater_pistol sprocket
15: seat 2 answers give digits
    seat 2: given blaster_rifle digits
16: seat 2 answers give digits
    seat 2: given iron_fists digits
17: seat 2 answers give digits
    seat 2: given red_dot_sight digits
18: seat 2 answers give sprocket
    seat 2: given kitty_primed sprocket
19: seat 2 answers give sprocket
    seat 2: given red_shirt sprocket
    scenario scenario_1
    monster-card trooper1 scuttlebutt
    monster-card trooper2 octocold
    monster-card officer1 octocruel
20: seat 1 answers dock 2
    seat 1: docked 2
21: seat 1 answers board s2dock
    seat 1: boarded red s2dock
22: seat 1 answers board s2cabin
    seat 1: boarded kylee s2cabin
23: seat 2 answers dock 1
    seat 2: docked 1
24: seat 2 answers board s1cabin
    seat 2: boarded sprocket s1cabin
25: seat 2 answers board s1dock
    seat 2: boarded digits s1dock
    seat 1: quest access_codes
    seat 1: turn 1
26: seat 1 answers activate red
    seat 1: activated red
27: seat 1 answers move 2d2
    seat 1: moved red s2dock 2d2
28: seat 1 answers move 2d1
    seat 1: moved red 2d2 2d1
    seat 1: collected red victory 2d1
    seat 1: gained 1
29: seat 1 answers move 2c1
    seat 1: moved red 2d1 2c1
30: seat 1 answers move 2b1
    seat 1: moved red 2c1 2b1
    seat 1: event override trooper1
31: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
32: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 2
33: seat 2 answers activate digits
    seat 2: activated digits
34: seat 2 answers door 1
    seat 2: door 1 closed
35: seat 2 answers move 1b1
    seat 2: moved digits s1dock 1b1
36: seat 2 answers move 1a1
    seat 2: moved digits 1b1 1a1
    seat 2: collected digits victory 1a1
    seat 2: gained 1
37: seat 2 answers move 1b1
    seat 2: moved digits 1a1 1b1
38: seat 2 answers move 1b2
    seat 2: moved digits 1b1 1b2
    seat 2: event inspection trooper2
39: seat 2 answers wake octocold2
    seat 2: activated octocold2
40: seat 2 answers move 3b4
    seat 2: moved octocold2 3a4 3b4
41: seat 2 answers move 3c4
    seat 2: moved octocold2 3b4 3c4
42: seat 2 answers move 3d4
    seat 2: moved octocold2 3c4 3d4
43: seat 2 answers place 1d1
    seat 2: summoned octocruel1 1d1
    seat 1: turn 3
44: seat 1 answers activate red
    seat 1: activated red
45: seat 1 answers move 2a1
    seat 1: moved red 2b1 2a1
    seat 1: collected red quest_a 2a1
46: seat 1 answers move 2a2
    seat 1: moved red 2a1 2a2
47: seat 1 answers move 2a3
    seat 1: moved red 2a2 2a3
48: seat 1 answers done
    seat 1: event override trooper3
    seat 1: door 1 open
    seat 2: turn 4
49: seat 2 answers activate digits
    seat 2: activated digits
50: seat 2 answers no
51: seat 2 answers move 1b3
    seat 2: moved digits 1b2 1b3
    seat 2: collected digits quest_a 1b3
52: seat 2 answers done
    seat 2: event underdog officer2
    seat 1: turn 5
53: seat 1 answers activate kylee
    seat 1: activated kylee
54: seat 1 answers move s2dock
    seat 1: moved kylee s2cabin s2dock
55: seat 1 answers weapon repeater_pistol
    seat 1: weapon kylee repeater_pistol
    seat 1: attacked kylee digits
    seat 1: exhausted kylee repeater_pistol
    rolled melee
    rolled save
    rolled melee
56: seat 1 answers done
    seat 1: hits 0
    seat 1: readied kylee repeater_pistol
    seat 1: event underdog trooper1
57: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
58: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4a4 4b4
59: seat 1 answers move 4a4
    seat 1: moved scuttlebutt2 4b4 4a4
60: seat 1 answers done
    seat 2: turn 6
61: seat 2 answers activate digits
    seat 2: activated digits
62: seat 2 answers door 2
    seat 2: door 2 closed
63: seat 2 answers move 1c3
    seat 2: moved digits 1b3 1c3
64: seat 2 answers move 1c2
    seat 2: moved digits 1c3 1c2
    seat 2: collected digits stimpack 1c2
65: seat 2 answers move 1d2
    seat 2: moved digits 1c2 1d2
66: seat 2 answers done
    seat 2: event taco_break officer2
    seat 1: turn 7
67: seat 1 answers activate kylee
    seat 1: activated kylee
68: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
69: seat 1 answers weapon repeater_pistol
    seat 1: weapon kylee repeater_pistol
    seat 1: attacked kylee octocold1
    seat 1: exhausted kylee repeater_pistol
    rolled melee
    rolled crit
    extra-die melee
70: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die save
    seat 1: hits 2
    rolled ranged
    seat 1: saves octocold1 0
    wounded octocold1 2
    killed octocold1
    seat 1: gained 1
71: seat 2 answers move 2d3
    seat 2: moved octocold1 2d4 2d3
72: seat 2 answers move 2d4
    seat 2: moved octocold1 2d3 2d4
73: seat 2 answers move 2d3
    seat 2: moved octocold1 2d4 2d3
74: seat 2 answers attack kylee
    seat 2: attacked octocold1 kylee
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled save
    rolled save
    rolled ranged
75: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves kylee 2
    left octocold1
    seat 1: event salvage trooper3
76: seat 1 answers place 3d1
    seat 1: put victory 3d1
    seat 2: turn 8
77: seat 2 answers activate sprocket
    seat 2: activated sprocket
78: seat 2 answers done
    seat 2: event reinforcements trooper3
79: seat 2 answers place 4d1
    seat 2: summoned scuttlebutt3 4d1
    seat 1: turn 9
80: seat 1 answers rest
    seat 1: rested
81: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
82: seat 1 answers done
    seat 1: event care_package officer1
    seat 1: activated octocruel1
83: seat 1 answers move 1d2
    seat 1: moved octocruel1 1d1 1d2
84: seat 1 answers move 1c2
    seat 1: moved octocruel1 1d2 1c2
85: seat 1 answers done
86: seat 1 answers gadget recharge 3a1
    seat 1: put recharge 3a1
87: seat 1 answers gadget recharge 3d3
    seat 1: put recharge 3d3
    seat 2: turn 10
88: seat 2 answers activate sprocket
    seat 2: activated sprocket
89: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated octocold2
90: seat 2 answers move 3c4
    seat 2: moved octocold2 3d4 3c4
91: seat 2 answers done
92: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocruel1 1c2 1b2
    seat 2: shoved octocold2 3c4 3b4
    seat 2: shoved scuttlebutt3 4d1 4c1
    seat 2: shoved digits 1d2 1c2
    seat 2: shoved red 2a3 1d3
    seat 2: shoved kylee 2d2 2c2
    seat 1: turn 11
93: seat 1 answers activate kylee
    seat 1: activated kylee
    seat 1: collected kylee stimpack 2c2
94: seat 1 answers done
    seat 1: event power_surge officer2
    seat 2: turn 12
95: seat 2 answers rest
    seat 2: rested
96: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
97: seat 2 answers hand-over sprocket iron_fists
    seat 2: given iron_fists sprocket
98: seat 2 answers hand-over sprocket red_dot_sight
    seat 2: given red_dot_sight sprocket
99: seat 2 answers done
100: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated octocold2
101: seat 2 answers move 3c4
    seat 2: moved octocold2 3b4 3c4
102: seat 2 answers move 3c3
    seat 2: moved octocold2 3c4 3c3
103: seat 2 answers move 3d3
    seat 2: moved octocold2 3c3 3d3
104: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
105: seat 2 answers done
    seat 1: turn 13
106: seat 1 answers activate kylee
    seat 1: activated kylee
107: seat 1 answers move 2b2
    seat 1: moved kylee 2c2 2b2
108: seat 1 answers move 2a2
    seat 1: moved kylee 2b2 2a2
109: seat 1 answers done
    seat 1: event inspection trooper1
110: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
111: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4a4 4b4
112: seat 1 answers done
113: seat 1 answers place 1d1
    seat 1: summoned octocruel2 1d1
    seat 2: turn 14
114: seat 2 answers activate digits
    seat 2: activated digits
115: seat 2 answers no
116: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits pulse_blade
    rolled save
    rolled ranged
    rolled melee
    seat 2: hits 2
    rolled ranged
    rolled save
    seat 2: saves octocruel1 1
    wounded octocruel1 1
117: seat 1 answers done
118: seat 2 answers move 1d2
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: saves digits 0
    wounded digits 1
    seat 2: moved digits 1c2 1d2
119: seat 2 answers use stimpack
    seat 2: used digits stimpack
    seat 2: healed digits 1
120: seat 2 answers done
    seat 2: event all_quiet officer1
121: seat 2 answers wake octocruel1
    seat 2: activated octocruel1
122: seat 2 answers move 1b1
    seat 2: moved octocruel1 1b2 1b1
123: seat 2 answers move s1dock
    seat 2: moved octocruel1 1b1 s1dock
124: seat 2 answers attack sprocket
    seat 2: attacked octocruel1 sprocket
    rolled melee
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
    seat 2: hits 5
    rolled ranged
    rolled save
125: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: saves sprocket 2
    wounded sprocket 3
    seat 1: turn 15
126: seat 1 answers activate red
    seat 1: activated red
127: seat 1 answers weapon blaster_rifle
    seat 1: weapon red blaster_rifle
128: seat 1 answers done
129: seat 1 answers attack scuttlebutt3
    seat 1: attacked red scuttlebutt3
    seat 1: exhausted red blaster_rifle
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled ranged
    seat 1: saves scuttlebutt3 0
    wounded scuttlebutt3 1
130: seat 2 answers done
131: seat 1 answers move 1d4
    seat 1: moved red 1d3 1d4
    seat 1: collected red victory 1d4
    seat 1: gained 1
132: seat 1 answers move 1d3
    seat 1: moved red 1d4 1d3
133: seat 1 answers move 1d2
    seat 1: moved red 1d3 1d2
134: seat 1 answers move 1c2
135: seat 2 answers guard scuttlebutt1
    seat 2: attacked scuttlebutt1 red
    rolled crit
    extra-die ranged
    rolled save
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled save
    seat 2: saves red 1
    wounded red 1
    seat 2: attacked octocruel2 red
136: seat 2 answers done
    rolled ranged
    rolled melee
    rolled save
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: saves red 1
    wounded red 1
    seat 1: moved red 1d2 1c2
    seat 1: event portal_glitch trooper2
    seat 1: activated octocold2
137: seat 1 answers move 3c3
    seat 1: moved octocold2 3d3 3c3
138: seat 1 answers move 3d3
    seat 1: moved octocold2 3c3 3d3
139: seat 1 answers move 3d4
    seat 1: moved octocold2 3d3 3d4
140: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 16
141: seat 2 answers activate sprocket
    seat 2: activated sprocket
142: seat 2 answers done
143: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event hull_breach villain
144: seat 2 answers tile 1
    seat 2: breached 1
    wounded digits 1
    wounded red 1
    seat 1: turn 17
145: seat 1 answers rest
    seat 1: rested
146: seat 1 answers done
147: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 18
148: seat 2 answers activate digits
    seat 2: activated digits
149: seat 2 answers door 1
    seat 2: door 1 closed
150: seat 2 answers done
    seat 2: event hull_breach officer1
151: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
152: seat 2 answers move 1d2
    seat 2: moved octocruel2 1d1 1d2
153: seat 2 answers attack digits
    seat 2: attacked octocruel2 digits
154: seat 2 answers done
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled melee
    rolled save
    rolled melee
    seat 2: saves digits 1
155: seat 2 answers tile 4
    seat 2: breached 4
    seat 1: turn 19
156: seat 1 answers activate kylee
    seat 1: activated kylee
157: seat 1 answers done
    seat 1: event care_package trooper1
158: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
159: seat 1 answers move 4d1
    seat 1: moved scuttlebutt3 4c1 4d1
160: seat 1 answers done
161: seat 1 answers gadget hoverboard 2c2
    seat 1: put hoverboard 2c2
162: seat 1 answers gadget recharge 3d3
    seat 1: put recharge 3d3
    seat 2: turn 20
163: seat 2 answers rest
    seat 2: rested
164: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
165: seat 2 answers done
    seat 2: event salvage trooper1
166: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
167: seat 2 answers move 4a4
    seat 2: moved scuttlebutt2 4b4 4a4
168: seat 2 answers move 4b4
    seat 2: moved scuttlebutt2 4a4 4b4
169: seat 2 answers move 4a4
    seat 2: moved scuttlebutt2 4b4 4a4
170: seat 2 answers place 4b3
    seat 2: put victory 4b3
    seat 1: turn 21
171: seat 1 answers activate red
    seat 1: activated red
172: seat 1 answers move 1d2
    seat 2: attacked octocruel2 red
173: seat 2 answers also digits
    seat 2: also digits
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled save
    rolled save
    seat 2: saves red 2
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
    seat 2: saves digits 2
    seat 1: moved red 1c2 1d2
174: seat 1 answers move 1d3
175: seat 2 answers guard octocruel2
    seat 2: attacked octocruel2 red
176: seat 2 answers done
    rolled crit
    extra-die ranged
    rolled ranged
    rolled melee
    seat 2: hits 4
    rolled save
    rolled save
    seat 2: saves red 2
    wounded red 2
    killed red
    seat 2: gained 1
    seat 1: put quest_a 1d2
    seat 1: event taco_break officer1
177: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
178: seat 1 answers attack digits
    seat 1: attacked octocruel2 digits
    rolled melee
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled ranged
    rolled save
    rolled ranged
    seat 1: saves digits 1
    wounded digits 1
179: seat 1 answers done
180: seat 2 answers heal sprocket
    seat 1: healed sprocket 1
    seat 2: turn 22
181: seat 2 answers activate sprocket
    seat 2: activated sprocket
182: seat 2 answers weapon kitty_primed
    seat 2: weapon sprocket kitty_primed
    seat 2: attacked sprocket octocruel1
    seat 2: exhausted sprocket kitty_primed
    rolled melee
    rolled ranged
183: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 0
184: seat 1 answers move 1b1
    seat 1: moved octocruel1 s1dock 1b1
185: seat 1 answers move 1a1
    seat 1: moved octocruel1 1b1 1a1
186: seat 1 answers move 1a2
    seat 1: moved octocruel1 1a1 1a2
187: seat 2 answers move s1dock
    seat 2: moved sprocket s1cabin s1dock
188: seat 2 answers move 1b1
    seat 2: moved sprocket s1dock 1b1
189: seat 2 answers move 1b2
    seat 2: moved sprocket 1b1 1b2
190: seat 2 answers done
191: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event static_storm villain
192: seat 2 answers exhaust sprocket iron_fists
    seat 2: exhausted sprocket iron_fists
193: seat 1 answers exhaust red red_dot_sight
    seat 1: exhausted red red_dot_sight
    seat 1: turn 23
194: seat 1 answers activate kylee
    seat 1: activated kylee
195: seat 1 answers move 2a3
    seat 1: moved kylee 2a2 2a3
196: seat 1 answers done
    seat 1: event lockdown officer1
197: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
198: seat 1 answers move 1a3
    seat 1: moved octocruel1 1a2 1a3
199: seat 1 answers move 1a2
    seat 1: moved octocruel1 1a3 1a2
200: seat 1 answers done
    seat 2: turn 24
201: seat 2 answers activate digits
    seat 2: activated digits
202: seat 2 answers door 1
    seat 2: door 1 open
203: seat 2 answers move 1c2
204: seat 1 answers guard scuttlebutt1
    seat 1: attacked scuttlebutt1 digits
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled ranged
    rolled ranged
    seat 1: saves digits 1
    wounded digits 2
    killed digits
    seat 1: gained 1
    seat 2: put quest_a 1d2
    seat 2: event reinforcements trooper2
    seat 2: activated octocold2
205: seat 2 answers move 3d3
    seat 2: moved octocold2 3d4 3d3
206: seat 2 answers move 3c3
    seat 2: moved octocold2 3d3 3c3
207: seat 2 answers portal 4a1
    seat 2: teleported octocold2 3c3 4a1
208: seat 2 answers place 4a4
    seat 2: summoned scuttlebutt4 4a4
    seat 1: turn 25
209: seat 1 answers rest
    seat 1: rested
210: seat 1 answers place 1d3
    seat 1: resurrected red 1d3
211: seat 1 answers done
212: seat 1 answers done
    seat 1: event power_surge trooper1
213: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
214: seat 1 answers done
    seat 2: turn 26
215: seat 2 answers rest
    seat 2: rested
216: seat 2 answers place 1c2
    seat 2: resurrected digits 1c2
217: seat 2 answers hand-over sprocket pulse_blade
    seat 2: given pulse_blade sprocket
218: seat 2 answers done
    seat 2: event rampage trooper1
219: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
220: seat 2 answers move 4c1
    seat 2: moved scuttlebutt3 4d1 4c1
221: seat 2 answers done
222: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
223: seat 2 answers move 4b4
    seat 2: moved scuttlebutt2 4a4 4b4
224: seat 2 answers done
    seat 1: turn 27
225: seat 1 answers activate kylee
    seat 1: activated kylee
226: seat 1 answers move 1d3
    seat 1: moved kylee 2a3 1d3
227: seat 1 answers move 1d2
    seat 2: attacked octocruel2 kylee
228: seat 2 answers done
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die save
229: seat 1 answers done
    seat 2: saves kylee 4
    seat 1: moved kylee 1d3 1d2
230: seat 1 answers move 1d3
231: seat 2 answers guard scuttlebutt1
    seat 2: attacked scuttlebutt1 kylee
    rolled melee
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die ranged
232: seat 1 answers done
    seat 2: saves kylee 3
    seat 2: attacked octocruel2 kylee
233: seat 2 answers also red
    seat 2: also red
    rolled ranged
    rolled crit
    extra-die melee
    rolled ranged
    seat 2: hits 4
    rolled save
    rolled melee
    rolled crit
    extra-die melee
234: seat 1 answers done
    seat 2: saves kylee 2
    rolled melee
    rolled crit
    extra-die save
    seat 2: saves red 2
    wounded kylee 2
    wounded red 2
    seat 1: moved kylee 1d2 1d3
235: seat 1 answers use stimpack
    seat 1: used kylee stimpack
    seat 1: healed kylee 2
236: seat 1 answers door 1
    seat 1: door 1 closed
237: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated octocold2
238: seat 1 answers done
    seat 2: turn 28
239: seat 2 answers rest
    seat 2: rested
240: seat 2 answers done
    seat 2: event portal_glitch trooper3
241: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 29
242: seat 1 answers activate red
    seat 1: activated red
243: seat 1 answers move 1c3
    seat 2: attacked octocruel2 red
244: seat 2 answers done
    rolled crit
    extra-die melee
    rolled ranged
    rolled ranged
    seat 2: hits 4
    rolled ranged
    rolled ranged
    seat 2: saves red 0
    wounded red 4
    killed red
    seat 2: gained 1
    seat 1: event asteroid_bump villain
245: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved octocold2 4a1 4a2
    seat 1: shoved octocruel1 1a2 1a3
    seat 1: shoved octocruel2 1d2 1d3
    seat 1: shoved scuttlebutt1 1d1 1d2
    seat 1: shoved kylee 1d3 1d4
    seat 1: shoved sprocket 1b2 1b3
    seat 1: shoved digits 1c2 1c3
    seat 2: turn 30
246: seat 2 answers rest
    seat 2: rested
247: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated octocold2
248: seat 2 answers move 4b2
    seat 2: moved octocold2 4a2 4b2
249: seat 2 answers done
250: seat 2 answers exhaust sprocket iron_fists
    seat 2: exhausted sprocket iron_fists
251: seat 1 answers exhaust red red_dot_sight
    seat 1: exhausted red red_dot_sight
    seat 1: turn 31
252: seat 1 answers activate kylee
    seat 1: activated kylee
253: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
254: seat 1 answers attack digits
    seat 1: attacked kylee digits
255: seat 1 answers also sprocket
    seat 1: also sprocket
    seat 1: exhausted kylee kitty_primed
    rolled melee
    rolled save
256: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die ranged
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled ranged
    seat 1: saves digits 1
    rolled save
    rolled save
257: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 1: saves sprocket 2
    wounded digits 1
258: seat 1 answers done
    seat 1: event override trooper3
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 32
259: seat 2 answers activate sprocket
    seat 2: activated sprocket
260: seat 2 answers done
261: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 2: event rampage trooper2
    seat 2: activated octocold2
262: seat 2 answers move 4a2
    seat 2: moved octocold2 4b2 4a2
263: seat 2 answers done
264: seat 2 answers wake scuttlebutt4
    seat 2: activated scuttlebutt4
265: seat 2 answers move 4b4
    seat 2: moved scuttlebutt4 4a4 4b4
266: seat 2 answers done
    seat 1: turn 33
267: seat 1 answers rest
    seat 1: rested
268: seat 1 answers place 1d4
    seat 1: resurrected red 1d4
269: seat 1 answers done
    seat 1: event override trooper1
270: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
271: seat 1 answers done
    seat 2: turn 34
272: seat 2 answers rest
    seat 2: rested
273: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
274: seat 2 answers hand-over sprocket blaster_rifle
    seat 2: given blaster_rifle sprocket
275: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
276: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
277: seat 2 answers done
    seat 2: event asteroid_bump villain
278: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved scuttlebutt3 4c1 4d1
    seat 2: shoved scuttlebutt2 4b4 4c4
    seat 2: shoved scuttlebutt4 4b4 4c4
    seat 2: shoved octocold2 4a2 4b2
    seat 2: shoved octocruel2 1d3 2a3
    seat 2: shoved octocruel1 1a3 1b3
    seat 2: shoved digits 1c3 1d3
    seat 2: shoved sprocket 1b3 1c3
    seat 1: turn 35
279: seat 1 answers activate red
    seat 1: activated red
280: seat 1 answers done
    seat 1: event taco_break officer1
281: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
282: seat 1 answers door 1
    seat 1: door 1 closed
283: seat 1 answers door 1
    seat 1: door 1 open
284: seat 1 answers move 2a2
    seat 1: moved octocruel2 2a3 2a2
    seat 2: turn 36
285: seat 2 answers rest
    seat 2: rested
286: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated octocold2
287: seat 2 answers move 4b3
    seat 2: moved octocold2 4b2 4b3
288: seat 2 answers move 4b2
    seat 2: moved octocold2 4b3 4b2
289: seat 2 answers done
290: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1d2 1d1
    seat 2: shoved octocruel2 2a2 2a1
    seat 2: shoved octocruel1 1b3 1b2
    seat 2: shoved octocold2 4b2 4b1
    seat 2: shoved scuttlebutt2 4c4 4c3
    seat 2: shoved scuttlebutt4 4c4 4c3
    seat 2: shoved sprocket 1c3 1c2
    seat 2: shoved digits 1d3 1d2
    seat 2: shoved red 1d4 1d3
    seat 2: shoved kylee 1d4 1d3
    seat 1: turn 37
291: seat 1 answers activate kylee
    seat 1: activated kylee
292: seat 1 answers move 1d2
    seat 1: moved kylee 1d3 1d2
293: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
294: seat 1 answers attack octocold2
    seat 1: attacked kylee octocold2
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled ranged
    rolled save
295: seat 1 answers done
    seat 1: hits 2
    rolled ranged
    seat 1: saves octocold2 0
    wounded octocold2 2
    killed octocold2
    seat 1: gained 1
296: seat 2 answers move 4c1
    seat 2: moved octocold2 4b1 4c1
297: seat 2 answers move 4b1
    seat 2: moved octocold2 4c1 4b1
298: seat 2 answers move 4c1
    seat 2: moved octocold2 4b1 4c1
299: seat 2 answers attack kylee
    seat 2: attacked octocold2 kylee
    rolled melee
    rolled save
    seat 2: hits 0
    left octocold2
    seat 1: event static_storm trooper2
300: seat 1 answers place 4a4
    seat 1: summoned octocold1 4a4
301: seat 1 answers exhaust red blaster_rifle
    seat 1: exhausted red blaster_rifle
302: seat 2 answers exhaust sprocket iron_fists
    seat 2: exhausted sprocket iron_fists
    seat 2: turn 38
303: seat 2 answers activate digits
    seat 2: activated digits
304: seat 2 answers door 1
    seat 2: door 1 closed
305: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 39
306: seat 1 answers rest
    seat 1: rested
307: seat 1 answers done
    seat 1: event hull_breach officer1
308: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
309: seat 1 answers move 2b1
    seat 1: moved octocruel2 2a1 2b1
310: seat 1 answers move 2b2
    seat 1: moved octocruel2 2b1 2b2
311: seat 1 answers move 2a2
    seat 1: moved octocruel2 2b2 2a2
312: seat 1 answers tile 1
    seat 1: breached 1
    wounded digits 1
    wounded red 1
    wounded kylee 1
    wounded sprocket 1
    seat 2: turn 40
313: seat 2 answers rest
    seat 2: rested
314: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated octocold1
315: seat 2 answers done
    seat 1: turn 41
316: seat 1 answers activate kylee
    seat 1: activated kylee
317: seat 1 answers done
    seat 1: event power_surge trooper1
318: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
319: seat 1 answers move 4d3
    seat 1: moved scuttlebutt2 4c3 4d3
320: seat 1 answers done
    seat 2: turn 42
321: seat 2 answers activate sprocket
    seat 2: activated sprocket
322: seat 2 answers weapon pulse_blade
    seat 2: weapon sprocket pulse_blade
323: seat 2 answers boost iron_fists
    seat 2: weapon sprocket iron_fists
324: seat 2 answers attack kylee
    seat 2: attacked sprocket kylee
    seat 2: exhausted sprocket iron_fists
    seat 2: exhausted sprocket pulse_blade
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
    rolled ranged
325: seat 2 answers done
    seat 2: hits 4
    rolled save
    rolled ranged
    rolled ranged
326: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 2: saves kylee 0
    wounded kylee 4
    killed kylee
    seat 2: gained 1
    seat 2: pvp-done yellow 2
    seat 2: gained 2
    seat 2: reward lucky_dog_tag
327: seat 2 answers give sprocket
    seat 2: given lucky_dog_tag sprocket
328: seat 2 answers discard iron_fists
    seat 2: discarded iron_fists
329: seat 2 answers done
330: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 2: event lockdown trooper2
    seat 2: activated octocold1
331: seat 2 answers move 4b4
    seat 2: moved octocold1 4a4 4b4
332: seat 2 answers move 4a4
    seat 2: moved octocold1 4b4 4a4
333: seat 2 answers done
    seat 2: door 2 closed
    seat 1: turn 43
334: seat 1 answers rest
    seat 1: rested
335: seat 1 answers place 1d2
    seat 1: resurrected kylee 1d2
336: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 44
337: seat 2 answers rest
    seat 2: rested
338: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 1: turn 45
339: seat 1 answers activate red
    seat 1: activated red
340: seat 1 answers move 1d2
    seat 1: moved red 1d3 1d2
341: seat 1 answers move 1c2
    seat 2: attacked scuttlebutt1 red
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 2: saves red 3
    seat 1: moved red 1d2 1c2
342: seat 1 answers weapon blaster_rifle
    seat 1: weapon red blaster_rifle
343: seat 1 answers done
344: seat 1 answers attack octocruel1
    seat 1: attacked red octocruel1
    seat 1: exhausted red blaster_rifle
    rolled ranged
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled melee
    rolled crit
    extra-die save
    seat 1: saves octocruel1 2
345: seat 2 answers move 1c2
    seat 2: moved octocruel1 1b2 1c2
346: seat 2 answers move 1d2
    seat 2: moved octocruel1 1c2 1d2
347: seat 2 answers move 1d1
    seat 2: moved octocruel1 1d2 1d1
    seat 1: event salvage trooper3
348: seat 1 answers place 4b3
    seat 1: put victory 4b3
    seat 2: turn 46
349: seat 2 answers activate sprocket
    seat 2: activated sprocket
350: seat 2 answers move 1b2
    seat 2: moved sprocket 1c2 1b2
351: seat 2 answers done
352: seat 2 answers no
    seat 2: event portal_glitch trooper3
353: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 47
354: seat 1 answers activate kylee
    seat 1: activated kylee
355: seat 1 answers done
    seat 1: event salvage trooper1
356: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
357: seat 1 answers attack digits
    seat 1: attacked scuttlebutt1 digits
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    rolled melee
    seat 1: hits 3
    rolled save
    rolled ranged
    rolled ranged
    seat 1: saves digits 1
    wounded digits 2
358: seat 1 answers done
359: seat 1 answers place 2a1
    seat 1: put victory 2a1
    seat 2: turn 48
360: seat 2 answers activate digits
    seat 2: activated digits
361: seat 2 answers no
362: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
363: seat 2 answers attack octocruel1
    seat 2: attacked digits octocruel1
364: seat 2 answers also kylee
    seat 2: also kylee
    seat 2: exhausted digits kitty_primed
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die save
    rolled melee
    seat 2: saves octocruel1 2
    rolled ranged
    rolled save
    rolled ranged
365: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 2: saves kylee 1
366: seat 1 answers done
367: seat 2 answers move 1d1
368: seat 1 answers guard octocruel1
    seat 1: attacked octocruel1 digits
369: seat 1 answers done
    rolled ranged
    rolled melee
    rolled crit
    extra-die crit
    extra-die save
    seat 1: hits 4
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: saves digits 3
    wounded digits 1
    killed digits
    seat 1: gained 1
    seat 2: event care_package officer1
370: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
371: seat 2 answers done
372: seat 2 answers gadget stimpack 2c2
    seat 2: put stimpack 2c2
373: seat 2 answers gadget recharge 3d3
    seat 2: put recharge 3d3
    seat 1: turn 49
374: seat 1 answers activate kylee
    seat 1: activated kylee
    seat 1: collected kylee quest_a 1d2
    seat 1: quest-done access_codes 2
    seat 1: gained 2
    seat 1: quest chain_of_command
375: seat 1 answers move 1d1
376: seat 2 answers guard scuttlebutt1
    seat 2: attacked scuttlebutt1 kylee
    rolled ranged
    rolled crit
    extra-die crit
    extra-die melee
    rolled save
    seat 2: hits 4
    rolled melee
    rolled ranged
    rolled ranged
377: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die melee
    seat 2: saves kylee 1
    wounded kylee 3
    seat 2: attacked octocruel1 kylee
    rolled save
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled ranged
    rolled save
    rolled save
378: seat 1 answers done
    seat 2: saves kylee 2
    seat 1: moved kylee 1d2 1d1
379: seat 2 answers guard octocruel1
    seat 2: attacked octocruel1 kylee
    rolled ranged
    rolled crit
    extra-die melee
    rolled save
    seat 2: hits 3
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die ranged
380: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves kylee 3
    seat 2: attacked scuttlebutt1 kylee
    rolled crit
    extra-die save
    rolled ranged
    rolled ranged
    seat 2: hits 3
    rolled melee
    rolled melee
    rolled save
381: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die melee
    seat 2: saves kylee 1
    wounded kylee 2
    killed kylee
    seat 2: gained 1
    seat 1: event care_package trooper1
382: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
383: seat 1 answers move 4d4
    seat 1: moved scuttlebutt2 4d3 4d4
384: seat 1 answers move 4d3
    seat 1: moved scuttlebutt2 4d4 4d3
385: seat 1 answers move 4d2
    seat 1: moved scuttlebutt2 4d3 4d2
386: seat 1 answers gadget hoverboard 1c2
    seat 1: put hoverboard 1c2
387: seat 1 answers gadget recharge 3d3
    seat 1: put recharge 3d3
    seat 2: turn 50
388: seat 2 answers rest
    seat 2: rested
389: seat 2 answers place 1c2
    seat 2: resurrected digits 1c2
390: seat 2 answers done
    seat 2: event hull_breach villain
391: seat 2 answers tile 3
    seat 2: breached 3
    seat 1: turn 51
392: seat 1 answers rest
    seat 1: rested
393: seat 1 answers place s2cabin
    seat 1: resurrected kylee s2cabin
394: seat 1 answers done
    seat 1: event underdog trooper1
395: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
396: seat 1 answers move 4c2
    seat 1: moved scuttlebutt2 4d2 4c2
397: seat 1 answers move 4d2
    seat 1: moved scuttlebutt2 4c2 4d2
398: seat 1 answers move 4c2
    seat 1: moved scuttlebutt2 4d2 4c2
    seat 2: turn 52
399: seat 2 answers activate sprocket
    seat 2: activated sprocket
400: seat 2 answers weapon pulse_blade
    seat 2: weapon sprocket pulse_blade
    seat 2: attacked sprocket red
    seat 2: exhausted sprocket pulse_blade
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled ranged
401: seat 2 answers done
    seat 2: hits 4
    rolled ranged
    rolled ranged
    seat 2: saves red 0
    wounded red 4
    killed red
    seat 2: gained 1
402: seat 2 answers move 1c2
    seat 2: moved sprocket 1b2 1c2
    seat 2: collected sprocket hoverboard 1c2
403: seat 2 answers move 1d2
    seat 2: moved sprocket 1c2 1d2
404: seat 2 answers move 1c2
405: seat 1 answers guard scuttlebutt1
    seat 1: attacked scuttlebutt1 sprocket
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled melee
    rolled ranged
406: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
407: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves sprocket 0
    wounded sprocket 3
    seat 1: attacked octocruel1 sprocket
    rolled ranged
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled ranged
    rolled save
408: seat 2 answers reroll save
    seat 2: rerolled save ranged
409: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves sprocket 0
    wounded sprocket 2
    killed sprocket
    seat 1: gained 1
    seat 2: put hoverboard 1d2
    seat 2: event taco_break officer2
    seat 1: turn 53
410: seat 1 answers activate kylee
    seat 1: activated kylee
411: seat 1 answers move s2dock
    seat 1: moved kylee s2cabin s2dock
412: seat 1 answers move s2cabin
    seat 1: moved kylee s2dock s2cabin
413: seat 1 answers move s2dock
    seat 1: moved kylee s2cabin s2dock
414: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
415: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
    seat 1: attacked kylee octocruel2
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled ranged
416: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: hits 1
    rolled melee
    rolled save
    seat 1: saves octocruel2 1
417: seat 2 answers move 2b2
    seat 2: moved octocruel2 2a2 2b2
418: seat 2 answers move 2c2
    seat 2: moved octocruel2 2b2 2c2
419: seat 2 answers done
    seat 1: event inspection trooper2
    seat 1: activated octocold1
420: seat 1 answers done
    seat 2: turn 54
421: seat 2 answers rest
    seat 2: rested
422: seat 2 answers place s1cabin
    seat 2: resurrected sprocket s1cabin
423: seat 2 answers done
    seat 2: event portal_glitch trooper2
    seat 2: activated octocold1
424: seat 2 answers move 4b4
    seat 2: moved octocold1 4a4 4b4
425: seat 2 answers move 4a4
    seat 2: moved octocold1 4b4 4a4
426: seat 2 answers done
427: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 55
428: seat 1 answers rest
    seat 1: rested
429: seat 1 answers place s2cabin
    seat 1: resurrected red s2cabin
430: seat 1 answers done
    seat 1: event lockdown officer1
431: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
432: seat 1 answers move 2d2
    seat 1: moved octocruel2 2c2 2d2
433: seat 1 answers done
    seat 2: turn 56
434: seat 2 answers activate sprocket
    seat 2: activated sprocket
435: seat 2 answers move s1dock
    seat 2: moved sprocket s1cabin s1dock
436: seat 2 answers move s1cabin
    seat 2: moved sprocket s1dock s1cabin
437: seat 2 answers move s1dock
    seat 2: moved sprocket s1cabin s1dock
438: seat 2 answers move 1b1
    seat 2: moved sprocket s1dock 1b1
    seat 2: event power_surge officer2
    seat 1: turn 57
439: seat 1 answers activate kylee
    seat 1: activated kylee
440: seat 1 answers done
    seat 1: event inspection trooper1
441: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
442: seat 1 answers move 4c4
    seat 1: moved scuttlebutt4 4c3 4c4
443: seat 1 answers move 4d4
    seat 1: moved scuttlebutt4 4c4 4d4
444: seat 1 answers move 4d3
    seat 1: moved scuttlebutt4 4d4 4d3
    seat 2: turn 58
445: seat 2 answers activate digits
    seat 2: activated digits
446: seat 2 answers no
447: seat 2 answers move 1d2
    seat 2: moved digits 1c2 1d2
    seat 2: collected digits hoverboard 1d2
448: seat 2 answers move 1c2
449: seat 1 answers guard octocruel1
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die save
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled crit
    extra-die save
    seat 1: saves digits 3
    seat 1: attacked scuttlebutt1 digits
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die save
    seat 1: hits 4
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: saves digits 0
    wounded digits 4
    killed digits
    seat 1: gained 1
    seat 2: put hoverboard 1d2
    seat 2: event static_storm villain
450: seat 2 answers exhaust sprocket repeater_pistol
    seat 2: exhausted sprocket repeater_pistol
451: seat 1 answers exhaust red red_dot_sight
    seat 1: exhausted red red_dot_sight
    seat 1: turn 59
452: seat 1 answers rest
    seat 1: rested
453: seat 1 answers done
    seat 1: event rampage trooper1
454: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
455: seat 1 answers done
456: seat 1 answers wake octocold1
    seat 1: activated octocold1
457: seat 1 answers done
    seat 2: turn 60
458: seat 2 answers rest
    seat 2: rested
459: seat 2 answers place 1b2
    seat 2: resurrected digits 1b2
460: seat 2 answers done
    seat 2: event all_quiet officer1
461: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
462: seat 2 answers move 2d3
    seat 2: moved octocruel2 2d2 2d3
463: seat 2 answers move 2d4
    seat 2: moved octocruel2 2d3 2d4
464: seat 2 answers move 2d3
    seat 2: moved octocruel2 2d4 2d3
465: seat 2 answers attack kylee
    seat 2: attacked octocruel2 kylee
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
    seat 2: hits 4
    rolled melee
    rolled melee
    rolled ranged
466: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves kylee 0
    wounded kylee 4
    killed kylee
    seat 2: gained 1
    turn-limit 60
    seat 1: tie-roll save
    seat 2: tie-roll melee
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll save
    seat 2: tie-roll ranged
    seat 1: tie-roll melee
    seat 2: tie-roll save
    seat 1: tie-roll save
    seat 2: tie-roll crit
    seat 2: won-scenario scenario_1
    seat 1: result 10
    seat 2: result 10
    seat 2: won
seat 1: place 2, score 10
seat 2: place 1, score 10
