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
9: blue answers cargo colony
10: blue answers launch T3 E20
    launched blue colony T3 E20
11: blue answers expansion booster
    expanded blue booster
12: yellow answers site delta.b
    spaceport yellow delta.b
13: yellow answers cargo colony
14: yellow answers launch T3 M21
    launched yellow colony T3 M21
15: yellow answers expansion booster
    expanded yellow booster
16: white answers site delta.a
    spaceport white delta.a
17: white answers cargo colony
18: white answers launch T3 N20
    launched white colony T3 N20
19: white answers expansion freight_ring
    expanded white freight_ring
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
22: white answers build cannon
    built white cannon
    expanded white cannon
23: white answers propose
24: white answers add food
25: white answers add food
26: white answers done
27: white answers add ore
28: white answers add fuel
29: white answers done
    offers white 2 food
    wants white 1 ore
    wants white 1 fuel
30: yellow answers decline
    declined yellow
31: blue answers counter
32: blue answers add fuel
33: blue answers done
34: blue answers add ore
35: blue answers add goods
36: blue answers add carbon
37: blue answers add ore
    offers blue 1 fuel
    wants blue 2 ore
    wants blue 1 carbon
    wants blue 1 goods
38: white answers withdraw
    withdrew white
39: white answers end-phase
    mother-ship white 2 1
40: white answers land-all
    turn yellow 2
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
41: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow goods
42: yellow answers end-phase
    mother-ship yellow 3 2
43: yellow answers ship T3
44: yellow answers to M22
    moved yellow T3 M22
45: yellow answers to M21
    moved yellow T3 M21
46: yellow answers to M20
    moved yellow T3 M20
47: yellow answers to M19
    moved yellow T3 M19
48: yellow answers stop
    turn blue 3
    rolled blue 11
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
49: blue answers later
50: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue carbon
51: blue answers build colony_ship
    built blue colony_ship
52: blue answers launch T1 E22
    launched blue colony T1 E22
53: blue answers propose
54: blue answers add goods
55: blue answers done
56: blue answers add fuel
57: blue answers done
    offers blue 1 goods
    wants blue 1 fuel
58: white answers decline
    declined white
59: yellow answers accept
    accepted yellow
60: blue answers deal seat1
    traded blue yellow
61: blue answers propose
62: blue answers add food
63: blue answers done
64: blue answers add fuel
65: blue answers add goods
66: blue answers done
    offers blue 1 food
    wants blue 1 fuel
    wants blue 1 goods
67: white answers decline
    declined white
68: yellow answers accept
    accepted yellow
69: blue answers withdraw
    withdrew blue
70: blue answers propose
71: blue answers add ore
72: blue answers done
73: blue answers add food
74: blue answers add food
75: blue answers add fuel
76: blue answers add goods
77: blue answers add fuel
78: blue answers add carbon
79: blue answers add goods
80: blue answers add fuel
81: blue answers add carbon
    offers blue 1 ore
    wants blue 3 fuel
    wants blue 2 carbon
    wants blue 2 food
    wants blue 2 goods
82: white answers decline
    declined white
83: yellow answers decline
    declined yellow
84: blue answers end-phase
    mother-ship blue 2 1
85: blue answers ship T3
86: blue answers to D20
    moved blue T3 D20
87: blue answers to E20
    moved blue T3 E20
88: blue answers stop
89: blue answers ship T1
90: blue answers to E21
    moved blue T1 E21
91: blue answers to E20
    moved blue T1 E20
92: blue answers to D20
    moved blue T1 D20
93: blue answers stop
    turn white 4
    rolled white 7
94: yellow answers give fuel
    tribute yellow fuel
95: yellow answers give carbon
    tribute yellow carbon
96: yellow answers give food
    tribute yellow food
97: yellow answers give goods
    tribute yellow goods
98: white answers nobody
99: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white carbon
100: white answers end-phase
    mother-ship white 3 2
101: white answers ship T3
102: white answers to M20
    moved white T3 M20
103: white answers to M19
    moved white T3 M19
104: white answers to M20
    moved white T3 M20
105: white answers to M19
    moved white T3 M19
106: white answers to M18
    moved white T3 M18
    turn yellow 5
    rolled yellow 10
    produced blue 2 fuel
107: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow fuel
108: yellow answers build trade_ship
    built yellow trade_ship
109: yellow answers launch T2 M21
    launched yellow trade T2 M21
110: yellow answers propose
111: yellow answers add ore
112: yellow answers done
113: yellow answers add food
114: yellow answers add fuel
115: yellow answers add carbon
116: yellow answers add food
117: yellow answers add fuel
118: yellow answers add fuel
119: yellow answers add carbon
120: yellow answers add food
    offers yellow 1 ore
    wants yellow 3 fuel
    wants yellow 2 carbon
    wants yellow 3 food
121: blue answers decline
    declined blue
122: white answers decline
    declined white
123: yellow answers propose
124: yellow answers add ore
125: yellow answers done
126: yellow answers add food
127: yellow answers add carbon
128: yellow answers add carbon
129: yellow answers add food
130: yellow answers add fuel
131: yellow answers add food
132: yellow answers add goods
133: yellow answers add goods
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 3 food
    wants yellow 2 goods
134: blue answers decline
    declined blue
135: white answers decline
    declined white
136: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E08
    heard yellow trader_hails
137: yellow answers amount 3
138: yellow answers give goods
    gave yellow goods
139: yellow answers give ore
    gave yellow ore
140: yellow answers give goods
    gave yellow goods
    heard yellow miser_heart
    took yellow goods
    fame yellow 1
    card-over yellow E08
141: yellow answers land-all
    turn blue 6
    rolled blue 5
    produced yellow 1 ore
142: blue answers draw
    supplied blue 2
    you-gained blue food
    you-gained blue carbon
143: blue answers build colony_ship
    built blue colony_ship
    launched blue colony T2 E22
144: blue answers propose
145: blue answers add food
146: blue answers done
147: blue answers add fuel
148: blue answers add carbon
149: blue answers add carbon
150: blue answers add ore
151: blue answers add carbon
152: blue answers add fuel
153: blue answers add goods
154: blue answers add goods
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 3 carbon
    wants blue 2 goods
155: white answers decline
    declined white
156: yellow answers counter
157: yellow answers add ore
158: yellow answers add goods
159: yellow answers done
160: yellow answers add carbon
161: yellow answers add carbon
162: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 2 carbon
163: blue answers withdraw
    withdrew blue
164: blue answers propose
165: blue answers add food
166: blue answers done
167: blue answers add fuel
168: blue answers add ore
169: blue answers add carbon
170: blue answers add goods
171: blue answers add carbon
172: blue answers add goods
173: blue answers add fuel
174: blue answers add carbon
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 3 carbon
    wants blue 2 goods
175: white answers counter
176: white answers add food
177: white answers done
178: white answers add carbon
179: white answers add fuel
180: white answers add goods
    offers white 1 food
    wants white 1 fuel
    wants white 1 carbon
    wants white 1 goods
181: yellow answers counter
182: yellow answers add ore
183: yellow answers add goods
184: yellow answers done
185: yellow answers add carbon
186: yellow answers add carbon
187: yellow answers add carbon
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 3 carbon
188: blue answers withdraw
    withdrew blue
189: blue answers propose
190: blue answers add fuel
191: blue answers done
192: blue answers add food
193: blue answers add carbon
194: blue answers done
    offers blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
195: white answers accept
    accepted white
196: yellow answers counter
197: yellow answers add goods
198: yellow answers add ore
199: yellow answers done
200: yellow answers add carbon
201: yellow answers add carbon
202: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 2 carbon
203: blue answers deal seat3
    traded blue white
204: blue answers end-phase
    mother-ship blue 2 1
205: blue answers ship T2
206: blue answers to E21
    moved blue T2 E21
207: blue answers to E22
    moved blue T2 E22
208: blue answers to E23
    moved blue T2 E23
209: blue answers to E22
    moved blue T2 E22
210: blue answers ship T1
211: blue answers to E20
    moved blue T1 E20
212: blue answers to D20
    moved blue T1 D20
213: blue answers to E20
    moved blue T1 E20
214: blue answers to D20
    moved blue T1 D20
215: blue answers ship T3
216: blue answers to D20
    moved blue T3 D20
217: blue answers to E20
    moved blue T3 E20
218: blue answers to E19
    moved blue T3 E19
219: blue answers to E20
    moved blue T3 E20
    turn white 7
    rolled white 9
    produced white 2 ore
220: white answers later
221: white answers build colony_ship
    built white colony_ship
222: white answers launch T2 P21
    launched white colony T2 P21
223: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white food
224: white answers build trade_ship
    built white trade_ship
    launched white trade T1 N20
225: white answers propose
226: white answers add food
227: white answers done
228: white answers add goods
229: white answers done
    offers white 1 food
    wants white 1 goods
230: yellow answers accept
    accepted yellow
231: blue answers decline
    declined blue
232: white answers deal seat1
    traded white yellow
233: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E31
    heard white wear
    card-over white E31
    drew-encounter white
    card yellow E02
    heard white fold_ahead
234: white answers yes
    opponent yellow speed
    mother-ship white 2 2
    mother-ship yellow 3 2
    contest white speed 4 6
    heard white engines_burnt
    grounded white T1
    card-over white E02
235: white answers ship T2
236: white answers to P20
    moved white T2 P20
237: white answers to P19
    moved white T2 P19
238: white answers stop
239: white answers land-all
    turn yellow 8
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
240: yellow answers draw
    supplied yellow 2
    you-gained yellow carbon
    you-gained yellow ore
241: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E27
    heard yellow ship_under_fire
242: yellow answers yes
    opponent blue combat
    mother-ship yellow 0 2
    mother-ship blue 1 2
    contest yellow combat 2 3
    heard yellow heavy_defeat
    lost-expansion yellow booster
    grounded yellow T2
    card-over yellow E27
243: yellow answers ship T3
244: yellow answers to M18
    moved yellow T3 M18
245: yellow answers to M17
    moved yellow T3 M17
246: yellow answers stop
    turn blue 9
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
247: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue ore
248: blue answers build spaceport
    built blue spaceport
249: blue answers site alpha.c
    spaceport blue alpha.c
250: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
251: blue answers propose
252: blue answers add fuel
253: blue answers done
254: blue answers add food
255: blue answers add food
256: blue answers add carbon
257: blue answers add carbon
258: blue answers add carbon
259: blue answers done
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 2 food
260: white answers decline
    declined white
261: yellow answers decline
    declined yellow
262: blue answers propose
263: blue answers add fuel
264: blue answers done
265: blue answers add food
266: blue answers add carbon
267: blue answers add carbon
268: blue answers add food
269: blue answers add carbon
270: blue answers done
    offers blue 1 fuel
    wants blue 3 carbon
    wants blue 2 food
271: white answers decline
    declined white
272: yellow answers decline
    declined yellow
273: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E04
    heard blue black_market
274: blue answers no
    heard blue honesty_noticed
    fame blue 1
    card-over blue E04
275: blue answers ship T1
276: blue answers to D19
    moved blue T1 D19
277: blue answers to C19
    moved blue T1 C19
278: blue answers to C18
    moved blue T1 C18
279: blue answers to C17
    moved blue T1 C17
280: blue answers ship T3
281: blue answers to E19
    moved blue T3 E19
282: blue answers to F19
    moved blue T3 F19
283: blue answers stop
284: blue answers ship T2
285: blue answers to D22
    moved blue T2 D22
286: blue answers to D21
    moved blue T2 D21
287: blue answers stop
    turn white 10
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
288: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white food
289: white answers build cannon
    built white cannon
    expanded white cannon
290: white answers exchange fuel food
    exchanged white 3 fuel food
291: white answers propose
292: white answers add goods
293: white answers done
294: white answers add ore
295: white answers add ore
296: white answers add fuel
297: white answers add ore
298: white answers add carbon
299: white answers add carbon
    offers white 1 goods
    wants white 3 ore
    wants white 1 fuel
    wants white 2 carbon
