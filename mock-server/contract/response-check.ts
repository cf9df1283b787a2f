import type { ZodType } from 'zod';
import { operations } from '../../generated/contract/operations.ts';
import { zErrorDetail } from '../../generated/contract/zod.gen.ts';
import type { OperationId } from './types.ts';

/** An answer of the mock's own that its contract does not have: a fault of the mock, never of the caller. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/** Statuses that any operation may answer, and 501 of an operation that is not simulated yet. */
const GENERAL = new Set([405, 413, 415, 501]);

/** Throws when an answer is not one that the contract has for the operation. Answers of fault rules are not checked. */
export function checkReply(id: OperationId, { status, body }: { status: number; body: unknown }): void {
  const responses = operations[id].responses as Record<number, ZodType | null | undefined>;
  let schema = responses[status];
  if (schema === undefined) {
    if (!GENERAL.has(status)) throw new ContractBreach(`${id} answered ${status}, which its contract does not have`);
    schema = zErrorDetail;
  }
  if (schema === null) {
    if (body !== null) throw new ContractBreach(`${id} ${status} answered a body where its contract has none`);
    return;
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContractBreach(`${id} ${status}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
}
