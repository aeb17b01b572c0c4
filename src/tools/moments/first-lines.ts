/** The first lines of a game: for each of them a position in which a captain reads it, and a picture of it there. */
import { Match } from '../../match/match.ts';
import type { GameRecord } from '../../match/record.ts';
import { pick, seededDice, seedFrom } from '../../rules/dice.ts';
import type { Game } from '../../rules/game.ts';
import { Stop } from '../stop.ts';
import { asked, choose, rest } from './house-walk.ts';
import type { Moment } from './moment.ts';

/** A first line in a game by chance. The first captain is a person, the others are computers. */
export interface FirstLineAt<Action = { type: string }, View = object> {
  /** Number of captains; two when absent. */
  seats?: number;
  options?: object;
  /** Number of the first game that is tried, where it is rare; 0 when absent. */
  from?: number;
  /** Tells whether the person reads it here, with this view and these actions to choose from. */
  when(view: View, legal: readonly Action[]): boolean;
  /** Lists the presses after which they read it. */
  presses?(view: View, legal: readonly Action[]): readonly string[];
}

/** A match of its own that leads there, and the presses after it. */
interface FirstLineOf {
  saved: () => GameRecord;
  presses: readonly string[];
}

/** First lines by their kind. */
export type FirstLinesAt = Readonly<Record<string, FirstLineAt | FirstLineOf>>;

/** Forgets of what game these are. */
export const linesOf = <A extends { type: string }, V extends object>(
  lines: Readonly<Record<string, FirstLineAt<A, V> | FirstLineOf>>,
): FirstLinesAt => lines as unknown as FirstLinesAt;

/** Games that are tried, and actions of each. */
const tried = { games: 600, actions: 500 };

/** Plays games by chance until somebody reads this line. Throws Stop when nobody ever does. */
export function readAt(
  game: Game,
  kind: string,
  line: FirstLineAt | FirstLineOf,
): { record: GameRecord; presses: readonly string[] } {
  if ('saved' in line) return { record: line.saved(), presses: line.presses };
  const { seats = 2, options = {}, from = 0, when, presses } = line;
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { name: 'Anne', kind: 'person' as const }
      : { name: ['Bart', 'Calico', 'Mary'][seat - 1], kind: 'bot' as const, level: 'monkey' },
  );
  for (let n = from; n < from + tried.games; n++) {
    const seed = seedFrom(`${kind} ${n}`);
    const match = Match.create(game, { seats, seed, options, players });
    const dice = seededDice(seed, 'bots');
    for (let i = 0; i < tried.actions && match.toAct.length > 0; i++) {
      const seat = match.toAct.includes(0) ? 0 : match.toAct[0];
      const legal = match.legal(seat);
      const view = match.view(seat);
      if (seat === 0 && when(view, legal)) return { record: match.record, presses: presses?.(view, legal) ?? [] };
      match.act(seat, pick(legal, dice));
    }
  }
  throw new Stop(`Nobody comes to read the first line "${kind}" of ${game.id}.`);
}

/** Shows every first line, and with it what is said to somebody who hesitates. */
export function firstLineMoments(game: Game, lines: FirstLinesAt): Moment[] {
  return Object.entries(lines).flatMap(([kind, line]) => {
    let found: ReturnType<typeof readAt> | undefined;
    const read = () => {
      found ??= readAt(game, kind, line);
      return found;
    };
    const at = (name: string, ...more: Moment['walk']): Moment => ({
      name,
      game: game.id,
      query: { speed: 'normal' },
      saved: () => read().record,
      get walk() {
        return [...choose('resume'), asked, ...choose(...read().presses), ...more, rest];
      },
    });
    return [at(`first-${game.id}-${kind}`), at(`first-${game.id}-${kind}-more`, { pass: 6500 })];
  });
}
