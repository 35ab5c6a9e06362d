# Words of game "smashup" (document 004), English. Identifiers: docs/formats.md.

## Guards

guard-over = The match is over, so no more moves are taken.
    .holds = The match is still going on.
    .way = You may go back to an earlier position or begin a new match.
    .ask = Is the match still going on?
guard-chance-first = Chance has something to settle before anybody can move.
    .holds = Nothing is waiting for chance.
    .way = Let chance settle it, then go on.
    .ask = Has chance settled everything that was waiting?
guard-turn = { $actor } is asked now, not { $seat }.
    .holds = { $seat } is asked now.
    .way = { $actor } answers next; { $seat } will be asked in its turn.
    .ask = Is { $seat } the one who is asked?
guard-question = A move of the kind “{ $verb }” does not answer what is being asked now.
    .holds = A move of the kind “{ $verb }” answers what is being asked now.
    .way = What is asked now: { $asks } It can be answered so: { $answers }.
    .ask = Does a move of the kind “{ $verb }” answer what is being asked now?
guard-is-minion = { $card } is an action, and only minions are played onto a base.
    .holds = { $card } is a minion.
    .way = Write “play” and the card alone to play an action.
    .ask = Is { $card } a minion?
guard-is-action = { $card } is a minion, and a minion is played onto a base.
    .holds = { $card } is an action.
    .way = Name the base as well: “play … @ …”.
    .ask = Is { $card } an action?
guard-base-in-play = { $base } is not in play.
    .holds = { $base } is in play.
    .way = The bases in play are { $bases }.
    .ask = Is { $base } in play?
guard-card-in-play = { $card } is not in play.
    .holds = { $card } is in play.
    .way = Choose a minion that lies on a base.
    .ask = Is { $card } in play?
guard-in-hand = You do not hold { $card }.
    .holds = You have { $card } at hand.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
    .ask = Do you hold { $card }?
guard-own-card = { $taken ->
        [yes] { $card } is a card of the faction { $faction }, which { $owner } has, not you.
       *[no] { $card } is a card of the faction { $faction }, which nobody in this match has.
    }
    .holds = { $card } is a card that you may have.
    .way = You play cards of your own factions: { $factions }.
    .ask = Is { $card } of a faction of yours?
guard-minion-left = { $zone ->
        [discard] { $card } lies in a discard pile, and no play that you have left takes it from there to { $base }.
       *[other] You have no play left for { $card } on { $base }.
    }
    .holds = You have a play left for { $card } on { $base }.
    .by = { $given ->
        [yes] It is played by this right: { $by }.
        [own] Its own text lets it be played.
       *[no] It is your one minion of the turn.
    }
    .way = { $plays ->
        [none] Nothing more may be played; end playing.
       *[other] What you may still play: { $plays }.
    }
    .ask = Is there a play left for { $card } on { $base }?
guard-action-left = { $zone ->
        [discard] { $card } lies in a discard pile, and no play that you have left takes it from there.
       *[other] You have no play left for the action { $card }.
    }
    .holds = You have a play left for the action { $card }.
    .by = { $given ->
        [yes] It is played by this right: { $by }.
        [own] Its own text lets it be played.
       *[no] It is your one action of the turn.
    }
    .way = { $plays ->
        [none] Nothing more may be played; end playing.
       *[other] What you may still play: { $plays }.
    }
    .ask = Is there a play left for { $card }?
guard-special-card = { $card } has no ability to be played before a base scores.
    .holds = { $card } may be played at this moment.
    .way = Only cards made for this moment can be played now; you may always pass.
    .ask = Is { $card } made to be played before a base scores?
guard-special-once = You have played such a card already for this scoring of { $scoring }.
    .holds = You have not used this ability for the base that scores.
    .way = Once for each base that scores is all it allows; pass.
    .ask = Is the ability still unused for this base?
guard-onto-scoring = { $base } is not the base that scores.
    .holds = { $base } can be chosen here.
    .way = The card goes to { $scoring }.
    .ask = Is { $base } the base that scores?
guard-usable-now = { $card } has nothing that can be used now.
    .holds = { $card } can do something now.
    .way = { $usable ->
        [none] None of your minions has anything for this moment; do something else.
       *[other] You can use { $usable }.
    }
    .ask = Can { $card } do something now?
guard-waiting-card = Nothing that { $card } does is waiting.
    .holds = { $card } can be the next.
    .way = { $choices ->
        [none] Choose the base.
       *[other] Choose among { $choices }, or the base if its ability waits too.
    }
    .ask = Is something that { $card } does waiting?
guard-waiting-base = Nothing that { $base } does is waiting.
    .holds = { $base } can be the next.
    .way = { $choices ->
        [none] Choose one of the cards whose effects wait.
       *[other] Choose { $choices }, or one of the cards whose effects wait.
    }
    .ask = Is something that { $base } does waiting?
guard-base-breaks = The power on { $base } does not reach its breakpoint.
    .holds = { $base } can be chosen here.
    .way = Choose among { $choices }.
    .ask = Does the power on { $base } reach its breakpoint?
guard-possible = Chance cannot bring this here.
    .holds = Chance can bring this here.
    .way = Look at what can still come.
    .ask = Can chance bring this here?

guard-your-card = { $card } is controlled by { $owner }.
    .holds = { $card } is yours.
    .way = Use a card that you control.
    .ask = Do you control { $card }?
guard-not-barred = Because of { $actions } you cannot play { $card } on { $base }.
    .holds = Nothing keeps { $card } off { $base }.
    .way = { $bases ->
        [none] Play another card, or none.
       *[other] Play it elsewhere ({ $bases }), or play another card.
    }
    .ask = Does nothing keep { $card } off { $base }?
