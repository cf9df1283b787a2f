/** First 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first eight. */
const { ROUNDS, START } = constants();

function constants(): { ROUNDS: Uint32Array; START: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return {
    ROUNDS: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    START: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/**
 * SHA-256 of a text in hex (FIPS 180-4). Synchronous, unlike that of the platform, because handlers are. Only for random tokens:
 * passwords need a slow hash.
 */
export function sha256Hex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, bytes.length * 8);
  const state = START.slice();
  const words = new Uint32Array(64);
  const word = (at: number): number => words[at] as number;
  for (let block = 0; block < length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const [early, late] = [word(at - 15), word(at - 2)];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = word(at - 16) + first + word(at - 7) + second;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let at = 0; at < 64; at++) {
      const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + sum + chosen + (ROUNDS[at] as number) + word(at)) | 0;
      const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + other + majority) | 0];
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] as number) + value;
  }
  return Array.from(state, (value) => value.toString(16).padStart(8, '0')).join('');
}
type Eight = [number, number, number, number, number, number, number, number];
