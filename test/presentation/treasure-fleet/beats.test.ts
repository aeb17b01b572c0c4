/** What single beats of Treasure Fleet have to show (10.3, 10.4, 10.8), without a picture. */
import { describe, expect, it } from 'vitest';
import type { Beat, Cue } from '../../../src/controller/beat.ts';
import { berthsOf, ceremonyOf, stand } from '../../../src/presentation/ceremony/plan.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { planOf } from '../../../src/presentation/treasure-fleet/layout/plan.ts';
import { cannonHits, gapOf, shipClasses } from '../../../src/presentation/treasure-fleet/naming.ts';
import { script } from '../../../src/presentation/treasure-fleet/score/score.ts';
import { words } from '../../../src/words/treasure-fleet/table.ts';
import { find, names, story, type Told } from '../../browser/story.ts';

const beatOf = ({ event, before, after }: Told): Beat => script.beat(event, before, after, names, frames.wide);
const effects = (beat: Beat, name: string): Cue[] => beat.cues.filter((cue) => cue.effect?.name === name);

describe('a tie', () => {
  const reasons = ['tie', 'boardersTie', 'noFire'] as const;
  for (const reason of reasons) {
    it(`${reason}: ${reason === 'noFire' ? 'no scales' : 'scales before the ship sails on'}`, () => {
      const told = find(4, {}, ({ event }) => event.type === 'ShipEscaped' && event.reason === reason);
      const beat = beatOf(told);
      const [scales] = effects(beat, 'scales');
      expect(effects(beat, 'scales').length).toBe(reason === 'noFire' ? 0 : 1);
      if (!scales || told.event.type !== 'ShipEscaped') return;
      const most = Math.max(...told.event.strengths.map((s) => s.guns));
      expect(scales.effect?.guns).toBe(reason === 'tie' ? most : 0);
      const { ship } = told.event;
      const away = beat.cues.find((cue) => cue.tween?.piece === `ship:${ship}` && (cue.tween.to.x ?? 0) > 1920);
      expect(away?.at).toBeGreaterThan(1400);
      expect(beat.cues.filter((cue) => cue.tween?.piece.startsWith('shot:') && cue.tween.yoyo).length).toBeGreaterThan(
        3,
      );
    });
  }

  it('for the governor: scales, then he bows and rows off', () => {
    const told = find(4, {}, ({ event }) => event.type === 'GovernorEscaped');
    expect(effects(beatOf(told), 'scales').length).toBe(1);
  });
});

describe('hits', () => {
  it('of one volley are apart from each other on every hull', () => {
    for (const model of shipClasses)
      for (const guns of [2, 3, 4])
        for (let play = 1; play < 9; play++) {
          const hits = cannonHits(model, guns, play);
          expect(hits.length).toBe(guns);
          expect(gapOf(hits), `${guns} on a ${model}`).toBeGreaterThan(50);
          for (const { x } of hits) expect(Math.abs(x)).toBeLessThan(152);
        }
  });
});

describe('a volley', () => {
  const shot = (guns: number) => find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.card === String(guns));
  const rolls = (beat: Beat) =>
    beat.cues.flatMap(({ at, tween }) => (tween?.to.roll ? [{ at, to: tween.to.roll }] : []));

  for (const guns of [1, 2, 3, 4])
    it(`of ${guns} stands once, at its last hit, and she heels by ${2 + 1.5 * guns} degrees`, () => {
      const beat = beatOf(shot(guns));
      const blows = beat.cues.filter(({ stand }) => stand !== undefined);
      const hits = effects(beat, 'flash').map(({ at }) => at);
      expect(hits.length).toBe(guns);
      expect(blows.map(({ at }) => at)).toEqual([Math.max(...hits)]);
      const ship = rolls(beat).filter(({ to }) => to <= -2);
      expect(ship.filter(({ to }) => to === -(2 + 1.5 * guns)).map(({ at }) => at)).toEqual([blows[0].at]);
      for (const { effect } of effects(beat, 'column')) expect(effect?.n).toBe(guns);
    });

  it('weighs more the more hangs on it, and the most is rare', () => {
    const stands: number[] = [];
    const slow = new Set<number>();
    for (let n = 0; n < 6; n++)
      for (const told of story(4, {}, `stakes ${n}`))
        if (told.event.type === 'CardPlayed' && Number(told.event.card) > 0) {
          const { cues } = beatOf(told);
          const blow = cues.find(({ stand }) => stand);
          stands.push(blow?.stand ?? 0);
          if (blow?.slow) slow.add(blow.stand ?? 0);
          const shouts = cues.some(({ sound }) => sound?.name.startsWith('shout'));
          expect(shouts).toBe(blow?.slow !== undefined && told.event.captain !== 'neutral');
        }
    expect(stands.length).toBeGreaterThan(100);
    expect(new Set(stands)).toEqual(new Set([50, 80, 100]));
    expect(slow).toEqual(new Set([100]));
    expect(stands.filter((ms) => ms === 100).length).toBeLessThan(stands.length / 10);
  });
});

