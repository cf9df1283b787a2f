import { afterEach, expect, test, vi } from 'vitest';
import { browserCookies } from './cookie-jar.ts';

/** A page with the browser's cookies. Returns what is written. */
function page(cookie: string, protocol = 'https:'): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  });
  return written;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('malformed cookies of other programs do not hide ours', () => {
  page('50%off=1; theme=%E0%A4%A; bare; user%40a.example=%7Bx%7D');
  const cookies = browserCookies('/');
  expect(cookies.names()).toEqual(['50%off', 'theme', 'user@a.example']);
  expect(cookies.get('50%off')).toBe('1');
  expect(cookies.get('theme')).toBe('%E0%A4%A');
  expect(cookies.get('user@a.example')).toBe('{x}');
  for (const name of ['nobody', 'bar', 'bare', '']) expect(cookies.get(name)).toBeNull();
});

test('[core 9] a cookie is limited to its site and path and kept for the given days', () => {
  const written = page('');
  const cookies = browserCookies('/portal/');
  cookies.set('a b', '1;2', 365);
  cookies.set('c', '3');
  cookies.remove('a b');
  expect(written).toEqual([
    'a%20b=1%3B2; Max-Age=31536000; Path=/portal/; SameSite=Strict; Secure',
    'c=3; Path=/portal/; SameSite=Strict; Secure',
    'a%20b=; Max-Age=0; Path=/portal/; SameSite=Strict; Secure',
  ]);
});

test('[core 9] a cookie over plain http is not secure, because Safari would drop it', () => {
  const written = page('', 'http:');
  browserCookies('/').set('a', '1');
  expect(written).toEqual(['a=1; Path=/; SameSite=Strict']);
});
