import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../api/error-lines.ts';
import { controlDisabledReasonOfCode } from '../rules/commands/control-gate.ts';
import type { CommandReport, CommandStage } from '../rules/device-requests/progress.ts';
import { stopwatch } from '../rules/time/elapsed.ts';
import type { ReceiptState } from '../ui/receipt/receipt.tsx';
import { useFormat } from './use-format.ts';

/** How a receipt is worded: texts, times and the lines of an error in one language. */
export type Wording = {
  t: TFunction<['commands', 'common']>;
  language: string;
  time: (at: number) => string;
  explain: (error: unknown) => readonly string[];
};

export type CommandReceipt = {
  state: Exclude<ReceiptState, 'pending'>;
  /** Progress in one or two words. */
  word: string;
  /** Progress with its end time or the time waited. */
  summary: string;
  /** Elapsed time in flight. `null` once it has ended. */
  elapsed: string | null;
  /** Reason of a failure, or the command it waits for. `null` if the progress explains itself. */
  reason: string | null;
  /** Whether a retry can succeed. Not after a refusal by access or plan. */
  canRetry: boolean;
};

export const STATES: { readonly [S in CommandStage]: CommandReceipt['state'] } = {
  queued: 'current',
  sending: 'current',
  waiting: 'current',
  confirmed: 'done',
  not_carried_out: 'failed',
  refused: 'failed',
  unanswered: 'unanswered',
  failed: 'failed',
  lost: 'failed',
  unseen: 'unanswered',
  not_sent: 'failed',
  canceled: 'canceled',
};

/** Writes the receipt of a command. Buttons, batches, the live view and histories have their words from here. */
export function commandReceipt(report: CommandReport, wording: Wording): CommandReceipt {
  const { stage, waited, code = null } = report;
  const state = STATES[stage];
  const wait = waited === undefined ? null : stopwatch(waited);
  return {
    state,
    word: wording.t(`commands:stages.${stage}`),
    summary: summaryOf(report, wording),
    elapsed: state === 'current' ? wait : null,
    reason: reasonOf(report, wording),
    canRetry: state !== 'current' && state !== 'done' && (stage !== 'refused' || code === null),
  };
}

/** Writes receipts in the user's language. Needs the catalogs `commands` and `vehicles`. */
export function useCommandReceipt(): (report: CommandReport) => CommandReceipt {
  const wording = useWording();
  return (report) => commandReceipt(report, wording);
}

export function useWording(): Wording {
  const { t, i18n } = useTranslation(['commands', 'common']);
  const format = useFormat();
  const explain = useErrorLines();
  return { t, language: i18n.language, time: format.time, explain };
}

function summaryOf({ stage, endedAt, waited }: CommandReport, { t, time }: Wording): string {
  const word = t(`commands:stages.${stage}`);
  if (stage === 'unanswered' && waited !== undefined) {
    return t('commands:withWait', { stage: word, wait: stopwatch(waited) });
  }
  return endedAt === null ? word : t('commands:withTime', { stage: word, time: time(endedAt) });
}

/** A refusal gives its reason in the server's words where the portal has none of its own. */
function reasonOf(report: CommandReport, { t, language, explain }: Wording): string | null {
  const { stage, code = null, detail = null, error, behind, why } = report;
  switch (stage) {
    case 'queued':
      if (behind === 'vehicles') return t('commands:reasons.behindVehicles');
      if (behind === 'command' || behind === undefined) return t('commands:reasons.behindCommand');
      return t('commands:reasons.behind', { first: t(`commands:names.${behind}`) });
    case 'refused':
    case 'failed': {
      const disabledReason = controlDisabledReasonOfCode(code);
      if (disabledReason) return t(`commands:disabled.${disabledReason}`);
      if (error !== undefined) return t('commands:reasons.failed', { reason: explain(error).join(' ') });
      const unexplained = stage === 'refused' ? t('commands:reasons.refused') : t('common:errors.unexpected');
      return detailIn(language, detail) ?? unexplained;
    }
    case 'unanswered':
    case 'lost':
    case 'unseen':
      return t(`commands:reasons.${stage}`);
    case 'not_sent':
      return t(`commands:reasons.not_sent.${why === undefined || why === 'canceled' ? 'unknown' : why}`);
    case 'sending':
    case 'waiting':
    case 'confirmed':
    case 'not_carried_out':
    case 'canceled':
      return null;
  }
}
