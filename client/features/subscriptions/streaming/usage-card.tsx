import { useTranslation } from 'react-i18next';
import { bonusUse, type StreamingUse, streamingUse } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Card } from '../../../ui/card.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './streaming.module.css';

/** Data used in this period, with the bonus as a bar of its own. Nothing without an allowance. */
export function UsageCard({ subscribed }: { subscribed: Subscribed }) {
  const { t } = useTranslation('manage-subscription');
  const usage = subscribed.device.pricing_plan.plan_add_on_usage;
  const use = usage ? streamingUse(usage) : null;
  if (!usage || !use) return null;
  const bonus = bonusUse(usage);
  return (
    <Card title={t('streaming.usage')}>
      <div className={styles.usage}>
        <Bar name={t('streaming.data')} use={use} />
        {bonus && <Bar name={t('streaming.bonus')} use={bonus} />}
      </div>
    </Card>
  );
}

/** Used gigabytes with two decimals, the total without (commerce 9). */
function Bar({ name, use }: { name: string; use: StreamingUse }) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const text = t('streaming.used', { used: format.number(use.used, 2), total: format.number(use.total) });
  return (
    <div data-used-up={use.isUsedUp}>
      <p className="tabular">
        <span>{name}</span> <b>{text}</b>
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${use.percent}%` }} />
      </div>
      {use.isUsedUp && <p className={styles.usedUp}>{t('streaming.usedUp')}</p>}
    </div>
  );
}
