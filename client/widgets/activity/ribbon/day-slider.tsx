import { type KeyboardEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ribbonHours, shareOf } from '../../../rules/activity/day-ribbon.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import slider from '../../../ui/range/line-slider.module.css';
import { useTextScale } from '../../../ui/use-text-scale.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './day-ribbon.module.css';

type Props = {
  day: Period;
  /** The last moment that can be chosen. */
  end: number;
  /** The moment shown. */
  at: number;
  /** The moment in words. */
  text: string;
  onScrub: (at: number) => void;
  /** The next change after the moment, or the one before. Without it, Page Up and Page Down go by hours, as the browser does. */
  changeBeside?: (step: -1 | 1) => number | null;
};

/** Slider upon the strip of a day, with the hours below. */
export function DaySlider({ day, end, at, text, onScrub, changeBeside }: Props) {
  const { t } = useTranslation('trips');
  const { timezone } = useUser();
  const format = useFormat();
  const id = useId();
  const hours = useMemo(() => ribbonHours(day, timezone), [day, timezone]);
  // Enlarged texts have room for every other hour.
  const every = useTextScale() < 1.5 ? 1 : 2;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { PageUp: 1, PageDown: -1 }[event.key] as 1 | -1 | undefined;
    if (!changeBeside || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onScrub(changeBeside(step) ?? (step < 0 ? day.from : end));
  };
  return (
    <>
      <input
        type="range"
        className={`${slider.slider} ${styles.slider}`}
        aria-label={t('ribbon.slider')}
        aria-valuetext={text}
        aria-describedby={changeBeside && id}
        min={0}
        max={Math.round((day.to - day.from) / MINUTE)}
        step={1}
        value={Math.floor((at - day.from) / MINUTE)}
        onChange={(event) => onScrub(Math.min(end, day.from + Number(event.currentTarget.value) * MINUTE))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.hours} aria-hidden>
        {hours.map(
          (hour, index) =>
            index % every === 0 && (
              <span key={hour} style={{ left: `${100 * shareOf(day, hour)}%` }}>
                {format.hour(hour)}
              </span>
            ),
        )}
      </div>
      {changeBeside && (
        <p id={id} hidden>
          {t('ribbon.keys')}
        </p>
      )}
    </>
  );
}
