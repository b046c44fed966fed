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
33: sara answers upgrade stardust_collector
    unlocked sara stardust_collector
34: sara answers sail C3
    sailed sara C3
    pirate-moved alpha B1
35: sara answers pour coffee
    poured sara coffee
36: sara answers pour coffee
    poured sara coffee
    target milk
    first-player sara
    round 3
    event dawn_cheap_trade
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
69: tom answers upgrade ion_cannon
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
77: sara answers upgrade ion_cannon
    unlocked sara ion_cannon
    pirate-moved alpha D2
    deactivated tom ion_cannon
    pirate-moved beta C3
    target milk
    first-player sara
    round 5
    event dawn_city_ride
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
100: tom answers upgrade dredging_web
    unlocked tom dredging_web
101: tom answers jump A1
    jumped tom A1
102: tom answers ride A
    rode tom A
    pirate-moved alpha A3
    pirate-moved beta A
103: sara answers pour water
    poured sara water
    completed sara espresso
104: tom answers pour coffee
    poured tom coffee
105: tom answers pour coffee
    poured tom coffee
    target coffee
    first-player tom
    round 6
    foreseen dusk_glory
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
    robbed sara water 2
    unharmed tom
    reborn alpha
156: sara answers pour milk
    poured sara milk
157: sara answers pour milk
    poured sara milk
    target coffee
    first-player tom
    round 8
    foreseen dusk_stardust
    rolled 6 1 1
    port 6 D2
158: tom answers recharge
    recharged tom
    rolled 2 2 5
    port 1 A1
    pirates-faster 3
159: tom answers die coffee
    took-die tom coffee 2
160: tom answers ship A3
    activated tom A3
161: tom answers collect
    collected tom cream
    stardust-gained tom 1
    dropped A1
162: tom answers upgrade stardust_collector
    unlocked tom stardust_collector
163: tom answers sail B2
    sailed tom B2
164: tom answers harvest
    harvested tom coffee 0
    gained tom coffee 3
165: sara answers keep-dice
166: sara answers die milk
    took-die sara milk 5
167: sara answers ship A3
    activated sara A3
168: sara answers harvest
    harvested sara milk 1
169: sara answers produce
    produced sara ice
    gained sara ice 1
170: sara answers sail B1
    sailed sara B1
171: tom answers recharge
    recharged tom
    rolled 4 6 1
    port 2 A3
    pirates-faster 4
172: tom answers die water
    took-die tom water 6
    activated tom B1
173: tom answers produce
    produced tom milk_foam
    gained tom milk_foam 1
174: tom answers sail B3
    sailed tom B3
175: tom answers harvest
    harvested tom water 0
    gained tom water 2
176: tom answers discard milk
    discarded tom milk
    gained tom water 1
177: sara answers keep-dice
178: sara answers die milk
    took-die sara milk 1
179: sara answers ship C3
    activated sara C3
180: sara answers collect
    collected sara ice
    stardust-gained sara 1
    dropped A3
181: sara answers upgrade ansible
    unlocked sara ansible
182: sara answers sail D2
    sailed sara D2
183: sara answers jump A
    jumped sara A
184: sara answers trade milk_foam
    traded sara milk 2 milk_foam
    gained sara milk_foam 1
185: sara answers keep-dice
    took-die sara coffee 4
    activated sara C2
186: sara answers upgrade stardust_collector
    repaired sara stardust_collector
187: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
188: sara answers sail D
    sailed sara D
    pirate-moved alpha B1
    robbed sara coffee 3
    pirate-moved beta B1
189: sara answers deactivate ansible
    deactivated sara ansible
190: tom answers pour water
    poured tom water
    completed tom espresso
    target water
    first-player sara
    round 9
    event dusk_stardust
    stardust-gained sara 1
    stardust-gained tom 1
    rolled 1 4 1
    port 2 A3
191: sara answers recharge
    recharged sara
    rolled 4 6 5
    port 1 A1
    pirates-faster 3
192: sara answers die milk
    took-die sara milk 5
