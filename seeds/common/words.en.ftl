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
ui-hint = Hint
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
error-branch-name = A branch needs a name of 1 to { $most } characters.
error-branch-taken = A branch is called “{ $name }” already. Choose another name, or go to its end.
error-reading = This question cannot be read otherwise here: { $question } The reason:
error-reading-why = This question cannot be read otherwise here: { $question } The reason: { $reason }.
error-file = This file does not hold what it should. The reason:
error-other = That cannot be done. The reason:
error-written-so = Moves are written like these: { $moves }.
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
draw-reading-says = What the document says, in our words and by the usual reading
draw-reading-assumed = What is assumed, for the document is silent
draw-reading-refused = Under this reading the position cannot be judged.
draw-readings-differ = The reading decides it here.
    Reading 1: { $first }
    Reading 2: { $second }
draw-readings-odds = Here both readings find the same, but the odds differ: { $told }
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
draw-history-luck = { $count ->
        [one] … chance decides once
       *[other] … chance decides { $count } times
    }
draw-history-moved = { $seat } moves.
draw-history-branch = Branch “{ $name }”
draw-timing = When each card may be played
draw-timing-card = When may { $card } be played?
draw-timing-now = Now: { $moment }
draw-timing-yes = may be played
draw-timing-others = by others only
draw-timing-no = not then
finding-moment = { $moment }: { $card } may be played, by { $players }.
    .not = { $moment }: not for { $card }.

# drawing: steps of game "influence" that its own catalogue does not name yet


# widgets

ui-look-as = Look as
ui-seat-person = { $seat }
ui-seat-program = { $seat } (program)
ui-spectator = A spectator
ui-everyone = Everyone’s cards
ui-projector = Projector
ui-predict = Predict first
ui-board = Board
ui-moves = Moves
ui-what = First: what?
ui-where = Then: where, whom?
ui-choose-what = Choose on the left first.
ui-filter = Find a move
ui-all-moves = Show what cannot be played as well
ui-not-legal = not legal
ui-none-found = Nothing like that here.
ui-other-move = Any other move, in writing
ui-answer = Answer
ui-about = Ask about
ui-why-note = Click a part of the board, or choose here.
ui-type-first = Write a move first.
ui-answer-hint = Choose what, then where or whom: that plays the move. What is marked ✗ may be chosen too: then you read why not. Or write any move, or ask why. The answer comes here, with its clause.
ui-static = This is a picture of the board. Run the cell above it to play.
ui-played = Played
ui-since = Since your last move
ui-older = { $count ->
        [one] { $count } earlier event
       *[other] { $count } earlier events
    }
ui-undone = The last move is taken back. “Redo” plays it again.
ui-unfair-other-player-acted = Good for study. At a table it would not be fair: somebody else has moved since.
ui-unfair-turn-changed = Good for study. At a table it would not be fair: the turn had passed on.
ui-unfair-private-revealed = Good for study. At a table it would not be fair: somebody has learnt a secret by it.
ui-unfair-random-event = Good for study. At a table it would not be fair: chance has spoken since.
ui-redone = The move is played again.
ui-nothing-to-undo = There is no move to take back.
ui-nothing-to-redo = There is no move to play again.
ui-new-begun = A new match has begun. Its luck is { $seed }.
ui-switch-seat = To move for { $seat }, choose that seat under “Look as”.
ui-ask-chance = To say what chance brings, choose “Everyone’s cards” under “Look as”, or let luck decide.
ui-chance-asks = What does chance bring?
ui-let-luck = Let luck decide
ui-error = That cannot be done: { $reason }
ui-unexpected = The toolkit made a mistake here, not you: { $reason }

ui-message-odd = That message cannot be understood, so nothing was done.
ui-message-long = That is too long: { $count } characters, and { $most } are the most.
ui-message-stale = The page had changed before that click arrived, so nothing was done. Look again.
ui-covered = The board is covered; nothing can be done until the device has been passed on.
ui-slow = The answer is taking long. It may still come; if the kernel was restarted, run this cell again.
ui-stopped = The program behind this page has stopped. This is the last picture of the match; nothing here can be clicked.
ui-stopped-how = Run this cell again. The new page will offer to bring the match back.
ui-restore-offer = A match from before the program stopped has been kept.
ui-restore = Bring it back
ui-restore-no = Leave it
ui-restore-none = That match has not been kept after all.
ui-close = Close

ui-curtain = Pass the device to { $seat }.
ui-curtain-show = I am { $seat }: show my cards
ui-curtain-all = Everyone’s cards are about to be shown.
ui-curtain-show-all = Show everyone’s cards
ui-curtain-public = Show only what everybody may see

