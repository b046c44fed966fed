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
    seat 1: found red 1 2d1
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
    seat 2: found digits 1 1a1
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
65: seat 2 answers done
    seat 2: event rampage trooper1
66: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
67: seat 2 answers move 1d2
    seat 2: moved scuttlebutt1 1d1 1d2
68: seat 2 answers move 1c2
    seat 2: moved scuttlebutt1 1d2 1c2
69: seat 2 answers done
70: seat 2 answers wake octocold2
    seat 2: activated octocold2
71: seat 2 answers done
    seat 1: turn 7
72: seat 1 answers rest
    seat 1: rested
73: seat 1 answers done
    seat 1: event salvage trooper3
74: seat 1 answers place 1b3
    seat 1: put victory 1b3
    seat 2: turn 8
75: seat 2 answers activate digits
    seat 2: activated digits
76: seat 2 answers no
77: seat 2 answers move 1d2
    seat 1: guarded scuttlebutt1 digits
    seat 1: attacked scuttlebutt1 digits
    rolled crit
    extra-die save
    rolled crit
    extra-die save
    seat 1: hits 2
    rolled save
    rolled crit
    extra-die save
    rolled melee
    seat 1: saves digits 3
    seat 2: moved digits 1c2 1d2
78: seat 2 answers use stimpack
    seat 2: used digits stimpack
79: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
80: seat 2 answers done
81: seat 2 answers attack scuttlebutt1
    seat 2: attacked digits scuttlebutt1
    seat 2: exhausted digits blaster_rifle
    rolled save
    rolled crit
    extra-die melee
    seat 2: hits 1
    rolled crit
    extra-die crit
    extra-die ranged
    seat 2: saves scuttlebutt1 2
    seat 1: paid-back scuttlebutt1 digits
82: seat 1 answers attack digits
    seat 1: attacked scuttlebutt1 digits
    rolled melee
    rolled melee
    seat 1: hits 2
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    rolled melee
    seat 1: saves digits 2
    seat 2: event asteroid_bump villain
83: seat 2 answers direction south
    seat 2: bumped south
    seat 2: shoved scuttlebutt1 1c2 1c3
    seat 2: shoved octocruel1 1d1 1d2
    seat 2: shoved red 2a3 2a4
    seat 2: shoved digits 1d2 1d3
    seat 2: shoved sprocket s1cabin s1dock
    seat 1: turn 9
84: seat 1 answers activate red
    seat 1: activated red
85: seat 1 answers weapon blaster_rifle
    seat 1: weapon red blaster_rifle
86: seat 1 answers boost red_dot_sight
    seat 1: weapon red red_dot_sight
87: seat 1 answers attack digits
    seat 1: attacked red digits
    seat 1: exhausted red blaster_rifle
    seat 1: exhausted red red_dot_sight
    rolled ranged
    rolled crit
    extra-die save
    rolled melee
    rolled save
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled save
    seat 1: saves digits 2
88: seat 1 answers move 2a3
    seat 1: moved red 2a4 2a3
89: seat 1 answers move 2b3
    seat 1: moved red 2a3 2b3
    seat 1: collected red hoverboard 2b3
90: seat 1 answers move 2c3
    seat 1: moved red 2b3 2c3
91: seat 1 answers move 2b3
    seat 1: moved red 2c3 2b3
92: seat 1 answers done
    seat 1: event lockdown officer1
    seat 1: activated octocruel1
93: seat 1 answers attack digits
    seat 1: attacked octocruel1 digits
    rolled melee
    rolled save
    rolled save
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled ranged
    seat 1: saves digits 3
94: seat 1 answers move 1d3
    seat 1: moved octocruel1 1d2 1d3
95: seat 1 answers move 1d4
    seat 1: moved octocruel1 1d3 1d4
96: seat 1 answers move 1c4
    seat 1: moved octocruel1 1d4 1c4
    seat 1: door 1 closed
    seat 2: turn 10
97: seat 2 answers rest
    seat 2: rested
98: seat 2 answers done
    seat 2: event rampage trooper2
99: seat 2 answers wake octocold2
    seat 2: activated octocold2
100: seat 2 answers done
101: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
102: seat 2 answers attack digits
    seat 2: attacked scuttlebutt1 digits
    rolled melee
    rolled crit
    extra-die ranged
    rolled melee
    seat 2: hits 4
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
    seat 2: saves digits 2
    wounded digits 2
103: seat 2 answers move 1b3
    seat 2: moved scuttlebutt1 1c3 1b3
104: seat 2 answers done
    seat 1: turn 11
105: seat 1 answers activate red
    seat 1: activated red
106: seat 1 answers move 2a3
    seat 1: moved red 2b3 2a3
107: seat 1 answers move 2a4
    seat 1: moved red 2a3 2a4
108: seat 1 answers move 2a3
    seat 1: moved red 2a4 2a3
109: seat 1 answers move 2a4
    seat 1: moved red 2a3 2a4
110: seat 1 answers done
    seat 1: event hull_breach villain
111: seat 1 answers tile 4
    seat 1: breached 4
    seat 2: turn 12
112: seat 2 answers activate sprocket
    seat 2: activated sprocket
113: seat 2 answers move s1cabin
    seat 2: moved sprocket s1dock s1cabin
114: seat 2 answers move s1dock
    seat 2: moved sprocket s1cabin s1dock
115: seat 2 answers move 1b1
    seat 2: moved sprocket s1dock 1b1
