### Ce que dit la ligne de commande.

greet-title = totembox est prêt.
greet-box = Boîte virtuelle :
greet-real-box = Page de la boîte :
greet-key = La clé de cette page n’a rien à faire dans un journal : `totembox address` l’affiche ; sur la boîte, tiens le bouton du milieu entre deux parties.
greet-phones = Téléphones :
greet-broker = Courtier MQTT :
greet-stop = Ctrl+C pour arrêter ; la partie en cours reprendra au prochain démarrage.
service-idle = { $address }, pas de partie
service-match = { $address }, { $game } à { $seats } places, { $number } coups
broker-file-server = configuration du courtier ; on le lance avec elle
broker-file-security = ses utilisateurs et leurs droits ; l’utilisateur du courtier doit pouvoir l’écrire
broker-file-hall = pour la page de la salle
broker-file-box = pour cette boîte : totembox run --config
broker-file-users = utilisateurs secrets de cette boîte et de ses téléphones
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
hall-ready = La salle est ouverte.
hall-page = Page :
hall-broker = Courtier MQTT :
hall-organiser = Pour l’organisation (tire les rondes) :
hall-key = L’adresse de l’organisation n’a rien à faire dans un journal : `totembox address --hall` l’affiche.
hall-results = Résultats :
hall-stop = Ctrl+C pour arrêter ; les résultats restent.
watch-none = Aucune table n’a encore été entendue ici.
watch-other = La table « { $box } » n’est pas ici. Il y a : { $known }.
watch-lost = Pas de connexion. Nouvel essai…
watch-table = Table
watch-condition = Boîte
watch-game = Jeu
watch-phase = Phase
watch-seat = Place
watch-name = Nom
watch-score = Score
watch-awaited = doit jouer
watch-verdict = Dernier verdict :
watch-events = Ce qui s’est passé
watch-online = présente
watch-silent = muette
watch-offline = absente
watch-paused = en pause
watch-ended = arrêtée sans résultat
watch-idle = pas de partie
watch-winners = gagné : { $names }
watch-resigned = a abandonné
watch-bot = bot
watch-phone = téléphone
watch-move = coup { $number }
watch-missed = … quelque chose manque ici
watch-keys = Ctrl+C pour quitter
watch-skipped = Messages ignorés : { $count }. Le dernier : { $topic }, { $reason }
home-removed = La boîte { $box } n’est plus dans Home Assistant.
fairness-fair = Équitable : { $draws ->
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
} du secret engagé{ $entered ->
    [0] {""}
   *[other]  ; { $entered } saisis par des personnes, non tirés par la boîte
} (engagement { $commitment }).
fairness-unfair = NON équitable : le coup { $number } ne découle pas du secret engagé (engagement { $commitment }).
fairness-broken = NON équitable : le secret ne correspond pas à l’engagement { $commitment }.
fairness-hidden = Équité non vérifiée : le secret de l’engagement { $commitment } est publié quand la partie est finie.
fairness-practice = Partie d’entraînement : l’hôte a choisi la graine { $seed }.
fairness-uncommitted = Équité non vérifiée : cette partie n’a pas d’engagement.
backup-made = Le journal est copié dans { $file }.
restore-done = Restauré : un journal de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
restore-aside = Le journal d’avant est gardé sous { $file }.
