import { useTranslation } from 'react-i18next';
import type { ReceiptStep } from '../../ui/receipt/receipt.tsx';

/** The first step of a transfer. The server reports its recipient, not its time. */
export function useOfferedStep(): (email: string | null) => ReceiptStep {
  const { t } = useTranslation('transfer');
  return (email) => ({
    state: 'done',
    text: email === null ? t('steps.offeredUnknown') : t('steps.offered', { email }),
    time: null,
  });
}
