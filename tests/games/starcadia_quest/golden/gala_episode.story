seat 1: first-player
seat 1: hero sprocket
seat 2: hero edge
seat 3: hero digits
seat 1: hero hannah
seat 2: hero kylee
seat 3: hero red
0: seat 1 answers crew blue
    seat 1: crew blue
1: seat 2 answers crew yellow
    seat 2: crew yellow
2: seat 3 answers crew red
    seat 3: crew red
    seat 1: dealt scatter_blaster
    seat 1: dealt scatter_blaster
    seat 1: dealt chatty_scope
    seat 1: dealt chatty_scope
    seat 1: dealt duck
    seat 1: dealt duck
    seat 1: dealt jump_jets
    seat 2: dealt stun_spear
    seat 2: dealt marksman_carbine
    seat 2: dealt power_knuckles
    seat 2: dealt padded_vest
    seat 2: dealt salsa_grenade
    seat 2: dealt gravity_glove
    seat 2: dealt overcharger
    seat 3: dealt plasma_cutter
    seat 3: dealt plasma_cutter
    seat 3: dealt stun_spear
    seat 3: dealt marksman_carbine
    seat 3: dealt power_knuckles
    seat 3: dealt padded_vest
3: seat 1 answers keep duck
    seat 1: kept duck
4: seat 1 answers keep duck
    seat 1: kept duck
5: seat 2 answers keep marksman_carbine
    seat 2: kept marksman_carbine
6: seat 2 answers keep padded_vest
    seat 2: kept padded_vest
7: seat 3 answers keep plasma_cutter
    seat 3: kept plasma_cutter
8: seat 3 answers keep plasma_cutter
    seat 3: kept plasma_cutter
    seat 1: drafted duck
    seat 1: drafted duck
    seat 2: drafted marksman_carbine
    seat 2: drafted padded_vest
    seat 3: drafted plasma_cutter
    seat 3: drafted plasma_cutter
    seat 1: dealt stun_spear
    seat 1: dealt marksman_carbine
    seat 1: dealt power_knuckles
    seat 1: dealt padded_vest
    seat 2: dealt scatter_blaster
    seat 2: dealt scatter_blaster
    seat 2: dealt chatty_scope
    seat 2: dealt chatty_scope
    seat 2: dealt jump_jets
    seat 3: dealt stun_spear
    seat 3: dealt power_knuckles
    seat 3: dealt salsa_grenade
    seat 3: dealt gravity_glove
    seat 3: dealt overcharger
9: seat 1 answers keep marksman_carbine
    seat 1: kept marksman_carbine
10: seat 1 answers keep stun_spear
    seat 1: kept stun_spear
11: seat 2 answers keep scatter_blaster
    seat 2: kept scatter_blaster
12: seat 2 answers keep jump_jets
    seat 2: kept jump_jets
13: seat 3 answers keep overcharger
    seat 3: kept overcharger
14: seat 3 answers keep power_knuckles
    seat 3: kept power_knuckles
    seat 1: drafted marksman_carbine
    seat 1: drafted stun_spear
    seat 2: drafted scatter_blaster
    seat 2: drafted jump_jets
    seat 3: drafted overcharger
    seat 3: drafted power_knuckles
    seat 1: dealt arc_saber
    seat 1: dealt rail_rifle
    seat 1: dealt shock_maul
    seat 1: dealt spotter_drone
    seat 1: dealt combat_exosuit
    seat 1: dealt holo_decoy
    seat 1: dealt amp_module
    seat 2: dealt rail_rifle
    seat 2: dealt shock_maul
    seat 2: dealt twin_repeaters
    seat 2: dealt rocket_fists
    seat 2: dealt rocket_fists
    seat 2: dealt holo_decoy
    seat 2: dealt implosion_charge
    seat 3: dealt arc_saber
    seat 3: dealt twin_repeaters
    seat 3: dealt spotter_drone
    seat 3: dealt combat_exosuit
    seat 3: dealt leech_ray
    seat 3: dealt auto_medic
15: seat 1 answers keep holo_decoy
    seat 1: kept holo_decoy
16: seat 1 answers keep amp_module
    seat 1: kept amp_module
17: seat 2 answers keep holo_decoy
    seat 2: kept holo_decoy
18: seat 2 answers keep rail_rifle
    seat 2: kept rail_rifle
19: seat 3 answers keep auto_medic
    seat 3: kept auto_medic
20: seat 3 answers keep twin_repeaters
    seat 3: kept twin_repeaters
    seat 1: drafted holo_decoy
    seat 1: drafted amp_module
    seat 2: drafted holo_decoy
    seat 2: drafted rail_rifle
    seat 3: drafted auto_medic
    seat 3: drafted twin_repeaters
    seat 1: dealt arc_saber
    seat 1: dealt spotter_drone
    seat 1: dealt combat_exosuit
    seat 1: dealt leech_ray
    seat 2: dealt arc_saber
    seat 2: dealt rail_rifle
    seat 2: dealt shock_maul
    seat 2: dealt spotter_drone
    seat 2: dealt combat_exosuit
    seat 3: dealt shock_maul
    seat 3: dealt twin_repeaters
    seat 3: dealt rocket_fists
    seat 3: dealt rocket_fists
    seat 3: dealt implosion_charge
21: seat 1 answers keep spotter_drone
    seat 1: kept spotter_drone
22: seat 1 answers keep combat_exosuit
    seat 1: kept combat_exosuit
23: seat 2 answers keep spotter_drone
    seat 2: kept spotter_drone
24: seat 2 answers keep combat_exosuit
    seat 2: kept combat_exosuit
25: seat 3 answers keep rocket_fists
    seat 3: kept rocket_fists
26: seat 3 answers keep rocket_fists
    seat 3: kept rocket_fists
    seat 1: drafted spotter_drone
    seat 1: drafted combat_exosuit
    seat 2: drafted spotter_drone
    seat 2: drafted combat_exosuit
    seat 3: drafted rocket_fists
    seat 3: drafted rocket_fists
27: seat 1 answers discard iron_fists
    seat 1: discarded iron_fists
28: seat 1 answers discard red_dot_sight
    seat 1: discarded red_dot_sight
29: seat 1 answers discard spotter_drone
    seat 1: discarded spotter_drone
30: seat 1 answers give sprocket
    seat 1: given pulse_blade sprocket
31: seat 1 answers give hannah
    seat 1: given repeater_pistol hannah
32: seat 1 answers give hannah
    seat 1: given blaster_rifle hannah
33: seat 1 answers give sprocket
    seat 1: given kitty_primed sprocket
