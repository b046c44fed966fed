seat 1: first-player
0: seat 1 answers crew blue
    seat 1: crew blue
1: seat 2 answers crew yellow
    seat 2: crew yellow
2: seat 1 answers hero sprocket
    seat 1: hero sprocket
3: seat 1 answers hero bahbaka
    seat 1: hero bahbaka
4: seat 2 answers hero blaze
    seat 2: hero blaze
5: seat 2 answers hero digits
    seat 2: hero digits
6: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
7: seat 1 answers give bahbaka
    seat 1: given repeater_pistol bahbaka
8: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
9: seat 1 answers give sprocket
    seat 1: given iron_fists sprocket
10: seat 1 answers give bahbaka
    seat 1: given red_dot_sight bahbaka
11: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
12: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
13: seat 2 answers give digits
    seat 2: given pulse_blade digits
14: seat 2 answers give blaze
    seat 2: given repeater_pistol blaze
15: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
16: seat 2 answers give digits
    seat 2: given iron_fists digits
17: seat 2 answers give blaze
    seat 2: given red_dot_sight blaze
18: seat 2 answers give blaze
    seat 2: given kitty_primed blaze
19: seat 2 answers give digits
    seat 2: given red_shirt digits
    scenario scenario_1
    monster-card trooper1 scuttlebutt
    monster-card trooper2 octocold
    monster-card officer1 peekaround
20: seat 1 answers dock 1
    seat 1: docked 1
21: seat 1 answers board s1cabin
    seat 1: boarded sprocket s1cabin
22: seat 1 answers board s1dock
    seat 1: boarded bahbaka s1dock
23: seat 2 answers dock 4
    seat 2: docked 4
24: seat 2 answers board s4cabin
    seat 2: boarded blaze s4cabin
25: seat 2 answers board s4dock
    seat 2: boarded digits s4dock
    seat 1: quest access_codes
    seat 1: turn 1
26: seat 1 answers activate sprocket
    seat 1: activated sprocket
27: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
28: seat 1 answers move 1b1
    seat 1: moved sprocket s1dock 1b1
29: seat 1 answers move s1dock
    seat 1: moved sprocket 1b1 s1dock
30: seat 1 answers move 1b1
    seat 1: moved sprocket s1dock 1b1
    seat 1: event power_surge trooper1
31: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
32: seat 1 answers move 4c1
    seat 1: moved scuttlebutt2 4d1 4c1
33: seat 1 answers move 4c2
    seat 1: moved scuttlebutt2 4c1 4c2
34: seat 1 answers move 4d2
    seat 1: moved scuttlebutt2 4c2 4d2
    seat 2: turn 2
35: seat 2 answers activate digits
    seat 2: activated digits
36: seat 2 answers no
37: seat 2 answers move 3a3
    seat 2: moved digits s4dock 3a3
38: seat 2 answers move 3a4
    seat 2: moved digits 3a3 3a4
    seat 2: collected digits quest_a 3a4
39: seat 2 answers move 3a3
    seat 2: moved digits 3a4 3a3
40: seat 2 answers done
    seat 2: event care_package trooper1
41: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
42: seat 2 answers done
43: seat 2 answers gadget hoverboard 1c3
    seat 2: put hoverboard 1c3
44: seat 2 answers gadget stimpack 2c3
    seat 2: put stimpack 2c3
    seat 1: turn 3
45: seat 1 answers activate sprocket
    seat 1: activated sprocket
46: seat 1 answers move 1c1
    seat 1: moved sprocket 1b1 1c1
47: seat 1 answers move 1d1
    seat 1: moved sprocket 1c1 1d1
    seat 1: collected sprocket quest_a 1d1
48: seat 1 answers move 1d2
    seat 1: moved sprocket 1d1 1d2
49: seat 1 answers move 1d3
    seat 1: moved sprocket 1d2 1d3
    seat 1: event portal_glitch trooper3
50: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 4
51: seat 2 answers activate blaze
    seat 2: activated blaze
52: seat 2 answers move s4dock
    seat 2: moved blaze s4cabin s4dock
53: seat 2 answers move 3a3
    seat 2: moved blaze s4dock 3a3
54: seat 2 answers move 3b3
    seat 2: moved blaze 3a3 3b3
    seat 2: collected blaze stimpack 3b3
55: seat 2 answers move 3c3
    seat 2: moved blaze 3b3 3c3
    seat 2: collected blaze victory 3c3
    seat 2: gained 1
    seat 2: event static_storm trooper2
56: seat 2 answers wake octocold1
    seat 2: activated octocold1
57: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
58: seat 2 answers move 2c3
    seat 2: moved octocold1 2c4 2c3
59: seat 2 answers move 2c2
    seat 2: moved octocold1 2c3 2c2
60: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
61: seat 1 answers exhaust bahbaka red_dot_sight
    seat 1: exhausted bahbaka red_dot_sight
    seat 1: turn 5
62: seat 1 answers rest
    seat 1: rested
63: seat 1 answers done
    seat 1: event asteroid_bump villain
64: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4d2 4d3
    seat 1: shoved octocold2 3d1 3d2
    seat 1: shoved octocold1 2c2 2c3
    seat 1: shoved digits 3a3 3a4
    seat 1: shoved sprocket 1d3 1d4
    seat 1: shoved bahbaka s1dock 1b1
    seat 2: turn 6
65: seat 2 answers rest
    seat 2: rested
66: seat 2 answers done
67: seat 2 answers done
    seat 2: event lockdown officer1
68: seat 2 answers place 1a4
    seat 2: summoned peekaround1 1a4
    seat 1: turn 7
69: seat 1 answers activate sprocket
    seat 1: activated sprocket
    seat 1: collected sprocket victory 1d4
    seat 1: gained 1
70: seat 1 answers move 1c4
    seat 1: moved sprocket 1d4 1c4
71: seat 1 answers move 1c3
    seat 1: moved sprocket 1c4 1c3
    seat 1: collected sprocket stimpack 1c3
    seat 1: collected sprocket hoverboard 1c3
72: seat 1 answers move 1d3
    seat 1: moved sprocket 1c3 1d3
73: seat 1 answers door 1
    seat 1: door 1 open
74: seat 1 answers done
    seat 1: event care_package officer1
    seat 1: activated peekaround1
75: seat 1 answers move 1b4
    seat 1: moved peekaround1 1a4 1b4
76: seat 1 answers move 1b3
    seat 1: moved peekaround1 1b4 1b3
77: seat 1 answers move 1b2
    seat 1: moved peekaround1 1b3 1b2
78: seat 1 answers attack bahbaka
    seat 1: attacked peekaround1 bahbaka
    rolled save
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled ranged
    rolled melee
79: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: saves bahbaka 0
    wounded bahbaka 1
80: seat 1 answers gadget stimpack 1c3
    seat 1: put stimpack 1c3
81: seat 1 answers gadget recharge 3b3
    seat 1: put recharge 3b3
    seat 2: turn 8
82: seat 2 answers activate blaze
    seat 2: activated blaze
83: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
    seat 2: attacked blaze octocold2
    seat 2: exhausted blaze kitty_primed
    rolled save
    rolled save
    seat 2: hits 0
84: seat 1 answers attack blaze
    seat 1: attacked octocold2 blaze
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 3
85: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
86: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 3
87: seat 2 answers move 3d3
    seat 2: moved blaze 3c3 3d3
88: seat 2 answers move 3d2
    seat 1: attacked octocold2 blaze
    rolled save
    rolled melee
    seat 1: hits 0
    seat 2: moved blaze 3d3 3d2
89: seat 2 answers move 3d1
    seat 1: attacked octocold2 blaze
    rolled crit
    extra-die crit
    extra-die crit
    extra-die crit
    extra-die melee
    rolled save
    seat 1: hits 4
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 4
90: seat 2 answers exhaust blaze repeater_pistol
    seat 2: exhausted blaze repeater_pistol
    seat 2: moved blaze 3d2 3d1
91: seat 2 answers done
    seat 2: event hull_breach villain
92: seat 2 answers tile 2
    seat 2: breached 2
    seat 1: turn 9
93: seat 1 answers activate sprocket
    seat 1: activated sprocket
94: seat 1 answers door 1
    seat 1: door 1 closed
95: seat 1 answers door 1
    seat 1: door 1 open
96: seat 1 answers move 2a3
    seat 1: moved sprocket 1d3 2a3
97: seat 1 answers move 1d3
    seat 1: moved sprocket 2a3 1d3
98: seat 1 answers done
    seat 1: event override trooper3
    seat 1: door 2 open
    seat 2: turn 10
99: seat 2 answers rest
    seat 2: rested
100: seat 2 answers done
    seat 2: event lockdown trooper2
101: seat 2 answers wake octocold1
    seat 2: activated octocold1
102: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 1: turn 11
103: seat 1 answers activate sprocket
    seat 1: activated sprocket
104: seat 1 answers door 1
    seat 1: door 1 open
105: seat 1 answers move 2a3
    seat 1: moved sprocket 1d3 2a3
106: seat 1 answers move 2a4
    seat 1: moved sprocket 2a3 2a4
    seat 1: collected sprocket victory 2a4
    seat 1: gained 1
107: seat 1 answers move 2a3
    seat 1: moved sprocket 2a4 2a3
108: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated peekaround1
109: seat 1 answers move 1b1
    seat 1: moved peekaround1 1b2 1b1
110: seat 1 answers done
111: seat 1 answers tile 3
    seat 1: breached 3
    wounded digits 1
    wounded blaze 1
    killed blaze
    seat 1: gained 1
    seat 2: turn 12
112: seat 2 answers activate digits
    seat 2: activated digits
113: seat 2 answers door 2
    seat 2: door 2 open
114: seat 2 answers move 3a3
    seat 2: moved digits 3a4 3a3
115: seat 2 answers move 3a2
    seat 2: moved digits 3a3 3a2
116: seat 2 answers move 3b2
    seat 2: moved digits 3a2 3b2
117: seat 2 answers move 3c2
    seat 2: moved digits 3b2 3c2
118: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
119: seat 2 answers boost iron_fists
    seat 2: weapon digits iron_fists
    seat 2: attacked digits octocold2
    seat 2: exhausted digits pulse_blade
    seat 2: exhausted digits iron_fists
    rolled save
    rolled ranged
    rolled crit
    extra-die save
    rolled melee
120: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 4
    rolled save
    seat 2: saves octocold2 1
    wounded octocold2 3
    overkilled octocold2
    killed octocold2
    seat 2: gained 1
    left octocold2
    seat 2: event salvage trooper1
121: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
122: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a4 1a3
123: seat 2 answers done
124: seat 2 answers place 3a4
    seat 2: put victory 3a4
    seat 1: turn 13
125: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
126: seat 1 answers move 2b3
    seat 1: moved sprocket 2a3 2b3
127: seat 1 answers move 1a1
    seat 2: attacked peekaround1 bahbaka
    rolled save
    rolled save
    rolled crit
    extra-die ranged
    seat 2: hits 2
    rolled ranged
    rolled ranged
128: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 2
    seat 1: moved bahbaka 1b1 1a1
129: seat 1 answers move 1a2
    seat 2: attacked peekaround1 bahbaka
    rolled crit
    extra-die ranged
    rolled save
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled crit
    extra-die save
130: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 2: saves bahbaka 1
    wounded bahbaka 1
    seat 1: moved bahbaka 1a1 1a2
131: seat 1 answers move 1a3
    seat 2: attacked scuttlebutt1 bahbaka
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die crit
    extra-die save
    rolled melee
132: seat 1 answers done
    seat 2: saves bahbaka 3
    seat 1: moved bahbaka 1a2 1a3
133: seat 1 answers move 1a4
    seat 2: attacked scuttlebutt1 bahbaka
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled save
134: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 1: moved bahbaka 1a3 1a4
135: seat 1 answers done
    seat 1: event underdog officer2
    seat 2: gained 1
    seat 2: turn 14
136: seat 2 answers rest
    seat 2: rested
137: seat 2 answers place 3c1
    seat 2: resurrected blaze 3c1
138: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
139: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated octocold1
140: seat 2 answers move 2c4
    seat 2: moved octocold1 2c3 2c4
141: seat 2 answers move 2d4
    seat 2: moved octocold1 2c4 2d4
142: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 2
143: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
144: seat 2 answers place 2d4
    seat 2: summoned peekaround2 2d4
    seat 1: turn 15
145: seat 1 answers activate sprocket
    seat 1: activated sprocket
146: seat 1 answers move 2b2
    seat 1: moved sprocket 2b3 2b2
    seat 1: collected sprocket quest_a 2b2
    seat 1: quest-done access_codes 2
    seat 1: gained 2
    seat 1: quest chain_of_command
147: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 2
148: seat 1 answers move 2c2
    seat 1: moved sprocket 2b2 2c2
149: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated octocold1
150: seat 1 answers done
151: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
152: seat 1 answers move 4c3
    seat 1: moved scuttlebutt2 4d3 4c3
153: seat 1 answers move 4d3
    seat 1: moved scuttlebutt2 4c3 4d3
154: seat 1 answers move 4d4
    seat 1: moved scuttlebutt2 4d3 4d4
    seat 2: turn 16
155: seat 2 answers activate digits
    seat 2: activated digits
156: seat 2 answers no
157: seat 2 answers move 3b2
    seat 2: moved digits 3c2 3b2
158: seat 2 answers move 3a2
    seat 2: moved digits 3b2 3a2
159: seat 2 answers move 3a1
    seat 2: moved digits 3a2 3a1
    seat 2: collected digits recharge 3a1
160: seat 2 answers done
    seat 2: event salvage trooper3
161: seat 2 answers place 3a4
    seat 2: put victory 3a4
    seat 1: turn 17
162: seat 1 answers rest
    seat 1: rested
163: seat 1 answers done
164: seat 1 answers done
    seat 1: event rampage trooper1
165: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
166: seat 1 answers move 4c4
    seat 1: moved scuttlebutt2 4d4 4c4
167: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4c4 4b4
168: seat 1 answers move 4a4
    seat 1: moved scuttlebutt2 4b4 4a4
169: seat 1 answers wake octocold1
    seat 1: activated octocold1
170: seat 1 answers done
    seat 2: turn 18
171: seat 2 answers activate blaze
    seat 2: activated blaze
172: seat 2 answers move 1c4
    seat 2: moved blaze 3c1 1c4
173: seat 2 answers move 1c3
    seat 2: moved blaze 1c4 1c3
    seat 2: collected blaze stimpack 1c3
174: seat 2 answers move 1c2
    seat 2: moved blaze 1c3 1c2
175: seat 2 answers move 1c1
    seat 2: moved blaze 1c2 1c1
176: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 19
177: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
178: seat 1 answers move 2c3
    seat 1: moved sprocket 2c2 2c3
    seat 1: collected sprocket stimpack 2c3
179: seat 1 answers done
    seat 1: event all_quiet officer1
180: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
181: seat 1 answers move 2c4
    seat 1: moved peekaround2 2d4 2c4
182: seat 1 answers move 2c3
    seat 1: moved peekaround2 2c4 2c3
183: seat 1 answers done
    seat 2: turn 20
184: seat 2 answers activate digits
    seat 2: activated digits
185: seat 2 answers door 2
    seat 2: door 2 closed
186: seat 2 answers move 3a2
    seat 2: moved digits 3a1 3a2
187: seat 2 answers move 3a1
    seat 2: moved digits 3a2 3a1
188: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 21
189: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
190: seat 1 answers done
191: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
192: seat 1 answers boost red_dot_sight
    seat 1: weapon bahbaka red_dot_sight
193: seat 1 answers attack peekaround2
    seat 1: attacked bahbaka peekaround2
    seat 1: exhausted bahbaka blaster_rifle
    seat 1: exhausted bahbaka red_dot_sight
    rolled ranged
    rolled ranged
    rolled ranged
    rolled crit
    extra-die save
194: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 5
    rolled save
    rolled crit
    extra-die save
    seat 1: saves peekaround2 3
    wounded peekaround2 2
195: seat 2 answers move 2c4
    seat 2: moved peekaround2 2c3 2c4
196: seat 2 answers move 2b4
    seat 2: moved peekaround2 2c4 2b4
197: seat 2 answers move 4b1
    seat 2: moved peekaround2 2b4 4b1
198: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated octocold1
199: seat 1 answers done
200: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 22
201: seat 2 answers rest
    seat 2: rested
