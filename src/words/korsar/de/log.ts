/** Every sentence of the log of Korsar that is not also a caption, German. */
export const table = {
  round: 'Runde {n}',
  part: 'Runde {n}, {part} von {parts}',
  end: 'Das Ende',
  merchant: 'Handelsschiff',
  attackers: 'Wer hinfuhr',
  wins: '{name} gewinnt {gold}',
  nobody: 'Versinkt',
  leads: '{name} führt',
  tied: 'Patt',
  why: {
    untouched: 'niemand griff an',
    skulls: '{numbers, select, 1 {1 Totenkopf} other {{numbers} Totenköpfe}}',
    captain: 'durch den Kapitän',
    admiral: 'durch den Admiral',
    lastCaptain: 'Kapitän kam zuletzt',
    lastAdmiral: 'Admiral kam zuletzt',
    tie: '{numbers}, Patt',
  },
  ships: '{n, plural, =0 {} other {+#}}',
  quiet: 'Niemand brachte ein Handelsschiff heim',
  goesOn: 'Diese Runde ist noch nicht zu Ende',
};
