# Words of game "hundred" (document 002), English. Identifiers: docs/formats.md.
# The choice to end a turn undrawn is called skip; Pass is always the card.

## Guards

guard-over = The match is over, so no more moves are taken.
    .holds = The match goes on.
    .way = Go back to an earlier position or begin a new match.
    .ask = Does the match go on?
guard-chance-first = Chance has something to settle before anybody moves.
    .holds = Nothing waits for chance.
    .way = Let chance settle it; play goes on then.
    .ask = Has chance settled all that it had to?
guard-turn = It is { $actor }’s turn, not { $seat }’s.
    .holds = A card is on the table, or it is { $seat }’s turn.
    .way = { $actor } moves next; { $seat } moves when the turn comes round, and answers cards that are aimed at it.
    .ask = Is a card on the table, or is it { $seat }’s turn?
guard-asked = A card is on the table, and { $actor } is asked about it, not { $seat }.
    .holds = No card is on the table, or { $seat } is asked about it.
    .way = { $actor } decides first; { $seat } is asked if a card comes to point at it.
    .ask = If a card is on the table, is { $seat } the one who is asked about it?
guard-duty = You have drawn, so you must play a card first: you cannot { $verb } yet.
    .holds = Nothing stands against it: the duty to play is met.
    .way = Play a number, a magic card, or one of each; if nothing can be played, bury a card.
    .nothing = Play a number, a magic card, or one of each; if nothing can be played, play nothing, and the turn ends.
    .ask = Has the duty to play been met?
guard-aimed = Nothing is aimed at you now, so you cannot { $verb }.
    .holds = This is the moment to answer.
    .way = You are asked as soon as a card is aimed at you; answer it then.
    .ask = Is something aimed at the player?
guard-question = A move of the kind “{ $verb }” does not answer what is asked now.
    .holds = A move of the kind “{ $verb }” answers what is asked now.
    .way = What is asked now: { $asks } It can be answered so: { $answers }.
    .ask = Does a move of the kind “{ $verb }” answer what is asked now?
guard-pile-there = The pile is empty; there is no card to draw.
    .holds = There is a card to draw.
    .way = You may skip.
    .ask = Is there a card to draw?
guard-number-fits = No further number fits this turn: you have played { $numbers } number and { $magics } magic cards.
    .holds = A number card fits this turn.
    .way = Play a magic card, or stop here.
    .stop = Stop here: the cards of this turn have been played.
    .ask = Does a number still fit this turn?
guard-magic-fits = No further magic card fits this turn: you have played { $numbers } number and { $magics } magic cards.
    .holds = A magic card fits this turn.
    .way = Play a number, or stop here.
    .stop = Stop here: the cards of this turn have been played.
    .ask = Does a magic card still fit this turn?
guard-both-fit = { $card } takes up two cards of this turn, and there is no room for both: you have played { $numbers } number and { $magics } magic cards.
    .holds = There is room for both cards.
    .way = Stop here, or play another card that still fits.
    .ask = Is there room for both cards?
guard-number-first = Numbers come first here, and you have played your magic card.
    .holds = No magic card has been played yet in this turn.
    .way = End the turn; next time play the number before the magic card.
    .ask = Is the number played before the magic card?
guard-another = { $card } is for another player, and { $opponent } is yourself.
    .holds = { $opponent } is another player.
    .way = You can aim it at { $seats }.
    .ask = Is { $opponent } another player?
guard-stealable = { $opponent } has no card in its score and none set, so there is nothing to steal.
    .holds = { $opponent } has a card that can be stolen.
    .way = { $seats ->
        [none] Nobody has one; play another card.
       *[other] You can steal from { $seats }.
    }
    .ask = Has { $opponent } a card in its score or set?
guard-huntable = { $opponent } has no card in its score, so there is nothing to hunt.
    .holds = { $opponent } has a card in its score.
    .way = { $seats ->
        [none] Nobody else has one; play another card.
       *[other] You can hunt { $seats }.
    }
    .ask = Has { $opponent } a card in its score?
guard-forceable = { $opponent } has no card in hand, so there is nothing to force out.
    .holds = { $opponent } has a card in hand.
    .way = { $seats ->
        [none] Nobody else has one; play another card.
       *[other] You can force { $seats }.
    }
    .ask = Has { $opponent } a card in hand?
guard-pierce-once = Pierce has been played already, by { $seats }, and is played once.
    .holds = Pierce has not been used up.
    .way = Play another card, or bury it if nothing else can be played.
    .ask = Can Pierce still be played?
