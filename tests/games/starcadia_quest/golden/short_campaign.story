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
77: seat 2 answers done
    seat 2: event taco_break officer2
    seat 1: turn 7
78: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
79: seat 1 answers done
80: seat 1 answers move 1d2
    seat 1: moved bahbaka 1d1 1d2
81: seat 1 answers move 1d3
    seat 1: moved bahbaka 1d2 1d3
82: seat 1 answers move 1d4
    seat 1: moved bahbaka 1d3 1d4
    seat 1: collected bahbaka victory 1d4
    seat 1: gained 1
83: seat 1 answers move 1c4
    seat 1: moved bahbaka 1d4 1c4
84: seat 1 answers weapon repeater_pistol
    seat 1: weapon bahbaka repeater_pistol
85: seat 1 answers boost red_dot_sight
    seat 1: weapon bahbaka red_dot_sight
    seat 1: attacked bahbaka scuttlebutt1
    seat 1: exhausted bahbaka repeater_pistol
    seat 1: exhausted bahbaka red_dot_sight
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
86: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 4
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 4
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
    seat 1: event underdog officer2
    seat 2: gained 1
    seat 2: turn 8
87: seat 2 answers activate digits
    seat 2: activated digits
88: seat 2 answers no
89: seat 2 answers move 3b4
    seat 1: attacked octocruel1 digits
90: seat 1 answers also blaze
    seat 1: also blaze
    rolled crit
    extra-die crit
    extra-die crit
    extra-die crit
    extra-die melee
    rolled save
    rolled ranged
    seat 1: hits 6
    rolled ranged
    rolled melee
    rolled save
    rolled save
91: seat 2 answers done
    seat 1: saves digits 2
    rolled crit
    extra-die save
    seat 1: saves blaze 2
    wounded digits 4
    wounded blaze 4
    killed digits
    seat 1: gained 1
    seat 2: event lockdown trooper2
    seat 2: activated peekaboom1
92: seat 2 answers move 2b4
    seat 2: moved peekaboom1 2b3 2b4
93: seat 2 answers move 2a4
    seat 2: moved peekaboom1 2b4 2a4
94: seat 2 answers done
    seat 2: door 2 closed
    seat 1: turn 9
95: seat 1 answers activate sprocket
    seat 1: activated sprocket
96: seat 1 answers move 1a4
    seat 1: moved sprocket 1b4 1a4
97: seat 1 answers done
    seat 1: event override trooper1
    seat 1: activated scuttlebutt2
98: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 10
99: seat 2 answers activate blaze
    seat 2: activated blaze
100: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze kitty_primed
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled ranged
    rolled save
    seat 2: saves octocruel1 1
    wounded octocruel1 1
101: seat 1 answers attack blaze
    seat 1: attacked octocruel1 blaze
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 3
    rolled save
    seat 1: saves blaze 1
    wounded blaze 2
    killed blaze
    seat 1: gained 1
    seat 2: event lockdown officer1
    seat 2: activated octocruel1
102: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 1: turn 11
103: seat 1 answers rest
    seat 1: rested
104: seat 1 answers done
105: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom1
106: seat 1 answers move 2b4
    seat 1: moved peekaboom1 2a4 2b4
107: seat 1 answers move 2b3
    seat 1: moved peekaboom1 2b4 2b3
108: seat 1 answers done
    seat 1: activated scuttlebutt2
109: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4a4 4b4
110: seat 1 answers move 4b3
    seat 1: moved scuttlebutt2 4b4 4b3
111: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4b3 4b4
    seat 2: turn 12
    seat 2: rested
112: seat 2 answers place s4dock
    seat 2: resurrected blaze s4dock
113: seat 2 answers place s4dock
    seat 2: resurrected digits s4dock
114: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
115: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 13
116: seat 1 answers activate sprocket
    seat 1: activated sprocket
117: seat 1 answers done
    seat 1: event reinforcements trooper3
118: seat 1 answers place 2a1
    seat 1: summoned scuttlebutt1 2a1
    seat 2: turn 14
119: seat 2 answers activate digits
    seat 2: activated digits
120: seat 2 answers door 2
    seat 2: door 2 open
121: seat 2 answers move 3a3
    seat 2: moved digits s4dock 3a3
122: seat 2 answers move 3a2
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled melee
    seat 1: hits 4
    rolled melee
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
123: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
    seat 1: saves digits 4
    seat 2: moved digits 3a3 3a2
124: seat 2 answers move 3a3
    seat 2: moved digits 3a2 3a3
125: seat 2 answers move s4dock
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 3
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    rolled crit
    extra-die save
    rolled crit
    extra-die save
126: seat 2 answers done
    seat 1: saves digits 6
    seat 2: moved digits 3a3 s4dock
    seat 2: event salvage trooper3
127: seat 2 answers place 3c4
    seat 2: put victory 3c4
    seat 1: turn 15
128: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
129: seat 1 answers done
130: seat 1 answers move 3c1
    seat 1: moved bahbaka 1c4 3c1
131: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
132: seat 1 answers done
    seat 1: attacked bahbaka scuttlebutt2
    seat 1: exhausted bahbaka blaster_rifle
    rolled ranged
    rolled ranged
    rolled crit
    extra-die crit
    extra-die save
133: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 4
    rolled crit
    extra-die save
    seat 1: saves scuttlebutt2 2
    wounded scuttlebutt2 2
    killed scuttlebutt2
    seat 1: gained 1
134: seat 2 answers move 4c4
    seat 2: moved scuttlebutt2 4b4 4c4
135: seat 2 answers move 4b4
    seat 2: moved scuttlebutt2 4c4 4b4
136: seat 2 answers move 4c4
    seat 2: moved scuttlebutt2 4b4 4c4
    left scuttlebutt2
    seat 1: event static_storm villain
137: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
138: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
    seat 2: turn 16
139: seat 2 answers rest
    seat 2: rested
140: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
141: seat 2 answers done
142: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved scuttlebutt1 2a1 2b1
    seat 2: shoved octocruel1 3b3 3c3
    seat 2: shoved bahbaka 3c1 3d1
    seat 2: shoved sprocket 1a4 1b4
    seat 2: shoved digits s4dock 3a3
    seat 2: shoved blaze s4dock 3a3
    seat 1: turn 17
143: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka recharge 3d1
    seat 1: collected bahbaka hoverboard 3d1
144: seat 1 answers move 1a4
    seat 1: moved sprocket 1b4 1a4
145: seat 1 answers move 3d2
    seat 1: moved bahbaka 3d1 3d2
146: seat 1 answers move 3c2
    seat 1: moved bahbaka 3d2 3c2
    seat 1: collected bahbaka victory 3c2
    seat 1: gained 1
147: seat 1 answers move 3d2
    seat 2: attacked octocruel1 bahbaka
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled melee
148: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 2: saves bahbaka 1
    wounded bahbaka 1
    seat 1: moved bahbaka 3c2 3d2
149: seat 1 answers use recharge
    seat 1: used bahbaka recharge
    seat 1: readied bahbaka blaster_rifle
150: seat 1 answers move 4a2
    seat 1: moved bahbaka 3d2 4a2
151: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
152: seat 1 answers boost red_dot_sight
    seat 1: weapon bahbaka red_dot_sight
153: seat 1 answers attack peekaboom1
    seat 1: attacked bahbaka peekaboom1
    seat 1: exhausted bahbaka blaster_rifle
    seat 1: exhausted bahbaka red_dot_sight
    rolled crit
    extra-die save
    rolled save
    rolled save
    rolled ranged
154: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die save
    seat 1: hits 2
    rolled melee
    seat 1: saves peekaboom1 0
    wounded peekaboom1 2
    killed peekaboom1
    seat 1: gained 1
155: seat 2 answers move 2a3
    seat 2: moved peekaboom1 2b3 2a3
156: seat 2 answers move 2a2
    seat 2: moved peekaboom1 2a3 2a2
157: seat 2 answers done
    left peekaboom1
158: seat 1 answers done
    seat 1: event inspection trooper2
159: seat 1 answers place 2a1
    seat 1: summoned peekaboom1 2a1
160: seat 1 answers place 1a4
    seat 1: summoned octocruel2 1a4
    seat 2: turn 18
161: seat 2 answers activate digits
    seat 2: activated digits
162: seat 2 answers no
163: seat 2 answers move 3a2
    seat 2: moved digits 3a3 3a2
164: seat 2 answers done
    seat 2: event all_quiet officer1
165: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
166: seat 2 answers attack sprocket
    seat 2: attacked octocruel2 sprocket
    rolled melee
    rolled ranged
    rolled ranged
    seat 2: hits 3
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 3
167: seat 2 answers done
    seat 1: turn 19
168: seat 1 answers rest
    seat 1: rested
169: seat 1 answers done
170: seat 1 answers done
    seat 1: event asteroid_bump villain
171: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved scuttlebutt1 2b1 2b2
    seat 1: shoved blaze 3a3 3a4
    seat 1: shoved digits 3a2 3a3
    seat 1: shoved bahbaka 4a2 4a3
    seat 2: turn 20
172: seat 2 answers rest
    seat 2: rested
173: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
174: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
175: seat 2 answers done
    seat 2: event underdog trooper1
    seat 2: activated scuttlebutt1
176: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 21
177: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
178: seat 1 answers move 1b4
    seat 2: attacked octocruel2 sprocket
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 1
    seat 1: moved sprocket 1a4 1b4
179: seat 1 answers move 4a2
    seat 1: moved bahbaka 4a3 4a2
180: seat 1 answers move 4a1
    seat 1: moved bahbaka 4a2 4a1
    seat 1: collected bahbaka quest_a 4a1
    seat 1: quest-done access_codes 2
    seat 1: gained 2
    seat 1: quest chain_of_command
181: seat 1 answers move 4a2
    seat 1: moved bahbaka 4a1 4a2
182: seat 1 answers move 4b2
    seat 1: moved bahbaka 4a2 4b2
    seat 1: collected bahbaka victory 4b2
    seat 1: gained 1
183: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom1
184: seat 1 answers done
185: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 22
186: seat 2 answers activate digits
    seat 2: activated digits
187: seat 2 answers door 1
    seat 2: door 1 open
188: seat 2 answers move 3b3
    seat 2: moved digits 3a3 3b3
189: seat 2 answers move 3c3
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die crit
    extra-die melee
    rolled save
    rolled save
    seat 1: hits 3
    rolled ranged
    rolled save
    rolled crit
    extra-die melee
    rolled save
190: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 1: saves digits 4
    seat 2: moved digits 3b3 3c3
191: seat 2 answers done
    seat 2: event portal_glitch trooper3
192: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 23
193: seat 1 answers activate sprocket
    seat 1: activated sprocket
194: seat 1 answers done
195: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event override trooper3
    seat 2: turn 24
196: seat 2 answers activate digits
    seat 2: activated digits
197: seat 2 answers door 2
    seat 2: door 2 closed
198: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
199: seat 2 answers done
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits pulse_blade
    rolled save
    rolled crit
    extra-die ranged
    rolled save
200: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 1
    rolled melee
    rolled crit
    extra-die ranged
    seat 2: saves octocruel1 1
201: seat 1 answers move 3c2
    seat 1: moved octocruel1 3c3 3c2
202: seat 1 answers move 3d2
    seat 1: moved octocruel1 3c2 3d2
203: seat 1 answers door 2
    seat 2: door 2 open
204: seat 2 answers move 3c2
    seat 2: moved digits 3c3 3c2
205: seat 2 answers move 3d2
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die save
    rolled ranged
    rolled save
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled save
    rolled melee
206: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 2
    seat 2: moved digits 3c2 3d2
207: seat 2 answers move 3d3
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    seat 1: hits 5
    rolled ranged
    rolled ranged
    rolled save
    rolled ranged
208: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves digits 0
    wounded digits 5
    killed digits
    seat 1: gained 1
    seat 2: event care_package trooper1
    seat 2: activated scuttlebutt1
209: seat 2 answers move 2b1
    seat 2: moved scuttlebutt1 2b2 2b1
210: seat 2 answers done
211: seat 2 answers gadget stimpack 3d1
    seat 2: put stimpack 3d1
212: seat 2 answers gadget stimpack 3a4
    seat 2: put stimpack 3a4
    seat 1: turn 25
213: seat 1 answers activate sprocket
    seat 1: activated sprocket
214: seat 1 answers done
215: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event power_surge trooper1
    seat 1: activated scuttlebutt1
216: seat 1 answers move 2b2
    seat 1: moved scuttlebutt1 2b1 2b2
217: seat 1 answers move 2a2
    seat 1: moved scuttlebutt1 2b2 2a2
218: seat 1 answers move 2a3
    seat 1: moved scuttlebutt1 2a2 2a3
    seat 2: turn 26
219: seat 2 answers rest
    seat 2: rested
220: seat 2 answers place s4dock
    seat 2: resurrected digits s4dock
221: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
222: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
223: seat 2 answers done
    seat 2: event rampage trooper1
    seat 2: activated scuttlebutt1
224: seat 2 answers done
    seat 2: activated peekaboom1
225: seat 2 answers done
    seat 1: turn 27
226: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
227: seat 1 answers done
228: seat 1 answers move 4a2
    seat 1: moved bahbaka 4b2 4a2
229: seat 1 answers move 3d2
    seat 2: attacked octocruel1 bahbaka
    rolled ranged
    rolled ranged
    rolled ranged
    seat 2: hits 3
    rolled ranged
    rolled melee
230: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 2: saves bahbaka 1
    wounded bahbaka 2
    seat 1: moved bahbaka 4a2 3d2
231: seat 1 answers weapon repeater_pistol
    seat 1: weapon bahbaka repeater_pistol
232: seat 1 answers done
233: seat 1 answers attack octocruel1
    seat 1: attacked bahbaka octocruel1
    seat 1: exhausted bahbaka repeater_pistol
    rolled crit
    extra-die save
    rolled ranged
234: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 2
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: saves octocruel1 1
    wounded octocruel1 1
235: seat 2 answers door 2
    seat 1: door 2 closed
236: seat 2 answers attack bahbaka
    seat 2: attacked octocruel1 bahbaka
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
    seat 2: hits 3
    rolled melee
    rolled save
237: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 2: saves bahbaka 2
    wounded bahbaka 1
238: seat 1 answers done
    seat 1: event taco_break officer1
239: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
240: seat 1 answers move 3c2
    seat 1: moved octocruel1 3d2 3c2
241: seat 1 answers move 3d2
    seat 1: moved octocruel1 3c2 3d2
242: seat 1 answers attack bahbaka
    seat 1: attacked octocruel1 bahbaka
    rolled save
    rolled save
    rolled crit
    extra-die melee
    seat 1: hits 2
    rolled save
    rolled ranged
243: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: saves bahbaka 0
    wounded bahbaka 2
    killed bahbaka
    seat 2: gained 1
    seat 1: put hoverboard 3d2
    seat 1: healed sprocket 1
    seat 2: turn 28
244: seat 2 answers activate blaze
    seat 2: activated blaze
    seat 2: collected blaze stimpack 3a4
245: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
246: seat 2 answers done
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    rolled crit
    extra-die crit
    extra-die save
    rolled crit
    extra-die ranged
    seat 2: hits 4
    rolled ranged
    rolled save
    seat 2: saves octocruel1 1
    wounded octocruel1 4
    killed octocruel1
    seat 2: gained 2
    seat 2: quest-done chain_of_command 3
    seat 2: gained 3
