import { useTranslation } from 'react-i18next';
import { detailIn } from '../../../api/error-lines.ts';
import type { PlanOffer, PricingPlan } from '../../../api/model.ts';
import { describingFeatures, type PlanFeature, planDifference } from '../../../rules/billing/plan-features.ts';

type Props = { current: PricingPlan; offer: PlanOffer };

/** What the chosen plan gains and loses against the current one, or what it includes if they have the same features. */
export function PlanDifference({ current, offer }: Props) {
  const { t, i18n } = useTranslation('manage-subscription');
  const named = (features: readonly PlanFeature[]) => features.map((feature) => t(`features.${feature}`)).join(' · ');
  const difference = planDifference(current, offer);
  if (!difference) return <p>{detailIn(i18n.language, offer.description) ?? t('change.unknownFeatures')}</p>;
  const { gained, lost } = difference;
  const same = gained.length + lost.length === 0 ? describingFeatures(offer) : [];
  const lines = [
    { name: t('change.gained'), features: gained },
    { name: t('change.lost'), features: lost },
    { name: t('change.includes'), features: same },
  ];
  return lines
    .filter(({ features }) => features.length > 0)
    .map(({ name, features }) => (
      <p key={name}>
        <b>{name}</b> {named(features)}
      </p>
    ));
}
