colour yellow yellow
colour blue blue
colour white white
colour red red
you-gained yellow fuel
you-gained yellow goods
you-gained yellow ore
you-gained blue carbon
you-gained blue ore
you-gained blue goods
you-gained white food
you-gained white food
you-gained white food
you-gained red fuel
you-gained red carbon
you-gained red carbon
start-roll yellow 3
start-roll blue 10
start-roll white 6
start-roll red 5
begins blue
colony yellow gamma.c
colony yellow delta.b
colony yellow alpha.b
spaceport yellow alpha.b
colony red beta.b
colony red gamma.b
colony red delta.a
spaceport red delta.a
colony white alpha.a
colony white beta.c
colony white gamma.a
spaceport white gamma.a
colony blue alpha.c
colony blue delta.c
colony blue beta.a
spaceport blue beta.a
0: blue answers transporter T2
    launched blue colony T2 I247
1: white answers transporter T1
    launched white colony T1 I250
2: red answers transporter T1
    launched red colony T1 I268
3: yellow answers transporter T2
    launched yellow colony T2 I272
    turn blue 1
    rolled blue 7
4: blue answers rob seat4
    stolen blue red
    you-lost red carbon
    you-gained blue carbon
5: blue answers draw
    supplied blue 1
    you-gained blue fuel
6: blue answers propose
7: blue answers add ore
8: blue answers done
9: blue answers add carbon
10: blue answers add carbon
11: blue answers add goods
    offers blue 1 ore
    wants blue 2 carbon
    wants blue 1 goods
12: white answers counter
13: white answers add food
14: white answers done
15: white answers add fuel
16: white answers add carbon
17: white answers add ore
18: white answers done
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
19: red answers counter
20: red answers add carbon
21: red answers done
22: red answers add food
23: red answers add goods
24: red answers add fuel
25: red answers add goods
26: red answers add ore
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 1 food
    wants red 2 goods
27: yellow answers counter
28: yellow answers add fuel
29: yellow answers done
30: yellow answers add goods
31: yellow answers add ore
32: yellow answers add ore
33: yellow answers add carbon
34: yellow answers add ore
    offers yellow 1 fuel
    wants yellow 3 ore
    wants yellow 1 carbon
    wants yellow 1 goods
35: blue answers withdraw
    withdrew blue
36: blue answers build cannon
    built blue cannon
    expanded blue cannon
37: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E17
    heard blue pirate_attacks
38: blue answers no
    opponent yellow combat
    mother-ship blue 2 3
    mother-ship yellow 0 2
    contest blue combat 6 2
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E17
39: blue answers ship T2
40: blue answers to I233
    moved blue T2 I233
41: blue answers to I219
    moved blue T2 I219
42: blue answers to I218
    moved blue T2 I218
    turn white 2
    rolled white 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
43: white answers draw
    supplied white 1
    you-gained white goods
44: white answers propose
45: white answers add goods
46: white answers add goods
47: white answers add food
48: white answers done
49: white answers add ore
50: white answers add fuel
51: white answers add carbon
52: white answers done
    offers white 1 food
    offers white 2 goods
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
53: red answers decline
    declined red
54: yellow answers decline
    declined yellow
55: blue answers decline
    declined blue
56: white answers propose
57: white answers add goods
58: white answers add goods
59: white answers add food
60: white answers done
61: white answers add ore
62: white answers add carbon
63: white answers add fuel
64: white answers done
    offers white 1 food
    offers white 2 goods
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
65: red answers decline
    declined red
66: yellow answers decline
    declined yellow
67: blue answers counter
68: blue answers add fuel
69: blue answers done
70: blue answers add carbon
71: blue answers add food
72: blue answers add goods
73: blue answers add carbon
74: blue answers add food
    offers blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
    wants blue 1 goods
75: white answers withdraw
    withdrew white
76: white answers propose
77: white answers add food
78: white answers done
79: white answers add fuel
80: white answers done
    offers white 1 food
    wants white 1 fuel
81: red answers decline
    declined red
82: yellow answers decline
    declined yellow
83: blue answers counter
84: blue answers add fuel
85: blue answers done
86: blue answers add ore
87: blue answers add food
88: blue answers add ore
89: blue answers add food
90: blue answers add ore
    offers blue 1 fuel
    wants blue 3 ore
    wants blue 2 food
91: white answers withdraw
    withdrew white
92: white answers exchange goods food
    exchanged white 2 goods food
93: white answers exchange food fuel
    exchanged white 3 food fuel
94: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E11
    heard white trader_hails
95: white answers amount 0
    heard white trader_pities
    took white goods
    card-over white E11
96: white answers ship T1
97: white answers to I251
    moved white T1 I251
98: white answers to I237
    moved white T1 I237
99: white answers to I251
    moved white T1 I251
    turn red 3
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
100: red answers draw
    supplied red 1
    you-gained red ore
101: red answers build colony_ship
    built red colony_ship
102: red answers launch T2 I281
    launched red colony T2 I281
103: red answers propose
104: red answers add carbon
105: red answers done
106: red answers add food
107: red answers add goods
108: red answers add fuel
109: red answers add ore
110: red answers add goods
111: red answers done
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 1 food
    wants red 2 goods
112: yellow answers counter
113: yellow answers add ore
114: yellow answers done
115: yellow answers add goods
    offers yellow 1 ore
    wants yellow 1 goods
116: blue answers decline
    declined blue
117: white answers decline
    declined white
118: red answers withdraw
    withdrew red
119: red answers propose
120: red answers add carbon
121: red answers done
122: red answers add food
123: red answers add goods
124: red answers done
    offers red 1 carbon
    wants red 1 food
    wants red 1 goods
125: yellow answers decline
    declined yellow
126: blue answers decline
    declined blue
127: white answers decline
    declined white
128: red answers propose
129: red answers add carbon
130: red answers done
131: red answers add ore
132: red answers add food
133: red answers add goods
134: red answers add goods
135: red answers add fuel
136: red answers done
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 1 food
    wants red 2 goods
137: yellow answers decline
    declined yellow
138: blue answers decline
    declined blue
139: white answers decline
    declined white
140: red answers end-phase
    mother-ship red 3 2
141: red answers ship T1
142: red answers to I267
    moved red T1 I267
143: red answers to I253
    moved red T1 I253
144: red answers to I239
    moved red T1 I239
145: red answers to I225
    moved red T1 I225
146: red answers stop
147: red answers land-all
    turn yellow 4
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
148: yellow answers later
149: yellow answers build colony_ship
    built yellow colony_ship
150: yellow answers launch T3 I296
    launched yellow colony T3 I296
151: yellow answers draw
    supplied yellow 1
    you-gained yellow food
152: yellow answers propose
153: yellow answers add goods
154: yellow answers done
155: yellow answers add carbon
156: yellow answers done
    offers yellow 1 goods
    wants yellow 1 carbon
157: blue answers decline
    declined blue
158: white answers decline
    declined white
159: red answers counter
160: red answers add carbon
161: red answers done
162: red answers add food
163: red answers add goods
164: red answers add fuel
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
165: yellow answers withdraw
    withdrew yellow
166: yellow answers end-phase
    mother-ship yellow 2 3
167: yellow answers ship T2
168: yellow answers to I258
    moved yellow T2 I258
169: yellow answers to I272
    moved yellow T2 I272
170: yellow answers to I258
    moved yellow T2 I258
171: yellow answers to I272
    moved yellow T2 I272
172: yellow answers to I258
    moved yellow T2 I258
173: yellow answers ship T3
174: yellow answers to I297
    moved yellow T3 I297
175: yellow answers to I310
    moved yellow T3 I310
176: yellow answers to I297
    moved yellow T3 I297
177: yellow answers to I296
    moved yellow T3 I296
178: yellow answers to I309
    moved yellow T3 I309
    turn blue 5
    rolled blue 7
179: blue answers give carbon
    tribute blue carbon
180: blue answers give ore
    tribute blue ore
181: blue answers give goods
    tribute blue goods
182: blue answers give goods
    tribute blue goods
183: blue answers rob seat1
    stolen blue yellow
    you-lost yellow fuel
    you-gained blue fuel
184: blue answers later
185: blue answers draw
    supplied blue 1
    you-gained blue fuel
186: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
187: blue answers end-phase
    mother-ship blue 2 3
188: blue answers ship T2
189: blue answers to I204
    moved blue T2 I204
190: blue answers to I218
    moved blue T2 I218
191: blue answers to I204
    moved blue T2 I204
192: blue answers to I203
    moved blue T2 I203
193: blue answers to I189
    moved blue T2 I189
    explored blue S1.3
    looked blue S1.3 number 12
    turn white 6
    rolled white 4
    produced yellow 1 fuel
    produced white 1 fuel
194: white answers draw
    supplied white 1
    you-gained white goods
195: white answers build colony_ship
    built white colony_ship
196: white answers launch T3 I250
    launched white colony T3 I250
197: white answers propose
198: white answers add fuel
199: white answers done
200: white answers add ore
201: white answers add goods
202: white answers add goods
203: white answers add food
    offers white 1 fuel
    wants white 1 ore
    wants white 1 food
    wants white 2 goods
204: red answers counter
205: red answers add carbon
206: red answers done
207: red answers add food
208: red answers add goods
209: red answers add fuel
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
210: yellow answers counter
211: yellow answers add fuel
212: yellow answers done
213: yellow answers add goods
214: yellow answers add carbon
215: yellow answers add ore
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 goods
216: blue answers counter
217: blue answers add fuel
218: blue answers done
219: blue answers add carbon
220: blue answers add food
221: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
222: white answers withdraw
    withdrew white
223: white answers propose
224: white answers add fuel
225: white answers done
226: white answers add ore
227: white answers add ore
228: white answers add carbon
229: white answers add food
    offers white 1 fuel
    wants white 2 ore
    wants white 1 carbon
    wants white 1 food
230: red answers counter
231: red answers add carbon
232: red answers done
233: red answers add fuel
234: red answers add goods
235: red answers add food
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
236: yellow answers counter
237: yellow answers add food
238: yellow answers done
239: yellow answers add carbon
240: yellow answers add goods
241: yellow answers add ore
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 goods
242: blue answers counter
243: blue answers add fuel
244: blue answers done
245: blue answers add carbon
246: blue answers add food
247: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
248: white answers withdraw
    withdrew white
249: white answers end-phase
    mother-ship white 3 1
250: white answers ship T1
251: white answers to I237
    moved white T1 I237
252: white answers to I223
    moved white T1 I223
253: white answers to I209
    moved white T1 I209
254: white answers to I210
    moved white T1 I210
255: white answers ship T3
256: white answers to I236
    moved white T3 I236
257: white answers to I222
    moved white T3 I222
258: white answers to I223
    moved white T3 I223
259: white answers stop
    turn red 7
    rolled red 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
260: red answers later
261: red answers draw
    supplied red 1
    you-gained red food
262: red answers propose
263: red answers add ore
264: red answers done
265: red answers add carbon
266: red answers add goods
267: red answers add food
268: red answers add fuel
269: red answers add food
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 2 food
    wants red 1 goods
270: yellow answers decline
    declined yellow
271: blue answers decline
    declined blue
272: white answers decline
    declined white
273: red answers propose
274: red answers add ore
275: red answers done
276: red answers add food
277: red answers add food
278: red answers add fuel
279: red answers add carbon
280: red answers add food
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 3 food
281: yellow answers decline
    declined yellow
282: blue answers decline
    declined blue
283: white answers decline
    declined white
284: red answers propose
285: red answers add ore
286: red answers done
287: red answers add goods
288: red answers add goods
289: red answers add goods
290: red answers add goods
291: red answers add fuel
    offers red 1 ore
    wants red 1 fuel
    wants red 4 goods
292: yellow answers decline
    declined yellow
293: blue answers decline
    declined blue
294: white answers decline
    declined white
295: red answers end-phase
    mother-ship red 3 2
296: red answers ship T2
297: red answers to I269
    moved red T2 I269
298: red answers to I255
    moved red T2 I255
299: red answers to I241
    moved red T2 I241
300: red answers stop
301: red answers ship T1
302: red answers to I239
    moved red T1 I239
303: red answers stop
    turn yellow 8
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
304: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
305: yellow answers end-phase
    mother-ship yellow 3 2
306: yellow answers ship T2
307: yellow answers to I257
    moved yellow T2 I257
308: yellow answers to I258
    moved yellow T2 I258
309: yellow answers to I257
    moved yellow T2 I257
310: yellow answers to I243
    moved yellow T2 I243
311: yellow answers to I229
    moved yellow T2 I229
312: yellow answers ship T3
313: yellow answers to I296
    moved yellow T3 I296
314: yellow answers to I309
    moved yellow T3 I309
315: yellow answers to I296
    moved yellow T3 I296
316: yellow answers to I283
    moved yellow T3 I283
317: yellow answers to I272
    moved yellow T3 I272
    turn blue 9
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
318: blue answers later
319: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
320: blue answers build booster
    built blue booster
    expanded blue booster
321: blue answers draw
    supplied blue 1
    you-gained blue goods
322: blue answers propose
323: blue answers add ore
324: blue answers done
325: blue answers add fuel
326: blue answers add fuel
327: blue answers add carbon
328: blue answers add goods
329: blue answers add carbon
330: blue answers add food
331: blue answers add fuel
    offers blue 1 ore
    wants blue 3 fuel
    wants blue 2 carbon
    wants blue 1 food
    wants blue 1 goods
332: white answers decline
    declined white
333: red answers decline
    declined red
334: yellow answers decline
    declined yellow
335: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E01
    heard blue fold_ahead
336: blue answers yes
    opponent red speed
    mother-ship blue 2 1
    mother-ship red 3 2
    contest blue speed 4 5
    heard blue hull_cracks
337: blue answers expansion booster
    lost-expansion blue booster
    card-over blue E01
