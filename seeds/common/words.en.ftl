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
draw-tree-title = Decision tree: { $outcome }
draw-guards = Rules asked about “{ $move }”
draw-not-asked = Later rules were not asked.
draw-flow = Course of { $game }
draw-here = now here
draw-end = End
draw-goes-to = { $step } → { $steps }
draw-reasons = What it rests on
draw-description = The picture in words
draw-readings = Two readings: { $topic }
draw-reading = Reading { $n }
draw-reading-in-force = in force here
draw-reading-default = the usual one
draw-reading-says = What the document says
draw-reading-refused = Under this reading the position cannot be judged.
draw-readings-differ = The reading decides it here.
    Reading 1: { $first }
    Reading 2: { $second }
draw-readings-same = Here both readings come to the same: { $first }
draw-readings-way = Here both readings come to the same, though by different ways: { $first }
draw-readings-one = Only one of the two readings can judge this position: { $first }
draw-readings-none = Neither reading can judge this position.
draw-knowledge = Who knows what
draw-knowledge-note = It says what each player has seen, not what could be worked out.
draw-knowledge-none = No card lies hidden.
draw-hidden-card = Hidden card
draw-knows = knows
draw-knows-radar = knows, by Radar
draw-knows-not = does not know
draw-knows-open = shown to all
draw-knows-maybe = may have seen it, by Radar
draw-knows-went = saw it go into the hand of { $seat }
draw-knows-held = once held it
draw-knows-colour = knows its colour: { $colour }
draw-hands = In hand
draw-stolen = Stolen cards
draw-stolen-card = { $card }, taken by { $seat } from { $opponent }
draw-some-card = a card
draw-history = History of the match: { $game }
draw-history-start = Start
draw-history-moves = { $count ->
        [one] … { $count } move
       *[other] … { $count } moves
    }
draw-history-moved = { $seat } moves.
draw-history-branch = Branch “{ $name }”

# drawing: steps of game "influence" that its own catalogue does not name yet


# widgets

ui-look-as = Look as
ui-seat-person = { $seat }
ui-seat-program = { $seat } (program)
ui-spectator = A spectator
ui-everyone = Everyone’s cards
ui-seed = Luck
ui-any-seed = any number or word
ui-what = First: what?
ui-where = Then: where, whom?
ui-no-target = nothing more to choose
ui-other-move = Any other move, in writing
ui-play-typed = Play it
ui-about = Ask about
ui-choose-first = Choose a move in both lists first, then play it.
ui-type-first = Write a move first.
ui-answer-hint = Choose a move and play it. Or write any other move and check it. Or ask why. The answer comes here, with its clause.
ui-static = This is a picture of the board. Run the cell above it to play.
ui-played = Played
ui-older = { $count ->
        [one] { $count } earlier event
       *[other] { $count } earlier events
    }
ui-undone = The last move is taken back. “Redo” plays it again.
ui-redone = The move is played again.
ui-nothing-to-undo = There is no move to take back.
ui-nothing-to-redo = There is no move to play again.
ui-new-begun = A new match has begun. Its luck is { $seed }.
ui-switch-seat = To move for { $seat }, choose that seat under “Look as”.
ui-ask-chance = To say what chance brings, choose “Everyone’s cards” under “Look as”.
ui-error = That cannot be done: { $reason }
ui-unexpected = The toolkit made a mistake here, not you: { $reason }
topic-zone = Zone: { $name }
topic-base = Base: { $name }
topic-award = Award: { $name }
topic-score = Points: { $name }
topic-winner = The winner

## Lists and citations

comma = ,
semicolon = ;

# teaching

teach-legal-question = “{ $move }”: legal or not legal?
teach-outcome-question = { $topic }. Which rule decides?
teach-offers = Legal here: { $moves }.
teach-offers-not = Not legal here: { $moves }.
teach-score = { $seat }: { $count }
teach-scores = Points: { $scores }.
teach-winners = { $count ->
        [one] The winner is { $seats }.
       *[other] The match is shared by { $seats }.
    }
teach-right = Right.
teach-wrong = Not so.
teach-why-assumed = Why it is assumed
teach-silences = Where the document leaves it open

sheet-title = { $game }: the rules on one page
sheet-players = { $least }–{ $most } players
sheet-source = Document { $document }, ruleset { $version }
sheet-legend = The numbers in boxes are the document’s lines.
sheet-legend-assumed = { $mark } The document is silent here; this is assumed (see the reference in the rulebook).
sheet-left-out = Not on this page ({ $cited }): { $why }
