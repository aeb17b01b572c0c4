/** Hashes: how a record proves that its replay went the same way, and that nobody changed it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position } from './position.ts';

/** JSON with sorted keys and no spaces; fields that are undefined are left out, as JSON does. Runs after every action. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return plain.test(value) ? `"${value}"` : JSON.stringify(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonicalJson(item)}`;
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) text += `${text && ','}${canonicalJson(key)}:${canonicalJson(fields[key])}`;
  }
  return `{${text}}`;
}

/** Text that JSON writes as it stands. */
const plain = /^[ !#-[\]-~]*$/;

/** Gives the first 16 hex digits of SHA-256. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}

/** Hashes the canonical JSON of state and dice cursor. */
export function positionHash(position: Position): string {
  return digest(canonicalJson({ dice: position.dice, state: position.state }));
}
