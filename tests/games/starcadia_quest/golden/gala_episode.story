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
    seat 3: paid-back peekaboom1 sprocket
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
    seat 1: guarded peekaboom1 edge
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
    seat 1: found sprocket 1 2c3
110: seat 1 answers move 2b3
    seat 1: moved sprocket 2c3 2b3
    seat 1: collected sprocket stimpack 2b3
111: seat 1 answers move 2b4
    seat 1: moved sprocket 2b3 2b4
112: seat 1 answers move 2a4
    seat 1: moved sprocket 2b4 2a4
113: seat 1 answers done
    seat 1: quest-done dress_to_impress
    seat 1: gained 2
    seat 1: quest by_invitation_only
    seat 1: event hull_breach villain
114: seat 1 answers tile 1
    seat 1: breached 1
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
    seat 1: paid-back peekaboom1 edge
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
    seat 2: paid-back weeble1 digits
153: seat 2 answers move 4b2
    seat 2: moved weeble1 4c2 4b2
154: seat 2 answers move 4a2
    seat 2: moved weeble1 4b2 4a2
155: seat 2 answers portal 5d4
    seat 2: teleported weeble1 4a2 5d4
    left weeble1
156: seat 3 answers move 4d1
    seat 2: guarded peekaround2 digits
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
171: seat 1 answers move 2a1
    seat 1: moved sprocket 2a2 2a1
    seat 1: collected sprocket recharge 2a1
172: seat 1 answers done
    seat 1: event taco_break officer2
    seat 1: activated octocruel1
173: seat 1 answers move 5b4
    seat 1: moved octocruel1 5a4 5b4
174: seat 1 answers move 5c4
    seat 1: moved octocruel1 5b4 5c4
175: seat 1 answers move s4dock
    seat 1: moved octocruel1 5c4 s4dock
176: seat 1 answers done
    seat 1: healed edge 1
    seat 2: turn 11
177: seat 2 answers activate edge
    seat 2: activated edge
178: seat 2 answers weapon marksman_carbine
    seat 2: weapon edge marksman_carbine
    seat 2: attacked edge peekaboom1
    seat 2: exhausted edge marksman_carbine
    rolled save
    rolled save
    rolled ranged
179: seat 2 answers reroll save
    seat 2: rerolled save melee
180: seat 2 answers reroll save
    seat 2: rerolled save melee
181: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 2: hits 2
    rolled melee
    seat 2: saves peekaboom1 0
    wounded peekaboom1 2
    killed peekaboom1
    seat 2: gained 1
    seat 1: paid-back peekaboom1 edge
182: seat 1 answers move 2c2
    seat 1: moved peekaboom1 2d2 2c2
183: seat 1 answers attack edge
    seat 1: attacked peekaboom1 edge
    rolled crit
    extra-die ranged
    rolled save
184: seat 1 answers done
    seat 1: hits 2
    rolled ranged
    rolled crit
    extra-die ranged
    rolled save
185: seat 2 answers reroll save
    seat 2: rerolled save melee
186: seat 2 answers reroll melee
    seat 2: rerolled melee save
187: seat 2 answers done
    seat 1: saves edge 2
    left peekaboom1
188: seat 2 answers move 2c2
    seat 2: moved edge 2c1 2c2
189: seat 2 answers move 2b2
    seat 2: moved edge 2c2 2b2
190: seat 2 answers move 2a2
    seat 2: moved edge 2b2 2a2
191: seat 2 answers move 2a3
    seat 2: moved edge 2a2 2a3
192: seat 2 answers move 2a2
    seat 2: moved edge 2a3 2a2
    seat 2: event underdog trooper1
193: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
194: seat 2 answers done
    seat 2: gained 1
    seat 3: turn 12
195: seat 3 answers rest
    seat 3: rested
196: seat 3 answers hand-over red red_shirt
    seat 3: given red_shirt red
197: seat 3 answers hand-over digits rocket_fists
    seat 3: given rocket_fists digits
198: seat 3 answers hand-over red plasma_cutter
    seat 3: given plasma_cutter red
199: seat 3 answers hand-over digits twin_repeaters
    seat 3: given twin_repeaters digits
200: seat 3 answers hand-over red pulse_blade
    seat 3: given pulse_blade red