116: seat 2 answers move 1b2
    seat 2: moved sprocket 1b1 1b2
117: seat 2 answers done
    seat 2: event taco_break officer1
    seat 2: activated octocruel1
118: seat 2 answers done
    seat 2: healed digits 1
    seat 1: turn 13
119: seat 1 answers rest
    seat 1: rested
120: seat 1 answers done
121: seat 1 answers done
    seat 1: event inspection trooper1
122: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
123: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4a4 4b4
124: seat 1 answers move 4c4
    seat 1: moved scuttlebutt2 4b4 4c4
125: seat 1 answers done
126: seat 1 answers place 2d4
    seat 1: summoned octocruel2 2d4
    seat 2: turn 14
127: seat 2 answers activate sprocket
    seat 2: activated sprocket
128: seat 2 answers move 1c2
    seat 1: guarded scuttlebutt1 sprocket
    seat 1: attacked scuttlebutt1 sprocket
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled save
129: seat 2 answers done
    seat 1: saves sprocket 2
    seat 2: moved sprocket 1b2 1c2
130: seat 2 answers move 1c3
    seat 2: moved sprocket 1c2 1c3
131: seat 2 answers move 1b3
132: seat 1 answers guard scuttlebutt1
    seat 1: guarded scuttlebutt1 sprocket
    seat 1: attacked scuttlebutt1 sprocket
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled save
    rolled melee
133: seat 2 answers done
    seat 1: saves sprocket 1
    wounded sprocket 2
    seat 1: guarded octocruel1 sprocket
    seat 1: attacked octocruel1 sprocket
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled save
    rolled save
134: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves sprocket 1
    seat 2: moved sprocket 1c3 1b3
135: seat 2 answers done
136: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event lockdown trooper2
137: seat 2 answers wake octocold1
    seat 2: activated octocold1
138: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
139: seat 2 answers attack red
    seat 2: attacked octocold1 red
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die crit
    extra-die ranged
    rolled save
    seat 2: saves red 3
    seat 1: turn 15
140: seat 1 answers activate red
    seat 1: activated red
141: seat 1 answers move 2a3
    seat 1: moved red 2a4 2a3
142: seat 1 answers door 1
    seat 1: door 1 open
143: seat 1 answers move 1d3
    seat 1: moved red 2a3 1d3
144: seat 1 answers move 1d4
    seat 1: moved red 1d3 1d4
    seat 1: found red 1 1d4
145: seat 1 answers weapon blaster_rifle
    seat 1: weapon red blaster_rifle
146: seat 1 answers boost red_dot_sight
    seat 1: weapon red red_dot_sight
147: seat 1 answers attack scuttlebutt1
    seat 1: attacked red scuttlebutt1
    seat 1: exhausted red blaster_rifle
    seat 1: exhausted red red_dot_sight
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die save
    rolled save
    seat 1: hits 3
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 3
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
148: seat 1 answers done
    seat 1: event hull_breach officer1
149: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
150: seat 1 answers move 1c3
    seat 1: moved octocruel1 1c4 1c3
151: seat 1 answers move 1d3
    seat 1: moved octocruel1 1c3 1d3
152: seat 1 answers move 2a3
    seat 1: moved octocruel1 1d3 2a3
153: seat 1 answers done
154: seat 1 answers tile 4
    seat 1: breached 4
    seat 2: turn 16
155: seat 2 answers activate sprocket
    seat 2: activated sprocket
    seat 2: found sprocket 1 1b3
156: seat 2 answers done
157: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event care_package trooper1
    seat 2: activated scuttlebutt2
158: seat 2 answers move 4d4
    seat 2: moved scuttlebutt2 4c4 4d4
159: seat 2 answers move 4c4
    seat 2: moved scuttlebutt2 4d4 4c4
160: seat 2 answers done
161: seat 2 answers gadget stimpack 3a1
    seat 2: put stimpack 3a1
162: seat 2 answers gadget stimpack 2c2
    seat 2: put stimpack 2c2
    seat 1: turn 17
163: seat 1 answers rest
    seat 1: rested
164: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
165: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
166: seat 1 answers done
167: seat 1 answers done
    seat 1: event reinforcements trooper2
168: seat 1 answers wake octocold2
    seat 1: activated octocold2
169: seat 1 answers move 3d3
    seat 1: moved octocold2 3d4 3d3
170: seat 1 answers move 3c3
    seat 1: moved octocold2 3d3 3c3
171: seat 1 answers done
172: seat 1 answers place 2d4
    seat 1: summoned scuttlebutt1 2d4
    seat 2: turn 18
173: seat 2 answers activate digits
    seat 2: activated digits
174: seat 2 answers no
175: seat 2 answers move 1d4
    seat 1: guarded octocruel1 digits
    seat 1: attacked octocruel1 digits
    rolled melee
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    rolled save
    seat 1: saves digits 5
    seat 2: moved digits 1d3 1d4
176: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 19
177: seat 1 answers activate kylee
    seat 1: activated kylee
178: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
179: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
180: seat 1 answers attack sprocket
    seat 1: attacked kylee sprocket
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
181: seat 1 answers done
    seat 1: hits 4
    rolled save
    rolled ranged
182: seat 2 answers reroll ranged
    seat 2: rerolled ranged melee
    seat 1: saves sprocket 1
    wounded sprocket 3
    seat 1: event portal_glitch trooper2
