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
1: white answers transporter T3
    launched white colony T3 J19
2: red answers transporter T2
    launched red colony T2 N20
3: yellow answers transporter T1
    launched yellow colony T1 C21
    turn blue 1
    rolled blue 10
    produced blue 1 fuel
    produced red 1 fuel
4: blue answers draw
    supplied blue 1
    you-gained blue fuel
5: blue answers build booster
    built blue booster
6: blue answers call-offers
    called blue
7: white answers decline
    declined white
8: red answers decline
    declined red
9: yellow answers decline
    declined yellow
10: blue answers end-phase
    mother-ship blue 1 2
11: blue answers ship T2
12: blue answers to F18
    moved blue T2 F18
13: blue answers to F17
    moved blue T2 F17
14: blue answers to E17
    moved blue T2 E17
15: blue answers to E16
    moved blue T2 E16
    turn white 2
    rolled white 7
16: white answers rob seat2
    stolen white blue
    you-lost blue ore
    you-gained white ore
17: white answers draw
    supplied white 1
    you-gained white fuel
18: white answers propose
19: white answers add food
20: white answers add food
21: white answers done
22: white answers add goods
23: white answers add goods
24: white answers done
    offers white 2 food
    wants white 2 goods
25: red answers decline
    declined red
26: yellow answers decline
    declined yellow
27: blue answers decline
    declined blue
28: white answers exchange food ore
    exchanged white 3 food ore
29: white answers build freight_ring
    built white freight_ring
30: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E30
    heard white black_market
31: white answers no
    refused white
    heard white fly_on
    card-over white E30
32: white answers ship T3
33: white answers to J18
    moved white T3 J18
34: white answers to J17
    moved white T3 J17
35: white answers to K17
    moved white T3 K17
    turn red 3
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
36: red answers draw
    supplied red 1
    you-gained red ore
37: red answers propose
38: red answers add carbon
39: red answers done
40: red answers add food
41: red answers done
    offers red 1 carbon
    wants red 1 food
42: yellow answers decline
    declined yellow
43: blue answers decline
    declined blue
44: white answers decline
    declined white
45: red answers build cannon
    built red cannon
46: red answers build booster
    built red booster
47: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E09
    heard red trader_hails
48: red answers amount 0
    presents red 0
    heard red trader_shocked
    fame-lost red 1
    card-over red E09
49: red answers ship T2
50: red answers to M20
    moved red T2 M20
51: red answers to M19
    moved red T2 M19
52: red answers to M18
    moved red T2 M18
53: red answers to M17
    moved red T2 M17
    turn yellow 4
    rolled yellow 4
    produced yellow 1 fuel
    produced white 1 fuel
54: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
55: yellow answers build booster
    built yellow booster
56: yellow answers build freight_ring
    built yellow freight_ring
57: yellow answers end-phase
    mother-ship yellow 2 1
58: yellow answers ship T1
59: yellow answers to C20
    moved yellow T1 C20
60: yellow answers to C19
    moved yellow T1 C19
61: yellow answers to C18
    moved yellow T1 C18
62: yellow answers to C17
    moved yellow T1 C17
    turn blue 5
    rolled blue 5
    produced yellow 1 ore
    produced white 1 ore
63: blue answers draw
    supplied blue 1
    you-gained blue carbon
64: blue answers end-phase
    mother-ship blue 0 2
    drew-encounter blue
    card white E02
    heard blue fold_ahead
65: blue answers no
    refused blue
    heard blue fold_avoided
    card-over blue E02
    drew-encounter blue
    card white E23
    heard blue thief_offers
66: blue answers no
    refused blue
    heard blue refusal_noticed
    fame blue 1
    card-over blue E23
67: blue answers ship T2
68: blue answers to E17
    moved blue T2 E17
69: blue answers to E16
    moved blue T2 E16
70: blue answers to D16
    moved blue T2 D16
71: blue answers to D15
    moved blue T2 D15
    explored blue S1.3
    looked blue S1.3 number 11
    turn white 6
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
72: white answers draw
    supplied white 1
    you-gained white food
73: white answers propose
74: white answers add fuel
75: white answers done
76: white answers add ore
77: white answers done
    offers white 1 fuel
    wants white 1 ore
78: red answers decline
    declined red
79: yellow answers decline
    declined yellow
80: blue answers decline
    declined blue
81: white answers propose
82: white answers add fuel
83: white answers done
84: white answers add carbon
85: white answers done
    offers white 1 fuel
    wants white 1 carbon
86: red answers decline
    declined red
87: yellow answers accept
    accepted yellow
88: blue answers decline
    declined blue
89: white answers deal seat1
    traded white yellow
90: white answers build colony_ship
    built white colony_ship
91: white answers launch T2 J19
    launched white colony T2 J19
92: white answers build freight_ring
    built white freight_ring
93: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E12
    heard white trader_hails
    presents white 0
    heard white prince_sabotage
    grounded white T2
    fame-lost white 1
    card-over white E12
94: white answers ship T3
95: white answers to K16
    moved white T3 K16
96: white answers to L16
    moved white T3 L16
97: white answers to L15
    moved white T3 L15
    explored white S4.1
    looked white S4.1 number 5
    turn red 7
    rolled red 7
98: red answers nobody
99: red answers draw
    supplied red 1
    you-gained red ore
100: red answers exchange ore fuel
    exchanged red 3 ore fuel
101: red answers end-phase
    mother-ship red 2 1
102: red answers land-all
    turn yellow 8
    rolled yellow 7
103: yellow answers rob seat2
    stolen yellow blue
    you-lost blue carbon
    you-gained yellow carbon
104: yellow answers draw
    supplied yellow 1
    you-gained yellow carbon
105: yellow answers propose
106: yellow answers add carbon
107: yellow answers done
108: yellow answers add goods
109: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 goods
110: blue answers accept
    accepted blue
111: red answers decline
    declined red
112: yellow answers withdraw
    withdrew yellow
113: yellow answers build cannon
    built yellow cannon
114: yellow answers propose
115: yellow answers add goods
116: yellow answers done
117: yellow answers add food
118: yellow answers done
    offers yellow 1 goods
    wants yellow 1 food
119: blue answers decline
    declined blue
120: red answers decline
    declined red
121: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E28
    heard yellow ship_under_fire
122: yellow answers yes
    agreed yellow
    opponent blue combat
    mother-ship yellow 1 2
    mother-ship blue 0 1
    contest yellow combat 4 1
    heard yellow wanderers_saved
123: yellow answers jump M7
    jumped yellow T1 M7
    explored yellow S7.2
    looked yellow S7.2 number 4
    explored yellow S7.3
    looked yellow S7.3 number 8
124: yellow answers found
    colony yellow S7.b
    shown yellow S7.2 number 4
    shown yellow S7.3 number 8
    fame yellow 1
    card-over yellow E28
    turn blue 9
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
125: blue answers draw
    supplied blue 1
    you-gained blue ore
126: blue answers build cannon
    built blue cannon
127: blue answers build freight_ring
    built blue freight_ring
128: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E31
    heard blue wear
    card-over blue E31
    drew-encounter blue
    card white E01
    heard blue fold_ahead
129: blue answers no
    refused blue
    heard blue fold_avoided
    card-over blue E01
    drew-encounter blue
    card white E20
    heard blue pirate_attacks
130: blue answers no
    refused blue
    opponent red combat
    mother-ship blue 2 2
    mother-ship red 2 1
    contest blue combat 5 4
    heard blue ship_captured
    claim blue
131: blue answers launch T1 F19
    launched blue trade T1 F19
    card-over blue E20
132: blue answers ship T2
133: blue answers to D16
    moved blue T2 D16
134: blue answers to D15
    moved blue T2 D15
135: blue answers to C15
    moved blue T2 C15
    explored blue S1.2
    looked blue S1.2 pirate 5
136: blue answers to D15
    moved blue T2 D15
137: blue answers ship T1
138: blue answers to F18
    moved blue T1 F18
139: blue answers to F17
    moved blue T1 F17
140: blue answers to F16
    moved blue T1 F16
141: blue answers to F15
    moved blue T1 F15
    turn white 10
    rolled white 7
142: white answers rob seat1
    stolen white yellow
    you-lost yellow goods
    you-gained white goods
143: white answers draw
    supplied white 1
    you-gained white ore
144: white answers end-phase
    mother-ship white 1 2
145: white answers ship T3
146: white answers to L14
    moved white T3 L14
147: white answers to L13
    moved white T3 L13
148: white answers to M13
    moved white T3 M13
    explored white S4.2
    looked white S4.2 number 4
149: white answers found
    colony white S4.a
    shown white S4.1 number 5
    shown white S4.2 number 4
