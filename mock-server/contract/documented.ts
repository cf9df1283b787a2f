import { type Assumed, assumedFields } from '../../generated/contract/assumed-fields.ts';
import type { DocumentedForms } from '../world/scenarios.ts';
import type { OperationId } from './types.ts';

/** Rows of a page at most, fewer than the portal asks for. */
export const DOCUMENTED_PAGE = 40;

type Body = Record<string, unknown>;
type Reply = { status: number; body: unknown };

/** An answer with documented fields and forms alone. Adds a field and values of open enumerations that no client knows. */
export function inDocumentedForm<R extends Reply>(id: OperationId, reply: R, forms: DocumentedForms): R {
  if (typeof reply.body !== 'object' || reply.body === null) return reply;
  const assumed = assumedFields[id]?.[reply.status] ?? {};
  return { ...reply, body: withUnknown(withoutAssumed(reply.body, assumed, forms)) };
}

function withoutAssumed(value: unknown, { fields = [], within = {} }: Assumed, forms: DocumentedForms): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutAssumed(entry, within['[]'] ?? {}, forms));
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !fields.includes(name))
    .map(([name, held]) => [name, withoutAssumed(held, within[name] ?? within['{}'] ?? {}, forms)]);
  const body = Object.fromEntries(kept) as Body;
  return forms === 'b' ? inOtherForm(body) : body;
}

/** Trip logs and radius geofences in the other of their documented forms. */
function inOtherForm(body: Body): Body {
  const { coordinates, timestamp, ...rest } = body;
  if (body['type'] === 'radius' && Array.isArray(coordinates)) return { ...body, coordinates: coordinates[0] };
  if ('is_speed_violation' in body || isLogOfTrip(body)) return { ...rest, create_date: timestamp };
  return body;
}

const isLogOfTrip = (body: Body): boolean =>
  'mileage' in body && 'speed' in body && 'latitude' in body && !('action' in body) && !('id' in body);

/** Every twentieth alert and entry has a type that no client knows. */
const UNKNOWN_EVERY = 20;
const OPEN = ['alert_type', 'action', 'connected_state'];

function withUnknown(body: unknown): unknown {
  if (!isObject(body)) return body;
  const results = body['results'];
  if (!Array.isArray(results)) return { ...body, added_later: { kind: 'unknown' } };
  const rows = results.map((row: unknown, index) => {
    if (!isObject(row)) return row;
    const name = index % UNKNOWN_EVERY === UNKNOWN_EVERY - 1 && OPEN.find((field) => field in row);
    return { ...row, added_later: [index], ...(name && { [name]: 'unheard_of' }) };
  });
  return { ...body, results: rows, added_later: null };
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
