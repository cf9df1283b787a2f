import { expect, test } from 'vitest';
import { zVehicle } from '../../generated/contract/zod.gen.ts';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
const CALLERS = ['owner', 'owner-canadian', 'owner-australian', 'owner-mexican', 'guest-full'];
/** Only users make these: a picture that was uploaded, a trouble code that was dismissed. */
const MADE_BY_USERS = ['image', 'dismissed_codes'];

/** So that a page can be looked at with each of them. */
test('[commerce 7] the default world answers a value of every field of a vehicle', async () => {
  const world = await mock.world();
  const pages = await Promise.all(
    CALLERS.map(async (persona) => (await mock.as(world, persona))('GET', '/api/v1/vehicle?limit=100')),
  );
  const vehicles = pages.flatMap(({ body }) => (body as { results: Record<string, unknown>[] }).results);
  const isShown = (field: string) => vehicles.some((vehicle) => (vehicle[field] ?? null) !== null);
  expect(Object.keys(zVehicle.shape).filter((field) => !isShown(field))).toEqual(MADE_BY_USERS);
});