150: white answers ship T2
151: white answers to J18
    moved white T2 J18
152: white answers to J17
    moved white T2 J17
153: white answers stop
    turn red 11
    rolled red 7
154: red answers nobody
155: red answers draw
    supplied red 1
    you-gained red carbon
156: red answers end-phase
    mother-ship red 3 0
    drew-encounter red
    card yellow E16
    heard red wanderers_ask
157: red answers amount 2
    presents red 2
158: red answers give carbon
    gave red carbon
159: red answers give ore
    gave red ore
    heard red wanderers_bless
    fame red 1
    card-over red E16
160: red answers land-all
    turn yellow 12
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 1 fuel
161: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
162: yellow answers build freight_ring
    built yellow freight_ring
163: yellow answers end-phase
    turn blue 13
    rolled blue 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
164: blue answers draw
    supplied blue 1
    you-gained blue ore
165: blue answers end-phase
    mother-ship blue 2 3
166: blue answers ship T2
167: blue answers to D14
    moved blue T2 D14
168: blue answers to D13
    moved blue T2 D13
169: blue answers to C13
    moved blue T2 C13
    explored blue S1.1
    looked blue S1.1 number 6
170: blue answers found
    colony blue S1.a
    shown blue S1.1 number 6
    shown blue S1.3 number 11
171: blue answers ship T1
172: blue answers to F14
    moved blue T1 F14
173: blue answers to F13
    moved blue T1 F13
174: blue answers to F14
    moved blue T1 F14
175: blue answers to F13
    moved blue T1 F13
176: blue answers to F12
    moved blue T1 F12
    explored blue S2.3
    looked blue S2.3 number 2
177: blue answers to F13
    moved blue T1 F13
    turn white 14
    rolled white 7
178: white answers rob seat1
    stolen white yellow
    you-lost yellow carbon
    you-gained white carbon
179: white answers draw
    supplied white 1
    you-gained white ore
180: white answers build trade_ship
    built white trade_ship
181: white answers launch T1 J19
    launched white trade T1 J19
182: white answers build freight_ring
    built white freight_ring
183: white answers end-phase
    mother-ship white 3 1
184: white answers ship T1
185: white answers to J18
    moved white T1 J18
186: white answers to J17
    moved white T1 J17
187: white answers to J16
    moved white T1 J16
188: white answers to J15
    moved white T1 J15
189: white answers ship T2
190: white answers to K17
    moved white T2 K17
191: white answers to K16
    moved white T2 K16
192: white answers to L16
    moved white T2 L16
193: white answers to L15
    moved white T2 L15
    turn red 15
    rolled red 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced red 1 goods
194: red answers draw
    supplied red 1
    you-gained red ore
195: red answers end-phase
    mother-ship red 3 2
196: red answers land-all
    turn yellow 16
    rolled yellow 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
197: yellow answers draw
    supplied yellow 1
    you-gained yellow food
198: yellow answers propose
199: yellow answers add fuel
200: yellow answers done
201: yellow answers add goods
202: yellow answers add food
203: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 food
    wants yellow 1 goods
204: blue answers decline
    declined blue
205: white answers decline
    declined white
206: red answers decline
    declined red
207: yellow answers build booster
    built yellow booster
208: yellow answers end-phase
    turn blue 17
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
209: blue answers draw
    supplied blue 1
    you-gained blue fuel
210: blue answers build trade_ship
    built blue trade_ship
211: blue answers launch T2 F19
    launched blue trade T2 F19
212: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E26
    heard blue drifting_ship
213: blue answers yes
    agreed blue
    opponent yellow speed
    mother-ship blue 3 0
    mother-ship yellow 0 1
    contest blue speed 4 3
    heard blue scholar_saved
214: blue answers expansion freight_ring
    expanded blue freight_ring
    fame blue 1
    card-over blue E26
215: blue answers ship T1
216: blue answers to E13
    moved blue T1 E13
217: blue answers to E12
    moved blue T1 E12
218: blue answers to E11
    moved blue T1 E11
    explored blue S2.1
    looked blue S2.1 number 3
219: blue answers to E12
    moved blue T1 E12
220: blue answers ship T2
221: blue answers to F18
    moved blue T2 F18
222: blue answers to F17
    moved blue T2 F17
223: blue answers to E17
    moved blue T2 E17
224: blue answers stop
    turn white 18
    rolled white 3
    produced yellow 1 food
    produced red 1 food
    produced blue 1 goods
    produced white 1 goods
225: white answers draw
    supplied white 1
    you-gained white fuel
226: white answers end-phase
    mother-ship white 3 1
227: white answers ship T1
228: white answers to J14
    moved white T1 J14
229: white answers to J13
    moved white T1 J13
230: white answers to J12
    moved white T1 J12
    explored white S3.2
    looked white S3.2 number 9
231: white answers to J13
    moved white T1 J13
232: white answers land-all
    turn red 19
    rolled red 11
    produced blue 1 food
    produced white 1 food
    produced yellow 1 goods
    produced blue 1 goods
    produced red 1 goods
233: red answers draw
    supplied red 1
    you-gained red carbon
234: red answers build colony_ship
    built red colony_ship
235: red answers launch T3 N20
    launched red colony T3 N20
236: red answers exchange goods ore
    exchanged red 2 goods ore
237: red answers build freight_ring
    built red freight_ring
238: red answers end-phase
    mother-ship red 3 2
239: red answers ship T3
240: red answers to M20
    moved red T3 M20
241: red answers to M19
    moved red T3 M19
242: red answers to M18
    moved red T3 M18
243: red answers to M17
    moved red T3 M17
244: red answers to L17
    moved red T3 L17
245: red answers to L16
    moved red T3 L16
246: red answers land-all
    turn yellow 20
    rolled yellow 4
    produced yellow 2 fuel
    produced white 1 fuel
    produced white 1 food
247: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
248: yellow answers build trade_ship
    built yellow trade_ship
249: yellow answers launch T2 C21
    launched yellow trade T2 C21
250: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E15
    heard yellow toll_demanded
251: yellow answers no
    refused yellow
    opponent white combat
    mother-ship yellow 0 1
    mother-ship white 1 2
    contest yellow combat 2 3
    heard yellow beaten_bravely
    grounded yellow T2
    fame yellow 1
    card-over yellow E15
    turn blue 21
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
252: blue answers draw
    supplied blue 1
    you-gained blue goods
253: blue answers exchange goods fuel
    exchanged blue 2 goods fuel
254: blue answers exchange goods fuel
    exchanged blue 2 goods fuel
255: blue answers build colony_ship
    built blue colony_ship
256: blue answers launch T3 F19
    launched blue colony T3 F19
257: blue answers end-phase
    mother-ship blue 3 2
258: blue answers ship T1
259: blue answers to D12
    moved blue T1 D12
260: blue answers to D11
    moved blue T1 D11
261: blue answers to C11
    moved blue T1 C11
262: blue answers to C10
    moved blue T1 C10
263: blue answers to B10
    moved blue T1 B10
264: blue answers stop
    outpost blue merchants 1
    chip blue merchants
265: blue answers friend ME1
    friendship blue ME1
266: blue answers ship T3
267: blue answers to F18
    moved blue T3 F18
268: blue answers to F17
    moved blue T3 F17
269: blue answers to F16
    moved blue T3 F16
270: blue answers to F15
    moved blue T3 F15
271: blue answers to F14
    moved blue T3 F14
272: blue answers to F13
    moved blue T3 F13
273: blue answers ship T2
274: blue answers to E16
    moved blue T2 E16
275: blue answers to E15
    moved blue T2 E15
276: blue answers to E14
    moved blue T2 E14
277: blue answers to D14
    moved blue T2 D14
278: blue answers to D13
    moved blue T2 D13
279: blue answers stop
    turn white 22
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
280: white answers draw
    supplied white 1
    you-gained white food
281: white answers end-phase
    mother-ship white 1 2
282: white answers ship T1
283: white answers to K13
    moved white T1 K13
284: white answers to K12
    moved white T1 K12
285: white answers to L12
    moved white T1 L12
286: white answers ship T2
287: white answers to M15
    moved white T2 M15
    explored white S4.3
    looked white S4.3 number 10
288: white answers found
    colony white S4.c
    shown white S4.3 number 10
    turn red 23
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 2 fuel
289: red answers draw
    supplied red 1
    you-gained red food
290: red answers end-phase
    mother-ship red 1 2
291: red answers ship T3
292: red answers to L17
    moved red T3 L17
293: red answers to M17
    moved red T3 M17
294: red answers to M16
    moved red T3 M16
295: red answers to N16
    moved red T3 N16