338: blue answers land-all
    turn white 10
    rolled white 12
    produced blue 1 goods
    produced white 1 goods
339: white answers draw
    supplied white 1
    you-gained white carbon
340: white answers exchange goods ore
    exchanged white 2 goods ore
341: white answers build colony_ship
    built white colony_ship
342: white answers launch T2 I250
    launched white colony T2 I250
343: white answers propose
344: white answers add carbon
345: white answers done
346: white answers add goods
347: white answers add goods
348: white answers add fuel
349: white answers add fuel
350: white answers add food
351: white answers add goods
352: white answers add fuel
    offers white 1 carbon
    wants white 3 fuel
    wants white 1 food
    wants white 3 goods
353: red answers decline
    declined red
354: yellow answers decline
    declined yellow
355: blue answers decline
    declined blue
356: white answers propose
357: white answers add carbon
358: white answers done
359: white answers add ore
360: white answers add food
361: white answers add ore
362: white answers add goods
363: white answers add fuel
364: white answers add ore
365: white answers add food
    offers white 1 carbon
    wants white 3 ore
    wants white 1 fuel
    wants white 2 food
    wants white 1 goods
366: red answers decline
    declined red
367: yellow answers decline
    declined yellow
368: blue answers decline
    declined blue
369: white answers propose
370: white answers add goods
371: white answers done
372: white answers add ore
373: white answers add ore
374: white answers add ore
375: white answers add food
376: white answers add fuel
377: white answers add fuel
378: white answers add carbon
    offers white 1 goods
    wants white 3 ore
    wants white 2 fuel
    wants white 1 carbon
    wants white 1 food
379: red answers decline
    declined red
380: yellow answers decline
    declined yellow
381: blue answers decline
    declined blue
382: white answers build cannon
    built white cannon
    expanded white cannon
383: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card red E25
    heard white drifting_ship
384: white answers yes
    opponent red speed
    mother-ship white 2 1
    mother-ship red 2 3
    contest white speed 3 5
    heard white attempt_honoured
    lost-expansion white cannon
    fame white 1
    card-over white E25
385: white answers ship T1
386: white answers to I209
    moved white T1 I209
387: white answers to I223
    moved white T1 I223
388: white answers to I209
    moved white T1 I209
389: white answers ship T3
390: white answers to I209
    moved white T3 I209
391: white answers to I210
    moved white T3 I210
392: white answers to I196
    moved white T3 I196
    explored white S4.1
    looked white S4.1 number 5
393: white answers ship T2
394: white answers to I236
    moved white T2 I236
395: white answers to I222
    moved white T2 I222
396: white answers to I223
    moved white T2 I223
    turn red 11
    rolled red 9
    produced blue 1 ore
    produced red 1 ore
397: red answers later
398: red answers draw
    supplied red 1
    you-gained red ore
399: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
400: red answers end-phase
    mother-ship red 2 3
401: red answers ship T1
402: red answers to I225
    moved red T1 I225
403: red answers to I211
    moved red T1 I211
    explored red S4.3
    looked red S4.3 pirate 4
404: red answers to I197
    moved red T1 I197
    explored red S4.1
    looked red S4.1 number 5
405: red answers to I196
    moved red T1 I196
406: red answers to I183
    moved red T1 I183
407: red answers ship T2
408: red answers to I227
    moved red T2 I227
409: red answers to I213
    moved red T2 I213
410: red answers stop
    turn yellow 12
    rolled yellow 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
411: yellow answers later
412: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E22
    heard yellow drifting_ship
413: yellow answers yes
    opponent white speed
    mother-ship yellow 2 1
    mother-ship white 2 1
    contest yellow speed 3 3
    heard yellow prince_saved
    claim yellow
    launched yellow trade T1 I296
    card-over yellow E22
414: yellow answers ship T3
415: yellow answers to I258
    moved yellow T3 I258
416: yellow answers to I244
    moved yellow T3 I244
417: yellow answers stop
418: yellow answers ship T1
419: yellow answers to I283
    moved yellow T1 I283
420: yellow answers to I296
    moved yellow T1 I296
421: yellow answers stop
422: yellow answers ship T2
423: yellow answers to I215
    moved yellow T2 I215
424: yellow answers stop
    turn blue 13
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
425: blue answers draw
    supplied blue 1
    you-gained blue food
426: blue answers build trade_ship
    built blue trade_ship
427: blue answers launch T1 I247
    launched blue trade T1 I247
428: blue answers end-phase
    mother-ship blue 2 3
429: blue answers ship T1
430: blue answers to I246
    moved blue T1 I246
431: blue answers to I247
    moved blue T1 I247
432: blue answers to I246
    moved blue T1 I246
433: blue answers to I232
    moved blue T1 I232
434: blue answers to I231
    moved blue T1 I231
435: blue answers land-all
    turn white 14
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
436: white answers later
437: white answers draw
    supplied white 1
    you-gained white ore
438: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
439: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card red E14
    heard white toll_demanded
440: white answers no
    opponent blue combat
    mother-ship white 3 1
    mother-ship blue 2 0
    contest white combat 4 3
    heard white ship_captured
    claim white
    card-over white E14
441: white answers ship T1
442: white answers to I195
    moved white T1 I195
443: white answers to I182
    moved white T1 I182
444: white answers stop
445: white answers ship T2
446: white answers to I209
    moved white T2 I209
447: white answers to I210
    moved white T2 I210
448: white answers stop
449: white answers land-all
    turn red 15
    rolled red 4
    produced yellow 1 fuel
    produced white 1 fuel
450: red answers draw
    supplied red 1
    you-gained red food
451: red answers build spaceport
    built red spaceport
452: red answers site beta.b
    spaceport red beta.b
453: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
454: red answers propose
455: red answers add carbon
456: red answers done
457: red answers add goods
458: red answers add goods
459: red answers add food
460: red answers add goods
461: red answers add ore
462: red answers done
    offers red 1 carbon
    wants red 1 ore
    wants red 1 food
    wants red 3 goods
463: yellow answers decline
    declined yellow
464: blue answers decline
    declined blue
465: white answers decline
    declined white
466: red answers propose
467: red answers add carbon
468: red answers done
469: red answers add food
470: red answers add fuel
471: red answers add goods
472: red answers add ore
473: red answers add ore
474: red answers done
    offers red 1 carbon
    wants red 2 ore
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
475: yellow answers decline
    declined yellow
476: blue answers decline
    declined blue
477: white answers decline
    declined white
478: red answers propose
479: red answers add carbon
480: red answers done
481: red answers add fuel
482: red answers add ore
483: red answers add goods
484: red answers add goods
485: red answers add ore
486: red answers done
    offers red 1 carbon
    wants red 2 ore
    wants red 1 fuel
    wants red 2 goods
487: yellow answers decline
    declined yellow
488: blue answers decline
    declined blue
489: white answers decline
    declined white
490: red answers end-phase
    mother-ship red 3 2
491: red answers ship T1
492: red answers to I170
    moved red T1 I170
493: red answers stop
494: red answers ship T2
495: red answers to I199
    moved red T2 I199
496: red answers stop
    turn yellow 16
    rolled yellow 7
497: yellow answers give food
    tribute yellow food
498: yellow answers give food
    tribute yellow food
499: yellow answers give goods
    tribute yellow goods
500: yellow answers give fuel
    tribute yellow fuel
501: yellow answers give goods
    tribute yellow goods
502: yellow answers rob seat4
    stolen yellow red
    you-lost red goods
    you-gained yellow goods
503: yellow answers later
504: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
505: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
506: yellow answers end-phase
    mother-ship yellow 2 3
507: yellow answers ship T1
508: yellow answers to I283
    moved yellow T1 I283
509: yellow answers to I296
    moved yellow T1 I296
510: yellow answers to I283
    moved yellow T1 I283
511: yellow answers to I296
    moved yellow T1 I296
512: yellow answers stop
513: yellow answers ship T2
514: yellow answers to I229
    moved yellow T2 I229
515: yellow answers to I215
    moved yellow T2 I215
516: yellow answers stop
517: yellow answers ship T3
518: yellow answers to I258
    moved yellow T3 I258
519: yellow answers to I244
    moved yellow T3 I244
520: yellow answers to I230
    moved yellow T3 I230
521: yellow answers to I216
    moved yellow T3 I216
522: yellow answers to I202
    moved yellow T3 I202
    explored yellow S1.2
    looked yellow S1.2 ice 3
    turn blue 17
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
523: blue answers later
524: blue answers build colony_ship
    built blue colony_ship
525: blue answers launch T3 I247
    launched blue colony T3 I247
526: blue answers draw
    supplied blue 1
    you-gained blue fuel
527: blue answers propose
528: blue answers add fuel
529: blue answers done
530: blue answers add carbon
531: blue answers add carbon
532: blue answers add food
533: blue answers add ore
534: blue answers add goods
535: blue answers done
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 2 carbon
    wants blue 1 food
    wants blue 1 goods
536: white answers decline
    declined white
537: red answers counter
538: red answers add food
539: red answers done
540: red answers add fuel
541: red answers add ore
542: red answers done
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
543: yellow answers decline
    declined yellow
544: blue answers withdraw
    withdrew blue
545: blue answers end-phase
    mother-ship blue 3 1
546: blue answers ship T2
547: blue answers to I176
    moved blue T2 I176
548: blue answers to I163
    moved blue T2 I163
549: blue answers to I162
    moved blue T2 I162
    explored blue S1.1
    looked blue S1.1 number 2
550: blue answers found
    colony blue S1.a
    shown blue S1.1 number 2
    shown blue S1.3 number 12
551: blue answers ship T3
552: blue answers to I233
    moved blue T3 I233
553: blue answers to I219
    moved blue T3 I219
554: blue answers to I205
    moved blue T3 I205
555: blue answers stop
556: blue answers ship T1
557: blue answers to I217
    moved blue T1 I217
558: blue answers to I216
    moved blue T1 I216
559: blue answers to I230
    moved blue T1 I230
560: blue answers to I216
    moved blue T1 I216
    turn white 18
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
561: white answers draw
    supplied white 1
    you-gained white goods
562: white answers build cannon
    built white cannon
    expanded white cannon
563: white answers propose
564: white answers add fuel
565: white answers add ore
566: white answers add goods
567: white answers add goods
568: white answers add goods
569: white answers done
570: white answers add food
571: white answers add food
572: white answers add carbon
573: white answers add carbon
574: white answers add carbon
575: white answers done
    offers white 1 ore
    offers white 1 fuel
    offers white 3 goods
    wants white 3 carbon
    wants white 2 food
576: red answers counter
577: red answers add food
578: red answers done
579: red answers add carbon
580: red answers add fuel
581: red answers add ore
582: red answers add carbon
583: red answers done
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 2 carbon
584: yellow answers decline
    declined yellow
585: blue answers counter
586: blue answers add food
587: blue answers add goods
588: blue answers done
589: blue answers add fuel
590: blue answers add carbon
591: blue answers add fuel
592: blue answers add fuel
593: blue answers add ore
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 3 fuel
    wants blue 1 carbon
594: white answers withdraw
    withdrew white
595: white answers propose
596: white answers add fuel
597: white answers add goods
598: white answers add ore
599: white answers add goods
600: white answers add goods
601: white answers done
602: white answers add food
603: white answers add carbon
604: white answers add carbon
605: white answers add carbon
606: white answers add food
607: white answers done
    offers white 1 ore
    offers white 1 fuel
    offers white 3 goods
    wants white 3 carbon
    wants white 2 food
608: red answers counter
609: red answers add food
610: red answers done
611: red answers add carbon
612: red answers add fuel
613: red answers add ore
614: red answers add carbon
615: red answers done
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 2 carbon
616: yellow answers decline
    declined yellow
617: blue answers counter
618: blue answers add goods
619: blue answers done
620: blue answers add carbon
621: blue answers done
    offers blue 1 goods
    wants blue 1 carbon
622: white answers withdraw
    withdrew white
623: white answers end-phase
    mother-ship white 1 3
624: white answers ship T3
625: white answers to I183
    moved white T3 I183
626: white answers to I196
    moved white T3 I196
627: white answers to I183
    moved white T3 I183
628: white answers to I196
    moved white T3 I196
629: white answers ship T2
630: white answers to I209
    moved white T2 I209
631: white answers to I223
    moved white T2 I223
632: white answers stop
633: white answers ship T1
634: white answers to I183
    moved white T1 I183
635: white answers to I170
    moved white T1 I170
636: white answers to I171
    moved white T1 I171
    explored white S4.2
    looked white S4.2 number 4
637: white answers found
    colony white S4.a
    shown white S4.1 number 5
    shown white S4.2 number 4
638: white answers launch T1 I263
    launched white trade T1 I263
639: white answers ship T1
640: white answers to I249
    moved white T1 I249
641: white answers to I235
    moved white T1 I235
642: white answers to I236
    moved white T1 I236
643: white answers to I222
    moved white T1 I222
    turn red 19
    rolled red 5
    produced yellow 1 ore
    produced white 2 ore
644: red answers later
645: red answers draw
    supplied red 1
    you-gained red goods
646: red answers build cannon
    built red cannon
    expanded red cannon
647: red answers end-phase
    mother-ship red 1 2
648: red answers ship T2
649: red answers to I185
    moved red T2 I185
650: red answers to I173
    moved red T2 I173
651: red answers to I159
    moved red T2 I159
652: red answers ship T1
653: red answers to I156
    moved red T1 I156
654: red answers to I142
    moved red T1 I142
655: red answers to I129
    moved red T1 I129
    turn yellow 20
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
656: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
657: yellow answers exchange fuel carbon
    exchanged yellow 3 fuel carbon
658: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
659: yellow answers no
    opponent white combat
    mother-ship yellow 0 2
    mother-ship white 2 2
    contest yellow combat 2 5
    heard yellow beaten_bravely
    grounded yellow T1
    fame yellow 1
    card-over yellow E15
