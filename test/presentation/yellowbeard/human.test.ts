/** How a person chooses in Yellowbeard, without a page: the chart, the orders on the open map, and that they fit the rules. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pressed, SeatChoice } from '../../../src/presentation/hands/human.ts';
import type { Screen } from '../../../src/presentation/screens/sketch.ts';
import { departures } from '../../../src/presentation/yellowbeard/hand/chart-moves.ts';
import { type Choosing, human } from '../../../src/presentation/yellowbeard/hand/human.ts';
import type { GameAction, Seat } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import type { Action, Ocean, View } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, type Scene } from '../../rules/yellowbeard/scene.ts';
import { anyCourse, courses, voyage } from '../../rules/yellowbeard/voyage.ts';

const names = ['Mary', 'Anne', 'Bart', 'Calico', 'Edward', 'Ching'];

function turnOf({ state }: Pick<Scene, 'state'>, seat: Seat, curtain = true): SeatChoice {
  const looking = seat === state.pirate;
  return {
    seat,
    names,
    view: yellowbeard.view(state, looking ? seat : 'table'),
    choices: (yellowbeard.choices?.(state, seat) ?? []) as GameAction[],
    looking,
    curtain,
  };
}

/** Presses until something is done. */
function press(choice: SeatChoice, ...ids: string[]): Pressed<Choosing> {
  let state = human.begin(choice);
  let step: Pressed<Choosing> = { state };
  for (const id of ids) {
    step = human.press(choice, state, id);
    if ('state' in step) state = step.state;
  }
  return step;
}

/** The action behind the presses, judged by the rules. */
function done(scene: Scene, seat: Seat, ...ids: string[]): Action {
  const step = press(turnOf(scene, seat), ...ids);
  if (!('act' in step)) throw new Error(JSON.stringify(step));
  expect(yellowbeard.refusal(scene.state, seat, step.act as Action)).toBeNull();
  return step.act as Action;
}

const ids = ({ targets }: Screen) => targets.map(({ id }) => id);
const at = (screen: Screen, id: string) => screen.targets.find((target) => target.id === id);

/** An ocean whose square N13 lies between two harbours: N14 and, to the north, N12. */
function betweenTwo(ocean: Ocean): Ocean {
  const harbours = ocean.harbours.map((each, i) => (i === 0 ? { ...each, square: 'N12' } : each));
  return { ...ocean, id: 'between-two', harbours };
}

