/** A match that is played: its table, how it is kept, and the bots who play in it. */
import { type Level, levels } from '../bots/index.ts';
import { botPlayer } from '../bots/player.ts';
import { random } from '../bots/random.ts';
import { temperOf } from '../bots/tempers.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import type { Questions } from '../match/questions.ts';
import type { Captain, MatchSetup } from '../match/record.ts';
import type { Breath } from '../match/slices.ts';
import { Table } from '../match/table.ts';
import { type Dice, seededDice } from '../rules/dice.ts';
import { BadSetup, type Game, type Viewer } from '../rules/game.ts';
import type { KeptParts } from './keeper.ts';
import type { LessonAtTable } from './lesson.ts';
import type { Thought } from './patience.ts';
import type { MatchFacts, Refused } from './port.ts';
import type { StoreTrouble } from './store.ts';

export interface Session {
  readonly table: Table;
  /** Keeper's entry for the match; null for demos, which are not kept. */
  readonly kept: KeptParts | null;
  /** Reason why the latest save failed, if it did. */
  trouble: StoreTrouble | null;
  /** Dice of the bots. */
  readonly dice: Dice;
  /** Time that the bots think. */
  readonly thought: Thought;
  /** Lets others go first while the bots think. */
  readonly breath: Breath;
  /** Lesson that is taught at this table; null in a game. */
  readonly lesson: LessonAtTable | null;
  /** Places that are told what happens. */
  readonly doors: Set<Door>;
}

/** A place at the table, as far as its room needs to know it. */
export interface Door {
  /** Looks again, because there may be something to say. */
  wake(): void;
  /** Lets the table go on before what was sent there has been told. */
  goOn(): void;
  /** Reports that the table has broken down. */
  fail(error: unknown): void;
}

const refuse = (code: string, facts: Refused['facts'] = {}) => ({ refused: { code, facts } });

/** Gives the rules' code as people are told of it: a record with wrong options has a sentence of its own. */
const codeOf = (code: string): string => (code === 'BAD_OPTIONS' ? 'OPTIONS_REFUSED' : code);

/** Begins a new match, or tells why there can be none. */
export function begin(game: Game, { options = {}, ...setup }: MatchSetup): Match | { refused: Refused } {
  const capped = setup.players?.some(({ kind }) => kind === 'bot') ? withCaps(game, options) : options;
  try {
    const match = Match.create(game, { ...setup, options: capped });
    return match.outcome ? refuse('AT_ITS_END') : match;
  } catch (error) {
    if (error instanceof BadSetup) return refuse(codeOf(error.code), { ...error.facts, why: error.why });
    // Rules may break at a deal or at actions that they never meet in an ordinary match.
    if (setup.deal || setup.before) return refuse('CANNOT_BEGIN');
    throw error;
  }
}

/** Gives the player whom the table asks by itself; null for a person, who is asked at a place. */
export function playerOf(
  { game }: Match,
  { name, kind, level }: Captain,
  { dice, thought, breath, lots }: Pick<Session, 'dice' | 'thought' | 'breath'> & Pick<Seating, 'lots'>,
): Player | null {
  if (kind !== 'bot') return null;
  const { patience } = thought;
  const bot = botPlayer(lots ? random : levels[level as Level], game, {
    dice,
    patience,
    breath,
    temper: temperOf(name),
  });
  const pause = thought.pause(level as Level);
  return {
    choose: async (ask, signal) => {
      const chosen = await pause(() => bot.choose(ask, signal), ask);
      // Pauses of several rooms may end together: what follows from a decision is one room's work at a time, too.
      await breath();
      return chosen;
    },
  };
}

export interface Seating {
  kept: KeptParts | null;
  thought: Thought;
  /** Lets others go first while the bots think. */
  breath: Breath;
  /** True where the bots draw lots among all that is legal, as some demos do. */
  lots?: boolean;
  /** Saves the match, and tells when it could not. */
  keep: (kept: KeptParts) => Promise<StoreTrouble | null>;
  /** Runs when the match is played on in another window. */
  onLost: () => void;
  /** Questions that have followed a match which was under way before. */
  questions?: Questions;
  /** Lesson that is taught. */
  lesson?: LessonAtTable;
}

export function sessionOf(match: Match, seating: Seating): Session {
  const { kept, thought, breath, lots, keep, onLost, questions, lesson } = seating;
  const dice = seededDice(match.record.seed, 'bots');
  const seated = match.players.map((captain) => {
    const player = playerOf(match, captain, { dice, thought, breath, lots });
    return player && (lesson?.player(player) ?? player);
  });
  const save = async () => {
    session.trouble = kept && (await keep(kept));
    const lost = session.trouble === 'ELSEWHERE' || session.trouble === 'MOVED_ON';
    if (lost) onLost();
    return !lost;
  };
  const table = new Table(match, seated, save, questions);
  const about = { kept, trouble: null, dice, thought, breath, lesson: lesson ?? null };
  const session: Session = { table, ...about, doors: new Set() };
  return session;
}

/** Gives the facts that stay the same in a match, for one viewer. */
export function factsOf({ table: { match }, kept }: Session, viewer: Viewer): MatchFacts {
  return { id: kept?.id ?? null, ...retoldFacts(match, viewer) };
}

/** Gives the facts of a match that a record alone tells. */
export function retoldFacts({ record, players }: Match, viewer: Viewer): Omit<MatchFacts, 'id'> {
  const { game, options, before } = record;
  return structuredClone({ game, options, players: [...players], viewer, ...(before && { taste: true as const }) });
}

/** Gives the viewer of a page that all people share (docs/decisions.md, viewer): the only person's seat, or the table. */
export function sharedViewer({ table: { match } }: Session): Viewer {
  const people = match.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : 'table';
}
