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
184: blue answers draw
    supplied blue 1
    you-gained blue goods
185: blue answers build booster
    built blue booster
    expanded blue booster
186: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
187: blue answers propose
188: blue answers add fuel
189: blue answers done
190: blue answers add carbon
191: blue answers add food
192: blue answers add carbon
193: blue answers add ore
194: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 2 carbon
    wants blue 1 food
    wants blue 1 goods
195: white answers decline
    declined white
196: red answers counter
197: red answers add carbon
198: red answers add ore
199: red answers done
200: red answers add fuel
201: red answers add fuel
    offers red 1 ore
    offers red 1 carbon
    wants red 2 fuel
202: yellow answers counter
203: yellow answers add goods
204: yellow answers add food
205: yellow answers done
206: yellow answers add fuel
207: yellow answers add fuel
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 2 fuel
208: blue answers withdraw
    withdrew blue
209: blue answers propose
210: blue answers add fuel
211: blue answers done
212: blue answers add food
213: blue answers add food
214: blue answers add goods
215: blue answers add carbon
216: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 2 food
    wants blue 1 goods
217: white answers decline
    declined white
218: red answers counter
219: red answers add carbon
220: red answers done
221: red answers add food
222: red answers add fuel
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
223: yellow answers counter
224: yellow answers add food
225: yellow answers done
226: yellow answers add ore
227: yellow answers add goods
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 1 goods
228: blue answers withdraw
    withdrew blue
229: blue answers propose
230: blue answers add goods
231: blue answers done
232: blue answers add ore
233: blue answers add carbon
234: blue answers add food
235: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
236: white answers decline
    declined white
237: red answers counter
238: red answers add ore
239: red answers done
240: red answers add food
241: red answers add fuel
    offers red 1 ore
    wants red 1 fuel
    wants red 1 food
242: yellow answers counter
243: yellow answers add food
244: yellow answers add goods
245: yellow answers done
246: yellow answers add carbon
247: yellow answers add carbon
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 2 carbon
248: blue answers withdraw
    withdrew blue
249: blue answers end-phase
    mother-ship blue 3 1
250: blue answers ship T2
251: blue answers to I204
    moved blue T2 I204
252: blue answers to I218
    moved blue T2 I218
253: blue answers to I204
    moved blue T2 I204
254: blue answers to I203
    moved blue T2 I203
255: blue answers to I189
    moved blue T2 I189
    explored blue S1.3
    looked blue S1.3 number 11
    turn white 6
    rolled white 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
256: white answers draw
    supplied white 1
    you-gained white goods
257: white answers build colony_ship
    built white colony_ship
258: white answers launch T2 I250
    launched white colony T2 I250
259: white answers propose
260: white answers add goods
261: white answers done
262: white answers add carbon
263: white answers add ore
264: white answers add fuel
    offers white 1 goods
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
265: red answers counter
266: red answers add ore
267: red answers done
268: red answers add fuel
269: red answers add goods
270: red answers add food
    offers red 1 ore
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
271: yellow answers counter
272: yellow answers add goods
273: yellow answers done
274: yellow answers add ore
275: yellow answers add fuel
276: yellow answers add carbon
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
277: blue answers decline
    declined blue
278: white answers withdraw
    withdrew white
279: white answers end-phase
    mother-ship white 2 2
280: white answers ship T1
281: white answers to I237
    moved white T1 I237
282: white answers to I223
    moved white T1 I223
283: white answers to I209
    moved white T1 I209
284: white answers to I210
    moved white T1 I210
285: white answers ship T2
286: white answers to I251
    moved white T2 I251
287: white answers to I237
    moved white T2 I237
288: white answers stop
    turn red 7
    rolled red 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
289: red answers draw
    supplied red 1
    you-gained red carbon
290: red answers build cannon
    built red cannon
    expanded red cannon
291: red answers end-phase
    mother-ship red 1 2
292: red answers ship T2
293: red answers to I280
    moved red T2 I280
294: red answers to I268
    moved red T2 I268
295: red answers to I267
    moved red T2 I267
296: red answers ship T1
297: red answers to I239
    moved red T1 I239
298: red answers to I253
    moved red T1 I253
299: red answers to I252
    moved red T1 I252
    turn yellow 8
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
300: yellow answers later
301: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
302: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
303: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
304: yellow answers propose
305: yellow answers add food
306: yellow answers done
307: yellow answers add carbon
308: yellow answers done
    offers yellow 1 food
    wants yellow 1 carbon
309: blue answers decline
    declined blue
310: white answers decline
    declined white
311: red answers decline
    declined red
312: yellow answers end-phase
    mother-ship yellow 2 1
313: yellow answers ship T2
314: yellow answers to I244
    moved yellow T2 I244
315: yellow answers stop
316: yellow answers land-all
    turn blue 9
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
317: blue answers draw
    supplied blue 1
    you-gained blue ore
318: blue answers build trade_ship
    built blue trade_ship
319: blue answers launch T1 I247
    launched blue trade T1 I247
320: blue answers build cannon
    built blue cannon
    expanded blue cannon
321: blue answers end-phase
    mother-ship blue 3 1
322: blue answers ship T1
323: blue answers to I233
    moved blue T1 I233
324: blue answers to I219
    moved blue T1 I219
325: blue answers stop
326: blue answers ship T2
327: blue answers to I176
    moved blue T2 I176
328: blue answers to I189
    moved blue T2 I189
329: blue answers to I203
    moved blue T2 I203
330: blue answers to I217
    moved blue T2 I217
331: blue answers to I216
    moved blue T2 I216
    turn white 10
    rolled white 7
332: white answers rob seat2
    stolen white blue
    you-lost blue food
    you-gained white food
333: white answers draw
    supplied white 1
    you-gained white carbon
334: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
335: white answers propose
336: white answers add food
337: white answers done
338: white answers add goods
339: white answers done
    offers white 1 food
    wants white 1 goods
340: red answers counter
341: red answers add goods
342: red answers add food
343: red answers done
344: red answers add ore
345: red answers add fuel
346: red answers done
    offers red 1 food
    offers red 1 goods
    wants red 1 ore
    wants red 1 fuel
347: yellow answers decline
    declined yellow
348: white answers withdraw
    withdrew white
349: white answers propose
350: white answers add food
351: white answers done
352: white answers add fuel
353: white answers done
    offers white 1 food
    wants white 1 fuel
354: red answers counter
355: red answers add food
356: red answers add ore
357: red answers add ore
358: red answers done
359: red answers add fuel
360: red answers add goods
361: red answers add carbon
362: red answers done
    offers red 2 ore
    offers red 1 food
    wants red 1 fuel
    wants red 1 carbon
    wants red 1 goods
363: yellow answers decline
    declined yellow
364: white answers withdraw
    withdrew white
365: white answers propose
366: white answers add carbon
367: white answers done
368: white answers add ore
369: white answers add fuel
370: white answers add fuel
371: white answers add ore
372: white answers add ore
    offers white 1 carbon
    wants white 3 ore
    wants white 2 fuel
373: red answers counter
374: red answers add ore
375: red answers done
376: red answers add goods
377: red answers done
    offers red 1 ore
    wants red 1 goods
378: yellow answers decline
    declined yellow
379: white answers withdraw
    withdrew white
380: white answers exchange goods fuel
    exchanged white 2 goods fuel
381: white answers end-phase
    mother-ship white 2 1
382: white answers ship T2
383: white answers to I238
    moved white T2 I238
384: white answers to I252
    moved white T2 I252
385: white answers to I238
    moved white T2 I238
386: white answers land-all
    turn red 11
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
387: red answers later
388: red answers exchange ore carbon
    exchanged red 3 ore carbon
389: red answers draw
    supplied red 1
    you-gained red carbon
390: red answers build cannon
    built red cannon
    expanded red cannon
391: red answers propose
392: red answers add food
393: red answers done
394: red answers add carbon
395: red answers add ore
396: red answers add carbon
397: red answers add goods
398: red answers add fuel
399: red answers done
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 2 carbon
    wants red 1 goods
400: yellow answers decline
    declined yellow
401: blue answers counter
402: blue answers add fuel
403: blue answers done
404: blue answers add ore
405: blue answers add food
406: blue answers add carbon
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
407: white answers decline
    declined white