660: yellow answers ship T2
661: yellow answers to I201
    moved yellow T2 I201
662: yellow answers to I202
    moved yellow T2 I202
663: yellow answers to I188
    moved yellow T2 I188
664: yellow answers stop
665: yellow answers ship T3
666: yellow answers to I188
    moved yellow T3 I188
667: yellow answers to I189
    moved yellow T3 I189
668: yellow answers to I176
    moved yellow T3 I176
    turn blue 21
    rolled blue 7
669: white answers give ore
    tribute white ore
670: white answers give goods
    tribute white goods
671: white answers give ore
    tribute white ore
672: white answers give carbon
    tribute white carbon
673: yellow answers give ore
    tribute yellow ore
674: yellow answers give fuel
    tribute yellow fuel
675: yellow answers give fuel
    tribute yellow fuel
676: yellow answers give fuel
    tribute yellow fuel
677: yellow answers give fuel
    tribute yellow fuel
678: blue answers rob seat1
    stolen blue yellow
    you-lost yellow carbon
    you-gained blue carbon
679: blue answers later
680: blue answers build booster
    built blue booster
    expanded blue booster
681: blue answers draw
    supplied blue 1
    you-gained blue ore
682: blue answers build colony_ship
    built blue colony_ship
683: blue answers launch T2 I247
    launched blue colony T2 I247
684: blue answers propose
685: blue answers add goods
686: blue answers done
687: blue answers add food
688: blue answers add carbon
689: blue answers add food
690: blue answers add carbon
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 2 food
691: white answers decline
    declined white
692: red answers decline
    declined red
693: yellow answers decline
    declined yellow
694: blue answers propose
695: blue answers add goods
696: blue answers done
697: blue answers add food
698: blue answers add carbon
699: blue answers add food
700: blue answers add carbon
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 2 food
701: white answers decline
    declined white
702: red answers decline
    declined red
703: yellow answers decline
    declined yellow
704: blue answers propose
705: blue answers add goods
706: blue answers done
707: blue answers add food
708: blue answers add carbon
709: blue answers add carbon
710: blue answers add carbon
    offers blue 1 goods
    wants blue 3 carbon
    wants blue 1 food
711: white answers decline
    declined white
712: red answers counter
713: red answers add goods
714: red answers add food
715: red answers done
716: red answers add fuel
    offers red 1 food
    offers red 1 goods
    wants red 1 fuel
717: yellow answers decline
    declined yellow
718: blue answers withdraw
    withdrew blue
719: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E10
    heard blue trader_hails
720: blue answers amount 1
721: blue answers give goods
    gave blue goods
    heard blue prince_expected
    fame-lost blue 1
    card-over blue E10
722: blue answers ship T3
723: blue answers to I191
    moved blue T3 I191
724: blue answers to I178
    moved blue T3 I178
725: blue answers to I165
    moved blue T3 I165
726: blue answers to I151
    moved blue T3 I151
    explored blue S2.3
    looked blue S2.3 number 6
727: blue answers ship T2
728: blue answers to I246
    moved blue T2 I246
729: blue answers to I232
    moved blue T2 I232
730: blue answers to I246
    moved blue T2 I246
731: blue answers to I232
    moved blue T2 I232
732: blue answers land-all
    turn white 22
    rolled white 5
    produced yellow 1 ore
    produced white 2 ore
733: white answers later
734: white answers exchange goods fuel
    exchanged white 2 goods fuel
735: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
736: white answers build booster
    built white booster
    expanded white booster
737: white answers draw
    supplied white 1
    you-gained white ore
738: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
739: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card red E30
    heard white black_market
    heard white fly_on
    card-over white E30
740: white answers ship T3
741: white answers to I183
    moved white T3 I183
742: white answers to I196
    moved white T3 I196
743: white answers to I183
    moved white T3 I183
744: white answers to I196
    moved white T3 I196
745: white answers ship T2
746: white answers to I209
    moved white T2 I209
747: white answers to I210
    moved white T2 I210
748: white answers to I224
    moved white T2 I224
749: white answers to I210
    moved white T2 I210
750: white answers ship T1
751: white answers to I223
    moved white T1 I223
752: white answers stop
    turn red 23
    rolled red 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 food
753: red answers draw
    supplied red 1
    you-gained red fuel
754: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E16
    heard red wanderers_ask
755: red answers amount 3
756: red answers give goods
    gave red goods
757: red answers give fuel
    gave red fuel
758: red answers give food
    gave red food
    heard red wanderers_way
759: red answers jump I078
    jumped red T1 I078
    explored red S7.1
    looked red S7.1 ice 4
    explored red S7.2
    looked red S7.2 number 11
760: red answers stop
    fame red 1
    card-over red E16
761: red answers land-all
    turn yellow 24
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
762: yellow answers later
763: yellow answers draw
    supplied yellow 1
    you-gained yellow food
764: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
765: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
766: yellow answers propose
767: yellow answers add food
768: yellow answers done
769: yellow answers add fuel
770: yellow answers done
    offers yellow 1 food
    wants yellow 1 fuel
771: blue answers counter
772: blue answers add ore
773: blue answers done
774: blue answers add carbon
775: blue answers add food
776: blue answers add food
    offers blue 1 ore
    wants blue 1 carbon
    wants blue 2 food
777: white answers accept
    accepted white
778: red answers counter
779: red answers add carbon
780: red answers done
781: red answers add goods
782: red answers add food
783: red answers add fuel
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
784: yellow answers deal seat3
    traded yellow white
785: yellow answers build booster
    built yellow booster
    expanded yellow booster
786: yellow answers end-phase
    mother-ship yellow 1 3
787: yellow answers ship T3
788: yellow answers to I177
    moved yellow T3 I177
789: yellow answers to I176
    moved yellow T3 I176
790: yellow answers to I177
    moved yellow T3 I177
791: yellow answers to I164
    moved yellow T3 I164
792: yellow answers to I150
    moved yellow T3 I150
793: yellow answers ship T1
794: yellow answers to I283
    moved yellow T1 I283
795: yellow answers to I272
    moved yellow T1 I272
796: yellow answers to I258
    moved yellow T1 I258
797: yellow answers stop
798: yellow answers ship T2
799: yellow answers to I202
    moved yellow T2 I202
800: yellow answers stop
    turn blue 25
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
801: blue answers draw
    supplied blue 1
    you-gained blue fuel
802: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
803: blue answers propose
804: blue answers add fuel
805: blue answers done
806: blue answers add carbon
807: blue answers add carbon
808: blue answers add food
    offers blue 1 fuel
    wants blue 2 carbon
    wants blue 1 food
809: white answers decline
    declined white
810: red answers decline
    declined red
811: yellow answers decline
    declined yellow
812: blue answers end-phase
    mother-ship blue 3 2
813: blue answers ship T2
814: blue answers to I246
    moved blue T2 I246
815: blue answers to I232
    moved blue T2 I232
816: blue answers stop
817: blue answers ship T3
818: blue answers to I137
    moved blue T3 I137
    explored blue S2.1
    looked blue S2.1 number 11
819: blue answers to I151
    moved blue T3 I151
820: blue answers to I165
    moved blue T3 I165
821: blue answers to I151
    moved blue T3 I151
822: blue answers to I137
    moved blue T3 I137
823: blue answers found
    colony blue S2.c
    shown blue S2.1 number 11
    shown blue S2.3 number 6
824: blue answers land-all
    turn white 26
    rolled white 7
825: white answers rob seat1
    stolen white yellow
    you-lost yellow carbon
    you-gained white carbon
826: white answers later
827: white answers end-phase
    mother-ship white 2 1
828: white answers ship T1
829: white answers to I237
    moved white T1 I237
830: white answers to I223
    moved white T1 I223
831: white answers to I237
    moved white T1 I237
832: white answers stop
833: white answers ship T3
834: white answers to I197
    moved white T3 I197
    explored white S4.3
    looked white S4.3 pirate 4
835: white answers to I211
    moved white T3 I211
836: white answers to I225
    moved white T3 I225
837: white answers stop
838: white answers land-all
    turn red 27
    rolled red 2
    produced blue 1 food
    produced yellow 1 goods
    produced red 1 goods
839: red answers later
840: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
841: red answers draw
    supplied red 1
    you-gained red goods
842: red answers end-phase
    mother-ship red 1 2
843: red answers ship T2
844: red answers to I145
    moved red T2 I145
845: red answers to I144
    moved red T2 I144
    moved red T2 I158
846: red answers ship T1
847: red answers to I064
    moved red T1 I064
848: red answers to I051
    moved red T1 I051
849: red answers stop
    turn yellow 28
    rolled yellow 7
850: yellow answers rob seat4
    stolen yellow red
    you-lost red goods
    you-gained yellow goods
851: yellow answers later
852: yellow answers exchange goods carbon
    exchanged yellow 2 goods carbon
853: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
854: yellow answers propose
855: yellow answers add carbon
856: yellow answers done
857: yellow answers add ore
858: yellow answers add food
859: yellow answers add food
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 2 food
860: blue answers decline
    declined blue
861: white answers decline
    declined white
862: red answers counter
863: red answers add goods
864: red answers add carbon
865: red answers done
866: red answers add fuel
867: red answers add fuel
    offers red 1 carbon
    offers red 1 goods
    wants red 2 fuel
868: yellow answers withdraw
    withdrew yellow
869: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
870: yellow answers end-phase
    mother-ship yellow 2 3
871: yellow answers ship T2
872: yellow answers to I188
    moved yellow T2 I188
873: yellow answers to I189
    moved yellow T2 I189
874: yellow answers to I188
    moved yellow T2 I188
875: yellow answers stop
876: yellow answers ship T1
877: yellow answers to I244
    moved yellow T1 I244
878: yellow answers to I258
    moved yellow T1 I258
879: yellow answers to I272
    moved yellow T1 I272
880: yellow answers to I258
    moved yellow T1 I258
881: yellow answers to I244
    moved yellow T1 I244
882: yellow answers to I245
    moved yellow T1 I245
883: yellow answers ship T3
884: yellow answers to I136
    moved yellow T3 I136
885: yellow answers to I137
    moved yellow T3 I137
886: yellow answers to I136
    moved yellow T3 I136
887: yellow answers to I137
    moved yellow T3 I137
888: yellow answers to I151
    moved yellow T3 I151
889: yellow answers stop
    turn blue 29
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
890: blue answers draw
    supplied blue 1
    you-gained blue ore
891: blue answers build colony_ship
    built blue colony_ship
892: blue answers launch T3 I247
    launched blue colony T3 I247
893: blue answers end-phase
    mother-ship blue 2 3
894: blue answers ship T1
895: blue answers to I217
    moved blue T1 I217
896: blue answers to I203
    moved blue T1 I203
897: blue answers to I217
    moved blue T1 I217
898: blue answers to I216
    moved blue T1 I216
899: blue answers stop
900: blue answers ship T3
901: blue answers to I246
    moved blue T3 I246
902: blue answers to I247
    moved blue T3 I247
903: blue answers to I261
    moved blue T3 I261
904: blue answers to I247
    moved blue T3 I247
905: blue answers to I233
    moved blue T3 I233
906: blue answers to I219
    moved blue T3 I219
907: blue answers land-all
    turn white 30
    rolled white 7
908: white answers nobody
909: white answers later
910: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E23
    heard white thief_offers
911: white answers yes
912: white answers give ore
    gave white ore
    mother-ship white 2 2
    heard white thief_known
    stolen white red
    you-lost red goods
    you-gained white goods
    stolen white yellow
    you-lost yellow carbon
    you-gained white carbon
    fame-lost white 1
    card-over white E23
913: white answers ship T2
914: white answers to I209
    moved white T2 I209
915: white answers to I195
    moved white T2 I195
916: white answers to I194
    moved white T2 I194
917: white answers stop
918: white answers ship T1
919: white answers to I238
    moved white T1 I238
920: white answers to I224
    moved white T1 I224
921: white answers to I225
    moved white T1 I225
922: white answers to I211
    moved white T1 I211
923: white answers ship T3
924: white answers to I224
    moved white T3 I224
925: white answers to I210
    moved white T3 I210
926: white answers to I224
    moved white T3 I224
927: white answers to I210
    moved white T3 I210
    turn red 31
    rolled red 11
    produced blue 2 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
928: red answers later
929: red answers end-phase
    mother-ship red 3 2
930: red answers ship T2
931: red answers to I157
    moved red T2 I157
932: red answers to I143
    moved red T2 I143
933: red answers to I157
    moved red T2 I157
934: red answers to I143
    moved red T2 I143
935: red answers stop
936: red answers ship T1
937: red answers to I050
    moved red T1 I050
938: red answers to I038
    moved red T1 I038
939: red answers to I024
    moved red T1 I024
940: red answers to I010
    moved red T1 I010
941: red answers stop
    turn yellow 32
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
942: yellow answers later
943: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E13
    heard yellow trader_hails
944: yellow answers amount 2
945: yellow answers give fuel
    gave yellow fuel
946: yellow answers give goods
    gave yellow goods
    heard yellow false_trader
947: yellow answers yes
    opponent blue combat
    mother-ship yellow 2 3
    mother-ship blue 1 2
    contest yellow combat 6 4
    heard yellow present_back
    took yellow fuel
    took yellow goods
    fame yellow 1
    card-over yellow E13
948: yellow answers ship T3
949: yellow answers to I152
    moved yellow T3 I152
950: yellow answers to I151
    moved yellow T3 I151
951: yellow answers to I165
    moved yellow T3 I165
952: yellow answers stop
953: yellow answers ship T1
954: yellow answers to I259
    moved yellow T1 I259
955: yellow answers to I273
    moved yellow T1 I273
956: yellow answers to I259
    moved yellow T1 I259
957: yellow answers to I245
    moved yellow T1 I245
