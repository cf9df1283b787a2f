import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { linkTo, messagesTo, tokenIn } from '../../tests/support/outbox.ts';
import { planPause } from '../domain/subscriptions/pause.ts';
import { at, RenewalBench } from '../domain/subscriptions/test-bench.ts';
import { DAY } from '../world/duration.ts';
import type { DeviceRow, PendingPlan } from '../world/rows.ts';

const mock = createMock();
const OWNER = 'riley.kowalski@waymark.example';
const RECIPIENT = 'transfer-recipient@waymark.example';
const VAN_07 = '3182041907';
const WRANGLER = '3182040318';

async function people() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const recipient = await mock.as(world, 'transfer-recipient');
  const start = (key = VAN_07, email = RECIPIENT) =>
    owner('POST', `/api/v1/device/transfer/${key}`, { email, subscriber_id: 11 });
  return { world, owner, recipient, start };
}
const answer = (token: string) => `/api/v1/device/transfer-complete?token=${token}`;
const cancel = (key: string) => `/api/v1/device/transfer/${key}`;

describe('[core 2.9] offering a vehicle', () => {
  test("locks it and notifies its recipient and the owner's phone", async () => {
    const { world, owner, start } = await people();
    expect(await start(VAN_07, 'Transfer-Recipient@waymark.example')).toMatchObject({
      status: 201,
      body: { type: 'transfer_request', device_key: VAN_07, email: RECIPIENT, created_at: '2026-11-21T16:41:00.000Z' },
    });
    expect((await owner('GET', '/api/v1/vehicle/1002')).body).toMatchObject({
      is_pending_transfer: true,
      pending_transfer_to: RECIPIENT,
    });
    expect(await owner('PATCH', '/api/v1/vehicle/1002', { vehicle_name: 'Mine' })).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER' },
    });
    expect(messagesTo(world, RECIPIENT)[0]?.subject).toBe('Riley Kowalski transfers Van 07 to you');
    expect(linkTo(world, RECIPIENT, 'Accept')).toMatch(/^\/accept-transfer\?token=/);
    expect(linkTo(world, RECIPIENT, 'Decline')).toMatch(/^\/decline-transfer\?token=/);
    expect(messagesTo(world, '+13125550101')[0]?.body).toContain('Van 07 to transfer-recipient@waymark.example');
  });

  test('is refused twice, to oneself and from another account', async () => {
    const { owner, start } = await people();
    expect(await start(VAN_07, OWNER)).toMatchObject({
      status: 400,
      body: { validation_errors: { email: ['Must be the email of another person'] } },
    });
    expect(await start(VAN_07, 'nobody')).toMatchObject({
      status: 400,
      body: { validation_errors: { email: [expect.any(String)] } },
    });
    const elsewhere = { email: RECIPIENT, subscriber_id: 81 };
    expect((await owner('POST', `/api/v1/device/transfer/${VAN_07}`, elsewhere)).status).toBe(404);
    expect((await start()).status).toBe(201);
    expect(await start()).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER', detail: 'A transfer of this vehicle is already pending.' },
    });
  });

  test("[commerce 6] is refused during another user's exclusive access", async () => {
    const { start } = await people();
    expect(await start('3182038840')).toMatchObject({ status: 403, body: { code: 'EXCLUSIVE_ACCESS' } });
  });
});

