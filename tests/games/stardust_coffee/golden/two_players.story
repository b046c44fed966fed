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
    rolled 4 3 1
    port 4 C1
2: sara answers keep-dice
3: sara answers die water
    took-die sara water 3
    activated sara C
4: sara answers harvest
    harvested sara water 4
5: sara answers sail C1
    sailed sara C1
6: tom answers recharge
    recharged tom
    rolled 6 5 3
    port 5 C3
7: tom answers die water
    took-die tom water 5
    activated tom B
8: tom answers harvest
    harvested tom water 4
9: tom answers sail B1
    sailed tom B1
10: sara answers keep-dice
11: sara answers die milk
    took-die sara milk 3
    activated sara C
12: sara answers harvest
    harvested sara milk 4
13: sara answers sail C2
    sailed sara C2
14: tom answers keep-dice
    took-die tom coffee 6
    activated tom B
15: tom answers harvest
    harvested tom coffee 4
16: tom answers sail B2
    sailed tom B2
    target milk
    first-player tom
    round 2
    foreseen dawn_cheap_trade
    dawn-cheap-trade 1 0
    pirate-appears alpha A2
    rolled 4 2 3
    port 4 C1
17: tom answers keep-dice
18: tom answers die milk
    took-die tom milk 3
19: tom answers ship B1
    activated tom B1
20: tom answers harvest
    harvested tom milk 4
    gained tom milk 2
21: tom answers sail C
    sailed tom C
22: sara answers keep-dice
23: sara answers die coffee
    took-die sara coffee 4
24: sara answers ship C2
    activated sara C2
25: sara answers harvest
    harvested sara coffee 4
    gained sara coffee 2
26: sara answers sail C3
    sailed sara C3
27: tom answers keep-dice
    took-die tom water 2
    activated tom B2
28: tom answers harvest
    harvested tom water 4
29: tom answers sail C1
    sailed tom C1
    recharged sara
    rolled 6 5 5
    port 3 B2
    pirates-faster 3
30: sara answers die milk
    took-die sara milk 5
    activated sara C1
31: sara answers harvest
    harvested sara milk 4
    gained sara milk 3
32: sara answers produce
    produced sara milk_foam
    gained sara milk_foam 1
33: sara answers unlock stardust_collector
    unlocked sara stardust_collector
34: sara answers sail C3
    sailed sara C3
    pirate-moved alpha B1
35: sara answers pour coffee
    poured sara coffee espresso
36: sara answers pour coffee
    poured sara coffee espresso
    target milk
    first-player sara
    round 3
    event dawn_cheap_trade
    dawn-cheap-trade 1 0
    rolled 4 6 2
    port 1 A1
37: sara answers recharge
    recharged sara
    rolled 4 5 3
    port 1 A1
    pirates-faster 3
38: sara answers die milk
    took-die sara milk 3
    activated sara C3
39: sara answers harvest
    harvested sara milk 2
40: sara answers sail D2
    sailed sara D2
41: tom answers recharge
    recharged tom
    rolled 2 1 3
    port 2 A3
    pirates-faster 4
42: tom answers die coffee
    took-die tom coffee 2
43: tom answers ship C1
    activated tom C1
44: tom answers harvest
    harvested tom coffee 4
45: tom answers sail C2
    sailed tom C2
46: sara answers recharge
    recharged sara
    rolled 6 5 2
    port 6 D2
    pirates-alarmed
    pirate-moved alpha C
47: sara answers die milk
    took-die sara milk 2
    activated sara C3
48: sara answers harvest
    harvested sara milk 2
49: sara answers sail D1
    sailed sara D1
50: tom answers recharge
    recharged tom
    rolled 3 3 3
    port 2 A3
    pirates-faster 3
51: tom answers die coffee
    took-die tom coffee 3
    activated tom C
52: tom answers harvest
    harvested tom coffee 1
53: tom answers sail C3
    sailed tom C3
    pirate-moved alpha C2
    robbed tom milk 1
    target coffee
    first-player tom
    round 4
    foreseen dawn_city_ride
    dawn-city-ride 0 0
    pirate-appears beta B3
    rolled 1 6 5
    port 5 C3
54: tom answers recharge
    recharged tom
    rolled 3 1 4
    port 4 C1
    pirates-faster 3
55: tom answers die milk
    took-die tom milk 4
56: tom answers ship C3
    activated tom C3
57: tom answers harvest
    harvested tom milk 1
58: tom answers sail D2
    sailed tom D2
59: sara answers keep-dice
60: sara answers die water
    took-die sara water 1
61: sara answers ship D1
    activated sara D1
