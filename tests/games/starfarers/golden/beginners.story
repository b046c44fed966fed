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
    launched blue colony T2 F19
1: white answers transporter T1
    launched white colony T1 J19
2: red answers transporter T1
    launched red colony T1 N20
3: yellow answers transporter T2
    launched yellow colony T2 C21
    turn blue 1
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
4: blue answers later
5: blue answers draw
    supplied blue 1
    you-gained blue goods
6: blue answers exchange goods food
    exchanged blue 2 goods food
7: blue answers build colony_ship
    built blue colony_ship
8: blue answers launch T3 G20
    launched blue colony T3 G20
9: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E29
    heard blue ship_under_fire
10: blue answers yes
    opponent yellow combat
    mother-ship blue 1 2
    mother-ship yellow 2 0
    contest blue combat 3 2
    heard blue princess
11: blue answers take ore
    took blue ore
12: blue answers take ore
    took blue ore
    fame blue 1
    card-over blue E29
13: blue answers ship T2
14: blue answers to E19
    moved blue T2 E19
15: blue answers to E20
    moved blue T2 E20
16: blue answers stop
17: blue answers ship T3
18: blue answers to F20
    moved blue T3 F20
19: blue answers to F19
    moved blue T3 F19
20: blue answers to E19
    moved blue T3 E19
    turn white 2
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
21: white answers draw
    supplied white 1
    you-gained white food
22: white answers propose
23: white answers add carbon
24: white answers done
25: white answers add food
26: white answers add ore
27: white answers add goods
28: white answers add fuel
29: white answers add ore
    offers white 1 carbon
    wants white 2 ore
    wants white 1 fuel
    wants white 1 food
    wants white 1 goods
30: red answers counter
31: red answers add fuel
32: red answers add fuel
33: red answers done
34: red answers add food
35: red answers add food
36: red answers done
    offers red 2 fuel
    wants red 2 food
37: yellow answers counter
38: yellow answers add ore
39: yellow answers add goods
40: yellow answers add fuel
41: yellow answers done
42: yellow answers add carbon
43: yellow answers add carbon
44: yellow answers add food
45: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 2 carbon
    wants yellow 1 food
46: blue answers counter
47: blue answers add ore
48: blue answers done
49: blue answers add food
50: blue answers done
    offers blue 1 ore
    wants blue 1 food
51: white answers deal seat4
    traded white red
52: white answers build booster
    built white booster
    expanded white booster
53: white answers propose
54: white answers add carbon
55: white answers add food
56: white answers done
57: white answers add fuel
58: white answers add ore
59: white answers done
    offers white 1 carbon
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
60: red answers decline
    declined red
61: yellow answers accept
    accepted yellow
62: blue answers accept
    accepted blue
63: white answers deal seat1
    traded white yellow
64: white answers propose
65: white answers add food
66: white answers done
67: white answers add goods
68: white answers add goods
69: white answers add ore
70: white answers add fuel
71: white answers add carbon
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
    wants white 2 goods
72: red answers decline
    declined red
73: yellow answers decline
    declined yellow
74: blue answers counter
75: blue answers add ore
76: blue answers done
77: blue answers add carbon
78: blue answers done
    offers blue 1 ore
    wants blue 1 carbon
79: white answers withdraw
    withdrew white
80: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card red E01
    heard white fold_ahead
81: white answers yes
    opponent yellow speed
    mother-ship white 3 0
    mother-ship yellow 0 1
    contest white speed 4 1
    heard white fold_crossed
82: white answers jump J9
    jumped white T1 J9
    explored white S3.1
    looked white S3.1 pirate 5
    explored white S3.3
    looked white S3.3 number 3
83: white answers stop
    card-over white E01
    turn red 3
    rolled red 7
84: red answers rob seat2
    stolen red blue
    you-lost blue fuel
    you-gained red fuel
85: red answers later
86: red answers build spaceport
    built red spaceport
87: red answers site beta.b
    spaceport red beta.b
88: red answers draw
    supplied red 1
    you-gained red food
89: red answers propose
90: red answers add fuel
91: red answers done
92: red answers add goods
93: red answers add carbon
94: red answers add goods
95: red answers add ore
    offers red 1 fuel
    wants red 1 ore
    wants red 1 carbon
    wants red 2 goods
96: yellow answers decline
    declined yellow
97: blue answers decline
    declined blue
98: white answers decline
    declined white
99: red answers propose
100: red answers add fuel
101: red answers done
102: red answers add goods
103: red answers add goods
104: red answers add carbon
105: red answers add ore
    offers red 1 fuel
    wants red 1 ore
    wants red 1 carbon
    wants red 2 goods
106: yellow answers decline
    declined yellow
107: blue answers counter
108: blue answers add ore
109: blue answers done
110: blue answers add food
111: blue answers add carbon
    offers blue 1 ore
    wants blue 1 carbon
    wants blue 1 food
112: white answers counter
113: white answers add ore
114: white answers done
115: white answers add carbon
116: white answers add carbon
    offers white 1 ore
    wants white 2 carbon
117: red answers withdraw
    withdrew red
118: red answers propose
119: red answers add fuel
120: red answers done
121: red answers add goods
122: red answers add ore
123: red answers add carbon
124: red answers done
    offers red 1 fuel
    wants red 1 ore
    wants red 1 carbon
    wants red 1 goods
125: yellow answers decline
    declined yellow
126: blue answers counter
127: blue answers add ore
128: blue answers done
129: blue answers add fuel
130: blue answers add carbon
    offers blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
131: white answers decline
    declined white
132: red answers withdraw
    withdrew red
133: red answers end-phase
    mother-ship red 2 3
134: red answers ship T1
135: red answers to N19
    moved red T1 N19
136: red answers to P19
    moved red T1 P19
137: red answers to N19
    moved red T1 N19
138: red answers to N18
    moved red T1 N18
139: red answers to N19
    moved red T1 N19
    turn yellow 4
    rolled yellow 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced red 1 goods
140: yellow answers later
141: yellow answers draw
    supplied yellow 1
    you-gained yellow food
142: yellow answers propose
143: yellow answers add goods
144: yellow answers done
145: yellow answers add fuel
146: yellow answers add fuel
147: yellow answers add ore
148: yellow answers add ore
    offers yellow 1 goods
    wants yellow 2 ore
    wants yellow 2 fuel
149: blue answers counter
150: blue answers add food
151: blue answers done
152: blue answers add ore
153: blue answers add goods
154: blue answers add goods
155: blue answers add carbon
156: blue answers add ore
157: blue answers add fuel
    offers blue 1 food
    wants blue 2 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 2 goods
158: white answers counter
159: white answers add fuel
160: white answers done
161: white answers add ore
162: white answers add goods
163: white answers add food
164: white answers add food
165: white answers add goods
166: white answers add food
    offers white 1 fuel
    wants white 1 ore
    wants white 3 food
    wants white 2 goods
167: red answers counter
168: red answers add food
169: red answers done
170: red answers add ore
171: red answers add goods
172: red answers add ore
173: red answers add ore
174: red answers add carbon
175: red answers done
    offers red 1 food
    wants red 3 ore
    wants red 1 carbon
    wants red 1 goods
176: yellow answers withdraw
    withdrew yellow
177: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E12
    heard yellow trader_hails
178: yellow answers amount 0
    heard yellow prince_sabotage
    grounded yellow T2
    fame-lost yellow 1
    card-over yellow E12
    turn blue 5
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
179: blue answers later
180: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
181: blue answers draw
    supplied blue 1
    you-gained blue fuel
182: blue answers propose
183: blue answers add ore
184: blue answers done
185: blue answers add fuel
186: blue answers add fuel
187: blue answers add food
188: blue answers add food
189: blue answers add carbon
190: blue answers add food
    offers blue 1 ore
    wants blue 2 fuel
    wants blue 1 carbon
    wants blue 3 food
191: white answers decline
    declined white
192: red answers decline
    declined red
193: yellow answers decline
    declined yellow
194: blue answers propose
195: blue answers add food
196: blue answers done
197: blue answers add ore
198: blue answers add goods
199: blue answers add ore
200: blue answers add goods
201: blue answers add goods
202: blue answers add goods
    offers blue 1 food
    wants blue 2 ore
    wants blue 4 goods
203: white answers decline
    declined white
204: red answers decline
    declined red
205: yellow answers counter
206: yellow answers add fuel
207: yellow answers done
208: yellow answers add ore
209: yellow answers add goods
210: yellow answers add ore
    offers yellow 1 fuel
    wants yellow 2 ore
    wants yellow 1 goods
211: blue answers withdraw
    withdrew blue
212: blue answers propose
213: blue answers add fuel
214: blue answers done
215: blue answers add ore
216: blue answers add ore
217: blue answers add food
218: blue answers add carbon
219: blue answers add carbon
220: blue answers add ore
    offers blue 1 fuel
    wants blue 3 ore
    wants blue 2 carbon
    wants blue 1 food
221: white answers decline
    declined white
222: red answers decline
    declined red
223: yellow answers decline
    declined yellow
224: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E20
    heard blue pirate_attacks
225: blue answers no
    opponent red combat
    mother-ship blue 0 2
    mother-ship red 3 1
    contest blue combat 2 4
    heard blue heavy_defeat
    lost-expansion blue freight_ring
    grounded blue T2
    card-over blue E20
226: blue answers ship T3
227: blue answers to E18
    moved blue T3 E18
228: blue answers to D18
    moved blue T3 D18
229: blue answers stop
    turn white 6
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
230: white answers draw
    supplied white 1
    you-gained white ore
231: white answers build colony_ship
    built white colony_ship
232: white answers launch T2 J19
    launched white colony T2 J19
233: white answers propose
234: white answers add food
235: white answers done
236: white answers add fuel
237: white answers add carbon
238: white answers add ore
239: white answers add goods
240: white answers add goods
241: white answers done
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
    wants white 1 carbon
    wants white 2 goods
242: red answers decline
    declined red
243: yellow answers decline
    declined yellow
244: blue answers decline
    declined blue
245: white answers propose
246: white answers add food
247: white answers done
248: white answers add ore
249: white answers add ore
250: white answers add carbon
251: white answers add ore
252: white answers add fuel
253: white answers done
    offers white 1 food
    wants white 3 ore
    wants white 1 fuel
    wants white 1 carbon
254: red answers decline
    declined red
255: yellow answers decline
    declined yellow
256: blue answers decline
    declined blue
257: white answers propose
258: white answers add ore
259: white answers done
260: white answers add fuel
261: white answers add carbon
262: white answers add fuel
263: white answers add fuel
264: white answers add fuel
265: white answers done
    offers white 1 ore
    wants white 4 fuel
    wants white 1 carbon
266: red answers decline
    declined red
267: yellow answers decline
    declined yellow
268: blue answers decline
    declined blue
269: white answers end-phase
    mother-ship white 1 3
270: white answers ship T2
271: white answers to J20
    moved white T2 J20
272: white answers to J19
    moved white T2 J19
273: white answers stop
274: white answers ship T1
275: white answers to J8
    moved white T1 J8
276: white answers to H8
    moved white T1 H8
277: white answers to H7
    moved white T1 H7
278: white answers to H6
    moved white T1 H6
    explored white S6.3
    looked white S6.3 number 4
279: white answers to H5
    moved white T1 H5
    explored white S6.1
    looked white S6.1 pirate 6
280: white answers stop
    turn red 7
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
281: red answers draw
    supplied red 1
    you-gained red fuel
282: red answers build colony_ship
    built red colony_ship
283: red answers launch T3 N20
    launched red colony T3 N20
284: red answers propose
285: red answers add fuel
286: red answers done
287: red answers add goods
288: red answers add goods
289: red answers add goods
290: red answers add ore
291: red answers add food
292: red answers add carbon
293: red answers add carbon
    offers red 1 fuel
    wants red 1 ore
    wants red 2 carbon
    wants red 1 food
    wants red 3 goods
294: yellow answers decline
    declined yellow
295: blue answers decline
    declined blue
296: white answers counter
297: white answers add ore
298: white answers done
299: white answers add fuel
300: white answers add carbon
301: white answers add food
    offers white 1 ore
    wants white 1 fuel
    wants white 1 carbon
    wants white 1 food
302: red answers withdraw
    withdrew red
303: red answers end-phase
    mother-ship red 3 2
304: red answers ship T3
305: red answers to M20
    moved red T3 M20
306: red answers to N20
    moved red T3 N20
307: red answers to N21
    moved red T3 N21
308: red answers to N20
    moved red T3 N20
309: red answers to M20
    moved red T3 M20
310: red answers ship T1
311: red answers to N18
    moved red T1 N18
312: red answers to M18
    moved red T1 M18
313: red answers to M17
    moved red T1 M17
314: red answers stop
    turn yellow 8
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
315: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
316: yellow answers build booster
    built yellow booster
    expanded yellow booster
317: yellow answers end-phase
    mother-ship yellow 2 2
318: yellow answers ship T2
319: yellow answers to C20
    moved yellow T2 C20
320: yellow answers to C21
    moved yellow T2 C21
321: yellow answers to C20
    moved yellow T2 C20
322: yellow answers to C19
    moved yellow T2 C19
323: yellow answers to C18
    moved yellow T2 C18
    turn blue 9
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
324: blue answers draw
    supplied blue 1
    you-gained blue goods
