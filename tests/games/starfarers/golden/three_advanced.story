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
10: blue answers launch T3 E20
    launched blue trade T3 E20
11: blue answers expansion freight_ring
    expanded blue freight_ring
12: yellow answers site delta.b
    spaceport yellow delta.b
13: yellow answers cargo colony
14: yellow answers launch T3 M21
    launched yellow colony T3 M21
15: yellow answers expansion booster
    expanded yellow booster
16: white answers site delta.c
    spaceport white delta.c
17: white answers cargo colony
18: white answers launch T2 P23
    launched white colony T2 P23
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
24: white answers to P22
    moved white T2 P22
25: white answers to P21
    moved white T2 P21
26: white answers to P20
    moved white T2 P20
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
29: yellow answers launch T1 M23
    launched yellow colony T1 M23
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
33: yellow answers to M20
    moved yellow T3 M20
34: yellow answers to M19
    moved yellow T3 M19
35: yellow answers to M18
    moved yellow T3 M18
36: yellow answers ship T1
37: yellow answers to M24
    moved yellow T1 M24
38: yellow answers to M23
    moved yellow T1 M23
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
43: blue answers launch T2 E22
    launched blue trade T2 E22
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
62: blue answers to D22
    moved blue T2 D22
63: blue answers to D21
    moved blue T2 D21
64: blue answers to D20
    moved blue T2 D20
65: blue answers to E20
    moved blue T2 E20
66: blue answers to E21
    moved blue T2 E21
    moved blue T2 E22
67: blue answers ship T3
68: blue answers to D20
    moved blue T3 D20
69: blue answers to D19
    moved blue T3 D19
70: blue answers to C19
    moved blue T3 C19
71: blue answers to C18
    moved blue T3 C18
72: blue answers to C17
    moved blue T3 C17
73: blue answers to C16
    moved blue T3 C16
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
78: white answers to P19
    moved white T2 P19
79: white answers to P18
    moved white T2 P18
80: white answers to P17
    moved white T2 P17
81: white answers to P16
    moved white T2 P16
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
    launched yellow colony T2 M21
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
134: yellow answers to M20
    moved yellow T2 M20
135: yellow answers to M21
    moved yellow T2 M21
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
144: blue answers jump N4
    jumped blue T2 N4
    outpost blue diplomats 1
    chip blue diplomats
145: blue answers friend DI5
    friendship blue DI5
    fame blue 1
    card-over blue E16
146: blue answers ship T3
147: blue answers to C17
    moved blue T3 C17
148: blue answers to C16
    moved blue T3 C16
149: blue answers to B16
    moved blue T3 B16
150: blue answers to B15
    moved blue T3 B15
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
157: white answers exchange goods ore
    exchanged white 2 goods ore
158: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
159: white answers end-phase
    mother-ship white 2 1
160: white answers ship T2
161: white answers to P17
    moved white T2 P17
162: white answers to P16
    moved white T2 P16
163: white answers stop
    turn yellow 8
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
164: blue answers take fuel
    took blue fuel
165: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow fuel
166: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
167: yellow answers build booster
    built yellow booster
    expanded yellow booster
168: yellow answers propose
169: yellow answers add ore
170: yellow answers done
171: yellow answers add food
172: yellow answers add fuel
173: yellow answers add carbon
174: yellow answers add carbon
175: yellow answers add carbon
176: yellow answers done
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 1 food
177: blue answers counter
178: blue answers add fuel
179: blue answers done
180: blue answers add goods
181: blue answers add carbon
182: blue answers add ore
    offers blue 1 fuel
    wants blue 1 ore
    wants blue 1 carbon
    wants blue 1 goods
183: white answers decline
    declined white
184: yellow answers withdraw
    withdrew yellow
185: yellow answers propose
186: yellow answers add ore
187: yellow answers done
188: yellow answers add food
189: yellow answers add carbon
190: yellow answers add fuel
191: yellow answers add carbon
192: yellow answers add carbon
193: yellow answers done
    offers yellow 1 ore
    wants yellow 1 fuel
    wants yellow 3 carbon
    wants yellow 1 food
194: blue answers counter
195: blue answers add food
196: blue answers done
197: blue answers add goods
198: blue answers add ore
199: blue answers add goods
    offers blue 1 food
    wants blue 1 ore
    wants blue 2 goods
200: white answers counter
201: white answers add goods
202: white answers done
203: white answers add food
204: white answers done
    offers white 1 goods
    wants white 1 food
205: yellow answers withdraw
    withdrew yellow
