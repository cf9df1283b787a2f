import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../api/error-lines.ts';
import type { CommandAnswer, Vehicle } from '../../api/model.ts';
import type { CommandProgress } from '../../data/commands/command-progress.ts';
import type { Gate } from '../../rules/access/gate.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { type ControlDisabledReason, controlDisabledReasonOfCode } from '../../rules/commands/control-gate.ts';
import { stopwatch } from '../../rules/time/elapsed.ts';
import { useFormat } from '../../state/use-format.ts';
import type { CommandView } from '../../ui/command-button.tsx';
import { useSilenceText } from './use-silence-text.ts';

/** Until then a command is said to be on its way; afterwards it is the device that is waited for. */
const SENDING_FOR = 1_000;

type Situation = {
  vehicle: Vehicle;
  command: VehicleCommand;
  progress: CommandProgress;
  gate: Gate<ControlDisabledReason>;
  now: number;
};
type Texts = {
  view: CommandView;
  /** What to say below about a command that came to nothing. */
  reason: string | null;
  /** Whether another try can end differently: not where access or the plan says no. */
  canRetry: boolean;
  /** For screen readers: how the command ended, empty while nothing did. */
  announcement: string;
};

/** Puts into words how far a command is; a refused one gives its reason, in the server's words where it has none of ours. */
export function useCommandTexts({ vehicle, command, progress, gate, now }: Situation): Texts {
  const { t, i18n } = useTranslation('vehicles');
  const format = useFormat();
  const errorLines = useErrorLines();
  const silenceText = useSilenceText();
  const names = { vehicle: vehicle.vehicle_name, command: t(`commands.${command}.name`) };
  const ended = (
    view: Exclude<CommandView, { state: 'idle' }>,
    reason: string | null = null,
    canRetry = true,
  ): Texts => {
    const outcome = [view.text, reason].filter(Boolean).join('. ');
    return { view, reason, canRetry, announcement: t('commands.announce', { ...names, outcome }) };
  };
  const pending = (view: CommandView): Texts => ({ view, reason: null, canRetry: false, announcement: '' });

  switch (progress.step) {
    case 'under_way': {
      const gone = now - progress.since;
      const { after } = progress;
      if (after) {
        const text = t('commands.waitsFor', { command: t(`commands.${after}.name`) });
        return pending({ state: 'waiting', text, elapsed: stopwatch(gone) });
      }
      if (gone < SENDING_FOR) return pending({ state: 'sending', text: t('commands.sending') });
      return pending({ state: 'waiting', text: t('commands.waiting'), elapsed: stopwatch(gone) });
    }
    case 'idle':
      return gate.allowed
        ? pending({ state: 'idle' })
        : pending({ state: 'disabled', text: t(`disabled.${gate.reason}`) });
    case 'done': {
      const time = format.time(progress.at);
      const sent = { command: names.command, time };
      if (isAsAsked(command, progress.reported)) return ended({ state: 'done', text: t('commands.confirmed', sent) });
      return ended({ state: 'refused', text: t('commands.unconfirmed', sent) });
    }
    case 'refused': {
      const disabledReason = controlDisabledReasonOfCode(progress.code);
      const reason = disabledReason
        ? t(`disabled.${disabledReason}`)
        : (detailIn(i18n.language, progress.detail) ?? t('commands.refusedByDevice', names));
      return ended({ state: 'refused', text: t('commands.refused') }, reason, progress.code === null);
    }
    case 'unanswered': {
      const view = { state: 'timeout', text: t('commands.unanswered', { time: stopwatch(progress.waited) }) } as const;
      return ended(view, `${t('commands.unansweredText', names)} ${silenceText(vehicle)}`);
    }
    case 'failed': {
      const reason = t('commands.failedText', { ...names, reason: errorLines(progress.error).join(' ') });
      return ended({ state: 'refused', text: t('commands.failed') }, reason);
    }
    case 'not_sent': {
      if (progress.why === 'canceled') return ended({ state: 'canceled', text: t('commands.canceled') });
      const reason = t(`commands.notSentTexts.${progress.why}`, {
        ...names,
        first: t(`commands.${progress.after}.name`),
      });
      return ended({ state: 'refused', text: t('commands.notSent') }, reason);
    }
  }
}

type Reported = CommandAnswer['parsed'];
/** What a device reports when it did as it was asked; of the others it reports nothing to compare with. */
const AS_ASKED: Partial<Record<VehicleCommand, (reported: Reported) => boolean | undefined>> = {
  arm: ({ armed }) => armed,
  disarm: ({ armed }) => armed === undefined || !armed,
  remote_start: ({ engine_on }) => engine_on,
  remote_stop: ({ engine_on }) => engine_on === undefined || !engine_on,
  panic_on: ({ panic_status }) => panic_status,
  panic_off: ({ panic_status }) => panic_status === undefined || !panic_status,
};

/** The state is the one that the device reported, even if it is not the one that was asked for. */
const isAsAsked = (command: VehicleCommand, reported: Reported): boolean => AS_ASKED[command]?.(reported) ?? true;
