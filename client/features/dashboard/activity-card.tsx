import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { LogEntry, Vehicle } from '../../api/model.ts';
import { latestLogsQuery } from '../../data/activity/queries.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { paths } from '../../lib/paths.ts';
import { NOTEWORTHY } from '../../rules/commands/actions.ts';
import { dayStart } from '../../rules/time/calendar.ts';
import { placeOfEntry } from '../../rules/vehicle/position.ts';
import { useUser } from '../../state/session.ts';
import { useActionName } from '../../state/use-action-name.ts';
import { useFormat } from '../../state/use-format.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { Card } from '../../ui/card.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './activity-card.module.css';

const SHOWN = 7;

/** What happened since midnight, the newest first. */
export function ActivityCard({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  const errorLines = useErrorLines();
  const { timezone } = useUser();
  const query = useQuery(latestLogsQuery(dayStart(now, timezone), NOTEWORTHY, SHOWN));
  const isSlow = useDelayed(query.isPending);
  const byId = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  return (
    <Card title={t('activity.title')} end={<PageLink to={paths.feed}>{t('activity.all')}</PageLink>}>
      {isSlow && <SkeletonRows rows={4} />}
      {query.isError && !query.data && (
        <FailureState
          title={t('activity.failed')}
          lines={errorLines(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <p className={styles.none}>{t('activity.none')}</p>}
      <ol className={styles.list}>
        {query.data?.map((entry) => (
          <Entry key={entry.id} entry={entry} vehicle={byId.get(entry.vehicle_id)} />
        ))}
      </ol>
    </Card>
  );
}

function Entry({ entry, vehicle }: { entry: LogEntry; vehicle: Vehicle | undefined }) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const actionName = useActionName();
  const address = useAddress(placeOfEntry(entry, vehicle));
  const by = entry.originator ? t('by', { name: entry.originator }) : null;
  const place = address ? addressText(address, { localOnly: true }) : null;
  return (
    <li className={styles.entry}>
      <ActionDisc action={entry.action} isFailed={entry.success === false} />
      <div className={styles.texts}>
        <p>
          <b>{entry.vehicle_name}</b> {actionName(entry)}
        </p>
        <p className="one-line">{by ?? place}</p>
      </div>
      <time dateTime={entry.timestamp}>{format.time(Date.parse(entry.timestamp))}</time>
    </li>
  );
}
