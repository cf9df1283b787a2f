import type { ZodType } from 'zod';

export type Codec = { decode: Readonly<Record<string, string>>; schema: ZodType };
export type ValidationErrors = Record<string, string[]>;

/** A query or path text as the number or boolean it stands for; what does not parse stays text and fails its schema. */
function decodeOne(text: string, type: string): unknown {
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Texts by name → the object the schema expects; names that are absent stay absent, of several the first is taken. */
export function decodeTexts(
  codec: Codec,
  textsOf: (name: string) => string | readonly string[] | undefined,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const name in codec.decode) {
    const texts = textsOf(name);
    const first = typeof texts === 'string' ? texts : texts?.[0];
    if (texts === undefined || first === undefined) continue;
    const type = codec.decode[name] as string;
    decoded[name] = type.endsWith('[]')
      ? [texts].flat().map((text) => decodeOne(text, type.slice(0, -2)))
      : decodeOne(first, type);
  }
  return decoded;
}

/** Names in a query that the operation does not have; refused like unknown fields of a body. */
export function unknownNames(codec: Codec | null, names: Iterable<string>): string[] {
  return [...names].filter((name) => !codec || !Object.hasOwn(codec.decode, name));
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: readonly string[] };

/** zod's issues as messages by field (`parameters.threshold`); a missing field says so in the documented words (core 5). */
export function toValidationErrors(issues: readonly Issue[], whole: string): ValidationErrors {
  // Without a prototype, since a field may be called `constructor`.
  const errors: ValidationErrors = Object.create(null) as ValidationErrors;
  const add = (field: string, message: string) => {
    const messages = (errors[field] ??= []);
    if (!messages.includes(message)) messages.push(message);
  };
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add([...path, key].join('.'), 'Unknown field');
    } else {
      const missing = issue.message.endsWith('received undefined');
      add(path.join('.') || whole, missing ? 'Required field' : issue.message);
    }
  }
  return errors;
}
