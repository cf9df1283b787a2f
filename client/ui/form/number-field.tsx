import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { decimalMark } from '../../i18n/format.ts';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  /** Unit after the number: "mph". */
  unit?: string;
  /** No fractions: phones show the digit keypad. */
  whole?: boolean;
};

/** A number, stored as text and shown with the decimal mark of the language. The schema parses it: `number({ min: 1, whole: true })`. */
export function NumberField<Values extends FieldValues, Sent>({ unit, whole = false, ...rest }: Props<Values, Sent>) {
  const { i18n } = useTranslation();
  return (
    <TextField
      {...rest}
      show={(value) => value.replace('.', decimalMark(i18n.language))}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSection={unit && <span className={styles.suffix}>{unit}</span>}
      rightSectionWidth={unit ? 'auto' : undefined}
    />
  );
}