300: yellow answers decline
    declined yellow
301: blue answers counter
302: blue answers add fuel
303: blue answers done
304: blue answers add carbon
305: blue answers done
    offers blue 1 fuel
    wants blue 1 carbon
306: white answers withdraw
    withdrew white
307: white answers end-phase
    mother-ship white 2 2
308: white answers ship T2
309: white answers to P18
    moved white T2 P18
310: white answers to P17
    moved white T2 P17
311: white answers to P18
    moved white T2 P18
312: white answers to P17
    moved white T2 P17
313: white answers ship T3
314: white answers to M17
    moved white T3 M17
315: white answers to M16
    moved white T3 M16
    explored white S4.3
    looked white S4.3 ice 3
316: white answers to M15
    moved white T3 M15
    explored white S4.1
    looked white S4.1 number 2
317: white answers stop
318: white answers ship T1
319: white answers to N19
    moved white T1 N19
320: white answers to P19
    moved white T1 P19
321: white answers to P18
    moved white T1 P18
322: white answers stop
    turn yellow 11
    rolled yellow 9
    produced white 2 ore
323: yellow answers draw
    supplied yellow 2
    you-gained yellow goods
    you-gained yellow carbon
324: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
325: yellow answers build colony_ship
    built yellow colony_ship
    launched yellow colony T1 M23
326: yellow answers propose
327: yellow answers add goods
328: yellow answers add ore
329: yellow answers done
330: yellow answers add fuel
331: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 1 fuel
332: blue answers accept
    accepted blue
333: white answers decline
    declined white
334: yellow answers withdraw
    withdrew yellow
335: yellow answers propose
336: yellow answers add ore
337: yellow answers add goods
338: yellow answers done
339: yellow answers add fuel
340: yellow answers add fuel
341: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 2 fuel
342: blue answers counter
343: blue answers add carbon
344: blue answers done
345: blue answers add fuel
346: blue answers done
    offers blue 1 carbon
    wants blue 1 fuel
347: white answers counter
348: white answers add goods
349: white answers done
350: white answers add carbon
351: white answers add carbon
    offers white 1 goods
    wants white 2 carbon
352: yellow answers withdraw
    withdrew yellow
353: yellow answers propose
354: yellow answers add goods
355: yellow answers add ore
356: yellow answers done
357: yellow answers add fuel
358: yellow answers add fuel
359: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 2 fuel
360: blue answers decline
    declined blue
361: white answers decline
    declined white
362: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
363: yellow answers amount 2
364: yellow answers give ore
    gave yellow ore
365: yellow answers give goods
    gave yellow goods
    heard yellow trader_delighted
366: yellow answers take ore
    took yellow ore
367: yellow answers take ore
    took yellow ore
    fame yellow 1
    card-over yellow E11
368: yellow answers ship T2
369: yellow answers to M20
    moved yellow T2 M20
370: yellow answers to N20
    moved yellow T2 N20
371: yellow answers to M20
    moved yellow T2 M20
372: yellow answers ship T1
373: yellow answers to M22
    moved yellow T1 M22
374: yellow answers to M21
    moved yellow T1 M21
375: yellow answers stop
376: yellow answers ship T3
377: yellow answers to M18
    moved yellow T3 M18
378: yellow answers to M17
    moved yellow T3 M17
379: yellow answers stop
    turn blue 12
    rolled blue 10
    produced blue 2 fuel
380: blue answers later
381: blue answers exchange fuel goods
    exchanged blue 3 fuel goods
382: blue answers draw
    supplied blue 2
    you-gained blue goods
    you-gained blue ore
383: blue answers end-phase
    mother-ship blue 1 3
384: blue answers land-all
    turn white 13
    rolled white 5
    produced yellow 1 ore
385: white answers draw
    supplied white 2
    you-gained white goods
    you-gained white carbon
386: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
387: white answers propose
388: white answers add carbon
389: white answers done
390: white answers add goods
391: white answers add food
392: white answers add goods
393: white answers add goods
394: white answers add ore
    offers white 1 carbon
    wants white 1 ore
    wants white 1 food
    wants white 3 goods
395: yellow answers counter
396: yellow answers add ore
397: yellow answers done
398: yellow answers add carbon
399: yellow answers add food
400: yellow answers add carbon
401: yellow answers add fuel
402: yellow answers add food
403: yellow answers add carbon
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 2 food
404: blue answers decline
    declined blue
405: white answers withdraw
    withdrew white
406: white answers propose
407: white answers add food
408: white answers done
409: white answers add fuel
410: white answers add carbon
411: white answers add goods
412: white answers add goods
413: white answers add goods
    offers white 1 food
    wants white 1 fuel
    wants white 1 carbon
    wants white 3 goods
414: yellow answers counter
415: yellow answers add ore
416: yellow answers done
417: yellow answers add food
418: yellow answers add carbon
419: yellow answers add goods
420: yellow answers add goods
421: yellow answers add carbon
422: yellow answers add food
    offers yellow 1 ore
    wants yellow 2 carbon
    wants yellow 2 food
    wants yellow 2 goods
423: blue answers counter
424: blue answers add ore
425: blue answers done
426: blue answers add food
427: blue answers add carbon
428: blue answers add goods
429: blue answers add food
430: blue answers add fuel
431: blue answers add goods
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 2 food
    wants blue 2 goods
432: white answers withdraw
    withdrew white
433: white answers propose
434: white answers add carbon
435: white answers done
436: white answers add fuel
437: white answers add goods
438: white answers add goods
439: white answers add fuel
440: white answers done
    offers white 1 carbon
    wants white 2 fuel
    wants white 2 goods
441: yellow answers counter
442: yellow answers add ore
443: yellow answers done
444: yellow answers add food
445: yellow answers add carbon
446: yellow answers add carbon
447: yellow answers add fuel
448: yellow answers add food
449: yellow answers add carbon
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 2 food
450: blue answers counter
451: blue answers add ore
452: blue answers done
453: blue answers add food
454: blue answers add fuel
455: blue answers add goods
456: blue answers add carbon
457: blue answers add goods
458: blue answers done
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 1 food
    wants blue 2 goods
459: white answers withdraw
    withdrew white
460: white answers exchange goods ore
    exchanged white 2 goods ore
461: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E19
    heard white pirate_attacks
462: white answers yes
    compared blue 0 1
    opponent yellow combat
    mother-ship white 2 3
    mother-ship yellow 2 2
    contest white combat 7 5
    heard white scholar_freed
463: white answers expansion freight_ring
    expanded white freight_ring
    fame white 1
    card-over white E19
    conquered white S4.3 ice 3
    shown white S4.3 number 11
464: white answers ship T2
465: white answers to P16
    moved white T2 P16
466: white answers to P15
    moved white T2 P15
467: white answers to P14
    moved white T2 P14
468: white answers ship T1
469: white answers to P17
    moved white T1 P17
470: white answers to N17
    moved white T1 N17
471: white answers to N16
    moved white T1 N16
472: white answers settle T3
    colony white S4.c
    shown white S4.1 number 2
    turn yellow 14
    rolled yellow 9
    produced white 2 ore
473: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow goods
474: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
475: yellow answers propose
476: yellow answers add goods
477: yellow answers add ore
478: yellow answers add fuel
479: yellow answers done
480: yellow answers add carbon
481: yellow answers add food
482: yellow answers add carbon
483: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 2 carbon
    wants yellow 1 food
484: blue answers decline
    declined blue
485: white answers decline
    declined white
486: yellow answers propose
487: yellow answers add fuel
488: yellow answers add ore
489: yellow answers add goods
490: yellow answers done
491: yellow answers add food
492: yellow answers add carbon
493: yellow answers add food
494: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 1 carbon
    wants yellow 2 food
495: blue answers decline
    declined blue
496: white answers accept
    accepted white
497: yellow answers deal seat3
    traded yellow white
498: yellow answers propose
499: yellow answers add carbon
500: yellow answers done
501: yellow answers add ore
502: yellow answers add ore
503: yellow answers add goods
504: yellow answers add ore
505: yellow answers add goods
506: yellow answers add goods
507: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 4 goods
508: blue answers decline
    declined blue
509: white answers decline
    declined white
510: yellow answers end-phase
    mother-ship yellow 2 1
511: yellow answers ship T2
512: yellow answers to M19
    moved yellow T2 M19
513: yellow answers to M20
    moved yellow T2 M20
514: yellow answers stop
515: yellow answers land-all
    turn blue 15
    rolled blue 3
    produced yellow 2 food
    produced blue 1 goods
516: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue food
517: blue answers exchange goods ore
    exchanged blue 2 goods ore
518: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
519: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
520: blue answers end-phase
    mother-ship blue 2 1
521: blue answers ship T2
522: blue answers to C21
    moved blue T2 C21
523: blue answers to C20
    moved blue T2 C20
524: blue answers to C19
    moved blue T2 C19
525: blue answers to C18
    moved blue T2 C18
526: blue answers ship T1
527: blue answers to C16
    moved blue T1 C16
    explored blue S1.2
    looked blue S1.2 pirate 5
528: blue answers to B16
    moved blue T1 B16
529: blue answers to B15
    moved blue T1 B15
530: blue answers to B14
    moved blue T1 B14
    explored blue S1.1
    looked blue S1.1 number 6
531: blue answers stop
532: blue answers ship T3
533: blue answers to F18
    moved blue T3 F18
534: blue answers stop
    turn white 16
    rolled white 9
    produced white 2 ore
535: white answers draw
    supplied white 1
    you-gained white ore
536: white answers build trade_ship
    built white trade_ship
537: white answers launch T3 N20
    launched white trade T3 N20
538: white answers end-phase
    mother-ship white 3 2
539: white answers ship T2
540: white answers to P13
    moved white T2 P13
541: white answers to N13
    moved white T2 N13
    explored white S4.2
    looked white S4.2 number 12
542: white answers to N12
    moved white T2 N12
543: white answers to N13
    moved white T2 N13
544: white answers stop
545: white answers ship T1
546: white answers to N15
    moved white T1 N15
547: white answers to N14
    moved white T1 N14
548: white answers to N13
    moved white T1 N13
549: white answers to N12
    moved white T1 N12
550: white answers to M12
    moved white T1 M12
551: white answers ship T3
552: white answers to N19
    moved white T3 N19
553: white answers to N18
    moved white T3 N18
554: white answers to N17
    moved white T3 N17
555: white answers to N16
    moved white T3 N16
556: white answers to N15
    moved white T3 N15
    turn yellow 17
    rolled yellow 5
    produced yellow 1 ore
557: yellow answers draw
    supplied yellow 2
    you-gained yellow goods
    you-gained yellow fuel
558: yellow answers end-phase
    mother-ship yellow 2 3
559: yellow answers land-all
    turn blue 18
    rolled blue 4
    produced white 1 fuel
560: blue answers draw
    supplied blue 2
    you-gained blue fuel
    you-gained blue food
561: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E24
    heard blue thief_offers
562: blue answers no
    heard blue fly_on
    card-over blue E24
563: blue answers ship T2
564: blue answers to C19
    moved blue T2 C19
565: blue answers to C20
    moved blue T2 C20
566: blue answers to B20
    moved blue T2 B20
567: blue answers to C20
    moved blue T2 C20
568: blue answers ship T3
569: blue answers to F17
    moved blue T3 F17
570: blue answers to F16
    moved blue T3 F16
571: blue answers to F15
    moved blue T3 F15
572: blue answers stop
573: blue answers ship T1
574: blue answers to B13
    moved blue T1 B13
575: blue answers to B12
    moved blue T1 B12
576: blue answers to C12
    moved blue T1 C12
577: blue answers to C13
    moved blue T1 C13
    explored blue S1.3
    looked blue S1.3 number 11
