/** What lies under a part of the table that comes nearer: it goes out of sight with it, and comes back as the table does. */
import { describe, expect, it } from 'vitest';
import type { Cast } from '../../src/stage/scene/cast.ts';
import { waysOf } from '../../src/stage/telling/ways.ts';

/** A cast with these pieces; of its box only what a way moves. */
function castWith(...pieces: string[]) {
  const alphas = new Map(pieces.map((id) => [id, 1]));
  const box = { x: 0, y: 0, scaleX: 1, setPosition: () => box, setScale: () => box };
  const get = (id: string) => (alphas.has(id) ? { move: (_: string, to: number) => alphas.set(id, to) } : undefined);
  return { alphas, cast: { near: { box }, get, draw: () => {}, putBack: () => {} } as unknown as Cast };
}

const cue = (pieces: string[], far: boolean) => ({
  at: 0,
  near: { pieces, under: ['sign', 'gone'], x: 0, y: 0, zoom: pieces.length > 0 ? 1.5 : 1, ms: 300, far },
});

const goes = (cast: Cast, pieces: string[], { far = false, factor = 1, to = 1 } = {}): void => {
  for (const { go } of waysOf(cue(pieces, far), cast, factor)) for (const t of [0, 0.5, 1]) if (t <= to) go(t);
};

describe('a sign under what is near', () => {
  it('goes out of sight, and comes back', () => {
    const { alphas, cast } = castWith('sign');
    goes(cast, ['ship'], { to: 0 });
    expect(alphas.get('sign')).toBe(1);
    goes(cast, ['ship'], { to: 0.5 });
    expect(alphas.get('sign')).toBe(0);
    goes(cast, ['ship']);
    expect(alphas.get('sign')).toBe(0);
    goes(cast, [], { to: 0.5 });
    expect(alphas.get('sign')).toBe(0);
    goes(cast, []);
    expect(alphas.get('sign')).toBe(1);
  });

  it('stays where nothing comes nearer: briskly told', () => {
    const { alphas, cast } = castWith('sign');
    for (const pieces of [['ship'], []]) {
      goes(cast, pieces, { far: true, factor: 0.6 });
      expect(alphas.get('sign')).toBe(1);
    }
  });

  it('is only the one that lies under it: others stay, and one that has left the table is not missed', () => {
    const { alphas, cast } = castWith('sign', 'ship', 'sign of another');
    goes(cast, ['ship']);
    expect([...alphas]).toEqual([
      ['sign', 0],
      ['ship', 1],
      ['sign of another', 1],
    ]);
    goes(cast, []);
    expect([...alphas.values()]).toEqual([1, 1, 1]);
  });
});
