turned-up iced_coffee
turned-up irish_coffee
turned-up vienna
turned-up mazagran
first-player tom
0: tom answers starbase robusta_reach
    starbase tom robusta_reach
1: leah answers starbase arabica_prime
    starbase leah arabica_prime
2: sara answers starbase excelsa_enclave
    starbase sara excelsa_enclave
    round 1
    rolled 1 6 2
    port 1 A1
3: tom answers keep-dice
4: tom answers die coffee
    took-die tom coffee 1
    activated tom B
5: tom answers harvest
    harvested tom coffee 4
6: tom answers sail B1
    sailed tom B1
7: leah answers recharge
    recharged leah
    rolled 2 2 3
    port 2 A3
8: leah answers die water
    took-die leah water 2
    activated leah A
9: leah answers harvest
    harvested leah water 4
10: leah answers restock
    restocked leah
11: leah answers gain coffee
    gained leah coffee 1
12: leah answers sail A1
    sailed leah A1
13: sara answers recharge
    recharged sara
    rolled 3 2 2
    port 4 C1
14: sara answers die water
    took-die sara water 2
    activated sara D
15: sara answers harvest
    harvested sara water 4
16: sara answers sail D2
    sailed sara D2
17: tom answers keep-dice
18: tom answers die milk
    took-die tom milk 2
    activated tom B
19: tom answers harvest
    harvested tom milk 4
20: tom answers restock
    restocked tom
21: tom answers gain milk
    gained tom milk 1
22: tom answers sail B3
    sailed tom B3
23: leah answers keep-dice
    took-die leah coffee 3
    activated leah A
24: leah answers harvest
    harvested leah coffee 4
25: leah answers sail A2
    sailed leah A2
    recharged sara
    rolled 5 2 6
    port 3 B2
26: sara answers die water
    took-die sara water 2
    activated sara D
27: sara answers harvest
    harvested sara water 4
28: sara answers sail D3
    sailed sara D3
29: leah answers pour coffee
    poured leah coffee espresso
    target coffee
    first-player leah
    round 2
    foreseen dawn_swap
    dawn-swap 0 0
    pirate-appears alpha A2
    rolled 2 6 2
    port 4 C1
30: leah answers recharge
    recharged leah
    rolled 1 5 6
    port 3 B2
    pirates-faster 2
31: leah answers die milk
    took-die leah milk 6
32: leah answers ship A2
    activated leah A2
33: leah answers harvest
    harvested leah milk 4
34: leah answers produce
    produced leah whisky
    gained leah whisky 1
35: leah answers unlock warp_drive
    unlocked leah warp_drive
36: leah answers sail B1
    sailed leah B1
37: sara answers keep-dice
38: sara answers die water
    took-die sara water 5
39: sara answers ship D3
    activated sara D3
40: sara answers sail A
    sailed sara A
41: sara answers jump B
    jumped sara B
42: tom answers keep-dice
    took-die tom coffee 1
43: tom answers ship B1
    activated tom B1
44: tom answers harvest
    harvested tom coffee 4
    gained tom coffee 3
45: tom answers sail C
    sailed tom C
46: tom answers trade dark_roast
    traded tom coffee 2 dark_roast
    gained tom dark_roast 1
47: tom answers unlock ion_cannon
    unlocked tom ion_cannon
    recharged leah
    rolled 1 4 2
    port 2 A3
    pirates-faster 3
48: leah answers die coffee
    took-die leah coffee 1
    activated leah A1
49: leah answers harvest
    harvested leah coffee 1
50: leah answers use warp_drive
    used leah warp_drive
51: leah answers warp A2
    warped leah A2
52: leah answers sail B
    sailed leah B
53: sara answers recharge
    recharged sara
    rolled 1 3 4
    port 5 C3
    pirates-faster 4
54: sara answers die water
    took-die sara water 3
    activated sara D2
55: sara answers sail D3
    sailed sara D3
56: sara answers jump A
    jumped sara A
57: tom answers keep-dice
58: tom answers die coffee
    took-die tom coffee 1
    activated tom B3
59: tom answers harvest
    harvested tom coffee 1
60: tom answers sail C
    sailed tom C
61: tom answers restock
    restocked tom
62: tom answers gain milk
    gained tom milk 1
    pirate-moved alpha B1
    deactivated leah warp_drive
63: tom answers pour coffee
    poured tom coffee espresso
    target water
    first-player sara
    round 3
    event dawn_swap
    dawn-swap 0 0
