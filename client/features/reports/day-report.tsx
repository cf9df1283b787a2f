import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import type { DayRange, Span } from '../../rules/time/day-range.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useNow } from '../../ui/use-now.ts';
import { useTextScale } from '../../ui/use-text-scale.ts';
import { DaySlider } from '../../widgets/activity/ribbon/day-slider.tsx';
import { useDay } from '../../widgets/activity/ribbon/use-vehicle-day.ts';
import { DaySteps } from '../../widgets/period/day-steps.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './day-report.module.css';
import { DayRow } from './day-row.tsx';

/** Pixels. Every row has the same height, so that any place of the list is known without its trips. */
const ROW_HEIGHT = 56;
const ROW_HEIGHT_PHONE = 96;
const OVERSCAN = 4;

type Props = { vehicles: readonly Vehicle[]; range: DayRange<Span>; onChange: (range: DayRange<Span>) => void };

/** A ribbon for each vehicle, and one slider for the moment of all. Reads the trips of the rows on the screen only. */
export default function DayReport({ vehicles, range, onChange }: Props) {
  const { t } = useTranslation('reports');
  const { timezone } = useUser();
  const format = useFormat();
  const isPhone = useIsPhone();
  const now = useNow(MINUTE);
  const today = dayIn(now, timezone);
  const name = 'first' in range && range.last < today ? range.last : today;
  const day = useDay(name);
  const end = Math.max(day.from, Math.min(day.to - 1, now));
  const [scrubbed, scrub] = useState<number | null>(null);
  const at = scrubbed !== null && day.from <= scrubbed && scrubbed <= end ? scrubbed : end;
  const sorted = useMemo(() => vehicles.toSorted((a, b) => byName(a.vehicle_name, b.vehicle_name)), [vehicles]);
  const height = Math.round(useTextScale() * (isPhone ? ROW_HEIGHT_PHONE : ROW_HEIGHT));
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  return (
    <Card
      title={t('types.day')}
      end={<DaySteps day={name} today={today} onChange={(next) => onChange({ first: next, last: next })} />}
    >
      <div className={styles.head}>
        <b>{format.time(at)}</b>
        <div className={styles.slider}>
          <div className={styles.line} />
          <DaySlider day={day} end={end} at={at} text={format.time(at)} onScrub={scrub} />
        </div>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const vehicle = sorted[index];
            return (
              vehicle && (
                <DayRow
                  key={vehicle.id}
                  vehicle={vehicle}
                  day={day}
                  name={name}
                  now={now}
                  at={at}
                  place={{ top: start, height, index, count: sorted.length }}
                  isResting={!virtual.isScrolling}
                />
              )
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
