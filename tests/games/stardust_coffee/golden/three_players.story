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
    rolled 6 3 5
    port 4 C1
3: tom answers keep-dice
4: tom answers die coffee
    took-die tom coffee 6
    activated tom B
5: tom answers harvest
    harvested tom coffee 4
6: tom answers sail B2
    sailed tom B2
7: leah answers keep-dice
8: leah answers die water
    took-die leah water 3
    activated leah A
9: leah answers harvest
    harvested leah water 4
10: leah answers sail A1
    sailed leah A1
11: leah answers produce
    produced leah cream
    gained leah cream 1
12: leah answers upgrade duplicate_machine
    unlocked leah duplicate_machine
13: sara answers recharge
    recharged sara
    rolled 6 1 2
    port 2 A3
14: sara answers die coffee
    took-die sara coffee 6
    activated sara D
15: sara answers harvest
    harvested sara coffee 4
16: sara answers sail D3
    sailed sara D3
17: sara answers produce
    produced sara dark_roast
    gained sara dark_roast 1
18: sara answers upgrade ion_cannon
    unlocked sara ion_cannon
19: tom answers keep-dice
20: tom answers die milk
    took-die tom milk 2
    activated tom B
21: tom answers harvest
    harvested tom milk 4
22: tom answers sail B1
    sailed tom B1
23: leah answers recharge
    recharged leah
    rolled 3 1 6
    port 6 D2
24: leah answers die water
    took-die leah water 1
    activated leah A
25: leah answers harvest
    harvested leah water 4
26: leah answers sail A2
    sailed leah A2
27: sara answers recharge
    recharged sara
    rolled 3 5 4
    port 1 A1
28: sara answers die water
    took-die sara water 5
    activated sara D
29: sara answers harvest
    harvested sara water 4
30: sara answers sail D2
    sailed sara D2
31: sara answers produce
    produced sara milk_foam
    gained sara milk_foam 1
    target coffee
    first-player leah
    round 2
    foreseen dawn_swap
    pirate-appears alpha A2
    rolled 6 3 4
    port 1 A1
32: leah answers keep-dice
33: leah answers die coffee
    took-die leah coffee 6
34: leah answers ship A2
    activated leah A2
35: leah answers harvest
    harvested leah coffee 4
36: leah answers produce
    produced leah whisky
    gained leah whisky 1
37: leah answers attack alpha
    attacked leah alpha D1
    honored leah 1
38: leah answers sail B1
    sailed leah B1
39: sara answers recharge
    recharged sara
    rolled 6 6 1
    port 4 C1
    pirates-faster 2
40: sara answers die milk
    took-die sara milk 1
41: sara answers ship D3
    activated sara D3
42: sara answers harvest
    harvested sara milk 4
43: sara answers sail A2
    sailed sara A2
44: tom answers recharge
    recharged tom
    rolled 1 3 3
    port 6 D2
    pirates-faster 3
45: tom answers die coffee
    took-die tom coffee 1
46: tom answers ship B1
    activated tom B1
47: tom answers harvest
    harvested tom coffee 0
    gained tom coffee 3
48: tom answers sail B3
    sailed tom B3
49: leah answers keep-dice
50: leah answers die water
    took-die leah water 3
    activated leah A1
51: leah answers produce
    produced leah cream
    gained leah cream 1
52: leah answers jump B
    jumped leah B
53: leah answers sail B1
    sailed leah B1
54: sara answers keep-dice
    took-die sara milk 3
    activated sara D2
55: sara answers harvest
    harvested sara milk 4
    gained sara milk 3
56: sara answers collect
    collected sara milk_foam
    stardust-gained sara 1
    dropped D2
57: sara answers sail D3
    sailed sara D3
    recharged tom
    rolled 3 2 4
    port 6 D2
    pirates-faster 4
58: tom answers die milk
    took-die tom milk 4
    activated tom B2
59: tom answers harvest
    harvested tom milk 1
60: tom answers sail C
    sailed tom C
    reborn alpha
61: tom answers pour coffee
    poured tom coffee
62: tom answers pour coffee
    poured tom coffee
    target coffee
    first-player sara
    round 3
    event dawn_swap
