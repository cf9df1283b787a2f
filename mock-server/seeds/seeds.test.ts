import { expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { DAY } from '../world/duration.ts';
import { SCENARIO_NAMES } from '../world/scenarios.ts';
import { seededRules } from '../world/seeded-rules.ts';
import type { Seeds } from '../world/world.ts';
import { largeFleet } from './large-fleet.node.ts';
import { createSeedCache, createSeeds } from './seeds.ts';

const EPOCH = Date.UTC(2026, 10, 21);
const seeds = createSeeds('default', EPOCH);
const rowsOf = (tables: Seeds) =>
  Object.fromEntries(Object.entries(tables).map(([table, base]) => [table, [...base.rows.values()]]));
const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

test('seeds equal rows each time', () => {
  expect(rowsOf(createSeeds('default', EPOCH))).toEqual(rowsOf(seeds));
});

test.each(SCENARIO_NAMES)('%s seeds frozen rows', (scenario) => {
  const rows = rowsOf(createSeeds(scenario, EPOCH));
  expect(Object.keys(rows).toSorted()).toEqual([
    'cards',
    'cases',
    'devices',
    'due',
    'faults',
    'filters',
    'geofences',
    'identity_users',
    'invitations',
    'links',
    'notices',
    'outbox',
    'payments',
    'subscribers',
    'transfers',
    'users',
    'vehicles',
  ]);
  expect(Object.values(rows).flat().every(isDeeplyFrozen)).toBe(true);
});

test('counts days from the epoch', () => {
  const device = seeds.devices?.rows.get('GG-20417-A7');
  expect(device?.plan_activation_date).toBe(Date.UTC(2026, 2, 4));
  expect(device?.plan_renewal_date).toBe(Date.UTC(2027, 2, 4));
  const guest = seeds.users?.rows.get(204);
  expect(guest?.vehicle_access[0]?.access_end).toBe(EPOCH - 14 * DAY);
  expect(createSeeds('default', EPOCH + DAY).devices?.rows.get('GG-20417-A7')?.plan_renewal_date).toBe(
    Date.UTC(2027, 2, 5),
  );
});

test('seeds a vehicle with its device from a fixture', () => {
  expect(seeds.vehicles?.rows.get(1001)).toEqual({
    id: 1001,
    subscriber: 11,
    device_key: 'GG-20417-A7',
    vehicle_name: 'Van 12',
    vehicle_make: 'Ford',
    vehicle_model: 'Transit 250',
    vehicle_year: 2023,
    license_plate: 'B 24 817',
    vin: '1FTBR1C80PKA04217',
    preferred_dealer: 'Northside Auto Sound',
    image: null,
    custom_fields: { field_1: "['Vans']" },
    starting_mileage: 31_200,
    mileage_corrections: [],
    pending_transfer_to: null,
    reminder: { enabled: true, type: 'maintenance_mileage_interval', parameters: { interval: 5_000, driven: 4_213 } },
    reminder_reset_mileage: 26_987,
    alert_rules: seededRules(),
    reminder_changes: [
      {
        at: 0,
        reminder: {
          enabled: true,
          type: 'maintenance_mileage_interval',
          parameters: { interval: 5_000, driven: 4_213 },
        },
        reset_mileage: 26_987,
        driven_by: EPOCH,
      },
    ],
  });
  expect(seeds.devices?.rows.get('GG-20417-A7')).toMatchObject({
    product_name: 'ft-xc2',
    plan_id: 'premium-plus-year',
    add_ons: [
      {
        id: 9001,
        plan_add_on_id: 'streaming-month',
        anchor: EPOCH + 10 * DAY,
        expiration: EPOCH + 10 * DAY,
        auto_renew: true,
      },
    ],
    cellular_percentage_used: 100,
    tires: { front_left: 35, front_right: 35, back_left: 26, back_right: 34 },
    cameras: ['front', 'rear'],
  });
  expect(seeds.devices?.rows.get('3410007718')?.camera_settings.cellular_data).toBe(false);
  expect(seeds.devices?.rows.get('GG-41890-T4')?.power_save_mode).toBe(2);
});

test('[core 3] writes group names in the format of a Python list', () => {
  const groups = (id: number) => seeds.vehicles?.rows.get(id)?.custom_fields.field_1;
  expect(groups(3001)).toBe('["L\'équipe"]');
  expect(groups(3003)).toBe("[\"L'équipe\", 'Famille']");
  expect(groups(3002)).toBe('[]');
  expect(groups(1016)).toBeNull();
});

test('puts every device into one vehicle, except new ones', () => {
  const inVehicles = [...(seeds.vehicles?.rows.values() ?? [])].map(({ device_key }) => device_key);
  const loose = [...(seeds.devices?.rows.keys() ?? [])].filter((key) => !inVehicles.includes(String(key)));
  expect(loose).toEqual([
    '3199900011',
    '3199900028',
    '3199900035',
    'GG-99900-T2',
    '3199900042',
    '3199900059',
    '3199900066',
  ]);
  expect(inVehicles.filter((key) => !seeds.devices?.rows.has(key))).toEqual([]);
  expect(seeds.devices?.rows.get('3199900028')?.pending).toEqual({
    vehicle_make: 'Kia',
    vehicle_model: 'Sorento',
    vehicle_year: 2025,
  });
});

test('empty: seeds the same users without vehicles', () => {
  const empty = createSeeds('empty', EPOCH);
  expect(empty.vehicles?.rows.size).toBe(0);
  expect(empty.users?.rows.size).toBe(seeds.users?.rows.size);
  expect([...(empty.users?.rows.values() ?? [])].filter(({ vehicle_access }) => vehicle_access.length > 0)).toEqual([]);
});

test('fleet: seeds 10,000 vehicles for its owner instead of forty', async () => {
  expect(createSeeds('fleet', EPOCH, await largeFleet()).vehicles?.by('subscriber', 71)).toHaveLength(10_000);
  expect(seeds.vehicles?.by('subscriber', 71)).toHaveLength(40);
});

test("adds a scenario's notices and rules to the common ones", () => {
  expect([...(seeds.notices?.rows.keys() ?? [])]).toEqual(['outage-resolved', 'maintenance-completed']);
  expect(seeds.faults?.rows.size).toBe(0);
  expect([...(createSeeds('outage-x1', EPOCH).notices?.rows.keys() ?? [])]).toEqual([
    'outage-resolved',
    'maintenance-completed',
    'outage-x1',
  ]);
  expect([...(createSeeds('declining-cards', EPOCH).faults?.rows.values() ?? [])]).toEqual([
    {
      ...ANY_REQUEST,
      id: 'scenario-declining-cards',
      operation: 'createPayment',
      effect: { decline: true },
    },
  ]);
});

test('shares large tables among worlds of one day', async () => {
  const seedsOf = createSeedCache(largeFleet);
  const first = await seedsOf('default', EPOCH);
  expect((await seedsOf('outage-all', EPOCH)).vehicles).toBe(first.vehicles);
  expect((await seedsOf('default', EPOCH)).devices).toBe(first.devices);
  expect((await seedsOf('default', EPOCH + DAY)).devices).not.toBe(first.devices);
  expect((await seedsOf('plans-ended', EPOCH)).devices).not.toBe(first.devices);
  expect((await seedsOf('fleet', EPOCH)).devices).toBe((await seedsOf('fleet', EPOCH)).devices);
});

test('evicts the least recently used seeds', async () => {
  const seedsOf = createSeedCache(largeFleet, undefined, 2);
  const first = await seedsOf('default', EPOCH);
  const second = await seedsOf('default', EPOCH + DAY);
  await seedsOf('default', EPOCH);
  await seedsOf('default', EPOCH + 2 * DAY);
  expect((await seedsOf('default', EPOCH)).vehicles).toBe(first.vehicles);
  expect((await seedsOf('default', EPOCH + DAY)).vehicles).not.toBe(second.vehicles);
});

test("loads the large fleet's names for its scenario only, and retries a failure", async () => {
  let loads = 0;
  const seedsOf = createSeedCache(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : largeFleet();
  });
  expect(seedsOf('default', EPOCH)).not.toBeInstanceOf(Promise);
  expect(loads).toBe(0);
  await expect(seedsOf('fleet', EPOCH)).rejects.toThrow('offline');
  expect((await seedsOf('fleet', EPOCH)).vehicles?.by('subscriber', 71)).toHaveLength(10_000);
  await seedsOf('fleet', EPOCH);
  expect(loads).toBe(2);
});

test('lets a scenario change every vehicle', () => {
  const devices = [...(createSeeds('plans-ended', EPOCH).devices?.rows.values() ?? [])];
  const ended = devices.filter(({ plan_renewal_date }) => plan_renewal_date === EPOCH - DAY);
  // New devices are not in a vehicle.
  expect(devices.length - ended.length).toBe(7);
});
