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
    seat 1: dealt power_knuckles
    seat 1: dealt chatty_scope
    seat 1: dealt chatty_scope
    seat 1: dealt duck
    seat 1: dealt salsa_grenade
    seat 1: dealt gravity_glove
    seat 2: dealt plasma_cutter
    seat 2: dealt scatter_blaster
    seat 2: dealt stun_spear
    seat 2: dealt marksman_carbine
    seat 2: dealt duck
    seat 2: dealt overcharger
    seat 2: dealt jump_jets
    seat 3: dealt plasma_cutter
    seat 3: dealt stun_spear
    seat 3: dealt marksman_carbine
    seat 3: dealt power_knuckles
    seat 3: dealt padded_vest
    seat 3: dealt padded_vest
3: seat 1 answers keep gravity_glove
    seat 1: kept gravity_glove
4: seat 1 answers keep scatter_blaster
    seat 1: kept scatter_blaster
5: seat 2 answers keep plasma_cutter
    seat 2: kept plasma_cutter
6: seat 2 answers keep marksman_carbine
    seat 2: kept marksman_carbine
7: seat 3 answers keep plasma_cutter
    seat 3: kept plasma_cutter
8: seat 3 answers keep marksman_carbine
    seat 3: kept marksman_carbine
    seat 1: drafted gravity_glove
    seat 1: drafted scatter_blaster
    seat 2: drafted plasma_cutter
    seat 2: drafted marksman_carbine
    seat 3: drafted plasma_cutter
    seat 3: drafted marksman_carbine
    seat 1: dealt stun_spear
    seat 1: dealt power_knuckles
    seat 1: dealt padded_vest
    seat 1: dealt padded_vest
    seat 2: dealt power_knuckles
    seat 2: dealt chatty_scope
    seat 2: dealt chatty_scope
    seat 2: dealt duck
    seat 2: dealt salsa_grenade
    seat 3: dealt scatter_blaster
    seat 3: dealt stun_spear
    seat 3: dealt duck
    seat 3: dealt overcharger
    seat 3: dealt jump_jets
9: seat 1 answers keep stun_spear
    seat 1: kept stun_spear
10: seat 1 answers keep power_knuckles
    seat 1: kept power_knuckles
11: seat 2 answers keep salsa_grenade
    seat 2: kept salsa_grenade
12: seat 2 answers keep duck
    seat 2: kept duck
13: seat 3 answers keep stun_spear
    seat 3: kept stun_spear
14: seat 3 answers keep scatter_blaster
    seat 3: kept scatter_blaster
    seat 1: drafted stun_spear
    seat 1: drafted power_knuckles
    seat 2: drafted salsa_grenade
    seat 2: drafted duck
    seat 3: drafted stun_spear
    seat 3: drafted scatter_blaster
    seat 1: dealt arc_saber
    seat 1: dealt rail_rifle
    seat 1: dealt twin_repeaters
    seat 1: dealt rocket_fists
    seat 1: dealt spotter_drone
    seat 1: dealt combat_exosuit
    seat 1: dealt amp_module
    seat 2: dealt rail_rifle
    seat 2: dealt shock_maul
    seat 2: dealt rocket_fists
    seat 2: dealt spotter_drone
    seat 2: dealt holo_decoy
    seat 2: dealt leech_ray
    seat 2: dealt auto_medic
    seat 3: dealt arc_saber
    seat 3: dealt shock_maul
    seat 3: dealt twin_repeaters
    seat 3: dealt combat_exosuit
    seat 3: dealt holo_decoy
    seat 3: dealt implosion_charge
15: seat 1 answers keep arc_saber
    seat 1: kept arc_saber
16: seat 1 answers keep rail_rifle
    seat 1: kept rail_rifle
17: seat 2 answers keep rail_rifle
    seat 2: kept rail_rifle
18: seat 2 answers keep shock_maul
    seat 2: kept shock_maul
19: seat 3 answers keep shock_maul
    seat 3: kept shock_maul
20: seat 3 answers keep implosion_charge
    seat 3: kept implosion_charge
    seat 1: drafted arc_saber
    seat 1: drafted rail_rifle
    seat 2: drafted rail_rifle
    seat 2: drafted shock_maul
    seat 3: drafted shock_maul
    seat 3: drafted implosion_charge
    seat 1: dealt arc_saber
    seat 1: dealt twin_repeaters
    seat 1: dealt combat_exosuit
    seat 1: dealt holo_decoy
    seat 2: dealt twin_repeaters
    seat 2: dealt rocket_fists
    seat 2: dealt spotter_drone
    seat 2: dealt combat_exosuit
    seat 2: dealt amp_module
    seat 3: dealt rocket_fists
    seat 3: dealt spotter_drone
    seat 3: dealt holo_decoy
    seat 3: dealt leech_ray
    seat 3: dealt auto_medic
21: seat 1 answers keep arc_saber
    seat 1: kept arc_saber
22: seat 1 answers keep twin_repeaters
    seat 1: kept twin_repeaters
23: seat 2 answers keep spotter_drone
    seat 2: kept spotter_drone
24: seat 2 answers keep twin_repeaters
    seat 2: kept twin_repeaters
25: seat 3 answers keep leech_ray
    seat 3: kept leech_ray
26: seat 3 answers keep rocket_fists
    seat 3: kept rocket_fists
    seat 1: drafted arc_saber
    seat 1: drafted twin_repeaters
    seat 2: drafted spotter_drone
    seat 2: drafted twin_repeaters
    seat 3: drafted leech_ray
    seat 3: drafted rocket_fists
27: seat 1 answers discard twin_repeaters
    seat 1: discarded twin_repeaters
28: seat 1 answers discard power_knuckles
    seat 1: discarded power_knuckles
29: seat 1 answers discard stun_spear
    seat 1: discarded stun_spear
30: seat 1 answers give hannah
    seat 1: given pulse_blade hannah
31: seat 1 answers give sprocket
    seat 1: given repeater_pistol sprocket
32: seat 1 answers give sprocket
    seat 1: given blaster_rifle sprocket
33: seat 1 answers give hannah
    seat 1: given iron_fists hannah
34: seat 1 answers give sprocket
    seat 1: given red_dot_sight sprocket
35: seat 1 answers give sprocket
    seat 1: given kitty_primed sprocket
36: seat 1 answers give hannah
    seat 1: given red_shirt hannah
37: seat 1 answers give hannah
    seat 1: given scatter_blaster hannah