408: red answers withdraw
    withdrew red
409: red answers propose
410: red answers add food
411: red answers done
412: red answers add fuel
413: red answers add ore
414: red answers add ore
415: red answers add goods
416: red answers add goods
417: red answers done
    offers red 1 food
    wants red 2 ore
    wants red 1 fuel
    wants red 2 goods
418: yellow answers decline
    declined yellow
419: blue answers counter
420: blue answers add fuel
421: blue answers done
422: blue answers add carbon
423: blue answers add food
424: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
425: white answers decline
    declined white
426: red answers withdraw
    withdrew red
427: red answers end-phase
    mother-ship red 3 2
428: red answers ship T2
429: red answers to I253
    moved red T2 I253
430: red answers to I267
    moved red T2 I267
431: red answers to I253
    moved red T2 I253
432: red answers to I239
    moved red T2 I239
433: red answers to I225
    moved red T2 I225
434: red answers land-all
    turn yellow 12
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
435: yellow answers later
436: yellow answers build colony_ship
    built yellow colony_ship
437: yellow answers launch T1 I272
    launched yellow colony T1 I272
438: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
439: yellow answers propose
440: yellow answers add fuel
441: yellow answers add food
442: yellow answers add ore
443: yellow answers done
444: yellow answers add carbon
445: yellow answers add carbon
446: yellow answers add carbon
447: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 3 carbon
448: blue answers counter
449: blue answers add fuel
450: blue answers done
451: blue answers add carbon
452: blue answers add food
453: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
454: white answers decline
    declined white
455: red answers counter
456: red answers add food
457: red answers done
458: red answers add ore
459: red answers add goods
460: red answers add fuel
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 1 goods
461: yellow answers withdraw
    withdrew yellow
462: yellow answers propose
463: yellow answers add food
464: yellow answers add ore
465: yellow answers add fuel
466: yellow answers done
467: yellow answers add carbon
468: yellow answers add carbon
469: yellow answers add carbon
470: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 3 carbon
471: blue answers counter
472: blue answers add fuel
473: blue answers done
474: blue answers add food
475: blue answers add carbon
476: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
477: white answers decline
    declined white
478: red answers counter
479: red answers add carbon
480: red answers done
481: red answers add goods
482: red answers add ore
483: red answers add fuel
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 1 goods
484: yellow answers withdraw
    withdrew yellow
485: yellow answers propose
486: yellow answers add food
487: yellow answers add ore
488: yellow answers add fuel
489: yellow answers done
490: yellow answers add carbon
491: yellow answers add carbon
492: yellow answers add carbon
493: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 3 carbon
494: blue answers counter
495: blue answers add fuel
496: blue answers done
497: blue answers add carbon
498: blue answers add food
499: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
500: white answers decline
    declined white
501: red answers counter
502: red answers add food
503: red answers done
504: red answers add ore
505: red answers add fuel
506: red answers add ore
    offers red 1 food
    wants red 2 ore
    wants red 1 fuel
507: yellow answers withdraw
    withdrew yellow
508: yellow answers end-phase
    mother-ship yellow 2 2
509: yellow answers ship T1
510: yellow answers to I273
    moved yellow T1 I273
511: yellow answers to I259
    moved yellow T1 I259
512: yellow answers to I245
    moved yellow T1 I245
513: yellow answers to I231
    moved yellow T1 I231
514: yellow answers ship T3
515: yellow answers to I296
    moved yellow T3 I296
516: yellow answers to I297
    moved yellow T3 I297
517: yellow answers to I284
    moved yellow T3 I284
518: yellow answers to I285
    moved yellow T3 I285
519: yellow answers ship T2
520: yellow answers to I230
    moved yellow T2 I230
521: yellow answers to I244
    moved yellow T2 I244
522: yellow answers to I245
    moved yellow T2 I245
523: yellow answers to I259
    moved yellow T2 I259
    turn blue 13
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
524: blue answers draw
    supplied blue 1
    you-gained blue goods
525: blue answers end-phase
    mother-ship blue 1 3
526: blue answers ship T1
527: blue answers to I205
    moved blue T1 I205
528: blue answers to I206
    moved blue T1 I206
529: blue answers to I220
    moved blue T1 I220
530: blue answers to I234
    moved blue T1 I234
531: blue answers to I233
    moved blue T1 I233
532: blue answers ship T2
533: blue answers to I217
    moved blue T2 I217
534: blue answers to I203
    moved blue T2 I203
535: blue answers stop
    turn white 14
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
536: white answers later
537: white answers build colony_ship
    built white colony_ship
538: white answers launch T3 I263
    launched white colony T3 I263
539: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
540: white answers draw
    supplied white 1
    you-gained white goods
541: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E18
    heard white toll_demanded
542: white answers no
    opponent red combat
    mother-ship white 2 1
    mother-ship red 3 0
    contest white combat 3 5
    heard white heavy_defeat
    lost-expansion white freight_ring
    grounded white T1
    card-over white E18
543: white answers ship T2
544: white answers to I252
    moved white T2 I252
545: white answers to I253
    moved white T2 I253
546: white answers to I239
    moved white T2 I239
547: white answers ship T3
548: white answers to I264
    moved white T3 I264
549: white answers to I250
    moved white T3 I250
550: white answers to I251
    moved white T3 I251
    turn red 15
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
551: red answers draw
    supplied red 1
    you-gained red fuel
552: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E26
    heard red drifting_ship
553: red answers yes
    opponent white speed
    mother-ship red 0 1
    mother-ship white 0 1
    contest red speed 1 1
    heard red scholar_saved
554: red answers expansion freight_ring
    expanded red freight_ring
    fame red 1
    card-over red E26
555: red answers ship T2
556: red answers to I211
    moved red T2 I211
    explored red S4.3
    looked red S4.3 pirate 4
557: red answers to I197
    moved red T2 I197
    explored red S4.1
    looked red S4.1 number 6
558: red answers to I211
    moved red T2 I211
559: red answers ship T1
560: red answers to I238
    moved red T1 I238
561: red answers stop
    turn yellow 16
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
562: yellow answers later
563: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
564: yellow answers build booster
    built yellow booster
    expanded yellow booster
565: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
566: yellow answers propose
567: yellow answers add ore
568: yellow answers done
569: yellow answers add fuel
570: yellow answers add fuel
571: yellow answers add fuel
572: yellow answers add carbon
573: yellow answers add food
574: yellow answers done
    offers yellow 1 ore
    wants yellow 3 fuel
    wants yellow 1 carbon
    wants yellow 1 food
575: blue answers decline
    declined blue
576: white answers decline
    declined white
577: red answers counter
578: red answers add food
579: red answers done
580: red answers add fuel
581: red answers add ore
582: red answers add goods
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 1 goods
583: yellow answers withdraw
    withdrew yellow
584: yellow answers propose
585: yellow answers add carbon
586: yellow answers add food
587: yellow answers done
588: yellow answers add fuel
589: yellow answers add fuel
590: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 food
    wants yellow 2 fuel
591: blue answers accept
    accepted blue
592: white answers decline
    declined white
593: red answers decline
    declined red
594: yellow answers deal seat2
    traded yellow blue
595: yellow answers propose
596: yellow answers add fuel
597: yellow answers add ore
598: yellow answers done
599: yellow answers add food
600: yellow answers add goods
601: yellow answers add food
602: yellow answers add goods
603: yellow answers add carbon
604: yellow answers add carbon
    offers yellow 1 ore
    offers yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 2 food
    wants yellow 2 goods
605: blue answers decline
    declined blue
606: white answers decline
    declined white
607: red answers decline
    declined red
608: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E04
    heard yellow black_market
609: yellow answers no
    heard yellow honesty_noticed
    fame yellow 1
    card-over yellow E04
610: yellow answers ship T3
611: yellow answers to I284
    moved yellow T3 I284
612: yellow answers to I285
    moved yellow T3 I285
613: yellow answers to I284
    moved yellow T3 I284
614: yellow answers to I285
    moved yellow T3 I285
615: yellow answers ship T1
616: yellow answers to I217
    moved yellow T1 I217
617: yellow answers to I216
    moved yellow T1 I216
618: yellow answers to I217
    moved yellow T1 I217
619: yellow answers to I216
    moved yellow T1 I216
