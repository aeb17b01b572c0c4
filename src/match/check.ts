/** Judges the parts of a set-up, which come from outside. */
import * as v from 'valibot';
import { BadSetup } from '../rules/game.ts';
import { wrong } from './flaws.ts';

/** Gives the value as the schema reads it. Throws BadSetup; `of` names the part of the set-up that this is. */
export function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown, of: string, code = 'BAD_OPTIONS'): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const { where, ...found } = wrong(result.issues);
  throw new BadSetup(code, 'WRONG', { where: where ? `${of}.${where}` : of, ...found });
}
