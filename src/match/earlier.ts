/** The part of a match before anybody watches: actions that lead to the position in which it opens, and the shuffle there. */
import { seededDice } from '../rules/dice.ts';
import { BadSetup, type Game, type Kind, type Viewer } from '../rules/game.ts';
import { check } from './check.ts';
import { Memories } from './memory.ts';
import { type Applied, apply, isSeat, onlyNumbers, type Position } from './position.ts';
import { misplaced, movesSchema, reshuffleSchema } from './schema.ts';
import type { GameRecord, MatchSetup, Reshuffle } from './types.ts';

/** The earlier part of a match as it stands in the record. */
type Earlier = Required<Pick<GameRecord, 'before'>> & Pick<GameRecord, 'reshuffle'>;

const refuse = (why: string, facts: BadSetup['facts']): never => {
  throw new BadSetup('BAD_BEFORE', why, facts);
};

/** Checks what a set-up asks for; gives null when it asks for nothing. */
export function readEarlier<K extends Kind>(game: Game<K>, setup: MatchSetup<K>): Earlier | null {
  const reshuffle = setup.reshuffle && check(reshuffleSchema, setup.reshuffle, 'reshuffle', 'BAD_BEFORE');
  const amiss = misplaced({ before: setup.before, reshuffle }, setup.seats);
  if (amiss) refuse('WRONG', { ...amiss });
  if (!setup.before) return null;
  const moves = check(movesSchema, setup.before, 'before', 'BAD_BEFORE');
  const before = moves.map(({ seat, action }, i) => {
    const parsed = check(game.action, action, `before.${i}`, 'BAD_BEFORE');
    return { seat, action: structuredClone(parsed) };
  });
  return { before, ...(reshuffle && { reshuffle: structuredClone(reshuffle) }) };
}

/** Plays the actions that lead to the position in which a match opens; nobody is told their events. */
export function playEarlier<K extends Kind>(
  game: Game<K>,
  { position: start, events }: Applied<K>,
  seats: number,
  { before, reshuffle }: Earlier,
): Position<K> {
  let position = start;
  const seen = new Memories(game);
  seen.hear(events);
  for (const [index, { seat, action }] of before.entries()) {
    const applied = isSeat(seat, seats) ? apply(game, position, seat, action) : { refused: 'NO_SUCH_SEAT' };
    if ('refused' in applied) return refuse(applied.refused, { step: index });
    position = applied.position;
    seen.hear(applied.events);
  }
  return reshuffle ? shuffleUnseen(game, position, seen, reshuffle) : position;
}

/** Shuffles anew what no witness has seen; all chance after that comes from the new seed. */
function shuffleUnseen<K extends Kind>(
  game: Game<K>,
  { state }: Position<K>,
  seen: Memories<K>,
  { seed, keep }: Reshuffle,
): Position<K> {
  const dice = seededDice(seed, 'deck');
  const viewers: Viewer[] = ['table', ...keep];
  const witnesses = viewers.map((viewer) => ({ viewer, memory: seen.of(viewer) }));
  return { state: game.reshuffle(state, witnesses, onlyNumbers(dice)), dice: dice.cursor() };
}
