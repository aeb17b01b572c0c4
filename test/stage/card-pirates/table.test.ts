/** The table of Card Pirates, without pictures: every event has its beat on every shape, and betrays nothing. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planFor, tileBox } from '../../../src/presentation/card-pirates/layout/plan.ts';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Event, View } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { traits } from '../../../src/stage/card-pirates/effects/traits.ts';
import { houseTraits } from '../../../src/stage/effects/traits.ts';
import { cues as sounds } from '../../../src/stage/sound/cues.ts';
import { expressBeat } from '../../../src/stage/telling/express-beat.ts';
import { reducedMotion } from '../../../src/stage/telling/reduced-motion.ts';
import { plain } from '../../../src/words/message.ts';
import { few, outermost } from '../../how-much.ts';

const all = { hiddenCards: true, treacherousSeas: true, randomIslands: true, simplePolitics: true };
const ways: [number, object][] = [
  ...[1, 2, 3, 4].map((seats): [number, object] => [seats, {}]),
  [2, all],
  [3, { ...all, advancedSailing: true }],
  [4, { treacherousSeas: true }],
  [1, all],
  [2, { middleStart: true }],
];
const names = ['Anne', 'Bart', 'Calico', 'Mary'];

/** Every event of a random game with the views around it. */
function* story(seats: number, chosen: object, seed: string) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const options = v.parse(cardPirates.options, { turnCap: 40, ...chosen });
  const state = cardPirates.setup(seats, options, dice, {}, emit);
  let view: View = script.blank(cardPirates.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const before = view;
      view = script.tell(view, event);
      yield { event, before, after: view };
    }
    events = [];
    const seat = cardPirates.toAct(state)[0];
    if (seat === undefined) return;
    const actions = cardPirates.legal(state, seat).filter(({ type }) => type !== 'takeBack');
    cardPirates.play(state, seat, pick(actions, choice), emit, dice);
  }
}

/** With every square of the board, the ring included. */
function opening(seats: number, options: object): View {
  for (const { event, after } of story(seats, options, 'places')) if (event.type === 'TurnBegan') return after;
  throw new Error('No turn began.');
}

/** Told by the light that moves on; everything else says a sentence. */
const silent = new Set(['TurnBegan', 'TurnEnded']);

/** What is said while ships come to their berths: a run of beats that overlap has the sentence of the first. */
function berths(seats: number, options: object): string[] {
  const said: string[] = [];
  let last: Event | null = null;
  for (const { event, before, after } of story(seats, options, 'berths')) {
    if (event.type === 'TurnBegan') break;
    const goesOn = last !== null && script.overlap(last, event) !== null;
    if (event.type === 'ShipPlaced' && !goesOn)
      said.push(plain(script.beat(event, before, after, names, frames.wide).caption ?? []));
    last = event;
  }
  return said;
}

it('ships that come at once are all named, ships that come one by one each', () => {
  expect(berths(3, {})).toEqual(['Anne, Bart and Calico start, each at their own island']);
  expect(berths(1, {})).toEqual([expect.stringMatching(/^Anne starts at \w+ Isle$/)]);
  expect(berths(2, { middleStart: true })).toEqual(['All ships start in the middle']);
  const picked = berths(2, { randomIslands: true });
  expect(picked).toHaveLength(2);
  for (const name of ['Anne', 'Bart']) expect(picked.join()).toMatch(new RegExp(`${name} starts at \\w+ Isle`));
});