578: blue answers found
    colony blue S1.a
    shown blue S1.1 number 6
    shown blue S1.3 number 11
    turn white 19
    rolled white 2
    produced white 1 fuel
    produced yellow 1 goods
    produced white 1 goods
579: white answers draw
    supplied white 1
    you-gained white goods
580: white answers end-phase
    mother-ship white 3 1
581: white answers ship T2
582: white answers to N12
    moved white T2 N12
583: white answers to N13
    moved white T2 N13
584: white answers to N14
    moved white T2 N14
585: white answers found
    colony white S4.b
    shown white S4.2 number 12
586: white answers ship T3
587: white answers to P15
    moved white T3 P15
588: white answers to P14
    moved white T3 P14
589: white answers to P13
    moved white T3 P13
590: white answers to P12
    moved white T3 P12
591: white answers ship T1
592: white answers to M11
    moved white T1 M11
593: white answers to M10
    moved white T1 M10
594: white answers to N10
    moved white T1 N10
595: white answers stop
    outpost white green_folk 1
    chip white green_folk
596: white answers friend GF1
    friendship white GF1
    turn yellow 20
    rolled yellow 4
    produced white 1 fuel
597: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow food
598: yellow answers exchange food ore
    exchanged yellow 3 food ore
599: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
600: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E03
    heard yellow fold_ahead
601: yellow answers yes
    opponent white speed
    mother-ship yellow 2 1
    mother-ship white 2 1
    contest yellow speed 3 3
    heard yellow fold_crossed
602: yellow answers jump L8
    jumped yellow T1 L8
    explored yellow S7.1
    looked yellow S7.1 number 10
    explored yellow S7.3
    looked yellow S7.3 number 9
603: yellow answers found
    colony yellow S7.c
    shown yellow S7.1 number 10
    shown yellow S7.3 number 9
    card-over yellow E03
604: yellow answers ship T2
605: yellow answers to N20
    moved yellow T2 N20
606: yellow answers to N19
    moved yellow T2 N19
607: yellow answers to N18
    moved yellow T2 N18
608: yellow answers ship T3
609: yellow answers to M16
    moved yellow T3 M16
610: yellow answers to M15
    moved yellow T3 M15
611: yellow answers to L15
    moved yellow T3 L15
    turn blue 21
    rolled blue 2
    produced white 1 fuel
    produced yellow 1 goods
    produced white 1 goods
612: blue answers draw
    supplied blue 1
    you-gained blue ore
613: blue answers build colony_ship
    built blue colony_ship
614: blue answers launch T1 E20
    launched blue colony T1 E20
615: blue answers propose
616: blue answers add food
617: blue answers add goods
618: blue answers done
619: blue answers add carbon
620: blue answers add carbon
621: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 2 carbon
622: white answers counter
623: white answers add fuel
624: white answers done
625: white answers add ore
626: white answers add ore
    offers white 1 fuel
    wants white 2 ore
627: yellow answers decline
    declined yellow
628: blue answers withdraw
    withdrew blue
629: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E09
    heard blue trader_hails
630: blue answers amount 2
631: blue answers give food
    gave blue food
632: blue answers give goods
    gave blue goods
    heard blue trader_delighted
633: blue answers take carbon
    took blue carbon
    fame blue 1
    card-over blue E09
634: blue answers ship T2
635: blue answers to C19
    moved blue T2 C19
636: blue answers stop
637: blue answers ship T1
638: blue answers to E21
    moved blue T1 E21
639: blue answers to E22
    moved blue T1 E22
640: blue answers stop
641: blue answers ship T3
642: blue answers to F14
    moved blue T3 F14
643: blue answers to F13
    moved blue T3 F13
644: blue answers to F12
    moved blue T3 F12
    explored blue S2.3
    looked blue S2.3 number 9
645: blue answers stop
    turn white 22
    rolled white 7
646: white answers give ore
    tribute white ore
647: white answers give ore
    tribute white ore
648: white answers give fuel
    tribute white fuel
649: white answers give goods
    tribute white goods
650: white answers give fuel
    tribute white fuel
651: white answers give fuel
    tribute white fuel
652: yellow answers give food
    tribute yellow food
653: yellow answers give food
    tribute yellow food
654: yellow answers give fuel
    tribute yellow fuel
655: yellow answers give goods
    tribute yellow goods
656: white answers rob seat1
    stolen white yellow
    you-lost yellow ore
    you-gained white ore
657: white answers build trade_ship
    built white trade_ship
658: white answers launch T2 N20
    launched white trade T2 N20
659: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E23
    heard white thief_offers
660: white answers no
    heard white refusal_noticed
    fame white 1
    card-over white E23
661: white answers ship T2
662: white answers to N19
    moved white T2 N19
663: white answers to P19
    moved white T2 P19
664: white answers stop
665: white answers land-all
    turn yellow 23
    rolled yellow 11
    produced white 2 carbon
    produced blue 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced white 1 goods
666: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow fuel
667: yellow answers build colony_ship
    built yellow colony_ship
668: yellow answers launch T1 M21
    launched yellow colony T1 M21
669: yellow answers propose
670: yellow answers add fuel
671: yellow answers add ore
672: yellow answers add goods
673: yellow answers done
674: yellow answers add food
675: yellow answers add food
676: yellow answers add carbon
677: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 1 carbon
    wants yellow 2 food
678: blue answers counter
679: blue answers add goods
680: blue answers done
681: blue answers add carbon
682: blue answers add carbon
683: blue answers add food
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 1 food
684: white answers decline
    declined white
685: yellow answers withdraw
    withdrew yellow
686: yellow answers propose
687: yellow answers add fuel
688: yellow answers add goods
689: yellow answers add ore
690: yellow answers done
691: yellow answers add carbon
692: yellow answers add carbon
693: yellow answers add food
694: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 2 carbon
    wants yellow 1 food
695: blue answers counter
696: blue answers add goods
697: blue answers done
698: blue answers add food
699: blue answers add carbon
700: blue answers add carbon
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 1 food
701: white answers decline
    declined white
702: yellow answers withdraw
    withdrew yellow
703: yellow answers end-phase
    mother-ship yellow 3 2
704: yellow answers ship T1
705: yellow answers to M20
    moved yellow T1 M20
706: yellow answers to N20
    moved yellow T1 N20
707: yellow answers to N21
    moved yellow T1 N21
708: yellow answers to N20
    moved yellow T1 N20
709: yellow answers to M20
    moved yellow T1 M20
710: yellow answers ship T2
711: yellow answers to N17
    moved yellow T2 N17
712: yellow answers to N16
    moved yellow T2 N16
713: yellow answers to N15
    moved yellow T2 N15
714: yellow answers to N14
    moved yellow T2 N14
715: yellow answers to N13
    moved yellow T2 N13
716: yellow answers ship T3
717: yellow answers to L14
    moved yellow T3 L14
718: yellow answers to K14
    moved yellow T3 K14
719: yellow answers stop
    turn blue 24
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
720: blue answers draw
    supplied blue 1
    you-gained blue food
721: blue answers propose
722: blue answers add carbon
723: blue answers done
724: blue answers add fuel
725: blue answers add food
726: blue answers add ore
727: blue answers add goods
728: blue answers add fuel
729: blue answers add food
730: blue answers add food
731: blue answers add food
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 4 food
    wants blue 1 goods
732: white answers decline
    declined white
733: yellow answers counter
734: yellow answers add fuel
735: yellow answers add goods
736: yellow answers add ore
737: yellow answers done
738: yellow answers add food
739: yellow answers add carbon
740: yellow answers add food
741: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 1 carbon
    wants yellow 2 food
742: blue answers withdraw
    withdrew blue
743: blue answers propose
744: blue answers add carbon
745: blue answers done
746: blue answers add fuel
747: blue answers add fuel
748: blue answers add food
749: blue answers add food
750: blue answers add fuel
751: blue answers add goods
752: blue answers add goods
753: blue answers add ore
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 3 fuel
    wants blue 2 food
    wants blue 2 goods
754: white answers decline
    declined white
755: yellow answers counter
756: yellow answers add fuel
757: yellow answers add goods
758: yellow answers add ore
759: yellow answers done
760: yellow answers add carbon
761: yellow answers add food
762: yellow answers add food
763: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 1 carbon
    wants yellow 2 food
764: blue answers withdraw
    withdrew blue
765: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E16
    heard blue wanderers_ask
766: blue answers amount 2
767: blue answers give ore
    gave blue ore
768: blue answers give food
    gave blue food
    heard blue wanderers_bless
    fame blue 1
    card-over blue E16
769: blue answers ship T3
770: blue answers to G12
    moved blue T3 G12
771: blue answers stop
772: blue answers ship T2
773: blue answers to C18
    moved blue T2 C18
774: blue answers to C17
    moved blue T2 C17
775: blue answers to D17
    moved blue T2 D17
776: blue answers to D16
    moved blue T2 D16
777: blue answers ship T1
778: blue answers to E21
    moved blue T1 E21
779: blue answers to E20
    moved blue T1 E20
780: blue answers to E19
    moved blue T1 E19
781: blue answers to F19
    moved blue T1 F19
    turn white 25
    rolled white 7
782: white answers give ore
    tribute white ore
783: white answers give goods
    tribute white goods
784: white answers give ore
    tribute white ore
785: white answers give carbon
    tribute white carbon
786: white answers rob seat1
    stolen white yellow
    you-lost yellow ore
    you-gained white ore
787: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E10
    heard white trader_hails
788: white answers amount 1
789: white answers give carbon
    gave white carbon
    heard white prince_expected
    fame-lost white 1
    card-over white E10
790: white answers ship T3
791: white answers to P13
    moved white T3 P13
792: white answers to N13
    moved white T3 N13
793: white answers to P13
    moved white T3 P13
794: white answers land-all
    turn yellow 26
    rolled yellow 11
    produced white 2 carbon
    produced blue 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced white 1 goods
795: yellow answers later
796: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow goods
797: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
798: yellow answers end-phase
    mother-ship yellow 2 2
799: yellow answers ship T3
800: yellow answers to K13
    moved yellow T3 K13
801: yellow answers to K12
    moved yellow T3 K12
802: yellow answers to K11
    moved yellow T3 K11
    explored yellow S3.3
    looked yellow S3.3 number 3
803: yellow answers to J11
    moved yellow T3 J11
    explored yellow S3.2
    looked yellow S3.2 number 5
804: yellow answers found
    colony yellow S3.c
    shown yellow S3.2 number 5
    shown yellow S3.3 number 3
805: yellow answers ship T1
806: yellow answers to M21
    moved yellow T1 M21
807: yellow answers to M20
    moved yellow T1 M20
808: yellow answers to N20
    moved yellow T1 N20
809: yellow answers to N19
    moved yellow T1 N19
810: yellow answers ship T2
811: yellow answers to N14
    moved yellow T2 N14
812: yellow answers to N13
    moved yellow T2 N13
813: yellow answers stop
    turn blue 27
    rolled blue 5
    produced yellow 1 ore
    produced yellow 1 goods
814: blue answers draw
    supplied blue 1
    you-gained blue carbon
815: blue answers build spaceport
    built blue spaceport
816: blue answers site beta.a
    spaceport blue beta.a
817: blue answers propose
818: blue answers add goods
819: blue answers add goods
820: blue answers done
821: blue answers add food
822: blue answers add fuel
823: blue answers add fuel
824: blue answers add carbon
825: blue answers add fuel
826: blue answers add carbon
827: blue answers add ore
    offers blue 2 goods
    wants blue 1 ore
    wants blue 3 fuel
    wants blue 2 carbon
    wants blue 1 food
828: white answers decline
    declined white
829: yellow answers decline
    declined yellow
830: blue answers exchange goods carbon
    exchanged blue 2 goods carbon
831: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E13
    heard blue trader_hails
832: blue answers amount 0
    heard blue false_trader
