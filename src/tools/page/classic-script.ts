/** Builds one classic script from a module: for what a browser starts without the page, or before it. */
import { build, type Rolldown } from 'vite';

/** Builds this module. `target`: the language that the script may use; `known`: constants that it takes from the build. */
export async function classicScript(
  module: string,
  target: string,
  known: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  const [chunk] = (made as Rolldown.RolldownOutput).output;
  return chunk.code;
}
