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
colour yellow yellow
colour blue blue
colour white white
colour red red
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
4: blue answers draw
    supplied blue 1
    you-gained blue fuel
5: blue answers end-phase
    mother-ship blue 3 2
6: blue answers ship T2
7: blue answers to F18
    moved blue T2 F18
8: blue answers to F17
    moved blue T2 F17
9: blue answers to F16
    moved blue T2 F16
10: blue answers to G16
    moved blue T2 G16
11: blue answers stop
    turn white 2
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
12: white answers draw
    supplied white 1
    you-gained white goods
13: white answers exchange food carbon
    exchanged white 3 food carbon
14: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E31
    heard white wear
    card-over white E31
    drew-encounter white
    card red E16
    heard white wanderers_ask
15: white answers amount 1
    presents white 1
16: white answers give goods
    gave white goods
    heard white meanness
    fame-lost white 1
    card-over white E16
17: white answers ship T1
18: white answers to K19
    moved white T1 K19
19: white answers to K18
    moved white T1 K18
20: white answers to L18
    moved white T1 L18
    turn red 3
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
21: red answers draw
    supplied red 1
    you-gained red food
22: red answers build colony_ship
    built red colony_ship
23: red answers launch T2 P21
    launched red colony T2 P21
24: red answers build cannon
    built red cannon
25: red answers end-phase
    mother-ship red 2 3
26: red answers ship T2
27: red answers to N21
    moved red T2 N21
28: red answers to N20
    moved red T2 N20
29: red answers to M20
    moved red T2 M20
30: red answers to M19
    moved red T2 M19
31: red answers to M18
    moved red T2 M18
32: red answers ship T1
33: red answers to N19
    moved red T1 N19
34: red answers to N18
    moved red T1 N18
35: red answers to M18
    moved red T1 M18
36: red answers to N18
    moved red T1 N18
37: red answers to N19
    moved red T1 N19
    turn yellow 4
    rolled yellow 7
38: yellow answers nobody
39: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
40: yellow answers build freight_ring
    built yellow freight_ring
41: yellow answers build booster
    built yellow booster
42: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E27
    heard yellow ship_under_fire
43: yellow answers yes
    agreed yellow
    opponent white combat
    mother-ship yellow 0 2
    mother-ship white 2 1
    contest yellow combat 2 3
    heard yellow heavy_defeat
44: yellow answers expansion booster
    lost-expansion yellow booster
    grounded yellow T2
    card-over yellow E27
    turn blue 5
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
45: blue answers later
46: blue answers build freight_ring
    built blue freight_ring
47: blue answers exchange fuel food
    exchanged blue 3 fuel food
48: blue answers draw
    supplied blue 1
    you-gained blue fuel
49: blue answers end-phase
    mother-ship blue 2 1
50: blue answers ship T2
51: blue answers to G15
    moved blue T2 G15
52: blue answers to H15
    moved blue T2 H15
53: blue answers stop
    turn white 6
    rolled white 4
    produced yellow 1 fuel
    produced white 1 fuel
54: white answers draw
    supplied white 1
    you-gained white carbon
55: white answers build cannon
    built white cannon
56: white answers end-phase
    mother-ship white 1 2
57: white answers ship T1
58: white answers to L17
    moved white T1 L17
59: white answers to M17
    moved white T1 M17
60: white answers stop
    turn red 7
    rolled red 4
    produced yellow 1 fuel
    produced white 1 fuel
61: red answers draw
    supplied red 1
    you-gained red ore
62: red answers end-phase
    mother-ship red 2 2
63: red answers ship T2
64: red answers to M17
    moved red T2 M17
65: red answers to L17
    moved red T2 L17
66: red answers to L16
    moved red T2 L16
67: red answers to L15
    moved red T2 L15
    explored red S4.1
    looked red S4.1 number 6
68: red answers ship T1
69: red answers to N18
    moved red T1 N18
70: red answers to N19
    moved red T1 N19
71: red answers to N18
    moved red T1 N18
72: red answers to N19
    moved red T1 N19
    turn yellow 8
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
73: yellow answers later
74: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
75: yellow answers build booster
    built yellow booster
76: yellow answers end-phase
    mother-ship yellow 2 3
77: yellow answers ship T2
78: yellow answers to D21
    moved yellow T2 D21
79: yellow answers to C21
    moved yellow T2 C21
80: yellow answers to C20
    moved yellow T2 C20
81: yellow answers to C19
    moved yellow T2 C19
82: yellow answers to C18
    moved yellow T2 C18
83: yellow answers to C19
    moved yellow T2 C19
    turn blue 9
    rolled blue 7
84: blue answers rob seat4
    stolen blue red
    you-lost red fuel
    you-gained blue fuel
85: blue answers later
86: blue answers build cannon
    built blue cannon
87: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
88: blue answers end-phase
    mother-ship blue 2 3
89: blue answers land-all
    turn white 10
    rolled white 7
90: white answers rob seat2
    stolen white blue
    you-lost blue ore
    you-gained white ore
91: white answers later
92: white answers build freight_ring
    built white freight_ring
93: white answers draw
    supplied white 1
    you-gained white ore
94: white answers build booster
    built white booster
95: white answers end-phase
    mother-ship white 0 1
    drew-encounter white
    card red E01
    heard white fold_ahead
96: white answers yes
    agreed white
    opponent yellow speed
    mother-ship white 2 0
    mother-ship yellow 0 3
    contest white speed 3 4
    heard white hull_cracks
97: white answers expansion cannon
    lost-expansion white cannon
    card-over white E01
98: white answers land-all
    turn red 11
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
99: red answers draw
    supplied red 1
    you-gained red fuel
100: red answers build cannon
    built red cannon
101: red answers propose
102: red answers add ore
103: red answers add ore
104: red answers add fuel
105: red answers done
106: red answers add food
107: red answers add food
108: red answers add carbon
109: red answers add carbon
110: red answers add carbon
111: red answers done
    offers red 2 ore
    offers red 1 fuel
    wants red 3 carbon
    wants red 2 food
112: yellow answers decline
    declined yellow
113: blue answers decline
    declined blue
114: white answers decline
    declined white
115: red answers propose
116: red answers add ore
117: red answers done
118: red answers add carbon
119: red answers done
    offers red 1 ore
    wants red 1 carbon
120: yellow answers accept
    accepted yellow
121: blue answers decline
    declined blue
122: white answers decline
    declined white
123: red answers deal seat1
    traded red yellow
124: red answers end-phase
    mother-ship red 3 1
125: red answers ship T1
126: red answers to P19
    moved red T1 P19
127: red answers to P18
    moved red T1 P18
128: red answers to P17
    moved red T1 P17
129: red answers to N17
    moved red T1 N17
130: red answers ship T2
131: red answers to M15
    moved red T2 M15
    explored red S4.3
    looked red S4.3 pirate 5
132: red answers stop
    turn yellow 12
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
133: yellow answers later
134: yellow answers build trade_ship
    built yellow trade_ship
135: yellow answers launch T3 C21
    launched yellow trade T3 C21
136: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E30
    heard yellow black_market
137: yellow answers no
    refused yellow
    heard yellow fly_on
    card-over yellow E30
138: yellow answers ship T3
139: yellow answers to D21
    moved yellow T3 D21
