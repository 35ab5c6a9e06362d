# Words of game "fortune" (document 003), English. Identifiers: docs/formats.md.
# Names arrive translated; lists arrive joined, or as "none" when they are empty.
# The value of a guard is the fact when it refuses; `.ask` is the question to which "yes" means that it holds.

## Guards

guard-over = Every card has been played: the match is over.
    .holds = The match is still going on.
    .way = You may go back to an earlier position or begin a new match.
    .ask = Is the match still going on?
guard-chance-first = A card of the pile has to be turned before anybody can move.
    .holds = Nothing is waiting for chance.
    .way = Let chance settle it, then go on.
    .ask = Has chance settled everything that was waiting?
guard-turn = It is the turn of { $actor }, not of { $seat }.
    .holds = It is the turn of { $seat }, or a contest is on.
    .way = { $actor } moves next; { $seat } can move when its turn comes.
    .ask = Is it the turn of { $seat }, or is a contest on?
guard-asked = In this contest { $actor } is the one to answer, not { $seat }.
    .holds = No contest is on, or { $seat } is the one to answer.
    .way = Wait: { $actor } answers or gives up, and then it may be for { $seat }.
    .ask = If a contest is on, is { $seat } the one to answer?
guard-must-act = A turn cannot pass without an action.
    .holds = An action has been taken, or one is being taken.
    .way = Build a group, steal one, or discard a card.
    .ask = Is there an action in this turn?
guard-contest-first = A contest for { $good } is on, and “{ $verb }” is no answer in it.
    .holds = No contest is waiting for an answer, or this is one.
    .way = { $count ->
        [2] { $seat } can lay two cards ({ $good } or silver, also one of each) or one gold, or give up.
       *[other] { $seat } can lay { $good } or a precious card, or give up.
    }
    .ask = Is this an answer in the contest, if one is on?
guard-question = A move of the kind “{ $verb }” does not answer what is being asked now.
    .holds = A move of the kind “{ $verb }” answers what is being asked now.
    .way = What is asked now: { $asks } It can be answered so: { $answers }.
    .ask = Does a move of the kind “{ $verb }” answer what is being asked now?
guard-two-cards = A group is built from two cards, and these are { $count }.
    .holds = These are two cards.
    .way = Build from two of them and keep the rest; the next group can be for the next turn.
    .ask = Are these two cards?
guard-no-two-precious = No group is built without a good, and { $cards } are both precious.
    .holds = A good is among the cards.
    .way = Put one of the two beneath a good.
    .ask = Is a good among these cards?
guard-alike = A group is of one good, and { $goods } are different ones.
    .holds = The goods among these cards are alike.
    .way = Match a card with one like it, or with silver or gold.
    .ask = Are the goods among these cards alike?
guard-thrown-there = You cannot reach { $thrown } among the discarded cards.
    .holds = Among the discarded cards you can reach { $thrown }.
    .way = { $top ->
        [none] Nothing lies there now; build from your hand.
       *[other] You can reach { $top }.
    }
    .ask = Can { $thrown } be taken from the discarded cards?
guard-not-just-thrown = In this very turn { $thrown } was discarded, and under this reading it stays.
    .holds = The card is not the one discarded in this turn.
    .way = Build from your hand, or end the turn.
    .ask = Was { $thrown } discarded before this turn?
guard-hand-good = Under this reading the card from the hand has to be the good.
    .holds = The card from the hand is the good.
    .way = Take { $thrown } with a good, or build from your hand.
    .ask = Is the card from the hand the good?
guard-another-kind = Under this reading a second action is of another kind, and the first was this: { $action }.
    .holds = The first action was of another kind.
    .way = Do something else, or end the turn.
    .ask = Was the first action of another kind?
guard-nothing-else = { $count ->
        [one] Something else is still possible, and under this reading discarding is the last resort.
       *[other] { $count } other moves are still possible, and under this reading discarding is the last resort.
    }
    .holds = Nothing but discarding is possible.
    .way = You can play { $moves }.
    .ask = Is nothing but discarding possible?
