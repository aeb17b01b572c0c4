/** The module Worker: a desk behind a typed port. The page never imports this file, it starts it. */
import { expose } from 'comlink';
import { Desk } from './desk.ts';
import { diskStore } from './store.ts';

function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  if (words.every((word) => word === 0)) return drawSeed();
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

expose(new Desk(drawSeed, { store: diskStore() }));
