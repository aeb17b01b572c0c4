/** Reasons why an action of Yellowbeard is good, German. */
export const table = {
  CHEST: 'Dort stiehlt man kaum ungesehen',
  GUARD:
    '{steps, plural, =0 {Es bewacht eine Truhe} one {Eine Truhe ist einen Schritt entfernt} other {Eine Truhe ist # Schritte entfernt}}',
  DEPART:
    '{steps, plural, =0 {Eine Truhe liegt daneben} one {Eine Truhe ist einen Schritt entfernt} other {Eine Truhe ist # Schritte entfernt}}',
  LOAD: 'Das ist Truhe {aboard} von {need}',
  ESCAPE: 'Nimmt die Garnison das Gold, ist die Jagd gewonnen',
  TO_CHEST:
    '{steps, plural, =0 {Eine Truhe liegt daneben} one {Eine Truhe ist einen Schritt von dort} other {Eine Truhe ist # Schritte von dort}}',
  TO_HARBOUR:
    '{steps, plural, =0 {Ein Hafen liegt daneben} one {Ein Hafen ist einen Schritt von dort} other {Ein Hafen ist # Schritte von dort}}',
  UNSEEN_TO_CHEST:
    '{steps, plural, =0 {Außer Sicht, und eine Truhe liegt daneben} one {Außer Sicht, und einen Schritt von einer Truhe} other {Außer Sicht, und # Schritte von einer Truhe}}',
  UNSEEN_TO_HARBOUR:
    '{steps, plural, =0 {Außer Sicht, und ein Hafen liegt daneben} one {Außer Sicht, und einen Schritt von einem Hafen} other {Außer Sicht, und # Schritte von einem Hafen}}',
  LOOK: 'In {percent} von 100 Fällen ist der Pirat in Sicht',
  FIRE: 'Ein Treffer versenkt den Piraten',
  HOLD: 'Die zweite Salve kann treffen, was die erste nicht kann',
  RAM: 'Das rammt den Piraten',
  NEAR: 'In {percent} von 100 Fällen ist der Pirat dort in der Nähe',
};
