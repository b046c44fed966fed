turned-up latte
turned-up mocha
turned-up cold_brew
turned-up frappe
first-player sara
0: sara answers starbase liberica_landing
    starbase sara liberica_landing
1: tom answers starbase excelsa_enclave
    starbase tom excelsa_enclave
2: leah answers starbase arabica_prime
    starbase leah arabica_prime
    starbase max robusta_reach
    round 1
    rolled 2 5 3
    port 3 B2
3: sara answers recharge
    recharged sara
    rolled 6 2 1
    port 5 C3
4: sara answers die milk
    took-die sara milk 1
    activated sara C
5: sara answers harvest
    harvested sara milk 4
6: sara answers restock
    restocked sara
7: sara answers gain water
    gained sara water 1
8: sara answers sail C1
    sailed sara C1
9: tom answers recharge
    recharged tom
    rolled 3 4 5
    port 2 A3
10: tom answers die coffee
    took-die tom coffee 3
    activated tom D
11: tom answers harvest
    harvested tom coffee 4
12: tom answers sail D1
    sailed tom D1
13: tom answers produce
    produced tom dark_roast
    gained tom dark_roast 1
14: tom answers unlock ion_cannon
    unlocked tom ion_cannon
15: leah answers recharge
    recharged leah
    rolled 1 3 2
    port 3 B2
16: leah answers die coffee
    took-die leah coffee 1
    activated leah A
17: leah answers harvest
    harvested leah coffee 4
18: leah answers sail A2
    sailed leah A2
19: max answers keep-dice
20: max answers die milk
    took-die max milk 2
    activated max B
21: max answers harvest
    harvested max milk 4
22: max answers sail B1
    sailed max B1
23: sara answers recharge
    recharged sara
    rolled 4 3 6
    port 4 C1
24: sara answers die milk
    took-die sara milk 6
    activated sara C
25: sara answers harvest
    harvested sara milk 4
26: sara answers sail C1
    sailed sara C1
27: tom answers keep-dice
28: tom answers die water
    took-die tom water 3
    activated tom D
29: tom answers harvest
    harvested tom water 4
30: tom answers sail D1
    sailed tom D1
31: tom answers produce
    produced tom dark_roast
    gained tom dark_roast 1
32: leah answers recharge
    recharged leah
    rolled 4 2 2
    port 4 C1
33: leah answers die water
    took-die leah water 2
    activated leah A
34: leah answers harvest
    harvested leah water 4
35: leah answers sail A3
    sailed leah A3
36: max answers recharge
    recharged max
    rolled 3 1 5
    port 2 A3
37: max answers die milk
    took-die max milk 5
    activated max B
38: max answers jump B1
    jumped max B1
39: max answers produce
    produced max milk_foam
    gained max milk_foam 1
40: max answers unlock stardust_collector
    unlocked max stardust_collector
41: max answers sail B2
    sailed max B2
42: sara answers pour water
    poured sara water espresso
    target milk
    first-player tom
    round 2
    foreseen dawn_basics
    dawn-basics 2 0
    pirate-appears alpha A2
    rolled 2 2 6
    port 3 B2
43: tom answers keep-dice
44: tom answers die milk
    took-die tom milk 6
    activated tom D1
45: tom answers sail D2
    sailed tom D2
46: tom answers harvest
    harvested tom milk 0
    gained tom milk 3
47: leah answers keep-dice
48: leah answers die coffee
    took-die leah coffee 2
49: leah answers ship A3
    activated leah A3
50: leah answers harvest
    harvested leah coffee 4
51: leah answers sail B2
    sailed leah B2
52: max answers keep-dice
    took-die max water 2
53: max answers ship B1
    activated max B1
54: max answers harvest
    harvested max water 4
55: max answers sail B2
    sailed max B2
    recharged sara
    rolled 5 1 1
    port 6 D2
    pirates-faster 2
56: sara answers die milk
    took-die sara milk 1
    activated sara C1
57: sara answers harvest
    harvested sara milk 1
58: sara answers sail D
    sailed sara D
59: sara answers restock
    restocked sara
60: sara answers gain coffee
    gained sara coffee 1
61: tom answers recharge
    recharged tom
    rolled 1 1 6
    port 5 C3
    pirates-faster 3
62: tom answers die water
    took-die tom water 1
    activated tom D1