guard-another-player = One steals from another player, and { $opponent } is your own seat.
    .holds = { $opponent } is another player.
    .way = { $seats ->
        [none] There is nothing to steal now; build or discard.
       *[other] You can steal from { $seats }.
    }
    .ask = Is { $opponent } another player?
guard-own-group = { $seat } has no group yet, and needs one to steal.
    .holds = { $seat } has a group.
    .way = Build a group first, or discard.
    .ask = Does { $seat } have a group?
guard-group-there = { $opponent } has no group to steal.
    .holds = { $opponent } has a group.
    .way = { $seats ->
        [none] There is nothing to steal now; build or discard.
       *[other] You can steal from { $seats }, build or discard.
    }
    .ask = Does { $opponent } have a group?
guard-not-protected = This is the first group of { $opponent }, and first groups are protected.
    .holds = The top group of { $opponent } is not its first.
    .way = { $seats ->
        [none] You may build or discard.
       *[other] You may build, discard, or steal from { $seats }.
    }
    .ask = Does { $opponent } have a group above the first?
guard-not-barred = You have attacked { $opponent } in this turn already, and may not do so again before your next turn.
    .holds = { $opponent } may be attacked in this turn.
    .way = { $seats ->
        [none] You may build or discard, or end the turn.
       *[other] You may build, discard, or steal from { $seats }.
    }
    .ask = May { $opponent } still be attacked in this turn?
guard-hand-to-face = { $opponent } has no card left to defend with, and is left alone under this reading.
    .holds = { $opponent } has cards to defend with, or does not need any.
    .way = { $seats ->
        [none] You may build or discard.
       *[other] You may build, discard, or steal from { $seats }.
    }
    .ask = Can { $opponent } face an attack?
guard-fits-the-group = The { $good } group is not attacked with { $card }.
    .holds = That group can be attacked with { $card }.
    .way = It takes { $good }, silver or gold.
    .ask = Is { $card } of the group’s good, or precious?
guard-may-develop = Developing a group is an expert rule, and it is not being played.
    .holds = Developing is being played.
    .way = Switch the expert rule on, or build, discard or steal.
    .ask = Is developing being played?
guard-adds-a-good = A group is developed with a good, and { $card } is precious.
    .holds = The card is a good.
    .way = Build with { $card }, or keep it for a contest.
    .ask = Is { $card } a good?
guard-on-top-only = Only the top group can be developed, not one beneath.
    .holds = It is a group that may be developed.
    .way = Develop the top group if it is of that good, or build a new one.
    .off = Build, discard or steal; developing is an expert rule and is not being played.
    .ask = Is it a group that may be developed?
guard-own-group-of-it = You have no { $card } group there.
    .holds = The { $card } group there is yours.
    .way = { $goods ->
        [none] Build a group first.
       *[other] You can develop { $goods }.
    }
    .off = Build, discard or steal; developing is an expert rule and is not being played.
    .ask = Is there a group of yours of this good: { $card }?
guard-may-draw = There is no card to be drawn now.
    .holds = A card may be drawn now.
    .way = { $seat } draws at the end of the turn; take an action, or end it.
    .ask = May a card be drawn now?
guard-one-card = One card answers one card; { $cards } are two.
    .holds = It is as many cards as may be laid.
    .way = Lay one of them, or give up.
    .ask = Is this no more than may be laid?
guard-suits = In a contest for { $good } you cannot lay { $cards }.
    .holds = In a contest for { $good } you can lay { $cards }.
    .way = { $count ->
        [2] Lay two cards ({ $good } or silver, also one of each) or one gold; or give up.
       *[other] Lay { $good }, silver or gold, or give up.
    }
    .ask = Can { $cards } be laid in a contest for { $good }?
