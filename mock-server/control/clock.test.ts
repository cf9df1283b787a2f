import { expect, test } from 'vitest';
import { schedule } from '../domain/due.ts';
import { DAY } from '../world/duration.ts';
import { ControlBench, NOON } from './test-bench.ts';

/** Monthly, renewed on the 14th. */
const FOURGON = '3290014407';

test('follows real time by default', async () => {
  const bench = await ControlBench.open();
  bench.now += 1_500;
  expect((await bench.send('GET', '/clock')).body).toEqual({
    now: '2026-11-21T12:00:01.500Z',
    now_ms: 1_795_262_401_500,
    frozen: false,
  });
});

test.each([
  ['an ISO time', '2027-02-03T04:05:06Z', '2027-02-03T04:05:06.000Z'],
  ['an ISO time with an offset', '2027-02-03T04:05:06-06:00', '2027-02-03T10:05:06.000Z'],
  ['an ISO date', '2027-02-03', '2027-02-03T00:00:00.000Z'],
  ['milliseconds', 1_801_613_106_000, '2027-02-03T00:05:06.000Z'],
])('sets the clock to %s', async (_, now, expected) => {
  const bench = await ControlBench.open();
  expect((await bench.send('POST', '/clock', { now })).body).toMatchObject({ now: expected, frozen: false });
});

test.each(['2027-02-03T04:05:06', 'soon', 1.5, -1, '1999-12-31', '2100-01-01', null, 4_102_444_800_000])(
  'refuses to set the clock to %s',
  async (now) => {
    const bench = await ControlBench.open();
    const { status, body } = await bench.send('POST', '/clock', { now });
    expect({ status, fields: Object.keys((body as { validation_errors: object }).validation_errors) }).toEqual({
      status: 400,
      fields: ['now'],
    });
  },
);

test('sets, advances and freezes the clock exactly', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('POST', '/clock', { now: '2027-01-01', advance_ms: 60_000, frozen: true });
  expect(answer.body).toEqual({ now: '2027-01-01T00:01:00.000Z', now_ms: 1_798_761_660_000, frozen: true });
  bench.now += 5_000;
  expect((await bench.send('GET', '/clock')).body).toMatchObject({ now: '2027-01-01T00:01:00.000Z' });
});

test('advances a frozen clock and resumes from its time', async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/clock', { frozen: true });
  bench.now += 5_000;
  expect((await bench.send('POST', '/clock', { advance_ms: -1_000 })).body).toMatchObject({
    now_ms: NOON - 1_000,
    frozen: true,
  });
  await bench.send('POST', '/clock', { frozen: false });
  bench.now += 250;
  expect((await bench.send('GET', '/clock')).body).toMatchObject({ now_ms: NOON - 750, frozen: false });
});

test('refuses an advance beyond the supported years and changes nothing', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/clock', { advance_ms: 1e13, frozen: true })).toMatchObject({
    status: 400,
    body: { validation_errors: { advance_ms: ['Must lie in the years 2000 to 2099'] } },
  });
  expect((await bench.send('GET', '/clock')).body).toMatchObject({ now_ms: NOON, frozen: false });
});

test('settles due events before the answer', async () => {
  const bench = await ControlBench.open();
  const world = bench.world();
  const device = [...world.tables.devices.values()][0]?.id ?? '';
  world.tables.devices.update(device, { engine: { value: true, at: NOON } });
  schedule(world, 'engine_stops', device, NOON + 600_000);
  await bench.send('POST', '/clock', { advance_ms: 599_999 });
  expect(world.tables.devices.get(device)?.engine).toEqual({ value: true, at: NOON });
  await bench.send('POST', '/clock', { advance_ms: 1 });
  expect(world.tables.devices.get(device)?.engine).toEqual({ value: false, at: NOON + 600_000 });
});
test('[commerce 4] renews plans on the way, each at its own time', async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/clock', { advance_ms: 60 * DAY });
  const { devices, payments } = bench.world().tables;
  expect(devices.get(FOURGON)?.plan_renewal_date).toBe(Date.parse('2027-02-14'));
  const renewals = [...payments.values()].filter(
    ({ kind, at, payment }) => kind === 'renewal' && at > NOON && payment.line_items[0]?.device_key === FOURGON,
  );
  expect(renewals.map(({ at }) => at)).toEqual([Date.parse('2026-12-14'), Date.parse('2027-01-14')]);
});

test('[commerce 4] does not go back behind the last payment', async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/clock', { now: '2026-12-14T06:00:00Z', frozen: true });
  expect(await bench.send('POST', '/clock', { advance_ms: -7 * 3_600_000 })).toMatchObject({
    status: 409,
    body: {
      detail: 'Money has moved since: the last payment was at 2026-12-14T00:00:00.000Z. Reset the world to go back.',
      code: 'MONEY_HAS_MOVED',
    },
  });
  expect((await bench.send('GET', '/clock')).body).toMatchObject({ now: '2026-12-14T06:00:00.000Z' });
  expect((await bench.send('POST', '/clock', { advance_ms: -3_600_000 })).status).toBe(200);
});
