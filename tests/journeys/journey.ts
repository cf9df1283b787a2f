import { type APIRequestContext, test as base, type Locator, type Page } from '@playwright/test';
import { watchViolations } from './csp.ts';

/** Wide and narrow, as the pages are drawn for. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** One sandbox of the mock, for one test alone. */
export type World = {
  id: string;
  /** Asks the control API about this world. */
  control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
};

const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';

/** Saturday morning in Chicago, and time goes on: whatever hour it is here, a vehicle is where a test looks for it. */
const OPENED_AT = '2026-11-21T15:30:00.000Z';

async function openWorld(request: APIRequestContext, scenario: string): Promise<World> {
  const created = await request.post('/__mock/worlds', { data: { scenario, now: OPENED_AT } });
  const { id } = (await created.json()) as { id: string };
  return {
    id,
    control: async (method, path, body) => {
      const answer = await request.fetch(`/__mock${path}`, {
        method,
        headers: { 'x-mock-world': id },
        ...(body && { data: body }),
      });
      if (!answer.ok()) throw new Error(`${method} /__mock${path}: ${answer.status()} ${await answer.text()}`);
      return answer.status() === 204 ? null : ((await answer.json()) as unknown);
    },
  };
}

/** Signed in without the arithmetic of SRP: tokens of the control API, kept the way the portal keeps them. */
async function signIn(page: Page, world: World, persona: string): Promise<void> {
  const tokens = (await world.control('POST', '/token', { persona })) as { access_token: string; id_token: string };
  const kept = { idToken: tokens.id_token, accessToken: tokens.access_token, clockDrift: '0' };
  const cookies = Object.entries(kept).map(([part, value]) => [`${CLIENT}.${persona}.${part}`, value] as const);
  const url = new URL('/', test.info().project.use.baseURL).href;
  await page
    .context()
    .addCookies(
      [[`${CLIENT}.LastAuthUser`, persona] as const, ...cookies].map(([name, value]) => ({ name, value, url })),
    );
}

/** Headers of what somebody asks the API for from elsewhere: another tab, another browser. */
export async function headersOf(world: World, persona = 'owner'): Promise<Record<string, string>> {
  const { access_token } = (await world.control('POST', '/token', { persona })) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, 'x-mock-world': world.id };
}

/** Fails when an error that nobody caught, or something that the content policy stops, comes up in a page meanwhile. */
export async function watched(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { violations } = watchViolations(page);
  await meanwhile();
  if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  const stopped = await violations();
  if (stopped.length > 0) throw new Error(`Stopped by the content policy: ${[...new Set(stopped)].join('; ')}`);
}

/** Takes the network away once everything that a page asked for as it was opened is there: what is lost is what comes next. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/**
 * Two presses at once, before anything that the first one does can be drawn: a double click whose second half cannot meet what
 * took the button's place.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

type Fixtures = {
  scenario: string;
  world: World;
  /** Signs the page in as a persona and opens a path. */
  enter: (persona: string, path?: string) => Promise<void>;
};

/** Tests of the portal in a browser, each with a world of its own and its page watched. */
export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  world: async ({ request, scenario, context, baseURL }, provide) => {
    const world = await openWorld(request, scenario);
    await context.addCookies([
      { name: 'mock_world', value: world.id, url: baseURL ?? '' },
      { name: 'mock_panel', value: 'off', url: baseURL ?? '' },
    ]);
    await provide(world);
    await world.control('DELETE', `/worlds/${world.id}`);
  },
  page: async ({ page }, provide) => watched(page, () => provide(page)),
  enter: async ({ page, world }, provide) => {
    await provide(async (persona, path = '/') => {
      await signIn(page, world, persona);
      await page.goto(path);
    });
  },
});

export { expect } from '@playwright/test';
