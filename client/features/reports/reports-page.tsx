import { IconCar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { isPeriodType } from '../../rules/reports/figures.ts';
import { type ReportView, readReportView, reportQuery } from '../../rules/reports/report-view.ts';
import { coveredVehicles } from '../../rules/reports/subject.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';
import { HealthReport } from './health-report.tsx';
import { PeriodReport } from './period-report.tsx';
import { ReportHelp } from './report-help.tsx';
import { ReportNavigation } from './report-navigation.tsx';
import { ReportTools } from './report-tools.tsx';
import styles from './reports.module.css';
import { useSubjectText } from './use-subject-text.ts';

const DayReport = lazyChunk(
  async () => (await Promise.all([import('./day-report.tsx'), loadNamespaces(['trips', 'activity'])]))[0],
);

/** Reports on usage, safety and health of the fleet, a group or vehicles (commerce 2). The whole view is in the address. */
export default function ReportsPage() {
  const { t } = useTranslation(['reports', 'titles']);
  const errorLines = useErrorLines();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readReportView(query), [query]);
  const vehicles = useQuery(vehiclesQuery());
  const isSlow = useDelayed(vehicles.isPending);
  const show = (changed: Partial<ReportView>) => setQuery(reportQuery({ ...view, ...changed }), { replace: true });
  return (
    <div className={styles.page}>
      <PageTitle>{t('titles:reports')}</PageTitle>
      <div className={styles.columns}>
        <ReportNavigation view={view} />
        <div className={styles.content}>
          {!vehicles.data && vehicles.error && (
            <Boxed>
              <FailureState
                title={t('failed')}
                lines={errorLines(vehicles.error)}
                onRetry={() => void vehicles.refetch()}
              />
            </Boxed>
          )}
          {isSlow && <SkeletonRows rows={6} />}
          {vehicles.data?.length === 0 && (
            <Boxed>
              <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')}>
                <FirstStep />
              </EmptyState>
            </Boxed>
          )}
          {vehicles.data && vehicles.data.length > 0 && (
            <>
              <ReportTools view={view} vehicles={vehicles.data} onChange={show} />
              <Report view={view} all={vehicles.data} onChange={show} />
            </>
          )}
        </div>
        <ReportHelp />
      </div>
    </div>
  );
}

type ReportProps = { view: ReportView; all: readonly Vehicle[]; onChange: (changed: Partial<ReportView>) => void };

function Report({ view, all, onChange }: ReportProps) {
  const { t } = useTranslation('reports');
  const subjectText = useSubjectText();
  const vehicles = useMemo(() => coveredVehicles(all, view), [all, view]);
  if (vehicles.length === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconCar} title={t('none.title')} text={t('none.text')} />
      </Boxed>
    );
  }
  const { type } = view;
  return (
    <>
      <p className={styles.covered}>{subjectText(view, vehicles)}</p>
      {type === 'day' ? (
        <Suspense fallback={null}>
          <DayReport vehicles={vehicles} range={view.range} onChange={(range) => onChange({ range })} />
        </Suspense>
      ) : isPeriodType(type) ? (
        <PeriodReport type={type} view={view} vehicles={vehicles} />
      ) : (
        <HealthReport type={type} view={view} vehicles={vehicles} />
      )}
    </>
  );
}
