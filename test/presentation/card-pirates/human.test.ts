/** People at the table of Card Pirates: what they can press leads to legal actions, and to the end of the game. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/match/match.ts';
import { human } from '../../../src/presentation/card-pirates/hand/human.ts';
import { isleName } from '../../../src/presentation/card-pirates/naming.ts';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import type { Pressed, SeatChoice } from '../../../src/presentation/hands/human.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { type Options, suits, type View } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { GameAction } from '../../../src/rules/game.ts';
import { handWords } from '../../../src/words/card-pirates/hand.ts';

type Choosing = ReturnType<typeof human.begin>;

const open = (seats: number, seed: string, options: Partial<Options> = {}) =>
  Match.create(cardPirates, { seats, seed: seedFrom(seed), options: { turnCap: 120, ...options } });

const turnOf = (match: ReturnType<typeof open>, seat: number): SeatChoice => {
  const looking = !/^setup/.test(match.view(seat).step);
  return {
    seat,
    names: ['Anne', 'Bart', 'Calico', 'Mary'],
    view: match.view(looking ? seat : 'table'),
    choices: cardPirates.choices?.(match.position.state, seat) ?? [],
    looking,
    curtain: match.seats > 1,
  };
};

/** The words of a screen. */
const said = (choice: SeatChoice, state: Choosing, focus: string | null = null): string[] =>
  human.screen(choice, state, focus).placements.flatMap(({ props }) => {
    const { text } = props as { text?: unknown };
    return typeof text === 'string' ? [text] : [];
  });

/** Somebody presses whatever is there, without sense, until the game is over. */
function pressOn(match: ReturnType<typeof open>, seed: string) {
  const dice = seededDice(seedFrom(seed), 'bots');
  const seen = new Set<string>();
  const refused: string[] = [];
  let presses = 0;
  while (match.toAct.length > 0 && presses < 60_000) {
    const seat = match.toAct[0];
    let turn = turnOf(match, seat);
    let state = human.begin(turn);
    for (let acted = false; !acted; ) {
      presses++;
      const { targets, placements } = human.screen(turn, state, null);
      expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
      expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
      // Without sense, but not tired of it.
      const can = targets.filter(({ id, refusal }) => !refusal && id !== 'hide' && id !== 'goEnd');
      const main = can.filter(({ id }) => /^(go|ready|stay|forfeit)$/.test(id));
      const free = main.length > 0 && dice.below(2) === 0 ? main : can;
      expect(free.length, JSON.stringify(targets)).toBeGreaterThan(0);
      const { id } = pick(free, dice);
      const step: Pressed<Choosing> = human.press(turn, state, id);
      if ('state' in step) state = step.state;
      if ('refuse' in step) refused.push(`${id}: ${step.refuse}`);
      const actions: readonly GameAction[] =
        'act' in step ? [step.act] : 'acts' in step ? step.acts : 'quietly' in step ? [step.quietly] : [];
      for (const action of actions) {
        const done = match.act(seat, action);
        expect('refused' in done && JSON.stringify([done.refused, action, id]), id).toBe(false);
        seen.add(action.type);
        acted = !('quietly' in step);
        if (match.toAct.length === 0) break;
      }
      if ('quietly' in step) turn = turnOf(match, seat);
    }
  }
  return { seen, refused, over: match.outcome !== null };
}

