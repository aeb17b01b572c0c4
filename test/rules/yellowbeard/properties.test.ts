/** The invariants of the rules file, over seat counts, maps and option sets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf, countsOf, readLog } from '../../../src/rules/yellowbeard/map.ts';
import type { Event } from '../../../src/rules/yellowbeard/types.ts';
import { atSea } from './scene.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

const runs = { numRuns: 3 };
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const only = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Of<T> => event.type === type);

describe.each(courses)('$name', (course) => {
  it('every position is sound, every listed action legal, and the match ends', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { end } = voyage(any, ({ after }) => {
          expect(yellowbeard.faults(after)).toEqual([]);
          for (let seat = 0; seat < any.seats; seat++)
            for (const action of yellowbeard.legal(after, seat)) {
              if (yellowbeard.refusal(after, seat, action) !== null)
                expect([action, yellowbeard.refusal(after, seat, action)]).toBeNull();
            }
        });
        const outcome = yellowbeard.outcome(end)!;
        expect(outcome.winners.length).toBeGreaterThan(0);
        expect(end.results.length).toBe(any.options.rounds === 'rotation' ? any.seats : any.options.rounds);
      }),
      runs,
    );
  });

  it('7.4, R8 the Pirate moves once between two Navy turns, and each chest goes one turn after its loading', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { opening, steps } = voyage(any);
        const events = [...opening, ...steps.flatMap((step) => step.events)];
        let pirateMoved = false;
        let pending: string | null = null;
        for (const event of events) {
          if (event.type === 'PirateChosen') {
            pirateMoved = false;
            pending = null;
          }
          if (event.type === 'PirateTurnTaken') {
            expect(pirateMoved).toBe(false);
            pirateMoved = true;
          }
          if (event.type === 'NavyDieRolled' && event.purpose === 'move') {
            expect(pirateMoved).toBe(true);
            pirateMoved = false;
          }
        }
        for (const { events: told, before } of steps) {
          if (!told.some((event) => event.type === 'PirateTurnTaken')) continue;
          const stolen = only(told, 'TreasureStolen')[0]?.site ?? null;
          expect(stolen).toBe(before.quarry!.loaded);
          pending = only(told, 'TreasureLoaded')[0]?.site ?? null;
        }
        expect(pending === null || typeof pending === 'string').toBe(true);
        for (const ended of only(events, 'RoundEnded')) {
          const loads = readLog(ended.log).filter((turn) => 'loaded' in turn).length;
          expect(ended.aboard).toBe(loads);
          expect(readLog(ended.log).length).toBe(ended.turns);
        }
      }),
      runs,
    );
  });

  it('10 others are told the same of every Pirate turn without a theft or a test', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        for (const { events, before, after } of voyage(any).steps) {
          if (before.phase !== 'pirate' || after.phase !== 'navy.roll') continue;
          if (before.quarry!.loaded || after.turned.length > before.turned.length) continue;
          for (const viewer of ['table', ...Array(any.seats).keys()] as const) {
            if (viewer === before.pirate) continue;
            const sent = events.map((event) => redact(event, viewer)).filter((event) => event !== null);
            expect(sent).toEqual([{ type: 'PirateTurnTaken', turn: after.turn }]);
          }
        }
      }),
      runs,
    );
  });

  it('the same seed and actions tell the same, and a clone lives on its own', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { opening, steps, end } = voyage(any);
        const dice = seededDice(seedFrom(any.seed), 'deck');
        const again: Event[] = [];
        const state = yellowbeard.setup(any.seats, any.options, dice, {}, (event) => again.push(event));
        for (const { seat, action } of steps) yellowbeard.play(state, seat, action, (event) => again.push(event), dice);
        expect(state).toEqual(end);
        expect(again).toEqual([...opening, ...steps.flatMap((step) => step.events)]);
        const { before } = steps[Math.floor(steps.length / 2)];
        expect(yellowbeard.clone(before)).toEqual(before);
      }),
      runs,
    );
  });
});

describe('geometry', () => {
  const ids = ['yellowbeards-ocean', 'short-voyage', 'pirate-round'];

  it.each(ids)('neighbours and sight go both ways on %s', (id) => {
    const chart = chartOf(id);
    chart.near.forEach((list, cell) => {
      for (const next of list) expect(chart.near[next]).toContain(cell);
    });
    chart.rays.forEach((rays, cell) => {
      rays.forEach((ray, d) => {
        for (const seen of ray) expect(chart.rays[seen][(d + 4) % 8]).toContain(cell);
      });
    });
  });

  it('counts of an option win over those of the map', () => {
    expect(countsOf({ map: 'short-voyage', counts: 'standard' }).chests).toBe(10);
    expect(countsOf({ map: 'short-voyage', counts: 'map' }).chests).toBe(6);
  });
});

describe('coverage of the random matches', () => {
  it('meets every kind of event', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60 && seen.size < 28; seed++) {
      const [any] = fc.sample(anyCourse(courses[seed % courses.length]), { numRuns: 1, seed });
      const options = { ...any.options, turnLimit: 60, autoSetup: true, map: 'short-voyage', rounds: 2 } as const;
      const { opening, steps } = voyage({
        ...any,
        seats: 2 + (seed % 4),
        options: { ...options, firstPirate: 'roll' },
      });
      for (const event of [...opening, ...steps.flatMap((step) => step.events)]) seen.add(event.type);
    }
    // A trap needs a pirate in a pocket behind a strait, and a ship that comes to shut it: Y13 has it.
    const trap = atSea(3)
      .place({ pirate: 'L15', ships: { 3: 'L13' }, ship: 3 })
      .roll(1);
    trap.do({ type: 'rollDie' }, { type: 'moveFirst', path: ['L14'] });
    for (const type of trap.types()) seen.add(type);
    expect([...seen].sort()).toEqual(
      [
        ...[
          'CaptainDecided',
          'ChestPlaced',
          'GarrisonsDealt',
          'HarbourTested',
          'MatchEnded',
          'NavyDieRolled',
          'NavyHeld',
        ],
        ...[
          'NavyMoved',
          'NavyShipPlaced',
          'NavySunk',
          'PirateChosen',
          'PirateDeparted',
          'PirateEscaped',
          'PirateMoved',
        ],
        ...['PirateRammed', 'PirateRolePassed', 'PirateSighted', 'PirateSunk', 'PirateTokenRemoved', 'PirateTrapped'],
        ...['PirateTurnTaken', 'RoleDieRolled', 'RoundEnded', 'SalvoAimed', 'SalvoFired', 'TelescopeAnswered'],
        ...['TelescopeAsked', 'TreasureLoaded', 'TreasureStolen'],
      ].sort(),
    );
  });
});
