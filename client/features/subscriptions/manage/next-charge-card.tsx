import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cardsQuery } from '../../../data/billing/cards-query.ts';
import { paths } from '../../../lib/paths.ts';
import { mainCardOf } from '../../../rules/billing/card-expiry.ts';
import { nextChargedOf, nextChargeOf } from '../../../rules/billing/charges.ts';
import { addOnName } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './manage.module.css';

type Props = { subscribed: Subscribed; now: number };

/** Amount of the next charge of a vehicle, what it pays, its date and card. */
export function NextChargeCard({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const format = useFormat();
  const { data: cards } = useQuery(cardsQuery());
  const card = cards ? mainCardOf(cards) : null;
  const next = nextChargeOf(subscribed, now);
  const { device, billing } = subscribed;
  const currency = billing?.currency;
  const paid = nextChargedOf(subscribed, now).map((addOn) =>
    addOn
      ? words.addOn(addOn.plan_add_on_id, addOnName(device, addOn))
      : (billing?.pending_plan?.name ?? device.pricing_plan.name),
  );
  return (
    <Card title={t('manage.nextCharge')}>
      {next && currency ? (
        <p className={`tabular ${styles.charge}`}>
          <b>{words.money(next.amount, currency)}</b>
          <span>{paid.join(' · ')}</span>
          <span>{t('manage.chargeOn', { date: format.date(next.at) })}</span>
          {card && <span>{words.card(card)}</span>}
        </p>
      ) : (
        <p className={styles.text}>{t(subscribed.billing ? 'manage.noCharge' : 'manage.chargeUnknown')}</p>
      )}
      <p className={styles.links}>
        <PageLink to={paths.billing}>{t('manage.billing')}</PageLink>
      </p>
    </Card>
  );
}
