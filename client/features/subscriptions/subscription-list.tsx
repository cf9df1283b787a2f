import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../api/model.ts';
import { streamingOf } from '../../rules/billing/streaming.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { search, wordsOf } from '../../rules/vehicle/search.ts';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import { DataBar } from './data-bar.tsx';
import { RowActions } from './row-actions.tsx';
import { ChargeCell, PlanCell, StatusCell, VehicleCell } from './row-cells.tsx';
import styles from './subscription-list.module.css';

/** Longer lists have a search field. */
const SEARCHED_FROM = 8;

type Props = { all: readonly Subscribed[]; card: Card | null; now: number };

/** One row for each vehicle: plan, state, next charge and its main action. Long lists render only the visible rows. */
export function SubscriptionList({ all, card, now }: Props) {
  const { t } = useTranslation('subscriptions');
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const rows = useMemo(
    () => search(all, wordsOf(asked), ({ vehicle }) => vehicle).map(({ item }) => item),
    [all, asked],
  );
  const hasData = all.some(({ device }) => streamingOf(device.plan_add_ons, now) !== null);
  const columns = useMemo((): TableColumn<Subscribed>[] => {
    const data: TableColumn<Subscribed> = {
      id: 'data',
      header: t('columns.data'),
      render: ({ device }) => <DataBar device={device} now={now} none={t('none')} />,
    };
    return [
      { id: 'vehicle', header: t('columns.vehicle'), render: (row) => <VehicleCell row={row} />, inCard: 'title' },
      { id: 'plan', header: t('columns.plan'), render: (row) => <PlanCell row={row} />, inCard: 'line' },
      {
        id: 'status',
        header: t('columns.status'),
        render: (row) => <StatusCell row={row} now={now} />,
        inCard: 'line',
      },
      ...(hasData ? [data] : []),
      {
        id: 'charge',
        header: t('columns.charge'),
        render: (row) => <ChargeCell row={row} card={card} now={now} />,
        align: 'end',
        inCard: 'end',
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        render: (row) => <RowActions row={row} now={now} />,
        align: 'end',
        inCard: 'line',
      },
    ];
  }, [t, now, card, hasData]);
  const isFiltered = rows.length < all.length;
  return (
    <div className={styles.card}>
      {all.length > SEARCHED_FROM && (
        <TextInput
          type="search"
          className={styles.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {rows.length > 0 ? (
        <LazyTable label={t('table')} columns={columns} rows={rows} keyOf={({ vehicle }) => String(vehicle.id)} />
      ) : (
        <Boxed>
          <EmptyState icon={IconSearchOff} title={t('noneFound.title')} text={t('noneFound.text', { text: asked })} />
        </Boxed>
      )}
      <VisuallyHidden aria-live="polite">
        {isFiltered ? t('found', { count: rows.length, total: all.length }) : ''}
      </VisuallyHidden>
    </div>
  );
}
