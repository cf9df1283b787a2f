import type { LogEntry, Vehicle } from '../../api/model.ts';
import { distance, speed, temperature, type Units } from '../locale/units.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { placeOfEntry } from '../vehicle/position.ts';

/** Columns of the export: all fields of an entry (commerce 3). */
export const EXPORT_COLUMNS = [
  'time',
  'action',
  'result',
  'originator',
  'vehicle',
  'serial',
  'codes',
  'speed',
  'limit',
  'mileage',
  'battery',
  'trackerBattery',
  'temperature',
  'latitude',
  'longitude',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

type Cell = string | number | null;

type Context = {
  timeZone: string;
  units: Units;
  nameOf: (entry: LogEntry) => string;
  /** Words for a command that was done, and one that failed. */
  results: { done: string; failed: string };
  vehicleOf: (id: number) => Pick<Vehicle, 'pricing_plan' | 'vehicle_name'> | undefined;
};

const HUNDREDTHS = 100;
const rounded = (value: number) => Math.round(value * HUNDREDTHS) / HUNDREDTHS;
const measured = (value: number | null | undefined, convert: (value: number) => number = (same) => same): Cell =>
  value === null || value === undefined ? null : rounded(convert(value));

/** Cells of an entry in the order of `EXPORT_COLUMNS`, in the user's units and time zone. */
export function exportRow(entry: LogEntry, { timeZone, units, nameOf, results, vehicleOf }: Context): Cell[] {
  const vehicle = vehicleOf(entry.vehicle_id);
  const place = placeOfEntry(entry, vehicle);
  const result = entry.success === undefined ? null : entry.success ? results.done : results.failed;
  return [
    zonedTime(Date.parse(entry.timestamp), timeZone),
    nameOf({ ...entry, success: true }),
    result,
    entry.originator ?? null,
    entry.vehicle_name ?? vehicle?.vehicle_name ?? String(entry.vehicle_id),
    entry.device_key ?? null,
    entry.dtc_codes?.join(', ') ?? null,
    measured(entry.speed, (mph) => speed(mph, units).value),
    measured(entry.speed_limit, (mph) => speed(mph, units).value),
    measured(entry.mileage, (miles) => distance(miles, units).value),
    measured(entry.main_battery_voltage),
    measured(entry.backup_battery_percentage),
    measured(entry.temperature, (fahrenheit) => temperature(fahrenheit, units).value),
    place.latitude ?? null,
    place.longitude ?? null,
  ];
}
