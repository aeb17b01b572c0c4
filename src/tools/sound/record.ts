/** Drives a demo of the built page from its first event to the end of its ceremony and keeps what it would have sounded. */
import { dist, freshDist } from '../dist.ts';
import { drive, launch } from '../drive.ts';
import { needChromium } from '../install-chromium.ts';
import { addressOf, type DemoSetting } from '../moments.ts';
import { serve } from '../serve.ts';
import type { SoundMoment } from './mixer.ts';

/** The ceremony's own length, and the quiet after it. */
const ceremony = 14_000;

export async function record(demo: DemoSetting, lastEvent: string): Promise<SoundMoment[]> {
  const chromium = await needChromium();
  await freshDist();
  const server = await serve(dist);
  const browser = await launch(chromium);
  try {
    // What is heard does not hang on what is drawn: the smallest window is the fastest.
    const driven = await drive(browser, server.url + addressOf(demo, 'canvas'), { width: 320, height: 180 });
    await driven.walk([{ until: lastEvent }]);
    await driven.page.evaluate((ms) => window.stage!.pass(ms), ceremony);
    const noted = await driven.page.evaluate(() => window.stage!.heard());
    // That the deck was told whether it is muted is no sound.
    const heard = noted.filter(({ cue }) => cue !== 'mute' && cue !== 'unmute');
    await driven.close();
    const start = heard[0]?.at ?? 0;
    return heard.map(({ at, cue, pan, rate }) => ({
      at: at - start,
      cue,
      ...(pan ? { pan: Math.round(pan * 100) / 100 } : {}),
      ...(rate && rate !== 1 ? { rate: Math.round(rate * 1000) / 1000 } : {}),
    }));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Writes one moment a line: a change of one beat is a change of its lines. */
export const timelineText = (moments: readonly SoundMoment[]): string =>
  `[\n${moments
    .map((moment) => {
      const facts = Object.entries(moment).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
      return `  { ${facts.join(', ')} }`;
    })
    .join(',\n')}\n]\n`;
