import { type Addresses, contentPolicy, policyText } from './content-policy.ts';

/** `hashed`: files whose name changes with their content. `other`: all others, such as the entry page. */
export type StaticKind = 'hashed' | 'other';
export type StaticHeaders = Readonly<Record<StaticKind, Readonly<Record<string, string>>>>;

/** Cache lifetime of the built client's files: a year, or revalidated on each use. */
export const STATIC_HEADERS: StaticHeaders = {
  hashed: { 'cache-control': 'public, max-age=31536000, immutable' },
  other: { 'cache-control': 'no-cache' },
};

/**
 * Allowed features: autoplay and fullscreen for video, clipboard for codes, geolocation for maps, microphone for dash
 * cams.
 */
const ALLOWED = ['autoplay', 'clipboard-write', 'fullscreen', 'geolocation', 'microphone'];
/** Other features, all denied. Only names that browsers know, because unknown names log a warning. */
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
 * Headers of all files of the built client, including scripts, because a worker uses the policy of its script. `hsts`:
 * makes browsers refuse plain HTTP from now on. No X-Frame-Options: all supported browsers know `frame-ancestors`.
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
