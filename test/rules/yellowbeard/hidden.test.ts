/** Look-alikes, and the proof that where he could be is exactly that (docs/decisions.md, look-alikes and secrets). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf, readLog } from '../../../src/rules/yellowbeard/map.ts';
import { traceOf } from '../../../src/rules/yellowbeard/trace.ts';
import { placesOf, trackTo } from '../../../src/rules/yellowbeard/track.ts';
import type { Action, Event, Quarry, State } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, farShips, someChests } from './scene.ts';
import { anyCourse, type Course, courses, freeze, type Step, voyage } from './voyage.ts';

const runs = { numRuns: 3 };
const running = (state: State) => state.quarry !== null && state.phase !== 'over';

/** What the Pirate did, turn by turn, if his log is to be believed; harbours are tried when they were tried in truth. */
function actionsOf({ harbour, log, square }: Quarry, state: State): Action[] {
  const chart = chartOf(state.options.map);
  const turns = readLog(log);
  const first = turns[0];
  const start = first && 'path' in first ? first.path[0] : square;
  return [
    { type: 'depart', harbour, square: start },
    ...turns.map((turn): Action => {
      if ('path' in turn) return { type: 'sail', path: turn.path.slice(1) };
      return { type: 'load', site: chart.sites.find((site) => site.square === turn.loaded)!.id };
    }),
  ];
}

/** Plays the steps of one round again with another track, and gives what a captain was sent. */
function retell(course: Course, steps: readonly Step[], quarry: Quarry): { sent: unknown[]; state: State } {
  const dice = seededDice(seedFrom(course.seed), 'deck');
  const state = yellowbeard.setup(course.seats, course.options, dice, {}, () => {});
  const instead = actionsOf(quarry, steps[0].before);
  const sent: unknown[] = [];
  for (const { seat, action } of steps) {
    const own = ['depart', 'sail', 'load'].includes(action.type) ? instead.shift()! : action;
    const tried = action.type === 'sail' && own.type === 'sail' && action.tryHarbour;
    const done = tried ? { ...own, tryHarbour: tried } : own;
    expect(yellowbeard.refusal(state, seat, done)).toBeNull();
    const hear = (event: Event) => void sent.push(redact(event, 'table'));
    yellowbeard.play(state, seat, done, hear, dice);
  }
  return { sent: sent.filter((event) => event !== null), state };
}

describe.each(courses)('$name', (course) => {
  it('any imagined track, sailed in earnest, would have looked the same to the room', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const single = { ...any, options: { ...any.options, rounds: 1 } };
        const { steps } = voyage(single);
        const last = steps.findLastIndex((step) => running(step.after));
        if (last < 0) return;
        const dice = seededDice(seedFrom(any.seed), 'effects');
        for (const upTo of [last, Math.floor((3 * last) / 4)]) {
          const { after } = steps[upTo];
          if (!running(after)) continue;
          const told = steps.slice(0, upTo + 1);
          const truth = retell(single, told, after.quarry!);
          expect(truth.state.quarry).toEqual(after.quarry);
          for (let i = 0; i < 4; i++) {
            const other = yellowbeard.permute(after, 'table', dice);
            const again = retell(single, told, other.quarry!);
            expect(again.sent).toEqual(truth.sent);
            expect(again.state.quarry).toEqual(other.quarry);
            compared++;
          }
        }
      }),
      runs,
    );
    expect(compared).toBeGreaterThan(0);
  });

  it('imagine gives sound states with the very view, for the Pirate and for a captain', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          const seat = dice.below(any.seats);
          const view = freeze(yellowbeard.view(after, seat));
          const state = yellowbeard.imagining(view, seat)(dice);
          expect(yellowbeard.faults(state)).toEqual([]);
          expect(yellowbeard.view(state, seat)).toEqual(view);
          expect(yellowbeard.legal(state, seat)).toEqual(yellowbeard.legal(after, seat));
          expect(Number.isFinite(yellowbeard.worth(state, seat))).toBe(true);
        });
      }),
      { numRuns: 2 },
    );
  });
});

