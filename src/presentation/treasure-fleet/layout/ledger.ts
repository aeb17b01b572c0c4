/** The line under each ship: who would take her now, by how much. */

import type { SlotView } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { lookOf, nameOf, namesOf, numbersOf } from '../naming.ts';

export interface Ledger extends Record<string, unknown> {
  text: string;
  /** The part of the text that is set in the colour of numbers. */
  numbers: string;
  /** Outline colour: the leader's, or that of a tie. */
  line: string;
}

const undecided = '#EAF3E6';

/** Width of the pill's ends, and of a letter of the smallest size. */
const pill = { ends: 52, letter: 10.2 };

/** Says how it stands at a ship; `width` is the greatest of the pill. */
export function ledgerOf(slot: SlotView, names: readonly string[], width: number): Ledger {
  const { leader } = slot;
  const text = words().ledger;
  if (slot.kind === 'cursed') {
    const warded = slot.strengths.filter((s) => s.guns > 0 || s.boarding).map((s) => s.captain);
    if (slot.becalmedBy) return { text: text.becalmed, numbers: '', line: '#9FC0CC' };
    if (warded.length === 0) return { text: text.cursed, numbers: '', line: '#74E8A8' };
    const named = fill(text.warded, { names: namesOf(warded, names) });
    if (warded.length > 2 || (warded.length > 1 && named.length * pill.letter > width - pill.ends)) {
      return { text: fill(text.wardedMany, { n: warded.length }), numbers: String(warded.length), line: '#74E8A8' };
    }
    return { text: named, numbers: '', line: '#74E8A8' };
  }
  if (leader === null) {
    return { text: slot.swept ? text.swept : text.untouched, numbers: '', line: slot.swept ? '#9FC0CC' : '#8A6230' };
  }
  if (leader === 'boardersTie') return { text: text.boardedTwice, numbers: '', line: undecided };
  const numbers = numbersOf(slot.strengths);
  if (leader === 'tie') return { text: fill(text.tied, { numbers }), numbers, line: undecided };
  const name = nameOf(leader, names);
  const { line } = lookOf(leader);
  if (slot.strengths.some((s) => s.boarding)) return { text: fill(text.boarded, { name }), numbers: '', line };
  return { text: fill(text.leads, { name, numbers }), numbers, line };
}
