import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { earlierOf } from '../domain/earlier.ts';

const mock = createMock();
const PATH = '/api/v1/geofence';
const SHOP = {
  name: 'Shop',
  type: 'radius',
  radius: 0.5,
  address: '1026 W Fulton Market',
  coordinates: [{ lat: 41.88, lng: -87.65 }],
};
const corners = (...points: [lat: number, lng: number][]) => points.map(([lat, lng]) => ({ lat, lng }));
const SQUARE = corners([41, -88], [41, -87], [42, -87], [42, -88]);
const POINT_OF_INTEREST = { type: 'point_of_interest', radius: 0 };

async function owner(persona = 'owner') {
  const world = await mock.world();
  return { world, send: await mock.as(world, persona) };
}
type Page = { count: number; next: string | null; results: { id: number }[] };
type Saved = { id: number; radius: number | null; latitude: number; longitude: number };

describe('[commerce 7] geofences of an account', () => {
  test('the fleet has a first page of 10, then pages of 100', async () => {
    const { send } = await owner('owner-fleet');
    const first = (await send('GET', `${PATH}?limit=10`)).body as Page;
    expect([first.count, first.results.length]).toEqual([1000, 10]);
    const second = (await send('GET', `${PATH}?limit=100&offset=10`)).body as Page;
    expect(second.results[0]?.id).toBe(7111);
    expect(second.next).toBe('/api/v1/geofence?limit=100&offset=110');
  });

  test('a removed one leaves the list and keeps its shapes', async () => {
    const { world, send } = await owner();
    expect((await send('DELETE', `${PATH}/82`)).status).toBe(204);
    expect((await send('GET', `${PATH}/82`)).status).toBe(404);
    expect(((await send('GET', PATH)).body as Page).results.map(({ id }) => id)).toEqual([81, 83, 84]);
    expect(world.tables.geofences.get(82)).toMatchObject({ removed_at: world.clock.now(), shapes: [{ from: 0 }] });
  });

  test('a changed shape applies from now on', async () => {
    const { world, send } = await owner();
    await send('PATCH', `${PATH}/81`, { radius: 2 });
    const shapes = () =>
      [
        ...earlierOf(world.tables.earlier_shapes, 81).map(({ version }) => version),
        ...(world.tables.geofences.get(81)?.shapes ?? []),
      ].map(({ from, radius }) => [from, radius]);
    const changed = world.clock.now();
    expect(shapes()).toEqual([
      [0, 0.5],
      [changed, 2],
    ]);
    await send('PATCH', `${PATH}/81`, { name: 'Main shop' });
    expect(shapes()).toHaveLength(2);
    // The version of the same instant is replaced.
    await send('PATCH', `${PATH}/81`, { radius: 3 });
    expect(shapes()).toEqual([
      [0, 0.5],
      [changed, 3],
    ]);
  });

  test.each([
    [corners([41.88, -87.65]), [41.88, -87.65]],
    [corners([41.88, 180]), [41.88, 180]],
    [corners([-17, 179], [-17, -179], [-16, -179], [-16, 179]), [-16.5, 180]],
    [corners([41.1, -87.7], [41.1, -87.6], [41.2, -87.6], [41.2, -87.7]), [41.15, -87.65]],
  ])('the position is that of the shape, without noise and whatever was sent: %j', async (coordinates, middle) => {
    const { send } = await owner();
    const shape = coordinates.length === 1 ? {} : { type: 'rectangle', radius: null };
    const sent = { ...SHOP, ...shape, coordinates, latitude: 0, longitude: 0 };
    const saved = (await send('POST', PATH, sent)).body as Saved;
    expect([saved.latitude, saved.longitude]).toEqual(middle);
    const moved = (await send('PATCH', `${PATH}/${saved.id}`, { latitude: 1 })).body as Saved;
    expect([moved.latitude, moved.longitude]).toEqual(middle);
  });
});

