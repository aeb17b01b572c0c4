/** A stretch in which nobody plays: the game that is shown, and whether somebody has pressed anything meanwhile. */
import { stagedGames } from '../stage/index.ts';
import { attractScreen } from '../stage/screens/attract.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import type { Demo } from './demo.ts';
import type { Retelling } from './retelling.ts';
import type { GameStage } from './surroundings.ts';

/** Shows something, known to those who drive the page by hand. */
export type Watch = (shown: Demo | Retelling, run: () => Promise<unknown>) => Promise<unknown>;

export class Visit {
  pressed = false;
  /** Game that is shown or announced; null for the title. */
  game: string | null = null;
  /** Whatever runs now. */
  show: { stop(): void } | null = null;

  /** Ends what is shown, because somebody is there. */
  press(): void {
    this.pressed = true;
    this.show?.stop();
  }
}

export interface Call {
  game: string;
  seats: number;
  /** Milliseconds that are left, and that there were. */
  left: number;
  of: number;
  /** True while the velvet goes. */
  opening: boolean;
}

/** Draws the call to play over a game that nobody plays. */
export function callOver(scene: Pick<GameStage, 'windowFrame'>, { game, seats, left, of, opening }: Call): Screen {
  const { title, vignette, form, demo } = stagedGames[game];
  const counts = Object.values(stagedGames).flatMap((each) => each.form.counts);
  const frame = scene.windowFrame;
  return attractScreen({
    shown: { title, vignette, counts: form.counts },
    seconds: Math.ceil(left / 1000),
    left: left / of,
    games: Object.keys(stagedGames).length,
    captains: [Math.min(...counts), Math.max(...counts)],
    call: demo?.callAt?.(seats, frame),
    opening,
    frame,
  });
}