140: yellow answers to D20
    moved yellow T3 D20
141: yellow answers to D19
    moved yellow T3 D19
142: yellow answers stop
143: yellow answers ship T2
144: yellow answers to C20
    moved yellow T2 C20
145: yellow answers stop
    turn blue 13
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
146: blue answers later
147: blue answers end-phase
    mother-ship blue 2 1
148: blue answers ship T2
149: blue answers to H14
    moved blue T2 H14
150: blue answers to J14
    moved blue T2 J14
151: blue answers to J13
    moved blue T2 J13
    turn white 14
    rolled white 12
    produced blue 1 goods
    produced white 1 goods
152: white answers later
153: white answers draw
    supplied white 1
    you-gained white ore
154: white answers exchange ore carbon
    exchanged white 3 ore carbon
155: white answers exchange carbon fuel
    exchanged white 3 carbon fuel
156: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card red E15
    heard white toll_demanded
157: white answers no
    refused white
    opponent yellow combat
    mother-ship white 3 2
    mother-ship yellow 1 3
    contest white combat 5 4
    heard white hold_of_carbon
    took white carbon
    took white carbon
    fame white 1
    card-over white E15
158: white answers ship T1
159: white answers to M18
    moved white T1 M18
160: white answers to M17
    moved white T1 M17
161: white answers to L17
    moved white T1 L17
162: white answers stop
    turn red 15
    rolled red 7
163: red answers rob seat1
    stolen red yellow
    you-lost yellow ore
    you-gained red ore
164: red answers later
165: red answers draw
    supplied red 1
    you-gained red food
166: red answers exchange ore fuel
    exchanged red 3 ore fuel
167: red answers end-phase
    mother-ship red 1 3
168: red answers ship T1
169: red answers to N16
    moved red T1 N16
170: red answers to M16
    moved red T1 M16
171: red answers to M15
    moved red T1 M15
172: red answers to L15
    moved red T1 L15
173: red answers ship T2
174: red answers to L15
    moved red T2 L15
175: red answers to L14
    moved red T2 L14
176: red answers to K14
    moved red T2 K14
177: red answers stop
    turn yellow 16
    rolled yellow 7
178: yellow answers rob seat3
    stolen yellow white
    you-lost white carbon
    you-gained yellow carbon
179: yellow answers later
180: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
181: yellow answers end-phase
    mother-ship yellow 1 2
182: yellow answers ship T2
183: yellow answers to C19
    moved yellow T2 C19
184: yellow answers stop
185: yellow answers ship T3
186: yellow answers to C19
    moved yellow T3 C19
187: yellow answers to C18
    moved yellow T3 C18
188: yellow answers to C17
    moved yellow T3 C17
189: yellow answers to C16
    moved yellow T3 C16
    explored yellow S1.2
    looked yellow S1.2 ice 3
    turn blue 17
    rolled blue 4
    produced yellow 1 fuel
    produced white 1 fuel
190: blue answers later
191: blue answers build trade_ship
    built blue trade_ship
192: blue answers launch T3 G20
    launched blue trade T3 G20
193: blue answers propose
194: blue answers add food
195: blue answers done
196: blue answers add fuel
197: blue answers add carbon
198: blue answers done
    offers blue 1 food
    wants blue 1 fuel
    wants blue 1 carbon
199: white answers accept
    accepted white
200: red answers decline
    declined red
201: yellow answers counter
202: yellow answers add fuel
203: yellow answers done
204: yellow answers add goods
205: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 goods
206: blue answers deal seat3
    traded blue white
207: blue answers draw
    supplied blue 1
    you-gained blue food
208: blue answers end-phase
    mother-ship blue 3 1
209: blue answers ship T3
210: blue answers to G19
    moved blue T3 G19
211: blue answers to G18
    moved blue T3 G18
212: blue answers to F18
    moved blue T3 F18
213: blue answers to F17
    moved blue T3 F17
214: blue answers ship T2
215: blue answers to J12
    moved blue T2 J12
    explored blue S3.2
    looked blue S3.2 number 2
216: blue answers to H12
    moved blue T2 H12
217: blue answers to H11
    moved blue T2 H11
218: blue answers to G11
    moved blue T2 G11
    explored blue S2.3
    looked blue S2.3 number 5
    turn white 18
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
219: white answers draw
    supplied white 1
    you-gained white goods
220: white answers exchange goods ore
    exchanged white 2 goods ore
221: white answers end-phase
    mother-ship white 2 3
222: white answers ship T1
223: white answers to M17
    moved white T1 M17
224: white answers to L17
    moved white T1 L17
225: white answers to L16
    moved white T1 L16
226: white answers to L15
    moved white T1 L15
    explored white S4.1
    looked white S4.1 number 6
227: white answers to M15
    moved white T1 M15
    explored white S4.3
    looked white S4.3 pirate 5
228: white answers stop
    turn red 19
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
229: red answers draw
    supplied red 1
    you-gained red ore
230: red answers build colony_ship
    built red colony_ship
231: red answers launch T3 P21
    launched red colony T3 P21
232: red answers propose
233: red answers add fuel
234: red answers add ore
235: red answers done
236: red answers add carbon
237: red answers add carbon
238: red answers done
    offers red 1 ore
    offers red 1 fuel
    wants red 2 carbon
239: yellow answers decline
    declined yellow
240: blue answers accept
    accepted blue
241: white answers decline
    declined white
242: red answers withdraw
    withdrew red
243: red answers propose
244: red answers add ore
245: red answers add fuel
246: red answers done
247: red answers add carbon
248: red answers add carbon
249: red answers add carbon
250: red answers add food
251: red answers add food
252: red answers done
    offers red 1 ore
    offers red 1 fuel
    wants red 3 carbon
    wants red 2 food
253: yellow answers decline
    declined yellow
254: blue answers decline
    declined blue
255: white answers decline
    declined white
256: red answers propose
257: red answers add ore
258: red answers done
259: red answers add carbon
260: red answers add fuel
261: red answers done
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
262: yellow answers decline
    declined yellow
263: blue answers decline
    declined blue
264: white answers decline
    declined white
265: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E03
    heard red fold_ahead
266: red answers no
    refused red
    heard red fold_avoided
    card-over red E03
    drew-encounter red
    card yellow E05
    heard red wanderers_ask
267: red answers amount 1
    presents red 1
268: red answers give ore
    gave red ore
    heard red wanderers_bless
    fame red 1
    card-over red E05
269: red answers ship T1
270: red answers to L14
    moved red T1 L14
271: red answers to L13
    moved red T1 L13
272: red answers to M13
    moved red T1 M13
    explored red S4.2
    looked red S4.2 number 11
273: red answers found
    colony red S4.a
    shown red S4.1 number 6
    shown red S4.2 number 11
274: red answers ship T3
275: red answers to N21
    moved red T3 N21
276: red answers to N20
    moved red T3 N20
277: red answers to M20
    moved red T3 M20
278: red answers ship T2
279: red answers to K13
    moved red T2 K13
280: red answers stop
    turn yellow 20
    rolled yellow 10
    produced blue 1 fuel
    produced red 1 fuel
281: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
282: yellow answers build cannon
    built yellow cannon