38: seat 1 answers give hannah
    seat 1: given gravity_glove hannah
39: seat 1 answers give sprocket
    seat 1: given arc_saber sprocket
40: seat 1 answers give sprocket
    seat 1: given arc_saber sprocket
    seat 1: given rail_rifle hannah
41: seat 2 answers discard twin_repeaters
    seat 2: discarded twin_repeaters
42: seat 2 answers discard red_dot_sight
    seat 2: discarded red_dot_sight
43: seat 2 answers discard spotter_drone
    seat 2: discarded spotter_drone
44: seat 2 answers give kylee
    seat 2: given pulse_blade kylee
45: seat 2 answers give kylee
    seat 2: given repeater_pistol kylee
46: seat 2 answers give kylee
    seat 2: given blaster_rifle kylee
47: seat 2 answers give kylee
    seat 2: given iron_fists kylee
48: seat 2 answers give edge
    seat 2: given kitty_primed edge
49: seat 2 answers give kylee
    seat 2: given red_shirt kylee
50: seat 2 answers give edge
    seat 2: given plasma_cutter edge
51: seat 2 answers give edge
    seat 2: given marksman_carbine edge
52: seat 2 answers give edge
    seat 2: given duck edge
53: seat 2 answers give kylee
    seat 2: given salsa_grenade kylee
    seat 2: given rail_rifle edge
    seat 2: given shock_maul edge
54: seat 3 answers discard red_dot_sight
    seat 3: discarded red_dot_sight
55: seat 3 answers discard plasma_cutter
    seat 3: discarded plasma_cutter
56: seat 3 answers discard pulse_blade
    seat 3: discarded pulse_blade
57: seat 3 answers give digits
    seat 3: given repeater_pistol digits
58: seat 3 answers give red
    seat 3: given blaster_rifle red
59: seat 3 answers give red
    seat 3: given iron_fists red
60: seat 3 answers give red
    seat 3: given kitty_primed red
61: seat 3 answers give red
    seat 3: given red_shirt red
62: seat 3 answers give digits
    seat 3: given scatter_blaster digits
63: seat 3 answers give red
    seat 3: given stun_spear red
64: seat 3 answers give digits
    seat 3: given marksman_carbine digits
65: seat 3 answers give digits
    seat 3: given shock_maul digits
66: seat 3 answers give digits
    seat 3: given rocket_fists digits
67: seat 3 answers give red
    seat 3: given implosion_charge red
    seat 3: given leech_ray digits
    scenario scenario_3c
    monster-card trooper1 scuttlebutt
    monster-card trooper2 peekaboom
    monster-card trooper3 weeble
    monster-card officer1 peekaround
    monster-card officer2 octocruel
68: seat 1 answers dock 4
    seat 1: docked 4
69: seat 1 answers board s4cabin
    seat 1: boarded sprocket s4cabin
70: seat 1 answers board s4dock
    seat 1: boarded hannah s4dock
71: seat 2 answers dock 2
    seat 2: docked 2
72: seat 2 answers board s2cabin
    seat 2: boarded edge s2cabin
73: seat 2 answers board s2cabin
    seat 2: boarded kylee s2cabin
74: seat 3 answers dock 3
    seat 3: docked 3
75: seat 3 answers board s3dock
    seat 3: boarded digits s3dock
76: seat 3 answers board s3dock
    seat 3: boarded red s3dock
    seat 1: quest dress_to_impress
    seat 1: turn 1
77: seat 1 answers rest
    seat 1: rested
78: seat 1 answers done
    seat 1: event static_storm villain
79: seat 1 answers exhaust hannah iron_fists
    seat 1: exhausted hannah iron_fists
80: seat 2 answers exhaust edge shock_maul
    seat 2: exhausted edge shock_maul
81: seat 3 answers exhaust red iron_fists
    seat 3: exhausted red iron_fists
    seat 2: turn 2
82: seat 2 answers rest
    seat 2: rested
83: seat 2 answers hand-over kylee plasma_cutter
    seat 2: given plasma_cutter kylee
84: seat 2 answers hand-over edge salsa_grenade
    seat 2: given salsa_grenade edge
85: seat 2 answers done
    seat 2: event taco_break officer1
    seat 2: activated peekaround1
86: seat 2 answers move 3a2
    seat 2: moved peekaround1 3b2 3a2
87: seat 2 answers move 3a3
    seat 2: moved peekaround1 3a2 3a3
88: seat 2 answers done
    seat 3: turn 3
89: seat 3 answers rest
    seat 3: rested
90: seat 3 answers done
    seat 3: event portal_glitch trooper3
91: seat 3 answers place 2a4
    seat 3: summoned weeble1 2a4
92: seat 3 answers colour cyan
    seat 3: portals-off cyan
    seat 1: turn 4
93: seat 1 answers rest
    seat 1: rested
94: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
95: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
96: seat 1 answers done
    seat 1: event inspection trooper2
97: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
98: seat 1 answers done
99: seat 1 answers place 1a4
    seat 1: summoned peekaround2 1a4
    seat 2: turn 5
100: seat 2 answers activate edge
    seat 2: activated edge
101: seat 2 answers move s2dock
    seat 2: moved edge s2cabin s2dock
102: seat 2 answers done
    seat 2: event rampage trooper1
103: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
104: seat 2 answers move 5b1
    seat 2: moved scuttlebutt2 5a1 5b1
105: seat 2 answers move 5a1
    seat 2: moved scuttlebutt2 5b1 5a1
106: seat 2 answers move 5a2
    seat 2: moved scuttlebutt2 5a1 5a2
107: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
108: seat 2 answers done
    seat 3: turn 6
109: seat 3 answers activate red
    seat 3: activated red
110: seat 3 answers move 4d2
    seat 3: moved red s3dock 4d2
111: seat 3 answers move 4d3
    seat 3: moved red 4d2 4d3
112: seat 3 answers move 4d4
    seat 2: attacked peekaboom2 red
    rolled ranged
    rolled melee
113: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 2: hits 1
    rolled ranged
    rolled ranged
    rolled ranged
114: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 2: saves red 1
    seat 3: moved red 4d3 4d4
115: seat 3 answers weapon stun_spear
    seat 3: weapon red stun_spear