620: yellow answers ship T2
621: yellow answers to I245
    moved yellow T2 I245
622: yellow answers to I231
    moved yellow T2 I231
623: yellow answers to I245
    moved yellow T2 I245
624: yellow answers to I231
    moved yellow T2 I231
    turn blue 17
    rolled blue 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
625: blue answers draw
    supplied blue 1
    you-gained blue fuel
626: blue answers build colony_ship
    built blue colony_ship
627: blue answers launch T3 I247
    launched blue colony T3 I247
628: blue answers propose
629: blue answers add food
630: blue answers add goods
631: blue answers done
632: blue answers add ore
633: blue answers add ore
634: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 2 ore
635: white answers decline
    declined white
636: red answers decline
    declined red
637: yellow answers decline
    declined yellow
638: blue answers propose
639: blue answers add food
640: blue answers add goods
641: blue answers done
642: blue answers add fuel
643: blue answers add fuel
644: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 2 fuel
645: white answers decline
    declined white
646: red answers decline
    declined red
647: yellow answers decline
    declined yellow
648: blue answers end-phase
    mother-ship blue 1 2
649: blue answers ship T2
650: blue answers to I189
    moved blue T2 I189
651: blue answers to I176
    moved blue T2 I176
652: blue answers to I163
    moved blue T2 I163
653: blue answers to I162
    moved blue T2 I162
    explored blue S1.1
    looked blue S1.1 number 9
654: blue answers found
    colony blue S1.a
    shown blue S1.1 number 9
    shown blue S1.3 number 11
655: blue answers ship T1
656: blue answers to I219
    moved blue T1 I219
657: blue answers to I205
    moved blue T1 I205
658: blue answers to I191
    moved blue T1 I191
659: blue answers to I190
    moved blue T1 I190
660: blue answers ship T3
661: blue answers to I246
    moved blue T3 I246
662: blue answers to I232
    moved blue T3 I232
663: blue answers to I231
    moved blue T3 I231
664: blue answers to I217
    moved blue T3 I217
    turn white 18
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
665: white answers later
666: white answers build cannon
    built white cannon
    expanded white cannon
667: white answers end-phase
    mother-ship white 3 2
668: white answers ship T3
669: white answers to I237
    moved white T3 I237
670: white answers to I238
    moved white T3 I238
671: white answers to I237
    moved white T3 I237
672: white answers to I223
    moved white T3 I223
673: white answers to I237
    moved white T3 I237
674: white answers ship T2
675: white answers to I225
    moved white T2 I225
676: white answers to I211
    moved white T2 I211
    explored white S4.3
    looked white S4.3 pirate 4
677: white answers to I197
    moved white T2 I197
    explored white S4.1
    looked white S4.1 number 6
678: white answers to I196
    moved white T2 I196
679: white answers to I183
    moved white T2 I183
680: white answers land-all
    turn red 19
    rolled red 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
681: red answers draw
    supplied red 1
    you-gained red ore
682: red answers build trade_ship
    built red trade_ship
683: red answers launch T3 I268
    launched red trade T3 I268
684: red answers propose
685: red answers add food
686: red answers done
687: red answers add carbon
688: red answers add fuel
689: red answers add fuel
690: red answers add goods
691: red answers add ore
692: red answers add ore
    offers red 1 food
    wants red 2 ore
    wants red 2 fuel
    wants red 1 carbon
    wants red 1 goods
693: yellow answers counter
694: yellow answers add ore
695: yellow answers done
696: yellow answers add food
697: yellow answers add carbon
698: yellow answers add carbon
699: yellow answers add fuel
700: yellow answers done
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 1 food
701: blue answers counter
702: blue answers add goods
703: blue answers add food
704: blue answers add goods
705: blue answers done
706: blue answers add ore
707: blue answers add carbon
708: blue answers add fuel
709: blue answers done
    offers blue 1 food
    offers blue 2 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
710: white answers decline
    declined white
711: red answers withdraw
    withdrew red
712: red answers build cannon
    built red cannon
    expanded red cannon
713: red answers propose
714: red answers add food
715: red answers add food
716: red answers add ore
717: red answers done
718: red answers add carbon
719: red answers add carbon
720: red answers add carbon
721: red answers done
    offers red 1 ore
    offers red 2 food
    wants red 3 carbon
722: yellow answers decline
    declined yellow
723: blue answers counter
724: blue answers add goods
725: blue answers add goods
726: blue answers add food
727: blue answers done
728: blue answers add fuel
729: blue answers add ore
730: blue answers add carbon
    offers blue 1 food
    offers blue 2 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
731: white answers decline
    declined white
732: red answers withdraw
    withdrew red
733: red answers propose
734: red answers add food
735: red answers add ore
736: red answers done
737: red answers add goods
738: red answers add carbon
739: red answers add goods
740: red answers add carbon
741: red answers add carbon
742: red answers add carbon
    offers red 1 ore
    offers red 1 food
    wants red 4 carbon
    wants red 2 goods
743: yellow answers decline
    declined yellow
744: blue answers counter
745: blue answers add food
746: blue answers add goods
747: blue answers add goods
748: blue answers done
749: blue answers add fuel
750: blue answers add ore
751: blue answers add carbon
    offers blue 1 food
    offers blue 2 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
752: white answers decline
    declined white
753: red answers withdraw
    withdrew red
754: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E15
    heard red toll_demanded
755: red answers no
    opponent blue combat
    mother-ship red 1 2
    mother-ship blue 2 0
    contest red combat 6 4
    heard red hold_of_carbon
    took red carbon
    took red carbon
    fame red 1
    card-over red E15
756: red answers ship T1
757: red answers to I224
    moved red T1 I224
758: red answers to I210
    moved red T1 I210
759: red answers to I196
    moved red T1 I196
760: red answers land-all
    turn yellow 20
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
761: yellow answers draw
    supplied yellow 1
    you-gained yellow food
762: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
763: yellow answers build booster
    built yellow booster
    expanded yellow booster
764: yellow answers propose
765: yellow answers add food
766: yellow answers done
767: yellow answers add fuel
768: yellow answers add carbon
769: yellow answers add carbon
770: yellow answers add goods
771: yellow answers add ore
772: yellow answers add carbon
773: yellow answers add carbon
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 4 carbon
    wants yellow 1 goods
774: blue answers decline
    declined blue
775: white answers decline
    declined white
776: red answers decline
    declined red
777: yellow answers propose
778: yellow answers add goods
779: yellow answers done
780: yellow answers add carbon
781: yellow answers done
    offers yellow 1 goods
    wants yellow 1 carbon
782: blue answers decline
    declined blue
783: white answers counter
784: white answers add ore
785: white answers done
786: white answers add goods
787: white answers done
    offers white 1 ore
    wants white 1 goods
788: red answers decline
    declined red
789: yellow answers withdraw
    withdrew yellow
790: yellow answers end-phase
    mother-ship yellow 2 2
791: yellow answers ship T3
792: yellow answers to I274
    moved yellow T3 I274
793: yellow answers to I260
    moved yellow T3 I260
794: yellow answers to I246
    moved yellow T3 I246
795: yellow answers to I232
    moved yellow T3 I232
796: yellow answers to I246
    moved yellow T3 I246
797: yellow answers stop
798: yellow answers ship T2
799: yellow answers to I232
    moved yellow T2 I232
800: yellow answers to I231
    moved yellow T2 I231
801: yellow answers to I217
    moved yellow T2 I217
802: yellow answers to I216
    moved yellow T2 I216
803: yellow answers to I217
    moved yellow T2 I217
804: yellow answers to I231
    moved yellow T2 I231
805: yellow answers land-all
    turn blue 21
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
806: blue answers later
807: blue answers exchange goods fuel
    exchanged blue 2 goods fuel
808: blue answers build cannon
    built blue cannon
    expanded blue cannon
809: blue answers draw
    supplied blue 1
    you-gained blue carbon
810: blue answers propose
811: blue answers add carbon
812: blue answers done
813: blue answers add ore
814: blue answers add goods
815: blue answers add food
816: blue answers add ore
817: blue answers add food
818: blue answers add fuel
819: blue answers add goods
820: blue answers add fuel
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 2 fuel
    wants blue 2 food
    wants blue 2 goods
821: white answers decline
    declined white
