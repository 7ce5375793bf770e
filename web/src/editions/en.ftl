# The form of editions, and their list.

edition-list-title = Editions of { $game }
edition-list-text = An edition is what is in the box: tiles, cards, boards and prices. If you own the printed game, copy an edition and type in your own components. Your editions are stored in this browser only.
edition-own = My editions
edition-own-none = You have none yet. Copy one of the editions below, or upload a file.
edition-origin-shipped = Part of Rynek
edition-origin-installed = Installed on this server
edition-copy = Copy and edit
edition-copy-of = { $name } (copy)
edition-duplicate = Duplicate
edition-download = Download
edition-upload = Upload a file
edition-replace = Replace from a file
edition-delete = Delete
edition-deleted = Deleted: { $name }.
edition-undo = Undo
edition-redo = Redo
edition-full = Your browser has no room for this edition, so the last changes are not stored. Download the file to keep them.
edition-file-long = This file is too large. An edition has at most 256 KB.
edition-file-wrong = This file is not an edition. An edition is a JSON document, such as the ones you can download here.
edition-not-here = This edition is not in this browser. It may have been deleted, or it was made in another browser.
edition-locked = This edition can’t be changed. Copy it to make your own.
edition-name = Name of the edition
edition-tools = Tools
edition-good = Everything is right
edition-checking = Checking…
edition-summary = What has to be corrected
edition-faults = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
 }
edition-more-faults = and { $count } more

## Fields and rows.

edition-row = { $label }, row { $number }
edition-add-row = Add a row
edition-clear = Remove all rows
edition-duplicate-row = Duplicate this row (Ctrl+Enter)
edition-duplicate-row-number = Duplicate row { $number }
edition-remove-row = Remove this row
edition-remove-row-number = Remove row { $number }
edition-letters = Letters to type
edition-no-picture = The picture appears when this part is complete.

## Mistakes.

edition-fault-missing = Fill in this field.
edition-fault-number = Enter a whole number from { $min } to { $max }.
edition-fault-numbers = Enter whole numbers from { $min } to { $max }, separated by spaces.
edition-fault-choice = Choose one of the values.
edition-fault-text = This value has the wrong form.
edition-fault-letters = This text has { $found ->
    [one] 1 character
   *[other] { $found } characters
 }; from { $least } to { $most } are allowed.
edition-fault-exactly = { $found ->
    [one] There is 1 entry
   *[other] There are { $found } entries
 }; exactly { $count } are needed.
edition-fault-fewer = { $found ->
    [one] There is 1 entry
   *[other] There are { $found } entries
 }; at least { $least } are needed.
edition-fault-count = { $found ->
    [one] There is 1 entry
   *[other] There are { $found } entries
 }; from { $least } to { $most } are allowed.

## A game with an edition.

edition-play = Play a game with it
edition-play-text = Opens a private table with bots in the other seats.
edition-play-now = Play
edition-play-wait = Correct the mistakes first.
edition-play-refused = This server does not open tables with your own editions. Download the file and play in the terminal:

## About a box.

edition-box = About this box
edition-box-text = What is known about the parts of this edition: { $edition }. The printed components of some games are not known in full.
