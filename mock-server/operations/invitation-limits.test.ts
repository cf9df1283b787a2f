import { describe, expect, test } from 'vitest';
import { NOW } from '../../tests/support/mock.ts';
import {
  accept,
  decline,
  mock,
  OWNER,
  people,
  readOnly,
  STRANGER,
  type Token,
} from '../domain/invitations/test-bench.ts';

test.each([
  ['owner-new', 'not-a-token', 'INVALID_TOKEN', 'This invitation is not valid. Please check the link in your email.'],
  [
    'owner-new',
    'transfer-wrangler',
    'INVALID_TOKEN',
    'This invitation is not valid. Please check the link in your email.',
  ],
  ['owner-new', 'invite-too-late', 'EXPIRED_TOKEN', 'This invitation has expired. Please ask for a new one.'],
  ['owner-new', 'invite-canceled', 'WITHDRAWN_TOKEN', 'This invitation was canceled by its sender.'],
  ['guest-full', 'invite-accepted', 'USED_TOKEN', 'This invitation was already answered.'],
])('[commerce 8] refuses %s an invitation with %s: %s', async (persona, token, code, detail) => {
  const { world, visitor } = await people();
  const send = await mock.as(world, persona);
  expect(await send('POST', accept(token))).toMatchObject({ status: 400, body: { code, detail } });
  expect(await visitor('DELETE', decline(token))).toMatchObject({ status: 400, body: { code, detail } });
});

describe('[commerce 5] sharing is refused', () => {
  test.each([
    ['with oneself', OWNER, [readOnly(1002)], { email: ['Must be the email of another person'] }],
    ['twice', 'x@waymark.example', [readOnly(1002), readOnly(1002)], { 'vehicles.1.vehicle': ['Is named twice'] }],
    [
      'until yesterday',
      'x@waymark.example',
      [{ ...readOnly(1002), access_end: '2026-11-20T00:00:00Z' }],
      { 'vehicles.0.access_end': ['Must lie ahead'] },
    ],
    [
      'with an end before its start',
      'x@waymark.example',
      [{ ...readOnly(1002), access_start: '2026-12-02T00:00:00Z', access_end: '2026-12-01T00:00:00Z' }],
      { 'vehicles.0.access_end': ['Must lie after the start'] },
    ],
    [
      'exclusively without an end',
      'x@waymark.example',
      [{ ...readOnly(1002), exclusive_access: true }],
      { 'vehicles.0.access_end': ['Required field'] },
    ],
    ['without a valid address', 'nobody', [readOnly(1002)], { email: [expect.any(String)] }],
  ])('%s', async (_title, email, vehicles, validation_errors) => {
    const { invite } = await people();
    expect(await invite(email, ...vehicles)).toMatchObject({ status: 400, body: { validation_errors } });
  });

  test('[commerce 4] for a vehicle with a pending offer', async () => {
    const { invite } = await people();
    expect(await invite('x@waymark.example', readOnly(1014))).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER', detail: 'A vehicle cannot be shared while its transfer is pending.' },
    });
  });

  test('the sixth time in 15 minutes', async () => {
    const { world, invite } = await people();
    for (let i = 0; i < 5; i++) expect((await invite('x@waymark.example', readOnly(1002))).status).toBe(201);
    world.clock.set(NOW + 60_000);
    const refused = await invite('x@waymark.example', readOnly(1002));
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toBe('840');
    expect((await invite('y@waymark.example', readOnly(1002))).status).toBe(201);
    world.clock.set(NOW + 15 * 60_000);
    expect((await invite('x@waymark.example', readOnly(1002))).status).toBe(201);
  });
});

test('[commerce 6] an invitation ends with the last access that it grants', async () => {
  const { world, invite } = await people();
  const until = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
  const first = await invite(STRANGER, { ...readOnly(1002), access_end: until(2) });
  expect(first.body).toMatchObject({ expires_at: until(2) });
  const both = await invite(STRANGER, { ...readOnly(1003), access_end: until(4) });
  expect(both.body).toMatchObject({ expires_at: until(4) });
  const { token } = both.body as Token;
  world.clock.set(NOW + 4 * 3_600_000);
  const stranger = await mock.as(world, 'owner-stranger');
  expect(await stranger('POST', accept(token))).toMatchObject({ status: 400, body: { code: 'EXPIRED_TOKEN' } });
});

test('[commerce 4] an invitation that loses a vehicle ends with the access that is left', async () => {
  const { world, owner, invite } = await people();
  const until = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
  const { body } = await invite(
    STRANGER,
    { ...readOnly(1002), access_end: until(2) },
    { ...readOnly(1003), access_end: until(9) },
  );
  expect(body).toMatchObject({ expires_at: until(9) });
  world.tables.devices.update('3182042261', { traits: [] });
  await owner('PATCH', '/api/v1/device/deactivate', { device_key: '3182042261', service_mode_override: true });
  world.clock.set(NOW + 2 * 3_600_000);
  const stranger = await mock.as(world, 'owner-stranger');
  expect(await stranger('POST', accept((body as Token).token))).toMatchObject({
    status: 400,
    body: { code: 'EXPIRED_TOKEN' },
  });
});

test('[commerce 4] an invitation is not accepted while its vehicle is offered to a new owner', async () => {
  const { world, owner, invite } = await people();
  const { body } = await invite(STRANGER, readOnly(1002), readOnly(1003));
  const stranger = await mock.as(world, 'owner-stranger');
  const offer = { email: 'transfer-recipient@waymark.example', subscriber_id: 11 };
  expect((await owner('POST', '/api/v1/device/transfer/3182042261', offer)).status).toBe(201);
  const { token } = body as Token;
  expect(await stranger('POST', accept(token))).toMatchObject({ status: 403, body: { code: 'PENDING_TRANSFER' } });
  expect((await stranger('GET', '/api/v1/vehicle/1002')).status).toBe(404);
  expect((await owner('DELETE', '/api/v1/device/transfer/3182042261')).status).toBeLessThan(300);
  expect((await stranger('POST', accept(token))).status).toBe(204);
});
