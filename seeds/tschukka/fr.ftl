### Totem, le jeu du village, en français. Familles, huttes, sorts et gens arrivent sous leur nom de code
### (red, red2, twins, girl) ; les places comme noms, plusieurs comme une liste ; les nombres comme nombres.

game-name = Totem
game-about = Loge ta famille, nourris-la, ensorcelle les huttes, et dresse avant les autres un totem de six pièces.
game-line = Nourris ta famille et dresse ton totem.
seats-about-two = À deux, chacun mène deux familles ; rien ne passe de l’une à l’autre.

## Mots employés dans d’autres messages

word-family = { $family ->
    [red] Rouges
    [green] Verts
    [blue] Bleus
    [yellow] Jaunes
   *[other] { $family }
}
word-awaited = { $awaited ->
    [red] les Rouges
    [green] les Verts
    [blue] les Bleus
    [yellow] les Jaunes
   *[other] plusieurs familles
}
word-hut = { $hut ->
    [red1] hutte 1 des Rouges
    [red2] hutte 2 des Rouges
    [red3] hutte 3 des Rouges
    [green1] hutte 1 des Verts
    [green2] hutte 2 des Verts
    [green3] hutte 3 des Verts
    [blue1] hutte 1 des Bleus
    [blue2] hutte 2 des Bleus
    [blue3] hutte 3 des Bleus
    [yellow1] hutte 1 des Jaunes
    [yellow2] hutte 2 des Jaunes
    [yellow3] hutte 3 des Jaunes
   *[other] hutte { $hut }
}
word-due-hut = { $due ->
    [red1] hutte 1 des Rouges
    [red2] hutte 2 des Rouges
    [red3] hutte 3 des Rouges
    [green1] hutte 1 des Verts
    [green2] hutte 2 des Verts
    [green3] hutte 3 des Verts
    [blue1] hutte 1 des Bleus
    [blue2] hutte 2 des Bleus
    [blue3] hutte 3 des Bleus
    [yellow1] hutte 1 des Jaunes
    [yellow2] hutte 2 des Jaunes
    [yellow3] hutte 3 des Jaunes
   *[other] hutte { $due }
}
word-kind = { $villager ->
    [girl] une fille
    [boy] un garçon
    [young_woman] une jeune femme
    [young_man] un jeune homme
    [woman] une femme mûre
    [man] un homme mûr
    [elder] un ancien
   *[other] { $villager }
}
word-no-kind = { $kind ->
    [girl] pas de fille
    [boy] pas de garçon
    [young_woman] pas de jeune femme
    [young_man] pas de jeune homme
    [woman] pas de femme mûre
    [man] pas d’homme mûr
    [elder] pas d’ancien
   *[other] personne de ce genre ({ $kind })
}
word-generation = { $kind ->
    [girl] enfants
    [young_woman] jeunes
    [woman] adultes mûrs
   *[elder] anciens
}
word-kinds = { $kind ->
    [girl] filles
    [boy] garçons
    [young_woman] jeunes femmes
    [young_man] jeunes hommes
    [woman] femmes mûres
    [man] hommes mûrs
    [elder] anciens
   *[other] { $kind }
}
word-villagers = { $villager ->
    [girl] filles
    [boy] garçons
    [young_woman] jeunes femmes
    [young_man] jeunes hommes
    [woman] femmes mûres
    [man] hommes mûrs
    [elder] anciens
   *[other] { $villager }
}
word-short = { $what ->
    [children] { $missing ->
        [one] { $missing } pion d’enfant
       *[other] { $missing } pions d’enfant
    }
    [women] { $missing ->
        [one] { $missing } pion de femme
       *[other] { $missing } pions de femme
    }
    [men] { $missing ->
        [one] { $missing } pion d’homme
       *[other] { $missing } pions d’homme
    }
    [elders] { $missing ->
        [one] { $missing } pion d’ancien
       *[other] { $missing } pions d’ancien
    }
    [birds] { $missing ->
        [one] { $missing } oiseau
       *[other] { $missing } oiseaux
    }
   *[other] { $missing } × { $what }
}
word-people = { $kind ->
    [girl] { $count ->
        [one] { $count } fille
       *[other] { $count } filles
    }
    [boy] { $count ->
        [one] { $count } garçon
       *[other] { $count } garçons
    }
    [young_woman] { $count ->
        [one] { $count } jeune femme
       *[other] { $count } jeunes femmes
    }
    [young_man] { $count ->
        [one] { $count } jeune homme
       *[other] { $count } jeunes hommes
    }
    [woman] { $count ->
        [one] { $count } femme mûre
       *[other] { $count } femmes mûres
    }
    [man] { $count ->
        [one] { $count } homme mûr
       *[other] { $count } hommes mûrs
    }
    [elder] { $count ->
        [one] { $count } ancien
       *[other] { $count } anciens
    }
    [bird] { $count ->
        [one] { $count } oiseau
       *[other] { $count } oiseaux
    }
    [piece] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
   *[other] { $count } × { $kind }
}
word-age = { $age ->
    [child] { $count ->
        [one] enfant
       *[other] enfants
    }
    [young] { $count ->
        [one] jeune
       *[other] jeunes
    }
    [mature] { $count ->
        [one] adulte mûr
       *[other] adultes mûrs
    }
    [elder] { $count ->
        [one] ancien
       *[other] anciens
    }
   *[other] { $age }
}
word-sex = { $sex ->
    [female] { $count ->
        [one] femme
       *[other] femmes
    }
    [male] { $count ->
        [one] homme
       *[other] hommes
    }
   *[other] { $sex }
}
word-spell = { $spell ->
    [girls] filles
    [boys] garçons
    [twins] jumeaux
    [barren] stérilité
    [plenty] abondance
    [famine] famine
    [illness] maladie
    [major_cure] soin majeur
    [minor_cure] soin mineur
    [youth] jeunesse
   *[other] { $spell }
}
word-spell-effect = { $spell ->
    [girls] Il ne naît que des filles dans cette hutte.
    [boys] Il ne naît que des garçons dans cette hutte.
    [twins] Chaque femme de cette hutte a deux enfants.
    [barren] Aucun enfant ne naît dans cette hutte.
    [plenty] Les chasseurs de cette hutte comptent double.
    [famine] Les chasseurs de cette hutte ne comptent pas.
    [illness] Tous meurent dans cette hutte, sauf ceux qu’un soin protège.
    [major_cure] Personne dans cette hutte ne meurt de maladie.
    [minor_cure] Seuls les enfants de cette hutte peuvent mourir de maladie.
    [youth] Une personne de cette hutte ne vieillit pas.
   *[other] { $spell }
}
word-birds = { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
}
word-pole = { $pole ->
    [0] aucune pièce
    [one] { $pole } pièce
   *[other] { $pole } pièces
}
word-move = { $move ->
    [first] désigner la première famille
    [house] loger la famille
    [choose] choisir des sorts
    [place] poser un sort
    [pass] passer
    [write] rendre la feuille de sorts
    [reveal] dévoiler un sort
    [ready] ne plus rien dévoiler
    [born] dire quels enfants sont nés
    [remove] retirer un affamé
    [note] noter un affamé
    [keep] dire qui reste jeune
    [recount] recompter les huttes
   *[other] « { $move } »
}
word-phase = { $phase ->
    [first] on tire la première famille
    [housing] les familles se logent
    [choosing] on choisit les sorts en secret
    [placing] on pose les sorts un à un
    [writing] chacun écrit ses sorts
    [births] on dévoile les sorts des naissances
    [throwing] on lance les pions des nouveau-nés
    [hunt] on dévoile les sorts de la chasse
    [meal] on mange
    [starving] une famille affamée perd des gens
    [noting] chacun note qui doit partir
    [illness] on dévoile maladies et soins
    [ageing] on dévoile les sorts de jeunesse
    [youth] on dit qui reste jeune
    [census] on compte les familles
    [over] la partie est finie
   *[other] « { $phase } »
}

