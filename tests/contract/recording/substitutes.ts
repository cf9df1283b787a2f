import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { assets } from '../../../mock-server/repository.node.ts';
import { DAY } from '../../../mock-server/world/duration.ts';

/** Day 0 of a recording: the day on which it was made. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
/** Days before and after it that stay distinct: dates are in years of four digits. */
const LONGEST_DAYS = 36_000;
/** In place of secrets. Four characters, the shortest bound of a secret in the contract. */
const DROPPED = '****';

/** Degrees from the middle of an outline to its corners. */
const CORNER = 0.005;

export type Place = { lat: number; lng: number };

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
let places: Place[] | undefined;
const hubs = (): Place[] =>
  (places ??= assets.streets().hubs.map(({ lat, lon }) => ({ lat: rounded(lat), lng: rounded(lon) })));
/** Letters alone: a state, a city and a postal code take them. */
const letters = (n: number): string =>
  (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26));
const padded = (n: number, length: number): string => String(n).padStart(length, '0');

/** What a device key says about its generation stays: x begins with a digit, v2 with GG (core 3). */
const keyOf = (n: number, key: string): string => {
  if (/^\d/.test(key)) return `9REC${padded(n, 6)}`;
  return key.startsWith('GG') ? `GGREC${padded(n, 7)}` : `WMREC${padded(n, 7)}`;
};

const MAKERS: Readonly<Record<string, (n: number, value: string) => string>> = {
  name: (n) => `Name ${letters(n)}`,
  email: (n) => `user-${n}@recorded.example`,
  phone: (n) => `+1555${padded(n, 7)}`,
  address: letters,
  vin: (n) => `WMREC${padded(n, 12)}`,
  plate: (n) => `REC ${n}`,
  text: (n) => `Text ${n}`,
  url: (n) => `/recorded/${n}`,
  id: (n) => `00000000-0000-4000-8000-${padded(n, 12)}`,
  key: keyOf,
  digits: (n) => `990099${padded(n, 6)}`,
  catalog: (n) => `unlisted-${n}`,
};

/** Forms of substitutes that nothing else has. */
const MARKED = [
  /^Name [A-Z]+$/,
  /^\[(?:'Name [A-Z]+'(?:, 'Name [A-Z]+')*)?\]$/,
  /^user-\d+@recorded\.example$/,
  /^\+1555\d{7}$/,
  /^WMREC\d{12}$/,
  /^REC \d+$/,
  /^Text \d+$/,
  /^\/recorded\/\d+$/,
  /^00000000-0000-4000-8000-\d{12}$/,
  /^(?:9REC\d{6}|GGREC\d{7}|WMREC\d{7})$/,
  /^990099\d{6}$/,
  /^unlisted-\d+$/,
  /^\*{4}$/,
];
/** Forms of addresses and dates, which other texts may have. */
const COMMON = [/^[A-Z]{1,4}$/, /^(?:19|20)\d\d-\d\d-\d\d(?:T00:00:00\.000Z)?$/];

export const isMarked = (text: string): boolean => MARKED.some((form) => form.test(text));
export const isSubstitute = (text: string): boolean => isMarked(text) || COMMON.some((form) => form.test(text));

/**
 * Substitutes of personal values, numbered in order of appearance. Equal values get equal ones, so that relations hold.
 * Remembers keyed hashes instead of values; the key is random and ends with the recording.
 */
export class Substitutes {
  // As an object, because texts of a key are checked at each use.
  readonly #key = createSecretKey(randomBytes(32));
  readonly #numbers = new Map<string, Map<string, number>>();
  readonly #today: number;

  /** `now`: the server's time in ms since 1970. */
  constructor(now: number) {
    this.#today = Math.floor(now / DAY);
  }

  #number(kind: string, value: string): number {
    const hash = createHmac('sha256', this.#key).update(`${kind}\0${value}`).digest('base64');
    const known = this.#numbers.get(kind) ?? new Map<string, number>();
    this.#numbers.set(kind, known);
    const number = known.get(hash) ?? known.size + 1;
    known.set(hash, number);
    return number;
  }

  /** Substitute of a text. `undefined`: its kind has none. */
  text(kind: string, value: string): string | undefined {
    if (kind === 'secret') return DROPPED;
    if (kind === 'date') return this.#date(value);
    if (kind === 'names') return this.#names(value);
    return MAKERS[kind]?.(this.#number(kind, kind === 'email' ? value.toLowerCase() : value), value);
  }

  id(value: number): number {
    return this.#number('id', String(value));
  }

  /** A hub of the demo's streets. */
  place(lat: number, lng: number): Place {
    return this.#hub(`${lat},${lng}`);
  }

  /** A regular outline with as many corners around a hub. Of four: a square with its sides along the compass. */
  outline(corners: readonly unknown[]): Place[] {
    const center = this.#hub(JSON.stringify(corners));
    return corners.map((_, index) => {
      const angle = (index / corners.length) * 2 * Math.PI + (corners.length === 4 ? Math.PI / 4 : 0);
      return {
        lat: rounded(center.lat - CORNER * Math.sin(angle)),
        lng: rounded(center.lng - CORNER * Math.cos(angle)),
      };
    });
  }

  #hub(value: string): Place {
    const all = hubs();
    return all[(this.#number('position', value) - 1) % all.length] as Place;
  }

  /** A date as days from the recording, counted from a fixed day. */
  #date(value: string): string | undefined {
    const at = Date.parse(value);
    if (Number.isNaN(at)) return undefined;
    const days = Math.floor(at / DAY) - this.#today;
    const iso = new Date(FIRST_DAY + Math.max(-LONGEST_DAYS, Math.min(LONGEST_DAYS, days)) * DAY).toISOString();
    return value.length === 'YYYY-MM-DD'.length ? iso.slice(0, value.length) : iso;
  }

  /** Names in the format of a Python list, as groups of a vehicle are. */
  #names(value: string): string {
    const names = [...value.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other ?? '');
    const isEmpty = /^\[\s*\]$/.test(value);
    const known = (names.length > 0 || isEmpty ? names : [value]).map(
      (name) => `'Name ${letters(this.#number('name', name))}'`,
    );
    return `[${known.join(', ')}]`;
  }
}

/** Days between the recording and a recorded date. */
export const daysOf = (date: string): number => Math.round((Date.parse(date) - FIRST_DAY) / DAY);