116: seat 3 answers done
    seat 3: attacked red peekaboom2
    seat 3: exhausted red stun_spear
    rolled melee
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
117: seat 3 answers reroll melee
    seat 3: rerolled melee ranged
    seat 3: hits 5
    rolled ranged
    seat 3: saves peekaboom2 0
    wounded peekaboom2 5
    overkilled peekaboom2
    killed peekaboom2
    seat 3: gained 1
    left peekaboom2
    seat 3: event taco_break officer2
118: seat 3 answers place 4d4
    seat 3: summoned octocruel1 4d4
    seat 1: turn 7
119: seat 1 answers activate sprocket
    seat 1: activated sprocket
120: seat 1 answers move s4dock
    seat 1: moved sprocket s4cabin s4dock
121: seat 1 answers move 5c4
    seat 1: moved sprocket s4dock 5c4
122: seat 1 answers move 5c3
    seat 1: moved sprocket 5c4 5c3
123: seat 1 answers move 5d3
    seat 1: moved sprocket 5c3 5d3
    seat 1: event asteroid_bump trooper2
    seat 1: activated peekaboom1
124: seat 1 answers move 2a3
    seat 1: moved peekaboom1 2a4 2a3
125: seat 1 answers door 1
    seat 1: door 1 open
126: seat 1 answers move 2a2
    seat 1: moved peekaboom1 2a3 2a2
127: seat 1 answers direction north
    seat 1: bumped north
    seat 1: shoved peekaboom1 2a2 2a1
    seat 1: shoved scuttlebutt1 1a4 1a3
    seat 1: shoved peekaround2 1a4 1a3
    seat 1: shoved weeble1 2a4 2a3
    seat 1: shoved peekaround1 3a3 3a2
    seat 1: shoved octocruel1 4d4 4d3
    seat 1: shoved scuttlebutt2 5a2 5a1
    seat 1: shoved edge s2dock s2cabin
    seat 1: shoved red 4d4 4d3
    seat 1: shoved sprocket 5d3 5d2
    seat 1: shoved hannah s4dock 5c4
    seat 2: turn 8
128: seat 2 answers activate kylee
    seat 2: activated kylee
129: seat 2 answers move s2dock
    seat 2: moved kylee s2cabin s2dock
130: seat 2 answers move s2cabin
    seat 2: moved kylee s2dock s2cabin
131: seat 2 answers move s2dock
    seat 2: moved kylee s2cabin s2dock
132: seat 2 answers move 2c1
    seat 2: moved kylee s2dock 2c1
133: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
134: seat 2 answers move 2a2
    seat 2: moved peekaboom1 2a1 2a2
135: seat 2 answers move 2a1
    seat 2: moved peekaboom1 2a2 2a1
136: seat 2 answers move 2a2
    seat 2: moved peekaboom1 2a1 2a2
137: seat 2 answers exhaust edge salsa_grenade
    seat 2: exhausted edge salsa_grenade
138: seat 3 answers exhaust digits scatter_blaster
    seat 3: exhausted digits scatter_blaster
139: seat 1 answers exhaust hannah iron_fists
    seat 1: exhausted hannah iron_fists
    seat 3: turn 9
140: seat 3 answers activate digits
    seat 3: activated digits
141: seat 3 answers door 1
    seat 3: door 1 closed
142: seat 3 answers move 4d2
    seat 3: moved digits s3dock 4d2
143: seat 3 answers move s3dock
    seat 2: attacked octocruel1 digits
144: seat 2 answers also red
    seat 2: also red
    rolled melee
    rolled melee
    rolled melee
    seat 2: hits 3
    rolled ranged
    rolled melee
    rolled save
145: seat 3 answers done
    seat 2: saves digits 1
    rolled ranged
    rolled ranged
    rolled crit
    extra-die ranged
146: seat 3 answers reroll ranged
    seat 3: rerolled ranged ranged
    seat 2: saves red 1
    wounded digits 2
    wounded red 2
    seat 3: moved digits 4d2 s3dock
147: seat 3 answers move s3cabin
    seat 3: moved digits s3dock s3cabin
148: seat 3 answers move s3dock
    seat 3: moved digits s3cabin s3dock
149: seat 3 answers weapon marksman_carbine
    seat 3: weapon digits marksman_carbine
    seat 3: attacked digits octocruel1
    seat 3: exhausted digits marksman_carbine
    rolled save
    rolled ranged
    rolled ranged
150: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 3: hits 1
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    seat 3: saves octocruel1 4
151: seat 2 answers move 4d4
    seat 2: moved octocruel1 4d3 4d4
152: seat 2 answers done
    seat 3: event all_quiet officer1
153: seat 3 answers wake peekaround2
    seat 3: activated peekaround2
154: seat 3 answers move 1a4
    seat 3: moved peekaround2 1a3 1a4
155: seat 3 answers move 1a3
    seat 3: moved peekaround2 1a4 1a3
156: seat 3 answers move 1a4
    seat 3: moved peekaround2 1a3 1a4
    seat 1: turn 10
157: seat 1 answers rest
    seat 1: rested
158: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
159: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
160: seat 1 answers done
    seat 1: event salvage trooper1
161: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
162: seat 1 answers move 1a4
    seat 1: moved scuttlebutt1 1a3 1a4
163: seat 1 answers move 1a3
    seat 1: moved scuttlebutt1 1a4 1a3
164: seat 1 answers move 1a2
    seat 1: moved scuttlebutt1 1a3 1a2
165: seat 1 answers place 5d4
    seat 1: put victory 5d4
    seat 2: turn 11
166: seat 2 answers rest
    seat 2: rested
167: seat 2 answers done
    seat 2: event underdog trooper1
168: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
169: seat 2 answers move 1a1
    seat 2: moved scuttlebutt1 1a2 1a1
170: seat 2 answers done
    seat 1: gained 1
    seat 2: gained 1
    seat 3: turn 12
171: seat 3 answers rest
    seat 3: rested
172: seat 3 answers done
    seat 3: event override trooper3
    seat 3: activated weeble1
173: seat 3 answers move 2b3
    seat 3: moved weeble1 2a3 2b3
174: seat 3 answers move 2a3
    seat 3: moved weeble1 2b3 2a3
175: seat 3 answers move 2a4
    seat 3: moved weeble1 2a3 2a4
    seat 3: door 1 open
    seat 3: door 4 open
    seat 1: turn 13
176: seat 1 answers activate sprocket
    seat 1: activated sprocket
177: seat 1 answers move 5d1
    seat 1: moved sprocket 5d2 5d1
    seat 1: collected sprocket stimpack 5d1
