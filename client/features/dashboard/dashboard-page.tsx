import { useMediaQuery } from '@mantine/hooks';
import { IconCar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { useAgo } from '../../i18n/format.ts';
import { portalTime } from '../../lib/now.ts';
import { canAddVehicle } from '../../rules/access/roles.ts';
import { BREAKPOINTS } from '../../rules/constants/layout.ts';
import { MINUTE, SECOND } from '../../rules/time/duration.ts';
import { ageOf } from '../../rules/time/elapsed.ts';
import { useUser } from '../../state/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { FleetActivityCard } from './activity-card.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import styles from './dashboard-page.module.css';
import { FiguresCard } from './figures-card.tsx';
import { FleetCard } from './fleet-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useBanner } from './use-banner.ts';

const ONE_COLUMN = `(max-width: ${BREAKPOINTS.xlg - 0.02}px)`;

/** Overview for owners: vehicles that need attention, state of the fleet, activity. */
export default function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'titles', 'vehicles']);
  const errorLines = useErrorLines();
  const query = useQuery(vehiclesQuery());
  const { Banner, place } = useBanner(query.data !== undefined);
  // Renders the content together with the banner above it, to avoid a layout shift.
  const isPending = !query.isError && (place === null || !query.data);
  const isSlow = useDelayed(isPending);
  const vehicles = isPending || isSlow ? undefined : query.data;
  const now = useNow(MINUTE);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageTitle>{t('titles:dashboard')}</PageTitle>
        <Freshness updatedAt={vehicles ? query.dataUpdatedAt : null} />
      </header>
      {vehicles && Banner && place === 'top' && <Banner />}
      {query.isError && !query.data && (
        <FailureState
          title={t('vehicles:failed.title')}
          lines={errorLines(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {isSlow && <SkeletonRows rows={6} />}
      {vehicles?.length === 0 && <Welcome />}
      {vehicles && vehicles.length > 0 && <Cards vehicles={vehicles} now={now} />}
      {Banner && place === 'end' && <Banner />}
    </div>
  );
}

/** Two columns. In one, what can be done and where the vehicles are comes before the figures. */
function Cards({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const isOneColumn = useMediaQuery(ONE_COLUMN, undefined, { getInitialValueInEffect: false }) ?? false;
  const charts = (
    <div className={styles.charts}>
      <AlertsCard now={now} />
      <FiguresCard vehicles={vehicles} now={now} />
    </div>
  );
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <AttentionCard vehicles={vehicles} now={now} />
        {!isOneColumn && charts}
      </div>
      <div className={styles.column}>
        <QuickActions />
        <FleetCard vehicles={vehicles} now={now} />
        {isOneColumn && charts}
        <FleetActivityCard vehicles={vehicles} now={now} />
      </div>
    </div>
  );
}

/** Today's date, and the age of the data. */
function Freshness({ updatedAt }: { updatedAt: number | null }) {
  const { t } = useTranslation('dashboard');
  const ago = useAgo();
  const format = useFormat();
  const now = useNow(SECOND);
  const age = updatedAt === null ? null : ageOf(portalTime(updatedAt), now);
  return (
    <p className={styles.freshness}>
      {format.dayTitle(now)}
      {age && ` · ${t('updated', { age: ago(age) })}`}
    </p>
  );
}

function Welcome() {
  const { t } = useTranslation('dashboard');
  const user = useUser();
  const text = t(canAddVehicle(user).allowed ? 'welcome.text' : 'welcome.guest');
  return (
    <EmptyState icon={IconCar} title={t('welcome.title', { name: user.first_name })} text={text}>
      <FirstStep />
    </EmptyState>
  );
}
