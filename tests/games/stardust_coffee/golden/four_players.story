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
    rolled 6 6 3
    port 5 C3
3: sara answers recharge
    recharged sara
    rolled 2 5 3
    port 3 B2
4: sara answers die milk
    took-die sara milk 3
    activated sara C
5: sara answers harvest
    harvested sara milk 4
6: sara answers sail C1
    sailed sara C1
7: tom answers keep-dice
8: tom answers die water
    took-die tom water 5
    activated tom D
9: tom answers harvest
    harvested tom water 4
10: tom answers sail D2
    sailed tom D2
11: leah answers recharge
    recharged leah
    rolled 2 4 3
    port 1 A1
12: leah answers die milk
    took-die leah milk 3
    activated leah A
13: leah answers harvest
    harvested leah milk 4
14: leah answers sail A1
    sailed leah A1
15: leah answers produce
    produced leah ice
    gained leah ice 1
16: leah answers upgrade dredging_web
    unlocked leah dredging_web
17: max answers keep-dice
18: max answers die coffee
    took-die max coffee 2
    activated max B
19: max answers harvest
    harvested max coffee 4
20: max answers sail B1
    sailed max B1
21: sara answers keep-dice
    took-die sara water 4
    activated sara C
22: sara answers harvest
    harvested sara water 4
23: sara answers sail C1
    sailed sara C1
    recharged tom
    rolled 5 2 5
    port 6 D2
24: tom answers die coffee
    took-die tom coffee 5
    activated tom D
25: tom answers harvest
    harvested tom coffee 4
26: tom answers sail D3
    sailed tom D3
27: leah answers recharge
    recharged leah
    rolled 6 6 6
    port 5 C3
28: leah answers die water
    took-die leah water 6
    activated leah A
29: leah answers use dredging_web
    used leah dredging_web
30: leah answers gain coffee
    gained leah coffee 1
31: leah answers gain milk
    gained leah milk 1
32: leah answers harvest
    harvested leah water 4
33: leah answers sail A2
    sailed leah A2
34: max answers recharge
    recharged max
    rolled 3 6 5
    port 5 C3
35: max answers die water
    took-die max water 6
    activated max B
36: max answers sail B2
    sailed max B2
37: max answers jump C
    jumped max C
38: leah answers pour coffee
    poured leah coffee
    target coffee
    first-player tom
    round 2
    foreseen dawn_advanced
    pirate-appears alpha A2
    rolled 3 5 1
    port 6 D2
39: tom answers keep-dice
40: tom answers die milk
    took-die tom milk 1
41: tom answers ship D3
    activated tom D3
42: tom answers harvest
    harvested tom milk 4
43: tom answers sail A
    sailed tom A
44: tom answers restock
    restocked tom
45: tom answers gain coffee
    gained tom coffee 1
46: leah answers keep-dice
47: leah answers die water
    took-die leah water 5
48: leah answers ship A1
    activated leah A1
49: leah answers harvest
    harvested leah water 0
    gained leah water 3
50: leah answers sail B
    sailed leah B
51: max answers recharge
    recharged max
    rolled 5 3 3
    port 1 A1
    pirates-faster 2
52: max answers die water
    took-die max water 3
53: max answers ship B1
    activated max B1
54: max answers harvest
    harvested max water 1
55: max answers sail C
    sailed max C
56: sara answers recharge
    recharged sara
    rolled 5 1 1
    port 6 D2
    pirates-faster 3
57: sara answers die water
    took-die sara water 1
    activated sara C1
58: sara answers harvest
    harvested sara water 1
    gained sara water 3
59: sara answers sail C3
    sailed sara C3
60: tom answers recharge
    recharged tom
    rolled 2 4 2
    port 5 C3
    pirates-faster 3
61: tom answers die water
    took-die tom water 4
    activated tom D2
62: tom answers harvest
    harvested tom water 2
63: tom answers sail A
    sailed tom A
64: leah answers recharge
    recharged leah
    rolled 2 4 3
    port 6 D2
    pirates-faster 4
65: leah answers die coffee
    took-die leah coffee 2
    activated leah A2
66: leah answers harvest
    harvested leah coffee 4
    gained leah coffee 2
67: leah answers discard water
    discarded leah water
    gained leah coffee 1
68: leah answers sail A3
    sailed leah A3
69: max answers keep-dice
70: max answers die water
    took-die max water 4
    activated max C
71: max answers harvest
    harvested max water 1
72: max answers sail C3
    sailed max C3
73: max answers produce
    produced max whisky
    gained max whisky 1
74: max answers upgrade warp_drive
    unlocked max warp_drive
75: sara answers keep-dice
    took-die sara milk 3
    activated sara C1
76: sara answers sail D
    sailed sara D
77: sara answers jump D2
    jumped sara D2
78: sara answers produce
    produced sara cream
    gained sara cream 1
79: sara answers upgrade duplicate_machine
    unlocked sara duplicate_machine
    pirate-moved alpha A3
    robbed leah coffee 1
