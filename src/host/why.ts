/** The reason why a computer did what was done last in a match. */
import type { roomReason } from '../bots/why.ts';
import type { Match } from '../match/match.ts';
import type { Why } from './port.ts';

/** Finds the reason with one of the functions of `bots/why.ts`; null for people, and for those who think nothing. */
export function whyOf({ game, latest, players }: Match, reason: typeof roomReason): Why | null {
  if (!latest) return null;
  const { seat, action, before } = latest;
  const { kind, level } = players[seat];
  const found = kind === 'bot' && level !== 'parrot' ? reason(game, before.state, seat, action) : null;
  return found && { seat, ...found };
}
