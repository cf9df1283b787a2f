import { IconVideoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { LazyLiveView } from '../../../dialogs/live-view/lazy-live-view.tsx';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { PageTitle } from '../../../ui/page.tsx';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { dashCamAddress } from './dash-cam-address.ts';
import { DashCamChooser } from './dash-cam-chooser.tsx';
import styles from './dash-cam-page.module.css';
import { DashCamView } from './dash-cam-view.tsx';
import { dashCamsOf } from './use-dash-cams.ts';

/** A dash cam: Live View, recordings, data and settings (commerce 2). Without an id, a chooser. */
export default function DashCamPage() {
  const { id } = useParams();
  if (id === undefined) return <WithoutId />;
  return (
    <>
      <VehicleFrame>{(vehicle) => <DashCamView vehicle={vehicle} />}</VehicleFrame>
      {/* The layout has the Live View dialog on full-height pages only (core 2.3). */}
      <LazyLiveView />
    </>
  );
}

function WithoutId() {
  const { t } = useTranslation('dash-cam');
  const explain = useErrorLines();
  const { data: vehicles, error, isPending, refetch } = useQuery(vehiclesQuery());
  const isWaiting = useDelayed(isPending);
  if (!vehicles) {
    return (
      <Framed>
        {isWaiting && <SkeletonRows rows={6} />}
        {error && <FailureState title={t('vehiclesFailed')} lines={explain(error)} onRetry={() => void refetch()} />}
      </Framed>
    );
  }
  const cameras = dashCamsOf(vehicles);
  const [only] = cameras;
  if (!only) return <NoDashCam />;
  if (cameras.length === 1) return <Redirect to={dashCamAddress(only.id)} />;
  return <DashCamChooser vehicles={cameras} />;
}

/** The page while it is loading. */
function Framed({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dash-cam');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.state}>{children}</div>
    </>
  );
}

function NoDashCam() {
  const { t } = useTranslation('dash-cam');
  const exists = usePageExists();
  return (
    <Framed>
      <EmptyState icon={IconVideoOff} title={t('none.title')} text={t('none.text')}>
        {exists(paths.products) && <ButtonLink to={paths.products}>{t('none.products')}</ButtonLink>}
      </EmptyState>
    </Framed>
  );
}
