export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes an even number of hex digits. */
export const fromHex = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));

export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

/** Throws if the text is not base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

export function concat(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Random bytes of the host, for keys and nonces only. World data uses the world's seeded random numbers. */
export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));