guard-not-silenced = You can play no actions this turn.
    .holds = Nothing keeps you from playing actions.
    .way = Play a minion where one may be played; else end playing or pass.
    .ask = Can you play actions?
guard-free-faction = { $faction } cannot be taken.
    .holds = { $faction } is free.
    .way = You can take { $factions }.
    .ask = Is { $faction } free, and not one that you have?
guard-no-minion-in-hand = There is a minion in your hand, so it is kept.
    .holds = There is no minion in your hand.
    .way = Say “pass” to keep your hand.
    .ask = Is there no minion in your hand?
guard-may-decline = { $source } does not leave that open: it has to be done.
    .holds = No is an answer here.
    .way = { $right ->
        [none] Choose among { $choices }.
       *[other] Play { $right }.
    }
    .ask = Can it be declined?
guard-target-kind = { $card } is nothing that { $source } speaks of: it looks for something of another kind, or in another place.
    .holds = { $card } is of the kind asked for.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } of the kind that { $source } speaks of?
guard-target-place = { $source } speaks of what is on { $place }, and { $card } is not there.
    .holds = { $card } is in the right place.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } in the right place?
guard-target-player = { $card } is controlled by another player than { $source } speaks of.
    .holds = { $card } belongs to the right player.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Does the right player control { $card }?
guard-target-sort = { $card } is not of the sort that { $source } speaks of.
    .holds = { $card } is of the right sort.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } of the sort that { $source } speaks of?
guard-target-power = { $card } has { $power } power, and { $source } reaches minions of { $most } or less.
    .holds = { $card } is weak enough.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } weak enough?
guard-target-fit = { $card } is not what { $source } describes.
    .holds = { $card } is what the text describes.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } what { $source } describes?
guard-target-again = { $card } has been chosen already.
    .holds = { $card } has not been chosen yet.
    .way = { $choices ->
        [none] Nothing more can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } still to be chosen?
guard-target-card = { $card } is not among the cards that { $source } lets you choose.
    .holds = { $card } can be chosen.
    .way = { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose among { $choices }.
    }
    .ask = Is { $card } among the cards to choose from?
guard-target-base = { $base } is not where { $source } looks for a base.
    .holds = { $base } is among the bases asked for.
    .way = Choose among { $choices }.
    .ask = Is { $base } among the bases that { $source } speaks of?
guard-target-base-fit = { $base } is not what { $source } describes.
    .holds = { $base } is what the text describes.
    .way = Choose among { $choices }.
    .ask = Is { $base } what { $source } describes?
guard-target-seat = { $source } does not let you choose { $seat }.
    .holds = { $seat } can be chosen.
    .way = Choose among { $choices }.
    .ask = Does { $source } let you choose { $seat }?
guard-target-faction = { $faction }: nobody plays that faction in this match.
    .holds = { $faction }: somebody plays that faction.
    .way = Choose among { $choices }.
    .ask = { $faction }: does somebody play that faction?
guard-other-base = A minion moves to another base than the one where it is, and { $base } is no such base.
    .holds = { $base } is another base.
    .way = Choose among { $choices }.
    .ask = Is { $base } another base?
guard-still-to-do = { $card } is not among those that are still to come.
    .holds = { $card } can be the next.
    .way = Choose among { $choices }.
    .ask = Is { $card } still to come?

## Decisions

node-has-minion = Does { $seat } have a minion on { $base }?
    .yes = { $seat } has { $count ->
        [one] { $count } minion
       *[other] { $count } minions
    } on { $base }, with { $total } power.
    .no = { $seat } has no minion on { $base }.
node-nobody-ahead = Does nobody have more power on { $base }?
    .yes = Nobody has more power on { $base } than { $seat }.
    .no = Somebody has more power on { $base } than { $seat }.
node-one-ahead = Does exactly one player have more power on { $base }?
    .yes = One player has more power on { $base } than { $seat }.
    .no = More than one player has more power on { $base } than { $seat }.
node-two-ahead = Do exactly two players have more power on { $base }?
    .yes = Two players have more power on { $base } than { $seat }.
    .no = More than two players have more power on { $base } than { $seat }.
node-goal-reached = Has anybody { $goal } VP?
    .yes = The highest number is { $vp } VP.
    .no = Nobody has { $goal } VP yet; the highest number is { $vp }.
node-earlier-wins = Do several have { $goal } VP, and does it count who reached them first?
    .yes = It counts who reached { $goal } VP first, and not all of them did.
    .no = All who have { $goal } VP are compared by their points.
node-earlier-tied = Did several reach { $goal } VP first at the same time, with as many points now?
    .yes = { $seats } reached { $goal } VP first, at the same time, and have { $vp } each.
    .no = { $seats } reached { $goal } VP first, and has { $vp }.
node-lead-tied = Do several players share the lead?
    .yes = { $seats } share the lead with { $vp } VP.
    .no = Only { $seats } leads, with { $vp } VP.

## Outcomes

outcome-first-place = { $seat } is first on { $base }{ $sharing ->
        [1] {""}
       *[other] , level with others,
    } and would score { $vp } VP.
outcome-second-place = { $seat } is second on { $base }{ $sharing ->
        [1] {""}
       *[other] , level with others,
    } and would score { $vp } VP.
outcome-third-place = { $seat } is third on { $base }{ $sharing ->
        [1] {""}
       *[other] , level with others,
    } and would score { $vp } VP.
