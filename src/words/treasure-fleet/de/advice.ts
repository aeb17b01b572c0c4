/** Reasons why an action of Treasure Fleet is good, German. */
export const table = {
  STRONG: 'Zeit für starke Kanonen: {points, plural, one {ein Punkt ist} other {# Punkte sind}} in Sicht',
  LIGHT: 'Jetzt leichte Kanonen, die starken später',
  MIXED: 'Für jedes Schiff etwas: {points, plural, one {ein Punkt ist} other {# Punkte sind}} in Sicht',
  LAST: 'Es ist die letzte Fahrt, also spare nichts',
  LEAST: 'Es ist das billigste: {points, plural, one {ein Punkt} other {# Punkte}}',
  CALM: 'Es nimmt vorerst allen den Fluch',
  WARD: 'Ein Schuss wehrt den Fluch ab',
  SPARE: 'Zu gewinnen ist wenig, und das kostet wenig',
  SWEEP: 'Das fegt ihre Kanonen weg, für {points, plural, one {einen Punkt} other {# Punkte}}',
  BOARD: 'Enterer schlagen alle Kanonen, für {points, plural, one {einen Punkt} other {# Punkte}}',
  CLOSER:
    'Dann fehlt noch {guns, plural, one {eine Kanone} other {# Kanonen}}, für {points, plural, one {einen Punkt} other {# Punkte}}',
  TIE: 'Damit steht es gleich, für {points, plural, one {einen Punkt} other {# Punkte}}',
  SURER:
    'Das hält die Führung, um {guns, plural, one {eine Kanone} other {# Kanonen}}, für {points, plural, one {einen Punkt} other {# Punkte}}',
  LEAD: 'Das bringt die Führung, um {guns, plural, one {eine Kanone} other {# Kanonen}}, für {points, plural, one {einen Punkt} other {# Punkte}}',
};
