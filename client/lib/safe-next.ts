import { paths } from './paths.ts';

const SIGN_IN_PAGES: readonly string[] = [
  paths.login,
  paths.logout,
  paths.register,
  paths.forgotPassword,
  paths.setPassword,
  paths.dealerLogin,
];
/** Control characters and backslashes. Some browsers read them as slashes or drop them. */
const SUSPICIOUS = /[\\\p{Cc}]/u;
const NOWHERE = 'https://portal.invalid';

/**
 * Path to open after signing in. `null` unless `next` is a path of this portal other than a sign-in page (core 2.2). Refuses
 * doubtful values: the server checks them as well.
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || SUSPICIOUS.test(next)) return null;
  const decoded = decode(next);
  if (decoded === null || decoded.startsWith('//') || SUSPICIOUS.test(decoded)) return null;
  const url = new URL(next, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  const path = (decode(url.pathname) ?? '').replace(/(?<!\/)\/+$/, '').toLowerCase();
  return SIGN_IN_PAGES.includes(path) ? null : url.pathname + url.search + url.hash;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
