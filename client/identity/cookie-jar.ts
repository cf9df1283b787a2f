/** Cookies of this page by name. Values are stored percent-encoded. */
export type CookieJar = {
  get: (name: string) => string | null;
  names: () => string[];
  /** `days`: lifetime. Without it, the cookie ends with the browser. */
  set: (name: string, value: string, days?: number) => void;
  remove: (name: string) => void;
};

/** Decodes a value, or returns it unchanged: other programs of the same host write cookies in other formats. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const DAY_SECONDS = 24 * 60 * 60;

/** The browser's same-site cookies. Secure only over https: WebKit drops secure cookies of plain http, also on localhost. */
export function browserCookies(path: string): CookieJar {
  const attributes = `; Path=${path}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
  const all = () =>
    document.cookie.split('; ').flatMap((pair) => {
      const at = pair.indexOf('=');
      // A cookie without a name. Other programs set them.
      return at < 0 ? [] : [[decoded(pair.slice(0, at)), pair.slice(at + 1)] as const];
    });
  const write = (text: string) => {
    document.cookie = text;
  };
  return {
    get: (name) => {
      const value = all().find(([key]) => key === name)?.[1];
      return value === undefined ? null : decoded(value);
    },
    names: () => all().map(([name]) => name),
    set: (name, value, days) => {
      const life = days === undefined ? '' : `; Max-Age=${days * DAY_SECONDS}`;
      write(`${encodeURIComponent(name)}=${encodeURIComponent(value)}${life}${attributes}`);
    },
    remove: (name) => write(`${encodeURIComponent(name)}=; Max-Age=0${attributes}`),
  };
}