63: sara answers swap A1
64: sara answers swap C1
    swapped sara A1 C1
    rolled 4 5 2
    port 3 B2
65: sara answers recharge
    recharged sara
    rolled 1 3 1
    port 3 B2
    pirates-faster 2
66: sara answers die water
    took-die sara water 3
67: sara answers ship A2
    activated sara A2
68: sara answers harvest
    harvested sara water 1
    gained sara water 3
69: sara answers sail A3
    sailed sara A3
70: tom answers keep-dice
71: tom answers die milk
    took-die tom milk 1
72: tom answers ship B3
    activated tom B3
73: tom answers harvest
    harvested tom milk 2
    gained tom milk 3
74: tom answers sail C
    sailed tom C
75: tom answers trade milk_foam
    traded tom milk 2 milk_foam
    gained tom milk_foam 1
76: tom answers upgrade stardust_collector
    unlocked tom stardust_collector
77: leah answers keep-dice
    took-die leah coffee 1
    activated leah B1
78: leah answers harvest
    harvested leah coffee 1
    gained leah coffee 1
79: leah answers sail B2
    sailed leah B2
    recharged sara
    rolled 4 2 3
    port 2 A3
    pirates-faster 3
80: sara answers die water
    took-die sara water 2
    activated sara D3
81: sara answers harvest
    harvested sara water 2
82: sara answers sail A1
    sailed sara A1
83: tom answers keep-dice
84: tom answers die coffee
    took-die tom coffee 4
    activated tom C
85: tom answers harvest
    harvested tom coffee 1
86: tom answers sail C3
    sailed tom C3
87: leah answers keep-dice
    took-die leah milk 3
    activated leah B1
88: leah answers collect
    collected leah cream
    stardust-gained leah 1
    dropped A3
89: leah answers harvest
    harvested leah milk 3
90: leah answers sail C
    sailed leah C
    pirate-moved alpha A
91: sara answers pour water
    poured sara water
92: leah answers pour coffee
    poured leah coffee
    target water
    first-player tom
    round 4
    foreseen dawn_basics
    pirate-appears beta B3
    rolled 4 6 2
    port 2 A3
93: tom answers recharge
    recharged tom
    rolled 5 5 3
    port 6 D2
    pirates-faster 2
94: tom answers die coffee
    took-die tom coffee 5
95: tom answers ship C
    activated tom C
96: tom answers harvest
    harvested tom coffee 1
97: tom answers sail C2
    sailed tom C2
98: leah answers recharge
    recharged leah
    rolled 3 5 2
    port 4 C1
    pirates-faster 3
99: leah answers die water
    took-die leah water 5
100: leah answers ship B2
    activated leah B2
101: leah answers harvest
    harvested leah water 2
    gained leah water 3
102: leah answers produce
    produced leah ice
    gained leah ice 1
103: leah answers upgrade dredging_web
    unlocked leah dredging_web
104: leah answers sail C1
    sailed leah C1
105: sara answers recharge
    recharged sara
    rolled 3 2 3
    port 1 A1
    pirates-faster 4
106: sara answers die milk
    took-die sara milk 3
107: sara answers ship A3
    activated sara A3
108: sara answers harvest
    harvested sara milk 2
    gained sara milk 1
109: sara answers discard water
    discarded sara water
    gained sara milk 1
110: sara answers discard water
    discarded sara water
    gained sara milk 1
111: sara answers sail B1
    sailed sara B1
112: tom answers recharge
    recharged tom
    rolled 3 1 1
    port 1 A1
    pirates-alarmed
    pirate-moved alpha A1
    deactivated sara ion_cannon
    pirate-moved beta C1
    robbed leah water 2
113: tom answers die milk
    took-die tom milk 1
    activated tom C3
114: tom answers harvest
    harvested tom milk 2
115: tom answers sail D2
    sailed tom D2
116: leah answers keep-dice
117: leah answers die coffee
    took-die leah coffee 3
    activated leah C
118: leah answers harvest
    harvested leah coffee 1
119: leah answers sail C3
    sailed leah C3
120: leah answers produce
    produced leah ice
    gained leah ice 1
