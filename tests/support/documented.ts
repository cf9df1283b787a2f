import * as z from 'zod';
import { type Assumed, assumedFields } from '../../generated/contract/assumed-fields.ts';
import { type OperationId, operations } from '../../generated/contract/operations.ts';

type Schemas = Readonly<Record<number, z.ZodType | null>>;

/**
 * Schemas of an operation's answers by status, which require documented fields alone. `null`: no body. The generated ones
 * also require what the mock always sends.
 */
export function documentedResponses(id: OperationId): Schemas {
  const responses: Schemas = operations[id].responses;
  const assumed = assumedFields[id] ?? {};
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      const own = assumed[Number(status)];
      return [status, schema && own ? withoutAssumed(schema, own) : schema];
    }),
  );
}

/** A schema with its assumed fields optional. */
function withoutAssumed(schema: z.ZodType, assumed: Assumed): z.ZodType {
  const { fields = [], optional = [], within = {} } = assumed;
  const part = (one: z.ZodType, name: string) => (within[name] ? withoutAssumed(one, within[name]) : one);
  if (schema instanceof z.ZodOptional) return withoutAssumed(typeOf(schema.unwrap()), assumed).optional();
  if (schema instanceof z.ZodNullable) return withoutAssumed(typeOf(schema.unwrap()), assumed).nullable();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((one) => withoutAssumed(typeOf(one), assumed)));
  if (schema instanceof z.ZodArray) return z.array(part(typeOf(schema.element), '[]'));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), part(typeOf(schema.valueType), '{}'));
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries(schema.shape).map(([name, field]) => {
    const own = part(typeOf(field), name);
    return [name, [...fields, ...optional].includes(name) ? own.optional() : own] as const;
  });
  return z.object(Object.fromEntries(shape));
}

/** Parts of a schema are typed as core types, whose methods Zod leaves out of the type. */
const typeOf = (part: z.core.$ZodType): z.ZodType => part as z.ZodType;
