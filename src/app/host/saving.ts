/**
 * Tells people when what they play is not on the disk: a sign in the corner for as long as it is not, and one sentence; and
 * when it was there and could not be read.
 */
import type { Pulse } from '../../host/port.ts';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { shellWords } from '../../words/house/house.ts';
import { language } from '../../words/language.ts';
import { mishaps } from '../page/mishaps.ts';
import { remark } from '../page/notice.ts';

export class Saving {
  private readonly scene: Pick<TableScene, 'showUnsaved'>;
  private trouble: Pulse['unsaved'] = null;
  /** Language of the sign. */
  private spoken = language();

  constructor(scene: Pick<TableScene, 'showUnsaved'>) {
    this.scene = scene;
  }

  /** Tells that a match goes on from the save before the last one, which is damaged. */
  setBack(): void {
    remark(shellWords().troubles.setBack);
    mishaps.note('fault', 'SAVE_DAMAGED', null);
  }

  /** Notes how saving goes, as the host has said it in a pulse or beside what is told. */
  note(trouble: Pulse['unsaved']): void {
    if (trouble === this.trouble && this.spoken === language()) return;
    const first = this.trouble === null;
    this.trouble = trouble;
    this.spoken = language();
    this.scene.showUnsaved(trouble === null ? null : shellWords().notSaved);
    const sentence = trouble && shellWords().troubles.unsaved[trouble];
    if (first && sentence) remark(sentence);
  }
}
