import { expect, test } from 'vitest';
import { cookieIn, cookieText } from './cookies.ts';

test('finds a cookie by its full name', () => {
  const cookies = 'mock_world_of=a; mock_world=two; mock_panel=off';
  expect(cookieIn(cookies, 'mock_world')).toBe('two');
  expect(cookieIn(cookies, 'mock_panel')).toBe('off');
  expect(cookieIn(cookies, 'mock')).toBeNull();
  expect(cookieIn('', 'mock_world')).toBeNull();
});

test("sets cookies for a year below the portal's path, or deletes them", () => {
  expect(cookieText('mock_world', 'two', '/some/sub/')).toBe(
    'mock_world=two; Path=/some/sub/; Max-Age=31536000; SameSite=Lax',
  );
  expect(cookieText('mock_world', null, '/')).toBe('mock_world=; Path=/; Max-Age=0; SameSite=Lax');
});
