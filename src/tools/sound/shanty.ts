/** A shanty painted: one loop in layers of the same length that start together. */
import { type Chance, chance } from './chance.ts';
import { concertina, doum, pitch, tak, whistle } from './instruments.ts';
import { withRoom } from './room.ts';
import { held, line } from './shape.ts';
import { put, putRound, type Stereo, shaped, stereo } from './signal.ts';
import { eighthOf, harmony, introOf, type Song, type Strain, softOf, songMs, strainMs } from './song.ts';

function sing(song: Song, bars: readonly string[], note: (hz: number, at: number, ms: number) => void): void {
  const eighth = eighthOf(song);
  bars.forEach((bar, n) => {
    let at = n * song.bar * eighth;
    for (const word of bar.split(' ')) {
      const [name, count] = word.split(':');
      const ms = Number(count) * eighth;
      if (name !== 'r') note(pitch(name!), at, ms);
      at += ms;
    }
  });
}

/** Shifts a stroke a little: a hand is never exactly on the beat. */
const loose = (c: Chance): number => c.between(-7, 7);

/** Room for the last note of a beginning to ring into the tune. */
export const introTailMs = 500;

const seed = (layer: string, game: string, song: Song): string => (song.nameless ? layer : `${layer} ${game}`);

export const shanty = (game: string, song: Song): Stereo =>
  band(chance(seed('shanty', game, song)), song, song, song.doubled);

/** Plays what answers the tune, the octave below all through. */
export const second = (game: string, song: Song): Stereo => band(chance(`second ${game}`), song, song.second, 0);

/** Plays a strain with the whole band. */
function band(c: Chance, song: Song, { tune, chords }: Strain, doubled: number): Stereo {
  const eighth = eighthOf(song);
  const out = stereo(tune.length * song.bar * eighth);
  const doubledFrom = doubled * song.bar * eighth;
  sing(song, tune, (hz, at, ms) => {
    const accent = (at + 0.5) % (song.bar * eighth) < 1 ? 1.1 : 1;
    putRound(out, concertina(c, hz, ms * 0.86, 1.2), at + loose(c), 0.62 * accent, -0.15);
    if (at >= doubledFrom) putRound(out, concertina(c, hz / 2, ms * 0.86), at + loose(c), 0.3, 0.1);
  });
  chords.forEach((name, bar) => {
    const [bass, ...rest] = harmony[name]!.map(pitch);
    const start = bar * song.bar * eighth;
    for (const [low, answer] of song.sway) {
      putRound(out, concertina(c, bass!, eighth * song.bass, 0.8), start + low * eighth + loose(c), 0.5, -0.05);
      for (const [n, hz] of rest.entries())
        putRound(
          out,
          concertina(c, hz, eighth * song.answer),
          start + answer * eighth + loose(c),
          0.26,
          -0.35 + 0.3 * n,
        );
    }
    for (const [at, strength] of song.doum)
      putRound(out, doum(c, strength), start + at * eighth + loose(c), 0.62, 0.05);
    for (const [at, strength] of song.tak) putRound(out, tak(c, strength), start + at * eighth + loose(c), 0.5, 0.25);
  });
  return withRoom(out, 0.16, 0.5, 0.35, 2);
}

/** Plays the tune softly: a low whistle over chords that are held, and no drum. */
export function soft(game: string, song: Song): Stereo {
  const { tune, chords } = softOf(song);
  const bar = song.bar * eighthOf(song);
  const out = stereo(tune.length * bar);
  const c = chance(`soft ${game}`);
  sing(song, tune, (hz, at, ms) => putRound(out, whistle(c, hz, ms * 0.93), at + loose(c), 0.5, 0.12));
  chords.forEach((name, n) => {
    for (const [part, note] of harmony[name]!.entries()) {
      const chord = concertina(c, pitch(note), bar * 0.95, 0.25);
      putRound(out, chord, n * bar + loose(c), part === 0 ? 0.34 : 0.17, -0.3 + 0.2 * part);
    }
  });
  return withRoom(out, 0.3, 0.5, 0.35, 2);
}

/** Leads in: the drum grows under a drone, and the end of the tune is whistled over it. It ends where the tune begins. */
export function intro(game: string, song: Song): Stereo {
  const led = introOf(song);
  const length = strainMs(song, led);
  const bar = song.bar * eighthOf(song);
  const out = stereo(length + introTailMs);
  const c = chance(`intro ${game}`);
  const drone = shaped(concertina(c, pitch('D3'), length - 60, 0.1), line([0, 0], [length * 0.7, 1], [length, 0.8]));
  put(out, drone, 20, 0.5, -0.2);
  put(out, shaped(concertina(c, pitch('A3'), length - 60, 0.1), held(length * 0.6, 200, length)), 20, 0.3, 0.2);
  sing(song, led.tune, (hz, at, ms) => put(out, whistle(c, hz * 2, ms * 0.93), at + 10 + loose(c), 0.45, 0.15));
  led.tune.forEach((_, n) => {
    const grown = 0.5 + (0.5 * (n + 1)) / led.tune.length;
    for (const [at, strength] of song.doum)
      put(out, doum(c, strength * grown), n * bar + 8 + at * eighthOf(song) + loose(c), 0.7, 0.05);
    for (const [at, strength] of song.tak)
      put(out, tak(c, strength * grown), n * bar + 8 + at * eighthOf(song) + loose(c), 0.5, 0.25);
  });
  const whole = withRoom(out, 0.2, 0.5, 0.35);
  const end = line([length, 1], [length + introTailMs, 0]);
  return [shaped(whole[0], end), shaped(whole[1], end)];
}

/** Plays the drum alone: eighths that lean forward, a swell into every fourth bar and a roll at its end. */
export function tension(game: string, song: Song): Stereo {
  const eighth = eighthOf(song);
  const beat = 60_000 / song.bpm;
  const out = stereo(songMs(song));
  const c = chance(seed('tension', game, song));
  for (let bar = 0; bar < song.tune.length; bar++) {
    const start = bar * song.bar * eighth;
    const rise = 0.7 + 0.1 * (bar % 4);
    for (const [step, strength] of song.tense.doum.entries())
      putRound(out, doum(c, strength * rise), start + step * eighth + loose(c), 0.75, -0.1 + 0.04 * step);
    for (const step of song.tense.tak) putRound(out, tak(c, 0.6 * rise), start + step * eighth + loose(c), 0.4, -0.3);
    if (bar % 4 === 3) {
      const last = start + song.bar * eighth - beat;
      for (let stroke = 0; stroke < 8; stroke++)
        putRound(out, tak(c, 0.35 + 0.07 * stroke), last + (stroke * beat) / 8, 0.5, 0.3);
    }
  }
  return withRoom(out, 0.2, 0.5, 0.35, 2);
}

/** Plays the whistle over a game's tune, for the title. */
export function overWhistle(song: Song): Stereo {
  const out = stereo(songMs(song));
  const c = chance('whistle');
  sing(song, song.over!, (hz, at, ms) => putRound(out, whistle(c, hz, ms * 0.93), at + loose(c), 0.6, 0.2));
  return withRoom(out, 0.3, 0.5, 0.35, 2);
}
