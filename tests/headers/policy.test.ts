import { expect, test } from 'vitest';
import shipped from '../../client/public/config.json' with { type: 'json' };
import example from '../../docs/hosting/config.example.json' with { type: 'json' };
import { contentPolicy, metaPolicy } from '../../hosting/content-policy.ts';
import { STATIC_HEADERS, securityHeaders } from '../../hosting/headers.ts';

const PERMISSIONS =
  'autoplay=(self), clipboard-write=(self), fullscreen=(self), geolocation=(self), microphone=(self), accelerometer=(), ' +
  'camera=(), clipboard-read=(), compute-pressure=(), display-capture=(), encrypted-media=(), gamepad=(), gyroscope=(), ' +
  'hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), midi=(), ' +
  'otp-credentials=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), ' +
  'publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), usb=(), ' +
  'window-management=(), xr-spatial-tracking=()';

test('production allows the configured API, identity, map and media hosts, and no others', () => {
  expect(securityHeaders(example, { hsts: true })).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self' https://api.waymark.example " +
      'https://cognito-idp.us-east-1.amazonaws.com https://maps.vendor.example https://tiles.vendor.example ' +
      'https://geocode.vendor.example https://media.waymark.example; ' +
      "img-src 'self' data: blob: https://api.waymark.example https://media.waymark.example; " +
      "media-src 'self' blob: https://api.waymark.example https://media.waymark.example; " +
      "font-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; " +
      "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default dompurify',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
  });
});

test('beside the mock, allows its own origin and sends no HSTS', () => {
  expect(securityHeaders(shipped, { hsts: false })).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; " +
      "frame-ancestors 'none'; style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default dompurify",
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
  });
});

test('caches hashed files for a year, and revalidates all others', () => {
  expect(STATIC_HEADERS).toEqual({
    hashed: { 'cache-control': 'public, max-age=31536000, immutable' },
    other: { 'cache-control': 'no-cache' },
  });
});

test.each([
  ['https://api.example/api/v1/', ["'self'", 'https://api.example']],
  ['https://API.example:443/', ["'self'", 'https://api.example']],
  ['http://127.0.0.1:4010/api/v1', ["'self'", 'http://127.0.0.1:4010']],
  ['//api.example/v1', ["'self'", 'https://api.example']],
  ['/api/v1/', ["'self'"]],
  ['api/v1/', ["'self'"]],
])('an API at %s is called at %j', (apiBase, sources) => {
  expect(contentPolicy({ apiBase })['connect-src']).toEqual(sources);
});

test('lists a host with several purposes once', () => {
  const map = { light: 'https://m.example/l.json', dark: 'https://m.example/d.json', tiles: ['https://m.example/{z}'] };
  expect(contentPolicy({ map, geocoder: 'https://m.example/find' })['connect-src']).toEqual([
    "'self'",
    'https://m.example',
  ]);
});

test.each([
  "https://a.example;script-src'unsafe-inline'/",
  'https://*/',
  'https://{s}.tiles.example/',
  'https://[::1]:4010/',
  'javascript:alert(1)',
  'localhost:4010/api',
  'https://',
])('refuses an address that a policy cannot express: %s', (apiBase) => {
  expect(() => securityHeaders({ apiBase }, { hsts: false })).toThrow(
    `A content policy cannot name the host of ${JSON.stringify(apiBase)}.`,
  );
});

test('the policy of a meta element omits frame-ancestors and adds the given Trusted Types policies', () => {
  expect(metaPolicy(shipped, ['waymark-mock'])).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; " +
      "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default dompurify waymark-mock',
  );
});