describe('[commerce 5] a geofence needs a shape and an address', () => {
  test.each([
    [{ ...SHOP, address: undefined }, { address: ['Choose an address from the list'] }],
    [{ ...SHOP, radius: 0 }, { radius: ['Must be more than 0'] }],
    [{ ...SHOP, coordinates: SQUARE }, { coordinates: ['Must have one point'] }],
    [{ ...SHOP, type: 'polygon', coordinates: SQUARE }, { radius: ['Only a geofence with a radius has one'] }],
    [
      { ...SHOP, type: 'polygon', radius: null, coordinates: SQUARE.slice(2) },
      { coordinates: ['Must have 3 corners or more'] },
    ],
    [
      { ...SHOP, type: 'polygon', radius: null, coordinates: corners([0, 179], [1, -179], [0, -179], [1, 179]) },
      { coordinates: ['The sides must not cross'] },
    ],
    [
      { ...SHOP, type: 'polygon', radius: null, coordinates: corners([41, -88], [41.3, -87.7], [42, -87]) },
      { coordinates: ['The corners must not be on one line'] },
    ],
    [
      { ...SHOP, type: 'polygon', radius: null, coordinates: corners([0, 179.9], [0.1, -180], [0.2, -179.9]) },
      { coordinates: ['The corners must not be on one line'] },
    ],
    [
      { ...SHOP, type: 'rectangle', radius: null, coordinates: corners([0, 0], [1, 1], [2, 0], [1, -1]) },
      { coordinates: ['Must have the 4 corners of a rectangle'] },
    ],
  ])('refuses %j by field', async (body, validation_errors) => {
    const { send } = await owner();
    expect(await send('POST', PATH, body)).toMatchObject({ status: 400, body: { validation_errors } });
  });

  test('a refused change keeps the saved shape', async () => {
    const { send } = await owner();
    expect((await send('PATCH', `${PATH}/81`, { type: 'polygon' })).status).toBe(400);
    expect((await send('GET', `${PATH}/81`)).body).toMatchObject({ type: 'radius', radius: 0.5 });
  });
});

test('[commerce 4] a point of interest has the radius 0', async () => {
  const { send } = await owner();
  expect(((await send('PATCH', `${PATH}/81`, { type: 'point_of_interest' })).body as Saved).radius).toBe(0);
  expect(((await send('POST', PATH, { ...SHOP, ...POINT_OF_INTEREST })).body as Saved).radius).toBe(0);
});

describe('[commerce 8] plans and devices', () => {
  test('an account without location services has no geofences', async () => {
    const { send } = await owner('owner-new');
    expect(await send('POST', PATH, SHOP)).toMatchObject({ status: 403, body: { code: 'PLAN' } });
  });

  test('devices without outlines take a radius or a point of interest', async () => {
    const { world, send } = await owner();
    for (const { device_key } of world.tables.vehicles.by('subscriber', 11)) {
      world.tables.devices.update(device_key, { product_name: 'dr3400' });
    }
    const polygon = { ...SHOP, type: 'polygon', radius: null, coordinates: SQUARE };
    expect(await send('POST', PATH, polygon)).toMatchObject({
      status: 400,
      body: { validation_errors: { type: ['The devices support only radius geofences and points of interest'] } },
    });
    expect((await send('POST', PATH, { ...SHOP, ...POINT_OF_INTEREST })).status).toBe(201);
  });

  test('an outline from before can be renamed without a device that takes outlines, and not be drawn again', async () => {
    const { world, send } = await owner();
    const { id } = (await send('POST', PATH, { ...SHOP, type: 'polygon', radius: null, coordinates: SQUARE }))
      .body as Saved;
    for (const { device_key } of world.tables.vehicles.by('subscriber', 11)) {
      world.tables.devices.update(device_key, { product_name: 'dr3400' });
    }
    expect(await send('PATCH', `${PATH}/${id}`, { name: 'Yard' })).toMatchObject({
      status: 200,
      body: { name: 'Yard' },
    });
    expect((await send('PATCH', `${PATH}/${id}`, { coordinates: SQUARE })).status).toBe(400);
  });
});

test('[commerce 8] a picture above 5 MB is refused by name and size', async () => {
  const { send } = await owner();
  const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(7_000_000)}`;
  expect(await send('PATCH', `${PATH}/81`, { image })).toMatchObject({
    status: 400,
    body: { validation_errors: { image: ['File too large. The maximum is 5 MB'] } },
  });
});
