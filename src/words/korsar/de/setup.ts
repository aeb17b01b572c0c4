/** Every sentence that is read before anybody plays Korsar, German. */
export const table = {
  credit: 'Korsar ist ein Spiel von Reiner Knizia.',
  hook: 'Hol das Goldschiff, bevor es heimkommt',
  options: {
    mode: {
      title: 'Seiten',
      standard: { title: 'Alle für sich', text: 'Alle Käpt’ns spielen um ihr eigenes Gold' },
      partnership: { title: 'In Paaren', text: 'Nachbarn spielen zusammen und teilen ihr Gold' },
      always: 'Zu sechst und zu acht wird immer in Paaren gespielt',
      never: 'Paare gibt es nur zu viert, sechst oder acht',
    },
    startSeat: {
      title: 'Wer beginnt',
      random: { title: 'Das Los', text: 'Die Karten sagen, wer beginnt' },
      seat: { title: '{name}', text: 'Hat immer den ersten Zug' },
    },
    openStacks: { title: 'Offene Truhen', text: 'Alles heimgekehrte Gold ist zu sehen' },
    admiralOnPartnerVessel: {
      title: 'Geteilter Admiral',
      text: 'Der Admiral darf auch ein Partnerschiff schützen',
      refusal: 'Ohne Paare gibt es keine Partner',
    },
  },
  facts: { cards: 'Je 6 Karten, Stapel mit {d}', merchants: '25 Handelsschiffe, 100 Gold', teams: '{t} Zweierteams' },
};
