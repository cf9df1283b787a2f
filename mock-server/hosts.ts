const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether a `Host` header names this server: an IP address, a name of this machine or one of `names`. Prevents DNS
 * rebinding, where a site points its own name to this machine to read answers as its own.
 */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  // Only HTTP/1.0 clients omit the header; browsers always send it.
  if (header === undefined) return true;
  const name = URL.parse(`http://${header}`)?.hostname ?? '';
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  // DNS rebinding needs a name.
  return IPV4.test(name) || name.startsWith('[') || names.some((own) => own.toLowerCase() === name);
}
