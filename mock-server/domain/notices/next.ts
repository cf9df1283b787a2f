/** Sign-in pages, excluded as targets: they would loop or sign out again. */
const SIGN_IN_PAGES = new Set(['/login', '/logout', '/register', '/forgot-password', '/set-password', '/dealer/login']);
const CONTROL_CHARACTER = /\p{Cc}/u;
const ORIGIN = 'https://portal.invalid';

/** Whether `next` is a path of this origin other than a sign-in page. Refuses ambiguous values (core 2.2). */
export function isSafeNext(next: string): boolean {
  if (!next.startsWith('/') || next.startsWith('//') || next.includes('\\') || CONTROL_CHARACTER.test(next))
    return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(next);
  } catch {
    return false;
  }
  if (decoded.startsWith('//') || decoded.includes('\\') || CONTROL_CHARACTER.test(decoded)) return false;
  const url = new URL(next, ORIGIN);
  if (url.origin !== ORIGIN) return false;
  const path =
    decodeURIComponent(url.pathname)
      .replace(/(?<!\/)\/+$/, '')
      .toLowerCase() || '/';
  return !path.startsWith('//') && !SIGN_IN_PAGES.has(path);
}