63: tom answers jump A1
    jumped tom A1
64: tom answers sail A2
    sailed tom A2
65: leah answers recharge
    recharged leah
    rolled 1 4 3
    port 4 C1
    pirates-faster 3
66: leah answers die water
    took-die leah water 4
    activated leah A2
67: leah answers jump A3
    jumped leah A3
68: leah answers sail B
    sailed leah B
69: max answers keep-dice
70: max answers die milk
    took-die max milk 3
    activated max B2
71: max answers harvest
    harvested max milk 1
    gained max milk 3
72: max answers sail C
    sailed max C
73: sara answers keep-dice
    took-die sara coffee 1
    activated sara C1
74: sara answers sail C2
    sailed sara C2
75: sara answers jump D1
    jumped sara D1
    pirate-moved alpha B1
76: sara answers pour coffee
    poured sara coffee espresso
    target water
    first-player leah
    round 3
    event dawn_basics
    dawn-basics 2 0
77: leah answers gain milk
    gained leah milk 1
78: leah answers gain milk
    gained leah milk 1
79: max answers gain coffee
    gained max coffee 1
80: max answers gain milk
    gained max milk 1
81: sara answers gain coffee
    gained sara coffee 1
82: sara answers gain milk
    gained sara milk 1
83: tom answers gain milk
    gained tom milk 1
84: tom answers gain water
    gained tom water 1
    rolled 3 6 3
    port 3 B2
85: leah answers keep-dice
86: leah answers die water
    took-die leah water 6
87: leah answers ship B2
    activated leah B2
88: leah answers sail C
    sailed leah C
89: leah answers jump C1
    jumped leah C1
90: max answers recharge
    recharged max
    rolled 6 4 2
    port 4 C1
    pirates-faster 2
91: max answers die water
    took-die max water 4
92: max answers ship B2
    activated max B2
93: max answers produce
    produced max cream
    gained max cream 1
94: max answers jump C
    jumped max C
95: max answers sail C1
    sailed max C1
96: sara answers keep-dice
97: sara answers die milk
    took-die sara milk 2
98: sara answers ship D
    activated sara D
99: sara answers harvest
    harvested sara milk 2
100: sara answers sail D3
    sailed sara D3
101: tom answers recharge
    recharged tom
    rolled 6 4 2
    port 1 A1
    pirates-faster 3
102: tom answers die water
    took-die tom water 4
103: tom answers ship A2
    activated tom A2
104: tom answers sail B
    sailed tom B
105: tom answers jump C
    jumped tom C
106: leah answers recharge
    recharged leah
    rolled 4 5 3
    port 6 D2
    pirates-faster 3
107: leah answers die coffee
    took-die leah coffee 4
    activated leah B
108: leah answers jump C
    jumped leah C
109: leah answers sail C3
    sailed leah C3
110: leah answers produce
    produced leah whisky
    gained leah whisky 1
111: leah answers unlock warp_drive
    unlocked leah warp_drive
112: max answers recharge
    recharged max
    rolled 5 3 4
    port 6 D2
    pirates-faster 4
113: max answers die coffee
    took-die max coffee 5
    activated max C
114: max answers collect
    collected max cream
    stardust-gained max 1
    dropped D2
115: max answers sail C3
    sailed max C3
116: max answers jump D1
    jumped max D1
117: sara answers keep-dice
118: sara answers die milk
    took-die sara milk 4
    activated sara D1
119: sara answers harvest
    harvested sara milk 1
120: sara answers sail D2
    sailed sara D2
121: tom answers keep-dice
    took-die tom water 3
    activated tom D2
122: tom answers produce
    produced tom cream
    gained tom cream 1
123: tom answers jump A
    jumped tom A
124: tom answers sail A2
    sailed tom A2
    pirate-moved alpha C1
    deactivated leah warp_drive
    deactivated max stardust_collector
125: max answers pour coffee
    poured max coffee espresso
126: sara answers pour coffee
    poured sara coffee espresso
    completed sara espresso
127: tom answers pour water
    poured tom water espresso
    target water
    first-player max
    round 4
    foreseen dawn_city_ride
    dawn-city-ride 0 0
    pirate-appears beta B3
    rolled 6 2 2
    port 3 B2