describe('a person at Card Pirates', () => {
  const variants: Partial<Options>[] = [
    {},
    { hiddenCards: true, treacherousSeas: true, randomIslands: true },
    { simplePolitics: true, advancedSailing: true, randomIslands: true },
    { middleStart: true, sameSuitBattle: true },
  ];
  it('can press whatever offers itself, to the end of every game, and all of it is legal', () => {
    const seen = new Set<string>();
    for (const seats of [1, 2, 3, 4])
      for (const [i, options] of variants.entries()) {
        const fit = seats > 1 ? options : { ...options, sameSuitBattle: false };
        const played = pressOn(open(seats, `press ${seats} ${i}`, fit), `hands ${seats} ${i}`);
        expect(played.over).toBe(true);
        expect(played.refused).toEqual([]);
        for (const type of played.seen) seen.add(type);
      }
    // Ending a voyage is never pressed here; a pass is too rare to count on.
    for (const type of ['placeIsland', 'shiftSea', 'bury', 'sail', 'drift', 'setAside', 'placeInStorm', 'commit'])
      expect(seen).toContain(type);
    for (const type of ['takeBack', 'ready', 'give', 'declineExchange', 'exchange']) expect(seen).toContain(type);
  });

  /** Two captains; the deck is set, so that seat 0 holds `hand` (with what it draws at the end) on A1. */
  function dealt(hand: string[], options: Partial<Options> = {}) {
    const others = cardsWithout(hand);
    const mine = [...hand];
    const drawn = mine.pop()!;
    const sea = others.splice(0, 21);
    const deck = [...sea];
    for (let i = 0; i < 6; i++) deck.push(mine[i] ?? others.shift()!, others.shift()!);
    deck.push(drawn);
    return Match.create(cardPirates, { seats: 2, seed: seedFrom('dealt'), options, deal: { firstSeat: 0, deck } });
  }
  const cardsWithout = (cards: string[]) =>
    ['K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']
      .flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit))
      .filter((card) => !cards.includes(card))
      .reverse();

  it('chooses a card, then a square that it pays for; the same square again sails', () => {
    const match = dealt(['9C', '3C', 'KH', 'QS', '2D', '2H', '8S']);
    const turn = turnOf(match, 0);
    const hand = (turn.view as View).own!.hand;
    expect(hand).toEqual(['KH', 'QS', '9C', '8S', '3C', '2D', '2H']);
    const at = (card: string) => `card|${hand.indexOf(card)}`;
    const refusalOf = (state: Choosing, id: string) =>
      human.screen(turn, state, null).targets.find((target) => target.id === id)?.refusal;
    let state = human.begin(turn);
    expect(said(turn, state)).toContain(handWords().ask.sail);
    expect(refusalOf(state, at('KH'))).toBe(handWords().why.NOT_CREW);
    const press = (id: string): Pressed<Choosing> => {
      const step = human.press(turn, state, id);
      if ('state' in step) state = step.state;
      return step;
    };
    press(at('8S'));
    const squares = human.screen(turn, state, null).targets.filter(({ id }) => id.startsWith('to|'));
    // C3 of the rules: an 8 from A1 reaches seven; what only a 9 or 10 reaches is struck out.
    expect(squares.filter(({ refusal }) => !refusal).map(({ id }) => id.slice(3))).toEqual(
      expect.arrayContaining(['A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2']),
    );
    expect(squares.filter(({ refusal }) => !refusal)).toHaveLength(7);
    expect(refusalOf(state, 'to|A4')).toBe('That costs 9: the 8 is too small');
    // Nine and ten: struck out, with the price of every leg.
    const coins = human.screen(turn, state, 'to|C3').placements.filter(({ props }) => props.frame === 'cp-coin-unpaid');
    expect(coins.length).toBeGreaterThanOrEqual(4);
    press('to|C2');
    const again = human.screen(turn, state, null).targets.filter((target) => target.again);
    expect(again.map(({ id }) => id)).toEqual(['to|C2']);
    expect(said(turn, state)).toContain('Sail to C2');
    expect(press('to|C2')).toEqual({ acts: [{ type: 'sail', card: '8S', path: expect.any(Array) }] });
  });

  it('says what a card is good for that reaches no square', () => {
    const match = dealt(['9C', '3C', 'KH', 'QS', '2D', '2H', '8S']);
    const turn = turnOf(match, 0);
    const chosen = (card: string) => ({ ...human.begin(turn), card });
    expect(said(turn, chosen('2D'))).toContain('The 2 cannot reach a square: bury it, or keep it for battle');
    expect(said(turn, chosen('3C'))).toContain('3 points to spend: choose a square');
    // A captain alone has nobody to fight.
    const solo = open(1, 'alone');
    while (solo.view(0).step !== 'turn.move') solo.act(0, solo.legal(0)[0]);
    const alone = turnOf(solo, 0);
    const spoken = said(alone, { ...human.begin(alone), card: '2D' });
    expect(spoken).toContain('The 2 cannot reach a square: bury it, or choose another card');
  });

  it('gathers cards to bury, and buries them with the move that they allow', () => {
    const match = dealt(['2C', '2D', '2H', '2S', 'KH', 'QS', 'JD']);
    const turn = turnOf(match, 0);
    let state = human.begin(turn);
    // Nothing can sail: burying has begun by itself.
    expect(said(turn, state)).toContain('No crew can sail: bury 3 more, then drift');
    expect(human.screen(turn, state, null).targets.some(({ id }) => id.startsWith('to|'))).toBe(false);
    const press = (id: string) => {
      const step = human.press(turn, state, id);
      if ('state' in step) state = step.state;
      return step;
    };
    press('card|6');
    press('card|5');
    expect(said(turn, state)).toContain('No crew can sail: bury 1 more, then drift');
    press('card|5');
    expect(said(turn, state)).toContain('No crew can sail: bury 2 more, then drift');
    press('card|4');
    press('card|5');
    press('to|B2');
    expect(said(turn, state)).toContain('Bury 3, drift to B2');
    expect(press('go')).toEqual({
      acts: [
        { type: 'bury', card: '2S' },
        { type: 'bury', card: '2D' },
        { type: 'bury', card: '2H' },
        { type: 'drift', to: 'B2' },
      ],
    });
  });

  it('shows nothing of a hand in the open', () => {
    const match = open(3, 'open', { treacherousSeas: true, randomIslands: true });
    for (let i = 0; i < 6; i++) {
      const turn = turnOf(match, match.toAct[0]);
      expect(human.secret(turn)).toBe(false);
      expect((turn.view as View).own).toBe(null);
      match.act(match.toAct[0], match.legal(match.toAct[0])[0]);
    }
    expect(match.view('table').phase).toBe('move');
    expect(human.secret(turnOf(match, match.toAct[0]))).toBe(true);
    expect(human.open(turnOf(match, match.toAct[0]), human.begin(turnOf(match, match.toAct[0])))).toBe(null);
  });

  it('leaves a closed tray while nobody looks, and an open hand only where nobody else is', () => {
    const match = open(2, 'rest');
    const names = ['Anne', 'Bart'];
    const rest = (view: object, curtain: boolean) =>
      human.rest?.({ before: { ...view }, after: view, names, curtain }).map(({ kind }) => kind) ?? [];
    // The closed curtain lies on the table and knows whose hand it is, and how many cards.
    expect(rest(match.view('table'), true)).toEqual([]);
    const tray = script.layout(match.view('table'), names, frames.wide).get('tray');
    const [seat] = match.toAct;
    expect(tray?.kind).toBe('card-pirates-tray');
    expect(tray?.props.text).toContain(`${names[seat]}’s hand: 7 cards`);
    expect(JSON.stringify(tray?.props)).not.toMatch(/"(?:\d+|[JQKA])[CDHS]"/);
    expect(script.layout(match.view(1), names, frames.wide).has('tray')).toBe(false);
    // Even a view with a hand in it shows none of it behind the curtain.
    expect(rest(match.view(0), true)).not.toContain('card-pirates-card');
    const own = rest(match.view(1), false).filter((kind) => kind === 'card-pirates-card');
    expect(own).toHaveLength(match.view(1).own!.hand.length);
    const fight = {
      ...match.view('table'),
      battle: { attacker: 0, defender: 1, square: 'C3', attack: null, winner: null },
    };
    expect(rest(fight, true)).toEqual([]);
  });

  it('is told every refusal in words without holes', () => {
    for (const text of Object.values(handWords().refusals)) expect(text).not.toMatch(/[{}]/);
    expect(human.refusal('TOO_FAR')).toBe(handWords().refusals.TOO_FAR);
    expect(human.refusal('nonsense')).toBe(handWords().refusals.other);
    expect(new Set(suits.map(isleName)).size).toBe(4);
  });
});
