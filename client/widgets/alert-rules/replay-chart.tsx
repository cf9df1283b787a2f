import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import type { ReplayDay } from './replay-days.tsx';

/** Loaded on demand: charts are heavy, and the table has the same figures. */
export default function ReplayChart({ rows }: { rows: readonly ReplayDay[] }) {
  const { t } = useTranslation('alert-rules');
  return (
    <BarChart
      h={180}
      data={[...rows]}
      dataKey="day"
      series={[{ name: 'count', label: t('replay.alerts'), color: 'var(--wm-accent)' }]}
      gridColor="var(--wm-chart-grid)"
      tickLine="none"
      strokeDasharray="0"
      gridAxis="x"
      maxBarWidth={16}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 32 }}
      barProps={{ radius: 3, isAnimationActive: false }}
    />
  );
}