296: red answers ship T2
297: red answers to M16
    moved red T2 M16
298: red answers to N16
    moved red T2 N16
299: red answers to N15
    moved red T2 N15
300: red answers to N14
    moved red T2 N14
301: red answers stop
    turn yellow 24
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
302: yellow answers draw
    supplied yellow 1
    you-gained yellow food
303: yellow answers build spaceport
    built yellow spaceport
304: yellow answers site gamma.c
    spaceport yellow gamma.c
305: yellow answers exchange food ore
    exchanged yellow 3 food ore
306: yellow answers propose
307: yellow answers add ore
308: yellow answers done
309: yellow answers add food
310: yellow answers done
    offers yellow 1 ore
    wants yellow 1 food
311: blue answers decline
    declined blue
312: white answers accept
    accepted white
313: red answers accept
    accepted red
314: yellow answers deal seat4
    traded yellow red
315: yellow answers end-phase
    mother-ship yellow 2 1
316: yellow answers ship T2
317: yellow answers to C20
    moved yellow T2 C20
318: yellow answers to B20
    moved yellow T2 B20
319: yellow answers to B19
    moved yellow T2 B19
320: yellow answers to B18
    moved yellow T2 B18
321: yellow answers to B17
    moved yellow T2 B17
    turn blue 25
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced blue 1 food
322: blue answers draw
    supplied blue 1
    you-gained blue fuel
323: blue answers propose
324: blue answers add food
325: blue answers add fuel
326: blue answers done
327: blue answers add ore
328: blue answers done
    offers blue 1 fuel
    offers blue 1 food
    wants blue 1 ore
329: white answers accept
    accepted white
330: red answers accept
    accepted red
331: yellow answers decline
    declined yellow
332: blue answers withdraw
    withdrew blue
333: blue answers end-phase
    mother-ship blue 1 2
334: blue answers ship T3
335: blue answers to F12
    moved blue T3 F12
336: blue answers to F11
    moved blue T3 F11
337: blue answers found
    colony blue S2.c
    shown blue S2.1 number 3
    shown blue S2.3 number 2
338: blue answers ship T2
339: blue answers to C13
    moved blue T2 C13
340: blue answers to C12
    moved blue T2 C12
341: blue answers to B12
    moved blue T2 B12
342: blue answers stop
    turn white 26
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 2 fuel
343: white answers draw
    supplied white 1
    you-gained white goods
344: white answers build colony_ship
    built white colony_ship
345: white answers launch T2 J19
    launched white colony T2 J19
346: white answers end-phase
    mother-ship white 2 1
347: white answers ship T1
348: white answers to L11
    moved white T1 L11
349: white answers to M11
    moved white T1 M11
350: white answers to M10
    moved white T1 M10
351: white answers ship T2
352: white answers to J18
    moved white T2 J18
353: white answers to J17
    moved white T2 J17
354: white answers to J16
    moved white T2 J16
    turn red 27
    rolled red 12
    produced blue 1 goods
    produced white 1 goods
355: red answers draw
    supplied red 1
    you-gained red fuel
356: red answers build colony_ship
    built red colony_ship
357: red answers launch T1 N20
    launched red colony T1 N20
358: red answers build freight_ring
    built red freight_ring
359: red answers end-phase
    mother-ship red 2 3
360: red answers ship T3
361: red answers to N17
    moved red T3 N17
362: red answers to N16
    moved red T3 N16
363: red answers stop
364: red answers ship T1
365: red answers to N19
    moved red T1 N19
366: red answers to N18
    moved red T1 N18
367: red answers to M18
    moved red T1 M18
368: red answers to M17
    moved red T1 M17
369: red answers to M16
    moved red T1 M16
370: red answers stop
371: red answers settle T2
    colony red S4.b
    turn yellow 28
    rolled yellow 9
    produced blue 1 ore
    produced red 1 ore
372: yellow answers draw
    supplied yellow 1
    you-gained yellow food
373: yellow answers exchange food ore
    exchanged yellow 3 food ore
374: yellow answers build booster
    built yellow booster
375: yellow answers end-phase
    mother-ship yellow 2 2
376: yellow answers ship T2
377: yellow answers to B16
    moved yellow T2 B16
    explored yellow S1.2
    looked yellow S1.2 pirate 5
378: yellow answers to B15
    moved yellow T2 B15
379: yellow answers to A15
    moved yellow T2 A15
380: yellow answers to A14
    moved yellow T2 A14
381: yellow answers to A13
    moved yellow T2 A13
382: yellow answers to B13
    moved yellow T2 B13
383: yellow answers stop
    turn blue 29
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
384: blue answers build trade_ship
    built blue trade_ship
385: blue answers launch T1 G20
    launched blue trade T1 G20
386: blue answers build colony_ship
    built blue colony_ship
    launched blue colony T3 F19
387: blue answers end-phase
    mother-ship blue 2 2
388: blue answers ship T3
389: blue answers to F18
    moved blue T3 F18
390: blue answers to F17
    moved blue T3 F17
391: blue answers to F16
    moved blue T3 F16
392: blue answers to G16
    moved blue T3 G16
393: blue answers to G15
    moved blue T3 G15
394: blue answers ship T2
395: blue answers to B13
    moved blue T2 B13
396: blue answers to B14
    moved blue T2 B14
397: blue answers to B13
    moved blue T2 B13
398: blue answers to B12
    moved blue T2 B12
399: blue answers stop
400: blue answers ship T1
401: blue answers to F20
    moved blue T1 F20
402: blue answers to F19
    moved blue T1 F19
403: blue answers to E19
    moved blue T1 E19
404: blue answers to E18
    moved blue T1 E18
405: blue answers to D18
    moved blue T1 D18
    turn white 30
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 1 carbon
    produced red 1 carbon
    produced blue 1 food
406: white answers draw
    supplied white 1
    you-gained white goods
407: white answers end-phase
    mother-ship white 2 0
    drew-encounter white
    card red E07
    heard white trader_hails
408: white answers amount 3
    presents white 3
409: white answers give food
    gave white food
410: white answers give carbon
    gave white carbon
411: white answers give food
    gave white food
    heard white trader_very_content
412: white answers take fuel
    took white fuel
413: white answers take carbon
    took white carbon
    fame white 1
    card-over white E07
414: white answers ship T1
415: white answers to N10
    moved white T1 N10
416: white answers stop
    outpost white green_folk 1
    chip white green_folk
417: white answers friend GF3
    friendship white GF3
418: white answers ship T2
419: white answers to J15
    moved white T2 J15
420: white answers to J14
    moved white T2 J14
421: white answers to J13
    moved white T2 J13
    turn red 31
    rolled red 4
    produced yellow 2 fuel
    produced white 1 fuel
    produced white 1 food
    produced red 1 food
422: red answers draw
    supplied red 1
    you-gained red goods
423: red answers build freight_ring
    built red freight_ring
424: red answers propose
425: red answers add food
426: red answers done
427: red answers add fuel
428: red answers add ore
429: red answers done
    offers red 1 food
    wants red 1 ore
    wants red 1 fuel
430: yellow answers accept
    accepted yellow
431: blue answers decline
    declined blue
432: white answers accept
    accepted white
433: red answers deal seat1
    traded red yellow
434: red answers build colony_ship
    built red colony_ship
435: red answers launch T2 N20
    launched red colony T2 N20
436: red answers propose
437: red answers add ore
438: red answers add goods
439: red answers done
440: red answers add carbon
441: red answers add food
442: red answers add carbon
443: red answers add carbon
444: red answers add food
445: red answers done
    offers red 1 ore
    offers red 1 goods
    wants red 3 carbon
    wants red 2 food
446: yellow answers decline
    declined yellow
447: blue answers decline
    declined blue
448: white answers decline
    declined white
449: red answers end-phase
    mother-ship red 2 1
450: red answers ship T3
451: red answers to M16
    moved red T3 M16
452: red answers to M15
    moved red T3 M15
453: red answers to L15
    moved red T3 L15
454: red answers to L14
    moved red T3 L14
455: red answers ship T2
456: red answers to N19
    moved red T2 N19
457: red answers to N18
    moved red T2 N18
458: red answers to N17
    moved red T2 N17
459: red answers to N16
    moved red T2 N16
460: red answers ship T1
461: red answers to M15
    moved red T1 M15
462: red answers to L15
    moved red T1 L15
463: red answers to L14
    moved red T1 L14
464: red answers to K14
    moved red T1 K14
    turn yellow 32
    rolled yellow 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 2 fuel
465: yellow answers draw
    supplied yellow 1
    you-gained yellow goods
