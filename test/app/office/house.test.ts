/** The settings of a house: what is kept and taken in is checked, and what follows from it. */
import { describe, expect, it, vi } from 'vitest';
import { fingerWants, loudnessAt, nightAt, sizesOf, timesOf, visitOf } from '../../../src/app/operator/house-facts.ts';
import { fromFile, keepHouse, loadHouse, toFile } from '../../../src/app/operator/house-file.ts';
import {
  changed,
  type House,
  houseOf,
  houseSettings,
  settingIds,
  usualHouse,
} from '../../../src/app/operator/house-settings.ts';
import { stepped } from '../../../src/app/operator/kinds.ts';
import { aboutOf, cellsOf } from '../../../src/app/operator/pages.ts';
import { idleAfter, unattendedAfter } from '../../../src/app/prompts/idle-clock.ts';
import { defaults } from '../../../src/app/settings/settings.ts';
import { officeWords } from '../../../src/words/house/office.ts';
import { shelf } from '../shelf.ts';

const at = (hour: number) => new Date(2030, 0, 1, hour, 30);

/** Another value than the one it has, for every setting. */
function otherwise(): House {
  return settingIds.reduce((house, id) => {
    const setting = houseSettings[id];
    if (setting.kind === 'some') return changed(house, id, setting.all.slice(1));
    if (setting.kind === 'hours')
      return changed(
        house,
        id,
        setting.usual.map((_, hour) => hour % 11),
      );
    const value = house[id];
    if (setting.kind === 'switch') return changed(house, id, !value);
    const up = stepped(setting, value, 1);
    return changed(house, id, up === value ? stepped(setting, value, -1) : up);
  }, usualHouse);
}

describe('what is kept', () => {
  it('comes back as it was, every setting of it', () => {
    const [place, house] = [shelf(), otherwise()];
    for (const id of settingIds) expect(house[id], id).not.toEqual(usualHouse[id]);
    expect(keepHouse(place, house)).toBe(true);
    expect(loadHouse(place, usualHouse)).toEqual(house);
  });

  it('is as usual where it is no value', () => {
    for (const text of [null, '', '{', 'null', '[]', '7', `{"x":"${'x'.repeat(30_000)}"}`])
      expect(loadHouse(shelf(text), usualHouse)).toEqual(usualHouse);
    const wrong = {
      games: [],
      fewest: 9,
      opens: 24,
      night: 'pink',
      loud: [1],
      language: '__proto__',
      reel: 1,
      ask: 31,
      overscan: 7,
      contrast: 'less',
    };
    expect(loadHouse(shelf(JSON.stringify(wrong)), usualHouse)).toEqual(usualHouse);
  });

  it('has contrast as it was kept before it could be the machine’s', () => {
    for (const [kept, contrast] of [
      [true, 'on'],
      [false, 'system'],
      ['off', 'off'],
      [1, 'system'],
    ] as const)
      expect(loadHouse(shelf(JSON.stringify({ contrast: kept, cap: 3 })), usualHouse)).toMatchObject({
        contrast,
        cap: 3,
      });
  });

  it.each([-1, 7, 1.5, '3', null, true, [3], {}, 1e9])('has no margin of %j', (overscan) => {
    expect(loadHouse(shelf(JSON.stringify({ overscan, cap: 3 })), usualHouse)).toMatchObject({ overscan: 0, cap: 3 });
  });

  it('says so where the storage refuses', () => {
    const refuses = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepHouse(refuses, usualHouse)).toBe(false);
  });
});

