import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { useVehicle } from '../../../data/vehicles/use-vehicle.ts';
import { paths } from '../../../lib/paths.ts';
import { useMissingPage } from '../../../state/missing-page.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './vehicle-page.module.css';
import { VehicleView } from './vehicle-view.tsx';

/** Everything about one vehicle (core 2.1): what it does, what it can do, its plan, and the way to its other pages. */
export default function VehiclePage() {
  const { t } = useTranslation('vehicle');
  const errorLines = useErrorLines();
  const found = useVehicle(useParams().id);
  const isSlow = useDelayed(found.status === 'pending');
  if (isSlow) return <Skeleton />;
  switch (found.status) {
    case 'pending':
      return null;
    case 'missing':
      return <Missing />;
    case 'failed':
      return <FailureState heading="h1" title={t('failed')} lines={errorLines(found.error)} onRetry={found.retry} />;
    case 'found':
      return <VehicleView key={found.vehicle.id} {...found} />;
  }
}

/** In the shape of what comes. */
function Skeleton() {
  return (
    <div className={styles.columns}>
      {[8, 5].map((rows) => (
        <div key={rows} className={styles.skeleton}>
          <SkeletonRows rows={rows} />
        </div>
      ))}
    </div>
  );
}

/** An id that is none, or somebody else's: the same to whoever asks (core 2.2). */
function Missing() {
  const { t } = useTranslation();
  useMissingPage();
  return (
    <div className={styles.missing}>
      <IconMapQuestion size={40} aria-hidden />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <ButtonLink to={paths.dashboard}>{t('notFound.home')}</ButtonLink>
    </div>
  );
}
