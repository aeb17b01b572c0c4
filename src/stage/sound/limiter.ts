/** Part of Howler's global object that is needed. */
interface Master {
  ctx: AudioContext;
  masterGain: GainNode;
}

const threshold = -3;
const ratio = 20;
/** A change of level goes most of its way in so many seconds: with the music, and never as a jump. */
const swell = 0.5;

/**
 * Puts a peak limiter between Howler's master and the loudspeaker. The browser's compressor adds make-up gain of its
 * own ((1 / gain at full scale) to the power 0.6, as Web Audio defines it); the node after it takes that away again, so
 * that below the threshold nothing changes. Returns a knob before the limiter: a game of card sounds and a game of
 * cannon come out equally loud.
 */
export function limitMaster({ ctx, masterGain }: Master): (db: number) => void {
  const trim = ctx.createGain();
  const limiter = ctx.createDynamicsCompressor();
  limiter.threshold.value = threshold;
  limiter.knee.value = 0;
  limiter.ratio.value = ratio;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.15;
  const unity = ctx.createGain();
  const atFullScale = threshold - threshold / ratio;
  unity.gain.value = 10 ** ((0.6 * atFullScale) / 20);
  masterGain.disconnect();
  masterGain.connect(trim);
  trim.connect(limiter);
  limiter.connect(unity);
  unity.connect(ctx.destination);
  return (db) => trim.gain.setTargetAtTime(10 ** (db / 20), ctx.currentTime, swell);
}
