import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleLogsQuery } from '../../../data/activity/queries.ts';
import { paths } from '../../../lib/paths.ts';
import { noteworthySearch } from '../../../rules/activity/feed-links.ts';
import { NOTEWORTHY } from '../../../rules/commands/actions.ts';
import { dayStart } from '../../../rules/time/calendar.ts';
import { useUser } from '../../../state/session.ts';
import { ActivityCard } from '../../../widgets/activity/activity-card.tsx';
import { ActivityEntry } from '../../../widgets/activity/activity-entry.tsx';

/** The last three logs (commerce 9), of the feed's usual seven days (commerce 2). */
const SHOWN = 3;
const DAYS = 7;

/** Latest activity of the vehicle, newest first. */
export function VehicleActivityCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const { timezone } = useUser();
  const from = dayStart(now, timezone, 1 - DAYS);
  const query = useQuery(vehicleLogsQuery(vehicle.id, from, NOTEWORTHY, SHOWN));
  const texts = {
    title: t('activity.title'),
    all: t('activity.all'),
    none: t('activity.none'),
    failed: t('activity.failed'),
  };
  return (
    <ActivityCard
      query={query}
      rows={SHOWN}
      texts={texts}
      to={paths.feed + noteworthySearch({ vehicles: String(vehicle.id) })}
    >
      {(entry) => <ActivityEntry key={entry.id} entry={entry} vehicle={vehicle} now={now} ofFleet={false} />}
    </ActivityCard>
  );
}
