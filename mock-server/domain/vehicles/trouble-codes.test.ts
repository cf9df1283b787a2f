import { expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
const iso = (offset: number) => new Date(NOW + offset).toISOString();
type Alert = { timestamp: string; message: string; mileage: number };
type Trips = { results: { logs: { dtc_codes: string[] }[] }[] };

async function signedIn() {
  const world = await mock.world();
  // Signs in again, because a token expires between requests that are days apart.
  const send: Send = async (...request) => (await mock.as(world, 'owner'))(...request);
  const body = async <Body>(path: string) => (await send('GET', path)).body as Body;
  const alerts = async (vehicle: number, type: string, from: number, to: number) => {
    const range = `from_date=${iso(from)}&to_date=${iso(to)}&limit=100`;
    const path = `/api/v1/alert/event?vehicle_id=${vehicle}&alert_type=${type}&${range}`;
    return (await body<{ results: Alert[] }>(path)).results;
  };
  return { world, send, body, alerts };
}
const SERVICE = 'maintenance_mileage_interval';
const DUE = `${SERVICE}&alert_type=maintenance_due_date`;

test('[commerce 3] keeps a cleared trouble code in the past and reports it no more', async () => {
  const { world, send, body, alerts } = await signedIn();
  const trips = () =>
    body<Trips>(`/api/v1/device/trip/3182041907?from_date=${iso(-4 * DAY)}&to_date=${iso(-1)}&limit=100`);
  const past = async () => [await alerts(1002, 'dtc', -7 * DAY, -1), await trips()];
  const before = await past();
  const codesOf = ({ results }: Trips) => results.flatMap(({ logs }) => logs.flatMap(({ dtc_codes }) => dtc_codes));
  expect(codesOf(await trips()).length).toBeGreaterThan(0);

  expect(await send('POST', '/api/v1/vehicle/1002/clear-dtc/', { dtc_code: 'P0301' })).toMatchObject({
    status: 200,
    body: { dtc_error_count: 0, dtc_codes: {} },
  });
  expect(await past()).toEqual(before);
  expect(await body('/api/v1/vehicle/1002')).toMatchObject({
    dtc_error_count: 0,
    dtc_codes: {},
    dismissed_codes: [
      { code: 'P0301', dismissed_at: iso(0), meaning: { tech_definition: 'Cylinder 1 misfire detected' } },
    ],
  });
  expect(await send('POST', '/api/v1/vehicle/1002/clear-dtc/', { dtc_code: 'P0301' })).toMatchObject({ status: 400 });
  world.clock.advance(5 * DAY);
  const messages = (await alerts(1002, 'dtc', -7 * DAY, 5 * DAY)).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(5);
  expect(new Set(messages)).toEqual(new Set(['Trouble code P0301']));
  expect(await alerts(1002, 'dtc', 1, 5 * DAY)).toEqual([]);
});

const everyMiles = (interval: number, more = {}, enabled = true) => ({
  enabled,
  type: SERVICE,
  parameters: { interval, ...more },
});

test.each([
  ['switched off', everyMiles(5_000, {}, false), 0],
  ['reset', everyMiles(5_000, { reset: true }), 0],
  ['longer', everyMiles(9_000), 0],
  ['shorter', everyMiles(4_000), 4],
  [
    'of a day in two weeks',
    { enabled: true, type: 'maintenance_due_date', parameters: { due_date: iso(14 * DAY) } },
    3,
  ],
])('[commerce 3] [core 9] applies a reminder that is %s only to later due dates', async (_how, reminder, later) => {
  const { world, send, alerts } = await signedIn();
  const before = await alerts(1005, DUE, -28 * DAY, -1);
  expect(before.map(({ message }) => message)).toEqual(['Service is due']);
  expect((await send('PATCH', '/api/v1/vehicle/1005', { maintenance_reminder: reminder })).status).toBe(200);
  expect(await alerts(1005, DUE, -28 * DAY, -1)).toEqual(before);
  world.clock.advance(28 * DAY);
  expect(await alerts(1005, DUE, 1, 28 * DAY)).toHaveLength(later);
});

test('[commerce 3] [core 9] makes service due again after the miles of a reset reminder', async () => {
  const { world, send, alerts, body } = await signedIn();
  await send('PATCH', '/api/v1/vehicle/1005', { maintenance_reminder: everyMiles(200, { reset: true }) });
  type Vehicle = { last_known_state: { mileage: number } };
  const { mileage } = (await body<Vehicle>('/api/v1/vehicle/1005')).last_known_state;
  world.clock.advance(60 * DAY);
  const first = (await alerts(1005, SERVICE, 1, 60 * DAY)).at(-1);
  expect(first?.mileage).toBeGreaterThanOrEqual(mileage + 200);
  expect(first?.mileage).toBeLessThan(mileage + 260);
  expect(await body('/api/v1/vehicle/1005')).toMatchObject({ service_due: true });
});
