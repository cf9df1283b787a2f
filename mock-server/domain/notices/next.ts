/** Pages of signing in: going there after signing in would go round in circles, or sign out again. */
const SIGN_IN_PAGES = new Set(['/login', '/logout', '/register', '/forgot-password', '/set-password', '/dealer/login']);
const CONTROL_CHARACTER = /\p{Cc}/u;
const ORIGIN = 'https://portal.invalid';

/** Whether `next` is a path of this origin that is no page of signing in; whatever is in doubt is refused (core 2.2). */
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
