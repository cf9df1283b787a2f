import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../api/error-lines.ts';
import { ApiError } from '../api/errors.ts';
import type { Vehicle } from '../api/model.ts';
import { controlDisabledReasonOfCode } from '../rules/commands/control-gate.ts';
import { settingsDisabledReasonOfCode } from '../rules/commands/settings-gate.ts';
import { type Begun, type Ended, hasEnded, type Stage, stageOf } from '../rules/device-requests/progress.ts';
import { stopwatch } from '../rules/time/elapsed.ts';
import { VEHICLE_COMMANDS } from '../rules/vehicle/product-capabilities.ts';
import type { ReceiptState } from '../ui/receipt/receipt.tsx';
import { useFormat } from './use-format.ts';
import { useSilenceText } from './use-silence-text.ts';

/** How a receipt is worded: texts, times and the lines of an error in one language. */
export type Wording = {
  t: TFunction<['commands', 'common']>;
  language: string;
  time: (at: number) => string;
  explain: (error: unknown) => readonly string[];
  /** Last contact of a vehicle that does not answer, and the next step. */
  silence: (vehicle: Vehicle) => string;
};

/** What a request is about. */
export type Subject = {
  /** A command is confirmed, a setting saved, a picture taken. */
  what?: 'command' | 'setting' | 'snapshot';
  /** The vehicle, if the receipt is about one alone: its last contact explains a missing answer. */
  vehicle?: Vehicle;
  /** Own text for a code of the server. */
  reasonOf?: (code: string) => string | null;
};

export type RequestReceipt = {
  state: Exclude<ReceiptState, 'pending'>;
  /** Progress in one or two words. */
  word: string;
  /** Progress with its end time or the time waited. */
  summary: string;
  /** Elapsed time while pending. `null` once it has ended. */
  elapsed: string | null;
  /** Reason of a failure with the next step, or the request it waits for. `null` if the progress explains itself. */
  reason: string | null;
  /** Whether a retry can succeed. Not after a refusal by access or plan. */
  canRetry: boolean;
};

const STATES: { readonly [S in Stage]: RequestReceipt['state'] } = {
  queued: 'current',
  sending: 'current',
  waiting: 'current',
  done: 'done',
  not_carried_out: 'failed',
  refused: 'failed',
  unanswered: 'unanswered',
  lost: 'failed',
  failed: 'failed',
  not_sent: 'failed',
  canceled: 'canceled',
};

/** The answer did not arrive, although the connection lasted. */
const isUnseen = (progress: Begun): boolean => hasEnded(progress, 'lost') && progress.why !== undefined;

export const stateOf = (progress: Begun, now: number): RequestReceipt['state'] =>
  isUnseen(progress) ? 'unanswered' : STATES[stageOf(progress, now)];

export const wordOf = (progress: Begun, now: number, { t }: Pick<Wording, 't'>): string =>
  t(isUnseen(progress) ? 'commands:stages.unseen' : `commands:stages.${stageOf(progress, now)}`);

/** Writes the receipt of a request to a device. Buttons, forms, batches, Live View and histories have their words from here. */
export function requestReceipt(progress: Begun, now: number, wording: Wording, subject: Subject = {}): RequestReceipt {
  const word = wordOf(progress, now, wording);
  const hasElapsed = progress.step !== 'ended' && progress.since !== null;
  return {
    state: stateOf(progress, now),
    word,
    summary: progress.step === 'ended' ? summaryOf(progress, word, wording, subject) : word,
    elapsed: hasElapsed ? stopwatch(now - (progress.since ?? now)) : null,
    reason: reasonOf(progress, wording, subject),
    canRetry: progress.step === 'ended' && canRetry(progress),
  };
}

const canRetry = ({ outcome, code = null, error }: Ended): boolean =>
  outcome !== 'done' &&
  (outcome !== 'refused' || code === null) &&
  !(error instanceof ApiError && error.kind === 'not-offered');

/** Writes receipts in the user's language. Needs the catalog `commands`. */
export function useRequestReceipt(): (progress: Begun, now: number, subject?: Subject) => RequestReceipt {
  const wording = useWording();
  return (progress, now, subject) => requestReceipt(progress, now, wording, subject);
}

export function useWording(): Wording {
  const { t, i18n } = useTranslation(['commands', 'common']);
  const format = useFormat();
  const explain = useErrorLines();
  const silence = useSilenceText();
  return { t, language: i18n.language, time: format.time, explain, silence };
}

function summaryOf({ outcome, at, waited }: Ended, word: string, { t, time }: Wording, { what }: Subject): string {
  if (outcome === 'unanswered' && waited !== undefined) {
    return t('commands:withWait', { stage: word, wait: stopwatch(waited) });
  }
  if (at === null || (outcome !== 'done' && outcome !== 'not_carried_out')) return word;
  const stage = outcome === 'done' && what && what !== 'command' ? t(`commands:doneOf.${what}`) : word;
  return t('commands:withTime', { stage, time: time(at) });
}

function reasonOf(progress: Begun, wording: Wording, subject: Subject): string | null {
  const { t } = wording;
  if (progress.step === 'ended') return reasonOfEnd(progress, wording, subject);
  if (progress.step === 'sent') return null;
  const { behind } = progress;
  if (behind === 'vehicles') return t('commands:reasons.behindVehicles');
  const first = VEHICLE_COMMANDS.find((command) => command === behind);
  return first
    ? t('commands:reasons.behind', { first: t(`commands:names.${first}`) })
    : t('commands:reasons.behindCommand');
}

/** A refusal gives its reason in the server's words where the portal has none of its own. */
function reasonOfEnd(
  end: Ended,
  { t, language, explain, silence }: Wording,
  { vehicle, reasonOf }: Subject,
): string | null {
  const { outcome, why, code = null, detail = null, error } = end;
  switch (outcome) {
    case 'refused':
    case 'failed':
    case 'not_sent': {
      if (why === 'before' || why === 'waited' || why === 'left') return t(`commands:reasons.not_sent.${why}`);
      const own = code === null ? null : reasonOf?.(code);
      if (own) return own;
      const disabledReason = controlDisabledReasonOfCode(code) ?? settingsDisabledReasonOfCode(code);
      if (disabledReason) return t(`commands:disabled.${disabledReason}`);
      if (outcome === 'refused') return detailIn(language, detail) ?? t('commands:reasons.refused');
      if (vehicle?.isShared && error instanceof ApiError && error.kind === 'not-found')
        return t('commands:reasons.accessEnded');
      if (error === undefined) return detailIn(language, detail) ?? t('common:errors.unexpected');
      const reason = explain(error).join(' ');
      return isUncertain(error) ? t('commands:reasons.failed', { reason }) : reason;
    }
    case 'unanswered':
      return [t('commands:reasons.unanswered'), vehicle && silence(vehicle)].filter(Boolean).join(' ');
    case 'lost':
      return t(`commands:reasons.${why === 'left' || why === 'late' ? why : 'lost'}`);
    case 'done':
    case 'not_carried_out':
    case 'canceled':
      return null;
  }
}

/** The service failed, perhaps after it had passed the request on. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'server' || error.kind === 'unexpected');
