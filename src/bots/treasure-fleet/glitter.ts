/** Things that draw a child in Treasure Fleet: rich ships, where everybody fires, and loud guns. Any load will do. */
import { guns, kindOf } from '../../rules/treasure-fleet/cards.ts';
import type { Action, ShipId, TreasureFleet, View } from '../../rules/treasure-fleet/types.ts';
import type { Glitter } from '../glitter.ts';

/** Points of a ship that a shot of somebody else's on it is worth to a child. */
const company = 2;

export const glitter: Glitter<TreasureFleet> = (view, seat) => (action: Action) => {
  switch (action.type) {
    case 'load':
      return 0;
    case 'placeNeutral':
      return drawOf(view, seat, action.ship);
    case 'playCard':
      return drawOf(view, seat, action.ship) + guns[kindOf(action.card)];
    case 'surrenderShip':
      return -Number.parseInt(action.ship, 10);
  }
};

function drawOf({ line }: View, seat: number, ship: ShipId): number {
  const { points, fire } = line.find((slot) => slot.ship === ship)!;
  return points + company * fire.filter(({ captain }) => captain !== seat).length;
}
