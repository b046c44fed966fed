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
    rolled white 7
20: white answers rob seat2
    stolen white blue
    you-lost blue fuel
    you-gained white fuel
21: white answers later
22: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white carbon
23: white answers build colony_ship
    built white colony_ship
24: white answers launch T1 P21
    launched white colony T1 P21
25: white answers propose
26: white answers add goods
27: white answers add carbon
28: white answers done
29: white answers add fuel
30: white answers add fuel
31: white answers add food
    offers white 1 carbon
    offers white 1 goods
    wants white 2 fuel
    wants white 1 food
32: yellow answers decline
    declined yellow
33: blue answers counter
34: blue answers add goods
35: blue answers add ore
36: blue answers done
37: blue answers add carbon
38: blue answers add carbon
    offers blue 1 ore
    offers blue 1 goods
    wants blue 2 carbon
39: white answers withdraw
    withdrew white
40: white answers propose
41: white answers add carbon
42: white answers add goods
43: white answers done
44: white answers add fuel
45: white answers add fuel
46: white answers done
    offers white 1 carbon
    offers white 1 goods
    wants white 2 fuel
47: yellow answers decline
    declined yellow
48: blue answers counter
49: blue answers add ore
50: blue answers add goods
51: blue answers done
52: blue answers add carbon
53: blue answers add carbon
    offers blue 1 ore
    offers blue 1 goods
    wants blue 2 carbon
54: white answers withdraw
    withdrew white
55: white answers propose
56: white answers add goods
57: white answers add carbon
58: white answers done
59: white answers add fuel
60: white answers add fuel
61: white answers done
    offers white 1 carbon
    offers white 1 goods
    wants white 2 fuel
62: yellow answers decline
    declined yellow
63: blue answers counter
64: blue answers add goods
65: blue answers done
66: blue answers add carbon
67: blue answers done
    offers blue 1 goods
    wants blue 1 carbon
68: white answers withdraw
    withdrew white
69: white answers end-phase
    mother-ship white 1 3
70: white answers ship T3
71: white answers to N19
    moved white T3 N19
72: white answers to N18
    moved white T3 N18
73: white answers to M18
    moved white T3 M18
74: white answers to M17
    moved white T3 M17
75: white answers ship T1
76: white answers to N21
    moved white T1 N21
77: white answers to N20
    moved white T1 N20
78: white answers to N19
    moved white T1 N19
79: white answers to N18
    moved white T1 N18
    turn yellow 2
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
80: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow ore
81: yellow answers build booster
    built yellow booster
    expanded yellow booster
82: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
83: yellow answers end-phase
    mother-ship yellow 2 1
84: yellow answers ship T3
85: yellow answers to M20
    moved yellow T3 M20
86: yellow answers to M21
    moved yellow T3 M21
87: yellow answers to M22
    moved yellow T3 M22
88: yellow answers to M21
    moved yellow T3 M21
89: yellow answers stop
    turn blue 3
    rolled blue 5
    produced yellow 1 ore
90: blue answers later
91: blue answers draw
    supplied blue 2
    you-gained blue fuel
    you-gained blue food
92: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E12
    heard blue trader_hails
93: blue answers amount 1
94: blue answers give food
    gave blue food
    heard blue prince_unimpressed
    fame-lost blue 1
    card-over blue E12
95: blue answers ship T3
96: blue answers to E19
    moved blue T3 E19
97: blue answers stop
    turn white 4
    rolled white 10
    produced blue 2 fuel
98: white answers later
99: white answers draw
    supplied white 2
    you-gained white goods
    you-gained white food
100: white answers exchange goods ore
    exchanged white 2 goods ore
101: white answers build colony_ship
    built white colony_ship
102: white answers launch T2 N20
    launched white colony T2 N20
103: white answers end-phase
    mother-ship white 2 3
104: white answers ship T1
105: white answers to M18
    moved white T1 M18
106: white answers to M17
    moved white T1 M17
107: white answers to M18
    moved white T1 M18
108: white answers to M19
    moved white T1 M19
109: white answers to L19
    moved white T1 L19
110: white answers ship T2
111: white answers to N19
    moved white T2 N19
112: white answers to P19
    moved white T2 P19
113: white answers to P20
    moved white T2 P20
114: white answers to P19
    moved white T2 P19
115: white answers to P20
    moved white T2 P20
116: white answers land-all
    turn yellow 5
    rolled yellow 4
    produced white 1 fuel
117: yellow answers draw
    supplied yellow 2
    you-gained yellow goods
    you-gained yellow ore
118: yellow answers build freight_ring
    built yellow freight_ring
    expanded yellow freight_ring
119: yellow answers propose
120: yellow answers add carbon
121: yellow answers done
122: yellow answers add fuel
123: yellow answers add food
124: yellow answers add goods
125: yellow answers add goods
126: yellow answers add fuel
    offers yellow 1 carbon
    wants yellow 2 fuel
    wants yellow 1 food
    wants yellow 2 goods
127: blue answers counter
128: blue answers add fuel
129: blue answers done
130: blue answers add carbon
131: blue answers done
    offers blue 1 fuel
    wants blue 1 carbon
132: white answers counter
133: white answers add fuel
134: white answers done
135: white answers add food
136: white answers add carbon
137: white answers add carbon
138: white answers add food
    offers white 1 fuel
    wants white 2 carbon
    wants white 2 food
139: yellow answers deal seat2
    traded yellow blue
140: yellow answers build trade_ship
    built yellow trade_ship
141: yellow answers launch T1 M23
    launched yellow trade T1 M23
142: yellow answers end-phase
    mother-ship yellow 2 3
143: yellow answers ship T3
144: yellow answers to L21
    moved yellow T3 L21
145: yellow answers to L22
    moved yellow T3 L22
146: yellow answers to L21
    moved yellow T3 L21
147: yellow answers to L20
    moved yellow T3 L20
148: yellow answers to L19
    moved yellow T3 L19
149: yellow answers to L18
    moved yellow T3 L18
150: yellow answers to K18
    moved yellow T3 K18
151: yellow answers ship T1
152: yellow answers to M22
    moved yellow T1 M22
153: yellow answers to M21
    moved yellow T1 M21
154: yellow answers to M22
    moved yellow T1 M22
155: yellow answers to M21
    moved yellow T1 M21
156: yellow answers to L21
    moved yellow T1 L21
157: yellow answers to M21
    moved yellow T1 M21
158: yellow answers to L21
    moved yellow T1 L21
    turn blue 6
    rolled blue 9
    produced white 2 ore
159: blue answers later
160: blue answers build booster
    built blue booster
    expanded blue booster
161: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E27
    heard blue ship_under_fire
162: blue answers yes
    opponent white combat
    mother-ship blue 0 3
    mother-ship white 2 0
    contest blue combat 3 2
    heard blue trader_grateful
    took blue goods
    took blue goods
    fame blue 1
    card-over blue E27
163: blue answers ship T3
164: blue answers to E18
    moved blue T3 E18
165: blue answers stop
    turn white 7
    rolled white 9
    produced white 2 ore
166: white answers later
167: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E01
    heard white fold_ahead
168: white answers no
    heard white fold_avoided
    card-over white E01
    drew-encounter white
    card yellow E13
    heard white trader_hails
169: white answers amount 2
170: white answers give ore
    gave white ore
171: white answers give fuel
    gave white fuel
    heard white false_trader