958: yellow answers ship T2
959: yellow answers to I189
    moved yellow T2 I189
960: yellow answers to I176
    moved yellow T2 I176
961: yellow answers to I189
    moved yellow T2 I189
962: yellow answers to I176
    moved yellow T2 I176
    turn blue 33
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
963: blue answers later
964: blue answers build cannon
    built blue cannon
    expanded blue cannon
965: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E05
    heard blue wanderers_ask
966: blue answers amount 2
967: blue answers give fuel
    gave blue fuel
968: blue answers give food
    gave blue food
    heard blue wanderers_bless
    fame blue 1
    card-over blue E05
969: blue answers ship T2
970: blue answers to I231
    moved blue T2 I231
971: blue answers to I232
    moved blue T2 I232
972: blue answers to I218
    moved blue T2 I218
973: blue answers stop
974: blue answers ship T1
975: blue answers to I217
    moved blue T1 I217
976: blue answers to I216
    moved blue T1 I216
977: blue answers to I230
    moved blue T1 I230
978: blue answers stop
979: blue answers ship T3
980: blue answers to I218
    moved blue T3 I218
981: blue answers to I204
    moved blue T3 I204
982: blue answers to I203
    moved blue T3 I203
983: blue answers stop
    turn white 34
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
984: white answers draw
    supplied white 1
    you-gained white food
985: white answers build spaceport
    built white spaceport
986: white answers site beta.c
    spaceport white beta.c
987: white answers propose
988: white answers add ore
989: white answers done
990: white answers add fuel
991: white answers add carbon
992: white answers add carbon
993: white answers add carbon
994: white answers add fuel
995: white answers done
    offers white 1 ore
    wants white 2 fuel
    wants white 3 carbon
996: red answers counter
997: red answers add carbon
998: red answers done
999: red answers add food
1000: red answers done
    offers red 1 carbon
    wants red 1 food
1001: yellow answers decline
    declined yellow
1002: blue answers counter
1003: blue answers add carbon
1004: blue answers done
1005: blue answers add goods
1006: blue answers add ore
1007: blue answers add food
1008: blue answers add ore
1009: blue answers add goods
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 1 food
    wants blue 2 goods
1010: white answers withdraw
    withdrew white
1011: white answers propose
1012: white answers add goods
1013: white answers add ore
1014: white answers done
1015: white answers add carbon
1016: white answers add carbon
1017: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 2 carbon
1018: red answers accept
    accepted red
1019: yellow answers accept
    accepted yellow
1020: blue answers counter
1021: blue answers add carbon
1022: blue answers done
1023: blue answers add ore
1024: blue answers add goods
1025: blue answers add goods
1026: blue answers add food
1027: blue answers add goods
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 food
    wants blue 3 goods
1028: white answers deal seat1
    traded white yellow
1029: white answers end-phase
    mother-ship white 2 2
1030: white answers ship T2
1031: white answers to I181
    moved white T2 I181
1032: white answers to I168
    moved white T2 I168
1033: white answers to I181
    moved white T2 I181
1034: white answers to I168
    moved white T2 I168
1035: white answers to I181
    moved white T2 I181
1036: white answers ship T1
1037: white answers to I212
    moved white T1 I212
1038: white answers to I198
    moved white T1 I198
1039: white answers to I199
    moved white T1 I199
1040: white answers to I185
    moved white T1 I185
1041: white answers stop
1042: white answers ship T3
1043: white answers to I209
    moved white T3 I209
1044: white answers stop
    turn red 35
    rolled red 9
    produced blue 1 ore
    produced red 1 ore
1045: red answers draw
    supplied red 1
    you-gained red goods
1046: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
1047: red answers build cannon
    built red cannon
    expanded red cannon
1048: red answers propose
1049: red answers add ore
1050: red answers done
1051: red answers add fuel
1052: red answers done
    offers red 1 ore
    wants red 1 fuel
1053: yellow answers counter
1054: yellow answers add fuel
1055: yellow answers add goods
1056: yellow answers add goods
1057: yellow answers done
1058: yellow answers add carbon
1059: yellow answers add carbon
1060: yellow answers add carbon
1061: yellow answers add food
    offers yellow 1 fuel
    offers yellow 2 goods
    wants yellow 3 carbon
    wants yellow 1 food
1062: blue answers counter
1063: blue answers add ore
1064: blue answers done
1065: blue answers add fuel
1066: blue answers add carbon
1067: blue answers add food
1068: blue answers add carbon
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 1 food
1069: white answers decline
    declined white
1070: red answers withdraw
    withdrew red
1071: red answers end-phase
    mother-ship red 3 1
1072: red answers ship T2
1073: red answers to I142
    moved red T2 I142
1074: red answers to I129
    moved red T2 I129
1075: red answers to I118
    moved red T2 I118
    explored red S7.3
    looked red S7.3 number 9
1076: red answers to I104
    moved red T2 I104
    conquered red S7.1 ice 4
    shown red S7.1 number 3
1077: red answers found
    colony red S7.c
    shown red S7.3 number 9
1078: red answers ship T1
1079: red answers to I024
    moved red T1 I024
1080: red answers to I038
    moved red T1 I038
1081: red answers to I037
    moved red T1 I037
    explored red S6.2
    looked red S6.2 number 5
1082: red answers to I049
    moved red T1 I049
    explored red S6.3
    looked red S6.3 number 4
1083: red answers found
    colony red S6.b
    shown red S6.2 number 5
    shown red S6.3 number 4
    turn yellow 36
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
1084: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
1085: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
1086: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1087: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E02
    heard yellow fold_ahead
1088: yellow answers yes
    opponent blue speed
    mother-ship yellow 2 0
    mother-ship blue 2 3
    contest yellow speed 3 6
    heard yellow engines_burnt
    grounded yellow T1
    card-over yellow E02
1089: yellow answers ship T2
1090: yellow answers to I189
    moved yellow T2 I189
1091: yellow answers to I176
    moved yellow T2 I176
1092: yellow answers to I189
    moved yellow T2 I189
1093: yellow answers to I188
    moved yellow T2 I188
    conquered yellow S1.2 ice 3
    shown yellow S1.2 number 11
1094: yellow answers found
    colony yellow S1.c
1095: yellow answers ship T3
1096: yellow answers to I151
    moved yellow T3 I151
1097: yellow answers to I152
    moved yellow T3 I152
1098: yellow answers to I138
    moved yellow T3 I138
1099: yellow answers to I126
    moved yellow T3 I126
    explored yellow S2.2
    looked yellow S2.2 number 10
1100: yellow answers found
    colony yellow S2.b
    shown yellow S2.2 number 10
    turn blue 37
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
    produced red 1 food
1101: blue answers later
1102: blue answers draw
    supplied blue 1
    you-gained blue food
1103: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
1104: blue answers propose
1105: blue answers add carbon
1106: blue answers done
1107: blue answers add fuel
1108: blue answers add fuel
1109: blue answers add food
1110: blue answers add ore
1111: blue answers add goods
1112: blue answers done
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 1 food
    wants blue 1 goods
1113: white answers decline
    declined white
1114: red answers decline
    declined red
1115: yellow answers counter
1116: yellow answers add fuel
1117: yellow answers done
1118: yellow answers add food
1119: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
1120: blue answers deal seat1
    traded blue yellow
1121: blue answers end-phase
    mother-ship blue 3 2
1122: blue answers ship T3
1123: blue answers to I189
    moved blue T3 I189
1124: blue answers to I188
    moved blue T3 I188
1125: blue answers to I202
    moved blue T3 I202
1126: blue answers to I201
    moved blue T3 I201
1127: blue answers to I187
    moved blue T3 I187
1128: blue answers to I175
    moved blue T3 I175
1129: blue answers found
    colony blue S1.b
1130: blue answers ship T1
1131: blue answers to I216
    moved blue T1 I216
1132: blue answers to I217
    moved blue T1 I217
1133: blue answers to I216
    moved blue T1 I216
1134: blue answers to I202
    moved blue T1 I202
1135: blue answers to I201
    moved blue T1 I201
1136: blue answers stop
1137: blue answers ship T2
1138: blue answers to I204
    moved blue T2 I204
1139: blue answers stop
    turn white 38
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1140: white answers later
1141: white answers build spaceport
    built white spaceport
1142: white answers site alpha.a
    spaceport white alpha.a
1143: white answers end-phase
    mother-ship white 2 1
1144: white answers ship T2
1145: white answers to I168
    moved white T2 I168
1146: white answers to I154
    moved white T2 I154
    explored white S3.2
    looked white S3.2 number 9
1147: white answers to I140
    moved white T2 I140
    explored white S3.3
    looked white S3.3 number 3
1148: white answers found
    colony white S3.c
    shown white S3.2 number 9
    shown white S3.3 number 3
1149: white answers ship T3
1150: white answers to I210
    moved white T3 I210
1151: white answers to I196
    moved white T3 I196
1152: white answers to I210
    moved white T3 I210
1153: white answers to I209
    moved white T3 I209
1154: white answers ship T1
1155: white answers to I173
    moved white T1 I173
1156: white answers to I172
    moved white T1 I172
1157: white answers stop
    turn red 39
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
1158: red answers build trade_ship
    built red trade_ship
1159: red answers launch T2 I268
    launched red trade T2 I268
1160: red answers propose
1161: red answers add food
1162: red answers done
1163: red answers add ore
1164: red answers add carbon
1165: red answers add carbon
1166: red answers add carbon
1167: red answers add goods
1168: red answers add carbon
1169: red answers add fuel
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 4 carbon
    wants red 1 goods
1170: yellow answers decline
    declined yellow
1171: blue answers decline
    declined blue
1172: white answers counter
1173: white answers add ore
1174: white answers done
1175: white answers add fuel
1176: white answers add carbon
1177: white answers add food
1178: white answers done
    offers white 1 ore
    wants white 1 fuel
    wants white 1 carbon
    wants white 1 food
1179: red answers withdraw
    withdrew red
1180: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E07
    heard red trader_hails
1181: red answers amount 3
1182: red answers give food
    gave red food
1183: red answers give carbon
    gave red carbon
1184: red answers give ore
    gave red ore
    heard red trader_very_content
1185: red answers take food
    took red food
1186: red answers take carbon
    took red carbon
    fame red 1
    card-over red E07
1187: red answers land-all
    turn yellow 40
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
1188: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
1189: yellow answers exchange carbon ore
    exchanged yellow 3 carbon ore
1190: yellow answers build colony_ship
    built yellow colony_ship
1191: yellow answers launch T2 I272
    launched yellow colony T2 I272
1192: yellow answers propose
1193: yellow answers add goods
1194: yellow answers done
1195: yellow answers add food
1196: yellow answers add carbon
1197: yellow answers add ore
1198: yellow answers add carbon
1199: yellow answers add food
1200: yellow answers done
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 2 carbon
    wants yellow 2 food
1201: blue answers decline
    declined blue
1202: white answers decline
    declined white
1203: red answers decline
    declined red
1204: yellow answers propose
1205: yellow answers add fuel
1206: yellow answers done
1207: yellow answers add food
1208: yellow answers add ore
1209: yellow answers add ore
1210: yellow answers add goods
1211: yellow answers add carbon
1212: yellow answers done
    offers yellow 1 fuel
    wants yellow 2 ore
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 1 goods
1213: blue answers decline
    declined blue
1214: white answers decline
    declined white
1215: red answers decline
    declined red
1216: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E27
    heard yellow ship_under_fire
1217: yellow answers yes
    opponent white combat
    mother-ship yellow 3 1
    mother-ship white 1 0
    contest yellow combat 5 2
    heard yellow trader_grateful
    took yellow goods
    took yellow goods
    fame yellow 1
    card-over yellow E27
1218: yellow answers ship T2
1219: yellow answers to I273
    moved yellow T2 I273
1220: yellow answers to I259
    moved yellow T2 I259
1221: yellow answers to I273
    moved yellow T2 I273
1222: yellow answers to I284
    moved yellow T2 I284
1223: yellow answers ship T1
1224: yellow answers to I244
    moved yellow T1 I244
1225: yellow answers to I245
    moved yellow T1 I245
1226: yellow answers to I244
    moved yellow T1 I244
1227: yellow answers stop
    turn blue 41
    rolled blue 7
1228: blue answers give carbon
    tribute blue carbon
1229: blue answers give fuel
    tribute blue fuel
1230: blue answers give fuel
    tribute blue fuel
1231: blue answers give carbon
    tribute blue carbon
1232: blue answers rob seat4
    stolen blue red
    you-lost red food
    you-gained blue food
1233: blue answers later
1234: blue answers build booster
    built blue booster
    expanded blue booster
1235: blue answers draw
    supplied blue 1
    you-gained blue carbon
1236: blue answers build spaceport
    built blue spaceport
1237: blue answers site S1.a
    spaceport blue S1.a
1238: blue answers end-phase
    mother-ship blue 2 2
1239: blue answers ship T1
1240: blue answers to I187
    moved blue T1 I187
1241: blue answers to I175
    moved blue T1 I175
1242: blue answers to I161
    moved blue T1 I161
1243: blue answers to I160
    moved blue T1 I160
1244: blue answers stop
1245: blue answers land-all
    turn white 42
    rolled white 7
1246: white answers rob seat4
    stolen white red
    you-lost red ore
    you-gained white ore
1247: white answers draw
    supplied white 1
    you-gained white fuel
1248: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
1249: white answers end-phase
    mother-ship white 2 2
1250: white answers ship T1
1251: white answers to I184
    moved white T1 I184
1252: white answers to I172
    moved white T1 I172
1253: white answers to I158
    moved white T1 I158
1254: white answers to I144
    moved white T1 I144
1255: white answers to I131
    moved white T1 I131
    outpost white green_folk 1
    chip white green_folk
1256: white answers friend GF5
    friendship white GF5
1257: white answers ship T3
1258: white answers to I195
    moved white T3 I195