describe('the chart', () => {
  const plotting = () => atSea(3).place({ pirate: 'M11', chests: ['J11'], ships: { 1: 'L7' } });

  it('offers what the rules allow, square by square', () => {
    const scene = plotting();
    const offered = ids(human.screen(turnOf(scene, 0), human.begin(turnOf(scene, 0)), null));
    const squares = offered.flatMap((id) => (id.startsWith('at|') ? [id.slice(3)] : []));
    expect(squares.sort()).toEqual(scene.targets().sort());
  });

  it('begins with what the Navy sees, or without it where the room wants no helps; one press changes it', () => {
    const turn = turnOf(plotting(), 0);
    const watched = (of: SeatChoice, state: Choosing) =>
      human.screen(of, state, null).placements.some(({ id }) => id === 'chart:watch');
    const bare = { ...turn, unaided: true };
    expect(watched(turn, human.begin(turn))).toBe(true);
    expect(watched(bare, human.begin(bare))).toBe(false);
    const step = press(bare, 'sight');
    expect('state' in step && watched(bare, step.state)).toBe(true);
  });

  it('a square is the shortest way, one further goes on, back along the pencil rubs it out', () => {
    const scene = plotting();
    const path = (...pressed: string[]) => {
      const step = press(turnOf(scene, 0), ...pressed);
      return 'state' in step ? step.state.path : step;
    };
    expect(path('at|K11')).toEqual(['L11', 'K11']);
    expect(path('at|M10', 'at|L10', 'at|L11')).toEqual(['M10', 'L10', 'L11']);
    expect(path('at|M10', 'at|L10', 'at|M10')).toEqual(['M10']);
    expect(path('at|K11', 'at|M11')).toEqual([]);
    expect(path('at|M10', 'at|L10', 'at|L11', 'at|K11')).toEqual(['L11', 'K11']);
  });

  it('sails by the button or by the same press once more', () => {
    const scene = plotting();
    expect(done(scene, 0, 'at|K11', 'sail')).toEqual({ type: 'sail', path: ['L11', 'K11'] });
    expect(done(scene, 0, 'at|K11', 'at|K11')).toEqual({ type: 'sail', path: ['L11', 'K11'] });
    expect(done(scene, 0, 'at|K11', 'anchor')).toEqual({ type: 'sail', path: [] });
  });

  it('loads what lies beside him, and says why not', () => {
    const scene = atSea(3).place({ pirate: 'J6', chests: ['I6', 'J7'] });
    expect(done(scene, 0, 'load|I6')).toEqual({ type: 'load', site: 'I6' });
    expect(done(scene, 0, 'load|J7')).toEqual({ type: 'load', site: 'J7' });
    const loading = atSea(3).place({ pirate: 'J6', chests: ['I6', 'J7'], loaded: 'I6' });
    const screen = human.screen(turnOf(loading, 0), human.begin(turnOf(loading, 0)), null);
    expect(at(screen, 'load|I6')?.refusal).toBeDefined();
    expect(at(screen, 'load|J7')?.refusal).toBeUndefined();
    expect(
      at(human.screen(turnOf(plotting(), 0), human.begin(turnOf(plotting(), 0)), null), 'load')?.refusal,
    ).toBeDefined();
  });

  it('tries a harbour at the end of the plan, when enough is stolen', () => {
    const stolen = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
    const scene = atSea(3).place({ pirate: 'D13', stolen, chests: ['J11'] });
    expect(done(scene, 0, 'at|C13', 'harbour', 'sail')).toEqual({ type: 'sail', path: ['C13'], tryHarbour: 'C14' });
    // Another press on the button thinks better of it, and so does another square.
    expect(done(scene, 0, 'at|C13', 'harbour', 'harbour', 'sail')).toEqual({ type: 'sail', path: ['C13'] });
    expect(done(scene, 0, 'at|C13', 'harbour', 'at|E13', 'sail')).toEqual({ type: 'sail', path: ['E13'] });
    const early = atSea(3).place({ pirate: 'D13', stolen: stolen.slice(1), chests: ['J11'] });
    const { state } = press(turnOf(early, 0), 'at|C13') as { state: Choosing };
    expect(at(human.screen(turnOf(early, 0), state, null), 'harbour')?.refusal).toContain('1 more chest');
  });

  it('has a way to a harbour exactly where the rules let it be tried', () => {
    const stolen = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
    const sea = { pirate: 'D13', chests: ['J11'] };
    const scenes = {
      enough: atSea(3).place({ ...sea, stolen }),
      'the last one is being loaded': atSea(3).place({ ...sea, stolen: stolen.slice(1), loaded: 'J11' }),
      'too few': atSea(3).place({ ...sea, stolen: stolen.slice(1) }),
      'turned over already': atSea(3).place({ ...sea, stolen }),
    };
    scenes['turned over already'].state.turned.push('C14');
    for (const [told, scene] of Object.entries(scenes)) {
      const turn = turnOf(scene, 0);
      for (const tryHarbour of ['C14', 'N14']) {
        const action: Action = { type: 'sail', path: ['C13'], tryHarbour };
        const refused = yellowbeard.refusal(scene.state, 0, action);
        const way = refused ? [] : ['at|C13', 'harbour', 'sail'];
        expect(human.way(turn, action), `${told}, ${tryHarbour}: ${refused?.code}`).toEqual(way);
      }
    }
    const codes = Object.values(scenes).map(
      (scene) => yellowbeard.refusal(scene.state, 0, { type: 'sail', path: ['C13'], tryHarbour: 'C14' })?.code,
    );
    expect(codes).toEqual([undefined, undefined, 'TOO_FEW_CHESTS', 'HARBOUR_KNOWN']);
  });

  it('puts to sea from a harbour, from one of two where both have the square', () => {
    const scene = atSea(3);
    expect(done(scene, 0, 'at|N13', 'sail')).toEqual({ type: 'depart', harbour: 'N14', square: 'N13' });
    expect(press(turnOf(scene, 0), 'sail')).toHaveProperty('refuse');
  });

  it('puts to sea by the same press once more; between harbours a button says from which', () => {
    const scene = atSea(3);
    const turn = turnOf(scene, 0);
    expect(done(scene, 0, 'at|N13', 'at|N13')).toEqual({ type: 'depart', harbour: 'N14', square: 'N13' });
    const one = human.press(turn, human.begin(turn), 'at|N13') as { state: Choosing };
    expect(ids(human.screen(turn, one.state, null))).not.toContain('harbour');

    // No ocean of the house has such a square; somebody's own may.
    const first = {
      ...turn,
      view: { ...turn.view, options: { ...scene.state.options, map: betweenTwo(oceans['yellowbeards-ocean']) } },
    };
    const harbours = departures(first.view as View).get('N13') ?? [];
    expect(harbours).toHaveLength(2);
    for (const [i, harbour] of [...harbours, harbours[0]].entries()) {
      const turns = Array.from({ length: i }, () => 'harbour');
      expect(press(first, 'at|N13', ...turns, 'at|N13')).toEqual({ act: { type: 'depart', harbour, square: 'N13' } });
    }
    const { state } = press(first, 'at|N13') as { state: Choosing };
    expect(ids(human.screen(first, state, null))).toContain('harbour');
  });

  it('is behind the curtain whole, keeps its pencil as plain data, and leaves nothing in the open', () => {
    const scene = plotting();
    const turn = turnOf(scene, 0);
    expect(human.secret(turn)).toBe(true);
    const { state } = press(turn, 'at|K11', 'sight') as { state: Choosing };
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(human.open(turn, state)).toBeNull();
    expect(human.press(turn, state, 'hide')).toEqual({ ask: 'hide', state });
    expect(ids(human.screen(turn, state, null))).toContain('hide');
    expect(ids(human.screen({ ...turn, curtain: false }, state, null))).not.toContain('hide');
  });
});

