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
    meter-down omniblend 1 re-rolls
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
10: anna answers research black 2
    researched anna black
    flavor anna 2
    firm-turn omniblend 10
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend red
    firm-broke omniblend
    firm-rolled omniblend YRGGK
    firm-rerolled omniblend GG WYGGG
    firm-featured omniblend regular green
    firm-points omniblend 1
    meter-down omniblend 0 re-rolls
    turn anna 11
    rolled anna WYYKKbb
11: anna answers use re-roll
12: anna answers pick coffee-yellow
13: anna answers roll
    rerolled anna Y Y
14: anna answers use re-roll
15: anna answers pick flavor-brown
16: anna answers roll
    rerolled anna b b
17: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 focus-groups
    focus anna black
    flavor anna 1
    firm-turn omniblend 12
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend white
    firm-kept omniblend
    turn anna 13
    rolled anna WBRKKr
18: anna answers done
19: anna answers research black 2
    researched anna black
    flavor anna 2
    focus anna brown
    marked anna brown 1
    firm-turn omniblend 14
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-removed omniblend yellow
    firm-kept omniblend
    turn anna 15
    rolled anna YRGKKr*
20: anna answers use re-roll
21: anna answers pick flavor-wild
22: anna answers roll
    rerolled anna * y
23: anna answers use re-roll
24: anna answers pick flavor-yellow
25: anna answers pick coffee-black
26: anna answers roll
    rerolled anna Ky Gg
27: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 1 shortage
    focus anna green
    marked anna green 1
    level anna 2 shortage
    firm-turn omniblend 16
    firm-scored omniblend rainbow 1
    firm-scored omniblend featured 2
    firm-won omniblend 22
anna: place 2, 3 PP