822: red answers decline
    declined red
823: yellow answers decline
    declined yellow
824: blue answers propose
825: blue answers add fuel
826: blue answers done
827: blue answers add food
828: blue answers add carbon
829: blue answers add ore
830: blue answers add carbon
831: blue answers add food
832: blue answers add ore
833: blue answers add carbon
834: blue answers done
    offers blue 1 fuel
    wants blue 2 ore
    wants blue 3 carbon
    wants blue 2 food
835: white answers decline
    declined white
836: red answers decline
    declined red
837: yellow answers decline
    declined yellow
838: blue answers propose
839: blue answers add carbon
840: blue answers done
841: blue answers add food
842: blue answers add goods
843: blue answers add food
844: blue answers add goods
845: blue answers add ore
846: blue answers add goods
847: blue answers add ore
848: blue answers add ore
    offers blue 1 carbon
    wants blue 3 ore
    wants blue 2 food
    wants blue 3 goods
849: white answers decline
    declined white
850: red answers decline
    declined red
851: yellow answers decline
    declined yellow
852: blue answers end-phase
    mother-ship blue 2 2
853: blue answers ship T3
854: blue answers to I203
    moved blue T3 I203
855: blue answers to I217
    moved blue T3 I217
856: blue answers to I203
    moved blue T3 I203
857: blue answers stop
858: blue answers ship T1
859: blue answers to I177
    moved blue T1 I177
860: blue answers to I164
    moved blue T1 I164
861: blue answers to I165
    moved blue T1 I165
862: blue answers to I164
    moved blue T1 I164
863: blue answers to I150
    moved blue T1 I150
    turn white 22
    rolled white 7
864: white answers give ore
    tribute white ore
865: white answers give goods
    tribute white goods
866: white answers give food
    tribute white food
867: white answers give goods
    tribute white goods
868: white answers rob seat2
    stolen white blue
    you-lost blue fuel
    you-gained white fuel
869: white answers draw
    supplied white 1
    you-gained white food
870: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
871: white answers propose
872: white answers add fuel
873: white answers add goods
874: white answers done
875: white answers add carbon
876: white answers add carbon
877: white answers done
    offers white 1 fuel
    offers white 1 goods
    wants white 2 carbon
878: red answers decline
    declined red
879: yellow answers decline
    declined yellow
880: blue answers counter
881: blue answers add food
882: blue answers add carbon
883: blue answers done
884: blue answers add fuel
885: blue answers add goods
886: blue answers add goods
887: blue answers add ore
    offers blue 1 carbon
    offers blue 1 food
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 2 goods
888: white answers withdraw
    withdrew white
889: white answers end-phase
    mother-ship white 1 3
890: white answers ship T3
891: white answers to I223
    moved white T3 I223
892: white answers to I209
    moved white T3 I209
893: white answers to I195
    moved white T3 I195
894: white answers to I209
    moved white T3 I209
895: white answers ship T1
896: white answers to I196
    moved white T1 I196
897: white answers to I197
    moved white T1 I197
898: white answers to I196
    moved white T1 I196
899: white answers to I197
    moved white T1 I197
900: white answers stop
901: white answers ship T2
902: white answers to I182
    moved white T2 I182
903: white answers to I169
    moved white T2 I169
904: white answers to I182
    moved white T2 I182
905: white answers to I183
    moved white T2 I183
    turn red 23
    rolled red 4
    produced yellow 1 fuel
    produced white 1 fuel
906: red answers later
907: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
908: red answers build cannon
    built red cannon
    expanded red cannon
909: red answers propose
910: red answers add food
911: red answers add ore
912: red answers add food
913: red answers done
914: red answers add carbon
915: red answers add carbon
916: red answers add carbon
917: red answers done
    offers red 1 ore
    offers red 2 food
    wants red 3 carbon
918: yellow answers decline
    declined yellow
919: blue answers counter
920: blue answers add carbon
921: blue answers done
922: blue answers add ore
923: blue answers add food
924: blue answers add fuel
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
925: white answers decline
    declined white
926: red answers withdraw
    withdrew red
927: red answers end-phase
    mother-ship red 3 2
    conquered red S4.3 pirate 4
    shown red S4.3 number 11
928: red answers ship T3
929: red answers to I280
    moved red T3 I280
930: red answers to I268
    moved red T3 I268
931: red answers stop
932: red answers ship T2
933: red answers to I212
    moved red T2 I212
934: red answers to I198
    moved red T2 I198
935: red answers to I184
    moved red T2 I184
    explored red S4.2
    looked red S4.2 number 12
936: red answers to I198
    moved red T2 I198
937: red answers to I184
    moved red T2 I184
938: red answers found
    colony red S4.b
    shown red S4.2 number 12
939: red answers land-all
    turn yellow 24
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
940: yellow answers later
941: yellow answers end-phase
    mother-ship yellow 2 3
942: yellow answers ship T3
943: yellow answers to I260
    moved yellow T3 I260
944: yellow answers stop
945: yellow answers ship T2
946: yellow answers to I232
    moved yellow T2 I232
947: yellow answers to I246
    moved yellow T2 I246
948: yellow answers to I260
    moved yellow T2 I260
949: yellow answers to I259
    moved yellow T2 I259
950: yellow answers to I260
    moved yellow T2 I260
951: yellow answers to I246
    moved yellow T2 I246
952: yellow answers stop
953: yellow answers land-all
    turn blue 25
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
954: blue answers later
955: blue answers propose
956: blue answers add carbon
957: blue answers done
958: blue answers add fuel
959: blue answers done
    offers blue 1 carbon
    wants blue 1 fuel
960: white answers accept
    accepted white
961: red answers decline
    declined red
962: yellow answers accept
    accepted yellow
963: blue answers deal seat1
    traded blue yellow
964: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E16
    heard blue wanderers_ask
965: blue answers amount 3
966: blue answers give carbon
    gave blue carbon
967: blue answers give food
    gave blue food
968: blue answers give fuel
    gave blue fuel
    heard blue wanderers_way
969: blue answers jump I043
    jumped blue T1 I043
    outpost blue scientists 1
    chip blue scientists
970: blue answers friend SC5
    friendship blue SC5
    fame blue 1
    card-over blue E16
971: blue answers ship T3
972: blue answers to I189
    moved blue T3 I189
973: blue answers to I203
    moved blue T3 I203
974: blue answers to I189
    moved blue T3 I189
975: blue answers to I203
    moved blue T3 I203
    turn white 26
    rolled white 12
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
976: white answers draw
    supplied white 1
    you-gained white goods
977: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
978: white answers exchange goods ore
    exchanged white 2 goods ore
979: white answers end-phase
    mother-ship white 3 1
980: white answers settle T1
    colony white S4.c
    shown white S4.1 number 6
981: white answers ship T3
982: white answers to I195
    moved white T3 I195
983: white answers to I194
    moved white T3 I194
984: white answers to I181
    moved white T3 I181
985: white answers to I168
    moved white T3 I168
986: white answers ship T2
987: white answers to I196
    moved white T2 I196
988: white answers to I183
    moved white T2 I183
989: white answers to I170
    moved white T2 I170
990: white answers to I171
    moved white T2 I171
991: white answers found
    colony white S4.a
    turn red 27
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 fuel
    produced white 1 carbon
    produced red 1 carbon
992: red answers later
993: red answers draw
    supplied red 1
    you-gained red goods
994: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
995: red answers propose
996: red answers add carbon
997: red answers done
998: red answers add goods
999: red answers add goods
1000: red answers add food
1001: red answers add goods
1002: red answers done
    offers red 1 carbon
    wants red 1 food
    wants red 3 goods
1003: yellow answers decline
    declined yellow
1004: blue answers counter
1005: blue answers add goods
1006: blue answers done
1007: blue answers add ore
1008: blue answers add carbon
1009: blue answers add food
1010: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
1011: white answers decline
    declined white
1012: red answers withdraw
    withdrew red
1013: red answers propose
1014: red answers add carbon
1015: red answers done
1016: red answers add ore
1017: red answers add fuel
1018: red answers add fuel
1019: red answers add ore
1020: red answers add ore
1021: red answers add goods
1022: red answers done
    offers red 1 carbon
    wants red 3 ore
    wants red 2 fuel
    wants red 1 goods
