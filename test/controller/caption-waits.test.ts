/**
 * How long words stand: the table does not wait for words, words wait for words. At Calm and Normal a beat begins at once and
 * speaks when the words before it could be read, the table waits only where half the beat would be over by then, and
 * bookkeeping makes nobody wait; at Brisk and Express everything is said at once. A clock of numbers tells.
 */
import { describe, expect, it } from 'vitest';
import type { Caption } from '../../src/controller/beat.ts';
import type { Rank } from '../../src/controller/pacing.ts';
import type { Reel, Script, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { readingTime, type Speed, speeds } from '../../src/controller/speed.ts';

interface Event {
  type: string;
  words: string;
  length: number;
  rank?: Rank;
  /** Words that take their place in the middle of the beat. */
  says?: { at: number; words: string };
}

interface Said {
  words: string;
  at: number;
}

type Controller = SceneController<object, Event>;

const spoken = (words: string): Caption | undefined => (words === '' ? undefined : [{ text: words }]);

const script: Script<object, Event> = {
  tell: () => ({}),
  layout: () => new Map(),
  blank: () => ({}),
  overlap: () => null,
  pacing: { listed: {}, rank: ({ rank = 'plain' }) => rank, told: 10_000 },
  beat: ({ length, words, says }) => ({
    length,
    caption: spoken(words),
    cues: says ? [{ at: says.at, say: [{ text: says.words }] }] : [],
  }),
};

/** A controller whose beats and waits take their time on a clock of our own, and notes of what was said and begun when. */
function clocked() {
  let clock = 0;
  const said: Said[] = [];
  const begun: number[] = [];
  const note = (caption: Caption | null, at: number) => {
    const words = caption?.map(({ text }) => text).join('') ?? '';
    if (said.at(-1)?.words !== words) said.push({ words, at });
  };
  const frame = { shape: 'wide', width: 1920, height: 1080 } as const;
  const room: TablePicture = { frame, onReshape: () => {}, show: () => {}, caption: (caption) => note(caption, clock) };
  const reel: Reel = {
    play: async (beat, _, { factor }) => {
      begun.push(clock);
      for (const { at, say } of beat.cues) if (say && at <= beat.length) note(say, clock + at * factor);
      clock += beat.length * factor;
    },
    wait: async (ms) => {
      clock += ms;
    },
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const controller: Controller = new SceneController(room, reel, script, []);
  controller.show({});
  return { controller, said, begun, now: () => clock };
}

type Plant = (controller: Controller) => void;

/** Tells the events of one action. */
async function tell(speed: Speed, events: Event[], plant: Plant = () => {}) {
  const { controller, said, begun, now } = clocked();
  controller.speed = speed;
  plant(controller);
  await controller.play({ events, view: {} });
  return { said, begun, end: now() };
}

const short = 'Volley 2 of 3';
const long = 'Bart and Calico tie at 7: the 22-point great galleon escapes, and nobody is paid';
const next = 'Anne fires 2 cannons';
const first = (words: string, length: number, rank?: Rank): Event => ({ type: 'First', words, length, rank });
const second = (length: number, rank?: Rank): Event => ({ type: 'Second', words: next, length, rank });

interface Case {
  what: string;
  events: [Event, Event];
  /** Milliseconds at Normal from the first words to the second beat, and to its words; null where they are unsaid. */
  begins: number;
  speaks: number | null;
}

const cases: Case[] = [
  { what: 'was read', events: [first(short, 1400), second(1000)], begins: 1400, speaks: 1400 },
  { what: 'speaks later', events: [first(short, 900), second(1000)], begins: 900, speaks: 1200 },
  { what: 'half of it at most', events: [first(short, 700), second(600)], begins: 900, speaks: 1200 },
  { what: 'waits 900 at most', events: [first(short, 100), second(400)], begins: 800, speaks: 1000 },
  { what: 'a peak stands longer', events: [first(long, 1500, 'peak'), second(1000)], begins: 1500, speaks: 1800 },
  {
    what: 'a short peak is read sooner',
    events: [first('Aye!', 900, 'peak'), second(1000)],
    begins: 900,
    speaks: 1080,
  },
  { what: 'books wait for nobody', events: [first(short, 700), second(300, 'books')], begins: 700, speaks: null },
  {
    what: 'books speak if there is time',
    events: [first(short, 900), second(400, 'books')],
    begins: 900,
    speaks: 1200,
  },
  { what: 'books are soon over', events: [first(short, 300, 'books'), second(1000)], begins: 300, speaks: 600 },
];

/** Everything that is not as it should be, in sentences. */
async function troubles(speed: Speed, plant?: Plant): Promise<string[]> {
  const { factor, waits } = speeds[speed];
  const found: string[] = [];
  for (const { what, events, begins, speaks } of cases) {
    const { said, begun } = await tell(speed, events, plant);
    const at = said.find(({ words }) => words === next)?.at ?? null;
    const whole = events[0].length * factor;
    // Where nothing waits, everything is said at its beginning; Calm is worked out for itself below.
    const wanted = waits === 0 ? { begins: whole, speaks: whole } : { begins, speaks };
    if (begun[1] !== wanted.begins || at !== wanted.speaks)
      found.push(`${what}: begins at ${begun[1]}, speaks at ${at}, not ${wanted.begins} and ${wanted.speaks}`);
  }
  return found;
}

describe('words wait for those before them', () => {
  it('a sentence wants 900 ms and 45 for each letter', () => {
    expect(readingTime(0)).toBe(900);
    expect(readingTime(40)).toBe(2700);
  });

  it.each<Speed>(['normal', 'brisk', 'express'])('%s', async (speed) => {
    expect(await troubles(speed)).toEqual([]);
  });

  it('calm: as long as at Normal, whatever the beats take', async () => {
    const { said, begun } = await tell('calm', [first(short, 500), second(1000)]);
    expect(begun[1]).toBe(700);
    expect(said[1].at).toBe(1200);
  });

  it('words on the way count from when they were said', async () => {
    const asked: Event = { ...first('Who wins?', 1600, 'peak'), says: { at: 1200, words: long } };
    const { said } = await tell('normal', [asked, second(2000)]);
    expect(said.map(({ at }) => at)).toEqual([0, 1200, 1600 + 900]);
  });

  it('words that come too late for what is said on the way are left unsaid', async () => {
    const rolls: Event = { ...second(1000), says: { at: 200, words: 'Anne rolls 5' } };
    const { said } = await tell('normal', [first(short, 900), rolls]);
    expect(said.map(({ words }) => words)).toEqual([short, 'Anne rolls 5']);
  });

  it('what says nothing waits for nothing and takes no words away, and time in it is time to read', async () => {
    const silent: Event = { type: 'Silent', words: '', length: 100 };
    const quiet = await tell('normal', [first(short, 300), silent]);
    expect(quiet.end).toBe(400);
    expect(quiet.said.map(({ words }) => words)).toEqual([short]);
    const between = await tell('normal', [first(short, 300), { ...silent, length: 500 }, second(1000)]);
    expect(between.said[1].at).toBe(1200);
  });

  it('also from one action to the next', async () => {
    const { controller, said } = clocked();
    await controller.play({ events: [first(long, 400)], view: {} });
    await controller.play({ events: [second(1000)], view: {} });
    expect(said.at(-1)?.at).toBe(1200);
  });

  it('a press ends the waiting: nothing waits in a story that is skipped', async () => {
    const { end } = await tell('calm', [first(long, 200), second(300)], (controller) => {
      controller.onBeat = () => controller.skip();
    });
    expect(end).toBeLessThan(900);
  });

  it.each<[string, Speed, Plant]>([
    ['that nobody waits', 'normal', (c) => Object.assign(standingOf(c), { turnOf: () => ({ hold: 0, after: 0 }) })],
    ['words that are forgotten at once', 'normal', (c) => Object.assign(standingOf(c), { say: () => {} })],
    ['a wait at Express', 'express', waitsAs('normal')],
    ['a wait at Brisk', 'brisk', waitsAs('normal')],
  ])('would find: %s', async (_, speed, plant) => {
    expect((await troubles(speed, plant)).length).toBeGreaterThan(2);
  });
});

interface Standing {
  turnOf(beat: object, rank: Rank, length: number, waits: number): object;
}

const standingOf = (controller: Controller): Standing => (controller as unknown as { standing: Standing }).standing;

/** Beats keep their speed, waits are those of another. */
const waitsAs =
  (speed: Speed): Plant =>
  (controller) => {
    const standing = standingOf(controller);
    const real = standing.turnOf.bind(standing);
    standing.turnOf = (beat, rank, length) => real(beat, rank, length, speeds[speed].waits);
  };
