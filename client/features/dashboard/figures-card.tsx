import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { alertCountsQuery, latestAlertsQuery } from '../../data/activity/queries.ts';
import { paths } from '../../lib/paths.ts';
import { dayStart } from '../../rules/time/calendar.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { dataUseOf, lowestBatteries, mostOften } from './figures.ts';
import styles from './figures-card.module.css';

const SPEEDING = `${paths.reports}?page=safety&type=speeding`;

/** Figures beside the chart: speeding, camera data, batteries. Leaves out figures without data. */
export function FiguresCard({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('speed.title')} end={<PageLink to={SPEEDING}>{t('speed.report')}</PageLink>}>
      <Speeding now={now} />
      <StreamingData vehicles={vehicles} />
      <Batteries vehicles={vehicles} now={now} />
    </Card>
  );
}

function Speeding({ now }: { now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { timezone } = useUser();
  const [from, to, before] = [-6, 1, -13].map((day) => dayStart(now, timezone, day)) as [number, number, number];
  const { data: latest } = useQuery(latestAlertsQuery({ from, to }, 'speed_limit'));
  const { data: earlier } = useQuery(alertCountsQuery([{ from: before, to: from }], 'speed_limit'));
  if (!latest) return <div className={styles.waiting} />;
  const change = latest.count - (earlier?.[0] ?? latest.count);
  const days = format.shortDates(before, dayStart(from, timezone, -1));
  const comparison =
    change === 0
      ? t('speed.same', { days })
      : t(change < 0 ? 'speed.fewer' : 'speed.more', { count: Math.abs(change), days });
  // Needs all events: the latest page alone would be no ranking.
  const ranking = latest.count === latest.results.length ? mostOften(latest.results) : [];
  const most = ranking[0]?.count ?? 1;
  return (
    <div className={styles.part}>
      <p className={styles.total}>
        <b>{format.number(latest.count)}</b> <span>{earlier && comparison}</span>
      </p>
      <ul>
        {ranking.map(({ name, count }) => (
          <Bar key={name} name={name} share={count / most} text={format.number(count)} />
        ))}
      </ul>
    </div>
  );
}

function StreamingData({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const uses = dataUseOf(vehicles);
  if (uses.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{t('data.title')}</h3>
      <ul>
        {uses.map(({ id, name, percent, usedGb, totalGb }) => (
          <Bar
            key={id}
            name={name}
            share={percent / 100}
            tone={percent >= 100 ? 'alarm' : 'accent'}
            text={t('data.used', { used: format.number(usedGb, 2), total: format.number(totalGb) })}
          />
        ))}
      </ul>
    </div>
  );
}

function Batteries({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const lowest = lowestBatteries(vehicles, now);
  if (lowest.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{t('battery.title')}</h3>
      <ul>
        {lowest.map(({ id, name, share, isLow, value, unit }) => (
          <Bar
            key={id}
            name={name}
            share={share}
            tone={isLow ? 'warning' : 'accent'}
            text={format.charge({ value, unit })}
          />
        ))}
      </ul>
    </div>
  );
}

type BarProps = { name: string; share: number; text: string; tone?: 'accent' | 'alarm' | 'warning' };

function Bar({ name, share, text, tone = 'accent' }: BarProps) {
  return (
    <li className={styles.row}>
      <span className="one-line">{name}</span>
      <span className={styles.track} aria-hidden>
        <span data-tone={tone} style={{ width: `${Math.min(100, Math.max(2, share * 100))}%` }} />
      </span>
      <span className={styles.value} data-tone={tone}>
        {text}
      </span>
    </li>
  );
}
