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
    monster-card officer1 peekaround
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
29: seat 1 answers move 2d2
    seat 1: moved red 2d1 2d2
30: seat 1 answers move 2c2
    seat 1: moved red 2d2 2c2
    seat 1: event asteroid_bump trooper2
31: seat 1 answers wake octocold2
    seat 1: activated octocold2
32: seat 1 answers move 3a2
    seat 1: moved octocold2 3a1 3a2
33: seat 1 answers move 3a3
    seat 1: moved octocold2 3a2 3a3
34: seat 1 answers move 3b3
    seat 1: moved octocold2 3a3 3b3
35: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved octocold2 3b3 3b4
    seat 1: shoved scuttlebutt2 4a1 4a2
    seat 1: shoved scuttlebutt1 1d1 1d2
    seat 1: shoved red 2c2 2c3
    seat 1: shoved digits s1dock 1b1
    seat 1: shoved sprocket s1cabin s1dock
    seat 2: turn 2
36: seat 2 answers activate digits
    seat 2: activated digits
37: seat 2 answers door 1
    seat 2: door 1 open
38: seat 2 answers move 1a1
    seat 2: moved digits 1b1 1a1
    seat 2: collected digits stimpack 1a1
39: seat 2 answers move 1a2
    seat 2: moved digits 1a1 1a2
40: seat 2 answers move 1a3
    seat 2: moved digits 1a2 1a3
41: seat 2 answers done
    seat 2: event care_package officer1
42: seat 2 answers place 1b4
    seat 2: summoned peekaround1 1b4
43: seat 2 answers gadget stimpack 1a1
    seat 2: put stimpack 1a1
44: seat 2 answers gadget hoverboard 1d4
    seat 2: put hoverboard 1d4
    seat 1: turn 3
45: seat 1 answers activate red
    seat 1: activated red
    seat 1: collected red stimpack 2c3
46: seat 1 answers move 2b3
    seat 1: moved red 2c3 2b3
47: seat 1 answers move 2a3
    seat 1: moved red 2b3 2a3
48: seat 1 answers move 2a4
    seat 1: moved red 2a3 2a4
    seat 1: collected red victory 2a4
    seat 1: gained 1
49: seat 1 answers move 2a3
    seat 1: moved red 2a4 2a3
50: seat 1 answers done
    seat 1: event static_storm trooper2
51: seat 1 answers wake octocold2
    seat 1: activated octocold2
52: seat 1 answers move 3c4
    seat 1: moved octocold2 3b4 3c4
53: seat 1 answers done
54: seat 1 answers exhaust red blaster_rifle
    seat 1: exhausted red blaster_rifle
55: seat 2 answers exhaust digits pulse_blade
    seat 2: exhausted digits pulse_blade
    seat 2: turn 4
56: seat 2 answers rest
    seat 2: rested
57: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
58: seat 2 answers done
59: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 5
60: seat 1 answers rest
    seat 1: rested
61: seat 1 answers done
62: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
63: seat 1 answers done
    seat 1: event reinforcements trooper2
64: seat 1 answers wake octocold1
    seat 1: activated octocold1
65: seat 1 answers done
66: seat 1 answers place 2a1
    seat 1: summoned scuttlebutt3 2a1
    seat 2: turn 6
67: seat 2 answers rest
    seat 2: rested
68: seat 2 answers done
69: seat 2 answers done
    seat 2: event lockdown officer1
    seat 2: activated peekaround1
70: seat 2 answers attack digits
    seat 2: attacked peekaround1 digits
    rolled melee
    rolled crit
    extra-die melee
    rolled ranged
    seat 2: hits 2
    rolled save
    rolled ranged
    rolled save
    seat 2: saves digits 2
71: seat 2 answers done
    seat 2: door 1 closed
    seat 1: turn 7
72: seat 1 answers activate kylee
    seat 1: activated kylee
73: seat 1 answers move s2dock
    seat 1: moved kylee s2cabin s2dock
74: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
75: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
    seat 1: attacked kylee scuttlebutt3
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled ranged
76: seat 1 answers done
    seat 1: hits 2
    rolled ranged
    seat 1: saves scuttlebutt3 0
    wounded scuttlebutt3 2
    killed scuttlebutt3
    seat 1: gained 1
77: seat 2 answers move 2b1
    seat 2: moved scuttlebutt3 2a1 2b1
78: seat 2 answers move 2c1
    seat 2: moved scuttlebutt3 2b1 2c1
79: seat 2 answers move 2c2
    seat 2: moved scuttlebutt3 2c1 2c2
