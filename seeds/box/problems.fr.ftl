### Demandes que la boîte ne peut pas suivre, et annonces de la table. $seat est le nom de qui y est
### assis, ou la place elle-même (« Place 2 ») tant que personne n’a donné de nom ; $place est le numéro sur la boîte.

## Préparer une partie

problem-option-unknown = Le réglage « { $option } » n’existe pas. Il y a : { $known }.
problem-option-flag = Le réglage « { $option } » est oui ou non, pas « { $value } ».
problem-option-whole = Le réglage « { $option } » est un nombre entier de { $low } à { $high }, pas « { $value } ».
problem-option-choice = Le réglage « { $option } » ne peut pas être « { $value } ». Au choix : { $choices }.
problem-seats-range = { $game } se joue avec { $low } à { $high } places, pas { $seats }.
problem-box-small = Cette boîte a { $most } places, trop peu pour une partie à { $seats }.
problem-buttons-count = { $count } boutons sont choisis pour une partie à { $seats } places.
problem-buttons-order = Une partie demande des boutons différents de cette boîte (1 à { $most }), dans l’ordre de la table, pas { $buttons }.
problem-dead-heat-window = Des appuis à { $dead_heat_us } µs l’un de l’autre (dead_heat_us) ne peuvent pas être à égalité ici : la boîte réunit les appuis d’une course pendant { $window_ms } ms (race.window_ms).
problem-game-unknown = La boîte ne connaît pas le jeu « { $game } ». Elle connaît : { $known }.
problem-arriba-two-seats = Arriba ! demande ici au moins trois places, pas { $seats } ; le réglage « { $option } » peut en permettre deux.
problem-coups_bas-teams = Pour jouer en équipes de deux il faut quatre ou six places, pas { $seats }.
problem-coups_bas-partners = À { $seats }, les partenaires sont face à face : les équipes { $partners } demandent six joueurs.
problem-tschukka-first-family = { $family ->
    [yellow] À { $seats } places, il n’y a pas de famille jaune pour commencer.
   *[other] À { $seats } places, la famille « { $family } » ne peut pas commencer.
}
problem-totemix-first-seats = La première partie de TOTEMIX se joue à { $high } places au plus, pas à { $seats }.
problem-totemix-first-goal = La première partie de TOTEMIX a son propre but, « first », pas « { $goal } ».
problem-totemix-key-unknown = Un fichier de buts ne connaît pas « { $entry } ». Ici : { $known }.
problem-totemix-key-missing = Il manque « { $entry } » dans le fichier de buts.
problem-totemix-key-type = Dans le fichier de buts, « { $entry } » doit être { $expected ->
    [table] une table
    [bool] true ou false
   *[str] un texte
}.
problem-totemix-numbers-count = pollution.{ $environment } a { $count } nombres, il en faut { $due }.
problem-totemix-numbers-range = pollution.{ $environment } contient « { $value } » ; un nombre est entier, entre 1 et { $high }.
problem-totemix-numbers-tie = pollution.{ $environment } a { $number } à la fois parmi ses deux plus hauts et en dessous ; la première partie en retire deux et doit savoir lesquels.
problem-totemix-goal-empty = Le dessin du but { $goal } est vide.
problem-totemix-goal-word = But { $goal }, ligne { $line } : « { $word } » n’est pas une pile ; écrivez des lettres de CFODMV, ou une lettre et un chiffre.
problem-totemix-goal-grid = But { $goal }, ligne { $line }, colonne { $column } : « { $word } » est hors de la grille ; quatre colonnes par case, deux de décalage par rangée.
problem-totemix-goal-free = But { $goal } : « { $letter } » dans « free » est faux ; nommez des lettres de { $known }, chacune une fois.
problem-totemix-goal-count = Le but { $goal } montre { $count } { $letter } ({ $environment }), il en faut { $due }.
problem-totemix-goal-parts = Le but { $goal } est en { $count } morceaux ; le monde est toujours d’un seul tenant.
problem-game-fixed = « { $game } » n’a pas de fichier de buts.

## Demandes

