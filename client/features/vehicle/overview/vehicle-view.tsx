import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../../api/model.ts';
import { usersQuery } from '../../../data/users/queries.ts';
import { exclusiveAccess } from '../../../rules/access/exclusive-access.ts';
import { BREAKPOINTS } from '../../../rules/constants/layout.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { CardColumns } from '../../../ui/page-columns.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useNow } from '../../../ui/use-now.ts';
import { LazyDayCard } from '../../../widgets/activity/ribbon/lazy-day-card.tsx';
import { useTrackingEnds } from '../../../widgets/vehicle/use-tracking-ends.ts';
import { VehicleActivityCard } from './activity-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { CommandsCard, CommandsDock } from './commands-card.tsx';
import { ConcernsCard } from './concerns-card.tsx';
import { ConditionCard } from './condition-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { StatusCard } from './status-card.tsx';
import { VehicleNotices } from './vehicle-notices.tsx';
import styles from './vehicle-page.module.css';

/** In one column, the commands follow the status card. */
const ONE_COLUMN = `(max-width: ${BREAKPOINTS.lg - 0.02}px)`;

/** Page of a loaded vehicle: two columns of cards, or on a phone one column with a command dock. */
export function VehicleView({ vehicle }: { vehicle: Vehicle }) {
  const now = useNow(MINUTE);
  const isPhone = useIsPhone();
  const isOneColumn = useMediaQuery(ONE_COLUMN, undefined, { getInitialValueInEffect: false }) ?? false;
  const { data: users = [] } = useQuery(usersQuery());
  const exclusive = exclusiveAccess(vehicle, users, now);
  useTrackingEnds();
  return (
    <>
      <VehicleNotices vehicle={vehicle} users={users} exclusive={exclusive} now={now} />
      <CardColumns>
        <div className={styles.column}>
          <ConcernsCard vehicle={vehicle} now={now} />
          <StatusCard vehicle={vehicle} now={now} />
          {isOneColumn && !isPhone && <CommandsCard vehicle={vehicle} />}
          <ConditionCard vehicle={vehicle} now={now} />
          <CodesCard vehicle={vehicle} now={now} />
          <LazyDayCard vehicle={vehicle} />
          <VehicleActivityCard vehicle={vehicle} now={now} />
        </div>
        <div className={styles.column}>
          {!isOneColumn && <CommandsCard vehicle={vehicle} />}
          <PlanCard vehicle={vehicle} now={now} />
          <MaintenanceCard vehicle={vehicle} now={now} />
          <HistoryCard vehicle={vehicle} />
        </div>
      </CardColumns>
      {isPhone && <CommandsDock vehicle={vehicle} />}
    </>
  );
}