1023: yellow answers decline
    declined yellow
1024: blue answers counter
1025: blue answers add fuel
1026: blue answers done
1027: blue answers add food
1028: blue answers add goods
1029: blue answers add ore
1030: blue answers add goods
1031: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 food
    wants blue 3 goods
1032: white answers decline
    declined white
1033: red answers withdraw
    withdrew red
1034: red answers propose
1035: red answers add food
1036: red answers done
1037: red answers add goods
1038: red answers done
    offers red 1 food
    wants red 1 goods
1039: yellow answers accept
    accepted yellow
1040: blue answers accept
    accepted blue
1041: white answers accept
    accepted white
1042: red answers deal seat1
    traded red yellow
1043: red answers exchange goods fuel
    exchanged red 2 goods fuel
1044: red answers end-phase
    mother-ship red 3 1
1045: red answers ship T3
1046: red answers to I280
    moved red T3 I280
1047: red answers to I268
    moved red T3 I268
1048: red answers to I254
    moved red T3 I254
1049: red answers stop
1050: red answers ship T1
1051: red answers to I210
    moved red T1 I210
1052: red answers stop
    turn yellow 28
    rolled yellow 10
    produced blue 1 fuel
    produced red 1 fuel
1053: yellow answers later
1054: yellow answers build spaceport
    built yellow spaceport
1055: yellow answers site gamma.c
    spaceport yellow gamma.c
1056: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
1057: yellow answers end-phase
    mother-ship yellow 2 1
1058: yellow answers land-all
    turn blue 29
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
1059: blue answers later
1060: blue answers build booster
    built blue booster
    expanded blue booster
1061: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E01
    heard blue fold_ahead
1062: blue answers yes
    opponent red speed
    mother-ship blue 3 0
    mother-ship red 2 1
    contest blue speed 5 3
    heard blue fold_crossed
1063: blue answers jump I116
    jumped blue T3 I116
    explored blue S3.1
    looked blue S3.1 pirate 5
    conquered blue S3.1 pirate 5
    shown blue S3.1 number 11
    explored blue S3.3
    looked blue S3.3 number 3
1064: blue answers found
    colony blue S3.a
    shown blue S3.3 number 3
    card-over blue E01
    turn white 30
    rolled white 10
    produced blue 1 fuel
    produced red 1 fuel
1065: white answers later
1066: white answers build colony_ship
    built white colony_ship
1067: white answers launch T2 I250
    launched white colony T2 I250
1068: white answers build booster
    built white booster
    expanded white booster
1069: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card red E08
    heard white trader_hails
1070: white answers amount 0
    heard white trader_spoils
    fame-lost white 1
    card-over white E08
1071: white answers ship T2
1072: white answers to I236
    moved white T2 I236
1073: white answers to I222
    moved white T2 I222
1074: white answers to I223
    moved white T2 I223
1075: white answers to I209
    moved white T2 I209
1076: white answers ship T3
1077: white answers to I169
    moved white T3 I169
1078: white answers to I155
    moved white T3 I155
1079: white answers to I169
    moved white T3 I169
1080: white answers to I168
    moved white T3 I168
    turn red 31
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1081: red answers draw
    supplied red 1
    you-gained red ore
1082: red answers end-phase
    mother-ship red 3 2
1083: red answers ship T3
1084: red answers to I240
    moved red T3 I240
1085: red answers to I226
    moved red T3 I226
1086: red answers to I212
    moved red T3 I212
1087: red answers to I198
    moved red T3 I198
1088: red answers stop
1089: red answers ship T1
1090: red answers to I196
    moved red T1 I196
1091: red answers to I183
    moved red T1 I183
1092: red answers to I170
    moved red T1 I170
1093: red answers to I156
    moved red T1 I156
1094: red answers to I142
    moved red T1 I142
    turn yellow 32
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 food
1095: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
1096: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1097: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1098: yellow answers end-phase
    mother-ship yellow 3 2
1099: yellow answers ship T3
1100: yellow answers to I259
    moved yellow T3 I259
1101: yellow answers to I245
    moved yellow T3 I245
1102: yellow answers to I231
    moved yellow T3 I231
1103: yellow answers to I217
    moved yellow T3 I217
1104: yellow answers to I216
    moved yellow T3 I216
1105: yellow answers to I202
    moved yellow T3 I202
    explored yellow S1.2
    looked yellow S1.2 number 10
1106: yellow answers to I201
    moved yellow T3 I201
1107: yellow answers ship T1
1108: yellow answers to I230
    moved yellow T1 I230
1109: yellow answers stop
1110: yellow answers ship T2
1111: yellow answers to I232
    moved yellow T2 I232
1112: yellow answers to I231
    moved yellow T2 I231
1113: yellow answers to I232
    moved yellow T2 I232
1114: yellow answers to I231
    moved yellow T2 I231
1115: yellow answers to I217
    moved yellow T2 I217
1116: yellow answers to I216
    moved yellow T2 I216
1117: yellow answers to I202
    moved yellow T2 I202
    turn blue 33
    rolled blue 7
1118: red answers give fuel
    tribute red fuel
1119: red answers give food
    tribute red food
1120: red answers give ore
    tribute red ore
1121: red answers give fuel
    tribute red fuel
1122: red answers give fuel
    tribute red fuel
1123: blue answers rob seat3
    stolen blue white
    you-lost white goods
    you-gained blue goods
1124: blue answers build trade_ship
    built blue trade_ship
1125: blue answers launch T3 I247
    launched blue trade T3 I247
1126: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E32
    heard blue wear_honours
1127: red answers expansion cannon
    lost-expansion red cannon
1128: yellow answers expansion booster
    lost-expansion yellow booster
    fame yellow 1
    fame white 1
    fame red 1
    card-over blue E32
    drew-encounter blue
    card white E28
    heard blue ship_under_fire
1129: blue answers yes
    opponent white combat
    mother-ship blue 0 3
    mother-ship white 0 3
    contest blue combat 8 4
    heard blue wanderers_saved
1130: blue answers jump I053
    jumped blue T3 I053
    outpost blue diplomats 1
    chip blue diplomats
1131: blue answers friend DI5
    friendship blue DI5
    fame blue 1
    card-over blue E28
    turn white 34
    rolled white 12
    produced white 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
1132: white answers draw
    supplied white 1
    you-gained white carbon
1133: white answers build colony_ship
    built white colony_ship
1134: white answers launch T1 I250
    launched white colony T1 I250
1135: white answers propose
1136: white answers add food
1137: white answers add goods
1138: white answers done
1139: white answers add fuel
1140: white answers add fuel
1141: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 2 fuel
1142: red answers decline
    declined red
1143: yellow answers decline
    declined yellow
1144: blue answers decline
    declined blue
1145: white answers propose
1146: white answers add food
1147: white answers add goods
1148: white answers done
1149: white answers add carbon
1150: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 carbon
1151: red answers decline
    declined red
1152: yellow answers decline
    declined yellow
1153: blue answers accept
    accepted blue
1154: white answers withdraw
    withdrew white
1155: white answers propose
1156: white answers add goods
1157: white answers add food
1158: white answers done
1159: white answers add fuel
1160: white answers add fuel
1161: white answers add carbon
1162: white answers add carbon
1163: white answers add carbon
1164: white answers add fuel
    offers white 1 food
    offers white 1 goods
    wants white 3 fuel
    wants white 3 carbon
1165: red answers decline
    declined red
1166: yellow answers decline
    declined yellow
1167: blue answers decline
    declined blue
1168: white answers end-phase
    mother-ship white 3 1
1169: white answers ship T2
1170: white answers to I223
    moved white T2 I223
1171: white answers to I222
    moved white T2 I222
1172: white answers stop
1173: white answers ship T3
1174: white answers to I169
    moved white T3 I169
1175: white answers to I168
    moved white T3 I168
1176: white answers to I154
    moved white T3 I154
    explored white S3.2
    looked white S3.2 number 5
1177: white answers to I140
    moved white T3 I140
1178: white answers found
    colony white S3.c
    shown white S3.2 number 5
1179: white answers land-all
    turn red 35
    rolled red 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 food
1180: red answers draw
    supplied red 1
    you-gained red ore
1181: red answers build colony_ship
    built red colony_ship
1182: red answers launch T2 I268
    launched red colony T2 I268