80: seat 2 answers attack kylee
    seat 2: attacked scuttlebutt3 kylee
    rolled save
    rolled save
    seat 2: hits 0
    left scuttlebutt3
    seat 1: event taco_break officer1
    seat 1: activated peekaround1
81: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled melee
    rolled ranged
    seat 1: saves digits 1
    wounded digits 2
82: seat 1 answers move 1a4
    seat 1: moved peekaround1 1b4 1a4
83: seat 1 answers done
    seat 1: healed digits 1
    seat 2: turn 8
84: seat 2 answers activate sprocket
    seat 2: activated sprocket
85: seat 2 answers weapon kitty_primed
    seat 2: weapon sprocket kitty_primed
    seat 2: attacked sprocket scuttlebutt1
    seat 2: exhausted sprocket kitty_primed
    rolled ranged
    rolled save
86: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 2: hits 1
    rolled melee
    seat 2: saves scuttlebutt1 0
    wounded scuttlebutt1 1
87: seat 1 answers done
88: seat 2 answers move 1b1
    seat 2: moved sprocket s1dock 1b1
89: seat 2 answers move 1a1
    seat 2: moved sprocket 1b1 1a1
    seat 2: collected sprocket stimpack 1a1
90: seat 2 answers done
    seat 2: event care_package trooper1
91: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
92: seat 2 answers portal 3a4
    seat 2: teleported scuttlebutt1 1d2 3a4
93: seat 2 answers portal 1d2
    seat 2: teleported scuttlebutt1 3a4 1d2
94: seat 2 answers done
95: seat 2 answers gadget recharge 3c3
    seat 2: put recharge 3c3
96: seat 2 answers gadget hoverboard 4b4
    seat 2: put hoverboard 4b4
    seat 1: turn 9
97: seat 1 answers rest
    seat 1: rested
98: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
99: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
100: seat 1 answers done
101: seat 1 answers done
    seat 1: event static_storm villain
102: seat 1 answers exhaust red red_dot_sight
    seat 1: exhausted red red_dot_sight
103: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
    seat 2: turn 10
104: seat 2 answers rest
    seat 2: rested
105: seat 2 answers done
106: seat 2 answers done
    seat 2: event underdog trooper1
107: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
108: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 11
109: seat 1 answers rest
    seat 1: rested
110: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
111: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
112: seat 1 answers done
113: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
114: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
115: seat 1 answers done
    seat 1: event lockdown trooper2
116: seat 1 answers wake octocold1
    seat 1: activated octocold1
117: seat 1 answers done
    seat 2: turn 12
118: seat 2 answers activate sprocket
    seat 2: activated sprocket
119: seat 2 answers done
    seat 2: event override trooper1
120: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
121: seat 2 answers done
    seat 2: door 1 open
    seat 2: door 2 open
    seat 1: turn 13
122: seat 1 answers activate red
    seat 1: activated red
123: seat 1 answers move 1d3
    seat 1: moved red 2a3 1d3
124: seat 1 answers door 1
    seat 1: door 1 closed
125: seat 1 answers weapon kitty_primed
    seat 1: weapon red kitty_primed
    seat 1: attacked red scuttlebutt1
    seat 1: exhausted red kitty_primed
    rolled melee
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
    seat 1: hits 2
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 2
    killed scuttlebutt1
    seat 1: gained 1
126: seat 2 answers move 1d3
    seat 2: moved scuttlebutt1 1d2 1d3
127: seat 2 answers move 1d2
    seat 2: moved scuttlebutt1 1d3 1d2
128: seat 2 answers move 1d1
    seat 2: moved scuttlebutt1 1d2 1d1
    left scuttlebutt1
    seat 1: event portal_glitch trooper2
129: seat 1 answers wake octocold2
    seat 1: activated octocold2
130: seat 1 answers move 3c3
    seat 1: moved octocold2 3c4 3c3
131: seat 1 answers move 3c4
    seat 1: moved octocold2 3c3 3c4
132: seat 1 answers move 3b4
    seat 1: moved octocold2 3c4 3b4
133: seat 1 answers attack kylee
    seat 1: attacked octocold2 kylee
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled save
    rolled melee
    rolled save
134: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: saves kylee 2
    wounded kylee 1
135: seat 1 answers exhaust kylee red_dot_sight
    seat 1: exhausted kylee red_dot_sight
136: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 14
137: seat 2 answers activate sprocket
    seat 2: activated sprocket
138: seat 2 answers move 1a2
    seat 2: moved sprocket 1a1 1a2
139: seat 2 answers move 1a3
    seat 2: moved sprocket 1a2 1a3
140: seat 2 answers move 1a2
    seat 1: attacked peekaround1 sprocket
    rolled ranged
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    seat 1: hits 5
    rolled save
    rolled ranged
