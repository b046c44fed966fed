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
    monster-card trooper2 peekaboom
    monster-card officer1 octocruel
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
    seat 1: event power_surge officer2
    seat 2: turn 2
31: seat 2 answers activate digits
    seat 2: activated digits
32: seat 2 answers door 2
    seat 2: door 2 open
33: seat 2 answers move 3a3
    seat 2: moved digits s4dock 3a3
34: seat 2 answers move 3a4
    seat 1: attacked peekaboom2 digits
    rolled ranged
    rolled crit
    extra-die save
35: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die crit
    extra-die save
    seat 1: hits 3
    rolled save
    rolled save
    rolled melee
    rolled crit
    extra-die crit
    extra-die crit
    extra-die save
36: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves digits 5
    seat 2: moved digits 3a3 3a4
    seat 2: collected digits hoverboard 3a4
37: seat 2 answers move 3b4
    seat 2: moved digits 3a4 3b4
38: seat 2 answers move 3b3
    seat 1: attacked peekaboom2 digits
    rolled melee
    rolled ranged
39: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: hits 0
    seat 2: moved digits 3b4 3b3
40: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
41: seat 2 answers move s4dock
    seat 2: moved blaze s4cabin s4dock
42: seat 2 answers move s4cabin
    seat 2: moved blaze s4dock s4cabin
43: seat 2 answers move s4dock
    seat 2: moved blaze s4cabin s4dock
44: seat 2 answers move 3a3
    seat 2: moved blaze s4dock 3a3
45: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
46: seat 2 answers done
    seat 2: attacked digits peekaboom2
    seat 2: exhausted digits pulse_blade
    rolled ranged
    rolled melee
    rolled crit
    extra-die ranged
47: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die save
    seat 2: hits 4
    rolled ranged
    seat 2: saves peekaboom2 0
    wounded peekaboom2 4
    overkilled peekaboom2
    killed peekaboom2
    seat 2: gained 1
    left peekaboom2
    seat 2: event hull_breach villain
48: seat 2 answers tile 1
    seat 2: breached 1
    wounded sprocket 1
    seat 1: turn 3
49: seat 1 answers activate sprocket
    seat 1: activated sprocket
50: seat 1 answers move 1b2
    seat 1: moved sprocket 1b1 1b2
    seat 1: collected sprocket hoverboard 1b2
51: seat 1 answers move 1b3
    seat 1: moved sprocket 1b2 1b3
52: seat 1 answers move 1b4
    seat 1: moved sprocket 1b3 1b4
53: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
54: seat 1 answers done
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket pulse_blade
    rolled ranged
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
    seat 1: hits 5
    rolled save
    seat 1: saves scuttlebutt1 1
    wounded scuttlebutt1 4
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
55: seat 1 answers done
56: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event static_storm trooper2
    seat 1: activated peekaboom1
57: seat 1 answers done
58: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
59: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
    seat 2: turn 4
60: seat 2 answers rest
    seat 2: rested
61: seat 2 answers done
    seat 2: event care_package officer1
62: seat 2 answers place 3b3
    seat 2: summoned octocruel1 3b3
63: seat 2 answers gadget stimpack 1c3
    seat 2: put stimpack 1c3
64: seat 2 answers gadget hoverboard 3d1
    seat 2: put hoverboard 3d1
    seat 1: turn 5
65: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
66: seat 1 answers done
67: seat 1 answers move 1b1
    seat 1: moved bahbaka s1dock 1b1
68: seat 1 answers move 1c1
    seat 1: moved bahbaka 1b1 1c1
69: seat 1 answers move 1d1
    seat 1: moved bahbaka 1c1 1d1
    seat 1: collected bahbaka quest_a 1d1
70: seat 1 answers done
    seat 1: event reinforcements trooper2
    seat 1: activated peekaboom1
71: seat 1 answers move 2b1
    seat 1: moved peekaboom1 2a1 2b1
72: seat 1 answers move 2b2
    seat 1: moved peekaboom1 2b1 2b2
73: seat 1 answers move 2b3
    seat 1: moved peekaboom1 2b2 2b3
74: seat 1 answers place 1a4
    seat 1: summoned scuttlebutt1 1a4
    seat 2: turn 6
75: seat 2 answers rest
    seat 2: rested
76: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
77: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
78: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
79: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
80: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
81: seat 2 answers done
    seat 2: event taco_break officer1
    seat 2: activated octocruel1
82: seat 2 answers move 3c3
    seat 2: moved octocruel1 3b3 3c3
83: seat 2 answers move 3b3
    seat 2: moved octocruel1 3c3 3b3
84: seat 2 answers move 3a3
    seat 2: moved octocruel1 3b3 3a3
85: seat 2 answers attack digits
    seat 2: attacked octocruel1 digits
86: seat 2 answers also blaze
    seat 2: also blaze
    rolled ranged
    rolled ranged
    rolled crit
    extra-die melee
    seat 2: hits 4
    rolled melee
    rolled save
    rolled melee
    rolled ranged
87: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: saves digits 0
    rolled melee
    seat 2: saves blaze 0
    wounded digits 4
    wounded blaze 4
    killed digits
    seat 1: gained 1
    seat 2: healed blaze 1
    seat 1: turn 7
88: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
89: seat 1 answers move 1a4
    seat 2: attacked scuttlebutt1 sprocket
    rolled save
    rolled melee
    seat 2: hits 1
    rolled melee
    seat 2: saves sprocket 0
    wounded sprocket 1
    seat 1: moved sprocket 1b4 1a4
90: seat 1 answers move 1c1
    seat 1: moved bahbaka 1d1 1c1
91: seat 1 answers move 1d1
    seat 1: moved bahbaka 1c1 1d1
92: seat 1 answers move 1d2
    seat 1: moved bahbaka 1d1 1d2
93: seat 1 answers move 1d3
    seat 1: moved bahbaka 1d2 1d3
94: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated octocruel1
95: seat 1 answers attack blaze
    seat 1: attacked octocruel1 blaze
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled save
    seat 1: saves blaze 1
    wounded blaze 2
    killed blaze
    seat 1: gained 1
96: seat 1 answers move 3a2
    seat 1: moved octocruel1 3a3 3a2
97: seat 1 answers done
98: seat 1 answers tile 3
    seat 1: breached 3
    seat 2: turn 8
    seat 2: rested
99: seat 2 answers place s4cabin
    seat 2: resurrected blaze s4cabin
100: seat 2 answers place s4dock
    seat 2: resurrected digits s4dock
101: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
102: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
103: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
104: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
105: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
106: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
107: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
108: seat 2 answers done
    seat 2: event all_quiet officer1
    seat 2: activated octocruel1
109: seat 2 answers move 3a3
    seat 2: moved octocruel1 3a2 3a3
110: seat 2 answers move s4dock
    seat 2: moved octocruel1 3a3 s4dock
111: seat 2 answers attack blaze
    seat 2: attacked octocruel1 blaze
112: seat 2 answers also digits
    seat 2: also digits
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    seat 2: saves blaze 0
    rolled ranged
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die save
113: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: saves digits 5
    wounded blaze 1
    seat 1: turn 9
114: seat 1 answers rest
    seat 1: rested
115: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
116: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
117: seat 1 answers done
118: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom1
119: seat 1 answers move 2b4
    seat 1: moved peekaboom1 2b3 2b4
120: seat 1 answers move 2a4
    seat 1: moved peekaboom1 2b4 2a4
121: seat 1 answers move 2b4
    seat 1: moved peekaboom1 2a4 2b4
122: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
123: seat 1 answers move 4a3
    seat 1: moved scuttlebutt2 4a4 4a3
124: seat 1 answers done
    seat 2: turn 10
125: seat 2 answers rest
    seat 2: rested
126: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
127: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
128: seat 2 answers done
    seat 2: event salvage trooper1
129: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
130: seat 2 answers move 4a2
    seat 2: moved scuttlebutt2 4a3 4a2
131: seat 2 answers move 3d2
    seat 2: moved scuttlebutt2 4a2 3d2
132: seat 2 answers move 4a2
    seat 2: moved scuttlebutt2 3d2 4a2
133: seat 2 answers place 1d1
    seat 2: put victory 1d1
    seat 1: turn 11
134: seat 1 answers activate sprocket
    seat 1: activated sprocket
135: seat 1 answers use hoverboard
    seat 1: used sprocket hoverboard
136: seat 1 answers move 1d4
    seat 1: moved bahbaka 1d3 1d4
    seat 1: collected bahbaka victory 1d4
    seat 1: gained 1
137: seat 1 answers move 1c4
    seat 1: moved bahbaka 1d4 1c4
138: seat 1 answers move 3c1
    seat 1: moved bahbaka 1c4 3c1
139: seat 1 answers move 3c2
    seat 1: moved bahbaka 3c1 3c2
    seat 1: collected bahbaka victory 3c2
    seat 1: gained 1
140: seat 1 answers done
141: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event asteroid_bump trooper2
    seat 1: activated peekaboom1
142: seat 1 answers done
143: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4a2 4a3
    seat 1: shoved peekaboom1 2b4 4b1
    seat 1: shoved bahbaka 3c2 3c3
    seat 2: turn 12
144: seat 2 answers activate digits
    seat 2: activated digits
145: seat 2 answers door 2
    seat 2: door 2 closed
146: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
147: seat 2 answers attack octocruel1
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits kitty_primed
    rolled crit
    extra-die save
    rolled save
148: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 1
    rolled melee
    rolled melee
    seat 2: saves octocruel1 0
    wounded octocruel1 1
149: seat 1 answers move s4cabin
    seat 1: moved octocruel1 s4dock s4cabin
150: seat 1 answers move s4dock
    seat 1: moved octocruel1 s4cabin s4dock
151: seat 1 answers move 3a3
    seat 1: moved octocruel1 s4dock 3a3
152: seat 1 answers attack digits
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled melee
    rolled save
    rolled ranged
    rolled save
153: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die save
    seat 1: saves digits 4
154: seat 2 answers move 3a3
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die save
    rolled melee
    rolled crit
    extra-die save
    seat 1: hits 3
    rolled melee
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
155: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves digits 2
    wounded digits 1
    seat 2: moved digits s4dock 3a3
156: seat 2 answers move 3b3
    seat 1: attacked octocruel1 digits
    rolled save
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
157: seat 2 answers done
    seat 1: saves digits 2
    seat 2: moved digits 3a3 3b3
158: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated peekaboom1
159: seat 2 answers move 4a1
    seat 2: moved peekaboom1 4b1 4a1
160: seat 2 answers move 4b1
    seat 2: moved peekaboom1 4a1 4b1
161: seat 2 answers move 4a1
    seat 2: moved peekaboom1 4b1 4a1
162: seat 2 answers place 4a4
    seat 2: summoned octocruel2 4a4
    seat 1: turn 13
163: seat 1 answers rest
    seat 1: rested
164: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
165: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
166: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
167: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
168: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
169: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
170: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
171: seat 1 answers done
    seat 1: event override trooper1
172: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
173: seat 1 answers move 4a2
    seat 1: moved scuttlebutt2 4a3 4a2
174: seat 1 answers move 4a3
    seat 1: moved scuttlebutt2 4a2 4a3
175: seat 1 answers move 4b3
    seat 1: moved scuttlebutt2 4a3 4b3
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 14
176: seat 2 answers rest
    seat 2: rested
177: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated peekaboom1
178: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 1: turn 15
179: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
180: seat 1 answers move 1a3
    seat 2: attacked scuttlebutt1 sprocket
    rolled crit
    extra-die save
    rolled ranged
    seat 2: hits 2
    rolled melee
    seat 2: saves sprocket 0
    wounded sprocket 2
    seat 1: moved sprocket 1a4 1a3
181: seat 1 answers move 3b3
    seat 1: moved bahbaka 3c3 3b3
182: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: healed sprocket 1
183: seat 2 answers heal blaze
    seat 1: healed blaze 1
    seat 2: turn 16
184: seat 2 answers activate blaze
    seat 2: activated blaze
185: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
186: seat 2 answers boost red_dot_sight
    seat 2: weapon blaze red_dot_sight
187: seat 2 answers attack bahbaka
    seat 2: attacked blaze bahbaka
    seat 2: exhausted blaze repeater_pistol
    seat 2: exhausted blaze red_dot_sight
    rolled melee
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled save
188: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 2: readied blaze repeater_pistol
189: seat 2 answers move s4dock
    seat 2: moved blaze s4cabin s4dock
190: seat 2 answers move 3a3
    seat 1: attacked octocruel1 blaze
191: seat 1 answers done
    rolled save
    rolled crit
    extra-die melee
    rolled save
    seat 1: hits 2
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 2
    seat 2: moved blaze s4dock 3a3
192: seat 2 answers move 3a4
    seat 1: attacked octocruel1 blaze
193: seat 1 answers done
    rolled save
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled save
    seat 1: saves blaze 1
    wounded blaze 1
    seat 2: moved blaze 3a3 3a4
194: seat 2 answers move 3a3
    seat 1: attacked octocruel1 blaze
195: seat 1 answers done
    rolled ranged
    rolled save
    rolled crit
    extra-die save
    seat 1: hits 2
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 2
    killed blaze
    seat 1: gained 1
    seat 2: event underdog trooper1
196: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
197: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 17
198: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
199: seat 1 answers done
200: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
201: seat 1 answers attack octocruel1
    seat 1: attacked bahbaka octocruel1
202: seat 1 answers done
    seat 1: exhausted bahbaka kitty_primed
    rolled crit
    extra-die ranged
    rolled crit
    extra-die crit
    extra-die melee
203: seat 1 answers done
    seat 1: hits 4
    rolled save
    rolled save
    seat 1: saves octocruel1 2
    wounded octocruel1 2
204: seat 2 answers move 3a2
    seat 2: moved octocruel1 3a3 3a2
205: seat 2 answers move 3a3
    seat 2: moved octocruel1 3a2 3a3
206: seat 2 answers done
207: seat 1 answers done
    seat 1: event lockdown officer1
208: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
209: seat 1 answers move 3a2
    seat 1: moved octocruel1 3a3 3a2
210: seat 1 answers done
    seat 2: turn 18
211: seat 2 answers rest
    seat 2: rested
212: seat 2 answers place 3c3
    seat 2: resurrected blaze 3c3
213: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
214: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
215: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
216: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
217: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
218: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 19
219: seat 1 answers rest
    seat 1: rested
220: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
221: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
222: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
223: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
224: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
225: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
226: seat 1 answers done
    seat 1: event rampage trooper1
227: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
228: seat 1 answers move 1b4
    seat 1: moved scuttlebutt1 1a4 1b4
229: seat 1 answers move 1b3
    seat 1: moved scuttlebutt1 1b4 1b3
230: seat 1 answers move 1b2
    seat 1: moved scuttlebutt1 1b3 1b2
231: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
232: seat 1 answers move 4a2
    seat 1: moved peekaboom1 4a1 4a2
233: seat 1 answers move 4a1
    seat 1: moved peekaboom1 4a2 4a1
234: seat 1 answers done
    seat 2: turn 20
235: seat 2 answers activate digits
    seat 2: activated digits
236: seat 2 answers door 2
    seat 2: door 2 open
237: seat 2 answers done
    seat 2: event salvage trooper3
238: seat 2 answers place 3c4
    seat 2: put victory 3c4
    seat 1: turn 21
239: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
240: seat 1 answers move 1a4
    seat 1: moved sprocket 1a3 1a4
241: seat 1 answers move 3c3
    seat 1: moved bahbaka 3b3 3c3
242: seat 1 answers move 3b3
    seat 1: moved bahbaka 3c3 3b3
243: seat 1 answers move 3b4
    seat 1: moved bahbaka 3b3 3b4
244: seat 1 answers move 3c4
    seat 1: moved bahbaka 3b4 3c4
    seat 1: collected bahbaka victory 3c4
    seat 1: gained 1
    seat 1: collected bahbaka quest_a 3c4
    seat 1: quest-done access_codes 2
    seat 1: gained 2
    seat 1: quest chain_of_command
245: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
246: seat 1 answers attack digits
    seat 1: attacked bahbaka digits
247: seat 1 answers done
    seat 1: exhausted bahbaka kitty_primed
    rolled ranged
    rolled ranged
248: seat 1 answers done
    seat 1: hits 2
    rolled crit
    extra-die melee
    rolled ranged
    rolled ranged
    rolled melee
249: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die ranged
    seat 1: saves digits 2
    seat 1: event power_surge trooper1
250: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
251: seat 1 answers move 1b1
    seat 1: moved scuttlebutt1 1b2 1b1
252: seat 1 answers move 1c1
    seat 1: moved scuttlebutt1 1b1 1c1
253: seat 1 answers move 1c2
    seat 1: moved scuttlebutt1 1c1 1c2