1259: white answers to I194
    moved white T3 I194
1260: white answers to I181
    moved white T3 I181
1261: white answers to I168
    moved white T3 I168
1262: white answers to I181
    moved white T3 I181
    turn red 43
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
1263: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E24
    heard red thief_offers
1264: red answers no
    heard red fly_on
    card-over red E24
1265: red answers land-all
    turn yellow 44
    rolled yellow 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
1266: yellow answers end-phase
    mother-ship yellow 2 1
1267: yellow answers ship T2
1268: yellow answers to I273
    moved yellow T2 I273
1269: yellow answers to I259
    moved yellow T2 I259
1270: yellow answers to I245
    moved yellow T2 I245
1271: yellow answers to I231
    moved yellow T2 I231
1272: yellow answers ship T1
1273: yellow answers to I258
    moved yellow T1 I258
1274: yellow answers to I244
    moved yellow T1 I244
1275: yellow answers stop
    turn blue 45
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
1276: blue answers propose
1277: blue answers add fuel
1278: blue answers add fuel
1279: blue answers add fuel
1280: blue answers done
1281: blue answers add carbon
1282: blue answers add food
1283: blue answers add ore
1284: blue answers done
    offers blue 3 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
1285: white answers decline
    declined white
1286: red answers decline
    declined red
1287: yellow answers decline
    declined yellow
1288: blue answers build booster
    built blue booster
    expanded blue booster
1289: blue answers propose
1290: blue answers add fuel
1291: blue answers done
1292: blue answers add goods
1293: blue answers add goods
1294: blue answers add ore
1295: blue answers add food
1296: blue answers add carbon
1297: blue answers done
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
    wants blue 2 goods
1298: white answers decline
    declined white
1299: red answers decline
    declined red
1300: yellow answers decline
    declined yellow
1301: blue answers end-phase
    mother-ship blue 2 2
1302: blue answers ship T1
1303: blue answers to I161
    moved blue T1 I161
1304: blue answers to I160
    moved blue T1 I160
1305: blue answers to I146
    moved blue T1 I146
1306: blue answers to I132
    moved blue T1 I132
1307: blue answers to I133
    moved blue T1 I133
1308: blue answers to I122
    moved blue T1 I122
1309: blue answers stop
    outpost blue merchants 1
    chip blue merchants
1310: blue answers friend ME2
    friendship blue ME2
1311: blue answers land-all
    turn white 46
    rolled white 4
    produced red 1 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 food
1312: white answers build colony_ship
    built white colony_ship
1313: white answers launch T2 I263
    launched white colony T2 I263
1314: white answers propose
1315: white answers add fuel
1316: white answers done
1317: white answers add goods
1318: white answers add goods
1319: white answers add food
1320: white answers add ore
1321: white answers add carbon
1322: white answers done
    offers white 1 fuel
    wants white 1 ore
    wants white 1 carbon
    wants white 1 food
    wants white 2 goods
1323: red answers decline
    declined red
1324: yellow answers decline
    declined yellow
1325: blue answers counter
1326: blue answers add fuel
1327: blue answers done
1328: blue answers add food
    offers blue 1 fuel
    wants blue 1 food
1329: white answers withdraw
    withdrew white
1330: white answers end-phase
    mother-ship white 2 2
1331: white answers ship T2
1332: white answers to I249
    moved white T2 I249
1333: white answers to I248
    moved white T2 I248
1334: white answers to I249
    moved white T2 I249
1335: white answers to I263
    moved white T2 I263
1336: white answers to I276
    moved white T2 I276
1337: white answers ship T3
1338: white answers to I194
    moved white T3 I194
1339: white answers to I181
    moved white T3 I181
1340: white answers to I180
    moved white T3 I180
1341: white answers stop
    turn red 47
    rolled red 4
    produced red 1 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 food
1342: red answers build cannon
    built red cannon
    expanded red cannon
1343: red answers build booster
    built red booster
    expanded red booster
1344: red answers propose
1345: red answers add ore
1346: red answers done
1347: red answers add food
1348: red answers done
    offers red 1 ore
    wants red 1 food
1349: yellow answers decline
    declined yellow
1350: blue answers counter
1351: blue answers add fuel
1352: blue answers done
1353: blue answers add ore
1354: blue answers add ore
1355: blue answers add food
1356: blue answers add carbon
    offers blue 1 fuel
    wants blue 2 ore
    wants blue 1 carbon
    wants blue 1 food
1357: white answers counter
1358: white answers add food
1359: white answers done
1360: white answers add fuel
1361: white answers add fuel
1362: white answers add carbon
1363: white answers add ore
    offers white 1 food
    wants white 1 ore
    wants white 2 fuel
    wants white 1 carbon
1364: red answers withdraw
    withdrew red
1365: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E31
    heard red wear
    card-over red E31
    drew-encounter red
    card yellow E11
    heard red trader_hails
1366: red answers amount 0
    heard red trader_pities
    took red goods
    card-over red E11
1367: red answers ship T2
1368: red answers to I254
    moved red T2 I254
1369: red answers stop
    turn yellow 48
    rolled yellow 11
    produced yellow 1 ore
    produced blue 1 ore
    produced blue 2 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
1370: yellow answers build trade_ship
    built yellow trade_ship
1371: yellow answers launch T3 I272
    launched yellow trade T3 I272
1372: yellow answers build booster
    built yellow booster
    expanded yellow booster
1373: yellow answers propose
1374: yellow answers add goods
1375: yellow answers add goods
1376: yellow answers add goods
1377: yellow answers add goods
1378: yellow answers add goods
1379: yellow answers done
1380: yellow answers add carbon
1381: yellow answers add carbon
1382: yellow answers add carbon
1383: yellow answers done
    offers yellow 5 goods
    wants yellow 3 carbon
1384: blue answers decline
    declined blue
1385: white answers counter
1386: white answers add food
1387: white answers done
1388: white answers add carbon
1389: white answers done
    offers white 1 food
    wants white 1 carbon
1390: red answers counter
1391: red answers add ore
1392: red answers done
1393: red answers add carbon
1394: red answers add food
1395: red answers add carbon
1396: red answers add goods
1397: red answers add food
    offers red 1 ore
    wants red 2 carbon
    wants red 2 food
    wants red 1 goods
1398: yellow answers withdraw
    withdrew yellow
1399: yellow answers propose
1400: yellow answers add goods
1401: yellow answers add goods
1402: yellow answers add goods
1403: yellow answers add goods
1404: yellow answers add goods
1405: yellow answers done
1406: yellow answers add carbon
1407: yellow answers add carbon
1408: yellow answers add food
1409: yellow answers add food
1410: yellow answers add carbon
1411: yellow answers done
    offers yellow 5 goods
    wants yellow 3 carbon
    wants yellow 2 food
1412: blue answers decline
    declined blue
1413: white answers counter
1414: white answers add food
1415: white answers done
1416: white answers add carbon
1417: white answers done
    offers white 1 food
    wants white 1 carbon
1418: red answers counter
1419: red answers add goods
1420: red answers done
1421: red answers add food
1422: red answers add fuel
1423: red answers add fuel
1424: red answers add fuel
1425: red answers add food
    offers red 1 goods
    wants red 3 fuel
    wants red 2 food
1426: yellow answers withdraw
    withdrew yellow
1427: yellow answers propose
1428: yellow answers add goods
1429: yellow answers add goods
1430: yellow answers add goods
1431: yellow answers add goods
1432: yellow answers add goods
1433: yellow answers done
1434: yellow answers add fuel
1435: yellow answers add carbon
1436: yellow answers add carbon
1437: yellow answers add carbon
1438: yellow answers add food
1439: yellow answers done
    offers yellow 5 goods
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 1 food
1440: blue answers decline
    declined blue
1441: white answers counter
1442: white answers add fuel
1443: white answers done
1444: white answers add ore
1445: white answers done
    offers white 1 fuel
    wants white 1 ore
1446: red answers counter
1447: red answers add ore
1448: red answers done
1449: red answers add carbon
1450: red answers done
    offers red 1 ore
    wants red 1 carbon
1451: yellow answers withdraw
    withdrew yellow
1452: yellow answers exchange goods carbon
    exchanged yellow 2 goods carbon
1453: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
1454: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
1455: yellow answers no
    opponent red combat
    mother-ship yellow 2 0
    mother-ship red 2 3
    contest yellow combat 3 8
    heard yellow beaten_bravely
1456: yellow answers expansion booster
    lost-expansion yellow booster
    fame yellow 1
    card-over yellow E14
1457: yellow answers ship T3
1458: yellow answers to I283
    moved yellow T3 I283
1459: yellow answers to I272
    moved yellow T3 I272
1460: yellow answers to I283
    moved yellow T3 I283
1461: yellow answers to I296
    moved yellow T3 I296
1462: yellow answers ship T1
1463: yellow answers to I230
    moved yellow T1 I230
1464: yellow answers to I216
    moved yellow T1 I216
1465: yellow answers to I230
    moved yellow T1 I230
1466: yellow answers to I216
    moved yellow T1 I216
1467: yellow answers ship T2
1468: yellow answers to I217
    moved yellow T2 I217
1469: yellow answers stop
    turn blue 49
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
    produced red 1 food
    produced white 2 goods
1470: blue answers end-phase
    mother-ship blue 2 2
1471: blue answers ship T2
1472: blue answers to I203
    moved blue T2 I203
1473: blue answers to I189
    moved blue T2 I189
1474: blue answers to I176
    moved blue T2 I176
1475: blue answers to I163
    moved blue T2 I163
1476: blue answers to I162
    moved blue T2 I162
1477: blue answers to I148
    moved blue T2 I148
1478: blue answers to I134
    moved blue T2 I134
    turn white 50
    rolled white 5
    produced yellow 1 ore
    produced white 2 ore
    produced red 1 carbon
1479: white answers build trade_ship
    built white trade_ship
1480: white answers launch T1 I257
    launched white trade T1 I257
1481: white answers propose
1482: white answers add ore
1483: white answers add fuel
1484: white answers add food
1485: white answers done
1486: white answers add goods
1487: white answers add goods
1488: white answers add carbon
1489: white answers done
    offers white 1 ore
    offers white 1 fuel
    offers white 1 food
    wants white 1 carbon
    wants white 2 goods
1490: red answers accept
    accepted red
1491: yellow answers counter
1492: yellow answers add carbon
1493: yellow answers add goods
1494: yellow answers done
1495: yellow answers add ore
1496: yellow answers add fuel
1497: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
1498: blue answers decline
    declined blue
1499: white answers deal seat4
    traded white red
1500: white answers propose
1501: white answers add carbon
1502: white answers done
1503: white answers add ore
1504: white answers add food
1505: white answers add food
1506: white answers add ore
1507: white answers add fuel
1508: white answers add goods
1509: white answers add food
1510: white answers add ore
1511: white answers done
    offers white 1 carbon
    wants white 3 ore
    wants white 1 fuel
    wants white 3 food
    wants white 1 goods
1512: red answers decline
    declined red
1513: yellow answers counter
1514: yellow answers add carbon
1515: yellow answers add goods
1516: yellow answers done
1517: yellow answers add fuel
1518: yellow answers add ore
1519: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
1520: blue answers decline
    declined blue
1521: white answers withdraw
    withdrew white
1522: white answers propose
1523: white answers add food
1524: white answers done
1525: white answers add ore
1526: white answers add carbon
1527: white answers add goods
1528: white answers add goods
1529: white answers add carbon
1530: white answers add goods
1531: white answers add carbon
1532: white answers add goods
1533: white answers add goods
    offers white 1 food
    wants white 1 ore
    wants white 3 carbon
    wants white 5 goods
1534: red answers decline
    declined red
1535: yellow answers counter
1536: yellow answers add goods
1537: yellow answers add carbon
1538: yellow answers add ore
1539: yellow answers add ore
1540: yellow answers done
1541: yellow answers add food
1542: yellow answers add food
1543: yellow answers add fuel
1544: yellow answers add food
    offers yellow 2 ore
    offers yellow 1 carbon
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 3 food
1545: blue answers decline
    declined blue
1546: white answers withdraw
    withdrew white
1547: white answers exchange goods fuel
    exchanged white 2 goods fuel
1548: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E07
    heard white trader_hails
1549: white answers amount 2
1550: white answers give food
    gave white food
1551: white answers give fuel
    gave white fuel
    heard white trader_content
1552: white answers take food
    took white food
    fame white 1
    card-over white E07
1553: white answers ship T2
1554: white answers to I263
    moved white T2 I263
1555: white answers to I264
    moved white T2 I264
1556: white answers to I250
    moved white T2 I250
1557: white answers to I236
    moved white T2 I236
1558: white answers ship T3
1559: white answers to I167
    moved white T3 I167
1560: white answers to I166
    moved white T3 I166
1561: white answers to I152
    moved white T3 I152
1562: white answers to I151
    moved white T3 I151
1563: white answers ship T1
1564: white answers to I258
    moved white T1 I258
1565: white answers to I257
    moved white T1 I257
1566: white answers to I243
    moved white T1 I243
1567: white answers to I242
    moved white T1 I242
    turn red 51
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
1568: red answers exchange ore carbon
    exchanged red 3 ore carbon
1569: red answers build colony_ship
    built red colony_ship
1570: red answers launch T1 I260
    launched red colony T1 I260
1571: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E20
    heard red pirate_attacks
1572: red answers no
    opponent blue combat
    mother-ship red 2 3
    mother-ship blue 2 2
    contest red combat 8 6
    heard red ship_captured
    claim red
1573: red answers launch T3 I268
    launched red trade T3 I268
    card-over red E20
1574: red answers ship T2
1575: red answers to I240
    moved red T2 I240
1576: red answers to I239
    moved red T2 I239
1577: red answers stop
1578: red answers ship T3
1579: red answers to I254
    moved red T3 I254
