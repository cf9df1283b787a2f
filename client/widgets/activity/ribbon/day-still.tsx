import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { mediaQuery } from '../../../data/cameras/media.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { horizonOf, recordingNear, recordingsOf } from '../../../rules/camera/camera.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { Thumbnail } from '../../camera/thumbnail.tsx';
import styles from './day-ribbon.module.css';

type Props = {
  vehicle: Vehicle;
  /** The moment of the slider. */
  at: number;
  /** Its place in the day, from 0 to 1. */
  share: number;
};

/** Half of the picture's width, which stays within the ribbon. */
const HALF = '64px';

/**
 * The camera's picture nearest to a moment, below it. Reads the newest page of recordings once, which covers a week or more, and
 * shares it with the page of the dash cam. Guests who may not see recordings get none.
 */
export default function DayStill({ vehicle, at, share }: Props) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const { data, isPending, isError } = useInfiniteQuery({
    ...mediaQuery(vehicle.device_key, 'front'),
    retry: false,
    staleTime: Infinity,
  });
  const recordings = useMemo(() => (data ? recordingsOf({ front: data }) : []), [data]);
  const recording = recordingNear(recordings, at);
  const thumbnail = recording?.pictures.front?.thumbnail;
  // Nothing is known of older moments, nor without an answer.
  if (isError || (data && at < horizonOf({ front: data }))) return null;
  return (
    <div className={styles.stills} aria-busy={isPending}>
      {recording && thumbnail ? (
        <PageLink
          className={styles.still}
          style={{ left: `clamp(${HALF}, ${100 * share}%, 100% - ${HALF})` }}
          to={vehiclePaths.dashCam(vehicle.id)}
          aria-label={t('still.at', { time: format.time(recording.at) })}
        >
          <Thumbnail key={recording.id} source={thumbnail} />
          <time dateTime={new Date(recording.at).toISOString()}>{format.time(recording.at)}</time>
        </PageLink>
      ) : (
        !isPending && <p className={styles.noStill}>{t('still.none')}</p>
      )}
    </div>
  );
}
