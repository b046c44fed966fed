colour yellow yellow
colour blue blue
colour white red
you-gained yellow ore
you-gained yellow goods
you-gained yellow fuel
you-gained blue goods
you-gained blue ore
you-gained blue fuel
you-gained white carbon
you-gained white goods
you-gained white food
start-roll yellow 4
start-roll blue 7
start-roll white 8
begins white
0: white answers site delta.c
    colony white delta.c
1: yellow answers site delta.b
    colony yellow delta.b
2: blue answers site alpha.c
    colony blue alpha.c
3: blue answers site beta.b
    colony blue beta.b
4: yellow answers site gamma.b
    colony yellow gamma.b
5: white answers site alpha.b
    colony white alpha.b
6: white answers site delta.a
    colony white delta.a
7: yellow answers site gamma.c
    colony yellow gamma.c
    colony blue beta.a
8: blue answers site beta.b
    spaceport blue beta.b
9: blue answers cargo trade
10: blue answers launch T3 I260
    launched blue trade T3 I260
11: blue answers expansion freight_ring
    expanded blue freight_ring
12: yellow answers site delta.b
    spaceport yellow delta.b
13: yellow answers cargo colony
14: yellow answers launch T3 I279
    launched yellow colony T3 I279
15: yellow answers expansion booster
    expanded yellow booster
16: white answers site delta.c
    spaceport white delta.c
17: white answers cargo colony
18: white answers launch T2 I307
    launched white colony T2 I307
19: white answers expansion cannon
    expanded white cannon
    turn white 1
    rolled white 11
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
20: white answers later
21: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white food
22: white answers end-phase
    mother-ship white 1 2
23: white answers ship T2
24: white answers to I293
    moved white T2 I293
25: white answers to I281
    moved white T2 I281
26: white answers to I269
    moved white T2 I269
    turn yellow 2
    rolled yellow 11
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
27: yellow answers draw
    supplied yellow 2
    you-gained yellow carbon
    you-gained yellow food
28: yellow answers build colony_ship
    built yellow colony_ship
29: yellow answers launch T1 I305
    launched yellow colony T1 I305
30: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
31: yellow answers no
    opponent white combat
    mother-ship yellow 2 0
    mother-ship white 2 2
    contest yellow combat 2 5
    heard yellow beaten_bravely
    lost-expansion yellow booster
    fame yellow 1
    card-over yellow E14
32: yellow answers ship T3
33: yellow answers to I267
    moved yellow T3 I267
34: yellow answers to I253
    moved yellow T3 I253
35: yellow answers to I239
    moved yellow T3 I239
36: yellow answers ship T1
37: yellow answers to I318
    moved yellow T1 I318
38: yellow answers to I305
    moved yellow T1 I305
39: yellow answers stop
    turn blue 3
    rolled blue 10
    produced blue 2 fuel
40: blue answers later
41: blue answers draw
    supplied blue 2
    you-gained blue food
    you-gained blue goods
42: blue answers build trade_ship
    built blue trade_ship
43: blue answers launch T2 I285
    launched blue trade T2 I285
44: blue answers build booster
    built blue booster
    expanded blue booster
45: blue answers propose
46: blue answers add food
47: blue answers add food
48: blue answers done
49: blue answers add carbon
50: blue answers add ore
51: blue answers done
    offers blue 2 food
    wants blue 1 ore
    wants blue 1 carbon
52: white answers decline
    declined white
53: yellow answers counter
54: yellow answers add goods
55: yellow answers done
56: yellow answers add carbon
57: yellow answers add ore
58: yellow answers add fuel
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
59: blue answers withdraw
    withdrew blue
60: blue answers end-phase
    mother-ship blue 2 3
61: blue answers ship T2
62: blue answers to I284
    moved blue T2 I284
63: blue answers to I273
    moved blue T2 I273
64: blue answers to I259
    moved blue T2 I259
65: blue answers to I260
    moved blue T2 I260
66: blue answers to I274
    moved blue T2 I274
    moved blue T2 I285
67: blue answers ship T3
68: blue answers to I259
    moved blue T3 I259
69: blue answers to I245
    moved blue T3 I245
70: blue answers to I244
    moved blue T3 I244
71: blue answers to I230
    moved blue T3 I230
72: blue answers to I216
    moved blue T3 I216
73: blue answers to I202
    moved blue T3 I202
    explored blue S1.2
    looked blue S1.2 pirate 5
    turn white 4
    rolled white 5
    produced yellow 1 ore
74: white answers draw
    supplied white 2
    you-gained white food
    you-gained white fuel
75: white answers exchange goods fuel
    exchanged white 2 goods fuel
76: white answers end-phase
    mother-ship white 3 1
77: white answers ship T2
78: white answers to I255
    moved white T2 I255
79: white answers to I241
    moved white T2 I241
80: white answers to I227
    moved white T2 I227
81: white answers to I213
    moved white T2 I213
    turn yellow 5
    rolled yellow 2
    produced yellow 1 goods
    produced white 1 goods
82: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow carbon
83: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
84: yellow answers build colony_ship
    built yellow colony_ship
    launched yellow colony T2 I279
85: yellow answers propose
86: yellow answers add goods
87: yellow answers add goods
88: yellow answers done
89: yellow answers add carbon
90: yellow answers add carbon
91: yellow answers done
    offers yellow 2 goods
    wants yellow 2 carbon
92: blue answers counter
93: blue answers add food
94: blue answers done
95: blue answers add carbon
96: blue answers done
    offers blue 1 food
    wants blue 1 carbon
97: white answers accept
    accepted white
98: yellow answers deal seat3
    traded yellow white
99: yellow answers propose
100: yellow answers add carbon
101: yellow answers done
102: yellow answers add ore
103: yellow answers add fuel
104: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 1 fuel
105: blue answers counter
106: blue answers add food
107: blue answers done
108: blue answers add carbon
109: blue answers done
    offers blue 1 food
    wants blue 1 carbon
110: white answers decline
    declined white
111: yellow answers withdraw
    withdrew yellow
112: yellow answers propose
113: yellow answers add carbon
114: yellow answers done
115: yellow answers add fuel
116: yellow answers add ore
117: yellow answers add food
118: yellow answers add ore
119: yellow answers add goods
120: yellow answers add ore
121: yellow answers add fuel
122: yellow answers add goods
123: yellow answers add fuel
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 3 fuel
    wants yellow 1 food
    wants yellow 2 goods
124: blue answers counter
125: blue answers add food
126: blue answers done
127: blue answers add carbon
128: blue answers done
    offers blue 1 food
    wants blue 1 carbon
129: white answers decline
    declined white
130: yellow answers deal seat2
    traded yellow blue
131: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E22
    heard yellow drifting_ship
132: yellow answers yes
    opponent blue speed
    mother-ship yellow 3 1
    mother-ship blue 1 2
    contest yellow speed 4 4
    heard yellow prince_saved
    claim yellow
    card-over yellow E22
133: yellow answers ship T2
134: yellow answers to I267
    moved yellow T2 I267
135: yellow answers to I279
    moved yellow T2 I279
136: yellow answers stop
137: yellow answers land-all
    turn blue 6
    rolled blue 5
    produced yellow 1 ore
138: blue answers draw
    supplied blue 2
    you-gained blue fuel
    you-gained blue fuel
139: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E16
    heard blue wanderers_ask
140: blue answers amount 3
141: blue answers give food
    gave blue food
142: blue answers give fuel
    gave blue fuel
143: blue answers give fuel
    gave blue fuel
    heard blue wanderers_way
144: blue answers jump I053
    jumped blue T2 I053
    outpost blue diplomats 1
    chip blue diplomats
145: blue answers friend DI5
    friendship blue DI5
    fame blue 1
    card-over blue E16
146: blue answers ship T3
147: blue answers to I216
    moved blue T3 I216
148: blue answers to I202
    moved blue T3 I202
149: blue answers to I201
    moved blue T3 I201
150: blue answers to I187
    moved blue T3 I187
    turn white 7
    rolled white 7
151: white answers give food
    tribute white food
152: white answers give fuel
    tribute white fuel
153: white answers give goods
    tribute white goods
154: white answers give fuel
    tribute white fuel
155: white answers rob seat2
    stolen white blue
    you-lost blue carbon
    you-gained white carbon
156: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white food
157: white answers end-phase
    mother-ship white 2 1
158: white answers land-all
    turn yellow 8
    rolled yellow 7
159: white answers give food
    tribute white food
160: white answers give ore
    tribute white ore
161: white answers give goods
    tribute white goods
162: white answers give food
    tribute white food
163: yellow answers rob seat3
    stolen yellow white
    you-lost white carbon
    you-gained yellow carbon
164: yellow answers later
165: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
166: yellow answers draw
    supplied yellow 2
    you-gained yellow carbon
    you-gained yellow goods
167: yellow answers propose
168: yellow answers add food
169: yellow answers done
170: yellow answers add goods
171: yellow answers done
    offers yellow 1 food
    wants yellow 1 goods
172: blue answers counter
173: blue answers add food
174: blue answers done
175: blue answers add goods
176: blue answers done
    offers blue 1 food
    wants blue 1 goods
177: white answers counter
178: white answers add food
179: white answers done
180: white answers add goods
181: white answers add goods
182: white answers add ore
183: white answers add carbon
    offers white 1 food
    wants white 1 ore
    wants white 1 carbon
    wants white 2 goods
184: yellow answers deal seat2
    traded yellow blue
185: yellow answers propose
186: yellow answers add ore
187: yellow answers done
188: yellow answers add carbon
189: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
190: blue answers counter
191: blue answers add goods
192: blue answers done
193: blue answers add ore
194: blue answers add carbon
195: blue answers add fuel
196: blue answers add food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
197: white answers counter
198: white answers add food
199: white answers done
200: white answers add goods
201: white answers add goods
202: white answers add fuel
203: white answers add carbon
    offers white 1 food
    wants white 1 fuel
    wants white 1 carbon
    wants white 2 goods