172: white answers yes
    opponent yellow combat
    mother-ship white 3 0
    mother-ship yellow 2 0
    contest white combat 3 2
    heard white present_back
    took white ore
    took white fuel
    fame white 1
    card-over white E13
173: white answers ship T3
174: white answers to M18
    moved white T3 M18
175: white answers to M17
    moved white T3 M17
176: white answers to L17
    moved white T3 L17
177: white answers ship T2
178: white answers to P21
    moved white T2 P21
179: white answers to N21
    moved white T2 N21
180: white answers to P21
    moved white T2 P21
181: white answers ship T1
182: white answers to M19
    moved white T1 M19
183: white answers to M18
    moved white T1 M18
184: white answers to M17
    moved white T1 M17
    turn yellow 8
    rolled yellow 3
    produced yellow 2 food
    produced blue 1 goods
185: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow goods
186: yellow answers propose
187: yellow answers add fuel
188: yellow answers done
189: yellow answers add food
190: yellow answers add ore
191: yellow answers add goods
192: yellow answers add carbon
193: yellow answers add goods
194: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 2 goods
195: blue answers decline
    declined blue
196: white answers counter
197: white answers add fuel
198: white answers done
199: white answers add food
200: white answers add carbon
201: white answers add food
202: white answers add carbon
    offers white 1 fuel
    wants white 2 carbon
    wants white 2 food
203: yellow answers withdraw
    withdrew yellow
204: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E19
    heard yellow pirate_attacks
205: yellow answers no
    opponent blue combat
    mother-ship yellow 2 1
    mother-ship blue 2 1
    contest yellow combat 3 3
    heard yellow scholar_freed
206: yellow answers expansion freight_ring
    expanded yellow freight_ring
    fame yellow 1
    card-over yellow E19
207: yellow answers ship T1
208: yellow answers to L22
    moved yellow T1 L22
209: yellow answers to L23
    moved yellow T1 L23
210: yellow answers to M23
    moved yellow T1 M23
211: yellow answers stop
212: yellow answers ship T3
213: yellow answers to K17
    moved yellow T3 K17
214: yellow answers to K16
    moved yellow T3 K16
215: yellow answers to L16
    moved yellow T3 L16
216: yellow answers to L15
    moved yellow T3 L15
    explored yellow S4.1
    looked yellow S4.1 number 5
217: yellow answers to L16
    moved yellow T3 L16
    turn blue 9
    rolled blue 2
    produced yellow 1 goods
    produced white 1 goods
218: blue answers draw
    supplied blue 2
    you-gained blue food
    you-gained blue food
219: blue answers exchange goods ore
    exchanged blue 2 goods ore
220: blue answers exchange goods food
    exchanged blue 2 goods food
221: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E26
    heard blue drifting_ship
222: blue answers no
    heard blue selfishness
    fame-lost blue 1
    card-over blue E26
223: blue answers ship T3
224: blue answers to E17
    moved blue T3 E17
225: blue answers to E16
    moved blue T3 E16
226: blue answers to E17
    moved blue T3 E17
227: blue answers to E16
    moved blue T3 E16
228: blue answers to D16
    moved blue T3 D16
    turn white 10
    rolled white 3
    produced yellow 2 food
    produced blue 1 goods
229: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white fuel
230: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
231: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card yellow E04
    heard white black_market
232: white answers no
    heard white honesty_noticed
    fame white 1
    card-over white E04
233: white answers ship T2
234: white answers to N21
    moved white T2 N21
235: white answers to N20
    moved white T2 N20
236: white answers to N19
    moved white T2 N19
237: white answers ship T3
238: white answers to M17
    moved white T3 M17
239: white answers to M16
    moved white T3 M16
    explored white S4.3
    looked white S4.3 pirate 4
240: white answers to M15
    moved white T3 M15
    explored white S4.1
    looked white S4.1 number 5
241: white answers stop
242: white answers ship T1
243: white answers to M16
    moved white T1 M16
244: white answers to M15
    moved white T1 M15
245: white answers to L15
    moved white T1 L15
    turn yellow 11
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
246: yellow answers later
247: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E28
    heard yellow ship_under_fire
248: yellow answers yes
    opponent blue combat
    mother-ship yellow 3 0
    mother-ship blue 2 1
    contest yellow combat 3 3
    heard yellow wanderers_saved
249: yellow answers jump B10
    jumped yellow T1 B10
    outpost yellow merchants 1
    chip yellow merchants
250: yellow answers friend ME2
    friendship yellow ME2
    fame yellow 1
    card-over yellow E28
251: yellow answers ship T3
252: yellow answers to L15
    moved yellow T3 L15
253: yellow answers to L14
    moved yellow T3 L14
254: yellow answers to L15
    moved yellow T3 L15
255: yellow answers to M15
    moved yellow T3 M15
    explored yellow S4.3
    looked yellow S4.3 pirate 4
256: yellow answers to M16
    moved yellow T3 M16
    turn blue 12
    rolled blue 10
    produced blue 2 fuel
257: blue answers later
258: blue answers build colony_ship
    built blue colony_ship
259: blue answers launch T2 E20
    launched blue colony T2 E20
260: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue carbon
261: blue answers build colony_ship
    built blue colony_ship
    launched blue colony T1 E22
262: blue answers propose
263: blue answers add carbon
264: blue answers done
265: blue answers add goods
266: blue answers add goods
267: blue answers add fuel
268: blue answers add goods
269: blue answers add ore
270: blue answers add food
271: blue answers add goods
272: blue answers add goods
273: blue answers done
    offers blue 1 carbon
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 food
    wants blue 5 goods
274: white answers decline
    declined white
275: yellow answers decline
    declined yellow
276: blue answers end-phase
    mother-ship blue 2 3
277: blue answers ship T1
278: blue answers to D22
    moved blue T1 D22
279: blue answers to D21
    moved blue T1 D21
280: blue answers to C21
    moved blue T1 C21
281: blue answers to C20
    moved blue T1 C20
282: blue answers to B20
    moved blue T1 B20
283: blue answers stop
284: blue answers ship T2
285: blue answers to D20
    moved blue T2 D20
286: blue answers to D21
    moved blue T2 D21
287: blue answers to C21
    moved blue T2 C21
288: blue answers to D21
    moved blue T2 D21
289: blue answers to D20
    moved blue T2 D20
290: blue answers stop
291: blue answers land-all
    turn white 13
    rolled white 10
    produced blue 2 fuel
292: white answers later
293: white answers build booster
    built white booster
    expanded white booster
294: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white food
295: white answers build freight_ring
    built white freight_ring
    expanded white freight_ring
296: white answers propose
297: white answers add goods
298: white answers add food
299: white answers add ore
300: white answers add fuel
301: white answers done
302: white answers add carbon
303: white answers add carbon
304: white answers add carbon
305: white answers done
    offers white 1 ore
    offers white 1 fuel
    offers white 1 food
    offers white 1 goods
    wants white 4 carbon
306: yellow answers decline
    declined yellow
307: blue answers counter
308: blue answers add fuel
309: blue answers done
310: blue answers add food
311: blue answers add carbon
312: blue answers add carbon
313: blue answers done
    offers blue 1 fuel
    wants blue 2 carbon
    wants blue 1 food
314: white answers withdraw
    withdrew white
315: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card yellow E02
    heard white fold_ahead
316: white answers yes
    opponent yellow speed
    mother-ship white 0 2
    mother-ship yellow 1 0
    contest white speed 3 3
    heard white fold_crossed
317: white answers jump D19
    jumped white T1 D19
    card-over white E02
