import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { BULK_LIST_HEIGHT } from '../../rules/constants/dialogs.ts';
import type { Found } from '../../rules/vehicle/search.ts';
import { useListKeys } from '../use-list-keys.ts';
import { useMatchedText } from '../use-matched-text.ts';
import { useTextScale } from '../use-text-scale.ts';
import { type MarkOf, PickerRow } from './picker-row.tsx';
import styles from './vehicle-picker.module.css';

/** A touch target. The last visible row of a 312 px list is cut off, which shows that it scrolls. */
const ROW_HEIGHT = 48;
const LEAST_ROWS = 3;

type Props<DisabledReason extends string> = {
  label: string;
  found: readonly Found<Vehicle>[];
  /** Number of vehicles without a search. Keeps the height of the list while fewer match. */
  of: number;
  chosen: ReadonlySet<number>;
  disabledReasons: ReadonlyMap<number, DisabledReason>;
  Mark: MarkOf<DisabledReason> | undefined;
  isLocked: boolean;
  several: boolean;
  takesFocus: boolean;
  onTick: (vehicleIds: readonly number[], isOn: boolean) => void;
  onDisabledPress: ((disabledReason: DisabledReason) => void) | undefined;
  onToggleAll: () => void;
  /** Text for an empty list. */
  nothing: string;
};

/** The vehicle list, at most 312 px high (core 2.7). Renders only the rows on the screen. */
export function PickerList<DisabledReason extends string>({
  label,
  found,
  of,
  chosen,
  disabledReasons,
  several,
  takesFocus,
  onToggleAll,
  nothing,
  ...rest
}: Props<DisabledReason>) {
  const { t } = useTranslation('picker');
  const matchedText = useMatchedText();
  const keysId = useId();
  const rowHeight = useTextScale() * ROW_HEIGHT;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useListKeys(
    useMemo(() => found.map(({ item }) => String(item.id)), [found]),
    'input',
  );
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => found[index]?.item.id ?? index, [found]),
    overscan: 6,
    rangeExtractor: keys.rangeExtractor,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  // Scrolls to the first vehicle that is ticked at opening.
  const begin = useEffectEvent(() => {
    const first = found.findIndex(({ item }) => chosen.has(item.id));
    if (takesFocus) keys.go(Math.max(0, first), virtual);
    else if (first > 0) virtual.scrollToIndex(first, { align: 'start' });
  });
  useEffect(() => begin(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (several && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onToggleAll();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Ticks, as Space does, and does not submit the form.
      event.preventDefault();
      event.target.click();
    } else {
      keys.onKeyDown(event, virtual);
    }
  };
  const height = Math.min(BULK_LIST_HEIGHT, rowHeight * Math.max(LEAST_ROWS, of));
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="presentation"
      style={{ flexBasis: height }}
      onFocus={keys.onFocus}
      onKeyDown={onKeyDown}
    >
      {found.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      <VisuallyHidden id={keysId}>{t(several ? 'keys' : 'keysOne')}</VisuallyHidden>
      <div
        role={several ? 'group' : 'radiogroup'}
        aria-label={label}
        aria-describedby={keysId}
        hidden={found.length === 0}
      >
        <ul ref={keys.list} className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start, size }) => {
            const row = found[index];
            if (!row) return null;
            const { item: vehicle, parts } = row;
            return (
              <li
                key={key}
                data-row={vehicle.id}
                className={styles.place}
                style={{ height: size, transform: `translateY(${start}px)` }}
                aria-setsize={found.length}
                aria-posinset={index + 1}
              >
                <PickerRow
                  {...rest}
                  vehicle={vehicle}
                  matched={matchedText(parts)}
                  disabledReason={disabledReasons.get(vehicle.id) ?? null}
                  isTicked={chosen.has(vehicle.id)}
                  several={several}
                  isCurrent={index === keys.current}
                  takesFocus={takesFocus && index === keys.current}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
