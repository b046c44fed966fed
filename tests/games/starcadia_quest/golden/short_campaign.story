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
43: seat 2 answers gadget hoverboard 3b3
    seat 2: put hoverboard 3b3
44: seat 2 answers gadget recharge 3d4
    seat 2: put recharge 3d4
    seat 1: turn 3
45: seat 1 answers rest
    seat 1: rested
46: seat 1 answers done
    seat 1: event underdog officer2
    seat 2: turn 4
47: seat 2 answers activate digits
    seat 2: activated digits
48: seat 2 answers door 1
    seat 2: door 1 open
49: seat 2 answers move 3a2
    seat 2: moved digits 3a3 3a2
50: seat 2 answers move 3b2
    seat 2: moved digits 3a2 3b2
51: seat 2 answers move 3c2
    seat 2: moved digits 3b2 3c2
52: seat 2 answers move 3c1
    seat 2: moved digits 3c2 3c1
53: seat 2 answers done
    seat 2: event asteroid_bump trooper2
54: seat 2 answers wake octocold2
    seat 2: activated octocold2
55: seat 2 answers attack digits
    seat 2: attacked octocold2 digits
    rolled save
    rolled melee
    seat 2: hits 0
56: seat 2 answers move 3d2
    seat 2: moved octocold2 3d1 3d2
57: seat 2 answers move 3d3
    seat 2: moved octocold2 3d2 3d3
58: seat 2 answers done
59: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved octocold2 3d3 3c3
    seat 2: shoved octocold1 2d4 2c4
    seat 2: shoved scuttlebutt2 4d2 4c2
    seat 2: shoved sprocket 1b1 1a1
    seat 1: turn 5
60: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
61: seat 1 answers move 1b1
    seat 1: moved sprocket 1a1 1b1
62: seat 1 answers move 1b1
    seat 1: moved bahbaka s1dock 1b1
63: seat 1 answers move 1c1
    seat 1: moved bahbaka 1b1 1c1
64: seat 1 answers move 1d1
    seat 1: moved bahbaka 1c1 1d1
    seat 1: collected bahbaka quest_a 1d1
65: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka kitty_primed
    rolled melee
    rolled save
66: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 1: hits 0
    seat 1: event salvage trooper3
67: seat 1 answers place 4d4
    seat 1: put victory 4d4
    seat 2: turn 6
68: seat 2 answers activate blaze
    seat 2: activated blaze
69: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
70: seat 2 answers done
    seat 2: attacked blaze octocold2
    seat 2: exhausted blaze repeater_pistol
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    seat 2: saves octocold2 1
    seat 2: readied blaze repeater_pistol
    seat 1: paid-back octocold2 blaze
71: seat 1 answers attack blaze
    seat 1: attacked octocold2 blaze
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: hits 3
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 3
72: seat 2 answers exhaust blaze red_dot_sight
    seat 2: exhausted blaze red_dot_sight
73: seat 2 answers move s4dock
    seat 2: moved blaze s4cabin s4dock
74: seat 2 answers move 3a3
    seat 2: moved blaze s4dock 3a3
75: seat 2 answers move 3b3
    seat 2: moved blaze 3a3 3b3
    seat 2: collected blaze stimpack 3b3
    seat 2: collected blaze hoverboard 3b3
76: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 3
77: seat 2 answers move 3c3
    seat 1: guarded octocold2 blaze
    seat 1: attacked octocold2 blaze
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
    seat 1: hits 3
    rolled save
    seat 1: saves blaze 1
    wounded blaze 2
78: seat 2 answers exhaust blaze repeater_pistol
    seat 2: exhausted blaze repeater_pistol
    seat 2: moved blaze 3b3 3c3
79: seat 2 answers done
    seat 2: event lockdown trooper2
80: seat 2 answers wake octocold1
    seat 2: activated octocold1
81: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled save
    rolled melee
    seat 2: hits 0
82: seat 2 answers move 2c3
    seat 2: moved octocold1 2c4 2c3
83: seat 2 answers move 2c2
    seat 2: moved octocold1 2c3 2c2
84: seat 2 answers move 2c3
    seat 2: moved octocold1 2c2 2c3
    seat 2: door 1 closed
    seat 1: turn 7
85: seat 1 answers rest
    seat 1: rested
86: seat 1 answers done
    seat 1: event reinforcements trooper3
87: seat 1 answers place 2d4
    seat 1: summoned scuttlebutt3 2d4
    seat 2: turn 8
88: seat 2 answers activate blaze
    seat 2: activated blaze
89: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze octocold2
    seat 2: exhausted blaze blaster_rifle
    rolled crit
    extra-die crit
    extra-die crit
    extra-die crit
    extra-die melee
    rolled save
    seat 2: hits 4
    rolled ranged
    seat 2: saves octocold2 0
    wounded octocold2 4
    overkilled octocold2
    killed octocold2
    seat 2: gained 1
    left octocold2
    seat 2: found blaze 1 3c3
90: seat 2 answers move 3d3
    seat 2: moved blaze 3c3 3d3
91: seat 2 answers move 3d4
    seat 2: moved blaze 3d3 3d4
    seat 2: collected blaze recharge 3d4
    seat 2: collected blaze hoverboard 3d4
92: seat 2 answers move 3d3
    seat 2: moved blaze 3d4 3d3
93: seat 2 answers move 3d2
    seat 2: moved blaze 3d3 3d2
94: seat 2 answers use recharge
    seat 2: used blaze recharge
    seat 2: readied blaze repeater_pistol
    seat 2: readied blaze blaster_rifle
    seat 2: readied blaze red_dot_sight
95: seat 2 answers done
    seat 2: event hull_breach officer1
96: seat 2 answers place 2a1
    seat 2: summoned peekaround1 2a1
97: seat 2 answers tile 1
    seat 2: breached 1
    wounded bahbaka 1
    wounded sprocket 1
    seat 1: turn 9
98: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
99: seat 1 answers move 1b2
    seat 1: moved sprocket 1b1 1b2
    seat 1: collected sprocket hoverboard 1b2
100: seat 1 answers done
    seat 1: event override trooper1
101: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
102: seat 1 answers move 2c4
    seat 1: moved scuttlebutt3 2d4 2c4
103: seat 1 answers move 2b4
    seat 1: moved scuttlebutt3 2c4 2b4
104: seat 1 answers move 2b3
    seat 1: moved scuttlebutt3 2b4 2b3
    seat 1: door 1 open
    seat 1: door 2 open
    seat 2: turn 10
105: seat 2 answers activate digits
    seat 2: activated digits
106: seat 2 answers no
107: seat 2 answers move 1c4
    seat 2: moved digits 3c1 1c4
108: seat 2 answers done
    seat 2: event portal_glitch trooper2
    seat 2: activated octocold1
109: seat 2 answers move 2c4
    seat 2: moved octocold1 2c3 2c4
110: seat 2 answers move 2b4
    seat 2: moved octocold1 2c4 2b4
111: seat 2 answers move 2c4
    seat 2: moved octocold1 2b4 2c4
112: seat 2 answers done
113: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 11
114: seat 1 answers activate sprocket
    seat 1: activated sprocket
115: seat 1 answers move 1b3
    seat 1: moved sprocket 1b2 1b3
116: seat 1 answers use hoverboard
    seat 1: used sprocket hoverboard
117: seat 1 answers move 1d2
    seat 1: moved bahbaka 1d1 1d2
118: seat 1 answers move 1d3
    seat 1: moved bahbaka 1d2 1d3
119: seat 1 answers move 1d4
    seat 1: moved bahbaka 1d3 1d4
    seat 1: found bahbaka 1 1d4
120: seat 1 answers move 1c4
    seat 1: moved bahbaka 1d4 1c4
121: seat 1 answers done
122: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event all_quiet officer1
    seat 1: activated peekaround1
123: seat 1 answers done
    seat 2: turn 12
124: seat 2 answers activate blaze
    seat 2: activated blaze
125: seat 2 answers move 3c2
    seat 2: moved blaze 3d2 3c2
126: seat 2 answers move 3c1
    seat 2: moved blaze 3c2 3c1
127: seat 2 answers move 1c4
    seat 2: moved blaze 3c1 1c4
128: seat 2 answers move 1c3
    seat 2: moved blaze 1c4 1c3
    seat 2: collected blaze stimpack 1c3
129: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 2
130: seat 2 answers done
    seat 2: event inspection trooper1
131: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
132: seat 2 answers done
133: seat 2 answers place 2a1
    seat 2: summoned peekaround2 2a1
    seat 1: turn 13
134: seat 1 answers activate sprocket
    seat 1: activated sprocket
135: seat 1 answers move 1b4
    seat 1: moved sprocket 1b3 1b4
136: seat 1 answers move 1c4
    seat 2: guarded scuttlebutt1 sprocket
    seat 2: attacked scuttlebutt1 sprocket
    rolled ranged
    rolled melee
    seat 2: hits 2
    rolled melee
    seat 2: saves sprocket 0
    wounded sprocket 2
    seat 1: moved sprocket 1b4 1c4
137: seat 1 answers move 1c3
    seat 1: moved sprocket 1c4 1c3
138: seat 1 answers done
139: seat 1 answers heal bahbaka
    seat 1: healed bahbaka 1
    seat 1: event power_surge officer2
    seat 2: turn 14
140: seat 2 answers rest
    seat 2: rested
141: seat 2 answers done
142: seat 2 answers done
    seat 2: event override trooper3
    seat 1: turn 15
143: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
144: seat 1 answers done
145: seat 1 answers move 1b4
    seat 1: moved bahbaka 1c4 1b4
146: seat 1 answers weapon kitty_primed
    seat 1: weapon bahbaka kitty_primed
147: seat 1 answers attack scuttlebutt1
    seat 1: attacked bahbaka scuttlebutt1
    seat 1: exhausted bahbaka kitty_primed
    rolled melee
    rolled melee
148: seat 1 answers done
    seat 1: hits 0
    seat 2: paid-back scuttlebutt1 bahbaka
149: seat 2 answers attack bahbaka
    seat 2: attacked scuttlebutt1 bahbaka
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled ranged
150: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves bahbaka 2
    seat 1: event reinforcements trooper2
    seat 1: activated octocold1
151: seat 1 answers move 2c3
    seat 1: moved octocold1 2c4 2c3
152: seat 1 answers move 2c2
    seat 1: moved octocold1 2c3 2c2
153: seat 1 answers move 2c3
    seat 1: moved octocold1 2c2 2c3
154: seat 1 answers done
155: seat 1 answers place 1a4
    seat 1: summoned scuttlebutt4 1a4
    seat 2: turn 16
156: seat 2 answers rest
    seat 2: rested
157: seat 2 answers done
158: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
159: seat 2 answers done
    seat 2: event rampage trooper1
160: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
161: seat 2 answers done
162: seat 2 answers wake scuttlebutt4
    seat 2: activated scuttlebutt4
163: seat 2 answers attack bahbaka
    seat 2: attacked scuttlebutt4 bahbaka
    rolled crit
    extra-die ranged
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: hits 5
    rolled crit
    extra-die ranged
    rolled save
164: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves bahbaka 3
    wounded bahbaka 2
165: seat 2 answers move 1b4
    seat 2: moved scuttlebutt4 1a4 1b4
166: seat 2 answers move 1b3
    seat 2: moved scuttlebutt4 1b4 1b3
167: seat 2 answers move 1a3
    seat 2: moved scuttlebutt4 1b3 1a3
    seat 1: turn 17
168: seat 1 answers rest
    seat 1: rested
169: seat 1 answers done
    seat 1: event lockdown officer1
170: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
171: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 2: turn 18
172: seat 2 answers activate blaze
    seat 2: activated blaze
173: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
174: seat 2 answers attack sprocket
    seat 2: attacked blaze sprocket
    seat 2: exhausted blaze kitty_primed
    rolled crit
    extra-die melee
    rolled melee
    seat 2: hits 1
    rolled crit
    extra-die save
    seat 2: saves sprocket 2
    cancelled sprocket 1
175: seat 2 answers done
    seat 2: event static_storm villain
176: seat 2 answers exhaust digits iron_fists
    seat 2: exhausted digits iron_fists
177: seat 1 answers exhaust bahbaka red_dot_sight
    seat 1: exhausted bahbaka red_dot_sight
    seat 1: turn 19
178: seat 1 answers rest
    seat 1: rested
179: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 20
180: seat 2 answers activate digits
    seat 2: activated digits
181: seat 2 answers no
182: seat 2 answers move 1b4
    seat 2: moved digits 1c4 1b4
183: seat 2 answers move 1b3
    seat 1: guarded scuttlebutt1 digits
    seat 1: attacked scuttlebutt1 digits
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled save
    rolled ranged
    rolled melee
184: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 1: saves digits 2
    wounded digits 1
    seat 2: moved digits 1b4 1b3
185: seat 2 answers done
    seat 2: event asteroid_bump villain
186: seat 2 answers direction south
    seat 2: bumped south
    seat 2: shoved scuttlebutt2 4c2 4c3
    seat 2: shoved scuttlebutt4 1a3 1a4
    seat 2: shoved scuttlebutt3 2b3 2b4
    seat 2: shoved octocold1 2c3 2c4
    seat 2: shoved digits 1b3 1b4
    seat 2: shoved blaze 1c3 1c4
    seat 2: shoved sprocket 1c3 1c4
    seat 1: turn 21
187: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
188: seat 1 answers done
189: seat 1 answers move 1a4
190: seat 2 answers guard scuttlebutt1
    seat 2: guarded scuttlebutt1 bahbaka
    seat 2: attacked scuttlebutt1 bahbaka
    rolled save
    rolled crit
    extra-die melee
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled crit
    extra-die melee
191: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die crit
    extra-die crit
    extra-die save
    seat 2: saves bahbaka 5
    seat 2: guarded scuttlebutt4 bahbaka
    seat 2: attacked scuttlebutt4 bahbaka
    rolled save
    rolled crit
    extra-die melee
    rolled save
    seat 2: hits 2
    rolled save
    rolled save
192: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 1: moved bahbaka 1b4 1a4
193: seat 1 answers move 1a3
194: seat 2 answers guard scuttlebutt4
    seat 2: guarded scuttlebutt4 bahbaka
    seat 2: attacked scuttlebutt4 bahbaka
    rolled ranged
    rolled save
    rolled crit
    extra-die save
    seat 2: hits 2
    rolled ranged
    rolled crit
    extra-die save
195: seat 1 answers done
    seat 2: saves bahbaka 2
    seat 2: guarded scuttlebutt1 bahbaka
    seat 2: attacked scuttlebutt1 bahbaka
    rolled crit
    extra-die melee
    rolled ranged
    rolled save
    seat 2: hits 3
    rolled ranged
    rolled ranged
196: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 2: saves bahbaka 0
    wounded bahbaka 3
    killed bahbaka
    seat 2: gained 1
    seat 1: put quest_a 1a4
    seat 1: event care_package officer1
197: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
198: seat 1 answers done
199: seat 1 answers gadget hoverboard 3d4
    seat 1: put hoverboard 3d4
200: seat 1 answers gadget recharge 4a4
    seat 1: put recharge 4a4
    seat 2: turn 22
201: seat 2 answers rest
    seat 2: rested
202: seat 2 answers done
203: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated octocold1
204: seat 2 answers move 2c3
    seat 2: moved octocold1 2c4 2c3
205: seat 2 answers move 2b3
    seat 2: moved octocold1 2c3 2b3
206: seat 2 answers move 2a3
    seat 2: moved octocold1 2b3 2a3
    seat 1: turn 23
207: seat 1 answers rest
    seat 1: rested
208: seat 1 answers place 1b4
    seat 1: resurrected bahbaka 1b4
209: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated octocold1
210: seat 1 answers done
211: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
212: seat 1 answers move 1a3
    seat 1: moved scuttlebutt4 1a4 1a3
213: seat 1 answers move 1a2
    seat 1: moved scuttlebutt4 1a3 1a2
214: seat 1 answers move 1a3
    seat 1: moved scuttlebutt4 1a2 1a3
    seat 2: turn 24
215: seat 2 answers activate blaze
    seat 2: activated blaze
216: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
217: seat 2 answers done
218: seat 2 answers attack bahbaka
    seat 2: attacked blaze bahbaka
    seat 2: exhausted blaze repeater_pistol
    rolled melee
    rolled melee
    seat 2: hits 0
    seat 2: readied blaze repeater_pistol