318: white answers ship T2
319: white answers to N20
    moved white T2 N20
320: white answers to N21
    moved white T2 N21
321: white answers to P21
    moved white T2 P21
322: white answers to P20
    moved white T2 P20
323: white answers ship T3
324: white answers to L15
    moved white T3 L15
325: white answers to L14
    moved white T3 L14
326: white answers to L13
    moved white T3 L13
327: white answers to M13
    moved white T3 M13
    explored white S4.2
    looked white S4.2 number 4
328: white answers found
    colony white S4.a
    shown white S4.1 number 5
    shown white S4.2 number 4
    turn yellow 14
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
329: yellow answers later
330: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E08
    heard yellow trader_hails
331: yellow answers amount 3
332: yellow answers give goods
    gave yellow goods
333: yellow answers give food
    gave yellow food
334: yellow answers give food
    gave yellow food
    heard yellow miser_heart
    took yellow goods
    fame yellow 1
    card-over yellow E08
335: yellow answers ship T3
336: yellow answers to M15
    moved yellow T3 M15
337: yellow answers to L15
    moved yellow T3 L15
338: yellow answers to L14
    moved yellow T3 L14
339: yellow answers to L13
    moved yellow T3 L13
340: yellow answers to L12
    moved yellow T3 L12
    turn blue 15
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
341: blue answers draw
    supplied blue 2
    you-gained blue food
    you-gained blue fuel
342: blue answers end-phase
    mother-ship blue 1 2
343: blue answers ship T2
344: blue answers to D21
    moved blue T2 D21
345: blue answers to C21
    moved blue T2 C21
346: blue answers to C20
    moved blue T2 C20
347: blue answers to C21
    moved blue T2 C21
348: blue answers to C20
    moved blue T2 C20
349: blue answers ship T1
350: blue answers to C20
    moved blue T1 C20
351: blue answers to B20
    moved blue T1 B20
352: blue answers to B19
    moved blue T1 B19
353: blue answers to B18
    moved blue T1 B18
354: blue answers stop
355: blue answers land-all
    turn white 16
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
356: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white food
357: white answers build colony_ship
    built white colony_ship
358: white answers launch T3 N20
    launched white colony T3 N20
359: white answers build booster
    built white booster
    expanded white booster
360: white answers end-phase
    mother-ship white 3 2
361: white answers ship T1
362: white answers to D18
    moved white T1 D18
363: white answers to E18
    moved white T1 E18
364: white answers to E17
    moved white T1 E17
365: white answers to E16
    moved white T1 E16
366: white answers to E17
    moved white T1 E17
367: white answers stop
368: white answers ship T2
369: white answers to P21
    moved white T2 P21
370: white answers to P20
    moved white T2 P20
371: white answers to P21
    moved white T2 P21
372: white answers to P22
    moved white T2 P22
373: white answers to P23
    moved white T2 P23
374: white answers to P22
    moved white T2 P22
375: white answers stop
376: white answers ship T3
377: white answers to N19
    moved white T3 N19
378: white answers to N18
    moved white T3 N18
379: white answers stop
    turn yellow 17
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
380: yellow answers later
381: yellow answers build spaceport
    built yellow spaceport
382: yellow answers site gamma.b
    spaceport yellow gamma.b
383: yellow answers exchange fuel food
    exchanged yellow 2 fuel food
384: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
385: yellow answers exchange fuel carbon
    exchanged yellow 2 fuel carbon
386: yellow answers exchange fuel food
    exchanged yellow 2 fuel food
387: yellow answers build spaceport
    built yellow spaceport
    spaceport yellow gamma.c
388: yellow answers propose
389: yellow answers add fuel
390: yellow answers done
391: yellow answers add goods
392: yellow answers add ore
393: yellow answers add goods
394: yellow answers add carbon
395: yellow answers add food
396: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 2 goods
397: blue answers decline
    declined blue
398: white answers decline
    declined white
399: yellow answers propose
400: yellow answers add fuel
401: yellow answers done
402: yellow answers add goods
403: yellow answers add goods
404: yellow answers done
    offers yellow 1 fuel
    wants yellow 2 goods
405: blue answers decline
    declined blue
406: white answers decline
    declined white
407: yellow answers propose
408: yellow answers add fuel
409: yellow answers done
410: yellow answers add goods
411: yellow answers add ore
412: yellow answers add carbon
413: yellow answers add food
414: yellow answers add goods
415: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 2 goods
416: blue answers decline
    declined blue
417: white answers decline
    declined white
418: yellow answers end-phase
    mother-ship yellow 1 2
419: yellow answers ship T3
420: yellow answers to K12
    moved yellow T3 K12
421: yellow answers to L12
    moved yellow T3 L12
422: yellow answers to L11
    moved yellow T3 L11
423: yellow answers stop
    turn blue 18
    rolled blue 3
    produced yellow 2 food
    produced blue 1 goods
424: blue answers later
425: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue food
426: blue answers exchange food ore
    exchanged blue 3 food ore
427: blue answers exchange goods fuel
    exchanged blue 2 goods fuel
428: blue answers build cannon
    built blue cannon
    expanded blue cannon
429: blue answers propose
430: blue answers add ore
431: blue answers add fuel
432: blue answers add fuel
433: blue answers add fuel
434: blue answers add fuel
435: blue answers done
436: blue answers add food
437: blue answers add food
438: blue answers add carbon
439: blue answers add carbon
440: blue answers add carbon
    offers blue 1 ore
    offers blue 4 fuel
    wants blue 3 carbon
    wants blue 2 food
441: white answers decline
    declined white
442: yellow answers counter
443: yellow answers add food
444: yellow answers done
445: yellow answers add carbon
446: yellow answers done
    offers yellow 1 food
    wants yellow 1 carbon
447: blue answers withdraw
    withdrew blue
448: blue answers end-phase
    mother-ship blue 1 2
449: blue answers ship T2
450: blue answers to C21
    moved blue T2 C21
451: blue answers stop
452: blue answers ship T3
453: blue answers to D17
    moved blue T3 D17
454: blue answers to C17
    moved blue T3 C17
455: blue answers to C18
    moved blue T3 C18
456: blue answers to B18
    moved blue T3 B18
457: blue answers to B19
    moved blue T3 B19
458: blue answers land-all
    turn white 19
    rolled white 7
459: white answers rob seat1
    stolen white yellow
    you-lost yellow food
    you-gained white food
460: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white carbon
461: white answers build cannon
    built white cannon
    expanded white cannon
462: white answers build booster
    built white booster
    expanded white booster
463: white answers propose
464: white answers add food
465: white answers done
466: white answers add ore
467: white answers add carbon
468: white answers add ore
469: white answers add goods
470: white answers add carbon
    offers white 1 food
    wants white 2 ore
    wants white 2 carbon
    wants white 1 goods
471: yellow answers counter
472: yellow answers add fuel
473: yellow answers done
474: yellow answers add goods
475: yellow answers add carbon
476: yellow answers add ore
477: yellow answers add goods
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 2 goods
478: blue answers counter
479: blue answers add ore
480: blue answers done
481: blue answers add carbon
482: blue answers add carbon
483: blue answers add carbon
484: blue answers add food
    offers blue 1 ore
    wants blue 3 carbon
    wants blue 1 food
485: white answers withdraw
    withdrew white
486: white answers propose
487: white answers add food
488: white answers done
489: white answers add goods
490: white answers add goods
491: white answers add carbon
492: white answers add carbon
493: white answers add goods
    offers white 1 food
    wants white 2 carbon
    wants white 3 goods
