/**
 * Advice for a person who is asked, thought out beside everything else that the host does. It is worth as much as the view
 * that it comes from, so it is given only where that view may be, and only as long as the question stands.
 */

import * as v from 'valibot';
import { advise, type Effort } from '../bots/advise.ts';
import type { Match } from '../match/match.ts';
import { type Breath, withBreaths } from '../match/slices.ts';
import type { GameAction, Seat, Viewer } from '../rules/game.ts';
import { unhide } from './hidden-cards.ts';
import type { Advice } from './port.ts';

/** Thrown by advice that nobody may have any more. */
const unwanted = Symbol('unwanted');

/**
 * Gives the advice for a seat as the match is now, or null as soon as nobody may have it any more: when the question does
 * not stand, and when the seat sees something else than before.
 */
export async function adviceFor(
  match: Match,
  seat: Seat,
  about: readonly unknown[],
  stands: () => boolean,
  { effort, breath }: { effort: Effort; breath: Breath },
): Promise<Advice | null> {
  const { game } = match;
  const view = match.view(seat);
  const seen = JSON.stringify(view);
  const memory = structuredClone(match.memory(seat));
  const chosen = about.flatMap((choice) => playable(match, seat, choice) ?? []);
  const thinking = advise({ game, view, memory, seat, legal: match.legal(seat) }, effort, chosen);
  const goesOn = () => {
    if (!stands()) throw unwanted;
  };
  try {
    const advice = await withBreaths(thinking, breath, goesOn);
    return stands() && JSON.stringify(match.view(seat)) === seen ? advice : null;
  } catch (error) {
    if (error === unwanted) return null;
    throw error;
  }
}

/**
 * Tells whether this viewer may know what is advised to a seat: they see all that it sees, and will see what it does. A
 * pirate who has not left yet knows nothing that the room does not know, and still nobody should hear where he had better go.
 */
export function mayOverhear({ game, position }: Match, seat: Seat, viewer: Viewer): boolean {
  if (viewer === seat) return true;
  const facts = (of: Viewer) => JSON.stringify({ ...game.view(position.state, of), viewer: null });
  const nameFor = (action: GameAction, to: Viewer) => game.nameFor(position.state, seat, action, to);
  const isOpen = (action: GameAction) => nameFor(action, viewer) === nameFor(action, seat);
  return facts(seat) === facts(viewer) && game.legal(position.state, seat).every(isOpen);
}

/** Gives the action that somebody means, as the rules have it; null where it cannot be played now. */
export function playable(match: Match, seat: Seat, choice: unknown): GameAction | null {
  const { game, position } = match;
  const parsed = v.safeParse(game.action, unhide(choice, match.view(seat)));
  return parsed.success && game.refusal(position.state, seat, parsed.output) === null ? parsed.output : null;
}
