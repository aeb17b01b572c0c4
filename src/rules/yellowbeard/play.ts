/** The effect of every action on the state (section 5). */
import type { Dice } from '../dice.ts';
import type { Emit, Seat } from '../game.ts';
import { lookFirst, move, moveFirst, rollToMove, stay } from './navy.ts';
import { load, sail } from './pirate.ts';
import { rollForRole } from './roles.ts';
import { nextRound } from './rounds.ts';
import { cease, fire, holdFirst } from './salvos.ts';
import { beginPlacing, depart, placeChestByHand, placeShip } from './setup.ts';
import type { Action, Event, State } from './types.ts';

export function play(state: State, seat: Seat, action: Action, emit: Emit<Event>, dice: Dice): void {
  switch (action.type) {
    case 'rollForRole':
      if (rollForRole(state, seat, emit, dice)) beginPlacing(state, emit, dice);
      break;
    case 'placeChest':
      placeChestByHand(state, action.site, emit, dice);
      break;
    case 'placeShip':
      placeShip(state, action.square, emit, dice);
      break;
    case 'depart':
      depart(state, action.harbour, action.square, emit);
      break;
    case 'sail':
      sail(state, action.path, action.tryHarbour, emit);
      break;
    case 'load':
      load(state, action.site, emit);
      break;
    case 'rollDie':
      rollToMove(state, emit, dice);
      break;
    case 'moveFirst':
      moveFirst(state, action.path, emit);
      break;
    case 'lookFirst':
      lookFirst(state, emit);
      break;
    case 'fire':
      fire(state, action.direction, emit, dice);
      break;
    case 'holdFirst':
      holdFirst(state, emit, dice);
      break;
    case 'cease':
      cease(state, emit);
      break;
    case 'move':
      move(state, action.path, emit);
      break;
    case 'stay':
      stay(state, emit);
      break;
    case 'nextRound':
      nextRound(state, emit, dice);
  }
}