219: seat 2 answers move 1d4
    seat 2: moved blaze 1c4 1d4
220: seat 2 answers move 1c4
    seat 2: moved blaze 1d4 1c4
221: seat 2 answers move 1b4
    seat 2: moved blaze 1c4 1b4
222: seat 2 answers move 1a4
    seat 1: guarded scuttlebutt1 blaze
    seat 1: attacked scuttlebutt1 blaze
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
    seat 1: hits 3
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 3
    seat 2: moved blaze 1b4 1a4
223: seat 2 answers done
    seat 2: event hull_breach villain
224: seat 2 answers tile 2
    seat 2: breached 2
    seat 1: turn 25
225: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
226: seat 1 answers done
227: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
228: seat 1 answers done
229: seat 1 answers attack scuttlebutt4
    seat 1: attacked bahbaka scuttlebutt4
    seat 1: exhausted bahbaka blaster_rifle
    rolled save
    rolled ranged
    rolled ranged
230: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 2
    rolled melee
    seat 1: saves scuttlebutt4 0
    wounded scuttlebutt4 2
    killed scuttlebutt4
    seat 1: gained 1
    seat 2: paid-back scuttlebutt4 bahbaka
231: seat 2 answers move 1a2
    seat 2: moved scuttlebutt4 1a3 1a2
232: seat 2 answers move 1b2
    seat 2: moved scuttlebutt4 1a2 1b2
233: seat 2 answers move 1b3
    seat 2: moved scuttlebutt4 1b2 1b3
234: seat 2 answers done
    left scuttlebutt4
235: seat 1 answers done
    seat 1: event taco_break officer1
236: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
237: seat 1 answers done
    seat 1: healed sprocket 1
238: seat 2 answers heal digits
    seat 1: healed digits 1
    seat 2: turn 26
239: seat 2 answers activate digits
    seat 2: activated digits
240: seat 2 answers door 2
    seat 2: door 2 open
241: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
242: seat 2 answers boost iron_fists
    seat 2: weapon digits iron_fists
243: seat 2 answers attack bahbaka
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits pulse_blade
    seat 2: exhausted digits iron_fists
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    rolled save
244: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die save
    seat 2: hits 4
    rolled melee
    rolled save
245: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die crit
    extra-die save
    seat 2: saves bahbaka 4
246: seat 2 answers done
    seat 2: event portal_glitch trooper3
247: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 27
248: seat 1 answers rest
    seat 1: rested
249: seat 1 answers done
    seat 1: event underdog trooper1
250: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
251: seat 1 answers attack blaze
    seat 1: attacked scuttlebutt1 blaze
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: hits 3
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 3
    killed blaze
    seat 1: gained 1
    seat 2: put hoverboard 1a4
252: seat 1 answers move 1a3
    seat 1: moved scuttlebutt1 1a4 1a3
253: seat 1 answers move 1a4
    seat 1: moved scuttlebutt1 1a3 1a4
254: seat 1 answers done
    seat 2: turn 28
255: seat 2 answers rest
    seat 2: rested
256: seat 2 answers place 1a4
    seat 2: resurrected blaze 1a4
257: seat 2 answers done
258: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated octocold1
259: seat 2 answers move 2b3
    seat 2: moved octocold1 2a3 2b3
260: seat 2 answers move 2b2
    seat 2: moved octocold1 2b3 2b2
261: seat 2 answers move 2c2
    seat 2: moved octocold1 2b2 2c2
262: seat 2 answers exhaust digits pulse_blade
    seat 2: exhausted digits pulse_blade
263: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
    seat 1: turn 29
264: seat 1 answers rest
    seat 1: rested
265: seat 1 answers hand-over bahbaka iron_fists
    seat 1: given iron_fists bahbaka
266: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: healed sprocket 1
    seat 2: turn 30
267: seat 2 answers rest
    seat 2: rested
268: seat 2 answers done
269: seat 2 answers done
    seat 2: event salvage trooper1
270: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
271: seat 2 answers move 4d3
    seat 2: moved scuttlebutt2 4c3 4d3
272: seat 2 answers done
273: seat 2 answers place 4d4
    seat 2: put victory 4d4
    seat 1: turn 31
274: seat 1 answers activate sprocket
    seat 1: activated sprocket
275: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket pulse_blade
    rolled ranged
    rolled crit
    extra-die save
    rolled melee
    seat 1: hits 3
    rolled melee
    rolled melee
    rolled ranged
    rolled save
276: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 1: saves digits 1
    wounded digits 2
277: seat 1 answers move 3c1
    seat 1: moved sprocket 1c4 3c1
278: seat 1 answers move 1c4
    seat 1: moved sprocket 3c1 1c4
279: seat 1 answers move 1b4
    seat 1: moved sprocket 1c4 1b4
280: seat 1 answers move 1c4
    seat 2: guarded scuttlebutt1 sprocket
    seat 2: attacked scuttlebutt1 sprocket
    rolled melee
    rolled save
    seat 2: hits 1
    rolled save
    seat 2: saves sprocket 1
    seat 1: moved sprocket 1b4 1c4
    seat 1: event care_package trooper1
281: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
282: seat 1 answers attack digits
    seat 1: attacked scuttlebutt1 digits
    rolled melee
    rolled save
    seat 1: hits 1
    rolled save
    rolled melee
    rolled ranged
    rolled crit
    extra-die ranged
283: seat 2 answers done
    seat 1: saves digits 2
284: seat 1 answers done
285: seat 1 answers gadget stimpack 3d4
    seat 1: put stimpack 3d4
286: seat 1 answers gadget hoverboard 1c3
    seat 1: put hoverboard 1c3
    seat 2: turn 32
287: seat 2 answers activate digits
    seat 2: activated digits
288: seat 2 answers door 2
    seat 2: door 2 closed
289: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
290: seat 2 answers boost iron_fists
    seat 2: weapon digits iron_fists
291: seat 2 answers attack scuttlebutt1
    seat 2: attacked digits scuttlebutt1
    seat 2: exhausted digits pulse_blade
    seat 2: exhausted digits iron_fists
    rolled save
    rolled save
    rolled save
    rolled crit
    extra-die save
292: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 2
    rolled save
    seat 2: saves scuttlebutt1 1
    wounded scuttlebutt1 1
    seat 1: paid-back scuttlebutt1 digits
293: seat 1 answers done
294: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
295: seat 2 answers done
296: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated octocold1
297: seat 2 answers move 2c3
    seat 2: moved octocold1 2c2 2c3
298: seat 2 answers move 2c2
    seat 2: moved octocold1 2c3 2c2
299: seat 2 answers move 2b2
    seat 2: moved octocold1 2c2 2b2
300: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved scuttlebutt3 2b4 2a4
    seat 2: shoved scuttlebutt2 4d3 4c3
    seat 1: turn 33
301: seat 1 answers rest
    seat 1: rested
302: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
303: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
304: seat 1 answers done
    seat 1: event inspection trooper2
    seat 1: activated octocold1
305: seat 1 answers move 2b3
    seat 1: moved octocold1 2b2 2b3
306: seat 1 answers move 2b4
    seat 1: moved octocold1 2b3 2b4
307: seat 1 answers move 4b1
    seat 1: moved octocold1 2b4 4b1
    seat 2: turn 34
308: seat 2 answers rest
    seat 2: rested
309: seat 2 answers hand-over digits red_dot_sight
    seat 2: given red_dot_sight digits
310: seat 2 answers done
    seat 2: event all_quiet officer1
311: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
312: seat 2 answers done
    seat 1: turn 35
313: seat 1 answers rest
    seat 1: rested
314: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
315: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
316: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
317: seat 1 answers done
    seat 1: event salvage trooper3
318: seat 1 answers place 4d4
    seat 1: put victory 4d4
    seat 2: turn 36
319: seat 2 answers activate digits
    seat 2: activated digits
320: seat 2 answers no
321: seat 2 answers move 1b3
    seat 1: guarded scuttlebutt1 digits
    seat 1: attacked scuttlebutt1 digits
    rolled crit
    extra-die melee
    rolled melee
    seat 1: hits 3
    rolled save
    rolled melee
    rolled save
    rolled melee
322: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 1: saves digits 2
    wounded digits 1
    killed digits
    seat 1: gained 1
    seat 2: put quest_a 1b4
    seat 2: event portal_glitch trooper3
323: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 37
324: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: collected bahbaka quest_a 1b4
325: seat 1 answers move 1b4
    seat 1: moved sprocket 1c4 1b4
326: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
327: seat 1 answers attack scuttlebutt1
    seat 1: attacked bahbaka scuttlebutt1
    seat 1: exhausted bahbaka blaster_rifle
    rolled save
    rolled save
    seat 1: hits 0
    seat 2: paid-back scuttlebutt1 bahbaka
328: seat 2 answers done
329: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated octocold1
330: seat 1 answers move 4a1
    seat 1: moved octocold1 4b1 4a1
331: seat 1 answers move 4a2
    seat 1: moved octocold1 4a1 4a2
332: seat 1 answers done
    seat 2: turn 38
333: seat 2 answers rest
    seat 2: rested
334: seat 2 answers place 1a3
    seat 2: resurrected digits 1a3
335: seat 2 answers hand-over digits blaster_rifle
    seat 2: given blaster_rifle digits
336: seat 2 answers done
    seat 2: event underdog trooper1
337: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
338: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a4 1a3
339: seat 2 answers attack blaze
    seat 2: attacked scuttlebutt1 blaze
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled ranged
    seat 2: saves blaze 0
    wounded blaze 1
    seat 2: gained 1
    seat 1: turn 39
340: seat 1 answers rest
    seat 1: rested
341: seat 1 answers hand-over bahbaka pulse_blade
    seat 1: given pulse_blade bahbaka
342: seat 1 answers hand-over bahbaka red_dot_sight
    seat 1: given red_dot_sight bahbaka
343: seat 1 answers done
    seat 1: event reinforcements trooper3
344: seat 1 answers place 2d4
    seat 1: summoned scuttlebutt4 2d4
    seat 2: turn 40
345: seat 2 answers activate blaze
    seat 2: activated blaze
    seat 2: collected blaze hoverboard 1a4
    seat 2: collected blaze quest_a 1a4
346: seat 2 answers done
    seat 2: event salvage trooper1
347: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
348: seat 2 answers move 4d3
    seat 2: moved scuttlebutt2 4c3 4d3
349: seat 2 answers move 4d2
    seat 2: moved scuttlebutt2 4d3 4d2
350: seat 2 answers move 4c2
    seat 2: moved scuttlebutt2 4d2 4c2
351: seat 2 answers place 1d1
    seat 2: put victory 1d1
    turn-limit 40
    seat 1: tie-roll ranged
    seat 2: tie-roll ranged
    seat 1: tie-roll crit
    seat 2: tie-roll melee
    seat 1: won-scenario scenario_1
    seat 1: result 4
    seat 2: result 4
    seat 1: badges 1
352: seat 1 answers keep plasma_cutter
    seat 1: took-upgrade plasma_cutter
353: seat 1 answers keep duck
    seat 1: took-upgrade duck
354: seat 2 answers keep salsa_grenade
    seat 2: took-upgrade salsa_grenade
355: seat 2 answers keep plasma_cutter
    seat 2: took-upgrade plasma_cutter
356: seat 2 answers keep duck
    seat 2: took-upgrade duck
357: seat 2 answers keep padded_vest
    seat 2: took-upgrade padded_vest
358: seat 1 answers keep stun_spear
    seat 1: took-upgrade stun_spear
359: seat 1 answers keep power_knuckles
    seat 1: took-upgrade power_knuckles
360: seat 1 answers keep padded_vest
    seat 1: took-upgrade padded_vest
361: seat 1 answers give bahbaka
    seat 1: given pulse_blade bahbaka
362: seat 1 answers give sprocket
    seat 1: given repeater_pistol sprocket
363: seat 1 answers give sprocket
    seat 1: given blaster_rifle sprocket
364: seat 1 answers give bahbaka
    seat 1: given iron_fists bahbaka
365: seat 1 answers give bahbaka
    seat 1: given red_dot_sight bahbaka
366: seat 1 answers give bahbaka
    seat 1: given kitty_primed bahbaka
367: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
368: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
369: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
370: seat 1 answers give sprocket
    seat 1: given power_knuckles sprocket
371: seat 1 answers give bahbaka
    seat 1: given padded_vest bahbaka
    seat 1: given duck sprocket
372: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
373: seat 2 answers give digits
    seat 2: given repeater_pistol digits
374: seat 2 answers give digits
    seat 2: given blaster_rifle digits
375: seat 2 answers give digits
    seat 2: given iron_fists digits
376: seat 2 answers give digits
    seat 2: given red_dot_sight digits
377: seat 2 answers give blaze
    seat 2: given kitty_primed blaze
378: seat 2 answers give digits
    seat 2: given red_shirt digits
379: seat 2 answers give blaze
    seat 2: given plasma_cutter blaze
380: seat 2 answers give blaze
    seat 2: given padded_vest blaze
381: seat 2 answers give blaze
    seat 2: given duck blaze
382: seat 2 answers give blaze
    seat 2: given salsa_grenade blaze
383: seat 1 answers scenario scenario_2b
    seat 1: next scenario_2b
    scenario scenario_2b
    monster-card trooper1 peekaboom
    monster-card trooper2 weeble
    monster-card officer1 peekaround
384: seat 1 answers dock 2
    seat 1: docked 2
385: seat 1 answers board s2cabin
    seat 1: boarded sprocket s2cabin
386: seat 1 answers board s2cabin
    seat 1: boarded bahbaka s2cabin
387: seat 2 answers dock 3
    seat 2: docked 3
388: seat 2 answers board s3cabin
    seat 2: boarded blaze s3cabin
389: seat 2 answers board s3dock
    seat 2: boarded digits s3dock
    seat 1: quest camera_off
    seat 1: turn 1
390: seat 1 answers rest
    seat 1: rested
391: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
392: seat 1 answers hand-over bahbaka blaster_rifle
    seat 1: given blaster_rifle bahbaka
393: seat 1 answers done
    seat 1: event rampage trooper2
394: seat 1 answers wake weeble2
    seat 1: activated weeble2
395: seat 1 answers done
396: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
397: seat 1 answers move 2a3
    seat 1: moved peekaboom1 2b3 2a3
398: seat 1 answers done
    seat 2: turn 2
399: seat 2 answers activate digits
    seat 2: activated digits
400: seat 2 answers no
401: seat 2 answers move 3c4
    seat 2: moved digits s3dock 3c4
402: seat 2 answers move 3c3
    seat 2: moved digits 3c4 3c3
403: seat 2 answers move 3c4
    seat 2: moved digits 3c3 3c4
404: seat 2 answers move 3c3
    seat 2: moved digits 3c4 3c3
405: seat 2 answers done
    seat 2: event override trooper1
406: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
407: seat 2 answers move 2a2
    seat 2: moved peekaboom1 2a3 2a2
408: seat 2 answers done
    seat 2: door 2 open
    seat 1: turn 3
409: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
410: seat 1 answers done
411: seat 1 answers move s2dock
    seat 1: moved bahbaka s2cabin s2dock
412: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 2: turn 4
413: seat 2 answers activate digits
    seat 2: activated digits
414: seat 2 answers door 2
    seat 2: door 2 closed
415: seat 2 answers move 3d3
    seat 2: moved digits 3c3 3d3
416: seat 2 answers move 4a3
    seat 2: moved digits 3d3 4a3
417: seat 2 answers move 4a2
    seat 2: moved digits 4a3 4a2
418: seat 2 answers move 4a1
    seat 2: moved digits 4a2 4a1
    seat 2: event reinforcements trooper3
419: seat 2 answers place 4d4
    seat 2: summoned peekaboom3 4d4
    seat 1: turn 5
420: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
421: seat 1 answers move s2dock
    seat 1: moved sprocket s2cabin s2dock
422: seat 1 answers move s2cabin
    seat 1: moved bahbaka s2dock s2cabin
423: seat 1 answers move s2dock
    seat 1: moved bahbaka s2cabin s2dock
424: seat 1 answers move 2c1
    seat 1: moved bahbaka s2dock 2c1