128: max answers recharge
    recharged max
    rolled 2 6 3
    port 3 B2
    pirates-faster 2
129: max answers die coffee
    took-die max coffee 2
130: max answers ship C1
    activated max C1
131: max answers sail C2
    sailed max C2
132: max answers jump D
    jumped max D
133: max answers trade cream
    traded max milk 2 cream
    gained max cream 1
134: max answers unlock duplicate_machine
    unlocked max duplicate_machine
135: sara answers keep-dice
136: sara answers die water
    took-die sara water 6
137: sara answers ship D2
    activated sara D2
138: sara answers jump A
    jumped sara A
139: sara answers sail A1
    sailed sara A1
140: tom answers recharge
    recharged tom
    rolled 2 2 5
    port 3 B2
    pirates-faster 3
141: tom answers die water
    took-die tom water 2
142: tom answers ship C
    activated tom C
143: tom answers collect
    collected tom cream
    stardust-gained tom 1
    dropped B2
144: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
145: tom answers unlock duplicate_machine
    unlocked tom duplicate_machine
146: tom answers sail C2
    sailed tom C2
147: tom answers jump C3
    jumped tom C3
148: leah answers recharge
    recharged leah
    rolled 1 5 4
    port 4 C1
    pirates-faster 3
149: leah answers die milk
    took-die leah milk 4
150: leah answers ship C1
    activated leah C1
151: leah answers harvest
    harvested leah milk 1
152: leah answers sail C2
    sailed leah C2
153: max answers keep-dice
154: max answers die water
    took-die max water 5
    activated max D1
155: max answers use duplicate_machine
    used max duplicate_machine
    gained max dark_roast 1
156: max answers sail D2
    sailed max D2
157: max answers jump A
    jumped max A
158: sara answers keep-dice
    took-die sara coffee 1
    activated sara D3
159: sara answers harvest
    harvested sara coffee 0
    gained sara coffee 3
160: sara answers sail A2
    sailed sara A2
    recharged tom
    rolled 3 3 5
    port 4 C1
    pirates-faster 4
161: tom answers die water
    took-die tom water 3
    activated tom A2
162: tom answers sail B
    sailed tom B
163: tom answers jump C
    jumped tom C
164: leah answers recharge
    recharged leah
    rolled 4 1 2
    port 5 C3
    pirates-alarmed
    pirate-moved alpha C2
    unharmed leah
    pirate-moved beta C2
    unharmed leah
165: leah answers die water
    took-die leah water 1
    activated leah C3
166: leah answers harvest
    harvested leah water 0
    gained leah water 3
167: leah answers sail D2
    sailed leah D2
    pirate-moved alpha C3
168: tom answers deactivate duplicate_machine
    deactivated tom duplicate_machine
    pirate-moved beta C3
    deactivated tom ion_cannon
169: leah answers pour water
    poured leah water espresso
    target coffee
    first-player sara
    round 5
    event dawn_city_ride
    dawn-city-ride 0 0
    rolled 5 4 3
    port 5 C3
170: sara answers keep-dice
171: sara answers die milk
    took-die sara milk 3
172: sara answers ship A1
    activated sara A1
173: sara answers produce
    produced sara ice
    gained sara ice 1
174: sara answers unlock dredging_web
    unlocked sara dredging_web
175: sara answers jump B1
    jumped sara B1
176: sara answers sail B3
    sailed sara B3
177: sara answers ride C
    rode sara C
178: tom answers keep-dice
179: tom answers die coffee
    took-die tom coffee 5
180: tom answers ship C
    activated tom C
181: tom answers repair ion_cannon
    repaired tom ion_cannon
182: tom answers harvest
    harvested tom coffee 1
183: tom answers sail C2
    sailed tom C2
184: tom answers ride C
    rode tom C
185: leah answers keep-dice
    took-die leah water 4
186: leah answers ship D2
    activated leah D2
187: leah answers harvest
    harvested leah water 1
188: leah answers sail A1
    sailed leah A1
189: leah answers ride A
    rode leah A
    recharged max
    rolled 5 4 1
    port 5 C3
    pirates-faster 2
190: max answers die coffee
    took-die max coffee 5
191: max answers ship A
    activated max A
192: max answers harvest
    harvested max coffee 1
193: max answers sail A2
    sailed max A2
