/** Says under the words for what is told next why a computer did it. */
import { readingTime } from '../../controller/speed.ts';
import type { Why } from '../../host/port.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { Seat } from '../../rules/game.ts';
import type { DrawingContext } from '../../stage/art/drawing-context.ts';
import { fill } from '../../words/message.ts';

/** Says it if it is wanted and stands long enough to be read: nothing is told more slowly for it. */
export function because(
  kit: Pick<DrawingContext, 'because'>,
  wanted: boolean,
  { reasons }: Pick<StagedGame, 'reasons'>,
  why: Why | null | undefined,
  lasts: (seat: Seat) => number,
): void {
  kit.because = undefined;
  const words = wanted && why ? reasons?.()[why.code] : undefined;
  if (!words || !why) return;
  const text = fill(words, why.facts);
  if (lasts(why.seat) >= readingTime(text.length)) kit.because = { seat: why.seat, text };
}
