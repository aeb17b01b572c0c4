/** A message of a catalogue for the terminal: programs here read messages themselves, where no build has. */
import { type Facts, fill, type Text } from '../words/message.ts';
import { compact, hasHoles } from './page/compact-message.ts';

export const messageText = (message: string, facts: Facts): string =>
  fill((hasHoles(message) ? compact(message) : message) as unknown as Text, facts);