outcome-no-place = { $seat } has no place among the first three on { $base }.
outcome-no-minion = Without a minion { $seat } scores nothing on { $base }.
outcome-match-won = { $seat } wins the match with { $vp } VP.
outcome-play-on-tied = Nobody leads alone, so play goes on.
option-first-place = The number on the left: nobody has more power.
option-second-place = The number in the middle: one player has more power.
option-third-place = The number on the right: two players have more power.
option-no-minion = Nothing: no minion here.
option-no-place = Nothing: at least three players have more power.
option-match-won = Somebody has won, alone in the lead with points enough.
option-first-won = Somebody has won: the first to have points enough.
option-play-on = Nobody yet: the points do not suffice.
outcome-play-on = Nobody has { $goal } VP yet; the highest number is { $vp }.

## Findings

finding-base = { $base } has power enough: { $total } reach its breakpoint of { $breakpoint }. It scores when the bases are next checked, once cards have been played, if that is so then.
    .scoring = { $base } is being scored, with { $total } power now and a breakpoint of { $breakpoint }: it goes, whatever its power becomes.
    .short = { $base } holds: { $total } power do not reach its breakpoint of { $breakpoint }.
finding-power = { $card } of { $seat } has { $total } power: { $printed } printed{ $bonus ->
        [0] .
       *[other] , and { $bonus } from { $sources }{ $floor ->
            [yes] ; power is never below 0
           *[no] {""}
        }.
    }
finding-legal = The move “{ $move }” is legal.
finding-refused = The move “{ $move }” is refused.

## Steps

step-turn-start = The turn starts
step-turn-play = Play cards, or end playing
step-turn-card = The card is played
step-turn-more = Is there a play left?
step-turn-check = Does a base break?
step-turn-choose = Which base scores first?
step-turn-score = The base scores
step-turn-victory = Has somebody won?
step-turn-draw = Two cards are drawn
step-turn-limit = Hands are held to ten
step-turn-close = Has somebody won at the end of the turn?
step-turn-pass = The turn moves on
step-victory-now = Has somebody won at once?
step-score-open = The base is about to score
step-score-before-next = Who may play or use something before it scores?
step-score-before = Play or use something before it scores, or pass
step-score-before-act = It is played or used
step-score-award = Places and VP
step-score-after-open = The base has scored
step-score-after-next = Who may use something after it has scored?
step-score-after = Use something after it has scored, or pass
step-score-after-act = The ability is used
step-score-clear = The base is cleared
step-score-replace = The base is put aside
step-score-pile = The bases put aside become the pile
step-score-new-base = Another base comes
step-play-enter = The minion comes into play
step-play-text = Its text is carried out
step-play-after = Other texts that wait for a minion played
step-trigger-next = Does a text wait for what has happened?
step-trigger-order = Which text comes next?
step-trigger-one = One of them is carried out
step-draw-next = Is there a card to draw?
step-draw-lot = Chance brings a card
step-draw-shuffle = The discard pile becomes the deck
step-draw-limit = Is the hand too big?
step-hand-limit = Are there more than ten cards?
step-hand-discard = A card is discarded
step-lose-next = Is there a card to lose?
step-lose-lot = Chance picks a card
step-opening-bases = Bases are laid out
step-opening-first = Who begins is drawn
step-opening-next-faction = Who takes the next faction?
step-opening-faction = A faction is drawn
step-opening-take = Take a faction
step-opening-shuffle = The decks are shuffled
step-opening-deal = The hands are dealt
step-opening-hands = May a hand be exchanged?
step-opening-redraw = Exchange the hand, or keep it
step-opening-discard-hand = The hand is exchanged
step-opening-next-hand = The next hand
step-opening-begin = The first turn begins
step-turn-rights = One minion and one action may be played
step-turn-use = A minion’s ability is used
step-turn-finish = What happens at the end of a turn
step-turn-expire = What lasted until now is over
step-score-base-after = The ability of the base
step-score-replaced = What the old base still does
step-action-text = The action is carried out
step-action-settle = Does it stay in play?
step-action-discard = The action is discarded
step-extra-look = Is there a card for the extra play?
step-extra-offer = Play one more card, or pass
step-extra-play = The card is played
step-do-next = What comes next in the text?
step-do-whether = Do it, or leave it?
step-do-ignore = Is the base ignored?
step-do-heed = It is not ignored
step-do-ignored = The base is ignored
step-do-choose = Which minion, action or card?
step-do-base = Which base?
step-do-seat = Which player?
step-do-faction = Which faction?
step-do-act = It is done
step-do-skip = It is not done
step-act-next = Is a target left?
step-act-order = Which target comes next?
step-act-one = It is done to one, unless that is protected
step-act-where = To which base does it move?
step-act-move = The minion moves
step-act-react = What it does when another’s card affects it
step-destroy-try = Is the minion destroyed, or something else instead?
step-destroy-leave = It leaves play
step-destroy-after = What its destruction sets off
step-reveal-next = Is there a card to reveal?
step-reveal-lot = Chance brings the top card
step-reveal-shuffle = The discard pile becomes the deck
step-reveal-show = The cards are seen

## When a card may do something

finding-moment = { $moment }: { $card } may do something ({ $players }).
    .not = { $moment }: nothing for { $card }.
finding-timing = Now { $card } may be played or used.
    .not = Now { $card } cannot be played or used{ $at ->
        [yes] , though this is one of its moments: it has no play left, or lacks what else it needs
       *[no] {""}
    }. { $moments ->
        [none] There is no such moment for it.
       *[other] Its moments: { $moments }.
    }
    .wait = This is a moment for { $card }, but now { $actor } is asked.