ui-predict-on = From now on you say first whether a move is legal; then you see the verdict.
ui-predict-off = Verdicts are shown at once again.
ui-hint-predicting = There is no hint while you predict first: it would name legal moves.
ui-hint-none = There is no hint here: a hint is for the person who is asked, from what their seat knows.
ui-predict-first = What do you think? Commit yourself, then read the verdict.
ui-predict-choose = Choose “legal” or “not legal”, and for “not legal” the rule that forbids it.
ui-predicted = You have committed yourself already.
ui-predict-drop = Leave this question
ui-commit = That is my answer
ui-why-refused = If not: which rule forbids it?
ui-why-right = And that is the rule.
ui-why-wrong = But another rule forbids it:
ui-play-it = Play it now

ui-went = This is position { $n } of the match. A move from here begins a branch.
ui-here = now here
ui-branch-name = Name of the branch
ui-branch-do = Name this line
ui-branch-note = Choose a place to go back to it. Another move from there begins a branch; nothing is lost.
ui-turn-line = Turn { $turn }: { $seat }
ui-branch-named = This line is called “{ $name }” now.
ui-draw-history = Draw the branches
ui-compare = Compare
ui-compare-note = Two branches side by side, under the same luck. What differs is marked ≠.
ui-compare-a = One branch
ui-compare-b = Another
ui-compare-do = Put side by side
ui-compare-end = End the comparison
ui-compare-same = These two look the same from here.
ui-compare-findings = What comes out differently
ui-in-words = In words
ui-since-parted = Played since they parted

ui-ruling-note = Here the document is silent or unclear. Choose another reading: the position is judged again at once.
ui-ruling-usual = the usual one
ui-ruling-secret = cannot be had: judging it would need another seat’s secret
ui-trial-on = A reading is on trial. The board is judged by it; keep it to play on, or put it back.
ui-trial-keep = Keep it
ui-trial-put-back = Put it back
ui-trial-first = First keep the reading that is on trial, or put it back.
ui-trial-none = These are the readings the match is played by.
ui-trial-kept = Kept. The match goes on from this position under the new reading; “Put it back” returns to the old one.
ui-trial-back = The readings are as they were.
ui-trial-head = What this reading changes here
ui-trial-same = Here and now it changes nothing: the same moves are legal, and all that is known comes to the same. What is still to come may differ.
ui-trial-no-move = No move is different now.
ui-trial-odds = The odds differ
ui-trial-now-legal = { $count ->
        [one] { $count } move is legal now
       *[other] { $count } moves are legal now
    }
ui-trial-no-longer = { $count ->
        [one] { $count } move is no longer legal
       *[other] { $count } moves are no longer legal
    }
ui-trial-findings = Comes to something else
ui-former = The match under the earlier readings is kept.

ui-match = Match
ui-player-kind = Player
ui-player-name = Name
ui-add-seat = Add a seat
ui-remove-seat = Take the last seat away
ui-kind-human = a person
ui-kind-random = a program that plays at random
ui-kind-greedy = a simple program
ui-kind-budget = { $kind } ({ $budget })
ui-seed = Luck
ui-any-seed = any number or word
ui-chance-how = Chance
ui-chance-seed = by luck
ui-chance-ask = I am asked
ui-chance-script = by a list
ui-script = The list: one move of chance a line
ui-begin = Begin
ui-save = Save as a file
ui-save-text = Show as text
ui-save-note = A saved match holds everything, hidden cards too.
ui-saved = The match has been handed to your browser as a file.
ui-load = Load
ui-load-file = Load a file
ui-load-text = Or paste a saved match here
ui-load-odd = That is no saved match.
ui-loaded = The saved match goes on where it was left.

walk-say = Read
walk-ask = Think
walk-reveal = See
walk-on = Go on
walk-back = Back
walk-restart = From the beginning
walk-progress = Step { $n } of { $of }
walk-answer = Your answer
walk-answer-here = Write what you think
walk-committed = Kept: { $answer }. Go on to see.
walk-own-words = You thought: { $answer }
walk-skip = Go on without an answer
walk-tally = { $right } of { $of } answers were right.
walk-end = That is the end. Go back to look again, or begin anew.
walk-over = This is the last place.
walk-first = This is the first place.
walk-static = This walkthrough can be clicked when the notebook is run.

topic-zone = Zone: { $name }
    .kind = Zone
topic-base = Base: { $name }
    .kind = Base
topic-award = Award: { $name }
    .kind = Award