121: sara answers recharge
    recharged sara
    rolled 3 3 3
    port 2 A3
    pirates-faster 2
122: sara answers die water
    took-die sara water 3
    activated sara A1
123: sara answers harvest
    harvested sara water 2
124: sara answers lose
    lost sara water
125: sara answers lose
    lost sara water
126: sara answers discard milk
    discarded sara milk
    gained sara water 1
127: sara answers sail A2
    sailed sara A2
    pirate-moved alpha A2
    unharmed sara
    pirate-moved beta C2
    deactivated tom stardust_collector
128: leah answers pour water
    poured leah water
    target water
    first-player leah
    round 5
    event dawn_basics
129: leah answers gain coffee
    gained leah coffee 1
130: leah answers gain coffee
    gained leah coffee 1
131: sara answers gain water
132: sara answers lose
    lost sara water
133: sara answers gain coffee
134: sara answers lose
    lost sara coffee
135: tom answers gain water
    gained tom water 1
136: tom answers gain milk
    gained tom milk 1
    rolled 5 4 6
    port 6 D2
137: leah answers keep-dice
138: leah answers die milk
    took-die leah milk 6
139: leah answers ship C1
    activated leah C1
140: leah answers harvest
    harvested leah milk 1
    gained leah milk 3
141: leah answers use dredging_web
    used leah dredging_web
142: leah answers gain coffee
    gained leah coffee 1
143: leah answers gain coffee
144: leah answers lose
    lost leah coffee
145: leah answers sail C2
    sailed leah C2
146: sara answers keep-dice
147: sara answers die coffee
    took-die sara coffee 5
148: sara answers ship A2
    activated sara A2
149: sara answers jump B1
    jumped sara B1
150: sara answers produce
    produced sara chocolate
    gained sara chocolate 1
151: sara answers upgrade ansible
    unlocked sara ansible
152: sara answers sail B2
    sailed sara B2
153: tom answers keep-dice
    took-die tom water 4
154: tom answers ship D2
    activated tom D2
155: tom answers harvest
    harvested tom water 2
156: tom answers sail D3
    sailed tom D3
    recharged leah
    rolled 3 2 4
    port 3 B2
    pirates-faster 2
157: leah answers die milk
    took-die leah milk 4
    activated leah C3
158: leah answers collect
    collected leah ice
    stardust-gained leah 1
    dropped B2
159: leah answers harvest
    harvested leah milk 2
160: leah answers sail D1
    sailed leah D1
161: sara answers keep-dice
162: sara answers die coffee
    took-die sara coffee 3
    activated sara B1
163: sara answers harvest
    harvested sara coffee 0
164: sara answers discard water
    discarded sara water
    gained sara coffee 1
165: sara answers discard milk
    discarded sara milk
    gained sara coffee 1
166: sara answers discard milk
    discarded sara milk
    gained sara coffee 1
167: sara answers sail B3
    sailed sara B3
168: tom answers recharge
    recharged tom
    rolled 2 5 4
    port 6 D2
    pirates-faster 3
169: tom answers die coffee
    took-die tom coffee 2
    activated tom C2
170: tom answers harvest
    harvested tom coffee 1
    gained tom coffee 2
171: tom answers lose
    lost tom coffee
172: tom answers sail D1
    sailed tom D1
    pirate-moved alpha B1
    pirate-moved beta D1
173: leah answers deactivate dredging_web
    deactivated leah dredging_web
    unharmed tom
174: leah answers pour coffee
    poured leah coffee
    completed leah espresso
175: sara answers pour coffee
    poured sara coffee
176: sara answers pour coffee
    poured sara coffee
    completed sara espresso
177: tom answers pour water
    poured tom water
    completed tom espresso
    target milk
    first-player sara
    round 6
    foreseen dusk_glory
    pirate-appears gamma D1
    rolled 6 3 6
    port 3 B2
178: sara answers recharge
    recharged sara
    rolled 6 1 3
    port 3 B2
    pirates-faster 2
179: sara answers die water
    took-die sara water 1
180: sara answers ship B2
    activated sara B2
181: sara answers harvest
    harvested sara water 2
    gained sara water 2
182: sara answers lose
    lost sara water