325: blue answers build booster
    built blue booster
    expanded blue booster
326: blue answers build booster
    built blue booster
    expanded blue booster
327: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E27
    heard blue ship_under_fire
328: blue answers yes
    opponent red combat
    mother-ship blue 1 0
    mother-ship red 2 2
    contest blue combat 1 4
    heard blue heavy_defeat
    lost-expansion blue booster
    grounded blue T2
    card-over blue E27
329: blue answers land-all
    turn white 10
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
330: white answers draw
    supplied white 1
    you-gained white fuel
331: white answers build colony_ship
    built white colony_ship
    launched white colony T3 H20
332: white answers end-phase
    mother-ship white 2 2
333: white answers ship T2
334: white answers to K19
    moved white T2 K19
335: white answers to J19
    moved white T2 J19
336: white answers to J18
    moved white T2 J18
337: white answers to J17
    moved white T2 J17
338: white answers to J16
    moved white T2 J16
339: white answers ship T1
340: white answers to H6
    moved white T1 H6
341: white answers to J6
    moved white T1 J6
342: white answers to J5
    moved white T1 J5
343: white answers to J4
    moved white T1 J4
    explored white S6.2
    looked white S6.2 number 9
344: white answers found
    colony white S6.b
    shown white S6.2 number 9
    shown white S6.3 number 4
345: white answers ship T3
346: white answers to J20
    moved white T3 J20
347: white answers to J19
    moved white T3 J19
348: white answers to K19
    moved white T3 K19
349: white answers to J19
    moved white T3 J19
350: white answers stop
    turn red 11
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
351: red answers draw
    supplied red 1
    you-gained red food
352: red answers build booster
    built red booster
    expanded red booster
353: red answers build cannon
    built red cannon
    expanded red cannon
354: red answers propose
355: red answers add carbon
356: red answers done
357: red answers add food
358: red answers add ore
359: red answers add food
360: red answers add food
361: red answers add fuel
362: red answers done
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 3 food
363: yellow answers decline
    declined yellow
364: blue answers decline
    declined blue
365: white answers decline
    declined white
366: red answers end-phase
    mother-ship red 1 2
367: red answers ship T1
368: red answers to L17
    moved red T1 L17
369: red answers to M17
    moved red T1 M17
370: red answers to M18
    moved red T1 M18
371: red answers stop
372: red answers ship T3
373: red answers to M19
    moved red T3 M19
374: red answers to M18
    moved red T3 M18
375: red answers to M19
    moved red T3 M19
376: red answers stop
    turn yellow 12
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
377: yellow answers draw
    supplied yellow 1
    you-gained yellow food
378: yellow answers build colony_ship
    built yellow colony_ship
379: yellow answers launch T1 C21
    launched yellow colony T1 C21
380: yellow answers build colony_ship
    built yellow colony_ship
    launched yellow colony T3 C23
381: yellow answers propose
382: yellow answers add goods
383: yellow answers done
384: yellow answers add food
385: yellow answers add carbon
386: yellow answers add carbon
387: yellow answers add fuel
388: yellow answers add carbon
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 1 food
389: blue answers decline
    declined blue
390: white answers decline
    declined white
391: red answers counter
392: red answers add food
393: red answers done
394: red answers add ore
395: red answers add carbon
396: red answers add fuel
397: red answers add goods
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 1 goods
398: yellow answers withdraw
    withdrew yellow
399: yellow answers propose
400: yellow answers add fuel
401: yellow answers done
402: yellow answers add food
403: yellow answers add ore
404: yellow answers add carbon
405: yellow answers add carbon
406: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 2 carbon
    wants yellow 1 food
407: blue answers decline
    declined blue
408: white answers decline
    declined white
409: red answers counter
410: red answers add carbon
411: red answers done
412: red answers add ore
413: red answers add ore
414: red answers add fuel
415: red answers add goods
    offers red 1 carbon
    wants red 2 ore
    wants red 1 fuel
    wants red 1 goods
416: yellow answers withdraw
    withdrew yellow
417: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E22
    heard yellow drifting_ship
418: yellow answers no
    heard yellow left_unseen
    card-over yellow E22
419: yellow answers ship T1
420: yellow answers to D21
    moved yellow T1 D21
421: yellow answers to C21
    moved yellow T1 C21
422: yellow answers to C20
    moved yellow T1 C20
423: yellow answers to B20
    moved yellow T1 B20
424: yellow answers ship T3
425: yellow answers to C22
    moved yellow T3 C22
426: yellow answers to C21
    moved yellow T3 C21
427: yellow answers to C20
    moved yellow T3 C20
428: yellow answers to C19
    moved yellow T3 C19
429: yellow answers land-all
    turn blue 13
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
430: blue answers draw
    supplied blue 1
    you-gained blue carbon
431: blue answers build colony_ship
    built blue colony_ship
432: blue answers launch T1 F19
    launched blue colony T1 F19
433: blue answers propose
434: blue answers add goods
435: blue answers done
436: blue answers add carbon
437: blue answers add carbon
438: blue answers add carbon
439: blue answers add food
440: blue answers add fuel
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 3 carbon
    wants blue 1 food
441: white answers decline
    declined white
442: red answers decline
    declined red
443: yellow answers decline
    declined yellow
444: blue answers propose
445: blue answers add fuel
446: blue answers done
447: blue answers add carbon
448: blue answers add goods
449: blue answers add food
450: blue answers add carbon
451: blue answers add food
    offers blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
    wants blue 1 goods
452: white answers decline
    declined white
453: red answers decline
    declined red
454: yellow answers decline
    declined yellow
455: blue answers propose
456: blue answers add fuel
457: blue answers done
458: blue answers add food
459: blue answers add goods
460: blue answers add food
461: blue answers add carbon
462: blue answers add carbon
    offers blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
    wants blue 1 goods
463: white answers decline
    declined white
464: red answers decline
    declined red
465: yellow answers decline
    declined yellow
466: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E23
    heard blue thief_offers
467: blue answers no
    heard blue refusal_noticed
    fame blue 1
    card-over blue E23
468: blue answers ship T3
469: blue answers to D19
    moved blue T3 D19
470: blue answers to D18
    moved blue T3 D18
471: blue answers to D17
    moved blue T3 D17
472: blue answers to C17
    moved blue T3 C17
473: blue answers ship T1
474: blue answers to F18
    moved blue T1 F18
475: blue answers to F17
    moved blue T1 F17
476: blue answers to F16
    moved blue T1 F16
477: blue answers stop
478: blue answers ship T2
479: blue answers to D20
    moved blue T2 D20
480: blue answers to D19
    moved blue T2 D19
481: blue answers to D18
    moved blue T2 D18
482: blue answers to D17
    moved blue T2 D17
    turn white 14
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
483: white answers later
484: white answers draw
    supplied white 1
    you-gained white goods
485: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
486: white answers build cannon
    built white cannon
    expanded white cannon
487: white answers propose
488: white answers add goods
489: white answers add carbon
490: white answers done
491: white answers add ore
492: white answers add food
493: white answers done
    offers white 1 carbon
    offers white 1 goods
    wants white 1 ore
    wants white 1 food
494: red answers decline
    declined red
495: yellow answers decline
    declined yellow
496: blue answers counter
497: blue answers add goods
498: blue answers done
499: blue answers add food
500: blue answers add food
501: blue answers add carbon
    offers blue 1 goods
    wants blue 1 carbon
    wants blue 2 food
502: white answers withdraw
    withdrew white
503: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E02
    heard white fold_ahead
504: white answers yes
    opponent red speed
    mother-ship white 2 0
    mother-ship red 1 2
    contest white speed 3 4
    heard white engines_burnt
    grounded white T2
    card-over white E02
505: white answers ship T3
506: white answers to J18
    moved white T3 J18
507: white answers to J17
    moved white T3 J17
508: white answers to K17
    moved white T3 K17
509: white answers to J17
    moved white T3 J17
    turn red 15
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
510: red answers draw
    supplied red 1
    you-gained red carbon
511: red answers build cannon
    built red cannon
    expanded red cannon
512: red answers end-phase
    mother-ship red 1 0
    drew-encounter red
    card yellow E16
    heard red wanderers_ask
513: red answers amount 1
514: red answers give carbon
    gave red carbon
    heard red meanness
    fame-lost red 1
    card-over red E16
515: red answers ship T3
516: red answers to M18
    moved red T3 M18
517: red answers to M17
    moved red T3 M17
518: red answers to M16
    moved red T3 M16
    explored red S4.3
    looked red S4.3 pirate 4
519: red answers to M15
    moved red T3 M15
    explored red S4.1
    looked red S4.1 number 2
520: red answers stop
521: red answers ship T1
522: red answers to M17
    moved red T1 M17
523: red answers to L17
    moved red T1 L17
524: red answers to L16
    moved red T1 L16
525: red answers stop
    turn yellow 16
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
526: yellow answers later
527: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
528: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
529: yellow answers exchange fuel ore
    exchanged yellow 3 fuel ore
530: yellow answers build booster
    built yellow booster
    expanded yellow booster
531: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
532: yellow answers propose
533: yellow answers add carbon
534: yellow answers done
535: yellow answers add goods
536: yellow answers add goods
537: yellow answers add goods
538: yellow answers add goods
539: yellow answers add food
    offers yellow 1 carbon
    wants yellow 1 food
    wants yellow 4 goods
540: blue answers decline
    declined blue
541: white answers counter
542: white answers add carbon
543: white answers done
544: white answers add goods
545: white answers done
    offers white 1 carbon
    wants white 1 goods
546: red answers decline
    declined red
547: yellow answers withdraw
    withdrew yellow
548: yellow answers propose
549: yellow answers add carbon
550: yellow answers done
551: yellow answers add ore
552: yellow answers add ore
553: yellow answers add ore
554: yellow answers add goods
555: yellow answers add food
    offers yellow 1 carbon
    wants yellow 3 ore
    wants yellow 1 food
    wants yellow 1 goods
556: blue answers decline
    declined blue
557: white answers decline
    declined white
558: red answers decline
    declined red
559: yellow answers end-phase
    mother-ship yellow 2 2
560: yellow answers ship T3
561: yellow answers to D19
    moved yellow T3 D19
562: yellow answers to D18
    moved yellow T3 D18
563: yellow answers to E18
    moved yellow T3 E18
564: yellow answers to E17
    moved yellow T3 E17
565: yellow answers to F17
    moved yellow T3 F17
566: yellow answers to E17
    moved yellow T3 E17
567: yellow answers ship T2
568: yellow answers to C17
    moved yellow T2 C17
569: yellow answers to D17
    moved yellow T2 D17
570: yellow answers to C17
    moved yellow T2 C17
571: yellow answers to D17
    moved yellow T2 D17
572: yellow answers to D16
    moved yellow T2 D16
573: yellow answers stop
574: yellow answers ship T1
575: yellow answers to C20
    moved yellow T1 C20
576: yellow answers to C21
    moved yellow T1 C21
577: yellow answers to C20
    moved yellow T1 C20
578: yellow answers to C19
    moved yellow T1 C19
579: yellow answers to D19
    moved yellow T1 D19
580: yellow answers to D18
    moved yellow T1 D18
    turn blue 17
    rolled blue 7
581: blue answers rob seat4
    stolen blue red
    you-lost red ore
    you-gained blue ore
582: blue answers later
583: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
584: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
585: blue answers draw
    supplied blue 1
    you-gained blue goods
586: blue answers propose
587: blue answers add goods
588: blue answers done
589: blue answers add fuel
590: blue answers add carbon
591: blue answers add food
592: blue answers add food
593: blue answers add carbon
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
594: white answers decline
    declined white
595: red answers counter
596: red answers add carbon
597: red answers done
598: red answers add fuel
599: red answers add goods
600: red answers add ore
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 1 goods
601: yellow answers counter
602: yellow answers add carbon
603: yellow answers add food
604: yellow answers done
605: yellow answers add ore
606: yellow answers add ore
607: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 food
    wants yellow 2 ore
608: blue answers withdraw
    withdrew blue
609: blue answers propose
610: blue answers add goods
611: blue answers done
612: blue answers add food
613: blue answers add carbon
614: blue answers add fuel
615: blue answers add carbon
616: blue answers add food
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 2 carbon
    wants blue 2 food
617: white answers decline
    declined white
618: red answers counter
619: red answers add food
620: red answers done
621: red answers add ore
622: red answers add carbon
623: red answers add fuel
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 1 carbon
624: yellow answers counter
625: yellow answers add food
626: yellow answers done
627: yellow answers add carbon
628: yellow answers done
    offers yellow 1 food
    wants yellow 1 carbon
629: blue answers withdraw
    withdrew blue
630: blue answers propose
631: blue answers add carbon
632: blue answers done
633: blue answers add goods
634: blue answers add food
635: blue answers add ore
636: blue answers add goods
637: blue answers add food
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 2 food
    wants blue 2 goods
638: white answers decline
    declined white
639: red answers counter
640: red answers add food
641: red answers done
642: red answers add fuel
643: red answers add ore
644: red answers add goods
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
    wants red 1 goods
645: yellow answers counter
646: yellow answers add food
647: yellow answers done
648: yellow answers add carbon
649: yellow answers done
    offers yellow 1 food
    wants yellow 1 carbon