183: seat 1 answers wake octocold2
    seat 1: activated octocold2
184: seat 1 answers portal 4a1
    seat 1: teleported octocold2 3c3 4a1
185: seat 1 answers done
186: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 20
187: seat 2 answers activate sprocket
    seat 2: activated sprocket
188: seat 2 answers move 1c3
    seat 2: moved sprocket 1b3 1c3
189: seat 2 answers weapon repeater_pistol
    seat 2: weapon sprocket repeater_pistol
190: seat 2 answers attack octocruel2
    seat 2: attacked sprocket octocruel2
    seat 2: exhausted sprocket repeater_pistol
    rolled save
    rolled save
191: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 2: hits 2
    rolled ranged
    rolled crit
    extra-die ranged
    seat 2: saves octocruel2 1
    wounded octocruel2 1
    seat 1: paid-back octocruel2 sprocket
192: seat 1 answers move 2d3
    seat 1: moved octocruel2 2d4 2d3
193: seat 1 answers done
194: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event salvage trooper1
195: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
196: seat 2 answers move 4c3
    seat 2: moved scuttlebutt2 4c4 4c3
197: seat 2 answers done
198: seat 2 answers place 4b3
    seat 2: put victory 4b3
    seat 1: turn 21
199: seat 1 answers activate red
    seat 1: activated red
200: seat 1 answers use hoverboard
    seat 1: used red hoverboard
201: seat 1 answers move s2dock
    seat 2: guarded octocruel2 kylee
    seat 2: attacked octocruel2 kylee
    rolled crit
    extra-die save
    rolled save
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled ranged
    rolled save
202: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves kylee 1
    seat 1: moved kylee 2d2 s2dock
203: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
204: seat 1 answers done
205: seat 1 answers done
    seat 1: event portal_glitch trooper3
206: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 22
207: seat 2 answers rest
    seat 2: rested
208: seat 2 answers done
    seat 2: event all_quiet officer1
209: seat 2 answers wake octocruel1
    seat 2: activated octocruel1
210: seat 2 answers door 1
    seat 2: door 1 closed
211: seat 2 answers move 2a2
    seat 2: moved octocruel1 2a3 2a2
212: seat 2 answers done
    seat 1: turn 23
213: seat 1 answers rest
    seat 1: rested
214: seat 1 answers done
    seat 1: event asteroid_bump trooper2
215: seat 1 answers wake octocold1
    seat 1: activated octocold1
216: seat 1 answers attack kylee
    seat 1: attacked octocold1 kylee
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled save
    rolled ranged
217: seat 1 answers done
    seat 1: saves kylee 2
218: seat 1 answers move 2b4
    seat 1: moved octocold1 2c4 2b4
219: seat 1 answers move 2b3
    seat 1: moved octocold1 2b4 2b3
220: seat 1 answers move 2a3
    seat 1: moved octocold1 2b3 2a3
221: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4c3 4c4
    seat 1: shoved octocold2 4a1 4a2
    seat 1: shoved octocold1 2a3 2a4
    seat 1: shoved octocruel2 2d3 2d4
    seat 1: shoved octocruel1 2a2 2a3
    seat 1: shoved sprocket 1c3 1c4
    seat 1: shoved kylee 2d2 2d3
    seat 2: turn 24
222: seat 2 answers activate sprocket
    seat 2: activated sprocket
223: seat 2 answers weapon repeater_pistol
    seat 2: weapon sprocket repeater_pistol
    seat 2: attacked sprocket red
    seat 2: exhausted sprocket repeater_pistol
    rolled melee
    rolled save
224: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 1
    rolled ranged
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    seat 2: saves red 3
    seat 2: readied sprocket repeater_pistol
225: seat 2 answers move 1d4
    seat 2: moved sprocket 1c4 1d4
226: seat 2 answers move 1d3
    seat 2: moved sprocket 1d4 1d3
227: seat 2 answers move 1d4
    seat 2: moved sprocket 1d3 1d4
228: seat 2 answers move 1c4
    seat 2: moved sprocket 1d4 1c4
229: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event reinforcements trooper3
230: seat 2 answers place 1a4
    seat 2: summoned scuttlebutt3 1a4
    seat 1: turn 25
231: seat 1 answers rest
    seat 1: rested
232: seat 1 answers done
    seat 1: event static_storm trooper2
233: seat 1 answers wake octocold1
    seat 1: activated octocold1
234: seat 1 answers move 2b4
    seat 1: moved octocold1 2a4 2b4
235: seat 1 answers move 2c4
    seat 1: moved octocold1 2b4 2c4
236: seat 1 answers done
237: seat 1 answers exhaust kylee blaster_rifle
    seat 1: exhausted kylee blaster_rifle
238: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
    seat 2: turn 26
239: seat 2 answers rest
    seat 2: rested
240: seat 2 answers hand-over sprocket pulse_blade
    seat 2: given pulse_blade sprocket
241: seat 2 answers hand-over sprocket iron_fists
    seat 2: given iron_fists sprocket
242: seat 2 answers done
    seat 2: event static_storm villain
243: seat 2 answers exhaust sprocket iron_fists
    seat 2: exhausted sprocket iron_fists
244: seat 1 answers exhaust kylee kitty_primed
    seat 1: exhausted kylee kitty_primed
    seat 1: turn 27
245: seat 1 answers rest
    seat 1: rested
