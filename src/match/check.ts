/** Judges the parts of a set-up, which come from outside. */
import * as v from 'valibot';
import { BadSetup } from '../rules/game.ts';
import { issueText } from './flaws.ts';

export function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string, code = 'BAD_OPTIONS'): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new BadSetup(code, `Wrong ${what}: ${issueText(result.issues[0])}.`);
  return result.output;
}