466: yellow answers propose
467: yellow answers add food
468: yellow answers done
469: yellow answers add goods
470: yellow answers done
    offers yellow 1 food
    wants yellow 1 goods
471: blue answers decline
    declined blue
472: white answers accept
    accepted white
473: red answers accept
    accepted red
474: yellow answers deal seat3
    traded yellow white
475: yellow answers build trade_ship
    built yellow trade_ship
476: yellow answers launch T1 C21
    launched yellow trade T1 C21
477: yellow answers propose
478: yellow answers add ore
479: yellow answers add food
480: yellow answers done
481: yellow answers add carbon
482: yellow answers done
    offers yellow 1 ore
    offers yellow 1 food
    wants yellow 1 carbon
483: blue answers decline
    declined blue
484: white answers accept
    accepted white
485: red answers decline
    declined red
486: yellow answers deal seat3
    traded yellow white
487: yellow answers build colony_ship
    built yellow colony_ship
488: yellow answers launch T3 H22
    launched yellow colony T3 H22
489: yellow answers end-phase
    mother-ship yellow 3 2
490: yellow answers ship T3
491: yellow answers to H21
    moved yellow T3 H21
492: yellow answers to H20
    moved yellow T3 H20
493: yellow answers to J20
    moved yellow T3 J20
494: yellow answers to J19
    moved yellow T3 J19
495: yellow answers to J18
    moved yellow T3 J18
496: yellow answers to J17
    moved yellow T3 J17
497: yellow answers to J16
    moved yellow T3 J16
498: yellow answers to J15
    moved yellow T3 J15
499: yellow answers ship T1
500: yellow answers to C20
    moved yellow T1 C20
501: yellow answers to B20
    moved yellow T1 B20
502: yellow answers to B19
    moved yellow T1 B19
503: yellow answers to B18
    moved yellow T1 B18
504: yellow answers to B17
    moved yellow T1 B17
505: yellow answers to B16
    moved yellow T1 B16
506: yellow answers to B15
    moved yellow T1 B15
507: yellow answers stop
508: yellow answers land-all
    turn blue 33
    rolled blue 7
509: white answers give ore
    tribute white ore
510: white answers give carbon
    tribute white carbon
511: white answers give ore
    tribute white ore
512: white answers give fuel
    tribute white fuel
513: white answers give goods
    tribute white goods
514: white answers give ore
    tribute white ore
515: white answers give food
    tribute white food
516: white answers give food
    tribute white food
517: white answers give ore
    tribute white ore
518: white answers give ore
    tribute white ore
519: white answers give ore
    tribute white ore
520: white answers give food
    tribute white food
521: blue answers rob seat3
    stolen blue white
    you-lost white goods
    you-gained blue goods
522: blue answers build booster
    built blue booster
523: blue answers end-phase
    mother-ship blue 3 1
524: blue answers ship T3
525: blue answers to G14
    moved blue T3 G14
526: blue answers to G13
    moved blue T3 G13
527: blue answers to G12
    moved blue T3 G12
528: blue answers to G11
    moved blue T3 G11
529: blue answers to H11
    moved blue T3 H11
    explored blue S3.2
    looked blue S3.2 number 9
530: blue answers to G11
    moved blue T3 G11
531: blue answers ship T1
532: blue answers to D17
    moved blue T1 D17
533: blue answers to D16
    moved blue T1 D16
534: blue answers to D15
    moved blue T1 D15
535: blue answers to D14
    moved blue T1 D14
536: blue answers to D13
    moved blue T1 D13
537: blue answers stop
538: blue answers land-all
    turn white 34
    rolled white 10
    produced blue 1 fuel
    produced red 1 fuel
    produced white 2 carbon
    produced red 1 carbon
539: white answers draw
    supplied white 1
    you-gained white goods
540: white answers build booster
    built white booster
541: white answers exchange goods fuel
    exchanged white 2 goods fuel
542: white answers exchange fuel carbon
    exchanged white 3 fuel carbon
543: white answers exchange fuel ore
    exchanged white 3 fuel ore
544: white answers build colony_ship
    built white colony_ship
545: white answers launch T3 J19
    launched white colony T3 J19
546: white answers build cannon
    built white cannon
547: white answers end-phase
    mother-ship white 0 3
    drew-encounter white
    card red E09
    heard white trader_hails
548: white answers amount 0
    presents white 0
    heard white trader_shocked
    fame-lost white 1
    card-over white E09
549: white answers ship T3
550: white answers to J18
    moved white T3 J18
551: white answers to J17
    moved white T3 J17
552: white answers to J16
    moved white T3 J16
553: white answers stop
554: white answers ship T2
555: white answers to J12
    moved white T2 J12
556: white answers to H12
    moved white T2 H12
557: white answers to J12
    moved white T2 J12
558: white answers to J11
    moved white T2 J11
    explored white S3.3
    looked white S3.3 number 12
559: white answers found
    colony white S3.c
    shown white S3.2 number 9
    shown white S3.3 number 12
    turn red 35
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
560: red answers draw
    supplied red 1
    you-gained red goods
561: red answers end-phase
    mother-ship red 3 2
562: red answers ship T1
563: red answers to L14
    moved red T1 L14
564: red answers to L13
    moved red T1 L13
565: red answers to L12
    moved red T1 L12
566: red answers to L11
    moved red T1 L11
567: red answers to L10
    moved red T1 L10
568: red answers to L9
    moved red T1 L9
569: red answers ship T2
570: red answers to M16
    moved red T2 M16
571: red answers to M15
    moved red T2 M15
572: red answers to L15
    moved red T2 L15
573: red answers to L14
    moved red T2 L14
574: red answers to L13
    moved red T2 L13
575: red answers to L12
    moved red T2 L12
576: red answers ship T3
577: red answers to K14
    moved red T3 K14
578: red answers to K13
    moved red T3 K13
579: red answers to J13
    moved red T3 J13
580: red answers to J12
    moved red T3 J12
581: red answers to H12
    moved red T3 H12
582: red answers to H11
    moved red T3 H11
    turn yellow 36
    rolled yellow 7
583: yellow answers rob seat2
    stolen yellow blue
    you-lost blue fuel
    you-gained yellow fuel
584: yellow answers draw
    supplied yellow 1
    you-gained yellow fuel
585: yellow answers propose
586: yellow answers add fuel
587: yellow answers add fuel
588: yellow answers done
589: yellow answers add food
590: yellow answers add food
591: yellow answers add carbon
592: yellow answers add carbon
593: yellow answers add carbon
594: yellow answers done
    offers yellow 2 fuel
    wants yellow 3 carbon
    wants yellow 2 food
595: blue answers decline
    declined blue
596: white answers decline
    declined white
597: red answers decline
    declined red
598: yellow answers propose
599: yellow answers add fuel
600: yellow answers add fuel
601: yellow answers add fuel
602: yellow answers done
603: yellow answers add carbon
604: yellow answers add carbon
605: yellow answers done
    offers yellow 3 fuel
    wants yellow 2 carbon
606: blue answers decline
    declined blue
607: white answers accept
    accepted white
608: red answers decline
    declined red
609: yellow answers withdraw
    withdrew yellow
610: yellow answers propose
611: yellow answers add fuel
612: yellow answers add fuel
613: yellow answers add fuel
614: yellow answers done
615: yellow answers add carbon
616: yellow answers add carbon
617: yellow answers done
    offers yellow 3 fuel
    wants yellow 2 carbon
618: blue answers decline
    declined blue
619: white answers accept
    accepted white
620: red answers decline
    declined red
621: yellow answers deal seat3
    traded yellow white
622: yellow answers end-phase
    mother-ship yellow 1 3
623: yellow answers ship T3
624: yellow answers to K15
    moved yellow T3 K15
625: yellow answers to J15
    moved yellow T3 J15
626: yellow answers to J14
    moved yellow T3 J14
627: yellow answers to H14
    moved yellow T3 H14
628: yellow answers to H13
    moved yellow T3 H13
629: yellow answers to H12
    moved yellow T3 H12
630: yellow answers stop
631: yellow answers ship T2
632: yellow answers to B14
    moved yellow T2 B14
633: yellow answers to B13
    moved yellow T2 B13
634: yellow answers to B12
    moved yellow T2 B12
635: yellow answers to B11
    moved yellow T2 B11
636: yellow answers to B10
    moved yellow T2 B10
637: yellow answers to C10
    moved yellow T2 C10
638: yellow answers stop
639: yellow answers ship T1
640: yellow answers to B14
    moved yellow T1 B14
641: yellow answers to B13
    moved yellow T1 B13
642: yellow answers to B12
    moved yellow T1 B12
643: yellow answers to B11
    moved yellow T1 B11