193: sara answers ship B1
    activated sara B1
194: sara answers harvest
    harvested sara milk 0
    gained sara milk 3
195: sara answers sail B2
    sailed sara B2
196: tom answers recharge
    recharged tom
    rolled 2 1 3
    port 3 B2
    pirates-faster 4
197: tom answers die water
    took-die tom water 1
198: tom answers ship B3
    activated tom B3
199: tom answers harvest
    harvested tom water 1
    gained tom water 1
200: tom answers sail C2
    sailed tom C2
201: sara answers keep-dice
202: sara answers die coffee
    took-die sara coffee 2
203: sara answers ship A
    activated sara A
204: sara answers trade milk_foam
    traded sara milk 2 milk_foam
    gained sara milk_foam 1
205: sara answers harvest
    harvested sara coffee 2
206: sara answers sail A1
    sailed sara A1
207: tom answers keep-dice
    took-die tom milk 3
    activated tom B2
208: tom answers produce
    produced tom dark_roast
    gained tom dark_roast 1
209: tom answers upgrade ion_cannon
    repaired tom ion_cannon
210: tom answers harvest
    harvested tom milk 1
211: tom answers sail C1
    sailed tom C1
    recharged sara
    rolled 6 1 4
    port 2 A3
    pirates-alarmed
    pirate-moved alpha B2
    deactivated sara stardust_collector
    pirate-moved beta B2
    unharmed sara
212: sara answers die milk
    took-die sara milk 4
    activated sara D
213: sara answers upgrade stardust_collector
    repaired sara stardust_collector
214: sara answers harvest
    harvested sara milk 1
215: sara answers sail D2
    sailed sara D2
    pirate-moved alpha C
    pirate-moved beta C
216: sara answers add-stardust espresso
    sprinkled sara espresso 1
    target water
    first-player tom
    round 10
    rolled 2 5 4
    port 3 B2
217: tom answers recharge
    recharged tom
    rolled 6 6 5
    port 3 B2
    pirates-faster 3
218: tom answers die water
    took-die tom water 6
219: tom answers ship C1
    activated tom C1
220: tom answers harvest
    harvested tom water 1
221: tom answers sail D
    sailed tom D
222: sara answers keep-dice
223: sara answers die coffee
    took-die sara coffee 6
224: sara answers ship A1
    activated sara A1
225: sara answers harvest
    harvested sara coffee 2
226: sara answers sail A3
    sailed sara A3
227: tom answers recharge
    recharged tom
    rolled 5 1 1
    port 1 A1
    pirates-faster 4
228: tom answers die water
    took-die tom water 1
    activated tom C2
229: tom answers harvest
    harvested tom water 1
230: tom answers sail C3
    sailed tom C3
231: sara answers keep-dice
232: sara answers die coffee
    took-die sara coffee 5
233: sara answers ship B2
    activated sara B2
234: sara answers harvest
    harvested sara coffee 1
    gained sara coffee 3
235: sara answers sail C
    sailed sara C
236: sara answers recharge
    recharged sara
    rolled 4 2 3
    port 5 C3
    pirates-alarmed
    pirate-moved alpha C3
    robbed tom water 3
    pirate-moved beta C3
237: tom answers deactivate ion_cannon
    deactivated tom ion_cannon
238: sara answers die milk
    took-die sara milk 3
    activated sara D2
239: sara answers harvest
    harvested sara milk 1
240: sara answers sail D3
    sailed sara D3
241: sara answers produce
    produced sara ice
    gained sara ice 1
    pirate-moved alpha D1
    pirate-moved beta D1
242: sara answers pour coffee
    poured sara coffee
243: tom answers deliver
    delivered tom espresso
    scored sara cards 5
    scored sara stardust 1
    scored sara powers 3
    scored sara honor 1
    scored sara badges 1
    total sara 11
    scored tom cards 5
    scored tom stardust 0
    scored tom powers 3
    scored tom honor 0
    scored tom badges 0
    total tom 8
    won sara