283: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E32
    heard yellow wear_honours
    fame yellow 1
    fame blue 1
    fame white 1
    card-over yellow E32
    drew-encounter yellow
    card blue E01
    heard yellow fold_ahead
284: yellow answers yes
    agreed yellow
    opponent white speed
    mother-ship yellow 1 0
    mother-ship white 2 3
    contest yellow speed 2 6
    heard yellow hull_cracks
285: yellow answers expansion booster
    lost-expansion yellow booster
    card-over yellow E01
286: yellow answers ship T3
287: yellow answers to B16
    moved yellow T3 B16
288: yellow answers to B15
    moved yellow T3 B15
289: yellow answers to B16
    moved yellow T3 B16
290: yellow answers ship T2
291: yellow answers to C18
    moved yellow T2 C18
292: yellow answers to C17
    moved yellow T2 C17
293: yellow answers to D17
    moved yellow T2 D17
    turn blue 21
    rolled blue 7
294: blue answers rob seat4
    stolen blue red
    you-lost red fuel
    you-gained blue fuel
295: blue answers draw
    supplied blue 1
    you-gained blue goods
296: blue answers exchange fuel carbon
    exchanged blue 3 fuel carbon
297: blue answers exchange carbon fuel
    exchanged blue 3 carbon fuel
298: blue answers propose
299: blue answers add goods
300: blue answers done
301: blue answers add carbon
302: blue answers add ore
303: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
304: white answers decline
    declined white
305: red answers decline
    declined red
306: yellow answers counter
307: yellow answers add ore
308: yellow answers done
309: yellow answers add food
310: yellow answers done
    offers yellow 1 ore
    wants yellow 1 food
311: blue answers withdraw
    withdrew blue
312: blue answers propose
313: blue answers add goods
314: blue answers done
315: blue answers add carbon
316: blue answers add ore
317: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 1 carbon
318: white answers decline
    declined white
319: red answers decline
    declined red
320: yellow answers decline
    declined yellow
321: blue answers end-phase
    mother-ship blue 2 3
322: blue answers ship T3
323: blue answers to F16
    moved blue T3 F16
324: blue answers to F15
    moved blue T3 F15
325: blue answers to E15
    moved blue T3 E15
326: blue answers to E14
    moved blue T3 E14
327: blue answers to E13
    moved blue T3 E13
328: blue answers land-all
    turn white 22
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
329: white answers draw
    supplied white 1
    you-gained white fuel
330: white answers build colony_ship
    built white colony_ship
331: white answers launch T2 J19
    launched white colony T2 J19
332: white answers build freight_ring
    built white freight_ring
333: white answers end-phase
    mother-ship white 1 2
334: white answers ship T1
335: white answers to L15
    moved white T1 L15
336: white answers to L14
    moved white T1 L14
337: white answers to L13
    moved white T1 L13
338: white answers stop
339: white answers ship T2
340: white answers to J18
    moved white T2 J18
341: white answers to J17
    moved white T2 J17
342: white answers to K17
    moved white T2 K17
343: white answers to J17
    moved white T2 J17
    turn red 23
    rolled red 10
    produced blue 1 fuel
    produced red 1 fuel
344: red answers later
345: red answers draw
    supplied red 1
    you-gained red goods
346: red answers end-phase
    mother-ship red 2 1
347: red answers ship T3
348: red answers to M19
    moved red T3 M19
349: red answers stop
350: red answers land-all
    turn yellow 24
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
351: yellow answers draw
    supplied yellow 1
    you-gained yellow food
352: yellow answers build colony_ship
    built yellow colony_ship
353: yellow answers launch T1 C23
    launched yellow colony T1 C23
354: yellow answers build booster
    built yellow booster
355: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
356: yellow answers no
    refused yellow
    opponent white combat
    mother-ship yellow 2 3
    mother-ship white 1 3
    contest yellow combat 6 4
    heard yellow hold_of_carbon
    took yellow carbon
    took yellow carbon
    fame yellow 1
    card-over yellow E15
357: yellow answers ship T3
358: yellow answers to B15
    moved yellow T3 B15
359: yellow answers to B14
    moved yellow T3 B14
    explored yellow S1.1
    looked yellow S1.1 number 9
360: yellow answers to B13
    moved yellow T3 B13
361: yellow answers stop
362: yellow answers ship T2
363: yellow answers to D16
    moved yellow T2 D16
364: yellow answers to D15
    moved yellow T2 D15
    explored yellow S1.3
    looked yellow S1.3 number 12
365: yellow answers to D14
    moved yellow T2 D14
366: yellow answers to D13
    moved yellow T2 D13
367: yellow answers ship T1
368: yellow answers to C22
    moved yellow T1 C22
369: yellow answers to C21
    moved yellow T1 C21
370: yellow answers to C20
    moved yellow T1 C20
371: yellow answers to C21
    moved yellow T1 C21
    turn blue 25
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
372: blue answers later
373: blue answers build colony_ship
    built blue colony_ship
374: blue answers launch T1 F19
    launched blue colony T1 F19
375: blue answers end-phase
    mother-ship blue 2 2
376: blue answers ship T2
377: blue answers to H11
    moved blue T2 H11
378: blue answers to H10
    moved blue T2 H10
    explored blue S3.1
    looked blue S3.1 pirate 4
379: blue answers to H11
    moved blue T2 H11
380: blue answers to H12
    moved blue T2 H12
381: blue answers ship T3
382: blue answers to E12
    moved blue T3 E12
383: blue answers to E13
    moved blue T3 E13
384: blue answers to E14
    moved blue T3 E14
385: blue answers to E13
    moved blue T3 E13
386: blue answers ship T1
387: blue answers to E19
    moved blue T1 E19
388: blue answers to F19
    moved blue T1 F19
389: blue answers to F18
    moved blue T1 F18
390: blue answers to F17
    moved blue T1 F17
    turn white 26
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
391: white answers draw
    supplied white 1
    you-gained white fuel
392: white answers build cannon
    built white cannon
393: white answers end-phase
    mother-ship white 1 2
394: white answers ship T1
395: white answers to L12
    moved white T1 L12
396: white answers to L11
    moved white T1 L11
397: white answers to L10
    moved white T1 L10
398: white answers to L9
    moved white T1 L9
    explored white S7.3
    looked white S7.3 number 5
399: white answers ship T2
400: white answers to J16
    moved white T2 J16
401: white answers stop
    turn red 27
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
402: red answers draw
    supplied red 1
    you-gained red fuel
403: red answers exchange fuel carbon
    exchanged red 3 fuel carbon
404: red answers build freight_ring
    built red freight_ring
405: red answers exchange carbon fuel
    exchanged red 3 carbon fuel
406: red answers end-phase
    mother-ship red 3 1
407: red answers ship T3
408: red answers to M20
    moved red T3 M20
409: red answers to M21
    moved red T3 M21
410: red answers stop
411: red answers ship T2
412: red answers to K14
    moved red T2 K14
413: red answers to K13
    moved red T2 K13
414: red answers stop
    turn yellow 28
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
415: yellow answers later
416: yellow answers exchange carbon fuel
    exchanged yellow 3 carbon fuel
417: yellow answers build freight_ring
    built yellow freight_ring
418: yellow answers build booster
    built yellow booster