describe('a file', () => {
  it('is taken as it was given', () => {
    expect(fromFile(toFile(otherwise()), usualHouse)).toEqual({ ok: true, house: otherwise() });
  });

  it('with one wrong value is refused with its name, and nothing of it is taken', () => {
    const file = (settings: object, more = {}) =>
      JSON.stringify({ format: 'captains-table/house', version: 1, settings, ...more });
    const cases: [string, object][] = [
      [file({ cap: 3, opens: 24 }), { code: 'VALUE', id: 'opens' }],
      [file({ cap: 3, strange: 1 }), { code: 'VALUE', id: 'strange' }],
      [file({ overscan: 7 }), { code: 'VALUE', id: 'overscan' }],
      [file({ overscan: '3' }), { code: 'VALUE', id: 'overscan' }],
      [file({ contrast: 1 }), { code: 'VALUE', id: 'contrast' }],
      [file({ constructor: 1 }), { code: 'VALUE', id: 'constructor' }],
      [file({ games: ['chess'] }), { code: 'VALUE', id: 'games' }],
      [file({ games: [] }), { code: 'VALUE', id: 'games' }],
      [file({ fewest: 5, most: 2 }), { code: 'VALUE', id: 'fewest' }],
      [file({ loud: Array(24).fill(11) }), { code: 'VALUE', id: 'loud' }],
      [file({}, { version: 2 }), { code: 'LATER' }],
      ['{"format":"captains-table/record","settings":{}}', { code: 'OTHER' }],
      ['[1]', { code: 'UNREADABLE' }],
      ['{', { code: 'UNREADABLE' }],
      [' '.repeat(30_000), { code: 'LONG' }],
      ['['.repeat(19_000), { code: 'UNREADABLE' }],
    ];
    for (const [text, fault] of cases) expect(fromFile(text, usualHouse)).toEqual({ ok: false, fault });
  });

  it('of an earlier version has contrast on, or as the machine asks', () => {
    const taken = (contrast: boolean) =>
      fromFile(JSON.stringify({ format: 'captains-table/house', version: 1, settings: { contrast } }), usualHouse);
    expect(taken(true)).toMatchObject({ ok: true, house: { contrast: 'on' } });
    expect(taken(false)).toMatchObject({ ok: true, house: { contrast: 'system' } });
  });

  it('that is too long or too deep is refused before anybody parses it', () => {
    const parses = vi.spyOn(JSON, 'parse');
    const deep = `{"format":"captains-table/house","version":1,"settings":{"games":${'['.repeat(90)}${']'.repeat(90)}}}`;
    expect(fromFile(deep, usualHouse)).toEqual({ ok: false, fault: { code: 'UNREADABLE' } });
    expect(fromFile(' '.repeat(30_000), usualHouse)).toMatchObject({ ok: false });
    expect(parses).not.toHaveBeenCalled();
    parses.mockRestore();
  });
});

describe('what follows', () => {
  it('night, over midnight too', () => {
    const house: House = { ...usualHouse, night: 'dim', opens: 10, closes: 22 };
    const nights = (h: House) => Array.from({ length: 24 }, (_, n) => n).filter((n) => nightAt(h, at(n)) !== 'off');
    expect(nights(house)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 22, 23]);
    // A bar that opens in the evening: its night is the day.
    expect(nights({ ...house, opens: 18, closes: 2 })).toEqual(Array.from({ length: 16 }, (_, n) => n + 2));
    expect(nights({ ...house, opens: 8, closes: 8 })).toEqual([]);
    expect(nights({ ...house, night: 'off' })).toEqual([]);
    expect(nightAt({ ...house, night: 'black' }, at(3))).toBe('black');
  });

  it('loudness of the hour, and never more than the cap', () => {
    const loud = usualHouse.loud.map((_, hour) => (hour < 12 ? 3 : 9));
    const house = { ...usualHouse, loud, cap: 7 };
    expect([at(11), at(12)].map((now) => loudnessAt(house, now))).toEqual([0.3, 0.7]);
    expect(loudnessAt({ ...house, cap: 0 }, at(12))).toBe(0);
  });

  it('times in proportion', () => {
    expect(timesOf(usualHouse)).toEqual({ ...unattendedAfter, 'still-there': 20_000, title: idleAfter.title });
    expect(timesOf({ ...usualHouse, ask: 150 })).toMatchObject({ question: 150_000, menu: 120_000, reading: 180_000 });
  });

  it('letters that can be read from afar', () => {
    const near = { ...usualHouse, diagonal: 24, distance: 6 };
    expect(sizesOf(near)).toMatchObject({ lettersFit: true, buttonsFit: true });
    expect(visitOf(near, defaults).large).toBe(false);
    expect(visitOf({ ...near, distance: 17 }, defaults).large).toBe(true);
    expect(visitOf({ ...near, distance: 17, letters: 'normal' }, defaults).large).toBe(false);
    expect(sizesOf({ ...near, distance: 40 }).lettersFit).toBe(false);
    // A finger wants 20 mm; 84 pixels of a tablet are less.
    expect(sizesOf({ ...near, diagonal: 12 }).buttonsFit).toBe(false);
    expect(sizesOf({ ...near, diagonal: 55 }).buttons).toBeCloseTo(53, 0);
  });

  it('a visit begins as the table of this machine was set before there was an office', () => {
    const own = {
      ...defaults,
      language: 'de',
      speed: 'brisk',
      sea: 3,
      large: true,
      calm: false,
      contrast: true,
    } as const;
    expect(visitOf(houseOf(own), own)).toEqual(own);
  });

  it('at least one game, and no fewer captains than the fewest', () => {
    expect(changed(usualHouse, 'games', []).games).toEqual(usualHouse.games);
    expect(changed(usualHouse, 'fewest', 3)).toMatchObject({ fewest: 3, most: 8 });
    expect(changed({ ...usualHouse, most: 4 }, 'fewest', 5)).toMatchObject({ fewest: 5, most: 5 });
    expect(changed({ ...usualHouse, fewest: 4 }, 'most', 2)).toMatchObject({ fewest: 2, most: 2 });
  });
});

