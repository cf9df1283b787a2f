import type { DeviceTrait, DrivingPattern } from '../../fixtures/types.ts';
import { DAY } from '../world/duration.ts';
import type { CommandRow, DeviceRow, GeofenceShape, VehicleRow } from '../world/rows.ts';
import { seededRules } from '../world/seeded-rules.ts';
import { vehicleDetails } from '../world/vehicle-details.ts';
import type { Hub, Route, Streets } from './streets.ts';
import type { Subject } from './types.ts';

export { DAY, HOUR, MINUTE } from '../world/duration.ts';

/** Saturday, 10:41 a.m. in Chicago on the street clock. */
export const NOW = Date.parse('2026-11-21T16:41:00Z');
export const at = (iso: string): number => Date.parse(iso);

const METERS_A_DEGREE = 111_320;
const COSINE = 0.7448;

/** A route through points `[meters east, meters north, seconds]` of the hub. */
function route(to: string, hub: { lon: number; lat: number }, points: readonly [number, number, number][]): Route {
  const metersAt = [0];
  points.slice(1).forEach(([east, north], i) => {
    const [lastEast = 0, lastNorth = 0] = points[i] ?? [];
    metersAt.push((metersAt[i] ?? 0) + Math.hypot(east - lastEast, north - lastNorth));
  });
  return {
    to,
    meters: metersAt.at(-1) ?? 0,
    seconds: points.at(-1)?.[2] ?? 0,
    lon: Float64Array.from(points, ([east]) => hub.lon + east / (METERS_A_DEGREE * COSINE)),
    lat: Float64Array.from(points, ([, north]) => hub.lat + north / METERS_A_DEGREE),
    at: Float64Array.from(points, ([, , seconds]) => seconds),
    metersAt: Float64Array.from(metersAt),
  };
}

function hub(name: string, lon: number, lat: number): Hub {
  const place = { lon, lat };
  return {
    name,
    address: `1 ${name} St`,
    ...place,
    routes: [
      // 800 m of side street, 4 km of motorway at 56 mph, 800 m of main street.
      route('Motorway exit', place, [
        [0, 0, 0],
        [800, 0, 100],
        [4_800, 0, 260],
        [4_800, 800, 330],
      ]),
      // Around the block at 18 mph, too slow for speeding.
      route('Corner', place, [
        [0, 0, 0],
        [0, 1_000, 125],
        [-1_000, 1_000, 250],
      ]),
      // A main street at 30 mph.
      route('Main street', place, [
        [0, 0, 0],
        [0, -4_020, 300],
        [300, -4_020, 335],
      ]),
    ],
  };
}

export const streets: Streets = { hubs: [hub('Oak', -87.7, 41.88), hub('Elm', -87.65, 41.9)] };

const DEVICE: DeviceRow = {
  id: 'GG-20417-A7',
  product_name: 'ft-x2max',
  device_state: 'installed',
  plan_id: 'premium-year',
  installed_at: NOW - 100 * DAY,
  paused_at: null,
  plan_activation_date: NOW - 100 * DAY,
  plan_renewal_date: NOW + 265 * DAY,
  autorenewal: true,
  plan_paid: 0,
  plan_currency: 'USD',
  plan_anchor: 0,
  pending_plan: null,
  pause: null,
  renewal_failure: null,
  grace_spent: false,
  upgrade_offer: null,
  tracking_only: false,
  hardwired_mode: false,
  power_save_mode: 0,
  power_save_before: [],
  silent_before: [],
  replacement_order_placed: false,
  service_mode: false,
  service_mode_end_date: null,
  add_ons: [],
  cellular_percentage_used: 0,
  traits: [],
  pattern: 'delivery',
  hub: 0,
  trouble_codes: [],
  cleared_codes: [],
  tires: { front_left: 35, front_right: 35, back_left: 34, back_right: 36 },
  cameras: [],
  camera_settings: { cellular_data: true, microphone: true, stream_microphone: false },
  wifi: null,
  pins: null,
  settings: {},
  armed: null,
  engine: null,
  panic: null,
  trunk_opened_at: null,
  aux: {},
  pending: null,
  refusal: null,
  located_at: null,
  live_tracking: null,
  schedule: null,
};