419: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
420: yellow answers end-phase
    mother-ship yellow 1 2
421: yellow answers ship T3
422: yellow answers to A13
    moved yellow T3 A13
423: yellow answers to A12
    moved yellow T3 A12
424: yellow answers to A11
    moved yellow T3 A11
425: yellow answers to B11
    moved yellow T3 B11
426: yellow answers to B10
    moved yellow T3 B10
    outpost yellow merchants 1
    chip yellow merchants
427: yellow answers friend ME1
    friendship yellow ME1
428: yellow answers ship T2
429: yellow answers to D14
    moved yellow T2 D14
430: yellow answers to D15
    moved yellow T2 D15
431: yellow answers to D14
    moved yellow T2 D14
432: yellow answers to D13
    moved yellow T2 D13
433: yellow answers to C13
    moved yellow T2 C13
434: yellow answers found
    colony yellow S1.a
    shown yellow S1.1 number 9
    shown yellow S1.3 number 12
435: yellow answers ship T1
436: yellow answers to C20
    moved yellow T1 C20
437: yellow answers stop
    turn blue 29
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
438: blue answers draw
    supplied blue 1
    you-gained blue goods
439: blue answers exchange goods fuel
    exchanged blue 2 goods fuel
440: blue answers exchange fuel ore
    exchanged blue 3 fuel ore
441: blue answers end-phase
    mother-ship blue 2 2
442: blue answers ship T3
443: blue answers to E12
    moved blue T3 E12
444: blue answers to D12
    moved blue T3 D12
445: blue answers to D11
    moved blue T3 D11
446: blue answers to C11
    moved blue T3 C11
447: blue answers ship T2
448: blue answers to J12
    moved blue T2 J12
449: blue answers to J11
    moved blue T2 J11
    explored blue S3.3
    looked blue S3.3 number 4
450: blue answers to K11
    moved blue T2 K11
451: blue answers to J11
    moved blue T2 J11
452: blue answers found
    colony blue S3.c
    shown blue S3.2 number 2
    shown blue S3.3 number 4
453: blue answers ship T1
454: blue answers to E17
    moved blue T1 E17
455: blue answers to E16
    moved blue T1 E16
456: blue answers to E17
    moved blue T1 E17
457: blue answers to E16
    moved blue T1 E16
    turn white 30
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
458: white answers later
459: white answers draw
    supplied white 1
    you-gained white goods
460: white answers build booster
    built white booster
461: white answers exchange ore goods
    exchanged white 3 ore goods
462: white answers exchange goods fuel
    exchanged white 2 goods fuel
463: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E14
    heard white toll_demanded
464: white answers no
    refused white
    opponent blue combat
    mother-ship white 2 3
    mother-ship blue 3 2
    contest white combat 6 6
    heard white ship_captured
    claim white
465: white answers launch T3 J19
    launched white trade T3 J19
    card-over white E14
466: white answers ship T1
467: white answers to L10
    moved white T1 L10
468: white answers to K10
    moved white T1 K10
469: white answers to L10
    moved white T1 L10
470: white answers to L9
    moved white T1 L9
471: white answers to L8
    moved white T1 L8
    explored white S7.1
    looked white S7.1 number 10
472: white answers found
    colony white S7.c
    shown white S7.1 number 10
    shown white S7.3 number 5
473: white answers ship T2
474: white answers to J15
    moved white T2 J15
475: white answers to J14
    moved white T2 J14
476: white answers to J13
    moved white T2 J13
477: white answers stop
478: white answers ship T3
479: white answers to J18
    moved white T3 J18
480: white answers to J17
    moved white T3 J17
481: white answers stop
    turn red 31
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 1 food
482: red answers draw
    supplied red 1
    you-gained red food
483: red answers build freight_ring
    built red freight_ring
484: red answers exchange fuel food
    exchanged red 3 fuel food
485: red answers end-phase
    mother-ship red 1 3
486: red answers ship T3
487: red answers to L21
    moved red T3 L21
488: red answers stop
489: red answers land-all
    turn yellow 32
    rolled yellow 11
    produced blue 1 food
    produced white 1 food
    produced red 1 food
    produced yellow 1 goods
    produced red 1 goods
490: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
491: yellow answers build cannon
    built yellow cannon
492: yellow answers exchange ore goods
    exchanged yellow 2 ore goods
493: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
494: yellow answers propose
495: yellow answers add fuel
496: yellow answers done
497: yellow answers add goods
498: yellow answers add food
499: yellow answers add goods
500: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
    wants yellow 2 goods
501: blue answers decline
    declined blue
502: white answers decline
    declined white
503: red answers decline
    declined red
504: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E09
    heard yellow trader_hails
505: yellow answers amount 3
    presents yellow 3
506: yellow answers give fuel
    gave yellow fuel
507: yellow answers give fuel
    gave yellow fuel
508: yellow answers give carbon
    gave yellow carbon
    heard yellow trader_engineer
509: yellow answers expansion freight_ring
    expanded yellow freight_ring
    fame yellow 1
    card-over yellow E09
510: yellow answers ship T1
511: yellow answers to C19
    moved yellow T1 C19
512: yellow answers to C18
    moved yellow T1 C18
513: yellow answers to C17
    moved yellow T1 C17
514: yellow answers to C16
    moved yellow T1 C16
    thawed yellow S1.2 3
    shown yellow S1.2 number 9
515: yellow answers to C15
    moved yellow T1 C15
516: yellow answers found
    colony yellow S1.c
    turn blue 33
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 1 food
517: blue answers later
518: blue answers end-phase
    mother-ship blue 2 1
519: blue answers ship T3
520: blue answers to C10
    moved blue T3 C10
521: blue answers to C9
    moved blue T3 C9
    explored blue S5.2
    looked blue S5.2 number 11
522: blue answers stop
523: blue answers ship T1
524: blue answers to E15
    moved blue T1 E15
525: blue answers to E14
    moved blue T1 E14
526: blue answers to E13
    moved blue T1 E13
    turn white 34
    rolled white 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
527: white answers later
528: white answers exchange ore goods
    exchanged white 3 ore goods
529: white answers propose
530: white answers add fuel
531: white answers done
532: white answers add food
533: white answers done
    offers white 1 fuel
    wants white 1 food
534: red answers accept
    accepted red
535: yellow answers decline
    declined yellow
536: blue answers decline
    declined blue
537: white answers withdraw
    withdrew white
538: white answers build trade_ship
    built white trade_ship
539: white answers launch T1 J19
    launched white trade T1 J19
540: white answers call-offers
    called white
541: red answers decline
    declined red
542: yellow answers decline
    declined yellow
543: blue answers decline
    declined blue
544: white answers end-phase
    mother-ship white 3 1
545: white answers ship T3
546: white answers to J16
    moved white T3 J16
547: white answers to J15
    moved white T3 J15
548: white answers to K15
    moved white T3 K15
549: white answers stop
550: white answers ship T1
551: white answers to K19
    moved white T1 K19
552: white answers stop
553: white answers ship T2
554: white answers to J12
    moved white T2 J12
555: white answers to J11
    moved white T2 J11
556: white answers to K11
    moved white T2 K11
557: white answers to J11
    moved white T2 J11
558: white answers to J12
    moved white T2 J12