204: yellow answers withdraw
    withdrew yellow
205: yellow answers propose
206: yellow answers add ore
207: yellow answers done
208: yellow answers add carbon
209: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
210: blue answers counter
211: blue answers add goods
212: blue answers done
213: blue answers add fuel
214: blue answers add carbon
215: blue answers add ore
216: blue answers add food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
217: white answers counter
218: white answers add food
219: white answers done
220: white answers add ore
221: white answers add goods
222: white answers add fuel
223: white answers add goods
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
    wants white 2 goods
224: yellow answers withdraw
    withdrew yellow
225: yellow answers end-phase
    mother-ship yellow 3 2
226: yellow answers ship T2
227: yellow answers to I267
    moved yellow T2 I267
228: yellow answers to I268
    moved yellow T2 I268
229: yellow answers to I254
    moved yellow T2 I254
230: yellow answers stop
231: yellow answers ship T1
232: yellow answers to I292
    moved yellow T1 I292
233: yellow answers to I279
    moved yellow T1 I279
234: yellow answers to I267
    moved yellow T1 I267
235: yellow answers to I279
    moved yellow T1 I279
236: yellow answers stop
237: yellow answers land-all
    turn blue 9
    rolled blue 3
    produced yellow 2 food
    produced blue 1 goods
238: blue answers draw
    supplied blue 1
    you-gained blue ore
239: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E30
    heard blue black_market
240: blue answers no
    heard blue fly_on
    card-over blue E30
241: blue answers land-all
    turn white 10
    rolled white 3
    produced yellow 2 food
    produced blue 1 goods
242: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white food
243: white answers exchange goods ore
    exchanged white 2 goods ore
244: white answers end-phase
    mother-ship white 1 3
245: white answers ship T2
246: white answers to I227
    moved white T2 I227
247: white answers stop
    turn yellow 11
    rolled yellow 4
    produced white 1 fuel
248: blue answers take goods
    took blue goods
249: yellow answers draw
    supplied yellow 2
    you-gained yellow goods
    you-gained yellow ore
250: yellow answers exchange food carbon
    exchanged yellow 3 food carbon
251: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
252: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
253: yellow answers propose
254: yellow answers add goods
255: yellow answers done
256: yellow answers add food
257: yellow answers add fuel
258: yellow answers add food
259: yellow answers add carbon
260: yellow answers add carbon
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 2 food
261: blue answers decline
    declined blue
262: white answers decline
    declined white
263: yellow answers propose
264: yellow answers add food
265: yellow answers done
266: yellow answers add fuel
267: yellow answers add carbon
268: yellow answers add fuel
269: yellow answers add goods
270: yellow answers add fuel
    offers yellow 1 food
    wants yellow 3 fuel
    wants yellow 1 carbon
    wants yellow 1 goods
271: blue answers decline
    declined blue
272: white answers decline
    declined white
273: yellow answers propose
274: yellow answers add food
275: yellow answers done
276: yellow answers add ore
277: yellow answers add ore
278: yellow answers add carbon
279: yellow answers add goods
280: yellow answers add carbon
    offers yellow 1 food
    wants yellow 2 ore
    wants yellow 2 carbon
    wants yellow 1 goods
281: blue answers decline
    declined blue
282: white answers decline
    declined white
283: yellow answers exchange food ore
    exchanged yellow 3 food ore
284: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
285: yellow answers no
    opponent blue combat
    mother-ship yellow 1 0
    mother-ship blue 3 2
    contest yellow combat 3 5
    heard yellow beaten_bravely
    grounded yellow T1
    fame yellow 1
    card-over yellow E15
286: yellow answers ship T2
287: yellow answers to I240
    moved yellow T2 I240
288: yellow answers stop
289: yellow answers ship T3
290: yellow answers to I240
    moved yellow T3 I240
291: yellow answers to I239
    moved yellow T3 I239
292: yellow answers to I225
    moved yellow T3 I225
    turn blue 12
    rolled blue 10
    produced blue 2 fuel
293: blue answers draw
    supplied blue 1
    you-gained blue carbon
294: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E28
    heard blue ship_under_fire
295: blue answers yes
    opponent white combat
    mother-ship blue 2 0
    mother-ship white 1 0
    contest blue combat 2 2
    heard blue wanderers_saved
296: blue answers jump I122
    jumped blue T3 I122
    outpost blue merchants 1
    chip blue merchants
297: blue answers friend ME2
    friendship blue ME2
    fame blue 1
    card-over blue E28
    turn white 13
    rolled white 3
    produced yellow 2 food
    produced blue 1 goods
298: white answers draw
    supplied white 2
    you-gained white goods
    you-gained white fuel
299: white answers build booster
    built white booster
    expanded white booster
300: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
301: white answers propose
302: white answers add food
303: white answers add goods
304: white answers done
305: white answers add carbon
306: white answers add fuel
307: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 fuel
    wants white 1 carbon
308: yellow answers counter
309: yellow answers add ore
310: yellow answers done
311: yellow answers add goods
312: yellow answers add carbon
313: yellow answers add carbon
    offers yellow 1 ore
    wants yellow 2 carbon
    wants yellow 1 goods
314: blue answers accept
    accepted blue
315: white answers deal seat2
    traded white blue
316: white answers propose
317: white answers add food
318: white answers done
319: white answers add fuel
320: white answers add ore
321: white answers add carbon
322: white answers add goods
323: white answers add ore
324: white answers add fuel
325: white answers add fuel
326: white answers add carbon
327: white answers add carbon
    offers white 1 food
    wants white 2 ore
    wants white 3 fuel
    wants white 3 carbon
    wants white 1 goods
328: yellow answers counter
329: yellow answers add ore
330: yellow answers done
331: yellow answers add goods
332: yellow answers add goods
333: yellow answers add goods
    offers yellow 1 ore
    wants yellow 3 goods
334: blue answers decline
    declined blue
335: white answers withdraw
    withdrew white
336: white answers propose
337: white answers add food
338: white answers done
339: white answers add fuel
340: white answers add ore
341: white answers add carbon
342: white answers add ore
343: white answers add ore
344: white answers add goods
345: white answers add fuel
346: white answers add fuel
347: white answers add fuel
    offers white 1 food
    wants white 3 ore
    wants white 4 fuel
    wants white 1 carbon
    wants white 1 goods
348: yellow answers counter
349: yellow answers add goods
350: yellow answers done
351: yellow answers add carbon
352: yellow answers add carbon
353: yellow answers add carbon
    offers yellow 1 goods
    wants yellow 3 carbon
354: blue answers decline
    declined blue
355: white answers withdraw
    withdrew white
356: white answers end-phase
    mother-ship white 1 3
357: white answers land-all
    turn yellow 14
    rolled yellow 9
    produced white 2 ore
358: blue answers decline
359: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow food
360: yellow answers propose
361: yellow answers add fuel
362: yellow answers add ore
363: yellow answers add goods
364: yellow answers done
365: yellow answers add carbon
366: yellow answers add carbon
367: yellow answers add carbon
368: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 3 carbon
369: blue answers decline
    declined blue
370: white answers decline
    declined white
371: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E09
    heard yellow trader_hails
372: yellow answers amount 3
373: yellow answers give ore
    gave yellow ore
374: yellow answers give fuel
    gave yellow fuel
375: yellow answers give food
    gave yellow food
    heard yellow trader_engineer
376: yellow answers expansion booster
    expanded yellow booster
    fame yellow 1
    card-over yellow E09
377: yellow answers ship T3
378: yellow answers to I224
    moved yellow T3 I224
379: yellow answers to I210
    moved yellow T3 I210
380: yellow answers to I196
    moved yellow T3 I196
    explored yellow S4.1
    looked yellow S4.1 number 9
381: yellow answers to I210
    moved yellow T3 I210
382: yellow answers ship T2
383: yellow answers to I239
    moved yellow T2 I239
384: yellow answers to I240
    moved yellow T2 I240
385: yellow answers stop
386: yellow answers land-all
    turn blue 15
    rolled blue 5
    produced yellow 1 ore
387: blue answers take carbon
    took blue carbon
388: blue answers build colony_ship
    built blue colony_ship
389: blue answers launch T1 I260
    launched blue colony T1 I260
390: blue answers propose
391: blue answers add goods
392: blue answers done
393: blue answers add fuel
394: blue answers add food
395: blue answers add ore
396: blue answers add carbon
397: blue answers add ore
    offers blue 1 goods
    wants blue 2 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
398: white answers decline
    declined white
399: yellow answers counter
400: yellow answers add food
401: yellow answers add food
402: yellow answers add ore
403: yellow answers add goods
404: yellow answers done
405: yellow answers add fuel
406: yellow answers add fuel
407: yellow answers add fuel
408: yellow answers add carbon
409: yellow answers add carbon
410: yellow answers add carbon
    offers yellow 1 ore
    offers yellow 2 food
    offers yellow 1 goods
    wants yellow 3 fuel
    wants yellow 3 carbon
411: blue answers withdraw
    withdrew blue
412: blue answers propose
413: blue answers add goods
414: blue answers done
415: blue answers add fuel
416: blue answers add fuel
417: blue answers add food
418: blue answers add food
419: blue answers add fuel
    offers blue 1 goods
    wants blue 3 fuel
    wants blue 2 food
420: white answers decline
    declined white
421: yellow answers counter
422: yellow answers add food
423: yellow answers add food
424: yellow answers add ore
425: yellow answers add goods
426: yellow answers done
427: yellow answers add carbon
428: yellow answers add carbon
429: yellow answers add fuel
430: yellow answers add carbon
431: yellow answers done
    offers yellow 1 ore
    offers yellow 2 food
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 3 carbon
432: blue answers withdraw
    withdrew blue
433: blue answers exchange goods food
    exchanged blue 2 goods food
434: blue answers end-phase
    mother-ship blue 3 2
435: blue answers ship T1
436: blue answers to I274
    moved blue T1 I274
