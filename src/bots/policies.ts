/** The registry of policies: a fifth game may have a line here, and is searched without one. */
import { cardPiratesPolicy } from './card-pirates/policy.ts';
import { korsarPolicy } from './korsar/policy.ts';
import { type Policy, plainPolicy } from './policy.ts';
import { treasureFleetPolicy } from './treasure-fleet/policy.ts';

/** Erased on purpose: the search treats every game alike. */
const policies: Readonly<Record<string, Policy>> = {
  'treasure-fleet': treasureFleetPolicy as unknown as Policy,
  korsar: korsarPolicy as unknown as Policy,
  'card-pirates': cardPiratesPolicy as unknown as Policy,
};

export function policyOf(game: string): Policy {
  return Object.hasOwn(policies, game) ? policies[game] : plainPolicy;
}
