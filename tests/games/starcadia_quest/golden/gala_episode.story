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
78: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
79: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
80: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
81: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
82: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
83: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
84: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
85: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
86: seat 1 answers hand-over hannah blaster_rifle
    seat 1: given blaster_rifle hannah
87: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
88: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
89: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
90: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
91: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
92: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
93: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
94: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
95: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
96: seat 1 answers done
    seat 1: event inspection trooper2
97: seat 1 answers wake peekaboom1
    seat 1: activated peekaboom1
98: seat 1 answers move 2a3
    seat 1: moved peekaboom1 2a4 2a3
99: seat 1 answers door 1
    seat 1: door 1 open
100: seat 1 answers done
101: seat 1 answers place 5a1
    seat 1: summoned peekaround2 5a1
    seat 2: turn 2
102: seat 2 answers activate kylee
    seat 2: activated kylee
103: seat 2 answers move s2dock
    seat 2: moved kylee s2cabin s2dock
104: seat 2 answers move 2c1
    seat 2: moved kylee s2dock 2c1
105: seat 2 answers move 2c2
    seat 2: moved kylee 2c1 2c2
    seat 2: collected kylee stimpack 2c2
106: seat 2 answers move 2b2
    seat 2: moved kylee 2c2 2b2
    seat 2: collected kylee victory 2b2
    seat 2: gained 1
107: seat 2 answers weapon blaster_rifle
    seat 2: weapon kylee blaster_rifle
    seat 2: attacked kylee peekaboom1
    seat 2: exhausted kylee blaster_rifle
    rolled crit
    extra-die save
    rolled ranged
    rolled save
108: seat 2 answers reroll ranged
    seat 2: rerolled ranged save
    seat 2: hits 1
    rolled save
    seat 2: saves peekaboom1 1
109: seat 1 answers done
    seat 2: event underdog trooper1
110: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
111: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a4 1a3
112: seat 2 answers move 1a2
    seat 2: moved scuttlebutt1 1a3 1a2
113: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a2 1a3
    seat 1: gained 1
    seat 3: gained 1
    seat 3: turn 3
114: seat 3 answers activate digits
    seat 3: activated digits
115: seat 3 answers door 1
    seat 3: door 1 closed
116: seat 3 answers move 4d2
    seat 3: moved digits s3dock 4d2
117: seat 3 answers move 4d3
    seat 3: moved digits 4d2 4d3
118: seat 3 answers weapon leech_ray
    seat 3: weapon digits leech_ray
    seat 3: attacked digits peekaboom2
    seat 3: exhausted digits leech_ray
    rolled save
    rolled crit
    extra-die melee
    rolled crit
    extra-die melee
119: seat 3 answers reroll save
    seat 3: rerolled save ranged
    seat 3: hits 3
    rolled ranged
    seat 3: saves peekaboom2 0
    wounded peekaboom2 3
    overkilled peekaboom2
    killed peekaboom2
    seat 3: gained 1
    left peekaboom2
    seat 3: event lockdown trooper2
    seat 3: activated peekaboom1
120: seat 3 answers door 1
    seat 3: door 1 open
121: seat 3 answers move 2a2
    seat 3: moved peekaboom1 2a3 2a2
122: seat 3 answers move 2a3
    seat 3: moved peekaboom1 2a2 2a3
123: seat 3 answers attack kylee
    seat 3: attacked peekaboom1 kylee
    rolled ranged
    rolled ranged
124: seat 3 answers reroll ranged
    seat 3: rerolled ranged save
    seat 3: hits 1
    rolled save
    rolled ranged
    rolled save
125: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die ranged
    seat 3: saves kylee 2
    seat 3: door 1 closed
    seat 3: door 2 closed
    seat 3: door 3 closed
    seat 1: turn 4
126: seat 1 answers activate hannah
    seat 1: activated hannah
127: seat 1 answers move 5c4
    seat 1: moved hannah s4dock 5c4
128: seat 1 answers move 5c3
    seat 1: moved hannah 5c4 5c3
129: seat 1 answers move 5d3
    seat 1: moved hannah 5c3 5d3
130: seat 1 answers move 5d2
    seat 1: moved hannah 5d3 5d2
    seat 1: event salvage trooper1
131: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
132: seat 1 answers move 5b1
    seat 1: moved scuttlebutt2 5a1 5b1
133: seat 1 answers move 5c1
    seat 1: moved scuttlebutt2 5b1 5c1
134: seat 1 answers done
135: seat 1 answers place 5d4
    seat 1: put victory 5d4
    seat 2: turn 5
136: seat 2 answers activate kylee
    seat 2: activated kylee
137: seat 2 answers move 2a2
    seat 2: moved kylee 2b2 2a2
138: seat 2 answers move 2a3
    seat 1: attacked peekaboom1 kylee
    rolled melee
    rolled save
139: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 0
    seat 2: moved kylee 2a2 2a3
140: seat 2 answers move 2a2
    seat 1: attacked peekaboom1 kylee
    rolled crit
    extra-die save
    rolled save
141: seat 1 answers done
    seat 1: hits 1
    rolled save
    rolled save
    rolled crit
    extra-die melee
142: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 1: saves kylee 4
    seat 2: moved kylee 2a3 2a2
143: seat 2 answers portal 3b4
    seat 2: teleported kylee 2a2 3b4
144: seat 2 answers done
    seat 2: event inspection trooper1
145: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
146: seat 2 answers move 1a4
    seat 2: moved scuttlebutt1 1a3 1a4
147: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a4 1a3
148: seat 2 answers move 1a4
    seat 2: moved scuttlebutt1 1a3 1a4
    seat 3: turn 6
149: seat 3 answers activate red
    seat 3: activated red
150: seat 3 answers move 4d2
    seat 3: moved red s3dock 4d2
151: seat 3 answers move 4d3
    seat 3: moved red 4d2 4d3
152: seat 3 answers move 4d4
    seat 3: moved red 4d3 4d4
153: seat 3 answers done
    seat 3: event static_storm villain
154: seat 3 answers exhaust red iron_fists
    seat 3: exhausted red iron_fists
155: seat 1 answers exhaust sprocket pulse_blade
    seat 1: exhausted sprocket pulse_blade
156: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
    seat 1: turn 7
157: seat 1 answers rest
    seat 1: rested
158: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
159: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
160: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
161: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
162: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
163: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
164: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
165: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
166: seat 1 answers hand-over hannah iron_fists
    seat 1: given iron_fists hannah
167: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
168: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
169: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
170: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
171: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
172: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
173: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
174: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
175: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
176: seat 1 answers done
    seat 1: event all_quiet trooper3
177: seat 1 answers place 1a4
    seat 1: summoned weeble1 1a4
    seat 2: turn 8
