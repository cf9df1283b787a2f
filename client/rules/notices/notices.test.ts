import { expect, test } from 'vitest';
import type { Maintenance, Outage } from '../../api/model.ts';
import {
  blocks,
  currentNotices,
  type DeviceFamily,
  familyOf,
  interruptionOf,
  markOf,
  newestOf,
  noticesFor,
  partsOf,
} from './notices.ts';

/** States of the components by name. All others are operational. */
function anOutage(states: Record<string, string>, status = 'identified'): Outage {
  return {
    status,
    body: '',
    created_at: '2026-11-21T15:00:00Z',
    affected_components: Object.entries(states).map(([name, new_status]) => ({
      name,
      old_status: 'operational',
      new_status,
    })),
  };
}
const aMaintenance = (status: string): Maintenance => ({ status, body: '', created_at: '2026-11-21T15:00:00Z' });
const only = (outage: Outage | null, maintenance: Maintenance | null = null) => ({ outage, maintenance });

const X1 = { X1: 'major_outage' };
const DR = { 'DR3x00/DR5400/DR6400': 'partial_outage' };
const API = { API: 'major_outage' };

test('[core 4] a paused or expired plan is marked instead of an outage', () => {
  expect((['parked', 'offline', 'paused', 'expired'] as const).map((state) => markOf(state, 'OUTAGE'))).toEqual([
    'OUTAGE',
    'OUTAGE',
    null,
    null,
  ]);
  expect(markOf('parked', null)).toBeNull();
});

test('[core 7] picks the newest notice by created_at, in any order and offset', () => {
  const at = (created_at: string) => ({ created_at });
  expect(newestOf([])).toBeNull();
  expect(newestOf([at('2026-11-21T15:00:00Z'), at('2026-11-21T10:30:00-05:00'), at('2026-11-20T23:00:00Z')])).toEqual(
    at('2026-11-21T10:30:00-05:00'),
  );
});

test.each([
  ['investigating', true],
  ['identified', true],
  ['monitoring', false],
  ['resolved', false],
  ['postmortem', false],
])('[core 4] an outage that is %s counts: %s', (status, expected) => {
  expect(currentNotices(only(anOutage(API, status))).length === 1).toBe(expected);
  expect(interruptionOf('ft-x1r', only(anOutage(API, status))) === 'OUTAGE').toBe(expected);
});

test.each([
  ['in_progress', true, 'MAINTENANCE'],
  ['scheduled', true, null],
  ['completed', false, null],
  ['verifying', false, null],
])('[core 4] maintenance that is %s is listed: %s, and stops commands: %s', (status, isListed, interruption) => {
  expect(noticesFor(new Set(), only(null, aMaintenance(status))).length === 1).toBe(isListed);
  for (const product of ['ft-x1r', 'ft-dr3400-lte', 'ft-xt']) {
    expect(interruptionOf(product, only(null, aMaintenance(status)))).toBe(interruption);
  }
});

test.each([
  ['ft-x1r', 'x1'],
  ['ft-x1max', 'x1'],
  ['ft-x2max', 'x1'],
  ['ft-dr3400-lte', 'dr'],
  ['ft-dr3100-gps', 'dr'],
  ['dr5400', 'dr'],
  ['ft-dr6400', 'dr'],
  ['ft-xc', 'other'],
  ['ft-xc2', 'other'],
  ['ft-xt', 'other'],
  ['something-new', 'other'],
])('[core 4] %s is of the family %s', (product, family) => {
  expect(familyOf(product)).toBe(family);
});

test.each<[what: string, states: Record<string, string>, blocked: string[]]>([
  ['the API in major outage', API, ['ft-x1r', 'ft-dr3400-lte', 'ft-xt']],
  ['the API in partial outage', { API: 'partial_outage' }, ['ft-x1r', 'ft-dr3400-lte', 'ft-xt']],
  ['X1', X1, ['ft-x1r']],
  ['DR', DR, ['ft-dr3400-lte']],
  ['X1 and DR', { ...X1, ...DR }, ['ft-x1r', 'ft-dr3400-lte']],
  ['a slow API', { API: 'degraded_performance' }, []],
  ['an unknown component', { Billing: 'major_outage' }, []],
  ['an unknown state', { API: 'under_maintenance' }, []],
  ['no component', {}, []],
])('[core 4] an outage of %s blocks its family', (_what, states, blocked) => {
  const products = ['ft-x1r', 'ft-dr3400-lte', 'ft-xt'];
  expect(products.filter((product) => interruptionOf(product, only(anOutage(states))) === 'OUTAGE')).toEqual(blocked);
  expect(blocks({ kind: 'outage', ...anOutage(states) })).toBe(blocked.length > 0);
});

