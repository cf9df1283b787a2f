import { Button } from '@mantine/core';
import { IconCurrentLocation, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { startTracking, stopTracking } from '../../data/commands/live-tracking.ts';
import { useAgo } from '../../i18n/format.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { ageOf } from '../../rules/time/elapsed.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './live-tracking.module.css';
import { useFollowed, useTracking, useTrackingFailure, useTrackingProblem } from './use-tracking.ts';

/** Switches live tracking of a tracker (commerce 4) and shows the age of its position. */
export function LiveTracking({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const now = useNow(SECOND);
  const failure = useTrackingFailure(vehicle);
  const { isOffered, isOn, step, reason, seconds } = useTracking(vehicle, now);
  const problem = useTrackingProblem(vehicle, now);
  useFollowed(vehicle);
  if (!isOffered) return null;
  return (
    <>
      {isOn ? (
        <div className={styles.live}>
          <span className={styles.dot} aria-hidden />
          <p className={styles.texts}>
            <b>{t('live.on')}</b>
            <small data-failed={problem !== null}>
              {problem ?? <Age vehicle={vehicle} now={now} seconds={seconds} />}
            </small>
          </p>
          <Button
            variant="default"
            leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
            aria-label={t(step === 'stopping' ? 'live.stopping' : 'live.stop')}
            disabled={reason !== null}
            aria-disabled={step !== 'idle' || undefined}
            onClick={() => void stopTracking(vehicle)}
          >
            {t('live.stopShort')}
          </Button>
        </div>
      ) : (
        <div className={styles.rest}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconCurrentLocation size={18} aria-hidden />}
            disabled={reason !== null}
            aria-disabled={step !== 'idle' || undefined}
            onClick={() => void startTracking(vehicle)}
          >
            {t(step === 'starting' ? 'live.starting' : 'live.start')}
          </Button>
        </div>
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      <output className={styles.failure}>{failure}</output>
    </>
  );
}

/** Age of the position, not of the read: a silent tracker reports nothing however often it is read. */
function Age({ vehicle, now, seconds }: { vehicle: Vehicle; now: number; seconds: number }) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const { last_known_state: reported } = vehicle;
  if (!reported) return t('noPosition');
  return t('live.every', { seconds, age: ago(ageOf(Date.parse(reported.timestamp), now)) });
}