246: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
247: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
248: seat 1 answers done
    seat 1: event care_package officer1
249: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
250: seat 1 answers move 2b3
    seat 1: moved octocruel1 2a3 2b3
251: seat 1 answers move 2c3
    seat 1: moved octocruel1 2b3 2c3
252: seat 1 answers move 2d3
    seat 1: moved octocruel1 2c3 2d3
253: seat 1 answers attack kylee
    seat 1: attacked octocruel1 kylee
    rolled save
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die save
    rolled ranged
    rolled ranged
254: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: saves kylee 2
255: seat 1 answers gadget recharge 1c2
    seat 1: put recharge 1c2
256: seat 1 answers gadget stimpack 4c2
    seat 1: put stimpack 4c2
    seat 2: turn 28
257: seat 2 answers rest
    seat 2: rested
258: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 29
259: seat 1 answers activate kylee
    seat 1: activated kylee
260: seat 1 answers move 2c3
261: seat 2 answers guard scuttlebutt1
    seat 2: guarded scuttlebutt1 kylee
    seat 2: attacked scuttlebutt1 kylee
    rolled save
    rolled melee
    rolled save
    seat 2: hits 1
    rolled melee
    rolled ranged
    rolled ranged
262: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 2: saves kylee 0
    wounded kylee 1
263: seat 2 answers guard octocruel2
    seat 2: guarded octocruel2 kylee
    seat 2: attacked octocruel2 kylee
    rolled crit
    extra-die ranged
    rolled save
    rolled melee
    seat 2: hits 3
    rolled ranged
    rolled ranged
    rolled save
264: seat 1 answers done
    seat 2: saves kylee 1
    wounded kylee 2
    seat 2: guarded octocruel1 kylee
    seat 2: attacked octocruel1 kylee
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled melee
    rolled ranged
265: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 2: saves kylee 2
    seat 1: moved kylee 2d3 2c3
266: seat 1 answers done
    seat 1: event power_surge trooper1
267: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
268: seat 1 answers move 2c4
    seat 1: moved scuttlebutt1 2d4 2c4
269: seat 1 answers move 2d4
    seat 1: moved scuttlebutt1 2c4 2d4
270: seat 1 answers move 2c4
    seat 1: moved scuttlebutt1 2d4 2c4
271: seat 1 answers done
    seat 2: turn 30
272: seat 2 answers activate sprocket
    seat 2: activated sprocket
273: seat 2 answers weapon pulse_blade
    seat 2: weapon sprocket pulse_blade
274: seat 2 answers boost iron_fists
    seat 2: weapon sprocket iron_fists
    seat 2: attacked sprocket red
    seat 2: exhausted sprocket pulse_blade
    seat 2: exhausted sprocket iron_fists
    rolled ranged
    rolled save
    rolled save
    rolled save
275: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 2: hits 1
    rolled ranged
    rolled ranged
    seat 2: saves red 0
    wounded red 1
276: seat 2 answers move 1d4
    seat 2: moved sprocket 1c4 1d4
277: seat 2 answers move 1d3
    seat 2: moved sprocket 1d4 1d3
278: seat 2 answers move 1d4
    seat 2: moved sprocket 1d3 1d4
279: seat 2 answers move 1d3
    seat 2: moved sprocket 1d4 1d3
280: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 2: event taco_break officer2
    seat 2: healed sprocket 1
281: seat 1 answers heal red
    seat 2: healed red 1
    seat 1: turn 31
282: seat 1 answers rest
    seat 1: rested
283: seat 1 answers done
    seat 1: event inspection trooper1
284: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
285: seat 1 answers move 1a3
    seat 1: moved scuttlebutt3 1a4 1a3
286: seat 1 answers move 1b3
    seat 1: moved scuttlebutt3 1a3 1b3
287: seat 1 answers move 1a3
    seat 1: moved scuttlebutt3 1b3 1a3
    seat 2: turn 32
288: seat 2 answers rest
    seat 2: rested
289: seat 2 answers done
    seat 2: event care_package trooper1
290: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
291: seat 2 answers move 4c3
    seat 2: moved scuttlebutt2 4c4 4c3
292: seat 2 answers done
293: seat 2 answers gadget hoverboard 3d3
    seat 2: put hoverboard 3d3
294: seat 2 answers gadget hoverboard 3a1
    seat 2: put hoverboard 3a1
    seat 1: turn 33
295: seat 1 answers activate kylee
    seat 1: activated kylee
296: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
297: seat 1 answers attack octocold2
    seat 1: attacked kylee octocold2
    seat 1: exhausted kylee kitty_primed
    rolled save
    rolled melee
    rolled ranged
298: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 1
    rolled ranged
    seat 1: saves octocold2 0
    wounded octocold2 1
    seat 2: paid-back octocold2 kylee
299: seat 2 answers done
300: seat 1 answers move 2c4
301: seat 2 answers guard octocruel1
    seat 2: guarded octocruel1 kylee
    seat 2: attacked octocruel1 kylee
    rolled ranged
    rolled ranged
    rolled ranged
    seat 2: hits 3
    rolled crit
    extra-die ranged
    rolled ranged
    rolled crit
    extra-die ranged
302: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves kylee 3
303: seat 2 answers guard octocold1
    seat 2: guarded octocold1 kylee
    seat 2: attacked octocold1 kylee
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled ranged
    rolled ranged
    rolled crit
    extra-die save
