### Les menus sur les écrans de la boîte, pour une table sans téléphones.

menu-title = Menu
menu-own-name = Français
menu-language = Langue
menu-address = Page de la boîte
menu-new = Nouvelle partie
menu-rematch = Rejouer
menu-pause = Pause
menu-resume = Reprendre
menu-undo = Annuler le dernier coup
menu-end = Finir sans résultat
menu-ask-game = Quel jeu ?
menu-ask-bot = Des bots ?
menu-ask-bots = Combien de bots ?
menu-ask-preset = Comment jouer ?
menu-ask-people = Qui joue ?
menu-sit = Appuie sur ton bouton
menu-nobody = personne
menu-bot-none = Sans bot
menu-bot-easy = Facile
menu-bot-medium = Moyen
menu-bot-strong = Fort
menu-real-deck = Quelles cartes ?
menu-real-chance = Quelles naissances ?
menu-real-map_by = Quel monde ?
menu-real-dice_by = Quels dés ?
menu-real-tiles_by = Quelles tuiles ?
menu-real-no = De la boîte
menu-real-yes = En vrai
menu-start = { $bots ->
    [0] Commencer à { $people }
    [one] Commencer : { $people } + { $bots } bot
   *[other] Commencer : { $people } + { $bots } bots
}
menu-your-choice = À toi
menu-entered = Ce qui est sorti
menu-who = Pour qui ?
menu-done = c’est tout
menu-back = Retour
menu-keys = APPUI suite · TENIR oui
menu-keys-narrow = TENIR : oui
menu-keys-back = APPUI suite · TENIR ←
menu-keys-sit = TENIR le milieu : suite
menu-own-screen = Regarde ton écran
menu-own-screen-why = Caché : MILIEU choisit
menu-open = APPUIE pour choisir
menu-open-middle = Choisir : bouton du MILIEU
menu-idle = MILIEU = jouer ici
menu-keys-nobody = MILIEU : retour
menu-undo-drop = Ne plus annuler
