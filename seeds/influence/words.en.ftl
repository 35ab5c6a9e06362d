# Words of game "influence" (document 000), English. Identifiers: docs/formats.md.
# Names arrive translated; lists arrive joined, or as "none" when they are empty.
# The value of a guard is the fact when it refuses; `.ask` is the question to which "yes" means that it holds.

## Guards

guard-over = The match is over, so no more moves are taken.
    .holds = The match is still going on.
    .way = You may go back to an earlier position or begin a new match.
    .ask = Is the match still going on?
guard-turn = It is the turn of { $actor }, not of { $seat }.
    .holds = It is the turn of { $seat }.
    .way = { $actor } moves next; { $seat } can move when its turn comes.
    .ask = Is it the turn of { $seat }?
guard-chance-first = Chance has something to settle before anybody can move.
    .holds = Nothing is waiting for chance.
    .way = Let chance settle it, then go on.
    .ask = Has chance settled everything that was waiting?
guard-question = A move of the kind “{ $verb }” does not answer what is being asked now.
    .holds = A move of the kind “{ $verb }” answers what is being asked now.
    .way = What is asked now: { $asks } It can be answered so: { $answers }.
    .ask = Does a move of the kind “{ $verb }” answer what is being asked now?
guard-zone-in-play = { $region } is not among the zones of this match.
    .holds = { $region } is one of the zones of this match.
    .way = The zones in play are { $zones }.
    .ask = Is { $region } one of the zones of this match?
guard-is-influence = Only influence cards are placed on zones, and { $card } is a tactic card.
    .holds = The card to be placed, { $card }, is an influence card.
    .way = Place an influence card, or play the tactic for what it does.
    .ask = Is { $card } an influence card?
guard-zone-not-immune = { $region } has been immune since turn { $turn }, so it cannot be the target of { $card }.
    .holds = { $region } is not protected against { $card }.
    .way = { $open ->
        [none] Every zone in play is immune; you may still place influence on any of them.
       *[other] You may still place influence there, or choose { $open }.
    }
    .way-frozen = { $open ->
        [none] Every zone in play is immune; choose a card that needs no zone.
       *[other] Choose { $open }, or a card that needs no zone.
    }
    .ask = May { $region } be the target of { $card }?
guard-zone-not-frozen = { $region } has been immune since turn { $turn }, and immune zones take no more influence here.
    .holds = { $region } takes influence.
    .way = Choose a zone that is not immune.
    .ask = Does { $region } take influence?
guard-opponent = Radar looks at an opponent’s card, and { $seat } is your own seat.
    .holds = { $seat } is an opponent.
    .way = You see your own cards anyway; choose another seat that has a card on a zone.
    .ask = Is { $seat } an opponent?
guard-card-there = { $opponent } has no face-down card on { $region }.
    .holds = { $opponent } has a face-down card on { $region }.
    .way = { $zones ->
        [none] { $opponent } has no card on any zone yet; choose another opponent.
       *[other] { $opponent } has cards on { $zones }; choose there, or choose another opponent.
    }
    .ask = Does { $opponent } have a face-down card on { $region }?
guard-not-flipped = { $region } was flipped on turn { $turn } already, and once is enough.
    .holds = { $region } has not been flipped.
    .way = Choose a zone that is neither flipped nor immune, or play another card.
    .ask = Is { $region } still unflipped?
guard-not-immune-yet = { $region } has been immune since turn { $turn } already, and the protection lasts to the end.
    .holds = { $region } has no immunity yet.
    .way = Choose a zone that is not immune, or play another card.
    .ask = Is { $region } still without immunity?
guard-colour-not-cancelled = The colour { $colour } has been cancelled in { $region } since turn { $turn }.
    .holds = The colour { $colour } is not cancelled in { $region }.
    .way = Choose a zone where { $colour } still counts, or play another card.
    .ask = Does the colour { $colour } still count in { $region }?
guard-flip-needs-card = Nobody has placed a card on { $region }, so there is nothing to flip there.
    .holds = A card lies on { $region }, so it can be flipped.
    .way = Choose a zone that holds a card, or play another card.
    .ask = Does a card lie on { $region }?
guard-cancel-needs-card = Nobody has placed a card on { $region }, so there is nothing to cancel there.
    .holds = A card lies on { $region }, so a colour can be cancelled there.
    .way = Choose a zone that holds a card, or play another card.
    .ask = Does a card lie on { $region }?
guard-zone-unaffected = { $region } is flipped or has a cancelled colour, so Immunity comes too late for it.
    .holds = { $region } is neither flipped nor has it a cancelled colour.
    .way = Choose a zone that no tactic has changed, or play another card.
    .ask = Is { $region } still unchanged by tactics?
