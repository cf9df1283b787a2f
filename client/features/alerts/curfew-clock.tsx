import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { ApiError } from '../../api/errors.ts';
import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import { curfewRulesQuery } from '../../data/alerts/rules.ts';
import { setNotices } from '../../data/alerts/set-notices.ts';
import {
  byHours,
  mayBeShifted,
  type ShiftedCurfew,
  seeCurfews,
  shiftedCurfews,
} from '../../rules/alerts/curfew-clock.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { offsetAt } from '../../rules/vehicle/tracker-schedule.ts';
import { showAlert } from '../../state/alerts.ts';
import { useSeenCurfews } from '../../state/seen-curfews.ts';
import { useUser } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { useDayHour } from '../../widgets/alert-rules/use-day-hour.ts';
import styles from './rules.module.css';
import { useRuleGate } from './use-rule-gate.ts';

/**
 * Offers to set curfews back when the clocks have changed, because their hours are stored in UTC (commerce 9). The service does not
 * say which hours were chosen, so this compares with those that this browser showed before, and offers nothing else.
 * `type`: the rule that is edited, instead of the list with the offer.
 */
export function CurfewClock({ vehicles, type }: { vehicles: readonly Vehicle[]; type: KnownAlertType | null }) {
  const { timezone: zone } = useUser();
  const offset = offsetAt(zone, useNow(QUARTER_HOUR));
  const clock = useMemo(() => ({ zone, offset }), [zone, offset]);
  const seen = useSeenCurfews();
  // Of a fleet they are many pages. They are read where curfews are edited, and after a change of the clocks.
  const enabled = type === 'curfew' || mayBeShifted(seen, clock);
  const { data: rules, isFetching } = useQuery({ ...curfewRulesQuery(), enabled });
  // A list that is being read may be older than what another tab has stored.
  const read = isFetching ? undefined : rules;
  const see = useEffectEvent((list: NonNullable<typeof rules>) =>
    useSeenCurfews.setState(seeCurfews(useSeenCurfews.getState(), list, clock)),
  );
  useEffect(() => {
    if (read) see(read);
  }, [read]);
  const gateOf = useRuleGate(vehicles);
  const shifted = useMemo(() => {
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    return shiftedCurfews(seen, rules ?? [], clock).filter(({ write }) => {
      const vehicle = byId.get(write.rule.vehicle_id);
      return vehicle !== undefined && gateOf(vehicle, 'curfew').allowed;
    });
  }, [seen, rules, clock, vehicles, gateOf]);
  if (type !== null || !rules || shifted.length === 0) return null;
  const keep = () => useSeenCurfews.setState(seeCurfews(useSeenCurfews.getState(), rules, clock, false));
  return <Offer shifted={shifted} vehicles={vehicles} onKeep={keep} />;
}

type OfferProps = { shifted: readonly ShiftedCurfew[]; vehicles: readonly Vehicle[]; onKeep: () => void };
const NO_FAILURES: ReadonlyMap<number, ApiError> = new Map();

/** Sends the hours themselves, not a difference: a second tab or a second press sends the same. */
function Offer({ shifted, vehicles, onKeep }: OfferProps) {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  const dayHour = useDayHour();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failures, setFailures] = useState(NO_FAILURES);
  const setBack = useSingleFlight(async (writes: readonly ShiftedCurfew['write'][]) => {
    const of = writes.length;
    setProgress({ done: 0, of });
    setFailures(NO_FAILURES);
    const failed = await setNotices(writes, (done) => setProgress({ done, of }));
    setProgress(null);
    setFailures(failed);
    const saved = writes.filter(({ rule }) => !failed.has(rule.vehicle_id)).length;
    if (saved > 0) showAlert({ id: 'alert-rule', type: 'success', message: t('clocks.done', { count: saved }) });
  });
  const nameOf = (id: number) => vehicles.find((vehicle) => vehicle.id === id)?.vehicle_name ?? String(id);
  const isBusy = progress !== null;
  return (
    <>
      <Notice tone="warning">
        {byHours(shifted).map(({ before, now, count }) => (
          <p key={`${before} ${now}`}>{t('clocks.shifted', { count, now: dayHour(now), before: dayHour(before) })}</p>
        ))}
        <div className={styles.offer}>
          <Button
            data-disabled={isBusy || undefined}
            aria-disabled={isBusy}
            onClick={() => setBack(shifted.map(({ write }) => write))}
          >
            {progress ? t('clocks.settingBack', progress) : t('clocks.setBack', { count: shifted.length })}
          </Button>
          <Button
            variant="default"
            data-disabled={isBusy || undefined}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onKeep}
          >
            {t('clocks.keep')}
          </Button>
        </div>
      </Notice>
      {failures.size > 0 && (
        <Notice tone="alarm">
          <p>{t('clocks.failed', { count: failures.size })}</p>
          <ul className={styles.failures}>
            {[...failures].map(([id, failure]) => (
              <li key={id}>
                {t('run.failure', {
                  vehicle: nameOf(id),
                  reason: failure.kind === 'rule-rejected' ? t('rejectedShort') : errorLines(failure).join(' '),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
