/** The words of `npm start` when the table runs: where it is, and what browsers withhold from a table over plain http. */
import { networkInterfaces } from 'node:os';

/** Lists the addresses of this machine at which others in its network reach it. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

interface Laid {
  /** Address on this machine. */
  url: string;
  port: number;
  /** Addresses of this machine in its network; null where only this machine is served. */
  network: readonly string[] | null;
}

export function laidLines({ url, port, network }: Laid): string[] {
  const here = `The Captain's Table is running at ${url} (press Ctrl-C to stop)`;
  if (network === null) return [here];
  if (network.length === 0) return [here, 'This machine is not on a network right now.'];
  return [
    here,
    `Others in this network: ${network.map((address) => `http://${address}:${port}/`).join(', ')}`,
    'Over plain http a browser keeps no files for later, lets the screen sleep and has no locks. Everything else works.',
  ];
}