650: blue answers deal seat1
    traded blue yellow
651: blue answers exchange goods carbon
    exchanged blue 2 goods carbon
652: blue answers end-phase
    mother-ship blue 2 2
653: blue answers ship T1
654: blue answers to F15
    moved blue T1 F15
655: blue answers to F14
    moved blue T1 F14
656: blue answers to F13
    moved blue T1 F13
657: blue answers stop
658: blue answers ship T2
659: blue answers to D18
    moved blue T2 D18
660: blue answers to D17
    moved blue T2 D17
661: blue answers to D16
    moved blue T2 D16
662: blue answers to D15
    moved blue T2 D15
    explored blue S1.3
    looked blue S1.3 number 11
663: blue answers stop
664: blue answers ship T3
665: blue answers to C18
    moved blue T3 C18
666: blue answers to C17
    moved blue T3 C17
667: blue answers to C16
    moved blue T3 C16
    explored blue S1.2
    looked blue S1.2 ice 3
668: blue answers to C17
    moved blue T3 C17
669: blue answers to C16
    moved blue T3 C16
    turn white 18
    rolled white 7
670: white answers rob seat4
    stolen white red
    you-lost red goods
    you-gained white goods
671: white answers draw
    supplied white 1
    you-gained white carbon
672: white answers build cannon
    built white cannon
    expanded white cannon
673: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
674: white answers propose
675: white answers add goods
676: white answers done
677: white answers add fuel
678: white answers add food
    offers white 1 goods
    wants white 1 fuel
    wants white 1 food
679: red answers counter
680: red answers add carbon
681: red answers done
682: red answers add food
683: red answers add fuel
684: red answers add goods
    offers red 1 carbon
    wants red 1 fuel
    wants red 1 food
    wants red 1 goods
685: yellow answers decline
    declined yellow
686: blue answers counter
687: blue answers add carbon
688: blue answers add food
689: blue answers done
690: blue answers add fuel
691: blue answers add fuel
692: blue answers done
    offers blue 1 carbon
    offers blue 1 food
    wants blue 2 fuel
693: white answers withdraw
    withdrew white
694: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E09
    heard white trader_hails
695: white answers amount 0
    heard white trader_shocked
    fame-lost white 1
    card-over white E09
696: white answers ship T3
697: white answers to J18
    moved white T3 J18
698: white answers to J19
    moved white T3 J19
699: white answers stop
700: white answers ship T2
701: white answers to H16
    moved white T2 H16
702: white answers to J16
    moved white T2 J16
703: white answers to J15
    moved white T2 J15
704: white answers to K15
    moved white T2 K15
    turn red 19
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
705: red answers later
706: red answers draw
    supplied red 1
    you-gained red goods
707: red answers end-phase
    mother-ship red 2 3
708: red answers ship T1
709: red answers to K16
    moved red T1 K16
710: red answers stop
711: red answers ship T3
712: red answers to M16
    moved red T3 M16
713: red answers to M15
    moved red T3 M15
714: red answers to L15
    moved red T3 L15
715: red answers to M15
    moved red T3 M15
716: red answers to L15
    moved red T3 L15
717: red answers stop
    turn yellow 20
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
718: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
719: yellow answers end-phase
    mother-ship yellow 1 2
720: yellow answers ship T1
721: yellow answers to D17
    moved yellow T1 D17
722: yellow answers to C17
    moved yellow T1 C17
723: yellow answers stop
724: yellow answers ship T2
725: yellow answers to D15
    moved yellow T2 D15
    explored yellow S1.3
    looked yellow S1.3 number 11
726: yellow answers to D14
    moved yellow T2 D14
727: yellow answers to D13
    moved yellow T2 D13
728: yellow answers to C13
    moved yellow T2 C13
    explored yellow S1.1
    looked yellow S1.1 number 5
729: yellow answers found
    colony yellow S1.a
    shown yellow S1.1 number 5
    shown yellow S1.3 number 11
730: yellow answers ship T3
731: yellow answers to F17
    moved yellow T3 F17
732: yellow answers to F18
    moved yellow T3 F18
733: yellow answers to F17
    moved yellow T3 F17
734: yellow answers stop
    turn blue 21
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
735: blue answers later
736: blue answers build cannon
    built blue cannon
    expanded blue cannon
737: blue answers draw
    supplied blue 1
    you-gained blue fuel
738: blue answers propose
739: blue answers add food
740: blue answers done
741: blue answers add carbon
742: blue answers add ore
743: blue answers add ore
744: blue answers add fuel
745: blue answers add carbon
746: blue answers add carbon
    offers blue 1 food
    wants blue 2 ore
    wants blue 1 fuel
    wants blue 3 carbon
747: white answers decline
    declined white
748: red answers decline
    declined red
749: yellow answers decline
    declined yellow
750: blue answers propose
751: blue answers add food
752: blue answers done
753: blue answers add fuel
754: blue answers add ore
755: blue answers add ore
756: blue answers add ore
757: blue answers add carbon
758: blue answers done
    offers blue 1 food
    wants blue 3 ore
    wants blue 1 fuel
    wants blue 1 carbon
759: white answers decline
    declined white
760: red answers decline
    declined red
761: yellow answers decline
    declined yellow
762: blue answers propose
763: blue answers add food
764: blue answers done
765: blue answers add carbon
766: blue answers add carbon
767: blue answers add goods
768: blue answers add goods
769: blue answers add fuel
770: blue answers add carbon
    offers blue 1 food
    wants blue 1 fuel
    wants blue 3 carbon
    wants blue 2 goods
771: white answers decline
    declined white
772: red answers decline
    declined red
773: yellow answers decline
    declined yellow
774: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E11
    heard blue trader_hails
775: blue answers amount 1
776: blue answers give fuel
    gave blue fuel
    heard blue trader_pleased
777: blue answers take carbon
    took blue carbon
    fame blue 1
    card-over blue E11
778: blue answers ship T2
779: blue answers to D14
    moved blue T2 D14
780: blue answers stop
781: blue answers ship T3
782: blue answers to C15
    moved blue T3 C15
783: blue answers to D15
    moved blue T3 D15
784: blue answers to D14
    moved blue T3 D14
785: blue answers to E14
    moved blue T3 E14
786: blue answers ship T1
787: blue answers to F12
    moved blue T1 F12
    explored blue S2.3
    looked blue S2.3 number 9
788: blue answers to G12
    moved blue T1 G12
789: blue answers to G11
    moved blue T1 G11
790: blue answers to H11
    moved blue T1 H11
    explored blue S3.2
    looked blue S3.2 number 6
    turn white 22
    rolled white 2
    produced yellow 1 goods
    produced red 1 goods
791: white answers later
792: white answers draw
    supplied white 1
    you-gained white carbon
793: white answers exchange carbon fuel
    exchanged white 3 carbon fuel
794: white answers build trade_ship
    built white trade_ship
    launched white trade T1 H20
795: white answers propose
796: white answers add ore
797: white answers done
798: white answers add carbon
799: white answers add carbon
800: white answers add food
801: white answers add food
802: white answers add carbon
803: white answers add food
804: white answers done
    offers white 1 ore
    wants white 3 carbon
    wants white 3 food
805: red answers decline
    declined red
806: yellow answers decline
    declined yellow
807: blue answers decline
    declined blue
808: white answers propose
809: white answers add ore
810: white answers done
811: white answers add food
812: white answers add carbon
813: white answers add carbon
814: white answers add food
815: white answers add carbon
816: white answers done
    offers white 1 ore
    wants white 3 carbon
    wants white 2 food
817: red answers decline
    declined red
818: yellow answers decline
    declined yellow
819: blue answers decline
    declined blue
820: white answers propose
821: white answers add ore
822: white answers done
823: white answers add carbon
824: white answers add carbon
825: white answers add food
826: white answers add food
827: white answers add carbon
828: white answers done
    offers white 1 ore
    wants white 3 carbon
    wants white 2 food
829: red answers decline
    declined red
830: yellow answers decline
    declined yellow
831: blue answers decline
    declined blue
832: white answers end-phase
    mother-ship white 1 3
833: white answers ship T2
834: white answers to J15
    moved white T2 J15
835: white answers to J14
    moved white T2 J14
836: white answers to J13
    moved white T2 J13
837: white answers stop
838: white answers ship T3
839: white answers to J18
    moved white T3 J18
840: white answers to J17
    moved white T3 J17
841: white answers stop
842: white answers ship T1
843: white answers to J20
    moved white T1 J20
844: white answers to H20
    moved white T1 H20
845: white answers to H19
    moved white T1 H19
846: white answers to H18
    moved white T1 H18
847: white answers to H17
    moved white T1 H17
    turn red 23
    rolled red 12
    produced blue 1 goods
    produced white 1 goods
848: red answers draw
    supplied red 1
    you-gained red ore
849: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
850: red answers propose
851: red answers add food
852: red answers done
853: red answers add ore
854: red answers add ore
855: red answers add carbon
856: red answers add ore
857: red answers add goods
858: red answers add fuel
859: red answers add goods
    offers red 1 food
    wants red 3 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 2 goods
860: yellow answers decline
    declined yellow
861: blue answers counter
862: blue answers add carbon
863: blue answers add goods
864: blue answers add food
865: blue answers done
866: blue answers add ore
867: blue answers add ore
868: blue answers add ore
869: blue answers done
    offers blue 1 carbon
    offers blue 1 food
    offers blue 1 goods
    wants blue 3 ore
870: white answers counter
871: white answers add goods
872: white answers add ore
873: white answers done
874: white answers add fuel
875: white answers add fuel
876: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 2 fuel
877: red answers withdraw
    withdrew red
878: red answers propose
879: red answers add goods
880: red answers done
881: red answers add ore
882: red answers add fuel
883: red answers add carbon
884: red answers add ore
885: red answers add carbon
886: red answers add carbon
887: red answers add food
    offers red 1 goods
    wants red 2 ore
    wants red 1 fuel
    wants red 3 carbon
    wants red 1 food
888: yellow answers decline
    declined yellow
889: blue answers counter
890: blue answers add food
891: blue answers done
892: blue answers add ore
893: blue answers add ore
894: blue answers add ore
895: blue answers add carbon
896: blue answers add carbon
    offers blue 1 food
    wants blue 3 ore
    wants blue 2 carbon
897: white answers counter
898: white answers add goods
899: white answers add ore
900: white answers done
901: white answers add fuel
902: white answers add fuel
903: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 2 fuel
904: red answers withdraw
    withdrew red
905: red answers propose
906: red answers add food
907: red answers done
908: red answers add fuel
909: red answers add goods
910: red answers add fuel
911: red answers add goods
912: red answers add ore
913: red answers add goods
914: red answers add goods
    offers red 1 food
    wants red 1 ore
    wants red 2 fuel
    wants red 4 goods
915: yellow answers decline
    declined yellow
916: blue answers counter
917: blue answers add food
918: blue answers done
919: blue answers add ore
920: blue answers add carbon
921: blue answers add carbon
922: blue answers add carbon
923: blue answers add goods
    offers blue 1 food
    wants blue 1 ore
    wants blue 3 carbon
    wants blue 1 goods
924: white answers counter
925: white answers add goods
926: white answers add ore
927: white answers done
928: white answers add fuel
929: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 1 fuel
930: red answers withdraw
    withdrew red
931: red answers end-phase
    mother-ship red 3 0
    drew-encounter red
    card yellow E17
    heard red pirate_attacks
932: red answers no
    opponent white combat
    mother-ship red 2 0
    mother-ship white 2 0
    contest red combat 4 4
    heard red hold_of_ore
    took red ore
    took red ore
    fame red 1
    card-over red E17
933: red answers ship T1
934: red answers to K15
    moved red T1 K15
935: red answers to J15
    moved red T1 J15
936: red answers to J14
    moved red T1 J14
937: red answers stop
938: red answers ship T3
939: red answers to L16
    moved red T3 L16
940: red answers to L15
    moved red T3 L15
941: red answers to L14
    moved red T3 L14
942: red answers stop
    turn yellow 24
    rolled yellow 7
943: yellow answers rob seat2
    stolen yellow blue
    you-lost blue fuel
    you-gained yellow fuel
944: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
945: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
946: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
947: yellow answers propose
948: yellow answers add carbon
949: yellow answers done
950: yellow answers add fuel
951: yellow answers add food
952: yellow answers add goods
953: yellow answers add goods
954: yellow answers add goods
955: yellow answers add food
956: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 1 fuel
    wants yellow 2 food
    wants yellow 4 goods
957: blue answers counter
958: blue answers add food
959: blue answers add goods
960: blue answers done
961: blue answers add carbon
962: blue answers add carbon
963: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 2 carbon
964: white answers counter
965: white answers add ore
966: white answers add goods
967: white answers done
968: white answers add fuel
969: white answers add fuel
970: white answers add fuel
971: white answers add carbon
972: white answers add food
    offers white 1 ore
    offers white 1 goods
    wants white 3 fuel
    wants white 1 carbon
    wants white 1 food
973: red answers decline
    declined red
974: yellow answers withdraw
    withdrew yellow
975: yellow answers propose
976: yellow answers add goods
977: yellow answers add carbon
978: yellow answers done
979: yellow answers add fuel
980: yellow answers add fuel
981: yellow answers add food
982: yellow answers add ore
983: yellow answers add fuel
984: yellow answers add food
985: yellow answers add food
    offers yellow 1 carbon
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 3 fuel
    wants yellow 3 food
