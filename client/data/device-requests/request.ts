import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import { now } from '../../lib/now.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import {
  type Ended,
  hasEnded,
  IDLE,
  isPending,
  type Outcome,
  type Progress,
} from '../../rules/device-requests/progress.ts';
import { MINUTE, SECOND } from '../../rules/time/duration.ts';
import { isAccessRefusal, lookAtAccess } from '../access-changes.ts';
import { afterWrite, type Write } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { outcomeOf } from './outcome.ts';
import { forget, forgetUnanswered, progressOf, record, whenEnded } from './progress.ts';
import { isLeaving, waitForTurn } from './queue.ts';

/** A request that a device has to answer. */
export type DeviceRequest<Answer> = {
  deviceKey: string;
  /** One request of a kind is in flight to a device at a time. */
  kind: string;
  send: () => Promise<Answer>;
  /** What the answer says. */
  judge: (answer: Answer) => Extract<Outcome, 'done' | 'not_carried_out' | 'refused'>;
  /** Called with each answer, to patch the cache. Not after a logout. */
  onAnswer?: (answer: Answer) => void;
  /** The operation, which makes reads stale after each answer. */
  write?: Write;
  /** Kind that this one waits for, if it is pending. */
  behind?: string | undefined;
  /** Aborted when its batch stops: a queued request is then dropped without an outcome. */
  stop?: AbortSignal | undefined;
  /** Sends also during an interruption and opens no notice. */
  isQuiet?: boolean;
  /** The outcome is cleared after a while. Afterwards only the vehicle's reports state its condition. */
  isTransient?: boolean;
  /** Records its steps. */
  log?: { onQueued?: (since: number) => void; onSent: (since: number) => void; onEnded: (end: Ended) => void };
};

/** Milliseconds that the outcome of a transient request is shown. */
const SUCCESS_SHOWN = 10 * SECOND;
const FAILURE_SHOWN = 5 * MINUTE;

/**
 * Sends a request to a device and follows it to its end: queued, sent, ended. Its progress outlives the page. A no-op while one of
 * its kind is pending. Sends nothing to a device blocked by an outage or maintenance (core 4). Drops answers after a
 * logout. Never rejects.
 */
export async function runRequest<Answer>(request: DeviceRequest<Answer>): Promise<Progress> {
  const { end } = await run(request, () => void runRequest(request));
  return end;
}

/** How a request ended, with the answer if one arrived. */
type Result<Answer, End = Progress> = { end: End } | { end: End; answer: Answer };

async function run<Answer>(request: DeviceRequest<Answer>, repeat: (() => void) | null): Promise<Result<Answer>> {
  const { deviceKey, kind, behind, log } = request;
  const signal = sessionSignal();
  const under = progressOf(deviceKey, kind);
  if (isPending(under)) return { end: under };
  if (behind !== undefined && isPending(progressOf(deviceKey, behind))) {
    const stopped = await queued({ ...request, behind }, signal);
    if (stopped) return { end: stopped };
  }
  if (behind !== undefined) forget(deviceKey, behind);
  const since = now();
  log?.onSent(since);
  record(deviceKey, kind, { step: 'sent', since }, repeat);
  const result = await ended(request, since, signal);
  if (signal.aborted) return { end: IDLE };
  const { end } = result;
  if (end.step === 'ended' && isAccessRefusal(end.error)) lookAtAccess();
  if (hasEnded(end, 'done', 'not_carried_out')) forgetUnanswered(deviceKey);
  show(request, end);
  log?.onEnded(end);
  return result;
}

/**
 * The same for a form or mutation: waits for an earlier request of its kind, which the new one replaces, and rejects with an
 * `ApiError` unless it is done. A device that refuses is `forbidden` without a code.
 */
export async function askDevice<Answer>(request: DeviceRequest<Answer>): Promise<Answer> {
  const { deviceKey, kind } = request;
  while (isPending(progressOf(deviceKey, kind))) await whenEnded(deviceKey, kind);
  // Not kept for a retry: it may hold a password.
  const result = await run(request, null);
  const { end } = result;
  if (hasEnded(end, 'done') && 'answer' in result) return result.answer;
  throw end.step === 'ended' && end.error instanceof ApiError ? end.error : refusal(end);
}

/**
 * Sends at once and without progress, while the page unloads: an earlier request may still be in flight. Also during an
 * interruption. Rejects with an `ApiError`.
 */
export async function sendOnLeave<Answer>({ send, onAnswer, write }: DeviceRequest<Answer>): Promise<void> {
  const signal = sessionSignal();
  const answer = await send();
  if (signal.aborted) return;
  onAnswer?.(answer);
  if (write) afterWrite(queryClient, write);
}

const refusal = ({ step }: Progress): ApiError =>
  new ApiError({ kind: step === 'ended' ? 'forbidden' : 'canceled', status: DEFAULT_STATUS, message: 'Refused' });

async function queued<Answer>(
  { deviceKey, kind, stop, log, ...request }: DeviceRequest<Answer> & { behind: string },
  signal: AbortSignal,
): Promise<Progress | null> {
  log?.onQueued?.(now());
  const why = await waitForTurn(deviceKey, kind, { behind: request.behind, stop });
  if (signal.aborted) return IDLE;
  if (stop?.aborted) {
    record(deviceKey, kind, IDLE);
    return IDLE;
  }
  if (why === null) return null;
  const reason = why === 'canceled' ? { outcome: why } : { outcome: 'not_sent' as const, why };
  const end: Ended = { step: 'ended', at: now(), ...reason };
  show({ deviceKey, kind, ...request }, end);
  log?.onEnded(end);
  return end;
}

async function ended<Answer>(
  request: DeviceRequest<Answer>,
  since: number,
  signal: AbortSignal,
): Promise<Result<Answer, Ended>> {
  const { deviceKey, send, judge, onAnswer, write, isQuiet = false } = request;
  try {
    const answer = await sendToDevice(deviceKey, send, { isQuiet });
    if (!signal.aborted) {
      onAnswer?.(answer);
      if (write) afterWrite(queryClient, write);
    }
    return { end: { step: 'ended', outcome: judge(answer), at: timeOf(answer) }, answer };
  } catch (failure) {
    const end = outcomeOf(failure);
    const left = isLeaving() && end.outcome === 'lost' && { why: 'left' as const };
    return { end: { ...end, waited: now() - since, ...left } };
  }
}

/** When the device answered, if the answer says so. */
const timeOf = (answer: unknown): number => {
  const at = typeof answer === 'object' && answer !== null && 'answered_at' in answer ? answer.answered_at : null;
  return typeof at === 'string' ? Date.parse(at) : now();
};

/** Shows an outcome. */
function show(
  { deviceKey, kind, isTransient }: Pick<DeviceRequest<never>, 'deviceKey' | 'kind' | 'isTransient'>,
  end: Ended,
): void {
  record(deviceKey, kind, end);
  if (!isTransient) return;
  const fade = () => {
    if (progressOf(deviceKey, kind) === end) forget(deviceKey, kind);
  };
  const timer = setTimeout(fade, hasEnded(end, 'done', 'canceled') ? SUCCESS_SHOWN : FAILURE_SHOWN);
  sessionSignal().addEventListener('abort', () => clearTimeout(timer), { once: true });
}