194: max answers use duplicate_machine
    used max duplicate_machine
    gained max chocolate 1
195: max answers ride A
    rode max A
196: sara answers recharge
    recharged sara
    rolled 2 2 6
    port 3 B2
    pirates-faster 3
197: sara answers die coffee
    took-die sara coffee 2
    activated sara A2
198: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 2
199: sara answers discard milk
    discarded sara milk
    gained sara coffee 1
200: sara answers sail B1
    sailed sara B1
201: sara answers ride B
    rode sara B
202: tom answers recharge
    recharged tom
    rolled 5 4 5
    port 6 D2
    pirates-faster 3
203: tom answers die water
    took-die tom water 4
    activated tom C3
204: tom answers harvest
    harvested tom water 1
    gained tom water 2
205: tom answers use ion_cannon
    used tom ion_cannon
206: tom answers convert
    converted tom water whisky
    gained tom whisky 1
207: tom answers attack alpha
    attacked tom alpha B3
    honored tom 1
208: tom answers sail D
    sailed tom D
209: leah answers keep-dice
210: leah answers die coffee
    took-die leah coffee 5
    activated leah C2
211: leah answers harvest
    harvested leah coffee 1
212: leah answers sail D1
    sailed leah D1
213: leah answers ride D
    rode leah D
214: max answers recharge
    recharged max
    rolled 2 2 3
    port 1 A1
    pirates-faster 4
215: max answers die coffee
    took-die max coffee 2
    activated max D
216: max answers trade milk_foam
    traded max milk 2 milk_foam
    gained max milk_foam 1
217: max answers repair stardust_collector
    repaired max stardust_collector
218: max answers harvest
    harvested max coffee 1
219: max answers sail D2
    sailed max D2
220: max answers ride D
    rode max D
    pirate-moved beta D3
    reborn alpha
    target coffee
    first-player tom
    round 6
    foreseen dusk_stardust
    dusk-stardust 1 0
    pirate-appears gamma D1
    rolled 1 4 6
    port 6 D2
221: tom answers keep-dice
222: tom answers die milk
    took-die tom milk 6
223: tom answers ship C
    activated tom C
224: tom answers sail C2
    sailed tom C2
225: tom answers harvest
    harvested tom milk 0
    gained tom milk 3
226: tom answers produce
    produced tom milk_foam
    gained tom milk_foam 1
227: leah answers recharge
    recharged leah
    rolled 2 2 5
    port 4 C1
    pirates-faster 2
228: leah answers die milk
    took-die leah milk 5
229: leah answers ship D
    activated leah D
230: leah answers harvest
    harvested leah milk 1
231: leah answers sail D2
    sailed leah D2
232: max answers recharge
    recharged max
    rolled 6 5 2
    port 6 D2
    pirates-faster 3
233: max answers die water
    took-die max water 5
234: max answers ship D
    activated max D
235: max answers harvest
    harvested max water 1
236: max answers sail D3
    sailed max D3
237: sara answers keep-dice
238: sara answers die milk
    took-die sara milk 2
239: sara answers ship B
    activated sara B
240: sara answers harvest
    harvested sara milk 1
241: sara answers trade chocolate
    traded sara coffee 2 chocolate
    gained sara chocolate 1
242: sara answers sail B3
    sailed sara B3
243: tom answers recharge
    recharged tom
    rolled 5 6 1
    port 2 A3
    pirates-faster 3
244: tom answers die coffee
    took-die tom coffee 5
    activated tom D
245: tom answers harvest
    harvested tom coffee 1
246: tom answers sail D1
    sailed tom D1
247: leah answers keep-dice
248: leah answers die milk
    took-die leah milk 1
    activated leah A
249: leah answers trade ice
    traded leah water 2 ice
    gained leah ice 1
250: leah answers harvest
    harvested leah milk 1
251: leah answers sail A3
    sailed leah A3
252: max answers recharge
    recharged max
    rolled 5 6 5
    port 1 A1
    pirates-faster 4
253: max answers die milk
    took-die max milk 5
    activated max A
254: max answers jump B
    jumped max B
255: max answers sail B1
    sailed max B1
256: max answers produce
    produced max milk_foam
    gained max milk_foam 1
257: sara answers recharge
    recharged sara
    rolled 5 3 4
    port 4 C1
    pirates-alarmed
    pirate-moved alpha C2
    deactivated tom ion_cannon
    pirate-moved beta A2
    pirate-moved gamma D2
    unharmed leah
