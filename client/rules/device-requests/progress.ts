/**
 * How a request to a device ended. Single requests, batches, histories and forms use these words alone.
 * `not_carried_out`: the device answered, but reports another state than the requested one. `refused`: the device, the
 * plan or the user's access said no. `unanswered`: the device did not answer, nothing was changed (commerce 8). `lost`:
 * sent, but no answer arrived, so that the outcome is unknown. `failed`: the service answered with an error.
 * `not_sent`: an interruption, or the end of its wait. `canceled`: by the user, before it was sent.
 */
export const OUTCOMES = [
  'done',
  'not_carried_out',
  'refused',
  'unanswered',
  'lost',
  'failed',
  'not_sent',
  'canceled',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Why a request was not sent or lost its answer. `before`: the outcome of the request before it is unknown, and this one could
 * overtake it. `waited`: its wait timed out. `left`: the page was left. `late`: no answer within the time limit.
 */
export type Why = 'before' | 'waited' | 'left' | 'late';

/** An outcome with its facts. Times are milliseconds since 1970, by the portal's clock. */
export type End = {
  outcome: Outcome;
  /** `null` if no page saw it. */
  at: number | null;
  /** Milliseconds from sending to the end. */
  waited?: number;
  why?: Why;
  /** The server's code and detail. `null`: the device itself refused. */
  code?: string | null;
  detail?: string | null;
  /** Failure of the call, for its text. Lost in a reload. */
  error?: unknown;
};

/** Progress of a request. Only an answer completes it. */
export type Progress =
  | { step: 'idle' }
  /** `behind`: the request that it waits for, or `vehicles`: others of its batch. */
  | { step: 'queued'; since: number | null; behind: string }
  | { step: 'sent'; since: number }
  | ({ step: 'ended' } & End);
export type Begun = Exclude<Progress, { step: 'idle' }>;
export type Ended = Extract<Progress, { step: 'ended' }>;

export const IDLE: Progress = { step: 'idle' };
export const isQueued = ({ step }: Progress): boolean => step === 'queued';
/** Queued or sent, without an outcome. */
export const isPending = ({ step }: Progress): boolean => step === 'queued' || step === 'sent';
/** Whether it has one of the outcomes. */
export const hasEnded = (progress: Progress, ...outcomes: readonly Outcome[]): progress is Ended =>
  progress.step === 'ended' && outcomes.includes(progress.outcome);

/** What users read: a sent request counts as `sending` at first, then as `waiting` for the device. */
export type Stage = 'queued' | 'sending' | 'waiting' | Outcome;
const SENDING_FOR = 1_000;

/** Stage of a request at `now`. */
export function stageOf(progress: Begun, now: number): Stage {
  if (progress.step === 'ended') return progress.outcome;
  return progress.step === 'queued' ? 'queued' : now - progress.since < SENDING_FOR ? 'sending' : 'waiting';
}
