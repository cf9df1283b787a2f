import { IconCalendarX, IconCloudOff, IconVideoOff, IconWifi } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Device, Vehicle } from '../../../api/model.ts';
import { deviceQuery } from '../../../data/streams/queries.ts';
import { hasCamera } from '../../../rules/live-view-gate.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VehiclePages } from '../vehicle-pages.tsx';
import { CameraSide } from './camera-side.tsx';
import { DASH_CAMS } from './dash-cam-address.ts';
import styles from './dash-cam-page.module.css';
import { Recordings } from './recordings.tsx';
import { useDashCams } from './use-dash-cams.ts';

/** One vehicle's dash cam; a vehicle without one is told so. */
export function DashCamView({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('dash-cam');
  const device = useQuery(deviceQuery(vehicle.device_key));
  const isThere = hasCamera(vehicle, device.data ?? null);
  return (
    <>
      <header className={styles.top}>
        <Heading vehicle={vehicle} device={device.data ?? null} isThere={isThere} />
        <VehiclePages vehicle={vehicle} />
      </header>
      {isThere && (
        <div className={styles.columns}>
          <CameraSide vehicle={vehicle} device={device} />
          <Recordings vehicle={vehicle} device={device.data ?? null} />
        </div>
      )}
      {!isThere && (
        <div className={styles.state}>
          {device.isPending ? (
            <SkeletonRows rows={4} />
          ) : (
            <EmptyState
              icon={IconVideoOff}
              title={t('noCamera.title', { vehicle: vehicle.vehicle_name })}
              text={t('noCamera.text')}
            >
              <PageLink to="/products">{t('noCamera.products')}</PageLink>
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}

const CONNECTIONS = {
  connected: { icon: IconWifi, tone: 'good' },
  disconnected: { icon: IconCloudOff, tone: 'offline' },
  expired: { icon: IconCalendarX, tone: 'lapsed' },
} as const;
const isKnown = (state: string | undefined): state is keyof typeof CONNECTIONS =>
  state !== undefined && Object.hasOwn(CONNECTIONS, state);

type HeaderProps = { vehicle: Vehicle; device: Device | null /** It has a dash cam. */; isThere: boolean };

function Heading({ vehicle, device, isThere }: HeaderProps) {
  const { t } = useTranslation(['dash-cam', 'vehicles']);
  const hasOthers = useDashCams().some(({ id }) => id !== vehicle.id);
  const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean).join(' ');
  return (
    <div className={styles.header}>
      <div>
        <h1>{isThere ? t('ofVehicle', { vehicle: vehicle.vehicle_name }) : vehicle.vehicle_name}</h1>
        <p className={styles.facts}>
          <span>{kind}</span>
          {isThere && isKnown(device?.connected_state) && <Connection state={device.connected_state} />}
          {vehicle.isShared && <span>{[t('chooser.shared'), vehicle.access_level].filter(Boolean).join(' · ')}</span>}
        </p>
      </div>
      {hasOthers && (
        <PageLink className={styles.others} to={DASH_CAMS}>
          {t('others')}
        </PageLink>
      )}
    </div>
  );
}

function Connection({ state }: { state: keyof typeof CONNECTIONS }) {
  const { t } = useTranslation('dash-cam');
  const { icon: Icon, tone } = CONNECTIONS[state];
  return (
    <span className={styles.fact} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {t(`connection.${state}`)}
    </span>
  );
}
