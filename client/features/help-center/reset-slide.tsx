import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { useProgress } from '../../data/device-requests/progress.ts';
import { lastLogsQuery } from '../../data/support/last-logs.ts';
import { checkDevice, RESET, resetDevice } from '../../data/support/reset.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { articlePath, supportFormPath } from '../../lib/paths.ts';
import { type CommandDisabledReason } from '../../rules/commands/command-gate.ts';
import { isPending } from '../../rules/device-requests/progress.ts';
import { hasFailed, hasWorked } from '../../rules/help/flow.ts';
import { type CheckCommand, checkCommandOf, resetGate } from '../../rules/help/reset.ts';
import { ARTICLES } from '../../rules/help/topics.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { RequestLine } from '../../widgets/device/request-line.tsx';
import { useActionName } from '../../wording/use-action-name.ts';
import { useTimeOrDate } from '../../wording/use-time-or-date.ts';
import { ArticleBody } from './article-body.tsx';
import styles from './help-page.module.css';
import VehiclesSlide from './vehicles-slide.tsx';

type Target = { vehicle: Vehicle; check: CheckCommand; disabledReason: CommandDisabledReason | null };

/** Resets the devices of the chosen vehicles, and asks each whether it answers (commerce 3). */
export default function ResetSlide() {
  const { t } = useTranslation('help-flow');
  const errorLines = useErrorLines();
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const chosen = useHelpFlow((flow) => flow.vehicles);
  const own = vehicles?.filter(({ id }) => chosen.includes(id)) ?? [];
  if (!vehicles) {
    return error ? (
      <FailureState title={t('vehicles.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  // Also after a link, or if the chosen vehicles are gone.
  if (own.length === 0) return <VehiclesSlide next={null} />;
  return <Resets vehicles={own} />;
}

function Resets({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('help-flow');
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const exclusive = useExclusiveToOthers(vehicles);
  const resets = useHelpFlow((flow) => flow.resets);
  const [isBusy, setBusy] = useState(false);
  const targets = vehicles.map((vehicle): Target => {
    const viewer = { user, now, isOffline, isExclusiveToOther: exclusive.has(vehicle.id) };
    const gate = resetGate(vehicle, viewer);
    return {
      vehicle,
      check: checkCommandOf(vehicle, viewer),
      disabledReason: gate.allowed ? null : gate.reason,
    };
  });
  const open = targets.filter(({ disabledReason }) => disabledReason === null);
  const failed = open.filter(({ vehicle }) => hasFailed(resets[vehicle.id]));
  const worked = targets.filter(({ vehicle }) => hasWorked(resets[vehicle.id]));
  const next = failed.length > 0 ? failed : open.filter(({ vehicle }) => !hasWorked(resets[vehicle.id]));
  const run = useSingleFlight(async (some: readonly Target[]) => {
    setBusy(true);
    await Promise.all(
      some.map(({ vehicle, check }) => {
        const isCheckLeft = resets[vehicle.id]?.reset === 'done';
        return isCheckLeft ? checkDevice(vehicle, check) : resetDevice(vehicle, check);
      }),
    );
    setBusy(false);
  });
  const again = failed.length > 0 ? 'reset.again' : 'reset.start';
  return (
    <>
      <Card title={t('article.readMore')}>
        <div className={styles.body}>
          <ArticleBody articleNumber={ARTICLES.reset_device} />
          <Link to={articlePath(ARTICLES.device_not_connecting)}>{t('topics.device_not_connecting')}</Link>
        </div>
      </Card>
      <Card title={t('vehicles.label')}>
        <div className={styles.body}>
          {open.some(({ check }) => check === 'arm') && <Notice tone="warning">{t('reset.warning')}</Notice>}
          <ul className={styles.targets}>
            {targets.map((target) => (
              <ResetRow key={target.vehicle.id} {...target} />
            ))}
          </ul>
          <output className={styles.summary}>
            {!isBusy && worked.length > 0 && <span>{t('reset.summary.worked', { count: worked.length })}</span>}
            {!isBusy && failed.length > 0 && <span>{t('reset.summary.failed', { count: failed.length })}</span>}
          </output>
          {open.length === 0 && <p>{t('reset.none')}</p>}
          <div className={styles.buttons}>
            {next.length > 0 && (
              <Button loading={isBusy} onClick={() => run(next)}>
                {t(again, { count: next.length })}
              </Button>
            )}
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => changeHelp({ type: 'vehiclesChosen', vehicles: [] })}
            >
              {t('reset.change')}
            </Button>
          </div>
        </div>
      </Card>
      <p className={styles.further}>
        <span>{t('reset.still')}</span>
        <ButtonLink to={supportFormPath('device_not_connecting')}>{t('article.contact')}</ButtonLink>
      </p>
    </>
  );
}

function ResetRow({ vehicle, check, disabledReason }: Target) {
  const { t } = useTranslation(['help-flow', 'commands']);
  const { id, device_key: key, vehicle_name: name } = vehicle;
  const reset = useProgress(key, RESET);
  const answer = useProgress(key, check);
  const result = useHelpFlow((flow) => flow.resets[id]);
  return (
    <li className={styles.target}>
      <div className={styles.texts}>
        <b>{name}</b>
        <span className={styles.hint}>{key}</span>
        {disabledReason !== null && <span className={styles.hint}>{t(`commands:disabled.${disabledReason}`)}</span>}
        {result && (
          <span data-result={result.reset} className={styles.result}>
            {t(`reset.results.reset_${result.reset}`)}
          </span>
        )}
        {result?.check && (
          <span data-result={result.check} className={styles.result}>
            {t(`reset.results.check_${result.check}`)}
          </span>
        )}
        {(isPending(reset) || result?.reset === 'failed') && (
          <RequestLine
            label={`${t('reset.steps.reset')}, ${name}`}
            progress={reset}
            subject={{ vehicle }}
            onRetry={null}
          />
        )}
        {!isPending(reset) && (isPending(answer) || result?.check === 'failed') && (
          <RequestLine
            label={`${t(`reset.steps.${check}`)}, ${name}`}
            progress={answer}
            subject={{ vehicle }}
            onRetry={null}
          />
        )}
      </div>
      <LastLogs vehicleId={id} name={name} />
    </li>
  );
}

/** The last three entries of a vehicle's log (commerce 9). */
function LastLogs({ vehicleId, name }: { vehicleId: number; name: string }) {
  const { t } = useTranslation('help-flow');
  const now = useNow(MINUTE);
  const timeOf = useTimeOrDate(now);
  const nameOf = useActionName();
  const [from] = useState(now);
  const { data, error } = useQuery(lastLogsQuery(vehicleId, from));
  return (
    <section className={styles.logs} aria-label={`${t('reset.logs')}: ${name}`}>
      <h3>{t('reset.logs')}</h3>
      {error && <p>{t('reset.logsFailed')}</p>}
      {data?.length === 0 && <p>{t('reset.noLogs')}</p>}
      {!data && !error && <SkeletonRows rows={1} />}
      <ul>
        {data?.map((entry) => (
          <li key={entry.id}>
            <span>{nameOf(entry)}</span> <time>{timeOf(Date.parse(entry.timestamp))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
