import { expect, test } from 'vitest';
import { isOwnHost } from './hosts.ts';

test.each([
  '127.0.0.1:4010',
  '192.168.1.20',
  '[::1]:4010',
  'localhost:4010',
  'LOCALHOST',
  'waymark.localhost:4010',
  'mock.example:4010',
  'Mock.Example',
])('accepts the host %s', (host) => {
  expect(isOwnHost(host, ['Mock.example'])).toBe(true);
});

test.each([
  'rebound.example:4010',
  'localhost.rebound.example',
  'not-localhost',
  '127.0.0.1.rebound.example',
  '',
  'a b',
])('refuses the host %j', (host) => {
  expect(isOwnHost(host, ['mock.example'])).toBe(false);
});
