turned-up latte
turned-up cappuccino
turned-up bicerin
turned-up breve
first-player sara
0: sara answers starbase liberica_landing
    starbase sara liberica_landing
1: tom answers starbase robusta_reach
    starbase tom robusta_reach
    round 1
    rolled 3 1 4
    port 3 B2
2: sara answers keep-dice
3: sara answers die water
    took-die sara water 1
    activated sara C
4: sara answers harvest
    harvested sara water 4
5: sara answers restock
    restocked sara
6: sara answers gain water
    gained sara water 1
7: sara answers sail C1
    sailed sara C1
8: tom answers recharge
    recharged tom
    rolled 4 5 6
    port 2 A3
9: tom answers die water
    took-die tom water 5
    activated tom B
10: tom answers harvest
    harvested tom water 4
11: tom answers sail B1
    sailed tom B1
12: sara answers recharge
    recharged sara
    rolled 3 3 6
    port 1 A1
13: sara answers die water
    took-die sara water 3
    activated sara C
14: sara answers harvest
    harvested sara water 4
15: sara answers sail C1
    sailed sara C1
16: tom answers recharge
    recharged tom
    rolled 6 2 1
    port 4 C1
17: tom answers die coffee
    took-die tom coffee 6
    activated tom B
18: tom answers harvest
    harvested tom coffee 4
19: tom answers sail B2
    sailed tom B2
20: sara answers pour water
    poured sara water
    target water
    first-player tom
    round 2
    foreseen dawn_city_ride
    pirate-appears alpha A2
    rolled 5 4 3
    port 4 C1
21: tom answers keep-dice
22: tom answers die milk
    took-die tom milk 3
23: tom answers ship B1
    activated tom B1
24: tom answers harvest
    harvested tom milk 4
    gained tom milk 1
25: tom answers sail C
    sailed tom C
26: sara answers recharge
    recharged sara
    rolled 3 2 6
    port 4 C1
    pirates-faster 3
27: sara answers die milk
    took-die sara milk 6
    activated sara C1
28: sara answers harvest
    harvested sara milk 4
    gained sara milk 2
29: sara answers sail C3
    sailed sara C3
30: sara answers produce
    produced sara whisky
    gained sara whisky 1
31: sara answers upgrade warp_drive
    unlocked sara warp_drive
32: tom answers recharge
    recharged tom
    rolled 6 1 1
    port 6 D2
    pirates-faster 4
33: tom answers die coffee
    took-die tom coffee 6
    activated tom B2
34: tom answers harvest
    harvested tom coffee 4
    gained tom coffee 2
35: tom answers sail C1
    sailed tom C1
36: sara answers keep-dice
37: sara answers die milk
    took-die sara milk 1
    activated sara C1
38: sara answers harvest
    harvested sara milk 4
    gained sara milk 1
39: sara answers use warp_drive
    used sara warp_drive
40: sara answers warp D2
    warped sara D2
41: sara answers sail A
    sailed sara A
    pirate-moved alpha B2
42: tom answers pour coffee
    poured tom coffee
43: tom answers pour coffee
    poured tom coffee
    target coffee
    first-player sara
    round 3
    event dawn_city_ride
    rolled 1 2 2
    port 4 C1
44: sara answers recharge
    recharged sara
    rolled 4 3 6
    port 4 C1
    pirates-faster 3
45: sara answers die milk
    took-die sara milk 6
46: sara answers ship A
    activated sara A
47: sara answers harvest
    harvested sara milk 2
48: sara answers sail A2
    sailed sara A2
49: sara answers ride B
    rode sara B
50: tom answers recharge
    recharged tom
    rolled 5 6 4
    port 4 C1
    pirates-faster 4
51: tom answers die water
    took-die tom water 6
52: tom answers ship C1
    activated tom C1
53: tom answers sail C3
    sailed tom C3
54: tom answers produce
    produced tom whisky
    gained tom whisky 1
55: tom answers upgrade warp_drive
    unlocked tom warp_drive
56: tom answers harvest
    harvested tom water 0
    gained tom water 3
57: tom answers ride D
    rode tom D
58: sara answers recharge
    recharged sara
    rolled 3 4 1
    port 4 C1
    pirates-alarmed
    pirate-moved alpha C1
59: sara answers die milk
    took-die sara milk 1
    activated sara C3