833: blue answers yes
    opponent white combat
    mother-ship blue 3 1
    mother-ship white 2 1
    contest blue combat 4 5
    heard blue shot_lame
    grounded blue T1
    card-over blue E13
834: blue answers ship T2
835: blue answers to D17
    moved blue T2 D17
836: blue answers to C17
    moved blue T2 C17
837: blue answers to D17
    moved blue T2 D17
838: blue answers to D18
    moved blue T2 D18
839: blue answers ship T3
840: blue answers to F12
    moved blue T3 F12
841: blue answers to F11
    moved blue T3 F11
    explored blue S2.1
    looked blue S2.1 number 4
842: blue answers found
    colony blue S2.c
    shown blue S2.1 number 4
    shown blue S2.3 number 9
    turn white 28
    rolled white 2
    produced white 1 fuel
    produced yellow 1 goods
    produced white 1 goods
843: white answers build trade_ship
    built white trade_ship
844: white answers launch T1 N20
    launched white trade T1 N20
845: white answers propose
846: white answers add carbon
847: white answers done
848: white answers add food
849: white answers add ore
850: white answers add fuel
851: white answers add goods
852: white answers add goods
853: white answers add fuel
854: white answers add ore
    offers white 1 carbon
    wants white 2 ore
    wants white 2 fuel
    wants white 1 food
    wants white 2 goods
855: yellow answers decline
    declined yellow
856: blue answers counter
857: blue answers add carbon
858: blue answers done
859: blue answers add goods
860: blue answers add ore
861: blue answers add goods
862: blue answers add fuel
863: blue answers add food
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
    wants blue 2 goods
864: white answers withdraw
    withdrew white
865: white answers propose
866: white answers add carbon
867: white answers done
868: white answers add food
869: white answers add fuel
870: white answers add ore
871: white answers add food
872: white answers add goods
873: white answers add fuel
874: white answers add food
    offers white 1 carbon
    wants white 1 ore
    wants white 2 fuel
    wants white 3 food
    wants white 1 goods
875: yellow answers decline
    declined yellow
876: blue answers counter
877: blue answers add carbon
878: blue answers done
879: blue answers add goods
880: blue answers add food
881: blue answers add goods
882: blue answers add fuel
883: blue answers add ore
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
    wants blue 2 goods
884: white answers withdraw
    withdrew white
885: white answers propose
886: white answers add ore
887: white answers done
888: white answers add food
889: white answers done
    offers white 1 ore
    wants white 1 food
890: yellow answers decline
    declined yellow
891: blue answers counter
892: blue answers add carbon
893: blue answers done
894: blue answers add goods
895: blue answers add food
896: blue answers add goods
897: blue answers add fuel
898: blue answers add ore
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
    wants blue 2 goods
899: white answers withdraw
    withdrew white
900: white answers exchange carbon goods
    exchanged white 3 carbon goods
901: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
902: white answers end-phase
    mother-ship white 3 1
903: white answers ship T1
904: white answers to N19
    moved white T1 N19
905: white answers to N18
    moved white T1 N18
906: white answers to N17
    moved white T1 N17
907: white answers to N16
    moved white T1 N16
908: white answers ship T2
909: white answers to P18
    moved white T2 P18
910: white answers to P17
    moved white T2 P17
911: white answers to N17
    moved white T2 N17
912: white answers to N18
    moved white T2 N18
913: white answers ship T3
914: white answers to N13
    moved white T3 N13
915: white answers to N12
    moved white T3 N12
916: white answers to N11
    moved white T3 N11
917: white answers to N12
    moved white T3 N12
    turn yellow 29
    rolled yellow 7
918: yellow answers rob seat3
    stolen yellow white
    you-lost white goods
    you-gained yellow goods
919: yellow answers later
920: yellow answers build trade_ship
    built yellow trade_ship
921: yellow answers launch T3 M23
    launched yellow trade T3 M23
922: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
923: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
924: yellow answers propose
925: yellow answers add goods
926: yellow answers done
927: yellow answers add fuel
    offers yellow 1 goods
    wants yellow 1 fuel
928: blue answers counter
929: blue answers add carbon
930: blue answers done
931: blue answers add fuel
932: blue answers add ore
933: blue answers add food
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
934: yellow answers withdraw
    withdrew yellow
935: yellow answers propose
936: yellow answers add goods
937: yellow answers done
938: yellow answers add fuel
    offers yellow 1 goods
    wants yellow 1 fuel
939: blue answers decline
    declined blue
940: yellow answers propose
941: yellow answers add fuel
942: yellow answers done
943: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 1 carbon
944: blue answers counter
945: blue answers add carbon
946: blue answers done
947: blue answers add fuel
948: blue answers add ore
949: blue answers add food
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
950: yellow answers withdraw
    withdrew yellow
951: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E07
    heard yellow trader_hails
952: yellow answers amount 2
953: yellow answers give goods
    gave yellow goods
954: yellow answers give fuel
    gave yellow fuel
    heard yellow trader_content
955: yellow answers take fuel
    took yellow fuel
    fame yellow 1
    card-over yellow E07
956: yellow answers ship T3
957: yellow answers to L23
    moved yellow T3 L23
958: yellow answers to L22
    moved yellow T3 L22
959: yellow answers stop
960: yellow answers land-all
    turn blue 30
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
961: blue answers end-phase
    mother-ship blue 2 3
962: blue answers ship T2
963: blue answers to D17
    moved blue T2 D17
964: blue answers to C17
    moved blue T2 C17
965: blue answers to C16
    moved blue T2 C16
966: blue answers to C15
    moved blue T2 C15
967: blue answers to C16
    moved blue T2 C16
968: blue answers to C15
    moved blue T2 C15
969: blue answers stop
970: blue answers ship T1
971: blue answers to E19
    moved blue T1 E19
972: blue answers to E18
    moved blue T1 E18
973: blue answers to E19
    moved blue T1 E19
974: blue answers to E20
    moved blue T1 E20
975: blue answers to E19
    moved blue T1 E19
976: blue answers to E18
    moved blue T1 E18
    turn white 31
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
977: white answers propose
978: white answers add fuel
979: white answers done
980: white answers add food
981: white answers add carbon
982: white answers add carbon
983: white answers add food
    offers white 1 fuel
    wants white 2 carbon
    wants white 2 food
984: yellow answers decline
    declined yellow
985: blue answers decline
    declined blue
986: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E29
    heard white ship_under_fire
987: white answers yes
    opponent blue combat
    mother-ship white 2 0
    mother-ship blue 3 2
    contest white combat 4 5
    heard white beaten_bravely
988: white answers expansion freight_ring
    lost-expansion white freight_ring
    fame white 1
    card-over white E29
989: white answers ship T1
990: white answers to N17
    moved white T1 N17
991: white answers stop
992: white answers land-all
    turn yellow 32
    rolled yellow 10
    produced yellow 1 ore
    produced blue 2 fuel
993: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
994: yellow answers propose
995: yellow answers add fuel
996: yellow answers done
997: yellow answers add carbon
998: yellow answers add food
999: yellow answers add goods
1000: yellow answers add carbon
1001: yellow answers done
    offers yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 1 food
    wants yellow 1 goods
1002: blue answers decline
    declined blue
1003: white answers counter
1004: white answers add fuel
1005: white answers done
1006: white answers add food
1007: white answers add carbon
1008: white answers add food
1009: white answers add carbon
1010: white answers add ore
1011: white answers done
    offers white 1 fuel
    wants white 1 ore
    wants white 2 carbon
    wants white 2 food
1012: yellow answers withdraw
    withdrew yellow
1013: yellow answers propose
1014: yellow answers add ore
1015: yellow answers done
1016: yellow answers add fuel
1017: yellow answers add goods
1018: yellow answers add carbon
1019: yellow answers add fuel
1020: yellow answers add food
1021: yellow answers done
    offers yellow 1 ore
    wants yellow 2 fuel
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 1 goods
1022: blue answers decline
    declined blue
1023: white answers counter
1024: white answers add carbon
1025: white answers done
1026: white answers add fuel
1027: white answers done
    offers white 1 carbon
    wants white 1 fuel
1028: yellow answers deal seat3
    traded yellow white
1029: yellow answers end-phase
    mother-ship yellow 3 2
1030: yellow answers ship T3
1031: yellow answers to L21
    moved yellow T3 L21
1032: yellow answers to L20
    moved yellow T3 L20
1033: yellow answers to L21
    moved yellow T3 L21
1034: yellow answers to L20
    moved yellow T3 L20
1035: yellow answers to L21
    moved yellow T3 L21
1036: yellow answers ship T1
1037: yellow answers to N18
    moved yellow T1 N18
1038: yellow answers to M18
    moved yellow T1 M18
1039: yellow answers to N18
    moved yellow T1 N18
1040: yellow answers to N17
    moved yellow T1 N17
1041: yellow answers to N16
    moved yellow T1 N16
1042: yellow answers land-all
    turn blue 33
    rolled blue 9
    produced white 3 ore
    produced blue 1 carbon
    produced yellow 1 food
1043: blue answers build colony_ship
    built blue colony_ship
1044: blue answers launch T3 F19
    launched blue colony T3 F19
1045: blue answers end-phase
    mother-ship blue 3 2
1046: blue answers ship T1
1047: blue answers to E17
    moved blue T1 E17
1048: blue answers to E16
    moved blue T1 E16
1049: blue answers to E15
    moved blue T1 E15
1050: blue answers to E14
    moved blue T1 E14
1051: blue answers to E15
    moved blue T1 E15
1052: blue answers to F15
    moved blue T1 F15
1053: blue answers ship T3
1054: blue answers to F20
    moved blue T3 F20
1055: blue answers to G20
    moved blue T3 G20
1056: blue answers stop
1057: blue answers ship T2
1058: blue answers to D15
    moved blue T2 D15
1059: blue answers to C15
    moved blue T2 C15
1060: blue answers to D15
    moved blue T2 D15
1061: blue answers to D14
    moved blue T2 D14
1062: blue answers to E14
    moved blue T2 E14
1063: blue answers to E13
    moved blue T2 E13
    turn white 34
    rolled white 3
    produced yellow 1 carbon
    produced yellow 2 food
    produced blue 1 goods
1064: white answers end-phase
    mother-ship white 2 3
1065: white answers ship T2
1066: white answers to N17
    moved white T2 N17
1067: white answers to N16
    moved white T2 N16
1068: white answers to M16
    moved white T2 M16
1069: white answers to N16
    moved white T2 N16
1070: white answers to N15
    moved white T2 N15
1071: white answers ship T1
1072: white answers to N16
    moved white T1 N16
1073: white answers to N15
    moved white T1 N15
1074: white answers to P15
    moved white T1 P15
1075: white answers to P14
    moved white T1 P14
1076: white answers to P13
    moved white T1 P13
1077: white answers land-all
    turn yellow 35
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
1078: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
1079: yellow answers build spaceport
    built yellow spaceport
1080: yellow answers site gamma.c
    spaceport yellow gamma.c
1081: yellow answers build booster
    built yellow booster
    expanded yellow booster
1082: yellow answers propose
1083: yellow answers add carbon
1084: yellow answers done
1085: yellow answers add ore
1086: yellow answers add ore
1087: yellow answers add fuel
1088: yellow answers add fuel
1089: yellow answers add goods
1090: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 2 fuel
    wants yellow 2 goods
1091: blue answers counter
1092: blue answers add goods
1093: blue answers done
1094: blue answers add food
1095: blue answers add ore
1096: blue answers add carbon
1097: blue answers add carbon
1098: blue answers add fuel
1099: blue answers add food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
1100: white answers counter
1101: white answers add ore
1102: white answers done
1103: white answers add carbon
1104: white answers add goods
1105: white answers add fuel
1106: white answers add carbon
1107: white answers add goods
1108: white answers add carbon
    offers white 1 ore
    wants white 1 fuel
    wants white 3 carbon
    wants white 2 goods
