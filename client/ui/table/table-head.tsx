import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../bare-button.tsx';
import type { Sort, TableColumn, TableOf } from './columns.ts';
import { role } from './roles.ts';
import styles from './table.module.css';

type Props<Row extends object> = {
  table: TableOf<Row>;
  columns: readonly TableColumn<Row>[];
  sort: Sort | null;
  hasSelection: boolean;
  isPrinting: boolean;
};

export function TableHead<Row extends object>({ table, columns, sort, hasSelection, isPrinting }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <thead {...role('rowgroup')}>
      <tr {...role('row')}>
        {hasSelection && (
          <th {...role('columnheader')} className={styles.check}>
            <Checkbox
              size="md"
              aria-label={t('table.selectAll')}
              label={<span className={styles.selectAll}>{t('table.selectAll')}</span>}
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map(({ id, header, align, sortBy }) => {
          const direction = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : 'none';
          return (
            <th
              key={id}
              {...role('columnheader')}
              scope="col"
              data-align={align}
              aria-sort={sortBy ? direction : undefined}
            >
              {/* Chromium leaves out buttons where it repeats the head on each page. */}
              {sortBy && !isPrinting ? (
                <BareButton
                  className={styles.sort}
                  data-sort={direction}
                  onClick={() => table.getColumn(id)?.toggleSorting()}
                >
                  {header}
                  <SortIcon direction={direction} />
                </BareButton>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  if (direction === 'none') return <IconArrowsSort size={14} aria-hidden />;
  return direction === 'ascending' ? <IconArrowUp size={14} aria-hidden /> : <IconArrowDown size={14} aria-hidden />;
}
