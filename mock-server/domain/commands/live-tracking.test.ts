import { expect, test } from 'vitest';
import { createMock, NOW } from '../../../tests/support/mock.ts';
import { MINUTE } from '../../world/duration.ts';

const mock = createMock();
const TRAILER = 1015;
const TRAILER_KEY = 'GG-41873-T1';

type Reported = { live_tracking_active?: boolean; last_known_state: { timestamp: string } };

async function tracker() {
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  const set = (command: string, value: unknown) =>
    send('POST', '/api/iot/send-configuration', { deviceKey: TRAILER_KEY, command, value });
  const reported = async () => {
    const { live_tracking_active, last_known_state } = (await send('GET', `/api/v1/vehicle/${TRAILER}`))
      .body as Reported;
    return [live_tracking_active, Date.parse(last_known_state.timestamp) - NOW];
  };
  return { world, send, set, reported };
}

test('[commerce 4] reports a parked tracker every minute with live tracking', async () => {
  const { world, set, reported } = await tracker();
  expect((await reported())[0]).toBe(false);
  expect((await set('set_live_tracking', true)).status).toBe(200);
  expect(await reported()).toEqual([true, 0]);
  world.clock.advance(3.5 * MINUTE);
  expect(await reported()).toEqual([true, 3 * MINUTE]);
  expect((await set('set_live_tracking', false)).status).toBe(200);
  world.clock.advance(40_000);
  expect(await reported()).toEqual([false, 3.5 * MINUTE]);
});

test('[commerce 4] a tracker wired to power reports every 30 seconds', async () => {
  const { world, send, set, reported } = await tracker();
  const interval = async () => {
    const { body } = await send('GET', `/api/v1/vehicle/${TRAILER}`);
    return (body as { live_tracking_interval?: number }).live_tracking_interval;
  };
  expect(await interval()).toBe(60);
  world.tables.devices.update(TRAILER_KEY, { hardwired_mode: true });
  expect(await interval()).toBe(30);
  await set('set_live_tracking', true);
  world.clock.advance(3.5 * MINUTE + 10_000);
  expect(await reported()).toEqual([true, 3.5 * MINUTE]);
});

test('[commerce 4] ends live tracking in deep sleep and refuses to start it', async () => {
  const { world, set, reported } = await tracker();
  await set('set_live_tracking', true);
  await set('set_power_save', 2);
  world.clock.advance(10 * MINUTE);
  expect(await reported()).toEqual([false, 0]);
  expect(await set('set_live_tracking', true)).toMatchObject({ status: 403, body: { code: 'DEEP_SLEEP' } });
});

test('[commerce 6] starts live tracking only on a plan with location services', async () => {
  const { world, set } = await tracker();
  world.tables.devices.update(TRAILER_KEY, { plan_id: 'basic-month', tracking_only: false });
  expect(await set('set_live_tracking', true)).toMatchObject({ status: 403, body: { code: 'PLAN' } });
});

test.each([
  ['Read Only', 'READ_ONLY'],
  ['Partial Access', 'PARTIAL_ACCESS'],
] as const)('[commerce 6] a guest with %s can neither stop nor start live tracking', async (access_level, code) => {
  const { world, send, set, reported } = await tracker();
  await set('set_live_tracking', true);
  await send('PATCH', '/api/v1/user/203', { vehicle_access: [{ vehicle: TRAILER, access_level }] });
  const guest = await mock.as(world, 'guest-read-only');
  for (const value of [false, true]) {
    const order = { deviceKey: TRAILER_KEY, command: 'set_live_tracking', value };
    expect(await guest('POST', '/api/iot/send-configuration', order)).toMatchObject({ status: 403, body: { code } });
  }
  expect((await reported())[0]).toBe(true);
});

test('[commerce 8] does not start live tracking of an unreachable tracker', async () => {
  const { world, set, reported } = await tracker();
  world.tables.devices.update(TRAILER_KEY, { traits: ['unreachable'] });
  expect((await set('set_live_tracking', true)).status).toBe(424);
  expect((await reported())[0]).toBe(false);
});

test('[commerce 4] omits live tracking for products without it', async () => {
  const { send } = await tracker();
  const { body } = await send('GET', '/api/v1/vehicle/1003');
  expect(body).not.toHaveProperty('live_tracking_active');
  expect(body).not.toHaveProperty('live_tracking_interval');
});
