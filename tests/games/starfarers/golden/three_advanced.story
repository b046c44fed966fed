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
0: white answers site delta.c
    colony white delta.c
1: yellow answers site gamma.a
    colony yellow gamma.a
2: blue answers site beta.b
    colony blue beta.b
3: blue answers site alpha.c
    colony blue alpha.c
4: yellow answers site beta.a
    colony yellow beta.a
5: white answers site beta.c
    colony white beta.c
6: white answers site gamma.b
    colony white gamma.b
7: yellow answers site alpha.a
    colony yellow alpha.a
    colony blue delta.a
8: blue answers site delta.a
    spaceport blue delta.a
9: blue answers cargo colony
10: blue answers launch T1 N20
    launched blue colony T1 N20
11: blue answers expansion booster
    expanded blue booster
12: yellow answers site alpha.a
    spaceport yellow alpha.a
13: yellow answers cargo colony
14: yellow answers launch T2 B20
    launched yellow colony T2 B20
15: yellow answers expansion booster
    expanded yellow booster
16: white answers site gamma.b
    spaceport white gamma.b
17: white answers cargo colony
18: white answers launch T2 K20
    launched white colony T2 K20
19: white answers expansion freight_ring
    expanded white freight_ring
    turn white 1
    rolled white 7
20: white answers nobody
21: white answers draw
    supplied white 2
    you-gained white fuel
    you-gained white fuel
22: white answers propose
23: white answers add fuel
24: white answers done
25: white answers add carbon
26: white answers add goods
27: white answers done
    offers white 1 fuel
    wants white 1 carbon
    wants white 1 goods
28: yellow answers decline
    declined yellow
29: blue answers decline
    declined blue
30: white answers build booster
    built white booster
31: white answers call-offers
    called white
32: yellow answers decline
    declined yellow
33: blue answers decline
    declined blue
34: white answers end-phase
    mother-ship white 3 2
35: white answers ship T2
36: white answers to K19
    moved white T2 K19
37: white answers to K18
    moved white T2 K18
38: white answers to K19
    moved white T2 K19
39: white answers to K18
    moved white T2 K18
40: white answers to K17
    moved white T2 K17
41: white answers to K16
    moved white T2 K16
    turn yellow 2
    rolled yellow 10
    produced yellow 1 fuel
    produced blue 1 fuel
42: yellow answers draw
    supplied yellow 2
    you-gained yellow fuel
    you-gained yellow carbon
43: yellow answers propose
44: yellow answers add carbon
45: yellow answers done
46: yellow answers add goods
47: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 goods
48: blue answers accept
    accepted blue
49: white answers accept
    accepted white
50: yellow answers deal seat3
    traded yellow white
51: yellow answers build trade_ship
    built yellow trade_ship
52: yellow answers launch T3 A21
    launched yellow trade T3 A21
53: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E27
    heard yellow ship_under_fire
54: yellow answers yes
    agreed yellow
    opponent blue combat
    mother-ship yellow 2 3
    mother-ship blue 3 0
    contest yellow combat 5 3
    heard yellow trader_grateful
    took yellow goods
    took yellow goods
    fame yellow 1
    card-over yellow E27
55: yellow answers ship T3
56: yellow answers to A20
    moved yellow T3 A20
57: yellow answers to A19
    moved yellow T3 A19
58: yellow answers to A18
    moved yellow T3 A18
59: yellow answers to A17
    moved yellow T3 A17
60: yellow answers ship T2
61: yellow answers to C20
    moved yellow T2 C20
62: yellow answers to C19
    moved yellow T2 C19
63: yellow answers to C18
    moved yellow T2 C18
64: yellow answers to C17
    moved yellow T2 C17
    turn blue 3
    rolled blue 6
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 carbon
65: blue answers draw
    supplied blue 2
    you-gained blue carbon
    you-gained blue food
66: blue answers call-offers
    called blue
67: white answers decline
    declined white
68: yellow answers decline
    declined yellow
69: blue answers build colony_ship
    built blue colony_ship
70: blue answers launch T3 P21
    launched blue colony T3 P21
71: blue answers end-phase
    mother-ship blue 3 2
72: blue answers ship T3
73: blue answers to P20
    moved blue T3 P20
74: blue answers to P19
    moved blue T3 P19
75: blue answers to N19
    moved blue T3 N19
76: blue answers to N18
    moved blue T3 N18
77: blue answers to M18
    moved blue T3 M18
78: blue answers to M17
    moved blue T3 M17
79: blue answers ship T1
80: blue answers to N19
    moved blue T1 N19
81: blue answers to N18
    moved blue T1 N18
82: blue answers to M18
    moved blue T1 M18
83: blue answers to M17
    moved blue T1 M17
84: blue answers to L17
    moved blue T1 L17
85: blue answers to L16
    moved blue T1 L16
    turn white 4
    rolled white 7
86: white answers rob seat1
    stolen white yellow
    you-lost yellow goods
    you-gained white goods
87: white answers draw
    supplied white 2
    you-gained white carbon
    you-gained white goods
88: white answers build trade_ship
    built white trade_ship
89: white answers launch T1 K20
    launched white trade T1 K20
90: white answers build cannon
    built white cannon
91: white answers end-phase
    mother-ship white 1 3
92: white answers ship T1
93: white answers to K19
    moved white T1 K19
94: white answers to K18
    moved white T1 K18
95: white answers to K17
    moved white T1 K17
96: white answers to K18
    moved white T1 K18
97: white answers to K17
    moved white T1 K17
98: white answers ship T2
99: white answers to L16
    moved white T2 L16
100: white answers to K16
    moved white T2 K16
101: white answers stop
    turn yellow 5
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
102: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow goods
103: yellow answers end-phase
    mother-ship yellow 2 3
104: yellow answers ship T3
105: yellow answers to A16
    moved yellow T3 A16
106: yellow answers to A15
    moved yellow T3 A15
107: yellow answers to B15
    moved yellow T3 B15
    explored yellow S1.2
    looked yellow S1.2 ice 3
108: yellow answers to B14
    moved yellow T3 B14
    explored yellow S1.1
    looked yellow S1.1 number 9
109: yellow answers to B13
    moved yellow T3 B13
