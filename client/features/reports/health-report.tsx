import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import {
  HEALTH_STATES,
  type HealthState,
  type HealthType,
  healthState,
  needsAttention,
} from '../../rules/reports/health.ts';
import type { ReportView } from '../../rules/reports/report-view.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { Card } from '../../ui/card.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import type { ReportRow } from './report-row.ts';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';
import { useReportColumns } from './use-report-columns.tsx';
import { fileVehicles } from './use-subject-text.ts';

const HealthChart = lazyChunk(() => import('./health-chart.tsx'));

type Props = { type: HealthType; view: ReportView; vehicles: readonly Vehicle[] };

/** State of batteries, codes or services, as last reported. */
export function HealthReport({ type, view, vehicles }: Props) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const now = useNow(QUARTER_HOUR);
  const columns = useReportColumns(type, false, now);
  const rows = useMemo((): ReportRow[] => vehicles.map((vehicle) => ({ vehicle, part: null })), [vehicles]);
  const counts = useMemo(() => {
    const found = new Map<HealthState, number>();
    for (const vehicle of vehicles) {
      const state = healthState(type, vehicle);
      found.set(state, (found.get(state) ?? 0) + 1);
    }
    return HEALTH_STATES[type].map((state) => ({ state, count: found.get(state) ?? 0 }));
  }, [type, vehicles]);
  const attention = counts.reduce((sum, { state, count }) => sum + (needsAttention(state) ? count : 0), 0);
  return (
    <>
      <Card title={t(`types.${type}`)}>
        <div className={styles.figure}>
          <p className={styles.total}>
            <b>{format.number(attention)}</b>
            <span>{t('attention', { count: attention, total: format.number(vehicles.length) })}</span>
          </p>
          <div className={styles.chart}>
            <Suspense fallback={null}>
              <HealthChart counts={counts} />
            </Suspense>
          </div>
        </div>
      </Card>
      <ReportTable
        subject={{
          period: null,
          vehicles: fileVehicles(view, vehicles),
          totals: counts.map(({ state, count }) => ({ label: t(`state.${state}`), value: count })),
        }}
        type={type}
        columns={columns}
        rows={rows}
      />
    </>
  );
}