559: white answers to H12
    moved white T2 H12
    turn red 35
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
560: red answers later
561: red answers exchange goods ore
    exchanged red 2 goods ore
562: red answers build colony_ship
    built red colony_ship
563: red answers launch T1 N20
    launched red colony T1 N20
564: red answers exchange food ore
    exchanged red 3 food ore
565: red answers end-phase
    mother-ship red 3 2
566: red answers ship T3
567: red answers to M21
    moved red T3 M21
568: red answers stop
569: red answers ship T2
570: red answers to K12
    moved red T2 K12
571: red answers to K11
    moved red T2 K11
572: red answers to K10
    moved red T2 K10
573: red answers stop
574: red answers land-all
    turn yellow 36
    rolled yellow 9
    produced yellow 1 ore
    produced blue 1 ore
    produced red 1 ore
    produced yellow 1 food
575: yellow answers exchange ore goods
    exchanged yellow 2 ore goods
576: yellow answers end-phase
    turn blue 37
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 1 food
577: blue answers draw
    supplied blue 1
    you-gained blue food
578: blue answers build colony_ship
    built blue colony_ship
579: blue answers launch T2 G20
    launched blue colony T2 G20
580: blue answers end-phase
    mother-ship blue 1 3
581: blue answers ship T1
582: blue answers to F13
    moved blue T1 F13
583: blue answers to F12
    moved blue T1 F12
584: blue answers stop
585: blue answers ship T2
586: blue answers to F20
    moved blue T2 F20
587: blue answers to G20
    moved blue T2 G20
588: blue answers to F20
    moved blue T2 F20
589: blue answers to G20
    moved blue T2 G20
590: blue answers ship T3
591: blue answers to C8
    moved blue T3 C8
592: blue answers to C7
    moved blue T3 C7
    explored blue S5.1
    looked blue S5.1 number 8
593: blue answers to C8
    moved blue T3 C8
594: blue answers to C9
    moved blue T3 C9
    turn white 38
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
595: white answers draw
    supplied white 1
    you-gained white food
596: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E16
    heard white wanderers_ask
597: white answers amount 3
    presents white 3
598: white answers give carbon
    gave white carbon
599: white answers give ore
    gave white ore
600: white answers give food
    gave white food
    heard white wanderers_way
601: white answers jump N10
    jumped white T1 N10
    outpost white green_folk 1
    chip white green_folk
602: white answers friend GF5
    friendship white GF5
    fame white 1
    card-over white E16
603: white answers ship T2
604: white answers to H11
    moved white T2 H11
605: white answers to G11
    moved white T2 G11
    explored white S2.3
    looked white S2.3 number 5
606: white answers to H11
    moved white T2 H11
607: white answers stop
608: white answers ship T3
609: white answers to J15
    moved white T3 J15
610: white answers to K15
    moved white T3 K15
611: white answers to K16
    moved white T3 K16
612: white answers to K15
    moved white T3 K15
613: white answers to J15
    moved white T3 J15
    turn red 39
    rolled red 11
    produced blue 1 food
    produced white 1 food
    produced red 1 food
    produced yellow 1 goods
    produced red 1 goods
614: red answers draw
    supplied red 1
    you-gained red goods
615: red answers exchange goods carbon
    exchanged red 2 goods carbon
616: red answers exchange ore goods
    exchanged red 3 ore goods
617: red answers propose
618: red answers add carbon
619: red answers add food
620: red answers add goods
621: red answers done
622: red answers add fuel
623: red answers add fuel
624: red answers add fuel
625: red answers done
    offers red 1 carbon
    offers red 1 food
    offers red 1 goods
    wants red 3 fuel
626: yellow answers decline
    declined yellow
627: blue answers decline
    declined blue
628: white answers decline
    declined white
629: red answers end-phase
    mother-ship red 1 2
630: red answers ship T2
631: red answers to K9
    moved red T2 K9
632: red answers to K8
    moved red T2 K8
633: red answers stop
634: red answers ship T3
635: red answers to M20
    moved red T3 M20
636: red answers to M19
    moved red T3 M19
637: red answers to M20
    moved red T3 M20
638: red answers ship T1
639: red answers to N19
    moved red T1 N19
640: red answers to N18
    moved red T1 N18
641: red answers to N17
    moved red T1 N17
    turn yellow 40
    rolled yellow 7
642: yellow answers rob seat2
    stolen yellow blue
    you-lost blue fuel
    you-gained yellow fuel
643: yellow answers build trade_ship
    built yellow trade_ship
644: yellow answers launch T3 C21
    launched yellow trade T3 C21
645: yellow answers propose
646: yellow answers add food
647: yellow answers done
648: yellow answers add ore
649: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
650: blue answers decline
    declined blue
651: white answers decline
    declined white
652: red answers decline
    declined red
653: yellow answers propose
654: yellow answers add food
655: yellow answers add fuel
656: yellow answers done
657: yellow answers add goods
658: yellow answers add goods
659: yellow answers add ore
660: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 2 goods
661: blue answers decline
    declined blue
662: white answers decline
    declined white
663: red answers decline
    declined red
664: yellow answers end-phase
    mother-ship yellow 3 1
665: yellow answers ship T3
666: yellow answers to C20
    moved yellow T3 C20
667: yellow answers to B20
    moved yellow T3 B20
668: yellow answers to B19
    moved yellow T3 B19
669: yellow answers to B20
    moved yellow T3 B20
670: yellow answers stop
    turn blue 41
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
671: blue answers later
672: blue answers build spaceport
    built blue spaceport
673: blue answers site S3.c
    spaceport blue S3.c
674: blue answers propose
675: blue answers add goods
676: blue answers done
677: blue answers add ore
678: blue answers add carbon
679: blue answers add ore
680: blue answers add food
681: blue answers add carbon
682: blue answers add food
683: blue answers add food
684: blue answers done
    offers blue 1 goods
    wants blue 2 ore
    wants blue 2 carbon
    wants blue 3 food
685: white answers decline
    declined white
686: red answers counter
687: red answers add ore
688: red answers done
689: red answers add goods
690: red answers done
    offers red 1 ore
    wants red 1 goods
691: yellow answers counter
692: yellow answers add carbon
693: yellow answers add food
694: yellow answers done
695: yellow answers add ore
696: yellow answers add goods
697: yellow answers done
    offers yellow 1 carbon
    offers yellow 1 food
    wants yellow 1 ore
    wants yellow 1 goods
698: blue answers deal seat4
    traded blue red
699: blue answers end-phase
    mother-ship blue 1 2
700: blue answers ship T2
701: blue answers to G19
    moved blue T2 G19
702: blue answers to H19
    moved blue T2 H19
703: blue answers to H18
    moved blue T2 H18
704: blue answers ship T1
705: blue answers to G12
    moved blue T1 G12
706: blue answers to G11
    moved blue T1 G11
707: blue answers to G10
    moved blue T1 G10
    explored blue S2.2
    looked blue S2.2 number 10
708: blue answers found
    colony blue S2.b
    shown blue S2.2 number 10
    shown blue S2.3 number 5
709: blue answers land-all
    turn white 42
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
710: white answers draw
    supplied white 1
    you-gained white goods
711: white answers exchange food ore
    exchanged white 3 food ore