describe('the Navy’s orders', () => {
  const rolled = (roll: number, placing = {}) =>
    atSea(3)
      .place({ pirate: 'L13', ships: { 1: 'L9' }, ship: 1, ...placing })
      .roll(roll)
      .do({ type: 'rollDie' });

  it('the die, the look, a move to a square', () => {
    const scene = atSea(3).place({ pirate: 'B5', ships: { 1: 'L9' }, ship: 1 });
    expect(done(scene, 1, 'rollDie')).toEqual({ type: 'rollDie' });
    const next = rolled(2);
    expect(done(next, 1, 'lookFirst')).toEqual({ type: 'lookFirst' });
    expect(done(next, 1, 'sail', 'to|L11', 'go')).toMatchObject({ type: 'moveFirst', path: ['L10', 'L11'] });
    expect(done(next, 1, 'sail', 'to|L11', 'to|L11')).toMatchObject({ type: 'moveFirst' });
    const { state } = press(turnOf(next, 1), 'sail', 'to|L11') as { state: Choosing };
    expect(at(human.screen(turnOf(next, 1), state, null), 'to|L11')?.again).toBe(true);
    expect(press(turnOf(next, 1), 'sail', 'go')).toHaveProperty('refuse');
  });

  it('after an Aye: fire, hold, sail or stay', () => {
    const scene = rolled(2).do({ type: 'lookFirst' });
    expect(done(scene, 1, 'fire', 'fire|S')).toEqual({ type: 'fire', direction: 'S' });
    expect(done(scene, 1, 'fire', 'holdFirst')).toEqual({ type: 'holdFirst' });
    expect(done(scene, 1, 'stay')).toEqual({ type: 'stay' });
    expect(done(scene, 1, 'sail', 'to|L11', 'go')).toMatchObject({ type: 'move' });
    expect(done(scene.do({ type: 'holdFirst' }), 1, 'cease')).toEqual({ type: 'cease' });
  });

  it('a ship that is hemmed in looks from where it is', () => {
    const scene = rolled(4, { ships: { 1: 'L15', 2: 'L14' }, pirate: 'B5' });
    expect(done(scene, 1, 'held')).toEqual({ type: 'moveFirst', path: [] });
  });

  it('chests and ships go where they are put', () => {
    const scene = atSea(3, {}, { chests: undefined, ships: undefined });
    expect(
      done(scene, scene.state.phase === 'setup.chests' ? yellowbeard.toAct(scene.state)[0] : 1, 'put|J11'),
    ).toEqual({
      type: 'placeChest',
      site: 'J11',
    });
  });
});

describe.each(courses.filter(({ seats }) => seats === 3))('screens at every moment, $name', (course) => {
  it('have something to choose, all of it on the screen, every id once, no word without its filling', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          if (dice.below(5) > 0) return;
          for (const seat of yellowbeard.toAct(after)) {
            const turn = turnOf({ state: after }, seat);
            const screen = human.screen(turn, human.begin(turn), null);
            expect(screen.targets.filter(({ refusal }) => !refusal).length).toBeGreaterThan(0);
            const places = screen.placements.map(({ id }) => id);
            expect(places.length).toBe(new Set(places).size);
            expect(ids(screen).length).toBe(new Set(ids(screen)).size);
            expect(JSON.stringify(screen)).not.toMatch(/undefined|NaN|\{\w+!?\}/);
            for (const { x, y, w, h } of screen.targets) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(y).toBeGreaterThanOrEqual(0);
              expect(x + w).toBeLessThanOrEqual(1920);
              expect(y + h).toBeLessThanOrEqual(1080);
            }
          }
        });
      }),
      { numRuns: 2 },
    );
  });
});
