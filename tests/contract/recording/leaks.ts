import { listed } from './listed.ts';
import { isMarked, isSubstitute } from './substitutes.ts';

/** Shorter texts are too common to be recognized. */
const SHORTEST = 4;

/** Texts of a value, and keys of its objects. */
function textsOf(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const inner of value) textsOf(inner, texts);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) textsOf(inner, texts);
  return texts;
}

/**
 * Why a redacted answer must not be written, or `null`. Independent of the redaction: each of its texts must be listed or
 * have the form of a substitute, and none may contain a text of the original, the token or the user name.
 */
export function leakIn(
  { body, unknown }: { body: unknown; unknown: readonly { path: string }[] },
  originals: ReadonlySet<string>,
  secrets: readonly string[],
): string | null {
  // Distinct ones: a page of a list repeats most of its texts.
  const texts = [...new Set(textsOf(body))].filter((text) => !listed.has(text));
  if (!texts.every(isSubstitute)) return 'a text is neither listed nor a substitute';
  const names = unknown.flatMap(({ path }) => path.split(/[.[\]]+/));
  const written = `${JSON.stringify(body)} ${names.join(' ')}`;
  if (secrets.some((secret) => secret.length >= SHORTEST && written.includes(secret))) {
    return 'it contains a part of the token or the user name';
  }
  const hidden = [...originals].filter((text) => text.length >= SHORTEST && !listed.has(text) && !isMarked(text));
  const open = [...texts.filter((text) => !isMarked(text)), ...names];
  return hidden.some((original) => open.some((text) => text.includes(original)))
    ? 'it contains a text of the answer'
    : null;
}
