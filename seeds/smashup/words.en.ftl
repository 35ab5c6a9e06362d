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
    .way = Look at what is being asked and choose one of its answers.
    .ask = Does a move of the kind “{ $verb }” answer what is being asked now?
guard-own-card = { $card } belongs to the deck of { $owner }.
    .holds = { $card } belongs to your own deck.
    .way = Use a card of your own deck.
    .ask = Does { $card } belong to your own deck?
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
guard-minion-left = You have no play left for { $card } on { $base }.
    .holds = You have a play left for { $card } on { $base }.
    .way = One minion may be played in a turn; play an action, or say “done”.
    .ask = Is there a play left for { $card } on { $base }?
guard-action-left = You have no play left for the action { $card }.
    .holds = You have a play left for the action { $card }.
    .way = One action may be played in a turn; play a minion, or say “done”.
    .ask = Is there a play left for { $card }?
guard-offered-card = Only the revealed card may be played now, not { $card }.
    .holds = { $card } may be played now.
    .way = { $cards ->
        [none] Nothing may be played; pass.
       *[other] You may play { $cards }, or pass.
    }
    .ask = Is { $card } the revealed card?
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
guard-usable-now = { $card } can do nothing here while { $scoring } scores.
    .holds = { $card } can do something now.
    .way = Use a minion with an ability for this moment, in the right place, or pass.
    .ask = Can { $card } do something now?
guard-still-to-destroy = { $card } is not among the minions still to be destroyed.
    .holds = { $card } can be the next.
    .way = Choose among { $choices }.
    .ask = Is { $card } still to be destroyed?
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
guard-on-its-base = Ninja Master destroys a minion on its own base, and { $card } is not there.
    .holds = { $card } can be chosen here.
    .way = Choose among { $choices }, or pass.
    .ask = Is { $card } on the base of Ninja Master?
guard-own-minion = Powderkeg is set off with a minion of your own in play, and { $card } is not one.
    .holds = { $card } can be chosen here.
    .way = Choose among { $choices }.
    .ask = Is { $card } a minion of yours in play?
guard-buccaneer-elsewhere = Buccaneer has to move to another base, and { $base } is not one.
    .holds = { $base } can be chosen here.
    .way = Choose among { $choices }.
    .ask = Is { $base } another base than that of Buccaneer?
guard-first-mate-elsewhere = First Mate moves to another base, and { $base } is not one.
    .holds = { $base } can be chosen here.
    .way = Choose among { $choices }.
    .ask = Is { $base } another base than that of First Mate?
guard-possible = Chance cannot bring this here.
    .holds = Chance can bring this here.
    .way = Look at what can still come.
    .ask = Can chance bring this here?

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
outcome-play-on = Play goes on.

## Findings

finding-base = { $base } breaks: { $total } power reach its breakpoint of { $breakpoint }.
    .short = { $base } holds: { $total } power do not reach its breakpoint of { $breakpoint }.
finding-power = { $card } of { $seat } has { $total } power: { $printed } printed{ $bonus ->
        [0] .
       *[other] , and { $bonus } from { $sources }.
    }
finding-legal = The move “{ $move }” is legal.
finding-refused = The move “{ $move }” is refused.

## Steps

