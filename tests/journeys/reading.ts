import type { Page } from '@playwright/test';

/** Settings of visitors: text at 200 % (WCAG 1.4.4) and wider text spacing (WCAG 1.4.12). */
export const SETTINGS = {
  'large text': 'html { font-size: 200% !important }',
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-bottom: 2em !important }',
} as const;

/** A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Runs a check with a visitor's setting. A constructed style sheet passes the content policy. */
export async function withSetting<T>(page: Page, setting: keyof typeof SETTINGS, check: () => Promise<T>): Promise<T> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    // Components that measure themselves follow.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, SETTINGS[setting]);
  const found = await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** Texts of the page that overlap, are cut off or lie outside the window. User data (`one-line`) may end in an ellipsis. */
export const crowdedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; parent: HTMLElement; left: number; right: number; top: number; bottom: number };
    /** Nearest ancestors, or the element itself, by what was asked. Thousands of pairs of lines ask for the same few. */
    const nearest = (isFound: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, Element | null>();
      const find = (element: Element | null): Element | null => {
        if (!element) return null;
        let found = known.get(element);
        if (found === undefined) {
          found = isFound(getComputedStyle(element)) ? element : find(element.parentElement);
          known.set(element, found);
        }
        return found;
      };
      return find;
    };
    const found = new Set<string>();
    const lines: Line[] = [];
    /** Part of a line inside all clipping ancestors. Reports text that is cut off and cannot be scrolled to. */
    const clip = (line: Line): Line | null => {
      const seen = { ...line };
      for (let at: HTMLElement | null = line.parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(at);
        if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
          const box = at.getBoundingClientRect();
          const [wide, high] = [line.right - line.left, line.bottom - line.top];
          const isSeen =
            seen.right > box.left && seen.left < box.right && seen.bottom > box.top && seen.top < box.bottom;
          const isCutAcross = overflowX === 'hidden' && seen.right > box.right + wide * 0.05 + 1;
          const isCutDown =
            overflowY === 'hidden' && (seen.bottom > box.bottom + high * 0.2 || seen.top < box.top - high * 0.2);
          if (isSeen && (isCutAcross || isCutDown) && !at.closest('.one-line, [data-detent]'))
            found.add(`cut off: ${line.text}`);
          Object.assign(seen, {
            left: Math.max(seen.left, box.left),
            right: Math.min(seen.right, box.right),
            top: Math.max(seen.top, box.top),
            bottom: Math.min(seen.bottom, box.bottom),
          });
        }
        if (position === 'fixed') break;
      }
      return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
    };
    /** Beyond the first line or column of the page, and beyond any edge for a fixed part: no scrolling leads there. */
    const isOutside = ({ parent, left, right, top, bottom }: Line) => {
      // The skip button moves in with the focus, and charts measure their labels outside.
      if (parent.closest('[class*="_skip_"], [id^="recharts_measurement"]')) return false;
      if (top < (top - bottom) * 0.2 || left < (left - right) * 0.05 - 1) return true;
      const isFixed = fixedPartOf(parent) !== null;
      return isFixed && (right > innerWidth + (right - left) * 0.05 + 1 || bottom > innerHeight + (bottom - top) * 0.2);
    };
    const fixedPartOf = nearest(({ position }) => position === 'fixed');
    /** Bars, sheets and dialogs cover what scrolls below them. */
    const layerOf = nearest(({ zIndex }) => zIndex !== 'auto');
    const isOnTop = ({ parent, left, right, top, bottom }: Line) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || hit.contains(parent) || layerOf(hit) === layerOf(parent);
    };
    scrollTo(0, 0);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      const text = node.data.trim();
      if (!parent || text === '' || parent.closest('option, [class*="VisuallyHidden"]')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const line = clip({ text, parent, left, right, top, bottom });
        if (line && isOutside(line)) found.add(`outside the window: ${text}`);
        if (line && line.bottom > 0 && isOnTop(line)) lines.push(line);
      }
    }
    // Boxes of letters are higher than their glyphs.
    const isOver = (a: Line, b: Line) => {
      const inset = Math.min(a.bottom - a.top, b.bottom - b.top) * 0.2;
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - 2 * inset;
      return down > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2;
    };
    lines.forEach((a, index) => {
      // A sticky layer covers a part of a line until the page scrolls.
      for (const b of lines.slice(index + 1))
        if (isOver(a, b) && a.parent !== b.parent && layerOf(a.parent) === layerOf(b.parent))
          found.add(`overlap: ${a.text} / ${b.text}`);
    });
    return [...found];
  });

/** Controls that are outside the window or covered while they have the focus (WCAG 2.4.11). */
export const unreachableOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    for (const control of controls) {
      const isTabbable = control.tabIndex >= 0 && !control.matches(':disabled, main') && !control.closest('[inert]');
      if (!control.isConnected || !isTabbable || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      await new Promise((resolve) => setTimeout(resolve));
      if (!control.isConnected) continue;
      const box = control.getBoundingClientRect();
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      const hit =
        left < right && top < bottom ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      // An open list covers its field.
      const parts = [control.parentElement, ...((control as HTMLInputElement).labels ?? [])];
      if (control.ariaExpanded === 'true' && control.role === 'combobox') continue;
      if (!hit || !(control.contains(hit) || parts.some((part) => part?.contains(hit)) || hit.contains(control)))
        found.push(control.getAttribute('aria-label') ?? (control.innerText.trim() || control.outerHTML.slice(0, 80)));
    }
    return found;
  });

/** Buttons with a background that have neither background nor border in forced colors. */
export async function shapelessOn(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden="true"]'))
        return false;
      const { backgroundColor } = getComputedStyle(control);
      return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, forcedColorAdjust } =
          getComputedStyle(control);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        return !hasBorder && !hasOutline && forcedColorAdjust !== 'none';
      })
      .map((control) => control.getAttribute('aria-label') ?? control.innerText.trim()),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await filled.dispose();
  return found;
}