254: seat 1 answers ready bahbaka kitty_primed
    seat 1: readied bahbaka kitty_primed
    seat 2: turn 22
255: seat 2 answers activate digits
    seat 2: activated digits
256: seat 2 answers door 1
    seat 2: door 1 open
257: seat 2 answers move 3a3
    seat 2: moved digits 3b3 3a3
258: seat 2 answers done
    seat 2: event portal_glitch trooper3
259: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 23
260: seat 1 answers activate sprocket
    seat 1: activated sprocket
261: seat 1 answers done
262: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event reinforcements trooper3
263: seat 1 answers place 1a4
    seat 1: summoned scuttlebutt3 1a4
    seat 2: turn 24
264: seat 2 answers activate blaze
    seat 2: activated blaze
265: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
266: seat 2 answers attack scuttlebutt1
    seat 2: attacked blaze scuttlebutt1
    seat 2: exhausted blaze kitty_primed
    rolled crit
    extra-die save
    rolled ranged
    seat 2: hits 2
    rolled save
    seat 2: saves scuttlebutt1 1
    wounded scuttlebutt1 2
    killed scuttlebutt1
    seat 2: gained 1
267: seat 1 answers move 1c3
    seat 1: moved scuttlebutt1 1c2 1c3
268: seat 1 answers move 1d3
    seat 1: moved scuttlebutt1 1c3 1d3
269: seat 1 answers move 1c3
    seat 1: moved scuttlebutt1 1d3 1c3
    left scuttlebutt1
270: seat 2 answers done
    seat 2: event static_storm villain
271: seat 2 answers exhaust blaze repeater_pistol
    seat 2: exhausted blaze repeater_pistol
272: seat 1 answers exhaust bahbaka iron_fists
    seat 1: exhausted bahbaka iron_fists
    seat 1: turn 25
273: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
274: seat 1 answers done
275: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
276: seat 1 answers attack digits
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka blaster_rifle
    rolled ranged
    rolled crit
    extra-die save
    rolled melee
277: seat 1 answers reroll ranged
    seat 1: rerolled ranged melee
    seat 1: hits 1
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
    rolled ranged
278: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves digits 2
279: seat 1 answers done
    seat 1: event asteroid_bump villain
280: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt2 4b3 4b4
    seat 1: shoved octocruel1 3a2 3a3
    seat 1: shoved peekaboom1 4a1 4a2
    seat 1: shoved digits 3a3 3a4
    seat 2: turn 26
281: seat 2 answers rest
    seat 2: rested
282: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
283: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
284: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 27
285: seat 1 answers rest
    seat 1: rested
286: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
287: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom1
288: seat 1 answers attack blaze
    seat 1: attacked peekaboom1 blaze
    rolled ranged
    rolled melee
289: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die ranged
    seat 1: hits 3
    rolled save
    rolled ranged
290: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
    seat 1: saves blaze 3
291: seat 1 answers move 4a1
    seat 1: moved peekaboom1 4a2 4a1
292: seat 1 answers done
293: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 28
294: seat 2 answers rest
    seat 2: rested
295: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
296: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
297: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
298: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
299: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
300: seat 2 answers done
    seat 2: event care_package trooper1
301: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
302: seat 2 answers move 4a4
    seat 2: moved scuttlebutt2 4b4 4a4
303: seat 2 answers move 4a3
    seat 2: moved scuttlebutt2 4a4 4a3
304: seat 2 answers move 4b3
    seat 2: moved scuttlebutt2 4a3 4b3
305: seat 2 answers gadget recharge 2c2
    seat 2: put recharge 2c2
306: seat 2 answers gadget stimpack 3d1
    seat 2: put stimpack 3d1
    seat 1: turn 29
307: seat 1 answers rest
    seat 1: rested
308: seat 1 answers done
    seat 1: event inspection trooper1
309: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
310: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1a4 1b4
311: seat 1 answers move 1b3
    seat 1: moved scuttlebutt3 1b4 1b3
312: seat 1 answers done
    seat 2: turn 30
313: seat 2 answers rest
    seat 2: rested
314: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
315: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
316: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
317: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
318: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
319: seat 2 answers done
    seat 2: event override trooper3
    seat 1: turn 31
320: seat 1 answers rest
    seat 1: rested
321: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
322: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
323: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
324: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
325: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
326: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
327: seat 1 answers done
    seat 1: event care_package officer1
328: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
329: seat 1 answers done
330: seat 1 answers gadget recharge 1b2
    seat 1: put recharge 1b2
331: seat 1 answers gadget hoverboard 2c2
    seat 1: put hoverboard 2c2
    seat 2: turn 32
332: seat 2 answers rest
    seat 2: rested
333: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
334: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
335: seat 2 answers attack blaze
    seat 2: attacked peekaboom1 blaze
    rolled save
    rolled ranged
336: seat 2 answers done
    seat 2: hits 1
    rolled save
    rolled melee
337: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die ranged
    seat 2: saves blaze 2
338: seat 2 answers done
339: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved peekaboom1 4a1 4b1
    seat 2: shoved octocruel2 4a4 4b4
    seat 2: shoved octocruel1 3a3 3b3
    seat 2: shoved blaze 3c3 3d3
    seat 2: shoved sprocket 1a4 1b4
    seat 2: shoved digits 3a4 3b4
    seat 1: turn 33
340: seat 1 answers activate sprocket
    seat 1: activated sprocket
341: seat 1 answers move 1b3
    seat 2: attacked scuttlebutt3 sprocket
    rolled save
    rolled save
    seat 2: hits 0
    seat 1: moved sprocket 1b4 1b3
342: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
343: seat 1 answers done
    seat 1: attacked sprocket scuttlebutt3
    seat 1: exhausted sprocket pulse_blade
    rolled save
    rolled save
    rolled melee
344: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 2
    rolled save
    seat 1: saves scuttlebutt3 1
    wounded scuttlebutt3 1
345: seat 2 answers attack sprocket
    seat 2: attacked scuttlebutt3 sprocket
    rolled crit
    extra-die crit
    extra-die save
    rolled ranged
    seat 2: hits 3
    rolled melee
    rolled melee
346: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 2: saves sprocket 0
    wounded sprocket 3
347: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event salvage trooper1
348: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
349: seat 1 answers move 1b2
    seat 1: moved scuttlebutt3 1b3 1b2
350: seat 1 answers move 1b3
    seat 1: moved scuttlebutt3 1b2 1b3
351: seat 1 answers move 1b2
    seat 1: moved scuttlebutt3 1b3 1b2
352: seat 1 answers done
353: seat 1 answers place 2c3
    seat 1: put victory 2c3
    seat 2: turn 34
354: seat 2 answers activate blaze
    seat 2: activated blaze
355: seat 2 answers move 3d2
    seat 2: moved blaze 3d3 3d2
356: seat 2 answers move 3d1
    seat 2: moved blaze 3d2 3d1
    seat 2: collected blaze stimpack 3d1
    seat 2: collected blaze recharge 3d1
    seat 2: collected blaze hoverboard 3d1
357: seat 2 answers move 3c1
    seat 2: moved blaze 3d1 3c1
358: seat 2 answers move 3c2
    seat 2: moved blaze 3c1 3c2
359: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
360: seat 2 answers attack octocruel1
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    rolled save
    rolled crit
    extra-die melee
361: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 2: hits 1
    rolled crit
    extra-die crit
    extra-die save
    rolled ranged
    seat 2: saves octocruel1 3
    seat 2: readied blaze repeater_pistol
362: seat 1 answers move 3b4
    seat 1: moved octocruel1 3b3 3b4
363: seat 1 answers move 3c4
    seat 1: moved octocruel1 3b4 3c4
364: seat 1 answers done
365: seat 2 answers done
    seat 2: event power_surge officer2
    seat 1: turn 35
366: seat 1 answers rest
    seat 1: rested
367: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
368: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom1
369: seat 1 answers move 2b4
    seat 1: moved peekaboom1 4b1 2b4
370: seat 1 answers move 2c4
    seat 1: moved peekaboom1 2b4 2c4
371: seat 1 answers done
372: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
373: seat 1 answers move 1b3
    seat 1: moved scuttlebutt3 1b2 1b3
374: seat 1 answers attack sprocket
    seat 1: attacked scuttlebutt3 sprocket
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled save
    rolled melee
375: seat 1 answers done
    seat 1: saves sprocket 1
    seat 2: turn 36
376: seat 2 answers rest
    seat 2: rested
377: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
378: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
379: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
380: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
381: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
382: seat 2 answers done
383: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
384: seat 2 answers done
    seat 2: event override trooper1
385: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
386: seat 2 answers attack sprocket
    seat 2: attacked scuttlebutt3 sprocket
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled melee
    rolled ranged
387: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves sprocket 1
388: seat 2 answers move 1b4
    seat 2: moved scuttlebutt3 1b3 1b4
389: seat 2 answers done
    seat 1: turn 37
390: seat 1 answers rest
    seat 1: rested
391: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
392: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
393: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
394: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
395: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom1
396: seat 1 answers move 2b4
    seat 1: moved peekaboom1 2c4 2b4
397: seat 1 answers move 4b1
    seat 1: moved peekaboom1 2b4 4b1
398: seat 1 answers move 4a1
    seat 1: moved peekaboom1 4b1 4a1
399: seat 1 answers attack digits
    seat 1: attacked peekaboom1 digits
    rolled ranged
    rolled ranged
400: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: hits 1
    rolled ranged
    rolled ranged
    rolled save
    seat 1: saves digits 1
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 2: turn 38
401: seat 2 answers activate digits
    seat 2: activated digits
402: seat 2 answers door 1
    seat 2: door 1 open
403: seat 2 answers done
    seat 2: event power_surge trooper1
404: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
405: seat 2 answers move 4b2
    seat 2: moved scuttlebutt2 4b3 4b2
406: seat 2 answers move 4a2
    seat 2: moved scuttlebutt2 4b2 4a2
407: seat 2 answers move 4a3
    seat 2: moved scuttlebutt2 4a2 4a3
    seat 1: turn 39
408: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
409: seat 1 answers move 1b4
    seat 2: attacked scuttlebutt3 sprocket
    rolled melee
    rolled ranged
    seat 2: hits 2
    rolled save
    seat 2: saves sprocket 1
    wounded sprocket 1
    seat 1: moved sprocket 1b3 1b4
410: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
411: seat 1 answers attack digits
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka blaster_rifle
    rolled ranged
    rolled save
412: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die ranged
    seat 1: hits 2
    rolled ranged
    rolled melee
    rolled melee
    seat 1: saves digits 0
    wounded digits 2
    killed digits
    seat 1: gained 1
    seat 1: pvp-done yellow 2
    seat 1: gained 2
    seat 1: reward lucky_dog_tag
413: seat 1 answers take stimpack
    seat 1: took bahbaka stimpack
414: seat 1 answers give sprocket
    seat 1: given lucky_dog_tag sprocket
415: seat 1 answers done
    seat 1: event underdog trooper1
416: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
417: seat 1 answers attack sprocket
    seat 1: attacked scuttlebutt3 sprocket
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled save
418: seat 1 answers done
    seat 1: saves sprocket 1
    wounded sprocket 1
419: seat 1 answers move 1c4
    seat 1: moved scuttlebutt3 1b4 1c4
420: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1c4 1b4
421: seat 1 answers done
    seat 2: gained 1
    seat 2: turn 40
422: seat 2 answers rest
    seat 2: rested
423: seat 2 answers place 3d2
    seat 2: resurrected digits 3d2
424: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
425: seat 2 answers done
426: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated peekaboom1
427: seat 2 answers move 4a2
    seat 2: moved peekaboom1 4a1 4a2
428: seat 2 answers door 2
    seat 2: door 2 open
429: seat 2 answers move 3d2
    seat 2: moved peekaboom1 4a2 3d2
430: seat 2 answers attack digits
    seat 2: attacked peekaboom1 digits
    rolled ranged
    rolled ranged
431: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
    seat 2: hits 2
    rolled crit
    extra-die melee
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
    seat 2: saves digits 3
432: seat 2 answers place 3b3
    seat 2: summoned scuttlebutt1 3b3
    turn-limit 40
    seat 1: won-scenario scenario_1
    seat 1: result 12
    seat 2: result 5
    seat 1: badges 2
    seat 2: badges 0
433: seat 1 answers keep plasma_cutter
    seat 1: took-upgrade plasma_cutter
434: seat 1 answers keep plasma_cutter
    seat 1: took-upgrade plasma_cutter
435: seat 2 answers keep marksman_carbine
    seat 2: took-upgrade marksman_carbine
436: seat 2 answers keep power_knuckles
    seat 2: took-upgrade power_knuckles
437: seat 2 answers keep marksman_carbine
    seat 2: took-upgrade marksman_carbine
438: seat 2 answers keep power_knuckles
    seat 2: took-upgrade power_knuckles
439: seat 1 answers keep stun_spear
    seat 1: took-upgrade stun_spear
440: seat 1 answers keep stun_spear
    seat 1: took-upgrade stun_spear
441: seat 1 answers keep salsa_grenade
    seat 1: took-upgrade salsa_grenade
442: seat 1 answers keep overcharger
    seat 1: took-upgrade overcharger
443: seat 1 answers discard lucky_dog_tag
    seat 1: discarded lucky_dog_tag
444: seat 1 answers discard overcharger
    seat 1: discarded overcharger
445: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
446: seat 1 answers give bahbaka
    seat 1: given repeater_pistol bahbaka
447: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
448: seat 1 answers give sprocket
    seat 1: given iron_fists sprocket
449: seat 1 answers give sprocket
    seat 1: given red_dot_sight sprocket
450: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
451: seat 1 answers give sprocket
    seat 1: given red_shirt sprocket
452: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
453: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
454: seat 1 answers give bahbaka
    seat 1: given stun_spear bahbaka
455: seat 1 answers give bahbaka
    seat 1: given stun_spear bahbaka
    seat 1: given salsa_grenade sprocket
456: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
457: seat 2 answers give digits
    seat 2: given repeater_pistol digits
458: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
459: seat 2 answers give blaze
    seat 2: given iron_fists blaze
460: seat 2 answers give digits
    seat 2: given red_dot_sight digits
461: seat 2 answers give digits
    seat 2: given kitty_primed digits
462: seat 2 answers give digits
    seat 2: given red_shirt digits
463: seat 2 answers give blaze
    seat 2: given marksman_carbine blaze
464: seat 2 answers give digits
    seat 2: given marksman_carbine digits
465: seat 2 answers give blaze
    seat 2: given power_knuckles blaze
466: seat 2 answers give blaze
    seat 2: given power_knuckles blaze
467: seat 1 answers scenario scenario_2b
    seat 1: next scenario_2b
    scenario scenario_2b
    monster-card trooper1 peekaboom
    monster-card trooper2 weeble
    monster-card officer1 peekaround
468: seat 1 answers dock 4
    seat 1: docked 4
469: seat 1 answers board s4dock
    seat 1: boarded sprocket s4dock
470: seat 1 answers board s4cabin
    seat 1: boarded bahbaka s4cabin
471: seat 2 answers dock 1
    seat 2: docked 1
472: seat 2 answers board s1cabin
    seat 2: boarded blaze s1cabin
473: seat 2 answers board s1dock
    seat 2: boarded digits s1dock
    seat 1: quest camera_off
    seat 1: turn 1
474: seat 1 answers rest
    seat 1: rested
475: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
476: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
477: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
478: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
479: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
480: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
481: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
482: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
483: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
484: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
485: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
486: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
487: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
488: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
489: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
490: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
491: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
492: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
493: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
494: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
495: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
496: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
497: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
498: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
    seat 1: event care_package trooper1
499: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
500: seat 1 answers done
501: seat 1 answers gadget stimpack 1a1
    seat 1: put stimpack 1a1
502: seat 1 answers gadget hoverboard 4d4
    seat 1: put hoverboard 4d4
    seat 2: turn 2
503: seat 2 answers rest
    seat 2: rested
504: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
505: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
506: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
507: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
508: seat 2 answers done
    seat 2: event underdog trooper1
509: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
510: seat 2 answers done
    seat 1: turn 3
511: seat 1 answers activate sprocket
    seat 1: activated sprocket
512: seat 1 answers move 4d2
    seat 1: moved sprocket s4dock 4d2
513: seat 1 answers move 4d1
    seat 1: moved sprocket 4d2 4d1
    seat 1: collected sprocket quest_a 4d1
514: seat 1 answers move 4d2
    seat 1: moved sprocket 4d1 4d2
515: seat 1 answers move s4dock
    seat 1: moved sprocket 4d2 s4dock
    seat 1: event asteroid_bump trooper2
516: seat 1 answers wake weeble2
    seat 1: activated weeble2
517: seat 1 answers move 4b1
    seat 1: moved weeble2 4a1 4b1
