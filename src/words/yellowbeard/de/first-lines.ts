/** The first lines of Yellowbeard, German: eight words, and 90 letters for those who hesitate. */
export const table = {
  role: {
    line: 'Würfle: Wer bekommt die schwarze Flagge?',
    more: 'Wer sie bekommt, ist der Pirat und versteckt sich. Alle anderen jagen.',
  },
  chest: {
    line: 'Versteck eine Truhe auf einer der Inseln',
    more: 'Der Pirat will sie stehlen. Mit genug Truhen kann er entkommen.',
  },
  fleet: {
    line: 'Stell dein Kriegsschiff auf',
    more: 'Von dort jagt es den Piraten.',
  },
  depart: {
    line: 'Wähle heimlich, wo du in See stichst',
    more: 'Nur du siehst diese Karte. Die Marine jagt dich auf der offenen.',
  },
  plot: {
    line: 'Segle ungesehen bis zu drei Felder weit',
    more: 'Drück ein Feld, dann noch einmal. Halte neben einer Truhe, um sie zu stehlen.',
  },
  load: {
    line: 'Du liegst neben einer Truhe: Lade sie',
    more: 'Das dauert den ganzen Zug. Einen Zug später merken es alle.',
  },
  harbour: {
    line: 'Genug Truhen: Versuch einen Hafen und entkomm',
    more: 'Bestochene lassen dich ein. Treue verraten, wo du bist.',
  },
  roll: {
    line: 'Würfle: So weit darfst du segeln',
    more: 'Danach hältst du Ausschau, oder du segelst zuerst.',
  },
  decide: {
    line: 'Erst spähen, oder erst segeln?',
    more: 'Wer zuerst späht, darf nach einem Aye feuern. Wer zuerst segelt, späht danach.',
  },
  seen: {
    line: 'Aye, der Pirat ist in Sicht: Feuer!',
    more: 'Deine Kanonen reichen so weit wie dein Wurf. Oder segle stattdessen.',
  },
  aim: {
    line: 'Wähle, wohin deine Kanonen feuern',
    more: 'Die Weite ist dein Wurf. Die zweite Salve hat einen eigenen Wurf.',
  },
  second: {
    line: 'Zweite Salve: Wähle, wohin sie geht',
    more: 'Ihre Weite ist der neue Wurf. Oder stell das Feuer ein.',
  },
  after: {
    line: 'Nichts in Sicht: Segle weiter, oder bleib',
    more: 'Du segelst den ganzen Wurf, kein Feld zweimal. Ziel beim Piraten: gerammt.',
  },
  way: {
    line: 'Wähle das Feld, wo die Fahrt endet',
    more: 'Drück es noch einmal. Wer das Schiff drückt, steuert Feld für Feld.',
  },
  next: {
    line: 'Nächste Runde: Die schwarze Flagge geht weiter',
    more: 'Sie geht nach links. Fluchten zählen, dann Truhen.',
  },
};