644: yellow answers to B10
    moved yellow T1 B10
645: yellow answers to B9
    moved yellow T1 B9
    moved yellow T1 B8
    turn blue 37
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
    produced white 1 goods
646: blue answers exchange food ore
    exchanged blue 3 food ore
647: blue answers propose
648: blue answers add goods
649: blue answers done
650: blue answers add ore
651: blue answers add carbon
652: blue answers add carbon
653: blue answers add food
654: blue answers done
    offers blue 1 goods
    wants blue 1 ore
    wants blue 2 carbon
    wants blue 1 food
655: white answers decline
    declined white
656: red answers decline
    declined red
657: yellow answers decline
    declined yellow
658: blue answers build freight_ring
    built blue freight_ring
659: blue answers propose
660: blue answers add fuel
661: blue answers add goods
662: blue answers done
663: blue answers add carbon
664: blue answers add ore
665: blue answers add food
666: blue answers add carbon
667: blue answers add ore
668: blue answers add ore
669: blue answers done
    offers blue 1 fuel
    offers blue 1 goods
    wants blue 3 ore
    wants blue 2 carbon
    wants blue 1 food
670: white answers decline
    declined white
671: red answers decline
    declined red
672: yellow answers decline
    declined yellow
673: blue answers propose
674: blue answers add carbon
675: blue answers done
676: blue answers add goods
677: blue answers done
    offers blue 1 carbon
    wants blue 1 goods
678: white answers decline
    declined white
679: red answers accept
    accepted red
680: yellow answers counter
681: yellow answers add carbon
682: yellow answers done
683: yellow answers add food
684: yellow answers add food
685: yellow answers add goods
686: yellow answers done
    offers yellow 1 carbon
    wants yellow 2 food
    wants yellow 1 goods
687: blue answers withdraw
    withdrew blue
688: blue answers end-phase
    mother-ship blue 2 2
689: blue answers ship T1
690: blue answers to D14
    moved blue T1 D14
691: blue answers to D15
    moved blue T1 D15
692: blue answers to D14
    moved blue T1 D14
693: blue answers to D13
    moved blue T1 D13
694: blue answers to C13
    moved blue T1 C13
695: blue answers to C12
    moved blue T1 C12
696: blue answers ship T3
697: blue answers to H11
    moved blue T3 H11
698: blue answers to H10
    moved blue T3 H10
    explored blue S3.1
    looked blue S3.1 ice 3
    thawed blue S3.1 3
    shown blue S3.1 number 10
699: blue answers found
    colony blue S3.b
700: blue answers land-all
    turn white 38
    rolled white 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 2 fuel
701: white answers build trade_ship
    built white trade_ship
702: white answers launch T1 J19
    launched white trade T1 J19
703: white answers end-phase
    mother-ship white 3 2
704: white answers ship T1
705: white answers to J18
    moved white T1 J18
706: white answers to J17
    moved white T1 J17
707: white answers to K17
    moved white T1 K17
708: white answers to K16
    moved white T1 K16
709: white answers to L16
    moved white T1 L16
710: white answers to L15
    moved white T1 L15
711: white answers land-all
    turn red 39
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
712: red answers draw
    supplied red 1
    you-gained red goods
713: red answers exchange carbon goods
    exchanged red 3 carbon goods
714: red answers end-phase
    mother-ship red 2 2
715: red answers ship T2
716: red answers to L11
    moved red T2 L11
717: red answers to L10
    moved red T2 L10
718: red answers to K10
    moved red T2 K10
719: red answers stop
720: red answers ship T3
721: red answers to G11
    moved red T3 G11
722: red answers to G10
    moved red T3 G10
    explored red S2.2
    looked red S2.2 pirate 4
723: red answers to G9
    moved red T3 G9
724: red answers to H9
    moved red T3 H9
725: red answers to H8
    moved red T3 H8
726: red answers land-all
    turn yellow 40
    rolled yellow 7
727: yellow answers rob seat2
    stolen yellow blue
    you-lost blue goods
    you-gained yellow goods
728: yellow answers draw
    supplied yellow 1
    you-gained yellow ore
729: yellow answers build cannon
    built yellow cannon
730: yellow answers end-phase
    mother-ship yellow 2 3
731: yellow answers ship T3
732: yellow answers to H11
    moved yellow T3 H11
733: yellow answers to G11
    moved yellow T3 G11
734: yellow answers to G10
    moved yellow T3 G10
    explored yellow S2.2
    looked yellow S2.2 pirate 4
735: yellow answers to G9
    moved yellow T3 G9
736: yellow answers to H9
    moved yellow T3 H9
737: yellow answers to G9
    moved yellow T3 G9
738: yellow answers to G8
    moved yellow T3 G8
739: yellow answers to G7
    moved yellow T3 G7
740: yellow answers ship T1
741: yellow answers to C8
    moved yellow T1 C8
    explored yellow S5.2
    looked yellow S5.2 number 11
742: yellow answers to B8
    moved yellow T1 B8
743: yellow answers to B7
    moved yellow T1 B7
744: yellow answers to B6
    moved yellow T1 B6
745: yellow answers to B5
    moved yellow T1 B5
746: yellow answers to B4
    moved yellow T1 B4
747: yellow answers stop
    outpost yellow scientists 1
    chip yellow scientists
748: yellow answers friend SC5
    friendship yellow SC5
749: yellow answers ship T2
750: yellow answers to B10
    moved yellow T2 B10
751: yellow answers to B11
    moved yellow T2 B11
752: yellow answers to B12
    moved yellow T2 B12
753: yellow answers to B13
    moved yellow T2 B13
754: yellow answers stop
    turn blue 41
    rolled blue 4
    produced yellow 2 fuel
    produced white 1 fuel
    produced white 1 food
    produced red 1 food
755: blue answers end-phase
    mother-ship blue 2 1
756: blue answers land-all
    turn white 42
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
757: white answers build colony_ship
    built white colony_ship
758: white answers launch T2 H20
    launched white colony T2 H20
759: white answers propose
760: white answers add fuel
761: white answers done
762: white answers add food
763: white answers add carbon
764: white answers add food
765: white answers add food
766: white answers done
    offers white 1 fuel
    wants white 1 carbon
    wants white 3 food
767: red answers decline
    declined red
768: yellow answers decline
    declined yellow
769: blue answers decline
    declined blue
770: white answers build booster
    built white booster
771: white answers end-phase
    mother-ship white 1 2
772: white answers ship T3
773: white answers to H16
    moved white T3 H16
774: white answers to H15
    moved white T3 H15
775: white answers to H14
    moved white T3 H14
776: white answers to H13
    moved white T3 H13
777: white answers to G13
    moved white T3 G13
778: white answers ship T1
779: white answers to L14
    moved white T1 L14
780: white answers to L13
    moved white T1 L13
781: white answers to L14
    moved white T1 L14
782: white answers to L13
    moved white T1 L13
783: white answers stop
784: white answers ship T2
785: white answers to H19
    moved white T2 H19
786: white answers to G19
    moved white T2 G19
787: white answers to G18
    moved white T2 G18
788: white answers to F18
    moved white T2 F18
789: white answers to F17
    moved white T2 F17
    turn red 43
    rolled red 10
    produced blue 1 ore
    produced blue 1 fuel
    produced red 1 fuel
    produced white 2 carbon
    produced red 1 carbon
790: red answers later
791: red answers end-phase
    mother-ship red 0 3
    drew-encounter red
    card yellow E19
    heard red pirate_attacks
792: red answers yes
    agreed red
    compared white 1 2
    opponent yellow combat
    mother-ship red 2 2
    mother-ship yellow 2 3
    contest red combat 5 7
    heard red mother_ship_hit
793: red answers expansion freight_ring
    lost-expansion red freight_ring
    card-over red E19
794: red answers ship T1
795: red answers to L8
    moved red T1 L8
    explored red S7.1
    looked red S7.1 pirate 6
796: red answers to K8
    moved red T1 K8
797: red answers to K7
    moved red T1 K7
798: red answers to J7
    moved red T1 J7
799: red answers ship T2
800: red answers to K9
    moved red T2 K9
801: red answers to J9
    moved red T2 J9
802: red answers found
    colony red S3.a
803: red answers land-all
    turn yellow 44
    rolled yellow 4
    produced yellow 2 fuel
    produced white 1 fuel
    produced white 1 food
    produced red 1 food
804: yellow answers end-phase
    mother-ship yellow 1 0
    drew-encounter yellow
    card blue E04
    heard yellow black_market
805: yellow answers yes
    agreed yellow
806: yellow answers give food
    gave yellow food
807: yellow answers take goods
    took yellow goods