62: sara answers sail D2
    sailed sara D2
63: sara answers jump A
    jumped sara A
64: sara answers trade milk_foam
    traded sara milk 2 milk_foam
    gained sara milk_foam 1
65: sara answers collect
    collected sara milk_foam
    stardust-gained sara 1
    dropped C1
66: tom answers recharge
    recharged tom
    rolled 2 6 6
    port 4 C1
    pirates-faster 4
67: tom answers die water
    took-die tom water 6
    activated tom C2
68: tom answers produce
    produced tom dark_roast
    gained tom dark_roast 1
69: tom answers unlock ion_cannon
    unlocked tom ion_cannon
70: tom answers jump C3
    jumped tom C3
71: tom answers sail D
    sailed tom D
72: sara answers keep-dice
73: sara answers die coffee
    took-die sara coffee 2
    activated sara D2
74: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
75: sara answers sail A
    sailed sara A
76: sara answers trade dark_roast
    traded sara coffee 2 dark_roast
    gained sara dark_roast 1
77: sara answers unlock ion_cannon
    unlocked sara ion_cannon
    pirate-moved alpha D2
    deactivated tom ion_cannon
    pirate-moved beta C3
    target milk
    first-player sara
    round 5
    event dawn_city_ride
    dawn-city-ride 0 0
    rolled 3 6 1
    port 3 B2
78: sara answers recharge
    recharged sara
    rolled 4 6 4
    port 1 A1
    pirates-faster 3
79: sara answers die coffee
    took-die sara coffee 4
    activated sara A
80: sara answers harvest
    harvested sara coffee 1
81: sara answers sail A2
    sailed sara A2
82: sara answers produce
    produced sara chocolate
    gained sara chocolate 1
83: sara answers ride A
    rode sara A
84: tom answers recharge
    recharged tom
    rolled 5 2 6
    port 6 D2
    pirates-faster 4
85: tom answers die coffee
    took-die tom coffee 5
86: tom answers ship D2
    activated tom D2
87: tom answers produce
    produced tom chocolate
    gained tom chocolate 1
88: tom answers harvest
    harvested tom coffee 1
    gained tom coffee 2
89: tom answers collect
    collected tom chocolate
    stardust-gained tom 1
    dropped D2
90: tom answers sail A
    sailed tom A
91: sara answers recharge
    recharged sara
    rolled 1 6 3
    port 3 B2
    pirates-alarmed
    pirate-moved alpha A1
    pirate-moved beta D2
92: sara answers die water
    took-die sara water 6
    activated sara A
93: sara answers sail A3
    sailed sara A3
94: sara answers harvest
    harvested sara water 0
    gained sara water 3
95: sara answers ride B
    rode sara B
96: tom answers keep-dice
97: tom answers die milk
    took-die tom milk 3
    activated tom D
98: tom answers sail D3
    sailed tom D3
99: tom answers produce
    produced tom ice
    gained tom ice 1
100: tom answers unlock dredging_web
    unlocked tom dredging_web
101: tom answers jump A1
    jumped tom A1
102: tom answers ride A
    rode tom A
    pirate-moved alpha A3
    pirate-moved beta A
103: sara answers pour water
    poured sara water espresso
    completed sara espresso
104: tom answers pour coffee
    poured tom coffee espresso
105: tom answers pour coffee
    poured tom coffee espresso
    target coffee
    first-player tom
    round 6
    foreseen dusk_glory
    dusk-glory 2 2
    rolled 4 3 3
    port 4 C1
106: tom answers keep-dice
107: tom answers die coffee
    took-die tom coffee 4
    activated tom A
108: tom answers harvest
    harvested tom coffee 1
109: tom answers sail A1
    sailed tom A1
110: sara answers recharge
    recharged sara
    rolled 6 3 6
    port 5 C3
    pirates-faster 3
111: sara answers die coffee
    took-die sara coffee 6
112: sara answers ship B
    activated sara B
113: sara answers harvest
    harvested sara coffee 1
114: sara answers sail B3
    sailed sara B3
115: tom answers recharge
    recharged tom
    rolled 1 5 6
    port 4 C1
    pirates-faster 4
116: tom answers die water
    took-die tom water 5
    activated tom A
117: tom answers harvest
    harvested tom water 1
118: tom answers sail A2
    sailed tom A2
119: sara answers keep-dice
120: sara answers die milk
    took-die sara milk 6
    activated sara A
121: sara answers sail A1
    sailed sara A1
122: sara answers harvest
    harvested sara milk 0
    gained sara milk 2
123: sara answers discard coffee
    discarded sara coffee
    gained sara milk 1
    pirate-moved alpha B3