## Ce que la table attend ; $family est la famille à qui c’est le tour, pour ce qui se fait ensemble elle n’est pas nommée

phase-first = On tire au sort la famille qui commence.
phase-housing = Les { word-family } se répartissent dans leurs trois huttes, six par hutte au plus.
phase-choosing = Les { word-family } choisissent leurs sorts en secret.
phase-placing = Les { word-family } posent un sort face cachée sur une hutte.
phase-writing = Chaque famille écrit ses sorts et leurs huttes, à l’abri des regards.
phase-births = Naissances : les { word-family } dévoilent leurs sorts, ou se disent prêts.
phase-throwing = On lance les pions des enfants qui naissent chez les { word-family }.
phase-hunt = Chasse : les { word-family } dévoilent leurs sorts, ou se disent prêts.
phase-meal = Tout le monde mange.
phase-starving = Trop peu d’oiseaux : les { word-family } disent qui part.
phase-noting = Trop peu d’oiseaux : chacun note en secret qui doit partir.
phase-illness = Maladie : les { word-family } dévoilent leurs sorts, ou se disent prêts.
phase-ageing = Générations : les { word-family } dévoilent leurs sorts, ou se disent prêts.
phase-youth = Jeunesse : les { word-family } disent qui ne vieillit pas.
phase-census = On compte les familles et l’on bâtit les totems.
phase-over = La partie est finie.

