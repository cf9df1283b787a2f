import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/', '/reports?page=safety&type=curfew', '/control-center/geofences/edit/7#map', '/profile/'])(
  '[core 2.2] next %s is a path of the portal',
  (next) => {
    expect(safeNext(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'reports',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/..//evil.example',
  '/\tevil',
  '/%0d%0aSet-Cookie',
  '/%E0%A4%A',
  'javascript:alert(1)',
])('[core 2.2] next %j is refused', (next) => {
  expect(safeNext(next)).toBeNull();
});

test.each([
  '/login',
  '/LOGIN?next=/login',
  '/logout/',
  '/register',
  '/forgot-password',
  '/set-password?token=x',
  '/%6Cogin',
])('[core 2.2] next %s is refused because it would loop', (next) => {
  expect(safeNext(next)).toBeNull();
});
