/** Playwright fixtures: one mock for each worker, one world for each test. */
import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { createMock } from './index.ts';
import type { Mock, MockOptions, MockWorld, NewWorld } from './types.ts';

export type WaymarkOptions = {
  /** Origins whose requests the world answers, below `waymarkPaths`. */
  waymarkOrigins: string[];
  /** Paths that the world answers. Default: those of the mock. Everything else goes on to the network. */
  waymarkPaths: RegExp;
  /** How the world of each test begins. */
  waymarkWorld: NewWorld;
};
export type WaymarkWorker = { waymarkMock: Mock; waymarkOptions: MockOptions };

const PATHS = /^\/(?:api|identity|map|media|__mock)(?:\/|$)/;

export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WaymarkOptions & { world: MockWorld },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WaymarkWorker
> = base.extend<WaymarkOptions & { world: MockWorld }, WaymarkWorker>({
  waymarkOrigins: [[], { option: true }],
  waymarkPaths: [PATHS, { option: true }],
  waymarkWorld: [{}, { option: true }],
  waymarkOptions: [{}, { option: true, scope: 'worker' }],
  waymarkMock: [
    async ({ waymarkOptions }, use) => {
      const mock = await createMock(waymarkOptions);
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ waymarkMock, waymarkOrigins, waymarkPaths, waymarkWorld, context }, use) => {
      await using world = await waymarkMock.world(waymarkWorld);
      const origins = new Set(waymarkOrigins.map((origin) => new URL(origin).origin));
      await context.route(
        (url) => origins.has(url.origin) && waymarkPaths.test(url.pathname),
        async (route) => {
          const request = route.request();
          const method = request.method();
          const body = request.postDataBuffer();
          const asked = { method, headers: await request.allHeaders(), body: body && new Uint8Array(body) };
          try {
            const answer = await world.fetch(request.url(), asked);
            await route.fulfill({
              status: answer.status,
              headers: Object.fromEntries(answer.headers),
              body: Buffer.from(await answer.arrayBuffer()),
            });
          } catch {
            await route.abort('connectionreset');
          }
        },
      );
      await use(world);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
