import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { memo, type Ref, useDeferredValue, useState } from 'react';
import type { RowOf, TableColumn } from './columns.ts';
import { role } from './roles.ts';
import { RowIsCurrent } from './row-opener.tsx';
import styles from './table.module.css';
import type { Selection } from './table.tsx';

type Props<Row extends object> = {
  row: RowOf<Row>;
  columns: readonly TableColumn<Row>[];
  index: number;
  /** Whether it is the tab stop of its table. */
  isCurrent: boolean;
  isSelected: boolean;
  selection: Selection<Row> | undefined;
  /** Of a table that renders only the rows on the screen. */
  virtual?: {
    measure: Ref<HTMLTableRowElement>;
    isScrolling: boolean;
    /** Height in pixels until its content is rendered. */
    height: number;
  };
};

/**
 * One row. Renders only if its own values change, because a long table renders with every row that scrolls in. A row that mounts
 * during a scroll renders its content with low priority, so that rows never come later than the scroll.
 */
export const TableRow = memo(
  Row,
  ({ virtual, ...props }, { virtual: next, ...others }) =>
    virtual?.measure === next?.measure &&
    Object.entries(others).every(([name, value]) => props[name as keyof typeof props] === value),
) as typeof Row;

function Row<Row extends object>({ row, columns, index, isCurrent, isSelected, selection, virtual }: Props<Row>) {
  const [isLate] = useState(virtual?.isScrolling ?? false);
  const isFilled = useDeferredValue(true, !isLate) || isCurrent;
  return (
    <tr
      {...role('row')}
      ref={virtual?.measure}
      className={styles.row}
      data-row={row.id}
      data-index={index}
      data-pending={!isFilled || undefined}
      aria-rowindex={virtual && index + 2}
      style={isFilled ? undefined : { height: virtual?.height }}
    >
      {selection && (
        <td {...role('cell')} className={styles.check}>
          <Checkbox
            size="md"
            aria-label={selection.labelOf(row.original)}
            checked={isSelected}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      <RowIsCurrent value={isCurrent}>
        {columns.map(({ id, header, render, align, inCard = 'labeled' }) => (
          <td key={id} {...role('cell')} data-align={align} data-card={inCard}>
            {isFilled && inCard === 'labeled' && <span className={styles.label}>{header}</span>}
            {isFilled ? render(row.original) : <span className={styles.pending} />}
          </td>
        ))}
      </RowIsCurrent>
    </tr>
  );
}
