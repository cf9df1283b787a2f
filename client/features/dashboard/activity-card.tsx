import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { latestLogsQuery } from '../../data/activity/queries.ts';
import { paths } from '../../lib/paths.ts';
import { noteworthySearch } from '../../rules/activity/feed-links.ts';
import { NOTEWORTHY } from '../../rules/commands/actions.ts';
import { dayStart } from '../../rules/time/calendar.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { useUser } from '../../state/session.ts';
import { ActivityCard } from '../../widgets/activity/activity-card.tsx';
import { ActivityEntry } from '../../widgets/activity/activity-entry.tsx';

const SHOWN = 7;
const LOADING_ROWS = 4;

/** Activity since midnight, newest first. */
export function FleetActivityCard({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  const { timezone } = useUser();
  const query = useQuery(latestLogsQuery(dayStart(now, timezone), NOTEWORTHY, SHOWN));
  const today = dayIn(now, timezone);
  const byId = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  const texts = {
    title: t('activity.title'),
    all: t('activity.all'),
    none: t('activity.none'),
    failed: t('activity.failed'),
  };
  return (
    <ActivityCard
      query={query}
      rows={LOADING_ROWS}
      texts={texts}
      to={paths.feed + noteworthySearch({ range: 'custom', from: today, to: today })}
    >
      {(entry) => <ActivityEntry key={entry.id} entry={entry} vehicle={byId.get(entry.vehicle_id)} now={now} ofFleet />}
    </ActivityCard>
  );
}