moment-turn-start = the start of a turn
moment-turn-play = playing cards
moment-score-before = before a base scores
moment-score-after = after a base has scored
moment-turn-finish = the end of a turn
moment-extra-offer = an extra play that a text gives
moment-trigger-next = when something happens to it or near it
moment-over = The match is over
part-turn = In the course of a turn
part-any = Whenever it comes to that
draw-timing-yes = may be played or used, or does something
draw-timing-others = not in this turn, or not yours
chance-card = { $turn ->
        [turn] in one’s own turn,{" "}
        [others] in another’s turn,{" "}
       *[each] {""}
    }{ $place ->
        [hand] from the hand
        [here] in play on that base
        [elsewhere] in play on another base
        [play] in play
        [discard] from the discard pile
        [top] revealed on top of the deck
        [itself] by itself, in play
       *[instead] instead of being destroyed
    }

## Pages of the course

flow-opening-factions = bases, who begins, factions
flow-opening-hands = the first hands
flow-turn-playing = playing cards
flow-turn-ending = bases break, two cards, the end of a turn
flow-score-places = a base scores: before it, places and VP
flow-score-after = a base scores: after it
flow-score-replacing = another base takes its place
flow-playing = a card is played
flow-do-text = a text is carried out
flow-do-ignoring = a base is ignored, or not
flow-do-choices = what a text lets be chosen
flow-targets = something is done to things in play
flow-leaving = being destroyed, and what waits for it
flow-drawing = drawing cards
flow-hands = discarding: ten cards at most, and by chance
flow-looking = cards and bases that are looked at
flow-victory = victory at once

## Events

event-base-out = { $base } is laid out, with breakpoint { $breakpoint }.
event-begins = { $seat } begins.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-turn = It is the turn of { $seat }.
event-played = { $seat } plays { $card } on { $base }.
event-action = { $seat } plays { $card }.
event-destroyed = { $source } destroys { $card } on { $base }.
event-indestructible = { $card } cannot be destroyed.
event-moved = { $card } moves to { $base }.
event-gained = { $seat } gains { $vp } VP from { $source }.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-bases-again = The bases that were put aside are shuffled into a new pile.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-lost = { $seat } discards { $card }, which chance has picked.
event-discarded = { $seat } discards { $card }.
event-scoring = { $base } is about to score.
event-cleared = { $card } is discarded from { $base }.
event-match-won = { $seat } wins the match with { $vp } VP.

event-took-faction = { $seat } takes { $faction }.
event-used = { $seat } uses { $card }.
event-returned = { $source } returns { $card } to the hand of { $seat }.
event-put-in-hand = { $card } is put into the hand of { $seat }.
event-placed-under = { $card } goes under the deck of { $seat }.
event-strengthened = { $card } has { $amount } more power { $until }.
event-breakpoint = The breakpoint of { $base } falls by { $amount } { $until }.
event-named = { $card } names { $faction }.
event-silenced = { $seat } will play no actions on the next turn.
event-attached = { $card } is put on { $target }.
event-attached-to-base = { $card } is put on { $base }.
event-protected = { $source } protects { $card }.
event-action-destroyed = { $card } is destroyed.
event-in-vain = { $source } finds nothing for “{ $does }”.
event-extra = { $seat } may play { $right } in this turn.
event-taken = { $seat } takes { $card } into the hand.
event-shuffled-in = { $seat } shuffles { $cards ->
        [none] the deck.
       *[other] { $cards } into the deck.
    }
event-shuffled = { $seat } shuffles the deck.
event-revealed = { $seat } reveals { $cards }.
event-looked-at-top = { $seat } looks at the top of the deck: { $cards }.
    .hidden = { $seat } looks at the top of the deck.

## Questions

question-in-turn = { $asks } (It is the turn of { $active }.)
question-turn-play = { $seat }: what do you play or use, or is it enough? { $minions ->
        [0] No minion
        [one] { $minions } minion
       *[other] { $minions } minions
    } and { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    } may still be played.
question-turn-choose = { $seat }: several bases break. Which one scores next?
question-score-before = { $seat }: { $base } is about to score. Do you play or use something before it does, or do you pass?
question-score-after = { $seat }: { $base } has scored. Do you use something before it is cleared, or do you pass?
question-trigger-order = { $seat }: { $waiting } wait for the same thing. Which text is carried out next?
question-hand-discard = { $seat }: you hold { $count } cards, and { $limit } may be kept. Which one do you discard?
question-bases = Which base is laid out?
question-first = Who begins?
question-deal = Which card is dealt?
question-lot = Which card does chance bring?
question-new-base = Which base comes?

question-faction = Which faction is drawn?
question-take-faction = { $seat }: which faction do you take?
question-redraw = { $seat }: do you exchange your hand, if it holds no minion, or do you keep it?
question-do-ignore = { $seat }: { $source } would do this now: “{ $does }”. By { $by } you may ignore the base. Say yes to ignore it, or pass to let it happen.
question-do-whether = { $seat }: { $source } says “{ $does }”. Do you do it, or do you pass?
question-do-choose = { $seat }: { $source } says “{ $does }”{ $place ->
        [none] .
       *[other] {" "}(at { $place }).
    } { $picks ->
        [none] Which { $kind ->
            [minion] minion
            [action] action
           *[card] card
        } do you choose?
       *[other] Chosen so far: { $picks }. Which { $kind ->
            [minion] minion
            [action] action
           *[card] card
        } comes next, or is it enough?
    }
question-do-base = { $seat }: { $source } says “{ $does }”. Which base do you choose?
question-do-seat = { $seat }: { $source } says “{ $does }”. Which player do you choose?
question-do-faction = { $seat }: { $source } says “{ $does }”. Which faction do you name?
question-act-where = { $seat }: { $source } moves { $card }. To which base?
question-act-order = { $seat }: { $source } says “{ $does }”. Which of them comes next?
question-extra-offer = { $seat }: { $source } lets you play { $right } at once. { $must ->
        [yes] Which card do you play?
       *[no] Do you play it, or do you pass?
    }

