import { type FieldValues, useWatch } from 'react-hook-form';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { FieldProps } from './use-field.ts';
import { useRecheck } from './use-recheck.ts';

type Props<Values extends FieldValues, Sent> = Pick<FieldProps<Values, Sent, string>, 'form' | 'name'> & {
  /** The repeating field. The schema needs the rule as well: `repeats(…)`. */
  repeated: FieldProps<Values, Sent, string>['name'];
  labels: readonly [label: string, repeated: string];
  takesFocus?: boolean;
};

/** An address and its repetition. */
export function EmailPair<Values extends FieldValues, Sent>({
  labels: [label, again],
  repeated,
  takesFocus,
  ...pair
}: Props<Values, Sent>) {
  return (
    <>
      <EmailField {...pair} label={label} required takesFocus={takesFocus} />
      <Recheck {...pair} repeated={repeated} />
      <EmailField form={pair.form} name={repeated} label={again} required autoComplete="off" />
    </>
  );
}

/** A new password and its repetition. */
export function PasswordPair<Values extends FieldValues, Sent>({
  labels: [label, again],
  repeated,
  takesFocus,
  ...pair
}: Props<Values, Sent>) {
  return (
    <>
      <PasswordField {...pair} label={label} required withParts takesFocus={takesFocus} />
      <Recheck {...pair} repeated={repeated} />
      <PasswordField form={pair.form} name={repeated} label={again} required autoComplete="new-password" />
    </>
  );
}

/** Revalidates the second field when the first changes. A separate component, so that the form does not render on each key. */
function Recheck<Values extends FieldValues, Sent>({
  form,
  name,
  repeated,
}: Pick<Props<Values, Sent>, 'form' | 'name' | 'repeated'>) {
  useRecheck({ form, name: repeated }, useWatch({ control: form.control, name }));
  return null;
}
