import { Button, Progress, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useReportRun } from '../../data/reports/use-report-run.ts';
import { type Format, useAgo } from '../../i18n/format.ts';
import { type PeriodType, UNITS } from '../../rules/reports/figures.ts';
import { isComparable, type ReportView } from '../../rules/reports/report-view.ts';
import { isReported } from '../../rules/reports/subject.ts';
import { dayStart } from '../../rules/time/calendar.ts';
import { type Period, periodOf } from '../../rules/time/day-range.ts';
import { MINUTE, QUARTER_HOUR } from '../../rules/time/duration.ts';
import { sinceThen } from '../../rules/time/elapsed.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { zonedTime } from '../../rules/time/zoned-time.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { FileSubject } from '../../wording/use-file-head.ts';
import { useFormat } from '../../wording/use-format.ts';
import { type ReportRow, type Totals, totalsOf } from './report-row.ts';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';
import { useFigures } from './use-figures.ts';
import { useReportColumns } from './use-report-columns.tsx';
import { fileVehicles } from './use-subject-text.ts';

const PeriodChart = lazyChunk(() => import('./period-chart.tsx'));

type Props = { type: PeriodType; view: ReportView; vehicles: readonly Vehicle[] };

/** A report that is read vehicle by vehicle: totals and chart first, then the table. */
export function PeriodReport({ type, view, vehicles }: Props) {
  const { t } = useTranslation(['reports', 'files']);
  const { timezone } = useUser();
  const now = useNow(QUARTER_HOUR);
  const { range } = view;
  const period = useMemo(() => periodOf(range, now, timezone), [range, now, timezone]);
  const isCompared = view.isCompared && isComparable(period, now, timezone);
  const asked = useMemo(() => vehicles.filter((vehicle) => isReported(type, vehicle)), [type, vehicles]);
  const run = useReportRun({ type, devices: asked, period, isCompared, timezone });
  const rows = useMemo(
    (): ReportRow[] =>
      vehicles.flatMap((vehicle): ReportRow[] => {
        if (!isReported(type, vehicle)) return [{ vehicle, part: null }];
        const part = run.parts.get(vehicle.id);
        return part ? [{ vehicle, part }] : [];
      }),
    [type, vehicles, run.parts],
  );
  const columns = useReportColumns(type, isCompared, now);
  const totals = totalsOf(type, rows, isCompared);
  const figures = useFigures();
  const partial = usePartial(run, asked.length);
  const { before } = run;
  const fileDays = ({ from, to }: Period) =>
    t('files:days', { first: zonedTime(from, timezone), last: zonedTime(to - 1, timezone) });
  const fileTotals = ({ current, before: earlier }: Totals) => {
    const total = (label: string, value: number) => ({
      label: figures.withUnit(type, label),
      value: figures.plain(type, value),
    });
    return [total(t(`types.${type}`), current), ...(earlier === null ? [] : [total(t('columns.before'), earlier)])];
  };
  return (
    <>
      <RunProgress run={run} total={asked.length} />
      <Card title={t(`types.${type}`)}>
        <div className={styles.figure}>
          <Dates period={period} before={before} zone={timezone} />
          <Total type={type} totals={totals} />
          <div className={styles.chart}>
            <Suspense fallback={null}>
              <PeriodChart type={type} rows={rows} period={period} before={run.before} />
            </Suspense>
          </div>
        </div>
      </Card>
      <ReportTable
        subject={{
          period,
          vehicles: fileVehicles(view, vehicles),
          filters: before ? [{ label: t('columns.before'), value: fileDays(before) }] : [],
          totals: fileTotals(totals),
          partial,
          readAt: run.updatedAt,
        }}
        type={type}
        columns={columns}
        rows={rows}
      />
    </>
  );
}

/** Days of a report, its time zone, and the days that it is compared with. */
function Dates({ period, before, zone }: { period: Period; before: Period | null; zone: string }) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  return (
    <p className={styles.dates}>
      {daysText(period, zone, format)} ·{' '}
      <span className={styles.zone}>{t('common:zoneTime', { place: zonePlace(zone) })}</span>
      {before && (
        <>
          {' '}
          · <span className={styles.zone}>{t('comparedWith', { days: daysText(before, zone, format) })}</span>
        </>
      )}
    </p>
  );
}

/** Days of a period in words. With the time of its end, if that is within a day. */
function daysText({ from, to }: Period, zone: string, format: Format): string {
  const isWhole = dayStart(to, zone, 0) === to;
  return isWhole ? format.dates(from, to - MINUTE) : `${format.date(from)} – ${format.dateTime(to)}`;
}

function Total({ type, totals }: { type: PeriodType; totals: Totals }) {
  const { t } = useTranslation('reports');
  const figures = useFigures();
  const unit = UNITS[type];
  const { current, before } = totals;
  return (
    <p className={styles.total}>
      <b>{figures.text(type, current)}</b>
      <span>{unit === 'count' ? t('total.count', { count: current }) : t(`total.${unit}`)}</span>
      {before !== null && (
        <small>
          {[figures.change(current, before), t('before', { value: figures.text(type, before) })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </p>
  );
}

type Run = ReturnType<typeof useReportRun>;

const failedOf = ({ parts }: Run): number => [...parts.values()].filter((part) => 'error' in part).length;

/** What files of a report state that lacks vehicles. `null`: it has all. */
function usePartial(run: Run, total: number): FileSubject['partial'] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const failed = failedOf(run);
  if (run.status === 'done' && failed === 0) return null;
  const done = run.parts.size - failed;
  const text = [
    t('exports.part', { done: format.number(done), total: format.number(total) }),
    ...(failed > 0 ? [t('progress.failed', { count: failed, shown: format.number(failed) })] : []),
  ].join(' ');
  return { done, total, text };
}

type RunProps = { run: Run; total: number };

/** How far the report is, and what can be done about it. Keeps its height. */
function RunProgress({ run, total }: RunProps) {
  const { t } = useTranslation('reports');
  const ago = useAgo();
  const format = useFormat();
  const now = useNow(MINUTE);
  const { parts, status, updatedAt, stop, start } = run;
  const failed = failedOf(run);
  const done = parts.size;
  const counts = { done: format.number(done), total: format.number(total) };
  const age = updatedAt === null ? null : sinceThen(updatedAt, now);
  if (total === 0) return null;
  return (
    <div className={styles.progress} data-status={status} data-partial={status !== 'done' || failed > 0}>
      {status === 'running' ? (
        <>
          <span>{t('progress.running', counts)}</span>
          <Progress.Root className={styles.bar} size={6}>
            <Progress.Section value={(100 * done) / total} aria-label={t('progress.running', counts)} />
          </Progress.Root>
          <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
            {t('progress.stop')}
          </Button>
        </>
      ) : (
        <>
          <span>
            {status === 'stopped'
              ? t('progress.stopped', counts)
              : failed > 0
                ? t('progress.failed', { count: failed, shown: format.number(failed) })
                : age && t('updated', { age: ago(age) })}
          </span>
          {(status === 'stopped' || failed > 0) && (
            <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={start}>
              {t(status === 'stopped' ? 'progress.resume' : 'progress.retry')}
            </Button>
          )}
        </>
      )}
      <VisuallyHidden component="output">
        {status === 'done' ? t('progress.done', { count: done - failed, total: format.number(done - failed) }) : ''}
      </VisuallyHidden>
    </div>
  );
}
