import type { AttemptKeys } from '../../contract/types.ts';
import type { AttemptRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

const DAY = 86_400_000;
/** Identical submissions without a key within this time get the first answer, in milliseconds. */
const DOUBLE_SUBMISSION = 10_000;

type Reply = AttemptRow['answer'];
export type Attempt = { subscriber: number; keys: AttemptKeys; request: object; now: Instant };
type Once = { kind: 'first'; keep: (answer: Reply) => void } | { kind: 'repeated'; answer: Reply };

/**
 * Whether an attempt to pay is the first with its key. A repeated one gets the stored answer, for 24 hours. The same key with
 * another body is refused. Only definite answers are kept: payments and declines.
 */
export function attemptOf(world: World, { subscriber, keys, request, now }: Attempt): Once {
  const { attempts } = world.tables;
  for (const { id, at } of attempts.values()) if (now - at > DAY) attempts.delete(id);
  const body = JSON.stringify(request);
  const id = attemptId(subscriber, keys.own === null ? `body:${body}` : `key:${keys.own}`);
  const held = attempts.get(id);
  const isKept = held && (keys.own !== null || now - held.at <= DOUBLE_SUBMISSION);
  if (isKept) return { kind: 'repeated', answer: held.body === null || held.body === body ? held.answer : REUSED };
  const isPaid = supersede(world, { subscriber, keys, now });
  if (isPaid) return { kind: 'repeated', answer: EARLIER_PAID };
  return { kind: 'first', keep: (answer) => void attempts.put({ id, at: now, body, answer }) };
}

/**
 * Withdraws the attempts that a new one replaces, so that a request that arrives late charges nothing. Returns whether one of
 * them was charged before.
 */
function supersede(world: World, { subscriber, keys, now }: Omit<Attempt, 'request'>): boolean {
  const { attempts } = world.tables;
  let isPaid = false;
  for (const key of keys.superseded) {
    const id = attemptId(subscriber, `key:${key}`);
    const held = attempts.get(id);
    if (held?.answer.status === 200) isPaid = true;
    if (!held) attempts.put({ id, at: now, body: null, answer: SUPERSEDED });
  }
  return isPaid;
}

const attemptId = (subscriber: number, name: string): string => `${subscriber}:createPayment:${name}`;

const REUSED: Reply = {
  status: 422,
  body: { detail: 'This idempotency key was used for another payment.', code: 'IDEMPOTENCY_KEY_REUSED' },
};
const SUPERSEDED: Reply = {
  status: 409,
  body: { detail: 'A later attempt replaced this payment. Nothing was charged.', code: 'ATTEMPT_SUPERSEDED' },
};
const EARLIER_PAID: Reply = {
  status: 409,
  body: { detail: 'An earlier attempt was charged. This one was not.', code: 'EARLIER_ATTEMPT_PAID' },
};
