disc re-roll white
disc flip-bean yellow
disc side-notes brown
disc preservative red
disc block-action green
start-roll anna brown
firm-start-roll sacchar black
firm-begins sacchar
marked anna brown 1
firm-turn sacchar 1
firm-rolled sacchar WYYBR
firm-weak sacchar decaf yellow
meter-up sacchar 0 flavor-dice
sugar green
turn anna 2
rolled anna WWYBK
0: anna answers featured
    featured anna decaf white 1
    firm-turn sacchar 3
    firm-rolled sacchar WBBBR
    firm-featured sacchar regular brown
    firm-points sacchar 1
    meter-down sacchar 0 flavor-dice
    turn anna 4
    rolled anna WYBRK
1: anna answers research yellow 1
    researched anna yellow
    marked anna yellow 1
    firm-turn sacchar 5
    firm-scored sacchar featured 2
    firm-removed sacchar white
    firm-kept sacchar
    turn anna 6
    rolled anna WWYRK
2: anna answers research black 1
    researched anna black
    flavor anna 1
    firm-turn sacchar 7
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-kept sacchar
    turn anna 8
    rolled anna WWBGKb
3: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 side-notes
    firm-turn sacchar 9
    firm-scored sacchar featured 2
    firm-removed sacchar brown
    firm-broke sacchar
    firm-rolled sacchar WWYRK
    firm-weak sacchar decaf white
    meter-up sacchar 0 flavor-dice
    sugar black
    turn anna 10
    rolled anna YYYGK
4: anna answers research yellow 3
    researched anna yellow
    marked anna yellow 3
    level anna 1 flip-bean
    level anna 2 flip-bean
5: anna answers done
    firm-turn sacchar 11
    firm-rolled sacchar WYBBK
    firm-weak sacchar decaf brown
    meter-up sacchar 0 flavor-dice
    sugar green
    turn anna 12
    rolled anna WYBGG
6: anna answers done
7: anna answers research brown 1
    researched anna brown
    marked anna brown 1
    level anna 2 side-notes
8: anna answers gain yellow
    marked anna yellow 1
    firm-turn sacchar 13
    firm-rolled sacchar RRRGK
    firm-featured sacchar regular red
    firm-points sacchar 1
    meter-down sacchar 0 flavor-dice
    turn anna 14
    rolled anna WYRGK
9: anna answers done
10: anna answers rainbow
    rainbow anna 1
    firm-turn sacchar 15
    firm-scored sacchar featured 2
    firm-removed sacchar green
    firm-kept sacchar
    turn anna 16
    scored anna rainbow 1
    rolled anna WBRRK
11: anna answers done
12: anna answers research black 1
    researched anna black
    flavor anna 1
13: anna answers done
    firm-turn sacchar 17
    firm-scored sacchar featured 2
    firm-removed sacchar black
    firm-kept sacchar
    turn anna 18
    scored anna rainbow 1
    rolled anna YYBBRr
14: anna answers done
15: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 1 preservative
16: anna answers gain brown
    marked anna brown 1
17: anna answers gain yellow
    marked anna yellow 1
18: anna answers claim red
    token-ready anna red
    firm-turn sacchar 19
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-broke sacchar
    firm-rolled sacchar RRGKK
    firm-weak sacchar decaf black
    meter-up sacchar 0 flavor-dice
    sugar black
    turn anna 20
    scored anna rainbow 1
    rolled anna WRRGG
19: anna answers use flip-bean
20: anna answers pick coffee-green
    changed anna flip-bean coffee-green coffee-yellow
21: anna answers use flip-bean
22: anna answers pick coffee-white
    changed anna flip-bean coffee-white coffee-black
23: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 2 preservative
24: anna answers gain green
    marked anna green 1
25: anna answers gain yellow
    marked anna yellow 1
    completed anna yellow 3
26: anna answers done
    firm-turn sacchar 21
    firm-rolled sacchar YRKKK
    firm-featured sacchar regular black
    firm-points sacchar 1
    meter-down sacchar 0 flavor-dice
    turn anna 22
    scored anna rainbow 1
    rolled anna YGGGK
27: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 1 block-action
    level anna 2 block-action
28: anna answers gain black
    flavor anna 1
29: anna answers done
    firm-turn sacchar 23
    firm-scored sacchar featured 2
    firm-removed sacchar yellow
    firm-kept sacchar
    turn anna 24
    scored anna rainbow 1
    rolled anna WBRGGr
30: anna answers research red 2
    researched anna red
    marked anna red 2
31: anna answers done
    firm-turn sacchar 25
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-kept sacchar
    turn anna 26
    scored anna rainbow 1
    rolled anna WYBRK
32: anna answers research black 1
    researched anna black
    flavor anna 1
33: anna answers gain white
    marked anna white 1
34: anna answers done
    firm-turn sacchar 27
    firm-scored sacchar featured 2
    firm-won sacchar 21
anna: place 2, 11 PP
