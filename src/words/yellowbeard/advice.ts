/**
 * Reasons why an action of Yellowbeard is good, English: each follows what is advised or was done, in one sentence without a full
 * stop that is true whoever does it.
 */
import type { YellowbeardWhy } from '../../bots/yellowbeard/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  CHEST: 'A chest there is hard to steal unseen',
  GUARD: '{steps, plural, =0 {It guards a chest} one {A chest is one step away} other {A chest is # steps away}}',
  DEPART: '{steps, plural, =0 {A chest lies beside it} one {A chest is one step away} other {A chest is # steps away}}',
  LOAD: 'That makes {aboard} of {need} chests',
  ESCAPE: 'If the garrison takes the bribe, the hunt is won',
  TO_CHEST:
    '{steps, plural, =0 {A chest lies beside it} one {A chest is one step from there} other {A chest is # steps from there}}',
  TO_HARBOUR:
    '{steps, plural, =0 {A harbour lies beside it} one {A harbour is one step from there} other {A harbour is # steps from there}}',
  UNSEEN_TO_CHEST:
    '{steps, plural, =0 {Out of sight, and a chest lies beside it} one {Out of sight, and one step from a chest} other {Out of sight, and # steps from a chest}}',
  UNSEEN_TO_HARBOUR:
    '{steps, plural, =0 {Out of sight, and a harbour lies beside it} one {Out of sight, and one step from a harbour} other {Out of sight, and # steps from a harbour}}',
  LOOK: 'The pirate is in sight {percent} times in 100',
  FIRE: 'A hit sinks the pirate',
  HOLD: 'The second salvo may hit what the first cannot',
  RAM: 'That rams the pirate',
  NEAR: 'The pirate is near there {percent} times in 100',
} as const satisfies Readonly<Record<YellowbeardWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
