/** The words about a gamepad that nobody knows, German. */
import type { Translation } from '../../catalogue.ts';
import type { PadWords } from '../pads.ts';

export const table: Translation<PadWords> = {
  unknown: '{pad} ist hier unbekannt',
  more: '{n, plural, one {Noch einmal drücken} other {Noch #-mal drücken}}, dann kennt es der Tisch',
  lessons: {
    up: 'Nach oben drücken',
    right: 'Nach rechts drücken',
    down: 'Nach unten drücken',
    left: 'Nach links drücken',
    choose: 'Die Taste drücken, die wählen soll',
  },
  taken: 'Das ist schon vergeben: Bitte etwas anderes drücken',
  known: '{pad} ist jetzt bekannt',
  tryIt: 'Gleich ausprobieren: nach links und zurück, dann wählen',
  anew: 'Noch einmal',
  goOn: 'Weiter',
};