247: seat 1 answers door 2
    seat 2: door 2 open
248: seat 1 answers move 3c2
    seat 1: moved octocruel1 3d2 3c2
249: seat 1 answers move 3c1
    seat 1: moved octocruel1 3c2 3c1
    left octocruel1
250: seat 2 answers move 3a3
    seat 2: moved blaze 3a4 3a3
251: seat 2 answers move 3b3
    seat 2: moved blaze 3a3 3b3
252: seat 2 answers done
    seat 2: event salvage trooper1
    seat 2: activated scuttlebutt1
253: seat 2 answers move 2b3
    seat 2: moved scuttlebutt1 2a3 2b3
254: seat 2 answers move 2b4
    seat 2: moved scuttlebutt1 2b3 2b4
255: seat 2 answers move 2b3
    seat 2: moved scuttlebutt1 2b4 2b3
256: seat 2 answers place 1d1
    seat 2: put victory 1d1
    seat 1: turn 29
257: seat 1 answers rest
    seat 1: rested
258: seat 1 answers place 1b3
    seat 1: resurrected bahbaka 1b3
259: seat 1 answers done
260: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated octocruel2
261: seat 1 answers move 1a3
    seat 1: moved octocruel2 1a4 1a3
262: seat 1 answers move 1b3
    seat 1: moved octocruel2 1a3 1b3
263: seat 1 answers attack bahbaka
    seat 1: attacked octocruel2 bahbaka
264: seat 1 answers also sprocket
    seat 1: also sprocket
    rolled ranged
    rolled ranged
    rolled melee
    seat 1: hits 3
    rolled crit
    extra-die ranged
    rolled save
265: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die ranged
    seat 1: saves bahbaka 3
    rolled crit
    extra-die save
    seat 1: saves sprocket 2
    wounded sprocket 1
266: seat 1 answers tile 1
    seat 1: breached 1
    wounded bahbaka 1
    wounded sprocket 1
    seat 2: turn 30
267: seat 2 answers rest
    seat 2: rested
268: seat 2 answers hand-over digits iron_fists
    seat 2: given iron_fists digits
269: seat 2 answers done
270: seat 2 answers done
    seat 2: event inspection trooper1
    seat 2: activated scuttlebutt1
271: seat 2 answers move 2b4
    seat 2: moved scuttlebutt1 2b3 2b4
272: seat 2 answers done
273: seat 2 answers place 3b3
    seat 2: summoned octocruel1 3b3
    seat 1: turn 31
274: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
275: seat 1 answers done
276: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
277: seat 1 answers done
    seat 1: attacked bahbaka octocruel2
    seat 1: exhausted bahbaka blaster_rifle
    rolled melee
    rolled crit
    extra-die ranged
278: seat 1 answers done
    seat 1: hits 2
    rolled ranged
    rolled ranged
    seat 1: saves octocruel2 0
    wounded octocruel2 2
279: seat 2 answers move 1b4
    seat 2: moved octocruel2 1b3 1b4
280: seat 2 answers attack bahbaka
    seat 2: attacked octocruel2 bahbaka
281: seat 2 answers also sprocket
    seat 2: also sprocket
    rolled melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled melee
    rolled ranged
282: seat 1 answers done
    seat 2: saves bahbaka 0
    rolled melee
    seat 2: saves sprocket 0
    wounded bahbaka 1
    wounded sprocket 1
283: seat 1 answers move 1b4
    seat 2: attacked octocruel2 bahbaka
284: seat 2 answers also sprocket
    seat 2: also sprocket
    rolled save
    rolled crit
    extra-die melee
    rolled save
    seat 2: hits 2
    rolled melee
    rolled save
285: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 2: saves bahbaka 1
    rolled save
    seat 2: saves sprocket 1
    wounded bahbaka 1
    wounded sprocket 1
    killed sprocket
    seat 2: gained 1
    seat 1: put hoverboard 1b4
    seat 1: moved bahbaka 1b3 1b4
286: seat 1 answers move 1a4
    seat 2: attacked octocruel2 bahbaka
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
    seat 2: hits 3
    rolled save
    rolled save
287: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die melee
    seat 2: saves bahbaka 2
    wounded bahbaka 1
    seat 1: moved bahbaka 1b4 1a4
288: seat 1 answers move 1b4
    seat 2: attacked octocruel2 bahbaka
    rolled ranged
    rolled melee
    rolled melee
    seat 2: hits 3
    rolled crit
    extra-die melee
    rolled save
289: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die ranged
    seat 2: saves bahbaka 3
    seat 1: moved bahbaka 1a4 1b4
290: seat 1 answers move 1b3
    seat 2: attacked octocruel2 bahbaka
    rolled crit
    extra-die save
    rolled save
    rolled save
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die save
291: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 2: saves bahbaka 2
    seat 1: moved bahbaka 1b4 1b3
    seat 1: event static_storm trooper2
    seat 1: activated peekaboom1
292: seat 1 answers move 2b1
    seat 1: moved peekaboom1 2a1 2b1
293: seat 1 answers done
294: seat 1 answers exhaust bahbaka red_dot_sight
    seat 1: exhausted bahbaka red_dot_sight
295: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
    seat 2: turn 32
296: seat 2 answers rest
    seat 2: rested
297: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
298: seat 2 answers hand-over digits red_shirt
    seat 2: given red_shirt digits
299: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
300: seat 2 answers done
301: seat 2 answers done
    seat 2: event power_surge trooper1
    seat 2: activated scuttlebutt1
302: seat 2 answers move 2b3
    seat 2: moved scuttlebutt1 2b4 2b3
303: seat 2 answers move 2b4
    seat 2: moved scuttlebutt1 2b3 2b4
304: seat 2 answers done
    seat 1: turn 33
305: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
306: seat 1 answers move 1b4
    seat 2: attacked octocruel2 bahbaka
    rolled ranged
    rolled melee
    rolled ranged
    seat 2: hits 3
    rolled ranged
    rolled save
307: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die save
    seat 2: saves bahbaka 2
    wounded bahbaka 1
    killed bahbaka
    seat 2: gained 1
    seat 1: event all_quiet trooper3
    seat 2: turn 34
308: seat 2 answers activate blaze
    seat 2: activated blaze
309: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
310: seat 2 answers done
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    rolled melee
    seat 2: saves octocruel1 0
    wounded octocruel1 1
311: seat 1 answers done
312: seat 2 answers move 3b4
    seat 1: attacked octocruel1 blaze
    rolled save
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled crit
    extra-die save
    seat 1: saves blaze 2
    seat 2: moved blaze 3b3 3b4
313: seat 2 answers move 3b3
    seat 1: attacked octocruel1 blaze
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 3
    seat 2: moved blaze 3b4 3b3
314: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: gained 1
    seat 1: turn 35
    seat 1: rested
315: seat 1 answers place s1dock
    seat 1: resurrected sprocket s1dock
316: seat 1 answers place s1cabin
    seat 1: resurrected bahbaka s1cabin
317: seat 1 answers done
    seat 1: event care_package officer1
318: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
319: seat 1 answers attack blaze
    seat 1: attacked octocruel1 blaze
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 1: hits 4
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 4
    killed blaze
    seat 1: gained 1
    seat 2: put stimpack 3b3
320: seat 1 answers move 3c3
    seat 1: moved octocruel1 3b3 3c3
321: seat 1 answers move 3c2
    seat 1: moved octocruel1 3c3 3c2
322: seat 1 answers move 3c3
    seat 1: moved octocruel1 3c2 3c3
323: seat 1 answers gadget stimpack 3d1
    seat 1: put stimpack 3d1
324: seat 1 answers gadget recharge 4d1
    seat 1: put recharge 4d1
    seat 2: turn 36
325: seat 2 answers rest
    seat 2: rested
326: seat 2 answers place 3a3
    seat 2: resurrected blaze 3a3
327: seat 2 answers done
    seat 2: event care_package trooper1
    seat 2: activated scuttlebutt1
328: seat 2 answers done
329: seat 2 answers gadget stimpack 2c2
    seat 2: put stimpack 2c2
330: seat 2 answers gadget stimpack 3d1
    seat 2: put stimpack 3d1
    seat 1: turn 37
331: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
332: seat 1 answers move 1b1
    seat 1: moved sprocket s1dock 1b1
333: seat 1 answers move s1dock
    seat 1: moved bahbaka s1cabin s1dock
334: seat 1 answers move 1b1
    seat 1: moved bahbaka s1dock 1b1
335: seat 1 answers move 1b2
    seat 1: moved bahbaka 1b1 1b2
336: seat 1 answers move 1b3
    seat 1: moved bahbaka 1b2 1b3
337: seat 1 answers done
    seat 1: event static_storm villain
338: seat 1 answers exhaust bahbaka red_dot_sight
    seat 1: exhausted bahbaka red_dot_sight
339: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
    seat 2: turn 38
340: seat 2 answers rest
    seat 2: rested
341: seat 2 answers done
    seat 2: event taco_break officer2
    seat 1: turn 39
342: seat 1 answers rest
    seat 1: rested
343: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
344: seat 1 answers done
    seat 1: event reinforcements trooper3
345: seat 1 answers place 4a4
    seat 1: summoned scuttlebutt2 4a4
    seat 2: turn 40
346: seat 2 answers activate blaze
    seat 2: activated blaze
347: seat 2 answers move 3b3
    seat 2: moved blaze 3a3 3b3
    seat 2: collected blaze stimpack 3b3
348: seat 2 answers done
    seat 2: event asteroid_bump villain
349: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved peekaboom1 2b1 2c1
    seat 2: shoved scuttlebutt1 2b4 2c4
    seat 2: shoved scuttlebutt2 4a4 4b4
    seat 2: shoved octocruel1 3c3 3d3
    seat 2: shoved octocruel2 1b4 1c4
    seat 2: shoved sprocket 1b1 1c1
    seat 2: shoved blaze 3b3 3c3
    seat 2: shoved digits s4dock 3a3
    turn-limit 40
    seat 1: won-scenario scenario_1
    seat 1: result 13
    seat 2: result 12
    seat 1: badges 2
    seat 2: badges 1
350: seat 1 answers keep plasma_cutter
    seat 1: took-upgrade plasma_cutter
351: seat 1 answers keep duck
    seat 1: took-upgrade duck
352: seat 2 answers keep padded_vest
    seat 2: took-upgrade padded_vest
353: seat 2 answers keep chatty_scope
    seat 2: took-upgrade chatty_scope
354: seat 2 answers keep plasma_cutter
    seat 2: took-upgrade plasma_cutter
355: seat 2 answers keep marksman_carbine
    seat 2: took-upgrade marksman_carbine
356: seat 1 answers keep marksman_carbine
    seat 1: took-upgrade marksman_carbine
357: seat 1 answers keep chatty_scope
    seat 1: took-upgrade chatty_scope
358: seat 1 answers keep overcharger
    seat 1: took-upgrade overcharger
359: seat 2 answers keep salsa_grenade
    seat 2: took-upgrade salsa_grenade
360: seat 1 answers keep stun_spear
    seat 1: took-upgrade stun_spear
361: seat 1 answers discard iron_fists
    seat 1: discarded iron_fists
362: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
363: seat 1 answers give bahbaka
    seat 1: given repeater_pistol bahbaka
364: seat 1 answers give sprocket
    seat 1: given blaster_rifle sprocket
365: seat 1 answers give bahbaka
    seat 1: given red_dot_sight bahbaka
366: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
367: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
368: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
369: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
370: seat 1 answers give sprocket
    seat 1: given marksman_carbine sprocket
371: seat 1 answers give bahbaka
    seat 1: given chatty_scope bahbaka
    seat 1: given duck sprocket
    seat 1: given overcharger sprocket
372: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
373: seat 2 answers give blaze
    seat 2: given repeater_pistol blaze
374: seat 2 answers give digits
    seat 2: given blaster_rifle digits
375: seat 2 answers give blaze
    seat 2: given iron_fists blaze
376: seat 2 answers give blaze
    seat 2: given red_dot_sight blaze
377: seat 2 answers give blaze
    seat 2: given kitty_primed blaze
378: seat 2 answers give digits
    seat 2: given red_shirt digits
379: seat 2 answers give digits
    seat 2: given plasma_cutter digits
380: seat 2 answers give digits
    seat 2: given marksman_carbine digits
381: seat 2 answers give digits
    seat 2: given chatty_scope digits
382: seat 2 answers give blaze
    seat 2: given padded_vest blaze
    seat 2: given salsa_grenade digits
383: seat 1 answers scenario scenario_2a
    seat 1: next scenario_2a
    scenario scenario_2a
    monster-card trooper1 octocold
    monster-card trooper2 weeble
    monster-card officer1 octocruel
384: seat 1 answers dock 3
    seat 1: docked 3
385: seat 1 answers board s3cabin
    seat 1: boarded sprocket s3cabin
386: seat 1 answers board s3cabin
    seat 1: boarded bahbaka s3cabin
387: seat 2 answers dock 2
    seat 2: docked 2
388: seat 2 answers board s2cabin
    seat 2: boarded blaze s2cabin
389: seat 2 answers board s2dock
    seat 2: boarded digits s2dock
    seat 1: quest defrosting
    seat 1: turn 1
390: seat 1 answers rest
    seat 1: rested
391: seat 1 answers hand-over bahbaka overcharger
    seat 1: given overcharger bahbaka
392: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
393: seat 1 answers done
    seat 1: event asteroid_bump trooper2
394: seat 1 answers wake weeble2
    seat 1: activated weeble2
395: seat 1 answers done
396: seat 1 answers direction east
    seat 1: bumped east
    seat 1: shoved weeble1 3a1 3b1
    seat 1: shoved octocruel1 1a1 1b1
    seat 1: shoved weeble2 5b3 5c3
    seat 1: shoved digits s2dock s2cabin
    seat 2: turn 2
397: seat 2 answers activate blaze
    seat 2: activated blaze
398: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
399: seat 2 answers done
    seat 2: attacked blaze weeble1
    seat 2: exhausted blaze repeater_pistol
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled crit
    extra-die save
    seat 2: saves weeble1 2
    seat 2: readied blaze repeater_pistol
400: seat 1 answers done
401: seat 2 answers move s2dock
    seat 2: moved blaze s2cabin s2dock
402: seat 2 answers move 3d2
    seat 2: moved blaze s2dock 3d2
403: seat 2 answers move s2dock
    seat 2: moved blaze 3d2 s2dock
404: seat 2 answers move 3d2
    seat 2: moved blaze s2dock 3d2
    seat 2: event taco_break officer1
    seat 2: activated octocruel1
405: seat 2 answers move 1b2
    seat 2: moved octocruel1 1b1 1b2
406: seat 2 answers move 1b3
    seat 2: moved octocruel1 1b2 1b3
407: seat 2 answers move 1a3
    seat 2: moved octocruel1 1b3 1a3
    seat 1: turn 3
408: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
409: seat 1 answers move s3dock
    seat 1: moved sprocket s3cabin s3dock
410: seat 1 answers move s3dock
    seat 1: moved bahbaka s3cabin s3dock
411: seat 1 answers move 4b4
    seat 1: moved bahbaka s3dock 4b4
412: seat 1 answers move 4c4
    seat 1: moved bahbaka 4b4 4c4
