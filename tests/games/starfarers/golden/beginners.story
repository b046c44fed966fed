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
40: blue answers to F18
    moved blue T2 F18
41: blue answers to F17
    moved blue T2 F17
42: blue answers to E17
    moved blue T2 E17
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
97: white answers to K19
    moved white T1 K19
98: white answers to K18
    moved white T1 K18
99: white answers to K19
    moved white T1 K19
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
102: red answers launch T2 P21
    launched red colony T2 P21
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
142: red answers to M20
    moved red T1 M20
143: red answers to M19
    moved red T1 M19
144: red answers to M18
    moved red T1 M18
145: red answers to M17
    moved red T1 M17
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
150: yellow answers launch T3 C23
    launched yellow colony T3 C23
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
168: yellow answers to C20
    moved yellow T2 C20
169: yellow answers to C21
    moved yellow T2 C21
170: yellow answers to C20
    moved yellow T2 C20
171: yellow answers to C21
    moved yellow T2 C21
172: yellow answers to C20
    moved yellow T2 C20
173: yellow answers ship T3
174: yellow answers to D23
    moved yellow T3 D23
175: yellow answers to D24
    moved yellow T3 D24
176: yellow answers to D23
    moved yellow T3 D23
177: yellow answers to C23
    moved yellow T3 C23
178: yellow answers to C24
    moved yellow T3 C24
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
251: blue answers to E16
    moved blue T2 E16
252: blue answers to E17
    moved blue T2 E17
253: blue answers to E16
    moved blue T2 E16
254: blue answers to D16
    moved blue T2 D16
255: blue answers to D15
    moved blue T2 D15
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
258: white answers launch T2 J19
    launched white colony T2 J19
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
281: white answers to K18
    moved white T1 K18
282: white answers to K17
    moved white T1 K17
283: white answers to K16
    moved white T1 K16
284: white answers to L16
    moved white T1 L16
285: white answers ship T2
286: white answers to K19
    moved white T2 K19
287: white answers to K18
    moved white T2 K18
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
293: red answers to N21
    moved red T2 N21
294: red answers to N20
    moved red T2 N20
295: red answers to M20
    moved red T2 M20
296: red answers ship T1
297: red answers to M18
    moved red T1 M18
298: red answers to M19
    moved red T1 M19
299: red answers to L19
    moved red T1 L19
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
314: yellow answers to C19
    moved yellow T2 C19
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
319: blue answers launch T1 F19
    launched blue trade T1 F19
320: blue answers build cannon
    built blue cannon
    expanded blue cannon
321: blue answers end-phase
    mother-ship blue 3 1
322: blue answers ship T1
323: blue answers to F18
    moved blue T1 F18
324: blue answers to F17
    moved blue T1 F17
325: blue answers stop
326: blue answers ship T2
327: blue answers to D14
    moved blue T2 D14
328: blue answers to D15
    moved blue T2 D15
329: blue answers to D16
    moved blue T2 D16
330: blue answers to D17
    moved blue T2 D17
331: blue answers to C17
    moved blue T2 C17
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
383: white answers to L18
    moved white T2 L18
384: white answers to L19
    moved white T2 L19
385: white answers to L18
    moved white T2 L18
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
429: red answers to M19
    moved red T2 M19
430: red answers to M20
    moved red T2 M20
431: red answers to M19
    moved red T2 M19
432: red answers to M18
    moved red T2 M18
433: red answers to M17
    moved red T2 M17
434: red answers land-all
    turn yellow 12
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
435: yellow answers later
436: yellow answers build colony_ship
    built yellow colony_ship
437: yellow answers launch T1 C21
    launched yellow colony T1 C21
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
510: yellow answers to D21
    moved yellow T1 D21
511: yellow answers to D20
    moved yellow T1 D20
512: yellow answers to D19
    moved yellow T1 D19
513: yellow answers to D18
    moved yellow T1 D18
514: yellow answers ship T3
515: yellow answers to C23
    moved yellow T3 C23
516: yellow answers to D23
    moved yellow T3 D23
517: yellow answers to D22
    moved yellow T3 D22
518: yellow answers to E22
    moved yellow T3 E22
