/** What the panel keeps in cookies: it shows itself unless `mock_panel` is `off`, and `mock_world` names the world. */
const PANEL = 'mock_panel';
const WORLD = 'mock_world';
export const DEFAULT_WORLD = 'default';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Value of a cookie in a `document.cookie` text. */
export function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** The text that sets a cookie for pages below `path`, or takes it away when `value` is null. */
export function cookieText(name: string, value: string | null, path: string): string {
  return `${name}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : YEAR_SECONDS}; SameSite=Lax`;
}

export const isHidden = (): boolean => cookieIn(document.cookie, PANEL) === 'off';
export const currentWorld = (): string => cookieIn(document.cookie, WORLD) ?? DEFAULT_WORLD;

/** `root`: where the portal and its mock are. */
export function setHidden(hidden: boolean, root: URL): void {
  document.cookie = cookieText(PANEL, hidden ? 'off' : null, root.pathname);
}

export function chooseWorld(id: string, root: URL): void {
  document.cookie = cookieText(WORLD, id === DEFAULT_WORLD ? null : id, root.pathname);
}