183: sara answers sail C1
    sailed sara C1
184: tom answers keep-dice
185: tom answers die milk
    took-die tom milk 3
186: tom answers ship D3
    activated tom D3
187: tom answers harvest
    harvested tom milk 1
188: tom answers sail A
    sailed tom A
189: leah answers keep-dice
    took-die leah coffee 6
190: leah answers ship C2
    activated leah C2
191: leah answers harvest
    harvested leah coffee 2
    gained leah coffee 1
192: leah answers sail C3
    sailed leah C3
    recharged sara
    rolled 4 6 2
    port 3 B2
    pirates-faster 3
193: sara answers die coffee
    took-die sara coffee 4
    activated sara B3
194: sara answers harvest
    harvested sara coffee 2
195: sara answers sail C
    sailed sara C
196: tom answers recharge
    recharged tom
    rolled 6 4 4
    port 3 B2
    pirates-faster 4
197: tom answers die milk
    took-die tom milk 4
    activated tom D1
198: tom answers harvest
    harvested tom milk 1
199: tom answers sail D3
    sailed tom D3
200: leah answers recharge
    recharged leah
    rolled 2 2 1
    port 4 C1
    pirates-alarmed
    pirate-moved alpha C
    pirate-moved beta D3
    robbed tom milk 2
    pirate-moved gamma D3
    unharmed tom
201: leah answers die water
    took-die leah water 2
    activated leah D1
202: leah answers harvest
    harvested leah water 2
203: leah answers sail D3
    sailed leah D3
    pirate-moved alpha C1
    robbed sara milk 2
    pirate-moved beta A1
    pirate-moved gamma A1
    target coffee
    first-player tom
    round 7
    event dusk_glory
    rolled 5 6 6
    port 6 D2
204: tom answers recharge
    recharged tom
    rolled 3 1 4
    port 4 C1
    pirates-faster 2
205: tom answers die water
    took-die tom water 1
206: tom answers ship A
    activated tom A
207: tom answers trade chocolate
    traded tom coffee 2 chocolate
    gained tom chocolate 1
208: tom answers harvest
    harvested tom water 1
209: tom answers sail A1
    sailed tom A1
210: leah answers keep-dice
211: leah answers die coffee
    took-die leah coffee 3
212: leah answers ship C3
    activated leah C3
213: leah answers produce
    produced leah ice
    gained leah ice 1
214: leah answers upgrade dredging_web
    repaired leah dredging_web
215: leah answers harvest
    harvested leah coffee 1
216: leah answers sail D2
    sailed leah D2
217: sara answers keep-dice
    took-die sara milk 4
218: sara answers ship C
    activated sara C
219: sara answers sail C1
    sailed sara C1
220: sara answers harvest
    harvested sara milk 0
    gained sara milk 2
221: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
    recharged tom
    rolled 5 4 6
    port 5 C3
    pirates-faster 3
222: tom answers die water
    took-die tom water 4
    activated tom D3
223: tom answers harvest
    harvested tom water 1
224: tom answers sail A1
    sailed tom A1
225: tom answers produce
    produced tom whisky
    gained tom whisky 1
226: tom answers attack beta
    attacked tom beta D1
    honored tom 1
    honored tom 2
227: tom answers gain water
    gained tom water 1
228: tom answers gain water
    gained tom water 1
229: leah answers recharge
    recharged leah
    rolled 1 4 2
    port 5 C3
    pirates-faster 4
230: leah answers die coffee
    took-die leah coffee 1
    activated leah D3
231: leah answers harvest
    harvested leah coffee 1
232: leah answers lose
    lost leah coffee
233: leah answers lose
    lost leah coffee
234: leah answers discard milk
    discarded leah milk
    gained leah coffee 1
235: leah answers sail A1
    sailed leah A1
236: leah answers deliver
    delivered leah espresso
    third-ship leah
237: leah answers new-card mazagran
    took-card leah mazagran
    turned-up cold_brew
238: sara answers keep-dice
239: sara answers die milk
    took-die sara milk 2
    activated sara C1
240: sara answers harvest
    harvested sara milk 1
241: sara answers discard water
    discarded sara water
    gained sara milk 1
