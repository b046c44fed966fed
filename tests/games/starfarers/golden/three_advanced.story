you-gained yellow ore
you-gained yellow carbon
you-gained yellow goods
you-gained blue ore
you-gained blue goods
you-gained blue fuel
you-gained white goods
you-gained white ore
you-gained white fuel
unused yellow
start-roll yellow 4
start-roll blue 7
start-roll white 8
begins white
0: white answers site gamma.a
    colony white gamma.a
1: yellow answers site delta.c
    colony yellow delta.c
2: blue answers site alpha.c
    colony blue alpha.c
3: blue answers site beta.b
    colony blue beta.b
4: yellow answers site gamma.b
    colony yellow gamma.b
5: white answers site beta.c
    colony white beta.c
6: white answers site alpha.a
    colony white alpha.a
7: yellow answers site delta.a
    colony yellow delta.a
    colony blue beta.a
8: blue answers site beta.b
    spaceport blue beta.b
9: blue answers cargo colony
10: blue answers launch T3 E20
    launched blue colony T3 E20
11: blue answers expansion booster
    expanded blue booster
12: yellow answers site delta.a
    spaceport yellow delta.a
13: yellow answers cargo colony
14: yellow answers launch T3 N20
    launched yellow colony T3 N20
15: yellow answers expansion booster
    expanded yellow booster
16: white answers site alpha.a
    spaceport white alpha.a
17: white answers cargo colony
18: white answers launch T3 B20
    launched white colony T3 B20
19: white answers expansion cannon
    expanded white cannon
    turn white 1
    rolled white 7
20: white answers rob seat2
    stolen white blue
    you-lost blue fuel
    you-gained white fuel
21: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white fuel
22: white answers propose
23: white answers add goods
24: white answers done
25: white answers add food
26: white answers done
    offers white 1 goods
    wants white 1 food
27: yellow answers decline
    declined yellow
28: blue answers decline
    declined blue
29: white answers exchange fuel food
    exchanged white 3 fuel food
30: white answers propose
31: white answers add food
32: white answers done
33: white answers add carbon
34: white answers add goods
35: white answers done
    offers white 1 food
    wants white 1 carbon
    wants white 1 goods
36: yellow answers counter
37: yellow answers add goods
38: yellow answers done
39: yellow answers add food
40: yellow answers add fuel
41: yellow answers done
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 1 food
42: blue answers decline
    declined blue
43: white answers withdraw
    withdrew white
44: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E29
    heard white ship_under_fire
45: white answers yes
    agreed white
    opponent blue combat
    mother-ship white 2 2
    mother-ship blue 3 0
    contest white combat 5 3
    heard white princess
46: white answers take fuel
    took white fuel
47: white answers take carbon
    took white carbon
    fame white 1
    card-over white E29
48: white answers ship T3
49: white answers to C20
    moved white T3 C20
50: white answers to C19
    moved white T3 C19
51: white answers to C18
    moved white T3 C18
    turn yellow 2
    rolled yellow 10
    produced blue 2 fuel
52: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow goods
53: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E26
    heard yellow drifting_ship
54: yellow answers yes
    agreed yellow
    opponent white speed
    mother-ship yellow 2 3
    mother-ship white 3 0
    contest yellow speed 6 3
    heard yellow scholar_saved
55: yellow answers expansion freight_ring
    expanded yellow freight_ring
    fame yellow 1
    card-over yellow E26
56: yellow answers ship T3
57: yellow answers to M20
    moved yellow T3 M20
58: yellow answers to M19
    moved yellow T3 M19
59: yellow answers to M18
    moved yellow T3 M18
60: yellow answers stop
    turn blue 3
    rolled blue 5
    produced white 1 ore
61: blue answers later
62: blue answers build booster
    built blue booster
63: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E27
    heard blue ship_under_fire
64: blue answers yes
    agreed blue
    opponent white combat
    mother-ship blue 2 3
    mother-ship white 2 3
    contest blue combat 5 6
    heard blue heavy_defeat
    lost-expansion blue booster
    grounded blue T3
    card-over blue E27
    turn white 4
    rolled white 7
65: white answers rob seat2
    stolen white blue
    you-lost blue goods
    you-gained white goods
66: white answers later
67: white answers build colony_ship
    built white colony_ship
68: white answers launch T2 A21
    launched white colony T2 A21
69: white answers exchange goods food
    exchanged white 2 goods food
70: white answers call-offers
    called white
71: yellow answers decline
    declined yellow
72: blue answers decline
    declined blue
73: white answers draw
    supplied white 2
    you-gained white food
    you-gained white fuel
74: white answers build booster
    built white booster
75: white answers end-phase
    mother-ship white 3 1
76: white answers ship T2
77: white answers to A22
    moved white T2 A22
78: white answers to A21
    moved white T2 A21
79: white answers to B21
    moved white T2 B21
80: white answers to B20
    moved white T2 B20
81: white answers to C20
    moved white T2 C20
82: white answers ship T3
83: white answers to C17
    moved white T3 C17
84: white answers to C16
    moved white T3 C16
    explored white S1.2
    looked white S1.2 pirate 4
85: white answers to C15
    moved white T3 C15
    explored white S1.3
    looked white S1.3 number 3
86: white answers to C16
    moved white T3 C16
87: white answers to C15
    moved white T3 C15
88: white answers stop
    turn yellow 5
    rolled yellow 5
    produced white 1 ore
89: yellow answers later
90: yellow answers exchange goods food
    exchanged yellow 2 goods food
91: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow food
92: yellow answers build colony_ship
    built yellow colony_ship
93: yellow answers launch T2 P21
    launched yellow colony T2 P21
94: yellow answers end-phase
    mother-ship yellow 2 2
95: yellow answers ship T3
96: yellow answers to M19
    moved yellow T3 M19
97: yellow answers to M18
    moved yellow T3 M18
98: yellow answers stop
99: yellow answers ship T2
100: yellow answers to N21
    moved yellow T2 N21
101: yellow answers to N20
    moved yellow T2 N20
102: yellow answers to N19
    moved yellow T2 N19
103: yellow answers to N20
    moved yellow T2 N20