178: seat 2 answers rest
    seat 2: rested
179: seat 2 answers hand-over kylee rail_rifle
    seat 2: given rail_rifle kylee
180: seat 2 answers hand-over edge rail_rifle
    seat 2: given rail_rifle edge
181: seat 2 answers done
182: seat 2 answers pass-gadget edge stimpack
    seat 2: passed edge stimpack
183: seat 2 answers pass-gadget kylee stimpack
    seat 2: passed kylee stimpack
184: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
185: seat 2 answers move 2b3
    seat 2: moved peekaboom1 2a3 2b3
186: seat 2 answers move 2c3
    seat 2: moved peekaboom1 2b3 2c3
187: seat 2 answers done
188: seat 2 answers exhaust edge duck
    seat 2: exhausted edge duck
189: seat 3 answers exhaust digits rocket_fists
    seat 3: exhausted digits rocket_fists
190: seat 1 answers exhaust sprocket red_dot_sight
    seat 1: exhausted sprocket red_dot_sight
    seat 3: turn 9
191: seat 3 answers rest
    seat 3: rested
192: seat 3 answers hand-over red rocket_fists
    seat 3: given rocket_fists red
193: seat 3 answers hand-over digits iron_fists
    seat 3: given iron_fists digits
194: seat 3 answers hand-over red iron_fists
    seat 3: given iron_fists red
195: seat 3 answers hand-over digits rocket_fists
    seat 3: given rocket_fists digits
196: seat 3 answers hand-over red scatter_blaster
    seat 3: given scatter_blaster red
197: seat 3 answers hand-over digits red_shirt
    seat 3: given red_shirt digits
198: seat 3 answers hand-over digits implosion_charge
    seat 3: given implosion_charge digits
199: seat 3 answers hand-over red marksman_carbine
    seat 3: given marksman_carbine red
200: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
201: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
202: seat 3 answers hand-over red red_shirt
    seat 3: given red_shirt red
203: seat 3 answers hand-over digits marksman_carbine
    seat 3: given marksman_carbine digits
204: seat 3 answers done
    seat 3: event override trooper1
205: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
206: seat 3 answers done
    seat 3: door 1 open
    seat 3: door 2 open
    seat 3: door 3 open
    seat 3: door 4 open
    seat 1: turn 10
207: seat 1 answers rest
    seat 1: rested
208: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
209: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
210: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
211: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
212: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
213: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
214: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
215: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
216: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
217: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
218: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
219: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
220: seat 1 answers hand-over hannah iron_fists
    seat 1: given iron_fists hannah
221: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
222: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
223: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
224: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
225: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
226: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
227: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
228: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
229: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
230: seat 1 answers hand-over hannah iron_fists
    seat 1: given iron_fists hannah
231: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
    seat 1: event care_package trooper1
232: seat 1 answers wake scuttlebutt1
    seat 1: activated scuttlebutt1
233: seat 1 answers done
234: seat 1 answers gadget hoverboard 2a1
    seat 1: put hoverboard 2a1
235: seat 1 answers gadget stimpack 2d4
    seat 1: put stimpack 2d4
    seat 2: turn 11
236: seat 2 answers rest
    seat 2: rested
237: seat 2 answers hand-over kylee plasma_cutter
    seat 2: given plasma_cutter kylee
238: seat 2 answers hand-over edge blaster_rifle
    seat 2: given blaster_rifle edge
239: seat 2 answers hand-over kylee rail_rifle
    seat 2: given rail_rifle kylee
240: seat 2 answers hand-over edge rail_rifle
    seat 2: given rail_rifle edge
241: seat 2 answers hand-over kylee kitty_primed
    seat 2: given kitty_primed kylee
242: seat 2 answers hand-over edge pulse_blade
    seat 2: given pulse_blade edge
243: seat 2 answers hand-over edge plasma_cutter
    seat 2: given plasma_cutter edge
244: seat 2 answers hand-over kylee plasma_cutter
    seat 2: given plasma_cutter kylee
245: seat 2 answers hand-over kylee pulse_blade
    seat 2: given pulse_blade kylee
246: seat 2 answers hand-over edge pulse_blade
    seat 2: given pulse_blade edge
247: seat 2 answers hand-over edge red_shirt
    seat 2: given red_shirt edge
248: seat 2 answers hand-over kylee rail_rifle
    seat 2: given rail_rifle kylee
249: seat 2 answers hand-over edge iron_fists
    seat 2: given iron_fists edge
250: seat 2 answers hand-over kylee pulse_blade
    seat 2: given pulse_blade kylee
251: seat 2 answers hand-over edge pulse_blade
    seat 2: given pulse_blade edge
252: seat 2 answers hand-over kylee shock_maul
    seat 2: given shock_maul kylee
253: seat 2 answers hand-over kylee iron_fists
    seat 2: given iron_fists kylee
254: seat 2 answers hand-over edge salsa_grenade
    seat 2: given salsa_grenade edge
255: seat 2 answers hand-over edge iron_fists
    seat 2: given iron_fists edge
256: seat 2 answers hand-over kylee iron_fists
    seat 2: given iron_fists kylee
257: seat 2 answers hand-over kylee duck
    seat 2: given duck kylee
258: seat 2 answers hand-over edge rail_rifle
    seat 2: given rail_rifle edge
259: seat 2 answers hand-over edge shock_maul
    seat 2: given shock_maul edge
260: seat 2 answers hand-over kylee shock_maul
    seat 2: given shock_maul kylee
261: seat 2 answers pass-gadget edge stimpack
    seat 2: passed edge stimpack
262: seat 2 answers pass-gadget kylee stimpack
    seat 2: passed kylee stimpack
263: seat 2 answers done
    seat 2: event taco_break officer1
264: seat 2 answers wake peekaround1
    seat 2: activated peekaround1
265: seat 2 answers move 3a2
    seat 2: moved peekaround1 3b2 3a2
266: seat 2 answers move 3a3
    seat 2: moved peekaround1 3a2 3a3
267: seat 2 answers move 3a2
    seat 2: moved peekaround1 3a3 3a2
268: seat 2 answers attack kylee
    seat 2: attacked peekaround1 kylee
269: seat 2 answers no
    rolled ranged
    rolled save
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled melee
    seat 2: saves kylee 0
    wounded kylee 1
    seat 2: healed kylee 1
    seat 3: turn 12
270: seat 3 answers activate red
    seat 3: activated red
271: seat 3 answers done
    seat 3: event rampage trooper1
272: seat 3 answers wake scuttlebutt2
    seat 3: activated scuttlebutt2
273: seat 3 answers done
274: seat 3 answers wake weeble1
    seat 3: activated weeble1
275: seat 3 answers done
    seat 1: turn 13