242: sara answers sail C2
    sailed sara C2
243: leah answers recharge
    recharged leah
    rolled 6 5 4
    port 5 C3
    pirates-alarmed
    pirate-moved alpha C2
    deactivated sara ansible
    pirate-moved gamma B
    reborn beta
244: leah answers die milk
    took-die leah milk 4
    activated leah A
245: leah answers harvest
    harvested leah milk 1
246: leah answers sail A2
    sailed leah A2
    pirate-moved alpha D
    pirate-moved beta D2
    robbed leah coffee 2
    pirate-moved gamma B2
247: leah answers pour coffee
    poured leah coffee
248: leah answers pour coffee
    poured leah coffee
249: leah answers add-stardust espresso
    sprinkled leah espresso 1
    target milk
    first-player leah
    round 8
    foreseen dusk_free_upgrade
    rolled 4 2 3
    port 1 A1
250: leah answers recharge
    recharged leah
    rolled 2 5 1
    port 1 A1
    pirates-faster 2
251: leah answers die water
    took-die leah water 5
252: leah answers ship A1
    activated leah A1
253: leah answers harvest
    harvested leah water 0
    gained leah water 3
254: leah answers use duplicate_machine
    used leah duplicate_machine
    gained leah whisky 1
255: leah answers collect
    collected leah whisky
    stardust-gained leah 1
    dropped A1
256: leah answers sail B
    sailed leah B
257: sara answers recharge
    recharged sara
    rolled 6 1 3
    port 2 A3
    pirates-faster 3
258: sara answers die coffee
    took-die sara coffee 6
259: sara answers ship C2
    activated sara C2
260: sara answers harvest
    harvested sara coffee 1
261: sara answers lose
    lost sara coffee
262: sara answers lose
    lost sara coffee
263: sara answers discard water
    discarded sara water
    gained sara coffee 1
264: sara answers sail D1
    sailed sara D1
265: sara answers deliver
    delivered sara espresso
    third-ship sara
266: sara answers new-card irish_coffee
    took-card sara irish_coffee
    turned-up americano
267: tom answers keep-dice
268: tom answers die milk
    took-die tom milk 3
    activated tom A1
269: tom answers harvest
    harvested tom milk 1
270: tom answers sail A2
    sailed tom A2
271: leah answers recharge
    recharged leah
    rolled 5 4 3
    port 6 D2
    pirates-faster 4
272: leah answers die water
    took-die leah water 4
273: leah answers ship D2
    activated leah D2
274: leah answers harvest
    harvested leah water 1
275: leah answers sail A1
    sailed leah A1
276: leah answers produce
    produced leah whisky
    gained leah whisky 1
277: leah answers upgrade warp_drive
    unlocked leah warp_drive
278: sara answers recharge
    recharged sara
    rolled 5 1 1
    port 3 B2
    pirates-alarmed
    pirate-moved alpha D1
    robbed sara milk 3
    pirate-moved beta A1
279: leah answers deactivate dredging_web
    deactivated leah dredging_web
    unharmed tom
    pirate-moved gamma C1
    unharmed sara
280: sara answers die water
    took-die sara water 1
281: sara answers ship D
    activated sara D
282: sara answers harvest
    harvested sara water 1
283: sara answers trade cream
    traded sara milk 2 cream
    gained sara cream 1
284: sara answers sail D2
    sailed sara D2
285: tom answers recharge
    recharged tom
    rolled 3 5 3
    port 3 B2
    pirates-faster 2
286: tom answers die water
    took-die tom water 5
    activated tom A1
287: tom answers harvest
    harvested tom water 1
    gained tom water 3
288: tom answers sail A2
    sailed tom A2
289: leah answers keep-dice
290: leah answers die milk
    took-die leah milk 3
    activated leah A2
291: leah answers harvest
    harvested leah milk 1
292: leah answers sail B1
    sailed leah B1
293: sara answers keep-dice
    took-die sara coffee 3
    activated sara C1
294: sara answers harvest
    harvested sara coffee 2
295: sara answers sail C2
    sailed sara C2
    pirate-moved alpha D2
    unharmed sara
    pirate-moved beta A2
    unharmed tom
    pirate-moved gamma C2
    unharmed sara
