### The menus on the screens of the box, for a table without phones.

menu-title = Menu
menu-own-name = English
menu-language = Language
menu-address = Page of the box
menu-new = New match
menu-rematch = Play again
menu-pause = Pause
menu-resume = Go on
menu-undo = Take the last move back
menu-end = End without a result
menu-ask-game = Which game?
menu-ask-bot = Any bots?
menu-ask-bots = How many bots?
menu-ask-preset = How to play?
menu-ask-people = Who plays?
menu-sit = Press your button
menu-nobody = nobody
menu-bot-none = No bots
menu-bot-easy = Easy
menu-bot-medium = Medium
menu-bot-strong = Strong
menu-real-deck = Which cards?
menu-real-chance = Which births?
menu-real-map_by = Which map?
menu-real-dice_by = Which dice?
menu-real-tiles_by = Which totem tiles?
menu-real-no = Of the box
menu-real-yes = Real ones
menu-start = { $bots ->
    [0] { $people ->
        [one] Start alone
       *[other] Start with { $people }
    }
    [one] Start: { $people } + { $bots } bot
   *[other] Start: { $people } + { $bots } bots
}
menu-your-choice = Your choice
menu-entered = What came up
menu-who = For whom?
menu-done = that is all
menu-back = Back
menu-keys = PRESS next · HOLD yes
menu-keys-narrow = HOLD: yes
menu-keys-back = PRESS next · HOLD ←
menu-keys-sit = HOLD the middle: go on
menu-own-screen = Look at your screen
menu-own-screen-why = Hidden: MIDDLE chooses
menu-open = PRESS to choose
menu-open-middle = Choose: MIDDLE button
menu-idle = MIDDLE = play here
menu-keys-nobody = MIDDLE: back
menu-undo-drop = Keep the last move
