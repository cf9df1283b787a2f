import { expect, test } from 'vitest';
import { landing, signInAddress } from './session-routing.ts';

test('[core 2.2] redirects a visitor to sign in with session=true and the full path as next', () => {
  expect(signInAddress('/reports?page=safety&type=curfew', false)).toBe(
    '/login?session=true&next=%2Freports%3Fpage%3Dsafety%26type%3Dcurfew',
  );
  expect(signInAddress('/control-center#vehicle-1001', false)).toBe(
    '/login?session=true&next=%2Fcontrol-center%23vehicle-1001',
  );
});

test.each(['/', '/logout', '/login', '/dealer/login'])('[core 2.2] %s gets no next', (path) => {
  expect(signInAddress(path, false)).toBe('/login?session=true');
});

test('[core 2.2] after an expired session the address has only next', () => {
  expect(signInAddress('/billing', true)).toBe('/login?next=%2Fbilling');
  expect(signInAddress('/', true)).toBe('/login');
});

test('[commerce 6] a dealer whose session expired returns to the dealer sign-in', () => {
  expect(signInAddress('/installer', true, true)).toBe('/dealer/login?next=%2Finstaller');
});

const arrival = { next: null, hasVehicles: true, servesOthers: false, servesOnly: false };

test('[core 2.2] after sign-in the user goes to next, otherwise to the first page', () => {
  expect(landing(arrival)).toBe('/');
  expect(landing({ ...arrival, next: '/reports' })).toBe('/reports');
});

test('[core 2.2] a user with no vehicles goes to /subscriptions/add, with exemptions', () => {
  const without = { ...arrival, hasVehicles: false };
  expect(landing(without)).toBe('/subscriptions/add');
  expect(landing({ ...without, next: '/reports' })).toBe('/subscriptions/add');
  expect(landing({ ...without, next: '/profile/timezone' })).toBe('/profile/timezone');
  expect(landing({ ...without, servesOthers: true })).toBe('/');
});

test('[core 6] an installer without vehicles comes to their work', () => {
  const installer = { ...arrival, hasVehicles: false, servesOthers: true, servesOnly: true };
  expect(landing(installer)).toBe('/installer');
  expect(landing({ ...installer, next: '/profile' })).toBe('/profile');
});

test.each([
  '/profile',
  '/billing',
  '/subscriptions/checkout',
  '/products',
  '/sharing/invite',
  '/help-center',
  '/support',
  '/invite',
  '/accept-transfer',
  '/decline-transfer',
])('[core 2.2] a user with no vehicles may open %s', (next) => {
  expect(landing({ ...arrival, hasVehicles: false, next })).toBe(next);
});
