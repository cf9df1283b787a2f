/** Light controls, see `button.tsx`: fields of the sign-in page. */
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { emailSuggestions } from '../../rules/validation/email-suggestions.ts';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** Content at the end of the label's line. */
  beside?: ReactNode;
  /** Content in the field, at its end. */
  end?: ReactNode;
};

/** A field with its label above. */
export function LightField({ label, beside, end, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.labels}>
        <label htmlFor={id} data-required={rest.required || undefined}>
          {label}
        </label>
        {beside}
      </div>
      <div className={styles.field} data-has-end={end !== undefined}>
        <input {...rest} id={id} />
        {end}
      </div>
    </div>
  );
}

/** A field for an address, with completions (core 5). */
export function EmailField(props: Omit<FieldProps, 'type' | 'list'>) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  return (
    <>
      <LightField {...props} type="email" list={listId} onInput={(event) => setTyped(event.currentTarget.value)} />
      <datalist id={listId}>
        {emailSuggestions(typed).map((address) => (
          <option key={address} value={address}>
            {address}
          </option>
        ))}
      </datalist>
    </>
  );
}

type CheckProps = ComponentProps<'input'> & { label: string; hint?: string };

/** A checkbox with its label. All of it is the target. */
export function LightCheck({ label, hint, ...rest }: CheckProps) {
  const hintId = useId();
  return (
    <label className={styles.check}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" aria-describedby={hint ? hintId : undefined} />
      </span>
      <span>
        {label}
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
