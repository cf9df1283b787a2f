import type { OperationId, RequestOf } from './contract.ts';
import type { Fact, Facts } from './discover.ts';

/**
 * Effect of a request. `read`: none. `passing`: none in the end, because it is restored, deleted, ends by itself or is
 * refused. `lasting`: cannot be undone by another call.
 */
export type Effect = 'read' | 'passing' | 'lasting';

/** How to call an operation. `R`: its request. */
export type Plan<R> = {
  effect: Effect;
  /** Why the effect lasts. */
  because?: string;
  needs: readonly Fact[];
  request: (known: Facts) => R;
  /** The same operation with the previous values. */
  restore?: (known: Facts) => R;
  /** The operation that deletes the created resource. */
  undoneBy?: OperationId;
  /** Operations to run before, besides the sources of its input. */
  after?: readonly OperationId[];
  /** Expected status of a request that must be refused. */
  refusal?: number;
};
export type PlansOf<Ids extends OperationId> = { readonly [K in Ids]: Plan<RequestOf<K>> };

type Details<N extends Fact, R> = Pick<Plan<R>, 'undoneBy' | 'after' | 'refusal'> & {
  restore?: Request<N, R>;
};
/** Explicit instead of inferred, so that plans are checked against their operation. */
type Request<N extends Fact, R> = (known: Pick<Facts, N>) => NoInfer<R>;

/** A call without effects. */
export function read<N extends Fact, R>(
  needs: readonly N[],
  request: Request<N, R>,
  details: Pick<Plan<R>, 'after'> = {},
): Plan<R> {
  return { effect: 'read', needs, request, ...details };
}

/** A call without effects once the run is over. */
export function passing<N extends Fact, R>(
  needs: readonly N[],
  request: Request<N, R>,
  details: Details<N, R> = {},
): Plan<R> {
  return { effect: 'passing', needs, request, ...details };
}

/** A call with a lasting effect and its reason, for temporary servers. */
export function lasting<N extends Fact, R>(
  because: string,
  needs: readonly N[],
  request: Request<N, R>,
  details: Pick<Plan<R>, 'after'> = {},
): Plan<R> {
  return { effect: 'lasting', because, needs, request, ...details };
}

/** A page of a list, as the portal requests it (commerce 9). */
export const firstPage = { limit: 100, offset: 0 };

/** A one-time token that no server issued. */
export const MADE_UP_TOKEN = '00000000-0000-4000-8000-00000000c0de';

/** Range of the last day, in the API's format. */
export function lastDay(now: number): { from_date: string; to_date: string } {
  return { from_date: new Date(now - 86_400_000).toISOString(), to_date: new Date(now).toISOString() };
}
