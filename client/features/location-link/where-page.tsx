import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { SharedLocation } from '../../api/model.ts';
import { linkProblemOf, sharedLocationQuery } from '../../data/location-links/shared-location.ts';
import { openMapStyles } from '../../data/places/map-styles.ts';
import { useAgo } from '../../i18n/format.ts';
import { useKeptOutcome } from '../../lib/kept-outcome.ts';
import { TOKEN_PROBLEMS, type TokenProblem, useOneTimeToken } from '../../lib/one-time-token.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { ageOf } from '../../rules/time/elapsed.ts';
import { LightButton } from '../../ui/light/button.tsx';
import { StepHeading } from '../../ui/light/step-heading.tsx';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { useVisitorFormat } from './use-visitor-format.ts';
import styles from './where-page.module.css';

const WhereMap = lazyMap(() => import('./where-map.tsx'));

/**
 * Location of a vehicle for visitors with a link from its owner: no account, no other data. Reads again each minute while visible, and says when
 * the link ends, has ended, was revoked or never existed.
 */
export default function WherePage() {
  const { t } = useTranslation('location-link');
  const errorLines = useErrorLines();
  const { token, forget, keep } = useOneTimeToken();
  const { data, error, isFetching, isPending, refetch } = useQuery(sharedLocationQuery(token));
  const now = useNow(SECOND);
  const refused = error === null ? null : linkProblemOf(errorOfFailure(error));
  const hasEnded = data !== undefined && Date.parse(data.expires_at) <= now;
  const fresh = refused ?? (hasEnded ? 'EXPIRED_TOKEN' : null);
  const problem = useKeptOutcome(fresh, TOKEN_PROBLEMS) ?? (token === null ? 'INVALID_TOKEN' : null);
  const isSlow = useDelayed(isPending && problem === null);
  useEffect(() => {
    if (problem !== null) forget();
    // Outlasts a reload as long as the page shows the link, not only for an hour after it was opened.
    else if (data !== undefined) keep();
  });

  if (problem !== null) return <Ended problem={problem} followed={data !== undefined} />;
  if (data === undefined) {
    if (error === null) return isSlow ? <SkeletonRows rows={4} /> : null;
    return (
      <FailureState heading="h1" title={t('where.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Where
      shared={data}
      now={now}
      failure={error === null ? null : errorLines(error).join(' ')}
      isBusy={isFetching}
      onRefresh={() => void refetch()}
    />
  );
}

/** The link does not work. The page keeps nothing that it showed. */
function Ended({ problem, followed }: { problem: TokenProblem; followed: boolean }) {
  const { t } = useTranslation('location-link');
  return (
    <section className={styles.card}>
      <StepHeading followed={followed}>{t(`ended.title.${problem}`)}</StepHeading>
      <p>{t(`ended.text.${problem}`)}</p>
    </section>
  );
}

type Props = {
  shared: SharedLocation;
  now: number;
  /** Why the last reading failed. What is shown is older then. */
  failure: string | null;
  isBusy: boolean;
  onRefresh: () => void;
};

function Where({ shared, now, failure, isBusy, onRefresh }: Props) {
  const { t } = useTranslation('location-link');
  const format = useVisitorFormat();
  const ago = useAgo();
  const { vehicle_name: name, latitude, longitude, located_at, expires_at } = shared;
  const place = latitude === null || longitude === null || located_at === null ? null : { latitude, longitude };
  const ground = openMapStyles();
  return (
    <section className={`${styles.card} ${styles.wide}`}>
      <h1>{t('where.title', { name })}</h1>
      {place === null ? (
        <p className={styles.none}>
          <IconMapPinOff size={20} aria-hidden />
          {t(`where.noPosition.${reasonOf(shared)}`)}
        </p>
      ) : (
        <>
          {ground && (
            <div className={styles.map}>
              <WhereMap name={name} {...place} ground={ground} />
            </div>
          )}
          <p className={styles.place}>
            <b className="tabular">{format.place(place.latitude, place.longitude)}</b>
            <span>{t('where.reported', { age: ago(ageOf(Date.parse(located_at ?? ''), now)) })}</span>
          </p>
        </>
      )}
      {failure && <Notice tone="warning">{[t('where.old'), failure].join(' ')}</Notice>}
      <div className={styles.footer}>
        <p>{t('where.until', { time: format.dateTime(Date.parse(expires_at)) })}</p>
        <LightButton aria-disabled={isBusy} onClick={isBusy ? undefined : onRefresh}>
          {t('where.refresh')}
        </LightButton>
      </div>
    </section>
  );
}

const REASONS = ['plan', 'out_of_service', 'no_report'] as const;

/** The list of reasons is open. */
const reasonOf = ({ no_position }: SharedLocation) => REASONS.find((one) => one === no_position) ?? 'no_report';
