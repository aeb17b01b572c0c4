/** What people are told when the host refuses something. */
import { whyNot } from '../src/app/page/why-not.ts';
import type { Refused } from '../src/host/port.ts';

/** The sentence of a refused answer; empty where it is none. */
export const said = (answer: { ok: true } | { ok: false; refused: Refused } | null): string =>
  answer === null || answer.ok ? '' : whyNot(answer.refused);