425: seat 1 answers move 2c2
    seat 1: moved bahbaka 2c1 2c2
    seat 1: found bahbaka 1 2c2
    seat 1: event reinforcements trooper2
426: seat 1 answers wake weeble2
    seat 1: activated weeble2
427: seat 1 answers done
428: seat 1 answers place 3a1
    seat 1: summoned peekaboom4 3a1
    seat 2: turn 6
429: seat 2 answers activate digits
    seat 2: activated digits
430: seat 2 answers no
431: seat 2 answers portal 2b1
    seat 2: teleported digits 4a1 2b1
432: seat 2 answers done
    seat 2: event care_package trooper1
433: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
434: seat 2 answers move 2a3
    seat 2: moved peekaboom1 2a2 2a3
435: seat 2 answers move 1d3
    seat 2: moved peekaboom1 2a3 1d3
436: seat 2 answers move 1d4
    seat 2: moved peekaboom1 1d3 1d4
437: seat 2 answers gadget stimpack 3b4
    seat 2: put stimpack 3b4
438: seat 2 answers gadget stimpack 4d1
    seat 2: put stimpack 4d1
    seat 1: turn 7
439: seat 1 answers rest
    seat 1: rested
440: seat 1 answers done
    seat 1: event power_surge trooper1
441: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
442: seat 1 answers done
    seat 2: turn 8
443: seat 2 answers activate blaze
    seat 2: activated blaze
444: seat 2 answers move s3dock
    seat 2: moved blaze s3cabin s3dock
445: seat 2 answers move 3c4
    seat 2: moved blaze s3dock 3c4
446: seat 2 answers move 3c3
    seat 2: moved blaze 3c4 3c3
447: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
448: seat 2 answers attack weeble2
    seat 2: attacked blaze weeble2
449: seat 2 answers also peekaboom3
    seat 2: also peekaboom3
    seat 2: exhausted blaze kitty_primed
    rolled save
    rolled save
    seat 2: hits 0
450: seat 1 answers payback peekaboom3
    seat 1: paid-back peekaboom3 blaze
451: seat 1 answers done
    seat 2: event salvage trooper3
452: seat 2 answers place 4b2
    seat 2: put victory 4b2
    seat 1: turn 9
453: seat 1 answers activate sprocket
    seat 1: activated sprocket
454: seat 1 answers weapon repeater_pistol
    seat 1: weapon sprocket repeater_pistol
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket repeater_pistol
    rolled crit
    extra-die melee
    rolled ranged
    seat 1: hits 2
    rolled ranged
    rolled save
    rolled save
    rolled crit
    extra-die save
455: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 1: saves digits 4
    seat 1: readied sprocket repeater_pistol
456: seat 1 answers move 2c1
    seat 1: moved sprocket s2dock 2c1
457: seat 1 answers move 2d1
    seat 1: moved sprocket 2c1 2d1
    seat 1: collected sprocket recharge 2d1
458: seat 1 answers move 2c1
    seat 1: moved sprocket 2d1 2c1
459: seat 1 answers move 2b1
    seat 1: moved sprocket 2c1 2b1
460: seat 1 answers done
    seat 1: event salvage trooper1
461: seat 1 answers wake peekaboom3
    seat 1: activated peekaboom3
462: seat 1 answers attack blaze
    seat 1: attacked peekaboom3 blaze
463: seat 2 answers react duck
    seat 2: reacted blaze duck
    seat 2: exhausted blaze duck
    rolled crit
    extra-die crit
    extra-die ranged
464: seat 1 answers done
    seat 1: hits 3
    rolled save
    rolled save
    seat 1: saves blaze 2
    wounded blaze 1
465: seat 1 answers done
466: seat 1 answers place 1a4
    seat 1: put victory 1a4
    seat 2: turn 10
467: seat 2 answers rest
    seat 2: rested
468: seat 2 answers hand-over blaze iron_fists
    seat 2: given iron_fists blaze
469: seat 2 answers hand-over digits plasma_cutter
    seat 2: given plasma_cutter digits
470: seat 2 answers hand-over digits duck
    seat 2: given duck digits
471: seat 2 answers done
    seat 2: event taco_break officer1
472: seat 2 answers place 1d1
    seat 2: summoned peekaround1 1d1
    seat 2: healed blaze 1
    seat 1: turn 11
473: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
474: seat 1 answers done
475: seat 1 answers move 2c1
    seat 1: moved bahbaka 2c2 2c1
476: seat 1 answers move 2c2
    seat 1: moved bahbaka 2c1 2c2
477: seat 1 answers move 2c3
    seat 1: moved bahbaka 2c2 2c3
478: seat 1 answers move 2b3
    seat 1: moved bahbaka 2c3 2b3
    seat 1: event underdog officer2
    seat 2: gained 1
    seat 2: turn 12
479: seat 2 answers activate digits
    seat 2: activated digits
480: seat 2 answers door 1
    seat 2: door 1 closed
481: seat 2 answers weapon blaster_rifle
    seat 2: weapon digits blaster_rifle
482: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
    seat 2: attacked digits sprocket
    seat 2: exhausted digits blaster_rifle
    seat 2: exhausted digits red_dot_sight
483: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled save
484: seat 2 answers done
    seat 2: hits 0
485: seat 2 answers done
    seat 2: event portal_glitch trooper3
486: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 13
487: seat 1 answers rest
    seat 1: rested
488: seat 1 answers done
489: seat 1 answers pass-gadget bahbaka recharge
    seat 1: passed bahbaka recharge
490: seat 1 answers done
    seat 1: event hull_breach villain
491: seat 1 answers tile 3
    seat 1: breached 3
    wounded blaze 1
    seat 2: turn 14
492: seat 2 answers rest
    seat 2: rested
493: seat 2 answers done
    seat 2: event all_quiet officer1
    seat 2: activated peekaround1
494: seat 2 answers done
    seat 1: turn 15
495: seat 1 answers activate sprocket
    seat 1: activated sprocket
496: seat 1 answers move 2c1
    seat 1: moved sprocket 2b1 2c1
497: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
498: seat 1 answers boost power_knuckles
    seat 1: weapon sprocket power_knuckles
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket plasma_cutter
    seat 1: exhausted sprocket power_knuckles
499: seat 2 answers react duck
    seat 2: reacted digits duck
    seat 2: exhausted digits duck
    rolled ranged
    rolled melee
    rolled ranged
    seat 1: hits 3
    rolled crit
    extra-die ranged
    rolled melee
    rolled save
    rolled crit
    extra-die melee
500: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 1: saves digits 3
    seat 1: event care_package officer1
    seat 1: activated peekaround1
501: seat 1 answers move 1d2
    seat 1: moved peekaround1 1d1 1d2
502: seat 1 answers done
503: seat 1 answers gadget hoverboard 1d4
    seat 1: put hoverboard 1d4
504: seat 1 answers gadget stimpack 4d1
    seat 1: put stimpack 4d1
    seat 2: turn 16
505: seat 2 answers rest
    seat 2: rested
506: seat 2 answers hand-over digits salsa_grenade
    seat 2: given salsa_grenade digits
507: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
508: seat 2 answers done
    seat 2: event asteroid_bump villain
509: seat 2 answers direction east
    seat 2: bumped east
    seat 2: shoved peekaboom2 3a1 3b1
    seat 2: shoved peekaboom4 3a1 3b1
    seat 2: shoved blaze 3c3 3d3
    seat 2: shoved sprocket 2c1 2d1
    seat 2: shoved digits 2b1 2c1
    seat 2: shoved bahbaka 2b3 2c3
    seat 1: turn 17
510: seat 1 answers activate sprocket
    seat 1: activated sprocket
511: seat 1 answers weapon stun_spear
    seat 1: weapon sprocket stun_spear
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket stun_spear
512: seat 2 answers no
    rolled melee
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled melee
    rolled ranged
    rolled ranged
513: seat 2 answers reroll melee
    seat 2: rerolled melee melee
    seat 1: saves digits 1
    wounded digits 2
    seat 1: dazed digits
514: seat 1 answers move 2c1
    seat 1: moved sprocket 2d1 2c1
515: seat 1 answers done
    seat 1: event power_surge officer2
516: seat 1 answers ready sprocket stun_spear
    seat 1: readied sprocket stun_spear
517: seat 1 answers ready sprocket plasma_cutter
    seat 1: readied sprocket plasma_cutter
    seat 2: turn 18
518: seat 2 answers rest
    seat 2: rested
519: seat 2 answers hand-over digits padded_vest
    seat 2: given padded_vest digits
520: seat 2 answers hand-over blaze duck
    seat 2: given duck blaze
521: seat 2 answers done
    seat 2: event asteroid_bump trooper2
522: seat 2 answers wake weeble1
    seat 2: activated weeble1
523: seat 2 answers move 1c1
    seat 2: moved weeble1 1d1 1c1
524: seat 2 answers move 1b1
    seat 2: moved weeble1 1c1 1b1
525: seat 2 answers done
526: seat 2 answers direction south
    seat 2: bumped south
    seat 2: shoved peekaround1 1d2 1d3
    seat 2: shoved peekaboom2 3b1 3b2
    seat 2: shoved peekaboom4 3b1 3b2
    seat 2: shoved blaze 3d3 3d4
    seat 2: shoved digits 2c1 2c2
    seat 2: shoved sprocket 2c1 2c2
    seat 1: turn 19
527: seat 1 answers rest
    seat 1: rested
528: seat 1 answers done
529: seat 1 answers done
    seat 1: event static_storm trooper2
530: seat 1 answers wake weeble2
    seat 1: activated weeble2
531: seat 1 answers done
532: seat 1 answers exhaust bahbaka iron_fists
    seat 1: exhausted bahbaka iron_fists
533: seat 2 answers exhaust digits red_dot_sight
    seat 2: exhausted digits red_dot_sight
    seat 2: turn 20
534: seat 2 answers rest
    seat 2: rested
535: seat 2 answers done
    seat 2: event inspection trooper1
536: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
537: seat 2 answers done
538: seat 2 answers place 1d1
    seat 2: summoned peekaround2 1d1
    seat 1: turn 21
539: seat 1 answers rest
    seat 1: rested
540: seat 1 answers done
541: seat 1 answers done
    seat 1: event rampage trooper1
542: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
543: seat 1 answers move 1c4
    seat 1: moved peekaboom1 1d4 1c4
544: seat 1 answers move 1b4
    seat 1: moved peekaboom1 1c4 1b4
545: seat 1 answers move 1a4
    seat 1: moved peekaboom1 1b4 1a4
546: seat 1 answers wake peekaboom3
    seat 1: activated peekaboom3
547: seat 1 answers done
    seat 2: turn 22
548: seat 2 answers activate blaze
    seat 2: activated blaze
549: seat 2 answers done
    seat 2: event lockdown trooper2
550: seat 2 answers wake weeble2
    seat 2: activated weeble2
551: seat 2 answers done
    seat 2: door 3 closed
    seat 1: turn 23
552: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
553: seat 1 answers done
554: seat 1 answers move 2b3
    seat 1: moved bahbaka 2c3 2b3
555: seat 1 answers move 2c3
    seat 1: moved bahbaka 2b3 2c3
556: seat 1 answers move 2b3
    seat 1: moved bahbaka 2c3 2b3
557: seat 1 answers move 2b4
    seat 1: moved bahbaka 2b3 2b4
558: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
559: seat 1 answers boost red_dot_sight
    seat 1: weapon bahbaka red_dot_sight
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka red_dot_sight
    seat 1: exhausted bahbaka blaster_rifle
    rolled crit
    extra-die melee
    rolled save
    rolled save
    rolled save
560: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 1
    rolled ranged
    rolled save
    rolled crit
    extra-die save
    rolled melee
    rolled ranged
561: seat 2 answers reroll save
    seat 2: rerolled save melee
    seat 1: saves digits 2
562: seat 1 answers use recharge
    seat 1: used bahbaka recharge
    seat 1: readied bahbaka red_dot_sight
    seat 1: readied bahbaka blaster_rifle
    seat 1: event portal_glitch trooper2
563: seat 1 answers wake weeble2
    seat 1: activated weeble2
564: seat 1 answers done
565: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 24
566: seat 2 answers activate blaze
    seat 2: activated blaze
567: seat 2 answers move 3d3
    seat 2: moved blaze 3d4 3d3
568: seat 2 answers done
    seat 2: event lockdown officer1
569: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
570: seat 2 answers done
    seat 1: turn 25
571: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
572: seat 1 answers done
573: seat 1 answers move 2c4
    seat 1: moved bahbaka 2b4 2c4
574: seat 1 answers done
    seat 1: quest-done camera_off
    seat 1: gained 1
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: quest poke_in_the_eye
    seat 1: event hull_breach officer1
575: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
576: seat 1 answers attack bahbaka
    seat 1: attacked peekaround1 bahbaka
    rolled melee
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled crit
    extra-die ranged
    rolled save
    rolled melee
577: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 1: saves bahbaka 3
578: seat 1 answers move 1d4
    seat 1: moved peekaround1 1d3 1d4
579: seat 1 answers move 1c4
    seat 1: moved peekaround1 1d4 1c4
580: seat 1 answers move 1b4
    seat 1: moved peekaround1 1c4 1b4
581: seat 1 answers tile 2
    seat 1: breached 2
    wounded bahbaka 1
    wounded digits 1
    wounded sprocket 1
    seat 2: turn 26
582: seat 2 answers activate digits
    seat 2: activated digits
583: seat 2 answers door 2
    seat 2: door 2 closed
584: seat 2 answers weapon plasma_cutter
    seat 2: weapon digits plasma_cutter
    seat 2: attacked digits sprocket
    seat 2: exhausted digits plasma_cutter
585: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled ranged
    rolled save
586: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 1
587: seat 2 answers move 2c1
    seat 2: moved digits 2c2 2c1
588: seat 2 answers move 2b1
    seat 2: moved digits 2c1 2b1
589: seat 2 answers portal 1a3
    seat 2: teleported digits 2b1 1a3
590: seat 2 answers done
    seat 2: event inspection trooper2
591: seat 2 answers wake weeble2
    seat 2: activated weeble2
592: seat 2 answers move 4c4
    seat 2: moved weeble2 4d4 4c4
593: seat 2 answers done
    seat 1: turn 27
594: seat 1 answers rest
    seat 1: rested
595: seat 1 answers done
    seat 1: event static_storm villain
596: seat 1 answers exhaust bahbaka red_dot_sight
    seat 1: exhausted bahbaka red_dot_sight
597: seat 2 answers exhaust blaze iron_fists
    seat 2: exhausted blaze iron_fists
    seat 2: turn 28
598: seat 2 answers rest
    seat 2: rested
599: seat 2 answers hand-over digits duck
    seat 2: given duck digits
600: seat 2 answers hand-over blaze red_shirt
    seat 2: given red_shirt blaze
601: seat 2 answers done
    seat 2: event underdog trooper1
602: seat 2 answers wake peekaboom4
    seat 2: activated peekaboom4
603: seat 2 answers done
    seat 2: gained 1
    seat 1: turn 29
604: seat 1 answers rest
    seat 1: rested
605: seat 1 answers done
    seat 1: event taco_break officer2
606: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
607: seat 2 answers heal digits
    seat 1: healed digits 1
    seat 2: turn 30
608: seat 2 answers activate blaze
    seat 2: activated blaze
609: seat 2 answers move 3d2
    seat 2: moved blaze 3d3 3d2
610: seat 2 answers move 3d1
    seat 2: moved blaze 3d2 3d1
    seat 2: collected blaze stimpack 3d1
611: seat 2 answers move 3c1
    seat 2: moved blaze 3d1 3c1
612: seat 2 answers move 3d1
    seat 2: moved blaze 3c1 3d1
613: seat 2 answers use stimpack
    seat 2: used blaze stimpack
    seat 2: healed blaze 1
    seat 2: event override trooper3
    seat 2: door 2 open
    seat 1: turn 31
614: seat 1 answers activate sprocket
    seat 1: activated sprocket
615: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
    seat 1: attacked sprocket blaze
    seat 1: exhausted sprocket kitty_primed
    rolled save
    rolled save
    seat 1: hits 0
616: seat 1 answers move 2c1
    seat 1: moved sprocket 2c2 2c1
617: seat 1 answers move 2b1
    seat 1: moved sprocket 2c1 2b1
618: seat 1 answers portal 4a1
    seat 1: teleported sprocket 2b1 4a1
