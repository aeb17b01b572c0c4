/** Section 13, over every seat count and set of official options, house rules sampled. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { buildDeck, lineSizeFor, sailingsFor } from '../../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Action, Event, State } from '../../../src/rules/treasure-fleet/types.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

const runs = { numRuns: 10 };

const codes = new Set<string>([
  ...['WRONG_PHASE', 'NOT_YOUR_TURN', 'LOAD_COUNT', 'DUPLICATE_CARD', 'CARD_NOT_YOURS', 'CARD_NOT_LOADED'],
  ...['NO_SUCH_SHIP', 'SHIP_BECALMED', 'SHIP_NOT_ELIGIBLE'],
]);

/** Everything a seat could try in this position, sensible or not. */
function attempts(state: State, seat: number): Action[] {
  const { deckId } = state.seats[seat];
  const cards = [
    ...buildDeck(deckId, state.seats.length, state.options.storms),
    ...buildDeck(state.seats[(seat + 1) % state.seats.length].deckId, state.seats.length, state.options.storms),
  ];
  const ships = [...state.line.map((slot) => slot.ship), '22a', 'X1', 'X2', 'nowhere'];
  for (const { captured } of state.seats) ships.push(...captured.map((prize) => prize.ship));
  const tries: Action[] = [{ type: 'load', cards: state.seats[seat].deck.slice(0, 3) }];
  for (let size = 2; size <= 5; size++) tries.push({ type: 'load', cards: cards.slice(2, 2 + size) });
  tries.push({ type: 'load', cards: [cards[0], cards[0], cards[1]] });
  for (const ship of ships) {
    tries.push({ type: 'placeNeutral', ship }, { type: 'surrenderShip', ship });
    for (const card of cards) tries.push({ type: 'playCard', card, ship });
  }
  return tries;
}

/** What an action means to the room: equal cards are equal, and the order of a load does not matter. */
function meaning(action: Action): string {
  const kind = (card: string) => card.split('.')[0];
  if (action.type === 'load') return `load ${action.cards.map(kind).sort().join()}`;
  if (action.type === 'playCard') return `playCard ${kind(action.card)} ${action.ship}`;
  return `${action.type} ${action.ship}`;
}