413: seat 1 answers portal 2a4
    seat 1: teleported bahbaka 4c4 2a4
414: seat 1 answers done
    seat 1: event power_surge officer2
    seat 2: turn 4
415: seat 2 answers activate blaze
    seat 2: activated blaze
416: seat 2 answers move 3d1
    seat 2: moved blaze 3d2 3d1
417: seat 2 answers move 3d2
    seat 2: moved blaze 3d1 3d2
418: seat 2 answers move 3d1
    seat 2: moved blaze 3d2 3d1
419: seat 2 answers portal 1b3
    seat 2: teleported blaze 3d1 1b3
420: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
421: seat 2 answers boost red_dot_sight
    seat 2: weapon blaze red_dot_sight
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    seat 2: exhausted blaze red_dot_sight
    rolled save
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled crit
    extra-die save
    rolled ranged
    seat 2: saves octocruel1 2
    seat 2: readied blaze repeater_pistol
422: seat 1 answers move 1a2
    seat 1: moved octocruel1 1a3 1a2
423: seat 1 answers move 1a1
    seat 1: moved octocruel1 1a2 1a1
424: seat 1 answers move 1b1
    seat 1: moved octocruel1 1a1 1b1
    seat 2: event all_quiet officer1
    seat 2: activated octocruel1
425: seat 2 answers move 1b2
    seat 2: moved octocruel1 1b1 1b2
426: seat 2 answers done
    seat 1: turn 5
427: seat 1 answers activate sprocket
    seat 1: activated sprocket
428: seat 1 answers move 4b4
    seat 1: moved sprocket s3dock 4b4
429: seat 1 answers weapon marksman_carbine
    seat 1: weapon sprocket marksman_carbine
430: seat 1 answers done
    seat 1: attacked sprocket octocold2
    seat 1: exhausted sprocket marksman_carbine
    rolled ranged
    rolled ranged
    rolled ranged
431: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die save
    seat 1: hits 3
    rolled crit
    extra-die melee
    seat 1: saves octocold2 1
    wounded octocold2 2
    killed octocold2
    seat 1: gained 1
432: seat 2 answers attack sprocket
    seat 2: attacked octocold2 sprocket
433: seat 1 answers no
    rolled melee
    rolled crit
    extra-die ranged
    seat 2: hits 2
    rolled save
434: seat 1 answers done
    seat 2: saves sprocket 1
    wounded sprocket 1
435: seat 1 answers exhaust sprocket red_dot_sight
    seat 1: exhausted sprocket red_dot_sight
    left octocold2
436: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event salvage trooper1
    seat 1: activated octocold1
437: seat 1 answers move 2a2
    seat 1: moved octocold1 2a1 2a2
438: seat 1 answers move 2a1
    seat 1: moved octocold1 2a2 2a1
439: seat 1 answers attack bahbaka
    seat 1: attacked octocold1 bahbaka
    rolled save
    rolled melee
    seat 1: hits 0
440: seat 1 answers place 2b2
    seat 1: put victory 2b2
    seat 2: turn 6
441: seat 2 answers rest
    seat 2: rested
442: seat 2 answers done
    seat 2: event inspection trooper2
443: seat 2 answers wake weeble1
    seat 2: activated weeble1
444: seat 2 answers move 3a1
    seat 2: moved weeble1 3b1 3a1
445: seat 2 answers move 3a2
    seat 2: moved weeble1 3a1 3a2
446: seat 2 answers done
447: seat 2 answers place 3a1
    seat 2: summoned octocruel2 3a1
    seat 1: turn 7
448: seat 1 answers rest
    seat 1: rested
449: seat 1 answers done
    seat 1: event rampage trooper1
    seat 1: activated octocold1
450: seat 1 answers attack bahbaka
    seat 1: attacked octocold1 bahbaka
    rolled save
    rolled save
    seat 1: hits 0
451: seat 1 answers move 2a2
    seat 1: moved octocold1 2a1 2a2
452: seat 1 answers done
453: seat 1 answers wake weeble2
    seat 1: activated weeble2
454: seat 1 answers move 5b3
    seat 1: moved weeble2 5c3 5b3
455: seat 1 answers move 5b4
    seat 1: moved weeble2 5b3 5b4
456: seat 1 answers done
    seat 2: turn 8
457: seat 2 answers activate blaze
    seat 2: activated blaze
458: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze kitty_primed
    rolled ranged
    rolled melee
    seat 2: hits 1
    rolled ranged
    rolled ranged
    seat 2: saves octocruel1 0
    wounded octocruel1 1
459: seat 1 answers attack blaze
    seat 1: attacked octocruel1 blaze
    rolled save
    rolled melee
    rolled crit
    extra-die save
    seat 1: hits 2
    rolled save
    rolled save
    seat 1: saves blaze 2
460: seat 2 answers done
    seat 2: event asteroid_bump villain
461: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved weeble2 5b4 5a4
    seat 2: shoved blaze 1b3 1a3
    seat 2: shoved sprocket 4b4 4a4
    seat 2: shoved digits s2cabin s2dock
    seat 1: turn 9
462: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
463: seat 1 answers move 4a3
    seat 1: moved sprocket 4a4 4a3
464: seat 1 answers weapon repeater_pistol
    seat 1: weapon bahbaka repeater_pistol
465: seat 1 answers done
    seat 1: attacked bahbaka octocold1
    seat 1: exhausted bahbaka repeater_pistol
    rolled save
    rolled save
466: seat 1 answers done
    seat 1: hits 0
    seat 1: readied bahbaka repeater_pistol
467: seat 2 answers done
468: seat 1 answers portal 5d3
    seat 1: teleported bahbaka 2a4 5d3
469: seat 1 answers done
    seat 1: event taco_break officer2
    seat 2: turn 10
470: seat 2 answers activate blaze
    seat 2: activated blaze
    seat 2: collected blaze victory 1a3
    seat 2: gained 1
471: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
472: seat 2 answers boost red_dot_sight
    seat 2: weapon blaze red_dot_sight
    seat 2: attacked blaze octocruel1
    seat 2: exhausted blaze repeater_pistol
    seat 2: exhausted blaze red_dot_sight
    rolled save
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 2: hits 4
    rolled melee
    rolled ranged
    seat 2: saves octocruel1 0
    wounded octocruel1 4
    killed octocruel1
    seat 2: gained 2
    seat 2: quest-done defrosting 2
    seat 2: gained 2
    seat 2: quest melt_and_run
473: seat 1 answers move 1b1
    seat 1: moved octocruel1 1b2 1b1
474: seat 1 answers door 1
    seat 2: door 1 open
475: seat 1 answers done
    left octocruel1
476: seat 2 answers done
    seat 2: event override trooper3
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 1: turn 11
477: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
478: seat 1 answers move 4a2
    seat 1: moved sprocket 4a3 4a2
479: seat 1 answers done
    seat 1: event underdog officer2
    seat 1: gained 1
    seat 2: turn 12
480: seat 2 answers rest
    seat 2: rested
481: seat 2 answers done
    seat 2: event reinforcements trooper2
482: seat 2 answers wake weeble2
    seat 2: activated weeble2
483: seat 2 answers done
484: seat 2 answers place 2d4
    seat 2: summoned octocold2 2d4
    seat 1: turn 13
485: seat 1 answers activate sprocket
    seat 1: activated sprocket
486: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
487: seat 1 answers done
    seat 1: attacked sprocket weeble1
    seat 1: exhausted sprocket blaster_rifle
    rolled ranged
    rolled save
    rolled melee
488: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die save
    seat 1: hits 2
    rolled ranged
    seat 1: saves weeble1 0
    wounded weeble1 2
    killed weeble1
    seat 1: gained 1
489: seat 2 answers move 3b2
    seat 2: moved weeble1 3a2 3b2
490: seat 2 answers move 3a2
    seat 2: moved weeble1 3b2 3a2
491: seat 2 answers done
    left weeble1
492: seat 1 answers move 4a3
    seat 1: moved sprocket 4a2 4a3
493: seat 1 answers move 4a2
    seat 1: moved sprocket 4a3 4a2
494: seat 1 answers move 4a1
    seat 1: moved sprocket 4a2 4a1
495: seat 1 answers move 4b1
    seat 1: moved sprocket 4a1 4b1
    seat 1: event power_surge trooper1
496: seat 1 answers wake octocold2
    seat 1: activated octocold2
497: seat 1 answers done
498: seat 1 answers ready sprocket blaster_rifle
    seat 1: readied sprocket blaster_rifle
    seat 2: turn 14
499: seat 2 answers activate blaze
    seat 2: activated blaze
500: seat 2 answers done
    seat 2: event portal_glitch trooper2
    seat 2: activated weeble2
501: seat 2 answers move 5a3
    seat 2: moved weeble2 5a4 5a3
502: seat 2 answers move 5b3
    seat 2: moved weeble2 5a3 5b3
503: seat 2 answers move 5a3
    seat 2: moved weeble2 5b3 5a3
504: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 15
505: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
506: seat 1 answers move 4a1
    seat 1: moved sprocket 4b1 4a1
507: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
508: seat 1 answers boost overcharger
    seat 1: weapon bahbaka overcharger
    seat 1: attacked bahbaka weeble2
509: seat 1 answers first kitty_primed
510: seat 1 answers no
    seat 1: exhausted bahbaka kitty_primed
    seat 1: exhausted bahbaka overcharger
    rolled ranged
    rolled melee
    rolled crit
    extra-die crit
    extra-die ranged
511: seat 1 answers done
    seat 1: hits 4
    rolled ranged
    seat 1: saves weeble2 0
    wounded weeble2 4
    overkilled weeble2
    killed weeble2
    seat 1: gained 1
    left weeble2
512: seat 1 answers done
    seat 1: event lockdown officer1
    seat 1: activated octocruel2
513: seat 1 answers move 3a2
    seat 1: moved octocruel2 3a1 3a2
514: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 2: turn 16
515: seat 2 answers activate blaze
    seat 2: activated blaze
516: seat 2 answers done
    seat 2: event care_package officer1
    seat 2: activated octocruel2
517: seat 2 answers move 3b2
    seat 2: moved octocruel2 3a2 3b2
518: seat 2 answers done
519: seat 2 answers gadget stimpack 5d1
    seat 2: put stimpack 5d1
520: seat 2 answers gadget recharge 5a4
    seat 2: put recharge 5a4
    seat 1: turn 17
521: seat 1 answers rest
    seat 1: rested
522: seat 1 answers done
    seat 1: event care_package trooper1
523: seat 1 answers wake octocold2
    seat 1: activated octocold2
524: seat 1 answers done
525: seat 1 answers gadget stimpack 3b2
    seat 1: put stimpack 3b2
526: seat 1 answers gadget hoverboard 3a4
    seat 1: put hoverboard 3a4
    seat 2: turn 18
527: seat 2 answers activate blaze
    seat 2: activated blaze
528: seat 2 answers done
    seat 2: event static_storm villain
529: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
530: seat 1 answers exhaust bahbaka chatty_scope
    seat 1: exhausted bahbaka chatty_scope
    seat 1: turn 19
531: seat 1 answers rest
    seat 1: rested
532: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
533: seat 1 answers hand-over bahbaka duck
    seat 1: given duck bahbaka
534: seat 1 answers done
    seat 1: event reinforcements trooper3
535: seat 1 answers place 2d4
    seat 1: summoned octocold3 2d4
    seat 2: turn 20
536: seat 2 answers rest
    seat 2: rested
537: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
538: seat 2 answers hand-over blaze pulse_blade
    seat 2: given pulse_blade blaze
539: seat 2 answers done
    seat 2: event salvage trooper3
540: seat 2 answers place 3d4
    seat 2: put victory 3d4
    seat 1: turn 21
541: seat 1 answers activate sprocket
    seat 1: activated sprocket
542: seat 1 answers done
    seat 1: event static_storm trooper2
543: seat 1 answers place 1a1
    seat 1: summoned weeble1 1a1
544: seat 1 answers exhaust sprocket red_dot_sight
    seat 1: exhausted sprocket red_dot_sight
545: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
    seat 2: turn 22
546: seat 2 answers rest
    seat 2: rested
547: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated weeble1
548: seat 2 answers move 1b1
    seat 2: moved weeble1 1a1 1b1
549: seat 2 answers done
    seat 1: turn 23
550: seat 1 answers activate sprocket
    seat 1: activated sprocket
551: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated weeble1
552: seat 1 answers door 1
    seat 1: door 1 open
553: seat 1 answers move 1b2
    seat 1: moved weeble1 1b1 1b2
554: seat 1 answers done
555: seat 1 answers wake octocold2
    seat 1: activated octocold2
556: seat 1 answers move 2d3
    seat 1: moved octocold2 2d4 2d3
557: seat 1 answers move 2d4
    seat 1: moved octocold2 2d3 2d4
558: seat 1 answers move 2d3
    seat 1: moved octocold2 2d4 2d3
    seat 2: turn 24
559: seat 2 answers activate digits
    seat 2: activated digits
560: seat 2 answers door 2
    seat 2: door 2 open
561: seat 2 answers move s2cabin
    seat 2: moved digits s2dock s2cabin
562: seat 2 answers move s2dock
    seat 2: moved digits s2cabin s2dock
563: seat 2 answers move s2cabin
    seat 2: moved digits s2dock s2cabin
564: seat 2 answers move s2dock
    seat 2: moved digits s2cabin s2dock
    seat 2: event underdog trooper1
565: seat 2 answers wake octocold2
    seat 2: activated octocold2
566: seat 2 answers move 2d4
    seat 2: moved octocold2 2d3 2d4
567: seat 2 answers move 2d3
    seat 2: moved octocold2 2d4 2d3
568: seat 2 answers done
    seat 1: gained 1
    seat 1: turn 25
569: seat 1 answers rest
    seat 1: rested
570: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 26
571: seat 2 answers activate digits
    seat 2: activated digits
572: seat 2 answers no
573: seat 2 answers move 3d2
    seat 2: moved digits s2dock 3d2
574: seat 2 answers move 3d3
    seat 2: moved digits 3d2 3d3
575: seat 2 answers move 3c3
    seat 2: moved digits 3d3 3c3
    seat 2: collected digits victory 3c3
    seat 2: gained 1
576: seat 2 answers move 3d3
    seat 2: moved digits 3c3 3d3
    seat 2: event hull_breach villain
577: seat 2 answers tile 4
    seat 2: breached 4
    wounded sprocket 1
    seat 1: turn 27
578: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
579: seat 1 answers done
580: seat 1 answers done
    seat 1: event portal_glitch trooper3
581: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 28
582: seat 2 answers activate digits
    seat 2: activated digits
583: seat 2 answers door 2
    seat 2: door 2 closed
584: seat 2 answers move 3d4
    seat 2: moved digits 3d3 3d4
    seat 2: collected digits victory 3d4
    seat 2: gained 1
585: seat 2 answers move 3c4
    seat 2: moved digits 3d4 3c4
586: seat 2 answers move 3d4
    seat 2: moved digits 3c4 3d4
587: seat 2 answers move 3c4
    seat 2: moved digits 3d4 3c4
    seat 2: event override trooper1
588: seat 2 answers wake octocold3
    seat 2: activated octocold3
589: seat 2 answers move 2d3
    seat 2: moved octocold3 2d4 2d3
590: seat 2 answers move 2d4
    seat 2: moved octocold3 2d3 2d4
