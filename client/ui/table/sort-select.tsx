import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort, TableColumn } from './columns.ts';
import styles from './table.module.css';

type Props<Row> = { columns: readonly TableColumn<Row>[]; sort: Sort | null; onSort: (sort: Sort) => void };

/** Sorts a narrow table, whose headers are hidden. A long table renders with every row that scrolls in. */
export const SortSelect = memo(Select) as typeof Select;

function Select<Row>({ columns, sort, onSort }: Props<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, header, isDescendingFirst = false }) =>
    [isDescendingFirst, !isDescendingFirst].map((desc) => ({
      value: valueOf({ id, desc }),
      label: t(desc ? 'table.descending' : 'table.ascending', { column: header }),
    })),
  );
  return (
    <NativeSelect
      className={styles.sortSelect}
      aria-label={t('table.sortBy')}
      data={sort ? choices : [{ value: '', label: t('table.sortBy') }, ...choices]}
      value={sort ? valueOf(sort) : ''}
      onChange={({ currentTarget: { value } }) => {
        const [id, direction] = value.split(' ');
        if (id) onSort({ id, desc: direction === 'desc' });
      }}
    />
  );
}

const valueOf = ({ id, desc }: Sort) => `${id} ${desc ? 'desc' : 'asc'}`;