it('every setting has its name, and a line about it', () => {
  for (const id of settingIds) {
    if (id === 'games' || id === 'withheld') continue;
    expect(aboutOf(id), id).toBeTruthy();
    if (id !== 'loud') expect(officeWords().settings[id], id).toBeTruthy();
  }
  expect(aboutOf('game:korsar')).toBeTruthy();
  expect(aboutOf('rule:korsar/mode')).toBeTruthy();
  expect(aboutOf('cap:less')).toBe(aboutOf('cap'));
});

it('a finger has 20 mm for every button on every screen that can be set', () => {
  const { from, to, step } = houseSettings.diagonal;
  for (let diagonal = from; diagonal <= to; diagonal += step) {
    const { buttons, fingers, buttonsFit } = sizesOf({ ...usualHouse, diagonal });
    expect(fingers, `${diagonal} inches`).toBeGreaterThanOrEqual(fingerWants);
    expect(buttonsFit).toBe(buttons >= fingerWants);
    expect(buttonsFit).toBe(diagonal >= 21);
  }
});

it('every setting lies on a page', () => {
  const pages = (['games', 'rules', 'hours', 'sound', 'screen', 'quiet'] as const).flatMap((page) =>
    cellsOf(usualHouse, page, { hour: 3, game: 'korsar', now: new Date(2030, 0, 1, 12) }),
  );
  const ids = pages.flat().flatMap((cell) => ('id' in cell ? [cell.id] : []));
  const several: Record<string, string> = { games: 'game:korsar', withheld: 'rule:korsar/mode' };
  for (const id of settingIds) expect(ids).toContain(several[id] ?? id);
});

it.each([
  ['UTC', '1 Jan, 12:00, UTC'],
  ['Europe/Berlin', '1 Jan, 13:00, Europe/Berlin'],
  ['America/New_York', '1 Jan, 07:00, America/New_York'],
  ['Australia/Sydney', '1 Jan, 23:00, Australia/Sydney'],
  ['Pacific/Kiritimati', '2 Jan, 02:00, Pacific/Kiritimati'],
])('beside the hours stand the time and the zone of a machine in %s', (zone, shown) => {
  vi.stubEnv('TZ', zone);
  const now = new Date(Date.UTC(2030, 0, 1, 12));
  const cells = cellsOf(usualHouse, 'hours', { hour: 3, game: 'korsar', now }).flat();
  const clock = cells.find((cell) => cell.kind === 'fact' && cell.title === 'This machine’s clock');
  vi.unstubAllEnvs();
  expect(clock).toMatchObject({ value: shown });
});