178: seat 1 answers weapon scatter_blaster
    seat 1: weapon sprocket scatter_blaster
179: seat 1 answers done
    seat 1: attacked sprocket scuttlebutt2
    seat 1: exhausted sprocket scatter_blaster
    rolled save
    rolled save
    rolled ranged
180: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 1
    rolled save
    seat 1: saves scuttlebutt2 1
181: seat 3 answers move 5a2
    seat 3: moved scuttlebutt2 5a1 5a2
182: seat 3 answers move 5a3
    seat 3: moved scuttlebutt2 5a2 5a3
183: seat 3 answers move 5a4
    seat 3: moved scuttlebutt2 5a3 5a4
    seat 1: event reinforcements trooper2
    seat 1: activated peekaboom1
184: seat 1 answers move 2a1
    seat 1: moved peekaboom1 2a2 2a1
185: seat 1 answers move 2a2
    seat 1: moved peekaboom1 2a1 2a2
186: seat 1 answers portal 3b4
    seat 1: teleported peekaboom1 2a2 3b4
187: seat 1 answers place 1d1
    seat 1: summoned scuttlebutt3 1d1
    seat 2: turn 14
188: seat 2 answers activate edge
    seat 2: activated edge
189: seat 2 answers move s2dock
    seat 2: moved edge s2cabin s2dock
190: seat 2 answers move 2c1
    seat 2: moved edge s2dock 2c1
191: seat 2 answers move 2c2
    seat 2: moved edge 2c1 2c2
    seat 2: collected edge stimpack 2c2
192: seat 2 answers move 2c1
    seat 2: moved edge 2c2 2c1
    seat 2: event hull_breach officer1
193: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
194: seat 2 answers done
195: seat 2 answers tile 4
    seat 2: breached 4
    wounded red 1
    seat 3: turn 15
196: seat 3 answers activate red
    seat 3: activated red
197: seat 3 answers done
    seat 3: event reinforcements trooper3
    seat 3: activated weeble1
198: seat 3 answers done
199: seat 3 answers place 1d1
    seat 3: summoned scuttlebutt4 1d1
    seat 1: turn 16
200: seat 1 answers rest
    seat 1: rested
201: seat 1 answers done
202: seat 1 answers done
    seat 1: event lockdown officer1
203: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
204: seat 1 answers done
    seat 1: door 1 closed
    seat 1: door 2 closed
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 2: turn 17
205: seat 2 answers activate edge
    seat 2: activated edge
206: seat 2 answers move 2c2
    seat 2: moved edge 2c1 2c2
207: seat 2 answers move 2b2
    seat 2: moved edge 2c2 2b2
    seat 2: collected edge victory 2b2
    seat 2: gained 1
208: seat 2 answers move 2a2
    seat 2: moved edge 2b2 2a2
209: seat 2 answers move 2a1
    seat 2: moved edge 2a2 2a1
    seat 2: collected edge hoverboard 2a1
210: seat 2 answers done
    seat 2: event power_surge trooper1
211: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
212: seat 2 answers move 5a3
    seat 2: moved scuttlebutt2 5a4 5a3
213: seat 2 answers move 5b3
    seat 2: moved scuttlebutt2 5a3 5b3
214: seat 2 answers move 5a3
    seat 2: moved scuttlebutt2 5b3 5a3
    seat 3: turn 18
215: seat 3 answers activate red
    seat 3: activated red
216: seat 3 answers done
    seat 3: event care_package officer1
217: seat 3 answers wake peekaround1
    seat 3: activated peekaround1
218: seat 3 answers move 3a3
    seat 3: moved peekaround1 3a2 3a3
219: seat 3 answers move 3a2
    seat 3: moved peekaround1 3a3 3a2
220: seat 3 answers done
221: seat 3 answers gadget recharge 2a1
    seat 3: put recharge 2a1
222: seat 3 answers gadget recharge 5b4
    seat 3: put recharge 5b4
    seat 1: turn 19
223: seat 1 answers rest
    seat 1: rested
224: seat 1 answers done
225: seat 1 answers done
    seat 1: event care_package trooper1
226: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
227: seat 1 answers done
228: seat 1 answers gadget hoverboard 2d4
    seat 1: put hoverboard 2d4
229: seat 1 answers gadget recharge 5d1
    seat 1: put recharge 5d1
    seat 2: turn 20
230: seat 2 answers activate edge
    seat 2: activated edge
    seat 2: collected edge recharge 2a1
231: seat 2 answers weapon salsa_grenade
    seat 2: weapon edge salsa_grenade
    seat 2: attacked edge weeble1
    seat 2: exhausted edge salsa_grenade
    rolled melee
    rolled melee
    rolled ranged
232: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 0
233: seat 1 answers move 2a3
    seat 1: moved weeble1 2a4 2a3
234: seat 1 answers door 1
    seat 2: door 1 open
235: seat 1 answers move 2a2
    seat 1: moved weeble1 2a3 2a2
236: seat 1 answers done
237: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated peekaboom1
238: seat 2 answers portal 2a2
    seat 2: teleported peekaboom1 3b4 2a2
239: seat 2 answers move 2a1
    seat 2: moved peekaboom1 2a2 2a1
240: seat 2 answers done
241: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
242: seat 2 answers move 5a2
    seat 2: moved scuttlebutt2 5a3 5a2
243: seat 2 answers move 5a3
    seat 2: moved scuttlebutt2 5a2 5a3
244: seat 2 answers move 5a4
    seat 2: moved scuttlebutt2 5a3 5a4
    seat 3: turn 21
245: seat 3 answers rest
    seat 3: rested
246: seat 3 answers done
    seat 3: event override trooper1
247: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
248: seat 3 answers move 1b1
    seat 3: moved scuttlebutt1 1a1 1b1
249: seat 3 answers done
    seat 3: door 2 open
    seat 3: door 3 open
    seat 3: door 4 open
    seat 1: turn 22
250: seat 1 answers activate sprocket
    seat 1: activated sprocket
    seat 1: collected sprocket recharge 5d1
251: seat 1 answers move 5d2
    seat 1: moved sprocket 5d1 5d2
252: seat 1 answers move 5d1
    seat 1: moved sprocket 5d2 5d1
253: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated weeble1
254: seat 1 answers attack edge
    seat 1: attacked weeble1 edge