guard-pays = { $count ->
        [2] A gold takes two cards or a gold to answer, and { $cards } is not that.
       *[other] One card is to be answered, and { $cards } is not one card.
    }
    .holds = This is as much as the answer takes.
    .way = { $count ->
        [2] Lay two cards of it ({ $good }), two silvers, one of each, or one gold; or give up.
       *[other] Lay one card, or give up.
    }
    .ask = Is { $cards } as much as the answer takes?
guard-gold-for-gold-only = Under this reading gold answers nothing but gold.
    .holds = Gold may be laid here, or none is.
    .way = Lay { $good } or silver, or give up.
    .ask = If it is gold, does it answer gold?
guard-in-hand = Your hand lacks { $cards }.
    .holds = You have what it begins with.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
    .ask = Is the first of these in your hand: { $cards }?
guard-all-in-hand = Your hand does not have enough for { $cards }.
    .holds = You have as many of them as it takes.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
    .ask = Are all of { $cards } in your hand?
guard-possible = Chance cannot bring this here.
    .holds = Chance can bring this here.
    .way = Choose one of the cards that are still possible.
    .ask = Can chance bring this here?

## Decisions

node-other-player = Does the group belong to another player?
    .yes = The group belongs to { $opponent }.
    .no = It is the own group of { $seat }.
node-thief-has-group = Has { $seat } a group?
    .yes = { $seat } has a group.
    .no = { $seat } has no group.
node-owner-has-group = Has { $opponent } a group?
    .yes = The { $good } group is on top of the fortune of { $opponent }.
    .no = { $opponent } has no group.
node-above-the-first = Is it another group than the first?
    .yes = It is not the first: { $opponent } has { $count } groups.
    .no = It is the first group of { $opponent }, and protected.
node-may-attack-again = May { $seat } attack { $opponent } in this turn?
    .yes = No attack of this turn forbids it.
    .no = { $seat } has attacked { $opponent } in this turn already.
node-can-be-faced = May { $opponent } be attacked, with cards in hand or without?
    .yes = { $opponent } may be attacked, with cards in hand or without.
    .no = { $opponent } has no card left, and is left alone under this reading.
node-gold-laid = Has gold been laid that counts as two cards?
    .yes = Gold has been laid, and it counts as two cards.
    .no = Nothing has been laid that counts as two cards.
node-gold-settles = Did it answer a gold, and so settle what was demanded?
    .yes = It answered a gold, and that is settled.
    .no = It did not settle a gold.
node-defender-stops = Is it the defender who stops?
    .yes = { $opponent }, defending, stops.
    .no = { $seat }, attacking, stops.
node-top-lies = Has { $owner } a group?
    .yes = The { $good } group is on top of the fortune of { $owner }.
    .no = { $owner } has no group.
node-top-above-first = Is it another group than the first?
    .yes = It is not the first group.
    .no = It is the first group, and protected.
node-top-answered = Does { $seat } hold an answer?
    .yes = { $seat } holds an answer.
    .no = { $seat } holds no answer.
node-all-played = Have all players played every card?
    .yes = All cards have been played.
    .no = { $cards ->
        [one] { $cards } card is still in a hand.
       *[other] { $cards } cards are still in hands.
    }
node-one-greatest = Is there one greatest fortune?
    .yes = { $seat } has the greatest fortune.
    .no = { $leaders } have equally great fortunes.
node-groups-decide = Do the groups decide, under the reading that is played?
    .yes = By groups, then precious cards, { $seats } is ahead.
    .no = Nothing decides between them.

## Outcomes

