disc re_roll white
disc flip_bean yellow
disc focus_groups brown
disc block_action red
disc shortage green
start-roll anna yellow
firm-start-roll omniblend white
begins anna
turn anna 1
rolled anna BBRRG
0: anna answers featured decaf red
    featured anna decaf red 1
    firm-turn omniblend 2
    firm-rolled omniblend WBRGK
    firm-rainbow omniblend
    firm-points omniblend 1
    meter-down-only re_rolls 1
    turn anna 3
    scored anna featured 2
1: anna answers remove brown
    removed anna brown
2: anna answers break
    broken anna 4
    rolled anna WBRK
3: anna answers research white 1
    researched anna white
    marked anna white 1
    firm-turn omniblend 4
    firm-scored omniblend rainbow 1
    firm-rolled omniblend WWRRG
    firm-rerolled omniblend RR RRRGK
    firm-featured omniblend regular red
    firm-points omniblend 1
    meter-down re_rolls 1 0
    turn anna 5
    rolled anna WBRGK
4: anna answers rainbow
    rainbow anna 1
    firm-turn omniblend 6
    firm-scored omniblend featured 2
    firm-removed omniblend green
    firm-kept omniblend
    turn anna 7
    scored anna rainbow 1
    rolled anna BBRGK
5: anna answers research green 1
    researched anna green
    marked anna green 1
    firm-turn omniblend 8
    firm-scored omniblend featured 2
    firm-removed omniblend black
    firm-kept omniblend
    turn anna 9
    scored anna rainbow 1
    rolled anna WYYYG
6: anna answers research yellow 3
    researched anna yellow
    marked anna yellow 3
    level anna 1 flip_bean
    firm-turn omniblend 10
    firm-scored omniblend featured 2
    firm-removed omniblend red
    firm-broke omniblend
    firm-rolled omniblend WWBGK
    firm-weak omniblend decaf white
    meter-up re_rolls 0 1
    turn anna 11
    scored anna rainbow 1
    rolled anna WYYYK
7: anna answers done
8: anna answers research black 1
    researched anna black
    flavor anna 1
    firm-turn omniblend 12
    firm-rolled omniblend WWBGG
    firm-rerolled omniblend GG WBGGK
    firm-weak omniblend decaf green
    meter-up-only re_rolls 1
    turn anna 13
    scored anna rainbow 1
    rolled anna YBBBGr
9: anna answers use flip_bean
10: anna answers pick flavor_red
    changed anna flip_bean flavor_red flavor_brown
11: anna answers research brown 4
    researched anna brown
    marked anna brown 4
    level anna 1 focus_groups
    level anna 2 focus_groups
    focus anna green
    marked anna green 2
    level anna 1 shortage
    firm-turn omniblend 14
    firm-rolled omniblend YRGGG
    firm-rerolled omniblend GGG WBGGG
    firm-featured omniblend regular green
    firm-points omniblend 1
    meter-down-only re_rolls 1
    turn anna 15
    scored anna rainbow 1
    short anna 1
    rolled anna WWBR
12: anna answers use flip_bean
13: anna answers pick coffee_red
    changed anna flip_bean coffee_red coffee_brown
14: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    focus anna brown
    marked anna brown 1
    completed anna brown 3
    firm-turn omniblend 16
    firm-scored omniblend featured 2
    firm-removed omniblend white
    firm-kept omniblend
    turn anna 17
    scored anna rainbow 1
    short anna 1
    rolled anna YBGG
15: anna answers use flip_bean
16: anna answers pick coffee_yellow
    changed anna flip_bean coffee_yellow coffee_green
17: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 2 shortage
    firm-turn omniblend 18
    firm-scored omniblend featured 2
    firm-removed omniblend brown
    firm-kept omniblend
    turn anna 19
    scored anna rainbow 1
    short anna 2
    rolled anna YBG
18: anna answers done
19: anna answers research green 1
    researched anna green
    marked anna green 1
    completed anna green 7
    won anna 21
anna: place 1, 21 PP