808: yellow answers take carbon
    took yellow carbon
    mother-ship yellow 2 0
    heard yellow stolen_wares
    fame-lost yellow 1
    card-over yellow E04
809: yellow answers ship T2
810: yellow answers to A13
    moved yellow T2 A13
811: yellow answers to A14
    moved yellow T2 A14
812: yellow answers to A15
    moved yellow T2 A15
813: yellow answers to A14
    moved yellow T2 A14
814: yellow answers to A13
    moved yellow T2 A13
815: yellow answers to B13
    moved yellow T2 B13
816: yellow answers ship T3
817: yellow answers to G8
    moved yellow T3 G8
    beat-pirates yellow S2.2 4
    shown yellow S2.2 number 11
818: yellow answers to F8
    moved yellow T3 F8
819: yellow answers to F9
    moved yellow T3 F9
820: yellow answers found
    colony yellow S2.a
    turn blue 45
    rolled blue 9
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 goods
    produced white 1 goods
821: blue answers build colony_ship
    built blue colony_ship
822: blue answers launch T3 G20
    launched blue colony T3 G20
823: blue answers build booster
    built blue booster
824: blue answers propose
825: blue answers add ore
826: blue answers add goods
827: blue answers done
828: blue answers add carbon
829: blue answers done
    offers blue 1 ore
    offers blue 1 goods
    wants blue 1 carbon
830: white answers accept
    accepted white
831: red answers accept
    accepted red
832: yellow answers accept
    accepted yellow
833: blue answers withdraw
    withdrew blue
834: blue answers propose
835: blue answers add ore
836: blue answers add goods
837: blue answers done
838: blue answers add carbon
839: blue answers done
    offers blue 1 ore
    offers blue 1 goods
    wants blue 1 carbon
840: white answers accept
    accepted white
841: red answers accept
    accepted red
842: yellow answers accept
    accepted yellow
843: blue answers withdraw
    withdrew blue
844: blue answers propose
845: blue answers add ore
846: blue answers add goods
847: blue answers done
848: blue answers add carbon
849: blue answers done
    offers blue 1 ore
    offers blue 1 goods
    wants blue 1 carbon
850: white answers accept
    accepted white
851: red answers decline
    declined red
852: yellow answers accept
    accepted yellow
853: blue answers withdraw
    withdrew blue
854: blue answers propose
855: blue answers add goods
856: blue answers add ore
857: blue answers done
858: blue answers add carbon
859: blue answers done
    offers blue 1 ore
    offers blue 1 goods
    wants blue 1 carbon
860: white answers accept
    accepted white
861: red answers accept
    accepted red
862: yellow answers accept
    accepted yellow
863: blue answers withdraw
    withdrew blue
864: blue answers end-phase
    mother-ship blue 1 0
    drew-encounter blue
    card white E30
    heard blue black_market
865: blue answers no
    refused blue
    heard blue fly_on
    card-over blue E30
866: blue answers ship T3
867: blue answers to G19
    moved blue T3 G19
868: blue answers to G18
    moved blue T3 G18
869: blue answers to G17
    moved blue T3 G17
870: blue answers to G16
    moved blue T3 G16
871: blue answers to G15
    moved blue T3 G15
872: blue answers to G14
    moved blue T3 G14
873: blue answers land-all
    turn white 46
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
874: white answers build cannon
    built white cannon
875: white answers exchange fuel food
    exchanged white 3 fuel food
876: white answers build spaceport
    built white spaceport
877: white answers site S4.c
    spaceport white S4.c
878: white answers end-phase
    mother-ship white 3 2
879: white answers ship T3
880: white answers to G14
    moved white T3 G14
881: white answers to G13
    moved white T3 G13
882: white answers to G12
    moved white T3 G12
883: white answers to G11
    moved white T3 G11
884: white answers to G10
    moved white T3 G10
885: white answers found
    colony white S2.b
886: white answers ship T2
887: white answers to F16
    moved white T2 F16
888: white answers to F15
    moved white T2 F15
889: white answers to E15
    moved white T2 E15
890: white answers to E16
    moved white T2 E16
891: white answers to D16
    moved white T2 D16
892: white answers to D15
    moved white T2 D15
893: white answers stop
894: white answers ship T1
895: white answers to M13
    moved white T1 M13
896: white answers to M12
    moved white T1 M12
897: white answers to N12
    moved white T1 N12
898: white answers stop
    turn red 47
    rolled red 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
899: red answers draw
    supplied red 1
    you-gained red carbon
900: red answers build spaceport
    built red spaceport
901: red answers site S4.b
    spaceport red S4.b
902: red answers build trade_ship
    built red trade_ship
903: red answers launch T2 N13
    launched red trade T2 N13
904: red answers end-phase
    mother-ship red 0 2
    drew-encounter red
    card yellow E32
    heard red wear_honours
905: yellow answers expansion booster
    lost-expansion yellow booster
906: blue answers expansion booster
    lost-expansion blue booster
907: white answers expansion freight_ring
    lost-expansion white freight_ring
    fame blue 1
    card-over red E32
    drew-encounter red
    card yellow E28
    heard red ship_under_fire
908: red answers yes
    agreed red
    opponent yellow combat
    mother-ship red 0 2
    mother-ship yellow 3 1
    contest red combat 3 6
    heard red beaten_bravely
    grounded red T1
    fame red 1
    card-over red E28
909: red answers ship T2
910: red answers to N14
    moved red T2 N14
911: red answers to N15
    moved red T2 N15
912: red answers to N14
    moved red T2 N14
913: red answers to N15
    moved red T2 N15
914: red answers ship T3
915: red answers to H7
    moved red T3 H7
916: red answers stop
    turn yellow 48
    rolled yellow 7
917: yellow answers give ore
    tribute yellow ore
918: yellow answers give ore
    tribute yellow ore
919: yellow answers give fuel
    tribute yellow fuel
920: yellow answers give fuel
    tribute yellow fuel
921: yellow answers give fuel
    tribute yellow fuel
922: yellow answers give goods
    tribute yellow goods
923: yellow answers give goods
    tribute yellow goods
924: yellow answers rob seat2
    stolen yellow blue
    you-lost blue food
    you-gained yellow food
925: yellow answers build spaceport
    built yellow spaceport
926: yellow answers site delta.b
    spaceport yellow delta.b
927: yellow answers build booster
    built yellow booster
928: yellow answers propose
929: yellow answers add fuel
930: yellow answers done
931: yellow answers add goods
932: yellow answers add goods
933: yellow answers add carbon
934: yellow answers add food
935: yellow answers add ore
936: yellow answers done
    offers yellow 1 fuel
    wants yellow 1 ore
    wants yellow 1 carbon
    wants yellow 1 food
    wants yellow 2 goods
937: blue answers decline
    declined blue
938: white answers decline
    declined white
939: red answers decline
    declined red
940: yellow answers end-phase
    mother-ship yellow 2 3
941: yellow answers land-all
    turn blue 49
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
942: blue answers build cannon
    built blue cannon
943: blue answers propose
944: blue answers add ore
945: blue answers done
946: blue answers add goods
947: blue answers done
    offers blue 1 ore
    wants blue 1 goods
948: white answers decline
    declined white
949: red answers decline
    declined red
950: yellow answers counter
951: yellow answers add carbon
952: yellow answers done
953: yellow answers add ore
954: yellow answers add fuel
955: yellow answers done
    offers yellow 1 carbon
    wants yellow 1 ore
    wants yellow 1 fuel
956: blue answers withdraw
    withdrew blue
957: blue answers propose
958: blue answers add carbon
959: blue answers done
960: blue answers add goods
961: blue answers done
    offers blue 1 carbon
    wants blue 1 goods
962: white answers accept
    accepted white
963: red answers accept
    accepted red
964: yellow answers decline
    declined yellow
965: blue answers withdraw
    withdrew blue
966: blue answers propose
967: blue answers add fuel
968: blue answers done
969: blue answers add carbon
970: blue answers add food
971: blue answers add food
972: blue answers add goods
973: blue answers done
    offers blue 1 fuel
    wants blue 1 carbon
    wants blue 2 food
    wants blue 1 goods
974: white answers decline
    declined white
975: red answers counter
976: red answers add fuel
977: red answers add ore
978: red answers done
979: red answers add carbon
980: red answers add food
981: red answers add food
982: red answers done
    offers red 1 ore
    offers red 1 fuel
    wants red 1 carbon
    wants red 2 food
983: yellow answers decline
    declined yellow
984: blue answers withdraw
    withdrew blue
985: blue answers end-phase
    mother-ship blue 2 1
986: blue answers ship T3
987: blue answers to G13
    moved blue T3 G13