304: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 2: saves kylee 1
    seat 2: guarded scuttlebutt1 kylee
    seat 2: attacked scuttlebutt1 kylee
    rolled save
    rolled melee
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled crit
    extra-die melee
    rolled ranged
305: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die ranged
    seat 2: saves kylee 2
    seat 1: moved kylee 2c3 2c4
306: seat 1 answers move 2b4
307: seat 2 answers guard octocruel2
    seat 2: guarded octocruel2 kylee
    seat 2: attacked octocruel2 kylee
    rolled save
    rolled save
    rolled save
    seat 2: hits 0
308: seat 2 answers guard scuttlebutt1
    seat 2: guarded scuttlebutt1 kylee
    seat 2: attacked scuttlebutt1 kylee
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled save
    rolled save
    rolled melee
309: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die save
    seat 2: saves kylee 4
    seat 2: guarded octocold1 kylee
    seat 2: attacked octocold1 kylee
    rolled save
    rolled save
    seat 2: hits 0
    seat 1: moved kylee 2c4 2b4
310: seat 1 answers move 2c4
311: seat 2 answers guard octocold1
    seat 2: guarded octocold1 kylee
    seat 2: attacked octocold1 kylee
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
312: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 2: saves kylee 2
    seat 2: guarded scuttlebutt1 kylee
    seat 2: attacked scuttlebutt1 kylee
    rolled save
    rolled save
    rolled melee
    seat 2: hits 1
    rolled crit
    extra-die save
    rolled save
    rolled save
313: seat 1 answers done
    seat 2: saves kylee 4
    seat 1: moved kylee 2b4 2c4
314: seat 1 answers move 2b4
315: seat 2 answers guard scuttlebutt1
    seat 2: guarded scuttlebutt1 kylee
    seat 2: attacked scuttlebutt1 kylee
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled save
    rolled save
316: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 2: saves kylee 3
317: seat 2 answers guard octocold1
    seat 2: guarded octocold1 kylee
    seat 2: attacked octocold1 kylee
    rolled ranged
    rolled melee
    seat 2: hits 1
    rolled ranged
    rolled save
    rolled ranged
318: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 2: saves kylee 1
    seat 2: guarded octocruel2 kylee
    seat 2: attacked octocruel2 kylee
    rolled melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die save
319: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die melee
    seat 2: saves kylee 6
    seat 1: moved kylee 2c4 2b4
    seat 1: event static_storm trooper2
320: seat 1 answers wake octocold2
    seat 1: activated octocold2
321: seat 1 answers door 2
    seat 1: door 2 open
322: seat 1 answers move 4a3
    seat 1: moved octocold2 4a2 4a3
323: seat 1 answers attack kylee
    seat 1: attacked octocold2 kylee
    rolled save
    rolled melee
    seat 1: hits 0
324: seat 1 answers exhaust kylee red_dot_sight
    seat 1: exhausted kylee red_dot_sight
325: seat 2 answers exhaust sprocket repeater_pistol
    seat 2: exhausted sprocket repeater_pistol
    seat 2: turn 34
326: seat 2 answers rest
    seat 2: rested
327: seat 2 answers done
    seat 2: event hull_breach officer1
328: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
329: seat 2 answers done
330: seat 2 answers tile 2
    seat 2: breached 2
    wounded kylee 1
    killed kylee
    seat 2: gained 1
    seat 1: turn 35
331: seat 1 answers rest
    seat 1: rested
332: seat 1 answers place 1d3
    seat 1: resurrected kylee 1d3
333: seat 1 answers done
    seat 1: event salvage trooper1
334: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
335: seat 1 answers done
336: seat 1 answers place 1b3
    seat 1: put victory 1b3
    seat 2: turn 36
337: seat 2 answers activate digits
    seat 2: activated digits
338: seat 2 answers door 1
    seat 2: door 1 open
339: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
340: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
341: seat 2 answers attack red
    seat 2: attacked digits red
    seat 2: exhausted digits blaster_rifle
    seat 2: exhausted digits red_dot_sight
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    seat 2: hits 5
    rolled ranged
    rolled ranged
    seat 2: saves red 0
    wounded red 5
    killed red
    seat 2: gained 1
    seat 2: pvp-done yellow
    seat 2: gained 2
    seat 2: reward lucky_dog_tag
342: seat 2 answers take quest_a
    seat 2: took digits quest_a
    seat 2: quest-done access_codes
    seat 2: gained 2
    tokens-gone 4
    seat 2: quest chain_of_command
343: seat 2 answers give sprocket
    seat 2: given lucky_dog_tag sprocket
344: seat 2 answers move 1c4
    seat 2: moved digits 1d4 1c4
345: seat 2 answers done
    seat 2: event underdog officer2
    seat 1: gained 1
    seat 1: turn 37
346: seat 1 answers rest
    seat 1: rested
347: seat 1 answers place 2a3
    seat 1: resurrected red 2a3
348: seat 1 answers done
    seat 1: event underdog trooper1
349: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
350: seat 1 answers done
    seat 1: gained 1
    seat 2: turn 38
351: seat 2 answers rest
    seat 2: rested
352: seat 2 answers done
    seat 2: event portal_glitch trooper2
353: seat 2 answers wake octocold2
    seat 2: activated octocold2
354: seat 2 answers move 4a2
    seat 2: moved octocold2 4a3 4a2
355: seat 2 answers door 2
    seat 2: door 2 closed
