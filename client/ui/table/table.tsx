import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { measureElement, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from '../use-is-printing.ts';
import { useListKeys } from '../use-list-keys.ts';
import { columnDefs, features, type Sort, type TableColumn } from './columns.ts';
import { role } from './roles.ts';
import { SortSelect } from './sort-select.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useColumnWidths } from './use-column-widths.ts';

/** A table with more rows has its own scroll bar and renders only those on the screen, and all when printed. */
const ALL_RENDERED = 100;
/** Pixels, until a row is measured. */
const ROW_HEIGHT = 49;
/** Rows rendered above and below those on the screen. */
const OVERSCAN = 8;
/** A narrow table with fewer rows has no sort control. */
const SORTED_IN_CARDS = 8;

export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Accessible name of the row's checkbox. */
  labelOf: (row: Row) => string;
  canSelect?: (row: Row) => boolean;
};

export type TableProps<Row> = {
  /** Accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  initialSort?: Sort;
  selection?: Selection<Row>;
  /** `<tr>` elements, such as totals. */
  footer?: ReactNode;
  /** Bounds the height of a long table, for less than a screen. */
  className?: string;
};

/**
 * A table with sortable columns, optional selection, and rows that open (`RowButton`, `RowLink`), between which arrow keys move. In a
 * narrow place each row becomes a card. Pass stable `columns` and `rows`.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  keyOf,
  initialSort,
  selection,
  footer,
  className = '',
}: TableProps<Row>) {
  const { i18n } = useTranslation();
  const collator = useMemo(() => new Intl.Collator(i18n.language, { numeric: true }), [i18n.language]);
  const defs = useMemo(() => columnDefs(columns, collator), [columns, collator]);
  const [sorting, setSorting] = useState<SortingState>(() => (initialSort ? [initialSort] : []));
  const rowSelection = useMemo(() => selectionState(selection?.keys), [selection?.keys]);
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: keyOf,
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selection?.onChange(new Set(Object.keys(next)));
    },
    enableRowSelection: ({ original }) => selection?.canSelect?.(original) ?? true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const sorted = table.getRowModel().rows;
  const isPrinting = useIsPrinting();
  const isVirtual = sorted.length > ALL_RENDERED && !isPrinting;

  const scroller = useRef<HTMLDivElement>(null);
  const keys = useListKeys<HTMLTableSectionElement>(
    useMemo(() => sorted.map(({ id }) => id), [sorted]),
    '[data-opener]',
  );
  const rowHeight = useRef<number>(null);
  /** The first row, as all others are about as high. Again if rows become cards. */
  const learn = (height: number) => {
    const known = rowHeight.current;
    if (known === null || height > 1.5 * known || height < known / 1.5) rowHeight.current = height;
  };
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useVirtualizer({
    count: sorted.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight.current ?? ROW_HEIGHT,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      if (!element.hasAttribute('data-pending')) learn(height);
      return height;
    },
    getItemKey: useCallback((index: number) => sorted[index]?.id ?? index, [sorted]),
    overscan: OVERSCAN,
    rangeExtractor: keys.rangeExtractor,
  });
  const items: readonly Item[] = isVirtual
    ? virtual.getVirtualItems()
    : sorted.map(({ id }, index) => ({ key: id, index, start: 0, end: 0 }));
  const place = useColumnWidths(columns, isVirtual && items.length > 0);
  const height = rowHeight.current ?? ROW_HEIGHT;
  const width = columns.length + (selection ? 1 : 0);
  const [sort = null] = sorting;
  const onSort = useCallback((sort: Sort) => setSorting([sort]), []);

  return (
    <div className={`${styles.root} ${className}`}>
      {sorted.length >= SORTED_IN_CARDS && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div
        ref={scroller}
        className={styles.scroller}
        data-virtual={isVirtual || undefined}
        role="presentation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by key
        tabIndex={isVirtual ? 0 : undefined}
        onKeyDown={(event) => {
          if (!(event.target instanceof Element && event.target.matches('[data-opener]'))) return;
          keys.onKeyDown(event, isVirtual ? virtual : allRendered(event.currentTarget, sorted.length));
        }}
        onFocus={keys.onFocus}
      >
        <table
          {...role('table')}
          ref={place}
          className={styles.table}
          aria-label={label}
          aria-rowcount={isVirtual ? sorted.length + 1 : undefined}
        >
          <TableHead
            table={table}
            columns={columns}
            sort={sort}
            hasSelection={selection !== undefined}
            isPrinting={isPrinting}
          />
          <tbody {...role('rowgroup')} ref={keys.list}>
            {items.map(({ key, index, start }, place) => {
              const row = sorted[index];
              if (!row) return null;
              return (
                <Fragment key={key}>
                  <Gap height={start - (items[place - 1]?.end ?? 0)} row={height} columns={width} />
                  <TableRow
                    row={row}
                    columns={columns}
                    index={index}
                    isCurrent={index === keys.current}
                    isSelected={selection !== undefined && row.getIsSelected()}
                    selection={selection}
                    {...(isVirtual && {
                      virtual: { measure: virtual.measureElement, isScrolling: virtual.isScrolling, height },
                    })}
                  />
                </Fragment>
              );
            })}
            {isVirtual && (
              <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} row={height} columns={width} />
            )}
          </tbody>
          {footer && <tfoot {...role('rowgroup')}>{footer}</tfoot>}
        </table>
      </div>
    </div>
  );
}

const allRendered = (scroller: Element | null, count: number) => ({
  range: { startIndex: 0, endIndex: count - 1 },
  scrollToIndex: (index: number) =>
    scroller?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
});

/** A rendered row. `start` and `end`: pixels from the first row. */
type Item = Pick<VirtualItem, 'key' | 'index' | 'start' | 'end'>;

/**
 * Room of rows that are not rendered: before, after and, if the tab stop is outside of the screen, between the rendered ones. A scroll
 * may show it before its rows, so that it looks like rows that load.
 */
const Gap = ({ height, row, columns }: { height: number; row: number; columns: number }) =>
  height > 0 && (
    <tr className={styles.gap} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden room without a control */}
      <td colSpan={columns} style={{ height, backgroundSize: `100% ${row}px` }} />
    </tr>
  );

const selectionState = (keys: ReadonlySet<string> = new Set()): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true]));