34: seat 1 answers give hannah
    seat 1: given red_shirt hannah
35: seat 1 answers give sprocket
    seat 1: given stun_spear sprocket
36: seat 1 answers give hannah
    seat 1: given marksman_carbine hannah
37: seat 1 answers give hannah
    seat 1: given duck hannah
38: seat 1 answers give sprocket
    seat 1: given duck sprocket
39: seat 1 answers give sprocket
    seat 1: given combat_exosuit sprocket
40: seat 1 answers give hannah
    seat 1: given holo_decoy hannah
    seat 1: given amp_module sprocket
41: seat 2 answers discard spotter_drone
    seat 2: discarded spotter_drone
42: seat 2 answers discard kitty_primed
    seat 2: discarded kitty_primed
43: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
44: seat 2 answers give kylee
    seat 2: given pulse_blade kylee
45: seat 2 answers give kylee
    seat 2: given repeater_pistol kylee
46: seat 2 answers give edge
    seat 2: given blaster_rifle edge
47: seat 2 answers give kylee
    seat 2: given iron_fists kylee
48: seat 2 answers give kylee
    seat 2: given red_shirt kylee
49: seat 2 answers give kylee
    seat 2: given scatter_blaster kylee
50: seat 2 answers give edge
    seat 2: given marksman_carbine edge
51: seat 2 answers give edge
    seat 2: given padded_vest edge
52: seat 2 answers give edge
    seat 2: given jump_jets edge
53: seat 2 answers give edge
    seat 2: given rail_rifle edge
54: seat 2 answers give edge
    seat 2: given combat_exosuit edge
    seat 2: given holo_decoy kylee
55: seat 3 answers discard kitty_primed
    seat 3: discarded kitty_primed
56: seat 3 answers discard red_dot_sight
    seat 3: discarded red_dot_sight
57: seat 3 answers discard iron_fists
    seat 3: discarded iron_fists
58: seat 3 answers give digits
    seat 3: given pulse_blade digits
59: seat 3 answers give red
    seat 3: given repeater_pistol red
60: seat 3 answers give digits
    seat 3: given blaster_rifle digits
61: seat 3 answers give digits
    seat 3: given red_shirt digits
62: seat 3 answers give digits
    seat 3: given plasma_cutter digits
63: seat 3 answers give digits
    seat 3: given plasma_cutter digits
64: seat 3 answers give red
    seat 3: given power_knuckles red
65: seat 3 answers give red
    seat 3: given overcharger red
66: seat 3 answers give red
    seat 3: given twin_repeaters red
67: seat 3 answers give red
    seat 3: given rocket_fists red
68: seat 3 answers give digits
    seat 3: given rocket_fists digits
    seat 3: given auto_medic red
    scenario scenario_3c
    monster-card trooper1 scuttlebutt
    monster-card trooper2 peekaboom
    monster-card trooper3 weeble
    monster-card officer1 peekaround
    monster-card officer2 octocruel
69: seat 1 answers dock 4
    seat 1: docked 4
70: seat 1 answers board s4cabin
    seat 1: boarded sprocket s4cabin
71: seat 1 answers board s4dock
    seat 1: boarded hannah s4dock
72: seat 2 answers dock 2
    seat 2: docked 2
73: seat 2 answers board s2cabin
    seat 2: boarded edge s2cabin
74: seat 2 answers board s2cabin
    seat 2: boarded kylee s2cabin
75: seat 3 answers dock 3
    seat 3: docked 3
76: seat 3 answers board s3cabin
    seat 3: boarded digits s3cabin
77: seat 3 answers board s3cabin
    seat 3: boarded red s3cabin
    seat 1: quest dress_to_impress
    seat 1: turn 1
78: seat 1 answers activate sprocket
    seat 1: activated sprocket
79: seat 1 answers move s4dock
    seat 1: moved sprocket s4cabin s4dock
80: seat 1 answers move 5c4
    seat 1: moved sprocket s4dock 5c4
81: seat 1 answers move 5d4
    seat 1: moved sprocket 5c4 5d4
82: seat 1 answers portal 2d3
    seat 1: teleported sprocket 5d4 2d3
83: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
84: seat 1 answers done
85: seat 1 answers attack peekaboom1
    seat 1: attacked sprocket peekaboom1
    seat 1: exhausted sprocket kitty_primed
    rolled ranged
    rolled save
86: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
87: seat 1 answers reroll save
    seat 1: rerolled save crit
    extra-die melee
    seat 1: hits 1
    rolled ranged
    seat 1: saves peekaboom1 0
    wounded peekaboom1 1
88: seat 3 answers attack sprocket
    seat 3: attacked peekaboom1 sprocket
89: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled save
90: seat 3 answers done
    seat 3: hits 0
    seat 1: event asteroid_bump villain
91: seat 1 answers direction west
    seat 1: bumped west
    seat 1: shoved peekaboom1 2d1 2c1
    seat 1: shoved peekaround1 3d1 3c1
    seat 1: shoved peekaboom2 4c2 4b2
    seat 1: shoved sprocket 2d3 2c3
    seat 1: shoved digits s3cabin s3dock
    seat 1: shoved red s3cabin s3dock
    seat 2: turn 2
92: seat 2 answers activate edge
    seat 2: activated edge
93: seat 2 answers move s2dock
    seat 2: moved edge s2cabin s2dock
94: seat 2 answers move 2c1
    seat 1: attacked peekaboom1 edge
    rolled crit
    extra-die save
    rolled ranged
95: seat 1 answers reroll ranged
    seat 1: rerolled ranged melee
    seat 1: hits 1
    rolled melee
    rolled melee
    rolled save
96: seat 2 answers done
    seat 1: saves edge 1
    seat 2: moved edge s2dock 2c1
97: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge peekaboom1
    seat 2: exhausted edge rail_rifle
    rolled ranged
    rolled save
    rolled ranged
    rolled save
98: seat 2 answers reroll save
    seat 2: rerolled save ranged
99: seat 2 answers done
    seat 2: hits 3
    rolled ranged
    seat 2: saves peekaboom1 0
    wounded peekaboom1 3
    overkilled peekaboom1
    killed peekaboom1
    seat 2: gained 1
    left peekaboom1
    seat 2: event underdog officer2
100: seat 2 answers place 5a4
    seat 2: summoned octocruel1 5a4
    seat 1: gained 1
    seat 3: gained 1
    seat 3: turn 3
101: seat 3 answers activate digits
    seat 3: activated digits