986: blue answers counter
987: blue answers add goods
988: blue answers done
989: blue answers add ore
990: blue answers add ore
991: blue answers add ore
992: blue answers add carbon
993: blue answers add food
    offers blue 1 goods
    wants blue 3 ore
    wants blue 1 carbon
    wants blue 1 food
994: white answers counter
995: white answers add ore
996: white answers add goods
997: white answers done
998: white answers add fuel
999: white answers add fuel
1000: white answers done
    offers white 1 ore
    offers white 1 goods
    wants white 2 fuel
1001: red answers decline
    declined red
1002: yellow answers deal seat3
    traded yellow white
1003: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
1004: yellow answers propose
1005: yellow answers add goods
1006: yellow answers add goods
1007: yellow answers done
1008: yellow answers add ore
1009: yellow answers add food
1010: yellow answers done
    offers yellow 2 goods
    wants yellow 1 ore
    wants yellow 1 food
1011: blue answers counter
1012: blue answers add goods
1013: blue answers add carbon
1014: blue answers add food
1015: blue answers done
1016: blue answers add fuel
1017: blue answers add fuel
1018: blue answers add ore
    offers blue 1 carbon
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 ore
    wants blue 2 fuel
1019: white answers decline
    declined white
1020: red answers decline
    declined red
1021: yellow answers withdraw
    withdrew yellow
1022: yellow answers exchange goods food
    exchanged yellow 2 goods food
1023: yellow answers end-phase
    mother-ship yellow 3 2
1024: yellow answers ship T1
1025: yellow answers to D17
    moved yellow T1 D17
1026: yellow answers stop
1027: yellow answers ship T3
1028: yellow answers to E17
    moved yellow T3 E17
1029: yellow answers to F17
    moved yellow T3 F17
1030: yellow answers stop
    turn blue 25
    rolled blue 11
    produced blue 1 food
    produced white 1 food
    produced yellow 2 goods
    produced red 1 goods
1031: blue answers draw
    supplied blue 1
    you-gained blue goods
1032: blue answers propose
1033: blue answers add carbon
1034: blue answers done
1035: blue answers add ore
1036: blue answers add fuel
1037: blue answers add ore
1038: blue answers add goods
1039: blue answers add ore
1040: blue answers add goods
1041: blue answers add fuel
1042: blue answers add ore
    offers blue 1 carbon
    wants blue 4 ore
    wants blue 2 fuel
    wants blue 2 goods
1043: white answers counter
1044: white answers add food
1045: white answers done
1046: white answers add carbon
1047: white answers add fuel
1048: white answers add carbon
1049: white answers add ore
1050: white answers add carbon
    offers white 1 food
    wants white 1 ore
    wants white 1 fuel
    wants white 3 carbon
1051: red answers decline
    declined red
1052: yellow answers counter
1053: yellow answers add carbon
1054: yellow answers done
1055: yellow answers add fuel
1056: yellow answers add food
1057: yellow answers add goods
1058: yellow answers add fuel
1059: yellow answers add ore
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 2 fuel
    wants yellow 1 food
    wants yellow 1 goods
1060: blue answers withdraw
    withdrew blue
1061: blue answers propose
1062: blue answers add goods
1063: blue answers done
1064: blue answers add ore
1065: blue answers add ore
1066: blue answers add fuel
1067: blue answers add carbon
1068: blue answers add ore
1069: blue answers add carbon
1070: blue answers add fuel
1071: blue answers add food
    offers blue 1 goods
    wants blue 3 ore
    wants blue 2 fuel
    wants blue 2 carbon
    wants blue 1 food
1072: white answers counter
1073: white answers add fuel
1074: white answers done
1075: white answers add carbon
1076: white answers add carbon
1077: white answers add carbon
1078: white answers add food
1079: white answers done
    offers white 1 fuel
    wants white 3 carbon
    wants white 1 food
1080: red answers decline
    declined red
1081: yellow answers counter
1082: yellow answers add goods
1083: yellow answers done
1084: yellow answers add fuel
1085: yellow answers add carbon
1086: yellow answers add food
1087: yellow answers add food
1088: yellow answers add food
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 3 food
1089: blue answers withdraw
    withdrew blue
1090: blue answers end-phase
    mother-ship blue 1 2
1091: blue answers ship T3
1092: blue answers to E13
    moved blue T3 E13
1093: blue answers to F13
    moved blue T3 F13
1094: blue answers to F14
    moved blue T3 F14
1095: blue answers to F15
    moved blue T3 F15
1096: blue answers land-all
    turn white 26
    rolled white 11
    produced blue 1 food
    produced white 1 food
    produced yellow 2 goods
    produced red 1 goods
1097: white answers later
1098: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E05
    heard white wanderers_ask
1099: white answers amount 3
1100: white answers give fuel
    gave white fuel
1101: white answers give food
    gave white food
1102: white answers give fuel
    gave white fuel
    heard white wanderers_ship
    claim white
    card-over white E05
1103: white answers ship T3
1104: white answers to K17
    moved white T3 K17
1105: white answers to K16
    moved white T3 K16
1106: white answers to L16
    moved white T3 L16
1107: white answers to L15
    moved white T3 L15
    explored white S4.1
    looked white S4.1 number 2
1108: white answers ship T2
1109: white answers to K13
    moved white T2 K13
1110: white answers to K12
    moved white T2 K12
1111: white answers to K11
    moved white T2 K11
1112: white answers to J11
    moved white T2 J11
    explored white S3.2
    looked white S3.2 number 6
1113: white answers found
    colony white S3.c
    shown white S3.2 number 6
    shown white S3.3 number 3
1114: white answers launch T2 J19
    launched white trade T2 J19
1115: white answers ship T1
1116: white answers to H18
    moved white T1 H18
1117: white answers to J18
    moved white T1 J18
1118: white answers stop
1119: white answers ship T2
1120: white answers to K19
    moved white T2 K19
1121: white answers to K18
    moved white T2 K18
1122: white answers to K17
    moved white T2 K17
1123: white answers stop
    turn red 27
    rolled red 4
    produced white 1 ore
    produced yellow 1 fuel
    produced white 1 fuel
1124: red answers later
1125: red answers build cannon
    built red cannon
    expanded red cannon
1126: red answers end-phase
    mother-ship red 2 2
1127: red answers ship T3
1128: red answers to L13
    moved red T3 L13
1129: red answers to M13
    moved red T3 M13
    explored red S4.2
    looked red S4.2 number 12
1130: red answers to M12
    moved red T3 M12
1131: red answers stop
1132: red answers ship T1
1133: red answers to H14
    moved red T1 H14
1134: red answers to H13
    moved red T1 H13
1135: red answers to H12
    moved red T1 H12
1136: red answers stop
    turn yellow 28
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced white 1 goods
1137: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
1138: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1139: yellow answers build booster
    built yellow booster
    expanded yellow booster
1140: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E26
    heard yellow drifting_ship
1141: yellow answers yes
    opponent red speed
    mother-ship yellow 2 3
    mother-ship red 2 3
    contest yellow speed 8 6
    heard yellow scholar_saved
1142: yellow answers expansion freight_ring
    expanded yellow freight_ring
    fame yellow 1
    card-over yellow E26
1143: yellow answers ship T3
1144: yellow answers to E17
    moved yellow T3 E17
1145: yellow answers to E16
    moved yellow T3 E16
1146: yellow answers to E15
    moved yellow T3 E15
1147: yellow answers to E14
    moved yellow T3 E14
1148: yellow answers to D14
    moved yellow T3 D14
1149: yellow answers to E14
    moved yellow T3 E14
1150: yellow answers ship T1
1151: yellow answers to D18
    moved yellow T1 D18
1152: yellow answers to D17
    moved yellow T1 D17
1153: yellow answers to C17
    moved yellow T1 C17
1154: yellow answers to C16
    moved yellow T1 C16
    explored yellow S1.2
    looked yellow S1.2 ice 3
    conquered yellow S1.2 ice 3
    shown yellow S1.2 number 11
1155: yellow answers to C15
    moved yellow T1 C15
1156: yellow answers found
    colony yellow S1.c
    turn blue 29
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
1157: blue answers draw
    supplied blue 1
    you-gained blue ore
1158: blue answers exchange goods ore
    exchanged blue 2 goods ore
1159: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
1160: blue answers exchange food goods
    exchanged blue 3 food goods
1161: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E04
    heard blue black_market
1162: blue answers no
    heard blue honesty_noticed
    fame blue 1
    card-over blue E04
1163: blue answers ship T2
1164: blue answers to D13
    moved blue T2 D13
1165: blue answers to D14
    moved blue T2 D14
1166: blue answers to D13
    moved blue T2 D13
1167: blue answers to D14
    moved blue T2 D14
1168: blue answers ship T1
1169: blue answers to H10
    moved blue T1 H10
    explored blue S3.1
    looked blue S3.1 pirate 5
1170: blue answers stop
1171: blue answers ship T3
1172: blue answers to F14
    moved blue T3 F14
1173: blue answers to F13
    moved blue T3 F13
1174: blue answers to F12
    moved blue T3 F12
1175: blue answers to F11
    moved blue T3 F11
    explored blue S2.1
    looked blue S2.1 number 4
1176: blue answers found
    colony blue S2.c
    shown blue S2.1 number 4
    shown blue S2.3 number 9
    turn white 30
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1177: white answers draw
    supplied white 1
    you-gained white food
1178: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
1179: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E08
    heard white trader_hails
1180: white answers amount 1
1181: white answers give fuel
    gave white fuel
    heard white trader_silent
    card-over white E08
1182: white answers ship T1
1183: white answers to J17
    moved white T1 J17
1184: white answers to J16
    moved white T1 J16
1185: white answers to J15
    moved white T1 J15
1186: white answers stop
1187: white answers ship T3
1188: white answers to L14
    moved white T3 L14
1189: white answers to L15
    moved white T3 L15
1190: white answers to M15
    moved white T3 M15
    explored white S4.3
    looked white S4.3 pirate 4
1191: white answers to L15
    moved white T3 L15
1192: white answers ship T2
1193: white answers to K16
    moved white T2 K16
1194: white answers to K15
    moved white T2 K15
1195: white answers stop
    turn red 31
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1196: red answers draw
    supplied red 1
    you-gained red goods
1197: red answers exchange ore fuel
    exchanged red 3 ore fuel
1198: red answers build trade_ship
    built red trade_ship
1199: red answers launch T2 N20
    launched red trade T2 N20
1200: red answers exchange goods carbon
    exchanged red 2 goods carbon
1201: red answers build cannon
    built red cannon
    expanded red cannon
1202: red answers propose
1203: red answers add fuel
1204: red answers done
1205: red answers add carbon
1206: red answers add food
1207: red answers add carbon
1208: red answers add goods
1209: red answers done
    offers red 1 fuel
    wants red 2 carbon
    wants red 1 food
    wants red 1 goods
1210: yellow answers decline
    declined yellow
1211: blue answers decline
    declined blue
1212: white answers decline
    declined white
1213: red answers propose
1214: red answers add food
1215: red answers add fuel
1216: red answers done
1217: red answers add ore
1218: red answers add goods
1219: red answers done
    offers red 1 fuel
    offers red 1 food
    wants red 1 ore
    wants red 1 goods
1220: yellow answers decline
    declined yellow
1221: blue answers decline
    declined blue
1222: white answers decline
    declined white
1223: red answers propose
1224: red answers add goods
1225: red answers add food
1226: red answers add fuel
1227: red answers done
1228: red answers add carbon
1229: red answers add carbon
1230: red answers add carbon
1231: red answers done
    offers red 1 fuel
    offers red 1 food
    offers red 1 goods
    wants red 3 carbon
1232: yellow answers decline
    declined yellow
1233: blue answers accept
    accepted blue
1234: white answers decline
    declined white
1235: red answers withdraw
    withdrew red
1236: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E25
    heard red drifting_ship
1237: red answers yes
    opponent yellow speed
    mother-ship red 2 2
    mother-ship yellow 1 2
    contest red speed 5 6
    heard red attempt_honoured
1238: red answers expansion freight_ring
    lost-expansion red freight_ring
    fame red 1
    card-over red E25
1239: red answers ship T3
1240: red answers to N12
    moved red T3 N12
1241: red answers to N13
    moved red T3 N13
1242: red answers to P13
    moved red T3 P13
1243: red answers stop
1244: red answers ship T2
1245: red answers to N19
    moved red T2 N19
1246: red answers to N18
    moved red T2 N18
1247: red answers to N17
    moved red T2 N17
1248: red answers to N16
    moved red T2 N16
    conquered red S4.3 pirate 4
    shown red S4.3 number 10
1249: red answers ship T1
1250: red answers to J12
    moved red T1 J12
1251: red answers to J11
    moved red T1 J11
1252: red answers to J12
    moved red T1 J12
1253: red answers stop
    turn yellow 32
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1254: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
1255: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1256: yellow answers end-phase
    mother-ship yellow 1 3
1257: yellow answers ship T3
1258: yellow answers to E13
    moved yellow T3 E13
1259: yellow answers to E12
    moved yellow T3 E12
1260: yellow answers to E11
    moved yellow T3 E11
