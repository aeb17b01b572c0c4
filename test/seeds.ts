/**
 * Gives every property test its seed: a fixed one in `npm test`, so that a red run is red again, and one drawn anew in the
 * long run, which says it. `TABLE_SEED=N` repeats such a run. A test may still name a seed of its own.
 */
import fc from 'fast-check';

const named = process.env.TABLE_SEED;
const free = process.env.TABLE_THOROUGH === 'yes';
const usual = 20_250_601;

const seed = named !== undefined ? Number(named) : free ? (Math.random() * 2 ** 31) | 0 : usual;
if (!Number.isInteger(seed)) throw new Error(`TABLE_SEED takes a whole number, not "${named}".`);
if (free) console.log(`Property tests have the seed ${seed}: TABLE_SEED=${seed} repeats them.`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
