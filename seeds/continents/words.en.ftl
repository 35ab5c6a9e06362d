# Words of game "continents" (document 001), English. Identifiers: docs/formats.md.
# Names arrive translated; lists arrive joined, or as "none" when they are empty.
# The value of a guard is the fact when it refuses; `.ask` is the question to which "yes" means that it holds.

## Guards

guard-over = The match is over: somebody has coins enough to have won it.
    .holds = Nobody has won by coins yet.
    .way = You may go back to an earlier position or begin a new match.
    .ask = Is the match still open, with nobody having coins enough?
guard-over-limit = The match has been ended and counted.
    .holds = The match has not been ended by counting.
    .way = You may go back to an earlier position or begin a new match.
    .ask = Is the match still going on, not yet ended by counting?
guard-chance-first = Chance has something to settle before anybody can move.
    .holds = Nothing is waiting for chance.
    .way = Let chance settle it, then go on.
    .ask = Has chance settled everything that was waiting?
guard-attacked-already = An attack has been made in this turn already.
    .holds = This is no second attack in one turn.
    .way = Finish this battle; you can attack again in your next turn.
    .ask = If it is an attack, is it the first of the turn?
guard-turn = It is the turn of { $actor }, not of { $seat }.
    .holds = A battle is on, or it is the turn of { $seat }.
    .way = { $actor } moves next; { $seat } can move when its turn comes.
    .ask = Is a battle on, or is it the turn of { $seat }?
guard-asked = In this battle { $actor } is asked now, not { $seat }.
    .holds = No battle is on, or { $seat } is the one asked in it.
    .way = { $actor } answers next; the attacker, the defender and the others are asked in order.
    .ask = If a battle is on, is { $seat } the one asked in it?
guard-its-moment = This is not the moment for { $card }: it is for { $window }.
    .holds = No tactics card is played outside its moment.
    .way = Keep { $card } until then.
    .ask = If it is a tactics card, is this its moment?
guard-question = A move of the kind “{ $verb }” does not answer what is being asked now.
    .holds = A move of the kind “{ $verb }” answers what is being asked now.
    .way = What is asked now: { $asks } It can be answered so: { $answers }.
    .ask = Does a move of the kind “{ $verb }” answer what is being asked now?
guard-mix-in-full = The piles do not hold enough for { $mix }.
    .holds = The piles hold enough for { $mix }.
    .way = What can be drawn: { $mixes }.
    .ask = Do the piles hold enough for { $mix }?
guard-may-draw-nothing = Two cards have to be drawn here.
    .holds = It is allowed to draw nothing here.
    .way = Draw; which cards they are is up to you.
    .ask = Is it allowed to draw nothing here?
guard-fits-the-mix = The mix that was named takes no more cards of this kind.
    .holds = The mix still takes a card of this kind.
    .way = Draw from { $piles }.
    .ask = Does the mix still take a card of this kind?
guard-pile-there = No card is left in this pile.
    .holds = A card is left in this pile.
    .way = { $row ->
        [none] Draw from the other pile.
       *[other] Draw from the other pile, or take from the row: { $row }.
    }
    .ask = Is a card left in this pile?
guard-in-the-row = No card of { $continent } lies in the row.
    .holds = A card of { $continent } lies in the row.
    .way = { $row ->
        [none] The row is empty; draw from a deck.
       *[other] In the row lie { $row }.
    }
    .ask = Does a card of { $continent } lie in the row?
guard-newest-of-row = { $continent } is not the card that was surrendered last.
    .holds = { $continent } is the card that was surrendered last, or the row is empty.
    .way = Take { $newest }, or draw from a deck.
    .ask = Is { $continent } the card that was surrendered last?
guard-once-from-row = A card has been taken from the row in this turn already, and one is the most here.
    .holds = No card has been taken from the row in this turn yet.
    .way = Draw from a deck.
    .ask = Is the turn still without a card from the row?
guard-holds-source = { $seat } has no card of { $source } to attack from.
    .holds = { $seat } has a card of { $source } to attack from.
    .way = { $continents ->
        [none] You have no continent card at all; you can only yield.
       *[other] You can attack from { $continents }.
    }
    .ask = Does { $seat } have a card of { $source }?
guard-another-player = The enemy must be another player, and { $opponent } is your own seat.
    .holds = { $opponent } is another player.
    .way = Possible enemies: { $seats }.
    .ask = Is { $opponent } another player?
guard-holds-target = { $opponent } has no card of { $target }.
    .holds = { $opponent } has a card of { $target }.
    .way = { $continents ->
        [none] { $opponent } has no continent card; choose another enemy.
       *[other] { $opponent } has { $continents }.
    }
    .ask = Does { $opponent } have a card of { $target }?