1183: red answers propose
1184: red answers add ore
1185: red answers done
1186: red answers add carbon
1187: red answers add goods
1188: red answers add food
1189: red answers add carbon
1190: red answers add goods
1191: red answers done
    offers red 1 ore
    wants red 2 carbon
    wants red 1 food
    wants red 2 goods
1192: yellow answers counter
1193: yellow answers add food
1194: yellow answers add fuel
1195: yellow answers add fuel
1196: yellow answers done
1197: yellow answers add carbon
1198: yellow answers add goods
1199: yellow answers add carbon
1200: yellow answers add carbon
    offers yellow 2 fuel
    offers yellow 1 food
    wants yellow 3 carbon
    wants yellow 1 goods
1201: blue answers decline
    declined blue
1202: white answers counter
1203: white answers add goods
1204: white answers add food
1205: white answers done
1206: white answers add ore
1207: white answers add carbon
1208: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 ore
    wants white 1 carbon
1209: red answers withdraw
    withdrew red
1210: red answers propose
1211: red answers add ore
1212: red answers done
1213: red answers add carbon
1214: red answers add carbon
1215: red answers add carbon
1216: red answers add fuel
1217: red answers add food
1218: red answers done
    offers red 1 ore
    wants red 1 fuel
    wants red 3 carbon
    wants red 1 food
1219: yellow answers counter
1220: yellow answers add fuel
1221: yellow answers done
1222: yellow answers add food
1223: yellow answers add carbon
1224: yellow answers add carbon
1225: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 1 food
1226: blue answers decline
    declined blue
1227: white answers counter
1228: white answers add goods
1229: white answers add food
1230: white answers done
1231: white answers add carbon
1232: white answers add ore
1233: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 ore
    wants white 1 carbon
1234: red answers withdraw
    withdrew red
1235: red answers propose
1236: red answers add food
1237: red answers add ore
1238: red answers done
1239: red answers add fuel
1240: red answers add fuel
1241: red answers done
    offers red 1 ore
    offers red 1 food
    wants red 2 fuel
1242: yellow answers counter
1243: yellow answers add fuel
1244: yellow answers add food
1245: yellow answers add fuel
1246: yellow answers done
1247: yellow answers add carbon
1248: yellow answers add carbon
1249: yellow answers add carbon
1250: yellow answers done
    offers yellow 2 fuel
    offers yellow 1 food
    wants yellow 3 carbon
1251: blue answers decline
    declined blue
1252: white answers counter
1253: white answers add food
1254: white answers add goods
1255: white answers done
1256: white answers add carbon
1257: white answers add fuel
1258: white answers done
    offers white 1 food
    offers white 1 goods
    wants white 1 fuel
    wants white 1 carbon
1259: red answers withdraw
    withdrew red
1260: red answers exchange ore carbon
    exchanged red 3 ore carbon
1261: red answers end-phase
    mother-ship red 3 2
1262: red answers ship T3
1263: red answers to I184
    moved red T3 I184
1264: red answers to I172
    moved red T3 I172
1265: red answers to I158
    moved red T3 I158
1266: red answers to I144
    moved red T3 I144
1267: red answers to I131
    moved red T3 I131
    outpost red green_folk 1
    chip red green_folk
1268: red answers friend GF1
    friendship red GF1
1269: red answers ship T1
1270: red answers to I156
    moved red T1 I156
1271: red answers to I142
    moved red T1 I142
1272: red answers to I129
    moved red T1 I129
1273: red answers stop
1274: red answers ship T2
1275: red answers to I267
    moved red T2 I267
1276: red answers to I253
    moved red T2 I253
1277: red answers stop
    turn yellow 36
    rolled yellow 8
    produced white 1 ore
    produced red 2 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1278: yellow answers draw
    supplied yellow 1
    you-gained yellow food
1279: yellow answers end-phase
    mother-ship yellow 2 1
1280: yellow answers ship T1
1281: yellow answers to I216
    moved yellow T1 I216
1282: yellow answers to I217
    moved yellow T1 I217
1283: yellow answers to I216
    moved yellow T1 I216
1284: yellow answers stop
1285: yellow answers ship T3
1286: yellow answers to I202
    moved yellow T3 I202
1287: yellow answers to I216
    moved yellow T3 I216
1288: yellow answers to I202
    moved yellow T3 I202
1289: yellow answers to I188
    moved yellow T3 I188
1290: yellow answers found
    colony yellow S1.c
    shown yellow S1.2 number 10
1291: yellow answers ship T2
1292: yellow answers to I188
    moved yellow T2 I188
1293: yellow answers to I202
    moved yellow T2 I202
1294: yellow answers to I216
    moved yellow T2 I216
1295: yellow answers to I202
    moved yellow T2 I202
    turn blue 37
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 fuel
    produced white 1 carbon
    produced red 1 carbon
1296: blue answers build colony_ship
    built blue colony_ship
1297: blue answers launch T3 I247
    launched blue colony T3 I247
1298: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E25
    heard blue drifting_ship
1299: blue answers yes
    opponent white speed
    mother-ship blue 2 1
    mother-ship white 2 3
    contest blue speed 5 6
    heard blue attempt_honoured
1300: blue answers expansion cannon
    lost-expansion blue cannon
    fame blue 1
    card-over blue E25
1301: blue answers land-all
    turn white 38
    rolled white 10
    produced yellow 1 ore
    produced blue 1 fuel
    produced red 1 fuel
1302: white answers draw
    supplied white 1
    you-gained white food
1303: white answers build colony_ship
    built white colony_ship
    launched white colony T3 I263
1304: white answers propose
1305: white answers add goods
1306: white answers add food
1307: white answers add fuel
1308: white answers done
1309: white answers add carbon
1310: white answers add carbon
1311: white answers add carbon
1312: white answers done
    offers white 1 fuel
    offers white 1 food
    offers white 1 goods
    wants white 3 carbon
1313: red answers decline
    declined red
1314: yellow answers decline
    declined yellow
1315: blue answers decline
    declined blue
1316: white answers propose
1317: white answers add fuel
1318: white answers add food
1319: white answers add goods
1320: white answers done
1321: white answers add carbon
1322: white answers add carbon
1323: white answers add carbon
1324: white answers add carbon
1325: white answers add carbon
1326: white answers add carbon
1327: white answers done
    offers white 1 fuel
    offers white 1 food
    offers white 1 goods
    wants white 6 carbon
1328: red answers decline
    declined red
1329: yellow answers decline
    declined yellow
1330: blue answers decline
    declined blue
1331: white answers propose
1332: white answers add food
1333: white answers add fuel
1334: white answers add goods
1335: white answers done
1336: white answers add carbon
1337: white answers done
    offers white 1 fuel
    offers white 1 food
    offers white 1 goods
    wants white 1 carbon
1338: red answers accept
    accepted red
1339: yellow answers accept
    accepted yellow
1340: blue answers accept
    accepted blue
1341: white answers deal seat1
    traded white yellow
1342: white answers end-phase
    mother-ship white 3 2
1343: white answers ship T3
1344: white answers to I276
    moved white T3 I276
1345: white answers to I263
    moved white T3 I263
1346: white answers to I249
    moved white T3 I249
1347: white answers to I263
    moved white T3 I263
1348: white answers to I276
    moved white T3 I276
1349: white answers to I263
    moved white T3 I263
1350: white answers land-all
    turn red 39
    rolled red 11
    produced blue 1 ore
    produced white 1 carbon
    produced red 1 carbon
    produced blue 1 food
    produced white 1 food
    produced yellow 2 goods
    produced blue 1 goods
    produced red 1 goods
1351: red answers build colony_ship
    built red colony_ship
1352: red answers launch T3 I268
    launched red colony T3 I268
1353: red answers propose
1354: red answers add goods
1355: red answers done
1356: red answers add ore
1357: red answers add food
1358: red answers add fuel
1359: red answers done
    offers red 1 goods
    wants red 1 ore
    wants red 1 fuel
    wants red 1 food
1360: yellow answers accept
    accepted yellow
1361: blue answers accept
    accepted blue
1362: white answers decline
    declined white
1363: red answers deal seat2
    traded red blue
1364: red answers propose
1365: red answers add ore
1366: red answers done
1367: red answers add food
1368: red answers done
    offers red 1 ore
    wants red 1 food
