import { reportAnswer, reportNoConnection } from '../lib/connection.ts';
import { learnServerTime } from '../lib/now.ts';
import { type ApiError, errorOfAnswer, errorOfFailure } from './errors.ts';
import { reportFailure } from './failures.ts';

/** What the transport needs to know of the rest; `configureApi` is called once, before the first call. */
export type ApiOptions = {
  /** Where `/api/v1` is: the product's API host. */
  base: URL;
  /** Where `/api/…` is: the portal's own origin, with its sub-path if it has one. */
  origin: URL;
  /** The access token, or null without a session. `after` is one that the server refused: a fresh one is wanted. */
  accessToken: (after?: string) => Promise<string | null>;
  /** Told when a call failed for want of a session. */
  onUnauthorized: (error: ApiError) => void;
};

let options: ApiOptions | undefined;

export function configureApi(given: ApiOptions): void {
  options = given;
}

/** `auth: 'none'` marks a call that goes out without a token even when there is one (core 7). */
export type CallOptions = RequestInit & { auth?: 'none' };
type Envelope = { data: unknown; status: number; headers: Headers };

const VERSIONED = '/api/v1/';
/** Says that the session was ended elsewhere: no fresh token can help (core 8). */
const REVOKED = 'Access Token has been revoked';

/**
 * Every call of the generated client goes through here: it finds the host, adds the token, learns the server's time and
 * turns every failure into an `ApiError`. A token that is refused as out of date is renewed once.
 */
export async function transport<T extends Envelope>(
  path: string,
  call: CallOptions = {},
  _declared?: unknown,
): Promise<T> {
  if (!options) throw new Error('configureApi has to be called before the first call');
  try {
    const token = call.auth === 'none' ? null : await options.accessToken();
    const first = await send(path, call, token);
    if (first.status !== 401 || token === null || detailOf(first.data) === REVOKED) return settle(first, path) as T;
    const fresh = await options.accessToken(token);
    return settle(fresh === null || fresh === token ? first : await send(path, call, fresh), path) as T;
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.kind === 'unauthorized') options.onUnauthorized(error);
    if (error.kind === 'network') reportNoConnection();
    reportFailure(error, path);
    throw error;
  }
}

type Answer = Envelope & { ok: boolean; statusText: string };

async function send(path: string, call: CallOptions, token: string | null): Promise<Answer> {
  const headers = new Headers(call.headers);
  if (token !== null) {
    if (path.startsWith(VERSIONED)) headers.set('Authorization', `Bearer ${token}`);
    else headers.set('X-Access-Token', token);
  }
  const sent = Date.now();
  const response = await fetch(addressOf(path), { ...call, headers });
  learnServerTime(response.headers.get('Date'), sent, Date.now());
  reportAnswer();
  const { ok, status, statusText } = response;
  return { ok, status, statusText, headers: response.headers, data: parse(await response.text()) };
}

function settle({ ok, status, statusText, headers, data }: Answer, path: string): Envelope {
  if (!ok) throw errorOfAnswer({ status, statusText, url: path, body: data });
  return { data, status, headers };
}

function addressOf(path: string): URL {
  if (!options) throw new Error('configureApi has to be called before the first call');
  if (path.startsWith(VERSIONED)) return new URL(path.slice(VERSIONED.length), options.base);
  return new URL(path.slice(1), options.origin);
}

/** Proxies answer failures with HTML: text that is not JSON is kept as text. */
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

/** What the generated client declares a call to throw: the transport maps them all. */
export type ErrorType<_Declared> = ApiError;
export type BodyType<Body> = Body;
