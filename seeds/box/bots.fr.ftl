### Ce qu’un bot dit de son coup. Les cases sont des nombres.

bot-random = Hasard
bot-careless = Étourdi
bot-greedy = Glouton
bot-child = Enfant
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-about-random = Joue n’importe quoi de permis.
bot-about-careless = Prend ce qui rapporte le plus tout de suite, quand il regarde.
bot-about-greedy = Prend ce qui rapporte le plus tout de suite.
bot-about-child = Regarde un tour plus loin et joue souvent par caprice.
bot-about-easy = Regarde deux tours plus loin.
bot-about-medium = Regarde quatre tours plus loin.
bot-about-hard = Regarde aussi loin qu’une seconde le permet.

bot-why-any = N’importe quel coup, sans réfléchir.
bot-why-tempting = Ce qui rapporte le plus tout de suite.
bot-why-only = Il n’y a rien d’autre à faire.
bot-why-whim = Par caprice.
bot-why-announces = Arrête la manche et prend les points.
bot-why-places = Prend une bonne place en { $square }.
bot-why-calls = TOP ! La réponse doit prendre.
bot-why-calls-named = TOP ! De toutes les prises, { $piece } sur { $victim } fait le plus mal.
bot-why-wins = Joue pour gagner.
bot-why-lost = Résiste aussi longtemps que possible.
bot-why-due = La meilleure des prises obligatoires.
bot-why-takes = { $taken ->
    [one] Prend un pion.
   *[other] Prend { $taken } pions.
}
bot-why-goes-inside = Un de plus dans l’enceinte.
bot-why-best = { $depth ->
    [one] A regardé un tour plus loin.
   *[other] A regardé { $depth } tours plus loin.
}