## Names

game-smashup = Smash Up

second-faction = { $faction } (second box)
physical-card = { $card }{ $copies ->
        [1] {""}
       *[other] {" "}#{ $n }
    }{ $box ->
        [1] {""}
       *[2] {" "}(second box)
    }
verb-play = play a minion
verb-act = play an action
verb-use = use an ability
verb-choose = choose a card
verb-choose-base = choose a base
verb-discard = discard a card
verb-done = end playing
verb-pass = pass
verb-draw = draw a card by chance
verb-lose = lose a card by chance
verb-base = lay out a base by chance
verb-first = draw who begins
verb-choose-seat = choose a player
verb-choose-faction = name a faction
verb-take = take a faction
verb-yes = say yes
verb-faction = draw a faction by chance

## What stands on cards: fragments of sentences, put together in rules/smashup/texts.py

card-heading = { $card } ({ $faction }, { $kind ->
        [minion] minion with { $power } power
       *[action] action
    }):
base-heading = { $base } (breakpoint { $breakpoint }; { $first }, { $second } and { $third } VP):
no-text = no ability.
sentence = { $does }.
may = you may { $does }
when = if { $condition }, { $does }
dependent = then { $does }
at-each-base = on each base { $fit }, { $does }
on-play = when you play it:
on-destroyed = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-played = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-affected = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-turn-start = at the start of { $concerns }:
on-turn-end = at the end of { $concerns }:
concern-this = after it is destroyed
concern-this-by-another = after another player has played a card that affects it
concern-others-play-here = after another player has played a minion here and its text is done
concern-played-here = after a minion is played here
concern-destroyed-here = after a minion is destroyed here
seat-owner = for its owner
seat-them = for that player
concern-always = the turn
concern-every-turn = each player’s turn, for that player
concern-own-turn = your turn
special-before = before { $where ->
        [here] this base
       *[elsewhere] another base
    } scores, you may use it:
special-after = after { $where ->
        [here] this base
       *[elsewhere] another base
    } has scored, you may use it:
special-turn = on your turn you may use it:
only-when = only if { $condition }.
when-first-minion = it is the first minion that you have played this turn
when-no-minion-played = you have played no minion yet this turn
stays-on = put it on { $target }; it stays there.
indestructible = it cannot be destroyed.
instead-of-destroyed = if it would be destroyed, instead of that:
shielded = { $whom ->
        [host] the minion is
       *[yours] your minions here are
    } not affected by { $against ->
        [actions] other players’ actions
       *[anything] anything that a card or base does
    }{ $once ->
        [yes] , once; then this card is destroyed
       *[no] {""}
    }.
each-turn = on each of your turns you may play { $grant }.
bars = { $whom } cannot be played here.
bar-others = other players’ minions
bar-faction-named = minions of the faction named
cancels-base = the ability of this base does not count.
from-hand = before a base scores, you may play it { $kind ->
        [minion] from your hand onto that base; each time a base scores you may so play only one card of this name
       *[action] at no cost
    }.
from-discard = { $kind ->
        [minion] on your turn you may play it from your discard pile as an extra minion; each turn you may so play only one card of this name
       *[action] on your turn, a minion that you play here may come from your discard pile instead of your hand
    }.
counts-as = all your minions count as { $tag }s.
bonus = { $whom } { $less ->
        [0] { $amount } more power
       *[other] { $less } less power
    }
bonus-named = { $whom } { $amount }
bonus-me = it has
bonus-host = the minion has
bonus-yours = each { $tag ->
        [none] minion
       *[other] { $tag }
    } of yours has
site-power = every minion here has { $amount } more power.
site-after = after it has scored, { $whom }:
site-replaced = once another base has taken its place, { $whom }:
whom-winners = whoever was first
whom-first-winner = whoever was first (of several, the first in order of turn)
whom-losers = everybody with a minion here who was not first
whom-runners-up = whoever was second
whom-all = everybody with a minion here
grant = { $kind ->
        [minion] an extra minion
       *[action] an extra action
    }{ $most ->
        [-1] {""}
       *[other] {" "}with a printed power of { $most } or less
    }{ $zone ->
        [discard] {" "}from your discard pile
       *[hand] {""}
    }{ $on ->
        [here] {" "}on this base
        [there] {" "}there
        [with] {" "}there
        [scoring] {" "}on the base that scores
        [alone] {" "}on a base where you have no minion
       *[anywhere] {""}
    }{ $now ->
        [yes] , at once
       *[no] {""}
    }
grant-there = { $grant } on { $base }
target-nothing = nothing
target-me = this card
target-it = that minion{ $less ->
        [-1] {""}
       *[other] , if its power is below { $less }
    }
target-host = the minion it is on
target-picked = { $count ->
        [each] each minion picked
       *[other] that minion
    }
target-base = { $another ->
        [yes] another base
       *[no] a base
    }{ $fit ->
        [none] {""}
       *[other] {" "}{ $fit }
    }
target-player = { $whose ->
        [others] another player
       *[any] a player
    }