276: seat 1 answers activate sprocket
    seat 1: activated sprocket
277: seat 1 answers move s4dock
    seat 1: moved sprocket s4cabin s4dock
278: seat 1 answers move 5c4
    seat 1: moved sprocket s4dock 5c4
279: seat 1 answers move 5d4
    seat 1: moved sprocket 5c4 5d4
    seat 1: collected sprocket victory 5d4
    seat 1: gained 1
    seat 1: collected sprocket quest_a 5d4
280: seat 1 answers move 5d3
    seat 1: moved sprocket 5d4 5d3
    seat 1: event hull_breach officer1
281: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
282: seat 1 answers attack red
    seat 1: attacked peekaround2 red
    rolled ranged
    rolled ranged
    rolled ranged
    seat 1: hits 3
    rolled crit
    extra-die crit
    extra-die melee
    rolled save
    rolled crit
    extra-die ranged
283: seat 3 answers done
    seat 1: saves red 4
284: seat 1 answers done
285: seat 1 answers tile 4
    seat 1: breached 4
    wounded digits 1
    wounded red 1
    seat 2: turn 14
286: seat 2 answers activate edge
    seat 2: activated edge
287: seat 2 answers move s2dock
    seat 2: moved edge s2cabin s2dock
288: seat 2 answers move 2c1
    seat 2: moved edge s2dock 2c1
289: seat 2 answers move 2d1
    seat 2: moved edge 2c1 2d1
290: seat 2 answers done
    seat 2: quest-done dress_to_impress 2
    seat 2: gained 2
    seat 2: quest by_invitation_only
    seat 2: event override trooper3
    seat 2: activated weeble1
291: seat 2 answers move 1a3
    seat 2: moved weeble1 1a4 1a3
292: seat 2 answers move 1a4
    seat 2: moved weeble1 1a3 1a4
293: seat 2 answers done
    seat 3: turn 15
294: seat 3 answers activate digits
    seat 3: activated digits
295: seat 3 answers no
296: seat 3 answers move 4d4
    seat 3: moved digits 4d3 4d4
297: seat 3 answers done
    seat 3: event portal_glitch trooper3
    seat 3: activated weeble1
298: seat 3 answers done
299: seat 3 answers colour magenta
    seat 3: portals-off magenta
    seat 1: turn 16
300: seat 1 answers rest
    seat 1: rested
301: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
302: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
303: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
304: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
305: seat 1 answers hand-over hannah rail_rifle
    seat 1: given rail_rifle hannah
306: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
307: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
308: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
309: seat 1 answers hand-over hannah blaster_rifle
    seat 1: given blaster_rifle hannah
310: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
311: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
312: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
313: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
314: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
315: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
316: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
317: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
318: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
319: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
320: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
321: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
322: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
323: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
324: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
    seat 1: event portal_glitch trooper2
    seat 1: activated peekaboom1
325: seat 1 answers done
326: seat 1 answers colour magenta
    seat 1: portals-off magenta
    seat 2: turn 17
327: seat 2 answers activate edge
    seat 2: activated edge
328: seat 2 answers move 2c1
    seat 2: moved edge 2d1 2c1
329: seat 2 answers move 2c2
    seat 2: moved edge 2c1 2c2
330: seat 2 answers move 2b2
    seat 2: moved edge 2c2 2b2
331: seat 2 answers move 2a2
    seat 2: moved edge 2b2 2a2
    seat 2: event power_surge trooper1
332: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
333: seat 2 answers move 1a3
    seat 2: moved scuttlebutt1 1a4 1a3
334: seat 2 answers move 1b3
    seat 2: moved scuttlebutt1 1a3 1b3
335: seat 2 answers move 1c3
    seat 2: moved scuttlebutt1 1b3 1c3
    seat 3: turn 18
336: seat 3 answers activate digits
    seat 3: activated digits
337: seat 3 answers door 2
    seat 3: door 2 closed
338: seat 3 answers done
    seat 3: event all_quiet officer1
339: seat 3 answers wake peekaround2
    seat 3: activated peekaround2
340: seat 3 answers done
    seat 1: turn 19
341: seat 1 answers activate sprocket
    seat 1: activated sprocket
342: seat 1 answers move 5d2
    seat 1: moved sprocket 5d3 5d2
343: seat 1 answers weapon blaster_rifle
    seat 1: weapon sprocket blaster_rifle
344: seat 1 answers boost red_dot_sight
    seat 1: weapon sprocket red_dot_sight
    seat 1: attacked sprocket scuttlebutt2
    seat 1: exhausted sprocket red_dot_sight
    seat 1: exhausted sprocket blaster_rifle
    rolled save
    rolled save
    rolled melee
    rolled ranged
345: seat 1 answers done
    seat 1: hits 1
    rolled save
    seat 1: saves scuttlebutt2 1
346: seat 3 answers move 5b1
    seat 3: moved scuttlebutt2 5c1 5b1
347: seat 3 answers move 5b2
    seat 3: moved scuttlebutt2 5b1 5b2
348: seat 3 answers move 5b1
    seat 3: moved scuttlebutt2 5b2 5b1
    seat 1: event taco_break officer2
349: seat 1 answers place 1a4
    seat 1: summoned octocruel1 1a4
350: seat 3 answers heal red
    seat 1: healed red 1
    seat 2: turn 20
351: seat 2 answers activate edge
    seat 2: activated edge
352: seat 2 answers move 2a3
    seat 2: moved edge 2a2 2a3
353: seat 2 answers door 1
    seat 2: door 1 closed
354: seat 2 answers done
    seat 2: event asteroid_bump trooper2
    seat 2: activated peekaboom1
355: seat 2 answers attack edge
    seat 2: attacked peekaboom1 edge
    rolled crit
    extra-die crit
    extra-die save
    rolled crit
    extra-die save
356: seat 2 answers done
    seat 2: hits 3
    rolled ranged
    rolled crit
    extra-die ranged
    rolled ranged
357: seat 2 answers done
    seat 2: saves edge 1
    wounded edge 2
358: seat 2 answers done
359: seat 2 answers direction north
    seat 2: bumped north
    seat 2: shoved scuttlebutt1 1c3 1c2
    seat 2: shoved weeble1 1a4 1a3
    seat 2: shoved octocruel1 1a4 1a3
    seat 2: shoved peekaround1 3a2 3a1
    seat 2: shoved scuttlebutt2 5b1 4b4
    seat 2: shoved edge 2a3 2a2
    seat 2: shoved kylee 3b4 3b3
    seat 2: shoved digits 4d4 4d3
    seat 2: shoved red 4d4 4d3
    seat 2: shoved hannah 5d2 5d1
    seat 2: shoved sprocket 5d2 5d1
    seat 3: turn 21
