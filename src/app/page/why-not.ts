/** The host's refusals, each in a sentence. */
import type { Refused } from '../../host/port.ts';
import { factsOfFlaw, flawWords } from '../../words/house/flaws.ts';
import { fill, type Text } from '../../words/message.ts';

export function whyNot({ code, facts }: Refused): string {
  const words = flawWords() as Readonly<Record<string, Text>>;
  const filled = factsOfFlaw(facts, (name, told) => fill(words[name], told));
  // One refusal may be the reason of another.
  if (isRefused(facts.why)) filled.why = whyNot(facts.why);
  try {
    return fill(Object.hasOwn(words, code) ? words[code] : words.other, filled);
  } catch {
    // A host that says less than the message needs: that it cannot be done is told all the same.
    return fill(words.other);
  }
}

const isRefused = (fact: unknown): fact is Refused => typeof fact === 'object' && fact !== null && 'code' in fact;
