/** The flaw of a record, in a sentence for the terminal. */
import type { Flaw } from '../match/flaws.ts';
import { factsOfFlaw, flawMessages } from '../words/house/flaws.ts';
import { messageText } from './message-text.ts';

export const flawSentence = ({ code, facts }: Flaw): string => messageText(flawMessages[code], factsOfFlaw(facts));