104: yellow answers to N19
    moved yellow T2 N19
    turn blue 6
    rolled blue 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
105: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue goods
106: blue answers build freight_ring
    built blue freight_ring
107: blue answers build cannon
    built blue cannon
108: blue answers propose
109: blue answers add goods
110: blue answers done
111: blue answers add fuel
112: blue answers add carbon
113: blue answers add food
114: blue answers add ore
115: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
116: white answers decline
    declined white
117: yellow answers decline
    declined yellow
118: blue answers end-phase
    mother-ship blue 2 3
119: blue answers ship T3
120: blue answers to D20
    moved blue T3 D20
121: blue answers to D19
    moved blue T3 D19
122: blue answers stop
    turn white 7
    rolled white 10
    produced blue 2 fuel
123: white answers later
124: white answers end-phase
    mother-ship white 2 2
125: white answers ship T3
126: white answers to D15
    moved white T3 D15
127: white answers to D14
    moved white T3 D14
128: white answers to D15
    moved white T3 D15
129: white answers to D14
    moved white T3 D14
130: white answers to D13
    moved white T3 D13
131: white answers ship T2
132: white answers to C19
    moved white T2 C19
133: white answers to D19
    moved white T2 D19
134: white answers to D20
    moved white T2 D20
135: white answers stop
    turn yellow 8
    rolled yellow 9
    produced yellow 2 ore
136: yellow answers later
137: yellow answers build freight_ring
    built yellow freight_ring
138: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow goods
139: yellow answers propose
140: yellow answers add food
141: yellow answers add food
142: yellow answers done
143: yellow answers add fuel
144: yellow answers add goods
145: yellow answers done
    offers yellow 2 food
    wants yellow 1 fuel
    wants yellow 1 goods
146: blue answers counter
147: blue answers add goods
148: blue answers done
149: blue answers add ore
150: blue answers add food
151: blue answers add carbon
152: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
153: white answers decline
    declined white
154: yellow answers withdraw
    withdrew yellow
155: yellow answers propose
156: yellow answers add goods
157: yellow answers done
158: yellow answers add ore
159: yellow answers add carbon
160: yellow answers add fuel
161: yellow answers done
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
162: blue answers counter
163: blue answers add goods
164: blue answers done
165: blue answers add food
166: blue answers add ore
167: blue answers add carbon
168: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
169: white answers decline
    declined white
170: yellow answers withdraw
    withdrew yellow
171: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E01
    heard yellow fold_ahead
172: yellow answers yes
    agreed yellow
    opponent blue speed
    mother-ship yellow 3 0
    mother-ship blue 2 0
    contest yellow speed 4 3
    heard yellow fold_crossed
173: yellow answers jump M12
    jumped yellow T2 M12
    explored yellow S4.2
    looked yellow S4.2 number 11
    card-over yellow E01
174: yellow answers land-all
    turn blue 9
    rolled blue 9
    produced yellow 2 ore
175: blue answers later
176: blue answers draw
    supplied blue 2
    you-gained blue fuel
    you-gained blue food
177: blue answers exchange fuel food
    exchanged blue 3 fuel food
178: blue answers end-phase
    mother-ship blue 1 3
179: blue answers land-all
    turn white 10
    rolled white 3
    produced yellow 1 food
    produced blue 1 goods
    produced white 1 goods
180: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white fuel
181: white answers exchange ore fuel
    exchanged white 3 ore fuel
182: white answers build booster
    built white booster
183: white answers end-phase
    mother-ship white 2 3
184: white answers ship T3
185: white answers to C13
    moved white T3 C13
    explored white S1.1
    looked white S1.1 number 2
186: white answers to D13
    moved white T3 D13
187: white answers to D12
    moved white T3 D12
188: white answers to E12
    moved white T3 E12
189: white answers to E11
    moved white T3 E11
    explored white S2.1
    looked white S2.1 number 12
190: white answers to F11
    moved white T3 F11
    explored white S2.3
    looked white S2.3 number 5
191: white answers found
    colony white S2.c
    shown white S2.1 number 12
    shown white S2.3 number 5
192: white answers ship T2
193: white answers to D21
    moved white T2 D21
194: white answers to C21
    moved white T2 C21
195: white answers to C22
    moved white T2 C22
196: white answers to C21
    moved white T2 C21
197: white answers to C20
    moved white T2 C20
198: white answers to C19
    moved white T2 C19
199: white answers stop
    turn yellow 11
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
200: yellow answers later
201: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow carbon
202: yellow answers exchange food fuel
    exchanged yellow 3 food fuel
203: yellow answers build freight_ring
    built yellow freight_ring
204: yellow answers build colony_ship
    built yellow colony_ship
205: yellow answers launch T1 P21
    launched yellow colony T1 P21
206: yellow answers propose
207: yellow answers add goods
208: yellow answers done
209: yellow answers add ore
210: yellow answers add food
211: yellow answers add food
212: yellow answers add carbon
213: yellow answers add carbon
214: yellow answers add carbon
215: yellow answers done
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 3 carbon
    wants yellow 2 food
216: blue answers decline
    declined blue
217: white answers counter
218: white answers add ore
219: white answers done
220: white answers add goods
221: white answers done
    offers white 1 ore
    wants white 1 goods
222: yellow answers deal seat3
    traded yellow white
223: yellow answers end-phase
    mother-ship yellow 2 2
224: yellow answers ship T3
225: yellow answers to M19
    moved yellow T3 M19
226: yellow answers stop
227: yellow answers ship T2
228: yellow answers to M13
    moved yellow T2 M13
    explored yellow S4.1
    looked yellow S4.1 number 6
229: yellow answers to L13
    moved yellow T2 L13
230: yellow answers to L14
    moved yellow T2 L14
231: yellow answers to L13
    moved yellow T2 L13
232: yellow answers to M13
    moved yellow T2 M13
233: yellow answers found
    colony yellow S4.a
    shown yellow S4.1 number 6
    shown yellow S4.2 number 11
234: yellow answers ship T1
235: yellow answers to P20
    moved yellow T1 P20
236: yellow answers to P21
    moved yellow T1 P21