guard-not-last = The last card has been drawn: this is the last turn, and Pierce is barred from it.
    .holds = It is not the last turn.
    .way = Play another card; Pierce has come too late.
    .ask = Is it earlier than the last turn?
guard-not-last-lap = The last lap has begun: the pile holds { $count } cards for { $players } players, and Pierce is barred from it.
    .holds = The last lap has not begun.
    .way = Play another card; Pierce has come too late.
    .ask = Is it earlier than the last lap?
guard-minus-own = Here points are taken only from oneself, and { $opponent } is another player.
    .holds = This change may be made to { $opponent }.
    .way = Take them from your own points, or add to anybody’s.
    .ask = May this change be made to { $opponent }?
guard-in-grave = { $card } is not in the graveyard.
    .holds = { $card } is in the graveyard.
    .way = { $cards ->
        [none] There is nothing to take back; play another card.
       *[other] You can take back { $cards }.
    }
    .ask = Is { $card } in the graveyard?
guard-recall-not-pierce = Recall never takes Pierce back.
    .holds = { $card } is a card that Recall can take.
    .way = { $cards ->
        [none] There is nothing to take back; play another card.
       *[other] You can take back { $cards }.
    }
    .ask = Is it another card than Pierce?
guard-recall-not-recall = Here Recall takes no Recall back.
    .holds = { $card } is a card that Recall can take.
    .way = { $cards ->
        [none] There is nothing to take back; play another card.
       *[other] You can take back { $cards }.
    }
    .ask = Is it another card than Recall?
guard-settable = { $card } cannot be set face down.
    .holds = { $card } can be set face down.
    .way = { $cards ->
        [none] No card can be set here; play it for its effect.
       *[other] What can be set: { $cards }.
    }
    .ask = Can { $card } be set face down?
guard-not-on-mirror = Here a Mirror cannot be mirrored.
    .holds = Mirror can answer this card.
    .way = You may answer otherwise, or let it come (accept).
    .ask = May Mirror answer this card?
guard-not-on-swap = Turned round, Swap is the same exchange: Mirror has no use on it.
    .holds = Turning { $first } round changes it.
    .way = Block undoes a Swap; or let it come (accept).
    .ask = Does turning it round change anything?
guard-aimed-at-you = The card is aimed at { $target }; only that player can undo it.
    .holds = The card is aimed at the player who answers.
    .way = You may mirror it, or let it come (accept).
    .ask = Is the card aimed at the player who answers?
guard-block-not-pierce = Block never stops Pierce.
    .holds = { $first } is not Pierce.
    .way = Only Mirror answers it; or let it come (accept).
    .ask = Is it another card than Pierce?
guard-after-mirror = Here a mirrored effect is answered by Mirror alone.
    .holds = The effect has not been mirrored.
    .way = Answer with Mirror, or let it come (accept).
    .ask = Does it come unmirrored?
guard-healable = Heal undoes Force and Pass; this is { $first }.
    .holds = Heal undoes { $first }.
    .way = You may answer otherwise, or let it come (accept).
    .ask = Is it Force or Pass?
guard-from-set = Here answers come only from set cards, not { $place }.
    .holds = Answers may come { $place }.
    .way = Answer with a set card, or let it come (accept).
    .ask = May one answer { $place }?
guard-answer-held = You have no { $card } { $place }.
    .holds = You have { $card } { $place }.
    .way = { $moves ->
        [none] You have nothing that answers this; let it come (accept).
       *[other] What you can answer: { $moves }; or let it come (accept).
    }
    .ask = Have you { $card } { $place }?
guard-lies-there = { $card } does not lie in the score of { $opponent }.
    .holds = { $card } lies in the score of { $opponent }.
    .way = { $cards ->
        [none] Take a face-down card.
       *[other] In the score lie { $cards }.
    }
    .ask = Does { $card } lie in that score?
guard-set-there = There is no face-down card to be taken from { $opponent } here.
    .holds = A face-down card of { $opponent } can be taken.
    .way = { $cards ->
        [none] Take a face-down card.
       *[other] In the score lie { $cards }.
    }
    .ask = Can a face-down card be taken?
guard-number-held = { $number } is not in your hand.
    .holds = { $number } is in your hand.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] In your hand: { $hand }.
    }
    .ask = Is { $number } in your hand?
guard-in-hand = { $card } is not in your hand.
    .holds = { $card } is in your hand.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] In your hand: { $hand }.
    }
    .ask = Is { $card } in your hand?