518: seat 1 answers move 4b2
    seat 1: moved weeble2 4b1 4b2
519: seat 1 answers move 4b1
    seat 1: moved weeble2 4b2 4b1
520: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved weeble1 1d1 1c1
    seat 1: shoved peekaboom2 3b2 3a2
    seat 1: shoved weeble2 4b1 4a1
    seat 1: shoved digits s1dock s1cabin
    seat 1: shoved sprocket s4dock 4d2
    seat 1: shoved bahbaka s4cabin s4dock
    seat 2: turn 4
521: seat 2 answers activate blaze
    seat 2: activated blaze
522: seat 2 answers move s1dock
    seat 2: moved blaze s1cabin s1dock
523: seat 2 answers move 1a2
    seat 2: moved blaze s1dock 1a2
524: seat 2 answers move 1a1
    seat 2: moved blaze 1a2 1a1
    seat 2: collected blaze stimpack 1a1
525: seat 2 answers done
    seat 2: event underdog officer2
    seat 1: turn 5
526: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
527: seat 1 answers move 4d1
    seat 1: moved sprocket 4d2 4d1
528: seat 1 answers done
    seat 1: event rampage trooper1
529: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
530: seat 1 answers move 3a1
    seat 1: moved peekaboom2 3a2 3a1
531: seat 1 answers done
532: seat 1 answers wake weeble2
    seat 1: activated weeble2
533: seat 1 answers move 4a2
    seat 1: moved weeble2 4a1 4a2
534: seat 1 answers move 4b2
    seat 1: moved weeble2 4a2 4b2
535: seat 1 answers done
    seat 2: turn 6
536: seat 2 answers activate blaze
    seat 2: activated blaze
537: seat 2 answers move 1a2
    seat 2: moved blaze 1a1 1a2
538: seat 2 answers move 1a3
    seat 2: moved blaze 1a2 1a3
539: seat 2 answers portal 3d2
    seat 2: teleported blaze 1a3 3d2
540: seat 2 answers done
    seat 2: event inspection trooper1
541: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
542: seat 2 answers move 2b1
    seat 2: moved peekaboom1 2a1 2b1
543: seat 2 answers move 2b2
    seat 2: moved peekaboom1 2b1 2b2
544: seat 2 answers done
545: seat 2 answers place 1b4
    seat 2: summoned peekaround1 1b4
    seat 1: turn 7
546: seat 1 answers activate sprocket
    seat 1: activated sprocket
547: seat 1 answers weapon salsa_grenade
    seat 1: weapon sprocket salsa_grenade
    seat 1: attacked sprocket weeble2
    seat 1: exhausted sprocket salsa_grenade
    rolled ranged
    rolled save
    rolled crit
    extra-die melee
    seat 1: hits 2
    rolled ranged
    seat 1: saves weeble2 0
    wounded weeble2 2
    killed weeble2
    seat 1: gained 1
548: seat 2 answers move 4a2
    seat 2: moved weeble2 4b2 4a2
549: seat 2 answers move 4a1
    seat 2: moved weeble2 4a2 4a1
550: seat 2 answers move 4a2
    seat 2: moved weeble2 4a1 4a2
    left weeble2
551: seat 1 answers move 4c1
    seat 1: moved sprocket 4d1 4c1
552: seat 1 answers move 4c2
    seat 1: moved sprocket 4c1 4c2
    seat 1: collected sprocket victory 4c2
    seat 1: gained 1
553: seat 1 answers move 4b2
    seat 1: moved sprocket 4c2 4b2
554: seat 1 answers move 4a2
    seat 1: moved sprocket 4b2 4a2
    seat 1: event static_storm trooper2
    seat 1: activated weeble1
555: seat 1 answers move 1b1
    seat 1: moved weeble1 1c1 1b1
556: seat 1 answers done
557: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
558: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
    seat 2: turn 8
559: seat 2 answers activate digits
    seat 2: activated digits
560: seat 2 answers door 1
    seat 2: door 1 closed
561: seat 2 answers move s1dock
    seat 2: moved digits s1cabin s1dock
562: seat 2 answers move 1a2
    seat 2: moved digits s1dock 1a2
563: seat 2 answers move 1a3
    seat 2: moved digits 1a2 1a3
564: seat 2 answers portal 3d2
    seat 2: teleported digits 1a3 3d2
    seat 2: event rampage trooper2
    seat 2: activated weeble1
565: seat 2 answers done
566: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
567: seat 2 answers done
    seat 1: turn 9
568: seat 1 answers rest
    seat 1: rested
569: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
570: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
571: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
572: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
573: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
574: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
575: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
576: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
577: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
578: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
579: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
580: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
581: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated peekaround1
582: seat 1 answers move 1c4
    seat 1: moved peekaround1 1b4 1c4
583: seat 1 answers move 1b4
    seat 1: moved peekaround1 1c4 1b4
584: seat 1 answers move 1a4
    seat 1: moved peekaround1 1b4 1a4
585: seat 1 answers tile 3
    seat 1: breached 3
    wounded digits 1
    wounded blaze 1
    seat 2: turn 10
586: seat 2 answers rest
    seat 2: rested
587: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
588: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
589: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
590: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
591: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
592: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
593: seat 2 answers hand-over digits power_knuckles
    seat 2: given power_knuckles digits
594: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
595: seat 2 answers hand-over blaze power_knuckles
    seat 2: given power_knuckles blaze
596: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
597: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
598: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
599: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
600: seat 2 answers done
601: seat 2 answers done
    seat 2: event override trooper3
    seat 2: door 1 open
    seat 2: door 2 open
    seat 1: turn 11
602: seat 1 answers rest
    seat 1: rested
603: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
604: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
605: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
606: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
607: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
608: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
609: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
610: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
611: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
612: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
613: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
614: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
615: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 12
616: seat 2 answers activate blaze
    seat 2: activated blaze
617: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 1
618: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: healed digits 1
    seat 1: turn 13
619: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
620: seat 1 answers done
621: seat 1 answers move s4cabin
    seat 1: moved bahbaka s4dock s4cabin
622: seat 1 answers move s4dock
    seat 1: moved bahbaka s4cabin s4dock
623: seat 1 answers move 4d2
    seat 1: moved bahbaka s4dock 4d2
624: seat 1 answers done
    seat 1: event hull_breach villain
625: seat 1 answers tile 3
    seat 1: breached 3
    wounded digits 1
    wounded blaze 1
    seat 2: turn 14
626: seat 2 answers activate digits
    seat 2: activated digits
627: seat 2 answers door 1
    seat 2: door 1 closed
628: seat 2 answers portal 1a3
    seat 2: teleported digits 3d2 1a3
629: seat 2 answers portal 3d2
    seat 2: teleported digits 1a3 3d2
630: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated weeble1
631: seat 2 answers done
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 1: turn 15
632: seat 1 answers activate sprocket
    seat 1: activated sprocket
633: seat 1 answers done
    seat 1: event lockdown officer1
    seat 1: activated peekaround1
634: seat 1 answers move 1b4
    seat 1: moved peekaround1 1a4 1b4
635: seat 1 answers move 1c4
    seat 1: moved peekaround1 1b4 1c4
636: seat 1 answers done
    seat 2: turn 16
637: seat 2 answers activate digits
    seat 2: activated digits
638: seat 2 answers no
639: seat 2 answers done
    seat 2: event reinforcements trooper2
    seat 2: activated weeble1
640: seat 2 answers move 1a1
    seat 2: moved weeble1 1b1 1a1
641: seat 2 answers move 1a2
    seat 2: moved weeble1 1a1 1a2
642: seat 2 answers move 1a1
    seat 2: moved weeble1 1a2 1a1
643: seat 2 answers place 2a1
    seat 2: summoned peekaboom3 2a1
    seat 1: turn 17
644: seat 1 answers rest
    seat 1: rested
645: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
646: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
647: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
648: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
649: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
650: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
651: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
652: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
653: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
654: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
655: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
656: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
657: seat 1 answers done
    seat 1: event reinforcements trooper3
658: seat 1 answers place 1d1
    seat 1: summoned peekaboom4 1d1
    seat 2: turn 18
659: seat 2 answers activate blaze
    seat 2: activated blaze
660: seat 2 answers portal 1a3
    seat 2: teleported blaze 3d2 1a3
661: seat 2 answers move 1a2
    seat 2: moved blaze 1a3 1a2
662: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 1
663: seat 2 answers done
    seat 2: event power_surge trooper1
664: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
665: seat 2 answers done
    seat 1: turn 19
666: seat 1 answers activate sprocket
    seat 1: activated sprocket
667: seat 1 answers done
    seat 1: event power_surge officer2
    seat 2: turn 20
668: seat 2 answers rest
    seat 2: rested
669: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
670: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
671: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
672: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
673: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
674: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
675: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
676: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
677: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
678: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
679: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
680: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
681: seat 2 answers hand-over digits power_knuckles
    seat 2: given power_knuckles digits
682: seat 2 answers hand-over blaze power_knuckles
    seat 2: given power_knuckles blaze
683: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
684: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
685: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
686: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
687: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
688: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
689: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
690: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
691: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
692: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
    seat 2: event portal_glitch trooper2
    seat 2: activated weeble1
693: seat 2 answers done
694: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 21
695: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
696: seat 1 answers done
697: seat 1 answers move 4d3
    seat 1: moved bahbaka 4d2 4d3
698: seat 1 answers move 4d4
    seat 1: moved bahbaka 4d3 4d4
    seat 1: collected bahbaka recharge 4d4
    seat 1: collected bahbaka hoverboard 4d4
699: seat 1 answers move 4c4
    seat 1: moved bahbaka 4d4 4c4
700: seat 1 answers move 4b4
    seat 1: moved bahbaka 4c4 4b4
701: seat 1 answers done
    seat 1: event all_quiet officer1
    seat 1: activated peekaround1
702: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die ranged
    rolled melee
703: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 1: saves blaze 2
704: seat 1 answers move 1b4
    seat 1: moved peekaround1 1c4 1b4
705: seat 1 answers move 1c4
    seat 1: moved peekaround1 1b4 1c4
706: seat 1 answers move 1b4
    seat 1: moved peekaround1 1c4 1b4
    seat 2: turn 22
707: seat 2 answers rest
    seat 2: rested
708: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
709: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
710: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
711: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
712: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
713: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
714: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
715: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
716: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
717: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
718: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
719: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
720: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
721: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
722: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
723: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
724: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
725: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
726: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
727: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
728: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
729: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
730: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
731: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
    seat 2: event salvage trooper1
732: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
733: seat 2 answers move 3a2
    seat 2: moved peekaboom2 3a1 3a2
734: seat 2 answers door 2
    seat 2: door 2 open
735: seat 2 answers move 3b2
    seat 2: moved peekaboom2 3a2 3b2
736: seat 2 answers place 2c3
    seat 2: put victory 2c3
    seat 1: turn 23
737: seat 1 answers rest
    seat 1: rested
738: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
739: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
740: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
741: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
742: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
743: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
744: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
745: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
746: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
747: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
748: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
749: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
750: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
751: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
752: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
753: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
754: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
755: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
756: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
757: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
758: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
759: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
760: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
761: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
762: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
763: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
764: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
765: seat 1 answers pass-gadget sprocket recharge
    seat 1: passed sprocket recharge
766: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
767: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
768: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
769: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
770: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
771: seat 1 answers done
    seat 1: event asteroid_bump villain
772: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved peekaboom1 2b2 2b3
    seat 1: shoved peekaboom2 3b2 3b3
    seat 1: shoved weeble1 1a1 1a2
    seat 1: shoved peekaboom4 1d1 1d2
    seat 1: shoved blaze 1a2 1a3
    seat 1: shoved digits 3d2 3d3
    seat 1: shoved sprocket 4a2 4a3
    seat 2: turn 24
773: seat 2 answers activate blaze
    seat 2: activated blaze
774: seat 2 answers portal 3d2
    seat 2: teleported blaze 1a3 3d2
775: seat 2 answers move 3d3
    seat 2: moved blaze 3d2 3d3
776: seat 2 answers move 3c3
    seat 2: moved blaze 3d3 3c3
    seat 2: collected blaze victory 3c3
    seat 2: gained 1
777: seat 2 answers move 3d3
    seat 1: attacked peekaboom2 blaze
    rolled crit
    extra-die save
    rolled save
778: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 2
    rolled ranged
    rolled save
779: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves blaze 1
    wounded blaze 1
    seat 2: moved blaze 3c3 3d3
    seat 2: event inspection trooper2
    seat 2: activated weeble1
780: seat 2 answers move 1a3
    seat 2: moved weeble1 1a2 1a3
781: seat 2 answers portal 3d2
    seat 2: teleported weeble1 1a3 3d2
782: seat 2 answers done
783: seat 2 answers place 1d1
    seat 2: summoned peekaround2 1d1
    seat 1: turn 25
784: seat 1 answers rest
    seat 1: rested
785: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
786: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
787: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
788: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
789: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
790: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
791: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
792: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
793: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
794: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
795: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
796: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
797: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
798: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
799: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
800: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
801: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
802: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
803: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
804: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
805: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
806: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
807: seat 1 answers done
808: seat 1 answers done
    seat 1: event override trooper1
809: seat 1 answers wake peekaboom4
    seat 1: activated peekaboom4
810: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 3 open
    seat 2: turn 26
811: seat 2 answers rest
    seat 2: rested
812: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
813: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
814: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
815: seat 2 answers done
    seat 2: event care_package officer1
816: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
817: seat 2 answers move 1c4
    seat 2: moved peekaround1 1b4 1c4
818: seat 2 answers done
819: seat 2 answers gadget hoverboard 1d4
    seat 2: put hoverboard 1d4
820: seat 2 answers gadget stimpack 2a4
    seat 2: put stimpack 2a4
    seat 1: turn 27
821: seat 1 answers rest
    seat 1: rested
822: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
823: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
824: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
825: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
826: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
827: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
828: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
829: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
830: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
831: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
832: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
833: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
834: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
835: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
836: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
837: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
838: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
839: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
840: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
841: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
842: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
843: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
844: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
845: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
846: seat 1 answers pass-gadget bahbaka recharge
    seat 1: passed bahbaka recharge
847: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
848: seat 1 answers pass-gadget sprocket recharge
    seat 1: passed sprocket recharge
849: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
850: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
851: seat 1 answers pass-gadget bahbaka recharge
    seat 1: passed bahbaka recharge
852: seat 1 answers done
    seat 1: event static_storm villain
853: seat 1 answers exhaust sprocket red_dot_sight
    seat 1: exhausted sprocket red_dot_sight
854: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
    seat 2: turn 28
855: seat 2 answers rest
    seat 2: rested
856: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
857: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
858: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
859: seat 2 answers hand-over digits power_knuckles
    seat 2: given power_knuckles digits
860: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
861: seat 2 answers hand-over blaze power_knuckles
    seat 2: given power_knuckles blaze
862: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
863: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
864: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
865: seat 2 answers hand-over digits power_knuckles
    seat 2: given power_knuckles digits
866: seat 2 answers hand-over blaze power_knuckles
    seat 2: given power_knuckles blaze
867: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
868: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
869: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
870: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
871: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
872: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
873: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
874: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
875: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
876: seat 2 answers done
    seat 2: event salvage trooper3
877: seat 2 answers place 1a4
    seat 2: put victory 1a4
    seat 1: turn 29
878: seat 1 answers rest
    seat 1: rested
879: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
880: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
881: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
882: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
883: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
884: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
885: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
886: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
887: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
888: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
889: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
890: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
891: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
892: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
893: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
894: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
895: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
896: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
897: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
898: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
899: seat 1 answers done
900: seat 1 answers done
    seat 1: event portal_glitch trooper3
901: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 30
902: seat 2 answers rest
    seat 2: rested
903: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
904: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
905: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
906: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
907: seat 2 answers done
    seat 2: event taco_break officer1
908: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
909: seat 2 answers move 1d4
    seat 2: moved peekaround1 1c4 1d4
910: seat 2 answers move 1c4
    seat 2: moved peekaround1 1d4 1c4
911: seat 2 answers move 1b4
    seat 2: moved peekaround1 1c4 1b4
912: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 1: turn 31
913: seat 1 answers activate sprocket
    seat 1: activated sprocket
914: seat 1 answers move 3d3
    seat 1: moved sprocket 4a3 3d3
915: seat 1 answers move 3c3
    seat 2: attacked weeble1 sprocket
    rolled save
    rolled melee
    rolled ranged
    seat 2: hits 2
    rolled ranged
    rolled save
916: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 2: saves sprocket 0
    wounded sprocket 2
    seat 1: moved sprocket 3d3 3c3
917: seat 1 answers weapon salsa_grenade
    seat 1: weapon sprocket salsa_grenade
