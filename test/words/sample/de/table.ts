export const table = {
  title: 'Segel setzen',
  taken: '<who>{name}</who> nimmt {n, plural, one {ein Schiff} other {# Schiffe}}.',
  fires: '<who>{name}</who> feuert auf <acc>{ship}</acc>.',
  ships: {
    sloop: '{form, select, dat {der} gen {der} other {die}} {points}-Punkte-Schaluppe',
    brig: '{form, select, dat {der} gen {der} other {die}} {points}-Punkte-Brigg',
  },
};