guard-not-set-yet = { $card } lies set already and is not in your hand.
    .holds = { $card } is in your hand.
    .way = Leave it, or play it for its effect.
    .ask = Is { $card } in the hand?
guard-stuck = You hold a card that can be played, so none is given up.
    .holds = Nothing you hold can be played.
    .way = You can play, for example: { $moves }.
    .ask = Is there nothing in your hand that can be played?
guard-buries = Here the turn ends without a card being buried.
    .holds = Here a card is buried.
    .way = Play a card; only when nothing you hold can be played, play nothing.
    .ask = Is a card buried when nothing can be played?
guard-ends = Here a card must be buried when nothing can be played.
    .holds = Here the turn may end without a play.
    .way = Play a card; only when nothing you hold can be played, bury one of your choice.
    .ask = May the turn end without a play?
guard-no-number = You hold a number and must lay one.
    .holds = You hold no number.
    .way = You can lay { $cards }.
    .ask = Is there no number in your hand?
guard-possible = Chance cannot bring that here.
    .holds = Chance can bring that here.
    .way = Choose something that is still possible.
    .ask = Can chance bring that here?

## Decisions

node-is-nearest = Is nobody nearer to { $aim } than { $seat }?
    .yes = { $seat } is { $distance } away from { $aim }, and nobody is nearer.
    .no = { $seat } is { $distance } away from { $aim }; the nearest is { $least } away.
node-several-nearest = Do several players share the first place?
    .yes = { $seats } are equal, with { $distance }.
    .no = { $seat } is alone in front, with { $distance }.
node-last-card-drawn = Has the last card been drawn, and is the turn of whoever drew it finished?
    .yes = The pile has run out, and this turn is the last.
    .no = { $left ->
        [0] The pile is empty, and the last turn is still to come.
        [one] { $left } card is left to draw.
       *[other] { $left } cards are left to draw.
    }
node-all-skipped = Have all { $players } players skipped or been frozen in a row?
    .yes = All have: { $count } turns in a row without a draw.
    .no = Turns in a row without a draw: { $count }.
node-limit-reached = Is the limit of { $limit } turns in force, and reached?
    .yes = Turn { $turn } is the last that the limit allows.
    .no = No limit ends the round at turn { $turn }.
node-effect-stopped = Has an answer undone { $card }?
    .yes = An answer has undone { $card }.
    .no = No answer has undone { $card }.
node-effect-turned = Have Mirrors turned { $card } round?
    .yes = { $card } now comes from { $seat } and points at { $opponent }.
    .no = { $card } points where it was aimed, at { $opponent }.

## Outcomes

outcome-pays-nothing = { $seat } stands at { $points }, nearest to { $aim }, and pays nothing.
outcome-pays-penalty = { $seat } stands at { $points }, { $distance } away from { $aim }: as many penalty points.
outcome-winner = { $over ->
        [yes] { $seat } wins
       *[other] As the points stand, { $seat } would win
    } with { $distance }{ $by ->
        [penalties] {" "}penalty points.
       *[other] {" "}away from { $aim }.
    }
outcome-shared = { $over ->
        [yes] { $seats } win together
       *[other] As the points stand, { $seats } would win together
    }, each with { $distance }{ $by ->
        [penalties] {" "}penalty points.
       *[other] {" "}away from { $aim }.
    }
outcome-over-pile = The round ends: the last card has been drawn and { $seat } has finished its turn.
outcome-over-skipped = The round ends: nobody wants to draw any more.
outcome-over-limit = The round ends: turn { $turn } is the last that the limit allows.
outcome-goes-on = The round goes on after this turn.
outcome-effect-undone = { $card } has been undone and hits nobody.
outcome-effect-back = { $card } has been turned round: { $seat } uses it, and it hits { $opponent }.
outcome-effect-lands = { $card } of { $seat } hits { $opponent }.

## Findings

finding-points = { $seat } has { $points }: { $cards ->
        [none] no card in its score
       *[other] { $cards }
    }{ $change ->
        [0] {""}
       *[other] {", "}changed by { $change }
    }.
finding-standing = { $seat }: { $points } points, { $by ->
        [penalties] { $distance } penalty points in all
       *[other] { $distance } away from { $aim }
    }.
finding-link = On the table: { $card } of { $seat }, aimed at { $opponent }.
finding-legal = “{ $move }” is legal.
finding-refused = “{ $move }” is refused.

## Steps