test.each<[what: string, families: DeviceFamily[] | undefined, states: Record<string, string>, isShown: boolean]>([
  ['X1 devices, X1 out', ['x1'], X1, true],
  ['X1 devices, DR out', ['x1'], DR, false],
  ['DR devices, DR out', ['dr'], DR, true],
  ['DR devices, X1 out', ['dr'], X1, false],
  ['both, X1 out', ['x1', 'dr'], X1, true],
  ['dash cams, X1 out', ['other'], X1, false],
  ['dash cams, API out', ['other'], API, true],
  ['no devices, X1 out', [], X1, false],
  ['no devices, API out', [], API, true],
  ['devices not loaded, X1 out', undefined, X1, false],
  ['devices not loaded, API out', undefined, API, true],
  ['X1 devices, X1 slow', ['x1'], { X1: 'degraded_performance' }, true],
  [
    'DR devices, X1 slow, DR works',
    ['dr'],
    { X1: 'degraded_performance', 'DR3x00/DR5400/DR6400': 'operational' },
    false,
  ],
  ['dash cams, unknown component out', ['other'], { Billing: 'major_outage' }, true],
])('[core 4] whether the notice of an outage is shown: %s', (_what, families, states, isShown) => {
  expect(noticesFor(families && new Set(families), only(anOutage(states))).length === 1).toBe(isShown);
});

test('[core 4] a hidden outage does not hide maintenance, which blocks everything', () => {
  const both = only(anOutage(X1), aMaintenance('in_progress'));
  expect(noticesFor(new Set(['dr']), both).map(({ kind }) => kind)).toEqual(['maintenance']);
  expect(interruptionOf('ft-dr3400-lte', both)).toBe('MAINTENANCE');
});

test.each<[flag: 'allDevices' | 'x1Devices' | 'drDevices', blocked: string[]]>([
  ['allDevices', ['ft-x1r', 'ft-dr3400-lte', 'ft-xt']],
  ['x1Devices', ['ft-x1r']],
  ['drDevices', ['ft-dr3400-lte']],
])('[core 3] an outage flagged %s blocks without naming a component', (flag, stopped) => {
  const outage = { ...anOutage({}), [flag]: true };
  const products = ['ft-x1r', 'ft-dr3400-lte', 'ft-xt'];
  expect(products.filter((product) => interruptionOf(product, only(outage)) === 'OUTAGE')).toEqual(stopped);
  expect(blocks({ kind: 'outage', ...outage })).toBe(true);
  expect(noticesFor(new Set(['other']), only(outage))).toHaveLength(flag === 'allDevices' ? 1 : 0);
});

test('[core 4] a family is at best in the state of all devices together', () => {
  const outage = anOutage({ API: 'major_outage', X1: 'degraded_performance', Billing: 'operational' });
  expect(partsOf(outage)).toEqual([
    { name: 'API', component: 'all', status: 'major_outage' },
    { name: 'X1', component: 'x1', status: 'major_outage' },
    { name: 'Billing', component: null, status: 'operational' },
  ]);
  const slow = anOutage({ API: 'degraded_performance', X1: 'major_outage', 'DR3x00/DR5400/DR6400': 'operational' });
  expect(partsOf(slow).map(({ status }) => status)).toEqual([
    'degraded_performance',
    'major_outage',
    'degraded_performance',
  ]);
});

test('[core 3] a flagged family without a component is listed as out', () => {
  expect(partsOf({ ...anOutage({ X1: 'operational' }), drDevices: true })).toEqual([
    { name: 'dr', component: 'dr', status: 'major_outage' },
    { name: 'X1', component: 'x1', status: 'operational' },
  ]);
});

test('[core 3] a flagged family is out even if its component is listed as operational', () => {
  expect(partsOf({ ...anOutage({ X1: 'operational' }), x1Devices: true })).toEqual([
    { name: 'X1', component: 'x1', status: 'major_outage' },
  ]);
});