1109: yellow answers withdraw
    withdrew yellow
1110: yellow answers propose
1111: yellow answers add ore
1112: yellow answers done
1113: yellow answers add food
1114: yellow answers done
    offers yellow 1 ore
    wants yellow 1 food
1115: blue answers decline
    declined blue
1116: white answers counter
1117: white answers add fuel
1118: white answers add ore
1119: white answers add fuel
1120: white answers add ore
1121: white answers add ore
1122: white answers add fuel
1123: white answers done
1124: white answers add food
1125: white answers add goods
1126: white answers add carbon
1127: white answers add carbon
1128: white answers add carbon
1129: white answers add goods
    offers white 3 ore
    offers white 3 fuel
    wants white 3 carbon
    wants white 1 food
    wants white 2 goods
1130: yellow answers withdraw
    withdrew yellow
1131: yellow answers propose
1132: yellow answers add carbon
1133: yellow answers done
1134: yellow answers add food
1135: yellow answers add fuel
1136: yellow answers add ore
1137: yellow answers add ore
1138: yellow answers add goods
1139: yellow answers add fuel
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 2 fuel
    wants yellow 1 food
    wants yellow 1 goods
1140: blue answers counter
1141: blue answers add goods
1142: blue answers done
1143: blue answers add food
1144: blue answers add ore
1145: blue answers add food
1146: blue answers add food
1147: blue answers add fuel
1148: blue answers add carbon
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 3 food
1149: white answers counter
1150: white answers add ore
1151: white answers add ore
1152: white answers add ore
1153: white answers add fuel
1154: white answers add fuel
1155: white answers done
1156: white answers add carbon
1157: white answers add food
1158: white answers add food
1159: white answers add carbon
1160: white answers add carbon
1161: white answers done
    offers white 3 ore
    offers white 2 fuel
    wants white 3 carbon
    wants white 2 food
1162: yellow answers withdraw
    withdrew yellow
1163: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E30
    heard yellow black_market
1164: yellow answers yes
1165: yellow answers give fuel
    gave yellow fuel
1166: yellow answers take ore
    took yellow ore
1167: yellow answers take ore
    took yellow ore
    mother-ship yellow 3 2
    heard yellow stolen_wares
    fame-lost yellow 1
    card-over yellow E30
1168: yellow answers ship T2
1169: yellow answers to N12
    moved yellow T2 N12
1170: yellow answers to N13
    moved yellow T2 N13
1171: yellow answers to N12
    moved yellow T2 N12
1172: yellow answers to M12
    moved yellow T2 M12
1173: yellow answers ship T1
1174: yellow answers to N15
    moved yellow T1 N15
1175: yellow answers to P15
    moved yellow T1 P15
1176: yellow answers to N15
    moved yellow T1 N15
1177: yellow answers to N16
    moved yellow T1 N16
1178: yellow answers ship T3
1179: yellow answers to M21
    moved yellow T3 M21
1180: yellow answers to M20
    moved yellow T3 M20
1181: yellow answers to N20
    moved yellow T3 N20
1182: yellow answers to M20
    moved yellow T3 M20
    turn blue 36
    rolled blue 5
    produced yellow 1 ore
    produced yellow 1 goods
1183: blue answers build cannon
    built blue cannon
    expanded blue cannon
1184: blue answers propose
1185: blue answers add food
1186: blue answers add goods
1187: blue answers done
1188: blue answers add carbon
1189: blue answers add fuel
1190: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 1 carbon
1191: white answers decline
    declined white
1192: yellow answers decline
    declined yellow
1193: blue answers propose
1194: blue answers add goods
1195: blue answers add fuel
1196: blue answers add food
1197: blue answers done
1198: blue answers add carbon
1199: blue answers add ore
1200: blue answers add carbon
1201: blue answers done
    offers blue 1 fuel
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 2 carbon
1202: white answers decline
    declined white
1203: yellow answers decline
    declined yellow
1204: blue answers propose
1205: blue answers add fuel
1206: blue answers add goods
1207: blue answers add food
1208: blue answers done
1209: blue answers add carbon
1210: blue answers add carbon
1211: blue answers add carbon
1212: blue answers done
    offers blue 1 fuel
    offers blue 1 food
    offers blue 1 goods
    wants blue 3 carbon
1213: white answers decline
    declined white
1214: yellow answers decline
    declined yellow
1215: blue answers end-phase
    mother-ship blue 2 2
1216: blue answers ship T2
1217: blue answers to E12
    moved blue T2 E12
1218: blue answers to E11
    moved blue T2 E11
1219: blue answers to E10
    moved blue T2 E10
1220: blue answers to D10
    moved blue T2 D10
1221: blue answers to E10
    moved blue T2 E10
1222: blue answers ship T3
1223: blue answers to G21
    moved blue T3 G21
1224: blue answers to G20
    moved blue T3 G20
1225: blue answers to G19
    moved blue T3 G19
1226: blue answers to G18
    moved blue T3 G18
1227: blue answers stop
1228: blue answers ship T1
1229: blue answers to F16
    moved blue T1 F16
1230: blue answers to F15
    moved blue T1 F15
1231: blue answers to F14
    moved blue T1 F14
1232: blue answers to G14
    moved blue T1 G14
1233: blue answers to G13
    moved blue T1 G13
    turn white 37
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
1234: white answers build booster
    built white booster
    expanded white booster
1235: white answers propose
1236: white answers add fuel
1237: white answers done
1238: white answers add goods
1239: white answers add food
1240: white answers add goods
1241: white answers add carbon
1242: white answers done
    offers white 1 fuel
    wants white 1 carbon
    wants white 1 food
    wants white 2 goods
1243: yellow answers decline
    declined yellow
1244: blue answers counter
1245: blue answers add ore
1246: blue answers add food
1247: blue answers add carbon
1248: blue answers done
1249: blue answers add fuel
1250: blue answers add fuel
1251: blue answers add goods
1252: blue answers done
    offers blue 1 ore
    offers blue 1 carbon
    offers blue 1 food
    wants blue 2 fuel
    wants blue 1 goods
1253: white answers withdraw
    withdrew white
1254: white answers propose
1255: white answers add fuel
1256: white answers add ore
1257: white answers done
1258: white answers add carbon
1259: white answers add carbon
1260: white answers add goods
1261: white answers add goods
1262: white answers add food
1263: white answers add food
1264: white answers add carbon
1265: white answers add goods
1266: white answers add food
    offers white 1 ore
    offers white 1 fuel
    wants white 3 carbon
    wants white 3 food
    wants white 3 goods
1267: yellow answers decline
    declined yellow
1268: blue answers decline
    declined blue
1269: white answers propose
1270: white answers add fuel
1271: white answers done
1272: white answers add goods
1273: white answers add goods
1274: white answers add food
1275: white answers add food
1276: white answers done
    offers white 1 fuel
    wants white 2 food
    wants white 2 goods
1277: yellow answers decline
    declined yellow
1278: blue answers counter
1279: blue answers add fuel
1280: blue answers add carbon
1281: blue answers add food
1282: blue answers add ore
1283: blue answers done
1284: blue answers add goods
1285: blue answers add goods
1286: blue answers add goods
1287: blue answers done
    offers blue 1 ore
    offers blue 1 fuel
    offers blue 1 carbon
    offers blue 1 food
    wants blue 4 goods
1288: white answers withdraw
    withdrew white
1289: white answers exchange ore fuel
    exchanged white 3 ore fuel
1290: white answers end-phase
    mother-ship white 2 1
1291: white answers ship T1
1292: white answers to N13
    moved white T1 N13
1293: white answers stop
1294: white answers ship T3
1295: white answers to N11
    moved white T3 N11
1296: white answers to N12
    moved white T3 N12
1297: white answers stop
1298: white answers ship T2
1299: white answers to P15
    moved white T2 P15
1300: white answers to P14
    moved white T2 P14
1301: white answers to P15
    moved white T2 P15
1302: white answers to N15
    moved white T2 N15
    turn yellow 38
    rolled yellow 9
    produced white 3 ore
    produced blue 1 carbon
    produced yellow 1 food
1303: yellow answers later
1304: yellow answers exchange goods carbon
    exchanged yellow 2 goods carbon
1305: yellow answers exchange ore fuel
    exchanged yellow 3 ore fuel
1306: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1307: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
1308: yellow answers propose
1309: yellow answers add ore
1310: yellow answers add goods
1311: yellow answers done
1312: yellow answers add carbon
1313: yellow answers add carbon
1314: yellow answers done
    offers yellow 1 ore
    offers yellow 1 goods
    wants yellow 2 carbon
1315: blue answers counter
1316: blue answers add fuel
1317: blue answers done
1318: blue answers add ore
1319: blue answers add ore
1320: blue answers add food
1321: blue answers add food
1322: blue answers add goods
1323: blue answers add food
    offers blue 1 fuel
    wants blue 2 ore
    wants blue 3 food
    wants blue 1 goods
1324: white answers counter
1325: white answers add ore
1326: white answers done
1327: white answers add food
1328: white answers add carbon
1329: white answers add food
1330: white answers add carbon
1331: white answers done
    offers white 1 ore
    wants white 2 carbon
    wants white 2 food
1332: yellow answers withdraw
    withdrew yellow
1333: yellow answers propose
1334: yellow answers add food
1335: yellow answers add fuel
1336: yellow answers add ore
1337: yellow answers add fuel
1338: yellow answers done
1339: yellow answers add goods
1340: yellow answers add carbon
1341: yellow answers add carbon
1342: yellow answers add carbon
1343: yellow answers done
    offers yellow 1 ore
    offers yellow 2 fuel
    offers yellow 1 food
    wants yellow 3 carbon
    wants yellow 1 goods
1344: blue answers counter
1345: blue answers add ore
1346: blue answers done
1347: blue answers add goods
1348: blue answers add carbon
1349: blue answers add food
1350: blue answers add carbon
1351: blue answers add food
1352: blue answers add carbon
    offers blue 1 ore
    wants blue 3 carbon
    wants blue 2 food
    wants blue 1 goods
1353: white answers counter
1354: white answers add fuel
1355: white answers done
1356: white answers add goods
1357: white answers add carbon
1358: white answers add goods
1359: white answers add carbon
1360: white answers done
    offers white 1 fuel
    wants white 2 carbon
    wants white 2 goods
1361: yellow answers withdraw
    withdrew yellow
1362: yellow answers propose
1363: yellow answers add goods
1364: yellow answers add fuel
1365: yellow answers done
1366: yellow answers add carbon
1367: yellow answers add carbon
1368: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 2 carbon
1369: blue answers counter
1370: blue answers add food
1371: blue answers done
1372: blue answers add goods
1373: blue answers add goods
1374: blue answers add ore
1375: blue answers add ore
1376: blue answers add ore
1377: blue answers add goods
    offers blue 1 food
    wants blue 3 ore
    wants blue 3 goods
1378: white answers counter
1379: white answers add ore
1380: white answers done
1381: white answers add food
1382: white answers add food
1383: white answers add fuel
1384: white answers add carbon
1385: white answers done
    offers white 1 ore
    wants white 1 fuel
    wants white 1 carbon
    wants white 2 food
1386: yellow answers withdraw
    withdrew yellow
1387: yellow answers build booster
    built yellow booster
    expanded yellow booster
1388: yellow answers end-phase
    mother-ship yellow 2 1
1389: yellow answers ship T1
1390: yellow answers to M16
    moved yellow T1 M16
1391: yellow answers to M15
    moved yellow T1 M15
1392: yellow answers to L15
    moved yellow T1 L15
1393: yellow answers to L14
    moved yellow T1 L14
1394: yellow answers to L13
    moved yellow T1 L13
1395: yellow answers ship T2
1396: yellow answers to M11
    moved yellow T2 M11
1397: yellow answers to M10
    moved yellow T2 M10
1398: yellow answers to M9
    moved yellow T2 M9
