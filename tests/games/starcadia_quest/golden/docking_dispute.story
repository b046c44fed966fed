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
58: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
59: seat 2 answers done
60: seat 2 answers pass-gadget sprocket stimpack
    seat 2: passed sprocket stimpack
61: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
62: seat 2 answers pass-gadget sprocket stimpack
    seat 2: passed sprocket stimpack
63: seat 2 answers done
    seat 2: event reinforcements trooper2
64: seat 2 answers wake octocold1
    seat 2: activated octocold1
65: seat 2 answers done
66: seat 2 answers place 2a1
    seat 2: summoned scuttlebutt3 2a1
    seat 1: turn 5
67: seat 1 answers rest
    seat 1: rested
68: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
69: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
70: seat 1 answers done
71: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
72: seat 1 answers done
    seat 1: event salvage trooper3
73: seat 1 answers place 2b2
    seat 1: put victory 2b2
    seat 2: turn 6
74: seat 2 answers activate digits
    seat 2: activated digits
75: seat 2 answers door 1
    seat 2: door 1 closed
76: seat 2 answers move 1a4
    seat 2: moved digits 1a3 1a4
    seat 2: collected digits quest_a 1a4
77: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
78: seat 2 answers done
    seat 2: attacked digits peekaround1
    seat 2: exhausted digits repeater_pistol
    rolled crit
    extra-die save
    rolled crit
    extra-die save
79: seat 2 answers done
    seat 2: hits 2
    rolled melee
    rolled ranged
    seat 2: saves peekaround1 0
    wounded peekaround1 2
80: seat 1 answers move 1a4
    seat 1: moved peekaround1 1b4 1a4
81: seat 1 answers move 1a3
    seat 1: moved peekaround1 1a4 1a3
82: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled save
    rolled crit
    extra-die melee
    rolled crit
    extra-die crit
    extra-die ranged
    seat 1: hits 4
    rolled melee
    rolled save
    rolled save
    rolled save
83: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 1: saves digits 3
    wounded digits 1
    seat 2: event inspection trooper2
84: seat 2 answers wake octocold2
    seat 2: activated octocold2
85: seat 2 answers move 3c3
    seat 2: moved octocold2 3c4 3c3
86: seat 2 answers move 3b3
    seat 2: moved octocold2 3c3 3b3
87: seat 2 answers done
88: seat 2 answers place 1d1
    seat 2: summoned peekaround2 1d1
    seat 1: turn 7
89: seat 1 answers rest
    seat 1: rested
90: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
91: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
92: seat 1 answers done
93: seat 1 answers done
    seat 1: event portal_glitch trooper2
94: seat 1 answers wake octocold2
    seat 1: activated octocold2
95: seat 1 answers move 3c3
    seat 1: moved octocold2 3b3 3c3
96: seat 1 answers done
97: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 8
98: seat 2 answers rest
    seat 2: rested
99: seat 2 answers hand-over sprocket blaster_rifle
    seat 2: given blaster_rifle sprocket
100: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
101: seat 2 answers done
102: seat 2 answers done
    seat 2: event lockdown officer1
103: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
104: seat 2 answers move 1c1
    seat 2: moved peekaround2 1d1 1c1
105: seat 2 answers move 1b1
    seat 2: moved peekaround2 1c1 1b1
106: seat 2 answers move 1c1
    seat 2: moved peekaround2 1b1 1c1
107: seat 2 answers attack digits
    seat 2: attacked peekaround2 digits
    rolled save
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled save
    rolled save
    rolled ranged
    rolled melee
108: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: saves digits 2
    seat 1: turn 9
109: seat 1 answers rest
    seat 1: rested
110: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
111: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
112: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
113: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
114: seat 1 answers done
115: seat 1 answers done
    seat 1: event power_surge officer2
    seat 2: turn 10
116: seat 2 answers activate digits
    seat 2: activated digits
117: seat 2 answers no
118: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
119: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
    seat 2: attacked digits peekaround1
    seat 2: exhausted digits red_dot_sight
    seat 2: exhausted digits repeater_pistol
    rolled ranged
    rolled save
    rolled save
120: seat 2 answers done
    seat 2: hits 1
    rolled save
    rolled save
    seat 2: saves peekaround1 2
    seat 2: readied digits repeater_pistol
121: seat 1 answers move 1a2
    seat 1: moved peekaround1 1a3 1a2
122: seat 1 answers done
123: seat 2 answers move 1b4
    seat 2: moved digits 1a4 1b4
124: seat 2 answers move 1c4
    seat 2: moved digits 1b4 1c4
125: seat 2 answers move 1d4
    seat 2: moved digits 1c4 1d4
    seat 2: collected digits recharge 1d4
    seat 2: collected digits hoverboard 1d4
126: seat 2 answers move 1d3
    seat 2: moved digits 1d4 1d3
127: seat 2 answers done
    seat 2: event hull_breach villain
128: seat 2 answers tile 2
    seat 2: breached 2
    wounded red 1
    seat 1: turn 11
129: seat 1 answers activate kylee
    seat 1: activated kylee
130: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
    seat 1: attacked kylee scuttlebutt3
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled ranged
    seat 1: saves scuttlebutt3 0
    wounded scuttlebutt3 1