topic-score = Points: { $name }
    .kind = Points
topic-card = Card: { $name }
    .kind = Card
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
teach-card-texts = What the cards say
teach-hint = Hint
teach-solution = Solution
teach-puzzle-verdict = This turn
teach-puzzle-line = Move, and how it goes on
teach-puzzle-end = What comes of it
teach-puzzle-wins = wins
teach-puzzle-not = does not win
teach-puzzle-on = The turn ends and the match goes on.

sheet-title = { $game }: the rules on one page
sheet-players = { $least }–{ $most } players
sheet-source = Document { $document }
sheet-legend = The numbers in boxes are the document’s lines.
sheet-legend-assumed = { $mark } The document is silent here; this is assumed (see the reference in the rulebook).
sheet-left-out = Not on this page: { $why }
sheet-left-out-lines = Not on this page ({ $cited }): { $why }

# Numbers that say what they are

number-exact = { $number }, exactly { $fraction }: { $how }
number-sampled = { $number }, sampled: { $n ->
        [one] one draw
       *[other] { $n } draws
    } from seed { $seed }; the interval holds the true number at { $level } ({ $method })
number-sampled-unseeded = { $number }, sampled: { $n ->
        [one] one draw
       *[other] { $n } draws
    }; the interval holds the true number at { $level } ({ $method })
method-wilson = Wilson score
method-student = Student’s t
method-clopper-pearson = Clopper and Pearson
method-order = order statistics

# Odds

ui-passes = Decline by itself when nothing else can be done
ui-passed = { $count ->
        [one] Once you were asked and could only decline: that was done by itself.
       *[other] { $count } times you were asked and could only decline: that was done by itself.
    }
ui-follow = Follow the position
ui-rests-on = The clauses that this rests on
ui-odds-certain = Odds are shown from now on. Here nothing is open that they could be told of: what is at stake is certain as things stand. They come with what is open, such as a contest that is on.
ui-odds = Odds
odds-head = { $topic }, as things stand
odds-line = { $topic }, as things stand: { $outcomes }
odds-item = { $outcome }: { $number }
odds-text = { $line } — { $how }
odds-counted = { $ways ->
        [one] certain: no hidden card can change it
       *[other] counted over all { $ways } ways the hidden cards can lie
    }
odds-sampled = { $n ->
        [one] sampled: one world
       *[other] sampled: { $n } worlds
    } drawn from seed { $seed }; each interval holds the true number at { $level } ({ $method }).
odds-not-counted = Not counted: { $why }.
odds-supposed = Supposed: { $supposed }.
uncountable-game = this game does not count them
uncountable-many = { $count ->
        [one] more than one case
       *[other] more than { $count } cases
    }
draw-odds = were all cards revealed now
draw-odds-sampled = { $n ->
        [one] estimated from one sampled world
       *[other] estimated from { $n } sampled worlds
    }
draw-odds-wins = who would win the match
draw-odds-outcome = Outcome
draw-odds-share = How likely
draw-odds-exactly = Exactly
draw-odds-between = Between

# The laboratory

lab-title = { $game }: { $n ->
        [one] one match
       *[other] { $n } matches
    }, seed { $seed }
lab-rulings = With other readings than the usual ones: { $rulings }
lab-cards = With the cards of { $name }
lab-interrupted = Stopped before the end: { $done } of { $n } matches were played, and all numbers are of these.
lab-failed = Not finished: { $done } of { $n } matches were played, and all numbers are of these.
lab-nothing = No match was played to its end, so there is nothing to count.
lab-player = Player
lab-wins = Share of wins
lab-points = Points
lab-shared = Matches won by more than one seat
lab-length = Length of a match in moves
lab-choices = Legal moves to choose from
lab-leads = Changes of the lead in a match
lab-leads-some = Changes of the lead in a match (first { $n ->
        [one] match
       *[other] { $n } matches
    })
lab-seat-line = { $seat } ({ $player }): wins { $wins }, points { $points }
lab-line = { $name }: { $number }
lab-intervals = In brackets: where the true number lies, at { $level } (shares by Wilson, means by Student).
lab-too-few = { $number } (too few to tell how sure)
lab-receipt = Receipt: what it takes to repeat this
lab-moves = Moves
lab-share-of-matches = Share of matches
lab-move-number = Move of the match
lab-plot-title = { $name }. { $title }
lab-plot-few = Diagram. { $title }. { $said }
lab-plot-many = Diagram. { $title }. { $n } values; the least: { $least }; the greatest: { $most }

# Rulings compared