494: yellow answers counter
495: yellow answers add fuel
496: yellow answers done
497: yellow answers add goods
498: yellow answers add ore
499: yellow answers add goods
500: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 2 goods
501: blue answers counter
502: blue answers add ore
503: blue answers done
504: blue answers add carbon
505: blue answers add food
506: blue answers add food
507: blue answers add carbon
    offers blue 1 ore
    wants blue 2 carbon
    wants blue 2 food
508: white answers withdraw
    withdrew white
509: white answers propose
510: white answers add goods
511: white answers add food
512: white answers add food
513: white answers add ore
514: white answers done
515: white answers add carbon
516: white answers add fuel
517: white answers add carbon
518: white answers add carbon
519: white answers done
    offers white 1 ore
    offers white 2 food
    offers white 1 goods
    wants white 1 fuel
    wants white 3 carbon
520: yellow answers counter
521: yellow answers add fuel
522: yellow answers done
523: yellow answers add goods
524: yellow answers add carbon
525: yellow answers add goods
526: yellow answers add ore
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 2 goods
527: blue answers counter
528: blue answers add ore
529: blue answers done
530: blue answers add carbon
531: blue answers add carbon
532: blue answers add carbon
533: blue answers add food
    offers blue 1 ore
    wants blue 3 carbon
    wants blue 1 food
534: white answers withdraw
    withdrew white
535: white answers end-phase
    mother-ship white 2 3
536: white answers ship T2
537: white answers to P21
    moved white T2 P21
538: white answers to N21
    moved white T2 N21
539: white answers to N20
    moved white T2 N20
540: white answers to M20
    moved white T2 M20
541: white answers to M21
    moved white T2 M21
542: white answers to M20
    moved white T2 M20
543: white answers to M21
    moved white T2 M21
544: white answers to M20
    moved white T2 M20
545: white answers land-all
    turn yellow 20
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 carbon
    produced white 1 carbon
546: yellow answers propose
547: yellow answers add food
548: yellow answers done
549: yellow answers add ore
550: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
551: blue answers accept
    accepted blue
552: white answers accept
    accepted white
553: yellow answers deal seat3
    traded yellow white
554: yellow answers propose
555: yellow answers add fuel
556: yellow answers done
557: yellow answers add goods
558: yellow answers add food
559: yellow answers add food
560: yellow answers add goods
561: yellow answers add carbon
562: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 2 food
    wants yellow 2 goods
563: blue answers decline
    declined blue
564: white answers decline
    declined white
565: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E30
    heard yellow black_market
566: yellow answers no
    heard yellow fly_on
    card-over yellow E30
567: yellow answers ship T3
568: yellow answers to M11
    moved yellow T3 M11
569: yellow answers to M10
    moved yellow T3 M10
570: yellow answers to M9
    moved yellow T3 M9
    explored yellow S7.3
    looked yellow S7.3 number 9
571: yellow answers to M8
    moved yellow T3 M8
572: yellow answers to M7
    moved yellow T3 M7
    explored yellow S7.2
    looked yellow S7.2 number 11
573: yellow answers found
    colony yellow S7.b
    shown yellow S7.2 number 11
    shown yellow S7.3 number 9
    turn blue 21
    rolled blue 11
    produced yellow 1 fuel
    produced blue 1 food
    produced yellow 1 goods
    produced white 1 goods
574: blue answers draw
    supplied blue 2
    you-gained blue fuel
    you-gained blue carbon
575: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E15
    heard blue toll_demanded
576: blue answers no
    opponent white combat
    mother-ship blue 2 2
    mother-ship white 0 3
    contest blue combat 5 4
    heard blue hold_of_carbon
    took blue carbon
    took blue carbon
    fame blue 1
    card-over blue E15
577: blue answers ship T3
578: blue answers to A19
    moved blue T3 A19
579: blue answers to A20
    moved blue T3 A20
580: blue answers to A19
    moved blue T3 A19
581: blue answers stop
582: blue answers ship T1
583: blue answers to B17
    moved blue T1 B17
584: blue answers to A17
    moved blue T1 A17
585: blue answers to B17
    moved blue T1 B17
586: blue answers to A17
    moved blue T1 A17
587: blue answers to A18
    moved blue T1 A18
588: blue answers ship T2
589: blue answers to C22
    moved blue T2 C22
590: blue answers to C21
    moved blue T2 C21
591: blue answers to C20
    moved blue T2 C20
592: blue answers to C21
    moved blue T2 C21
593: blue answers stop
    turn white 22
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
594: white answers later
595: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white fuel
596: white answers end-phase
    mother-ship white 2 2
597: white answers ship T1
598: white answers to E18
    moved white T1 E18
599: white answers to D18
    moved white T1 D18
600: white answers stop
601: white answers ship T2
602: white answers to M19
    moved white T2 M19
603: white answers to M18
    moved white T2 M18
604: white answers to M17
    moved white T2 M17
605: white answers to M16
    moved white T2 M16
606: white answers to M15
    moved white T2 M15
607: white answers to L15
    moved white T2 L15
608: white answers to L14
    moved white T2 L14
609: white answers ship T3
610: white answers to M18
    moved white T3 M18
611: white answers to N18
    moved white T3 N18
612: white answers to M18
    moved white T3 M18
613: white answers to M17
    moved white T3 M17
614: white answers to M18
    moved white T3 M18
615: white answers to M17
    moved white T3 M17
616: white answers stop
    turn yellow 23
    rolled yellow 3
    produced yellow 2 food
    produced blue 1 goods
617: yellow answers build colony_ship
    built yellow colony_ship
618: yellow answers launch T2 K20
    launched yellow colony T2 K20
619: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E21
    heard yellow trader_hails
620: yellow answers amount 2
621: yellow answers give fuel
    gave yellow fuel
622: yellow answers give goods
    gave yellow goods
    heard yellow false_trader
623: yellow answers no
    heard yellow present_gone
    card-over yellow E21
624: yellow answers ship T2
625: yellow answers to K19
    moved yellow T2 K19
626: yellow answers to J19
    moved yellow T2 J19
627: yellow answers to J18
    moved yellow T2 J18
628: yellow answers to H18
    moved yellow T2 H18
629: yellow answers to J18
    moved yellow T2 J18
    turn blue 24
    rolled blue 4
    produced white 1 fuel
    produced white 1 food
630: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue food
631: blue answers build spaceport
    built blue spaceport
632: blue answers site alpha.c
    spaceport blue alpha.c
633: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
634: blue answers exchange ore carbon
    exchanged blue 3 ore carbon
635: blue answers build cannon
    built blue cannon
    expanded blue cannon
636: blue answers propose
637: blue answers add ore
638: blue answers add fuel
639: blue answers add fuel
640: blue answers add goods
641: blue answers done
642: blue answers add food
643: blue answers add carbon
644: blue answers add carbon
645: blue answers add food
646: blue answers done
    offers blue 1 ore
    offers blue 2 fuel
    offers blue 1 goods
    wants blue 2 carbon
    wants blue 2 food
647: white answers decline
    declined white
648: yellow answers counter
649: yellow answers add fuel
650: yellow answers done
651: yellow answers add goods
652: yellow answers add goods
653: yellow answers add ore
654: yellow answers add carbon
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 2 goods
655: blue answers withdraw
    withdrew blue
656: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E17
    heard blue pirate_attacks