356: seat 2 answers door 2
    seat 2: door 2 open
357: seat 2 answers attack digits
    seat 2: attacked octocold2 digits
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    seat 2: hits 2
    rolled melee
    rolled save
    rolled ranged
    seat 2: saves digits 1
    wounded digits 1
358: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
359: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 39
360: seat 1 answers activate kylee
    seat 1: activated kylee
361: seat 1 answers door 1
    seat 1: door 1 closed
362: seat 1 answers move 1d2
    seat 1: moved kylee 1d3 1d2
363: seat 1 answers move 1d3
    seat 1: moved kylee 1d2 1d3
364: seat 1 answers door 1
    seat 1: door 1 open
365: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
366: seat 1 answers attack sprocket
    seat 1: attacked kylee sprocket
    seat 1: exhausted kylee kitty_primed
    rolled crit
    extra-die save
    rolled melee
367: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 2
    rolled save
    rolled save
368: seat 2 answers done
    seat 1: saves sprocket 2
    seat 1: event reinforcements trooper3
369: seat 1 answers place 2d4
    seat 1: summoned scuttlebutt4 2d4
    seat 2: turn 40
370: seat 2 answers rest
    seat 2: rested
371: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
372: seat 2 answers done
    seat 2: event portal_glitch trooper3
373: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 41
374: seat 1 answers activate kylee
    seat 1: activated kylee
375: seat 1 answers weapon blaster_rifle
    seat 1: weapon kylee blaster_rifle
376: seat 1 answers boost red_dot_sight
    seat 1: weapon kylee red_dot_sight
377: seat 1 answers attack scuttlebutt4
    seat 1: attacked kylee scuttlebutt4
    seat 1: exhausted kylee blaster_rifle
    seat 1: exhausted kylee red_dot_sight
    rolled crit
    extra-die melee
    rolled save
    rolled ranged
    rolled ranged
    rolled ranged
378: seat 1 answers done
    seat 1: hits 4
    rolled save
    seat 1: saves scuttlebutt4 1
    wounded scuttlebutt4 3
    overkilled scuttlebutt4
    killed scuttlebutt4
    seat 1: gained 1
    left scuttlebutt4
379: seat 1 answers done
    seat 1: event lockdown officer1
380: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
381: seat 1 answers move 2c4
    seat 1: moved octocruel2 2d4 2c4
382: seat 1 answers move 2b4
    seat 1: moved octocruel2 2c4 2b4
383: seat 1 answers move 2a4
    seat 1: moved octocruel2 2b4 2a4
384: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 2: turn 42
385: seat 2 answers activate sprocket
    seat 2: activated sprocket
386: seat 2 answers door 1
    seat 2: door 1 open
387: seat 2 answers move 2a3
    seat 2: moved sprocket 1d3 2a3
388: seat 2 answers move 2b3
    seat 1: guarded octocruel2 sprocket
    seat 1: attacked octocruel2 sprocket
389: seat 1 answers also red
    seat 1: also red
    rolled save
    rolled save
    rolled melee
    seat 1: hits 1
    rolled melee
390: seat 2 answers done
    seat 1: saves sprocket 0
    rolled save
    rolled save
    seat 1: saves red 2
    wounded sprocket 1
    seat 2: moved sprocket 2a3 2b3
391: seat 2 answers move 2b4
    seat 2: moved sprocket 2b3 2b4
392: seat 2 answers done
393: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event override trooper1
394: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
395: seat 2 answers move 1a4
    seat 2: moved scuttlebutt3 1a3 1a4
396: seat 2 answers move 1a3
    seat 2: moved scuttlebutt3 1a4 1a3
397: seat 2 answers move 1a2
    seat 2: moved scuttlebutt3 1a3 1a2
    seat 2: door 2 open
    seat 1: turn 43
398: seat 1 answers activate kylee
    seat 1: activated kylee
399: seat 1 answers move 1c3
    seat 1: moved kylee 1d3 1c3
400: seat 1 answers move 1b3
    seat 1: moved kylee 1c3 1b3
    seat 1: found kylee 1 1b3
401: seat 1 answers move 1c3
    seat 1: moved kylee 1b3 1c3
402: seat 1 answers move 1c2
    seat 1: moved kylee 1c3 1c2
    seat 1: collected kylee recharge 1c2
403: seat 1 answers use recharge
    seat 1: used kylee recharge
    seat 1: readied kylee kitty_primed
    seat 1: readied kylee blaster_rifle
    seat 1: readied kylee red_dot_sight
404: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
405: seat 1 answers attack sprocket
    seat 1: attacked kylee sprocket
406: seat 1 answers also octocold1
    seat 1: also octocold1
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled ranged
    rolled melee
407: seat 1 answers done
    seat 1: hits 2
    rolled ranged
408: seat 2 answers done
    seat 1: saves sprocket 0
    rolled ranged
    seat 1: saves octocold1 0
    wounded sprocket 2
    wounded octocold1 2
    killed octocold1
    seat 1: gained 1
    seat 2: paid-back octocold1 kylee
409: seat 2 answers move 2d4
    seat 2: moved octocold1 2c4 2d4
410: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
411: seat 2 answers move 2d4
    seat 2: moved octocold1 2c4 2d4
412: seat 2 answers attack kylee
    seat 2: attacked octocold1 kylee
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: hits 3
    rolled save
    rolled save
    rolled melee