1399: yellow answers to M8
    moved yellow T2 M8
1400: yellow answers to N8
    moved yellow T2 N8
1401: yellow answers ship T3
1402: yellow answers to M19
    moved yellow T3 M19
1403: yellow answers to M18
    moved yellow T3 M18
1404: yellow answers to N18
    moved yellow T3 N18
1405: yellow answers to N17
    moved yellow T3 N17
1406: yellow answers to N16
    moved yellow T3 N16
    turn blue 39
    rolled blue 5
    produced yellow 1 ore
    produced yellow 1 goods
1407: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E08
    heard blue trader_hails
1408: blue answers amount 1
1409: blue answers give food
    gave blue food
    heard blue trader_silent
    card-over blue E08
1410: blue answers ship T1
1411: blue answers to G12
    moved blue T1 G12
1412: blue answers to G11
    moved blue T1 G11
1413: blue answers to H11
    moved blue T1 H11
1414: blue answers to H12
    moved blue T1 H12
1415: blue answers ship T2
1416: blue answers to E11
    moved blue T2 E11
1417: blue answers stop
1418: blue answers ship T3
1419: blue answers to G17
    moved blue T3 G17
1420: blue answers to G16
    moved blue T3 G16
1421: blue answers to G15
    moved blue T3 G15
1422: blue answers stop
    turn white 40
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
1423: white answers end-phase
    mother-ship white 3 2
1424: white answers ship T2
1425: white answers to N14
    moved white T2 N14
1426: white answers to N15
    moved white T2 N15
1427: white answers to P15
    moved white T2 P15
1428: white answers to P14
    moved white T2 P14
1429: white answers to P13
    moved white T2 P13
1430: white answers to P12
    moved white T2 P12
1431: white answers ship T1
1432: white answers to N14
    moved white T1 N14
1433: white answers to N15
    moved white T1 N15
1434: white answers to N14
    moved white T1 N14
1435: white answers to N13
    moved white T1 N13
1436: white answers to N14
    moved white T1 N14
1437: white answers to N13
    moved white T1 N13
1438: white answers ship T3
1439: white answers to N13
    moved white T3 N13
1440: white answers to P13
    moved white T3 P13
1441: white answers to P12
    moved white T3 P12
1442: white answers to P13
    moved white T3 P13
1443: white answers to P14
    moved white T3 P14
1444: white answers to P13
    moved white T3 P13
    turn yellow 41
    rolled yellow 7
1445: yellow answers give food
    tribute yellow food
1446: yellow answers give fuel
    tribute yellow fuel
1447: yellow answers give goods
    tribute yellow goods
1448: yellow answers give goods
    tribute yellow goods
1449: yellow answers rob seat3
    stolen yellow white
    you-lost white fuel
    you-gained yellow fuel
1450: yellow answers draw
    supplied yellow 1
    you-gained yellow food
1451: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1452: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E25
    heard yellow drifting_ship
1453: yellow answers yes
    opponent blue speed
    mother-ship yellow 1 2
    mother-ship blue 3 2
    contest yellow speed 5 6
    heard yellow attempt_honoured
1454: yellow answers expansion cannon
    lost-expansion yellow cannon
    fame yellow 1
    card-over yellow E25
1455: yellow answers ship T2
1456: yellow answers to N7
    moved yellow T2 N7
1457: yellow answers to N6
    moved yellow T2 N6
1458: yellow answers to N5
    moved yellow T2 N5
1459: yellow answers to N4
    moved yellow T2 N4
1460: yellow answers stop
    outpost yellow diplomats 1
    chip yellow diplomats
1461: yellow answers friend DI1
    friendship yellow DI1
1462: yellow answers ship T3
1463: yellow answers to N17
    moved yellow T3 N17
1464: yellow answers stop
1465: yellow answers ship T1
1466: yellow answers to M13
    moved yellow T1 M13
1467: yellow answers stop
    turn blue 42
    rolled blue 9
    produced white 3 ore
    produced blue 1 carbon
    produced yellow 1 food
1468: blue answers propose
1469: blue answers add carbon
1470: blue answers done
1471: blue answers add goods
1472: blue answers add goods
1473: blue answers add food
1474: blue answers add fuel
1475: blue answers add food
1476: blue answers add goods
1477: blue answers add ore
1478: blue answers add fuel
1479: blue answers done
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 2 food
    wants blue 3 goods
1480: white answers decline
    declined white
1481: yellow answers counter
1482: yellow answers add fuel
1483: yellow answers done
1484: yellow answers add food
1485: yellow answers add goods
1486: yellow answers add ore
1487: yellow answers add food
1488: yellow answers add food
1489: yellow answers add goods
1490: yellow answers add ore
    offers yellow 1 fuel
    wants yellow 2 ore
    wants yellow 3 food
    wants yellow 2 goods
1491: blue answers withdraw
    withdrew blue
1492: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E20
    heard blue pirate_attacks
1493: blue answers yes
    compared white 1 1
    heard blue away
    card-over blue E20
1494: blue answers ship T1
1495: blue answers to H13
    moved blue T1 H13
1496: blue answers to H12
    moved blue T1 H12
1497: blue answers to H13
    moved blue T1 H13
1498: blue answers to G13
    moved blue T1 G13
1499: blue answers ship T2
1500: blue answers to E10
    moved blue T2 E10
1501: blue answers to E9
    moved blue T2 E9
1502: blue answers to F9
    moved blue T2 F9
    explored blue S2.2
    looked blue S2.2 pirate 4
1503: blue answers to E9
    moved blue T2 E9
1504: blue answers ship T3
1505: blue answers to G14
    moved blue T3 G14
1506: blue answers to G13
    moved blue T3 G13
1507: blue answers to H13
    moved blue T3 H13
1508: blue answers stop
    turn white 43
    rolled white 10
    produced yellow 1 ore
    produced blue 2 fuel
1509: white answers end-phase
    mother-ship white 2 2
1510: white answers ship T3
1511: white answers to N13
    moved white T3 N13
1512: white answers to N14
    moved white T3 N14
1513: white answers to N13
    moved white T3 N13
1514: white answers to N12
    moved white T3 N12
1515: white answers to M12
    moved white T3 M12
1516: white answers ship T2
1517: white answers to P13
    moved white T2 P13
1518: white answers to P12
    moved white T2 P12
1519: white answers to P13
    moved white T2 P13
1520: white answers to N13
    moved white T2 N13
1521: white answers to P13
    moved white T2 P13
1522: white answers ship T1
1523: white answers to N12
    moved white T1 N12
1524: white answers stop
    turn yellow 44
    rolled yellow 4
    produced white 1 fuel
    produced blue 1 food
1525: yellow answers build colony_ship
    built yellow colony_ship
1526: yellow answers launch T2 H22
    launched yellow colony T2 H22
1527: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E21
    heard yellow trader_hails
1528: yellow answers amount 2
1529: yellow answers give food
    gave yellow food
1530: yellow answers give food
    gave yellow food
    heard yellow false_trader
1531: yellow answers no
    heard yellow present_gone
    card-over yellow E21
1532: yellow answers ship T3
1533: yellow answers to N16
    moved yellow T3 N16
1534: yellow answers to N17
    moved yellow T3 N17
1535: yellow answers to N16
    moved yellow T3 N16
1536: yellow answers stop
1537: yellow answers ship T1
1538: yellow answers to L13
    moved yellow T1 L13
1539: yellow answers to L12
    moved yellow T1 L12
1540: yellow answers to K12
    moved yellow T1 K12
1541: yellow answers stop
1542: yellow answers ship T2
1543: yellow answers to J22
    moved yellow T2 J22
1544: yellow answers to H22
    moved yellow T2 H22
1545: yellow answers stop
    turn blue 45
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
1546: blue answers end-phase
    mother-ship blue 2 3
1547: blue answers ship T3
1548: blue answers to H14
    moved blue T3 H14
1549: blue answers to H13
    moved blue T3 H13
1550: blue answers to H12
    moved blue T3 H12
1551: blue answers to H11
    moved blue T3 H11
1552: blue answers to H10
    moved blue T3 H10
    explored blue S3.1
    looked blue S3.1 number 10
1553: blue answers found
    colony blue S3.b
    shown blue S3.1 number 10
1554: blue answers ship T2
1555: blue answers to E8
    moved blue T2 E8
    explored blue S5.3
    looked blue S5.3 pirate 6
1556: blue answers to D8
    moved blue T2 D8
    explored blue S5.2
    looked blue S5.2 number 11
1557: blue answers to D9
    moved blue T2 D9
1558: blue answers to C9
    moved blue T2 C9
1559: blue answers to C8
    moved blue T2 C8
1560: blue answers to C7
    moved blue T2 C7
    explored blue S5.1
    looked blue S5.1 number 5
1561: blue answers found
    colony blue S5.b
    shown blue S5.1 number 5
    shown blue S5.2 number 11
1562: blue answers ship T1
1563: blue answers to G14
    moved blue T1 G14
1564: blue answers to G13
    moved blue T1 G13
1565: blue answers to G14
    moved blue T1 G14
1566: blue answers to G13
    moved blue T1 G13
1567: blue answers to H13
    moved blue T1 H13
1568: blue answers to H14
    moved blue T1 H14
    turn white 46
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
1569: white answers exchange ore carbon
    exchanged white 3 ore carbon
1570: white answers exchange ore goods
    exchanged white 3 ore goods
1571: white answers exchange carbon food
    exchanged white 3 carbon food
1572: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E18
    heard white toll_demanded
1573: white answers no
    opponent yellow combat
    mother-ship white 3 1
    mother-ship yellow 0 1
    contest white combat 6 2
    heard white hold_of_ore
    took white ore
    took white ore
    fame white 1
    card-over white E18
1574: white answers ship T2
1575: white answers to N13
    moved white T2 N13
1576: white answers to N12
    moved white T2 N12
1577: white answers to M12
    moved white T2 M12
    moved white T2 M11
1578: white answers ship T1
1579: white answers to N11
    moved white T1 N11
1580: white answers to P11
    moved white T1 P11
1581: white answers to N11
    moved white T1 N11
1582: white answers to N12
    moved white T1 N12
1583: white answers land-all
    turn yellow 47
    rolled yellow 11
    produced blue 1 carbon
    produced white 2 carbon
    produced blue 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced white 1 goods
1584: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E17
    heard yellow pirate_attacks
1585: yellow answers no
    opponent white combat
    mother-ship yellow 2 3
    mother-ship white 3 0
    contest yellow combat 6 5
    heard yellow hold_of_ore
    took yellow ore
    took yellow ore
    fame yellow 1
    card-over yellow E17
1586: yellow answers ship T1
1587: yellow answers to K13
    moved yellow T1 K13
1588: yellow answers to J13
    moved yellow T1 J13
1589: yellow answers to J12
    moved yellow T1 J12
1590: yellow answers to J11
    moved yellow T1 J11
1591: yellow answers to J12
    moved yellow T1 J12
1592: yellow answers ship T3
1593: yellow answers to N17
    moved yellow T3 N17
1594: yellow answers to P17
    moved yellow T3 P17
1595: yellow answers to N17
    moved yellow T3 N17
1596: yellow answers to N16
    moved yellow T3 N16
1597: yellow answers to N15
    moved yellow T3 N15
1598: yellow answers land-all
    turn blue 48
    rolled blue 10
    produced yellow 1 ore
    produced blue 1 ore
    produced blue 2 fuel
1599: blue answers build cannon
    built blue cannon
    expanded blue cannon
1600: blue answers exchange ore fuel
    exchanged blue 3 ore fuel
1601: blue answers exchange fuel carbon
    exchanged blue 3 fuel carbon
1602: blue answers build cannon
    built blue cannon
    expanded blue cannon
1603: blue answers build cannon
    built blue cannon
    expanded blue cannon
1604: blue answers exchange goods carbon
    exchanged blue 2 goods carbon
