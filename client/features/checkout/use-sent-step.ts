import { useTranslation } from 'react-i18next';
import type { ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { useFormat } from '../../wording/use-format.ts';
import type { Checkout } from './use-checkout.ts';

/** The sending of the open payment, with its time. None before it is sent. */
export function useSentStep({ cart, quote }: Checkout): ReceiptStep[] {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  if (!cart.attempt) return [];
  const text = t(quote.payment?.final_charge === 0 ? 'complete.steps.sent' : 'steps.sent');
  return [{ state: 'done', text, time: format.time(cart.attempt.startedAt) }];
}