lab-compare-title = { $game }: rulings compared over { $n ->
        [one] one match
       *[other] { $n } matches
    } on the same luck, seed { $seed }
lab-compare-usual = Compared with the usual readings.
lab-compare-base = Compared with: { $rulings } (the rest as usual)
lab-compare-left-out = Left out: { $readings }, because it would need another seat’s secret to judge a move.
lab-compare-head = { $reading } · { $n } players ({ $players })
lab-compare-winners = The winners change in { $share } of matches.
lab-compare-winners-never = The winners are the same in { $n ->
        [one] the one match
       *[other] all { $n } matches
    } played; the true share of matches in which they change is at most { $most }.
lab-of-seat = { $name }, { $seat }
lab-compare-points = Points, mean of all seats
lab-compare-spread = Points between the best and the worst seat
lab-compare-choices = Legal moves per move of a match
lab-compare-leads = Changes of the lead in a match
lab-compare-margin = Points between the best seat and the next
lab-compare-times = How often in a match: { $kind }
lab-compare-measure = Measure
lab-compare-before = Compared with
lab-compare-after = This reading
lab-compare-change = Change
lab-compare-says = What it says
lab-percent-points = { $number } percentage points
lab-one-point = 1 percentage point
lab-compare-line = { $name }: { $before } → { $after }, change { $change }: { $said }
lab-compare-higher = higher with this reading
lab-compare-lower = lower with this reading
lab-compare-same = the same in every match played
lab-compare-few = no difference seen; only { $n ->
        [one] one match differs
       *[other] { $n } matches differ
    } in it, too few to tell more
lab-compare-needs = no difference seen; about { $n } matches would show one of { $least } in four cases out of five
lab-compare-enough = no difference seen; one of { $least } would have been seen in more than four cases out of five
lab-compare-method = Every match is played once under each reading, by the same programs on the same luck. Intervals are Student’s, of the paired differences. Where fewer than ten matches, and not a quarter of them, differ they are the exact ones of Clopper and Pearson: a share cannot change by more than the share of matches that differ.
lab-compare-level = In brackets: where the true number lies, at { $level }.
lab-compare-levels = In brackets: where the true number lies. So that all intervals of one measure hold together at { $level }, each is wider than one alone would be (Bonferroni): { $wins } for the { $k } of shares of wins, { $each } for the { $m } of every other measure.
lab-compare-several = Each of the { $m } measures errs in about one experiment of { $k }. So about one table in { $t } shows, in one measure or another, something that is not there.
lab-compare-caution = That no difference was seen does not prove that there is none. And what is found holds between these programs: people may play otherwise.
lab-players = { $n } players
lab-page-rulings = The rulings and their readings
lab-page-found = What was found
lab-page-method = How it was done
lab-page-base = compared with
lab-compare-plot = { $name }: change against the reading compared with
lab-compare-change-of-shares = Change in percentage points
lab-compare-winners-name = Matches that others win

# Tournaments

lab-tournament-title = { $game }: a tournament of { $n ->
        [one] one deal
       *[other] { $n } deals
    } at tables of { $seats }, seed { $seed }
lab-tournament-two-more = { $lone } beats { $other }: it wins { $share }, where { $even } is even.
lab-tournament-two-even = { $lone } and { $other } were not told apart: { $lone } wins { $share }, where { $even } is even.
lab-tournament-two-less = { $lone } loses to { $other }: it wins { $share }, where { $even } is even.
lab-tournament-many-more = One { $lone } among players of the kind { $other } wins more than its share: { $share }, where { $even } is even.
lab-tournament-many-even = One { $lone } among players of the kind { $other } was not told apart from them: it wins { $share }, where { $even } is even.
lab-tournament-many-less = One { $lone } among players of the kind { $other } wins less than its share: { $share }, where { $even } is even.
lab-tournament-method = On every deal the lone player takes every seat in turn, on the same luck; the deal counts once, with the mean of its shares of the wins. Intervals are Student’s, over deals; exact where fewer than ten deals, and not a quarter of them, are unlike the most frequent one.
lab-tournament-levels = In brackets: where the true share lies. So that all { $m } intervals hold together at { $level }, each is made at { $each } (Bonferroni).
lab-tournament-plot = Share of wins of one player among copies of another; the line is the even share
lab-among = among { $player }
lab-lone-among = { $lone } among { $other }
lab-among-more = more than the even share
lab-among-even = not told apart
lab-among-less = less than the even share

# A move judged

lab-judge-title = { $game }: { $seat } to move, every move played on in { $n ->
        [one] one world
       *[other] { $n } worlds
    }, seed { $seed }
