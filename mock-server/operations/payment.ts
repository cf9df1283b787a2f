import { invalid, notFound, tooMany } from '../contract/replies.ts';
import type { HandlersOf, Reply, Tagged } from '../contract/types.ts';
import { attemptOf } from '../domain/billing/attempts.ts';
import { foreignLines } from '../domain/billing/cart-lines.ts';
import { type PurchaseOutcome, purchase } from '../domain/billing/purchase.ts';
import { paymentsOf, receiptView } from '../domain/billing/receipts.ts';
import { pageFrom } from '../domain/paging.ts';
import { ownAccount } from './own-account.ts';

/** The contract's bounds of the header `Idempotency-Key`. */
const isKey = ({ length }: string): boolean => length >= 8 && length <= 64;

export const paymentOperations = (): HandlersOf<Tagged<'payment'>> => ({
  listPayments: ({ query }, { world, caller }) => ({
    status: 200,
    body: pageFrom(
      '/api/v1/payments',
      query,
      paymentsOf(world, ownAccount(caller), query.successes_only ?? false),
      receiptView,
    ),
  }),

  getPayment: ({ params }, { world, caller }) => {
    const row = world.tables.payments.get(params.uuid);
    return row && row.subscriber === ownAccount(caller) ? { status: 200, body: receiptView(row) } : notFound;
  },

  createPayment: ({ query, body }, { world, caller, now, fault, idempotencyKey }) => {
    const subscriber = ownAccount(caller);
    const isDryRun = query.validate ?? false;
    if (idempotencyKey !== null && !isKey(idempotencyKey)) {
      return invalid({ 'Idempotency-Key': ['Must have 8 to 64 characters'] });
    }
    const pay = (): PurchaseOutcome => {
      const errors = foreignLines(world, caller.user, body.line_items);
      return errors.length > 0
        ? { kind: 'lines', errors }
        : purchase(world, { subscriber, request: body, isDryRun, fault, now });
    };
    if (isDryRun) return replyOf(pay());
    // Before any judgement: the answer may be lost, and the vehicle sold since.
    const attempt = attemptOf(world, { subscriber, key: idempotencyKey, request: body, now });
    if (attempt.kind === 'repeated') return attempt.answer as Reply<'createPayment'>;
    if (attempt.kind === 'reused') {
      const detail = 'This idempotency key was used for another payment.';
      return { status: 422, body: { detail, code: 'IDEMPOTENCY_KEY_REUSED' } };
    }
    const outcome = pay();
    const reply = replyOf(outcome);
    const isDefinite = outcome.kind === 'paid' || (outcome.kind === 'refused' && outcome.code === 'DECLINED');
    if (isDefinite) attempt.keep(reply);
    return reply;
  },
});

function replyOf(outcome: PurchaseOutcome): Reply<'createPayment'> {
  switch (outcome.kind) {
    case 'quoted':
    case 'paid':
      return { status: 200, body: outcome.payment };
    case 'invalid':
      return invalid(outcome.errors);
    case 'too_many':
      return tooMany(outcome.seconds);
    case 'lines':
      return { status: 400, body: { detail: 'Some items cannot be bought.', line_items: outcome.errors } };
    case 'refused':
      return { status: 400, body: { detail: outcome.detail, code: outcome.code } };
  }
}
