import { Button, VisuallyHidden } from '@mantine/core';
import { useThrottledValue } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkFlow, isRunning } from '../../rules/commands/bulk-flow.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './bulk-form.module.css';
import { useBulkTexts } from './use-bulk-texts.ts';

/** Interval between announcements in milliseconds: the visible text changes with each response. */
const SPOKEN_EVERY = 2_500;

type Props = {
  flow: BulkFlow;
  /** The input that is missing. A press leads there (core 5). */
  unready: 'command' | 'vehicle' | null;
  onCancel: () => void;
  onStop: () => void;
  onSend: () => void;
};

/** Progress and buttons. Cancel closes the dialog, or stops unsent commands while sending (core 4). */
export function BulkFooter({ flow, unready, onCancel, onStop, onSend }: Props) {
  const { t } = useTranslation(['bulk-commands', 'commands', 'common']);
  const texts = useBulkTexts();
  const summary = texts.summary(flow);
  const spoken = useThrottledValue(summary, SPOKEN_EVERY);
  const isLost = useIsLost();
  const reasonId = useId();
  const isBusy = isRunning(flow);
  const obstacle = isLost ? 'offline' : unready;
  const canStop = flow.phase === 'sending' && flow.stopped === null;
  const { total = 0, success = 0, failed = 0, unsent = 0 } = flow.tally ?? {};
  const done = success + failed;
  return (
    <>
      {(isBusy || flow.phase === 'success') && (
        <progress
          className={styles.progress}
          aria-label={t('bulk-commands:sending')}
          max={Math.max(1, total - unsent)}
          value={total > unsent ? done : 1}
        />
      )}
      <VisuallyHidden component="output">{spoken}</VisuallyHidden>
      <div className={styles.footer} data-plain={flow.phase === 'idle'}>
        <div className={styles.status}>
          {flow.missing.vehicles ? (
            <p className={styles.problem} role="alert">
              {t('bulk-commands:noVehicle')}
            </p>
          ) : (
            <>
              <p aria-hidden>{summary}</p>
              {canStop && <small>{t('bulk-commands:goesOn')}</small>}
              {flow.phase === 'idle' && obstacle && (
                <small id={reasonId}>{t(`bulk-commands:obstacle.${obstacle}`)}</small>
              )}
            </>
          )}
        </div>
        <div className={styles.buttons}>
          <Button variant="default" disabled={isBusy && !canStop} onClick={isBusy ? onStop : onCancel}>
            {t(!isBusy && flow.rows.size > 0 ? 'bulk-commands:done' : 'common:cancel')}
          </Button>
          <SendButton
            phase={flow.phase}
            failed={failed}
            unsent={unsent}
            isLost={isLost}
            isReady={obstacle === null}
            reasonId={flow.missing.vehicles ? undefined : reasonId}
            onSend={onSend}
          />
        </div>
      </div>
    </>
  );
}

type SendProps = {
  phase: BulkFlow['phase'];
  failed: number;
  unsent: number;
  isLost: boolean;
  isReady: boolean;
  reasonId: string | undefined;
  onSend: () => void;
};

/**
 * Keeps its place and focus in every phase, and ignores presses while sending. A batch with failures is done, but not a
 * success.
 */
function SendButton({ phase, failed, unsent, isLost, isReady, reasonId, onSend }: SendProps) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const isIdle = phase === 'idle';
  const isDisabled = !isIdle || !isReady;
  const isWhole = failed + unsent === 0;
  const outcome =
    failed > 0
      ? t('bulk-commands:outcomes.failed', { count: failed })
      : t('bulk-commands:outcomes.unsent', { count: unsent });
  const done = isWhole ? t('bulk-commands:success') : t('bulk-commands:doneWith', { outcome });
  return (
    <Button
      className={styles.send}
      data-phase={phase}
      data-whole={isWhole}
      data-disabled={isDisabled || undefined}
      aria-disabled={isDisabled}
      aria-describedby={isIdle && isDisabled ? reasonId : undefined}
      leftSection={
        isIdle ? null : phase !== 'success' ? <Spinner /> : isWhole && <IconCircleCheck size={18} aria-hidden />
      }
      onClick={isIdle && !isLost ? onSend : undefined}
    >
      {isIdle ? t('bulk-commands:send') : phase === 'success' ? done : t('bulk-commands:sending')}
    </Button>
  );
}
