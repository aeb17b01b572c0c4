/** Every word of the gallery, English. */
import { catalogue } from '../catalogue.ts';

export const galleryWords = catalogue({
  beats: 'Beats',
  pieces: 'Pieces',
  effects: 'Effects',
  sounds: 'Sounds',
  loop: 'a loop',
  before: 'Before',
  again: 'Again',
  next: 'Next',
  calm: 'Calm',
  normal: 'Normal',
  brisk: 'Brisk',
  express: 'Express',
  moving: 'Moving',
  still: 'Still',
} as const);
