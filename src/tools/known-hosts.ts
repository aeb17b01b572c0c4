/**
 * Judges by which name a request has come to us. A page elsewhere may point a name of its own at this machine; a server that
 * answered to it would be read by that page as if it were its own.
 */
import { hostname, networkInterfaces } from 'node:os';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads a host's name in lower case, without port and without the dot that may end it; null when it is no name of a
 * host.
 */
function nameIn(header: string): string | null {
  const [, name] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d+)?$/.exec(header.toLowerCase()) ?? [];
  return name?.replace(/\.$/, '') ?? null;
}

/** Lists this machine's name, alone and as it is called on its own network, and its addresses as they are now. */
function ourNames(): string[] {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address));
  return [name, `${name.split('.')[0]}.local`, ...addresses];
}

/** Tells whether a header names us. `allowed`: names that somebody has said we are known by. */
export function isKnownHost(header: string, allowed: readonly string[] = []): boolean {
  const name = nameIn(header);
  if (name === null) return false;
  return loopback.test(name) || ourNames().includes(name) || allowed.some((each) => nameIn(each) === name);
}
