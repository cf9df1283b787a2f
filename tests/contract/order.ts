import { type OperationId, operationIds } from './contract.ts';
import { sources } from './discover.ts';
import type { Effect, Plan } from './plan.ts';

const RANK: Readonly<Record<Effect, number>> = { read: 0, passing: 1, lasting: 2 };

export type Plans = { readonly [K in OperationId]: Pick<Plan<unknown>, 'effect' | 'needs' | 'after'> };

/** Predecessors of an operation: the sources of its input, and those that its plan names. */
export function predecessors(id: OperationId, plans: Plans): OperationId[] {
  const shown = plans[id].needs.flatMap((fact) => sources[fact].from ?? []);
  return [...new Set([...shown, ...(plans[id].after ?? [])])];
}

/**
 * Sorts operations after their predecessors. Otherwise reads come first, then passing and lasting effects, each in the
 * order of the contract. Throws if plans wait for each other.
 */
export function inOrder(plans: Plans): OperationId[] {
  const waiting = [...operationIds].sort((a, b) => RANK[plans[a].effect] - RANK[plans[b].effect]);
  const ordered: OperationId[] = [];
  while (waiting.length > 0) {
    const next = waiting.find((id) => predecessors(id, plans).every((before) => ordered.includes(before)));
    if (!next) throw new Error(`These plans wait for each other: ${waiting.join(', ')}`);
    waiting.splice(waiting.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}