202: seat 2 answers done
203: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
204: seat 2 answers done
    seat 2: event underdog trooper1
205: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
206: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 23
207: seat 1 answers rest
    seat 1: rested
208: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
209: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
210: seat 1 answers done
211: seat 1 answers pass-gadget bahbaka stimpack
    seat 1: passed bahbaka stimpack
212: seat 1 answers done
    seat 1: event override trooper1
213: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
214: seat 1 answers attack bahbaka
    seat 1: attacked scuttlebutt1 bahbaka
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled ranged
    rolled melee
215: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: saves bahbaka 0
    wounded bahbaka 2
    killed bahbaka
    seat 2: gained 1
    seat 1: put stimpack 1a4
216: seat 1 answers move 1b3
    seat 1: moved scuttlebutt1 1a3 1b3
217: seat 1 answers move 1a3
    seat 1: moved scuttlebutt1 1b3 1a3
218: seat 1 answers move 1a4
    seat 1: moved scuttlebutt1 1a3 1a4
    seat 1: door 2 open
    seat 2: turn 24
219: seat 2 answers activate blaze
    seat 2: activated blaze
220: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
221: seat 2 answers done
222: seat 2 answers attack peekaround2
    seat 2: attacked blaze peekaround2
    seat 2: exhausted blaze repeater_pistol
    rolled crit
    extra-die ranged
    rolled save
223: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 3
    rolled ranged
    rolled melee
    seat 2: saves peekaround2 0
    wounded peekaround2 3
    killed peekaround2
    seat 2: gained 2
    seat 2: quest-done chain_of_command 3
    seat 2: gained 3
224: seat 1 answers attack blaze
    seat 1: attacked peekaround2 blaze
    rolled save
    rolled save
    rolled crit
    extra-die ranged
    seat 1: hits 2
    rolled save
    rolled ranged
225: seat 2 answers done
    seat 1: saves blaze 1
    wounded blaze 1
    left peekaround2
226: seat 2 answers done
    seat 2: event taco_break officer1
    seat 2: activated peekaround1
227: seat 2 answers move 1c1
    seat 2: moved peekaround1 1b1 1c1
228: seat 2 answers done
229: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 1: turn 25
230: seat 1 answers activate sprocket
    seat 1: activated sprocket
231: seat 1 answers move 2b3
    seat 1: moved sprocket 2c3 2b3
232: seat 1 answers move 2a3
    seat 1: moved sprocket 2b3 2a3
233: seat 1 answers move 1d3
    seat 1: moved sprocket 2a3 1d3
234: seat 1 answers move 1c3
    seat 1: moved sprocket 1d3 1c3
    seat 1: event reinforcements trooper2
    seat 1: activated octocold1
235: seat 1 answers move 2c4
    seat 1: moved octocold1 2d4 2c4
236: seat 1 answers move 2d4
    seat 1: moved octocold1 2c4 2d4
237: seat 1 answers done
238: seat 1 answers place 2a1
    seat 1: summoned scuttlebutt3 2a1
    seat 2: turn 26
239: seat 2 answers rest
    seat 2: rested
240: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
241: seat 2 answers done
242: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
243: seat 2 answers pass-gadget blaze recharge
    seat 2: passed blaze recharge
244: seat 2 answers done
    seat 2: event static_storm villain
245: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
246: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
    seat 1: turn 27
247: seat 1 answers rest
    seat 1: rested
248: seat 1 answers place 1c3
    seat 1: resurrected bahbaka 1c3
249: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
250: seat 1 answers done
251: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: healed blaze 1
    seat 2: turn 28
252: seat 2 answers rest
    seat 2: rested
253: seat 2 answers done
254: seat 2 answers pass-gadget digits recharge
    seat 2: passed digits recharge
255: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated octocold1
256: seat 2 answers attack bahbaka
    seat 2: attacked octocold1 bahbaka
    rolled crit
    extra-die save
    rolled save
    seat 2: hits 1
    rolled save
    rolled ranged
257: seat 1 answers done
    seat 2: saves bahbaka 1
258: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
259: seat 2 answers move 2d4
    seat 2: moved octocold1 2c4 2d4
260: seat 2 answers move 2c4
    seat 2: moved octocold1 2d4 2c4
261: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1a4 1a3
    seat 2: shoved octocold1 2c4 2c3
    seat 2: shoved scuttlebutt2 4a4 4a3
    seat 2: shoved bahbaka 1c3 1c2
    seat 2: shoved sprocket 1c3 1c2
    seat 1: turn 29
262: seat 1 answers activate sprocket
    seat 1: activated sprocket
263: seat 1 answers done
    seat 1: event reinforcements trooper3
264: seat 1 answers place 3d1
    seat 1: summoned scuttlebutt4 3d1
    seat 2: turn 30
265: seat 2 answers activate digits
    seat 2: activated digits
266: seat 2 answers door 2
    seat 2: door 2 closed
267: seat 2 answers move 3a2
    seat 2: moved digits 3a1 3a2
268: seat 2 answers move 3a3
    seat 2: moved digits 3a2 3a3
269: seat 2 answers move 3b3
    seat 2: moved digits 3a3 3b3
    seat 2: collected digits recharge 3b3
270: seat 2 answers done
    seat 2: event inspection trooper1
271: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
272: seat 2 answers move 1b3
    seat 2: moved scuttlebutt1 1a3 1b3
273: seat 2 answers done
274: seat 2 answers place 3d1
    seat 2: summoned peekaround2 3d1
    seat 1: turn 31
275: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
276: seat 1 answers move 1c3
    seat 2: attacked peekaround1 sprocket
    rolled melee
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: hits 3
    rolled save
    seat 2: saves sprocket 1
    wounded sprocket 2
    seat 1: moved sprocket 1c2 1c3
277: seat 1 answers move 1c1
    seat 2: attacked peekaround1 bahbaka
    rolled ranged
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    seat 2: hits 5
    rolled ranged
    rolled crit
    extra-die ranged
278: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves bahbaka 1
    wounded bahbaka 4
    seat 1: moved bahbaka 1c2 1c1
279: seat 1 answers move 1c2
    seat 2: attacked peekaround1 bahbaka
    rolled save
    rolled melee
    rolled save
    seat 2: hits 0
    seat 1: moved bahbaka 1c1 1c2
280: seat 1 answers weapon repeater_pistol
    seat 1: weapon bahbaka repeater_pistol
281: seat 1 answers done
282: seat 1 answers attack blaze
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka repeater_pistol
    rolled melee
    rolled save
283: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 0
    seat 1: readied bahbaka repeater_pistol
    seat 1: event all_quiet trooper3
    seat 2: turn 32
284: seat 2 answers activate digits
    seat 2: activated digits
285: seat 2 answers no
286: seat 2 answers done
    seat 2: event static_storm villain
287: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
288: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
    seat 1: turn 33
289: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
290: seat 1 answers move 1d3
    seat 1: moved sprocket 1c3 1d3
291: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
292: seat 1 answers boost red_dot_sight
    seat 1: weapon bahbaka red_dot_sight
293: seat 1 answers attack blaze
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka blaster_rifle
    seat 1: exhausted bahbaka red_dot_sight
    rolled ranged
    rolled ranged
    rolled melee
294: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 1: hits 2
    rolled ranged
    rolled melee
295: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves blaze 1
    wounded blaze 1
296: seat 1 answers move 1c3
    seat 2: attacked peekaround1 bahbaka
    rolled ranged
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled save
    rolled crit
    extra-die save
297: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die crit
    extra-die crit
    extra-die save
    seat 2: saves bahbaka 6
    seat 1: moved bahbaka 1c2 1c3
298: seat 1 answers move 1c4
    seat 1: moved bahbaka 1c3 1c4
299: seat 1 answers move 1c3
    seat 1: moved bahbaka 1c4 1c3
300: seat 1 answers move 1d3
    seat 1: moved bahbaka 1c3 1d3
    seat 1: event power_surge trooper1
301: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
302: seat 1 answers done
303: seat 1 answers ready bahbaka blaster_rifle
    seat 1: readied bahbaka blaster_rifle
304: seat 1 answers ready bahbaka red_dot_sight
    seat 1: readied bahbaka red_dot_sight
    seat 2: turn 34
305: seat 2 answers rest
    seat 2: rested
306: seat 2 answers done
307: seat 2 answers done
    seat 2: event asteroid_bump villain
308: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1b3 1b2
    seat 2: shoved octocold1 2c3 2c2
    seat 2: shoved scuttlebutt2 4a3 4a2
    seat 2: shoved bahbaka 1d3 1d2
    seat 2: shoved sprocket 1d3 1d2
    seat 1: turn 35
309: seat 1 answers rest
    seat 1: rested
310: seat 1 answers done
311: seat 1 answers done
    seat 1: event hull_breach officer1
312: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
313: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
    rolled crit
    extra-die save
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled ranged
    rolled save
314: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves blaze 1
    wounded blaze 1
315: seat 1 answers done
316: seat 1 answers tile 2
    seat 1: breached 2
    seat 2: turn 36
317: seat 2 answers activate blaze
    seat 2: activated blaze
318: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 2
319: seat 2 answers move 1d1
    seat 1: attacked peekaround1 blaze
    rolled crit
    extra-die save
    rolled save
    rolled save
    seat 1: hits 1
    rolled ranged
    rolled ranged
320: seat 2 answers done
    seat 1: saves blaze 0
    wounded blaze 1
    seat 2: moved blaze 1c1 1d1
321: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
322: seat 2 answers attack peekaround1
    seat 2: attacked blaze peekaround1
    seat 2: exhausted blaze kitty_primed
    rolled save
    rolled ranged
323: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled ranged
    rolled save
    seat 2: saves peekaround1 1
324: seat 1 answers move 1b1
    seat 1: moved peekaround1 1c1 1b1
325: seat 1 answers done
    seat 2: event reinforcements trooper3
    seat 1: turn 37
326: seat 1 answers activate sprocket
    seat 1: activated sprocket
327: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 2
328: seat 1 answers move 1d1
    seat 1: moved sprocket 1d2 1d1
329: seat 1 answers done
330: seat 1 answers heal bahbaka
    seat 1: healed bahbaka 1
    seat 1: event override trooper1
331: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
332: seat 1 answers door 2
    seat 1: door 2 open
333: seat 1 answers done
    seat 2: turn 38
334: seat 2 answers rest
    seat 2: rested
335: seat 2 answers done
336: seat 2 answers done
    seat 2: event underdog trooper1
337: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
338: seat 2 answers move 2b1
    seat 2: moved scuttlebutt3 2a1 2b1
339: seat 2 answers move 2c1
    seat 2: moved scuttlebutt3 2b1 2c1
340: seat 2 answers move 2d1
    seat 2: moved scuttlebutt3 2c1 2d1
    seat 1: gained 1
    seat 1: turn 39
341: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
342: seat 1 answers done
343: seat 1 answers move 1d1
    seat 1: moved bahbaka 1d2 1d1
344: seat 1 answers move 1d2
    seat 1: moved bahbaka 1d1 1d2
345: seat 1 answers move 1d1
    seat 1: moved bahbaka 1d2 1d1
346: seat 1 answers move 1c1
    seat 1: moved bahbaka 1d1 1c1
347: seat 1 answers done
    seat 1: event asteroid_bump trooper2
    seat 1: activated octocold1
348: seat 1 answers done
349: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4a2 4a3
    seat 1: shoved scuttlebutt4 3d1 3d2
    seat 1: shoved peekaround2 3d1 3d2
    seat 1: shoved scuttlebutt1 1b2 1b3
    seat 1: shoved octocold1 2c2 2c3
    seat 1: shoved peekaround1 1b1 1b2
    seat 1: shoved scuttlebutt3 2d1 2d2
    seat 1: shoved digits 3b3 3b4
    seat 1: shoved bahbaka 1c1 1c2
    seat 1: shoved blaze 1d1 1d2
    seat 1: shoved sprocket 1d1 1d2
    seat 2: turn 40
350: seat 2 answers rest
    seat 2: rested
351: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
352: seat 2 answers done
353: seat 2 answers done
    seat 2: event inspection trooper1
354: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
355: seat 2 answers done
    turn-limit 40
    seat 2: won-scenario scenario_1
    seat 1: result 6
    seat 2: result 10
    seat 1: badges 0
    seat 2: badges 2
356: seat 2 answers keep plasma_cutter
    seat 2: took-upgrade plasma_cutter
357: seat 2 answers keep salsa_grenade
    seat 2: took-upgrade salsa_grenade
358: seat 1 answers keep chatty_scope
    seat 1: took-upgrade chatty_scope
359: seat 1 answers keep plasma_cutter
    seat 1: took-upgrade plasma_cutter
360: seat 1 answers keep marksman_carbine
    seat 1: took-upgrade marksman_carbine
361: seat 1 answers keep duck
    seat 1: took-upgrade duck
362: seat 2 answers keep overcharger
    seat 2: took-upgrade overcharger
363: seat 2 answers keep duck
    seat 2: took-upgrade duck
364: seat 2 answers keep padded_vest
    seat 2: took-upgrade padded_vest
365: seat 2 answers keep padded_vest
    seat 2: took-upgrade padded_vest
366: seat 2 answers discard salsa_grenade
    seat 2: discarded salsa_grenade
367: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
368: seat 2 answers give digits
    seat 2: given repeater_pistol digits
369: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
370: seat 2 answers give blaze
    seat 2: given iron_fists blaze
371: seat 2 answers give digits
    seat 2: given red_dot_sight digits
372: seat 2 answers give blaze
    seat 2: given kitty_primed blaze
373: seat 2 answers give digits
    seat 2: given red_shirt digits
374: seat 2 answers give blaze
    seat 2: given plasma_cutter blaze
375: seat 2 answers give digits
    seat 2: given padded_vest digits
376: seat 2 answers give digits
    seat 2: given padded_vest digits
377: seat 2 answers give digits
    seat 2: given duck digits
    seat 2: given overcharger blaze
378: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
379: seat 1 answers give bahbaka
    seat 1: given repeater_pistol bahbaka
380: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
381: seat 1 answers give sprocket
    seat 1: given iron_fists sprocket
382: seat 1 answers give bahbaka
    seat 1: given red_dot_sight bahbaka
383: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
384: seat 1 answers give sprocket
    seat 1: given red_shirt sprocket
385: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
386: seat 1 answers give sprocket
    seat 1: given marksman_carbine sprocket
387: seat 1 answers give sprocket
    seat 1: given chatty_scope sprocket
388: seat 1 answers give bahbaka
    seat 1: given duck bahbaka
389: seat 2 answers scenario scenario_2b
    seat 2: next scenario_2b
    scenario scenario_2b
    monster-card trooper1 peekaboom
    monster-card trooper2 weeble
    monster-card officer1 peekaround
390: seat 2 answers dock 1
    seat 2: docked 1
391: seat 2 answers board s1dock
    seat 2: boarded blaze s1dock
392: seat 2 answers board s1dock
    seat 2: boarded digits s1dock
393: seat 1 answers dock 4
    seat 1: docked 4
394: seat 1 answers board s4dock
    seat 1: boarded sprocket s4dock
395: seat 1 answers board s4dock
    seat 1: boarded bahbaka s4dock
    seat 2: quest camera_off
    seat 2: turn 1
396: seat 2 answers activate digits
    seat 2: activated digits
397: seat 2 answers door 2
    seat 2: door 2 open
398: seat 2 answers move 1a2
    seat 2: moved digits s1dock 1a2
399: seat 2 answers move 1a3
    seat 2: moved digits 1a2 1a3
400: seat 2 answers move 1a4
    seat 2: moved digits 1a3 1a4
    seat 2: collected digits quest_a 1a4
401: seat 2 answers move 1a3
    seat 2: moved digits 1a4 1a3
    seat 2: event hull_breach officer1
402: seat 2 answers place 1b4
    seat 2: summoned peekaround1 1b4
403: seat 2 answers tile 3
    seat 2: breached 3
    seat 1: turn 2
404: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
405: seat 1 answers move 4d2
    seat 1: moved sprocket s4dock 4d2
406: seat 1 answers move 4d2
    seat 1: moved bahbaka s4dock 4d2
407: seat 1 answers move 4d3
    seat 1: moved bahbaka 4d2 4d3
