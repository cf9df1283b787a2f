import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableType } from '../../rules/reports/report-view.ts';
import { Card } from '../../ui/card.tsx';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import type { FileSubject } from '../../wording/use-file-head.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ReportRow } from './report-row.ts';
import styles from './reports.module.css';
import { type ReportColumn, tableColumns } from './use-report-columns.tsx';

/** Longer tables render only their visible rows, and need a height. */
const ALL_RENDERED = 100;

type Props = {
  /** What the files are about, without their title. */
  subject: Omit<FileSubject, 'title'>;
  type: TableType;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
};

/** Figures of each vehicle. */
export function ReportTable({ type, subject, columns, rows }: Props) {
  const { t } = useTranslation('reports');
  const defs = useMemo(() => tableColumns(columns), [columns]);
  const label = t('table.label', { report: t(`types.${type}`) });
  return (
    <Card
      title={label}
      end={<ExportMenu subject={{ ...subject, title: t(`types.${type}`) }} columns={columns} rows={rows} />}
    >
      <LazyTable
        key={type}
        label={label}
        className={`${styles.table} ${rows.length > ALL_RENDERED ? styles.bounded : ''}`}
        columns={defs}
        rows={rows}
        keyOf={({ vehicle }) => String(vehicle.id)}
        initialSort={INITIAL[type]}
      />
    </Card>
  );
}

const HIGHEST_FIRST = { id: 'current', desc: true };
const FIRST_STATE_FIRST = { id: 'state', desc: false };
const INITIAL: Record<TableType, { id: string; desc: boolean }> = {
  mileage: HIGHEST_FIRST,
  idle: HIGHEST_FIRST,
  hours: HIGHEST_FIRST,
  speeding: HIGHEST_FIRST,
  curfew: HIGHEST_FIRST,
  alarms: HIGHEST_FIRST,
  battery: FIRST_STATE_FIRST,
  codes: FIRST_STATE_FIRST,
  service: FIRST_STATE_FIRST,
};
