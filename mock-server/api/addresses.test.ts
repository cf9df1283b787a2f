import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();

async function owner() {
  const world = await mock.world();
  return { world, send: await mock.as(world, 'owner'), token: await mock.tokenOf(world, 'owner') };
}

test.each(['0x3ea', '+1002', '%201002', '01002', '1002.', '1e3', '1002%00', 'NaN'])(
  '[core 7] rejects %s as a vehicle id',
  async (id) => {
    const { send } = await owner();
    expect(await send('GET', `/api/v1/vehicle/${id}`)).toMatchObject({
      status: 400,
      body: { validation_errors: { vehicleId: ['Must be a number'] } },
    });
  },
);

test.each([
  ['limit=1e2', 'Must be a number'],
  ['limit=0x10', 'Must be a number'],
  ['limit=', 'Must be a number'],
  ['limit=1.5', 'Must be a whole number'],
  ['limit=0', 'Must be at least 1'],
  ['limit=5&limit=abc', 'Must be given once'],
  ['limit=5&limit=5', 'Must be given once'],
])('[core 7] refuses a page of %s: %s', async (query, message) => {
  const { send } = await owner();
  expect(await send('GET', `/api/v1/vehicle?${query}`)).toMatchObject({
    status: 400,
    body: { validation_errors: { limit: [message] } },
  });
});

test('[commerce 7] accepts repeated ids where several are allowed', async () => {
  const { send } = await owner();
  const path = '/api/v1/alert/event?from_date=2026-11-20T00:00:00Z&vehicle_id=1001&vehicle_id=1002';
  expect((await send('GET', path)).status).toBe(200);
});

test('[core 7] accepts the scheme of a token in any case', async () => {
  const { world, token } = await owner();
  const status = async (authorization: string) =>
    (await mock.app.request('/api/v1/vehicle/1002', { headers: { 'x-mock-world': world.id, authorization } })).status;
  expect([await status(`bearer ${token}`), await status(`BEARER ${token}`), await status(token)]).toEqual([
    200, 200, 401,
  ]);
});

test('[core 7] accepts a body only as application/json', async () => {
  const { world, token } = await owner();
  const status = async (type: string) => {
    const headers = { 'x-mock-world': world.id, authorization: `Bearer ${token}`, 'content-type': type };
    const body = JSON.stringify({ vehicle_name: 'Van 70' });
    return (await mock.app.request('/api/v1/vehicle/1002', { method: 'PATCH', headers, body })).status;
  };
  expect(await status('application/json-patch+json')).toBe(415);
  expect(await status('application/jsonx')).toBe(415);
  expect(await status('application/json ; charset=utf-8')).toBe(200);
});

test.each(['/api/v1/iot/logs', '/api/v1/alert/event'])(
  '[commerce 7] %s rejects reversed ranges and unknown filters',
  async (path) => {
    const { send } = await owner();
    const errors = async (query: string) =>
      ((await send('GET', `${path}?from_date=2026-11-20T00:00:00Z&${query}`)).body as { validation_errors?: object })
        .validation_errors;
    expect(await errors('to_date=2026-11-19T23:59:59Z')).toEqual({ to_date: ['Must not lie before from_date'] });
    expect(await errors('to_date=2026-11-20T00:00:00Z')).toBeUndefined();
    const filter = path.endsWith('logs') ? 'event' : 'alert_type';
    expect(await errors(`${filter}=nonsense`)).toEqual({
      [`${filter}.0`]: [expect.stringMatching(/^Must be one of .*\bspeed_limit\b/)],
    });
    expect(await errors(`${filter}=speed_limit&${filter}=towing_detection`)).toBeUndefined();
  },
);

test.each([
  ['9999-12-31T23:59:59-12:00', [400, 400, 400, 400]],
  ['0001-01-01T00:00:00Z', [400, 400, 400, 400]],
  ['2100-01-01T00:00:00Z', [400, 400, 400, 400]],
  // Service access of an installer is shorter.
  ['2099-12-31T23:59:59-12:00', [400, 200, 201, 200]],
])('[commerce 7] answers an instant of %s with %j and keeps lists readable', async (instant, statuses) => {
  const { send } = await owner();
  const grant = { vehicle: 1001, access_level: 'Read Only', access_end: instant };
  const answers = [
    await send('PATCH', '/api/v1/device/service/GG-20417-A7', { service_mode: true, service_mode_end_date: instant }),
    await send('PATCH', '/api/v1/user/201', { vehicle_access: [grant] }),
    await send('POST', '/api/v1/user/invite', { email: 'nina@waymark.example', subscriber: 11, vehicles: [grant] }),
    await send('GET', `/api/v1/iot/logs?from_date=2026-11-20T00:00:00Z&to_date=${encodeURIComponent(instant)}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  if (!statuses.includes(200)) {
    expect(answers[0]?.body).toEqual({
      validation_errors: { service_mode_end_date: [expect.stringMatching(/^Must be a date/)] },
    });
  }
  for (const path of ['/api/v1/device', '/api/v1/user', '/api/v1/user/token']) {
    expect((await send('GET', path)).status, path).toBe(200);
  }
});