## Refus

refusal-finished = La partie est finie : un totem a ses six pièces depuis le tour { $round }.
refusal-not_yours = { $seat } ne peut pas faire cela : { word-move }.
refusal-not_your_family = { $seat } ne mène pas les { word-family } dans cette partie.
refusal-phase = Ce n’est pas le moment : { word-move } ({ word-phase }).
refusal-turn = Ce n’est pas aux { word-family } d’agir : on attend { word-awaited }.
refusal-strangers = { $there ->
    [0] Il n’y a { word-no-kind } dans cette famille.
   *[other] Tu loges { $placed } { word-kinds } alors que la famille en compte { $there }.
}
refusal-hut_full = Hutte { $hut } : { $placed } habitants, il n’y a de place que pour { $room }.
refusal-surplus = { $due ->
    [one] Il faut loger { $due } personne, ni plus ni moins ; tu en loges { $placed }.
   *[other] Il faut loger { $due } personnes, ni plus ni moins ; tu en loges { $placed }.
}
refusal-empty_hut = Pas de hutte vide à cette table : occupes-en { $due }, et non { $huts }.
refusal-recount_home = Les { word-family } n’habitent pas dans leurs huttes : il n’y a personne à recompter.
refusal-recount_people = Recomptés : { $placed } { word-generation }, mais la famille en a { $due }. En recomptant, personne ne naît, ne meurt ni ne vieillit.
refusal-recount_room = Hutte { $hut } : { $placed } habitants, il n’y a de place que pour { $room } avant les naissances.
refusal-recount_couple = Sans femme ou sans homme en âge d’avoir des enfants, les { word-family } n’existeraient plus.
refusal-no_passing = { $counters ->
    [one] On ne passe pas : il reste { $counters } sort à poser.
   *[other] On ne passe pas : il reste { $counters } sorts à poser.
}
refusal-one_of_each = Une famille n’a qu’un sort « { word-spell } » : pas deux fois dans le même tour.
refusal-allowance = { $allowance ->
    [0] Tu ne peux payer aucun sort ; tu en demandes { $spells }.
    [one] Tu ne peux payer que { $allowance } sort ; tu en demandes { $spells }.
   *[other] Tu ne peux payer que { $allowance } sorts ; tu en demandes { $spells }.
}
refusal-not_chosen = Le sort « { word-spell } » n’est pas parmi ceux que tu as choisis.
refusal-target = Aucun sort ne peut être posé là : { word-hut }.
refusal-spell_phase = Le sort « { word-spell } » ne se dévoile pas maintenant ({ word-phase }).
refusal-not_placed = Tu n’as pas de sort « { word-spell } » face cachée sur une hutte.
refusal-one_by_one = Ici les sorts se dévoilent un par un, à tour de rôle ; « prêt » n’en nomme aucun.
refusal-births_due = { $due ->
    [0] Dans la { word-hut }, aucun pion d’enfant n’est à lancer ; tu en annonces { $children }.
    [one] Dans la { word-hut }, { $due } pion d’enfant est à lancer, fille ou garçon ; tu en annonces { $children }.
   *[other] Dans la { word-hut }, { $due } pions d’enfant sont à lancer, filles ou garçons ; tu en annonces { $children }.
}
refusal-hungry_family = Ce sont les { word-family } qui ont faim ; personne ne part de la { word-hut }.
refusal-elders_spared = Les anciens ne meurent pas de faim : dans la { word-hut }, choisis quelqu’un d’autre.
refusal-nobody_there = Il n’y a { word-no-kind } dans la { word-hut }.
refusal-youth_hut = La jeunesse est sur la { word-due-hut }, pas sur la { word-hut }.
refusal-youth_person = Il n’y a { word-no-kind } dans la { word-hut } que la jeunesse puisse encore épargner.
refusal-youth_compulsory = La jeunesse est dévoilée : quelqu’un de la { word-hut } doit rester jeune.

