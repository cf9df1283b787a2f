import { Modal, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { EmptyView } from './empty-view.tsx';
import styles from './live-view.module.css';
import { useCloseLiveView } from './live-view-address.ts';
import { LoadingSteps } from './loading-steps.tsx';
import { Watching } from './watching.tsx';

/** Live video of a vehicle over the whole window (core 2.11); an id that is nobody's, or not the user's to see, is told so. */
export default function LiveView({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('live');
  const errorLines = useErrorLines();
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const close = useCloseLiveView();
  useFocusAfterwards();
  const vehicle = vehicles?.find(({ id }) => id === vehicleId);
  // Remembered for when it is no longer the user's to see.
  const [watched, setWatched] = useState<Vehicle | null>(null);
  if (vehicle && vehicle !== watched) setWatched(vehicle);
  return (
    // Below the dialogs: a notice that opens while it loads stands above it, whichever came first.
    <Modal.Root opened onClose={close} zIndex={190} fullScreen padding={0} transitionProps={{ duration: 0 }}>
      <Modal.Content radius={0}>
        <div className={styles.view}>
          {vehicle && <Watching vehicle={vehicle} onClose={close} />}
          {!vehicle && vehicles && watched && (
            <EmptyView
              title={t('accessEnded.title')}
              lines={[t('accessEnded.text', { vehicle: watched.vehicle_name })]}
              onClose={close}
            />
          )}
          {!vehicle && vehicles && !watched && (
            <EmptyView title={t('notFound.title')} lines={[t('notFound.text')]} onClose={close} />
          )}
          {!vehicles && error && (
            <EmptyView
              title={t('notLoaded')}
              lines={errorLines(error)}
              onRetry={() => void refetch()}
              onClose={close}
            />
          )}
          {!vehicles && !error && (
            <div className={styles.middle}>
              <LoadingSteps step="connecting" />
              <VisuallyHidden component="output">{t('steps.connecting')}</VisuallyHidden>
            </div>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Gives the focus back to what opened the view. */
function useFocusAfterwards(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { current } = opener;
    return () => {
      // The dialog's own trap lets go of the focus first.
      queueMicrotask(() => current instanceof HTMLElement && current.isConnected && current.focus());
    };
  }, []);
}
