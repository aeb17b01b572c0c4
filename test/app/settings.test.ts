import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../src/app/page/shelf.ts';
import {
  defaults,
  keepSettings,
  levelsOf,
  loadSettings,
  readSettings,
  touched,
  turned,
} from '../../src/app/settings/settings.ts';
import { shelf } from './shelf.ts';

const refusing: Shelf = {
  getItem() {
    throw new DOMException('no', 'SecurityError');
  },
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('settings', () => {
  it('come back as they were kept', () => {
    const kept = {
      language: 'de',
      speed: 'brisk',
      sea: 0,
      music: 3,
      guns: 10,
      mute: true,
      calm: true,
      quality: 'middle',
      large: true,
      contrast: false,
      hold: true,
      aid: false,
      advice: true,
      whys: false,
    } as const;
    const place = shelf();
    keepSettings(place, kept);
    expect(loadSettings(place)).toEqual(kept);
  });

  it('take the default for whatever is not one of the values there are', () => {
    for (const text of [null, '', '{', 'null', '7', '"calm"', '[]', '{"__proto__":{"speed":"calm"}}']) {
      expect(readSettings(text)).toEqual(defaults);
    }
    const wrong = { speed: 'constructor', sea: -1, music: 10.5, guns: '8', calm: 1, language: 'pseudo' };
    expect(readSettings(JSON.stringify(wrong))).toEqual(defaults);
    expect(readSettings(JSON.stringify({ ...wrong, sea: 11, music: 2 }))).toEqual({ ...defaults, music: 2 });
    expect(readSettings('{"sea":1e999,"speed":"express","surplus":1}')).toEqual({ ...defaults, speed: 'express' });
  });

  it('are not missed where storage is refused or absent', () => {
    expect(loadSettings(refusing)).toEqual(defaults);
    expect(() => keepSettings(refusing, defaults)).not.toThrow();
    expect(loadSettings(null)).toEqual(defaults);
    expect(() => keepSettings(null, defaults)).not.toThrow();
  });

  it('step to the left and right, and stay at the ends', () => {
    const quiet = { ...defaults, sea: 0 };
    expect(turned(quiet, 'sea', -1).sea).toBe(0);
    expect(turned(quiet, 'sea', 1).sea).toBe(1);
    expect(turned(defaults, 'guns', 1).guns).toBe(10);
    expect(turned(defaults, 'speed', 1).speed).toBe('brisk');
    expect(turned({ ...defaults, speed: 'express' }, 'speed', 1).speed).toBe('express');
    expect(turned(defaults, 'quality', -1).quality).toBe(null);
    expect(turned(defaults, 'quality', 1).quality).toBe('high');
    expect(turned({ ...defaults, quality: 'plain' }, 'quality', 1).quality).toBe('plain');
    expect(turned(defaults, 'calm', 1).calm).toBe(true);
    expect(turned(defaults, 'mute', 1).mute).toBe(true);
    expect(turned({ ...defaults, mute: true }, 'mute', -1).mute).toBe(false);
    expect(turned(defaults, 'aid', -1).aid).toBe(false);
    expect(turned({ ...defaults, aid: false }, 'aid', 1)).toEqual(defaults);
    expect(turned(defaults, 'whys', 1).whys).toBe(true);
    expect(turned(defaults, 'whys', -1).whys).toBe(false);
    expect(turned(defaults, 'close', 1)).toEqual(defaults);
  });

  it('leave contrast to the machine until somebody chooses', () => {
    expect(readSettings('{"contrast":"more"}').contrast).toBeNull();
    expect(readSettings('{"contrast":false}').contrast).toBe(false);
    expect(turned(defaults, 'contrast', 1).contrast).toBe(true);
    expect(turned(defaults, 'contrast', -1).contrast).toBe(false);
  });

  it('take the value that was touched', () => {
    expect(touched(defaults, 'music:4')).toEqual({ ...defaults, music: 4 });
    expect(touched(defaults, 'speed:calm')).toEqual({ ...defaults, speed: 'calm' });
    expect(touched(defaults, 'quality:middle')).toEqual({ ...defaults, quality: 'middle' });
    expect(touched({ ...defaults, quality: 'plain' }, 'quality:auto')).toEqual(defaults);
    expect(touched(defaults, 'mute:on')).toEqual({ ...defaults, mute: true });
    expect(touched({ ...defaults, mute: true }, 'mute:off')).toEqual(defaults);
  });

  it('ten is the mix as it was made', () => {
    expect(levelsOf(defaults)).toEqual({ sea: 1, music: 1, cues: 1 });
    expect(levelsOf({ ...defaults, music: 0 }).music).toBe(0);
  });
});
