import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { listWithArrow } from './lists.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

export type Choice = {
  value: string;
  label: string;
  /** At the end of the option: a price, a code. */
  detail?: string;
  disabled?: boolean;
};

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  choices: readonly Choice[];
  placeholder?: string;
  /** Filters a long list by typing. */
  searchable?: boolean;
  autoComplete?: string;
};

/** A select. Its value is '' if nothing is chosen. */
export function SelectField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required = false,
  disabled,
  takesFocus,
  choices,
  placeholder,
  searchable = false,
  autoComplete,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const { value, change, control, error } = useField({ form, name });
  return (
    <Select
      {...control}
      {...around({ label, hint, required, error })}
      data={[...choices]}
      value={value === '' ? null : value}
      onChange={(chosen) => change(chosen ?? '')}
      renderOption={({ option, checked }) => <Option {...(option as Choice)} isChosen={checked ?? false} />}
      disabled={disabled}
      searchable={searchable}
      clearable={!required}
      // Without a mouse, choosing the same option again clears the field.
      allowDeselect={!required}
      placeholder={placeholder ?? t('choose')}
      nothingFoundMessage={t('nothingFound')}
      autoComplete={autoComplete}
      {...listWithArrow}
      aria-required={required}
      data-autofocus={takesFocus || undefined}
    />
  );
}

export function Option({ label, detail, isChosen }: Pick<Choice, 'label' | 'detail'> & { isChosen: boolean }) {
  return (
    <span className={styles.option}>
      {isChosen ? <b>{label}</b> : label}
      {detail && <span className={`${styles.detail} tabular`}>{detail}</span>}
      {isChosen && <IconCheck className={detail ? undefined : styles.detail} size={16} aria-hidden />}
    </span>
  );
}
