/** Every sentence of the log of Korsar that is not also a caption, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  round: 'Round {n}',
  part: 'Round {n}, {part} of {parts}',
  end: 'The end',
  merchant: 'Merchant',
  attackers: 'Who sailed there',
  wins: '{name} wins {gold}',
  nobody: 'Sinks: no winner',
  leads: '{name} leads',
  tied: 'Tied',
  why: {
    untouched: 'nobody attacked',
    skulls: '{numbers, select, 1 {1 skull} other {{numbers} skulls}}',
    captain: 'captain beats skulls',
    admiral: 'admiral beats skulls',
    lastCaptain: 'captain came last',
    lastAdmiral: 'admiral came last',
    tie: '{numbers}, a tie',
  },
  ships: '{n, plural, =0 {} other {+#}}',
  quiet: 'Nobody brought a merchant home',
  goesOn: 'This round is not over yet',
} as const;

export const logWords = catalogue(english, { de: async () => (await import('./de/log.ts')).table });
