import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Receipt } from '../../api/model.ts';
import { isFree } from '../../rules/billing/paid.ts';
import type { BoughtPart } from '../../rules/billing/receipt-lines.ts';
import { useFormat } from '../../wording/use-format.ts';

const TERMS = ['month_to_month', '1_year', '2_year', '3_year', '4_year', '5_year', '6_year'] as const;
const ADD_ONS = ['streaming-trial', 'streaming-month', 'streaming-plus-month'] as const;
const NAMED_PRODUCTS = ['KL-1', 'XC2-REAR', 'XT-MOUNT'] as const;
const PRODUCTS = ['X1MAX-LTE', 'X1-LTE', 'X1R-LTE', ...NAMED_PRODUCTS] as const;
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
      /** The same within a text: "Premium Monthly", "Premium mensual". Only this term begins with a word. */
      termWithin(model: string): string {
        return model === 'month_to_month' ? t('monthlyWithin') : this.term(model);
      },
      /** "Premium, 1-Year". `model` is `null` while the term is unknown. */
      plan(name: string, model: string | null | undefined): string {
        return model ? t('plan', { plan: name, term: this.termWithin(model) }) : name;
      },
      /** "/ yr": after a price. */
      per(model: string): string {
        const term = known(model);
        return term ? t(`per.${term}`) : '';
      },
      /** Name of a streaming add-on, the same on all pages. Ids unknown to the client: as the server names it. */
      addOn(id: string | null | undefined, given: string): string {
        const known = ADD_ONS.find((one) => one === id);
        return known ? t(`addOns.${known}`) : given;
      },
      /** Name of a product. Brand names and products unknown to the client: as the server names them. */
      product(sku: string | null | undefined, given: string): string {
        const known = NAMED_PRODUCTS.find((one) => one === sku);
        return known ? t(`products.${known}`) : given;
      },
      /** Name of a part of a receipt. */
      bought({ kind, id }: Pick<BoughtPart, 'kind' | 'id'>, given: string): string {
        return kind === 'product' ? this.product(id, given) : this.addOn(id, given);
      },
      /** Description of a product, or the server's if the client has none. */
      productText(sku: string, given: string | undefined): string | undefined {
        const known = PRODUCTS.find((one) => one === sku);
        return known ? t(`productTexts.${known}`) : given;
      },
      money: format.money,
      /** "$71.90": what an order cost, or that it was free. */
      paid: (receipt: Parameters<typeof isFree>[0] & Pick<Receipt, 'currency'>): string =>
        isFree(receipt) ? t('free') : format.money(receipt.final_charge, receipt.currency),
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