guard-connected = { $source } is not connected to { $target }.
    .holds = { $target } is { $source } itself or connected to it.
    .way = From { $source } you can reach { $reached }.
    .ask = Is { $target } the same continent as { $source }, or connected to it?
guard-so-many-there = The enemy has not so many cards of { $continent }.
    .holds = The enemy has so many cards of { $continent }.
    .way = { $count ->
        [1] Only one card can be attacked.
       *[other] Name a number from 1 to { $count }.
    }
    .ask = Has the enemy so many cards of { $continent }?
guard-attackers-side = The attacker plays this for { $own }, not for { $side }.
    .holds = It is for { $side }, as it may be.
    .way = Play it for { $own }.
    .ask = Does the attacker, playing it, play it for the attacking side?
guard-defenders-side = The defender plays this for { $own }, not for { $side }.
    .holds = It is for { $side }, as it may be.
    .way = Play it for { $own }.
    .ask = Does the defender, playing it, play it for the defending side?
guard-one-side = { $seat } has helped { $own } already and cannot help { $side } as well.
    .holds = { $seat } has not helped the other side.
    .way = Go on helping { $own }, or lay nothing more.
    .ask = Has { $seat } helped no other side than { $side }?
guard-attack-dice-full = There are active cards for all { $count } dice of { $side } already, and no more troops are laid here.
    .holds = Another troop is of use to { $side }.
    .way = Keep the troop for later.
    .ask = Is another troop of use to { $side }?
guard-defence-dice-full = There are active cards for all { $count } dice of { $side } already, and no more troops are laid here.
    .holds = Another troop is of use to { $side }.
    .way = Keep the troop for later.
    .ask = Is another troop of use to { $side }?
