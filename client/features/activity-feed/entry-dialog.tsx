import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LogEntry, Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { tripsPath, vehiclePaths } from '../../lib/paths.ts';
import { isAboutServiceMode } from '../../rules/commands/actions.ts';
import { placeOfEntry } from '../../rules/vehicle/position.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './feed.module.css';

type Props = {
  entry: LogEntry;
  /** `undefined` if the user no longer has access to it. */
  vehicle: Vehicle | undefined;
  onClose: () => void;
};

/** All fields of an entry (commerce 3), and the pages about it. */
export default function EntryDialog({ entry, vehicle, onClose }: Props) {
  const { t } = useTranslation(['activity-feed', 'common']);
  const format = useFormat();
  const place = placeOfEntry(entry, vehicle);
  const address = useAddress(place);
  const vehicleName = useVehicleName(entry);
  const { success, speed, speed_limit, dtc_codes = [], mileage, temperature } = entry;
  const { main_battery_voltage: volts, backup_battery_percentage: percent } = entry;
  const given = <T,>(value: T | null | undefined, text: (value: T) => string) =>
    value === null || value === undefined ? null : text(value);
  const fields = {
    time: format.stamp(Date.parse(entry.timestamp)),
    result: given(success, (isDone) => t(isDone ? 'results.done' : 'results.failed')),
    originator: entry.originator ?? t('byVehicle'),
    codes: dtc_codes.length > 0 ? dtc_codes.join(', ') : null,
    vehicle: vehicleName,
    serial: entry.device_key ?? null,
    place: address ? addressText(address) : null,
    coordinates:
      place.latitude === undefined || place.longitude === undefined
        ? null
        : format.place(place.latitude, place.longitude),
    speed: given(speed, format.speed),
    limit: given(speed_limit, format.speed),
    mileage: given(mileage, format.distance),
    battery: given(volts, (value) => format.charge({ value, unit: 'volt' })),
    trackerBattery: given(percent, (value) => format.charge({ value, unit: 'percent' })),
    temperature: given(temperature, format.temperature),
  };
  const known = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => fields[field] !== null);
  return (
    <Dialog opened onClose={onClose} title={useActionName()(entry)}>
      <dl className={styles.fields}>
        {known.map((field) => (
          <div key={field}>
            <dt>{isShort(field) ? t(`details.${field}`) : t(`columns.${field}`)}</dt>
            <dd>{fields[field]}</dd>
          </div>
        ))}
      </dl>
      <DialogFooter>
        {entry.trip_id && vehicle?.pricing_plan.trip_reporting && (
          <PageLink className={styles.link} to={tripsPath(vehicle.id, entry.timestamp)}>
            {t('openTrip')}
          </PageLink>
        )}
        {vehicle && !vehicle.isShared && isAboutServiceMode(entry) && (
          <PageLink className={styles.link} to={`${vehiclePaths.settings(vehicle.id)}#service-mode`}>
            {t('openServiceMode')}
          </PageLink>
        )}
        {vehicle && (
          <PageLink className={styles.link} to={vehiclePaths.overview(vehicle.id)}>
            {t('openVehicle')}
          </PageLink>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const SHORT = ['battery', 'trackerBattery', 'temperature'] as const;
/** Columns whose heads have short names. */
const isShort = (field: string): field is (typeof SHORT)[number] => (SHORT as readonly string[]).includes(field);
