import { useTranslation } from 'react-i18next';
import type { PlanAddOnUsage } from '../../api/model.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './data-use.module.css';

const MB_A_GB = 1_024;

/** Data use of the period in gigabytes: the used part with two decimals, the total with none (commerce 9). */
export function DataUse({ usage }: { usage: PlanAddOnUsage | null | undefined }) {
  const { t } = useTranslation('live-view');
  const format = useFormat();
  if (!usage || usage.cellular_used_mb === undefined || usage.cellular_usage_allowed_mb === undefined) return null;
  const { bonus_data_mb: bonus = 0, bonus_data_used_mb: bonusUsed = 0 } = usage;
  const used = (mb: number) => format.number(mb / MB_A_GB, 2);
  const total = (mb: number) => format.number(mb / MB_A_GB);
  const amount = t('dataAmount', {
    used: used(usage.cellular_used_mb),
    allowed: total(usage.cellular_usage_allowed_mb),
  });
  return (
    <div className={styles.data}>
      <p className="tabular">
        <span>{t('data')}</span> <b>{amount}</b>
      </p>
      {bonus > 0 && <p className="tabular">{t('dataBonus', { used: used(bonusUsed), bonus: total(bonus) })}</p>}
      <progress className={styles.bar} max={100} value={usage.cellular_percentage_used} aria-label={t('data')} />
    </div>
  );
}
