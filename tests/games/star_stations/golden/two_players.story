0: red answers star b1
    star red b1
1: blue answers asteroid c1
    asteroid blue c1
2: red answers star c2
    star red c2
3: blue answers asteroid e2
    asteroid blue e2
4: red answers star c4
    star red c4
5: blue answers star d4
    star blue d4
6: red answers asteroid e4
    asteroid red e4
7: blue answers star b3
    star blue b3
8: red answers star d3
    star red d3
9: blue answers star b2
    star blue b2
10: red answers asteroid b4
    asteroid red b4
11: blue answers asteroid a4
    asteroid blue a4
12: red answers asteroid e4
    asteroid red e4
13: blue answers asteroid d5
    asteroid blue d5
14: red answers asteroid c5
    asteroid red c5
15: blue answers asteroid d1
    asteroid blue d1
16: red answers asteroid b4
    asteroid red b4
17: blue answers asteroid e3
    asteroid blue e3
18: red answers asteroid d5
    asteroid red d5
19: blue answers asteroid b4
    asteroid blue b4
    order-roll red 20 8
    order-roll blue 20 6
20: red answers start a1
    started red a1
21: blue answers start a5
    started blue a5
    order-roll red 20 6
    order-roll blue 20 4
    begins red
22: red answers gather a2
23: red answers bring flagship a1
    moved red flagship a1 a2
24: red answers done
25: blue answers gather b4
26: blue answers bring-all a5
    moved blue frigate a5 b4
    moved blue frigate a5 b4
    round 2
27: red answers scatter a2
28: red answers send flagship b2
    moved red flagship a2 b2
29: blue answers mine
    mined blue 2
    round 3
30: red answers scatter a1
31: red answers send frigate b2
    moved red frigate a1 b2
32: red answers send frigate b2
    moved red frigate a1 b2
33: blue answers pass
    passed blue
    round 4
34: red answers module b2
    module red b2 1
35: blue answers pass
    passed blue
    round 5
36: red answers gather a1
37: red answers bring-all b2
    moved red frigate b2 a1
    moved red frigate b2 a1
38: blue answers gather c5
39: blue answers bring frigate b4
    moved blue frigate b4 c5
40: blue answers done
    round 6
41: red answers gather b3
    moved red flagship b2 b3
42: blue answers pass
    passed blue
    round 7
43: red answers gather b4
    moved red flagship b3 b4
44: blue answers pass
    passed blue
    round 8
45: red answers gather b5
    moved red flagship b4 b5
46: blue answers gather a4
47: blue answers bring flagship a5
    moved blue flagship a5 a4
48: blue answers done
    round 9
49: red answers gather b4
    moved red flagship b5 b4
50: blue answers pass
    passed blue
    round 10
51: red answers gather a4
    moved red flagship b4 a4
52: blue answers pass
    passed blue
    round 11
53: red answers strike a4
    attacked red a4 4 1
    ignored blue flagship a4
54: blue answers gather b5
55: blue answers bring frigate c5
    moved blue frigate c5 b5
56: blue answers done
    round 12
57: red answers strike a4
    attacked red a4 4 1
    ignored blue flagship a4
58: blue answers gather b4
59: blue answers bring flagship a4
    moved blue flagship a4 b4
60: blue answers bring frigate b5
    moved blue frigate b5 b4
    round 13
61: red answers gather a2
62: red answers bring-all a1
    moved red frigate a1 a2
    moved red frigate a1 a2
63: blue answers pass
    passed blue
    round 14
64: red answers gather b4
    moved red flagship a4 b4
65: blue answers strike b4
    attacked blue b4 6 2
    ignored red flagship b4
    destroyed red flagship b4
    out red
    won-flagships blue
red: place 2, stations 0, ore 0, metal 0
blue: place 1, stations 0, ore 7, metal 5
