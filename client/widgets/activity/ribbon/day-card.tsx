import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { tripsPath } from '../../../lib/paths.ts';
import { dayIn } from '../../../rules/time/calendar-day.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { tripAt } from '../../../rules/trips/trip.ts';
import { useUser } from '../../../state/session.ts';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useNow } from '../../../ui/use-now.ts';
import { DaySteps } from '../../period/day-steps.tsx';
import styles from './day-ribbon.module.css';
import DayRibbon from './day-ribbon.tsx';
import { useDayMoment, useDayParts } from './use-day-moment.ts';
import { useDay, useDayCommands, useVehicleDay } from './use-vehicle-day.ts';

const ICONS = { phone: 12, wide: 24 };

type Props = {
  vehicle: Vehicle;
  /** The day shown first, as `2026-11-21`. Otherwise today. */
  opened?: string | null;
};

/** A vehicle's day: its ribbon, and the chosen moment in words with the way to its trip on the map. */
export default function DayCard({ vehicle, opened = null }: Props) {
  const { t } = useTranslation('trips');
  const { timezone } = useUser();
  const errorLines = useErrorLines();
  const isPhone = useIsPhone();
  const now = useNow(MINUTE);
  const today = dayIn(now, timezone);
  const [chosen, choose] = useState(opened);
  const [scrubbed, scrub] = useState<number | null>(null);
  const name = chosen !== null && chosen < today ? chosen : today;
  const day = useDay(name);
  const query = useVehicleDay(vehicle, day);
  const { trips } = query;
  const end = Math.max(day.from, Math.min(day.to - 1, now));
  const at = scrubbed !== null && day.from <= scrubbed && scrubbed < day.to ? scrubbed : end;
  const { bands, ticks } = useDayParts(day, now, trips, useDayCommands(vehicle.id, day));
  const moment = useDayMoment(bands, ticks, at);
  const trip = tripAt(trips, at);
  return (
    <Card
      title={t('ribbon.day')}
      end={<DaySteps day={name} today={today} onChange={(next) => choose(next === today ? null : next)} />}
    >
      <div className={styles.card}>
        {query.isError && !query.data ? (
          <FailureState
            title={t('ribbon.failed')}
            lines={errorLines(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : query.hasTrips ? (
          <div aria-busy={query.isPending}>
            {/* Nothing is known of the day before its trips are. */}
            <div className={styles.place}>
              {query.data && (
                <DayRibbon
                  vehicle={vehicle}
                  day={day}
                  now={now}
                  trips={trips}
                  at={at}
                  icons={isPhone ? ICONS.phone : ICONS.wide}
                  hasStill={scrubbed !== null}
                  onScrub={scrub}
                />
              )}
            </div>
            <div className={styles.foot}>
              <p className={styles.moment}>
                {query.data && (
                  <>
                    <b>{moment.time}</b> · {moment.texts.join(' · ')}
                  </>
                )}
              </p>
              {trip && <PageLink to={tripsPath(vehicle.id, new Date(at).toISOString())}>{t('ribbon.open')}</PageLink>}
            </div>
          </div>
        ) : (
          <p>{t('ribbon.noPlan')}</p>
        )}
      </div>
    </Card>
  );
}
