import { afterEach, expect, test, vi } from 'vitest';
import { browserCookies } from './cookie-jar.ts';

/** A page with cookies as the browser gives them; what is written is told. */
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

test('cookies of other programs, however they are written, do not hide ours', () => {
  page('50%off=1; theme=%E0%A4%A; bare; user%40a.example=%7Bx%7D');
  const cookies = browserCookies('/');
  expect(cookies.names()).toEqual(['50%off', 'theme', 'bar', 'user@a.example']);
  expect(cookies.get('50%off')).toBe('1');
  expect(cookies.get('theme')).toBe('%E0%A4%A');
  expect(cookies.get('user@a.example')).toBe('{x}');
  expect(cookies.get('nobody')).toBeNull();
});

test('[core 9] a cookie is of this site and its path alone, and kept for as many days as are said', () => {
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

test('[core 9] over plain http a cookie is not marked secure, because Safari would drop it', () => {
  const written = page('', 'http:');
  browserCookies('/').set('a', '1');
  expect(written).toEqual(['a=1; Path=/; SameSite=Strict']);
});
