import { type ZodType, z } from 'zod';
import { type OperationId, operations } from '../../generated/contract/operations.ts';

export const zMatch = z
  .record(z.string().max(64), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((match) => Object.keys(match).length > 0, 'At least one field is required');
/** Values that a request has in its path, its query or its body, by name. */
export type FaultMatch = Readonly<z.output<typeof zMatch>>;

type Shaped = ZodType & { shape?: Readonly<Record<string, ZodType>> };
type Parts = { params: { schema: Shaped } | null; query: { schema: Shaped } | null; body: Shaped | null };

/** Schemas of a name in the path, the query and the body of an operation. */
function schemasOf(operation: OperationId, name: string): ZodType[] {
  const { params, query, body } = operations[operation] as unknown as Parts;
  return [params?.schema, query?.schema, body].flatMap((part) =>
    part?.shape && Object.hasOwn(part.shape, name) ? (part.shape[name] ?? []) : [],
  );
}

/** Messages by name for values that no request of an operation can have. */
export function matchErrors(operation: OperationId, match: FaultMatch): Record<string, string> {
  const errors = Object.entries(match).flatMap(([name, value]) => {
    const schemas = schemasOf(operation, name);
    if (schemas.length === 0) return [[name, 'Is not a parameter of this operation']];
    const isPossible = schemas.some((schema) => [value, [value]].some((one) => schema.safeParse(one).success));
    return isPossible ? [] : [[name, 'No valid request has this value']];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}

export const isOperation = (name: string | null): name is OperationId =>
  name !== null && Object.hasOwn(operations, name);

/**
 * Whether a request has the values of a rule. A list has each of its items. `fieldOf`: the request's value of a name.
 * `match` is absent in rows that an older version saved.
 */
export const isMatch = (match: FaultMatch | null | undefined, fieldOf: (name: string) => unknown): boolean =>
  Object.entries(match ?? {}).every(([name, value]) => [fieldOf(name)].flat().includes(value));
