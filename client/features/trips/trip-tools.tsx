import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { dayBeside, MOST_DAYS, SPANS, type TripView } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PeriodSelect } from '../../widgets/period/period-select.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-tools.module.css';

/** A change of the view, or a function of the view before it, which may not be rendered yet. */
export type Changed = Partial<TripView> | ((before: TripView) => Partial<TripView>);

type Props = {
  view: TripView;
  vehicles: readonly Vehicle[];
  /** The shown vehicle. */
  vehicleId: number | null;
  onChange: (changed: Changed) => void;
  /** Beside the vehicle. */
  children: ReactNode;
};

/** Options shown at once. Typing finds the others. */
const MOST_OPTIONS = 100;

/** Choice of a vehicle and a range. */
export function TripTools({ view, vehicles, vehicleId, onChange, children }: Props) {
  const { t } = useTranslation('trips');
  const { timezone } = useUser();
  const format = useFormat();
  const today = dayIn(useNow(QUARTER_HOUR), timezone);
  const options = useMemo(
    () =>
      vehicles
        .map(({ id, vehicle_name }) => ({ value: String(id), label: vehicle_name }))
        .sort((a, b) => byName(a.label, b.label)),
    [vehicles],
  );
  const toDay = (step: -1 | 1) => {
    if (dayBeside(view, step, today, timezone) === null) return null;
    return () =>
      onChange((before) => {
        const range = dayBeside(before, step, today, timezone);
        return range ? { range, at: null } : {};
      });
  };
  const moment =
    view.range === 'moment' && view.at !== null
      ? [{ value: 'moment' as const, label: t('range.moment', { day: format.date(view.at) }) }]
      : [];
  return (
    <div className={styles.tools}>
      <div className={styles.vehicle}>
        <Select
          {...listWithArrow}
          aria-label={t('vehicle')}
          data={options}
          value={vehicleId === null ? null : String(vehicleId)}
          onChange={(value) => value !== null && onChange({ vehicleId: Number(value), at: null })}
          allowDeselect={false}
          searchable
          limit={MOST_OPTIONS}
          nothingFoundMessage={t('noVehicleFound')}
        />
        {children}
      </div>
      <PeriodSelect
        isCompact
        range={view.range}
        others={[...moment, { value: 'last24' as const, label: t('range.last24') }]}
        spans={SPANS}
        most={MOST_DAYS}
        steps={{ before: toDay(-1), after: toDay(1) }}
        onChange={(range) => onChange({ range, at: null })}
      />
    </div>
  );
}
