import type { FieldValues } from 'react-hook-form';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  /** After the number: "mph". */
  unit?: string;
  /** No fractions: the phone shows digits alone. */
  whole?: boolean;
};

/** A number, held as it is typed; the schema makes a number of it: `number({ min: 1, whole: true })`. */
export function NumberField<Values extends FieldValues, Sent>({ unit, whole = false, ...rest }: Props<Values, Sent>) {
  return (
    <TextField
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSection={unit && <span className={styles.suffix}>{unit}</span>}
      rightSectionWidth={unit ? 'auto' : undefined}
    />
  );
}