258: sara answers die water
    took-die sara water 3
    activated sara C
259: sara answers harvest
    harvested sara water 1
260: sara answers sail C2
    sailed sara C2
    pirate-moved alpha D
    pirate-moved beta A3
    unharmed leah
    pirate-moved gamma D3
261: max answers deactivate stardust_collector
    deactivated max stardust_collector
    target coffee
    first-player leah
    round 7
    event dusk_stardust
    dusk-stardust 1 0
    stardust-gained leah 1
    stardust-gained max 1
    stardust-gained sara 1
    stardust-gained tom 1
    rolled 2 1 2
    port 3 B2
262: leah answers recharge
    recharged leah
    rolled 4 1 4
    port 5 C3
    pirates-faster 2
263: leah answers die coffee
    took-die leah coffee 4
264: leah answers ship A3
    activated leah A3
265: leah answers unlock dredging_web
    unlocked leah dredging_web
266: leah answers sail B1
    sailed leah B1
267: leah answers jump C
    jumped leah C
268: max answers recharge
    recharged max
    rolled 6 5 6
    port 5 C3
    pirates-faster 3
269: max answers die milk
    took-die max milk 6
270: max answers ship B1
    activated max B1
271: max answers repair stardust_collector
    repaired max stardust_collector
272: max answers harvest
    harvested max milk 0
    gained max milk 3
273: max answers sail C
    sailed max C
274: sara answers keep-dice
275: sara answers die water
    took-die sara water 5
276: sara answers ship B3
    activated sara B3
277: sara answers unlock ansible
    unlocked sara ansible
278: sara answers harvest
    harvested sara water 1
279: sara answers sail C2
    sailed sara C2
280: sara answers deliver
    delivered sara espresso
    third-ship sara
281: sara answers new-card mocha
    took-card sara mocha
    turned-up irish_coffee
282: tom answers recharge
    recharged tom
    rolled 1 4 4
    port 1 A1
    pirates-faster 3
283: tom answers die water
    took-die tom water 4
284: tom answers ship D1
    activated tom D1
285: tom answers unlock stardust_collector
    unlocked tom stardust_collector
286: tom answers sail D2
    sailed tom D2
287: tom answers jump A1
    jumped tom A1
288: leah answers recharge
    recharged leah
    rolled 6 2 5
    port 3 B2
    pirates-faster 4
289: leah answers die water
    took-die leah water 2
    activated leah D2
290: leah answers jump A
    jumped leah A
291: leah answers trade cream
    traded leah milk 2 cream
    gained leah cream 1
292: leah answers collect
    collected leah cream
    stardust-gained leah 1
293: leah answers sail A2
    sailed leah A2
294: max answers recharge
    recharged max
    rolled 4 3 1
    port 3 B2
    pirates-alarmed
    pirate-moved alpha D3
295: max answers deactivate duplicate_machine
    deactivated max duplicate_machine
    pirate-moved beta B2
    pirate-moved gamma A1
    deactivated tom stardust_collector
296: max answers die coffee
    took-die max coffee 4
    activated max D3
297: max answers unlock ansible
    unlocked max ansible
298: max answers harvest
    harvested max coffee 0
    gained max coffee 3
299: max answers produce
    produced max chocolate
    gained max chocolate 1
300: max answers sail A2
    sailed max A2
301: sara answers recharge
    recharged sara
    rolled 2 2 3
    port 1 A1
    pirates-faster 2
302: sara answers die coffee
    took-die sara coffee 2
303: sara answers ship C2
    activated sara C2
304: sara answers harvest
    harvested sara coffee 1
305: sara answers sail D
    sailed sara D
306: sara answers trade chocolate
    traded sara coffee 2 chocolate
    gained sara chocolate 1
307: tom answers keep-dice
308: tom answers die water
    took-die tom water 2
    activated tom C2
309: tom answers jump D
    jumped tom D
310: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
311: tom answers repair duplicate_machine
    repaired tom duplicate_machine
312: tom answers sail D1
    sailed tom D1
313: sara answers keep-dice
    took-die sara milk 3
    activated sara C
314: sara answers harvest
    harvested sara milk 1
