import { Button } from '@mantine/core';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Receipt } from '../../api/model.ts';
import { paymentsQuery, receiptQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { receiptNumber } from '../../rules/billing/receipt-lines.ts';
import { takePrintOnMount, useLastReceipt } from '../../state/last-receipt.ts';
import { usePortal } from '../../state/portal.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Boxed, CardColumns } from '../../ui/page-columns.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { ReceiptList } from '../../widgets/billing/receipt-list.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './receipt-page.module.css';
import { ReceiptPaper } from './receipt-paper.tsx';

/** A receipt, to read and to print. Without an id, that of the last checkout (commerce 2, commerce 3). */
export default function ReceiptPage() {
  const { t } = useTranslation(['billing', 'titles']);
  const { id } = useParams();
  const last = useLastReceipt(({ uuid }) => uuid);
  const uuid = id ?? last;
  return (
    <div className={styles.page}>
      <PageTitle>{t('titles:receipt')}</PageTitle>
      <OwnersOnly>
        <CardColumns>
          {uuid === null ? <NoReceipt title={t('receipt.none.title')} /> : <Content key={uuid} uuid={uuid} />}
          <OtherReceipts uuid={uuid} />
        </CardColumns>
      </OwnersOnly>
    </div>
  );
}

/** Leads to the list of receipts. */
function NoReceipt({ title }: { title: string }) {
  const { t } = useTranslation('billing');
  return (
    <Boxed>
      <EmptyState icon={IconReceipt} title={title} text={t('receipt.none.text')}>
        <ButtonLink to={paths.billing}>{t('receipt.all')}</ButtonLink>
      </EmptyState>
    </Boxed>
  );
}

/** Latest receipts that are listed beside the one on the page. */
const LISTED = 8;

/** Leads from one receipt to the next. */
function OtherReceipts({ uuid }: { uuid: string | null }) {
  const { t } = useTranslation('billing');
  const { data = [] } = useQuery(paymentsQuery());
  const others = data.filter((one) => one.success !== false && one.uuid !== uuid);
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <Card title={t('receipt.others')} end={<PageLink to={paths.billing}>{t('receipt.all')}</PageLink>}>
        <ReceiptList receipts={others.slice(0, LISTED)} />
      </Card>
    </div>
  );
}

function Content({ uuid }: { uuid: string }) {
  const { t } = useTranslation('billing');
  const errorLines = useErrorLines();
  const { data, error, isPending, refetch } = useQuery(receiptQuery(uuid));
  const isSlow = useDelayed(isPending);
  if (data) return <Printable receipt={data} />;
  if (error?.kind === 'not-found' || error?.kind === 'validation') return <NoReceipt title={t('receipt.notFound')} />;
  return (
    <Boxed>
      {error && <FailureState title={t('receipt.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />}
      {isSlow && <SkeletonRows rows={4} />}
    </Boxed>
  );
}

function Printable({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { brand } = usePortal();
  useFileName(
    t('receipt.fileName', {
      seller: brand.name,
      date: receipt.transaction_date.slice(0, 10),
      number: receiptNumber(receipt.uuid),
    }),
  );
  // Checkout opens the page to print. Runs once, after the receipt is on the page.
  useEffect(() => {
    if (takePrintOnMount()) print();
  }, []);
  return (
    <div className={styles.printable}>
      <div className={styles.header}>
        <p>{format.date(Date.parse(receipt.transaction_date))}</p>
        <div className={styles.tools}>
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
            {t('receipt.print')}
          </Button>
        </div>
      </div>
      <ReceiptPaper receipt={receipt} seller={brand} />
    </div>
  );
}

/** Names the file that a browser prints to: it takes the title of the document. */
function useFileName(name: string): void {
  const read = useEffectEvent(() => name);
  useEffect(() => {
    let title: string | null = null;
    const before = () => {
      title = document.title;
      document.title = read();
    };
    const after = () => {
      if (title !== null) document.title = title;
      title = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
