import { useTranslation } from 'react-i18next';
import type { Card } from '../../api/model.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'american-express': 'American Express',
  american_express: 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** Name of a card: "Visa ending in 4242". Its page loads `prices`. */
export function useCardName(): (card: Pick<Card, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('prices');
  return ({ brand = '', last4 }) => {
    const name = BRANDS[brand.toLowerCase()] ?? (brand || t('card.unnamed'));
    return last4 === undefined ? name : t('card.ending', { brand: name, last4 });
  };
}
