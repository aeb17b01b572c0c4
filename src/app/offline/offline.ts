/**
 * Lets the table run without its server. Nothing of it is fetched before somebody has done something here, unless the table
 * lies in a house that nobody looks after, or has been here before.
 */
import Phaser from 'phaser';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { soundFormat } from '../../stage/sound/sound.ts';
import type { Pending } from '../pending.ts';
import type { Prompter } from '../prompter.ts';
import type { Shell } from '../shell.ts';
import { offline } from './how-far.ts';
import type { Doors } from './provide.ts';

const firstActs = ['pointerdown', 'keydown', 'gamepadconnected'] as const;

/** Milliseconds after which a title that nobody touches is nobody's. */
const untouchedFor = 5000;

interface House {
  scene: Pick<TableScene, 'art' | 'game'>;
  shell: Pick<Shell, 'isEmpty'>;
  prompter: Pick<Prompter, 'stands'>;
  /** Games that are being loaded. */
  arriving: Pending;
}

/**
 * Readies the page to run without the server. `atOnce`: as soon as there is a picture, without waiting for somebody.
 */
export function workOffline({ scene, shell, prompter, arriving }: House, atOnce: boolean): void {
  // Over plain http no browser has one, unless the server is this machine. Sources that are being worked on have no version.
  if (!navigator.serviceWorker || !document.documentElement.dataset.version) return;
  const doors: Doors = {
    variants: () => [`${scene.art.scale}x`, soundFormat()],
    quiet: () => arriving.settled(),
    isIdle: () => shell.isEmpty || prompter.stands('title', untouchedFor),
    reload: () => location.reload(),
  };
  const heard = new AbortController();
  const begin = () => {
    heard.abort();
    import('./provide.ts').then(({ provide }) => provide(doors, offline)).catch((error) => console.warn(error));
  };
  if (atOnce || navigator.serviceWorker.controller) scene.game.events.once(Phaser.Core.Events.POST_RENDER, begin);
  else for (const act of firstActs) window.addEventListener(act, begin, { capture: true, signal: heard.signal });
}
