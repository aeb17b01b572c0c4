/** The map comes nearer while something is told on it: never for what the room does not know, and it is whole when somebody is asked. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Beat, Cue } from '../../../src/controller/beat.ts';
import type { Frame, Placements, Reel, TablePicture } from '../../../src/controller/room.ts';
import { SceneController } from '../../../src/controller/scene-controller.ts';
import type { Speed } from '../../../src/controller/speed.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { squareAt } from '../../../src/presentation/yellowbeard/layout/board.ts';
import { boardFor } from '../../../src/presentation/yellowbeard/layout/map.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import type { Known } from '../../../src/presentation/yellowbeard/score/view-after.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Event, State, View } from '../../../src/rules/yellowbeard/types.ts';
import { expressBeat } from '../../../src/stage/telling/express-beat.ts';
import { reducedMotion } from '../../../src/stage/telling/reduced-motion.ts';
import { traits } from '../../../src/stage/yellowbeard/effects/traits.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

interface Deed {
  events: Event[];
  before: View;
  after: View;
  /** What the pirate is sent of the same. */
  own: { events: Event[]; before: View };
}

/** The actions of a hunt in which captains look and fire as often as they may. */
function* hunt(seed: string, options: object = {}): Generator<Deed> {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const chosen = v.parse(yellowbeard.options, { turnLimit: 20, autoSetup: true, ...options });
  const state: State = yellowbeard.setup(4, chosen, dice, {}, () => {});
  for (;;) {
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return;
    const viewer = state.pirate ?? 'table';
    const before = yellowbeard.view(state, 'table');
    const own = yellowbeard.view(state, viewer);
    const actions = yellowbeard.legal(state, seat);
    const bold = actions.filter(
      (action) => ['fire', 'load', 'lookFirst'].includes(action.type) || (action.type === 'sail' && action.tryHarbour),
    );
    const events: Event[] = [];
    const action = pick(bold.length > 0 && choice.below(3) > 0 ? bold : actions, choice);
    yellowbeard.play(state, seat, action, (event) => events.push(event), dice);
    const sent = (to: typeof viewer) => events.flatMap((event) => redact(event, to) ?? []);
    const after = yellowbeard.view(state, 'table');
    yield { events: sent('table'), before, after, own: { events: sent(viewer), before: own } };
  }
}

const played = new Map<string, Deed[]>();

/** Plays so many hunts, each of them once. */
const hunts = (count: number, options?: object): Deed[] =>
  Array.from({ length: count }, (_, n) => {
    const key = `${n} ${JSON.stringify(options)}`;
    const deeds = played.get(key) ?? [...hunt(`nearer ${n}`, options)];
    played.set(key, deeds);
    return deeds;
  }).flat();

const ground = (table: Placements) => {
  const { x, y, scale } = table.get('ground') ?? { x: 0, y: 0, scale: 1 };
  return { x, y, scale };
};
const glides = ({ cues }: Beat): NonNullable<Cue['glide']>[] => cues.flatMap(({ glide }) => glide ?? []);

interface Told {
  event: Event;
  before: Known;
  after: Known;
  beat: Beat;
}

function* tell({ events, before }: Pick<Deed, 'events' | 'before'>, frame: Frame = frames.wide): Generator<Told> {
  let known: Known = before;
  for (const event of events) {
    const here = known;
    const after = script.tell(here, event) as Known;
    yield {
      event,
      before: here,
      after,
      // Made for those who ask for it: most tests look at tables alone.
      get beat() {
        return script.beat(event, here, after, names, frame);
      },
    };
    known = after;
  }
}