988: blue answers to G12
    moved blue T3 G12
989: blue answers to F12
    moved blue T3 F12
990: blue answers to F11
    moved blue T3 F11
991: blue answers to E11
    moved blue T3 E11
992: blue answers land-all
    turn white 50
    rolled white 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
993: white answers end-phase
    mother-ship white 0 2
    drew-encounter white
    card red E24
    heard white thief_offers
994: white answers yes
    agreed white
995: white answers give goods
    gave white goods
    mother-ship white 3 2
    heard white thief_runs
    card-over white E24
996: white answers land-all
    turn red 51
    rolled red 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
997: red answers draw
    supplied red 1
    you-gained red food
998: red answers exchange goods ore
    exchanged red 2 goods ore
999: red answers exchange ore fuel
    exchanged red 3 ore fuel
1000: red answers propose
1001: red answers add ore
1002: red answers add fuel
1003: red answers add food
1004: red answers done
1005: red answers add goods
1006: red answers add goods
1007: red answers add carbon
1008: red answers add carbon
1009: red answers done
    offers red 1 ore
    offers red 1 fuel
    offers red 1 food
    wants red 2 carbon
    wants red 2 goods
1010: yellow answers decline
    declined yellow
1011: blue answers decline
    declined blue
1012: white answers decline
    declined white
1013: red answers build freight_ring
    built red freight_ring
1014: red answers propose
1015: red answers add ore
1016: red answers add ore
1017: red answers done
1018: red answers add food
1019: red answers add fuel
1020: red answers add carbon
1021: red answers done
    offers red 2 ore
    wants red 1 fuel
    wants red 1 carbon
    wants red 1 food
1022: yellow answers accept
    accepted yellow
1023: blue answers decline
    declined blue
1024: white answers decline
    declined white
1025: red answers deal seat1
    traded red yellow
1026: red answers end-phase
    mother-ship red 2 3
1027: red answers ship T3
1028: red answers to H6
    moved red T3 H6
    explored red S6.3
    looked red S6.3 number 3
1029: red answers to H7
    moved red T3 H7
1030: red answers to H8
    moved red T3 H8
1031: red answers to H7
    moved red T3 H7
1032: red answers to H6
    moved red T3 H6
1033: red answers to H5
    moved red T3 H5
    explored red S6.1
    looked red S6.1 number 10
1034: red answers found
    colony red S6.c
    shown red S6.1 number 10
    shown red S6.3 number 3
1035: red answers ship T1
1036: red answers to J6
    moved red T1 J6
1037: red answers to J5
    moved red T1 J5
1038: red answers to J4
    moved red T1 J4
    explored red S6.2
    looked red S6.2 number 9
1039: red answers found
    colony red S6.b
    shown red S6.2 number 9
1040: red answers ship T2
1041: red answers to N14
    moved red T2 N14
1042: red answers to N15
    moved red T2 N15
1043: red answers to N16
    moved red T2 N16
1044: red answers to N15
    moved red T2 N15
1045: red answers to N14
    moved red T2 N14
1046: red answers to N13
    moved red T2 N13
    turn yellow 52
    rolled yellow 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
1047: yellow answers build freight_ring
    built yellow freight_ring
1048: yellow answers propose
1049: yellow answers add food
1050: yellow answers done
1051: yellow answers add ore
1052: yellow answers done
    offers yellow 1 food
    wants yellow 1 ore
1053: blue answers accept
    accepted blue
1054: white answers accept
    accepted white
1055: red answers decline
    declined red
1056: yellow answers deal seat2
    traded yellow blue
1057: yellow answers build cannon
    built yellow cannon
1058: yellow answers end-phase
    mother-ship yellow 2 0
    drew-encounter yellow
    card blue E05
    heard yellow wanderers_ask
1059: yellow answers amount 2
    presents yellow 2
1060: yellow answers give fuel
    gave yellow fuel
1061: yellow answers give food
    gave yellow food
    heard yellow wanderers_bless
    fame yellow 1
    card-over yellow E05
1062: yellow answers ship T2
1063: yellow answers to B14
    moved yellow T2 B14
    beat-pirates yellow S1.2 5
    shown yellow S1.2 number 11
1064: yellow answers to B13
    moved yellow T2 B13
1065: yellow answers stop
    turn blue 53
    rolled blue 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
1066: blue answers build spaceport
    built blue spaceport
1067: blue answers site alpha.c
    spaceport blue alpha.c
1068: blue answers end-phase
    mother-ship blue 3 0
    drew-encounter blue
    card white E08
    heard blue trader_hails
1069: blue answers amount 2
    presents blue 2
1070: blue answers give food
    gave blue food
1071: blue answers give fuel
    gave blue fuel
    heard blue miser_speaks
    fame blue 1
    card-over blue E08
1072: blue answers ship T3
1073: blue answers to E12
    moved blue T3 E12
1074: blue answers to D12
    moved blue T3 D12
1075: blue answers to D11
    moved blue T3 D11
1076: blue answers to D10
    moved blue T3 D10
1077: blue answers to D9
    moved blue T3 D9
    explored blue S5.2
    looked blue S5.2 number 11
1078: blue answers land-all
    turn white 54
    rolled white 2
    produced blue 1 carbon
    produced white 2 carbon
    produced yellow 1 goods
    produced red 1 goods
1079: white answers end-phase
    mother-ship white 3 1
1080: white answers ship T1
1081: white answers to N13
    moved white T1 N13
1082: white answers to P13
    moved white T1 P13
1083: white answers to P12
    moved white T1 P12
1084: white answers to P11
    moved white T1 P11
1085: white answers to N11
    moved white T1 N11
1086: white answers to N12
    moved white T1 N12
1087: white answers ship T2
1088: white answers to C15
    moved white T2 C15
1089: white answers found
    colony white S1.c
    turn red 55
    rolled red 5
    produced yellow 1 ore
    produced white 1 ore
    produced white 2 fuel
1090: red answers build spaceport
    built red spaceport
1091: red answers site S6.b
    spaceport red S6.b
1092: red answers propose
1093: red answers add fuel
1094: red answers add fuel
1095: red answers done
1096: red answers add goods
1097: red answers done
    offers red 2 fuel
    wants red 1 goods
1098: yellow answers decline
    declined yellow
1099: blue answers accept
    accepted blue
1100: white answers decline
    declined white
1101: red answers withdraw
    withdrew red
1102: red answers propose
1103: red answers add fuel
1104: red answers add fuel
1105: red answers done
1106: red answers add goods
1107: red answers done
    offers red 2 fuel
    wants red 1 goods
1108: yellow answers decline
    declined yellow
1109: blue answers accept
    accepted blue
1110: white answers decline
    declined white
1111: red answers withdraw
    withdrew red
1112: red answers build booster
    built red booster
1113: red answers end-phase
    mother-ship red 1 3
1114: red answers land-all
    turn yellow 56
    rolled yellow 12
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 goods
    produced white 1 goods
1115: yellow answers end-phase
    mother-ship yellow 2 3
1116: yellow answers land-all
    turn blue 57
    rolled blue 7
1117: white answers give fuel
    tribute white fuel
1118: white answers give carbon
    tribute white carbon
1119: white answers give fuel
    tribute white fuel
1120: white answers give goods
    tribute white goods
1121: white answers give ore
    tribute white ore
1122: white answers give carbon
    tribute white carbon
1123: white answers give carbon
    tribute white carbon
1124: white answers give carbon
    tribute white carbon
1125: blue answers rob seat1
    stolen blue yellow
    you-lost yellow ore
    you-gained blue ore
1126: blue answers end-phase
    mother-ship blue 2 2
1127: blue answers ship T3
1128: blue answers to C9
    moved blue T3 C9
1129: blue answers to C10
    moved blue T3 C10
1130: blue answers to C9
    moved blue T3 C9
1131: blue answers to C8
    moved blue T3 C8
1132: blue answers to C7
    moved blue T3 C7
    explored blue S5.1
    looked blue S5.1 number 5
1133: blue answers found
    colony blue S5.b
    shown blue S5.1 number 5
    shown blue S5.2 number 11
1134: blue answers ship T1
1135: blue answers to C11
    moved blue T1 C11
1136: blue answers to D11
    moved blue T1 D11
1137: blue answers to D12
    moved blue T1 D12
1138: blue answers to D13
    moved blue T1 D13
1139: blue answers to C13
    moved blue T1 C13
1140: blue answers to C12
    moved blue T1 C12
1141: blue answers land-all
    turn white 58
    rolled white 6
    produced yellow 1 fuel
    produced blue 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced blue 1 food
1142: white answers build cannon
    built white cannon
