import { useTranslation } from 'react-i18next';
import { dataPeriod, usedUpAt } from '../../../rules/billing/data-pace.ts';
import { bonusUse, type StreamingUse, streamingUse } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Card } from '../../../ui/card.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './streaming.module.css';

/** Data used in this period and its pace, with the bonus as a bar of its own. Nothing without an allowance. */
export function UsageCard({ subscribed, now }: { subscribed: Subscribed; now: number }) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const usage = subscribed.device.pricing_plan.plan_add_on_usage;
  const use = usage ? streamingUse(usage) : null;
  if (!usage || !use) return null;
  const bonus = bonusUse(usage);
  const ends = usedUpAt(dataPeriod(subscribed.device, now), now, use);
  return (
    <Card title={t('streaming.usage')}>
      <div className={styles.usage}>
        <Bar name={t('streaming.data')} use={use} ends={ends === null ? null : format.dayFrom(now, ends)} />
        {bonus && <Bar name={t('streaming.bonus')} use={bonus} ends={null} />}
      </div>
    </Card>
  );
}

/** Used gigabytes with two decimals, the total without (commerce 9). `ends`: the day that the pace of the period uses them up. */
function Bar({ name, use, ends }: { name: string; use: StreamingUse; ends: string | null }) {
  const { t } = useTranslation(['manage-subscription', 'prices']);
  const format = useFormat();
  const text = t('streaming.used', { used: format.number(use.used, 2), total: format.number(use.total) });
  return (
    <div data-used-up={use.isUsedUp}>
      <p className="tabular">
        <span>{name}</span> <b>{text}</b>
      </p>
      <div className={styles.bar} data-runs-out={ends !== null} aria-hidden>
        <span style={{ inlineSize: `${use.percent}%` }} />
      </div>
      {ends !== null && <p className={styles.pace}>{t('prices:data.usedUpAt', { date: ends })}</p>}
      {use.isUsedUp && <p className={styles.usedUp}>{t('streaming.usedUp')}</p>}
    </div>
  );
}