519: yellow answers ship T2
520: yellow answers to C18
    moved yellow T2 C18
521: yellow answers to C19
    moved yellow T2 C19
522: yellow answers to D19
    moved yellow T2 D19
523: yellow answers to D20
    moved yellow T2 D20
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
527: blue answers to F16
    moved blue T1 F16
528: blue answers to G16
    moved blue T1 G16
529: blue answers to G17
    moved blue T1 G17
530: blue answers to G18
    moved blue T1 G18
531: blue answers to F18
    moved blue T1 F18
532: blue answers ship T2
533: blue answers to D17
    moved blue T2 D17
534: blue answers to D16
    moved blue T2 D16
535: blue answers stop
    turn white 14
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
536: white answers later
537: white answers build colony_ship
    built white colony_ship
538: white answers launch T3 H20
    launched white colony T3 H20
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
544: white answers to L19
    moved white T2 L19
545: white answers to M19
    moved white T2 M19
546: white answers to M18
    moved white T2 M18
547: white answers ship T3
548: white answers to J20
    moved white T3 J20
549: white answers to J19
    moved white T3 J19
550: white answers to K19
    moved white T3 K19
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
556: red answers to M16
    moved red T2 M16
    explored red S4.3
    looked red S4.3 pirate 4
557: red answers to M15
    moved red T2 M15
    explored red S4.1
    looked red S4.1 number 6
558: red answers to M16
    moved red T2 M16
559: red answers ship T1
560: red answers to L18
    moved red T1 L18
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
611: yellow answers to D22
    moved yellow T3 D22
612: yellow answers to E22
    moved yellow T3 E22
613: yellow answers to D22
    moved yellow T3 D22
614: yellow answers to E22
    moved yellow T3 E22
615: yellow answers ship T1
616: yellow answers to D17
    moved yellow T1 D17
617: yellow answers to C17
    moved yellow T1 C17
618: yellow answers to D17
    moved yellow T1 D17
619: yellow answers to C17
    moved yellow T1 C17
620: yellow answers ship T2
621: yellow answers to D19
    moved yellow T2 D19
622: yellow answers to D18
    moved yellow T2 D18
623: yellow answers to D19
    moved yellow T2 D19
624: yellow answers to D18
    moved yellow T2 D18
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
627: blue answers launch T3 F19
    launched blue colony T3 F19
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
650: blue answers to D15
    moved blue T2 D15
651: blue answers to D14
    moved blue T2 D14
652: blue answers to D13
    moved blue T2 D13
653: blue answers to C13
    moved blue T2 C13
    explored blue S1.1
    looked blue S1.1 number 9
654: blue answers found
    colony blue S1.a
    shown blue S1.1 number 9
    shown blue S1.3 number 11
655: blue answers ship T1
656: blue answers to F17
    moved blue T1 F17
657: blue answers to F16
    moved blue T1 F16
658: blue answers to F15
    moved blue T1 F15
659: blue answers to E15
    moved blue T1 E15
660: blue answers ship T3
661: blue answers to E19
    moved blue T3 E19
662: blue answers to E18
    moved blue T3 E18
663: blue answers to D18
    moved blue T3 D18
664: blue answers to D17
    moved blue T3 D17
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
669: white answers to K18
    moved white T3 K18
670: white answers to L18
    moved white T3 L18
671: white answers to K18
    moved white T3 K18
672: white answers to K17
    moved white T3 K17
673: white answers to K18
    moved white T3 K18
674: white answers ship T2
675: white answers to M17
    moved white T2 M17
676: white answers to M16
    moved white T2 M16
    explored white S4.3
    looked white S4.3 pirate 4
677: white answers to M15
    moved white T2 M15
    explored white S4.1
    looked white S4.1 number 6
678: white answers to L15
    moved white T2 L15
679: white answers to L14
    moved white T2 L14
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
683: red answers launch T3 N20
    launched red trade T3 N20
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
757: red answers to L17
    moved red T1 L17
758: red answers to L16
    moved red T1 L16
759: red answers to L15
    moved red T1 L15
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
792: yellow answers to E21
    moved yellow T3 E21