guard-in-hand = You do not hold { $card }.
    .holds = You hold { $card }.
    .way = { $hand ->
        [none] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
    .ask = Do you hold { $card }?
guard-first-thing = The moment for Sabotage is over: it comes after the deployment, before any roll.
    .holds = This is the moment for Sabotage.
    .way = Keep it for another battle.
    .ask = Is this the moment for Sabotage?
guard-before-a-roll = Artillery comes before a roll, not between dice and losses.
    .holds = A roll is still to come.
    .way = Keep it for the next roll, if there is one.
    .ask = Is this before a roll?
guard-has-troops = { $opponent } has no active troop in this battle.
    .holds = { $opponent } has an active troop in this battle.
    .way = { $seats ->
        [none] Nobody has a troop here; keep the card.
       *[other] Possible targets: { $seats }.
    }
    .ask = Does { $opponent } have an active troop in this battle?
guard-own-dice = These are not your dice.
    .holds = The dice are ones you may change.
    .way = Change the dice of { $own }: they are yours.
    .way-none = Keep the card: here only who leads a side changes dice.
    .ask = Are these dice yours to change?
guard-rally-changes = Every die of { $side } shows six already, the most a die can show here.
    .holds = A die of { $side } can still be lifted.
    .way = Keep the card.
    .ask = Can a die of { $side } still be lifted?
guard-die-there = No die of { $side } shows { $pip }.
    .holds = A die of { $side } shows { $pip }.
    .way = { $count ->
        [0] Every die there shows six or more.
       *[other] You can turn { $dice } to six.
    }
    .ask = Does a die of { $side } show { $pip }?
guard-below-six = A die that shows { $pip } is a six already.
    .holds = A die that shows { $pip } is below six.
    .way = { $count ->
        [0] Every die there shows six or more.
       *[other] You can turn { $dice } to six.
    }
    .ask = Is a die that shows { $pip } below six?
guard-own-turn = A Spy is played in one’s own turn, and this is the turn of { $player }.
    .holds = This is your own turn.
    .way = Keep it for your turn.
    .ask = Is this your own turn?
guard-not-self = { $opponent } is your own seat, and you see your own hand anyway.
    .holds = { $opponent } is another player.
    .way = { $seats ->
        [none] Nobody else holds a card; keep the Spy.
       *[other] You can look at the hand of { $seats }.
    }
    .ask = Is { $opponent } another player?
guard-hand-to-see = { $opponent } holds no card.
    .holds = { $opponent } holds a card.
    .way = { $seats ->
        [none] Nobody else holds a card; keep the Spy.
       *[other] You can look at the hand of { $seats }.
    }
    .ask = Does { $opponent } hold a card?
guard-so-many-dice = There are not active cards for so many dice.
    .holds = There are active cards for so many dice.
    .way = { $count ->
        [1] Roll one die.
       *[other] Roll 1 to { $count }.
    }
    .ask = Are there active cards for so many dice?
guard-troop-of-owner = { $opponent } has no active troop on the side that lost.
    .holds = { $opponent } has an active troop on the side that lost.
    .way = Whose troop it can be: { $seats }.
    .ask = Does { $opponent } have an active troop on the side that lost?
guard-possible = Chance cannot bring this here.
    .holds = Chance can bring this here.
    .way = Choose one of the events that are still possible.
    .ask = Can chance bring this here?

## Decisions

node-same-continent = Is { $target } the continent the attack comes from?
    .yes = It is { $source } itself.
    .no = { $target } is another continent than { $source }.
node-link-printed = Does the document name a link between { $source } and { $target }?
    .yes = The document names a link between { $source } and { $target }.
    .no = The document names no link between { $source } and { $target }.
node-link-of-africa = Is one of the two Africa?
    .yes = One of them is Africa, and the document lists what is connected to it.
    .no = Neither is Africa; the link follows from the document’s example.
node-link-assumed = Does the assumed part of the map connect { $source } and { $target }?
    .yes = The assumed part of the map connects { $source } and { $target }.
    .no = The assumed part of the map has no link between { $source } and { $target } either.
node-named-apart = Does the document say that { $source } and { $target } are not connected?
    .yes = The document says that { $source } and { $target } are not connected.
    .no = The document says nothing of { $source } and { $target }.
node-dice-equal = Are the two dice of the pair equal?
    .yes = Both dice show { $red }.
    .no = { $red } and { $black } are not equal.
node-attacker-higher = Is the attacker’s die higher?
    .yes = { $red } is higher than { $black }.
    .no = { $black } is higher than { $red }.
node-troop-left = Has { $side } an active troop?
    .yes = { $troops ->
        [one] There is { $troops } active troop on { $side }.
       *[other] There are { $troops } active troops on { $side }.
    }
    .no = No active troop is left on { $side }.
node-card-left = Has { $side } a continent card left in the war?
    .yes = { $cards ->
        [one] There is { $cards } continent card in the war on { $side }.
       *[other] There are { $cards } continent cards in the war on { $side }.
    }
    .no = No continent card is left in the war on { $side }.
node-defender-pays = Is it the defender who pays?
    .yes = The defender pays, and gives the card to the attacker.
    .no = The attacker pays, and surrenders the card to the row.
node-number-reached = Has anybody { $number } cards of { $continent } or more?
    .yes = { $seat } has { $number } cards of { $continent } or more.
    .no = Nobody has { $number } cards of { $continent }.
node-is-holder = Does that player hold the coin already?
    .yes = The coin is with { $holder } already.
    .no = The coin is not with { $seat } yet.
node-held-by-another = Does another player hold the coin?
    .yes = { $holder } holds the coin.
    .no = The coin lies in the middle.
node-somebody-holds = Does anybody hold the coin of { $continent }?
    .yes = { $holder } took the coin and has not lost it by losing cards.
    .no = The coin of { $continent } lies in the middle.
node-defending-left = Has the defender a card of { $continent } left in the war?
    .yes = The defender has { $defending ->
        [one] { $defending } card
       *[other] { $defending } cards
    } of { $continent } left in the war.
    .no = The defender has no card of { $continent } left in the war.
node-attacking-left = Has the attacker a card of { $source } left in the war?
    .yes = The attacker has { $attacking ->
        [one] { $attacking } card
       *[other] { $attacking } cards
    } of { $source } left in the war.
    .no = The attacker has no card of { $source } left in the war.
node-coins-enough = Has anybody { $needed } domination coins?
    .yes = { $seat } has { $coins } coins that count.
    .no = Nobody has { $needed } coins.
node-limit-reached = Has the match reached its end without that?
    .yes = The match was ended at turn { $turn }.
    .no = The match may go on: it has not reached its end.
node-lead-shared = Do several players lead alike, by coins and then by cards?
    .yes = { $seats } are level.
    .no = { $seat } alone leads.

## Outcomes

outcome-route-same = { $source } can be attacked from { $source } itself, when another player has it.
outcome-route-printed = { $target } can be attacked from { $source }: the document names the link.
outcome-route-example = { $target } can be attacked from { $source }: the document’s example shows the link.
outcome-route-assumed = { $target } can be attacked from { $source }, by an assumed link of the map.
outcome-route-apart = { $target } cannot be attacked from { $source }: the document says that they are not connected.
outcome-route-none = { $target } cannot be attacked from { $source }: no link joins them.
outcome-pair-tied = Pair { $pair }: { $red } against { $black }, and equal dice are won by the defender, { $opponent }.
outcome-pair-attacker = Pair { $pair }: { $red } against { $black }, won by the attacker, { $seat }.
outcome-pair-defender = Pair { $pair }: { $red } against { $black }, won by the defender, { $opponent }.
outcome-loss-burns = An active troop of { $side } burns as payment.
outcome-loss-gives = { $seat } gives a card of { $continent } to { $opponent }.
outcome-loss-surrenders = { $seat } surrenders a card of { $continent } to the row.
outcome-loss-unpaid = { $seat } has nothing left to pay with.
outcome-coin-held = { $seat } has the coin of { $continent }, with at least { $number } cards.
outcome-coin-taken-from = { $seat } takes the coin of { $continent } from { $holder }.
outcome-coin-taken = { $seat } takes the coin of { $continent }.
outcome-coin-kept = { $count ->
        [0] { $holder } keeps the coin of { $continent }, though none of its cards is left.
       *[other] { $holder } keeps the coin of { $continent }, though only { $count } of { $number } cards are left.
    }
outcome-coin-free = The coin of { $continent } lies in the middle: { $number } of the { $cards } cards are needed.
outcome-war-goes-on = { $seat } may go on with the war for { $continent } after the roll.
outcome-war-spent = { $seat } has no card of { $source } left to attack with: the attack is over.
outcome-war-won = { $opponent } has no card of { $continent } left to defend: the war is over.
outcome-match-won = { $seat } has { $coins } domination coins and wins the match.
outcome-match-shared = The match was ended, and { $seats } share it.
outcome-match-on-count = The match was ended, and { $seat } wins it by coins and cards.
outcome-match-goes-on = Nobody has won yet: { $needed } coins are needed.

## Findings

finding-progress = { $seat } has { $count } of the { $number } cards of { $continent } that bring the coin.
finding-reach = From { $source } can be reached: { $reached }.
finding-standing = { $continents ->
        [none] { $coins ->
            [0] { $seat } has no coin.
           *[other] Coins that { $seat } has taken: { $coins }; it holds none of them now.
        }
       *[other] Coins of { $seat }: { $coins }; it holds { $continents }, with { $cards ->
            [one] { $cards } card from there.
           *[other] { $cards } cards from there.
        }
    }
finding-legal = The move “{ $move }” is legal.
finding-refused = The move “{ $move }” is refused.

## Steps

step-opening-continents = Continent cards are dealt
step-opening-coin = Does a dealt card bring a coin?
step-opening-tactics = Tactics cards are dealt
step-opening-first = Dice say who begins
step-opening-more-tactics = The others get one more tactics card
step-opening-more-continent = The second of two gets a fourth continent
step-opening-begin = The match begins
step-turn-begin = A turn begins
step-turn-free = Free continent cards are drawn
step-turn-next = What is drawn next?
step-turn-mix = The mix is named
step-turn-draw = A pile is chosen
step-turn-nothing = Nothing is drawn
step-turn-reshuffle = Burned cards become the new deck
step-turn-tactic = A tactics card is drawn
step-turn-land = A continent card is drawn
step-turn-lay = The card goes where it belongs
step-turn-coin = Does the card bring a coin?
step-turn-won = The match is won
step-turn-act = Attack or yield
step-turn-attack = The attack begins
step-turn-after = The battle has ended
step-turn-spy = A Spy is sent
step-turn-yield = The turn is yielded
step-turn-close = The turn ends
step-turn-pass = The turn goes to the left
step-turn-over = The match is ended and counted
step-spy-play = The Spy is played
step-spy-lot = Chance picks a card to be shown
step-spy-look = The cards are looked at
step-spy-used = The Spy burns
step-battle-declare = War is declared
step-battle-against = The attacked cards are named
step-battle-deploy = Who deploys next?
step-battle-attacker = The attacker deploys
step-battle-defender = The defender deploys
step-battle-helper = The others may help
step-battle-lay = A troop is laid
step-battle-call-off = The attack may be called off
step-battle-spy = A Spy is sent
step-battle-fate = What comes of the war?
step-battle-go-on = Go on or stop
step-battle-burn = Surviving troops burn
step-battle-over = The battle is over
step-battle-sabotage-next = Who is asked for Sabotage?
step-battle-sabotage = A moment for Sabotage
step-battle-before-open = A roll is near
step-battle-before-next = Who may play before the roll?
step-battle-before = A moment before the roll
step-battle-resolve = The card takes effect
step-battle-do-sabotage = Troops go back to hands
step-battle-do-artillery = Troops are shot away
step-battle-do-surprise = A troop comes by surprise
step-battle-do-rally = Two is added to each die
step-battle-do-bombard = A die becomes a six
step-battle-used = The used card burns
step-battle-after-open = The dice lie there
step-battle-after-next = Who may change the dice?
step-battle-after = A moment between dice and losses
step-battle-dice = Dice are counted
step-battle-choose = The number of dice is chosen
step-battle-red = The attacker rolls
step-battle-black = The defender rolls
step-battle-compare = A pair is compared
step-battle-loss = What does the loser pay?
step-battle-whose = Whose troop burns?
step-battle-burns = A troop burns
step-battle-gives = A card is captured
step-battle-surrenders = A card is surrendered
step-battle-unpaid = Nothing is left to pay with
step-battle-coin = Does the captured card bring a coin?
step-battle-won = The match is won

## Events

event-land-dealt = { $seat } is dealt { $continent }.
event-tactic-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a tactics card.
event-start-rolled = { $seat } rolls { $pips }.
event-start-tied = The highest is shared; { $seats } roll again.
event-starts = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-mix-named = { $seat } draws { $mix }.
event-drew-nothing = { $seat } draws nothing.
event-reshuffled = The { $count ->
        [one] { $count } burned card becomes
       *[other] { $count } burned cards become
    } the new tactics deck.
event-drew-tactic = { $seat } draws { $card }.
    .hidden = { $seat } draws a tactics card.
event-drew-land = { $seat } draws { $continent }.
event-took-land = { $seat } takes { $continent } from the row.
event-free-land = { $seat }, without continents, gets { $continent }.
event-coin-taken = { $seat } has reached the domination number of { $continent }, { $number }, and takes its coin.
event-coin-taken-from = { $seat } takes the coin of { $continent } from { $opponent }.
event-yielded = { $seat } yields.
event-spy = { $seat } sends a Spy to { $opponent }.
event-spy-saw = { $seat } sees in the hand of { $opponent }: { $cards }.
    .hidden = { $seat } looks at the hand of { $opponent }.
event-war-declared = { $seat } attacks { $continent } of { $opponent } from { $source }.
event-cards-named = { $seat } attacks { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $continent }.
event-deployed = { $seat } lays { $card } for { $side }.
event-tactic-played = { $seat } plays { $card }.
event-used-burned = { $card } burns, having been used.
event-troops-back = { $count ->
        [one] { $count } troop goes
       *[other] { $count } troops go
    } back into the hand of { $seat }; the attack is over.
event-shelled = { $seat } shells { $opponent }: { $count ->
        [one] { $count } active troop burns.
       *[other] { $count } active troops burn.
    }
event-dice-changed = { $seat } changes the dice of { $side }: { $dice }.
event-rolled = { $seat } rolls for { $side }: { $dice }.
event-pair-tied = Pair { $pair }: { $red } against { $black }; equal dice are won by the defender, { $seat }.
event-pair-attacker = Pair { $pair }: { $red } against { $black }; the attacker, { $seat }, wins it.
event-pair-defender = Pair { $pair }: { $red } against { $black }; the defender, { $seat }, wins it.
event-troop-burned = { $card } of { $seat }, laid for { $side }, burns.
event-captured = { $opponent } gives { $continent } to { $seat }.
event-surrendered = { $seat } surrenders { $continent } to the row.
event-unpaid = { $seat } has nothing left to pay with, so this loss is not paid.
event-goes-on = { $seat } goes on with the attack.
event-stopped = { $seat } stops the attack.
event-war-won = { $opponent } has no card of { $continent } left in the war: it is over.
event-war-spent = { $seat } has no card of { $source } left in the war: the attack is over.
event-troops-burned = { $count ->
        [one] { $count } troop that survived burns.
       *[other] { $count } troops that survived burn.
    }
event-battle-over = The attack of { $seat } is over, and with it the turn.
event-match-won = { $seat } has { $count } domination coins and wins the match.
event-match-counted = The match ends with turn { $turn }; { $seats } wins it by coins and cards.
event-match-shared = The match ends with turn { $turn }; { $seats } share it.

## Questions

question-first = { $seat }: what does your starting die show?
question-continents = Chance: which continent card is dealt next?
question-tactics = Chance: which tactics card is dealt next?
question-more-tactics = Chance: which tactics card comes as an extra?
question-more-continent = Chance: which continent card comes as an extra?
question-free = Chance: which continent card is drawn for nothing?
question-mix = { $seat }: which two cards do you draw?
question-draw = { $seat }: from which pile do you draw?
question-tactic = Chance: which tactics card is drawn?
question-land = Chance: which continent card is drawn?
question-act = { $seat }: attack or yield?
question-lot = Chance: which card of the hand is shown?
question-against = { $seat }: how many cards of { $continent } do you attack?
question-attacker = { $seat }: do you lay a troop for your attack on { $continent }?
question-defender = { $seat }: do you lay a troop to defend { $continent }?
question-helper = { $seat }: do you help a side in the war for { $continent }?
question-call-off = { $seat }: do you roll, or call the attack off?
question-sabotage = { $seat }: do you stop the battle by Sabotage?
question-before = { $seat }: do you play a tactics card before the roll?
question-choose = { $seat }: how many dice do you roll?
question-red = Chance: what does the attacker’s next die show?
question-black = Chance: what does the defender’s next die show?
question-after = { $seat }: do you play a tactics card on the dice?
question-whose = { $seat }: whose troop burns?
question-go-on = { $seat }: do you go on with the attack on { $continent }, or stop?

## Names

continent-asia = Asia
continent-north-america = North America
continent-europe = Europe
continent-africa = Africa
continent-south-america = South America
continent-australia = Australia

card-troop = Troop
card-surprise-deploy = Surprise Deploy
card-sabotage = Sabotage
card-rally = Rally
card-bombard = Bombard
card-artillery = Artillery
card-spy = Spy
card-back = a tactics card

side-attacker = the attacking side
side-defender = the defending side

mix-two-continents = two continents
mix-two-tactics = two tactics
mix-one-of-each = one of each

pile-continent = the continents
pile-tactics = the tactics deck

window-deployment = the deployment
window-after-deployment = the moment right after the deployment
window-before-roll = the moment before a roll
window-after-dice = the moment between dice and losses
window-own-turn = one’s own turn

what-attack = attack { $target } of { $opponent }
where-attack = from { $source }
where-troop = for { $side }
where-surprise = for { $side }
where-rally = for { $side }
what-bombard = bombard a die that shows { $pip }
where-bombard = of { $side }
verb-mix = name the mix
verb-none = draw nothing
verb-draw = draw from a deck
verb-take = take from the row
verb-attack = attack
verb-yield = yield the turn
verb-against = name how many cards are attacked
verb-troop = lay a troop
verb-done = lay no more
verb-sabotage = sabotage the battle
verb-artillery = fire Artillery
verb-surprise = deploy by surprise
verb-rally = rally
verb-bombard = bombard
verb-spy = send a Spy
verb-pass = play nothing
verb-go-on = go on
verb-stop = stop
verb-roll = choose the number of dice
verb-burn = choose whose troop burns
verb-land = a continent card by chance
verb-card = a tactics card by chance
verb-die = a die by chance

table-coins = coins
table-row = surrendered
table-burned = burned
table-decks = In the decks: { $continents ->
        [one] { $continents } continent card
       *[other] { $continents } continent cards
    }, { $tactics ->
        [one] { $tactics } tactics card.
       *[other] { $tactics } tactics cards.
    }
table-battle = War: { $seat } from { $source } against { $continent } of { $opponent }
table-troop = { $card } of { $seat }
table-dice = dice

mark-assumed = assumed: not in the document

route = from { $source } to { $target }
topic-coin = Coin: { $name }
    .kind = Coin
topic-route = Way: { $name }
    .kind = Way
topic-pair = Pair of dice: { $name }
    .kind = Pair of dice
topic-war = The war
pair-number = { $pair }

## What a pupil chooses from, where several outcomes rest on one clause

option-route-same = Yes: a continent reaches itself.
option-route-printed = Yes: the document lists it among Africa’s ways.
option-route-example = Yes: the document’s example takes that way.
option-route-assumed = Yes, by a link that is assumed.
option-route-apart = No: the document says so.
option-route-none = No: no link of the map joins them.
option-pair-tied = The defender, for equal dice are the defender’s.
option-pair-attacker = The attacker: the higher die is red.
option-pair-defender = The defender: the higher die is black.
option-loss-unpaid = Nothing: there is no card left to pay with.
option-coin-held = It stays with its holder, who still has cards enough.
option-coin-taken-from = It changes hands: another player has reached the number.
option-coin-taken = It leaves the middle: a player has reached the number.
option-coin-kept = It stays with its holder, though the cards no longer suffice.
option-coin-free = It lies in the middle: nobody has reached the number.
option-match-won = Somebody has won, with coins enough.
option-match-shared = The match has been ended, and the best share it.
option-match-on-count = The match has been ended, and one player wins on count.
option-match-goes-on = Nobody yet: the match goes on.

## The game

game-continents = Continents

## Odds

fate-level = nobody ahead

## The board

draw-of = { $count } of { $number }
draw-numbers = cards that bring the coin, of all there are
draw-turn = has the turn
draw-coin = domination coin: in its column’s head while nobody has it
draw-goal = the domination number
draw-map = The map for { $seat }
draw-link = link in the document
draw-link-assumed = assumed °
draw-own = own cards
draw-reached = can be attacked
draw-targets = What can be attacked
draw-link-line = { $source } and { $target } are linked.
draw-link-assumed-line = { $source } and { $target } are linked (assumed).
draw-way = Shortest way: { $way } ({ $count } attacks, one a turn)
draw-no-way = No way leads there at all.
draw-land-deck = { $count ->
        [one] { $count } continent card left
       *[other] { $count } continent cards left
    }
draw-tactic-deck = { $count ->
        [one] { $count } tactics card left
       *[other] { $count } tactics cards left
    }
draw-row = Surrendered
draw-burned = Burned
draw-nothing = nothing yet
draw-lands = { $count } × { $continent }
draw-troops = { $count } × { $card } · { $seat }
draw-no-troops = no troops
draw-to-roll = To be rolled: { $red } red, { $black } black
draw-roll = The roll
draw-unpaired = meets no die
draw-pair-tied = equal: the defender wins
draw-pair-attacker = red is higher: the attacker wins
draw-pair-defender = black is higher: the defender wins
draw-idle = { $count ->
        [one] { $count } card of { $continent } captured, not active now
       *[other] { $count } cards of { $continent } captured, not active now
    }
draw-spied = known through a Spy

## Dice and battles reckoned

odds-fought-supposing = reckoned over every fall of the dice: the war is fought to the end as it stands, without further cards; { $supposed }
supposed-all-dice = supposing that both sides always roll all their dice
supposed-helpers-first = supposing that troops which bring no dice burn first
odds-thrown = reckoned over every fall of the dice
odds-fought = reckoned over every fall of the dice: the war is fought to the end as it stands, without further cards
fate-war-won = the attacker takes every card attacked
fate-war-spent = the attack is spent
fate-number-reached = the attacker reaches the number on the way
reckoned-roll = A roll of { $red ->
        [one] { $red } red die
       *[other] { $red } red dice
    } against { $black } black { $black ->
        [one] die
       *[other] dice
    }
reckoned-roll-lies = { $count ->
        [0] The roll that lies there
        [one] The roll that lies there, { $count } die still to be thrown
       *[other] The roll that lies there, { $count } dice still to be thrown
    }
reckoned-then = { $first }, then { $card } for { $side }
reckoned-as-it-helps = each card is played if and as it costs its side the fewest pairs, whatever is played after it
reckoned-losses = attacker { $attacker }, defender { $defender }
reckoned-pairs = Pairs lost
reckoned-battle = A battle of { $attacking } against { $defending }, to the end and without further cards
reckoned-force = { $troops ->
        [0] { $cards ->
            [one] { $cards } continent card
           *[other] { $cards } continent cards
        }
        [one] { $cards ->
            [one] { $troops } troop and { $cards } continent card
           *[other] { $troops } troop and { $cards } continent cards
        }
       *[other] { $cards ->
            [one] { $troops } troops and { $cards } continent card
           *[other] { $troops } troops and { $cards } continent cards
        }
    }
reckoned-average = on average: captured { $taken }, surrendered { $lost }
reckoned-number = Continent cards
reckoned-taken = Captured
reckoned-lost = Surrendered
reckoned-plan = The best moment to stop, for this aim: { $aim }
reckoned-worth = worth { $best } by the best plan, { $end } if always fought to the end
reckoned-plan-states = the plan goes on in { $on } of the { $all } situations in which the attacker is asked
reckoned-plan-cut = The table shows up to { $most } active cards of a side
reckoned-grid = Down: the attacker’s active cards. Across: the defender’s.
reckoned-go-on = go on
reckoned-stop = stop
reckoned-line = { $head }: { $items }
aim-card = to capture a card
aim-cards = to capture cards, at least { $number }
aim-gain = cards captured less cards surrendered
aim-number = to reach { $number } captured

## When a card may be played

finding-timing = Now is the moment for { $card }.
    .not = Now is not the moment for { $card }: it is for { $window }.
    .wait = This is the moment for { $card }, but now { $actor } is asked.
moment-later = { $moment }, once a roll has been made
moment-over = The match is over
part-turn = A turn
part-battle = A battle in it
role-turn = the player in turn
role-attacker = the attacker
role-defender = the defender
role-helper = the others
topic-card = When: { $name }
    .kind = When

## The battle calculator

calc-title = Battle
calc-attack = Attack
calc-attack-of = { $continent } of { $seat }, from { $source }
calc-attacking-troops = Attacking troops
calc-attacking-cards = Attacking continent cards
calc-defending-troops = Defending troops
calc-defending-cards = Defending continent cards
calc-same = The attack comes from
calc-same-no = another continent
calc-same-yes = the same continent
calc-aim = The attacker’s aim
calc-aim-gain = the greatest gain
calc-aim-card = one card
calc-aim-cards = a number of cards
calc-aim-number = the number that the coin takes
calc-number = Number of cards aimed at
calc-attacker-plays = Attacker’s cards on the next roll
calc-defender-plays = Defender’s cards on the next roll
calc-plays-none = none
calc-plays-rally = Rally
calc-plays-bombard = Bombard
calc-plays-bombard-rally = Bombard, then Rally
calc-plays-rally-bombard = Rally, then Bombard
calc-from-war = These are the numbers of the war that is on.
calc-from-attack = No war is on. These are the numbers of the attack chosen, before anybody lays a troop.
calc-from-none = No war is on and no attack can be made now. The numbers are an example.
calc-from-own = The numbers are your own; they stay when the match goes on.
calc-public = Only what lies open is used: no hand is looked at, and no further card is played but those chosen here.
calc-ruling = By a reading of this match: { $question } { $option }
calc-exact = Every number is exact: counted over every fall of the dice, nothing is sampled. Of a fraction too long to read the first decimals stand.
calc-bad-number = { $field }: write a whole number from { $least } to { $most }; “{ $given }” is none.
calc-too-many = For { $side } that would be { $count } active cards; { $most } are the most that are reckoned with.
calc-not-foreseeable = This war cannot be reckoned: a rule is switched off, or a side has too many cards.
calc-plot = How many continent cards are captured, and surrendered
calc-plot-line = { $number }: captured { $taken }, surrendered { $lost }
calc-means = On average
calc-cards = Cards
calc-mean-taken = captured
calc-mean-lost = surrendered
calc-mean-gain = gain: captured less surrendered
calc-now-first = Now: the first roll, which cannot be declined once war is declared.
calc-now-rolling = Now: the dice are rolled; the attacker is asked again when the roll has been paid for.
calc-now-go-on = Now: go on.
calc-now-stop = Now: stop.
reckoned-now = now

## Who knows what

draw-knows-spy = knows, by a Spy
draw-knows-spy-maybe = may know it, by a Spy
draw-knows-back = saw it go back into the hand

## The course of a match, page by page

flow-opening = before the first turn
flow-spy = a Spy
flow-turn-drawing = drawing cards
flow-turn-acting = attacking or yielding
flow-battle-troops = war is declared, troops are deployed
flow-battle-tactics = moments for tactics
flow-battle-dice = the dice
flow-battle-losses = losses
flow-battle-fate = what comes of the war

## A roll as a tree

roll-tree = The roll pair by pair
roll-pair = { $pair ->
        [1] The highest pair: who pays?
        [2] The second pair: who pays?
       *[other] Pair { $pair }: who pays?
    }
roll-pays = { $side }: { $ways } · { $share }
roll-leaf = { $ways } · { $share }
roll-attacker = attacker
roll-defender = defender

## What can be attacked

table-targets = In its own turn { $seat } can attack:
table-no-targets = { $seat } has nothing to attack.
table-source = from { $source }: { $targets }
table-target = { $continent } ({ $seats })

## Many matches

lab-points-are = The rulebook counts no points. Here a coin held is 100, and the nearest other coin as many as the per cent of its number that a seat has: a yardstick of this tool.

## Why a reading cannot be switched now

switch-drawing = cards are being drawn under the other reading; finish that first, or go back to the beginning of the turn
switch-window = a window for tactics is open under the other reading; let it close first
switch-opening = the match is still being set up under the other reading
switch-attacked = a battle is on; which cards are attacked is settled
switch-deploying = troops are being deployed under the other reading
switch-call-off = the attacker is being asked just that
switch-sabotage = Sabotage is being asked for under the other reading
switch-dice = dice lie there that were thrown under the other reading
switch-captured = a card of the attacking continent is captured
switch-whose = the leader of the side is being asked just that
switch-coin = a coin is waiting to be looked at under the other reading
switch-spy = a Spy is being answered under the other reading
switch-free = free cards are being drawn under the other reading
switch-over = somebody has taken two coins; under this reading the match would be over
