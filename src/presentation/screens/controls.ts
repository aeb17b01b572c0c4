/** Controls that lie at hand at every moment of a game: pause, and taking back what can be taken back. */

import type { Frame, Shape } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { Target } from '../hands/picker.ts';
import { type Screen, Sketch } from './sketch.ts';
import { onOrOff, unwritten } from './spoken.ts';

interface Point {
  x: number;
  y: number;
}

export interface Controls {
  undo: boolean;
  /** Place of the pause; between the plates of the upper corners when absent. */
  pause?: { x: number; y: number };
  /** Place of the button that takes back; above the middle when absent. */
  takeBack?: { x: number; y: number };
  /** The last round can be shown once more; the button lies where the table leaves room for it. */
  again?: boolean;
  /** Captain who is to act, where several gamepads might: the focus bears their emblem. */
  who?: string;
  /** Place and state of the aid, where the game has one that can be switched. */
  aid?: { x: number; y: number; on: boolean };
}

interface Places {
  pause: Point;
  undo: Point;
  watch: Point;
  again?: Point;
  /** Places of these buttons when nothing of the table is seen, if they are others then. */
  covered: { undo: Point; again?: Point };
}

/** Places beside and under what stands at the head of the table. */
const places: Readonly<Record<Shape, Places>> = {
  wide: {
    pause: { x: 1345, y: 96 },
    undo: { x: 960, y: 246 },
    watch: { x: 960, y: 244 },
    again: { x: 575, y: 96 },
    covered: { undo: { x: 960, y: 98 } },
  },
  ten: {
    pause: { x: 1345, y: 104 },
    undo: { x: 960, y: 256 },
    watch: { x: 960, y: 254 },
    again: { x: 575, y: 104 },
    covered: { undo: { x: 960, y: 104 } },
  },
  four: {
    pause: { x: 1484, y: 196 },
    undo: { x: 1190, y: 214 },
    watch: { x: 800, y: 230 },
    covered: { undo: { x: 1190, y: 214 } },
  },
  portrait: {
    pause: { x: 976, y: 150 },
    undo: { x: 540, y: 316 },
    watch: { x: 540, y: 310 },
    covered: { undo: { x: 540, y: 150 }, again: { x: 104, y: 150 } },
  },
};

/** Area around a round button in which a finger hits it. */
const hit = { w: 96, h: 96 };

/** Puts these controls on top of a screen. Their names are their own, so that nothing of the screen is replaced. */
export function withControls(
  screen: Screen,
  focus: string | null,
  { undo, pause, takeBack, again, who, aid }: Controls,
): Screen {
  const at = places[screen.frame?.shape ?? 'wide'];
  const sketch = new Sketch(focus);
  // Nothing of the table takes its place where that is not seen.
  const { x, y } = screen.pauseAt ?? (screen.covers ? at.pause : (pause ?? at.pause));
  sketch.button('pause', unwritten(shellWords().pause), x, y, 72, 84, { icon: 'icon-pause', depth: 60, hit });
  const watch = screen.covers ? (at.covered.again ?? at.again) : at.again;
  if (again && watch && !screen.pauseAt)
    sketch.button('last-round', unwritten(shellWords().lastRound), watch.x, watch.y, 72, 84, {
      icon: 'icon-again',
      depth: 60,
      hit,
    });
  // Its look says whether it is on; off it is still there to be pressed.
  if (aid && !screen.covers) {
    const [title, value] = [shellWords().settingRows.aid, onOrOff(aid.on)];
    sketch.button('aid', unwritten(fill(shellWords().valueOf, { title, value })), aid.x, aid.y, 84, 84, {
      icon: 'icon-lantern',
      look: aid.on ? 'dark' : 'off',
      role: 'switch',
      depth: 60,
      hit,
    });
  }
  const back = screen.takeBackAt ?? (screen.covers ? at.covered.undo : (takeBack ?? at.undo));
  if (undo)
    sketch.button('undo', shellWords().takeBack, back.x, back.y, 300, 84, {
      icon: 'icon-back',
      depth: 60,
    });
  const targets = [...screen.targets, ...sketch.targets];
  const focused = who ? targets.find((target) => target.id === focus) : undefined;
  if (who && focused) badge(sketch, who, focused);
  return {
    ...screen,
    placements: [...screen.placements, ...sketch.placements],
    targets,
    first: screen.first ?? screen.targets[0]?.id,
    refusalAt: screen.refusalAt,
  };
}

/** Draws colour and emblem of whoever is to act, at the corner of what has the focus. */
function badge(sketch: Sketch, look: string, { x, y }: Target): void {
  const props = { look, crowned: false };
  sketch.add({ id: 'focus:who', kind: 'medallion', x: x + 8, y: y + 8, scale: 0.46, depth: 940, props });
}

/** Gives the screen on which nothing is asked. */
export const restScreen = (frame?: Frame, pause?: Controls['pause'], aid?: Controls['aid']): Screen =>
  withControls({ placements: [], targets: [], frame }, null, { undo: false, pause, aid });

/** Draws the screen that says that something of the past is shown; nothing is asked. */
export function watchScreen(frame?: Frame): Screen {
  const sketch = new Sketch(null);
  const { x, y } = places[frame?.shape ?? 'wide'].watch;
  sketch.frame = frame;
  sketch.sheet('pill-sea', x - 300, y - 32, 600, 64, 18);
  sketch.words('pill', shellWords().watching, x, y, { align: 0.5, depth: 20, maxWidth: 560 });
  return sketch;
}
