/** What holds in every game, over seat counts and any set of variants. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck, isCrew } from '../../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { squares } from '../../../src/rules/card-pirates/map.ts';
import { type Action, type Event, type State, suits } from '../../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { anyCourse, voyage } from './voyage.ts';

const runs = { numRuns: 8 };

const codes = new Set<string>([
  ...['GAME_OVER', 'WRONG_PHASE', 'NOT_YOUR_TURN', 'CARD_NOT_IN_HAND', 'NOT_CREW', 'LAST_CARD', 'HAND_TOO_LARGE'],
  ...['PATH_BROKEN', 'PATH_REPEATS', 'PATH_BLOCKED', 'WRONG_SUIT', 'ISLAND_BY_DRIFT', 'TOO_FAR', 'CAN_STILL_MOVE'],
  ...['NO_EXCHANGE', 'BATTLE_CARDS', 'ISLAND_TAKEN', 'SQUARE_NOT_ALLOWED'],
]);

/** Every card of a state, named here and not by `faults`. */
function everyCard({ seats, places, stack, discards, battle }: State): string[] {
  const laid = places.flatMap((place) => (place ? [place.island ?? [], place.faceUp, place.faceDown].flat() : []));
  const fought = battle ? [...battle.attack, ...battle.defence] : [];
  return [...seats.flatMap(({ hand }) => hand), ...laid, ...stack, ...discards, ...fought];
}

/** Everything a seat could try in this position, sensible or not; sails only along the cheapest paths and some wrong ones. */
function attempts(state: State, seat: number): Action[] {
  const cards = [...deck, 'nothing'];
  const tries: Action[] = [{ type: 'forfeit' }, { type: 'endVoyage' }, { type: 'declineExchange' }, { type: 'ready' }];
  for (const type of ['bury', 'setAside', 'exchange', 'placeInStorm', 'commit', 'takeBack', 'give'] as const)
    for (const card of cards) tries.push({ type, card });
  for (const to of [...squares, 'X9']) tries.push({ type: 'drift', to });
  for (const island of suits) {
    tries.push({ type: 'placeIsland', island });
    for (const swapWith of squares) tries.push({ type: 'placeIsland', island, swapWith });
  }
  for (const from of squares.slice(0, 25)) for (const to of squares) tries.push({ type: 'shiftSea', from, to });
  const { hand } = state.seats[seat];
  for (const card of hand) for (const to of squares) tries.push({ type: 'sail', card, path: [to] });
  return tries;
}

