/** The end that is near: when everybody else draws but once more it is said, the stack leaps, and the band strikes in. */
import { expect, it } from 'vitest';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { plain } from '../../../src/words/message.ts';
import { few } from '../../how-much.ts';
import { randomGame } from '../random-game.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

it.each(few(2, [4, 1, 2, 3]))('of %i captains', (seats) => {
  const warned = new Set<number>();
  const quiet = new Set<number>();
  const before = { known: null as ReturnType<typeof script.blank> | null };
  randomGame(cardPirates, { seats, options: {}, seed: `low ${seats}`, viewer: 'table' }, (events, view) => {
    before.known ??= script.blank(view);
    for (const event of events) {
      const known = before.known;
      before.known = script.tell(known, event);
      if (event.type !== 'CardDrawn') continue;
      const { cues, caption } = script.beat(event, known, before.known, names, frames.wide);
      const strikes = cues.some(({ sound }) => sound?.name === 'last-sting');
      (strikes ? warned : quiet).add(event.stack);
      if (!strikes) continue;
      expect(plain(caption ?? [])).toContain('The stack runs low');
      expect(cues.some(({ tween }) => tween?.piece === 'stack' && (tween.from?.scale ?? 0) > 1)).toBe(true);
    }
  });
  expect([...warned]).toEqual([seats - 1]);
  expect(quiet.size).toBeGreaterThan(3);
});