110: yellow answers to B12
    moved yellow T3 B12
111: yellow answers ship T2
112: yellow answers to C16
    moved yellow T2 C16
113: yellow answers to C15
    moved yellow T2 C15
    explored yellow S1.3
    looked yellow S1.3 number 11
114: yellow answers to D15
    moved yellow T2 D15
115: yellow answers to D14
    moved yellow T2 D14
116: yellow answers to D13
    moved yellow T2 D13
117: yellow answers to C13
    moved yellow T2 C13
118: yellow answers found
    colony yellow S1.a
    shown yellow S1.1 number 9
    shown yellow S1.3 number 11
    turn blue 6
    rolled blue 7
119: blue answers nobody
120: blue answers later
121: blue answers draw
    supplied blue 2
    you-gained blue goods
    you-gained blue carbon
122: blue answers build trade_ship
    built blue trade_ship
123: blue answers launch T2 N20
    launched blue trade T2 N20
124: blue answers end-phase
    mother-ship blue 2 2
125: blue answers ship T2
126: blue answers to N19
    moved blue T2 N19
127: blue answers to N18
    moved blue T2 N18
128: blue answers to N17
    moved blue T2 N17
129: blue answers to N16
    moved blue T2 N16
    explored blue S4.3
    looked blue S4.3 number 10
130: blue answers to N15
    moved blue T2 N15
131: blue answers ship T1
132: blue answers to K16
    moved blue T1 K16
133: blue answers to K15
    moved blue T1 K15
134: blue answers to K14
    moved blue T1 K14
135: blue answers to L14
    moved blue T1 L14
    explored blue S4.1
    looked blue S4.1 number 5
136: blue answers to L13
    moved blue T1 L13
137: blue answers land-all
    turn white 7
    rolled white 6
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 carbon
138: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white goods
139: white answers propose
140: white answers add ore
141: white answers add fuel
142: white answers done
143: white answers add food
144: white answers add carbon
145: white answers done
    offers white 1 ore
    offers white 1 fuel
    wants white 1 carbon
    wants white 1 food
146: yellow answers counter
147: yellow answers add food
148: yellow answers done
149: yellow answers add ore
150: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
151: blue answers decline
    declined blue
152: white answers deal seat1
    traded white yellow
153: white answers build colony_ship
    built white colony_ship
154: white answers launch T3 K20
    launched white colony T3 K20
155: white answers end-phase
    mother-ship white 1 3
156: white answers ship T2
157: white answers to K15
    moved white T2 K15
158: white answers to J15
    moved white T2 J15
159: white answers to J14
    moved white T2 J14
160: white answers stop
161: white answers ship T1
162: white answers to K16
    moved white T1 K16
163: white answers to K15
    moved white T1 K15
164: white answers to K14
    moved white T1 K14
165: white answers to K13
    moved white T1 K13
166: white answers to K12
    moved white T1 K12
167: white answers ship T3
168: white answers to L20
    moved white T3 L20
169: white answers to L19
    moved white T3 L19
170: white answers to L18
    moved white T3 L18
171: white answers to L17
    moved white T3 L17
172: white answers to L16
    moved white T3 L16
    turn yellow 8
    rolled yellow 7
173: yellow answers rob seat3
    stolen yellow white
    you-lost white carbon
    you-gained yellow carbon
174: yellow answers draw
    supplied yellow 2
    you-gained yellow food
    you-gained yellow carbon
175: yellow answers exchange goods carbon
    exchanged yellow 2 goods carbon
176: yellow answers build colony_ship
    built yellow colony_ship
177: yellow answers launch T2 B20
    launched yellow colony T2 B20
178: yellow answers build cannon
    built yellow cannon
179: yellow answers exchange carbon food
    exchanged yellow 3 carbon food
180: yellow answers end-phase
    mother-ship yellow 1 2
181: yellow answers ship T3
182: yellow answers to C12
    moved yellow T3 C12
183: yellow answers to C11
    moved yellow T3 C11
184: yellow answers to C10
    moved yellow T3 C10
185: yellow answers stop
186: yellow answers ship T2
187: yellow answers to C20
    moved yellow T2 C20
188: yellow answers to B20
    moved yellow T2 B20
189: yellow answers to C20
    moved yellow T2 C20
190: yellow answers to C19
    moved yellow T2 C19
    turn blue 9
    rolled blue 7
191: blue answers nobody
192: blue answers draw
    supplied blue 2
    you-gained blue food
    you-gained blue fuel
193: blue answers build cannon
    built blue cannon
194: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E12
    heard blue trader_hails
195: blue answers amount 2
    presents blue 2
196: blue answers give food
    gave blue food
197: blue answers give fuel
    gave blue fuel
    heard blue prince_satisfied
198: blue answers take ore
    took blue ore
    fame blue 1
    card-over blue E12
199: blue answers ship T1
200: blue answers to M13
    moved blue T1 M13
    explored blue S4.2
    looked blue S4.2 number 4
201: blue answers found
    colony blue S4.a
    shown blue S4.1 number 5
    shown blue S4.2 number 4
202: blue answers ship T3
203: blue answers to M16
    moved blue T3 M16
204: blue answers to M15
    moved blue T3 M15
205: blue answers found
    colony blue S4.c
    shown blue S4.3 number 10
206: blue answers ship T2
207: blue answers to N14
    moved blue T2 N14
208: blue answers to N13
    moved blue T2 N13
209: blue answers to N12
    moved blue T2 N12
210: blue answers stop
    turn white 10
    rolled white 4
    produced yellow 1 fuel
    produced blue 1 food
211: white answers draw
    supplied white 2
    you-gained white ore
    you-gained white carbon
212: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E04
    heard white black_market
213: white answers no
    refused white
    heard white honesty_noticed
    fame white 1
    card-over white E04
214: white answers ship T3
215: white answers to L15
    moved white T3 L15
216: white answers to L14
    moved white T3 L14
217: white answers to L13
    moved white T3 L13
218: white answers to L12
    moved white T3 L12
219: white answers ship T1
220: white answers to L12
    moved white T1 L12
221: white answers to L13
    moved white T1 L13
222: white answers to M13
    moved white T1 M13