131: seat 2 answers done
132: seat 1 answers move s2dock
    seat 1: moved kylee s2cabin s2dock
133: seat 1 answers move 2d2
    seat 1: moved kylee s2dock 2d2
134: seat 1 answers move 2c2
    seat 1: moved kylee 2d2 2c2
135: seat 1 answers move 2c3
    seat 1: moved kylee 2c2 2c3
    seat 1: event power_surge trooper1
136: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
137: seat 1 answers move 4a1
    seat 1: moved scuttlebutt2 4a2 4a1
138: seat 1 answers done
139: seat 1 answers ready kylee kitty_primed
    seat 1: readied kylee kitty_primed
    seat 2: turn 12
140: seat 2 answers rest
    seat 2: rested
141: seat 2 answers done
142: seat 2 answers pass-gadget sprocket hoverboard
    seat 2: passed sprocket hoverboard
143: seat 2 answers done
    seat 2: event static_storm villain
144: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
145: seat 1 answers exhaust red iron_fists
    seat 1: exhausted red iron_fists
    seat 1: turn 13
146: seat 1 answers rest
    seat 1: rested
147: seat 1 answers hand-over kylee repeater_pistol
    seat 1: given repeater_pistol kylee
148: seat 1 answers hand-over kylee iron_fists
    seat 1: given iron_fists kylee
149: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
150: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
151: seat 1 answers done
152: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
153: seat 1 answers done
    seat 1: event salvage trooper1
154: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
155: seat 1 answers attack digits
    seat 1: attacked scuttlebutt1 digits
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled melee
    rolled save
    rolled melee
156: seat 2 answers done
    seat 1: saves digits 2
157: seat 1 answers portal 3a4
    seat 1: teleported scuttlebutt1 1d2 3a4
158: seat 1 answers move 3b4
    seat 1: moved scuttlebutt1 3a4 3b4
159: seat 1 answers move 3a4
    seat 1: moved scuttlebutt1 3b4 3a4
160: seat 1 answers place 1a4
    seat 1: put victory 1a4
    seat 2: turn 14
161: seat 2 answers rest
    seat 2: rested
162: seat 2 answers hand-over sprocket red_shirt
    seat 2: given red_shirt sprocket
163: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
164: seat 2 answers done
165: seat 2 answers pass-gadget sprocket recharge
    seat 2: passed sprocket recharge
166: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
167: seat 2 answers pass-gadget sprocket stimpack
    seat 2: passed sprocket stimpack
168: seat 2 answers done
    seat 2: event inspection trooper1
169: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
170: seat 2 answers move 3a3
    seat 2: moved scuttlebutt1 3a4 3a3
171: seat 2 answers done
    seat 1: turn 15
172: seat 1 answers rest
    seat 1: rested
173: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
174: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
175: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
176: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
177: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
178: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
179: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
180: seat 1 answers hand-over red iron_fists
    seat 1: given iron_fists red
181: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
182: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
183: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
184: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
185: seat 1 answers hand-over red red_dot_sight
    seat 1: given red_dot_sight red
186: seat 1 answers hand-over red blaster_rifle
    seat 1: given blaster_rifle red
187: seat 1 answers done
188: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
189: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
190: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
191: seat 1 answers done
    seat 1: event underdog trooper1
192: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
193: seat 1 answers move 3a4
    seat 1: moved scuttlebutt1 3a3 3a4
194: seat 1 answers move 3a3
    seat 1: moved scuttlebutt1 3a4 3a3
195: seat 1 answers move 3b3
    seat 1: moved scuttlebutt1 3a3 3b3
    seat 2: gained 1
    seat 2: turn 16
196: seat 2 answers rest
    seat 2: rested
197: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
198: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
199: seat 2 answers hand-over sprocket blaster_rifle
    seat 2: given blaster_rifle sprocket
200: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
201: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
202: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
203: seat 2 answers hand-over sprocket blaster_rifle
    seat 2: given blaster_rifle sprocket
204: seat 2 answers hand-over sprocket iron_fists
    seat 2: given iron_fists sprocket
205: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
206: seat 2 answers hand-over sprocket red_dot_sight
    seat 2: given red_dot_sight sprocket
207: seat 2 answers done
208: seat 2 answers done
    seat 2: event rampage trooper2
209: seat 2 answers wake octocold1
    seat 2: activated octocold1
210: seat 2 answers attack red
    seat 2: attacked octocold1 red
    rolled crit
    extra-die ranged
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled save
    rolled ranged
211: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 2: saves red 0
    wounded red 2
212: seat 1 answers exhaust red red_dot_sight
    seat 1: exhausted red red_dot_sight
213: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
214: seat 2 answers move 2c3
    seat 2: moved octocold1 2c4 2c3
215: seat 2 answers move 2c2
    seat 2: moved octocold1 2c3 2c2
216: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
217: seat 2 answers move 4b1
    seat 2: moved scuttlebutt2 4a1 4b1
218: seat 2 answers done
    seat 1: turn 17
219: seat 1 answers rest
    seat 1: rested
220: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
221: seat 1 answers done
222: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
223: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
224: seat 1 answers done
    seat 1: event asteroid_bump villain
