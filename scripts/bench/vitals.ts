import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { INPAttribution, INPMetricWithAttribution } from 'web-vitals/attribution';

/** The library of the Core Web Vitals, as a script for the page. */
const LIBRARY = readFileSync('node_modules/web-vitals/dist/web-vitals.attribution.iife.js', 'utf8');
/** How much slower the processor of a middle-class phone is. */
export const SLOWDOWN = 4;
/** Share of page views at which a vital is judged. */
const SHARE = 0.75;

/** Slowest interaction of a page, in milliseconds, and its parts. */
export type Slowest = { value: number } & Pick<
  INPAttribution,
  'inputDelay' | 'processingDuration' | 'presentationDelay'
>;
/**
 * Vitals in milliseconds. `null` until the library reports them: it reports no interaction below 16. `lcp`: of the page that was opened last,
 * from the press that opened it if the document stayed.
 */
export type Vitals = { inp: Slowest | null; lcp: number | null };

/** Runs in the page, before its own scripts. */
function observe({ onINP, onLCP }: typeof import('web-vitals/attribution')): void {
  const vitals: Vitals = { inp: null, lcp: null };
  Object.assign(globalThis, { vitals });
  const keep = ({ value, attribution }: INPMetricWithAttribution) => {
    const { inputDelay, processingDuration, presentationDelay } = attribution;
    vitals.inp = { value, inputDelay, processingDuration, presentationDelay };
  };
  onINP(keep, { reportAllChanges: true, durationThreshold: 16 });
  onLCP(
    ({ value }) => {
      vitals.lcp = value;
    },
    { reportAllChanges: true, reportSoftNavs: true },
  );
}

/** Observes the vitals of the pages that open from now on. */
export const observeVitals = (page: Page): Promise<unknown> =>
  page.addInitScript(`${LIBRARY}\n(${observe.toString()})(webVitals)`);

export async function vitalsOf(page: Page): Promise<Vitals> {
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals?: Vitals }).vitals);
  if (!vitals) throw new Error(`Nothing observes ${page.url()}.`);
  return vitals;
}

/** Slows the processor of a page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** The value at the 75th percentile, by the nearest rank. */
export function atSeventyFive<T>(views: readonly T[], valueOf: (view: T) => number): T {
  const found = views.toSorted((a, b) => valueOf(a) - valueOf(b))[Math.ceil(SHARE * views.length) - 1];
  if (found === undefined) throw new Error('No page views');
  return found;
}
