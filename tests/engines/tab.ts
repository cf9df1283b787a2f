/**
 * One tab of a browser in its own profile. Finds elements by CSS selector and the start of their accessible name. Uses real input
 * of the browser.
 */
export type Tab = {
  /** Loads an address like one typed by hand. */
  open: (address: string) => Promise<void>;
  evaluate: <T, A extends unknown[]>(body: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  /** False if no such element is visible and still. */
  click: (selector: string, name?: string) => Promise<boolean>;
  /** Types into the focused element. Keys have the names of `KeyboardEvent.key`. */
  type: (text: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  /** Enters a day (`2027-03-14`) in the first date field. */
  enterDate: (day: string) => Promise<void>;
  /** Chooses a file in the first file field. */
  upload: (path: string) => Promise<void>;
  /** For the origin of the loaded page. */
  setCookie: (name: string, value: string) => Promise<void>;
  /** Resizes the window to the size of a phone. */
  shrink: () => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Engine = { newTab: () => Promise<Tab>; close: () => Promise<void> };

/** Runs in the page: the first visible element that matches. One that still moves is left out: a click would miss it. */
export function findInPage(selector: string, name: string): Element | null {
  const textOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const label = element.getAttribute('aria-label') ?? (ids ? textOf(ids).join(' ') : labels.join(' '));
    return (label || element.textContent || '').replace(/\s+/g, ' ').trim();
  };
  const pattern = new RegExp(`^(?:${name})`);
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  const moving = document.getAnimations().filter(
    // Those of a scroll position always run.
    ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
  );
  const isStill = (element: Element) =>
    !moving.some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  const found = [...document.querySelectorAll(selector)].filter((one) => isVisible(one) && isStill(one));
  return found.find((element) => pattern.test(nameOf(element))) ?? null;
}
