/** The games in which the moments of Card Pirates are found: every event of it happens in one of them. */
import type { DemoSetting, MomentStep } from '../../moments/moment.ts';

export const cardPirates = (seats: number, n = 1, more: Pick<DemoSetting, 'options' | 'bots'> = {}): DemoSetting => ({
  game: 'card-pirates',
  seats,
  seed: `card-pirates-${seats}-${n}`,
  ...more,
});

export const voyages = (times: number): MomentStep[] => [{ until: 'TurnBegan', times }, { advance: 380 }];

const everyVariant = {
  hiddenCards: true,
  treacherousSeas: true,
  randomIslands: true,
  advancedSailing: true,
  simplePolitics: true,
};

/** Four captains who drift and fight. */
export const roving = cardPirates(4, 7);
/** One of three is caught in a storm. */
export const stormy = cardPirates(3, 1, { bots: 'lots' });
/** Demo in which the fifth haul is dug up on an island. */
export const unearthing = cardPirates(4, 4, { bots: 'lots' });
export const rough = cardPirates(4, 4, { options: everyVariant });
/** Every variant, and somebody sails into a storm. */
export const drenched = cardPirates(4, 5, { options: everyVariant });
/** A ship leaves a square from which every card was taken: a storm forms there. */
export const brewing = cardPirates(4, 3);
/** Demo in which there is nothing but a ring around the seas. */
export const ringed = cardPirates(3, 2, { options: { treacherousSeas: true } });
export const burying = cardPirates(4, 5);
/** Five of the six stories, three legs on one card, something is dug up on an island. */
export const trading = cardPirates(3, 80);
/** The sixth story: a letter of marque. */
export const lettered = cardPirates(3, 50);
/** One is attacked who has no crew; later an attacker is beaten. */
export const beaten = cardPirates(3, 14, { bots: 'lots' });
/** Demo of a battle in which both show as much. */
export const even = cardPirates(2, 26, { bots: 'lots' });
/** Somebody comes upon a ship without any crew to fight. */
export const avoiding = cardPirates(4, 53, { bots: 'lots' });
/** Islands all around, and no card of their suits. */
export const stuck = cardPirates(4, 139, { bots: 'lots', options: { advancedSailing: true, randomIslands: true } });
/** Alone, and ended by choice. */
export const stopping = cardPirates(1, 156, { bots: 'lots' });
