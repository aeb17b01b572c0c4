/** Every sentence that is read before anybody plays Treasure Fleet, German. */
export const table = {
  credit: 'Treasure Fleet ist ein Spiel von John Morgan.',
  hook: 'Wer mehr Kanonen hat, holt das Schiff',
  options: {
    storms: { title: 'Stürme', text: 'Je eine Karte: fegt alle Kanonen von einem Schiff' },
    cursedShips: {
      title: 'Geisterschiffe',
      text: 'Zwei Geister in der Flotte: feuern oder ein Schiff verlieren',
    },
    scoreNeutral: {
      title: 'Graubart zählt mit',
      text: 'Auch Graubart bekommt Punkte und kann gewinnen',
      refusal: 'Graubart kommt nur bei zwei Käpt’ns',
    },
    governorPoints: {
      title: 'Der Gouverneur',
      points: '{g} Punkte',
      text: 'Bei den letzten Karten geht es um {g} Punkte',
    },
    decks: {
      title: 'Farben',
      drawn: { title: 'Nach Platz', text: 'Jeder Platz hat seine eigene Farbe' },
      each: {
        title: 'Ihr wählt',
        text: 'Alle segeln unter der Farbe, die sie mögen',
        row: { title: 'Farbe von {name}', text: 'Ihr tauscht mit dem, der sie hatte' },
      },
      colours: { d1: 'Rot', d2: 'Blau', d3: 'Gelb', d4: 'Grün', d5: 'Lila' },
    },
    fiveSpotShips: {
      title: 'Die Flotte',
      proportional: { title: 'Nach Käpt’ns', text: 'Bei weniger Käpt’ns fallen die Schiffe für fünf weg' },
      none: { title: 'Alle Schiffe', text: 'Alle dreißig Schiffe werden gemischt, egal wie viele mitfahren' },
      refusal: 'Zu fünft fahren ohnehin alle Schiffe',
    },
    curseChoice: {
      title: 'Der Fluch nimmt',
      victim: { title: 'Deine Wahl', text: 'Wer verflucht ist, wählt das verlorene Schiff' },
      highest: { title: 'Dein bestes Schiff', text: 'Wer verflucht ist, verliert das teuerste Schiff' },
      refusal: 'Ohne Geisterschiffe gibt es keinen Fluch',
    },
  },
  facts: { cards: '{s} Fahrten, je {c} Karten', fleet: '{f} Schiffe in der Flotte' },
};
