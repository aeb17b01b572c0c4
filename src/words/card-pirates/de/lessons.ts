/** The lessons of Card Pirates, German: a sentence has 90 letters at most. */
export const table = {
  sailing: {
    title: 'Crew ausgeben, segeln',
    about: 'Crew zahlt den Weg, Bilder und Asse sind Punkte',
    steps: [
      {
        idea: 'Segelpunkte',
        line: 'Segle mit der Drei ein Feld nach Osten',
        more: 'Bilder und Asse auf der Hand sind Punkte. Crew zahlt den Weg: drei je Feld.',
        other: 'Nimm die Kreuz-3 und das Feld östlich von dir.',
      },
      {
        idea: 'zwei Felder',
        line: 'Segle mit der Sechs zwei Felder nach Osten',
        more: 'Eine Dame, zwei Punkte! Geradeaus kostet drei. Unterwegs nimmst du nichts mit.',
        other: 'Nimm die Sechs und geh zwei Felder nach Osten.',
      },
      {
        idea: 'schräg segeln',
        line: 'Segle mit der Fünf schräg nach links unten',
        more: 'Ein König, drei Punkte! Ein Feld schräg kostet fünf.',
        other: 'Nimm die Fünf und geh nach links unten.',
      },
      {
        idea: 'ein weiter Weg',
        line: 'Segle mit der Neun drei Felder nach Süden',
        more: 'Ein Bube, ein Punkt. Mehr als drei Felder gehen in einem Zug nicht.',
        other: 'Nimm die Neun und geh drei Felder nach Süden.',
      },
    ],
    end: 'Crew ausgeben, segeln, nehmen, was da liegt. Am Ende zählt deine Hand.',
  },
  islands: {
    title: 'Inseln und Schätze',
    about: 'Vergraben, zurückkommen, tauschen, ausgraben',
    steps: [
      {
        idea: 'vergraben',
        line: 'Drück Vergraben, dann wähl deinen König',
        more: 'Vor dem Segeln darfst du Karten unter der Insel vergraben. Dort plündert sie niemand.',
        other: 'Vergrab zuerst den Karo-König.',
      },
      {
        idea: 'aufbrechen',
        line: 'Segle mit der Kreuz-3 ein Feld nach Süden',
        more: 'Der König wartet verdeckt auf den, der hier landet. Ziehen musst du trotzdem noch.',
        other: 'Nimm die Kreuz-3 und das Feld südlich der Insel.',
      },
      {
        idea: 'landen',
        line: 'Segle mit der Vier zurück zu deiner Insel',
        more: 'Eine Dame! Wer auf einer Insel landet, darf tauschen und gräbt alles aus.',
        other: 'Nimm die Vier und fahr zurück zur Insel.',
      },
      {
        idea: 'tauschen',
        line: 'Tausch deinen Buben gegen das Ass',
        more: 'Ein kleineres Bild gleicher Farbe holt es. Ein Ass zählt vier Punkte, ein Bube einen.',
        other: 'Das lohnt sich: Tausch den Kreuz-Buben gegen das Ass.',
      },
    ],
    end: 'Kleine Bilder holen große ihrer Farbe, und wer landet, gräbt alles aus.',
  },
  battle: {
    title: 'Kampf und Sturm',
    about: 'Mit Crew kämpfen und den Sturm bezahlen',
    steps: [
      {
        idea: 'angreifen',
        line: 'Segle mit einer Drei zum anderen Schiff',
        more: 'Wer auf See zu einem Schiff kommt, muss kämpfen.',
        other: 'Nimm eine Drei und das Feld des anderen Schiffs.',
      },
      {
        idea: 'kämpfen',
        line: 'Schick Neun und Acht, dann drück Bereit',
        more: 'Bis zu drei Crew kämpfen verdeckt. Die höhere Summe siegt, und alle sind weg.',
        other: 'Kämpf mit der Neun und der Acht, dann drück Bereit.',
      },
      {
        idea: 'Beute',
        line: 'Gib Bart die Pik-2',
        more: 'Gewonnen, zwei Karten sind dein. Eine gibst du zurück: Nimm eine schlechte.',
        other: 'Behalte das Gute: Gib die Pik-2 her.',
      },
      {
        idea: 'Stürme',
        line: 'Segle mit einer Drei in den Sturm',
        more: 'Ein leeres Feld ist ein Sturm. Dort ist jede Fahrt zu Ende.',
        other: 'Nimm eine Drei und das leere Feld neben dir.',
      },
      {
        idea: 'dem Sturm zahlen',
        line: 'Gib dem Sturm die Kreuz-2',
        more: 'Ein Sturm will eine Karte deiner Wahl. Sie bleibt liegen, für wen auch immer.',
        other: 'Gib dem Sturm die schlechteste Karte: die Kreuz-2.',
      },
    ],
    end: 'Die höhere Summe erbeutet zwei Karten, und ein Sturm will immer eine.',
  },
  variants: {
    title: 'Andere Gewässer',
    about: 'Fünf Varianten, je zwei gute Möglichkeiten',
    steps: [
      {
        idea: 'freie Inseln',
        line: 'Verleg die Karo-Insel neben die Kreuz-Insel',
        more: 'Freie Inseln: Du wählst die Insel, auf der du beginnst, und darfst sie verlegen.',
        other: 'Nimm die Karo-Insel, dann das Feld östlich oder südlich der Kreuz-Insel.',
      },
      {
        idea: 'raue See',
        line: 'Schieb die Karte schräg neben der Kreuz-Insel hinaus',
        more: 'Raue See: Eine Karte rückt nach außen, wohin du magst. Wo sie lag, bleibt ein Sturm.',
        other: 'Nimm die Karte schräg neben der Kreuz-Insel, dann einen Platz außen.',
      },
      {
        idea: 'der neue Sturm',
        line: 'Segle mit einer Drei in den Sturm',
        more: 'Er tobt, wo die Karte lag. Wer hineinfährt, muss halten und eine Karte abgeben.',
        other: 'Nimm eine deiner Dreien und das leere Feld neben dir.',
      },
      {
        idea: 'verdeckte Karten',
        line: 'Gib dem Sturm die Zwei oder die Drei',
        more: 'Verdeckte Karten: Alle sehen deine Crew einmal, dann liegt sie verdeckt. Merk sie dir!',
        other: 'Gib dem Sturm die Zwei oder die Drei, und behalte die Sechsen.',
      },
      {
        idea: 'hohe Segelkunst',
        line: 'Lande mit der Farbe der Insel, dann tausche',
        more: 'Hohe Segelkunst: Nur Crew der Inselfarbe darf landen. Deine Sechsen dürfen beide.',
        other: 'Kreuz zur Kreuz-Insel, oder Karo zur Karo-Insel. Dann hol das Ass.',
      },
      {
        idea: 'einfache Politik',
        line: 'Lande auf der anderen Insel: tauschen oder behalten',
        more: 'Einfache Politik: Ist das letzte Ass fort, ist das Spiel aus. Hier liegt es!',
        other: 'Segle zur Insel, die noch ihr Ass hat. Dann tausch, oder behalte die Karten.',
      },
    ],
    end: 'Du findest alle unter Mehr Regeln, beliebig gemischt. Jetzt spiel!',
  },
} as const;
