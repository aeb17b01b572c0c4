import { Howl, Howler } from 'howler';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import cuesMp3 from '../../assets/common/sound/cues.mp3?url';
import cuesWebm from '../../assets/common/sound/cues.webm?url';
import seaMp3 from '../../assets/common/sound/sea.mp3?url';
import seaWebm from '../../assets/common/sound/sea.webm?url';
import korsarWebm from '../../assets/korsar/sound/cues.webm?url';
import korsarShantyWebm from '../../assets/korsar/sound/shanty.webm?url';
import korsarTensionWebm from '../../assets/korsar/sound/tension.webm?url';
import shantyWebm from '../../assets/treasure-fleet/sound/shanty.webm?url';
import whistleWebm from '../../assets/treasure-fleet/sound/whistle.webm?url';
import yellowbeardWebm from '../../assets/yellowbeard/sound/cues.webm?url';
import { segmentsOf } from '../../src/stage/sound/cues.ts';
import { howlerDeck, loopMap, soundSleeps } from '../../src/stage/sound/sound.ts';
import { until } from '../progress.ts';

/** Sound has a clock of its own; how long a machine takes for it is for the watchdog to judge. */
const soon = (done: () => boolean | Promise<boolean>) => until('sound', done, (seen) => seen, 20);

interface Inner {
  _howls: { _src: string; state(): string; duration(): number; playing(): boolean }[];
}

test('the real Howler loads, decodes and plays every file', async () => {
  const notice = vi.fn();
  const deck = howlerDeck(
    {
      strips: { common: [cuesWebm, cuesMp3], korsar: [korsarWebm] },
      loops: {
        sea: [seaWebm, seaMp3],
        'treasure-fleet-shanty': [shantyWebm],
        'title-whistle': [whistleWebm],
        'korsar-shanty': [korsarShantyWebm],
        'korsar-tension': [korsarTensionWebm],
      },
      titleTune: 'treasure-fleet',
    },
    notice,
  );
  // Files come when they are wanted.
  deck.bed(true);
  deck.music('korsar', true);
  deck.music('title', false);
  deck.music(null, false);
  deck.bed(false);
  const { _howls: howls } = Howler as unknown as Inner;
  await soon(() => howls.every((h) => h.state() === 'loaded'));
  // Nobody has touched the page: these must never be heard, not even after the touch.
  const locked = Howler.ctx.state !== 'running';
  if (locked) for (let i = 0; i < 30; i++) deck.play('cannon');
  await userEvent.click(document.body);
  await soon(() => Howler.ctx.state === 'running');

  const at = (name: string) => howls.find((h) => h._src.includes(name))!;
  for (const [file, strip] of [
    ['common/sound/cues', 'common'],
    ['korsar/sound/cues', 'korsar'],
  ] as const) {
    const end = Math.max(...Object.values(segmentsOf(strip)).map(([start, length]) => start + length));
    expect(at(file).duration() * 1000).toBeGreaterThan(end);
  }
  for (const name of ['sea', 'korsar-shanty', 'korsar-tension'] as const) {
    // Opus and MP3 add or take a few ms at the ends; the aprons beside the loop have 120 each.
    const { file, at: loop } = loopMap[name];
    expect(Math.abs(at(file).duration() * 1000 - loop[1] - 240)).toBeLessThan(20);
  }
  expect(at('korsar/sound/shanty').duration()).toBeCloseTo(at('korsar/sound/tension').duration(), 3);

  const ear = Howler.ctx.createAnalyser();
  Howler.masterGain.connect(ear);
  const wave = new Float32Array(ear.fftSize);
  const heard = (): number => {
    ear.getFloatTimeDomainData(wave);
    return Math.max(...wave.map(Math.abs));
  };
  /** The ear hears so many stretches of sound, whose clock is the sound's own. */
  const stretches = async (count: number): Promise<number[]> => {
    const all: number[] = [];
    for (let at = Howler.ctx.currentTime; all.length < count; at = Howler.ctx.currentTime) {
      await soon(() => Howler.ctx.currentTime > at);
      all.push(heard());
    }
    return all;
  };
  expect(Math.max(...(await stretches(10)))).toBe(0);
  // The ear listens now and then, and may miss the peak of one shot: it is fired until one is heard.
  let shot = 0;
  await soon(async () => {
    deck.play('cannon', { pan: -0.5 });
    shot = Math.max(shot, ...(await stretches(15)));
    return shot > 0.1;
  });
  expect(shot).toBeLessThan(0.9);
  deck.stopCues();
  await soon(async () => Math.max(...(await stretches(6))) < 0.001);
  deck.bed(true);
  deck.music('korsar', true);
  await soon(() => heard() > 0.003);
  const playing = () => howls.filter((h) => h.playing()).map((h) => h._src);
  await soon(() => playing().length === 3);
  const before = playing();
  deck.music('title', false);
  // The one fades out as the other fades in: sea, and two layers of music until then.
  await soon(() => playing().length === 3 && `${playing()}` !== `${before}`);
  deck.play('press');
  deck.pause();
  deck.resume();
  expect(notice).not.toHaveBeenCalled();
});

