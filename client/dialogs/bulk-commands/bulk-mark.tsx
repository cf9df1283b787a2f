import { IconBan, IconCalendarX, IconCurrentLocation, IconMoon, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useBulk } from '../../data/commands/bulk.ts';
import { reportOfRow } from '../../data/commands/row-report.ts';
import { openNotice } from '../../data/notices/interruptions.ts';
import type { BulkRow } from '../../rules/commands/bulk-flow.ts';
import { type CommandDisabledReason, disabledReasonOfCode } from '../../rules/commands/command-gate.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCommandReceipt } from '../../wording/request-receipt.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './bulk-mark.module.css';
import { useBulkTexts } from './use-bulk-texts.ts';

const DISABLED_ICONS: Partial<Record<CommandDisabledReason, typeof IconBan>> = {
  expired: IconCalendarX,
  paused: IconPlayerPauseFilled,
  tracking_only: IconCurrentLocation,
  deep_sleep: IconMoon,
};
/** Interval between updates in milliseconds while no command is in flight. */
const RESTING = 60_000;

type Props = { vehicle: Vehicle; disabledReason: CommandDisabledReason | null };

/** Note beside a vehicle: its receipt if it is part of the batch, otherwise its disabled reason. */
export function BulkMark({ vehicle, disabledReason }: Props) {
  const row = useBulk(({ rows }) => rows.get(vehicle.id));
  if (row) return <RowReceipt row={row} />;
  return disabledReason && <Disabled disabledReason={disabledReason} />;
}

/**
 * Sending, Success or Failed (core 2.7), with the time or the reason. Not announced by row: the footer announces the
 * batch.
 */
function RowReceipt({ row }: { row: BulkRow }) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const receiptOf = useCommandReceipt();
  const { disabledReasonText } = useBulkTexts();
  const format = useFormat();
  const now = useNow(row.step === 'sending' ? SECOND : RESTING);
  const report = reportOfRow(row, now);
  const { state, word, elapsed } = receiptOf(report);
  const disabledReason = disabledReasonOfCode(report.code ?? null);
  const words = {
    sending: t('commands:stages.sending'),
    success: t('bulk-commands:states.success'),
    failed: t('commands:stages.failed'),
  };
  const note = () => {
    if (row.step === 'success') return format.time(row.at);
    if (disabledReason) return disabledReasonText(disabledReason);
    const own = elapsed === null ? word : `${word} · ${elapsed}`;
    return report.stage === 'sending' || report.stage === 'failed' ? null : own;
  };
  const text = words[row.step === 'waiting' ? 'sending' : row.step];
  return <Receipt form="compact" className={styles.row} steps={[{ state, text, time: null }]} detail={note()} />;
}

/** Disabled reason of a vehicle: the word of core 2.7 for its state, or another reason. */
function Disabled({ disabledReason }: { disabledReason: CommandDisabledReason }) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const texts = useBulkTexts();
  const Icon = DISABLED_ICONS[disabledReason] ?? IconBan;
  return (
    <span
      className={styles.mark}
      data-tone={disabledReason === 'paused' || disabledReason === 'expired' ? 'lapsed' : 'disabled'}
    >
      {disabledReason === 'tracking_only' && <span className={styles.note}>{t('bulk-commands:refresh')}</span>}
      <span className={styles.state}>
        <Icon size={18} aria-hidden />
        {isInterruption(disabledReason) ? (
          <Interruption disabledReason={disabledReason} />
        ) : (
          texts.disabledReasonText(disabledReason)
        )}
      </span>
    </span>
  );
}

type InterruptionDisabledReason = Extract<CommandDisabledReason, 'outage' | 'maintenance'>;
const isInterruption = (disabledReason: CommandDisabledReason): disabledReason is InterruptionDisabledReason =>
  disabledReason === 'outage' || disabledReason === 'maintenance';

/** Opens the notice about an interruption that blocks a vehicle (core 4). */
export function explainDisabled(disabledReason: CommandDisabledReason): void {
  if (isInterruption(disabledReason)) openNotice({ kind: disabledReason, by: 'command' });
}

function Interruption({ disabledReason }: { disabledReason: InterruptionDisabledReason }) {
  const texts = useBulkTexts();
  return (
    <BareButton className={styles.why} tabIndex={-1} onClick={() => explainDisabled(disabledReason)}>
      {texts.disabledReasonText(disabledReason)}
    </BareButton>
  );
}