80: tom answers pour coffee
    poured tom coffee
81: leah answers pour water
    poured leah water
82: leah answers pour coffee
    poured leah coffee
    completed leah espresso
83: sara answers pour water
    poured sara water
    target water
    first-player leah
    round 3
    event dawn_advanced
84: leah answers gain ice
    gained leah ice 1
85: leah answers gain milk_foam
    gained leah milk_foam 1
86: max answers gain cream
    gained max cream 1
87: max answers gain dark_roast
    gained max dark_roast 1
88: sara answers gain dark_roast
    gained sara dark_roast 1
89: sara answers gain whisky
    gained sara whisky 1
90: tom answers gain milk_foam
    gained tom milk_foam 1
91: tom answers gain cream
    gained tom cream 1
    rolled 6 4 2
    port 4 C1
92: leah answers keep-dice
93: leah answers die milk
    took-die leah milk 2
94: leah answers ship A3
    activated leah A3
95: leah answers collect
    collected leah ice
    stardust-gained leah 1
    dropped C1
96: leah answers upgrade stardust_collector
    unlocked leah stardust_collector
97: leah answers sail B1
    sailed leah B1
98: leah answers harvest
    harvested leah milk 0
    gained leah milk 3
99: max answers keep-dice
100: max answers die water
    took-die max water 4
101: max answers ship C
    activated max C
102: max answers harvest
    harvested max water 1
103: max answers sail C1
    sailed max C1
104: sara answers recharge
    recharged sara
    rolled 4 5 2
    port 6 D2
    pirates-faster 2
105: sara answers die milk
    took-die sara milk 2
106: sara answers ship C3
    activated sara C3
107: sara answers harvest
    harvested sara milk 1
108: sara answers sail D
    sailed sara D
109: sara answers trade ice
    traded sara water 2 ice
    gained sara ice 1
110: tom answers recharge
    recharged tom
    rolled 6 4 3
    port 3 B2
    pirates-faster 3
111: tom answers die milk
    took-die tom milk 3
    activated tom A
112: tom answers upgrade stardust_collector
    unlocked tom stardust_collector
113: tom answers harvest
    harvested tom milk 1
114: tom answers collect
    collected tom cream
    stardust-gained tom 1
    dropped B2
115: tom answers sail A2
    sailed tom A2
116: leah answers recharge
    recharged leah
    rolled 6 6 6
    port 1 A1
    pirates-faster 3
117: leah answers die coffee
    took-die leah coffee 6
    activated leah B
118: leah answers use dredging_web
    used leah dredging_web
119: leah answers gain water
120: leah answers discard coffee
    discarded leah coffee
    gained leah water 1
121: leah answers gain milk
122: leah answers discard water
    discarded leah water
    gained leah milk 1
123: leah answers harvest
    harvested leah coffee 1
124: leah answers sail B2
    sailed leah B2
125: max answers keep-dice
126: max answers die water
    took-die max water 6
    activated max C3
127: max answers harvest
    harvested max water 0
    gained max water 3
128: max answers sail D2
    sailed max D2
129: sara answers keep-dice
    took-die sara milk 6
    activated sara D2
130: sara answers collect
    collected sara ice
    stardust-gained sara 1
    dropped A1
131: sara answers upgrade ion_cannon
    unlocked sara ion_cannon
132: sara answers harvest
    harvested sara milk 1
    gained sara milk 3
133: sara answers sail D3
    sailed sara D3
    recharged tom
    rolled 2 6 5
    port 3 B2
    pirates-faster 4
134: tom answers die coffee
    took-die tom coffee 2
    activated tom A
135: tom answers harvest
    harvested tom coffee 1
136: tom answers sail A3
    sailed tom A3
    pirate-moved alpha B1
    robbed leah water 1
137: max answers pour water
    poured max water
    target water
    first-player max
    round 4
    foreseen dawn_basics
    pirate-appears beta B3
    rolled 1 4 5
    port 1 A1
138: max answers keep-dice
139: max answers die water
    took-die max water 4
140: max answers ship D2
    activated max D2
141: max answers harvest
    harvested max water 1
142: max answers sail A
    sailed max A
143: sara answers recharge
    recharged sara
    rolled 2 2 3
    port 5 C3
    pirates-faster 2
144: sara answers die water
    took-die sara water 2
145: sara answers ship D
    activated sara D
146: sara answers collect
    collected sara whisky
    stardust-gained sara 1
    dropped C3
147: sara answers trade milk_foam
    traded sara milk 2 milk_foam
    gained sara milk_foam 1
148: sara answers upgrade stardust_collector
    unlocked sara stardust_collector
149: sara answers harvest
    harvested sara water 1
150: sara answers sail D2
    sailed sara D2
151: tom answers recharge
    recharged tom
    rolled 4 1 1
    port 2 A3
    pirates-faster 3
152: tom answers die water
    took-die tom water 1
