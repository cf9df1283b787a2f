import type { OperationId, RequestOf } from './contract.ts';
import type { Fact, Facts } from './discover.ts';

/**
 * What a request leaves behind. `read`: nothing. `passing`: nothing that lasts, because it is put back, taken away
 * again, ends by itself or is refused. `lasting`: something that no other call takes back.
 */
export type Effect = 'read' | 'passing' | 'lasting';

/** How an operation is asked: `R` is its request. */
export type Plan<R> = {
  effect: Effect;
  /** Why a lasting effect lasts. */
  because?: string;
  needs: readonly Fact[];
  request: (known: Facts) => R;
  /** The same operation again, with what stood there before. */
  restore?: (known: Facts) => R;
  /** The operation that takes away what this one made. */
  undoneBy?: OperationId;
  /** Operations that come first, besides those that show what this one needs. */
  after?: readonly OperationId[];
  /** The status that a request which must be refused is answered with. */
  refusal?: number;
};
export type PlansOf<Ids extends OperationId> = { readonly [K in Ids]: Plan<RequestOf<K>> };

type Details<N extends Fact, R> = Pick<Plan<R>, 'undoneBy' | 'after' | 'refusal'> & {
  restore?: Request<N, R>;
};
/** Not inferred from what a plan says, so that a plan is held against its operation. */
type Request<N extends Fact, R> = (known: Pick<Facts, N>) => NoInfer<R>;

/** A call that only answers. */
export function read<N extends Fact, R>(
  needs: readonly N[],
  request: Request<N, R>,
  details: Pick<Plan<R>, 'after'> = {},
): Plan<R> {
  return { effect: 'read', needs, request, ...details };
}

/** A call that leaves nothing behind once the run is over. */
export function passing<N extends Fact, R>(
  needs: readonly N[],
  request: Request<N, R>,
  details: Details<N, R> = {},
): Plan<R> {
  return { effect: 'passing', needs, request, ...details };
}

/** A call whose effect stays, and why; for servers that are thrown away after the run. */
export function lasting<N extends Fact, R>(
  because: string,
  needs: readonly N[],
  request: Request<N, R>,
  details: Pick<Plan<R>, 'after'> = {},
): Plan<R> {
  return { effect: 'lasting', because, needs, request, ...details };
}

/** A page of a list, as the portal asks for it (commerce 9). */
export const firstPage = { limit: 100, offset: 0 };

/** A one-time token that no server has given out. */
export const MADE_UP_TOKEN = '00000000-0000-4000-8000-00000000c0de';

/** Instants of the last day, as the API takes them. */
export function lastDay(now: number): { from_date: string; to_date: string } {
  return { from_date: new Date(now - 86_400_000).toISOString(), to_date: new Date(now).toISOString() };
}
