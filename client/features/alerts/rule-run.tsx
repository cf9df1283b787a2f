import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { mayBeSaved, type SetOutcome } from '../../data/alerts/set-rules.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './rules.module.css';
import type { RunProgressState } from './use-rule-run.ts';

/** Number of processed vehicles, with a stop button. */
export function RunProgress({ done, of, onStop }: RunProgressState & { onStop: () => void }) {
  const { t } = useTranslation('alert-rules');
  const text = t('run.progress', { done, of });
  return (
    <div className={styles.run}>
      <p className={styles.progress}>
        <progress value={done} max={of} aria-label={text} />
        <span aria-hidden>{text}</span>
      </p>
      <Button variant="default" onClick={onStop}>
        {t('run.stop')}
      </Button>
    </div>
  );
}

type Props = {
  outcome: SetOutcome;
  vehicles: readonly Vehicle[];
  onRetry: (vehicleIds: readonly number[]) => void;
};

/** Vehicles named for one reason. The rest is counted. */
const MOST_NAMED = 100;

/** What was set, what failed and why by vehicle, and what was not sent. Retries only these. */
export function RunOutcome({ outcome, vehicles, onRetry }: Props) {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  const { saved, failed, unsent } = outcome;
  const nameOf = (id: number) => vehicles.find((vehicle) => vehicle.id === id)?.vehicle_name ?? String(id);
  const reasonOf = (failure: ApiError) =>
    failure.kind === 'rule-rejected' ? t('rejectedShort') : errorLines(failure).join(' ');
  const reasons = [...Map.groupBy(failed, ([, failure]) => reasonOf(failure))];
  const isUnknown = [...failed.values()].some(mayBeSaved);
  return (
    <div className={styles.outcome}>
      {saved.length > 0 && (
        <Notice tone="success">
          <p>{t('run.saved', { count: saved.length })}</p>
        </Notice>
      )}
      {failed.size > 0 && (
        <Notice tone="alarm">
          <p>{t('run.failed', { count: failed.size })}</p>
          <ul className={styles.failures}>
            {reasons.flatMap(([reason, rows]) => [
              ...rows
                .slice(0, MOST_NAMED)
                .map(([id]) => <li key={id}>{t('run.failure', { vehicle: nameOf(id), reason })}</li>),
              rows.length > MOST_NAMED && (
                <li key={reason}>{t('run.furtherFailures', { count: rows.length - MOST_NAMED, reason })}</li>
              ),
            ])}
          </ul>
          {isUnknown && <p>{t('run.unknown')}</p>}
          <Button variant="default" onClick={() => onRetry([...failed.keys()])}>
            {t('run.retry', { count: failed.size })}
          </Button>
        </Notice>
      )}
      {unsent.length > 0 && (
        <Notice tone="warning">
          <p>{t('run.unsent', { count: unsent.length })}</p>
          <Button variant="default" onClick={() => onRetry(unsent)}>
            {t('run.resume')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
