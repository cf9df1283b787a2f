import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { BULK_LIST_HEIGHT } from '../../rules/constants/dialogs.ts';
import { search, wordsOf } from '../../rules/vehicle/search.ts';
import { inPlaces, placesOf, tickedOf } from './picked.ts';
import { PickerHead } from './picker-head.tsx';
import { PickerList } from './picker-list.tsx';
import type { MarkOf } from './picker-row.tsx';
import styles from './vehicle-picker.module.css';

type Props<DisabledReason extends string> = {
  /** What is chosen here, for who does not see it. */
  label: string;
  vehicles: readonly Vehicle[];
  chosen: ReadonlySet<number>;
  /** Of one to choose: the one, and `true`. Stays the same function where rows are to be drawn seldom. */
  onTick: (vehicleIds: readonly number[], isOn: boolean) => void;
  /** Boxes to tick; else one of the vehicles. */
  several?: boolean;
  /** What stands above the others has a lower rank; asked once. */
  rankOf?: (vehicle: Vehicle) => number;
  /** Vehicles that cannot be ticked, or not be left out, and why. */
  disabledReasons?: ReadonlyMap<number, DisabledReason>;
  /** What a row says besides its name. */
  Mark?: MarkOf<DisabledReason>;
  /** Somebody tries one of them nevertheless. */
  onDisabledPress?: (disabledReason: DisabledReason) => void;
  /** Those alone are shown for now. */
  only?: { has: (vehicleId: number) => boolean } | null;
  /** What is chosen stays as it is for now. */
  isLocked?: boolean;
  /** A row has the focus when it comes. */
  takesFocus?: boolean;
  /** In place of how many are selected. */
  count?: string;
  /** Beside "Select All". */
  tools?: ReactNode;
  /** Below the list, taking its room from it: nothing else moves. */
  notice?: ReactNode;
  /** Said where there is no vehicle at all. */
  empty?: string;
};

/** More vehicles than the list shows at once are searched. */
const SEARCHED_FROM = 8;
const NO_BARS: ReadonlyMap<number, never> = new Map<number, never>();
const SAME_RANK = () => 0;

/**
 * Vehicles to choose from (core 2.7, core 2.9, core 2.10): one stop for the tab key, arrows go from row to row, Space or Enter
 * chooses, Ctrl or Cmd with A takes all that are shown. Dialogs that use it load the catalogue `picker`.
 */
export function VehiclePicker<DisabledReason extends string = never>({
  label,
  vehicles,
  chosen,
  onTick,
  several = false,
  rankOf = SAME_RANK,
  disabledReasons = NO_BARS,
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
  // Opened before the vehicles were there.
  if (places.size === 0 && vehicles.length > 0) setPlaces(placesOf(vehicles, rankOf));
  const sorted = useMemo(() => inPlaces(vehicles, places), [vehicles, places]);
  const shown = useMemo(() => (only ? sorted.filter(({ id }) => only.has(id)) : sorted), [sorted, only]);
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
            // It looks for vehicles; the form around is sent by its button.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {several && (
        <PickerHead {...{ offered, chosen, isFiltered, isLocked, count }} onToggleAll={toggleAll}>
          {tools}
        </PickerHead>
      )}
      <div className={styles.room} style={{ maxHeight: BULK_LIST_HEIGHT }}>
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
