# What the kernel says of records, editions, options and notation.

notation = Can’t read “{ $text }”. Expected: { FORM($form) }

# Placeholders in notations.
notation-area = AREA
notation-attraction = ATTRACTION
notation-card = CARD
notation-colour = COLOUR
notation-deed = DEED
notation-die = DIE
notation-goal = GOAL
notation-lot = LOT
notation-price = PRICE
notation-resource = RESOURCE
notation-site = SITE
notation-tile = TILE

setup-not-an-object = Options are a JSON object such as { "{" }"players": 2{ "}" }.
setup-unknown = There is no option “{ $name }”. The options are: { COMMAS($known) }.
setup-count = { $value } is not allowed for option “{ $name }”. Allowed: { $least } to { $most }.
setup-choice = { $value } is not allowed for option “{ $name }”. Allowed: { OR($names) }.
setup-subset = { $value } is not allowed for option “{ $name }”. Allowed: any of { COMMAS($names) }.

json-missing = “{ $name }” is missing.
json-unknown = “{ $name }” is not known here.
json-unknown-of = “{ $name }” is not known here. Possible: { COMMAS($known) }.
json-twice = “{ $name }” is there twice.
json-value = “{ $found }” is not possible here.
json-kind = A value of another kind is needed here.
json-end = The text ends too early.
json-trailing = There is more text after the end of the document.
json-syntax = This is not JSON.

edition-json = Line { $line }, column { $column } of the edition file cannot be read.
edition-too-long = The edition file is too large: { $bytes } bytes (limit: { $most }).
edition-too-many = Too many editions are in use. The limit is { $most }, or fewer if they are large. Try again when others are no longer in use.
edition-missing = { $place } is missing from the edition file.
edition-lacks = In the edition file, { $place } has no entry for { $entry }.
edition-twice = In the edition file, { $place } repeats { $found }; every value must be unique.
edition-value = In the edition file, { $place } is { $found } but should be { $expected }.
edition-kind-object = In the edition file, { $place } is { $found } but should be a group of fields in braces.
edition-kind-array = In the edition file, { $place } is { $found } but should be a list in square brackets.
edition-kind-string = In the edition file, { $place } is { $found } but should be a text in quotes.
edition-kind-integer = In the edition file, { $place } is { $found } but should be a whole number.
edition-kind-boolean = In the edition file, { $place } is { $found } but should be true or false.
edition-entries = In the edition file, the number of entries in { $place } is { $found } but should be { $expected }.
edition-letters = In the edition file, the number of letters in { $place } is { $found } but should be { $expected }.
edition-unknown = In the edition file, { $place } is not a known field. Possible: { COMMAS($known) }.
edition-field-twice = The edition file has { $place } twice.
edition-part = In the edition file, { $place } cannot be read.

# A field that has a value for each number of players.
edition-players-2 = 2 players
edition-players-3 = 3 players
edition-players-4 = 4 players
edition-players-5 = 5 players
edition-players-6 = 6 players

# Editions and where their parts come from.
edition-standard = Standard edition
edition-about = About this box
edition-about-part = Part
edition-about-source = Where it comes from
edition-about-note = Note
edition-source-known = known
edition-source-rulebook = stated in the rulebook
edition-source-reconstructed = reconstructed

record-too-long = The record is too large: { $bytes } bytes (limit: { $most }).
record-json = Line { $line }, column { $column } of the record cannot be read.
record-too-new = The record has format { $found }; this program reads formats up to { $known }. It was written by a newer version of Rynek.
record-other-game = This is a record of { $found }, not of { $expected }.
record-unknown-game = This is a record of “{ $found }”, which is not available here. Games: { COMMAS($known) }.
record-other-rules = The record uses version { $found } of the rules; this program only plays version { $expected }.
record-no-edition = The record names edition { $hash }, which is neither part of Rynek nor included in the record.
record-other-edition = The record contains edition { $found } but names { $named }.
record-seats = { $found ->
        [one] The record has 1 seat
       *[other] The record has { $found } seats
    }. { $expected ->
        [one] Its options are for 1 player.
       *[other] Its options are for { $expected } players.
    }
record-event = Event { $event } of the record is not possible.
record-result = The result in the record does not follow from its events.

event-json = It is not an event.
event-turn = { $player } is to move.
event-turn-chance = A random draw comes next, not a player’s action.
event-turn-over = The game is over.
event-undo = { $actions ->
        [one] It undoes 1 action.
       *[other] It undoes { $actions } actions.
    } { $played ->
        [0] None was played.
        [one] Only 1 was played.
       *[other] Only { $played } were played.
    }
event-seat = There is no seat { $seat } at this table.

# A player whose name is not known, as the subject of a sentence.
seat-name = Player { $seat }

# Bots, as the subject of a sentence: by level, or by the name of a bot from outside. Of several of one level, each has a number.
bot-level-beginner = Beginner bot
bot-level-novice = Novice bot
bot-level-casual = Casual bot
bot-level-skilled = Skilled bot
bot-level-strong = Strong bot
bot-level-expert = Expert bot
bot-level-master = Master bot
bot-named = { NOUN("bot-level", $level) }
bot-named-numbered = { NOUN("bot-level", $level) } { $number }
bot-other = Bot { $name }
bot-other-numbered = Bot { $name } { $number }
