import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { type AlertView, alertDates, alertQuery, readAlertView } from '../../rules/alerts/alert-view.ts';
import { readRulesView, rulesQuery } from '../../rules/alerts/rules-view.ts';
import { MOST_ALERTS } from '../../rules/constants/alert-rules.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../state/use-format.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { AlertList } from './alert-list.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { AlertTools } from './alert-tools.tsx';
import styles from './alerts-page.module.css';
import { useAlertEvents } from './use-alert-events.ts';

const RulesView = lazyChunk(
  async () => (await Promise.all([import('./rules-view.tsx'), loadNamespaces(['alert-rules', 'forms', 'picker'])]))[0],
);

/** Alerts of the user's vehicles, and the rules that raise them (commerce 2). The whole view is in the address. */
export default function AlertsPage() {
  const { t } = useTranslation(['alerts', 'titles']);
  const [query, setQuery] = useSearchParams();
  const rules = useMemo(() => readRulesView(query), [query]);
  return (
    <div className={styles.page}>
      <h1>{t('titles:alerts')}</h1>
      {rules ? (
        <>
          <AlertTabs current="rules" vehicle={rules.vehicle} />
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <RulesView view={rules} onChange={(view) => setQuery(rulesQuery(view), { replace: true })} />
          </Suspense>
        </>
      ) : (
        <History />
      )}
    </div>
  );
}

/** Alerts, newest first, with their filters. */
function History() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readAlertView(query), [query]);
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  const [vehicle = null, ...others] = view.vehicles;
  const change = (changed: Partial<AlertView>) => setQuery(alertQuery({ ...view, ...changed }), { replace: true });
  return (
    <>
      <AlertTabs current="history" vehicle={others.length === 0 ? vehicle : null} />
      <AlertTools view={view} vehicles={vehicles} onChange={change} />
      <Alerts key={query.toString()} view={view} onReset={() => change({ types: [], vehicles: [] })} />
    </>
  );
}

function Alerts({ view, onReset }: { view: AlertView; onReset: () => void }) {
  const { t } = useTranslation('alerts');
  const errorLines = useErrorLines();
  const { timezone } = useUser();
  const now = useNow(QUARTER_HOUR);
  const { types, vehicles, range } = view;
  const alerts = useAlertEvents({
    ...alertDates(range, now, timezone),
    ...(vehicles.length > 0 && { vehicle_id: [...vehicles] }),
    ...(types.length > 0 && { alert_type: [...types] }),
  });
  const isSlow = useDelayed(alerts.isPending);
  const isFiltered = types.length + vehicles.length > 0;
  if (alerts.error && alerts.events.length === 0) {
    return (
      <Boxed>
        <FailureState title={t('failed')} lines={errorLines(alerts.error)} onRetry={alerts.resume} />
      </Boxed>
    );
  }
  if (alerts.count === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconBell} title={t('empty.title')} text={t(isFiltered ? 'empty.filtered' : 'empty.text')}>
          {isFiltered && (
            <Button variant="default" onClick={onReset}>
              {t('empty.reset')}
            </Button>
          )}
        </EmptyState>
      </Boxed>
    );
  }
  return (
    <>
      <Progress alerts={alerts} />
      {isSlow && !alerts.isPaused && <SkeletonRows rows={6} />}
      <AlertList events={alerts.events} />
    </>
  );
}

/** How many alerts are loaded, with buttons to stop and to continue. A failure keeps those that are here. */
function Progress({ alerts }: { alerts: ReturnType<typeof useAlertEvents> }) {
  const { t } = useTranslation('alerts');
  const errorLines = useErrorLines();
  const format = useFormat();
  const { events, count, error, isLoading, isPaused, isFull, stop, resume } = alerts;
  const total = count ?? 0;
  const values = { done: format.number(events.length), total: format.number(total) };
  const isWhole = !isLoading && !isPaused && !error;
  return (
    <div className={styles.progress}>
      <output>
        {count === null
          ? isPaused && t('stopped')
          : isWhole
            ? t('count', { count: total, number: values.total })
            : t('loaded', values)}
        {isPaused && isFull && ` ${t('full', { most: format.number(MOST_ALERTS) })}`}
        {error && ` ${errorLines(error).join(' ')}`}
      </output>
      {isLoading && (
        <Button variant="default" onClick={stop}>
          {t('stop')}
        </Button>
      )}
      {(isPaused || (error && !isLoading)) && (
        <Button variant="default" onClick={resume}>
          {t('resume')}
        </Button>
      )}
    </div>
  );
}
