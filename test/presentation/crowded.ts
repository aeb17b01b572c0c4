/** Counts of Yellowbeard with as many ships as there may be. */
export const crowded = {
  chests: 6,
  chestsToEscape: 3,
  maxChestsPerIsland: 2,
  navyShips: 8,
  openGarrisons: 5,
  closedGarrisons: 6,
};
