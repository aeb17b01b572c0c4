/** A match at the desk: who watches it, who plays it by himself, and what leaves the host after every action. */
import { levels } from '../bots/index.ts';
import { botPlayer, rounds } from '../bots/player.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import { toldTo } from '../match/player.ts';
import type { MatchSetup } from '../match/record.ts';
import { Table } from '../match/table.ts';
import { seededDice } from '../rules/dice.ts';
import { BadSetup, type Game, type GameEvent, type Viewer } from '../rules/game.ts';
import type { Kept } from './keeper.ts';
import type { Batch, Opened } from './port.ts';
import type { StoreTrouble } from './store.ts';

export interface Session {
  table: Table;
  viewer: Viewer;
  /** How it is kept; null for demos, which are not. */
  kept: Kept | null;
  /** What came of the latest save. */
  trouble: StoreTrouble | null;
}

/** A new match, or why there can be none, in a sentence. */
export function begin(game: Game, { options = {}, ...setup }: MatchSetup): Match | { error: string } {
  const capped = setup.players?.some(({ kind }) => kind === 'bot') ? withCaps(game, options) : options;
  try {
    const match = Match.create(game, { ...setup, options: capped });
    return match.outcome ? { error: 'A match cannot begin at its end.' } : match;
  } catch (error) {
    if (error instanceof BadSetup) return { error: error.message };
    // Rules may break at a deal or at actions that they never meet otherwise.
    if (setup.deal || setup.before) return { error: 'A match cannot begin like this.' };
    throw error;
  }
}

/** Rounds of thought that a bot has at a table whose host does not look at a clock. */
const thought = rounds(1000);

/** `keep` saves the match, and tells when it could not. */
export function sessionOf(
  match: Match,
  kept: Kept | null,
  keep: (kept: Kept) => Promise<StoreTrouble | null>,
): Session {
  const { players, game, record } = match;
  const dice = seededDice(record.seed, 'bots');
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  const seated = players.map(({ kind, level }) =>
    kind === 'bot' ? botPlayer(levels[level as keyof typeof levels], game, dice, thought) : null,
  );
  const save = async () => {
    session.trouble = kept && (await keep(kept));
    return session.trouble !== 'ELSEWHERE' && session.trouble !== 'MOVED_ON';
  };
  const viewer = people.length === 1 ? people[0] : 'table';
  const session: Session = { table: new Table(match, seated, save), viewer, kept, trouble: null };
  return session;
}

export function opened(session: Session, events: readonly GameEvent[]): Opened {
  const { viewer, kept } = session;
  const { match } = session.table;
  const players = [...match.players];
  const { game, options } = match.record;
  return {
    ok: true,
    facts: structuredClone({ id: kept?.id ?? null, game, options, players, viewer }),
    batch: batch(session, events),
  };
}

export function batch({ table, viewer, trouble }: Session, events: readonly GameEvent[]): Batch {
  const { match, players } = table;
  const { waiting, ...told } = toldTo(match, viewer, events);
  const people = waiting.filter((seat) => players[seat] === null);
  return {
    ...told,
    toAct: waiting,
    people,
    choices: people.map((seat) => ({ seat, actions: match.game.choices?.(match.position.state, seat) ?? [] })),
    over: match.outcome !== null,
    unsaved: trouble,
  };
}
