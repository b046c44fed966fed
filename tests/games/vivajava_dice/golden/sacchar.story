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
    meter-up sacchar 1 flavor-dice
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
    firm-rolled sacchar RRRGKy
    firm-featured sacchar regular red
    firm-points sacchar 1
    meter-down sacchar 0 flavor-dice
    turn anna 14
    rolled anna WRGGK
9: anna answers done
10: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 block-action
11: anna answers gain red
    marked anna red 1
12: anna answers gain black
    flavor anna 1
13: anna answers claim green
    token-ready anna green
14: anna answers done
    firm-turn sacchar 15
    firm-scored sacchar featured 2
    firm-removed sacchar green
    firm-kept sacchar
    turn anna 16
    rolled anna YBBRKy
15: anna answers use flip-bean
16: anna answers pick coffee-black
    changed anna flip-bean coffee-black coffee-white
17: anna answers use flip-bean
18: anna answers pick flavor-yellow
    changed anna flip-bean flavor-yellow flavor-green
19: anna answers research red 1
    researched anna red
    marked anna red 1
    level anna 1 preservative
20: anna answers gain green
    marked anna green 1
21: anna answers gain brown
    marked anna brown 1
22: anna answers use block-action
23: anna answers block-firm rainbow
    firm-blocked anna sacchar rainbow
24: anna answers claim red
    token-ready anna red
    firm-turn sacchar 17
    firm-scored sacchar featured 2
    firm-removed sacchar black
    firm-kept sacchar
    turn anna 18
    rolled anna WYYGK
25: anna answers use flip-bean
26: anna answers pick coffee-black
    changed anna flip-bean coffee-black coffee-white
27: anna answers use flip-bean
28: anna answers pick coffee-green
    changed anna flip-bean coffee-green coffee-yellow
29: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re-roll
30: anna answers gain yellow
    marked anna yellow 1
    firm-turn sacchar 19
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-broke sacchar
    firm-rolled sacchar BBGGG
    firm-featured sacchar regular green
    firm-points sacchar 1
    meter-down sacchar 0 flavor-dice
    turn anna 20
    rolled anna YBBBB
31: anna answers done
32: anna answers featured
    featured anna bold brown 1
    firm-turn sacchar 21
    firm-rolled sacchar YYBKK
    firm-weak sacchar decaf black
    meter-up sacchar 0 flavor-dice
    sugar yellow
    turn anna 22
    scored anna featured 2
33: anna answers decline
34: anna answers remove yellow
    removed anna yellow
35: anna answers keep
    kept anna
    firm-turn sacchar 23
    firm-rolled sacchar WWYBK
    firm-weak sacchar decaf white
    meter-up sacchar 1 flavor-dice
    sugar white
    turn anna 24
    scored anna featured 2
36: anna answers preserve
    preserved anna
37: anna answers break
    broken anna 4
    rolled anna WYYK
38: anna answers done
39: anna answers research black 1
    researched anna black
    flavor anna 1
40: anna answers gain yellow
    marked anna yellow 1
    completed anna yellow 3
    firm-turn sacchar 25
    firm-rolled sacchar YYBRKb
    firm-weak sacchar decaf brown
    meter-up sacchar 1 flavor-dice
    sugar white
    turn anna 26
    rolled anna BBRRK*
41: anna answers research red 2
    researched anna red
    marked anna red 2
    level anna 2 preservative
42: anna answers done
43: anna answers done
    firm-turn sacchar 27
    firm-rolled sacchar WYGGKr
    firm-rainbow sacchar
    firm-points sacchar 1
    meter-down sacchar 1 flavor-dice
    turn anna 28
    rolled anna WYYBB
44: anna answers done
45: anna answers featured
    featured anna decaf brown 1
    firm-turn sacchar 29
    firm-scored sacchar rainbow 1
    firm-rolled sacchar WYGGKb
    firm-weak sacchar decaf green
    meter-up sacchar 1 flavor-dice
    sugar white
    turn anna 30
    scored anna featured 2
46: anna answers remove yellow
    removed anna yellow
47: anna answers keep
    kept anna
    firm-turn sacchar 31
    firm-scored sacchar rainbow 1
    firm-rolled sacchar WWRGKr
    firm-weak sacchar decaf red
    meter-up sacchar 1 flavor-dice
    sugar white
    turn anna 32
    scored anna featured 2
48: anna answers remove brown
    removed anna brown
    broken anna 3
    rolled anna WWK
49: anna answers research black 1
    researched anna black
    flavor anna 1
    firm-turn sacchar 33
    firm-scored sacchar rainbow 1
    firm-rolled sacchar WYYYRy
    firm-featured sacchar bold yellow
    firm-points sacchar 1
    meter-down sacchar 1 flavor-dice
    turn anna 34
    rolled anna WWYBKr
50: anna answers use re-roll
51: anna answers pick coffee-brown
52: anna answers pick coffee-white
53: anna answers roll
    rerolled anna WB GG
54: anna answers research black 1
    researched anna black
    flavor anna 1
55: anna answers gain green
    marked anna green 1
    level anna 2 block-action
56: anna answers gain white
    marked anna white 1
57: anna answers claim green
    token-ready anna green
58: anna answers done
    firm-turn sacchar 35
    firm-scored sacchar rainbow 1
    firm-scored sacchar featured 2
    firm-won sacchar 23
anna: place 2, 14 PP