793: yellow answers to E20
    moved yellow T3 E20
794: yellow answers to E19
    moved yellow T3 E19
795: yellow answers to E18
    moved yellow T3 E18
796: yellow answers to E19
    moved yellow T3 E19
797: yellow answers stop
798: yellow answers ship T2
799: yellow answers to E18
    moved yellow T2 E18
800: yellow answers to D18
    moved yellow T2 D18
801: yellow answers to D17
    moved yellow T2 D17
802: yellow answers to C17
    moved yellow T2 C17
803: yellow answers to D17
    moved yellow T2 D17
804: yellow answers to D18
    moved yellow T2 D18
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
854: blue answers to D16
    moved blue T3 D16
855: blue answers to D17
    moved blue T3 D17
856: blue answers to D16
    moved blue T3 D16
857: blue answers stop
858: blue answers ship T1
859: blue answers to E14
    moved blue T1 E14
860: blue answers to E13
    moved blue T1 E13
861: blue answers to F13
    moved blue T1 F13
862: blue answers to E13
    moved blue T1 E13
863: blue answers to E12
    moved blue T1 E12
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
891: white answers to K17
    moved white T3 K17
892: white answers to K16
    moved white T3 K16
893: white answers to K15
    moved white T3 K15
894: white answers to K16
    moved white T3 K16
895: white answers ship T1
896: white answers to L15
    moved white T1 L15
897: white answers to M15
    moved white T1 M15
898: white answers to L15
    moved white T1 L15
899: white answers to M15
    moved white T1 M15
900: white answers stop
901: white answers ship T2
902: white answers to K14
    moved white T2 K14
903: white answers to K13
    moved white T2 K13
904: white answers to K14
    moved white T2 K14
905: white answers to L14
    moved white T2 L14
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
929: red answers to N21
    moved red T3 N21
930: red answers to N20
    moved red T3 N20
931: red answers stop
932: red answers ship T2
933: red answers to N16
    moved red T2 N16
934: red answers to N15
    moved red T2 N15
935: red answers to N14
    moved red T2 N14
    explored red S4.2
    looked red S4.2 number 12
936: red answers to N15
    moved red T2 N15
937: red answers to N14
    moved red T2 N14
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
943: yellow answers to E20
    moved yellow T3 E20
944: yellow answers stop
945: yellow answers ship T2
946: yellow answers to E18
    moved yellow T2 E18
947: yellow answers to E19
    moved yellow T2 E19
948: yellow answers to E20
    moved yellow T2 E20
949: yellow answers to D20
    moved yellow T2 D20
950: yellow answers to E20
    moved yellow T2 E20
951: yellow answers to E19
    moved yellow T2 E19
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
969: blue answers jump B4
    jumped blue T1 B4
    outpost blue scientists 1
    chip blue scientists
970: blue answers friend SC5
    friendship blue SC5
    fame blue 1
    card-over blue E16
971: blue answers ship T3
972: blue answers to D15
    moved blue T3 D15
973: blue answers to D16
    moved blue T3 D16
974: blue answers to D15
    moved blue T3 D15
975: blue answers to D16
    moved blue T3 D16
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
982: white answers to K15
    moved white T3 K15
983: white answers to J15
    moved white T3 J15
984: white answers to J14
    moved white T3 J14
985: white answers to J13
    moved white T3 J13
986: white answers ship T2
987: white answers to L15
    moved white T2 L15
988: white answers to L14
    moved white T2 L14
989: white answers to L13
    moved white T2 L13
990: white answers to M13
    moved white T2 M13
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
1046: red answers to N21
    moved red T3 N21
1047: red answers to N20
    moved red T3 N20
1048: red answers to N19
    moved red T3 N19
1049: red answers stop
1050: red answers ship T1
1051: red answers to L16
    moved red T1 L16
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
1063: blue answers jump J9
    jumped blue T3 J9
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
1067: white answers launch T2 J19
    launched white colony T2 J19
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
1072: white answers to J18
    moved white T2 J18
1073: white answers to J17
    moved white T2 J17
1074: white answers to K17
    moved white T2 K17
1075: white answers to K16
    moved white T2 K16
