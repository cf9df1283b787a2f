import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentsQuery } from '../../data/billing/queries.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { ownAccount } from '../../rules/access/roles.ts';
import { paidSoFar, paymentsFor } from '../../rules/billing/paid.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { hasAccessNow } from '../../rules/sharing/access-time.ts';
import { guestsOf, personName } from '../../rules/sharing/people.ts';
import { useUser } from '../../state/session.ts';
import { useSince } from '../../state/use-since.ts';
import { Card } from '../../ui/card.tsx';
import { ReceiptList } from '../../widgets/billing/receipt-list.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './about-vehicle.module.css';

type Props = { subscribed: Subscribed; now: number };

/** Latest receipts that the card lists. */
const LISTED = 3;

/** What a change of the subscription affects: the device, its guests, and what was paid for it. */
export function AboutVehicle({ subscribed: { vehicle }, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const format = useFormat();
  const since = useSince();
  const user = useUser();
  const account = ownAccount(user);
  const { data: users = [] } = useQuery(usersQuery());
  const { data: receipts = [] } = useQuery(paymentsQuery());
  const { last_known_state: reported, device_key } = vehicle;
  const reportedAt = reported ? Date.parse(reported.timestamp) : null;
  const guests = account === null ? [] : guestsOf(users, account, user.id);
  const reached = guests.filter(({ vehicle_access }) =>
    hasAccessNow(
      vehicle_access.filter((access) => access.vehicle === vehicle.id),
      now,
    ),
  );
  const payments = paymentsFor(receipts, device_key);
  const paid = paidSoFar(receipts, device_key);
  const [latest] = payments;
  return (
    <Card title={t('about.title')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('about.reported')}</dt>
          <dd title={reportedAt === null ? undefined : format.dateTime(reportedAt)}>
            {reportedAt === null ? t('about.never') : since(reportedAt, now)}
          </dd>
        </div>
        <div>
          <dt>{t('about.shared')}</dt>
          <dd>{reached.length === 0 ? t('about.nobody') : reached.map(personName).join(', ')}</dd>
        </div>
        {latest && paid !== null && (
          <div>
            <dt>{t('about.paid')}</dt>
            <dd>
              <b className="tabular">{words.money(paid, latest.currency)}</b>{' '}
              {t('about.payments', { count: payments.length })}
            </dd>
          </div>
        )}
      </dl>
      {latest && <ReceiptList receipts={payments.slice(0, LISTED)} />}
    </Card>
  );
}
