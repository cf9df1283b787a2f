import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '../facts.ts';
import { type Asked, isForReading, type Refusal, refusalAnswer } from '../page/refusal.ts';
import type { Log } from './log.node.ts';
import type { Metrics } from './metrics.node.ts';
import { type FindTeam, keyIn, type Team } from './teams.node.ts';

export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export type FrontOptions = {
  metrics: Metrics | null;
  log: Log | null;
  findTeam: FindTeam | null;
  /** Page and form at which browsers enter the key of a team. */
  keyPage: Answer | null;
  /** Takes the id of a request from the proxy in front. */
  trustProxy: boolean;
};

const METRICS_PATH = '/__mock/metrics';
export const KEY_PATH = '/__mock/key';

/** Answers without a key: what says nothing about worlds, and where a key is entered. */
const PUBLIC = /^\/__mock\/(?:key|health|ready|metrics|docs|docs\.css|openapi\.json|contract[^?]*|panel\.js)(?:\?|$)/;
/** Files of which a page loads many. They do not count for the limit of a team. */
const UNCOUNTED = /^\/(?:map|assets)\//;
const AREA = /^\/(api|identity|media|map|__mock)(?=[/?]|$)/;
/** Ids of usual proxies. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const UNKNOWN_KEY: Refusal = {
  status: 401,
  code: 'KEY_UNKNOWN',
  detail: 'The key of this request belongs to no team. Send that of yours in X-Mock-Key, or enter it at /__mock/key.',
};

/** Notes, measures and limits requests before the mock answers them. */
export function createFront(options: FrontOptions, answer: Answer): Answer {
  const { metrics, log, findTeam, keyPage, trustProxy } = options;

  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const url = incoming.url ?? '/';
    const facts: Facts = {
      id: idOf(incoming, trustProxy),
      operation: null,
      path: null,
      world: null,
      code: null,
      team: null,
    };
    Object.assign(incoming, { facts });
    outgoing.setHeader('x-request-id', facts.id);
    outgoing.once('close', () => ended(incoming, outgoing, facts, performance.now() - startedAt));
    const [path] = url.split('?');
    if (metrics && path === METRICS_PATH) {
      Object.assign(facts, { operation: 'GET /metrics', path });
      void sendMetrics(metrics, outgoing);
    } else if (findTeam) admit(findTeam, incoming, outgoing, facts);
    else answer(incoming, outgoing);
  };

  function admit(find: FindTeam, incoming: IncomingMessage, outgoing: ServerResponse, facts: Facts): void {
    const url = incoming.url ?? '/';
    const key = keyIn(incoming.headers);
    const team = key === null ? undefined : find(key);
    facts.team = team ?? null;
    if (keyPage && url.split('?')[0] === KEY_PATH) {
      Object.assign(facts, { operation: `${incoming.method === 'POST' ? 'POST' : 'GET'} /key`, path: KEY_PATH });
      keyPage(incoming, outgoing);
      return;
    }
    if (!team && !PUBLIC.test(url)) {
      if (keyPage && incoming.method === 'GET' && isForReading(askedBy(incoming))) {
        facts.code = key === null ? 'KEY_REQUIRED' : 'KEY_UNKNOWN';
        keyPage(incoming, outgoing);
        return;
      }
      // Without a key, the mock refuses what needs a world. A page may load its files.
      if (key !== null) {
        void refuse(incoming, outgoing, facts, UNKNOWN_KEY);
        return;
      }
    }
    const refusal = team && incoming.method !== 'OPTIONS' ? beyond(team, incoming) : null;
    if (refusal) void refuse(incoming, outgoing, facts, refusal);
    else answer(incoming, outgoing);
  }

  function ended(incoming: IncomingMessage, outgoing: ServerResponse, facts: Facts, ms: number): void {
    const area = AREA.exec(incoming.url ?? '')?.[1];
    const { operation, code, world, id } = facts;
    const status = outgoing.headersSent ? outgoing.statusCode : 'aborted';
    const team = facts.team?.name ?? null;
    metrics?.ended({ operation: operation ?? area ?? 'static', status, seconds: ms / 1_000, code, team });
    const path = facts.path ?? (area ? `/${area}/*` : '/*');
    const method = incoming.method ?? '';
    log?.request({ id, method, path, operation, status, ms: Math.round(ms * 10) / 10, world, team, code });
  }
}

function idOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

const askedBy = ({ url = '/', headers }: IncomingMessage): Asked => ({ path: url, header: (name) => headers[name] });

/** The limit of a team that a request exceeds. */
function beyond({ bucket, largestBody }: Team, { url = '', headers }: IncomingMessage): Refusal | null {
  const wait = bucket && !UNCOUNTED.test(url) ? bucket.take(performance.now()) : 0;
  if (wait > 0) {
    const detail = 'Your team has sent too many requests. Wait as long as Retry-After says.';
    return { status: 429, code: 'TOO_MANY_REQUESTS', detail, retryAfter: wait };
  }
  if (largestBody === null) return null;
  if (headers['transfer-encoding'] !== undefined) {
    const detail = 'State the length of the body in Content-Length.';
    return { status: 411, code: 'LENGTH_REQUIRED', detail };
  }
  if (Number(headers['content-length'] ?? 0) <= largestBody) return null;
  const detail = `The body is larger than the ${largestBody} bytes that your team may send.`;
  return { status: 413, code: 'BODY_TOO_LARGE', detail };
}

async function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  facts: Facts,
  refusal: Refusal,
): Promise<void> {
  facts.code = refusal.code;
  // Reads the rest, so that the caller gets the answer instead of a closed connection.
  incoming.resume();
  const answer = await refusalAnswer(refusal, askedBy(incoming));
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

async function sendMetrics(metrics: Metrics, outgoing: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    outgoing.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  } catch {
    outgoing.writeHead(500).end();
  }
}