657: blue answers no
    opponent yellow combat
    mother-ship blue 1 2
    mother-ship yellow 2 3
    contest blue combat 5 5
    heard blue hold_of_ore
    took blue ore
    took blue ore
    fame blue 1
    card-over blue E17
658: blue answers ship T1
659: blue answers to A17
    moved blue T1 A17
660: blue answers to B17
    moved blue T1 B17
661: blue answers to B18
    moved blue T1 B18
662: blue answers to C18
    moved blue T1 C18
663: blue answers to B18
    moved blue T1 B18
664: blue answers ship T3
665: blue answers to A18
    moved blue T3 A18
666: blue answers to A17
    moved blue T3 A17
667: blue answers to A16
    moved blue T3 A16
668: blue answers to A15
    moved blue T3 A15
669: blue answers stop
670: blue answers ship T2
671: blue answers to C20
    moved blue T2 C20
672: blue answers to C19
    moved blue T2 C19
673: blue answers to C18
    moved blue T2 C18
674: blue answers to C17
    moved blue T2 C17
675: blue answers stop
    turn white 25
    rolled white 7
676: white answers give goods
    tribute white goods
677: white answers give carbon
    tribute white carbon
678: white answers give goods
    tribute white goods
679: white answers give fuel
    tribute white fuel
680: white answers give food
    tribute white food
681: white answers rob seat1
    stolen white yellow
    you-lost yellow food
    you-gained white food
682: white answers later
683: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E16
    heard white wanderers_ask
684: white answers amount 1
685: white answers give food
    gave white food
    heard white meanness
    fame-lost white 1
    card-over white E16
686: white answers ship T3
687: white answers to M18
    moved white T3 M18
688: white answers to N18
    moved white T3 N18
689: white answers to M18
    moved white T3 M18
690: white answers to M17
    moved white T3 M17
691: white answers stop
692: white answers ship T1
693: white answers to D17
    moved white T1 D17
694: white answers to C17
    moved white T1 C17
695: white answers to C16
    moved white T1 C16
    explored white S1.2
    looked white S1.2 pirate 5
696: white answers to C17
    moved white T1 C17
697: white answers to C16
    moved white T1 C16
698: white answers stop
699: white answers ship T2
700: white answers to L13
    moved white T2 L13
701: white answers to M13
    moved white T2 M13
702: white answers to M12
    moved white T2 M12
703: white answers stop
    turn yellow 26
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
704: yellow answers exchange fuel carbon
    exchanged yellow 2 fuel carbon
705: yellow answers propose
706: yellow answers add carbon
707: yellow answers done
708: yellow answers add goods
709: yellow answers add ore
710: yellow answers add food
711: yellow answers add fuel
712: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 1 fuel
    wants yellow 1 food
    wants yellow 1 goods
713: blue answers decline
    declined blue
714: white answers decline
    declined white
715: yellow answers propose
716: yellow answers add carbon
717: yellow answers done
718: yellow answers add fuel
719: yellow answers add goods
720: yellow answers add goods
721: yellow answers add food
722: yellow answers add goods
723: yellow answers add goods
724: yellow answers add fuel
    offers yellow 1 carbon
    wants yellow 2 fuel
    wants yellow 1 food
    wants yellow 4 goods
725: blue answers decline
    declined blue
726: white answers decline
    declined white
727: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
728: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E18
    heard yellow toll_demanded
    opponent blue combat
    mother-ship yellow 3 0
    mother-ship blue 3 2
    contest yellow combat 4 7
    heard yellow heavy_defeat
729: yellow answers expansion booster
    lost-expansion yellow booster
    grounded yellow T2
    card-over yellow E18
    turn blue 27
    rolled blue 12
    produced blue 1 goods
730: blue answers draw
    supplied blue 2
    you-gained blue ore
    you-gained blue goods
731: blue answers exchange goods ore
    exchanged blue 2 goods ore
732: blue answers end-phase
    mother-ship blue 2 3
733: blue answers ship T1
734: blue answers to B19
    moved blue T1 B19
735: blue answers to B20
    moved blue T1 B20
736: blue answers to C20
    moved blue T1 C20
737: blue answers to C19
    moved blue T1 C19
738: blue answers to C18
    moved blue T1 C18
739: blue answers stop
740: blue answers ship T3
741: blue answers to B15
    moved blue T3 B15
    explored blue S1.2
    looked blue S1.2 pirate 5
742: blue answers to B14
    moved blue T3 B14
    explored blue S1.1
    looked blue S1.1 number 2
743: blue answers to B13
    moved blue T3 B13
744: blue answers to B12
    moved blue T3 B12
745: blue answers stop
746: blue answers ship T2
747: blue answers to C16
    moved blue T2 C16
748: blue answers to C15
    moved blue T2 C15
    explored blue S1.3
    looked blue S1.3 number 3
749: blue answers to D15
    moved blue T2 D15
750: blue answers to D14
    moved blue T2 D14
751: blue answers to D13
    moved blue T2 D13
752: blue answers to C13
    moved blue T2 C13
753: blue answers found
    colony blue S1.a
    shown blue S1.1 number 2
    shown blue S1.3 number 3
    turn white 28
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
754: white answers later
755: white answers exchange fuel food
    exchanged white 3 fuel food
756: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E22
    heard white drifting_ship
757: white answers no
    heard white left_unseen
    card-over white E22
758: white answers ship T2
759: white answers to M13
    moved white T2 M13
760: white answers to M12
    moved white T2 M12
761: white answers stop
762: white answers ship T1
763: white answers to C15
    moved white T1 C15
764: white answers to C16
    moved white T1 C16
765: white answers to C15
    moved white T1 C15
766: white answers to D15
    moved white T1 D15
767: white answers stop
768: white answers ship T3
769: white answers to M16
    moved white T3 M16
770: white answers stop
    turn yellow 29
    rolled yellow 9
    produced white 2 ore
    produced yellow 1 food
771: yellow answers propose
772: yellow answers add food
773: yellow answers done
774: yellow answers add fuel
775: yellow answers add carbon
776: yellow answers add goods
777: yellow answers done
    offers yellow 1 food
    wants yellow 1 fuel
    wants yellow 1 carbon
    wants yellow 1 goods
778: blue answers decline
    declined blue
779: white answers decline
    declined white
780: yellow answers propose
781: yellow answers add food
782: yellow answers done
783: yellow answers add fuel
784: yellow answers add fuel
785: yellow answers add ore
786: yellow answers add fuel
787: yellow answers add fuel
788: yellow answers add carbon
789: yellow answers add carbon
790: yellow answers add goods
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 4 fuel
    wants yellow 2 carbon
    wants yellow 1 goods
791: blue answers decline
    declined blue
792: white answers decline
    declined white
793: yellow answers end-phase
    mother-ship yellow 2 2
794: yellow answers ship T2
795: yellow answers to J17
    moved yellow T2 J17
796: yellow answers to J16
    moved yellow T2 J16
797: yellow answers stop
    turn blue 30
    rolled blue 4
    produced white 1 fuel
    produced white 1 food
798: blue answers later
799: blue answers build booster
    built blue booster
    expanded blue booster
800: blue answers draw
    supplied blue 1
    you-gained blue goods
801: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
802: blue answers build freight_ring
    built blue freight_ring
    expanded blue freight_ring
803: blue answers end-phase
    mother-ship blue 2 1
804: blue answers ship T3
805: blue answers to B11
    moved blue T3 B11
806: blue answers to B10
    moved blue T3 B10
807: blue answers to B9
    moved blue T3 B9