describe.each(courses)('$seats captains, storms $storms, cursed $cursedShips, scored $scoreNeutral', (course) => {
  const sailings = sailingsFor(course.seats);

  it('13 every state of every game is sound', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { start, steps } = voyage(any);
        expect(treasureFleet.faults(start)).toEqual([]);
        expect(steps.flatMap(({ after }) => treasureFleet.faults(after))).toEqual([]);
      }),
      runs,
    );
  });

  it('T26 cards left after every sailing, in games of the one length there is (13)', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const left: number[][] = [];
        const { steps, end } = voyage(any, ({ after, events }) => {
          if (events.some((event) => event.type === 'SailingEnded'))
            left.push(after.seats.map((seat) => seat.deck.length + seat.loaded.length));
        });
        const plays = { 2: 24 + 12, 3: 36, 4: 48, 5: 75 }[course.seats];
        expect(end.plays).toBe(plays);
        expect(steps.filter(({ action }) => action.type === 'playCard').length).toBe(course.seats === 2 ? 24 : plays);
        expect(steps.filter(({ action }) => action.type === 'placeNeutral').length).toBe(course.seats === 2 ? 12 : 0);
        // The last of them lies open for the governor by then.
        const counts = course.seats === 5 ? [13, 10, 7, 4, 0] : [10, 7, 4, 0];
        expect(left).toEqual(counts.map((count) => new Array(course.seats).fill(count)));
        expect(end.lastCards.length).toBe(course.seats === 2 ? 3 : course.seats);
        expect(end.phase).toBe('gameOver');
        expect(end.sailing).toBe(sailings);
      }),
      runs,
    );
  });

  it('1.2 what is left of the fleet follows from the ships held over', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { steps, end } = voyage(any);
        const held = steps.flatMap(({ events }) => events).filter((event) => event.type === 'CurseHeld').length;
        const all = course.seats === 5 || any.options.fiveSpotShips === 'none' ? 30 : 21;
        const unseen = all + (course.cursedShips ? 2 : 0) - sailings * lineSizeFor(course.seats);
        expect(end.fleetPile.length).toBe(unseen + held);
      }),
      runs,
    );
  });

  it('13 prizes are lost to the curse only, and only those of earlier sailings', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ before, after, events }) => {
          before.seats.forEach((seat, i) => {
            const lost = seat.captured.filter(
              (prize) => !after.seats[i].captured.some((other) => other.ship === prize.ship),
            );
            const told = events.flatMap((event) =>
              event.type === 'ShipLostToCurse' && event.captain === i ? [event.ship] : [],
            );
            expect(lost.map((prize) => prize.ship).sort()).toEqual(told.sort());
            for (const prize of lost) expect(prize.sailing).toBeLessThan(before.sailing);
          });
        });
      }),
      runs,
    );
  });

  it('13 the same actions on the same deal give the same states and events', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { opening, steps } = voyage(any);
        const dice = seededDice(seedFrom(any.seed), 'deck');
        const told: Event[] = [];
        const state = treasureFleet.setup(any.seats, any.options, dice, {}, (event) => told.push(event));
        expect(told).toEqual(opening);
        for (const { seat, action, after, events } of steps) {
          told.length = 0;
          treasureFleet.play(state, seat, action, (event) => told.push(event), dice);
          expect(told).toEqual(events);
          expect(state).toEqual(after);
          expect(JSON.parse(JSON.stringify(state))).toEqual(after);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('5.7 whatever is not listed as legal is refused with a code, whatever is listed is not', () => {
    fc.assert(
      fc.property(anyCourse(course), fc.nat(9), (any, at) => {
        let turn = 0;
        const wrong: unknown[] = [];
        voyage(any, ({ after }) => {
          if (turn++ % 10 !== at) return;
          for (let seat = 0; seat < any.seats; seat++) {
            // The state is frozen: a refusal that changed anything would throw.
            const legal = treasureFleet.legal(after, seat);
            const listed = new Set(legal.map(meaning));
            if (listed.size !== legal.length) wrong.push(['listed twice', seat, legal]);
            if (legal.length > 0 !== treasureFleet.mayAct(after).includes(seat)) wrong.push(['may act', seat]);
            for (const action of legal)
              if (treasureFleet.refusal(after, seat, action)) wrong.push(['listed but refused', seat, action]);
            for (const action of attempts(after, seat)) {
              const refusal = treasureFleet.refusal(after, seat, action);
              if (refusal === null && !listed.has(meaning(action))) wrong.push(['taken but not listed', seat, action]);
              if (refusal && !codes.has(refusal.code)) wrong.push(['unknown code', seat, action, refusal]);
            }
          }
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('every card in hand may be played on every live ship, equal copies too', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }) => {
          if (after.phase !== 'volley') return;
          const [seat] = after.toPlay;
          const live = after.line.filter((slot) => slot.becalmedBy === null).map((slot) => slot.ship);
          const kinds = new Set(after.seats[seat].loaded.map((card) => card.split('.')[0]));
          expect(treasureFleet.legal(after, seat).length).toBe(kinds.size * live.length);
          const refused = after.seats[seat].loaded.filter((card) =>
            live.some((ship) => treasureFleet.refusal(after, seat, { type: 'playCard', card, ship })),
          );
          expect(refused).toEqual([]);
        });
      }),
      { numRuns: 4 },
    );
  });

  it('a clone lives on its own', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { steps } = voyage(any);
        const { before, seat, action } = steps[Math.floor(steps.length / 2)];
        const copy = treasureFleet.clone(before);
        expect(copy).toEqual(before);
        // `before` is frozen throughout, a shared part of it would refuse the play.
        treasureFleet.play(copy, seat, action, () => {}, seededDice(seedFrom('clone'), 'deck'));
        expect(copy).toEqual(steps[Math.floor(steps.length / 2)].after);
        expect(sharedWith(treasureFleet.clone(before), before)).toEqual([]);
      }),
      runs,
    );
  });
});

/** Paths of objects that two values share. */
function sharedWith(a: unknown, b: unknown): string[] {
  const mine = new Set<unknown>();
  const walk = (value: unknown, path: string, meet: (value: object, path: string) => void) => {
    if (typeof value !== 'object' || value === null) return;
    meet(value, path);
    for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`, meet);
  };
  walk(b, '', (value) => mine.add(value));
  const shared: string[] = [];
  walk(a, '', (value, path) => {
    if (mine.has(value)) shared.push(path);
  });
  return shared;
}

describe('coverage of the random games', () => {
  it('meets every kind of event', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const scored = i % 2 === 0;
      const official = { storms: true, cursedShips: true, scoreNeutral: scored };
      const [any] = fc.sample(anyCourse({ seats: scored ? 2 : 4, ...official }), { numRuns: 1, seed: i });
      const { opening, steps } = voyage({ ...any, options: { ...any.options, decks: 'drawn' } });
      for (const event of [...opening, ...steps.flatMap((step) => step.events)]) seen.add(event.type);
    }
    expect([...seen].sort()).toEqual([
      ...['CaptainAssigned', 'CaptainDrawn', 'CardPlayed', 'CardsLoaded', 'CurseHeld', 'CurseResolved'],
      ...['CursedShipLeft', 'CursedShipReturned', 'GameEnded', 'GameStarted', 'GovernorCardShown'],
      ...['GovernorEscaped', 'GovernorRansomed', 'LoadingClosed', 'LookoutPassed', 'LookoutSet'],
      ...['NeutralCardRevealed', 'NeutralDeckReady', 'SailingEnded', 'SailingStarted', 'ShipBecalmed'],
      ...['ShipCaptured', 'ShipEscaped', 'ShipLostToCurse', 'ShipSighted', 'SpareReturned', 'StormStruck'],
      ...['SurrenderRequired', 'TurnStarted', 'VolleyEnded', 'VolleyStarted'],
    ]);
  });
});
