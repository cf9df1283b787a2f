import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProgressNow } from '../../data/device-requests/progress.ts';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { type Subject, useRequestReceipt } from '../../wording/request-receipt.ts';

type Props = {
  /** Name of what is asked, for screen readers. */
  label: string;
  progress: Progress;
  subject: Subject;
  /** Sends the same request again. `null`: not allowed now. */
  onRetry: (() => void) | null;
  className?: string | undefined;
};

/** Progress and outcome of a request to a device, announced at its end, with a retry if one can succeed. */
export function RequestLine({ label, progress, subject, onRetry, className }: Props) {
  const { t } = useTranslation(['commands', 'common']);
  const receiptOf = useRequestReceipt();
  const now = useProgressNow(progress);
  const receipt = progress.step === 'idle' ? null : receiptOf(progress, now, subject);
  const { state, summary, elapsed, reason, canRetry } = receipt ?? {};
  const again = t('tryAgain');
  const outcome = [summary, reason].filter(Boolean).join('. ');
  return (
    <>
      {state && summary !== undefined && (
        <Receipt
          form="compact"
          className={className}
          steps={[{ state, text: summary, time: null }]}
          detail={reason ?? (elapsed !== null && <span aria-hidden>{elapsed}</span>)}
          actions={
            canRetry && onRetry
              ? [{ text: again, label: t('common:labeled', { label: again, value: label }), onPress: onRetry }]
              : []
          }
        />
      )}
      <VisuallyHidden component="output">
        {progress.step === 'ended' ? t('announceOf', { name: label, outcome }) : ''}
      </VisuallyHidden>
    </>
  );
}