test('what has rung out is let go of, and no file is given up that still loads', async () => {
  const notice = vi.fn();
  const later: (() => void)[] = [];
  const after = (_: number, then: () => void) => void later.push(then);
  const strips = { common: [cuesWebm], yellowbeard: [yellowbeardWebm] };
  const deck = howlerDeck({ strips, loops: {}, titleTune: 'treasure-fleet' }, notice, {
    Howl,
    Howler,
    now: () => performance.now(),
    after,
  });
  const { _howls: howls } = Howler as unknown as Inner;
  await soon(() => howls.every((h) => h.state() === 'loaded'));
  await userEvent.click(document.body);
  await soon(() => Howler.ctx.state === 'running');
  deck.play('press');
  deck.music('yellowbeard', false);
  const opened = howls.at(-1)!;
  expect([opened._src, opened.state()]).toEqual([yellowbeardWebm, 'loading']);
  expect(later).not.toEqual([]);
  for (const then of later.splice(0)) then();
  await soon(() => opened.state() === 'loaded' || notice.mock.calls.length > 0);
  expect(notice).not.toHaveBeenCalled();
});

test('a context that was suspended from outside wakes, and after one that was closed another one sounds', async () => {
  const notice = vi.fn();
  const failed = vi.fn();
  window.addEventListener('unhandledrejection', failed);
  const deck = howlerDeck(
    { strips: { common: [cuesWebm] }, loops: { sea: [seaWebm] }, titleTune: 'treasure-fleet' },
    notice,
  );
  await userEvent.click(document.body);
  deck.bed(true);
  deck.levels({ sea: 1, music: 1, cues: 1 });
  const { _howls: howls } = Howler as unknown as Inner;
  /** The sea is heard now. */
  const sea = async () => {
    let ear = Howler.ctx.createAnalyser();
    const wave = new Float32Array(ear.fftSize);
    await soon(() => {
      // Other decks of this page begin anew as well, and whoever begins takes the loudspeaker alone.
      if (ear.context !== Howler.ctx) ear = Howler.ctx.createAnalyser();
      Howler.masterGain.connect(ear);
      ear.getFloatTimeDomainData(wave);
      return Howler.ctx.state === 'running' && Math.max(...wave.map(Math.abs)) > 0.003;
    });
    Howler.masterGain.disconnect(ear);
  };
  await sea();
  const first = Howler.ctx;
  await first.suspend();
  await soon(() => first.state === 'running');
  await sea();
  expect(Howler.ctx).toBe(first);
  for (let times = 0; times < 2; times++) {
    const before = Howler.ctx;
    await before.close();
    expect(soundSleeps()).toBe(true);
    await soon(() => Howler.ctx !== before && !soundSleeps());
    await sea();
    expect(howls.filter((howl) => howl._src.includes('sea') && howl.playing())).not.toEqual([]);
  }
  deck.bed(false);
  window.removeEventListener('unhandledrejection', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(notice).not.toHaveBeenCalled();
});