describe('[commerce 4] an offer', () => {
  test('leaves the vehicle unchanged and invalidates its links when canceled', async () => {
    const { world, owner, recipient } = await people();
    expect((await owner('DELETE', cancel(WRANGLER))).status).toBe(204);
    expect((await owner('PATCH', '/api/v1/vehicle/1014', { vehicle_name: 'Mine' })).status).toBe(200);
    expect(await recipient('POST', answer('transfer-wrangler'))).toMatchObject({
      status: 400,
      body: { code: 'WITHDRAWN_TOKEN', detail: 'This transfer was canceled by the owner.' },
    });
    expect(messagesTo(world, RECIPIENT)[0]?.subject).toBe('The transfer of Wrangler was canceled');
    expect(await owner('DELETE', cancel(WRANGLER))).toMatchObject({
      status: 404,
      body: { code: 'NO_PENDING_TRANSFER', detail: 'No transfer of this vehicle is pending.' },
    });
  });

  test('leaves the vehicle unchanged and notifies the owner when declined', async () => {
    const { world, owner, recipient } = await people();
    expect((await recipient('DELETE', answer('transfer-wrangler'))).status).toBe(204);
    expect((await owner('GET', '/api/v1/vehicle/1014')).body).toMatchObject({
      is_pending_transfer: false,
      subscriber: 11,
    });
    expect(messagesTo(world, OWNER)[0]?.subject).toBe('transfer-recipient@waymark.example declined Wrangler');
    const used = { status: 400, body: { code: 'USED_TOKEN', detail: 'This transfer was already answered.' } };
    expect(await recipient('POST', answer('transfer-wrangler'))).toMatchObject(used);
    expect(await recipient('DELETE', answer('transfer-wrangler'))).toMatchObject(used);
  });

  test('transfers the vehicle once when accepted', async () => {
    const { world, owner, recipient } = await people();
    expect((await recipient('POST', answer('transfer-wrangler'))).status).toBe(204);
    expect((await recipient('GET', '/api/v1/vehicle/1014')).body).toMatchObject({
      subscriber: 81,
      isShared: false,
      is_pending_transfer: false,
      vehicle_name: 'Wrangler',
    });
    expect((await recipient('GET', '/api/v1/device')).body).toMatchObject({ results: [{ device_key: WRANGLER }] });
    expect((await owner('GET', '/api/v1/vehicle/1014')).status).toBe(404);
    expect(messagesTo(world, OWNER)[0]?.subject).toBe('transfer-recipient@waymark.example accepted Wrangler');
    expect(await recipient('POST', answer('transfer-wrangler'))).toMatchObject({
      status: 400,
      body: { code: 'USED_TOKEN' },
    });
  });

  test('[core 8] can be answered only by its recipient, with a code per error', async () => {
    const { world, owner } = await people();
    const stranger = await mock.as(world, 'owner-stranger');
    const detail = 'This transfer was sent to another person.';
    for (const send of [stranger, owner]) {
      expect(await send('POST', answer('transfer-wrangler'))).toMatchObject({
        status: 403,
        body: { code: 'ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS', detail },
      });
      expect(await send('DELETE', answer('transfer-wrangler'))).toMatchObject({
        status: 403,
        body: { code: 'DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS', detail },
      });
    }
    expect(world.tables.vehicles.get(1014)?.pending_transfer_to).toBe(RECIPIENT);
  });

  test('expires after 14 days and unlocks the vehicle, also in a clock jump', async () => {
    const { world, start } = await people();
    await start();
    const token = tokenIn(linkTo(world, RECIPIENT, 'Accept'));
    world.clock.advance(14 * DAY - 1);
    expect(await (await mock.as(world, 'owner'))('GET', '/api/v1/vehicle/1002')).toMatchObject({
      body: { is_pending_transfer: true },
    });
    world.clock.advance(1);
    const expired = {
      status: 400,
      body: { code: 'EXPIRED_TOKEN', detail: 'This transfer has expired. Please ask the owner to start it again.' },
    };
    expect(await (await mock.as(world, 'transfer-recipient'))('POST', answer(token))).toMatchObject(expired);
    expect(world.tables.vehicles.get(1002)?.pending_transfer_to).toBeNull();
    expect(world.tables.vehicles.get(1014)?.pending_transfer_to).toBe(RECIPIENT);
    world.clock.advance(366 * DAY);
    expect(await (await mock.as(world, 'transfer-recipient'))('DELETE', answer('transfer-wrangler'))).toMatchObject(
      expired,
    );
    expect(world.tables.vehicles.get(1014)?.pending_transfer_to).toBeNull();
    expect(messagesTo(world, OWNER)[0]?.subject).toBe(
      'Your offer of Wrangler to transfer-recipient@waymark.example has expired',
    );
  });

  test.each([
    ['not-a-token', 'INVALID_TOKEN', 'This transfer is not valid. Please check the link in your email.'],
    ['invite-newcomer', 'INVALID_TOKEN', 'This transfer is not valid. Please check the link in your email.'],
    ['transfer-too-late', 'EXPIRED_TOKEN', 'This transfer has expired. Please ask the owner to start it again.'],
    ['transfer-canceled', 'WITHDRAWN_TOKEN', 'This transfer was canceled by the owner.'],
  ])('[commerce 8] refuses the token %s: %s', async (token, code, detail) => {
    const { recipient } = await people();
    for (const method of ['POST', 'DELETE']) {
      expect(await recipient(method, answer(token))).toMatchObject({ status: 400, body: { code, detail } });
    }
  });
});

