import { expect, test } from 'vitest';
import type { VehicleAccess } from '../../api/model.ts';
import { allows, differs, endedOf, type GrantValues, grantsOf, lacksEnd } from './grants.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const CONTEXT = { now: NOW, timeZone: 'America/Chicago' };
const VALUES: GrantValues = {
  vehicles: [
    { vehicle: 1001, level: 'Read Only' },
    { vehicle: 1002, level: 'Full Access' },
  ],
  duration: 'none',
  starts: '',
  ends: '',
  exclusive: false,
};
const record = (vehicle: number, rest: Partial<VehicleAccess> = {}): VehicleAccess => ({
  vehicle,
  subscriber: 11,
  access_level: 'Read Only',
  exclusive_access: false,
  access_start: null,
  access_end: null,
  ...rest,
});

test('[commerce 3] gives each vehicle its level without an end', () => {
  const rest = { exclusive_access: false, access_start: null, access_end: null };
  expect(grantsOf(VALUES, CONTEXT)).toEqual([
    { vehicle: 1001, access_level: 'Read Only', ...rest },
    { vehicle: 1002, access_level: 'Full Access', ...rest },
  ]);
});

test('[commerce 6] sends typed minutes as instants of the zone of the account', () => {
  const values: GrantValues = { ...VALUES, duration: 'until', starts: '2026-11-22T08:00', ends: '2026-11-22T17:45' };
  expect(grantsOf(values, CONTEXT)[0]).toMatchObject({
    access_start: '2026-11-22T14:00:00.000Z',
    access_end: '2026-11-22T23:45:00.000Z',
  });
});

test('[commerce 6] keeps the windows of records, and gives a new vehicle that of the first', () => {
  const access_end = '2026-11-30T18:00:00.000Z';
  const known = [record(1001, { access_end }), record(1003)];
  const values: GrantValues = { ...VALUES, duration: 'keep' };
  expect(grantsOf(values, { ...CONTEXT, known }).map((grant) => [grant.vehicle, grant.access_end])).toEqual([
    [1001, access_end],
    [1002, access_end],
  ]);
});

test('[commerce 6] extends every record of a guest at once', () => {
  const known = [
    record(1001, { access_end: '2026-11-21T16:00:00Z' }),
    record(1002, { access_end: '2026-11-25T16:00:00Z' }),
  ];
  const sent = grantsOf({ ...VALUES, duration: 'none' }, { ...CONTEXT, known });
  expect(sent.map(({ access_end }) => access_end)).toEqual([null, null]);
});

test('[commerce 6] changes exclusive access only if its switch was moved', () => {
  const access_end = '2026-11-30T18:00:00.000Z';
  const known = [record(1001, { access_end, exclusive_access: true }), record(1002, { access_end })];
  const exclusive = (isOn: boolean) =>
    grantsOf({ ...VALUES, duration: 'keep', exclusive: isOn }, { ...CONTEXT, known }).map(
      (one) => one.exclusive_access,
    );
  expect([exclusive(false), exclusive(true)]).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('[commerce 6] finds records that have ended, and exclusive ones without an end', () => {
  const ended = grantsOf(
    { ...VALUES, duration: 'keep' },
    { ...CONTEXT, known: [record(1001, { access_end: '2026-11-21T15:30:00Z' }), record(1002)] },
  );
  expect(endedOf(ended, NOW)).toEqual([1001]);
  expect(lacksEnd(grantsOf({ ...VALUES, exclusive: true }, CONTEXT))).toBe(true);
  expect(lacksEnd(grantsOf({ ...VALUES, exclusive: true, duration: 'hour' }, CONTEXT))).toBe(false);
});

test('[core 7] sees whether anything changes', () => {
  const known = [record(1001), record(1002, { access_level: 'Full Access' })];
  const same = grantsOf({ ...VALUES, duration: 'keep' }, { ...CONTEXT, known });
  expect(differs(same, known)).toBe(false);
  expect(differs(same.slice(0, 1), known)).toBe(true);
  expect(differs(grantsOf({ ...VALUES, duration: 'hour' }, { ...CONTEXT, known }), known)).toBe(true);
});

test('[commerce 6] no level allows billing, sharing or transfers', () => {
  const may = (level: Parameters<typeof allows>[0]) =>
    (['view', 'commands', 'settings', 'billing', 'sharing', 'transfer'] as const).filter((one) => allows(level, one));
  expect([may('Read Only'), may('Partial Access'), may('Full Access')]).toEqual([
    ['view'],
    ['view', 'commands'],
    ['view', 'commands', 'settings'],
  ]);
});
