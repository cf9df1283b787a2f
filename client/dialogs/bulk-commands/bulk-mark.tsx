import {
  IconBan,
  IconCalendarX,
  IconCurrentLocation,
  IconLock,
  IconLockOpen,
  IconMoon,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useBulk } from '../../data/commands/bulk.ts';
import { useProgressNow } from '../../data/device-requests/progress.ts';
import { openNotice } from '../../data/notices/interruptions.ts';
import type { BulkCommand } from '../../rules/commands/bulk.ts';
import { type CommandDisabledReason, disabledReasonOfCode } from '../../rules/commands/command-gate.ts';
import { type Begun, hasEnded, stageOf } from '../../rules/device-requests/progress.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { statusesOf } from '../../rules/vehicle/gauges.ts';
import { isSilent } from '../../rules/vehicle/vehicle-state.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Receipt, ReceiptIcon } from '../../ui/receipt/receipt.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useRequestReceipt } from '../../wording/request-receipt.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './bulk-mark.module.css';
import { useBulkTexts } from './use-bulk-texts.ts';

const DISABLED_ICONS: Partial<Record<CommandDisabledReason, typeof IconBan>> = {
  expired: IconCalendarX,
  paused: IconPlayerPauseFilled,
  tracking_only: IconCurrentLocation,
  deep_sleep: IconMoon,
};

type Props = { vehicle: Vehicle; disabledReason: CommandDisabledReason | null };

/** Note beside a vehicle: its receipt if it is part of the batch, otherwise its disabled reason, or its lock. */
export function BulkMark({ vehicle, disabledReason }: Props) {
  const row = useBulk(({ rows }) => rows.get(vehicle.id));
  // A result stays beside its vehicle until the next batch, unless another command is not for that vehicle.
  const result = useBulk(({ phase, sent }) => (phase === 'idle' && row && hasEnded(row, 'done') ? sent : null));
  if (row && !(result && disabledReason))
    return result ? <Result command={result} row={row} /> : <RowReceipt row={row} />;
  return disabledReason ? <Disabled disabledReason={disabledReason} /> : <Lock vehicle={vehicle} />;
}

/** Whether a vehicle is locked by its last report. Nothing for one that is silent, which may be otherwise by now. */
function Lock({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const now = useNow(MINUTE);
  const isOn = statusesOf(vehicle).find(({ name }) => name === 'lock')?.isOn ?? null;
  if (isOn === null || isSilent(vehicle, now)) return null;
  const Icon = isOn ? IconLock : IconLockOpen;
  return (
    <span className={styles.mark} data-tone={isOn ? 'disabled' : 'open'}>
      <span className={styles.state}>
        <Icon size={18} aria-hidden />
        {t(isOn ? 'locked' : 'unlocked')}
      </span>
    </span>
  );
}

/** "Locked 9:41 PM": what the device confirmed, in the quiet look of what is over. */
function Result({ command, row }: { command: BulkCommand; row: Begun }) {
  const { t } = useTranslation('bulk-commands');
  const format = useFormat();
  const at = row.step === 'ended' ? row.at : null;
  return (
    <span className={styles.result}>
      <ReceiptIcon state="done" />
      {t(`results.${command}`)} {at !== null && <span className={styles.note}>{format.time(at)}</span>}
    </span>
  );
}

/**
 * Sending, Success or Failed (core 2.7), with the time or the reason. Not announced by row: the footer announces the
 * batch.
 */
function RowReceipt({ row }: { row: Begun }) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const receiptOf = useRequestReceipt();
  const { disabledReasonText } = useBulkTexts();
  const format = useFormat();
  const now = useProgressNow(row);
  const { state, word, elapsed } = receiptOf(row, now);
  const stage = stageOf(row, now);
  const disabledReason = row.step === 'ended' ? disabledReasonOfCode(row.code ?? null) : null;
  const note = () => {
    if (hasEnded(row, 'done') && row.at !== null) return format.time(row.at);
    if (disabledReason) return disabledReasonText(disabledReason);
    const own = elapsed === null ? word : `${word} · ${elapsed}`;
    return stage === 'sending' || stage === 'failed' ? null : own;
  };
  const text =
    row.step !== 'ended'
      ? t('commands:stages.sending')
      : t(hasEnded(row, 'done') ? 'bulk-commands:states.success' : 'commands:stages.failed');
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
