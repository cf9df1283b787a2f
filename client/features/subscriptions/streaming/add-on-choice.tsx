import { Button } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlanAddOn } from '../../../api/model.ts';
import { planOffersQuery } from '../../../data/billing/queries.ts';
import { paths } from '../../../lib/paths.ts';
import {
  addOnPrice,
  allowanceOf,
  paidUntil,
  priceChange,
  streamingOf,
  streamingOffers,
} from '../../../rules/billing/streaming.ts';
import { hasEnded, type Subscribed, subscriptionState } from '../../../rules/billing/subscribed.ts';
import { useCart } from '../../../state/cart.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { isInCart, useAddToCart } from '../../../widgets/billing/use-add-to-cart.ts';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './streaming.module.css';

type Props = { subscribed: Subscribed; now: number };

/** Add-ons on offer. One in the cart goes on one line with the plan of the same device (commerce 4). */
export function AddOnChoice({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const { device, vehicle } = subscribed;
  const held = streamingOf(device.plan_add_ons, now);
  const addOns = streamingOffers(device, now);
  const lost = paidUntil(device, addOns, now);
  const isOver = hasEnded(subscriptionState(subscribed, now));
  if (addOns.length === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconVideoOff} title={t('streaming.none')} text={t('streaming.noneText')} />
      </Boxed>
    );
  }
  return (
    <>
      {isOver && (
        <Notice tone="warning">
          {t('streaming.ended')}{' '}
          <PageLink to={`${paths.updateSubscription}/${vehicle.id}`}>{t('streaming.renewPlan')}</PageLink>
        </Notice>
      )}
      <ul className={styles.cards}>
        {addOns.map((addOn) => (
          <AddOnCard key={addOn.id} addOn={addOn} subscribed={subscribed} isHeld={held?.plan_add_on_id === addOn.id} />
        ))}
      </ul>
      {lost !== null && addOns.length > 1 && (
        <p className={styles.exchange}>{t('streaming.exchange', { date: format.date(lost) })}</p>
      )}
      {held && (
        <p className={styles.cancel}>
          <PageLink to={`${paths.cancelStreaming}/${vehicle.id}`}>{t('manage.cancelStreaming')}</PageLink>
        </p>
      )}
    </>
  );
}

type CardProps = { addOn: PlanAddOn; subscribed: Subscribed; isHeld: boolean };

/** An add-on with its allowance, its price with the current plan, and the price with the plan in the cart. */
function AddOnCard({ addOn, subscribed: { device, vehicle, billing }, isHeld }: CardProps) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const format = useFormat();
  const add = useAddToCart();
  const { lines } = useCart();
  const line = lines.find(({ device_key }) => device_key === device.device_key);
  const { data: offers } = useQuery({ ...planOffersQuery(device.device_key), enabled: line?.plan_id !== undefined });
  const planInCart = offers?.find(({ id }) => id === line?.plan_id);
  const level = device.pricing_plan.level;
  const change = planInCart ? priceChange(addOn, { level }, planInCart) : null;
  const currency = billing?.currency ?? 'USD';
  const price = addOnPrice(addOn, level);
  const size = t('streaming.size', { size: format.number(allowanceOf(addOn)) });
  const sized = t(addOn.is_trial ? 'streaming.trialTitle' : 'streaming.monthTitle', { size });
  const title = words.addOn(addOn.id, addOn.name ?? sized);
  const item = { device_key: device.device_key, plan_add_on_id: addOn.id };
  const name = t('summary.named', { plan: title, name: vehicle.vehicle_name });
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      {title !== sized && <p className={styles.text}>{sized}</p>}
      <p className={`tabular ${styles.price}`}>
        <b>{price === 0 ? t('streaming.free') : words.money(price, currency)}</b>{' '}
        {price > 0 && words.per('month_to_month')}
      </p>
      <p className={styles.text}>
        {addOn.free_for_plan_level === level && !addOn.is_trial
          ? t('streaming.included', { plan: device.pricing_plan.name })
          : addOn.is_trial
            ? t('streaming.trialText')
            : t('streaming.text', { size })}
      </p>
      {change && planInCart && (
        <p className={styles.change}>
          {t('streaming.withPlan', { plan: planInCart.name, amount: words.money(change.then, currency) })}
        </p>
      )}
      {isHeld ? (
        <span className={styles.held}>
          <Badge tone="accent">{t('streaming.current')}</Badge>
        </span>
      ) : (
        <Button
          variant="default"
          onClick={() => add([item], () => t('summary.added', { name }))}
          disabled={isInCart(lines, item)}
          aria-label={t('streaming.addOf', { title })}
        >
          {t(isInCart(lines, item) ? 'summary.inCart' : 'summary.add')}
        </Button>
      )}
    </li>
  );
}
