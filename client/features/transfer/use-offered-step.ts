import { useTranslation } from 'react-i18next';
import type { ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { useFormat } from '../../wording/use-format.ts';

/** An offer as it is shown. `at`: when it was made, which the server reports only in its answer to the offer. */
export type Offer = { email: string | null; at: string | null };

/** The first step of a transfer. */
export function useOfferedStep(): (offer: Offer) => ReceiptStep {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  return ({ email, at }) => ({
    state: 'done',
    text: email === null ? t('steps.offeredUnknown') : t('steps.offered', { email }),
    time: at === null ? null : format.dateTime(Date.parse(at)),
  });
}
