import type { MetaRow } from './rows.ts';
import type { Table } from './table.ts';

/** Stirs one number more into what `stirred` gave (murmur3's finaliser): 32 bits, as a number that may be negative. */
export function stir(before: number, number: number): number {
  let hash = Math.imul(before ^ number, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * Numbers stirred into 32 bits, where many draws begin with the same: `stir(stirred(1, 2), 3) >>> 0` is `mix(1, 2, 3)`. Each
 * has a parameter of its own, because a list of them is made anew for every draw until the engine has compiled its caller.
 */
export function stirred(first: number, second?: number, third?: number, fourth?: number, fifth?: number): number {
  let hash = stir(0x9e3779b9, first);
  if (second !== undefined) hash = stir(hash, second);
  if (third !== undefined) hash = stir(hash, third);
  if (fourth !== undefined) hash = stir(hash, fourth);
  if (fifth !== undefined) hash = stir(hash, fifth);
  return hash;
}

/** Mixes numbers into 32 well-spread bits; the same numbers give the same bits for ever. */
export function mix(first: number, second?: number, third?: number, fourth?: number, fifth?: number): number {
  return stirred(first, second, third, fourth, fifth) >>> 0;
}

/** 32 bits of a string, for seeding by a name or key (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * An id that nobody can know beforehand: of a grant, a one-time link, a picture. The world's dice start again with every
 * reset and would give the same id to something else, which an old token or link would then open.
 */
export const secretId = (): string => crypto.randomUUID();

/** The world's dice: a seed and a counter that is kept with the world, so that a restart goes on where it stopped. */
export class Random {
  readonly #seed: number;
  readonly #meta: Table<MetaRow>;

  constructor(seed: number, meta: Table<MetaRow>) {
    this.#seed = seed;
    this.#meta = meta;
  }

  /** The number of the first of so many draws. They are counted at once: an id takes four, and a row is written for each count. */
  #take(draws: number): number {
    const kept = this.#meta.get('random')?.value;
    const before = Number.isSafeInteger(kept) ? (kept as number) : 0;
    this.#meta.put({ id: 'random', value: before + draws });
    return before + 1;
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    return mix(this.#seed, this.#take(1)) / 2 ** 32;
  }

  /** `count` decimal digits, leading zeros included: for codes and PINs. */
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
    // Of version 4, in the variant of RFC 9562.
    const marked = hexOf((clock & 0x3fffffff) | 0x80000000);
    return `${low}-${high.slice(0, 4)}-4${high.slice(5)}-${marked.slice(0, 4)}-${marked.slice(4)}${node}`;
  }
}

/** A byte as two digits. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hexOfByte = (bits: number): string => HEX[bits & 255] ?? '';

/** 32 bits as eight digits. */
function hexOf(bits: number): string {
  return hexOfByte(bits >>> 24) + hexOfByte(bits >>> 16) + hexOfByte(bits >>> 8) + hexOfByte(bits);
}
