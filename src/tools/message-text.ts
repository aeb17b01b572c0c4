/** A message of a list for the terminal: the build of a program has parsed it, which its type does not say. */
import { type Facts, fill, type Text } from '../words/message.ts';

export const messageText = (message: string, facts: Facts): string => fill(message as unknown as Text, facts);
