/** What is wrong with a record, in a sentence for the terminal; programs here read messages with a reader of their own. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Flaw } from '../match/flaws.ts';
import { factsOfFlaw, flawMessages } from '../words/house/flaws.ts';

export const flawSentence = ({ code, facts }: Flaw): string =>
  String(new IntlMessageFormat(flawMessages[code], 'en-GB').format(factsOfFlaw(facts)));