## Verdicts

verdict-recount = Les huttes des { word-family } sont comme sur le plateau : la boîte suit.
verdict-replacement = Une nouvelle famille s’installe chez les { word-family } : { word-birds }, { word-pole } au totem.
verdict-discard = Ceux des { word-family } qui n’ont pas de hutte quittent le village.
verdict-sacrifice = { $birds ->
    [one] Les { word-family } sacrifient { $birds } oiseau pour un sort de plus.
   *[other] Les { word-family } sacrifient { $birds } oiseaux pour autant de sorts de plus.
}
verdict-cancelled = Des sorts contraires s’annulent sur la { word-hut }.
verdict-birth = { $girls ->
    [0] { $boys ->
        [one] Naissance dans la { word-hut } : { $boys } garçon.
       *[other] Naissances dans la { word-hut } : { $boys } garçons.
    }
    [one] { $boys ->
        [0] Naissance dans la { word-hut } : { $girls } fille.
        [one] Naissances dans la { word-hut } : { $girls } fille et { $boys } garçon.
       *[other] Naissances dans la { word-hut } : { $girls } fille et { $boys } garçons.
    }
   *[other] { $boys ->
        [0] Naissances dans la { word-hut } : { $girls } filles.
        [one] Naissances dans la { word-hut } : { $girls } filles et { $boys } garçon.
       *[other] Naissances dans la { word-hut } : { $girls } filles et { $boys } garçons.
    }
}
verdict-hunt = { $hunters ->
    [0] Aucun chasseur ne compte chez les { word-family } : pas d’oiseau.
    [one] { $hunters } chasseur chez les { word-family } : { word-birds }.
   *[other] { $hunters } chasseurs chez les { word-family } : { word-birds }.
}
verdict-hunt_short = { $birds ->
    [0] Il ne reste rien de la chasse pour les { word-family }.
    [one] Il ne reste que { $birds } oiseau de la chasse pour les { word-family }.
   *[other] Il ne reste que { $birds } oiseaux de la chasse pour les { word-family }.
}
verdict-meal = Les { word-family } mangent à leur faim : { word-birds } pour { $members } bouches.
verdict-hunger = { $missing ->
    [one] Faim chez les { word-family } : il manque { $missing } oiseau, quelqu’un doit partir.
   *[other] Faim chez les { word-family } : il manque { $missing } oiseaux, autant de gens doivent partir.
}
verdict-starvation = { $count ->
    [one] Mort de faim dans la { word-hut } : { word-kind }.
   *[other] Mort de faim dans la { word-hut } : { $count } { word-villagers }.
}
verdict-notes = Les billets sont ouverts : ceux qui y sont nommés partent, jusqu’au nombre voulu.
verdict-pen_cut = { $birds ->
    [one] L’enclos des { word-family } est trop plein : { $birds } oiseau s’envole.
   *[other] L’enclos des { word-family } est trop plein : { $birds } oiseaux s’envolent.
}
verdict-illness = { $dead ->
    [0] Maladie dans la { word-hut }, mais il n’y a personne.
    [one] Maladie dans la { word-hut } : { $dead } mort.
   *[other] Maladie dans la { word-hut } : { $dead } morts.
}
verdict-minor_cure = { $dead ->
    [0] Maladie dans la { word-hut } : le soin mineur sauve tout le monde, il n’y a pas d’enfant.
    [one] Maladie dans la { word-hut } : le soin mineur sauve les grands, { $dead } enfant meurt.
   *[other] Maladie dans la { word-hut } : le soin mineur sauve les grands, { $dead } enfants meurent.
}
verdict-major_cure = Maladie dans la { word-hut } : le soin majeur sauve tout le monde.
verdict-ageing = { $elders ->
    [0] Les { word-family } vieillissent : { $members } en tout, aucun ancien.
    [one] Les { word-family } vieillissent : { $members } en tout, dont { $elders } ancien.
   *[other] Les { word-family } vieillissent : { $members } en tout, dont { $elders } anciens.
}
verdict-youth = Jeunesse dans la { word-hut } : { word-kind } ne vieillit pas.
verdict-extinct = Les { word-family } ne peuvent plus avoir d’enfants : la famille s’éteint, une autre viendra.
verdict-elders_lost = { $pieces ->
    [one] Plus d’ancien chez les { word-family } : leur totem perd { $pieces } pièce.
   *[other] Plus d’ancien chez les { word-family } : leur totem perd { $pieces } pièces.
}
verdict-elders_floor = Plus d’ancien chez les { word-family } : leur totem n’a rien à perdre.
verdict-dismantled = Plus d’ancien chez les { word-family } : leur totem est entièrement démonté.
verdict-first_and_second = Recensement : une pièce pour la plus grande famille, une pour la deuxième.
verdict-two_first = Recensement : deux familles à égalité en tête, elles seules ont droit à une pièce.
verdict-tied_second = Recensement : une pièce pour la plus grande, un oiseau pour chaque deuxième ex æquo.
verdict-tied_first = Recensement : trop de familles à égalité en tête, un oiseau chacune et aucune pièce.
verdict-largest = Recensement : seule la plus grande famille a droit à une pièce.
verdict-all_largest = Recensement : une pièce pour chaque famille à égalité en tête.
verdict-b_tied_second = Recensement : une pièce pour la plus grande et pour chaque deuxième ex æquo.
verdict-b_tied_first = Recensement : une pièce pour chaque famille à égalité en tête.
verdict-barred = Sans anciens, les { word-family } n’ajoutent pas leur pièce ; elle n’est à personne d’autre.
verdict-counters_short = { $what ->
    [birds] Il manque { word-short } sur la table ; la boîte tient le compte.
   *[other] Il manque peut-être { word-short } sur la table ; la boîte tient le compte.
}
verdict-six_pieces = { $winners } gagne : le totem a ses six pièces.
verdict-larger_family = { $winners } gagne : des totems complets, celui de la plus grande famille.
verdict-more_birds = { $winners } gagne : totems et familles se valent, les oiseaux décident.
verdict-own_tie = { $winners } gagne : les familles à égalité au sommet sont toutes les siennes.
verdict-no_winner = Totems, familles et oiseaux à égalité : la partie finit sans gagnant.

