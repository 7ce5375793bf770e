# The lessons.

learn-title = Learn by playing
learn-lead = Each game in about five minutes, on a real board: one small task after another, with instant feedback.
learn-begin = Start
learn-go-on = Continue
learn-again = Repeat
learn-progress = { $done } of { $count } done
learn-known = (done)
learn-goal = Goal of the game:
learn-lesson = { $game }, lesson { $number } of { $count }
learn-lessons = Lessons
learn-others = Other games to learn
learn-well = Well done!
learn-watch = Watch what happens…
learn-strayed = That is allowed, but this task asks for something else.
learn-show = Show me
learn-next = Next
learn-finish = Finish
learn-finished = You know { $game } now
learn-finished-text = You have tried every kind of action. Now play a full game: the bots are gentle, and the rules are one click away.
learn-none = There are no lessons for { $game } yet
learn-none-text = Read the rules, or just play: the program refuses what is not allowed and tells you why.
learn-play = Play your first game
learn-left = { $count ->
    [one] One lesson is left
   *[other] { $count } lessons are left
}
learn-left-text = You have finished the last lesson, but not all of them.
learn-finished-alone = You have tried every kind of action. Now play a full game: the rules are one click away.