223: white answers to M12
    moved white T1 M12
224: white answers ship T2
225: white answers to J13
    moved white T2 J13
226: white answers to J12
    moved white T2 J12
    explored white S3.2
    looked white S3.2 number 2
227: white answers to J11
    moved white T2 J11
    explored white S3.3
    looked white S3.3 number 3
228: white answers found
    colony white S3.c
    shown white S3.2 number 2
    shown white S3.3 number 3
    turn yellow 11
    rolled yellow 3
    produced white 1 carbon
    produced white 1 food
    produced yellow 1 goods
    produced white 1 goods
229: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow fuel
230: yellow answers propose
231: yellow answers add fuel
232: yellow answers add goods
233: yellow answers done
234: yellow answers add carbon
235: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 goods
    wants yellow 1 carbon
236: blue answers decline
    declined blue
237: white answers accept
    accepted white
238: yellow answers deal seat3
    traded yellow white
239: yellow answers build colony_ship
    built yellow colony_ship
240: yellow answers launch T1 B20
    launched yellow colony T1 B20
241: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
    presents yellow 0
    heard yellow trader_pities
    took yellow goods
    card-over yellow E11
242: yellow answers ship T1
243: yellow answers to C20
    moved yellow T1 C20
244: yellow answers to C19
    moved yellow T1 C19
245: yellow answers to C18
    moved yellow T1 C18
246: yellow answers to C17
    moved yellow T1 C17
247: yellow answers ship T2
248: yellow answers to D19
    moved yellow T2 D19
249: yellow answers to D18
    moved yellow T2 D18
250: yellow answers to E18
    moved yellow T2 E18
251: yellow answers to E17
    moved yellow T2 E17
252: yellow answers land-all
    turn blue 12
    rolled blue 6
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 carbon
253: blue answers draw
    supplied blue 1
    you-gained blue ore
254: blue answers build freight_ring
    built blue freight_ring
255: blue answers propose
256: blue answers add food
257: blue answers done
258: blue answers add goods
259: blue answers add fuel
260: blue answers add ore
261: blue answers add carbon
262: blue answers add goods
263: blue answers done
    offers blue 1 food
    wants blue 1 ore
    wants blue 1 fuel
    wants blue 1 carbon
    wants blue 2 goods
264: white answers decline
    declined white
265: yellow answers decline
    declined yellow
266: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E25
    heard blue drifting_ship
267: blue answers yes
    agreed blue
    opponent white speed
    mother-ship blue 2 2
    mother-ship white 2 0
    contest blue speed 5 3
    heard blue envoy_saved
    stolen blue white
    you-lost white fuel
    you-gained blue fuel
    stolen blue yellow
    you-lost yellow carbon
    you-gained blue carbon
    fame blue 1
    card-over blue E25
268: blue answers ship T2
269: blue answers to N11
    moved blue T2 N11
270: blue answers to N10
    moved blue T2 N10
271: blue answers stop
    outpost blue green_folk 1
    chip blue green_folk
272: blue answers friend GF2
    friendship blue GF2
    turn white 13
    rolled white 6
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 carbon
273: white answers draw
    supplied white 2
    you-gained white food
    you-gained white ore
274: white answers build spaceport
    built white spaceport
275: white answers site beta.c
    spaceport white beta.c
276: white answers build trade_ship
    built white trade_ship
277: white answers launch T2 F23
    launched white trade T2 F23
278: white answers end-phase
    mother-ship white 1 3
279: white answers ship T1
280: white answers to M11
    moved white T1 M11
281: white answers to M10
    moved white T1 M10
282: white answers to M9
    moved white T1 M9
    explored white S7.3
    looked white S7.3 number 5
283: white answers to L9
    moved white T1 L9
284: white answers to L10
    moved white T1 L10
285: white answers ship T3
286: white answers to L11
    moved white T3 L11
287: white answers to L10
    moved white T3 L10
288: white answers to L9
    moved white T3 L9
289: white answers stop
290: white answers ship T2
291: white answers to E23
    moved white T2 E23
292: white answers to E22
    moved white T2 E22
293: white answers to E21
    moved white T2 E21
294: white answers to E20
    moved white T2 E20
295: white answers to E19
    moved white T2 E19
    turn yellow 14
    rolled yellow 11
    produced yellow 1 food
    produced blue 1 food
    produced yellow 1 goods
    produced blue 1 goods
296: yellow answers draw
    supplied yellow 2
    you-gained yellow ore
    you-gained yellow fuel
297: yellow answers exchange goods ore
    exchanged yellow 2 goods ore
298: yellow answers build freight_ring
    built yellow freight_ring
299: yellow answers end-phase
    mother-ship yellow 1 3
300: yellow answers ship T3
301: yellow answers to B10
    moved yellow T3 B10
302: yellow answers stop
    outpost yellow merchants 1
    chip yellow merchants
303: yellow answers friend ME3
    friendship yellow ME3
304: yellow answers ship T1
305: yellow answers to C16
    moved yellow T1 C16
306: yellow answers to C15
    moved yellow T1 C15
307: yellow answers to D15
    moved yellow T1 D15
308: yellow answers to D14
    moved yellow T1 D14
309: yellow answers to D13
    moved yellow T1 D13
310: yellow answers ship T2
311: yellow answers to F17
    moved yellow T2 F17
312: yellow answers to F16
    moved yellow T2 F16
313: yellow answers to F15
    moved yellow T2 F15
314: yellow answers to F14
    moved yellow T2 F14
315: yellow answers to F13
    moved yellow T2 F13
    turn blue 15
    rolled blue 2
    produced blue 1 goods
    produced white 1 goods
316: blue answers end-phase
    turn white 16
    rolled white 4
    produced yellow 1 fuel
    produced blue 1 food
317: white answers later
318: white answers draw
    supplied white 1
    you-gained white food
319: white answers exchange goods ore
    exchanged white 2 goods ore
320: white answers build booster
    built white booster
321: white answers build freight_ring
    built white freight_ring
322: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E06
    heard white wanderers_ask
323: white answers amount 0
    presents white 0
    heard white wanderers_curse
324: white answers expansion booster
    lost-expansion white booster
    fame-lost white 1
    card-over white E06