const VEHICLE: VehicleRow = {
  ...vehicleDetails({ vehicle_name: 'Van 12', vehicle_make: 'Ford', vehicle_model: 'Transit 250', vehicle_year: 2023 }),
  id: 1001,
  subscriber: 11,
  device_key: 'GG-20417-A7',
  image: null,
  custom_fields: { field_1: null },
  starting_mileage: 31_200,
  mileage_corrections: [],
  pending_transfer_to: null,
  reminder: null,
  reminder_reset_mileage: 31_200,
  reminder_changes: [],
  alert_rules: [],
};

/** A delivery van on a yearly plan by default. */
export function subject(device: Partial<DeviceRow> = {}, vehicle: Partial<VehicleRow> = {}, seed = 7): Subject {
  const row = { ...DEVICE, ...device };
  return {
    seed,
    device: row,
    vehicle: { ...VEHICLE, device_key: row.id, alert_rules: seededRules(row.traits), ...vehicle },
    zone: 'America/Chicago',
  };
}

export const driving = (pattern: DrivingPattern, ...traits: DeviceTrait[]): Subject => subject({ pattern, traits });

/** The same vehicle after a command or an edit. */
export const changed = (who: Subject, changes: Partial<DeviceRow>): Subject => ({
  ...who,
  device: { ...who.device, ...changes },
});

export function command(sent_at: number, name: string, outcome: CommandRow['outcome'] = 'done'): CommandRow {
  const id = `c${sent_at}-${name}`;
  return { id, device_key: DEVICE.id, vehicle: VEHICLE.id, command: name, value: null, user: 101, sent_at, outcome };
}

/** Twenty vans that cover all device properties. */
export function smallFleet(): Subject[] {
  const patterns: DrivingPattern[] = ['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'parked', 'trailer'];
  const traits: DeviceTrait[] = ['speeder', 'idler', 'night_owl', 'alarm', 'unreachable', 'offline', 'trouble_codes'];
  return Array.from({ length: 20 }, (_, i) =>
    subject(
      {
        id: `31800000${String(i).padStart(2, '0')}`,
        pattern: patterns[i % 7] ?? 'delivery',
        traits: i % 3 === 0 ? [] : [traits[i % 5] ?? 'speeder', traits[i % 7] ?? 'idler'],
        hub: i,
        power_save_mode: i === 19 ? 2 : 0,
      },
      { id: 2000 + i, vehicle_name: `Van ${i}` },
    ),
  );
}

const RADIANS = Math.PI / 180;
const EARTH = 6_371_009;
const REACH_OF_A_POINT = 60;
const turned = (lng: number, other: number): number => other + ((((lng - other + 180) % 360) + 360) % 360) - 180;
const plane = (lat: number, lng: number) => {
  const bounded = Math.max(-89.9, Math.min(89.9, lat));
  return { x: lng * RADIANS, y: Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS) / 2)) };
};

/**
 * Meters from a place to the border of a geofence, negative inside: the slow way, which looks at all sides. The telemetry's own
 * answers are compared with it.
 */
export function metersOutside({ type, radius, coordinates }: GeofenceShape, lat: number, lng: number): number {
  if (type === 'radius' || type === 'point_of_interest') {
    const [center = { lat: 0, lng: 0 }] = coordinates;
    const north = Math.sin(((lat - center.lat) * RADIANS) / 2);
    const east = Math.sin(((lng - center.lng) * RADIANS) / 2);
    const half = north * north + Math.cos(center.lat * RADIANS) * Math.cos(lat * RADIANS) * east * east;
    const meters = type === 'radius' ? (radius ?? 0) * 1_609.344 : REACH_OF_A_POINT;
    return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half))) - meters;
  }
  let before = coordinates[0]?.lng ?? 0;
  const lngs = coordinates.map((corner) => (before = turned(corner.lng, before)));
  const ring = coordinates.map((corner, index) => plane(corner.lat, lngs[index] ?? 0));
  const { x, y } = plane(lat, turned(lng, (Math.min(...lngs) + Math.max(...lngs)) / 2));
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  let a = ring.at(-1) ?? { x: 0, y: 0 };
  for (const b of ring) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x - a.x - dx * along, y - a.y - dy * along));
    a = b;
  }
  const meters = nearest * EARTH * Math.cos(lat * RADIANS);
  return isInside ? -meters : meters;
}