problem-stale = La table a avancé : c’était pour le coup { $number }, et elle en est à { $now }. Regarde de nouveau.
problem-stale-branch = Un coup a été repris entre-temps : c’était pour la table d’avant. Regarde de nouveau.
problem-stale-match = Une autre partie est sur la table : c’était pour la précédente. Regarde de nouveau.
problem-hidden-refused = Ce coup nomme quelque chose de caché : l’hôte ne peut pas le saisir. C’est à son joueur de le jouer.
problem-correct-one-move = À la ligne { $line }, la correction va trop loin. Tant que des cartes sont cachées, elle répète les coups repris tels qu’ils ont été joués, puis en nomme un seul nouveau, ou des appuis. La suite se rejoue à la table.
problem-correct-refused = La correction est refusée : la ligne { $line } dépend de quelque chose de caché, la boîte ne dit donc pas pourquoi. Tout le monde en est averti.
problem-no-match = Aucune partie n’est en cours.
problem-match-closed = Cette partie est close : son secret est publié, elle ne peut plus reprendre. Commences-en une nouvelle.
problem-match-running = Une partie est en cours ; termine-la d’abord.
problem-paused = La partie est en pause ; reprends-la d’abord.
problem-foreign-page = La boîte ne répond qu’à ses propres pages, pas à { $page }.
problem-not-json = Le message est illisible : { $reason ->
    [truncated] il s’arrête trop tôt
    [malformed] ce n’est plus du JSON à partir de l’octet { $at }
    [encoding] ce n’est pas de l’UTF-8
    [deep] il est trop imbriqué
    [object] une commande est un objet entre accolades
   *[other] ce n’est pas du JSON
}.
problem-bad-command = Le message n’est pas une commande complète : { $reason ->
    [shape] il faut un objet entre accolades
    [missing] il manque « { $field } »
    [unknown] « { $field } » ne veut rien dire ici
    [empty] « { $field } » est vide
    [least] « { $field } » doit valoir { $wanted } ou plus
    [most] « { $field } » doit être compris entre 0 et { $wanted }
    [within] « { $field } » vaut « { $got } », il faut un nombre entier de 1 à { $wanted }
    [value] « { $field } » ne peut pas valoir « { $got } »
    [ahead] un appui est daté de plus d’une heure après l’heure de la table
    [type] « { $field } » est { $got ->
        [int] un nombre
        [float] un nombre à virgule
        [str] un texte
        [bool] un oui ou non
        [array] une liste
        [object] un objet
       *[null] vide
    }, il faut { $wanted ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [int-str] un nombre entier ou un texte
       *[object] un objet
    }
   *[other] « { $field } » n’est pas comme il faut
}.
problem-unknown-do = La boîte ne connaît pas la commande « { $do } ».
problem-unreadable-move = « { $move } » n’est pas un coup de ce jeu : « { $part } » n’est pas { $reason ->
    [animal] un animal
    [capture] une prise
    [position] une position du plateau
    [card] une carte
    [cell] une case de la carte
    [deal] une donne avec son heure et sa première place
    [dice] un jet d’une catastrophe et de ses terrains
    [environment] un environnement
    [group] un groupe d’habitants
    [hut] une hutte
    [number] le numéro d’un terrain
    [place] une place d’un totem
    [position] une position du plateau
    [reserve] une réserve où payer
    [seat] une place à table
    [spell] un sort
    [spells] une liste de sorts dans l’ordre du jeu
    [square] une case
    [step] un pas
    [terrain] un terrain
    [tile] une tuile Totem
    [time] une heure
    [turn] un tour
    [villager] une sorte d’habitant
   *[move] un coup lisible
}{ $like ->
    [none] .
   *[other] , à écrire comme { $like }.
}
problem-timed-move = Les téléphones n’appuient jamais : le totem, c’est le bouton d’arcade.
problem-scan-unknown = Ce code n’est sur aucune pièce de cette partie.
problem-scan-not-now = Cette pièce ne peut pas être saisie par son code maintenant.
problem-seat-taken = La place { $place } est prise ({ $name }). Appuie sur son bouton d’arcade pour la reprendre.
problem-press-needed = La place { $place } s’obtient en appuyant sur son bouton d’arcade.
problem-seat-unknown = Il n’y a pas de telle place ici : { $seat }.
problem-seat-free = La place { $place } est déjà libre.
problem-press-missing = Personne n’a appuyé à temps sur le bouton d’arcade de la place { $place }. Essaie encore.
problem-hold-missing = Personne n’a tenu deux boutons en même temps assez longtemps. Essaie encore.
problem-seat-asked = Un autre téléphone (code { $code }) demande déjà la place { $place }. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au plus, puis c’est ton tour.
problem-seat-next = Quelqu’un d’autre passe avant toi pour la place { $place }. Attends un instant.
problem-host-asked = Un autre téléphone (code { $code }) demande déjà à animer la table. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au plus, puis c’est ton tour.
problem-host-next = Quelqu’un d’autre passe avant toi pour animer la table. Attends un instant.
problem-asks-again = Cet appareil a demandé trop souvent sans qu’on appuie. Il pourra redemander dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-request-over = Cette demande est terminée. Redemande.
problem-host-in-play = Une partie est en cours et tenir des boutons serait jouer. Mets d’abord en pause, depuis n’importe quel téléphone à table.
problem-host-contested = Quelqu’un demande la place d’hôte. Tant que les boutons n’ont pas répondu, seul un téléphone à table peut faire reprendre la partie.
problem-bad-key = Cette adresse n’ouvre pas la boîte. Prends la dernière qu’elle a affichée.
problem-name-too-long = { $most ->
    [one] Ce nom est trop long : { $most } caractère au plus.
   *[other] Ce nom est trop long : { $most } caractères au plus.
}
problem-nothing-to-undo = Il n’y a aucun coup à reprendre.
problem-undo-open = Un vote pour reprendre un coup est déjà ouvert.
problem-undo-none = Personne n’a demandé à reprendre un coup.
problem-outside-match = Ta place ne joue pas dans cette partie ; la prochaine peut te prendre.
problem-resigned = { $seat } a abandonné et ne joue plus cette partie.
problem-not-host = Seul l’hôte peut faire cela.
problem-too-large = Le message est trop grand pour la boîte.
problem-too-fast = Trop de commandes : la boîte en accepte { $most } par seconde. Essaie encore.
problem-too-often = Cet appareil demande trop souvent. Attends un instant.
problem-foreign-host = La boîte ne se connaît pas sous cette adresse. Ouvre l’adresse que montre son écran.
problem-cut-off = Ce téléphone a envoyé beaucoup trop de messages et a été déconnecté. Il peut revenir dans { $seconds } s, ou tout de suite si tu appuies sur son bouton.
problem-watch-full = Il y a déjà { $most } spectateurs ; l’un d’eux doit d’abord partir.
problem-on-table = Cela se fait à la main sur la table, pas sur un téléphone.
problem-retired-move = Ici une famille nomme d’un coup tous les sorts qu’elle dévoile, quand elle se dit prête.
problem-bot-unknown = { $game } n’a pas de bot « { $bot } ». Il y a : { $known }.
problem-bot-seated = Un bot joue pour { $seat } ; l’hôte peut le renvoyer.
problem-analysis-off = Le meilleur coup n’est pas donné dans cette partie.
problem-analysis-busy = La question précédente est encore à l’étude.
problem-analysis-failed = La boîte n’a pas pu trouver le meilleur coup. La partie continue ; le journal système dit pourquoi.
problem-answer-failed = La boîte n’a pas pu traiter cette demande. La partie continue ; le journal système dit pourquoi.
problem-review-hidden = Ce jeu cache quelque chose : on ne peut pas revoir ses coups.
problem-statistics-failed = La boîte n’a pas pu établir les statistiques. La partie continue ; le journal système dit pourquoi.
problem-broker-away = Le courtier MQTT de la boîte ne répond pas pour l’instant. Réessaie dans un moment.
problem-internal = Quelque chose a échoué dans la boîte ; rien n’a changé. Le journal en dit plus.

