/** The first lines of Card Pirates, German: eight words, and 90 letters for those who hesitate. */
export const table = {
  isle: {
    line: 'Wähle die Insel, auf der du beginnst',
    more: 'Dort startet dein Schiff. Die Insel lässt sich noch verlegen.',
  },
  swap: {
    line: 'Lass deine Insel hier, oder verlege sie',
    more: 'Wähle ein anderes Feld für sie, oder lass sie liegen.',
  },
  shift: {
    line: 'Wähle eine Seekarte zum Verschieben',
    more: 'Sie rückt nach außen. Wo keine Karte mehr liegt, ist Sturm.',
  },
  shiftTo: {
    line: 'Wähle ihren neuen Platz weiter außen',
    more: 'Das Feld, das sie verlässt, wird zum Sturm.',
  },
  sail: {
    line: 'Wähle eine Crew-Karte: Höhere Zahlen segeln weiter',
    more: 'Drei Punkte gerade, fünf schräg. Auf See bleibt die Karte auf dem Feld, das du verlässt.',
  },
  square: {
    line: 'Wähle das Ziel: Karten dort sind dein',
    more: 'Auf See nimmst du alle Karten des Feldes. Bilder und Asse bringen Punkte.',
  },
  bury: {
    line: 'Wähle Karten zum Vergraben unter deinem Schiff',
    more: 'Dort liegen sie verdeckt. Wer auf das Feld kommt, findet sie.',
  },
  drift: {
    line: 'Keine Crew kann segeln: Treib ein Feld',
    more: 'Treiben kostet nichts, mit höchstens vier Karten auf der Hand.',
  },
  stuck: {
    line: 'Kein Weg offen: Gib den Zug ab',
    more: 'Im nächsten Zug ziehst du wieder eine Karte. Vielleicht hilft sie.',
  },
  end: {
    line: 'Hier aufhören und die Hand auszählen',
    more: 'Nur Handkarten zählen. Die beste Reise mit diesen Regeln bleibt stehen.',
  },
  aside: {
    line: 'Eine Karte verlässt das Spiel: Wähle sie',
    more: 'Allein kostet jede Fahrt eine Karte mehr. Gib eine her, die nichts zählt.',
  },
  exchange: {
    line: 'Tausch ein Bild gegen die Karte der Insel',
    more: 'Deins muss kleiner sein und von gleicher Farbe. Oder behalte deine Karten.',
  },
  ashore: {
    line: 'Nichts zu tauschen: Geh an Land',
    more: 'Nur ein kleineres Bild von gleicher Farbe kauft die Karte der Insel.',
  },
  storm: {
    line: 'Der Sturm will eine Karte: Wähle sie',
    more: 'Sie bleibt auf diesem Feld, für wen auch immer.',
  },
  attack: {
    line: 'Wähle eine bis drei Crew zum Angriff',
    more: 'Sie liegen verdeckt. Die höhere Summe siegt und holt zwei Karten.',
  },
  defend: {
    line: 'Wähle eine bis drei Crew zur Abwehr',
    more: 'Sie liegen verdeckt. Die höhere Summe siegt und holt zwei Karten.',
  },
  give: {
    line: 'Gib eine Karte deiner Wahl zurück',
    more: 'Du hast zwei Karten bekommen, also geht eine von deinen zurück.',
  },
};
