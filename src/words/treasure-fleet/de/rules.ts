/** Every sentence of the rules card of Treasure Fleet, German. Three lines of some 24 letters each at most. */
export const table = {
  pages: {
    sailing: { tab: 'Eine Fahrt', title: 'So gewinnst du ein Schiff' },
    special: { tab: 'Sonderkarten', title: 'Sonderkarten' },
    end: { tab: 'Das Ende', title: 'So endet das Spiel' },
  },
  counts: {
    ships: { title: '{n} Schiffe laufen ein', text: 'jedes Mal neue' },
    volleys: { title: '{n} Salven', text: 'der Ausguck beginnt' },
    sailings: { title: '{n} Fahrten', text: 'dann der Gouverneur' },
  },
  panels: {
    load: { title: 'Laden', text: 'Wähle drei deiner Karten. Niemand sieht sie.' },
    fire: { title: 'Feuern', text: 'Reihum geht je eine Karte an ein Schiff. Drei Salven.' },
    win: { title: 'Gewinnen', text: 'Deine Kanonen auf einem Schiff zählen zusammen. Die meisten holen es.' },
    tie: { title: 'Gleichstand', text: 'Oben gleich? Das Schiff entkommt. Wer folgt, geht leer aus.' },
    boarders: { title: 'Enterkommando', text: 'Schlägt jede Zahl von Kanonen. Eine Karte in jedem Deck.' },
    twoBoarders: { title: 'Zweimal entern', text: 'Zwei auf einem Schiff stehen sich im Weg. Es entkommt.' },
    storm: { title: 'Sturm', text: 'Fegt alle Kanonen von einem Schiff, auch deine. Enterer bleiben.' },
    cursed: { title: 'Geisterschiff', text: 'Feuere darauf, oder verliere ein Schiff einer früheren Fahrt.' },
    fourth: { title: 'Vierte Karte', text: 'Gegenüber vom Ausguck darfst du vier laden. Eine kommt zurück.' },
    fourthFive: { title: 'Vierte Karte', text: 'Nicht neben dem Ausguck? Du darfst vier laden. Eine kommt zurück.' },
    grey: { title: 'Graubart', text: 'Der Ausguck lenkt die Karte. Was sie erobert, bekommt niemand.' },
    greyScored: { title: 'Graubart', text: 'Der Ausguck lenkt die Karte. Was sie erobert, zählt mit.' },
    lastCard: {
      title: 'Eine Karte',
      text: 'Von {n, plural, =13 {dreizehn} =16 {sechzehn} other {#}} Karten bleibt allen nach {s} Fahrten eine.',
    },
    governor: { title: 'Gouverneur', text: 'Alle decken sie auf. Die höchste bringt {g} Punkte. Gleich? Nichts.' },
    addUp: { title: 'Abrechnen', text: 'Die Punkte deiner Schiffe, und der Gouverneur, wenn du ihn hast.' },
    together: { title: 'Sieg', text: 'Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr die Krone.' },
  },
};
