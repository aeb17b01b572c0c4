import { describe, expect, it } from 'vitest';
import { pageOf, panelSize, rulesScreen } from '../../src/presentation/screens/rules-card.ts';
import { rulesCard } from '../../src/presentation/treasure-fleet/board/rules-card.ts';
import { buildDeck, lineSizeFor, sailingsFor, seatCounts } from '../../src/rules/treasure-fleet/cards.ts';
import { optionFields } from '../../src/rules/treasure-fleet/options.ts';

const sets = [[], ['storms'], ['cursedShips'], ['storms', 'cursedShips']].map((names) => new Set(names));
const titles = (seats: number, on: ReadonlySet<string>) =>
  rulesCard(seats, on).flatMap((page) => page.panels.map((panel) => panel.title));

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

describe('the rules card of Treasure Fleet', () => {
  for (const seats of seatCounts) {
    for (const on of sets) {
      const pages = rulesCard(seats, on);

      it(`${seats} captains, ${[...on].join(' and ') || 'no option'}: three pages of at most four panels, in few words`, () => {
        expect(pages.length).toBe(3);
        for (const { panels } of pages) {
          expect(panels.length).toBeGreaterThan(0);
          expect(panels.length).toBeLessThanOrEqual(4);
          for (const { text, picture } of panels) {
            expect(lines(text, 26)).toBeLessThanOrEqual(3);
            expect(picture.length).toBeGreaterThan(1);
            expect(new Set(picture.map((draft) => draft.id)).size).toBe(picture.length);
            for (const { x, y } of picture) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(x).toBeLessThanOrEqual(panelSize.w);
              expect(y).toBeGreaterThanOrEqual(0);
              expect(y).toBeLessThanOrEqual(panelSize.h);
            }
          }
        }
      });

      it(`${seats} captains, ${[...on].join(' and ') || 'no option'}: what is off is not told`, () => {
        const told = titles(seats, on);
        expect(told.includes('Storm')).toBe(on.has('storms'));
        expect(told.includes('Cursed ship')).toBe(on.has('cursedShips'));
        expect(told.includes('A fourth card')).toBe(seats > 3);
        expect(told.includes('Grey pirate')).toBe(seats === 2);
      });
    }

    it(`${seats} captains: the numbers are those of the rules`, () => {
      const [first, , last] = rulesCard(seats, new Set());
      expect(first.counts?.map(({ count }) => count)).toEqual([lineSizeFor(seats), 3, sailingsFor(seats)]);
      expect(first.counts?.[0].title).toContain(String(lineSizeFor(seats)));
      const inWords: Record<number, string> = { 13: 'thirteen', 16: 'sixteen' };
      expect(last.panels[0].text).toContain(inWords[buildDeck('d1', seats, false).length]);
      expect(last.panels[0].text).toContain(`${sailingsFor(seats)} sailings`);
      const governor = optionFields.find(({ name }) => name === 'governorPoints');
      expect(last.panels[1].text).toContain(`${governor?.default} points`);
    });
  }

  it('the tab that has the focus is the page; every piece of a page has a name of its own', () => {
    expect([pageOf('page:2'), pageOf('close'), pageOf(null)]).toEqual([2, null, null]);
    for (const page of [0, 1, 2]) {
      const pages = rulesCard(5, new Set(['storms', 'cursedShips']));
      const screen = rulesScreen({ game: 'Treasure Fleet', pages, page, close: 'Back', cabin: true, focus: null });
      const ids = screen.placements.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(screen.targets.map(({ id }) => id)).toEqual(['page:0', 'page:1', 'page:2', 'close']);
      expect(screen.first).toBe(`page:${page}`);
    }
  });
});
