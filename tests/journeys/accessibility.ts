import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Emulates a color scheme and waits until the page has rendered it: the client gets the event with a delay, and its transitions
 * start in the frame after that.
 */
async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Violations of WCAG 2.2 AA on the current page, after its animations. `isLoaded`: the page has axe from an earlier call. */
export async function violationsOf(page: Page, rules?: string[], isLoaded = false): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      // Those of a scroll position always run.
      return playState !== 'running' || end === Infinity || timeline !== document.timeline;
    }),
  );
  // The details of all passed nodes would cost more than the checks.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) }).options({
    resultTypes: ['violations'],
  });
  const builder = rules ? axe.withRules(rules) : axe.withTags(WCAG_22_AA);
  // Without frames, the results need no merging in a separate page.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

/** Checks the current page against WCAG 2.2 AA in light, and its color rules in dark. `step` names the state in a failure. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await changeScheme(page, 'light');
  expect({ [`${step}, light`]: await violationsOf(page) }).toEqual({ [`${step}, light`]: [] });
  await changeScheme(page, 'dark');
  expect({ [`${step}, dark`]: await violationsOf(page, COLOR_RULES, true) }).toEqual({ [`${step}, dark`]: [] });
}

/** Overflow on the current page: the page itself, and truncated texts of the portal. User data such as names may be truncated. */
export const croppedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, legend, label, dt, th, [role="tab"], button, a[href], [class*="Button-label"]',
    );
    const cut = [...words].filter((element) => {
      // Visually hidden texts are one pixel in size.
      if (!element.checkVisibility() || element.clientWidth <= 2) return false;
      return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    });
    const found = cut.map(({ innerText }) => innerText.trim());
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...found] : found;
  });
