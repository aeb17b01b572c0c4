/** Every sentence of the set-up of Yellowbeard, German. Options first, as on the screen. */
export const table = {
  options: {
    map: {
      title: 'Meer',
      maps: {
        'yellowbeards-ocean': { title: 'Karibik', text: 'Das Karibische Meer: achtzehn mal fünfzehn Felder' },
        'short-voyage': { title: 'Kurz', text: 'Ein kleines Meer: sechs Truhen, drei zu stehlen' },
        'pirate-round': { title: 'Die Runde', text: 'Von Madagaskar bis Ceylon: weites Wasser, wenig Ecken' },
      },
      own: '{title}: {w} mal {h} Felder, {ships, plural, one {# Kriegsschiff} other {# Kriegsschiffe}}',
    },
    rounds: {
      title: 'Runden',
      one: { title: 'Eine', text: 'Eine Reise: der Pirat gegen alle Käpt’ns' },
      rotation: { title: 'Alle', text: 'Alle sind einmal Pirat; Fluchten und Truhen zählen' },
      some: { title: '{n}', text: 'Nach jeder Runde geht die Flagge nach links' },
    },
    telescope: {
      title: 'Fernrohr',
      eight: { title: 'Acht Wege', text: 'Die Käpt’ns spähen gerade und schräg' },
      four: { title: 'Vier Wege', text: 'Die Käpt’ns spähen nur längs und quer' },
    },
    shot: {
      title: 'Kanonenschüsse',
      exact: { title: 'Genaue Weite', text: 'Ein Schuss fällt genau auf das Feld seiner Weite' },
      upTo: { title: 'Bis zur Weite', text: 'Ein Schuss trifft das erste Schiff bis zur Weite' },
    },
    secondAim: {
      title: 'Zweite Salve',
      beforeRoll: { title: 'Zielen, würfeln', text: 'Erst wird gezielt, dann die Weite gewürfelt' },
      afterRoll: { title: 'Würfeln, zielen', text: 'Erst wird die Weite gewürfelt, dann gezielt' },
    },
    turnLimit: {
      title: 'Zeit auf See',
      none: { title: 'Ohne Grenze', text: 'Versteckt euch beliebig lang (mit Computern 60 Züge)' },
      some: { title: '{n} Züge', text: 'Nach so vielen Piratenzügen siegt die Marine' },
    },
    autoSetup: { title: 'Schnellstart', text: 'Truhen und Kriegsschiffe legt der Zufall' },
    counts: {
      title: 'Truhen und Schiffe',
      map: { title: 'Nach der Karte', text: 'Jedes Meer hat eigene Zahlen von Truhen und Schiffen' },
      standard: { title: 'Standard', text: 'Zehn Truhen, sechs zu stehlen, fünf Kriegsschiffe' },
      refusal: 'Dieses Meer hat schon die Standardzahlen',
      refusalOwn: 'Deine eigene Karte sagt, wie viele es sind',
    },
    firstPirate: {
      title: 'Wer ist Pirat',
      roll: { title: 'Der Würfel', text: 'Alle würfeln: Der höchste Wurf hisst die Flagge' },
      seat: { title: '{name}', text: 'Hisst als Erstes die schwarze Flagge' },
    },
  },
  maps: {
    title: 'Eigene Karten',
    none: 'Noch keine eigene Karte hier',
    how: 'Zeichne eine mit dem Editor Tiled, öffne ihre Dateien hier oder zieh sie auf dieses Fenster. Wie, steht in docs/drawing-an-ocean.md.',
    all: 'Meere',
    open: 'Dateien öffnen',
    remove: 'Entfernen',
    bundled: 'Diese gehört zum Spiel',
    replace: 'Ersetzen',
    discard: 'Alte behalten',
    play: 'Hier spielen',
    back: 'Zurück',
    faulty: 'Diese Karte ist noch nicht spielbar',
    facts:
      '{w} mal {h}, {harbours, plural, one {# Hafen} other {# Häfen}}, {sites, plural, one {# Versteck} other {# Verstecke}}, {ships, plural, one {# Schiff} other {# Schiffe}}',
    errors: '{n, plural, one {# Fehler} other {# Fehler}}',
    warnings: '{n, plural, one {# Warnung} other {# Warnungen}}',
    fine: 'Bereit zum Auslaufen',
    news: {
      one: '„{name}“',
      more: '{n, plural, one {# weitere} other {# weitere}}',
      taken: '{n, plural, one {{names} bleibt auf diesem Gerät.} other {{names} bleiben auf diesem Gerät.}}',
      same: '{n, plural, one {{names} ist schon da, genau so.} other {{names} sind schon da, genau so.}}',
      refused: 'Noch nicht spielbar: {names}.',
      doubled:
        '{n, plural, one {Es gibt schon eine andere Karte {names}: Soll die neue sie ersetzen?} other {Es gibt schon andere Karten {names}: Sollen die neuen sie ersetzen?}}',
      doubledOutside:
        '{n, plural, one {Es gibt schon eine andere Karte {names}. Um sie zu ersetzen, zieh die Datei in „Eigene Karten“.} other {Es gibt schon andere Karten {names}. Um sie zu ersetzen, zieh die Dateien in „Eigene Karten“.}}',
      full: 'Für {names} ist auf diesem Gerät kein Platz.',
      tooLarge: '{n, plural, one {{names} ist für eine Karte zu groß.} other {{names} sind für Karten zu groß.}}',
      unreadable: 'Nicht lesbar: {names}.',
      surelyRemove: '{names} ist dann von diesem Gerät verschwunden. Zum Entfernen noch einmal drücken.',
      removed: '{names} ist weg.',
      noHand: 'Der Browser will dafür Finger oder Taste, kein Gamepad.',
    },
  },
  credit: 'Yellowbeard spielt Piracy; von wem das ist, wissen wir nicht.',
  hook: 'Einer von euch ist der Pirat. Findet ihn',
  aid: 'Yellowbeard: wo der Pirat sein könnte, und auf der Geheimkarte, was die Marine sieht.',
  facts: {
    chests: '{need} von {all} Truhen, ein Hafen',
    ships: '{ships, plural, one {# Schiff} other {# Schiffe}}, ein Pirat',
    minutes: '{n} Minuten',
  },
};