guard-not-self = { $seat } is your own seat, and nobody steals from themselves.
    .holds = { $seat } is another player.
    .way = Choose another seat that still holds a card.
    .ask = Is { $seat } another player?
guard-has-cards = { $opponent } has no card left in hand, so there is nothing to steal.
    .holds = { $opponent } still holds a card.
    .way = { $seats ->
        [none] Nobody else holds a card, so Steal has no target; choose another card.
       *[other] You may steal from { $seats }.
    }
    .ask = Does { $opponent } still hold a card?
guard-in-hand = You do not hold { $card }.
    .holds = You hold { $card }.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
    .ask = Do you hold { $card }?
guard-stuck = A card in your hand can still be played, so you cannot discard.
    .holds = No card in your hand has a legal target, so you may discard one.
    .way = You can play { $cards }.
    .ask = Is every card in your hand without a legal target?
guard-pick-there = { $count ->
        [0] There is no face-down card to pick there.
        [one] There is no such card to pick: only { $count } face-down card lies there.
       *[other] There is no such card to pick: { $count } face-down cards lie there.
    }
    .holds = The card picked is there.
    .way = Pick one of the face-down cards that lie there.
    .ask = Is the card picked there?
guard-possible = Chance cannot bring this here.
    .holds = Chance can bring this here.
    .way = Choose one of the events that are still possible.
    .ask = Can chance bring this here?

## Decisions

node-any-placed = Did anybody place a card on { $region }?
    .yes = At least one card was placed on { $region }.
    .no = No card was placed on { $region }.
node-any-valid = Is any card on { $region } still valid?
    .yes = At least one card on { $region } is valid.
    .no = Every card on { $region } was cancelled.
node-flipped = Is { $region } flipped?
    .yes = { $region } is flipped, so the lowest valid total wins.
    .no = { $region } is not flipped, so the highest valid total wins.
node-tied = Does more than one seat have the winning total in { $region }?
    .yes = { $count ->
        [one] { $count } seat has the winning total of { $total } in { $region }: { $seats }.
       *[other] { $count } seats have the winning total of { $total } in { $region }: { $seats }.
    }
    .no = Only { $seats } has the winning total of { $total } in { $region }.
node-tied-lead = Does more than one seat have the highest number of points?
    .yes = { $count ->
        [one] { $count } seat leads
       *[other] { $count } seats lead
    } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $seats }.
    .no = Only { $seats } leads, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

## Outcomes

outcome-ownerless = Nobody placed a card on { $region }, so it stays without an owner.
    .now = As the cards lie now, nobody has a card on { $region }: it would stay without an owner.
outcome-burned-cancelled = Every card on { $region } was cancelled, so the zone is burned.
    .now = As the cards lie now, every card on { $region } is cancelled: the zone would burn.
outcome-burned-tie = The winning total of { $total } in { $region } is shared, so the zone is burned.
    .now = As the cards lie now, the winning total of { $total } in { $region } is shared: the zone would burn.