413: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 2: saves kylee 3
    left octocold1
    seat 1: event inspection trooper2
    seat 1: activated octocold2
414: seat 1 answers move 4a3
    seat 1: moved octocold2 4a2 4a3
415: seat 1 answers move 4b3
    seat 1: moved octocold2 4a3 4b3
416: seat 1 answers attack digits
    seat 1: attacked octocold2 digits
    rolled save
    rolled melee
    seat 1: hits 0
    seat 2: turn 44
417: seat 2 answers activate digits
    seat 2: activated digits
418: seat 2 answers door 2
    seat 2: door 2 closed
419: seat 2 answers move 1d4
    seat 2: moved digits 1c4 1d4
420: seat 2 answers move 1c4
    seat 2: moved digits 1d4 1c4
421: seat 2 answers move 1d4
    seat 2: moved digits 1c4 1d4
422: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
423: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
424: seat 2 answers attack scuttlebutt3
    seat 2: attacked digits scuttlebutt3
    seat 2: exhausted digits blaster_rifle
    seat 2: exhausted digits red_dot_sight
    rolled save
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
425: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die melee
    seat 2: hits 4
    rolled crit
    extra-die melee
    seat 2: saves scuttlebutt3 1
    wounded scuttlebutt3 3
    overkilled scuttlebutt3
    killed scuttlebutt3
    seat 2: gained 1
    left scuttlebutt3
    seat 2: event all_quiet trooper3
    seat 1: turn 45
426: seat 1 answers rest
    seat 1: rested
427: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
428: seat 1 answers hand-over kylee iron_fists
    seat 1: given iron_fists kylee
429: seat 1 answers hand-over red iron_fists
    seat 1: given iron_fists red
430: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
431: seat 1 answers done
    seat 1: event power_surge trooper1
432: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
433: seat 1 answers done
    seat 2: turn 46
434: seat 2 answers rest
    seat 2: rested
435: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 47
436: seat 1 answers activate kylee
    seat 1: activated kylee
437: seat 1 answers weapon blaster_rifle
    seat 1: weapon kylee blaster_rifle
438: seat 1 answers boost red_dot_sight
    seat 1: weapon kylee red_dot_sight
439: seat 1 answers attack scuttlebutt1
    seat 1: attacked kylee scuttlebutt1
    seat 1: exhausted kylee blaster_rifle
    seat 1: exhausted kylee red_dot_sight
    rolled melee
    rolled melee
    rolled crit
    extra-die crit
    extra-die ranged
    rolled crit
    extra-die crit
    extra-die melee
    rolled melee
440: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 1: hits 5
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 5
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
441: seat 1 answers done
    seat 1: event salvage trooper3
442: seat 1 answers place 1b3
    seat 1: put victory 1b3
    seat 2: turn 48
443: seat 2 answers activate sprocket
    seat 2: activated sprocket
444: seat 2 answers move 2a4
    seat 1: guarded octocruel2 sprocket
    seat 1: attacked octocruel2 sprocket
445: seat 1 answers done
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled save
446: seat 2 answers done
    seat 1: saves sprocket 1
    wounded sprocket 1
    seat 2: moved sprocket 2b4 2a4
447: seat 2 answers done
448: seat 2 answers no
    seat 2: event lockdown trooper2
    seat 2: activated octocold2
449: seat 2 answers done
    seat 2: door 1 closed
    seat 1: turn 49
450: seat 1 answers activate red
    seat 1: activated red
451: seat 1 answers done
    seat 1: event taco_break officer2
452: seat 2 answers heal sprocket
    seat 1: healed sprocket 1
    seat 2: turn 50
453: seat 2 answers activate digits
    seat 2: activated digits
454: seat 2 answers door 2
    seat 2: door 2 open
455: seat 2 answers move 1d3
    seat 2: moved digits 1d4 1d3
456: seat 2 answers move 1c3
    seat 2: moved digits 1d3 1c3
457: seat 2 answers move 1b3
    seat 2: moved digits 1c3 1b3
    seat 2: found digits 1 1b3
458: seat 2 answers move 1c3
    seat 2: moved digits 1b3 1c3
459: seat 2 answers done
    seat 2: event rampage trooper1
    seat 2: activated scuttlebutt2
460: seat 2 answers move 4c2
    seat 2: moved scuttlebutt2 4c3 4c2
461: seat 2 answers move 4d2
    seat 2: moved scuttlebutt2 4c2 4d2
462: seat 2 answers move 4c2
    seat 2: moved scuttlebutt2 4d2 4c2
    seat 2: activated octocold2
463: seat 2 answers move 4c3
    seat 2: moved octocold2 4b3 4c3
464: seat 2 answers attack red
    seat 2: attacked octocold2 red
    rolled ranged
    rolled crit
    extra-die save
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled save
    seat 2: saves red 2
    seat 1: turn 51
465: seat 1 answers rest
    seat 1: rested
466: seat 1 answers done
    seat 1: event asteroid_bump trooper2
    seat 1: activated octocold2
467: seat 1 answers attack red
    seat 1: attacked octocold2 red
    rolled save
    rolled crit
    extra-die melee
    seat 1: hits 1
    rolled ranged
    rolled melee
    seat 1: saves red 0
    wounded red 1
468: seat 1 answers exhaust red iron_fists
    seat 1: exhausted red iron_fists
469: seat 1 answers move 4c4
    seat 1: moved octocold2 4c3 4c4
