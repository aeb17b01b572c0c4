/**
 * Starts the host's Worker. The page's policy lets no text become a script's address but by this one named policy, and it
 * knows one address only: that of our own Worker, as the build has named it.
 */
import hostAddress from '../host/host.worker.ts?worker&url';

/** The part of the Trusted Types interface that we use; browsers without it take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('captains-table', {
  createScriptURL(address) {
    if (address !== hostAddress) throw new TypeError(`${address} is no Worker of ours.`);
    return address;
  },
});

export function startHost(): Worker {
  return new Worker(policy?.createScriptURL(hostAddress) ?? hostAddress, { type: 'module' });
}
