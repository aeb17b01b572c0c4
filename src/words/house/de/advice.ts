/** Words that the house says when somebody asks what to do, German. */
export const table = {
  button: 'Was würdest du tun?',
  line: '{what}. {why}',
  best: 'Das sieht am besten aus',
  only: 'Etwas anderes geht nicht',
  odds: 'Deine Aussichten: {n} von 100',
  oddsAndWorst: 'Deine Aussichten: {n} von 100. Besser nicht: {worst}, {m} von 100',
  oddsAndOwn: 'Deine Aussichten: {n} von 100. Deine Wahl: {own}, {cost, plural, =0 {ebenso gut} other {# weniger}}',
  oddsOwnAndWorst:
    'Deine Aussichten: {n} von 100. Deine Wahl: {own}, {cost, plural, =0 {ebenso gut} other {# weniger}}. Besser nicht: {worst}, {m}',
  look: 'Sieh dir erst deine Karten an: Der Rat verrät sie',
  asked:
    '{n, plural, one {Einmal um Rat gefragt} other {#-mal um Rat gefragt}}, {taken, plural, =0 {nie} one {einmal} other {#-mal}} befolgt',
  yours: 'Deine Züge',
  yourBest: 'Dein bester: {did}, {n} von 100',
  yourWorst: 'Dein schwächster: {did}, {n} von 100. Besser: {better}, {m} von 100',
  thinking: 'Der alte Admiral sieht sich deine Züge an',
  askedBy: 'Um Rat gefragt: {list}',
  count: '{name} {n}, befolgt {taken}',
};