## Ce qui change sur le vrai plateau : un lieu, puis ce qu’on y fait ; $acts sont des change-act, séparés par des virgules

change-line = { change-place } : { $acts }.
change-one = { change-place } : { change-act }.
change-none = Rien à changer sur le plateau.
change-title = { $phase ->
    [housing] Montage
    [magic] Magie
    [births] Naissances
    [hunt] Chasse
    [meal] Repas
    [illness] Maladie
    [ageing] Changement de génération
    [census] Construction des totems
   *[other] { $phase }
}
change-place = { $place ->
    [pen] { word-family }, enclos
    [pole] { word-family }, totem
    [red1] Rouges, hutte 1
    [red2] Rouges, hutte 2
    [red3] Rouges, hutte 3
    [green1] Verts, hutte 1
    [green2] Verts, hutte 2
    [green3] Verts, hutte 3
    [blue1] Bleus, hutte 1
    [blue2] Bleus, hutte 2
    [blue3] Bleus, hutte 3
    [yellow1] Jaunes, hutte 1
    [yellow2] Jaunes, hutte 2
    [yellow3] Jaunes, hutte 3
   *[other] { word-family }, { $place }
}
change-act = { $cause ->
    [housing] { $act ->
        [add] faire entrer { word-people }
       *[other] faire sortir { word-people }
    }
   *[other] { $act ->
        [add] ajouter { word-people }
        [remove] retirer { word-people }
        [turn] retourner { word-people }
        [swap] remplacer { change-swap }
       *[other] { $act } { word-people }
    }
}
change-swap = { $kind ->
    [girl] { $count ->
        [one] { $count } fille par { $count } jeune femme
       *[other] { $count } filles par { $count } jeunes femmes
    }
    [boy] { $count ->
        [one] { $count } garçon par { $count } jeune homme
       *[other] { $count } garçons par { $count } jeunes hommes
    }
    [woman] { $count ->
        [one] { $count } femme mûre par { $count } ancienne
       *[other] { $count } femmes mûres par { $count } anciennes
    }
    [man] { $count ->
        [one] { $count } homme mûr par { $count } ancien
       *[other] { $count } hommes mûrs par { $count } anciens
    }
   *[other] { word-people }
}
change-cause = { $cause ->
    [setup] début de la partie
    [housing] montage
    [discard] surplus de la famille
    [replacement] nouvelle famille
    [sacrifice] sacrifice
    [birth] naissances
    [hunt] chasse
    [meal] repas
    [starvation] faim
    [pen_cut] enclos trop plein
    [illness] maladie
    [ageing] vieillissement
    [elders_lost] plus d’ancien
    [census] recensement
    [consolation] consolation
    [extinction] famille éteinte
   *[other] { $cause }
}

