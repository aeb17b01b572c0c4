/** The captains' board in the middle of a game: a person becomes a computer, a latecomer takes a computer's seat. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { frames } from '../shapes.ts';
import { setupPlan } from './setup-plan.ts';
import { type SetupSeat, seatBoards } from './setup-seats.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface CaptainsState {
  seats: readonly SetupSeat[];
  levels: readonly string[];
  /** True where captains who think have a temper; false when absent. */
  tempers?: boolean;
  /** Something differs from who sits there now. */
  changed: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

export function captainsScreen({ seats, levels, tempers, changed, focus, frame }: CaptainsState): Screen {
  const sketch = new Sketch(focus);
  const plan = setupPlan(frame ?? frames.wide, seats.length, false);
  const { title, back } = plan;
  const { width, height } = plan.frame;
  sketch.covers = true;
  if (plan.frame.shape !== 'wide') sketch.frame = plan.frame;
  sketch.cabin();
  sketch.dim(0.32);
  const text = shellWords().captainsCount;
  sketch.add({ id: 'title', kind: 'banner', ...title, depth: 12, props: { text } });
  // Upright it is wider than what the set-up has there, and lies below the banner.
  const below = plan.frame.shape === 'portrait' ? 26 : 0;
  sketch.button('back', shellWords().toTable, back.x + 92, back.y + below, 420, 92, { icon: 'icon-back' });
  seatBoards(sketch, seats, { levels, tempers }, plan.boards);
  const w = Math.min(760, width - 200);
  const note = shellWords().captainsNote;
  sketch.words('pill', note, width / 2, height - 248, { align: 0.5, depth: 12, size: 32, wrap: width - 240 });
  sketch.button('done', shellWords().captainsDone, width / 2, height - 132, w, 122, {
    look: 'gold',
    icon: 'icon-helm',
    refusal: changed ? undefined : shellWords().captainsSame,
  });
  for (const { id } of sketch.targets) if (!/^(back|done|person|bot)/.test(id)) sketch.ring(id);
  sketch.first = changed ? 'done' : 'back';
  return sketch;
}
