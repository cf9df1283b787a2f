import { VisuallyHidden } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { PlanOffer } from '../../../api/model.ts';
import { planOffersQuery } from '../../../data/billing/queries.ts';
import {
  comparedOffers,
  monthlyOf,
  savingsOverMonthly,
  termsOf,
  withMonthly,
} from '../../../rules/billing/plan-features.ts';
import { planToRenew } from '../../../rules/billing/renewal-lines.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { CurrentPlan } from '../current-plan.tsx';
import styles from './change-plan.module.css';
import { ChangeSummary } from './change-summary.tsx';
import { isRefused } from './offer-price.tsx';
import { PlanDifference } from './plan-difference.tsx';
import { PlanRows } from './plan-rows.tsx';
import { PlanTable } from './plan-table.tsx';
import { TermChoice } from './term-choice.tsx';
import { usePlanQuotes } from './use-plan-quotes.ts';

type Props = { subscribed: Subscribed; now: number };

/** Query that compares the terms of the current level instead of the plans of one term (commerce 2). */
const CHANGE_TERM = 'change_term';

/** Plans that fit beside each other. */
const MOST_COLUMNS = 5;

/** Current plan, offers with their price from a dry run each, and what the chosen one costs today. */
export function ChangePlan({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const errorLines = useErrorLines();
  const { device } = subscribed;
  const { pricing_plan: plan, device_key } = device;
  const isPhone = useIsPhone();
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
  const chosen = shown.find(({ id }) => id === chosenId);
  // The terms tell what they save with the chosen plan, otherwise with the current one.
  const ofPlan = chosen ?? plan;
  const termOffers = comparedOffers(offers ?? [], { level: ofPlan.level });
  const hasTerms = terms.length > 1 || isByTerm;
  const ofTerms = terms.flatMap((one) => matching(ofPlan, termOffers, one) ?? []);
  const runOf = usePlanQuotes(subscribed, shown, hasTerms ? withMonthly(ofTerms, termOffers) : []);
  const priceOf = (id: string | undefined) => runOf(id)?.data?.line_items[0]?.renewal_amount ?? null;
  const savingsOf = (offer: PlanOffer) =>
    savingsOverMonthly(offer.billing_model, priceOf(offer.id), priceOf(monthlyOf(offer, termOffers)?.id));
  const compared = shown.map((offer) => ({ offer, run: runOf(offer.id), savings: savingsOf(offer) }));
  const run = runOf(chosen?.id);
  // The end of the current term is taken by the paid one.
  const isTaken = subscribed.billing?.pending_plan?.is_paid === true && compared.some(isRefused);

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
  const choice = { compared, currentId: plan.id, isTaken, chosenId, onChoose: setPickedId };
  const difference = chosen && <PlanDifference current={plan} offer={chosen} />;
  const isTable = !isByTerm && !isPhone && shown.length <= MOST_COLUMNS;
  return (
    <>
      {isTaken && <Notice tone="accent">{t('change.taken')}</Notice>}
      <div className={styles.columns}>
        <CurrentPlan subscribed={subscribed} now={now} />
        {offers.length === 0 ? (
          <Boxed>
            <EmptyState icon={IconReceiptOff} title={t('change.none')} text={t('change.noneText')} />
          </Boxed>
        ) : (
          <div className={styles.plans}>
            {hasTerms && (
              <TermChoice
                terms={terms.map((one) => {
                  const offer = matching(ofPlan, termOffers, one);
                  return { term: one, savings: offer ? savingsOf(offer) : 0 };
                })}
                term={isByTerm ? null : term}
                plan={ofPlan.name}
                currency={offers[0]?.currency}
                onTerm={(one) => {
                  setAsked(one);
                  // The chosen plan stays chosen, for the other term.
                  if (chosen) setPickedId(matching(chosen, offers, one)?.id ?? null);
                  setQuery({}, { replace: true, preventScrollReset: true });
                }}
                onByTerm={() => setQuery({ [CHANGE_TERM]: 'true' }, { replace: true, preventScrollReset: true })}
              />
            )}
            <fieldset className={styles.choice}>
              <VisuallyHidden component="legend">{t(isByTerm ? 'change.terms' : 'change.plans')}</VisuallyHidden>
              {isTable ? (
                <PlanTable {...choice} />
              ) : (
                <PlanRows {...choice} isByTerm={isByTerm} difference={difference} />
              )}
            </fieldset>
            {isTable && difference && (
              <div className={styles.difference} aria-live="polite">
                {difference}
              </div>
            )}
          </div>
        )}
        {chosen && run?.data ? (
          <ChangeSummary
            subscribed={subscribed}
            offer={chosen}
            payment={run.data}
            now={now}
            isRenewal={pickedId === null}
          />
        ) : (
          offers.length > 0 &&
          !run?.isError && <p className={styles.hint}>{t(chosen ? 'change.computing' : 'change.hint')}</p>
        )}
      </div>
    </>
  );
}

/** The offer of a plan for another term. */
const matching = (
  { level, tracking_only }: Pick<PlanOffer, 'level' | 'tracking_only'>,
  offers: readonly PlanOffer[],
  term: string,
): PlanOffer | undefined => {
  const ofTerm = offers.filter((offer) => offer.billing_model === term && offer.level === level);
  return ofTerm.find((offer) => offer.tracking_only === tracking_only) ?? ofTerm[0];
};
