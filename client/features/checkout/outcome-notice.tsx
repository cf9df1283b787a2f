import { Trans, useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { Notice } from '../../ui/notice.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';
import { useSentStep } from './use-sent-step.ts';

/** What came of the last attempt to pay, and what to do now (commerce 8). */
export function OutcomeNotice({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const explain = useErrorLines();
  const { outcome, failed, quote } = checkout;
  const sent = useSentStep(checkout);
  const components = { b: <b /> };
  if (failed) {
    return (
      <Notice tone="alarm">
        <Trans
          t={t}
          i18nKey={failed.isAttempt ? 'failedLines' : 'refusedLines'}
          count={failed.details.size}
          components={components}
        />
      </Notice>
    );
  }
  if (!outcome || outcome.kind === 'paid' || outcome.kind === 'lines') return null;
  const { payment } = quote;
  const amount = payment ? format.money(payment.final_charge, payment.currency ?? 'USD') : '';
  const reason = outcome.kind === 'other' ? explain(outcome.error).join(' ') : '';
  const tone = outcome.kind === 'declined' || outcome.kind === 'other' ? 'alarm' : 'warning';
  return (
    // A new notice for each outcome, so that it is announced.
    <Notice key={outcome.kind} tone={tone}>
      <Trans t={t} i18nKey={`outcome.${outcome.kind}`} values={{ amount, reason }} components={components} />
      {(outcome.kind === 'unknown' || outcome.kind === 'not_found') && (
        <Receipt
          form="full"
          className={styles.attempt}
          steps={[...sent, { state: 'unanswered', text: t('steps.unanswered'), time: null }]}
          actions={outcome.kind === 'unknown' ? [{ text: t('outcome.again'), onPress: checkout.lookAgain }] : []}
        />
      )}
    </Notice>
  );
}
