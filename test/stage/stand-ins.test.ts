/**
 * Every effect has its stand-in where not everything may move: the compiler asks for a line here for each name in the
 * registries, and the beats of random games are asked whether it is true. At Plain an effect is its own stand-in: the
 * gallery's test draws all of them on a canvas without shaders.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Beat, Cue } from '../../src/controller/beat.ts';
import type { EffectName } from '../../src/controller/drawn.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type GameEvent, redact } from '../../src/rules/game.ts';
import { type GameId, games } from '../../src/rules/index.ts';
import { traits as cardPirates } from '../../src/stage/card-pirates/effects/traits.ts';
import type { TraitsByName } from '../../src/stage/effects/effect.ts';
import { houseTraits } from '../../src/stage/effects/traits.ts';
import { traits as korsar } from '../../src/stage/korsar/effects/traits.ts';
import { expressBeat } from '../../src/stage/telling/express-beat.ts';
import { reducedMotion } from '../../src/stage/telling/reduced-motion.ts';
import { traits as treasureFleet } from '../../src/stage/treasure-fleet/effects/traits.ts';
import { traits as yellowbeard } from '../../src/stage/yellowbeard/effects/traits.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { factsOf } from '../facts/index.ts';
import { few, outermost, thorough, times } from '../how-much.ts';

/**
 * Whatever tells the same in the same beat: the effect itself, maybe as a picture that stands; another effect that takes its
 * place; or pieces and words, which change and are said all the same.
 */
type StandIn = 'itself' | 'badge' | 'line' | 'told';

/** Stand-ins with reduced motion and at Express. */
const standIns: Readonly<Record<EffectName, readonly [still: StandIn, express: StandIn]>> = {
  anchor: ['told', 'itself'],
  back: ['told', 'itself'],
  badge: ['told', 'itself'],
  ball: ['line', 'itself'],
  boat: ['told', 'itself'],
  bolt: ['told', 'itself'],
  brig: ['told', 'itself'],
  coins: ['told', 'told'],
  column: ['told', 'told'],
  confetti: ['told', 'told'],
  count: ['itself', 'itself'],
  crumble: ['told', 'itself'],
  dim: ['told', 'told'],
  dust: ['told', 'told'],
  fanned: ['itself', 'told'],
  flash: ['told', 'itself'],
  fog: ['told', 'told'],
  fuse: ['told', 'told'],
  gain: ['itself', 'told'],
  gate: ['told', 'itself'],
  glass: ['itself', 'told'],
  gloom: ['told', 'told'],
  glow: ['told', 'itself'],
  grapnel: ['line', 'itself'],
  hats: ['told', 'told'],
  heap: ['told', 'told'],
  lantern: ['told', 'itself'],
  line: ['told', 'itself'],
  load: ['told', 'itself'],
  looms: ['told', 'told'],
  muzzle: ['told', 'itself'],
  outline: ['told', 'itself'],
  pips: ['itself', 'itself'],
  played: ['told', 'itself'],
  pop: ['told', 'itself'],
  puffs: ['told', 'told'],
  quill: ['told', 'itself'],
  ring: ['told', 'told'],
  runout: ['told', 'itself'],
  scales: ['itself', 'itself'],
  shake: ['told', 'told'],
  sheen: ['told', 'told'],
  shout: ['itself', 'itself'],
  shown: ['itself', 'itself'],
  smoke: ['told', 'told'],
  spill: ['told', 'told'],
  splash: ['told', 'told'],
  splinters: ['told', 'told'],
  spyglass: ['itself', 'told'],
  sums: ['itself', 'itself'],
  storm: ['badge', 'itself'],
  strokes: ['told', 'told'],
  touch: ['told', 'itself'],
  wake: ['told', 'itself'],
  ward: ['badge', 'itself'],
  whirl: ['badge', 'itself'],
  wisp: ['badge', 'itself'],
  wreckage: ['told', 'told'],
};

/** Effects that no beat of a random game names: they stand for others, answer a finger, or come once in many games. */
const elsewhere: readonly EffectName[] = ['badge', 'glow', 'line', 'outline', 'touch', 'wreckage'];

interface Told {
  event: GameEvent;
  beat: Beat;
  still: Beat;
  express: Beat;
}