237: yellow answers to N21
    moved yellow T1 N21
238: yellow answers to N20
    moved yellow T1 N20
239: yellow answers to N19
    moved yellow T1 N19
    turn blue 12
    rolled blue 4
    produced white 1 fuel
240: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue fuel
241: blue answers build colony_ship
    built blue colony_ship
242: blue answers launch T1 E20
    launched blue colony T1 E20
243: blue answers exchange goods carbon
    exchanged blue 2 goods carbon
244: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E09
    heard blue trader_hails
245: blue answers amount 2
    presents blue 2
246: blue answers give carbon
    gave blue carbon
247: blue answers give food
    gave blue food
    heard blue trader_delighted
248: blue answers take fuel
    took blue fuel
    fame blue 1
    card-over blue E09
249: blue answers ship T3
250: blue answers to D18
    moved blue T3 D18
251: blue answers to D17
    moved blue T3 D17
252: blue answers to D16
    moved blue T3 D16
253: blue answers to D17
    moved blue T3 D17
254: blue answers ship T1
255: blue answers to E21
    moved blue T1 E21
256: blue answers to E20
    moved blue T1 E20
257: blue answers to E19
    moved blue T1 E19
258: blue answers to F19
    moved blue T1 F19
    turn white 13
    rolled white 5
    produced white 1 ore
    produced white 1 carbon
259: white answers draw
    supplied white 2
    you-gained white goods
    you-gained white ore
260: white answers build trade_ship
    built white trade_ship
261: white answers launch T1 A21
    launched white trade T1 A21
262: white answers build freight_ring
    built white freight_ring
263: white answers propose
264: white answers add goods
265: white answers add food
266: white answers done
267: white answers add fuel
268: white answers add ore
269: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 ore
    wants white 1 fuel
270: yellow answers decline
    declined yellow
271: blue answers decline
    declined blue
272: white answers propose
273: white answers add food
274: white answers add goods
275: white answers done
276: white answers add ore
277: white answers add fuel
278: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 ore
    wants white 1 fuel
279: yellow answers decline
    declined yellow
280: blue answers decline
    declined blue
281: white answers end-phase
    mother-ship white 3 2
282: white answers ship T2
283: white answers to D19
    moved white T2 D19
284: white answers to C19
    moved white T2 C19
285: white answers to D19
    moved white T2 D19
286: white answers to D18
    moved white T2 D18
287: white answers to D17
    moved white T2 D17
288: white answers to D16
    moved white T2 D16
289: white answers to D15
    moved white T2 D15
290: white answers ship T1
291: white answers to B21
    moved white T1 B21
292: white answers to B20
    moved white T1 B20
293: white answers to B21
    moved white T1 B21
294: white answers to A21
    moved white T1 A21
295: white answers stop
    turn yellow 14
    rolled yellow 11
    produced yellow 1 food
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
296: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow carbon
297: yellow answers propose
298: yellow answers add ore
299: yellow answers add goods
300: yellow answers done
301: yellow answers add fuel
302: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 1 fuel
303: blue answers decline
    declined blue
304: white answers decline
    declined white
305: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E06
    heard yellow wanderers_ask
306: yellow answers amount 3
    presents yellow 3
307: yellow answers give ore
    gave yellow ore
308: yellow answers give carbon
    gave yellow carbon
309: yellow answers give ore
    gave yellow ore
    heard yellow wanderers_way
310: yellow answers jump L8
    jumped yellow T1 L8
    explored yellow S7.1
    looked yellow S7.1 number 10
    explored yellow S7.3
    looked yellow S7.3 number 5
311: yellow answers stop
    card-over yellow E06
312: yellow answers ship T3
313: yellow answers to L19
    moved yellow T3 L19
314: yellow answers to L18
    moved yellow T3 L18
315: yellow answers stop
    turn blue 15
    rolled blue 2
    produced yellow 1 goods
316: blue answers later
317: blue answers end-phase
    mother-ship blue 2 2
318: blue answers ship T3
319: blue answers to D16
    moved blue T3 D16
320: blue answers to D17
    moved blue T3 D17
321: blue answers to D18
    moved blue T3 D18
322: blue answers to D17
    moved blue T3 D17
323: blue answers to C17
    moved blue T3 C17
324: blue answers ship T1
325: blue answers to F18
    moved blue T1 F18
326: blue answers to F19
    moved blue T1 F19
327: blue answers to F18
    moved blue T1 F18
328: blue answers to F19
    moved blue T1 F19
329: blue answers to F18
    moved blue T1 F18
    turn white 16
    rolled white 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
330: white answers later
331: white answers exchange food fuel
    exchanged white 3 food fuel
332: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white food
333: white answers build colony_ship
    built white colony_ship
    launched white colony T3 B20
334: white answers end-phase
    mother-ship white 2 1
335: white answers ship T2
336: white answers to D14
    moved white T2 D14
337: white answers to D13
    moved white T2 D13
338: white answers to D14
    moved white T2 D14
339: white answers to D13
    moved white T2 D13
340: white answers to C13
    moved white T2 C13
341: white answers found
    colony white S1.a
    shown white S1.1 number 2
    shown white S1.3 number 3
342: white answers ship T1
343: white answers to A22
    moved white T1 A22
344: white answers to A21
    moved white T1 A21
345: white answers to A20
    moved white T1 A20
346: white answers to A21
    moved white T1 A21
347: white answers to A20
    moved white T1 A20
348: white answers ship T3
349: white answers to B21
    moved white T3 B21
350: white answers to A21
    moved white T3 A21
351: white answers to B21
    moved white T3 B21
352: white answers to B20
    moved white T3 B20
353: white answers to C20
    moved white T3 C20
    turn yellow 17
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
354: yellow answers later
355: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
356: yellow answers draw
    supplied yellow 2
    you-gained yellow carbon
    you-gained yellow food
357: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E31
    heard yellow wear
    card-over yellow E31
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
358: yellow answers no
    refused yellow
    opponent white combat
    mother-ship yellow 1 0
    mother-ship white 2 2
    contest yellow combat 1 5
    heard yellow beaten_bravely
