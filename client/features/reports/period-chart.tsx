import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { shortName } from '../../lib/short-name.ts';
import type { PeriodType } from '../../rules/reports/figures.ts';
import { countsByDay, daysOf, daysPerBar, sumsOf } from '../../rules/reports/report-view.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { useUser } from '../../state/session.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useFormat } from '../../wording/use-format.ts';
import { OnPaper } from './on-paper.tsx';
import styles from './period-chart.module.css';
import { beforeOf, currentOf, type ReportRow } from './report-row.ts';
import { useFigures } from './use-figures.ts';

type Props = { type: PeriodType; rows: readonly ReportRow[]; period: Period; before: Period | null };

/** Vehicles with a bar. The others are summed up below, because one bar of hundreds would leave no length for these. */
const MOST_BARS = 12;
const BAR_HEIGHT = 30;
const DAY_CHART_HEIGHT = 240;
/** Bars of a chart by day. More would be too thin, so that longer periods have one for each week or four. */
const MOST_DAY_BARS = { phone: 40, wide: 100 };
const ROOM_OF_LAST_TICK = { right: 28 };
const ROOM_OF_HIGHEST_TICK = { top: 8 };

const COMMON = {
  gridColor: 'var(--wm-chart-grid)',
  tickLine: 'none',
  strokeDasharray: '0',
  // Not by name: this period comes first, as its bars do.
  legendProps: { itemSorter: null },
  barProps: { radius: 3, isAnimationActive: false },
} as const;

/** Bars of a report: alerts by day, otherwise vehicles. The table has the same figures. */
export default function PeriodChart(props: Props) {
  const isByDay = props.rows.some(({ part }) => part && 'current' in part && part.current.kind === 'alerts');
  return isByDay ? <DayChart {...props} /> : <VehicleChart {...props} />;
}

function useSeries(before: Period | null) {
  const { t } = useTranslation('reports');
  const current = { name: 'current', label: t('chart.current'), color: 'var(--wm-accent)' };
  const earlier = { name: 'before', label: t('chart.before'), color: 'var(--wm-chart-rest)' };
  return before ? [current, earlier] : [current];
}

function DayChart({ type, rows, period, before }: Props) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { timezone } = useUser();
  const series = useSeries(before);
  const days = daysOf(period, timezone);
  const size = daysPerBar(days.length, MOST_DAY_BARS[useIsPhone() ? 'phone' : 'wide'] / series.length);
  const timesIn = (which: 'current' | 'before') =>
    rows.flatMap(({ part }) => {
      const reading = part && 'current' in part ? part[which] : null;
      return reading?.kind === 'alerts' ? reading.times.filter((at) => at !== null) : [];
    });
  const counts = sumsOf(countsByDay(timesIn('current'), period, timezone), size);
  const earlier = sumsOf(before ? countsByDay(timesIn('before'), before, timezone) : [], size);
  const data = counts.map((current, index) => {
    const [first, ...others] = days.slice(index * size, (index + 1) * size).map(format.shortDay);
    const last = others.at(-1);
    return { first, days: last ? `${first} – ${last}` : first, current, before: earlier[index] ?? 0 };
  });
  const report = t(`types.${type}`);
  return (
    <figure
      className={styles.bars}
      aria-label={size === 1 ? t('chart.byDay', { report }) : t('chart.byDays', { report, days: size })}
    >
      <OnPaper height={DAY_CHART_HEIGHT}>
        <BarChart
          {...COMMON}
          h={DAY_CHART_HEIGHT}
          data={data}
          dataKey="first"
          series={series}
          gridAxis="x"
          maxBarWidth={24}
          withLegend={before !== null}
          xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
          yAxisProps={{ allowDecimals: false, width: 52, tickFormatter: (value: number) => format.number(value) }}
          tooltipProps={{ labelFormatter: (label) => data.find(({ first }) => first === label)?.days }}
          barChartProps={{ margin: ROOM_OF_HIGHEST_TICK }}
        />
      </OnPaper>
      {size > 1 && <figcaption className={styles.rest}>{t('chart.eachBar', { days: size })}</figcaption>}
    </figure>
  );
}

function VehicleChart({ type, rows, before }: Props) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const figures = useFigures();
  const isPhone = useIsPhone();
  const series = useSeries(before);
  const bars = rows
    .map((row) => ({
      vehicle: row.vehicle.vehicle_name,
      current: currentOf(type, row) ?? 0,
      before: beforeOf(type, row) ?? 0,
    }))
    .filter(({ current, before: earlier }) => current > 0 || earlier > 0)
    .sort((a, b) => b.current - a.current);
  if (bars.length === 0) return <p>{t('nothing')}</p>;
  const shown = bars.slice(0, MOST_BARS);
  const rest = bars.slice(MOST_BARS);
  const height = shown.length * BAR_HEIGHT * (before ? 1.4 : 1) + 56;
  const total = rest.reduce((sum, { current }) => sum + current, 0);
  return (
    <figure className={styles.bars} aria-label={t('chart.byVehicle', { report: t(`types.${type}`) })}>
      <OnPaper height={height}>
        <BarChart
          {...COMMON}
          h={height}
          orientation="vertical"
          data={shown.map((bar) => ({
            ...bar,
            current: figures.plain(type, bar.current),
            before: figures.plain(type, bar.before),
          }))}
          dataKey="vehicle"
          series={series}
          valueFormatter={(value) => figures.plainText(type, value)}
          gridAxis="y"
          maxBarWidth={18}
          withLegend={before !== null}
          xAxisProps={{
            interval: 'equidistantPreserveStart',
            tickFormatter: (value: number) => figures.plainText(type, value),
          }}
          yAxisProps={{ width: isPhone ? 112 : 168, tickFormatter: shortName }}
          barChartProps={{ margin: ROOM_OF_LAST_TICK }}
        />
      </OnPaper>
      {rest.length > 0 && (
        <figcaption className={styles.rest}>
          {t('chart.rest', {
            count: rest.length,
            shown: format.number(rest.length),
            value: figures.text(type, total),
          })}
        </figcaption>
      )}
    </figure>
  );
}
