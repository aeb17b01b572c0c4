import { Howler } from 'howler';
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
import { howlerDeck, loopMap, sprites } from '../../src/stage/sound/sound.ts';

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
  await vi.waitFor(() => expect(howls.map((h) => h.state())).toEqual(howls.map(() => 'loaded')), 20_000);
  // Nobody has touched the page: these must never be heard, not even after the touch.
  const locked = Howler.ctx.state !== 'running';
  if (locked) for (let i = 0; i < 30; i++) deck.play('cannon');
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(Howler.ctx.state).toBe('running'), 5000);

  const at = (name: string) => howls.find((h) => h._src.includes(name))!;
  for (const [file, strip] of [
    ['common/sound/cues', 'common'],
    ['korsar/sound/cues', 'korsar'],
  ] as const) {
    const end = Math.max(...Object.values(sprites[strip]).map(([start, length]) => start + length));
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
  const listening = { timeout: 30_000, interval: 20 };
  /** The ear hears so many stretches of sound, whose clock is the sound's own. */
  const stretches = async (count: number): Promise<number[]> => {
    const all: number[] = [];
    for (let at = Howler.ctx.currentTime; all.length < count; at = Howler.ctx.currentTime) {
      await vi.waitFor(() => expect(Howler.ctx.currentTime).toBeGreaterThan(at), listening);
      all.push(heard());
    }
    return all;
  };
  expect(Math.max(...(await stretches(10)))).toBe(0);
  // The ear listens now and then, and may miss the peak of one shot: it is fired until one is heard.
  let shot = 0;
  await vi.waitFor(async () => {
    deck.play('cannon', { pan: -0.5 });
    shot = Math.max(shot, ...(await stretches(15)));
    expect(shot).toBeGreaterThan(0.1);
  }, listening);
  expect(shot).toBeLessThan(0.9);
  deck.stopCues();
  await vi.waitFor(async () => expect(Math.max(...(await stretches(6)))).toBeLessThan(0.001), listening);
  deck.bed(true);
  deck.music('korsar', true);
  await vi.waitFor(() => expect(heard()).toBeGreaterThan(0.003), listening);
  await vi.waitFor(() => expect(howls.filter((h) => h.playing()).length).toBe(3), listening);
  const before = howls.filter((h) => h.playing()).map((h) => h._src);
  deck.music('title', false);
  // The one fades out as the other fades in: sea, and two layers of music until then.
  await vi.waitFor(() => {
    const now = howls.filter((h) => h.playing()).map((h) => h._src);
    expect(now.length).toBe(3);
    expect(now).not.toEqual(before);
  }, listening);
  deck.play('press');
  deck.pause();
  deck.resume();
  expect(notice).not.toHaveBeenCalled();
});