296: leah answers pour water
    poured leah water
297: leah answers pour water
    poured leah water
298: leah answers pour water
    poured leah water
299: sara answers pour coffee
    poured sara coffee
300: sara answers pour cream
    poured sara cream
    target milk
    first-player sara
    round 9
    event dusk_free_upgrade
301: sara answers upgrade ansible
    repaired sara ansible
302: tom answers upgrade stardust_collector
    repaired tom stardust_collector
303: leah answers upgrade dredging_web
    repaired leah dredging_web
    rolled 4 2 6
    port 3 B2
304: sara answers recharge
    recharged sara
    rolled 6 5 3
    port 4 C1
    pirates-faster 2
305: sara answers die coffee
    took-die sara coffee 6
306: sara answers ship C2
    activated sara C2
307: sara answers harvest
    harvested sara coffee 2
    gained sara coffee 2
308: sara answers sail D
    sailed sara D
309: tom answers keep-dice
310: tom answers die water
    took-die tom water 5
    activated tom A2
311: tom answers harvest
    harvested tom water 1
312: tom answers discard coffee
    discarded tom coffee
    gained tom water 1
    lost tom water
    lost tom water
313: tom answers sail B
    sailed tom B
314: tom answers deliver
    delivered tom espresso
    third-ship tom
315: tom answers new-card americano
    took-card tom americano
    turned-up con_panna
316: leah answers keep-dice
    took-die leah milk 3
317: leah answers ship B
    activated leah B
318: leah answers jump B3
    jumped leah B3
319: leah answers sail C1
    sailed leah C1
320: leah answers produce
    produced leah cream
    gained leah cream 1
321: leah answers collect
    collected leah cream
    stardust-gained leah 1
    dropped C1
    recharged sara
    rolled 6 3 5
    port 6 D2
    pirates-faster 3
322: sara answers die water
    took-die sara water 3
323: sara answers ship D2
    activated sara D2
324: sara answers harvest
    harvested sara water 2
325: sara answers sail D3
    sailed sara D3
326: tom answers keep-dice
327: tom answers die milk
    took-die tom milk 5
328: tom answers ship B
    activated tom B
329: tom answers jump B3
    jumped tom B3
330: tom answers sail C1
    sailed tom C1
331: leah answers recharge
    recharged leah
    rolled 3 4 1
    port 3 B2
    pirates-faster 4
332: leah answers die milk
    took-die leah milk 1
333: leah answers ship A1
    activated leah A1
334: leah answers use warp_drive
    used leah warp_drive
335: leah answers warp A3
    warped leah A3
336: leah answers harvest
    harvested leah milk 0
    gained leah milk 3
337: leah answers sail B1
    sailed leah B1
338: sara answers keep-dice
339: sara answers die coffee
    took-die sara coffee 3
    activated sara D1
340: sara answers produce
    produced sara dark_roast
    gained sara dark_roast 1
341: sara answers upgrade ion_cannon
    repaired sara ion_cannon
342: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
343: sara answers sail D2
    sailed sara D2
344: tom answers recharge
    recharged tom
    rolled 5 5 1
    port 2 A3
    pirates-alarmed
    pirate-moved alpha D3
345: sara answers deactivate ion_cannon
    deactivated sara ion_cannon
    pirate-moved beta B1
    robbed leah milk 3
    pirate-moved gamma D1
346: tom answers die water
    took-die tom water 5
    activated tom A2
347: tom answers harvest
    harvested tom water 2
    lost tom water
    lost tom water
348: tom answers sail B
    sailed tom B
349: leah answers recharge
    recharged leah
    rolled 3 5 5
    port 4 C1
    pirates-faster 2
350: leah answers die water
    took-die leah water 5
    activated leah B1
351: leah answers use duplicate_machine
    used leah duplicate_machine
    gained leah chocolate 1
352: leah answers upgrade ansible
    unlocked leah ansible
353: leah answers harvest
    harvested leah water 1
354: leah answers sail B2
    sailed leah B2
    pirate-moved alpha A1
    pirate-moved beta B2
355: leah answers deactivate ansible
    deactivated leah ansible
    pirate-moved gamma D2
    deactivated sara ansible