1076: white answers ship T3
1077: white answers to K13
    moved white T3 K13
1078: white answers to K12
    moved white T3 K12
1079: white answers to K13
    moved white T3 K13
1080: white answers to J13
    moved white T3 J13
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
1084: red answers to N18
    moved red T3 N18
1085: red answers to N17
    moved red T3 N17
1086: red answers to N16
    moved red T3 N16
1087: red answers to N15
    moved red T3 N15
1088: red answers stop
1089: red answers ship T1
1090: red answers to L15
    moved red T1 L15
1091: red answers to L14
    moved red T1 L14
1092: red answers to L13
    moved red T1 L13
1093: red answers to L12
    moved red T1 L12
1094: red answers to L11
    moved red T1 L11
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
1100: yellow answers to D20
    moved yellow T3 D20
1101: yellow answers to D19
    moved yellow T3 D19
1102: yellow answers to D18
    moved yellow T3 D18
1103: yellow answers to D17
    moved yellow T3 D17
1104: yellow answers to C17
    moved yellow T3 C17
1105: yellow answers to C16
    moved yellow T3 C16
    explored yellow S1.2
    looked yellow S1.2 number 10
1106: yellow answers to B16
    moved yellow T3 B16
1107: yellow answers ship T1
1108: yellow answers to C18
    moved yellow T1 C18
1109: yellow answers stop
1110: yellow answers ship T2
1111: yellow answers to E18
    moved yellow T2 E18
1112: yellow answers to D18
    moved yellow T2 D18
1113: yellow answers to E18
    moved yellow T2 E18
1114: yellow answers to D18
    moved yellow T2 D18
1115: yellow answers to D17
    moved yellow T2 D17
1116: yellow answers to C17
    moved yellow T2 C17
1117: yellow answers to C16
    moved yellow T2 C16
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
1125: blue answers launch T3 F19
    launched blue trade T3 F19
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
1130: blue answers jump N4
    jumped blue T3 N4
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
1134: white answers launch T1 J19
    launched white colony T1 J19
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
1170: white answers to K17
    moved white T2 K17
1171: white answers to J17
    moved white T2 J17
1172: white answers stop
1173: white answers ship T3
1174: white answers to K13
    moved white T3 K13
1175: white answers to J13
    moved white T3 J13
1176: white answers to J12
    moved white T3 J12
    explored white S3.2
    looked white S3.2 number 5
1177: white answers to J11
    moved white T3 J11
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
1182: red answers launch T2 N20
    launched red colony T2 N20
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
1263: red answers to N14
    moved red T3 N14
1264: red answers to N13
    moved red T3 N13
1265: red answers to N12
    moved red T3 N12
1266: red answers to N11
    moved red T3 N11
1267: red answers to N10
    moved red T3 N10
    outpost red green_folk 1
    chip red green_folk
1268: red answers friend GF1
    friendship red GF1
1269: red answers ship T1
1270: red answers to L12
    moved red T1 L12
1271: red answers to L11
    moved red T1 L11
1272: red answers to L10
    moved red T1 L10
1273: red answers stop
1274: red answers ship T2
1275: red answers to M20
    moved red T2 M20
1276: red answers to M19
    moved red T2 M19
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
1281: yellow answers to C17
    moved yellow T1 C17
1282: yellow answers to D17
    moved yellow T1 D17
1283: yellow answers to C17
    moved yellow T1 C17
1284: yellow answers stop
1285: yellow answers ship T3
1286: yellow answers to C16
    moved yellow T3 C16
1287: yellow answers to C17
    moved yellow T3 C17
1288: yellow answers to C16
    moved yellow T3 C16
1289: yellow answers to C15
    moved yellow T3 C15
1290: yellow answers found
    colony yellow S1.c
    shown yellow S1.2 number 10
1291: yellow answers ship T2
1292: yellow answers to C15
    moved yellow T2 C15
1293: yellow answers to C16
    moved yellow T2 C16
1294: yellow answers to C17
    moved yellow T2 C17
1295: yellow answers to C16
    moved yellow T2 C16
    turn blue 37
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 fuel
    produced white 1 carbon
    produced red 1 carbon
1296: blue answers build colony_ship
    built blue colony_ship
