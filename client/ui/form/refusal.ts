import type { FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/** Errors of a failure by field: those of an `ApiError` with the server's `validation_errors` (core 8). */
function fieldsOf(failure: unknown): [field: string, messages: readonly string[]][] {
  const { fields } = (failure ?? {}) as { fields?: Readonly<Record<string, readonly string[]>> };
  return typeof fields === 'object' ? Object.entries(fields) : [];
}

/** Whether the server wrote the messages. Checks an `ApiError` by name, because this layer does not import the API. */
export const isOfServer = (failure: unknown): boolean => failure instanceof Error && failure.name === 'ApiError';

/** Errors of shown fields, and errors of fields that the form does not show. */
type Refusal = { placed: [name: string, message: string][]; rest: [field: string, message: string][] };

/**
 * Sorts the errors of a failure. `names`: form fields by the server's name if they differ. `translate`: text of a message at its
 * field. The rest keeps the server's words.
 */
export function sortRefusal(
  failure: unknown,
  shown: ReadonlySet<string>,
  names: Readonly<Record<string, string>> = {},
  translate: (message: string) => string = (message) => message,
): Refusal {
  const refusal: Refusal = { placed: [], rest: [] };
  for (const [field, received] of fieldsOf(failure)) {
    const name = names[field] ?? field;
    if (shown.has(name)) refusal.placed.push([name, received.map(translate).join(' ')]);
    else refusal.rest.push(...received.map((message): [string, string] => [field, message]));
  }
  return refusal;
}

/** Shows errors at their fields, and focuses the first. */
export function placeRefusal<Values extends FieldValues, Sent>(
  form: ContractForm<Values, Sent>,
  { placed }: Refusal,
): void {
  for (const [index, [name, message]] of placed.entries()) {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