60: sara answers use warp_drive
    used sara warp_drive
61: sara answers warp D2
    warped sara D2
62: sara answers harvest
    harvested sara milk 1
63: sara answers sail A1
    sailed sara A1
64: sara answers ride A
    rode sara A
65: tom answers recharge
    recharged tom
    rolled 2 6 3
    port 3 B2
    pirates-faster 3
66: tom answers die water
    took-die tom water 6
    activated tom C
67: tom answers harvest
    harvested tom water 1
68: tom answers sail C1
    sailed tom C1
69: tom answers ride C
    rode tom C
    pirate-moved alpha D
70: tom answers pour water
    poured tom water
    completed tom espresso
    target coffee
    first-player tom
    round 4
    foreseen dawn_advanced
    pirate-appears beta B3
    rolled 6 5 3
    port 4 C1
71: tom answers keep-dice
72: tom answers die coffee
    took-die tom coffee 6
73: tom answers ship C
    activated tom C
74: tom answers harvest
    harvested tom coffee 4
75: tom answers sail C1
    sailed tom C1
76: sara answers keep-dice
77: sara answers die milk
    took-die sara milk 3
78: sara answers ship B
    activated sara B
79: sara answers harvest
    harvested sara milk 1
80: sara answers sail B2
    sailed sara B2
81: sara answers produce
    produced sara dark_roast
    gained sara dark_roast 1
82: tom answers keep-dice
    took-die tom water 5
    activated tom D
83: tom answers harvest
    harvested tom water 1
84: tom answers sail D1
    sailed tom D1
    recharged sara
    rolled 2 4 3
    port 3 B2
    pirates-faster 3
85: sara answers die water
    took-die sara water 4
    activated sara A
86: sara answers collect
    collected sara dark_roast
    stardust-gained sara 1
    dropped B2
87: sara answers harvest
    harvested sara water 1
88: sara answers sail A1
    sailed sara A1
    pirate-moved alpha D1
    deactivated tom warp_drive
    pirate-moved beta C1
    unharmed tom
    target milk
    first-player sara
    round 5
    event dawn_advanced
89: sara answers gain milk_foam
    gained sara milk_foam 1
90: sara answers gain cream
    gained sara cream 1
91: tom answers gain milk_foam
    gained tom milk_foam 1
92: tom answers gain chocolate
    gained tom chocolate 1
    rolled 1 6 3
    port 3 B2
93: sara answers keep-dice
94: sara answers die water
    took-die sara water 6
95: sara answers ship B2
    activated sara B2
96: sara answers upgrade stardust_collector
    unlocked sara stardust_collector
97: sara answers sail B3
    sailed sara B3
98: sara answers harvest
    harvested sara water 0
    gained sara water 3
99: tom answers keep-dice
100: tom answers die milk
    took-die tom milk 3
101: tom answers ship C1
    activated tom C1
102: tom answers harvest
    harvested tom milk 0
    gained tom milk 3
103: tom answers sail D
    sailed tom D
104: sara answers keep-dice
    took-die sara coffee 1
    activated sara A1
105: sara answers use warp_drive
    used sara warp_drive
106: sara answers warp B2
    warped sara B2
107: sara answers harvest
    harvested sara coffee 1
108: sara answers discard milk
    discarded sara milk
    gained sara coffee 1
109: sara answers discard water
    discarded sara water
    gained sara coffee 1
110: sara answers sail C
    sailed sara C
    recharged tom
    rolled 4 4 2
    port 2 A3
    pirates-faster 3
111: tom answers die milk
    took-die tom milk 2
    activated tom D1
112: tom answers harvest
    harvested tom milk 1
113: tom answers discard water
    discarded tom water
    gained tom milk 1
114: tom answers discard water
    discarded tom water
    gained tom milk 1
    lost tom milk
115: tom answers sail D2
    sailed tom D2
    pirate-moved alpha D2
    robbed tom milk 2
    pirate-moved beta D
116: sara answers pour coffee
    poured sara coffee
117: sara answers pour coffee
    poured sara coffee
    completed sara espresso
    target water
    first-player tom
    round 6
    foreseen dusk_city_gift
    rolled 4 4 4
    port 1 A1
118: tom answers recharge
    recharged tom
    rolled 3 1 5
    port 3 B2
    pirates-faster 3
119: tom answers die water
    took-die tom water 1
120: tom answers ship D
    activated tom D