470: seat 1 answers move 4d4
    seat 1: moved octocold2 4c4 4d4
471: seat 1 answers move 4d3
    seat 1: moved octocold2 4d4 4d3
472: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved scuttlebutt2 4c2 4b2
    seat 1: shoved octocruel1 2d3 2c3
    seat 1: shoved octocold2 4d3 4c3
    seat 1: shoved kylee 1c2 1b2
    seat 1: shoved digits 1c3 1b3
    seat 2: turn 52
473: seat 2 answers activate digits
    seat 2: activated digits
474: seat 2 answers door 1
    seat 2: door 1 open
475: seat 2 answers move 1a3
    seat 2: moved digits 1b3 1a3
476: seat 2 answers move 1b3
    seat 2: moved digits 1a3 1b3
477: seat 2 answers move 1c3
    seat 2: moved digits 1b3 1c3
478: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated octocold2
479: seat 2 answers attack red
    seat 2: attacked octocold2 red
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled save
    seat 2: saves red 2
480: seat 2 answers move 4c2
    seat 2: moved octocold2 4c3 4c2
481: seat 2 answers move 4b2
    seat 2: moved octocold2 4c2 4b2
482: seat 2 answers move 4b1
    seat 2: moved octocold2 4b2 4b1
    seat 2: activated scuttlebutt2
483: seat 2 answers move 4b3
    seat 2: moved scuttlebutt2 4b2 4b3
484: seat 2 answers move 4c3
    seat 2: moved scuttlebutt2 4b3 4c3
485: seat 2 answers move 4c2
    seat 2: moved scuttlebutt2 4c3 4c2
    seat 1: turn 53
486: seat 1 answers rest
    seat 1: rested
487: seat 1 answers done
    seat 1: event asteroid_bump villain
488: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4c2 4c3
    seat 1: shoved octocold2 4b1 4b2
    seat 1: shoved octocruel1 2c3 2c4
    seat 1: shoved digits 1c3 1c4
    seat 1: shoved kylee 1b2 1b3
    seat 2: turn 54
489: seat 2 answers activate digits
    seat 2: activated digits
490: seat 2 answers no
491: seat 2 answers move 1d4
    seat 2: moved digits 1c4 1d4
492: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
493: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
494: seat 2 answers attack kylee
    seat 2: attacked digits kylee
    seat 2: exhausted digits blaster_rifle
    seat 2: exhausted digits red_dot_sight
    rolled ranged
    rolled melee
    rolled crit
    extra-die melee
    rolled save
495: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 2: hits 2
    rolled save
    rolled ranged
    rolled ranged
496: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves kylee 1
    wounded kylee 1
    seat 2: event override trooper3
    seat 1: turn 55
497: seat 1 answers rest
    seat 1: rested
498: seat 1 answers done
    seat 1: event hull_breach villain
499: seat 1 answers tile 1
    seat 1: breached 1
    wounded digits 1
    wounded kylee 1
    seat 2: turn 56
500: seat 2 answers activate digits
    seat 2: activated digits
501: seat 2 answers no
502: seat 2 answers done
    seat 2: event static_storm villain
503: seat 2 answers exhaust sprocket iron_fists
    seat 2: exhausted sprocket iron_fists
504: seat 1 answers exhaust kylee red_dot_sight
    seat 1: exhausted kylee red_dot_sight
    seat 1: turn 57
505: seat 1 answers activate red
    seat 1: activated red
506: seat 1 answers done
    seat 1: event taco_break officer1
507: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
508: seat 1 answers move 2b4
    seat 1: moved octocruel1 2c4 2b4
509: seat 1 answers done
510: seat 1 answers heal kylee
    seat 1: healed kylee 1
511: seat 2 answers heal digits
    seat 1: healed digits 1
    seat 2: turn 58
512: seat 2 answers activate digits
    seat 2: activated digits
513: seat 2 answers door 2
    seat 2: door 2 closed
514: seat 2 answers done
    seat 2: event all_quiet officer1
515: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
516: seat 2 answers done
    seat 1: turn 59
517: seat 1 answers rest
    seat 1: rested
518: seat 1 answers done
    seat 1: event care_package officer1
519: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
520: seat 1 answers attack sprocket
    seat 1: attacked octocruel2 sprocket
521: seat 1 answers also red
    seat 1: also red
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die crit
    extra-die crit
    extra-die melee
522: seat 2 answers done
    seat 1: saves sprocket 3
    rolled ranged
    rolled ranged
    seat 1: saves red 0
    wounded red 1
523: seat 1 answers move 2a3
    seat 1: moved octocruel2 2a4 2a3
524: seat 1 answers door 1
    seat 1: door 1 closed
525: seat 1 answers done
526: seat 1 answers gadget hoverboard 1c2
    seat 1: put hoverboard 1c2
527: seat 1 answers gadget recharge 4b2
    seat 1: put recharge 4b2
    seat 2: turn 60
528: seat 2 answers rest
    seat 2: rested
529: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated octocold2
530: seat 2 answers attack red
    seat 2: attacked octocold2 red
    rolled save
    rolled melee
    seat 2: hits 0
531: seat 2 answers done
532: seat 2 answers place 1d1
    seat 2: summoned scuttlebutt1 1d1
    turn-limit 60
    seat 2: won-scenario scenario_1
    seat 1: result 9
    seat 2: result 10
    seat 2: won
seat 1: place 2, score 9
seat 2: place 1, score 10