/** A random game as the room is told it, with the two other ways to tell each beat. */
function* told(id: string, seats: number, options: object, seed: string): Generator<Told> {
  const game = games[id];
  const { script } = staged(id);
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const names = emblems.slice(0, seats).map(({ name }) => name);
  let events: GameEvent[] = [];
  const emit = (event: GameEvent) => events.push(event);
  const state = game.setup(seats, v.parse(game.options, { ...factsOf[id]?.limits, ...options }), dice, {}, emit);
  let before = script.blank(game.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const after = script.tell(before, event);
      const beat = script.beat(event, before, after, names, frames.wide);
      const from = script.layout(before, names, frames.wide);
      yield {
        event,
        beat,
        still: reducedMotion(beat, (piece) => from.get(piece), traits[id]),
        express: expressBeat(beat, traits[id]),
      };
      before = after;
    }
    events = [];
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    game.play(state, seat, pick(game.legal(state, seat), choice), emit, dice);
  }
}

/** Traits of every game, without its drawing. */
const own: Readonly<Record<GameId, TraitsByName>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};
const traits = Object.fromEntries(Object.entries(own).map(([id, each]) => [id, { ...houseTraits, ...each }]));
for (const id of Object.keys(stagedGames)) await fetchGame(id);

const named = (beat: Beat, name: string): Cue[] => beat.cues.filter(({ effect }) => effect?.name === name);

/** Whether the beat still tells something: a sentence, a piece that changes, or another effect. */
const tells = (beat: Beat): boolean =>
  beat.caption !== undefined ||
  beat.cues.some(({ effect, tween, set, enter, leave, say }) => effect ?? tween ?? set ?? enter ?? leave ?? say);

function standsIn(how: StandIn, name: EffectName, beat: Beat, instead: Beat): boolean {
  if (how === 'told') return tells(instead) && named(instead, name).length === 0;
  return named(instead, how === 'itself' ? name : how).length >= (how === 'itself' ? named(beat, name).length : 1);
}

const met = new Set<string>();

/** A small sea full of ships where a single chest is enough: chance alone rarely comes to an end on a large one. */
const smallSea = {
  turnLimit: 60,
  shot: 'upTo',
  map: 'short-voyage',
  counts: { chests: 6, chestsToEscape: 1, maxChestsPerIsland: 2, navyShips: 2, openGarrisons: 5, closedGarrisons: 6 },
  autoSetup: true,
  rounds: 2,
};
const rare: Readonly<Record<string, readonly object[]>> = { yellowbeard: [smallSea] };

/** Tells random games and lists every effect for which nothing stands. */
function faultsOf(id: string, seats: number, options: object, seed: string): Set<string> {
  const faults = new Set<string>();
  for (const { event, beat, still, express } of told(id, seats, options, seed))
    for (const name of new Set(beat.cues.flatMap(({ effect }) => effect?.name ?? []))) {
      met.add(name);
      const [calm, quick] = standIns[name];
      if (!standsIn(calm, name, beat, still))
        faults.add(`${event.type}: with reduced motion nothing stands for ${name}`);
      if (!standsIn(quick, name, beat, express)) faults.add(`${event.type}: at Express nothing stands for ${name}`);
    }
  return faults;
}

describe.each(Object.keys(stagedGames))('every effect of %s', (id) => {
  it('has its stand-in with reduced motion and at Express', () => {
    const game = games[id];
    for (const seats of few(1, outermost(seatCounts(game)))) {
      const sets = optionSets(game, seats);
      for (let n = 0; n < times(1, 4); n++)
        expect([...faultsOf(id, seats, sets[(n * 5 + 1) % sets.length].options, `stand ${seats} ${n}`)]).toEqual([]);
    }
    for (const options of thorough ? (rare[id] ?? []) : [])
      for (let n = 0; n < 12; n++) expect([...faultsOf(id, 3, options, `rare ${n}`)]).toEqual([]);
  });
});

it('every name of the registries has its line, and in the long run each was met that does not come elsewhere', () => {
  expect(new Set(Object.keys(standIns))).toEqual(new Set(Object.values(traits).flatMap((each) => Object.keys(each))));
  const all = Object.keys(standIns).filter((name) => !elsewhere.includes(name as EffectName));
  if (thorough) expect(all.filter((name) => !met.has(name))).toEqual([]);
});

it('an effect for which nothing stands would be found', () => {
  const lone: Beat = { length: 500, cues: [{ at: 0, effect: { name: 'muzzle', x: 0, y: 0 } }] };
  expect(
    standsIn(
      'told',
      'muzzle',
      lone,
      reducedMotion(lone, () => undefined, houseTraits),
    ),
  ).toBe(false);
  const line: Beat = { length: 500, cues: [{ at: 0, effect: { name: 'ball', x: 0, y: 0 } }] };
  expect(
    standsIn(
      'line',
      'ball',
      line,
      reducedMotion(line, () => undefined, houseTraits),
    ),
  ).toBe(true);
  expect(
    standsIn(
      'line',
      'ball',
      line,
      reducedMotion(line, () => undefined, { ball: {} }),
    ),
  ).toBe(false);
});