225: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved octocold1 2c2 2d2
    seat 1: shoved scuttlebutt2 4b1 4c1
    seat 1: shoved scuttlebutt3 2a1 2b1
    seat 1: shoved peekaround2 1c1 1d1
    seat 1: shoved scuttlebutt1 3b3 3c3
    seat 1: shoved red 2a3 2b3
    seat 2: turn 18
226: seat 2 answers activate digits
    seat 2: activated digits
227: seat 2 answers door 1
    seat 2: door 1 open
228: seat 2 answers move 1d2
    seat 2: moved digits 1d3 1d2
229: seat 2 answers move 1d3
    seat 1: attacked peekaround2 digits
    rolled save
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die save
    rolled crit
    extra-die save
230: seat 2 answers done
    seat 1: saves digits 6
    seat 2: moved digits 1d2 1d3
231: seat 2 answers move 1d4
    seat 2: moved digits 1d3 1d4
232: seat 2 answers move 1d3
    seat 2: moved digits 1d4 1d3
233: seat 2 answers done
    seat 2: event rampage trooper1
234: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
235: seat 2 answers done
236: seat 2 answers wake octocold1
    seat 2: activated octocold1
237: seat 2 answers attack digits
    seat 2: attacked octocold1 digits
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled ranged
    rolled melee
238: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: saves digits 3
239: seat 2 answers done
    seat 1: turn 19
240: seat 1 answers activate kylee
    seat 1: activated kylee
241: seat 1 answers move 2b3
    seat 1: moved kylee 2c3 2b3
242: seat 1 answers move 2b2
    seat 1: moved kylee 2b3 2b2
    seat 1: collected kylee victory 2b2
    seat 1: gained 1
    seat 1: collected kylee quest_a 2b2
243: seat 1 answers weapon blaster_rifle
    seat 1: weapon kylee blaster_rifle
244: seat 1 answers attack octocold1
    seat 1: attacked kylee octocold1
    seat 1: exhausted kylee blaster_rifle
    rolled ranged
    rolled crit
    extra-die melee
    rolled ranged
    seat 1: hits 3
    rolled crit
    extra-die save
    seat 1: saves octocold1 2
    wounded octocold1 1
245: seat 2 answers move 2c2
    seat 2: moved octocold1 2d2 2c2
246: seat 2 answers attack kylee
    seat 2: attacked octocold1 kylee
    rolled melee
    rolled save
    seat 2: hits 0
    seat 1: event taco_break officer1
247: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
248: seat 1 answers done
    seat 1: healed red 1
    seat 1: healed digits 1
    seat 2: turn 20
249: seat 2 answers activate sprocket
    seat 2: activated sprocket
250: seat 2 answers move 1b1
    seat 2: moved sprocket s1dock 1b1
251: seat 2 answers weapon blaster_rifle
    seat 2: weapon sprocket blaster_rifle
252: seat 2 answers done
253: seat 2 answers attack peekaround2
    seat 2: attacked sprocket peekaround2
    seat 2: exhausted sprocket blaster_rifle
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: hits 3
    rolled ranged
    rolled ranged
    seat 2: saves peekaround2 0
    wounded peekaround2 3
254: seat 1 answers done
255: seat 2 answers done
    seat 2: event lockdown trooper2
256: seat 2 answers wake octocold2
    seat 2: activated octocold2
257: seat 2 answers move 3c4
    seat 2: moved octocold2 3c3 3c4
258: seat 2 answers move 3c3
    seat 2: moved octocold2 3c4 3c3
259: seat 2 answers done
    seat 2: door 1 closed
    seat 1: turn 21
260: seat 1 answers activate kylee
    seat 1: activated kylee
261: seat 1 answers done
    seat 1: event override trooper3
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 22
262: seat 2 answers rest
    seat 2: rested
263: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
264: seat 2 answers hand-over sprocket red_shirt
    seat 2: given red_shirt sprocket
265: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
266: seat 2 answers hand-over sprocket red_shirt
    seat 2: given red_shirt sprocket
267: seat 2 answers done
268: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: healed red 1
    seat 1: turn 23
269: seat 1 answers rest
    seat 1: rested
270: seat 1 answers done
271: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
272: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
273: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
274: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
275: seat 1 answers done
    seat 1: event portal_glitch trooper3
276: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 24
277: seat 2 answers activate digits
    seat 2: activated digits
278: seat 2 answers door 1
    seat 2: door 1 closed
279: seat 2 answers done
    seat 2: event care_package trooper1
280: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
281: seat 2 answers move 2a1
    seat 2: moved scuttlebutt3 2b1 2a1
282: seat 2 answers done
283: seat 2 answers gadget stimpack 1a1
    seat 2: put stimpack 1a1
284: seat 2 answers gadget hoverboard 3c3
    seat 2: put hoverboard 3c3
    seat 1: turn 25
285: seat 1 answers activate kylee
    seat 1: activated kylee
286: seat 1 answers move 2b3
    seat 2: attacked octocold1 kylee
    rolled save
    rolled melee
    seat 2: hits 0
    seat 1: moved kylee 2b2 2b3
287: seat 1 answers weapon kitty_primed
    seat 1: weapon kylee kitty_primed
    seat 1: attacked kylee octocold1
    seat 1: exhausted kylee kitty_primed
    rolled ranged
    rolled crit
    extra-die crit
    extra-die save
    seat 1: hits 3
    rolled ranged
    seat 1: saves octocold1 0
    wounded octocold1 3
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
    seat 1: event hull_breach officer1
