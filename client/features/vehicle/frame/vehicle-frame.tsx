import { IconMapQuestion, IconUserOff } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { useEndOfAccess } from '../../../data/users/use-end-of-access.ts';
import { useVehicle } from '../../../data/vehicles/use-vehicle.ts';
import { paths } from '../../../lib/paths.ts';
import { useMissingPage } from '../../../state/missing-page.ts';
import { usePageSubject } from '../../../state/page-subject.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { CardColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './vehicle-frame.module.css';
import { VehicleHeader } from './vehicle-header.tsx';

/** Layout of pages about the vehicle in the address: the header, and the page below. */
export function VehicleFrame({ children }: { children: (vehicle: Vehicle) => ReactNode }) {
  const { t } = useTranslation('vehicle');
  const explain = useErrorLines();
  const { id } = useParams();
  const found = useVehicle(id);
  /** As last seen. A shared one that is missing then is no longer shared. */
  const [seen, setSeen] = useState<Vehicle | null>(null);
  if (found.status === 'found' && found.vehicle !== seen) setSeen(found.vehicle);
  const isSlow = useDelayed(found.status === 'pending');
  if (isSlow || found.status === 'pending') return <Waiting isShown={isSlow} />;
  switch (found.status) {
    case 'missing':
      return seen?.isShared && String(seen.id) === id ? <AccessEnded name={seen.vehicle_name} /> : <Missing />;
    case 'failed':
      return <FailureState heading="h1" title={t('failed')} lines={explain(found.error)} onRetry={found.retry} />;
    case 'found':
      return (
        <Fragment key={found.vehicle.id}>
          <Subject vehicle={found.vehicle} />
          <VehicleHeader {...found} />
          {children(found.vehicle)}
        </Fragment>
      );
  }
}

function Subject({ vehicle }: { vehicle: Vehicle }) {
  usePageSubject(vehicle.vehicle_name);
  useEndOfAccess(vehicle);
  return null;
}

/** Skeleton with the height of the window, so that the footer does not move. */
function Waiting({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.waiting}>
      {isShown && (
        <>
          <div className={styles.headless} />
          <CardColumns>
            {[6, 4].map((rows) => (
              <div key={rows} className={styles.skeleton}>
                <SkeletonRows rows={rows} />
              </div>
            ))}
          </CardColumns>
        </>
      )}
    </div>
  );
}

/** Access that ended while the page was open. */
function AccessEnded({ name }: { name: string }) {
  const { t } = useTranslation('vehicle');
  return (
    <div className={styles.missing} role="alert">
      <IconUserOff size={40} aria-hidden />
      <h1>{t('accessEnded.title', { name })}</h1>
      <p>{t('accessEnded.text')}</p>
      <ButtonLink to={paths.sharing}>{t('accessEnded.action')}</ButtonLink>
    </div>
  );
}

/** Invalid ids and other users' vehicles look the same (core 2.2). */
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
