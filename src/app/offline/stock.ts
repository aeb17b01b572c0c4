/**
 * All files of one version of the program, as the build lists them in stock.json, and where a browser keeps them. A version
 * has a cache of its own, so that no file of one version ever stands beside those of another.
 */

/** Files that one device needs and another does not: pictures of one size, sounds of one format. */
export const variants = ['1x', '2x', 'webm', 'mp3'] as const;
export type Variant = (typeof variants)[number];

export interface Stock {
  version: string;
  /** Addresses of files and their digests, as `integrity` of a request has them; by what needs them. */
  files: Readonly<Record<'all' | Variant, Readonly<Record<string, string>>>>;
}

/** The version that is whole in this browser, and the variants of its files that are there. */
export interface KeptVersion {
  version: string;
  variants: Variant[];
}

export const stockAddress = 'stock.json';

/** Name of the page itself among the files; it stands for its folder as well. */
export const page = 'index.html';

/** The cache that says which version is whole, and the name of its one entry. */
export const signCache = 'captains-table';
export const sign = 'kept.json';

const prefix = 'captains-table ';
export const cacheOf = (version: string): string => prefix + version;
export const isCacheOfVersion = (name: string): boolean => name.startsWith(prefix);

export const isVariant = (value: unknown): value is Variant => variants.some((each) => each === value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function isStock(value: unknown): value is Stock {
  if (!isRecord(value) || typeof value.version !== 'string' || !isRecord(value.files)) return false;
  const { files } = value;
  return ['all', ...variants].every((group) => {
    const listed = files[group];
    return isRecord(listed) && Object.values(listed).every((digest) => typeof digest === 'string');
  });
}

export const isKept = (value: unknown): value is KeptVersion =>
  isRecord(value) &&
  typeof value.version === 'string' &&
  Array.isArray(value.variants) &&
  value.variants.every(isVariant);

/** Gives what a device with these variants needs of a version. */
export const wantedOf = ({ files }: Stock, wanted: readonly Variant[]): [file: string, digest: string][] =>
  (['all', ...wanted] as const).flatMap((group) => Object.entries(files[group]));

/** Reads which version is whole in this browser; null where none is. */
export async function readKept(): Promise<KeptVersion | null> {
  const read: unknown = await (await (await caches.open(signCache)).match(sign))?.json();
  return isKept(read) ? read : null;
}