1261: yellow answers to E12
    moved yellow T3 E12
1262: yellow answers to D12
    moved yellow T3 D12
1263: yellow answers to D11
    moved yellow T3 D11
1264: yellow answers stop
    turn blue 33
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
1265: blue answers draw
    supplied blue 1
    you-gained blue carbon
1266: blue answers build cannon
    built blue cannon
    expanded blue cannon
1267: blue answers build booster
    built blue booster
    expanded blue booster
1268: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E18
    heard blue toll_demanded
1269: blue answers no
    opponent white combat
    mother-ship blue 2 3
    mother-ship white 2 0
    contest blue combat 7 4
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E18
1270: blue answers ship T2
1271: blue answers to D13
    moved blue T2 D13
1272: blue answers stop
1273: blue answers ship T1
1274: blue answers to H11
    moved blue T1 H11
1275: blue answers to H12
    moved blue T1 H12
1276: blue answers to H11
    moved blue T1 H11
1277: blue answers to G11
    moved blue T1 G11
1278: blue answers to G10
    moved blue T1 G10
    explored blue S2.2
    looked blue S2.2 number 10
1279: blue answers found
    colony blue S2.b
    shown blue S2.2 number 10
    turn white 34
    rolled white 2
    produced yellow 1 goods
    produced red 1 goods
1280: white answers later
1281: white answers draw
    supplied white 1
    you-gained white ore
1282: white answers propose
1283: white answers add carbon
1284: white answers done
1285: white answers add fuel
1286: white answers add fuel
1287: white answers add food
1288: white answers add ore
1289: white answers add fuel
1290: white answers add fuel
1291: white answers add goods
1292: white answers add ore
    offers white 1 carbon
    wants white 2 ore
    wants white 4 fuel
    wants white 1 food
    wants white 1 goods
1293: red answers counter
1294: red answers add ore
1295: red answers add food
1296: red answers add fuel
1297: red answers done
1298: red answers add carbon
1299: red answers add carbon
1300: red answers add carbon
1301: red answers done
    offers red 1 ore
    offers red 1 fuel
    offers red 1 food
    wants red 3 carbon
1302: yellow answers decline
    declined yellow
1303: blue answers decline
    declined blue
1304: white answers withdraw
    withdrew white
1305: white answers end-phase
    mother-ship white 2 2
1306: white answers ship T3
1307: white answers to L14
    moved white T3 L14
1308: white answers to L13
    moved white T3 L13
1309: white answers to L14
    moved white T3 L14
1310: white answers to L13
    moved white T3 L13
1311: white answers stop
1312: white answers ship T1
1313: white answers to K15
    moved white T1 K15
1314: white answers to J15
    moved white T1 J15
1315: white answers to J14
    moved white T1 J14
1316: white answers to J13
    moved white T1 J13
1317: white answers to K13
    moved white T1 K13
1318: white answers ship T2
1319: white answers to K14
    moved white T2 K14
1320: white answers to K13
    moved white T2 K13
1321: white answers to K12
    moved white T2 K12
1322: white answers to L12
    moved white T2 L12
1323: white answers to K12
    moved white T2 K12
    turn red 35
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1324: red answers later
1325: red answers draw
    supplied red 1
    you-gained red fuel
1326: red answers build booster
    built red booster
    expanded red booster
1327: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
1328: red answers propose
1329: red answers add goods
1330: red answers done
1331: red answers add ore
1332: red answers add ore
1333: red answers add ore
1334: red answers add food
1335: red answers add carbon
1336: red answers done
    offers red 1 goods
    wants red 3 ore
    wants red 1 carbon
    wants red 1 food
1337: yellow answers decline
    declined yellow
1338: blue answers decline
    declined blue
1339: white answers decline
    declined white
1340: red answers end-phase
    mother-ship red 1 2
1341: red answers ship T3
1342: red answers to P14
    moved red T3 P14
1343: red answers to P15
    moved red T3 P15
1344: red answers to N15
    moved red T3 N15
1345: red answers to N14
    moved red T3 N14
1346: red answers found
    colony red S4.b
    shown red S4.2 number 12
1347: red answers ship T2
1348: red answers to N15
    moved red T2 N15
1349: red answers stop
1350: red answers land-all
    turn yellow 36
    rolled yellow 10
    produced blue 1 fuel
    produced red 1 fuel
    produced red 1 carbon
    produced blue 1 goods
1351: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
1352: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E14
    heard yellow toll_demanded
1353: yellow answers yes
    heard yellow toll_thanks
1354: yellow answers give food
    gave yellow food
1355: yellow answers give goods
    gave yellow goods
    card-over yellow E14
1356: yellow answers ship T3
1357: yellow answers to D10
    moved yellow T3 D10
1358: yellow answers to D9
    moved yellow T3 D9
    explored yellow S5.2
    looked yellow S5.2 number 11
1359: yellow answers to C9
    moved yellow T3 C9
1360: yellow answers to C8
    moved yellow T3 C8
1361: yellow answers to C7
    moved yellow T3 C7
    explored yellow S5.1
    looked yellow S5.1 number 8
1362: yellow answers found
    colony yellow S5.b
    shown yellow S5.1 number 8
    shown yellow S5.2 number 11
    turn blue 37
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
    produced yellow 1 food
1363: blue answers build trade_ship
    built blue trade_ship
1364: blue answers launch T3 F19
    launched blue trade T3 F19
1365: blue answers exchange carbon food
    exchanged blue 3 carbon food
1366: blue answers build colony_ship
    built blue colony_ship
    launched blue colony T1 G20
1367: blue answers end-phase
    mother-ship blue 3 2
1368: blue answers ship T2
1369: blue answers to D14
    moved blue T2 D14
1370: blue answers to D13
    moved blue T2 D13
1371: blue answers to C13
    moved blue T2 C13
1372: blue answers to C12
    moved blue T2 C12
1373: blue answers to B12
    moved blue T2 B12
1374: blue answers to B13
    moved blue T2 B13
1375: blue answers to B14
    moved blue T2 B14
1376: blue answers found
    colony blue S1.b
1377: blue answers ship T1
1378: blue answers to F20
    moved blue T1 F20
1379: blue answers to G20
    moved blue T1 G20
1380: blue answers to F20
    moved blue T1 F20
1381: blue answers to G20
    moved blue T1 G20
1382: blue answers to G19
    moved blue T1 G19
1383: blue answers stop
1384: blue answers land-all
    turn white 38
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 2 carbon
    produced white 1 carbon
1385: white answers later
1386: white answers exchange ore goods
    exchanged white 3 ore goods
1387: white answers end-phase
    mother-ship white 2 3
1388: white answers ship T3
1389: white answers to M13
    moved white T3 M13
1390: white answers found
    colony white S4.a
    shown white S4.1 number 2
1391: white answers ship T1
1392: white answers to K12
    moved white T1 K12
1393: white answers to K13
    moved white T1 K13
1394: white answers to K12
    moved white T1 K12
1395: white answers to L12
    moved white T1 L12
1396: white answers to L11
    moved white T1 L11
1397: white answers to M11
    moved white T1 M11
1398: white answers ship T2
1399: white answers to L12
    moved white T2 L12
1400: white answers to L11
    moved white T2 L11
1401: white answers to M11
    moved white T2 M11
1402: white answers to M10
    moved white T2 M10
1403: white answers to N10
    moved white T2 N10
1404: white answers stop
    outpost white green_folk 1
    chip white green_folk
1405: white answers friend GF1
    friendship white GF1
    turn red 39
    rolled red 12
    produced white 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
1406: red answers draw
    supplied red 1
    you-gained red ore
1407: red answers build trade_ship
    built red trade_ship
1408: red answers launch T3 E20
    launched red trade T3 E20
1409: red answers propose
1410: red answers add fuel
1411: red answers done
1412: red answers add carbon
1413: red answers done
    offers red 1 fuel
    wants red 1 carbon
1414: yellow answers accept
    accepted yellow
1415: blue answers accept
    accepted blue
1416: white answers accept
    accepted white
1417: red answers deal seat3
    traded red white
1418: red answers propose
1419: red answers add ore
1420: red answers done
1421: red answers add carbon
1422: red answers done
    offers red 1 ore
    wants red 1 carbon
1423: yellow answers accept
    accepted yellow
1424: blue answers counter
1425: blue answers add goods
1426: blue answers done
1427: blue answers add food
1428: blue answers done
    offers blue 1 goods
    wants blue 1 food
1429: white answers accept
    accepted white
1430: red answers deal seat1
    traded red yellow
1431: red answers build spaceport
    built red spaceport
1432: red answers site gamma.b
    spaceport red gamma.b
1433: red answers end-phase
    mother-ship red 1 2
1434: red answers ship T3
1435: red answers to D20
    moved red T3 D20
1436: red answers to D19
    moved red T3 D19
1437: red answers to C19
    moved red T3 C19
1438: red answers to C18
    moved red T3 C18
1439: red answers to B18
    moved red T3 B18
1440: red answers ship T1
1441: red answers to H12
    moved red T1 H12
1442: red answers to H11
    moved red T1 H11
1443: red answers to G11
    moved red T1 G11
1444: red answers to G12
    moved red T1 G12
1445: red answers to G11
    moved red T1 G11
1446: red answers land-all
    turn yellow 40
    rolled yellow 4
    produced white 2 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced blue 1 food
1447: yellow answers later
1448: yellow answers build trade_ship
    built yellow trade_ship
1449: yellow answers launch T1 C21
    launched yellow trade T1 C21
1450: yellow answers build trade_ship
    built yellow trade_ship
1451: yellow answers launch T2 C23
    launched yellow trade T2 C23
1452: yellow answers end-phase
    mother-ship yellow 3 1
1453: yellow answers ship T2
1454: yellow answers to C22
    moved yellow T2 C22
1455: yellow answers to C21
    moved yellow T2 C21
1456: yellow answers to C22
    moved yellow T2 C22
1457: yellow answers to C21
    moved yellow T2 C21
1458: yellow answers to C20
    moved yellow T2 C20
1459: yellow answers to B20
    moved yellow T2 B20
1460: yellow answers to B19
    moved yellow T2 B19
1461: yellow answers land-all
    turn blue 41
    rolled blue 8
    produced white 2 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
1462: blue answers build cannon
    built blue cannon
    expanded blue cannon
1463: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E28
    heard blue ship_under_fire
1464: blue answers yes
    opponent white combat
    mother-ship blue 0 2
    mother-ship white 2 3
    contest blue combat 5 7
    heard blue beaten_bravely
    grounded blue T1
    fame blue 1
    card-over blue E28
1465: blue answers land-all
    turn white 42
    rolled white 10
    produced blue 1 fuel
    produced red 1 fuel
    produced red 1 carbon
    produced blue 1 goods
1466: white answers build colony_ship
    built white colony_ship
1467: white answers launch T2 J19
    launched white colony T2 J19
1468: white answers build trade_ship
    built white trade_ship
    launched white trade T3 H20
1469: white answers propose
1470: white answers add goods
1471: white answers done
1472: white answers add carbon
1473: white answers done
    offers white 1 goods
    wants white 1 carbon
1474: red answers counter
1475: red answers add carbon
1476: red answers done
1477: red answers add ore
1478: red answers done
    offers red 1 carbon
    wants red 1 ore
1479: yellow answers counter
1480: yellow answers add fuel
1481: yellow answers done
1482: yellow answers add food
1483: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
1484: blue answers counter
1485: blue answers add food
1486: blue answers done
1487: blue answers add carbon
1488: blue answers add fuel
1489: blue answers add carbon
1490: blue answers add fuel
1491: blue answers add fuel
1492: blue answers add goods
1493: blue answers add carbon
    offers blue 1 food
    wants blue 3 fuel
    wants blue 3 carbon
    wants blue 1 goods
1494: white answers deal seat4
    traded white red
1495: white answers propose
1496: white answers add goods
1497: white answers done
1498: white answers add carbon
1499: white answers done
    offers white 1 goods
    wants white 1 carbon
1500: red answers counter
1501: red answers add ore
1502: red answers done
1503: red answers add food
1504: red answers add fuel
1505: red answers add carbon
1506: red answers add goods
1507: red answers add food
1508: red answers add fuel
1509: red answers add food
    offers red 1 ore
    wants red 2 fuel
    wants red 1 carbon
    wants red 3 food
    wants red 1 goods
1510: yellow answers counter
1511: yellow answers add fuel
1512: yellow answers done
1513: yellow answers add food
1514: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
1515: blue answers counter
1516: blue answers add carbon
1517: blue answers done
1518: blue answers add food
1519: blue answers add goods
1520: blue answers add food
1521: blue answers add fuel
1522: blue answers add ore
1523: blue answers add ore
1524: blue answers add food
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 1 fuel
    wants blue 3 food
    wants blue 1 goods
1525: white answers withdraw
    withdrew white
1526: white answers propose
1527: white answers add food
1528: white answers done
1529: white answers add carbon
1530: white answers add goods
1531: white answers add goods
1532: white answers add carbon
1533: white answers add goods
1534: white answers add carbon
    offers white 1 food
    wants white 3 carbon
    wants white 3 goods