describe('[commerce 4] a transferred vehicle', () => {
  async function transferred(prepare?: (mock: Awaited<ReturnType<typeof people>>) => Promise<void>) {
    const all = await people();
    await prepare?.(all);
    const before = (await all.owner('GET', '/api/v1/vehicle/1002')).body as Record<string, Record<string, unknown>>;
    await all.start();
    await all.recipient('POST', answer(tokenIn(linkTo(all.world, RECIPIENT, 'Accept'))));
    const after = (await all.recipient('GET', '/api/v1/vehicle/1002')).body as Record<string, Record<string, unknown>>;
    return { ...all, before, after };
  }

  test('keeps its data, mileage, reminder and plan', async () => {
    const { before, after } = await transferred(async ({ owner }) => {
      const reminder = { enabled: true, type: 'maintenance_mileage_interval', parameters: { interval: 5000 } };
      await owner('PATCH', '/api/v1/vehicle/1002', { maintenance_reminder: reminder });
    });
    for (const field of [
      'id',
      'device_key',
      'vehicle_name',
      'vehicle_make',
      'vin',
      'plan_renewal_date',
      'product_name',
    ]) {
      expect(after[field]).toEqual(before[field]);
    }
    expect(after['last_known_state']?.['mileage']).toBe(before['last_known_state']?.['mileage']);
    expect(after['maintenance_reminder']).toEqual(before['maintenance_reminder']);
  });

  test('keeps counting a seeded reminder', async () => {
    const { owner, recipient, start, world } = await people();
    const { maintenance_reminder } = (await owner('GET', '/api/v1/vehicle/1001')).body as Record<string, unknown>;
    await start('GG-20417-A7');
    await recipient('POST', answer(tokenIn(linkTo(world, RECIPIENT, 'Accept'))));
    expect((await recipient('GET', '/api/v1/vehicle/1001')).body).toMatchObject({ maintenance_reminder });
  });

  test('keeps what belongs to the vehicle: name, make, model, year and VIN', async () => {
    const { after } = await transferred(async ({ owner }) => {
      await owner('PATCH', '/api/v1/vehicle/1002', {
        vehicle_name: 'Van 70',
        vehicle_make: 'Ford',
        vehicle_model: 'Transit 350',
        vehicle_year: 2021,
        vin: '1FTBW2CM5HKA12345',
      });
    });
    expect(after).toMatchObject({
      vehicle_name: 'Van 70',
      vehicle_make: 'Ford',
      vehicle_model: 'Transit 350',
      vehicle_year: 2021,
      vin: '1FTBW2CM5HKA12345',
    });
  });

  test('loses groups, plate, dealer, picture, renewals, Wi-Fi and service mode', async () => {
    const { world, after } = await transferred(async ({ owner }) => {
      await owner('PATCH', '/api/v1/vehicle/1002', {
        custom_fields: { field_1: "['Vans']" },
        license_plate: 'B 24 817',
        preferred_dealer: 'Northside',
        image: 'data:image/png;base64,iVBORw0KGgo=',
      });
      const wifi = { ssid: 'Kowalski', password: 'secret-secret' };
      await owner('PATCH', `/api/v1/device/${VAN_07}/camera-settings`, { wifi });
      await owner('PATCH', `/api/v1/device/service/${VAN_07}`, { service_mode: true });
    });
    expect(after).toMatchObject({
      custom_fields: { field_1: null },
      license_plate: null,
      preferred_dealer: null,
      image: null,
      autorenewal: false,
      service_mode: false,
    });
    expect(world.tables.images.size).toBe(0);
    const device = world.tables.devices.get(VAN_07);
    expect(device?.wifi).toBeNull();
    expect(device?.add_ons.length).toBeGreaterThan(0);
    expect(device?.add_ons.filter(({ auto_renew }) => auto_renew)).toEqual([]);
  });

  test('leaves a term paid in advance to its old owner, as credit', async () => {
    const { world } = await transferred(async ({ world }) => {
      const pending_plan: PendingPlan = {
        plan_id: 'premium-year',
        add_on_id: null,
        coupon_code: null,
        paid: 13_428,
        currency: 'USD',
      };
      world.tables.devices.update(VAN_07, { pending_plan });
    });
    expect(world.tables.devices.get(VAN_07)?.pending_plan).toBeNull();
    expect(world.tables.subscribers.get(11)?.prepaid).toBe(13_428);
  });

  test('loses its positions and activity', async () => {
    const { world, recipient } = await transferred(async ({ owner }) => {
      await owner('POST', '/api/iot/send-command', { deviceKey: VAN_07, command: 'arm' });
      await owner('POST', '/api/iot/send-command', { deviceKey: VAN_07, command: 'take_stream_snapshot' });
      await owner('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' });
    });
    const since = 'from_date=2026-11-01T00:00:00Z';
    const count = async (path: string) => ((await recipient('GET', path)).body as { count: number }).count;
    expect(await count(`/api/v1/device/trip/${VAN_07}?${since}&to_date=2026-11-21T16:41:00Z`)).toBe(0);
    expect(await count(`/api/v1/iot/logs?vehicle_id=1002&${since}`)).toBe(0);
    expect(await count(`/api/v1/alert/event?vehicle_id=1002&${since}`)).toBe(0);
    expect(await count(`/api/v1/device/${VAN_07}/media`)).toBe(0);
    expect([...world.tables.streams.values()].filter(({ ended_at }) => ended_at === null)).toEqual([]);
  });

  test('is removed from guests and invitations', async () => {
    const { world, owner } = await transferred(async ({ owner: sender }) => {
      const vehicles = [{ vehicle: 1002, access_level: 'Read Only' }];
      await sender('POST', '/api/v1/user/invite', { email: 'only@waymark.example', subscriber: 11, vehicles });
    });
    const guest = await mock.as(world, 'guest-full');
    expect((await guest('GET', '/api/v1/vehicle')).body).toMatchObject({ results: [{ id: 1001 }, { id: 1003 }] });
    const waiting = (await owner('GET', '/api/v1/user/token')).body as { token: string; vehicles: number[] }[];
    expect(waiting.map(({ token, vehicles }) => [token, vehicles])).toEqual([
      ['invite-guest-expired', [1001]],
      ['invite-newcomer', [1012]],
      ['invite-declined', [1012]],
      ['invite-resent', [1003]],
      ['invite-weekend', [1005]],
    ]);
    expect(messagesTo(world, 'only@waymark.example')[0]?.subject).toBe('Riley Kowalski canceled an invitation');
  });

  test('makes a guest who receives it an owner', async () => {
    const { world, start } = await people();
    await start(VAN_07, 'guest-partial@waymark.example');
    const guest = await mock.as(world, 'guest-partial');
    await guest('POST', answer(tokenIn(linkTo(world, 'guest-partial@waymark.example', 'Accept'))));
    expect((await guest('GET', '/api/v1/vehicle/1002')).body).toMatchObject({ isShared: false });
    expect(world.tables.users.get(202)).toMatchObject({
      user_type: [
        { type: 'vehicle_user', subscriber: 11 },
        { type: 'owner', subscriber: 900_001 },
      ],
      vehicle_access: [{ vehicle: 1001 }, { vehicle: 1003 }],
    });
    expect((await guest('GET', '/api/v1/subscriber/900001')).body).toMatchObject({ account_name: 'Theo Lindqvist' });
  });

  test("ends guest status with the guest's last vehicle", async () => {
    const { world, owner, recipient, start } = await people();
    const vehicle_access = [{ vehicle: 1002, access_level: 'Read Only' }];
    await owner('PATCH', '/api/v1/user/203', { vehicle_access });
    await start();
    await recipient('POST', answer(tokenIn(linkTo(world, RECIPIENT, 'Accept'))));
    expect(world.tables.users.get(203)).toMatchObject({ user_type: [], vehicle_access: [] });
    const { results } = (await owner('GET', '/api/v1/user')).body as { results: { id: number }[] };
    expect(results.map(({ id }) => id)).not.toContain(203);
  });
});