288: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
289: seat 1 answers attack digits
    seat 1: attacked peekaround2 digits
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled save
    rolled ranged
    seat 1: saves digits 1
    wounded digits 1
290: seat 1 answers move 1d2
    seat 1: moved peekaround2 1d1 1d2
291: seat 1 answers portal 3a4
    seat 1: teleported peekaround2 1d2 3a4
292: seat 1 answers portal 1d2
    seat 1: teleported peekaround2 3a4 1d2
293: seat 1 answers tile 1
    seat 1: breached 1
    wounded digits 1
    wounded sprocket 1
    seat 2: turn 26
294: seat 2 answers activate sprocket
    seat 2: activated sprocket
295: seat 2 answers use stimpack
    seat 2: used sprocket stimpack
    seat 2: healed sprocket 1
296: seat 2 answers move 1a1
    seat 2: moved sprocket 1b1 1a1
    seat 2: collected sprocket stimpack 1a1
297: seat 2 answers done
    seat 2: event all_quiet officer1
298: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
299: seat 2 answers attack sprocket
    seat 2: attacked peekaround2 sprocket
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled melee
300: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 2: saves sprocket 0
    wounded sprocket 1
301: seat 2 answers portal 3a4
    seat 2: teleported peekaround2 1d2 3a4
302: seat 2 answers portal 1d2
    seat 2: teleported peekaround2 3a4 1d2
303: seat 2 answers move 1d3
    seat 2: moved peekaround2 1d2 1d3
    seat 1: turn 27
304: seat 1 answers rest
    seat 1: rested
305: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
306: seat 1 answers hand-over kylee iron_fists
    seat 1: given iron_fists kylee
307: seat 1 answers done
308: seat 1 answers done
    seat 1: event underdog officer2
    seat 2: gained 1
    seat 2: turn 28
309: seat 2 answers activate sprocket
    seat 2: activated sprocket
310: seat 2 answers use stimpack
    seat 2: used sprocket stimpack
    seat 2: healed sprocket 1
311: seat 2 answers done
    seat 2: event reinforcements trooper3
312: seat 2 answers place 4a1
    seat 2: summoned scuttlebutt4 4a1
    seat 1: turn 29
313: seat 1 answers activate red
    seat 1: activated red
314: seat 1 answers move 2b4
    seat 1: moved red 2b3 2b4
315: seat 1 answers move 2a4
    seat 1: moved red 2b4 2a4
316: seat 1 answers weapon repeater_pistol
    seat 1: weapon red repeater_pistol
317: seat 1 answers done
    seat 1: attacked red scuttlebutt2
    seat 1: exhausted red repeater_pistol
    rolled save
    rolled ranged
318: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 2
    rolled melee
    seat 1: saves scuttlebutt2 0
    wounded scuttlebutt2 2
    killed scuttlebutt2
    seat 1: gained 1
319: seat 2 answers move 4b1
    seat 2: moved scuttlebutt2 4c1 4b1
320: seat 2 answers move 4a1
    seat 2: moved scuttlebutt2 4b1 4a1
321: seat 2 answers done
    left scuttlebutt2
    seat 1: event all_quiet trooper3
    seat 2: turn 30
322: seat 2 answers activate digits
    seat 2: activated digits
323: seat 2 answers no
324: seat 2 answers move 1d4
    seat 1: attacked peekaround2 digits
    rolled save
    rolled melee
    rolled save
    seat 1: hits 0
    seat 2: moved digits 1d3 1d4
325: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
326: seat 2 answers boost iron_fists
    seat 2: weapon digits iron_fists
    seat 2: attacked digits peekaround2
    seat 2: exhausted digits pulse_blade
    seat 2: exhausted digits iron_fists
    rolled save
    rolled ranged
    rolled ranged
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled ranged
    seat 2: saves peekaround2 0
    wounded peekaround2 2
    killed peekaround2
    seat 2: gained 2
327: seat 1 answers move 1d4
    seat 1: moved peekaround2 1d3 1d4
328: seat 1 answers move 1c4
    seat 1: moved peekaround2 1d4 1c4
329: seat 1 answers move 1b4
    seat 1: moved peekaround2 1c4 1b4
330: seat 1 answers done
    left peekaround2
    seat 2: event override trooper1
331: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
332: seat 2 answers move 3c4
    seat 2: moved scuttlebutt1 3c3 3c4
333: seat 2 answers move 3c3
    seat 2: moved scuttlebutt1 3c4 3c3
334: seat 2 answers move 3c4
    seat 2: moved scuttlebutt1 3c3 3c4
    seat 2: door 1 open
    seat 1: turn 31
335: seat 1 answers rest
    seat 1: rested
336: seat 1 answers hand-over red blaster_rifle
    seat 1: given blaster_rifle red
337: seat 1 answers hand-over kylee repeater_pistol
    seat 1: given repeater_pistol kylee
338: seat 1 answers done
339: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
340: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
341: seat 1 answers done
    seat 1: event portal_glitch trooper3
342: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 32
343: seat 2 answers rest
    seat 2: rested
344: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
345: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
346: seat 2 answers done
347: seat 2 answers pass-gadget digits recharge
    seat 2: passed digits recharge
348: seat 2 answers done
    seat 2: event salvage trooper3
