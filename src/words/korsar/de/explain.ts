/** Explanations of the things on the table of Korsar, what they are worth and what may become of them, German. */
export const table = {
  pirates:
    'Piraten mit {n, plural, one {einem Totenkopf} other {# Totenköpfen}}. Die eigenen bei einem Handelsschiff zählen zusammen; die meisten führen.',
  captain:
    'Ein Kapitän schlägt alle Totenköpfe und jeden früheren Kapitän. Braucht dort eigene Piraten mit gleichem Zeichen.',
  admiral:
    'Der Admiral schützt ein eigenes Handelsschiff, notfalls allein. Wer zuletzt kommt, Kapitän oder Admiral, führt.',
  merchant: 'Ein Handelsschiff mit {n} Gold. Wer zu Beginn des eigenen Zuges führt, holt es; allein kehrt es heim.',
  back: 'Eine verdeckte Karte.',
  deck: '{n, plural, =0 {Der Stapel ist leer: jetzt spielen oder abwerfen.} one {Eine Karte ist noch im Stapel.} other {# Karten sind noch im Stapel.}} Danach endet das Spiel, sobald eine Seite keine Karten mehr hat.',
  compass: 'Der Kompass zeigt, wer am Zug ist.',
  next: 'Wer als Nächstes am Zug ist.',
  lines: 'Taue zum Handelsschiff: Golden und straff, führt diese Seite.',
  rope: 'Diese Kapitäne sind ein Team.',
  note: 'Dieses Handelsschiff greift niemand an. Bleibt das so, kehrt es im Zug seines Kapitäns heim.',
  plate:
    '{name}: {n, plural, =0 {keine Karten} one {eine Karte} other {# Karten}} auf der Hand. In der Truhe liegt, was heimkam.',
  podium: 'So endete es: heimgekehrtes Gold, weniger das Gold auf der Hand. Das meiste gewinnt.',
  sum: '{n, plural, one {Ein Totenkopf} other {# Totenköpfe}} einer Seite bei diesem Handelsschiff. Die höchste Summe führt; ein Kapitän schlägt jede.',
  tie: 'Oben gleich: Niemand führt, bis jemand Totenköpfe nachlegt.',
  tray: 'Abgeworfene Karten. Sie sind aus dem Spiel.',
  buttons: {
    launch: 'schickt dein Handelsschiff aus. Führt dort niemand sonst, kommt es in deinem nächsten Zug heim.',
    draw: 'nimmt die oberste Karte. Das ist dein ganzer Zug.',
    discard: 'wirft diese Karte weg. Das geht nur, wenn der Stapel leer ist.',
    hide: 'verbirgt deine Hand wieder.',
  },
};
