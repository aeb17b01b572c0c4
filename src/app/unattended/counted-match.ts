/** Counts how matches with people end. */
import type { MatchFacts } from '../../host/port.ts';
import type { Ending, PeopleAtTable } from '../playing/people-at-table.ts';
import type { Tally } from './tally.ts';

/** Counts what people do; computers alone do not count. */
export function countMatch(tally: Tally | undefined, { game, players }: MatchFacts, what: 'starts'): void {
  if (withPeople(players)) tally?.note({ about: game, what });
}

/** Runs a match and counts whether it came to its end or was left, in whatever way. */
export async function counted(
  tally: Tally | undefined,
  { game, players }: MatchFacts,
  people: Pick<PeopleAtTable, 'onOver'>,
  run: () => Promise<Ending>,
): Promise<Ending> {
  if (!tally || !withPeople(players)) return run();
  let over = false;
  const { onOver } = people;
  people.onOver = () => {
    onOver();
    over = true;
    tally.note({ about: game, what: 'finishes' });
  };
  let ending: Ending | null = null;
  try {
    ending = await run();
    return ending;
  } finally {
    if (!over && ending !== 'resit') tally.note({ about: game, what: 'leavings' });
  }
}

const withPeople = (players: MatchFacts['players']): boolean => players.some(({ kind }) => kind === 'person');
