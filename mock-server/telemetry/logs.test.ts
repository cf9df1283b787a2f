import { expect, test } from 'vitest';
import { createTelemetry } from './telemetry.ts';
import { at, command, DAY, driving, HOUR, MINUTE, NOW, smallFleet, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const ALL = 1_000_000;
const MORNING = { from: at('2026-11-16T12:00:00Z'), to: at('2026-11-16T14:00:00Z'), now: NOW };
const nameOf = (user: number): string | null => (user === 101 ? 'Riley Kowalski' : null);
const feed = (who: Subject | Subject[], commands = [command(0, 'arm')], query = {}) =>
  telemetry.logs([who].flat(), commands, { ...MORNING, limit: ALL, offset: 0, nameOf, ...query }).rows;
const commuter = driving('commuter');

test("[commerce 3] reports the vehicle's measurements in a feed entry", () => {
  expect(feed(commuter).find(({ action }) => action === 'accelerometer_event')).toEqual({
    id: 'GG-20417-A7-1794833609-harsh-acceleration',
    timestamp: '2026-11-16T12:53:29.000Z',
    action: 'accelerometer_event',
    originator: null,
    vehicle_id: 1001,
    vehicle_name: 'Van 12',
    device_key: 'GG-20417-A7',
    speed: 13,
    mileage: 31_813.1,
    main_battery_voltage: 13.9,
    backup_battery_percentage: 92,
    temperature: 39,
    latitude: 41.87992,
    longitude: -87.69975,
    trip_id: 'GG-20417-A7-1794833535',
    kind: 'harsh_acceleration',
  });
});

test('[places 7] says whether the ignition was turned on or off', () => {
  const kinds = feed(commuter).flatMap(({ action, kind }) => (action === 'ignition' ? [kind] : []));
  expect(new Set(kinds)).toEqual(new Set(['ignition_on', 'ignition_off']));
});

test('[commerce 3] names the trip of an entry, and none for a parked vehicle', () => {
  const sent = [command(at('2026-11-16T12:56:15.900Z'), 'location'), command(at('2026-11-16T13:30:00Z'), 'arm')];
  const trips = feed(commuter, sent).map(({ timestamp, action, trip_id }) => [
    timestamp.slice(11, 19),
    action,
    trip_id,
  ]);
  const trip = 'GG-20417-A7-1794833535';
  expect(trips).toEqual([
    ['13:30:00', 'lock', null],
    ['13:00:29', 'lock', null],
    ['13:00:17', 'ignition', trip],
    ['13:00:15', 'location', trip],
    ['12:58:15', 'location', trip],
    ['12:56:15', 'device_status_command', trip],
    ['12:56:15', 'location', trip],
    ['12:54:15', 'location', trip],
    ['12:53:29', 'accelerometer_event', trip],
    ['12:52:15', 'ignition', trip],
    ['12:52:07', 'unlock', null],
    ['12:01:11', 'location', null],
  ]);
});

test('[commerce 3] names only trips that are listed', () => {
  for (const who of smallFleet()) {
    const listed = new Set(
      telemetry
        .trips(who, NOW - 9 * DAY, NOW)
        .page(0, ALL)
        .map(({ id }) => id),
    );
    const named = feed(who, [], { from: NOW - 7 * DAY, to: NOW }).flatMap(({ trip_id }) => trip_id ?? []);
    expect(named.filter((id) => !listed.has(id))).toEqual([]);
  }
});

test('[commerce 3] sorts commands among automatic events', () => {
  const sent = [
    command(at('2026-11-16T12:30:00.400Z'), 'disarm'),
    command(at('2026-11-16T12:56:15.900Z'), 'location'),
    command(at('2026-11-16T13:30:00Z'), 'trunk', 'refused'),
    command(at('2026-11-16T13:30:05Z'), 'remote_aux1', 'unreachable'),
    command(at('2026-11-16T14:30:00Z'), 'arm'),
  ];
  const entries = feed(commuter, sent).map(({ timestamp, action, originator, success }) => [
    timestamp.slice(11, 19),
    action,
    originator,
    success,
  ]);
  expect(entries).toEqual([
    ['13:30:05', 'aux_1', 'Riley Kowalski', false],
    ['13:30:00', 'trunk', 'Riley Kowalski', false],
    ['13:00:29', 'lock', null, undefined],
    ['13:00:17', 'ignition', null, undefined],
    ['13:00:15', 'location', null, undefined],
    ['12:58:15', 'location', null, undefined],
    ['12:56:15', 'device_status_command', 'Riley Kowalski', true],
    ['12:56:15', 'location', null, undefined],
    ['12:54:15', 'location', null, undefined],
    ['12:53:29', 'accelerometer_event', null, undefined],
    ['12:52:15', 'ignition', null, undefined],
    ['12:52:07', 'unlock', null, undefined],
    ['12:30:00', 'unlock', 'Riley Kowalski', true],
    ['12:01:11', 'location', null, undefined],
  ]);
});

test('[commerce 7] filters failed commands and kinds', () => {
  const sent = [
    command(at('2026-11-16T13:30:00Z'), 'trunk', 'refused'),
    command(at('2026-11-16T13:31:00Z'), 'panic_on'),
    command(at('2026-11-16T13:32:00Z'), 'set_siren'),
  ];
  const actions = (query: object) => feed(commuter, sent, query).map(({ action }) => action);
  expect(actions({ excludeFailures: true })).not.toContain('trunk');
  expect(actions({ events: ['trunk', 'ignition', 'panic'] })).toEqual(['panic', 'trunk', 'ignition', 'ignition']);
  expect(actions({ events: ['device_management_command'] })).toEqual(['device_management_command']);
  expect(actions({ events: [] })).toEqual([]);
});

test.each([
  ['arm', 'lock'],
  ['disarm', 'unlock'],
  ['location', 'device_status_command'],
  ['remote_start', 'remote_start'],
  ['remote_stop', 'remote_stop'],
  ['trunk', 'trunk'],
  ['panic_off', 'panic'],
  ['remote_aux2', 'aux_2'],
  ['take_stream_snapshot', 'device_management_command'],
  ['set_schedule', 'device_management_command'],
])('[commerce 3] names %s %s in the feed', (sent, action) => {
  const [row] = feed(driving('parked'), [command(at('2026-11-16T13:59:00Z'), sent)]);
  expect(row).toMatchObject({ action, originator: 'Riley Kowalski', success: true });
});

test.each([
  ['panic_off', 'panic_off'],
  ['set_guest_pin', 'set_guest_pin'],
  ['take_stream_snapshot', 'take_stream_snapshot'],
  ['arm', undefined],
])('[commerce 3] says that %s is of the kind %s', (sent, kind) => {
  const [row] = feed(driving('parked'), [command(at('2026-11-16T13:59:00Z'), sent)]);
  expect(row?.kind).toBe(kind);
});

test('places a command at the device, or at its last contact if unanswered', () => {
  const sentAt = at('2026-11-16T12:57:15Z');
  const reading = telemetry.reading(commuter, sentAt);
  const [row] = feed(commuter, [command(sentAt, 'location')], {
    from: sentAt,
    to: sentAt,
    events: ['device_status_command'],
  });
  expect(row).toMatchObject({ latitude: reading?.latitude, longitude: reading?.longitude, speed: 51 });
  const silent = subject({ plan_renewal_date: NOW - 3 * DAY });
  const [failed] = feed(silent, [command(NOW, 'arm', 'unreachable')], { from: NOW - HOUR, to: NOW });
  expect(failed).toMatchObject({ latitude: telemetry.reading(silent, NOW)?.latitude, success: false });
});

test('omits commands of other devices', () => {
  const other = { ...command(at('2026-11-16T13:30:00Z'), 'arm'), device_key: 'GG-OTHER' };
  expect(feed(commuter, [other])).toEqual(feed(commuter));
});

test('matches the trip in every second that both contain', () => {
  const who = driving('delivery', 'speeder', 'idler');
  const trips = telemetry.trips(who, NOW - 7 * DAY, NOW).page(0, ALL);
  const inTrips = new Map(trips.flatMap(({ logs }) => logs.map((log) => [log.timestamp, log])));
  const rows = feed(who, [], { from: NOW - 7 * DAY, to: NOW });
  const shared = rows.filter(({ timestamp }) => inTrips.has(timestamp));
  expect(shared.length).toBeGreaterThan(300);
  for (const { timestamp, latitude, longitude, mileage, speed } of shared) {
    expect(inTrips.get(timestamp)).toMatchObject({ latitude, longitude, mileage, speed });
  }
  const ignitions = rows.filter(({ action }) => action === 'ignition').map(({ timestamp }) => timestamp);
  const bounds = trips.flatMap(({ start_date, end_date }) => [end_date, start_date]);
  expect(ignitions).toEqual(bounds);
});

test('matches the alerts in every event', () => {
  const fleet = smallFleet();
  const range = { from: NOW - 7 * DAY, to: NOW, now: NOW, limit: ALL, offset: 0 };
  const events = telemetry.alertEvents(fleet, range).rows;
  const rows = new Map(telemetry.logs(fleet, [], range).rows.map((row) => [row.id, row]));
  for (const { alert_type, message: _text, begins_at: _begin, ends_at: _end, ...event } of events) {
    expect(rows.get(event.id)).toMatchObject({ ...event, action: alert_type });
  }
  expect(events.length).toBeGreaterThan(200);
});

test('returns every row once in its pages, with commands in order', () => {
  const fleet = smallFleet();
  const commands = Array.from({ length: 60 }, (_, i) => ({
    ...command(NOW - i * 177 * MINUTE, i % 2 ? 'arm' : 'location'),
    device_key: fleet[i % 20]?.device.id ?? '',
  }));
  const query = { from: NOW - 7 * DAY, to: NOW, now: NOW };
  const { count, rows } = telemetry.logs(fleet, commands, { ...query, limit: ALL, offset: 0 });
  expect(rows).toHaveLength(count);
  expect(rows.filter(({ success }) => success).length).toBe(57);
  const pages = Array.from(
    { length: Math.ceil(count / 300) },
    (_, i) => telemetry.logs(fleet, commands, { ...query, limit: 300, offset: i * 300 }).rows,
  );
  expect(pages.flat()).toEqual(rows);
  const times = rows.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

test('[commerce 7] returns the latest log of one device', () => {
  const [latest] = telemetry.logs([commuter], [], { from: NOW - DAY, to: NOW, limit: 1, offset: 0 }).rows;
  expect(latest).toMatchObject({ id: 'GG-20417-A7-1795262471-location' });
});
