import { expect, test } from 'vitest';
import { createMock, type Send } from '../../../tests/support/mock.ts';

const mock = createMock();

async function signedIn(persona = 'owner') {
  const world = await mock.world();
  // Signs in again, because a token expires between requests that are days apart.
  const send: Send = async (...request) => (await mock.as(world, persona))(...request);
  const year = (vehicle_year: number | null) => send('PATCH', '/api/v1/vehicle/1003', { vehicle_year });
  return { world, send, year };
}
const refused = (message: string) => ({ status: 400, body: { validation_errors: { vehicle_year: [message] } } });
const IN_2026 = 'Must be between 2001 and 2026';

test('[commerce 9] accepts this year, the 25 before it, or none', async () => {
  const { year } = await signedIn();
  for (const taken of [2001, 2026, null]) {
    expect(await year(taken)).toMatchObject({ status: 200, body: { vehicle_year: taken } });
  }
  for (const other of [2000, 1999, 2027, 2028]) expect(await year(other)).toMatchObject(refused(IN_2026));
});

test('[commerce 9] keeps an older year that is already set', async () => {
  const { world, year } = await signedIn();
  world.tables.vehicles.update(1003, { vehicle_year: 1969 });
  expect((await year(1969)).status).toBe(200);
  expect(await year(1970)).toMatchObject(refused(IN_2026));
  expect((await year(2020)).status).toBe(200);
  expect(await year(1969)).toMatchObject(refused(IN_2026));
});

test("[commerce 9] starts a year at the owner's midnight", async () => {
  const { world, year } = await signedIn();
  // 23:59 on December 31 in Chicago, then midnight.
  world.clock.advance(Date.parse('2027-01-01T05:59:00Z') - world.clock.now());
  expect(await year(2027)).toMatchObject(refused(IN_2026));
  world.clock.advance(60_000);
  expect((await year(2027)).status).toBe(200);
  expect(await year(2001)).toMatchObject(refused('Must be between 2002 and 2027'));
});

test("[commerce 9] accepts listed years or the installer's year for a new vehicle", async () => {
  const { world, send } = await signedIn('owner-new');
  const add = (vehicle_year: number) =>
    send('POST', '/api/v1/vehicle', { subscriber_id: 61, device_key: '3199900028', vehicle_name: 'Van', vehicle_year });
  expect(await add(2000)).toMatchObject(refused(IN_2026));
  expect(await add(2027)).toMatchObject(refused(IN_2026));
  expect(world.tables.devices.get('3199900028')?.pending).toMatchObject({ vehicle_make: expect.any(String) });
  world.tables.devices.update('3199900028', {
    pending: { vehicle_make: 'Kia', vehicle_model: 'Sorento', vehicle_year: 1998 },
  });
  expect(await add(1998)).toMatchObject({ status: 201, body: { vehicle_year: 1998 } });
});

test('[commerce 9] refuses a year outside the contract by name', async () => {
  const { year } = await signedIn();
  expect(await year(1899)).toMatchObject({
    status: 400,
    body: { validation_errors: { vehicle_year: [expect.any(String)] } },
  });
});