1535: red answers counter
1536: red answers add ore
1537: red answers done
1538: red answers add food
1539: red answers add goods
1540: red answers add goods
1541: red answers add goods
1542: red answers add goods
1543: red answers add food
1544: red answers add fuel
    offers red 1 ore
    wants red 1 fuel
    wants red 2 food
    wants red 4 goods
1545: yellow answers counter
1546: yellow answers add food
1547: yellow answers done
1548: yellow answers add carbon
1549: yellow answers add carbon
1550: yellow answers add goods
1551: yellow answers add fuel
1552: yellow answers add goods
1553: yellow answers add fuel
1554: yellow answers add carbon
    offers yellow 1 food
    wants yellow 2 fuel
    wants yellow 3 carbon
    wants yellow 2 goods
1555: blue answers counter
1556: blue answers add food
1557: blue answers done
1558: blue answers add fuel
1559: blue answers add ore
1560: blue answers add goods
1561: blue answers add fuel
1562: blue answers add goods
1563: blue answers add ore
1564: blue answers add carbon
    offers blue 1 food
    wants blue 2 ore
    wants blue 2 fuel
    wants blue 1 carbon
    wants blue 2 goods
1565: white answers withdraw
    withdrew white
1566: white answers exchange ore goods
    exchanged white 3 ore goods
1567: white answers exchange goods fuel
    exchanged white 2 goods fuel
1568: white answers end-phase
    mother-ship white 2 2
1569: white answers ship T3
1570: white answers to H21
    moved white T3 H21
1571: white answers to H20
    moved white T3 H20
1572: white answers to J20
    moved white T3 J20
1573: white answers to H20
    moved white T3 H20
1574: white answers stop
1575: white answers ship T2
1576: white answers to J18
    moved white T2 J18
1577: white answers to J19
    moved white T2 J19
1578: white answers to J18
    moved white T2 J18
1579: white answers to J17
    moved white T2 J17
1580: white answers stop
1581: white answers ship T1
1582: white answers to M10
    moved white T1 M10
1583: white answers to M9
    moved white T1 M9
    explored white S7.3
    looked white S7.3 number 5
1584: white answers stop
    turn red 43
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced white 1 goods
1585: red answers build freight_ring
    built red freight_ring
    expanded red freight_ring
1586: red answers end-phase
    mother-ship red 1 0
    drew-encounter red
    card yellow E32
    heard red wear_honours
1587: red answers expansion cannon
    lost-expansion red cannon
1588: yellow answers expansion freight_ring
    lost-expansion yellow freight_ring
1589: blue answers expansion cannon
    lost-expansion blue cannon
    fame yellow 1
    fame white 1
    card-over red E32
    drew-encounter red
    card yellow E19
    heard red pirate_attacks
1590: red answers no
    opponent yellow combat
    mother-ship red 2 3
    mother-ship yellow 2 0
    contest red combat 8 5
    heard red scholar_freed
1591: red answers expansion freight_ring
    expanded red freight_ring
    fame red 1
    card-over red E19
1592: red answers ship T3
1593: red answers to C18
    moved red T3 C18
1594: red answers to B18
    moved red T3 B18
1595: red answers to B17
    moved red T3 B17
1596: red answers to B16
    moved red T3 B16
1597: red answers to B15
    moved red T3 B15
1598: red answers ship T2
1599: red answers to N16
    moved red T2 N16
1600: red answers to N15
    moved red T2 N15
1601: red answers to P15
    moved red T2 P15
1602: red answers to P16
    moved red T2 P16
1603: red answers to P15
    moved red T2 P15
1604: red answers ship T1
1605: red answers to G12
    moved red T1 G12
1606: red answers to F12
    moved red T1 F12
1607: red answers to F11
    moved red T1 F11
1608: red answers to E11
    moved red T1 E11
1609: red answers to E10
    moved red T1 E10
    turn yellow 44
    rolled yellow 7
1610: yellow answers rob seat4
    stolen yellow red
    you-lost red carbon
    you-gained yellow carbon
1611: yellow answers exchange carbon ore
    exchanged yellow 3 carbon ore
1612: yellow answers end-phase
    mother-ship yellow 1 3
1613: yellow answers ship T1
1614: yellow answers to C20
    moved yellow T1 C20
1615: yellow answers to C19
    moved yellow T1 C19
1616: yellow answers to D19
    moved yellow T1 D19
1617: yellow answers to D18
    moved yellow T1 D18
1618: yellow answers to D17
    moved yellow T1 D17
1619: yellow answers to D16
    moved yellow T1 D16
1620: yellow answers stop
1621: yellow answers ship T2
1622: yellow answers to B20
    moved yellow T2 B20
1623: yellow answers to C20
    moved yellow T2 C20
1624: yellow answers to B20
    moved yellow T2 B20
1625: yellow answers to B19
    moved yellow T2 B19
1626: yellow answers to B18
    moved yellow T2 B18
1627: yellow answers to B17
    moved yellow T2 B17
1628: yellow answers stop
    turn blue 45
    rolled blue 8
    produced white 2 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
1629: blue answers build trade_ship
    built blue trade_ship
    launched blue trade T2 G20
1630: blue answers propose
1631: blue answers add food
1632: blue answers add carbon
1633: blue answers done
1634: blue answers add goods
1635: blue answers add fuel
1636: blue answers add goods
1637: blue answers add goods
1638: blue answers add ore
1639: blue answers add goods
1640: blue answers add fuel
1641: blue answers add goods
    offers blue 1 carbon
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 fuel
    wants blue 5 goods
1642: white answers decline
    declined white
1643: red answers counter
1644: red answers add fuel
1645: red answers add ore
1646: red answers done
1647: red answers add carbon
1648: red answers add carbon
1649: red answers done
    offers red 1 ore
    offers red 1 fuel
    wants red 2 carbon
1650: yellow answers decline
    declined yellow
1651: blue answers withdraw
    withdrew blue
1652: blue answers propose
1653: blue answers add carbon
1654: blue answers done
1655: blue answers add ore
1656: blue answers add ore
1657: blue answers add food
1658: blue answers add goods
1659: blue answers add fuel
1660: blue answers add fuel
1661: blue answers add goods
1662: blue answers add goods
    offers blue 1 carbon
    wants blue 2 ore
    wants blue 2 fuel
    wants blue 1 food
    wants blue 3 goods
1663: white answers decline
    declined white
1664: red answers counter
1665: red answers add ore
1666: red answers done
1667: red answers add fuel
1668: red answers done
    offers red 1 ore
    wants red 1 fuel
1669: yellow answers decline
    declined yellow
1670: blue answers deal seat4
    traded blue red
1671: blue answers propose
1672: blue answers add ore
1673: blue answers done
1674: blue answers add carbon
1675: blue answers done
    offers blue 1 ore
    wants blue 1 carbon
1676: white answers accept
    accepted white
1677: red answers counter
1678: red answers add fuel
1679: red answers done
1680: red answers add food
1681: red answers add carbon
1682: red answers add food
1683: red answers add food
    offers red 1 fuel
    wants red 1 carbon
    wants red 3 food
1684: yellow answers accept
    accepted yellow
1685: blue answers withdraw
    withdrew blue
1686: blue answers build cannon
    built blue cannon
    expanded blue cannon
1687: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E02
    heard blue fold_ahead
1688: blue answers yes
    opponent white speed
    mother-ship blue 3 2
    mother-ship white 0 2
    contest blue speed 7 3
    heard blue fold_crossed
1689: blue answers jump M15
    jumped blue T1 M15
1690: blue answers found
    colony blue S4.c
    card-over blue E02
1691: blue answers ship T3
1692: blue answers to F18
    moved blue T3 F18
1693: blue answers to F19
    moved blue T3 F19
1694: blue answers stop
1695: blue answers ship T2
1696: blue answers to F20
    moved blue T2 F20
1697: blue answers to F19
    moved blue T2 F19
1698: blue answers to E19
    moved blue T2 E19
1699: blue answers stop
    turn white 46
    rolled white 8
    produced white 2 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
1700: white answers end-phase
    mother-ship white 2 2
1701: white answers ship T2
1702: white answers to J16
    moved white T2 J16
1703: white answers to J15
    moved white T2 J15
1704: white answers to J14
    moved white T2 J14
1705: white answers to J13
    moved white T2 J13
1706: white answers to J12
    moved white T2 J12
1707: white answers ship T1
1708: white answers to M8
    moved white T1 M8
1709: white answers to M7
    moved white T1 M7
    explored white S7.2
    looked white S7.2 number 3
1710: white answers to M8
    moved white T1 M8
1711: white answers to M7
    moved white T1 M7
1712: white answers to M6
    moved white T1 M6
1713: white answers ship T3
1714: white answers to H19
    moved white T3 H19
1715: white answers to H18
    moved white T3 H18
1716: white answers to H17
    moved white T3 H17
1717: white answers to H18
    moved white T3 H18
1718: white answers stop
    turn red 47
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced white 1 goods
1719: red answers propose
1720: red answers add carbon
1721: red answers done
1722: red answers add ore
1723: red answers add food
1724: red answers add fuel
1725: red answers add goods
1726: red answers add goods
1727: red answers add goods
1728: red answers add goods
1729: red answers add goods
1730: red answers add goods
1731: red answers add ore
1732: red answers add ore
1733: red answers done
    offers red 1 carbon
    wants red 3 ore
    wants red 1 fuel
    wants red 1 food
    wants red 6 goods
1734: yellow answers decline
    declined yellow
1735: blue answers decline
    declined blue
1736: white answers decline
    declined white
1737: red answers end-phase
    mother-ship red 2 1
1738: red answers ship T3
1739: red answers to B14
    moved red T3 B14
1740: red answers to B13
    moved red T3 B13
1741: red answers to B12
    moved red T3 B12
1742: red answers to B11
    moved red T3 B11
1743: red answers to B10
    moved red T3 B10
    outpost red merchants 1
    chip red merchants
1744: red answers friend ME2
    friendship red ME2
1745: red answers land-all
    turn yellow 48
    rolled yellow 8
    produced white 2 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
1746: yellow answers build colony_ship
    built yellow colony_ship
1747: yellow answers launch T3 C21
    launched yellow colony T3 C21
1748: yellow answers build booster
    built yellow booster
    expanded yellow booster
1749: yellow answers propose
1750: yellow answers add carbon
1751: yellow answers done
1752: yellow answers add ore
1753: yellow answers add ore
1754: yellow answers done
    offers yellow 1 carbon
    wants yellow 2 ore
1755: blue answers decline
    declined blue
1756: white answers accept
    accepted white
1757: red answers decline
    declined red
1758: yellow answers withdraw
    withdrew yellow
1759: yellow answers propose
1760: yellow answers add fuel
1761: yellow answers done
1762: yellow answers add ore
1763: yellow answers add food
1764: yellow answers add food
1765: yellow answers add carbon
1766: yellow answers add carbon
1767: yellow answers add food
1768: yellow answers add food
1769: yellow answers add ore
1770: yellow answers add carbon
1771: yellow answers add goods
1772: yellow answers add ore
1773: yellow answers add food
1774: yellow answers add carbon
1775: yellow answers done
    offers yellow 1 fuel
    wants yellow 3 ore
    wants yellow 4 carbon
    wants yellow 5 food
    wants yellow 1 goods
1776: blue answers decline
    declined blue
1777: white answers decline
    declined white
1778: red answers decline
    declined red
1779: yellow answers propose
1780: yellow answers add fuel
1781: yellow answers done
1782: yellow answers add food
1783: yellow answers add ore
1784: yellow answers add food
1785: yellow answers add ore
1786: yellow answers add food
1787: yellow answers add carbon
1788: yellow answers add carbon
1789: yellow answers add food
1790: yellow answers add carbon
1791: yellow answers add carbon
1792: yellow answers add carbon
1793: yellow answers add ore
1794: yellow answers add carbon
1795: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 3 ore
    wants yellow 7 carbon
    wants yellow 4 food
1796: blue answers decline
    declined blue
1797: white answers counter
1798: white answers add goods
1799: white answers done
1800: white answers add ore
1801: white answers add food
1802: white answers add ore
1803: white answers add food
1804: white answers add food
1805: white answers add ore
    offers white 1 goods
    wants white 3 ore
    wants white 3 food
1806: red answers decline
    declined red
1807: yellow answers withdraw
    withdrew yellow
1808: yellow answers exchange fuel ore
    exchanged yellow 3 fuel ore
1809: yellow answers exchange carbon ore
    exchanged yellow 3 carbon ore
1810: yellow answers end-phase
    mother-ship yellow 2 1
1811: yellow answers ship T3
1812: yellow answers to C20
    moved yellow T3 C20
1813: yellow answers to C21
    moved yellow T3 C21
1814: yellow answers to C20
    moved yellow T3 C20
1815: yellow answers stop
1816: yellow answers ship T1
1817: yellow answers to E16
    moved yellow T1 E16
1818: yellow answers to D16
    moved yellow T1 D16
1819: yellow answers to D15
    moved yellow T1 D15
1820: yellow answers to D16
    moved yellow T1 D16
1821: yellow answers to D15
    moved yellow T1 D15
1822: yellow answers to D14
    moved yellow T1 D14
1823: yellow answers to D15
    moved yellow T1 D15
1824: yellow answers ship T2
1825: yellow answers to B18
    moved yellow T2 B18
1826: yellow answers to C18
    moved yellow T2 C18
