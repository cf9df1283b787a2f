import {
  type ColumnDef,
  createSortedRowModel,
  type Row,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});
export type Features = typeof features;
export type TableOf<Row extends RowData> = Pick<
  Table<Features, Row>,
  'getColumn' | 'getIsAllRowsSelected' | 'getIsSomeRowsSelected' | 'getToggleAllRowsSelectedHandler'
>;

export type RowOf<Item extends RowData> = Row<Features, Item>;

export type Sort = { id: string; desc: boolean };

export type TableColumn<Row> = {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Without it the column cannot be sorted. `null` sorts last in both directions. */
  sortBy?: (row: Row) => string | number | null;
  /** The first press on the header sorts from high to low, as for dates and amounts. */
  isDescendingFirst?: boolean;
  /** For numbers and amounts. */
  align?: 'end';
  /**
   * Place in the card that a row becomes in a narrow table: its title, the end of the title's line, a line without a label, or a
   * line with the header as its label (the default).
   */
  inCard?: 'title' | 'end' | 'line' | 'labeled';
};

/** Returns the definitions for TanStack Table. `collator` compares texts in the user's language. */
export function columnDefs<Row extends object>(
  columns: readonly TableColumn<Row>[],
  collator: Intl.Collator,
): ColumnDef<Features, Row>[] {
  const compare = (a: unknown, b: unknown): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  const sortFn: SortFn<Features, Row> = (a, b, id) => compare(a.getValue(id), b.getValue(id));
  return columns.map(({ id, header, sortBy, isDescendingFirst = false }) => ({
    id,
    header,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortDescFirst: isDescendingFirst,
    sortUndefined: 'last',
    sortFn,
  }));
}
