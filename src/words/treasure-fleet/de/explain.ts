/**
 * Explanations of the things on the table of Treasure Fleet, what they are worth and what may become of them, German.
 */
export const table = {
  governor:
    'Das Boot des Gouverneurs. Nach der letzten Fahrt holt ihn die höchste letzte Karte: {n} Punkte. Gleich: niemand.',
  back: 'Eine verdeckte Karte. Vor dem Feuern darf nur ihr Kapitän sie kennen.',
  guns: '{n, plural, one {Eine Kanone} other {# Kanonen}}. Die eigenen Kanonen auf einem Schiff zählen zusammen; die meisten holen es.',
  boarders: 'Enterer schlagen jede Zahl von Kanonen. Zwei auf einem Schiff stehen sich im Weg: Es entkommt.',
  storm: 'Ein Sturm fegt alle Kanonen von einem Schiff, auch die eigenen. Enterer bleiben.',
  ledger: '{text}. So steht es bei diesem Schiff; nach der dritten Salve wird abgerechnet.',
  lookout: 'Das Fernrohr. Wer es hat, feuert in dieser Fahrt zuerst; dann geht es weiter.',
  pile: '{n, plural, one {Ein Schiff läuft} other {# Schiffe laufen}} noch ein.',
  plate:
    '{name}: bisher {n, plural, one {ein Punkt} other {# Punkte}} aus Schiffen, {cards, plural, =0 {keine Karte} one {eine Karte} other {# Karten}} geladen.',
  grey: '{name} gehört niemandem. Der Ausguck lenkt die Karten; was sie erobern, bekommt kein Kapitän.',
  podium: 'So endete es: die Punkte der eroberten Schiffe und des Gouverneurs. Die meisten gewinnen.',
  progress: 'Fahrt {s} von {of}. Jede hat drei Salven; dann wird abgerechnet, und neue Schiffe laufen ein.',
  ship: 'Ein Schiff mit {n} Punkten. Nach drei Salven holen es die meisten Kanonen. Oben gleich, oder kein Schuss: Es entkommt.',
  cursed:
    'Das Geisterschiff. Wer nicht darauf feuert, verliert ein Schiff einer früheren Fahrt. Ein Sturm hält es auf.',
  buttons: {
    hide: 'verbirgt deine Karten wieder.',
    look: 'zeigt, was du geladen hast. Die anderen sehen weg.',
    ready: 'schließt die Stückpforten. Nichts wird mehr getauscht.',
  },
};