206: yellow answers propose
207: yellow answers add food
208: yellow answers done
209: yellow answers add carbon
210: yellow answers add carbon
211: yellow answers add ore
212: yellow answers add carbon
213: yellow answers add ore
214: yellow answers done
    offers yellow 1 food
    wants yellow 2 ore
    wants yellow 3 carbon
215: blue answers counter
216: blue answers add fuel
217: blue answers done
218: blue answers add carbon
219: blue answers add ore
220: blue answers add ore
    offers blue 1 fuel
    wants blue 2 ore
    wants blue 1 carbon
221: white answers counter
222: white answers add goods
223: white answers done
224: white answers add ore
225: white answers done
    offers white 1 goods
    wants white 1 ore
226: yellow answers deal seat3
    traded yellow white
227: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E02
    heard yellow fold_ahead
228: yellow answers yes
    opponent blue speed
    mother-ship yellow 2 2
    mother-ship blue 1 0
    contest yellow speed 5 2
    heard yellow fold_crossed
229: yellow answers jump J11
    jumped yellow T1 J11
    explored yellow S3.2
    looked yellow S3.2 number 2
    explored yellow S3.3
    looked yellow S3.3 number 3
230: yellow answers found
    colony yellow S3.c
    shown yellow S3.2 number 2
    shown yellow S3.3 number 3
    launched yellow trade T1 M23
    card-over yellow E02
231: yellow answers ship T1
232: yellow answers to L23
    moved yellow T1 L23
233: yellow answers to L22
    moved yellow T1 L22
234: yellow answers stop
235: yellow answers ship T2
236: yellow answers to M20
    moved yellow T2 M20
237: yellow answers stop
238: yellow answers land-all
    turn blue 9
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
239: blue answers take carbon
    took blue carbon
240: blue answers draw
    supplied blue 1
    you-gained blue carbon
241: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E28
    heard blue ship_under_fire
242: blue answers yes
    opponent white combat
    mother-ship blue 0 2
    mother-ship white 1 2
    contest blue combat 2 4
    heard blue beaten_bravely
    grounded blue T3
    fame blue 1
    card-over blue E28
    turn white 10
    rolled white 11
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
243: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white goods
244: white answers build trade_ship
    built white trade_ship
245: white answers launch T1 P23
    launched white trade T1 P23
246: white answers build colony_ship
    built white colony_ship
    launched white colony T3 N24
247: white answers propose
248: white answers add food
249: white answers done
250: white answers add goods
251: white answers add goods
252: white answers add carbon
253: white answers add carbon
254: white answers add carbon
255: white answers add carbon
    offers white 1 food
    wants white 4 carbon
    wants white 2 goods
256: yellow answers decline
    declined yellow
257: blue answers decline
    declined blue
258: white answers propose
259: white answers add food
260: white answers done
261: white answers add goods
262: white answers add goods
263: white answers add carbon
264: white answers add carbon
265: white answers add carbon
266: white answers done
    offers white 1 food
    wants white 3 carbon
    wants white 2 goods
267: yellow answers decline
    declined yellow
268: blue answers decline
    declined blue
269: white answers propose
270: white answers add food
271: white answers done
272: white answers add goods
273: white answers add carbon
274: white answers add goods
275: white answers add carbon
276: white answers add carbon
277: white answers done
    offers white 1 food
    wants white 3 carbon
    wants white 2 goods
278: yellow answers decline
    declined yellow
279: blue answers decline
    declined blue
280: white answers end-phase
    mother-ship white 2 2
281: white answers ship T1
282: white answers to P22
    moved white T1 P22
283: white answers to P21
    moved white T1 P21
284: white answers stop
285: white answers ship T2
286: white answers to P17
    moved white T2 P17
287: white answers to P18
    moved white T2 P18
288: white answers to P17
    moved white T2 P17
289: white answers stop
290: white answers ship T3
291: white answers to M24
    moved white T3 M24
292: white answers stop
    turn yellow 11
    rolled yellow 10
    produced blue 2 fuel
293: yellow answers later
294: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E29
    heard yellow ship_under_fire
295: yellow answers yes
    opponent white combat
    mother-ship yellow 2 0
    mother-ship white 1 0
    contest yellow combat 3 2
    heard yellow princess
296: yellow answers take fuel
    took yellow fuel
297: yellow answers take carbon
    took yellow carbon
    fame yellow 1
    card-over yellow E29
298: yellow answers ship T3
299: yellow answers to M17
    moved yellow T3 M17