target-faction = a faction
target-minion = { $count ->
        [each] every minion
        [any] any number of minions
        [1] a minion
       *[other] { $least ->
            [0] up to { $count } minions
           *[other] { $least } or { $count } minions
        }
    }{ $whose ->
        [yours] {" "}of yours
        [others] {" "}of other players
        [theirs] {" "}of that player
       *[any] {""}
    }{ $tag ->
        [faction] {" "}of that faction
        [none] {""}
       *[other] {" "}of the { $tag }s
    }{ $where ->
        [here] {" "}on this base
        [there] {" "}there
        [with] {" "}on the same base
        [before-that] {" "}on the first of them
       *[anywhere] {""}
    }{ $most ->
        [-1] {""}
        [named] {" "}whose power is at most { $limit }
       *[other] {" "}with { $most } power or less
    }{ $less ->
        [-1] {""}
       *[other] {" "}whose power is below { $less }
    }{ $fit ->
        [none] {""}
       *[other] {" "}{ $fit }
    }{ $another ->
        [yes] {" "}but not this one
       *[no] {""}
    }
target-action = { $count ->
        [each] every action
        [any] any number of actions
        [1] an action
       *[other] up to { $count } actions
    }{ $where ->
        [here] {" "}on this base
        [host] {" "}on the same minion
       *[anywhere] {" "}in play
    }{ $another ->
        [yes] {" "}but not this one
       *[no] {""}
    }
target-card = { $most ->
        [1] that card{ $sort ->
            [minion] , if it is a minion,
            [action] , if it is an action,
           *[any] {""}
        }
       *[other] { $count ->
            [any] any number of
            [1] one of
           *[other] up to { $count } of
        } the { $sort ->
            [minion] minions
            [action] actions
           *[any] cards
        }{ $tag ->
            [none] {""}
           *[other] {" "}called { $tag }
        }{ $same ->
            [yes] {" "}of one name
           *[no] {""}
        } { $where ->
            [top] among them
            [others-tops] revealed
            [hand] in the hand
            [deck] in your deck
           *[discard] in your discard pile
        }{ $whose ->
            [theirs] {" "}of that player
           *[any] {""}
        }
    }
amount-yours-here = the number of your minions here
amount-yours-there = the number of your minions there
amount-picked-power = the power of that minion
amount-own-power = the power of this card
do-destroy = destroy { $target }
do-return = return { $target } to its owner’s hand
do-into-hand = put { $target } into its owner’s hand
do-bottom = put { $target } under its owner’s deck
do-move = move { $target }{ $to ->
        [elsewhere] { $apart ->
            [yes] , each to another base of your choice
           *[no] {" "}to another base
        }
        [scoring] {" "}to the base that scores
        [here] {" "}here
       *[there] {" "}there
    }
do-power = { $target } has +{ $amount } power until the end of { $until ->
        [own-turn] your turn
       *[this-turn] the turn
    }
do-breakpoint = the breakpoint of its base falls by { $amount ->
        [named] { $named }
       *[other] { $amount }
    } until the end of the turn
do-attach = put it on { $target }
do-pick = choose { $target }
do-choose = choose { $target }
do-draw = { $who ->
        [each-other] each other player draws
        [them] that player draws
       *[you] draw
    } { $amount ->
        [1] a card
        [named] as many cards as { $named }
       *[other] { $amount } cards
    }
do-lose = { $who ->
        [each-other] each other player discards
        [them] that player discards
       *[you] discard
    } { $amount ->
        [1] a card
       *[other] { $amount } cards
    } at random
do-gain = { $who ->
        [owner] its owner gains
       *[you] you gain
    } { $amount } VP
do-extra = { $must ->
        [yes] play
       *[no] you may play
    } { $grant }{ $amount ->
        [1] {""}
        [named] , as often as { $named }
       *[other] , { $amount } times
    }
do-reveal = reveal the top { $amount ->
        [1] card
       *[other] { $amount } cards
    } of your deck
do-look = look at the top { $amount ->
        [1] card
       *[other] { $amount } cards
    } of your deck
do-play-revealed = you may play it at once as { $grant }, if it is { $kind ->
        [minion] a minion
       *[action] an action
    }; otherwise it stays on top
do-discard = discard { $target }
do-take = take { $target } into your hand{ $where ->
        [deck] , for all to see
       *[other] {""}
    }
do-shuffle-in = shuffle { $target } into your deck
do-shuffle = shuffle your deck
do-sink = put it under its owner’s deck
do-name-faction = name a faction
do-silence = that player cannot play actions on their next turn
fit-without-yours = where you have no minion
fit-with-yours = where you have a minion
do-discard-hand = discard your hand

## The table in words, and on the board

table-turn = Turn of { $seat }: { $phase }
table-phase-opening = Setting up
table-phase-start = it starts
table-phase-play = playing cards
table-phase-check = checking the bases
table-phase-draw = drawing cards
table-phase-end = it ends
table-rights = May still play
table-right = { $source ->
        [none] { $kind ->
            [minion] a minion
           *[action] an action
        }
        [base] { $right }
       *[other] { $right } ({ $source })
    }
table-work = { $source ->
        [none] { $step } ({ $seat })
       *[other] { $source }: { $step } ({ $seat })
    }
table-base = Home of { $faction }; { $first }, { $second } and { $third } VP for the places
table-breaks = It breaks: it scores when the bases are checked.
table-cancelled = Its ability does not count.
table-strength = { $seat }: { $power } power
table-standing = { $place ->
        [1] first
        [2] second
        [3] third
       *[other] no place
    }, { $vp } VP{ $more ->
        [0] {""}
       *[other] {" "}and { $more } by the base
    }
table-minion = { $card }, { $power }{ $differs ->
        [yes] {" "}(printed { $printed })
       *[no] {""}
    }
table-attached = + { $card }, of { $seat }{ $noted ->
        [none] {""}
       *[other] : { $noted }
    }