describe('the ceremony', () => {
  const told = find(4, {}, ({ event }) => event.type === 'GameEnded');
  const beat = beatOf(told);

  it('begins in the night, half of which stays over the count; the day comes with the crown', () => {
    const nights = beat.cues.filter((cue) => cue.tween?.to.night !== undefined);
    const crown = beat.cues.find(({ tween }) => tween?.to.crown === 0);
    const fallen = (crown?.at ?? 0) + (crown?.tween?.ms ?? 0);
    const coin = Math.min(...beat.cues.filter((cue) => cue.sound?.name === 'coin').map(({ at }) => at));
    for (const piece of ['backdrop', 'deck']) {
      const [clears, dawns] = nights.filter(({ tween }) => tween?.piece === piece);
      expect(clears.tween?.from?.night).toBe(1);
      expect(clears.at + (clears.tween?.ms ?? 0)).toBeLessThanOrEqual(coin);
      expect(clears.tween?.to.night).toBeGreaterThan(0.4);
      expect(dawns.tween?.from?.night).toBe(clears.tween?.to.night);
      expect(dawns.tween?.to.night).toBe(0);
      expect(dawns.at).toBe(fallen);
      // So slow a change is no flash.
      expect(dawns.tween?.ms).toBeGreaterThanOrEqual(1200);
    }
  });

  it('has its stacks in the order of the seats, and keeps back who has won until the crown falls', () => {
    const to = script.layout(told.after, names, frames.wide);
    const captains = (told.after.standings ?? []).map(({ captain }) => captain);
    const xs = captains.map((captain) => to.get(`stack:${captain}`)?.x ?? 0);
    expect(captains).toEqual([0, 1, 2, 3]);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    const crown = beat.cues.find(({ tween }) => tween?.to.crown === 0)?.at ?? 0;
    expect(crown).toBeGreaterThan(0);
    // What a piece says of winning at each moment, as the cues leave it.
    const wins = new Map([...to.values()].map(({ id, props }) => [id, props.wins === true]));
    const saidBefore = new Map(wins);
    for (const { at, set } of beat.cues) {
      if (!set) continue;
      if (at < crown) saidBefore.set(set.piece, set.props.wins === true);
    }
    expect([...wins.values()].filter(Boolean).length).toBeGreaterThan(1);
    expect([...saidBefore.values()].filter(Boolean)).toEqual([]);
    const said = new Map(saidBefore);
    for (const { set } of beat.cues) if (set) said.set(set.piece, set.props.wins === true);
    for (const [id, won] of wins) expect(said.get(id), id).toBe(won);
  });

  it('counts every total while its stack grows', () => {
    for (const { captain, total } of told.after.standings ?? []) {
      if (total === 0) continue;
      const steps = (piece: string, key: string) =>
        beat.cues.flatMap(({ at, tween }) =>
          tween?.piece === piece && key in tween.to ? [{ at, ms: tween.ms, left: tween.to[key] }] : [],
        );
      const rolls = steps(`podium:${captain}`, 'roll');
      const grows = steps(`stack:${captain}`, 'missing');
      expect(rolls.map(({ at, ms }) => [at, ms])).toEqual(grows.map(({ at, ms }) => [at, ms]));
      for (const [i, { left }] of rolls.entries()) expect(left).toBeCloseTo(grows[i].left ?? Number.NaN, 6);
      expect(rolls[0]).toEqual({ at: 0, ms: 1, left: total });
      expect(rolls.at(-1)?.left).toBe(0);
      expect(rolls.length).toBeGreaterThan(2);
    }
  });

  it('shows every winner a ship of their own between the stacks, her mastheads behind the title and her keel above the rail', () => {
    for (const frame of Object.values(frames))
      for (const count of [1, 2, 3, 4, 5, 6])
        for (let most = 1; most <= Math.min(3, count); most++)
          for (let first = 0; first + most <= count; first++) {
            const winners = Array.from({ length: most }, (_, i) => first + i);
            const plan = ceremonyOf(frame);
            const ships = berthsOf(frame, winners, count);
            const what = `${frame.shape} ${count}: ${winners}`;
            expect(new Set(ships.map(({ x }) => x)).size, what).toBe(most);
            for (const [i, { x, y, scale }] of ships.entries()) {
              expect(y - 377 * scale, what).toBeGreaterThan(plan.title - 60);
              expect(y, what).toBeLessThan(plan.backdrop.rail);
              // Her middle is in the picture, and before nobody's stack.
              expect(x, what).toBeGreaterThan(0);
              expect(x, what).toBeLessThan(frame.width);
              if (frame.shape === 'portrait') continue;
              for (const stack of plan.xs[count][0]) expect(Math.abs(stack - x), what).toBeGreaterThan(100);
              expect(Math.abs(stand(plan, winners[i], count).x - x), what).toBeLessThan(frame.width * 0.9);
            }
          }
  });
});