1827: yellow answers to C17
    moved yellow T2 C17
1828: yellow answers to C16
    moved yellow T2 C16
1829: yellow answers stop
    turn blue 49
    rolled blue 7
1830: white answers give goods
    tribute white goods
1831: white answers give goods
    tribute white goods
1832: white answers give fuel
    tribute white fuel
1833: white answers give ore
    tribute white ore
1834: white answers give carbon
    tribute white carbon
1835: white answers give ore
    tribute white ore
1836: white answers give ore
    tribute white ore
1837: blue answers rob seat4
    stolen blue red
    you-lost red ore
    you-gained blue ore
1838: blue answers build colony_ship
    built blue colony_ship
    launched blue colony T1 G20
1839: blue answers end-phase
    mother-ship blue 1 2
1840: blue answers ship T2
1841: blue answers to F19
    moved blue T2 F19
1842: blue answers to F18
    moved blue T2 F18
1843: blue answers stop
1844: blue answers ship T3
1845: blue answers to F18
    moved blue T3 F18
1846: blue answers to G18
    moved blue T3 G18
1847: blue answers to G17
    moved blue T3 G17
1848: blue answers to G16
    moved blue T3 G16
1849: blue answers stop
1850: blue answers ship T1
1851: blue answers to F20
    moved blue T1 F20
1852: blue answers to F19
    moved blue T1 F19
1853: blue answers to F20
    moved blue T1 F20
1854: blue answers to G20
    moved blue T1 G20
1855: blue answers to G19
    moved blue T1 G19
    turn white 50
    rolled white 4
    produced white 2 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced blue 1 food
1856: white answers exchange ore fuel
    exchanged white 3 ore fuel
1857: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E12
    heard white trader_hails
1858: white answers amount 2
1859: white answers give ore
    gave white ore
1860: white answers give carbon
    gave white carbon
    heard white prince_satisfied
1861: white answers take goods
    took white goods
    fame white 1
    card-over white E12
1862: white answers ship T1
1863: white answers to N6
    moved white T1 N6
1864: white answers to N5
    moved white T1 N5
1865: white answers to N4
    moved white T1 N4
1866: white answers stop
    outpost white diplomats 1
    chip white diplomats
1867: white answers friend DI2
    friendship white DI2
1868: white answers ship T3
1869: white answers to H19
    moved white T3 H19
1870: white answers to H20
    moved white T3 H20
1871: white answers stop
1872: white answers ship T2
1873: white answers to H12
    moved white T2 H12
1874: white answers to H11
    moved white T2 H11
1875: white answers to G11
    moved white T2 G11
1876: white answers stop
    turn red 51
    rolled red 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 2 carbon
    produced white 1 carbon
1877: red answers propose
1878: red answers add carbon
1879: red answers done
1880: red answers add goods
1881: red answers add ore
1882: red answers add fuel
1883: red answers add food
1884: red answers add food
1885: red answers done
    offers red 1 carbon
    wants red 1 ore
    wants red 1 fuel
    wants red 2 food
    wants red 1 goods
1886: yellow answers counter
1887: yellow answers add ore
1888: yellow answers add ore
1889: yellow answers add fuel
1890: yellow answers done
1891: yellow answers add carbon
1892: yellow answers add food
1893: yellow answers add carbon
1894: yellow answers done
    offers yellow 2 ore
    offers yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 1 food
1895: blue answers decline
    declined blue
1896: white answers decline
    declined white
1897: red answers withdraw
    withdrew red
1898: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E14
    heard red toll_demanded
1899: red answers no
    opponent white combat
    mother-ship red 0 2
    mother-ship white 1 0
    contest red combat 5 3
    heard red ship_captured
    claim red
1900: red answers launch T3 P21
    launched red trade T3 P21
    card-over red E14
1901: red answers ship T1
1902: red answers to E11
    moved red T1 E11
1903: red answers to E10
    moved red T1 E10
1904: red answers to E9
    moved red T1 E9
1905: red answers to F9
    moved red T1 F9
1906: red answers found
    colony red S2.a
1907: red answers ship T3
1908: red answers to P20
    moved red T3 P20
1909: red answers to P21
    moved red T3 P21
1910: red answers to N21
    moved red T3 N21
1911: red answers to N20
    moved red T3 N20
1912: red answers to N19
    moved red T3 N19
1913: red answers ship T2
1914: red answers to N15
    moved red T2 N15
1915: red answers to P15
    moved red T2 P15
1916: red answers to N15
    moved red T2 N15
1917: red answers to N14
    moved red T2 N14
1918: red answers to N13
    moved red T2 N13
    turn yellow 52
    rolled yellow 11
    produced yellow 1 ore
    produced blue 1 ore
    produced yellow 1 carbon
    produced blue 1 food
    produced white 1 food
    produced yellow 3 goods
    produced red 1 goods
1919: yellow answers end-phase
    mother-ship yellow 2 3
1920: yellow answers ship T3
1921: yellow answers to C19
    moved yellow T3 C19
1922: yellow answers to D19
    moved yellow T3 D19
1923: yellow answers to C19
    moved yellow T3 C19
1924: yellow answers to D19
    moved yellow T3 D19
1925: yellow answers to D18
    moved yellow T3 D18
1926: yellow answers to D17
    moved yellow T3 D17
1927: yellow answers to D18
    moved yellow T3 D18
1928: yellow answers to D17
    moved yellow T3 D17
1929: yellow answers to D16
    moved yellow T3 D16
1930: yellow answers ship T2
1931: yellow answers to C15
    moved yellow T2 C15
1932: yellow answers to C16
    moved yellow T2 C16
1933: yellow answers to C17
    moved yellow T2 C17
1934: yellow answers to C16
    moved yellow T2 C16
1935: yellow answers to B16
    moved yellow T2 B16
1936: yellow answers to B15
    moved yellow T2 B15
1937: yellow answers to B14
    moved yellow T2 B14
1938: yellow answers to B13
    moved yellow T2 B13
1939: yellow answers to A13
    moved yellow T2 A13
1940: yellow answers ship T1
1941: yellow answers to D14
    moved yellow T1 D14
1942: yellow answers to D15
    moved yellow T1 D15
1943: yellow answers to D16
    moved yellow T1 D16
1944: yellow answers to D15
    moved yellow T1 D15
1945: yellow answers to D14
    moved yellow T1 D14
1946: yellow answers to D13
    moved yellow T1 D13
1947: yellow answers to D12
    moved yellow T1 D12
1948: yellow answers to D13
    moved yellow T1 D13
1949: yellow answers stop
    turn blue 53
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 2 carbon
    produced white 1 carbon
1950: blue answers build spaceport
    built blue spaceport
1951: blue answers site delta.c
    spaceport blue delta.c
1952: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
1953: blue answers propose
1954: blue answers add carbon
1955: blue answers done
1956: blue answers add goods
1957: blue answers add goods
1958: blue answers add food
1959: blue answers add ore
1960: blue answers add food
1961: blue answers done
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 2 food
    wants blue 2 goods
1962: white answers decline
    declined white
1963: red answers decline
    declined red
1964: yellow answers decline
    declined yellow
1965: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E01
    heard blue fold_ahead
1966: blue answers no
    heard blue fold_avoided
    card-over blue E01
    drew-encounter blue
    card white E25
    heard blue drifting_ship
1967: blue answers yes
    opponent white speed
    mother-ship blue 0 1
    mother-ship white 1 0
    contest blue speed 3 2
    heard blue envoy_saved
    stolen blue white
    you-lost white goods
    you-gained blue goods
    stolen blue red
    you-lost red ore
    you-gained blue ore
    stolen blue yellow
    you-lost yellow goods
    you-gained blue goods
    fame blue 1
    card-over blue E25
1968: blue answers land-all
    turn white 54
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 2 carbon
    produced white 1 carbon
1969: white answers build spaceport
    built white spaceport
1970: white answers site S4.a
    spaceport white S4.a
1971: white answers build colony_ship
    built white colony_ship
1972: white answers launch T1 M12
    launched white colony T1 M12
1973: white answers propose
1974: white answers add fuel
1975: white answers done
1976: white answers add carbon
1977: white answers add food
1978: white answers add food
1979: white answers add carbon
1980: white answers add carbon
1981: white answers done
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1982: red answers decline
    declined red
1983: yellow answers decline
    declined yellow
1984: blue answers decline
    declined blue
1985: white answers propose
1986: white answers add fuel
1987: white answers done
1988: white answers add food
1989: white answers add food
1990: white answers add carbon
1991: white answers add carbon
1992: white answers add carbon
1993: white answers done
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
1994: red answers decline
    declined red
1995: yellow answers decline
    declined yellow
1996: blue answers decline
    declined blue
1997: white answers propose
1998: white answers add fuel
1999: white answers done
2000: white answers add carbon
2001: white answers add carbon
2002: white answers add food
2003: white answers add carbon
2004: white answers add food
2005: white answers done
    offers white 1 fuel
    wants white 3 carbon
    wants white 2 food
2006: red answers decline
    declined red
2007: yellow answers decline
    declined yellow
2008: blue answers decline
    declined blue
2009: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E15
    heard white toll_demanded
    opponent yellow combat
    mother-ship white 2 2
    mother-ship yellow 0 1
    contest white combat 6 4
    heard white hold_of_carbon
    took white carbon
    took white carbon
    fame white 1
    card-over white E15
2010: white answers ship T2
2011: white answers to G10
    moved white T2 G10
2012: white answers to G11
    moved white T2 G11
2013: white answers to G10
    moved white T2 G10
2014: white answers to G11
    moved white T2 G11
2015: white answers ship T3
2016: white answers to J20
    moved white T3 J20
2017: white answers to J19
    moved white T3 J19
2018: white answers to K19
    moved white T3 K19
2019: white answers to K18
    moved white T3 K18
2020: white answers land-all
    turn red 55
    rolled red 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 2 carbon
    produced white 1 carbon
2021: red answers end-phase
    mother-ship red 1 2
2022: red answers ship T2
2023: red answers to N14
    moved red T2 N14
2024: red answers to N15
    moved red T2 N15
2025: red answers to N14
    moved red T2 N14
2026: red answers to N13
    moved red T2 N13
2027: red answers to N12
    moved red T2 N12
2028: red answers ship T3
2029: red answers to N18
    moved red T3 N18
2030: red answers to N17
    moved red T3 N17
2031: red answers to N16
    moved red T3 N16
2032: red answers to M16
    moved red T3 M16
2033: red answers to N16
    moved red T3 N16
    turn yellow 56
    rolled yellow 4
    produced white 2 ore
    produced yellow 1 fuel
    produced white 1 fuel
    produced blue 1 food
    produced red 1 food
2034: yellow answers exchange goods food
    exchanged yellow 2 goods food
2035: yellow answers propose
2036: yellow answers add fuel
2037: yellow answers done
2038: yellow answers add food
2039: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
2040: blue answers accept
    accepted blue
2041: white answers decline
    declined white
2042: red answers accept
    accepted red
2043: yellow answers deal seat2
    traded yellow blue
2044: yellow answers propose
2045: yellow answers add ore
2046: yellow answers done
2047: yellow answers add food
2048: yellow answers add fuel
2049: yellow answers add food
2050: yellow answers add carbon
2051: yellow answers add food
2052: yellow answers add carbon
2053: yellow answers add carbon
2054: yellow answers add fuel
2055: yellow answers add food
2056: yellow answers add food
2057: yellow answers add food
2058: yellow answers add food
2059: yellow answers add food
2060: yellow answers add goods
    offers yellow 1 ore
    wants yellow 2 fuel
    wants yellow 3 carbon
    wants yellow 8 food
    wants yellow 1 goods
2061: blue answers counter
2062: blue answers add fuel
2063: blue answers done
2064: blue answers add carbon
2065: blue answers add carbon
2066: blue answers add goods
2067: blue answers add ore
2068: blue answers add goods
2069: blue answers add carbon
2070: blue answers add goods
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 3 carbon
    wants blue 3 goods
2071: white answers decline
    declined white
2072: red answers decline
    declined red
2073: yellow answers withdraw
    withdrew yellow
2074: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E10
    heard yellow trader_hails
2075: yellow answers amount 2
2076: yellow answers give fuel
    gave yellow fuel
2077: yellow answers give food
    gave yellow food
    heard yellow prince_content
2078: yellow answers take food
    took yellow food
    fame yellow 1
    card-over yellow E10
2079: yellow answers ship T3
2080: yellow answers to D15
    moved yellow T3 D15
2081: yellow answers to D16
    moved yellow T3 D16
2082: yellow answers to D15
    moved yellow T3 D15
2083: yellow answers to D14
    moved yellow T3 D14
2084: yellow answers to E14
    moved yellow T3 E14
2085: yellow answers to E13
    moved yellow T3 E13
2086: yellow answers stop
2087: yellow answers ship T1
2088: yellow answers to D12
    moved yellow T1 D12
2089: yellow answers to D13
    moved yellow T1 D13
2090: yellow answers to C13
    moved yellow T1 C13
2091: yellow answers to C12
    moved yellow T1 C12
2092: yellow answers to C13
    moved yellow T1 C13
2093: yellow answers to C12
    moved yellow T1 C12
2094: yellow answers to B12
    moved yellow T1 B12
2095: yellow answers ship T2
2096: yellow answers to A14
    moved yellow T2 A14
