/** Reasons why an action of Card Pirates is good, German. */
export const table = {
  LIGHTER: 'Mit {cards} Karten darfst du treiben',
  EXCHANGE: 'Das bringt dir {points, plural, one {einen Punkt} other {# Punkte}}',
  COMMIT: 'Ihre {power} kann die Schlacht entscheiden',
  ENOUGH: 'Deine {power} sollte reichen',
  BEATS: 'Deine {power} schlägt {against}',
  KEEP: 'Spar deine Mannschaft auf',
  CHEAPEST: 'Es ist deine billigste Karte',
  GAIN: 'Ein Tausch dort bringt {points, plural, one {einen Punkt} other {# Punkte}}',
  CARDS: 'Dort {cards, plural, one {liegt eine Karte} other {liegen # Karten}} für dich',
  FIGHT: 'Eine Schlacht dort kann dir eine Karte bringen',
  TOWARDS: 'Von dort ist ein Tausch für {points, plural, one {einen Punkt} other {# Punkte}} nah',
};
