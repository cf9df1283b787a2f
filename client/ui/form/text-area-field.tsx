import { Textarea } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mayBeTyped } from '../../rules/validation/text.ts';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & { rows?: number; maxLength?: number };

/** Several lines of text. Rejects characters that are not allowed, with a message (core 5). */
export function TextAreaField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
  rows = 4,
  maxLength,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const { value, change, control, error } = useField({ form, name });
  const [wasRefused, setRefused] = useState(false);
  const type = ({ currentTarget: area }: ChangeEvent<HTMLTextAreaElement>) => {
    const isAllowed = mayBeTyped(area.value);
    setRefused(!isAllowed);
    if (isAllowed) return change(area.value);
    // Restoring the previous value moves the caret to the end, so put it back.
    const caret = area.selectionStart - (area.value.length - value.length);
    queueMicrotask(() => area.setSelectionRange(caret, caret));
  };
  return (
    <Textarea
      {...control}
      {...around({ label, hint, required, error })}
      {...(wasRefused && { description: <output>{t('notTyped')}</output> })}
      rows={rows}
      maxLength={maxLength}
      disabled={disabled}
      value={value}
      onChange={type}
      aria-required={required}
      data-autofocus={takesFocus || undefined}
    />
  );
}