1143: white answers build cannon
    built white cannon
1144: white answers propose
1145: white answers add carbon
1146: white answers done
1147: white answers add goods
1148: white answers add goods
1149: white answers done
    offers white 1 carbon
    wants white 2 goods
1150: red answers decline
    declined red
1151: yellow answers decline
    declined yellow
1152: blue answers accept
    accepted blue
1153: white answers deal seat2
    traded white blue
1154: white answers exchange goods fuel
    exchanged white 2 goods fuel
1155: white answers end-phase
    mother-ship white 2 3
1156: white answers land-all
    turn red 59
    rolled red 10
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 fuel
    produced red 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced red 1 goods
1157: red answers build trade_ship
    built red trade_ship
1158: red answers launch T1 N15
    launched red trade T1 N15
1159: red answers propose
1160: red answers add carbon
1161: red answers add carbon
1162: red answers done
1163: red answers add food
1164: red answers done
    offers red 2 carbon
    wants red 1 food
1165: yellow answers decline
    declined yellow
1166: blue answers accept
    accepted blue
1167: white answers decline
    declined white
1168: red answers withdraw
    withdrew red
1169: red answers propose
1170: red answers add carbon
1171: red answers add carbon
1172: red answers done
1173: red answers add food
1174: red answers done
    offers red 2 carbon
    wants red 1 food
1175: yellow answers decline
    declined yellow
1176: blue answers decline
    declined blue
1177: white answers decline
    declined white
1178: red answers build cannon
    built red cannon
1179: red answers end-phase
    mother-ship red 0 1
    drew-encounter red
    card yellow E07
    heard red trader_hails
1180: red answers amount 3
    presents red 3
1181: red answers give carbon
    gave red carbon
1182: red answers give ore
    gave red ore
1183: red answers give fuel
    gave red fuel
    heard red trader_very_content
1184: red answers take food
    took red food
1185: red answers take carbon
    took red carbon
    fame red 1
    card-over red E07
1186: red answers ship T1
1187: red answers to P15
    moved red T1 P15
1188: red answers to P14
    moved red T1 P14
1189: red answers to P13
    moved red T1 P13
1190: red answers to P12
    moved red T1 P12
1191: red answers stop
1192: red answers ship T2
1193: red answers to N12
    moved red T2 N12
1194: red answers to N11
    moved red T2 N11
1195: red answers to N12
    moved red T2 N12
1196: red answers to M12
    moved red T2 M12
1197: red answers stop
    turn yellow 60
    rolled yellow 10
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 fuel
    produced red 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced red 1 goods
1198: yellow answers end-phase
    mother-ship yellow 1 3
1199: yellow answers land-all
    turn blue 61
    rolled blue 8
    produced white 1 ore
    produced red 1 ore
    produced yellow 1 carbon
    produced blue 1 carbon
    produced yellow 1 food
1200: blue answers build colony_ship
    built blue colony_ship
1201: blue answers launch T3 F19
    launched blue colony T3 F19
1202: blue answers exchange ore food
    exchanged blue 2 ore food
1203: blue answers end-phase
    mother-ship blue 2 3
1204: blue answers ship T3
1205: blue answers to E19
    moved blue T3 E19
1206: blue answers to E18
    moved blue T3 E18
1207: blue answers to D18
    moved blue T3 D18
1208: blue answers to D17
    moved blue T3 D17
1209: blue answers to C17
    moved blue T3 C17
1210: blue answers to C16
    moved blue T3 C16
1211: blue answers to B16
    moved blue T3 B16
1212: blue answers ship T2
1213: blue answers to B13
    moved blue T2 B13
1214: blue answers to B12
    moved blue T2 B12
1215: blue answers stop
1216: blue answers land-all
    turn white 62
    rolled white 9
    produced blue 1 ore
    produced red 1 ore
    produced red 1 carbon
    produced blue 1 goods
    produced white 1 goods
1217: white answers exchange carbon goods
    exchanged white 3 carbon goods
1218: white answers build trade_ship
    built white trade_ship
1219: white answers launch T2 L15
    launched white trade T2 L15
1220: white answers end-phase
    mother-ship white 2 3
1221: white answers ship T2
1222: white answers to L16
    moved white T2 L16
1223: white answers to L15
    moved white T2 L15
1224: white answers to L14
    moved white T2 L14
1225: white answers to L13
    moved white T2 L13
1226: white answers to M13
    moved white T2 M13
1227: white answers to M12
    moved white T2 M12
    moved white T2 M11
1228: white answers land-all
    turn red 63
    rolled red 7
1229: red answers give goods
    tribute red goods
1230: red answers give ore
    tribute red ore
1231: red answers give carbon
    tribute red carbon
1232: red answers give ore
    tribute red ore
1233: blue answers give goods
    tribute blue goods
1234: blue answers give ore
    tribute blue ore
1235: blue answers give carbon
    tribute blue carbon
1236: blue answers give fuel
    tribute blue fuel
1237: red answers rob seat3
    stolen red white
    you-lost white carbon
    you-gained red carbon
1238: red answers build colony_ship
    built red colony_ship
1239: red answers launch T3 J3
    launched red colony T3 J3
1240: red answers build cannon
    built red cannon
1241: red answers end-phase
    mother-ship red 0 3
    drew-encounter red
    card yellow E06
    heard red wanderers_ask
    presents red 0
    heard red wanderers_curse
1242: red answers expansion cannon
    lost-expansion red cannon
    fame-lost red 1
    card-over red E06
1243: red answers ship T3
1244: red answers to J2
    moved red T3 J2
1245: red answers to H2
    moved red T3 H2
1246: red answers to H1
    moved red T3 H1
1247: red answers to H2
    moved red T3 H2
1248: red answers to H3
    moved red T3 H3
1249: red answers found
    colony red S6.a
1250: red answers ship T2
1251: red answers to M11
    moved red T2 M11
1252: red answers to M12
    moved red T2 M12
1253: red answers stop
1254: red answers ship T1
1255: red answers to P11
    moved red T1 P11
1256: red answers to N11
    moved red T1 N11
1257: red answers to N10
    moved red T1 N10
1258: red answers to N9
    moved red T1 N9
    moved red T1 N8
    turn yellow 64
    rolled yellow 11
    produced white 1 ore
    produced blue 1 carbon
    produced blue 1 food
    produced white 1 food
    produced yellow 2 goods
    produced blue 1 goods
    produced white 2 goods
    produced red 1 goods
1259: yellow answers exchange goods fuel
    exchanged yellow 2 goods fuel
1260: yellow answers build colony_ship
    built yellow colony_ship
1261: yellow answers launch T1 C21
    launched yellow colony T1 C21
1262: yellow answers end-phase
    mother-ship yellow 0 1
    drew-encounter yellow
    card blue E22
    heard yellow drifting_ship
1263: yellow answers yes
    agreed yellow
    opponent white speed
    mother-ship yellow 0 2
    mother-ship white 2 1
    contest yellow speed 5 5
    heard yellow prince_saved
    claim yellow
1264: yellow answers launch T3 M21
    launched yellow trade T3 M21
    card-over yellow E22
1265: yellow answers ship T3
1266: yellow answers to M20
    moved yellow T3 M20
1267: yellow answers to M19
    moved yellow T3 M19
1268: yellow answers to M18
    moved yellow T3 M18
1269: yellow answers to N18
    moved yellow T3 N18
1270: yellow answers stop
1271: yellow answers ship T1
1272: yellow answers to C20
    moved yellow T1 C20
1273: yellow answers to B20
    moved yellow T1 B20
1274: yellow answers to B19
    moved yellow T1 B19
1275: yellow answers to B18
    moved yellow T1 B18
1276: yellow answers to B17
    moved yellow T1 B17
1277: yellow answers stop
1278: yellow answers land-all
    turn blue 65
    rolled blue 10
    produced blue 1 ore
    produced red 1 ore
    produced blue 1 fuel
    produced red 1 fuel
    produced white 2 carbon
    produced red 1 carbon
    produced red 2 goods
1279: blue answers end-phase
    mother-ship blue 0 1
    drew-encounter blue
    card white E20
    heard blue pirate_attacks
1280: blue answers no
    refused blue
    opponent red combat
    mother-ship blue 3 0
    mother-ship red 2 0
    contest blue combat 5 4
    heard blue ship_captured
    claim blue
    card-over blue E20
1281: blue answers ship T3
1282: blue answers to B15
    moved blue T3 B15
1283: blue answers to B14
    moved blue T3 B14
1284: blue answers found
    colony blue S1.b
    won blue 15
yellow: place 2, points 13
blue: place 1, points 15
white: place 3, points 12
red: place 3, points 12
