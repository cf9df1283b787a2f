import { type Begun, hasEnded, stageOf } from '../rules/device-requests/progress.ts';
import { stopwatch } from '../rules/time/elapsed.ts';
import type { ReceiptStep } from '../ui/receipt/receipt.tsx';
import { stateOf, type Wording, wordOf } from './request-receipt.ts';

/** Steps of a receipt: sent, pending, ended. Names later steps without claiming that they happened. */
export function requestSteps(progress: Begun, askedAt: number, now: number, wording: Wording): ReceiptStep[] {
  const { t, time } = wording;
  const [state, text] = [stateOf(progress, now), wordOf(progress, now, wording)];
  const begun = (text: string): ReceiptStep => ({ state: 'done', text, time: time(askedAt) });
  if (progress.step === 'ended') {
    const isUnsent = hasEnded(progress, 'not_sent', 'canceled');
    const { at } = progress;
    return [
      begun(t(isUnsent ? 'commands:stages.queued' : 'commands:steps.sent')),
      { state, text, time: at === null ? null : time(at) },
    ];
  }
  const answer: ReceiptStep = { state: 'pending', text: t('commands:steps.answer'), time: null };
  const confirmation: ReceiptStep = { state: 'pending', text: t('commands:steps.confirmation'), time: null };
  if (stageOf(progress, now) !== 'waiting') return [{ state, text, time: time(askedAt) }, answer, confirmation];
  return [begun(t('commands:steps.sent')), { state, text, time: stopwatch(now - askedAt) }, confirmation];
}
