import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Payment, PlanOffer } from '../../../api/model.ts';
import { backTo } from '../../../lib/back-to.ts';
import { paths } from '../../../lib/paths.ts';
import { priceChange, streamingOf } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { addToCart, useCart } from '../../../state/cart.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { isInCart, useAddToCart, useCartRefusal } from '../../../widgets/billing/use-add-to-cart.ts';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './change-plan.module.css';
import { isNow } from './offer-price.tsx';

type Props = {
  subscribed: Subscribed;
  offer: PlanOffer;
  payment: Payment;
  now: number;
  /** The plan to renew, chosen by the page: one button. */
  isRenewal: boolean;
};

/** What the chosen plan costs today and later, and the way to the cart. All amounts are the server's. */
export function ChangeSummary({ subscribed, offer, payment, now, isRenewal }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isSold = usePageExists()(paths.checkout);
  const { device, vehicle } = subscribed;
  const pause = subscribed.billing?.pause;
  const [line] = payment.line_items;
  const { lines } = useCart();
  const add = useAddToCart();
  const refuse = useCartRefusal();
  if (!line) return null;
  const currency = payment.currency ?? offer.currency;
  const money = (amount: number) => words.money(amount, currency);
  const change = line.change ?? null;
  // Credit of the account pays too (commerce 4).
  const ofTerm = Math.min(payment.upgrade_credit ?? 0, payment.prepaid_applied ?? 0);
  const startsAt = change && !isNow(change.kind) ? words.date(change.starts_at) : null;
  const title = titleOf(change?.kind, offer.id === device.pricing_plan.id);
  const name = t('summary.named', { plan: offer.name, name: vehicle.vehicle_name });
  const item = { device_key: device.device_key, plan_id: offer.id };
  const isHeld = isInCart(lines, item);
  const buy = () => {
    const refusal = addToCart(item);
    if (refusal) return refuse(refusal);
    void navigate(paths.checkout, { state: backTo(`${paths.updateSubscription}/${vehicle.id}`) });
  };
  const checkout = <Button onClick={buy}>{t('summary.checkout')}</Button>;
  return (
    <>
      <Card title={t(`summary.${title}`, { plan: offer.name })}>
        <div className={styles.summary} aria-live="polite">
          <dl className={`tabular ${styles.sums}`}>
            <Row name={t('summary.price')} value={money(payment.base_amount)} />
            <Less name={t('summary.multiVehicle')} amount={payment.multi_vehicle_discount} money={money} />
            <Less name={t('summary.currency')} amount={payment.currency_discount} money={money} />
            {(payment.base_tax ?? 0) > 0 && <Row name={t('summary.tax')} value={money(payment.base_tax ?? 0)} />}
            <Less
              name={t('summary.credit')}
              amount={ofTerm}
              money={money}
              note={change && t('summary.daysLeft', { left: change.days_left, count: change.days_in_term })}
            />
            <Less name={t('summary.prepaid')} amount={(payment.prepaid_applied ?? 0) - ofTerm} money={money} />
            <Row name={t('summary.due')} value={money(payment.final_charge)} isTotal />
          </dl>
          <p>
            {line.is_payment_deferred && startsAt !== null
              ? t('summary.later', { amount: money(line.deferred_amount ?? 0), date: startsAt })
              : startsAt !== null && t('summary.startsAt', { plan: offer.name, date: startsAt })}{' '}
            {line.renewal_date &&
              line.renewal_amount !== undefined &&
              line.renewal_amount !== null &&
              t('summary.renews', { amount: money(line.renewal_amount), date: words.date(line.renewal_date) })}
          </p>
          {startsAt !== null && (
            <p>
              {t(change?.kind === 'renewal' ? 'summary.paidAhead' : 'summary.untilThen', {
                plan: device.pricing_plan.name,
                date: startsAt,
              })}
            </p>
          )}
          {pause && startsAt === null && <p>{t('summary.endsPause', { date: words.date(pause.starts_at) })}</p>}
          <StreamingChange subscribed={subscribed} offer={offer} now={now} money={money} />
          {!(isRenewal && isSold) || !isPhone ? (
            <div className={styles.buttons}>
              {!(isRenewal && isSold) && (
                <Button
                  variant="default"
                  onClick={() => add([item], () => t('summary.added', { name }))}
                  disabled={isHeld}
                >
                  {t(isHeld ? 'summary.inCart' : 'summary.add')}
                </Button>
              )}
              {isSold && !isPhone && checkout}
            </div>
          ) : null}
        </div>
      </Card>
      {isSold && isPhone && (
        <div className={styles.bar}>
          <p>
            <small>{t('summary.due')}</small>
            <b className="tabular">{money(payment.final_charge)}</b>
          </p>
          {checkout}
        </div>
      )}
    </>
  );
}

/** The same plan again is no change: it is renewed after its end, or paid ahead. */
function titleOf(kind: string | undefined, isSame: boolean): 'title' | 'renewTitle' | 'aheadTitle' {
  if (kind === 'renewal') return 'aheadTitle';
  return kind === 'new' && isSame ? 'renewTitle' : 'title';
}

type RowProps = { name: string; value: string; note?: string | null; isTotal?: boolean };

function Row({ name, value, note = null, isTotal = false }: RowProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {name} {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

type LessProps = { name: string; amount: number | undefined; money: (amount: number) => string; note?: string | null };

/** An amount that lowers the total. Nothing without one. */
function Less({ name, amount = 0, money, note = null }: LessProps) {
  return amount > 0 ? <Row name={name} value={money(-amount)} note={note} /> : null;
}

/** The streaming add-on of the device has another price with the new plan (commerce 9). */
function StreamingChange({
  subscribed: { device },
  offer,
  now,
  money,
}: Omit<Props, 'payment' | 'isRenewal'> & { money: (amount: number) => string }) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const held = streamingOf(device.plan_add_ons, now);
  const addOn = offer.plan_add_ons?.find(({ id }) => id === held?.plan_add_on_id);
  const change = addOn ? priceChange(addOn, device.pricing_plan, offer) : null;
  if (!held || !change) return null;
  return (
    <p>
      {t(change.now === 0 ? 'summary.streamingEnds' : 'summary.streaming', {
        name: words.addOn(held.plan_add_on_id, held.name ?? held.plan_add_on_id),
        now: money(change.now),
        then: money(change.then),
      })}
    </p>
  );
}