315: sara answers use ansible
    used sara ansible
    used sara dredging_web
316: sara answers gain coffee
    gained sara coffee 1
317: sara answers gain coffee
    gained sara coffee 1
318: sara answers sail C3
    sailed sara C3
    pirate-moved alpha A1
    deactivated tom duplicate_machine
    pirate-moved beta C
    pirate-moved gamma A2
    deactivated leah dredging_web
    robbed max coffee 2
319: max answers pour coffee
    poured max coffee espresso
320: sara answers pour chocolate
    poured sara chocolate mocha
321: sara answers pour coffee
    poured sara coffee mocha
    target milk
    first-player max
    round 8
    foreseen dusk_free_upgrade
    dusk-free-upgrade 0 0
    rolled 1 5 1
    port 5 C3
322: max answers keep-dice
323: max answers die water
    took-die max water 5
324: max answers ship A2
    activated max A2
325: max answers jump A3
    jumped max A3
326: max answers sail B
    sailed max B
327: sara answers recharge
    recharged sara
    rolled 5 4 6
    port 6 D2
    pirates-faster 2
328: sara answers die water
    took-die sara water 4
329: sara answers ship C3
    activated sara C3
330: sara answers harvest
    harvested sara water 0
    gained sara water 3
331: sara answers produce
    produced sara whisky
    gained sara whisky 1
332: sara answers sail D1
    sailed sara D1
333: tom answers keep-dice
334: tom answers die milk
    took-die tom milk 6
335: tom answers ship D1
    activated tom D1
336: tom answers harvest
    harvested tom milk 1
337: tom answers sail A
    sailed tom A
338: leah answers recharge
    recharged leah
    rolled 5 2 2
    port 4 C1
    pirates-faster 3
339: leah answers die coffee
    took-die leah coffee 5
340: leah answers ship A2
    activated leah A2
341: leah answers harvest
    harvested leah coffee 1
    gained leah coffee 3
342: leah answers produce
    produced leah chocolate
    gained leah chocolate 1
343: leah answers unlock ansible
    unlocked leah ansible
344: leah answers sail B
    sailed leah B
345: max answers recharge
    recharged max
    rolled 1 6 3
    port 6 D2
    pirates-faster 3
346: max answers die coffee
    took-die max coffee 1
    activated max C
347: max answers trade milk_foam
    traded max milk 2 milk_foam
    gained max milk_foam 1
348: max answers harvest
    harvested max coffee 2
349: max answers sail C3
    sailed max C3
350: sara answers recharge
    recharged sara
    rolled 4 2 6
    port 1 A1
    pirates-faster 4
351: sara answers die milk
    took-die sara milk 6
352: sara answers ship C2
    activated sara C2
353: sara answers use dredging_web
    used sara dredging_web
354: sara answers gain coffee
355: sara answers discard water
    discarded sara water
    gained sara coffee 1
356: sara answers gain water
357: sara answers discard coffee
    discarded sara coffee
    gained sara water 1
358: sara answers harvest
    harvested sara milk 1
359: sara answers lose
    lost sara milk
360: sara answers lose
    lost sara milk
361: sara answers lose
    lost sara milk
362: sara answers sail D
    sailed sara D
363: tom answers recharge
    recharged tom
    rolled 2 5 5
    port 6 D2
    pirates-alarmed
    pirate-moved alpha B
    pirate-moved beta C3
364: max answers deactivate stardust_collector
    deactivated max stardust_collector
    pirate-moved gamma B1
365: tom answers die milk
    took-die tom milk 5
    activated tom A1
366: tom answers harvest
    harvested tom milk 1
367: tom answers sail A3
    sailed tom A3
368: leah answers recharge
    recharged leah
    rolled 1 5 5
    port 6 D2
    pirates-faster 2
369: leah answers die coffee
    took-die leah coffee 1
    activated leah C
370: leah answers trade dark_roast
    traded leah coffee 2 dark_roast
    gained leah dark_roast 1
371: leah answers harvest
    harvested leah coffee 1
372: leah answers sail C2
    sailed leah C2
373: sara answers recharge
    recharged sara
    rolled 5 2 4
    port 1 A1
    pirates-faster 3
374: sara answers die milk
    took-die sara milk 4
    activated sara D
375: sara answers attack beta
    attacked sara beta B3
    honored sara 1
