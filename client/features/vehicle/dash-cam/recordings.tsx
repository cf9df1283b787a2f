import { Button, VisuallyHidden } from '@mantine/core';
import { IconPhotoVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Device, Vehicle } from '../../../api/model.ts';
import { dataUseOf, dayNear, type MediaDay } from '../../../rules/camera/camera.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { DayField } from './day-field.tsx';
import { DaySection } from './day-section.tsx';
import styles from './recordings.module.css';
import { SnapshotButton } from './snapshot-button.tsx';
import { useAskedPicture } from './use-asked-picture.ts';
import { useRecordings } from './use-recordings.ts';

const Viewer = lazyDialog(() => import('./viewer.tsx'), { onClose: ({ onClose }) => onClose() });

/** Recordings of the cameras by day, newest first (commerce 3 "Media snippets"). */
export function Recordings({ vehicle, device }: { vehicle: Vehicle; device: Device | null }) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const explain = useErrorLines();
  const loaded = useRecordings(vehicle);
  const { days, recordings, error, isPending, hasMore } = loaded;
  const isWaiting = useDelayed(isPending && !error);
  const [chosenId, setOpenId] = useState<string | null>(null);
  const picture = useAskedPicture(loaded);
  const isPictureDue = useDelayed(picture.isWaiting);
  const openId = chosenId ?? picture.id;
  const close = () => {
    setOpenId(null);
    if (picture.id !== null) picture.forget();
  };
  const { asked, goTo, isGoing, missed } = useGoToDay(loaded);
  const usage = (device ?? vehicle).pricing_plan.plan_add_on_usage;
  const storage = usage ? dataUseOf(usage).media : null;
  const isEmpty = !isPending && !error && recordings.length === 0 && !hasMore;
  return (
    <Card
      title={t('media.title')}
      end={
        storage && (
          <span className={styles.storage}>
            {t('media.storage', { used: format.number(storage.used), total: format.number(storage.total) })}
          </span>
        )
      }
    >
      <div className={styles.tools}>
        <SnapshotButton vehicle={vehicle} device={device} />
        {days.length > 0 && <DayField isBusy={isGoing} onChoose={goTo} />}
      </div>
      {(isPictureDue || picture.isMissing) && (
        <output className={styles.missed}>{t(isPictureDue ? 'media.pictureDue' : 'media.pictureMissing')}</output>
      )}
      {missed !== null && (
        <output className={styles.missed}>{t('media.nothingOn', { day: format.day(missed) })}</output>
      )}
      {isWaiting && <Waiting />}
      {error && <FailureState title={t('media.failed')} lines={explain(error)} onRetry={loaded.refetch} />}
      {isEmpty && (
        <EmptyState
          icon={IconPhotoVideo}
          title={t('media.empty.title')}
          text={t('media.empty.text', { vehicle: vehicle.vehicle_name })}
        />
      )}
      {!error && !isWaiting && (
        <div className={styles.days}>
          {days.map((day) => (
            <DaySection key={day.start} day={day} isAsked={asked === day.start} onOpen={setOpenId} />
          ))}
        </div>
      )}
      {recordings.length > 0 && !isWaiting && <End {...loaded} />}
      {openId !== null && (
        <Viewer
          vehicle={vehicle}
          recordings={recordings}
          id={openId}
          onId={setOpenId}
          onEnd={hasMore ? loaded.readOn : null}
          onClose={close}
        />
      )}
    </Card>
  );
}

type EndProps = Pick<ReturnType<typeof useRecordings>, 'hasMore' | 'isReadingOn' | 'readingOnFailed' | 'readOn'>;

/** End of the list: loads older recordings, or says that there are none. */
function End({ hasMore, isReadingOn, readingOnFailed, readOn }: EndProps) {
  const { t } = useTranslation('dash-cam');
  return (
    <div className={styles.end}>
      {readingOnFailed && !isReadingOn && <p role="alert">{t('media.moreFailed')}</p>}
      {hasMore ? (
        <Button variant="default" loading={isReadingOn} onClick={readOn}>
          {t('media.more')}
        </Button>
      ) : (
        <p className={styles.whole}>{t('media.whole')}</p>
      )}
      <VisuallyHidden component="output">{isReadingOn ? t('media.loadingMore') : ''}</VisuallyHidden>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <output className={styles.grid} aria-label={t('loading')}>
      {Array.from({ length: 6 }, (_, tile) => (
        <span key={tile} className={styles.waiting} />
      ))}
    </output>
  );
}

/** Goes to a day: loads all recordings since then, and shows that day or the nearest one before it. */
function useGoToDay({ days, reach }: { days: readonly MediaDay[]; reach: (instant: number) => Promise<boolean> }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [isGoing, setGoing] = useState(false);
  const goTo = async (start: number) => {
    setWanted(null);
    setGoing(true);
    const isThere = await reach(start);
    setGoing(false);
    if (isThere) setWanted(start);
  };
  const near = wanted === null ? null : dayNear(days, wanted);
  return {
    asked: near?.start ?? null,
    missed: near && near.start !== wanted ? wanted : null,
    isGoing,
    goTo: (start: number) => void goTo(start),
  };
}
