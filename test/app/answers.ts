/** Answers of the only person at the silent house, given as a phone would give them. */
import type { GameAction } from '../../src/rules/game.ts';
import type { SilentHouse } from './silent-house.ts';

/** Does what comes first among the legal actions, or what is chosen of them. */
export async function answer(
  { office, settle }: SilentHouse,
  choose: (legal: readonly GameAction[]) => GameAction | undefined = (legal) => legal[0],
): Promise<void> {
  const room = office.room!;
  const place = room.sit({ id: 'phone', viewer: 0, seats: [0], paces: false });
  const { ask } = room.session.table.questions.of(0)!;
  const refused = await place.answer(ask, choose((await place.reveal(0))?.legal ?? []));
  if (refused) throw new Error(refused.code);
  room.rise('phone');
  await settle();
}
