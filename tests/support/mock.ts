import { personas } from '../../fixtures/personas/index.ts';
import { createApp } from '../../mock-server/app.ts';
import { createKeyStore } from '../../mock-server/identity/keys.ts';
import { issueTokens } from '../../mock-server/identity/tokens.ts';
import { assets } from '../../mock-server/repository.node.ts';
import { createSeedCache } from '../../mock-server/seeds/seeds.ts';
import { createTelemetry } from '../../mock-server/telemetry/telemetry.ts';
import type { ScenarioName } from '../../mock-server/world/scenarios.ts';
import type { World } from '../../mock-server/world/world.ts';
import { type WorldStore, Worlds } from '../../mock-server/world/worlds.ts';

/** Start of test worlds: a Saturday morning in Chicago. Their clock is stopped. */
export const NOW = Date.parse('2026-11-21T16:41:00Z');

type Body = Record<string, unknown> | readonly unknown[];
export type Answer = { status: number; body: never; headers: Headers };
/** Sends one request: `send('PATCH', '/api/v1/vehicle/1001', { vehicle_name: 'Van' })`. */
export type Send = (method: string, path: string, body?: Body) => Promise<Answer>;

/**
 * `wait`: runs while a device takes its time, which requires a `pace` above 0, and between slices of long computations. `clock`:
 * milliseconds by which these slices are cut. Without it, none is.
 */
type MockOptions = {
  checkResponses?: boolean;
  wait?: (ms: number) => Promise<void>;
  pace?: number;
  clock?: () => number;
  store?: WorldStore;
};

/** A mock for many tests, each of which creates its own world. */
export function createMock({
  checkResponses = true,
  wait = () => Promise.resolve(),
  pace = 0,
  clock,
  store,
}: MockOptions = {}) {
  const keys = createKeyStore();
  const createSeeds = createSeedCache(assets.fleet);
  const worlds = new Worlds({ hostNow: () => NOW, createSeeds, limit: 5_000, ...(store && { store }) });
  const app = createApp({
    worlds,
    keys,
    host: { now: () => NOW, wait },
    telemetry: createTelemetry(assets.streets, assets.addressAt, clock ?? null),
    assets,
    version: 'test',
    pace,
    checkResponses,
  });

  /** A world with its clock stopped at `NOW`. */
  async function world(scenario: ScenarioName = 'default'): Promise<World> {
    const made = await worlds.create({ scenario, now: NOW });
    if (!made) throw new Error('Too many worlds');
    made.clock.freeze();
    return made;
  }

  async function tokenOf(world: World, persona: string): Promise<string> {
    const found = personas.find(({ id }) => id === persona);
    if (!found) throw new Error(`No persona ${persona}`);
    return (await issueTokens(world, found.identity.sub, keys)).access_token;
  }

  /** Requests with a token, or without one. */
  function withToken(world: World, token: string | null): Send {
    return async (method, path, body) => {
      const response = await app.request(path, {
        method,
        headers: {
          'x-mock-world': world.id,
          ...(token && { authorization: `Bearer ${token}`, 'x-access-token': token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : null) as never, headers: response.headers };
    };
  }

  /** Requests of a signed-in persona. */
  async function as(world: World, persona: string): Promise<Send> {
    return withToken(world, await tokenOf(world, persona));
  }

  return { app, keys, worlds, world, as, withToken, tokenOf };
}
