import { type CommandReport, stageOfWait } from '../../rules/device-requests/progress.ts';
import type { CommandStep, HistoryEntry } from './command-history.ts';

const STAGES = {
  queued: 'queued',
  acknowledged: 'confirmed',
  refused: 'refused',
  timed_out: 'unanswered',
  failed: 'failed',
  unseen: 'unseen',
  not_sent: 'not_sent',
} as const satisfies Record<Exclude<CommandStep, 'sent'>, string>;

/** Describes a command of the history at `now`. */
export function reportOfEntry(
  { step, by, askedAt, endedAt, code, detail, isCut, why }: HistoryEntry,
  now: number,
): CommandReport {
  const behind = by === 'bulk' ? 'vehicles' : 'command';
  const known = { askedAt, endedAt, code, detail, why, behind } as const;
  if (step === 'sent') return { ...known, stage: stageOfWait(now - askedAt), waited: now - askedAt };
  if (step === 'failed' && isCut) return { ...known, stage: 'lost' };
  return { ...known, stage: why === 'canceled' ? 'canceled' : STAGES[step] };
}
