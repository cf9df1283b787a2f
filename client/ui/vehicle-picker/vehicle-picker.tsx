import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { BULK_LIST_HEIGHT } from '../../rules/constants/dialogs.ts';
import { search, wordsOf } from '../../rules/vehicle/search.ts';
import { usePreparedSearch } from '../use-prepared-search.ts';
import { inPlaces, placesOf, tickedOf } from './picked.ts';
import { PickerHead } from './picker-head.tsx';
import { PickerList } from './picker-list.tsx';
import type { MarkOf } from './picker-row.tsx';
import styles from './vehicle-picker.module.css';

type Props<DisabledReason extends string> = {
  /** Accessible name of the choice. */
  label: string;
  vehicles: readonly Vehicle[];
  chosen: ReadonlySet<number>;
  /** Called with the changed vehicles. For a single choice: the vehicle, and `true`. A stable function avoids renders of rows. */
  onTick: (vehicleIds: readonly number[], isOn: boolean) => void;
  /** Checkboxes instead of radio buttons. */
  several?: boolean;
  /** Lower ranks come first. Read once. */
  rankOf?: (vehicle: Vehicle) => number;
  /** Vehicles that cannot be ticked or unticked, and why. */
  disabledReasons?: ReadonlyMap<number, DisabledReason>;
  /** Note of a row beside its name. */
  Mark?: MarkOf<DisabledReason>;
  /** Called when the user presses a disabled vehicle. */
  onDisabledPress?: (disabledReason: DisabledReason) => void;
  /** Shows only these vehicles. */
  only?: { has: (vehicleId: number) => boolean } | null;
  /** The selection cannot change now. */
  isLocked?: boolean;
  /** Focuses a row on mount. */
  takesFocus?: boolean;
  /** Replaces the number of selected vehicles. */
  count?: string;
  /** Beside "Select All". */
  tools?: ReactNode;
  /** Notice below the list, within its height, so that nothing else moves. */
  notice?: ReactNode;
  /** Text if there are no vehicles. */
  empty?: string;
};

/** Longer lists have a search field. */
const SEARCHED_FROM = 8;
const NO_REASONS: ReadonlyMap<number, never> = new Map<number, never>();
const SAME_RANK = () => 0;

/**
 * Picker for vehicles (core 2.7, core 2.9, core 2.10). One tab stop: arrows move between rows, Space or Enter ticks, Ctrl or Cmd+A
 * ticks all shown ones. Dialogs that use it load the catalog `picker`.
 */
export function VehiclePicker<DisabledReason extends string = never>({
  label,
  vehicles,
  chosen,
  onTick,
  several = false,
  rankOf = SAME_RANK,
  disabledReasons = NO_REASONS,
  Mark,
  onDisabledPress,
  only = null,
  isLocked = false,
  takesFocus = false,
  count,
  tools,
  notice,
  empty,
}: Props<DisabledReason>) {
  const { t } = useTranslation('picker');
  const [text, setText] = useState('');
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(() => placesOf(vehicles, rankOf));
  // Opened before the vehicles were loaded.
  if (places.size === 0 && vehicles.length > 0) setPlaces(placesOf(vehicles, rankOf));
  const sorted = useMemo(() => inPlaces(vehicles, places), [vehicles, places]);
  const shown = useMemo(() => (only ? sorted.filter(({ id }) => only.has(id)) : sorted), [sorted, only]);
  usePreparedSearch(vehicles);
  const found = useMemo(() => search(shown, wordsOf(text), (vehicle) => vehicle), [shown, text]);
  const offered = useMemo(
    () => found.map(({ item }) => item.id).filter((id) => !disabledReasons.has(id)),
    [found, disabledReasons],
  );
  const isFiltered = found.length < shown.length;
  const toggleAll = () => {
    if (!isLocked) onTick(offered, tickedOf(offered, chosen) !== 'all');
  };
  return (
    <div className={styles.picker}>
      {vehicles.length > SEARCHED_FROM && (
        <TextInput
          type="search"
          className={styles.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Searches as you type. Only its button submits the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {several && (
        <PickerHead {...{ offered, chosen, isFiltered, isLocked, count }} onToggleAll={toggleAll}>
          {tools}
        </PickerHead>
      )}
      <div className={styles.room} style={{ '--list-height': `${BULK_LIST_HEIGHT}px` } as CSSProperties}>
        <PickerList
          {...{ label, chosen, disabledReasons, Mark, isLocked, several, takesFocus, onTick, onDisabledPress }}
          found={found}
          of={vehicles.length}
          onToggleAll={toggleAll}
          nothing={vehicles.length === 0 && empty ? empty : t('nothing')}
        />
        {notice}
      </div>
      <VisuallyHidden aria-live="polite">
        {isFiltered ? t('found', { count: found.length, of: vehicles.length }) : ''}
      </VisuallyHidden>
    </div>
  );
}
