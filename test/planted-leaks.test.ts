/**
 * Does the contract test find what it is there for? Every leak below is planted into Treasure Fleet and must be found
 * through the channel it leaks by; the honest game must come out of the same search without a word.
 */
import { describe, expect, it } from 'vitest';
import { botFor, type Level, levels, type QuickBot } from '../src/bots/index.ts';
import { type Dice, type SeededDice, seededDice, seedFrom } from '../src/rules/dice.ts';
import type { Game, Seat } from '../src/rules/game.ts';
import { kindOf } from '../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../src/rules/treasure-fleet/game.ts';
import type { Event, State, TreasureFleet, View } from '../src/rules/treasure-fleet/types.ts';
import { examine } from './contract/contract.ts';
import { type Leak, leaks, openingLeaks } from './contract/leaks.ts';
import { diceFaults } from './contract/structure.ts';
import { optionsOf, randomWalk } from './contract/walk.ts';
import { treasureFleetFacts as facts } from './facts/treasure-fleet.ts';

type Fleet = Game<TreasureFleet>;
const tables = [
  { seats: 4, options: { storms: true }, seed: 'planted' },
  { seats: 2, options: { cursedShips: true }, seed: 'planted' },
];

/** The channels by which the first leaking positions of each table leak. */
function channels(game: Fleet, bots: readonly QuickBot[] = [], positions = 1): Leak['through'][] {
  const found = tables.flatMap((table) => {
    const met: Leak[] = [];
    let left = positions;
    const dice = seededDice(seedFrom(table.seed), 'effects');
    for (const { before, seats } of randomWalk(game, table)) {
      const here = leaks(game, facts, before, { seats, dice, attempts: [], actions: 3, bots });
      met.push(...here);
      if (here.length > 0 && --left === 0) break;
    }
    return met;
  });
  return [...new Set(found.map((leak) => leak.through))].sort();
}

function viewPlus(more: (state: State, view: View) => object): Fleet {
  return {
    ...treasureFleet,
    view(state, viewer) {
      const view = treasureFleet.view(state, viewer);
      return { ...view, ...more(state, view) };
    },
  };
}

/** Replaces every event of an action; `state` is the state when the event was emitted. */
function eventsAs(change: (event: Event, state: State) => object[]): Fleet {
  return {
    ...treasureFleet,
    play(state, seat, action, emit, dice) {
      treasureFleet.play(
        state,
        seat,
        action,
        (e) => change(e, state).forEach((one) => void emit?.(one as Event)),
        dice,
      );
    },
  };
}