408: seat 1 answers weapon plasma_cutter
    seat 1: weapon bahbaka plasma_cutter
    seat 1: attacked bahbaka weeble2
    seat 1: exhausted bahbaka plasma_cutter
    rolled melee
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 2
    rolled save
    seat 1: saves weeble2 1
    wounded weeble2 1
409: seat 2 answers move 4c4
    seat 2: moved weeble2 4d4 4c4
410: seat 2 answers done
    seat 1: event override trooper3
    seat 2: turn 3
411: seat 2 answers rest
    seat 2: rested
412: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 4
413: seat 1 answers activate sprocket
    seat 1: activated sprocket
414: seat 1 answers move 4d1
    seat 1: moved sprocket 4d2 4d1
    seat 1: collected sprocket stimpack 4d1
415: seat 1 answers move 4c1
    seat 1: moved sprocket 4d1 4c1
416: seat 1 answers move 4b1
    seat 1: moved sprocket 4c1 4b1
417: seat 1 answers done
    seat 1: event static_storm villain
418: seat 1 answers exhaust bahbaka duck
    seat 1: exhausted bahbaka duck
419: seat 2 answers exhaust blaze kitty_primed
    seat 2: exhausted blaze kitty_primed
    seat 2: turn 5
420: seat 2 answers rest
    seat 2: rested
421: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 6
422: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
423: seat 1 answers move 4b2
    seat 1: moved sprocket 4b1 4b2
    seat 1: collected sprocket victory 4b2
    seat 1: gained 1
424: seat 1 answers move 4c3
    seat 1: moved bahbaka 4d3 4c3
    seat 1: collected bahbaka recharge 4c3
425: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka weeble2
    seat 1: exhausted bahbaka kitty_primed
    rolled melee
    rolled ranged
    seat 1: hits 1
    rolled save
    seat 1: saves weeble2 1
426: seat 2 answers attack bahbaka
    seat 2: attacked weeble2 bahbaka
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die ranged
427: seat 2 answers shove 4d3
    seat 2: shoved bahbaka 4c3 4d3
    seat 2: hits 4
    rolled melee
    seat 2: saves bahbaka 0
    wounded bahbaka 4
428: seat 1 answers done
    seat 1: event lockdown officer1
    seat 1: activated peekaround1
429: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled crit
    extra-die save
    seat 1: saves blaze 2
    wounded blaze 1
430: seat 1 answers move 1c4
    seat 1: moved peekaround1 1b4 1c4
431: seat 1 answers move 1b4
    seat 1: moved peekaround1 1c4 1b4
432: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 2: turn 7
433: seat 2 answers activate digits
    seat 2: activated digits
434: seat 2 answers door 2
    seat 2: door 2 open
435: seat 2 answers portal 2c4
    seat 2: teleported digits 1a3 2c4
436: seat 2 answers move 2b4
    seat 2: moved digits 2c4 2b4
437: seat 2 answers move 2b3
    seat 2: moved digits 2b4 2b3
    seat 2: collected digits victory 2b3
    seat 2: gained 1
438: seat 2 answers move 2b2
    seat 2: moved digits 2b3 2b2
439: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
440: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
    seat 2: attacked digits peekaboom1
    seat 2: exhausted digits repeater_pistol
    seat 2: exhausted digits red_dot_sight
    rolled ranged
    rolled ranged
    rolled ranged
441: seat 2 answers reroll ranged
    seat 2: rerolled ranged melee
    seat 2: hits 2
    rolled crit
    extra-die ranged
    seat 2: saves peekaboom1 1
    wounded peekaboom1 1
442: seat 1 answers done
    seat 2: event portal_glitch trooper2
443: seat 2 answers wake weeble1
    seat 2: activated weeble1
444: seat 2 answers move 1c1
    seat 2: moved weeble1 1d1 1c1
445: seat 2 answers move 1b1
    seat 2: moved weeble1 1c1 1b1
446: seat 2 answers move 1a1
    seat 2: moved weeble1 1b1 1a1
447: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 8
448: seat 1 answers rest
    seat 1: rested
449: seat 1 answers done
450: seat 1 answers done
    seat 1: event asteroid_bump villain
451: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved peekaround1 1b4 1a4
    seat 1: shoved peekaboom1 2c2 2b2
    seat 1: shoved weeble2 4c4 4b4
    seat 1: shoved blaze s1dock s1cabin
    seat 1: shoved digits 2b2 2a2
    seat 1: shoved sprocket 4b2 4a2
    seat 1: shoved bahbaka 4d3 4c3
    seat 2: turn 9
452: seat 2 answers rest
    seat 2: rested
453: seat 2 answers hand-over blaze duck
    seat 2: given duck blaze
454: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
455: seat 2 answers done
    seat 2: event underdog trooper1
456: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
457: seat 2 answers move 2c2
    seat 2: moved peekaboom1 2b2 2c2
458: seat 2 answers move 2d2
    seat 2: moved peekaboom1 2c2 2d2
459: seat 2 answers done
    seat 1: turn 10
460: seat 1 answers activate sprocket
    seat 1: activated sprocket
461: seat 1 answers move 4a3
    seat 1: moved sprocket 4a2 4a3
462: seat 1 answers move 4a4
    seat 1: moved sprocket 4a3 4a4
463: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
464: seat 1 answers boost iron_fists
    seat 1: weapon sprocket iron_fists
    seat 1: attacked sprocket weeble2
    seat 1: exhausted sprocket pulse_blade
    seat 1: exhausted sprocket iron_fists
    rolled save
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
465: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
466: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 3
    rolled save
    seat 1: saves weeble2 1
    wounded weeble2 2
    killed weeble2
    seat 1: gained 1
467: seat 2 answers attack sprocket
    seat 2: attacked weeble2 sprocket
    rolled ranged
    rolled melee
    rolled ranged
    seat 2: hits 3
    rolled ranged
    rolled ranged
468: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
469: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 2: saves sprocket 0
    wounded sprocket 3
    left weeble2
470: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 3
    seat 1: event care_package officer1
    seat 1: activated peekaround1
471: seat 1 answers move 1a3
    seat 1: moved peekaround1 1a4 1a3
472: seat 1 answers done
473: seat 1 answers gadget stimpack 4d1
    seat 1: put stimpack 4d1
474: seat 1 answers gadget stimpack 4c3
    seat 1: put stimpack 4c3
    seat 2: turn 11
475: seat 2 answers activate digits
    seat 2: activated digits
476: seat 2 answers door 1
    seat 2: door 1 open
477: seat 2 answers move 2b2
    seat 2: moved digits 2a2 2b2
478: seat 2 answers move 2c2
    seat 2: moved digits 2b2 2c2
479: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits peekaboom1
    seat 2: exhausted digits pulse_blade
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    rolled melee
480: seat 2 answers done
    seat 2: hits 5
    rolled melee
    seat 2: saves peekaboom1 0
    wounded peekaboom1 5
    overkilled peekaboom1
    killed peekaboom1
    seat 2: gained 1
    left peekaboom1
    seat 2: event salvage trooper1
    seat 2: activated peekaboom2
481: seat 2 answers move 3d2
    seat 2: moved peekaboom2 3d1 3d2
482: seat 2 answers done
483: seat 2 answers place 2b1
    seat 2: put victory 2b1
    seat 1: turn 12
484: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka stimpack 4c3
485: seat 1 answers move 4a3
    seat 1: moved sprocket 4a4 4a3
486: seat 1 answers use stimpack
    seat 1: used bahbaka stimpack
    seat 1: healed bahbaka 4
487: seat 1 answers move 4c4
    seat 1: moved bahbaka 4c3 4c4
488: seat 1 answers move 4b4
    seat 1: moved bahbaka 4c4 4b4
489: seat 1 answers move 4a4
    seat 1: moved bahbaka 4b4 4a4
490: seat 1 answers done
    seat 1: event taco_break officer1
    seat 1: activated peekaround1
491: seat 1 answers portal 2c4
    seat 1: teleported peekaround1 1a3 2c4
492: seat 1 answers portal 1a3
    seat 1: teleported peekaround1 2c4 1a3
493: seat 1 answers portal 2c4
    seat 1: teleported peekaround1 1a3 2c4
494: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled save
    rolled melee
    rolled melee
    rolled melee
    rolled ranged
    rolled crit
    extra-die ranged
495: seat 2 answers done
    seat 1: saves digits 2
    seat 1: healed blaze 1
    seat 2: turn 13
496: seat 2 answers rest
    seat 2: rested
497: seat 2 answers done
    seat 2: event inspection trooper1
    seat 2: activated peekaboom2
498: seat 2 answers move 3c2
    seat 2: moved peekaboom2 3d2 3c2
499: seat 2 answers done
500: seat 2 answers place 2c2
    seat 2: summoned peekaround2 2c2
    seat 1: turn 14
501: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
502: seat 1 answers door 3
    seat 1: door 3 open
503: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka peekaboom2
    seat 1: exhausted bahbaka kitty_primed
    rolled save
    rolled save
    seat 1: hits 0
504: seat 2 answers move 3b2
    seat 2: moved peekaboom2 3c2 3b2
505: seat 2 answers move 3b3
    seat 2: moved peekaboom2 3b2 3b3
506: seat 2 answers move 3b2
    seat 2: moved peekaboom2 3b3 3b2
507: seat 1 answers use recharge
    seat 1: used bahbaka recharge
    seat 1: readied bahbaka kitty_primed
508: seat 1 answers done
    seat 1: event care_package trooper1
    seat 1: activated peekaboom2
509: seat 1 answers move 3b3
    seat 1: moved peekaboom2 3b2 3b3
510: seat 1 answers move 3c3
    seat 1: moved peekaboom2 3b3 3c3
511: seat 1 answers done
512: seat 1 answers gadget hoverboard 3c2
    seat 1: put hoverboard 3c2
513: seat 1 answers gadget stimpack 4d1
    seat 1: put stimpack 4d1
    seat 2: turn 15
514: seat 2 answers activate blaze
    seat 2: activated blaze
515: seat 2 answers move s1dock
    seat 2: moved blaze s1cabin s1dock
516: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze weeble1
    seat 2: exhausted blaze blaster_rifle
    rolled melee
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled ranged
    seat 2: saves weeble1 0
    wounded weeble1 1
517: seat 1 answers move 1b1
    seat 1: moved weeble1 1a1 1b1
518: seat 1 answers move 1c1
    seat 1: moved weeble1 1b1 1c1
519: seat 1 answers move 1b1
    seat 1: moved weeble1 1c1 1b1
    seat 2: event rampage trooper1
    seat 2: activated peekaboom2
520: seat 2 answers move 3d3
    seat 2: moved peekaboom2 3c3 3d3
521: seat 2 answers door 3
    seat 2: door 3 closed
522: seat 2 answers move 3d2
    seat 2: moved peekaboom2 3d3 3d2
523: seat 2 answers done
    seat 2: activated weeble1
524: seat 2 answers move 1a1
    seat 2: moved weeble1 1b1 1a1
525: seat 2 answers move 1a2
    seat 2: moved weeble1 1a1 1a2
526: seat 2 answers attack blaze
    seat 2: attacked weeble1 blaze
527: seat 2 answers no
    rolled save
    rolled melee
    rolled crit
    extra-die ranged
528: seat 2 answers shove 1a2
    seat 2: shoved blaze s1dock 1a2
    seat 2: hits 3
    rolled crit
    extra-die ranged
    seat 2: saves blaze 1
    wounded blaze 2
    seat 1: turn 16
529: seat 1 answers rest
    seat 1: rested
530: seat 1 answers done
    seat 1: event hull_breach villain
531: seat 1 answers tile 2
    seat 1: breached 2
    wounded digits 1
    seat 2: turn 17
532: seat 2 answers rest
    seat 2: rested
533: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated weeble1
534: seat 2 answers attack blaze
    seat 2: attacked weeble1 blaze
535: seat 2 answers no
    rolled melee
    rolled crit
    extra-die save
    rolled ranged
536: seat 2 answers shove 1a1
    seat 2: shoved blaze 1a2 1a1
    seat 2: hits 3
    rolled save
    seat 2: saves blaze 1
    wounded blaze 2
537: seat 2 answers move 1a3
    seat 2: moved weeble1 1a2 1a3
538: seat 2 answers move 1a4
    seat 2: moved weeble1 1a3 1a4
539: seat 2 answers move 1a3
    seat 2: moved weeble1 1a4 1a3
540: seat 2 answers place 4d4
    seat 2: summoned peekaboom1 4d4
    seat 1: turn 18
541: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
542: seat 1 answers done
543: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka peekaboom1
    seat 1: exhausted bahbaka kitty_primed
    rolled crit
    extra-die save
    rolled save
    seat 1: hits 1
    rolled melee
    seat 1: saves peekaboom1 0
    wounded peekaboom1 1
544: seat 2 answers done
545: seat 1 answers done
    seat 1: event underdog officer2
    seat 2: turn 19
546: seat 2 answers activate blaze
    seat 2: activated blaze
    seat 2: collected blaze stimpack 1a1
547: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
548: seat 2 answers boost overcharger
    seat 2: weapon blaze overcharger
    seat 2: attacked blaze weeble1
549: seat 2 answers first overcharger
    seat 2: exhausted blaze kitty_primed
    seat 2: exhausted blaze overcharger
    rolled melee
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    seat 2: saves weeble1 1
550: seat 1 answers move 1a4
    seat 1: moved weeble1 1a3 1a4
551: seat 1 answers done
552: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 4
553: seat 2 answers move 1b1
    seat 2: moved blaze 1a1 1b1
554: seat 2 answers move 1c1
    seat 2: moved blaze 1b1 1c1
555: seat 2 answers move 1d1
    seat 2: moved blaze 1c1 1d1
556: seat 2 answers done
    seat 2: event salvage trooper3
557: seat 2 answers place 4a1
    seat 2: put victory 4a1
    seat 1: turn 20
558: seat 1 answers activate sprocket
    seat 1: activated sprocket
559: seat 1 answers door 3
    seat 1: door 3 open
560: seat 1 answers move 3d3
    seat 1: moved sprocket 4a3 3d3
561: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
562: seat 1 answers boost iron_fists
    seat 1: weapon sprocket iron_fists
    seat 1: attacked sprocket peekaboom2
    seat 1: exhausted sprocket pulse_blade
    seat 1: exhausted sprocket iron_fists
    rolled ranged
    rolled melee
    rolled ranged
    rolled ranged
563: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die ranged
564: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: hits 4
    rolled ranged
    seat 1: saves peekaboom2 0
    wounded peekaboom2 4
    overkilled peekaboom2
    killed peekaboom2
    seat 1: gained 1
    left peekaboom2
    seat 1: event reinforcements trooper3
565: seat 1 answers place 4d4
    seat 1: summoned peekaboom2 4d4
    seat 2: turn 21
566: seat 2 answers rest
    seat 2: rested
567: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
568: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
569: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated weeble1
570: seat 2 answers done
571: seat 2 answers exhaust blaze blaster_rifle
    seat 2: exhausted blaze blaster_rifle
572: seat 1 answers exhaust bahbaka plasma_cutter
    seat 1: exhausted bahbaka plasma_cutter
    seat 1: turn 22
573: seat 1 answers rest
    seat 1: rested
574: seat 1 answers done
    seat 1: event override trooper1
575: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
576: seat 1 answers move 4d3
    seat 1: moved peekaboom2 4d4 4d3
577: seat 1 answers move 4d2
    seat 1: moved peekaboom2 4d3 4d2
578: seat 1 answers move 4d1
    seat 1: moved peekaboom2 4d2 4d1
    seat 2: turn 23
579: seat 2 answers rest
    seat 2: rested
580: seat 2 answers done
    seat 2: event portal_glitch trooper3
581: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 24
582: seat 1 answers activate sprocket
    seat 1: activated sprocket
583: seat 1 answers move 3d4
    seat 1: moved sprocket 3d3 3d4
    seat 1: collected sprocket victory 3d4
    seat 1: gained 1
584: seat 1 answers done
    seat 1: event all_quiet officer1
585: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
586: seat 1 answers move 2c1
    seat 1: moved peekaround2 2c2 2c1
587: seat 1 answers move 2c2
    seat 1: moved peekaround2 2c1 2c2
588: seat 1 answers attack digits
    seat 1: attacked peekaround2 digits
    rolled save
    rolled melee
    rolled ranged
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die melee
    rolled save
    rolled crit
    extra-die crit
    extra-die melee
    rolled ranged
    rolled crit
    extra-die ranged