360: seat 3 answers rest
    seat 3: rested
361: seat 3 answers hand-over digits scatter_blaster
    seat 3: given scatter_blaster digits
362: seat 3 answers hand-over red implosion_charge
    seat 3: given implosion_charge red
363: seat 3 answers hand-over digits implosion_charge
    seat 3: given implosion_charge digits
364: seat 3 answers hand-over red rocket_fists
    seat 3: given rocket_fists red
365: seat 3 answers hand-over digits stun_spear
    seat 3: given stun_spear digits
366: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
367: seat 3 answers hand-over red shock_maul
    seat 3: given shock_maul red
368: seat 3 answers hand-over digits iron_fists
    seat 3: given iron_fists digits
369: seat 3 answers hand-over red stun_spear
    seat 3: given stun_spear red
370: seat 3 answers hand-over digits shock_maul
    seat 3: given shock_maul digits
371: seat 3 answers hand-over digits rocket_fists
    seat 3: given rocket_fists digits
372: seat 3 answers hand-over red leech_ray
    seat 3: given leech_ray red
373: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
374: seat 3 answers hand-over red scatter_blaster
    seat 3: given scatter_blaster red
375: seat 3 answers hand-over digits scatter_blaster
    seat 3: given scatter_blaster digits
376: seat 3 answers hand-over red implosion_charge
    seat 3: given implosion_charge red
377: seat 3 answers hand-over digits stun_spear
    seat 3: given stun_spear digits
378: seat 3 answers hand-over red shock_maul
    seat 3: given shock_maul red
379: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
380: seat 3 answers hand-over digits implosion_charge
    seat 3: given implosion_charge digits
381: seat 3 answers hand-over red iron_fists
    seat 3: given iron_fists red
382: seat 3 answers hand-over digits iron_fists
    seat 3: given iron_fists digits
383: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
384: seat 3 answers hand-over red rocket_fists
    seat 3: given rocket_fists red
    seat 3: event hull_breach villain
385: seat 3 answers tile 5
    seat 3: breached 5
    wounded hannah 1
    wounded sprocket 1
    seat 1: turn 22
386: seat 1 answers activate sprocket
    seat 1: activated sprocket
    seat 1: collected sprocket stimpack 5d1
387: seat 1 answers use stimpack
    seat 1: used sprocket stimpack
    seat 1: healed sprocket 1
388: seat 1 answers done
389: seat 1 answers heal hannah
    seat 1: healed hannah 1
    seat 1: event lockdown officer1
390: seat 1 answers wake peekaround1
    seat 1: activated peekaround1
391: seat 1 answers attack kylee
    seat 1: attacked peekaround1 kylee
392: seat 2 answers no
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    rolled save
    seat 1: hits 4
    rolled save
    rolled save
    seat 1: saves kylee 2
    wounded kylee 2
393: seat 1 answers move 3b1
    seat 1: moved peekaround1 3a1 3b1
394: seat 1 answers move 3b2
    seat 1: moved peekaround1 3b1 3b2
395: seat 1 answers move 3b1
    seat 1: moved peekaround1 3b2 3b1
    seat 1: door 3 closed
    seat 1: door 4 closed
    seat 2: turn 23
396: seat 2 answers rest
    seat 2: rested
397: seat 2 answers hand-over kylee marksman_carbine
    seat 2: given marksman_carbine kylee
398: seat 2 answers hand-over edge repeater_pistol
    seat 2: given repeater_pistol edge
399: seat 2 answers hand-over edge duck
    seat 2: given duck edge
400: seat 2 answers hand-over kylee repeater_pistol
    seat 2: given repeater_pistol kylee
401: seat 2 answers hand-over kylee pulse_blade
    seat 2: given pulse_blade kylee
402: seat 2 answers hand-over edge kitty_primed
    seat 2: given kitty_primed edge
403: seat 2 answers hand-over kylee red_shirt
    seat 2: given red_shirt kylee
404: seat 2 answers hand-over edge shock_maul
    seat 2: given shock_maul edge
405: seat 2 answers hand-over kylee rail_rifle
    seat 2: given rail_rifle kylee
406: seat 2 answers hand-over edge repeater_pistol
    seat 2: given repeater_pistol edge
407: seat 2 answers hand-over kylee shock_maul
    seat 2: given shock_maul kylee
408: seat 2 answers hand-over edge shock_maul
    seat 2: given shock_maul edge
409: seat 2 answers hand-over kylee kitty_primed
    seat 2: given kitty_primed kylee
410: seat 2 answers hand-over edge rail_rifle
    seat 2: given rail_rifle edge
411: seat 2 answers done
412: seat 2 answers pass-gadget edge stimpack
    seat 2: passed edge stimpack
413: seat 2 answers pass-gadget kylee stimpack
    seat 2: passed kylee stimpack
414: seat 2 answers done
    seat 2: event reinforcements trooper3
    seat 2: activated weeble1
415: seat 2 answers move 1a4
    seat 2: moved weeble1 1a3 1a4
416: seat 2 answers done
417: seat 2 answers place 3b2
    seat 2: summoned scuttlebutt3 3b2
    seat 3: turn 24
418: seat 3 answers activate red
    seat 3: activated red
419: seat 3 answers done
    seat 3: event asteroid_bump villain
420: seat 3 answers direction west
    seat 3: bumped west
    seat 3: shoved scuttlebutt1 1c2 1b2
    seat 3: shoved peekaround1 3b1 3a1
    seat 3: shoved scuttlebutt3 3b2 3a2
    seat 3: shoved peekaboom1 2c3 2b3
    seat 3: shoved scuttlebutt2 4b4 4a4
    seat 3: shoved digits 4d3 4c3
    seat 3: shoved red 4d3 4c3
    seat 3: shoved hannah 5d1 5c1
    seat 3: shoved sprocket 5d1 5c1
    seat 1: turn 25
421: seat 1 answers rest
    seat 1: rested
422: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
423: seat 1 answers hand-over hannah arc_saber
    seat 1: given arc_saber hannah
424: seat 1 answers hand-over hannah rail_rifle
    seat 1: given rail_rifle hannah
425: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
426: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
427: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
428: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
429: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
430: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
431: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
432: seat 1 answers hand-over hannah blaster_rifle
    seat 1: given blaster_rifle hannah
433: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
434: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
435: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
436: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
437: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
438: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
439: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
440: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
441: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
442: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
443: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
444: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
445: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
    seat 1: event salvage trooper3
    seat 1: activated weeble1
446: seat 1 answers move 1a3
    seat 1: moved weeble1 1a4 1a3
447: seat 1 answers move 1a2
    seat 1: moved weeble1 1a3 1a2
448: seat 1 answers move 1a1
    seat 1: moved weeble1 1a2 1a1
