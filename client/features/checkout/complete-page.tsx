import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { receiptQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { useLastReceipt } from '../../state/last-receipt.ts';
import { useOwnPageTitle } from '../../state/page-subject.ts';
import { usePurchase } from '../../state/purchase.ts';
import { ButtonLink, LightButton } from '../../ui/light/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { Bought } from './bought.tsx';
import styles from './complete.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderReceipt, useOrder } from './order-receipt.tsx';

/** The last purchase of this tab: what was bought, and what happens next (commerce 2, commerce 4). */
export default function CompletePage() {
  const { uuid } = useLastReceipt();
  return <OwnersOnly>{uuid === null ? <None /> : <Purchased uuid={uuid} />}</OwnersOnly>;
}

function None() {
  const { t } = useTranslation(['checkout', 'titles']);
  return (
    <Page>
      <PageTitle>{t('titles:checkoutComplete')}</PageTitle>
      <Boxed>
        <EmptyState icon={IconReceipt} title={t('complete.none.title')} text={t('complete.none.text')}>
          <ButtonLink to={paths.billing}>{t('complete.none.action')}</ButtonLink>
        </EmptyState>
      </Boxed>
    </Page>
  );
}

function Purchased({ uuid }: { uuid: string }) {
  const { t } = useTranslation(['checkout', 'titles']);
  const errorLines = useErrorLines();
  const format = useFormat();
  const { data: receipt, error, refetch } = useQuery(receiptQuery(uuid));
  const { isScheduled, foundFrom, autorenewalFailure } = usePurchase();
  const order = useOrder(receipt);
  const isSlow = useDelayed(!receipt && !error);
  const kind = isScheduled && order.isCanceled ? 'canceled' : isScheduled ? 'scheduled' : 'bought';
  const wasPaid = order.steps.some((step) => step.kind === 'charged' || step.kind === 'credit');
  const hasReceipt = receipt ? wasPaid : error !== null && !isScheduled;
  useOwnPageTitle(kind === 'bought' ? null : t(kind === 'canceled' ? 'titles:changeCanceled' : 'titles:planScheduled'));
  return (
    <PageColumns
      title={t(`complete.titles.${kind}`)}
      hasOwnTitle
      lead={t(`complete.leads.${kind === 'bought' && receipt && !wasPaid ? 'free' : kind}`)}
      beside={receipt?.payment && <NextSteps receipt={receipt} isCanceled={order.isCanceled} />}
      isBesideLast
    >
      {foundFrom !== null && (
        <Notice tone="success">{t('complete.found', { time: format.time(Date.parse(foundFrom)) })}</Notice>
      )}
      {autorenewalFailure.length > 0 && (
        <Notice tone="alarm">
          <Trans
            t={t}
            i18nKey="complete.autorenewal"
            values={{ names: autorenewalFailure.join(', ') }}
            components={{ b: <b /> }}
          />
        </Notice>
      )}
      {receipt && <OrderReceipt receipt={receipt} order={order} />}
      {receipt?.payment && kind !== 'canceled' && <Bought payment={receipt.payment} isScheduled={isScheduled} />}
      {error && !receipt && (
        <Boxed>
          <FailureState title={t('complete.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
        </Boxed>
      )}
      {isSlow && <SkeletonRows rows={4} />}
      <Actions receiptPath={hasReceipt ? `${paths.receipt}/${uuid}` : null} />
    </PageColumns>
  );
}

/** Ways on from the page. `receiptPath`: `null` if nothing was paid, or before it is known whether. */
function Actions({ receiptPath }: { receiptPath: string | null }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const print = (path: string) => {
    useLastReceipt.setState({ printOnMount: true });
    void navigate(path);
  };
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.subscriptions}>{t('complete.subscriptions')}</ButtonLink>
      {receiptPath !== null && (
        <>
          <LightButton variant="subtle" onClick={() => print(receiptPath)}>
            {t('complete.print')}
          </LightButton>
          <ButtonLink to={receiptPath} variant="subtle">
            {t('complete.receipt')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