325: white answers ship T3
326: white answers to M9
    moved white T3 M9
327: white answers to M8
    moved white T3 M8
328: white answers to M7
    moved white T3 M7
    explored white S7.2
    looked white S7.2 number 3
329: white answers found
    colony white S7.b
    shown white S7.2 number 3
    shown white S7.3 number 5
330: white answers ship T2
331: white answers to E18
    moved white T2 E18
332: white answers stop
333: white answers ship T1
334: white answers to L11
    moved white T1 L11
335: white answers to M11
    moved white T1 M11
336: white answers to M12
    moved white T1 M12
337: white answers to N12
    moved white T1 N12
    turn yellow 17
    rolled yellow 6
    produced white 1 fuel
    produced yellow 1 carbon
    produced white 1 carbon
338: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
339: yellow answers propose
340: yellow answers add fuel
341: yellow answers done
342: yellow answers add ore
343: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
344: blue answers decline
    declined blue
345: white answers decline
    declined white
346: yellow answers exchange carbon ore
    exchanged yellow 2 carbon ore
347: yellow answers propose
348: yellow answers add fuel
349: yellow answers add fuel
350: yellow answers done
351: yellow answers add goods
352: yellow answers add carbon
353: yellow answers done
    offers yellow 2 fuel
    wants yellow 1 carbon
    wants yellow 1 goods
354: blue answers decline
    declined blue
355: white answers decline
    declined white
356: yellow answers build booster
    built yellow booster
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
    contest yellow combat 2 5
    heard yellow beaten_bravely
359: yellow answers expansion booster
    lost-expansion yellow booster
    fame yellow 1
    card-over yellow E14
360: yellow answers ship T2
361: yellow answers to F12
    moved yellow T2 F12
    explored yellow S2.3
    looked yellow S2.3 number 6
362: yellow answers to G12
    moved yellow T2 G12
363: yellow answers to G11
    moved yellow T2 G11
364: yellow answers stop
365: yellow answers ship T1
366: yellow answers to D12
    moved yellow T1 D12
367: yellow answers to E12
    moved yellow T1 E12
368: yellow answers to E11
    moved yellow T1 E11
    explored yellow S2.1
    looked yellow S2.1 number 12
369: yellow answers to F11
    moved yellow T1 F11
370: yellow answers found
    colony yellow S2.c
    shown yellow S2.1 number 12
    shown yellow S2.3 number 6
    turn blue 18
    rolled blue 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
371: blue answers build trade_ship
    built blue trade_ship
372: blue answers launch T1 P21
    launched blue trade T1 P21
373: blue answers end-phase
    mother-ship blue 2 2
374: blue answers ship T1
375: blue answers to N21
    moved blue T1 N21
376: blue answers to N20
    moved blue T1 N20
377: blue answers to N19
    moved blue T1 N19
378: blue answers to N18
    moved blue T1 N18
379: blue answers to N17
    moved blue T1 N17
    turn white 19
    rolled white 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
380: white answers later
381: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E17
    heard white pirate_attacks
382: white answers no
    refused white
    opponent blue combat
    mother-ship white 1 3
    mother-ship blue 3 0
    contest white combat 5 4
    heard white hold_of_ore
    took white ore
    took white ore
    fame white 1
    card-over white E17
383: white answers ship T2
384: white answers to D18
    moved white T2 D18
385: white answers stop
386: white answers land-all
    turn yellow 20
    rolled yellow 9
    produced blue 1 ore
    produced white 1 ore
    produced yellow 1 food
387: yellow answers build colony_ship
    built yellow colony_ship
388: yellow answers launch T3 B20
    launched yellow colony T3 B20
389: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E18
    heard yellow toll_demanded
390: yellow answers no
    refused yellow
    opponent blue combat
    mother-ship yellow 2 2
    mother-ship blue 2 3
    contest yellow combat 5 6
    heard yellow heavy_defeat
391: yellow answers expansion cannon
    lost-expansion yellow cannon
    grounded yellow T2
    card-over yellow E18
392: yellow answers ship T3
393: yellow answers to B19
    moved yellow T3 B19
394: yellow answers to B18
    moved yellow T3 B18
395: yellow answers to B17
    moved yellow T3 B17
396: yellow answers to B16
    moved yellow T3 B16
    turn blue 21
    rolled blue 4
    produced yellow 1 fuel
    produced blue 1 food
397: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E05
    heard blue wanderers_ask
398: blue answers amount 1
    presents blue 1
399: blue answers give carbon
    gave blue carbon
    heard blue wanderers_bless
    fame blue 1
    card-over blue E05
400: blue answers ship T1
401: blue answers to N16
    moved blue T1 N16
402: blue answers to N15
    moved blue T1 N15
403: blue answers to N14
    moved blue T1 N14
404: blue answers to N13
    moved blue T1 N13
    turn white 22
    rolled white 9
    produced blue 1 ore
    produced white 1 ore
    produced yellow 1 food
405: white answers draw
    supplied white 1
    you-gained white food
406: white answers build colony_ship
    built white colony_ship
407: white answers launch T3 G22
    launched white colony T3 G22
408: white answers end-phase
    mother-ship white 1 3
409: white answers ship T3
410: white answers to G21
    moved white T3 G21
411: white answers to G20
    moved white T3 G20
412: white answers to G19
    moved white T3 G19
413: white answers to G18
    moved white T3 G18
414: white answers to G17
    moved white T3 G17
415: white answers ship T2
416: white answers to D17
    moved white T2 D17
417: white answers to C17
    moved white T2 C17
418: white answers to C16
    moved white T2 C16
    explored white S1.2
    looked white S1.2 ice 3
419: white answers to B16
    moved white T2 B16
420: white answers to B15
    moved white T2 B15
421: white answers land-all
    turn yellow 23
    rolled yellow 7
422: yellow answers nobody
423: yellow answers propose
424: yellow answers add food
425: yellow answers done
426: yellow answers add ore
427: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
428: blue answers decline
    declined blue
429: white answers accept
    accepted white
430: yellow answers deal seat3
    traded yellow white
431: yellow answers build colony_ship
    built yellow colony_ship
