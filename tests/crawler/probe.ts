/** A control of a page. `name` and `nth` find it again in a replay, where times and counts differ. */
export type Control = {
  role: string;
  /** Accessible name, with `#` for digits. */
  name: string;
  /** Position among the controls with this role and name. */
  nth: number;
  /** In the menu or dialog on top, or nothing is open. */
  isOnTop: boolean;
  /** Opens another page of the portal. */
  isLink: boolean;
};

/** What the page does for the crawler. Lives in each document, as `crawler`. */
export type Probe = {
  controls: () => Control[];
  element: (wanted: Pick<Control, 'role' | 'name' | 'nth'>) => HTMLElement | null;
  /** Reason why a press on a control may have no effect. `null`: it must have one. */
  idleReason: (element: HTMLElement) => string | null;
  /** Starts to watch for effects of a press. */
  begin: (element: HTMLElement | null) => void;
  /** Whether the last press hit another element, because the page moved after the crawler aimed. */
  hasMissed: () => boolean;
  /** Waits for an effect, then until the page is quiet. Returns the kinds of effects. */
  effects: (limit: number) => Promise<string[]>;
  /** Menus and dialogs that are clipped, and their items that cannot be hit. */
  obstructed: () => string[];
};

declare global {
  interface Window {
    crawler: Probe;
  }
}

