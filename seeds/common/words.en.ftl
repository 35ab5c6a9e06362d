# Words of the kernel and the explorer, English.

seat = Seat { $n }
chance = chance
nobody = nobody

document-lines = { $count ->
        [one] { $document }, line { $lines }
       *[other] { $document }, lines { $lines }
    }
assumed-clause = assumed, { $reference }

legal = legal
illegal = not legal
way-forward = What you can do
why = Why?
why-not = Why not?
clause = Clause
rulings = Rulings

board-title = { $game }, turn { $turn }
board-over = { $game }, the match is over

ui-play = Play
ui-undo = Undo
ui-redo = Redo
ui-new-match = New match
ui-type-move = Type a move
ui-check = Check
ui-legal-moves = Legal moves
ui-log = What happened
ui-seat = Seat
ui-language = Language
ui-bot-moves = Let the program move
ui-hand = Hand
ui-score = Points
ui-zone = Zone
ui-hidden-cards = { $count ->
        [0] no face-down cards
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
ui-cards = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
ui-turn = Now moving: { $seat }
ui-deck-left = { $count ->
        [0] No cards are left in the deck
        [one] { $count } card is left in the deck
       *[other] { $count } cards are left in the deck
    }
ui-no-moves = There is no move to choose now.
ui-tree = Branches of the match
ui-your-move = Your move
ui-game-over = The match is over.

error-notation = “{ $text }” cannot be read as a move.
error-did-you-mean = { $moves ->
        [none] No move looks like it.
       *[other] Did you mean { $moves }?
    }
