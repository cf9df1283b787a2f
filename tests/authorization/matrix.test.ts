import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { HOUR } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, type Send } from '../support/mock.ts';
import { type AnyMock, createRemoteMock } from '../support/remote-mock.ts';
import { type CallerKind, callers, guestsDuringExclusiveAccess, matrix } from './matrix.ts';
import { samples } from './requests.ts';

/** The same matrix holds for a sandbox elsewhere. */
const sandbox = process.env['WAYMARK_SANDBOX'];
const mock: AnyMock = sandbox ? createRemoteMock(sandbox) : createMock();
const STATUS = { '0': 400, '1': 401, '3': 403, '4': 404 } as const;
const REFUSED = new Set([401, 403, 404]);

/** A running stream of the owner, so that requests by guests have a target. */
const STREAM = '22222222-2222-4333-8444-555555555555';

/** A vehicle of the owner with a pending offer that can be canceled. */
const OFFERED = { vehicle: 1003, device_key: '3182042261', subscriber: 11, email: 'jordan@waymark.example' };

/** A location link of the owner, so that there is one to revoke. */
const LINK = {
  id: '33333333-2222-4333-8444-555555555555',
  token_hash: '',
  vehicle: 1002,
  subscriber: 11,
  status: 'pending',
  last_opened_at: null,
} as const;

async function worldForOne(): Promise<World> {
  const world = await mock.world();
  const now = world.clock.now();
  const running = {
    camera: 'front',
    started_at: now,
    pinged_at: now,
    ready_at: now,
    ended_at: null,
    started_by: 101,
    viewers: [],
  } as const;
  world.tables.streams.put({ id: STREAM, device_key: '3182041907', ...running });
  const waiting = { status: 'pending', created_at: now, expires_at: now + HOUR } as const;
  world.tables.transfers.put({ id: 'offered', ...OFFERED, ...waiting });
  world.tables.location_links.put({
    ...LINK,
    created_at: now,
    expires_at: now + HOUR,
    readings: { since: now, count: 0 },
  });
  world.tables.vehicles.update(OFFERED.vehicle, { pending_transfer_to: OFFERED.email });
  return world;
}

/** Device of the samples. */
const SERVICED = '3182041907';
const IN_SERVICE = '-in-service';

async function sendAs(world: World, caller: CallerKind): Promise<Send> {
  if (caller.endsWith(IN_SERVICE)) {
    world.tables.devices.update(SERVICED, { service_mode: true, service_mode_end_date: world.clock.now() + HOUR });
    return mock.as(world, caller.slice(0, -IN_SERVICE.length));
  }
  if (caller === 'anonymous') return mock.withToken(world, null);
  if (caller !== 'expired') return mock.as(world, caller);
  const send = await mock.as(world, 'owner');
  world.clock.advance(HOUR + 1);
  return send;
}

test.each(Object.keys(operations) as OperationId[])('[core 6] [commerce 6] authorizes callers of %s', async (id) => {
  const signs = matrix[id].replaceAll(' ', '');
  const { path, body } = samples[id];
  const seen: Record<string, number | string> = {};
  const expected: Record<string, number | string> = {};
  for (const [index, caller] of callers.entries()) {
    const world = await worldForOne();
    const send = await sendAs(world, caller);
    const { status } = await send(operations[id].method.toUpperCase(), path, body);
    const sign = signs[index] as '.' | keyof typeof STATUS;
    const isRefused = REFUSED.has(status) || (sign === '0' && status === 400) || (status >= 500 && status !== 501);
    const letThrough = isRefused ? status : 'let through';
    seen[caller] = letThrough;
    expected[caller] = sign === '.' ? 'let through' : STATUS[sign];
    await mock.worlds.remove(world.id);
  }
  expect(seen).toEqual(expected);
});

test('[core 6] [commerce 6] every operation has its row, request and one sign for each kind of caller', () => {
  const ids = Object.keys(operations).sort();
  expect([Object.keys(matrix).sort(), Object.keys(samples).sort()]).toEqual([ids, ids]);
  const lengths = new Set(Object.values(matrix).map((signs) => signs.replaceAll(' ', '').length));
  expect([...lengths]).toEqual([12]);
  expect(callers).toHaveLength(12);
});

test("[commerce 6] a guest's exclusive access leaves the owner view and money, and no control", async () => {
  const refused: OperationId[] = [];
  const ids = Object.keys(operations) as OperationId[];
  for (const id of ids) {
    const world = await worldForOne();
    const guest = [...world.tables.users.values()].find(({ email }) => email.startsWith('guest-full@'));
    if (!guest) throw new Error('The seeds have no such guest');
    const window = { access_start: null, access_end: null, exclusive_access: true };
    const vehicle_access = [...world.tables.vehicles.by('subscriber', 11)].map(
      (vehicle) => ({ vehicle: vehicle.id, subscriber: 11, access_level: 'Full Access', ...window }) as const,
    );
    world.tables.users.update(guest.id, { vehicle_access });
    const send = await mock.as(world, 'owner');
    const { path, body } = samples[id];
    const answer = await send(operations[id].method.toUpperCase(), path, body);
    if ((answer.body as { code?: string } | null)?.code === 'EXCLUSIVE_ACCESS') refused.push(id);
    await mock.worlds.remove(world.id);
  }
  expect(refused).toEqual(ids.filter((id) => guestsDuringExclusiveAccess.has(id)));
});