619: seat 1 answers portal 1a3
    seat 1: teleported sprocket 4a1 1a3
620: seat 1 answers no
    seat 1: event override trooper1
621: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
622: seat 1 answers done
    seat 2: turn 32
623: seat 2 answers activate blaze
    seat 2: activated blaze
624: seat 2 answers move 3d2
    seat 2: moved blaze 3d1 3d2
625: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 1: turn 33
626: seat 1 answers rest
    seat 1: rested
627: seat 1 answers hand-over bahbaka duck
    seat 1: given duck bahbaka
628: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
629: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
630: seat 1 answers hand-over bahbaka kitty_primed
    seat 1: given kitty_primed bahbaka
631: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
632: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
633: seat 1 answers done
    seat 1: event salvage trooper1
634: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
635: seat 1 answers move 1a3
    seat 1: moved peekaboom1 1a4 1a3
636: seat 1 answers portal 2b1
    seat 1: teleported peekaboom1 1a3 2b1
637: seat 1 answers done
638: seat 1 answers place 4b2
    seat 1: put victory 4b2
    seat 2: turn 34
639: seat 2 answers activate digits
    seat 2: activated digits
640: seat 2 answers door 1
    seat 2: door 1 closed
641: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
642: seat 2 answers boost red_dot_sight
    seat 2: weapon digits red_dot_sight
643: seat 2 answers attack sprocket
    seat 2: attacked digits sprocket
    seat 2: exhausted digits repeater_pistol
    seat 2: exhausted digits red_dot_sight
    rolled ranged
    rolled melee
    rolled save
    seat 2: hits 1
    rolled crit
    extra-die crit
    extra-die ranged
    rolled melee
644: seat 1 answers done
    seat 2: saves sprocket 2
    seat 2: readied digits repeater_pistol
645: seat 2 answers move 1a4
    seat 2: moved digits 1a3 1a4
    seat 2: found digits 1 1a4
    seat 2: collected digits quest_a 1a4
646: seat 2 answers done
    seat 2: event portal_glitch trooper2
647: seat 2 answers wake weeble1
    seat 2: activated weeble1
648: seat 2 answers move 1a1
    seat 2: moved weeble1 1b1 1a1
649: seat 2 answers move 1a2
    seat 2: moved weeble1 1a1 1a2
650: seat 2 answers attack sprocket
    seat 2: attacked weeble1 sprocket
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled ranged
    rolled save
651: seat 1 answers done
    seat 2: saves sprocket 1
652: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 35
653: seat 1 answers activate sprocket
    seat 1: activated sprocket
654: seat 1 answers move 1a2
    seat 2: guarded weeble1 sprocket
    seat 2: attacked weeble1 sprocket
    rolled ranged
    rolled crit
    extra-die save
    rolled save
655: seat 2 answers shove 1a4
    seat 2: shoved sprocket 1a3 1a4
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled melee
656: seat 1 answers done
    seat 2: saves sprocket 1
    wounded sprocket 1
657: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
658: seat 1 answers boost iron_fists
    seat 1: weapon sprocket iron_fists
659: seat 1 answers boost power_knuckles
    seat 1: weapon sprocket power_knuckles
660: seat 1 answers attack digits
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket plasma_cutter
    seat 1: exhausted sprocket power_knuckles
    seat 1: exhausted sprocket iron_fists
661: seat 2 answers react duck
    seat 2: reacted digits duck
    seat 2: exhausted digits duck
    rolled crit
    extra-die melee
    rolled ranged
    rolled melee
    rolled save
662: seat 1 answers done
663: seat 1 answers shove 1b4
    seat 1: shoved digits 1a4 1b4
    seat 1: hits 4
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
    rolled melee
    rolled ranged
    seat 1: saves digits 2
    wounded digits 2
    killed digits
    seat 1: gained 1
    seat 1: pvp-done yellow
    seat 1: gained 2
    seat 1: reward borrowed_eye
664: seat 1 answers no
665: seat 1 answers give bahbaka
    seat 1: given borrowed_eye bahbaka
666: seat 1 answers discard duck
    seat 1: discarded duck
    seat 2: put quest_a 1b4
667: seat 1 answers done
668: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event reinforcements trooper2
669: seat 1 answers wake weeble2
    seat 1: activated weeble2
670: seat 1 answers move 4c3
    seat 1: moved weeble2 4c4 4c3
671: seat 1 answers move 4c4
    seat 1: moved weeble2 4c3 4c4
672: seat 1 answers move 4c3
    seat 1: moved weeble2 4c4 4c3
    seat 2: turn 36
673: seat 2 answers activate blaze
    seat 2: activated blaze
674: seat 2 answers move 3d1
    seat 2: moved blaze 3d2 3d1
675: seat 2 answers move 3c1
    seat 2: moved blaze 3d1 3c1
676: seat 2 answers move 3b1
    seat 2: moved blaze 3c1 3b1
677: seat 2 answers weapon kitty_primed
    seat 2: weapon blaze kitty_primed
678: seat 2 answers attack peekaboom2
    seat 2: attacked blaze peekaboom2
679: seat 2 answers also peekaboom4
    seat 2: also peekaboom4
    seat 2: exhausted blaze kitty_primed
    rolled save
    rolled ranged
680: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 0
681: seat 1 answers payback peekaboom2
    seat 1: paid-back peekaboom2 blaze
682: seat 1 answers done
    seat 2: event care_package trooper1
683: seat 2 answers wake peekaboom1
    seat 2: activated peekaboom1
684: seat 2 answers portal 1a3
    seat 2: teleported peekaboom1 2b1 1a3
685: seat 2 answers portal 4a1
    seat 2: teleported peekaboom1 1a3 4a1
686: seat 2 answers move 4a2
    seat 2: moved peekaboom1 4a1 4a2
687: seat 2 answers gadget recharge 4a4
    seat 2: put recharge 4a4
688: seat 2 answers gadget hoverboard 3b4
    seat 2: put hoverboard 3b4
    seat 1: turn 37
689: seat 1 answers activate sprocket
    seat 1: activated sprocket
690: seat 1 answers done
691: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event override trooper3
    seat 1: door 1 open
    seat 2: turn 38
692: seat 2 answers rest
    seat 2: rested
693: seat 2 answers place 3a1
    seat 2: resurrected digits 3a1
694: seat 2 answers hand-over blaze plasma_cutter
    seat 2: given plasma_cutter blaze
695: seat 2 answers hand-over blaze red_dot_sight
    seat 2: given red_dot_sight blaze
696: seat 2 answers hand-over digits kitty_primed
    seat 2: given kitty_primed digits
697: seat 2 answers done
    seat 2: event all_quiet officer1
698: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
699: seat 2 answers done
    seat 1: turn 39
700: seat 1 answers rest
    seat 1: rested
701: seat 1 answers done
    seat 1: event asteroid_bump villain
702: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved peekaround1 1b4 1a4
    seat 1: shoved peekaround2 1d1 1c1
    seat 1: shoved peekaboom3 4d4 4c4
    seat 1: shoved bahbaka 2c4 2b4
    seat 1: shoved blaze 3b1 3a1
    seat 2: turn 40
703: seat 2 answers activate blaze
    seat 2: activated blaze
704: seat 2 answers move 3b1
    seat 2: moved blaze 3a1 3b1
705: seat 2 answers weapon plasma_cutter
    seat 2: weapon blaze plasma_cutter
706: seat 2 answers boost iron_fists
    seat 2: weapon blaze iron_fists
707: seat 2 answers attack peekaboom2
    seat 2: attacked blaze peekaboom2
    seat 2: exhausted blaze iron_fists
    seat 2: exhausted blaze plasma_cutter
    rolled melee
    rolled crit
    extra-die melee
    rolled save
    rolled melee
    rolled ranged
708: seat 2 answers done
    seat 2: hits 5
    rolled melee
    seat 2: saves peekaboom2 0
    wounded peekaboom2 5
    overkilled peekaboom2
    killed peekaboom2
    seat 2: gained 1
    seat 2: quest-done poke_in_the_eye
    seat 2: gained 2
    left peekaboom2
    seat 2: quest home_movie
    seat 2: event rampage trooper2
709: seat 2 answers wake weeble2
    seat 2: activated weeble2
710: seat 2 answers move 4c2
    seat 2: moved weeble2 4c3 4c2
711: seat 2 answers move 4c1
    seat 2: moved weeble2 4c2 4c1
712: seat 2 answers done
713: seat 2 answers wake peekaboom3
    seat 2: activated peekaboom3
714: seat 2 answers done
    turn-limit 40
    seat 2: won-scenario scenario_2b
    seat 1: result 5
    seat 2: result 6
    seat 2: badges 1
715: seat 2 answers keep holo_decoy
    seat 2: took-upgrade holo_decoy
716: seat 2 answers keep holo_decoy
    seat 2: took-upgrade holo_decoy
717: seat 1 answers keep rocket_fists
    seat 1: took-upgrade rocket_fists
718: seat 1 answers keep amp_module
    seat 1: took-upgrade amp_module
719: seat 1 answers keep rocket_fists
    seat 1: took-upgrade rocket_fists
720: seat 1 answers keep auto_medic
    seat 1: took-upgrade auto_medic
721: seat 2 answers keep combat_exosuit
    seat 2: took-upgrade combat_exosuit
722: seat 2 answers keep combat_exosuit
    seat 2: took-upgrade combat_exosuit
723: seat 2 answers keep spotter_drone
    seat 2: took-upgrade spotter_drone
724: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
725: seat 2 answers discard red_shirt
    seat 2: discarded red_shirt
726: seat 2 answers discard padded_vest
    seat 2: discarded padded_vest
727: seat 2 answers discard iron_fists
    seat 2: discarded iron_fists
728: seat 2 answers give blaze
    seat 2: given pulse_blade blaze
729: seat 2 answers give digits
    seat 2: given repeater_pistol digits
730: seat 2 answers give blaze
    seat 2: given blaster_rifle blaze
731: seat 2 answers give digits
    seat 2: given kitty_primed digits
732: seat 2 answers give digits
    seat 2: given plasma_cutter digits
733: seat 2 answers give digits
    seat 2: given duck digits
734: seat 2 answers give digits
    seat 2: given salsa_grenade digits
735: seat 2 answers give blaze
    seat 2: given spotter_drone blaze
736: seat 2 answers give blaze
    seat 2: given combat_exosuit blaze
737: seat 2 answers give blaze
    seat 2: given combat_exosuit blaze
738: seat 2 answers give blaze
    seat 2: given holo_decoy blaze
    seat 2: given holo_decoy digits
739: seat 1 answers discard red_dot_sight
    seat 1: discarded red_dot_sight
740: seat 1 answers discard iron_fists
    seat 1: discarded iron_fists
741: seat 1 answers discard power_knuckles
    seat 1: discarded power_knuckles
742: seat 1 answers discard kitty_primed
    seat 1: discarded kitty_primed
743: seat 1 answers give bahbaka
    seat 1: given pulse_blade bahbaka
744: seat 1 answers give sprocket
    seat 1: given repeater_pistol sprocket
745: seat 1 answers give sprocket
    seat 1: given blaster_rifle sprocket
746: seat 1 answers give bahbaka
    seat 1: given red_shirt bahbaka
747: seat 1 answers give bahbaka
    seat 1: given plasma_cutter bahbaka
748: seat 1 answers give bahbaka
    seat 1: given stun_spear bahbaka
749: seat 1 answers give bahbaka
    seat 1: given padded_vest bahbaka
750: seat 1 answers give bahbaka
    seat 1: given rocket_fists bahbaka
    seat 1: given rocket_fists sprocket
    seat 1: given amp_module sprocket
    seat 1: given auto_medic sprocket
    seat 1: given borrowed_eye sprocket
751: seat 2 answers scenario scenario_3c
    seat 2: next scenario_3c
    scenario scenario_3c
    monster-card trooper1 scuttlebutt
    monster-card trooper2 peekaboom
    monster-card trooper3 octocold
    monster-card officer1 peekaround
    monster-card officer2 octocruel
752: seat 2 answers dock 2
    seat 2: docked 2
753: seat 2 answers board s2dock
    seat 2: boarded blaze s2dock
754: seat 2 answers board s2dock
    seat 2: boarded digits s2dock
755: seat 1 answers dock 1
    seat 1: docked 1
756: seat 1 answers board s1cabin
    seat 1: boarded sprocket s1cabin
757: seat 1 answers board s1dock
    seat 1: boarded bahbaka s1dock
    seat 2: quest dress_to_impress
    seat 2: turn 1
758: seat 2 answers activate digits
    seat 2: activated digits
759: seat 2 answers door 3
    seat 2: door 3 closed
760: seat 2 answers move 2c1
    seat 2: moved digits s2dock 2c1
761: seat 2 answers move 2d1
    seat 2: moved digits 2c1 2d1
    seat 2: collected digits recharge 2d1
762: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
    seat 2: attacked digits peekaboom1
    seat 2: exhausted digits kitty_primed
    rolled ranged
    rolled crit
    extra-die melee
    seat 2: hits 2
    rolled save
    seat 2: saves peekaboom1 1
    wounded peekaboom1 1
    seat 1: paid-back peekaboom1 digits
763: seat 1 answers move 2c3
    seat 1: moved peekaboom1 2b3 2c3
764: seat 1 answers attack digits
    seat 1: attacked peekaboom1 digits
765: seat 2 answers react holo_decoy
    seat 2: reacted digits holo_decoy
    seat 2: exhausted digits holo_decoy
    rolled save
766: seat 1 answers done
    seat 1: hits 0
767: seat 2 answers use recharge
    seat 2: used digits recharge
    seat 2: readied digits kitty_primed
    seat 2: readied digits holo_decoy
    seat 2: event rampage trooper2
768: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
769: seat 2 answers move 4d3
    seat 2: moved peekaboom2 4d4 4d3
770: seat 2 answers move 4c3
    seat 2: moved peekaboom2 4d3 4c3
771: seat 2 answers done
772: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
773: seat 2 answers move 1a2
    seat 2: moved scuttlebutt1 1a1 1a2
774: seat 2 answers move 1a1
    seat 2: moved scuttlebutt1 1a2 1a1
775: seat 2 answers done
    seat 1: turn 2
776: seat 1 answers activate sprocket
    seat 1: activated sprocket
777: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
778: seat 1 answers done
    seat 1: event power_surge trooper1
779: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
780: seat 1 answers move 1b1
    seat 1: moved scuttlebutt1 1a1 1b1
781: seat 1 answers move 1b2
    seat 1: moved scuttlebutt1 1b1 1b2
782: seat 1 answers move 1b1
    seat 1: moved scuttlebutt1 1b2 1b1
    seat 2: turn 3
783: seat 2 answers activate digits
    seat 2: activated digits
784: seat 2 answers door 1
    seat 2: door 1 open
785: seat 2 answers weapon repeater_pistol
    seat 2: weapon digits repeater_pistol
    seat 2: attacked digits peekaboom1
    seat 2: exhausted digits repeater_pistol
    rolled save
    rolled crit
    extra-die save
    seat 2: hits 1
    rolled ranged
    seat 2: saves peekaboom1 0
    wounded peekaboom1 1
    killed peekaboom1
    seat 2: gained 1
    seat 1: paid-back peekaboom1 digits
786: seat 1 answers move 2d3
    seat 1: moved peekaboom1 2c3 2d3
787: seat 1 answers move 2d2
    seat 1: moved peekaboom1 2d3 2d2
788: seat 1 answers move 2d1
    seat 1: moved peekaboom1 2d2 2d1
789: seat 1 answers attack digits
    seat 1: attacked peekaboom1 digits
790: seat 2 answers react holo_decoy
    seat 2: reacted digits holo_decoy
    seat 2: exhausted digits holo_decoy
    rolled melee
791: seat 1 answers reroll melee
    seat 1: rerolled melee save
    seat 1: hits 0
    left peekaboom1
792: seat 2 answers move 2d2
    seat 2: moved digits 2d1 2d2
793: seat 2 answers move 2c2
    seat 2: moved digits 2d2 2c2
    seat 2: found digits 1 2c2
794: seat 2 answers move 2c3
    seat 2: moved digits 2c2 2c3
795: seat 2 answers move 2d3
    seat 2: moved digits 2c3 2d3
    seat 2: event all_quiet officer1
    seat 2: activated peekaround1
