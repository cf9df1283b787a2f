import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { BulkCommand } from '../../rules/commands/bulk.ts';
import type { Ended } from '../../rules/device-requests/progress.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRequestReceipt } from '../../wording/request-receipt.ts';
import { useSilenceParts } from '../../wording/use-silence-text.ts';
import styles from './bulk-form.module.css';
import { failureReason } from './failure-reason.ts';

type Props = {
  vehicles: readonly Vehicle[];
  failed: ReadonlyMap<number, Ended>;
  command: BulkCommand;
  /** Failed vehicles that allow another attempt. */
  ids: readonly number[];
  onRetry: (ids: readonly number[]) => void;
};

/** Number of listed reasons. The rows show all of them. */
const REASONS = 3;
/** Number of silent vehicles whose last report is listed. Their own pages have it for all. */
const EXPLAINED = 3;

/** Failures by reason (core 8), when silent vehicles reported last, and a retry of the same command for the failed vehicles. */
export function BulkFailures({ vehicles, failed, command, ids, onRetry }: Props) {
  const { t, i18n } = useTranslation(['bulk-commands', 'commands']);
  const receiptOf = useRequestReceipt();
  const silenceOf = useSilenceParts();
  const isLost = useIsLost();
  if (failed.size === 0) return null;
  const reason = (end: Ended) => failureReason(end, receiptOf, i18n.language);
  const name = t(`commands:names.${command}`);
  const counts = new Map<string, number>();
  for (const end of failed.values()) counts.set(reason(end), (counts.get(reason(end)) ?? 0) + 1);
  const reasons = [...counts].sort(([, a], [, b]) => b - a).slice(0, REASONS);
  const silent = vehicles.filter(({ id }) => failed.get(id)?.outcome === 'unanswered');
  const [advice] = silent.map((vehicle) => silenceOf(vehicle).advice);
  return (
    <div className={styles.failures}>
      <Notice tone="alarm">
        <div className={styles.failed}>
          <b>{t('bulk-commands:failedTitle', { command: name, count: failed.size })}</b>
          {ids.length > 0 && (
            <BareButton
              className={styles.retry}
              aria-disabled={isLost}
              onClick={isLost ? undefined : () => onRetry(ids)}
            >
              {t('bulk-commands:retry', { command: name, count: ids.length })}
            </BareButton>
          )}
        </div>
        {reasons.map(([text, count]) => (
          <p key={text}>{counts.size > 1 ? t('bulk-commands:failedLine', { reason: text, count }) : text}</p>
        ))}
        {silent.slice(0, EXPLAINED).map((vehicle) => (
          <p key={vehicle.id} className={styles.contact}>
            {t('bulk-commands:silent', { vehicle: vehicle.vehicle_name, text: silenceOf(vehicle).contact })}
          </p>
        ))}
        {advice && <p>{advice}</p>}
      </Notice>
    </div>
  );
}
