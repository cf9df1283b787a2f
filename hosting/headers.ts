import { type Addresses, contentPolicy, policyText } from './content-policy.ts';

/** `hashed`: files whose name changes with their content; `other`: the rest, first of all the entry page. */
export type StaticKind = 'hashed' | 'other';
export type StaticHeaders = Readonly<Record<StaticKind, Readonly<Record<string, string>>>>;

/** How long a browser keeps a file of the built client: a year, or until it has asked whether there is a newer one. */
export const STATIC_HEADERS: StaticHeaders = {
  hashed: { 'cache-control': 'public, max-age=31536000, immutable' },
  other: { 'cache-control': 'no-cache' },
};

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
 * Headers of every file of the built client, scripts included: a worker obeys the policy that came with its script. `hsts`
 * makes browsers refuse plain http from now on. No X-Frame-Options: each supported browser knows `frame-ancestors`.
 */
export function securityHeaders(config: Addresses, { hsts }: { hsts: boolean }): Record<string, string> {
  return {
    'content-security-policy': policyText(contentPolicy(config)),
    ...(hsts && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
  };
}
