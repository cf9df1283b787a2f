import type { AlertEvent } from '../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../world/rows.ts';
import { troubleCodesAt } from './changes.ts';
import { KINDS, type KindName, kindsWhere } from './facts.ts';
import { pageOfFeed } from './feed.ts';
import { codeOf, deviceOf, secondOfDay } from './fleet-days.ts';
import { roadLimit } from './legs.ts';
import type { Memos } from './memos.ts';
import { momentAt } from './moment.ts';
import type { Profile } from './profile.ts';
import { measuredAt } from './reading.ts';
import { isoOf, type Second, startOfDay } from './time.ts';
import type { Measured, Range, Rows, Subject, Window } from './types.ts';

/** Alert types to return. By default all except those raised by every trip. */
export type AlertEventQuery = Range & Window & { types?: readonly string[] };

/** Raised at each start and stop. Returned only on request, because they would crowd out the others. */
const ROUTINE: ReadonlySet<string> = new Set(['ignition']);
const RAISED = kindsWhere(({ alert }) => alert !== null && !ROUTINE.has(alert));
const RAISED_AND_ROUTINE = kindsWhere(({ alert }) => alert !== null);

type AlertContext = { profile: Profile; device: DeviceRow; second: Second; measured: Measured };

function speedingMessage({ profile, second, measured }: AlertContext): string {
  const { leg } = momentAt(profile, second);
  return leg ? `${measured.speed} mph on a ${roadLimit(leg)} mph road` : `${measured.speed} mph`;
}

const MESSAGES: { readonly [K in KindName]?: string | ((context: AlertContext) => string) } = {
  'ignition-on': 'Ignition on',
  'ignition-off': 'Ignition off',
  curfew: 'Driving between 10 PM and 5 AM',
  maintenance: 'Service is due',
  'maintenance-date': 'Service is due',
  'harsh-acceleration': 'Harsh acceleration',
  'harsh-braking': 'Harsh braking',
  towing: 'Moved without ignition',
  dtc: ({ device, second }) => ['Trouble code', ...troubleCodesAt(device, second).slice(0, 1)].join(' '),
  speeding: speedingMessage,
  idling: 'Idling for 5 minutes',
  'low-battery': ({ measured }) => `Vehicle battery at ${measured.main_battery_voltage} V`,
  'backup-low-battery': ({ measured }) => `Backup battery at ${measured.backup_battery_percentage} %`,
  'theft-alarm': 'Alarm triggered',
};

function alertEvent({ device, vehicle }: Subject, profile: Profile, second: Second, code: number): AlertEvent {
  const { name, alert } = KINDS[code] ?? KINDS[0];
  const measured = measuredAt(profile, vehicle, second);
  const message = MESSAGES[name];
  return {
    id: `${device.id}-${second}-${name}`,
    alert_type: alert ?? name,
    timestamp: isoOf(second),
    vehicle_id: vehicle.id,
    vehicle_name: vehicle.vehicle_name,
    device_key: device.id,
    speed: measured.speed,
    mileage: measured.mileage,
    latitude: measured.latitude,
    longitude: measured.longitude,
    message: typeof message === 'function' ? message({ profile, device, second, measured }) : (message ?? null),
  };
}

/** Alerts raised by devices, newest first (commerce 3). Commands and geofences raise none here. */
export function alertEvents(
  subjects: readonly Subject[],
  query: AlertEventQuery,
  { profileOf, fleetOf, factsOfDay }: Memos,
): Rows<AlertEvent> {
  const { types, from, to, now = to, limit, offset } = query;
  const profiles = subjects.map(profileOf);
  const fleet = fleetOf(profiles, now);
  const kinds = types ? kindsWhere(({ alert }) => alert !== null && types.includes(alert)) : RAISED;
  const layer = (kinds & ~RAISED) === 0 ? RAISED : RAISED_AND_ROUTINE;
  const feed = { fleet, range: { from, to, now }, kinds, factsOf: (day: number) => factsOfDay(fleet, day, layer) };
  const { count, found } = pageOfFeed(feed, { limit, offset });
  const rows = found.map(({ day, fact }) => {
    const index = deviceOf(fact);
    return alertEvent(
      subjects[index] as Subject,
      profiles[index] as Profile,
      startOfDay(day) + secondOfDay(fact),
      codeOf(fact),
    );
  });
  return { count, rows };
}
