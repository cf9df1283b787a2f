import type { MetaRow } from './rows.ts';
import type { Table } from './table.ts';

/** Stirs one number into 32 bits (murmur3's finaliser). */
function stir(before: number, number: number): number {
  let hash = Math.imul(before ^ number, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * Mixes numbers into 32 well-spread bits; the same numbers give the same bits for ever. Each has a parameter of its own,
 * because a list of them is made anew for every draw until the engine has compiled its caller.
 */
export function mix(first: number, second?: number, third?: number, fourth?: number, fifth?: number): number {
  let hash = stir(0x9e3779b9, first);
  if (second !== undefined) hash = stir(hash, second);
  if (third !== undefined) hash = stir(hash, third);
  if (fourth !== undefined) hash = stir(hash, fourth);
  if (fifth !== undefined) hash = stir(hash, fifth);
  return hash >>> 0;
}

/** 32 bits of a string, for seeding by a name or key (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The world's dice: a seed and a counter that is kept with the world, so that a restart goes on where it stopped. */
export class Random {
  readonly #seed: number;
  readonly #meta: Table<MetaRow>;

  constructor(seed: number, meta: Table<MetaRow>) {
    this.#seed = seed;
    this.#meta = meta;
  }

  #draw(): number {
    const count = ((this.#meta.get('random')?.value as number | undefined) ?? 0) + 1;
    this.#meta.put({ id: 'random', value: count });
    return mix(this.#seed, count);
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    return this.#draw() / 2 ** 32;
  }

  /** `count` decimal digits, leading zeros included: for codes and PINs. */
  digits(count: number): string {
    let digits = '';
    while (digits.length < count) digits += String(this.#draw() % 10);
    return digits;
  }

  /** `bytes` random bytes in lower-case hex. */
  hex(bytes: number): string {
    let hex = '';
    while (hex.length < bytes * 2) hex += this.#draw().toString(16).padStart(8, '0');
    return hex.slice(0, bytes * 2);
  }

  uuid(): string {
    const hex = this.hex(16);
    const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
