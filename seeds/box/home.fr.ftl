### Ce que Home Assistant montre d’une boîte.

home-device = Boîte totem { $box }
home-model = Boîte arbitre
home-game = Jeu
home-phase = Phase
home-turn = À qui de jouer
home-scores = Scores
home-score = Score de la place { $place }
home-verdict = Dernier verdict
home-grab = Saisie
home-pause = Pause
home-paused = En pause
home-ended = Arrêtée sans résultat