121: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
122: tom answers harvest
    harvested tom water 1
123: tom answers sail D1
    sailed tom D1
124: sara answers recharge
    recharged sara
    rolled 5 5 2
    port 5 C3
    pirates-faster 4
125: sara answers die coffee
    took-die sara coffee 5
126: sara answers ship C
    activated sara C
127: sara answers harvest
    harvested sara coffee 1
128: sara answers sail C2
    sailed sara C2
129: tom answers recharge
    recharged tom
    rolled 2 3 2
    port 4 C1
    pirates-alarmed
    pirate-moved alpha A1
    pirate-moved beta D1
    unharmed tom
130: tom answers die milk
    took-die tom milk 2
    activated tom D2
131: tom answers collect
    collected tom milk_foam
    stardust-gained tom 1
    dropped C1
132: tom answers upgrade duplicate_machine
    unlocked tom duplicate_machine
133: tom answers harvest
    harvested tom milk 2
134: tom answers sail A
    sailed tom A
135: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
136: sara answers recharge
    recharged sara
    rolled 6 1 5
    port 4 C1
    pirates-faster 3
137: sara answers die milk
    took-die sara milk 5
    activated sara B3
138: sara answers harvest
    harvested sara milk 2
139: sara answers sail C2
    sailed sara C2
140: sara answers deliver
    delivered sara espresso
    third-ship sara
141: sara answers new-card latte
    took-card sara latte
    turned-up con_panna
142: sara answers keep-dice
143: sara answers die water
    took-die sara water 1
    activated sara C
144: sara answers trade ice
    traded sara water 2 ice
    gained sara ice 1
145: sara answers harvest
    harvested sara water 1
146: sara answers sail C1
    sailed sara C1
    pirate-moved alpha B
    pirate-moved beta A
147: sara answers pour milk
    poured sara milk
148: sara answers pour milk
    poured sara milk
    target milk
    first-player sara
    round 7
    event dusk_city_gift
    rolled 6 3 2
    port 6 D2
149: sara answers recharge
    recharged sara
    rolled 2 5 1
    port 2 A3
    pirates-faster 3
150: sara answers die water
    took-die sara water 5
151: sara answers ship C1
    activated sara C1
152: sara answers collect
    collected sara ice
    stardust-gained sara 1
    dropped A3
153: sara answers upgrade duplicate_machine
    unlocked sara duplicate_machine
154: sara answers harvest
    harvested sara water 1
155: sara answers produce
    produced sara milk_foam
    gained sara milk_foam 1
156: sara answers sail C3
    sailed sara C3
157: tom answers keep-dice
158: tom answers die milk
    took-die tom milk 1
159: tom answers ship A
    activated tom A
160: tom answers harvest
    harvested tom milk 1
161: tom answers sail A1
    sailed tom A1
162: sara answers recharge
    recharged sara
    rolled 1 2 4
    port 4 C1
    pirates-faster 4
163: sara answers die milk
    took-die sara milk 4
    activated sara C2
164: sara answers collect
    collected sara milk_foam
    stardust-gained sara 1
165: sara answers sail D
    sailed sara D
166: sara answers jump D1
    jumped sara D1
167: sara answers produce
    produced sara cream
    gained sara cream 1
168: tom answers keep-dice
169: tom answers die water
    took-die tom water 2
    activated tom D1
170: tom answers sail A
    sailed tom A
171: tom answers jump B
    jumped tom B
172: tom answers deliver
    delivered tom espresso
    third-ship tom
173: tom answers new-card cappuccino
    took-card tom cappuccino
    turned-up irish_coffee
174: tom answers restock
    restocked tom
175: tom answers gain milk
    gained tom milk 1
176: tom answers gain dark_roast
    gained tom dark_roast 1
177: sara answers keep-dice
    took-die sara coffee 1
    activated sara C2
178: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
179: sara answers use warp_drive
    used sara warp_drive
180: sara answers warp D3
    warped sara D3
181: sara answers pour coffee
    poured sara coffee
182: sara answers sail A1
    sailed sara A1
    recharged tom
    rolled 1 3 1
    port 6 D2
    pirates-alarmed
    pirate-moved alpha B3
    pirate-moved beta A1
183: sara answers deactivate duplicate_machine
    deactivated sara duplicate_machine
    deactivated tom duplicate_machine
