/** The rules card of Card Pirates: pictures before words, and what is off is not told. */
import { describe, expect, it } from 'vitest';
import { rulesCard } from '../../../src/presentation/card-pirates/board/rules-card.ts';
import { setupForm } from '../../../src/presentation/card-pirates/board/setup-form.ts';
import { panelSize } from '../../../src/presentation/screens/rules-card.ts';

const names = ['hiddenCards', 'treacherousSeas', 'randomIslands', 'simplePolitics', 'advancedSailing', 'middleStart'];

/** As the sheet breaks them, roughly: words onto lines of so many letters. */
function lines(text: string, letters: number): number {
  let count = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > letters) {
      count++;
      used = 0;
    }
    used += word.length + (used > 0 ? 1 : 0);
  }
  return count;
}

describe('the rules card of Card Pirates', () => {
  for (const seats of setupForm.counts)
    it(`${seats} at the table: three pages, one or two more for variants, few words under pictures in their place`, () => {
      for (let set = 0; set < 2 ** names.length; set++) {
        const on = new Set(names.filter((_, i) => set & (1 << i)));
        const pages = rulesCard(seats, on);
        const extras = [...on].filter((name) => name !== 'simplePolitics').length;
        expect(pages.length).toBe(3 + (extras > 4 ? 2 : extras > 0 ? 1 : 0));
        expect(pages.slice(3).flatMap(({ panels }) => panels)).toHaveLength(extras);
        for (const { text, picture } of pages.flatMap(({ panels }) => panels)) {
          expect(lines(text, 26), text).toBeLessThanOrEqual(3);
          expect(picture.length).toBeGreaterThan(2);
          expect(new Set(picture.map(({ id }) => id)).size, text).toBe(picture.length);
          for (const { x, y } of picture) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(panelSize.w);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(panelSize.h);
          }
        }
        for (const { panels } of pages) expect(panels.length).toBeLessThanOrEqual(4);
        const told = pages.flatMap(({ panels }) => panels.map(({ title }) => title));
        expect(new Set(told).size).toBe(told.length);
        expect(told.includes('Battle')).toBe(seats > 1);
        expect(told.includes('The price')).toBe(seats === 1);
      }
    });

  it('counts as the rules do', () => {
    expect(setupForm.counts.map((seats) => rulesCard(seats, new Set())[0].counts?.[0].count)).toEqual([12, 6, 4, 3]);
  });
});
