import '@mantine/core/styles/Combobox.layer.css';
import { ActionIcon, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { dayAfter } from '../../rules/time/named-day.ts';
import { dayBeside, MOST_DAYS, SPANS, type TripRange, type TripView } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PeriodDays } from '../../widgets/period/period-days.tsx';
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
};

/** Options shown at once. Typing finds the others. */
const MOST_OPTIONS = 100;
const CHOSEN = 'chosen';

const valueOf = (range: TripRange): string =>
  typeof range === 'string' ? range : 'days' in range ? String(range.days) : CHOSEN;

/** Choice of a vehicle and a range. */
export function TripTools({ view, vehicles, vehicleId, onChange }: Props) {
  const { t } = useTranslation(['trips', 'period']);
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
  const range = valueOf(view.range);
  const changeRange = (value: string | null) => {
    if (value === null || value === range || value === 'moment') return;
    const days = SPANS.find((span) => String(span) === value);
    const chosen: TripRange =
      value === 'last24' ? 'last24' : days ? { days } : { first: dayAfter(today, -1), last: today };
    onChange({ range: chosen, at: null });
  };
  const toDay = (step: -1 | 1) => {
    if (dayBeside(view, step, today, timezone) === null) return null;
    return () =>
      onChange((before) => {
        const range = dayBeside(before, step, today, timezone);
        return range ? { range, at: null } : {};
      });
  };
  return (
    <div className={styles.tools}>
      <Select
        {...listWithArrow}
        label={t('vehicle')}
        data={options}
        value={vehicleId === null ? null : String(vehicleId)}
        onChange={(value) => value !== null && onChange({ vehicleId: Number(value), at: null })}
        allowDeselect={false}
        searchable
        limit={MOST_OPTIONS}
        nothingFoundMessage={t('noVehicleFound')}
      />
      <div className={styles.range}>
        <Select
          {...listWithArrow}
          label={t('period:label')}
          data={[
            ...(view.range === 'moment' && view.at !== null
              ? [{ value: 'moment', label: t('range.moment', { day: format.date(view.at) }) }]
              : []),
            { value: 'last24', label: t('range.last24') },
            ...SPANS.map((days) => ({
              value: String(days),
              label: days === 1 ? t('range.today') : t('period:last', { days }),
            })),
            { value: CHOSEN, label: t('period:chosen') },
          ]}
          value={range}
          onChange={changeRange}
          allowDeselect={false}
        />
        <DayButton label={t('range.before')} icon={IconChevronLeft} onPress={toDay(-1)} />
        <DayButton label={t('range.after')} icon={IconChevronRight} onPress={toDay(1)} />
      </div>
      {typeof view.range === 'object' && 'first' in view.range && (
        <div className={styles.days}>
          <PeriodDays
            range={view.range}
            today={today}
            most={MOST_DAYS}
            onChange={(chosen) => onChange({ range: chosen, at: null })}
          />
        </div>
      )}
    </div>
  );
}

type DayButtonProps = { label: string; icon: typeof IconChevronLeft; onPress: (() => void) | null };

/** `onPress` is `null` after today. */
function DayButton({ label, icon: Icon, onPress }: DayButtonProps) {
  return (
    <ActionIcon
      variant="default"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null}
      data-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
