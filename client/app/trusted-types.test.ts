import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.example/demo/' });
});

test('text with a tag never becomes HTML', async () => {
  const { policy } = await import('./trusted-types.ts');
  expect(policy.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(policy.createHTML('5 > 3 & 2')).toBe('5 > 3 & 2');
});

test.each([
  ['assets/worker-1a2b.js', 'https://portal.example/demo/assets/worker-1a2b.js'],
  ['https://portal.example/demo/assets/a.js', 'https://portal.example/demo/assets/a.js'],
  ['sw.js', 'https://portal.example/demo/sw.js'],
  ['sw.js?evil', null],
  ['assets/../evil.js', null],
  ['https://portal.example/assets/a.js', null],
  ['//evil.example/assets/a.js', null],
  ['data:text/javascript,alert(1)', null],
  ['http://', null],
])('a script from %s', async (address, allowed) => {
  const { policy } = await import('./trusted-types.ts');
  expect(policy.createScriptURL(address)).toBe(allowed);
});
