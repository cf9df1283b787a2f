import type { MetaRow } from './rows.ts';
import type { Table } from './table.ts';

/** Mixes one number into a result of `mixed` (murmur3's finalizer): 32 bits, possibly negative. */
export function mixIn(before: number, number: number): number {
  let hash = Math.imul(before ^ number, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * Mixes numbers into 32 bits, as a shared prefix of many draws: `mixIn(mixed(1, 2), 3) >>> 0` is `mix(1, 2, 3)`. Uses
 * separate parameters, because a rest parameter would allocate an array per draw until the caller is optimized.
 */
export function mixed(first: number, second?: number, third?: number, fourth?: number, fifth?: number): number {
  let hash = mixIn(0x9e3779b9, first);
  if (second !== undefined) hash = mixIn(hash, second);
  if (third !== undefined) hash = mixIn(hash, third);
  if (fourth !== undefined) hash = mixIn(hash, fourth);
  if (fifth !== undefined) hash = mixIn(hash, fifth);
  return hash;
}

/** Mixes numbers into 32 well-distributed bits. Deterministic. */
export function mix(first: number, second?: number, third?: number, fourth?: number, fifth?: number): number {
  return mixed(first, second, third, fourth, fifth) >>> 0;
}

/** 32-bit hash of a string, for seeding by a name or key (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Unpredictable id of a grant, one-time link or picture. The world's random numbers restart with every reset and would
 * repeat ids, so that an old token or link would open something else.
 */
export const secretId = (): string => crypto.randomUUID();

/** The world's random numbers: a seed and a counter stored in the world, so that a restart continues the sequence. */
export class Random {
  readonly #seed: number;
  readonly #meta: Table<MetaRow>;

  constructor(seed: number, meta: Table<MetaRow>) {
    this.#seed = seed;
    this.#meta = meta;
  }

  /** Reserves draws and returns the number of the first. Counts them at once, because each count writes a row. */
  #take(draws: number): number {
    const kept = this.#meta.get('random')?.value;
    const before = Number.isSafeInteger(kept) ? (kept as number) : 0;
    this.#meta.put({ id: 'random', value: before + draws });
    return before + 1;
  }

  /** In [0, 1). */
  next(): number {
    return mix(this.#seed, this.#take(1)) / 2 ** 32;
  }

  /** `count` decimal digits with leading zeros, for codes and PINs. */
  digits(count: number): string {
    const first = this.#take(count);
    let digits = '';
    for (let at = 0; at < count; at++) digits += String(mix(this.#seed, first + at) % 10);
    return digits;
  }

  uuid(): string {
    const first = this.#take(4);
    const low = hexOf(mix(this.#seed, first));
    const high = hexOf(mix(this.#seed, first + 1));
    const clock = mix(this.#seed, first + 2);
    const node = hexOf(mix(this.#seed, first + 3));
    // Version 4, RFC 9562 variant.
    const marked = hexOf((clock & 0x3fffffff) | 0x80000000);
    return `${low}-${high.slice(0, 4)}-4${high.slice(5)}-${marked.slice(0, 4)}-${marked.slice(4)}${node}`;
  }
}

/** Bytes as two hex digits. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hexOfByte = (bits: number): string => HEX[bits & 255] ?? '';

/** 32 bits as eight hex digits. */
function hexOf(bits: number): string {
  return hexOfByte(bits >>> 24) + hexOfByte(bits >>> 16) + hexOfByte(bits >>> 8) + hexOfByte(bits);
}