/** Installs the probe in a document. Runs in the browser, so it refers to nothing outside. */
export function installProbe(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="menuitemradio"], ' +
    '[role="menuitemcheckbox"], [role="option"], [role="tab"], [role="switch"], [role="slider"], [role="combobox"]';
  /** Fields that a press only focuses. */
  const FIELDS =
    'textarea, select, [role="combobox"], [role="slider"], ' +
    'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
  const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const ITEMS =
    'a[href], button, input, select, textarea, [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"]';
  /** Pixels by which an overlay may exceed its bounds: rounding and shadows. */
  const SLACK = 3;
  const QUIET = 60;

  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && !element.closest('[inert]');
  };
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const labelsOf = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map(({ textContent }) => textContent).join(' ')
      : '';
  const nameOf = (element: Element) => {
    const found = [
      element.getAttribute('aria-label'),
      textOf(element.getAttribute('aria-labelledby')),
      labelsOf(element),
      element instanceof HTMLElement && element.innerText,
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
      element.getAttribute('name'),
    ].find((text) => text && text.trim() !== '');
    return (found || '').trim().replace(/\s+/g, ' ').replace(/\d+/g, '#').slice(0, 60);
  };
  const roleOf = (element: Element) => {
    const role = element.getAttribute('role');
    if (role) return role;
    if (element instanceof HTMLInputElement) return `input ${element.type}`;
    return element.localName === 'a' ? 'link' : element.localName;
  };
  const overlays = () => [...document.querySelectorAll<HTMLElement>(OVERLAYS)].filter(isShown);
  const isEnabled = (element: Element) =>
    !element.matches(':disabled, [aria-disabled="true"], [data-disabled]') &&
    !element.closest('[aria-disabled="true"]');

  /** Controls that a user can press, in order of the document. Hidden inputs count if their label is shown. */
  function found(): { element: HTMLElement; control: Control }[] {
    const top = overlays().at(-1);
    const counts = new Map<string, number>();
    const list: { element: HTMLElement; control: Control }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isShown(element) || !isEnabled(element) || element.matches('[type="hidden"], [type="file"]')) continue;
      // Other sites, mail and telephone are not the portal.
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) continue;
      const role = roleOf(element);
      const name = nameOf(element);
      const nth = counts.get(`${role} ${name}`) ?? 0;
      counts.set(`${role} ${name}`, nth + 1);
      const isOnTop = !top || top.contains(element);
      const isLink = element instanceof HTMLAnchorElement && element.target !== '_blank';
      list.push({ element, control: { role, name, nth, isOnTop, isLink } });
    }
    return list;
  }

  const idleReason = (element: HTMLElement): string | null => {
    const is = (selector: string) => element.matches(selector);
    if (is('[aria-selected="true"], [aria-checked="true"][role*="radio"], input[type="radio"]:checked'))
      return 'is chosen already';
    if (is('[aria-current="page"], [aria-current="true"], [aria-current="step"]')) return 'leads to where the user is';
    if (element instanceof HTMLAnchorElement) {
      if (element.href === location.href) return 'leads to where the user is';
      if (element.target === '_blank') return 'opens elsewhere';
    }
    if (is(FIELDS) && document.activeElement === element) return 'has the focus already';
    if (element instanceof HTMLSelectElement && element.options.length < 2) return 'has one option';
    if (element.closest('[aria-busy="true"], [data-loading]')) return 'is busy';
    return null;
  };

  let effects = new Set<string>();
  let lastChange = 0;
  let pressed: HTMLElement | null = null;
  let hasMissed = false;
  const isHit = (element: HTMLElement, target: EventTarget | null) =>
    target instanceof Node &&
    (element.contains(target) || target.contains(element) || element.parentElement?.contains(target) === true);
  const onPress = ({ target }: Event) => {
    hasMissed = pressed !== null && !isHit(pressed, target);
  };
  document.addEventListener('pointerdown', onPress, true);
  let focusBefore: Element | null = null;
  let stateBefore = '';
  const happened = (kind: string) => {
    effects.add(kind);
    lastChange = performance.now();
  };
  /** Replaces a method by one that also reports a call. */
  function watch<Name extends string, Owner extends Record<Name, (...args: never[]) => unknown>>(
    owner: Owner,
    name: Name,
    kind: string,
  ): void {
    const original: (...args: never[]) => unknown = owner[name];
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: never[]) {
        happened(kind);
        return original.apply(this, args);
      },
    });
  }
  watch(window, 'fetch', 'network');
  watch(XMLHttpRequest.prototype, 'send', 'network');
  watch(navigator, 'sendBeacon', 'network');
  watch(Storage.prototype, 'setItem', 'storage');
  watch(Storage.prototype, 'removeItem', 'storage');
  watch(history, 'pushState', 'address');
  watch(history, 'replaceState', 'address');
  watch(window, 'open', 'window');
  watch(window, 'print', 'print');
  watch(URL, 'createObjectURL', 'download');
  watch(HTMLMediaElement.prototype, 'play', 'media');
  watch(HTMLMediaElement.prototype, 'pause', 'media');
  watch(Element.prototype, 'requestFullscreen', 'fullscreen');
  watch(WebGL2RenderingContext.prototype, 'drawElements', 'drawing');
  if ('clipboard' in navigator) watch(navigator.clipboard, 'writeText', 'clipboard');
  for (const type of ['scroll', 'toggle', 'cancel', 'play', 'pause', 'seeked'])
    document.addEventListener(type, () => happened(type), true);
  addEventListener('popstate', () => happened('address'));
  addEventListener('hashchange', () => happened('address'));
  const observer = new MutationObserver((changes) => {
    lastChange = performance.now();
    // The pressed state of the control itself, as libraries set it for styles, tells users nothing.
    const isReal = ({ type, target, attributeName }: MutationRecord) =>
      type !== 'attributes' ||
      target !== pressed ||
      !/^(?:class|style|data-(?:active|hovered|focus.*))$/.test(attributeName ?? '');
    if (changes.some(isReal)) effects.add('page');
  });
  const observe = () =>
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  if (document.documentElement) observe();
  else addEventListener('DOMContentLoaded', observe);

  const stateOf = (element: HTMLElement | null) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? `${element.value} ${element instanceof HTMLInputElement && element.checked}`
      : '';

  /** Bounds outside of which an element is not seen: of its clipping ancestors, and of the window. */
  function visibleBounds(element: HTMLElement) {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let { position } = getComputedStyle(element);
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const contains = style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint');
      if (position === 'fixed' && !contains) continue;
      if (position === 'absolute' && style.position === 'static' && !contains) continue;
      position = style.position;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    return seen;
  }

  function obstructed(): string[] {
    const all = overlays();
    const problems: string[] = [];
    for (const overlay of all) {
      const name = `${roleOf(overlay)} "${nameOf(overlay).slice(0, 30)}"`;
      // Static parts of the page, such as a panel or a list that is always shown.
      if (
        overlay.closest('main') &&
        !overlay.matches('[role="menu"]') &&
        getComputedStyle(overlay).position === 'static'
      )
        continue;
      const box = overlay.getBoundingClientRect();
      const bounds = visibleBounds(overlay);
      const cut = {
        left: bounds.left - box.left,
        top: bounds.top - box.top,
        right: box.right - bounds.right,
        bottom: box.bottom - bounds.bottom,
      };
      for (const [side, by] of Object.entries(cut))
        if (by > SLACK) problems.push(`${name} is clipped at its ${side} by ${Math.round(by)} px`);
      for (const item of [...overlay.querySelectorAll<HTMLElement>(ITEMS)].filter(isShown).slice(0, 40)) {
        const rect = item.getBoundingClientRect();
        const own = visibleBounds(item);
        const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
        // What scrolls inside the overlay can be scrolled to.
        if (x <= own.left || x >= own.right || y <= own.top || y >= own.bottom) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || item.contains(hit) || hit.contains(item)) continue;
        const label = hit.closest('label');
        if (label && (label.contains(item) || label.control === item)) continue;
        // A visually hidden input below its drawing, and a menu over its dialog.
        if (item.parentElement?.contains(hit)) continue;
        const others = all.filter((other) => other !== overlay && !other.contains(overlay));
        if (others.some((other) => other.contains(hit))) continue;
        // The backdrop of a dialog that came later, such as a palette that took its time to load.
        const root = hit.parentElement;
        if (root && !root.contains(overlay) && others.some((other) => root.contains(other))) continue;
        // Parts without a class say nothing.
        const cover = hit.closest('[class]') ?? hit;
        problems.push(
          `${roleOf(item)} "${nameOf(item)}" of ${name} is covered by <${cover.localName} class="${cover.getAttribute('class')}">`,
        );
      }
    }
    return problems;
  }

  window.crawler = {
    controls: () => found().map(({ control }) => control),
    element: ({ role, name, nth }) =>
      found().find(({ control }) => control.role === role && control.name === name && control.nth === nth)?.element ??
      null,
    idleReason,
    begin: (element) => {
      observer.takeRecords();
      effects = new Set();
      pressed = element;
      hasMissed = false;
      focusBefore = document.activeElement;
      stateBefore = stateOf(element);
      lastChange = performance.now();
    },
    hasMissed: () => hasMissed,
    effects: async (limit) => {
      const start = performance.now();
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        const now = performance.now();
        if (stateOf(pressed) !== stateBefore) effects.add('value');
        const focus = document.activeElement;
        const isField = pressed?.matches(FIELDS) ?? false;
        if (focus !== focusBefore && (isField || (focus !== pressed && focus !== document.body))) effects.add('focus');
        const isBusy = document.getAnimations().some(
          ({ playState, effect, timeline }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity &&
            // Those of a scroll position always run.
            timeline === document.timeline,
        );
        if (effects.size > 0 && !isBusy && now - lastChange > QUIET) break;
        if (now - start > limit) break;
      }
      return [...effects];
    },
    obstructed,
  };
}
