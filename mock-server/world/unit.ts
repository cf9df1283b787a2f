declare const unit: unique symbol;

/**
 * A number in a unit. Units do not mix: milliseconds passed as seconds, or cents passed as a time, do not compile. A plain number
 * is accepted, because sums and literals have no unit in TypeScript.
 */
export type In<Unit extends string> = number & { readonly [unit]?: Unit };

/** Milliseconds since 1970 in world time. */
export type Instant = In<'milliseconds since 1970'>;