808: blue answers to B8
    moved blue T3 B8
809: blue answers to C8
    moved blue T3 C8
    explored blue S5.2
    looked blue S5.2 number 4
810: blue answers to C7
    moved blue T3 C7
    explored blue S5.1
    looked blue S5.1 number 8
811: blue answers found
    colony blue S5.b
    shown blue S5.1 number 8
    shown blue S5.2 number 4
812: blue answers land-all
    turn white 31
    rolled white 5
    produced yellow 1 ore
    produced white 1 fuel
813: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white ore
814: white answers exchange ore carbon
    exchanged white 3 ore carbon
815: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E03
    heard white fold_ahead
816: white answers yes
    opponent blue speed
    mother-ship white 2 1
    mother-ship blue 2 0
    contest white speed 6 5
    heard white fold_crossed
817: white answers jump H10
    jumped white T1 H10
    explored white S3.1
    looked white S3.1 ice 3
    conquered white S3.1 ice 3
    shown white S3.1 number 11
    explored white S3.2
    looked white S3.2 number 6
818: white answers found
    colony white S3.b
    shown white S3.2 number 6
    card-over white E03
819: white answers ship T2
820: white answers to N12
    moved white T2 N12
821: white answers to M12
    moved white T2 M12
822: white answers to M11
    moved white T2 M11
823: white answers to M10
    moved white T2 M10
824: white answers stop
825: white answers ship T3
826: white answers to M15
    moved white T3 M15
827: white answers stop
    turn yellow 32
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 goods
828: yellow answers build colony_ship
    built yellow colony_ship
829: yellow answers launch T1 K20
    launched yellow colony T1 K20
830: yellow answers propose
831: yellow answers add fuel
832: yellow answers done
833: yellow answers add food
834: yellow answers add ore
835: yellow answers add goods
836: yellow answers add food
837: yellow answers add goods
838: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 2 food
    wants yellow 2 goods
839: blue answers decline
    declined blue
840: white answers decline
    declined white
841: yellow answers propose
842: yellow answers add carbon
843: yellow answers done
844: yellow answers add goods
845: yellow answers add ore
846: yellow answers add goods
847: yellow answers add ore
848: yellow answers add food
849: yellow answers done
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 1 food
    wants yellow 2 goods
850: blue answers decline
    declined blue
851: white answers counter
852: white answers add fuel
853: white answers done
854: white answers add goods
855: white answers add goods
    offers white 1 fuel
    wants white 2 goods
856: yellow answers withdraw
    withdrew yellow
857: yellow answers propose
858: yellow answers add carbon
859: yellow answers done
860: yellow answers add ore
861: yellow answers add goods
862: yellow answers add food
863: yellow answers add ore
864: yellow answers add goods
865: yellow answers done
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 1 food
    wants yellow 2 goods
866: blue answers decline
    declined blue
867: white answers counter
868: white answers add carbon
869: white answers done
870: white answers add ore
871: white answers add fuel
    offers white 1 carbon
    wants white 1 ore
    wants white 1 fuel
872: yellow answers withdraw
    withdrew yellow
873: yellow answers end-phase
    mother-ship yellow 3 2
874: yellow answers ship T1
875: yellow answers to K21
    moved yellow T1 K21
876: yellow answers to K20
    moved yellow T1 K20
877: yellow answers to L20
    moved yellow T1 L20
878: yellow answers to L19
    moved yellow T1 L19
879: yellow answers to L18
    moved yellow T1 L18
880: yellow answers to K18
    moved yellow T1 K18
881: yellow answers ship T2
882: yellow answers to J15
    moved yellow T2 J15
883: yellow answers to J14
    moved yellow T2 J14
884: yellow answers to J13
    moved yellow T2 J13
885: yellow answers to J12
    moved yellow T2 J12
886: yellow answers to J11
    moved yellow T2 J11
    explored yellow S3.3
    looked yellow S3.3 number 11
887: yellow answers found
    colony yellow S3.c
    shown yellow S3.3 number 11
    turn blue 33
    rolled blue 8
    produced blue 1 ore
    produced blue 1 fuel
    produced blue 1 carbon
    produced white 1 carbon
888: blue answers draw
    supplied blue 1
    you-gained blue carbon
889: blue answers build trade_ship
    built blue trade_ship
890: blue answers launch T2 E20
    launched blue trade T2 E20
891: blue answers propose
892: blue answers add carbon
893: blue answers done
894: blue answers add food
895: blue answers done
    offers blue 1 carbon
    wants blue 1 food
896: white answers accept
    accepted white
897: yellow answers counter
898: yellow answers add carbon
899: yellow answers done
900: yellow answers add goods
901: yellow answers add ore
902: yellow answers add goods
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 2 goods
903: blue answers deal seat3
    traded blue white
904: blue answers end-phase
    mother-ship blue 1 2
905: blue answers ship T2
906: blue answers to E19
    moved blue T2 E19
907: blue answers to E18
    moved blue T2 E18
908: blue answers to D18
    moved blue T2 D18
909: blue answers to D17
    moved blue T2 D17
910: blue answers to C17
    moved blue T2 C17
911: blue answers to D17
    moved blue T2 D17
912: blue answers ship T1
913: blue answers to C17
    moved blue T1 C17
914: blue answers to D17
    moved blue T1 D17
915: blue answers to C17
    moved blue T1 C17
916: blue answers to D17
    moved blue T1 D17
917: blue answers to C17
    moved blue T1 C17
918: blue answers to C16
    moved blue T1 C16
    turn white 34
    rolled white 9
    produced white 2 ore
    produced yellow 1 food
919: white answers draw
    supplied white 1
    you-gained white food
920: white answers build spaceport
    built white spaceport
921: white answers site S3.b
    spaceport white S3.b
922: white answers build colony_ship
    built white colony_ship
923: white answers launch T1 H11
    launched white colony T1 H11
924: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card yellow E07
    heard white trader_hails
925: white answers amount 3
926: white answers give fuel
    gave white fuel
927: white answers give fuel
    gave white fuel
928: white answers give fuel
    gave white fuel
    heard white trader_very_content
929: white answers take carbon
    took white carbon
930: white answers take goods
    took white goods
    fame white 1
    card-over white E07
931: white answers ship T3
932: white answers to M16
    moved white T3 M16
933: white answers to M15
    moved white T3 M15
934: white answers to L15
    moved white T3 L15
935: white answers to L16
    moved white T3 L16
936: white answers stop
937: white answers ship T1
938: white answers to H12
    moved white T1 H12
939: white answers to J12
    moved white T1 J12
940: white answers to H12
    moved white T1 H12
941: white answers to J12
    moved white T1 J12
942: white answers to H12
    moved white T1 H12
943: white answers to H13
    moved white T1 H13
944: white answers ship T2
945: white answers to N10
    moved white T2 N10
946: white answers to M10
    moved white T2 M10
947: white answers to M9
    moved white T2 M9
948: white answers to M10
    moved white T2 M10
949: white answers to M11
    moved white T2 M11
950: white answers to L11
    moved white T2 L11
    turn yellow 35
    rolled yellow 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced yellow 1 goods
    produced white 1 goods
951: yellow answers exchange fuel goods
    exchanged yellow 2 fuel goods
952: yellow answers propose
953: yellow answers add food
954: yellow answers done
955: yellow answers add ore
956: yellow answers add ore
957: yellow answers add goods
958: yellow answers add ore
959: yellow answers add fuel
960: yellow answers add carbon
961: yellow answers add carbon
962: yellow answers add goods
963: yellow answers add ore
    offers yellow 1 food
    wants yellow 4 ore
    wants yellow 1 fuel
    wants yellow 2 carbon
    wants yellow 2 goods
