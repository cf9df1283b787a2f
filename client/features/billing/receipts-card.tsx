import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../api/error-lines.ts';
import type { Receipt } from '../../api/model.ts';
import { paymentsQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { isFree } from '../../rules/billing/paid.ts';
import { type PaidYear, paidByYear, yearOf } from '../../rules/billing/paid-by-year.ts';
import { receiptNumber, vehiclesOf } from '../../rules/billing/receipt-lines.ts';
import { useUser } from '../../state/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import { RowLink } from '../../ui/table/row-opener.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { brandName, usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './billing.module.css';
import { ReceiptYears } from './receipt-years.tsx';
import { useReceiptText } from './use-receipt-text.ts';

/** Every payment of the account, with the declined ones (commerce 3, commerce 7). */
export function ReceiptsCard() {
  const { t } = useTranslation('billing');
  const errorLines = useErrorLines();
  const { data, error, isPending, refetch } = useQuery(paymentsQuery());
  const isSlow = useDelayed(isPending);
  return (
    <Card title={t('receipts.title')}>
      {!data && error && (
        <FailureState title={t('receipts.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
      )}
      {isSlow && <SkeletonRows rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon={IconReceipt} title={t('receipts.none.title')} text={t('receipts.none.text')} />
      )}
      {data && data.length > 0 && <Receipts receipts={data} />}
    </Card>
  );
}

/** The list of every payment is loaded whole, so the sums of its years are those of the account. */
function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const { timezone } = useUser();
  const years = useMemo(() => paidByYear(receipts, timezone), [receipts, timezone]);
  const [asked, setAsked] = useState<Pick<PaidYear, 'year' | 'currency'> | null>(null);
  const chosen = years.find(({ year, currency }) => year === asked?.year && currency === asked.currency) ?? null;
  const rows = useMemo(
    () =>
      chosen === null
        ? receipts
        : receipts.filter((one) => one.currency === chosen.currency && yearOf(one, timezone) === chosen.year),
    [receipts, chosen, timezone],
  );
  return (
    <>
      {years.length > 0 && <ReceiptYears years={years} chosen={chosen} onChoose={setAsked} />}
      <ReceiptsTable receipts={rows} />
    </>
  );
}

function ReceiptsTable({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const words = usePriceWords();
  const textOf = useReceiptText();
  const columns = useMemo(
    (): TableColumn<Receipt>[] => [
      {
        id: 'description',
        header: t('receipts.description'),
        inCard: 'title',
        sortBy: textOf,
        render: (receipt) => <Description receipt={receipt} text={textOf(receipt)} />,
      },
      {
        id: 'date',
        header: t('receipts.date'),
        inCard: 'line',
        isDescendingFirst: true,
        sortBy: ({ transaction_date }) => Date.parse(transaction_date),
        render: ({ transaction_date }) => (
          <span className={styles.nowrap}>{format.date(Date.parse(transaction_date))}</span>
        ),
      },
      {
        id: 'number',
        header: t('receipts.number'),
        sortBy: ({ uuid }) => receiptNumber(uuid),
        render: ({ uuid }) => <span className={styles.nowrap}>{receiptNumber(uuid)}</span>,
      },
      {
        id: 'card',
        header: t('receipts.card'),
        sortBy: ({ card_last4 }) => card_last4 ?? null,
        render: ({ card_brand, card_last4, payment }) =>
          card_last4 ? (
            <span className={styles.nowrap}>{[brandName(card_brand), card_last4].join(' ')}</span>
          ) : card_last4 === null && payment?.prepaid_applied ? (
            t('receipts.credit')
          ) : (
            '—'
          ),
      },
      {
        id: 'amount',
        header: t('receipts.amount'),
        inCard: 'end',
        align: 'end',
        isDescendingFirst: true,
        sortBy: ({ final_charge }) => final_charge,
        render: (receipt) => (
          <span className={styles.amount} data-declined={receipt.success === false} data-free={isFree(receipt)}>
            {words.paid(receipt)}
          </span>
        ),
      },
    ],
    [t, format, words, textOf],
  );
  return (
    <LazyTable
      label={t('receipts.label')}
      columns={columns}
      rows={receipts}
      keyOf={({ uuid }) => uuid}
      initialSort={{ id: 'date', desc: true }}
    />
  );
}

function Description({ receipt, text }: { receipt: Receipt; text: string }) {
  const { uuid, success = true, failure, payment } = receipt;
  const vehicles = vehiclesOf(payment);
  const { t, i18n } = useTranslation('billing');
  const reason = detailIn(i18n.language, failure ?? null);
  return (
    <>
      <RowLink to={`${paths.receipt}/${uuid}`} className={styles.receipt}>
        {text}
      </RowLink>
      {vehicles.length > 0 && <p className={styles.dim}>{vehicles.join(', ')}</p>}
      {!success && (
        <p className={styles.failure}>
          <Badge tone="alarm">{t('receipts.declined')}</Badge> {reason !== null && `${reason} `}
          {t('receipts.notCharged')}
        </p>
      )}
    </>
  );
}
