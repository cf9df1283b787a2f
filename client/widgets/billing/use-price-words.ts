import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../api/model.ts';
import { useFormat } from '../../state/use-format.ts';

const TERMS = ['month_to_month', '1_year', '2_year', '3_year', '4_year', '5_year', '6_year'] as const;
/** Names of brands by the server's word for them. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** "Visa". A brand unknown to the client is shown as the server sends it. */
export const brandName = (brand: string | null | undefined): string => (brand ? (BRANDS[brand] ?? brand) : '');

const known = (model: string) => TERMS.find((term) => term === model);

/** Texts of terms, prices and cards. Pages that use it load the catalog `prices`. */
export function usePriceWords() {
  const { t } = useTranslation('prices');
  const format = useFormat();
  return useMemo(
    () => ({
      /** "1-Year" (commerce 9). Terms unknown to the client are shown as the server sends them. */
      term(model: string): string {
        const term = known(model);
        return term ? t(`terms.${term}`) : model.replaceAll('_', ' ');
      },
      /** "/ yr": after a price. */
      per(model: string): string {
        const term = known(model);
        return term ? t(`per.${term}`) : '';
      },
      money: format.money,
      /** "Visa ending in 4242". */
      card: ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
        last4
          ? t('card', { brand: brandName(brand) || t('unknownBrand'), last4 })
          : brandName(brand) || t('unknownBrand'),
      /** Date of an instant of the contract. */
      date: (at: string): string => format.date(Date.parse(at)),
    }),
    [t, format],
  );
}
