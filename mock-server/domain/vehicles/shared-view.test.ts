import { expect, test } from 'vitest';
import { createMock } from '../../../tests/support/mock.ts';

const mock = createMock();
const VAN_07 = '3182041907';
type Plan = Record<string, unknown>;
type Subject = Record<string, unknown> & { pricing_plan: Plan };

/** Van 07 (1002), a streaming vehicle, as a persona reads it: vehicle and device, each alone and in its list. */
async function read(persona: string) {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  const get = async <T>(path: string) => (await send('GET', path)).body as T;
  const listed = async (path: string, key: 'id' | 'device_key', value: unknown) =>
    (await get<{ results: Subject[] }>(path)).results.find((one) => one[key] === value);
  return {
    vehicle: await get<Subject>('/api/v1/vehicle/1002'),
    listedVehicle: await listed('/api/v1/vehicle?limit=100', 'id', 1002),
    device: await listed(`/api/v1/device?device_key=${VAN_07}`, 'device_key', VAN_07),
    listedDevice: await listed('/api/v1/device?limit=100', 'device_key', VAN_07),
  };
}

test.each(['guest-full', 'guest-partial', 'guest-read-only'])(
  '[core 6] shows %s the access and its end on a shared vehicle, without billing',
  async (persona) => {
    const { vehicle, listedVehicle, device, listedDevice } = await read(persona);
    expect(listedVehicle).toEqual(vehicle);
    expect(listedDevice).toEqual(device);
    expect(vehicle).toMatchObject({ isShared: true, plan_renewal_date: expect.any(String) });
    expect(device).toMatchObject({ plan_add_ons: [] });
    for (const subject of [vehicle, device]) {
      expect(subject).not.toHaveProperty('autorenewal');
      expect(subject?.pricing_plan).not.toHaveProperty('plan_add_ons');
      expect(JSON.stringify(subject)).not.toMatch(/auto_?renew|expiration|price/);
      expect(subject?.pricing_plan).toMatchObject({
        location_services: true,
        trip_reporting: true,
        plan_renewal_date: expect.any(String),
        plan_activation_date: expect.any(String),
        plan_add_on_usage: { cellular_percentage_used: expect.any(Number) },
      });
    }
  },
);

test('[commerce 3] shows the owner everything', async () => {
  const { vehicle, device } = await read('owner');
  const offers = expect.arrayContaining([expect.objectContaining({ price: expect.any(Number) })]);
  expect(vehicle).toMatchObject({ isShared: false, autorenewal: true, pricing_plan: { plan_add_ons: offers } });
  expect(device).toMatchObject({
    autorenewal: true,
    plan_add_ons: [{ auto_renew: expect.any(Boolean), expiration: expect.any(String) }],
    pricing_plan: { plan_add_ons: offers },
  });
});

test("[core 6] answers a guest's change without data that the guest cannot read", async () => {
  const send = await mock.as(await mock.world(), 'guest-full');
  const { status, body } = await send('PATCH', '/api/v1/vehicle/1002', { vehicle_name: 'Van seven' });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/auto_?renew|expiration|price/);
});
