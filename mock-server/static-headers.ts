/** `hashed`: files whose name changes with their content; `other`: the rest, first of all the entry page. */
export type StaticKind = 'hashed' | 'other';
export type StaticHeaders = Readonly<Record<StaticKind, Readonly<Record<string, string>>>>;

/** How long a browser keeps a file of the built client: a year, or until it has asked whether there is a newer one. */
export const STATIC_HEADERS: StaticHeaders = {
  hashed: { 'cache-control': 'public, max-age=31536000, immutable' },
  other: { 'cache-control': 'no-cache' },
};

/** The addresses in the portal's `config.json`. One without a scheme is on the portal's own origin. */
export type Addresses = {
  apiBase?: string;
  identity?: { endpoint?: string };
  /** `tiles`: where tiles, glyphs and sprites are, if not with the styles. */
  map?: { light?: string; dark?: string; tiles?: readonly string[] };
  geocoder?: string;
  /** Where pictures and video are, if not with the API. */
  media?: readonly string[];
};

export type PolicyOptions = {
  /** Whether the browser is to refuse the portal over plain http from now on. */
  hsts: boolean;
  /** Trusted Types policies beyond the portal's own. */
  trustedTypes?: readonly string[];
};

/** By directive: what a page may load and run, and where from. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * The content security policy of the portal: everything from its own origin, calls to the configured addresses, pictures
 * and video also from the API's host. Throws a sentence about an address that a policy cannot name.
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
    // The component library writes <style> elements that differ by page: neither a hash nor a static host's nonce covers them.
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...trustedTypes],
  };
}

/** A policy as a header or a `meta` element has it. */
export function policyText(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Video starts by itself and fills the screen, codes are copied; a map finds its reader, a dash cam carries their voice. */
const ALLOWED = ['autoplay', 'clipboard-write', 'fullscreen', 'geolocation', 'microphone'];
/** The rest of what browsers know. A name that they do not know would be a warning in everybody's console. */
const OFF = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS = [...ALLOWED.map((name) => `${name}=(self)`), ...OFF.map((name) => `${name}=()`)].join(', ');

/**
 * The headers that every file of the built client is served with, scripts included: a worker obeys the policy that came
 * with its script. No X-Frame-Options: each browser the client is built for knows `frame-ancestors`.
 */
export function securityHeaders(config: Addresses, { hsts, trustedTypes }: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': policyText(contentPolicy(config, trustedTypes)),
    ...(hsts && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
  };
}

const OWN_ORIGIN = 'https://portal.invalid';
/** The grammar of a policy has names and IPv4 addresses; an IPv6 address would match nothing. */
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