64: sara answers swap A3
65: sara answers swap C1
    swapped sara A3 C1
    rolled 5 2 1
    port 4 C1
66: sara answers recharge
    recharged sara
    rolled 6 5 6
    port 4 C1
    pirates-faster 2
67: sara answers die coffee
    took-die sara coffee 6
68: sara answers ship B
    activated sara B
69: sara answers harvest
    harvested sara coffee 1
70: sara answers sail B1
    sailed sara B1
71: tom answers keep-dice
72: tom answers die milk
    took-die tom milk 6
    activated tom C
73: tom answers harvest
    harvested tom milk 4
74: tom answers sail C2
    sailed tom C2
75: leah answers keep-dice
    took-die leah water 5
76: leah answers ship B
    activated leah B
77: leah answers harvest
    harvested leah water 1
78: leah answers sail B2
    sailed leah B2
79: leah answers produce
    produced leah ice
    gained leah ice 1
    recharged sara
    rolled 3 4 2
    port 4 C1
    pirates-faster 3
80: sara answers die coffee
    took-die sara coffee 3
    activated sara A
81: sara answers sail A3
    sailed sara A3
82: sara answers jump B
    jumped sara B
83: tom answers recharge
    recharged tom
    rolled 3 4 6
    port 3 B2
    pirates-faster 4
84: tom answers die water
    took-die tom water 4
    activated tom C
85: tom answers harvest
    harvested tom water 1
86: tom answers sail C1
    sailed tom C1
87: tom answers produce
    produced tom cream
    gained tom cream 1
88: leah answers keep-dice
89: leah answers die milk
    took-die leah milk 6
    activated leah B1
90: leah answers harvest
    harvested leah milk 1
91: leah answers collect
    collected leah ice
    stardust-gained leah 1
    dropped B2
92: leah answers sail C
    sailed leah C
    pirate-moved alpha B2
    unharmed leah
    target milk
    first-player tom
    round 4
    foreseen dawn_cheap_trade
    dawn-cheap-trade 1 0
    pirate-appears beta B3
    rolled 3 6 4
    port 5 C3
93: tom answers keep-dice
94: tom answers die water
    took-die tom water 6
95: tom answers ship C1
    activated tom C1
96: tom answers harvest
    harvested tom water 1
97: tom answers sail C2
    sailed tom C2
98: leah answers keep-dice
99: leah answers die milk
    took-die leah milk 4
100: leah answers ship C
    activated leah C
101: leah answers harvest
    harvested leah milk 1
102: leah answers sail C1
    sailed leah C1
103: leah answers produce
    produced leah cream
    gained leah cream 1
104: leah answers unlock duplicate_machine
    unlocked leah duplicate_machine
105: sara answers keep-dice
    took-die sara coffee 3
106: sara answers ship B
    activated sara B
107: sara answers sail B2
    sailed sara B2
108: sara answers jump C2
    jumped sara C2
    recharged tom
    rolled 6 5 6
    port 5 C3
    pirates-faster 2
109: tom answers die water
    took-die tom water 5
    activated tom C2
110: tom answers sail D1
    sailed tom D1
111: tom answers jump A
    jumped tom A
112: leah answers keep-dice
113: leah answers die milk
    took-die leah milk 6
    activated leah B2
114: leah answers sail B3
    sailed leah B3
115: leah answers harvest
    harvested leah milk 0
    gained leah milk 3
116: leah answers produce
    produced leah milk_foam
    gained leah milk_foam 1
117: sara answers keep-dice
    took-die sara coffee 6
    activated sara B1
118: sara answers harvest
    harvested sara coffee 0
    gained sara coffee 3
119: sara answers sail B3
    sailed sara B3
120: sara answers produce
    produced sara milk_foam
    gained sara milk_foam 1
121: sara answers unlock stardust_collector
    unlocked sara stardust_collector
    pirate-moved alpha B3
    robbed leah milk 2
    deactivated sara stardust_collector
    pirate-moved beta C1
    deactivated leah duplicate_machine
122: sara answers pour coffee
    poured sara coffee espresso
123: sara answers pour coffee
    poured sara coffee espresso
    target water
    first-player leah
    round 5
    event dawn_cheap_trade
    dawn-cheap-trade 1 0
    rolled 4 2 4
    port 1 A1
124: leah answers keep-dice
125: leah answers die water
    took-die leah water 2
126: leah answers ship B3
    activated leah B3
127: leah answers sail C2
    sailed leah C2
128: leah answers jump D
    jumped leah D
