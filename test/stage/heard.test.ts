/** What is heard at every table: each cue that a beat names exists, is the game's to use, and is seen as well as heard. */
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { type Beat, type Cue, tailOf } from '../../src/controller/beat.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame, fetchSamples, staged, stagedGames } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type GameEvent, redact } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { type CueName, cues, houseStrips, stripNames } from '../../src/stage/sound/cues.ts';
import { seenWithHouseSound } from '../../src/stage/sound/seen-with-sound.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { factsOf } from '../facts/index.ts';
import { times } from '../how-much.ts';

/** Cues of the shell: heard because a hand moved or a curtain did, not because a game did. */
const shell = ['focus-move', 'press', 'refuse', 'curtain-open', 'curtain-close', 'creak', 'gull', 'cannon'];

/** Where chance alone rarely comes to an end: a small sea full of ships, and one where a single chest is enough. */
const smallSea = (navyShips: number, chestsToEscape: number) => ({
  turnLimit: 60,
  shot: 'upTo',
  map: 'short-voyage',
  counts: { chests: 6, chestsToEscape, maxChestsPerIsland: 2, navyShips, openGarrisons: 5, closedGarrisons: 6 },
  autoSetup: true,
  rounds: 2,
});
const endings: Readonly<Record<string, readonly object[]>> = { yellowbeard: [smallSea(8, 3), smallSea(2, 1)] };

interface Heard {
  event: GameEvent;
  beat: Beat;
  tense: boolean;
}

/** A random game as the room is told it. */
function* told(id: string, seats: number, options: object, seed: string): Generator<Heard> {
  const game = games[id];
  const { script, tense } = staged(id);
  const chosen = v.parse(game.options, { ...factsOf[id]?.limits, ...options });
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const names = emblems.slice(0, seats).map(({ name }) => name);
  let events: GameEvent[] = [];
  const emit = (event: GameEvent) => events.push(event);
  const state = game.setup(seats, chosen, dice, {}, emit);
  let before = script.blank(game.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const after = script.tell(before, event);
      const beat = script.beat(event, before, after, names, frames.wide);
      yield { event, beat, tense: tense?.(after) ?? false };
      before = after;
    }
    events = [];
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    game.play(state, seat, pick(game.legal(state, seat), choice), emit, dice);
  }
}

/** Whether something moves, appears, changes or shines within 300 ms of this moment. */
function isSeen(beat: Beat, at: number): boolean {
  const near = 300;
  const visible = ({ tween, effect, enter, leave, set, camera, hold }: Cue) =>
    tween ?? effect ?? enter ?? leave ?? set ?? camera ?? hold;
  return beat.cues.some((cue) => {
    if (!visible(cue)) return false;
    const ms = cue.tween?.ms ?? cue.camera?.ms ?? 0;
    return cue.at - near <= at && at <= cue.at + ms + near;
  });
}

const everUsed = new Set<string>(shell);

for (const id of Object.keys(stagedGames)) {
  await fetchGame(id);
  describe(id, () => {
    const used = new Set<string>();
    let drummed = 0;
    const sides: number[] = [];
    const faults = new Set<string>();
    const game = games[id];
    const own = Object.entries(cues).flatMap(([name, { strip }]) => (strip === id ? [name] : []));
    const lacks = () => own.filter((name) => !used.has(name));

    function listen(seats: number, options: object, seed: string): void {
      let tense = false;
      for (const heard of told(id, seats, options, seed)) {
        tense ||= heard.tense;
        const { event, beat } = heard;
        for (const { at, sound } of beat.cues) {
          if (!sound) continue;
          used.add(sound.name);
          const cue = Object.hasOwn(cues, sound.name) ? cues[sound.name as CueName] : null;
          if (!cue) faults.add(`${event.type} asks for ${sound.name}, which does not exist`);
          else if (!houseStrips.includes(cue.strip) && cue.strip !== id)
            faults.add(`${event.type} asks for ${sound.name} of ${cue.strip}, which is not loaded here`);
          sides.push(sound.pan ?? 0);
          if (Math.abs(sound.pan ?? 0) > 1) faults.add(`${event.type} pans ${sound.name} to ${sound.pan}`);
          if (at > tailOf(beat)) faults.add(`${event.type} sounds ${sound.name} after its end`);
          if (!isSeen(beat, at) && !beat.caption) faults.add(`${event.type}: nothing is seen with ${sound.name}`);
        }
      }
      if (tense) drummed++;
    }

    for (const seats of seatCounts(game))
      it(`${seats} seats: every sound exists, belongs here and has something to be seen with it`, () => {
        const sets = optionSets(game, seats);
        // A stride through the option sets: all of them are walked by some number of seats.
        for (let n = 0; n < times(3, 6); n++)
          listen(seats, sets[(n * 5 + seats) % sets.length].options, `heard ${seats} ${n}`);
        expect([...faults]).toEqual([]);
      });

    it('uses every cue of its own', () => {
      const lively = endings[id];
      for (let n = 0; lively && n < 40 && (lacks().length > 0 || drummed === 0); n++)
        listen(3, lively[n % lively.length], `ending ${n}`);
      for (const name of used) everUsed.add(name);
      expect(lacks()).toEqual([]);
      expect([...faults]).toEqual([]);
    });

    it('is heard from where it happens: from both sides and from the middle', () => {
      expect(Math.min(...sides)).toBeLessThan(-0.3);
      expect(Math.max(...sides)).toBeGreaterThan(0.3);
      expect(sides.some((pan) => Math.abs(pan) < 0.1)).toBe(true);
      expect(new Set(sides.map((pan) => pan.toFixed(2))).size).toBeGreaterThan(4);
    });

    it('grows tense in some games', () => {
      expect(drummed).toBeGreaterThan(0);
    });
  });
}

describe('every cue', () => {
  it('has a visible twin, told where the cue belongs', async () => {
    const games = stripNames.filter((strip) => !houseStrips.includes(strip));
    const told = [
      { strips: houseStrips, seen: seenWithHouseSound() },
      ...(await Promise.all(
        games.map(async (game) => ({ strips: [game], seen: (await fetchSamples(game)).seenWithSound ?? {} })),
      )),
    ];
    for (const { strips, seen } of told) {
      const own = Object.entries(cues).flatMap(([name, cue]) => (strips.includes(cue.strip) ? [name] : []));
      expect(Object.keys(seen).sort(), strips.join()).toEqual(own.sort());
      for (const sentence of Object.values(seen)) expect(sentence.length).toBeGreaterThan(10);
    }
  });

  it('belongs to a game that is there or to all', () => {
    expect(new Set(stripNames)).toEqual(new Set([...houseStrips, ...Object.keys(games)]));
  });

  afterAll(() => {
    const common = Object.entries(cues).flatMap(([name, { strip }]) => (strip === 'common' ? [name] : []));
    const idle = common.filter((name) => !everUsed.has(name));
    if (idle.length > 0) console.info(`Common cues that no table uses: ${idle.join(', ')}.`);
  });
});