141: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves sprocket 2
    wounded sprocket 3
    seat 2: moved sprocket 1a3 1a2
142: seat 2 answers use stimpack
    seat 2: used sprocket stimpack
    seat 2: healed sprocket 3
143: seat 2 answers weapon kitty_primed
    seat 2: weapon sprocket kitty_primed
    seat 2: attacked sprocket peekaround1
    seat 2: exhausted sprocket kitty_primed
    rolled save
    rolled save
144: seat 2 answers done
    seat 2: hits 0
145: seat 1 answers move 1b4
    seat 1: moved peekaround1 1a4 1b4
146: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled save
    rolled crit
    extra-die save
147: seat 2 answers done
    seat 1: saves sprocket 3
148: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 2: event all_quiet officer1
    seat 2: activated peekaround1
149: seat 2 answers attack red
    seat 2: attacked peekaround1 red
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    rolled melee
    seat 2: saves red 0
    wounded red 1
150: seat 2 answers move 1a4
    seat 2: moved peekaround1 1b4 1a4
151: seat 2 answers move 1a3
    seat 2: moved peekaround1 1a4 1a3
152: seat 2 answers move 1a2
    seat 2: moved peekaround1 1a3 1a2
    seat 1: turn 15
153: seat 1 answers rest
    seat 1: rested
154: seat 1 answers done
155: seat 1 answers done
    seat 1: event power_surge trooper1
    seat 1: activated scuttlebutt2
156: seat 1 answers move 4a3
    seat 1: moved scuttlebutt2 4a2 4a3
157: seat 1 answers move 4a4
    seat 1: moved scuttlebutt2 4a3 4a4
158: seat 1 answers move 4a3
    seat 1: moved scuttlebutt2 4a4 4a3
    seat 2: turn 16
159: seat 2 answers rest
    seat 2: rested
160: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
161: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
162: seat 2 answers done
163: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 17
164: seat 1 answers activate red
    seat 1: activated red
165: seat 1 answers move 1d2
    seat 1: moved red 1d3 1d2
166: seat 1 answers weapon kitty_primed
    seat 1: weapon red kitty_primed
    seat 1: attacked red octocold2
    seat 1: exhausted red kitty_primed
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled melee
    seat 1: saves octocold2 0
    wounded octocold2 1
167: seat 2 answers move 3b3
    seat 2: moved octocold2 3b4 3b3
168: seat 2 answers done
    seat 1: event reinforcements trooper3
169: seat 1 answers place 2d4
    seat 1: summoned scuttlebutt1 2d4
    seat 2: turn 18
170: seat 2 answers activate digits
    seat 2: activated digits
171: seat 2 answers door 1
    seat 2: door 1 open
172: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
173: seat 2 answers done
    seat 2: attacked digits peekaround1
    seat 2: exhausted digits pulse_blade
    rolled ranged
    rolled save
    rolled melee
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: saves peekaround1 1
    wounded peekaround1 1
174: seat 1 answers move 1a1
    seat 1: moved peekaround1 1a2 1a1
175: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled melee
    rolled save
    rolled melee
    seat 1: hits 0
176: seat 2 answers move 1a4
    seat 2: moved digits 1a3 1a4
    seat 2: collected digits quest_a 1a4
177: seat 2 answers move 1b4
    seat 2: moved digits 1a4 1b4
178: seat 2 answers move 1c4
    seat 2: moved digits 1b4 1c4
179: seat 2 answers move 1d4
    seat 2: moved digits 1c4 1d4
    seat 2: collected digits recharge 1d4
    seat 2: collected digits hoverboard 1d4
180: seat 2 answers done
    seat 2: event salvage trooper3
181: seat 2 answers place 2b2
    seat 2: put victory 2b2
    seat 1: turn 19
182: seat 1 answers rest
    seat 1: rested
183: seat 1 answers done
184: seat 1 answers done
    seat 1: event rampage trooper1
185: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
186: seat 1 answers move 2c4
    seat 1: moved scuttlebutt1 2d4 2c4
187: seat 1 answers move 2d4
    seat 1: moved scuttlebutt1 2c4 2d4
188: seat 1 answers done
189: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
190: seat 1 answers move 4b3
    seat 1: moved scuttlebutt2 4a3 4b3
191: seat 1 answers done
    seat 2: turn 20
192: seat 2 answers activate sprocket
    seat 2: activated sprocket
193: seat 2 answers weapon kitty_primed
    seat 2: weapon sprocket kitty_primed
    seat 2: attacked sprocket peekaround1
    seat 2: exhausted sprocket kitty_primed
    rolled melee
    rolled ranged
