import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { eligibleVehicles } from '../../rules/billing/eligible-vehicles.ts';
import { firstRenewal, includedTax, planRenewals, taxableAmount, taxesOf } from '../../rules/billing/receipt-lines.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { MULTI_VEHICLE_DISCOUNT, MULTI_VEHICLE_PERCENT } from '../../rules/constants/billing.ts';
import { useCart } from '../../state/cart.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './checkout.module.css';
import { Coupon } from './coupon.tsx';
import { PayButton } from './pay-button.tsx';
import type { Checkout } from './use-checkout.ts';

/** Totals of the cart, its coupon, and the button that pays (commerce 4). */
export function SummaryCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { payment, isCurrent } = checkout.quote;
  return (
    <Card title={t('summary.title')}>
      <div className={styles.summary} aria-busy={!isCurrent}>
        {payment ? <Totals payment={payment} /> : <p className={styles.dim}>{t('summary.noTotal')}</p>}
        <Coupon checkout={checkout} />
        {!payment?.multi_vehicle_discount && <Tenth now={checkout.now} />}
        {checkout.isDelayed && <Delay checkout={checkout} />}
        <PayButton checkout={checkout} />
        <p className={styles.sentence}>
          {payment && <RenewalSentence payment={payment} />}{' '}
          <Link className={styles.link} to={paths.terms}>
            {t('summary.terms')}
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** That plans renew. */
function RenewalSentence({ payment: { line_items } }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  return planRenewals({ line_items }) > 0 ? t('summary.renewalSentence') : null;
}

function Totals({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const money = (amount = 0) => format.money(amount, payment.currency ?? 'USD');
  const { multi_vehicle_discount = 0, currency_discount = 0, coupon_discount = 0 } = payment;
  const taxes = taxesOf(payment);
  const taxName = (name: string) => (isKnownTax(name) ? t(`taxes.${name}`) : name);
  const taxable = taxableAmount(payment);
  const included = includedTax(payment);
  const { prepaid_applied = 0, prepaid_remaining = 0, base_tax = 0 } = payment;
  // Plans renew on days of their own: the sum of all of them is never charged.
  const next = firstRenewal(payment.line_items);
  return (
    <>
      <dl>
        <Row name={t('summary.subtotal')}>{money(payment.base_amount)}</Row>
        {multi_vehicle_discount > 0 && (
          <Row name={t('summary.multiVehicle', { percent: format.percent(MULTI_VEHICLE_PERCENT) })} isDiscount>
            {money(-multi_vehicle_discount)}
          </Row>
        )}
        {currency_discount > 0 && (
          <Row name={t('summary.currency')} isDiscount>
            {money(-currency_discount)}
          </Row>
        )}
        {coupon_discount > 0 && (
          <Row name={t('summary.coupon')} isDiscount>
            {money(-coupon_discount)}
          </Row>
        )}
        {taxable !== null && <Row name={t('summary.taxable')}>{money(taxable)}</Row>}
        {taxes.map(({ name, rate, amount }) => (
          <Row
            key={name}
            name={t('summary.tax', { name: taxName(name), rate: rate === null ? '' : format.rate(rate) })}
          >
            {money(amount)}
          </Row>
        ))}
        {taxes.length === 0 && (
          <Row name={included ?? t('summary.noTax')}>
            {included === null ? money(base_tax) : t('summary.taxIncluded')}
          </Row>
        )}
        {prepaid_applied > 0 && (
          <Row name={t('summary.credit')} isDiscount>
            {money(-prepaid_applied)}
          </Row>
        )}
      </dl>
      <dl className={styles.total}>
        <Row name={<b>{t('summary.total')}</b>}>
          <b className={styles.large}>{money(payment.final_charge)}</b>
        </Row>
        {next && (
          <Row name={<small>{t('summary.renewal', { date: format.date(Date.parse(next.at)) })}</small>}>
            <small>{money(next.amount)}</small>
          </Row>
        )}
      </dl>
      {prepaid_remaining > 0 && (
        <p className={styles.dim}>{t('summary.creditLeft', { amount: money(prepaid_remaining) })}</p>
      )}
    </>
  );
}

/** Canadian taxes, whose names differ by language. */
const KNOWN_TAXES = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;
const isKnownTax = (name: string): name is (typeof KNOWN_TAXES)[number] => KNOWN_TAXES.some((known) => known === name);

type RowProps = { name: ReactNode; isDiscount?: boolean; children: ReactNode };
const Row = ({ name, isDiscount = false, children }: RowProps) => (
  <div className={styles.row} data-discount={isDiscount}>
    <dt>{name}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

/** With one vehicle less than the discount needs: what the next one changes. A cart that brings it has the discount already. */
function Tenth({ now }: { now: number }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  const count = eligibleVehicles(vehicles, now);
  if (count !== MULTI_VEHICLE_DISCOUNT - 1) return null;
  const percent = format.percent(MULTI_VEHICLE_PERCENT);
  return <Notice tone="accent">{t('summary.tenth', { count, from: MULTI_VEHICLE_DISCOUNT, percent })}</Notice>;
}

/** The shipping delay, which has to be acknowledged before the purchase (commerce 4). */
function Delay({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const { cart, products, met, isBusy } = checkout;
  const isMissing = met === 'delay' && !cart.isDelayAcknowledged;
  const delayed = products.find(
    (product) => shipsLate(product) && cart.lines.some(({ product_id }) => product_id === product.id),
  );
  return (
    <div className={styles.delay} data-missing={isMissing}>
      <Checkbox
        data-delay
        label={t('delay.label', { product: delayed ? words.product(delayed.sku, delayed.name ?? delayed.sku) : '' })}
        error={isMissing && t('delay.required')}
        aria-invalid={isMissing || undefined}
        checked={cart.isDelayAcknowledged}
        disabled={isBusy}
        onChange={(event) => useCart.setState({ isDelayAcknowledged: event.currentTarget.checked })}
      />
    </div>
  );
}