outcome-steal-open = { $seat } may steal the { $good } group from { $opponent }, with { $good } or a precious card.
outcome-steal-defenceless = { $opponent } has no card left, and is left alone under this reading.
outcome-steal-barred = { $seat } has attacked { $opponent } in this turn, and may do so again in the next turn only.
outcome-steal-protected = { $opponent } has only its first group, and that is protected.
outcome-steal-nothing = { $opponent } has nothing to steal.
outcome-steal-groupless = { $seat } cannot steal without a group.
outcome-steal-self = Nobody steals from oneself.
outcome-demand-one = It settled a gold: one card answers it.
outcome-demand-two = Gold demands two cards, or a gold.
outcome-demand-single = One card answers what was laid.
outcome-duel-stolen = If { $opponent } stops, { $seat } takes the { $good } group with all { $count } cards.
outcome-duel-kept = If { $seat } stops, { $opponent } keeps the { $good } group, with all { $count } cards.
outcome-top-stays = { $seat } holds an answer, and has the { $good } group if it is given.
outcome-top-falls = { $seat } holds no answer: { $opponent } has the { $good } group.
outcome-top-safe = The top group of { $owner } is its first, and safe.
outcome-top-none = { $owner } has no group.
outcome-match-won = { $seat } has the greatest fortune, { $total } thousand, and wins.
outcome-match-on-groups = { $seats } wins by groups, the fortunes being equal at { $total } thousand.
outcome-match-shared = { $seats } share the win with { $total } thousand each.
outcome-match-goes-on = The match goes on; the greatest fortune is { $total } thousand now, with { $seats }.

## Findings

finding-fortune = The fortune of { $seat } counts { $total } thousand.
finding-worth = { $count } × { $card } at { $value } thousand: { $amount } thousand.
finding-top-hidden = Whether the group stays is in the hand of { $seat }, which is hidden.
finding-standing = { $seat }: { $total } thousand in { $count ->
        [one] { $count } group.
       *[other] { $count } groups.
    }
finding-legal = The move “{ $move }” is legal.
finding-refused = The move “{ $move }” is refused.

## Steps

step-opening-dealer = Who deals?
step-opening-lot = A dealer is drawn
step-opening-deal = Cards are dealt
step-opening-turn-up = The first card is turned up
step-opening-start = The match begins
step-turn-begin = A turn begins
step-turn-look = What can be stolen?
step-turn-act = An action
step-turn-more = A second action, or the end
step-turn-build = A group is built from the hand
step-turn-take = A group is built with a discarded card
step-turn-turn-up = A card is turned up
step-turn-discard = A card is discarded
step-turn-develop = A group is developed
step-turn-steal = A steal is tried
step-turn-acted = Is there another action?
step-turn-early = A card is drawn at once
step-turn-refill = Who draws?
step-turn-card = Hands are filled
step-turn-pass = The turn goes to the right
step-turn-over = The fortunes are counted
step-duel-open = A contest begins
step-duel-lay = Cards are laid
step-duel-due = Whose answer is due?
step-duel-answer = Answer or give up
step-duel-fate = Who wins the contest?
step-duel-stolen = The group changes hands
step-duel-kept = The group stays

## Events

event-deals = { $seat } deals.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-turned-up = Turned up from the pile: { $card }.
event-went-back = Precious, so it goes back into the pile: { $card }.
event-turn = Turn { $turn }: { $seat }.
event-built = { $seat } builds a group: { $cards }.
event-took = { $seat } builds a group with a discarded card: { $cards }.
event-discarded = { $seat } discards { $card }.
event-developed = { $seat } adds { $card } to a group, which now has { $count } cards.
event-done = { $seat } ends the turn.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-pile-empty = The pile is empty; play goes on with the cards in hand.
event-passed-over = { $seat } has no card left and is passed over.
event-attacked = { $seat } tries to steal the { $good } group from { $opponent }.
event-laid = { $seat } lays { $cards }{ $count ->
        [2] , which takes two cards or a gold to answer.
       *[other] .
    }
event-out-of-cards = { $seat } has no card left to answer with.
event-gave-up = { $seat } gives up.
event-duel-stolen = { $seat } steals the { $good } group from { $opponent }: { $count } cards change hands.
event-duel-kept = { $opponent } keeps the { $good } group against { $seat }: it has { $count } cards now.
event-match-won = { $seat } has the greatest fortune, { $total } thousand, and wins the match.
event-match-on-groups = { $seats } wins by groups, the fortunes being equal at { $total } thousand.
event-match-shared = { $seats } share the win with { $total } thousand each.

## Questions