1605: blue answers exchange food ore
    exchanged blue 3 food ore
1606: blue answers end-phase
    mother-ship blue 2 2
1607: blue answers ship T1
1608: blue answers to H13
    moved blue T1 H13
1609: blue answers to G13
    moved blue T1 G13
1610: blue answers to G14
    moved blue T1 G14
1611: blue answers to G13
    moved blue T1 G13
1612: blue answers to G12
    moved blue T1 G12
    turn white 49
    rolled white 7
1613: white answers give ore
    tribute white ore
1614: white answers give fuel
    tribute white fuel
1615: white answers give goods
    tribute white goods
1616: white answers give fuel
    tribute white fuel
1617: white answers give goods
    tribute white goods
1618: white answers rob seat2
    stolen white blue
    you-lost blue carbon
    you-gained white carbon
1619: white answers build booster
    built white booster
    expanded white booster
1620: white answers propose
1621: white answers add ore
1622: white answers done
1623: white answers add food
1624: white answers done
    offers white 1 ore
    wants white 1 food
1625: yellow answers counter
1626: yellow answers add goods
1627: yellow answers done
1628: yellow answers add fuel
1629: yellow answers add carbon
1630: yellow answers add carbon
1631: yellow answers add food
1632: yellow answers done
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 1 food
1633: blue answers decline
    declined blue
1634: white answers withdraw
    withdrew white
1635: white answers propose
1636: white answers add ore
1637: white answers done
1638: white answers add food
1639: white answers done
    offers white 1 ore
    wants white 1 food
1640: yellow answers counter
1641: yellow answers add ore
1642: yellow answers done
1643: yellow answers add food
1644: yellow answers add food
1645: yellow answers add carbon
1646: yellow answers add goods
1647: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
    wants yellow 2 food
    wants yellow 1 goods
1648: blue answers decline
    declined blue
1649: white answers withdraw
    withdrew white
1650: white answers propose
1651: white answers add carbon
1652: white answers done
1653: white answers add goods
1654: white answers add fuel
1655: white answers add fuel
1656: white answers add ore
1657: white answers add food
1658: white answers add goods
    offers white 1 carbon
    wants white 1 ore
    wants white 2 fuel
    wants white 1 food
    wants white 2 goods
1659: yellow answers counter
1660: yellow answers add ore
1661: yellow answers done
1662: yellow answers add goods
1663: yellow answers add goods
1664: yellow answers add carbon
1665: yellow answers add carbon
1666: yellow answers add goods
    offers yellow 1 ore
    wants yellow 2 carbon
    wants yellow 3 goods
1667: blue answers decline
    declined blue
1668: white answers withdraw
    withdrew white
1669: white answers end-phase
    mother-ship white 2 1
1670: white answers ship T2
1671: white answers to M10
    moved white T2 M10
1672: white answers to M11
    moved white T2 M11
1673: white answers to M10
    moved white T2 M10
1674: white answers to N10
    moved white T2 N10
1675: white answers to M10
    moved white T2 M10
1676: white answers land-all
    turn yellow 50
    rolled yellow 4
    produced white 1 fuel
    produced blue 1 food
1677: yellow answers propose
1678: yellow answers add fuel
1679: yellow answers done
1680: yellow answers add carbon
1681: yellow answers add food
1682: yellow answers add food
1683: yellow answers add goods
1684: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 2 food
    wants yellow 1 goods
1685: blue answers decline
    declined blue
1686: white answers decline
    declined white
1687: yellow answers propose
1688: yellow answers add carbon
1689: yellow answers done
1690: yellow answers add food
1691: yellow answers add ore
1692: yellow answers add food
1693: yellow answers add goods
1694: yellow answers add goods
1695: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 2 food
    wants yellow 3 goods
1696: blue answers decline
    declined blue
1697: white answers decline
    declined white
1698: yellow answers propose
1699: yellow answers add carbon
1700: yellow answers done
1701: yellow answers add goods
1702: yellow answers add ore
1703: yellow answers add goods
1704: yellow answers add goods
1705: yellow answers add food
1706: yellow answers add food
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 2 food
    wants yellow 3 goods
1707: blue answers decline
    declined blue
1708: white answers decline
    declined white
1709: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1710: yellow answers end-phase
    mother-ship yellow 1 2
1711: yellow answers ship T1
1712: yellow answers to H12
    moved yellow T1 H12
1713: yellow answers to J12
    moved yellow T1 J12
1714: yellow answers to H12
    moved yellow T1 H12
1715: yellow answers to H11
    moved yellow T1 H11
1716: yellow answers to G11
    moved yellow T1 G11
1717: yellow answers ship T2
1718: yellow answers to H21
    moved yellow T2 H21
1719: yellow answers to G21
    moved yellow T2 G21
1720: yellow answers to H21
    moved yellow T2 H21
1721: yellow answers to H20
    moved yellow T2 H20
1722: yellow answers to H19
    moved yellow T2 H19
1723: yellow answers land-all
    turn blue 51
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
1724: blue answers end-phase
    mother-ship blue 2 1
1725: blue answers ship T1
1726: blue answers to F12
    moved blue T1 F12
1727: blue answers to G12
    moved blue T1 G12
1728: blue answers to G11
    moved blue T1 G11
1729: blue answers to G10
    moved blue T1 G10
    conquered blue S2.2 pirate 4
    shown blue S2.2 number 3
1730: blue answers found
    colony blue S2.b
    turn white 52
    rolled white 4
    produced white 1 fuel
    produced blue 1 food
1731: white answers build cannon
    built white cannon
    expanded white cannon
1732: white answers build booster
    built white booster
    expanded white booster
1733: white answers propose
1734: white answers add food
1735: white answers done
1736: white answers add carbon
1737: white answers add carbon
1738: white answers add fuel
1739: white answers add fuel
1740: white answers add goods
1741: white answers add carbon
1742: white answers add ore
1743: white answers add ore
1744: white answers add carbon
    offers white 1 food
    wants white 2 ore
    wants white 2 fuel
    wants white 4 carbon
    wants white 1 goods
1745: yellow answers counter
1746: yellow answers add fuel
1747: yellow answers done
1748: yellow answers add food
1749: yellow answers add food
1750: yellow answers add goods
1751: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 2 food
    wants yellow 1 goods
1752: blue answers decline
    declined blue
1753: white answers withdraw
    withdrew white
1754: white answers build cannon
    built white cannon
    expanded white cannon
1755: white answers propose
1756: white answers add ore
1757: white answers add food
1758: white answers done
1759: white answers add goods
1760: white answers add goods
1761: white answers add goods
1762: white answers add goods
1763: white answers add carbon
1764: white answers add carbon
1765: white answers add carbon
1766: white answers done
    offers white 1 ore
    offers white 1 food
    wants white 3 carbon
    wants white 4 goods
1767: yellow answers counter
1768: yellow answers add ore
1769: yellow answers done
1770: yellow answers add goods
1771: yellow answers done
    offers yellow 1 ore
    wants yellow 1 goods
1772: blue answers decline
    declined blue
1773: white answers withdraw
    withdrew white
1774: white answers propose
1775: white answers add ore
1776: white answers add food
1777: white answers done
1778: white answers add goods
1779: white answers add goods
1780: white answers add fuel
1781: white answers add fuel
1782: white answers add fuel
1783: white answers add carbon
1784: white answers add fuel
1785: white answers add carbon
1786: white answers add carbon
    offers white 1 ore
    offers white 1 food
    wants white 4 fuel
    wants white 3 carbon
    wants white 2 goods
1787: yellow answers counter
1788: yellow answers add goods
1789: yellow answers done
1790: yellow answers add carbon
1791: yellow answers done
    offers yellow 1 goods
    wants yellow 1 carbon
1792: blue answers decline
    declined blue
1793: white answers withdraw
    withdrew white
1794: white answers end-phase
    mother-ship white 2 2
1795: white answers ship T2
1796: white answers to M9
    moved white T2 M9
1797: white answers to M8
    moved white T2 M8
1798: white answers to N8
    moved white T2 N8
1799: white answers to M8
    moved white T2 M8
1800: white answers to M7
    moved white T2 M7
    explored white S7.2
    looked white S7.2 number 4
1801: white answers to M8
    moved white T2 M8
1802: white answers to N8
    moved white T2 N8
1803: white answers ship T3
1804: white answers to M11
    moved white T3 M11
1805: white answers to M12
    moved white T3 M12
1806: white answers to N12
    moved white T3 N12
1807: white answers to M12
    moved white T3 M12
1808: white answers to M13
    moved white T3 M13
1809: white answers to L13
    moved white T3 L13
1810: white answers stop
1811: white answers land-all
    turn yellow 53
    rolled yellow 7
1812: blue answers give fuel
    tribute blue fuel
1813: blue answers give ore
    tribute blue ore
1814: blue answers give food
    tribute blue food
1815: blue answers give food
    tribute blue food
1816: yellow answers rob seat3
    stolen yellow white
    you-lost white food
    you-gained yellow food
1817: yellow answers end-phase
    mother-ship yellow 2 3
1818: yellow answers ship T1
1819: yellow answers to H11
    moved yellow T1 H11
1820: yellow answers to H10
    moved yellow T1 H10
1821: yellow answers to H9
    moved yellow T1 H9
1822: yellow answers to H8
    moved yellow T1 H8
1823: yellow answers to J8
    moved yellow T1 J8
1824: yellow answers to H8
    moved yellow T1 H8
1825: yellow answers to H7
    moved yellow T1 H7
1826: yellow answers ship T2
1827: yellow answers to G19
    moved yellow T2 G19
1828: yellow answers to G18
    moved yellow T2 G18
1829: yellow answers to G19
    moved yellow T2 G19
1830: yellow answers to H19
    moved yellow T2 H19
1831: yellow answers to G19
    moved yellow T2 G19
1832: yellow answers to H19
    moved yellow T2 H19
1833: yellow answers to G19
    moved yellow T2 G19
1834: yellow answers ship T3
1835: yellow answers to P15
    moved yellow T3 P15
1836: yellow answers to P14
    moved yellow T3 P14
1837: yellow answers stop
    turn blue 54
    rolled blue 9
    produced white 3 ore
    produced blue 2 carbon
    produced yellow 1 food
1838: blue answers build colony_ship
    built blue colony_ship
1839: blue answers launch T2 G20
    launched blue colony T2 G20
1840: blue answers build cannon
    built blue cannon
    expanded blue cannon
1841: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E22
    heard blue drifting_ship
1842: blue answers yes
    opponent white speed
    mother-ship blue 1 2
    mother-ship white 1 2
    contest blue speed 4 6
    heard blue too_late_too_hot
1843: blue answers expansion booster
    lost-expansion blue booster
    grounded blue T2
    card-over blue E22
    turn white 55
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
1844: white answers propose
1845: white answers add ore
1846: white answers add ore
1847: white answers add fuel
1848: white answers add ore
1849: white answers add ore
1850: white answers done
1851: white answers add carbon
1852: white answers add food
1853: white answers add carbon
1854: white answers add food
1855: white answers add carbon
1856: white answers done
    offers white 4 ore
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1857: yellow answers decline
    declined yellow
1858: blue answers counter
1859: blue answers add food
1860: blue answers done
1861: blue answers add fuel
1862: blue answers done
    offers blue 1 food
    wants blue 1 fuel
1863: white answers withdraw
    withdrew white
1864: white answers propose
1865: white answers add fuel
1866: white answers done
1867: white answers add carbon
1868: white answers add carbon
1869: white answers add food
1870: white answers add carbon
1871: white answers done
    offers white 1 fuel
    wants white 3 carbon
    wants white 1 food
1872: yellow answers decline
    declined yellow
1873: blue answers counter
1874: blue answers add fuel
1875: blue answers done
1876: blue answers add food
1877: blue answers add ore
1878: blue answers add food
1879: blue answers add goods
1880: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 2 food
    wants blue 2 goods