## Réglages

option-chance = Qui tire le sexe des nouveau-nés : la boîte, ou la table en lançant les vrais pions.
option-chance-box = La boîte tire au sort
option-chance-table = La table lance les pions et dit à la boîte ce qu’ils montrent
option-village = Variante « village » : une famille nouvelle arrive sans ancien, avec trois oiseaux.
option-spells = Comment les sorts se choisissent et se posent.
option-spells-base = On choisit d’abord, puis on pose un à un
option-spells-a = Variante A : on pose un à un et l’on passe quand on veut
option-spells-b = Variante B : chacun écrit ses sorts en même temps
option-meal = Qui désigne ceux qui meurent de faim.
option-meal-base = Le propriétaire de la famille, jamais un ancien
option-meal-a = Variante A : les autres joueurs, tour à tour, même un ancien
option-meal-b = Variante B : des billets secrets, même un ancien
option-totem_a = Variante « totem » A : qui perd son dernier ancien démonte tout son totem.
option-totem_b = Variante « totem » B : à égalité, tous ceux qui sont ex æquo ajoutent une pièce.
option-first_family = Quelle famille commence le premier tour.
option-first_family-random = Tirée au sort
option-first_family-red = Les Rouges
option-first_family-green = Les Verts
option-first_family-blue = Les Bleus
option-first_family-yellow = Les Jaunes, à deux ou à quatre joueurs
option-families = Les couleurs des familles, dans l’ordre des joueurs autour de la table.
option-families-buttons = Comme les boutons : rouge, bleu, vert, jaune aux boutons 1 à 4
option-families-rgby = Rouge, vert, bleu, jaune
option-families-rgyb = Rouge, vert, jaune, bleu
option-families-rbgy = Rouge, bleu, vert, jaune
option-families-rbyg = Rouge, bleu, jaune, vert
option-families-rygb = Rouge, jaune, vert, bleu
option-families-rybg = Rouge, jaune, bleu, vert
option-families-grby = Vert, rouge, bleu, jaune
option-families-gryb = Vert, rouge, jaune, bleu
option-families-gbry = Vert, bleu, rouge, jaune
option-families-gbyr = Vert, bleu, jaune, rouge
option-families-gyrb = Vert, jaune, rouge, bleu
option-families-gybr = Vert, jaune, bleu, rouge
option-families-brgy = Bleu, rouge, vert, jaune
option-families-bryg = Bleu, rouge, jaune, vert
option-families-bgry = Bleu, vert, rouge, jaune
option-families-bgyr = Bleu, vert, jaune, rouge
option-families-byrg = Bleu, jaune, rouge, vert
option-families-bygr = Bleu, jaune, vert, rouge
option-families-yrgb = Jaune, rouge, vert, bleu
option-families-yrbg = Jaune, rouge, bleu, vert
option-families-ygrb = Jaune, vert, rouge, bleu
option-families-ygbr = Jaune, vert, bleu, rouge
option-families-ybrg = Jaune, bleu, rouge, vert
option-families-ybgr = Jaune, bleu, vert, rouge
option-two_seats = À deux joueurs, quelles familles chacun mène.
option-two_seats-alternate = Une sur deux autour de la table
option-two_seats-paired = Deux voisines
option-empty_huts = Une famille peut laisser des huttes vides ; sinon il faut habiter les trois, dès qu’on est trois.
option-free_discard = On peut se défaire de membres de sa famille en se logeant, même sans dépasser dix-huit.
option-children_save_family = Des enfants qui grandiront comptent : la famille ne s’éteint que sans fille ni femme, ou sans garçon ni homme.
option-checks = Quand la boîte regarde si une famille s’éteint ou n’a plus d’ancien.
option-checks-step = Après chaque événement
option-checks-round = Une fois par tour, après le vieillissement
option-extinct_assets = Ce que deviennent les oiseaux et le totem d’une famille éteinte.
option-extinct_assets-reset = Tout est rendu ; la nouvelle famille repart à neuf
option-extinct_assets-keep = Les oiseaux restent, le totem perd une pièce ; la dotation s’y ajoute
option-extinct_spells = Ce que deviennent les sorts déjà posés par une famille éteinte.
option-extinct_spells-stay = Ils restent, et leur joueur peut les dévoiler
option-extinct_spells-removed = Ils sont retirés aussitôt
option-village_pole = Le totem d’une nouvelle famille dans la variante « village ».
option-village_pole-floor = Sa première pièce demeure
option-village_pole-none = Plus aucune pièce
option-people_limit = Si le nombre de vrais pions limite les naissances.
option-people_limit-none = Non ; la boîte prévient quand il en manque
option-people_limit-counters = Oui : 156 pions et quatre marqueurs « +3 »
option-bird_limit = Si le nombre de vrais oiseaux limite la chasse.
option-bird_limit-none = Non ; la boîte prévient quand il en manque
option-bird_limit-36 = Oui : 36 oiseaux en tout
option-spell_targets = Sur quelles huttes on peut poser un sort.
option-spell_targets-any = Toute hutte d’une famille en jeu
option-spell_targets-inhabited = Les huttes habitées seulement
option-reveal = Comment les sorts d’une phase se dévoilent.
option-reveal-turn_order = À tour de rôle, chacun voit ce qui précède
option-reveal-simultaneous = Tous ensemble, quand chacun est prêt
option-spell_stack = Ce que font plusieurs sorts « jumeaux » ou « abondance » sur une hutte.
option-spell_stack-once = Pas plus qu’un seul
option-spell_stack-add = Chacun ajoute encore un enfant par femme, ou une part par chasseur
option-youth_chooser = Qui dit quelle personne la jeunesse épargne.
option-youth_chooser-hut_owner = La famille de la hutte
option-youth_chooser-caster = La famille qui a lancé le sort
option-youth_stack = Plusieurs jeunesses sur une hutte épargnent autant de personnes ; sinon une seule.
option-youth_compulsory = Une jeunesse dévoilée doit épargner quelqu’un ; sinon on peut y renoncer.
option-elder_penalty = Quand une famille sans ancien perd une pièce.
option-elder_penalty-edge = Une fois, au moment où elle perd le dernier
option-elder_penalty-per_round = Une fois par tour, tant qu’elle n’en a pas
option-rank_extinct = Une famille éteinte compte au recensement, avec zéro membre.
option-consolation_3p = À trois joueurs, les deuxièmes ex æquo reçoivent un oiseau.
option-totem_b_four = Variante « totem » B, quatre familles à égalité en tête.
option-totem_b_four-pieces = Une pièce chacune
option-totem_b_four-birds = Un oiseau chacune
option-totem_b_3p = Variante « totem » B à trois joueurs : les deuxièmes ex æquo ajoutent aussi une pièce.
option-repas_b_victim_votes = Variante « repas » B : le joueur qui a faim écrit aussi un billet.
option-two_seat_meals = Variantes « repas » à deux joueurs : qui désigne.
option-two_seat_meals-seat = Chaque joueur, avec une voix
option-two_seat_meals-family = Chaque famille, avec une voix
option-own_tie = À deux joueurs, égalité finale entre les deux familles du même joueur.
option-own_tie-win = Il gagne
option-own_tie-nobody = Personne ne gagne

## Les réglages tout faits

preset-first-about = Les sorts se posent un par un, et des enfants suffisent à sauver une famille.
preset-printed-about = Le jeu de base, sans variante.
preset-tournament-about = Sorts et repas par billets secrets : tout le monde décide en même temps.

## Jetons imprimés

piece-counter = { word-family } : { word-spell }
