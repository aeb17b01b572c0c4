/**
 * `npm run hands`: weighs how people choose in each game, taken alone for a browser, with its words in English. A page that is nothing but
 * somebody's hand would fetch that. Fails where one is heavy, or brings along what draws the table.
 */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { gameIds } from '../rules/index.ts';
import { messagesInBuild } from './page/messages.ts';
import { Stop } from './stop.ts';

/** Bytes that a hand may weigh, minified and compressed. */
const most = 40_000;
/** Modules that no hand needs: the engine, the sound, and what uses them. */
const foreign = /[\\/](?:phaser|howler)[\\/]|[\\/]src[\\/](?:stage|app)[\\/]/;

/** Builds the hand of a game in memory. */
async function handOf(game: string): Promise<{ bytes: number; modules: string[] }> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messagesInBuild()],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `src/presentation/${game}/choosing.ts`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = (made as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk');
  return {
    bytes: gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

const wrong: string[] = [];
for (const game of gameIds) {
  const { bytes, modules } = await handOf(game);
  console.log(`${game}: ${bytes} bytes, ${modules.length} modules`);
  if (bytes > most) wrong.push(`${game} weighs ${bytes} bytes, of ${most}`);
  wrong.push(...modules.filter((id) => foreign.test(id)).map((id) => `${game} brings along ${id}`));
}
if (wrong.length > 0) throw new Stop(wrong.join('\n'));
