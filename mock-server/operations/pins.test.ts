import { describe, expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../tests/support/mock.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const VAN_14 = '3182042261';
const PIN = `/api/v1/device/${VAN_14}/pin`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WRONG = { status: 400, body: { validation_errors: { master_pin: ['Wrong master PIN'] } } };

async function asOwner(scenario: 'default' | 'pins-set' = 'default') {
  const world = await mock.world(scenario);
  return { world, send: await mock.as(world, 'owner') };
}
const setMaster = (send: Send, pin = '482913') => send('PATCH', PIN, { pin });
const setGuest = (send: Send, more: object = {}) =>
  send('PATCH', PIN, { pin: '730164', is_secondary_pin: true, ...more });
const clear = (send: Send, pin = '482913') => send('DELETE', `${PIN}?master_pin=${pin}`);
const stateOf = async (send: Send, key = VAN_14) =>
  ((await send('GET', `/api/v1/device/${key}/features?keylocker=true`)).body as { keylocker: unknown }).keylocker;
const letters = (world: World) => [...world.tables.outbox.values()].filter(({ subject }) => subject?.includes('PIN'));
const entries = (world: World) =>
  [...world.tables.commands.values()].map(({ command, outcome, value }) => [command, outcome, value]);
/** Rows of the world as a snapshot has them, without letters. */
const stored = ({ tables }: World) =>
  JSON.stringify([[...tables.devices.values()], [...tables.commands.values()], [...tables.meta.values()]]);

describe('[commerce 7] setPin', () => {
  test('sets the master and the guest PIN, and answers which are set', async () => {
    const { send } = await asOwner();
    expect(await setMaster(send)).toMatchObject({
      status: 200,
      body: {
        is_master_pin_set: true,
        is_secondary_pin_set: false,
        is_secondary_pin_shared: false,
        secondary_end_date: null,
      },
    });
    expect((await setGuest(send, { secondary_end_date: '2026-12-01T00:00:00Z' })).body).toEqual({
      is_master_pin_set: true,
      is_secondary_pin_set: true,
      is_secondary_pin_shared: false,
      secondary_end_date: '2026-12-01T00:00:00.000Z',
    });
    expect(await stateOf(send)).toMatchObject({ is_master_pin_set: true, is_secondary_pin_set: true });
  });

  test('stores a salted hash and no digits, and none in an answer or the feed', async () => {
    const { world, send } = await asOwner();
    await setMaster(send);
    const answer = await setGuest(send);
    expect(stored(world)).not.toMatch(/482913|730164/);
    expect(JSON.stringify([answer, await stateOf(send)])).not.toMatch(/482913|730164/);
    expect(entries(world)).toEqual([
      ['set_master_pin', 'done', null],
      ['set_guest_pin', 'done', null],
    ]);
    const { pins } = world.tables.devices.get(VAN_14) ?? {};
    await setGuest(send);
    // Another salt each time.
    expect(world.tables.devices.get(VAN_14)?.pins?.guest?.hash).not.toBe(pins?.guest?.hash);
  });

  test('lists PINs that were set under the command family of the key locker', async () => {
    const { send } = await asOwner();
    await setMaster(send);
    const { body } = await send(
      'GET',
      '/api/v1/iot/logs?event=keylocker&from_date=2026-11-21T00:00:00Z&to_date=2026-11-22T00:00:00Z&vehicle_id=1003',
    );
    expect(body).toMatchObject({ results: [{ action: 'keylocker', originator: 'Riley Kowalski', success: true }] });
  });

  test.each([['12345'], ['1234567'], ['48291a'], ['']])('refuses the PIN %j', async (pin) => {
    const { send } = await asOwner();
    expect(await send('PATCH', PIN, { pin })).toMatchObject({
      status: 400,
      body: { validation_errors: { pin: expect.any(Array) } },
    });
  });

  test('refuses an end that does not lie ahead', async () => {
    const { send } = await asOwner();
    const ends = { secondary_end_date: new Date(NOW).toISOString() };
    expect(await setGuest(send, ends)).toMatchObject({
      status: 400,
      body: { validation_errors: { secondary_end_date: ['Must lie ahead'] } },
    });
    expect(await stateOf(send)).toMatchObject({ is_secondary_pin_set: false });
  });

  test('sends a shared guest PIN once, to guests who may control the vehicle', async () => {
    const { world, send } = await asOwner();
    await setGuest(send);
    expect(letters(world)).toEqual([]);
    await setGuest(send, { is_secondary_pin_shared: true, secondary_end_date: '2026-12-01T00:00:00Z' });
    expect(letters(world).map(({ to, code }) => [to, code])).toEqual([
      ['guest-full@waymark.example', '730164'],
      ['guest-partial@waymark.example', '730164'],
    ]);
    expect(letters(world)[0]?.body).toContain('It expires Nov 30, 2026, 18:00 CST.');
    expect(await stateOf(send)).toMatchObject({ is_secondary_pin_shared: true });
  });

  test('refuses guests, and devices without a key locker', async () => {
    const { world, send } = await asOwner();
    const guest = await mock.as(world, 'guest-full');
    expect(await setMaster(guest)).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } });
    const refused = { status: 403, body: { code: 'NOT_SUPPORTED' } };
    expect(await send('PATCH', '/api/v1/device/3182041907/pin', { pin: '482913' })).toMatchObject(refused);
    expect(await send('DELETE', '/api/v1/device/3182041907/pin?master_pin=482913')).toMatchObject(refused);
  });

  test('[commerce 8] answers 424 if the device does not respond, and keeps the PINs', async () => {
    const { world, send } = await asOwner('pins-set');
    const before = world.tables.devices.get(VAN_14)?.pins;
    world.tables.devices.update(VAN_14, { traits: ['unreachable'] });
    const unreachable = { status: 424, body: { code: 'DEVICE_UNREACHABLE' } };
    expect(await setMaster(send, '111111')).toMatchObject(unreachable);
    expect(await setGuest(send, { is_secondary_pin_shared: true })).toMatchObject(unreachable);
    expect(await clear(send, '000000')).toMatchObject(unreachable);
    expect(world.tables.devices.get(VAN_14)?.pins).toEqual(before);
    expect(letters(world)).toEqual([]);
    expect(entries(world).map(([command, outcome]) => [command, outcome])).toEqual([
      ['set_master_pin', 'unreachable'],
      ['set_guest_pin', 'unreachable'],
      ['clear_guest_pin', 'unreachable'],
    ]);
  });
});