796: seat 2 answers move 3a3
    seat 2: moved peekaround1 3a4 3a3
797: seat 2 answers move 3a2
    seat 2: moved peekaround1 3a3 3a2
798: seat 2 answers done
    seat 1: turn 4
799: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
800: seat 1 answers done
801: seat 1 answers move s1cabin
    seat 1: moved bahbaka s1dock s1cabin
802: seat 1 answers move s1dock
    seat 1: moved bahbaka s1cabin s1dock
803: seat 1 answers move 1a2
    seat 1: moved bahbaka s1dock 1a2
804: seat 1 answers move 1a3
    seat 1: moved bahbaka 1a2 1a3
    seat 1: found bahbaka 1 1a3
    seat 1: event override trooper3
805: seat 1 answers place 3d1
    seat 1: summoned octocold1 3d1
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 5
806: seat 2 answers activate digits
    seat 2: activated digits
807: seat 2 answers door 2
    seat 2: door 2 closed
808: seat 2 answers move 2c3
    seat 2: moved digits 2d3 2c3
809: seat 2 answers move 2c2
    seat 2: moved digits 2c3 2c2
810: seat 2 answers move 2c3
    seat 2: moved digits 2c2 2c3
811: seat 2 answers move 2b3
    seat 2: moved digits 2c3 2b3
    seat 2: event taco_break officer1
    seat 2: activated peekaround1
812: seat 2 answers move 3a3
    seat 2: moved peekaround1 3a2 3a3
813: seat 2 answers move 3b3
    seat 2: moved peekaround1 3a3 3b3
814: seat 2 answers done
    seat 1: turn 6
815: seat 1 answers activate sprocket
    seat 1: activated sprocket
816: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
817: seat 1 answers move 1a1
    seat 1: moved sprocket 1a2 1a1
818: seat 1 answers done
    seat 1: event static_storm villain
819: seat 1 answers exhaust sprocket rocket_fists
    seat 1: exhausted sprocket rocket_fists
820: seat 2 answers exhaust blaze spotter_drone
    seat 2: exhausted blaze spotter_drone
    seat 2: turn 7
821: seat 2 answers rest
    seat 2: rested
822: seat 2 answers done
    seat 2: event inspection trooper2
    seat 2: activated peekaboom2
823: seat 2 answers done
824: seat 2 answers place 2b3
    seat 2: summoned peekaround2 2b3
    seat 1: turn 8
825: seat 1 answers activate sprocket
    seat 1: activated sprocket
826: seat 1 answers move 1b1
    seat 2: guarded scuttlebutt1 sprocket
    seat 2: attacked scuttlebutt1 sprocket
    rolled melee
    rolled save
    seat 2: hits 1
    rolled save
    seat 2: saves sprocket 1
    seat 1: moved sprocket 1a1 1b1
827: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
828: seat 1 answers boost borrowed_eye
    seat 1: weapon sprocket borrowed_eye
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket blaster_rifle
    seat 1: exhausted sprocket borrowed_eye
    rolled melee
    rolled save
    rolled ranged
    rolled melee
    seat 1: hits 1
    rolled melee
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 1
    seat 2: paid-back scuttlebutt1 sprocket
829: seat 2 answers move 1a1
    seat 2: moved scuttlebutt1 1b1 1a1
830: seat 2 answers attack sprocket
    seat 2: attacked scuttlebutt1 sprocket
    rolled save
    rolled save
    seat 2: hits 0
    seat 1: event rampage trooper1
831: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
832: seat 1 answers move 1b1
    seat 1: moved scuttlebutt1 1a1 1b1
833: seat 1 answers done
834: seat 1 answers wake peekaboom2
    seat 1: activated peekaboom2
835: seat 1 answers move 4b3
    seat 1: moved peekaboom2 4c3 4b3
836: seat 1 answers move 4b4
    seat 1: moved peekaboom2 4b3 4b4
837: seat 1 answers door 4
    seat 1: door 4 closed
    seat 2: turn 9
838: seat 2 answers activate blaze
    seat 2: activated blaze
839: seat 2 answers move 2c1
    seat 2: moved blaze s2dock 2c1
840: seat 2 answers move 2c2
    seat 2: moved blaze 2c1 2c2
841: seat 2 answers move 2c3
    seat 2: moved blaze 2c2 2c3
842: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom2
843: seat 2 answers move 4c4
    seat 2: moved peekaboom2 4b4 4c4
844: seat 2 answers move 4c3
    seat 2: moved peekaboom2 4c4 4c3
845: seat 2 answers move 4b3
    seat 2: moved peekaboom2 4c3 4b3
846: seat 2 answers direction south
    seat 2: bumped south
    seat 2: shoved peekaboom2 4b3 4b4
    seat 2: shoved octocold1 3d1 3d2
    seat 2: shoved peekaround2 2b3 2b4
    seat 2: shoved scuttlebutt1 1b1 1b2
    seat 2: shoved bahbaka 1a3 1a4
    seat 2: shoved digits 2b3 2b4
    seat 2: shoved sprocket 1b1 1b2
    seat 1: turn 10
847: seat 1 answers rest
    seat 1: rested
848: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
849: seat 1 answers hand-over bahbaka auto_medic
    seat 1: given auto_medic bahbaka
850: seat 1 answers hand-over sprocket auto_medic
    seat 1: given auto_medic sprocket
851: seat 1 answers hand-over bahbaka rocket_fists
    seat 1: given rocket_fists bahbaka
852: seat 1 answers done
    seat 1: event static_storm trooper2
    seat 1: activated peekaboom2
853: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4b4 4c4
854: seat 1 answers done
855: seat 1 answers exhaust sprocket amp_module
    seat 1: exhausted sprocket amp_module
856: seat 2 answers exhaust blaze spotter_drone
    seat 2: exhausted blaze spotter_drone
    seat 2: turn 11
857: seat 2 answers activate blaze
    seat 2: activated blaze
858: seat 2 answers move 2d3
    seat 2: moved blaze 2c3 2d3
859: seat 2 answers move 2c3
    seat 2: moved blaze 2d3 2c3
860: seat 2 answers weapon blaster_rifle
    seat 2: weapon blaze blaster_rifle
    seat 2: attacked blaze peekaround2
    seat 2: exhausted blaze blaster_rifle
    rolled save
    rolled save
    rolled melee
861: seat 2 answers reroll save
    seat 2: rerolled save ranged
862: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
863: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
864: seat 2 answers reroll save
    seat 2: rerolled save ranged
    seat 2: hits 3
    rolled ranged
    rolled save
    seat 2: saves peekaround2 1
    cancelled peekaround2 1
    wounded peekaround2 3
    seat 1: paid-back peekaround2 blaze
865: seat 1 answers move 2a4
    seat 1: moved peekaround2 2b4 2a4
866: seat 1 answers move 2a3
    seat 1: moved peekaround2 2a4 2a3
867: seat 1 answers move 2a2
    seat 1: moved peekaround2 2a3 2a2
868: seat 1 answers attack blaze
    seat 1: attacked peekaround2 blaze
869: seat 2 answers no
    rolled melee
    rolled crit
    extra-die save
    rolled save
    seat 1: hits 1
    rolled ranged
870: seat 2 answers done
    seat 1: saves blaze 0
    wounded blaze 1
    seat 2: event salvage trooper1
871: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
872: seat 2 answers move 5a3
    seat 2: moved scuttlebutt2 5a4 5a3
873: seat 2 answers move 5a4
    seat 2: moved scuttlebutt2 5a3 5a4
874: seat 2 answers move 5b4
    seat 2: moved scuttlebutt2 5a4 5b4
875: seat 2 answers place 2c4
    seat 2: put victory 2c4
    seat 1: turn 12
876: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
877: seat 1 answers done
878: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated octocold1
879: seat 1 answers move 3c2
    seat 1: moved octocold1 3d2 3c2
880: seat 1 answers move 3d2
    seat 1: moved octocold1 3c2 3d2
881: seat 1 answers done
    seat 2: turn 13
882: seat 2 answers rest
    seat 2: rested
883: seat 2 answers done
    seat 2: event inspection trooper1
884: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
885: seat 2 answers done
    seat 1: turn 14
886: seat 1 answers activate sprocket
    seat 1: activated sprocket
887: seat 1 answers weapon repeater_pistol
    seat 1: weapon sprocket repeater_pistol
888: seat 1 answers boost borrowed_eye
    seat 1: weapon sprocket borrowed_eye
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket repeater_pistol
    seat 1: exhausted sprocket borrowed_eye
    rolled ranged
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
    seat 1: hits 5
    rolled melee
    seat 1: saves scuttlebutt1 0
    wounded scuttlebutt1 5
    overkilled scuttlebutt1
    killed scuttlebutt1
    seat 1: gained 1
    left scuttlebutt1
889: seat 1 answers move 1b1
    seat 1: moved sprocket 1b2 1b1
890: seat 1 answers move 1c1
    seat 1: moved sprocket 1b1 1c1
891: seat 1 answers move 1b1
    seat 1: moved sprocket 1c1 1b1
892: seat 1 answers move 1c1
    seat 1: moved sprocket 1b1 1c1
    seat 1: event override trooper1
    seat 1: activated scuttlebutt2
893: seat 1 answers done
    seat 1: door 2 open
    seat 1: door 4 open
    seat 2: turn 15
894: seat 2 answers activate digits
    seat 2: activated digits
895: seat 2 answers no
896: seat 2 answers move 2c4
    seat 2: moved digits 2b4 2c4
    seat 2: found digits 1 2c4
897: seat 2 answers done
    seat 2: quest-done dress_to_impress
    seat 2: gained 2
    seat 2: quest by_invitation_only
    seat 2: event care_package trooper1
    seat 2: activated scuttlebutt2
898: seat 2 answers done
899: seat 2 answers gadget hoverboard 5d4
    seat 2: put hoverboard 5d4
900: seat 2 answers gadget recharge 5a1
    seat 2: put recharge 5a1
    seat 1: turn 16
901: seat 1 answers activate sprocket
    seat 1: activated sprocket
902: seat 1 answers move 1d1
    seat 1: moved sprocket 1c1 1d1
    seat 1: collected sprocket stimpack 1d1
903: seat 1 answers move 1d2
    seat 1: moved sprocket 1d1 1d2
904: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
905: seat 1 answers move 1d3
    seat 1: moved sprocket 1d2 1d3
906: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
907: seat 1 answers attack peekaround2
    seat 1: attacked sprocket peekaround2
    seat 1: exhausted sprocket blaster_rifle
    rolled ranged
    rolled ranged
    rolled crit
    extra-die melee
    seat 1: hits 3
    rolled ranged
    rolled save
    seat 1: saves peekaround2 1
    wounded peekaround2 2
    killed peekaround2
    seat 1: gained 2
    seat 2: paid-back peekaround2 sprocket
908: seat 2 answers move 2a3
    seat 2: moved peekaround2 2a2 2a3
909: seat 2 answers move 2a2
    seat 2: moved peekaround2 2a3 2a2
910: seat 2 answers move 2a3
    seat 2: moved peekaround2 2a2 2a3
911: seat 2 answers attack sprocket
    seat 2: attacked peekaround2 sprocket
    rolled ranged
    rolled ranged
    rolled save
    seat 2: hits 2
    rolled save
    seat 2: saves sprocket 1
    wounded sprocket 1
    left peekaround2
912: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event hull_breach villain
913: seat 1 answers tile 2
    seat 1: breached 2
    wounded digits 1
    wounded blaze 1
    seat 2: turn 17
914: seat 2 answers activate digits
    seat 2: activated digits
915: seat 2 answers no
916: seat 2 answers move 2b4
    seat 2: moved digits 2c4 2b4
917: seat 2 answers done
    seat 2: event lockdown officer1
    seat 2: activated peekaround1
918: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 2: door 4 closed
    seat 1: turn 18
919: seat 1 answers rest
    seat 1: rested
920: seat 1 answers done
    seat 1: event reinforcements trooper3
    seat 1: activated octocold1
921: seat 1 answers move 3d3
    seat 1: moved octocold1 3d2 3d3
922: seat 1 answers move 3c3
    seat 1: moved octocold1 3d3 3c3
923: seat 1 answers done
924: seat 1 answers place 4d4
    seat 1: summoned scuttlebutt1 4d4
    seat 2: turn 19
925: seat 2 answers activate digits
    seat 2: activated digits
926: seat 2 answers door 1
    seat 2: door 1 open
927: seat 2 answers move 2a4
    seat 2: moved digits 2b4 2a4
    seat 2: collected digits hoverboard 2a4
928: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
    seat 2: attacked digits sprocket
    seat 2: exhausted digits kitty_primed
    rolled save
    rolled save
    seat 2: hits 0
929: seat 2 answers done
    seat 2: event asteroid_bump villain
930: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved peekaround1 3b3 3b2
    seat 2: shoved octocold1 3c3 3c2
    seat 2: shoved peekaboom2 4c4 4c3
    seat 2: shoved scuttlebutt1 4d4 4d3
    seat 2: shoved sprocket 1d3 1d2
    seat 2: shoved blaze 2c3 2c2
    seat 2: shoved bahbaka 1a4 1a3
    seat 2: shoved digits 2a4 2a3
    seat 1: turn 20
931: seat 1 answers activate sprocket
    seat 1: activated sprocket
932: seat 1 answers move 1d3
    seat 1: moved sprocket 1d2 1d3
933: seat 1 answers move 1d4
    seat 1: moved sprocket 1d3 1d4
    seat 1: collected sprocket quest_a 1d4
934: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated octocold1
935: seat 1 answers move 3b2
    seat 1: moved octocold1 3c2 3b2
936: seat 1 answers move 3c2
    seat 1: moved octocold1 3b2 3c2
937: seat 1 answers done
938: seat 1 answers place 2c4
    seat 1: put victory 2c4
    seat 2: turn 21
939: seat 2 answers rest
    seat 2: rested
940: seat 2 answers hand-over digits spotter_drone
    seat 2: given spotter_drone digits
941: seat 2 answers hand-over blaze salsa_grenade
    seat 2: given salsa_grenade blaze
942: seat 2 answers done
943: seat 2 answers done
    seat 2: event power_surge officer2
944: seat 2 answers place 3d1
    seat 2: summoned octocruel1 3d1
    seat 1: turn 22
945: seat 1 answers rest
    seat 1: rested
946: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom2
947: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4c3 4c4
948: seat 1 answers move 4d4
    seat 1: moved peekaboom2 4c4 4d4
949: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4d4 4c4
    seat 1: door 1 closed
    seat 2: turn 23
950: seat 2 answers activate blaze
    seat 2: activated blaze
951: seat 2 answers move 2c3
    seat 2: moved blaze 2c2 2c3
952: seat 2 answers done
    seat 2: event underdog trooper1
953: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
954: seat 2 answers move 5c4
    seat 2: moved scuttlebutt2 5b4 5c4
955: seat 2 answers move 5b4
    seat 2: moved scuttlebutt2 5c4 5b4
956: seat 2 answers move 5c4
    seat 2: moved scuttlebutt2 5b4 5c4
    seat 1: gained 1
    seat 1: turn 24
957: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
958: seat 1 answers move 1d3
    seat 1: moved sprocket 1d4 1d3
959: seat 1 answers move 1b3
    seat 1: moved bahbaka 1a3 1b3
960: seat 1 answers move 1a3
    seat 1: moved bahbaka 1b3 1a3
961: seat 1 answers done
    seat 1: event reinforcements trooper2
    seat 1: activated peekaboom2
962: seat 1 answers move 4b4
    seat 1: moved peekaboom2 4c4 4b4
963: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4b4 4c4
964: seat 1 answers move 4d4
    seat 1: moved peekaboom2 4c4 4d4
965: seat 1 answers place 3a4
    seat 1: summoned scuttlebutt3 3a4
    seat 2: turn 25
966: seat 2 answers activate digits
    seat 2: activated digits
967: seat 2 answers no
968: seat 2 answers door 1
    seat 2: door 1 open
969: seat 2 answers weapon plasma_cutter
    seat 2: weapon digits plasma_cutter
    seat 2: attacked digits sprocket
    seat 2: exhausted digits plasma_cutter
    rolled ranged
    rolled save
    rolled melee
    rolled melee
    seat 2: hits 3
    rolled ranged
    seat 2: saves sprocket 0
    wounded sprocket 3
