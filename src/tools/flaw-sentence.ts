/** The flaw of a record for the terminal: a sentence, and what the rules said where they broke down. */
import type { Flaw } from '../match/flaws.ts';
import { factsOfFlaw, flawMessages } from '../words/house/flaws.ts';
import { messageText } from './message-text.ts';

export function flawSentence({ code, facts }: Flaw): string {
  const sentence = messageText(
    flawMessages[code],
    factsOfFlaw(facts, (name, told) => messageText(flawMessages[name], told)),
  );
  return 'error' in facts ? `${sentence} (${facts.error})` : sentence;
}
