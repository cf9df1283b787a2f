import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { dayAfter } from '../../rules/time/named-day.ts';
import {
  dayBeside,
  MOST_DAYS,
  rangeProblem,
  SPANS,
  type TripRange,
  type TripView,
} from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useNow } from '../../ui/use-now.ts';
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
          label={t('range.label')}
          data={[
            ...(view.range === 'moment' && view.at !== null
              ? [{ value: 'moment', label: t('range.moment', { day: format.date(view.at) }) }]
              : []),
            { value: 'last24', label: t('range.last24') },
            ...SPANS.map((days) => ({
              value: String(days),
              label: days === 1 ? t('range.today') : t('range.days', { days }),
            })),
            { value: CHOSEN, label: t('range.chosen') },
          ]}
          value={range}
          onChange={changeRange}
          allowDeselect={false}
        />
        <DayButton label={t('range.before')} icon={IconChevronLeft} onPress={toDay(-1)} />
        <DayButton label={t('range.after')} icon={IconChevronRight} onPress={toDay(1)} />
      </div>
      {typeof view.range === 'object' && 'first' in view.range && (
        <ChosenDays range={view.range} today={today} onChange={(chosen) => onChange({ range: chosen, at: null })} />
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

type Days = { first: string; last: string };

/** First and last day, both included. An impossible range is explained and changes nothing. */
function ChosenDays({ range, today, onChange }: { range: Days; today: string; onChange: (range: Days) => void }) {
  const { t } = useTranslation('trips');
  const [typed, setTyped] = useState(range);
  const [known, setKnown] = useState(range);
  // The arrows changed the days.
  if (known.first !== range.first || known.last !== range.last) {
    setKnown(range);
    setTyped(range);
  }
  const problem = rangeProblem(typed.first, typed.last);
  const change = (changed: Partial<Days>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (rangeProblem(next.first, next.last) === null) onChange(next);
  };
  return (
    <div className={styles.days}>
      <TextInput
        type="date"
        label={t('range.first')}
        value={typed.first}
        max={today}
        error={problem !== null}
        onChange={(event) => change({ first: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('range.end')}
        value={typed.last}
        max={today}
        error={problem && t(`range.${problem}`, { days: MOST_DAYS })}
        onChange={(event) => change({ last: event.currentTarget.value })}
      />
    </div>
  );
}