437: blue answers to I260
    moved blue T1 I260
438: blue answers to I259
    moved blue T1 I259
439: blue answers to I245
    moved blue T1 I245
440: blue answers to I259
    moved blue T1 I259
441: blue answers to I260
    moved blue T1 I260
    turn white 16
    rolled white 4
    produced white 1 fuel
442: blue answers take fuel
    took blue fuel
443: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white goods
444: white answers build colony_ship
    built white colony_ship
445: white answers launch T3 I319
    launched white colony T3 I319
446: white answers propose
447: white answers add ore
448: white answers done
449: white answers add fuel
450: white answers add carbon
451: white answers add fuel
452: white answers add goods
453: white answers add goods
454: white answers done
    offers white 1 ore
    wants white 2 fuel
    wants white 1 carbon
    wants white 2 goods
455: yellow answers counter
456: yellow answers add ore
457: yellow answers done
458: yellow answers add food
459: yellow answers add carbon
460: yellow answers add goods
461: yellow answers add carbon
    offers yellow 1 ore
    wants yellow 2 carbon
    wants yellow 1 food
    wants yellow 1 goods
462: blue answers decline
    declined blue
463: white answers withdraw
    withdrew white
464: white answers propose
465: white answers add fuel
466: white answers done
467: white answers add goods
468: white answers done
    offers white 1 fuel
    wants white 1 goods
469: yellow answers counter
470: yellow answers add food
471: yellow answers add goods
472: yellow answers add ore
473: yellow answers done
474: yellow answers add carbon
475: yellow answers add carbon
476: yellow answers add carbon
477: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 3 carbon
478: blue answers decline
    declined blue
479: white answers withdraw
    withdrew white
480: white answers propose
481: white answers add ore
482: white answers done
483: white answers add food
484: white answers add carbon
485: white answers add food
486: white answers add goods
487: white answers add goods
488: white answers done
    offers white 1 ore
    wants white 1 carbon
    wants white 2 food
    wants white 2 goods
489: yellow answers counter
490: yellow answers add food
491: yellow answers done
492: yellow answers add carbon
493: yellow answers add carbon
494: yellow answers add carbon
495: yellow answers add goods
    offers yellow 1 food
    wants yellow 3 carbon
    wants yellow 1 goods
496: blue answers decline
    declined blue
497: white answers withdraw
    withdrew white
498: white answers build booster
    built white booster
    expanded white booster
499: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card yellow E18
    heard white toll_demanded
500: white answers no
    opponent yellow combat
    mother-ship white 1 2
    mother-ship yellow 0 1
    contest white combat 4 3
    heard white hold_of_ore
    took white ore
    took white ore
    fame white 1
    card-over white E18
501: white answers ship T2
502: white answers to I213
    moved white T2 I213
503: white answers to I227
    moved white T2 I227
504: white answers to I226
    moved white T2 I226
505: white answers to I240
    moved white T2 I240
506: white answers to I226
    moved white T2 I226
507: white answers ship T3
508: white answers to I306
    moved white T3 I306
509: white answers to I319
    moved white T3 I319
510: white answers to I306
    moved white T3 I306
511: white answers to I319
    moved white T3 I319
512: white answers to I318
    moved white T3 I318
    turn yellow 17
    rolled yellow 7
513: yellow answers rob seat2
    stolen yellow blue
    you-lost blue goods
    you-gained yellow goods
514: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow ore
515: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E08
    heard yellow trader_hails
516: yellow answers amount 1
517: yellow answers give food
    gave yellow food
    heard yellow trader_silent
    card-over yellow E08
518: yellow answers ship T3
519: yellow answers to I224
    moved yellow T3 I224
520: yellow answers stop
521: yellow answers ship T1
522: yellow answers to I267
    moved yellow T1 I267
523: yellow answers to I279
    moved yellow T1 I279
524: yellow answers to I267
    moved yellow T1 I267
525: yellow answers to I253
    moved yellow T1 I253
526: yellow answers land-all
    turn blue 18
    rolled blue 9
    produced white 2 ore
527: blue answers take ore
    took blue ore
528: blue answers build trade_ship
    built blue trade_ship
529: blue answers launch T2 I285
    launched blue trade T2 I285
530: blue answers propose
531: blue answers add goods
532: blue answers add food
533: blue answers done
534: blue answers add carbon
535: blue answers add carbon
536: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 2 carbon
537: white answers decline
    declined white
538: yellow answers decline
    declined yellow
539: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E07
    heard blue trader_hails
540: blue answers amount 2
541: blue answers give goods
    gave blue goods
542: blue answers give food
    gave blue food
    heard blue trader_content
543: blue answers take food
    took blue food
    fame blue 1
    card-over blue E07
544: blue answers ship T1
545: blue answers to I259
    moved blue T1 I259
546: blue answers to I273
    moved blue T1 I273
547: blue answers stop
548: blue answers ship T2
549: blue answers to I274
    moved blue T2 I274
550: blue answers to I260
    moved blue T2 I260
551: blue answers to I246
    moved blue T2 I246
552: blue answers to I232
    moved blue T2 I232
    turn white 19
    rolled white 4
    produced white 1 fuel
553: blue answers take fuel
    took blue fuel
554: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white carbon
555: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
556: white answers end-phase
    mother-ship white 1 2
557: white answers ship T3
558: white answers to I305
    moved white T3 I305
559: white answers to I304
    moved white T3 I304
560: white answers to I305
    moved white T3 I305
561: white answers to I304
    moved white T3 I304
562: white answers stop
563: white answers ship T2
564: white answers to I227
    moved white T2 I227
565: white answers to I213
    moved white T2 I213
566: white answers to I199
    moved white T2 I199
567: white answers to I213
    moved white T2 I213
568: white answers to I199
    moved white T2 I199
    turn yellow 20
    rolled yellow 4
    produced white 1 fuel
569: blue answers take carbon
    took blue carbon
570: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow food
571: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
572: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
573: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
574: yellow answers end-phase
    mother-ship yellow 2 2
575: yellow answers ship T3
576: yellow answers to I225
    moved yellow T3 I225
577: yellow answers to I239
    moved yellow T3 I239
578: yellow answers stop
579: yellow answers ship T2
580: yellow answers to I254
    moved yellow T2 I254
581: yellow answers stop
582: yellow answers ship T1
583: yellow answers to I239
    moved yellow T1 I239
584: yellow answers to I225
    moved yellow T1 I225
585: yellow answers to I224
    moved yellow T1 I224
586: yellow answers to I225
    moved yellow T1 I225
587: yellow answers to I224
    moved yellow T1 I224
    turn blue 21
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
588: blue answers build colony_ship
    built blue colony_ship
589: blue answers launch T3 I260
    launched blue colony T3 I260
590: blue answers propose
591: blue answers add carbon
592: blue answers done
593: blue answers add food
594: blue answers add fuel
595: blue answers add goods
596: blue answers add fuel
597: blue answers add goods
598: blue answers add goods
599: blue answers add food
600: blue answers add ore
601: blue answers add fuel
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 3 fuel
    wants blue 2 food
    wants blue 3 goods
602: white answers decline
    declined white
603: yellow answers decline
    declined yellow
604: blue answers propose
605: blue answers add carbon
606: blue answers done
607: blue answers add goods
608: blue answers add food
609: blue answers add fuel
610: blue answers add ore
611: blue answers add ore
612: blue answers add goods
613: blue answers add fuel
614: blue answers add food
615: blue answers add fuel
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 3 fuel
    wants blue 2 food
    wants blue 2 goods
616: white answers decline
    declined white
617: yellow answers decline
    declined yellow
618: blue answers propose
619: blue answers add carbon
620: blue answers done
621: blue answers add fuel
622: blue answers add food
623: blue answers add fuel
624: blue answers add ore
625: blue answers add food
626: blue answers add goods
627: blue answers add fuel
628: blue answers add fuel
629: blue answers add goods
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 4 fuel
    wants blue 2 food
    wants blue 2 goods
630: white answers decline
    declined white
631: yellow answers decline
    declined yellow
632: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E06
    heard blue wanderers_ask
633: blue answers amount 1
634: blue answers give carbon
    gave blue carbon
    heard blue wanderers_bless
    fame blue 1
    card-over blue E06
635: blue answers ship T3
636: blue answers to I246
    moved blue T3 I246
637: blue answers to I260
    moved blue T3 I260
638: blue answers to I246
    moved blue T3 I246
639: blue answers stop
640: blue answers ship T2
641: blue answers to I218
    moved blue T2 I218
642: blue answers to I232
    moved blue T2 I232
643: blue answers to I218
    moved blue T2 I218
644: blue answers to I219
    moved blue T2 I219
645: blue answers ship T1
646: blue answers to I259
    moved blue T1 I259
647: blue answers to I245
    moved blue T1 I245
648: blue answers to I244
    moved blue T1 I244
649: blue answers stop
    turn white 22
    rolled white 10
    produced blue 2 fuel
650: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white carbon
651: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
652: white answers build booster
    built white booster
    expanded white booster
653: white answers end-phase
    mother-ship white 3 2
654: white answers ship T2
655: white answers to I198
    moved white T2 I198
    explored white S4.3
    looked white S4.3 ice 3
    conquered white S4.3 ice 3
    shown white S4.3 number 11
656: white answers stop
657: white answers ship T3
658: white answers to I305
    moved white T3 I305
659: white answers to I292
    moved white T3 I292
660: white answers to I279
    moved white T3 I279
661: white answers to I267
    moved white T3 I267
662: white answers to I253
    moved white T3 I253
663: white answers to I239
    moved white T3 I239
664: white answers to I225
    moved white T3 I225
665: white answers to I211
    moved white T3 I211
    turn yellow 23
    rolled yellow 11
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
666: yellow answers later
667: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow fuel
668: yellow answers build booster
    built yellow booster
    expanded yellow booster
