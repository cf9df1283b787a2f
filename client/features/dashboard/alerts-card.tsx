import { ActionIcon, Table } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { alertCountsQuery } from '../../data/activity/queries.ts';
import { paths } from '../../lib/paths.ts';
import { lastDays } from '../../rules/time/calendar.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './alerts-card.module.css';

const AlertsChart = lazyChunk(() => import('./alerts-chart.tsx'));
const DAYS = 14;
/** Alerts of a day. */
export type DayCount = { day: string; count: number; isToday: boolean };

/** Number of alerts on each of the last days, as a chart or a table. */
export function AlertsCard({ now }: { now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const errorLines = useErrorLines();
  const { timezone } = useUser();
  const [isTable, setTable] = useState(false);
  const days = lastDays(DAYS, now, timezone);
  const query = useQuery(alertCountsQuery(days));
  const counts = query.data;
  const rows = useMemo(
    () =>
      days.map(
        ({ from }, index): DayCount => ({
          day: format.shortDay(from),
          count: counts?.[index] ?? 0,
          isToday: index === DAYS - 1,
        }),
      ),
    // Every minute `days` are new objects for the same times.
    // oxlint-disable-next-line react/exhaustive-deps
    [counts, format, days[0]?.from],
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  // An axis without bars says nothing.
  const isEmpty = counts !== undefined && total === 0;
  const [first, last] = [days[0], days.at(-1)].map((day) => dayIn(day?.from ?? now, timezone));
  const all = `${paths.alerts}?from=${first}&to=${last}`;
  const toggle = isTable ? t('alerts.asChart') : t('alerts.asTable');
  return (
    <Card
      title={t('alerts.title')}
      end={
        <>
          <PageLink to={all}>{t('alerts.all')}</PageLink>
          <ActionIcon variant="subtle" aria-label={toggle} title={toggle} onClick={() => setTable(!isTable)}>
            {isTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
          </ActionIcon>
        </>
      }
    >
      {query.isError && !counts ? (
        <FailureState title={t('alerts.failed')} lines={errorLines(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div className={styles.body} data-pending={!counts}>
          <p className={styles.total}>
            <b>{format.number(total)}</b>
            <span>{t('alerts.total', { days: DAYS })}</span>
            <small>{t('alerts.today', { count: rows.at(-1)?.count ?? 0 })}</small>
          </p>
          {isTable && <DayTable rows={rows} />}
          {!isTable && !isEmpty && (
            <figure className={styles.chart} aria-label={t('alerts.label', { days: DAYS })}>
              <Suspense fallback={null}>{counts && <AlertsChart rows={rows} />}</Suspense>
            </figure>
          )}
        </div>
      )}
    </Card>
  );
}

function DayTable({ rows }: { rows: readonly DayCount[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <div className={styles.table}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('alerts.day')}</Table.Th>
            <Table.Th className={styles.number}>{t('alerts.count')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.toReversed().map(({ day, count }) => (
            <Table.Tr key={day}>
              <Table.Td>{day}</Table.Td>
              <Table.Td className={styles.number}>{format.number(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