918: seat 1 answers attack digits
    seat 1: attacked sprocket digits
    seat 1: also blaze
    seat 1: exhausted sprocket salsa_grenade
    rolled ranged
    rolled save
    rolled save
919: seat 1 answers done
    seat 1: hits 1
    rolled melee
    rolled melee
    rolled save
    rolled save
920: seat 2 answers done
    seat 1: saves digits 2
    rolled crit
    extra-die save
    seat 1: saves blaze 2
921: seat 1 answers done
922: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event asteroid_bump villain
923: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved peekaboom2 3b3 3c3
    seat 1: shoved peekaboom3 2a1 2b1
    seat 1: shoved peekaround1 1b4 1c4
    seat 1: shoved bahbaka 4b4 4c4
    seat 1: shoved digits 3d3 4a3
    seat 1: shoved blaze 3d3 4a3
    seat 1: shoved sprocket 3c3 3d3
    seat 2: turn 32
924: seat 2 answers activate blaze
    seat 2: activated blaze
925: seat 2 answers move 3d3
    seat 2: moved blaze 4a3 3d3
926: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 33
927: seat 1 answers rest
    seat 1: rested
928: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
929: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
930: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
931: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
932: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
933: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
934: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
935: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
936: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
937: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
938: seat 1 answers done
939: seat 1 answers pass-gadget bahbaka hoverboard
    seat 1: passed bahbaka hoverboard
940: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
941: seat 1 answers done
    seat 1: event power_surge trooper1
942: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
943: seat 1 answers move 2a3
    seat 1: moved peekaboom1 2b3 2a3
944: seat 1 answers move 2a2
    seat 1: moved peekaboom1 2a3 2a2
945: seat 1 answers done
    seat 2: turn 34
946: seat 2 answers rest
    seat 2: rested
947: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
948: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
949: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
950: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
951: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
952: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
953: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
954: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
955: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
956: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
957: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
958: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
959: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
960: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
961: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
962: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
963: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
964: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
965: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
966: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
967: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
968: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
969: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
970: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
    seat 2: event lockdown officer1
971: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
972: seat 2 answers move 1b4
    seat 2: moved peekaround1 1c4 1b4
973: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 1: turn 35
974: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
975: seat 1 answers done
976: seat 1 answers move 4b4
    seat 1: moved bahbaka 4c4 4b4
977: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka blaster_rifle
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
978: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
979: seat 2 answers reroll save
    seat 2: rerolled save save
980: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves digits 4
981: seat 1 answers done
    seat 1: event salvage trooper3
982: seat 1 answers place 1a4
    seat 1: put victory 1a4
    seat 2: turn 36
983: seat 2 answers activate digits
    seat 2: activated digits
984: seat 2 answers no
985: seat 2 answers door 3
    seat 2: door 3 open
986: seat 2 answers move 3d3
    seat 2: moved digits 4a3 3d3
987: seat 2 answers move 3d2
988: seat 1 answers guard weeble1
    seat 1: attacked weeble1 digits
    rolled melee
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled save
    rolled ranged
    rolled melee
989: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die save
990: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die ranged
991: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 5
    seat 1: attacked peekaboom2 digits
    rolled save
    rolled ranged
992: seat 1 answers done
    seat 1: hits 1
    rolled save
    rolled save
    rolled save
    rolled save
993: seat 2 answers reroll save
    seat 2: rerolled save ranged
994: seat 2 answers reroll save
    seat 2: rerolled save ranged
995: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 3
    seat 2: moved digits 3d3 3d2
996: seat 2 answers done
    seat 2: event portal_glitch trooper2
    seat 2: activated weeble1
997: seat 2 answers portal 1a3
    seat 2: teleported weeble1 3d2 1a3
998: seat 2 answers portal 2d4
    seat 2: teleported weeble1 1a3 2d4
999: seat 2 answers portal 3d2
    seat 2: teleported weeble1 2d4 3d2
1000: seat 2 answers done
1001: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 37
1002: seat 1 answers activate sprocket
    seat 1: activated sprocket
1003: seat 1 answers weapon repeater_pistol
    seat 1: weapon sprocket repeater_pistol
1004: seat 1 answers boost red_dot_sight
    seat 1: weapon sprocket red_dot_sight
1005: seat 1 answers attack peekaboom2
    seat 1: attacked sprocket peekaboom2
    seat 1: exhausted sprocket repeater_pistol
    seat 1: exhausted sprocket red_dot_sight
    rolled melee
    rolled melee
    rolled ranged
1006: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: hits 2
    rolled save
    seat 1: saves peekaboom2 1
    wounded peekaboom2 1
1007: seat 2 answers attack sprocket
    seat 2: attacked peekaboom2 sprocket
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
1008: seat 2 answers done
    seat 2: hits 4
    rolled ranged
    rolled ranged
1009: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 4
    killed sprocket
    seat 2: gained 1
    seat 1: put hoverboard 3d3
    seat 1: put quest_a 3d3
    seat 1: event underdog trooper1
1010: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
1011: seat 1 answers done
    seat 1: gained 1
    seat 2: turn 38
1012: seat 2 answers rest
    seat 2: rested
1013: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1014: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1015: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1016: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1017: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1018: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1019: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1020: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1021: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1022: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1023: seat 2 answers done
    seat 2: event inspection trooper1
1024: seat 2 answers wake peekaboom3
    seat 2: activated peekaboom3
1025: seat 2 answers done
    seat 1: turn 39
1026: seat 1 answers rest
    seat 1: rested
1027: seat 1 answers place 4b3
    seat 1: resurrected sprocket 4b3
1028: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1029: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1030: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1031: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1032: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
1033: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1034: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1035: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
1036: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1037: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
1038: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
1039: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1040: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1041: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
1042: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1043: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1044: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
1045: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1046: seat 1 answers done
1047: seat 1 answers pass-gadget sprocket recharge
    seat 1: passed sprocket recharge
1048: seat 1 answers done
    seat 1: event hull_breach officer1
1049: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
1050: seat 1 answers move 1d2
    seat 1: moved peekaround2 1d1 1d2
1051: seat 1 answers move 1d1
    seat 1: moved peekaround2 1d2 1d1
1052: seat 1 answers done
1053: seat 1 answers tile 3
    seat 1: breached 3
    wounded digits 1
    wounded blaze 1
    seat 2: turn 40
1054: seat 2 answers activate digits
    seat 2: activated digits
1055: seat 2 answers door 1
    seat 2: door 1 open
1056: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
1057: seat 2 answers attack bahbaka
    seat 2: attacked digits bahbaka
1058: seat 2 answers done
    seat 2: exhausted digits kitty_primed
    rolled melee
    rolled crit
    extra-die melee
1059: seat 2 answers done
    seat 2: hits 1
    rolled crit
    extra-die ranged
    seat 2: saves bahbaka 1
1060: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated weeble1
1061: seat 2 answers portal 1a3
    seat 2: teleported weeble1 3d2 1a3
1062: seat 2 answers portal 2d4
    seat 2: teleported weeble1 1a3 2d4
1063: seat 2 answers portal 1a3
    seat 2: teleported weeble1 2d4 1a3
1064: seat 2 answers wake peekaboom3
    seat 2: activated peekaboom3
1065: seat 2 answers done
    turn-limit 40
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll ranged
    seat 2: tie-roll ranged
    seat 1: tie-roll crit
    seat 2: tie-roll melee
    seat 1: won-scenario scenario_2b
    seat 1: result 3
    seat 2: result 3
    seat 1: badges 1
    seat 2: badges 0
1066: seat 1 answers keep arc_saber
    seat 1: took-upgrade arc_saber
1067: seat 1 answers keep implosion_charge
    seat 1: took-upgrade implosion_charge
1068: seat 2 answers keep shock_maul
    seat 2: took-upgrade shock_maul
1069: seat 2 answers keep arc_saber
    seat 2: took-upgrade arc_saber
1070: seat 2 answers keep rail_rifle
    seat 2: took-upgrade rail_rifle
1071: seat 2 answers keep shock_maul
    seat 2: took-upgrade shock_maul
1072: seat 1 answers keep rail_rifle
    seat 1: took-upgrade rail_rifle
1073: seat 1 answers keep holo_decoy
    seat 1: took-upgrade holo_decoy
1074: seat 1 answers keep twin_repeaters
    seat 1: took-upgrade twin_repeaters
1075: seat 1 answers discard iron_fists
    seat 1: discarded iron_fists
1076: seat 1 answers discard kitty_primed
    seat 1: discarded kitty_primed
1077: seat 1 answers discard red_dot_sight
    seat 1: discarded red_dot_sight
1078: seat 1 answers discard holo_decoy
    seat 1: discarded holo_decoy
1079: seat 1 answers discard repeater_pistol
    seat 1: discarded repeater_pistol
1080: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
1081: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
1082: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
1083: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1084: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1085: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
1086: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
1087: seat 1 answers give bahbaka
    seat 1: given salsa_grenade bahbaka
1088: seat 1 answers give bahbaka
    seat 1: given arc_saber bahbaka
1089: seat 1 answers give sprocket
    seat 1: given rail_rifle sprocket
    seat 1: given twin_repeaters bahbaka
    seat 1: given implosion_charge bahbaka
1090: seat 2 answers discard power_knuckles
    seat 2: discarded power_knuckles
1091: seat 2 answers discard arc_saber
    seat 2: discarded arc_saber
1092: seat 2 answers discard power_knuckles
    seat 2: discarded power_knuckles
1093: seat 2 answers give digits
    seat 2: given pulse_blade digits
1094: seat 2 answers give digits
    seat 2: given repeater_pistol digits
1095: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
1096: seat 2 answers give digits
    seat 2: given iron_fists digits
1097: seat 2 answers give digits
    seat 2: given red_dot_sight digits
1098: seat 2 answers give digits
    seat 2: given kitty_primed digits
1099: seat 2 answers give blaze
    seat 2: given red_shirt blaze
1100: seat 2 answers give blaze
    seat 2: given marksman_carbine blaze
1101: seat 2 answers give blaze
    seat 2: given marksman_carbine blaze
1102: seat 2 answers give blaze
    seat 2: given rail_rifle blaze
1103: seat 2 answers give blaze
    seat 2: given shock_maul blaze
    seat 2: given shock_maul digits
1104: seat 1 answers scenario scenario_3b
    seat 1: next scenario_3b
    scenario scenario_3b
    monster-card trooper1 octocold
    monster-card trooper2 weeble
    monster-card officer1 peekaround
    monster-card officer2 octocruel
1105: seat 1 answers dock 1
    seat 1: docked 1
1106: seat 1 answers board s1dock
    seat 1: boarded sprocket s1dock
1107: seat 1 answers board s1cabin
    seat 1: boarded bahbaka s1cabin
1108: seat 2 answers dock 2
    seat 2: docked 2
1109: seat 2 answers board s2dock
    seat 2: boarded blaze s2dock
1110: seat 2 answers board s2dock
    seat 2: boarded digits s2dock
    seat 1: quest wrong_number
    seat 1: turn 1
1111: seat 1 answers rest
    seat 1: rested
1112: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1113: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1114: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1115: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1116: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1117: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1118: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1119: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1120: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1121: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1122: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1123: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1124: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1125: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1126: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1127: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1128: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1129: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1130: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1131: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1132: seat 1 answers done
    seat 1: event inspection trooper2
1133: seat 1 answers wake weeble2
    seat 1: activated weeble2
1134: seat 1 answers done
1135: seat 1 answers place 1a1
    seat 1: summoned peekaround2 1a1
    seat 2: turn 2
1136: seat 2 answers rest
    seat 2: rested
1137: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1138: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1139: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1140: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1141: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1142: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1143: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1144: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1145: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1146: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1147: seat 2 answers done
    seat 2: event underdog officer2
1148: seat 2 answers place 2a1
    seat 2: summoned octocruel1 2a1
    seat 1: turn 3
1149: seat 1 answers rest
    seat 1: rested
1150: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1151: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1152: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1153: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1154: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1155: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1156: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1157: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1158: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1159: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1160: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1161: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1162: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1163: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1164: seat 1 answers done
    seat 1: event taco_break officer1
1165: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
1166: seat 1 answers done
    seat 2: turn 4
1167: seat 2 answers rest
    seat 2: rested
1168: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1169: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1170: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1171: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1172: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1173: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1174: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1175: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1176: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1177: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
1178: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1179: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1180: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1181: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1182: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1183: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1184: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1185: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1186: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1187: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1188: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1189: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1190: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1191: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
    seat 2: event hull_breach villain
1192: seat 2 answers tile 2
    seat 2: breached 2
    seat 1: turn 5
1193: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1194: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
1195: seat 1 answers done
    seat 1: event asteroid_bump villain
1196: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved peekaround1 5b3 5c3
    seat 1: shoved weeble1 2a1 2b1
    seat 1: shoved octocruel1 2a1 2b1
    seat 1: shoved octocold2 4a4 4b4
    seat 1: shoved octocold1 1a1 1b1
    seat 1: shoved peekaround2 1a1 1b1
    seat 1: shoved sprocket 1a2 1b2
    seat 1: shoved bahbaka s1cabin s1dock
    seat 2: turn 6
1197: seat 2 answers rest
    seat 2: rested
1198: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1199: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1200: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1201: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1202: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1203: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1204: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1205: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1206: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1207: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1208: seat 2 answers done
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
1209: seat 2 answers move 2a1
    seat 2: moved octocruel1 2b1 2a1
1210: seat 2 answers move 2b1
    seat 2: moved octocruel1 2a1 2b1
1211: seat 2 answers move 2b2
    seat 2: moved octocruel1 2b1 2b2
    seat 1: turn 7
1212: seat 1 answers rest
    seat 1: rested
1213: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1214: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1215: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1216: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1217: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1218: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1219: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1220: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1221: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1222: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1223: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1224: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1225: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1226: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1227: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1228: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1229: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1230: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1231: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1232: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1233: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1234: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1235: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1236: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
    seat 1: event salvage trooper3
1237: seat 1 answers place 2d4
    seat 1: put victory 2d4
    seat 2: turn 8
1238: seat 2 answers activate blaze
    seat 2: activated blaze
1239: seat 2 answers done
    seat 2: event lockdown trooper2
1240: seat 2 answers wake weeble2
    seat 2: activated weeble2
1241: seat 2 answers done
    seat 1: turn 9
1242: seat 1 answers activate sprocket
    seat 1: activated sprocket
1243: seat 1 answers weapon salsa_grenade
    seat 1: weapon sprocket salsa_grenade
1244: seat 1 answers attack octocold1
    seat 1: attacked sprocket octocold1
    seat 1: also peekaround2
    seat 1: exhausted sprocket salsa_grenade
    rolled save
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled ranged
    seat 1: saves octocold1 0
    rolled save
    rolled ranged
    seat 1: saves peekaround2 1
    wounded octocold1 1
1245: seat 2 answers payback octocold1
1246: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled melee
    rolled save
    seat 2: hits 0
1247: seat 1 answers move 1b1
1248: seat 2 answers guard octocold1
    seat 2: attacked octocold1 sprocket
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 1
1249: seat 1 answers exhaust sprocket plasma_cutter
    seat 1: exhausted sprocket plasma_cutter
    seat 2: attacked peekaround2 sprocket
    rolled melee
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 1
    seat 1: moved sprocket 1b2 1b1
1250: seat 1 answers move 1b2
1251: seat 2 answers guard peekaround2
    seat 2: attacked peekaround2 sprocket
    rolled ranged
    rolled ranged
    rolled crit
    extra-die save
    seat 2: hits 3
    rolled save
    seat 2: saves sprocket 1
    wounded sprocket 2
    seat 2: attacked octocold1 sprocket
    rolled save
    rolled save
    seat 2: hits 0
    seat 1: moved sprocket 1b1 1b2
1252: seat 1 answers move 1a2
1253: seat 2 answers guard octocold1
    seat 2: attacked octocold1 sprocket
    rolled save
    rolled melee
    seat 2: hits 0
    seat 2: attacked peekaround2 sprocket
    rolled melee
    rolled save
    rolled crit
    extra-die melee
    seat 2: hits 1
    rolled save
    seat 2: saves sprocket 1
    seat 1: moved sprocket 1b2 1a2
1254: seat 1 answers move 1b2
    seat 1: moved sprocket 1a2 1b2
1255: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event all_quiet officer1
1256: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
1257: seat 1 answers move 1b2
    seat 1: moved peekaround2 1b1 1b2
1258: seat 1 answers done
    seat 2: turn 10
1259: seat 2 answers rest
    seat 2: rested
1260: seat 2 answers done
    seat 2: event underdog trooper1
1261: seat 2 answers wake octocold2
    seat 2: activated octocold2
1262: seat 2 answers move 4b3
    seat 2: moved octocold2 4b4 4b3
