### Ce que dit la ligne de commande.

greet-title = totembox est prêt.
greet-box = Boîtier virtuel :
greet-real-box = Page de la boîte :
greet-phones = Téléphones :
greet-broker = Courtier MQTT :
greet-stop = Ctrl+C pour arrêter ; la partie en cours reprendra au prochain démarrage.
broker-file-server = configuration du courtier ; on le lance avec elle
broker-file-security = ses utilisateurs et leurs droits ; l’utilisateur du courtier doit pouvoir l’écrire
broker-file-hall = pour la page de la salle
broker-file-box = pour ce boîtier : totembox run --config
broker-file-users = utilisateurs secrets de ce boîtier et de ses téléphones
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
