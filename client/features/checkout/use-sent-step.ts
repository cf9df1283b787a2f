import { useTranslation } from 'react-i18next';
import type { ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { useFormat } from '../../wording/use-format.ts';
import type { Checkout } from './use-checkout.ts';

/** The sending of the open payment, with its time. None before it is sent. */
export function useSentStep({ cart }: Checkout): ReceiptStep[] {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return cart.attempt ? [{ state: 'done', text: t('steps.sent'), time: format.time(cart.attempt.startedAt) }] : [];
}