970: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
971: seat 2 answers done
972: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 2: healed sprocket 1
    seat 1: turn 26
973: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
974: seat 1 answers move 2a3
    seat 1: moved sprocket 1d3 2a3
975: seat 1 answers move 1b3
    seat 1: moved bahbaka 1a3 1b3
976: seat 1 answers move 1b4
    seat 1: moved bahbaka 1b3 1b4
    seat 1: collected bahbaka stimpack 1b4
977: seat 1 answers use stimpack
    seat 1: used bahbaka stimpack
978: seat 1 answers move 1b3
    seat 1: moved bahbaka 1b4 1b3
979: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom2
980: seat 1 answers move 4d3
    seat 1: moved peekaboom2 4d4 4d3
981: seat 1 answers done
982: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 27
983: seat 2 answers rest
    seat 2: rested
984: seat 2 answers done
985: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
986: seat 2 answers done
    seat 2: event portal_glitch trooper3
    seat 2: activated octocold1
987: seat 2 answers move 3b2
    seat 2: moved octocold1 3c2 3b2
988: seat 2 answers move 3b3
    seat 2: moved octocold1 3b2 3b3
989: seat 2 answers move 3a3
    seat 2: moved octocold1 3b3 3a3
990: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 1: turn 28
991: seat 1 answers activate sprocket
    seat 1: activated sprocket
    seat 1: healed sprocket 1
992: seat 1 answers weapon plasma_cutter
    seat 1: weapon sprocket plasma_cutter
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket plasma_cutter
993: seat 2 answers react holo_decoy
    seat 2: reacted digits holo_decoy
    seat 2: exhausted digits holo_decoy
    rolled ranged
    rolled save
    rolled melee
    seat 1: hits 2
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    rolled ranged
    seat 1: saves digits 2
994: seat 1 answers move 2b3
    seat 1: moved sprocket 2a3 2b3
995: seat 1 answers move 2c3
    seat 1: moved sprocket 2b3 2c3
996: seat 1 answers move 2c2
    seat 1: moved sprocket 2c3 2c2
997: seat 1 answers move 2c1
    seat 1: moved sprocket 2c2 2c1
998: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event underdog officer2
    seat 1: activated octocruel1
999: seat 1 answers done
    seat 2: turn 29
1000: seat 2 answers rest
    seat 2: rested
1001: seat 2 answers hand-over blaze duck
    seat 2: given duck blaze
1002: seat 2 answers hand-over digits pulse_blade
    seat 2: given pulse_blade digits
1003: seat 2 answers done
1004: seat 2 answers done
    seat 2: event care_package officer1
    seat 2: activated peekaround1
1005: seat 2 answers move 3b1
    seat 2: moved peekaround1 3b2 3b1
1006: seat 2 answers move 3b2
    seat 2: moved peekaround1 3b1 3b2
1007: seat 2 answers move 3c2
    seat 2: moved peekaround1 3b2 3c2
1008: seat 2 answers gadget recharge 5a1
    seat 2: put recharge 5a1
1009: seat 2 answers gadget stimpack 2d1
    seat 2: put stimpack 2d1
    seat 1: turn 30
1010: seat 1 answers rest
    seat 1: rested
1011: seat 1 answers done
    seat 1: event hull_breach officer1
    seat 1: activated peekaround1
1012: seat 1 answers done
1013: seat 1 answers tile 2
    seat 1: breached 2
    wounded digits 1
    wounded blaze 1
    wounded sprocket 1
    seat 2: turn 31
1014: seat 2 answers activate blaze
    seat 2: activated blaze
1015: seat 2 answers move 2c2
    seat 2: moved blaze 2c3 2c2
1016: seat 2 answers weapon salsa_grenade
    seat 2: weapon blaze salsa_grenade
    seat 2: attacked blaze sprocket
    seat 2: exhausted blaze salsa_grenade
    rolled crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled ranged
1017: seat 2 answers done
    seat 2: hits 4
    rolled crit
    extra-die ranged
    seat 2: saves sprocket 1
    cancelled sprocket 1
    wounded sprocket 4
    killed sprocket
    seat 2: gained 1
    seat 2: pvp-done blue
    seat 2: gained 2
    seat 2: reward dazzling_tuxedo
1018: seat 2 answers take quest_a
    seat 2: took blaze quest_a
1019: seat 2 answers give blaze
    seat 2: given dazzling_tuxedo blaze
1020: seat 2 answers discard salsa_grenade
    seat 2: discarded salsa_grenade
1021: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
1022: seat 2 answers move 3d2
    seat 2: moved octocruel1 3d1 3d2
1023: seat 2 answers move 3d3
    seat 2: moved octocruel1 3d2 3d3
1024: seat 2 answers move 3d2
    seat 2: moved octocruel1 3d3 3d2
    seat 1: gained 1
    seat 1: turn 32
1025: seat 1 answers rest
    seat 1: rested
1026: seat 1 answers place s1cabin
    seat 1: resurrected sprocket s1cabin
1027: seat 1 answers done
    seat 1: event asteroid_bump trooper2
    seat 1: activated peekaboom2
1028: seat 1 answers move 4c3
    seat 1: moved peekaboom2 4d3 4c3
1029: seat 1 answers done
1030: seat 1 answers direction north
    seat 1: bumped north
    seat 1: shoved octocruel1 3d2 3d1
    seat 1: shoved octocold1 3a3 3a2
    seat 1: shoved scuttlebutt1 4d3 4d2
    seat 1: shoved scuttlebutt3 3a4 3a3
    seat 1: shoved blaze 2c2 2c1
    seat 1: shoved bahbaka 1b3 1b2
    seat 1: shoved digits 2a3 2a2
    seat 2: turn 33
1031: seat 2 answers activate blaze
    seat 2: activated blaze
1032: seat 2 answers move 2b1
    seat 2: moved blaze 2c1 2b1
1033: seat 2 answers move 2c1
    seat 2: moved blaze 2b1 2c1
1034: seat 2 answers move 2b1
    seat 2: moved blaze 2c1 2b1
1035: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
1036: seat 2 answers move 3d2
    seat 2: moved octocruel1 3d1 3d2
1037: seat 2 answers move 3d1
    seat 2: moved octocruel1 3d2 3d1
1038: seat 2 answers move 3d2
    seat 2: moved octocruel1 3d1 3d2
1039: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 1: turn 34
1040: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1041: seat 1 answers move s1dock
    seat 1: moved sprocket s1cabin s1dock
1042: seat 1 answers move 1b1
    seat 1: moved bahbaka 1b2 1b1
1043: seat 1 answers move 1b2
    seat 1: moved bahbaka 1b1 1b2
1044: seat 1 answers move 1b1
    seat 1: moved bahbaka 1b2 1b1
1045: seat 1 answers move 1c1
    seat 1: moved bahbaka 1b1 1c1
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom2
1046: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4c3 4c4
1047: seat 1 answers move 4d4
    seat 1: moved peekaboom2 4c4 4d4
1048: seat 1 answers move 4d3
    seat 1: moved peekaboom2 4d4 4d3
1049: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 35
1050: seat 2 answers rest
    seat 2: rested
1051: seat 2 answers done
1052: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom2
1053: seat 2 answers done
1054: seat 2 answers exhaust digits spotter_drone
    seat 2: exhausted digits spotter_drone
1055: seat 1 answers exhaust bahbaka rocket_fists
    seat 1: exhausted bahbaka rocket_fists
    seat 1: turn 36
1056: seat 1 answers rest
    seat 1: rested
1057: seat 1 answers done
    seat 1: event inspection trooper1
1058: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
1059: seat 1 answers move 3a4
    seat 1: moved scuttlebutt3 3a3 3a4
1060: seat 1 answers move 3a3
    seat 1: moved scuttlebutt3 3a4 3a3
1061: seat 1 answers move 3a2
    seat 1: moved scuttlebutt3 3a3 3a2
1062: seat 1 answers place 1a1
    seat 1: summoned peekaround2 1a1
    seat 2: turn 37
1063: seat 2 answers rest
    seat 2: rested
1064: seat 2 answers done
1065: seat 2 answers pass-gadget digits hoverboard
    seat 2: passed digits hoverboard
1066: seat 2 answers done
    seat 2: event lockdown trooper2
    seat 2: activated peekaboom2
1067: seat 2 answers done
    seat 2: door 1 closed
    seat 1: turn 38
1068: seat 1 answers activate sprocket
    seat 1: activated sprocket
1069: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
1070: seat 1 answers move s1dock
    seat 2: guarded peekaround2 sprocket
    seat 2: attacked peekaround2 sprocket
    rolled save
    rolled melee
    rolled melee
    seat 2: hits 0
    seat 1: moved sprocket 1a2 s1dock
1071: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
1072: seat 1 answers move s1dock
    seat 2: guarded peekaround2 sprocket
    seat 2: attacked peekaround2 sprocket
    rolled save
    rolled ranged
    rolled melee
    seat 2: hits 1
    rolled save
    seat 2: saves sprocket 1
    seat 1: moved sprocket 1a2 s1dock
1073: seat 1 answers done
    seat 1: event override trooper1
1074: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
1075: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 39
1076: seat 2 answers activate digits
    seat 2: activated digits
1077: seat 2 answers door 4
    seat 2: door 4 closed
1078: seat 2 answers use hoverboard
    seat 2: used digits hoverboard
1079: seat 2 answers portal 5d2
    seat 2: teleported blaze 2b1 5d2
1080: seat 2 answers move 5d1
    seat 2: moved blaze 5d2 5d1
    seat 2: collected blaze quest_a 5d1
    seat 2: quest-done by_invitation_only
    seat 2: gained 2
    tokens-gone 3
    seat 2: quest last_dance
1081: seat 2 answers done
1082: seat 2 answers move 2a3
    seat 2: moved digits 2a2 2a3
1083: seat 2 answers move 2a4
    seat 2: moved digits 2a3 2a4
1084: seat 2 answers move 2b4
    seat 2: moved digits 2a4 2b4
1085: seat 2 answers move 2c4
    seat 2: moved digits 2b4 2c4
    seat 2: found digits 1 2c4
1086: seat 2 answers weapon kitty_primed
    seat 2: weapon digits kitty_primed
1087: seat 2 answers attack scuttlebutt3
    seat 2: attacked digits scuttlebutt3
1088: seat 2 answers also octocold1
    seat 2: also octocold1
    seat 2: exhausted digits kitty_primed
    rolled melee
    rolled crit
    extra-die melee
    seat 2: hits 1
    rolled crit
    extra-die save
    seat 2: saves scuttlebutt3 2
    rolled ranged
    seat 2: saves octocold1 0
    wounded octocold1 1
1089: seat 1 answers payback scuttlebutt3
    seat 1: paid-back scuttlebutt3 digits
1090: seat 1 answers move 3a3
    seat 1: moved scuttlebutt3 3a2 3a3
1091: seat 1 answers done
    seat 2: event underdog trooper1
1092: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
1093: seat 2 answers move 5b4
    seat 2: moved scuttlebutt2 5c4 5b4
1094: seat 2 answers move 5c4
    seat 2: moved scuttlebutt2 5b4 5c4
1095: seat 2 answers done
    seat 1: gained 1
    seat 1: turn 40
1096: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1097: seat 1 answers move 1a2
    seat 1: moved sprocket s1dock 1a2
1098: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom2
1099: seat 1 answers move 4d4
    seat 1: moved peekaboom2 4d3 4d4
1100: seat 1 answers move 4c4
    seat 1: moved peekaboom2 4d4 4c4
1101: seat 1 answers move 4b4
    seat 1: moved peekaboom2 4c4 4b4
1102: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
1103: seat 1 answers move 4d3
    seat 1: moved scuttlebutt1 4d2 4d3
1104: seat 1 answers move 4c3
    seat 1: moved scuttlebutt1 4d3 4c3
1105: seat 1 answers move 4c4
    seat 1: moved scuttlebutt1 4c3 4c4
    turn-limit 40
    seat 2: won-scenario scenario_3c
    seat 1: result 7
    seat 2: result 11
    seat 1: badges 1
    seat 2: badges 2
1106: seat 2 answers keep ion_cannon
    seat 2: took-upgrade ion_cannon
1107: seat 2 answers keep antimatter_cell
    seat 2: took-upgrade antimatter_cell
1108: seat 1 answers keep ion_cannon
    seat 1: took-upgrade ion_cannon
1109: seat 1 answers keep bulwark_plates
    seat 1: took-upgrade bulwark_plates
1110: seat 1 answers keep bulwark_plates
    seat 1: took-upgrade bulwark_plates
1111: seat 1 answers keep titan_gauntlets
    seat 1: took-upgrade titan_gauntlets
1112: seat 2 answers keep titan_gauntlets
    seat 2: took-upgrade titan_gauntlets
1113: seat 2 answers keep prophet_lens
    seat 2: took-upgrade prophet_lens
1114: seat 2 answers keep prophet_lens
    seat 2: took-upgrade prophet_lens
1115: seat 1 answers keep mirror_field
    seat 1: took-upgrade mirror_field
1116: seat 2 answers keep phase_boots
    seat 2: took-upgrade phase_boots
1117: seat 2 answers discard combat_exosuit
    seat 2: discarded combat_exosuit
1118: seat 2 answers discard combat_exosuit
    seat 2: discarded combat_exosuit
1119: seat 2 answers discard spotter_drone
    seat 2: discarded spotter_drone
1120: seat 2 answers discard titan_gauntlets
    seat 2: discarded titan_gauntlets
1121: seat 2 answers discard kitty_primed
    seat 2: discarded kitty_primed
1122: seat 2 answers discard phase_boots
    seat 2: discarded phase_boots
1123: seat 2 answers give digits
    seat 2: given pulse_blade digits
1124: seat 2 answers give blaze
    seat 2: given repeater_pistol blaze
1125: seat 2 answers give digits
    seat 2: given blaster_rifle digits
1126: seat 2 answers give blaze
    seat 2: given plasma_cutter blaze
1127: seat 2 answers give blaze
    seat 2: given duck blaze
1128: seat 2 answers give blaze
    seat 2: given holo_decoy blaze
1129: seat 2 answers give blaze
    seat 2: given holo_decoy blaze
1130: seat 2 answers give digits
    seat 2: given ion_cannon digits
1131: seat 2 answers give blaze
    seat 2: given prophet_lens blaze
    seat 2: given prophet_lens digits
    seat 2: given antimatter_cell digits
    seat 2: given dazzling_tuxedo digits
1132: seat 1 answers discard auto_medic
    seat 1: discarded auto_medic
1133: seat 1 answers discard repeater_pistol
    seat 1: discarded repeater_pistol
1134: seat 1 answers discard red_shirt
    seat 1: discarded red_shirt
1135: seat 1 answers discard pulse_blade
    seat 1: discarded pulse_blade
1136: seat 1 answers discard borrowed_eye
    seat 1: discarded borrowed_eye
1137: seat 1 answers give bahbaka
    seat 1: given blaster_rifle bahbaka
1138: seat 1 answers give sprocket
    seat 1: given plasma_cutter sprocket
1139: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
1140: seat 1 answers give bahbaka
    seat 1: given padded_vest bahbaka
1141: seat 1 answers give bahbaka
    seat 1: given rocket_fists bahbaka
1142: seat 1 answers give sprocket
    seat 1: given rocket_fists sprocket
1143: seat 1 answers give sprocket
    seat 1: given amp_module sprocket
1144: seat 1 answers give sprocket
    seat 1: given ion_cannon sprocket
1145: seat 1 answers give bahbaka
    seat 1: given titan_gauntlets bahbaka
1146: seat 1 answers give bahbaka
    seat 1: given bulwark_plates bahbaka
1147: seat 1 answers give sprocket
    seat 1: given bulwark_plates sprocket
    seat 1: given mirror_field bahbaka
    seat 2: next scenario_4
    scenario scenario_4
    monster-card trooper1 weeble
    monster-card trooper2 peekaboom
    monster-card trooper3 octocold
    monster-card officer1 peekaround
    monster-card officer2 octocruel
1148: seat 2 answers dock 3
    seat 2: docked 3
1149: seat 2 answers board s3dock
    seat 2: boarded blaze s3dock
1150: seat 2 answers board s3cabin
    seat 2: boarded digits s3cabin