589: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 1: saves digits 6
    seat 2: turn 25
590: seat 2 answers activate digits
    seat 2: activated digits
591: seat 2 answers door 3
    seat 2: door 3 closed
592: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits peekaround2
    seat 2: exhausted digits pulse_blade
    rolled save
    rolled save
    rolled ranged
593: seat 2 answers done
    seat 2: hits 1
    rolled save
    rolled melee
    seat 2: saves peekaround2 1
594: seat 1 answers move 2c1
    seat 1: moved peekaround2 2c2 2c1
595: seat 1 answers attack digits
    seat 1: attacked peekaround2 digits
    rolled save
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled melee
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    rolled crit
    extra-die ranged
    rolled ranged
    rolled ranged
596: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves digits 3
597: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: healed digits 1
    seat 1: turn 26
598: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
599: seat 1 answers move 3c4
    seat 1: moved sprocket 3d4 3c4
600: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka peekaboom1
    seat 1: exhausted bahbaka kitty_primed
    rolled save
    rolled melee
    seat 1: hits 0
601: seat 2 answers done
602: seat 1 answers move 4a3
    seat 1: moved bahbaka 4a4 4a3
603: seat 1 answers move 4a4
    seat 1: moved bahbaka 4a3 4a4
604: seat 1 answers move 4a3
    seat 1: moved bahbaka 4a4 4a3
605: seat 1 answers door 3
    seat 1: door 3 open
    seat 1: event rampage trooper2
    seat 1: activated weeble1
606: seat 1 answers done
607: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
608: seat 1 answers move 4c1
    seat 1: moved peekaboom2 4d1 4c1
609: seat 1 answers move 4b1
    seat 1: moved peekaboom2 4c1 4b1
610: seat 1 answers move 4c1
    seat 1: moved peekaboom2 4b1 4c1
611: seat 1 answers done
    seat 2: turn 27
612: seat 2 answers activate blaze
    seat 2: activated blaze
613: seat 2 answers move 1c1
    seat 2: moved blaze 1d1 1c1
614: seat 2 answers move 1d1
    seat 2: moved blaze 1c1 1d1
615: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated weeble1
616: seat 2 answers move 1a3
    seat 2: moved weeble1 1a4 1a3
617: seat 2 answers move 1a2
    seat 2: moved weeble1 1a3 1a2
618: seat 2 answers move 1a3
    seat 2: moved weeble1 1a2 1a3
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 1: turn 28
619: seat 1 answers rest
    seat 1: rested
620: seat 1 answers hand-over bahbaka marksman_carbine
    seat 1: given marksman_carbine bahbaka
621: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
622: seat 1 answers done
    seat 1: event power_surge trooper1
623: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
624: seat 1 answers move 4b1
    seat 1: moved peekaboom2 4c1 4b1
625: seat 1 answers move 4c1
    seat 1: moved peekaboom2 4b1 4c1
626: seat 1 answers done
    seat 2: turn 29
627: seat 2 answers rest
    seat 2: rested
628: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated weeble1
629: seat 2 answers portal 2c4
    seat 2: teleported weeble1 1a3 2c4
630: seat 2 answers portal 1a3
    seat 2: teleported weeble1 2c4 1a3
631: seat 2 answers portal 2c4
    seat 2: teleported weeble1 1a3 2c4
632: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved peekaboom1 4d4 4d3
    seat 2: shoved digits 2c2 2c1
    seat 2: shoved bahbaka 4a3 4a2
    seat 2: shoved sprocket 3c4 3c3
    seat 1: turn 30
633: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
634: seat 1 answers move 3c2
    seat 1: moved sprocket 3c3 3c2
    seat 1: collected sprocket stimpack 3c2
    seat 1: collected sprocket hoverboard 3c2
635: seat 1 answers move 4a1
    seat 1: moved bahbaka 4a2 4a1
    seat 1: collected bahbaka victory 4a1
    seat 1: gained 1
    seat 1: collected bahbaka quest_a 4a1
636: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka peekaboom2
    seat 1: exhausted bahbaka kitty_primed
    rolled crit
    extra-die melee
    rolled crit
    extra-die ranged
637: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die save
    seat 1: hits 4
    rolled save
    seat 1: saves peekaboom2 1
    wounded peekaboom2 3
    overkilled peekaboom2
    killed peekaboom2
    seat 1: gained 1
    left peekaboom2
    seat 1: event inspection trooper2
    seat 1: activated weeble1
638: seat 1 answers move 2b4
    seat 1: moved weeble1 2c4 2b4
639: seat 1 answers move 2b3
    seat 1: moved weeble1 2b4 2b3
640: seat 1 answers move 2a3
    seat 1: moved weeble1 2b3 2a3
    seat 2: turn 31
641: seat 2 answers activate digits
    seat 2: activated digits
642: seat 2 answers no
643: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits peekaround2
    seat 2: exhausted digits pulse_blade
    rolled ranged
    rolled melee
    rolled save
644: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 3
    rolled save
    rolled crit
    extra-die save
    seat 2: saves peekaround2 3
645: seat 1 answers move 2d1
    seat 1: moved peekaround2 2c1 2d1
646: seat 1 answers move 2c1
    seat 1: moved peekaround2 2d1 2c1
647: seat 1 answers attack digits
    seat 1: attacked peekaround2 digits
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled save
    rolled melee
    rolled melee
    rolled ranged
648: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 1: saves digits 2
649: seat 2 answers move 2d1
    seat 1: attacked peekaround2 digits
    rolled save
    rolled save
    rolled melee
    seat 1: hits 0
    seat 2: moved digits 2c1 2d1
    seat 2: collected digits hoverboard 2d1
650: seat 2 answers done
    seat 2: event portal_glitch trooper3
651: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 32
652: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
653: seat 1 answers done
654: seat 1 answers done
    seat 1: event care_package officer1
655: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
656: seat 1 answers done
657: seat 1 answers gadget stimpack 1a1
    seat 1: put stimpack 1a1
658: seat 1 answers gadget stimpack 2a4
    seat 1: put stimpack 2a4
    seat 2: turn 33
659: seat 2 answers rest
    seat 2: rested
660: seat 2 answers done
661: seat 2 answers done
    seat 2: event all_quiet officer1
662: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
663: seat 2 answers done
    seat 1: turn 34
664: seat 1 answers rest
    seat 1: rested
665: seat 1 answers done
666: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
667: seat 1 answers done
    seat 1: event underdog officer2
    seat 2: gained 1
    seat 2: turn 35
668: seat 2 answers activate digits
    seat 2: activated digits
669: seat 2 answers door 1
    seat 2: door 1 open
670: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
671: seat 2 answers done
672: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits peekaround2
    seat 2: exhausted digits pulse_blade
    rolled save
    rolled melee
    rolled save
673: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 2
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 2: saves peekaround2 3
674: seat 1 answers done
675: seat 2 answers move 2c1
    seat 1: attacked peekaround2 digits
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 4
    rolled ranged
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    rolled ranged
676: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 4
    seat 2: moved digits 2d1 2c1
677: seat 2 answers done
    seat 2: event power_surge officer2
678: seat 2 answers ready digits pulse_blade
    seat 2: readied digits pulse_blade
    seat 1: turn 36
679: seat 1 answers activate sprocket
    seat 1: activated sprocket
680: seat 1 answers move 3b2
    seat 1: moved sprocket 3c2 3b2
681: seat 1 answers move 3a2
    seat 1: moved sprocket 3b2 3a2
682: seat 1 answers move 3a1
    seat 1: moved sprocket 3a2 3a1
    seat 1: collected sprocket victory 3a1
    seat 1: gained 1
683: seat 1 answers move 3a2
    seat 1: moved sprocket 3a1 3a2
    seat 1: event salvage trooper1
    seat 1: activated peekaboom1
684: seat 1 answers move 4d2
    seat 1: moved peekaboom1 4d3 4d2
685: seat 1 answers move s4dock
    seat 1: moved peekaboom1 4d2 s4dock
686: seat 1 answers done
687: seat 1 answers place 3b3
    seat 1: put victory 3b3
    seat 2: turn 37
688: seat 2 answers activate digits
    seat 2: activated digits
689: seat 2 answers door 3
    seat 2: door 3 open
690: seat 2 answers done
    seat 2: event salvage trooper3
691: seat 2 answers place 1a4
    seat 2: put victory 1a4
    seat 1: turn 38
692: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
693: seat 1 answers door 2
    seat 1: door 2 open
694: seat 1 answers move 4a2
    seat 1: moved bahbaka 4a1 4a2
695: seat 1 answers move 4a3
    seat 1: moved bahbaka 4a2 4a3
696: seat 1 answers use hoverboard
    seat 1: used bahbaka hoverboard
697: seat 1 answers move 3a1
    seat 1: moved sprocket 3a2 3a1
698: seat 1 answers move 3a2
    seat 1: moved sprocket 3a1 3a2
699: seat 1 answers move 2d2
    seat 1: moved sprocket 3a2 2d2
700: seat 1 answers move 2d1
    seat 1: moved sprocket 2d2 2d1
701: seat 1 answers move 4a2
    seat 1: moved bahbaka 4a3 4a2
702: seat 1 answers move 4a3
    seat 1: moved bahbaka 4a2 4a3
703: seat 1 answers weapon marksman_carbine
    seat 1: weapon bahbaka marksman_carbine
704: seat 1 answers done
705: seat 1 answers attack peekaround2
    seat 1: attacked bahbaka peekaround2
    seat 1: exhausted bahbaka marksman_carbine
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
706: seat 1 answers done
    seat 1: hits 3
    rolled melee
    rolled save
    seat 1: saves peekaround2 1
    wounded peekaround2 2
707: seat 2 answers done
    seat 1: event inspection trooper1
    seat 1: activated peekaboom1
708: seat 1 answers move 4d2
    seat 1: moved peekaboom1 s4dock 4d2
709: seat 1 answers move s4dock
    seat 1: moved peekaboom1 4d2 s4dock
710: seat 1 answers move s4cabin
    seat 1: moved peekaboom1 s4dock s4cabin
    seat 2: turn 39
711: seat 2 answers activate blaze
    seat 2: activated blaze
712: seat 2 answers done
    seat 2: event rampage trooper1
    seat 2: activated peekaboom1
713: seat 2 answers done
    seat 2: activated weeble1
714: seat 2 answers move 1d3
    seat 2: moved weeble1 2a3 1d3
715: seat 2 answers done
    seat 1: turn 40
716: seat 1 answers rest
    seat 1: rested
717: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
718: seat 1 answers hand-over sprocket marksman_carbine
    seat 1: given marksman_carbine sprocket
719: seat 1 answers done
720: seat 1 answers done
    seat 1: event all_quiet trooper3
    turn-limit 40
    seat 1: won-scenario scenario_2b
    seat 1: result 7
    seat 2: result 3
    seat 1: badges 2
    seat 2: badges 0
721: seat 1 answers keep holo_decoy
    seat 1: took-upgrade holo_decoy
722: seat 1 answers keep holo_decoy
    seat 1: took-upgrade holo_decoy
723: seat 2 answers keep implosion_charge
    seat 2: took-upgrade implosion_charge
724: seat 2 answers keep amp_module
    seat 2: took-upgrade amp_module
725: seat 2 answers keep auto_medic
    seat 2: took-upgrade auto_medic
726: seat 2 answers keep rocket_fists
    seat 2: took-upgrade rocket_fists
727: seat 1 answers keep rocket_fists
    seat 1: took-upgrade rocket_fists
728: seat 1 answers keep spotter_drone
    seat 1: took-upgrade spotter_drone
729: seat 1 answers keep combat_exosuit
    seat 1: took-upgrade combat_exosuit
730: seat 1 answers keep combat_exosuit
    seat 1: took-upgrade combat_exosuit
731: seat 1 answers discard holo_decoy
    seat 1: discarded holo_decoy
732: seat 1 answers discard red_dot_sight
    seat 1: discarded red_dot_sight
733: seat 1 answers discard rocket_fists
    seat 1: discarded rocket_fists
734: seat 1 answers discard iron_fists
    seat 1: discarded iron_fists
735: seat 1 answers discard combat_exosuit
    seat 1: discarded combat_exosuit
736: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
737: seat 1 answers give sprocket
    seat 1: given repeater_pistol sprocket
738: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
739: seat 1 answers give sprocket
    seat 1: given kitty_primed sprocket
740: seat 1 answers give sprocket
    seat 1: given red_shirt sprocket
741: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
742: seat 1 answers give sprocket
    seat 1: given marksman_carbine sprocket
743: seat 1 answers give bahbaka
    seat 1: given chatty_scope bahbaka
744: seat 1 answers give bahbaka
    seat 1: given duck bahbaka
745: seat 1 answers give bahbaka
    seat 1: given spotter_drone bahbaka
746: seat 1 answers give bahbaka
    seat 1: given combat_exosuit bahbaka
    seat 1: given holo_decoy sprocket
747: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
748: seat 2 answers discard iron_fists
    seat 2: discarded iron_fists
749: seat 2 answers discard implosion_charge
    seat 2: discarded implosion_charge
750: seat 2 answers discard overcharger
    seat 2: discarded overcharger
751: seat 2 answers give digits
    seat 2: given pulse_blade digits
752: seat 2 answers give digits
    seat 2: given repeater_pistol digits
753: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
754: seat 2 answers give blaze
    seat 2: given kitty_primed blaze
755: seat 2 answers give digits
    seat 2: given red_shirt digits
756: seat 2 answers give digits
    seat 2: given plasma_cutter digits
757: seat 2 answers give digits
    seat 2: given padded_vest digits
758: seat 2 answers give blaze
    seat 2: given padded_vest blaze
759: seat 2 answers give blaze
    seat 2: given duck blaze
760: seat 2 answers give blaze
    seat 2: given rocket_fists blaze
761: seat 2 answers give blaze
    seat 2: given amp_module blaze
    seat 2: given auto_medic digits
762: seat 1 answers scenario scenario_3b
    seat 1: next scenario_3b
    scenario scenario_3b
    monster-card trooper1 peekaboom
    monster-card trooper2 octocold
    monster-card officer1 peekaround
    monster-card officer2 octocruel
763: seat 1 answers dock 2
    seat 1: docked 2
764: seat 1 answers board s2dock
    seat 1: boarded sprocket s2dock
765: seat 1 answers board s2dock
    seat 1: boarded bahbaka s2dock
766: seat 2 answers dock 4
    seat 2: docked 4
767: seat 2 answers board s4dock
    seat 2: boarded blaze s4dock
768: seat 2 answers board s4dock
    seat 2: boarded digits s4dock
    seat 1: quest wrong_number
    seat 1: turn 1
769: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
770: seat 1 answers move s2cabin
    seat 1: moved sprocket s2dock s2cabin
771: seat 1 answers move 2c1
    seat 1: moved bahbaka s2dock 2c1
772: seat 1 answers move 2d1
    seat 1: moved bahbaka 2c1 2d1
773: seat 1 answers portal 4c1
    seat 1: teleported bahbaka 2d1 4c1
774: seat 1 answers move 4d1
    seat 1: moved bahbaka 4c1 4d1
    seat 1: collected bahbaka recharge 4d1
    seat 1: event all_quiet officer1
    seat 1: activated peekaround1
775: seat 1 answers move 5a2
    seat 1: moved peekaround1 5a1 5a2
776: seat 1 answers done
    seat 2: turn 2
777: seat 2 answers activate digits
    seat 2: activated digits
778: seat 2 answers first auto_medic
779: seat 2 answers door 4
    seat 2: door 4 open
780: seat 2 answers move 3b4
    seat 2: moved digits s4dock 3b4
781: seat 2 answers move 3b3
    seat 2: moved digits 3b4 3b3
    seat 2: collected digits victory 3b3
    seat 2: gained 1
782: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
    seat 2: attacked digits octocold2
    seat 2: exhausted digits repeater_pistol
    rolled crit
    extra-die ranged
    rolled save
783: seat 2 answers done
    seat 2: hits 2
    rolled ranged
    seat 2: saves octocold2 0
    wounded octocold2 2
    killed octocold2
    seat 2: gained 1
784: seat 1 answers move 3b2
    seat 1: moved octocold2 3c2 3b2
785: seat 1 answers move 3a2
    seat 1: moved octocold2 3b2 3a2
786: seat 1 answers move 3a3
    seat 1: moved octocold2 3a2 3a3