359: yellow answers expansion booster
    lost-expansion yellow booster
    fame yellow 1
    card-over yellow E14
360: yellow answers ship T1
361: yellow answers to L9
    moved yellow T1 L9
362: yellow answers to L8
    moved yellow T1 L8
363: yellow answers found
    colony yellow S7.c
    shown yellow S7.1 number 10
    shown yellow S7.3 number 5
364: yellow answers ship T3
365: yellow answers to L17
    moved yellow T3 L17
366: yellow answers to M17
    moved yellow T3 M17
367: yellow answers to L17
    moved yellow T3 L17
    turn blue 18
    rolled blue 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
368: blue answers later
369: blue answers build freight_ring
    built blue freight_ring
370: blue answers exchange carbon food
    exchanged blue 3 carbon food
371: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue fuel
372: blue answers build colony_ship
    built blue colony_ship
373: blue answers launch T2 E20
    launched blue colony T2 E20
374: blue answers propose
375: blue answers add ore
376: blue answers add food
377: blue answers add fuel
378: blue answers done
379: blue answers add carbon
380: blue answers add carbon
381: blue answers add carbon
382: blue answers done
    offers blue 1 ore
    offers blue 1 fuel
    offers blue 1 food
    wants blue 3 carbon
383: white answers counter
384: white answers add goods
385: white answers add ore
386: white answers done
387: white answers add food
388: white answers add fuel
389: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 1 fuel
    wants white 1 food
390: yellow answers counter
391: yellow answers add food
392: yellow answers done
393: yellow answers add ore
394: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
395: blue answers deal seat3
    traded blue white
396: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E20
    heard blue pirate_attacks
397: blue answers no
    refused blue
    opponent white combat
    mother-ship blue 3 0
    mother-ship white 0 2
    contest blue combat 4 3
    heard blue ship_captured
    claim blue
    card-over blue E20
398: blue answers ship T2
399: blue answers to E21
    moved blue T2 E21
400: blue answers to E22
    moved blue T2 E22
401: blue answers stop
402: blue answers ship T3
403: blue answers to C18
    moved blue T3 C18
404: blue answers to C17
    moved blue T3 C17
405: blue answers to C16
    moved blue T3 C16
    explored blue S1.2
    looked blue S1.2 pirate 4
406: blue answers to C15
    moved blue T3 C15
407: blue answers stop
408: blue answers ship T1
409: blue answers to F17
    moved blue T1 F17
410: blue answers to F16
    moved blue T1 F16
411: blue answers to G16
    moved blue T1 G16
412: blue answers stop
    turn white 19
    rolled white 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
413: white answers later
414: white answers build colony_ship
    built white colony_ship
415: white answers launch T2 B20
    launched white colony T2 B20
416: white answers draw
    supplied white 1
    you-gained white ore
417: white answers build freight_ring
    built white freight_ring
418: white answers end-phase
    mother-ship white 1 2
419: white answers ship T1
420: white answers to A19
    moved white T1 A19
421: white answers to A18
    moved white T1 A18
422: white answers to A17
    moved white T1 A17
423: white answers to A18
    moved white T1 A18
424: white answers stop
425: white answers ship T2
426: white answers to B21
    moved white T2 B21
427: white answers to B20
    moved white T2 B20
428: white answers to B19
    moved white T2 B19
429: white answers to B18
    moved white T2 B18
430: white answers to C18
    moved white T2 C18
431: white answers ship T3
432: white answers to C19
    moved white T3 C19
433: white answers to C18
    moved white T3 C18
434: white answers to C17
    moved white T3 C17
435: white answers to C16
    moved white T3 C16
436: white answers to C17
    moved white T3 C17
    turn yellow 20
    rolled yellow 9
    produced yellow 2 ore
437: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
438: yellow answers build freight_ring
    built yellow freight_ring
439: yellow answers propose
440: yellow answers add food
441: yellow answers add goods
442: yellow answers add food
443: yellow answers done
444: yellow answers add ore
445: yellow answers add ore
446: yellow answers add fuel
447: yellow answers add ore
448: yellow answers add ore
449: yellow answers done
    offers yellow 2 food
    offers yellow 1 goods
    wants yellow 4 ore
    wants yellow 1 fuel
450: blue answers decline
    declined blue
451: yellow answers end-phase
    mother-ship yellow 3 2
452: yellow answers ship T3
453: yellow answers to M17
    moved yellow T3 M17
454: yellow answers to M16
    moved yellow T3 M16
    explored yellow S4.3
    looked yellow S4.3 number 10
455: yellow answers to M15
    moved yellow T3 M15
456: yellow answers to L15
    moved yellow T3 L15
457: yellow answers stop
    turn blue 21
    rolled blue 5
    produced white 1 ore
    produced white 1 carbon
    produced yellow 1 food
458: blue answers later
459: blue answers build freight_ring
    built blue freight_ring
460: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue food
461: blue answers propose
462: blue answers add goods
463: blue answers done
464: blue answers add carbon
465: blue answers add carbon
466: blue answers add food
467: blue answers done
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 1 food
468: white answers counter
469: white answers add carbon
470: white answers done
471: white answers add goods
472: white answers add ore
473: white answers add goods
474: white answers add food
475: white answers add ore
476: white answers done
    offers white 1 carbon
    wants white 2 ore
    wants white 1 food
    wants white 2 goods
477: yellow answers counter
478: yellow answers add goods
479: yellow answers add food
480: yellow answers add food
481: yellow answers done
482: yellow answers add ore
483: yellow answers add carbon
484: yellow answers add fuel
485: yellow answers done
    offers yellow 2 food
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
486: blue answers withdraw
    withdrew blue
487: blue answers build freight_ring
    built blue freight_ring
488: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E07
    heard blue trader_hails
489: blue answers amount 1
    presents blue 1
490: blue answers give food
    gave blue food
    heard blue trader_feeds
    took blue food
    fame-lost blue 1
    card-over blue E07
491: blue answers ship T1
492: blue answers to G15
    moved blue T1 G15
493: blue answers stop
494: blue answers ship T3
495: blue answers to D15
    moved blue T3 D15