349: seat 2 answers place 1a4
    seat 2: put victory 1a4
    seat 1: turn 33
350: seat 1 answers rest
    seat 1: rested
351: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
352: seat 1 answers done
353: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated octocold2
354: seat 1 answers done
355: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 34
356: seat 2 answers activate sprocket
    seat 2: activated sprocket
357: seat 2 answers move 1b1
    seat 1: attacked peekaround1 sprocket
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
    rolled melee
    seat 1: hits 3
    rolled ranged
    seat 1: saves sprocket 0
    wounded sprocket 3
    seat 2: moved sprocket 1a1 1b1
358: seat 2 answers weapon repeater_pistol
    seat 2: weapon sprocket repeater_pistol
359: seat 2 answers done
    seat 2: attacked sprocket peekaround1
    seat 2: exhausted sprocket repeater_pistol
    rolled melee
    rolled save
    seat 2: hits 0
    seat 2: readied sprocket repeater_pistol
360: seat 1 answers done
361: seat 2 answers use stimpack
    seat 2: used sprocket stimpack
    seat 2: healed sprocket 3
362: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated octocold2
363: seat 2 answers move 3c4
    seat 2: moved octocold2 3c3 3c4
364: seat 2 answers move 3c3
    seat 2: moved octocold2 3c4 3c3
365: seat 2 answers move 3b3
    seat 2: moved octocold2 3c3 3b3
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 1: turn 35
366: seat 1 answers rest
    seat 1: rested
367: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
368: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
369: seat 1 answers hand-over red blaster_rifle
    seat 1: given blaster_rifle red
370: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
371: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
372: seat 1 answers hand-over red red_dot_sight
    seat 1: given red_dot_sight red
373: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
374: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
375: seat 1 answers hand-over kylee repeater_pistol
    seat 1: given repeater_pistol kylee
376: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
377: seat 1 answers hand-over red blaster_rifle
    seat 1: given blaster_rifle red
378: seat 1 answers hand-over kylee repeater_pistol
    seat 1: given repeater_pistol kylee
379: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
380: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
381: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
382: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
383: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
384: seat 1 answers hand-over red iron_fists
    seat 1: given iron_fists red
385: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
386: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
387: seat 1 answers hand-over kylee iron_fists
    seat 1: given iron_fists kylee
388: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
389: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
390: seat 1 answers hand-over red red_dot_sight
    seat 1: given red_dot_sight red
391: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated peekaround1
392: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled ranged
    rolled melee
    rolled melee
    seat 1: hits 1
    rolled save
    seat 1: saves sprocket 1
393: seat 1 answers move 1a1
    seat 1: moved peekaround1 1a2 1a1
394: seat 1 answers done
395: seat 1 answers tile 1
    seat 1: breached 1
    wounded digits 1
    wounded sprocket 1
    killed digits
    seat 1: gained 1
    seat 2: put recharge 1d4
    seat 2: put quest_a 1d4
    seat 2: turn 36
396: seat 2 answers rest
    seat 2: rested
397: seat 2 answers place 1a1
    seat 2: resurrected digits 1a1
398: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
399: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
400: seat 2 answers hand-over sprocket kitty_primed
    seat 2: given kitty_primed sprocket
401: seat 2 answers done
402: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 37
403: seat 1 answers activate kylee
    seat 1: activated kylee
404: seat 1 answers move 2a3
    seat 1: moved kylee 2b3 2a3
405: seat 1 answers door 1
    seat 1: door 1 open
406: seat 1 answers move 1d3
    seat 1: moved kylee 2a3 1d3
407: seat 1 answers move 2a3
    seat 1: moved kylee 1d3 2a3
    seat 1: event asteroid_bump trooper2
    seat 1: activated octocold2
408: seat 1 answers done
409: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved octocold2 3b3 3a3
    seat 1: shoved scuttlebutt1 3c4 3b4
    seat 1: shoved kylee 2a3 1d3
    seat 2: turn 38
410: seat 2 answers activate sprocket
    seat 2: activated sprocket
411: seat 2 answers done
412: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event salvage trooper1
413: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
414: seat 2 answers move 2b1
    seat 2: moved scuttlebutt3 2a1 2b1
415: seat 2 answers move 2c1
    seat 2: moved scuttlebutt3 2b1 2c1
416: seat 2 answers move 2c2
    seat 2: moved scuttlebutt3 2c1 2c2
417: seat 2 answers place 1a4
    seat 2: put victory 1a4
    seat 1: turn 39
418: seat 1 answers activate red
    seat 1: activated red
419: seat 1 answers done
    seat 1: event all_quiet officer1
    seat 1: activated peekaround1
420: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled ranged
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled ranged
    seat 1: saves sprocket 0
    wounded sprocket 2
421: seat 1 answers move 1a2
    seat 1: moved peekaround1 1a1 1a2
422: seat 1 answers move 1a1
    seat 1: moved peekaround1 1a2 1a1
423: seat 1 answers move 1a2
    seat 1: moved peekaround1 1a1 1a2
    seat 2: turn 40
424: seat 2 answers activate sprocket
    seat 2: activated sprocket
425: seat 2 answers move 1a1
    seat 2: moved sprocket 1b1 1a1
