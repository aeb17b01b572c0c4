/** Gives every property test its seed. A test may still name a seed of its own. */
import fc from 'fast-check';
import { isFree, seed } from './seed.ts';

if (isFree) console.log(`Property tests have the seed ${seed}: TABLE_SEED=${seed} repeats them.`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
