/** The last things that went wrong: a short list without names or cards, kept over a new start. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Mishaps, mishaps, watchForFaults } from '../../src/app/mishaps.ts';
import { staged } from '../../src/stage/index.ts';
import { shelf } from './shelf.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A fault at this place of the built page. */
function faultAt(place: string, sentence = 'Anne holds the ten of hearts'): TypeError {
  const fault = new TypeError(sentence);
  fault.stack = `TypeError: ${sentence}\n    at tell (http://127.0.0.1:4747/assets/${place})\n    at run (x.js:1:1)`;
  return fault;
}

it.each(['beat', 'tell'] as const)(
  'a beat that fails (%s) is skipped, the game goes on, and it is one of them',
  async (part) => {
    const house = await openSilentHouse({ query: '?game=korsar' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { script } = staged('korsar');
    // The first event that comes cannot be told, however often it is tried: it is looked at before its turn as well.
    let bad: { type: string } | null = null;
    const real = script[part] as (...all: unknown[]) => unknown;
    vi.spyOn(script, part).mockImplementation(((...all: unknown[]) => {
      const event = all.find((each) => typeof (each as { type?: unknown } | null)?.type === 'string') as {
        type: string;
      };
      bad ??= event;
      if (event !== bad) return real.apply(script, all);
      throw faultAt(`korsar-${part}.js:7:8`);
    }) as never);
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(mishaps.latest[0]).toMatchObject({
      kind: 'beat',
      what: bad!.type,
      where: `korsar-${part}.js:7:8`,
      times: 1,
    });
  },
);

describe('mishaps', () => {
  it('say what failed and where, and nothing of what was said', () => {
    const place = shelf();
    const mishaps = new Mishaps();
    mishaps.keepOn(place);
    mishaps.note('beat', 'CardPlayed', faultAt('main-a1B2.js:1:234'), 5);
    mishaps.note('fault', 'Anne Bonny has it', faultAt('main-a1B2.js:9:9'), 6);
    expect(mishaps.latest).toEqual([
      { at: 6, kind: 'fault', what: 'Error', where: 'main-a1B2.js:9:9', times: 1 },
      { at: 5, kind: 'beat', what: 'CardPlayed', where: 'main-a1B2.js:1:234', times: 1 },
    ]);
    expect(place.text).not.toMatch(/Anne|hearts/);
  });

  it('from before there was a shelf are kept as well', () => {
    const place = shelf();
    const early = new Mishaps();
    early.note('fault', 'TypeError', faultAt('main-a1B2.js:2:3'), 4);
    early.keepOn(place);
    const later = new Mishaps();
    later.keepOn(place);
    expect(later.latest).toEqual(early.latest);
    expect(later.latest).toHaveLength(1);
  });

  it('of one kind at one place are one line', () => {
    const mishaps = new Mishaps();
    for (let at = 0; at < 500; at++) mishaps.note('beat', 'CardPlayed', faultAt('main.js:1:1'), at);
    expect(mishaps.latest).toMatchObject([{ times: 500, at: 499 }]);
  });

  it('are sixty at most, over any number of starts', () => {
    const place = shelf();
    for (let start = 0; start < 5; start++) {
      const mishaps = new Mishaps();
      mishaps.keepOn(place);
      for (let n = 0; n < 100; n++) mishaps.note('beat', 'CardPlayed', faultAt(`main.js:${start}:${n}`), n);
      expect(mishaps.latest).toHaveLength(60);
    }
    expect(place.text!.length).toBeLessThan(10_000);
  });

  it('that cannot be read are none', () => {
    for (const text of ['{', '{}', '[1,null,{"at":1}]', '[{"at":1,"kind":"x","what":"A","where":"","times":1}]']) {
      const mishaps = new Mishaps();
      mishaps.keepOn(shelf(text));
      expect(mishaps.latest).toEqual([]);
    }
  });

  it('are all faults that nobody catches', () => {
    const mishaps = new Mishaps();
    const page = new EventTarget();
    watchForFaults(page as Window, mishaps);
    page.dispatchEvent(Object.assign(new Event('error'), { error: faultAt('a.js:1:2') }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: faultAt('b.js:3:4') }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
    expect(mishaps.latest.map(({ what, where }) => `${what} ${where}`.trim())).toEqual([
      'Error',
      'TypeError b.js:3:4',
      'TypeError a.js:1:2',
    ]);
  });
});