496: blue answers to D14
    moved blue T3 D14
497: blue answers to D15
    moved blue T3 D15
498: blue answers to D14
    moved blue T3 D14
499: blue answers land-all
    turn white 22
    rolled white 4
    produced white 1 fuel
500: white answers draw
    supplied white 1
    you-gained white goods
501: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E25
    heard white drifting_ship
502: white answers yes
    agreed white
    opponent yellow speed
    mother-ship white 3 0
    mother-ship yellow 2 3
    contest white speed 5 5
    heard white envoy_saved
    stolen white yellow
    you-lost yellow fuel
    you-gained white fuel
    stolen white blue
    you-lost blue food
    you-gained white food
    fame white 1
    card-over white E25
503: white answers ship T2
504: white answers to C17
    moved white T2 C17
505: white answers to D17
    moved white T2 D17
506: white answers stop
507: white answers ship T1
508: white answers to A17
    moved white T1 A17
509: white answers to A16
    moved white T1 A16
510: white answers to A15
    moved white T1 A15
511: white answers to A14
    moved white T1 A14
512: white answers stop
513: white answers land-all
    turn yellow 23
    rolled yellow 2
    produced white 1 food
    produced yellow 1 goods
514: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
515: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
516: yellow answers exchange food goods
    exchanged yellow 3 food goods
517: yellow answers call-offers
    called yellow
518: blue answers decline
    declined blue
519: white answers bid
520: white answers add goods
521: white answers add ore
522: white answers add fuel
523: white answers done
524: white answers add carbon
525: white answers add carbon
526: white answers add carbon
527: white answers done
    offers white 1 ore
    offers white 1 fuel
    offers white 1 goods
    wants white 3 carbon
528: yellow answers withdraw
    withdrew yellow
529: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E23
    heard yellow thief_offers
530: yellow answers no
    refused yellow
    heard yellow refusal_noticed
    fame yellow 1
    card-over yellow E23
531: yellow answers ship T3
532: yellow answers to M15
    moved yellow T3 M15
533: yellow answers found
    colony yellow S4.c
    shown yellow S4.3 number 10
    turn blue 24
    rolled blue 9
    produced yellow 2 ore
534: blue answers later
535: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue carbon
536: blue answers end-phase
    mother-ship blue 2 3
537: blue answers ship T3
538: blue answers to D13
    moved blue T3 D13
539: blue answers to C13
    moved blue T3 C13
540: blue answers to D13
    moved blue T3 D13
541: blue answers to D12
    moved blue T3 D12
542: blue answers to D13
    moved blue T3 D13
543: blue answers to D12
    moved blue T3 D12
544: blue answers land-all
    turn white 25
    rolled white 2
    produced white 1 food
    produced yellow 1 goods
545: white answers later
546: white answers end-phase
    mother-ship white 3 2
547: white answers ship T1
548: white answers to A13
    moved white T1 A13
549: white answers to A12
    moved white T1 A12
550: white answers to A11
    moved white T1 A11
551: white answers to A12
    moved white T1 A12
552: white answers to A11
    moved white T1 A11
553: white answers to B11
    moved white T1 B11
554: white answers to B10
    moved white T1 B10
    outpost white merchants 1
    chip white merchants
555: white answers friend ME4
    friendship white ME4
556: white answers ship T2
557: white answers to D16
    moved white T2 D16
558: white answers to D15
    moved white T2 D15
559: white answers to D14
    moved white T2 D14
560: white answers to D13
    moved white T2 D13
561: white answers to D12
    moved white T2 D12
562: white answers to E12
    moved white T2 E12
563: white answers to E11
    moved white T2 E11
564: white answers ship T3
565: white answers to D17
    moved white T3 D17
566: white answers to D16
    moved white T3 D16
567: white answers to E16
    moved white T3 E16
568: white answers to E15
    moved white T3 E15
569: white answers to E14
    moved white T3 E14
570: white answers to E13
    moved white T3 E13
571: white answers to E12
    moved white T3 E12
    turn yellow 26
    rolled yellow 6
    produced yellow 3 fuel
    produced yellow 1 carbon
    produced white 1 carbon
572: yellow answers build trade_ship
    built yellow trade_ship
573: yellow answers launch T2 N20
    launched yellow trade T2 N20
574: yellow answers build booster
    built yellow booster
575: yellow answers build booster
    built yellow booster
576: yellow answers build cannon
    built yellow cannon
577: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E16
    heard yellow wanderers_ask
578: yellow answers amount 1
    presents yellow 1
579: yellow answers give ore
    gave yellow ore
    heard yellow meanness
    fame-lost yellow 1
    card-over yellow E16
580: yellow answers ship T2
581: yellow answers to N19
    moved yellow T2 N19
582: yellow answers stop
    turn blue 27
    rolled blue 7
583: white answers give fuel
    tribute white fuel
584: white answers give food
    tribute white food
585: white answers give goods
    tribute white goods
586: white answers give food
    tribute white food
587: blue answers rob seat3
    stolen blue white
    you-lost white ore
    you-gained blue ore
588: blue answers draw
    supplied blue 2
    you-gained blue goods
    you-gained blue goods
589: blue answers exchange goods food
    exchanged blue 2 goods food
590: blue answers exchange carbon ore
    exchanged blue 3 carbon ore
591: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E21
    heard blue trader_hails
592: blue answers amount 2
    presents blue 2
593: blue answers give goods
    gave blue goods
594: blue answers give ore
    gave blue ore
    heard blue false_trader
595: blue answers yes
    agreed blue
    opponent yellow combat
    mother-ship blue 1 2
    mother-ship yellow 0 2
    contest blue combat 4 3
    heard blue present_back
    took blue ore
    took blue goods
    fame blue 1
    card-over blue E21
596: blue answers ship T2
597: blue answers to E21
    moved blue T2 E21
598: blue answers to E20
    moved blue T2 E20
599: blue answers to D20
    moved blue T2 D20
600: blue answers to E20
    moved blue T2 E20
601: blue answers ship T3
602: blue answers to E12
    moved blue T3 E12
603: blue answers to E11
    moved blue T3 E11