356: tom answers pour water
    poured tom water
357: tom answers pour water
    poured tom water
358: tom answers pour water
    poured tom water
    target water
    first-player tom
    round 10
    rolled 3 2 5
    port 4 C1
359: tom answers keep-dice
360: tom answers die milk
    took-die tom milk 5
361: tom answers ship C1
    activated tom C1
362: tom answers harvest
    harvested tom milk 1
    gained tom milk 3
363: tom answers sail C3
    sailed tom C3
364: leah answers keep-dice
365: leah answers die water
    took-die leah water 2
366: leah answers ship B2
    activated leah B2
367: leah answers harvest
    harvested leah water 1
    gained leah water 3
368: leah answers sail C
    sailed leah C
369: leah answers trade milk_foam
    traded leah milk 2 milk_foam
    gained leah milk_foam 1
370: sara answers recharge
    recharged sara
    rolled 5 6 2
    port 1 A1
    pirates-faster 2
371: sara answers die milk
    took-die sara milk 2
372: sara answers ship D2
    activated sara D2
373: sara answers harvest
    harvested sara milk 2
    gained sara milk 1
374: sara answers lose
    lost sara milk
375: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
376: sara answers sail D3
    sailed sara D3
377: tom answers recharge
    recharged tom
    rolled 4 1 3
    port 3 B2
    pirates-faster 3
378: tom answers die water
    took-die tom water 1
    activated tom B
379: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
380: tom answers harvest
    harvested tom water 2
381: tom answers sail B2
    sailed tom B2
382: leah answers keep-dice
383: leah answers die coffee
    took-die leah coffee 4
384: leah answers ship C1
    activated leah C1
385: leah answers harvest
    harvested leah coffee 2
386: leah answers sail C3
    sailed leah C3
387: sara answers keep-dice
    took-die sara milk 3
388: sara answers ship D
    activated sara D
389: sara answers harvest
    harvested sara milk 3
390: sara answers sail D3
    sailed sara D3
    recharged tom
    rolled 6 6 5
    port 3 B2
    pirates-faster 4
391: tom answers die milk
    took-die tom milk 5
    activated tom B
392: tom answers harvest
    harvested tom milk 2
393: tom answers sail B2
    sailed tom B2
394: tom answers produce
    produced tom ice
    gained tom ice 1
395: tom answers collect
    collected tom ice
    stardust-gained tom 1
396: tom answers upgrade duplicate_machine
    unlocked tom duplicate_machine
397: leah answers recharge
    recharged leah
    rolled 5 1 3
    port 4 C1
    pirates-alarmed
    pirate-moved alpha B
    pirate-moved beta C1
    pirate-moved gamma D3
    unharmed sara
398: leah answers die water
    took-die leah water 1
    activated leah B1
399: leah answers use warp_drive
    used leah warp_drive
400: leah answers warp C2
    warped leah C2
401: leah answers harvest
    harvested leah water 1
402: leah answers sail C3
    sailed leah C3
403: sara answers recharge
    recharged sara
    rolled 2 4 2
    port 5 C3
    pirates-faster 2
404: sara answers die milk
    took-die sara milk 2
    activated sara D3
405: sara answers harvest
    harvested sara milk 1
406: sara answers sail A
    sailed sara A
407: sara answers trade dark_roast
    traded sara coffee 2 dark_roast
    gained sara dark_roast 1
408: sara answers upgrade ion_cannon
    repaired sara ion_cannon
    pirate-moved alpha B2
    robbed tom water 3
    pirate-moved beta C3
409: tom answers deactivate duplicate_machine
    deactivated tom duplicate_machine
    robbed leah water 3
    pirate-moved gamma A1
    scored sara cards 5
    scored sara stardust 0
    scored sara powers 3
    scored sara honor 0
    scored sara badges 1
    total sara 9
    scored tom cards 5
    scored tom stardust 0
    scored tom powers 3
    scored tom honor 1
    scored tom badges 1
    total tom 10
    scored leah cards 5
    scored leah stardust 1
    scored leah powers 9
    scored leah honor 1
    scored leah badges 3
    total leah 19
    won leah