102: seat 3 answers door 2
    seat 3: door 2 closed
103: seat 3 answers move s3cabin
    seat 3: moved digits s3dock s3cabin
104: seat 3 answers done
    seat 3: event portal_glitch trooper2
    seat 3: activated peekaboom2
105: seat 3 answers move 4b3
    seat 3: moved peekaboom2 4b2 4b3
106: seat 3 answers move 4b4
    seat 3: moved peekaboom2 4b3 4b4
107: seat 3 answers move 4a4
    seat 3: moved peekaboom2 4b4 4a4
108: seat 3 answers colour magenta
    seat 3: portals-off magenta
    seat 1: turn 4
109: seat 1 answers activate sprocket
    seat 1: activated sprocket
    seat 1: collected sprocket victory 2c3
    seat 1: gained 1
110: seat 1 answers move 2b3
    seat 1: moved sprocket 2c3 2b3
    seat 1: collected sprocket stimpack 2b3
111: seat 1 answers move 2b4
    seat 1: moved sprocket 2b3 2b4
112: seat 1 answers move 2a4
    seat 1: moved sprocket 2b4 2a4
113: seat 1 answers done
    seat 1: quest-done dress_to_impress 2
    seat 1: gained 2
    seat 1: quest by_invitation_only
    seat 1: event hull_breach villain
114: seat 1 answers tile 3
    seat 1: breached 3
    seat 2: turn 5
115: seat 2 answers rest
    seat 2: rested
116: seat 2 answers done
    seat 2: event lockdown officer1
    seat 2: activated peekaround1
117: seat 2 answers done
    seat 2: door 3 closed
    seat 3: turn 6
118: seat 3 answers activate digits
    seat 3: activated digits
119: seat 3 answers no
120: seat 3 answers move s3dock
    seat 3: moved digits s3cabin s3dock
121: seat 3 answers move 4d2
    seat 3: moved digits s3dock 4d2
122: seat 3 answers move 4d1
    seat 3: moved digits 4d2 4d1
    seat 3: collected digits hoverboard 4d1
123: seat 3 answers move 4c1
    seat 3: moved digits 4d1 4c1
124: seat 3 answers weapon blaster_rifle
    seat 3: weapon digits blaster_rifle
    seat 3: attacked digits peekaboom2
    seat 3: exhausted digits blaster_rifle
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
125: seat 3 answers done
    seat 3: hits 3
    rolled melee
    seat 3: saves peekaboom2 0
    wounded peekaboom2 3
    overkilled peekaboom2
    killed peekaboom2
    seat 3: gained 1
    left peekaboom2
126: seat 3 answers done
    seat 3: event inspection trooper2
127: seat 3 answers place 2d1
    seat 3: summoned peekaboom1 2d1
128: seat 3 answers place 4c2
    seat 3: summoned peekaround2 4c2
    seat 1: turn 7
129: seat 1 answers rest
    seat 1: rested
130: seat 1 answers done
131: seat 1 answers done
    seat 1: event salvage trooper1
132: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
133: seat 1 answers move 5b4
    seat 1: moved scuttlebutt2 5a4 5b4
134: seat 1 answers move 5a4
    seat 1: moved scuttlebutt2 5b4 5a4
135: seat 1 answers move 5b4
    seat 1: moved scuttlebutt2 5a4 5b4
136: seat 1 answers place 5b3
    seat 1: put victory 5b3
    seat 2: turn 8
137: seat 2 answers activate edge
    seat 2: activated edge
138: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge peekaboom1
    seat 2: exhausted edge rail_rifle
    rolled save
    rolled save
    rolled save
    rolled ranged
139: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
140: seat 2 answers reroll save
    seat 2: rerolled save save
141: seat 2 answers done
    seat 2: hits 1
    rolled save
    seat 2: saves peekaboom1 1
142: seat 1 answers attack edge
    seat 1: attacked peekaboom1 edge
    rolled crit
    extra-die melee
    rolled save
143: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 1
    rolled melee
    rolled melee
    rolled ranged
144: seat 2 answers done
    seat 1: saves edge 0
    wounded edge 1
145: seat 2 answers done
    seat 2: event override trooper3
146: seat 2 answers place 4c2
    seat 2: summoned weeble1 4c2
    seat 2: door 1 open
    seat 2: door 2 open
    seat 2: door 3 open
    seat 2: door 4 open
    seat 3: turn 9
147: seat 3 answers activate digits
    seat 3: activated digits
148: seat 3 answers door 4
    seat 3: door 4 closed
149: seat 3 answers weapon pulse_blade
    seat 3: weapon digits pulse_blade
150: seat 3 answers done
151: seat 3 answers attack weeble1
    seat 3: attacked digits weeble1
    seat 3: exhausted digits pulse_blade
    rolled crit
    extra-die crit
    extra-die save
    rolled ranged
    rolled ranged
152: seat 3 answers reroll save
    seat 3: rerolled save crit
    extra-die save
    seat 3: hits 5
    rolled crit
    extra-die crit
    extra-die crit
    extra-die ranged
    seat 3: saves weeble1 3
    wounded weeble1 2
    killed weeble1
    seat 3: gained 1
153: seat 2 answers move 4b2
    seat 2: moved weeble1 4c2 4b2
154: seat 2 answers move 4a2
    seat 2: moved weeble1 4b2 4a2
155: seat 2 answers portal 5d4
    seat 2: teleported weeble1 4a2 5d4
    left weeble1
156: seat 3 answers move 4d1
    seat 2: attacked peekaround2 digits
    rolled save
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die crit
    extra-die save
    rolled crit
    extra-die ranged
    rolled save
157: seat 3 answers reroll save
    seat 3: rerolled save crit
    extra-die save
    seat 2: saves digits 7
    seat 3: moved digits 4c1 4d1
158: seat 3 answers move 4c1
    seat 3: moved digits 4d1 4c1
159: seat 3 answers done
    seat 3: event rampage trooper2
    seat 3: activated peekaboom1
160: seat 3 answers move 2c1
    seat 3: moved peekaboom1 2d1 2c1
161: seat 3 answers move 2d1
    seat 3: moved peekaboom1 2c1 2d1
162: seat 3 answers move 2d2
    seat 3: moved peekaboom1 2d1 2d2
163: seat 3 answers attack kylee
    seat 3: attacked peekaboom1 kylee
164: seat 2 answers react holo_decoy
    seat 2: reacted kylee holo_decoy
    seat 2: exhausted kylee holo_decoy
    rolled melee
165: seat 3 answers reroll melee
    seat 3: rerolled melee save
    seat 3: hits 0
