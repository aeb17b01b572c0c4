/** A message of a catalogue for the terminal: programs here read messages with a reader of their own. */
import { IntlMessageFormat } from 'intl-messageformat';

export const messageText = (message: string, facts: Readonly<Record<string, string | number>>): string =>
  String(new IntlMessageFormat(message, 'en-GB').format(facts));