describe('[commerce 7] deletePin', () => {
  test('clears the guest PIN with the master PIN, and keeps that', async () => {
    const { send } = await asOwner('pins-set');
    expect(await stateOf(send)).toMatchObject({ is_secondary_pin_set: true, is_secondary_pin_shared: true });
    expect((await clear(send)).status).toBe(204);
    expect(await stateOf(send)).toMatchObject({
      is_master_pin_set: true,
      is_secondary_pin_set: false,
      is_secondary_pin_shared: false,
      secondary_end_date: null,
    });
  });

  test('refuses a wrong master PIN, and any while none is set', async () => {
    const { send } = await asOwner();
    await setGuest(send);
    expect(await clear(send)).toMatchObject({
      status: 400,
      body: { validation_errors: { master_pin: ['No master PIN is set'] } },
    });
    await setMaster(send);
    expect(await clear(send, '730164')).toMatchObject(WRONG);
    expect(await stateOf(send)).toMatchObject({ is_secondary_pin_set: true });
  });

  test('takes no master PIN for 15 minutes after five wrong ones', async () => {
    const { world, send } = await asOwner('pins-set');
    for (let tries = 0; tries < 5; tries++) expect(await clear(send, '000000')).toMatchObject(WRONG);
    const locked = await clear(send);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    world.clock.advance(15 * MINUTE - 1000);
    expect((await clear(send)).status).toBe(429);
    world.clock.advance(1000);
    expect((await clear(send)).status).toBe(204);
  });

  test('forgets wrong master PINs after a right one, and after 15 minutes', async () => {
    const { world, send } = await asOwner('pins-set');
    for (let tries = 0; tries < 4; tries++) await clear(send, '000000');
    expect((await clear(send)).status).toBe(204);
    for (let tries = 0; tries < 4; tries++) expect(await clear(send, '000000')).toMatchObject(WRONG);
    world.clock.advance(15 * MINUTE);
    for (let tries = 0; tries < 5; tries++) expect(await clear(send, '000000')).toMatchObject(WRONG);
    expect((await clear(send)).status).toBe(429);
  });

  test('has the master PIN in no journal', async () => {
    const { world, send } = await asOwner('pins-set');
    await clear(send);
    const journal = JSON.stringify([...world.journal.entries()]);
    expect(journal).toContain('master_pin=[redacted]');
    expect(journal).not.toContain('482913');
  });
});

test('[commerce 3] a lock of the master PIN does not last for the time by which a clock was set back', async () => {
  const { world, send } = await asOwner();
  await setMaster(send);
  for (let count = 0; count < 5; count++) await clear(send, '000000');
  expect((await clear(send)).status).toBe(429);
  world.clock.set(NOW - 40 * MINUTE);
  expect((await (await mock.as(world, 'owner'))('DELETE', `${PIN}?master_pin=482913`)).status).toBe(204);
});

describe('[commerce 3] the state of a key locker', () => {
  test('is that of the last report, with its time', async () => {
    const { send } = await asOwner();
    expect(await stateOf(send)).toEqual({
      armed: true,
      key_present: true,
      door_open: false,
      reported_at: expect.stringMatching(/^2026-11-21T16:/),
      engine_on: false,
      doors_locked: true,
      main_battery_voltage: expect.any(Number),
      is_master_pin_set: false,
      is_secondary_pin_set: false,
      is_secondary_pin_shared: false,
      secondary_end_date: null,
    });
  });

  test('ends a guest PIN by the clock of the device, and keeps its date', async () => {
    const { world, send } = await asOwner();
    await setGuest(send, { secondary_end_date: new Date(NOW + HOUR).toISOString() });
    world.clock.advance(HOUR - 1);
    expect(await stateOf(send)).toMatchObject({ is_secondary_pin_set: true });
    world.clock.advance(1);
    // A token lasts an hour.
    expect(await stateOf(await mock.as(world, 'owner'))).toMatchObject({
      is_secondary_pin_set: false,
      secondary_end_date: '2026-11-21T17:41:00.000Z',
    });
  });

  test('has PINs that have ended in the scenario', async () => {
    const { send } = await asOwner('pins-set');
    expect(await stateOf(send, '3182041533')).toMatchObject({
      is_master_pin_set: true,
      is_secondary_pin_set: false,
      secondary_end_date: '2026-11-19T00:00:00.000Z',
    });
  });
});