376: sara answers harvest
    harvested sara milk 1
377: sara answers sail D2
    sailed sara D2
    pirate-moved alpha B3
    pirate-moved gamma C
    reborn beta
378: sara answers pour water
    poured sara water mocha
379: leah answers pour coffee
    poured leah coffee espresso
    target water
    first-player sara
    round 9
    event dusk_free_upgrade
    dusk-free-upgrade 0 0
380: sara answers unlock stardust_collector
    unlocked sara stardust_collector
381: tom answers repair ion_cannon
    repaired tom ion_cannon
382: leah answers unlock ion_cannon
    unlocked leah ion_cannon
383: max answers unlock dredging_web
    unlocked max dredging_web
    rolled 3 4 3
    port 5 C3
384: sara answers keep-dice
385: sara answers die coffee
    took-die sara coffee 3
386: sara answers ship D2
    activated sara D2
387: sara answers produce
    produced sara cream
    gained sara cream 1
388: sara answers harvest
    harvested sara coffee 1
389: sara answers sail D3
    sailed sara D3
390: tom answers keep-dice
391: tom answers die milk
    took-die tom milk 3
392: tom answers ship A3
    activated tom A3
393: tom answers harvest
    harvested tom milk 1
394: tom answers sail B2
    sailed tom B2
395: leah answers recharge
    recharged leah
    rolled 4 3 2
    port 4 C1
    pirates-faster 2
396: leah answers die milk
    took-die leah milk 2
397: leah answers ship B
    activated leah B
398: leah answers jump C
    jumped leah C
399: leah answers sail C2
    sailed leah C2
400: max answers keep-dice
401: max answers die coffee
    took-die max coffee 4
402: max answers ship B
    activated max B
403: max answers repair stardust_collector
    repaired max stardust_collector
404: max answers jump C
    jumped max C
405: max answers sail C2
    sailed max C2
406: sara answers recharge
    recharged sara
    rolled 6 2 5
    port 1 A1
    pirates-faster 3
407: sara answers die milk
    took-die sara milk 5
408: sara answers ship D1
    activated sara D1
409: sara answers sail A
    sailed sara A
410: sara answers jump B
    jumped sara B
411: tom answers keep-dice
412: tom answers die water
    took-die tom water 2
    activated tom A
413: tom answers trade milk_foam
    traded tom milk 2 milk_foam
    gained tom milk_foam 1
414: tom answers repair stardust_collector
    repaired tom stardust_collector
415: tom answers harvest
    harvested tom water 1
416: tom answers sail A1
    sailed tom A1
417: leah answers keep-dice
    took-die leah coffee 6
    activated leah C2
418: leah answers produce
    produced leah milk_foam
    gained leah milk_foam 1
419: leah answers sail C3
    sailed leah C3
420: leah answers jump D
    jumped leah D
    recharged max
    rolled 4 1 3
    port 6 D2
    pirates-faster 3
421: max answers die milk
    took-die max milk 3
    activated max C3
422: max answers use ansible
    used max ansible
    used max dredging_web
423: max answers gain water
    gained max water 1
424: max answers gain milk
    gained max milk 1
425: max answers sail D2
    sailed max D2
426: max answers harvest
    harvested max milk 0
    gained max milk 3
427: sara answers keep-dice
428: sara answers die water
    took-die sara water 1
    activated sara D
429: sara answers trade chocolate
    traded sara coffee 2 chocolate
    gained sara chocolate 1
430: sara answers harvest
    harvested sara water 1
431: sara answers collect
    collected sara cream
    stardust-gained sara 1
432: sara answers sail D2
    sailed sara D2
    pirate-moved alpha C2
433: leah answers deactivate ion_cannon
    deactivated leah ion_cannon
434: max answers deactivate dredging_web
    deactivated max dredging_web
    pirate-moved beta C2
    deactivated leah ansible
435: max answers deactivate stardust_collector
    deactivated max stardust_collector
    pirate-moved gamma C2
    unharmed leah
    deactivated max ansible
436: sara answers add-stardust espresso
    sprinkled sara espresso 1
437: max answers pour water
    poured max water espresso
    completed max espresso
    target milk
    first-player tom
    round 10
    rolled 5 6 4
    port 1 A1
438: tom answers keep-dice
439: tom answers die coffee
    took-die tom coffee 5
