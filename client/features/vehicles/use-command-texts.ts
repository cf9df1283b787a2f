import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import type { CommandProgress } from '../../data/vehicles/commands.ts';
import type { CommandBar, Gate, VehicleCommand } from '../../rules/command-gate.ts';
import { stopwatch } from '../../rules/elapsed.ts';
import { useFormat } from '../../state/use-format.ts';
import type { CommandView } from '../../ui/command-button.tsx';

/** Until then a command is said to be on its way; afterwards it is the device that is waited for. */
const SENDING_FOR = 1_000;

type Situation = {
  vehicle: Vehicle;
  command: VehicleCommand;
  progress: CommandProgress;
  gate: Gate<CommandBar>;
  now: number;
};
type Texts = {
  view: CommandView;
  /** What to say below about a command that came to nothing. */
  reason: string | null;
  /** For screen readers: how the command ended, empty while nothing did. */
  announcement: string;
};

/** Puts into words how far a command is; a refused one gives its reason, in the server's words where it has none of ours. */
export function useCommandTexts({ vehicle, command, progress, gate, now }: Situation): Texts {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const errorLines = useErrorLines();
  const names = { vehicle: vehicle.vehicle_name, command: t(`commands.${command}.name`) };
  const ended = (view: Exclude<CommandView, { state: 'idle' }>, reason: string | null = null): Texts => {
    const outcome = [view.text, reason].filter(Boolean).join('. ');
    return { view, reason, announcement: t('commands.announce', { ...names, outcome }) };
  };
  const pending = (view: CommandView): Texts => ({ view, reason: null, announcement: '' });

  switch (progress.step) {
    case 'under_way': {
      const gone = now - progress.since;
      if (gone < SENDING_FOR) return pending({ state: 'sending', text: t('commands.sending') });
      return pending({ state: 'waiting', text: t('commands.waiting'), elapsed: stopwatch(gone) });
    }
    case 'idle':
      return gate.allowed
        ? pending({ state: 'idle' })
        : pending({ state: 'disabled', text: t(`barred.${gate.reason}`) });
    case 'done':
      return ended({ state: 'done', text: doneText() });
    case 'refused': {
      const known = progress.code === null ? undefined : BARRED[progress.code];
      const reason = known ? t(`barred.${known}`) : (progress.detail ?? t('commands.refusedByDevice', names));
      return ended({ state: 'refused', text: t('commands.refused') }, reason);
    }
    case 'unanswered': {
      const view = { state: 'timeout', text: t('commands.unanswered', { time: stopwatch(progress.waited) }) } as const;
      return ended(view, t('commands.unansweredText', names));
    }
    case 'failed': {
      const reason = t('commands.failedText', { ...names, reason: errorLines(progress.error).join(' ') });
      return ended({ state: 'refused', text: t('commands.failed') }, reason);
    }
  }

  /** The state is the one that the device reported, even if it is not the one that was asked for. */
  function doneText(): string {
    if (progress.step !== 'done') return '';
    const time = format.time(progress.at);
    const { armed } = progress.reported;
    if (command === 'location' || armed === undefined || armed === (command === 'arm'))
      return t(`commands.${command}.done`, { time });
    return t(`commands.${command}.undone`, { time });
  }
}

/** Codes of the contract's `CommandRefusedError`, and what they are called in the catalogue. */
const BARRED: Readonly<
  Record<
    string,
    CommandBar | 'exclusive_access' | 'restricted' | 'not_supported' | 'installer_required' | 'outage' | 'maintenance'
  >
> = {
  READ_ONLY: 'read_only',
  EXCLUSIVE_ACCESS: 'exclusive_access',
  RESTRICTED: 'restricted',
  PAUSED: 'paused',
  EXPIRED: 'expired',
  TRACKING_ONLY: 'tracking_only',
  DEEP_SLEEP: 'deep_sleep',
  NOT_SUPPORTED: 'not_supported',
  INSTALLER_REQUIRED: 'installer_required',
  MAINTENANCE: 'maintenance',
  OUTAGE: 'outage',
};
