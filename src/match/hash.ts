/** Hashes of positions: how a record proves that its replay went the same way. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position } from './position.ts';

/** JSON with sorted keys and no spaces; fields that are undefined are left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(fields[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** First 16 hex digits of SHA-256 over the canonical JSON of state and dice cursor. */
export function positionHash(position: Position): string {
  const text = canonicalJson({ dice: position.dice, state: position.state });
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