1263: seat 2 answers move 4b2
    seat 2: moved octocold2 4b3 4b2
1264: seat 2 answers move 4a2
    seat 2: moved octocold2 4b2 4a2
    seat 1: turn 11
1265: seat 1 answers rest
    seat 1: rested
1266: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1267: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1268: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1269: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1270: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1271: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1272: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1273: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1274: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1275: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1276: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1277: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1278: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1279: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1280: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1281: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1282: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1283: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1284: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1285: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1286: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1287: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1288: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1289: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
    seat 1: event rampage trooper2
1290: seat 1 answers wake weeble1
    seat 1: activated weeble1
1291: seat 1 answers move 2c1
    seat 1: moved weeble1 2b1 2c1
1292: seat 1 answers done
1293: seat 1 answers wake octocold1
    seat 1: activated octocold1
1294: seat 1 answers done
    seat 2: turn 12
1295: seat 2 answers rest
    seat 2: rested
1296: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1297: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1298: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1299: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1300: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1301: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1302: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1303: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1304: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1305: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1306: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1307: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1308: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1309: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1310: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1311: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1312: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1313: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1314: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1315: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1316: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1317: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1318: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1319: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
    seat 2: event lockdown officer1
1320: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
1321: seat 2 answers move 1b1
    seat 2: moved peekaround2 1b2 1b1
1322: seat 2 answers attack sprocket
    seat 2: attacked peekaround2 sprocket
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
    seat 2: hits 3
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 3
    killed sprocket
    seat 2: gained 1
    seat 1: turn 13
1323: seat 1 answers rest
    seat 1: rested
1324: seat 1 answers place 1a2
    seat 1: resurrected sprocket 1a2
1325: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1326: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1327: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1328: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1329: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1330: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1331: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1332: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1333: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1334: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1335: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1336: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1337: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1338: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1339: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1340: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1341: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1342: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1343: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1344: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1345: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1346: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1347: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1348: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
    seat 1: event override trooper1
1349: seat 1 answers wake octocold1
    seat 1: activated octocold1
1350: seat 1 answers move 1b2
    seat 1: moved octocold1 1b1 1b2
1351: seat 1 answers attack sprocket
    seat 1: attacked octocold1 sprocket
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled melee
    rolled ranged
1352: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: saves sprocket 0
    wounded sprocket 1
1353: seat 1 answers exhaust sprocket salsa_grenade
    seat 1: exhausted sprocket salsa_grenade
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 14
1354: seat 2 answers activate blaze
    seat 2: activated blaze
1355: seat 2 answers weapon shock_maul
    seat 2: weapon blaze shock_maul
1356: seat 2 answers done
    seat 2: attacked blaze weeble1
    seat 2: exhausted blaze shock_maul
    rolled save
    rolled save
    rolled save
    rolled save
1357: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 1
    rolled crit
    extra-die save
    seat 2: saves weeble1 2
1358: seat 1 answers move 2b1
    seat 1: moved weeble1 2c1 2b1
1359: seat 1 answers move 2a1
    seat 1: moved weeble1 2b1 2a1
1360: seat 1 answers move 2b1
    seat 1: moved weeble1 2a1 2b1
1361: seat 2 answers move 2c1
    seat 2: moved blaze s2dock 2c1
1362: seat 2 answers done
    seat 2: event power_surge trooper1
1363: seat 2 answers wake octocold1
    seat 2: activated octocold1
1364: seat 2 answers done
1365: seat 2 answers ready blaze shock_maul
    seat 2: readied blaze shock_maul
    seat 1: turn 15
1366: seat 1 answers rest
    seat 1: rested
1367: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1368: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1369: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1370: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1371: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1372: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1373: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1374: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1375: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1376: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1377: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1378: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1379: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1380: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1381: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1382: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1383: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1384: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1385: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1386: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1387: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1388: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1389: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1390: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
    seat 1: event static_storm villain
1391: seat 1 answers exhaust bahbaka stun_spear
    seat 1: exhausted bahbaka stun_spear
1392: seat 2 answers exhaust digits pulse_blade
    seat 2: exhausted digits pulse_blade
    seat 2: turn 16
1393: seat 2 answers rest
    seat 2: rested
1394: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1395: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1396: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1397: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1398: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1399: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1400: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1401: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1402: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1403: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1404: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1405: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
1406: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1407: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1408: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1409: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1410: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1411: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
1412: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1413: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1414: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1415: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1416: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1417: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
    seat 2: event reinforcements trooper2
1418: seat 2 answers wake weeble1
    seat 2: activated weeble1
1419: seat 2 answers attack blaze
    seat 2: attacked weeble1 blaze
    rolled ranged
    rolled ranged
    rolled save
    seat 2: hits 2
    rolled crit
    extra-die ranged
    seat 2: saves blaze 1
    wounded blaze 1
1420: seat 2 answers done
1421: seat 2 answers place 3d4
    seat 2: summoned octocold3 3d4
    seat 1: turn 17
1422: seat 1 answers rest
    seat 1: rested
1423: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1424: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1425: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1426: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1427: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1428: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1429: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1430: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1431: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1432: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1433: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1434: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1435: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1436: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1437: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1438: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1439: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1440: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1441: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1442: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1443: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1444: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1445: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1446: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
    seat 1: event portal_glitch trooper3
1447: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 18
1448: seat 2 answers activate blaze
    seat 2: activated blaze
1449: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
1450: seat 2 answers boost red_dot_sight
    seat 2: weapon blaze red_dot_sight
1451: seat 2 answers attack octocruel1
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    seat 2: exhausted blaze red_dot_sight
    rolled ranged
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die save
    rolled ranged
    seat 2: saves octocruel1 2
    seat 2: readied blaze repeater_pistol
1452: seat 1 answers move 2a2
    seat 1: moved octocruel1 2b2 2a2
1453: seat 1 answers done
1454: seat 2 answers move 2d1
    seat 1: attacked weeble1 blaze
    rolled save
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 2
    seat 2: moved blaze 2c1 2d1
1455: seat 2 answers portal 1b4
    seat 2: teleported blaze 2d1 1b4
1456: seat 2 answers move 1a4
    seat 2: moved blaze 1b4 1a4
    seat 2: collected blaze recharge 1a4
1457: seat 2 answers done
    seat 2: event portal_glitch trooper2
1458: seat 2 answers wake weeble1
    seat 2: activated weeble1
1459: seat 2 answers done
1460: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 19
1461: seat 1 answers activate sprocket
    seat 1: activated sprocket
1462: seat 1 answers weapon stun_spear
    seat 1: weapon sprocket stun_spear
    seat 1: attacked sprocket octocold1
    seat 1: exhausted sprocket stun_spear
    rolled crit
    extra-die melee
    rolled ranged
    rolled ranged
    seat 1: hits 4
    rolled ranged
    seat 1: saves octocold1 0
    wounded octocold1 4
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
1463: seat 1 answers done
1464: seat 1 answers no
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
1465: seat 1 answers move 2a3
    seat 1: moved octocruel1 2a2 2a3
1466: seat 1 answers move 2a2
    seat 1: moved octocruel1 2a3 2a2
1467: seat 1 answers move 2a1
    seat 1: moved octocruel1 2a2 2a1
    seat 1: healed sprocket 1
    seat 1: healed blaze 1
    seat 2: turn 20
1468: seat 2 answers activate digits
    seat 2: activated digits
1469: seat 2 answers door 2
    seat 2: door 2 closed
1470: seat 2 answers move 2c1
    seat 2: moved digits s2dock 2c1
1471: seat 2 answers move 2d1
    seat 1: attacked weeble1 digits
    rolled melee
    rolled melee
    rolled save
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled ranged
    rolled ranged
1472: seat 2 answers reroll save
    seat 2: rerolled save ranged
1473: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
1474: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 2
    seat 2: moved digits 2c1 2d1
1475: seat 2 answers portal 1b4
    seat 2: teleported digits 2d1 1b4
1476: seat 2 answers move 1a4
    seat 2: moved digits 1b4 1a4
    seat 2: event override trooper3
    seat 2: door 2 open
    seat 1: turn 21
1477: seat 1 answers rest
    seat 1: rested
1478: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1479: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1480: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1481: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1482: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1483: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1484: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1485: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1486: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1487: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1488: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1489: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1490: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1491: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1492: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1493: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1494: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1495: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1496: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1497: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1498: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1499: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1500: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1501: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
    seat 1: event reinforcements trooper3
1502: seat 1 answers place 2a1
    seat 1: summoned octocold1 2a1
    seat 2: turn 22
1503: seat 2 answers rest
    seat 2: rested
1504: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1505: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1506: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1507: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1508: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1509: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1510: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1511: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1512: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1513: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1514: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1515: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1516: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1517: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
1518: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1519: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1520: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1521: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1522: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1523: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1524: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1525: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1526: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1527: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
1528: seat 2 answers done
    seat 2: event care_package trooper1
1529: seat 2 answers wake octocold2
    seat 2: activated octocold2
1530: seat 2 answers move 4b2
    seat 2: moved octocold2 4a2 4b2
1531: seat 2 answers done
1532: seat 2 answers gadget stimpack 2b2
    seat 2: put stimpack 2b2
1533: seat 2 answers gadget stimpack 3a4
    seat 2: put stimpack 3a4
    seat 1: turn 23
1534: seat 1 answers activate sprocket
    seat 1: activated sprocket
1535: seat 1 answers weapon salsa_grenade
    seat 1: weapon sprocket salsa_grenade
    seat 1: attacked sprocket peekaround2
    seat 1: exhausted sprocket salsa_grenade
    rolled melee
    rolled melee
    rolled ranged
    seat 1: hits 1
    rolled ranged
    rolled save
    seat 1: saves peekaround2 1
1536: seat 2 answers attack sprocket
    seat 2: attacked peekaround2 sprocket
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled save
    seat 2: saves sprocket 1
1537: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 24
1538: seat 2 answers activate blaze
    seat 2: activated blaze
1539: seat 2 answers done
    seat 2: event care_package officer1
1540: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
1541: seat 2 answers move 5b3
    seat 2: moved peekaround1 5c3 5b3
1542: seat 2 answers move 5a3
    seat 2: moved peekaround1 5b3 5a3
1543: seat 2 answers move 5b3
    seat 2: moved peekaround1 5a3 5b3
1544: seat 2 answers gadget recharge 1a4
    seat 2: put recharge 1a4
1545: seat 2 answers gadget hoverboard 2b2
    seat 2: put hoverboard 2b2
    seat 1: turn 25
1546: seat 1 answers rest
    seat 1: rested
1547: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1548: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1549: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1550: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1551: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1552: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1553: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1554: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1555: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1556: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1557: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1558: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1559: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1560: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1561: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1562: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1563: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1564: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1565: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1566: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1567: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1568: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1569: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1570: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
    seat 1: event asteroid_bump trooper2
1571: seat 1 answers wake weeble2
    seat 1: activated weeble2
1572: seat 1 answers done
1573: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved peekaround1 5b3 5c3
    seat 1: shoved weeble1 2b1 2c1
    seat 1: shoved octocold1 2a1 2b1
    seat 1: shoved octocruel1 2a1 2b1
    seat 1: shoved peekaround2 1b1 1c1
    seat 1: shoved sprocket 1a2 1b2
    seat 1: shoved digits 1a4 1b4
    seat 1: shoved blaze 1a4 1b4
    seat 1: shoved bahbaka s1dock 1a2
    seat 2: turn 26
1574: seat 2 answers activate digits
    seat 2: activated digits
1575: seat 2 answers door 4
    seat 2: door 4 closed
1576: seat 2 answers move 1a4
    seat 2: moved digits 1b4 1a4
    seat 2: collected digits recharge 1a4
1577: seat 2 answers move 1b4
    seat 2: moved digits 1a4 1b4
1578: seat 2 answers move 1b3
    seat 2: moved digits 1b4 1b3
1579: seat 2 answers move 1b2
    seat 2: moved digits 1b3 1b2
1580: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
1581: seat 2 answers attack bahbaka
    seat 2: attacked digits bahbaka
1582: seat 2 answers also sprocket
    seat 2: also sprocket
    seat 2: exhausted digits kitty_primed
    rolled save
    rolled ranged
1583: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die melee
    seat 2: hits 1
    rolled melee
    rolled save
1584: seat 1 answers done
    seat 2: saves bahbaka 1
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 1
1585: seat 2 answers done
    seat 2: event inspection trooper1
1586: seat 2 answers wake octocold1
    seat 2: activated octocold1
1587: seat 2 answers move 2a1
    seat 2: moved octocold1 2b1 2a1
1588: seat 2 answers done
    seat 1: turn 27
1589: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1590: seat 1 answers done
1591: seat 1 answers move 1b2
    seat 1: moved bahbaka 1a2 1b2
1592: seat 1 answers move 1b3
    seat 1: moved bahbaka 1b2 1b3
1593: seat 1 answers move 1b4
    seat 1: moved bahbaka 1b3 1b4
1594: seat 1 answers done
    seat 1: event static_storm trooper2
1595: seat 1 answers wake weeble2
    seat 1: activated weeble2
1596: seat 1 answers done
1597: seat 1 answers exhaust sprocket twin_repeaters
    seat 1: exhausted sprocket twin_repeaters
1598: seat 2 answers exhaust blaze iron_fists
    seat 2: exhausted blaze iron_fists
    seat 2: turn 28
1599: seat 2 answers rest
    seat 2: rested
1600: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1601: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1602: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1603: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
1604: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1605: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1606: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1607: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1608: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1609: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1610: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
1611: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1612: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1613: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1614: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1615: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
1616: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1617: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1618: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1619: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1620: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1621: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
1622: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
1623: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1624: seat 2 answers pass-gadget blaze recharge
    seat 2: passed blaze recharge
1625: seat 2 answers done
    seat 2: event rampage trooper1
1626: seat 2 answers wake octocold3
    seat 2: activated octocold3
1627: seat 2 answers done
1628: seat 2 answers wake weeble1
    seat 2: activated weeble1
1629: seat 2 answers done
    seat 1: turn 29
1630: seat 1 answers rest
    seat 1: rested
1631: seat 1 answers done
    seat 1: event hull_breach officer1
1632: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
1633: seat 1 answers attack bahbaka
    seat 1: attacked peekaround2 bahbaka
    rolled melee
    rolled ranged
    rolled melee
    seat 1: hits 1
    rolled melee
    rolled crit
    extra-die ranged
1634: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 1: saves bahbaka 1
1635: seat 1 answers move 1c2
    seat 1: moved peekaround2 1c1 1c2
1636: seat 1 answers move 1c1
    seat 1: moved peekaround2 1c2 1c1
1637: seat 1 answers done
1638: seat 1 answers tile 3
    seat 1: breached 3
    seat 2: turn 30
1639: seat 2 answers activate blaze
    seat 2: activated blaze
1640: seat 2 answers done
    seat 2: event salvage trooper1
1641: seat 2 answers wake octocold3
    seat 2: activated octocold3
1642: seat 2 answers done
1643: seat 2 answers place 5c4
    seat 2: put victory 5c4
    seat 1: turn 31
1644: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1645: seat 1 answers done
1646: seat 1 answers weapon salsa_grenade
    seat 1: weapon bahbaka salsa_grenade
1647: seat 1 answers attack blaze
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka salsa_grenade
    rolled crit
    extra-die ranged
    rolled save
    rolled save
1648: seat 1 answers done
    seat 1: hits 2
    rolled ranged
1649: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
1650: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 1: saves blaze 1
    wounded blaze 1
1651: seat 1 answers done
    seat 1: event lockdown trooper2
1652: seat 1 answers wake weeble1
    seat 1: activated weeble1
1653: seat 1 answers move s2dock
    seat 1: moved weeble1 2c1 s2dock
1654: seat 1 answers move 2c1
    seat 1: moved weeble1 s2dock 2c1
1655: seat 1 answers move s2dock
    seat 1: moved weeble1 2c1 s2dock
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 2: turn 32
1656: seat 2 answers activate digits
    seat 2: activated digits
1657: seat 2 answers door 4
    seat 2: door 4 open
1658: seat 2 answers weapon shock_maul
    seat 2: weapon digits shock_maul
1659: seat 2 answers done
    seat 2: attacked digits sprocket
    seat 2: exhausted digits shock_maul
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die save
    rolled ranged
1660: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 5
    rolled crit
    extra-die ranged
    seat 2: saves sprocket 1
    wounded sprocket 4
    killed sprocket
    seat 2: gained 1
    seat 2: pvp-done blue 2
    seat 2: gained 2
    seat 2: reward sticky_fingers
1661: seat 2 answers give blaze
    seat 2: given sticky_fingers blaze
1662: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
1663: seat 2 answers move 1b1
    seat 2: moved digits 1b2 1b1
