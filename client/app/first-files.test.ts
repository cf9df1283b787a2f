// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { firstPage, preload } from './first-files.ts';
import { routes } from './routes/routes.ts';

test.each([
  ['/', 'dashboard'],
  ['/control-center', 'map'],
  ['/control-center/vehicle/1001', 'vehicle'],
  ['/control-center/vehicle/info/1001', 'frame'],
  ['/subscriptions/update/streaming/1001', 'frame'],
  ['/billing', 'frame'],
  ['/login', null],
  ['/terms', null],
  ['/billing-of-others', null],
] as const)('[core 4] a user at %s first sees: %s', (path, page) => {
  expect(firstPage(path, true)).toBe(page);
});

test.each([
  ['/', 'login'],
  ['/login', 'login'],
  ['/control-center/vehicle/1001', 'login'],
  ['/register', null],
  ['/where', null],
] as const)('[core 2.2] a visitor at %s first sees: %s', (path, page) => {
  expect(firstPage(path, false)).toBe(page);
});

test('[core 2.1] every page of users is known by its address', () => {
  const ofUsers = routes.filter(({ access, session }) => access !== 'public' && session === 'loaded');
  expect(ofUsers.length).toBeGreaterThan(30);
  expect(ofUsers.filter(({ path }) => firstPage(path, true) === null).map(({ path }) => path)).toEqual([]);
});

test('loads scripts and styles without running them, after what the page needs now', () => {
  const [script, style] = [preload('assets/page-1.js'), preload('assets/page-1.css')];
  expect(script.outerHTML).toBe(
    '<link rel="modulepreload" crossorigin="" fetchpriority="low" href="assets/page-1.js">',
  );
  expect(style.outerHTML).toBe(
    '<link rel="preload" as="style" crossorigin="" fetchpriority="low" href="assets/page-1.css">',
  );
});

test.each([
  ['', 'visitor.js'],
  ['CognitoIdentityServiceProvider.waymark-portal.LastAuthUser=owner', 'user.js'],
])('[core 2.2] loads the files of a visitor or a user, in the kept language: %s', async (cookie, code) => {
  vi.resetModules();
  document.head.replaceChildren();
  document.cookie = cookie;
  localStorage.setItem('waymark.language', 'fr');
  const texts = { en: ['en.js'], fr: ['fr.js'], es: ['es.js'] };
  vi.stubGlobal('FIRST_FILES', {
    login: { code: ['visitor.js'], texts },
    dashboard: { code: ['user.js'], texts },
  });
  await import('./load-first-files.ts');
  expect([...document.head.children].map((link) => link.getAttribute('href'))).toEqual(['fr.js', code]);
});
