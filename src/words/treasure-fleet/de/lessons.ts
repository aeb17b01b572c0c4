/** The lessons of Treasure Fleet, German: a sentence has 90 letters at most. */
export const table = {
  guns: {
    title: 'Kanonen zählen zusammen',
    about: 'Laden, drei Salven feuern, und Gleichstand meiden',
    steps: [
      {
        idea: 'laden',
        line: 'Lade die Vier, eine Drei und eine Zwei',
        more: 'Vier Schatzschiffe sind in Sicht. Auf sie feuerst du nur drei Karten.',
        other: 'Lade je eine Karte mit vier, drei und zwei Kanonen.',
      },
      {
        idea: 'die erste Salve',
        line: 'Feuere die vier Kanonen auf das 20-Punkte-Schiff',
        more: 'In jeder Salve feuern alle eine Karte. Um das teuerste Schiff lohnt es sich.',
        other: 'Nimm die vier Kanonen und das Schiff mit 20 Punkten.',
      },
      {
        idea: 'zusammenzählen',
        line: 'Feuere die drei Kanonen auf dasselbe Schiff',
        more: 'Dort stehen sechs gegen vier. Deine Kanonen auf ein Schiff zählen zusammen: sieben!',
        other: 'Drei mehr auf das 20-Punkte-Schiff, und du führst.',
      },
      {
        idea: 'Gleichstand',
        line: 'Feuere auch deine letzte Karte dorthin',
        more: 'Jemand hat noch eine Kanone. Bei sieben zu sieben entkommt das Schiff.',
        other: 'Meide den Gleichstand: Feuere auf das 20-Punkte-Schiff.',
      },
    ],
    end: 'Die meisten Kanonen holen das Schiff. Steht es oben gleich, entkommt es.',
  },
  boarders: {
    title: 'Entern, Sturm und Fluch',
    about: 'Eine Karte schlägt alle Kanonen, eine fegt sie weg',
    steps: [
      {
        idea: 'besondere Karten',
        line: 'Lade eine Kanone, die Enterer und den Sturm',
        more: 'Die nächsten Schiffe sind da, auch das Geisterschiff. Besondere Karten helfen jetzt.',
        other: 'Lade eine einzelne Kanone, die Enterer und den Sturm.',
      },
      {
        idea: 'der Fluch',
        line: 'Feuere die eine Kanone auf das Geisterschiff',
        more: 'Wer nicht darauf feuert, verliert ein Schiff einer früheren Fahrt. Eine Kanone reicht.',
        other: 'Rette erst deine Schiffe: eine Kanone auf das Geisterschiff.',
      },
      {
        idea: 'entern',
        line: 'Schick die Enterer zum Schiff mit 18 Punkten',
        more: 'Vier Kanonen gegen vier: Gleichstand. Enterer schlagen alle Kanonen.',
        other: 'Enterer gewinnen, wo viele Kanonen sind: beim 18-Punkte-Schiff.',
      },
      {
        idea: 'der Sturm',
        line: 'Schick den Sturm zum Schiff mit 14 Punkten',
        more: 'Dort hat jemand sechs Kanonen. Ein Sturm fegt alle Kanonen von einem Schiff.',
        other: 'Feg die sechs Kanonen weg: der Sturm zum 14-Punkte-Schiff.',
      },
    ],
    end: 'Enterer schlagen Kanonen, Stürme räumen ab, ein Schuss bannt den Fluch. Jetzt spiel!',
  },
} as const;