124: sara answers deactivate stardust_collector
    deactivated sara stardust_collector
    pirate-moved beta A1
    deactivated tom dredging_web
    deactivated sara ion_cannon
    target water
    first-player sara
    round 7
    event dusk_glory
    dusk-glory 2 2
    rolled 6 1 2
    port 1 A1
125: sara answers recharge
    recharged sara
    rolled 3 4 4
    port 3 B2
    pirates-faster 3
126: sara answers die milk
    took-die sara milk 4
127: sara answers ship B3
    activated sara B3
128: sara answers produce
    produced sara whisky
    gained sara whisky 1
129: sara answers attack alpha
    attacked sara alpha A2
    honored sara 1
    honored sara 2
130: sara answers gain milk
131: sara answers discard water
    discarded sara water
    gained sara milk 1
132: sara answers gain water
133: sara answers discard milk
    discarded sara milk
    gained sara water 1
134: sara answers harvest
    harvested sara milk 1
135: sara answers sail C2
    sailed sara C2
136: sara answers deliver
    delivered sara espresso
    third-ship sara
137: sara answers new-card breve
    took-card sara breve
    turned-up flat_white
138: tom answers keep-dice
139: tom answers die coffee
    took-die tom coffee 3
140: tom answers ship A1
    activated tom A1
141: tom answers harvest
    harvested tom coffee 1
142: tom answers produce
    produced tom cream
    gained tom cream 1
143: tom answers sail A3
    sailed tom A3
144: sara answers keep-dice
    took-die sara water 4
145: sara answers ship A1
    activated sara A1
146: sara answers harvest
    harvested sara water 1
147: sara answers sail A3
    sailed sara A3
    recharged tom
    rolled 5 6 3
    port 2 A3
    pirates-faster 4
148: tom answers die water
    took-die tom water 6
    activated tom A2
149: tom answers harvest
    harvested tom water 1
150: tom answers sail B1
    sailed tom B1
151: tom answers produce
    produced tom milk_foam
    gained tom milk_foam 1
152: sara answers keep-dice
153: sara answers die milk
    took-die sara milk 3
    activated sara C
154: sara answers harvest
    harvested sara milk 1
155: sara answers sail C3
    sailed sara C3
    pirate-moved beta A3
156: sara answers fall-short
    discarded sara water
    unharmed sara
    unharmed tom
    reborn alpha
157: sara answers pour milk
    poured sara milk breve
158: sara answers pour milk
    poured sara milk breve
    target coffee
    first-player tom
    round 8
    foreseen dusk_free_upgrade
    dusk-free-upgrade 0 0
    rolled 5 1 1
    port 6 D2
159: tom answers recharge
    recharged tom
    rolled 3 2 3
    port 1 A1
    pirates-faster 3
160: tom answers die coffee
    took-die tom coffee 3
161: tom answers ship B1
    activated tom B1
162: tom answers collect
    collected tom cream
    stardust-gained tom 1
    dropped A1
163: tom answers unlock stardust_collector
    unlocked tom stardust_collector
164: tom answers jump C
    jumped tom C
165: tom answers sail C3
    sailed tom C3
166: sara answers keep-dice
167: sara answers die water
    took-die sara water 2
168: sara answers ship C2
    activated sara C2
169: sara answers sail C3
    sailed sara C3
170: sara answers harvest
    harvested sara water 0
    gained sara water 3
171: tom answers recharge
    recharged tom
    rolled 4 6 1
    port 2 A3
    pirates-faster 4
172: tom answers die coffee
    took-die tom coffee 4
    activated tom A3
173: tom answers sail B
    sailed tom B
174: tom answers jump C
    jumped tom C
175: sara answers keep-dice
176: sara answers die water
    took-die sara water 6
177: sara answers ship A3
    activated sara A3
178: sara answers harvest
    harvested sara water 1
179: sara answers discard milk
    discarded sara milk
    gained sara water 1
180: sara answers lose
    lost sara water
181: sara answers lose
    lost sara water
182: sara answers sail B
    sailed sara B
183: sara answers keep-dice
    took-die sara milk 1
    activated sara C3
184: sara answers harvest
    harvested sara milk 1
185: sara answers sail D1
    sailed sara D1
    pirate-moved alpha B2
    pirate-moved beta B3
    target water
    first-player sara
    round 9
    event dusk_free_upgrade
    dusk-free-upgrade 0 0
186: sara answers unlock ansible
    unlocked sara ansible
187: tom answers repair ion_cannon
    repaired tom ion_cannon
    rolled 5 4 6
    port 5 C3
