import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from '../use-is-printing.ts';
import { useListKeys } from '../use-list-keys.ts';
import { columnDefs, features, type Sort, type TableColumn } from './columns.ts';
import { role } from './roles.ts';
import { RowIsCurrent } from './row-opener.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';

/** A table with more rows renders only those on the screen, and all when printed. It needs a height from its caller. */
const ALL_RENDERED = 100;
/** Pixels, until a row is measured. */
const ROW_HEIGHT = 49;
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
  /** Bounds the height of a long table. */
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
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useVirtualizer({
    count: sorted.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => sorted[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: keys.rangeExtractor,
  });
  const items = isVirtual ? virtual.getVirtualItems() : sorted.map(({ id }, index) => ({ key: id, index }));
  const [sort = null] = sorting;

  return (
    <div className={`${styles.root} ${className}`}>
      {sorted.length >= SORTED_IN_CARDS && (
        <SortSelect columns={columns} sort={sort} onSort={(sort) => setSorting([sort])} />
      )}
      <div
        ref={scroller}
        className={styles.scroller}
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
          className={styles.table}
          aria-label={label}
          aria-rowcount={isVirtual ? sorted.length + 1 : undefined}
        >
          <TableHead table={table} columns={columns} sort={sort} hasSelection={selection !== undefined} />
          <tbody {...role('rowgroup')} ref={keys.list}>
            {isVirtual && <Gap height={virtual.getVirtualItems()[0]?.start ?? 0} />}
            {items.map(({ key, index }) => {
              const row = sorted[index];
              if (!row) return null;
              return (
                <tr
                  key={key}
                  {...role('row')}
                  ref={isVirtual ? virtual.measureElement : undefined}
                  className={styles.row}
                  data-row={row.id}
                  data-index={index}
                  aria-rowindex={isVirtual ? index + 2 : undefined}
                >
                  {selection && (
                    <td {...role('cell')} className={styles.check}>
                      <Checkbox
                        size="md"
                        aria-label={selection.labelOf(row.original)}
                        checked={row.getIsSelected()}
                        disabled={!row.getCanSelect()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  <RowIsCurrent value={index === keys.current}>
                    {columns.map((column) => (
                      <Cell key={column.id} column={column} row={row.original} />
                    ))}
                  </RowIsCurrent>
                </tr>
              );
            })}
            {isVirtual && <Gap height={virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0)} />}
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

/** Room of the rows that are not rendered. */
const Gap = ({ height }: { height: number }) => <tr className={styles.gap} style={{ height }} aria-hidden />;

function Cell<Row>({ column: { header, render, align, inCard = 'labeled' }, row }: CellProps<Row>) {
  return (
    <td {...role('cell')} data-align={align} data-card={inCard}>
      {inCard === 'labeled' && <span className={styles.label}>{header}</span>}
      {render(row)}
    </td>
  );
}
type CellProps<Row> = { column: TableColumn<Row>; row: Row };

const selectionState = (keys: ReadonlySet<string> = new Set()): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true]));