129: leah answers trade cream
    traded leah milk 1 cream
    gained leah cream 1
130: leah answers repair duplicate_machine
    repaired leah duplicate_machine
131: sara answers recharge
    recharged sara
    rolled 4 4 1
    port 4 C1
    pirates-faster 2
132: sara answers die milk
    took-die sara milk 1
133: sara answers ship C2
    activated sara C2
134: sara answers harvest
    harvested sara milk 1
135: sara answers sail D
    sailed sara D
136: sara answers trade chocolate
    traded sara coffee 1 chocolate
    gained sara chocolate 1
137: tom answers keep-dice
138: tom answers die coffee
    took-die tom coffee 4
139: tom answers ship C2
    activated tom C2
140: tom answers produce
    produced tom chocolate
    gained tom chocolate 1
141: tom answers collect
    collected tom cream
    stardust-gained tom 1
    dropped C1
142: tom answers unlock ansible
    unlocked tom ansible
143: tom answers harvest
    harvested tom coffee 1
    gained tom coffee 3
144: tom answers sail C3
    sailed tom C3
145: leah answers keep-dice
    took-die leah water 4
    activated leah C1
146: leah answers produce
    produced leah cream
    gained leah cream 1
147: leah answers sail D
    sailed leah D
148: leah answers jump A
    jumped leah A
    recharged sara
    rolled 4 3 3
    port 3 B2
    pirates-faster 3
149: sara answers die milk
    took-die sara milk 3
    activated sara B3
150: sara answers harvest
    harvested sara milk 1
    gained sara milk 2
151: sara answers sail C2
    sailed sara C2
152: tom answers recharge
    recharged tom
    rolled 6 4 6
    port 6 D2
    pirates-faster 4
153: tom answers die water
    took-die tom water 4
    activated tom A
154: tom answers sail A2
    sailed tom A2
155: tom answers harvest
    harvested tom water 0
    gained tom water 1
156: tom answers discard coffee
    discarded tom coffee
    gained tom water 1
157: tom answers discard coffee
    discarded tom coffee
    gained tom water 1
158: tom answers use ion_cannon
    used tom ion_cannon
159: tom answers convert
    converted tom water whisky
    gained tom whisky 1
    pirate-moved alpha C2
    unharmed sara
    pirate-moved beta C2
    unharmed sara
160: tom answers pour water
    poured tom water espresso
161: tom answers pour coffee
    poured tom coffee espresso
    completed tom espresso
    target coffee
    first-player sara
    round 6
    foreseen dusk_glory
    dusk-glory 2 2
    pirate-appears gamma D1
    rolled 5 6 3
    port 6 D2
162: sara answers keep-dice
163: sara answers die water
    took-die sara water 6
164: sara answers ship D
    activated sara D
165: sara answers harvest
    harvested sara water 1
166: sara answers sail D2
    sailed sara D2
167: tom answers recharge
    recharged tom
    rolled 2 5 4
    port 6 D2
    pirates-faster 2
168: tom answers die water
    took-die tom water 5
169: tom answers ship C3
    activated tom C3
170: tom answers attack beta
    attacked tom beta B3
    honored tom 1
171: tom answers harvest
    harvested tom water 1
    gained tom water 3
172: tom answers sail D
    sailed tom D
173: leah answers recharge
    recharged leah
    rolled 3 6 4
    port 2 A3
    pirates-faster 3
174: leah answers die coffee
    took-die leah coffee 3
175: leah answers ship D
    activated leah D
176: leah answers harvest
    harvested leah coffee 2
177: leah answers sail D3
    sailed leah D3
178: sara answers keep-dice
179: sara answers die milk
    took-die sara milk 4
    activated sara C2
180: sara answers harvest
    harvested sara milk 1
181: sara answers sail D1
    sailed sara D1
182: tom answers keep-dice
    took-die tom water 6
    activated tom A2
183: tom answers produce
    produced tom whisky
    gained tom whisky 1
184: tom answers collect
    collected tom whisky
    stardust-gained tom 1
    dropped A3
185: tom answers harvest
    harvested tom water 2
    gained tom water 1
186: tom answers discard milk
    discarded tom milk
    gained tom water 1
187: tom answers lose
    lost tom water
188: tom answers sail B1
    sailed tom B1
189: tom answers deliver
    delivered tom espresso
    third-ship tom
190: tom answers new-card mazagran
    took-card tom mazagran
    turned-up frappe
    recharged leah
    rolled 1 4 2
    port 2 A3
    pirates-faster 4
