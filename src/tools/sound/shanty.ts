/** A shanty painted: one loop in layers of the same length that start together. */
import { type Chance, chance } from './chance.ts';
import { concertina, doum, pitch, tak, whistle } from './instruments.ts';
import { withRoom } from './room.ts';
import { putRound, type Stereo, stereo } from './signal.ts';
import { eighthOf, harmony, type Song, songMs } from './song.ts';

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

const seed = (layer: string, game: string, song: Song): string => (song.nameless ? layer : `${layer} ${game}`);

export function shanty(game: string, song: Song): Stereo {
  const eighth = eighthOf(song);
  const out = stereo(songMs(song));
  const c = chance(seed('shanty', game, song));
  const doubledFrom = song.doubled * song.bar * eighth;
  sing(song, song.tune, (hz, at, ms) => {
    const accent = (at + 0.5) % (song.bar * eighth) < 1 ? 1.1 : 1;
    putRound(out, concertina(c, hz, ms * 0.86, 1.2), at + loose(c), 0.62 * accent, -0.15);
    if (at >= doubledFrom) putRound(out, concertina(c, hz / 2, ms * 0.86), at + loose(c), 0.3, 0.1);
  });
  song.chords.forEach((name, bar) => {
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
