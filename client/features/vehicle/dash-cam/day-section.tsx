import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaDay, Recording } from '../../../rules/camera/camera.ts';
import { dayStart } from '../../../rules/time/calendar.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { Thumbnail } from '../../../widgets/camera/thumbnail.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './recordings.module.css';

type Props = {
  day: MediaDay;
  /** Whether the user chose this day. Scrolls it into view and focuses it. */
  isAsked: boolean;
  onOpen: (id: string) => void;
};

/** Recordings of one day. */
export function DaySection({ day, isAsked, onOpen }: Props) {
  const { t } = useTranslation('dash-cam');
  const name = useDayName(day.start);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.dayTitle}>
        {name} <small>{t('media.count', { count: day.recordings.length })}</small>
      </h3>
      <ul className={styles.grid}>
        {day.recordings.map((recording) => (
          <li key={recording.id}>
            <Tile recording={recording} onOpen={() => onOpen(recording.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Today, yesterday, or the date. */
function useDayName(start: number): string {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const { timezone } = useUser();
  const now = useNow(MINUTE);
  if (start === dayStart(now, timezone)) return `${t('media.today')} · ${format.day(start)}`;
  return start === dayStart(now, timezone, -1)
    ? `${t('media.yesterday')} · ${format.day(start)}`
    : format.dayTitle(start);
}

/** One recording: the front picture with the rear one inset, or the only one. */
function Tile({ recording: { at, kind, pictures }, onOpen }: { recording: Recording; onOpen: () => void }) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const { front, rear } = pictures;
  const cameras = t(front && rear ? 'media.both' : front ? 'media.front' : 'media.rear');
  const time = format.time(at);
  return (
    <BareButton
      className={styles.tile}
      aria-label={t('media.open', { kind: t(`media.${kind}`), time, cameras })}
      onClick={onOpen}
    >
      <span className={styles.pictures}>
        <Thumbnail source={(front ?? rear)?.thumbnail} />
        {front && rear && <Thumbnail source={rear.thumbnail} className={styles.inset} />}
        {kind === 'video' && (
          <span className={styles.play}>
            <IconPlayerPlayFilled size={16} aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.caption}>
        <b>{time}</b>
        <span>{cameras}</span>
      </span>
    </BareButton>
  );
}