669: yellow answers propose
670: yellow answers add goods
671: yellow answers add fuel
672: yellow answers done
673: yellow answers add carbon
674: yellow answers add carbon
675: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 2 carbon
676: blue answers counter
677: blue answers add fuel
678: blue answers done
679: blue answers add food
680: blue answers add carbon
681: blue answers add carbon
682: blue answers add carbon
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 1 food
683: white answers accept
    accepted white
684: yellow answers deal seat3
    traded yellow white
685: yellow answers propose
686: yellow answers add food
687: yellow answers done
688: yellow answers add ore
689: yellow answers add fuel
690: yellow answers add fuel
691: yellow answers add fuel
692: yellow answers add fuel
693: yellow answers add fuel
694: yellow answers add fuel
695: yellow answers add ore
    offers yellow 1 food
    wants yellow 2 ore
    wants yellow 6 fuel
696: blue answers counter
697: blue answers add food
698: blue answers add fuel
699: blue answers add fuel
700: blue answers done
701: blue answers add carbon
702: blue answers add carbon
703: blue answers add carbon
704: blue answers done
    offers blue 2 fuel
    offers blue 1 food
    wants blue 3 carbon
705: white answers decline
    declined white
706: yellow answers withdraw
    withdrew yellow
707: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
708: yellow answers amount 1
709: yellow answers give carbon
    gave yellow carbon
    heard yellow trader_pleased
710: yellow answers take carbon
    took yellow carbon
    fame yellow 1
    card-over yellow E11
711: yellow answers ship T1
712: yellow answers to I225
    moved yellow T1 I225
713: yellow answers to I211
    moved yellow T1 I211
714: yellow answers to I212
    moved yellow T1 I212
715: yellow answers to I226
    moved yellow T1 I226
716: yellow answers to I212
    moved yellow T1 I212
717: yellow answers ship T3
718: yellow answers to I253
    moved yellow T3 I253
719: yellow answers to I239
    moved yellow T3 I239
720: yellow answers to I225
    moved yellow T3 I225
721: yellow answers to I239
    moved yellow T3 I239
722: yellow answers to I225
    moved yellow T3 I225
723: yellow answers ship T2
724: yellow answers to I240
    moved yellow T2 I240
725: yellow answers to I226
    moved yellow T2 I226
726: yellow answers to I212
    moved yellow T2 I212
727: yellow answers to I211
    moved yellow T2 I211
    moved yellow T2 I197
728: yellow answers found
    colony yellow S4.c
    shown yellow S4.1 number 9
729: yellow answers launch T2 I279
    launched yellow trade T2 I279
730: yellow answers land-all
    turn blue 24
    rolled blue 12
    produced blue 1 goods
731: blue answers propose
732: blue answers add food
733: blue answers done
734: blue answers add carbon
735: blue answers add carbon
736: blue answers add carbon
737: blue answers add carbon
738: blue answers add fuel
739: blue answers add goods
740: blue answers add carbon
741: blue answers add fuel
    offers blue 1 food
    wants blue 2 fuel
    wants blue 5 carbon
    wants blue 1 goods
742: white answers decline
    declined white
743: yellow answers decline
    declined yellow
744: blue answers propose
745: blue answers add goods
746: blue answers done
747: blue answers add fuel
748: blue answers add food
749: blue answers add carbon
750: blue answers add carbon
751: blue answers done
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 1 food
752: white answers decline
    declined white
753: yellow answers decline
    declined yellow
754: blue answers propose
755: blue answers add fuel
756: blue answers done
757: blue answers add goods
758: blue answers add carbon
759: blue answers add carbon
760: blue answers add carbon
761: blue answers done
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 1 goods
762: white answers decline
    declined white
763: yellow answers decline
    declined yellow
764: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E23
    heard blue thief_offers
765: blue answers no
    heard blue refusal_noticed
    fame blue 1
    card-over blue E23
766: blue answers land-all
    turn white 25
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
767: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white goods
768: white answers build trade_ship
    built white trade_ship
769: white answers launch T1 I307
    launched white trade T1 I307
770: white answers propose
771: white answers add carbon
772: white answers done
773: white answers add fuel
774: white answers add food
775: white answers done
    offers white 1 carbon
    wants white 1 fuel
    wants white 1 food
776: yellow answers decline
    declined yellow
777: blue answers counter
778: blue answers add food
779: blue answers done
780: blue answers add ore
781: blue answers add carbon
782: blue answers add goods
783: blue answers add carbon
784: blue answers add carbon
785: blue answers add fuel
786: blue answers add fuel
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 3 carbon
    wants blue 1 goods
787: white answers withdraw
    withdrew white
788: white answers propose
789: white answers add fuel
790: white answers done
791: white answers add food
792: white answers done
    offers white 1 fuel
    wants white 1 food
793: yellow answers decline
    declined yellow
794: blue answers accept
    accepted blue
795: white answers deal seat2
    traded white blue
796: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E03
    heard white fold_ahead
797: white answers yes
    opponent blue speed
    mother-ship white 2 1
    mother-ship blue 2 2
    contest white speed 6 5
    heard white fold_crossed
798: white answers jump I265
    jumped white T1 I265
    card-over white E03
799: white answers ship T2
800: white answers to I212
    moved white T2 I212
801: white answers to I198
    moved white T2 I198
802: white answers to I184
    moved white T2 I184
    explored white S4.2
    looked white S4.2 number 3
803: white answers to I198
    moved white T2 I198
804: white answers to I184
    moved white T2 I184
805: white answers found
    colony white S4.b
    shown white S4.2 number 3
806: white answers ship T3
807: white answers to I197
    moved white T3 I197
808: white answers to I211
    moved white T3 I211
809: white answers to I197
    moved white T3 I197
810: white answers to I196
    moved white T3 I196
811: white answers to I183
    moved white T3 I183
812: white answers stop
    turn yellow 26
    rolled yellow 3
    produced yellow 2 food
    produced white 1 food
    produced blue 1 goods
813: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
814: yellow answers propose
815: yellow answers add ore
816: yellow answers done
817: yellow answers add carbon
818: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
819: blue answers decline
    declined blue
820: white answers accept
    accepted white
821: yellow answers deal seat3
    traded yellow white
822: yellow answers build spaceport
    built yellow spaceport
823: yellow answers site gamma.b
    spaceport yellow gamma.b
824: yellow answers propose
825: yellow answers add food
826: yellow answers done
827: yellow answers add goods
828: yellow answers add carbon
829: yellow answers add carbon
830: yellow answers add carbon
831: yellow answers add goods
832: yellow answers done
    offers yellow 1 food
    wants yellow 3 carbon
    wants yellow 2 goods
833: blue answers decline
    declined blue
834: white answers decline
    declined white
835: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E26
    heard yellow drifting_ship
836: yellow answers yes
    opponent white speed
    mother-ship yellow 0 2
    mother-ship white 2 0
    contest yellow speed 4 5
    heard yellow too_late_too_hot
837: yellow answers expansion freight_ring
    lost-expansion yellow freight_ring
    grounded yellow T1
    card-over yellow E26
838: yellow answers ship T2
839: yellow answers to I292
    moved yellow T2 I292
840: yellow answers to I279
    moved yellow T2 I279
841: yellow answers to I267
    moved yellow T2 I267
842: yellow answers to I253
    moved yellow T2 I253
843: yellow answers to I239
    moved yellow T2 I239
844: yellow answers ship T3
845: yellow answers to I224
    moved yellow T3 I224
846: yellow answers to I210
    moved yellow T3 I210
847: yellow answers to I209
    moved yellow T3 I209
848: yellow answers to I195
    moved yellow T3 I195
849: yellow answers to I182
    moved yellow T3 I182
    turn blue 27
    rolled blue 7
850: white answers give food
    tribute white food
851: white answers give goods
    tribute white goods
852: white answers give goods
    tribute white goods
853: white answers give carbon
    tribute white carbon
854: blue answers rob seat3
    stolen blue white
    you-lost white ore
    you-gained blue ore
855: blue answers exchange goods carbon
    exchanged blue 2 goods carbon
856: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
857: blue answers build cannon
    built blue cannon
    expanded blue cannon
858: blue answers propose
859: blue answers add fuel
860: blue answers add fuel
861: blue answers add fuel
862: blue answers done
863: blue answers add carbon
864: blue answers add carbon
865: blue answers add food
    offers blue 3 fuel
    wants blue 2 carbon
    wants blue 1 food
866: white answers decline
    declined white
867: yellow answers counter
868: yellow answers add food
869: yellow answers done
870: yellow answers add carbon
871: yellow answers add carbon
872: yellow answers add ore
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 2 carbon
873: blue answers withdraw
    withdrew blue
874: blue answers propose
875: blue answers add fuel
876: blue answers add fuel
877: blue answers add fuel
878: blue answers done
879: blue answers add food
880: blue answers add carbon
881: blue answers add carbon
    offers blue 3 fuel
    wants blue 2 carbon
    wants blue 1 food
882: white answers decline
    declined white
883: yellow answers counter
884: yellow answers add food
885: yellow answers done
886: yellow answers add carbon
887: yellow answers add carbon
888: yellow answers add carbon
    offers yellow 1 food
    wants yellow 3 carbon
889: blue answers withdraw
    withdrew blue
890: blue answers end-phase
    mother-ship blue 2 1
891: blue answers ship T3
892: blue answers to I247
    moved blue T3 I247
893: blue answers to I233
    moved blue T3 I233
894: blue answers stop
895: blue answers ship T1
896: blue answers to I230
    moved blue T1 I230
897: blue answers to I229
    moved blue T1 I229
898: blue answers to I215
    moved blue T1 I215
899: blue answers to I201
    moved blue T1 I201
900: blue answers ship T2
901: blue answers to I218
    moved blue T2 I218
902: blue answers to I204
    moved blue T2 I204
903: blue answers to I190
    moved blue T2 I190
904: blue answers to I177
    moved blue T2 I177
    turn white 28
    rolled white 12
    produced blue 1 goods
905: white answers draw
    supplied white 1
    you-gained white carbon
