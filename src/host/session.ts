/** A match that is played: its table, how it is kept, and the bots who play in it. */
import { type Level, levels } from '../bots/index.ts';
import { botPlayer } from '../bots/player.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import type { Questions } from '../match/questions.ts';
import type { Player as Captain, MatchSetup } from '../match/record.ts';
import { Table } from '../match/table.ts';
import { type Dice, seededDice } from '../rules/dice.ts';
import { BadSetup, type Game, type Viewer } from '../rules/game.ts';
import type { Kept } from './keeper.ts';
import type { Thought } from './patience.ts';
import type { MatchFacts, Refused } from './port.ts';
import type { StoreTrouble } from './store.ts';

export interface Session {
  readonly table: Table;
  /** How it is kept; null for demos, which are not. */
  readonly kept: Kept | null;
  /** What came of the latest save. */
  trouble: StoreTrouble | null;
  /** The bots' stream. */
  readonly dice: Dice;
  /** How long they think. */
  readonly thought: Thought;
  /** Whoever is told of it. */
  readonly doors: Set<Door>;
  /** The table asks and tells. */
  begun: boolean;
}

/** A place at the table, as far as the office cares for it. */
export interface Door {
  /** There may be something to say. */
  wake(): void;
  /** The table has broken down. */
  fail(error: unknown): void;
}

const refuse = (code: string, facts: Refused['facts'] = {}) => ({ refused: { code, facts } });

/** Codes that mean a record elsewhere. */
const codes: Readonly<Record<string, string>> = { BAD_OPTIONS: 'OPTIONS_REFUSED', BAD_DEAL: 'DEAL_REFUSED' };

/** A new match, or why there can be none. */
export function begin(game: Game, { options = {}, ...setup }: MatchSetup): Match | { refused: Refused } {
  const capped = setup.players?.some(({ kind }) => kind === 'bot') ? withCaps(game, options) : options;
  try {
    const match = Match.create(game, { ...setup, options: capped });
    return match.outcome ? refuse('AT_ITS_END') : match;
  } catch (error) {
    if (error instanceof BadSetup) return refuse(codes[error.code] ?? error.code, { what: error.message });
    // Rules may break at a deal or at actions that they never meet otherwise.
    if (setup.deal || setup.before) return refuse('CANNOT_BEGIN');
    throw error;
  }
}

/** Whoever is asked by the table itself; null for a person, who is asked at a place. */
export function playerOf(
  { game }: Match,
  { kind, level }: Captain,
  { dice, thought }: Pick<Session, 'dice' | 'thought'>,
): Player | null {
  if (kind !== 'bot') return null;
  const bot = botPlayer(levels[level as Level], game, dice, thought.patience);
  const pause = thought.pause(level as Level);
  return { choose: (ask, signal) => pause(() => bot.choose(ask, signal)) };
}

export interface Seating {
  kept: Kept | null;
  thought: Thought;
  /** Saves the match, and tells when it could not. */
  keep: (kept: Kept) => Promise<StoreTrouble | null>;
  /** The match is played on elsewhere. */
  onLost: (session: Session) => void;
  /** Questions that have followed the match, where it has gone on already. */
  questions?: Questions;
}

export function sessionOf(match: Match, { kept, thought, keep, onLost, questions }: Seating): Session {
  const dice = seededDice(match.record.seed, 'bots');
  const seated = match.players.map((player) => playerOf(match, player, { dice, thought }));
  const save = async () => {
    session.trouble = kept && (await keep(kept));
    const lost = session.trouble === 'ELSEWHERE' || session.trouble === 'MOVED_ON';
    if (lost) onLost(session);
    return !lost;
  };
  const table = new Table(match, seated, save, questions);
  const session: Session = { table, kept, trouble: null, dice, thought, doors: new Set(), begun: false };
  return session;
}

/** What stays the same in a match, for one viewer. */
export function factsOf({ table: { match }, kept }: Session, viewer: Viewer): MatchFacts {
  const { game, options } = match.record;
  return structuredClone({ id: kept?.id ?? null, game, options, players: [...match.players], viewer });
}

/** Who a page is that all people share (decision 13): the only person's seat, or the table. */
export function sharedViewer({ table: { match } }: Session): Viewer {
  const people = match.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : 'table';
}
