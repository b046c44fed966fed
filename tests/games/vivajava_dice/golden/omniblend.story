disc re-roll white
disc flip-bean yellow
disc focus-groups brown
disc block-action red
disc shortage green
start-roll anna yellow
firm-start-roll omniblend white
begins anna
turn anna 1
rolled anna BBRRG
0: anna answers featured
    featured anna decaf red 1
    firm-turn omniblend 2
    firm-rolled omniblend WYBRG
    firm-rainbow omniblend
    firm-points omniblend 1
    meter-down omniblend 1 re-rolls
    turn anna 3
    scored anna featured 2
1: anna answers remove brown
    removed anna brown
2: anna answers break
    broken anna 4
    rolled anna WYRK
3: anna answers research white 1
    researched anna white
    marked anna white 1
    firm-turn omniblend 4
    firm-scored omniblend rainbow 1
    firm-rolled omniblend WBRRK
    firm-rerolled omniblend RR WYRRR
    firm-featured omniblend regular red
    firm-points omniblend 1
    meter-down omniblend 0 re-rolls
    turn anna 5
    rolled anna WYYBR
4: anna answers research white 1
    researched anna white
    marked anna white 1
    level anna 1 re-roll
    firm-turn omniblend 6
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend white
    firm-kept omniblend
    turn anna 7
    rolled anna WWRRG
5: anna answers use re-roll
6: anna answers pick coffee-green
7: anna answers roll
    rerolled anna G W
8: anna answers research white 3
    researched anna white
    marked anna white 3
    level anna 2 re-roll
    firm-turn omniblend 8
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend yellow
    firm-kept omniblend
    turn anna 9
    rolled anna WBRKK
9: anna answers done
10: anna answers research red 1
    researched anna red
    marked anna red 1
    firm-turn omniblend 10
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend red
    firm-broke omniblend
    firm-rolled omniblend YRGGK
    firm-weak omniblend decaf green
    meter-up omniblend 1 re-rolls
    turn anna 11
    rolled anna WYYGK
11: anna answers use re-roll
12: anna answers pick coffee-green
13: anna answers pick coffee-black
14: anna answers pick coffee-white
15: anna answers roll
    rerolled anna WGK YBG
16: anna answers use re-roll
17: anna answers pick coffee-brown
18: anna answers pick coffee-green
19: anna answers roll
    rerolled anna BG BR
20: anna answers research brown 1
    researched anna brown
    marked anna brown 1
    firm-turn omniblend 12
    firm-scored omniblend rainbow 1
    firm-rolled omniblend WWBKK
    firm-rerolled omniblend KK WRRKK
    firm-weak omniblend decaf black
    meter-up omniblend 1 re-rolls
    turn anna 13
    rolled anna WYBBG
21: anna answers done
22: anna answers featured
    featured anna decaf brown 1
    firm-turn omniblend 14
    firm-scored omniblend rainbow 1
    firm-rolled omniblend YBBKK
    firm-rerolled omniblend KK BGGKK
    firm-weak omniblend decaf black
    meter-up omniblend 1 re-rolls
    turn anna 15
    scored anna featured 2
23: anna answers remove green
    removed anna green
24: anna answers keep
    kept anna
    firm-turn omniblend 16
    firm-scored omniblend rainbow 1
    firm-rolled omniblend RRGKK
    firm-rerolled omniblend KK WYBKK
    firm-weak omniblend decaf black
    meter-up omniblend 2 re-rolls
    turn anna 17
    scored anna featured 2
25: anna answers remove yellow
    removed anna yellow
26: anna answers keep
    kept anna
    firm-turn omniblend 18
    firm-scored omniblend rainbow 1
    firm-rolled omniblend WBGGK
    firm-rerolled omniblend GG YBGGG
    firm-rerolled omniblend GGG RRGGG
    firm-featured omniblend regular green
    firm-points omniblend 1
    meter-down omniblend 1 re-rolls
    turn anna 19
    rolled anna YYGKK
27: anna answers done
28: anna answers research black 2
    researched anna black
    flavor anna 2
    firm-turn omniblend 20
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend red
    firm-kept omniblend
    turn anna 21
    rolled anna WBKKKwg
29: anna answers done
30: anna answers research white 2
    researched anna white
    marked anna white 2
    completed anna white 3
    firm-turn omniblend 22
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-won omniblend 23
anna: place 2, 11 PP