426: seat 2 answers weapon kitty_primed
    seat 2: weapon sprocket kitty_primed
    seat 2: attacked sprocket peekaround1
    seat 2: exhausted sprocket kitty_primed
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: saves peekaround1 1
    wounded peekaround1 1
427: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled melee
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled ranged
    seat 1: saves sprocket 0
    wounded sprocket 2
428: seat 2 answers done
429: seat 2 answers heal sprocket
    seat 2: healed sprocket 1
    seat 2: event taco_break officer2
    seat 2: healed sprocket 1
    seat 2: healed red 1
    seat 1: turn 41
430: seat 1 answers activate kylee
    seat 1: activated kylee
431: seat 1 answers move 1d2
    seat 1: moved kylee 1d3 1d2
432: seat 1 answers done
    seat 1: event care_package officer1
    seat 1: activated peekaround1
433: seat 1 answers move 1a1
    seat 1: moved peekaround1 1a2 1a1
434: seat 1 answers move 1a2
    seat 1: moved peekaround1 1a1 1a2
435: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled melee
    rolled ranged
    rolled melee
    seat 1: hits 1
    rolled save
    seat 1: saves sprocket 1
436: seat 1 answers gadget hoverboard 3c2
    seat 1: put hoverboard 3c2
437: seat 1 answers gadget recharge 4d1
    seat 1: put recharge 4d1
    seat 2: turn 42
438: seat 2 answers rest
    seat 2: rested
439: seat 2 answers done
440: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated octocold2
441: seat 2 answers done
442: seat 2 answers place 3a1
    seat 2: summoned scuttlebutt2 3a1
    seat 1: turn 43
443: seat 1 answers activate kylee
    seat 1: activated kylee
444: seat 1 answers move 1d1
    seat 1: moved kylee 1d2 1d1
445: seat 1 answers move 1c1
    seat 1: moved kylee 1d1 1c1
446: seat 1 answers weapon blaster_rifle
    seat 1: weapon kylee blaster_rifle
447: seat 1 answers attack sprocket
    seat 1: attacked kylee sprocket
    seat 1: exhausted kylee blaster_rifle
    rolled melee
    rolled ranged
    rolled crit
    extra-die melee
448: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: hits 3
    rolled melee
    seat 1: saves sprocket 0
    wounded sprocket 3
    killed sprocket
    seat 1: gained 1
    seat 1: pvp-done green 2
    seat 1: gained 2
    seat 1: reward lucky_dog_tag
449: seat 1 answers give kylee
    seat 1: given lucky_dog_tag kylee
    seat 2: put hoverboard 1a1
    seat 1: event lockdown officer1
    seat 1: activated peekaround1
450: seat 1 answers move 1a1
    seat 1: moved peekaround1 1a2 1a1
451: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled save
    rolled melee
452: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 2
    seat 1: door 1 closed
    seat 2: turn 44
453: seat 2 answers rest
    seat 2: rested
454: seat 2 answers place 1b1
    seat 2: resurrected sprocket 1b1
455: seat 2 answers done
    seat 2: event power_surge trooper1
456: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
457: seat 2 answers move 3b3
    seat 2: moved scuttlebutt1 3b4 3b3
458: seat 2 answers move 3c3
    seat 2: moved scuttlebutt1 3b3 3c3
459: seat 2 answers move 3c4
    seat 2: moved scuttlebutt1 3c3 3c4
    seat 1: turn 45
460: seat 1 answers activate red
    seat 1: activated red
461: seat 1 answers move 2a3
    seat 1: moved red 2a4 2a3
462: seat 1 answers weapon repeater_pistol
    seat 1: weapon red repeater_pistol
463: seat 1 answers done
    seat 1: attacked red scuttlebutt3
    seat 1: exhausted red repeater_pistol
    rolled save
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled ranged
    seat 1: saves scuttlebutt3 0
    wounded scuttlebutt3 1
    killed scuttlebutt3
    seat 1: gained 1
464: seat 2 answers move 2b2
    seat 2: moved scuttlebutt3 2c2 2b2
465: seat 2 answers move 2b3
    seat 2: moved scuttlebutt3 2b2 2b3
466: seat 2 answers move 2a3
    seat 2: moved scuttlebutt3 2b3 2a3
467: seat 2 answers attack red
    seat 2: attacked scuttlebutt3 red
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled melee
    rolled save
    seat 2: saves red 1
    left scuttlebutt3
    seat 1: event rampage trooper1
468: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
469: seat 1 answers done
470: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
471: seat 1 answers done
    seat 2: turn 46
472: seat 2 answers activate digits
    seat 2: activated digits
473: seat 2 answers door 1
    seat 2: door 1 open
474: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
475: seat 2 answers done
476: seat 2 answers attack kylee
    seat 2: attacked digits kylee
    seat 2: exhausted digits repeater_pistol
    rolled ranged
    rolled save
477: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled ranged
    rolled crit
    extra-die save
    rolled ranged
478: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die crit
    extra-die save
479: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves kylee 6
    seat 2: readied digits repeater_pistol
480: seat 2 answers move 1a2
    seat 1: attacked peekaround1 digits
    rolled melee
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
481: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die melee
    seat 1: saves digits 4
    seat 2: moved digits 1a1 1a2