153: tom answers ship A2
    activated tom A2
154: tom answers harvest
    harvested tom water 1
155: tom answers sail B
    sailed tom B
156: tom answers restock
    restocked tom
157: tom answers gain coffee
    gained tom coffee 1
158: leah answers recharge
    recharged leah
    rolled 1 4 5
    port 3 B2
    pirates-faster 3
159: leah answers die milk
    took-die leah milk 5
160: leah answers ship B2
    activated leah B2
161: leah answers harvest
    harvested leah milk 1
    gained leah milk 1
    lost leah milk
    lost leah milk
162: leah answers sail C
    sailed leah C
163: max answers recharge
    recharged max
    rolled 3 3 6
    port 2 A3
    pirates-faster 4
164: max answers die coffee
    took-die max coffee 3
    activated max C1
165: max answers harvest
    harvested max coffee 1
166: max answers sail C2
    sailed max C2
167: sara answers recharge
    recharged sara
    rolled 4 3 3
    port 5 C3
    pirates-alarmed
    pirate-moved alpha C
    pirate-moved beta C2
    robbed max water 2
168: sara answers die coffee
    took-die sara coffee 4
    activated sara D3
169: sara answers produce
    produced sara chocolate
    gained sara chocolate 1
170: sara answers harvest
    harvested sara coffee 0
    gained sara coffee 3
171: sara answers sail A
    sailed sara A
172: tom answers keep-dice
173: tom answers die water
    took-die tom water 3
    activated tom A3
174: tom answers harvest
    harvested tom water 0
    gained tom water 3
175: tom answers sail B
    sailed tom B
176: leah answers keep-dice
    took-die leah milk 3
    activated leah B1
177: leah answers harvest
    harvested leah milk 2
    lost leah milk
    lost leah milk
    lost leah milk
178: leah answers sail B3
    sailed leah B3
    pirate-moved alpha C2
    deactivated max warp_drive
    pirate-moved beta D
179: sara answers pour coffee
    poured sara coffee
180: sara answers pour coffee
    poured sara coffee
    completed sara espresso
181: tom answers pour coffee
    poured tom coffee
182: tom answers pour water
    poured tom water
    completed tom espresso
    target milk
    first-player sara
    round 5
    event dawn_basics
183: sara answers gain water
    gained sara water 1
184: sara answers gain milk
    gained sara milk 1
185: tom answers gain coffee
    gained tom coffee 1
186: tom answers gain water
    gained tom water 1
187: leah answers gain coffee
188: leah answers lose
    lost leah coffee
189: leah answers gain milk
    lost leah milk
190: max answers gain milk
    gained max milk 1
191: max answers gain milk
    gained max milk 1
    rolled 4 6 1
    port 5 C3
192: sara answers recharge
    recharged sara
    rolled 6 6 6
    port 5 C3
    pirates-faster 2
193: sara answers die coffee
    took-die sara coffee 6
194: sara answers ship A
    activated sara A
195: sara answers harvest
    harvested sara coffee 1
196: sara answers sail A1
    sailed sara A1
197: tom answers keep-dice
198: tom answers die milk
    took-die tom milk 6
    activated tom B
199: tom answers harvest
    harvested tom milk 3
200: tom answers sail B1
    sailed tom B1
201: leah answers keep-dice
    took-die leah water 6
202: leah answers ship C
    activated leah C
203: leah answers use dredging_web
    used leah dredging_web
204: leah answers gain milk
    lost leah milk
205: leah answers gain coffee
206: leah answers discard milk
    discarded leah milk
    gained leah coffee 1
207: leah answers harvest
    harvested leah water 1
208: leah answers sail C1
    sailed leah C1
    recharged max
    rolled 2 2 2
    port 6 D2
    pirates-faster 3
209: max answers die coffee
    took-die max coffee 2
210: max answers ship C2
    activated max C2
211: max answers harvest
    harvested max coffee 1
212: max answers collect
    collected max cream
    stardust-gained max 1
    dropped D2
213: max answers upgrade ion_cannon
    unlocked max ion_cannon
214: max answers sail D1
    sailed max D1
215: sara answers keep-dice
216: sara answers die water
    took-die sara water 2
    activated sara D2
217: sara answers use stardust_collector
    used sara stardust_collector
218: sara answers take-stardust
    stardust-taken sara D2
219: sara answers upgrade ansible
    unlocked sara ansible
220: sara answers harvest
    harvested sara water 1
221: sara answers sail A
    sailed sara A
222: tom answers keep-dice
    took-die tom milk 2
    activated tom B
223: tom answers trade ice
    traded tom water 2 ice
    gained tom ice 1
224: tom answers upgrade dredging_web
    unlocked tom dredging_web
225: tom answers harvest
    harvested tom milk 2
226: tom answers sail B1
    sailed tom B1
    recharged leah
    rolled 5 4 6
    port 3 B2
    pirates-faster 3
227: leah answers die milk
    took-die leah milk 6
    activated leah B3
