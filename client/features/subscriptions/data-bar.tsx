import { useTranslation } from 'react-i18next';
import type { Device } from '../../api/model.ts';
import { dataPeriod, usedUpAt } from '../../rules/billing/data-pace.ts';
import { streamingUse } from '../../rules/billing/streaming.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './data-bar.module.css';

type Props = {
  device: Device;
  now: number;
  /** Text without an allowance. */
  none: string;
};

/** Streaming data of the period: used with two decimals, the total without (commerce 9). With the day that its pace uses it up. */
export function DataBar({ device, now, none }: Props) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const { plan_add_on_usage: usage } = device.pricing_plan;
  const use = usage ? streamingUse(usage) : null;
  if (!use) {
    return (
      <span className={styles.none} data-none>
        {none}
      </span>
    );
  }
  const text = t('data.used', { used: format.number(use.used, 2), total: format.number(use.total) });
  const at = usedUpAt(dataPeriod(device, now), now, use);
  return (
    <span className={styles.cell}>
      <span className={styles.data} data-used-up={use.isUsedUp}>
        <span className={styles.bar} data-runs-out={at !== null} aria-hidden>
          <span style={{ inlineSize: `${use.percent}%` }} />
        </span>
        <span className="tabular">{text}</span>
      </span>
      {at !== null && <small className={styles.none}>{t('data.usedUpAt', { date: format.dayFrom(now, at) })}</small>}
    </span>
  );
}