201: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
202: seat 3 answers done
203: seat 3 answers pass-gadget red hoverboard
    seat 3: passed red hoverboard
204: seat 3 answers done
    seat 3: event static_storm trooper2
205: seat 3 answers place 3d1
    seat 3: summoned peekaboom1 3d1
206: seat 3 answers exhaust digits rocket_fists
    seat 3: exhausted digits rocket_fists
207: seat 1 answers exhaust sprocket amp_module
    seat 1: exhausted sprocket amp_module
208: seat 2 answers exhaust kylee pulse_blade
    seat 2: exhausted kylee pulse_blade
    seat 1: turn 13
209: seat 1 answers rest
    seat 1: rested
210: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
211: seat 1 answers hand-over hannah stun_spear
    seat 1: given stun_spear hannah
212: seat 1 answers done
213: seat 1 answers done
    seat 1: event static_storm villain
214: seat 1 answers exhaust sprocket repeater_pistol
    seat 1: exhausted sprocket repeater_pistol
215: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
216: seat 3 answers exhaust red overcharger
    seat 3: exhausted red overcharger
    seat 2: turn 14
217: seat 2 answers rest
    seat 2: rested
218: seat 2 answers done
    seat 2: event care_package trooper1
219: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
220: seat 2 answers move 1b4
    seat 2: moved scuttlebutt1 1a4 1b4
221: seat 2 answers done
222: seat 2 answers gadget hoverboard 2b3
    seat 2: put hoverboard 2b3
223: seat 2 answers gadget recharge 5b2
    seat 2: put recharge 5b2
    seat 3: turn 15
224: seat 3 answers activate digits
    seat 3: activated digits
225: seat 3 answers door 1
    seat 3: door 1 closed
226: seat 3 answers move 4b1
    seat 2: guarded peekaround2 digits
    seat 2: attacked peekaround2 digits
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
    seat 2: hits 3
    rolled save
    rolled save
    rolled melee
    seat 2: saves digits 2
    wounded digits 1
    seat 3: moved digits 4c1 4b1
    seat 3: collected digits quest_a 4b1
227: seat 3 answers weapon twin_repeaters
    seat 3: weapon digits twin_repeaters
    seat 3: attacked digits peekaround2
    seat 3: exhausted digits twin_repeaters
    rolled save
    rolled save
    rolled save
    seat 3: hits 0
    seat 3: readied digits twin_repeaters
    seat 2: paid-back peekaround2 digits
228: seat 2 answers move 4c1
    seat 2: moved peekaround2 4c2 4c1
229: seat 2 answers attack digits
    seat 2: attacked peekaround2 digits
    rolled melee
    rolled save
    rolled crit
    extra-die ranged
    seat 2: hits 2
    rolled melee
    rolled melee
    rolled melee
    seat 2: saves digits 0
    wounded digits 2
    killed digits
    seat 1: gained 1
    seat 2: gained 1
    seat 3: put quest_a 4b1
    seat 3: event care_package officer1
230: seat 3 answers wake peekaround2
    seat 3: activated peekaround2
231: seat 3 answers move 4c2
    seat 3: moved peekaround2 4c1 4c2
232: seat 3 answers move 4b2
    seat 3: moved peekaround2 4c2 4b2
233: seat 3 answers move 4c2
    seat 3: moved peekaround2 4b2 4c2
234: seat 3 answers done
235: seat 3 answers gadget stimpack 4d1
    seat 3: put stimpack 4d1
236: seat 3 answers gadget recharge 3a1
    seat 3: put recharge 3a1
    seat 1: turn 16
237: seat 1 answers rest
    seat 1: rested
238: seat 1 answers done
239: seat 1 answers done
    seat 1: event reinforcements trooper2
    seat 1: activated peekaboom1
240: seat 1 answers done
241: seat 1 answers place 1a4
    seat 1: summoned scuttlebutt3 1a4
    seat 2: turn 17
242: seat 2 answers activate edge
    seat 2: activated edge
243: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge rail_rifle
244: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled save
    rolled crit
    extra-die ranged
245: seat 2 answers reroll save
    seat 2: rerolled save ranged
246: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
247: seat 2 answers done
    seat 2: hits 3
    rolled melee
248: seat 1 answers reroll melee
    seat 1: rerolled melee crit
    extra-die ranged