166: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
167: seat 3 answers done
    seat 1: turn 10
168: seat 1 answers activate sprocket
    seat 1: activated sprocket
169: seat 1 answers move 2a3
    seat 1: moved sprocket 2a4 2a3
170: seat 1 answers move 2a2
    seat 1: moved sprocket 2a3 2a2
171: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
172: seat 1 answers boost amp_module
    seat 1: weapon sprocket amp_module
    seat 1: attacked sprocket peekaboom1
    seat 1: exhausted sprocket kitty_primed
    seat 1: exhausted sprocket amp_module
    rolled save
    rolled ranged
    rolled save
    rolled ranged
173: seat 1 answers reroll save
    seat 1: rerolled save ranged
174: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 4
    rolled save
    seat 1: saves peekaboom1 1
    wounded peekaboom1 3
    overkilled peekaboom1
    killed peekaboom1
    seat 1: gained 1
    left peekaboom1
    seat 1: event underdog trooper1
175: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
176: seat 1 answers move 1b4
    seat 1: moved scuttlebutt1 1a4 1b4
177: seat 1 answers move 1c4
    seat 1: moved scuttlebutt1 1b4 1c4
178: seat 1 answers done
    seat 2: gained 1
    seat 2: turn 11
179: seat 2 answers activate kylee
    seat 2: activated kylee
180: seat 2 answers move s2dock
    seat 2: moved kylee s2cabin s2dock
181: seat 2 answers move 2c1
    seat 2: moved kylee s2dock 2c1
182: seat 2 answers move 2c2
    seat 2: moved kylee 2c1 2c2
183: seat 2 answers weapon scatter_blaster
    seat 2: weapon kylee scatter_blaster
    seat 2: attacked kylee sprocket
    seat 2: exhausted kylee scatter_blaster
184: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled ranged
185: seat 2 answers done
    seat 2: hits 1
    rolled melee
186: seat 1 answers reroll melee
    seat 1: rerolled melee save
187: seat 1 answers done
    seat 2: saves sprocket 1
    seat 2: event static_storm villain
188: seat 2 answers exhaust edge blaster_rifle
    seat 2: exhausted edge blaster_rifle
189: seat 3 answers exhaust digits rocket_fists
    seat 3: exhausted digits rocket_fists
190: seat 1 answers exhaust hannah holo_decoy
    seat 1: exhausted hannah holo_decoy
    seat 3: turn 12
191: seat 3 answers activate red
    seat 3: activated red
192: seat 3 answers weapon twin_repeaters
    seat 3: weapon red twin_repeaters
    seat 3: attacked red peekaround2
    seat 3: exhausted red twin_repeaters
    rolled crit
    extra-die ranged
    rolled melee
    rolled ranged
    seat 3: hits 3
    rolled crit
    extra-die melee
    rolled ranged
    seat 3: saves peekaround2 1
    wounded peekaround2 2
193: seat 2 answers attack red
    seat 2: attacked peekaround2 red
    rolled crit
    extra-die save
    rolled ranged
    rolled melee
    seat 2: hits 2
    rolled crit
    extra-die melee
    rolled ranged
    seat 2: saves red 1
    wounded red 1
194: seat 3 answers move 4d2
    seat 3: moved red s3dock 4d2
195: seat 3 answers move 4d3
    seat 2: attacked peekaround2 red
    rolled crit
    extra-die save
    rolled save
    rolled ranged
    seat 2: hits 2
    rolled melee
    rolled melee
    seat 2: saves red 0
    wounded red 2
    seat 3: moved red 4d2 4d3
196: seat 3 answers done
    seat 3: event reinforcements trooper2
197: seat 3 answers place 2d1
    seat 3: summoned peekaboom1 2d1
198: seat 3 answers place 5d1
    seat 3: summoned scuttlebutt3 5d1
    seat 1: turn 13
199: seat 1 answers activate sprocket
    seat 1: activated sprocket
200: seat 1 answers move 2a3
    seat 1: moved sprocket 2a2 2a3
201: seat 1 answers move 2a2
    seat 1: moved sprocket 2a3 2a2
202: seat 1 answers move 2a1
    seat 1: moved sprocket 2a2 2a1
    seat 1: collected sprocket recharge 2a1
203: seat 1 answers use recharge
    seat 1: used sprocket recharge
    seat 1: readied sprocket kitty_primed
    seat 1: readied sprocket duck
    seat 1: readied sprocket amp_module
204: seat 1 answers move 2a2
    seat 1: moved sprocket 2a1 2a2
205: seat 1 answers weapon kitty_primed
    seat 1: weapon sprocket kitty_primed
206: seat 1 answers done
207: seat 1 answers attack scuttlebutt1
    seat 1: attacked sprocket scuttlebutt1
    seat 1: exhausted sprocket kitty_primed
    rolled save
    rolled ranged
208: seat 1 answers done
    seat 1: hits 1
    rolled crit
    extra-die ranged
    seat 1: saves scuttlebutt1 1
209: seat 3 answers move 1d4
    seat 3: moved scuttlebutt1 1c4 1d4
210: seat 3 answers move 1c4
    seat 3: moved scuttlebutt1 1d4 1c4
211: seat 3 answers move 1b4
    seat 3: moved scuttlebutt1 1c4 1b4
    seat 1: event hull_breach officer1
212: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
213: seat 1 answers done
214: seat 1 answers tile 1
    seat 1: breached 1
    seat 2: turn 14
215: seat 2 answers activate edge
    seat 2: activated edge
216: seat 2 answers weapon marksman_carbine
    seat 2: weapon edge marksman_carbine
    seat 2: attacked edge peekaboom1
    seat 2: exhausted edge marksman_carbine
    rolled crit
    extra-die crit
    extra-die ranged
    rolled save
    rolled ranged
217: seat 2 answers done
    seat 2: hits 4
    rolled save
    seat 2: saves peekaboom1 1
    wounded peekaboom1 3
    overkilled peekaboom1
    killed peekaboom1
    seat 2: gained 1
    left peekaboom1
218: seat 2 answers move 2c2
    seat 2: moved edge 2c1 2c2
219: seat 2 answers move 2b2
    seat 2: moved edge 2c2 2b2
220: seat 2 answers move 2a2
    seat 2: moved edge 2b2 2a2
221: seat 2 answers done
    seat 2: event taco_break officer1
222: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
223: seat 2 answers move 3d1
    seat 2: moved peekaround1 3c1 3d1
224: seat 2 answers move 3c1
    seat 2: moved peekaround1 3d1 3c1
