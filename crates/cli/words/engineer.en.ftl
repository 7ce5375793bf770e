# The board of Engineer.

engineer-board-heading = { NOUN("engineer-option-mode", $mode) }. { $built ->
        [0] Nothing is built yet.
        [one] 1 building is built.
       *[other] { $built } buildings are built.
    }
engineer-board-time = Time:
engineer-board-round-ends = The round ends: the time marker is on { $time }.
engineer-board-halted = Time is on hold this round.
engineer-board-phase-preparation = Preparation
engineer-board-phase-project = Project
engineer-board-phase-investment = Investment
engineer-board-phase-end = End
engineer-board-step = ({ NOUN("engineer-step", $step) })
engineer-board-no-map = The districts are not arranged yet.
engineer-board-district = { $card } { NOUN("engineer-district", $district) }, side { $side }
engineer-board-any = any resource
engineer-board-legend = <E> is the engineer, ● a token, which closes its area; the dice that an area accepts are in brackets.
engineer-board-dice = Active dice: { $dice }   Activated: { $activated }
engineer-board-rolled = Rolled: { $dice }   Activated: { $activated }
engineer-board-pool = { $tokens ->
        [0] No token in the pool
        [one] 1 token in the pool
       *[other] { $tokens } tokens in the pool
    }
engineer-board-projects = Projects in hand (move, basic action, [die] advanced action; each can plan instead):
engineer-board-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
engineer-board-discarded = Discarded: { $cards }
engineer-board-buildings = Buildings, side { $side } of the card:
engineer-board-challenge = { NOUN("engineer-challenge", $challenge) }, part by part:
engineer-board-building = { NOUN("engineer-building", $building) }
engineer-board-built = built
engineer-board-later = later
engineer-board-payable = you can afford this
engineer-board-bonus = (bonus: { NOUN("engineer-bonus", $bonus) })

engineer-board-do-layout = Arrange the districts, north-west first. Example: layout D1 D2 D3 D4
engineer-board-do-start = Choose a residential area for the engineer. Example: start b1
engineer-board-do-set = Set two dice as you planned. Example: set 25
engineer-board-do-keep = Keep two of the dice. Example: keep 13
engineer-board-do-clear = You may clear tokens: clear a1 3 (a die), clear a1 $ (money), clear a1 b3 3$ (both); or pass.
engineer-board-do-project =
    Play a card: P1 AREA and what it does, or take your cards back: recover AREA.
    What it does: nothing, remove a1, take wood, set 3 5, build 2, halt, swap wood>coal+steel, develop D2, plan.
engineer-board-do-bonus = Your bonus: bonus take wood, bonus remove a1 b3, bonus halt; or pass.
engineer-board-do-invest-resource = The area gives a resource: take wood, take wood 1 (with a die); or pass.
engineer-board-do-invest-residential = The area gives taxes or a building: tax, build 2 6 (building 2 with a die of 6); or pass.
engineer-board-do-invest-trade = The area trades: trade, trade wood>coal, trade wood>coal+steel 3 (with a die), each with or without sell coal after it; or pass.

engineer-play-help = Areas are a1 to d4. A round: keep 13 keeps two dice; clear a1 3 clears a token for a die, clear a1 $ for money; P3 c2 build 2 plays card P3, moves to c2 and does what follows; recover b2 moves one step and takes all cards back; then the area: take wood 1, tax, build 2 6, trade wood>coal sell coal; pass declines what is optional. Example: P4 d3 swap wood>steel+steel