249: seat 1 answers done
    seat 2: saves sprocket 1
    wounded sprocket 2
250: seat 2 answers done
    seat 2: event inspection trooper1
251: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
252: seat 2 answers move 1a4
    seat 2: moved scuttlebutt1 1b4 1a4
253: seat 2 answers done
    seat 3: turn 18
254: seat 3 answers rest
    seat 3: rested
255: seat 3 answers place 4d2
    seat 3: resurrected digits 4d2
256: seat 3 answers done
257: seat 3 answers done
    seat 3: event all_quiet officer1
258: seat 3 answers wake peekaround1
    seat 3: activated peekaround1
259: seat 3 answers move 3b1
    seat 3: moved peekaround1 3c1 3b1
260: seat 3 answers move 3a1
    seat 3: moved peekaround1 3b1 3a1
261: seat 3 answers move 3b1
    seat 3: moved peekaround1 3a1 3b1
262: seat 3 answers attack sprocket
    seat 3: attacked peekaround1 sprocket
    rolled save
    rolled ranged
    rolled ranged
    seat 3: hits 2
    rolled ranged
263: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
264: seat 1 answers done
    seat 3: saves sprocket 1
    wounded sprocket 1
    seat 1: turn 19
265: seat 1 answers rest
    seat 1: rested
266: seat 1 answers done
267: seat 1 answers done
    seat 1: event power_surge trooper1
268: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
269: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1a4 1b4
270: seat 1 answers move 1a4
    seat 1: moved scuttlebutt3 1b4 1a4
271: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1a4 1b4
    seat 2: turn 20
272: seat 2 answers rest
    seat 2: rested
273: seat 2 answers hand-over kylee combat_exosuit
    seat 2: given combat_exosuit kylee
274: seat 2 answers hand-over edge iron_fists
    seat 2: given iron_fists edge
275: seat 2 answers done
    seat 2: event override trooper1
276: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
277: seat 2 answers done
    seat 2: door 1 open
    seat 2: door 4 open
    seat 3: turn 21
278: seat 3 answers activate digits
    seat 3: activated digits
279: seat 3 answers door 2
    seat 3: door 2 closed
280: seat 3 answers weapon twin_repeaters
    seat 3: weapon digits twin_repeaters
    seat 3: attacked digits peekaround2
    seat 3: exhausted digits twin_repeaters
    rolled save
    rolled crit
    extra-die ranged
    rolled ranged
    seat 3: hits 3
    rolled save
    rolled save
    seat 3: saves peekaround2 2
    wounded peekaround2 1
    seat 2: paid-back peekaround2 digits
281: seat 2 answers move 4d2
    seat 2: moved peekaround2 4c2 4d2
282: seat 2 answers move 4d3
    seat 2: moved peekaround2 4d2 4d3
283: seat 2 answers attack digits
    seat 2: attacked peekaround2 digits
    rolled melee
    rolled crit
    extra-die crit
    extra-die melee
    rolled crit
    extra-die crit
    extra-die ranged
    seat 2: hits 5
    rolled save
    rolled ranged
    rolled ranged
    seat 2: saves digits 1
    wounded digits 4
    killed digits
    seat 1: gained 1
    seat 2: gained 1
    seat 3: event rampage trooper1
284: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
285: seat 3 answers move 1b4
    seat 3: moved scuttlebutt1 1a4 1b4
286: seat 3 answers done
287: seat 3 answers wake scuttlebutt3
    seat 3: activated scuttlebutt3
288: seat 3 answers move 1a4
    seat 3: moved scuttlebutt3 1b4 1a4
289: seat 3 answers done
    seat 1: turn 22
290: seat 1 answers activate hannah
    seat 1: activated hannah
291: seat 1 answers weapon stun_spear
    seat 1: weapon hannah stun_spear
    seat 1: attacked hannah octocruel1
    seat 1: exhausted hannah stun_spear
    rolled ranged
    rolled ranged
    rolled save
292: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
293: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 1
    rolled ranged
    rolled crit
    extra-die save
    seat 1: saves octocruel1 2
    seat 3: paid-back octocruel1 hannah
294: seat 3 answers attack hannah
    seat 3: attacked octocruel1 hannah
295: seat 1 answers react duck
    seat 1: reacted hannah duck
    seat 1: exhausted hannah duck
    rolled crit
    extra-die melee
    seat 3: hits 2
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
296: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
297: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die save
    seat 3: saves hannah 4
