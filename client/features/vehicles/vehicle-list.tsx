import { Button } from '@mantine/core';
import { IconCar, IconChevronDown, IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type ListedVehicle, type Row, rowsOf } from './list-rows.ts';
import { moveFocus } from './move-focus.ts';
import styles from './vehicle-list.module.css';
import { VehicleRow } from './vehicle-row.tsx';

const HEAD_HEIGHT = 30;
const ROW_HEIGHT = 52;

type Props = {
  vehicles: readonly ListedVehicle[];
  /** Some vehicles are left out by the search and filters. */
  isFiltered: boolean;
  selectedId: number | null;
  now: number;
  onSelect: (vehicleId: number) => void;
  onClearFilter: () => void;
  /** Told which vehicles are on the screen. */
  onWatch: (vehicleIds: readonly number[]) => void;
};

/** Vehicles by section; only the rows on the screen are in the page, however many there are. */
export function VehicleList({ vehicles, isFiltered, selectedId, now, onSelect, onClearFilter, onWatch }: Props) {
  const { t } = useTranslation('vehicles');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(vehicles, closed), [vehicles, closed]);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each render, which is what is wanted here
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'section' ? HEAD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  useWatch(
    items.flatMap(({ index }) => vehicleIdOf(rows[index])),
    onWatch,
  );

  const toggle = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  if (vehicles.length === 0) return <NothingToList isFiltered={isFiltered} onClearFilter={onClearFilter} />;
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ key, index, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li key={key} className={styles.row} style={{ height: size, transform: `translateY(${start}px)` }}>
              {row.kind === 'section' ? (
                <BareButton
                  className={styles.head}
                  aria-expanded={row.isOpen}
                  onClick={() => toggle(row.key)}
                  onKeyDown={moveFocus}
                >
                  {row.isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
                  {row.section.kind === 'group' ? row.section.name : t(SECTION_NAMES[row.section.kind])}
                  <span className={styles.count}>{row.count}</span>
                </BareButton>
              ) : (
                <VehicleRow
                  listed={row.listed}
                  isSelected={row.listed.vehicle.id === selectedId}
                  now={now}
                  onSelect={onSelect}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const SECTION_NAMES = { attention: 'needsAttention', rest: 'noGroup', shared: 'shared' } as const;
const vehicleIdOf = (row: Row | undefined): number[] => (row?.kind === 'vehicle' ? [row.listed.vehicle.id] : []);

function NothingToList({ isFiltered, onClearFilter }: Pick<Props, 'isFiltered' | 'onClearFilter'>) {
  const { t } = useTranslation('vehicles');
  if (!isFiltered) return <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState icon={IconSearchOff} title={t('nothingFound.title')} text={t('nothingFound.text')}>
      <Button variant="default" onClick={onClearFilter}>
        {t('nothingFound.clear')}
      </Button>
    </EmptyState>
  );
}

/** Tells when other vehicles come on the screen, not when the same ones are drawn again. */
function useWatch(ids: readonly number[], onWatch: Props['onWatch']): void {
  const told = useRef('');
  useEffect(() => {
    const seen = ids.join();
    if (seen === told.current) return;
    told.current = seen;
    onWatch(ids);
  });
}