300: yellow answers to M16
    moved yellow T3 M16
    explored yellow S4.3
    looked yellow S4.3 number 10
301: yellow answers to M15
    moved yellow T3 M15
    explored yellow S4.1
    looked yellow S4.1 number 5
302: yellow answers found
    colony yellow S4.c
    shown yellow S4.1 number 5
    shown yellow S4.3 number 10
303: yellow answers ship T2
304: yellow answers to M19
    moved yellow T2 M19
305: yellow answers to M18
    moved yellow T2 M18
306: yellow answers to M17
    moved yellow T2 M17
307: yellow answers to M16
    moved yellow T2 M16
308: yellow answers ship T1
309: yellow answers to L21
    moved yellow T1 L21
310: yellow answers to M21
    moved yellow T1 M21
311: yellow answers to M20
    moved yellow T1 M20
312: yellow answers to N20
    moved yellow T1 N20
    turn blue 12
    rolled blue 7
313: yellow answers give carbon
    tribute yellow carbon
314: yellow answers give carbon
    tribute yellow carbon
315: yellow answers give fuel
    tribute yellow fuel
316: yellow answers give food
    tribute yellow food
317: blue answers rob seat1
    stolen blue yellow
    you-lost yellow fuel
    you-gained blue fuel
318: blue answers later
319: blue answers build cannon
    built blue cannon
    expanded blue cannon
320: blue answers exchange fuel food
    exchanged blue 3 fuel food
321: blue answers draw
    supplied blue 1
    you-gained blue fuel
322: blue answers build booster
    built blue booster
    expanded blue booster
323: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E06
    heard blue wanderers_ask
324: blue answers amount 2
325: blue answers give food
    gave blue food
326: blue answers give food
    gave blue food
    heard blue wanderers_way
327: blue answers jump B4
    jumped blue T3 B4
    outpost blue scientists 1
    chip blue scientists
328: blue answers friend SC3
    friendship blue SC3
    card-over blue E06
    turn white 13
    rolled white 9
    produced white 2 ore
329: blue answers take ore
    took blue ore
330: white answers draw
    supplied white 2
    you-gained white goods
    you-gained white carbon
331: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E07
    heard white trader_hails
332: white answers amount 3
333: white answers give food
    gave white food
334: white answers give goods
    gave white goods
335: white answers give carbon
    gave white carbon
    heard white trader_very_content
336: white answers take ore
    took white ore
337: white answers take food
    took white food
    fame white 1
    card-over white E07
338: white answers ship T1
339: white answers to N21
    moved white T1 N21
340: white answers to N20
    moved white T1 N20
341: white answers to M20
    moved white T1 M20
342: white answers ship T3
343: white answers to N24
    moved white T3 N24
344: white answers to N23
    moved white T3 N23
345: white answers to P23
    moved white T3 P23
346: white answers ship T2
347: white answers to N17
    moved white T2 N17
348: white answers to N18
    moved white T2 N18
349: white answers to N17
    moved white T2 N17
    turn yellow 14
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
350: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
351: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E05
    heard yellow wanderers_ask
352: yellow answers amount 2
353: yellow answers give food
    gave yellow food
354: yellow answers give goods
    gave yellow goods
    heard yellow wanderers_bless
    fame yellow 1
    card-over yellow E05
355: yellow answers ship T2
356: yellow answers to N16
    moved yellow T2 N16
357: yellow answers to N15
    moved yellow T2 N15
358: yellow answers to N14
    moved yellow T2 N14
    explored yellow S4.2
    looked yellow S4.2 number 12
359: yellow answers found
    colony yellow S4.b
    shown yellow S4.2 number 12
360: yellow answers ship T1
361: yellow answers to N19
    moved yellow T1 N19
362: yellow answers to N18
    moved yellow T1 N18
363: yellow answers to N19
    moved yellow T1 N19
364: yellow answers to P19
    moved yellow T1 P19
    turn blue 15
    rolled blue 10
    produced blue 2 fuel
    produced yellow 2 carbon
365: blue answers build colony_ship
    built blue colony_ship
366: blue answers launch T1 E20
    launched blue colony T1 E20
367: blue answers propose
368: blue answers add fuel
369: blue answers add ore
370: blue answers done
371: blue answers add food
372: blue answers done
    offers blue 1 ore
    offers blue 1 fuel
    wants blue 1 food
373: white answers decline
    declined white
374: yellow answers decline
    declined yellow
375: blue answers end-phase
    mother-ship blue 1 2
376: blue answers ship T1
377: blue answers to D20
    moved blue T1 D20
