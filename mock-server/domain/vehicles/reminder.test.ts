import { expect, test } from 'vitest';
import { createMock, type Send } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
type Reminder = { enabled: boolean; type: string; parameters: Record<string, unknown> };
type Vehicle = { service_due: boolean; maintenance_reminder: Reminder | null; last_known_state: { mileage: number } };

async function signedIn(persona = 'owner') {
  const world = await mock.world();
  // Signs in again, because a token expires between requests that are days apart.
  const send: Send = async (...request) => (await mock.as(world, persona))(...request);
  const vehicle = async (id: number) => (await send('GET', `/api/v1/vehicle/${id}`)).body as Vehicle;
  const remind = (id: number, maintenance_reminder: object) =>
    send('PATCH', `/api/v1/vehicle/${id}`, { maintenance_reminder });
  return { world, send, vehicle, remind };
}

const everyMiles = (interval: number, more = {}) => ({
  enabled: true,
  type: 'maintenance_mileage_interval',
  parameters: { interval, ...more },
});
const onDay = (due_date: string, enabled = true) => ({
  enabled,
  type: 'maintenance_due_date',
  parameters: { due_date },
});
const DUE = 'maintenance_reminder.parameters.due_date';

test('[core 9] keeps the driven miles when the interval changes, and resets them to 0', async () => {
  const { world, vehicle, remind } = await signedIn();
  expect((await vehicle(1001)).maintenance_reminder).toEqual(everyMiles(5000, { driven: 4241 }));
  await remind(1001, everyMiles(4000));
  expect(await vehicle(1001)).toMatchObject({
    service_due: true,
    maintenance_reminder: everyMiles(4000, { driven: 4241 }),
  });
  await remind(1001, everyMiles(4000, { reset: true }));
  expect(await vehicle(1001)).toMatchObject({
    service_due: false,
    maintenance_reminder: everyMiles(4000, { driven: 0 }),
  });
  const before = (await vehicle(1001)).last_known_state.mileage;
  world.clock.advance(14 * DAY);
  const later = await vehicle(1001);
  const driven = later.maintenance_reminder?.parameters['driven'];
  expect(driven).toBeGreaterThan(100);
  expect(Math.abs(Number(driven) - (later.last_known_state.mileage - before))).toBeLessThan(1);
});

test('[commerce 4] keeps the driven miles when the odometer is set', async () => {
  const { send, vehicle, remind } = await signedIn();
  const set = (value: number) =>
    send('POST', '/api/iot/send-configuration', { deviceKey: 'GG-20417-A7', command: 'set_mileage', value });
  expect((await set(90_000)).status).toBe(200);
  expect((await vehicle(1001)).maintenance_reminder?.parameters['driven']).toBe(4241);
  await remind(1001, everyMiles(5000, { reset: true }));
  expect((await set(120_000)).status).toBe(200);
  expect((await vehicle(1001)).maintenance_reminder?.parameters['driven']).toBe(0);
  expect((await vehicle(1001)).last_known_state.mileage).toBe(120_000);
});

test('[commerce 3] makes a reminder due on its day', async () => {
  const { world, vehicle, remind } = await signedIn();
  await remind(1001, onDay('2026-12-01T00:00:00Z'));
  expect((await vehicle(1001)).service_due).toBe(false);
  world.clock.advance(10 * DAY);
  expect((await vehicle(1001)).service_due).toBe(true);
  expect((await remind(1001, onDay('2026-12-01T00:00:00Z', false))).status).toBe(200);
  expect((await vehicle(1001)).service_due).toBe(false);
});

