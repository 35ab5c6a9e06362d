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

# drawing

game-influence = Influence
draw-as-seen = As { $seat } sees it
draw-all = Every card face up: nobody at the table sees this
draw-public = As a spectator sees it
draw-since = { $mark } (turn { $turn }, { $seat })
draw-seen-by = { $card }, seen through Radar by { $seats }
draw-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
draw-played = Tactics played
draw-discarded = { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
draw-undealt = { $count ->
        [0] Every card was dealt
        [one] { $count } card was not dealt
       *[other] { $count } cards were not dealt
    }
draw-known = face down on the table, known to this viewer
draw-radar = seen through Radar
draw-struck = does not count
draw-total = valid total
draw-assumed = assumed, not in the document ({ $reference })
draw-yes = yes
draw-no = no
draw-path = The marked path is what happened here.
draw-tree = Decision tree
draw-tree-title = Decision tree: { $outcome }
draw-guards = Rules asked about “{ $move }”
draw-not-asked = Later rules were not asked.
draw-flow = Course of { $game }
draw-here = now here
draw-start = Start
draw-end = End
draw-goes-to = { $step } → { $steps }
draw-reasons = What it rests on
draw-description = The picture in words

# drawing: steps of game "influence" that its own catalogue does not name yet

step-opening-begin = The match begins
step-turn-radar = Radar is aimed
step-turn-radar-lot = Chance picks a face-down card
step-turn-steal = Steal is aimed