1151: seat 1 answers dock 4
    seat 1: docked 4
1152: seat 1 answers board s4dock
    seat 1: boarded sprocket s4dock
1153: seat 1 answers board s4dock
    seat 1: boarded bahbaka s4dock
    seat 2: quest guest_list
    seat 2: turn 1
1154: seat 2 answers activate blaze
    seat 2: activated blaze
1155: seat 2 answers move 6d2
    seat 2: moved blaze s3dock 6d2
1156: seat 2 answers move 6d1
    seat 2: moved blaze 6d2 6d1
1157: seat 2 answers portal 3d1
    seat 2: teleported blaze 6d1 3d1
1158: seat 2 answers move 3d2
    seat 2: moved blaze 3d1 3d2
    seat 2: event portal_glitch trooper2
1159: seat 2 answers wake peekaboom2
    seat 2: activated peekaboom2
1160: seat 2 answers done
1161: seat 2 answers colour orange
    seat 2: portals-off orange
    seat 1: turn 2
1162: seat 1 answers activate sprocket
    seat 1: activated sprocket
1163: seat 1 answers move 5a2
    seat 1: moved sprocket s4dock 5a2
1164: seat 1 answers weapon ion_cannon
    seat 1: weapon sprocket ion_cannon
    seat 1: attacked sprocket peekaboom2
    seat 1: exhausted sprocket ion_cannon
    rolled crit
    extra-die save
    rolled ranged
    rolled melee
    rolled save
    rolled crit
    extra-die save
    rolled melee
    seat 1: hits 3
    rolled save
    seat 1: saves peekaboom2 1
    wounded peekaboom2 2
    killed peekaboom2
    seat 1: gained 1
    seat 2: paid-back peekaboom2 sprocket
1165: seat 2 answers move 5a3
    seat 2: moved peekaboom2 5a4 5a3
1166: seat 2 answers move 5a4
    seat 2: moved peekaboom2 5a3 5a4
1167: seat 2 answers attack sprocket
    seat 2: attacked peekaboom2 sprocket
    rolled save
    rolled save
1168: seat 2 answers done
    seat 2: hits 0
    left peekaboom2
    seat 1: event rampage trooper1
1169: seat 1 answers wake weeble1
    seat 1: activated weeble1
1170: seat 1 answers move 1c2
    seat 1: moved weeble1 1c3 1c2
1171: seat 1 answers move 1c1
    seat 1: moved weeble1 1c2 1c1
1172: seat 1 answers move 1b1
    seat 1: moved weeble1 1c1 1b1
1173: seat 1 answers wake weeble2
    seat 1: activated weeble2
1174: seat 1 answers done
    seat 2: turn 3
1175: seat 2 answers activate digits
    seat 2: activated digits
1176: seat 2 answers door 2
    seat 2: door 2 open
1177: seat 2 answers move s3dock
    seat 2: moved digits s3cabin s3dock
1178: seat 2 answers move 6d2
    seat 2: moved digits s3dock 6d2
1179: seat 2 answers move 6d1
    seat 2: moved digits 6d2 6d1
1180: seat 2 answers done
    seat 2: event all_quiet officer1
    seat 2: activated peekaround1
1181: seat 2 answers move 3b1
    seat 2: moved peekaround1 3a1 3b1
1182: seat 2 answers move 3b2
    seat 2: moved peekaround1 3b1 3b2
1183: seat 2 answers done
    seat 1: turn 4
1184: seat 1 answers rest
    seat 1: rested
1185: seat 1 answers hand-over bahbaka plasma_cutter
    seat 1: given plasma_cutter bahbaka
1186: seat 1 answers hand-over sprocket padded_vest
    seat 1: given padded_vest sprocket
1187: seat 1 answers hand-over sprocket bulwark_plates
    seat 1: given bulwark_plates sprocket
1188: seat 1 answers hand-over bahbaka amp_module
    seat 1: given amp_module bahbaka
1189: seat 1 answers hand-over sprocket plasma_cutter
    seat 1: given plasma_cutter sprocket
1190: seat 1 answers hand-over bahbaka stun_spear
    seat 1: given stun_spear bahbaka
1191: seat 1 answers done
    seat 1: event portal_glitch trooper3
1192: seat 1 answers place 3a1
    seat 1: summoned octocold1 3a1
1193: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 5
1194: seat 2 answers activate blaze
    seat 2: activated blaze
1195: seat 2 answers move 3d3
    seat 2: moved blaze 3d2 3d3
1196: seat 2 answers move 3c3
    seat 2: moved blaze 3d3 3c3
    seat 2: found blaze 1 3c3
1197: seat 2 answers move 3c4
    seat 2: moved blaze 3c3 3c4
1198: seat 2 answers move 3b4
    seat 2: moved blaze 3c4 3b4
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
1199: seat 2 answers done
    seat 1: turn 6
1200: seat 1 answers activate sprocket
    seat 1: activated sprocket
1201: seat 1 answers move 5a1
    seat 1: moved sprocket 5a2 5a1
    seat 1: found sprocket 1 5a1
1202: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
1203: seat 1 answers move 4b4
    seat 1: moved octocruel1 4a4 4b4
1204: seat 1 answers move 4c4
    seat 1: moved octocruel1 4b4 4c4
1205: seat 1 answers move 4d4
    seat 1: moved octocruel1 4c4 4d4
    seat 2: turn 7
1206: seat 2 answers activate blaze
    seat 2: activated blaze
1207: seat 2 answers move 3c4
    seat 2: moved blaze 3b4 3c4
1208: seat 2 answers move 3d4
    seat 2: moved blaze 3c4 3d4
1209: seat 2 answers done
    seat 2: quest-done guest_list
    seat 2: gained 2
    seat 2: quest countdown_cancelled
    seat 2: event hull_breach officer1
    seat 2: activated peekaround1
1210: seat 2 answers done
1211: seat 2 answers tile 5
    seat 2: breached 5
    wounded sprocket 1
    seat 1: turn 8
1212: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1213: seat 1 answers move 5b1
    seat 1: moved sprocket 5a1 5b1
1214: seat 1 answers move 5a2
    seat 1: moved bahbaka s4dock 5a2
1215: seat 1 answers move 5b2
    seat 1: moved bahbaka 5a2 5b2
1216: seat 1 answers move 5c2
    seat 1: moved bahbaka 5b2 5c2
1217: seat 1 answers move 5d2
    seat 1: moved bahbaka 5c2 5d2
    seat 1: event lockdown officer1
    seat 1: activated peekaround1
1218: seat 1 answers move 3a2
    seat 1: moved peekaround1 3b2 3a2
1219: seat 1 answers move 3a3
    seat 1: moved peekaround1 3a2 3a3
1220: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
1221: seat 2 answers no
    rolled ranged
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    seat 1: hits 3
    rolled crit
    extra-die save
    seat 1: saves blaze 2
    wounded blaze 1
    seat 1: door 2 closed
    seat 1: door 5 closed
    seat 2: turn 9
1222: seat 2 answers activate blaze
    seat 2: activated blaze
1223: seat 2 answers move 3c4
    seat 2: moved blaze 3d4 3c4
1224: seat 2 answers move 3b4
    seat 2: moved blaze 3c4 3b4
1225: seat 2 answers move 3c4
    seat 2: moved blaze 3b4 3c4
1226: seat 2 answers done
    seat 2: event asteroid_bump villain
1227: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved weeble1 1b1 1a1
    seat 2: shoved octocruel1 4d4 4c4
    seat 2: shoved sprocket 5b1 5a1
    seat 2: shoved blaze 3c4 3b4
    seat 2: shoved bahbaka 5d2 5c2
    seat 2: shoved digits 6d1 6c1
    seat 1: turn 10
1228: seat 1 answers activate sprocket
    seat 1: activated sprocket
1229: seat 1 answers move 5b1
    seat 1: moved sprocket 5a1 5b1
1230: seat 1 answers done
1231: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event salvage trooper1
1232: seat 1 answers wake weeble2
    seat 1: activated weeble2
1233: seat 1 answers move 6a2
    seat 1: moved weeble2 6a1 6a2
1234: seat 1 answers move 6a3
    seat 1: moved weeble2 6a2 6a3
1235: seat 1 answers done
1236: seat 1 answers place 4d1
    seat 1: put victory 4d1
    seat 2: turn 11
1237: seat 2 answers activate digits
    seat 2: activated digits
1238: seat 2 answers door 2
    seat 2: door 2 open
1239: seat 2 answers weapon ion_cannon
    seat 2: weapon digits ion_cannon
1240: seat 2 answers done
    seat 2: attacked digits weeble2
    seat 2: exhausted digits ion_cannon
    rolled melee
    rolled save
    rolled ranged
    rolled ranged
    rolled crit
    extra-die save
    rolled save
    seat 2: hits 3
    rolled save
    seat 2: saves weeble2 1
    wounded weeble2 2
    killed weeble2
    seat 2: gained 1
    seat 1: paid-back weeble2 digits
1241: seat 1 answers move 6b3
    seat 1: moved weeble2 6a3 6b3
1242: seat 1 answers move 6a3
    seat 1: moved weeble2 6b3 6a3
1243: seat 1 answers move 5d3
    seat 1: moved weeble2 6a3 5d3
    left weeble2
1244: seat 2 answers move 6c2
    seat 2: moved digits 6c1 6c2
    seat 2: collected digits hoverboard 6c2
1245: seat 2 answers move 6c1
    seat 2: moved digits 6c2 6c1
1246: seat 2 answers move 6b1
    seat 2: moved digits 6c1 6b1
1247: seat 2 answers move 6b2
    seat 2: moved digits 6b1 6b2
1248: seat 2 answers done
    seat 2: sabotaged digits 6b2
    seat 2: gained 1
    seat 2: event inspection trooper1
    seat 2: activated weeble1
1249: seat 2 answers done
1250: seat 2 answers place 6d4
    seat 2: summoned peekaround2 6d4
    seat 1: turn 12
1251: seat 1 answers activate sprocket
    seat 1: activated sprocket
1252: seat 1 answers done
    seat 1: event hull_breach villain
1253: seat 1 answers tile 3
    seat 1: breached 3
    wounded blaze 1
    seat 2: turn 13
1254: seat 2 answers rest
    seat 2: rested
1255: seat 2 answers hand-over blaze ion_cannon
    seat 2: given ion_cannon blaze
1256: seat 2 answers hand-over digits ion_cannon
    seat 2: given ion_cannon digits
1257: seat 2 answers done
1258: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
1259: seat 2 answers done
1260: seat 2 answers direction south
    seat 2: bumped south
    seat 2: shoved peekaround1 3a3 3a4
    seat 2: shoved octocold1 3a1 3a2
    seat 2: shoved weeble1 1a1 1a2
    seat 2: shoved bahbaka 5c2 5c3
    seat 2: shoved digits 6b2 6b3
    seat 2: shoved sprocket 5b1 5b2
    seat 1: turn 14
1261: seat 1 answers activate sprocket
    seat 1: activated sprocket
1262: seat 1 answers weapon ion_cannon
    seat 1: weapon sprocket ion_cannon
    seat 1: attacked sprocket digits
    seat 1: exhausted sprocket ion_cannon
1263: seat 2 answers react dazzling_tuxedo
    seat 2: reacted digits dazzling_tuxedo
    seat 2: exhausted digits dazzling_tuxedo
    rolled crit
    extra-die save
    rolled save
    rolled melee
    seat 1: hits 1
    rolled save
    rolled ranged
    rolled melee
    seat 1: saves digits 1
1264: seat 1 answers done
    seat 1: event reinforcements trooper2
    seat 1: activated peekaboom1
1265: seat 1 answers move 2b1
    seat 1: moved peekaboom1 2a1 2b1
1266: seat 1 answers move 2b2
    seat 1: moved peekaboom1 2b1 2b2
1267: seat 1 answers move 2b1
    seat 1: moved peekaboom1 2b2 2b1
1268: seat 1 answers place 4a4
    seat 1: summoned weeble2 4a4
    seat 2: turn 15
1269: seat 2 answers rest
    seat 2: rested
1270: seat 2 answers done
1271: seat 2 answers pass-gadget blaze hoverboard
    seat 2: passed blaze hoverboard
1272: seat 2 answers done
    seat 2: event underdog trooper1
1273: seat 2 answers wake weeble1
    seat 2: activated weeble1
1274: seat 2 answers move 1b2
    seat 2: moved weeble1 1a2 1b2
1275: seat 2 answers move 1a2
    seat 2: moved weeble1 1b2 1a2
1276: seat 2 answers move 1b2
    seat 2: moved weeble1 1a2 1b2
    seat 1: gained 1
    seat 1: turn 16
1277: seat 1 answers rest
    seat 1: rested
1278: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated octocold1
1279: seat 1 answers done
1280: seat 1 answers place 5c2
    seat 1: put victory 5c2
    seat 2: turn 17
1281: seat 2 answers activate digits
    seat 2: activated digits
1282: seat 2 answers door 5
    seat 2: door 5 open
1283: seat 2 answers move 6b4
    seat 2: moved digits 6b3 6b4
1284: seat 2 answers move 6a4
    seat 2: moved digits 6b4 6a4
1285: seat 2 answers move 6a3
    seat 2: moved digits 6a4 6a3
1286: seat 2 answers move 5d3
    seat 2: moved digits 6a3 5d3
1287: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits bahbaka
    seat 2: exhausted digits pulse_blade
1288: seat 1 answers react mirror_field
    seat 1: reacted bahbaka mirror_field
    seat 1: exhausted bahbaka mirror_field
    rolled save
    rolled save
    rolled crit
    extra-die melee
    seat 2: hits 2
    rolled crit
    extra-die melee
    seat 2: saves bahbaka 2
    wounded digits 1
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
1289: seat 2 answers move 2a1
    seat 2: moved peekaboom1 2b1 2a1
1290: seat 2 answers move 2b1
    seat 2: moved peekaboom1 2a1 2b1
1291: seat 2 answers move 2c1
    seat 2: moved peekaboom1 2b1 2c1
1292: seat 2 answers exhaust digits antimatter_cell
    seat 2: exhausted digits antimatter_cell
1293: seat 1 answers exhaust bahbaka titan_gauntlets
    seat 1: exhausted bahbaka titan_gauntlets
    seat 1: turn 18
1294: seat 1 answers rest
    seat 1: rested
1295: seat 1 answers done
    seat 1: event care_package officer1
1296: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
1297: seat 1 answers done
1298: seat 1 answers gadget hoverboard 4c3
    seat 1: put hoverboard 4c3
1299: seat 1 answers gadget stimpack 6c3
    seat 1: put stimpack 6c3
    seat 2: turn 19
1300: seat 2 answers rest
    seat 2: rested
1301: seat 2 answers done
1302: seat 2 answers done
    seat 2: event taco_break officer1
1303: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
1304: seat 2 answers done
1305: seat 2 answers heal digits
    seat 2: healed digits 1
    seat 1: turn 20
1306: seat 1 answers rest
    seat 1: rested
1307: seat 1 answers done
    seat 1: event override trooper1
1308: seat 1 answers wake weeble1
    seat 1: activated weeble1
1309: seat 1 answers move 1a2
    seat 1: moved weeble1 1b2 1a2
1310: seat 1 answers move 1b2
    seat 1: moved weeble1 1a2 1b2
1311: seat 1 answers move 1c2
    seat 1: moved weeble1 1b2 1c2
    seat 1: door 1 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 21
1312: seat 2 answers activate digits
    seat 2: activated digits
1313: seat 2 answers no
1314: seat 2 answers move 5d4
    seat 2: moved digits 5d3 5d4
    seat 2: found digits 1 5d4
1315: seat 2 answers move 5c4
    seat 2: moved digits 5d4 5c4
1316: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 2: activated octocold1
1317: seat 2 answers attack sprocket
    seat 2: attacked octocold1 sprocket
    rolled melee
    rolled ranged
    seat 2: hits 1
    rolled ranged
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    rolled ranged
    rolled melee
    rolled crit
    extra-die melee
    rolled save
    seat 2: saves sprocket 5
1318: seat 2 answers move 3a1
    seat 2: moved octocold1 3a2 3a1
1319: seat 2 answers move 3b1
    seat 2: moved octocold1 3a1 3b1
1320: seat 2 answers move 3a1
    seat 2: moved octocold1 3b1 3a1
