/** The host: what leaves it is redacted, nobody is refused by accident, wrong requests are answered in a sentence. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DemoRequest } from '../../src/host/port.ts';
import { said } from '../said.ts';
import type { Batch } from './desk.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const request: DemoRequest = {
  game: 'treasure-fleet',
  seats: 4,
  options: { storms: true, cursedShips: true },
  seed: 'desk',
  bots: ['parrot', 'monkey'],
  names: ['Anne', 'Bart', 'Calico', 'Mary'],
};

async function playAll(asked: DemoRequest): Promise<Batch[]> {
  const desk = new Desk(() => seed);
  const opened = await desk.openDemo(asked);
  if (!opened.ok) throw new Error(opened.refused.code);
  const batches = [opened.batch];
  for (let batch = await desk.advance(); batch; batch = await desk.advance()) batches.push(batch);
  expect(await desk.advance()).toBeNull();
  return batches;
}

describe('the desk', () => {
  for (const seats of [2, 3, 4, 5]) {
    it(`plays a demo of ${seats} to its end; no card id, seed or cursor ever leaves it`, async () => {
      const batches = await playAll({ ...request, seats });
      expect(batches.at(-1)?.over).toBe(true);
      expect(batches.filter((batch) => batch.over)).toHaveLength(1);
      const sent = JSON.stringify(batches);
      expect(sent).toContain('CardsLoaded');
      expect(sent).not.toMatch(/d[1-5]\/|"secret"|"only"|"deck":\[|"loaded":\[|"drawPile"|"fleetPile"|"cursor"/);
      expect(sent).not.toContain(seed);
    });
  }

  it('plays the same game for the same seed, and others for others', async () => {
    expect(await playAll(request)).toEqual(await playAll(request));
    expect(await playAll(request)).not.toEqual(await playAll({ ...request, seed: 'another' }));
  });

  it('draws its own seed when none is asked for', async () => {
    let drawn = 0;
    const desk = new Desk(() => {
      drawn++;
      return seed;
    });
    expect((await desk.openDemo({ ...request, seed: undefined })).ok).toBe(true);
    expect(drawn).toBe(1);
  });

  const wrong: [string, Partial<DemoRequest>, RegExp][] = [
    ['a game that does not exist', { game: 'chess' }, /chess/],
    ['a game name from the prototype', { game: 'constructor' }, /constructor/],
    ['a seat count that does not exist', { seats: 9 }, /9/],
    ['an unknown option', { options: { tornado: true } }, /options/],
    ['an option of the wrong kind', { options: { storms: 'yes' } }, /storms/],
    ['scoring a neutral pirate who does not play', { options: { scoreNeutral: true } }, /./],
    ['a bot that does not exist', { bots: ['shark'] }, /shark/],
    ['a bot name from the prototype', { bots: ['toString'] }, /toString/],
  ];
  for (const [what, change, sentence] of wrong) {
    it(`refuses ${what} in a sentence and goes on`, async () => {
      const desk = new Desk(() => seed);
      const opened = await desk.openDemo({ ...request, ...change });
      expect(opened.ok).toBe(false);
      expect(said(opened)).toMatch(sentence);
      expect(await desk.advance()).toBeNull();
      expect((await desk.openDemo(request)).ok).toBe(true);
    });
  }
});

describe('maps that people bring', () => {
  const desk = () => new Desk(() => '0123456789abcdef0123456789abcdef');

  it('are judged by the game, whatever the file holds', async () => {
    for (const text of ['', '{', '[]', '{"layers": 3}', 'x'.repeat(3_000_000)]) {
      const read = await desk().readMap('yellowbeard', text, 'mine.tmj');
      expect(read?.map).toBeNull();
      expect(read?.errors.length).toBeGreaterThan(0);
    }
    const good = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');
    const read = await desk().readMap('yellowbeard', good, 'short-voyage.tmj');
    expect(read).toMatchObject({ errors: [], map: { rows: expect.any(Array) } });
    expect(read?.drawn).toEqual(read?.map);
  });

  it('a map with faults is drawn as far as it could be read', async () => {
    const good = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8'));
    const harbours = good.layers.find((layer: { name: string }) => layer.name === 'harbours');
    harbours.objects.pop();
    const read = await desk().readMap('yellowbeard', JSON.stringify(good), 'ten.tmj');
    expect(read?.errors.map(({ code }) => code)).toEqual(['HARBOUR_COUNT']);
    expect(read?.map).toBeNull();
    expect(read?.drawn).toMatchObject({ harbours: { length: 10 } });
  });

  it('are nothing to games without maps, and to games that do not exist', async () => {
    expect(await desk().readMap('korsar', '{}', 'x')).toBeNull();
    expect(await desk().readMap('chess', '{}', 'x')).toBeNull();
  });

  it('are played, and kept in the record whole', async () => {
    const good = readFileSync('assets/yellowbeard/pirate-round.tmj', 'utf8');
    const read = await desk().readMap('yellowbeard', good, 'mine.tmj');
    const map = { ...read?.map, id: 'mine' };
    const players = [
      { name: 'A', kind: 'person' as const },
      { name: 'B', kind: 'person' as const },
    ];
    const opened = await desk().openMatch({ game: 'yellowbeard', options: { map }, players });
    expect(opened).toMatchObject({ ok: true, facts: { options: { map: { id: 'mine' } } } });
    const broken = await desk().openMatch({ game: 'yellowbeard', options: { map: { ...map, harbours: [] } }, players });
    expect(broken.ok).toBe(false);
  });
});