255: seat 2 answers no
    rolled save
    rolled save
    rolled crit
    extra-die save
    seat 1: shoved edge 2a1 2a2
    seat 1: hits 1
    rolled ranged
    rolled save
256: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die ranged
    seat 1: saves edge 2
257: seat 1 answers done
258: seat 1 answers place 5d4
    seat 1: put victory 5d4
    seat 2: turn 23
259: seat 2 answers rest
    seat 2: rested
260: seat 2 answers done
261: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
262: seat 2 answers attack red
    seat 2: attacked octocruel1 red
    rolled melee
    rolled save
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled melee
    rolled ranged
263: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 2: saves red 1
264: seat 2 answers move 4d3
    seat 2: moved octocruel1 4d4 4d3
265: seat 2 answers move 4c3
    seat 2: moved octocruel1 4d3 4c3
266: seat 2 answers move 4d3
    seat 2: moved octocruel1 4c3 4d3
    seat 1: gained 1
    seat 3: gained 1
    seat 3: turn 24
267: seat 3 answers activate digits
    seat 3: activated digits
268: seat 3 answers door 3
    seat 3: door 3 closed
269: seat 3 answers move 4d2
    seat 3: moved digits s3dock 4d2
270: seat 3 answers move 4d3
    seat 2: attacked octocruel1 digits
271: seat 2 answers done
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled crit
    extra-die ranged
    rolled ranged
    rolled ranged
272: seat 3 answers done
    seat 2: saves digits 1
    seat 3: moved digits 4d2 4d3
273: seat 3 answers move 4d2
    seat 2: attacked octocruel1 digits
274: seat 2 answers also red
    seat 2: also red
    rolled ranged
    rolled melee
    rolled ranged
    seat 2: hits 3
    rolled ranged
    rolled save
    rolled ranged
275: seat 3 answers done
    seat 2: saves digits 1
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
276: seat 3 answers reroll save
    seat 3: rerolled save ranged
    seat 2: saves red 1
    wounded digits 2
    wounded red 2
    killed red
    seat 1: gained 1
    seat 2: gained 1
    killed digits
    seat 1: gained 1
    seat 2: gained 1
    seat 3: event lockdown trooper2
    seat 3: activated peekaboom1
277: seat 3 answers move 2a2
    seat 3: moved peekaboom1 2a1 2a2
278: seat 3 answers move 2a3
    seat 3: moved peekaboom1 2a2 2a3
279: seat 3 answers move 1d3
    seat 3: moved peekaboom1 2a3 1d3
280: seat 3 answers done
    seat 3: door 1 closed
    seat 3: door 2 closed
    seat 3: door 4 closed
    seat 1: turn 25
281: seat 1 answers activate sprocket
    seat 1: activated sprocket
282: seat 1 answers move 5c1
    seat 1: moved sprocket 5d1 5c1
283: seat 1 answers move 5b1
    seat 1: moved sprocket 5c1 5b1
284: seat 1 answers move 5b2
    seat 1: moved sprocket 5b1 5b2
285: seat 1 answers move 5b3
    seat 1: moved sprocket 5b2 5b3
286: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
287: seat 1 answers done
    seat 1: attacked sprocket scuttlebutt2
    seat 1: exhausted sprocket blaster_rifle
    rolled ranged
    rolled ranged
    rolled save
288: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 2
    rolled ranged
    seat 1: saves scuttlebutt2 0
    wounded scuttlebutt2 2
    killed scuttlebutt2
    seat 1: gained 1
289: seat 3 answers move 5a3
    seat 3: moved scuttlebutt2 5a4 5a3
290: seat 3 answers attack sprocket
    seat 3: attacked scuttlebutt2 sprocket
    rolled save
    rolled crit
    extra-die save
    seat 3: hits 1
    rolled melee
    rolled ranged
291: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 3: saves sprocket 0
    wounded sprocket 1
    left scuttlebutt2
292: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 1
293: seat 1 answers done
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom1
294: seat 1 answers door 1
    seat 1: door 1 open
295: seat 1 answers move 2a3
    seat 1: moved peekaboom1 1d3 2a3
296: seat 1 answers done
297: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 26
298: seat 2 answers activate edge
    seat 2: activated edge
299: seat 2 answers done
    seat 2: event all_quiet trooper3
    seat 2: activated weeble1
300: seat 2 answers move 2b2
    seat 2: moved weeble1 2a2 2b2
301: seat 2 answers move 2c2
    seat 2: moved weeble1 2b2 2c2
302: seat 2 answers move 2c1
    seat 2: moved weeble1 2c2 2c1
303: seat 2 answers attack kylee
    seat 2: attacked weeble1 kylee
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
304: seat 2 answers shove 2d1
    seat 2: shoved kylee 2c1 2d1
    seat 2: hits 3
    rolled crit
    extra-die save
    rolled ranged
    rolled save
305: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die save
    seat 2: saves kylee 5
    seat 3: turn 27
    seat 3: rested
306: seat 3 answers place s3dock
    seat 3: resurrected digits s3dock
307: seat 3 answers place s3dock
    seat 3: resurrected red s3dock
308: seat 3 answers done
    seat 3: event asteroid_bump villain
309: seat 3 answers direction north
    seat 3: bumped north
    seat 3: shoved weeble1 2c1 s2dock
    seat 3: shoved peekaboom1 2a3 2a2
    seat 3: shoved peekaround2 1a4 1a3
    seat 3: shoved peekaround1 3a2 3a1
    seat 3: shoved octocruel1 4d3 4d2
    seat 3: shoved edge 2a2 2a1
    seat 3: shoved sprocket 5b3 5b2
    seat 3: shoved hannah 5c4 5c3
    seat 1: turn 28
310: seat 1 answers rest
    seat 1: rested
311: seat 1 answers done
312: seat 1 answers done
    seat 1: event hull_breach villain
313: seat 1 answers tile 2
    seat 1: breached 2
    wounded edge 1
    wounded kylee 1
    seat 2: turn 29
314: seat 2 answers activate edge
    seat 2: activated edge
315: seat 2 answers use stimpack
    seat 2: used edge stimpack
    seat 2: healed edge 1
316: seat 2 answers done
    seat 2: event inspection trooper1
317: seat 2 answers wake scuttlebutt4
    seat 2: activated scuttlebutt4
318: seat 2 answers move 1d2
    seat 2: moved scuttlebutt4 1d1 1d2
319: seat 2 answers move 1c2
    seat 2: moved scuttlebutt4 1d2 1c2
