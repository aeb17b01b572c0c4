/** The number of tracks behind each square: counted against the rules themselves, and from nothing but public facts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { heatOf } from '../../../src/rules/yellowbeard/heat.ts';
import { readLog } from '../../../src/rules/yellowbeard/map.ts';
import { traceOf } from '../../../src/rules/yellowbeard/trace.ts';
import { placesOf } from '../../../src/rules/yellowbeard/track.ts';
import type { Action, Event, Square, State } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, type Scene } from './scene.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

const running = (state: State) => state.quarry !== null && state.phase !== 'over';
const spread = (state: Parameters<typeof heatOf>[0]) =>
  Object.fromEntries(heatOf(state).squares.map(({ square, tracks }) => [square, tracks]));

/** What the room is told of an action; both the dice and the garrisons are the state's own. */
function told(state: State, action: Action): string {
  const heard: unknown[] = [];
  const hear = (event: Event) => void heard.push(redact(event, 'table'));
  yellowbeard.play(state, yellowbeard.toAct(state)[0], action, hear, seededDice(seedFrom('heat'), 'deck'));
  return JSON.stringify(heard.filter((event) => event !== null));
}

/** Sails and loads the whole tree of tracks through the rules, and keeps those that looked to the room like the truth. */
function bySailing(start: State, script: readonly Action[]): Record<Square, bigint> {
  const truth = yellowbeard.clone(start);
  let tracks = new Map<string, State>();
  for (const action of yellowbeard.legal(start, 0)) {
    const state = yellowbeard.clone(start);
    told(state, action);
    tracks.set(state.quarry!.square, state);
  }
  for (const [i, action] of script.entries()) {
    const heard = told(truth, action);
    if (i === 0) continue;
    const next = new Map<string, State>();
    for (const [track, state] of tracks) {
      const own = ['sail', 'load'].includes(action.type);
      const tried = action.type === 'sail' && action.tryHarbour;
      for (const one of own ? yellowbeard.legal(state, 0) : [action]) {
        if (own && (one.type === 'sail' ? one.tryHarbour : undefined) !== (tried || undefined)) continue;
        const after = yellowbeard.clone(state);
        if (told(after, one) !== heard) continue;
        const name = one.type === 'load' ? `(${one.site})` : own ? after.quarry!.square : '';
        next.set(own ? `${track} ${name}` : track, after);
      }
    }
    tracks = next;
  }
  const counts: Record<Square, bigint> = {};
  for (const { quarry } of tracks.values()) counts[quarry!.square] = (counts[quarry!.square] ?? 0n) + 1n;
  return counts;
}

const idle: Action[] = [{ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' }];
const sail = (...path: Square[]): Action => ({ type: 'sail', path });

describe('the number of tracks', () => {
  const opening = (ships?: Square[]) => atSea(2, { map: 'yellowbeards-ocean' }, ships ? { ships } : {});
  const follow = (scene: Scene, script: Action[]) => {
    const start = yellowbeard.clone(scene.state);
    scene.do(...script);
    return { counted: spread(scene.state), sailed: bySailing(start, script) };
  };

  it('is that of all voyages which the rules allow and the room could not tell apart', () => {
    const ships = ['L9', 'E6', 'C2', 'L14', 'G11'];
    const { counted, sailed } = follow(opening(ships), [
      { type: 'depart', harbour: 'N14', square: 'N13' },
      sail('M13'),
      ...idle,
      sail('L13', 'K13'),
      { type: 'rollDie' },
      { type: 'lookFirst' },
    ]);
    expect(counted).toEqual(sailed);
    expect(Object.keys(counted).length).toBeGreaterThan(40);
  });

  it('with a chest that is loaded, and then known to be', () => {
    const { counted, sailed } = follow(opening(), [
      { type: 'depart', harbour: 'Q8', square: 'P8' },
      sail('P7', 'P6'),
      ...idle,
      { type: 'load', site: 'Q6' },
      ...idle,
      sail('O6'),
    ]);
    expect(counted).toEqual(sailed);
    expect(counted.O6).toBeGreaterThan(0n);
  });

  it('is one track in harbour for each square of departure', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' });
    expect(heatOf(scene.state).total).toBe(13n);
    expect(new Set(heatOf(scene.state).squares.map(({ tracks }) => tracks))).toEqual(new Set([1n]));
  });

  it('outgrows what a number can hold without losing one', () => {
    const scene = atSea(2, {}, { ships: ['B2', 'C2', 'D2', 'B3', 'B4'] });
    scene.do({ type: 'depart', harbour: 'N14', square: 'N13' });
    for (let turn = 0; turn < 16; turn++) scene.do(sail(), ...idle);
    expect(heatOf(scene.state).total).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });
});

describe.each(courses.filter(({ seats }) => seats < 4))('heat, $name', (course) => {
  it('never leaves out the true square, covers exactly what is possible, and can be worked out anew', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { steps } = voyage(any);
        const growing = steps.map(({ after }) => (running(after) ? spread(after) : null));
        for (const [i, { after }] of steps.entries()) {
          if (!running(after)) continue;
          expect(growing[i]![after.quarry!.square]).toBeGreaterThan(0n);
          if (i % 7 > 0) continue;
          const trace = traceOf(after);
          const possible = new Set(placesOf(trace).map(({ cell }) => trace.chart.names[cell]));
          expect(new Set(Object.keys(growing[i]!))).toEqual(possible);
          // Another round in between: nothing may be left of what was worked out on the way.
          spread(atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' }).state);
          expect(spread(after)).toEqual(growing[i]);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('is the same for the same public facts, wherever he is', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          if (!running(after) || dice.below(4) > 0) return;
          const other = yellowbeard.permute(after, 'table', dice);
          const views = ['table' as const, ...Array.from({ length: any.seats }, (_, seat) => seat)];
          for (const viewer of views) expect(heatOf(yellowbeard.view(other, viewer))).toEqual(heatOf(after));
        });
      }),
      { numRuns: 2 },
    );
  });

  it('counts a track for the log that was sailed', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { steps } = voyage(any);
        const last = steps.findLast(({ after }) => running(after));
        if (!last) return;
        expect(readLog(last.after.quarry!.log).length).toBe(last.after.turn);
        expect(heatOf(last.after).total).toBeGreaterThan(0n);
      }),
      { numRuns: 3 },
    );
  });
});
