/** How the search thinks of Treasure Fleet. */
import type { TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Policy } from '../policy.ts';

export const treasureFleetPolicy: Policy<TreasureFleet> = { depth: 0, explore: 0.5, prior: 1, scale: 6 };
