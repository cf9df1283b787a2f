import { Suspense } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { changeBeside, shareOf } from '../../../rules/activity/day-ribbon.ts';
import { hasCamera } from '../../../rules/camera/live-view-gate.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import type { DrivenTrip } from '../../../rules/trips/trip.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import styles from './day-ribbon.module.css';
import { DaySlider } from './day-slider.tsx';
import { RibbonStrip } from './ribbon-strip.tsx';
import { useDayMoment, useDayParts } from './use-day-moment.ts';
import { useDayCommands } from './use-vehicle-day.ts';

/** Loaded with the first use of the slider. */
const DayStill = lazyChunk(
  async () => (await Promise.all([import('./day-still.tsx'), loadNamespaces(['dash-cam'])]))[0],
  () => null,
);

type Props = {
  vehicle: Vehicle;
  day: Period;
  now: number;
  /** Trips of the day, and of the hours before it. */
  trips: readonly DrivenTrip[];
  /** The moment shown. `null`: the end of the day so far. */
  at: number | null;
  icons: number;
  /** Whether to show the dash cam's picture of the moment. False until the user has chosen one. */
  hasStill: boolean;
  onScrub: (at: number) => void;
};

/** A vehicle's day as a strip, with a slider for its moments. Page Up and Page Down go from change to change. */
export default function DayRibbon({ vehicle, day, now, trips, at, icons, hasStill, onScrub }: Props) {
  const { bands, ticks } = useDayParts(day, now, trips, useDayCommands(vehicle.id, day));
  const end = Math.max(day.from, Math.min(day.to - 1, now));
  const shown = Math.min(end, Math.max(day.from, at ?? end));
  const { time, texts } = useDayMoment(bands, ticks, shown);
  return (
    <>
      <div className={styles.ribbon}>
        <RibbonStrip day={day} bands={bands} ticks={ticks} icons={icons} at={shown} />
        <DaySlider
          day={day}
          end={end}
          at={shown}
          text={[time, ...texts].join(', ')}
          onScrub={onScrub}
          changeBeside={(step) => changeBeside(bands, ticks, shown, step)}
        />
      </div>
      {hasStill && hasCamera(vehicle, null) && (
        <Suspense fallback={<div className={styles.stills} />}>
          <DayStill vehicle={vehicle} at={shown} share={shareOf(day, shown)} />
        </Suspense>
      )}
    </>
  );
}