482: seat 2 answers move 1a1
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled crit
    extra-die save
    rolled save
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled crit
    extra-die crit
    extra-die crit
    extra-die melee
    rolled crit
    extra-die save
483: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die save
    seat 1: saves digits 7
    seat 2: moved digits 1a2 1a1
484: seat 2 answers done
    seat 2: event override trooper3
    seat 2: door 2 open
    seat 1: turn 47
485: seat 1 answers rest
    seat 1: rested
486: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
487: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
488: seat 1 answers hand-over red lucky_dog_tag
    seat 1: given lucky_dog_tag red
489: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
490: seat 1 answers hand-over red blaster_rifle
    seat 1: given blaster_rifle red
491: seat 1 answers hand-over kylee blaster_rifle
    seat 1: given blaster_rifle kylee
492: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
493: seat 1 answers hand-over kylee repeater_pistol
    seat 1: given repeater_pistol kylee
494: seat 1 answers done
495: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
496: seat 1 answers done
    seat 1: event static_storm trooper2
    seat 1: activated octocold2
497: seat 1 answers attack red
    seat 1: attacked octocold2 red
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled crit
    extra-die save
    rolled ranged
498: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die ranged
    seat 1: saves red 3
499: seat 1 answers move 3a4
    seat 1: moved octocold2 3a3 3a4
500: seat 1 answers done
501: seat 1 answers exhaust kylee red_dot_sight
    seat 1: exhausted kylee red_dot_sight
502: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
    seat 2: turn 48
503: seat 2 answers rest
    seat 2: rested
504: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
505: seat 2 answers done
    seat 2: event underdog trooper1
506: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
507: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 49
508: seat 1 answers activate kylee
    seat 1: activated kylee
509: seat 1 answers move 1b1
    seat 1: moved kylee 1c1 1b1
510: seat 1 answers move 1a1
    seat 2: attacked peekaround1 kylee
    rolled ranged
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled save
    rolled save
511: seat 1 answers done
    seat 2: saves kylee 3
    seat 1: moved kylee 1b1 1a1
512: seat 1 answers move 1b1
    seat 2: attacked peekaround1 kylee
    rolled melee
    rolled ranged
    rolled crit
    extra-die ranged
    seat 2: hits 3
    rolled ranged
    rolled ranged
    rolled ranged
513: seat 1 answers reroll ranged
    seat 1: rerolled ranged melee
    seat 2: saves kylee 0
    wounded kylee 3
    seat 1: moved kylee 1a1 1b1
514: seat 1 answers move 1c1
    seat 2: attacked peekaround1 kylee
    rolled crit
    extra-die save
    rolled melee
    rolled save
    seat 2: hits 1
    rolled save
    rolled ranged
    rolled ranged
515: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die ranged
    seat 2: saves kylee 1
    seat 1: moved kylee 1b1 1c1
516: seat 1 answers done
    seat 1: event taco_break officer1
    seat 1: activated peekaround1
517: seat 1 answers done
    seat 1: healed kylee 1
    seat 2: turn 50
518: seat 2 answers activate digits
    seat 2: activated digits
519: seat 2 answers door 2
    seat 2: door 2 closed
520: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
521: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
522: seat 2 answers attack kylee
    seat 2: attacked digits kylee
    seat 2: exhausted digits red_dot_sight
    seat 2: exhausted digits blaster_rifle
    rolled ranged
    rolled save
    rolled save
    rolled crit
    extra-die crit
    extra-die crit
    extra-die melee
523: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 4
    rolled ranged
    rolled save
    rolled save
524: seat 1 answers done
    seat 2: saves kylee 2
    wounded kylee 2
    killed kylee
    seat 2: gained 1
    seat 2: pvp-done yellow 2
    seat 2: gained 2
    seat 1: put quest_a 1c1
525: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated octocold2
526: seat 2 answers move 3a3
    seat 2: moved octocold2 3a4 3a3
527: seat 2 answers done
528: seat 2 answers place 2a1
    seat 2: summoned peekaround2 2a1
    seat 1: turn 51
529: seat 1 answers rest
    seat 1: rested
530: seat 1 answers place 1d3
    seat 1: resurrected kylee 1d3
531: seat 1 answers done
532: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
533: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
534: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
535: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 52
536: seat 2 answers rest
    seat 2: rested
537: seat 2 answers hand-over sprocket repeater_pistol
    seat 2: given repeater_pistol sprocket
538: seat 2 answers hand-over sprocket red_shirt
    seat 2: given red_shirt sprocket
539: seat 2 answers done
    seat 2: event care_package trooper1
540: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
541: seat 2 answers done
542: seat 2 answers gadget hoverboard 3c3
    seat 2: put hoverboard 3c3
543: seat 2 answers gadget hoverboard 4b4
    seat 2: put hoverboard 4b4
    seat 1: turn 53
544: seat 1 answers rest
    seat 1: rested
545: seat 1 answers hand-over kylee lucky_dog_tag
    seat 1: given lucky_dog_tag kylee
546: seat 1 answers hand-over red repeater_pistol
    seat 1: given repeater_pistol red
547: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
548: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
549: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
550: seat 1 answers hand-over red pulse_blade
    seat 1: given pulse_blade red
551: seat 1 answers done
552: seat 1 answers done
    seat 1: event override trooper1
