/** One press that two devices tell: some gamepads and remote controls are a keyboard as well. */
import type { Device, Intent } from '../../presentation/hands/picker.ts';

/** Milliseconds within which the same from a key and from a gamepad is one press. */
const within = 120;

export class Echo {
  /** The latest meaning of a key or a gamepad. */
  private said: { meaning: string; device: Device; at: number } | null = null;

  /** Tells whether the other device has said the same just before, at this time in milliseconds. */
  repeats(intent: Intent, device: Device, now: number): boolean {
    if (device !== 'keys' && device !== 'pad') return false;
    const { said } = this;
    const meaning = intent.kind === 'move' ? intent.direction : intent.kind;
    const echoes = said?.meaning === meaning && said.device !== device && now - said.at < within;
    this.said = echoes ? null : { meaning, device, at: now };
    return echoes;
  }
}
