import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { SECOND } from '../../rules/time/duration.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { episodesOf } from '../../rules/trips/trip-events.ts';
import { inTripOrder, isByTime, TRIP_SORTS, type TripSort } from '../../rules/trips/trip-order.ts';
import { useUser } from '../../state/session.ts';
import { nextIndex } from '../../ui/use-list-keys.ts';
import { gravest } from '../../widgets/activity/happening-look.ts';
import { useHappeningName } from '../../widgets/activity/use-happening-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-list.module.css';

type Props = {
  /** Newest first. */
  trips: readonly DrivenTrip[];
  sort: TripSort;
  selectedKey: string | null;
  onSelect: (trip: DrivenTrip | null) => void;
};

/** Trips that Page Up and Page Down pass. */
const PAGE = 5;

/** Trips in an order, by time under the day they began. The arrow keys go to the next trip and show it. */
export function TripList({ trips: newestFirst, sort, selectedKey, onSelect }: Props) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const { timezone } = useUser();
  const list = useRef<HTMLUListElement>(null);
  const trips = useMemo(() => inTripOrder(newestFirst, sort), [newestFirst, sort]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const wish = at < 0 ? null : nextIndex(event.key, at, { count: buttons.length, page: PAGE });
    if (wish === null) return;
    event.preventDefault();
    const index = Math.min(buttons.length - 1, Math.max(0, wish));
    buttons[index]?.focus();
    onSelect(trips[index] ?? null);
  };
  const onClick = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest('li') : null;
    const index = [...(list.current?.children ?? [])].findIndex((child) => child === item);
    const trip = trips[index];
    if (trip) onSelect(trip.key === selectedKey ? null : trip);
  };
  return (
    // Handles the keys and clicks of the buttons inside, so that a selection renders only two rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={styles.list} aria-label={t('list')} onKeyDown={onKeyDown} onClick={onClick}>
      {trips.map((trip, index) => {
        const before = trips[index - 1];
        const isNewDay = !before || dayIn(before.start, timezone) !== dayIn(trip.start, timezone);
        return (
          <li key={trip.key}>
            {isByTime(sort) && isNewDay && <h2 className={styles.day}>{format.dayTitle(trip.start)}</h2>}
            <TripRow trip={trip} isSelected={trip.key === selectedKey} hasDay={!isByTime(sort)} />
          </li>
        );
      })}
    </ul>
  );
}

type SortProps = { sort: TripSort; onSort: (sort: TripSort) => void };

export function TripSortSelect({ sort, onSort }: SortProps) {
  const { t } = useTranslation(['trips', 'common']);
  return (
    <NativeSelect
      className={styles.sort}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-label={t('common:table.sortBy')}
      value={sort}
      data={TRIP_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = TRIP_SORTS.find((known) => known === value);
        if (chosen) onSort(chosen);
      }}
    />
  );
}

/** `hasDay`: states the day, which no heading does. */
type RowProps = { trip: DrivenTrip; isSelected: boolean; hasDay: boolean };

const TripRow = memo(function TripRow({ trip, isSelected, hasDay }: RowProps) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const happeningName = useHappeningName();
  const happenings = Object.entries(Object.groupBy(episodesOf(trip), happeningName)).map(([name, all = []]) => ({
    name: all.length === 1 ? name : t('repeated', { name, count: all.length }),
    count: all.length,
    look: gravest(all),
  }));
  return (
    <button type="button" className={styles.trip} aria-pressed={isSelected}>
      {hasDay && <small>{format.dayTitle(trip.start)}</small>}
      <span className={styles.line}>
        <b>
          {t('times', { start: format.time(trip.start), end: trip.isOver ? format.time(trip.end) : t('underWay') })}
        </b>
        <b>{format.distance(trip.miles, 1)}</b>
      </span>
      <span className={styles.address}>{trip.startAddress ?? t('noAddress')}</span>
      <span className={styles.address}>{trip.endAddress ?? t('noAddress')}</span>
      <span className={styles.line}>
        <small>
          {t('figures', {
            duration: format.duration((trip.end - trip.start) / SECOND),
            speed: format.speed(trip.maxSpeed),
            idle: format.duration(trip.idleTime),
          })}
        </small>
        {happenings.length > 0 && (
          <>
            <VisuallyHidden component="span">{happenings.map(({ name }) => name).join(' · ')}</VisuallyHidden>
            <span className={styles.events} aria-hidden>
              {happenings.map(({ name, count, look: { icon: Icon, tone } }) => (
                <span key={name} className={styles.event} data-tone={tone} title={name}>
                  <Icon size={14} aria-hidden />
                  {count > 1 && count}
                </span>
              ))}
            </span>
          </>
        )}
      </span>
    </button>
  );
});