449: seat 1 answers place 4a1
    seat 1: put victory 4a1
    seat 2: turn 26
450: seat 2 answers activate edge
    seat 2: activated edge
451: seat 2 answers weapon blaster_rifle
    seat 2: weapon edge blaster_rifle
    seat 2: attacked edge peekaboom1
    seat 2: exhausted edge blaster_rifle
    rolled ranged
    rolled ranged
    rolled save
    seat 2: hits 2
    rolled ranged
    seat 2: saves peekaboom1 0
    wounded peekaboom1 2
    killed peekaboom1
    seat 2: gained 1
452: seat 1 answers move 2c3
    seat 1: moved peekaboom1 2b3 2c3
453: seat 1 answers move 2b3
    seat 1: moved peekaboom1 2c3 2b3
454: seat 1 answers move 2a3
    seat 1: moved peekaboom1 2b3 2a3
455: seat 1 answers attack edge
    seat 1: attacked peekaboom1 edge
456: seat 2 answers react duck
    seat 2: reacted edge duck
    seat 2: exhausted edge duck
    rolled save
457: seat 1 answers done
    seat 1: hits 0
    left peekaboom1
458: seat 2 answers move 2a3
    seat 2: moved edge 2a2 2a3
459: seat 2 answers done
    seat 2: event underdog officer2
    seat 2: activated octocruel1
460: seat 2 answers move 1a4
    seat 2: moved octocruel1 1a3 1a4
461: seat 2 answers move 1a3
    seat 2: moved octocruel1 1a4 1a3
462: seat 2 answers move 1a2
    seat 2: moved octocruel1 1a3 1a2
    seat 1: gained 1
    seat 3: gained 1
    seat 3: turn 27
463: seat 3 answers activate red
    seat 3: activated red
    seat 3: collected red recharge 4c3
464: seat 3 answers move 4c4
    seat 3: moved red 4c3 4c4
465: seat 3 answers done
    seat 3: event care_package officer1
466: seat 3 answers wake peekaround2
    seat 3: activated peekaround2
467: seat 3 answers attack hannah
    seat 3: attacked peekaround2 hannah
    rolled melee
    rolled save
    rolled save
    seat 3: hits 0
468: seat 3 answers move 5b1
    seat 3: moved peekaround2 5a1 5b1
469: seat 3 answers move 5c1
    seat 3: moved peekaround2 5b1 5c1
470: seat 3 answers move 5d1
    seat 3: moved peekaround2 5c1 5d1
471: seat 3 answers gadget recharge 4c3
    seat 3: put recharge 4c3
472: seat 3 answers gadget stimpack 5d1
    seat 3: put stimpack 5d1
    seat 1: turn 28
473: seat 1 answers activate hannah
    seat 1: activated hannah
474: seat 1 answers move 5b1
    seat 3: attacked peekaround2 hannah
    rolled melee
    rolled ranged
    rolled ranged
    seat 3: hits 2
    rolled ranged
    rolled crit
    extra-die crit
    extra-die ranged
    seat 3: saves hannah 2
    seat 1: moved hannah 5c1 5b1
475: seat 1 answers weapon kitty_primed
    seat 1: weapon hannah kitty_primed
    seat 1: attacked hannah peekaround2
    seat 1: exhausted hannah kitty_primed
    rolled ranged
    rolled save
    rolled crit
    extra-die ranged
    seat 1: hits 3
    rolled crit
    extra-die save
    rolled ranged
    seat 1: saves peekaround2 2
    wounded peekaround2 1
476: seat 3 answers move 5c1
    seat 3: moved peekaround2 5d1 5c1
477: seat 3 answers attack hannah
    seat 3: attacked peekaround2 hannah
    rolled crit
    extra-die ranged
    rolled save
    rolled save
    seat 3: hits 2
    rolled ranged
    rolled ranged
    seat 3: saves hannah 0
    wounded hannah 2
    seat 1: event power_surge officer2
    seat 1: activated octocruel1
478: seat 1 answers done
479: seat 1 answers ready hannah kitty_primed
    seat 1: readied hannah kitty_primed
    seat 2: turn 29
480: seat 2 answers rest
    seat 2: rested
481: seat 2 answers done
482: seat 2 answers done
    seat 2: event reinforcements trooper2
483: seat 2 answers place 1a4
    seat 2: summoned peekaboom1 1a4
484: seat 2 answers place 4d4
    seat 2: summoned scuttlebutt4 4d4
    seat 3: turn 30
485: seat 3 answers activate digits
    seat 3: activated digits
    seat 3: collected digits recharge 4c3
486: seat 3 answers door 1
    seat 3: door 1 open
487: seat 3 answers move 4c4
    seat 3: moved digits 4c3 4c4
488: seat 3 answers weapon implosion_charge
    seat 3: weapon digits implosion_charge
489: seat 3 answers attack scuttlebutt2
    seat 3: attacked digits scuttlebutt2
    seat 3: exhausted digits implosion_charge
    rolled save
    rolled melee
    rolled crit
    extra-die save
    rolled save
490: seat 3 answers reroll melee
    seat 3: rerolled melee crit
    extra-die save
    seat 3: hits 2
    rolled save
    seat 3: saves scuttlebutt2 1
    wounded scuttlebutt2 1
491: seat 2 answers done
492: seat 3 answers use recharge
    seat 3: used digits recharge
    seat 3: readied digits implosion_charge
    seat 3: event rampage trooper2
    seat 3: activated peekaboom1
493: seat 3 answers done
494: seat 3 answers wake scuttlebutt1
    seat 3: activated scuttlebutt1
495: seat 3 answers move 1c2
    seat 3: moved scuttlebutt1 1b2 1c2
496: seat 3 answers move 1d2
    seat 3: moved scuttlebutt1 1c2 1d2
497: seat 3 answers move 1c2
    seat 3: moved scuttlebutt1 1d2 1c2
    seat 1: turn 31
498: seat 1 answers rest
    seat 1: rested
499: seat 1 answers hand-over hannah iron_fists
    seat 1: given iron_fists hannah
500: seat 1 answers hand-over sprocket iron_fists
    seat 1: given iron_fists sprocket
501: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
502: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
503: seat 1 answers hand-over hannah rail_rifle
    seat 1: given rail_rifle hannah
504: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
505: seat 1 answers hand-over hannah red_shirt
    seat 1: given red_shirt hannah
506: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
507: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
508: seat 1 answers hand-over sprocket rail_rifle
    seat 1: given rail_rifle sprocket
509: seat 1 answers hand-over hannah blaster_rifle
    seat 1: given blaster_rifle hannah
510: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
511: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
512: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
513: seat 1 answers hand-over sprocket arc_saber
    seat 1: given arc_saber sprocket