432: yellow answers launch T1 B20
    launched yellow colony T1 B20
433: yellow answers end-phase
    mother-ship yellow 3 2
434: yellow answers ship T3
435: yellow answers to C16
    moved yellow T3 C16
436: yellow answers to C15
    moved yellow T3 C15
437: yellow answers to D15
    moved yellow T3 D15
438: yellow answers to D14
    moved yellow T3 D14
439: yellow answers to D13
    moved yellow T3 D13
440: yellow answers to D12
    moved yellow T3 D12
441: yellow answers land-all
    turn blue 24
    rolled blue 4
    produced yellow 1 fuel
    produced blue 1 food
442: blue answers exchange food fuel
    exchanged blue 3 food fuel
443: blue answers build freight_ring
    built blue freight_ring
444: blue answers end-phase
    mother-ship blue 1 3
445: blue answers ship T1
446: blue answers to N12
    moved blue T1 N12
447: blue answers to N13
    moved blue T1 N13
448: blue answers stop
    turn white 25
    rolled white 3
    produced white 1 fuel
    produced white 1 carbon
    produced white 1 food
    produced yellow 1 goods
    produced white 1 goods
449: white answers later
450: white answers build booster
    built white booster
451: white answers build freight_ring
    built white freight_ring
452: white answers end-phase
    mother-ship white 1 3
    thawed white S1.2 3
    shown white S1.2 number 11
453: white answers ship T3
454: white answers to G16
    moved white T3 G16
455: white answers to G15
    moved white T3 G15
456: white answers stop
457: white answers ship T2
458: white answers to B16
    moved white T2 B16
459: white answers to B15
    moved white T2 B15
460: white answers to B14
    moved white T2 B14
461: white answers to B13
    moved white T2 B13
462: white answers to B12
    moved white T2 B12
463: white answers stop
464: white answers land-all
    turn yellow 26
    rolled yellow 2
    produced blue 1 goods
    produced white 1 goods
465: yellow answers end-phase
    mother-ship yellow 3 2
466: yellow answers ship T1
467: yellow answers to B19
    moved yellow T1 B19
468: yellow answers to B18
    moved yellow T1 B18
469: yellow answers to B17
    moved yellow T1 B17
470: yellow answers to B16
    moved yellow T1 B16
471: yellow answers to B15
    moved yellow T1 B15
472: yellow answers to B14
    moved yellow T1 B14
473: yellow answers found
    colony yellow S1.b
474: yellow answers ship T3
475: yellow answers to E12
    moved yellow T3 E12
476: yellow answers to E13
    moved yellow T3 E13
477: yellow answers to F13
    moved yellow T3 F13
478: yellow answers to F12
    moved yellow T3 F12
479: yellow answers to G12
    moved yellow T3 G12
480: yellow answers stop
481: yellow answers land-all
    turn blue 27
    rolled blue 3
    produced white 1 fuel
    produced white 1 carbon
    produced white 1 food
    produced yellow 1 goods
    produced white 1 goods
482: blue answers propose
483: blue answers add food
484: blue answers add goods
485: blue answers done
486: blue answers add ore
487: blue answers done
    offers blue 1 food
    offers blue 1 goods
    wants blue 1 ore
488: white answers accept
    accepted white
489: yellow answers decline
    declined yellow
490: blue answers deal seat3
    traded blue white
491: blue answers build colony_ship
    built blue colony_ship
492: blue answers launch T2 N20
    launched blue colony T2 N20
493: blue answers end-phase
    mother-ship blue 1 2
494: blue answers ship T1
495: blue answers to P13
    moved blue T1 P13
496: blue answers to N13
    moved blue T1 N13
497: blue answers stop
498: blue answers ship T2
499: blue answers to N19
    moved blue T2 N19
500: blue answers to N18
    moved blue T2 N18
501: blue answers to M18
    moved blue T2 M18
502: blue answers to M17
    moved blue T2 M17
    turn white 28
    rolled white 7
503: white answers give food
    tribute white food
504: white answers give goods
    tribute white goods
505: white answers give fuel
    tribute white fuel
506: white answers give food
    tribute white food
507: white answers give food
    tribute white food
508: white answers give carbon
    tribute white carbon
509: white answers nobody
510: white answers end-phase
    mother-ship white 3 0
    drew-encounter white
    card yellow E08
    heard white trader_hails
511: white answers amount 0
    presents white 0
    heard white trader_spoils
    fame-lost white 1
    card-over white E08
512: white answers ship T3
513: white answers to H15
    moved white T3 H15
514: white answers to H14
    moved white T3 H14
515: white answers to H13
    moved white T3 H13
516: white answers to H12
    moved white T3 H12
517: white answers to H11
    moved white T3 H11
518: white answers land-all
    turn yellow 29
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
519: yellow answers exchange goods carbon
    exchanged yellow 2 goods carbon
520: yellow answers end-phase
    mother-ship yellow 2 3
521: yellow answers land-all
    turn blue 30
    rolled blue 12
    produced yellow 1 food
    produced yellow 1 goods
    produced white 1 goods
522: blue answers end-phase
    mother-ship blue 2 2
523: blue answers ship T2
524: blue answers to M16
    moved blue T2 M16
525: blue answers to M15
    moved blue T2 M15
526: blue answers to L15
    moved blue T2 L15
527: blue answers to L14
    moved blue T2 L14
528: blue answers to L13
    moved blue T2 L13
529: blue answers ship T1
530: blue answers to N12
    moved blue T1 N12
531: blue answers to N11
    moved blue T1 N11
532: blue answers to N10
    moved blue T1 N10
533: blue answers to N9
    moved blue T1 N9
    moved blue T1 N8
    turn white 31
    rolled white 9
    produced blue 1 ore
    produced white 1 ore
    produced yellow 2 food
534: white answers draw
    supplied white 1
    you-gained white ore
535: white answers exchange ore carbon
    exchanged white 3 ore carbon
536: white answers build spaceport
    built white spaceport
537: white answers site delta.c
    spaceport white delta.c
538: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E10
    heard white trader_hails
539: white answers amount 1
    presents white 1
540: white answers give goods
    gave white goods
    heard white prince_expected
    fame-lost white 1
    card-over white E10
