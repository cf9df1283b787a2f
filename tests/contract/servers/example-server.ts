import { type Context, Hono } from 'hono';
import { routesInOrder } from '../../../mock-server/api/routes.ts';
import { decodeTexts, unknownNames } from '../../../mock-server/contract/decode.ts';
import { contractOf, type OperationId, operationIds } from '../contract.ts';
import { type Success as Reply, successOf } from './example-answers.ts';

/** The server's time. */
export const SERVER_TIME = Date.parse('2026-11-21T16:41:00Z');
/** A JWT for the user of the examples. */
export const TOKEN = [
  { alg: 'none', for: 'the contract suite' },
  { username: 'riley.kowalski@waymark.example' },
  { signature: 'distinctive-enough-to-be-found' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Replaces an answer before it is sent. Undefined: keeps it. */
export type Fault = (id: OperationId, reply: Reply, c: Context) => Wrong | Promise<Wrong>;
type Wrong = Reply | Response | undefined;

/**
 * A stateless server that follows the contract: answers each operation with its success example, knows the ids of the
 * examples, and refuses invalid requests. `fault` makes it wrong.
 */
export function createExampleServer(fault: Fault = () => undefined): Hono {
  const app = new Hono({ strict: false });
  const respond = async (c: Context, id: OperationId, reply: Reply): Promise<Response> => {
    const given = (await fault(id, reply, c)) ?? reply;
    if (given instanceof Response) return given;
    const headers = { date: new Date(SERVER_TIME).toUTCString() };
    if (given.body === undefined) return new Response(null, { status: given.status, headers });
    return Response.json(given.body, { status: given.status, headers });
  };
  const routes = routesInOrder();
  for (const { id, method, path } of routes) {
    app.on(method.toUpperCase(), path, async (c) => respond(c, id, await replyTo(id, c)));
  }
  for (const { id, path } of routes) {
    app.all(path, (c) => respond(c, id, { status: 405, body: { detail: 'Method not allowed.' } }));
  }
  return app;
}

async function replyTo(id: OperationId, c: Context): Promise<Reply> {
  const contract = contractOf(id);
  if (contract.auth !== 'none' && tokenIn(c) !== TOKEN) {
    return { status: 401, body: { detail: 'Invalid JWT token', code: 'TOKEN_INVALID' } };
  }
  const refused = { status: 400, body: { detail: 'Refused.', validation_errors: { field: ['Refused'] } } };
  const body = contract.body ? ((await c.req.json()) as unknown) : undefined;
  const query = contract.query ? decodeTexts(contract.query, (name) => c.req.queries(name)) : {};
  const params = contract.params ? decodeTexts(contract.params, (name) => [c.req.param(name) ?? '']) : {};
  const isValid =
    unknownNames(contract.query, Object.keys(c.req.query())).length === 0 &&
    contract.body?.safeParse(body).success !== false &&
    contract.query?.schema.safeParse(query).success !== false &&
    contract.params?.schema.safeParse(params).success !== false;
  const { token } = query as { token?: string };
  if (!isValid || (token !== undefined && !knownValues.has(token))) return refused;
  if (idsIn([params, query, body]).every((one) => knownValues.has(one))) return successOf(id);
  return 404 in contract.responses ? { status: 404, body: { detail: 'Not found.' } } : refused;
}

function tokenIn(c: Context): string | undefined {
  return c.req.header('x-access-token') ?? c.req.header('authorization')?.slice('Bearer '.length);
}

const ID_NAME = /(?:id|ids|key|uuid|articleNumber|^vehicle|^subscriber)$/i;

/** Values of fields and parameters with id names, at any depth. */
function idsIn(value: unknown, name = ''): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => idsIn(one, key));
  }
  return ID_NAME.test(name) && (typeof value === 'string' || typeof value === 'number') ? [value] : [];
}

/** All texts and numbers in the success examples. */
const knownValues = new Set<unknown>(operationIds.flatMap((id) => scalarsIn(successOf(id).body)));

function scalarsIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsIn) : [value];
}