228: leah answers use dredging_web
    used leah dredging_web
229: leah answers gain water
230: leah answers discard milk
    discarded leah milk
    gained leah water 1
231: leah answers gain coffee
232: leah answers discard water
    discarded leah water
    gained leah coffee 1
233: leah answers harvest
    harvested leah milk 1
234: leah answers sail C
    sailed leah C
235: max answers keep-dice
236: max answers die coffee
    took-die max coffee 5
    activated max A
237: max answers harvest
    harvested max coffee 1
238: max answers sail A2
    sailed max A2
239: max answers produce
    produced max chocolate
    gained max chocolate 1
    pirate-moved alpha D1
    robbed max milk 2
    pirate-moved beta D1
    deactivated max ion_cannon
    target water
    first-player tom
    round 6
    foreseen dusk_express
    pirate-appears gamma D1
    rolled 4 1 4
    port 2 A3
240: tom answers recharge
    recharged tom
    rolled 5 6 2
    port 2 A3
    pirates-faster 2
241: tom answers die milk
    took-die tom milk 2
    activated tom B1
242: tom answers harvest
    harvested tom milk 0
    gained tom milk 3
243: tom answers sail C
    sailed tom C
244: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
245: leah answers recharge
    recharged leah
    rolled 6 4 1
    port 4 C1
    pirates-faster 3
246: leah answers die milk
    took-die leah milk 1
247: leah answers ship C
    activated leah C
248: leah answers trade chocolate
    traded leah coffee 2 chocolate
    gained leah chocolate 1
249: leah answers harvest
    harvested leah milk 1
250: leah answers sail C3
    sailed leah C3
251: max answers recharge
    recharged max
    rolled 2 1 6
    port 2 A3
    pirates-faster 3
252: max answers die water
    took-die max water 1
253: max answers ship A2
    activated max A2
254: max answers harvest
    harvested max water 1
255: max answers sail B
    sailed max B
256: max answers restock
    restocked max
257: max answers gain water
    gained max water 1
258: sara answers keep-dice
259: sara answers die coffee
    took-die sara coffee 2
260: sara answers ship A
    activated sara A
261: sara answers trade cream
    traded sara milk 2 cream
    gained sara cream 1
262: sara answers sail A3
    sailed sara A3
263: sara answers jump B
    jumped sara B
264: tom answers keep-dice
    took-die tom milk 6
    activated tom B1
265: tom answers use dredging_web
    used tom dredging_web
266: tom answers gain milk
    gained tom milk 1
267: tom answers gain milk
    gained tom milk 1
268: tom answers harvest
    harvested tom milk 1
    gained tom milk 1
269: tom answers lose
    lost tom milk
270: tom answers sail C
    sailed tom C
    recharged leah
    rolled 5 2 1
    port 6 D2
    pirates-faster 4
271: leah answers die water
    took-die leah water 2
    activated leah C1
272: leah answers use stardust_collector
    used leah stardust_collector
273: leah answers take-stardust
    stardust-taken leah C1
274: leah answers upgrade ansible
    unlocked leah ansible
275: leah answers harvest
    harvested leah water 0
    gained leah water 2
276: leah answers lose
    lost leah water
277: leah answers sail C2
    sailed leah C2
278: max answers keep-dice
279: max answers die milk
    took-die max milk 1
    activated max D1
280: max answers harvest
    harvested max milk 1
281: max answers sail D2
    sailed max D2
282: sara answers keep-dice
    took-die sara coffee 5
    activated sara A1
283: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara ice 1
284: sara answers collect
    collected sara cream
    stardust-gained sara 1
    dropped D2
285: sara answers upgrade dredging_web
    unlocked sara dredging_web
286: sara answers sail B
    sailed sara B
287: sara answers jump B3
    jumped sara B3
    pirate-moved alpha D2
    unharmed max
    pirate-moved beta D2
    unharmed max
    pirate-moved gamma D2
    unharmed max
    target milk
    first-player leah
    round 7
    event dusk_express
288: leah answers home C3
    came-home leah C3
289: leah answers deliver
    delivered leah espresso
    third-ship leah
290: leah answers new-card mocha
    took-card leah mocha
    turned-up macchiato
291: max answers home D2
    came-home max D2
292: sara answers home B
    came-home sara B
293: sara answers deliver
    delivered sara espresso
    third-ship sara
294: sara answers new-card latte
    took-card sara latte
    turned-up americano
295: tom answers home C
    came-home tom C
296: tom answers deliver
    delivered tom espresso
    third-ship tom
297: tom answers new-card macchiato
    took-card tom macchiato
    turned-up irish_coffee
    rolled 5 3 5
    port 6 D2
298: leah answers recharge
    recharged leah
    rolled 6 6 6
    port 5 C3
    pirates-faster 2
299: leah answers die milk
    took-die leah milk 6
300: leah answers ship A
    activated leah A
301: leah answers use dredging_web
    used leah dredging_web
