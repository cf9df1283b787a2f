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

const TEN_YEARS = { advance_ms: 3_650 * 86_400_000 };

/** Moves the clock of a world by ten years. */
async function tenYears(mock: typeof whole, { id }: { id: string }) {
  const response = await mock.app.request('/__mock/clock', {
    method: 'POST',
    headers: { 'x-mock-world': id, 'content-type': 'application/json' },
    body: JSON.stringify(TEN_YEARS),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('[commerce 4] ten years of renewals let other requests in, and end with the same payments', async () => {
  const world = await sliced.world();
  const send = await sliced.as(await sliced.world(), 'owner');
  turns = 0;
  const order: string[] = [];
  const moved = tenYears(sliced, world).then(({ status }) => order.push(`clock ${status}`));
  await new Promise((resolve) => setTimeout(resolve, 5));
  order.push(`cards ${(await send('GET', '/api/v1/card')).status}`);
  await moved;
  expect(order).toEqual(['cards 200', 'clock 200']);
  expect(turns).toBeGreaterThan(20);
  const reference = await whole.world();
  await tenYears(whole, reference);
  const paid = ({ tables }: typeof world) => [...tables.payments.values()].map(({ at, kind }) => ({ at, kind }));
  expect(paid(world)).toEqual(paid(reference));
  expect(paid(world).length).toBeGreaterThan(50);
});

test('[commerce 4] a request in the middle of ten years is answered after the renewals that are due', async () => {
  const world = await sliced.world();
  const send = sliced.withToken(world, null);
  const moved = tenYears(sliced, world);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const left = () => [...world.tables.due.values()].filter(({ at }) => at <= world.clock.now()).length;
  expect(left()).toBeGreaterThan(0);
  expect((await send('GET', '/api/outage')).status).toBe(200);
  expect(left()).toBe(0);
  await moved;
});

test('[core 9] a clock whose world is reset in between says so', async () => {
  const world = await sliced.world();
  const moved = tenYears(sliced, world);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await sliced.app.request('/__mock/reset', { method: 'POST', headers: { 'x-mock-world': world.id } });
  expect(await moved).toEqual({ status: 409, body: { detail: 'The world was reset or removed in the middle.' } });
});
