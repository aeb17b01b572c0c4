/** The invariants of section 13 that show in a single state, as sentences. */
import { buildDeck, buildFleet, kindOf, lineSizeFor, sailingsFor, shipCard, volleys } from './cards.ts';
import { openToCurse } from './curse.ts';
import { extraEligible } from './sailing.ts';
import type { Captain, CardKind, State } from './types.ts';

type Say = (sentence: string) => void;

export function faults(state: State): string[] {
  const found: string[] = [];
  const say: Say = (sentence) => found.push(sentence);
  checkSeats(state, say);
  checkCards(state, say);
  checkFleet(state, say);
  checkLine(state, say);
  checkPlays(state, say);
  checkTurn(state, say);
  checkCurse(state, say);
  checkEnd(state, say);
  return found;
}

function checkSeats(state: State, say: Say): void {
  const count = state.seats.length;
  const decks = state.seats.map((seat) => seat.deckId);
  if (state.neutral) decks.push(state.neutral.deckId);
  if (count < 2 || count > 5) say(`${count} seats.`);
  if ((state.neutral !== null) !== (count === 2)) say('The neutral pirate sails with two players only.');
  if (state.options.scoreNeutral && count !== 2) say('There is no neutral pirate to score.');
  if (new Set(decks).size !== decks.length) say('Two captains share a deck.');
  if (state.sailing < 1 || state.sailing > sailingsFor(count)) say(`Sailing ${state.sailing}.`);
  if (state.volley < 1 || state.volley > volleys) say(`Volley ${state.volley}.`);
  if (!(state.lookout in state.seats)) say(`Seat ${state.lookout} keeps the lookout.`);
  const first = (state.lookout - (state.volley - 1) + count) % count;
  if (String(state.extraEligible) !== String(extraEligible(count, first)))
    say('The wrong seats may load a fourth card.');
  state.seats.forEach(({ deck, loaded, ready }, seat) => {
    const before = state.phase === 'loading';
    if (before && ready !== loaded.length > 0) say(`Seat ${seat} is ready without a load, or loaded but not ready.`);
    if (before && loaded.length > (state.extraEligible.includes(seat) ? 4 : 3)) say(`Seat ${seat} loaded too much.`);
    if (before && loaded.length > 0 && loaded.length < 3) say(`Seat ${seat} loaded too little.`);
    const running = before || state.phase === 'volley' || state.phase === 'neutralShot';
    if (!running && (ready || loaded.length > 0)) say(`Seat ${seat} still holds a load.`);
    if (running && !before && !ready) say(`Seat ${seat} is not ready in a volley.`);
    const built = buildDeck(state.seats[seat].deckId, count, state.options.storms);
    const own = [...deck, ...loaded];
    if (new Set(own).size !== own.length) say(`Seat ${seat} holds a card twice.`);
    if (!own.every((card) => built.includes(card))) say(`Seat ${seat} holds a card that is not its own.`);
    const places = deck.map((card) => built.indexOf(card));
    if (places.some((place, i) => i > 0 && place < places[i - 1])) say(`Seat ${seat}'s deck is not sorted.`);
  });
}

/**
 * Checks the cards: per captain and kind, unplayed, lying on ships, discarded and shown cards are together the built
 * deck.
 */
