import { expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../tests/support/mock.ts';
import { DAY } from '../world/duration.ts';
import type { World } from '../world/world.ts';

/** Two vehicles of the owner that a guest has exclusive access to: in service, and with a plan that has expired. */
const VAN_07 = { id: 1002, device: '3182041907' };
const VAN_09 = { id: 1007, device: 'DR-31047-182' };
const mock = createMock();
const PAY = '/api/v1/payments';

async function underExclusiveAccess() {
  const world = await mock.world();
  const vehicles = [...world.tables.vehicles.by('subscriber', 11)];
  const rest = { subscriber: 11, access_level: 'Full Access', exclusive_access: true, access_start: null } as const;
  const vehicle_access = vehicles.map(({ id }) => ({ vehicle: id, ...rest, access_end: NOW + 9 * DAY }));
  for (const { id, vehicle_access } of world.tables.users.values())
    if (vehicle_access.length > 0) world.tables.users.update(id, { vehicle_access: [] });
  world.tables.users.update(201, { vehicle_access });
  const send = await mock.as(world, 'owner');
  const arm = await send('POST', '/api/iot/send-command', { deviceKey: VAN_07.device, command: 'arm' });
  expect(arm).toMatchObject({ status: 403, body: { code: 'EXCLUSIVE_ACCESS' } });
  return { world, send };
}
const planOf = (world: World, key: string) => world.tables.devices.get(key)?.plan_id;

const WRITES: readonly (readonly [what: string, (send: Send, world: World) => Promise<unknown>, expected: unknown])[] =
  [
    [
      'a plan that begins at once',
      async (send, world) => {
        const line_items = [{ device_key: VAN_07.device, plan_id: 'ultimate-year' }];
        const { status } = await send('POST', PAY, { line_items });
        return [status, planOf(world, VAN_07.device)];
      },
      [200, 'ultimate-year'],
    ],
    [
      'a renewal of an expired plan',
      async (send, world) => {
        const line_items = [{ device_key: VAN_09.device, plan_id: 'premium-month' }];
        const { status } = await send('POST', PAY, { line_items });
        return [status, planOf(world, VAN_09.device)];
      },
      [200, 'premium-month'],
    ],
    [
      'a cart of both, as a price and as a purchase',
      async (send) => {
        const line_items = [
          { device_key: VAN_07.device, plan_id: 'ultimate-year' },
          { device_key: VAN_09.device, plan_id: 'premium-month' },
        ];
        const price = await send('POST', `${PAY}?validate=true`, { line_items });
        const paid = await send('POST', PAY, { line_items });
        const { uuid, line_items: lines } = paid.body as { uuid: string; line_items: object[] };
        const receipt = await send('GET', `${PAY}/${uuid}`);
        return [price.status, paid.status, lines.length, receipt.status];
      },
      [200, 200, 2, 200],
    ],
    [
      'a later plan, and taking it back',
      async (send, world) => {
        const line_items = [{ device_key: VAN_07.device, plan_id: 'basic-month' }];
        const { status } = await send('POST', PAY, { line_items });
        const ahead = world.tables.devices.get(VAN_07.device)?.pending_plan?.plan_id;
        const back = await send('PATCH', `/api/v1/device/cancel-pending-plan/${VAN_07.device}/`, {});
        return [status, ahead, back.status, world.tables.devices.get(VAN_07.device)?.pending_plan];
      },
      [200, 'basic-month', 200, null],
    ],
    [
      'automatic renewal',
      async (send, world) => {
        const seen: unknown[] = [];
        for (const autorenewal of [false, true]) {
          const { status } = await send('PATCH', '/api/v1/device/autorenew', { vehicle_id: VAN_07.id, autorenewal });
          seen.push(status, world.tables.devices.get(VAN_07.device)?.autorenewal);
        }
        return seen;
      },
      [200, false, 200, true],
    ],
    [
      'automatic renewal of an add-on',
      async (send) => {
        const device_plan_add_ons = [{ device_plan_add_on_id: 9002, auto_renew: false }];
        const body = { vehicle_id: VAN_07.id, device_plan_add_ons };
        return (await send('PATCH', '/api/v1/device/autorenew/plan-add-on', body)).status;
      },
      200,
    ],
    [
      'cards and receipts',
      async (send) => {
        const paths = ['/api/v1/card', PAY, `/api/plans/upgrade?device_key=${VAN_07.device}`];
        const statuses: number[] = [];
        for (const path of paths) statuses.push((await send('GET', path)).status);
        return [...statuses, (await send('PATCH', '/api/v1/card/502', { is_main: true })).status];
      },
      [200, 200, 200, 200],
    ],
    [
      'the end of a pause',
      async (send, world) => {
        const pause = { starts_at: NOW, ends_at: NOW + 9 * DAY };
        const paused = { device_state: 'paused', paused_at: NOW, pause, plan_renewal_date: pause.ends_at } as const;
        world.tables.devices.update(VAN_07.device, paused);
        const body = { device_key: VAN_07.device, exit_service_mode: true };
        const { status } = await send('PATCH', '/api/v1/device/install', body);
        return [status, world.tables.devices.get(VAN_07.device)?.device_state];
      },
      [200, 'installed'],
    ],
  ];

test.each(WRITES)("[commerce 3] an owner pays during a guest's exclusive access: %s", async (_what, run, expected) => {
  const { world, send } = await underExclusiveAccess();
  expect(await run(send, world)).toEqual(expected);
});

test('[commerce 3] a renewal that falls into exclusive access is charged', async () => {
  const { world } = await underExclusiveAccess();
  const { devices, due } = world.tables;
  devices.update(VAN_07.device, { plan_renewal_date: NOW + DAY, autorenewal: true });
  due.put({ id: `plan_ends:${VAN_07.device}`, at: NOW + DAY, kind: 'plan_ends', subject: VAN_07.device });
  world.clock.set(NOW + DAY);
  expect((await (await mock.as(world, 'owner'))('GET', '/api/v1/vehicle/1002')).status).toBe(200);
  expect(devices.get(VAN_07.device)?.plan_renewal_date).toBeGreaterThan(NOW + DAY);
});