591: seat 2 answers done
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 1: turn 29
592: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
593: seat 1 answers done
594: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated octocruel2
595: seat 1 answers move 3a2
    seat 1: moved octocruel2 3b2 3a2
596: seat 1 answers done
597: seat 1 answers tile 3
    seat 1: breached 3
    wounded digits 1
    seat 2: turn 30
598: seat 2 answers activate blaze
    seat 2: activated blaze
599: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
    seat 2: attacked blaze weeble1
    seat 2: exhausted blaze kitty_primed
    rolled save
    rolled save
    seat 2: hits 0
600: seat 1 answers done
601: seat 2 answers done
    seat 2: event inspection trooper1
602: seat 2 answers wake octocold2
    seat 2: activated octocold2
603: seat 2 answers done
604: seat 2 answers place 2a1
    seat 2: summoned octocruel1 2a1
    seat 1: turn 31
605: seat 1 answers activate sprocket
    seat 1: activated sprocket
606: seat 1 answers move 4a2
    seat 1: moved sprocket 4a1 4a2
607: seat 1 answers move 4a1
    seat 1: moved sprocket 4a2 4a1
608: seat 1 answers done
609: seat 1 answers no
    seat 1: event taco_break officer2
    seat 1: healed sprocket 1
    seat 1: healed digits 1
    seat 2: turn 32
610: seat 2 answers activate digits
    seat 2: activated digits
611: seat 2 answers door 3
    seat 2: door 3 closed
612: seat 2 answers move 3b4
    seat 2: moved digits 3c4 3b4
613: seat 2 answers move 3a4
    seat 2: moved digits 3b4 3a4
    seat 2: collected digits stimpack 3a4
    seat 2: collected digits hoverboard 3a4
614: seat 2 answers move 3b4
    seat 2: moved digits 3a4 3b4
615: seat 2 answers move 3a4
    seat 2: moved digits 3b4 3a4
616: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated weeble1
617: seat 2 answers move 1b3
    seat 2: moved weeble1 1b2 1b3
618: seat 2 answers done
619: seat 2 answers wake octocold3
    seat 2: activated octocold3
620: seat 2 answers done
    seat 1: turn 33
621: seat 1 answers activate sprocket
    seat 1: activated sprocket
622: seat 1 answers done
    seat 1: event taco_break officer1
623: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
624: seat 1 answers move 2a2
    seat 1: moved octocruel1 2a1 2a2
625: seat 1 answers move 2a3
    seat 1: moved octocruel1 2a2 2a3
626: seat 1 answers move 2b3
    seat 1: moved octocruel1 2a3 2b3
    seat 2: turn 34
627: seat 2 answers activate blaze
    seat 2: activated blaze
628: seat 2 answers done
    seat 2: event power_surge officer2
629: seat 2 answers ready blaze kitty_primed
    seat 2: readied blaze kitty_primed
    seat 1: turn 35
630: seat 1 answers rest
    seat 1: rested
631: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
632: seat 1 answers hand-over sprocket chatty_scope
    seat 1: given chatty_scope sprocket
633: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
634: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
635: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated weeble1
636: seat 1 answers move 1b2
    seat 1: moved weeble1 1b3 1b2
637: seat 1 answers move 1b3
    seat 1: moved weeble1 1b2 1b3
638: seat 1 answers move 1b2
    seat 1: moved weeble1 1b3 1b2
639: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 36
640: seat 2 answers activate digits
    seat 2: activated digits
641: seat 2 answers door 2
    seat 2: door 2 closed
642: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
643: seat 2 answers done
    seat 2: attacked digits octocruel2
    seat 2: exhausted digits blaster_rifle
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
644: seat 2 answers done
    seat 2: hits 3
    rolled ranged
    rolled melee
    seat 2: saves octocruel2 0
    wounded octocruel2 3
645: seat 1 answers move 3a1
    seat 1: moved octocruel2 3a2 3a1
646: seat 1 answers move 3a2
    seat 1: moved octocruel2 3a1 3a2
647: seat 1 answers done
648: seat 2 answers move 3a3
    seat 2: moved digits 3a4 3a3
649: seat 2 answers door 2
    seat 2: door 2 open
650: seat 2 answers move 3a2
    seat 1: attacked octocruel2 digits
    rolled save
    rolled save
    rolled melee
    seat 1: hits 1
    rolled save
    rolled save
    rolled melee
    rolled save
651: seat 2 answers reroll save
    seat 2: rerolled save save
652: seat 2 answers done
    seat 1: saves digits 3
    seat 2: moved digits 3a3 3a2
653: seat 2 answers move 3a1
    seat 1: attacked octocruel2 digits
    rolled melee
    rolled save
    rolled crit
    extra-die save
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled save
    rolled save
654: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
655: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves digits 2
    seat 2: moved digits 3a2 3a1
656: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 1: turn 37
657: seat 1 answers activate sprocket
    seat 1: activated sprocket
658: seat 1 answers done
    seat 1: event care_package officer1
659: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
660: seat 1 answers done
661: seat 1 answers gadget stimpack 2c3
    seat 1: put stimpack 2c3
662: seat 1 answers gadget hoverboard 5d1
    seat 1: put hoverboard 5d1
    seat 2: turn 38
663: seat 2 answers activate digits
    seat 2: activated digits
664: seat 2 answers door 2
    seat 2: door 2 closed
665: seat 2 answers done
    seat 2: event rampage trooper1
666: seat 2 answers wake octocold2
    seat 2: activated octocold2
667: seat 2 answers done
668: seat 2 answers wake octocold1
    seat 2: activated octocold1
669: seat 2 answers done
    seat 1: turn 39
670: seat 1 answers activate sprocket
    seat 1: activated sprocket
671: seat 1 answers move 4b1
    seat 1: moved sprocket 4a1 4b1
672: seat 1 answers move 4a1
    seat 1: moved sprocket 4b1 4a1
673: seat 1 answers done
    seat 1: event hull_breach officer1
674: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
675: seat 1 answers move 2a3
    seat 1: moved octocruel1 2b3 2a3
676: seat 1 answers move 2a2
    seat 1: moved octocruel1 2a3 2a2
677: seat 1 answers move 2a3
    seat 1: moved octocruel1 2a2 2a3
678: seat 1 answers tile 5
    seat 1: breached 5
    wounded bahbaka 1
    seat 2: turn 40
679: seat 2 answers rest
    seat 2: rested
680: seat 2 answers done
681: seat 2 answers pass-gadget blaze stimpack
    seat 2: passed blaze stimpack
682: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated weeble1
683: seat 2 answers done
    turn-limit 40
    seat 2: won-scenario scenario_2a
    seat 1: result 5
    seat 2: result 7
    seat 1: badges 0
    seat 2: badges 2
684: seat 2 answers keep rail_rifle
    seat 2: took-upgrade rail_rifle
685: seat 2 answers keep shock_maul
    seat 2: took-upgrade shock_maul
686: seat 1 answers keep leech_ray
    seat 1: took-upgrade leech_ray
687: seat 1 answers keep rocket_fists
    seat 1: took-upgrade rocket_fists
688: seat 1 answers keep holo_decoy
    seat 1: took-upgrade holo_decoy
689: seat 1 answers keep shock_maul
    seat 1: took-upgrade shock_maul
690: seat 2 answers keep rail_rifle
    seat 2: took-upgrade rail_rifle
691: seat 2 answers keep implosion_charge
    seat 2: took-upgrade implosion_charge
692: seat 2 answers keep arc_saber
    seat 2: took-upgrade arc_saber
693: seat 2 answers keep auto_medic
    seat 2: took-upgrade auto_medic
694: seat 2 answers discard implosion_charge
    seat 2: discarded implosion_charge
695: seat 2 answers discard auto_medic
    seat 2: discarded auto_medic
696: seat 2 answers discard chatty_scope
    seat 2: discarded chatty_scope
697: seat 2 answers discard kitty_primed
    seat 2: discarded kitty_primed
698: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
699: seat 2 answers discard repeater_pistol
    seat 2: discarded repeater_pistol
700: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
701: seat 2 answers give digits
    seat 2: given blaster_rifle digits
702: seat 2 answers give blaze
    seat 2: given iron_fists blaze
703: seat 2 answers give blaze
    seat 2: given red_shirt blaze
704: seat 2 answers give digits
    seat 2: given plasma_cutter digits
705: seat 2 answers give blaze
    seat 2: given marksman_carbine blaze
706: seat 2 answers give blaze
    seat 2: given padded_vest blaze
707: seat 2 answers give digits
    seat 2: given salsa_grenade digits
708: seat 2 answers give digits
    seat 2: given arc_saber digits
709: seat 2 answers give digits
    seat 2: given rail_rifle digits
710: seat 2 answers give digits
    seat 2: given rail_rifle digits
    seat 2: given shock_maul blaze
711: seat 1 answers discard chatty_scope
    seat 1: discarded chatty_scope
712: seat 1 answers discard overcharger
    seat 1: discarded overcharger
713: seat 1 answers discard red_dot_sight
    seat 1: discarded red_dot_sight
714: seat 1 answers discard duck
    seat 1: discarded duck
715: seat 1 answers give bahbaka
    seat 1: given pulse_blade bahbaka
716: seat 1 answers give sprocket
    seat 1: given repeater_pistol sprocket
717: seat 1 answers give sprocket
    seat 1: given blaster_rifle sprocket
718: seat 1 answers give sprocket
    seat 1: given kitty_primed sprocket
719: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
720: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
721: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
722: seat 1 answers give bahbaka
    seat 1: given marksman_carbine bahbaka
723: seat 1 answers give bahbaka
    seat 1: given shock_maul bahbaka
724: seat 1 answers give bahbaka
    seat 1: given rocket_fists bahbaka
    seat 1: given holo_decoy sprocket
    seat 1: given leech_ray sprocket
725: seat 2 answers scenario scenario_3b
    seat 2: next scenario_3b
    scenario scenario_3b
    monster-card trooper1 scuttlebutt
    monster-card trooper2 octocold
    monster-card officer1 peekaround
    monster-card officer2 octocruel
726: seat 2 answers dock 3
    seat 2: docked 3
727: seat 2 answers board s3cabin
    seat 2: boarded blaze s3cabin
728: seat 2 answers board s3dock
    seat 2: boarded digits s3dock
729: seat 1 answers dock 1
    seat 1: docked 1
730: seat 1 answers board s1cabin
    seat 1: boarded sprocket s1cabin
731: seat 1 answers board s1cabin
    seat 1: boarded bahbaka s1cabin
    seat 2: quest wrong_number
    seat 2: turn 1
732: seat 2 answers activate blaze
    seat 2: activated blaze
733: seat 2 answers move s3dock
    seat 2: moved blaze s3cabin s3dock
734: seat 2 answers done
    seat 2: event hull_breach officer1
    seat 2: activated peekaround1
735: seat 2 answers done
736: seat 2 answers tile 1
    seat 2: breached 1
    seat 1: turn 2
737: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
738: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
739: seat 1 answers move s1dock
    seat 1: moved bahbaka s1cabin s1dock
740: seat 1 answers move 1a2
    seat 1: moved bahbaka s1dock 1a2
741: seat 1 answers move 1a3
    seat 1: moved bahbaka 1a2 1a3
742: seat 1 answers move 1a4
    seat 2: attacked scuttlebutt1 bahbaka
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die save
743: seat 1 answers reroll save
    seat 1: rerolled save ranged
744: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 1: moved bahbaka 1a3 1a4
745: seat 1 answers weapon plasma_cutter
    seat 1: weapon bahbaka plasma_cutter
746: seat 1 answers done
    seat 1: attacked bahbaka scuttlebutt1
    seat 1: exhausted bahbaka plasma_cutter
    rolled ranged
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
747: seat 1 answers done
    seat 1: hits 4
    rolled save
    seat 1: saves scuttlebutt1 1
    wounded scuttlebutt1 3
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
    seat 1: event lockdown trooper2
748: seat 1 answers wake octocold2
    seat 1: activated octocold2
749: seat 1 answers move 3d3
    seat 1: moved octocold2 3d4 3d3
750: seat 1 answers move 3d4
    seat 1: moved octocold2 3d3 3d4
751: seat 1 answers move 3c4
    seat 1: moved octocold2 3d4 3c4
    seat 2: turn 3
752: seat 2 answers activate blaze
    seat 2: activated blaze
753: seat 2 answers move 4d3
    seat 2: moved blaze s3dock 4d3
754: seat 2 answers move 4c3
    seat 1: attacked scuttlebutt2 blaze
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled crit
    extra-die melee
755: seat 2 answers reroll melee
    seat 2: rerolled melee save
756: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die crit
    extra-die ranged
    seat 1: saves blaze 5
    seat 2: moved blaze 4d3 4c3
757: seat 2 answers move 4c2
    seat 2: moved blaze 4c3 4c2
758: seat 2 answers move 4c1
    seat 2: moved blaze 4c2 4c1
759: seat 2 answers done
    seat 2: event underdog trooper1
    seat 2: activated scuttlebutt2
760: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 4
761: seat 1 answers rest
    seat 1: rested
762: seat 1 answers done
    seat 1: event override trooper3
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 5
763: seat 2 answers activate blaze
    seat 2: activated blaze
764: seat 2 answers done
    seat 2: event reinforcements trooper3
765: seat 2 answers place 3d4
    seat 2: summoned scuttlebutt1 3d4
    seat 1: turn 6
766: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
767: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
768: seat 1 answers move 1b4
    seat 1: moved bahbaka 1a4 1b4
769: seat 1 answers move 1c4
    seat 1: moved bahbaka 1b4 1c4
770: seat 1 answers move 3c1
    seat 1: moved bahbaka 1c4 3c1
771: seat 1 answers move 3d1
    seat 1: moved bahbaka 3c1 3d1
    seat 1: collected bahbaka stimpack 3d1
772: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 7
773: seat 2 answers activate digits
    seat 2: activated digits
774: seat 2 answers door 4
    seat 2: door 4 closed
775: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
    seat 2: attacked digits scuttlebutt2
    seat 2: exhausted digits blaster_rifle
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    rolled crit
    extra-die save
    seat 2: hits 4
    rolled crit
    extra-die crit
    extra-die save
    seat 2: saves scuttlebutt2 3
    wounded scuttlebutt2 1
776: seat 1 answers move 4c4
    seat 1: moved scuttlebutt2 4d4 4c4
777: seat 1 answers done
778: seat 2 answers move 4d3
    seat 2: moved digits s3dock 4d3
779: seat 2 answers move 4c3
    seat 2: moved digits 4d3 4c3
780: seat 2 answers move 4c2
    seat 1: attacked scuttlebutt2 digits
    rolled ranged
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled save
    rolled ranged
    seat 1: saves digits 1
    wounded digits 1
    seat 2: moved digits 4c3 4c2
781: seat 2 answers move 4c1
    seat 2: moved digits 4c2 4c1
    seat 2: event asteroid_bump villain
782: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocold2 3c4 3b4
    seat 2: shoved scuttlebutt1 3d4 3c4
    seat 2: shoved octocold1 2b3 2a3
    seat 2: shoved scuttlebutt2 4c4 4b4
    seat 2: shoved sprocket 1a2 s1dock
    seat 2: shoved bahbaka 3d1 3c1
    seat 2: shoved digits 4c1 4b1
    seat 2: shoved blaze 4c1 4b1
    seat 1: turn 8
