import { type input, type output, type ZodType, z } from 'zod';
import type { Host } from '../host.ts';
import type { KeyStore } from '../identity/keys.ts';
import type { Slices } from '../telemetry/slices.ts';
import type { WorldRegistry } from '../world/registry.ts';
import type { World } from '../world/world.ts';

export type ServerCall = {
  worlds: WorldRegistry;
  keys: KeyStore;
  host: Host;
  /** Cuts long work into slices. */
  slices: Slices;
  version: string;
  /** Throws if worlds cannot be served now. */
  ready: () => Promise<void>;
  /** Requested origin, for links to other parts of the mock. */
  url: string;
};
/** `world`: named by the request's header or cookie. */
export type WorldCall = ServerCall & { world: World };

/** Answer schemas by status. `null`: no body. */
export type Answers = Readonly<Record<number, ZodType | null>>;
type ReplyOf<A extends Answers> = {
  [S in keyof A]: { status: S; body: A[S] extends ZodType ? output<A[S]> : null };
}[keyof A];

export const AREAS = ['Server', 'People', 'Worlds', 'Time', 'Faults', 'Records'] as const;
export type Area = (typeof AREAS)[number];
export type Method = 'get' | 'post' | 'delete';

type Definition<
  P extends ZodType,
  Q extends ZodType,
  B extends ZodType,
  A extends Answers,
  S extends 'server' | 'world',
> = {
  method: Method;
  /** Below `/__mock`, with parameters as `:id`. */
  path: string;
  area: Area;
  summary: string;
  /** Details beyond the summary, in whole sentences. */
  notes?: string;
  /** `world`: acts on the world of the request. `server`: needs none. */
  scope: S;
  params?: P;
  /** Parameters of the query, as texts. */
  query?: Q;
  /** An absent body counts as `{}`. */
  body?: B;
  /** Fields of the body by a former name, which is still accepted. */
  oldNames?: Readonly<Record<string, string>>;
  /** Largest body in bytes, if not `LARGEST_CONTROL_BODY`. */
  largestBody?: number;
  answers: A;
  /** Shown in the documentation. A test sends it and compares the shape of the answer. */
  example: { params?: input<P>; query?: input<Q>; body?: input<B>; answer: ReplyOf<NoInfer<A>> };
  run: (
    request: { params: output<P>; query: output<Q>; body: output<B> },
    call: S extends 'world' ? WorldCall : ServerCall,
  ) => ReplyOf<NoInfer<A>> | Promise<ReplyOf<NoInfer<A>>>;
};

export type ControlReply = { status: number; body: unknown };

/** A row of the control API's table, the single source of its routes, checks and documentation. */
export type ControlOperation = {
  method: Method;
  path: string;
  area: Area;
  summary: string;
  notes?: string;
  scope: 'server' | 'world';
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  oldNames?: Readonly<Record<string, string>>;
  largestBody?: number;
  answers: Answers;
  example: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; answer: ControlReply };
  run: (
    request: { params: unknown; query: unknown; body: unknown },
    call: WorldCall,
  ) => ControlReply | Promise<ControlReply>;
};

/**
 * Type-checks a row's handler and example against its schemas, then erases the types so that all rows fit one table.
 */
export function defineControl<
  A extends Answers,
  S extends 'server' | 'world',
  P extends ZodType = ZodType<undefined>,
  Q extends ZodType = ZodType<undefined>,
  B extends ZodType = ZodType<undefined>,
>(definition: Definition<P, Q, B, A, S>): ControlOperation {
  return definition as unknown as ControlOperation;
}

export const zDetail = z.strictObject({ detail: z.string(), code: z.string().optional() });
export const zRefusal = z.strictObject({
  validation_errors: z.record(z.string(), z.array(z.string())).describe('Messages by field, as `effect.status`.'),
});