964: blue answers counter
965: blue answers add food
966: blue answers done
967: blue answers add carbon
968: blue answers add carbon
969: blue answers add carbon
970: blue answers add ore
971: blue answers add fuel
    offers blue 1 food
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 3 carbon
972: white answers decline
    declined white
973: yellow answers withdraw
    withdrew yellow
974: yellow answers end-phase
    mother-ship yellow 2 2
975: yellow answers ship T1
976: yellow answers to L18
    moved yellow T1 L18
977: yellow answers to L17
    moved yellow T1 L17
978: yellow answers to L16
    moved yellow T1 L16
979: yellow answers to L15
    moved yellow T1 L15
980: yellow answers to L14
    moved yellow T1 L14
    turn blue 36
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced yellow 1 goods
    produced white 1 goods
981: blue answers draw
    supplied blue 1
    you-gained blue goods
982: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E24
    heard blue thief_offers
983: blue answers no
    heard blue fly_on
    card-over blue E24
984: blue answers land-all
    turn white 37
    rolled white 10
    produced blue 2 fuel
985: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E31
    heard white wear
    card-over white E31
    drew-encounter white
    card yellow E13
    heard white trader_hails
986: white answers amount 3
987: white answers give food
    gave white food
988: white answers give fuel
    gave white fuel
989: white answers give goods
    gave white goods
    heard white false_trader
990: white answers yes
    opponent yellow combat
    mother-ship white 0 1
    mother-ship yellow 2 3
    contest white combat 2 6
    heard white shot_lame
    grounded white T1
    card-over white E13
991: white answers ship T2
992: white answers to M11
    moved white T2 M11
993: white answers to M10
    moved white T2 M10
994: white answers to M9
    moved white T2 M9
995: white answers to L9
    moved white T2 L9
996: white answers to L8
    moved white T2 L8
    explored white S7.1
    looked white S7.1 number 10
997: white answers found
    colony white S7.c
    shown white S7.1 number 10
998: white answers ship T3
999: white answers to K16
    moved white T3 K16
1000: white answers to K15
    moved white T3 K15
1001: white answers to J15
    moved white T3 J15
1002: white answers to J14
    moved white T3 J14
1003: white answers to H14
    moved white T3 H14
1004: white answers stop
    turn yellow 38
    rolled yellow 8
    produced blue 1 ore
    produced blue 1 fuel
    produced blue 1 carbon
    produced white 1 carbon
1005: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
1006: yellow answers build colony_ship
    built yellow colony_ship
1007: yellow answers launch T3 H22
    launched yellow colony T3 H22
1008: yellow answers propose
1009: yellow answers add carbon
1010: yellow answers add goods
1011: yellow answers done
1012: yellow answers add ore
1013: yellow answers add food
1014: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 goods
    wants yellow 1 ore
    wants yellow 1 food
1015: blue answers accept
    accepted blue
1016: white answers accept
    accepted white
1017: yellow answers deal seat2
    traded yellow blue
1018: yellow answers propose
1019: yellow answers add carbon
1020: yellow answers done
1021: yellow answers add ore
1022: yellow answers add food
1023: yellow answers add goods
1024: yellow answers add ore
1025: yellow answers add food
1026: yellow answers add fuel
1027: yellow answers add food
1028: yellow answers add goods
1029: yellow answers add fuel
    offers yellow 1 carbon
    wants yellow 2 ore
    wants yellow 2 fuel
    wants yellow 3 food
    wants yellow 2 goods
1030: blue answers decline
    declined blue
1031: white answers decline
    declined white
1032: yellow answers propose
1033: yellow answers add ore
1034: yellow answers done
1035: yellow answers add carbon
1036: yellow answers add goods
1037: yellow answers add goods
1038: yellow answers add goods
1039: yellow answers add carbon
1040: yellow answers add goods
1041: yellow answers add carbon
1042: yellow answers add fuel
1043: yellow answers add fuel
    offers yellow 1 ore
    wants yellow 2 fuel
    wants yellow 3 carbon
    wants yellow 4 goods
1044: blue answers decline
    declined blue
1045: white answers decline
    declined white
1046: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
1047: yellow answers amount 2
1048: yellow answers give ore
    gave yellow ore
1049: yellow answers give carbon
    gave yellow carbon
    heard yellow trader_delighted
1050: yellow answers take goods
    took yellow goods
1051: yellow answers take carbon
    took yellow carbon
    fame yellow 1
    card-over yellow E11
1052: yellow answers ship T1
1053: yellow answers to L13
    moved yellow T1 L13
1054: yellow answers stop
1055: yellow answers land-all
    turn blue 39
    rolled blue 4
    produced white 1 fuel
    produced blue 1 carbon
    produced white 1 food
1056: blue answers draw
    supplied blue 1
    you-gained blue carbon
1057: blue answers build trade_ship
    built blue trade_ship
1058: blue answers launch T3 E20
    launched blue trade T3 E20
1059: blue answers build cannon
    built blue cannon
    expanded blue cannon
1060: blue answers end-phase
    mother-ship blue 2 3
1061: blue answers ship T2
1062: blue answers to D16
    moved blue T2 D16
1063: blue answers to D15
    moved blue T2 D15
1064: blue answers stop
1065: blue answers ship T1
1066: blue answers to C15
    moved blue T1 C15
1067: blue answers to D15
    moved blue T1 D15
1068: blue answers to D14
    moved blue T1 D14
1069: blue answers to D13
    moved blue T1 D13
1070: blue answers to D12
    moved blue T1 D12
1071: blue answers to E12
    moved blue T1 E12
1072: blue answers to E11
    moved blue T1 E11
    explored blue S2.1
    looked blue S2.1 number 12
1073: blue answers to F11
    moved blue T1 F11
    explored blue S2.3
    looked blue S2.3 number 9
1074: blue answers found
    colony blue S2.c
    shown blue S2.1 number 12
    shown blue S2.3 number 9
1075: blue answers ship T3
1076: blue answers to D20
    moved blue T3 D20
1077: blue answers stop
    turn white 40
    rolled white 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced yellow 1 goods
    produced white 1 goods
1078: white answers build trade_ship
    built white trade_ship
1079: white answers launch T2 H9
    launched white trade T2 H9
1080: white answers end-phase
    mother-ship white 3 2
1081: white answers ship T3
1082: white answers to H13
    moved white T3 H13
1083: white answers to H12
    moved white T3 H12
1084: white answers to H11
    moved white T3 H11
1085: white answers stop
1086: white answers ship T1
1087: white answers to H12
    moved white T1 H12
1088: white answers to J12
    moved white T1 J12
1089: white answers to H12
    moved white T1 H12
1090: white answers to H11
    moved white T1 H11
1091: white answers to G11
    moved white T1 G11
1092: white answers to G12
    moved white T1 G12
1093: white answers to G11
    moved white T1 G11
1094: white answers to G10
    moved white T1 G10
    explored white S2.2
    looked white S2.2 number 10
1095: white answers found
    colony white S2.b
    shown white S2.2 number 10
1096: white answers ship T2
1097: white answers to G9
    moved white T2 G9
1098: white answers to G10
    moved white T2 G10
1099: white answers to G9
    moved white T2 G9
1100: white answers to H9
    moved white T2 H9