378: blue answers to D19
    moved blue T1 D19
379: blue answers to D18
    moved blue T1 D18
380: blue answers to D17
    moved blue T1 D17
381: blue answers to D16
    moved blue T1 D16
382: blue answers to E16
    moved blue T1 E16
    turn white 16
    rolled white 7
383: white answers rob seat1
    stolen white yellow
    you-lost yellow carbon
    you-gained white carbon
384: white answers later
385: white answers propose
386: white answers add food
387: white answers done
388: white answers add ore
389: white answers add carbon
390: white answers add carbon
    offers white 1 food
    wants white 1 ore
    wants white 2 carbon
391: yellow answers counter
392: yellow answers add goods
393: yellow answers done
394: yellow answers add food
395: yellow answers add food
396: yellow answers add fuel
397: yellow answers add ore
398: yellow answers add ore
399: yellow answers done
    offers yellow 1 goods
    wants yellow 2 ore
    wants yellow 1 fuel
    wants yellow 2 food
400: blue answers counter
401: blue answers add fuel
402: blue answers add ore
403: blue answers done
404: blue answers add goods
405: blue answers add food
406: blue answers add goods
407: blue answers add goods
408: blue answers add food
409: blue answers add carbon
410: blue answers add goods
    offers blue 1 ore
    offers blue 1 fuel
    wants blue 1 carbon
    wants blue 2 food
    wants blue 4 goods
411: white answers withdraw
    withdrew white
412: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
413: white answers build cannon
    built white cannon
    expanded white cannon
414: white answers end-phase
    mother-ship white 2 2
415: white answers ship T2
416: white answers to N18
    moved white T2 N18
417: white answers to N17
    moved white T2 N17
418: white answers to N18
    moved white T2 N18
419: white answers to M18
    moved white T2 M18
420: white answers ship T3
421: white answers to P22
    moved white T3 P22
422: white answers to P21
    moved white T3 P21
423: white answers to P20
    moved white T3 P20
424: white answers stop
425: white answers land-all
    turn yellow 17
    rolled yellow 9
    produced white 2 ore
426: blue answers take food
    took blue food
427: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E31
    heard yellow wear
    card-over yellow E31
    drew-encounter yellow
    card blue E30
    heard yellow black_market
428: yellow answers no
    heard yellow fly_on
    card-over yellow E30
429: yellow answers land-all
    turn blue 18
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
430: blue answers take carbon
    took blue carbon
431: blue answers build colony_ship
    built blue colony_ship
432: blue answers launch T3 E20
    launched blue colony T3 E20
433: blue answers end-phase
    mother-ship blue 3 2
434: blue answers ship T1
435: blue answers to E17
    moved blue T1 E17
436: blue answers to F17
    moved blue T1 F17
437: blue answers to F16
    moved blue T1 F16
438: blue answers to F15
    moved blue T1 F15
439: blue answers to F14
    moved blue T1 F14
440: blue answers to F13
    moved blue T1 F13
441: blue answers to E13
    moved blue T1 E13
442: blue answers stop
443: blue answers ship T3
444: blue answers to E19
    moved blue T3 E19
445: blue answers to E18
    moved blue T3 E18
446: blue answers to E17
    moved blue T3 E17
447: blue answers to F17
    moved blue T3 F17
448: blue answers to F16
    moved blue T3 F16
449: blue answers to G16
    moved blue T3 G16
450: blue answers to F16
    moved blue T3 F16
451: blue answers to F17
    moved blue T3 F17
    turn white 19
    rolled white 4
    produced white 1 fuel
452: blue answers take food
    took blue food
453: white answers later
454: white answers exchange ore goods
    exchanged white 3 ore goods
455: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white ore
456: white answers build booster
    built white booster
    expanded white booster
457: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E16
    heard white wanderers_ask
458: white answers amount 3
459: white answers give goods
    gave white goods
460: white answers give food
    gave white food
461: white answers give ore
    gave white ore
    heard white wanderers_way
462: white answers jump N10
    jumped white T1 N10
    outpost white green_folk 1
    chip white green_folk
463: white answers friend GF3
    friendship white GF3
    fame white 1
    card-over white E16
464: white answers ship T3
465: white answers to P19
    moved white T3 P19
466: white answers to P20
    moved white T3 P20
467: white answers to P19
    moved white T3 P19
468: white answers to P18
    moved white T3 P18
469: white answers ship T2
470: white answers to M17
    moved white T2 M17
471: white answers to M16
    moved white T2 M16