787: seat 1 answers attack digits
    seat 1: attacked octocold2 digits
    rolled ranged
    rolled melee
    seat 1: hits 1
    rolled save
    rolled save
    rolled ranged
    rolled ranged
    rolled save
788: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die ranged
    seat 1: saves digits 4
    left octocold2
    seat 2: event all_quiet trooper3
    seat 1: turn 3
789: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
790: seat 1 answers move s2dock
    seat 1: moved sprocket s2cabin s2dock
791: seat 1 answers move 4c1
    seat 1: moved bahbaka 4d1 4c1
792: seat 1 answers move 4b1
    seat 1: moved bahbaka 4c1 4b1
793: seat 1 answers move 4a1
    seat 1: moved bahbaka 4b1 4a1
794: seat 1 answers done
    seat 1: quest-done wrong_number 2
    seat 1: gained 2
    seat 1: portal-placed cyan 5a1
    seat 1: portal-placed cyan 1a4
    seat 1: quest finders_keepers
    seat 1: summoned octocruel1 1d1
    seat 1: event rampage trooper2
    seat 1: activated octocold1
795: seat 1 answers move 2a2
    seat 1: moved octocold1 2a1 2a2
796: seat 1 answers move 2a3
    seat 1: moved octocold1 2a2 2a3
797: seat 1 answers move 2a4
    seat 1: moved octocold1 2a3 2a4
798: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
799: seat 1 answers done
    seat 2: turn 4
800: seat 2 answers rest
    seat 2: rested
801: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
802: seat 2 answers hand-over digits padded_vest
    seat 2: given padded_vest digits
803: seat 2 answers hand-over digits duck
    seat 2: given duck digits
804: seat 2 answers hand-over blaze padded_vest
    seat 2: given padded_vest blaze
805: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated octocold1
806: seat 2 answers done
807: seat 2 answers exhaust blaze kitty_primed
    seat 2: exhausted blaze kitty_primed
808: seat 1 answers exhaust bahbaka chatty_scope
    seat 1: exhausted bahbaka chatty_scope
    seat 1: turn 5
809: seat 1 answers rest
    seat 1: rested
810: seat 1 answers done
811: seat 1 answers done
    seat 1: event salvage trooper1
812: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
813: seat 1 answers done
814: seat 1 answers place 3b1
    seat 1: put victory 3b1
    seat 2: turn 6
815: seat 2 answers rest
    seat 2: rested
816: seat 2 answers done
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
817: seat 2 answers move 1c1
    seat 2: moved octocruel1 1d1 1c1
818: seat 2 answers done
    seat 1: turn 7
819: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
820: seat 1 answers move 2c1
    seat 1: moved sprocket s2dock 2c1
821: seat 1 answers move 4a2
    seat 1: moved bahbaka 4a1 4a2
822: seat 1 answers move 4b2
    seat 1: moved bahbaka 4a2 4b2
    seat 1: collected bahbaka stimpack 4b2
823: seat 1 answers move 4b3
    seat 1: moved bahbaka 4b2 4b3
    seat 1: collected bahbaka victory 4b3
    seat 1: gained 1
824: seat 1 answers move 4b4
    seat 1: moved bahbaka 4b3 4b4
825: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
826: seat 1 answers boost spotter_drone
    seat 1: weapon bahbaka spotter_drone
    seat 1: attacked bahbaka peekaboom2
    seat 1: exhausted bahbaka blaster_rifle
    seat 1: exhausted bahbaka spotter_drone
    rolled melee
    rolled save
    rolled save
    rolled ranged
827: seat 1 answers reroll save
    seat 1: rerolled save ranged
828: seat 1 answers done
    seat 1: hits 2
    seat 1: saves peekaboom2 0
    wounded peekaboom2 2
    killed peekaboom2
    seat 1: gained 1
829: seat 2 answers move 4c4
    seat 2: moved peekaboom2 4d4 4c4
830: seat 2 answers move 4b4
    seat 2: moved peekaboom2 4c4 4b4
831: seat 2 answers move 4a4
    seat 2: moved peekaboom2 4b4 4a4
832: seat 2 answers attack bahbaka
    seat 2: attacked peekaboom2 bahbaka
833: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled crit
    extra-die ranged
834: seat 2 answers done
    seat 2: hits 2
    rolled ranged
835: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
836: seat 1 answers done
    seat 2: saves bahbaka 1
    wounded bahbaka 1
    left peekaboom2
837: seat 1 answers use stimpack
    seat 1: used bahbaka stimpack
    seat 1: healed bahbaka 1
838: seat 1 answers use recharge
    seat 1: used bahbaka recharge
    seat 1: readied bahbaka blaster_rifle
    seat 1: readied bahbaka duck
    seat 1: readied bahbaka spotter_drone
    seat 1: event asteroid_bump trooper2
    seat 1: activated octocold1
839: seat 1 answers move 2a3
    seat 1: moved octocold1 2a4 2a3
840: seat 1 answers move 2a4
    seat 1: moved octocold1 2a3 2a4
841: seat 1 answers done
842: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved octocruel1 1c1 1b1
    seat 1: shoved peekaboom1 1d1 1c1
    seat 1: shoved digits 3b3 3a3
    seat 1: shoved bahbaka 4b4 4a4
    seat 1: shoved sprocket 2c1 2b1
    seat 2: turn 8
843: seat 2 answers activate blaze
    seat 2: activated blaze
844: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated octocold1
845: seat 2 answers move 2a3
    seat 2: moved octocold1 2a4 2a3
846: seat 2 answers move 2a2
    seat 2: moved octocold1 2a3 2a2
847: seat 2 answers move 2b2
    seat 2: moved octocold1 2a2 2b2
848: seat 2 answers done
    seat 2: door 4 closed
    seat 1: turn 9
849: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka hoverboard 4a4
850: seat 1 answers move 2c1
    seat 2: attacked octocold1 sprocket
851: seat 1 answers no
    rolled crit
    extra-die melee
    rolled melee
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
852: seat 1 answers done
    seat 2: saves sprocket 2
    seat 1: moved sprocket 2b1 2c1
853: seat 1 answers move 4b4
    seat 1: moved bahbaka 4a4 4b4
854: seat 1 answers portal 3a2
    seat 1: teleported bahbaka 4b4 3a2
855: seat 1 answers weapon plasma_cutter
    seat 1: weapon bahbaka plasma_cutter
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka plasma_cutter
856: seat 2 answers react duck
    seat 2: reacted digits duck
    seat 2: exhausted digits duck
    rolled ranged
    rolled melee
857: seat 1 answers done
    seat 1: hits 2
    rolled melee
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
858: seat 2 answers reroll ranged
    seat 2: rerolled ranged melee
    seat 1: saves digits 3
859: seat 1 answers done
    seat 1: event taco_break officer1
    seat 1: activated peekaround1
860: seat 1 answers done
    seat 2: turn 10
861: seat 2 answers rest
    seat 2: rested
862: seat 2 answers done
    seat 2: event asteroid_bump villain
863: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved octocold1 2b2 2b1
    seat 2: shoved peekaround1 5a2 5a1
    seat 2: shoved sprocket 2c1 s2dock
    seat 2: shoved digits 3a3 3a2
    seat 2: shoved blaze s4dock 3b4
    seat 1: turn 11
864: seat 1 answers rest
    seat 1: rested
865: seat 1 answers done
866: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated octocold1
867: seat 1 answers done
868: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 12
869: seat 2 answers activate blaze
    seat 2: activated blaze
870: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze bahbaka
    seat 2: exhausted blaze blaster_rifle
871: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled ranged
    seat 2: hits 1
    rolled ranged
872: seat 1 answers done
    seat 2: saves bahbaka 0
    wounded bahbaka 1
873: seat 2 answers move 3c4
    seat 2: moved blaze 3b4 3c4
874: seat 2 answers portal 5a1
    seat 2: teleported blaze 3c4 5a1
875: seat 2 answers done
    seat 2: event override trooper3
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 1: turn 13
876: seat 1 answers rest
    seat 1: rested
877: seat 1 answers done
878: seat 1 answers done
    seat 1: event underdog officer2
    seat 1: activated octocruel1
879: seat 1 answers move 1a1
    seat 1: moved octocruel1 1b1 1a1
880: seat 1 answers move 1a2
    seat 1: moved octocruel1 1a1 1a2
881: seat 1 answers done
    seat 2: gained 1
    seat 2: turn 14
882: seat 2 answers rest
    seat 2: rested
883: seat 2 answers done
    seat 2: event inspection trooper1
    seat 2: activated peekaboom1
884: seat 2 answers done
885: seat 2 answers place 1b4
    seat 2: summoned peekaround2 1b4
    seat 1: turn 15
886: seat 1 answers activate sprocket
    seat 1: activated sprocket
887: seat 1 answers weapon marksman_carbine
    seat 1: weapon sprocket marksman_carbine
    seat 1: attacked sprocket octocold1
    seat 1: exhausted sprocket marksman_carbine
    rolled save
    rolled save
    rolled ranged
888: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
889: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die crit
    extra-die ranged
    seat 1: hits 4
    rolled save
    seat 1: saves octocold1 1
    wounded octocold1 3
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
890: seat 1 answers move s2cabin
    seat 1: moved sprocket s2dock s2cabin
891: seat 1 answers move s2dock
    seat 1: moved sprocket s2cabin s2dock
892: seat 1 answers move 2c1
    seat 1: moved sprocket s2dock 2c1
893: seat 1 answers move 2d1
    seat 1: moved sprocket 2c1 2d1
    seat 1: event override trooper1
    seat 1: activated peekaboom1
894: seat 1 answers move 1b1
    seat 1: moved peekaboom1 1c1 1b1
895: seat 1 answers move 1a1
    seat 1: moved peekaboom1 1b1 1a1
896: seat 1 answers move 1a2
    seat 1: moved peekaboom1 1a1 1a2
    seat 2: turn 16
897: seat 2 answers activate digits
    seat 2: activated digits
898: seat 2 answers first auto_medic
899: seat 2 answers door 4
    seat 2: door 4 closed
900: seat 2 answers weapon plasma_cutter
    seat 2: weapon digits plasma_cutter
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits plasma_cutter
901: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled save
    rolled ranged
902: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 2
    rolled melee
903: seat 1 answers done
    seat 2: saves bahbaka 0
    wounded bahbaka 2
904: seat 2 answers done
    seat 2: event inspection trooper2
905: seat 2 answers place 1b4
    seat 2: summoned octocold1 1b4
    seat 1: turn 17
906: seat 1 answers activate sprocket
    seat 1: activated sprocket
907: seat 1 answers done
    seat 1: event care_package officer1
908: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
909: seat 1 answers done
910: seat 1 answers gadget recharge 1a1
    seat 1: put recharge 1a1
911: seat 1 answers gadget stimpack 4a4
    seat 1: put stimpack 4a4
    seat 2: turn 18
912: seat 2 answers rest
    seat 2: rested
913: seat 2 answers done
    seat 2: event underdog trooper1
    seat 2: activated peekaboom1
914: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 19
915: seat 1 answers rest
    seat 1: rested
916: seat 1 answers hand-over sprocket spotter_drone
    seat 1: given spotter_drone sprocket
917: seat 1 answers hand-over bahbaka marksman_carbine
    seat 1: given marksman_carbine bahbaka
918: seat 1 answers done
919: seat 1 answers done
    seat 1: event static_storm villain
920: seat 1 answers exhaust bahbaka blaster_rifle
    seat 1: exhausted bahbaka blaster_rifle
921: seat 2 answers exhaust digits duck
    seat 2: exhausted digits duck
    seat 2: turn 20
922: seat 2 answers activate blaze
    seat 2: activated blaze
923: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze peekaround1
    seat 2: exhausted blaze blaster_rifle
    rolled ranged
    rolled crit
    extra-die ranged
    seat 2: hits 3
    rolled ranged
    rolled ranged
    seat 2: saves peekaround1 0
    wounded peekaround1 3
924: seat 1 answers portal 3c4
    seat 1: teleported peekaround1 5a1 3c4
925: seat 1 answers done
926: seat 2 answers move 5b1
    seat 2: moved blaze 5a1 5b1
927: seat 2 answers move 5c1
    seat 2: moved blaze 5b1 5c1
928: seat 2 answers move 5d1
    seat 2: moved blaze 5c1 5d1
    seat 2: collected blaze quest_a 5d1
929: seat 2 answers move 5c1
    seat 2: moved blaze 5d1 5c1
    seat 2: event care_package trooper1
    seat 2: activated peekaboom1
930: seat 2 answers done
931: seat 2 answers gadget recharge 2b2
    seat 2: put recharge 2b2
932: seat 2 answers gadget stimpack 4a4
    seat 2: put stimpack 4a4
    seat 1: turn 21
933: seat 1 answers rest
    seat 1: rested
934: seat 1 answers done
935: seat 1 answers done
    seat 1: event salvage trooper3
936: seat 1 answers place 3b1
    seat 1: put victory 3b1
    seat 2: turn 22
937: seat 2 answers rest
    seat 2: rested
938: seat 2 answers done
    seat 2: event power_surge trooper1
    seat 2: activated peekaboom1
939: seat 2 answers move 1a1
    seat 2: moved peekaboom1 1a2 1a1
940: seat 2 answers move 1a2
    seat 2: moved peekaboom1 1a1 1a2
941: seat 2 answers move 1a3
    seat 2: moved peekaboom1 1a2 1a3
    seat 1: turn 23
942: seat 1 answers activate sprocket
    seat 1: activated sprocket
943: seat 1 answers move 2c1
    seat 1: moved sprocket 2d1 2c1
944: seat 1 answers done
    seat 1: event reinforcements trooper2
    seat 1: activated octocold1
945: seat 1 answers move 1a4
    seat 1: moved octocold1 1b4 1a4
946: seat 1 answers portal 5a1
    seat 1: teleported octocold1 1a4 5a1
947: seat 1 answers attack blaze
    seat 1: attacked octocold1 blaze
    rolled save
    rolled save
    seat 1: hits 0
948: seat 1 answers place 3c2
    seat 1: summoned peekaboom2 3c2
    seat 2: turn 24
949: seat 2 answers activate digits
    seat 2: activated digits
950: seat 2 answers first digits
951: seat 2 answers door 3
    seat 2: door 3 closed
952: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
953: seat 2 answers attack bahbaka
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits repeater_pistol
954: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled ranged
955: seat 2 answers done
    seat 2: hits 1
    rolled save
956: seat 1 answers done
    seat 2: saves bahbaka 1
    seat 2: readied digits repeater_pistol
957: seat 2 answers done
    seat 2: event portal_glitch trooper3
958: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 25
959: seat 1 answers rest
    seat 1: rested
960: seat 1 answers done
961: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
962: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
963: seat 1 answers done
    seat 1: healed bahbaka 1
    seat 2: turn 26
964: seat 2 answers activate blaze
    seat 2: activated blaze
965: seat 2 answers move 5c2
    seat 2: moved blaze 5c1 5c2
    seat 2: collected blaze victory 5c2
    seat 2: gained 1
966: seat 2 answers move 5b2
    seat 2: moved blaze 5c2 5b2
967: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze octocold1
    seat 2: exhausted blaze blaster_rifle
    rolled save
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    rolled crit
    extra-die crit
    extra-die crit
    extra-die crit
    extra-die melee
    seat 2: hits 8
    rolled save
    seat 2: saves octocold1 1
    wounded octocold1 8
    overkilled octocold1
    killed octocold1
    seat 2: gained 1
    left octocold1
    seat 2: event lockdown officer1
968: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
969: seat 2 answers attack bahbaka
    seat 2: attacked peekaround1 bahbaka
970: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled save
    seat 2: hits 0
971: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 1: turn 27
972: seat 1 answers rest
    seat 1: rested
973: seat 1 answers done
974: seat 1 answers done
    seat 1: event hull_breach officer1
975: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
976: seat 1 answers done
977: seat 1 answers tile 5
    seat 1: breached 5
    wounded blaze 1
    seat 2: turn 28
978: seat 2 answers rest
    seat 2: rested
979: seat 2 answers done
    seat 2: event reinforcements trooper3
980: seat 2 answers place 3c2
    seat 2: summoned peekaboom3 3c2
    seat 1: turn 29
981: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
982: seat 1 answers done
983: seat 1 answers weapon plasma_cutter
    seat 1: weapon bahbaka plasma_cutter
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka plasma_cutter
984: seat 2 answers react duck
    seat 2: reacted digits duck
    seat 2: exhausted digits duck
    rolled ranged
    rolled ranged
