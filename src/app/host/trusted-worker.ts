/**
 * Starts the host's Worker, and the stand-in for the server. The page's policy lets no text become a script's address but by
 * this one named policy, and it knows their two addresses only, as the build has named them.
 */
import hostAddress from '../../host/host.worker.ts?worker&url';

/** It lies beside the page, because it answers for nothing that lies elsewhere. */
const standInAddress = 'sw.js';

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
    if (address !== hostAddress && address !== standInAddress) throw new TypeError(`${address} is no Worker of ours.`);
    return address;
  },
});

const trusted = (address: string): string => policy?.createScriptURL(address) ?? address;

export const startHost = (): Worker => new Worker(trusted(hostAddress), { type: 'module' });

export const startStandIn = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted(standInAddress));
