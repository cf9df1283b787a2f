import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../api/model.ts';
import { type BoughtPart, boughtLine, type TotalLine, totalLines } from '../../rules/billing/receipt-lines.ts';
import { ProductDrawing } from '../../widgets/billing/product-drawing.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './receipt-page.module.css';

const TAXES = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;

/** What was bought at gross prices, with a footer that adds up to the total. */
export function ReceiptTable({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const { payment, currency } = receipt;
  const money = (amount: number) => words.money(amount, currency);
  const lines = payment ? payment.line_items.map(boughtLine) : [];
  const totals = payment ? totalLines(payment) : fallbackTotals(receipt);
  return (
    <table className={styles.table}>
      <caption>{t('receipt.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('receipt.item')}</th>
          <th scope="col">{t('receipt.quantity')}</th>
          <th scope="col">{t('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 && (
          <tr>
            <td>{receipt.description}</td>
            <td>{1}</td>
            <td>{money(receipt.final_charge)}</td>
          </tr>
        )}
        {lines.flatMap(({ vehicle_name, device_key, parts, deferred, deferredCoupon, follows }, index) =>
          parts.map((part, place) => (
            // The lines of a receipt never change.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${index} ${place}`}>
              <td>
                {part.kind === 'product' && (
                  <span className={styles.drawing}>
                    <ProductDrawing sku={part.id ?? ''} isModule={part.id === undefined} />
                  </span>
                )}
                <PartName part={part} />
                {(vehicle_name ?? device_key) && <small>{vehicle_name ?? device_key}</small>}
                {deferredCoupon > 0 && place === 0 && (
                  <small>
                    {t('receipt.deferredCoupon', { code: payment?.coupon_code ?? '', amount: money(deferredCoupon) })}
                  </small>
                )}
                {deferred !== null && place === 0 && (
                  <small>
                    {follows === null
                      ? t('receipt.deferred', { amount: money(deferred) })
                      : t('receipt.follows', { amount: money(deferred), date: words.date(follows) })}
                  </small>
                )}
              </td>
              <td>{part.quantity ?? 1}</td>
              <td>{money(part.amount)}</td>
            </tr>
          )),
        )}
      </tbody>
      <tfoot>
        {totals.map((line) => (
          <tr key={`${line.kind} ${line.name}`}>
            <th scope="row" colSpan={2}>
              <TotalName line={line} />
            </th>
            <td>{line.kind === 'tax_included' ? t('receipt.taxIncluded') : money(line.amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" colSpan={2}>
            {t('receipt.total')} <small>{currency}</small>
          </th>
          <td>{money(receipt.final_charge)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Totals of a receipt without its payment. */
function fallbackTotals({ final_charge, base_tax = 0, discounts = 0, currency }: Receipt): TotalLine[] {
  const base = Math.round((final_charge - base_tax + discounts) * 100) / 100;
  return totalLines({
    uuid: null,
    currency,
    line_items: [],
    final_charge,
    base_amount: base,
    base_tax,
    coupon_discount: discounts,
  });
}

function PartName({ part }: { part: BoughtPart }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const { name, billing_model } = part;
  const title = name === null ? t('receipt.other') : words.bought(part, name);
  return <>{words.plan(title, billing_model)}</>;
}

function TotalName({ line: { kind, name, rate } }: { line: TotalLine }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  if (kind === 'coupon') return <>{name === null ? t('receipt.discounts') : t('receipt.coupon', { name })}</>;
  if (kind === 'tax_included') return <>{name}</>;
  if (kind !== 'tax') return <>{t(`receipt.${kind}`)}</>;
  const known = TAXES.find((tax) => tax === name);
  const title = known ? t(`receipt.taxes.${known}`) : t('receipt.tax');
  if (rate === null) return <>{title}</>;
  return <>{t('receipt.taxRate', { name: title, rate: format.rate(rate) })}</>;
}
