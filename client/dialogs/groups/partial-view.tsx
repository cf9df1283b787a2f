import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupOutcome } from '../../data/vehicles/groups.ts';
import { byName } from '../../rules/groups/groups.ts';
import type { MemberChange } from '../../rules/groups/groups-change.ts';
import { Notice } from '../../ui/notice.tsx';
import { byReason, NothingChanged } from './failures.ts';
import styles from './partial-view.module.css';
import { Buttons, ProgressLine } from './run-footer.tsx';
import type { Progress } from './use-member-changes.ts';
import { together } from './views.ts';

/** Number of listed names. The rest of a large fleet is only counted. */
const NAMED = 24;

type Props = {
  outcome: GroupOutcome;
  progress: Progress | null;
  onRun: (changes: readonly MemberChange[]) => Promise<GroupOutcome | null>;
  onStop: () => void;
  /** Called with the combined outcome of all attempts. */
  onEnd: (outcome: GroupOutcome) => void;
  onLeave: () => void;
};

/** Changed vehicles, failed ones with their reasons, and a retry for the failed ones. */
export function PartialView({ outcome, progress, onRun, onStop, onEnd, onLeave }: Props) {
  const { t, i18n } = useTranslation(['groups', 'common']);
  const retryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => retryButton.current?.focus(), []);
  const { saved, failed } = outcome;
  const retry = async () => {
    try {
      const retried = await onRun(failed.map(({ change }) => change));
      if (retried) onEnd(together(outcome, retried));
    } catch (failure) {
      if (!(failure instanceof NothingChanged)) throw failure;
      onEnd(together(outcome, { saved: [], failed: failure.failed }));
    }
  };
  const named = (names: readonly string[]) =>
    names.length <= NAMED
      ? names.join(', ')
      : `${names.slice(0, NAMED).join(', ')} ${t('partial.more', { count: names.length - NAMED })}`;
  return (
    <>
      <Notice tone="warning">{t('partial.count', { count: saved.length, of: saved.length + failed.length })}</Notice>
      <dl className={styles.lists}>
        <dt>{t('partial.notChanged')}</dt>
        {byReason(failed, t, i18n.language).map(({ reason, names }) => (
          <dd key={reason}>
            <b>{named(names)}</b>
            <span className={styles.why}>{reason}</span>
          </dd>
        ))}
        <dt>{t('partial.changed')}</dt>
        <dd>{named(saved.map(({ vehicle }) => vehicle.vehicle_name).sort(byName))}</dd>
      </dl>
      <Buttons>
        {progress ? (
          <>
            <ProgressLine {...progress} text={t('saving', progress)} />
            {progress.of > 1 && (
              <Button variant="default" onClick={onStop}>
                {t('stop')}
              </Button>
            )}
          </>
        ) : (
          <Button variant="default" onClick={onLeave}>
            {t('partial.back')}
          </Button>
        )}
        <Button ref={retryButton} loading={progress !== null} onClick={() => void retry()}>
          {t('partial.retry')}
        </Button>
      </Buttons>
    </>
  );
}
