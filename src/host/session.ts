/** A match at the desk: who watches it, who plays it by himself, and what leaves the host after every action. */
import { type Bot, levels } from '../bots/index.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import type { MatchSetup } from '../match/record.ts';
import { type SeededDice, seededDice } from '../rules/dice.ts';
import { BadSetup, type Game, type GameEvent, redact, type Viewer } from '../rules/game.ts';
import type { Kept } from './keeper.ts';
import type { Batch, Opened } from './port.ts';
import type { StoreTrouble } from './store.ts';

export interface Session {
  match: Match;
  viewer: Viewer;
  /** By seat; null for a person. */
  bots: (Bot | null)[];
  botDice: SeededDice;
  /** How it is kept; null for demos, which are not. */
  kept: Kept | null;
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

export function sessionOf(match: Match, kept: Kept | null): Session {
  const { players } = match;
  const { seed } = match.record;
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  return {
    match,
    viewer: people.length === 1 ? people[0] : 'table',
    bots: players.map((player) =>
      player.kind === 'bot' ? (levels[player.level as keyof typeof levels] as Bot) : null,
    ),
    botDice: seededDice(seed, 'bots'),
    kept,
  };
}

export function opened(session: Session, events: readonly GameEvent[], unsaved: StoreTrouble | null): Opened {
  const players = [...session.match.players];
  const { game, options } = session.match.record;
  return {
    ok: true,
    facts: structuredClone({ id: session.kept?.id ?? null, game, options, players, viewer: session.viewer }),
    batch: batch(session, events, unsaved),
  };
}

export function batch(
  { match, viewer, bots }: Session,
  events: readonly GameEvent[],
  unsaved: StoreTrouble | null,
): Batch {
  const people = match.toAct.filter((seat) => bots[seat] === null);
  return {
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: match.view(viewer),
    toAct: [...match.toAct],
    people,
    choices: people.map((seat) => ({ seat, actions: match.game.choices?.(match.position.state, seat) ?? [] })),
    over: match.outcome !== null,
    unsaved,
  };
}