1101: white answers to H8
    moved white T2 H8
1102: white answers to J8
    moved white T2 J8
1103: white answers stop
    turn yellow 41
    rolled yellow 4
    produced white 1 fuel
    produced blue 1 carbon
    produced white 1 food
1104: yellow answers exchange goods food
    exchanged yellow 2 goods food
1105: yellow answers end-phase
    mother-ship yellow 1 2
1106: yellow answers ship T1
1107: yellow answers to L12
    moved yellow T1 L12
1108: yellow answers to L11
    moved yellow T1 L11
1109: yellow answers to L10
    moved yellow T1 L10
1110: yellow answers to L9
    moved yellow T1 L9
1111: yellow answers land-all
    turn blue 42
    rolled blue 9
    produced white 2 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
    produced white 1 food
1112: blue answers end-phase
    mother-ship blue 1 3
1113: blue answers ship T3
1114: blue answers to E20
    moved blue T3 E20
1115: blue answers to E19
    moved blue T3 E19
1116: blue answers to E20
    moved blue T3 E20
1117: blue answers stop
1118: blue answers ship T2
1119: blue answers to D14
    moved blue T2 D14
1120: blue answers to D13
    moved blue T2 D13
1121: blue answers to D14
    moved blue T2 D14
1122: blue answers to D13
    moved blue T2 D13
1123: blue answers to C13
    moved blue T2 C13
1124: blue answers to C12
    moved blue T2 C12
1125: blue answers to C11
    moved blue T2 C11
    turn white 43
    rolled white 7
1126: white answers give food
    tribute white food
1127: white answers give food
    tribute white food
1128: white answers give ore
    tribute white ore
1129: white answers give ore
    tribute white ore
1130: white answers give carbon
    tribute white carbon
1131: white answers give goods
    tribute white goods
1132: white answers give food
    tribute white food
1133: white answers rob seat2
    stolen white blue
    you-lost blue carbon
    you-gained white carbon
1134: white answers exchange fuel ore
    exchanged white 3 fuel ore
1135: white answers end-phase
    mother-ship white 2 3
1136: white answers ship T2
1137: white answers to J9
    moved white T2 J9
1138: white answers to K9
    moved white T2 K9
1139: white answers to K10
    moved white T2 K10
1140: white answers to L10
    moved white T2 L10
1141: white answers to L11
    moved white T2 L11
1142: white answers to M11
    moved white T2 M11
1143: white answers to M10
    moved white T2 M10
1144: white answers to N10
    moved white T2 N10
    outpost white green_folk 1
    chip white green_folk
1145: white answers friend GF5
    friendship white GF5
1146: white answers ship T3
1147: white answers to H10
    moved white T3 H10
1148: white answers to H9
    moved white T3 H9
1149: white answers to H8
    moved white T3 H8
1150: white answers to H7
    moved white T3 H7
1151: white answers to H6
    moved white T3 H6
    explored white S6.3
    looked white S6.3 number 3
1152: white answers to J6
    moved white T3 J6
1153: white answers to J5
    moved white T3 J5
1154: white answers to J4
    moved white T3 J4
    explored white S6.2
    looked white S6.2 number 5
1155: white answers found
    colony white S6.b
    shown white S6.2 number 5
    shown white S6.3 number 3
    turn yellow 44
    rolled yellow 4
    produced white 1 fuel
    produced blue 1 carbon
    produced white 1 food
1156: yellow answers propose
1157: yellow answers add food
1158: yellow answers done
1159: yellow answers add ore
1160: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
1161: blue answers decline
    declined blue
1162: white answers accept
    accepted white
1163: yellow answers deal seat3
    traded yellow white
1164: yellow answers build cannon
    built yellow cannon
    expanded yellow cannon
1165: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E28
    heard yellow ship_under_fire
1166: yellow answers yes
    opponent blue combat
    mother-ship yellow 3 2
    mother-ship blue 1 2
    contest yellow combat 7 6
    heard yellow wanderers_saved
1167: yellow answers jump H1
    jumped yellow T1 H1
    fame yellow 1
    card-over yellow E28
1168: yellow answers land-all
    turn blue 45
    rolled blue 6
    produced yellow 1 fuel
    produced white 1 fuel
    produced yellow 1 carbon
    produced yellow 1 goods
    produced white 2 goods
1169: blue answers propose
1170: blue answers add fuel
1171: blue answers done
1172: blue answers add food
1173: blue answers done
    offers blue 1 fuel
    wants blue 1 food
1174: white answers accept
    accepted white
1175: yellow answers decline
    declined yellow
1176: blue answers deal seat3
    traded blue white
1177: blue answers exchange carbon ore
    exchanged blue 3 carbon ore
1178: blue answers build colony_ship
    built blue colony_ship
1179: blue answers launch T1 E22
    launched blue colony T1 E22
1180: blue answers propose
1181: blue answers add carbon
1182: blue answers done
1183: blue answers add goods
1184: blue answers add ore
1185: blue answers add ore
1186: blue answers add ore
1187: blue answers add ore
1188: blue answers add ore
1189: blue answers add goods
1190: blue answers add food
1191: blue answers add ore
1192: blue answers add food
1193: blue answers done
    offers blue 1 carbon
    wants blue 6 ore
    wants blue 2 food
    wants blue 2 goods
1194: white answers counter
1195: white answers add carbon
1196: white answers done
1197: white answers add ore
    offers white 1 carbon
    wants white 1 ore
1198: yellow answers decline
    declined yellow
1199: blue answers withdraw
    withdrew blue
1200: blue answers propose
1201: blue answers add carbon
1202: blue answers done
1203: blue answers add food
1204: blue answers add ore
1205: blue answers add ore
1206: blue answers add food
1207: blue answers add fuel
1208: blue answers add ore
1209: blue answers add ore
1210: blue answers add fuel
1211: blue answers add goods
1212: blue answers add ore
1213: blue answers add fuel
1214: blue answers add ore
    offers blue 1 carbon
    wants blue 6 ore
    wants blue 3 fuel
    wants blue 2 food
    wants blue 1 goods
1215: white answers counter
1216: white answers add goods
1217: white answers done
1218: white answers add carbon
    offers white 1 goods
    wants white 1 carbon
1219: yellow answers decline
    declined yellow
1220: blue answers withdraw
    withdrew blue
1221: blue answers end-phase
    mother-ship blue 3 1
1222: blue answers ship T3
1223: blue answers to D20
    moved blue T3 D20
1224: blue answers to D19
    moved blue T3 D19
1225: blue answers to C19
    moved blue T3 C19
1226: blue answers to C18
    moved blue T3 C18
1227: blue answers to B18
    moved blue T3 B18
1228: blue answers stop
1229: blue answers ship T1
1230: blue answers to E21
    moved blue T1 E21
1231: blue answers to E20
    moved blue T1 E20
1232: blue answers to E19
    moved blue T1 E19
1233: blue answers to F19
    moved blue T1 F19
1234: blue answers to E19
    moved blue T1 E19
1235: blue answers stop
1236: blue answers land-all
    turn white 46
    rolled white 9
    produced white 2 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced yellow 1 food
    produced white 1 food
1237: white answers exchange goods carbon
    exchanged white 2 goods carbon
1238: white answers build cannon
    built white cannon
    expanded white cannon
1239: white answers build spaceport
    built white spaceport
1240: white answers site S4.a
    spaceport white S4.a
    won white 15
yellow: place 2, points 13
blue: place 3, points 9
white: place 1, points 15