320: seat 2 answers done
    seat 3: turn 30
321: seat 3 answers activate red
    seat 3: activated red
322: seat 3 answers move s3cabin
    seat 2: attacked octocruel1 red
323: seat 2 answers done
    rolled ranged
    rolled melee
    rolled ranged
    seat 2: hits 3
    rolled crit
    extra-die save
    rolled ranged
    rolled crit
    extra-die ranged
324: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 2: saves red 4
    seat 3: moved red s3dock s3cabin
325: seat 3 answers done
    seat 3: event power_surge officer2
    seat 3: activated octocruel1
326: seat 3 answers attack digits
    seat 3: attacked octocruel1 digits
    rolled crit
    extra-die ranged
    rolled ranged
    rolled save
    seat 3: hits 3
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
327: seat 3 answers done
    seat 3: saves digits 1
    wounded digits 2
328: seat 3 answers move s3dock
    seat 3: moved octocruel1 4d2 s3dock
329: seat 3 answers move s3cabin
    seat 3: moved octocruel1 s3dock s3cabin
330: seat 3 answers move s3dock
    seat 3: moved octocruel1 s3cabin s3dock
    seat 1: turn 31
331: seat 1 answers activate hannah
    seat 1: activated hannah
332: seat 1 answers move 5d3
    seat 1: moved hannah 5c3 5d3
333: seat 1 answers move 5d4
    seat 1: moved hannah 5d3 5d4
    seat 1: collected hannah victory 5d4
    seat 1: gained 2
    seat 1: collected hannah quest_a 5d4
334: seat 1 answers move 5d3
    seat 1: moved hannah 5d4 5d3
335: seat 1 answers move 5d2
    seat 1: moved hannah 5d3 5d2
    seat 1: event inspection trooper2
    seat 1: activated peekaboom1
336: seat 1 answers portal 3b4
    seat 1: teleported peekaboom1 2a2 3b4
337: seat 1 answers move 3c4
    seat 1: moved peekaboom1 3b4 3c4
338: seat 1 answers move 3b4
    seat 1: moved peekaboom1 3c4 3b4
    seat 2: turn 32
339: seat 2 answers activate edge
    seat 2: activated edge
340: seat 2 answers move 2a2
    seat 2: moved edge 2a1 2a2
341: seat 2 answers move 2a3
    seat 2: moved edge 2a2 2a3
342: seat 2 answers move 2a4
    seat 2: moved edge 2a3 2a4
343: seat 2 answers weapon salsa_grenade
    seat 2: weapon edge salsa_grenade
344: seat 2 answers attack scuttlebutt4
    seat 2: attacked edge scuttlebutt4
    seat 2: exhausted edge salsa_grenade
    rolled save
    rolled save
    rolled melee
345: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 2: hits 0
346: seat 1 answers move 1c3
    seat 1: moved scuttlebutt4 1c2 1c3
347: seat 1 answers move 1d3
    seat 1: moved scuttlebutt4 1c3 1d3
348: seat 1 answers done
349: seat 2 answers use hoverboard
    seat 2: used edge hoverboard
350: seat 2 answers move 2c1
    seat 2: moved kylee 2d1 2c1
351: seat 2 answers move s2dock
    seat 1: attacked weeble1 kylee
    rolled save
    rolled ranged
    rolled save
    seat 1: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled save
352: seat 2 answers reroll save
    seat 2: rerolled save save
    seat 1: saves kylee 4
    seat 2: moved kylee 2c1 s2dock
353: seat 2 answers move s2cabin
    seat 1: attacked weeble1 kylee
    rolled ranged
    rolled save
    rolled crit
    extra-die crit
    extra-die melee
354: seat 1 answers shove s2cabin
    seat 1: shoved kylee s2dock s2cabin
    seat 1: hits 4
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
355: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die crit
    extra-die save
    seat 1: saves kylee 4
356: seat 2 answers move s2dock
    seat 1: attacked weeble1 kylee
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
    seat 1: shoved kylee s2cabin s2dock
    seat 1: hits 4
    rolled save
    rolled ranged
    rolled save
357: seat 2 answers done
    seat 1: saves kylee 2
    wounded kylee 2
358: seat 2 answers move 2c1
    seat 1: attacked weeble1 kylee
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled save
    rolled save
    rolled ranged
359: seat 2 answers reroll ranged
    seat 2: rerolled ranged crit
    extra-die crit
    extra-die ranged
    seat 1: saves kylee 4
    seat 2: moved kylee s2dock 2c1
360: seat 2 answers done
361: seat 2 answers done
    seat 2: event hull_breach officer1
362: seat 2 answers wake peekaround2
    seat 2: activated peekaround2
363: seat 2 answers done
364: seat 2 answers tile 3
    seat 2: breached 3
    seat 3: turn 33
365: seat 3 answers activate digits
    seat 3: activated digits
366: seat 3 answers door 1
    seat 3: door 1 closed
367: seat 3 answers done
    seat 3: event asteroid_bump villain
368: seat 3 answers direction west
    seat 3: bumped west
    seat 3: shoved scuttlebutt1 1b1 1a1
    seat 3: shoved scuttlebutt4 1d3 1c3
    seat 3: shoved octocruel1 s3dock 4d2
    seat 3: shoved digits s3dock 4d2
    seat 3: shoved red s3cabin s3dock
    seat 1: turn 34
369: seat 1 answers activate hannah
    seat 1: activated hannah
370: seat 1 answers move 5d1
    seat 1: moved hannah 5d2 5d1
371: seat 1 answers done
    seat 1: event taco_break officer1
372: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
373: seat 1 answers move 1b3
    seat 1: moved peekaround2 1a3 1b3
374: seat 1 answers move 1c3
    seat 1: moved peekaround2 1b3 1c3
375: seat 1 answers move 1c2
    seat 1: moved peekaround2 1c3 1c2
    seat 1: healed kylee 1
    seat 1: healed digits 1
    seat 2: turn 35
376: seat 2 answers rest
    seat 2: rested
377: seat 2 answers done
378: seat 2 answers done
    seat 2: event rampage trooper2
    seat 2: activated peekaboom1
379: seat 2 answers portal 2a2
    seat 2: teleported peekaboom1 3b4 2a2
380: seat 2 answers move 2b2
    seat 2: moved peekaboom1 2a2 2b2
381: seat 2 answers move 2a2
    seat 2: moved peekaboom1 2b2 2a2
