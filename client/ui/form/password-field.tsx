import { ActionIcon } from '@mantine/core';
import { IconCheck, IconEye, IconEyeOff, IconPoint } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_PARTS, passwordParts } from '../../rules/validation/password.ts';
import { useEmptied } from '../use-emptied.ts';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> &
  Pick<TextFieldProps<Values, Sent>, 'autoComplete'> & {
    /** Shows the requirements of a new password, and which are met. */
    withParts?: boolean;
  };

/** A password with a button to show it. */
export function PasswordField<Values extends FieldValues, Sent>({
  withParts = false,
  hint,
  ...rest
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const [isVisible, setVisible] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  useEmptied(element);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <TextField
      autoComplete={withParts ? 'new-password' : 'current-password'}
      {...rest}
      element={element}
      hint={withParts ? <Parts form={rest.form} name={rest.name} /> : hint}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={
        <ActionIcon
          variant="transparent"
          aria-label={t('showPassword')}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** Requirements of a password (core 5), and which are met. */
function Parts<Values extends FieldValues, Sent>({
  form,
  name,
}: Pick<FieldProps<Values, Sent, string>, 'form' | 'name'>) {
  const { t } = useTranslation('forms');
  const value: string = useWatch({ control: form.control, name });
  const parts = passwordParts(value);
  return (
    <>
      {t('passwordNeeds')}
      <span className={styles.parts}>
        {PASSWORD_PARTS.map((part) => {
          const label = t(`passwordParts.${part}`);
          const Icon = parts[part] ? IconCheck : IconPoint;
          return (
            <span key={part} className={styles.part} data-met={parts[part]}>
              <Icon size={16} aria-hidden />
              <span aria-label={parts[part] ? t('partMet', { part: label }) : undefined}>{label}</span>
            </span>
          );
        })}
      </span>
    </>
  );
}
