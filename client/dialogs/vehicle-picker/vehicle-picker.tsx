import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { findVehicles, inPickerOrder, tickedOf, toggleAll } from './picked.ts';
import type { RowStatus } from './picker-row.tsx';
import { PickerRows } from './picker-rows.tsx';
import styles from './vehicle-picker.module.css';

type Props = {
  /** What is chosen here, for who does not see it. */
  label: string;
  vehicles: readonly Vehicle[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Those that stand above the others. */
  first?: ReadonlySet<number>;
  /** Boxes to tick; else one of the vehicles. */
  several?: boolean;
  /** What is said beside a vehicle, and whether it can be chosen. */
  statusOf?: (vehicle: Vehicle) => RowStatus;
  /** What is chosen stays as it is for now. */
  isLocked?: boolean;
  /** Has the focus when it comes. */
  takesFocus?: boolean;
};

const NOBODY: ReadonlySet<number> = new Set();
const FREE: RowStatus = { mark: null, isBarred: false };

/** Vehicles to choose from, with a search: one stop for the tab key, and only the rows on the screen are drawn. */
export function VehiclePicker({
  label,
  vehicles,
  chosen,
  onChange,
  first = NOBODY,
  several = false,
  statusOf = () => FREE,
  isLocked = false,
  takesFocus = false,
}: Props) {
  const { t } = useTranslation('picker');
  const [text, setText] = useState('');
  const sorted = useMemo(() => inPickerOrder(vehicles, first), [vehicles, first]);
  const found = useMemo(() => findVehicles(sorted, text), [sorted, text]);
  const offered = found.filter((vehicle) => !statusOf(vehicle).isBarred).map(({ id }) => id);
  const ticked = tickedOf(offered, chosen);
  const isFiltered = found.length < vehicles.length;
  const toggleEach = () => {
    if (!isLocked) onChange(toggleAll(offered, chosen));
  };
  const toggle = (vehicle: Vehicle) => {
    if (isLocked || statusOf(vehicle).isBarred) return;
    if (!several) return onChange(new Set([vehicle.id]));
    const next = new Set(chosen);
    if (!next.delete(vehicle.id)) next.add(vehicle.id);
    onChange(next);
  };
  return (
    <div className={styles.picker}>
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
      {several && (
        <div className={styles.head}>
          <Checkbox
            className={styles.all}
            size="18px"
            label={t(isFiltered ? 'selectFound' : 'selectAll')}
            checked={ticked === 'all'}
            indeterminate={ticked === 'some'}
            disabled={offered.length === 0 || isLocked}
            onChange={toggleEach}
          />
          <span className={styles.count}>{t('selected', { count: chosen.size })}</span>
        </div>
      )}
      <PickerRows
        label={label}
        vehicles={found}
        of={vehicles.length}
        chosen={chosen}
        several={several}
        statusOf={statusOf}
        onToggle={toggle}
        onToggleAll={several ? toggleEach : undefined}
        nothing={t('nothing')}
        takesFocus={takesFocus}
      />
      <VisuallyHidden component="output">
        {isFiltered ? t('found', { count: found.length, of: vehicles.length }) : ''}
      </VisuallyHidden>
    </div>
  );
}
