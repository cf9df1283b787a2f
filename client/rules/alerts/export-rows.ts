import type { AlertEvent, Vehicle } from '../../api/model.ts';
import { distance, speed, type Units } from '../locale/units.ts';
import { SECOND } from '../time/duration.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { placeOfEntry } from '../vehicle/position.ts';
import { alertTime } from './alert-time.ts';

/** Columns of the file of alerts: all fields of an event (commerce 3). */
export const ALERT_COLUMNS = [
  'time',
  'alert',
  'vehicle',
  'serial',
  'codes',
  'ended',
  'seconds',
  'speed',
  'limit',
  'mileage',
  'latitude',
  'longitude',
] as const;
export type AlertColumn = (typeof ALERT_COLUMNS)[number];

type Cell = string | number | null;

type Context = {
  timeZone: string;
  units: Units;
  nameOf: (event: AlertEvent) => string;
  vehicleOf: (id: number) => Pick<Vehicle, 'pricing_plan' | 'vehicle_name'> | undefined;
};

const HUNDREDTHS = 100;
const measured = (value: number | undefined, convert: (value: number) => { value: number }): Cell =>
  value === undefined ? null : Math.round(convert(value).value * HUNDREDTHS) / HUNDREDTHS;
const parsed = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null);

/** Cells of an event in the order of `ALERT_COLUMNS`, in the user's units and time zone. */
export function alertRow(event: AlertEvent, { timeZone, units, nameOf, vehicleOf }: Context): Cell[] {
  const vehicle = vehicleOf(event.vehicle_id);
  const place = placeOfEntry(event, vehicle);
  const [at, began, ended] = [alertTime(event), parsed(event.begins_at), parsed(event.ends_at)];
  return [
    at === null ? null : zonedTime(at, timeZone),
    nameOf(event),
    event.vehicle_name ?? vehicle?.vehicle_name ?? String(event.vehicle_id),
    event.device_key ?? null,
    event.dtc_codes?.join(', ') ?? null,
    ended === null ? null : zonedTime(ended, timeZone),
    began === null || ended === null ? null : Math.round((ended - began) / SECOND),
    measured(event.speed, (mph) => speed(mph, units)),
    measured(event.speed_limit, (mph) => speed(mph, units)),
    measured(event.mileage, (miles) => distance(miles, units)),
    place.latitude ?? null,
    place.longitude ?? null,
  ];
}