985: seat 1 answers done
    seat 1: hits 2
    rolled crit
    extra-die crit
    extra-die melee
    rolled ranged
    rolled save
    rolled save
    rolled ranged
986: seat 2 answers done
    seat 1: saves digits 4
987: seat 1 answers move 3b2
    seat 1: moved bahbaka 3a2 3b2
988: seat 1 answers move 3c2
989: seat 2 answers guard peekaboom3
    seat 2: attacked peekaboom3 bahbaka
990: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled save
991: seat 2 answers done
    seat 2: hits 0
    seat 2: attacked peekaboom2 bahbaka
    rolled save
    rolled save
992: seat 2 answers done
    seat 2: hits 0
    seat 1: moved bahbaka 3b2 3c2
993: seat 1 answers move 3d2
994: seat 2 answers guard peekaboom2
    seat 2: attacked peekaboom2 bahbaka
    rolled save
    rolled ranged
995: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled save
996: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die save
997: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 2: attacked peekaboom3 bahbaka
    rolled save
    rolled save
998: seat 2 answers done
    seat 2: hits 0
    seat 1: moved bahbaka 3c2 3d2
999: seat 1 answers move 3d1
1000: seat 2 answers guard peekaboom2
    seat 2: attacked peekaboom2 bahbaka
    rolled crit
    extra-die melee
    rolled ranged
1001: seat 2 answers done
    seat 2: hits 2
    rolled ranged
1002: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
1003: seat 1 answers done
    seat 2: saves bahbaka 1
    wounded bahbaka 1
    seat 2: attacked peekaboom3 bahbaka
    rolled save
    rolled save
1004: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 0
    seat 1: moved bahbaka 3d2 3d1
    seat 1: collected bahbaka hoverboard 3d1
1005: seat 1 answers done
    seat 1: event hull_breach villain
1006: seat 1 answers tile 5
    seat 1: breached 5
    wounded blaze 1
    seat 2: turn 30
1007: seat 2 answers activate blaze
    seat 2: activated blaze
1008: seat 2 answers move 5a2
    seat 2: moved blaze 5b2 5a2
1009: seat 2 answers move 5a1
    seat 2: moved blaze 5a2 5a1
1010: seat 2 answers move 5b1
    seat 2: moved blaze 5a1 5b1
1011: seat 2 answers move 5b2
    seat 2: moved blaze 5b1 5b2
    seat 2: event rampage trooper1
1012: seat 2 answers wake peekaboom3
    seat 2: activated peekaboom3
1013: seat 2 answers move 3b2
    seat 2: moved peekaboom3 3c2 3b2
1014: seat 2 answers move 3b3
    seat 2: moved peekaboom3 3b2 3b3
1015: seat 2 answers move 3b4
    seat 2: moved peekaboom3 3b3 3b4
1016: seat 2 answers done
1017: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
1018: seat 2 answers move 3d2
    seat 2: moved peekaboom2 3c2 3d2
1019: seat 2 answers door 3
    seat 2: door 3 open
1020: seat 2 answers move 3d3
    seat 2: moved peekaboom2 3d2 3d3
1021: seat 2 answers done
    seat 1: turn 31
1022: seat 1 answers rest
    seat 1: rested
1023: seat 1 answers done
1024: seat 1 answers done
    seat 1: event salvage trooper1
1025: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
1026: seat 1 answers done
1027: seat 1 answers place 4a1
    seat 1: put victory 4a1
    seat 2: turn 32
1028: seat 2 answers rest
    seat 2: rested
1029: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 33
1030: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1031: seat 1 answers done
1032: seat 1 answers move 3c1
    seat 1: moved bahbaka 3d1 3c1
1033: seat 1 answers move 3b1
    seat 1: moved bahbaka 3c1 3b1
    seat 1: collected bahbaka victory 3b1
    seat 1: gained 2
1034: seat 1 answers move 3c1
    seat 1: moved bahbaka 3b1 3c1
1035: seat 1 answers weapon marksman_carbine
    seat 1: weapon bahbaka marksman_carbine
1036: seat 1 answers done
1037: seat 1 answers attack peekaboom3
    seat 1: attacked bahbaka peekaboom3
    seat 1: exhausted bahbaka marksman_carbine
    rolled save
    rolled crit
    extra-die ranged
    rolled save
1038: seat 1 answers done
    seat 1: hits 2
    rolled melee
    seat 1: saves peekaboom3 0
    wounded peekaboom3 2
    killed peekaboom3
    seat 1: gained 1
1039: seat 2 answers move s4dock
    seat 2: moved peekaboom3 3b4 s4dock
1040: seat 2 answers move s4cabin
    seat 2: moved peekaboom3 s4dock s4cabin
1041: seat 2 answers done
    left peekaboom3
1042: seat 1 answers done
    seat 1: event power_surge officer2
    seat 1: activated octocruel1
1043: seat 1 answers move 1a3
    seat 1: moved octocruel1 1a2 1a3
1044: seat 1 answers done
1045: seat 1 answers ready bahbaka marksman_carbine
    seat 1: readied bahbaka marksman_carbine
    seat 2: turn 34
1046: seat 2 answers activate digits
    seat 2: activated digits
1047: seat 2 answers first digits
1048: seat 2 answers no
1049: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
    seat 2: attacked digits peekaround1
    seat 2: exhausted digits repeater_pistol
    rolled crit
    extra-die ranged
    rolled save
1050: seat 2 answers done
    seat 2: hits 2
    rolled save
    rolled save
    seat 2: saves peekaround1 2
    seat 2: readied digits repeater_pistol
1051: seat 1 answers portal 5a1
    seat 1: teleported peekaround1 3c4 5a1
1052: seat 1 answers portal 1a3
    seat 1: teleported peekaround1 5a1 1a3
1053: seat 1 answers portal 1a4
    seat 1: teleported peekaround1 1a3 1a4
1054: seat 2 answers move 3b2
    seat 2: moved digits 3a2 3b2
1055: seat 2 answers move 3b3
    seat 2: moved digits 3b2 3b3
1056: seat 2 answers move 3b2
    seat 2: moved digits 3b3 3b2
1057: seat 2 answers move 3a2
    seat 2: moved digits 3b2 3a2
    seat 2: event inspection trooper1
1058: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
1059: seat 2 answers attack bahbaka
    seat 2: attacked peekaboom2 bahbaka
1060: seat 1 answers react duck
    seat 1: reacted bahbaka duck
    seat 1: exhausted bahbaka duck
    rolled crit
    extra-die save
1061: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 2
    rolled save
1062: seat 1 answers done
    seat 2: saves bahbaka 1
    wounded bahbaka 1
1063: seat 2 answers move 3d2
    seat 2: moved peekaboom2 3d3 3d2
1064: seat 2 answers move 3d3
    seat 2: moved peekaboom2 3d2 3d3
1065: seat 2 answers move 3d2
    seat 2: moved peekaboom2 3d3 3d2
    seat 1: turn 35
1066: seat 1 answers rest
    seat 1: rested
1067: seat 1 answers done
1068: seat 1 answers done
    seat 1: event reinforcements trooper2
1069: seat 1 answers place 2a1
    seat 1: summoned octocold1 2a1
1070: seat 1 answers place 1d1
    seat 1: summoned peekaboom3 1d1
    seat 2: turn 36
1071: seat 2 answers activate blaze
    seat 2: activated blaze
1072: seat 2 answers move 5c2
    seat 2: moved blaze 5b2 5c2
1073: seat 2 answers move 5c1
    seat 2: moved blaze 5c2 5c1
1074: seat 2 answers move 5b1
    seat 2: moved blaze 5c1 5b1
1075: seat 2 answers move 5b2
    seat 2: moved blaze 5b1 5b2
    seat 2: event hull_breach officer1
1076: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
1077: seat 2 answers done
1078: seat 2 answers tile 3
    seat 2: breached 3
    wounded bahbaka 1
    wounded digits 1
    killed bahbaka
    seat 2: gained 1
    seat 1: put hoverboard 3c1
    seat 1: turn 37
1079: seat 1 answers rest
    seat 1: rested
1080: seat 1 answers place s2dock
    seat 1: resurrected bahbaka s2dock
1081: seat 1 answers done
1082: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
1083: seat 1 answers done
    seat 1: event lockdown officer1
1084: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
1085: seat 1 answers move 1a4
    seat 1: moved peekaround2 1b4 1a4
1086: seat 1 answers move 1b4
    seat 1: moved peekaround2 1a4 1b4
1087: seat 1 answers done
    seat 1: door 3 closed
    seat 2: turn 38
1088: seat 2 answers activate blaze
    seat 2: activated blaze
1089: seat 2 answers move 5b1
    seat 2: moved blaze 5b2 5b1
1090: seat 2 answers move 5a1
    seat 2: moved blaze 5b1 5a1
1091: seat 2 answers portal 3c4
    seat 2: teleported blaze 5a1 3c4
1092: seat 2 answers move 3b4
    seat 2: moved blaze 3c4 3b4
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
1093: seat 2 answers portal 3c4
    seat 2: teleported octocruel1 1a3 3c4
1094: seat 2 answers move 3b4
    seat 2: moved octocruel1 3c4 3b4
1095: seat 2 answers done
1096: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 1: turn 39
1097: seat 1 answers activate sprocket
    seat 1: activated sprocket
1098: seat 1 answers move 2b1
    seat 1: moved sprocket 2c1 2b1
1099: seat 1 answers move 2b2
    seat 2: attacked octocold1 sprocket
1100: seat 1 answers react holo_decoy
    seat 1: reacted sprocket holo_decoy
    seat 1: exhausted sprocket holo_decoy
    rolled crit
    seat 2: hits 1
    rolled ranged
    rolled save
1101: seat 1 answers done
    seat 2: saves sprocket 1
    seat 1: moved sprocket 2b1 2b2
    seat 1: collected sprocket recharge 2b2
1102: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
    seat 1: attacked sprocket octocold1
    seat 1: exhausted sprocket kitty_primed
    rolled save
    rolled save
1103: seat 1 answers done
    seat 1: hits 0
1104: seat 2 answers move 2a2
    seat 2: moved octocold1 2a1 2a2
1105: seat 2 answers move 2a1
    seat 2: moved octocold1 2a2 2a1
1106: seat 2 answers move 2a2
    seat 2: moved octocold1 2a1 2a2
1107: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled melee
    rolled melee
    seat 2: hits 0
1108: seat 1 answers use recharge
    seat 1: used sprocket recharge
    seat 1: readied sprocket kitty_primed
    seat 1: readied sprocket holo_decoy
    seat 1: event inspection trooper2
    seat 1: activated octocold1
1109: seat 1 answers done
    seat 2: turn 40
1110: seat 2 answers activate blaze
    seat 2: activated blaze
1111: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze blaster_rifle
    rolled ranged
    rolled crit
    extra-die save
    seat 2: hits 2
    rolled melee
    rolled ranged
    seat 2: saves octocruel1 0
    wounded octocruel1 2
1112: seat 1 answers move s4dock
    seat 1: moved octocruel1 3b4 s4dock
1113: seat 1 answers move s4cabin
    seat 1: moved octocruel1 s4dock s4cabin
1114: seat 1 answers done
1115: seat 2 answers move 3b3
    seat 2: moved blaze 3b4 3b3
1116: seat 2 answers move 3b4
    seat 2: moved blaze 3b3 3b4
1117: seat 2 answers move 3c4
    seat 2: moved blaze 3b4 3c4
1118: seat 2 answers move 3b4
    seat 2: moved blaze 3c4 3b4
    seat 2: event rampage trooper2
    seat 2: activated octocold1
1119: seat 2 answers move 2b2
    seat 2: moved octocold1 2a2 2b2
1120: seat 2 answers done
1121: seat 2 answers wake peekaboom3
    seat 2: activated peekaboom3
1122: seat 2 answers done
    turn-limit 40
    seat 1: won-scenario scenario_3b
    seat 1: result 8
    seat 2: result 7
    seat 1: badges 2
    seat 2: badges 1
1123: seat 1 answers keep antimatter_cell
    seat 1: took-upgrade antimatter_cell
1124: seat 1 answers keep titan_gauntlets
    seat 1: took-upgrade titan_gauntlets
1125: seat 2 answers keep nova_blade
    seat 2: took-upgrade nova_blade
1126: seat 2 answers keep bulwark_plates
    seat 2: took-upgrade bulwark_plates
1127: seat 2 answers keep bulwark_plates
    seat 2: took-upgrade bulwark_plates
1128: seat 2 answers keep prophet_lens
    seat 2: took-upgrade prophet_lens
1129: seat 1 answers keep titan_gauntlets
    seat 1: took-upgrade titan_gauntlets
1130: seat 1 answers keep prophet_lens
    seat 1: took-upgrade prophet_lens
1131: seat 1 answers keep nova_blade
    seat 1: took-upgrade nova_blade
1132: seat 2 answers keep neural_lash
    seat 2: took-upgrade neural_lash
1133: seat 1 answers keep mirror_field
    seat 1: took-upgrade mirror_field
1134: seat 1 answers discard repeater_pistol
    seat 1: discarded repeater_pistol
1135: seat 1 answers discard chatty_scope
    seat 1: discarded chatty_scope
1136: seat 1 answers discard combat_exosuit
    seat 1: discarded combat_exosuit
1137: seat 1 answers discard duck
    seat 1: discarded duck
1138: seat 1 answers discard spotter_drone
    seat 1: discarded spotter_drone
1139: seat 1 answers discard nova_blade
    seat 1: discarded nova_blade
1140: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
1141: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
1142: seat 1 answers give sprocket
    seat 1: given kitty_primed sprocket
1143: seat 1 answers give sprocket
    seat 1: given red_shirt sprocket
1144: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1145: seat 1 answers give sprocket
    seat 1: given marksman_carbine sprocket
1146: seat 1 answers give bahbaka
    seat 1: given holo_decoy bahbaka
1147: seat 1 answers give bahbaka
    seat 1: given titan_gauntlets bahbaka
1148: seat 1 answers give bahbaka
    seat 1: given titan_gauntlets bahbaka
1149: seat 1 answers give sprocket
    seat 1: given prophet_lens sprocket
    seat 1: given mirror_field bahbaka
    seat 1: given antimatter_cell bahbaka
1150: seat 2 answers discard repeater_pistol
    seat 2: discarded repeater_pistol
1151: seat 2 answers discard auto_medic
    seat 2: discarded auto_medic
1152: seat 2 answers discard neural_lash
    seat 2: discarded neural_lash
1153: seat 2 answers discard bulwark_plates
    seat 2: discarded bulwark_plates
1154: seat 2 answers discard kitty_primed
    seat 2: discarded kitty_primed
1155: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
1156: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
1157: seat 2 answers give blaze
    seat 2: given red_shirt blaze
1158: seat 2 answers give digits
    seat 2: given plasma_cutter digits
1159: seat 2 answers give digits
    seat 2: given padded_vest digits
1160: seat 2 answers give digits
    seat 2: given padded_vest digits
1161: seat 2 answers give blaze
    seat 2: given duck blaze
1162: seat 2 answers give digits
    seat 2: given rocket_fists digits
1163: seat 2 answers give blaze
    seat 2: given amp_module blaze
1164: seat 2 answers give digits
    seat 2: given nova_blade digits
1165: seat 2 answers give blaze
    seat 2: given prophet_lens blaze
    seat 2: given bulwark_plates digits
    seat 1: next scenario_4
    scenario scenario_4
    monster-card trooper1 peekaboom
    monster-card trooper2 weeble
    monster-card trooper3 octocold
    monster-card officer1 octocruel
    monster-card officer2 peekaround
1166: seat 1 answers dock 3
    seat 1: docked 3
1167: seat 1 answers board s3dock
    seat 1: boarded sprocket s3dock
1168: seat 1 answers board s3dock
    seat 1: boarded bahbaka s3dock
1169: seat 2 answers dock 2
    seat 2: docked 2
1170: seat 2 answers board s2cabin
    seat 2: boarded blaze s2cabin
1171: seat 2 answers board s2dock
    seat 2: boarded digits s2dock
    seat 1: quest stolen_keys
    seat 1: turn 1
1172: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1173: seat 1 answers move 6d2
    seat 1: moved sprocket s3dock 6d2