298: seat 1 answers move s4cabin
    seat 3: guarded octocruel1 hannah
    seat 3: attacked octocruel1 hannah
299: seat 1 answers react holo_decoy
    seat 1: reacted hannah holo_decoy
    seat 1: exhausted hannah holo_decoy
    rolled save
    rolled melee
    seat 3: hits 1
    rolled crit
    extra-die melee
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
300: seat 1 answers done
    seat 3: saves hannah 3
    seat 1: moved hannah s4dock s4cabin
301: seat 1 answers done
    seat 1: event portal_glitch trooper3
302: seat 1 answers place 5a4
    seat 1: summoned weeble1 5a4
303: seat 1 answers colour cyan
    seat 1: portals-off cyan
    seat 2: turn 23
304: seat 2 answers activate kylee
    seat 2: activated kylee
305: seat 2 answers move s2dock
    seat 2: moved kylee s2cabin s2dock
306: seat 2 answers move 2c1
    seat 2: moved kylee s2dock 2c1
307: seat 2 answers move 2c2
    seat 2: moved kylee 2c1 2c2
308: seat 2 answers move 2b2
    seat 2: moved kylee 2c2 2b2
309: seat 2 answers weapon scatter_blaster
    seat 2: weapon kylee scatter_blaster
    seat 2: attacked kylee sprocket
    seat 2: exhausted kylee scatter_blaster
310: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled crit
    extra-die ranged
311: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
312: seat 2 answers done
    seat 2: hits 1
    rolled ranged
313: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die save
314: seat 1 answers done
    seat 2: saves sprocket 2
    seat 2: event hull_breach officer1
315: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
316: seat 2 answers done
317: seat 2 answers tile 1
    seat 2: breached 1
    seat 3: turn 24
318: seat 3 answers rest
    seat 3: rested
319: seat 3 answers place 4d2
    seat 3: resurrected digits 4d2
320: seat 3 answers done
321: seat 3 answers done
    seat 3: event salvage trooper3
    seat 3: activated weeble1
322: seat 3 answers done
323: seat 3 answers place 1a1
    seat 3: put victory 1a1
    seat 1: turn 25
324: seat 1 answers rest
    seat 1: rested
325: seat 1 answers done
326: seat 1 answers done
    seat 1: event taco_break officer1
327: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
328: seat 1 answers done
    seat 1: healed sprocket 1
    seat 2: turn 26
329: seat 2 answers rest
    seat 2: rested
330: seat 2 answers hand-over edge pulse_blade
    seat 2: given pulse_blade edge
331: seat 2 answers hand-over kylee marksman_carbine
    seat 2: given marksman_carbine kylee
332: seat 2 answers done
    seat 2: event power_surge officer2
    seat 2: activated octocruel1
333: seat 2 answers move s4cabin
    seat 2: moved octocruel1 s4dock s4cabin
334: seat 2 answers done
    seat 3: turn 27
335: seat 3 answers activate red
    seat 3: activated red
336: seat 3 answers move 4d2
    seat 3: moved red s3dock 4d2
337: seat 3 answers weapon plasma_cutter
    seat 3: weapon red plasma_cutter
338: seat 3 answers boost power_knuckles
    seat 3: weapon red power_knuckles
    seat 3: attacked red peekaround2
    seat 3: exhausted red power_knuckles
    seat 3: exhausted red plasma_cutter
    rolled save
    rolled ranged
    rolled crit
    extra-die melee
    rolled crit
    extra-die crit
    extra-die save
    rolled melee
    rolled ranged
339: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 3: hits 6
    rolled melee
    rolled save
    seat 3: saves peekaround2 1
    wounded peekaround2 5
    overkilled peekaround2
    killed peekaround2
    seat 3: gained 2
    left peekaround2
340: seat 3 answers use hoverboard
    seat 3: used red hoverboard
341: seat 3 answers move 4d1
    seat 3: moved digits 4d2 4d1
    seat 3: collected digits stimpack 4d1
342: seat 3 answers move 4c1
    seat 3: moved digits 4d1 4c1
343: seat 3 answers move 4b1
    seat 3: moved digits 4c1 4b1
    seat 3: collected digits quest_a 4b1