472: white answers to M15
    moved white T2 M15
473: white answers to L15
    moved white T2 L15
    turn yellow 20
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
474: yellow answers end-phase
    mother-ship yellow 2 1
475: yellow answers ship T1
476: yellow answers to N19
    moved yellow T1 N19
477: yellow answers to N18
    moved yellow T1 N18
478: yellow answers to N17
    moved yellow T1 N17
479: yellow answers to N16
    moved yellow T1 N16
    turn blue 21
    rolled blue 4
    produced white 1 fuel
480: blue answers take fuel
    took blue fuel
481: blue answers build colony_ship
    built blue colony_ship
482: blue answers launch T2 E22
    launched blue colony T2 E22
483: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E29
    heard blue ship_under_fire
484: blue answers no
    heard blue flight_known
    fame-lost blue 1
    card-over blue E29
485: blue answers ship T3
486: blue answers to F16
    moved blue T3 F16
487: blue answers to G16
    moved blue T3 G16
488: blue answers to F16
    moved blue T3 F16
489: blue answers to G16
    moved blue T3 G16
490: blue answers to G15
    moved blue T3 G15
491: blue answers to H15
    moved blue T3 H15
492: blue answers ship T1
493: blue answers to E12
    moved blue T1 E12
494: blue answers to E11
    moved blue T1 E11
    explored blue S2.1
    looked blue S2.1 number 4
495: blue answers to E12
    moved blue T1 E12
496: blue answers to D12
    moved blue T1 D12
497: blue answers to D13
    moved blue T1 D13
    explored blue S1.3
    looked blue S1.3 number 11
498: blue answers to C13
    moved blue T1 C13
    explored blue S1.1
    looked blue S1.1 number 9
499: blue answers found
    colony blue S1.a
    shown blue S1.1 number 9
    shown blue S1.3 number 11
500: blue answers ship T2
501: blue answers to E23
    moved blue T2 E23
502: blue answers to E24
    moved blue T2 E24
503: blue answers to E23
    moved blue T2 E23
504: blue answers to F23
    moved blue T2 F23
505: blue answers stop
    turn white 22
    rolled white 11
    produced blue 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced white 1 goods
506: white answers later
507: white answers build colony_ship
    built white colony_ship
508: white answers launch T1 N24
    launched white colony T1 N24
509: white answers draw
    supplied white 1
    you-gained white carbon
510: white answers propose
511: white answers add goods
512: white answers done
513: white answers add food
514: white answers add food
515: white answers add carbon
516: white answers done
    offers white 1 goods
    wants white 1 carbon
    wants white 2 food
517: yellow answers decline
    declined yellow
518: blue answers counter
519: blue answers add food
520: blue answers done
521: blue answers add carbon
522: blue answers add fuel
523: blue answers add ore
    offers blue 1 food
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
524: white answers withdraw
    withdrew white
525: white answers propose
526: white answers add goods
527: white answers done
528: white answers add carbon
529: white answers add food
530: white answers add food
531: white answers done
    offers white 1 goods
    wants white 1 carbon
    wants white 2 food
532: yellow answers decline
    declined yellow
533: blue answers counter
534: blue answers add food
535: blue answers add goods
536: blue answers done
537: blue answers add carbon
538: blue answers add fuel
539: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 1 carbon
540: white answers withdraw
    withdrew white
541: white answers propose
542: white answers add goods
543: white answers done
544: white answers add food
545: white answers add carbon
546: white answers add food
547: white answers done
    offers white 1 goods
    wants white 1 carbon
    wants white 2 food
548: yellow answers decline
    declined yellow
549: blue answers counter
550: blue answers add goods
551: blue answers done
552: blue answers add ore
553: blue answers add carbon
554: blue answers add fuel
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
555: white answers withdraw
    withdrew white
556: white answers end-phase
    mother-ship white 1 2
557: white answers ship T3
558: white answers to P17
    moved white T3 P17
559: white answers to N17
    moved white T3 N17
560: white answers to P17
    moved white T3 P17
561: white answers to P16
    moved white T3 P16
562: white answers ship T1
563: white answers to M24
    moved white T1 M24
564: white answers to M23
    moved white T1 M23
565: white answers to L23
    moved white T1 L23
566: white answers to L22
    moved white T1 L22
567: white answers ship T2
568: white answers to L14
    moved white T2 L14
569: white answers stop
    turn yellow 23
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
570: yellow answers end-phase
    mother-ship yellow 1 3
