import { groupsWithin } from '../../../rules/activity/apart.ts';
import { type Band, shareOf, type Tick } from '../../../rules/activity/day-ribbon.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import { HappeningDisc } from '../happening-disc.tsx';
import styles from './day-ribbon.module.css';

type Props = {
  day: Period;
  bands: readonly Band[];
  ticks: readonly Tick[];
  /** Icons that have room side by side. Those of nearer events are one. */
  icons: number;
  /** The moment shown. */
  at: number | null;
};

/** A day as a strip: thin while parked, thick while moving, with icons of events above. Decorative: the texts beside state the same. */
export function RibbonStrip({ day, bands, ticks, icons, at }: Props) {
  const percent = (instant: number) => `${100 * shareOf(day, instant)}%`;
  const groups = groupsWithin(ticks, (tick) => tick.at, (day.to - day.from) / icons);
  return (
    <div className={styles.strip} aria-hidden>
      {groups.map(({ at: tick, items }) => (
        <span key={tick} className={styles.tick} style={{ left: percent(tick) }}>
          <HappeningDisc episodes={items} />
        </span>
      ))}
      <div className={styles.track}>
        {bands.map(({ state, from, to }) => (
          <span
            key={from}
            className={styles.band}
            data-state={state}
            style={{ left: percent(from), width: `${(100 * (to - from)) / (day.to - day.from)}%` }}
          />
        ))}
      </div>
      {at !== null && <span className={styles.cursor} style={{ left: percent(at) }} />}
    </div>
  );
}
