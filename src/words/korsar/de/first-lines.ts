/** The first lines of Korsar, German: eight words, and 90 letters for those who hesitate. */
export const table = {
  choose: {
    line: 'Zieh eine Karte, oder spiel eine',
    more: 'Schick Handelsschiffe in See für Gold, oder Piraten zu einem Handelsschiff.',
  },
  last: {
    line: 'Der Stapel ist leer: spielen oder abwerfen',
    more: 'Handelsschiffe wirft man nicht ab. Gold auf der Hand wird am Ende abgezogen.',
  },
  launch: {
    line: 'Schick es in See: Es bringt Gold',
    more: 'Greift bis zu deinem nächsten Zug niemand an, gehört das Gold dir.',
  },
  pirate: {
    line: 'Wähle ein Schiff: Die meisten Totenköpfe gewinnen',
    more: 'Führst du in deinem nächsten Zug, ist es deins. Je Schiff nur ein Zeichen.',
  },
  captain: {
    line: 'Kapitäne schlagen alle Totenköpfe: Wähle das Schiff',
    more: 'Sie brauchen eigene Piraten mit ihrem Zeichen. Wer später kommt, führt.',
  },
  admiral: {
    line: 'Der Admiral schützt dein Handelsschiff: Wähle es',
    more: 'Wer zuletzt kommt, Kapitän oder Admiral, führt. Totenköpfe zählen dann nicht.',
  },
};
