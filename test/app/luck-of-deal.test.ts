/** The luck of the deal, in a sentence: who had it, and nobody where that could be chance. */
import { expect, it } from 'vitest';
import { luckOfDeal } from '../../src/app/playing/luck-of-deal.ts';

const names = ['Anne', 'Bart', 'Mary', 'Ned'];

it('is with those who win more often than equals do', () => {
  expect(luckOfDeal([0.2, 0.41, 0.19, 0.2], names)).toBe('Luck of the deal: Bart would win 41 of 100 such games');
  expect(luckOfDeal([0.62, 0.62, 0.38, 0.38], names)).toBe(
    'Luck of the deal: Anne and Bart would win 62 of 100 such games',
  );
});

it("is nobody's where that is within the noise", () => {
  expect(luckOfDeal([0.24, 0.34, 0.21, 0.21], names)).toBe('Luck of the deal: fair to everybody');
  expect(luckOfDeal([0.5, 0.5], names)).toBe('Luck of the deal: fair to everybody');
});