712: white answers exchange ore fuel
    exchanged white 3 ore fuel
713: white answers end-phase
    mother-ship white 3 2
714: white answers ship T2
715: white answers to G11
    moved white T2 G11
716: white answers to G12
    moved white T2 G12
717: white answers to G11
    moved white T2 G11
718: white answers to G12
    moved white T2 G12
719: white answers to F12
    moved white T2 F12
720: white answers to F11
    moved white T2 F11
    explored white S2.1
    looked white S2.1 number 3
721: white answers found
    colony white S2.c
    shown white S2.1 number 3
722: white answers ship T3
723: white answers to K15
    moved white T3 K15
724: white answers to K14
    moved white T3 K14
725: white answers to L14
    moved white T3 L14
726: white answers stop
    turn red 43
    rolled red 7
727: red answers rob seat1
    stolen red yellow
    you-lost yellow food
    you-gained red food
728: red answers later
729: red answers end-phase
    mother-ship red 2 2
730: red answers ship T1
731: red answers to N16
    moved red T1 N16
732: red answers to N17
    moved red T1 N17
733: red answers to N16
    moved red T1 N16
734: red answers stop
735: red answers ship T3
736: red answers to M19
    moved red T3 M19
737: red answers to M18
    moved red T3 M18
738: red answers to M17
    moved red T3 M17
739: red answers to L17
    moved red T3 L17
740: red answers ship T2
741: red answers to K7
    moved red T2 K7
742: red answers to K6
    moved red T2 K6
743: red answers to L6
    moved red T2 L6
    explored red S7.2
    looked red S7.2 number 4
744: red answers found
    colony red S7.a
    shown red S7.2 number 4
    turn yellow 44
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced white 1 food
745: yellow answers build colony_ship
    built yellow colony_ship
746: yellow answers launch T1 C21
    launched yellow colony T1 C21
747: yellow answers end-phase
    mother-ship yellow 3 1
748: yellow answers ship T1
749: yellow answers to C20
    moved yellow T1 C20
750: yellow answers to C19
    moved yellow T1 C19
751: yellow answers to C18
    moved yellow T1 C18
752: yellow answers to C17
    moved yellow T1 C17
753: yellow answers to C16
    moved yellow T1 C16
754: yellow answers to B16
    moved yellow T1 B16
755: yellow answers ship T3
756: yellow answers to B19
    moved yellow T3 B19
757: yellow answers stop
    turn blue 45
    rolled blue 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
758: blue answers later
759: blue answers draw
    supplied blue 1
    you-gained blue food
760: blue answers end-phase
    mother-ship blue 2 1
761: blue answers ship T3
762: blue answers to C8
    moved blue T3 C8
763: blue answers to C9
    moved blue T3 C9
764: blue answers stop
765: blue answers ship T2
766: blue answers to J18
    moved blue T2 J18
767: blue answers to J19
    moved blue T2 J19
768: blue answers to K19
    moved blue T2 K19
    turn white 46
    rolled white 7
769: white answers give goods
    tribute white goods
770: white answers give carbon
    tribute white carbon
771: white answers give fuel
    tribute white fuel
772: white answers give ore
    tribute white ore
773: white answers rob seat1
    stolen white yellow
    you-lost yellow carbon
    you-gained white carbon
774: white answers build colony_ship
    built white colony_ship
775: white answers launch T2 J19
    launched white colony T2 J19
776: white answers end-phase
    mother-ship white 2 3
777: white answers ship T2
778: white answers to K19
    moved white T2 K19
779: white answers to J19
    moved white T2 J19
780: white answers to K19
    moved white T2 K19
781: white answers to J19
    moved white T2 J19
782: white answers to J20
    moved white T2 J20
783: white answers to J19
    moved white T2 J19
784: white answers to J18
    moved white T2 J18
785: white answers ship T3
786: white answers to L13
    moved white T3 L13
787: white answers to L12
    moved white T3 L12
788: white answers to L11
    moved white T3 L11
789: white answers stop
    turn red 47
    rolled red 10
    produced white 1 ore
    produced red 1 ore
    produced blue 1 fuel
    produced red 1 fuel
    produced blue 1 goods
790: red answers later
791: red answers build trade_ship
    built red trade_ship
792: red answers launch T2 N20
    launched red trade T2 N20
793: red answers end-phase
    mother-ship red 2 3
794: red answers ship T2
795: red answers to N21
    moved red T2 N21
796: red answers to N20
    moved red T2 N20
797: red answers to M20
    moved red T2 M20
798: red answers to M21
    moved red T2 M21
799: red answers to M20
    moved red T2 M20
800: red answers ship T1
801: red answers to M16
    moved red T1 M16
802: red answers to M15
    moved red T1 M15
803: red answers stop
804: red answers ship T3
805: red answers to L16
    moved red T3 L16
806: red answers to L15
    moved red T3 L15
807: red answers to L14
    moved red T3 L14
808: red answers to K14
    moved red T3 K14
809: red answers stop
    turn yellow 48
    rolled yellow 9
    produced yellow 1 ore
    produced blue 1 ore
    produced red 1 ore
    produced yellow 1 food
810: yellow answers end-phase
    mother-ship yellow 1 3
811: yellow answers ship T1
812: yellow answers to B17
    moved yellow T1 B17
813: yellow answers to A17
    moved yellow T1 A17
814: yellow answers to B17
    moved yellow T1 B17
815: yellow answers to B16
    moved yellow T1 B16
816: yellow answers to B15
    moved yellow T1 B15
817: yellow answers to B14
    moved yellow T1 B14
818: yellow answers found
    colony yellow S1.b
819: yellow answers ship T3
820: yellow answers to B18
    moved yellow T3 B18
821: yellow answers to B17
    moved yellow T3 B17
822: yellow answers to B16
    moved yellow T3 B16
823: yellow answers to B15
    moved yellow T3 B15
824: yellow answers to B14
    moved yellow T3 B14
825: yellow answers to B13
    moved yellow T3 B13
    turn blue 49
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
826: blue answers later
827: blue answers build colony_ship
    built blue colony_ship
828: blue answers launch T1 F19
    launched blue colony T1 F19
829: blue answers build cannon
    built blue cannon
830: blue answers draw
    supplied blue 1
    you-gained blue carbon
831: blue answers build cannon
    built blue cannon
832: blue answers build freight_ring
    built blue freight_ring
833: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E06
    heard blue wanderers_ask
834: blue answers amount 1
    presents blue 1
835: blue answers give goods
    gave blue goods
    heard blue wanderers_bless
    fame blue 1
    card-over blue E06
836: blue answers ship T1
837: blue answers to F18
    moved blue T1 F18
838: blue answers to G18
    moved blue T1 G18
839: blue answers stop
840: blue answers ship T2
841: blue answers to K20
    moved blue T2 K20
842: blue answers to K19
    moved blue T2 K19
843: blue answers to K18
    moved blue T2 K18
844: blue answers ship T3
845: blue answers to C10
    moved blue T3 C10
846: blue answers to C9
    moved blue T3 C9
847: blue answers to C8
    moved blue T3 C8
    turn white 50
    rolled white 12
    produced yellow 2 goods
    produced blue 1 goods
    produced white 2 goods
