/**
 * The ship's band: the shanty of whatever game is told, and the drum as soon as what was told makes it tense, or while the
 * greatest blows are told.
 */
import type { SceneController } from '../../controller/scene-controller.ts';
import { staged } from '../../presentation/index.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';

export function followWithMusic(
  controller: SceneController<object, { type: string }>,
  sound: Pick<SoundDeck, 'music'>,
  game: string,
): void {
  let now: boolean | null = null;
  controller.onTold = (view, beat) => {
    const tense = (staged(game).tense?.(view) || beat?.cues.some(({ slow }) => slow)) ?? false;
    if (tense === now) return;
    now = tense;
    sound.music(game, tense);
  };
}
