import type { Context } from 'hono';
import { bounded, toValidationErrors, type ValidationErrors } from '../contract/decode.ts';
import { invalid } from '../contract/replies.ts';
import { inWords } from '../contract/words.ts';
import type { ControlOperation, ControlReply } from './operation.ts';

export const LARGEST_CONTROL_BODY = 1024 * 1024;
/** Limit of nesting, so that code which walks a body may recurse. */
const DEEPEST = 64;

export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
    if (level.length === 0) return false;
  }
  return true;
}

async function readBody(c: Context): Promise<{ json: unknown } | { reply: ControlReply }> {
  const text = await c.req.text();
  if (text === '') return { json: {} };
  if (!/^application\/json *(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    return { reply: { status: 415, body: { detail: 'Expected a body of application/json.' } } };
  }
  try {
    const json = JSON.parse(text) as unknown;
    return isTooDeep(json) ? { reply: invalid({ body: ['Nested too deep'] }) } : { json };
  } catch {
    return { reply: invalid({ body: ['Malformed JSON'] }) };
  }
}

/** Replaces former names of fields, unless the body has the new one too. */
function renamed(json: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const entries = Object.entries(json).map(([name, value]) => {
    const now = Object.hasOwn(names, name) ? names[name] : undefined;
    return [now !== undefined && !Object.hasOwn(json, now) ? now : name, value] as const;
  });
  return Object.fromEntries(entries);
}

type Parsed = Parameters<ControlOperation['run']>[0];

/** Validates a request against its row of the table, or returns the refusal. Limits the body size. */
export async function readRequest(
  c: Context,
  operation: ControlOperation,
): Promise<{ request: Parsed } | { reply: ControlReply }> {
  const request: Parsed = { params: undefined, query: undefined, body: undefined };
  let errors: ValidationErrors = {};
  const check = (part: keyof Parsed, value: unknown): void => {
    const parsed = operation[part]?.safeParse(value, { error: inWords });
    if (parsed?.success) request[part] = parsed.data;
    else if (parsed) errors = { ...errors, ...toValidationErrors(parsed.error.issues, part) };
  };
  check('params', c.req.param());
  check('query', c.req.query());
  if (operation.body) {
    const read = await readBody(c);
    if ('reply' in read) return read;
    check('body', renamed(read.json, operation.oldNames ?? {}));
  }
  return Object.keys(errors).length > 0 ? { reply: invalid(bounded(errors)) } : { request };
}