783: seat 1 answers activate sprocket
    seat 1: activated sprocket
784: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
785: seat 1 answers move 1b2
    seat 1: moved sprocket 1a2 1b2
    seat 1: collected sprocket victory 1b2
    seat 1: gained 1
786: seat 1 answers move 1b3
    seat 1: moved sprocket 1b2 1b3
787: seat 1 answers move 1b4
    seat 1: moved sprocket 1b3 1b4
788: seat 1 answers weapon leech_ray
    seat 1: weapon sprocket leech_ray
    seat 1: attacked sprocket octocold1
    seat 1: exhausted sprocket leech_ray
    rolled ranged
    rolled melee
    rolled save
    seat 1: hits 1
    rolled save
    seat 1: saves octocold1 1
789: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
790: seat 1 answers no
    rolled ranged
    rolled ranged
    seat 2: hits 2
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 2
791: seat 1 answers exhaust sprocket kitty_primed
    seat 1: exhausted sprocket kitty_primed
792: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event hull_breach villain
793: seat 1 answers tile 4
    seat 1: breached 4
    wounded digits 1
    wounded blaze 1
    seat 2: turn 9
794: seat 2 answers rest
    seat 2: rested
795: seat 2 answers hand-over digits padded_vest
    seat 2: given padded_vest digits
796: seat 2 answers hand-over blaze arc_saber
    seat 2: given arc_saber blaze
797: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
798: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
799: seat 2 answers done
    seat 2: event all_quiet officer1
    seat 2: activated peekaround1
800: seat 2 answers done
    seat 1: turn 10
801: seat 1 answers rest
    seat 1: rested
802: seat 1 answers hand-over bahbaka repeater_pistol
    seat 1: given repeater_pistol bahbaka
803: seat 1 answers hand-over sprocket shock_maul
    seat 1: given shock_maul sprocket
804: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
805: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
806: seat 1 answers done
807: seat 1 answers done
    seat 1: event lockdown officer1
    seat 1: activated peekaround1
808: seat 1 answers move 5a2
    seat 1: moved peekaround1 5a1 5a2
809: seat 1 answers move 5a1
    seat 1: moved peekaround1 5a2 5a1
810: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 2: turn 11
811: seat 2 answers activate blaze
    seat 2: activated blaze
812: seat 2 answers move 4a1
    seat 2: moved blaze 4b1 4a1
813: seat 2 answers done
    seat 2: quest-done wrong_number 2
    seat 2: gained 2
    seat 2: portal-placed cyan 5a1
    seat 2: portal-placed cyan 1a1
    seat 2: quest finders_keepers
    seat 2: summoned octocruel1 1a4
    seat 2: event portal_glitch trooper3
814: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 12
815: seat 1 answers rest
    seat 1: rested
816: seat 1 answers done
817: seat 1 answers done
    seat 1: event power_surge officer2
    seat 1: activated octocruel1
818: seat 1 answers done
    seat 2: turn 13
819: seat 2 answers rest
    seat 2: rested
820: seat 2 answers done
    seat 2: event rampage trooper1
821: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
822: seat 2 answers move 3d4
    seat 2: moved scuttlebutt1 3c4 3d4
823: seat 2 answers move 3c4
    seat 2: moved scuttlebutt1 3d4 3c4
824: seat 2 answers portal 4b4
    seat 2: teleported scuttlebutt1 3c4 4b4
825: seat 2 answers wake octocold1
    seat 2: activated octocold1
826: seat 2 answers door 1
    seat 2: door 1 open
827: seat 2 answers move 2a4
    seat 2: moved octocold1 2a3 2a4
828: seat 2 answers move 2b4
    seat 2: moved octocold1 2a4 2b4
    seat 1: turn 14
829: seat 1 answers activate sprocket
    seat 1: activated sprocket
830: seat 1 answers weapon shock_maul
    seat 1: weapon sprocket shock_maul
    seat 1: attacked sprocket octocruel1
    seat 1: exhausted sprocket shock_maul
    rolled save
    rolled ranged
    rolled crit
    extra-die save
    rolled ranged
    seat 1: hits 3
    rolled ranged
    rolled ranged
    seat 1: saves octocruel1 0
    wounded octocruel1 3
    seat 1: dazed octocruel1
831: seat 2 answers move 1a3
    seat 2: moved octocruel1 1a4 1a3
832: seat 2 answers move 1a2
    seat 2: moved octocruel1 1a3 1a2
833: seat 2 answers done
834: seat 1 answers move 1c4
    seat 1: moved sprocket 1b4 1c4
835: seat 1 answers move 1d4
    seat 1: moved sprocket 1c4 1d4
836: seat 1 answers done
837: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event override trooper1
838: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
839: seat 1 answers move 4c4
    seat 1: moved scuttlebutt2 4b4 4c4
840: seat 1 answers move 4c3
    seat 1: moved scuttlebutt2 4c4 4c3
841: seat 1 answers move 4d3
    seat 1: moved scuttlebutt2 4c3 4d3
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 15
842: seat 2 answers activate digits
    seat 2: activated digits
843: seat 2 answers door 3
    seat 2: door 3 closed
844: seat 2 answers move 4a1
    seat 1: attacked octocold1 digits
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled melee
    rolled save
    rolled save
    rolled melee
845: seat 2 answers done
    seat 1: saves digits 2
    seat 2: moved digits 4b1 4a1
846: seat 2 answers done
    seat 2: event static_storm trooper2
847: seat 2 answers wake octocold1
    seat 2: activated octocold1
848: seat 2 answers door 2
    seat 2: door 2 closed
849: seat 2 answers move 2a4
    seat 2: moved octocold1 2b4 2a4
850: seat 2 answers done
851: seat 2 answers exhaust blaze iron_fists
    seat 2: exhausted blaze iron_fists
852: seat 1 answers exhaust bahbaka rocket_fists
    seat 1: exhausted bahbaka rocket_fists
    seat 1: turn 16
853: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
854: seat 1 answers done
855: seat 1 answers move 3d1
    seat 1: moved bahbaka 3c1 3d1
856: seat 1 answers done
    seat 1: event salvage trooper3
857: seat 1 answers place 5b2
    seat 1: put victory 5b2
    seat 2: turn 17
858: seat 2 answers rest
    seat 2: rested
859: seat 2 answers done
    seat 2: event reinforcements trooper2
860: seat 2 answers wake octocold2
    seat 2: activated octocold2
861: seat 2 answers move 3c4
    seat 2: moved octocold2 3b4 3c4
862: seat 2 answers done
863: seat 2 answers place 4d4
    seat 2: summoned scuttlebutt3 4d4
    seat 1: turn 18
864: seat 1 answers rest
    seat 1: rested
865: seat 1 answers done
866: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
867: seat 1 answers done
868: seat 2 answers heal blaze
    seat 1: healed blaze 1
    seat 2: turn 19
869: seat 2 answers activate digits
    seat 2: activated digits
870: seat 2 answers no
871: seat 2 answers done
    seat 2: event taco_break officer1
    seat 2: activated peekaround1
872: seat 2 answers done
    seat 2: healed digits 1
    seat 1: turn 20
873: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
874: seat 1 answers done
875: seat 1 answers move 3c1
    seat 1: moved bahbaka 3d1 3c1
876: seat 1 answers move 3d1
    seat 1: moved bahbaka 3c1 3d1
877: seat 1 answers done
    seat 1: event care_package officer1
    seat 1: activated peekaround1
878: seat 1 answers move 5a2
    seat 1: moved peekaround1 5a1 5a2
879: seat 1 answers move 5a1
    seat 1: moved peekaround1 5a2 5a1
880: seat 1 answers portal 2b1
    seat 1: teleported peekaround1 5a1 2b1
881: seat 1 answers gadget hoverboard 4d1
    seat 1: put hoverboard 4d1
882: seat 1 answers gadget stimpack 4b2
    seat 1: put stimpack 4b2
    seat 2: turn 21
883: seat 2 answers activate digits
    seat 2: activated digits
884: seat 2 answers door 2
    seat 2: door 2 open
885: seat 2 answers weapon salsa_grenade
    seat 2: weapon digits salsa_grenade
    seat 2: attacked digits scuttlebutt1
    seat 2: exhausted digits salsa_grenade
    rolled ranged
    rolled crit
    extra-die melee
    rolled ranged
886: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 3
    rolled save
    seat 2: saves scuttlebutt1 1
    wounded scuttlebutt1 2
    killed scuttlebutt1
    seat 2: gained 1
887: seat 1 answers portal 5a4
    seat 1: teleported scuttlebutt1 4b4 5a4
888: seat 1 answers portal 4b4
    seat 1: teleported scuttlebutt1 5a4 4b4
889: seat 1 answers portal 5a4
    seat 1: teleported scuttlebutt1 4b4 5a4
    left scuttlebutt1
890: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
891: seat 2 answers move s1dock
    seat 2: moved octocruel1 1a2 s1dock
892: seat 2 answers move s1cabin
    seat 2: moved octocruel1 s1dock s1cabin
893: seat 2 answers move s1dock
    seat 2: moved octocruel1 s1cabin s1dock
    seat 1: gained 1
    seat 1: turn 22
894: seat 1 answers activate sprocket
    seat 1: activated sprocket
895: seat 1 answers done
    seat 1: event inspection trooper1
896: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
897: seat 1 answers move 4d4
    seat 1: moved scuttlebutt2 4d3 4d4
898: seat 1 answers move 4c4
    seat 1: moved scuttlebutt2 4d4 4c4
899: seat 1 answers done
900: seat 1 answers place 2b3
    seat 1: summoned peekaround2 2b3
    seat 2: turn 23
901: seat 2 answers rest
    seat 2: rested
902: seat 2 answers done
    seat 2: event salvage trooper1
903: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
904: seat 2 answers done
905: seat 2 answers place 1a1
    seat 2: put victory 1a1
    seat 1: turn 24
906: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
907: seat 1 answers done
908: seat 1 answers move 3d2
    seat 1: moved bahbaka 3d1 3d2
909: seat 1 answers move 3d1
    seat 1: moved bahbaka 3d2 3d1
910: seat 1 answers done
    seat 1: event care_package trooper1
911: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
912: seat 1 answers move 4c3
    seat 1: moved scuttlebutt2 4c4 4c3
913: seat 1 answers done
914: seat 1 answers gadget hoverboard 4b2
    seat 1: put hoverboard 4b2
915: seat 1 answers gadget recharge 5c2
    seat 1: put recharge 5c2
    seat 2: turn 25
916: seat 2 answers activate blaze
    seat 2: activated blaze
917: seat 2 answers done
    seat 2: event inspection trooper2
918: seat 2 answers wake octocold2
    seat 2: activated octocold2
919: seat 2 answers portal 5a4
    seat 2: teleported octocold2 3c4 5a4
920: seat 2 answers move 5b4
    seat 2: moved octocold2 5a4 5b4
921: seat 2 answers done
    seat 1: turn 26
922: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
923: seat 1 answers done
924: seat 1 answers done
    seat 1: event power_surge trooper1
925: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
926: seat 1 answers done
    seat 2: turn 27
927: seat 2 answers activate blaze
    seat 2: activated blaze
928: seat 2 answers done
    seat 2: event asteroid_bump trooper2
929: seat 2 answers wake octocold1
    seat 2: activated octocold1
930: seat 2 answers move 2a3
    seat 2: moved octocold1 2a4 2a3
931: seat 2 answers done
932: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocruel1 s1dock s1cabin
    seat 2: shoved octocold1 2a3 1d3
    seat 2: shoved peekaround2 2b3 2a3
    seat 2: shoved scuttlebutt3 4d4 4c4
    seat 2: shoved octocold2 5b4 5a4
    seat 2: shoved sprocket 1d4 1c4
    seat 2: shoved bahbaka 3d1 3c1
    seat 1: turn 28
933: seat 1 answers activate sprocket
    seat 1: activated sprocket
934: seat 1 answers move 3c1
    seat 1: moved sprocket 1c4 3c1
935: seat 1 answers move 3d1
    seat 1: moved sprocket 3c1 3d1
936: seat 1 answers done
    seat 1: event static_storm villain
937: seat 1 answers exhaust sprocket kitty_primed
    seat 1: exhausted sprocket kitty_primed
938: seat 2 answers exhaust blaze iron_fists
    seat 2: exhausted blaze iron_fists
    seat 2: turn 29
939: seat 2 answers activate digits
    seat 2: activated digits
940: seat 2 answers door 4
    seat 2: door 4 closed
941: seat 2 answers done
    seat 2: event portal_glitch trooper2
942: seat 2 answers wake octocold2
    seat 2: activated octocold2
943: seat 2 answers move 5a3
    seat 2: moved octocold2 5a4 5a3
944: seat 2 answers move 5a4
    seat 2: moved octocold2 5a3 5a4
945: seat 2 answers portal 3c4
    seat 2: teleported octocold2 5a4 3c4
946: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 30
947: seat 1 answers rest
    seat 1: rested
948: seat 1 answers done
949: seat 1 answers done
    seat 1: event rampage trooper2
950: seat 1 answers wake octocold2
    seat 1: activated octocold2
951: seat 1 answers move 3b4
    seat 1: moved octocold2 3c4 3b4
952: seat 1 answers move 3c4
    seat 1: moved octocold2 3b4 3c4
953: seat 1 answers done
954: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
955: seat 1 answers move 4d4
    seat 1: moved scuttlebutt3 4c4 4d4
956: seat 1 answers done
    seat 2: turn 31
957: seat 2 answers rest
    seat 2: rested
958: seat 2 answers done
    seat 2: event override trooper1
959: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
960: seat 2 answers move 4d3
    seat 2: moved scuttlebutt2 4c3 4d3
961: seat 2 answers move 4d4
    seat 2: moved scuttlebutt2 4d3 4d4
962: seat 2 answers done
    seat 2: door 3 open
    seat 2: door 4 open
    seat 1: turn 32
963: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
964: seat 1 answers done
965: seat 1 answers move 3b1
    seat 1: moved bahbaka 3c1 3b1
966: seat 1 answers portal 5a1
    seat 1: teleported bahbaka 3b1 5a1
967: seat 1 answers portal 1a1
    seat 1: teleported bahbaka 5a1 1a1
    seat 1: collected bahbaka victory 1a1
    seat 1: gained 1
968: seat 1 answers portal 2b1
    seat 1: teleported bahbaka 1a1 2b1
969: seat 1 answers weapon stun_spear
    seat 1: weapon bahbaka stun_spear
970: seat 1 answers done
    seat 1: attacked bahbaka peekaround1
    seat 1: exhausted bahbaka stun_spear
    rolled ranged
    rolled save
    rolled melee
971: seat 1 answers done
    seat 1: hits 2
    rolled save
    rolled save
    seat 1: saves peekaround1 2
972: seat 2 answers portal 5a1
    seat 2: teleported peekaround1 2b1 5a1
973: seat 2 answers portal 1a1
    seat 2: teleported peekaround1 5a1 1a1
974: seat 2 answers move 1b1
    seat 2: moved peekaround1 1a1 1b1
    seat 1: event override trooper3
    seat 2: turn 33
975: seat 2 answers activate digits
    seat 2: activated digits
976: seat 2 answers door 3
    seat 2: door 3 closed