191: leah answers die coffee
    took-die leah coffee 1
    activated leah A
192: leah answers harvest
    harvested leah coffee 2
193: leah answers sail A2
    sailed leah A2
194: tom answers keep-dice
195: tom answers die water
    took-die tom water 4
    activated tom B
196: tom answers harvest
    harvested tom water 2
197: tom answers use ion_cannon
    used tom ion_cannon
198: tom answers convert
    converted tom water whisky
    gained tom whisky 1
199: tom answers attack beta
    attacked tom beta A2
    honored tom 2
200: tom answers gain coffee
    gained tom coffee 1
201: tom answers gain milk
    gained tom milk 1
202: tom answers sail B2
    sailed tom B2
    pirate-moved alpha D1
    unharmed sara
    pirate-moved gamma D2
    unharmed sara
    reborn beta
203: tom answers pour coffee
    poured tom coffee mazagran
204: tom answers pour water
    poured tom water mazagran
205: tom answers pour water
    poured tom water mazagran
206: tom answers pour water
    poured tom water mazagran
207: tom answers add-stardust espresso
    sprinkled tom espresso 1
    target milk
    first-player tom
    round 7
    event dusk_glory
    dusk-glory 2 2
    rolled 3 2 5
    port 6 D2
208: tom answers recharge
    recharged tom
    rolled 6 3 6
    port 5 C3
    pirates-faster 2
209: tom answers die coffee
    took-die tom coffee 6
210: tom answers ship B1
    activated tom B1
211: tom answers harvest
    harvested tom coffee 1
    gained tom coffee 3
212: tom answers sail B2
    sailed tom B2
213: leah answers keep-dice
214: leah answers die milk
    took-die leah milk 6
215: leah answers ship D3
    activated leah D3
216: leah answers produce
    produced leah dark_roast
    gained leah dark_roast 1
217: leah answers harvest
    harvested leah milk 1
218: leah answers sail A1
    sailed leah A1
219: sara answers recharge
    recharged sara
    rolled 6 2 4
    port 1 A1
    pirates-faster 3
220: sara answers die milk
    took-die sara milk 4
221: sara answers ship D2
    activated sara D2
222: sara answers harvest
    harvested sara milk 1
    gained sara milk 3
223: sara answers sail D3
    sailed sara D3
224: tom answers keep-dice
225: tom answers die water
    took-die tom water 2
226: tom answers ship B2
    activated tom B2
227: tom answers harvest
    harvested tom water 2
    gained tom water 1
228: tom answers discard milk
    discarded tom milk
    gained tom water 1
229: tom answers discard coffee
    discarded tom coffee
    gained tom water 1
230: tom answers sail C
    sailed tom C
231: tom answers trade chocolate
    traded tom coffee 2 chocolate
    gained tom chocolate 1
232: leah answers keep-dice
    took-die leah coffee 6
    activated leah A2
233: leah answers produce
    produced leah whisky
    gained leah whisky 1
234: leah answers repair warp_drive
    repaired leah warp_drive
235: leah answers harvest
    harvested leah coffee 1
236: leah answers collect
    collected leah cream
    stardust-gained leah 1
    dropped A1
237: leah answers sail B
    sailed leah B
    recharged sara
    rolled 2 6 6
    port 5 C3
    pirates-faster 4
238: sara answers die milk
    took-die sara milk 6
    activated sara D1
239: sara answers harvest
    harvested sara milk 1
240: sara answers sail D3
    sailed sara D3
241: sara answers produce
    produced sara dark_roast
    gained sara dark_roast 1
242: tom answers keep-dice
243: tom answers die water
    took-die tom water 6
    activated tom D
244: tom answers harvest
    harvested tom water 2
245: tom answers sail D1
    sailed tom D1
    pirate-moved alpha D3
    robbed sara milk 2
    pirate-moved beta B2
246: tom answers deactivate ion_cannon
    deactivated tom ion_cannon
    pirate-moved gamma D3
    robbed sara milk 2
    target coffee
    first-player leah
    round 8
    foreseen dusk_free_upgrade
    dusk-free-upgrade 0 0
    rolled 3 5 4
    port 2 A3
247: leah answers recharge
    recharged leah
    rolled 1 1 5
    port 6 D2
    pirates-faster 2
248: leah answers die coffee
    took-die leah coffee 1
249: leah answers ship B
    activated leah B
250: leah answers unlock stardust_collector
    unlocked leah stardust_collector
251: leah answers harvest
    harvested leah coffee 1
252: leah answers use warp_drive
    used leah warp_drive
