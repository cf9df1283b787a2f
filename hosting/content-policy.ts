/** Addresses of the portal's `config.json`. An address without a scheme is on the portal's own origin. */
export type Addresses = {
  apiBase?: string;
  identity?: { endpoint?: string };
  /** `tiles`: address of tiles, glyphs and sprites, if not with the styles. */
  map?: { light?: string; dark?: string; tiles?: readonly string[] };
  geocoder?: string;
  /** Address of pictures and video, if not with the API. */
  media?: readonly string[];
};

/** Allowed sources by directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Content security policy of the portal: everything from its own origin, calls to the configured addresses, pictures
 * and video also from the API's host. Throws a message for an address that a policy cannot express.
 */
export function contentPolicy(config: Addresses, trustedTypes: readonly string[] = []): ContentPolicy {
  const { apiBase, identity, map, geocoder, media = [] } = config;
  const pictures = originsOf([apiBase, ...media]);
  const calls = [apiBase, identity?.endpoint, map?.light, map?.dark, ...(map?.tiles ?? []), geocoder, ...media];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(calls)],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The component library writes <style> elements that vary by page, so neither hashes nor a static host's nonce can
    // cover them.
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...trustedTypes],
  };
}

/** Formats a policy for a header or a `meta` element. */
export function policyText(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Policy for a `meta` element, for hosts that send no headers. Omits `frame-ancestors`, which browsers ignore there.
 * Contains only single quotes, so that it fits an attribute.
 */
export function metaPolicy(config: Addresses, trustedTypes: readonly string[] = []): string {
  const { 'frame-ancestors': _, ...policy } = contentPolicy(config, trustedTypes);
  return policyText(policy);
}

const OWN_ORIGIN = 'https://portal.invalid';
/** A policy supports names and IPv4 addresses. An IPv6 address would match nothing. */
const NAMEABLE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.filter((address) => address !== undefined).map(originOf);
  return [...new Set(origins)].filter((origin) => origin !== OWN_ORIGIN);
}

function originOf(address: string): string {
  const origin = URL.parse(address, OWN_ORIGIN)?.origin ?? '';
  if (!NAMEABLE.test(origin)) throw new Error(`A content policy cannot name the host of ${JSON.stringify(address)}.`);
  return origin;
}