table-effect-power = { $source }: { $amount } more power { $until }: { $cards }
table-effect-breakpoint = { $source }: breakpoint lower by { $amount } { $until }
table-effect-ignores = { $source }: { $seat } may ignore its ability { $until }
table-effect-shield = { $source } does nothing to minions of { $seat } here { $until }
table-effect-no-actions = { $source }: { $seat } plays no actions { $until }
table-until-turn = until the end of the turn of { $seat }
table-until-next-turn = until the end of the next turn of { $seat }
table-until-start = until the next turn of { $seat } starts
table-until-action = until the action is done
table-arrived = { $place ->
        [1] was the first to reach { $goal } VP, or among the first
       *[other] reached { $goal } VP later (place { $place })
    }
table-deck = Deck: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
table-held = { $card } (power { $power })
table-figures = Figures of cards and bases
table-top = on top
table-bottom = at the bottom
table-discards = Discard pile
table-base-pile = Pile of bases: { $count }
table-aside = put aside
table-base-seer = { $count ->
        [one] the top one
       *[other] the top { $count }
    } seen by { $seat } alone
draw-hand = Hand
draw-deck = Deck
draw-discards = Discards
draw-kinds = { $card } ×{ $count }
draw-no-minion = no minion
draw-action = action
draw-work = Being carried out, the newest first
draw-passing = Holds for a while
draw-bases-below = { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }
draw-more-work = and { $count } more below these
draw-none-taken = no faction yet
draw-worth = VP for 1st, 2nd and 3rd place
draw-places = place and VP, if it scored now
draw-changed-power = printed power, then power now
draw-mark = breakpoint
draw-attached = action that stays, and whose it is
draw-secret = seen by its owner alone
draw-glimpsed = another’s card that this viewer knows
draw-knows-some = knows { $count } of them
draw-deck-top = On top of the deck
draw-deck-bottom = At the bottom of the deck
draw-deck-rest = In the rest of the deck
draw-base-pile = Pile of bases

## What is explained: who scores what, the work that waits, what touches what (rules/smashup/explaining_….py)

topic-score = Who scores what: { $name }
    .kind = Who scores what
topic-award = Place and VP: { $name }
    .kind = Place and VP
topic-touch = What it does now: { $name }
    .kind = What it does now
topic-power = Power: { $name }
    .kind = Power
head-and-line = { $head } { $line }
finding-says = { $card } says: { $line }
topic-base = Base: { $name }
    .kind = Base
topic-pending = What is being carried out
base-and-seat = { $seat } on { $base }
rank-1 = first place
rank-2 = second place
rank-3 = third place
seat-gains = { $vp } VP to { $seat }
seat-placed = { $seat } had { $rank }
finding-score = { $gains ->
        [none] If { $base } scored as its minions lie now, nobody would get VP
       *[other] If { $base } scored as its minions lie now, it would bring { $gains }
    } (power { $total }, breakpoint { $breakpoint }).
finding-tie = { $seats } are level on { $base } with { $total } power each: each gets { $rank }{ $skipped ->
        [none] {""}
       *[other] , and nobody gets { $skipped }
    }.
finding-extra = { $seat } gets { $vp } VP from { $base } itself: { $text }
    .cancelled = The ability of { $base } does not count now; { $seat } gets nothing by it.
finding-awarded = The VP for this scoring of { $base } have been given: { $placed ->
        [none] nobody had a place.
       *[other] { $placed }.
    }
finding-breakpoint = { $source } lowers the breakpoint of { $base }, printed { $printed }, by { $amount }, { $until }.
finding-addend = { $source } { $less ->
        [0] adds { $amount } to
       *[other] takes { $less } from
    } the power of { $card }{ $until ->
        [none] {""}
       *[other] , { $until }
    }.
lasts-this-turn = until the end of this turn
lasts-turn = until the end of this turn
lasts-next-turn = until the end of the next turn of { $seat }
lasts-start = until the next turn of { $seat } starts
lasts-action = until { $card } has been carried out

finding-pending = Asked now: { $asks } { $count ->
        [one] No other work waits.
       *[other] { $count } pieces of work lie upon each other; the newest goes on first.
    }
finding-lately = What the last move brought:
frame-opening = The table is set up, at “{ $step }”.
frame-turn = The turn of { $seat }, at “{ $step }”.
frame-victory = Points are looked at, at “{ $step }”.
frame-score = { $base } is being scored, at “{ $step }”.
frame-play = { $seat } plays { $source } on { $base }, at “{ $step }”.
frame-action = { $seat } carries out { $source }, at “{ $step }”.
frame-do = The text of { $source }, for { $seat }. { $now ->
        [none] {""}
       *[other] Now: { $now }.{" "}
    }{ $left ->
        [none] Nothing more of it is to come.
       *[other] Still to come: { $left }.
    }
frame-act = { $source } does this, one after another: { $now }. { $left ->
        [none] None is left.
       *[other] To be done to: { $left }.
    }
frame-destroy = { $card } is being destroyed{ $source ->
        [none] {""}
       *[other] , by { $source }
    }, at “{ $step }”.
frame-trigger = { $card ->
        [none] At this moment of the turn
       *[other] After what befell { $card }
    }: { $now ->
        [none] {""}
       *[other] now { $now }, {""}
    }still waiting { $waiting ->
        [none] nothing.
       *[other] { $waiting }.
    }
frame-extra = { $seat } is offered an extra play by { $source }: { $card ->
        [none] { $kind ->
            [minion] a minion.
           *[action] an action.
        }
       *[other] { $card }.
    }
frame-draw = { $seat } draws; cards still to come: { $count }.
frame-hand = The hand of { $seat } is looked at, at “{ $step }”.
frame-reveal = The top of the deck of { $seat } is turned up; cards in all: { $count }.
frame-lose = { $seat } discards by chance; cards still to go: { $count }.
frame-pile = { $seat } looks at the pile of bases; bases in all: { $count }.
draw-frame-waits = waits for what is above
draw-frame-cause = set off by { $card }
draw-frame-newest = goes on first

