/**
 * Explanations of the things on the table of Card Pirates, what they are worth and what may become of them, German.
 */
export const table = {
  crew: 'Crew mit {n}: Sie bringt {n} Segelpunkte oder kämpft mit {n}. Am Ende zählt sie nichts.',
  face: 'Ein Schatz: am Ende auf der Hand {n, plural, one {ein Punkt} other {# Punkte}}. Er kann nicht segeln.',
  back: 'Eine verdeckte Karte.',
  brig: 'Ein Schiff im Kampf. Die Seite mit mehr Crew-Punkten siegt.',
  course: 'Der Weg dieser Fahrt.',
  leg: 'Dieser Schritt kostet {n} Segelpunkte.',
  legend: 'Was Segeln kostet: drei Punkte gerade, fünf schräg.',
  meter: 'Segelpunkte der abgelegten Karte, und was der Weg davon gekostet hat.',
  plate:
    '{name} hat {n, plural, =0 {keine Karten} one {eine Karte} other {# Karten}}. Bilder und Asse auf der Hand sind am Ende Punkte.',
  podium: 'So endete es: die Punkte der Handkarten.',
  row: 'Die Crew von {name} in diesem Kampf, eine bis drei Karten. Die höhere Summe siegt und holt zwei Karten.',
  ship: 'Das Schiff eines Kapitäns. Wer auf sein Feld segelt, kämpft.',
  spoils: 'Was aus dem Kampf wird: Wer siegt, nimmt zwei Karten ungesehen und gibt eine zurück.',
  stack:
    '{n, plural, =0 {Der Stapel ist leer: Das Spiel endet.} one {Eine Karte ist noch da, für einen Zug.} other {# Karten sind noch da, eine für jeden Zug.}}',
  island: 'Eine Insel: {card}. Ein kleineres Bild der Farbe kauft sie. Wer landet, bekommt, was vergraben ist.',
  gale: 'Sturm: keine Karte, kein Schiff. Wer hierher kommt, muss halten und eine Karte dalassen.',
  sea: 'Die See. Wer hier endet, nimmt alle Karten des Feldes: jetzt {n, plural, =0 {keine} one {eine} other {#}}.',
  tray: 'Der geschlossene Vorhang: wessen Karten dahinter liegen, und wer folgt.',
  buttons: {
    bury: 'legt Karten verdeckt unter dein Schiff. Wer als Nächster kommt, nimmt sie.',
    go: 'tut sofort, was auf dem Knopf steht.',
    goEnd: 'beendet deine Fahrt. Nur die Karten auf der Hand zählen.',
    end: 'beendet deine Fahrt und fragt vorher noch einmal.',
    forfeit: 'beendet deinen Zug, denn du kannst weder segeln noch treiben.',
    decline: 'tauscht nichts. Was dort vergraben liegt, bekommst du trotzdem.',
    ready: 'schickt deine Crew in den Kampf. Die höhere Summe gewinnt.',
    stay: 'lässt die Insel, wo sie ist. Dort beginnt dein Schiff.',
    other: 'legt dies zurück, und du wählst neu.',
    more: 'zeigt den Rest deiner Hand.',
    hide: 'verbirgt deine Karten wieder.',
  },
};