1321: seat 2 answers place 2a1
    seat 2: summoned weeble3 2a1
    seat 1: turn 22
1322: seat 1 answers activate sprocket
    seat 1: activated sprocket
1323: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom1
1324: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 1: door 5 closed
    seat 2: turn 23
1325: seat 2 answers activate digits
    seat 2: activated digits
1326: seat 2 answers door 5
    seat 2: door 5 open
1327: seat 2 answers weapon ion_cannon
    seat 2: weapon digits ion_cannon
1328: seat 2 answers boost prophet_lens
    seat 2: weapon digits prophet_lens
1329: seat 2 answers attack sprocket
    seat 2: attacked digits sprocket
    seat 2: exhausted digits prophet_lens
    seat 2: exhausted digits ion_cannon
    rolled melee
    rolled ranged
    rolled save
    rolled crit
    extra-die melee
    rolled ranged
    rolled ranged
    rolled save
    rolled ranged
    seat 2: hits 5
    rolled ranged
    rolled ranged
    rolled ranged
    rolled save
    rolled save
    rolled crit
    extra-die ranged
    seat 2: saves sprocket 3
    cancelled sprocket 1
    wounded sprocket 3
1330: seat 2 answers move 5c3
    seat 2: moved digits 5c4 5c3
1331: seat 2 answers move 5c2
    seat 2: moved digits 5c3 5c2
    seat 2: found digits 1 5c2
1332: seat 2 answers done
    seat 2: sabotaged digits 5c2
    seat 2: gained 1
    seat 2: event inspection trooper2
    seat 2: activated peekaboom1
1333: seat 2 answers done
    seat 1: turn 24
1334: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1335: seat 1 answers done
1336: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka digits
    seat 1: exhausted bahbaka blaster_rifle
1337: seat 2 answers react dazzling_tuxedo
    seat 2: reacted digits dazzling_tuxedo
    seat 2: exhausted digits dazzling_tuxedo
    rolled save
    seat 1: hits 0
1338: seat 1 answers move 5d3
    seat 1: moved bahbaka 5c3 5d3
1339: seat 1 answers move 5d2
    seat 1: moved bahbaka 5d3 5d2
1340: seat 1 answers move 5d3
    seat 1: moved bahbaka 5d2 5d3
1341: seat 1 answers move 6a3
    seat 1: moved bahbaka 5d3 6a3
    seat 1: event underdog officer2
    seat 1: activated octocruel1
1342: seat 1 answers done
    seat 1: gained 1
    seat 2: turn 25
1343: seat 2 answers rest
    seat 2: rested
1344: seat 2 answers done
1345: seat 2 answers done
    seat 2: event power_surge trooper1
1346: seat 2 answers wake weeble3
    seat 2: activated weeble3
1347: seat 2 answers move 2b1
    seat 2: moved weeble3 2a1 2b1
1348: seat 2 answers move 2b2
    seat 2: moved weeble3 2b1 2b2
1349: seat 2 answers move 2a2
    seat 2: moved weeble3 2b2 2a2
    seat 1: turn 26
1350: seat 1 answers rest
    seat 1: rested
1351: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom1
1352: seat 1 answers move 2c2
    seat 1: moved peekaboom1 2c1 2c2
1353: seat 1 answers done
1354: seat 1 answers wake weeble3
    seat 1: activated weeble3
1355: seat 1 answers move 2a3
    seat 1: moved weeble3 2a2 2a3
1356: seat 1 answers move 1d3
    seat 1: moved weeble3 2a3 1d3
1357: seat 1 answers move 2a3
    seat 1: moved weeble3 1d3 2a3
    seat 2: turn 27
1358: seat 2 answers activate blaze
    seat 2: activated blaze
1359: seat 2 answers weapon plasma_cutter
    seat 2: weapon blaze plasma_cutter
    seat 2: attacked blaze peekaround1
    seat 2: exhausted blaze plasma_cutter
    rolled ranged
    rolled crit
    extra-die save
    rolled ranged
    rolled melee
    seat 2: hits 4
    rolled melee
    rolled ranged
    seat 2: saves peekaround1 0
    wounded peekaround1 4
    killed peekaround1
    seat 2: gained 2
    seat 1: paid-back peekaround1 blaze
1360: seat 1 answers move 3a3
    seat 1: moved peekaround1 3a4 3a3
1361: seat 1 answers attack blaze
    seat 1: attacked peekaround1 blaze
1362: seat 2 answers no
    rolled crit
    extra-die ranged
    rolled ranged
    rolled ranged
    seat 1: hits 4
    rolled ranged
    seat 1: saves blaze 0
    wounded blaze 4
    killed blaze
    seat 1: gained 1
    seat 2: put hoverboard 3b4
    left peekaround1
    seat 2: event static_storm villain
1363: seat 2 answers exhaust digits antimatter_cell
    seat 2: exhausted digits antimatter_cell
1364: seat 1 answers exhaust bahbaka rocket_fists
    seat 1: exhausted bahbaka rocket_fists
    seat 1: turn 28
1365: seat 1 answers rest
    seat 1: rested
1366: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated octocold1
1367: seat 1 answers move 3a2
    seat 1: moved octocold1 3a1 3a2
1368: seat 1 answers move 3a1
    seat 1: moved octocold1 3a2 3a1
1369: seat 1 answers move 3b1
    seat 1: moved octocold1 3a1 3b1
    seat 2: turn 29
1370: seat 2 answers rest
    seat 2: rested
1371: seat 2 answers place 5c2
    seat 2: resurrected blaze 5c2
1372: seat 2 answers hand-over digits repeater_pistol
    seat 2: given repeater_pistol digits
1373: seat 2 answers hand-over blaze repeater_pistol
    seat 2: given repeater_pistol blaze
1374: seat 2 answers done
    seat 2: event care_package trooper1
1375: seat 2 answers wake weeble2
    seat 2: activated weeble2
1376: seat 2 answers move 4b4
    seat 2: moved weeble2 4a4 4b4
1377: seat 2 answers move 4a4
    seat 2: moved weeble2 4b4 4a4
1378: seat 2 answers move 4b4
    seat 2: moved weeble2 4a4 4b4
1379: seat 2 answers gadget hoverboard 5b3
    seat 2: put hoverboard 5b3
1380: seat 2 answers gadget recharge 6c3
    seat 2: put recharge 6c3
    seat 1: turn 30
1381: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1382: seat 1 answers move 5a2
    seat 1: moved sprocket 5b2 5a2
1383: seat 1 answers move 6a4
    seat 1: moved bahbaka 6a3 6a4
1384: seat 1 answers portal 1c1
    seat 1: teleported bahbaka 6a4 1c1
1385: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka weeble1
    seat 1: exhausted bahbaka blaster_rifle
    rolled save
    rolled ranged
    seat 1: hits 1
    rolled ranged
    seat 1: saves weeble1 0
    wounded weeble1 1
    seat 2: paid-back weeble1 bahbaka
1386: seat 2 answers move 1c1
    seat 2: moved weeble1 1c2 1c1
1387: seat 2 answers move 1c2
    seat 2: moved weeble1 1c1 1c2
1388: seat 2 answers move 1b2
    seat 2: moved weeble1 1c2 1b2
    seat 1: event override trooper3
    seat 1: activated octocold1
1389: seat 1 answers move 3b2
    seat 1: moved octocold1 3b1 3b2
1390: seat 1 answers move 3a2
    seat 1: moved octocold1 3b2 3a2
1391: seat 1 answers move 3a1
    seat 1: moved octocold1 3a2 3a1
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 3 open
    seat 1: door 4 open
    seat 2: turn 31
1392: seat 2 answers activate blaze
    seat 2: activated blaze
1393: seat 2 answers move 5b2
    seat 2: moved blaze 5c2 5b2
1394: seat 2 answers move 5b3
    seat 2: moved blaze 5b2 5b3
    seat 2: collected blaze stimpack 5b3
    seat 2: collected blaze hoverboard 5b3
1395: seat 2 answers move 5c3
    seat 2: moved blaze 5b3 5c3
1396: seat 2 answers move 5d3
    seat 2: moved blaze 5c3 5d3
1397: seat 2 answers weapon repeater_pistol
    seat 2: weapon blaze repeater_pistol
1398: seat 2 answers done
    seat 2: attacked blaze sprocket
    seat 2: exhausted blaze repeater_pistol
    rolled ranged
    rolled melee
    seat 2: hits 1
    rolled ranged
    rolled save
    rolled ranged
    rolled ranged
    rolled ranged
    rolled melee
    seat 2: saves sprocket 1
    seat 2: readied blaze repeater_pistol
1399: seat 2 answers use hoverboard
    seat 2: used blaze hoverboard
1400: seat 2 answers move 5b2
    seat 2: moved digits 5c2 5b2
1401: seat 2 answers move 5a2
    seat 2: moved digits 5b2 5a2
1402: seat 2 answers done
1403: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 2: activated octocold1
1404: seat 2 answers move 3a2
    seat 2: moved octocold1 3a1 3a2
1405: seat 2 answers done
    seat 1: turn 32
1406: seat 1 answers rest
    seat 1: rested
1407: seat 1 answers done
    seat 1: event taco_break officer1
    seat 1: activated peekaround2
1408: seat 1 answers done
    seat 1: healed sprocket 1
    seat 2: turn 33
1409: seat 2 answers activate blaze
    seat 2: activated blaze
1410: seat 2 answers move 6a3
    seat 2: moved blaze 5d3 6a3
1411: seat 2 answers move 6b3
    seat 2: moved blaze 6a3 6b3
1412: seat 2 answers move 6c3
    seat 2: moved blaze 6b3 6c3
    seat 2: collected blaze stimpack 6c3
    seat 2: collected blaze stimpack 6c3
    seat 2: collected blaze recharge 6c3
1413: seat 2 answers move 6c4
    seat 2: moved blaze 6c3 6c4
1414: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
1415: seat 2 answers door 4
    seat 2: door 4 closed
1416: seat 2 answers door 4
    seat 2: door 4 open
1417: seat 2 answers move 4d4
    seat 2: moved octocruel1 4c4 4d4
    seat 1: gained 1
    seat 1: turn 34
1418: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
1419: seat 1 answers done
1420: seat 1 answers weapon blaster_rifle
    seat 1: weapon bahbaka blaster_rifle
    seat 1: attacked bahbaka weeble1
    seat 1: exhausted bahbaka blaster_rifle
    rolled ranged
    rolled crit
    extra-die melee
    rolled melee
    seat 1: hits 2
    rolled crit
    extra-die ranged
    seat 1: saves weeble1 1
    wounded weeble1 1
    killed weeble1
    seat 1: gained 1
    seat 2: paid-back weeble1 bahbaka
1421: seat 2 answers move 1a2
    seat 2: moved weeble1 1b2 1a2
1422: seat 2 answers move 1a3
    seat 2: moved weeble1 1a2 1a3
1423: seat 2 answers portal 4a1
    seat 2: teleported weeble1 1a3 4a1
    left weeble1
1424: seat 1 answers move 1c2
    seat 1: moved bahbaka 1c1 1c2
1425: seat 1 answers done
    seat 1: event override trooper1
1426: seat 1 answers wake weeble3
    seat 1: activated weeble3
1427: seat 1 answers move 2b3
    seat 1: moved weeble3 2a3 2b3
1428: seat 1 answers move 2a3
    seat 1: moved weeble3 2b3 2a3
1429: seat 1 answers move 1d3
    seat 1: moved weeble3 2a3 1d3
    seat 2: turn 35
1430: seat 2 answers activate digits
    seat 2: activated digits
1431: seat 2 answers door 1
    seat 2: door 1 closed
1432: seat 2 answers move 5b2
    seat 2: moved digits 5a2 5b2
1433: seat 2 answers weapon pulse_blade
    seat 2: weapon digits pulse_blade
    seat 2: attacked digits sprocket
    seat 2: exhausted digits pulse_blade
    rolled ranged
    rolled ranged
    rolled crit
    extra-die melee
    seat 2: hits 4
    rolled melee
    rolled crit
    extra-die crit
    extra-die melee
    rolled save
    rolled save
    rolled save
    rolled ranged
    seat 2: saves sprocket 5
    seat 2: event inspection trooper1
1434: seat 2 answers wake weeble2
    seat 2: activated weeble2
1435: seat 2 answers move 4c4
    seat 2: moved weeble2 4b4 4c4
1436: seat 2 answers move 4d4
    seat 2: moved weeble2 4c4 4d4
1437: seat 2 answers move 4d3
    seat 2: moved weeble2 4d4 4d3
1438: seat 2 answers place 6d4
    seat 2: summoned peekaround1 6d4
    seat 1: turn 36
1439: seat 1 answers rest
    seat 1: rested
1440: seat 1 answers hand-over sprocket titan_gauntlets
    seat 1: given titan_gauntlets sprocket
1441: seat 1 answers hand-over bahbaka padded_vest
    seat 1: given padded_vest bahbaka
1442: seat 1 answers hand-over bahbaka ion_cannon
    seat 1: given ion_cannon bahbaka
1443: seat 1 answers hand-over sprocket mirror_field
    seat 1: given mirror_field sprocket
1444: seat 1 answers hand-over sprocket padded_vest
    seat 1: given padded_vest sprocket
1445: seat 1 answers hand-over bahbaka padded_vest
    seat 1: given padded_vest bahbaka
1446: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
1447: seat 1 answers done
    seat 1: healed sprocket 1
    seat 2: turn 37
1448: seat 2 answers rest
    seat 2: rested
1449: seat 2 answers hand-over digits holo_decoy
    seat 2: given holo_decoy digits
1450: seat 2 answers hand-over blaze blaster_rifle
    seat 2: given blaster_rifle blaze
1451: seat 2 answers done
1452: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
1453: seat 2 answers done
1454: seat 2 answers direction west
    seat 2: bumped west
    seat 2: shoved weeble3 1d3 1c3
    seat 2: shoved weeble2 4d3 4c3
    seat 2: shoved octocruel1 4d4 4c4
    seat 2: shoved sprocket 5a2 s4dock
    seat 2: shoved digits 5b2 5a2
    seat 2: shoved bahbaka 1c2 1b2
    seat 2: shoved blaze 6c4 6b4
    seat 1: turn 38
1455: seat 1 answers activate bahbaka
    seat 1: activated bahbaka
    seat 1: found bahbaka 1 1b2
1456: seat 1 answers move 5a2
    seat 1: moved sprocket s4dock 5a2
1457: seat 1 answers move 1a2
    seat 1: moved bahbaka 1b2 1a2
1458: seat 1 answers move 1a3
    seat 1: moved bahbaka 1a2 1a3
1459: seat 1 answers portal 2d4
    seat 1: teleported bahbaka 1a3 2d4
1460: seat 1 answers weapon ion_cannon
    seat 1: weapon bahbaka ion_cannon
    seat 1: attacked bahbaka weeble3
    seat 1: exhausted bahbaka ion_cannon
    rolled save
    rolled ranged
    rolled save
    rolled save
    rolled save
    rolled save
    seat 1: hits 1
    rolled ranged
    seat 1: saves weeble3 0
    wounded weeble3 1
    seat 2: paid-back weeble3 bahbaka
1461: seat 2 answers done
    seat 1: event static_storm trooper2
    seat 1: activated peekaboom1
1462: seat 1 answers move 2d2
    seat 1: moved peekaboom1 2c2 2d2
1463: seat 1 answers done
1464: seat 1 answers exhaust bahbaka amp_module
    seat 1: exhausted bahbaka amp_module
1465: seat 2 answers exhaust digits antimatter_cell
    seat 2: exhausted digits antimatter_cell
    seat 2: turn 39
1466: seat 2 answers rest
    seat 2: rested
1467: seat 2 answers done
1468: seat 2 answers done
    seat 2: event portal_glitch trooper2
    seat 2: activated peekaboom1
1469: seat 2 answers done
1470: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 1: turn 40
1471: seat 1 answers rest
    seat 1: rested
1472: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated octocold1
1473: seat 1 answers done
1474: seat 1 answers place 2c3
    seat 1: put victory 2c3
    turn-limit 40
    seat 2: won-scenario scenario_4
    seat 1: result 8
    seat 2: result 10
    seat 1: badges 1
    seat 2: badges 4
    seat 2: won
seat 1: place 2, score 3
seat 2: place 1, score 7
