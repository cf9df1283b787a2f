import { Button } from '@mantine/core';
import { IconCurrentLocation, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { startTracking, stopTracking, useLiveTracking } from '../../data/vehicles/live-tracking.ts';
import { useAgo } from '../../i18n/format.ts';
import { ageOf } from '../../rules/elapsed.ts';
import { lapse } from '../../rules/vehicle-state.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './live-tracking.module.css';
import { canBeTracked } from './vehicle-menu.tsx';

const SECOND = 1_000;

/** Follows a tracker from minute to minute until it is stopped (commerce 4); shown for trackers alone. */
export function LiveTracking({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const now = useNow(SECOND);
  const tracking = useLiveTracking(vehicle.id);
  if (!canBeTracked(vehicle)) return null;
  const lapsed = lapse(vehicle, now);
  if (!tracking) {
    return (
      <div className={styles.rest}>
        <Button
          variant="default"
          fullWidth
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          disabled={lapsed !== null}
          onClick={() => startTracking(vehicle.id)}
        >
          {t('live.start')}
        </Button>
        {lapsed && <p className={styles.reason}>{t(`barred.${lapsed}`)}</p>}
      </div>
    );
  }
  const { readAt, hasFailed } = tracking;
  const age = readAt === null ? null : ago(ageOf(readAt, now));
  return (
    <div className={styles.live}>
      <span className={styles.dot} aria-hidden />
      <p className={styles.texts}>
        <b>{t('live.on')}</b>
        <small data-failed={hasFailed}>
          {hasFailed ? t('live.failed') : age === null ? t('live.waiting') : t('live.every', { age })}
        </small>
      </p>
      <Button
        variant="default"
        leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
        aria-label={t('live.stop')}
        onClick={() => stopTracking(vehicle.id)}
      >
        {t('live.stopShort')}
      </Button>
    </div>
  );
}
