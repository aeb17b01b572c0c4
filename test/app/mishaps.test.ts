/** The last things that went wrong: a short list without names or cards, kept over a new start. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { careOf } from '../../src/app/operator/care.ts';
import { Mishaps, mishaps, watchForFaults } from '../../src/app/page/mishaps.ts';
import { staged } from '../../src/presentation/index.ts';
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

describe('a clock that leaps', () => {
  const minute = 60_000;

  it.each([
    ['back by three weeks', -21 * 1440 * minute, ['back', 21 * 1440 * minute]],
    ['ahead by ten years', 3650 * 1440 * minute, ['ahead', 3650 * 1440 * minute]],
    ['ahead by a night, which may have been slept', 480 * minute, ['aheadOrAsleep', 480 * minute]],
    ['ahead by two minutes', 2 * minute, ['aheadOrAsleep', 2 * minute]],
    ['back by an hour', -60 * minute, ['back', 60 * minute]],
  ])('is told: %s', (_, by, [what, length]) => {
    const kept = new Mishaps();
    kept.noteLeap(by, 1000);
    expect(kept.latest).toMatchObject([{ kind: 'clock', what, by: length, at: 1000, times: 1 }]);
  });

  it.each([0, 16, -300, minute, -minute])('is not told of where it is a matter of %i ms', (by) => {
    const kept = new Mishaps();
    kept.noteLeap(by);
    expect(kept.latest).toEqual([]);
  });

  it('outlasts a reload, and is one line however often it leaps', () => {
    const lies = shelf();
    const kept = new Mishaps();
    kept.keepOn(lies);
    for (let i = 0; i < 100; i++) kept.noteLeap(-5 * minute - i, i);
    const anew = new Mishaps();
    anew.keepOn(lies);
    expect(anew.latest).toMatchObject([{ kind: 'clock', what: 'back', times: 100, at: 99 }]);
  });

  it('is told to the operator, with its length', async () => {
    const house = await openSilentHouse({ query: '?kiosk' });
    house.scene.clocks.shows.wall -= 21 * 1440 * minute;
    await house.pass(100);
    expect(mishaps.latest[0]).toMatchObject({ kind: 'clock', what: 'back' });
    const [, lines] = careOf({
      ...{ version: '', offline: { how: 'none', share: 0 }, test: [], log: true, sure: false },
      mishaps: mishaps.latest,
    });
    expect(lines.map((cell) => ('title' in cell ? cell.title : ''))).toContain('Clock set back by 21 days');
  });
});
