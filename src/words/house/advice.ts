/** The house's words when somebody asks what to do, English; the reasons are each game's own. */
import { catalogue } from '../catalogue.ts';

const english = {
  button: 'What would you do?',
  /** The line of a note: what is advised, and why. */
  line: '{what}. {why}',
  /** A reason that is true of any advice. */
  best: 'It looks best',
  only: 'There is nothing else to do',
  /** The chance to win with it, and with something that is better left alone. */
  odds: 'Your chances: {n} in 100',
  oddsAndWorst: 'Your chances: {n} in 100. Better not: {worst}, {m} in 100',
  /** The same with what the captain has chosen by now, and what that would cost. */
  oddsAndOwn: 'Your chances: {n} in 100. Your choice: {own}, {cost, plural, =0 {as good} other {# less}}',
  oddsOwnAndWorst:
    'Your chances: {n} in 100. Your choice: {own}, {cost, plural, =0 {as good} other {# less}}. Better not: {worst}, {m}',
  /** The room must not hear what is advised. */
  look: 'Look at your cards first: the advice gives them away',
  asked:
    'Asked for advice {n, plural, one {once} other {# times}}{taken, plural, =0 { and ignored it} one {, followed it once} other {, followed it # times}}',
  /** Who has asked how often, where several people played. */
  /** The best and the worst decision of a person who played alone. */
  yours: 'Your moves',
  yourBest: 'Your best: {did}, {n} in 100',
  yourWorst: 'Your worst: {did}, {n} in 100. Better: {better}, {m} in 100',
  thinking: 'The old admiral is looking at your moves',
  askedBy: 'Asked for advice: {list}',
  count: '{name} {n}, followed {taken}',
} as const;

export const adviceWords = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
