import type { InputWrapperProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

type Facts = { label: string; hint?: ReactNode; required?: boolean; error: string | undefined };

/** Frame of every control: label above, error below it, then the hint. */
export const around = ({ label, hint, required = false, error }: Facts) =>
  ({
    label,
    description: hint,
    withAsterisk: required,
    error: error && <FieldError>{error}</FieldError>,
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
  }) satisfies Partial<InputWrapperProps>;

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <IconAlertCircle size={14} aria-hidden />
      {children}
    </span>
  );
}