571: yellow answers ship T1
572: yellow answers to N15
    moved yellow T1 N15
573: yellow answers to N14
    moved yellow T1 N14
574: yellow answers to N13
    moved yellow T1 N13
575: yellow answers to P13
    moved yellow T1 P13
576: yellow answers stop
    turn blue 24
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
577: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
578: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E15
    heard blue toll_demanded
579: blue answers no
    opponent white combat
    mother-ship blue 3 2
    mother-ship white 2 1
    contest blue combat 7 5
    heard blue hold_of_carbon
    took blue carbon
    took blue carbon
    fame blue 1
    card-over blue E15
580: blue answers ship T3
581: blue answers to G15
    moved blue T3 G15
582: blue answers to H15
    moved blue T3 H15
583: blue answers to H16
    moved blue T3 H16
584: blue answers to H15
    moved blue T3 H15
585: blue answers to G15
    moved blue T3 G15
586: blue answers to H15
    moved blue T3 H15
587: blue answers ship T2
588: blue answers to F22
    moved blue T2 F22
589: blue answers to G22
    moved blue T2 G22
590: blue answers to G21
    moved blue T2 G21
591: blue answers to G20
    moved blue T2 G20
592: blue answers to F20
    moved blue T2 F20
593: blue answers to F19
    moved blue T2 F19
    turn white 25
    rolled white 9
    produced white 2 ore
    produced blue 1 food
594: white answers draw
    supplied white 1
    you-gained white ore
595: white answers build cannon
    built white cannon
    expanded white cannon
596: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
597: white answers propose
598: white answers add ore
599: white answers done
600: white answers add fuel
601: white answers add goods
602: white answers add goods
603: white answers add fuel
604: white answers add food
605: white answers add goods
606: white answers add fuel
    offers white 1 ore
    wants white 3 fuel
    wants white 1 food
    wants white 3 goods
607: yellow answers decline
    declined yellow
608: blue answers decline
    declined blue
609: white answers propose
610: white answers add ore
611: white answers done
612: white answers add food
613: white answers done
    offers white 1 ore
    wants white 1 food
614: yellow answers decline
    declined yellow
615: blue answers accept
    accepted blue
616: white answers deal seat2
    traded white blue
617: white answers propose
618: white answers add goods
619: white answers done
620: white answers add food
621: white answers done
    offers white 1 goods
    wants white 1 food
622: yellow answers decline
    declined yellow
623: blue answers decline
    declined blue
624: white answers end-phase
    mother-ship white 1 2
625: white answers ship T1
626: white answers to L21
    moved white T1 L21
627: white answers to L20
    moved white T1 L20
628: white answers to L19
    moved white T1 L19
629: white answers to L18
    moved white T1 L18
630: white answers ship T3
631: white answers to P17
    moved white T3 P17
632: white answers to P16
    moved white T3 P16
633: white answers to P15
    moved white T3 P15
634: white answers to P14
    moved white T3 P14
635: white answers land-all
    turn yellow 26
    rolled yellow 7
636: yellow answers rob seat3
    stolen yellow white
    you-lost white carbon
    you-gained yellow carbon
637: yellow answers exchange carbon food
    exchanged yellow 3 carbon food
638: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E18
    heard yellow toll_demanded
639: yellow answers no
    opponent blue combat
    mother-ship yellow 0 3
    mother-ship blue 1 0
    contest yellow combat 4 2
    heard yellow hold_of_ore
    took yellow ore
    took yellow ore
    fame yellow 1
    card-over yellow E18
640: yellow answers ship T1
641: yellow answers to P12
    moved yellow T1 P12
642: yellow answers to P11
    moved yellow T1 P11
643: yellow answers to P12
    moved yellow T1 P12
644: yellow answers to P13
    moved yellow T1 P13
    turn blue 27
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
645: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
646: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E02
    heard blue fold_ahead
647: blue answers yes
    opponent white speed
    mother-ship blue 2 2
    mother-ship white 0 2
    contest blue speed 7 3
    heard blue fold_crossed
648: blue answers jump C7
    jumped blue T2 C7
    explored blue S5.1
    looked blue S5.1 number 9
    explored blue S5.2
    looked blue S5.2 number 3
649: blue answers stop
    card-over blue E02
650: blue answers ship T3
651: blue answers to G15
    moved blue T3 G15
652: blue answers stop
    turn white 28
    rolled white 9
    produced white 2 ore
    produced blue 1 food
653: white answers later
654: white answers end-phase
    mother-ship white 2 2
655: white answers ship T2
656: white answers to L15
    moved white T2 L15