lab-judge-good = { $move } was good: it wins more than the best other move, { $other }. The difference is { $change }.
lab-judge-near = { $move } was not told apart from the best other move, { $other }: { $change }.
lab-judge-bad = { $move } was not the best move: { $other } wins more. The difference is { $change }.
lab-judge-alone = { $move } was compared with no other move.
lab-judge-needs = If the difference is as found, about { $n } worlds would tell these two moves apart in four cases out of five.
lab-judge-some = Only { $n } of the { $all } legal moves were compared; “best” means the best of these.
lab-judge-lucky = It turned out better than was to be expected: { $seat } got { $result } of the win, and { $expected } was to be expected of the move. The difference is { $luck }.
lab-judge-unlucky = It turned out worse than was to be expected: { $seat } got { $result } of the win, and { $expected } was to be expected of the move. The difference is { $luck }.
lab-judge-as-expected = It came out about as expected: { $seat } got { $result } of the win, and { $expected } was to be expected of the move. The difference is { $luck }.
lab-judge-split = Of this difference, { $cards } came of how the hidden cards truly lay, and { $after } of what came later: other luck, and what everybody did, the mover too.
lab-judge-split-unsure = How much of this came of how the hidden cards truly lay cannot be told: { $cards }, which may be nothing. The rest came of what came later: other luck, and what everybody did, the mover too.
lab-judge-best = the best found
lab-judge-best-of = the best of the { $n } moves compared
lab-judge-behind = wins less
lab-judge-close = not told apart
lab-judge-move = Move
lab-judge-change = Against the best found
lab-judge-line = { $move }: wins { $wins }, points { $points }: { $said }
lab-judge-line-behind = { $move }: wins { $wins }, points { $points }, against the best { $change }: { $said }
lab-judge-method = Every world is one that { $seat } cannot tell from the true one. All moves are played on in the same worlds, on the same luck, by { $players }: people may go on otherwise. What the others did before is not taken as a sign of their cards.
lab-judge-levels = In brackets: where the true number lies, at { $level }; against the best at { $each }, so that the differences between all { $m } moves hold together at { $level } (Bonferroni).
lab-judge-plot = How much less every move wins than { $move }

# Hints

ui-kind-search = a program that looks ahead
hint-only = { $move } is the only legal move.
hint-move = { $seat } can play: { $move }.
hint-figures = The figures behind it
hint-plain-more = With this move this becomes likelier, as things stand: { $topic } – { $outcome }.
hint-plain-less = With this move this becomes less likely, as things stand: { $topic } – { $outcome }.
hint-plain-tried = A program tried the moves out many times and came back to this one most often.
hint-reason-own = { $topic }, as things stand, is then for { $outcome } in { $then } of the worlds still possible for them; without the move in { $now }, of { $n } worlds sampled.
hint-reason = { $topic }, as things stand, then goes to { $outcome } in { $then } of the worlds still possible; without the move in { $now }, of { $n } worlds sampled.
hint-reason-own-winner = In { $then } of the worlds still possible for { $outcome }, { $outcome } would then win if the cards were revealed now; without the move in { $now }, of { $n } worlds sampled.
hint-reason-winner = { $outcome } would then win in { $then } of the worlds still possible if the cards were revealed now; without the move in { $now }, of { $n } worlds sampled.
hint-changes-nothing = As things stand it hardly changes who gets what; what speaks for it is how the matches went that were played on from here.
hint-search = The search played { $n } matches to the end in worlds still possible, and tried most often what went well: { $tried } began with this move, and { $won } of those were won. The move tried next most often, { $second }, won { $other } of { $seconds }. What was tried seldom is known only roughly.
hint-foreseen-begins = { $topic } that this move begins: { $then } — { $how }
hint-foreseen-changes = { $topic } with this move: { $then }; without it: { $now } — { $how }
hint-foreseen-ends = This move ends what is going on. { $topic }, gone on with: { $now } — { $how }
hint-foreseen-stands = { $topic } as it stands: { $now } — { $how }
hint-search-horizon = The search played on { $n } times in worlds still possible, until { $turns ->
    [one] the next turn began
   *[other] { $turns } more turns had begun
 }, and tried most often what went well: { $tried } times it began with this move, after which { $won } of the win is to be expected by how things stand there. After the move tried next most often, { $second }, it is { $other }, of { $seconds } times. What was tried seldom is known only roughly.
hint-table = Moves looked at
hint-tried = Tried
hint-won = Won
hint-expected = Expected share of the win
