import { useTranslation } from 'react-i18next';
import type { LogEntry, Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { isAboutServiceMode } from '../../rules/commands/actions.ts';
import { placeOfEntry } from '../../rules/vehicle/position.ts';
import { useSince } from '../../state/use-since.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useAboutText } from '../../wording/use-about-text.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './activity-card.module.css';

type Props = {
  entry: LogEntry;
  /** Vehicle of the entry. `undefined` if the user no longer has access to it. */
  vehicle: Vehicle | undefined;
  now: number;
  /** In a list of several vehicles: names the vehicle, and shows the time instead of the age. */
  ofFleet: boolean;
};

/** One entry of the activity feed: action, user, place and time. */
export function ActivityEntry({ entry, vehicle, now, ofFleet }: Props) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const since = useSince();
  const actionName = useActionName();
  const aboutText = useAboutText();
  const address = useAddress(placeOfEntry(entry, vehicle));
  const at = Date.parse(entry.timestamp);
  const vehicleName = useVehicleName(entry);
  const by = entry.originator ? t('by', { name: entry.originator }) : null;
  const name = actionName(entry);
  // Its receipt is among the settings, which guests do not have.
  const text =
    vehicle && !vehicle.isShared && isAboutServiceMode(entry) ? (
      <PageLink to={`${vehiclePaths.settings(vehicle.id)}#service-mode`}>{name}</PageLink>
    ) : (
      name
    );
  const place = address ? addressText(address, { localOnly: true }) : null;
  return (
    <li className={styles.entry}>
      <ActionDisc action={entry.action} isFailed={entry.success === false} />
      <div className={styles.texts}>
        {ofFleet ? (
          <p>
            <b>{vehicleName}</b> {text}
          </p>
        ) : (
          <p>
            <b>{text}</b>
          </p>
        )}
        <p className="one-line">{[by, aboutText(entry), place].filter(Boolean).join(' · ')}</p>
      </div>
      <time dateTime={entry.timestamp} title={format.dateTime(at)}>
        {ofFleet ? format.time(at) : since(at, now)}
      </time>
    </li>
  );
}