541: white answers land-all
    turn yellow 32
    rolled yellow 7
542: yellow answers rob seat2
    stolen yellow blue
    you-lost blue ore
    you-gained yellow ore
543: yellow answers build colony_ship
    built yellow colony_ship
544: yellow answers launch T1 B20
    launched yellow colony T1 B20
545: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E11
    heard yellow trader_hails
546: yellow answers amount 3
    presents yellow 3
547: yellow answers give food
    gave yellow food
548: yellow answers give food
    gave yellow food
549: yellow answers give goods
    gave yellow goods
    heard yellow trader_wary
    took yellow food
    took yellow food
    took yellow goods
    card-over yellow E11
550: yellow answers ship T2
551: yellow answers to G12
    moved yellow T2 G12
552: yellow answers to G11
    moved yellow T2 G11
553: yellow answers stop
554: yellow answers ship T1
555: yellow answers to B19
    moved yellow T1 B19
556: yellow answers to B18
    moved yellow T1 B18
557: yellow answers to B17
    moved yellow T1 B17
558: yellow answers to B16
    moved yellow T1 B16
559: yellow answers land-all
    turn blue 33
    rolled blue 7
560: blue answers rob seat1
    stolen blue yellow
    you-lost yellow food
    you-gained blue food
561: blue answers call-offers
    called blue
562: white answers decline
    declined white
563: yellow answers decline
    declined yellow
564: blue answers end-phase
    mother-ship blue 3 2
565: blue answers ship T2
566: blue answers to L12
    moved blue T2 L12
567: blue answers to L11
    moved blue T2 L11
568: blue answers to L10
    moved blue T2 L10
569: blue answers to L9
    moved blue T2 L9
570: blue answers stop
571: blue answers ship T1
572: blue answers to N7
    moved blue T1 N7
573: blue answers to N6
    moved blue T1 N6
574: blue answers to N5
    moved blue T1 N5
575: blue answers to N4
    moved blue T1 N4
576: blue answers stop
    outpost blue diplomats 1
    chip blue diplomats
577: blue answers friend DI2
    friendship blue DI2
    turn white 34
    rolled white 2
    produced blue 1 goods
    produced white 1 goods
578: white answers end-phase
    mother-ship white 3 2
579: white answers land-all
    turn yellow 35
    rolled yellow 9
    produced blue 1 ore
    produced white 1 ore
    produced yellow 2 food
580: yellow answers end-phase
    mother-ship yellow 0 2
    drew-encounter yellow
    card blue E21
    heard yellow trader_hails
581: yellow answers amount 0
    presents yellow 0
    heard yellow false_trader
582: yellow answers yes
    agreed yellow
    opponent white combat
    mother-ship yellow 2 0
    mother-ship white 2 2
    contest yellow combat 2 5
    heard yellow shot_lame
    grounded yellow T1
    card-over yellow E21
583: yellow answers land-all
    turn blue 36
    rolled blue 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
584: blue answers build freight_ring
    built blue freight_ring
585: blue answers buy-fame
    gave blue goods
    fame blue 1
586: blue answers end-phase
    mother-ship blue 2 0
    drew-encounter blue
    card white E16
    heard blue wanderers_ask
587: blue answers amount 1
    presents blue 1
588: blue answers give carbon
    gave blue carbon
    heard blue meanness
    fame-lost blue 1
    card-over blue E16
589: blue answers land-all
    turn white 37
    rolled white 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
590: white answers build cannon
    built white cannon
591: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E24
    heard white thief_offers
592: white answers no
    refused white
    heard white fly_on
    card-over white E24
593: white answers ship T3
594: white answers to H10
    moved white T3 H10
    explored white S3.1
    looked white S3.1 pirate 4
595: white answers to H11
    moved white T3 H11
596: white answers to G11
    moved white T3 G11
597: white answers to H11
    moved white T3 H11
598: white answers to H10
    moved white T3 H10
599: white answers stop
600: white answers land-all
    turn yellow 38
    rolled yellow 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
601: yellow answers build spaceport
    built yellow spaceport
602: yellow answers site S1.a
    spaceport yellow S1.a
603: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E06
    heard yellow wanderers_ask
604: yellow answers amount 1
    presents yellow 1
605: yellow answers give goods
    gave yellow goods
    heard yellow wanderers_bless
    fame yellow 1
    card-over yellow E06
606: yellow answers ship T1
607: yellow answers to C16
    moved yellow T1 C16
608: yellow answers to C15
    moved yellow T1 C15
609: yellow answers to D15
    moved yellow T1 D15
610: yellow answers to D14
    moved yellow T1 D14
611: yellow answers land-all
    turn blue 39
    rolled blue 5
    produced yellow 1 ore
    produced blue 3 fuel
    produced white 1 food
612: blue answers build colony_ship
    built blue colony_ship
613: blue answers launch T1 N20
    launched blue colony T1 N20
614: blue answers build booster
    built blue booster
615: blue answers end-phase
    mother-ship blue 2 1
616: blue answers ship T1
617: blue answers to M20
    moved blue T1 M20
618: blue answers to M19
    moved blue T1 M19
619: blue answers to L19
    moved blue T1 L19
620: blue answers to L18
    moved blue T1 L18
621: blue answers to L17
    moved blue T1 L17
622: blue answers land-all
    turn white 40
    rolled white 7
623: white answers give goods
    tribute white goods
624: white answers give fuel
    tribute white fuel
625: white answers give ore
    tribute white ore
626: white answers give goods
    tribute white goods
627: white answers nobody
628: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card yellow E07
    heard white trader_hails
629: white answers amount 2
    presents white 2
630: white answers give fuel
    gave white fuel
631: white answers give food
    gave white food
    heard white trader_content
632: white answers take fuel
    took white fuel
    fame white 1
    card-over white E07
633: white answers ship T3
634: white answers to H9
    moved white T3 H9
635: white answers stop
636: white answers ship T2
637: white answers to B13
    moved white T2 B13
638: white answers to B14
    moved white T2 B14
639: white answers to B13
    moved white T2 B13
640: white answers to B12
    moved white T2 B12
