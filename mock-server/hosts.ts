const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether a `Host` header names this server: an address, a name of this machine, or one of `names`. A page of another site
 * can point its own name to this machine (DNS rebinding), and then reads every answer as its own.
 */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  // HTTP/1.0 has no such header, browsers always send it.
  if (header === undefined) return true;
  const name = URL.parse(`http://${header}`)?.hostname ?? '';
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  // An address cannot be pointed elsewhere.
  return IPV4.test(name) || name.startsWith('[') || names.some((own) => own.toLowerCase() === name);
}
