/** The words about a gamepad that nobody knows, German. */
import type { Translation } from '../../catalogue.ts';
import type { PadWords } from '../pads.ts';

export const table: Translation<PadWords> = {
  unknown: '{pad} ist hier unbekannt',
  more: '{n, plural, one {Noch einmal} other {Noch #-mal}} drücken, dann geht es',
  lessons: {
    up: 'Nach oben drücken',
    right: 'Nach rechts drücken',
    down: 'Nach unten drücken',
    left: 'Nach links drücken',
    choose: 'Die Taste drücken, die wählen soll',
  },
  taken: 'Schon vergeben: bitte etwas anderes drücken',
  known: '{pad} ist bereit',
  tryIt: 'Gleich ausprobieren: nach links und rechts, dann wählen',
  anew: 'Noch einmal',
  goOn: 'Weiter',
};
