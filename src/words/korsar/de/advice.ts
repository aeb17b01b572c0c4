/** Reasons why an action of Korsar is good, German. */
export const table = {
  DRAW: 'Mehr Karten, mehr Auswahl: {cards, plural, one {eine liegt} other {# liegen}} noch da',
  LAUNCH: 'Das kann {gold} Gold heimbringen, auf der Hand nie',
  LAUNCH_LATE: '{gold} Gold auf der Hand würden am Ende abgezogen',
  DISCARD: 'Sie nützt dir sonst nichts mehr',
  TRUMP: 'Das schlägt alle Totenköpfe dort, für {gold} Gold',
  FOOTHOLD: 'So bist du dort dabei, für {gold} Gold',
  TIE: 'So ziehst du dort gleich, für {gold} Gold',
  SURER: 'Du führst dort dann um {skulls, plural, one {einen Totenkopf} other {# Totenköpfe}}, für {gold} Gold',
  LEAD: 'Du gehst in Führung, um {skulls, plural, one {einen Totenkopf} other {# Totenköpfe}}, für {gold} Gold',
};