604: blue answers to E10
    moved blue T3 E10
605: blue answers stop
606: blue answers land-all
    turn white 28
    rolled white 3
    produced yellow 1 food
    produced blue 1 goods
    produced white 2 goods
607: white answers build cannon
    built white cannon
608: white answers exchange goods fuel
    exchanged white 2 goods fuel
609: white answers propose
610: white answers add fuel
611: white answers done
612: white answers add ore
613: white answers done
    offers white 1 fuel
    wants white 1 ore
614: yellow answers decline
    declined yellow
615: blue answers accept
    accepted blue
616: white answers withdraw
    withdrew white
617: white answers propose
618: white answers add fuel
619: white answers done
620: white answers add ore
621: white answers done
    offers white 1 fuel
    wants white 1 ore
622: yellow answers decline
    declined yellow
623: blue answers accept
    accepted blue
624: white answers deal seat2
    traded white blue
625: white answers end-phase
    mother-ship white 2 2
626: white answers ship T2
627: white answers to F11
    moved white T2 F11
628: white answers to E11
    moved white T2 E11
629: white answers to F11
    moved white T2 F11
630: white answers to F12
    moved white T2 F12
631: white answers to F13
    moved white T2 F13
632: white answers to F14
    moved white T2 F14
633: white answers land-all
    turn yellow 29
    rolled yellow 5
    produced white 1 ore
    produced white 1 carbon
    produced yellow 1 food
634: yellow answers later
635: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E19
    heard yellow pirate_attacks
636: yellow answers no
    refused yellow
    opponent blue combat
    mother-ship yellow 3 0
    mother-ship blue 2 1
    contest yellow combat 4 4
    heard yellow scholar_freed
637: yellow answers expansion cannon
    expanded yellow cannon
    fame yellow 1
    card-over yellow E19
638: yellow answers ship T2
639: yellow answers to P19
    moved yellow T2 P19
640: yellow answers to P18
    moved yellow T2 P18
641: yellow answers to P17
    moved yellow T2 P17
642: yellow answers stop
    turn blue 30
    rolled blue 10
    produced yellow 1 ore
    produced blue 2 fuel
    produced yellow 1 carbon
643: blue answers later
644: blue answers exchange goods food
    exchanged blue 2 goods food
645: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
646: blue answers call-offers
    called blue
647: white answers decline
    declined white
648: yellow answers decline
    declined yellow
649: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue food
650: blue answers exchange food fuel
    exchanged blue 3 food fuel
651: blue answers exchange ore food
    exchanged blue 3 ore food
652: blue answers end-phase
    mother-ship blue 3 2
653: blue answers ship T3
654: blue answers to D10
    moved blue T3 D10
655: blue answers to D11
    moved blue T3 D11
656: blue answers to D10
    moved blue T3 D10
657: blue answers to D9
    moved blue T3 D9
    explored blue S5.2
    looked blue S5.2 number 3
658: blue answers to D8
    moved blue T3 D8
    explored blue S5.3
    looked blue S5.3 pirate 6
659: blue answers to E8
    moved blue T3 E8
660: blue answers ship T2
661: blue answers to D20
    moved blue T2 D20
662: blue answers to D19
    moved blue T2 D19
663: blue answers to C19
    moved blue T2 C19
664: blue answers stop
665: blue answers land-all
    turn white 31
    rolled white 4
    produced white 1 fuel
666: white answers build booster
    built white booster
667: white answers build freight_ring
    built white freight_ring
668: white answers end-phase
    mother-ship white 2 1
669: white answers ship T2
670: white answers to G14
    moved white T2 G14
671: white answers to G15
    moved white T2 G15
672: white answers to G14
    moved white T2 G14
673: white answers to F14
    moved white T2 F14
674: white answers to F13
    moved white T2 F13
675: white answers stop
676: white answers ship T3
677: white answers to E13
    moved white T3 E13
678: white answers to F13
    moved white T3 F13
679: white answers to F12
    moved white T3 F12
680: white answers stop
    turn yellow 32
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
681: yellow answers propose
682: yellow answers add food
683: yellow answers done
684: yellow answers add fuel
685: yellow answers done
    offers yellow 1 food
    wants yellow 1 fuel
686: blue answers accept
    accepted blue
687: white answers decline
    declined white
688: yellow answers withdraw
    withdrew yellow
689: yellow answers propose
690: yellow answers add food
691: yellow answers done
692: yellow answers add fuel
693: yellow answers done
    offers yellow 1 food
    wants yellow 1 fuel
694: blue answers accept
    accepted blue
695: white answers decline
    declined white
696: yellow answers withdraw
    withdrew yellow
697: yellow answers end-phase
    mother-ship yellow 1 3
698: yellow answers ship T2
699: yellow answers to P16
    moved yellow T2 P16
700: yellow answers stop
    turn blue 33
    rolled blue 9
    produced yellow 2 ore
701: blue answers later
702: blue answers propose
703: blue answers add fuel
704: blue answers add ore
705: blue answers done
706: blue answers add food
707: blue answers add carbon
708: blue answers done
    offers blue 1 ore
    offers blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
709: white answers decline
    declined white
710: yellow answers accept
    accepted yellow
711: blue answers deal seat1
    traded blue yellow
712: blue answers build cannon
    built blue cannon
713: blue answers end-phase
    mother-ship blue 1 3
714: blue answers ship T3
715: blue answers to E9
    moved blue T3 E9
716: blue answers to F9
    moved blue T3 F9
    explored blue S2.2
    looked blue S2.2 ice 3
    thawed blue S2.2 3
    shown blue S2.2 number 11
717: blue answers found
    colony blue S2.a
718: blue answers launch T3 E20
    launched blue trade T3 E20
719: blue answers ship T2
720: blue answers to D19
    moved blue T2 D19
721: blue answers to D18
    moved blue T2 D18
722: blue answers to E18
    moved blue T2 E18
723: blue answers to D18
    moved blue T2 D18
724: blue answers to D17
    moved blue T2 D17
725: blue answers ship T1
726: blue answers to H15
    moved blue T1 H15
727: blue answers to H14
    moved blue T1 H14