440: tom answers ship B2
    activated tom B2
441: tom answers jump C
    jumped tom C
442: tom answers sail C1
    sailed tom C1
443: tom answers produce
    produced tom ice
    gained tom ice 1
444: tom answers collect
    collected tom ice
    stardust-gained tom 1
    dropped A1
445: leah answers recharge
    recharged leah
    rolled 1 3 2
    port 1 A1
    pirates-faster 2
446: leah answers die milk
    took-die leah milk 2
447: leah answers ship C2
    activated leah C2
448: leah answers repair ion_cannon
    repaired leah ion_cannon
449: leah answers harvest
    harvested leah milk 1
    gained leah milk 3
450: leah answers sail D1
    sailed leah D1
451: max answers keep-dice
452: max answers die coffee
    took-die max coffee 1
453: max answers ship C2
    activated max C2
454: max answers repair ansible
    repaired max ansible
455: max answers sail D1
    sailed max D1
456: max answers harvest
    harvested max coffee 0
    gained max coffee 1
457: max answers lose
    lost max coffee
458: max answers lose
    lost max coffee
459: sara answers keep-dice
    took-die sara water 3
460: sara answers ship D2
    activated sara D2
461: sara answers harvest
    harvested sara water 1
462: sara answers use ansible
    used sara ansible
463: sara answers use dredging_web
    used sara dredging_web
464: sara answers gain coffee
    gained sara coffee 1
465: sara answers gain water
    gained sara water 1
466: sara answers sail A1
    sailed sara A1
    recharged tom
    rolled 3 5 5
    port 4 C1
    pirates-faster 3
467: tom answers die milk
    took-die tom milk 5
    activated tom A1
468: tom answers harvest
    harvested tom milk 2
469: tom answers sail A2
    sailed tom A2
470: tom answers produce
    produced tom chocolate
    gained tom chocolate 1
471: tom answers unlock ansible
    unlocked tom ansible
472: leah answers keep-dice
473: leah answers die coffee
    took-die leah coffee 3
    activated leah D
474: leah answers harvest
    harvested leah coffee 1
475: leah answers sail D3
    sailed leah D3
476: max answers recharge
    recharged max
    rolled 3 1 6
    port 4 C1
    pirates-faster 3
477: max answers die milk
    took-die max milk 6
    activated max D2
478: max answers harvest
    harvested max milk 2
479: max answers lose
    lost max milk
480: max answers lose
    lost max milk
481: max answers discard coffee
    discarded max coffee
    gained max milk 1
482: max answers sail D3
    sailed max D3
483: sara answers keep-dice
484: sara answers die water
    took-die sara water 1
485: sara answers ship D3
    activated sara D3
486: sara answers sail A2
    sailed sara A2
487: sara answers jump A3
    jumped sara A3
488: sara answers keep-dice
    took-die sara coffee 3
    activated sara B
489: sara answers use ansible
    used sara ansible
    used sara dredging_web
490: sara answers gain milk
    gained sara milk 1
491: sara answers gain milk
492: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
493: sara answers harvest
    harvested sara coffee 1
494: sara answers sail B1
    sailed sara B1
    pirate-moved alpha D1
495: leah answers fall-short
    discarded leah milk
    deactivated leah ion_cannon
    robbed max milk 3
    pirate-moved beta D1
    unharmed leah
496: max answers fall-short
    discarded max milk
    deactivated max ansible
    pirate-moved gamma D1
    unharmed leah
    unharmed max
497: sara answers pour milk
    poured sara milk mocha
498: sara answers pour milk
    poured sara milk mocha
    completed sara mocha
499: max answers deliver
    delivered max espresso
500: sara answers deliver
    delivered sara mocha
    scored sara cards 13
    scored sara stardust 1
    scored sara powers 9
    scored sara honor 1
    scored sara badges 3
    total sara 27
    scored tom cards 0
    scored tom stardust 0
    scored tom powers 9
    scored tom honor 1
    scored tom badges 0
    total tom 10
    scored leah cards 0
    scored leah stardust 0
    scored leah powers 0
    scored leah honor 0
    scored leah badges 0
    total leah 0
    scored max cards 5
    scored max stardust 0
    scored max powers 0
    scored max honor 0
    scored max badges 0
    total max 5
    won sara
