import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import en from '../../client/i18n/catalogs/en/common.ts';
import es from '../../client/i18n/catalogs/es/common.ts';
import fr from '../../client/i18n/catalogs/fr/common.ts';
import { chooseWorld, openWorld, PHONE, signIn, WIDE } from '../journeys/journey.ts';
import type { Plan, Start } from './plan.ts';
import { type Fault, replay, shrink, stepText, Walker, walk } from './walk.ts';

export const ERROR_TITLES = [en, fr, es].map(({ applicationError }) => applicationError.title);

export type Machine = { context: BrowserContext; request: APIRequestContext; baseURL: string };

/**
 * Opens a page in a new world, signed in, with a walker that watches it. Reuses the context without what it stored, because loading
 * the portal without its cached code takes longer than the walk.
 */
async function inNewWorld<Value>(
  { context, request, baseURL }: Machine,
  { persona, scenario, width }: Start,
  act: (walker: Walker, page: Page) => Promise<Value>,
): Promise<Value> {
  const world = await openWorld(request, scenario);
  const page = await context.newPage();
  try {
    const browser = await context.newCDPSession(page);
    const { origin } = new URL(baseURL);
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
    await context.clearCookies();
    await chooseWorld(context, world, { isMapDrawn: false, baseURL });
    await page.setViewportSize(width === WIDE.width ? WIDE : PHONE);
    const walker = await Walker.of(page, ERROR_TITLES);
    if (persona !== null) await signIn(page, world, persona);
    return await act(walker, page);
  } finally {
    await page.close();
    await world.control('DELETE', `/worlds/${world.id}`);
  }
}

/** Walks by a plan. Throws with the shortest path if something is wrong on the way. Returns the number of presses. */
export async function crawl(machine: Machine, plan: Plan): Promise<number> {
  const { steps, fault } = await inNewWorld(machine, plan, (walker) => walk(walker, plan));
  if (!fault) return steps.length;
  const again = (tried: Parameters<typeof replay>[2]): Promise<Fault | null> =>
    inNewWorld(machine, plan, (walker) => replay(walker, plan.path, tried));
  const shortest = await shrink(steps, async (tried) => (await again(tried))?.kind === fault.kind);
  const { path, persona, scenario, width, seed } = plan;
  throw new Error(
    [
      `${fault.detail} [${fault.kind}]`,
      `seed ${seed} · ${path} · ${persona ?? 'visitor'} · ${scenario} · ${width} px`,
      ...shortest.map((step, index) => `${index + 1}. ${stepText(step)}`),
    ].join('\n'),
  );
}