225: seat 2 answers move 3d1
    seat 2: moved peekaround1 3c1 3d1
    seat 2: healed edge 1
    seat 2: healed red 1
    seat 3: turn 15
226: seat 3 answers activate red
    seat 3: activated red
    seat 3: healed red 1
227: seat 3 answers weapon repeater_pistol
    seat 3: weapon red repeater_pistol
    seat 3: attacked red peekaround2
    seat 3: exhausted red repeater_pistol
    rolled save
    rolled save
    rolled save
    seat 3: hits 0
    seat 3: readied red repeater_pistol
228: seat 2 answers attack red
    seat 2: attacked peekaround2 red
    rolled melee
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled save
    rolled save
    seat 2: saves red 2
229: seat 3 answers done
    seat 3: event reinforcements trooper3
230: seat 3 answers place 3b4
    seat 3: summoned weeble1 3b4
231: seat 3 answers place 5a4
    seat 3: summoned scuttlebutt4 5a4
    seat 1: turn 16
232: seat 1 answers rest
    seat 1: rested
233: seat 1 answers done
234: seat 1 answers done
    seat 1: event care_package trooper1
235: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
236: seat 1 answers done
237: seat 1 answers gadget recharge 3a1
    seat 1: put recharge 3a1
238: seat 1 answers gadget recharge 4a4
    seat 1: put recharge 4a4
    seat 2: turn 17
239: seat 2 answers rest
    seat 2: rested
240: seat 2 answers done
    seat 2: event rampage trooper1
241: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
242: seat 2 answers done
243: seat 2 answers wake weeble1
    seat 2: activated weeble1
244: seat 2 answers done
    seat 3: turn 18
245: seat 3 answers activate digits
    seat 3: activated digits
246: seat 3 answers door 2
    seat 3: door 2 closed
247: seat 3 answers done
    seat 3: event inspection trooper1
248: seat 3 answers wake scuttlebutt3
    seat 3: activated scuttlebutt3
249: seat 3 answers move 5c1
    seat 3: moved scuttlebutt3 5d1 5c1
250: seat 3 answers move 5b1
    seat 3: moved scuttlebutt3 5c1 5b1
251: seat 3 answers move 5c1
    seat 3: moved scuttlebutt3 5b1 5c1
    seat 1: turn 19
252: seat 1 answers activate hannah
    seat 1: activated hannah
253: seat 1 answers weapon blaster_rifle
    seat 1: weapon hannah blaster_rifle
    seat 1: attacked hannah scuttlebutt2
    seat 1: exhausted hannah blaster_rifle
    rolled melee
    rolled ranged
    rolled ranged
    rolled ranged
254: seat 1 answers done
    seat 1: hits 3
    rolled save
    seat 1: saves scuttlebutt2 1
    wounded scuttlebutt2 2
    killed scuttlebutt2
    seat 1: gained 1
255: seat 3 answers move 5c4
    seat 3: moved scuttlebutt2 5b4 5c4
256: seat 3 answers move s4dock
    seat 3: moved scuttlebutt2 5c4 s4dock
257: seat 3 answers move 5c4
    seat 3: moved scuttlebutt2 s4dock 5c4
258: seat 3 answers attack hannah
    seat 3: attacked scuttlebutt2 hannah
259: seat 1 answers react duck
    seat 1: reacted hannah duck
    seat 1: exhausted hannah duck
    rolled melee
    seat 3: hits 1
    rolled save
    rolled melee
    rolled ranged
260: seat 1 answers reroll melee
    seat 1: rerolled melee save
261: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 3: saves hannah 1
    left scuttlebutt2
262: seat 1 answers move 5c4
    seat 1: moved hannah s4dock 5c4
263: seat 1 answers move 5c3
    seat 1: moved hannah 5c4 5c3
264: seat 1 answers move 5b3
    seat 1: moved hannah 5c3 5b3
    seat 1: collected hannah victory 5b3
    seat 1: gained 1
    seat 1: collected hannah quest_a 5b3
265: seat 1 answers done
    seat 1: event asteroid_bump trooper2
266: seat 1 answers place 1a4
    seat 1: summoned peekaboom1 1a4
267: seat 1 answers direction south
    seat 1: bumped south
    seat 1: shoved peekaround1 3d1 3d2
    seat 1: shoved digits 4c1 4c2
    seat 1: shoved edge 2a2 2a3
    seat 1: shoved sprocket 2a2 2a3
    seat 2: turn 20
268: seat 2 answers activate edge
    seat 2: activated edge
269: seat 2 answers move 2a2
    seat 2: moved edge 2a3 2a2
270: seat 2 answers move 2a1
    seat 2: moved edge 2a2 2a1
271: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge rail_rifle
272: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled save
    rolled ranged
273: seat 2 answers done
    seat 2: hits 1
    rolled ranged
274: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 1
    seat 2: event care_package officer1
275: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
276: seat 2 answers attack red
    seat 2: attacked peekaround2 red
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
    seat 2: hits 2
    rolled ranged
    rolled save
    seat 2: saves red 1
    wounded red 1
277: seat 2 answers done
278: seat 2 answers gadget stimpack 3a1
    seat 2: put stimpack 3a1
279: seat 2 answers gadget hoverboard 5c2
    seat 2: put hoverboard 5c2
    seat 3: turn 21
280: seat 3 answers rest
    seat 3: rested
281: seat 3 answers hand-over red plasma_cutter
    seat 3: given plasma_cutter red
282: seat 3 answers hand-over digits overcharger
    seat 3: given overcharger digits
283: seat 3 answers hand-over digits power_knuckles
    seat 3: given power_knuckles digits
284: seat 3 answers hand-over red power_knuckles
    seat 3: given power_knuckles red
285: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
286: seat 3 answers hand-over red blaster_rifle
    seat 3: given blaster_rifle red
287: seat 3 answers done
288: seat 3 answers done
    seat 3: event portal_glitch trooper3
    seat 3: activated weeble1
289: seat 3 answers done
290: seat 3 answers colour orange
    seat 3: portals-off orange
    seat 1: turn 22
291: seat 1 answers rest
    seat 1: rested
292: seat 1 answers hand-over hannah duck
    seat 1: given duck hannah
293: seat 1 answers hand-over sprocket duck
    seat 1: given duck sprocket
294: seat 1 answers done
295: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated weeble1
296: seat 1 answers move 3a4
    seat 1: moved weeble1 3b4 3a4
297: seat 1 answers done
    seat 2: turn 23
298: seat 2 answers rest
    seat 2: rested
