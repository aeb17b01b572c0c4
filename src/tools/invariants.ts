/** Invariants of every position of every game, secrets aside. */
import type { Game, Kind } from '../rules/game.ts';

/** Lists broken invariants as sentences; none when all is well. */
export function brokenInvariants<K extends Kind>(game: Game<K>, state: K['state'], seats: number): string[] {
  const found = [...game.faults(state)];
  const must = (ok: boolean, text: string) => {
    if (!ok) found.push(text);
  };
  const toAct = game.toAct(state);
  const mayAct = game.mayAct(state);
  const outcome = game.outcome(state);
  must(survivesJson(state), 'the state does not survive JSON');
  must(isPartOf(toAct, mayAct), 'toAct is no part of mayAct');
  must((toAct.length === 0) === (outcome !== null), 'toAct and outcome disagree about the end');
  must(outcome === null || mayAct.length === 0, 'somebody may act after the end');
  if (outcome) {
    const { points, winners, others = [] } = outcome;
    must(points.length === seats && points.every(Number.isFinite), 'points are not one number per seat');
    must(winners.length > 0 || others.some((other) => other.wins), 'nobody has won');
  }
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat);
    must(!toAct.includes(seat) || legal.length > 0, `seat ${seat} is to act and has no action`);
    must(mayAct.includes(seat) || legal.length === 0, `seat ${seat} may not act and has actions`);
    must(
      new Set(legal.map((action) => JSON.stringify(action))).size === legal.length,
      `seat ${seat} has an action twice`,
    );
    for (const action of legal) {
      const refusal = game.refusal(state, seat, action);
      if (refusal) found.push(`seat ${seat}: ${JSON.stringify(action)} is listed, but refused: ${refusal.code}`);
    }
  }
  return found;
}

/**
 * Tells whether JSON gives a value back as it was: plain data only, nothing undefined, no maps, no NaN, no -0, no
 * holes.
 */
export function survivesJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!survivesJson(value[i])) return false;
    return Object.keys(value).length === value.length;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.getOwnPropertySymbols(value).length > 0) return false;
  for (const key of Object.keys(value)) if (!survivesJson((value as Record<string, unknown>)[key])) return false;
  return true;
}

function isPartOf(part: readonly number[], whole: readonly number[]): boolean {
  return new Set(whole).size === whole.length && part.every((one) => whole.includes(one));
}