1664: seat 2 answers done
    seat 2: event override trooper1
1665: seat 2 answers wake octocold3
    seat 2: activated octocold3
1666: seat 2 answers move 3c4
    seat 2: moved octocold3 3d4 3c4
1667: seat 2 answers portal 1c1
    seat 2: teleported octocold3 3c4 1c1
1668: seat 2 answers done
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 3 open
    seat 1: turn 33
1669: seat 1 answers rest
    seat 1: rested
1670: seat 1 answers place 1c4
    seat 1: resurrected sprocket 1c4
1671: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1672: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1673: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1674: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1675: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1676: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1677: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1678: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1679: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1680: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1681: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1682: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1683: seat 1 answers done
    seat 1: event asteroid_bump villain
1684: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved octocold2 4b2 4b3
    seat 1: shoved octocold3 1c1 1c2
    seat 1: shoved peekaround2 1c1 1c2
    seat 1: shoved octocold1 2a1 2a2
    seat 1: shoved octocruel1 2b1 2b2
    seat 1: shoved weeble1 s2dock 2c1
    seat 1: shoved sprocket 1c4 3c1
    seat 1: shoved digits 1b1 1b2
    seat 2: turn 34
1685: seat 2 answers rest
    seat 2: rested
1686: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1687: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1688: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1689: seat 2 answers hand-over digits sticky_fingers
    seat 2: given sticky_fingers digits
1690: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1691: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1692: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1693: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1694: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1695: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1696: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1697: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1698: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
1699: seat 2 answers hand-over blaze sticky_fingers
    seat 2: given sticky_fingers blaze
1700: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
1701: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1702: seat 2 answers hand-over digits sticky_fingers
    seat 2: given sticky_fingers digits
1703: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1704: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
1705: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1706: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1707: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
1708: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1709: seat 2 answers hand-over blaze kitty_primed
    seat 2: given kitty_primed blaze
1710: seat 2 answers pass-gadget digits recharge
    seat 2: passed digits recharge
1711: seat 2 answers done
    seat 2: event salvage trooper1
1712: seat 2 answers wake octocold1
    seat 2: activated octocold1
1713: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled save
    rolled save
    seat 2: hits 0
1714: seat 2 answers move 2a1
    seat 2: moved octocold1 2a2 2a1
1715: seat 2 answers move 2b1
    seat 2: moved octocold1 2a1 2b1
1716: seat 2 answers move 2a1
    seat 2: moved octocold1 2b1 2a1
1717: seat 2 answers place 1d4
    seat 2: put victory 1d4
    seat 1: turn 35
1718: seat 1 answers activate sprocket
    seat 1: activated sprocket
1719: seat 1 answers move 3d1
    seat 1: moved sprocket 3c1 3d1
    seat 1: collected sprocket stimpack 3d1
1720: seat 1 answers weapon rail_rifle
    seat 1: weapon sprocket rail_rifle
1721: seat 1 answers attack weeble2
    seat 1: attacked sprocket weeble2
    seat 1: exhausted sprocket rail_rifle
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    seat 1: hits 4
    rolled ranged
    seat 1: saves weeble2 0
    wounded weeble2 4
    overkilled weeble2
    killed weeble2
    seat 1: gained 1
    left weeble2
    seat 1: event underdog officer2
    seat 1: activated octocruel1
1722: seat 1 answers done
    seat 1: gained 1
    seat 2: turn 36
1723: seat 2 answers rest
    seat 2: rested
1724: seat 2 answers done
1725: seat 2 answers done
    seat 2: event power_surge trooper1
1726: seat 2 answers wake octocold1
    seat 2: activated octocold1
1727: seat 2 answers move 2b1
    seat 2: moved octocold1 2a1 2b1
1728: seat 2 answers move 2b2
    seat 2: moved octocold1 2b1 2b2
1729: seat 2 answers move 2a2
    seat 2: moved octocold1 2b2 2a2
    seat 1: turn 37
1730: seat 1 answers rest
    seat 1: rested
1731: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1732: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1733: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1734: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1735: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1736: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1737: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1738: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
1739: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1740: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1741: seat 1 answers hand-over bahbaka arc_saber
    seat 1: given arc_saber bahbaka
1742: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
1743: seat 1 answers hand-over bahbaka rail_rifle
    seat 1: given rail_rifle bahbaka
1744: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1745: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1746: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1747: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1748: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1749: seat 1 answers hand-over bahbaka red_shirt
    seat 1: given red_shirt bahbaka
1750: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1751: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1752: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1753: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
1754: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1755: seat 1 answers pass-gadget bahbaka stimpack
    seat 1: passed bahbaka stimpack
1756: seat 1 answers pass-gadget sprocket stimpack
    seat 1: passed sprocket stimpack
1757: seat 1 answers pass-gadget bahbaka stimpack
    seat 1: passed bahbaka stimpack
1758: seat 1 answers done
    seat 1: event lockdown officer1
1759: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
1760: seat 1 answers move 5b3
    seat 1: moved peekaround1 5c3 5b3
1761: seat 1 answers move 5a3
    seat 1: moved peekaround1 5b3 5a3
1762: seat 1 answers move 5b3
    seat 1: moved peekaround1 5a3 5b3
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 2: turn 38
1763: seat 2 answers activate digits
    seat 2: activated digits
1764: seat 2 answers door 3
    seat 2: door 3 open
1765: seat 2 answers weapon marksman_carbine
    seat 2: weapon digits marksman_carbine
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits marksman_carbine
    rolled save
    rolled save
    rolled crit
    extra-die save
1766: seat 2 answers done
    seat 2: hits 1
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 1
1767: seat 2 answers move 1a2
    seat 2: moved digits 1b2 1a2
1768: seat 2 answers move s1dock
    seat 2: moved digits 1a2 s1dock
1769: seat 2 answers move 1a2
    seat 2: moved digits s1dock 1a2
1770: seat 2 answers move 1b2
    seat 2: moved digits 1a2 1b2
1771: seat 2 answers done
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
1772: seat 2 answers move 2b1
    seat 2: moved octocruel1 2b2 2b1
1773: seat 2 answers done
1774: seat 2 answers ready digits marksman_carbine
    seat 2: readied digits marksman_carbine
    seat 1: turn 39
1775: seat 1 answers activate sprocket
    seat 1: activated sprocket
1776: seat 1 answers move 3c1
    seat 1: moved sprocket 3d1 3c1
1777: seat 1 answers move 3b1
    seat 1: moved sprocket 3c1 3b1
1778: seat 1 answers done
    seat 1: event inspection trooper2
    seat 1: activated weeble1
1779: seat 1 answers done
    seat 2: turn 40
1780: seat 2 answers activate digits
    seat 2: activated digits
1781: seat 2 answers door 4
    seat 2: door 4 open
1782: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated weeble1
1783: seat 2 answers move 2b1
    seat 2: moved weeble1 2c1 2b1
1784: seat 2 answers move 2b2
    seat 2: moved weeble1 2b1 2b2
1785: seat 2 answers move 2a2
    seat 2: moved weeble1 2b2 2a2
1786: seat 2 answers wake octocold1
    seat 2: activated octocold1
1787: seat 2 answers move 2a3
    seat 2: moved octocold1 2a2 2a3
1788: seat 2 answers door 1
    seat 2: door 1 open
1789: seat 2 answers attack blaze
    seat 2: attacked octocold1 blaze
    rolled save
    rolled save
    seat 2: hits 0
    turn-limit 40
    seat 2: won-scenario scenario_3b
    seat 1: result 3
    seat 2: result 4
    seat 1: badges 0
    seat 2: badges 1
1790: seat 2 answers keep ion_cannon
    seat 2: took-upgrade ion_cannon
1791: seat 2 answers keep ion_cannon
    seat 2: took-upgrade ion_cannon
1792: seat 1 answers keep neural_lash
    seat 1: took-upgrade neural_lash
1793: seat 1 answers keep ghost_rifle
    seat 1: took-upgrade ghost_rifle
1794: seat 1 answers keep ghost_rifle
    seat 1: took-upgrade ghost_rifle
1795: seat 1 answers keep antimatter_cell
    seat 1: took-upgrade antimatter_cell
1796: seat 2 answers keep nova_blade
    seat 2: took-upgrade nova_blade
1797: seat 2 answers keep nova_blade
    seat 2: took-upgrade nova_blade
1798: seat 2 answers keep bulwark_plates
    seat 2: took-upgrade bulwark_plates
1799: seat 2 answers discard sticky_fingers
    seat 2: discarded sticky_fingers
1800: seat 2 answers discard iron_fists
    seat 2: discarded iron_fists
1801: seat 2 answers discard shock_maul
    seat 2: discarded shock_maul
1802: seat 2 answers discard repeater_pistol
    seat 2: discarded repeater_pistol
1803: seat 2 answers discard kitty_primed
    seat 2: discarded kitty_primed
1804: seat 2 answers give digits
    seat 2: given pulse_blade digits
1805: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
1806: seat 2 answers give blaze
    seat 2: given red_shirt blaze
1807: seat 2 answers give blaze
    seat 2: given marksman_carbine blaze
1808: seat 2 answers give digits
    seat 2: given marksman_carbine digits
1809: seat 2 answers give blaze
    seat 2: given rail_rifle blaze
1810: seat 2 answers give blaze
    seat 2: given shock_maul blaze
1811: seat 2 answers give digits
    seat 2: given nova_blade digits
1812: seat 2 answers give digits
    seat 2: given nova_blade digits
1813: seat 2 answers give digits
    seat 2: given ion_cannon digits
1814: seat 2 answers give digits
    seat 2: given ion_cannon digits
    seat 2: given bulwark_plates blaze
1815: seat 1 answers discard red_shirt
    seat 1: discarded red_shirt
1816: seat 1 answers discard arc_saber
    seat 1: discarded arc_saber
1817: seat 1 answers discard rail_rifle
    seat 1: discarded rail_rifle
1818: seat 1 answers discard pulse_blade
    seat 1: discarded pulse_blade
1819: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
1820: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1821: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1822: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
1823: seat 1 answers give bahbaka
    seat 1: given stun_spear bahbaka
1824: seat 1 answers give sprocket
    seat 1: given salsa_grenade sprocket
1825: seat 1 answers give sprocket
    seat 1: given twin_repeaters sprocket
1826: seat 1 answers give bahbaka
    seat 1: given implosion_charge bahbaka
1827: seat 1 answers give bahbaka
    seat 1: given ghost_rifle bahbaka
1828: seat 1 answers give bahbaka
    seat 1: given ghost_rifle bahbaka
1829: seat 1 answers give bahbaka
    seat 1: given neural_lash bahbaka
    seat 1: given antimatter_cell sprocket
    seat 2: next scenario_4
    scenario scenario_4
    monster-card trooper1 scuttlebutt
    monster-card trooper2 peekaboom
    monster-card trooper3 weeble
    monster-card officer1 peekaround
    monster-card officer2 octocruel
1830: seat 2 answers dock 4
    seat 2: docked 4
1831: seat 2 answers board s4dock
    seat 2: boarded blaze s4dock
1832: seat 2 answers board s4cabin
    seat 2: boarded digits s4cabin
1833: seat 1 answers dock 1
    seat 1: docked 1
1834: seat 1 answers board s1cabin
    seat 1: boarded sprocket s1cabin
1835: seat 1 answers board s1dock
    seat 1: boarded bahbaka s1dock
    seat 2: quest stolen_keys
    seat 2: turn 1
1836: seat 2 answers activate digits
    seat 2: activated digits
1837: seat 2 answers door 2
    seat 2: door 2 open
1838: seat 2 answers move s4dock
    seat 2: moved digits s4cabin s4dock
1839: seat 2 answers move 5a2
    seat 2: moved digits s4dock 5a2
1840: seat 2 answers move 5b2
    seat 2: moved digits 5a2 5b2
    seat 2: collected digits hoverboard 5b2
1841: seat 2 answers weapon ion_cannon
    seat 2: weapon digits ion_cannon
    seat 2: attacked digits peekaboom2
    seat 2: exhausted digits ion_cannon
    rolled melee
    rolled melee
    rolled save
    rolled ranged
    rolled save
    rolled ranged
1842: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 2
    rolled save
    seat 2: saves peekaboom2 1
    wounded peekaboom2 1
1843: seat 1 answers move 5b4
    seat 1: moved peekaboom2 5a4 5b4
1844: seat 1 answers move 5c4
    seat 1: moved peekaboom2 5b4 5c4
1845: seat 1 answers move 5b4
    seat 1: moved peekaboom2 5c4 5b4
1846: seat 1 answers attack digits
    seat 1: attacked peekaboom2 digits
    rolled ranged
    rolled ranged
1847: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: hits 1
    rolled save
    rolled melee
    rolled save
1848: seat 2 answers done
    seat 1: saves digits 2
1849: seat 2 answers done
    seat 2: event hull_breach villain
1850: seat 2 answers tile 3
    seat 2: breached 3
    seat 1: turn 2
1851: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1852: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
1853: seat 1 answers move 1a2
    seat 1: moved bahbaka s1dock 1a2
1854: seat 1 answers done
    seat 1: event reinforcements trooper3
1855: seat 1 answers place 6d4
    seat 1: summoned weeble1 6d4
1856: seat 1 answers place 3d4
    seat 1: summoned scuttlebutt3 3d4
    seat 2: turn 3
1857: seat 2 answers rest
    seat 2: rested
1858: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1859: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1860: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1861: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
1862: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1863: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
1864: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1865: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1866: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
1867: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1868: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1869: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1870: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1871: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
1872: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1873: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
1874: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
1875: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1876: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1877: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1878: seat 2 answers done
1879: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
1880: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
1881: seat 2 answers done
    seat 2: event asteroid_bump trooper2
1882: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
1883: seat 2 answers move 2c4
    seat 2: moved peekaboom1 2d4 2c4
1884: seat 2 answers move 2c3
    seat 2: moved peekaboom1 2c4 2c3
1885: seat 2 answers move 2c2
    seat 2: moved peekaboom1 2c3 2c2
1886: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved peekaboom1 2c2 2d2
    seat 2: shoved octocruel1 4a4 4b4
    seat 2: shoved scuttlebutt2 6a1 6b1
    seat 2: shoved peekaboom2 5b4 5c4
    seat 2: shoved sprocket s1dock 1a2
    seat 2: shoved blaze s4dock 5a2
    seat 1: turn 4
1887: seat 1 answers activate sprocket
    seat 1: activated sprocket
1888: seat 1 answers move 1a3
    seat 1: moved sprocket 1a2 1a3
1889: seat 1 answers move 1a2
    seat 1: moved sprocket 1a3 1a2
1890: seat 1 answers move 1a3
    seat 1: moved sprocket 1a2 1a3
1891: seat 1 answers done
    seat 1: event inspection trooper1
1892: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
1893: seat 1 answers move 1d2
    seat 1: moved scuttlebutt1 1d1 1d2
1894: seat 1 answers done
1895: seat 1 answers place 1d1
    seat 1: summoned peekaround2 1d1
    seat 2: turn 5
1896: seat 2 answers activate digits
    seat 2: activated digits
1897: seat 2 answers door 2
    seat 2: door 2 closed
1898: seat 2 answers move 5b1
    seat 2: moved digits 5b2 5b1
1899: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
1900: seat 2 answers move 5a1
    seat 2: moved blaze 5a2 5a1
1901: seat 2 answers portal 1a3
    seat 2: teleported blaze 5a1 1a3
1902: seat 2 answers done
1903: seat 2 answers door 3
    seat 2: door 3 open
1904: seat 2 answers move 3b4
    seat 2: moved digits 5b1 3b4
1905: seat 2 answers move 5b1
    seat 2: moved digits 3b4 5b1
1906: seat 2 answers done
    seat 2: event rampage trooper2
1907: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
1908: seat 2 answers move 2c2
    seat 2: moved peekaboom1 2d2 2c2
1909: seat 2 answers move 2d2
    seat 2: moved peekaboom1 2c2 2d2
1910: seat 2 answers move 2c2
    seat 2: moved peekaboom1 2d2 2c2
1911: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
1912: seat 2 answers move 3d3
    seat 2: moved scuttlebutt3 3d4 3d3
1913: seat 2 answers move 3d4
    seat 2: moved scuttlebutt3 3d3 3d4
1914: seat 2 answers done
    seat 1: turn 6
1915: seat 1 answers rest
    seat 1: rested
1916: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1917: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1918: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1919: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1920: seat 1 answers hand-over bahbaka antimatter_cell
    seat 1: given antimatter_cell bahbaka
1921: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1922: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1923: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1924: seat 1 answers hand-over sprocket neural_lash
    seat 1: given neural_lash sprocket
1925: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1926: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1927: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
1928: seat 1 answers done
    seat 1: event static_storm trooper2
