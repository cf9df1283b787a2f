import type { OperationId } from '../../generated/contract/operations.ts';
import { reportAnswer, reportNoConnection, reportNoSignIn } from '../lib/connection.ts';
import { learnServerTime } from '../lib/now.ts';
import { sessionSignal } from '../lib/session-signal.ts';
import { READ_LIMIT, WRITE_LIMIT } from '../rules/constants/calls.ts';
import { ApiError, errorOfAnswer, errorOfFailure } from './errors.ts';
import { reportFailure } from './failures.ts';
import { requireArguments } from './required-arguments.ts';
import { learnServiceStatus } from './service-status.ts';
import { type ApiOptions, apiOptions } from './settings.ts';

export { configureApi } from './settings.ts';

export type CallOptions = RequestInit & {
  /** Set by the generated client: the operation and its arguments. */
  operation?: OperationId;
  given?: readonly unknown[];
  /** Sends no token even if there is one (core 7). */
  auth?: 'none';
  /** The page works without this call: a 401 does not end the session. */
  isHelper?: true;
  /** Timeout in milliseconds. Default: `READ_LIMIT` or `WRITE_LIMIT`. */
  limit?: number;
};

const VERSIONED = '/api/v1/';

/**
 * Sends every call of the generated client and returns the body. Checks required arguments, chooses the host, adds the
 * token, learns the server's time, and maps every failure to an `ApiError`. Renews a refused token and repeats the
 * call, each once. Never sends a call that needs a token without one. A call without a token never ends the session. The end of the
 * session aborts all calls except those with `keepalive`, whose answers it drops.
 */
export async function transport<Body>(
  path: string,
  { operation, given = [], ...call }: CallOptions = {},
): Promise<Body> {
  if (operation) requireArguments(operation, given);
  const options = apiOptions();
  try {
    const answer = await (call.auth === 'none' ? send(path, call, null) : sendSigned(path, call, options));
    return settle(answer, path, operation) as Body;
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.kind === 'network') reportNoConnection();
    if (error.kind === 'no-sign-in-service') reportNoSignIn();
    reportFailure(error, path);
    throw error;
  }
}

const NO_SESSION = { kind: 'unauthorized', status: 401, message: 'There is no session' } as const;

async function sendSigned(path: string, call: CallOptions, { accessToken, onUnauthorized }: ApiOptions) {
  const signal = sessionSignal();
  // A call that ends something at the device is not cut off by the logout that follows it.
  const signals = [...(call.signal ? [call.signal] : []), ...(call.keepalive ? [] : [signal])];
  const signed = { ...call, signal: AbortSignal.any(signals) };
  const token = await accessToken();
  signal.throwIfAborted();
  if (token === null) throw new ApiError(NO_SESSION);
  const first = await send(path, signed, token);
  signal.throwIfAborted();
  if (first.status !== 401) return first;
  const renewed = await accessToken({ token, reason: detailOf(first.data), isHelper: call.isHelper === true });
  signal.throwIfAborted();
  if (renewed === null) return first;
  const second = await send(path, signed, renewed);
  if (second.status === 401 && !call.isHelper) onUnauthorized(errorOfAnswer(failedAnswer(second, path)));
  return second;
}

type Answer = { ok: boolean; status: number; statusText: string; data: unknown };

async function send(path: string, call: CallOptions, token: string | null): Promise<Answer> {
  const headers = new Headers(call.headers);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) {
    if (path.startsWith(VERSIONED)) headers.set('Authorization', `Bearer ${token}`);
    else headers.set('X-Access-Token', token);
  }
  const sent = Date.now();
  const { limit = isRead(call) ? READ_LIMIT : WRITE_LIMIT, signal, ...init } = call;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), limit);
  try {
    const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    const response = await fetch(addressOf(path), { ...init, headers, signal: either });
    learnServerTime(response.headers.get('Date'), sent, Date.now());
    learnServiceStatus(response.headers.get('X-Service-Status'), path);
    reportAnswer(token !== null);
    const { ok, status, statusText } = response;
    return { ok, status, statusText, data: parse(await response.text()) };
  } finally {
    clearTimeout(timer);
  }
}

const isRead = ({ method = 'GET' }: CallOptions): boolean => method === 'GET';

function settle(answer: Answer, path: string, operation: OperationId | undefined): unknown {
  if (!answer.ok) throw errorOfAnswer({ ...failedAnswer(answer, path), operation });
  return answer.data;
}

const failedAnswer = ({ status, statusText, data }: Answer, url: string) => ({ status, statusText, url, body: data });

function addressOf(path: string): URL {
  const { base, origin } = apiOptions();
  if (path.startsWith(VERSIONED)) return new URL(path.slice(VERSIONED.length), base);
  return new URL(path.slice(1), origin);
}

/** Parses a body as JSON. Returns other text unchanged, because proxies answer failures with HTML. */
function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const detailOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;

/** Error type of generated hooks and options, for any declared type: the transport maps every failure. */
export type ErrorType<_Declared> = ApiError;
export type BodyType<Body> = Body;
