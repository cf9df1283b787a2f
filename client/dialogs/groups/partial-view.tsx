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

/** Names that are written out; a fleet has more than a person reads. */
const NAMED = 24;

type Props = {
  outcome: GroupOutcome;
  progress: Progress | null;
  onRun: (changes: readonly MemberChange[]) => Promise<GroupOutcome | null>;
  onStop: () => void;
  /** All of it so far, the second try included. */
  onEnd: (outcome: GroupOutcome) => void;
  onLeave: () => void;
};

/** Which vehicles were changed and which not and why; the rest can be tried again. */
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