question-lot = Chance: who deals?
question-deal = Chance: which card is dealt next?
question-turn-up = Chance: which card is turned up?
question-act = { $seat }: build, discard or steal?
question-more = { $seat }: a second action, or end the turn?
question-early = Chance: which card is drawn?
question-card = Chance: which card is drawn?
question-answer = { $seat }: do you answer { $opponent } in the contest for { $good }?
question-answer-two = { $seat }: do you answer the gold of { $opponent } in the contest for { $good }?

## Names

card-phone = phone
card-headphones = headphones
card-bicycle = bicycle
card-watch = watch
card-oud = oud perfume
card-camera = camera
card-motorbike = motorbike
card-boat = boat
card-car = car
card-land = land
card-silver = silver
card-gold = gold
card-back = a card

place-top = the top group
place-below = a group beneath

action-build = building
action-discard = discarding
action-steal = stealing
action-develop = developing

verb-build = build a group
verb-take = build with a discarded card
verb-steal = steal
verb-develop = develop a group
verb-discard = discard
verb-draw = draw a card
verb-done = end the turn
verb-answer = answer
verb-give-up = give up
verb-card = a card by chance
verb-dealer = a dealer by chance

table-groups = { $count ->
        [0] no group
        [one] { $count } group
       *[other] { $count } groups
    }
table-covered = a covered group
table-middle = In the middle: { $pile ->
        [one] { $pile } card in the pile
       *[other] { $pile } cards in the pile
    }, { $count ->
        [0] none discarded.
        [one] { $count } discarded, { $card }.
       *[other] { $count } discarded, { $card } on top.
    }

mark-assumed = assumed: not in the document

heist = { $seat } from { $opponent }
topic-duel = The contest
topic-fortune = Fortune: { $name }
    .kind = Fortune
top-of = The top group of { $seat }
topic-group = { $name }
    .kind = Group
topic-steal = Stealing: { $name }
    .kind = Stealing

## Odds

fate-level = nobody ahead
fate-attacker = an attacker

## The game

game-fortune = Fortune

## The board

