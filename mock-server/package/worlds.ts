import { elapsed } from './host.node.ts';
import type { Call, CallFilter, Fault, Fetch, Message, Mock, MockWorld, Time } from './types.ts';

const HEADER = 'x-mock-world';
const iso = (time: Time): string => new Date(time).toISOString();
/** Longest wait of one request for a call. */
const LONGEST_WAIT = 30;
const PATIENCE_MS = 5_000;

/** A refusal of the control API, in its words. */
class Refusal extends Error {
  override readonly name = 'WaymarkMockError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Removes at the end of a block what a test may have removed itself. */
async function unlessGone(removal: Promise<void>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  });
}

/** Sends a request to the control API. */
type Control = <T>(method: string, path: string, world?: string, body?: object) => Promise<T>;

function controlOver(fetch: Fetch, base: string): Control {
  return async <T>(method: string, path: string, world?: string, body?: object) => {
    const answer = await fetch(`${base}/__mock${path}`, {
      method,
      headers: { ...(world && { [HEADER]: world }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(answer.status, `${method} /__mock${path} answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
}

/** `fetch` in a world: a request to any origin, with the world's header and others that it lacks. */
function fetchIn(fetch: Fetch, base: string, id: string, extra: Readonly<Record<string, string>> = {}): Fetch {
  return async (input, init) => {
    const given = new Request(typeof input === 'string' ? new URL(input, base) : input, init);
    const { pathname, search } = new URL(given.url);
    const headers = new Headers(given.headers);
    for (const [name, value] of Object.entries(extra)) if (!headers.has(name)) headers.set(name, value);
    headers.set(HEADER, id);
    const hasBody = given.method !== 'GET' && given.method !== 'HEAD';
    return fetch(`${base}${pathname}${search}`, {
      method: given.method,
      headers,
      body: hasBody ? await given.arrayBuffer() : null,
      signal: given.signal,
    });
  };
}

function queryOf({ operation, caller, status, since, after }: CallFilter & { operation?: string }): URLSearchParams {
  return new URLSearchParams({
    ...(operation !== undefined && { operation }),
    ...(caller !== undefined && { caller }),
    ...(status !== undefined && { status: String(status) }),
    ...(since !== undefined && { since: iso(since) }),
    ...(after !== undefined && { after: String(after.id) }),
  });
}

function durationOf(by: Parameters<MockWorld['clock']['advance']>[0]): number {
  if (typeof by === 'number') return by;
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);
}

/** The same handles over a mock in this process, on a port or in a shared sandbox: all use its control API. */
export function worldsOver(fetch: Fetch, base: string): Pick<Mock, 'world' | 'open'> {
  const control = controlOver(fetch, base);

  function open(id: string): MockWorld {
    const clockTo = async (method: string, body?: object): Promise<Date> =>
      new Date((await control<{ now_ms: number }>(method, '/clock', id, body)).now_ms);
    const journal = (query: URLSearchParams) => control<Call[]>('GET', `/journal?${query}`, id);
    const remove = () => control<void>('DELETE', `/worlds/${id}`);

    async function waitForCall(
      operation: string,
      { timeout = PATIENCE_MS, ...filter }: CallFilter & { timeout?: number } = {},
    ): Promise<Call> {
      const query = queryOf({ ...filter, operation });
      const until = elapsed() + timeout;
      // A wait ends early when the world is reset, or moves to another process of a sandbox.
      for (let left = timeout; ; left = until - elapsed()) {
        query.set('wait', String(Math.min(Math.ceil(Math.max(left, 0)) / 1_000, LONGEST_WAIT)));
        const [call] = await journal(query);
        if (call) return call;
        if (left <= 0) break;
      }
      const others = (await journal(new URLSearchParams())).slice(0, 5);
      const seen = others.map((call) => `${call.operation ?? call.path} ${call.status}`).join(', ') || 'none';
      throw new Error(`No call of ${operation} in ${timeout} ms. The last calls of world "${id}": ${seen}.`);
    }

    return {
      id,
      headers: { [HEADER]: id },
      fetch: fetchIn(fetch, base, id),
      async as(persona) {
        const { access_token: token } = await control<{ access_token: string }>('POST', '/token', id, { persona });
        const signed = { authorization: `Bearer ${token}`, 'x-access-token': token };
        return { token, headers: { ...signed, [HEADER]: id }, fetch: fetchIn(fetch, base, id, signed) };
      },
      async fault({ deviceKey, ...fault }: Fault) {
        const body = { ...fault, ...(deviceKey !== undefined && { device_key: deviceKey }) };
        const rule = await control<{ id: string }>('POST', '/faults', id, body);
        const end = () => control<void>('DELETE', `/faults/${rule.id}`, id);
        return { id: rule.id, remove: end, [Symbol.asyncDispose]: () => unlessGone(end()) };
      },
      clock: {
        now: () => clockTo('GET'),
        set: (now) => clockTo('POST', { now: iso(now) }),
        advance: (by) => clockTo('POST', { advance_ms: durationOf(by) }),
        freeze: () => clockTo('POST', { frozen: true }),
        resume: () => clockTo('POST', { frozen: false }),
      },
      outbox: () => control<Message[]>('GET', '/outbox', id),
      journal: (filter = {}) => journal(queryOf(filter)),
      calls: async (operation, filter = {}) => (await journal(queryOf({ ...filter, operation }))).reverse(),
      waitForCall,
      async reset(name) {
        await (name === undefined ? control('POST', '/reset', id) : control('POST', '/scenario', id, { name }));
      },
      fork: async (copy) =>
        open((await control<{ id: string }>('POST', `/worlds/${id}/fork`, undefined, copy ? { id: copy } : {})).id),
      remove,
      [Symbol.asyncDispose]: () => unlessGone(remove()),
    };
  }

  return {
    open,
    async world({ now, ...options } = {}) {
      const body = { ...options, ...(now !== undefined && { now: iso(now) }) };
      return open((await control<{ id: string }>('POST', '/worlds', undefined, body)).id);
    },
  };
}
