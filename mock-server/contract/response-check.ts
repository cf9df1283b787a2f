import type { ZodType } from 'zod';
import { operations } from '../../generated/contract/operations.ts';
import { zErrorDetail } from '../../generated/contract/zod.gen.ts';
import { type Accepts, acceptsOf } from './accepts.ts';
import type { OperationId } from './types.ts';

/** Answer of the mock that violates its contract: a bug of the mock, never of the caller. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/** Statuses that any operation may answer, including 501 of operations that are not simulated. */
const GENERAL = new Set([405, 413, 415, 501, 503, 507]);
type Reply = { status: number; body: unknown };

/** Checks answers of an operation and throws if one violates the contract. Skips answers of fault rules. */
export function createReplyCheck(id: OperationId): (reply: Reply) => void {
  const responses = operations[id].responses as Record<number, ZodType | null | undefined>;
  const accepts = new Map<ZodType, Accepts>();

  function isAccepted(schema: ZodType, body: unknown): boolean {
    let known = accepts.get(schema);
    if (!known) accepts.set(schema, (known = acceptsOf(schema)));
    return known(body);
  }

  return ({ status, body }) => {
    let schema = responses[status];
    if (schema === undefined) {
      if (!GENERAL.has(status)) throw new ContractBreach(`${id} answered ${status}, which its contract does not have`);
      schema = zErrorDetail;
    }
    if (schema === null) {
      if (body !== null) throw new ContractBreach(`${id} ${status} answered a body where its contract has none`);
      return;
    }
    if (isAccepted(schema, body)) return;
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ContractBreach(`${id} ${status}: ${issue?.path.join('.')}: ${issue?.message}`);
    }
  };
}
