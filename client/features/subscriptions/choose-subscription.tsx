import { TextInput } from '@mantine/core';
import { IconCar, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { search, wordsOf } from '../../rules/vehicle/search.ts';
import { Card } from '../../ui/card.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import { RowLink } from '../../ui/table/row-opener.tsx';
import { PlanCell, StatusCell } from './row-cells.tsx';
import styles from './subscription-list.module.css';

/** Longer lists have a search field. */
const SEARCHED_FROM = 8;

type Props = { all: readonly Subscribed[]; path: string; now: number };

/** Vehicles that a page can be opened for, each as a link. */
export function ChooseSubscription({ all, path, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const [text, setText] = useState('');
  const rows = useMemo(() => search(all, wordsOf(text), ({ vehicle }) => vehicle).map(({ item }) => item), [all, text]);
  const columns = useMemo(
    (): TableColumn<Subscribed>[] => [
      {
        id: 'vehicle',
        header: t('choose.vehicle'),
        render: ({ vehicle }) => <RowLink to={`${path}/${vehicle.id}`}>{vehicle.vehicle_name}</RowLink>,
        inCard: 'title',
      },
      { id: 'plan', header: t('choose.plan'), render: (row) => <PlanCell row={row} />, inCard: 'line' },
      { id: 'status', header: t('choose.status'), render: (row) => <StatusCell row={row} now={now} />, inCard: 'line' },
    ],
    [t, path, now],
  );
  if (all.length === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconCar} title={t('choose.none')} text={t('choose.noneText')} />
      </Boxed>
    );
  }
  return (
    <Card title={t('choose.title')}>
      {all.length > SEARCHED_FROM && (
        <TextInput
          type="search"
          className={styles.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder={t('choose.search')}
          aria-label={t('choose.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {rows.length > 0 ? (
        <LazyTable
          label={t('choose.title')}
          columns={columns}
          rows={rows}
          keyOf={({ vehicle }) => String(vehicle.id)}
        />
      ) : (
        <p className={styles.nothing}>{t('choose.noneFound')}</p>
      )}
    </Card>
  );
}
