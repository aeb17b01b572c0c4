/** Reasons why an action of Korsar is good, German. */
export const table = {
  DRAW: 'Mehr Karten, mehr Auswahl: {cards, plural, one {eine liegt} other {# liegen}} noch da',
  LAUNCH: 'Das kann {gold} Gold heimbringen, auf der Hand nie',
  LAUNCH_LATE: '{gold} Gold auf der Hand würden am Ende abgezogen',
  DISCARD: 'Sie nützt sonst nichts mehr',
  TRUMP: 'Das schlägt alle Totenköpfe dort, für {gold} Gold',
  FOOTHOLD: 'Damit ist man dort dabei, für {gold} Gold',
  TIE: 'Damit steht es dort gleich, für {gold} Gold',
  SURER: 'Das hält dort die Führung, um {skulls, plural, one {einen Totenkopf} other {# Totenköpfe}}, für {gold} Gold',
  LEAD: 'Das bringt die Führung, um {skulls, plural, one {einen Totenkopf} other {# Totenköpfe}}, für {gold} Gold',
};