344: seat 3 answers done
    seat 3: event lockdown trooper2
    seat 3: activated peekaboom1
345: seat 3 answers move 3d2
    seat 3: moved peekaboom1 3d1 3d2
346: seat 3 answers portal 5d4
    seat 3: teleported peekaboom1 3d2 5d4
347: seat 3 answers portal 2d3
    seat 3: teleported peekaboom1 5d4 2d3
    seat 3: door 1 closed
    seat 3: door 3 closed
    seat 3: door 4 closed
    seat 1: turn 28
348: seat 1 answers activate sprocket
    seat 1: activated sprocket
349: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 2
350: seat 1 answers weapon pulse_blade
    seat 1: weapon sprocket pulse_blade
    seat 1: attacked sprocket edge
    seat 1: exhausted sprocket pulse_blade
    rolled save
    rolled ranged
    rolled save
351: seat 1 answers reroll save
    seat 1: rerolled save save
352: seat 1 answers reroll ranged
    seat 1: rerolled ranged ranged
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die crit
    extra-die melee
    rolled save
    seat 1: saves edge 4
353: seat 1 answers move 2a2
    seat 1: moved sprocket 2a1 2a2
354: seat 1 answers done
    seat 1: event all_quiet trooper3
    seat 1: activated weeble1
355: seat 1 answers done
    seat 2: turn 29
356: seat 2 answers activate edge
    seat 2: activated edge
357: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge rail_rifle
358: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled crit
    extra-die crit
    extra-die ranged
    rolled save
    seat 2: hits 3
    rolled save
359: seat 1 answers reroll save
    seat 1: rerolled save ranged
360: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 3
361: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 2: activated weeble1
362: seat 2 answers done
363: seat 2 answers place 3d1
    seat 2: summoned scuttlebutt4 3d1
    seat 3: turn 30
364: seat 3 answers rest
    seat 3: rested
365: seat 3 answers done
366: seat 3 answers done
    seat 3: event asteroid_bump trooper2
    seat 3: activated peekaboom1
367: seat 3 answers move 2d4
    seat 3: moved peekaboom1 2d3 2d4
368: seat 3 answers move 2d3
    seat 3: moved peekaboom1 2d4 2d3
369: seat 3 answers portal 4a2
    seat 3: teleported peekaboom1 2d3 4a2
370: seat 3 answers done
371: seat 3 answers direction west
    seat 3: bumped west
    seat 3: shoved scuttlebutt1 1b4 1a4
    seat 3: shoved peekaround1 3b1 3a1
    seat 3: shoved scuttlebutt4 3d1 3c1
    seat 3: shoved scuttlebutt2 5b4 5a4
    seat 3: shoved red 4d2 4c2
    seat 1: turn 31
372: seat 1 answers rest
    seat 1: rested
373: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
374: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
375: seat 1 answers done
376: seat 1 answers done
    seat 1: event hull_breach villain
377: seat 1 answers tile 1
    seat 1: breached 1
    seat 2: turn 32
378: seat 2 answers activate edge
    seat 2: activated edge
379: seat 2 answers weapon blaster_rifle
    seat 2: weapon edge blaster_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge blaster_rifle
380: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled save
    seat 2: hits 0
381: seat 2 answers done
    seat 2: event portal_glitch trooper3
    seat 2: activated weeble1
382: seat 2 answers move 5b4
    seat 2: moved weeble1 5a4 5b4
383: seat 2 answers done
384: seat 2 answers colour magenta
    seat 2: portals-off magenta
    seat 3: turn 33
385: seat 3 answers activate digits
    seat 3: activated digits
386: seat 3 answers door 3
    seat 3: door 3 open
387: seat 3 answers done
    seat 3: event portal_glitch trooper2
    seat 3: activated peekaboom1
388: seat 3 answers done
389: seat 3 answers colour cyan
    seat 3: portals-off cyan
    seat 1: turn 34
390: seat 1 answers rest
    seat 1: rested
391: seat 1 answers hand-over sprocket marksman_carbine
    seat 1: given marksman_carbine sprocket
392: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
393: seat 1 answers done
394: seat 1 answers done
    seat 1: event override trooper1
395: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
396: seat 1 answers done
    seat 1: door 1 open
    seat 1: door 2 open
    seat 1: door 4 open
    seat 2: turn 35
