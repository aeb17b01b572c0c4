export const table = {
  title: 'Segel setzen',
  taken: '<who>{name}</who> nimmt {n, plural, one {ein Schiff} other {# Schiffe}}.',
  fires: '<who>{name}</who> feuert auf <acc>{ship}</acc>.',
  place: '{n, plural, =0 {niemand} other {#.}}, {way, select, up {hinauf} other {hinab}}',
  ships: {
    sloop: '{form, select, dat {der} gen {der} other {die}} {points}-Punkte-Schaluppe',
    brig: '{form, select, dat {der} gen {der} other {die}} {points}-Punkte-Brigg',
  },
};
