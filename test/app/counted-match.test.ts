/** How matches with people end is counted once, whatever the end is. */
import { describe, expect, it } from 'vitest';
import { WalkedAway } from '../../src/app/prompts/walked-away.ts';
import { counted } from '../../src/app/unattended/counted-match.ts';
import { Tally } from '../../src/app/unattended/tally.ts';
import type { MatchFacts } from '../../src/host/port.ts';

type Ending = Awaited<Parameters<typeof counted>[3] extends () => Promise<infer E> ? E : never>;

const factsOf = (...kinds: ('person' | 'bot')[]) =>
  ({ game: 'korsar', players: kinds.map((kind) => ({ name: 'A', kind })) }) as unknown as MatchFacts;

/** Runs a match that ends so; `over`: it has come to its end before that. */
async function ends(how: Ending | Error, over: boolean, facts = factsOf('person', 'bot')): Promise<string[]> {
  const tally = new Tally(null, () => new Date(2030, 0, 1));
  const people = { onOver: () => {} };
  const run = async () => {
    if (over) people.onOver();
    if (how instanceof Error) throw how;
    return how;
  };
  const came = counted(tally, facts, people, run);
  if (how instanceof Error) await expect(came).rejects.toBe(how);
  else expect(await came).toBe(how);
  return tally.lines().map(({ what, amount }) => `${what} ${amount}`);
}

describe('a match', () => {
  it('that came to its end is no match that was left, whatever people do then', async () => {
    for (const how of ['again', 'whole', 'title', new WalkedAway()] as const)
      expect(await ends(how, true)).toEqual(['finishes 1']);
  });

  it('that was left, walked away from, or lost is one that was left', async () => {
    for (const how of ['title', new WalkedAway(), new Error('lost')] as const)
      expect(await ends(how, false)).toEqual(['leavings 1']);
  });

  it('that is taken up by others goes on', async () => {
    expect(await ends('resit', false)).toEqual([]);
  });

  it('of computers alone is not counted', async () => {
    expect(await ends('title', true, factsOf('bot', 'bot'))).toEqual([]);
  });
});
