import { type Browser as Chromium, chromium, type Page } from '@playwright/test';
import { findBrowser, peoplesBrowser } from '../find-browser.ts';

const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';
const WIDE = { width: 1440, height: 900 };

export async function openBrowser(): Promise<Chromium> {
  const known = process.env['WAYMARK_BROWSER'] ?? peoplesBrowser();
  const { path, args } = known ? { path: known, args: [] } : await findBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: path, args: [...args, ...asRoot] });
}

/** Calls the control API of a running mock. */
async function control<Answer>(url: string, path: string, world: string, body: object): Promise<Answer> {
  const answer = await fetch(`${url}/__mock${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-world': world },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST /__mock${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export type Opened = {
  page: Page;
  /** Access token of the signed-in user. `null` for a visitor. */
  token: string | null;
  world: string;
};

/** Opens a page in its own world, as a persona or a visitor. Records long tasks and all calls of the page. */
export async function openPage(browser: Chromium, url: string, scenario: string, persona?: string): Promise<Opened> {
  const { id: world } = await control<{ id: string }>(url, '/worlds', 'default', { scenario });
  const context = await browser.newContext({ baseURL: url, viewport: WIDE });
  const cookies: Record<string, string> = { mock_world: world, mock_panel: 'off' };
  let token: string | null = null;
  if (persona) {
    const issued = await control<{ access_token: string; id_token: string }>(url, '/token', world, { persona });
    token = issued.access_token;
    cookies[`${CLIENT}.LastAuthUser`] = persona;
    cookies[`${CLIENT}.${persona}.idToken`] = issued.id_token;
    cookies[`${CLIENT}.${persona}.accessToken`] = issued.access_token;
    cookies[`${CLIENT}.${persona}.clockDrift`] = '0';
  }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.addInitScript(() => {
    // A large fleet makes more calls than the default buffer of 250 keeps.
    performance.setResourceTimingBufferSize(2_000);
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask', buffered: true });
  });
  return { page, token, world };
}

/** Longest main-thread task during an action, in milliseconds. 0 if none exceeds 50. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const take = () =>
    page.evaluate(() => (globalThis as unknown as { longTasks?: number[] }).longTasks?.splice(0) ?? []);
  // With its first calls in a page the driver adds its scripts, each a long task of its own.
  await page.waitForFunction(() => true);
  await page.locator('body').boundingBox();
  await take();
  await work();
  // Entries of the last paint arrive with the next frames.
  await page.waitForTimeout(SETTLING);
  return Math.max(0, ...(await take()));
}
const SETTLING = 2_000;

/** Heap of the page in megabytes, after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Milliseconds from navigation until a vehicle's row is in the page. */
export async function firstRow(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => (document.querySelector('[data-vehicle]') ? performance.now() : 0),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return found.jsonValue();
}

/** Waits until the map is idle: no requests in flight, everything drawn. */
export async function mapAtRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING);
}

type ListPage = { count: number; next: string | null; results: unknown[] };

/** Cuts a list of the API off after `count` rows, to compare sizes of the same world. */
export async function limitList(page: Page, address: RegExp, count: number): Promise<void> {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as ListPage;
    const offset = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
    const isCut = body.count > count;
    const results = isCut ? body.results.slice(0, Math.max(0, count - offset)) : body.results;
    const isLast = isCut && offset + results.length >= count;
    await route.fulfill({
      json: { ...body, count: Math.min(count, body.count), results, ...(isLast && { next: null }) },
    });
  });
}

/** Omits streets and labels, whose drawing is slow without a GPU and the same for all sizes. */
export async function plainMap(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'mock_map', value: 'plain', url }]);
}

/** Turns the mouse wheel over an element, as fast as a hand does. */
export async function wheelOver(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(200, box.height / 2));
  for (let turn = 0; turn < WHEEL_TURNS; turn++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(25);
  }
}
const WHEEL_TURNS = 60;