514: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
515: seat 1 answers hand-over hannah rail_rifle
    seat 1: given rail_rifle hannah
516: seat 1 answers hand-over sprocket gravity_glove
    seat 1: given gravity_glove sprocket
517: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
518: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
519: seat 1 answers hand-over sprocket scatter_blaster
    seat 1: given scatter_blaster sprocket
520: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
521: seat 1 answers hand-over hannah gravity_glove
    seat 1: given gravity_glove hannah
522: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
    seat 1: event static_storm villain
523: seat 1 answers exhaust hannah red_dot_sight
    seat 1: exhausted hannah red_dot_sight
524: seat 2 answers exhaust kylee iron_fists
    seat 2: exhausted kylee iron_fists
525: seat 3 answers exhaust digits iron_fists
    seat 3: exhausted digits iron_fists
    seat 2: turn 32
526: seat 2 answers activate edge
    seat 2: activated edge
527: seat 2 answers move 2a4
    seat 2: moved edge 2a3 2a4
528: seat 2 answers done
    seat 2: event static_storm trooper2
    seat 2: activated peekaboom1
529: seat 2 answers move 1a3
    seat 2: moved peekaboom1 1a4 1a3
530: seat 2 answers move 1b3
    seat 2: moved peekaboom1 1a3 1b3
531: seat 2 answers move 1c3
    seat 2: moved peekaboom1 1b3 1c3
532: seat 2 answers exhaust kylee kitty_primed
    seat 2: exhausted kylee kitty_primed
533: seat 3 answers exhaust red shock_maul
    seat 3: exhausted red shock_maul
534: seat 1 answers exhaust sprocket iron_fists
    seat 1: exhausted sprocket iron_fists
    seat 3: turn 33
535: seat 3 answers rest
    seat 3: rested
536: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
537: seat 3 answers hand-over digits blaster_rifle
    seat 3: given blaster_rifle digits
538: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
539: seat 3 answers hand-over red scatter_blaster
    seat 3: given scatter_blaster red
540: seat 3 answers hand-over red marksman_carbine
    seat 3: given marksman_carbine red
541: seat 3 answers hand-over digits scatter_blaster
    seat 3: given scatter_blaster digits
542: seat 3 answers hand-over digits marksman_carbine
    seat 3: given marksman_carbine digits
543: seat 3 answers hand-over red implosion_charge
    seat 3: given implosion_charge red
544: seat 3 answers done
545: seat 3 answers done
    seat 3: event underdog officer2
    seat 3: activated octocruel1
546: seat 3 answers done
    seat 1: gained 1
    seat 3: gained 1
    seat 1: turn 34
547: seat 1 answers rest
    seat 1: rested
548: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
549: seat 1 answers hand-over sprocket red_dot_sight
    seat 1: given red_dot_sight sprocket
550: seat 1 answers hand-over sprocket kitty_primed
    seat 1: given kitty_primed sprocket
551: seat 1 answers hand-over hannah repeater_pistol
    seat 1: given repeater_pistol hannah
552: seat 1 answers hand-over sprocket pulse_blade
    seat 1: given pulse_blade sprocket
553: seat 1 answers hand-over hannah kitty_primed
    seat 1: given kitty_primed hannah
554: seat 1 answers hand-over sprocket blaster_rifle
    seat 1: given blaster_rifle sprocket
555: seat 1 answers hand-over hannah scatter_blaster
    seat 1: given scatter_blaster hannah
556: seat 1 answers hand-over hannah pulse_blade
    seat 1: given pulse_blade hannah
557: seat 1 answers hand-over sprocket red_shirt
    seat 1: given red_shirt sprocket
558: seat 1 answers hand-over sprocket repeater_pistol
    seat 1: given repeater_pistol sprocket
559: seat 1 answers hand-over hannah red_dot_sight
    seat 1: given red_dot_sight hannah
560: seat 1 answers done
    seat 1: event hull_breach officer1
561: seat 1 answers wake peekaround2
    seat 1: activated peekaround2
562: seat 1 answers move 5b1
    seat 1: moved peekaround2 5c1 5b1
563: seat 1 answers attack hannah
    seat 1: attacked peekaround2 hannah
    rolled ranged
    rolled save
    rolled save
    seat 1: hits 1
    rolled save
    rolled ranged
    seat 1: saves hannah 1
564: seat 1 answers tile 4
    seat 1: breached 4
    wounded digits 1
    wounded red 1
    seat 2: turn 35
565: seat 2 answers rest
    seat 2: rested
566: seat 2 answers hand-over kylee duck
    seat 2: given duck kylee
567: seat 2 answers hand-over edge pulse_blade
    seat 2: given pulse_blade edge
568: seat 2 answers hand-over kylee pulse_blade
    seat 2: given pulse_blade kylee
569: seat 2 answers hand-over edge marksman_carbine
    seat 2: given marksman_carbine edge
570: seat 2 answers done
571: seat 2 answers pass-gadget edge stimpack
    seat 2: passed edge stimpack
572: seat 2 answers pass-gadget kylee stimpack
    seat 2: passed kylee stimpack
573: seat 2 answers done
    seat 2: event salvage trooper1
574: seat 2 answers wake scuttlebutt1
    seat 2: activated scuttlebutt1
575: seat 2 answers move 1d2
    seat 2: moved scuttlebutt1 1c2 1d2
576: seat 2 answers done
577: seat 2 answers place 5d4
    seat 2: put victory 5d4
    seat 3: turn 36
578: seat 3 answers activate red
    seat 3: activated red
579: seat 3 answers move 4b4
    seat 2: attacked scuttlebutt4 red
    rolled melee
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled ranged
    rolled melee
580: seat 3 answers done
    seat 2: saves red 0
    wounded red 1
    seat 3: moved red 4c4 4b4
581: seat 3 answers move 4c4
    seat 2: attacked scuttlebutt2 red
    rolled ranged
    rolled save
    seat 2: hits 1
    rolled save
    rolled crit
    extra-die save
    rolled melee
582: seat 3 answers reroll melee
    seat 3: rerolled melee melee
    seat 2: saves red 3
    seat 3: moved red 4b4 4c4
583: seat 3 answers weapon shock_maul
    seat 3: weapon red shock_maul
584: seat 3 answers done
    seat 3: attacked red scuttlebutt4
    seat 3: exhausted red shock_maul
    rolled melee
    rolled crit
    extra-die ranged
    rolled save
    rolled ranged
585: seat 3 answers done
    seat 3: hits 4
    rolled melee
    seat 3: saves scuttlebutt4 0
    wounded scuttlebutt4 4
    overkilled scuttlebutt4
    killed scuttlebutt4
    seat 3: gained 1
    left scuttlebutt4
