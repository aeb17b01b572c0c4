/** Every sentence of the rules card of Yellowbeard, German. Three lines of some 24 letters each at most. */
export const table = {
  pages: {
    pirate: { tab: 'Der Pirat', title: 'Ein Schiff, das niemand sieht' },
    navy: { tab: 'Die Marine', title: 'Kriegsschiffe auf der Jagd' },
    end: { tab: 'Das Ende', title: 'Wie eine Runde endet' },
  },
  counts: {
    chests: {
      title: '{n, plural, one {# Truhe} other {# Truhen}}',
      text: '{need} {need, plural, one {reicht} other {reichen}}',
    },
    ships: { title: '{n, plural, one {# Kriegsschiff} other {# Kriegsschiffe}}', text: 'der Reihe nach' },
    harbours: { title: '{open} von {all}', text: 'Häfen bestechlich' },
  },
  panels: {
    hidden: { title: 'Geheim', text: 'Der Pirat segelt bis zu drei Felder je Zug und notiert sie.' },
    load: { title: 'Stehlen', text: 'Beende einen Zug neben einer Truhe. Nächster Zug: laden.' },
    marker: { title: 'Entdeckt', text: 'Einen Zug später merken alle, dass die Truhe weg ist.' },
    harbour: {
      title: 'Ein Hafen',
      text: '{need, plural, one {# Truhe} other {# Truhen}} weg? Halte neben einem Hafen und wag es.',
    },
    order: { title: 'Zug um Zug', text: 'Nach jedem Piratenzug würfelt das nächste Kriegsschiff.' },
    look: { title: 'Spähen', text: 'Erst spähen oder erst segeln. Der Pirat sagt Aye oder Nay.' },
    lookFour: { title: 'Spähen', text: 'Längs und quer. Der Pirat sagt Aye oder Nay.' },
    sail: { title: 'Segeln', text: 'Der ganze Wurf, kein Feld zweimal. Ziel beim Piraten: gerammt.' },
    fire: { title: 'Feuern', text: 'Erst gespäht, und Aye? Weite ist der Wurf, dann noch ein Wurf.' },
    fireUpTo: { title: 'Feuern', text: 'Erst gespäht, und Aye? Das erste Schiff in Reichweite.' },
    strait: { title: 'Gesperrt', text: 'Ein Kriegsschiff dort sperrt die Enge. Gefangen: verloren.' },
    escape: { title: 'Flucht', text: 'Wer bestochen ist, öffnet die Tore: Der Pirat siegt.' },
    refused: { title: 'Abgewiesen', text: 'Wer treu ist, schließt sie: Alle wissen, an welchem Hafen er liegt.' },
    sunk: { title: 'Gefasst', text: 'Gerammt, versenkt, gefangen: Die Marine siegt.' },
    limit: { title: 'Zeit', text: 'Nach {n} Piratenzügen siegt die Marine ebenfalls.' },
    rounds: { title: 'Nächste Runde', text: 'Die Flagge geht nach links. Fluchten zählen, dann Truhen.' },
  },
};