657: white answers to M15
    moved white T2 M15
658: white answers to L15
    moved white T2 L15
659: white answers to L14
    moved white T2 L14
660: white answers to L13
    moved white T2 L13
661: white answers ship T1
662: white answers to L17
    moved white T1 L17
663: white answers to L18
    moved white T1 L18
664: white answers to L19
    moved white T1 L19
665: white answers to L18
    moved white T1 L18
666: white answers to L17
    moved white T1 L17
667: white answers ship T3
668: white answers to P13
    moved white T3 P13
669: white answers to N13
    moved white T3 N13
670: white answers to N12
    moved white T3 N12
671: white answers to M12
    moved white T3 M12
672: white answers to M11
    moved white T3 M11
    turn yellow 29
    rolled yellow 3
    produced yellow 1 carbon
    produced yellow 2 food
    produced blue 1 goods
673: yellow answers build colony_ship
    built yellow colony_ship
674: yellow answers launch T3 M21
    launched yellow colony T3 M21
675: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
676: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
677: yellow answers propose
678: yellow answers add goods
679: yellow answers add food
680: yellow answers done
681: yellow answers add fuel
682: yellow answers add carbon
683: yellow answers done
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 1 fuel
    wants yellow 1 carbon
684: blue answers decline
    declined blue
685: white answers decline
    declined white
686: yellow answers propose
687: yellow answers add food
688: yellow answers add food
689: yellow answers add goods
690: yellow answers done
691: yellow answers add ore
692: yellow answers add fuel
693: yellow answers add carbon
694: yellow answers done
    offers yellow 2 food
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 carbon
695: blue answers decline
    declined blue
696: white answers counter
697: white answers add ore
698: white answers done
699: white answers add carbon
700: white answers done
    offers white 1 ore
    wants white 1 carbon
701: yellow answers withdraw
    withdrew yellow
702: yellow answers propose
703: yellow answers add food
704: yellow answers add goods
705: yellow answers done
706: yellow answers add carbon
707: yellow answers add ore
708: yellow answers done
    offers yellow 1 food
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 carbon
709: blue answers decline
    declined blue
710: white answers accept
    accepted white
711: yellow answers deal seat3
    traded yellow white
712: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E13
    heard yellow trader_hails
713: yellow answers amount 3
714: yellow answers give ore
    gave yellow ore
715: yellow answers give food
    gave yellow food
716: yellow answers give carbon
    gave yellow carbon
    heard yellow false_trader
717: yellow answers no
    heard yellow present_gone
    card-over yellow E13
718: yellow answers ship T3
719: yellow answers to L21
    moved yellow T3 L21
720: yellow answers stop
721: yellow answers land-all
    turn blue 30
    rolled blue 3
    produced yellow 1 carbon
    produced yellow 2 food
    produced blue 1 goods
722: blue answers build spaceport
    built blue spaceport
723: blue answers site beta.a
    spaceport blue beta.a
724: blue answers end-phase
    mother-ship blue 1 2
725: blue answers ship T2
726: blue answers to C8
    moved blue T2 C8
727: blue answers to B8
    moved blue T2 B8
728: blue answers to C8
    moved blue T2 C8
729: blue answers to C9
    moved blue T2 C9
730: blue answers to C8
    moved blue T2 C8
731: blue answers stop
732: blue answers ship T3
733: blue answers to H15
    moved blue T3 H15
734: blue answers to H14
    moved blue T3 H14
735: blue answers to H13
    moved blue T3 H13
736: blue answers to H14
    moved blue T3 H14
737: blue answers stop
    turn white 31
    rolled white 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
738: white answers draw
    supplied white 1
    you-gained white carbon
739: white answers build spaceport
    built white spaceport
740: white answers site delta.a
    spaceport white delta.a
741: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E21
    heard white trader_hails
742: white answers amount 2
743: white answers give carbon
    gave white carbon
744: white answers give ore
    gave white ore
    heard white false_trader
745: white answers yes
    opponent blue combat
    mother-ship white 2 3
    mother-ship blue 2 0
    contest white combat 8 3
    heard white present_back
    took white ore
    took white carbon
    fame white 1
    card-over white E21
746: white answers ship T3
747: white answers to M10
    moved white T3 M10
748: white answers to M9
    moved white T3 M9
    explored white S7.3
    looked white S7.3 number 5
749: white answers to M8
    moved white T3 M8
750: white answers to M7
    moved white T3 M7
    explored white S7.2
    looked white S7.2 number 4