## Annonces

notice-undo-done = Le dernier coup a été repris.
notice-undo-declined = { $seat } n’est pas d’accord : le coup reste joué.
notice-undo-refused = L’hôte n’est pas d’accord : le coup reste joué.
notice-corrected = L’hôte a corrigé la partie : { $reason }
notice-hidden-refused = L’hôte a saisi un coup qui nomme quelque chose de caché ; la boîte l’a refusé (tentative { $count } dans cette partie).
notice-correct-refused = L’hôte a tenté une correction qui dépend de quelque chose de caché ; la boîte l’a refusée (tentative { $count } dans cette partie).
notice-chance-entered = L’hôte a saisi ce que la boîte aurait tiré.
notice-paused = La partie est en pause.
notice-resumed = La partie continue.
notice-paused-by = { $button } a mis la partie en pause.
notice-resumed-by = { $button } a relancé la partie.
notice-rematch-asked = { $seat } voudrait une revanche.
notice-resigned = { $seat } a abandonné.
notice-cut-off = { $button } : le téléphone a envoyé beaucoup trop de messages et a été déconnecté.
notice-host-cut-off = Le téléphone de l’hôte a envoyé beaucoup trop de messages et a été déconnecté.
notice-seat-given = { $name } prend la place { $place }.
notice-seat-changed = La place { $place } a changé de mains : elle est à { $name }, avant à { $before }.
notice-host-given = { $name } anime maintenant la table.
notice-host-changed = L’hôte a changé : c’est { $name }, avant c’était { $before }.
notice-left = { $name } a quitté la place { $place }.
notice-practice = Partie d’entraînement : l’hôte a choisi la graine { $seed }.
notice-ended = L’hôte a mis fin à la partie.
notice-bot-seated = Un bot joue maintenant pour { $seat }.
notice-bot-left = { $seat } joue de nouveau sans bot.
notice-bot = { $seat } : { $reason }
notice-play-again = Des appuis ont été perdus, le premier est donc inconnu : on rejoue ce moment.