906: white answers end-phase
    mother-ship white 1 2
907: white answers ship T3
908: white answers to I170
    moved white T3 I170
909: white answers to I156
    moved white T3 I156
910: white answers to I155
    moved white T3 I155
911: white answers to I141
    moved white T3 I141
    explored white S3.3
    looked white S3.3 number 4
912: white answers to I140
    moved white T3 I140
    explored white S3.2
    looked white S3.2 number 6
913: white answers found
    colony white S3.c
    shown white S3.2 number 6
    shown white S3.3 number 4
914: white answers ship T1
915: white answers to I266
    moved white T1 I266
916: white answers to I265
    moved white T1 I265
917: white answers to I277
    moved white T1 I277
918: white answers to I265
    moved white T1 I265
919: white answers to I266
    moved white T1 I266
920: white answers to I252
    moved white T1 I252
    turn yellow 29
    rolled yellow 10
    produced blue 2 fuel
921: yellow answers draw
    supplied yellow 1
    you-gained yellow food
922: yellow answers propose
923: yellow answers add food
924: yellow answers done
925: yellow answers add goods
926: yellow answers add carbon
927: yellow answers add fuel
928: yellow answers add goods
929: yellow answers add carbon
930: yellow answers done
    offers yellow 1 food
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 2 goods
931: blue answers decline
    declined blue
932: white answers decline
    declined white
933: yellow answers propose
934: yellow answers add food
935: yellow answers done
936: yellow answers add ore
937: yellow answers add ore
938: yellow answers add goods
939: yellow answers add ore
940: yellow answers add carbon
941: yellow answers add carbon
    offers yellow 1 food
    wants yellow 3 ore
    wants yellow 2 carbon
    wants yellow 1 goods
942: blue answers decline
    declined blue
943: white answers decline
    declined white
944: yellow answers propose
945: yellow answers add food
946: yellow answers done
947: yellow answers add ore
948: yellow answers add carbon
949: yellow answers add goods
950: yellow answers add carbon
951: yellow answers add goods
952: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 2 carbon
    wants yellow 2 goods
953: blue answers decline
    declined blue
954: white answers decline
    declined white
955: yellow answers exchange food carbon
    exchanged yellow 3 food carbon
956: yellow answers end-phase
    mother-ship yellow 2 2
957: yellow answers ship T1
958: yellow answers to I226
    moved yellow T1 I226
959: yellow answers to I212
    moved yellow T1 I212
960: yellow answers to I198
    moved yellow T1 I198
961: yellow answers stop
962: yellow answers ship T3
963: yellow answers to I183
    moved yellow T3 I183
964: yellow answers to I170
    moved yellow T3 I170
965: yellow answers to I171
    moved yellow T3 I171
966: yellow answers to I157
    moved yellow T3 I157
967: yellow answers to I143
    moved yellow T3 I143
968: yellow answers to I130
    moved yellow T3 I130
969: yellow answers ship T2
970: yellow answers to I225
    moved yellow T2 I225
971: yellow answers to I211
    moved yellow T2 I211
972: yellow answers to I197
    moved yellow T2 I197
973: yellow answers to I211
    moved yellow T2 I211
974: yellow answers to I212
    moved yellow T2 I212
975: yellow answers stop
    turn blue 30
    rolled blue 11
    produced yellow 1 carbon
    produced white 1 carbon
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
976: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E10
    heard blue trader_hails
977: blue answers amount 2
978: blue answers give goods
    gave blue goods
979: blue answers give food
    gave blue food
    heard blue prince_content
980: blue answers take goods
    took blue goods
    fame blue 1
    card-over blue E10
981: blue answers ship T1
982: blue answers to I187
    moved blue T1 I187
983: blue answers to I175
    moved blue T1 I175
    explored blue S1.1
    looked blue S1.1 number 2
984: blue answers stop
985: blue answers ship T2
986: blue answers to I176
    moved blue T2 I176
    explored blue S1.3
    looked blue S1.3 number 12
987: blue answers to I163
    moved blue T2 I163
988: blue answers to I162
    moved blue T2 I162
989: blue answers to I163
    moved blue T2 I163
990: blue answers ship T3
991: blue answers to I219
    moved blue T3 I219
992: blue answers to I218
    moved blue T3 I218
993: blue answers to I204
    moved blue T3 I204
994: blue answers to I203
    moved blue T3 I203
    turn white 31
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
995: white answers draw
    supplied white 1
    you-gained white goods
996: white answers exchange goods fuel
    exchanged white 2 goods fuel
997: white answers build colony_ship
    built white colony_ship
998: white answers launch T2 I319
    launched white colony T2 I319
999: white answers propose
1000: white answers add carbon
1001: white answers add carbon
1002: white answers done
1003: white answers add food
1004: white answers add ore
1005: white answers done
    offers white 2 carbon
    wants white 1 ore
    wants white 1 food
1006: yellow answers decline
    declined yellow
1007: blue answers decline
    declined blue
1008: white answers end-phase
    mother-ship white 1 2
1009: white answers ship T1
1010: white answers to I238
    moved white T1 I238
1011: white answers to I224
    moved white T1 I224
1012: white answers to I210
    moved white T1 I210
1013: white answers to I196
    moved white T1 I196
1014: white answers to I210
    moved white T1 I210
1015: white answers to I196
    moved white T1 I196
1016: white answers ship T2
1017: white answers to I318
    moved white T2 I318
1018: white answers to I305
    moved white T2 I305
1019: white answers to I304
    moved white T2 I304
1020: white answers stop
    turn yellow 32
    rolled yellow 7
1021: blue answers give ore
    tribute blue ore
1022: blue answers give carbon
    tribute blue carbon
1023: blue answers give goods
    tribute blue goods
1024: blue answers give fuel
    tribute blue fuel
1025: yellow answers rob seat3
    stolen yellow white
    you-lost white carbon
    you-gained yellow carbon
1026: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
1027: yellow answers end-phase
    mother-ship yellow 3 2
1028: yellow answers ship T2
1029: yellow answers to I198
    moved yellow T2 I198
1030: yellow answers to I184
    moved yellow T2 I184
1031: yellow answers to I172
    moved yellow T2 I172
1032: yellow answers to I158
    moved yellow T2 I158
1033: yellow answers to I144
    moved yellow T2 I144
1034: yellow answers to I131
    moved yellow T2 I131
    outpost yellow green_folk 1
    chip yellow green_folk
1035: yellow answers friend GF3
    friendship yellow GF3
1036: yellow answers ship T3
1037: yellow answers to I143
    moved yellow T3 I143
1038: yellow answers to I157
    moved yellow T3 I157
1039: yellow answers to I143
    moved yellow T3 I143
1040: yellow answers to I130
    moved yellow T3 I130
1041: yellow answers to I119
    moved yellow T3 I119
    explored yellow S7.3
    looked yellow S7.3 number 8
1042: yellow answers to I105
    moved yellow T3 I105
1043: yellow answers to I091
    moved yellow T3 I091
    explored yellow S7.2
    looked yellow S7.2 number 4
1044: yellow answers found
    colony yellow S7.b
    shown yellow S7.2 number 4
    shown yellow S7.3 number 8
1045: yellow answers ship T1
1046: yellow answers to I184
    moved yellow T1 I184
1047: yellow answers to I198
    moved yellow T1 I198
1048: yellow answers to I212
    moved yellow T1 I212
1049: yellow answers to I198
    moved yellow T1 I198
1050: yellow answers to I199
    moved yellow T1 I199
1051: yellow answers to I198
    moved yellow T1 I198
1052: yellow answers stop
    turn blue 33
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
1053: blue answers end-phase
    mother-ship blue 3 1
1054: blue answers ship T3
1055: blue answers to I189
    moved blue T3 I189
1056: blue answers to I176
    moved blue T3 I176
1057: blue answers to I177
    moved blue T3 I177
1058: blue answers to I164
    moved blue T3 I164
1059: blue answers to I165
    moved blue T3 I165
1060: blue answers ship T1
1061: blue answers to I161
    moved blue T1 I161
1062: blue answers to I147
    moved blue T1 I147
1063: blue answers to I148
    moved blue T1 I148
1064: blue answers to I147
    moved blue T1 I147
1065: blue answers to I148
    moved blue T1 I148
1066: blue answers ship T2
1067: blue answers to I176
    moved blue T2 I176
1068: blue answers to I163
    moved blue T2 I163
1069: blue answers to I162
    moved blue T2 I162
1070: blue answers to I148
    moved blue T2 I148
1071: blue answers to I147
    moved blue T2 I147
    turn white 34
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
1072: white answers later
1073: white answers draw
    supplied white 1
    you-gained white food
1074: white answers propose
1075: white answers add food
1076: white answers done
1077: white answers add goods
1078: white answers add goods
1079: white answers add fuel
1080: white answers add carbon
1081: white answers add fuel
1082: white answers add fuel
1083: white answers add goods
1084: white answers add ore
    offers white 1 food
    wants white 1 ore
    wants white 3 fuel
    wants white 1 carbon
    wants white 3 goods
1085: yellow answers decline
    declined yellow
1086: blue answers decline
    declined blue
1087: white answers propose
1088: white answers add food
1089: white answers done
1090: white answers add ore
1091: white answers add ore
1092: white answers add fuel
1093: white answers add fuel
1094: white answers add goods
1095: white answers add goods
1096: white answers add ore
1097: white answers done
    offers white 1 food
    wants white 3 ore
    wants white 2 fuel
    wants white 2 goods
1098: yellow answers decline
    declined yellow
1099: blue answers decline
    declined blue
1100: white answers propose
1101: white answers add food
1102: white answers done
1103: white answers add fuel
1104: white answers add goods
1105: white answers add goods
1106: white answers add ore
1107: white answers add goods
1108: white answers add carbon
1109: white answers add ore
1110: white answers add fuel
    offers white 1 food
    wants white 2 ore
    wants white 2 fuel
    wants white 1 carbon
    wants white 3 goods
