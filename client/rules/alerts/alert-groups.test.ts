import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { AlertEvent } from '../../api/model.ts';
import { type AlertDay, alertGroups } from './alert-groups.ts';

const dayOf = ({ timestamp }: AlertEvent) => timestamp?.slice(0, 10) ?? null;
const alert = (id: string, timestamp: string, more: Partial<AlertEvent> = {}): AlertEvent => ({
  id,
  timestamp,
  alert_type: 'speed_limit',
  vehicle_id: 1001,
  ...more,
});
const idsOf = (days: readonly AlertDay[]) =>
  days.map(({ day, groups }) => [day, ...groups.map(({ events }) => events.map(({ id }) => id).join(' '))]);

test('[commerce 2] folds alerts of a day that say the same about a vehicle, at the place of the newest', () => {
  const days = alertGroups(
    [
      alert('a', '2026-11-21T15:45:00Z'),
      alert('b', '2026-11-21T15:30:00Z', { vehicle_id: 1002 }),
      alert('c', '2026-11-21T14:10:00Z'),
      alert('d', '2026-11-20T23:00:00Z'),
    ],
    dayOf,
  );
  expect(idsOf(days)).toEqual([
    ['2026-11-21', 'a c', 'b'],
    ['2026-11-20', 'd'],
  ]);
});

test.each([
  ['kinds', { alert_type: 'ignition', kind: 'ignition_on' }, { alert_type: 'ignition', kind: 'ignition_off' }],
  ['directions', { geofence: 81, direction: 'arrive' }, { geofence: 81, direction: 'depart' }],
  ['geofences', { geofence: 81, direction: 'arrive' }, { geofence: 82, direction: 'arrive' }],
] as const)('[commerce 3] keeps alerts with other %s apart', (_what, one, other) => {
  const at = '2026-11-21T15:45:00Z';
  expect(idsOf(alertGroups([alert('a', at, one), alert('b', at, other)], dayOf))).toEqual([['2026-11-21', 'a', 'b']]);
});

const events = array(
  record({
    vehicle_id: integer({ min: 1, max: 3 }),
    alert_type: constantFrom('speed_limit', 'curfew', 'geofences'),
    direction: constantFrom('arrive', 'depart'),
    day: option(integer({ min: 10, max: 13 })),
  }),
  { maxLength: 60 },
).map((rows) =>
  rows
    .toSorted((a, b) => (b.day ?? 0) - (a.day ?? 0))
    .map(({ day, ...row }, index): AlertEvent => {
      const timed = day === null ? {} : { timestamp: `2026-11-${day}T12:00:00Z` };
      return { id: String(index), ...row, ...timed };
    }),
);

test('[commerce 7] loses no alert, keeps their order, and moves nothing when a later page arrives', () => {
  assert(
    property(events, nat(), (all, cut) => {
      const groups = alertGroups(all, dayOf).flatMap((day) => day.groups);
      expect(
        groups
          .flatMap((group) => group.events)
          .map(({ id }) => Number(id))
          .toSorted((a, b) => a - b),
      ).toEqual(all.map((_, index) => index));
      for (const group of groups) {
        const ids = group.events.map(({ id }) => Number(id));
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(group.newest).toBe(group.events[0]);
      }
      // What a part shows is the beginning of what the whole shows: the same groups, which at most grow.
      const read = alertGroups(all.slice(0, cut % (all.length + 1)), dayOf);
      const whole = alertGroups(all, dayOf);
      for (const [index, { day, groups: early }] of read.entries()) {
        expect(whole[index]?.day).toBe(day);
        for (const [place, { key, events: shown }] of early.entries()) {
          const later = whole[index]?.groups[place];
          expect(later?.key).toBe(key);
          expect(later?.events.slice(0, shown.length)).toEqual(shown);
        }
      }
    }),
  );
});
