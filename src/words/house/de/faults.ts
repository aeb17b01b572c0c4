/** The words when the house cannot open or has to stop, German. */
import type { Translation } from '../../catalogue.ts';
import type { FaultWords } from '../faults.ts';

export const table: Translation<FaultWords> = {
  toTitle: 'Zum Titel',
  reload: 'Neu laden',
  tooOld: 'Dieser Browser ist zu alt für den Tisch. Bitte aktualisieren oder einen anderen Browser nehmen.',
  notFetched: 'Das Spiel lässt sich nicht laden. Bitte die Seite neu laden.',
  notStarted: 'Das Spiel konnte nicht beginnen: Seine Regeln ließen sich nicht laden. Bitte die Seite neu laden.',
  stopped: 'Das Spiel blieb durch einen Fehler von uns stehen. Bitte die Seite neu laden.',
  unread: {
    picture: 'Das Bild {file} lässt sich nicht lesen.',
    table: 'Die Daten in {file} lassen sich nicht lesen.',
  },
  unreadStop: {
    picture: 'Das Bild {file} lässt sich nicht lesen.\nBitte die Seite neu laden.',
    table: 'Die Daten in {file} lassen sich nicht lesen.\nBitte die Seite neu laden.',
  },
  address: {
    unknown: 'Die Adresse fragt nach „{key}“, was wir nicht kennen.',
    game: 'Ein Spiel „{game}“ gibt es nicht. Es gibt: {all}.',
    seats: '„seats={seats}“ ist keine Zahl von Käpt’ns.',
    value: '„{key}={value}“ kennen wir nicht. Es gibt: {all}.',
    seed: 'Der Seed hat 1 bis 64 Zeichen.',
    options: 'Die Optionen in der Adresse sind nicht lesbar.',
    option: 'Die Optionen in der Adresse nennen „{name}“, was keine ist.',
  },
};