1111: yellow answers decline
    declined yellow
1112: blue answers decline
    declined blue
1113: white answers exchange carbon food
    exchanged white 3 carbon food
1114: white answers end-phase
    mother-ship white 1 2
1115: white answers ship T2
1116: white answers to I291
    moved white T2 I291
1117: white answers to I278
    moved white T2 I278
1118: white answers to I266
    moved white T2 I266
1119: white answers to I252
    moved white T2 I252
1120: white answers stop
1121: white answers ship T1
1122: white answers to I183
    moved white T1 I183
1123: white answers to I170
    moved white T1 I170
1124: white answers to I171
    moved white T1 I171
1125: white answers to I157
    moved white T1 I157
1126: white answers to I171
    moved white T1 I171
1127: white answers to I170
    moved white T1 I170
    turn yellow 35
    rolled yellow 10
    produced blue 2 fuel
1128: yellow answers build spaceport
    built yellow spaceport
1129: yellow answers site gamma.c
    spaceport yellow gamma.c
1130: yellow answers end-phase
    mother-ship yellow 2 2
1131: yellow answers ship T1
1132: yellow answers to I212
    moved yellow T1 I212
1133: yellow answers stop
    turn blue 36
    rolled blue 3
    produced yellow 2 food
    produced white 1 food
    produced blue 1 goods
1134: blue answers build cannon
    built blue cannon
    expanded blue cannon
1135: blue answers end-phase
    mother-ship blue 2 1
1136: blue answers ship T1
1137: blue answers to I162
    moved blue T1 I162
1138: blue answers to I148
    moved blue T1 I148
1139: blue answers to I162
    moved blue T1 I162
1140: blue answers found
    colony blue S1.a
    shown blue S1.1 number 2
    shown blue S1.3 number 12
1141: blue answers ship T2
1142: blue answers to I161
    moved blue T2 I161
1143: blue answers stop
1144: blue answers ship T3
1145: blue answers to I178
    moved blue T3 I178
1146: blue answers to I165
    moved blue T3 I165
1147: blue answers to I151
    moved blue T3 I151
    explored blue S2.3
    looked blue S2.3 number 5
1148: blue answers to I137
    moved blue T3 I137
    explored blue S2.1
    looked blue S2.1 number 11
1149: blue answers found
    colony blue S2.c
    shown blue S2.1 number 11
    shown blue S2.3 number 5
    turn white 37
    rolled white 5
    produced yellow 1 ore
    produced blue 1 carbon
1150: white answers draw
    supplied white 1
    you-gained white goods
1151: white answers propose
1152: white answers add food
1153: white answers add food
1154: white answers done
1155: white answers add ore
1156: white answers add goods
1157: white answers done
    offers white 2 food
    wants white 1 ore
    wants white 1 goods
1158: yellow answers accept
    accepted yellow
1159: blue answers accept
    accepted blue
1160: white answers deal seat2
    traded white blue
1161: white answers propose
1162: white answers add carbon
1163: white answers done
1164: white answers add food
1165: white answers add ore
1166: white answers add goods
1167: white answers add goods
1168: white answers add goods
1169: white answers add goods
1170: white answers add goods
1171: white answers add goods
1172: white answers add goods
1173: white answers add food
    offers white 1 carbon
    wants white 1 ore
    wants white 2 food
    wants white 7 goods
1174: yellow answers counter
1175: yellow answers add food
1176: yellow answers add food
1177: yellow answers done
1178: yellow answers add fuel
1179: yellow answers add goods
1180: yellow answers done
    offers yellow 2 food
    wants yellow 1 fuel
    wants yellow 1 goods
1181: blue answers decline
    declined blue
1182: white answers withdraw
    withdrew white
1183: white answers propose
1184: white answers add food
1185: white answers done
1186: white answers add ore
1187: white answers add fuel
1188: white answers add goods
1189: white answers add fuel
1190: white answers add fuel
1191: white answers add fuel
1192: white answers add fuel
1193: white answers add carbon
1194: white answers add goods
1195: white answers add fuel
    offers white 1 food
    wants white 1 ore
    wants white 6 fuel
    wants white 1 carbon
    wants white 2 goods
1196: yellow answers counter
1197: yellow answers add food
1198: yellow answers add food
1199: yellow answers done
1200: yellow answers add fuel
1201: yellow answers add goods
1202: yellow answers done
    offers yellow 2 food
    wants yellow 1 fuel
    wants yellow 1 goods
1203: blue answers decline
    declined blue
1204: white answers withdraw
    withdrew white
1205: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card yellow E31
    heard white wear
    card-over white E31
    drew-encounter white
    card yellow E16
    heard white wanderers_ask
1206: white answers amount 2
1207: white answers give food
    gave white food
1208: white answers give carbon
    gave white carbon
    heard white wanderers_bless
    fame white 1
    card-over white E16
1209: white answers ship T2
1210: white answers to I238
    moved white T2 I238
1211: white answers to I237
    moved white T2 I237
1212: white answers stop
1213: white answers land-all
    turn yellow 38
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
1214: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1215: yellow answers propose
1216: yellow answers add goods
1217: yellow answers add food
1218: yellow answers done
1219: yellow answers add fuel
1220: yellow answers add carbon
1221: yellow answers done
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 1 carbon
1222: blue answers accept
    accepted blue
1223: white answers decline
    declined white
1224: yellow answers withdraw
    withdrew yellow
1225: yellow answers end-phase
    mother-ship yellow 2 1
1226: yellow answers ship T1
1227: yellow answers to I211
    moved yellow T1 I211
1228: yellow answers to I197
    moved yellow T1 I197
1229: yellow answers to I196
    moved yellow T1 I196
1230: yellow answers to I183
    moved yellow T1 I183
1231: yellow answers to I182
    moved yellow T1 I182
    turn blue 39
    rolled blue 3
    produced yellow 2 food
    produced white 1 food
    produced blue 1 goods
1232: blue answers build colony_ship
    built blue colony_ship
1233: blue answers launch T3 I285
    launched blue colony T3 I285
1234: blue answers exchange fuel goods
    exchanged blue 2 fuel goods
1235: blue answers build trade_ship
    built blue trade_ship
    launched blue trade T1 I260
1236: blue answers build booster
    built blue booster
    expanded blue booster
1237: blue answers propose
1238: blue answers add carbon
1239: blue answers done
1240: blue answers add goods
1241: blue answers add food
1242: blue answers add ore
1243: blue answers add ore
1244: blue answers add goods
1245: blue answers add ore
    offers blue 1 carbon
    wants blue 3 ore
    wants blue 1 food
    wants blue 2 goods
1246: white answers decline
    declined white
1247: yellow answers decline
    declined yellow
1248: blue answers propose
1249: blue answers add carbon
1250: blue answers done
1251: blue answers add goods
1252: blue answers done
    offers blue 1 carbon
    wants blue 1 goods
1253: white answers decline
    declined white
1254: yellow answers accept
    accepted yellow
1255: blue answers withdraw
    withdrew blue
1256: blue answers propose
1257: blue answers add food
1258: blue answers done
1259: blue answers add carbon
1260: blue answers add goods
1261: blue answers add goods
1262: blue answers add fuel
1263: blue answers add goods
1264: blue answers add goods
    offers blue 1 food
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 4 goods
1265: white answers decline
    declined white
1266: yellow answers decline
    declined yellow
1267: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E15
    heard blue toll_demanded
1268: blue answers no
    opponent white combat
    mother-ship blue 2 1
    mother-ship white 3 2
    contest blue combat 5 6
    heard blue beaten_bravely
    grounded blue T1
    fame blue 1
    card-over blue E15
1269: blue answers ship T3
1270: blue answers to I274
    moved blue T3 I274
1271: blue answers to I260
    moved blue T3 I260
1272: blue answers to I246
    moved blue T3 I246
1273: blue answers to I247
    moved blue T3 I247
1274: blue answers stop
1275: blue answers ship T2
1276: blue answers to I175
    moved blue T2 I175
1277: blue answers to I161
    moved blue T2 I161
1278: blue answers to I147
    moved blue T2 I147
1279: blue answers to I148
    moved blue T2 I148
1280: blue answers stop
    turn white 40
    rolled white 7
1281: white answers nobody
1282: white answers draw
    supplied white 1
    you-gained white goods
1283: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E06
    heard white wanderers_ask
1284: white answers amount 1
1285: white answers give goods
    gave white goods
    heard white wanderers_bless
    fame white 1
    card-over white E06
1286: white answers ship T1
1287: white answers to I156
    moved white T1 I156
1288: white answers to I155
    moved white T1 I155
1289: white answers to I156
    moved white T1 I156
1290: white answers to I142
    moved white T1 I142
1291: white answers to I156
    moved white T1 I156
1292: white answers to I155
    moved white T1 I155
1293: white answers ship T2
1294: white answers to I251
    moved white T2 I251
1295: white answers to I237
    moved white T2 I237
1296: white answers to I223
    moved white T2 I223
1297: white answers to I222
    moved white T2 I222
1298: white answers to I208
    moved white T2 I208
1299: white answers to I194
    moved white T2 I194
    turn yellow 41
    rolled yellow 11
    produced yellow 2 carbon
    produced white 1 carbon
    produced blue 2 food
    produced yellow 1 goods
    produced white 1 goods
1300: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1301: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E18
    heard yellow toll_demanded
1302: yellow answers no
    opponent blue combat
    mother-ship yellow 3 1
    mother-ship blue 2 0
    contest yellow combat 7 4
    heard yellow hold_of_ore
    took yellow ore
    took yellow ore
    fame yellow 1
    card-over yellow E18
1303: yellow answers ship T1
1304: yellow answers to I195
    moved yellow T1 I195
1305: yellow answers to I209
    moved yellow T1 I209
1306: yellow answers to I195
    moved yellow T1 I195
1307: yellow answers to I194
    moved yellow T1 I194
