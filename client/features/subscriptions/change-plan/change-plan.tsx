import { IconReceiptOff } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { dryRunQuery, planOffersQuery } from '../../../data/billing/queries.ts';
import { comparedOffers, termsOf } from '../../../rules/billing/plan-features.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
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
  const { t } = useTranslation('plans');
  const errorLines = useErrorLines();
  const { device } = subscribed;
  const { pricing_plan: plan, device_key } = device;
  const [query, setQuery] = useSearchParams();
  const isByTerm = query.has(CHANGE_TERM);
  const { data: offers, error, refetch, isPending } = useQuery(planOffersQuery(device_key));
  const isSlow = useDelayed(isPending);
  const terms = termsOf(offers ?? []);
  const [asked, setAsked] = useState(plan.billing_model);
  const term = terms.includes(asked) ? asked : (terms[0] ?? asked);
  const shown = comparedOffers(offers ?? [], isByTerm ? { level: plan.level } : { term });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const runs = useQueries({
    // Without the previous amounts, which would belong to another plan.
    queries: shown.map(({ id }) => ({
      ...dryRunQuery({ line_items: [{ device_key, plan_id: id }] }),
      placeholderData: undefined,
    })),
  });
  const at = shown.findIndex(({ id }) => id === chosenId);
  const chosen = shown[at];
  const run = runs[at];

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
                run={runs[index]}
                isChosen={offer.id === chosenId}
                onChoose={() => setChosenId(offer.id)}
              />
            ))}
          </fieldset>
          {chosen && run?.data && <ChangeSummary subscribed={subscribed} offer={chosen} payment={run.data} now={now} />}
        </>
      )}
    </>
  );
}
