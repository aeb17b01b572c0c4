/** A build of the program that tells the watchdog how it comes on: it takes long, and nobody asks it anything meanwhile. */
import { build, type InlineConfig, type Plugin } from 'vite';
import { progress, waitFor } from './progress.ts';

const aloud: Plugin = {
  name: 'aloud',
  transform: () => progress('a module of a build'),
  renderChunk: () => progress('a part of a build'),
  writeBundle: () => progress('files of a build'),
};

/** Builds under this name. */
export async function buildAloud(name: string, config: InlineConfig): Promise<void> {
  const { plugins = [], worker } = config;
  const workers = { ...worker, plugins: () => [...(worker?.plugins?.() ?? []), aloud] };
  await waitFor(name, build({ logLevel: 'error', ...config, worker: workers, plugins: [...plugins, aloud] }));
}
