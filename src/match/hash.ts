/** Hashes: how a record proves that its replay went the same way, and that nobody changed it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position } from './position.ts';

/**
 * Writes JSON with sorted keys and no spaces; fields that are undefined are left out, as JSON does. It runs after every
 * action.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return plain.test(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonicalJson(item)}`;
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const key of inOrder(Object.keys(fields))) {
    const field = fields[key];
    if (field !== undefined) text += `${text && ','}${canonicalJson(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}

/**
 * Sorts names as `sort` does. Most objects have few names, and this loop has them in order before `sort` would have
 * begun.
 */
function inOrder(names: string[]): string[] {
  if (names.length > 24) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i];
    let at = i;
    for (; at > 0 && names[at - 1] > name; at--) names[at] = names[at - 1];
    names[at] = name;
  }
  return names;
}

/** Text that JSON writes as it stands. */
const plain = /^[ !#-[\]-~]*$/;

/** Gives the first 16 hex digits of SHA-256 over the canonical JSON of state and dice cursor. */
export function positionHash(position: Position): string {
  const text = canonicalJson({ dice: position.dice, state: position.state });
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 8));
}

/**
 * Gives 16 hex digits that differ when the text differs: two lanes of 32 bits, mixed at the end. It stands against damage, not
 * against forgers, and is much cheaper than SHA-256: it runs after every action, beside the hash of the position.
 */
export function checksum(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16) ^ b, 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 13) ^ (a >>> 16), 0xc2b2ae35);
  return hex(a ^ (b >>> 15)) + hex(b ^ (b >>> 16));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