describe('[commerce 4] the plan of a vehicle that is transferred', () => {
  const PAID = { plan_id: 'premium-month', plan_paid: 959, autorenewal: true } as const;

  async function transferred(changes: Partial<DeviceRow>, months = 0) {
    const bench = await RenewalBench.open();
    bench.prepare(WRANGLER, { ...PAID, plan_renewal_date: at('2026-12-01T00:00Z'), ...changes });
    if (months > 0) planPause(bench.world, bench.device(WRANGLER), months);
    const recipient = new RenewalBench(bench.world, 'transfer-recipient');
    expect((await recipient.send('POST', answer('transfer-wrangler'))).status).toBe(204);
    return bench;
  }
  const renewed = async (bench: RenewalBench, vehicle_id: number) => {
    const recipient = new RenewalBench(bench.world, 'transfer-recipient');
    return (await recipient.send('PATCH', '/api/v1/device/autorenew', { vehicle_id, autorenewal: true })).status;
  };

  test('leaves the rest of a pause, which nobody paid, behind', async () => {
    const pause = { starts_at: at('2026-11-01T00:00Z'), ends_at: at('2027-02-01T00:00Z') };
    const paused_at = pause.starts_at;
    const bench = await transferred({ device_state: 'paused', paused_at, pause, plan_renewal_date: pause.ends_at });
    expect(bench.device(WRANGLER)).toMatchObject({
      device_state: 'installed',
      pause: null,
      plan_renewal_date: pause.starts_at,
      plan_paid: 0,
    });
  });

  test('leaves a planned pause behind, and can renew for its new owner', async () => {
    const bench = await transferred({}, 3);
    expect(bench.device(WRANGLER)).toMatchObject({ pause: null, plan_renewal_date: at('2026-12-01T00:00Z') });
    expect(bench.world.tables.due.get(`plan_ends:${WRANGLER}`)?.at).toBe(at('2026-12-01T00:00Z'));
    expect(await renewed(bench, 1014)).toBe(200);
  });

  test('counts nothing for days after a declined renewal, and ends after them', async () => {
    const failed_at = at('2026-11-20T00:00Z');
    const detail = 'This transaction has been declined.';
    const renewal_failure = { subscriber: 11, failed_at, attempts: 1, amount: 959, detail };
    const bench = await transferred({ renewal_failure, plan_renewal_date: at('2026-11-27T00:00Z') });
    const recipient = new RenewalBench(bench.world, 'transfer-recipient');
    expect(await recipient.read(WRANGLER)).toMatchObject({
      autorenewal: false,
      pricing_plan: { plan_renewal_date: '2026-11-27T00:00:00.000Z' },
      subscription: { renewal_failure: null, days_left: 0 },
    });
    expect(await renewed(bench, 1014)).toBe(400);
    bench.moveTo('2026-11-27T00:00Z');
    expect(await recipient.read(WRANGLER)).toMatchObject({ connected_state: 'expired' });
  });
});
