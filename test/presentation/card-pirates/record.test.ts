/** The personal record lies on the table of a captain alone: on every shape, clear of all else. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/match/match.ts';
import { recordBoard } from '../../../src/presentation/card-pirates/board/record.ts';
import { human } from '../../../src/presentation/card-pirates/hand/human.ts';
import { planFor } from '../../../src/presentation/card-pirates/layout/plan.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { View } from '../../../src/rules/card-pirates/types.ts';
import { seedFrom } from '../../../src/rules/dice.ts';

const shapes = Object.values(frames);
const names = ['Anne'];

function viewOf(seats: number): View {
  const match = Match.create(cardPirates, { seats, seed: seedFrom('record'), options: {} });
  return match.view(match.toAct[0]);
}

const texts = (placements: readonly { props: Readonly<Record<string, unknown>> }[]) =>
  placements.flatMap(({ props }) => (typeof props.text === 'string' ? [props.text] : []));

describe('the record of a captain alone', () => {
  const view = viewOf(1);
  const best = { name: 'Grace', points: 26 };
  const turn = { seat: 0, names, view, choices: [], looking: true, curtain: false };

  it.each(shapes)('on $shape it is under the plate, over nothing else', (frame) => {
    const { record, plates, plate, legend, stack, meter, seas } = planFor(view, frame);
    const board = { x: record.x, y: record.y, w: plate.w, h: record.h };
    const others = [{ ...plates[0], ...plate }, stack, meter, seas, ...(legend ? [legend] : [])];
    for (const box of others) {
      const apart =
        board.x + board.w <= box.x ||
        box.x + box.w <= board.x ||
        board.y + board.h <= box.y ||
        box.y + box.h <= board.y;
      expect(apart, JSON.stringify(box)).toBe(true);
    }
  });

  it('names who holds it and what the hand would count now, while he chooses and while the story is told', () => {
    const said = texts(recordBoard(view, best, frames.wide));
    expect(said).toEqual(expect.arrayContaining(['Grace', '26']));
    const points = { A: 4, K: 3, Q: 2, J: 1 } as Record<string, number>;
    const aboard = (view.own?.hand ?? []).reduce((sum, card) => sum + (points[card.slice(0, -1)] ?? 0), 0);
    expect(said).toContain(String(aboard));
    const screen = human.screen({ ...turn, best, frame: frames.wide }, human.begin(turn) as never, null);
    expect(texts(screen.placements)).toEqual(expect.arrayContaining(said));
    const resting = human.rest?.({ before: view, after: view, names, curtain: false, best }) ?? [];
    expect(texts(resting)).toEqual(expect.arrayContaining(said));
  });

  it('says that there is none yet, and is not there for two captains, for nobody, or in the end', () => {
    expect(texts(recordBoard(view, null, frames.wide))).toContain('yours to set');
    expect(recordBoard(view, undefined, frames.wide)).toEqual([]);
    expect(recordBoard(viewOf(2), best, frames.wide)).toEqual([]);
    expect(recordBoard({ ...view, standings: [] }, best, frames.wide)).toEqual([]);
  });
});