2097: yellow answers to A13
    moved yellow T2 A13
2098: yellow answers to A12
    moved yellow T2 A12
2099: yellow answers stop
    turn blue 57
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
    produced red 1 carbon
    produced blue 1 goods
    produced red 1 goods
2100: blue answers exchange carbon goods
    exchanged blue 3 carbon goods
2101: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
2102: blue answers exchange goods food
    exchanged blue 2 goods food
2103: blue answers build booster
    built blue booster
    expanded blue booster
2104: blue answers build cannon
    built blue cannon
    expanded blue cannon
2105: blue answers build cannon
    built blue cannon
    expanded blue cannon
2106: blue answers propose
2107: blue answers add food
2108: blue answers add goods
2109: blue answers add goods
2110: blue answers done
2111: blue answers add carbon
2112: blue answers add carbon
2113: blue answers add carbon
2114: blue answers done
    offers blue 1 food
    offers blue 2 goods
    wants blue 3 carbon
2115: white answers decline
    declined white
2116: red answers decline
    declined red
2117: yellow answers decline
    declined yellow
2118: blue answers propose
2119: blue answers add food
2120: blue answers add goods
2121: blue answers add ore
2122: blue answers add goods
2123: blue answers add ore
2124: blue answers add ore
2125: blue answers done
2126: blue answers add fuel
2127: blue answers add carbon
2128: blue answers add carbon
2129: blue answers add fuel
2130: blue answers add carbon
2131: blue answers add fuel
2132: blue answers add carbon
2133: blue answers add carbon
2134: blue answers add fuel
2135: blue answers add carbon
2136: blue answers add carbon
2137: blue answers add carbon
    offers blue 3 ore
    offers blue 1 food
    offers blue 2 goods
    wants blue 4 fuel
    wants blue 8 carbon
2138: white answers decline
    declined white
2139: red answers decline
    declined red
2140: yellow answers decline
    declined yellow
2141: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E17
    heard blue pirate_attacks
2142: blue answers no
    opponent yellow combat
    mother-ship blue 1 3
    mother-ship yellow 2 0
    contest blue combat 9 5
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E17
2143: blue answers ship T1
2144: blue answers to G18
    moved blue T1 G18
2145: blue answers stop
2146: blue answers ship T3
2147: blue answers to F16
    moved blue T3 F16
2148: blue answers to G16
    moved blue T3 G16
2149: blue answers to G17
    moved blue T3 G17
2150: blue answers to G16
    moved blue T3 G16
2151: blue answers to F16
    moved blue T3 F16
2152: blue answers to F15
    moved blue T3 F15
2153: blue answers ship T2
2154: blue answers to F17
    moved blue T2 F17
2155: blue answers to F16
    moved blue T2 F16
2156: blue answers to F15
    moved blue T2 F15
2157: blue answers to E15
    moved blue T2 E15
2158: blue answers stop
    turn white 58
    rolled white 10
    produced blue 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
    produced red 1 carbon
    produced blue 1 goods
    produced red 1 goods
2159: white answers exchange carbon goods
    exchanged white 3 carbon goods
2160: white answers buy-fame
    gave white goods
    fame white 1
2161: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
2162: white answers build booster
    built white booster
    expanded white booster
2163: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E28
    heard white ship_under_fire
2164: white answers yes
    opponent red combat
    mother-ship white 3 1
    mother-ship red 3 2
    contest white combat 6 8
    heard white beaten_bravely
    grounded white T1
    fame white 1
    card-over white E28
2165: white answers ship T3
2166: white answers to L18
    moved white T3 L18
2167: white answers to K18
    moved white T3 K18
2168: white answers to L18
    moved white T3 L18
2169: white answers to K18
    moved white T3 K18
2170: white answers to L18
    moved white T3 L18
2171: white answers ship T2
2172: white answers to G10
    moved white T2 G10
2173: white answers to G11
    moved white T2 G11
2174: white answers to H11
    moved white T2 H11
2175: white answers to G11
    moved white T2 G11
2176: white answers stop
    turn red 59
    rolled red 5
    produced yellow 1 ore
    produced white 2 ore
    produced yellow 1 food
    produced blue 1 food
2177: red answers build trade_ship
    built red trade_ship
2178: red answers launch T1 N20
    launched red trade T1 N20
2179: red answers build booster
    built red booster
    expanded red booster
2180: red answers build cannon
    built red cannon
    expanded red cannon
2181: red answers propose
2182: red answers add food
2183: red answers done
2184: red answers add carbon
2185: red answers add carbon
2186: red answers add ore
2187: red answers add carbon
2188: red answers add ore
2189: red answers add ore
2190: red answers add ore
2191: red answers add carbon
2192: red answers add fuel
2193: red answers add ore
2194: red answers add fuel
2195: red answers add carbon
    offers red 1 food
    wants red 5 ore
    wants red 2 fuel
    wants red 5 carbon
2196: yellow answers decline
    declined yellow
2197: blue answers decline
    declined blue
2198: white answers counter
2199: white answers add ore
2200: white answers done
2201: white answers add carbon
2202: white answers add food
2203: white answers add food
2204: white answers add carbon
2205: white answers add carbon
2206: white answers add carbon
2207: white answers done
    offers white 1 ore
    wants white 4 carbon
    wants white 2 food
2208: red answers withdraw
    withdrew red
2209: red answers end-phase
    mother-ship red 2 3
2210: red answers ship T1
2211: red answers to M20
    moved red T1 M20
2212: red answers to M19
    moved red T1 M19
2213: red answers to M18
    moved red T1 M18
2214: red answers to N18
    moved red T1 N18
2215: red answers to N17
    moved red T1 N17
2216: red answers to N18
    moved red T1 N18
2217: red answers stop
2218: red answers ship T3
2219: red answers to M16
    moved red T3 M16
2220: red answers to N16
    moved red T3 N16
2221: red answers to M16
    moved red T3 M16
2222: red answers to N16
    moved red T3 N16
2223: red answers to N15
    moved red T3 N15
2224: red answers to N14
    moved red T3 N14
2225: red answers to N13
    moved red T3 N13
2226: red answers stop
2227: red answers land-all
    turn yellow 60
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced white 1 goods
2228: yellow answers exchange ore carbon
    exchanged yellow 3 ore carbon
2229: yellow answers propose
2230: yellow answers add carbon
2231: yellow answers done
2232: yellow answers add goods
2233: yellow answers add ore
2234: yellow answers add goods
2235: yellow answers add goods
2236: yellow answers add food
2237: yellow answers add goods
2238: yellow answers add food
2239: yellow answers add goods
2240: yellow answers add goods
2241: yellow answers add ore
2242: yellow answers add fuel
2243: yellow answers done
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 1 fuel
    wants yellow 2 food
    wants yellow 6 goods
2244: blue answers decline
    declined blue
2245: white answers counter
2246: white answers add ore
2247: white answers done
2248: white answers add food
2249: white answers add carbon
2250: white answers add food
2251: white answers add goods
2252: white answers add carbon
2253: white answers done
    offers white 1 ore
    wants white 2 carbon
    wants white 2 food
    wants white 1 goods
2254: red answers decline
    declined red
2255: yellow answers withdraw
    withdrew yellow
2256: yellow answers propose
2257: yellow answers add ore
2258: yellow answers done
2259: yellow answers add carbon
2260: yellow answers done
    offers yellow 1 ore
    wants yellow 1 carbon
2261: blue answers accept
    accepted blue
2262: white answers counter
2263: white answers add carbon
2264: white answers done
2265: white answers add food
2266: white answers add goods
2267: white answers add goods
2268: white answers add goods
2269: white answers add food
2270: white answers add ore
2271: white answers done
    offers white 1 carbon
    wants white 1 ore
    wants white 2 food
    wants white 3 goods
2272: red answers accept
    accepted red
2273: yellow answers deal seat4
    traded yellow red
2274: yellow answers build spaceport
    built yellow spaceport
2275: yellow answers site gamma.c
    spaceport yellow gamma.c
2276: yellow answers propose
2277: yellow answers add food
2278: yellow answers add fuel
2279: yellow answers done
2280: yellow answers add goods
2281: yellow answers add carbon
2282: yellow answers add ore
2283: yellow answers add carbon
2284: yellow answers add carbon
2285: yellow answers add carbon
2286: yellow answers add carbon
2287: yellow answers add goods
2288: yellow answers add carbon
2289: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 6 carbon
    wants yellow 2 goods
2290: blue answers counter
2291: blue answers add fuel
2292: blue answers done
2293: blue answers add food
2294: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 food
2295: white answers decline
    declined white
2296: red answers decline
    declined red
2297: yellow answers withdraw
    withdrew yellow
2298: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E16
    heard yellow wanderers_ask
2299: yellow answers amount 1
2300: yellow answers give fuel
    gave yellow fuel
    heard yellow meanness
    fame-lost yellow 1
    card-over yellow E16
2301: yellow answers ship T2
2302: yellow answers to A11
    moved yellow T2 A11
2303: yellow answers to B11
    moved yellow T2 B11
2304: yellow answers stop
    outpost yellow merchants 2
2305: yellow answers friend ME4
    friendship yellow ME4
2306: yellow answers ship T1
2307: yellow answers to C12
    moved yellow T1 C12
2308: yellow answers to C11
    moved yellow T1 C11
2309: yellow answers to D11
    moved yellow T1 D11
2310: yellow answers to C11
    moved yellow T1 C11
2311: yellow answers to C12
    moved yellow T1 C12
2312: yellow answers to C11
    moved yellow T1 C11
2313: yellow answers stop
2314: yellow answers ship T3
2315: yellow answers to F13
    moved yellow T3 F13
2316: yellow answers to E13
    moved yellow T3 E13
2317: yellow answers to F13
    moved yellow T3 F13
2318: yellow answers stop
    turn blue 61
    rolled blue 7
2319: blue answers give carbon
    tribute blue carbon
2320: blue answers give fuel
    tribute blue fuel
2321: blue answers give fuel
    tribute blue fuel
2322: blue answers give goods
    tribute blue goods
2323: blue answers give ore
    tribute blue ore
2324: blue answers give ore
    tribute blue ore
2325: red answers give carbon
    tribute red carbon
2326: red answers give fuel
    tribute red fuel
2327: red answers give goods
    tribute red goods
2328: red answers give food
    tribute red food
2329: blue answers nobody
2330: blue answers propose
2331: blue answers add ore
2332: blue answers done
2333: blue answers add carbon
2334: blue answers add goods
2335: blue answers add goods
2336: blue answers add carbon
    offers blue 1 ore
    wants blue 2 carbon
    wants blue 2 goods
2337: white answers counter
2338: white answers add carbon
2339: white answers done
2340: white answers add food
2341: white answers add goods
2342: white answers add goods
2343: white answers add food
2344: white answers add ore
2345: white answers add goods
2346: white answers done
    offers white 1 carbon
    wants white 1 ore
    wants white 2 food
    wants white 3 goods
2347: red answers counter
2348: red answers add ore
2349: red answers done
2350: red answers add fuel
2351: red answers add carbon
2352: red answers add food
2353: red answers add fuel
2354: red answers add fuel
2355: red answers add carbon
2356: red answers add food
    offers red 1 ore
    wants red 3 fuel
    wants red 2 carbon
    wants red 2 food
2357: yellow answers counter
2358: yellow answers add food
2359: yellow answers done
2360: yellow answers add goods
2361: yellow answers add fuel
2362: yellow answers add goods
2363: yellow answers add ore
2364: yellow answers add carbon
2365: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 2 goods
2366: blue answers withdraw
    withdrew blue
2367: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E09
    heard blue trader_hails
2368: blue answers amount 2
2369: blue answers give goods
    gave blue goods
2370: blue answers give goods
    gave blue goods
    heard blue trader_delighted
2371: blue answers take fuel
    took blue fuel
    fame blue 1
    card-over blue E09
2372: blue answers ship T1
2373: blue answers to F18
    moved blue T1 F18
2374: blue answers to F17
    moved blue T1 F17
2375: blue answers to F18
    moved blue T1 F18
2376: blue answers to F17
    moved blue T1 F17
2377: blue answers to F18
    moved blue T1 F18
2378: blue answers to F17
    moved blue T1 F17
2379: blue answers ship T3
2380: blue answers to F14
    moved blue T3 F14
2381: blue answers to F13
    moved blue T3 F13
2382: blue answers to F12
    moved blue T3 F12
2383: blue answers to G12
    moved blue T3 G12
2384: blue answers to G13
    moved blue T3 G13
2385: blue answers to G14
    moved blue T3 G14
2386: blue answers ship T2
2387: blue answers to E14
    moved blue T2 E14
2388: blue answers to D14
    moved blue T2 D14
2389: blue answers to D13
    moved blue T2 D13
2390: blue answers to D12
    moved blue T2 D12
2391: blue answers to D11
    moved blue T2 D11
2392: blue answers stop
    turn white 62
    rolled white 8
    produced white 2 ore
    produced red 1 ore
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 carbon
2393: white answers exchange ore fuel
    exchanged white 3 ore fuel
2394: white answers buy-fame
    gave white goods
    fame white 1
    won white 15
yellow: place 4, points 10
blue: place 2, points 14
white: place 1, points 15
red: place 3, points 12
