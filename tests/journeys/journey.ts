import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type { SdkName } from '../../client/identity/types.ts';
import { watchViolations } from './csp.ts';

/** Viewports that the pages are designed for. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A sandbox of the mock for one test. */
export type World = {
  id: string;
  /** Calls the control API for this world. */
  control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
};

const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';

/** Saturday morning in Chicago, from where the clock runs on, so that vehicles are where tests expect them. */
const OPENED_AT = '2026-11-21T15:30:00.000Z';

export async function openWorld(request: APIRequestContext, scenario: string, now = OPENED_AT): Promise<World> {
  const created = await request.post('/__mock/worlds', { data: { scenario, now } });
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

/** Makes the pages of a context those of a world. */
export async function chooseWorld(
  context: BrowserContext,
  world: World,
  { isMapDrawn, baseURL: url = '' }: { isMapDrawn: boolean; baseURL: string | undefined },
): Promise<void> {
  await context.addCookies([
    { name: 'mock_world', value: world.id, url },
    { name: 'mock_panel', value: 'off', url },
    { name: 'mock_map', value: isMapDrawn ? 'full' : 'plain', url },
  ]);
}

/** Signs in without the SRP computation: stores tokens of the control API as the portal does. */
export async function signIn(page: Page, world: World, persona: string): Promise<void> {
  const tokens = (await world.control('POST', '/token', { persona })) as { access_token: string; id_token: string };
  const door = persona === 'dealer' ? { door: 'dealer' } : {};
  const stored = { idToken: tokens.id_token, accessToken: tokens.access_token, clockDrift: '0', ...door };
  const cookies = Object.entries(stored).map(([part, value]) => [`${CLIENT}.${persona}.${part}`, value] as const);
  const url = new URL('/', test.info().project.use.baseURL).href;
  await page
    .context()
    .addCookies(
      [[`${CLIENT}.LastAuthUser`, persona] as const, ...cookies].map(([name, value]) => ({ name, value, url })),
    );
}

/** Headers of API calls from elsewhere: another tab, another browser. */
export async function headersOf(world: World, persona = 'owner'): Promise<Record<string, string>> {
  const { access_token } = (await world.control('POST', '/token', { persona })) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, 'x-mock-world': world.id };
}

/** Runs `journey`. Fails on an uncaught error or a violation of the content policy in the page. */
export async function watched(page: Page, journey: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { violations } = watchViolations(page);
  await journey();
  if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  const stopped = await violations();
  if (stopped.length > 0) throw new Error(`Stopped by the content policy: ${[...new Set(stopped)].join('; ')}`);
}

/** Goes offline after all initial requests of a page, so that only later ones fail. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/**
 * Holds matching requests until `release` is called, so that a journey sees what the page shows until then, on a machine of any speed.
 * `isAnswered`: the server has answered them by then, and the page does not know yet.
 */
export async function hold(
  page: Page,
  path: string | RegExp,
  { only = () => true, isAnswered = false }: { only?: (request: Request) => boolean; isAnswered?: boolean } = {},
): Promise<{ count: () => number; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(path, async (route) => {
    if (!only(route.request())) return route.fallback();
    const response = isAnswered ? await route.fetch() : undefined;
    count += 1;
    await released;
    await (response ? route.fulfill({ response }) : route.fallback());
  });
  return { count: () => count, release };
}

/**
 * Clicks twice before the first click can render, like a double click whose second half cannot hit a replacement of the button.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Number of calls of an operation since the journal was cleared. */
export async function calls(world: World, operation: string): Promise<number> {
  const journal = (await world.control('GET', '/journal')) as { operation: string }[];
  return journal.filter((entry) => entry.operation === operation).length;
}

/** Library that signs users in. Journeys with the tag `@both-sdks` run with each. */
export type SdkOption = { sdk: SdkName };

type Fixtures = SdkOption & {
  scenario: string;
  /** Whether maps draw streets and labels, for journeys that concern maps. Drawing takes a third of a page's CPU time. */
  isMapDrawn: boolean;
  world: World;
  /** Signs the page in as a persona and opens a path. */
  enter: (persona: string, path?: string) => Promise<void>;
};

/** Browser tests of the portal. Each has its own world and a watched page. */
export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  sdk: ['amazon-cognito-identity-js', { option: true }],
  isMapDrawn: [false, { option: true }],
  context: async ({ context, sdk }, provide) => {
    if (sdk === 'amplify') {
      await context.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as { identity: object };
        await route.fulfill({ json: { ...config, identity: { ...config.identity, sdk } } });
      });
    }
    const other = sdk === 'amplify' ? /\/cognito-[^/]*\.js$/ : /\/amplify-[^/]*\.js$/;
    const loaded: string[] = [];
    context.on('request', (request) => {
      if (other.test(request.url())) loaded.push(request.url());
    });
    await provide(context);
    if (loaded.length > 0) throw new Error(`Loaded the SDK that was not chosen: ${loaded.join(', ')}`);
  },
  world: async ({ request, scenario, isMapDrawn, context, baseURL }, provide) => {
    const world = await openWorld(request, scenario);
    await chooseWorld(context, world, { isMapDrawn, baseURL });
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