397: seat 2 answers rest
    seat 2: rested
398: seat 2 answers hand-over kylee padded_vest
    seat 2: given padded_vest kylee
399: seat 2 answers hand-over edge scatter_blaster
    seat 2: given scatter_blaster edge
400: seat 2 answers done
    seat 2: event lockdown officer1
    seat 2: activated peekaround1
401: seat 2 answers done
    seat 2: door 1 closed
    seat 2: door 2 closed
    seat 2: door 3 closed
    seat 2: door 4 closed
    seat 3: turn 36
402: seat 3 answers rest
    seat 3: rested
403: seat 3 answers done
404: seat 3 answers done
    seat 3: event underdog officer2
    seat 3: activated octocruel1
405: seat 3 answers done
    seat 2: gained 1
    seat 3: gained 1
    seat 1: turn 37
406: seat 1 answers activate sprocket
    seat 1: activated sprocket
407: seat 1 answers weapon marksman_carbine
    seat 1: weapon sprocket marksman_carbine
408: seat 1 answers attack edge
    seat 1: attacked sprocket edge
    seat 1: exhausted sprocket marksman_carbine
    rolled save
    rolled crit
    extra-die save
    rolled save
409: seat 1 answers reroll save
    seat 1: rerolled save melee
410: seat 1 answers done
    seat 1: hits 1
    rolled ranged
    rolled ranged
    seat 1: saves edge 0
    wounded edge 1
411: seat 1 answers done
412: seat 1 answers heal sprocket
    seat 1: healed sprocket 1
    seat 1: event lockdown trooper2
    seat 1: activated peekaboom1
413: seat 1 answers portal 3d2
    seat 1: teleported peekaboom1 4a2 3d2
414: seat 1 answers done
    seat 2: turn 38
415: seat 2 answers activate kylee
    seat 2: activated kylee
416: seat 2 answers weapon marksman_carbine
    seat 2: weapon kylee marksman_carbine
    seat 2: attacked kylee sprocket
    seat 2: exhausted kylee marksman_carbine
417: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled ranged
418: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
419: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
420: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
421: seat 2 answers done
    seat 2: hits 1
    rolled ranged
422: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 1
423: seat 2 answers move 2a2
    seat 2: moved kylee 2b2 2a2
424: seat 2 answers portal 5a1
    seat 2: teleported kylee 2a2 5a1
425: seat 2 answers portal 2a2
    seat 2: teleported kylee 5a1 2a2
426: seat 2 answers portal 5a1
    seat 2: teleported kylee 2a2 5a1
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
427: seat 2 answers move 3d3
    seat 2: moved peekaboom1 3d2 3d3
428: seat 2 answers door 3
    seat 2: door 3 open
429: seat 2 answers move 4a3
    seat 2: moved peekaboom1 3d3 4a3
430: seat 2 answers attack red
    seat 2: attacked peekaboom1 red
    rolled save
    rolled ranged
431: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 0
432: seat 2 answers exhaust edge iron_fists
    seat 2: exhausted edge iron_fists
433: seat 3 answers exhaust red overcharger
    seat 3: exhausted red overcharger
434: seat 1 answers exhaust hannah repeater_pistol
    seat 1: exhausted hannah repeater_pistol
    seat 3: turn 39
435: seat 3 answers activate red
    seat 3: activated red
436: seat 3 answers move 4b2
    seat 3: moved red 4c2 4b2
437: seat 3 answers move 4b3
    seat 3: moved red 4b2 4b3
    seat 3: found red 1 4b3
438: seat 3 answers done
    seat 3: event underdog trooper1
439: seat 3 answers wake scuttlebutt2
    seat 3: activated scuttlebutt2
440: seat 3 answers done
    seat 1: gained 1
    seat 2: gained 1
    seat 1: turn 40
441: seat 1 answers rest
    seat 1: rested
442: seat 1 answers done
443: seat 1 answers done
    seat 1: event inspection trooper2
    seat 1: activated peekaboom1
444: seat 1 answers done
445: seat 1 answers place 5d1
    seat 1: summoned peekaround2 5d1
    seat 2: turn 41
446: seat 2 answers rest
    seat 2: rested
447: seat 2 answers hand-over kylee pulse_blade
    seat 2: given pulse_blade kylee