step-opening-start = Setting up a round
step-opening-first = Who begins
step-opening-deal = Dealing five cards each
step-opening-begin = The first turn
step-turn-begin = The turn opens
step-turn-frozen = A frozen turn is lost
step-turn-choose = Skip, or draw
step-turn-skip = Skipping
step-turn-burn = The top card burns
step-turn-draw = Drawing a card
step-turn-drew = Was it the last card?
step-turn-first = A card must be played
step-turn-play = A number is laid
step-turn-double = A doubled number is laid
step-turn-set = A card is set face down
step-turn-cast = A magic card is put on the table
step-turn-bury = A card is buried
step-turn-nothing = Nothing is played
step-turn-after = Is a second card possible?
step-turn-more = A second card, or done
step-turn-close = The turn is finished
step-turn-check = Is the round over?
step-turn-pass = The turn goes to the left
step-turn-over = Counting the points
step-turn-again = Another round
step-draw-next = Is there another card to draw?
step-draw-card = Drawing a card of several
step-spell-open = A magic card is on the table
step-spell-aim = Who may answer?
step-spell-answer = Answer, or let it come
step-spell-mirror = A Mirror on top
step-spell-turned = The Mirror is resolved
step-spell-block = Block undoes it
step-spell-heal = Heal undoes it
step-spell-take = The card takes effect
step-spell-do-mirror = The card below is turned round
step-spell-spent = The card goes to the graveyard
step-spell-do-pierce = Pierce: all back into the pile
step-spell-do-freeze = Freeze: two turns lost
step-spell-do-goblin = Goblin: one card is stolen
step-spell-do-hunt = Hunt: two cards into the pile
step-spell-pick = Which card is taken?
step-spell-taken = The card is taken
step-spell-lot = Chance picks a face-down card
step-spell-do-swap = Swap: hand for hand
step-spell-do-force = Force: a number must come out
step-spell-lay = Which number is laid?
step-spell-laid = The number is laid
step-spell-do-pass = Pass: a number is given
step-spell-do-plus-minus = Points are changed
step-spell-do-recall = Recall: a card comes back

## Events

event-starts = { $seat } begins.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-round = Round { $count } begins.
event-turn = Turn { $turn }: { $seat }.
event-frozen-turn = { $seat } is frozen and loses this turn; still to lose: { $count }.
event-skipped = { $seat } skips: nothing drawn, nothing played.
event-burned = The top card of the pile burns: { $card }.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-drew-known = { $seat } draws { $card }, which all knew to lie there.
event-last-card = The last card of the pile has been drawn; the game ends when { $seat } has finished its turn.
event-number = { $seat } plays { $card } and stands at { $points }.
event-doubled = { $seat } plays { $card } with Double: it counts { $count }, and { $seat } stands at { $points }.
event-set = { $seat } sets { $card } face down.
    .hidden = { $seat } sets a card face down.
event-cast = { $seat } plays { $card }.
event-aimed = { $seat } plays { $card } on { $opponent }.
event-buried = { $seat } can play nothing and buries { $card }.
event-nothing-played = { $seat } can play nothing.
event-answered = { $seat } answers { $answered } of { $opponent } with { $card }.
event-turned = { $card } is turned round: it now comes from { $seat } and points at { $opponent }.
event-undone = { $by } has undone { $card }.
event-pierced = { $opponent } is pierced: { $count ->
        [one] { $count } card goes
       *[other] { $count } cards go
    } back into the pile, and its points are zero.
event-frozen = { $opponent } is frozen; turns to lose: { $count }.
event-nothing-there = { $card } finds nothing to take from { $opponent }.
event-hunted = { $seat } hunts { $card } back into the pile; { $opponent } stands at { $points }.
event-stolen = { $seat } steals { $card } from the score of { $opponent }.
event-stole-set = { $seat } steals the set { $card } of { $opponent }.
    .hidden = { $seat } steals a face-down card of { $opponent }.
event-swapped = { $seat } and { $opponent } exchange hands; now they hold { $count } and { $others } cards.
event-no-number = { $seat } has no number to lay.
event-hand-shown = { $opponent } shows { $seat } its hand: { $cards }.
    .hidden = { $opponent } shows { $seat } its hand.
event-forced = { $seat } must lay { $card } and stands at { $points }.
event-given = { $card } of { $seat } goes into the score of { $opponent }, who stands at { $points }.
event-changed = { $sign ->
        [1] { $count } points are added to
       *[other] { $count } points are taken from
    } { $opponent }, who stands at { $points }.
