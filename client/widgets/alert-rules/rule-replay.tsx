import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { AlertRuleParameters, AlertRuleReplay, KnownAlertType } from '../../api/model.ts';
import { backtestQuery, type ReplayedRule } from '../../data/alerts/rules.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { replayAlerts } from '../../rules/alerts/replay-alerts.ts';
import { lastWeek } from '../../rules/alerts/replay-dots.ts';
import { REPLAY_DELAY, REPLAYED_VEHICLES } from '../../rules/constants/alert-rules.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import { FailureState } from '../../ui/states.tsx';
import styles from './replay.module.css';
import { ReplayDays } from './replay-days.tsx';
import { ReplayMarks, useReplayMarks } from './replay-marks.tsx';
import { ReplayNewest } from './replay-newest.tsx';

const ReplayMap = lazyMap(async () => (await Promise.all([import('./replay-map.tsx'), loadNamespaces(['map'])]))[0]);

type Props = {
  type: KnownAlertType;
  /** `null`: the form has an invalid value. */
  parameters: AlertRuleParameters | null;
  vehicles: readonly { id: number }[];
  /** What the saved rules depend on: a save changes the number that the edited rule is compared with. */
  subject: string;
};

/** What the edited rule would have raised in the last 30 days, with a map of its newest alerts. */
export function RuleReplay({ type, parameters, vehicles, subject }: Props) {
  const vehicle_ids = vehicles.map(({ id }) => id);
  const rules = parameters && [{ vehicle_ids, alert_type: type, parameters, isCounted: true }];
  return (
    <ReplayMarks>
      <RulesReplay rules={rules} subject={subject} hasMap />
    </ReplayMarks>
  );
}

type RulesProps = {
  /** Rules with their vehicles. `null`: the form has an invalid value. */
  rules: readonly ReplayedRule[] | null;
  /** What else the numbers depend on: the shape of a geofence, and its saved alerts. */
  subject?: string;
  /** Whether the newest alerts get a map here. Otherwise, the map of the page draws them. */
  hasMap?: boolean;
};

/** What edited rules would have raised in the last 30 days. Belongs in `ReplayMarks`. Follows the form, and drops answers to earlier values. */
export function RulesReplay({ rules, subject, hasMap = false }: RulesProps) {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  const [isTable, setTable] = useState(false);
  const [isOffered, setOffered] = useState(true);
  const replayed = limited(rules ?? []);
  const asked = replayed.length > 0 ? JSON.stringify(replayed) : null;
  const [debounced] = useDebouncedValue(asked, REPLAY_DELAY);
  const last = JSON.parse(debounced ?? '[]') as ReplayedRule[];
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...backtestQuery(last, subject),
    enabled: debounced !== null && asked !== null && isOffered,
    placeholderData: keepPreviousData,
  });
  const { timezone } = useUser();
  const { alerts, setAlerts } = useReplayMarks();
  const isShown = asked !== null && data !== undefined;
  const newest = useMemo(() => (isShown ? replayAlerts(data, timezone) : []), [isShown, data, timezone]);
  useEffect(() => {
    setAlerts(newest);
    return () => setAlerts([]);
  }, [newest, setAlerts]);
  // Not asked again with each change of the form.
  if (isOffered && error?.kind === 'not-offered') setOffered(false);
  const isStale = asked !== debounced || isPlaceholderData;
  const content = (): ReactNode => {
    if (!isOffered) return <p className={styles.note}>{t('replay.notOffered')}</p>;
    if (asked === null) return <p className={styles.note}>{t(rules ? 'replay.noVehicle' : 'replay.invalid')}</p>;
    if (error && !isStale)
      return <FailureState title={t('replay.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />;
    if (!data) return <p className={styles.note}>{t('replay.counting')}</p>;
    if (!data.is_replayable)
      return (
        <div className={styles.note}>
          <p>
            <b>{t('replay.impossible')}</b>
          </p>
          <p>{t('replay.impossibleText')}</p>
        </div>
      );
    return (
      <div className={styles.replay} data-stale={isStale} aria-busy={isStale}>
        <Counts replay={data} asked={countOf(last)} isPartial={countOf(rules ?? []) > countOf(replayed)} />
        {data.count > 0 && (
          <>
            <ReplayDays days={data.days} isTable={isTable} />
            {hasMap && alerts.some(({ place }) => place) && (
              <div className={styles.map}>
                <ReplayMap />
              </div>
            )}
            <ReplayNewest />
          </>
        )}
      </div>
    );
  };
  return (
    <Card
      title={t('replay.title')}
      end={
        data?.is_replayable &&
        data.count > 0 && (
          <Button variant="subtle" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'replay.asChart' : 'replay.asTable')}
          </Button>
        )
      }
    >
      <div className={styles.body}>{content()}</div>
    </Card>
  );
}

/** Number of vehicles whose alerts are counted. */
const countOf = (rules: readonly ReplayedRule[]): number =>
  rules.reduce((sum, { vehicle_ids, isCounted }) => sum + (isCounted ? vehicle_ids.length : 0), 0);

/** Rules of the first vehicles, as many as are replayed at once. */
function limited(rules: readonly ReplayedRule[]): ReplayedRule[] {
  let left = REPLAYED_VEHICLES;
  return rules.flatMap((rule) => {
    const vehicle_ids = rule.vehicle_ids.slice(0, left);
    left -= vehicle_ids.length;
    return vehicle_ids.length > 0 ? [{ ...rule, vehicle_ids }] : [];
  });
}

/** Number of alerts, of vehicles with one, and the difference to the saved rules. */
function Counts({ replay, asked, isPartial }: { replay: AlertRuleReplay; asked: number; isPartial: boolean }) {
  const { t } = useTranslation('alert-rules');
  const { count, saved_count, vehicle_ids } = replay;
  const week = lastWeek(replay.days.map((day) => day.count));
  const more = count - saved_count;
  const difference =
    more === 0 ? t('replay.same') : t(more > 0 ? 'replay.more' : 'replay.fewer', { count: Math.abs(more) });
  return (
    <output className={styles.counts}>
      <span className={styles.count}>
        {count > 0 ? (
          <Trans t={t} i18nKey="replay.times" count={count} components={{ b: <b /> }} />
        ) : (
          <strong>{t('replay.nothing')}</strong>
        )}
      </span>
      {count > 0 && <span>{week > 0 ? t('replay.week', { count: week }) : t('replay.weekNone')}</span>}
      <span>{difference}</span>
      {asked > 1 && <span>{t('replay.vehicles', { with: vehicle_ids.length, of: asked })}</span>}
      {isPartial && <span>{t('replay.first', { count: asked })}</span>}
    </output>
  );
}
