/** Lets the table run without its server: what it needs for that is fetched in the background after the first picture. */
import Phaser from 'phaser';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { soundFormat } from '../../stage/sound/sound.ts';
import type { Pending } from '../page/pending.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { offline } from './how-far.ts';
import type { Doors } from './provide.ts';

/** Milliseconds after the first picture in which the page has the line to itself. */
const lull = 3000;

/** Milliseconds after which a title that nobody touches is nobody's. */
const untouchedFor = 5000;

interface House {
  scene: Pick<TableScene, 'art' | 'game'>;
  /** Tells whether nobody plays. */
  shell: { readonly isEmpty: boolean };
  prompter: Pick<Prompter, 'stands'>;
  /** Games that are being loaded. */
  arriving: Pending;
}

/** Readies the page to run without the server. */
export function workOffline({ scene, shell, prompter, arriving }: House): void {
  // Over plain http no browser has one, unless the server is this machine. Sources that are being worked on have no version.
  if (!navigator.serviceWorker || !document.documentElement.dataset.version) return;
  const doors: Doors = {
    variants: () => [`${scene.art.scale}x`, soundFormat()],
    quiet: () => arriving.settled(),
    isIdle: () => shell.isEmpty || prompter.stands('title', untouchedFor),
    reload: () => location.reload(),
  };
  const begin = () =>
    import('./provide.ts').then(({ provide }) => provide(doors, offline)).catch((error) => console.warn(error));
  scene.game.events.once(Phaser.Core.Events.POST_RENDER, () => setTimeout(begin, lull));
}
