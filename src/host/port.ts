/**
 * The host's four ports for the page, one per subject, and beside each a list of its methods for whoever passes calls on.
 * The host owns the match, its secrets and its bots; the page gets views and events already redacted for one viewer.
 */
import { type ArchivePort, archiveMethods } from './port/archive-port.ts';
import { type MapsPort, mapsMethods } from './port/maps-port.ts';
import type { Methods } from './port/method.ts';
import { type OfficePort, officeMethods } from './port/office-port.ts';
import { type PlacePort, placeMethods } from './port/place-port.ts';

export * from './port/archive-port.ts';
export * from './port/facts.ts';
export * from './port/maps-port.ts';
export * from './port/method.ts';
export * from './port/office-port.ts';
export * from './port/place-port.ts';

/** Ports of one page: an office, its own place at the table that is open, and the archives. */
export type HostPort = OfficePort & PlacePort & ArchivePort & MapsPort;

export const hostMethods: Methods<HostPort> = {
  ...officeMethods,
  ...placeMethods,
  ...archiveMethods,
  ...mapsMethods,
};