1297: blue answers launch T3 F19
    launched blue colony T3 F19
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
    launched white colony T3 H20
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
1344: white answers to H21
    moved white T3 H21
1345: white answers to H20
    moved white T3 H20
1346: white answers to H19
    moved white T3 H19
1347: white answers to H20
    moved white T3 H20
1348: white answers to H21
    moved white T3 H21
1349: white answers to H20
    moved white T3 H20
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
1352: red answers launch T3 N20
    launched red colony T3 N20
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
1383: red answers to L11
    moved red T1 L11
1384: red answers to M11
    moved red T1 M11
1385: red answers to M10
    moved red T1 M10
1386: red answers stop
1387: red answers ship T3
1388: red answers to N19
    moved red T3 N19
1389: red answers to N18
    moved red T3 N18
1390: red answers to N17
    moved red T3 N17
1391: red answers stop
1392: red answers ship T2
1393: red answers to L19
    moved red T2 L19
1394: red answers to L18
    moved red T2 L18
1395: red answers to L17
    moved red T2 L17
1396: red answers to L16
    moved red T2 L16
    turn yellow 40
    rolled yellow 8
    produced white 1 ore
    produced red 2 ore
    produced yellow 1 carbon
    produced blue 1 carbon
1397: yellow answers later
1398: yellow answers build trade_ship
    built yellow trade_ship
1399: yellow answers launch T3 C21
    launched yellow trade T3 C21
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
1439: yellow answers to B16
    moved yellow T2 B16
1440: yellow answers to B15
    moved yellow T2 B15
1441: yellow answers to B16
    moved yellow T2 B16
1442: yellow answers to B15
    moved yellow T2 B15
1443: yellow answers to B14
    moved yellow T2 B14
1444: yellow answers found
    colony yellow S1.b
1445: yellow answers ship T3
1446: yellow answers to D21
    moved yellow T3 D21
1447: yellow answers to D20
    moved yellow T3 D20
1448: yellow answers to D21
    moved yellow T3 D21
1449: yellow answers to D22
    moved yellow T3 D22
1450: yellow answers to D21
    moved yellow T3 D21
1451: yellow answers to C21
    moved yellow T3 C21
1452: yellow answers ship T1
1453: yellow answers to D17
    moved yellow T1 D17
1454: yellow answers to D16
    moved yellow T1 D16
1455: yellow answers to E16
    moved yellow T1 E16
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
1461: blue answers to F18
    moved blue T3 F18
1462: blue answers to F17
    moved blue T3 F17
1463: blue answers to F16
    moved blue T3 F16
1464: blue answers to F15
    moved blue T3 F15
1465: blue answers to F14
    moved blue T3 F14
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
1471: white answers to H19
    moved white T3 H19
1472: white answers to H18
    moved white T3 H18
1473: white answers to H19
    moved white T3 H19
1474: white answers to H18
    moved white T3 H18
1475: white answers stop
1476: white answers ship T1
1477: white answers to J18
    moved white T1 J18
1478: white answers to J17
    moved white T1 J17
1479: white answers to J16
    moved white T1 J16
1480: white answers to H16
    moved white T1 H16
1481: white answers to H15
    moved white T1 H15
1482: white answers ship T2
1483: white answers to J16
    moved white T2 J16
1484: white answers to H16
    moved white T2 H16
1485: white answers to H15
    moved white T2 H15
1486: white answers to H14
    moved white T2 H14
1487: white answers to J14
    moved white T2 J14
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
1515: red answers to M9
    moved red T1 M9
    explored red S7.3
    looked red S7.3 number 5
1516: red answers to M8
    moved red T1 M8
1517: red answers to M7
    moved red T1 M7
    explored red S7.2
    looked red S7.2 number 11
1518: red answers found
    colony red S7.b
    shown red S7.2 number 11
    shown red S7.3 number 5
1519: red answers ship T3
1520: red answers to N16
    moved red T3 N16
1521: red answers to M16
    moved red T3 M16
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
1536: yellow answers launch T2 H22
    launched yellow colony T2 H22
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
1554: yellow answers to E15
    moved yellow T1 E15
