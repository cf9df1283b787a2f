import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { type HealthState, needsAttention } from '../../rules/reports/health.ts';
import { OnPaper } from './on-paper.tsx';

const ROOM_OF_LAST_TICK = { right: 16 };

/** Number of vehicles in each state. */
export default function HealthChart({ counts }: { counts: readonly { state: HealthState; count: number }[] }) {
  const { t } = useTranslation('reports');
  const height = counts.length * 40 + 40;
  return (
    <figure aria-label={t('chart.byState')}>
      <OnPaper height={height}>
        <BarChart
          h={height}
          orientation="vertical"
          data={counts.map(({ state, count }) => ({
            state: t(`state.${state}`),
            count,
            color: needsAttention(state) ? 'var(--wm-warning)' : 'var(--wm-chart-rest)',
          }))}
          dataKey="state"
          series={[{ name: 'count', label: t('chart.vehicles'), color: 'var(--wm-chart-rest)' }]}
          gridColor="var(--wm-chart-grid)"
          tickLine="none"
          strokeDasharray="0"
          gridAxis="y"
          maxBarWidth={20}
          xAxisProps={{ allowDecimals: false }}
          yAxisProps={{ width: 120 }}
          barChartProps={{ margin: ROOM_OF_LAST_TICK }}
          barProps={{ radius: 3, isAnimationActive: false }}
        />
      </OnPaper>
    </figure>
  );
}
