/** Demo games of the built page, one after the other, as the house shows them where its reel is off. */
import type { Page } from 'playwright-core';
import { idleFrame } from '../page/hands.ts';

/** Minutes of the page's time within which a game must be over. */
const longest = 40;

/** Lets time pass until the game that is shown is over. */
export async function untilOver(page: Page, what: string): Promise<void> {
  // A game takes minutes at Express; the ceremony lasts longer than one look.
  for (let minutes = 0; minutes < longest; minutes++) if (await minuteUntilOver(page)) return;
  throw new Error(`${what} does not end.`);
}

/** Lets a minute of the page's time pass, or less when the game is over before; says whether it is. */
function minuteUntilOver(page: Page): Promise<boolean> {
  return page.evaluate(async (frame) => {
    const stage = window.stage!;
    const over = () => ['GameEnded', 'MatchEnded'].includes(stage.now().event ?? '');
    // At Express the last event is told in less than half a second.
    for (let looks = 0; looks < 600 && !over(); looks++) await stage.pass(100, frame);
    return over();
  }, idleFrame);
}

/** Lets the ceremony come to rest, counts what is drawn and moves then, and waits until the next game has begun. */
export async function untilNext(page: Page, what: string): Promise<Record<string, number>> {
  const drawn = await page.evaluate(async (frame) => {
    const stage = window.stage!;
    await stage.pass(7000, frame);
    const { step } = stage.now();
    // The pieces of the table do not count: another game has other prizes.
    const { painted, howls, sounds, sounding, pooled, ...drawn } = stage.counts();
    // The next game's controller counts its beats from the first again.
    for (let looks = 0; looks < 400; looks++) {
      await stage.pass(100);
      const now = stage.now();
      if (now.step < step && now.event !== null) return drawn;
    }
    return null;
  }, idleFrame);
  if (!drawn) throw new Error(`Nothing follows ${what}.`);
  return drawn;
}
