### La page de téléphone de top_totem en français. Les personnes arrivent comme noms, les cases comme nombres.

top_totem-board = Le plateau
top_totem-side = { $seat ->
    [0] Rouge
   *[other] Blanc
}
top_totem-square = Case { $square }{ $inside ->
    [yes] , enceinte sacrée
   *[no] { "" }
}{ $man ->
    [pedestrian-0] , piéton rouge
    [rider-0] , cavalier rouge
    [pedestrian-1] , piéton blanc
    [rider-1] , cavalier blanc
   *[none] { "" }
}
top_totem-total = Points dans cette partie
top_totem-inside = { $inside } dedans : { $worth }
top_totem-camp = Au camp
top_totem-pedestrians = { $count ->
    [one] { $count } piéton
   *[other] { $count } piétons
}
top_totem-riders = { $count ->
    [one] { $count } cavalier
   *[other] { $count } cavaliers
}

top_totem-now-lot = Le sort désigne qui commence
top_totem-now-between = Manche terminée
    .hint = Continue quand tu es prêt pour la manche { $round } sur { $rounds }.
top_totem-now-place-me = Pose un pion
    .hint = Sur n’importe quelle case libre hors de l’enceinte.
top_totem-now-place-other = { $name } pose un pion
top_totem-now-play-me = À toi
    .hint = { $side }, manche { $round } sur { $rounds }
top_totem-now-play-other = { $name } joue
    .hint = { $side }, manche { $round } sur { $rounds }
top_totem-now-top-open-me = TOP ! Tu dois prendre
    .hint = N’importe quelle prise convient.
top_totem-now-top-open-other = TOP ! { $name } doit prendre
top_totem-now-top-named-me = TOP ! Tu dois prendre
    .hint = Le pion en { $piece } prend celui en { $victim }.
top_totem-now-top-named-other = TOP ! { $name } doit prendre
    .hint = Le pion en { $piece } prend celui en { $victim }.
top_totem-now-void-me = À toi
    .hint = TOP ! a été crié, mais il n’y a rien à prendre.
top_totem-now-void-other = { $name } joue
    .hint = TOP ! a été crié, mais il n’y a rien à prendre.

top_totem-how-call = Le bot t’attend : TOP ! ou continue.
top_totem-how-move = Touche un pion, puis sa case d’arrivée.
top_totem-how-enter = Touche une case libre de ta base pour entrer, ou un pion pour jouer.
top_totem-how-place = Touche la case de ton prochain pion.
top_totem-draft-to = Vers où ?
top_totem-draft-on = Tu peux continuer, ou t’arrêter là.
top_totem-draft-on-take = Tu peux encore prendre, ou t’arrêter là.
top_totem-draft-sent = On joue…
top_totem-stop-here = S’arrêter là
top_totem-back = Un pas en arrière
top_totem-cancel = Annuler
top_totem-top = TOP !
top_totem-top-name = Désigner la prise
top_totem-top-named = TOP ! { $piece } prend { $victim }
top_totem-pass = Passer
top_totem-announce = Totem Top !
top_totem-next = Manche suivante
top_totem-games = Manches
top_totem-game-won = { $round }. { $name } ({ $side }) : { $points } points
top_totem-game-drawn = { $round }. Nulle : aucun point
top_totem-end-me = Tu as gagné !
top_totem-end-other = { $names } a gagné
top_totem-end-drawn = La partie est nulle
top_totem-analysis = Meilleur coup ?
top_totem-analysis-thinking = On réfléchit…
top_totem-analysis-none = Rien à dire ici.
top_totem-analysis-best = { $side } : { $move } ({ $score }), { $depth ->
    [one] un tour
   *[other] { $depth } tours
} à l’avance
top_totem-analysis-decided = { $wins ->
    [yes] { $side } gagne : { $move }
   *[no] { $side } perd ; le plus long : { $move }
}
top_totem-way-on = en { $square }
top_totem-way-from = de { $square }
top_totem-way-step = à { $square }
top_totem-way-then = puis { $square }
top_totem-way-take = prend { $victim } et arrive en { $square }
top_totem-way-call = { $piece } doit prendre { $victim }
top_totem-analysis-by = { $name } a demandé ; tout le monde le voit.
top_totem-analysis-host = L’hôte a demandé ; tout le monde le voit.
top_totem-arrange = Disposer les pions
top_totem-arrange-right = Le vrai plateau est différent
top_totem-arrange-how = Fais glisser les pions, ou touche un pion puis sa place.
top_totem-arrange-held = Touche maintenant sa place, ou « hors du plateau ».
top_totem-arrange-off = Hors du plateau
top_totem-arrange-camp = Au camp
top_totem-arrange-turn = À qui de jouer ?
top_totem-arrange-clear = Vider le plateau
top_totem-arrange-done = Commencer d’ici
top_totem-arrange-right-done = C’est comme ça
top_totem-arrange-men = { $count } × { $kind ->
    [rider] cavalier
   *[other] piéton
}, { top_totem-side }
top_totem-now-setup = Dispose les pions
    .hint = Dis comment est le plateau ; puis la manche commence.
top_totem-host-enter = Saisir pour { $name }

top_totem-options-moves = Coups et prises
top_totem-options-calls = TOP !
top_totem-options-ends = Comment finissent les manches
top_totem-options-help = Aide
