import { useTranslation } from 'react-i18next';
import type { PlanAddOnUsage } from '../../api/model.ts';
import { streamingUse } from '../../rules/billing/streaming.ts';
import { useFormat } from '../../state/use-format.ts';
import styles from './data-bar.module.css';

/** Streaming data of the period: used with two decimals, the total without (commerce 9). `null` without an allowance. */
export function DataBar({ usage }: { usage: PlanAddOnUsage | null | undefined }) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const use = usage ? streamingUse(usage) : null;
  if (!use) return null;
  const text = t('data.used', { used: format.number(use.used, 2), total: format.number(use.total) });
  return (
    <span className={styles.data} data-used-up={use.isUsedUp}>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${use.percent}%` }} />
      </span>
      <span className="tabular">{text}</span>
    </span>
  );
}
