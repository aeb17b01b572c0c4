/**
 * The seed of whatever tests draw: a fixed one in `npm test`, so that a red run is red again, and one drawn anew in the long
 * run. `TABLE_SEED=N` repeats such a run.
 */
const named = process.env.TABLE_SEED;
const usual = 20_250_601;

/** Nobody knows it beforehand: whoever uses it says it. */
export const isFree = process.env.TABLE_THOROUGH === 'yes';

export const seed = named !== undefined ? Number(named) : isFree ? (Math.random() * 2 ** 31) | 0 : usual;
if (!Number.isInteger(seed)) throw new Error(`TABLE_SEED takes a whole number, not "${named}".`);