table-lengthwise = lengthwise
table-crosswise = crosswise
table-top = on top
table-first = the first, protected
table-no-cards = no cards
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-hidden = { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
table-thieves = The top group can be stolen, in their turn, by: { $seats }.
table-assumed = What these are worth is assumed, not in the document: { $cards }.
table-discarded = Discarded, from the top down: { $cards }.

draw-fortune = Fortune: from the first group to the top one
draw-top-group = The top group
draw-top = { $good }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-thieves = can be stolen, on their turn, by
draw-attacked = If attacked now: { $seat } has it, { $share }
draw-its-turn = has the turn
draw-thousand = { $amount } thousand
draw-draw-pile = Draw pile
draw-discarded-pile = { $count ->
        [0] Discarded
       *[other] Discarded: { $count }, the newest on top
    }
draw-none = nothing
draw-takeable = can be built with
draw-contest = Contest for { $good }
draw-stake = at stake
draw-pot = { $count ->
        [0] nothing laid yet
        [one] { $count } card laid so far
       *[other] { $count } cards laid so far
    }
draw-takes = { $count ->
        [2] two cards or a gold
       *[other] one card
    }
draw-due = { $seat }: answer or stop?
draw-each = worth { $amount }
draw-precious = { $card }, worth { $amount }; lies beneath
draw-first = first group, protected
draw-stealable = { $seat } can steal it now, with a card that fits
draw-lies = Groups lie lengthwise and crosswise in turn. On each: its good, how many, and what the group is worth in thousands.
draw-attacking = attacks
draw-defending = defends
draw-sum = Together
draw-beneath = Beneath the top groups
draw-saw-laid = saw it being laid

finding-rung = { $seat } lays { $cards }; the answer takes { $count ->
        [2] two cards or a gold.
       *[other] one card.
    }

flow-opening = before the first turn
flow-turn-acting = the action
flow-turn-second = what expert rules add
flow-turn-ending = the end of the turn
flow-duel = a contest

# What the laboratory counts on demand

times-turn = Turns in a match
times-attacked = Attempts to steal in a match
times-duel-stolen = Groups stolen in a match
times-duel-kept = Groups defended in a match
times-built = Groups built from the hand in a match
times-discarded = Cards discarded in a match
times-developed = Cards added to groups in a match

# What may come: odds of the next card and of contests

topic-draw = The next card
topic-answers = How often { $seat } can answer
topic-gold-answers = How often { $seat } can answer gold
topic-raid = The top group of { $seat }, fought for to the end
fate-times = { $n ->
        [0] never
        [1] once
        [2] twice
       *[other] { $n } times
    }
fate-unarmed = no card to attack with
odds-unseen = counted over every way in which the unseen cards can lie
supposed-go-on = both go on as long as they can
supposed-least = both go on as long as they can, each laying the answer that is worth least

# Answers to choose from, where a clause alone does not answer

option-demand-one = One card: the gold has settled a gold.
option-demand-two = Two cards, or a gold: gold was laid.
option-steal-open = Yes, with a card of that good or a precious one.
option-steal-defenceless = No: a player without cards is left alone (another reading).
option-steal-barred = No: that player has been attacked in this turn (expert rule).
option-steal-protected = No: it is the first group of that fortune, and protected.
option-steal-nothing = No: there is no group to steal.
option-steal-groupless = No: only a player who has a group may steal.
option-steal-self = No: nobody steals from oneself.
option-top-stays = Its owner, or whoever holds an answer in the contest.
option-top-falls = The other side: there is no answer in that hand.
option-top-safe = Its owner: it is a first group, and protected.
option-top-none = Nobody: there is no group.
option-match-won = Whoever has the greatest fortune; it is one player.
option-match-on-groups = One of several with equal fortunes, by groups (another reading).
option-match-shared = Several, whose fortunes are equally great.
option-match-goes-on = Nobody yet: there are cards in hands.

# Should I steal?

finding-steal-advice = Stealing from { $opponent } pays: { NUMBER($net, maximumFractionDigits: 1) } thousand on average, less what is given away; the best of the other actions brings { NUMBER($other, maximumFractionDigits: 1) }.
    .not = Stealing from { $opponent } does not pay: { NUMBER($net, maximumFractionDigits: 1) } thousand on average, less what is given away; the best of the other actions brings { NUMBER($other, maximumFractionDigits: 1) }.
    .way = You can { $verb } instead.
finding-steal-succeeds = It succeeds in { NUMBER($share, maximumFractionDigits: 1) } % of the deals of the unseen cards, if you lay cards { $count ->
        [1] once
        [2] twice at most
       *[other] { $count } times at most
    } and { $opponent } answers as long as it can.
finding-steal-wins = The group is worth { $stake } thousand and comes with every card laid: { NUMBER($gain, maximumFractionDigits: 1) } thousand on average, failures counted as nothing.
finding-steal-gives = Where it fails, the cards you have laid stay with { $opponent }: { NUMBER($given, maximumFractionDigits: 1) } thousand on average.
finding-steal-other = Of the other actions the best is to { $verb }, and it brings { NUMBER($other, maximumFractionDigits: 1) } thousand; what your hand keeps for later is not weighed.
finding-contest-advice = Going on pays: { NUMBER($net, maximumFractionDigits: 1) } thousand on average, less what is given away; giving up now brings { NUMBER($now, maximumFractionDigits: 1) }.
    .not = Giving up now is best: it brings { NUMBER($now, maximumFractionDigits: 1) } thousand, and going on brings no more on average.
verb-nothing-else = do nothing else
odds-steal = counted over every way in which the unseen cards can lie, supposing that the owner answers as long as it can and each lays the card that is worth least

## Why a reading cannot be switched now

switch-contest = a contest is being fought under the other reading
switch-opening = the match is still being set up under the other reading
switch-second = a second action is being asked for under the other reading
switch-hand = somebody holds more than { $count } cards
switch-developed = a first group has been developed