1929: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
1930: seat 1 answers done
1931: seat 1 answers exhaust sprocket plasma_cutter
    seat 1: exhausted sprocket plasma_cutter
1932: seat 2 answers exhaust digits marksman_carbine
    seat 2: exhausted digits marksman_carbine
    seat 2: turn 7
1933: seat 2 answers rest
    seat 2: rested
1934: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
1935: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1936: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1937: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1938: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1939: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1940: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1941: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
1942: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1943: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1944: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1945: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
1946: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
1947: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1948: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1949: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1950: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1951: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
1952: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
1953: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1954: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
1955: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1956: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
1957: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
    seat 2: event portal_glitch trooper3
    seat 2: activated weeble1
1958: seat 2 answers move 6c4
    seat 2: moved weeble1 6d4 6c4
1959: seat 2 answers move 6c3
    seat 2: moved weeble1 6c4 6c3
1960: seat 2 answers move 6c4
    seat 2: moved weeble1 6c3 6c4
1961: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 8
1962: seat 1 answers rest
    seat 1: rested
1963: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
1964: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1965: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1966: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1967: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1968: seat 1 answers hand-over sprocket ghost_rifle
    seat 1: given ghost_rifle sprocket
1969: seat 1 answers done
    seat 1: event care_package trooper1
1970: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
1971: seat 1 answers done
1972: seat 1 answers gadget recharge 2d1
    seat 1: put recharge 2d1
1973: seat 1 answers gadget stimpack 4d1
    seat 1: put stimpack 4d1
    seat 2: turn 9
1974: seat 2 answers rest
    seat 2: rested
1975: seat 2 answers done
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
1976: seat 2 answers move 4a4
    seat 2: moved octocruel1 4b4 4a4
1977: seat 2 answers done
    seat 1: turn 10
1978: seat 1 answers rest
    seat 1: rested
1979: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1980: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1981: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
1982: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
1983: seat 1 answers hand-over sprocket ghost_rifle
    seat 1: given ghost_rifle sprocket
1984: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
1985: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
1986: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
1987: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
1988: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1989: seat 1 answers hand-over bahbaka ghost_rifle
    seat 1: given ghost_rifle bahbaka
1990: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
1991: seat 1 answers done
    seat 1: event all_quiet officer1
1992: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
1993: seat 1 answers done
    seat 2: turn 11
1994: seat 2 answers rest
    seat 2: rested
1995: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
1996: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
1997: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
1998: seat 2 answers done
    seat 1: turn 12
1999: seat 1 answers activate sprocket
    seat 1: activated sprocket
2000: seat 1 answers move 1a2
    seat 1: moved sprocket 1a3 1a2
2001: seat 1 answers move 1a3
    seat 1: moved sprocket 1a2 1a3
2002: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated weeble1
2003: seat 1 answers move 6b4
    seat 1: moved weeble1 6c4 6b4
2004: seat 1 answers done
    seat 2: turn 13
2005: seat 2 answers rest
    seat 2: rested
2006: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
2007: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2008: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2009: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
2010: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2011: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2012: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2013: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2014: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2015: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2016: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2017: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2018: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
2019: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
2020: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2021: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2022: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2023: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2024: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2025: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
2026: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2027: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2028: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
2029: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
    seat 2: event asteroid_bump villain
2030: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1d2 1d1
    seat 2: shoved peekaboom1 2c2 2c1
    seat 2: shoved scuttlebutt3 3d4 3d3
    seat 2: shoved octocruel1 4a4 4a3
    seat 2: shoved peekaboom2 5c4 5c3
    seat 2: shoved weeble1 6b4 6b3
    seat 2: shoved bahbaka 1a2 1a1
    seat 2: shoved blaze 1a3 1a2
    seat 2: shoved sprocket 1a3 1a2
    seat 2: shoved digits 5b1 3b4
    seat 1: turn 14
2031: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka stimpack 1a1
2032: seat 1 answers done
2033: seat 1 answers move 1a2
    seat 1: moved bahbaka 1a1 1a2
2034: seat 1 answers move 1a3
    seat 1: moved bahbaka 1a2 1a3
2035: seat 1 answers weapon ghost_rifle
    seat 1: weapon bahbaka ghost_rifle
    seat 1: attacked bahbaka blaze
    seat 1: exhausted bahbaka ghost_rifle
    rolled ranged
    rolled crit
    extra-die save
    rolled ranged
    rolled save
    rolled ranged
    seat 1: hits 4
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    rolled ranged
2036: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves blaze 3
    wounded blaze 1
    seat 1: event lockdown trooper2
2037: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
2038: seat 1 answers move 2b1
    seat 1: moved peekaboom1 2c1 2b1
2039: seat 1 answers done
    seat 1: door 3 closed
    seat 1: door 5 closed
    seat 2: turn 15
2040: seat 2 answers activate blaze
    seat 2: activated blaze
2041: seat 2 answers move 1a3
    seat 2: moved blaze 1a2 1a3
2042: seat 2 answers weapon shock_maul
    seat 2: weapon blaze shock_maul
2043: seat 2 answers attack sprocket
    seat 2: attacked blaze sprocket
    seat 2: exhausted blaze shock_maul
    rolled crit
    extra-die ranged
    rolled save
    rolled save
    rolled save
2044: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: hits 3
    rolled melee
    seat 2: saves sprocket 0
    wounded sprocket 3
    seat 2: dazed sprocket
    seat 2: event salvage trooper1
2045: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
2046: seat 2 answers move 1d2
    seat 2: moved scuttlebutt1 1d1 1d2
2047: seat 2 answers done
2048: seat 2 answers place 4a1
    seat 2: put victory 4a1
    seat 1: turn 16
2049: seat 1 answers rest
    seat 1: rested
2050: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2051: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
2052: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
2053: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
2054: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
2055: seat 1 answers hand-over sprocket antimatter_cell
    seat 1: given antimatter_cell sprocket
2056: seat 1 answers hand-over sprocket ghost_rifle
    seat 1: given ghost_rifle sprocket
2057: seat 1 answers hand-over bahbaka neural_lash
    seat 1: given neural_lash bahbaka
2058: seat 1 answers hand-over bahbaka antimatter_cell
    seat 1: given antimatter_cell bahbaka
2059: seat 1 answers hand-over sprocket neural_lash
    seat 1: given neural_lash sprocket
2060: seat 1 answers hand-over sprocket antimatter_cell
    seat 1: given antimatter_cell sprocket
2061: seat 1 answers hand-over bahbaka ghost_rifle
    seat 1: given ghost_rifle bahbaka
2062: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2063: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
2064: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
2065: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
2066: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
2067: seat 1 answers hand-over sprocket ghost_rifle
    seat 1: given ghost_rifle sprocket
2068: seat 1 answers hand-over bahbaka neural_lash
    seat 1: given neural_lash bahbaka
2069: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
2070: seat 1 answers done
2071: seat 1 answers done
    seat 1: event taco_break officer1
2072: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
2073: seat 1 answers done
    seat 1: healed sprocket 1
    seat 1: healed blaze 1
    seat 2: turn 17
2074: seat 2 answers activate blaze
    seat 2: activated blaze
2075: seat 2 answers weapon pulse_blade
    seat 2: weapon blaze pulse_blade
2076: seat 2 answers attack bahbaka
    seat 2: attacked blaze bahbaka
    seat 2: exhausted blaze pulse_blade
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    rolled ranged
    rolled save
2077: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 6
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 6
    killed bahbaka
    seat 2: gained 1
    seat 2: pvp-done blue 2
    seat 2: gained 2
    seat 2: reward commander_s_baton
2078: seat 2 answers take stimpack
    seat 2: took blaze stimpack
2079: seat 2 answers give digits
    seat 2: given commander_s_baton digits
2080: seat 2 answers discard blaster_rifle
    seat 2: discarded blaster_rifle
2081: seat 2 answers portal 2a1
    seat 2: teleported blaze 1a3 2a1
2082: seat 2 answers portal 5a1
    seat 2: teleported blaze 2a1 5a1
2083: seat 2 answers portal 2a1
    seat 2: teleported blaze 5a1 2a1
2084: seat 2 answers move 2a2
    seat 1: attacked peekaboom1 blaze
    rolled melee
    rolled save
2085: seat 1 answers done
    seat 1: hits 0
    seat 2: moved blaze 2a1 2a2
    seat 2: event rampage trooper1
2086: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
2087: seat 2 answers move 6a1
    seat 2: moved scuttlebutt2 6b1 6a1
2088: seat 2 answers move 6b1
    seat 2: moved scuttlebutt2 6a1 6b1
2089: seat 2 answers move 6a1
    seat 2: moved scuttlebutt2 6b1 6a1
2090: seat 2 answers wake weeble1
    seat 2: activated weeble1
2091: seat 2 answers move 6b2
    seat 2: moved weeble1 6b3 6b2
2092: seat 2 answers move 6c2
    seat 2: moved weeble1 6b2 6c2
2093: seat 2 answers move 6c3
    seat 2: moved weeble1 6c2 6c3
    seat 1: turn 18
2094: seat 1 answers activate sprocket
    seat 1: activated sprocket
2095: seat 1 answers move 1a3
    seat 1: moved sprocket 1a2 1a3
2096: seat 1 answers portal 5a1
    seat 1: teleported sprocket 1a3 5a1
2097: seat 1 answers move 5b1
    seat 1: moved sprocket 5a1 5b1
2098: seat 1 answers door 3
    seat 1: door 3 open
2099: seat 1 answers weapon ghost_rifle
    seat 1: weapon sprocket ghost_rifle
2100: seat 1 answers attack peekaround1
    seat 1: attacked sprocket peekaround1
    seat 1: exhausted sprocket ghost_rifle
    rolled ranged
    rolled melee
    rolled save
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled melee
    rolled melee
    seat 1: saves peekaround1 0
    wounded peekaround1 3
2101: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event underdog trooper1
2102: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
2103: seat 1 answers move 1d3
    seat 1: moved scuttlebutt1 1d2 1d3
2104: seat 1 answers move 1d4
    seat 1: moved scuttlebutt1 1d3 1d4
2105: seat 1 answers move 1d3
    seat 1: moved scuttlebutt1 1d4 1d3
    seat 1: gained 1
    seat 2: turn 19
2106: seat 2 answers rest
    seat 2: rested
2107: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2108: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2109: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2110: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2111: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2112: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2113: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2114: seat 2 answers hand-over blaze commander_s_baton
    seat 2: given commander_s_baton blaze
2115: seat 2 answers done
2116: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2117: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2118: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2119: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2120: seat 2 answers done
    seat 2: event reinforcements trooper2
2121: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
2122: seat 2 answers done
2123: seat 2 answers place 5a4
    seat 2: summoned scuttlebutt4 5a4
    seat 1: turn 20
2124: seat 1 answers rest
    seat 1: rested
2125: seat 1 answers place 3b4
    seat 1: resurrected bahbaka 3b4
2126: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
2127: seat 1 answers hand-over bahbaka antimatter_cell
    seat 1: given antimatter_cell bahbaka
2128: seat 1 answers done
    seat 1: event portal_glitch trooper2
2129: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
2130: seat 1 answers move 5c4
    seat 1: moved peekaboom2 5c3 5c4
2131: seat 1 answers move 5d4
    seat 1: moved peekaboom2 5c4 5d4
2132: seat 1 answers attack bahbaka
    seat 1: attacked peekaboom2 bahbaka
    rolled ranged
    rolled save
2133: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 2
    rolled ranged
    seat 1: saves bahbaka 0
    wounded bahbaka 2
2134: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 21
2135: seat 2 answers rest
    seat 2: rested
2136: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2137: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
2138: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2139: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
2140: seat 2 answers done
2141: seat 2 answers done
    seat 2: event power_surge trooper1
2142: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
2143: seat 2 answers move 3d4
    seat 2: moved scuttlebutt3 3d3 3d4
2144: seat 2 answers move 3d3
    seat 2: moved scuttlebutt3 3d4 3d3
2145: seat 2 answers done
    seat 1: turn 22
2146: seat 1 answers activate sprocket
    seat 1: activated sprocket
2147: seat 1 answers move 5a1
    seat 1: moved sprocket 5b1 5a1
2148: seat 1 answers move 5b1
    seat 1: moved sprocket 5a1 5b1
2149: seat 1 answers move 3b4
    seat 1: moved sprocket 5b1 3b4
2150: seat 1 answers move 3a4
    seat 1: moved sprocket 3b4 3a4
2151: seat 1 answers done
2152: seat 1 answers no
    seat 1: event inspection trooper2
2153: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
2154: seat 1 answers move 5d3
    seat 1: moved peekaboom2 5d4 5d3
2155: seat 1 answers move 5c3
    seat 1: moved peekaboom2 5d3 5c3
2156: seat 1 answers move 5c2
    seat 1: moved peekaboom2 5c3 5c2
2157: seat 1 answers attack digits
    seat 1: attacked peekaboom2 digits
    rolled save
    rolled ranged
2158: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 1
    rolled save
    rolled save
    rolled save
    rolled melee
    rolled save
2159: seat 2 answers reroll melee
    seat 2: rerolled melee melee
2160: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die save
    seat 1: saves digits 5
    seat 2: turn 23
2161: seat 2 answers activate digits
    seat 2: activated digits
2162: seat 2 answers door 5
    seat 2: door 5 open
2163: seat 2 answers move 3b3
    seat 2: moved digits 3b4 3b3
2164: seat 2 answers move 3b2
    seat 2: moved digits 3b3 3b2
    seat 2: collected digits quest_b 3b2
2165: seat 2 answers move 3c2
    seat 2: moved digits 3b2 3c2
    seat 2: collected digits hoverboard 3c2
2166: seat 2 answers move 3c3
    seat 2: moved digits 3c2 3c3
    seat 2: collected digits stimpack 3c3
2167: seat 2 answers weapon ion_cannon
    seat 2: weapon digits ion_cannon
2168: seat 2 answers attack bahbaka
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits ion_cannon
    rolled ranged
    rolled melee
    rolled save
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
2169: seat 2 answers done
    seat 2: hits 5
    rolled save
    seat 2: saves bahbaka 1
    wounded bahbaka 4
    killed bahbaka
    seat 2: gained 1
2170: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
2171: seat 2 answers move 4a2
    seat 2: moved octocruel1 4a3 4a2
2172: seat 2 answers move 3d2
    seat 2: moved octocruel1 4a2 3d2
2173: seat 2 answers move 3c2
    seat 2: moved octocruel1 3d2 3c2
2174: seat 2 answers attack digits
    seat 2: attacked octocruel1 digits
    rolled save
    rolled melee
    rolled save
    seat 2: hits 1
    rolled melee
    rolled crit
    extra-die ranged
    rolled ranged
    rolled melee
    rolled melee
2175: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
2176: seat 2 answers done
    seat 2: saves digits 1
    seat 1: gained 1
    seat 1: turn 24
2177: seat 1 answers activate sprocket
    seat 1: activated sprocket
2178: seat 1 answers move 3a3
    seat 1: moved sprocket 3a4 3a3
2179: seat 1 answers move 3b3
    seat 1: moved sprocket 3a3 3b3
2180: seat 1 answers move 3c3
    seat 1: moved sprocket 3b3 3c3
2181: seat 1 answers weapon twin_repeaters
    seat 1: weapon sprocket twin_repeaters
2182: seat 1 answers attack octocruel1
    seat 1: attacked sprocket octocruel1
    seat 1: exhausted sprocket twin_repeaters
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled save
    rolled crit
    extra-die melee
    seat 1: saves octocruel1 2
    wounded octocruel1 1
2183: seat 2 answers move 3c3
    seat 2: moved octocruel1 3c2 3c3
2184: seat 2 answers move 3c4
    seat 2: moved octocruel1 3c3 3c4
2185: seat 2 answers move 3b4
    seat 2: moved octocruel1 3c4 3b4
2186: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event static_storm villain
2187: seat 1 answers exhaust sprocket blaster_rifle
    seat 1: exhausted sprocket blaster_rifle
2188: seat 2 answers exhaust digits marksman_carbine
    seat 2: exhausted digits marksman_carbine
    seat 2: turn 25
2189: seat 2 answers rest
    seat 2: rested
2190: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2191: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
2192: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2193: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
2194: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2195: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2196: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
2197: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2198: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
2199: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2200: seat 2 answers hand-over digits commander_s_baton
    seat 2: given commander_s_baton digits
2201: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
2202: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2203: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
2204: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
2205: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
2206: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
2207: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
2208: seat 2 answers done
2209: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2210: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
2211: seat 2 answers done
    seat 2: event override trooper3
    seat 2: activated weeble1
2212: seat 2 answers move 6c2
    seat 2: moved weeble1 6c3 6c2
