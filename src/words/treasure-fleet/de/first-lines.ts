/** The first lines of Treasure Fleet, German: eight words, and 90 letters for those who hesitate. */
export const table = {
  load: {
    line: 'Lade drei Karten: Die meisten Kanonen gewinnen',
    more: 'Niemand sieht sie. In jeder Salve feuerst du eine davon ab.',
  },
  card: {
    line: 'Wähle die Karte, die du jetzt feuerst',
    more: 'Je Salve eine Karte. Die anderen folgen in den nächsten Salven.',
  },
  ship: {
    line: 'Wähle ein Schiff: Deine Kanonen zählen zusammen',
    more: 'Nach drei Salven holen es die meisten Kanonen. Oben gleich? Es entkommt.',
  },
  grey: {
    line: 'Lenke Graubarts Karte auf ein Schiff',
    more: 'Seine Kanonen zählen wie alle anderen und können dir das Schiff wegnehmen.',
  },
  curse: {
    line: 'Der Fluch nimmt ein Schiff: Wähle eins',
    more: 'Du hast nicht auf das Geisterschiff gefeuert und verlierst ein Schiff früherer Fahrten.',
  },
};
