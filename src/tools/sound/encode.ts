import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { rate, type Stereo } from './signal.ts';

export interface Bitrates {
  opus: string;
  mp3: string;
  mono?: true;
}

export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  console.error('Building the sounds needs ffmpeg (on Debian: apt-get install ffmpeg); playing them does not.');
  process.exit(1);
}

/** Writes interleaved 32-bit floats, which is what ffmpeg reads from a pipe. */
function raw([left, right]: Stereo): Buffer {
  const out = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    out[2 * i] = left[i]!;
    out[2 * i + 1] = right[i]!;
  }
  return Buffer.from(out.buffer);
}

export function ffmpeg(sound: Stereo, args: readonly string[]): string {
  const input = ['-hide_banner', '-y', '-f', 'f32le', '-ar', String(rate), '-ac', '2', '-i', 'pipe:0'];
  const run = spawnSync('ffmpeg', [...input, ...args], { input: raw(sound), maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
  return String(run.stderr);
}

/** Arguments that keep the day, the program and the machine out of a file: the same samples give the same bytes. */
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** Writes NAME.webm (Opus) and NAME.mp3 and returns their sizes in bytes. */
export function encode(sound: Stereo, name: string, { opus, mp3, mono }: Bitrates): { webm: number; mp3: number } {
  mkdirSync(path.dirname(name), { recursive: true });
  const channels = ['-ac', mono ? '1' : '2'];
  ffmpeg(sound, [...exact, ...channels, '-c:a', 'libopus', '-vbr', 'constrained', '-b:a', opus, `${name}.webm`]);
  ffmpeg(sound, [...exact, ...channels, '-ar', '44100', '-c:a', 'libmp3lame', '-b:a', mp3, `${name}.mp3`]);
  return { webm: statSync(`${name}.webm`).size, mp3: statSync(`${name}.mp3`).size };
}
