import type { Signature } from './client.ts';
import { type Contract, contractOf, type OperationId, operationIds, type PlainRequest } from './contract.ts';

/** Purpose of a request. */
export const CASES = [
  'answer',
  'restore',
  'no token',
  'invalid token',
  'bad types',
  'unknown id',
  'wrong method',
] as const;
export type Case = (typeof CASES)[number];

export type WrongRequest = {
  case: Case;
  request: PlainRequest;
  signature?: Signature;
  method?: Contract['method'];
  /** Expected status of the refusal. `null`: any that the contract has for the operation. */
  expected: number | null;
};

/**
 * Derives invalid requests from a valid one. `everyMethod`: adds a method that the path does not have, for temporary
 * servers.
 */
export function wrongRequests(id: OperationId, request: PlainRequest, everyMethod: boolean): WrongRequest[] {
  const { auth, responses } = contractOf(id);
  const wrong: WrongRequest[] = [];
  if (auth !== 'none') {
    wrong.push({ case: 'no token', request, signature: 'no token', expected: 401 });
    wrong.push({ case: 'invalid token', request, signature: 'invalid token', expected: 401 });
  }
  const mistyped = withBadTypes(id, request);
  if (mistyped) wrong.push({ case: 'bad types', request: mistyped, expected: 400 });
  const unknown = withUnknownIds(request);
  if (unknown) wrong.push({ case: 'unknown id', request: unknown, expected: 404 in responses ? 404 : null });
  const method = everyMethod && foreignMethod(id);
  if (method) wrong.push({ case: 'wrong method', request, method, expected: 405 });
  return wrong;
}

/** The request with one value of a wrong type: in its body, else its query, else its path. */
export function withBadTypes(id: OperationId, request: PlainRequest): PlainRequest | null {
  const { body, query, params } = contractOf(id);
  if (body) {
    for (const [name, value] of Object.entries(request.body as object)) {
      const changed = { ...(request.body as object), [name]: ofAnotherType(value) };
      if (!body.safeParse(changed).success) return { ...request, body: changed };
    }
  }
  for (const part of ['query', 'params'] as const) {
    const codec = { query, params }[part];
    for (const [name, type] of Object.entries(codec?.decode ?? {})) {
      for (const value of badTexts(type)) {
        const changed = { ...request[part], [name]: value };
        if (!codec?.schema.safeParse(changed).success) return { ...request, [part]: changed };
      }
    }
  }
  return null;
}

function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? 7 : 'seven';
}

/** Invalid values for a parameter type. Undefined: omits the parameter. */
function badTexts(type: string): unknown[] {
  if (type.endsWith('[]')) return [['seven']];
  return type === 'string' ? ['?', undefined] : ['seven'];
}

const UNKNOWN_NUMBER = 2_147_483_646;
const UNKNOWN_KEY = 'ZZ-NOT-KNOWN';
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000bad';

/** Unknown ids by their names in the contract's paths, queries and bodies. */
const UNKNOWN_IDS: Readonly<Record<string, string | number>> = {
  articleNumber: '999999999999',
  cardId: UNKNOWN_NUMBER,
  deviceKey: UNKNOWN_KEY,
  device_key: UNKNOWN_KEY,
  device_plan_add_on_id: UNKNOWN_NUMBER,
  filterId: UNKNOWN_NUMBER,
  geofenceId: UNKNOWN_NUMBER,
  ruleId: UNKNOWN_NUMBER,
  streamUUID: UNKNOWN_UUID,
  subscriber: UNKNOWN_NUMBER,
  subscriberId: UNKNOWN_NUMBER,
  subscriber_id: UNKNOWN_NUMBER,
  userId: UNKNOWN_NUMBER,
  user_id: UNKNOWN_NUMBER,
  uuid: UNKNOWN_UUID,
  linkId: UNKNOWN_UUID,
  vehicle: UNKNOWN_NUMBER,
  vehicleId: UNKNOWN_NUMBER,
  vehicle_id: UNKNOWN_NUMBER,
  vehicle_ids: UNKNOWN_NUMBER,
};

/** The request with all ids unknown. `null` if it has none. */
export function withUnknownIds(request: PlainRequest): PlainRequest | null {
  const changed = estranged(request) as PlainRequest;
  return JSON.stringify(changed) === JSON.stringify(request) ? null : changed;
}

function estranged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(estranged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]) => {
      const unknown = UNKNOWN_IDS[name];
      if (unknown === undefined) return [name, estranged(entry)];
      return [name, Array.isArray(entry) ? [unknown] : unknown];
    }),
  );
}

const METHODS = ['put', 'patch', 'delete', 'post', 'get'] as const;
const route = (id: OperationId): string => contractOf(id).path.replace(/\/$/, '').replace(/:\w+/g, ':');

/** A method that the operation's path does not have. Sent once per path, by its first operation. */
function foreignMethod(id: OperationId): Contract['method'] | undefined {
  const siblings = operationIds.filter((other) => route(other) === route(id));
  if (siblings[0] !== id) return undefined;
  const taken = siblings.map((sibling) => contractOf(sibling).method);
  return METHODS.find((method) => !taken.includes(method));
}
