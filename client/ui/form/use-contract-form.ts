import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { fieldMessage, type PatternMessages } from './field-message.ts';

/** Errors appear after a pause in typing (core 5). */
const PAUSE = 1_000;

type Options<Values> = { schema: ZodType<Values, Values>; values: DefaultValues<Values>; patterns?: PatternMessages };

/** A form whose rules are the contract's. `patterns` says, by field, which text stands for its pattern. */
export function useContractForm<Values extends FieldValues>({ schema, values, patterns = {} }: Options<Values>) {
  const { t } = useTranslation();
  const error = (issue: Parameters<typeof fieldMessage>[0]) => fieldMessage(issue, patterns, t);
  return useForm<Values>({
    resolver: zodResolver(schema, { error }),
    defaultValues: values,
    mode: 'onChange',
    delayError: PAUSE,
  });
}
