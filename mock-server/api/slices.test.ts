import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

/** A clock on which each look takes 60 ms, so that a slice ends at its third step. */
function slowClock() {
  let at = 0;
  return () => (at += 60);
}
let turns = 0;
const nextTurn = () =>
  new Promise<void>((resolve) => {
    turns += 1;
    setTimeout(resolve);
  });
const sliced = createMock({ clock: slowClock(), wait: nextTurn });
const whole = createMock();

const REPLAY = {
  alert_type: 'speed_limit',
  vehicle_ids: [1001, 1002, 1003, 1004, 1006],
  parameters: { threshold: 40, unit: 'mph' },
};

test('[commerce 7] a long replay lets other requests in, and answers the same', async () => {
  const world = await sliced.world();
  const send = await sliced.as(world, 'owner');
  turns = 0;
  const order: string[] = [];
  const replay = send('POST', '/api/v1/alert/rule/backtest', REPLAY).then((answer) => {
    order.push('replay');
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const cards = send('GET', '/api/v1/card').then((answer) => order.push(`cards ${answer.status}`));
  const [{ status, body }] = await Promise.all([replay, cards]);
  expect(order).toEqual(['cards 200', 'replay']);
  expect(turns).toBeGreaterThan(20);
  const other = await whole.as(await whole.world(), 'owner');
  expect({ status, body }).toEqual({
    status: 200,
    body: (await other('POST', '/api/v1/alert/rule/backtest', REPLAY)).body,
  });
});

test('[commerce 7] a long list of alerts and logs continues after each slice', async () => {
  const world = await sliced.world();
  const send = await sliced.as(world, 'owner');
  const other = await whole.as(await whole.world(), 'owner');
  for (const path of [
    '/api/v1/alert/event?from_date=2026-09-01T00:00:00Z&limit=100',
    '/api/v1/iot/logs?from_date=2026-10-01T00:00:00Z&limit=100&offset=300',
  ]) {
    turns = 0;
    expect((await send('GET', path)).body).toEqual((await other('GET', path)).body);
    expect(turns).toBeGreaterThan(20);
  }
});

test('[core 2.2] a session that is revoked between two slices gets no answer', async () => {
  const world = await sliced.world();
  const send = await sliced.as(world, 'owner-fleet');
  const replay = send('GET', '/api/v1/alert/event?from_date=2026-11-01T00:00:00Z');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await sliced.app.request('/__mock/reset', { method: 'POST', headers: { 'x-mock-world': world.id } });
  expect([401, 503]).toContain((await replay).status);
});
