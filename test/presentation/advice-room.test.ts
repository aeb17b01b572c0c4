/** The note of advice has room on every screen on which somebody may ask: with its longest words, in every language. */
import { expect, it } from 'vitest';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { staged } from '../../src/presentation/index.ts';
import { layAdvice } from '../../src/presentation/screens/advice.ts';
import { overlap, safe } from '../../src/presentation/screens/free-place.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { adviceWords } from '../../src/words/house/advice.ts';
import { languages } from '../../src/words/language.ts';
import { fill } from '../../src/words/message.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { times } from '../how-much.ts';
import { fetchEveryGame, ids, names } from './every-game-spoken.ts';

fetchEveryGame();

/** Facts of all reasons, with the longest numbers that they may have. */
const counted = Object.fromEntries(
  ['aboard', 'against', 'cards', 'gold', 'guns', 'need', 'percent', 'points', 'power', 'skulls', 'steps'].map(
    (name) => [name, 12],
  ),
);

const longest = (texts: readonly string[]): string =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '');

it.each(ids)('%s', async (id) => {
  const game = games[id] as Game;
  const { human, reasons } = staged(id);
  const dice = seededDice(seedFrom(`room ${id}`), 'bots');
  const sets = seatCounts(game).flatMap((seats) => optionSets(game, seats));
  let laid = 0;
  let looks = 0;
  for (let i = 0; i < times(3, 40); i++) {
    const { seats, options } = pick(sets, dice);
    for (const moment of randomWalk(game, { seats, options, seed: `room ${i}` }) as Generator<Moment<never>>) {
      if (moment.index > 400 || looks === times(4, 200)) break;
      const { before, seat } = moment;
      const legal = game.legal(before.state, seat);
      if (dice.below(12) > 0 || legal.length < 2) continue;
      looks++;
      const view = game.view(before.state, seat);
      for (const language of [languages[looks % languages.length]])
        for (const frame of Object.values(frames)) {
          await speak(language);
          const choices = game.choices?.(before.state, seat) ?? [];
          const choice: SeatChoice = { seat, names, choices, view, frame, looking: true, curtain: false };
          const { line, oddsOwnAndWorst } = adviceWords();
          const what = longest(legal.map((action) => human.describe(choice, action)));
          const facts = { ...counted, n: 99, m: 99, own: 99, cost: 98, worst: what };
          const why = longest(Object.values(reasons?.() ?? {}).map((reason) => fill(reason, facts)));
          const words = { line: fill(line, { what, why }), more: fill(oddsOwnAndWorst, facts) };
          const screen = human.screen(choice, human.begin(choice), null);
          const open = screen.targets.find(({ refusal }) => !refusal);
          const lay = layAdvice(screen, { words, next: open?.id ?? null, others: [], lay: null });
          const about = `${language.id}, ${frame.shape}, ${words.line} ${words.more}`;
          if (!lay) throw new Error(`No room: ${about}`);
          for (const target of screen.targets) if (!target.refusal) expect(overlap(lay, target), about).toBe(0);
          const { x, y, w, h } = safe(screen);
          expect([lay.x >= x, lay.y >= y, lay.x + lay.w <= x + w, lay.y + lay.h <= y + h], about).toEqual([
            true,
            true,
            true,
            true,
          ]);
          laid++;
        }
    }
  }
  expect(laid).toBeGreaterThan(10);
});
