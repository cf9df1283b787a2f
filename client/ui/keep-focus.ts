/** Number of remembered focused elements, most recent first. */
const REMEMBERED = 20;
/** Time in milliseconds for dialogs and pages to move the focus themselves. */
const GRACE = 30;
const CONTROLS = 'a[href], button, select, summary, [tabindex]:not([tabindex="-1"])';
/** Regions of a page. The focus of a removed control stays within its region. */
const PARTS = 'section, aside, nav, [role="dialog"], [role="menu"]';
const MODAL = '[role="dialog"][aria-modal="true"], dialog[open]';

/** A focused element and its ancestors, innermost first: removal cuts this path in the document. */
type Place = readonly [element: Element, ...around: Element[]];

/**
 * Moves the focus when the focused element is removed or hidden, for all dialogs, inline forms and messages (WCAG 2.4.3): to the
 * first control left in the same region, otherwise to the element that had the focus before, otherwise to the page. Code that moves
 * the focus itself takes precedence. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  let timer: number | undefined;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) places = [pathOf(target), ...places.filter(([known]) => known !== target)];
    places.length = Math.min(places.length, REMEMBERED);
  };
  const restore = () => {
    timer = undefined;
    const [last] = places;
    if (!isNowhere() || !last || isUsable(last[0])) return;
    // A loading button is disabled for a moment.
    if (last[0].isConnected && last[0].matches('[data-loading]')) return;
    const modal = [...document.querySelectorAll(MODAL)].findLast((dialog) => dialog.checkVisibility());
    const candidates = [...places.map(successorOf), modal?.querySelector(CONTROLS), document.querySelector('main')];
    const next = candidates.find((element) => element && (!modal || modal.contains(element)));
    // Does not scroll back if the user has scrolled on.
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const check = () => {
    if (isNowhere() && places.length > 0) timer ??= window.setTimeout(restore, GRACE);
  };
  const removals = new MutationObserver(check);
  removals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  return () => {
    removals.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn);
  };
}

const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null;

function pathOf(element: Element): Place {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  return [element, ...around];
}

const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]');

/** The element itself, or the first control left in its region, or `null`. */
function successorOf([element, ...around]: Place): Element | null {
  if (isUsable(element)) return element;
  for (const part of around) {
    // The first control of the page, a breadcrumb, has nothing to do with the removed one.
    if (part.matches('main')) return null;
    const control = part.isConnected ? [...part.querySelectorAll(CONTROLS)].find(isUsable) : undefined;
    if (control) return control;
    if (part.matches(PARTS)) return null;
  }
  return null;
}
