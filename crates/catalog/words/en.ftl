catalog-no-game = There is no game “{ $given }”. The games are: { $known }.

# How each level of the bots plays a game that has no sentences of its own.
catalog-level-beginner = Overlooks most actions and follows one idea.
catalog-level-novice = Follows one idea, and sees about half of the actions.
catalog-level-casual = Misjudges some actions and overlooks many.
catalog-level-skilled = Judges the position, with slips.
catalog-level-strong = Takes the action that looks best.
catalog-level-expert = Looks a few turns ahead.
catalog-level-master = Looks many turns ahead.