1580: red answers to I240
    moved red T3 I240
1581: red answers stop
1582: red answers ship T1
1583: red answers to I246
    moved red T1 I246
1584: red answers to I232
    moved red T1 I232
1585: red answers to I218
    moved red T1 I218
1586: red answers to I219
    moved red T1 I219
    turn yellow 52
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1587: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E30
    heard yellow black_market
1588: yellow answers yes
1589: yellow answers give ore
    gave yellow ore
1590: yellow answers take food
    took yellow food
1591: yellow answers take carbon
    took yellow carbon
    mother-ship yellow 2 3
    heard yellow stolen_wares
    fame-lost yellow 1
    card-over yellow E30
1592: yellow answers ship T3
1593: yellow answers to I283
    moved yellow T3 I283
1594: yellow answers to I272
    moved yellow T3 I272
1595: yellow answers stop
1596: yellow answers ship T2
1597: yellow answers to I203
    moved yellow T2 I203
1598: yellow answers stop
1599: yellow answers land-all
    turn blue 53
    rolled blue 7
1600: blue answers rob seat3
    stolen blue white
    you-lost white ore
    you-gained blue ore
1601: blue answers build colony_ship
    built blue colony_ship
1602: blue answers launch T3 I163
    launched blue colony T3 I163
1603: blue answers propose
1604: blue answers add fuel
1605: blue answers done
1606: blue answers add carbon
1607: blue answers add food
1608: blue answers add goods
1609: blue answers add goods
1610: blue answers add food
1611: blue answers add food
1612: blue answers add goods
    offers blue 1 fuel
    wants blue 1 carbon
    wants blue 3 food
    wants blue 3 goods
1613: white answers counter
1614: white answers add carbon
1615: white answers add food
1616: white answers done
1617: white answers add fuel
1618: white answers add fuel
1619: white answers done
    offers white 1 carbon
    offers white 1 food
    wants white 2 fuel
1620: red answers counter
1621: red answers add fuel
1622: red answers done
1623: red answers add food
1624: red answers add carbon
1625: red answers add ore
1626: red answers add carbon
    offers red 1 fuel
    wants red 1 ore
    wants red 2 carbon
    wants red 1 food
1627: yellow answers decline
    declined yellow
1628: blue answers withdraw
    withdrew blue
1629: blue answers propose
1630: blue answers add ore
1631: blue answers done
1632: blue answers add carbon
1633: blue answers done
    offers blue 1 ore
    wants blue 1 carbon
1634: white answers decline
    declined white
1635: red answers counter
1636: red answers add food
1637: red answers done
1638: red answers add carbon
1639: red answers add carbon
1640: red answers add ore
1641: red answers add carbon
    offers red 1 food
    wants red 1 ore
    wants red 3 carbon
1642: yellow answers decline
    declined yellow
1643: blue answers withdraw
    withdrew blue
1644: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E02
    heard blue fold_ahead
1645: blue answers no
    heard blue fold_avoided
    card-over blue E02
    drew-encounter blue
    card white E28
    heard blue ship_under_fire
1646: blue answers no
    heard blue flight_known
    fame-lost blue 1
    card-over blue E28
1647: blue answers ship T2
1648: blue answers to I123
    moved blue T2 I123
1649: blue answers to I134
    moved blue T2 I134
1650: blue answers to I135
    moved blue T2 I135
1651: blue answers stop
1652: blue answers ship T3
1653: blue answers to I149
    moved blue T3 I149
1654: blue answers to I135
    moved blue T3 I135
1655: blue answers to I124
    moved blue T3 I124
1656: blue answers to I125
    moved blue T3 I125
1657: blue answers to I112
    moved blue T3 I112
1658: blue answers to I113
    moved blue T3 I113
1659: blue answers found
    colony blue S2.a
    turn white 54
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
    produced red 1 food
    produced white 2 goods
1660: white answers propose
1661: white answers add food
1662: white answers done
1663: white answers add goods
1664: white answers add goods
1665: white answers add goods
1666: white answers add fuel
1667: white answers add ore
1668: white answers add goods
1669: white answers add fuel
    offers white 1 food
    wants white 1 ore
    wants white 2 fuel
    wants white 4 goods
1670: red answers decline
    declined red
1671: yellow answers decline
    declined yellow
1672: blue answers decline
    declined blue
1673: white answers propose
1674: white answers add carbon
1675: white answers done
1676: white answers add ore
1677: white answers add food
1678: white answers add food
1679: white answers add ore
1680: white answers add fuel
1681: white answers add goods
1682: white answers add food
    offers white 1 carbon
    wants white 2 ore
    wants white 1 fuel
    wants white 3 food
    wants white 1 goods
1683: red answers decline
    declined red
1684: yellow answers decline
    declined yellow
1685: blue answers decline
    declined blue
1686: white answers propose
1687: white answers add carbon
1688: white answers done
1689: white answers add ore
1690: white answers add fuel
1691: white answers add food
1692: white answers add fuel
1693: white answers add goods
1694: white answers add food
1695: white answers add food
    offers white 1 carbon
    wants white 1 ore
    wants white 2 fuel
    wants white 3 food
    wants white 1 goods
1696: red answers decline
    declined red
1697: yellow answers decline
    declined yellow
1698: blue answers decline
    declined blue
1699: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E10
    heard white trader_hails
1700: white answers amount 2
1701: white answers give food
    gave white food
1702: white answers give carbon
    gave white carbon
    heard white prince_content
1703: white answers take fuel
    took white fuel
    fame white 1
    card-over white E10
1704: white answers ship T1
1705: white answers to I243
    moved white T1 I243
1706: white answers to I229
    moved white T1 I229
1707: white answers to I230
    moved white T1 I230
1708: white answers to I229
    moved white T1 I229
1709: white answers ship T2
1710: white answers to I222
    moved white T2 I222
1711: white answers to I208
    moved white T2 I208
1712: white answers to I194
    moved white T2 I194
1713: white answers to I181
    moved white T2 I181
1714: white answers ship T3
1715: white answers to I137
    moved white T3 I137
1716: white answers to I151
    moved white T3 I151
1717: white answers to I137
    moved white T3 I137
1718: white answers to I151
    moved white T3 I151
    turn red 55
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
    produced blue 1 goods
1719: red answers build booster
    built red booster
    expanded red booster
1720: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E01
    heard red fold_ahead
1721: red answers yes
    opponent blue speed
    mother-ship red 0 2
    mother-ship blue 1 3
    contest red speed 4 7
    heard red hull_cracks
1722: red answers expansion cannon
    lost-expansion red cannon
    card-over red E01
1723: red answers ship T3
1724: red answers to I226
    moved red T3 I226
1725: red answers to I212
    moved red T3 I212
1726: red answers to I198
    moved red T3 I198
1727: red answers to I199
    moved red T3 I199
1728: red answers to I213
    moved red T3 I213
1729: red answers ship T2
1730: red answers to I240
    moved red T2 I240
1731: red answers to I239
    moved red T2 I239
1732: red answers to I240
    moved red T2 I240
1733: red answers to I254
    moved red T2 I254
1734: red answers to I240
    moved red T2 I240
1735: red answers ship T1
1736: red answers to I205
    moved red T1 I205
1737: red answers to I206
    moved red T1 I206
1738: red answers to I192
    moved red T1 I192
1739: red answers stop
    turn yellow 56
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
    produced red 1 food
    produced white 2 goods
1740: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1741: yellow answers propose
1742: yellow answers add ore
1743: yellow answers done
1744: yellow answers add food
1745: yellow answers done
    offers yellow 1 ore
    wants yellow 1 food
1746: blue answers decline
    declined blue
1747: white answers counter
1748: white answers add goods
1749: white answers done
1750: white answers add carbon
1751: white answers add fuel
1752: white answers add ore
1753: white answers add ore
1754: white answers done
    offers white 1 goods
    wants white 2 ore
    wants white 1 fuel
    wants white 1 carbon
1755: red answers accept
    accepted red
1756: yellow answers deal seat4
    traded yellow red
1757: yellow answers propose
1758: yellow answers add food
1759: yellow answers done
1760: yellow answers add ore
1761: yellow answers add fuel
1762: yellow answers add ore
1763: yellow answers add carbon
1764: yellow answers add carbon
1765: yellow answers add fuel
1766: yellow answers add fuel
1767: yellow answers done
    offers yellow 1 food
    wants yellow 2 ore
    wants yellow 3 fuel
    wants yellow 2 carbon
1768: blue answers decline
    declined blue
1769: white answers counter
1770: white answers add goods
1771: white answers done
1772: white answers add ore
1773: white answers add carbon
1774: white answers add fuel
1775: white answers add food
1776: white answers add carbon
1777: white answers add carbon
    offers white 1 goods
    wants white 1 ore
    wants white 1 fuel
    wants white 3 carbon
    wants white 1 food
1778: red answers decline
    declined red
1779: yellow answers withdraw
    withdrew yellow
1780: yellow answers propose
1781: yellow answers add carbon
1782: yellow answers done
1783: yellow answers add ore
1784: yellow answers add food
1785: yellow answers add ore
1786: yellow answers add food
1787: yellow answers add fuel
1788: yellow answers add fuel
1789: yellow answers add food
1790: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 2 fuel
    wants yellow 3 food
    wants yellow 1 goods
1791: blue answers decline
    declined blue
1792: white answers counter
1793: white answers add fuel
1794: white answers done
1795: white answers add carbon
1796: white answers add goods
1797: white answers add carbon
1798: white answers add goods
1799: white answers add food
1800: white answers add ore
    offers white 1 fuel
    wants white 1 ore
    wants white 2 carbon
    wants white 1 food
    wants white 2 goods
1801: red answers decline
    declined red
1802: yellow answers withdraw
    withdrew yellow
1803: yellow answers end-phase
    mother-ship yellow 1 2
1804: yellow answers ship T2
1805: yellow answers to I189
    moved yellow T2 I189
1806: yellow answers to I176
    moved yellow T2 I176
1807: yellow answers to I163
    moved yellow T2 I163
1808: yellow answers to I149
    moved yellow T2 I149
1809: yellow answers ship T1
1810: yellow answers to I217
    moved yellow T1 I217
1811: yellow answers to I216
    moved yellow T1 I216
1812: yellow answers to I202
    moved yellow T1 I202
1813: yellow answers to I201
    moved yellow T1 I201
1814: yellow answers ship T3
1815: yellow answers to I258
    moved yellow T3 I258
1816: yellow answers stop
    turn blue 57
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
1817: blue answers build colony_ship
    built blue colony_ship
1818: blue answers launch T1 I148
    launched blue colony T1 I148
1819: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E18
    heard blue toll_demanded
1820: blue answers no
    opponent white combat
    mother-ship blue 2 1
    mother-ship white 1 2
    contest blue combat 5 4
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E18
1821: blue answers ship T1
1822: blue answers to I134
    moved blue T1 I134
1823: blue answers to I135
    moved blue T1 I135
1824: blue answers to I124
    moved blue T1 I124
1825: blue answers to I135
    moved blue T1 I135
1826: blue answers to I124
    moved blue T1 I124
1827: blue answers stop
1828: blue answers ship T2
1829: blue answers to I134
    moved blue T2 I134
1830: blue answers to I123
    moved blue T2 I123
1831: blue answers to I122
    moved blue T2 I122
1832: blue answers to I109
    moved blue T2 I109
1833: blue answers to I108
    moved blue T2 I108
    moved blue T2 I094
    turn white 58
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1834: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E05
    heard white wanderers_ask
1835: white answers amount 3
1836: white answers give carbon
    gave white carbon
1837: white answers give goods
    gave white goods
1838: white answers give goods
    gave white goods
    heard white wanderers_ship
    claim white
    card-over white E05
1839: white answers ship T2
1840: white answers to I168
    moved white T2 I168
1841: white answers to I169
    moved white T2 I169
1842: white answers to I182
    moved white T2 I182
1843: white answers to I183
    moved white T2 I183
1844: white answers ship T3
1845: white answers to I152
    moved white T3 I152
1846: white answers to I166
    moved white T3 I166
1847: white answers to I152
    moved white T3 I152
1848: white answers to I138
    moved white T3 I138
1849: white answers ship T1
1850: white answers to I215
    moved white T1 I215
1851: white answers to I201
    moved white T1 I201
1852: white answers to I187
    moved white T1 I187
1853: white answers stop
    turn red 59
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1854: red answers exchange ore fuel
    exchanged red 3 ore fuel
1855: red answers end-phase
    mother-ship red 2 2
1856: red answers ship T1
1857: red answers to I193
    moved red T1 I193
1858: red answers to I180
    moved red T1 I180
1859: red answers to I167
    moved red T1 I167
1860: red answers stop
1861: red answers ship T2
1862: red answers to I226
    moved red T2 I226
1863: red answers to I212
    moved red T2 I212
1864: red answers to I198
    moved red T2 I198
1865: red answers to I184
    moved red T2 I184
1866: red answers to I172
    moved red T2 I172
1867: red answers to I158
    moved red T2 I158
1868: red answers ship T3
1869: red answers to I227
    moved red T3 I227
1870: red answers to I213
    moved red T3 I213
1871: red answers stop
    turn yellow 60
    rolled yellow 5
    produced yellow 1 ore
    produced white 2 ore
    produced red 1 carbon
1872: yellow answers build spaceport
    built yellow spaceport
1873: yellow answers site gamma.c
    spaceport yellow gamma.c
1874: yellow answers propose
1875: yellow answers add carbon
1876: yellow answers done
1877: yellow answers add goods
1878: yellow answers add ore
1879: yellow answers add fuel
1880: yellow answers add food
1881: yellow answers add food
1882: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 2 food
    wants yellow 1 goods
1883: blue answers decline
    declined blue
1884: white answers decline
    declined white
1885: red answers decline
    declined red