382: seat 2 answers done
383: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
384: seat 2 answers move 1b1
    seat 2: moved scuttlebutt1 1a1 1b1
385: seat 2 answers move 1b2
    seat 2: moved scuttlebutt1 1b1 1b2
386: seat 2 answers move 1b1
    seat 2: moved scuttlebutt1 1b2 1b1
    seat 3: turn 36
387: seat 3 answers activate red
    seat 3: activated red
388: seat 3 answers weapon stun_spear
    seat 3: weapon red stun_spear
389: seat 3 answers done
    seat 3: attacked red octocruel1
    seat 3: exhausted red stun_spear
    rolled save
    rolled save
    rolled save
390: seat 3 answers reroll save
    seat 3: rerolled save crit
    extra-die crit
    extra-die save
    seat 3: hits 2
    rolled ranged
    rolled ranged
    seat 3: saves octocruel1 0
    wounded octocruel1 2
    seat 3: dazed octocruel1
391: seat 2 answers move s3dock
    seat 2: moved octocruel1 4d2 s3dock
392: seat 2 answers attack red
    seat 2: attacked octocruel1 red
393: seat 2 answers done
    rolled crit
    extra-die save
    rolled crit
    extra-die crit
    extra-die save
    rolled save
    seat 2: hits 3
    rolled save
    rolled ranged
    rolled save
394: seat 3 answers reroll save
    seat 3: rerolled save ranged
    seat 2: saves red 1
    wounded red 2
395: seat 3 answers move s3cabin
    seat 2: attacked octocruel1 red
396: seat 2 answers done
    rolled save
    rolled save
    rolled ranged
    seat 2: hits 1
    rolled crit
    extra-die save
    rolled ranged
    rolled ranged
397: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 2: saves red 3
    seat 3: moved red s3dock s3cabin
398: seat 3 answers move s3dock
    seat 2: attacked octocruel1 red
399: seat 2 answers also digits
    seat 2: also digits
    rolled melee
    rolled crit
    extra-die melee
    rolled ranged
    seat 2: hits 4
    rolled save
    rolled crit
    extra-die crit
    extra-die save
    rolled crit
    extra-die ranged
400: seat 3 answers reroll save
    seat 3: rerolled save ranged
    seat 2: saves red 4
    rolled ranged
    rolled ranged
    rolled save
401: seat 3 answers done
    seat 2: saves digits 1
    wounded digits 3
    killed digits
    seat 1: gained 1
    seat 2: gained 1
    seat 3: moved red s3cabin s3dock
402: seat 3 answers done
    seat 3: event lockdown trooper2
    seat 3: activated peekaboom1
403: seat 3 answers move 2b2
    seat 3: moved peekaboom1 2a2 2b2
404: seat 3 answers move 2c2
    seat 3: moved peekaboom1 2b2 2c2
405: seat 3 answers done
    seat 1: turn 37
406: seat 1 answers activate sprocket
    seat 1: activated sprocket
407: seat 1 answers move 5b3
    seat 1: moved sprocket 5b2 5b3
408: seat 1 answers move 5a3
    seat 1: moved sprocket 5b3 5a3
    seat 1: collected sprocket victory 5a3
    seat 1: gained 1
409: seat 1 answers move 5b3
    seat 1: moved sprocket 5a3 5b3
410: seat 1 answers portal 2d3
    seat 1: teleported sprocket 5b3 2d3
411: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
412: seat 1 answers done
413: seat 1 answers attack edge
    seat 1: attacked sprocket edge
    seat 1: exhausted sprocket blaster_rifle
414: seat 2 answers no
    rolled melee
    rolled save
    rolled save
415: seat 1 answers reroll save
    seat 1: rerolled save melee
    seat 1: hits 0
416: seat 1 answers done
    seat 1: event lockdown officer1
417: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
418: seat 1 answers move 1d2
    seat 1: moved peekaround2 1c2 1d2
419: seat 1 answers move 1c2
    seat 1: moved peekaround2 1d2 1c2
420: seat 1 answers move 1c3
    seat 1: moved peekaround2 1c2 1c3
    seat 2: turn 38
421: seat 2 answers activate kylee
    seat 2: activated kylee
422: seat 2 answers weapon repeater_pistol
    seat 2: weapon kylee repeater_pistol
423: seat 2 answers attack sprocket
    seat 2: attacked kylee sprocket
    seat 2: exhausted kylee repeater_pistol
    rolled crit
    extra-die ranged
    rolled melee
424: seat 2 answers done
    seat 2: hits 2
    rolled crit
    extra-die ranged
    rolled ranged
425: seat 1 answers reroll ranged
    seat 1: rerolled ranged save
    seat 2: saves sprocket 2
    seat 2: readied kylee repeater_pistol
426: seat 2 answers move 2c2
427: seat 1 answers guard weeble1
    seat 1: attacked weeble1 kylee
    rolled save
    rolled crit
    extra-die ranged
    rolled save
428: seat 1 answers shove s2dock
    seat 1: shoved kylee 2c1 s2dock
    seat 1: hits 2
    rolled ranged
    rolled ranged
    rolled save
429: seat 2 answers done
    seat 1: saves kylee 1
    wounded kylee 1
    seat 1: attacked peekaboom1 kylee
    rolled melee
    rolled crit
    extra-die melee
430: seat 1 answers reroll melee
    seat 1: rerolled melee ranged
    seat 1: hits 2
    rolled save
    rolled ranged
    rolled melee
431: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 1: saves kylee 2
432: seat 2 answers move s2cabin
    seat 1: attacked weeble1 kylee
    rolled save
    rolled ranged
    rolled crit
    extra-die ranged
433: seat 1 answers shove 2c1
    seat 1: shoved kylee s2dock 2c1
    seat 1: hits 3
    rolled ranged
    rolled melee
    rolled crit
    extra-die ranged
434: seat 2 answers done
    seat 1: saves kylee 1
    wounded kylee 2
    killed kylee
    seat 1: gained 1
    seat 3: gained 1
    seat 2: event portal_glitch trooper2
    seat 2: activated peekaboom1
435: seat 2 answers move 2d2
    seat 2: moved peekaboom1 2c2 2d2
436: seat 2 answers move 2c2
    seat 2: moved peekaboom1 2d2 2c2
437: seat 2 answers done
438: seat 2 answers colour cyan
    seat 2: portals-off cyan
    seat 3: turn 39