/** A table that notes its beats and where its ground lies; `plays` may refuse a beat. */
function scene(plays: (beat: Beat) => void) {
  const shown: unknown[] = [];
  const beats: Beat[] = [];
  const room: TablePicture = {
    frame: frames.wide,
    onReshape: () => {},
    show: (table) => shown.push(ground(table)),
    caption: () => {},
  };
  const reel: Reel = {
    play: async (beat) => {
      plays(beat);
      beats.push(beat);
    },
    wait: () => Promise.resolve(),
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  return { controller: new SceneController(room, reel, script, names), beats, shown };
}

/** Harbours are tried from the first chest on. */
const early = {
  chests: 10,
  chestsToEscape: 1,
  maxChestsPerIsland: 2,
  navyShips: 5,
  openGarrisons: 5,
  closedGarrisons: 6,
};

const acting = ['NavyMoved', 'TelescopeAsked', 'SalvoAimed', 'SalvoFired'];

describe('the map', () => {
  it('fills its place with nine by seven squares around what is told, and all of it is in sight, on every shape', () => {
    const seen = new Set<string>();
    for (const frame of Object.values(frames))
      for (const deed of [...hunts(1), ...hunts(3, { counts: early })])
        for (const { event, after } of tell(deed, frame)) {
          if (!acting.includes(event.type) || after.results.length === after.round) continue;
          const { x, y, scale } = ground(script.layout(after, names, frame));
          const board = boardFor(after, frame);
          const { window, size, origin, chart } = board;
          expect(scale, event.type).toBeGreaterThan(1.5);
          // Nine by seven, or as many more as the event needs.
          expect(Math.max(window.w / (9 * size * scale), window.h / (7 * size * scale))).toBeGreaterThanOrEqual(0.999);
          const told = event.type === 'NavyMoved' ? event.path : 'square' in event ? [event.square] : [];
          for (const square of told) {
            const at = squareAt(board, square as string);
            expect(x + scale * at.x).toBeGreaterThan(window.x);
            expect(x + scale * at.x).toBeLessThan(window.x + window.w);
            expect(y + scale * at.y).toBeGreaterThan(window.y);
            expect(y + scale * at.y).toBeLessThan(window.y + window.h);
          }
          // No gap at an edge of the window.
          expect(x + scale * origin.x).toBeLessThanOrEqual(window.x + 0.01);
          expect(y + scale * origin.y).toBeLessThanOrEqual(window.y + 0.01);
          expect(x + scale * (origin.x + chart.width * size)).toBeGreaterThanOrEqual(window.x + window.w - 0.01);
          expect(y + scale * (origin.y + chart.height * size)).toBeGreaterThanOrEqual(window.y + window.h - 0.01);
          seen.add(event.type);
        }
    expect([...seen].sort()).toEqual([...acting].sort());
  });

  it('is whole while a pirate plots and while the die is thrown, and when somebody is asked', () => {
    for (const deed of hunts(3)) {
      for (const { event, before, after, beat } of tell(deed))
        if (
          ['PirateTurnTaken', 'TreasureStolen', 'HarbourTested', 'RoundEnded'].includes(event.type) ||
          (event.type === 'NavyDieRolled' && event.purpose === 'move')
        ) {
          expect(ground(script.layout(after, names, frames.wide))).toEqual({ x: 0, y: 0, scale: 1 });
          if (ground(script.layout(before, names, frames.wide)).scale === 1) expect(glides(beat)).toEqual([]);
        }
      expect(ground(script.layout(deed.after, names, frames.wide))).toEqual({ x: 0, y: 0, scale: 1 });
    }
  });

  it('comes to where each table has it', () => {
    let nearer = 0;
    for (const deed of hunts(3))
      for (const { before, after, beat } of tell(deed)) {
        const [here, there] = [before, after].map((view) => ground(script.layout(view, names, frames.wide)));
        const end = glides(beat).at(-1);
        if (end) nearer++;
        expect(end ? { x: end.x, y: end.y, scale: end.scale } : here).toEqual(there);
      }
    expect(nearer).toBeGreaterThan(20);
  });

  it.each([
    ['normal', 1],
    ['calm', 1],
    ['brisk', 1],
    ['express', 0],
  ] as const)('goes away again before an action is over, at %s', async (speed: Speed, ends) => {
    const deed = hunts(2).find(({ events }) => events.at(-1)?.type === 'TelescopeAnswered') as Deed;
    const { controller, beats, shown } = scene(() => {});
    controller.speed = speed;
    controller.show(deed.before);
    await controller.play({ events: deed.events, view: deed.after });
    const last = beats[beats.length - 1];
    expect(glides(last).filter(({ scale }) => scale === 1).length).toBe(ends);
    if (ends) expect(last.length).toBe(glides(last)[0].ms);
    expect(shown.at(-1)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('is drawn as it is where the way back cannot be shown, and that is reported', async () => {
    const deed = hunts(2).find(({ events }) => events.at(-1)?.type === 'TelescopeAnswered') as Deed;
    const { controller, shown } = scene((beat) => {
      if (glides(beat).some(({ scale }) => scale === 1)) throw new Error('no way back');
    });
    const reported: string[] = [];
    controller.onFailure = (event, error) => reported.push(`${event}: ${(error as Error).message}`);
    controller.show(deed.before);
    await controller.play({ events: deed.events, view: deed.after });
    expect(reported).toEqual(['TelescopeAnswered: no way back']);
    expect(shown.at(-1)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('does not come nearer with reduced motion or at Express', () => {
    for (const { beat } of hunts(1).flatMap((deed) => [...tell(deed)])) {
      expect(glides(reducedMotion(beat, () => undefined, traits))).toEqual([]);
      expect(glides(expressBeat(beat, traits))).toEqual([]);
    }
  });
});

describe('the spyglass', () => {
  it('has the room to itself: all else has 35 of 100 parts of its light, and what happens lies before the dark', () => {
    const seen = new Set<string>();
    const deeds = [...hunts(3), ...hunts(2, { counts: early })];
    for (const { event, after, before, beat } of deeds.flatMap((deed) => [...tell(deed)])) {
      const glass = beat.cues.find(({ effect }) => effect?.name === 'glass')?.effect;
      if (!glass || event.type === 'RoundEnded') continue;
      const [dim, ...more] = beat.cues.filter(({ effect }) => effect?.name === 'dim');
      expect(more).toEqual([]);
      expect(dim.at).toBe(0);
      // The flame of a salvo would be too bright in a deeper dark.
      expect(dim.effect?.deep, event.type).toBe(event.type === 'SalvoFired' ? 0.16 : 0.65);
      const near = beat.cues.flatMap((cue) => cue.near?.pieces ?? []);
      expect(near.length).toBeGreaterThan(0);
      const known = [before, after].flatMap((view) => [...script.layout(view, names, frames.wide).keys()]);
      for (const id of near) expect(known).toContain(id);
      seen.add(event.type);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['HarbourTested', 'PirateSighted', 'SalvoFired', 'TreasureStolen']),
    );
  });
});

describe('nothing is told by where it looks', () => {
  it('on the pirate’s own table it looks where the room’s looks, and never after their ship', () => {
    let own = 0;
    for (const deed of hunts(4)) {
      const there = new Map([...tell(deed)].map(({ event, beat }) => [JSON.stringify(event), glides(beat)]));
      for (const { event, after, beat } of tell(deed.own)) {
        if (event.type === 'PirateMoved' || event.type === 'TreasureLoaded') {
          own++;
          expect(glides(beat)).toEqual([]);
          expect(ground(script.layout(after, names, frames.wide)).scale).toBe(1);
        } else if (there.has(JSON.stringify(event)))
          expect(glides(beat), event.type).toEqual(there.get(JSON.stringify(event)));
      }
    }
    expect(own).toBeGreaterThan(40);
  });

  it('before a look is answered, and before a ball comes down, whatever comes of it', () => {
    let shots = 0;
    for (const { event, before, after, beat } of [...hunts(6), ...hunts(2, { counts: early })].flatMap((deed) => [
      ...tell(deed),
    ])) {
      const eye = ground(script.layout(after, names, frames.wide));
      if (event.type === 'TelescopeAnswered') expect(ground(script.layout(before, names, frames.wide))).toEqual(eye);
      if (event.type === 'HarbourTested') {
        const other = { ...event, garrison: event.garrison === 'open' ? ('closed' as const) : ('open' as const) };
        const changed = script.tell(before, other);
        expect(ground(script.layout(changed, names, frames.wide))).toEqual(eye);
        expect(glides(script.beat(other, before, changed, names, frames.wide))).toEqual(glides(beat));
      }
      if (event.type !== 'SalvoFired') continue;
      shots++;
      expect(glides(beat)).toEqual([]);
      for (const [range, result] of [
        [1, 'splash'],
        [6, 'lost'],
        [3, 'pirate'],
      ] as const) {
        const changed = script.tell(before, { ...event, range, result });
        expect(ground(script.layout(changed, names, frames.wide))).toEqual(eye);
      }
    }
    expect(shots).toBeGreaterThan(3);
  });
});
