import type { CommandReport } from '../rules/device-requests/progress.ts';
import { stopwatch } from '../rules/time/elapsed.ts';
import type { ReceiptStep } from '../ui/receipt/receipt.tsx';
import { STATES, type Wording } from './request-receipt.ts';

/** Steps of a receipt: sent, pending, ended. Names later steps without claiming that they happened. */
export function commandSteps({ stage, askedAt, endedAt, waited }: CommandReport, { t, time }: Wording): ReceiptStep[] {
  const state = STATES[stage];
  const at = (moment: number | null) => (moment === null ? null : time(moment));
  const begun = (name: 'queued' | 'sent'): ReceiptStep => ({
    state: 'done',
    text: name === 'sent' ? t('commands:steps.sent') : t('commands:stages.queued'),
    time: at(askedAt),
  });
  const text = t(`commands:stages.${stage}`);
  const answer: ReceiptStep = { state: 'pending', text: t('commands:steps.answer'), time: null };
  const confirmation: ReceiptStep = { state: 'pending', text: t('commands:steps.confirmation'), time: null };
  switch (stage) {
    case 'queued':
    case 'sending':
      return [{ state, text, time: at(askedAt) }, answer, confirmation];
    case 'waiting':
      return [begun('sent'), { state, text, time: waited === undefined ? null : stopwatch(waited) }, confirmation];
    case 'not_sent':
    case 'canceled':
      return [begun('queued'), { state, text, time: at(endedAt) }];
    default:
      return [begun('sent'), { state, text, time: at(endedAt) }];
  }
}