1886: yellow answers propose
1887: yellow answers add carbon
1888: yellow answers done
1889: yellow answers add goods
1890: yellow answers add food
1891: yellow answers add food
1892: yellow answers add ore
1893: yellow answers add goods
1894: yellow answers add fuel
1895: yellow answers add ore
1896: yellow answers add ore
1897: yellow answers add ore
1898: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 4 ore
    wants yellow 1 fuel
    wants yellow 2 food
    wants yellow 3 goods
1899: blue answers decline
    declined blue
1900: white answers decline
    declined white
1901: red answers decline
    declined red
1902: yellow answers end-phase
    mother-ship yellow 3 2
1903: yellow answers ship T3
1904: yellow answers to I244
    moved yellow T3 I244
1905: yellow answers to I230
    moved yellow T3 I230
1906: yellow answers to I244
    moved yellow T3 I244
1907: yellow answers stop
1908: yellow answers ship T2
1909: yellow answers to I163
    moved yellow T2 I163
1910: yellow answers to I149
    moved yellow T2 I149
1911: yellow answers to I135
    moved yellow T2 I135
1912: yellow answers to I124
    moved yellow T2 I124
1913: yellow answers to I135
    moved yellow T2 I135
1914: yellow answers to I134
    moved yellow T2 I134
1915: yellow answers ship T1
1916: yellow answers to I187
    moved yellow T1 I187
1917: yellow answers to I175
    moved yellow T1 I175
1918: yellow answers to I161
    moved yellow T1 I161
1919: yellow answers to I175
    moved yellow T1 I175
1920: yellow answers to I161
    moved yellow T1 I161
1921: yellow answers to I147
    moved yellow T1 I147
    turn blue 61
    rolled blue 7
1922: blue answers give goods
    tribute blue goods
1923: blue answers give ore
    tribute blue ore
1924: blue answers give fuel
    tribute blue fuel
1925: blue answers give carbon
    tribute blue carbon
1926: blue answers give carbon
    tribute blue carbon
1927: red answers give fuel
    tribute red fuel
1928: red answers give ore
    tribute red ore
1929: red answers give fuel
    tribute red fuel
1930: red answers give ore
    tribute red ore
1931: red answers give ore
    tribute red ore
1932: blue answers rob seat3
    stolen blue white
    you-lost white goods
    you-gained blue goods
1933: blue answers end-phase
    mother-ship blue 2 1
1934: blue answers ship T1
1935: blue answers to I135
    moved blue T1 I135
1936: blue answers to I149
    moved blue T1 I149
1937: blue answers to I135
    moved blue T1 I135
1938: blue answers to I124
    moved blue T1 I124
1939: blue answers to I111
    moved blue T1 I111
    explored blue S5.2
    looked blue S5.2 number 3
1940: blue answers to I097
    moved blue T1 I097
    explored blue S5.3
    looked blue S5.3 pirate 6
1941: blue answers stop
1942: blue answers ship T2
1943: blue answers to I108
    moved blue T2 I108
1944: blue answers to I109
    moved blue T2 I109
1945: blue answers to I095
    moved blue T2 I095
1946: blue answers to I096
    moved blue T2 I096
1947: blue answers to I084
    moved blue T2 I084
    explored blue S5.1
    looked blue S5.1 number 8
1948: blue answers found
    colony blue S5.b
    shown blue S5.1 number 8
    shown blue S5.2 number 3
    turn white 62
    rolled white 7
1949: white answers rob seat2
    stolen white blue
    you-lost blue goods
    you-gained white goods
1950: white answers propose
1951: white answers add goods
1952: white answers done
1953: white answers add carbon
1954: white answers add ore
1955: white answers add carbon
1956: white answers add fuel
1957: white answers add ore
1958: white answers add food
    offers white 1 goods
    wants white 2 ore
    wants white 1 fuel
    wants white 2 carbon
    wants white 1 food
1959: red answers decline
    declined red
1960: yellow answers counter
1961: yellow answers add fuel
1962: yellow answers add ore
1963: yellow answers done
1964: yellow answers add food
1965: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    wants yellow 1 food
1966: blue answers counter
1967: blue answers add ore
1968: blue answers add ore
1969: blue answers add fuel
1970: blue answers add ore
1971: blue answers add ore
1972: blue answers done
1973: blue answers add food
1974: blue answers add food
1975: blue answers add carbon
1976: blue answers add carbon
1977: blue answers add carbon
1978: blue answers done
    offers blue 4 ore
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 2 food
1979: white answers withdraw
    withdrew white
1980: white answers propose
1981: white answers add goods
1982: white answers done
1983: white answers add fuel
1984: white answers add carbon
1985: white answers add fuel
1986: white answers add fuel
1987: white answers add food
1988: white answers add carbon
    offers white 1 goods
    wants white 3 fuel
    wants white 2 carbon
    wants white 1 food
1989: red answers decline
    declined red
1990: yellow answers counter
1991: yellow answers add fuel
1992: yellow answers done
1993: yellow answers add carbon
1994: yellow answers add food
1995: yellow answers add carbon
1996: yellow answers add goods
1997: yellow answers done
    offers yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 1 food
    wants yellow 1 goods
1998: blue answers counter
1999: blue answers add fuel
2000: blue answers add ore
2001: blue answers add ore
2002: blue answers add ore
2003: blue answers add ore
2004: blue answers done
2005: blue answers add carbon
2006: blue answers add food
2007: blue answers add carbon
2008: blue answers add food
2009: blue answers add carbon
2010: blue answers done
    offers blue 4 ore
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 2 food
2011: white answers withdraw
    withdrew white
2012: white answers propose
2013: white answers add ore
2014: white answers done
2015: white answers add food
2016: white answers add carbon
2017: white answers add food
2018: white answers add goods
2019: white answers add food
2020: white answers add food
    offers white 1 ore
    wants white 1 carbon
    wants white 4 food
    wants white 1 goods
2021: red answers decline
    declined red
2022: yellow answers counter
2023: yellow answers add fuel
2024: yellow answers done
2025: yellow answers add ore
2026: yellow answers add carbon
2027: yellow answers add food
2028: yellow answers add ore
2029: yellow answers done
    offers yellow 1 fuel
    wants yellow 2 ore
    wants yellow 1 carbon
    wants yellow 1 food
2030: blue answers counter
2031: blue answers add ore
2032: blue answers add ore
2033: blue answers add fuel
2034: blue answers add ore
2035: blue answers add ore
2036: blue answers done
2037: blue answers add carbon
2038: blue answers add food
2039: blue answers add food
2040: blue answers add carbon
2041: blue answers add carbon
2042: blue answers done
    offers blue 4 ore
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 2 food
2043: white answers withdraw
    withdrew white
2044: white answers exchange goods fuel
    exchanged white 2 goods fuel
2045: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E03
    heard white fold_ahead
2046: white answers yes
    opponent blue speed
    mother-ship white 2 1
    mother-ship blue 0 3
    contest white speed 4 6
    heard white engines_burnt
    grounded white T1
    card-over white E03
2047: white answers ship T2
2048: white answers to I182
    moved white T2 I182
2049: white answers to I169
    moved white T2 I169
2050: white answers to I168
    moved white T2 I168
2051: white answers to I154
    moved white T2 I154
2052: white answers ship T3
2053: white answers to I152
    moved white T3 I152
2054: white answers to I138
    moved white T3 I138
2055: white answers to I139
    moved white T3 I139
2056: white answers stop
    turn red 63
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
2057: red answers build spaceport
    built red spaceport
2058: red answers site S6.b
    spaceport red S6.b
2059: red answers propose
2060: red answers add ore
2061: red answers done
2062: red answers add carbon
2063: red answers add goods
2064: red answers add fuel
2065: red answers add goods
2066: red answers add carbon
2067: red answers add goods
2068: red answers add goods
2069: red answers add fuel
    offers red 1 ore
    wants red 2 fuel
    wants red 2 carbon
    wants red 4 goods
2070: yellow answers decline
    declined yellow
2071: blue answers decline
    declined blue
2072: white answers decline
    declined white
2073: red answers propose
2074: red answers add ore
2075: red answers done
2076: red answers add food
2077: red answers add carbon
2078: red answers add goods
2079: red answers add fuel
2080: red answers add food
2081: red answers add goods
2082: red answers add goods
2083: red answers add goods
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 2 food
    wants red 4 goods
2084: yellow answers decline
    declined yellow
2085: blue answers decline
    declined blue
2086: white answers decline
    declined white
2087: red answers propose
2088: red answers add ore
2089: red answers done
2090: red answers add goods
2091: red answers add carbon
2092: red answers add fuel
2093: red answers done
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 1 goods
2094: yellow answers decline
    declined yellow
2095: blue answers decline
    declined blue
2096: white answers decline
    declined white
2097: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E26
    heard red drifting_ship
2098: red answers yes
    opponent white speed
    mother-ship red 2 2
    mother-ship white 0 2
    contest red speed 6 3
    heard red scholar_saved
2099: red answers expansion booster
    expanded red booster
    fame red 1
    card-over red E26
2100: red answers ship T3
2101: red answers to I227
    moved red T3 I227
2102: red answers to I213
    moved red T3 I213
2103: red answers to I199
    moved red T3 I199
2104: red answers to I213
    moved red T3 I213
2105: red answers to I227
    moved red T3 I227
2106: red answers to I226
    moved red T3 I226
2107: red answers land-all
    turn yellow 64
    rolled yellow 7
2108: yellow answers give fuel
    tribute yellow fuel
2109: yellow answers give ore
    tribute yellow ore
2110: yellow answers give goods
    tribute yellow goods
2111: yellow answers give goods
    tribute yellow goods
2112: yellow answers rob seat3
    stolen yellow white
    you-lost white fuel
    you-gained yellow fuel
2113: yellow answers build booster
    built yellow booster
    expanded yellow booster
2114: yellow answers propose
2115: yellow answers add carbon
2116: yellow answers done
2117: yellow answers add food
2118: yellow answers add food
2119: yellow answers add goods
2120: yellow answers add ore
2121: yellow answers add ore
2122: yellow answers add ore
2123: yellow answers done
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 2 food
    wants yellow 1 goods
2124: blue answers counter
2125: blue answers add ore
2126: blue answers done
2127: blue answers add food
2128: blue answers add fuel
2129: blue answers add food
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 2 food
2130: white answers decline
    declined white
2131: red answers counter
2132: red answers add ore
2133: red answers done
2134: red answers add carbon
2135: red answers add food
2136: red answers add carbon
    offers red 1 ore
    wants red 2 carbon
    wants red 1 food
2137: yellow answers withdraw
    withdrew yellow
2138: yellow answers propose
2139: yellow answers add carbon
2140: yellow answers done
2141: yellow answers add ore
2142: yellow answers add ore
2143: yellow answers add goods
2144: yellow answers add ore
2145: yellow answers add food
2146: yellow answers add food
2147: yellow answers done
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 2 food
    wants yellow 1 goods
2148: blue answers decline
    declined blue
2149: white answers decline
    declined white
2150: red answers counter
2151: red answers add ore
2152: red answers done
2153: red answers add goods
2154: red answers add carbon
2155: red answers add goods
    offers red 1 ore
    wants red 1 carbon
    wants red 2 goods
2156: yellow answers withdraw
    withdrew yellow
2157: yellow answers propose
2158: yellow answers add carbon
2159: yellow answers done
2160: yellow answers add food
2161: yellow answers add goods
2162: yellow answers add food
2163: yellow answers add ore
2164: yellow answers add ore
2165: yellow answers add ore
2166: yellow answers done
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 2 food
    wants yellow 1 goods
2167: blue answers decline
    declined blue
2168: white answers decline
    declined white
2169: red answers counter
2170: red answers add ore
2171: red answers done
2172: red answers add goods
2173: red answers add goods
2174: red answers add carbon
    offers red 1 ore
    wants red 1 carbon
    wants red 2 goods
2175: yellow answers withdraw
    withdrew yellow
2176: yellow answers end-phase
    mother-ship yellow 2 1
2177: yellow answers ship T2
2178: yellow answers to I148
    moved yellow T2 I148
2179: yellow answers to I134
    moved yellow T2 I134
2180: yellow answers to I148
    moved yellow T2 I148
2181: yellow answers to I134
    moved yellow T2 I134
2182: yellow answers to I135
    moved yellow T2 I135
2183: yellow answers land-all
    turn blue 65
    rolled blue 2
    produced blue 2 food
    produced yellow 1 goods
    produced red 1 goods
2184: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E06
    heard blue wanderers_ask
2185: blue answers amount 3
2186: blue answers give ore
    gave blue ore
2187: blue answers give ore
    gave blue ore
2188: blue answers give fuel
    gave blue fuel
    heard blue wanderers_way
2189: blue answers jump I061
    jumped blue T1 I061
    explored blue S6.1
    looked blue S6.1 number 10
2190: blue answers found
    colony blue S6.c
    shown blue S6.1 number 10
    card-over blue E06
    turn white 66
    rolled white 4
    produced blue 1 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 food
2191: white answers build booster
    built white booster
    expanded white booster
2192: white answers propose
2193: white answers add carbon
2194: white answers done
2195: white answers add food
2196: white answers add food
2197: white answers add ore
2198: white answers add food
2199: white answers add goods
2200: white answers add fuel
2201: white answers add food
    offers white 1 carbon
    wants white 1 ore
    wants white 1 fuel
    wants white 4 food
    wants white 1 goods
2202: red answers counter
2203: red answers add goods
2204: red answers add ore
2205: red answers add ore
2206: red answers done
2207: red answers add food
2208: red answers add carbon
2209: red answers add carbon
2210: red answers add food
2211: red answers add fuel
2212: red answers add food
    offers red 2 ore
    offers red 1 goods
    wants red 1 fuel
    wants red 2 carbon
    wants red 3 food
