/**
 * How long words stand (decision 18): at Calm and Normal the next words wait for what is missing of their predecessor's
 * reading time, 900 ms at most; at Brisk and Express not at all; words stay until others come. A clock of numbers tells.
 */
import { describe, expect, it } from 'vitest';
import type { Caption } from '../../src/controller/beat.ts';
import type { Reel, Room, Script } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { readingTime, type Speed, speeds } from '../../src/controller/speed.ts';

interface Event {
  type: string;
  words: string;
  length: number;
  /** Words that take their place in the middle of the beat. */
  says?: { at: number; words: string };
}

interface Said {
  words: string | null;
  at: number;
}

type Controller = SceneController<object, Event>;

const spoken = (words: string): Caption | undefined => (words === '' ? undefined : [{ text: words }]);

const script: Script<object, Event> = {
  tell: () => ({}),
  layout: () => new Map(),
  blank: () => ({}),
  overlap: () => null,
  beat: ({ length, words, says }) => ({
    length,
    caption: spoken(words),
    cues: says ? [{ at: says.at, say: [{ text: says.words }] }] : [],
  }),
};

/** A controller whose beats and waits take their time on a clock of our own, and a note of what was said when. */
function clocked() {
  let clock = 0;
  const said: Said[] = [];
  const note = (caption: Caption | null, at: number) => {
    const words = caption?.map(({ text }) => text).join('') ?? null;
    if (said.at(-1)?.words !== words) said.push({ words, at });
  };
  const frame = { shape: 'wide', width: 1920, height: 1080 } as const;
  const room: Room = { frame, onReshape: () => {}, show: () => {}, caption: (caption) => note(caption, clock) };
  const reel: Reel = {
    play: async (beat, _, { factor }) => {
      for (const { at, say } of beat.cues) if (say) note(say, clock + at * factor);
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
  return { controller, said, now: () => clock };
}

/** Tells the events of one action. */
async function tell(speed: Speed, events: Event[], plant: (controller: Controller) => void = () => {}) {
  const { controller, said, now } = clocked();
  controller.speed = speed;
  plant(controller);
  await controller.play({ events, view: {} });
  return { said, end: now() };
}

const short = 'Volley 2 of 3';
const long = 'Bart and Calico tie at 7: the 22-point great galleon escapes, and nobody is paid';
const story = (words: string, length: number): Event[] => [
  { type: 'First', words, length },
  { type: 'Second', words: 'Anne fires 2 cannons', length: 300 },
];

const cases = [
  ...[short, long].flatMap((words) =>
    [200, 700, 1400, 9000].map((length) => ({ words, length, what: 'from its beginning', says: undefined })),
  ),
  { words: 'Who wins?', length: 1600, what: 'said on the way', says: { at: 1200, words: long } },
];

/** Everything that is not as decision 18 has it, in sentences. */
async function troubles(speed: Speed, plant?: (controller: Controller) => void): Promise<string[]> {
  const { factor } = speeds[speed];
  const patient = speed === 'calm' || speed === 'normal';
  const found: string[] = [];
  for (const { words, length, says } of cases) {
    const [first, second] = story(words, length);
    const { said } = await tell(speed, [{ ...first, says }, second], plant);
    const read = says?.words ?? words;
    const index = said.findIndex((each) => each.words === read);
    if (index < 0 || said.length !== index + 2) {
      found.push(`${length}: said ${said.map((each) => each.words).join(' / ')}`);
      continue;
    }
    const stood = said[index + 1].at - said[index].at;
    const played = (length - (says?.at ?? 0)) * factor;
    const wanted = played + (patient ? Math.max(0, Math.min(900, 900 + 45 * read.length - played)) : 0);
    if (Math.abs(stood - wanted) > 0.5) found.push(`${length} "${read}": stood ${stood}, not ${wanted}`);
  }
  return found;
}

describe('words wait for those before them', () => {
  it('a sentence wants 900 ms and 45 for each letter', () => {
    expect(readingTime(0)).toBe(900);
    expect(readingTime(40)).toBe(2700);
  });

  for (const speed of Object.keys(speeds) as Speed[])
    it(`${speed}: ${speeds[speed].waits === 0 ? 'not at all' : '900 ms at most'}`, async () => {
      expect(await troubles(speed)).toEqual([]);
    });

  it('what was read long enough is not waited for, and what says nothing waits for nothing and takes no words away', async () => {
    const silent: Event = { type: 'Silent', words: '', length: 100 };
    const [first, second] = story(short, 300);
    const quiet = await tell('normal', [first, silent]);
    expect(quiet.end).toBe(400);
    expect(quiet.said.map(({ words }) => words)).toEqual([short]);
    const slow = await tell('normal', [first, { ...silent, length: 4000 }, second]);
    expect(slow.end).toBe(4600);
    // Time in silent beats counts as time to read.
    const between = await tell('normal', [first, { ...silent, length: 500 }, second]);
    expect(between.said[1].at).toBe(readingTime(short.length));
  });

  it('also from one action to the next', async () => {
    const { controller, said } = clocked();
    const [first, second] = story(long, 400);
    await controller.play({ events: [first], view: {} });
    await controller.play({ events: [second], view: {} });
    expect(said.at(-1)?.at).toBe(400 + 900);
  });

  it('a press ends the waiting: nothing waits in a story that is skipped', async () => {
    const { end } = await tell('calm', story(long, 200), (controller) => {
      controller.onBeat = () => controller.skip();
    });
    expect(end).toBeLessThan(900);
  });

  it.each<[string, Speed, (controller: Controller) => void]>([
    ['that nobody waits at Normal', 'normal', (c) => Object.assign(c, { letRead: async () => {} })],
    ['that nobody waits at Calm', 'calm', (c) => Object.assign(c, { letRead: async () => {} })],
    ['a wait that takes the speed of another', 'brisk', asIfNormal],
    ['a wait at Express', 'express', asIfNormal],
    ['words that are forgotten at once', 'normal', (c) => Object.assign(c, { stage: withoutWords(c) })],
  ])('would find: %s', async (_, speed, plant) => {
    expect((await troubles(speed, plant)).length).toBeGreaterThan(2);
  });
});

/** Beats keep their speed, waits are those of Normal. */
function asIfNormal(controller: Controller): void {
  const own = controller as unknown as { letRead(): Promise<void> };
  const read = own.letRead.bind(controller);
  own.letRead = async () => {
    const { speed } = controller;
    controller.speed = 'normal';
    await read();
    controller.speed = speed;
  };
}

function withoutWords(controller: Controller) {
  const own = controller as unknown as { stage(event: Event, beat: unknown): Promise<void>; lastCaption: unknown };
  const real = own.stage.bind(controller);
  return async (event: Event, beat: unknown) => {
    await real(event, beat);
    own.lastCaption = null;
  };
}
