# What the kernel says of records, editions, options and notation.

notation = “{ $text }” cannot be read. It should look like this: { $form }

setup-not-an-object = Options are a JSON object such as { "{" }"players": 2{ "}" }.
setup-unknown = There is no option “{ $name }”. The options are: { $known }.
setup-value = Option { $name } does not take { $value }. It takes: { $takes }.

json-missing = “{ $name }” is missing
json-unknown = “{ $name }” is not known here
json-unknown-of = “{ $name }” is not known here; possible are: { $known }
json-twice = “{ $name }” is there twice
json-value = “{ $found }” is not possible here
json-kind = a value of another kind is needed here
json-end = the text ends too early
json-trailing = there is more text after the end of the document
json-syntax = this is not JSON

edition-json = Line { $line }, column { $column } of the edition: { $detail }.
edition-too-long = The edition has { $bytes } bytes; at most { $most } are read.
edition-too-many = Too many editions are in use at once. There is room for { $most } of them, or fewer if they are large. Try again when others are no longer in use.
edition-missing = The edition lacks { $place }.
edition-twice = In the edition, { $place } repeats { $found }; each stands once.
edition-value = In the edition, { $place } is { $found } but should be { $expected }.

record-too-long = The record has { $bytes } bytes; at most { $most } are read.
record-json = Line { $line }, column { $column } of the record: { $detail }.
record-too-new = The record has format { $found }; this program reads formats up to { $known }. A newer version of Rynek wrote it.
record-other-game = This is a record of { $found }, not of { $expected }.
record-unknown-game = This is a record of “{ $found }”, which is not among the games here: { $known }.
record-other-rules = The record was played by version { $found } of the rules; this program plays version { $expected } and will not reinterpret it.
record-no-edition = The record names edition { $hash }, which does not ship with Rynek, and does not contain it.
record-other-edition = The record contains edition { $found } but names { $named }.
record-seats = { $found ->
        [one] The record has one seat
       *[other] The record has { $found } seats
    }, but its options are for { $expected } players.
record-event = Event { $event } of the record cannot have happened. { $fault }
record-result = The result in the record does not follow from its events.

event-json = It is not an event: { $detail }.
event-turn = It is the turn of seat { $seat }.
event-turn-chance = It is chance’s turn, not a player’s.
event-turn-over = The game is over.
event-undo = It takes back { $actions } actions, but only { $played } were played.
event-seat = There is no seat { $seat } at this table.

# A player whose name is not known, as the subject of a sentence.
seat-name = Seat { $seat }
