/** Every sentence of the rules card of Korsar, German. Three lines of some 24 letters each at most. */
export const table = {
  pages: {
    turn: { tab: 'Ein Zug', title: 'So kommt Gold heim' },
    captains: { tab: 'Kapitäne', title: 'Patt und Kapitäne' },
    end: { tab: 'Das Ende', title: 'So endet das Spiel' },
  },
  counts: {
    merchants: { title: '{n} Handelsschiffe', text: 'zusammen 100 Gold' },
    suits: { title: '{n} Zeichen', text: '12 Piraten, 1 Kapitän' },
    deck: { title: '{n} Karten', text: 'im Stapel, 6 je Hand' },
  },
  panels: {
    one: { title: 'Nur eins', text: 'Zieh in deinem Zug eine Karte, oder spiel eine. Mehr nicht.' },
    launch: {
      title: 'In See stechen',
      text: 'Niemand greift an? In deinem nächsten Zug kommt das Handelsschiff heim.',
    },
    attack: { title: 'Angriff', text: 'Piraten zu jedem Handelsschiff: ein Zeichen, das dort sonst niemand führt.' },
    win: { title: 'Heimholen', text: 'Deine Totenköpfe zählen zusammen. Im nächsten Zug vorn? Deins.' },
    winTeams: { title: 'Heimholen', text: 'Eure Totenköpfe zählen. Vorn im Zug eures ersten Käpt’ns: eures.' },
    tie: { title: 'Patt', text: 'Oben gleich? Niemand führt, bis jemand Totenköpfe nachlegt.' },
    captain: { title: 'Kapitän', text: 'Schlägt Totenköpfe. Braucht eigene Piraten mit gleichem Zeichen.' },
    last: { title: 'Zuletzt', text: 'Ein späterer Kapitän nimmt das Handelsschiff. Totenköpfe zählen nicht mehr.' },
    captainTeams: { title: 'Kapitän', text: 'Schlägt Totenköpfe und frühere Kapitäne. Braucht eigenes Zeichen.' },
    admiral: { title: 'Admiral', text: 'Schützt dein Handelsschiff, auch allein. Wer zuletzt kommt, führt.' },
    admiralShared: { title: 'Admiral', text: 'Schützt dein oder ein Partnerschiff. Wer zuletzt kommt, führt.' },
    partners: { title: 'Partner', text: 'Ihr seht eure Karten. Ein Zeichen je Handelsschiff und eine Truhe.' },
    empty: { title: 'Leerer Stapel', text: 'Spielen oder abwerfen. Handelsschiffe werden nie abgeworfen.' },
    lastCard: { title: 'Letzte Karte', text: 'Stapel weg und deine Karten auch? Das Spiel ist vorbei.' },
    lastCardTeams: { title: 'Letzte Karte', text: 'Stapel weg, und die Karten beider Partner? Es ist vorbei.' },
    share: { title: 'Auf See', text: 'Wer führt, bekommt das Handelsschiff sofort. Bei Patt versinkt es.' },
    gold: { title: 'Meistes Gold', text: 'Heimgekehrtes Gold zählt; Gold auf der Hand wird abgezogen.' },
  },
};
