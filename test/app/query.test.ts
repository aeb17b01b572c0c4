import { describe, expect, it } from 'vitest';
import { readQuery } from '../../src/app/page/query.ts';

const asked = (query: string) => {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.error);
  return read.asked;
};
const error = (query: string) => {
  const read = readQuery(query);
  return read.ok ? '' : read.error;
};

describe('the address', () => {
  it('without a query the title opens; a named demo starts straight away, at Calm', () => {
    expect(asked('')).toMatchObject({ straight: false, game: null, speed: 'normal' });
    expect(asked('?game=treasure-fleet')).toMatchObject({ straight: false, game: 'treasure-fleet' });
    expect(asked('?demo=treasure-fleet')).toMatchObject({ straight: true, seats: 4, speed: 'calm', seed: undefined });
  });
  it('takes options as names, as name:value and as JSON', () => {
    expect(asked('?demo=treasure-fleet&options=storms,governorPoints:20,cursedShips:false').options).toEqual({
      storms: true,
      governorPoints: 20,
      cursedShips: false,
    });
    expect(asked('?options={"storms":true,"fiveSpotShips":"none"}').options).toEqual({
      storms: true,
      fiveSpotShips: 'none',
    });
  });
  it('takes options as deep as those of a record, and none that are deeper or very long', () => {
    const nested = (levels: number) => `?options={"map":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(asked(nested(16)).options).toHaveProperty('map');
    for (const levels of [17, 100_000]) expect(error(nested(levels))).toContain('options');
    const long = (letters: number) => `?options={"map":"${'x'.repeat(letters)}"}`;
    expect(asked(long(90_000)).options).toHaveProperty('map');
    expect(error(long(100_000))).toContain('options');
  });
  it('a named demo ends unless it is told to loop', () => {
    expect(asked('?demo=treasure-fleet').loop).toBe(false);
    expect(asked('?demo=treasure-fleet&loop').loop).toBe(true);
  });
  it('may ask for a language, by the tag of a browser, too', () => {
    expect(asked('').language).toBeNull();
    for (const language of ['de', 'de-AT', 'en', 'pseudo'])
      expect(asked(`?language=${language}`).language).toBe(language);
  });
  it('names the wrong value, and never repeats more than forty letters of it', () => {
    expect(error('?demo=chess')).toContain('chess');
    expect(error('?game=chess')).toContain('chess');
    expect(error('?seats=-1')).toContain('-1');
    expect(error('?speed=warp')).toContain('calm');
    expect(error('?renderer=vulkan')).toContain('vulkan');
    expect(error('?quality=ultra')).toContain('middle');
    expect(error('?language=sw')).toContain('“language=sw” is not possible. Choose from: en, de and pseudo.');
    expect(error('?nonsense=1')).toContain('nonsense');
    expect(error('?options={"a"')).toContain('options');
    expect(error('?options=[1]')).toContain('options');
    expect(error('?options=__proto__')).toContain('options');
    expect(error(`?seed=${'x'.repeat(65)}`)).toContain('64');
    expect(error(`?demo=${'x'.repeat(5000)}`).length).toBeLessThan(150);
  });
});