751: white answers found
    colony white S7.b
    shown white S7.2 number 4
    shown white S7.3 number 5
752: white answers ship T2
753: white answers to L12
    moved white T2 L12
754: white answers to L11
    moved white T2 L11
755: white answers to L10
    moved white T2 L10
756: white answers to L9
    moved white T2 L9
757: white answers ship T1
758: white answers to M17
    moved white T1 M17
759: white answers to M16
    moved white T1 M16
760: white answers to M15
    moved white T1 M15
761: white answers to M16
    moved white T1 M16
    turn yellow 32
    rolled yellow 7
762: yellow answers rob seat2
    stolen yellow blue
    you-lost blue goods
    you-gained yellow goods
763: yellow answers end-phase
    mother-ship yellow 2 1
764: yellow answers ship T3
765: yellow answers to L20
    moved yellow T3 L20
766: yellow answers to K20
    moved yellow T3 K20
767: yellow answers to K19
    moved yellow T3 K19
768: yellow answers to K20
    moved yellow T3 K20
769: yellow answers land-all
    turn blue 33
    rolled blue 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 2 carbon
770: blue answers end-phase
    mother-ship blue 2 1
771: blue answers ship T2
772: blue answers to C7
    moved blue T2 C7
773: blue answers to C8
    moved blue T2 C8
774: blue answers to C9
    moved blue T2 C9
775: blue answers stop
776: blue answers ship T3
777: blue answers to H15
    moved blue T3 H15
778: blue answers to H14
    moved blue T3 H14
779: blue answers to H13
    moved blue T3 H13
780: blue answers to H12
    moved blue T3 H12
781: blue answers to H11
    moved blue T3 H11
782: blue answers to H10
    moved blue T3 H10
    explored blue S3.1
    looked blue S3.1 pirate 4
783: blue answers stop
    turn white 34
    rolled white 10
    produced blue 2 fuel
    produced yellow 2 carbon
784: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card yellow E17
    heard white pirate_attacks
785: white answers no
    opponent blue combat
    mother-ship white 0 3
    mother-ship blue 3 2
    contest white combat 6 6
    heard white hold_of_ore
    took white ore
    took white ore
    fame white 1
    card-over white E17
786: white answers land-all
    turn yellow 35
    rolled yellow 3
    produced yellow 1 carbon
    produced yellow 2 food
    produced blue 1 goods
787: yellow answers build spaceport
    built yellow spaceport
788: yellow answers site gamma.c
    spaceport yellow gamma.c
789: yellow answers end-phase
    mother-ship yellow 3 1
790: yellow answers ship T1
791: yellow answers to N13
    moved yellow T1 N13
792: yellow answers to N14
    moved yellow T1 N14
793: yellow answers to N13
    moved yellow T1 N13
794: yellow answers to N12
    moved yellow T1 N12
795: yellow answers to M12
    moved yellow T1 M12
796: yellow answers land-all
    turn blue 36
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
797: blue answers decline
798: blue answers build trade_ship
    built blue trade_ship
799: blue answers launch T1 G20
    launched blue trade T1 G20
800: blue answers build cannon
    built blue cannon
    expanded blue cannon
801: blue answers build cannon
    built blue cannon
    expanded blue cannon
802: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E07
    heard blue trader_hails
803: blue answers amount 2
804: blue answers give ore
    gave blue ore
805: blue answers give goods
    gave blue goods
    heard blue trader_content
806: blue answers take ore
    took blue ore
    fame blue 1
    card-over blue E07
    conquered blue S3.1 pirate 4
    shown blue S3.1 number 9
807: blue answers ship T2
808: blue answers to C8
    moved blue T2 C8
809: blue answers to B8
    moved blue T2 B8
810: blue answers to C8
    moved blue T2 C8
811: blue answers to C9
    moved blue T2 C9
812: blue answers to C8
    moved blue T2 C8
813: blue answers to C7
    moved blue T2 C7
814: blue answers found
    colony blue S5.b
    shown blue S5.1 number 9
    shown blue S5.2 number 3
815: blue answers ship T3
816: blue answers to H11
    moved blue T3 H11
817: blue answers to G11
    moved blue T3 G11
    explored blue S2.3
    looked blue S2.3 number 6
818: blue answers to G10
    moved blue T3 G10
    explored blue S2.2
    looked blue S2.2 ice 3
    conquered blue S2.2 ice 3
    shown blue S2.2 number 11
    won blue 15
yellow: place 2, points 10
blue: place 1, points 15
white: place 2, points 10
