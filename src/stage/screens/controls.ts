/** What lies at hand at every moment of a game: pause, and taking back what can be taken back. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export interface Controls {
  undo: boolean;
  /** Where the pause lies; between the plates of the upper corners when absent. */
  pause?: { x: number; y: number };
  /** Where taking back lies; above the middle when absent. */
  takeBack?: { x: number; y: number };
}

const atCorners = { x: 1345, y: 96 };
const aboveMiddle = { x: 960, y: 246 };

/** The screen with these on top. Their names are their own, so that nothing of the screen is replaced. */
export function withControls(
  screen: Screen,
  focus: string | null,
  { undo, pause = atCorners, takeBack = aboveMiddle }: Controls,
): Screen {
  const sketch = new Sketch(focus);
  sketch.button('pause', '', pause.x, pause.y, 72, 84, { icon: 'icon-pause', depth: 60 });
  if (undo)
    sketch.button('undo', shellWords.takeBack, takeBack.x, takeBack.y, 300, 84, { icon: 'icon-back', depth: 60 });
  return {
    placements: [...screen.placements, ...sketch.placements],
    targets: [...screen.targets, ...sketch.targets],
    first: screen.first ?? screen.targets[0]?.id,
    refusalAt: screen.refusalAt,
  };
}

/** Nothing is asked. */
export const restScreen = (pause?: Controls['pause']): Screen =>
  withControls({ placements: [], targets: [] }, null, { undo: false, pause });

/** Something of the past is shown; nothing is asked. */
export function watchScreen(): Screen {
  const sketch = new Sketch(null);
  sketch.sheet('pill-sea', 660, 212, 600, 64, 18);
  sketch.words('pill', shellWords.watching, 960, 244, { align: 0.5, depth: 20, maxWidth: 560 });
  return sketch;
}
