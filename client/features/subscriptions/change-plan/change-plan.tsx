import { IconReceiptOff } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { refusalOf } from '../../../data/billing/payment-refusal.ts';
import { dryRunQuery, planOffersQuery } from '../../../data/billing/queries.ts';
import { comparedOffers, monthlyOf, savingsOverMonthly, termsOf } from '../../../rules/billing/plan-features.ts';
import { planToRenew } from '../../../rules/billing/renewal-lines.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { CurrentPlan } from '../current-plan.tsx';
import styles from './change-plan.module.css';
import { ChangeSummary } from './change-summary.tsx';
import { PlanCard } from './plan-card.tsx';
import { TermChoice } from './term-choice.tsx';

type Props = { subscribed: Subscribed; now: number };

/** Query that compares the terms of the current level instead of the plans of one term (commerce 2). */
const CHANGE_TERM = 'change_term';

/** Current plan, offers with their price from a dry run each, and what the chosen one costs today. */
export function ChangePlan({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const errorLines = useErrorLines();
  const { device } = subscribed;
  const { pricing_plan: plan, device_key } = device;
  const [query, setQuery] = useSearchParams();
  const isByTerm = query.has(CHANGE_TERM);
  const { data: offers, error, refetch, isPending } = useQuery(planOffersQuery(device_key));
  const isSlow = useDelayed(isPending);
  const terms = termsOf(offers ?? []);
  const renewed = planToRenew(subscribed, offers ?? [], now);
  const [picked, setAsked] = useState<string | null>(null);
  const asked = picked ?? renewed?.billing_model ?? plan.billing_model;
  const term = terms.includes(asked) ? asked : (terms[0] ?? asked);
  const shown = comparedOffers(offers ?? [], isByTerm ? { level: plan.level } : { term });
  const [pickedId, setPickedId] = useState<string | null>(null);
  const chosenId = pickedId ?? renewed?.id ?? null;
  const monthly = shown.map((offer) => monthlyOf(offer, offers ?? []));
  const priced = [...new Set([...shown, ...monthly].flatMap((offer) => offer?.id ?? []))];
  const results = useQueries({
    // Without the previous amounts, which would belong to another plan.
    queries: priced.map((plan_id) => ({
      ...dryRunQuery({ line_items: [{ device_key, plan_id }] }),
      placeholderData: undefined,
    })),
  });
  const runOf = (id: string | undefined) => results[id === undefined ? -1 : priced.indexOf(id)];
  const priceOf = (id: string | undefined) => runOf(id)?.data?.line_items[0]?.renewal_amount ?? null;
  const chosen = shown.find(({ id }) => id === chosenId);
  const run = runOf(chosen?.id);
  // The end of the current term is taken by the paid one.
  const isTaken =
    subscribed.billing?.pending_plan?.is_paid === true &&
    shown.some(({ id }) => refusalOf(runOf(id)?.error).kind === 'lines');
  const summary = chosen && run?.data && (
    <ChangeSummary subscribed={subscribed} offer={chosen} payment={run.data} now={now} isRenewal={pickedId === null} />
  );

  if (!offers) {
    return (
      <>
        {error && (
          <Boxed>
            <FailureState title={t('change.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
          </Boxed>
        )}
        {isSlow && <SkeletonRows rows={4} />}
      </>
    );
  }
  return (
    <>
      <CurrentPlan subscribed={subscribed} now={now} />
      {offers.length === 0 && (
        <Boxed>
          <EmptyState icon={IconReceiptOff} title={t('change.none')} text={t('change.noneText')} />
        </Boxed>
      )}
      {isTaken && <Notice tone="accent">{t('change.taken')}</Notice>}
      {pickedId === null && summary}
      {offers.length > 0 && (
        <>
          <TermChoice
            terms={terms}
            term={isByTerm ? null : term}
            onTerm={(term) => {
              setAsked(term);
              setQuery({}, { replace: true, preventScrollReset: true });
            }}
            onByTerm={() => setQuery({ [CHANGE_TERM]: 'true' }, { replace: true, preventScrollReset: true })}
          />
          <fieldset className={styles.cards}>
            <legend className={styles.legend}>{t(isByTerm ? 'change.terms' : 'change.plans')}</legend>
            {shown.map((offer, index) => (
              <PlanCard
                key={offer.id}
                offer={offer}
                current={plan}
                run={runOf(offer.id)}
                savings={savingsOverMonthly(offer.billing_model, priceOf(offer.id), priceOf(monthly[index]?.id))}
                isTaken={isTaken}
                isChosen={offer.id === chosenId}
                onChoose={() => setPickedId(offer.id)}
              />
            ))}
          </fieldset>
          {pickedId !== null && summary}
        </>
      )}
    </>
  );
}
