/** Why the host does not do something, in words. */
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../src/app/page/why-not.ts';
import { brokenFinished, brokenWaiting, readFinishedHead, readWaitingHead } from '../../src/host/heads.ts';
import { flawMessages } from '../../src/words/house/flaws.ts';

describe('a refusal is told', () => {
  it('by its code and its facts, and one may be the reason of another', () => {
    const why = { code: 'NO_SUCH_SEAT', facts: { step: 4, seat: 7 } };
    expect(whyNot(why)).toBe('Step 4 belongs to seat 7, which does not exist.');
    expect(whyNot({ code: 'NO_SUCH_SEAT', facts: { step: 0, seat: 7, before: true } })).toMatch(/^Action 0 before/);
    expect(whyNot({ code: 'CANNOT_RESUME', facts: { why } })).toBe(
      'The saved game cannot be resumed. Step 4 belongs to seat 7, which does not exist.',
    );
    expect(whyNot({ code: 'DAMAGED', facts: { where: 'players.0', received: '5', expected: 'string' } })).toBe(
      'The record is damaged: players.0: 5.',
    );
    expect(whyNot({ code: 'DAMAGED', facts: { where: 'format', received: '7', expected: '2' } })).toBe(
      'The record is damaged: format: 7 instead of 2.',
    );
    expect(whyNot({ code: 'DAMAGED', facts: { where: 'format', received: 'undefined', expected: '"format"' } })).toBe(
      'The record is damaged: format: missing.',
    );
    expect(whyNot({ code: 'DAMAGED', facts: { where: '', received: '5' } })).toBe('The record is damaged: 5.');
  });

  it('by every code there is, without facts as well, and by one that nobody knows', () => {
    for (const code of [...Object.keys(flawMessages), 'MUTINY', 'constructor', 'toString'])
      expect(whyNot({ code, facts: {} }), code).toMatch(/^[A-Z][^{}]+\.$/);
  });
});

describe('why a kept match cannot be read', () => {
  const refused = {
    code: 'DAMAGED',
    facts: { where: 'x'.repeat(9000), received: { deep: [1] }, step: 3, before: undefined },
  };

  it('is kept beside it, within bounds', () => {
    const waiting = readWaitingHead(structuredClone(brokenWaiting(refused, 5)));
    const finished = readFinishedHead(structuredClone(brokenFinished(refused)));
    for (const head of [waiting, finished]) {
      expect(head?.broken).toMatchObject({ code: 'DAMAGED', facts: { step: 3 } });
      expect(JSON.stringify(head).length).toBeLessThan(2000);
    }
  });

  it('was a sentence in earlier versions: such a match is judged anew', () => {
    expect(readWaitingHead({ ...brokenWaiting(refused, 5), broken: 'The record is damaged.' })).toBeNull();
    expect(readFinishedHead({ ...brokenFinished(refused), broken: 'The record is damaged.' })).toBeNull();
  });
});
