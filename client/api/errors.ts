import { assumedOperations } from '../../generated/client/assumed-operations.ts';
import type { OperationId } from '../../generated/contract/operations.ts';

/** Kinds of failure with their own handling or text (core 8, commerce 8). */
export type ApiErrorKind =
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  /** The service lacks an operation that no document names. */
  | 'not-offered'
  | 'device-unreachable'
  | 'rule-rejected'
  | 'too-many'
  | 'network'
  /** No response within the call's time limit. */
  | 'timeout'
  /** The session is kept, but its token could not be renewed. */
  | 'no-sign-in-service'
  | 'canceled'
  | 'server'
  | 'unexpected';

/** Messages by field, in the server's field names. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type Facts = {
  kind: ApiErrorKind;
  status: number;
  message: string;
  /** The server's explanation, if any. */
  detail?: string | null;
  /** Error code of a refusal: READ_ONLY, TRACKING_ONLY, ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS … */
  code?: string | null;
  fields?: FieldErrors;
  /** Response body, for failures that only one call has (a declined card, a refused coupon). */
  body?: unknown;
};

/** Error of every failed call. `message` follows core 8. For the text that users read, see `errorLines`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string | null;
  readonly code: string | null;
  readonly fields: FieldErrors;
  readonly body: unknown;

  constructor({ kind, status, message, detail = null, code = null, fields = {}, body }: Facts) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.fields = fields;
    this.body = body;
  }
}

/** Status of failures without a response (core 8). */
export const DEFAULT_STATUS = 418;
export const CANCELED = 'apiCanceled';
const NO_ERROR_OBJECT = 'Missing error object after API call';

/** Relevant parts of an unsuccessful response. */
export type FailedAnswer = {
  status: number;
  statusText: string;
  url: string;
  body: unknown;
  operation?: OperationId | undefined;
};

export function errorOfAnswer({ status, statusText, url, body, operation }: FailedAnswer): ApiError {
  const { detail, code, fields } = readBody(body);
  const message = detail ?? ([status || '', statusText].join(' ').trim() || NO_ERROR_OBJECT);
  return new ApiError({
    kind: isNotOffered(status, operation) ? 'not-offered' : kindOf(status, url, fields),
    status: status || DEFAULT_STATUS,
    message,
    detail,
    code,
    fields,
    body,
  });
}

/** Maps the rejection of a call without a response to an `ApiError`. */
export function errorOfFailure(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (isAbort(failure)) return new ApiError({ kind: 'canceled', status: DEFAULT_STATUS, message: CANCELED });
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return new ApiError({ kind: 'timeout', status: DEFAULT_STATUS, message: failure.message });
  // Here `fetch` rejects with a TypeError only if there is no connection.
  if (failure instanceof TypeError)
    return new ApiError({ kind: 'network', status: DEFAULT_STATUS, message: failure.message });
  const message = failure instanceof Error && failure.message ? failure.message : NO_ERROR_OBJECT;
  return new ApiError({ kind: 'unexpected', status: DEFAULT_STATUS, message });
}

const isAbort = (failure: unknown): boolean =>
  failure === CANCELED || (failure instanceof DOMException && failure.name === 'AbortError');

/** Statuses of addresses, methods and operations that a server lacks. */
const LACKING: readonly number[] = [404, 405, 501];
const ASSUMED: Partial<Record<OperationId, boolean>> = assumedOperations;

/** Whether a server lacks an assumed operation. A 404 of one that answers 404 itself does not tell: see `ifOffered`. */
function isNotOffered(status: number, operation: OperationId | undefined): boolean {
  const answers404 = operation && ASSUMED[operation];
  return answers404 !== undefined && LACKING.includes(status) && !(status === 404 && answers404);
}

/** Addresses where 424 means a rejected rule. Everywhere else it means an unreachable device (commerce 8). */
const RULES = /\/alert\/rule(\/|\?|$)/;

function kindOf(status: number, url: string, fields: FieldErrors): ApiErrorKind {
  if (Object.keys(fields).length > 0 || status === 400) return 'validation';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 424) return RULES.test(url) ? 'rule-rejected' : 'device-unreachable';
  if (status === 429) return 'too-many';
  return status >= 500 ? 'server' : 'unexpected';
}

function readBody(body: unknown): { detail: string | null; code: string | null; fields: FieldErrors } {
  const { detail, code, validation_errors } = isRecord(body) ? body : {};
  return { detail: textOf(detail), code: textOf(code), fields: fieldsOf(validation_errors) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function fieldsOf(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const lists = Object.entries(errors).map(([field, messages]) => {
    const list: unknown[] = Array.isArray(messages) ? messages : [messages];
    return [field, list.filter((message) => typeof message === 'string')] as const;
  });
  return Object.fromEntries(lists.filter(([, messages]) => messages.length > 0));
}