1555: yellow answers to E14
    moved yellow T1 E14
1556: yellow answers to E13
    moved yellow T1 E13
1557: yellow answers to E12
    moved yellow T1 E12
1558: yellow answers to E11
    moved yellow T1 E11
    explored yellow S2.1
    looked yellow S2.1 number 4
1559: yellow answers to F11
    moved yellow T1 F11
    explored yellow S2.3
    looked yellow S2.3 number 2
1560: yellow answers found
    colony yellow S2.c
    shown yellow S2.1 number 4
    shown yellow S2.3 number 2
1561: yellow answers ship T3
1562: yellow answers to C20
    moved yellow T3 C20
1563: yellow answers to C21
    moved yellow T3 C21
1564: yellow answers to D21
    moved yellow T3 D21
1565: yellow answers to D20
    moved yellow T3 D20
1566: yellow answers to D21
    moved yellow T3 D21
1567: yellow answers to D20
    moved yellow T3 D20
1568: yellow answers land-all
    turn blue 45
    rolled blue 7
1569: blue answers rob seat4
    stolen blue red
    you-lost red fuel
    you-gained blue fuel
1570: blue answers build trade_ship
    built blue trade_ship
1571: blue answers launch T2 F19
    launched blue trade T2 F19
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
1599: blue answers to G14
    moved blue T3 G14
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
1606: white answers to H14
    moved white T1 H14
1607: white answers to H13
    moved white T1 H13
1608: white answers to H12
    moved white T1 H12
1609: white answers to H11
    moved white T1 H11
1610: white answers to H10
    moved white T1 H10
1611: white answers to H9
    moved white T1 H9
1612: white answers to G9
    moved white T1 G9
    explored white S2.2
    looked white S2.2 ice 3
    conquered white S2.2 ice 3
    shown white S2.2 number 9
1613: white answers ship T2
1614: white answers to J13
    moved white T2 J13
1615: white answers to K13
    moved white T2 K13
1616: white answers to J13
    moved white T2 J13
1617: white answers to J12
    moved white T2 J12
1618: white answers to H12
    moved white T2 H12
1619: white answers to H11
    moved white T2 H11
1620: white answers to H10
    moved white T2 H10
1621: white answers found
    colony white S3.b
1622: white answers ship T3
1623: white answers to H17
    moved white T3 H17
1624: white answers to H16
    moved white T3 H16
1625: white answers to H15
    moved white T3 H15
1626: white answers to H16
    moved white T3 H16
1627: white answers to H15
    moved white T3 H15
1628: white answers to H14
    moved white T3 H14
1629: white answers to J14
    moved white T3 J14
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
1657: red answers launch T1 K22
    launched red colony T1 K22
1658: red answers end-phase
    mother-ship red 2 1
1659: red answers ship T3
1660: red answers to M15
    moved red T3 M15
1661: red answers to L15
    moved red T3 L15
1662: red answers to L14
    moved red T3 L14
1663: red answers ship T2
1664: red answers to L17
    moved red T2 L17
1665: red answers to L16
    moved red T2 L16
1666: red answers to L15
    moved red T2 L15
1667: red answers ship T1
1668: red answers to K23
    moved red T1 K23
1669: red answers to K22
    moved red T1 K22
1670: red answers to L22
    moved red T1 L22
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
1676: yellow answers to H21
    moved yellow T2 H21
1677: yellow answers to H20
    moved yellow T2 H20
1678: yellow answers to H19
    moved yellow T2 H19
1679: yellow answers to H18
    moved yellow T2 H18
1680: yellow answers to J18
    moved yellow T2 J18
1681: yellow answers ship T3
1682: yellow answers to D19
    moved yellow T3 D19
1683: yellow answers to D18
    moved yellow T3 D18
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
1688: blue answers to G13
    moved blue T3 G13
1689: blue answers to G12
    moved blue T3 G12
1690: blue answers to G11
    moved blue T3 G11
1691: blue answers to G10
    moved blue T3 G10
1692: blue answers found
    colony blue S2.b
    won blue 15
yellow: place 3, points 10
blue: place 1, points 15
white: place 4, points 9
red: place 2, points 11