302: leah answers gain coffee
303: leah answers discard water
    discarded leah water
    gained leah coffee 1
304: leah answers gain milk
305: leah answers discard coffee
    discarded leah coffee
    gained leah milk 1
306: leah answers harvest
    harvested leah milk 1
307: leah answers sail A3
    sailed leah A3
308: max answers keep-dice
309: max answers die water
    took-die max water 6
    activated max B
310: max answers harvest
    harvested max water 1
311: max answers sail B1
    sailed max B1
312: sara answers keep-dice
    took-die sara coffee 6
313: sara answers ship B3
    activated sara B3
314: sara answers use dredging_web
    used sara dredging_web
315: sara answers gain water
    gained sara water 1
316: sara answers gain milk
    gained sara milk 1
317: sara answers harvest
    harvested sara coffee 0
    gained sara coffee 2
318: sara answers discard water
    discarded sara water
    gained sara coffee 1
319: sara answers sail C1
    sailed sara C1
    recharged tom
    rolled 4 6 6
    port 3 B2
    pirates-faster 3
320: tom answers die milk
    took-die tom milk 6
321: tom answers ship C
    activated tom C
322: tom answers collect
    collected tom cream
    stardust-gained tom 1
323: tom answers use dredging_web
    used tom dredging_web
324: tom answers gain coffee
325: tom answers discard water
    discarded tom water
    gained tom coffee 1
326: tom answers gain water
327: tom answers discard milk
    discarded tom milk
    gained tom water 1
328: tom answers harvest
    harvested tom milk 1
329: tom answers sail C1
    sailed tom C1
330: leah answers recharge
    recharged leah
    rolled 2 3 3
    port 4 C1
    pirates-faster 3
331: leah answers die water
    took-die leah water 3
332: leah answers ship C2
    activated leah C2
333: leah answers harvest
    harvested leah water 1
334: leah answers use ansible
    used leah ansible
    used leah dredging_web
335: leah answers gain milk
336: leah answers discard water
    discarded leah water
    gained leah milk 1
337: leah answers gain milk
    lost leah milk
338: leah answers sail D1
    sailed leah D1
339: max answers recharge
    recharged max
    rolled 5 2 2
    port 4 C1
    pirates-faster 4
340: max answers die milk
    took-die max milk 2
    activated max B
341: max answers sail B2
    sailed max B2
342: max answers harvest
    harvested max milk 0
    gained max milk 3
343: sara answers keep-dice
344: sara answers die coffee
    took-die sara coffee 5
    activated sara C
345: sara answers harvest
    harvested sara coffee 1
346: sara answers sail C1
    sailed sara C1
347: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara ice 1
348: sara answers collect
    collected sara ice
    stardust-gained sara 1
    dropped C1
349: tom answers recharge
    recharged tom
    rolled 3 3 6
    port 1 A1
    pirates-alarmed
    pirate-moved alpha A1
    pirate-moved beta A1
    pirate-moved gamma A1
350: tom answers die water
    took-die tom water 3
    activated tom D
351: tom answers harvest
    harvested tom water 1
352: tom answers sail D2
    sailed tom D2
353: tom answers produce
    produced tom cream
    gained tom cream 1
354: tom answers upgrade duplicate_machine
    unlocked tom duplicate_machine
355: leah answers keep-dice
356: leah answers die coffee
    took-die leah coffee 3
    activated leah A
357: leah answers harvest
    harvested leah coffee 1
358: leah answers use ansible
    used leah ansible
    used leah dredging_web
359: leah answers gain water
360: leah answers discard milk
    discarded leah milk
    gained leah water 1
361: leah answers gain water
362: leah answers discard milk
    discarded leah milk
    gained leah water 1
363: leah answers sail A3
    sailed leah A3
364: sara answers recharge
    recharged sara
    rolled 2 5 5
    port 6 D2
    pirates-faster 2
365: sara answers die water
    took-die sara water 5
    activated sara C
366: sara answers sail C3
    sailed sara C3
367: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara whisky 1
368: sara answers upgrade warp_drive
    unlocked sara warp_drive
369: sara answers harvest
    harvested sara water 0
370: sara answers lose
    lost sara water
371: sara answers discard milk
    discarded sara milk
    gained sara water 1
372: sara answers discard coffee
    discarded sara coffee
    gained sara water 1
373: tom answers keep-dice
374: tom answers die coffee
    took-die tom coffee 2
    activated tom D
375: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
376: tom answers collect
    collected tom cream
    stardust-gained tom 1
377: tom answers harvest
    harvested tom coffee 1
378: tom answers sail D2
    sailed tom D2
    pirate-moved alpha A3
    robbed leah milk 2
    pirate-moved beta A3
    robbed leah milk 2
    pirate-moved gamma A3
379: leah answers deactivate ansible
    deactivated leah ansible
380: leah answers pour water
    poured leah water
381: sara answers pour coffee
    poured sara coffee
382: tom answers pour milk
    poured tom milk
