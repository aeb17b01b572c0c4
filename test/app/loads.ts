/** Loads at Treasure Fleet, in the house in Node. */
import type { SilentHouse } from './silent-house.ts';

/** Looks behind the curtain and puts the first three cards on the deck; they are ready to be loaded then. */
export async function chooseThree(house: SilentHouse): Promise<void> {
  await house.tap('reveal');
  for (let cards = 0; cards < 3; cards++) {
    const ids = await house.untilAsked();
    await house.tap(ids.find((id) => id.startsWith('deck|'))!);
  }
  await house.untilAsked((ids) => ids.includes('ready'));
}
