### The parts of moves, on the screens of the box.

choices-none = nothing
choices-person = { $letter ->
    [g] Girl
    [b] Boy
    [w] Young woman
    [m] Young man
    [W] Mature woman
    [M] Mature man
    [e] Elder
   *[other] { $letter }
}
choices-people = { $letter ->
    [g] { $count ->
        [one] { $count } girl
       *[other] { $count } girls
    }
    [b] { $count ->
        [one] { $count } boy
       *[other] { $count } boys
    }
    [w] { $count ->
        [one] { $count } young woman
       *[other] { $count } young women
    }
    [m] { $count ->
        [one] { $count } young man
       *[other] { $count } young men
    }
    [W] { $count ->
        [one] { $count } woman
       *[other] { $count } women
    }
    [M] { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
    [e] { $count ->
        [one] { $count } elder
       *[other] { $count } elders
    }
   *[none] nobody
}
choices-way-now = as they live now
choices-way-by_hut = hut by hut …
choices-way-usual = the usual ways …
choices-enough = that is all