## Ligne de commande

problem-option-pair = « { $value } » n’est pas de la forme option=valeur.
problem-file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
problem-folder-exists = Le dossier { $folder } existe ; rien n’y a été changé. Donnez-en un nouveau.
problem-file-unwritable = { $file } ne peut pas être écrit : { $reason }.
problem-broker-recipe = Aucun courtier ne se règle ainsi. { $reason }
problem-match-unknown = Le journal ne contient pas de partie « { $match } » (il en contient { $count }).
problem-matches-few = { $matches } parties : il en faut au moins une.
problem-perft-depth = On compte d’une profondeur de { $low } à { $high }, pas de { $depth }.
problem-perft-none = On ne peut pas compter les suites de coups depuis le début de { $game } avec ces réglages.
problem-config-wrong = { $reason }
problem-password-visible = Tous les utilisateurs de cette machine peuvent lire un mot de passe sur la ligne de commande. Écris { $option } mqtt://UTILISATEUR@HÔTE, et le mot de passe dans un fichier pour --password-file, ou dans la variable { $variable }.
problem-password-visible-database = Tous les utilisateurs de cette machine peuvent lire un mot de passe sur la ligne de commande. Écris { $option } sans lui, et le mot de passe dans ~/.pgpass, dans la variable PGPASSWORD, ou dans le fichier de configuration.
problem-box-not-running = Aucune boîte ne tourne avec cette configuration : son adresse serait dans { $file }.
problem-no-reader = La configuration ne nomme aucun lecteur de cartes (scanner.device).
problem-tags-wrong = { $reason }
problem-card-unknown = Le jeu « { $game } » n’a pas de carte « { $card } ».
problem-no-cards = Le jeu « { $game } » n’a ni cartes ni tuiles à reconnaître.
problem-cards-unwritten = { $file } : impossible d’écrire le fichier ({ $reason }).
problem-no-scan = Le jeu « { $game } » ne se joue pas avec un lecteur de cartes.
problem-hall-full = La salle se montre déjà sur { $most } écrans ; fermes-en un.
problem-hall-not-running = Aucune salle n’est ouverte avec cette configuration : son adresse serait dans { $file }.
problem-organiser-key = Seule l’organisation peut faire cela. Ouvre la dernière adresse affichée par la salle.
problem-round-free-play = Les rondes appartiennent à un tournoi. Ouvre la salle avec son nom (--tournament).
problem-round-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} : il en faut de { $least } à { $most } pour une ronde.
problem-round-name-twice = « { $name } » y est deux fois. Ajoute une lettre à l’un des deux.
problem-round-name-long = Le nom « { $name }… » a plus de { $most } caractères.
problem-round-seats = Des tables de { $seats } : de { $least } à { $most } sont possibles.
problem-round-players-changed = Toutes rondes : il faut les mêmes joueurs à chaque ronde. Annule la première ronde, ou tire une ronde suisse.
problem-rounds-done = Chacun a rencontré tous les autres.
problem-results-away = Les résultats ne peuvent pas être lus pour l’instant : { $reason }.
problem-watch-unreachable = Rien ne répond à { $address } : { $reason }. La boîte est-elle allumée, l’adresse est-elle juste ?
problem-watch-no-broker = Aucun courtier MQTT n’a pu être joint en { $seconds } s.
problem-watch-box-unknown = Aucune table « { $box } » n’a été entendue en { $seconds } s. Il y a : { $known }.
problem-home-off = Home Assistant demande un courtier qu’il partage avec la boîte : remplissez home_assistant.url ou broker.url.
problem-home-unreachable = Le courtier de Home Assistant est injoignable : { $reason }.
problem-backup-no-journal = Il n’y a pas de journal { $file } à copier. --config donne la configuration avec laquelle tourne la boîte.
problem-backup-exists = { $file } existe et n’a pas été changé. Donne un nouveau fichier, ou un dossier.
problem-backup-no-folder = Il n’y a pas de dossier { $folder }. La clé USB est-elle branchée ?
problem-backup-failed = La copie { $file } n’a pas été faite : { $reason }.
problem-restore-running = Une boîte se sert du journal { $file }. Arrête-la d’abord, puis restaure.
problem-restore-same = { $file } est le journal lui-même.
problem-restore-failed = { $file } n’a pas été restauré, et le journal n’a pas changé : { $reason }.
