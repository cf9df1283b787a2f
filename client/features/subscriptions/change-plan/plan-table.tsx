import { Radio, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedFeatures, includes, type PlanFeature } from '../../../rules/billing/plan-features.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type ChoiceProps, type Compared, isRefused, OfferPrice } from './offer-price.tsx';
import styles from './plan-table.module.css';

/** Plans of one term side by side: the choice and price in the head of each column, a row for each feature. */
export function PlanTable({ compared, currentId, isTaken, chosenId, onChoose }: ChoiceProps) {
  const { t } = useTranslation('manage-subscription');
  const about = useId();
  const features = comparedFeatures(compared.map(({ offer }) => offer));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('change.feature')}</VisuallyHidden>
          </th>
          {compared.map((one) => (
            <th key={one.offer.id} scope="col" data-chosen={one.offer.id === chosenId}>
              <Radio
                classNames={{ radio: styles.circle, icon: styles.circle }}
                name="plan"
                value={one.offer.id}
                checked={one.offer.id === chosenId}
                disabled={isRefused(one)}
                onChange={() => onChoose(one.offer.id)}
                aria-describedby={`${about}-${one.offer.id}`}
                label={one.offer.name}
              />
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('summary.price')}</th>
          {compared.map((one) => (
            <td key={one.offer.id} id={`${about}-${one.offer.id}`} data-chosen={one.offer.id === chosenId}>
              <OfferPrice compared={one} isTaken={isTaken} />
              {one.offer.id === currentId && (
                <span className={styles.current}>
                  <Badge tone="accent">{t('change.current')}</Badge>
                </span>
              )}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature}>
            <th scope="row">{t(`features.${feature}`)}</th>
            {compared.map((one) => (
              <td key={one.offer.id} data-chosen={one.offer.id === chosenId}>
                <Mark compared={one} feature={feature} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a plan includes a feature: a sign for the eye, a word for screen readers. */
function Mark({ compared: { offer }, feature }: { compared: Compared; feature: PlanFeature }) {
  const { t } = useTranslation('manage-subscription');
  const isIncluded = includes(offer, feature);
  if (isIncluded === null) return <span className={styles.unknown}>{t('change.unknown')}</span>;
  const Icon = isIncluded ? IconCheck : IconX;
  return (
    <span className={styles.mark} data-included={isIncluded}>
      <Icon size={isIncluded ? 18 : 14} aria-hidden />
      <VisuallyHidden>{t(isIncluded ? 'change.included' : 'change.notIncluded')}</VisuallyHidden>
    </span>
  );
}
