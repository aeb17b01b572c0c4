/** Every word of the plain table, German. */
import type { Translation } from '../../catalogue.ts';
import type { PlainWords } from '../plain.ts';

export const table: Translation<PlainWords> = {
  hide: 'Vorhang schließen',
  more: 'Mehr zur Auswahl',
  refused: 'Das geht jetzt nicht.',
};