describe('the table of Card Pirates', () => {
  const told = new Set<string>();
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: a beat for every event, its pieces known, its sounds there`, () => {
      for (const frame of few(2, outermost(Object.values(frames)))) {
        for (const { event, before, after } of story(seats, options, `beats ${frame.shape}`)) {
          const beat = script.beat(event, before, after, names, frame);
          told.add(event.type);
          expect(beat.length).toBeLessThan(16_000);
          if (!silent.has(event.type)) expect(plain(beat.caption ?? []), event.type).not.toMatch(/^$|[{}]/);
          const there = new Set([
            ...script.layout(before, names, frame).keys(),
            ...script.layout(after, names, frame).keys(),
          ]);
          for (const { tween, sound, enter, effect, set, leave, hold } of beat.cues) {
            for (const id of [tween?.piece, enter, set?.piece, leave, hold?.piece])
              if (id) expect(there, event.type).toContain(id);
            if (sound) expect(Object.keys(sounds), event.type).toContain(sound.name);
            if (effect) expect(Number.isFinite(effect.x + effect.y)).toBe(true);
          }
        }
      }
    });
  }

  it('and these games had every event there is, but the rarest', () => {
    for (const type of [
      ...['GameStarted', 'SeaLaid', 'IslandMoved', 'ShipPlaced', 'SeaShifted', 'HandsDealt', 'TurnBegan', 'CardDrawn'],
      ...['TreasureBuried', 'CrewSpent', 'CardSetAside', 'ShipSailed', 'ShipDrifted', 'StormFormed', 'IslandLanded'],
      ...['IslandExchanged', 'CardsDugUp', 'StormEntered', 'StormToll', 'BattleJoined', 'AttackCommitted'],
      ...['DefenceCommitted', 'BattleRevealed', 'CasualtiesLost', 'BattleResolved', 'CardsPlundered', 'CardGiven'],
      ...['TurnEnded', 'VoyageEnded', 'GameEnded'],
    ])
      expect(told).toContain(type);
  });

  it('a landing is told the same whatever hand lands: as long, with the same words and sounds', () => {
    let landings = 0;
    for (let n = 0; n < 12; n++) {
      for (const { event, before, after } of story(3, {}, `landing ${n}`)) {
        if (event.type !== 'IslandLanded' || event.others.length > 0) continue;
        landings++;
        const beat = script.beat(event, before, after, names, frames.wide);
        const jack = { ...event, card: `J${event.suit}` };
        const closed = script.beat(jack, before, script.tell(before, jack), names, frames.wide);
        expect(closed.length).toBe(beat.length);
        expect(closed.caption).toEqual(beat.caption);
        expect(closed.cues.filter(({ sound }) => sound)).toEqual(beat.cues.filter(({ sound }) => sound));
      }
    }
    expect(landings).toBeGreaterThan(10);
  });

  it('what lies face down is drawn from its square and the number of cards, never from a card', () => {
    for (const { after } of story(3, { hiddenCards: true }, 'hidden')) {
      if (after.standings) continue;
      for (const { id, kind, props } of script.layout(after, names, frames.wide).values()) {
        if (kind !== 'card-pirates-tile') continue;
        const square = after.squares.find((each) => `sea:${each.square}` === id);
        expect(Object.keys(props).sort()).toEqual(['bare', 'chart', 'faceDown', 'faceUp', 'island', 'spare', 'storm']);
        expect(props.spare).toBe(square?.island === null);
        expect(props.faceUp).toEqual([]);
        expect(props.faceDown).toBe(square?.faceDown);
      }
    }
  });

  it('lies in one light: the edges of its sea are in the shade, and nothing else is', () => {
    for (const frame of Object.values(frames)) {
      const table = [...script.layout(opening(4, {}), names, frame).values()];
      const [ground, light, ...others] = table.sort((a, b) => a.depth - b.depth);
      expect(ground.kind).toBe('card-pirates-water');
      expect(light.props).toEqual({ picture: 'vignette' });
      for (const { depth } of others) expect(depth).toBeGreaterThan(light.depth);
    }
  });

  it('crew that is shown once is shown with reduced motion as well, without a way', () => {
    for (const { event, before, after } of story(2, { hiddenCards: true }, 'once')) {
      if (event.type !== 'CrewSpent') continue;
      const told = script.beat(event, before, after, names, frames.wide);
      const beat = reducedMotion(told, () => undefined, { ...houseTraits, ...traits });
      const shown = beat.cues.flatMap(({ effect }) => (effect?.name === 'shown' ? [effect] : []));
      expect(shown.map(({ card }) => card)).toEqual([event.card]);
      expect([shown[0].x, shown[0].y]).toEqual([shown[0].tx, shown[0].ty]);
      return;
    }
    throw new Error('No crew was spent.');
  });

  it('the board keeps off the plates, the meter and the stack on every shape, with the ring and without', () => {
    for (const frame of Object.values(frames)) {
      for (const [seats, options] of ways) {
        for (const view of [opening(seats, options)]) {
          const plan = planFor(view, frame);
          const { w, h } = plan.plate;
          const others = [...plan.plates.map((at) => ({ ...at, w, h })), plan.meter, plan.stack];
          for (const { square } of view.squares) {
            const box = tileBox(plan, square);
            expect(box.y).toBeGreaterThan(100);
            expect(box.y + box.h).toBeLessThan(plan.tray.y);
            for (const other of others) {
              const apart = box.x + box.w <= other.x || other.x + other.w <= box.x || box.y + box.h <= other.y;
              expect(apart || other.y + other.h <= box.y, `${square} ${frame.shape}`).toBe(true);
            }
          }
        }
      }
    }
  });
});

describe('a battle that is decided', () => {
  /** Every battle of a few games, and the same with totals that are as far apart as they can be. */
  const fights = [1, 2, 3, 4, 5, 6].flatMap((n) =>
    [...story(4, {}, `slaughter ${n}`)].flatMap(({ event, before }) => {
      if (event.type !== 'BattleRevealed' || event.attackTotal === event.defenceTotal) return [];
      const slaughters = [
        [24, 2],
        [3, 15],
      ].map(([attackTotal, defenceTotal]) => ({ ...event, attackTotal, defenceTotal }));
      return [event, ...slaughters].map((fought) => {
        const won = fought.attackTotal > fought.defenceTotal;
        const margin = Math.abs(fought.attackTotal - fought.defenceTotal);
        const [winner, loser] = won ? [fought.attacker, fought.defender] : [fought.defender, fought.attacker];
        const after = script.tell(before, fought);
        const beat = script.beat(fought, before, after, names, frames.wide);
        return { beat, before, after, margin, winner, loser, hulk: `brig:${won ? 'defender' : 'attacker'}` };
      });
    }),
  );

  it('costs a mast and a shout from a margin of eight on, slow motion from twelve on, and not before', () => {
    expect(new Set(fights.map(({ margin }) => margin >= 12)).size).toBe(2);
    for (const { beat, margin, hulk, winner } of fights) {
      const masts = beat.cues.filter(({ tween }) => tween?.to.mast !== undefined);
      expect(masts.map(({ tween }) => tween?.piece)).toEqual(margin >= 8 ? [hulk] : []);
      expect(beat.cues.some(({ slow }) => slow)).toBe(margin >= 12);
      const shouts = beat.cues.filter(({ sound }) => sound?.name.startsWith('shout'));
      expect(shouts.map(({ sound }) => sound?.name)).toEqual(margin >= 8 ? [`shout-${winner + 1}`] : []);
    }
  });

  it('has the mast down at once, and nothing slow, where nothing may move', () => {
    for (const { beat, before, margin } of fights.filter((fight) => fight.margin >= 8)) {
      const from = script.layout(before, names, frames.wide);
      const calm = reducedMotion(beat, (id) => from.get(id), { ...houseTraits, ...traits });
      const masts = calm.cues.filter(({ tween }) => tween?.to.mast !== undefined);
      expect(
        masts.map(({ tween }) => tween?.ms),
        String(margin),
      ).toEqual([1]);
      const spare = expressBeat(beat, { ...houseTraits, ...traits });
      for (const { cues } of [calm, spare]) expect(cues.some(({ slow }) => slow)).toBe(false);
    }
  });

  it('leaves no line on the plate of the beaten that says how they stand', () => {
    for (const { after, winner, loser } of fights) {
      const table = script.layout(after, names, frames.wide);
      expect(table.get(`plate:${loser}`)?.props.status).toBe('');
      expect(table.get(`plate:${winner}`)?.props.status).not.toBe('');
    }
  });
});