184: tom answers die water
    took-die tom water 3
    activated tom B
185: tom answers upgrade duplicate_machine
    repaired tom duplicate_machine
186: tom answers collect
    collected tom chocolate
    stardust-gained tom 1
    dropped D2
187: tom answers sail B1
    sailed tom B1
188: tom answers jump C
    jumped tom C
189: tom answers gain ice
    gained tom ice 1
    pirate-moved alpha C1
    pirate-moved beta A3
190: sara answers add-stardust espresso
    sprinkled sara espresso 1
191: tom answers pour milk
    poured tom milk
192: tom answers add-stardust espresso
    sprinkled tom espresso 1
    target water
    first-player tom
    round 8
    foreseen dusk_glory
    rolled 5 1 6
    port 1 A1
193: tom answers keep-dice
194: tom answers die coffee
    took-die tom coffee 5
195: tom answers ship B
    activated tom B
196: tom answers harvest
    harvested tom coffee 2
197: tom answers sail B2
    sailed tom B2
198: sara answers keep-dice
199: sara answers die milk
    took-die sara milk 6
200: sara answers ship D1
    activated sara D1
201: sara answers upgrade duplicate_machine
    repaired sara duplicate_machine
202: sara answers harvest
    harvested sara milk 0
    gained sara milk 3
203: sara answers sail A
    sailed sara A
204: tom answers recharge
    recharged tom
    rolled 5 6 6
    port 2 A3
    pirates-faster 3
205: tom answers die milk
    took-die tom milk 6
206: tom answers ship A1
    activated tom A1
207: tom answers collect
    collected tom ice
    stardust-gained tom 1
208: tom answers upgrade ion_cannon
    unlocked tom ion_cannon
209: tom answers harvest
    harvested tom milk 1
    gained tom milk 3
210: tom answers sail A2
    sailed tom A2
211: sara answers keep-dice
212: sara answers die coffee
    took-die sara coffee 5
213: sara answers ship C3
    activated sara C3
214: sara answers harvest
    harvested sara coffee 1
215: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara whisky 1
216: sara answers sail D2
    sailed sara D2
217: tom answers keep-dice
    took-die tom water 6
    activated tom C
218: tom answers sail C1
    sailed tom C1
219: tom answers jump D
    jumped tom D
    recharged sara
    rolled 5 2 2
    port 3 B2
    pirates-faster 4
220: sara answers die coffee
    took-die sara coffee 5
    activated sara A1
221: sara answers harvest
    harvested sara coffee 1
222: sara answers use duplicate_machine
    used sara duplicate_machine
    gained sara cream 1
223: sara answers sail B
    sailed sara B
224: sara answers attack beta
    attacked sara beta A2
    honored sara 1
    pirate-moved alpha D1
    reborn beta
225: sara answers pour milk
    poured sara milk
    target milk
    first-player sara
    round 9
    event dusk_glory
    rolled 6 1 2
    port 4 C1
226: sara answers recharge
    recharged sara
    rolled 3 1 3
    port 1 A1
    pirates-faster 3
227: sara answers die water
    took-die sara water 1
228: sara answers ship B
    activated sara B
229: sara answers collect
    collected sara cream
    stardust-gained sara 1
    dropped A1
230: sara answers trade cream
    traded sara milk 2 cream
    gained sara cream 1
231: sara answers jump C
    jumped sara C
232: sara answers sail C3
    sailed sara C3
233: tom answers recharge
    recharged tom
    rolled 5 1 6
    port 4 C1
    pirates-faster 4
234: tom answers die coffee
    took-die tom coffee 5
235: tom answers ship B2
    activated tom B2
236: tom answers use duplicate_machine
    used tom duplicate_machine
    gained tom dark_roast 1
237: tom answers harvest
    harvested tom coffee 0
    gained tom coffee 3
238: tom answers sail C1
    sailed tom C1
239: sara answers recharge
    recharged sara
    rolled 3 4 6
    port 5 C3
    pirates-alarmed
    pirate-moved alpha D2
240: sara answers deactivate duplicate_machine
    deactivated sara duplicate_machine
    pirate-moved beta B1
241: sara answers die coffee
    took-die sara coffee 3
242: sara answers ship D2
    activated sara D2
243: sara answers upgrade duplicate_machine
    repaired sara duplicate_machine
244: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
245: sara answers sail D3
    sailed sara D3