describe('where he could be', () => {
  const named = (scene: { state: State }) => {
    const trace = traceOf(scene.state);
    return placesOf(trace).map(({ cell, loaded }) => trace.chart.names[cell] + (loaded ? `+${loaded}` : ''));
  };

  it('begins beside the harbours', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' });
    // B3 is taken by a ship.
    expect(named(scene).sort()).toEqual(
      ['C11', 'C13', 'C8', 'G14', 'G2', 'H13', 'L15', 'N13', 'P8', 'Q9', 'R12', 'R2', 'R8'].sort(),
    );
  });

  it('a sighting leaves one square', () => {
    const scene = atSea(2, {}, { ships: ['L1', 'B2', 'C2', 'D2', 'B3'] });
    scene.do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('M13', 'L13');
    expect(named(scene).length).toBeGreaterThan(50);
    scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' });
    expect(named(scene)).toEqual(['L13']);
  });

  it('a Nay takes the sight lines away, a move its end', () => {
    const scene = atSea(2, {}, { ships: ['L9', 'B2', 'C2', 'D2', 'B3'] });
    scene.do({ type: 'depart', harbour: 'C14', square: 'C13' }).sail();
    const before = named(scene);
    scene.roll(1).do({ type: 'rollDie' }, { type: 'moveFirst', path: ['L10'] });
    const gone = before.filter((square) => !named(scene).includes(square));
    const swept = scene.told('TelescopeAsked')[0].lines as { squares: string[] }[];
    const seen = ['L10', ...swept.flatMap((line) => line.squares)];
    expect(gone.sort()).toEqual(before.filter((square) => seen.includes(square)).sort());
    expect(gone).toContain('L13');
    expect(named(scene)).toContain('C13');
  });

  it('nothing is loaded on the first turn', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'Q8', square: 'Q9' }).sail();
    expect(named(scene).some((place) => place.includes('+'))).toBe(false);
  });

  it('R10 he is not where that move would have trapped him', () => {
    const scene = atSea(2, {}, { ships: ['K13', 'B2', 'C2', 'D2', 'B3'] });
    scene.do({ type: 'depart', harbour: 'C14', square: 'C13' }).sail();
    scene.roll(2).do({ type: 'rollDie' }, { type: 'lookFirst' });
    expect(named(scene)).toContain('L15');
    scene.do({ type: 'move', path: ['L13', 'L14'] });
    expect(named(scene)).not.toContain('L15');
    expect(named(scene)).toContain('O12');
  });

  it('a closed harbour says where he lies, and that he has not loaded', () => {
    const { state } = atSea();
    const ships = farShips.join(' ');
    const facts = { ...state, chests: someChests, turned: ['C14'], watch: [ships, `${ships} #1 ?B2`, `${ships} xC14`] };
    expect(named({ state: facts })).toEqual(['C13']);
    const next = { ...facts, watch: [...facts.watch.slice(0, 2), `${ships} !F13 xC14`] };
    expect(named({ state: next })).toEqual(['C13']);
  });

  it('R8 a loaded chest stays a possibility for one turn; its marker tells where he lay', () => {
    const idle = () => {
      scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
    };
    const scene = atSea().do({ type: 'depart', harbour: 'Q8', square: 'P8' }).sail('P7', 'P6');
    idle();
    scene.do({ type: 'load', site: 'Q6' });
    expect(named(scene)).toContain('P6+Q6');
    expect(named(scene)).toContain('R6+Q6');
    // Q5, the third square beside it, is four steps from any harbour.
    expect(named(scene).filter((place) => place.endsWith('+Q6')).length).toBe(2);
    idle();
    scene.sail();
    // He lay beside Q6 when this turn began, and has made one move since.
    expect(named(scene)).toContain('P6');
    expect(named(scene)).not.toContain('C13');
    expect(named(scene).some((place) => place.includes('+Q6'))).toBe(false);
  });

  it('tracks differ, lead to every place, and end where they are said to', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('O13').place({});
    const trace = traceOf(scene.state);
    const dice = seededDice(seedFrom('tracks'), 'bots');
    const logs = new Set<string>();
    for (const place of placesOf(trace)) {
      const track = trackTo(trace, place, dice);
      expect(track.square).toBe(trace.chart.names[place.cell]);
      logs.add(track.log.join());
    }
    expect(logs.size).toBe(placesOf(trace).length);
  });

  it('a view is enough, and nothing of it is the pirate’s', () => {
    const scene = atSea(3).do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('O13');
    const fromState = placesOf(traceOf(scene.state));
    expect(placesOf(traceOf(scene.view('table')))).toEqual(fromState);
    expect(placesOf(traceOf(scene.view(1)))).toEqual(fromState);
  });

  it('10 garrisons face-down are dealt anew for everybody, the Pirate included', () => {
    const scene = atSea(2).do({ type: 'depart', harbour: 'N14', square: 'N13' });
    const dice = seededDice(seedFrom('garrisons'), 'bots');
    const deals = new Set<string>();
    const squares = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const other = yellowbeard.permute(scene.state, 0, dice);
      deals.add(other.garrisons.join());
      squares.add(other.quarry!.square);
      deals.add(yellowbeard.imagining(scene.view(0), 0)(dice).garrisons.join());
    }
    expect(deals.size).toBeGreaterThan(120);
    expect([...squares]).toEqual(['N13']);
  });
});
