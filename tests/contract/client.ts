import { type Contract, contractOf, type OperationId, type PlainRequest } from './contract.ts';

/** Base URLs of the contract: `/api/v1` on the API's host, other paths on the portal's origin. */
export type Server = { apiOrigin: string; portalOrigin: string };

/** Identification of the sender. */
export type Signature = 'token' | 'invalid token' | 'no token';

/** An answer in JSON or without a body (`body` is undefined). `date`: server time in ms since 1970. */
export type Answer = { kind: 'answer'; status: number; body: unknown; date: number | null };
/** An exchange without a comparable answer. `lost`: no answer at all. */
export type Failure = { kind: 'failure'; status: number | null; expected: string; seen: string; lost: boolean };

export type Send = (
  id: OperationId,
  request: PlainRequest,
  options?: { signature?: Signature; method?: Contract['method'] },
) => Promise<Answer | Failure>;

export type ClientOptions = Server & {
  token: string;
  /** Timeout of an exchange in milliseconds. */
  timeout: number;
};

const NO_TOKEN = 'not-a-token';
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Sends single requests. Does not follow redirects, so that the token reaches no other host. Returns failures with
 * fixed messages, without text of the server or the runtime.
 */
export function createClient({ apiOrigin, portalOrigin, token, timeout }: ClientOptions): Send {
  return async (id, request, { signature = 'token', method = contractOf(id).method } = {}) => {
    const { path, auth } = contractOf(id);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    const shownToken = { token, 'invalid token': NO_TOKEN, 'no token': null }[signature];
    if (shownToken !== null && auth === 'bearer') headers['authorization'] = `Bearer ${shownToken}`;
    if (shownToken !== null && auth === 'accessToken') headers['x-access-token'] = shownToken;

    try {
      const response = await fetch(addressOf(path.startsWith('/api/v1/') ? apiOrigin : portalOrigin, path, request), {
        method: method.toUpperCase(),
        headers,
        body: request.body === undefined ? null : JSON.stringify(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      return await read(response);
    } catch (error) {
      return { kind: 'failure', status: null, expected: 'an answer', seen: lossOf(error, timeout), lost: true };
    }
  };
}

/** URL of a request: fills in path parameters and repeats the names of arrays in the query. */
export function addressOf(origin: string, path: string, { params = {}, query = {} }: PlainRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `${origin}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

async function read(response: Response): Promise<Answer | Failure> {
  const { status, headers } = response;
  const failure = { kind: 'failure', status, lost: false } as const;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    return { ...failure, expected: 'an answer', seen: redirectOf(response) };
  }
  const text = await response.text();
  const date = Date.parse(headers.get('date') ?? '');
  const answer = { kind: 'answer', status, date: Number.isNaN(date) ? null : date } as const;
  if (text === '') return { ...answer, body: undefined };
  const type = headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) {
    return {
      ...failure,
      expected: 'JSON',
      seen: /^text\/html\b/i.test(type) ? 'an HTML page' : 'a body that is not JSON',
    };
  }
  try {
    return { ...answer, body: JSON.parse(text) as unknown };
  } catch {
    return { ...failure, expected: 'JSON', seen: 'malformed JSON' };
  }
}

function redirectOf({ headers, url }: Response): string {
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, url)) return 'a redirect to nowhere';
  return new URL(location, url).origin === new URL(url).origin ? 'a redirect' : 'a redirect to another host';
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no response: the connection was refused',
  ENOTFOUND: 'no response: unknown host',
  EAI_AGAIN: 'no response: unknown host',
  ECONNRESET: 'no response: the connection was dropped',
  EPIPE: 'no response: the connection was dropped',
  UND_ERR_SOCKET: 'no response: the connection was dropped',
  UND_ERR_CONNECT_TIMEOUT: 'no response: no connection in time',
};

/** Reason for a missing answer. Runtime messages vary and may contain the URL with one-time tokens. */
function lossOf(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no response in ${timeout / 1000} s`;
  const { cause } = error as { cause?: { code?: unknown } };
  const code = typeof cause?.code === 'string' ? cause.code : '';
  if (/CERT|SSL|TLS/.test(code)) return 'no response: untrusted certificate';
  return CODES[code] ?? 'no response: the connection failed';
}
