/** Reasons beside what the host tells: the room's while computers play, a captain's own when the game is over. */
import { describe, expect, it } from 'vitest';
import { isLevel } from '../../src/bots/levels.ts';
import { ownReason } from '../../src/bots/why.ts';
import { memoryStore } from '../../src/host/store.ts';
import { clipOf } from '../../src/match/clip.ts';
import { readRecord } from '../../src/match/record.ts';
import { walk } from '../../src/match/replay.ts';
import { games } from '../../src/rules/index.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const names = ['Anne', 'Bart', 'Calico'];

const whyOf = (reason: object | null, seat: number) => reason && { seat, ...reason };

/** Plays a game of three computers; person 0 plays the first legal thing where `person` says so. */
async function played(game: string, level: string, person = false) {
  const store = memoryStore();
  const desk = new Desk(() => seed, { store });
  const players = names.map((name, seat) =>
    person && seat === 0 ? { name, kind: 'person' as const } : { name, kind: 'bot' as const, level },
  );
  const opened = await desk.openMatch({ game, options: {}, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  const batches = [opened.batch];
  for (let batch = opened.batch; !batch.over; batches.push(batch)) {
    const [seat] = batch.people;
    if (seat === undefined) {
      const next = await desk.advance();
      if (!next) throw new Error('Nobody acts.');
      batch = next;
      continue;
    }
    const look = await desk.reveal(seat);
    const acted = await desk.act(seat, look?.legal[0]);
    await desk.cover();
    if (!acted.ok) throw new Error(acted.code);
    batch = acted.batch;
  }
  return { desk, batches };
}

describe('why a computer did it', () => {
  it('is told to the room with the move, as the room can know it', async () => {
    const { batches } = await played('treasure-fleet', 'monkey');
    const codes = new Set(batches.map(({ why }) => why?.code));
    for (const code of ['LEAD', 'TIE']) expect(codes).toContain(code);
    // What is loaded lies face down.
    for (const code of ['STRONG', 'LIGHT', 'MIXED', 'LAST']) expect(codes).not.toContain(code);
  });

  it('is not told of people, nor of those who think nothing', async () => {
    const { batches } = await played('korsar', 'parrot', true);
    expect(batches.filter(({ why }) => why)).toEqual([]);
  });

  it('is the captain’s own in a game that is over, and the room’s in a clip', async () => {
    const { desk } = await played('treasure-fleet', 'monkey');
    const [{ id }] = await desk.finished();
    const retold = await desk.retell(id);
    if (!retold.ok) throw new Error(retold.refused.code);
    const { whys = [], ends } = retold.story;
    expect(whys).toHaveLength(ends.length);
    const read = readRecord((await desk.giveGame(id))!, games, isLevel);
    if (!read.ok) throw new Error('The record cannot be read.');
    let before: object | null = null;
    for (const { index, step, match } of walk(read.game, read.record)) {
      if (step && 'action' in step)
        expect(whys[index + 1] ?? null).toEqual(
          whyOf(ownReason(read.game, before!, step.seat, step.action), step.seat),
        );
      before = match.position.state;
    }
    const codes = (of: typeof whys) => new Set(of.map((why) => why?.code));
    expect(codes(whys)).toContain('STRONG');
    const clip = await desk.retellClip(clipOf(read.record), names);
    if (!clip.ok) throw new Error(clip.refused.code);
    expect(codes(clip.story.whys!)).toContain('LEAD');
    expect(codes(clip.story.whys!)).not.toContain('STRONG');
  });
});
