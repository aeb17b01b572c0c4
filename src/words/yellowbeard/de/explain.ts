/** Explanations of the things on the table of Yellowbeard, what they are worth and what may become of them, German. */
export const table = {
  unknown: 'Ein Hafen. Manche sind bestechlich, und niemand weiß welche. Mit genug Truhen entkommt der Pirat dort.',
  closed: 'Eine treue Garnison: Hier kann der Pirat nicht entkommen.',
  open: 'Eine bestochene Garnison: Hier entkommt der Pirat.',
  chest: 'Eine Truhe. Der Pirat hält daneben und lädt sie im nächsten Zug; einen Zug später merken es alle.',
  gone: 'Hier wurde eine Truhe gestohlen.',
  die: 'Der Würfel. Er sagt, wie weit das Kriegsschiff segelt oder feuert.',
  goal: 'Der Hafen, der versucht werden soll.',
  last: 'Hier wurde der Pirat zuletzt gesehen.',
  legend: 'Was die Farben und Zeichen auf der Karte bedeuten.',
  pirate: 'Das Schiff des Piraten.',
  plate: '{name} segelt unter schwarzer Flagge. {n} von {need} Truhen gestohlen, die es zur Flucht braucht.',
  row: '{name} führt dieses Kriegsschiff. Sie handeln nacheinander, je eines nach einem Zug des Piraten.',
  ship: 'Ein Kriegsschiff. Es späht entlang der Linien; endet seine Fahrt beim Piraten, rammt es ihn.',
  strait: 'Eine Enge. Liegt ein Kriegsschiff darauf, kommt niemand vorbei.',
  wreck: 'Ein Wrack: Dieses Schiff wurde versenkt.',
  podium: 'So endeten die Runden: erst zählen Fluchten, dann Truhen.',
};
