/**
 * What pieces are, in words: whatever means something has a sentence in every language, at every moment of whole games, for
 * the room and for every seat. Which kinds there are is the compiler's business: a registry without one does not compile.
 */
import { describe, expect, it } from 'vitest';
import type { Frame, Placement } from '../../src/controller/room.ts';
import { explained } from '../../src/presentation/hands/explained.ts';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import { staged } from '../../src/presentation/index.ts';
import { type Draft, piece } from '../../src/presentation/placement.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { deck, isCrew } from '../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { pointsOf } from '../../src/rules/card-pirates/score.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, opening, randomWalk } from '../contract/walk.ts';
import { times } from '../how-much.ts';
import { progress } from '../progress.ts';
import { fetchEveryGame, ids, names } from './every-game-spoken.ts';

fetchEveryGame();

/** Pieces of the house that mean something only together with what they are part of. */
const ofTheHouse = (kind: string, registry: object): boolean => !(kind in registry);

/** What has no words: grounds, frames, names of games, and pictures within things that have some. Nothing else may. */
const ornaments: Readonly<Record<string, readonly string[]>> = {
  'treasure-fleet': [],
  korsar: ['force', 'pool', 'sea', 'title', 'well'],
  'card-pirates': ['grid', 'seal', 'title', 'turn', 'water'],
  yellowbeard: ['frame', 'land', 'rope', 'sea', 'sketch', 'surround', 'title'],
};

/** Letters that one sentence may have. */
const longest = 90;

/** Pieces of the screen on which somebody who is asked here chooses. */
function onScreen(human: Human, { before: { state }, seat }: Moment<never>, game: Game, frame: Frame): Placement[] {
  const shared = { seat, names, choices: game.choices?.(state, seat) ?? [], best: null, frame };
  const choice: SeatChoice = { ...shared, view: game.view(state, seat), looking: true, curtain: false };
  return human.screen(choice, human.begin(choice), null).placements;
}

describe.each(ids)('%s', (id) => {
  it('leaves nothing without words but ornaments', () => {
    const silent = Object.entries(staged(id).explained ?? {}).flatMap(([kind, says]) => (says ? [] : [kind]));
    expect(silent.map((kind) => kind.replace(`${id}-`, '')).sort()).toEqual(ornaments[id]);
  });

  it('has words for every piece that means something', async () => {
    const game = games[id] as Game;
    const { script, human, explained: registry } = staged(id);
    if (!registry) throw new Error('Nothing is explained.');
    const dice = seededDice(seedFrom(`explained ${id}`), 'bots');
    const sets = seatCounts(game).flatMap((seats) => optionSets(game, seats));
    const said = new Set<string>();
    const house = new Set<string>();
    for (let i = 0; i < times(6, 40); i++) {
      const { seats, options } = pick(sets, dice);
      progress(`pieces of ${id}, game ${i}`);
      for (const moment of randomWalk(game, { seats, options, seed: `pieces ${i}` }) as Generator<Moment<never>>) {
        if (moment.index > 500) break;
        if (dice.below(6) > 0) continue;
        await speak(pick(languages, dice));
        const view = game.view(moment.after.state, pick([moment.seat, 'table'] as const, dice));
        const frame = pick(Object.values(frames), dice);
        for (const piece of [
          ...script.layout(view, names, frame).values(),
          ...(dice.below(4) === 0 ? onScreen(human, moment, game, frame) : []),
        ]) {
          if (ofTheHouse(piece.kind, registry)) {
            house.add(piece.kind);
            continue;
          }
          if (ornaments[id].includes(piece.kind.replace(`${id}-`, ''))) continue;
          const words = explained(registry, piece, view);
          // Before anybody commands a ship there are rows of rolls.
          if (words === null && piece.kind === 'yellowbeard-row') continue;
          expect(words, `${piece.id}, ${JSON.stringify(piece.props)}`).toMatch(/^.{8,200}$/);
          expect(words, piece.id).not.toMatch(/undefined|NaN|null|\[object/);
          for (const sentence of words?.split(/(?<=[.!?]) /) ?? [])
            expect(sentence.length, sentence).toBeLessThanOrEqual(longest);
          said.add(piece.kind);
        }
      }
    }
    expect(said.size).toBeGreaterThan(4);
    // What the house draws on tables: grounds, captions and ornaments, and no piece of a game.
    const known = [
      'backdrop',
      'banner',
      'button',
      'caption',
      'deck',
      'ground',
      'medallion',
      'picture',
      'shade',
      'sheet',
      'stack',
      'sweep',
      'switch',
      'velvet',
      'window',
      'light',
      'focus',
    ];
    const adorns = [...known, 'subtitle', 'winner-ship', 'wood', 'words', 'wordmark', 'gull', 'brass'];
    expect([...house].filter((kind) => !adorns.includes(kind))).toEqual([]);
  });
});

it('cards of Card Pirates say what the rules count for them, an island says its card', async () => {
  const { explained: registry } = staged('card-pirates');
  if (!registry) throw new Error('Nothing is explained.');
  await speak(languages[0]);
  for (const points of [{}, { A: 9, K: 7, Q: 5, J: 1 }]) {
    const game = cardPirates;
    const { state } = opening(game, { seats: 2, options: { points } as never, seed: 'worth' }).position;
    const view = game.view(state, 0);
    const says = (kind: string, props: object) =>
      explained(registry, piece({ id: kind, kind, x: 0, y: 0, props } as Draft), view);
    for (const card of deck.filter((each) => !isCrew(each))) {
      const n = pointsOf(card, state.options.points);
      const worth = n === 1 ? 'one point' : `${n} points`;
      expect(says('card-pirates-card', { card })).toContain(`: ${worth} in hand at the end`);
    }
    expect(says('card-pirates-tile', { island: 'AS', faceUp: [], faceDown: 0 })).toContain('Ace of spades');
  }
});