outcome-won = { $seat } wins { $region } with a total of { $total } and scores { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .now = As the cards lie now, { $seat } would win { $region } with a total of { $total } and score { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
outcome-winner = { $seat } wins the match with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
    .now = If the match ended now, { $seat } would win it with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
outcome-draw = The match is a draw between { $seats }, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.
    .now = If the match ended now, it would be a draw between { $seats }, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.

## Findings

finding-zone-total = { $counted ->
        [none] No card of { $seat } counts in { $region }
       *[other] { $seat } has a valid total of { $total } in { $region }: { $counted }
    }{ $cancelled ->
        [none] .
       *[other] ; cancelled: { $cancelled }.
    }
    .none = { $seat } has no card on { $region }.
finding-zone-secret = { $count ->
        [0] What will come of { $region } cannot be told yet.
        [one] What will come of { $region } cannot be told yet: { $count } face-down card there is hidden from you.
       *[other] What will come of { $region } cannot be told yet: { $count } face-down cards there are hidden from you.
    }
finding-score = { $seat } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $zones ->
        [none] , having won no zone.
       *[other] , from { $zones }.
    }
    .hidden = What { $seat } has won cannot be told before the cards are revealed.
finding-match-secret = Who wins the match cannot be told before the cards are revealed.
finding-card = { $count ->
        [0] { $card } has no legal target now, so it cannot be played.
       *[other] { $card } can be played, aimed at { $places }.
    }
finding-highest = In { $region } the highest valid total wins.
finding-lowest = In { $region } the lowest valid total among the participants wins, because the zone is flipped.
finding-legal = The move “{ $move }” is legal.
finding-refused = The move “{ $move }” is refused.

## Steps

step-opening-zones = Five zones are drawn
step-opening-order = The order of turns is settled
step-opening-deal = The hands are dealt
step-turn-choose = Choose a card and its target
step-turn-pay = The tactic card leaves the hand
step-turn-place = Influence is placed
step-opening-begin = The match begins
step-turn-radar = Radar is aimed
step-turn-radar-lot = Chance picks a face-down card
step-turn-steal = Steal is aimed
step-turn-radar-pick = A face-down card is picked
step-turn-radar-look = The card is looked at
step-turn-steal-lot = Chance picks a card
step-turn-steal-take = The card changes hands
step-turn-flip = The zone is flipped
step-turn-immunity = The zone becomes immune
step-turn-cancel = The colour is cancelled
step-turn-discard = A card is discarded
step-turn-consume = The tactic card is spent
step-turn-check-end = Are all hands empty?
step-turn-pass = The turn moves on
step-turn-skip = A player without cards is skipped
step-turn-reveal = Cards are revealed and zones settled

## Events

event-zone-shown = { $region } is laid out, worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
event-order-drawn = { $seat } gets place { $count } in the order of turns.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-placed = { $seat } places { $card } on { $region }.
    .hidden = { $seat } places a face-down card on { $region }.
event-radar = { $seat } aims Radar at { $opponent } on { $region }.
event-radar-saw = { $seat } sees a card of { $opponent } on { $region }: { $card }.
    .hidden = { $seat } sees a card of { $opponent } on { $region }, for no one else’s eyes.
event-steal = { $seat } aims Steal at { $opponent }.
event-stole = { $seat } steals { $card } from { $opponent }.
    .hidden = { $seat } steals a card from { $opponent }.
event-flipped = { $region } is flipped: its lowest valid total will win.
event-unflipped = { $region } is turned back: its highest valid total will win.
event-immune = { $region } is immune from now on.
event-cleansed = Earlier effects on { $region } are wiped away.
event-cancelled = The colour { $colour } is cancelled in { $region }.
event-no-effect = The play of { $card } changes nothing.
event-discarded = { $seat } discards { $card }.
    .hidden = { $seat } discards a card.
event-consumed = The card { $card } is spent and leaves the hand of { $seat }.
event-turn = It is the turn of { $seat }.
event-skipped = { $seat } has no card left and is skipped.
event-revealed = All placed cards are turned face up.
event-zone-won = { $seat } wins { $region } with a total of { $total } and scores { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
event-zone-burned = { $region } is burned: nobody takes it.
event-zone-ownerless = { $region } stays without an owner.
event-match-won = { $seat } wins the match with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
event-match-drawn = The match ends in a draw between { $seats }, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.

## Questions

question-turn = { $seat }: which card is played, and where?
question-radar-pick = { $seat }: which face-down card of { $opponent } on { $region } does Radar uncover?
question-radar-show = { $opponent }: which face-down card on { $region } is shown to { $seat }?
question-zones = Chance: which zone is laid out next?
question-order = Chance: who is next in the order of turns?
question-deal = Which card is dealt next?
question-radar-lot = Chance: which of the face-down cards does Radar uncover?
question-steal-lot = Chance: which card of the hand is stolen?

## Names

card-influence = { $colour } { $value }
card-radar = Radar
card-steal = Steal
card-flip = Flip the Scales
card-immunity = Immunity
card-cancel = Cancel { $colour }
card-back = a face-down card

colour-orange = orange
colour-blue = blue
colour-green = green
colour-purple = purple

region-village = Village
region-oasis = Oasis
region-valley = Valley
region-island = Island
region-coast = Coast
region-harbour = Harbour
region-market = Market
region-fortress = Fortress
region-mine = Mine
region-capital = Capital

mark-immune = immune
mark-flipped = flipped: lowest wins
mark-cancelled = { $colour } cancelled
mark-assumed = assumed: not in the document
mark-burned = burned
mark-ownerless = no owner

verb-place = place influence
verb-radar = use Radar
verb-steal = steal a card
verb-flip = flip the scales
verb-immunity = make a zone immune
verb-cancel = cancel a colour
verb-discard = discard a card
verb-show = pick a face-down card
verb-draw = draw a card by chance
verb-zone = draw a zone by chance
verb-first = draw the order of turns

## The game

game-influence = Influence

## Odds

fate-burned = burned
fate-ownerless = no owner
fate-drawn = a draw
uncountable-trail = a theft or a discard ties hands and zones together, so that not all ways are equally likely

## Why a reading cannot be switched now

switch-tactic = a tactic is taking effect under the other reading; finish it first
