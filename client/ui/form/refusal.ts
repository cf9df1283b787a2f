import type { FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/** What a failure says by field, if it does: an `ApiError` with the server's `validation_errors` (core 8). */
function fieldsOf(failure: unknown): [field: string, messages: readonly string[]][] {
  const { fields } = (failure ?? {}) as { fields?: Readonly<Record<string, readonly string[]>> };
  return typeof fields === 'object' ? Object.entries(fields) : [];
}

/** Whether the server wrote the messages: an `ApiError`, by its name, because this layer does not know the API. */
export const isOfServer = (failure: unknown): boolean => failure instanceof Error && failure.name === 'ApiError';

/** What a refusal says beside its fields, and of fields that the form does not show. */
type Refusal = { placed: [name: string, message: string][]; rest: [field: string, message: string][] };

/** Sorts a refusal. `names`: fields of the form by the server's name, where the two differ; `say`: a message in the page's words. */
export function sortRefusal(
  failure: unknown,
  shown: ReadonlySet<string>,
  names: Readonly<Record<string, string>> = {},
  say: (message: string) => string = (message) => message,
): Refusal {
  const refusal: Refusal = { placed: [], rest: [] };
  for (const [field, said] of fieldsOf(failure)) {
    const messages = said.map(say);
    const name = names[field] ?? field;
    if (shown.has(name)) refusal.placed.push([name, messages.join(' ')]);
    else refusal.rest.push(...messages.map((message): [string, string] => [field, message]));
  }
  return refusal;
}

/** Shows what belongs to fields beside them, and goes to the first. */
export function placeRefusal<Values extends FieldValues, Sent>(
  form: ContractForm<Values, Sent>,
  { placed }: Refusal,
): void {
  for (const [index, [name, message]] of placed.entries()) {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