253: leah answers warp C1
    warped leah C1
254: leah answers sail C3
    sailed leah C3
255: sara answers recharge
    recharged sara
    rolled 6 3 6
    port 5 C3
    pirates-faster 3
256: sara answers die milk
    took-die sara milk 6
    activated sara D3
257: sara answers harvest
    harvested sara milk 1
258: sara answers sail A
    sailed sara A
259: tom answers keep-dice
260: tom answers die water
    took-die tom water 3
261: tom answers ship B2
    activated tom B2
262: tom answers harvest
    harvested tom water 1
    gained tom water 2
263: tom answers sail C
    sailed tom C
264: leah answers keep-dice
    took-die leah coffee 6
    activated leah A1
265: leah answers harvest
    harvested leah coffee 1
266: leah answers sail A3
    sailed leah A3
    recharged sara
    rolled 1 3 3
    port 1 A1
    pirates-faster 4
267: sara answers die milk
    took-die sara milk 3
    activated sara D3
268: sara answers harvest
    harvested sara milk 1
269: sara answers sail A
    sailed sara A
270: tom answers keep-dice
271: tom answers die coffee
    took-die tom coffee 1
272: tom answers ship C
    activated tom C
273: tom answers trade whisky
    traded tom water 2 whisky
    gained tom whisky 1
274: tom answers sail C1
    sailed tom C1
275: tom answers jump C2
    jumped tom C2
276: tom answers keep-dice
    took-die tom water 3
    activated tom D1
277: tom answers produce
    produced tom dark_roast
    gained tom dark_roast 1
278: tom answers repair ion_cannon
    repaired tom ion_cannon
279: tom answers harvest
    harvested tom water 1
280: tom answers sail D2
    sailed tom D2
281: tom answers attack gamma
    attacked tom gamma D1
    honored tom 3
    pirate-moved alpha A3
282: leah answers deactivate warp_drive
    deactivated leah warp_drive
    pirate-moved beta C2
283: tom answers deactivate ion_cannon
    deactivated tom ion_cannon
    reborn gamma
    target water
    first-player sara
    round 9
    event dusk_free_upgrade
    dusk-free-upgrade 0 0
284: sara answers repair stardust_collector
    repaired sara stardust_collector
285: tom answers unlock duplicate_machine
    unlocked tom duplicate_machine
286: leah answers unlock ansible
    unlocked leah ansible
    rolled 3 2 4
    port 5 C3
287: sara answers recharge
    recharged sara
    rolled 1 2 1
    port 1 A1
    pirates-faster 2
288: sara answers die water
    took-die sara water 2
    activated sara A
289: sara answers harvest
    harvested sara water 1
290: sara answers sail A3
    sailed sara A3
291: sara answers use stardust_collector
    used sara stardust_collector
292: sara answers take-stardust
    stardust-taken sara A3
293: sara answers unlock ansible
    unlocked sara ansible
294: tom answers recharge
    recharged tom
    rolled 6 6 4
    port 5 C3
    pirates-faster 3
295: tom answers die coffee
    took-die tom coffee 6
296: tom answers ship C2
    activated tom C2
297: tom answers harvest
    harvested tom coffee 0
    gained tom coffee 2
298: tom answers lose
    lost tom coffee
299: tom answers sail D
    sailed tom D
300: leah answers keep-dice
301: leah answers die water
    took-die leah water 6
302: leah answers ship C3
    activated leah C3
303: leah answers harvest
    harvested leah water 1
    gained leah water 3
304: leah answers sail D
    sailed leah D
305: sara answers keep-dice
    took-die sara milk 4
    activated sara A
306: sara answers sail A1
    sailed sara A1
307: sara answers harvest
    harvested sara milk 0
    gained sara milk 3
    recharged tom
    rolled 2 3 2
    port 3 B2
    pirates-faster 4
308: tom answers die coffee
    took-die tom coffee 2
309: tom answers ship C
    activated tom C
310: tom answers trade ice
    traded tom water 2 ice
    gained tom ice 1
311: tom answers collect
    collected tom ice
    stardust-gained tom 1
312: tom answers harvest
    harvested tom coffee 1
313: tom answers sail C3
    sailed tom C3
314: leah answers recharge
    recharged leah
    rolled 4 2 3
    port 1 A1
    pirates-alarmed
    pirate-moved alpha B2
    pirate-moved beta C3
315: tom answers deactivate ansible
    deactivated tom ansible
    pirate-moved gamma D2
    deactivated tom duplicate_machine