1174: seat 1 answers move 6d2
    seat 1: moved bahbaka s3dock 6d2
1175: seat 1 answers move 6c2
    seat 1: moved bahbaka 6d2 6c2
1176: seat 1 answers move 6c1
    seat 1: moved bahbaka 6c2 6c1
1177: seat 1 answers door 4
    seat 1: door 4 open
    seat 1: event power_surge officer2
    seat 1: activated peekaround1
1178: seat 1 answers move 4b1
    seat 1: moved peekaround1 4a1 4b1
1179: seat 1 answers door 2
    seat 1: door 2 open
1180: seat 1 answers move 4a1
    seat 1: moved peekaround1 4b1 4a1
    seat 2: turn 2
1181: seat 2 answers activate blaze
    seat 2: activated blaze
1182: seat 2 answers move s2dock
    seat 2: moved blaze s2cabin s2dock
1183: seat 2 answers move 2d2
    seat 2: moved blaze s2dock 2d2
1184: seat 2 answers move 2d1
    seat 1: attacked weeble1 blaze
1185: seat 2 answers no
    rolled ranged
    rolled crit
    extra-die save
    rolled ranged
1186: seat 1 answers shove 2d3
    seat 1: shoved blaze 2d2 2d3
    seat 1: hits 3
    rolled ranged
    rolled save
1187: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves blaze 2
    wounded blaze 1
1188: seat 2 answers move 2c3
    seat 2: moved blaze 2d3 2c3
    seat 2: collected blaze victory 2c3
    seat 2: gained 1
1189: seat 2 answers move 2b3
    seat 2: moved blaze 2c3 2b3
    seat 2: collected blaze stimpack 2b3
1190: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 1
    seat 2: event salvage trooper3
1191: seat 2 answers place 2d1
    seat 2: summoned octocold1 2d1
1192: seat 2 answers place 2a4
    seat 2: put victory 2a4
    seat 1: turn 3
1193: seat 1 answers activate sprocket
    seat 1: activated sprocket
1194: seat 1 answers move 6c2
    seat 1: moved sprocket 6d2 6c2
1195: seat 1 answers move 6c1
    seat 1: moved sprocket 6c2 6c1
1196: seat 1 answers move 4c4
    seat 1: moved sprocket 6c1 4c4
1197: seat 1 answers move 4d4
    seat 1: moved sprocket 4c4 4d4
    seat 1: collected sprocket quest_b 4d4
    seat 1: event underdog trooper1
1198: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
1199: seat 1 answers done
    seat 1: gained 1
    seat 2: turn 4
1200: seat 2 answers activate blaze
    seat 2: activated blaze
1201: seat 2 answers move 2b4
    seat 2: moved blaze 2b3 2b4
1202: seat 2 answers move 2a4
    seat 2: moved blaze 2b4 2a4
    seat 2: collected blaze victory 2a4
    seat 2: gained 1
1203: seat 2 answers move 2b4
    seat 2: moved blaze 2a4 2b4
1204: seat 2 answers move 4b1
    seat 2: moved blaze 2b4 4b1
1205: seat 2 answers weapon pulse_blade
    seat 2: weapon blaze pulse_blade
    seat 2: attacked blaze peekaround1
    seat 2: exhausted blaze pulse_blade
    rolled save
    rolled ranged
    rolled save
1206: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled melee
    rolled save
    seat 2: saves peekaround1 1
1207: seat 1 answers done
    seat 2: event power_surge trooper1
1208: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
1209: seat 2 answers move 1c1
    seat 2: moved peekaboom1 1d1 1c1
1210: seat 2 answers move 1d1
    seat 2: moved peekaboom1 1c1 1d1
1211: seat 2 answers move 1c1
    seat 2: moved peekaboom1 1d1 1c1
1212: seat 2 answers done
1213: seat 2 answers done
    seat 1: turn 5
1214: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1215: seat 1 answers done
1216: seat 1 answers move 6b1
    seat 1: moved bahbaka 6c1 6b1
1217: seat 1 answers move 6a1
    seat 1: moved bahbaka 6b1 6a1
1218: seat 1 answers portal 3b1
    seat 1: teleported bahbaka 6a1 3b1
1219: seat 1 answers move 3c1
    seat 1: moved bahbaka 3b1 3c1
    seat 1: event care_package trooper1
1220: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
1221: seat 1 answers move 1b1
    seat 1: moved peekaboom1 1c1 1b1
1222: seat 1 answers move 1c1
    seat 1: moved peekaboom1 1b1 1c1
1223: seat 1 answers done
1224: seat 1 answers gadget recharge 6b3
    seat 1: put recharge 6b3
1225: seat 1 answers gadget hoverboard 6a4
    seat 1: put hoverboard 6a4
    seat 2: turn 6
1226: seat 2 answers rest
    seat 2: rested
1227: seat 2 answers hand-over blaze plasma_cutter
    seat 2: given plasma_cutter blaze
1228: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1229: seat 2 answers done
    seat 2: event care_package officer1
    seat 2: activated octocruel1
1230: seat 2 answers move 3c3
    seat 2: moved octocruel1 3b3 3c3
1231: seat 2 answers move 3b3
    seat 2: moved octocruel1 3c3 3b3
1232: seat 2 answers done
1233: seat 2 answers gadget hoverboard 3a4
    seat 2: put hoverboard 3a4
1234: seat 2 answers gadget recharge 5b2
    seat 2: put recharge 5b2
    seat 1: turn 7
1235: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1236: seat 1 answers move 4d3
    seat 1: moved sprocket 4d4 4d3
1237: seat 1 answers move 3c2
    seat 1: moved bahbaka 3c1 3c2
    seat 1: collected bahbaka victory 3c2
    seat 1: gained 1
1238: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
1239: seat 1 answers attack blaze
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka blaster_rifle
1240: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled melee
    seat 1: hits 0
    seat 1: event taco_break officer1
    seat 1: activated octocruel1
1241: seat 1 answers move 3c3
    seat 1: moved octocruel1 3b3 3c3
1242: seat 1 answers move 3c2
    seat 1: moved octocruel1 3c3 3c2
1243: seat 1 answers done
    seat 2: turn 8
1244: seat 2 answers rest
    seat 2: rested
1245: seat 2 answers done
    seat 2: event reinforcements trooper2
1246: seat 2 answers wake weeble1
    seat 2: activated weeble1
1247: seat 2 answers move 2c1
    seat 2: moved weeble1 2d1 2c1
1248: seat 2 answers move 2c2
    seat 2: moved weeble1 2c1 2c2
1249: seat 2 answers move 2b2
    seat 2: moved weeble1 2c2 2b2
1250: seat 2 answers place 5d1
    seat 2: summoned peekaboom3 5d1
    seat 1: turn 9
1251: seat 1 answers activate sprocket
    seat 1: activated sprocket
1252: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated octocruel1
1253: seat 1 answers done
1254: seat 1 answers tile 5
    seat 1: breached 5
    seat 2: turn 10
1255: seat 2 answers activate blaze
    seat 2: activated blaze
1256: seat 2 answers weapon plasma_cutter
    seat 2: weapon blaze plasma_cutter
    seat 2: attacked blaze peekaround1
    seat 2: exhausted blaze plasma_cutter
    rolled ranged
    rolled save
    rolled save
    rolled ranged
1257: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 2: hits 2
    rolled ranged
    rolled ranged
    seat 2: saves peekaround1 0
    wounded peekaround1 2
1258: seat 1 answers move 4a2
    seat 1: moved peekaround1 4a1 4a2
1259: seat 1 answers move 4a1
    seat 1: moved peekaround1 4a2 4a1
1260: seat 1 answers done
1261: seat 2 answers door 2
    seat 2: door 2 closed
1262: seat 2 answers door 2
    seat 2: door 2 open
1263: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 2: activated octocold1
1264: seat 2 answers move 2d2
    seat 2: moved octocold1 2d1 2d2
1265: seat 2 answers move s2dock
    seat 2: moved octocold1 2d2 s2dock
1266: seat 2 answers done
    seat 1: turn 11
1267: seat 1 answers rest
    seat 1: rested
1268: seat 1 answers hand-over sprocket mirror_field
    seat 1: given mirror_field sprocket
1269: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1270: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
1271: seat 1 answers hand-over sprocket holo_decoy
    seat 1: given holo_decoy sprocket
1272: seat 1 answers hand-over bahbaka mirror_field
    seat 1: given mirror_field bahbaka
1273: seat 1 answers hand-over sprocket mirror_field
    seat 1: given mirror_field sprocket
1274: seat 1 answers done
    seat 1: event inspection trooper2
1275: seat 1 answers wake weeble2
    seat 1: activated weeble2
1276: seat 1 answers move 5c1
    seat 1: moved weeble2 5d1 5c1
1277: seat 1 answers move 5d1
    seat 1: moved weeble2 5c1 5d1
1278: seat 1 answers move 5c1
    seat 1: moved weeble2 5d1 5c1
1279: seat 1 answers place 6d4
    seat 1: summoned octocruel2 6d4
    seat 2: turn 12
1280: seat 2 answers rest
    seat 2: rested
1281: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 2: activated octocold1
1282: seat 2 answers move s2cabin
    seat 2: moved octocold1 s2dock s2cabin
1283: seat 2 answers move s2dock
    seat 2: moved octocold1 s2cabin s2dock
1284: seat 2 answers attack digits
    seat 2: attacked octocold1 digits
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled ranged
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die ranged
    rolled melee
    seat 2: saves digits 4
1285: seat 2 answers place 1d1
    seat 2: summoned peekaboom4 1d1
    seat 1: turn 13
1286: seat 1 answers activate sprocket
    seat 1: activated sprocket
1287: seat 1 answers move 4d2
    seat 1: moved sprocket 4d3 4d2
1288: seat 1 answers move 4d1
    seat 1: moved sprocket 4d2 4d1
    seat 1: collected sprocket stimpack 4d1
1289: seat 1 answers move 4c1
    seat 1: moved sprocket 4d1 4c1
1290: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
    seat 1: attacked sprocket blaze
    seat 1: exhausted sprocket plasma_cutter
1291: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled crit
    extra-die ranged
    rolled ranged
1292: seat 1 answers done
    seat 1: hits 3
    rolled melee
    rolled ranged
1293: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves blaze 1
    wounded blaze 2
    seat 1: event portal_glitch trooper3
    seat 1: activated octocold1
1294: seat 1 answers move s2cabin
    seat 1: moved octocold1 s2dock s2cabin
1295: seat 1 answers move s2dock
    seat 1: moved octocold1 s2cabin s2dock
1296: seat 1 answers attack digits
    seat 1: attacked octocold1 digits
    rolled melee
    rolled ranged
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die ranged
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 1: saves digits 6
1297: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 14
1298: seat 2 answers activate digits
    seat 2: activated digits
1299: seat 2 answers door 2
    seat 2: door 2 closed
1300: seat 2 answers move 2d2
    seat 1: attacked octocold1 digits
    rolled melee
    rolled ranged
    seat 1: hits 1
    rolled crit
    extra-die ranged
    rolled save
    rolled melee
    rolled crit
    extra-die crit
    extra-die ranged
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die melee
    seat 1: saves digits 7
    seat 2: moved digits s2dock 2d2
1301: seat 2 answers move 2c2
    seat 1: attacked octocold1 digits
    rolled melee
    rolled save
    seat 1: hits 0
    seat 2: moved digits 2d2 2c2
1302: seat 2 answers move 2c1
    seat 1: attacked weeble1 digits
    rolled save
    rolled melee
    rolled save
    seat 1: hits 1
    rolled save
    rolled melee
    rolled ranged
    rolled ranged
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    seat 1: saves digits 4
    seat 2: moved digits 2c2 2c1
1303: seat 2 answers move 2c2
    seat 2: moved digits 2c1 2c2
1304: seat 2 answers done
    seat 2: event inspection trooper1
1305: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
1306: seat 2 answers done
    seat 1: turn 15
1307: seat 1 answers rest
    seat 1: rested
1308: seat 1 answers done
1309: seat 1 answers done
    seat 1: event lockdown officer1
1310: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
1311: seat 1 answers attack bahbaka
    seat 1: attacked octocruel1 bahbaka
    rolled melee
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: hits 4
    rolled crit
    extra-die save
    seat 1: saves bahbaka 2
    wounded bahbaka 2
1312: seat 1 answers done
    seat 1: door 4 closed
    seat 1: door 5 closed
    seat 2: turn 16
1313: seat 2 answers activate blaze
    seat 2: activated blaze
1314: seat 2 answers weapon plasma_cutter
    seat 2: weapon blaze plasma_cutter
1315: seat 2 answers attack sprocket
    seat 2: attacked blaze sprocket
    seat 2: exhausted blaze plasma_cutter
1316: seat 1 answers no
    rolled melee
    rolled save
    rolled melee
    rolled save
1317: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 2: hits 2
    rolled ranged
    rolled ranged
1318: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 2
1319: seat 2 answers door 2
    seat 2: door 2 open
1320: seat 2 answers move 2b4
    seat 1: attacked peekaround1 blaze
    rolled ranged
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled save
    rolled melee
1321: seat 2 answers done
    seat 1: saves blaze 1
    wounded blaze 1
    seat 2: moved blaze 4b1 2b4
1322: seat 2 answers move 4b1
    seat 2: moved blaze 2b4 4b1
1323: seat 2 answers done
    seat 2: event hull_breach villain
1324: seat 2 answers tile 3
    seat 2: breached 3
    wounded bahbaka 1
    seat 1: turn 17
1325: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1326: seat 1 answers move 4b1
    seat 1: moved sprocket 4c1 4b1
1327: seat 1 answers move 3c3
    seat 2: attacked octocruel1 bahbaka
    rolled save
    rolled save
    rolled save
    seat 2: hits 0
    seat 1: moved bahbaka 3c2 3c3
1328: seat 1 answers weapon pulse_blade
    seat 1: weapon bahbaka pulse_blade
1329: seat 1 answers boost titan_gauntlets
    seat 1: weapon bahbaka titan_gauntlets
1330: seat 1 answers done
    seat 1: attacked bahbaka octocruel1
    seat 1: exhausted bahbaka titan_gauntlets
    seat 1: exhausted bahbaka pulse_blade
    rolled ranged
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die ranged
    rolled save
    seat 1: hits 5
    rolled save
    rolled save
    seat 1: saves octocruel1 2
    wounded octocruel1 3
1331: seat 2 answers attack bahbaka
    seat 2: attacked octocruel1 bahbaka
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
    seat 2: hits 3
    rolled crit
    extra-die crit
    extra-die ranged
    seat 2: saves bahbaka 2
    wounded bahbaka 1
    seat 1: event asteroid_bump trooper2
1332: seat 1 answers wake weeble2
    seat 1: activated weeble2
1333: seat 1 answers done
1334: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved peekaboom1 1c1 1b1
    seat 1: shoved weeble2 5c1 5b1
    seat 1: shoved peekaboom4 1d1 1c1
    seat 1: shoved peekaboom3 5d1 5c1
    seat 1: shoved weeble1 2b2 2a2
    seat 1: shoved peekaboom2 6d4 6c4
    seat 1: shoved octocruel2 6d4 6c4
    seat 1: shoved octocold1 s2dock 2d2
    seat 1: shoved bahbaka 3c3 3b3
1335: seat 1 answers goes-first sprocket
    seat 1: shoved sprocket 4b1 4a1
    seat 1: shoved digits 2c2 2b2
    seat 2: turn 18
1336: seat 2 answers rest
    seat 2: rested
1337: seat 2 answers hand-over blaze padded_vest
    seat 2: given padded_vest blaze
1338: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1339: seat 2 answers hand-over digits prophet_lens
    seat 2: given prophet_lens digits
1340: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
1341: seat 2 answers done
    seat 2: event static_storm trooper2
1342: seat 2 answers wake weeble1
    seat 2: activated weeble1
1343: seat 2 answers done
1344: seat 2 answers exhaust blaze amp_module
    seat 2: exhausted blaze amp_module
1345: seat 1 answers exhaust bahbaka kitty_primed
    seat 1: exhausted bahbaka kitty_primed
    seat 1: turn 19
1346: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka quest_b 3b3
    seat 1: quest-done stolen_keys 2
    seat 1: gained 2
    seat 1: quest countdown_cancelled
1347: seat 1 answers move 4a2
    seat 2: attacked peekaround1 sprocket
