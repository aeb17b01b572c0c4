/** What happened, told once more by the host: the same events that were sent, without what was taken back. */
import { describe, expect, it } from 'vitest';
import type { MatchRequest } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { Batch } from './desk.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });

/** Everybody plays the first legal thing; ends at the first batch for which `until` holds. */
async function play(desk: Desk, batch: Batch, until: (batch: Batch) => boolean): Promise<Batch[]> {
  const batches = [batch];
  for (let now = batch; !until(now) && !now.over; now = batches[batches.length - 1]) {
    const [seat] = now.people;
    if (seat === undefined) {
      const next = await desk.advance();
      if (!next) throw new Error('Nobody acts.');
      batches.push(next);
      continue;
    }
    const look = await desk.reveal(seat);
    const acted = await desk.act(seat, look?.legal[0]);
    await desk.cover();
    if (!acted.ok) throw new Error(acted.code);
    batches.push(acted.batch);
  }
  return batches;
}

async function open(desk: Desk, players: MatchRequest['players']): Promise<Batch> {
  const opened = await desk.openMatch({ game: 'treasure-fleet', options: {}, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  return opened.batch;
}

describe('the story of a match', () => {
  for (const players of [
    [person('Anne'), person('Bart'), bot('Calico')],
    [bot('Anne'), person('Bart'), bot('Calico'), bot('Mary')],
  ]) {
    it(`is what was sent, for ${players.filter((p) => p.kind === 'person').length} at the screen, after a crash as well`, async () => {
      const store = memoryStore();
      const desk = new Desk(() => seed, { store });
      const batches = await play(
        desk,
        await open(desk, players),
        (batch) => (batch.view as { sailing: number }).sailing > 2,
      );
      const sent = batches.flatMap((batch) => batch.events);
      const story = await desk.story();
      expect(story?.events).toEqual(sent);
      expect(story?.start).toEqual(batches[0].view);
      const later = new Desk(() => seed, { store });
      await later.resume();
      expect(await later.story()).toEqual(story);
    });
  }

  it('holds nothing private for the room', async () => {
    const desk = new Desk(() => seed);
    await play(desk, await open(desk, [person('Anne'), person('Bart')]), () => false);
    expect(JSON.stringify(await desk.story())).not.toMatch(/d[1-5]\/|secret/);
  });

  it('is told without what was taken back', async () => {
    const desk = new Desk(() => seed);
    const before = await play(
      desk,
      await open(desk, [person('Anne'), person('Bart')]),
      (batch) => (batch.view as { phase: string }).phase === 'neutralShot',
    );
    const sent = before.flatMap((batch) => batch.events);
    const [seat] = before[before.length - 1].people;
    const ship = (await desk.reveal(seat))?.legal[0];
    await desk.cover();
    expect((await desk.act(seat, ship)).ok).toBe(true);
    expect((await desk.story())?.events.length).toBeGreaterThan(sent.length);
    expect(await desk.whyNoUndo(seat)).toBeNull();
    expect((await desk.takeBack(seat)).ok).toBe(true);
    expect((await desk.story())?.events).toEqual(sent);
  });

  it('is not there without a match', async () => {
    expect(await new Desk(() => seed).story()).toBeNull();
  });
});