describe('loading', () => {
  const told = find(4, {}, ({ event }) => event.type === 'CardsLoaded' && event.count === 3);
  const plate = told.event.type === 'CardsLoaded' ? `plate:${told.event.seat}` : '';
  const cues = beatOf(told).cues;

  it('holds up one back as large as a card for each, and lays them on the plate one after the other', () => {
    const backs = cues.filter((cue) => cue.effect?.name === 'load');
    expect(backs.length).toBe(3);
    for (const { effect } of backs) expect(Number(effect?.scale ?? 1)).toBeGreaterThanOrEqual(1);
    const counts = cues.flatMap(({ at, set }) => (set?.piece === plate ? [{ at, backs: set.props.backs }] : []));
    expect(counts.map(({ backs }) => backs)).toEqual([0, 1, 2, 3, 3]);
    for (const [i, { at, effect }] of backs.entries()) expect(counts[i + 1].at).toBe(at + Number(effect?.ms));
  });

  it('turns the nails gold last, and runs three guns out, whatever was loaded', () => {
    const ready = cues.filter((cue) => cue.set?.piece === plate && cue.set.props.ready === true);
    expect(ready.length).toBe(1);
    expect(cues.find((cue) => cue.sound?.name === 'ready')?.at).toBe(ready[0].at);
    const four = find(4, {}, ({ event }) => event.type === 'CardsLoaded' && event.count === 4);
    for (const beat of [beatOf(told), beatOf(four)]) {
      const guns = effects(beat, 'runout');
      expect(guns.length).toBe(3);
      // What begins after a beat is over is not seen.
      for (const { at } of guns) expect(at).toBeLessThanOrEqual(beat.length);
      expect(new Set(guns.map(({ effect }) => effect?.wait)).size).toBe(3);
    }
  });

  it('runs them out beside what is said below the ships, on every shape and for every captain', () => {
    let checked = 0;
    for (const frame of Object.values(frames))
      for (const seats of [2, 3, 4, 5])
        for (let seat = 0; seat < seats; seat++) {
          const { event, before, after } = find(
            seats,
            {},
            ({ event }) => event.type === 'CardsLoaded' && event.seat === seat,
          );
          const guns = effects(script.beat(event, before, after, names, frame), 'runout');
          for (const x of planOf(frame, seats).rows.at(-1)?.xs ?? [])
            for (const { effect } of guns)
              expect(Math.abs(x - Number(effect?.x)), `${frame.shape} ${seat}`).toBeGreaterThan(92);
          checked++;
        }
    expect(checked).toBe(4 * 14);
  });

  it('is the same beat whatever the cards are, and if they are told to nobody', () => {
    const event = told.event as Extract<Told['event'], { type: 'CardsLoaded' }>;
    const known = ['d1/4.1', 'd1/BP.1', 'd1/1.1'];
    const beats = [undefined, known, [...known].reverse()].map((cards) =>
      beatOf({ ...told, event: { ...event, cards } }),
    );
    expect(new Set(beats.map((beat) => JSON.stringify(beat))).size).toBe(1);
  });
});

describe('a storm', () => {
  const swept = find(
    4,
    { storms: true },
    ({ event, after }) =>
      event.type === 'StormStruck' &&
      event.removed.length > 0 &&
      after.line.some(({ ship, fire, kind }) => ship === event.ship && kind === 'treasure' && fire.length === 0),
  );
  const idle = find(
    4,
    { storms: true },
    ({ event }) => event.type === 'StormStruck' && event.removed.length === 0 && event.leader === null,
  );
  const says = ({ event, after }: Told, table = script.layout(after, names, frames.wide)) =>
    event.type === 'StormStruck' && table.get(`ledger:${event.ship}`)?.props.text;

  it('leaves a ledger that says so, until somebody fires again', () => {
    expect(says(swept)).toBe(words().ledger.swept);
    const event = swept.event as Extract<Told['event'], { type: 'StormStruck' }>;
    const set = beatOf(swept).cues.find((cue) => cue.set?.piece === `ledger:${event.ship}`);
    expect(set?.set?.props.text).toBe(words().ledger.swept);
    const after = structuredClone(swept.after);
    const slot = after.line.find(({ ship }) => ship === event.ship);
    if (slot) Object.assign(slot, { leader: 1, strengths: [{ captain: 1, guns: 2, boarding: false }] });
    expect(says({ ...swept, after })).toBe('Bart leads 2');
  });

  it('that found no guns swept nothing', () => {
    expect(says(idle)).toBe(words().ledger.untouched);
  });
});

describe('a ledger', () => {
  it('rolls from what it said to the new total', () => {
    const told = find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.card === '3');
    if (told.event.type !== 'CardPlayed') return;
    const id = `ledger:${told.event.ship}`;
    const cues = beatOf(told).cues;
    const said = script.layout(told.before, names, frames.wide).get(id)?.props;
    const set = cues.find((cue) => cue.set?.piece === id && cue.set.props.was !== undefined);
    expect(set?.set?.props.was).toEqual({ text: said?.text, numbers: said?.numbers });
    expect(cues.some((cue) => cue.tween?.piece === id && cue.tween.from?.roll === 1 && cue.tween.to.roll === 0)).toBe(
      true,
    );
  });
});