describe.each([1, 2, 3, 4])('%i captains', (seats) => {
  it('1 there are 52 different cards at every moment, and every state is sound', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        const { start, steps } = voyage(any);
        const wrong = [start, ...steps.map(({ after }) => after)].filter(
          (state) =>
            [...everyCard(state)].sort().join() !== [...deck].sort().join() || cardPirates.faults(state).length > 0,
        );
        expect(wrong).toEqual([]);
      }),
      runs,
    );
  });

  it('6 with the turn cap every game ends, for a reason that fits, and turns go round', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        const { steps, end, opening } = voyage(any);
        const told = [...opening, ...steps.flatMap(({ events }) => events)];
        const began = told.flatMap((event) => (event.type === 'TurnBegan' ? [event] : []));
        expect(began.map(({ turn }) => turn)).toEqual(began.map((_, i) => i + 1));
        expect(began.map(({ seat }) => seat)).toEqual(began.map((_, i) => (end.firstSeat + i) % seats));
        expect(end.turn).toBeLessThanOrEqual(any.options.turnCap);
        const last = told.at(-1)!;
        expect(last).toMatchObject({ type: 'GameEnded', reason: end.ended });
        expect(told.filter(({ type }) => type === 'GameEnded').length).toBe(1);
        const shown = end.places.flatMap((place) => (place?.island ? [place.island[0]] : []));
        if (end.ended === 'jacks') expect(shown).toEqual(['J', 'J', 'J', 'J']);
        if (end.ended === 'aces') expect(shown).not.toContain('A');
        if (end.ended === 'stack') expect(end.stack).toEqual([]);
        if (end.ended === 'cap') expect(end.turn).toBe(any.options.turnCap);
        const { points } = cardPirates.outcome(end)!;
        // Section 13: 16 honours are 40 points, four of them lie on islands.
        for (const score of points) expect(score).toBeLessThanOrEqual(36);
        expect(points.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(36);
      }),
      runs,
    );
  });

  it('6 what is not listed is refused with a code, what is listed is not; refusals change nothing', () => {
    fc.assert(
      fc.property(anyCourse(seats), fc.nat(11), (any, at) => {
        const wrong: unknown[] = [];
        let turn = 0;
        voyage(any, ({ after }) => {
          if (turn++ % 12 !== at) return;
          for (let seat = 0; seat < seats; seat++) {
            // The state is frozen: a refusal that changed anything would throw.
            const legal = cardPirates.legal(after, seat);
            const listed = new Set(legal.map((action) => JSON.stringify(action)));
            const ends = new Set(
              legal.flatMap((one) => (one.type === 'sail' ? [`${one.card} ${one.path.at(-1)}`] : [])),
            );
            if (listed.size !== legal.length) wrong.push(['listed twice', legal]);
            for (const action of legal)
              if (cardPirates.refusal(after, seat, action)) wrong.push(['listed but refused', seat, action]);
            for (const action of attempts(after, seat)) {
              const refusal = cardPirates.refusal(after, seat, action);
              const known =
                action.type === 'sail'
                  ? ends.has(`${action.card} ${action.path[0]}`)
                  : listed.has(JSON.stringify(action));
              if (refusal === null && !known) wrong.push(['taken but not listed', seat, action]);
              if (refusal && !codes.has(refusal.code)) wrong.push(['unknown code', action, refusal]);
            }
          }
        });
        expect(wrong.slice(0, 5)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('the same actions on the same deal give the same states and events', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        const { opening, steps } = voyage(any);
        const dice = seededDice(seedFrom(any.seed), 'deck');
        const told: Event[] = [];
        const state = cardPirates.setup(any.seats, any.options, dice, {}, (event) => told.push(event));
        expect(told).toEqual(opening);
        for (const { seat, action, after, events } of steps) {
          told.length = 0;
          cardPirates.play(state, seat, action, (event) => told.push(event), dice);
          expect(told).toEqual(events);
          expect(state).toEqual(after);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('a clone lives on its own', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        const { steps } = voyage(any);
        const { before, seat, action } = steps[Math.floor(steps.length / 2)];
        const copy = cardPirates.clone(before);
        expect(copy).toEqual(before);
        // `before` is frozen throughout: a shared part of it would refuse the play.
        cardPirates.play(copy, seat, action, () => {}, seededDice(seedFrom('clone'), 'deck'));
        expect(copy).not.toEqual(before);
      }),
      runs,
    );
  });

  it('8 a ship never lies on a square with cards that lay there before it came, islands and tolls aside', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ before, after, action, seat }) => {
          if (action.type !== 'sail' && action.type !== 'drift') return;
          if (after.seats[seat].ship === before.seats[seat].ship) return;
          const place = after.places[squares.indexOf(after.seats[seat].ship!)]!;
          if (place.island === null) expect([...place.faceUp, ...place.faceDown]).toEqual([]);
        });
      }),
      runs,
    );
  });

  it('14.1 events come in the order of the rules', () => {
    const order = /^(ShipSailed|ShipDrifted)(,StormFormed)?,(IslandLanded|StormEntered|TurnEnded|CardsDugUp|Battle\w+)/;
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ events, action }) => {
          const types = events.map(({ type }) => type);
          const from = types.findIndex((type) => type === 'ShipSailed' || type === 'ShipDrifted');
          if (from >= 0) expect(types.slice(from).join()).toMatch(order);
          if (action.type === 'sail') expect(types[0]).toBe('CrewSpent');
          const ended = types.indexOf('TurnEnded');
          if (ended >= 0) expect(['TurnBegan', 'GameEnded']).toContain(types[ended + 1]);
          for (const event of events) if (event.type === 'CrewSpent') expect(isCrew(event.card)).toBe(true);
        });
      }),
      runs,
    );
  });
});