448: seat 2 answers hand-over edge padded_vest
    seat 2: given padded_vest edge
449: seat 2 answers done
    seat 2: event taco_break officer1
450: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
451: seat 2 answers done
    seat 2: healed edge 1
    seat 2: healed sprocket 1
    seat 3: turn 42
452: seat 3 answers activate red
    seat 3: activated red
453: seat 3 answers move 4b4
    seat 2: guarded peekaboom1 red
    seat 2: attacked peekaboom1 red
    rolled save
    rolled ranged
454: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled ranged
455: seat 3 answers reroll save
    seat 3: rerolled save save
    seat 2: saves red 3
    seat 3: moved red 4b3 4b4
456: seat 3 answers move 4a4
    seat 3: moved red 4b4 4a4
    seat 3: collected red recharge 4a4
457: seat 3 answers move 4b4
    seat 2: guarded peekaboom1 red
    seat 2: attacked peekaboom1 red
    rolled save
    rolled ranged
458: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 2: hits 3
    rolled melee
    rolled save
    rolled save
459: seat 3 answers reroll melee
    seat 3: rerolled melee crit
    extra-die ranged
    seat 2: saves red 3
    seat 3: moved red 4a4 4b4
460: seat 3 answers move 4c4
    seat 3: moved red 4b4 4c4
461: seat 3 answers done
    seat 3: event salvage trooper3
    seat 3: activated weeble1
462: seat 3 answers done
463: seat 3 answers place 5b3
    seat 3: put victory 5b3
    seat 1: turn 43
464: seat 1 answers activate hannah
    seat 1: activated hannah
465: seat 1 answers weapon stun_spear
    seat 1: weapon hannah stun_spear
    seat 1: attacked hannah octocruel1
    seat 1: exhausted hannah stun_spear
    rolled crit
    extra-die ranged
    rolled melee
    rolled crit
    extra-die melee
466: seat 1 answers reroll melee
    seat 1: rerolled melee melee
    seat 1: hits 5
    rolled save
    rolled save
    seat 1: saves octocruel1 2
    wounded octocruel1 3
    seat 1: dazed octocruel1
    seat 3: paid-back octocruel1 hannah
467: seat 3 answers done
468: seat 1 answers done
    seat 1: event inspection trooper1
469: seat 1 answers wake scuttlebutt3
    seat 1: activated scuttlebutt3
470: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1a4 1b4
471: seat 1 answers move 1b3
    seat 1: moved scuttlebutt3 1b4 1b3
472: seat 1 answers move 1b4
    seat 1: moved scuttlebutt3 1b3 1b4
    seat 2: turn 44
473: seat 2 answers activate edge
    seat 2: activated edge
474: seat 2 answers weapon rail_rifle
    seat 2: weapon edge rail_rifle
    seat 2: attacked edge sprocket
    seat 2: exhausted edge rail_rifle
475: seat 1 answers react duck
    seat 1: reacted sprocket duck
    seat 1: exhausted sprocket duck
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled melee
476: seat 1 answers done
    seat 2: saves sprocket 0
    wounded sprocket 1
477: seat 2 answers done
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
478: seat 2 answers move s4dock
    seat 2: moved octocruel1 s4cabin s4dock
479: seat 2 answers attack hannah
    seat 2: attacked octocruel1 hannah
480: seat 1 answers react holo_decoy
    seat 1: reacted hannah holo_decoy
    seat 1: exhausted hannah holo_decoy
    rolled save
    rolled save
    seat 2: hits 0
    seat 2: healed sprocket 1
    seat 3: turn 45
481: seat 3 answers activate digits
    seat 3: activated digits
482: seat 3 answers door 3
    seat 3: door 3 closed
483: seat 3 answers done
    seat 3: event hull_breach officer1
484: seat 3 answers wake peekaround2
    seat 3: activated peekaround2
485: seat 3 answers done
486: seat 3 answers tile 4
    seat 3: breached 4
    wounded digits 1
    wounded red 1
    turn-limit 45
    seat 1: tie-roll save
    seat 2: tie-roll crit
    seat 3: tie-roll save
    seat 2: won-scenario scenario_3c
    seat 1: result 7
    seat 2: result 7
    seat 3: result 7
    seat 2: won
seat 1: place 2, score 7
seat 2: place 1, score 7
seat 3: place 2, score 7