299: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
300: seat 2 answers done
301: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
302: seat 3 answers exhaust digits overcharger
    seat 3: exhausted digits overcharger
303: seat 1 answers exhaust sprocket amp_module
    seat 1: exhausted sprocket amp_module
    seat 3: turn 24
304: seat 3 answers activate red
    seat 3: activated red
    seat 3: healed red 1
305: seat 3 answers weapon blaster_rifle
    seat 3: weapon red blaster_rifle
    seat 3: attacked red peekaround2
    seat 3: exhausted red blaster_rifle
    rolled save
    rolled save
    rolled crit
    extra-die ranged
    rolled crit
    extra-die melee
    seat 3: hits 3
    rolled ranged
    rolled melee
    seat 3: saves peekaround2 0
    wounded peekaround2 3
    killed peekaround2
    seat 3: gained 2
306: seat 2 answers move 4b2
    seat 2: moved peekaround2 4c2 4b2
307: seat 2 answers move 4b3
    seat 2: moved peekaround2 4b2 4b3
308: seat 2 answers move 4b2
    seat 2: moved peekaround2 4b3 4b2
309: seat 2 answers attack red
    seat 2: attacked peekaround2 red
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
    seat 2: hits 3
    rolled save
    rolled save
    seat 2: saves red 2
    wounded red 1
    left peekaround2
310: seat 3 answers done
    seat 3: event all_quiet officer1
    seat 3: activated peekaround1
311: seat 3 answers portal 4a2
    seat 3: teleported peekaround1 3d2 4a2
312: seat 3 answers attack red
    seat 3: attacked peekaround1 red
    rolled ranged
    rolled save
    rolled save
    seat 3: hits 1
    rolled ranged
    rolled crit
    extra-die ranged
    seat 3: saves red 1
    seat 1: turn 25
313: seat 1 answers rest
    seat 1: rested
314: seat 1 answers done
315: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom1
316: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 3 closed
    seat 2: turn 26
317: seat 2 answers rest
    seat 2: rested
318: seat 2 answers done
    seat 2: event salvage trooper3
    seat 2: activated weeble1
319: seat 2 answers move 3b4
    seat 2: moved weeble1 3a4 3b4
320: seat 2 answers done
321: seat 2 answers place 4b1
    seat 2: put victory 4b1
    seat 3: turn 27
322: seat 3 answers activate red
    seat 3: activated red
    seat 3: healed red 1
323: seat 3 answers done
    seat 3: event override trooper1
324: seat 3 answers wake scuttlebutt4
    seat 3: activated scuttlebutt4
325: seat 3 answers move 5b4
    seat 3: moved scuttlebutt4 5a4 5b4
326: seat 3 answers move 5a4
    seat 3: moved scuttlebutt4 5b4 5a4
327: seat 3 answers done
    seat 3: door 1 open
    seat 3: door 2 open
    seat 3: door 3 open
    seat 3: door 4 open
    seat 1: turn 28
328: seat 1 answers rest
    seat 1: rested
329: seat 1 answers done
330: seat 1 answers pass-gadget hannah stimpack
    seat 1: passed hannah stimpack
331: seat 1 answers done
    seat 1: event power_surge trooper1
332: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
333: seat 1 answers move 5d1
    seat 1: moved scuttlebutt3 5c1 5d1
334: seat 1 answers done
    seat 2: turn 29
335: seat 2 answers activate edge
    seat 2: activated edge
336: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge rail_rifle
337: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled crit
    extra-die crit
    extra-die save
    rolled save
338: seat 2 answers reroll save
    seat 2: rerolled save save
339: seat 2 answers done
    seat 2: hits 2
    rolled save
340: seat 1 answers done
    seat 2: saves sprocket 1
    wounded sprocket 1
341: seat 2 answers move 2a2
    seat 2: moved edge 2a1 2a2
342: seat 2 answers portal 5a1
    seat 2: teleported edge 2a2 5a1
343: seat 2 answers move 5a2
    seat 2: moved edge 5a1 5a2
344: seat 2 answers move 5b2
    seat 2: moved edge 5a2 5b2
    seat 2: collected edge hoverboard 5b2
345: seat 2 answers move 5b3
    seat 2: moved edge 5b2 5b3
346: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
347: seat 2 answers move 5b4
    seat 2: moved octocruel1 5a4 5b4
348: seat 2 answers done
    seat 2: healed red 1
    seat 2: healed sprocket 1
    seat 3: turn 30
349: seat 3 answers rest
    seat 3: rested
350: seat 3 answers hand-over digits blaster_rifle
    seat 3: given blaster_rifle digits
351: seat 3 answers hand-over red overcharger
    seat 3: given overcharger red
352: seat 3 answers done
353: seat 3 answers done
    seat 3: event power_surge officer2
    seat 3: activated octocruel1
354: seat 3 answers move 5c4
    seat 3: moved octocruel1 5b4 5c4
355: seat 3 answers move 5d4
    seat 3: moved octocruel1 5c4 5d4
356: seat 3 answers portal 2d3
    seat 3: teleported octocruel1 5d4 2d3
    seat 1: turn 31
357: seat 1 answers activate hannah
    seat 1: activated hannah
358: seat 1 answers weapon blaster_rifle
    seat 1: weapon hannah blaster_rifle
359: seat 1 answers attack peekaround1
    seat 1: attacked hannah peekaround1
    seat 1: exhausted hannah blaster_rifle
    rolled ranged
    rolled ranged
    rolled save
    rolled save
360: seat 1 answers reroll save
    seat 1: rerolled save save
361: seat 1 answers reroll save
    seat 1: rerolled save ranged
    seat 1: hits 3
    rolled ranged
    rolled save
    seat 1: saves peekaround1 1
    wounded peekaround1 2
362: seat 3 answers move 4b2
    seat 3: moved peekaround1 4a2 4b2
363: seat 3 answers move 4a2
    seat 3: moved peekaround1 4b2 4a2
364: seat 3 answers portal 5d4
    seat 3: teleported peekaround1 4a2 5d4
365: seat 3 answers attack hannah
    seat 3: attacked peekaround1 hannah
366: seat 1 answers react duck
    seat 1: reacted hannah duck
    seat 1: exhausted hannah duck
    rolled ranged
    seat 3: hits 1
    rolled melee
    rolled save
    rolled ranged
367: seat 1 answers done
    seat 3: saves hannah 1
368: seat 1 answers done
    seat 1: event rampage trooper2
    seat 1: activated peekaboom1