step-opening-bases = Bases are laid out
step-opening-first = Who begins is drawn
step-opening-deal = The hands are dealt
step-opening-begin = The first turn begins
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
step-turn-close = The turn ends
step-turn-pass = The turn moves on
step-victory-now = Has somebody won at once?
step-score-open = The base is about to score
step-score-before-next = Who may act before scoring?
step-score-before = Act before scoring, or pass
step-score-before-act = The ability is used
step-score-award = Places and VP
step-score-after-open = The base has scored
step-score-after-next = Who may act after scoring?
step-score-after = Act after scoring, or pass
step-score-after-act = The ability is used
step-score-clear = The base is cleared
step-score-replace = The base is put aside
step-score-new-base = Another base comes
step-play-enter = The minion comes into play
step-play-text = Its text is carried out
step-play-after = Others react to it
step-action-text = The action is carried out
step-action-discard = The action is discarded
step-destroy-try = Can it be destroyed?
step-destroy-leave = It leaves play
step-destroy-after = What its destruction sets off
step-mass-next = Is anything left to destroy?
step-mass-order = Which is destroyed next?
step-mass-one = One of them is dealt with
step-trigger-next = Does anything wait?
step-trigger-order = Which comes next?
step-trigger-one = One of them happens
step-draw-next = Is there a card to draw?
step-draw-lot = Chance brings a card
step-draw-shuffle = The discard pile becomes the deck
step-draw-limit = Is the hand too big?
step-hand-limit = Are there more than ten cards?
step-hand-discard = A card is discarded
step-reveal-next = Is there a card to reveal?
step-reveal-lot = Chance brings the top card
step-reveal-shuffle = The discard pile becomes the deck
step-lose-next = Is there a card to lose?
step-lose-lot = Chance picks a card
step-ninja-master-choose = Ninja Master may strike
step-ninja-master-kill = Ninja Master strikes
step-nukebot-explode = Nukebot explodes
step-hoverbot-reveal = Hoverbot reveals a card
step-hoverbot-look = Is it a minion?
step-hoverbot-offer = Play the revealed minion, or pass
step-hoverbot-play = The revealed minion is played
step-microbot-archive-draw = Microbot Archive draws
step-buccaneer-where = Buccaneer moves instead
step-powderkeg-look = Is there a minion to blow up?
step-powderkeg-choose = Which minion blows up?
step-powderkeg-blow-up = Everything no stronger is destroyed
step-pirate-king-join = Pirate King joins
step-first-mate-where = First Mate leaves
step-leprechaun-strike = Leprechaun strikes
step-gremlin-draw = Gremlin draws
step-gremlin-others = The others discard
step-tar-pits-sink = The tar swallows the card
step-cave-of-shinies-gleam = A shiny for the owner

## Events

event-base-out = { $base } is laid out, with breakpoint { $breakpoint }.
event-begins = { $seat } begins.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.
event-turn = It is the turn of { $seat }.
event-played = { $seat } plays { $card } on { $base }.
event-action = { $seat } plays { $card }.
event-destroyed = { $card } is destroyed on { $base }.
event-indestructible = { $card } cannot be destroyed.
event-moved = { $card } moves to { $base }.
event-exploded = { $card } explodes on { $base }.
event-struck = { $card } strikes { $target }.
event-sank = { $card } goes under the deck of { $seat }.
event-gained = { $seat } gains { $vp } VP.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-revealed = { $seat } reveals { $card }.
event-lost = { $seat } loses { $card } by chance.
event-discarded = { $seat } discards { $card }.
event-scoring = { $base } is about to score.
event-cleared = { $card } is discarded from { $base }.
event-match-won = { $seat } wins the match with { $vp } VP.

## Questions

question-turn-play = { $seat }: which card is played, or is it enough?
question-turn-choose = { $seat }: which base scores first?
question-score-before = { $seat }: is anything done before { $base } scores?
question-score-after = { $seat }: is anything done after { $base } has scored?
question-mass-order = { $seat }: which minion is destroyed next?
question-trigger-order = { $seat }: which effect comes next?
question-hand-discard = { $seat }: which card is discarded?
question-ninja-master-choose = { $seat }: does Ninja Master destroy a minion on its base?
question-hoverbot-offer = { $seat }: is the revealed minion played, and where?
question-powderkeg-choose = { $seat }: which minion blows up?
question-buccaneer-where = { $seat }: where does Buccaneer move?
question-first-mate-where = { $seat }: where does First Mate move?
question-bases = Which base is laid out?
question-first = Who begins?
question-deal = Which card is dealt?
question-lot = Which card does chance bring?
question-new-base = Which base comes?

## Names

game-smashup = Smash Up

physical-card = { $card } ({ $token })
card-ninja-master = Ninja Master
card-shinobi = Shinobi
card-nukebot = Nukebot
card-warbot = Warbot
card-hoverbot = Hoverbot
card-microbot-archive = Microbot Archive
card-buccaneer = Buccaneer
card-powderkeg = Powderkeg
card-pirate-king = Pirate King
card-first-mate = First Mate
card-leprechaun = Leprechaun
card-gremlin = Gremlin

base-jungle-oasis = Jungle Oasis
base-tar-pits = Tar Pits
base-central-brain = The Central Brain
base-cave-of-shinies = Cave of Shinies
base-rhodes-plaza-mall = Rhodes Plaza Mall
base-factory = Factory 436-1337

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
