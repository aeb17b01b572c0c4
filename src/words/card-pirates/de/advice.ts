/** Reasons why an action of Card Pirates is good, German. */
export const table = {
  LIGHTER: 'Mit {cards} Karten darf man treiben',
  EXCHANGE: 'Das bringt {points, plural, one {einen Punkt} other {# Punkte}}',
  COMMIT: 'Ihre {power} kann den Kampf entscheiden',
  ENOUGH: '{power} sollte reichen',
  BEATS: '{power} schlägt {against}',
  KEEP: 'Die Crew ist später mehr wert',
  CHEAPEST: 'Es ist die billigste Karte auf der Hand',
  GAIN: 'Ein Tausch dort bringt {points, plural, one {einen Punkt} other {# Punkte}}',
  CARDS: 'Dort {cards, plural, one {liegt eine Karte} other {liegen # Karten}}',
  FIGHT: 'Ein Kampf dort kann eine Karte bringen',
  TOWARDS: 'Von dort ist ein Tausch für {points, plural, one {einen Punkt} other {# Punkte}} nah',
};
