/** Every sentence of the set-up of Card Pirates, German. Options first, as on the screen. */
export const table = {
  options: {
    hiddenCards: { title: 'Verdeckte Karten', text: 'Crew wird einmal gezeigt, dann verdeckt: merken!' },
    treacherousSeas: { title: 'Raue See', text: 'Seekarten rücken nach außen, Stürme bleiben zurück' },
    randomIslands: { title: 'Freie Inseln', text: 'Die Käpt’ns wählen, wo die Inseln liegen' },
    simplePolitics: { title: 'Einfache Politik', text: 'Schluss, wenn das letzte Ass die Inseln verlassen hat' },
    advancedSailing: { title: 'Hohe Segelkunst', text: 'Nur Crew der Inselfarbe darf zur Insel segeln' },
    middleStart: { title: 'Start in der Mitte', text: 'Alle Schiffe starten zusammen mitten auf See' },
    sameSuitBattle: {
      title: 'Crew einer Farbe',
      text: 'Im Kampf hat jede Seite Karten nur einer Farbe',
      refusal: 'Zum Kampf gehören zwei',
    },
    treacherousCards: {
      title: 'Stürme zu Beginn',
      asPrinted: { title: 'Nach den Regeln', text: 'Vier Stürme, drei bei drei Käpt’ns' },
      each: { title: 'Je {n}', text: 'Alle verschieben so viele Seekarten' },
      refusal: 'Nur bei rauer See, höchstens neun insgesamt',
    },
    points: {
      title: 'Punkte',
      standard: { title: '4, 3, 2, 1', text: 'Ass, König, Dame und Bube, nach den Regeln' },
      old: { title: '3, 2, 1, 1', text: 'Ass, König, Dame und Bube wie in der ersten Ausgabe' },
    },
    firstSeat: {
      title: 'Wer beginnt',
      random: { title: 'Das Los', text: 'Die Karten sagen, wer beginnt' },
      seat: { title: '{name}', text: 'Hat immer den ersten Zug' },
      refusal: 'Sonst ist niemand zum Beginnen da',
    },
    startIslands: {
      title: 'Inseln zum Starten',
      standard: { title: 'Nach den Regeln', text: 'Wer beginnt, startet im Nordwesten' },
      turned: { title: 'Eine weiter', text: 'Alle starten eine Insel weiter im Uhrzeigersinn' },
      each: {
        title: 'Ihr wählt',
        text: 'Zu zweit startet man immer an gegenüberliegenden Inseln',
        row: { title: '{name} startet bei', text: 'Ihr tauscht mit dem, der dort war' },
      },
      islands: { C: '♣, Nordwesten', D: '♦, Nordosten', S: '♠, Südosten', H: '♥, Südwesten' },
      refusal: 'Die übrigen Regeln bestimmen die Startplätze',
    },
    turnCap: {
      title: 'Höchstzahl Züge',
      none: { title: 'Ohne Grenze', text: 'Bis der Stapel leer ist oder vier Buben herrschen' },
      some: { title: '{n} Züge', text: 'Nach so vielen Zügen ist Schluss, so oder so' },
    },
  },
  credit: 'Card Pirates ist von Chris Parsons, cardpirates.com.',
  hook: 'Billig segeln, reich graben',
  facts: {
    solo: ['12 Karten, Stapel mit 15', 'Etwa 15 Minuten'],
    many: ['Je {h} Karten, Stapel mit 15', 'A 4, K 3, Q 2, J 1 Punkte', '{m} Minuten'],
  },
} as const;