1348: seat 1 answers react holo_decoy
    seat 1: reacted sprocket holo_decoy
    seat 1: exhausted sprocket holo_decoy
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled ranged
1349: seat 1 answers done
    seat 2: saves sprocket 1
    seat 1: moved sprocket 4a1 4a2
1350: seat 1 answers move 3b4
    seat 1: moved bahbaka 3b3 3b4
1351: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka octocruel1
    seat 1: exhausted bahbaka blaster_rifle
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled melee
    rolled save
    seat 1: saves octocruel1 1
1352: seat 2 answers move 3c1
    seat 2: moved octocruel1 3c2 3c1
1353: seat 2 answers done
    seat 1: event underdog officer2
    seat 1: activated peekaround1
1354: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
1355: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled save
    seat 1: hits 0
1356: seat 1 answers move 4a2
    seat 1: moved peekaround1 4a1 4a2
1357: seat 1 answers move 4a3
    seat 1: moved peekaround1 4a2 4a3
1358: seat 1 answers move 4a4
    seat 1: moved peekaround1 4a3 4a4
    seat 2: gained 1
    seat 2: turn 20
1359: seat 2 answers rest
    seat 2: rested
1360: seat 2 answers done
    seat 2: event override trooper1
1361: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
1362: seat 2 answers move 6c3
    seat 2: moved peekaboom2 6c4 6c3
1363: seat 2 answers move 6c2
    seat 2: moved peekaboom2 6c3 6c2
1364: seat 2 answers move 6d2
    seat 2: moved peekaboom2 6c2 6d2
    seat 2: door 1 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 2: door 5 open
    seat 1: turn 21
1365: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1366: seat 1 answers move 4a3
    seat 1: moved sprocket 4a2 4a3
    seat 1: collected sprocket victory 4a3
    seat 1: gained 1
1367: seat 1 answers move 5b1
    seat 2: attacked weeble2 bahbaka
    rolled ranged
    rolled ranged
    rolled melee
    seat 2: hits 3
    rolled save
    seat 2: saves bahbaka 1
    wounded bahbaka 2
    killed bahbaka
    seat 2: gained 1
    seat 1: event rampage trooper2
1368: seat 1 answers wake weeble1
    seat 1: activated weeble1
1369: seat 1 answers portal 4b3
    seat 1: teleported weeble1 2a2 4b3
1370: seat 1 answers move 4b2
    seat 1: moved weeble1 4b3 4b2
1371: seat 1 answers attack blaze
    seat 1: attacked weeble1 blaze
1372: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled crit
    extra-die save
1373: seat 1 answers shove 4b2
    seat 1: shoved blaze 4b1 4b2
    seat 1: hits 1
    rolled crit
    extra-die ranged
    rolled ranged
    rolled crit
    extra-die melee
    rolled crit
    extra-die save
    rolled melee
1374: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves blaze 4
1375: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
1376: seat 1 answers done
    seat 2: turn 22
1377: seat 2 answers rest
    seat 2: rested
1378: seat 2 answers done
    seat 2: event override trooper3
    seat 2: activated octocold1
1379: seat 2 answers move 2d3
    seat 2: moved octocold1 2d2 2d3
1380: seat 2 answers done
    seat 1: turn 23
1381: seat 1 answers rest
    seat 1: rested
1382: seat 1 answers place 4b3
    seat 1: resurrected bahbaka 4b3
1383: seat 1 answers done
1384: seat 1 answers done
    seat 1: event rampage trooper1
1385: seat 1 answers wake peekaboom4
    seat 1: activated peekaboom4
1386: seat 1 answers move 1b1
    seat 1: moved peekaboom4 1c1 1b1
1387: seat 1 answers move 1a1
    seat 1: moved peekaboom4 1b1 1a1
1388: seat 1 answers move 1a2
    seat 1: moved peekaboom4 1a1 1a2
1389: seat 1 answers done
1390: seat 1 answers wake peekaboom3
    seat 1: activated peekaboom3
1391: seat 1 answers move 5b1
    seat 1: moved peekaboom3 5c1 5b1
1392: seat 1 answers move 5b2
    seat 1: moved peekaboom3 5b1 5b2
1393: seat 1 answers move 5a2
    seat 1: moved peekaboom3 5b2 5a2
    seat 2: turn 24
1394: seat 2 answers activate blaze
    seat 2: activated blaze
1395: seat 2 answers move 4b3
    seat 1: attacked weeble1 blaze
1396: seat 2 answers no
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled ranged
    rolled melee
    rolled crit
    extra-die save
    rolled save
1397: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 1: saves blaze 4
    seat 2: moved blaze 4b2 4b3
1398: seat 2 answers done
    seat 2: event lockdown trooper2
1399: seat 2 answers wake weeble2
    seat 2: activated weeble2
1400: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 2: door 4 closed
    seat 2: door 5 closed
    seat 1: turn 25
1401: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1402: seat 1 answers done
1403: seat 1 answers portal 2a2
    seat 1: teleported bahbaka 4b3 2a2
1404: seat 1 answers move 2a3
    seat 1: moved bahbaka 2a2 2a3
1405: seat 1 answers move 2b3
    seat 1: moved bahbaka 2a3 2b3
1406: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka octocold1
    seat 1: exhausted bahbaka blaster_rifle
    rolled crit
    extra-die melee
    rolled crit
    extra-die ranged
    rolled melee
    seat 1: hits 3
    rolled ranged
    seat 1: saves octocold1 0
    wounded octocold1 3
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
    seat 1: event salvage trooper1
1407: seat 1 answers wake peekaboom3
    seat 1: activated peekaboom3
1408: seat 1 answers move 5a3
    seat 1: moved peekaboom3 5a2 5a3
1409: seat 1 answers move 5b3
    seat 1: moved peekaboom3 5a3 5b3
1410: seat 1 answers move 5a3
    seat 1: moved peekaboom3 5b3 5a3
1411: seat 1 answers place 5a4
    seat 1: put victory 5a4
    seat 2: turn 26
1412: seat 2 answers activate blaze
    seat 2: activated blaze
1413: seat 2 answers portal 2a2
    seat 2: teleported blaze 4b3 2a2
1414: seat 2 answers move 2a3
    seat 2: moved blaze 2a2 2a3
1415: seat 2 answers weapon plasma_cutter
    seat 2: weapon blaze plasma_cutter
    seat 2: attacked blaze bahbaka
    seat 2: exhausted blaze plasma_cutter
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
    rolled crit
    extra-die crit
    extra-die save
1416: seat 2 answers reroll ranged
    seat 2: rerolled ranged melee
    seat 2: hits 5
    rolled melee
    seat 2: saves bahbaka 0
    wounded bahbaka 5
    killed bahbaka
    seat 2: gained 1
    seat 2: pvp-done blue 2
    seat 2: gained 2
    seat 2: reward commander_s_baton
1417: seat 2 answers give blaze
    seat 2: given commander_s_baton blaze
1418: seat 2 answers discard amp_module
    seat 2: discarded amp_module
    seat 2: event taco_break officer2
    seat 2: activated peekaround1
1419: seat 2 answers done
    seat 2: healed blaze 1
    seat 2: healed sprocket 1
    seat 1: turn 27
1420: seat 1 answers rest
    seat 1: rested
1421: seat 1 answers place 4b3
    seat 1: resurrected bahbaka 4b3
1422: seat 1 answers done
1423: seat 1 answers done
    seat 1: event asteroid_bump villain
1424: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved peekaboom2 6d2 s3dock
    seat 1: shoved octocruel2 6c4 6d4
    seat 1: shoved peekaround1 4a4 4b4
    seat 1: shoved octocruel1 3c1 3d1
    seat 1: shoved peekaboom1 1b1 1c1
    seat 1: shoved weeble2 5b1 5c1
    seat 1: shoved peekaboom4 1a2 1b2
    seat 1: shoved peekaboom3 5a3 5b3
    seat 1: shoved digits 2b2 2c2
    seat 1: shoved blaze 2a3 2b3
    seat 1: shoved sprocket 4a3 4b3
    seat 2: turn 28
1425: seat 2 answers activate digits
    seat 2: activated digits
1426: seat 2 answers door 3
    seat 2: door 3 open
1427: seat 2 answers move 2b2
    seat 2: moved digits 2c2 2b2
1428: seat 2 answers move 2a2
    seat 2: moved digits 2b2 2a2
1429: seat 2 answers move 2a3
    seat 2: moved digits 2a2 2a3
1430: seat 2 answers move 2b3
    seat 2: moved digits 2a3 2b3
    seat 2: event static_storm villain
1431: seat 2 answers exhaust digits rocket_fists
    seat 2: exhausted digits rocket_fists
1432: seat 1 answers exhaust bahbaka kitty_primed
    seat 1: exhausted bahbaka kitty_primed
    seat 1: turn 29
1433: seat 1 answers rest
    seat 1: rested
1434: seat 1 answers done
1435: seat 1 answers done
    seat 1: event portal_glitch trooper2
1436: seat 1 answers wake weeble2
    seat 1: activated weeble2
1437: seat 1 answers move 5b1
    seat 1: moved weeble2 5c1 5b1
1438: seat 1 answers move 3b4
    seat 1: moved weeble2 5b1 3b4
1439: seat 1 answers move 3b3
    seat 1: moved weeble2 3b4 3b3
1440: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 30
1441: seat 2 answers activate blaze
    seat 2: activated blaze
1442: seat 2 answers move 2a3
    seat 2: moved blaze 2b3 2a3
1443: seat 2 answers move 2a4
    seat 2: moved blaze 2a3 2a4
1444: seat 2 answers done
    seat 2: sabotaged blaze 2a4
    seat 2: gained 1
    seat 2: event all_quiet officer1
1445: seat 2 answers wake octocruel1
    seat 2: activated octocruel1
1446: seat 2 answers move 3c1
    seat 2: moved octocruel1 3d1 3c1
1447: seat 2 answers move 3d1
    seat 2: moved octocruel1 3c1 3d1
1448: seat 2 answers move 3d2
    seat 2: moved octocruel1 3d1 3d2
    seat 1: turn 31
1449: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1450: seat 1 answers portal 2a2
    seat 1: teleported sprocket 4b3 2a2
1451: seat 1 answers portal 2a2
    seat 1: teleported bahbaka 4b3 2a2
1452: seat 1 answers move 2a3
    seat 1: moved bahbaka 2a2 2a3
1453: seat 1 answers move 1d3
    seat 1: moved bahbaka 2a3 1d3
1454: seat 1 answers move 1d2
    seat 1: moved bahbaka 1d3 1d2
1455: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
1456: seat 1 answers attack blaze
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka blaster_rifle
1457: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled ranged
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die ranged
    rolled ranged
    rolled melee
1458: seat 2 answers done
    seat 1: saves blaze 3
    seat 1: event portal_glitch trooper3
1459: seat 1 answers place 3b3
    seat 1: summoned octocold1 3b3
1460: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 32
1461: seat 2 answers rest
    seat 2: rested
1462: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1463: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1464: seat 2 answers done
    seat 2: event asteroid_bump villain
1465: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved peekaboom4 1b2 1a2
    seat 2: shoved weeble2 3b3 3a3
    seat 2: shoved octocold1 3b3 3a3
    seat 2: shoved peekaboom3 5b3 5a3
    seat 2: shoved peekaboom1 1c1 1b1
    seat 2: shoved octocruel1 3d2 3c2
    seat 2: shoved peekaround1 4b4 4a4
    seat 2: shoved octocruel2 6d4 6c4
    seat 2: shoved peekaboom2 s3dock 6d2
    seat 2: shoved bahbaka 1d2 1c2
    seat 2: shoved digits 2b3 2a3
    seat 1: turn 33
1466: seat 1 answers rest
    seat 1: rested
1467: seat 1 answers done
1468: seat 1 answers done
    seat 1: event hull_breach officer1
1469: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
1470: seat 1 answers move 6b4
    seat 1: moved octocruel2 6c4 6b4
1471: seat 1 answers move 6c4
    seat 1: moved octocruel2 6b4 6c4
1472: seat 1 answers move 6b4
    seat 1: moved octocruel2 6c4 6b4
1473: seat 1 answers tile 2
    seat 1: breached 2
    wounded digits 1
    wounded blaze 1
    wounded sprocket 1
    seat 2: turn 34
1474: seat 2 answers activate digits
    seat 2: activated digits
1475: seat 2 answers door 4
    seat 2: door 4 open
1476: seat 2 answers done
    seat 2: event asteroid_bump trooper2
1477: seat 2 answers wake weeble2
    seat 2: activated weeble2
1478: seat 2 answers move 3b3
    seat 2: moved weeble2 3a3 3b3
1479: seat 2 answers move 3a3
    seat 2: moved weeble2 3b3 3a3
1480: seat 2 answers move 3a4
    seat 2: moved weeble2 3a3 3a4
1481: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved peekaboom1 1b1 1a1
    seat 2: shoved octocruel2 6b4 6a4
    seat 2: shoved peekaboom2 6d2 6c2
    seat 2: shoved digits 2a3 1d3
    seat 1: turn 35
1482: seat 1 answers activate sprocket
    seat 1: activated sprocket
1483: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 2
1484: seat 1 answers move 2a3
    seat 1: moved sprocket 2a2 2a3
1485: seat 1 answers move 1d3
    seat 1: moved sprocket 2a3 1d3
1486: seat 1 answers move 1c3
    seat 1: moved sprocket 1d3 1c3
    seat 1: collected sprocket victory 1c3
    seat 1: gained 1
1487: seat 1 answers move 1d3
    seat 1: moved sprocket 1c3 1d3
1488: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket plasma_cutter
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die save
    rolled melee
1489: seat 1 answers done
    seat 1: hits 4
    rolled melee
    rolled melee
    rolled save
    rolled save
    seat 1: saves digits 2
    wounded digits 2
    seat 1: event override trooper1
1490: seat 1 answers wake peekaboom4
    seat 1: activated peekaboom4
1491: seat 1 answers move 1b2
    seat 1: moved peekaboom4 1a2 1b2
1492: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 5 open
    seat 2: turn 36
1493: seat 2 answers rest
    seat 2: rested
1494: seat 2 answers hand-over digits padded_vest
    seat 2: given padded_vest digits
1495: seat 2 answers hand-over blaze prophet_lens
    seat 2: given prophet_lens blaze
1496: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1497: seat 2 answers hand-over digits duck
    seat 2: given duck digits
1498: seat 2 answers done
    seat 2: event lockdown officer1
1499: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
1500: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 2: door 4 closed
    seat 2: door 5 closed
    seat 1: turn 37
1501: seat 1 answers rest
    seat 1: rested
1502: seat 1 answers done
    seat 1: event hull_breach villain
1503: seat 1 answers tile 2
    seat 1: breached 2
    wounded blaze 1
    seat 2: turn 38
1504: seat 2 answers activate digits
    seat 2: activated digits
1505: seat 2 answers door 1
    seat 2: door 1 open
1506: seat 2 answers move 1d4
    seat 2: moved digits 1d3 1d4
1507: seat 2 answers done
    seat 2: sabotaged digits 1d4
    seat 2: gained 1
    seat 2: event all_quiet trooper3
    seat 2: activated octocold1
1508: seat 2 answers done
    seat 1: turn 39
1509: seat 1 answers rest
    seat 1: rested
1510: seat 1 answers done
    seat 1: event care_package officer1
1511: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
1512: seat 1 answers move 6b4
    seat 1: moved octocruel2 6a4 6b4
1513: seat 1 answers move 6c4
    seat 1: moved octocruel2 6b4 6c4
1514: seat 1 answers done
1515: seat 1 answers gadget hoverboard 4b4
    seat 1: put hoverboard 4b4
1516: seat 1 answers gadget stimpack 5c3
    seat 1: put stimpack 5c3
    seat 2: turn 40
1517: seat 2 answers activate blaze
    seat 2: activated blaze
1518: seat 2 answers move 2a3
    seat 2: moved blaze 2a4 2a3
1519: seat 2 answers done
    seat 2: event inspection trooper2
1520: seat 2 answers wake weeble2
    seat 2: activated weeble2
1521: seat 2 answers done
    turn-limit 40
    seat 2: won-scenario scenario_4
    seat 1: result 7
    seat 2: result 9
    seat 1: badges 1
    seat 2: badges 4
    seat 2: won
seat 1: place 2, score 5
seat 2: place 1, score 7
