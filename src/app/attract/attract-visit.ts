/** A stretch in which nobody plays: the game that is shown, and whether somebody has pressed anything meanwhile. */
import type { Placement } from '../../controller/room.ts';
import { stagedGames } from '../../presentation/index.ts';
import { attractScreen } from '../../presentation/screens/attract.ts';
import { middleOf } from '../../presentation/screens/free-place.ts';
import { lentTo } from '../../presentation/screens/replay-place.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { formOf, gamesOffered } from '../set-up/offer.ts';
import type { Retelling } from '../telling/retelling.ts';
import type { Demo } from './demo.ts';

/** Shows something, known to those who drive the page by hand. */
export type Watch = (shown: Demo | Retelling, run: () => Promise<unknown>) => Promise<unknown>;

/** Manner in which the table sleeps. */
export interface Night {
  readonly now: 'off' | 'dim' | 'black';
  /** True if a touch wakes the table where it is black. */
  readonly wakes: boolean;
  /** Hour at which it opens. */
  readonly opens: number;
}

export class Visit {
  pressed = false;
  /** True where nobody pressed: day and night have changed. */
  turned = false;
  /** Runs every second while games are shown. */
  eachSecond: () => void = () => {};
  /** Game that is shown or announced; null for the title. */
  game: string | null = null;
  /** Show that runs now, and what stops it. */
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
  /** True while the velvet goes, or the smoke that stands for it. */
  opening: boolean;
  smoke?: boolean;
  /** Line about the stake, as long as it stands. */
  stake?: string | null;
}

/** Gives the table as it is drawn below a call: what the call covers is left out, what makes room for it has gone aside. */
export const besideCall =
  ({ windowFrame }: Pick<GameScene, 'windowFrame'>, game: string, seats: number) =>
  (placement: Placement): Placement => {
    const { covers, caption } = stagedGames[game].demo?.callAt?.(seats, windowFrame) ?? {};
    if (covers?.includes(placement.id)) return { ...placement, alpha: 0 };
    return caption ? lentTo(caption)(placement) : placement;
  };

/** Draws the call to play over a game that nobody plays. */
export function callOver(
  scene: Pick<GameScene, 'windowFrame' | 'cast'>,
  { game, seats, left, of, opening, smoke, stake }: Call,
): Screen {
  const { title, vignette, demo } = stagedGames[game];
  const games = gamesOffered();
  const counts = games.flatMap((id) => formOf(id).counts);
  const frame = scene.windowFrame;
  const pieces = scene.cast.boxes();
  const caption = pieces.find(({ id }) => id === 'caption')?.box;
  return attractScreen({
    shown: { title, vignette, counts: formOf(game).counts },
    seconds: Math.ceil(left / 1000),
    left: left / of,
    games: games.length,
    captains: [Math.min(...counts), Math.max(...counts)],
    call: demo?.callAt?.(seats, frame),
    over: pieces.some(({ id }) => id.startsWith('podium:')),
    stake: stake && caption ? { text: stake, caption: middleOf(caption) } : undefined,
    opening,
    smoke,
    frame,
  });
}
