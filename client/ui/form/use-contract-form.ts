import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { FIELD_ERROR_DELAY } from '../../rules/constants/forms.ts';
import { fieldMessage } from './field-message.ts';
import { useTranslatedErrors } from './use-translated-errors.ts';

type Options<Values, Sent> = { schema: ZodType<Sent, Values>; values: Values };

/** A form: the values of its fields, and the schema's output to send. */
export type ContractForm<Values extends FieldValues, Sent = Values> = UseFormReturn<Values, unknown, Sent>;

/**
 * A form of one schema: parts of the contract (`client/api/schemas.ts`) and rules of `client/rules/validation`. The fields hold the
 * schema's input, and need all values from the start: a missing value would count as a change. `onSubmit` of `Form` gets the
 * schema's output. Define the schema outside of the component, or memoize it.
 */
export function useContractForm<Values extends FieldValues, Sent = Values>({ schema, values }: Options<Values, Sent>) {
  const { t, i18n } = useTranslation('forms');
  const error = (issue: Parameters<typeof fieldMessage>[0]) => fieldMessage(issue, t, i18n.language);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema, { error }),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onChange',
    // Leaving the field or submitting shows the error at once.
    delayError: FIELD_ERROR_DELAY,
  });
  useTranslatedErrors(form, i18n.language);
  return form;
}
