import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../../rules/access/gate.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import type { ControlDisabledReason } from '../../rules/commands/control-gate.ts';
import type { Progress } from '../../rules/device-requests/progress.ts';
import type { CommandView } from '../../ui/command-button.tsx';
import type { ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { useRequestReceipt } from '../../wording/request-receipt.ts';

type Situation = {
  vehicle: Vehicle;
  command: VehicleCommand;
  progress: Progress;
  gate: Gate<ControlDisabledReason>;
  now: number;
};
type Texts = {
  view: CommandView;
  /** Line below the button. Empty if the button explains itself. */
  receipt: readonly ReceiptStep[];
  reason: string | null;
  canRetry: boolean;
  /** Announced outcome. Empty before the end. */
  announcement: string;
};

/** Texts of a command button and the line below it: the receipt of the last command, or the disabled reason. */
export function useCommandTexts({ vehicle, command, progress, gate, now }: Situation): Texts {
  const { t } = useTranslation('commands');
  const receiptOf = useRequestReceipt();
  if (progress.step === 'idle') {
    const view: CommandView = gate.allowed
      ? { state: 'idle' }
      : { state: 'disabled', text: t(`disabled.${gate.reason}`) };
    return { view, receipt: [], reason: null, canRetry: false, announcement: '' };
  }
  const { state, summary, elapsed, reason: cause, canRetry } = receiptOf(progress, now, { vehicle });
  const name = t(`names.${command}`);
  const blocked = canRetry && !gate.allowed ? `${t(`disabled.${gate.reason}`)}.` : null;
  const reason = cause && [cause, blocked].filter(Boolean).join(' ');
  const outcome = [summary, cause].filter(Boolean).join('. ');
  return {
    view: { state, text: summary, elapsed },
    receipt: reason === null ? [] : [{ state, text: name, time: null }],
    reason,
    canRetry,
    announcement: state === 'current' ? '' : t('announce', { vehicle: vehicle.vehicle_name, command: name, outcome }),
  };
}