586: seat 3 answers done
    seat 3: event rampage trooper2
    seat 3: activated peekaboom1
587: seat 3 answers move 1d3
    seat 3: moved peekaboom1 1c3 1d3
588: seat 3 answers move 1d2
    seat 3: moved peekaboom1 1d3 1d2
589: seat 3 answers move 1c2
    seat 3: moved peekaboom1 1d2 1c2
590: seat 3 answers attack edge
    seat 3: attacked peekaboom1 edge
    rolled save
    rolled melee
591: seat 3 answers reroll save
    seat 3: rerolled save ranged
    seat 3: hits 1
    rolled ranged
    rolled save
592: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 3: saves edge 1
593: seat 3 answers wake scuttlebutt2
    seat 3: activated scuttlebutt2
594: seat 3 answers move 4b4
    seat 3: moved scuttlebutt2 4a4 4b4
595: seat 3 answers done
    seat 1: turn 37
596: seat 1 answers activate sprocket
    seat 1: activated sprocket
597: seat 1 answers weapon arc_saber
    seat 1: weapon sprocket arc_saber
598: seat 1 answers done
    seat 1: attacked sprocket peekaround2
    seat 1: exhausted sprocket arc_saber
    rolled melee
    rolled ranged
    rolled save
    rolled ranged
599: seat 1 answers reroll save
    seat 1: rerolled save save
    seat 1: hits 3
    rolled ranged
    rolled ranged
    seat 1: saves peekaround2 0
    wounded peekaround2 3
    killed peekaround2
    seat 1: gained 2
600: seat 3 answers attack sprocket
    seat 3: attacked peekaround2 sprocket
    rolled ranged
    rolled save
    rolled ranged
    seat 3: hits 2
    rolled ranged
    rolled ranged
601: seat 1 answers reroll ranged
    seat 1: rerolled ranged crit
    extra-die crit
    extra-die save
    seat 3: saves sprocket 3
    left peekaround2
602: seat 1 answers move 5d1
    seat 1: moved sprocket 5c1 5d1
    seat 1: collected sprocket stimpack 5d1
603: seat 1 answers move 5c1
    seat 1: moved sprocket 5d1 5c1
604: seat 1 answers done
605: seat 1 answers heal hannah
    seat 1: healed hannah 1
    seat 1: event portal_glitch trooper3
    seat 1: activated weeble1
606: seat 1 answers move 1b1
    seat 1: moved weeble1 1a1 1b1
607: seat 1 answers done
608: seat 1 answers colour orange
    seat 1: portals-off orange
    seat 2: turn 38
609: seat 2 answers activate kylee
    seat 2: activated kylee
610: seat 2 answers move 3c3
    seat 2: moved kylee 3b3 3c3
    seat 2: collected kylee victory 3c3
    seat 2: gained 1
611: seat 2 answers move 3b3
    seat 2: moved kylee 3c3 3b3
612: seat 2 answers done
    seat 2: event lockdown officer1
    seat 2: activated peekaround1
613: seat 2 answers attack kylee
    seat 2: attacked peekaround1 kylee
614: seat 2 answers no
    rolled save
    rolled crit
    extra-die save
    rolled save
    seat 2: hits 1
    rolled ranged
    rolled save
    rolled save
615: seat 2 answers reroll save
    seat 2: rerolled save crit
    extra-die save
    seat 2: saves kylee 3
616: seat 2 answers move 3b1
    seat 2: moved peekaround1 3a1 3b1
617: seat 2 answers move 3c1
    seat 2: moved peekaround1 3b1 3c1
618: seat 2 answers move 3b1
    seat 2: moved peekaround1 3c1 3b1
    seat 2: door 1 closed
    seat 3: turn 39
619: seat 3 answers rest
    seat 3: rested
620: seat 3 answers hand-over digits kitty_primed
    seat 3: given kitty_primed digits
621: seat 3 answers hand-over red blaster_rifle
    seat 3: given blaster_rifle red
622: seat 3 answers hand-over digits leech_ray
    seat 3: given leech_ray digits
623: seat 3 answers hand-over red repeater_pistol
    seat 3: given repeater_pistol red
624: seat 3 answers hand-over red marksman_carbine
    seat 3: given marksman_carbine red
625: seat 3 answers hand-over digits rocket_fists
    seat 3: given rocket_fists digits
626: seat 3 answers hand-over digits implosion_charge
    seat 3: given implosion_charge digits
627: seat 3 answers hand-over red kitty_primed
    seat 3: given kitty_primed red
628: seat 3 answers hand-over digits kitty_primed
    seat 3: given kitty_primed digits
629: seat 3 answers hand-over red leech_ray
    seat 3: given leech_ray red
630: seat 3 answers hand-over red rocket_fists
    seat 3: given rocket_fists red
631: seat 3 answers hand-over digits red_shirt
    seat 3: given red_shirt digits
632: seat 3 answers hand-over red implosion_charge
    seat 3: given implosion_charge red
633: seat 3 answers hand-over digits leech_ray
    seat 3: given leech_ray digits
634: seat 3 answers hand-over digits blaster_rifle
    seat 3: given blaster_rifle digits
635: seat 3 answers hand-over red iron_fists
    seat 3: given iron_fists red
636: seat 3 answers hand-over red stun_spear
    seat 3: given stun_spear red
637: seat 3 answers hand-over digits implosion_charge
    seat 3: given implosion_charge digits
638: seat 3 answers hand-over red leech_ray
    seat 3: given leech_ray red
639: seat 3 answers hand-over digits repeater_pistol
    seat 3: given repeater_pistol digits
640: seat 3 answers hand-over digits shock_maul
    seat 3: given shock_maul digits
641: seat 3 answers hand-over red red_shirt
    seat 3: given red_shirt red
642: seat 3 answers hand-over digits iron_fists
    seat 3: given iron_fists digits
643: seat 3 answers hand-over red scatter_blaster
    seat 3: given scatter_blaster red
644: seat 3 answers pass-gadget digits recharge
    seat 3: passed digits recharge
645: seat 3 answers done
    seat 3: event all_quiet officer1
    seat 3: activated peekaround1
646: seat 3 answers done
    seat 1: turn 40
647: seat 1 answers rest
    seat 1: rested
648: seat 1 answers done
649: seat 1 answers done
    seat 1: event power_surge trooper1
650: seat 1 answers wake scuttlebutt2
    seat 1: activated scuttlebutt2
651: seat 1 answers move 4a4
    seat 1: moved scuttlebutt2 4b4 4a4
652: seat 1 answers move 4b4
    seat 1: moved scuttlebutt2 4a4 4b4
653: seat 1 answers attack digits
    seat 1: attacked scuttlebutt2 digits
    rolled save
    rolled crit
    extra-die ranged
    seat 1: hits 2
    rolled save
    rolled save
    rolled ranged
    seat 1: saves digits 2
    seat 2: turn 41
