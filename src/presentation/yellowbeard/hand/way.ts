/** The way from an action to its presses and to its words. A square outside of the window is looked for first. */

import { phasesOf } from '../../../rules/yellowbeard/open.ts';
import type { Action, HarbourId, Square, View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { frames } from '../../shapes.ts';
import { type Board, seenOn, waysOut } from '../layout/board.ts';
import { harbourName, islandName, siteSquare, wayNoun } from '../naming.ts';
import { chestsBeside, departures, harboursAt, isWay, type Plotting, plotted, same } from './chart-moves.ts';
import { chartBoard } from './chart-sea.ts';
import { tableBoard } from './navy.ts';
import { actionsOf, type Commanding, waysBySquare } from './navy-moves.ts';

type Chosen = Plotting & Commanding;

/** Beginning of a way. */
export interface Start {
  choice: SeatChoice;
  state: Chosen;
  secret: boolean;
  /** Makes the table as somebody looks at it. */
  lying: (view: View, state: Chosen) => View;
}

export function wayTo(start: Start, action: Action): readonly string[] {
  const { phase } = start.choice.view as View;
  if (!phasesOf[action.type]?.includes(phase)) return [];
  return start.secret ? onChart(start, action) : onTable(start, action);
}

/** Presses in the order in which they are gathered, and where the eye has come to meanwhile. */
class Presses {
  readonly all: string[] = [];
  private gaze: Square | null;
  private readonly boardAt: (gaze: Square | null) => Board;

  constructor({ choice, state, secret, lying }: Start) {
    const view = choice.view as View;
    const frame = choice.frame ?? frames.wide;
    this.gaze = state.gaze;
    this.boardAt = (gaze) =>
      secret ? chartBoard(view, { gaze }, frame) : tableBoard({ view: lying(view, { ...state, gaze }), frame });
  }

  press(...ids: string[]): this {
    this.all.push(...ids);
    return this;
  }

  /** Presses a square of the map. */
  on(square: Square, what: 'at' | 'to' | 'put' | 'helm'): this {
    this.lookTo(square);
    return this.press(what === 'helm' ? what : `${what}|${square}`);
  }

  /** Presses as few arrows at the edges of the window as it takes to bring the square into sight. */
  private lookTo(square: Square): void {
    let edge: { gaze: Square | null; arrows: string[] }[] = [{ gaze: this.gaze, arrows: [] }];
    const seen = new Set(edge.map(({ gaze }) => gaze));
    while (edge.length > 0) {
      const found = edge.find(({ gaze }) => seenOn(this.boardAt(gaze), square));
      if (found) {
        this.gaze = found.gaze;
        this.press(...found.arrows);
        return;
      }
      edge = edge.flatMap(({ gaze, arrows }) =>
        waysOut(this.boardAt(gaze)).flatMap(({ focus }) => {
          if (seen.has(focus)) return [];
          seen.add(focus);
          return [{ gaze: focus, arrows: [...arrows, `gaze|${focus}`] }];
        }),
      );
    }
  }
}

function onChart(start: Start, action: Action): readonly string[] {
  const view = start.choice.view as View;
  const presses = new Presses(start);
  if (action.type === 'depart') {
    const turns = departures(view).get(action.square)?.indexOf(action.harbour) ?? -1;
    if (turns < 0) return [];
    return presses.on(action.square, 'at').press(...repeated('harbour', turns), 'sail').all;
  }
  if (action.type === 'load') {
    const open = chestsBeside(view).some(({ site, error }) => site === action.site && error === null);
    return open ? [`load|${action.site}`] : [];
  }
  if (action.type !== 'sail' || !isWay(view, action.path)) return [];
  const { path, tryHarbour } = action;
  const end = path.at(-1) ?? view.quarry?.square ?? '';
  const turns = tryHarbour === undefined ? 0 : harboursAt(view, end).indexOf(tryHarbour) + 1;
  if (tryHarbour !== undefined && turns === 0) return [];
  for (const square of shortest(view, path)) presses.on(square, 'at');
  return presses.press(...repeated('harbour', turns), path.length > 0 ? 'sail' : 'anchor').all;
}

const repeated = (press: string, times: number): string[] => Array.from({ length: times }, () => press);

/** Finds the squares to press: the last one where that means this very path, else each of them. */
function shortest(view: View, path: readonly Square[]): readonly Square[] {
  const last = path.slice(-1);
  return last.length > 0 && same(plotted(view, [], last[0]) ?? [], path) ? last : path;
}

function onTable(start: Start, action: Action): readonly string[] {
  const { choice } = start;
  const { phase, options, ships, ship } = choice.view as View;
  const open = actionsOf(choice.choices).some((each) => JSON.stringify(each) === JSON.stringify(action));
  if (!open) return [];
  const presses = new Presses(start);
  switch (action.type) {
    case 'placeChest':
      return presses.on(siteSquare(options, action.site), 'put').all;
    case 'placeShip':
      return presses.on(action.square, 'put').all;
    case 'fire':
      return phase === 'navy.seen' ? ['fire', `fire|${action.direction}`] : [`fire|${action.direction}`];
    case 'holdFirst':
      return ['fire', 'holdFirst'];
    case 'moveFirst':
    case 'move': {
      const { path } = action;
      const end = path.at(-1);
      if (end === undefined) return ['held'];
      presses.press('sail');
      if (same(waysBySquare(choice.choices).get(end) ?? [], path)) presses.on(end, 'to');
      else {
        presses.on(ships[ship - 1] ?? '', 'helm');
        for (const square of path) presses.on(square, 'to');
      }
      return presses.press('go').all;
    }
    default:
      return [action.type];
  }
}

export function describe({ view: seen }: SeatChoice, action: Action): string {
  const { options } = seen as View;
  const path = 'path' in action ? action.path.join('-') : '';
  const harbourOf = (id: HarbourId) => harbourName(options, id);
  switch (action.type) {
    case 'rollForRole':
      return handWords().rollRole;
    case 'placeChest':
      return fill(handWords().deeds.chest, {
        island: islandName(options, action.site),
        square: siteSquare(options, action.site),
      });
    case 'placeShip':
      return fill(handWords().deeds.anchor, { square: action.square });
    case 'depart':
      return fill(handWords().deeds.depart, { harbour: harbourOf(action.harbour), square: action.square });
    case 'sail': {
      const harbour = action.tryHarbour === undefined ? null : harbourOf(action.tryHarbour);
      if (path === '') return harbour === null ? handWords().anchor : fill(handWords().anchorTry, { harbour });
      return harbour === null
        ? fill(handWords().deeds.sail, { path })
        : fill(handWords().deeds.sailTry, { path, harbour });
    }
    case 'load':
      return fill(handWords().deeds.load, { square: siteSquare(options, action.site) });
    case 'rollDie':
      return handWords().roll;
    case 'moveFirst':
      return path === '' ? handWords().cannotMove : fill(handWords().deeds.first, { path });
    case 'lookFirst':
      return handWords().look;
    case 'fire':
      return fill(handWords().fireWay, { way: wayNoun(action.direction) });
    case 'holdFirst':
      return handWords().hold;
    case 'cease':
      return handWords().cease;
    case 'move':
      return fill(handWords().deeds.sail, { path });
    case 'stay':
      return handWords().stay;
    case 'nextRound':
      return handWords().nextRound;
  }
}
