import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card } from '../../api/model.ts';
import { cardRemove } from '../../data/billing/cards.ts';
import { renewalsAhead } from '../../rules/billing/charges.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './billing.module.css';
import { showSaved } from './saved.ts';

/** Renewals that the question lists by name. */
const LISTED = 5;

type Props = {
  /** `null`: the question is closed. */
  card: Card | null;
  cards: readonly Card[];
  subscribed: readonly Subscribed[];
  onClose: () => void;
};

/** Confirms the removal. Names the renewals that the card pays, and the card that pays them then. */
export function RemoveCard({ card, cards, subscribed, onClose }: Props) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const explain = useErrorLines();
  const now = useNow(QUARTER_HOUR);
  const stateOf = useCardState();
  const { mutateAsync } = useMutation(cardRemove());
  const [chosen, setChosen] = useState<number | null>(null);
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(card);
  if (card !== null && card !== shown) setShown(card);
  if (!shown) return null;
  const others = cards.filter((other) => other.id !== shown.id && stateOf(other) !== 'expired');
  const next = others.find(({ id }) => id === chosen) ?? others[0] ?? null;
  return (
    <ConfirmDialog
      opened={card !== null}
      onClose={onClose}
      title={t('remove.title', { card: words.card(shown) })}
      submit={t('remove.submit')}
      isDangerous
      onConfirm={() => mutateAsync({ cardId: shown.id, nextMain: shown.is_main ? (next?.id ?? null) : null })}
      onDone={() => showSaved('removed')}
      explain={explain}
    >
      {shown.is_main && <PaidRenewals subscribed={subscribed} now={now} hasNext={next !== null} />}
      {shown.is_main && next && (
        <NativeSelect
          rightSection={<IconChevronDown size={16} aria-hidden />}
          label={t('remove.next')}
          data={others.map((other) => ({ value: String(other.id), label: words.card(other) }))}
          value={String(next.id)}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        />
      )}
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}

type PaidProps = { subscribed: readonly Subscribed[]; now: number; hasNext: boolean };

function PaidRenewals({ subscribed, now, hasNext }: PaidProps) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const format = useFormat();
  const renewals = renewalsAhead(subscribed, now);
  const currency = subscribed.find(({ billing }) => billing)?.billing?.currency;
  if (renewals.length === 0 || currency === undefined) return null;
  return (
    <>
      <p>{t('remove.pays')}</p>
      <ul className={styles.renewals}>
        {renewals.slice(0, LISTED).map(({ vehicleId, name, at, amount }) => (
          <li key={vehicleId}>
            <b>{name}</b>
            <span className="tabular">
              {t('remove.renewal', { amount: words.money(amount, currency), date: format.date(at) })}
            </span>
          </li>
        ))}
        {renewals.length > LISTED && <li>{t('remove.more', { count: renewals.length - LISTED })}</li>}
      </ul>
      {!hasNext && <Notice tone="warning">{t('remove.nobody')}</Notice>}
    </>
  );
}