383: tom answers pour coffee
    poured tom coffee
384: tom answers add-stardust espresso
    sprinkled tom espresso 1
    target coffee
    first-player max
    round 8
    foreseen dusk_city_gift
    rolled 3 5 3
    port 6 D2
385: max answers recharge
    recharged max
    rolled 5 1 4
    port 2 A3
    pirates-faster 2
386: max answers die milk
    took-die max milk 4
387: max answers ship B1
    activated max B1
388: max answers harvest
    harvested max milk 1
    gained max milk 2
389: max answers lose
    lost max milk
390: max answers sail B2
    sailed max B2
391: max answers produce
    produced max cream
    gained max cream 1
392: sara answers recharge
    recharged sara
    rolled 1 4 4
    port 2 A3
    pirates-faster 3
393: sara answers die coffee
    took-die sara coffee 1
394: sara answers ship C1
    activated sara C1
395: sara answers use warp_drive
    used sara warp_drive
396: sara answers warp D
    warped sara D
397: sara answers sail D3
    sailed sara D3
398: sara answers harvest
    harvested sara coffee 0
    gained sara coffee 1
399: sara answers lose
    lost sara coffee
400: sara answers discard water
    discarded sara water
    gained sara coffee 1
401: tom answers keep-dice
402: tom answers die water
    took-die tom water 4
403: tom answers ship D2
    activated tom D2
404: tom answers harvest
    harvested tom water 1
405: tom answers sail A
    sailed tom A
406: leah answers keep-dice
    took-die leah milk 4
407: leah answers ship A3
    activated leah A3
408: leah answers harvest
    harvested leah milk 2
409: leah answers sail B1
    sailed leah B1
    recharged max
    rolled 1 2 5
    port 5 C3
    pirates-faster 3
410: max answers die water
    took-die max water 2
    activated max B2
411: max answers harvest
    harvested max water 1
412: max answers sail C
    sailed max C
413: max answers trade milk_foam
    traded max milk 2 milk_foam
    gained max milk_foam 1
414: sara answers recharge
    recharged sara
    rolled 2 2 3
    port 6 D2
    pirates-faster 4
415: sara answers die coffee
    took-die sara coffee 2
416: sara answers ship C1
    activated sara C1
417: sara answers harvest
    harvested sara coffee 1
418: sara answers use stardust_collector
    used sara stardust_collector
419: sara answers take-stardust
    stardust-taken sara C1
420: sara answers add-stardust espresso
    sprinkled sara espresso 1
421: sara answers sail C3
    sailed sara C3
422: tom answers keep-dice
423: tom answers die water
    took-die tom water 2
424: tom answers ship D2
    activated tom D2
425: tom answers use stardust_collector
    used tom stardust_collector
426: tom answers take-stardust
    stardust-taken tom D2
427: tom answers harvest
    harvested tom water 1
428: tom answers sail D3
    sailed tom D3
429: leah answers recharge
    recharged leah
    rolled 3 3 6
    port 5 C3
    pirates-alarmed
    pirate-moved alpha B1
430: leah answers deactivate stardust_collector
    deactivated leah stardust_collector
    pirate-moved beta B1
    deactivated leah dredging_web
    pirate-moved gamma B1
    unharmed leah
431: leah answers die coffee
    took-die leah coffee 3
432: leah answers ship A3
    activated leah A3
433: leah answers harvest
    harvested leah coffee 1
434: leah answers sail B2
    sailed leah B2
435: sara answers keep-dice
436: sara answers die water
    took-die sara water 3
    activated sara C3
437: sara answers use ansible
    used sara ansible
438: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara whisky 1
439: sara answers collect
    collected sara whisky
    stardust-gained sara 1
440: sara answers harvest
    harvested sara water 0
441: sara answers lose
    lost sara water
442: sara answers discard coffee
    discarded sara coffee
    gained sara water 1
443: sara answers lose
    lost sara water
444: sara answers sail D2
    sailed sara D2
445: tom answers recharge
    recharged tom
    rolled 1 5 3
    port 6 D2
    pirates-faster 2
446: tom answers die water
    took-die tom water 5
    activated tom C1
447: tom answers harvest
    harvested tom water 1
    gained tom water 3
448: tom answers use duplicate_machine
    used tom duplicate_machine
    gained tom ice 1
449: tom answers sail D
    sailed tom D
450: leah answers recharge
    recharged leah
    rolled 5 5 6
    port 1 A1
    pirates-faster 3
451: leah answers die water
    took-die leah water 5
    activated leah D1
452: leah answers harvest
    harvested leah water 2
453: leah answers sail D2
    sailed leah D2
    pirate-moved alpha B2
    unharmed max
    unharmed leah
    pirate-moved beta B2
    unharmed max
    unharmed leah
    pirate-moved gamma B2
    unharmed max
    unharmed leah
    target milk
    first-player sara
    round 9
    event dusk_city_gift
    rolled 4 2 6
    port 6 D2
