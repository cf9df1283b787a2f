import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { isMarked } from '../../rules/alerts/replay-alerts.ts';
import { alertsPerDot, dotsOf } from '../../rules/alerts/replay-dots.ts';
import styles from './replay.module.css';
import { useReplayMarks } from './replay-marks.tsx';

type Day = { date: string; day: string; count: number };

const DAYS_OF_WEEK = 7;

/** Alerts on each day as dots, with a slider for the days. What is pointed at is marked in the list and on the map too. */
export function ReplayDots({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('alert-rules');
  const { alerts, mark, point } = useReplayMarks();
  const perDot = alertsPerDot(days.map(({ count }) => count));
  const columns = { '--days': days.length } as CSSProperties;
  const last = days.length - 1;
  // Each week back from today, where the column leaves room for its date.
  const labels = days
    .map(({ day }, index) => ({ day, index }))
    .filter(({ index }) => (last - index) % DAYS_OF_WEEK === 0 && index >= DAYS_OF_WEEK - 1);
  const marked = mark ? days.findIndex(({ date }) => date === mark.day) : -1;
  const textOf = (index: number) => t('replay.onDay', { day: days[index]?.day ?? '', count: days[index]?.count ?? 0 });
  const pointAt = (index: number) => point({ day: days[index]?.date ?? '', id: null });
  const dotOf = (date: string, dot: number) => alerts.filter((alert) => alert.day === date && alert.dot === dot);
  return (
    <figure className={styles.figure} aria-label={t('replay.chart')}>
      <div className={styles.plot} onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}>
        <input
          type="range"
          aria-label={t('replay.day')}
          aria-valuetext={textOf(marked < 0 ? last : marked)}
          min={0}
          max={last}
          value={marked < 0 ? last : marked}
          onChange={({ currentTarget }) => pointAt(Number(currentTarget.value))}
          onFocus={() => marked < 0 && pointAt(last)}
          onBlur={() => point(null)}
        />
        <div className={styles.dots} style={columns} aria-hidden>
          {days.map(({ date, count }, index) => (
            // The slider does the same by keyboard.
            <div
              key={date}
              className={styles.day}
              data-marked={index === marked}
              role="presentation"
              onPointerEnter={() => pointAt(index)}
            >
              {Array.from({ length: dotsOf(count, perDot) }, (_, dot) => {
                const [newest] = dotOf(date, dot);
                return (
                  <i
                    key={dot}
                    data-marked={
                      index === marked && (mark?.id === null || dotOf(date, dot).some((one) => isMarked(mark, one)))
                    }
                    onPointerEnter={() => newest && point({ day: date, id: newest.event.id })}
                    onPointerLeave={() => newest && pointAt(index)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dates} style={columns} aria-hidden>
        {labels.map(({ day, index }) => (
          <span key={day} style={{ gridColumn: `${index - DAYS_OF_WEEK + 2} / ${index + 2}` }}>
            {day}
          </span>
        ))}
      </div>
      <figcaption className={styles.note}>
        {marked >= 0 ? textOf(marked) : perDot > 1 && t('replay.perDot', { count: perDot })}
      </figcaption>
    </figure>
  );
}
