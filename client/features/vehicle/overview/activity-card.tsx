import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { LogEntry, Vehicle } from '../../../api/model.ts';
import { vehicleLogsQuery } from '../../../data/activity/queries.ts';
import { addressText } from '../../../data/places/address.ts';
import { useAddress } from '../../../data/places/use-address.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { useAgo } from '../../../i18n/format.ts';
import { paths } from '../../../lib/paths.ts';
import { NOTEWORTHY } from '../../../rules/commands/actions.ts';
import { dayStart } from '../../../rules/time/calendar.ts';
import { sinceThen } from '../../../rules/time/elapsed.ts';
import { placeOfEntry } from '../../../rules/vehicle/position.ts';
import { useUser } from '../../../state/session.ts';
import { useActionName } from '../../../state/use-action-name.ts';
import { useFormat } from '../../../state/use-format.ts';
import { ActionDisc } from '../../../ui/action-disc.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './activity-card.module.css';

/** The last three logs (commerce 9), of the feed's usual seven days (commerce 2). */
const SHOWN = 3;
const DAYS = 7;

/** What happened to the vehicle lately, the newest first. */
export function ActivityCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const errorLines = useErrorLines();
  const { timezone } = useUser();
  const from = dayStart(now, timezone, 1 - DAYS);
  const query = useQuery(vehicleLogsQuery(vehicle.id, from, NOTEWORTHY, SHOWN));
  const isSlow = useDelayed(query.isPending);
  return (
    <Card
      title={t('activity.title')}
      end={<PageLink to={`${paths.feed}${vehicleHash(vehicle.id)}`}>{t('activity.all')}</PageLink>}
    >
      {isSlow && <SkeletonRows rows={SHOWN} />}
      {query.isError && !query.data && (
        <FailureState
          title={t('activity.failed')}
          lines={errorLines(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <p className={styles.none}>{t('activity.none')}</p>}
      {!isSlow && query.data && query.data.length > 0 && (
        <ol className={styles.list}>
          {query.data.map((entry) => (
            <Entry key={entry.id} entry={entry} vehicle={vehicle} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}

type EntryProps = {
  entry: LogEntry;
  vehicle: Vehicle;
  now: number;
};

function Entry({ entry, vehicle, now }: EntryProps) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const ago = useAgo();
  const actionName = useActionName();
  const address = useAddress(placeOfEntry(entry, vehicle));
  const at = Date.parse(entry.timestamp);
  const by = entry.originator ? t('by', { name: entry.originator }) : null;
  const place = address ? addressText(address, { localOnly: true }) : null;
  return (
    <li className={styles.entry}>
      <ActionDisc action={entry.action} isFailed={entry.success === false} />
      <div className={styles.texts}>
        <p>{actionName(entry)}</p>
        <p className="one-line">{[by, place].filter(Boolean).join(' · ')}</p>
      </div>
      <Tooltip label={format.dateTime(at)}>
        <time dateTime={entry.timestamp}>{ago(sinceThen(at, now))}</time>
      </Tooltip>
    </li>
  );
}
