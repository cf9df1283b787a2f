import type { PaymentLine, Receipt } from '../../api/model.ts';
import { CLOCK_TOLERANCE } from './attempt.ts';
import { beginsAfter, beginsBy } from './receipt-lines.ts';

/** A step of an order, from what the server answered. Times are milliseconds since 1970. */
export type OrderStep =
  /** `at`: by the portal's clock, which may be a little ahead of the server's. `null`: unknown. */
  | { kind: 'sent'; at: number | null }
  /** `credit`: account credit paid all of it. `confirmed`: nothing was due. */
  | { kind: 'charged' | 'credit' | 'confirmed'; at: number; amount: number }
  /** Plans that apply now, which takes 1 to 2 hours (commerce 8). */
  | { kind: 'applies' }
  /** A plan that begins at a later date, for one or several vehicles. */
  | {
      kind: 'begins';
      at: number;
      planId: string;
      plan: string;
      names: readonly string[];
      deviceKeys: readonly string[];
    };
export type LaterPlan = Extract<OrderStep, { kind: 'begins' }>;

/** Steps of an order: sent, charged, and when its plans begin. Without lines in the receipt, the first two. */
export function orderSteps(receipt: Receipt, sentAt: number | null): OrderStep[] {
  const paidAt = Date.parse(receipt.transaction_date);
  const lines = receipt.payment?.line_items ?? [];
  const applies = lines.some((line) => beginsBy(line, paidAt) && (line.change != null || !line.is_payment_deferred));
  return [
    { kind: 'sent', at: sentAt !== null && sentAt <= paidAt + CLOCK_TOLERANCE ? Math.min(sentAt, paidAt) : null },
    { ...chargeOf(receipt), at: paidAt },
    ...(applies ? [{ kind: 'applies' } as const] : []),
    ...laterPlans(lines.filter((line) => beginsAfter(line, paidAt))),
  ];
}

function chargeOf({ final_charge, payment }: Receipt): { kind: 'charged' | 'credit' | 'confirmed'; amount: number } {
  const credit = payment?.prepaid_applied ?? 0;
  if (final_charge > 0) return { kind: 'charged', amount: final_charge };
  return credit > 0 ? { kind: 'credit', amount: credit } : { kind: 'confirmed', amount: 0 };
}

/** One step for each plan and date, the earliest first. */
function laterPlans(lines: readonly PaymentLine[]): LaterPlan[] {
  const steps = new Map<string, LaterPlan>();
  for (const { plan_id, plan_name, vehicle_name, device_key, change } of lines) {
    if (plan_id == null || !change) continue;
    const key = `${plan_id} ${change.starts_at}`;
    const { names = [], deviceKeys = [] } = steps.get(key) ?? {};
    steps.set(key, {
      kind: 'begins',
      at: Date.parse(change.starts_at),
      planId: plan_id,
      plan: plan_name ?? plan_id,
      names: [...names, vehicle_name ?? device_key ?? ''],
      deviceKeys: device_key == null ? deviceKeys : [...deviceKeys, device_key],
    });
  }
  return [...steps.values()].toSorted((a, b) => a.at - b.at);
}