316: leah answers die coffee
    took-die leah coffee 4
    activated leah A3
317: leah answers produce
    produced leah whisky
    gained leah whisky 1
318: leah answers repair warp_drive
    repaired leah warp_drive
319: leah answers harvest
    harvested leah coffee 1
320: leah answers sail B2
    sailed leah B2
321: tom answers recharge
    recharged tom
    rolled 5 1 6
    port 5 C3
    pirates-faster 2
322: tom answers die coffee
    took-die tom coffee 5
    activated tom D2
323: tom answers repair ansible
    repaired tom ansible
324: tom answers produce
    produced tom milk_foam
    gained tom milk_foam 1
325: tom answers harvest
    harvested tom coffee 1
326: tom answers sail A1
    sailed tom A1
    pirate-moved alpha C
    pirate-moved beta D1
    pirate-moved gamma A
327: tom answers pour coffee
    poured tom coffee mazagran
328: leah answers pour water
    poured leah water espresso
    target milk
    first-player tom
    round 10
    rolled 5 4 1
    port 4 C1
329: tom answers recharge
    recharged tom
    rolled 3 2 5
    port 4 C1
    pirates-faster 2
330: tom answers die water
    took-die tom water 2
331: tom answers ship A1
    activated tom A1
332: tom answers unlock stardust_collector
    unlocked tom stardust_collector
333: tom answers harvest
    harvested tom water 1
334: tom answers use stardust_collector
    used tom stardust_collector
335: tom answers take-stardust
    stardust-taken tom A1
336: tom answers sail A2
    sailed tom A2
337: leah answers keep-dice
338: leah answers die milk
    took-die leah milk 5
339: leah answers ship B2
    activated leah B2
340: leah answers use duplicate_machine
    used leah duplicate_machine
    gained leah ice 1
341: leah answers harvest
    harvested leah milk 1
342: leah answers sail C1
    sailed leah C1
343: sara answers recharge
    recharged sara
    rolled 5 5 1
    port 2 A3
    pirates-faster 3
344: sara answers die coffee
    took-die sara coffee 5
345: sara answers ship A3
    activated sara A3
346: sara answers sail B
    sailed sara B
347: sara answers jump B1
    jumped sara B1
348: sara answers produce
    produced sara chocolate
    gained sara chocolate 1
349: tom answers recharge
    recharged tom
    rolled 4 4 5
    port 2 A3
    pirates-faster 4
350: tom answers die water
    took-die tom water 4
351: tom answers ship C3
    activated tom C3
352: tom answers harvest
    harvested tom water 1
    gained tom water 2
353: tom answers sail D2
    sailed tom D2
354: leah answers recharge
    recharged leah
    rolled 6 6 5
    port 6 D2
    pirates-alarmed
    pirate-moved alpha C1
355: leah answers deactivate warp_drive
    deactivated leah warp_drive
    pirate-moved beta D2
356: tom answers deactivate stardust_collector
    deactivated tom stardust_collector
    pirate-moved gamma A1
357: sara answers fall-short
    discarded sara milk
    discarded sara milk
358: sara answers deactivate stardust_collector
    deactivated sara stardust_collector
359: leah answers die water
    took-die leah water 6
    activated leah D
360: leah answers harvest
    harvested leah water 1
361: leah answers sail D1
    sailed leah D1
362: sara answers recharge
    recharged sara
    rolled 4 5 6
    port 5 C3
    pirates-faster 2
363: sara answers die milk
    took-die sara milk 6
    activated sara A1
364: sara answers harvest
    harvested sara milk 1
    gained sara milk 2
365: sara answers sail A2
    sailed sara A2
366: sara answers produce
    produced sara whisky
    gained sara whisky 1
367: sara answers attack gamma
    attacked sara gamma D1
    honored sara 1
368: tom answers keep-dice
369: tom answers die coffee
    took-die tom coffee 4
    activated tom D
370: tom answers jump D1
    jumped tom D1
371: tom answers sail D2
    sailed tom D2
    pirate-moved alpha C3
    pirate-moved beta A
    reborn gamma
    scored sara cards 0
    scored sara stardust 0
    scored sara powers 3
    scored sara honor 1
    scored sara badges 0
    total sara 4
    scored tom cards 5
    scored tom stardust 1
    scored tom powers 3
    scored tom honor 4
    scored tom badges 1
    total tom 14
    scored leah cards 0
    scored leah stardust 0
    scored leah powers 9
    scored leah honor 0
    scored leah badges 0
    total leah 9
    won tom