194: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 2: hits 2
    rolled ranged
    rolled melee
    seat 2: saves peekaround1 0
    wounded peekaround1 2
195: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled save
    rolled melee
    rolled save
    seat 1: hits 0
196: seat 2 answers done
    seat 2: event hull_breach officer1
    seat 2: activated peekaround1
197: seat 2 answers attack red
    seat 2: attacked peekaround1 red
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled melee
    rolled melee
    seat 2: saves red 0
    wounded red 1
198: seat 2 answers done
199: seat 2 answers tile 4
    seat 2: breached 4
    seat 1: turn 21
200: seat 1 answers activate red
    seat 1: activated red
201: seat 1 answers move 1d3
    seat 1: moved red 1d2 1d3
202: seat 1 answers move 1d4
    seat 1: moved red 1d3 1d4
203: seat 1 answers weapon pulse_blade
    seat 1: weapon red pulse_blade
204: seat 1 answers done
    seat 1: attacked red digits
    seat 1: exhausted red pulse_blade
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
    rolled save
    seat 1: hits 4
    rolled melee
    rolled crit
    extra-die melee
    rolled crit
    extra-die ranged
    seat 1: saves digits 2
    wounded digits 2
    seat 1: event override trooper3
    seat 2: turn 22
205: seat 2 answers rest
    seat 2: rested
206: seat 2 answers done
207: seat 2 answers done
    seat 2: event hull_breach villain
208: seat 2 answers tile 2
    seat 2: breached 2
    wounded kylee 1
    seat 1: turn 23
209: seat 1 answers rest
    seat 1: rested
210: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
211: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
212: seat 1 answers done
213: seat 1 answers done
    seat 1: event asteroid_bump villain
214: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved octocold2 3b3 3a3
    seat 1: shoved scuttlebutt2 4b3 4a3
    seat 1: shoved scuttlebutt1 2d4 2c4
    seat 1: shoved octocold1 2d4 2c4
    seat 1: shoved digits 1d4 1c4
    seat 1: shoved red 1d4 1c4
    seat 1: shoved kylee 2d2 2c2
    seat 2: turn 24
215: seat 2 answers activate sprocket
    seat 2: activated sprocket
216: seat 2 answers done
    seat 2: event portal_glitch trooper3
217: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 25
218: seat 1 answers activate red
    seat 1: activated red
219: seat 1 answers weapon pulse_blade
    seat 1: weapon red pulse_blade
220: seat 1 answers done
    seat 1: attacked red digits
    seat 1: exhausted red pulse_blade
    rolled ranged
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 4
    rolled save
    rolled melee
    rolled ranged
    seat 1: saves digits 1
    wounded digits 3
    killed digits
    seat 1: gained 1
    seat 1: pvp-done green 2
    seat 1: gained 2
    seat 1: reward lucky_dog_tag
221: seat 1 answers take quest_a
    seat 1: took red quest_a
222: seat 1 answers give red
    seat 1: given lucky_dog_tag red
    seat 2: put stimpack 1c4
    seat 2: put recharge 1c4
    seat 2: put hoverboard 1c4
    seat 1: collected red stimpack 1c4
    seat 1: collected red recharge 1c4
    seat 1: collected red hoverboard 1c4
223: seat 1 answers use stimpack
    seat 1: used red stimpack
    seat 1: healed red 2
224: seat 1 answers use recharge
    seat 1: used red recharge
    seat 1: readied red pulse_blade
225: seat 1 answers done
    seat 1: event salvage trooper1
226: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
227: seat 1 answers move 4b3
    seat 1: moved scuttlebutt2 4a3 4b3
228: seat 1 answers move 4b2
    seat 1: moved scuttlebutt2 4b3 4b2
229: seat 1 answers move 4b1
    seat 1: moved scuttlebutt2 4b2 4b1
230: seat 1 answers place 1a4
    seat 1: put victory 1a4
    seat 2: turn 26
231: seat 2 answers rest
    seat 2: rested
232: seat 2 answers place 1a3
    seat 2: resurrected digits 1a3
233: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
234: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: healed kylee 1
    seat 1: turn 27
235: seat 1 answers activate red
    seat 1: activated red
236: seat 1 answers done
    seat 1: event rampage trooper2
237: seat 1 answers wake octocold1
    seat 1: activated octocold1
238: seat 1 answers attack kylee
    seat 1: attacked octocold1 kylee
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled ranged
    rolled save
239: seat 1 answers done
    seat 1: saves kylee 2
240: seat 1 answers move 2d4
    seat 1: moved octocold1 2c4 2d4