event-recalled = { $seat } takes { $card } back from the graveyard.
event-over-pile = The round is over: { $seat } has finished the last turn.
event-over-skipped = The round is over: all have skipped in a row.
event-over-limit = The round is over: the limit of turns is reached.
event-pays = { $seat } stands at { $points } and takes { $count ->
        [one] { $count } penalty point
       *[other] { $count } penalty points
    }.
event-pays-nothing = { $seat } stands at { $points }: nobody is nearer{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }.
event-match-won = { $seat } wins the match, { $by ->
        [penalties] with { $count } penalty points in all
       *[other] { $count } away from { $aim }
    }.
event-match-shared = { $seats } win the match together, each { $by ->
        [penalties] with { $count } penalty points in all
       *[other] { $count } away from { $aim }
    }.

## Questions

question-first = Chance: who begins?
question-deal = Which card is dealt now?
question-draw = Chance: which card is drawn?
question-card = Chance: which card is drawn next?
question-burn = Chance: which card burns?
question-lot = Chance: which face-down card is taken?
question-choose = { $seat }: skip, or draw and play?
question-play = { $seat }: you have drawn; which card do you play?
question-more = { $seat }: a second card, or done?
question-answer = { $seat }: { $opponent } has aimed { $card } at you. Do you answer?
question-answer-mirror = { $seat }: { $opponent } has mirrored { $card }. Do you answer?
question-pick = { $seat }: which card of { $opponent } does { $card } take?
question-lay = { $seat }: which number do you lay for { $card }?

## Names

card-pierce = Pierce
card-mirror = Mirror
card-block = Block
card-heal = Heal
card-freeze = Freeze
card-goblin = Goblin
card-hunt = Hunt
card-swap = Swap
card-force = Force
card-pass = Pass
card-double = Double
card-recall = Recall
card-plus-minus = −15 / +25
card-number = { $value }
card-doubled = { $value } × { $times }
card-back = face-down card

verb-skip = skip the turn
verb-draw = draw a card
verb-play = play a number
verb-double = play a number with Double
verb-pierce = play Pierce
verb-freeze = play Freeze
verb-goblin = play Goblin
verb-hunt = play Hunt
verb-swap = play Swap
verb-force = play Force
verb-pass = give a number with Pass
verb-change = change points
verb-recall = play Recall
verb-set = set a card face down
verb-bury = bury a card
verb-nothing = play nothing
verb-done = stop here
verb-mirror = answer with Mirror
verb-block = answer with Block
verb-heal = answer with Heal
verb-accept = let it come
verb-take = take a card of a score
verb-take-set = take a face-down card
verb-lay = lay a number
verb-lay-nothing = lay nothing
verb-card = a card by chance
verb-back = a face-down card by chance
verb-first = the first player by chance
place-hand = in the hand
place-set = among the set cards
change-plus = add { $count }
change-minus = take { $count }
game-hundred = Closest to a hundred
fate-shared = several together
topic-end = The end of the round
topic-effect = The card on the table
topic-points = Points: { $name }
    .kind = Points
