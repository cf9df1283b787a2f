/** Query names whose values are secrets: they are documented in addresses, and must not reach a journal. */
const SECRET_NAMES = new Set(['token', 'master_pin', 'key', 'access_token']);

/** The path of a request with the values of secret query names left out. */
export function redactedPath(address: string): string {
  if (!address.includes('?')) return address.slice(address.indexOf('/', address.indexOf('://') + 3));
  const url = new URL(address);
  const query = new URLSearchParams(url.search);
  for (const name of SECRET_NAMES) if (query.has(name)) query.set(name, '[redacted]');
  return `${url.pathname}?${query.toString().replaceAll('%5Bredacted%5D', '[redacted]')}`;
}
