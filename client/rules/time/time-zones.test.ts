import { expect, test } from 'vitest';
import { OFFERED, OFFERED_ZONES, otherZones, zoneOption, zonePlace } from './time-zones.ts';

test('[commerce 3] offers the documented thirteen zones in the order of the contract', () => {
  expect(OFFERED).toEqual([
    'atlantic',
    'eastern',
    'central',
    'mountain',
    'pacific',
    'hawaii',
    'alaska',
    'australianWestern',
    'australianCentralWestern',
    'australianCentral',
    'australianEastern',
    'lordHowe',
    'newfoundland',
  ]);
  for (const zone of Object.values(OFFERED_ZONES)) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});

test.each([
  ['Europe/Berlin', 'Berlin (Europe)', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (America/Argentina)', 'Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
])('the zone %s is offered as %s, and named %s in texts', (zone, option, place) => {
  expect(zoneOption(zone)).toBe(option);
  expect(zonePlace(zone)).toBe(place);
});

test("other zones exclude the offered ones and include UTC, the saved, the chosen and the browser's own", () => {
  const known = ['Europe/Zurich', 'America/Chicago', 'Europe/Berlin', 'Asia/Tokyo'];
  const others = ['Europe/Berlin', 'Asia/Tokyo', 'UTC', 'Europe/Zurich'];
  expect(otherZones(known, ['America/Chicago', 'UTC', ''])).toEqual(others);
  expect(otherZones(known, ['US/Central', 'Etc/GMT+5'])).toEqual([
    'Europe/Berlin',
    'US/Central',
    'Etc/GMT+5',
    'Asia/Tokyo',
    'UTC',
    'Europe/Zurich',
  ]);
});
