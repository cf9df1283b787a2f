import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { accountQuery } from '../../data/billing/queries.ts';
import { useSubscribed } from '../../data/billing/use-subscribed.ts';
import { ownAccount } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageColumns } from '../../ui/page-columns.tsx';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './billing.module.css';
import { BillingNotices } from './billing-notices.tsx';
import { CardsCard } from './cards-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';

/** Cards and receipts of the account (commerce 2, commerce 3). */
export default function BillingPage() {
  const { t } = useTranslation(['billing', 'titles']);
  const account = ownAccount(useUser());
  return (
    <PageColumns
      title={t('titles:billing')}
      lead={t('lead')}
      beside={account !== null && <AccountCredit account={account} />}
      isBesideLast
    >
      <OwnersOnly>
        <Content />
      </OwnersOnly>
    </PageColumns>
  );
}

function Content() {
  const cards = useQuery(cardsQuery());
  // The page works without the subscriptions: it then does not name the renewals of a card.
  const { data: subscribed = [] } = useSubscribed(true);
  return (
    <>
      <BillingNotices cards={cards.data ?? []} subscribed={subscribed} />
      <CardsCard query={cards} subscribed={subscribed} />
      <ReceiptsCard />
    </>
  );
}

/** Credit of the account (commerce 3). Left out until it is known. */
function AccountCredit({ account }: { account: number }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const { data } = useQuery(accountQuery(account));
  const { prepaid_credit: credit, currency } = data ?? {};
  if (credit === undefined || currency === undefined) return null;
  return (
    <Card title={t('credit.title')}>
      <div className={styles.credit}>
        <b className="tabular">{words.money(credit, currency)}</b>
        <p>{t(credit > 0 ? 'credit.some' : 'credit.none')}</p>
      </div>
    </Card>
  );
}