977: seat 2 answers move 4a2
    seat 2: moved digits 4a1 4a2
978: seat 2 answers move 4b2
    seat 2: moved digits 4a2 4b2
    seat 2: collected digits stimpack 4b2
    seat 2: collected digits hoverboard 4b2
979: seat 2 answers move 4b3
    seat 2: moved digits 4b2 4b3
    seat 2: collected digits victory 4b3
    seat 2: gained 1
980: seat 2 answers use stimpack
    seat 2: used digits stimpack
    seat 2: healed digits 1
981: seat 2 answers move 4b2
    seat 2: moved digits 4b3 4b2
982: seat 2 answers done
    seat 2: event hull_breach villain
983: seat 2 answers tile 3
    seat 2: breached 3
    wounded sprocket 1
    seat 1: turn 34
984: seat 1 answers rest
    seat 1: rested
985: seat 1 answers done
986: seat 1 answers done
    seat 1: event all_quiet officer1
987: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
988: seat 1 answers attack digits
    seat 1: attacked peekaround2 digits
    rolled melee
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled save
    rolled save
    rolled ranged
    rolled melee
989: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die save
    seat 1: saves digits 4
990: seat 1 answers move 2a2
    seat 1: moved peekaround2 2a3 2a2
991: seat 1 answers move 2a3
    seat 1: moved peekaround2 2a2 2a3
992: seat 1 answers move 2b3
    seat 1: moved peekaround2 2a3 2b3
    seat 2: turn 35
993: seat 2 answers activate digits
    seat 2: activated digits
994: seat 2 answers door 2
    seat 2: door 2 closed
995: seat 2 answers done
    seat 2: event salvage trooper1
996: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
997: seat 2 answers done
998: seat 2 answers place 1a1
    seat 2: put victory 1a1
    seat 1: turn 36
999: seat 1 answers activate sprocket
    seat 1: activated sprocket
1000: seat 1 answers done
1001: seat 1 answers no
    seat 1: event all_quiet trooper3
    seat 2: turn 37
1002: seat 2 answers activate blaze
    seat 2: activated blaze
1003: seat 2 answers done
    seat 2: event rampage trooper2
1004: seat 2 answers wake octocold2
    seat 2: activated octocold2
1005: seat 2 answers move 3d4
    seat 2: moved octocold2 3c4 3d4
1006: seat 2 answers move 3c4
    seat 2: moved octocold2 3d4 3c4
1007: seat 2 answers done
1008: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
1009: seat 2 answers move 4d3
    seat 2: moved scuttlebutt2 4d4 4d3
1010: seat 2 answers done
    seat 1: turn 38
1011: seat 1 answers activate sprocket
    seat 1: activated sprocket
1012: seat 1 answers move 3c1
    seat 1: moved sprocket 3d1 3c1
1013: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
    seat 1: attacked sprocket octocold1
    seat 1: exhausted sprocket blaster_rifle
    rolled crit
    extra-die ranged
    rolled save
    rolled crit
    extra-die ranged
    seat 1: hits 4
    rolled save
    seat 1: saves octocold1 1
    wounded octocold1 3
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
1014: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event reinforcements trooper3
1015: seat 1 answers place 4d4
    seat 1: summoned scuttlebutt1 4d4
    seat 2: turn 39
1016: seat 2 answers activate digits
    seat 2: activated digits
1017: seat 2 answers door 2
    seat 2: door 2 open
1018: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
1019: seat 2 answers done
1020: seat 2 answers move 4b1
    seat 2: moved digits 4b2 4b1
1021: seat 2 answers move 4a1
    seat 2: moved digits 4b1 4a1
1022: seat 2 answers done
    seat 2: event underdog trooper1
1023: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
1024: seat 2 answers move 4c4
    seat 2: moved scuttlebutt1 4d4 4c4
1025: seat 2 answers move 4c3
    seat 2: moved scuttlebutt1 4c4 4c3
1026: seat 2 answers done
    seat 1: turn 40
1027: seat 1 answers rest
    seat 1: rested
1028: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1029: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1030: seat 1 answers hand-over bahbaka holo_decoy
    seat 1: given holo_decoy bahbaka
1031: seat 1 answers hand-over sprocket rocket_fists
    seat 1: given rocket_fists sprocket
1032: seat 1 answers done
1033: seat 1 answers pass-gadget sprocket stimpack
    seat 1: passed sprocket stimpack
1034: seat 1 answers done
    seat 1: event static_storm trooper2
    seat 1: activated octocold2
1035: seat 1 answers move 3d4
    seat 1: moved octocold2 3c4 3d4
1036: seat 1 answers move 3d3
    seat 1: moved octocold2 3d4 3d3
1037: seat 1 answers done
1038: seat 1 answers exhaust bahbaka repeater_pistol
    seat 1: exhausted bahbaka repeater_pistol
1039: seat 2 answers exhaust digits salsa_grenade
    seat 2: exhausted digits salsa_grenade
    turn-limit 40
    seat 1: tie-roll melee
    seat 2: tie-roll save
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll ranged
    seat 2: tie-roll crit
    seat 2: won-scenario scenario_3b
    seat 1: result 5
    seat 2: result 5
    seat 1: badges 0
    seat 2: badges 1
1040: seat 2 answers keep pocket_black_hole
    seat 2: took-upgrade pocket_black_hole
1041: seat 2 answers keep neural_lash
    seat 2: took-upgrade neural_lash
1042: seat 1 answers keep ion_cannon
    seat 1: took-upgrade ion_cannon
1043: seat 1 answers keep ion_cannon
    seat 1: took-upgrade ion_cannon
1044: seat 1 answers keep ghost_rifle
    seat 1: took-upgrade ghost_rifle
1045: seat 1 answers keep nova_blade
    seat 1: took-upgrade nova_blade
1046: seat 2 answers keep antimatter_cell
    seat 2: took-upgrade antimatter_cell
1047: seat 2 answers keep ghost_rifle
    seat 2: took-upgrade ghost_rifle
1048: seat 2 answers keep nova_blade
    seat 2: took-upgrade nova_blade
1049: seat 2 answers discard iron_fists
    seat 2: discarded iron_fists
1050: seat 2 answers discard red_shirt
    seat 2: discarded red_shirt
1051: seat 2 answers discard padded_vest
    seat 2: discarded padded_vest
1052: seat 2 answers discard antimatter_cell
    seat 2: discarded antimatter_cell
1053: seat 2 answers discard blaster_rifle
    seat 2: discarded blaster_rifle
1054: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
1055: seat 2 answers give digits
    seat 2: given plasma_cutter digits
1056: seat 2 answers give digits
    seat 2: given marksman_carbine digits
1057: seat 2 answers give digits
    seat 2: given salsa_grenade digits
1058: seat 2 answers give blaze
    seat 2: given arc_saber blaze
1059: seat 2 answers give digits
    seat 2: given rail_rifle digits
1060: seat 2 answers give blaze
    seat 2: given rail_rifle blaze
1061: seat 2 answers give blaze
    seat 2: given shock_maul blaze
1062: seat 2 answers give blaze
    seat 2: given nova_blade blaze
1063: seat 2 answers give digits
    seat 2: given ghost_rifle digits
1064: seat 2 answers give digits
    seat 2: given pocket_black_hole digits
    seat 2: given neural_lash blaze
1065: seat 1 answers discard blaster_rifle
    seat 1: discarded blaster_rifle
1066: seat 1 answers discard holo_decoy
    seat 1: discarded holo_decoy
1067: seat 1 answers discard repeater_pistol
    seat 1: discarded repeater_pistol
1068: seat 1 answers discard rocket_fists
    seat 1: discarded rocket_fists
1069: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
1070: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
1071: seat 1 answers give sprocket
    seat 1: given red_shirt sprocket
1072: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1073: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
1074: seat 1 answers give sprocket
    seat 1: given marksman_carbine sprocket
1075: seat 1 answers give bahbaka
    seat 1: given shock_maul bahbaka
1076: seat 1 answers give bahbaka
    seat 1: given leech_ray bahbaka
1077: seat 1 answers give bahbaka
    seat 1: given nova_blade bahbaka
1078: seat 1 answers give bahbaka
    seat 1: given ion_cannon bahbaka
1079: seat 1 answers give sprocket
    seat 1: given ion_cannon sprocket
    seat 1: given ghost_rifle bahbaka
    seat 2: next scenario_4
    scenario scenario_4
    monster-card trooper1 scuttlebutt
    monster-card trooper2 octocold
    monster-card trooper3 weeble
    monster-card officer1 octocruel
    monster-card officer2 peekaround
1080: seat 2 answers dock 4
    seat 2: docked 4
1081: seat 2 answers board s4dock
    seat 2: boarded blaze s4dock
1082: seat 2 answers board s4dock
    seat 2: boarded digits s4dock
1083: seat 1 answers dock 2
    seat 1: docked 2
1084: seat 1 answers board s2cabin
    seat 1: boarded sprocket s2cabin
1085: seat 1 answers board s2dock
    seat 1: boarded bahbaka s2dock
    seat 2: quest stolen_keys
    seat 2: turn 1
1086: seat 2 answers activate blaze
    seat 2: activated blaze
1087: seat 2 answers weapon rail_rifle
    seat 2: weapon blaze rail_rifle
    seat 2: attacked blaze octocold2
    seat 2: exhausted blaze rail_rifle
    rolled ranged
    rolled save
    rolled melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled ranged
    seat 2: saves octocold2 0
    wounded octocold2 1
1088: seat 1 answers move 5d2
    seat 1: moved octocold2 5d1 5d2
1089: seat 1 answers move 5d3
    seat 1: moved octocold2 5d2 5d3
1090: seat 1 answers move 5d2
    seat 1: moved octocold2 5d3 5d2
1091: seat 2 answers move 5a2
    seat 2: moved blaze s4dock 5a2
1092: seat 2 answers move 5b2
    seat 2: moved blaze 5a2 5b2
    seat 2: collected blaze stimpack 5b2
1093: seat 2 answers move 5b1
    seat 2: moved blaze 5b2 5b1
1094: seat 2 answers move 5a1
    seat 2: moved blaze 5b1 5a1
    seat 2: collected blaze victory 5a1
    seat 2: gained 1
    seat 2: event portal_glitch trooper3
1095: seat 2 answers place 5d1
    seat 2: summoned weeble1 5d1
1096: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 2
1097: seat 1 answers activate sprocket
    seat 1: activated sprocket
1098: seat 1 answers move s2dock
    seat 1: moved sprocket s2cabin s2dock
1099: seat 1 answers move 2d2
    seat 1: moved sprocket s2dock 2d2
1100: seat 1 answers move 2d3
    seat 1: moved sprocket 2d2 2d3
1101: seat 1 answers move 2d4
    seat 1: moved sprocket 2d3 2d4
1102: seat 1 answers done
    seat 1: event asteroid_bump villain
1103: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved weeble1 5d1 5c1
    seat 1: shoved octocold2 5d2 5c2
    seat 1: shoved digits s4dock s4cabin
    seat 1: shoved sprocket 2d4 2c4
    seat 1: shoved bahbaka s2dock 2d2
    seat 2: turn 3
1104: seat 2 answers rest
    seat 2: rested
1105: seat 2 answers hand-over digits nova_blade
    seat 2: given nova_blade digits
1106: seat 2 answers hand-over blaze ghost_rifle
    seat 2: given ghost_rifle blaze
1107: seat 2 answers done
1108: seat 2 answers pass-gadget digits stimpack
    seat 2: passed digits stimpack
1109: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 2: activated weeble1
1110: seat 2 answers move 5c2
    seat 2: moved weeble1 5c1 5c2
1111: seat 2 answers move 5c3
    seat 2: moved weeble1 5c2 5c3
1112: seat 2 answers done
1113: seat 2 answers place 4d1
    seat 2: summoned scuttlebutt3 4d1
    seat 1: turn 4
1114: seat 1 answers activate sprocket
    seat 1: activated sprocket
1115: seat 1 answers move 2b4
    seat 1: moved sprocket 2c4 2b4
1116: seat 1 answers move 2a4
    seat 1: moved sprocket 2b4 2a4
    seat 1: collected sprocket stimpack 2a4
1117: seat 1 answers move 2b4
    seat 1: moved sprocket 2a4 2b4
1118: seat 1 answers weapon marksman_carbine
    seat 1: weapon sprocket marksman_carbine
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket marksman_carbine
    rolled crit
    extra-die ranged
    rolled melee
    rolled ranged
1119: seat 1 answers done
    seat 1: hits 3
    rolled save
    seat 1: saves scuttlebutt1 1
    wounded scuttlebutt1 2
    killed scuttlebutt1
    seat 1: gained 1
1120: seat 2 answers move 1d3
    seat 2: moved scuttlebutt1 1c3 1d3
1121: seat 2 answers move 1d4
    seat 2: moved scuttlebutt1 1d3 1d4
1122: seat 2 answers done
    left scuttlebutt1
    seat 1: event static_storm villain
1123: seat 1 answers exhaust bahbaka kitty_primed
    seat 1: exhausted bahbaka kitty_primed
1124: seat 2 answers exhaust digits salsa_grenade
    seat 2: exhausted digits salsa_grenade
    seat 2: turn 5
1125: seat 2 answers activate blaze
    seat 2: activated blaze
1126: seat 2 answers done
    seat 2: event reinforcements trooper2
1127: seat 2 answers wake octocold1
    seat 2: activated octocold1
1128: seat 2 answers move 2b1
    seat 2: moved octocold1 2a1 2b1
1129: seat 2 answers move 2a1
    seat 2: moved octocold1 2b1 2a1
1130: seat 2 answers move 2b1
    seat 2: moved octocold1 2a1 2b1
1131: seat 2 answers place 4d1
    seat 2: summoned scuttlebutt1 4d1
    seat 1: turn 6
1132: seat 1 answers rest
    seat 1: rested
1133: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1134: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
1135: seat 1 answers done
1136: seat 1 answers pass-gadget bahbaka stimpack
    seat 1: passed bahbaka stimpack
1137: seat 1 answers done
    seat 1: event power_surge trooper1
1138: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
1139: seat 1 answers move 4d2
    seat 1: moved scuttlebutt1 4d1 4d2
1140: seat 1 answers move 4d3
    seat 1: moved scuttlebutt1 4d2 4d3
1141: seat 1 answers move 4d2
    seat 1: moved scuttlebutt1 4d3 4d2
    seat 2: turn 7
1142: seat 2 answers rest
    seat 2: rested
1143: seat 2 answers done
1144: seat 2 answers done
    seat 2: event override trooper1
1145: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
1146: seat 2 answers move 4c2
    seat 2: moved scuttlebutt1 4d2 4c2
1147: seat 2 answers done
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 1: turn 8
1148: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1149: seat 1 answers move 4b1
    seat 1: moved sprocket 2b4 4b1
1150: seat 1 answers move 2d1
    seat 1: moved bahbaka 2d2 2d1
    seat 1: collected bahbaka recharge 2d1
1151: seat 1 answers weapon ion_cannon
    seat 1: weapon bahbaka ion_cannon
    seat 1: attacked bahbaka octocold1
    seat 1: exhausted bahbaka ion_cannon
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 5
    rolled melee
    seat 1: saves octocold1 0
    wounded octocold1 5
    overkilled octocold1
    killed octocold1
    seat 1: gained 1
    left octocold1
