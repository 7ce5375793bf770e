# The board of Engineer.

engineer-board-heading = { NOUN("engineer-option-mode", $mode) }. { $built ->
        [0] Nothing is built yet.
        [one] 1 building is built.
       *[other] { $built } buildings are built.
    }
engineer-board-time = Time:
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

engineer-board-do-layout = Lay the districts out, north-west first.
engineer-board-do-start = Choose a residential area for the engineer.
engineer-board-do-set = Set two dice as you planned.
engineer-board-do-keep = Keep two of the dice.
engineer-board-do-clear = You may clear tokens.
engineer-board-do-project = Play a card: its number, the area to move to, and what it does there. Or take your cards back.
engineer-board-do-bonus = Use your bonus, or pass.
engineer-board-do-invest-resource = The area gives a resource, and more of it with a die.
engineer-board-do-invest-residential = The area brings taxes, or a building with a die.
engineer-board-do-invest-trade = The area trades.

engineer-play-help = Areas are a1 to d4. A round: keep 13 keeps two dice; clear a1 3 clears a token for a die, clear a1 $ for money; P3 c2 build 2 plays card P3, moves to c2 and does what follows; recover b2 moves one step and takes all cards back; then the area: take wood 1, tax, build 2 6, trade wood>coal sell coal; pass declines what is optional. Example: P4 d3 swap wood>steel+steel
