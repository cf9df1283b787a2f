import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkFlow } from '../../rules/bulk-flow.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { ROW_HEIGHT } from '../vehicle-picker/picked.ts';
import styles from './bulk-list.module.css';
import { BulkRow } from './bulk-row.tsx';
import type { BulkListed } from './bulk-rows.ts';

type Props = {
  listed: readonly BulkListed[];
  flow: Pick<BulkFlow, 'rows' | 'ticked'>;
  isLocked: boolean;
  onTick: (vehicleId: number, isOn: boolean) => void;
};

/** The vehicles, at most 312 px high (core 2.7); only the rows on the screen are in the page, however many there are. */
export function BulkList({ listed, flow, isLocked, onTick }: Props) {
  const { t } = useTranslation('commands');
  const keysId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useListKeys(
    useMemo(() => listed.map(({ vehicle }) => String(vehicle.id)), [listed]),
    'input',
  );
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each render, which is what is wanted here
  const virtual = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => listed[index]?.vehicle.id ?? index,
    overscan: 6,
    rangeExtractor: keys.rangeExtractor,
  });
  // Opened with some ticked, because they failed or somebody came for one, it shows the first of them.
  const reveal = useEffectEvent(() => {
    const first = listed.findIndex(({ vehicle }) => flow.ticked.has(vehicle.id));
    if (first > 0) virtual.scrollToIndex(first, { align: 'start' });
  });
  useEffect(() => reveal(), []);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="presentation"
      onKeyDown={(event) => keys.onKeyDown(event, virtual)}
      onFocus={keys.onFocus}
    >
      <VisuallyHidden id={keysId}>{t('bulk.keys')}</VisuallyHidden>
      <ul
        ref={keys.list}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={t('bulk.list')}
        aria-describedby={keysId}
      >
        {virtual.getVirtualItems().map(({ key, index, start, size }) => {
          const row = listed[index];
          if (!row) return null;
          const { id } = row.vehicle;
          return (
            <li
              key={key}
              data-row={id}
              className={styles.row}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-setsize={listed.length}
              aria-posinset={index + 1}
            >
              <BulkRow
                listed={row}
                progress={flow.rows.get(id)}
                isTicked={flow.ticked.has(id) && (row.gate.allowed || flow.rows.has(id))}
                isLocked={isLocked}
                isCurrent={index === keys.current}
                onTick={onTick}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