finding-touch = { $source }{ $seat ->
        [none] {""}
       *[other] , controlled by { $seat },
    } { $count ->
        [0] changes nothing now.
        [one] does this now:
       *[other] does { $count } things now:
    }
waits-for = { $when } { $does }
touch-power = { $target } of { $seat } has { $less ->
        [0] { $amount } more power
       *[other] { $less } less power
    }, from { $source }{ $until ->
        [none] {""}
       *[other] , { $until }
    }.
    .short = { $less ->
        [0] +{ $amount } power
       *[other] −{ $less } power
    }{ $until ->
        [none] {""}
       *[other] , { $until }
    }
touch-indestructible = { $target } cannot be destroyed.
    .short = not destroyed
touch-instead = If { $target } would be destroyed, instead of that: { $does }.
    .short = instead of being destroyed: { $does }
touch-counts-as = { $target } of { $seat } counts as { $tag }.
    .short = counts as { $tag }
touch-usable = { $user } may use { $source } { $window ->
        [before] before { $target } scores
       *[after] after { $target } has scored
    }.
    .short = { $window ->
        [before] usable before it scores
       *[after] usable after it has scored
    }
touch-shield = { $source } protects { $target } of { $seat } from { $against ->
        [actions] other players’ actions
       *[anything] anything that a card or base does
    }{ $once ->
        [yes] , once
       *[no] {""}
    }.
    .short = protected from { $against ->
        [actions] others’ actions
       *[anything] everything
    }{ $once ->
        [yes] , once
       *[no] {""}
    }
touch-kept-off = { $source } cannot touch { $target } of { $seat }, { $until }.
    .short = out of its reach, { $until }
touch-cancels = { $source } takes the ability of { $target } away, for everybody.
    .short = its ability does not count
touch-bars = { $source } keeps { $seat } from playing { $factions ->
        [none] minions
       *[other] minions of { $factions }
    } on { $at }.
    .short = may not play { $factions ->
        [none] minions here
       *[other] minions of { $factions } here
    }
touch-raises = { $source } lets { $seat }, on their own turn, play minions on { $at } from the discard pile instead of the hand.
    .short = minions here also from the discard pile
touch-grant = { $source } lets { $seat }, on each of their turns, play { $grant }.
    .short = each turn: { $grant }
touch-left = { $seat } may still play { $grant } in this turn, thanks to { $source }.
    .short = still in this turn: { $grant }
touch-usable-now = { $seat } may use { $source } now: { $does }.
    .short = usable now: { $does }
touch-waits = { $source } waits, { $waits }.
    .short = { $waits }
touch-breakpoint = { $source } lowers the breakpoint of { $target } by { $amount }, { $until }.
    .short = breakpoint −{ $amount }, { $until }
touch-silence = { $source } keeps { $seat } from playing actions, { $until }.
    .short = no actions, { $until }
touch-ignores = With { $source }, { $seat } may ignore the ability of { $base }, { $until }.
    .short = may ignore the ability, { $until }
touch-ignored = { $seat } may ignore { $source }, by { $by }, { $until }.
    .short = may ignore it, { $until }
touch-cancelled = { $by } takes the ability of { $source } away, so it does nothing.
    .short = taken away by { $by }
touch-scores = { $source } would give { $seat } { $vp } VP beside the places if it scored now.
    .short = +{ $vp } VP if it scored now
draw-ask-has-minion = A minion here?
draw-ask-nobody-ahead = Nobody has more power?
draw-ask-one-ahead = Exactly one has more?
draw-ask-two-ahead = Exactly two have more?
draw-power-of = Power { $total } of { $breakpoint }
draw-vp = { $vp } VP
draw-vp-sum = { $extra ->
        [0] +{ $vp } VP
       *[other] { $vp } + { $extra } = { $sum } VP
    }
draw-used-up = nobody: used up by the tie
draw-nobody-here = nobody
draw-at-no-base = At no one base
draw-base-itself = The base itself
draw-printed = Printed on the card
draw-never-below = never below 0
topic-next-card = The next card of { $seat }
topic-next-card-kind = The next card of { $seat }, card by card
fate-minion = a minion
fate-action = an action
odds-unseen = counted over every card that it can be
fate-level = several level
hint-only = { $move }{ $source ->
        [none] {""}
       *[other] , for { $source },
    } is the only legal move.
hint-move = { $seat } can play: { $move }{ $source ->
        [none] {""}
       *[other] , for { $source }
    }.
hint-reason-own = At { $topic }, as things stand, { $outcome } is then first alone in { $then } of the worlds still possible; without the move in { $now }, of { $n } worlds sampled.
hint-reason = At { $topic }, as things stand, the first place then goes to { $outcome } in { $then } of the worlds still possible; without the move in { $now }, of { $n } worlds sampled.
hint-reason-own-winner = { $outcome } then leads alone, as things stand, in { $then } of the worlds still possible; without the move in { $now }, of { $n } worlds sampled.
hint-reason-winner = Ahead, as things stand, is then { $outcome } in { $then } of the worlds still possible; without the move in { $now }, of { $n } worlds sampled.

## Why a reading cannot be switched now

switch-opening = the match is still being set up under the other reading
switch-points = somebody has { $goal } VP already; under this reading the match would be over
switch-hand = somebody holds more than { $limit } cards, which this reading does not allow
switch-scored = a base has scored, and what follows has begun in the other order
switch-text = the text that it is about is being carried out under the other reading

sheet-short-words = VP: victory points.