369: seat 1 answers done
370: seat 1 answers wake weeble1
    seat 1: activated weeble1
371: seat 1 answers move 3a4
    seat 1: moved weeble1 3b4 3a4
372: seat 1 answers move 3a3
    seat 1: moved weeble1 3a4 3a3
373: seat 1 answers done
    seat 2: turn 32
374: seat 2 answers activate kylee
    seat 2: activated kylee
375: seat 2 answers weapon scatter_blaster
    seat 2: weapon kylee scatter_blaster
    seat 2: attacked kylee octocruel1
    seat 2: exhausted kylee scatter_blaster
    rolled ranged
    rolled melee
    rolled save
376: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 2: hits 1
    rolled melee
    rolled ranged
    seat 2: saves octocruel1 0
    wounded octocruel1 1
377: seat 1 answers move 2d2
    seat 1: moved octocruel1 2d3 2d2
378: seat 1 answers move 2c2
    seat 1: moved octocruel1 2d2 2c2
379: seat 1 answers move 2c1
    seat 1: moved octocruel1 2c2 2c1
380: seat 1 answers done
381: seat 2 answers done
    seat 2: event portal_glitch trooper3
    seat 2: activated weeble1
382: seat 2 answers move 3a4
    seat 2: moved weeble1 3a3 3a4
383: seat 2 answers move 3a3
    seat 2: moved weeble1 3a4 3a3
384: seat 2 answers done
385: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 3: turn 33
386: seat 3 answers activate digits
    seat 3: activated digits
387: seat 3 answers door 3
    seat 3: door 3 closed
388: seat 3 answers move 4c1
    seat 3: moved digits 4c2 4c1
389: seat 3 answers move 4b1
    seat 3: moved digits 4c1 4b1
    seat 3: collected digits victory 4b1
    seat 3: gained 1
    seat 3: collected digits quest_a 4b1
390: seat 3 answers move 4c1
    seat 3: moved digits 4b1 4c1
391: seat 3 answers move 4c2
    seat 3: moved digits 4c1 4c2
392: seat 3 answers done
    seat 3: event all_quiet trooper3
    seat 3: activated weeble1
393: seat 3 answers move 3a2
    seat 3: moved weeble1 3a3 3a2
394: seat 3 answers done
    seat 1: turn 34
395: seat 1 answers activate hannah
    seat 1: activated hannah
396: seat 1 answers move 5b2
    seat 1: moved hannah 5b3 5b2
397: seat 1 answers move 5c2
    seat 1: moved hannah 5b2 5c2
    seat 1: collected hannah stimpack 5c2
    seat 1: collected hannah hoverboard 5c2
398: seat 1 answers move 5b2
    seat 1: moved hannah 5c2 5b2
399: seat 1 answers move 5b1
    seat 1: moved hannah 5b2 5b1
400: seat 1 answers weapon repeater_pistol
    seat 1: weapon hannah repeater_pistol
401: seat 1 answers attack edge
    seat 1: attacked hannah edge
    seat 1: exhausted hannah repeater_pistol
    rolled ranged
    rolled ranged
    rolled save
402: seat 1 answers reroll save
    seat 1: rerolled save ranged
403: seat 1 answers done
    seat 1: hits 3
    rolled save
    rolled save
    rolled ranged
404: seat 2 answers done
    seat 1: saves edge 2
    wounded edge 1
405: seat 1 answers done
    seat 1: event override trooper3
    seat 1: activated weeble1
406: seat 1 answers move 3a1
    seat 1: moved weeble1 3a2 3a1
407: seat 1 answers move 3a2
    seat 1: moved weeble1 3a1 3a2
408: seat 1 answers move 3a1
    seat 1: moved weeble1 3a2 3a1
    seat 1: door 3 open
    seat 2: turn 35
409: seat 2 answers rest
    seat 2: rested
410: seat 2 answers done
411: seat 2 answers done
    seat 2: event inspection trooper1
412: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
413: seat 2 answers done
414: seat 2 answers place 5a4
    seat 2: summoned peekaround2 5a4
    seat 3: turn 36
415: seat 3 answers activate red
    seat 3: activated red
416: seat 3 answers done
    seat 3: event rampage trooper1
417: seat 3 answers wake scuttlebutt3
    seat 3: activated scuttlebutt3
418: seat 3 answers move 5c1
    seat 3: moved scuttlebutt3 5d1 5c1
419: seat 3 answers done
420: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
421: seat 3 answers move 1a4
    seat 3: moved scuttlebutt1 1b4 1a4
422: seat 3 answers move 1b4
    seat 3: moved scuttlebutt1 1a4 1b4
423: seat 3 answers move 1b3
    seat 3: moved scuttlebutt1 1b4 1b3
    seat 1: turn 37
424: seat 1 answers rest
    seat 1: rested
425: seat 1 answers done
426: seat 1 answers pass-gadget sprocket hoverboard
    seat 1: passed sprocket hoverboard
427: seat 1 answers done
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom1
428: seat 1 answers move 1b4
    seat 1: moved peekaboom1 1a4 1b4
429: seat 1 answers move 1b3
    seat 1: moved peekaboom1 1b4 1b3
430: seat 1 answers move 1b2
    seat 1: moved peekaboom1 1b3 1b2
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 2: turn 38
431: seat 2 answers activate kylee
    seat 2: activated kylee
432: seat 2 answers weapon scatter_blaster
    seat 2: weapon kylee scatter_blaster
    seat 2: attacked kylee octocruel1
    seat 2: exhausted kylee scatter_blaster
    rolled ranged
    rolled melee
    rolled crit
    extra-die ranged
433: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 2: hits 4
    rolled ranged
    rolled save
    seat 2: saves octocruel1 1
    wounded octocruel1 3
    killed octocruel1
    seat 2: gained 2
434: seat 1 answers move 2d1
    seat 1: moved octocruel1 2c1 2d1
435: seat 1 answers move 2c1
    seat 1: moved octocruel1 2d1 2c1
436: seat 1 answers done
    left octocruel1
437: seat 2 answers move 2d2
    seat 2: moved kylee 2c2 2d2
438: seat 2 answers move 2d3
    seat 2: moved kylee 2d2 2d3
439: seat 2 answers portal 4a2
    seat 2: teleported kylee 2d3 4a2
440: seat 2 answers move 4b2
    seat 2: moved kylee 4a2 4b2
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
441: seat 2 answers move 1b3
    seat 2: moved peekaboom1 1b2 1b3
442: seat 2 answers move 1a3
    seat 2: moved peekaboom1 1b3 1a3
