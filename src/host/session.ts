/** A match at the desk: who watches it, who plays it by himself, and what leaves the host after every action. */
import { type Bot, levels } from '../bots/index.ts';
import type { Match } from '../match/match.ts';
import { type SeededDice, seededDice } from '../rules/dice.ts';
import { type GameEvent, redact, type Viewer } from '../rules/game.ts';
import type { Batch, Opened } from './port.ts';

export interface Session {
  match: Match;
  viewer: Viewer;
  /** By seat; null for a person. */
  bots: (Bot | null)[];
  botDice: SeededDice;
  /** Demos are not kept. */
  saved: boolean;
}

export function sessionOf(match: Match, saved: boolean): Session {
  const { players, seed } = match.record;
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  return {
    match,
    viewer: people.length === 1 ? people[0] : 'table',
    bots: players.map((player) =>
      player.kind === 'bot' ? (levels[player.level as keyof typeof levels] as Bot) : null,
    ),
    botDice: seededDice(seed, 'bots'),
    saved,
  };
}

export function opened(session: Session, events: readonly GameEvent[]): Opened {
  const { game, options, players } = session.match.record;
  return {
    ok: true,
    facts: structuredClone({ game, options, players, viewer: session.viewer }),
    batch: batch(session, events),
  };
}

export function batch({ match, viewer, bots }: Session, events: readonly GameEvent[]): Batch {
  const people = match.toAct.filter((seat) => bots[seat] === null);
  return {
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: match.view(viewer),
    toAct: [...match.toAct],
    people,
    choices: people.map((seat) => ({ seat, actions: match.game.choices?.(match.position.state, seat) ?? [] })),
    over: match.outcome !== null,
  };
}
