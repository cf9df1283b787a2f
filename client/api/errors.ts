/** Kinds of failure that pages and texts tell apart (core 8, commerce 8). */
export type ApiErrorKind =
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'device-unreachable'
  | 'rule-rejected'
  | 'too-many'
  | 'network'
  /** No answer within the call's time limit. */
  | 'timeout'
  /** The session is kept, but its token could not be renewed. */
  | 'no-sign-in-service'
  | 'canceled'
  | 'server'
  | 'unexpected';

/** Messages by field, as the server names fields. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type Facts = {
  kind: ApiErrorKind;
  status: number;
  message: string;
  /** What the server said, if it said anything. */
  detail?: string | null;
  /** Tells refusals apart: READ_ONLY, TRACKING_ONLY, ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS … */
  code?: string | null;
  fields?: FieldErrors;
  /** The answer as it came, for kinds that only one call has (a declined card, a refused coupon). */
  body?: unknown;
};

/** Every failed call is one of these. `message` follows core 8; for what a person reads, see `errorLines`. */
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

/** Where there is no status: a teapot's (core 8). */
export const DEFAULT_STATUS = 418;
export const CANCELED = 'apiCanceled';
const NO_ERROR_OBJECT = 'Missing error object after API call';

/** What an answer says that is not a success. */
export type FailedAnswer = { status: number; statusText: string; url: string; body: unknown };

export function errorOfAnswer({ status, statusText, url, body }: FailedAnswer): ApiError {
  const { detail, code, fields } = readBody(body);
  const message = detail ?? ([status || '', statusText].join(' ').trim() || NO_ERROR_OBJECT);
  return new ApiError({
    kind: kindOf(status, url, fields),
    status: status || DEFAULT_STATUS,
    message,
    detail,
    code,
    fields,
    body,
  });
}

/** What a call that brought no answer failed with. */
export function errorOfFailure(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (isAbort(failure)) return new ApiError({ kind: 'canceled', status: DEFAULT_STATUS, message: CANCELED });
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return new ApiError({ kind: 'timeout', status: DEFAULT_STATUS, message: failure.message });
  // `fetch` rejects with a TypeError when there is no connection, and for nothing else that can happen here.
  if (failure instanceof TypeError)
    return new ApiError({ kind: 'network', status: DEFAULT_STATUS, message: failure.message });
  const message = failure instanceof Error && failure.message ? failure.message : NO_ERROR_OBJECT;
  return new ApiError({ kind: 'unexpected', status: DEFAULT_STATUS, message });
}

const isAbort = (failure: unknown): boolean =>
  failure === CANCELED || (failure instanceof DOMException && failure.name === 'AbortError');

/** 424 means a rejected rule where rules are saved, and an unreachable device everywhere else (commerce 8). */
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
