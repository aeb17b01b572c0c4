/** `npm start`: builds when needed, serves on this machine or to its network, opens the browser. */
import open from 'open';
import { readArgs, wholeNumber } from './args.ts';
import { findDisplay } from './display.ts';
import { dist, freshDist } from './dist.ts';
import { laidLines, networkAddresses } from './laid.ts';
import { serve } from './serve.ts';

/** A browser keeps saved games per address, port included, so we come back to the same port whenever it is free. */
const usualPorts = [4747, 4748, 4749, 4750, 0];

/** Tells whether there is a screen. On Linux a browser needs one; elsewhere there always is one. */
function hasScreen(): boolean {
  const { CI, WSL_DISTRO_NAME } = process.env;
  return !CI && (Boolean(WSL_DISTRO_NAME) || 'flags' in findDisplay());
}

async function openBrowser(url: string): Promise<void> {
  try {
    const browser = await open(url);
    browser.on('error', () => console.log('No browser could be opened. Please open the address yourself.'));
  } catch {
    console.log('No browser could be opened. Please open the address yourself.');
  }
}

const help = `npm start [-- OPTIONS]: builds the table when needed, serves it on this machine and opens the browser.

  --port N           the port; without it ${usualPorts.slice(0, -1).join(', ')} or any free one
  --host             also serves the network, and prints the address
  --no-open          opens no browser
  --allow-host NAME  also accepts requests under this host name (for a proxy); may be given several times
  --help             prints these lines`;

const { values } = readArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    'allow-host': { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const port = wholeNumber('port', values.port, 1, 65_535);
await freshDist();
const server = await serve(
  dist,
  port === undefined ? usualPorts : [port],
  values['allow-host'],
  undefined,
  values.host,
);
const network = values.host ? networkAddresses() : null;
console.log(laidLines({ ...server, network }).join('\n'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
if (!values['no-open'] && hasScreen()) await openBrowser(server.url);