1308: yellow answers to I208
    moved yellow T1 I208
    turn blue 42
    rolled blue 12
    produced blue 2 goods
1309: blue answers propose
1310: blue answers add carbon
1311: blue answers done
1312: blue answers add ore
1313: blue answers add food
1314: blue answers add food
1315: blue answers add food
1316: blue answers add fuel
1317: blue answers add fuel
1318: blue answers add ore
1319: blue answers add food
1320: blue answers add food
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 2 fuel
    wants blue 5 food
1321: white answers decline
    declined white
1322: yellow answers decline
    declined yellow
1323: blue answers propose
1324: blue answers add goods
1325: blue answers done
1326: blue answers add carbon
1327: blue answers add ore
1328: blue answers add ore
1329: blue answers add carbon
1330: blue answers add carbon
1331: blue answers add food
1332: blue answers add carbon
1333: blue answers add food
1334: blue answers add ore
    offers blue 1 goods
    wants blue 3 ore
    wants blue 4 carbon
    wants blue 2 food
1335: white answers decline
    declined white
1336: yellow answers decline
    declined yellow
1337: blue answers propose
1338: blue answers add goods
1339: blue answers done
1340: blue answers add food
1341: blue answers add fuel
1342: blue answers add food
1343: blue answers add carbon
1344: blue answers add fuel
1345: blue answers add ore
1346: blue answers add ore
1347: blue answers add food
1348: blue answers add fuel
    offers blue 1 goods
    wants blue 2 ore
    wants blue 3 fuel
    wants blue 1 carbon
    wants blue 3 food
1349: white answers decline
    declined white
1350: yellow answers decline
    declined yellow
1351: blue answers exchange goods food
    exchanged blue 2 goods food
1352: blue answers exchange food goods
    exchanged blue 3 food goods
1353: blue answers end-phase
    mother-ship blue 2 2
1354: blue answers ship T1
1355: blue answers to I274
    moved blue T1 I274
1356: blue answers to I260
    moved blue T1 I260
1357: blue answers to I274
    moved blue T1 I274
1358: blue answers to I260
    moved blue T1 I260
1359: blue answers to I259
    moved blue T1 I259
1360: blue answers to I245
    moved blue T1 I245
1361: blue answers ship T3
1362: blue answers to I246
    moved blue T3 I246
1363: blue answers to I232
    moved blue T3 I232
1364: blue answers to I218
    moved blue T3 I218
1365: blue answers stop
1366: blue answers ship T2
1367: blue answers to I147
    moved blue T2 I147
1368: blue answers to I148
    moved blue T2 I148
1369: blue answers to I162
    moved blue T2 I162
1370: blue answers to I148
    moved blue T2 I148
1371: blue answers to I147
    moved blue T2 I147
1372: blue answers to I161
    moved blue T2 I161
    turn white 43
    rolled white 10
    produced blue 2 fuel
1373: white answers exchange goods fuel
    exchanged white 2 goods fuel
1374: white answers build colony_ship
    built white colony_ship
1375: white answers launch T3 I307
    launched white colony T3 I307
1376: white answers propose
1377: white answers add goods
1378: white answers done
1379: white answers add food
1380: white answers add carbon
1381: white answers add carbon
1382: white answers add food
1383: white answers done
    offers white 1 goods
    wants white 2 carbon
    wants white 2 food
1384: yellow answers decline
    declined yellow
1385: blue answers decline
    declined blue
1386: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E04
    heard white black_market
1387: white answers no
    heard white honesty_noticed
    fame white 1
    card-over white E04
1388: white answers ship T3
1389: white answers to I293
    moved white T3 I293
1390: white answers to I281
    moved white T3 I281
1391: white answers to I269
    moved white T3 I269
1392: white answers to I255
    moved white T3 I255
1393: white answers to I241
    moved white T3 I241
1394: white answers to I227
    moved white T3 I227
1395: white answers ship T2
1396: white answers to I181
    moved white T2 I181
1397: white answers to I180
    moved white T2 I180
1398: white answers to I167
    moved white T2 I167
1399: white answers to I153
    moved white T2 I153
1400: white answers to I139
    moved white T2 I139
1401: white answers to I138
    moved white T2 I138
1402: white answers ship T1
1403: white answers to I141
    moved white T1 I141
1404: white answers to I155
    moved white T1 I155
1405: white answers to I156
    moved white T1 I156
1406: white answers to I170
    moved white T1 I170
1407: white answers stop
    turn yellow 44
    rolled yellow 7
1408: yellow answers give goods
    tribute yellow goods
1409: yellow answers give food
    tribute yellow food
1410: yellow answers give goods
    tribute yellow goods
1411: yellow answers give ore
    tribute yellow ore
1412: yellow answers rob seat2
    stolen yellow blue
    you-lost blue fuel
    you-gained yellow fuel
1413: yellow answers end-phase
    mother-ship yellow 2 3
1414: yellow answers ship T1
1415: yellow answers to I207
    moved yellow T1 I207
1416: yellow answers to I208
    moved yellow T1 I208
1417: yellow answers to I194
    moved yellow T1 I194
1418: yellow answers to I181
    moved yellow T1 I181
1419: yellow answers to I168
    moved yellow T1 I168
1420: yellow answers to I154
    moved yellow T1 I154
1421: yellow answers to I153
    moved yellow T1 I153
    turn blue 45
    rolled blue 9
    produced yellow 1 ore
    produced white 2 ore
1422: blue answers take carbon
    took blue carbon
1423: blue answers propose
1424: blue answers add food
1425: blue answers done
1426: blue answers add goods
1427: blue answers add fuel
1428: blue answers add carbon
1429: blue answers add fuel
1430: blue answers add ore
1431: blue answers add goods
1432: blue answers add carbon
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 2 carbon
    wants blue 2 goods
1433: white answers counter
1434: white answers add ore
1435: white answers done
1436: white answers add food
1437: white answers add goods
1438: white answers add carbon
1439: white answers add carbon
1440: white answers done
    offers white 1 ore
    wants white 2 carbon
    wants white 1 food
    wants white 1 goods
1441: yellow answers decline
    declined yellow
1442: blue answers withdraw
    withdrew blue
1443: blue answers propose
1444: blue answers add fuel
1445: blue answers done
1446: blue answers add food
1447: blue answers done
    offers blue 1 fuel
    wants blue 1 food
1448: white answers counter
1449: white answers add ore
1450: white answers done
1451: white answers add food
1452: white answers add carbon
1453: white answers add goods
1454: white answers add food
1455: white answers done
    offers white 1 ore
    wants white 1 carbon
    wants white 2 food
    wants white 1 goods
1456: yellow answers decline
    declined yellow
1457: blue answers withdraw
    withdrew blue
1458: blue answers propose
1459: blue answers add food
1460: blue answers done
1461: blue answers add goods
1462: blue answers add carbon
1463: blue answers add carbon
1464: blue answers add ore
1465: blue answers add ore
1466: blue answers add fuel
1467: blue answers add ore
    offers blue 1 food
    wants blue 3 ore
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 1 goods
1468: white answers counter
1469: white answers add carbon
1470: white answers done
1471: white answers add ore
1472: white answers add food
1473: white answers add food
1474: white answers add fuel
1475: white answers add goods
    offers white 1 carbon
    wants white 1 ore
    wants white 1 fuel
    wants white 2 food
    wants white 1 goods
1476: yellow answers decline
    declined yellow
1477: blue answers withdraw
    withdrew blue
1478: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E30
    heard blue black_market
1479: blue answers no
    heard blue fly_on
    card-over blue E30
1480: blue answers ship T3
1481: blue answers to I204
    moved blue T3 I204
1482: blue answers to I190
    moved blue T3 I190
1483: blue answers to I177
    moved blue T3 I177
1484: blue answers to I176
    moved blue T3 I176
1485: blue answers to I163
    moved blue T3 I163
1486: blue answers ship T1
1487: blue answers to I244
    moved blue T1 I244
1488: blue answers to I230
    moved blue T1 I230
1489: blue answers to I229
    moved blue T1 I229
1490: blue answers to I215
    moved blue T1 I215
1491: blue answers to I201
    moved blue T1 I201
1492: blue answers land-all
    turn white 46
    rolled white 5
    produced yellow 1 ore
    produced blue 1 carbon
1493: white answers propose
1494: white answers add goods
1495: white answers add ore
1496: white answers done
1497: white answers add carbon
1498: white answers add food
1499: white answers add fuel
1500: white answers add food
1501: white answers add food
1502: white answers add carbon
1503: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 1 fuel
    wants white 2 carbon
    wants white 3 food
1504: yellow answers decline
    declined yellow
1505: blue answers decline
    declined blue
1506: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card yellow E08
    heard white trader_hails
1507: white answers amount 2
1508: white answers give goods
    gave white goods
1509: white answers give carbon
    gave white carbon
    heard white miser_speaks
    fame white 1
    card-over white E08
1510: white answers ship T3
1511: white answers to I226
    moved white T3 I226
1512: white answers to I212
    moved white T3 I212
1513: white answers to I198
    moved white T3 I198
1514: white answers to I184
    moved white T3 I184
1515: white answers to I172
    moved white T3 I172
1516: white answers to I173
    moved white T3 I173
1517: white answers ship T1
1518: white answers to I183
    moved white T1 I183
1519: white answers to I170
    moved white T1 I170
1520: white answers to I183
    moved white T1 I183
1521: white answers to I196
    moved white T1 I196
1522: white answers to I183
    moved white T1 I183
1523: white answers stop
1524: white answers land-all
    turn yellow 47
    rolled yellow 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 carbon
1525: blue answers take goods
    took blue goods
1526: yellow answers end-phase
    mother-ship yellow 1 2
1527: yellow answers ship T1
1528: yellow answers to I167
    moved yellow T1 I167
1529: yellow answers to I166
    moved yellow T1 I166
1530: yellow answers to I167
    moved yellow T1 I167
1531: yellow answers to I153
    moved yellow T1 I153
