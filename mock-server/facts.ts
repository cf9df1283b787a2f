import type { Context } from 'hono';

/** Facts about a request for the operator's metrics and log. None of them is text that a caller chose. */
export type Facts = {
  /** Id of the request, also in its answer. */
  id: string;
  /** Operation of the API, the identity service or the control API. `null`: none has the address. */
  operation: string | null;
  /** Path of the operation, with the names of its parameters. */
  path: string | null;
  /** Id of its world, if that exists. */
  world: string | null;
  /** Code of a refusal. */
  code: string | null;
  /** Team whose key it has. */
  team: { name: string; worlds: number } | null;
};

/** Node's request, as the adapter hands it over. Absent in a service worker and in most tests. */
type Bindings = { incoming?: { facts?: Facts } };

export const factsOf = (c: Context): Facts | undefined => (c.env as Bindings | undefined)?.incoming?.facts;

/** Notes facts about a request, if an operator wants them. */
export function note(c: Context, facts: Partial<Facts>): void {
  const noted = factsOf(c);
  if (noted) Object.assign(noted, facts);
}
