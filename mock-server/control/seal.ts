import { sha256, toHex, utf8 } from '../identity/bytes.ts';

/** JSON with sorted object keys, so that reformatted copies compare equal. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value as Record<string, unknown>).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** SHA-256 of a JSON value in lower-case hex, independent of key order. Detects accidental edits, not tampering. */
export async function sealOf(value: unknown): Promise<string> {
  return toHex(await sha256(utf8(canonical(value))));
}
