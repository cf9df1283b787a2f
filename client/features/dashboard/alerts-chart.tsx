import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../wording/use-format.ts';
import type { DayCount } from './alerts-card.tsx';

/** Few alerts have an axis that ends with them, not with empty lines above. */
const TICKS = 5;

/** Loaded on demand: charts are heavy, and the table has the same data. */
export default function AlertsChart({ rows }: { rows: readonly DayCount[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <BarChart
      pos="absolute"
      inset="8px 0 0"
      data={rows.map(({ day, count, isToday }) => ({
        day,
        count,
        color: isToday ? 'var(--wm-accent)' : 'var(--wm-chart-rest)',
      }))}
      dataKey="day"
      series={[{ name: 'count', label: t('alerts.count'), color: 'var(--wm-chart-rest)' }]}
      gridColor="var(--wm-chart-grid)"
      tickLine="none"
      strokeDasharray="0"
      gridAxis="x"
      maxBarWidth={24}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
      yAxisProps={{
        allowDecimals: false,
        width: 52,
        tickCount: Math.min(TICKS, most + 1),
        tickFormatter: (value: number) => format.number(value),
      }}
      barProps={{ radius: 3, isAnimationActive: false }}
    />
  );
}