848: white answers exchange goods fuel
    exchanged white 2 goods fuel
849: white answers call-offers
    called white
850: red answers decline
    declined red
851: yellow answers decline
    declined yellow
852: blue answers decline
    declined blue
853: white answers propose
854: white answers add ore
855: white answers add food
856: white answers done
857: white answers add carbon
858: white answers done
    offers white 1 ore
    offers white 1 food
    wants white 1 carbon
859: red answers decline
    declined red
860: yellow answers accept
    accepted yellow
861: blue answers decline
    declined blue
862: white answers deal seat1
    traded white yellow
863: white answers build colony_ship
    built white colony_ship
864: white answers launch T1 H20
    launched white colony T1 H20
865: white answers end-phase
    mother-ship white 3 2
866: white answers ship T2
867: white answers to J17
    moved white T2 J17
868: white answers to K17
    moved white T2 K17
869: white answers to K16
    moved white T2 K16
870: white answers stop
871: white answers ship T1
872: white answers to H21
    moved white T1 H21
873: white answers to H20
    moved white T1 H20
874: white answers to H21
    moved white T1 H21
875: white answers to G21
    moved white T1 G21
876: white answers to G20
    moved white T1 G20
877: white answers to G19
    moved white T1 G19
878: white answers stop
879: white answers ship T3
880: white answers to M11
    moved white T3 M11
881: white answers to M10
    moved white T3 M10
882: white answers to M11
    moved white T3 M11
883: white answers to M12
    moved white T3 M12
884: white answers stop
    turn red 51
    rolled red 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
885: red answers draw
    supplied red 1
    you-gained red ore
886: red answers build freight_ring
    built red freight_ring
887: red answers build freight_ring
    built red freight_ring
888: red answers build booster
    built red booster
889: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E13
    heard red trader_hails
890: red answers amount 1
    presents red 1
891: red answers give carbon
    gave red carbon
    heard red false_trader
892: red answers yes
    agreed red
    opponent yellow combat
    mother-ship red 2 3
    mother-ship yellow 2 1
    contest red combat 7 5
    heard red present_back
    took red carbon
    fame red 1
    card-over red E13
893: red answers ship T1
894: red answers to L15
    moved red T1 L15
895: red answers to L16
    moved red T1 L16
896: red answers to L15
    moved red T1 L15
897: red answers to L16
    moved red T1 L16
898: red answers ship T2
899: red answers to M19
    moved red T2 M19
900: red answers to M18
    moved red T2 M18
901: red answers to M17
    moved red T2 M17
902: red answers to M18
    moved red T2 M18
903: red answers ship T3
904: red answers to K13
    moved red T3 K13
905: red answers to J13
    moved red T3 J13
906: red answers stop
    turn yellow 52
    rolled yellow 7
907: yellow answers give ore
    tribute yellow ore
908: yellow answers give goods
    tribute yellow goods
909: yellow answers give ore
    tribute yellow ore
910: yellow answers give food
    tribute yellow food
911: yellow answers rob seat2
    stolen yellow blue
    you-lost blue goods
    you-gained yellow goods
912: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
913: yellow answers build colony_ship
    built yellow colony_ship
914: yellow answers launch T1 C23
    launched yellow colony T1 C23
915: yellow answers end-phase
    mother-ship yellow 3 1
916: yellow answers ship T1
917: yellow answers to C24
    moved yellow T1 C24
918: yellow answers to C23
    moved yellow T1 C23
919: yellow answers to C22
    moved yellow T1 C22
920: yellow answers to C21
    moved yellow T1 C21
921: yellow answers to D21
    moved yellow T1 D21
922: yellow answers to D22
    moved yellow T1 D22
923: yellow answers ship T3
924: yellow answers to A13
    moved yellow T3 A13
925: yellow answers to A12
    moved yellow T3 A12
926: yellow answers to A13
    moved yellow T3 A13
927: yellow answers stop
    turn blue 53
    rolled blue 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
928: blue answers draw
    supplied blue 1
    you-gained blue food
929: blue answers end-phase
    mother-ship blue 3 2
930: blue answers ship T3
931: blue answers to C7
    moved blue T3 C7
932: blue answers to C6
    moved blue T3 C6
933: blue answers to B6
    moved blue T3 B6
934: blue answers to B5
    moved blue T3 B5
935: blue answers to B4
    moved blue T3 B4
    outpost blue scientists 1
    chip blue scientists
936: blue answers friend SC3
    friendship blue SC3
937: blue answers land-all
    turn white 54
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
938: white answers end-phase
    mother-ship white 1 0
    drew-encounter white
    card red E28
    heard white ship_under_fire
939: white answers yes
    agreed white
    opponent red combat
    mother-ship white 3 2
    mother-ship red 0 3
    contest white combat 6 5
    heard white wanderers_saved
940: white answers jump C7
    jumped white T1 C7
    explored white S5.1
    looked white S5.1 number 8
    explored white S5.2
    looked white S5.2 number 11
941: white answers found
    colony white S5.b
    shown white S5.1 number 8
    shown white S5.2 number 11
    fame white 1
    card-over white E28
942: white answers ship T2
943: white answers to K17
    moved white T2 K17
944: white answers to J17
    moved white T2 J17
945: white answers to K17
    moved white T2 K17
946: white answers to J17
    moved white T2 J17
947: white answers to J18
    moved white T2 J18
948: white answers ship T3
949: white answers to M11
    moved white T3 M11
950: white answers stop
    turn red 55
    rolled red 11
    produced white 1 carbon
    produced blue 1 food
    produced white 1 food
    produced red 1 food
    produced yellow 1 goods
    produced red 1 goods
951: red answers draw
    supplied red 1
    you-gained red ore
952: red answers exchange food goods
    exchanged red 3 food goods
953: red answers propose
954: red answers add ore
955: red answers done
956: red answers add carbon
957: red answers add fuel
958: red answers done
    offers red 1 ore
    wants red 1 fuel
    wants red 1 carbon
959: yellow answers counter
960: yellow answers add fuel
961: yellow answers done
962: yellow answers add ore
963: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
964: blue answers counter
965: blue answers add food
966: blue answers done
967: blue answers add ore
968: blue answers add ore
969: blue answers done
    offers blue 1 food
    wants blue 2 ore
970: white answers accept
    accepted white
971: red answers deal seat1
    traded red yellow
972: red answers exchange fuel carbon
    exchanged red 3 fuel carbon
973: red answers end-phase
    mother-ship red 2 0
    drew-encounter red
    card yellow E18
    heard red toll_demanded
974: red answers no
    refused red
    opponent yellow combat
    mother-ship red 3 2
    mother-ship yellow 2 2
    contest red combat 7 6
    heard red hold_of_ore
    took red ore
    took red ore
    fame red 1
    card-over red E18
975: red answers ship T3
976: red answers to J12
    moved red T3 J12
977: red answers to H12
    moved red T3 H12
978: red answers to J12
    moved red T3 J12
979: red answers to H12
    moved red T3 H12
980: red answers ship T2
981: red answers to N18
    moved red T2 N18
982: red answers to M18
    moved red T2 M18
983: red answers to M19
    moved red T2 M19
984: red answers to M18
    moved red T2 M18
985: red answers ship T1
986: red answers to K16
    moved red T1 K16
