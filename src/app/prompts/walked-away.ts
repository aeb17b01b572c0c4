/**
 * Thrown into whoever waits for an answer, when people were asked whether they are still there and nobody was. It ends
 * everything that is open, down to the house itself; a match that was under way lies saved where it was.
 */
export class WalkedAway extends Error {
  override name = 'WalkedAway';

  constructor() {
    super('Everybody has walked away.');
  }
}
