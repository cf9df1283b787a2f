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

/**
 * Live video of a vehicle in the whole window (core 2.11). Shows a message for an unknown id, or one that the user may
 * not see.
 */
export default function LiveView({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('live-view');
  const errorLines = useErrorLines();
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const close = useCloseLiveView();
  useFocusAfterwards();
  const vehicle = vehicles?.find(({ id }) => id === vehicleId);
  // Kept for the message after the user's access has ended.
  const [watched, setWatched] = useState<Vehicle | null>(null);
  if (vehicle && vehicle !== watched) setWatched(vehicle);
  return (
    // Below the dialogs, so that a notice that opens while this loads covers it.
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

/** Restores the focus to the element that opened the view. */
function useFocusAfterwards(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { current } = opener;
    return () => {
      // After the dialog's focus trap has released the focus.
      queueMicrotask(() => current instanceof HTMLElement && current.isConnected && current.focus());
    };
  }, []);
}