439: seat 3 answers rest
    seat 3: rested
440: seat 3 answers place 4d2
    seat 3: resurrected digits 4d2
441: seat 3 answers hand-over digits iron_fists
    seat 3: given iron_fists digits
442: seat 3 answers hand-over red marksman_carbine
    seat 3: given marksman_carbine red
443: seat 3 answers done
    seat 3: event care_package trooper1
444: seat 3 answers wake scuttlebutt4
    seat 3: activated scuttlebutt4
445: seat 3 answers move 1c2
    seat 3: moved scuttlebutt4 1c3 1c2
446: seat 3 answers done
447: seat 3 answers gadget stimpack 3d4
    seat 3: put stimpack 3d4
448: seat 3 answers gadget hoverboard 4d1
    seat 3: put hoverboard 4d1
    seat 1: turn 40
449: seat 1 answers rest
    seat 1: rested
450: seat 1 answers done
451: seat 1 answers done
    seat 1: event portal_glitch trooper3
    seat 1: activated weeble1
452: seat 1 answers move s2cabin
    seat 1: moved weeble1 s2dock s2cabin
453: seat 1 answers done
454: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 41
455: seat 2 answers activate edge
    seat 2: activated edge
456: seat 2 answers weapon marksman_carbine
    seat 2: weapon edge marksman_carbine
    seat 2: attacked edge sprocket
    seat 2: exhausted edge marksman_carbine
    rolled save
    rolled save
    rolled save
457: seat 2 answers done
    seat 2: hits 0
458: seat 2 answers use recharge
    seat 2: used edge recharge
    seat 2: readied edge marksman_carbine
459: seat 2 answers move 2b4
    seat 2: moved edge 2a4 2b4
460: seat 2 answers move 2b3
    seat 2: moved edge 2b4 2b3
461: seat 2 answers done
    seat 2: event rampage trooper1
462: seat 2 answers wake scuttlebutt3
    seat 2: activated scuttlebutt3
463: seat 2 answers done
464: seat 2 answers wake scuttlebutt4
    seat 2: activated scuttlebutt4
465: seat 2 answers move 1c3
    seat 2: moved scuttlebutt4 1c2 1c3
466: seat 2 answers move 1b3
    seat 2: moved scuttlebutt4 1c3 1b3
467: seat 2 answers move 1c3
    seat 2: moved scuttlebutt4 1b3 1c3
    seat 3: turn 42
468: seat 3 answers activate digits
    seat 3: activated digits
469: seat 3 answers door 4
    seat 3: door 4 open
470: seat 3 answers weapon leech_ray
    seat 3: weapon digits leech_ray
    seat 3: attacked digits octocruel1
    seat 3: exhausted digits leech_ray
    rolled save
    rolled crit
    extra-die ranged
    rolled save
    seat 3: hits 2
    seat 3: saves octocruel1 0
    wounded octocruel1 2
    killed octocruel1
    seat 3: gained 2
471: seat 2 answers move s3cabin
    seat 2: moved octocruel1 s3dock s3cabin
472: seat 2 answers move s3dock
    seat 2: moved octocruel1 s3cabin s3dock
473: seat 2 answers done
    left octocruel1
474: seat 3 answers move 4d3
    seat 3: moved digits 4d2 4d3
475: seat 3 answers move 4d4
    seat 3: moved digits 4d3 4d4
476: seat 3 answers done
    seat 3: event asteroid_bump trooper2
    seat 3: activated peekaboom1
477: seat 3 answers move 2d2
    seat 3: moved peekaboom1 2c2 2d2
478: seat 3 answers done
479: seat 3 answers direction west
    seat 3: bumped west
    seat 3: shoved scuttlebutt1 1b1 1a1
    seat 3: shoved scuttlebutt4 1c3 1b3
    seat 3: shoved peekaround2 1c3 1b3
    seat 3: shoved peekaboom1 2d2 2c2
    seat 3: shoved edge 2b3 2a3
    seat 3: shoved sprocket 2d3 2c3
    seat 3: shoved digits 4d4 4c4
    seat 3: shoved hannah 5d1 5c1
    seat 3: shoved red s3dock 4d2
    seat 1: turn 43
480: seat 1 answers activate sprocket
    seat 1: activated sprocket
481: seat 1 answers move 2b3
    seat 1: moved sprocket 2c3 2b3
482: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
483: seat 1 answers done
    seat 1: attacked sprocket edge
    seat 1: exhausted sprocket blaster_rifle
484: seat 2 answers no
    rolled save
    rolled ranged
485: seat 1 answers done
    seat 1: hits 1
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
486: seat 2 answers reroll melee
    seat 2: rerolled melee ranged
    seat 1: saves edge 2
487: seat 1 answers done
    seat 1: event static_storm trooper2
    seat 1: activated peekaboom1
488: seat 1 answers done
489: seat 1 answers exhaust sprocket red_dot_sight
    seat 1: exhausted sprocket red_dot_sight
490: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
491: seat 3 answers exhaust digits iron_fists
    seat 3: exhausted digits iron_fists
    seat 2: turn 44
492: seat 2 answers rest
    seat 2: rested
493: seat 2 answers place 2a3
    seat 2: resurrected kylee 2a3
494: seat 2 answers done
    seat 2: event inspection trooper1
495: seat 2 answers wake scuttlebutt4
    seat 2: activated scuttlebutt4
496: seat 2 answers move 1c3
    seat 2: moved scuttlebutt4 1b3 1c3
497: seat 2 answers move 1b3
    seat 2: moved scuttlebutt4 1c3 1b3
498: seat 2 answers move 1a3
    seat 2: moved scuttlebutt4 1b3 1a3
    seat 3: turn 45
499: seat 3 answers rest
    seat 3: rested
500: seat 3 answers done
    seat 3: event care_package officer1
501: seat 3 answers wake peekaround1
    seat 3: activated peekaround1
502: seat 3 answers move 3a2
    seat 3: moved peekaround1 3a1 3a2
503: seat 3 answers done
504: seat 3 answers gadget stimpack 4d1
    seat 3: put stimpack 4d1
505: seat 3 answers gadget recharge 5b4
    seat 3: put recharge 5b4
    turn-limit 45
    seat 1: won-scenario scenario_3c
    seat 1: result 10
    seat 2: result 5
    seat 3: result 5
    seat 1: won
seat 1: place 1, score 10
seat 2: place 2, score 5
seat 3: place 2, score 5