553: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
554: seat 1 answers move 3c3
    seat 1: moved scuttlebutt1 3c4 3c3
555: seat 1 answers done
    seat 1: door 2 open
    seat 2: turn 54
556: seat 2 answers rest
    seat 2: rested
557: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
558: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
559: seat 2 answers hand-over sprocket kitty_primed
    seat 2: given kitty_primed sprocket
560: seat 2 answers hand-over sprocket blaster_rifle
    seat 2: given blaster_rifle sprocket
561: seat 2 answers hand-over sprocket red_dot_sight
    seat 2: given red_dot_sight sprocket
562: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
563: seat 2 answers hand-over sprocket kitty_primed
    seat 2: given kitty_primed sprocket
564: seat 2 answers done
    seat 2: event asteroid_bump villain
565: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved peekaround2 2a1 2b1
    seat 2: shoved scuttlebutt4 4a1 4b1
    seat 2: shoved peekaround1 1a1 1b1
    seat 2: shoved octocold2 3a3 3b3
    seat 2: shoved red 2a3 2b3
    seat 2: shoved kylee 1d3 2a3
    seat 2: shoved sprocket 1b1 1c1
    seat 2: shoved digits 1a1 1b1
    seat 1: turn 55
566: seat 1 answers rest
    seat 1: rested
567: seat 1 answers hand-over kylee pulse_blade
    seat 1: given pulse_blade kylee
568: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
569: seat 1 answers hand-over red red_dot_sight
    seat 1: given red_dot_sight red
570: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
571: seat 1 answers hand-over red iron_fists
    seat 1: given iron_fists red
572: seat 1 answers hand-over kylee iron_fists
    seat 1: given iron_fists kylee
573: seat 1 answers hand-over kylee red_dot_sight
    seat 1: given red_dot_sight kylee
574: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
575: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
576: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
577: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
578: seat 1 answers hand-over kylee kitty_primed
    seat 1: given kitty_primed kylee
579: seat 1 answers hand-over red kitty_primed
    seat 1: given kitty_primed red
580: seat 1 answers done
581: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
582: seat 1 answers pass-gadget kylee stimpack
    seat 1: passed kylee stimpack
583: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated octocold2
584: seat 1 answers move 3b2
    seat 1: moved octocold2 3b3 3b2
585: seat 1 answers move 3c2
    seat 1: moved octocold2 3b2 3c2
586: seat 1 answers move 3c3
    seat 1: moved octocold2 3c2 3c3
587: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
588: seat 1 answers move 3b3
    seat 1: moved scuttlebutt1 3c3 3b3
589: seat 1 answers done
    seat 2: turn 56
590: seat 2 answers activate sprocket
    seat 2: activated sprocket
    seat 2: collected sprocket quest_a 1c1
591: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 57
592: seat 1 answers activate red
    seat 1: activated red
593: seat 1 answers move 2b2
    seat 1: moved red 2b3 2b2
594: seat 1 answers weapon kitty_primed
    seat 1: weapon red kitty_primed
595: seat 1 answers attack scuttlebutt4
    seat 1: attacked red scuttlebutt4
    seat 1: exhausted red kitty_primed
    rolled save
    rolled melee
596: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 0
597: seat 2 answers move 4a1
    seat 2: moved scuttlebutt4 4b1 4a1
598: seat 2 answers move 4b1
    seat 2: moved scuttlebutt4 4a1 4b1
599: seat 2 answers move 4a1
    seat 2: moved scuttlebutt4 4b1 4a1
    seat 1: event static_storm villain
600: seat 1 answers exhaust kylee red_dot_sight
    seat 1: exhausted kylee red_dot_sight
601: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
    seat 2: turn 58
602: seat 2 answers rest
    seat 2: rested
603: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
604: seat 2 answers done
    seat 2: event reinforcements trooper3
605: seat 2 answers place 2d4
    seat 2: summoned scuttlebutt3 2d4
    seat 1: turn 59
606: seat 1 answers rest
    seat 1: rested
607: seat 1 answers hand-over kylee red_shirt
    seat 1: given red_shirt kylee
608: seat 1 answers hand-over red red_shirt
    seat 1: given red_shirt red
609: seat 1 answers hand-over red lucky_dog_tag
    seat 1: given lucky_dog_tag red
610: seat 1 answers done
611: seat 1 answers pass-gadget red stimpack
    seat 1: passed red stimpack
612: seat 1 answers done
    seat 1: event inspection trooper1
613: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
614: seat 1 answers move 2c4
    seat 1: moved scuttlebutt3 2d4 2c4
615: seat 1 answers move 2b4
    seat 1: moved scuttlebutt3 2c4 2b4
616: seat 1 answers move 2a4
    seat 1: moved scuttlebutt3 2b4 2a4
617: seat 1 answers attack kylee
    seat 1: attacked scuttlebutt3 kylee
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled ranged
    seat 1: saves kylee 1
    wounded kylee 2
    seat 2: turn 60
618: seat 2 answers rest
    seat 2: rested
619: seat 2 answers done
    seat 2: event hull_breach villain
620: seat 2 answers tile 4
    seat 2: breached 4
    turn-limit 60
    seat 1: won-scenario scenario_1
    seat 1: result 10
    seat 2: result 9
    seat 1: won
seat 1: place 1, score 10
seat 2: place 2, score 9
