import { type ApiError, type ApiErrorKind, errorOfFailure } from '../../api/errors.ts';
import { now } from '../../lib/now.ts';
import type { Ended, Outcome, Why } from '../../rules/device-requests/progress.ts';
import { isInterruption } from '../notices/interruptions.ts';

/** Outcome of a request by how its call failed (core 8, commerce 8). */
const OUTCOME_OF: { readonly [K in ApiErrorKind]: Outcome } = {
  /** 403, and a device that answers no. */
  forbidden: 'refused',
  /** 424: the device did not answer the service. Nothing was changed. */
  'device-unreachable': 'unanswered',
  /** Sent, but cut off: the device may have executed it. */
  network: 'lost',
  timeout: 'lost',
  canceled: 'lost',
  /** Without a token nothing reaches the device. */
  unauthorized: 'not_sent',
  'no-sign-in-service': 'not_sent',
  validation: 'failed',
  'not-found': 'failed',
  'not-offered': 'failed',
  'rule-rejected': 'failed',
  'too-many': 'failed',
  server: 'failed',
  unexpected: 'failed',
};

/** Outcome of a failed request. An outage or maintenance keeps it from the device (core 4). */
export function outcomeOf(failure: unknown): Ended & { error: ApiError } {
  const error = errorOfFailure(failure);
  const { kind, code, detail } = error;
  const outcome = isInterruption(code) ? 'not_sent' : OUTCOME_OF[kind];
  const why: Why | null = kind === 'timeout' ? 'late' : null;
  return { step: 'ended', outcome, at: now(), code, detail, error, ...(why && { why }) };
}