1369: yellow answers accept
    accepted yellow
1370: blue answers accept
    accepted blue
1371: white answers counter
1372: white answers add food
1373: white answers done
1374: white answers add ore
1375: white answers add goods
1376: white answers add carbon
1377: white answers add goods
1378: white answers add ore
1379: white answers add ore
    offers white 1 food
    wants white 3 ore
    wants white 1 carbon
    wants white 2 goods
1380: red answers deal seat1
    traded red yellow
1381: red answers end-phase
    mother-ship red 1 3
1382: red answers ship T1
1383: red answers to I142
    moved red T1 I142
1384: red answers to I143
    moved red T1 I143
1385: red answers to I130
    moved red T1 I130
1386: red answers stop
1387: red answers ship T3
1388: red answers to I254
    moved red T3 I254
1389: red answers to I240
    moved red T3 I240
1390: red answers to I226
    moved red T3 I226
1391: red answers stop
1392: red answers ship T2
1393: red answers to I252
    moved red T2 I252
1394: red answers to I238
    moved red T2 I238
1395: red answers to I224
    moved red T2 I224
1396: red answers to I210
    moved red T2 I210
    turn yellow 40
    rolled yellow 8
    produced white 1 ore
    produced red 2 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1397: yellow answers later
1398: yellow answers build trade_ship
    built yellow trade_ship
1399: yellow answers launch T3 I272
    launched yellow trade T3 I272
1400: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
1401: yellow answers build booster
    built yellow booster
    expanded yellow booster
1402: yellow answers build booster
    built yellow booster
    expanded yellow booster
1403: yellow answers propose
1404: yellow answers add carbon
1405: yellow answers done
1406: yellow answers add ore
1407: yellow answers add food
1408: yellow answers add food
1409: yellow answers add fuel
1410: yellow answers add fuel
1411: yellow answers add food
1412: yellow answers add ore
1413: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 2 fuel
    wants yellow 3 food
    wants yellow 1 goods
1414: blue answers decline
    declined blue
1415: white answers decline
    declined white
1416: red answers decline
    declined red
1417: yellow answers propose
1418: yellow answers add goods
1419: yellow answers done
1420: yellow answers add carbon
1421: yellow answers done
    offers yellow 1 goods
    wants yellow 1 carbon
1422: blue answers accept
    accepted blue
1423: white answers decline
    declined white
1424: red answers decline
    declined red
1425: yellow answers deal seat2
    traded yellow blue
1426: yellow answers propose
1427: yellow answers add ore
1428: yellow answers done
1429: yellow answers add carbon
1430: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
1431: blue answers accept
    accepted blue
1432: white answers decline
    declined white
1433: red answers decline
    declined red
1434: yellow answers withdraw
    withdrew yellow
1435: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E19
    heard yellow pirate_attacks
1436: yellow answers no
    opponent blue combat
    mother-ship yellow 3 1
    mother-ship blue 2 3
    contest yellow combat 6 7
    heard yellow mother_ship_hit
1437: yellow answers expansion cannon
    lost-expansion yellow cannon
    card-over yellow E19
1438: yellow answers ship T2
1439: yellow answers to I201
    moved yellow T2 I201
1440: yellow answers to I187
    moved yellow T2 I187
1441: yellow answers to I201
    moved yellow T2 I201
1442: yellow answers to I187
    moved yellow T2 I187
1443: yellow answers to I175
    moved yellow T2 I175
1444: yellow answers found
    colony yellow S1.b
1445: yellow answers ship T3
1446: yellow answers to I273
    moved yellow T3 I273
1447: yellow answers to I259
    moved yellow T3 I259
1448: yellow answers to I273
    moved yellow T3 I273
1449: yellow answers to I284
    moved yellow T3 I284
1450: yellow answers to I273
    moved yellow T3 I273
1451: yellow answers to I272
    moved yellow T3 I272
1452: yellow answers ship T1
1453: yellow answers to I217
    moved yellow T1 I217
1454: yellow answers to I203
    moved yellow T1 I203
1455: yellow answers to I204
    moved yellow T1 I204
1456: yellow answers stop
    turn blue 41
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 fuel
    produced white 1 carbon
    produced red 1 carbon
1457: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E01
    heard blue fold_ahead
1458: blue answers no
    heard blue fold_avoided
    card-over blue E01
    drew-encounter blue
    card white E17
    heard blue pirate_attacks
1459: blue answers no
    opponent yellow combat
    mother-ship blue 1 2
    mother-ship yellow 2 1
    contest blue combat 7 4
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E17
1460: blue answers ship T3
1461: blue answers to I233
    moved blue T3 I233
1462: blue answers to I219
    moved blue T3 I219
1463: blue answers to I205
    moved blue T3 I205
1464: blue answers to I191
    moved blue T3 I191
1465: blue answers to I178
    moved blue T3 I178
    turn white 42
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 1 goods
1466: blue answers decline
1467: white answers later
1468: white answers build booster
    built white booster
    expanded white booster
1469: white answers end-phase
    mother-ship white 2 1
1470: white answers ship T3
1471: white answers to I249
    moved white T3 I249
1472: white answers to I235
    moved white T3 I235
1473: white answers to I249
    moved white T3 I249
1474: white answers to I235
    moved white T3 I235
1475: white answers stop
1476: white answers ship T1
1477: white answers to I236
    moved white T1 I236
1478: white answers to I222
    moved white T1 I222
1479: white answers to I208
    moved white T1 I208
1480: white answers to I207
    moved white T1 I207
1481: white answers to I193
    moved white T1 I193
1482: white answers ship T2
1483: white answers to I208
    moved white T2 I208
1484: white answers to I207
    moved white T2 I207
1485: white answers to I193
    moved white T2 I193
1486: white answers to I180
    moved white T2 I180
1487: white answers to I181
    moved white T2 I181
    turn red 43
    rolled red 2
    produced yellow 1 goods
    produced red 1 goods
1488: blue answers decline
1489: red answers build spaceport
    built red spaceport
1490: red answers site gamma.b
    spaceport red gamma.b
1491: red answers propose
1492: red answers add goods
1493: red answers add fuel
1494: red answers add ore
1495: red answers add ore
1496: red answers add ore
1497: red answers done
1498: red answers add carbon
1499: red answers add carbon
1500: red answers add carbon
1501: red answers add food
1502: red answers add food
1503: red answers done
    offers red 3 ore
    offers red 1 fuel
    offers red 1 goods
    wants red 3 carbon
    wants red 2 food
1504: yellow answers decline
    declined yellow
1505: blue answers decline
    declined blue
1506: white answers counter
1507: white answers add ore
1508: white answers done
1509: white answers add goods
1510: white answers done
    offers white 1 ore
    wants white 1 goods
1511: red answers withdraw
    withdrew red
1512: red answers end-phase
    mother-ship red 1 0
    drew-encounter red
    card yellow E31
    heard red wear
    card-over red E31
    drew-encounter red
    card yellow E28
    heard red ship_under_fire
1513: red answers no
    heard red flight_known
    fame-lost red 1
    card-over red E28
1514: red answers ship T1
1515: red answers to I119
    moved red T1 I119
    explored red S7.3
    looked red S7.3 number 5
1516: red answers to I105
    moved red T1 I105
1517: red answers to I091
    moved red T1 I091
    explored red S7.2
    looked red S7.2 number 11
1518: red answers found
    colony red S7.b
    shown red S7.2 number 11
    shown red S7.3 number 5
1519: red answers ship T3
1520: red answers to I212
    moved red T3 I212
1521: red answers to I211
    moved red T3 I211
1522: red answers stop
1523: red answers land-all
    turn yellow 44
    rolled yellow 7
1524: yellow answers give carbon
    tribute yellow carbon
1525: yellow answers give goods
    tribute yellow goods
1526: yellow answers give food
    tribute yellow food
1527: yellow answers give ore
    tribute yellow ore
1528: blue answers give goods
    tribute blue goods
1529: blue answers give food
    tribute blue food
1530: blue answers give ore
    tribute blue ore
1531: blue answers give fuel
    tribute blue fuel
1532: blue answers give goods
    tribute blue goods
1533: yellow answers rob seat2
    stolen yellow blue
    you-lost blue carbon
    you-gained yellow carbon