728: blue answers to H13
    moved blue T1 H13
729: blue answers to H12
    moved blue T1 H12
    explored blue S3.2
    looked blue S3.2 number 9
730: blue answers to J12
    moved blue T1 J12
731: blue answers ship T3
732: blue answers to E19
    moved blue T3 E19
733: blue answers to E18
    moved blue T3 E18
734: blue answers to E17
    moved blue T3 E17
735: blue answers to E16
    moved blue T3 E16
736: blue answers to E15
    moved blue T3 E15
    turn white 34
    rolled white 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
737: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E01
    heard white fold_ahead
738: white answers yes
    agreed white
    opponent yellow speed
    mother-ship white 0 3
    mother-ship yellow 2 3
    contest white speed 6 7
    heard white hull_cracks
739: white answers expansion freight_ring
    lost-expansion white freight_ring
    card-over white E01
740: white answers ship T3
741: white answers to G12
    moved white T3 G12
742: white answers to G11
    moved white T3 G11
743: white answers to H11
    moved white T3 H11
    explored white S3.2
    looked white S3.2 number 9
744: white answers to H12
    moved white T3 H12
745: white answers to J12
    moved white T3 J12
746: white answers to J11
    moved white T3 J11
    explored white S3.3
    looked white S3.3 number 4
747: white answers found
    colony white S3.c
    shown white S3.2 number 9
    shown white S3.3 number 4
748: white answers ship T2
749: white answers to F12
    moved white T2 F12
750: white answers to F13
    moved white T2 F13
751: white answers to E13
    moved white T2 E13
752: white answers to E12
    moved white T2 E12
753: white answers stop
    turn yellow 35
    rolled yellow 6
    produced yellow 3 fuel
    produced yellow 1 carbon
    produced white 1 carbon
754: yellow answers build freight_ring
    built yellow freight_ring
755: yellow answers build colony_ship
    built yellow colony_ship
756: yellow answers launch T1 N20
    launched yellow colony T1 N20
757: yellow answers build booster
    built yellow booster
758: yellow answers propose
759: yellow answers add fuel
760: yellow answers add ore
761: yellow answers done
762: yellow answers add carbon
763: yellow answers add food
764: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 1 food
765: blue answers decline
    declined blue
766: white answers counter
767: white answers add carbon
768: white answers add ore
769: white answers done
770: white answers add fuel
771: white answers done
    offers white 1 ore
    offers white 1 carbon
    wants white 1 fuel
772: yellow answers withdraw
    withdrew yellow
773: yellow answers call-offers
    called yellow
774: blue answers decline
    declined blue
775: white answers bid
776: white answers add ore
777: white answers add ore
778: white answers done
779: white answers add food
780: white answers add carbon
781: white answers done
    offers white 2 ore
    wants white 1 carbon
    wants white 1 food
782: yellow answers withdraw
    withdrew yellow
783: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
784: yellow answers no
    refused yellow
    opponent blue combat
    mother-ship yellow 0 3
    mother-ship blue 3 2
    contest yellow combat 5 7
    heard yellow beaten_bravely
    grounded yellow T1
    fame yellow 1
    card-over yellow E15
785: yellow answers ship T2
786: yellow answers to P15
    moved yellow T2 P15
787: yellow answers stop
    turn blue 36
    rolled blue 6
    produced yellow 3 fuel
    produced yellow 1 carbon
    produced white 1 carbon
788: blue answers later
789: blue answers draw
    supplied blue 1
    you-gained blue carbon
790: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E26
    heard blue drifting_ship
791: blue answers yes
    agreed blue
    opponent yellow speed
    mother-ship blue 0 2
    mother-ship yellow 2 0
    contest blue speed 3 5
    heard blue too_late_too_hot
792: blue answers expansion freight_ring
    lost-expansion blue freight_ring
    grounded blue T1
    card-over blue E26
793: blue answers ship T3
794: blue answers to E14
    moved blue T3 E14
795: blue answers to D14
    moved blue T3 D14
796: blue answers stop
797: blue answers ship T2
798: blue answers to C17
    moved blue T2 C17
799: blue answers to C16
    moved blue T2 C16
800: blue answers to B16
    moved blue T2 B16
801: blue answers stop
    turn white 37
    rolled white 7
802: white answers rob seat2
    stolen white blue
    you-lost blue food
    you-gained white food
803: white answers exchange food carbon
    exchanged white 2 food carbon
804: white answers exchange carbon goods
    exchanged white 3 carbon goods
805: white answers build freight_ring
    built white freight_ring
806: white answers propose
807: white answers add carbon
808: white answers done
809: white answers add ore
810: white answers done
    offers white 1 carbon
    wants white 1 ore
811: yellow answers decline
    declined yellow
812: blue answers accept
    accepted blue
813: white answers withdraw
    withdrew white
814: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E17
    heard white pirate_attacks
815: white answers no
    refused white
    opponent blue combat
    mother-ship white 3 0
    mother-ship blue 0 2
    contest white combat 5 4
    heard white hold_of_ore
    took white ore
    took white ore
    fame white 1
    card-over white E17
816: white answers ship T2
817: white answers to E11
    moved white T2 E11
818: white answers to E10
    moved white T2 E10
819: white answers to E9
    moved white T2 E9
820: white answers to F9
    moved white T2 F9
821: white answers to F8
    moved white T2 F8
822: white answers to G8
    moved white T2 G8
    turn yellow 38
    rolled yellow 10
    produced yellow 1 ore
    produced blue 2 fuel
    produced yellow 1 carbon
823: yellow answers exchange fuel goods
    exchanged yellow 3 fuel goods
824: yellow answers call-offers
    called yellow
825: blue answers decline
    declined blue
826: white answers bid
827: white answers add goods
828: white answers add ore
829: white answers done
830: white answers add fuel
831: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 1 fuel
832: yellow answers deal seat3
    traded yellow white
833: yellow answers exchange ore food
    exchanged yellow 3 ore food
834: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
835: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
836: yellow answers amount 0
    presents yellow 0
    heard yellow trader_pities
    took yellow goods
    card-over yellow E11
