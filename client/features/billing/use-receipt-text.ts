import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../api/model.ts';
import { boughtParts } from '../../rules/billing/receipt-lines.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';

/** What a receipt is for, in a line and in the language of the user. The server's description is English. */
export function useReceiptText(): (receipt: Pick<Receipt, 'payment' | 'description'>) => string {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  return useCallback(
    ({ payment, description }) => {
      const names = boughtParts(payment ?? null).map((part) => {
        const name = words.bought(part, part.name);
        const title = part.billing_model ? `${name} · ${words.termWithin(part.billing_model)}` : name;
        return part.quantity !== null && part.quantity > 1 ? `${part.quantity} × ${title}` : title;
      });
      const [first, ...rest] = names;
      if (first === undefined) return description;
      return rest.length > 1 ? t('receipts.more', { first, rest: rest.length }) : names.join(', ');
    },
    [t, words],
  );
}
