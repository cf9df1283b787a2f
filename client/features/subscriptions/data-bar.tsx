import { useTranslation } from 'react-i18next';
import type { PlanAddOnUsage } from '../../api/model.ts';
import { streamingUse } from '../../rules/billing/streaming.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './data-bar.module.css';

type Props = {
  usage: PlanAddOnUsage | null | undefined;
  /** Text without an allowance. */
  none: string;
};

/** Streaming data of the period: used with two decimals, the total without (commerce 9). */
export function DataBar({ usage, none }: Props) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const use = usage ? streamingUse(usage) : null;
  if (!use) {
    return (
      <span className={styles.none} data-none>
        {none}
      </span>
    );
  }
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