654: seat 2 answers activate kylee
    seat 2: activated kylee
655: seat 2 answers use stimpack
    seat 2: used kylee stimpack
    seat 2: healed kylee 2
656: seat 2 answers move 3b2
    seat 2: moved kylee 3b3 3b2
657: seat 2 answers move 3a2
658: seat 1 answers guard scuttlebutt3
    seat 1: attacked scuttlebutt3 kylee
659: seat 2 answers no
    rolled melee
    rolled ranged
    seat 1: hits 2
    rolled save
    rolled crit
    extra-die ranged
    rolled save
660: seat 2 answers reroll ranged
    seat 2: rerolled ranged ranged
    seat 1: saves kylee 3
    seat 1: attacked peekaround1 kylee
661: seat 2 answers no
    rolled ranged
    rolled crit
    extra-die melee
    rolled ranged
    seat 1: hits 3
    rolled ranged
    rolled melee
    rolled melee
662: seat 2 answers reroll melee
    seat 2: rerolled melee save
    seat 1: saves kylee 1
    wounded kylee 2
    seat 2: moved kylee 3b2 3a2
663: seat 2 answers weapon plasma_cutter
    seat 2: weapon kylee plasma_cutter
664: seat 2 answers done
    seat 2: attacked kylee scuttlebutt3
    seat 2: exhausted kylee plasma_cutter
    rolled save
    rolled melee
    rolled save
    rolled melee
665: seat 2 answers reroll melee
    seat 2: rerolled melee crit
    extra-die ranged
    seat 2: hits 3
    rolled save
    seat 2: saves scuttlebutt3 1
    wounded scuttlebutt3 2
    killed scuttlebutt3
    seat 2: gained 1
666: seat 1 answers move 3a3
    seat 1: moved scuttlebutt3 3a2 3a3
667: seat 1 answers done
    left scuttlebutt3
    seat 2: event taco_break officer2
    seat 2: activated octocruel1
668: seat 2 answers move 1b2
    seat 2: moved octocruel1 1a2 1b2
669: seat 2 answers move 1c2
    seat 2: moved octocruel1 1b2 1c2
670: seat 2 answers move 1c3
    seat 2: moved octocruel1 1c2 1c3
671: seat 2 answers heal edge
    seat 2: healed edge 1
672: seat 3 answers heal digits
    seat 2: healed digits 1
    seat 2: healed hannah 1
    seat 3: turn 42
673: seat 3 answers activate red
    seat 3: activated red
674: seat 3 answers move 4d4
    seat 2: attacked scuttlebutt2 red
    rolled crit
    extra-die ranged
    rolled ranged
    seat 2: hits 3
    rolled save
    rolled melee
    rolled ranged
675: seat 3 answers done
    seat 2: saves red 1
    wounded red 2
    killed red
    seat 1: gained 1
    seat 2: gained 1
    seat 3: event portal_glitch trooper2
    seat 3: activated peekaboom1
676: seat 3 answers move 1b2
    seat 3: moved peekaboom1 1c2 1b2
677: seat 3 answers move 1b3
    seat 3: moved peekaboom1 1b2 1b3
678: seat 3 answers done
679: seat 3 answers colour orange
    seat 3: portals-off orange
    seat 1: turn 43
680: seat 1 answers activate sprocket
    seat 1: activated sprocket
681: seat 1 answers move 5b1
    seat 1: moved sprocket 5c1 5b1
682: seat 1 answers move 5c1
    seat 1: moved sprocket 5b1 5c1
683: seat 1 answers done
    seat 1: event salvage trooper3
    seat 1: activated weeble1
684: seat 1 answers done
685: seat 1 answers place 1c2
    seat 1: put victory 1c2
    seat 2: turn 44
686: seat 2 answers rest
    seat 2: rested
687: seat 2 answers done
    seat 2: event care_package trooper1
688: seat 2 answers wake scuttlebutt2
    seat 2: activated scuttlebutt2
689: seat 2 answers door 4
    seat 2: door 4 open
690: seat 2 answers move 4a4
    seat 2: moved scuttlebutt2 4b4 4a4
691: seat 2 answers portal 5b3
    seat 2: teleported scuttlebutt2 4a4 5b3
692: seat 2 answers gadget recharge 4c3
    seat 2: put recharge 4c3
693: seat 2 answers gadget recharge 5b4
    seat 2: put recharge 5b4
    seat 3: turn 45
694: seat 3 answers activate digits
    seat 3: activated digits
695: seat 3 answers door 2
    seat 3: door 2 open
696: seat 3 answers move 4b4
    seat 3: moved digits 4c4 4b4
697: seat 3 answers weapon kitty_primed
    seat 3: weapon digits kitty_primed
698: seat 3 answers attack hannah
    seat 3: attacked digits hannah
699: seat 3 answers done
    seat 3: exhausted digits kitty_primed
    rolled save
    rolled ranged
    seat 3: hits 1
    rolled save
    rolled melee
    seat 3: saves hannah 1
700: seat 3 answers done
    seat 3: event asteroid_bump trooper2
    seat 3: activated peekaboom1
701: seat 3 answers move 1b2
    seat 3: moved peekaboom1 1b3 1b2
702: seat 3 answers done
703: seat 3 answers direction east
    seat 3: bumped east
    seat 3: shoved peekaround1 3b1 3c1
    seat 3: shoved octocruel1 1c3 1d3
    seat 3: shoved peekaboom1 1b2 1c2
    seat 3: shoved sprocket 5c1 5d1
    seat 3: shoved digits 4b4 4c4
    seat 3: shoved hannah 5b1 5c1
    seat 3: shoved edge 2a4 2b4
    seat 3: shoved kylee 3a2 3b2
    turn-limit 45
    seat 1: tie-roll ranged
    seat 2: tie-roll melee
    seat 1: tie-roll save
    seat 2: tie-roll ranged
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll crit
    seat 2: tie-roll crit
    seat 1: tie-roll ranged
    seat 2: tie-roll ranged
    seat 1: tie-roll save
    seat 2: tie-roll save
    seat 1: tie-roll melee
    seat 2: tie-roll ranged
    seat 1: tie-roll melee
    seat 2: tie-roll save
    seat 1: tie-roll save
    seat 2: tie-roll melee
    seat 1: tie-roll ranged
    seat 2: tie-roll ranged
    seat 1: tie-roll ranged
    seat 2: tie-roll crit
    seat 2: won-scenario scenario_3c
    seat 1: result 7
    seat 2: result 7
    seat 3: result 5
    seat 2: won
seat 1: place 2, score 7
seat 2: place 1, score 7
seat 3: place 3, score 5
