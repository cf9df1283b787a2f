/** The panel's cookies: `mock_panel=off` hides it, and `mock_world` names the world. */
const PANEL = 'mock_panel';
const WORLD = 'mock_world';
export const DEFAULT_WORLD = 'default';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Value of a cookie in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Cookie string for pages below `path`. A null `value` deletes the cookie. */
export function cookieText(name: string, value: string | null, path: string): string {
  return `${name}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : YEAR_SECONDS}; SameSite=Lax`;
}

export const isHidden = (): boolean => cookieIn(document.cookie, PANEL) === 'off';
export const currentWorld = (): string => cookieIn(document.cookie, WORLD) ?? DEFAULT_WORLD;

/** `root`: URL of the portal and its mock. */
export function setHidden(hidden: boolean, root: URL): void {
  document.cookie = cookieText(PANEL, hidden ? 'off' : null, root.pathname);
}

/** Names `default` too: a mock with `--require-world` refuses requests that name none. */
export function chooseWorld(id: string, root: URL): void {
  document.cookie = cookieText(WORLD, id, root.pathname);
}