2213: seat 2 answers move 6b2
    seat 2: moved weeble1 6c2 6b2
2214: seat 2 answers move 6b1
    seat 2: moved weeble1 6b2 6b1
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 4 open
    seat 1: turn 26
2215: seat 1 answers rest
    seat 1: rested
2216: seat 1 answers place 3b3
    seat 1: resurrected bahbaka 3b3
2217: seat 1 answers hand-over sprocket implosion_charge
    seat 1: given implosion_charge sprocket
2218: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
2219: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
2220: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2221: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
2222: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
2223: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
2224: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
2225: seat 1 answers hand-over sprocket neural_lash
    seat 1: given neural_lash sprocket
2226: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
2227: seat 1 answers hand-over sprocket antimatter_cell
    seat 1: given antimatter_cell sprocket
2228: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2229: seat 1 answers hand-over bahbaka antimatter_cell
    seat 1: given antimatter_cell bahbaka
2230: seat 1 answers hand-over sprocket antimatter_cell
    seat 1: given antimatter_cell sprocket
2231: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
2232: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2233: seat 1 answers hand-over bahbaka salsa_grenade
    seat 1: given salsa_grenade bahbaka
2234: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
2235: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
2236: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
2237: seat 1 answers hand-over bahbaka antimatter_cell
    seat 1: given antimatter_cell bahbaka
2238: seat 1 answers hand-over sprocket twin_repeaters
    seat 1: given twin_repeaters sprocket
2239: seat 1 answers hand-over bahbaka neural_lash
    seat 1: given neural_lash bahbaka
2240: seat 1 answers hand-over sprocket stun_spear
    seat 1: given stun_spear sprocket
    seat 1: event lockdown officer1
2241: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
2242: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled melee
    rolled save
    rolled ranged
    rolled save
2243: seat 2 answers done
    seat 1: saves digits 2
2244: seat 1 answers move 3a2
    seat 1: moved peekaround1 3a1 3a2
2245: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 1: door 5 closed
    seat 2: turn 27
2246: seat 2 answers activate digits
    seat 2: activated digits
2247: seat 2 answers door 3
    seat 2: door 3 open
2248: seat 2 answers move 3b3
    seat 2: moved digits 3c3 3b3
2249: seat 2 answers move 3b4
    seat 1: attacked octocruel1 digits
2250: seat 1 answers also bahbaka
    seat 1: also bahbaka
    rolled melee
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    rolled save
2251: seat 2 answers done
    seat 1: saves digits 4
    rolled save
    seat 1: saves bahbaka 1
    wounded bahbaka 1
    seat 2: moved digits 3b3 3b4
2252: seat 2 answers move 3b3
    seat 1: attacked octocruel1 digits
2253: seat 1 answers also bahbaka
    seat 1: also bahbaka
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled crit
    extra-die save
    rolled save
    rolled crit
    extra-die save
    rolled melee
    rolled melee
    rolled save
2254: seat 2 answers done
    seat 1: saves digits 6
    rolled ranged
    seat 1: saves bahbaka 0
    wounded bahbaka 3
    seat 2: moved digits 3b4 3b3
2255: seat 2 answers weapon rail_rifle
    seat 2: weapon digits rail_rifle
2256: seat 2 answers attack sprocket
    seat 2: attacked digits sprocket
    seat 2: exhausted digits rail_rifle
    rolled melee
    rolled save
    rolled melee
    rolled melee
2257: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 2: hits 2
    rolled melee
    seat 2: saves sprocket 0
    wounded sprocket 2
    seat 2: event override trooper1
2258: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
2259: seat 2 answers move 6b1
    seat 2: moved scuttlebutt2 6a1 6b1
2260: seat 2 answers move 6a1
    seat 2: moved scuttlebutt2 6b1 6a1
2261: seat 2 answers done
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 4 open
    seat 2: door 5 open
    seat 1: turn 28
2262: seat 1 answers activate sprocket
    seat 1: activated sprocket
2263: seat 1 answers move 3b3
    seat 1: moved sprocket 3c3 3b3
2264: seat 1 answers move 3b2
    seat 2: attacked octocruel1 sprocket
2265: seat 2 answers also bahbaka
    seat 2: also bahbaka
    rolled ranged
    rolled melee
    rolled crit
    extra-die save
    seat 2: hits 3
    rolled ranged
    seat 2: saves sprocket 0
    rolled save
    seat 2: saves bahbaka 1
    wounded sprocket 3
    wounded bahbaka 2
    killed sprocket
    seat 2: gained 1
    killed bahbaka
    seat 2: gained 1
    seat 1: event care_package officer1
2266: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
2267: seat 1 answers attack digits
    seat 1: attacked peekaround1 digits
    rolled save
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled melee
    rolled save
    rolled ranged
    rolled ranged
    rolled melee
    rolled melee
2268: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 1: saves digits 0
    wounded digits 1
2269: seat 1 answers move 3a1
    seat 1: moved peekaround1 3a2 3a1
2270: seat 1 answers move 3a2
    seat 1: moved peekaround1 3a1 3a2
2271: seat 1 answers done
2272: seat 1 answers gadget recharge 2d1
    seat 1: put recharge 2d1
2273: seat 1 answers gadget recharge 3c2
    seat 1: put recharge 3c2
    seat 2: turn 29
2274: seat 2 answers rest
    seat 2: rested
2275: seat 2 answers done
2276: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2277: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2278: seat 2 answers done
    seat 2: event hull_breach officer1
2279: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
2280: seat 2 answers move 3a3
    seat 2: moved peekaround1 3a2 3a3
2281: seat 2 answers move 3b3
    seat 2: moved peekaround1 3a3 3b3
2282: seat 2 answers attack digits
    seat 2: attacked peekaround1 digits
    rolled crit
    extra-die melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    rolled ranged
    rolled ranged
2283: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 2: saves digits 3
2284: seat 2 answers tile 4
    seat 2: breached 4
    seat 1: turn 30
    seat 1: rested
2285: seat 1 answers place s1cabin
    seat 1: resurrected sprocket s1cabin
2286: seat 1 answers place s1dock
    seat 1: resurrected bahbaka s1dock
2287: seat 1 answers hand-over sprocket antimatter_cell
    seat 1: given antimatter_cell sprocket
2288: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
2289: seat 1 answers hand-over sprocket neural_lash
    seat 1: given neural_lash sprocket
2290: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
2291: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated weeble1
2292: seat 1 answers move 6c1
    seat 1: moved weeble1 6b1 6c1
2293: seat 1 answers move 4c4
    seat 1: moved weeble1 6c1 4c4
2294: seat 1 answers move 4b4
    seat 1: moved weeble1 4c4 4b4
2295: seat 1 answers place 1a4
    seat 1: put victory 1a4
    seat 2: turn 31
2296: seat 2 answers rest
    seat 2: rested
2297: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2298: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2299: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2300: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2301: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2302: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
2303: seat 2 answers hand-over blaze commander_s_baton
    seat 2: given commander_s_baton blaze
2304: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
2305: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2306: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
2307: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2308: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2309: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2310: seat 2 answers hand-over digits rail_rifle
    seat 2: given rail_rifle digits
2311: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
2312: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2313: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2314: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
2315: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2316: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
2317: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2318: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2319: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
2320: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2321: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
2322: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2323: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2324: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
2325: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2326: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2327: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2328: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2329: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2330: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
2331: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
2332: seat 2 answers done
    seat 2: event hull_breach villain
2333: seat 2 answers tile 5
    seat 2: breached 5
    seat 1: turn 32
2334: seat 1 answers activate sprocket
    seat 1: activated sprocket
2335: seat 1 answers weapon ghost_rifle
    seat 1: weapon sprocket ghost_rifle
    seat 1: attacked sprocket peekaround2
    seat 1: exhausted sprocket ghost_rifle
    rolled melee
    rolled save
    rolled ranged
    rolled save
    rolled ranged
    seat 1: hits 2
    rolled melee
    rolled save
    seat 1: saves peekaround2 1
    wounded peekaround2 1
2336: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
2337: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
2338: seat 1 answers move 1a3
    seat 1: moved sprocket 1a2 1a3
2339: seat 1 answers move 1a4
    seat 1: moved sprocket 1a3 1a4
    seat 1: collected sprocket victory 1a4
    seat 1: gained 1
    seat 1: event taco_break officer1
2340: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
2341: seat 1 answers move 1c1
    seat 1: moved peekaround2 1d1 1c1
2342: seat 1 answers attack bahbaka
    seat 1: attacked peekaround2 bahbaka
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    seat 1: hits 2
    rolled save
    seat 1: saves bahbaka 1
    wounded bahbaka 1
    seat 1: healed bahbaka 1
    seat 1: healed digits 1
    seat 2: turn 33
2343: seat 2 answers activate digits
    seat 2: activated digits
2344: seat 2 answers door 2
    seat 2: door 2 closed
2345: seat 2 answers weapon shock_maul
    seat 2: weapon digits shock_maul
2346: seat 2 answers attack octocruel1
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits shock_maul
    rolled ranged
    rolled melee
    rolled crit
    extra-die save
    rolled ranged
2347: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 5
    rolled save
    rolled save
    seat 2: saves octocruel1 2
    wounded octocruel1 3
    killed octocruel1
    seat 2: gained 2
2348: seat 1 answers move 5b1
    seat 1: moved octocruel1 3b4 5b1
2349: seat 1 answers move 3b4
    seat 1: moved octocruel1 5b1 3b4
2350: seat 1 answers door 3
    seat 2: door 3 closed
2351: seat 1 answers attack digits
    seat 1: attacked octocruel1 digits
    rolled save
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled melee
    rolled melee
    rolled ranged
    rolled save
2352: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 2
    left octocruel1
2353: seat 2 answers move 3b2
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled save
    rolled melee
    seat 1: hits 1
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
2354: seat 2 answers done
    seat 1: saves digits 3
    seat 2: moved digits 3b3 3b2
2355: seat 2 answers move 3b3
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled save
    rolled melee
    seat 1: hits 1
    rolled save
    rolled ranged
    rolled crit
    extra-die save
    rolled save
    rolled save
2356: seat 2 answers done
    seat 1: saves digits 5
    seat 2: moved digits 3b2 3b3
2357: seat 2 answers move 3b4
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled crit
    extra-die save
    rolled save
    seat 1: hits 2
    rolled melee
    rolled crit
    extra-die save
    rolled save
    rolled crit
    extra-die ranged
    rolled melee
2358: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die crit
    extra-die ranged
    seat 1: saves digits 5
    seat 2: moved digits 3b3 3b4
2359: seat 2 answers move 3b3
    seat 1: attacked peekaround1 digits
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled melee
    rolled melee
    rolled crit
    extra-die ranged
    rolled crit
    extra-die save
    rolled save
2360: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die save
    seat 1: saves digits 5
    seat 2: moved digits 3b4 3b3
    seat 2: event rampage trooper2
2361: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
2362: seat 2 answers move 5c1
    seat 2: moved peekaboom2 5c2 5c1
2363: seat 2 answers done
2364: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
2365: seat 2 answers done
    seat 1: turn 34
2366: seat 1 answers activate sprocket
    seat 1: activated sprocket
2367: seat 1 answers move 1b4
    seat 1: moved sprocket 1a4 1b4
2368: seat 1 answers weapon twin_repeaters
    seat 1: weapon sprocket twin_repeaters
    seat 1: attacked sprocket weeble1
    seat 1: exhausted sprocket twin_repeaters
    rolled ranged
    rolled melee
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die melee
    seat 1: saves weeble1 1
    seat 1: readied sprocket twin_repeaters
2369: seat 2 answers move 4b3
    seat 2: moved weeble1 4b4 4b3
2370: seat 2 answers done
    seat 1: event power_surge officer2
2371: seat 1 answers place 5a4
    seat 1: summoned octocruel1 5a4
2372: seat 1 answers ready sprocket ghost_rifle
    seat 1: readied sprocket ghost_rifle
    seat 2: turn 35
2373: seat 2 answers rest
    seat 2: rested
2374: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2375: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
2376: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2377: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
2378: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
2379: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
2380: seat 2 answers hand-over digits commander_s_baton
    seat 2: given commander_s_baton digits
2381: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2382: seat 2 answers hand-over blaze bulwark_plates
    seat 2: given bulwark_plates blaze
2383: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
2384: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2385: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2386: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2387: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2388: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
2389: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
2390: seat 2 answers done
2391: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2392: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2393: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2394: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2395: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2396: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2397: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
2398: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
2399: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
2400: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
2401: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
2402: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
2403: seat 2 answers done
    seat 2: event lockdown officer1
2404: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
2405: seat 2 answers attack digits
    seat 2: attacked peekaround1 digits
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled melee
    rolled save
    rolled crit
    extra-die melee
2406: seat 2 answers done
    seat 2: saves digits 2
2407: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 4 closed
    seat 2: door 5 closed
    seat 1: turn 36
2408: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
2409: seat 1 answers move 1c4
    seat 1: moved sprocket 1b4 1c4
2410: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka peekaround2
    seat 1: exhausted bahbaka blaster_rifle
    rolled save
    rolled melee
    rolled melee
    seat 1: hits 0
2411: seat 2 answers attack bahbaka
    seat 2: attacked peekaround2 bahbaka
    rolled save
    rolled melee
    rolled crit
    extra-die ranged
    seat 2: hits 2
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 2
2412: seat 1 answers move 1a2
    seat 1: moved bahbaka s1dock 1a2
2413: seat 1 answers done
    seat 1: event static_storm villain
2414: seat 1 answers exhaust bahbaka stun_spear
    seat 1: exhausted bahbaka stun_spear
2415: seat 2 answers exhaust digits pulse_blade
    seat 2: exhausted digits pulse_blade
    seat 2: turn 37
2416: seat 2 answers rest
    seat 2: rested
2417: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
2418: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2419: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2420: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
2421: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2422: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
2423: seat 2 answers hand-over blaze commander_s_baton
    seat 2: given commander_s_baton blaze
2424: seat 2 answers hand-over digits bulwark_plates
    seat 2: given bulwark_plates digits
2425: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
2426: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
2427: seat 2 answers hand-over digits commander_s_baton
    seat 2: given commander_s_baton digits
2428: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2429: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
2430: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
2431: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
2432: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
2433: seat 2 answers done
2434: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
2435: seat 2 answers done
    seat 2: event override trooper1
2436: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
2437: seat 2 answers move 6b1
    seat 2: moved scuttlebutt2 6a1 6b1
2438: seat 2 answers move 6c1
    seat 2: moved scuttlebutt2 6b1 6c1
2439: seat 2 answers move 6c2
    seat 2: moved scuttlebutt2 6c1 6c2
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 2: door 5 open
    seat 1: turn 38
2440: seat 1 answers rest
    seat 1: rested
2441: seat 1 answers hand-over sprocket salsa_grenade
    seat 1: given salsa_grenade sprocket
2442: seat 1 answers hand-over bahbaka neural_lash
    seat 1: given neural_lash bahbaka
2443: seat 1 answers hand-over bahbaka twin_repeaters
    seat 1: given twin_repeaters bahbaka
2444: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
2445: seat 1 answers hand-over bahbaka implosion_charge
    seat 1: given implosion_charge bahbaka
2446: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
2447: seat 1 answers done
    seat 1: event rampage trooper1
2448: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
2449: seat 1 answers done
2450: seat 1 answers wake weeble1
    seat 1: activated weeble1
2451: seat 1 answers move 4a3
    seat 1: moved weeble1 4b3 4a3
2452: seat 1 answers done
    seat 2: turn 39
2453: seat 2 answers activate blaze
    seat 2: activated blaze
2454: seat 2 answers move 2b2
    seat 2: moved blaze 2a2 2b2
2455: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
2456: seat 2 answers move 5b4
    seat 2: moved octocruel1 5a4 5b4
2457: seat 2 answers move 5c4
    seat 2: moved octocruel1 5b4 5c4
2458: seat 2 answers move 5d4
    seat 2: moved octocruel1 5c4 5d4
    seat 2: healed bahbaka 1
    seat 1: turn 40
2459: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
2460: seat 1 answers move 3c1
    seat 1: moved sprocket 1c4 3c1
2461: seat 1 answers move 1a1
    seat 1: moved bahbaka 1a2 1a1
2462: seat 1 answers done
    seat 1: event override trooper3
    seat 1: activated weeble1
2463: seat 1 answers move 4a4
    seat 1: moved weeble1 4a3 4a4
2464: seat 1 answers move 4a3
    seat 1: moved weeble1 4a4 4a3
2465: seat 1 answers done
    turn-limit 40
    seat 2: won-scenario scenario_4
    seat 1: result 3
    seat 2: result 8
    seat 1: badges 0
    seat 2: badges 4
    seat 2: won
seat 1: place 2, score 3
seat 2: place 1, score 5