1152: seat 1 answers use recharge
    seat 1: used bahbaka recharge
    seat 1: readied bahbaka ion_cannon
    seat 1: event all_quiet officer1
    seat 1: activated octocruel1
1153: seat 1 answers move 3a3
    seat 1: moved octocruel1 3a4 3a3
1154: seat 1 answers move 3a4
    seat 1: moved octocruel1 3a3 3a4
1155: seat 1 answers move 3b4
    seat 1: moved octocruel1 3a4 3b4
    seat 2: turn 9
1156: seat 2 answers activate digits
    seat 2: activated digits
1157: seat 2 answers no
1158: seat 2 answers move s4dock
    seat 2: moved digits s4cabin s4dock
1159: seat 2 answers weapon salsa_grenade
    seat 2: weapon digits salsa_grenade
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits salsa_grenade
    rolled ranged
    rolled save
    rolled ranged
1160: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die crit
    extra-die save
    seat 2: hits 4
    rolled ranged
    rolled crit
    extra-die crit
    extra-die melee
    seat 2: saves octocruel1 2
    wounded octocruel1 2
1161: seat 1 answers door 3
    seat 2: door 3 closed
1162: seat 1 answers move 3c4
    seat 1: moved octocruel1 3b4 3c4
1163: seat 1 answers move 3d4
    seat 1: moved octocruel1 3c4 3d4
    seat 2: event care_package trooper1
1164: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
1165: seat 2 answers move 4d2
    seat 2: moved scuttlebutt3 4d1 4d2
1166: seat 2 answers move 4c2
    seat 2: moved scuttlebutt3 4d2 4c2
1167: seat 2 answers move 4d2
    seat 2: moved scuttlebutt3 4c2 4d2
1168: seat 2 answers gadget hoverboard 1a1
    seat 2: put hoverboard 1a1
1169: seat 2 answers gadget hoverboard 6b2
    seat 2: put hoverboard 6b2
    seat 1: turn 10
1170: seat 1 answers activate sprocket
    seat 1: activated sprocket
1171: seat 1 answers move 4a1
    seat 1: moved sprocket 4b1 4a1
    seat 1: collected sprocket victory 4a1
    seat 1: gained 1
1172: seat 1 answers move 4b1
    seat 1: moved sprocket 4a1 4b1
1173: seat 1 answers door 2
    seat 1: door 2 closed
1174: seat 1 answers move 4b2
    seat 1: moved sprocket 4b1 4b2
1175: seat 1 answers weapon marksman_carbine
    seat 1: weapon sprocket marksman_carbine
1176: seat 1 answers attack scuttlebutt1
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket marksman_carbine
    rolled melee
    rolled ranged
    rolled melee
1177: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
1178: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: hits 1
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 1
1179: seat 2 answers move 4d2
    seat 2: moved scuttlebutt1 4c2 4d2
1180: seat 2 answers done
    seat 1: event underdog officer2
    seat 1: activated peekaround1
1181: seat 1 answers move 4a3
    seat 1: moved peekaround1 4a4 4a3
1182: seat 1 answers move 4a2
    seat 1: moved peekaround1 4a3 4a2
1183: seat 1 answers move 4b2
    seat 1: moved peekaround1 4a2 4b2
1184: seat 1 answers attack sprocket
    seat 1: attacked peekaround1 sprocket
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: hits 3
    rolled ranged
    rolled ranged
1185: seat 1 answers done
    seat 1: saves sprocket 0
    wounded sprocket 3
    seat 2: gained 1
    seat 2: turn 11
1186: seat 2 answers rest
    seat 2: rested
1187: seat 2 answers done
1188: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated peekaround1
1189: seat 2 answers move 4b1
    seat 2: moved peekaround1 4b2 4b1
1190: seat 2 answers attack sprocket
    seat 2: attacked peekaround1 sprocket
    rolled ranged
    rolled melee
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled ranged
1191: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 1
    seat 2: healed sprocket 1
    seat 1: turn 12
1192: seat 1 answers rest
    seat 1: rested
1193: seat 1 answers done
1194: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated octocold2
1195: seat 1 answers move 5d2
    seat 1: moved octocold2 5c2 5d2
1196: seat 1 answers move 5d1
    seat 1: moved octocold2 5d2 5d1
1197: seat 1 answers attack blaze
    seat 1: attacked octocold2 blaze
    rolled ranged
    rolled ranged
    seat 1: hits 2
    rolled melee
    seat 1: saves blaze 0
    wounded blaze 2
1198: seat 2 answers exhaust blaze pulse_blade
    seat 2: exhausted blaze pulse_blade
1199: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 13
1200: seat 2 answers rest
    seat 2: rested
1201: seat 2 answers done
1202: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated octocold2
1203: seat 2 answers attack digits
    seat 2: attacked octocold2 digits
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
1204: seat 2 answers done
    seat 2: saves digits 2
1205: seat 2 answers move 5c1
    seat 2: moved octocold2 5d1 5c1
1206: seat 2 answers move 5b1
    seat 2: moved octocold2 5c1 5b1
1207: seat 2 answers move 5b2
    seat 2: moved octocold2 5b1 5b2
1208: seat 2 answers wake weeble1
    seat 2: activated weeble1
1209: seat 2 answers done
    seat 1: turn 14
1210: seat 1 answers activate sprocket
    seat 1: activated sprocket
1211: seat 1 answers move 4c2
    seat 2: attacked peekaround1 sprocket
    rolled melee
    rolled melee
    rolled melee
    seat 2: hits 0
    seat 1: moved sprocket 4b2 4c2
    seat 1: collected sprocket quest_b 4c2
1212: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
1213: seat 1 answers attack scuttlebutt1
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket plasma_cutter
    rolled save
    rolled ranged
    rolled save
    rolled melee
1214: seat 1 answers done
    seat 1: hits 2
    rolled ranged
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 2
    killed scuttlebutt1
    seat 1: gained 1
1215: seat 2 answers attack sprocket
    seat 2: attacked scuttlebutt1 sprocket
    rolled ranged
    rolled melee
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled melee
1216: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
1217: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 2: saves sprocket 1
    wounded sprocket 1
    left scuttlebutt1
1218: seat 1 answers no
    seat 1: event override trooper3
    seat 1: activated weeble1
1219: seat 1 answers done
    seat 1: door 2 open
    seat 1: door 3 open
    seat 2: turn 15
1220: seat 2 answers activate digits
    seat 2: activated digits
1221: seat 2 answers door 2
    seat 2: door 2 closed
1222: seat 2 answers weapon pocket_black_hole
    seat 2: weapon digits pocket_black_hole
    seat 2: attacked digits octocold2
    seat 2: exhausted digits pocket_black_hole
    rolled ranged
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    rolled crit
    extra-die save
1223: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 3
    rolled crit
    extra-die crit
    extra-die melee
    seat 2: saves octocold2 2
    wounded octocold2 1
    killed octocold2
    seat 2: gained 1
1224: seat 1 answers move 5b3
    seat 1: moved octocold2 5b2 5b3
1225: seat 1 answers move 5a3
    seat 1: moved octocold2 5b3 5a3
1226: seat 1 answers attack digits
    seat 1: attacked octocold2 digits
    rolled ranged
    rolled melee
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled ranged
1227: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 1: saves digits 2
    left octocold2
1228: seat 2 answers move 5a2
    seat 2: moved digits s4dock 5a2
1229: seat 2 answers move 5b2
    seat 2: moved digits 5a2 5b2
1230: seat 2 answers move 5b1
    seat 2: moved digits 5b2 5b1
1231: seat 2 answers move 3b4
    seat 2: moved digits 5b1 3b4
    seat 2: event underdog trooper1
1232: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
1233: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 16
1234: seat 1 answers rest
    seat 1: rested
1235: seat 1 answers done
1236: seat 1 answers done
    seat 1: event salvage trooper1
1237: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
1238: seat 1 answers done
1239: seat 1 answers place 2d4
    seat 1: put victory 2d4
    seat 2: turn 17
1240: seat 2 answers activate digits
    seat 2: activated digits
1241: seat 2 answers door 1
    seat 2: door 1 closed
1242: seat 2 answers move 3c4
    seat 2: moved digits 3b4 3c4
    seat 2: collected digits victory 3c4
    seat 2: gained 1
1243: seat 2 answers move 3c3
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled save
    rolled crit
    extra-die ranged
1244: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 1: saves digits 3
    seat 2: moved digits 3c4 3c3
1245: seat 2 answers move 3d3
    seat 2: moved digits 3c3 3d3
    seat 2: collected digits stimpack 3d3
1246: seat 2 answers weapon plasma_cutter
    seat 2: weapon digits plasma_cutter
    seat 2: attacked digits octocruel1
    seat 2: exhausted digits plasma_cutter
    rolled melee
    rolled save
    rolled save
    rolled save
1247: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die save
    seat 2: hits 1
    rolled ranged
    rolled save
    seat 2: saves octocruel1 1
1248: seat 1 answers move 3d3
    seat 1: moved octocruel1 3d4 3d3
1249: seat 1 answers move 3d4
    seat 1: moved octocruel1 3d3 3d4
1250: seat 1 answers move 3d3
    seat 1: moved octocruel1 3d4 3d3
1251: seat 1 answers done
    seat 2: event care_package officer1
    seat 2: activated octocruel1
1252: seat 2 answers attack digits
    seat 2: attacked octocruel1 digits
    rolled save
    rolled save
    rolled save
    seat 2: hits 0
1253: seat 2 answers move 3d4
    seat 2: moved octocruel1 3d3 3d4
1254: seat 2 answers move 3d3
    seat 2: moved octocruel1 3d4 3d3
1255: seat 2 answers move 3c3
    seat 2: moved octocruel1 3d3 3c3
1256: seat 2 answers gadget recharge 6b2
    seat 2: put recharge 6b2
1257: seat 2 answers gadget hoverboard 6a4
    seat 2: put hoverboard 6a4
    seat 1: turn 18
1258: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1259: seat 1 answers move 4b2
    seat 2: attacked scuttlebutt3 sprocket
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled melee
1260: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die save
1261: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 2: saves sprocket 2
    seat 1: moved sprocket 4c2 4b2
1262: seat 1 answers move 2d2
    seat 1: moved bahbaka 2d1 2d2
1263: seat 1 answers move 2d3
    seat 1: moved bahbaka 2d2 2d3
1264: seat 1 answers move 2d2
    seat 1: moved bahbaka 2d3 2d2
1265: seat 1 answers move 2d3
    seat 1: moved bahbaka 2d2 2d3
    seat 1: event inspection trooper1
1266: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
1267: seat 1 answers move 6a2
    seat 1: moved scuttlebutt2 6a1 6a2
1268: seat 1 answers move 6b2
    seat 1: moved scuttlebutt2 6a2 6b2
1269: seat 1 answers done
1270: seat 1 answers place 2d3
    seat 1: summoned octocruel2 2d3
    seat 2: turn 19
1271: seat 2 answers rest
    seat 2: rested
1272: seat 2 answers hand-over digits arc_saber
    seat 2: given arc_saber digits
1273: seat 2 answers hand-over blaze salsa_grenade
    seat 2: given salsa_grenade blaze
1274: seat 2 answers hand-over blaze rail_rifle
    seat 2: given rail_rifle blaze
1275: seat 2 answers hand-over digits ghost_rifle
    seat 2: given ghost_rifle digits
1276: seat 2 answers hand-over blaze pocket_black_hole
    seat 2: given pocket_black_hole blaze
1277: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1278: seat 2 answers hand-over blaze marksman_carbine
    seat 2: given marksman_carbine blaze
1279: seat 2 answers hand-over digits marksman_carbine
    seat 2: given marksman_carbine digits
1280: seat 2 answers done
1281: seat 2 answers done
    seat 2: event lockdown officer1
1282: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
1283: seat 2 answers move 2d2
    seat 2: moved octocruel2 2d3 2d2
1284: seat 2 answers move 2d3
    seat 2: moved octocruel2 2d2 2d3
1285: seat 2 answers move 2d2
    seat 2: moved octocruel2 2d3 2d2
1286: seat 2 answers attack bahbaka
    seat 2: attacked octocruel2 bahbaka
    rolled melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 1
    seat 2: door 3 closed
    seat 2: door 4 closed
    seat 2: door 5 closed
    seat 1: turn 20
1287: seat 1 answers activate sprocket
    seat 1: activated sprocket
1288: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
    seat 1: attacked sprocket peekaround1
    seat 1: exhausted sprocket pulse_blade
    rolled ranged
    rolled ranged
    rolled crit
    extra-die save
1289: seat 1 answers done
    seat 1: hits 3
    rolled save
    rolled save
    seat 1: saves peekaround1 2
    wounded peekaround1 1
1290: seat 2 answers attack sprocket
    seat 2: attacked peekaround1 sprocket
    rolled melee
    rolled save
    rolled save
    seat 2: hits 0
1291: seat 1 answers move 4b1
    seat 2: attacked peekaround1 sprocket
    rolled ranged
    rolled save
    rolled crit
    extra-die ranged
    seat 2: hits 3
    rolled ranged
    rolled save
1292: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die ranged
1293: seat 1 answers reroll ranged
    seat 1: rerolled ranged melee
    seat 2: saves sprocket 1
    wounded sprocket 2
    killed sprocket
    seat 2: gained 1
    seat 1: put quest_b 4b2
    seat 1: event hull_breach officer1
1294: seat 1 answers wake octocruel1
    seat 1: activated octocruel1
1295: seat 1 answers move 3d3
    seat 1: moved octocruel1 3c3 3d3
1296: seat 1 answers move 3c3
    seat 1: moved octocruel1 3d3 3c3
1297: seat 1 answers done
1298: seat 1 answers tile 5
    seat 1: breached 5
    wounded blaze 1
    seat 2: turn 21
1299: seat 2 answers rest
    seat 2: rested
1300: seat 2 answers hand-over digits salsa_grenade
    seat 2: given salsa_grenade digits
1301: seat 2 answers hand-over blaze nova_blade
    seat 2: given nova_blade blaze
1302: seat 2 answers done
1303: seat 2 answers done
    seat 2: event taco_break officer1
1304: seat 2 answers wake octocruel2
    seat 2: activated octocruel2
1305: seat 2 answers attack bahbaka
    seat 2: attacked octocruel2 bahbaka
    rolled melee
    rolled crit
    extra-die save
    rolled melee
    seat 2: hits 3
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 3
1306: seat 2 answers move s2dock
    seat 2: moved octocruel2 2d2 s2dock
1307: seat 2 answers move s2cabin
    seat 2: moved octocruel2 s2dock s2cabin
1308: seat 2 answers done
    seat 2: healed blaze 1
    seat 2: healed bahbaka 1
    seat 1: turn 22
1309: seat 1 answers rest
    seat 1: rested
1310: seat 1 answers place s2cabin
    seat 1: resurrected sprocket s2cabin
1311: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
1312: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
1313: seat 1 answers done
1314: seat 1 answers done
    seat 1: event power_surge officer2
    seat 1: activated peekaround1
1315: seat 1 answers move 4b2
    seat 1: moved peekaround1 4b1 4b2
1316: seat 1 answers done
    seat 2: turn 23
1317: seat 2 answers activate digits
    seat 2: activated digits
1318: seat 2 answers door 5
    seat 2: door 5 open