641: white answers stop
642: white answers land-all
    turn yellow 41
    rolled yellow 10
    produced yellow 1 fuel
    produced blue 2 fuel
    produced blue 1 carbon
643: yellow answers propose
644: yellow answers add food
645: yellow answers add ore
646: yellow answers done
647: yellow answers add fuel
648: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 fuel
649: blue answers accept
    accepted blue
650: white answers decline
    declined white
651: yellow answers withdraw
    withdrew yellow
652: yellow answers propose
653: yellow answers add food
654: yellow answers add ore
655: yellow answers done
656: yellow answers add carbon
657: yellow answers add fuel
658: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 fuel
    wants yellow 1 carbon
659: blue answers accept
    accepted blue
660: white answers decline
    declined white
661: yellow answers deal seat2
    traded yellow blue
662: yellow answers build cannon
    built yellow cannon
663: yellow answers propose
664: yellow answers add fuel
665: yellow answers add fuel
666: yellow answers done
667: yellow answers add food
668: yellow answers add food
669: yellow answers add carbon
670: yellow answers add carbon
671: yellow answers done
    offers yellow 2 fuel
    wants yellow 2 carbon
    wants yellow 2 food
672: blue answers decline
    declined blue
673: white answers decline
    declined white
674: yellow answers end-phase
    mother-ship yellow 0 3
    drew-encounter yellow
    card blue E01
    heard yellow fold_ahead
675: yellow answers yes
    agreed yellow
    opponent blue speed
    mother-ship yellow 2 0
    mother-ship blue 2 0
    contest yellow speed 3 4
    heard yellow hull_cracks
676: yellow answers expansion cannon
    lost-expansion yellow cannon
    card-over yellow E01
677: yellow answers ship T1
678: yellow answers to D13
    moved yellow T1 D13
679: yellow answers to D12
    moved yellow T1 D12
680: yellow answers to D11
    moved yellow T1 D11
681: yellow answers to D10
    moved yellow T1 D10
682: yellow answers land-all
    turn blue 42
    rolled blue 7
683: blue answers rob seat3
    stolen blue white
    you-lost white goods
    you-gained blue goods
684: blue answers buy-fame
    gave blue goods
    fame blue 1
685: blue answers end-phase
    mother-ship blue 0 3
    drew-encounter blue
    card white E19
    heard blue pirate_attacks
686: blue answers no
    refused blue
    opponent white combat
    mother-ship blue 1 0
    mother-ship white 2 1
    contest blue combat 2 5
    heard blue mother_ship_hit
687: blue answers expansion freight_ring
    lost-expansion blue freight_ring
    card-over blue E19
688: blue answers ship T1
689: blue answers to L16
    moved blue T1 L16
690: blue answers to L15
    moved blue T1 L15
691: blue answers to L14
    moved blue T1 L14
692: blue answers to L13
    moved blue T1 L13
693: blue answers to L12
    moved blue T1 L12
694: blue answers land-all
    turn white 43
    rolled white 4
    produced yellow 1 fuel
    produced blue 1 food
695: white answers call-offers
    called white
696: yellow answers decline
    declined yellow
697: blue answers decline
    declined blue
698: white answers end-phase
    mother-ship white 1 2
699: white answers land-all
    turn yellow 44
    rolled yellow 7
700: yellow answers rob seat2
    stolen yellow blue
    you-lost blue food
    you-gained yellow food
701: yellow answers end-phase
    mother-ship yellow 2 1
702: yellow answers ship T1
703: yellow answers to E10
    moved yellow T1 E10
704: yellow answers to E9
    moved yellow T1 E9
705: yellow answers to E8
    moved yellow T1 E8
    explored yellow S5.3
    looked yellow S5.3 number 10
706: yellow answers to D8
    moved yellow T1 D8
    explored yellow S5.2
    looked yellow S5.2 number 4
707: yellow answers found
    colony yellow S5.c
    shown yellow S5.2 number 4
    shown yellow S5.3 number 10
708: yellow answers land-all
    turn blue 45
    rolled blue 4
    produced yellow 1 fuel
    produced yellow 1 carbon
    produced blue 1 food
709: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E29
    heard blue ship_under_fire
710: blue answers yes
    agreed blue
    opponent yellow combat
    mother-ship blue 3 0
    mother-ship yellow 2 1
    contest blue combat 4 3
    heard blue princess
711: blue answers take fuel
    took blue fuel
712: blue answers take carbon
    took blue carbon
    fame blue 1
    card-over blue E29
713: blue answers ship T1
714: blue answers to K12
    moved blue T1 K12
715: blue answers to K11
    moved blue T1 K11
716: blue answers to K10
    moved blue T1 K10
717: blue answers to K9
    moved blue T1 K9
718: blue answers stop
719: blue answers land-all
    turn white 46
    rolled white 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
720: white answers build booster
    built white booster
721: white answers end-phase
    mother-ship white 2 1
722: white answers land-all
    turn yellow 47
    rolled yellow 7
723: yellow answers give food
    tribute yellow food
724: yellow answers give fuel
    tribute yellow fuel
725: yellow answers give carbon
    tribute yellow carbon
726: yellow answers give fuel
    tribute yellow fuel
727: yellow answers rob seat2
    stolen yellow blue
    you-lost blue fuel
    you-gained yellow fuel
728: yellow answers build booster
    built yellow booster
729: yellow answers end-phase
    mother-ship yellow 3 2
730: yellow answers land-all
    turn blue 48
    rolled blue 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
731: blue answers build colony_ship
    built blue colony_ship
732: blue answers launch T3 N20
    launched blue colony T3 N20
733: blue answers end-phase
    mother-ship blue 2 2
734: blue answers ship T3
735: blue answers to N19
    moved blue T3 N19
736: blue answers to N18
    moved blue T3 N18
737: blue answers to N17
    moved blue T3 N17
738: blue answers to N16
    moved blue T3 N16
739: blue answers to N15
    moved blue T3 N15
740: blue answers to N14
    moved blue T3 N14
741: blue answers land-all
    turn white 49
    rolled white 5
    produced yellow 1 ore
    produced blue 3 fuel
    produced white 1 food
742: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card yellow E23
    heard white thief_offers
