import { describe, expect, it } from 'vitest';
import { rulesCard } from '../../../src/presentation/korsar/board/rules-card.ts';
import { panelSize, rulesScreen } from '../../../src/presentation/screens/rules-card.ts';
import { box, cards, handSize } from '../../../src/rules/korsar/cards.ts';

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

const tables: [number, string[]][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, string[]] => [seats, []]),
  [4, ['partnership']],
  [8, ['admiralOnPartnerVessel']],
];

describe('the rules card of Korsar', () => {
  for (const [seats, on] of tables) {
    const pages = rulesCard(seats, new Set(on));
    const told = pages.flatMap(({ panels }) => panels);

    it(`${seats} captains, ${on.join() || 'no option'}: three pages of four panels, in few words`, () => {
      expect(pages.map(({ panels }) => panels.length)).toEqual([4, 4, 4]);
      for (const { text, title, picture } of told) {
        expect(lines(text, 26), title).toBeLessThanOrEqual(3);
        expect(picture.length).toBeGreaterThan(2);
        expect(new Set(picture.map((draft) => draft.id)).size, title).toBe(picture.length);
        for (const { x, y } of picture) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(panelSize.w);
          expect(y).toBeLessThanOrEqual(panelSize.h);
        }
      }
    });

    it(`${seats} captains, ${on.join() || 'no option'}: what is off is not told, numbers are those of the rules`, () => {
      const teams = seats > 5 || on.includes('partnership');
      const titles = told.map(({ title }) => title);
      expect(titles.includes('Partners')).toBe(teams);
      expect(titles.includes('The last one')).toBe(!teams);
      expect(told.some(({ text }) => /partner/.test(text))).toBe(teams);
      const counts = pages[0].counts?.map(({ title }) => Number.parseInt(title, 10));
      const merchants = cards.filter(({ kind }) => kind === 'vessel').reduce((n, { copies }) => n + copies, 0);
      const suits = new Set(cards.flatMap(({ suit }) => suit ?? [])).size;
      expect(counts).toEqual([merchants, suits, box.length - handSize * seats]);
      const pirates = cards.filter(({ kind, suit }) => kind === 'pirate' && suit === 'star');
      expect(pages[0].counts?.[1].text).toContain(`${pirates.reduce((n, { copies }) => n + copies, 0)} pirates`);
    });

    it(`${seats} captains, ${on.join() || 'no option'}: every piece of a page has a name of its own`, () => {
      for (const page of [0, 1, 2]) {
        const screen = rulesScreen({ game: 'Korsar', pages, page, close: 'Back', cabin: true, focus: null });
        const ids = screen.placements.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(screen.targets.map(({ id }) => id)).toEqual(['page:0', 'page:1', 'page:2', 'close']);
      }
    });
  }
});