1319: seat 2 answers move 3d4
    seat 1: attacked octocruel1 digits
    rolled ranged
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    seat 1: hits 4
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die save
1320: seat 2 answers done
    seat 1: saves digits 4
    seat 2: moved digits 3d3 3d4
1321: seat 2 answers move 3c4
    seat 2: moved digits 3d4 3c4
1322: seat 2 answers move 3b4
    seat 1: attacked octocruel1 digits
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
    seat 1: hits 3
    rolled ranged
    rolled crit
    extra-die ranged
    rolled crit
    extra-die ranged
1323: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves digits 3
    seat 2: moved digits 3c4 3b4
1324: seat 2 answers done
    seat 2: event hull_breach villain
1325: seat 2 answers tile 2
    seat 2: breached 2
    wounded bahbaka 1
    seat 1: turn 24
1326: seat 1 answers activate sprocket
    seat 1: activated sprocket
1327: seat 1 answers move s2dock
    seat 2: attacked octocruel2 sprocket
    rolled save
    rolled ranged
    rolled melee
    seat 2: hits 2
    rolled save
    rolled save
1328: seat 1 answers reroll save
    seat 1: rerolled save save
1329: seat 1 answers done
    seat 2: saves sprocket 2
    seat 1: moved sprocket s2cabin s2dock
1330: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
    seat 1: attacked sprocket octocruel2
    seat 1: exhausted sprocket kitty_primed
    rolled melee
    rolled ranged
1331: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
1332: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die ranged
    seat 1: hits 2
    rolled ranged
    rolled save
    seat 1: saves octocruel2 1
    wounded octocruel2 1
1333: seat 2 answers done
    seat 1: event inspection trooper2
1334: seat 1 answers place 1c3
    seat 1: summoned octocold1 1c3
    seat 2: turn 25
1335: seat 2 answers activate digits
    seat 2: activated digits
1336: seat 2 answers no
1337: seat 2 answers door 3
    seat 2: door 3 open
1338: seat 2 answers weapon marksman_carbine
    seat 2: weapon digits marksman_carbine
1339: seat 2 answers attack weeble1
    seat 2: attacked digits weeble1
    seat 2: exhausted digits marksman_carbine
    rolled ranged
    rolled save
    rolled save
1340: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 2: hits 1
    rolled crit
    extra-die crit
    extra-die save
    seat 2: saves weeble1 3
1341: seat 1 answers move 5c4
    seat 1: moved weeble1 5c3 5c4
1342: seat 1 answers move 5b4
    seat 1: moved weeble1 5c4 5b4
1343: seat 1 answers move 5c4
    seat 1: moved weeble1 5b4 5c4
    seat 2: event lockdown trooper2
    seat 2: activated octocold1
1344: seat 2 answers done
    seat 2: door 3 closed
    seat 2: door 5 closed
    seat 1: turn 26
1345: seat 1 answers rest
    seat 1: rested
1346: seat 1 answers done
1347: seat 1 answers pass-gadget sprocket stimpack
    seat 1: passed sprocket stimpack
1348: seat 1 answers done
    seat 1: event rampage trooper1
1349: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
1350: seat 1 answers move 6b1
    seat 1: moved scuttlebutt2 6b2 6b1
1351: seat 1 answers move 6c1
    seat 1: moved scuttlebutt2 6b1 6c1
1352: seat 1 answers move 6d1
    seat 1: moved scuttlebutt2 6c1 6d1
1353: seat 1 answers wake weeble1
    seat 1: activated weeble1
1354: seat 1 answers move 5c3
    seat 1: moved weeble1 5c4 5c3
1355: seat 1 answers done
    seat 2: turn 27
1356: seat 2 answers rest
    seat 2: rested
1357: seat 2 answers done
1358: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated octocold1
1359: seat 2 answers move 1d3
    seat 2: moved octocold1 1c3 1d3
1360: seat 2 answers move 1d2
    seat 2: moved octocold1 1d3 1d2
1361: seat 2 answers move 1d3
    seat 2: moved octocold1 1d2 1d3
1362: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocruel1 3c3 3b3
    seat 2: shoved octocold1 1d3 1c3
    seat 2: shoved peekaround1 4b2 4a2
    seat 2: shoved scuttlebutt3 4d2 4c2
    seat 2: shoved scuttlebutt2 6d1 6c1
    seat 2: shoved octocruel2 s2cabin s2dock
    seat 2: shoved digits 3b4 3a4
    seat 2: shoved sprocket s2dock 2d2
    seat 1: turn 28
1363: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1364: seat 1 answers move 2d1
    seat 2: attacked octocruel2 sprocket
    rolled melee
    rolled crit
    extra-die save
    rolled crit
    extra-die crit
    extra-die save
    seat 2: hits 4
    rolled melee
    rolled ranged
1365: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
1366: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 2: saves sprocket 1
    wounded sprocket 3
    seat 1: moved sprocket 2d2 2d1
1367: seat 1 answers move 2d4
    seat 1: moved bahbaka 2d3 2d4
    seat 1: collected bahbaka victory 2d4
    seat 1: gained 1
1368: seat 1 answers weapon ion_cannon
    seat 1: weapon bahbaka ion_cannon
    seat 1: attacked bahbaka octocold1
    seat 1: exhausted bahbaka ion_cannon
    rolled ranged
    rolled ranged
    rolled melee
    rolled save
    rolled save
    rolled save
    seat 1: hits 2
    rolled crit
    extra-die ranged
    seat 1: saves octocold1 1
    wounded octocold1 1
1369: seat 2 answers attack bahbaka
    seat 2: attacked octocold1 bahbaka
    rolled melee
    rolled crit
    extra-die save
    seat 2: hits 1
    rolled save
    seat 2: saves bahbaka 1
    seat 1: event static_storm trooper2
    seat 1: activated octocold1
1370: seat 1 answers done
1371: seat 1 answers exhaust sprocket kitty_primed
    seat 1: exhausted sprocket kitty_primed
1372: seat 2 answers exhaust blaze pulse_blade
    seat 2: exhausted blaze pulse_blade
    seat 2: turn 29
1373: seat 2 answers rest
    seat 2: rested
1374: seat 2 answers done
1375: seat 2 answers done
    seat 2: event salvage trooper3
    seat 2: activated weeble1
1376: seat 2 answers move 5d3
    seat 2: moved weeble1 5c3 5d3
1377: seat 2 answers done
1378: seat 2 answers place 1d2
    seat 2: put victory 1d2
    seat 1: turn 30
1379: seat 1 answers rest
    seat 1: rested
1380: seat 1 answers done
1381: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated weeble1
1382: seat 1 answers move 5c3
    seat 1: moved weeble1 5d3 5c3
1383: seat 1 answers move 5c2
    seat 1: moved weeble1 5c3 5c2
1384: seat 1 answers move 5c1
    seat 1: moved weeble1 5c2 5c1
    seat 2: turn 31
1385: seat 2 answers activate blaze
    seat 2: activated blaze
1386: seat 2 answers weapon pocket_black_hole
    seat 2: weapon blaze pocket_black_hole
    seat 2: attacked blaze weeble1
    seat 2: exhausted blaze pocket_black_hole
    rolled save
    rolled ranged
    rolled ranged
    rolled melee
    seat 2: hits 2
    rolled melee
    seat 2: saves weeble1 0
    wounded weeble1 2
    killed weeble1
    seat 2: gained 1
1387: seat 1 answers move 5d1
    seat 1: moved weeble1 5c1 5d1
1388: seat 1 answers move 5d2
    seat 1: moved weeble1 5d1 5d2
1389: seat 1 answers move 5d1
    seat 1: moved weeble1 5d2 5d1
    left weeble1
1390: seat 2 answers move 5b1
    seat 2: moved blaze 5a1 5b1
1391: seat 2 answers door 3
    seat 2: door 3 open
1392: seat 2 answers move 3b4
    seat 2: moved blaze 5b1 3b4
1393: seat 2 answers done
    seat 2: event reinforcements trooper3
1394: seat 2 answers place 3a4
    seat 2: summoned weeble1 3a4
1395: seat 2 answers place 5d1
    seat 2: summoned scuttlebutt1 5d1
    seat 1: turn 32
1396: seat 1 answers activate sprocket
    seat 1: activated sprocket
1397: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 3
1398: seat 1 answers move 2d2
    seat 1: moved sprocket 2d1 2d2
1399: seat 1 answers done
    seat 1: event power_surge trooper1
1400: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
1401: seat 1 answers done
    seat 2: turn 33
1402: seat 2 answers rest
    seat 2: rested
1403: seat 2 answers done
1404: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 2: activated weeble1
1405: seat 2 answers attack blaze
    seat 2: attacked weeble1 blaze
    rolled ranged
    rolled crit
    extra-die save
    rolled save
1406: seat 2 answers shove 5b1
    seat 2: shoved blaze 3b4 5b1
    seat 2: hits 2
    rolled crit
    extra-die ranged
    seat 2: saves blaze 1
    wounded blaze 1
1407: seat 2 answers move 3a3
    seat 2: moved weeble1 3a4 3a3
1408: seat 2 answers done
    seat 1: turn 34
1409: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1410: seat 1 answers move s2dock
    seat 2: attacked octocruel2 sprocket
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled ranged
1411: seat 1 answers reroll save
    seat 1: rerolled save melee
1412: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves sprocket 1
    seat 1: moved sprocket 2d2 s2dock
1413: seat 1 answers weapon ghost_rifle
    seat 1: weapon bahbaka ghost_rifle
    seat 1: attacked bahbaka octocold1
    seat 1: exhausted bahbaka ghost_rifle
    rolled ranged
    rolled save
    rolled ranged
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
1414: seat 1 answers move 2c4
    seat 1: moved bahbaka 2d4 2c4
1415: seat 1 answers move 2b4
    seat 1: moved bahbaka 2c4 2b4
1416: seat 1 answers door 2
    seat 1: door 2 open
1417: seat 1 answers move 4b1
    seat 1: moved bahbaka 2b4 4b1
    seat 1: event inspection trooper1
1418: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
1419: seat 1 answers move 4d2
    seat 1: moved scuttlebutt3 4c2 4d2
1420: seat 1 answers move 4d1
    seat 1: moved scuttlebutt3 4d2 4d1
1421: seat 1 answers move 4d2
    seat 1: moved scuttlebutt3 4d1 4d2
    seat 2: turn 35
1422: seat 2 answers rest
    seat 2: rested
1423: seat 2 answers done
1424: seat 2 answers done
    seat 2: event care_package trooper1
1425: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
1426: seat 2 answers move 5c1
    seat 2: moved scuttlebutt1 5d1 5c1
1427: seat 2 answers move 5d1
    seat 2: moved scuttlebutt1 5c1 5d1
1428: seat 2 answers move 5c1
    seat 2: moved scuttlebutt1 5d1 5c1
1429: seat 2 answers attack blaze
    seat 2: attacked scuttlebutt1 blaze
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    seat 2: saves blaze 1
1430: seat 2 answers gadget stimpack 1d4
    seat 2: put stimpack 1d4
1431: seat 2 answers gadget stimpack 6a4
    seat 2: put stimpack 6a4
    seat 1: turn 36
1432: seat 1 answers rest
    seat 1: rested
1433: seat 1 answers done
    seat 1: event taco_break officer1
1434: seat 1 answers wake octocruel2
    seat 1: activated octocruel2
1435: seat 1 answers done
    seat 1: healed bahbaka 1
    seat 1: healed blaze 1
    seat 2: turn 37
1436: seat 2 answers activate digits
    seat 2: activated digits
    seat 2: collected digits quest_b 3a4
1437: seat 2 answers door 3
    seat 2: door 3 closed
1438: seat 2 answers weapon arc_saber
    seat 2: weapon digits arc_saber
    seat 2: attacked digits weeble1
    seat 2: exhausted digits arc_saber
    rolled ranged
    rolled ranged
    rolled melee
    rolled crit
    extra-die save
1439: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 2: hits 4
    rolled save
    seat 2: saves weeble1 1
    wounded weeble1 4
    overkilled weeble1
    killed weeble1
    seat 2: gained 1
    left weeble1
1440: seat 2 answers move 3a3
    seat 2: moved digits 3a4 3a3
1441: seat 2 answers done
    seat 2: event asteroid_bump villain
1442: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocruel1 3b3 3a3
    seat 2: shoved scuttlebutt1 5c1 5b1
    seat 2: shoved scuttlebutt2 6c1 6b1
    seat 2: shoved scuttlebutt3 4d2 4c2
    seat 2: shoved octocruel2 s2dock 2d2
    seat 2: shoved blaze 5b1 5a1
    seat 2: shoved bahbaka 4b1 4a1
    seat 2: shoved sprocket s2dock 2d2
    seat 1: turn 38
1443: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1444: seat 1 answers move 2d3
    seat 2: attacked octocruel2 sprocket
    rolled crit
    extra-die crit
    extra-die crit
    extra-die save
    rolled ranged
    rolled save
    seat 2: hits 4
    rolled save
    rolled ranged
1445: seat 1 answers reroll save
    seat 1: rerolled save melee
1446: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves sprocket 1
    wounded sprocket 3
    seat 1: moved sprocket 2d2 2d3
1447: seat 1 answers weapon nova_blade
    seat 1: weapon bahbaka nova_blade
    seat 1: attacked bahbaka peekaround1
    seat 1: exhausted bahbaka nova_blade
    rolled save
    rolled save
    rolled save
    rolled save
    rolled save
    seat 1: hits 0
1448: seat 2 answers attack bahbaka
    seat 2: attacked peekaround1 bahbaka
    rolled ranged
    rolled save
    rolled melee
    seat 2: hits 1
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 1
1449: seat 1 answers move 4b1
    seat 2: attacked peekaround1 bahbaka
    rolled save
    rolled crit
    extra-die crit
    extra-die crit
    extra-die save
    rolled save
    seat 2: hits 3
    rolled ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 3
    killed bahbaka
    seat 2: gained 1
    seat 1: event override trooper1
1450: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
1451: seat 1 answers move 6c1
    seat 1: moved scuttlebutt2 6b1 6c1
1452: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 1: door 5 open
    seat 2: turn 39
1453: seat 2 answers rest
    seat 2: rested
1454: seat 2 answers hand-over digits neural_lash
    seat 2: given neural_lash digits
1455: seat 2 answers hand-over blaze shock_maul
    seat 2: given shock_maul blaze
1456: seat 2 answers hand-over digits shock_maul
    seat 2: given shock_maul digits
1457: seat 2 answers hand-over blaze plasma_cutter
    seat 2: given plasma_cutter blaze
1458: seat 2 answers done
1459: seat 2 answers done
    seat 2: event hull_breach villain
1460: seat 2 answers tile 2
    seat 2: breached 2
    wounded sprocket 1
    seat 1: turn 40
1461: seat 1 answers rest
    seat 1: rested
1462: seat 1 answers place 2d2
    seat 1: resurrected bahbaka 2d2
1463: seat 1 answers done
    seat 1: event lockdown trooper2
1464: seat 1 answers place 2a1
    seat 1: summoned octocold1 2a1
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 1: door 5 closed
    turn-limit 40
    seat 2: won-scenario scenario_4
    seat 1: result 6
    seat 2: result 9
    seat 1: badges 0
    seat 2: badges 4
    seat 2: won
seat 1: place 2, score 2
seat 2: place 1, score 8
