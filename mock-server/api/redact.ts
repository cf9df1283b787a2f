/** Query parameters with secret values. They are documented in URLs and must not reach a journal. */
const SECRET_NAMES = new Set(['token', 'master_pin', 'key', 'access_token']);

/** Path of a request without the values of secret query parameters. */
export function redactedPath(address: string): string {
  if (!address.includes('?')) return address.slice(address.indexOf('/', address.indexOf('://') + 3));
  const url = new URL(address);
  const query = new URLSearchParams(url.search);
  for (const name of SECRET_NAMES) if (query.has(name)) query.set(name, '[redacted]');
  return `${url.pathname}?${query.toString().replaceAll('%5Bredacted%5D', '[redacted]')}`;
}

/** Name of a refused field, which callers choose, without the digits of a card number. */
export const redactedName = (name: string): string => name.replaceAll(/\d(?:[ -]?\d){12,}/g, '[redacted]');
