import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { ROW_HEIGHT, rowAfter } from './picked.ts';
import { PickerRow, type RowStatus } from './picker-row.tsx';
import styles from './vehicle-picker.module.css';

const MOST_ROWS = 6.5;
const LEAST_ROWS = 3;

type Props = {
  label: string;
  vehicles: readonly Vehicle[];
  /** Without a search: the list stays as high while it finds fewer. */
  of: number;
  chosen: ReadonlySet<number>;
  several: boolean;
  statusOf: (vehicle: Vehicle) => RowStatus;
  onToggle: (vehicle: Vehicle) => void;
  onToggleAll: (() => void) | undefined;
  /** Said where there is no row. */
  nothing: string;
  takesFocus: boolean;
};

/** A list box: arrows go from row to row, Space or Enter chooses, Ctrl or Cmd with A takes all that are found. */
export function PickerRows({
  label,
  vehicles,
  of,
  chosen,
  several,
  statusOf,
  onToggle,
  onToggleAll,
  nothing,
  takesFocus,
}: Props) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  const [activeId, setActiveId] = useState<number | null>(null);
  const index = vehicles.findIndex((vehicle) => vehicle.id === activeId);
  const active = index < 0 ? 0 : index;
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each render, which is what is wanted here
  const virtual = useVirtualizer({
    count: vehicles.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => vehicles[index]?.id ?? index,
    overscan: 6,
    // The row that the keys are at is named by the list, and so has to be there.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return indexes.includes(active) ? indexes : [...indexes, active].sort((a, b) => a - b);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onToggleAll) {
      event.preventDefault();
      return onToggleAll();
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const vehicle = vehicles[active];
    if ((event.key === ' ' || event.key === 'Enter') && vehicle) {
      event.preventDefault();
      return onToggle(vehicle);
    }
    const next = rowAfter(event.key, active, vehicles.length);
    if (next === null) return;
    event.preventDefault();
    setActiveId(vehicles[next]?.id ?? null);
    virtual.scrollToIndex(next);
  };
  const height = ROW_HEIGHT * Math.min(MOST_ROWS, Math.max(LEAST_ROWS, of));
  const activeVehicle = vehicles[active];
  return (
    <div ref={scroller} className={styles.scroller} style={{ height }}>
      {vehicles.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no boxes, and draws ten thousand options
        role="listbox"
        ref={list}
        tabIndex={0}
        data-autofocus={takesFocus || undefined}
        aria-label={label}
        aria-multiselectable={several || undefined}
        aria-activedescendant={activeVehicle && `${id}-${activeVehicle.id}`}
        className={styles.rows}
        hidden={vehicles.length === 0}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const vehicle = vehicles[index];
          if (!vehicle) return null;
          return (
            <PickerRow
              key={key}
              id={`${id}-${vehicle.id}`}
              vehicle={vehicle}
              status={statusOf(vehicle)}
              place={{ index, of: vehicles.length, start }}
              isChosen={chosen.has(vehicle.id)}
              isActive={index === active}
              several={several}
              onToggle={() => {
                setActiveId(vehicle.id);
                onToggle(vehicle);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