2213: yellow answers counter
2214: yellow answers add goods
2215: yellow answers add goods
2216: yellow answers done
2217: yellow answers add food
2218: yellow answers add carbon
2219: yellow answers done
    offers yellow 2 goods
    wants yellow 1 carbon
    wants yellow 1 food
2220: blue answers decline
    declined blue
2221: white answers deal seat1
    traded white yellow
2222: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
2223: white answers propose
2224: white answers add ore
2225: white answers add ore
2226: white answers add goods
2227: white answers done
2228: white answers add carbon
2229: white answers add food
2230: white answers add carbon
2231: white answers done
    offers white 2 ore
    offers white 1 goods
    wants white 2 carbon
    wants white 1 food
2232: red answers counter
2233: red answers add ore
2234: red answers add ore
2235: red answers add goods
2236: red answers done
2237: red answers add carbon
2238: red answers add fuel
2239: red answers add carbon
2240: red answers done
    offers red 2 ore
    offers red 1 goods
    wants red 1 fuel
    wants red 2 carbon
2241: yellow answers decline
    declined yellow
2242: blue answers decline
    declined blue
2243: white answers withdraw
    withdrew white
2244: white answers end-phase
    mother-ship white 1 3
2245: white answers ship T1
2246: white answers to I175
    moved white T1 I175
2247: white answers to I187
    moved white T1 I187
2248: white answers to I186
    moved white T1 I186
2249: white answers to I174
    moved white T1 I174
2250: white answers stop
2251: white answers land-all
    turn red 67
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced blue 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
2252: red answers propose
2253: red answers add goods
2254: red answers done
2255: red answers add food
2256: red answers add ore
2257: red answers add carbon
2258: red answers add fuel
2259: red answers add fuel
2260: red answers add fuel
2261: red answers add carbon
2262: red answers add fuel
2263: red answers add ore
    offers red 1 goods
    wants red 2 ore
    wants red 4 fuel
    wants red 2 carbon
    wants red 1 food
2264: yellow answers decline
    declined yellow
2265: blue answers decline
    declined blue
2266: white answers decline
    declined white
2267: red answers propose
2268: red answers add goods
2269: red answers done
2270: red answers add fuel
2271: red answers add food
2272: red answers add fuel
2273: red answers add carbon
2274: red answers add ore
2275: red answers add food
2276: red answers add food
2277: red answers add ore
2278: red answers add food
    offers red 1 goods
    wants red 2 ore
    wants red 2 fuel
    wants red 1 carbon
    wants red 4 food
2279: yellow answers decline
    declined yellow
2280: blue answers decline
    declined blue
2281: white answers decline
    declined white
2282: red answers propose
2283: red answers add goods
2284: red answers done
2285: red answers add food
2286: red answers add carbon
2287: red answers add ore
2288: red answers add carbon
2289: red answers add food
2290: red answers add fuel
2291: red answers add ore
2292: red answers add carbon
2293: red answers add ore
    offers red 1 goods
    wants red 3 ore
    wants red 1 fuel
    wants red 3 carbon
    wants red 2 food
2294: yellow answers decline
    declined yellow
2295: blue answers decline
    declined blue
2296: white answers decline
    declined white
2297: red answers exchange ore carbon
    exchanged red 3 ore carbon
2298: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E13
    heard red trader_hails
2299: red answers amount 2
2300: red answers give goods
    gave red goods
2301: red answers give carbon
    gave red carbon
    heard red false_trader
2302: red answers yes
    opponent yellow combat
    mother-ship red 2 0
    mother-ship yellow 0 2
    contest red combat 4 4
    heard red present_back
    took red carbon
    took red goods
    fame red 1
    card-over red E13
2303: red answers ship T3
2304: red answers to I227
    moved red T3 I227
2305: red answers to I226
    moved red T3 I226
2306: red answers to I212
    moved red T3 I212
2307: red answers to I226
    moved red T3 I226
2308: red answers to I212
    moved red T3 I212
2309: red answers stop
2310: red answers ship T2
2311: red answers to I144
    moved red T2 I144
2312: red answers stop
    outpost red green_folk 2
2313: red answers friend GF4
    friendship red GF4
2314: red answers ship T1
2315: red answers to I153
    moved red T1 I153
2316: red answers to I154
    moved red T1 I154
2317: red answers to I140
    moved red T1 I140
2318: red answers to I141
    moved red T1 I141
2319: red answers to I128
    moved red T1 I128
2320: red answers to I129
    moved red T1 I129
    turn yellow 68
    rolled yellow 10
    produced blue 1 fuel
    produced red 1 fuel
    produced yellow 1 goods
    produced blue 2 goods
2321: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
2322: yellow answers propose
2323: yellow answers add food
2324: yellow answers done
2325: yellow answers add fuel
2326: yellow answers add carbon
2327: yellow answers add fuel
2328: yellow answers add fuel
2329: yellow answers add goods
2330: yellow answers add ore
2331: yellow answers add fuel
2332: yellow answers add fuel
2333: yellow answers add goods
2334: yellow answers add goods
2335: yellow answers add fuel
2336: yellow answers add ore
    offers yellow 1 food
    wants yellow 2 ore
    wants yellow 6 fuel
    wants yellow 1 carbon
    wants yellow 3 goods
2337: blue answers decline
    declined blue
2338: white answers decline
    declined white
2339: red answers counter
2340: red answers add goods
2341: red answers done
2342: red answers add ore
2343: red answers done
    offers red 1 goods
    wants red 1 ore
2344: yellow answers withdraw
    withdrew yellow
2345: yellow answers propose
2346: yellow answers add fuel
2347: yellow answers done
2348: yellow answers add goods
2349: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 goods
2350: blue answers accept
    accepted blue
2351: white answers counter
2352: white answers add ore
2353: white answers done
2354: white answers add carbon
2355: white answers add food
2356: white answers add goods
2357: white answers add fuel
2358: white answers add carbon
    offers white 1 ore
    wants white 1 fuel
    wants white 2 carbon
    wants white 1 food
    wants white 1 goods
2359: red answers counter
2360: red answers add carbon
2361: red answers done
2362: red answers add fuel
2363: red answers add goods
2364: red answers add fuel
2365: red answers add food
2366: red answers add ore
    offers red 1 carbon
    wants red 1 ore
    wants red 2 fuel
    wants red 1 food
    wants red 1 goods
2367: yellow answers deal seat2
    traded yellow blue
2368: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
2369: yellow answers no
    opponent white combat
    mother-ship yellow 1 2
    mother-ship white 2 0
    contest yellow combat 6 3
    heard yellow hold_of_carbon
    took yellow carbon
    took yellow carbon
    fame yellow 1
    card-over yellow E15
2370: yellow answers ship T3
2371: yellow answers to I230
    moved yellow T3 I230
2372: yellow answers to I216
    moved yellow T3 I216
2373: yellow answers to I202
    moved yellow T3 I202
2374: yellow answers to I201
    moved yellow T3 I201
2375: yellow answers stop
2376: yellow answers land-all
    turn blue 69
    rolled blue 7
2377: blue answers give ore
    tribute blue ore
2378: blue answers give goods
    tribute blue goods
2379: blue answers give ore
    tribute blue ore
2380: blue answers give carbon
    tribute blue carbon
2381: blue answers give ore
    tribute blue ore
2382: blue answers give food
    tribute blue food
2383: blue answers rob seat4
    stolen blue red
    you-lost red carbon
    you-gained blue carbon
2384: blue answers exchange fuel food
    exchanged blue 2 fuel food
2385: blue answers exchange fuel goods
    exchanged blue 2 fuel goods
2386: blue answers end-phase
    turn white 70
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
    produced red 2 food
    produced white 2 goods
2387: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card red E32
    heard white wear_honours
2388: white answers expansion freight_ring
    lost-expansion white freight_ring
2389: red answers expansion freight_ring
    lost-expansion red freight_ring
2390: yellow answers expansion cannon
    lost-expansion yellow cannon
2391: blue answers expansion booster
    lost-expansion blue booster
    fame white 1
    card-over white E32
    drew-encounter white
    card red E23
    heard white thief_offers
2392: white answers no
    heard white refusal_noticed
    fame white 1
    card-over white E23
2393: white answers ship T3
2394: white answers to I138
    moved white T3 I138
2395: white answers to I152
    moved white T3 I152
2396: white answers to I138
    moved white T3 I138
2397: white answers to I139
    moved white T3 I139
2398: white answers stop
2399: white answers ship T2
2400: white answers to I140
    moved white T2 I140
2401: white answers to I154
    moved white T2 I154
2402: white answers to I153
    moved white T2 I153
2403: white answers to I139
    moved white T2 I139
2404: white answers to I138
    moved white T2 I138
2405: white answers ship T1
2406: white answers to I160
    moved white T1 I160
2407: white answers to I161
    moved white T1 I161
2408: white answers to I160
    moved white T1 I160
2409: white answers to I161
    moved white T1 I161
2410: white answers to I160
    moved white T1 I160
    turn red 71
    rolled red 5
    produced yellow 1 ore
    produced white 2 ore
    produced red 1 carbon
2411: red answers build colony_ship
    built red colony_ship
2412: red answers launch T2 I062
    launched red colony T2 I062
2413: red answers propose
2414: red answers add goods
2415: red answers add food
2416: red answers done
2417: red answers add carbon
2418: red answers add carbon
2419: red answers done
    offers red 1 food
    offers red 1 goods
    wants red 2 carbon
2420: yellow answers accept
    accepted yellow
2421: blue answers accept
    accepted blue
2422: white answers decline
    declined white
2423: red answers deal seat1
    traded red yellow
2424: red answers build cannon
    built red cannon
    expanded red cannon
2425: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E17
    heard red pirate_attacks
2426: red answers no
    opponent white combat
    mother-ship red 2 3
    mother-ship white 2 3
    contest red combat 8 6
    heard red hold_of_ore
    took red ore
    took red ore
    fame red 1
    card-over red E17
2427: red answers ship T2
2428: red answers to I049
    moved red T2 I049
2429: red answers to I037
    moved red T2 I037
2430: red answers to I023
    moved red T2 I023
2431: red answers to I022
    moved red T2 I022
2432: red answers to I036
    moved red T2 I036
2433: red answers found
    colony red S6.a
2434: red answers ship T3
2435: red answers to I211
    moved red T3 I211
2436: red answers to I197
    moved red T3 I197
2437: red answers to I196
    moved red T3 I196
2438: red answers to I197
    moved red T3 I197
2439: red answers to I211
    moved red T3 I211
2440: red answers stop
2441: red answers ship T1
2442: red answers to I118
    moved red T1 I118
2443: red answers to I104
    moved red T1 I104
2444: red answers to I118
    moved red T1 I118
2445: red answers to I129
    moved red T1 I129
2446: red answers to I128
    moved red T1 I128
2447: red answers to I141
    moved red T1 I141
    turn yellow 72
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
    produced white 1 carbon
    produced red 1 carbon
2448: yellow answers build spaceport
    built yellow spaceport
2449: yellow answers site S1.c
    spaceport yellow S1.c
2450: yellow answers exchange goods food
    exchanged yellow 2 goods food
2451: yellow answers propose
2452: yellow answers add goods
2453: yellow answers add food
2454: yellow answers add ore
2455: yellow answers add fuel
2456: yellow answers done
2457: yellow answers add carbon
2458: yellow answers add carbon
2459: yellow answers add carbon
2460: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 4 carbon
2461: blue answers decline
    declined blue
2462: white answers decline
    declined white
2463: red answers counter
2464: red answers add ore
2465: red answers done
2466: red answers add food
2467: red answers done
    offers red 1 ore
    wants red 1 food
2468: yellow answers deal seat4
    traded yellow red
2469: yellow answers propose
2470: yellow answers add ore
2471: yellow answers done
2472: yellow answers add carbon
2473: yellow answers add fuel
2474: yellow answers add carbon
2475: yellow answers add goods
2476: yellow answers add goods
2477: yellow answers add carbon
2478: yellow answers add carbon
2479: yellow answers add food
2480: yellow answers add carbon
2481: yellow answers add food
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 5 carbon
    wants yellow 2 food
    wants yellow 2 goods
2482: blue answers decline
    declined blue
2483: white answers decline
    declined white
2484: red answers decline
    declined red
2485: yellow answers propose
2486: yellow answers add goods
2487: yellow answers add fuel
2488: yellow answers add ore
2489: yellow answers done
2490: yellow answers add carbon
2491: yellow answers add food
2492: yellow answers add food
2493: yellow answers add carbon
2494: yellow answers add carbon
2495: yellow answers add food
2496: yellow answers add carbon
2497: yellow answers add carbon
2498: yellow answers add food
2499: yellow answers add carbon
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 6 carbon
    wants yellow 4 food
2500: blue answers decline
    declined blue
2501: white answers decline
    declined white
2502: red answers decline
    declined red
2503: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E04
    heard yellow black_market
2504: yellow answers no
    heard yellow honesty_noticed
    fame yellow 1
    card-over yellow E04
2505: yellow answers ship T3
2506: yellow answers to I187
    moved yellow T3 I187
2507: yellow answers to I186
    moved yellow T3 I186
2508: yellow answers to I187
    moved yellow T3 I187
2509: yellow answers stop
2510: yellow answers ship T2
2511: yellow answers to I134
    moved yellow T2 I134
2512: yellow answers to I135
    moved yellow T2 I135
2513: yellow answers to I124
    moved yellow T2 I124
2514: yellow answers to I135
    moved yellow T2 I135
2515: yellow answers stop
2516: yellow answers land-all
    turn blue 73
    rolled blue 4
    produced blue 1 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced white 1 food
2517: blue answers build spaceport
    built blue spaceport
2518: blue answers site S2.a
    spaceport blue S2.a
    won blue 15
yellow: place 3, points 12
blue: place 1, points 15
white: place 3, points 12
red: place 2, points 13