246: sara answers produce
    produced sara ice
    gained sara ice 1
247: tom answers recharge
    recharged tom
    rolled 2 1 2
    port 4 C1
    pirates-faster 3
248: tom answers die milk
    took-die tom milk 2
249: tom answers ship D
    activated tom D
250: tom answers trade cream
    traded tom milk 2 cream
    gained tom cream 1
251: tom answers harvest
    harvested tom milk 2
252: tom answers sail D3
    sailed tom D3
253: sara answers recharge
    recharged sara
    rolled 4 6 3
    port 5 C3
    pirates-faster 4
254: sara answers die milk
    took-die sara milk 3
    activated sara A
255: sara answers upgrade dredging_web
    unlocked sara dredging_web
256: sara answers harvest
    harvested sara milk 2
257: sara answers sail A3
    sailed sara A3
258: tom answers recharge
    recharged tom
    rolled 2 5 5
    port 2 A3
    pirates-alarmed
    pirate-moved alpha D3
259: sara answers deactivate duplicate_machine
    deactivated sara duplicate_machine
260: tom answers deactivate duplicate_machine
    deactivated tom duplicate_machine
    pirate-moved beta C
261: tom answers die water
    took-die tom water 5
    activated tom A2
262: tom answers upgrade duplicate_machine
    repaired tom duplicate_machine
263: tom answers use duplicate_machine
    used tom duplicate_machine
    gained tom chocolate 1
264: tom answers jump A3
    jumped tom A3
265: tom answers sail B
    sailed tom B
    pirate-moved alpha A1
    pirate-moved beta C1
266: tom answers deactivate ion_cannon
    deactivated tom ion_cannon
267: tom answers pour coffee
    poured tom coffee
268: tom answers pour chocolate
    poured tom chocolate
    target coffee
    first-player tom
    round 10
    rolled 1 4 2
    port 1 A1
269: tom answers keep-dice
270: tom answers die coffee
    took-die tom coffee 1
271: tom answers ship B
    activated tom B
272: tom answers upgrade ion_cannon
    repaired tom ion_cannon
273: tom answers trade dark_roast
    traded tom coffee 2 dark_roast
    gained tom dark_roast 1
274: tom answers harvest
    harvested tom coffee 2
275: tom answers sail B2
    sailed tom B2
276: sara answers keep-dice
277: sara answers die milk
    took-die sara milk 2
278: sara answers ship D3
    activated sara D3
279: sara answers harvest
    harvested sara milk 1
280: sara answers sail A
    sailed sara A
281: sara answers trade dark_roast
    traded sara coffee 2 dark_roast
    gained sara dark_roast 1
282: tom answers keep-dice
    took-die tom water 4
283: tom answers ship C1
    activated tom C1
284: tom answers jump C3
    jumped tom C3
285: tom answers sail D2
    sailed tom D2
    recharged sara
    rolled 1 4 2
    port 1 A1
    pirates-faster 3
286: sara answers die coffee
    took-die sara coffee 1
287: sara answers ship C3
    activated sara C3
288: sara answers harvest
    harvested sara coffee 2
289: sara answers use warp_drive
    used sara warp_drive
290: sara answers warp D1
    warped sara D1
291: sara answers sail A
    sailed sara A
292: tom answers keep-dice
293: tom answers die water
    took-die tom water 4
    activated tom D3
294: tom answers harvest
    harvested tom water 0
    gained tom water 3
295: tom answers use ion_cannon
    used tom ion_cannon
296: tom answers convert
    converted tom water whisky
    gained tom whisky 1
297: tom answers attack alpha
    attacked tom alpha D1
    honored tom 1
298: tom answers sail A
    sailed tom A
299: sara answers recharge
    recharged sara
    rolled 4 5 3
    port 4 C1
    pirates-faster 4
300: sara answers die coffee
    took-die sara coffee 4
    activated sara A3
301: sara answers harvest
    harvested sara coffee 1
302: sara answers sail B1
    sailed sara B1
    pirate-moved beta D1
    reborn alpha
    scored sara cards 5
    scored sara stardust 1
    scored sara powers 9
    scored sara honor 1
    scored sara badges 3
    total sara 19
    scored tom cards 5
    scored tom stardust 1
    scored tom powers 6
    scored tom honor 1
    scored tom badges 2
    total tom 15
    won sara
