/** Command lines of our programs: `node:util`'s reader, with mistakes told in one sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Stop } from './stop.ts';

export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Stop((error as Error).message);
  }
}

/** Reads a whole number within bounds, or gives undefined when the option was not given. */
export function wholeNumber(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new Stop(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