describe('planted leaks', () => {
  it('the honest game leaks nothing', () => {
    expect(
      channels(
        treasureFleet,
        (Object.keys(levels) as Level[]).map((level) => botFor(level, 10)),
      ),
    ).toEqual([]);
    const found = examine(treasureFleet, facts, tables[0], { every: 8, actions: 1, bots: [] });
    expect(found.completeness).toEqual([]);
    expect(diceFaults(treasureFleet, (dice) => throughDice(treasureFleet, dice))).toEqual([]);
  });

  it('a card id that survives: the backs of loaded cards carry their numbers', () => {
    const marked = viewPlus((state) => ({
      backs: state.seats.map(({ loaded }) => loaded.map((card) => [...card].reduce((n, c) => n + c.charCodeAt(0), 0))),
    }));
    // The first load gives it away as it is made; from then on it stands in the view.
    expect(channels(marked, [], 3)).toContain('view');
  });

  it('sort order: what a seat has left is listed deck first, load last', () => {
    const sorted = viewPlus((state, view) => ({
      seats: view.seats.map((one, seat) => {
        const { deck, loaded } = state.seats[seat];
        const kinds = [...deck, ...loaded].map(kindOf);
        return { ...one, unplayed: Object.fromEntries(kinds.map((kind) => [kind, one.unplayed[kind]])) };
      }),
    }));
    expect(channels(sorted, [], 3)).toContain('view');
  });

  it('the fleet order in the view: the next ship is named', () => {
    expect(channels(viewPlus((state, view) => ({ fleet: { ...view.fleet, next: state.fleetPile[0] } })))).toEqual([
      'view',
    ]);
  });

  it('the set-up tells of the order of the pile', () => {
    const telling: Fleet = {
      ...treasureFleet,
      setup(seats, options, dice, deal, emit) {
        const events: Event[] = [];
        const state = treasureFleet.setup(seats, options, dice, deal, (e) => events.push(e));
        for (const e of events)
          emit?.(e.type === 'GameStarted' ? ({ ...e, check: state.fleetPile.at(-1) } as Event) : e);
        return state;
      },
    } as Fleet;
    const dice = seededDice(seedFrom('deals'), 'effects');
    expect(tables.flatMap((table) => openingLeaks(treasureFleet, facts, table, dice))).toEqual([]);
    expect(tables.map((table) => openingLeaks(telling, facts, table, dice).length)).toEqual([5, 3]);
  });

  it('a log argument: the line for the log names the cards loaded', () => {
    const logged = eventsAs((e, state) => {
      if (e.type !== 'CardsLoaded') return [e];
      return [{ ...e, log: ['seat %1 loads %2', e.seat, state.seats[e.seat].loaded.map(kindOf).join()] }];
    });
    expect(channels(logged)).toEqual(['events']);
  });

  it("the spare's identity in SpareReturned", () => {
    const spare = eventsAs((e) => {
      if (e.type !== 'SpareReturned') return [e];
      const { secret, ...rest } = e as Event & { secret: { facts: object }[] };
      return [{ ...rest, ...secret[0].facts }];
    });
    expect(channels(spare)).toEqual(['events']);
  });

  it('a secret addressed to the neighbour as well', () => {
    const misaddressed = eventsAs((e, state) => {
      const secret = e.secret?.map(({ to, facts }) => ({ to: [...to, (to[0] + 1) % state.seats.length], facts }));
      return [secret ? { ...e, secret } : e];
    });
    expect(channels(misaddressed)).toEqual(['events']);
  });

  it('the copy of a played card: equal cards can be told apart', () => {
    const copied = eventsAs((e) => {
      if (e.type !== 'CardPlayed' || !e.secret) return [e];
      return [{ ...e, ...e.secret[0].facts }];
    });
    expect(channels(copied)).toEqual(['events']);
  });

  it("an event's presence depends on hidden cards: a murmur when somebody has loaded boarders", () => {
    const murmur = eventsAs((e, state) => {
      const boarders = state.seats.some(({ loaded }) => loaded.some((card) => kindOf(card) === 'BP'));
      return e.type === 'LoadingClosed' && boarders ? [e, { type: 'CrewMurmured' }] : [e];
    });
    expect(channels(murmur)).toEqual(['events']);
  });

  it("an event's length depends on hidden cards: one entry per kind that the seat could play", () => {
    const choices = eventsAs((e, state) => {
      if (e.type !== 'TurnStarted') return [e];
      return [{ ...e, choices: [...new Set(state.seats[e.seat].loaded.map(kindOf))].map(() => '?') }];
    });
    expect(channels(choices)).toEqual(['events']);
  });

  it('an error code that depends on hidden cards: a card of another seat is refused otherwise when it is loaded', () => {
    const telling: Fleet = {
      ...treasureFleet,
      refusal(state, seat, action) {
        const refusal = treasureFleet.refusal(state, seat, action);
        if (refusal?.code !== 'CARD_NOT_YOURS' || action.type !== 'load') return refusal;
        const elsewhere = state.seats.some(
          ({ loaded }, i) => i !== seat && action.cards.some((c) => loaded.includes(c)),
        );
        return elsewhere ? { code: 'CARD_IN_OTHER_HANDS' } : refusal;
      },
    };
    expect(channels(telling)).toEqual(['refusal']);
  });

  it('an error text that depends on hidden cards', () => {
    const chatty: Fleet = {
      ...treasureFleet,
      refusal(state, seat, action) {
        const refusal = treasureFleet.refusal(state, seat, action);
        return refusal && { ...refusal, text: `Not now: the next ship is ${state.fleetPile[0]}.` };
      },
    };
    expect(channels(chatty)).toEqual(['refusal']);
  });

  it('the order of the legal list: best against the next ship first', () => {
    const ordered: Fleet = {
      ...treasureFleet,
      legal(state, seat) {
        const list = treasureFleet.legal(state, seat);
        return (state.fleetPile[0] ?? '') < '15' ? list : list.reverse();
      },
    };
    expect(channels(ordered)).toEqual(['legal']);
  });

  it('whose turn it is depends on hidden cards', () => {
    const rank = (state: State, seat: Seat) => state.seats[seat].deck.map(kindOf).join();
    const telling: Fleet = {
      ...treasureFleet,
      mayAct: (state) => [...treasureFleet.mayAct(state)].sort((a, b) => (rank(state, a) < rank(state, b) ? -1 : 1)),
    };
    expect(channels(telling)).toEqual(['turn']);
  });

  it('a memory in the state: the view tells later what was loaded earlier', () => {
    type Remembering = State & { memory?: string };
    const remembering: Fleet = {
      ...viewPlus((state) => ({ memory: (state as Remembering).memory ?? '' })),
      clone: (state) => {
        const { memory } = state as Remembering;
        return Object.assign(treasureFleet.clone(state), memory === undefined ? {} : { memory });
      },
      permute: (state, viewer, dice) => {
        const { memory } = state as Remembering;
        return Object.assign(treasureFleet.permute(state, viewer, dice), memory === undefined ? {} : { memory });
      },
      play(state, seat, action, emit, dice) {
        treasureFleet.play(state, seat, action, emit, dice);
        if (action.type === 'load') Object.assign(state, { memory: action.cards.map(kindOf).join() });
      },
    };
    expect(channels(remembering)).toEqual(['view after an action']);
  });

  it('the dice cursor in the state', () => {
    const gambler: Fleet = {
      ...treasureFleet,
      setup: (seats, options, dice, deal, emit) =>
        Object.assign(treasureFleet.setup(seats, options, dice, deal, emit), {
          cursor: (dice as SeededDice).cursor?.() ?? [],
        }),
    };
    expect(diceFaults(gambler, (dice) => throughDice(gambler, dice))).toEqual([
      'treasure-fleet: the dice themselves, not their numbers, are in the state',
    ]);
    expect(examine(gambler, facts, tables[0], { every: 100, actions: 1, bots: [] }).structure.join()).toContain('dice');
  });

  it('a bot that looks into the state', () => {
    let truth: State | undefined;
    const watched: Fleet = {
      ...treasureFleet,
      view(state, viewer) {
        truth = state;
        return treasureFleet.view(state, viewer);
      },
    };
    const peeker: QuickBot = {
      decide: (_game, _view, legal) =>
        legal[(truth!.fleetPile.join().length * truth!.fleetPile[0].length) % legal.length],
    };
    expect(channels(watched, [peeker])).toEqual(['bot']);
  });

  it('a fact that is missing: the view forgets the lookout', () => {
    const forgetful = viewPlus(() => ({ lookout: 0, toAct: [], toPlay: [] }));
    const found = examine(forgetful, facts, tables[1], { every: 8, actions: 1, bots: [] });
    expect(found.completeness.join()).toContain('"9 lookout" is hidden from');
  });

  it('a fact too many: the view of the table shows a hand', () => {
    const open = viewPlus(({ seats: [first] }, { viewer }) =>
      viewer === 'table' ? { own: { deck: [...first.deck], loaded: [...first.loaded] } } : {},
    );
    const found = examine(open, facts, tables[1], { every: 8, actions: 1, bots: [] });
    expect(found.completeness.join()).toContain('"9 own loaded cards" shows to table');
    expect(found.leaks.map((leak) => leak.through)).toContain('view');
  });
});

function throughDice(game: Fleet, dice: Dice): unknown {
  const events: Event[] = [];
  return [game.setup(4, optionsOf(game), dice, {}, (e) => void events.push(e)), events];
}