1532: yellow answers to I139
    moved yellow T1 I139
    turn blue 48
    rolled blue 9
    produced yellow 1 ore
    produced white 2 ore
1533: blue answers take fuel
    took blue fuel
1534: blue answers build booster
    built blue booster
    expanded blue booster
1535: blue answers propose
1536: blue answers add goods
1537: blue answers done
1538: blue answers add carbon
1539: blue answers add carbon
1540: blue answers add fuel
1541: blue answers add carbon
1542: blue answers add fuel
1543: blue answers add carbon
1544: blue answers add carbon
1545: blue answers add fuel
1546: blue answers add fuel
1547: blue answers add carbon
    offers blue 1 goods
    wants blue 4 fuel
    wants blue 6 carbon
1548: white answers counter
1549: white answers add ore
1550: white answers done
1551: white answers add fuel
1552: white answers add food
1553: white answers add carbon
1554: white answers add carbon
1555: white answers done
    offers white 1 ore
    wants white 1 fuel
    wants white 2 carbon
    wants white 1 food
1556: yellow answers decline
    declined yellow
1557: blue answers withdraw
    withdrew blue
1558: blue answers propose
1559: blue answers add carbon
1560: blue answers done
1561: blue answers add food
1562: blue answers add food
1563: blue answers add food
1564: blue answers add ore
1565: blue answers add goods
1566: blue answers add goods
1567: blue answers add ore
1568: blue answers add food
1569: blue answers add ore
1570: blue answers add ore
    offers blue 1 carbon
    wants blue 4 ore
    wants blue 4 food
    wants blue 2 goods
1571: white answers counter
1572: white answers add carbon
1573: white answers done
1574: white answers add goods
1575: white answers add goods
1576: white answers add goods
1577: white answers add food
1578: white answers add goods
1579: white answers add food
    offers white 1 carbon
    wants white 2 food
    wants white 4 goods
1580: yellow answers decline
    declined yellow
1581: blue answers withdraw
    withdrew blue
1582: blue answers propose
1583: blue answers add goods
1584: blue answers done
1585: blue answers add food
1586: blue answers add food
1587: blue answers add fuel
1588: blue answers add food
1589: blue answers add ore
1590: blue answers add food
1591: blue answers add food
1592: blue answers add fuel
1593: blue answers add fuel
1594: blue answers add fuel
    offers blue 1 goods
    wants blue 1 ore
    wants blue 4 fuel
    wants blue 5 food
1595: white answers counter
1596: white answers add carbon
1597: white answers done
1598: white answers add fuel
1599: white answers add food
1600: white answers add fuel
1601: white answers add ore
1602: white answers add food
1603: white answers add ore
    offers white 1 carbon
    wants white 2 ore
    wants white 2 fuel
    wants white 2 food
1604: yellow answers decline
    declined yellow
1605: blue answers withdraw
    withdrew blue
1606: blue answers exchange carbon food
    exchanged blue 3 carbon food
1607: blue answers exchange goods ore
    exchanged blue 2 goods ore
1608: blue answers end-phase
    mother-ship blue 3 2
1609: blue answers ship T2
1610: blue answers to I160
    moved blue T2 I160
1611: blue answers to I174
    moved blue T2 I174
1612: blue answers to I160
    moved blue T2 I160
1613: blue answers to I146
    moved blue T2 I146
1614: blue answers stop
1615: blue answers ship T3
1616: blue answers to I176
    moved blue T3 I176
1617: blue answers to I189
    moved blue T3 I189
1618: blue answers to I176
    moved blue T3 I176
1619: blue answers to I189
    moved blue T3 I189
1620: blue answers stop
1621: blue answers ship T1
1622: blue answers to I215
    moved blue T1 I215
1623: blue answers to I201
    moved blue T1 I201
1624: blue answers to I187
    moved blue T1 I187
1625: blue answers to I201
    moved blue T1 I201
1626: blue answers to I187
    moved blue T1 I187
1627: blue answers to I175
    moved blue T1 I175
1628: blue answers to I161
    moved blue T1 I161
1629: blue answers to I147
    moved blue T1 I147
    turn white 49
    rolled white 3
    produced yellow 2 food
    produced white 1 food
    produced blue 1 goods
1630: white answers propose
1631: white answers add ore
1632: white answers done
1633: white answers add food
1634: white answers done
    offers white 1 ore
    wants white 1 food
1635: yellow answers accept
    accepted yellow
1636: blue answers counter
1637: blue answers add food
1638: blue answers add food
1639: blue answers add goods
1640: blue answers add ore
1641: blue answers done
1642: blue answers add carbon
1643: blue answers add fuel
1644: blue answers add carbon
1645: blue answers add carbon
1646: blue answers done
    offers blue 1 ore
    offers blue 2 food
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 3 carbon
1647: white answers deal seat1
    traded white yellow
1648: white answers propose
1649: white answers add carbon
1650: white answers done
1651: white answers add ore
1652: white answers add goods
1653: white answers add food
1654: white answers add goods
1655: white answers add fuel
1656: white answers add food
1657: white answers add fuel
1658: white answers add goods
1659: white answers add fuel
1660: white answers add goods
1661: white answers add goods
1662: white answers add goods
    offers white 1 carbon
    wants white 1 ore
    wants white 3 fuel
    wants white 2 food
    wants white 6 goods
1663: yellow answers counter
1664: yellow answers add fuel
1665: yellow answers done
1666: yellow answers add food
1667: yellow answers add food
1668: yellow answers add ore
1669: yellow answers add ore
1670: yellow answers add carbon
1671: yellow answers add ore
1672: yellow answers add goods
    offers yellow 1 fuel
    wants yellow 3 ore
    wants yellow 1 carbon
    wants yellow 2 food
    wants yellow 1 goods
1673: blue answers counter
1674: blue answers add food
1675: blue answers add ore
1676: blue answers add food
1677: blue answers done
1678: blue answers add fuel
1679: blue answers add carbon
1680: blue answers add carbon
1681: blue answers add fuel
1682: blue answers add goods
1683: blue answers add fuel
1684: blue answers add carbon
    offers blue 1 ore
    offers blue 2 food
    wants blue 3 fuel
    wants blue 3 carbon
    wants blue 1 goods
1685: white answers withdraw
    withdrew white
1686: white answers propose
1687: white answers add fuel
1688: white answers done
1689: white answers add carbon
1690: white answers done
    offers white 1 fuel
    wants white 1 carbon
1691: yellow answers decline
    declined yellow
1692: blue answers counter
1693: blue answers add ore
1694: blue answers add food
1695: blue answers add food
1696: blue answers add goods
1697: blue answers done
1698: blue answers add carbon
1699: blue answers add carbon
1700: blue answers add fuel
1701: blue answers add carbon
1702: blue answers done
    offers blue 1 ore
    offers blue 2 food
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 3 carbon
1703: white answers withdraw
    withdrew white
1704: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E02
    heard white fold_ahead
1705: white answers yes
    opponent yellow speed
    mother-ship white 0 3
    mother-ship yellow 1 0
    contest white speed 6 3
    heard white fold_crossed
1706: white answers jump I043
    jumped white T1 I043
    outpost white scientists 1
    chip white scientists
1707: white answers friend SC5
    friendship white SC5
    card-over white E02
1708: white answers ship T3
1709: white answers to I172
    moved white T3 I172
1710: white answers to I158
    moved white T3 I158
1711: white answers to I172
    moved white T3 I172
1712: white answers to I158
    moved white T3 I158
1713: white answers to I172
    moved white T3 I172
1714: white answers to I173
    moved white T3 I173
1715: white answers land-all
    turn yellow 50
    rolled yellow 10
    produced blue 2 fuel
1716: yellow answers exchange ore carbon
    exchanged yellow 3 ore carbon
1717: yellow answers build colony_ship
    built yellow colony_ship
1718: yellow answers launch T3 I265
    launched yellow colony T3 I265
1719: yellow answers exchange food carbon
    exchanged yellow 3 food carbon
1720: yellow answers build colony_ship
    built yellow colony_ship
1721: yellow answers launch T2 I288
    launched yellow colony T2 I288
1722: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E27
    heard yellow ship_under_fire
1723: yellow answers yes
    opponent blue combat
    mother-ship yellow 2 0
    mother-ship blue 0 3
    contest yellow combat 5 5
    heard yellow trader_grateful
    took yellow goods
    took yellow goods
    fame yellow 1
    card-over yellow E27
1724: yellow answers ship T2
1725: yellow answers to I301
    moved yellow T2 I301
1726: yellow answers to I288
    moved yellow T2 I288
1727: yellow answers to I301
    moved yellow T2 I301
1728: yellow answers to I288
    moved yellow T2 I288
1729: yellow answers to I276
    moved yellow T2 I276
1730: yellow answers ship T3
1731: yellow answers to I251
    moved yellow T3 I251
1732: yellow answers to I250
    moved yellow T3 I250
1733: yellow answers to I236
    moved yellow T3 I236
1734: yellow answers to I235
    moved yellow T3 I235
1735: yellow answers to I249
    moved yellow T3 I249
1736: yellow answers land-all
    turn blue 51
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
1737: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
1738: blue answers exchange fuel carbon
    exchanged blue 2 fuel carbon
1739: blue answers propose
1740: blue answers add goods
1741: blue answers done
1742: blue answers add carbon
1743: blue answers done
    offers blue 1 goods
    wants blue 1 carbon
1744: white answers accept
    accepted white
1745: yellow answers counter
1746: yellow answers add goods
1747: yellow answers add goods
1748: yellow answers done
1749: yellow answers add fuel
1750: yellow answers add fuel
1751: yellow answers done
    offers yellow 2 goods
    wants yellow 2 fuel
1752: blue answers deal seat3
    traded blue white
1753: blue answers build spaceport
    built blue spaceport
1754: blue answers site S2.c
    spaceport blue S2.c
    won blue 15
yellow: place 2, points 13
blue: place 1, points 15
white: place 3, points 12
