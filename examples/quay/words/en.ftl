quay-title = Quay
quay-tagline = Moor the best ships that come in.
quay-length = 5 min

quay-play-help =
    moor 3   the ship lies at berth 3 and those after it
    sail     the ship is sent away

quay-option-players = Players
quay-option-players-help = How many harbour masters play.
quay-option-full_quay = Full quay
quay-option-full_quay-help = A quay without a free berth brings 5 points more.

quay-score-cargo = Cargo
quay-score-full = Full quay
quay-fact-ships = ships

quay-view-ship = Ship
quay-view-at_sea = At sea
quay-view-quays = Quay
quay-view-berths = berths
quay-view-score = points
quay-view-length = length
quay-view-cargo = cargo

quay-log-draw = A ship of length { $length } with { $cargo } of cargo comes in.
quay-log-moor = { $whose ->
        [yours] You moor
       *[theirs] { $player } moors
    } it at berth { $berth }.
quay-log-sail = { $whose ->
        [yours] You send
       *[theirs] { $player } sends
    } it away.

quay-turn-draw = First a ship comes in, one of those not seen yet.
quay-moor-fits = A ship of length { $length } does not fit at berth { $berth }: the quay has { $berths } berths.
quay-moor-free = At berth { $berth } the ship would lie on top of another one. Choose free berths, or send it away.
quay-end = The game is over: every ship has come in.

quay-field-game = Game
quay-field-berths = Berths of a quay
quay-field-ships = Ships
quay-field-ship-length = Berths it takes
quay-field-ship-cargo = Points