743: white answers no
    refused white
    heard white refusal_noticed
    fame white 1
    card-over white E23
744: white answers land-all
    turn yellow 50
    rolled yellow 6
    produced white 1 fuel
    produced yellow 2 carbon
    produced white 1 carbon
745: yellow answers propose
746: yellow answers add fuel
747: yellow answers add ore
748: yellow answers done
749: yellow answers add food
750: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    wants yellow 1 food
751: blue answers accept
    accepted blue
752: white answers accept
    accepted white
753: yellow answers withdraw
    withdrew yellow
754: yellow answers propose
755: yellow answers add ore
756: yellow answers add fuel
757: yellow answers done
758: yellow answers add food
759: yellow answers done
    offers yellow 1 ore
    offers yellow 1 fuel
    wants yellow 1 food
760: blue answers accept
    accepted blue
761: white answers accept
    accepted white
762: yellow answers withdraw
    withdrew yellow
763: yellow answers exchange carbon ore
    exchanged yellow 2 carbon ore
764: yellow answers propose
765: yellow answers add ore
766: yellow answers add carbon
767: yellow answers done
768: yellow answers add goods
769: yellow answers done
    offers yellow 1 ore
    offers yellow 1 carbon
    wants yellow 1 goods
770: blue answers decline
    declined blue
771: white answers accept
    accepted white
772: yellow answers withdraw
    withdrew yellow
773: yellow answers propose
774: yellow answers add fuel
775: yellow answers add carbon
776: yellow answers done
777: yellow answers add ore
778: yellow answers add food
779: yellow answers done
    offers yellow 1 fuel
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 1 food
780: blue answers decline
    declined blue
781: white answers accept
    accepted white
782: yellow answers withdraw
    withdrew yellow
783: yellow answers build cannon
    built yellow cannon
784: yellow answers build cannon
    built yellow cannon
785: yellow answers build freight_ring
    built yellow freight_ring
786: yellow answers end-phase
    mother-ship yellow 3 0
    drew-encounter yellow
    card blue E12
    heard yellow trader_hails
787: yellow answers amount 1
    presents yellow 1
788: yellow answers give fuel
    gave yellow fuel
    heard yellow prince_unimpressed
    fame-lost yellow 1
    card-over yellow E12
789: yellow answers land-all
    turn blue 51
    rolled blue 5
    produced yellow 1 ore
    produced blue 3 fuel
    produced white 1 food
790: blue answers exchange fuel goods
    exchanged blue 3 fuel goods
791: blue answers build booster
    built blue booster
792: blue answers buy-fame
    gave blue goods
    fame blue 1
793: blue answers end-phase
    mother-ship blue 2 2
794: blue answers ship T3
795: blue answers to N13
    moved blue T3 N13
796: blue answers to N12
    moved blue T3 N12
797: blue answers to M12
    moved blue T3 M12
798: blue answers to M11
    moved blue T3 M11
799: blue answers to M10
    moved blue T3 M10
800: blue answers to M9
    moved blue T3 M9
801: blue answers stop
802: blue answers land-all
    turn white 52
    rolled white 9
    produced blue 1 ore
    produced white 1 ore
    produced yellow 2 food
803: white answers build freight_ring
    built white freight_ring
804: white answers end-phase
    mother-ship white 2 3
805: white answers ship T2
806: white answers to B11
    moved white T2 B11
807: white answers to B12
    moved white T2 B12
808: white answers to C12
    moved white T2 C12
809: white answers to B12
    moved white T2 B12
810: white answers to B11
    moved white T2 B11
811: white answers to B10
    moved white T2 B10
812: white answers to B9
    moved white T2 B9
    moved white T2 B8
813: white answers ship T3
814: white answers to G9
    moved white T3 G9
    explored white S2.2
    looked white S2.2 pirate 5
815: white answers to H9
    moved white T3 H9
816: white answers to G9
    moved white T3 G9
817: white answers to H9
    moved white T3 H9
818: white answers to H8
    moved white T3 H8
819: white answers to J8
    moved white T3 J8
820: white answers to J7
    moved white T3 J7
821: white answers to K7
    moved white T3 K7
    explored white S7.1
    looked white S7.1 pirate 6
822: white answers land-all
    turn yellow 53
    rolled yellow 10
    produced yellow 1 fuel
    produced blue 2 fuel
    produced blue 1 carbon
    produced yellow 1 food
823: yellow answers exchange food carbon
    exchanged yellow 3 food carbon
824: yellow answers end-phase
    mother-ship yellow 2 1
825: yellow answers land-all
    turn blue 54
    rolled blue 8
    produced blue 1 ore
    produced white 1 ore
    produced blue 1 carbon
826: blue answers exchange fuel goods
    exchanged blue 3 fuel goods
827: blue answers build freight_ring
    built blue freight_ring
828: blue answers buy-fame
    gave blue goods
    fame blue 1
829: blue answers end-phase
    mother-ship blue 2 2
830: blue answers land-all
    turn white 55
    rolled white 2
    produced blue 1 goods
    produced white 1 goods
831: white answers build cannon
    built white cannon
832: white answers end-phase
    mother-ship white 3 1
833: white answers ship T2
834: white answers to B7
    moved white T2 B7
835: white answers to B6
    moved white T2 B6
836: white answers to C6
    moved white T2 C6
    explored white S5.1
    looked white S5.1 number 9
837: white answers to B6
    moved white T2 B6
838: white answers to B5
    moved white T2 B5
839: white answers to B4
    moved white T2 B4
840: white answers stop
    outpost white scientists 1
    chip white scientists
841: white answers friend SC5
    friendship white SC5
842: white answers ship T3
843: white answers to J7
    moved white T3 J7
844: white answers to J8
    moved white T3 J8
    beat-pirates white S3.1 4
    shown white S3.1 number 10
845: white answers to H8
    moved white T3 H8
846: white answers to H9
    moved white T3 H9
847: white answers to G9
    moved white T3 G9
    beat-pirates white S2.2 5
    shown white S2.2 number 11
848: white answers to G10
    moved white T3 G10
849: white answers found
    colony white S2.b
    won white 15
yellow: place 3, points 12
blue: place 2, points 14
white: place 1, points 15