837: yellow answers ship T2
838: yellow answers to N15
    moved yellow T2 N15
839: yellow answers to N14
    moved yellow T2 N14
840: yellow answers to N13
    moved yellow T2 N13
841: yellow answers to N12
    moved yellow T2 N12
842: yellow answers to N11
    moved yellow T2 N11
843: yellow answers to N10
    moved yellow T2 N10
    outpost yellow green_folk 1
    chip yellow green_folk
844: yellow answers friend GF2
    friendship yellow GF2
845: yellow answers ship T1
846: yellow answers to N21
    moved yellow T1 N21
847: yellow answers to P21
    moved yellow T1 P21
848: yellow answers to N21
    moved yellow T1 N21
849: yellow answers to N20
    moved yellow T1 N20
850: yellow answers to M20
    moved yellow T1 M20
851: yellow answers to M21
    moved yellow T1 M21
    turn blue 39
    rolled blue 6
    produced yellow 4 fuel
    produced yellow 1 carbon
    produced white 1 carbon
852: blue answers draw
    supplied blue 1
    you-gained blue ore
853: blue answers end-phase
    mother-ship blue 1 2
854: blue answers ship T1
855: blue answers to J13
    moved blue T1 J13
856: blue answers to J12
    moved blue T1 J12
857: blue answers to J13
    moved blue T1 J13
858: blue answers stop
859: blue answers ship T2
860: blue answers to B15
    moved blue T2 B15
861: blue answers to B14
    moved blue T2 B14
862: blue answers to B13
    moved blue T2 B13
863: blue answers stop
864: blue answers ship T3
865: blue answers to D13
    moved blue T3 D13
866: blue answers to D12
    moved blue T3 D12
867: blue answers to D11
    moved blue T3 D11
868: blue answers to C11
    moved blue T3 C11
    turn white 40
    rolled white 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
869: white answers end-phase
    mother-ship white 2 3
870: white answers ship T2
871: white answers to G9
    moved white T2 G9
872: white answers to G10
    moved white T2 G10
873: white answers to G9
    moved white T2 G9
874: white answers stop
    turn yellow 41
    rolled yellow 7
875: yellow answers give fuel
    tribute yellow fuel
876: yellow answers give carbon
    tribute yellow carbon
877: yellow answers give carbon
    tribute yellow carbon
878: yellow answers give fuel
    tribute yellow fuel
879: yellow answers give fuel
    tribute yellow fuel
880: blue answers give ore
    tribute blue ore
881: blue answers give ore
    tribute blue ore
882: blue answers give ore
    tribute blue ore
883: blue answers give fuel
    tribute blue fuel
884: yellow answers rob seat2
    stolen yellow blue
    you-lost blue carbon
    you-gained yellow carbon
885: yellow answers build cannon
    built yellow cannon
886: yellow answers propose
887: yellow answers add goods
888: yellow answers done
889: yellow answers add carbon
890: yellow answers done
    offers yellow 1 goods
    wants yellow 1 carbon
891: blue answers decline
    declined blue
892: white answers counter
893: white answers add ore
894: white answers add carbon
895: white answers done
896: white answers add food
897: white answers done
    offers white 1 ore
    offers white 1 carbon
    wants white 1 food
898: yellow answers deal seat3
    traded yellow white
899: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E02
    heard yellow fold_ahead
900: yellow answers yes
    agreed yellow
    opponent blue speed
    mother-ship yellow 2 2
    mother-ship blue 1 0
    contest yellow speed 7 2
    heard yellow fold_crossed
901: yellow answers jump H3
    jumped yellow T1 H3
    explored yellow S6.1
    looked yellow S6.1 ice 4
    thawed yellow S6.1 4
    shown yellow S6.1 number 9
    explored yellow S6.2
    looked yellow S6.2 number 8
902: yellow answers found
    colony yellow S6.a
    shown yellow S6.2 number 8
    card-over yellow E02
    turn blue 42
    rolled blue 3
    produced yellow 1 food
    produced blue 1 goods
    produced white 2 goods
903: blue answers later
904: blue answers end-phase
    mother-ship blue 1 2
905: blue answers ship T2
906: blue answers to B12
    moved blue T2 B12
907: blue answers to B11
    moved blue T2 B11
908: blue answers to B10
    moved blue T2 B10
    moved blue T2 C10
909: blue answers land-all
    turn white 43
    rolled white 6
    produced yellow 4 fuel
    produced yellow 1 carbon
    produced white 1 carbon
910: white answers build trade_ship
    built white trade_ship
911: white answers launch T1 A21
    launched white trade T1 A21
912: white answers propose
913: white answers add carbon
914: white answers done
915: white answers add fuel
916: white answers done
    offers white 1 carbon
    wants white 1 fuel
917: yellow answers accept
    accepted yellow
918: blue answers accept
    accepted blue
919: white answers deal seat1
    traded white yellow
920: white answers end-phase
    mother-ship white 2 1
921: white answers land-all
    turn yellow 44
    rolled yellow 5
    produced white 1 ore
    produced white 1 carbon
    produced yellow 1 food
922: yellow answers build spaceport
    built yellow spaceport
923: yellow answers site S6.a
    spaceport yellow S6.a
924: yellow answers exchange fuel carbon
    exchanged yellow 3 fuel carbon
925: yellow answers propose
926: yellow answers add goods
927: yellow answers add ore
928: yellow answers done
929: yellow answers add food
930: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 1 food
931: blue answers accept
    accepted blue
932: white answers decline
    declined white
933: yellow answers deal seat2
    traded yellow blue
934: yellow answers build colony_ship
    built yellow colony_ship
935: yellow answers launch T1 N20
    launched yellow colony T1 N20
936: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E28
    heard yellow ship_under_fire
937: yellow answers yes
    agreed yellow
    opponent blue combat
    mother-ship yellow 3 2
    mother-ship blue 2 2
    contest yellow combat 8 6
    heard yellow wanderers_saved
938: yellow answers jump H24
    jumped yellow T1 H24
    fame yellow 1
    won yellow 15
yellow: place 1, points 15
blue: place 3, points 7
white: place 2, points 11
