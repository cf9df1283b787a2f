import { DAY } from '../../world/duration.ts';
import type { AttemptRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Identical submissions without a key within this time get the first answer, in milliseconds. */
const DOUBLE_SUBMISSION = 10_000;

type Reply = AttemptRow['answer'];
export type Attempt = { subscriber: number; key: string | null; request: object; now: Instant };
type Once = { kind: 'first'; keep: (answer: Reply) => void } | { kind: 'repeated'; answer: Reply } | { kind: 'reused' };

/**
 * Whether an attempt to pay is the first with its key. A repeated one gets the stored answer, for 24 hours. The same key with
 * another body is refused. Only definite answers are kept: payments and declines.
 */
export function attemptOf(world: World, { subscriber, key, request, now }: Attempt): Once {
  const { attempts } = world.tables;
  for (const { id, at } of attempts.values()) if (now - at > DAY) attempts.delete(id);
  const body = JSON.stringify(request);
  const id = `${subscriber}:createPayment:${key === null ? `body:${body}` : `key:${key}`}`;
  const held = attempts.get(id);
  const isKept = held && (key !== null || now - held.at <= DOUBLE_SUBMISSION);
  if (isKept && held.body !== body) return { kind: 'reused' };
  if (isKept) return { kind: 'repeated', answer: held.answer };
  return { kind: 'first', keep: (answer) => void attempts.put({ id, at: now, body, answer }) };
}
