import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { FIELD_ERROR_DELAY } from '../../rules/constants/forms.ts';
import { fieldMessage } from './field-message.ts';
import { useRetold } from './use-retold.ts';

type Options<Values, Sent> = { schema: ZodType<Sent, Values>; values: Values };

/** A form: what its fields hold, and what is sent once the schema has taken it. */
export type ContractForm<Values extends FieldValues, Sent = Values> = UseFormReturn<Values, unknown, Sent>;

/**
 * A form of one schema: parts of the contract (`client/api/schemas.ts`) and rules of `client/rules/validation`. The fields
 * hold the schema's input, all of it from the beginning: a value that is missing is one that changed. `onSubmit` of `Form` gets its output. The schema has to stand outside of the component, or be
 * memoized. To be used with `Form`.
 */
export function useContractForm<Values extends FieldValues, Sent = Values>({ schema, values }: Options<Values, Sent>) {
  const { t, i18n } = useTranslation('forms');
  const error = (issue: Parameters<typeof fieldMessage>[0]) => fieldMessage(issue, t, i18n.language);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema, { error }),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onChange',
    // Leaving the field or sending ends the pause.
    delayError: FIELD_ERROR_DELAY,
  });
  useRetold(form, i18n.language);
  return form;
}