1881: white answers withdraw
    withdrew white
1882: white answers end-phase
    mother-ship white 3 2
1883: white answers ship T3
1884: white answers to L14
    moved white T3 L14
1885: white answers to L13
    moved white T3 L13
1886: white answers to L12
    moved white T3 L12
1887: white answers to L11
    moved white T3 L11
1888: white answers to M11
    moved white T3 M11
1889: white answers stop
1890: white answers ship T2
1891: white answers to N7
    moved white T2 N7
1892: white answers to N6
    moved white T2 N6
1893: white answers to N7
    moved white T2 N7
1894: white answers to N6
    moved white T2 N6
1895: white answers to N5
    moved white T2 N5
1896: white answers to N6
    moved white T2 N6
1897: white answers to N5
    moved white T2 N5
1898: white answers to N6
    moved white T2 N6
1899: white answers ship T1
1900: white answers to M12
    moved white T1 M12
1901: white answers to M11
    moved white T1 M11
1902: white answers to M10
    moved white T1 M10
1903: white answers to M11
    moved white T1 M11
1904: white answers to M12
    moved white T1 M12
1905: white answers stop
    turn yellow 56
    rolled yellow 7
1906: yellow answers rob seat2
    stolen yellow blue
    you-lost blue food
    you-gained yellow food
1907: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1908: yellow answers build booster
    built yellow booster
    expanded yellow booster
1909: yellow answers propose
1910: yellow answers add ore
1911: yellow answers add food
1912: yellow answers done
1913: yellow answers add goods
1914: yellow answers add carbon
1915: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 carbon
    wants yellow 1 goods
1916: blue answers counter
1917: blue answers add fuel
1918: blue answers done
1919: blue answers add food
1920: blue answers add goods
1921: blue answers add ore
1922: blue answers add food
1923: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 2 food
    wants blue 2 goods
1924: white answers counter
1925: white answers add fuel
1926: white answers add ore
1927: white answers add ore
1928: white answers add ore
1929: white answers add ore
1930: white answers done
1931: white answers add carbon
1932: white answers add food
1933: white answers add carbon
1934: white answers add food
1935: white answers add carbon
    offers white 4 ore
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1936: yellow answers withdraw
    withdrew yellow
1937: yellow answers propose
1938: yellow answers add ore
1939: yellow answers add food
1940: yellow answers done
1941: yellow answers add goods
1942: yellow answers add carbon
1943: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 carbon
    wants yellow 1 goods
1944: blue answers counter
1945: blue answers add fuel
1946: blue answers done
1947: blue answers add goods
1948: blue answers add carbon
1949: blue answers add food
1950: blue answers add ore
1951: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
    wants blue 2 goods
1952: white answers counter
1953: white answers add ore
1954: white answers add fuel
1955: white answers add ore
1956: white answers add ore
1957: white answers add ore
1958: white answers done
1959: white answers add food
1960: white answers add food
1961: white answers add carbon
1962: white answers add carbon
1963: white answers add carbon
    offers white 4 ore
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1964: yellow answers withdraw
    withdrew yellow
1965: yellow answers propose
1966: yellow answers add ore
1967: yellow answers add food
1968: yellow answers done
1969: yellow answers add goods
1970: yellow answers add carbon
1971: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 carbon
    wants yellow 1 goods
1972: blue answers counter
1973: blue answers add fuel
1974: blue answers done
1975: blue answers add goods
1976: blue answers add carbon
1977: blue answers add goods
1978: blue answers add ore
1979: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 3 goods
1980: white answers counter
1981: white answers add fuel
1982: white answers add ore
1983: white answers add ore
1984: white answers add ore
1985: white answers add ore
1986: white answers done
1987: white answers add food
1988: white answers add food
1989: white answers add carbon
1990: white answers add carbon
1991: white answers add carbon
    offers white 4 ore
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1992: yellow answers withdraw
    withdrew yellow
1993: yellow answers exchange food ore
    exchanged yellow 3 food ore
1994: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1995: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E05
    heard yellow wanderers_ask
1996: yellow answers amount 1
1997: yellow answers give goods
    gave yellow goods
    heard yellow wanderers_bless
    fame yellow 1
    card-over yellow E05
1998: yellow answers ship T2
1999: yellow answers to H19
    moved yellow T2 H19
2000: yellow answers to G19
    moved yellow T2 G19
2001: yellow answers to G20
    moved yellow T2 G20
2002: yellow answers to G19
    moved yellow T2 G19
2003: yellow answers to G18
    moved yellow T2 G18
2004: yellow answers to F18
    moved yellow T2 F18
2005: yellow answers ship T1
2006: yellow answers to H8
    moved yellow T1 H8
2007: yellow answers to H7
    moved yellow T1 H7
2008: yellow answers to G7
    moved yellow T1 G7
2009: yellow answers to G6
    moved yellow T1 G6
2010: yellow answers stop
2011: yellow answers ship T3
2012: yellow answers to P15
    moved yellow T3 P15
2013: yellow answers stop
    turn blue 57
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
2014: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E12
    heard blue trader_hails
2015: blue answers amount 3
2016: blue answers give carbon
    gave blue carbon
2017: blue answers give ore
    gave blue ore
2018: blue answers give fuel
    gave blue fuel
    heard blue prince_ship
    claim blue
2019: blue answers launch T3 E20
    launched blue trade T3 E20
    card-over blue E12
2020: blue answers ship T2
2021: blue answers to G19
    moved blue T2 G19
2022: blue answers to G20
    moved blue T2 G20
2023: blue answers to G21
    moved blue T2 G21
2024: blue answers ship T3
2025: blue answers to E19
    moved blue T3 E19
2026: blue answers to E20
    moved blue T3 E20
2027: blue answers stop
    turn white 58
    rolled white 7
2028: white answers exchange ore fuel
    exchanged white 3 ore fuel
2029: white answers end-phase
    mother-ship white 3 2
2030: white answers ship T3
2031: white answers to L11
    moved white T3 L11
2032: white answers to M11
    moved white T3 M11
2033: white answers to L11
    moved white T3 L11
2034: white answers to M11
    moved white T3 M11
2035: white answers to L11
    moved white T3 L11
2036: white answers to L12
    moved white T3 L12
2037: white answers stop
2038: white answers ship T1
2039: white answers to N12
    moved white T1 N12
2040: white answers stop
2041: white answers land-all
    turn yellow 59
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
2042: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
    opponent white combat
    mother-ship yellow 0 3
    mother-ship white 3 0
    contest yellow combat 5 7
    heard yellow beaten_bravely
2043: yellow answers expansion cannon
    lost-expansion yellow cannon
    fame yellow 1
    card-over yellow E14
2044: yellow answers ship T1
2045: yellow answers to F6
    moved yellow T1 F6
2046: yellow answers stop
2047: yellow answers ship T2
2048: yellow answers to F19
    moved yellow T2 F19
2049: yellow answers to E19
    moved yellow T2 E19
2050: yellow answers to E20
    moved yellow T2 E20
2051: yellow answers to D20
    moved yellow T2 D20
2052: yellow answers to D21
    moved yellow T2 D21
2053: yellow answers stop
2054: yellow answers ship T3
2055: yellow answers to N15
    moved yellow T3 N15
2056: yellow answers to P15
    moved yellow T3 P15
2057: yellow answers to N15
    moved yellow T3 N15
2058: yellow answers to N14
    moved yellow T3 N14
2059: yellow answers to N15
    moved yellow T3 N15
2060: yellow answers stop
    turn blue 60
    rolled blue 7
2061: blue answers rob seat3
    stolen blue white
    you-lost white ore
    you-gained blue ore
2062: blue answers propose
2063: blue answers add carbon
2064: blue answers done
2065: blue answers add goods
2066: blue answers add ore
2067: blue answers add goods
2068: blue answers add fuel
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 2 goods
2069: white answers counter
2070: white answers add fuel
2071: white answers done
2072: white answers add carbon
2073: white answers add food
2074: white answers add food
    offers white 1 fuel
    wants white 1 carbon
    wants white 2 food
2075: blue answers withdraw
    withdrew blue
2076: blue answers propose
2077: blue answers add carbon
2078: blue answers done
2079: blue answers add food
2080: blue answers add fuel
2081: blue answers add goods
2082: blue answers add goods
    offers blue 1 carbon
    wants blue 1 fuel
    wants blue 1 food
    wants blue 2 goods
2083: white answers decline
    declined white
2084: blue answers propose
2085: blue answers add ore
2086: blue answers done
2087: blue answers add goods
2088: blue answers add goods
2089: blue answers add carbon
2090: blue answers add fuel
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 2 goods
2091: white answers decline
    declined white
2092: blue answers end-phase
    mother-ship blue 2 1
2093: blue answers land-all
    turn white 61
    rolled white 4
    produced white 1 fuel
    produced blue 1 food
2094: white answers propose
2095: white answers add fuel
2096: white answers done
2097: white answers add ore
2098: white answers add carbon
2099: white answers add food
2100: white answers add food
    offers white 1 fuel
    wants white 1 ore
    wants white 1 carbon
    wants white 2 food
2101: blue answers counter
2102: blue answers add food
2103: blue answers done
2104: blue answers add goods
2105: blue answers add goods
2106: blue answers add goods
2107: blue answers add ore
2108: blue answers add ore
    offers blue 1 food
    wants blue 2 ore
    wants blue 3 goods
2109: white answers withdraw
    withdrew white
2110: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E32
    heard white wear_honours
2111: white answers expansion cannon
    lost-expansion white cannon
2112: yellow answers expansion freight_ring
    lost-expansion yellow freight_ring
2113: blue answers expansion freight_ring
    lost-expansion blue freight_ring
    fame yellow 1
    card-over white E32
    drew-encounter white
    card yellow E28
    heard white ship_under_fire
2114: white answers yes
    opponent yellow combat
    mother-ship white 2 3
    mother-ship yellow 0 1
    contest white combat 8 2
    heard white wanderers_saved
2115: white answers jump B10
    jumped white T1 B10
    outpost white merchants 1
    chip white merchants
2116: white answers friend ME1
    friendship white ME1
    fame white 1
    card-over white E28
2117: white answers ship T3
2118: white answers to K12
    moved white T3 K12
2119: white answers to L12
    moved white T3 L12
2120: white answers to L13
    moved white T3 L13
2121: white answers to M13
    moved white T3 M13
2122: white answers to L13
    moved white T3 L13
2123: white answers stop
2124: white answers land-all
    turn yellow 62
    rolled yellow 2
    produced white 1 fuel
    produced yellow 1 goods
    produced white 1 goods
2125: yellow answers propose
2126: yellow answers add goods
2127: yellow answers done
2128: yellow answers add food
2129: yellow answers add ore
2130: yellow answers add food
2131: yellow answers add carbon
2132: yellow answers add carbon
2133: yellow answers add carbon
2134: yellow answers done
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 3 carbon
    wants yellow 2 food
2135: blue answers decline
    declined blue
2136: white answers decline
    declined white
2137: yellow answers end-phase
    mother-ship yellow 1 2
2138: yellow answers ship T3
2139: yellow answers to P15
    moved yellow T3 P15
2140: yellow answers stop
2141: yellow answers ship T1
2142: yellow answers to G6
    moved yellow T1 G6
2143: yellow answers to G5
    moved yellow T1 G5
    explored yellow S6.1
    looked yellow S6.1 ice 4
    conquered yellow S6.1 ice 4
    shown yellow S6.1 number 11
2144: yellow answers to G4
    moved yellow T1 G4
2145: yellow answers to G3
    moved yellow T1 G3
2146: yellow answers to H3
    moved yellow T1 H3
    explored yellow S6.2
    looked yellow S6.2 number 8
2147: yellow answers found
    colony yellow S6.a
    shown yellow S6.2 number 8
    won yellow 15
yellow: place 1, points 15
blue: place 2, points 14
white: place 3, points 13