241: seat 1 answers done
242: seat 1 answers wake octocold2
    seat 1: activated octocold2
243: seat 1 answers done
    seat 2: turn 28
244: seat 2 answers rest
    seat 2: rested
245: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 29
246: seat 1 answers activate red
    seat 1: activated red
247: seat 1 answers move 1b4
    seat 1: moved red 1c4 1b4
248: seat 1 answers move 1a4
    seat 1: moved red 1b4 1a4
    seat 1: collected red victory 1a4
    seat 1: gained 1
249: seat 1 answers done
    seat 1: event inspection trooper1
250: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
251: seat 1 answers move 2b4
    seat 1: moved scuttlebutt1 2c4 2b4
252: seat 1 answers done
253: seat 1 answers place 3a1
    seat 1: summoned peekaround2 3a1
    seat 2: turn 30
254: seat 2 answers activate digits
    seat 2: activated digits
255: seat 2 answers door 1
    seat 2: door 1 closed
256: seat 2 answers move 1a2
    seat 2: moved digits 1a3 1a2
257: seat 2 answers done
    seat 2: event inspection trooper2
258: seat 2 answers wake octocold2
    seat 2: activated octocold2
259: seat 2 answers move 3a4
    seat 2: moved octocold2 3a3 3a4
260: seat 2 answers move 3a3
    seat 2: moved octocold2 3a4 3a3
261: seat 2 answers move 3a2
    seat 2: moved octocold2 3a3 3a2
    seat 1: turn 31
262: seat 1 answers activate kylee
    seat 1: activated kylee
263: seat 1 answers move 2b2
    seat 1: moved kylee 2c2 2b2
    seat 1: collected kylee victory 2b2
    seat 1: gained 1
    seat 1: collected kylee quest_a 2b2
    seat 1: quest-done access_codes 2
    seat 1: gained 2
    seat 1: quest chain_of_command
264: seat 1 answers use stimpack
    seat 1: used kylee stimpack
    seat 1: healed kylee 1
265: seat 1 answers done
    seat 1: event taco_break officer1
266: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
267: seat 1 answers done
    seat 2: turn 32
268: seat 2 answers activate sprocket
    seat 2: activated sprocket
269: seat 2 answers move 1a3
    seat 1: attacked peekaround1 sprocket
    rolled save
    rolled crit
    extra-die ranged
    rolled save
    seat 1: hits 2
    rolled save
    seat 1: saves sprocket 1
    wounded sprocket 1
    seat 2: moved sprocket 1a2 1a3
270: seat 2 answers move 1a4
    seat 2: moved sprocket 1a3 1a4
271: seat 2 answers done
272: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event hull_breach villain
273: seat 2 answers tile 3
    seat 2: breached 3
    seat 1: turn 33
274: seat 1 answers activate red
    seat 1: activated red
275: seat 1 answers use hoverboard
    seat 1: used red hoverboard
276: seat 1 answers move 2b3
    seat 1: moved kylee 2b2 2b3
277: seat 1 answers move 2a3
    seat 2: attacked scuttlebutt1 kylee
    rolled crit
    extra-die crit
    extra-die save
    rolled ranged
    rolled save
    seat 2: hits 3
    rolled save
    rolled melee
    rolled save
278: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 2: saves kylee 2
    wounded kylee 1
    seat 1: moved kylee 2b3 2a3
279: seat 1 answers move 2a4
    seat 1: moved kylee 2a3 2a4
280: seat 1 answers done
281: seat 1 answers move 1a3
    seat 1: moved red 1a4 1a3
282: seat 1 answers move 1a2
    seat 1: moved red 1a3 1a2
283: seat 1 answers move 1a3
    seat 2: attacked peekaround1 red
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled melee
    rolled save
284: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 2: saves red 1
    seat 1: moved red 1a2 1a3
285: seat 1 answers move 1a2
    seat 1: moved red 1a3 1a2
286: seat 1 answers weapon pulse_blade
    seat 1: weapon red pulse_blade
287: seat 1 answers done
288: seat 1 answers attack peekaround1
    seat 1: attacked red peekaround1
    seat 1: exhausted red pulse_blade
    rolled save
    rolled ranged
    rolled ranged
    rolled crit
    extra-die melee
289: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 4
    rolled ranged
    rolled melee
    seat 1: saves peekaround1 0
    wounded peekaround1 4
    killed peekaround1
    seat 1: gained 2
    seat 1: quest-done chain_of_command 3
    seat 1: gained 3
    seat 1: won-scenario scenario_1
    seat 1: result 16
    seat 2: result 2
    seat 1: won
seat 1: place 1, score 16
seat 2: place 2, score 2
