### Ce que dit la ligne de commande.

greet-title = totembox est prêt.
greet-box = Boîtier virtuel :
greet-real-box = Page de la boîte :
greet-phones = Téléphones :
greet-broker = Courtier MQTT :
greet-stop = Ctrl+C pour arrêter ; la partie en cours reprendra au prochain démarrage.
simulate-matches = Parties
simulate-moves = Coups par partie
simulate-wins = Victoires
simulate-endings = Fins
simulate-time = Temps
simulate-playing = Simulation
chance-name = Le hasard
goals-title = { $goal } : { $count ->
    [one] { $count } disposition
   *[other] { $count } dispositions
}, interchangeables : { $letters }
