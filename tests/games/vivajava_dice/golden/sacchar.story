disc re_roll white
disc flip_bean yellow
disc side_notes brown
disc preservative red
disc block_action green
start-roll anna brown
firm-start-roll sacchar black
firm-begins sacchar
marked anna brown 1
firm-turn sacchar 1
firm-rolled sacchar WYYBR
firm-weak sacchar decaf yellow
meter-up-only flavor_dice 0
sugar green
turn anna 2
rolled anna WWYBK
0: anna answers featured decaf white
    featured anna decaf white 1
    firm-turn sacchar 3
    firm-rolled sacchar WWYRK
    firm-weak sacchar decaf white
    meter-up-only flavor_dice 0
    sugar green
    turn anna 4
    scored anna featured 2
1: anna answers remove white
    removed anna white
    broken anna 4
    rolled anna WBGK
2: anna answers research black 1
    researched anna black
    flavor anna 1
    firm-turn sacchar 5
    firm-rolled sacchar WWYRK
    firm-weak sacchar decaf white
    meter-up flavor_dice 0 1
    sugar-black
    turn anna 6
    rolled anna YYYGKg
3: anna answers featured regular yellow
    featured anna regular yellow 1
    firm-turn sacchar 7
    firm-rolled sacchar WWBBRg
    firm-weak sacchar decaf brown
    meter-up-only flavor_dice 1
    sugar brown
    turn anna 8
    scored anna featured 2
4: anna answers remove black
    removed anna black
5: anna answers break
    broken anna 4
    rolled anna YYGK
6: anna answers research black 1
    researched anna black
    flavor anna 1
    firm-turn sacchar 9
    firm-rolled sacchar YBGKKr
    firm-rainbow sacchar
    firm-points sacchar 1
    meter-down-only flavor_dice 1
    turn anna 10
    rolled anna YRRGKg
7: anna answers featured decaf green
    featured anna decaf green 1
    firm-turn sacchar 11
    firm-scored sacchar rainbow 1
    firm-rolled sacchar RRRGKy
    firm-featured sacchar regular red
    firm-points sacchar 1
    meter-down flavor_dice 1 0
    turn anna 12
    rolled anna WRGGK
8: anna answers research green 2
    researched anna green
    marked anna green 2
    level anna 1 block_action
9: anna answers claim green
    token-ready anna green
10: anna answers use block_action
11: anna answers block-firm rainbow
    firm-blocked anna sacchar rainbow
    firm-turn sacchar 13
    firm-scored sacchar rainbow 1
    firm-scored sacchar featured 2
    firm-removed sacchar green
    firm-kept sacchar
    turn anna 14
    rolled anna WWYGK
12: anna answers research white 2
    researched anna white
    marked anna white 2
    level anna 1 re_roll
    firm-turn sacchar 15
    firm-scored sacchar rainbow 1
    firm-scored sacchar featured 2
    firm-removed sacchar black
    firm-kept sacchar
    turn anna 16
    rolled anna YYBBR
13: anna answers done
14: anna answers research yellow 2
    researched anna yellow
    marked anna yellow 2
    level anna 1 flip_bean
    firm-turn sacchar 17
    firm-scored sacchar rainbow 1
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-broke sacchar
    firm-rolled sacchar WYYRG
    firm-weak sacchar decaf yellow
    meter-up flavor_dice 0 1
    sugar-black
    turn anna 18
    rolled anna BBRGG
15: anna answers done
16: anna answers research brown 2
    researched anna brown
    marked anna brown 2
    level anna 1 side_notes
    firm-turn sacchar 19
    firm-scored sacchar rainbow 1
    firm-rolled sacchar YRGGKg
    firm-featured sacchar regular green
    firm-points sacchar 1
    meter-down flavor_dice 1 0
    turn anna 20
    rolled anna WYYGK
17: anna answers done
18: anna answers research black 1
    researched anna black
    flavor anna 1
19: anna answers done
    firm-turn sacchar 21
    firm-scored sacchar rainbow 1
    firm-scored sacchar featured 2
    firm-removed sacchar red
    firm-kept sacchar
    turn anna 22
    rolled anna WWYRKy
20: anna answers use re_roll
21: anna answers pick flavor_yellow
22: anna answers roll
    rerolled anna y r
23: anna answers use flip_bean
24: anna answers pick coffee_red
    changed anna flip_bean coffee_red coffee_brown
25: anna answers rainbow
    rainbow anna 1
    firm-turn sacchar 23
    firm-scored sacchar featured 2
    firm-removed sacchar black
    firm-kept sacchar
    turn anna 24
    scored anna rainbow 1
    rolled anna YRKKK
26: anna answers done
27: anna answers featured regular black
    featured anna regular black 1
    given-back anna
    firm-turn sacchar 25
    firm-rolled sacchar WWBGG
    firm-weak sacchar decaf green
    meter-up flavor_dice 0 1
    sugar-black
    turn anna 26
    scored anna featured 2
28: anna answers remove yellow
    removed anna yellow
29: anna answers keep
    kept anna
    firm-turn sacchar 27
    firm-rolled sacchar BBGGGb
    firm-outranked sacchar regular green
    meter-up-only flavor_dice 1
    sugar brown
    turn anna 28
    scored anna featured 2
30: anna answers remove red
    removed anna red
31: anna answers keep
    kept anna
    firm-turn sacchar 29
    firm-rolled sacchar YYBKKy
    firm-outranked sacchar regular yellow
    meter-up-only flavor_dice 1
    sugar brown
    turn anna 30
    scored anna featured 2
    removed anna black
32: anna answers break
    broken anna 2
    rolled anna YR
33: anna answers use flip_bean
34: anna answers pick coffee_yellow
    changed anna flip_bean coffee_yellow coffee_green
35: anna answers use re_roll
36: anna answers pick coffee_green
37: anna answers roll
    rerolled anna G W
38: anna answers research white 1
    researched anna white
    marked anna white 1
    firm-turn sacchar 31
    firm-rolled sacchar YBRGGy
    firm-weak sacchar decaf green
    meter-up flavor_dice 1 2
    sugar white
    turn anna 32
    rolled anna WWYRG
39: anna answers done
40: anna answers featured decaf white
    featured anna decaf white 1
    firm-turn sacchar 33
    firm-rolled sacchar RGGGKyr
    firm-featured sacchar regular green
    firm-points sacchar 1
    meter-down flavor_dice 2 1
    turn anna 34
    rolled anna WRGGG
41: anna answers done
42: anna answers research green 3
    researched anna green
    marked anna green 3
    level anna 2 block_action
43: anna answers gain red
    used anna side_notes
    marked anna red 1
44: anna answers claim green
    token-ready anna green
45: anna answers use block_action
46: anna answers block-firm rainbow
    firm-blocked anna sacchar rainbow
    firm-turn sacchar 35
    firm-scored sacchar featured 2
    firm-won sacchar 22
anna: place 2, 17 PP