test("[commerce 3] starts a reminder's day at the owner's midnight, not UTC's", async () => {
  const { world, vehicle, remind } = await signedIn();
  // 18:40 on November 21 in Chicago, where UTC is already on the 22nd.
  world.clock.advance(8 * 3_600_000 - 60_000);
  const [today, tomorrow] = [onDay('2026-11-21T00:00:00Z'), onDay('2026-11-22T00:00:00.000Z')];
  expect(await remind(1001, today)).toMatchObject({
    status: 400,
    body: { validation_errors: { [DUE]: ['Must lie ahead'] } },
  });
  expect((await remind(1001, tomorrow)).status).toBe(200);
  expect((await vehicle(1001)).service_due).toBe(false);
  // Midnight in Chicago.
  world.clock.advance(5 * 3_600_000 + 1_140_000);
  expect((await vehicle(1001)).service_due).toBe(false);
  world.clock.advance(60_000);
  expect((await vehicle(1001)).service_due).toBe(true);
  // All users see the owner's day.
  world.tables.users.update(203, { timezone: 'Pacific/Honolulu' });
  const guest = await mock.as(world, 'guest-read-only');
  expect((await guest('GET', '/api/v1/vehicle/1001')).body).toMatchObject({ service_due: true });
});

test("[commerce 3] does not treat the owner's current day as future if UTC is behind", async () => {
  const { world, vehicle, remind } = await signedIn();
  world.tables.users.update(101, { timezone: 'Pacific/Auckland' });
  // 05:41 on November 22 in Auckland.
  expect((await remind(1001, onDay('2026-11-22T00:00:00Z'))).status).toBe(400);
  expect((await remind(1001, onDay('2026-11-23T00:00:00Z'))).status).toBe(200);
  world.clock.advance(DAY);
  expect((await vehicle(1001)).service_due).toBe(true);
});

test("[commerce 3] [core 9] reports service due on the owner's day, like the reminder", async () => {
  const { world, send, vehicle, remind } = await signedIn();
  world.tables.users.update(101, { timezone: 'Pacific/Auckland' });
  expect((await remind(1001, onDay('2026-11-25T00:00:00Z'))).status).toBe(200);
  const reportedDays = async () => {
    const range = 'from_date=2026-11-21T00:00:00Z&to_date=2026-11-28T00:00:00Z';
    const path = `/api/v1/alert/event?vehicle_id=1001&alert_type=maintenance_due_date&${range}`;
    const { results } = (await send('GET', path)).body as { results: { timestamp: string }[] };
    return results.map(({ timestamp }) => timestamp.slice(0, 10));
  };
  // 21:41 on November 24 in UTC, after a day of driving: already the 25th in Auckland, not yet in Chicago.
  world.clock.advance(3 * DAY + 5 * 3_600_000);
  expect(await vehicle(1001)).toMatchObject({ service_due: true });
  expect(await reportedDays()).toEqual(['2026-11-24']);
  world.tables.users.update(101, { timezone: 'America/Chicago' });
  expect(await vehicle(1001)).toMatchObject({ service_due: false });
  expect(await reportedDays()).toEqual([]);
});

test('refuses a past day and a missing required day', async () => {
  const { remind } = await signedIn();
  expect(await remind(1001, onDay('2026-11-20T00:00:00Z'))).toMatchObject({
    status: 400,
    body: { validation_errors: { [DUE]: ['Must lie ahead'] } },
  });
  expect(await remind(1001, { enabled: true, type: 'maintenance_due_date', parameters: {} })).toMatchObject({
    status: 400,
    body: { validation_errors: { [DUE]: ['Required field'] } },
  });
  expect((await remind(1001, everyMiles(0))).status).toBe(400);
});

test('[core 6] requires a plan above basic and a device in service', async () => {
  const { send, remind } = await signedIn();
  expect(await remind(1015, everyMiles(5000))).toMatchObject({ status: 403, body: { code: 'PLAN' } });
  expect(await remind(1010, everyMiles(5000))).toMatchObject({ status: 403, body: { code: 'EXPIRED' } });
  expect((await send('PATCH', '/api/v1/vehicle/1010', { vehicle_name: 'F-150 red' })).status).toBe(200);
});
