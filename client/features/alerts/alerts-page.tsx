import { Button } from '@mantine/core';
import { IconBell, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { type AlertFilter, unknownAlertsQuery } from '../../data/alerts/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { alertRulesPath } from '../../lib/paths.ts';
import {
  type AlertView,
  alertDates,
  alertQuery,
  alertTypes,
  alertVehicles,
  EVERY_ALERT,
  readAlertView,
} from '../../rules/alerts/alert-view.ts';
import { readRulesView, rulesQuery } from '../../rules/alerts/rules-view.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';
import { AlertList } from './alert-list.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { AlertTools } from './alert-tools.tsx';
import styles from './alerts-page.module.css';
import { useAlertEvents } from './use-alert-events.ts';

const RulesView = lazyChunk(
  async () => (await Promise.all([import('./rules-view.tsx'), loadNamespaces(['alert-rules', 'forms', 'picker'])]))[0],
);

const ExportAlerts = lazyDialog(
  async () => (await Promise.all([import('./export-alerts.tsx'), loadNamespaces(['activity-feed', 'files'])]))[0],
  { onClose: ({ onClose: close }: { onClose: () => void }) => close() },
);

/** Alerts of the user's vehicles, and the rules that raise them (commerce 2). The whole view is in the address. */
export default function AlertsPage() {
  const { t } = useTranslation(['alerts', 'titles']);
  const [query, setQuery] = useSearchParams();
  const rules = useMemo(() => readRulesView(query), [query]);
  return (
    <Page>
      <PageTitle>{t('titles:alerts')}</PageTitle>
      {rules ? (
        <>
          <AlertTabs current="rules" vehicle={rules.vehicle} group={rules.group} />
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <RulesView view={rules} onChange={(view) => setQuery(rulesQuery(view), { replace: true })} />
          </Suspense>
        </>
      ) : (
        <History />
      )}
    </Page>
  );
}

/** Alerts, newest first, with their filters. */
function History() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readAlertView(query), [query]);
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const ids = useMemo(
    () => (view.group === null || vehicles ? alertVehicles(view, vehicles ?? NO_VEHICLES) : undefined),
    [view, vehicles],
  );
  const [vehicle = null, ...others] = view.vehicles;
  const change = (changed: Partial<AlertView>) => setQuery(alertQuery({ ...view, ...changed }), { replace: true });
  const reset = () => change({ types: [], group: null, vehicles: [] });
  return (
    <>
      <AlertTabs current="history" vehicle={others.length === 0 ? vehicle : null} group={view.group} />
      <AlertTools view={view} vehicles={vehicles ?? NO_VEHICLES} onChange={change} />
      {/* Only the vehicles tell the members of a group. */}
      {ids === undefined && error && <Failure error={error} onRetry={() => void refetch()} />}
      {ids?.length === 0 && <NoAlerts onReset={reset} />}
      {ids !== undefined && ids?.length !== 0 && (
        <Alerts
          key={query.toString()}
          view={view}
          ids={ids}
          onReset={isFiltered(view) ? reset : null}
          onShowAll={() => change({ types: EVERY_ALERT })}
        />
      )}
    </>
  );
}

const NO_VEHICLES: readonly Vehicle[] = [];
const isFiltered = ({ types, group, vehicles }: AlertView): boolean =>
  types.length + vehicles.length > 0 || group !== null;

type AlertsProps = {
  view: AlertView;
  /** Vehicles to show. `null`: all. */
  ids: readonly number[] | null;
  /** `null`: there is nothing to reset. */
  onReset: (() => void) | null;
  /** Shows alerts of all types. */
  onShowAll: () => void;
};

function Alerts({ view, ids, onReset, onShowAll }: AlertsProps) {
  const { t } = useTranslation(['alerts', 'common']);
  const { timezone } = useUser();
  const now = useNow(QUARTER_HOUR);
  const { range } = view;
  const types = alertTypes(view);
  const [isExporting, setExporting] = useState(false);
  const filter: AlertFilter = {
    ...alertDates(range, now, timezone),
    ...(ids && { vehicle_id: ids }),
    ...(types && { alert_type: types }),
  };
  const { events, count, error, isPending, isIncomplete, isLoading, left, showMore, retry } = useAlertEvents(filter);
  const isSlow = useDelayed(isPending);
  const { data: unknown = 0 } = useQuery({ ...unknownAlertsQuery(filter), enabled: types === null && !isPending });
  const more = unknown > 0 && (
    <Notice tone="accent">
      {t('unknown', { count: unknown, number: unknown })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </Notice>
  );
  if (error && events.length === 0) return <Failure error={error} onRetry={retry} />;
  if (count === 0)
    return (
      <>
        {more}
        <NoAlerts onReset={onReset} />
      </>
    );
  return (
    <>
      <div className={styles.head}>
        <output className={styles.count}>
          {count !== null &&
            `${t('count', { count, number: count })} · ${t('common:zoneTime', { place: zonePlace(timezone) })}`}
        </output>
        {count !== null && (
          <Button
            variant="default"
            leftSection={<IconTableExport size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setExporting(true)}
          >
            {t('export.open')}
          </Button>
        )}
      </div>
      {isExporting && count !== null && (
        <ExportAlerts view={view} filter={filter} count={count} onClose={() => setExporting(false)} />
      )}
      {more}
      {isSlow && <SkeletonRows rows={6} />}
      <AlertList events={events} />
      {isIncomplete && <Failure error={error} onRetry={retry} />}
      {left > 0 && !isIncomplete && (
        <Button variant="default" className={styles.more} loading={isLoading} onClick={showMore}>
          {t('more', { count: left })}
        </Button>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('alerts');
  const errorLines = useErrorLines();
  return (
    <Boxed>
      <FailureState title={t('failed')} lines={errorLines(error)} onRetry={onRetry} />
    </Boxed>
  );
}

function NoAlerts({ onReset }: Pick<AlertsProps, 'onReset'>) {
  const { t } = useTranslation('alerts');
  return (
    <Boxed>
      <EmptyState icon={IconBell} title={t('empty.title')} text={t(onReset ? 'empty.filtered' : 'empty.text')}>
        {onReset ? (
          <Button variant="default" onClick={onReset}>
            {t('empty.reset')}
          </Button>
        ) : (
          <FirstStep>
            <ButtonLink to={alertRulesPath(null)} variant="subtle">
              {t('tabs.rules')}
            </ButtonLink>
          </FirstStep>
        )}
      </EmptyState>
    </Boxed>
  );
}