987: red answers to K15
    moved red T1 K15
988: red answers to J15
    moved red T1 J15
989: red answers to J14
    moved red T1 J14
    turn yellow 56
    rolled yellow 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
990: yellow answers exchange fuel ore
    exchanged yellow 3 fuel ore
991: yellow answers exchange ore food
    exchanged yellow 2 ore food
992: yellow answers end-phase
    mother-ship yellow 3 1
993: yellow answers ship T1
994: yellow answers to D21
    moved yellow T1 D21
995: yellow answers stop
996: yellow answers ship T3
997: yellow answers to A14
    moved yellow T3 A14
998: yellow answers to A13
    moved yellow T3 A13
999: yellow answers to B13
    moved yellow T3 B13
1000: yellow answers stop
    turn blue 57
    rolled blue 7
1001: red answers give carbon
    tribute red carbon
1002: red answers give fuel
    tribute red fuel
1003: red answers give carbon
    tribute red carbon
1004: red answers give ore
    tribute red ore
1005: blue answers rob seat1
    stolen blue yellow
    you-lost yellow food
    you-gained blue food
1006: blue answers exchange food carbon
    exchanged blue 3 food carbon
1007: blue answers build booster
    built blue booster
1008: blue answers build cannon
    built blue cannon
1009: blue answers end-phase
    mother-ship blue 2 1
1010: blue answers ship T2
1011: blue answers to K17
    moved blue T2 K17
1012: blue answers to K16
    moved blue T2 K16
1013: blue answers to L16
    moved blue T2 L16
1014: blue answers to L15
    moved blue T2 L15
1015: blue answers to M15
    moved blue T2 M15
    explored blue S4.3
    looked blue S4.3 pirate 5
    beat-pirates blue S4.3 5
    shown blue S4.3 number 11
1016: blue answers found
    colony blue S4.c
1017: blue answers ship T1
1018: blue answers to G19
    moved blue T1 G19
1019: blue answers to G18
    moved blue T1 G18
1020: blue answers stop
    turn white 58
    rolled white 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
1021: white answers build cannon
    built white cannon
1022: white answers build booster
    built white booster
1023: white answers end-phase
    mother-ship white 3 2
1024: white answers ship T2
1025: white answers to J17
    moved white T2 J17
1026: white answers to K17
    moved white T2 K17
1027: white answers to K16
    moved white T2 K16
1028: white answers to K17
    moved white T2 K17
1029: white answers to K18
    moved white T2 K18
1030: white answers to K19
    moved white T2 K19
1031: white answers to K18
    moved white T2 K18
1032: white answers to L18
    moved white T2 L18
1033: white answers ship T3
1034: white answers to M10
    moved white T3 M10
1035: white answers to N10
    moved white T3 N10
1036: white answers to N9
    moved white T3 N9
1037: white answers to N8
    moved white T3 N8
1038: white answers to N7
    moved white T3 N7
1039: white answers to N6
    moved white T3 N6
1040: white answers to N5
    moved white T3 N5
1041: white answers to N4
    moved white T3 N4
    outpost white diplomats 1
    chip white diplomats
1042: white answers friend DI2
    friendship white DI2
    turn red 59
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
    produced blue 1 carbon
    produced white 1 carbon
    produced white 1 food
1043: red answers later
1044: red answers exchange goods food
    exchanged red 2 goods food
1045: red answers draw
    supplied red 1
    you-gained red carbon
1046: red answers end-phase
    mother-ship red 2 0
    drew-encounter red
    card yellow E11
    heard red trader_hails
1047: red answers amount 2
    presents red 2
1048: red answers give food
    gave red food
1049: red answers give ore
    gave red ore
    heard red trader_delighted
1050: red answers take food
    took red food
1051: red answers take food
    took red food
    fame red 1
    card-over red E11
1052: red answers ship T3
1053: red answers to H11
    moved red T3 H11
1054: red answers stop
1055: red answers ship T2
1056: red answers to N18
    moved red T2 N18
1057: red answers to N17
    moved red T2 N17
1058: red answers to N16
    moved red T2 N16
1059: red answers to N15
    moved red T2 N15
1060: red answers ship T1
1061: red answers to H14
    moved red T1 H14
1062: red answers to H13
    moved red T1 H13
1063: red answers to H12
    moved red T1 H12
1064: red answers stop
    turn yellow 60
    rolled yellow 3
    produced yellow 1 food
    produced white 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 2 goods
1065: yellow answers end-phase
    mother-ship yellow 2 3
1066: yellow answers ship T1
1067: yellow answers to C21
    moved yellow T1 C21
1068: yellow answers to C20
    moved yellow T1 C20
1069: yellow answers to C19
    moved yellow T1 C19
1070: yellow answers to D19
    moved yellow T1 D19
1071: yellow answers stop
1072: yellow answers ship T3
1073: yellow answers to B12
    moved yellow T3 B12
1074: yellow answers to B13
    moved yellow T3 B13
1075: yellow answers stop
    turn blue 61
    rolled blue 6
    produced yellow 1 fuel
    produced blue 2 fuel
    produced red 1 fuel
    produced white 1 carbon
    produced red 1 carbon
1076: blue answers build cannon
    built blue cannon
1077: blue answers build booster
    built blue booster
1078: blue answers propose
1079: blue answers add goods
1080: blue answers done
1081: blue answers add food
1082: blue answers add fuel
1083: blue answers done
    offers blue 1 goods
    wants blue 1 fuel
    wants blue 1 food
1084: white answers accept
    accepted white
1085: red answers accept
    accepted red
1086: yellow answers counter
1087: yellow answers add fuel
1088: yellow answers add food
1089: yellow answers done
1090: yellow answers add goods
1091: yellow answers add carbon
1092: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 food
    wants yellow 1 carbon
    wants yellow 1 goods
1093: blue answers deal seat4
    traded blue red
1094: blue answers end-phase
    mother-ship blue 1 3
1095: blue answers ship T1
1096: blue answers to G17
    moved blue T1 G17
1097: blue answers to G16
    moved blue T1 G16
1098: blue answers to G17
    moved blue T1 G17
1099: blue answers to G16
    moved blue T1 G16
1100: blue answers to G15
    moved blue T1 G15
1101: blue answers to G14
    moved blue T1 G14
1102: blue answers stop
    turn white 62
    rolled white 4
    produced yellow 1 fuel
    produced white 1 fuel
    produced red 1 fuel
    produced blue 1 carbon
1103: white answers build spaceport
    built white spaceport
1104: white answers site S5.b
    spaceport white S5.b
1105: white answers build trade_ship
    built white trade_ship
1106: white answers launch T1 C6
    launched white trade T1 C6
1107: white answers end-phase
    mother-ship white 1 2
1108: white answers ship T2
1109: white answers to L17
    moved white T2 L17
1110: white answers to M17
    moved white T2 M17
1111: white answers to M16
    moved white T2 M16
1112: white answers to N16
    moved white T2 N16
1113: white answers to N15
    moved white T2 N15
1114: white answers to N14
    moved white T2 N14
1115: white answers found
    colony white S4.b
    won white 15
yellow: place 2, points 12
blue: place 2, points 12
white: place 1, points 15
red: place 4, points 8