table-points = { $seat }: { $points }, { $distance } away
table-score = Score
table-set = Set face down
ui-cards = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
ui-hidden-cards = { $count ->
        [0] no face-down cards
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
ui-deck-left = { $count ->
        [0] No cards are left in the deck
        [one] { $count } card is left in the deck
       *[other] { $count } cards are left in the deck
    }
table-change = changed by { $count }
table-frozen = frozen, turns to lose: { $count }
table-graveyard = Graveyard

## When a card may be played, what can answer what

finding-timing = Now is the moment for { $card }.
    .not = Now is not the moment for { $card }. { $moments ->
        [none] It cannot be played at all.
       *[other] Its moments: { $moments }.
    }
    .wait = This is the moment for { $card }, but now { $actor } is asked.
finding-answer = On { $first } one may { $verb }.
moment-turn-first = the first card of a turn
moment-turn-more = the second card of a turn
moment-spell-answer = a card is aimed at somebody
moment-spell-lay = a number must be laid
moment-later = a card has been mirrored
moment-over = The match is over
part-turn = A turn, once a card has been drawn
part-spell = A magic card on the table
role-turn = the player in turn
role-set = the player in turn, face down
role-target = the one it points at
role-others = the others
card-some-number = a number
topic-card = When: { $name }
    .kind = When
flow-opening = before the first turn
flow-turn-drawing = skipping or drawing
flow-turn-playing = playing one card or two
flow-turn-ending = the end of a turn, of a round
flow-draw = drawing several cards
flow-spell-answers = who answers a magic card
flow-spell-effects = the card takes effect
flow-spell-numbers = Force and Pass: a number is laid
flow-spell-taking = Goblin and Hunt: a card is taken

## The board

table-pays = { $over ->
        [yes] { $count ->
            [0] pays nothing
            [one] pays { $count } point
           *[other] pays { $count } points
        }
       *[other] { $count ->
            [0] would pay nothing now
            [one] would pay { $count } point now
           *[other] would pay { $count } points now
        }
    }
table-paid = penalty points so far: { $count }
table-turn = in turn
table-top = Known on top of the pile, next first
table-bottom = Known beneath the pile
table-round = Round { $count } of { $rounds }
table-limit = Turn { $turn } of at most { $limit }
table-used = Played in this turn: { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    }, { $magics ->
        [one] { $magics } magic card
       *[other] { $magics } magic cards
    }
table-skips = Turns in a row without a draw: { $count } (of { $players })
table-last-turn = The last turn: { $seat } has drawn the last card
table-pierced = Pierce used by { $seats }
draw-away = { $distance } away
draw-no-card = no card yet
draw-set-known = { $card }, set face down and known to this viewer
draw-set-sign = set face down, known to this viewer
draw-eye = another’s card, known to this viewer
draw-frozen = frozen, turns to lose
draw-changed = changed by −15 / +25
draw-doubled = doubled: counts { $times } times
draw-under = below { $aim }
draw-over = above { $aim }
draw-band = as near as the nearest now ({ $distance } away)
draw-chain = On the table
draw-points-now = where it points now
draw-undone = undone
draw-then-at = It would then point at { $seat }.
draw-answers = What each answer would bring
draw-answers-table = What can answer what
draw-answers-note = Asked of the rules as they run, under the readings in force.
draw-aimed = Aimed card
draw-as-played = { $card }, as it was played
draw-after-mirror = { $card }, after a Mirror
draw-pile = The pile
draw-graveyard = Graveyard, newest first
draw-put-back = put back among the rest
draw-put-back-since = put back, perhaps drawn since
draw-knows-put-back = saw it put back
draw-knows-magic = knows it is a magic card
draw-knows-part = knows some cards it is not
draw-knows-one-of = knows it is one of: { $cards }

## Answers to choose from

option-pays-nothing = Nothing: nobody is nearer.
option-pays-penalty = As many points as lie between its points and a hundred.
option-shared = Several together, for they are equally near.
option-winner = One player alone, who is the nearest.
option-over-pile = It ends: the last card has been drawn, and whoever drew it has had its turn.
option-over-skipped = It ends: nobody wants to draw any more.
option-over-limit = It ends: a limit of turns is reached.
option-goes-on = It goes on with the next player.
option-effect-undone = It is undone and hits nobody.
option-effect-back = It has been turned round and points at whoever used it.
option-effect-lands = It points where it was aimed.

## Many matches

lab-points-are = Points here are minus the distance from a hundred, so the nearer to zero the better.

## What may come: odds of the next card and of answers

topic-draw = The next card
topic-draw-kind = The next card, kind by kind
topic-draw-nearer = The next card, laid at once
topic-answer = The card on the table
topic-holds-mirror = Mirror with { $seat }, in hand or set
topic-holds-block = Block with { $seat }, in hand or set
topic-holds-heal = Heal with { $seat }, in hand or set
fate-magic = a magic card
fate-number = number { $value }
fate-nearer = nearer to the aim
fate-no-nearer = no nearer to the aim
fate-answered = can be answered
fate-unanswered = cannot be answered
fate-cards = { $n ->
        [0] none
        [1] one
        [2] two
       *[other] { $n } cards
    }
odds-unseen = counted over every way in which the unseen cards can lie
ending-line = { $seat } ({ $player }): { $distance } from the aim at the end on average; wins { $wins } ({ $n } worlds played out from seed { $seed }).

## Why a reading cannot be switched now

switch-table = a card is on the table and has been answered under this reading; finish it first
switch-turn = the turn has begun under this reading; finish it first
switch-opening = the round is being set up under this reading; finish it first
switch-burning = a card is about to burn under this reading; finish it first
switch-over = by this reading the round would be over already: nobody has drawn for too long
switch-frozen = a seat is frozen for longer than this reading can bring about
switch-last-turn = the last card has been drawn under this reading, and the last turn is settled
switch-hunted = a hunted card lies in the pile where this reading put it; draw it first
switch-set = cards have been set under this reading; they would mean something else
switch-round = a round has been counted under this reading
