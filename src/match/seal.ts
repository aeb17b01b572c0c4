/**
 * The seal of a record: one chain of checksums over its head and its steps with their numbers. A record that was cut off or
 * changed anywhere does not fit its seal. That finds damage and careless edits; it is no signature, because whoever
 * changes a record on purpose can seal it anew.
 */
import { canonicalJson, checksum } from './hash.ts';
import type { GameRecord, Seal, Step } from './types.ts';

type Unsealed = Omit<GameRecord, 'seal'>;

/** Begins the chain with everything in the record except its steps and the seal itself. */
export function sealHead(record: Unsealed): Seal {
  const { steps: _, seal: __, ...head } = record as GameRecord;
  return { steps: 0, hash: checksum(canonicalJson(head)) };
}

/** Lengthens the chain by one step. It runs after every action. */
export function sealStep(seal: Seal, step: Step): Seal {
  return { steps: seal.steps + 1, hash: checksum(`${seal.hash} ${seal.steps} ${canonicalJson(step)}`) };
}

/** Works out the seal that fits this record. */
export function sealOf(record: Unsealed): Seal {
  return record.steps.reduce(sealStep, sealHead(record));
}