454: sara answers keep-dice
455: sara answers die water
    took-die sara water 2
456: sara answers ship D3
    activated sara D3
457: sara answers harvest
    harvested sara water 2
458: sara answers sail A2
    sailed sara A2
459: tom answers keep-dice
460: tom answers die milk
    took-die tom milk 6
461: tom answers ship D3
    activated tom D3
462: tom answers harvest
    harvested tom milk 2
463: tom answers use dredging_web
    used tom dredging_web
464: tom answers gain milk
    gained tom milk 1
465: tom answers gain coffee
466: tom answers lose
    lost tom coffee
467: tom answers sail A2
    sailed tom A2
468: leah answers keep-dice
    took-die leah coffee 4
469: leah answers ship D2
    activated leah D2
470: leah answers harvest
    harvested leah coffee 1
471: leah answers sail A1
    sailed leah A1
    recharged max
    rolled 2 3 1
    port 4 C1
    pirates-faster 2
472: max answers die milk
    took-die max milk 1
473: max answers ship B2
    activated max B2
474: max answers harvest
    harvested max milk 1
    gained max milk 2
475: max answers lose
    lost max milk
476: max answers sail C1
    sailed max C1
477: sara answers recharge
    recharged sara
    rolled 3 1 6
    port 4 C1
    pirates-faster 3
478: sara answers die water
    took-die sara water 1
479: sara answers ship C3
    activated sara C3
480: sara answers harvest
    harvested sara water 1
481: sara answers discard coffee
    discarded sara coffee
    gained sara water 1
482: sara answers lose
    lost sara water
483: sara answers discard coffee
    discarded sara coffee
    gained sara water 1
484: sara answers use warp_drive
    used sara warp_drive
485: sara answers warp D1
    warped sara D1
486: sara answers sail D2
    sailed sara D2
487: tom answers recharge
    recharged tom
    rolled 3 4 1
    port 2 A3
    pirates-faster 3
488: tom answers die water
    took-die tom water 4
489: tom answers ship A
    activated tom A
490: tom answers harvest
    harvested tom water 1
491: tom answers sail A1
    sailed tom A1
492: leah answers keep-dice
493: leah answers die milk
    took-die leah milk 1
494: leah answers ship B2
    activated leah B2
495: leah answers harvest
    harvested leah milk 1
    gained leah milk 1
496: leah answers sail C
    sailed leah C
497: leah answers restock
    restocked leah
498: leah answers gain coffee
    gained leah coffee 1
499: leah answers gain chocolate
    gained leah chocolate 1
500: max answers recharge
    recharged max
    rolled 3 1 2
    port 6 D2
    pirates-faster 4
501: max answers die water
    took-die max water 1
    activated max C
502: max answers harvest
    harvested max water 1
503: max answers collect
    collected max cream
    stardust-gained max 1
    dropped D2
504: max answers upgrade stardust_collector
    unlocked max stardust_collector
505: max answers trade cream
    traded max milk 2 cream
    gained max cream 1
506: max answers sail C1
    sailed max C1
507: sara answers keep-dice
508: sara answers die coffee
    took-die sara coffee 3
    activated sara D2
509: sara answers produce
    produced sara cream
    gained sara cream 1
510: sara answers sail A
    sailed sara A
511: sara answers jump A2
    jumped sara A2
512: tom answers recharge
    recharged tom
    rolled 3 6 6
    port 6 D2
    pirates-alarmed
    pirate-moved alpha C1
    robbed max milk 3
    pirate-moved beta C1
    deactivated max stardust_collector
    pirate-moved gamma C1
    unharmed max
513: tom answers die coffee
    took-die tom coffee 3
    activated tom D
514: tom answers sail D2
    sailed tom D2
515: tom answers produce
    produced tom cream
    gained tom cream 1
516: tom answers collect
    collected tom cream
    stardust-gained tom 1
517: tom answers jump A
    jumped tom A
518: tom answers gain dark_roast
    gained tom dark_roast 1
519: leah answers keep-dice
520: leah answers die water
    took-die leah water 6
    activated leah B1
521: leah answers upgrade ansible
    repaired leah ansible
522: leah answers harvest
    harvested leah water 1
523: leah answers sail C
    sailed leah C
524: leah answers gain chocolate
    gained leah chocolate 1
    pirate-moved alpha C3
    pirate-moved beta C3
    pirate-moved gamma C3
525: tom answers pour dark_roast
    poured tom dark_roast
526: tom answers pour milk
    poured tom milk
    completed tom macchiato
527: leah answers pour milk
    poured leah milk
528: leah answers pour chocolate
    poured leah chocolate
529: leah answers pour coffee
    poured leah coffee
    target coffee
    first-player tom
    round 10
    rolled 2 1 2
    port 3 B2
530: tom answers recharge
    recharged tom
    rolled 5 2 5
    port 5 C3
    pirates-faster 2
531: tom answers die water
    took-die tom water 2