188: sara answers keep-dice
189: sara answers die milk
    took-die sara milk 6
190: sara answers ship D1
    activated sara D1
191: sara answers harvest
    harvested sara milk 0
192: sara answers discard water
    discarded sara water
    gained sara milk 1
193: sara answers discard water
    discarded sara water
    gained sara milk 1
194: sara answers lose
    lost sara milk
195: sara answers sail D3
    sailed sara D3
196: tom answers recharge
    recharged tom
    rolled 2 1 3
    port 3 B2
    pirates-faster 3
197: tom answers die milk
    took-die tom milk 3
198: tom answers ship C
    activated tom C
199: tom answers harvest
    harvested tom milk 1
200: tom answers sail C2
    sailed tom C2
201: sara answers recharge
    recharged sara
    rolled 2 5 2
    port 6 D2
    pirates-faster 4
202: sara answers die milk
    took-die sara milk 2
203: sara answers ship B
    activated sara B
204: sara answers harvest
    harvested sara milk 1
205: sara answers collect
    collected sara chocolate
    stardust-gained sara 1
206: sara answers trade milk_foam
    traded sara milk 2 milk_foam
    gained sara milk_foam 1
207: sara answers repair stardust_collector
    repaired sara stardust_collector
208: sara answers sail B3
    sailed sara B3
209: tom answers keep-dice
210: tom answers die water
    took-die tom water 5
    activated tom C3
211: tom answers harvest
    harvested tom water 2
    gained tom water 2
212: tom answers sail D
    sailed tom D
213: sara answers recharge
    recharged sara
    rolled 2 1 2
    port 3 B2
    pirates-alarmed
    pirate-moved alpha B3
214: sara answers fall-short
    discarded sara water
215: sara answers deactivate stardust_collector
    deactivated sara stardust_collector
    pirate-moved beta C2
216: tom answers deactivate ion_cannon
    deactivated tom ion_cannon
217: sara answers die coffee
    took-die sara coffee 2
    activated sara C3
218: sara answers sail D1
    sailed sara D1
219: sara answers jump A
    jumped sara A
220: sara answers trade whisky
    traded sara water 2 whisky
    gained sara whisky 1
221: sara answers unlock warp_drive
    unlocked sara warp_drive
    pirate-moved alpha C1
    pirate-moved beta D
222: tom answers pour water
    poured tom water espresso
    completed tom espresso
    target water
    first-player tom
    round 10
    rolled 6 2 1
    port 4 C1
223: tom answers keep-dice
224: tom answers die water
    took-die tom water 2
225: tom answers ship C2
    activated tom C2
226: tom answers harvest
    harvested tom water 2
227: tom answers sail D
    sailed tom D
228: tom answers restock
    restocked tom
229: tom answers gain coffee
    gained tom coffee 1
230: sara answers recharge
    recharged sara
    rolled 2 1 6
    port 5 C3
    pirates-faster 3
231: sara answers die water
    took-die sara water 1
232: sara answers ship D3
    activated sara D3
233: sara answers use warp_drive
    used sara warp_drive
234: sara answers warp A
    warped sara A
235: sara answers harvest
    harvested sara water 2
236: sara answers sail A1
    sailed sara A1
237: tom answers recharge
    recharged tom
    rolled 3 3 1
    port 1 A1
    pirates-faster 4
238: tom answers die coffee
    took-die tom coffee 3
    activated tom D
239: tom answers sail D1
    sailed tom D1
240: tom answers jump D2
    jumped tom D2
241: sara answers keep-dice
242: sara answers die water
    took-die sara water 3
243: sara answers ship B3
    activated sara B3
244: sara answers use ansible
    used sara ansible
    used sara warp_drive
245: sara answers warp C3
    warped sara C3
246: sara answers harvest
    harvested sara water 1
    gained sara water 3
247: sara answers sail D2
    sailed sara D2
248: sara answers keep-dice
    took-die sara milk 1
    activated sara A
249: sara answers trade ice
    traded sara water 2 ice
    gained sara ice 1
250: sara answers harvest
    harvested sara milk 1
251: sara answers sail A3
    sailed sara A3
    pirate-moved alpha D1
    pirate-moved beta D2
    deactivated tom stardust_collector
252: sara answers deactivate ansible
    deactivated sara ansible
253: tom answers deliver
    delivered tom espresso
    scored sara cards 5
    scored sara stardust 0
    scored sara powers 3
    scored sara honor 1
    scored sara badges 1
    total sara 10
    scored tom cards 5
    scored tom stardust 0
    scored tom powers 0
    scored tom honor 0
    scored tom badges 0
    total tom 5
    won sara