function checkCards(state: State, say: Say): void {
  const counts = new Map<string, number>();
  const count = (captain: Captain, card: CardKind, by: number) => {
    const key = `${captain} ${card}`;
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  state.seats.forEach(({ deckId, deck, loaded }, seat) => {
    for (const card of buildDeck(deckId, state.seats.length, state.options.storms)) count(seat, kindOf(card), 1);
    for (const card of [...deck, ...loaded]) count(seat, kindOf(card), -1);
  });
  if (state.neutral) {
    const { deckId, drawPile, revealed } = state.neutral;
    for (const card of buildDeck(deckId, state.seats.length, state.options.storms)) count('neutral', kindOf(card), 1);
    for (const card of drawPile) count('neutral', card, -1);
    if (revealed !== null) count('neutral', revealed, -1);
  }
  for (const slot of state.line) {
    for (const shot of slot.fire) count(shot.captain, shot.card, -1);
    if (slot.becalmedBy) count(slot.becalmedBy.captain, slot.becalmedBy.card, -1);
  }
  for (const { captain, card } of [...state.discard.cards, ...state.lastCards]) count(captain, card, -1);
  for (const [key, rest] of counts) if (rest !== 0) say(`${rest} of ${key} are missing.`);
}

function checkFleet(state: State, say: Say): void {
  const everywhere = [...state.fleetPile, ...state.discard.ships, ...state.line.map((slot) => slot.ship)];
  const prizes = [...state.seats.map((seat) => seat.captured), state.neutral?.captured ?? []];
  for (const captured of prizes) {
    for (const { ship, points, sailing } of captured) {
      everywhere.push(ship);
      if (shipCard(ship)?.kind !== 'treasure') say(`${ship} was captured.`);
      else if (shipCard(ship).points !== points) say(`${ship} counts ${points}.`);
      if (sailing < 1 || sailing > state.sailing) say(`${ship} was captured in sailing ${sailing}.`);
    }
    if (captured.some((prize, i) => i > 0 && prize.sailing < captured[i - 1].sailing)) say('Prizes out of order.');
  }
  if (state.neutral && !state.options.scoreNeutral && state.neutral.captured.length > 0)
    say('An unscored neutral pirate holds ships.');
  const built = buildFleet(state.seats.length, state.options);
  if ([...everywhere].sort().join() !== [...built].sort().join()) say('The fleet is not complete, or a ship is twice.');
}

function checkLine(state: State, say: Say): void {
  const { line, phase } = state;
  const size = lineSizeFor(state.seats.length);
  if (line.some((slot, i) => slot.slot < 0 || slot.slot >= size || (i > 0 && slot.slot <= line[i - 1].slot)))
    say('The line is out of order.');
  const cursed = line.filter((slot) => slot.kind === 'cursed').length;
  if (cursed > 2) say(`${cursed} cursed ships.`);
  if (phase === 'curse' && cursed !== line.length) say('A treasure ship outlives the capture.');
  if (phase === 'gameOver' && line.length > 0) say('A line after the end.');
  if (phase === 'loading' || phase === 'neutralShot' || phase === 'volley') {
    if (line.length !== size) say(`${line.length} ships in the line.`);
    if (line.filter((slot) => slot.becalmedBy === null).length < 2) say('Fewer than two live targets.');
  }
  const plays: number[] = [];
  for (const { ship, kind, fire, becalmedBy, points } of line) {
    const card = shipCard(ship);
    if (card?.kind !== kind || card.points !== points) say(`${ship} is not what it says.`);
    for (const shot of fire) {
      plays.push(shot.play);
      if (shot.card === 'ST') say(`A storm lies among the fire on ${ship}.`);
      if (becalmedBy && shot.card !== 'BP') say(`Cannons lie on the becalmed ${ship}.`);
    }
    if (becalmedBy) plays.push(becalmedBy.play);
    if (becalmedBy && (kind !== 'cursed' || becalmedBy.card !== 'ST')) say(`${ship} cannot be becalmed like that.`);
    if (phase === 'loading' && (becalmedBy || fire.length > 0)) say(`${ship} was fired on before the first volley.`);
  }
  if (new Set(plays).size !== plays.length || plays.some((each) => each < 1 || each > state.plays))
    say('Plays are numbered wrongly.');
}

/**
 * Checks the plays: sailing, volley and turn say how many cards have been played, by everybody and by each seat (1.3,
 * T26).
 */
function checkPlays(state: State, say: Say): void {
  const { phase, sailing, volley, toPlay, line, discard, seats, neutral } = state;
  const count = seats.length;
  const running = phase === 'volley' || phase === 'neutralShot';
  const done = (sailing - 1) * volleys + (phase === 'loading' ? 0 : running ? volley - 1 : volleys);
  let played = discard.cards.length;
  for (const slot of line) played += slot.fire.length + (slot.becalmedBy ? 1 : 0);
  let due = done * (count + (neutral ? 1 : 0));
  if (running) due += count - toPlay.length + (neutral && phase === 'volley' ? 1 : 0);
  if (played !== due || state.plays !== due) say(`${played} cards played, ${state.plays} counted, ${due} due.`);
  seats.forEach(({ deckId, deck, loaded }, seat) => {
    const mine = done + (running && !toPlay.includes(seat) ? 1 : 0) + (phase === 'gameOver' ? 1 : 0);
    const left = buildDeck(deckId, count, state.options.storms).length - mine;
    if (deck.length + loaded.length !== left)
      say(`Seat ${seat} has ${deck.length + loaded.length} cards, not ${left}.`);
    const least = 3 - (mine - (sailing - 1) * volleys);
    const most = least + (state.extraEligible.includes(seat) ? 1 : 0);
    if (running && (loaded.length < least || loaded.length > most))
      say(`Seat ${seat} holds ${loaded.length} loaded cards.`);
  });
}

function checkTurn(state: State, say: Say): void {
  const { phase, lookout, toPlay, neutral } = state;
  const count = state.seats.length;
  const running = phase === 'volley' || phase === 'neutralShot';
  if (running !== toPlay.length > 0) say('Somebody is to play outside a volley, or nobody in it.');
  const order = Array.from({ length: count }, (_, i) => (lookout + i) % count);
  if (String(toPlay) !== String(order.slice(count - toPlay.length))) say('The order of the volley is wrong.');
  if (phase === 'neutralShot' && toPlay.length !== count) say('The neutral pirate fires after a seat.');
  if ((neutral?.revealed != null) !== (phase === 'neutralShot'))
    say('The neutral card is turned up at the wrong time.');
}

function checkCurse(state: State, say: Say): void {
  if (state.curseDebt.length !== state.seats.length) say('Debts of captains who do not sail.');
  if (state.curseDebt.some((debt) => debt > 0) !== (state.phase === 'curse'))
    say('A debt out of its phase, or none in it.');
  state.curseDebt.forEach((debt, seat) => {
    const open = openToCurse(state, state.seats[seat].captured).length;
    if (debt < 0 || (debt > 0 && debt >= open)) say(`Seat ${seat} owes ${debt} of ${open} ships by choice.`);
  });
}

function checkEnd(state: State, say: Say): void {
  const over = state.phase === 'gameOver';
  const captains = state.seats.length + (state.neutral ? 1 : 0);
  if (over !== (state.governorTaken !== null)) say('The governor has met his fate too early, or not at all.');
  if (state.lastCards.length !== (over ? captains : 0)) say(`${state.lastCards.length} last cards.`);
  if (over && state.sailing !== sailingsFor(state.seats.length)) say('The game ended before the last sailing.');
}