532: tom answers ship A
    activated tom A
533: tom answers trade whisky
    traded tom water 2 whisky
    gained tom whisky 1
534: tom answers upgrade warp_drive
    unlocked tom warp_drive
535: tom answers sail A2
    sailed tom A2
536: tom answers jump B
    jumped tom B
537: leah answers keep-dice
538: leah answers die milk
    took-die leah milk 5
539: leah answers ship C
    activated leah C
540: leah answers harvest
    harvested leah milk 1
541: leah answers sail C1
    sailed leah C1
542: leah answers produce
    produced leah ice
    gained leah ice 1
543: leah answers upgrade dredging_web
    repaired leah dredging_web
544: max answers recharge
    recharged max
    rolled 6 5 4
    port 1 A1
    pirates-faster 3
545: max answers die water
    took-die max water 5
    activated max C1
546: max answers produce
    produced max ice
    gained max ice 1
547: max answers harvest
    harvested max water 0
    gained max water 3
548: max answers collect
    collected max ice
    stardust-gained max 1
549: max answers upgrade ansible
    unlocked max ansible
550: max answers sail C3
    sailed max C3
551: sara answers keep-dice
552: sara answers die coffee
    took-die sara coffee 6
553: sara answers ship A2
    activated sara A2
554: sara answers use dredging_web
    used sara dredging_web
555: sara answers gain milk
556: sara answers lose
    lost sara milk
557: sara answers gain milk
558: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
559: sara answers harvest
    harvested sara coffee 0
560: sara answers discard water
    discarded sara water
    gained sara coffee 1
561: sara answers lose
    lost sara coffee
562: sara answers lose
    lost sara coffee
563: sara answers sail B1
    sailed sara B1
564: tom answers keep-dice
    took-die tom milk 4
565: tom answers ship A1
    activated tom A1
566: tom answers harvest
    harvested tom milk 1
567: tom answers sail A3
    sailed tom A3
    recharged leah
    rolled 6 1 3
    port 2 A3
    pirates-faster 3
568: leah answers die water
    took-die leah water 1
569: leah answers ship A1
    activated leah A1
570: leah answers harvest
    harvested leah water 1
    gained leah water 3
571: leah answers sail A2
    sailed leah A2
572: max answers keep-dice
573: max answers die coffee
    took-die max coffee 6
    activated max C1
574: max answers harvest
    harvested max coffee 1
575: max answers sail D
    sailed max D
576: sara answers keep-dice
    took-die sara milk 3
577: sara answers ship A2
    activated sara A2
578: sara answers harvest
    harvested sara milk 1
579: sara answers use ansible
    used sara ansible
580: sara answers use dredging_web
    used sara dredging_web
581: sara answers gain milk
582: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
583: sara answers gain milk
584: sara answers discard water
    discarded sara water
    gained sara milk 1
585: sara answers sail B1
    sailed sara B1
    recharged tom
    rolled 6 2 1
    port 4 C1
    pirates-faster 4
586: tom answers die water
    took-die tom water 2
    activated tom A2
587: tom answers harvest
    harvested tom water 2
588: tom answers collect
    collected tom ice
    stardust-gained tom 1
    dropped C1
589: tom answers sail A3
    sailed tom A3
590: leah answers keep-dice
591: leah answers die milk
    took-die leah milk 1
    activated leah C
592: leah answers trade ice
    traded leah water 2 ice
    gained leah ice 1
593: leah answers sail C2
    sailed leah C2
594: leah answers harvest
    harvested leah milk 0
    gained leah milk 3
595: sara answers keep-dice
    took-die sara coffee 6
    activated sara D2
596: sara answers harvest
    harvested sara coffee 1
597: sara answers use dredging_web
    used sara dredging_web
598: sara answers gain coffee
599: sara answers lose
    lost sara coffee
600: sara answers gain coffee
601: sara answers discard water
    discarded sara water
    gained sara coffee 1
602: sara answers sail A
    sailed sara A
    pirate-moved alpha D3
    pirate-moved beta D3
    pirate-moved gamma D3
603: leah answers pour milk
    poured leah milk
    completed leah mocha
604: sara answers pour milk
    poured sara milk
605: sara answers pour milk
    poured sara milk
606: sara answers pour milk
    poured sara milk
607: tom answers deliver
    delivered tom macchiato
608: leah answers deliver
    delivered leah mocha
    scored sara cards 5
    scored sara stardust 1
    scored sara powers 18
    scored sara honor 0
    scored sara badges 6
    total sara 30
    scored tom cards 12
    scored tom stardust 1
    scored tom powers 12
    scored tom honor 0
    scored tom badges 4
    total tom 29
    scored leah cards 13
    scored leah stardust 0
    scored leah powers 6
    scored leah honor 0
    scored leah badges 2
    total leah 21
    scored max cards 0
    scored max stardust 0
    scored max powers 3
    scored max honor 0
    scored max badges 0
    total max 3
    won sara