1534: yellow answers later
1535: yellow answers build colony_ship
    built yellow colony_ship
1536: yellow answers launch T2 I288
    launched yellow colony T2 I288
1537: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
1538: yellow answers propose
1539: yellow answers add carbon
1540: yellow answers add ore
1541: yellow answers done
1542: yellow answers add goods
1543: yellow answers add fuel
1544: yellow answers add goods
1545: yellow answers add goods
1546: yellow answers add goods
1547: yellow answers add food
1548: yellow answers add food
    offers yellow 1 ore
    offers yellow 1 carbon
    wants yellow 1 fuel
    wants yellow 2 food
    wants yellow 4 goods
1549: blue answers decline
    declined blue
1550: white answers decline
    declined white
1551: red answers decline
    declined red
1552: yellow answers end-phase
    mother-ship yellow 2 1
1553: yellow answers ship T1
1554: yellow answers to I190
    moved yellow T1 I190
1555: yellow answers to I177
    moved yellow T1 I177
1556: yellow answers to I164
    moved yellow T1 I164
1557: yellow answers to I150
    moved yellow T1 I150
1558: yellow answers to I136
    moved yellow T1 I136
    explored yellow S2.1
    looked yellow S2.1 number 4
1559: yellow answers to I137
    moved yellow T1 I137
    explored yellow S2.3
    looked yellow S2.3 number 2
1560: yellow answers found
    colony yellow S2.c
    shown yellow S2.1 number 4
    shown yellow S2.3 number 2
1561: yellow answers ship T3
1562: yellow answers to I258
    moved yellow T3 I258
1563: yellow answers to I272
    moved yellow T3 I272
1564: yellow answers to I273
    moved yellow T3 I273
1565: yellow answers to I259
    moved yellow T3 I259
1566: yellow answers to I273
    moved yellow T3 I273
1567: yellow answers to I259
    moved yellow T3 I259
1568: yellow answers land-all
    turn blue 45
    rolled blue 7
1569: blue answers rob seat4
    stolen blue red
    you-lost red fuel
    you-gained blue fuel
1570: blue answers build trade_ship
    built blue trade_ship
1571: blue answers launch T2 I247
    launched blue trade T2 I247
1572: blue answers propose
1573: blue answers add fuel
1574: blue answers done
1575: blue answers add goods
1576: blue answers add food
1577: blue answers add goods
1578: blue answers add carbon
1579: blue answers add ore
1580: blue answers done
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
    wants blue 2 goods
1581: white answers decline
    declined white
1582: red answers decline
    declined red
1583: yellow answers decline
    declined yellow
1584: blue answers propose
1585: blue answers add fuel
1586: blue answers done
1587: blue answers add goods
1588: blue answers add carbon
1589: blue answers add ore
1590: blue answers add food
1591: blue answers add goods
1592: blue answers done
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
    wants blue 2 goods
1593: white answers decline
    declined white
1594: red answers decline
    declined red
1595: yellow answers decline
    declined yellow
1596: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E11
    heard blue trader_hails
1597: blue answers amount 0
    heard blue trader_pities
    took blue goods
    card-over blue E11
1598: blue answers ship T3
1599: blue answers to I179
    moved blue T3 I179
1600: blue answers stop
1601: blue answers land-all
    turn white 46
    rolled white 2
    produced yellow 1 carbon
    produced yellow 1 goods
    produced red 1 goods
1602: blue answers take ore
    took blue ore
1603: white answers draw
    supplied white 1
    you-gained white carbon
1604: white answers end-phase
    mother-ship white 2 3
1605: white answers ship T1
1606: white answers to I180
    moved white T1 I180
1607: white answers to I167
    moved white T1 I167
1608: white answers to I153
    moved white T1 I153
1609: white answers to I139
    moved white T1 I139
1610: white answers to I127
    moved white T1 I127
1611: white answers to I115
    moved white T1 I115
1612: white answers to I114
    moved white T1 I114
    explored white S2.2
    looked white S2.2 ice 3
    conquered white S2.2 ice 3
    shown white S2.2 number 9
1613: white answers ship T2
1614: white answers to I168
    moved white T2 I168
1615: white answers to I169
    moved white T2 I169
1616: white answers to I168
    moved white T2 I168
1617: white answers to I154
    moved white T2 I154
1618: white answers to I153
    moved white T2 I153
1619: white answers to I139
    moved white T2 I139
1620: white answers to I127
    moved white T2 I127
1621: white answers found
    colony white S3.b
1622: white answers ship T3
1623: white answers to I221
    moved white T3 I221
1624: white answers to I207
    moved white T3 I207
1625: white answers to I193
    moved white T3 I193
1626: white answers to I207
    moved white T3 I207
1627: white answers to I193
    moved white T3 I193
1628: white answers to I180
    moved white T3 I180
1629: white answers to I181
    moved white T3 I181
    turn red 47
    rolled red 8
    produced white 1 ore
    produced red 2 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1630: red answers exchange ore fuel
    exchanged red 3 ore fuel
1631: red answers exchange goods carbon
    exchanged red 2 goods carbon
1632: red answers propose
1633: red answers add carbon
1634: red answers done
1635: red answers add goods
1636: red answers add food
1637: red answers add ore
1638: red answers add food
1639: red answers add goods
1640: red answers add food
1641: red answers add ore
1642: red answers add food
1643: red answers add fuel
    offers red 1 carbon
    wants red 2 ore
    wants red 1 fuel
    wants red 4 food
    wants red 2 goods
1644: yellow answers decline
    declined yellow
1645: blue answers decline
    declined blue
1646: white answers decline
    declined white
1647: red answers propose
1648: red answers add ore
1649: red answers done
1650: red answers add food
1651: red answers done
    offers red 1 ore
    wants red 1 food
1652: yellow answers decline
    declined yellow
1653: blue answers decline
    declined blue
1654: white answers accept
    accepted white
1655: red answers deal seat3
    traded red white
1656: red answers build colony_ship
    built red colony_ship
1657: red answers launch T1 I290
    launched red colony T1 I290
1658: red answers end-phase
    mother-ship red 2 1
1659: red answers ship T3
1660: red answers to I197
    moved red T3 I197
1661: red answers to I196
    moved red T3 I196
1662: red answers to I183
    moved red T3 I183
1663: red answers ship T2
1664: red answers to I224
    moved red T2 I224
1665: red answers to I210
    moved red T2 I210
1666: red answers to I196
    moved red T2 I196
1667: red answers ship T1
1668: red answers to I303
    moved red T1 I303
1669: red answers to I290
    moved red T1 I290
1670: red answers to I291
    moved red T1 I291
    turn yellow 48
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
    produced red 1 food
    produced white 2 goods
1671: blue answers take food
    took blue food
1672: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
1673: yellow answers no
    opponent red combat
    mother-ship yellow 3 2
    mother-ship red 2 3
    contest yellow combat 6 8
    heard yellow beaten_bravely
1674: yellow answers expansion booster
    lost-expansion yellow booster
    fame yellow 1
    card-over yellow E14
1675: yellow answers ship T2
1676: yellow answers to I276
    moved yellow T2 I276
1677: yellow answers to I263
    moved yellow T2 I263
1678: yellow answers to I249
    moved yellow T2 I249
1679: yellow answers to I235
    moved yellow T2 I235
1680: yellow answers to I236
    moved yellow T2 I236
1681: yellow answers ship T3
1682: yellow answers to I245
    moved yellow T3 I245
1683: yellow answers to I231
    moved yellow T3 I231
1684: yellow answers stop
    turn blue 49
    rolled blue 9
    produced blue 1 ore
    produced red 2 ore
    produced yellow 1 food
    produced blue 1 food
1685: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E27
    heard blue ship_under_fire
1686: blue answers no
    heard blue left_unseen
    card-over blue E27
1687: blue answers ship T3
1688: blue answers to I166
    moved blue T3 I166
1689: blue answers to I152
    moved blue T3 I152
1690: blue answers to I138
    moved blue T3 I138
1691: blue answers to I126
    moved blue T3 I126
1692: blue answers found
    colony blue S2.b
    won blue 15
yellow: place 3, points 10
blue: place 1, points 15
white: place 4, points 9
red: place 2, points 11
