import { expect, test } from 'vitest';
import { createMock } from '../tests/support/mock.ts';

const mock = createMock();
const ORIGIN = 'http://localhost:3000';

const preflight = (path: string, method: string) =>
  mock.app.request(path, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': method },
  });

test.each([
  ['/api/v1/vehicle/1002', 'PATCH'],
  ['/api/iot/send-command', 'POST'],
  ['/map/style/light.json', 'GET'],
  ['/media/images/x', 'GET'],
])('[core 7] lets an app of another origin call %s', async (path, method) => {
  await mock.worlds.open();
  const { status, headers } = await preflight(path, method);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toContain(method);
  expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*x-access-token.*x-mock-world/);
});

test('[core 7] lets other origins read answers, errors and their date', async () => {
  const world = await mock.world();
  const token = await mock.tokenOf(world, 'owner');
  for (const [authorization, status] of [
    [`Bearer ${token}`, 200],
    ['Bearer x', 401],
  ] as const) {
    const headers = { origin: ORIGIN, 'x-mock-world': world.id, authorization };
    const answer = await mock.app.request('/api/v1/vehicle/1002', { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('date');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-service-status');
    expect(answer.headers.get('date')).toBe('Sat, 21 Nov 2026 16:41:00 GMT');
    expect(await answer.json()).toBeTypeOf('object');
  }
});

test('[core 7] refuses other origins on the control API', async () => {
  const answer = await mock.app.request('/__mock/health', { headers: { origin: ORIGIN } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
