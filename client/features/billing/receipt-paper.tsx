import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingInfo, Receipt, ShippingAddress } from '../../api/model.ts';
import { receiptNumber } from '../../rules/billing/receipt-lines.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import { CopyValue } from './copy-value.tsx';
import styles from './receipt-page.module.css';
import { ReceiptTable } from './receipt-table.tsx';

type Props = { receipt: Receipt; seller: { name: string; mainSite: string } };

/** The part of the page that is printed: seller, buyer, payment, what was bought, next charge. */
export function ReceiptPaper({ receipt, seller }: Props) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const format = useFormat();
  // A receipt that says nothing is of a payment that succeeded.
  const {
    uuid,
    success = true,
    card_brand,
    card_last4,
    provider_transaction_id: transaction,
    next_charge: next,
  } = receipt;
  const isByCredit = (receipt.payment?.prepaid_applied ?? 0) > 0;
  return (
    <article className={styles.paper}>
      {!success && <Notice tone="alarm">{t('receipt.declined')}</Notice>}
      <div className={styles.parties}>
        <section>
          <h2>{t('receipt.soldBy')}</h2>
          <p>
            <b>{seller.name}</b>
          </p>
          <p>{seller.mainSite.replace(/^https?:\/\//, '').replace(/\/$/, '')}</p>
        </section>
        <BilledTo info={receipt.billing_info ?? null} />
        {receipt.shipping_address && (
          <section>
            <h2>{t('receipt.shippedTo')}</h2>
            <address className={styles.address}>{addressOf(receipt.shipping_address)}</address>
          </section>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact label={t('receipt.date')}>{format.dateTime(Date.parse(receipt.transaction_date))}</Fact>
        <Fact label={t('receipt.number')}>
          <CopyValue value={receiptNumber(uuid)} label={t('receipt.number')} />
        </Fact>
        <Fact label={t('receipt.card')}>
          {card_last4
            ? words.card({ last4: card_last4, ...(card_brand && { brand: card_brand }) })
            : card_last4 === null
              ? t(isByCredit ? 'receipt.creditPaid' : 'receipt.nothingDue')
              : '—'}
        </Fact>
        {transaction && (
          <Fact label={t('receipt.transaction')}>
            <CopyValue value={transaction} label={t('receipt.transaction')} />
          </Fact>
        )}
      </dl>
      {!success && <Badge tone="alarm">{t('receipts.declined')}</Badge>}
      <ReceiptTable receipt={receipt} />
      {next && (
        <p className={styles.next}>
          {t('receipt.next', { amount: words.money(next.amount, receipt.currency), date: words.date(next.date) })}
        </p>
      )}
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const linesOf = ({ Name, Street, City, State, Zip5 }: Partial<BillingInfo>): string =>
  [Name, Street, [City, [State, Zip5].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean).join('\n');

const addressOf = ({ line_1, line_2, city, state, postal_code }: ShippingAddress): string =>
  [line_1, line_2, [city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n');

/** Billing details, which can be changed for the paper only: a company name, a tax number. */
function BilledTo({ info }: { info: BillingInfo | null }) {
  const { t } = useTranslation('billing');
  const [text, setText] = useState(() => linesOf(info ?? {}));
  const [isEditing, setEditing] = useState(false);
  return (
    <section>
      <h2>{t('receipt.billedTo')}</h2>
      {isEditing && (
        <Textarea
          className={styles.edit}
          label={t('receipt.detailsLabel')}
          description={t('receipt.detailsHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={400}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          ref={(field) => field?.focus()}
        />
      )}
      {text.trim() !== '' && (
        <address className={styles.address} data-editing={isEditing}>
          {text}
        </address>
      )}
      <Button
        className={styles.edit}
        variant="subtle"
        size="compact-sm"
        leftSection={!isEditing && <IconPencil size={14} aria-hidden />}
        onClick={() => setEditing(!isEditing)}
      >
        {t(isEditing ? 'receipt.detailsDone' : 'receipt.editDetails')}
      </Button>
    </section>
  );
}