443: seat 2 answers move 1b3
    seat 2: moved peekaboom1 1a3 1b3
444: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
445: seat 3 answers exhaust red power_knuckles
    seat 3: exhausted red power_knuckles
446: seat 1 answers exhaust sprocket amp_module
    seat 1: exhausted sprocket amp_module
    seat 3: turn 39
447: seat 3 answers activate digits
    seat 3: activated digits
448: seat 3 answers door 1
    seat 3: door 1 open
449: seat 3 answers weapon repeater_pistol
    seat 3: weapon digits repeater_pistol
    seat 3: attacked digits kylee
    seat 3: exhausted digits repeater_pistol
450: seat 2 answers react holo_decoy
    seat 2: reacted kylee holo_decoy
    seat 2: exhausted kylee holo_decoy
    rolled ranged
451: seat 3 answers reroll ranged
    seat 3: rerolled ranged ranged
    seat 3: hits 1
    rolled ranged
    rolled ranged
    rolled melee
452: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 3: saves kylee 0
    wounded kylee 1
453: seat 3 answers move 4b2
    seat 3: moved digits 4c2 4b2
454: seat 3 answers move 4b3
    seat 3: moved digits 4b2 4b3
    seat 3: collected digits victory 4b3
    seat 3: gained 1
455: seat 3 answers done
    seat 3: event taco_break officer1
456: seat 3 answers wake peekaround1
    seat 3: activated peekaround1
457: seat 3 answers move 5d3
    seat 3: moved peekaround1 5d4 5d3
458: seat 3 answers attack hannah
    seat 3: attacked peekaround1 hannah
459: seat 1 answers react duck
    seat 1: reacted hannah duck
    seat 1: exhausted hannah duck
    rolled crit
    extra-die ranged
    seat 3: hits 2
    rolled save
    rolled save
    rolled save
460: seat 1 answers done
    seat 3: saves hannah 3
    seat 3: healed sprocket 1
461: seat 2 answers heal kylee
    seat 3: healed kylee 1
    seat 1: turn 40
462: seat 1 answers rest
    seat 1: rested
463: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
464: seat 1 answers hand-over hannah combat_exosuit
    seat 1: given combat_exosuit hannah
465: seat 1 answers hand-over sprocket duck
    seat 1: given duck sprocket
466: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
467: seat 1 answers done
468: seat 1 answers done
    seat 1: event care_package trooper1
469: seat 1 answers wake scuttlebutt4
    seat 1: activated scuttlebutt4
470: seat 1 answers done
471: seat 1 answers gadget recharge 2d4
    seat 1: put recharge 2d4
472: seat 1 answers gadget recharge 3d4
    seat 1: put recharge 3d4
    seat 2: turn 41
473: seat 2 answers rest
    seat 2: rested
474: seat 2 answers done
475: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
476: seat 2 answers done
477: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1b3 1b2
    seat 2: shoved peekaboom1 1b3 1b2
    seat 2: shoved peekaround1 5d3 5d2
    seat 2: shoved sprocket 2a3 2a2
    seat 2: shoved digits 4b3 4b2
    seat 2: shoved red 4d3 4d2
    seat 2: shoved edge 5b3 5b2
    seat 3: turn 42
478: seat 3 answers activate red
    seat 3: activated red
479: seat 3 answers weapon twin_repeaters
    seat 3: weapon red twin_repeaters
    seat 3: attacked red kylee
    seat 3: exhausted red twin_repeaters
480: seat 2 answers no
    rolled save
    rolled save
    rolled save
    seat 3: hits 0
    seat 3: readied red twin_repeaters
481: seat 3 answers move 4c2
    seat 3: moved red 4d2 4c2
482: seat 3 answers move 4b2
    seat 3: moved red 4c2 4b2
483: seat 3 answers move 4b3
    seat 3: moved red 4b2 4b3
484: seat 3 answers move 4b4
    seat 3: moved red 4b3 4b4
    seat 3: event static_storm villain
485: seat 3 answers exhaust red overcharger
    seat 3: exhausted red overcharger
486: seat 1 answers exhaust hannah repeater_pistol
    seat 1: exhausted hannah repeater_pistol
487: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
    seat 1: turn 43
488: seat 1 answers rest
    seat 1: rested
489: seat 1 answers done
490: seat 1 answers done
    seat 1: event power_surge officer2
491: seat 1 answers place 2d1
    seat 1: summoned octocruel1 2d1
    seat 2: turn 44
492: seat 2 answers rest
    seat 2: rested
493: seat 2 answers done
494: seat 2 answers done
    seat 2: event power_surge trooper1
495: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
496: seat 2 answers done
    seat 3: turn 45
497: seat 3 answers rest
    seat 3: rested
498: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
499: seat 3 answers hand-over digits overcharger
    seat 3: given overcharger digits
500: seat 3 answers hand-over digits rocket_fists
    seat 3: given rocket_fists digits
501: seat 3 answers hand-over red pulse_blade
    seat 3: given pulse_blade red
502: seat 3 answers hand-over digits twin_repeaters
    seat 3: given twin_repeaters digits
503: seat 3 answers hand-over red overcharger
    seat 3: given overcharger red
504: seat 3 answers hand-over digits pulse_blade
    seat 3: given pulse_blade digits
505: seat 3 answers hand-over red plasma_cutter
    seat 3: given plasma_cutter red
506: seat 3 answers done
507: seat 3 answers pass-gadget red hoverboard
    seat 3: passed red hoverboard
508: seat 3 answers done
    seat 3: event asteroid_bump villain
509: seat 3 answers direction west
    seat 3: bumped west
    seat 3: shoved scuttlebutt1 1b2 1a2
    seat 3: shoved peekaboom1 1b2 1a2
    seat 3: shoved octocruel1 2d1 2c1
    seat 3: shoved scuttlebutt3 5c1 5b1
    seat 3: shoved peekaround1 5d2 5c2
    seat 3: shoved digits 4b2 4a2
    seat 3: shoved kylee 4b2 4a2
    seat 3: shoved red 4b4 4a4
    seat 3: shoved hannah 5b1 5a1
    seat 3: shoved edge 5b2 5a2
    turn-limit 45
    seat 1: tie-roll ranged
    seat 3: tie-roll ranged
    seat 1: tie-roll save
    seat 3: tie-roll crit
    seat 3: won-scenario scenario_3c
    seat 1: result 7
    seat 2: result 5
    seat 3: result 7
    seat 3: won
seat 1: place 2, score 7
seat 2: place 3, score 5
seat 3: place 1, score 7
