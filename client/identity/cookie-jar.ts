/** Cookies of this page by name; values are kept percent-encoded. */
export type CookieJar = {
  get: (name: string) => string | null;
  names: () => string[];
  /** `days`: kept that long; without it until the browser closes. */
  set: (name: string, value: string, days?: number) => void;
  remove: (name: string) => void;
};

/** As it stands where it was not written by us: other programs of the same host have cookies here too. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The browser's cookies, same-site. Secure over https alone: WebKit drops secure cookies of plain http, on this machine too.
 */
export function browserCookies(path: string): CookieJar {
  const attributes = `; Path=${path}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
  const all = () =>
    document.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [decoded(pair.slice(0, at)), pair.slice(at + 1)] as const;
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
