import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../light/button.tsx';
import styles from './form.module.css';
import { Guard, Lines, Spoken } from './form-parts.tsx';
import { FormStatus, useFormStatus } from './form-status.ts';
import { isOfServer, placeRefusal, sortRefusal } from './refusal.ts';
import { serverFieldLine, serverMessage } from './server-message.ts';
import type { ContractForm } from './use-contract-form.ts';

type Props<Values extends FieldValues, Sent, Answer> = {
  form: ContractForm<Values, Sent>;
  /** Submits the schema's output. Rejects with the failure of the call. */
  onSubmit: (sent: Sent) => Promise<Answer>;
  /** Called after the save, when no changes are unsaved: close, `useNavigateIfHere`, show an alert. */
  onDone?: (answer: Answer, sent: Sent) => void;
  /** Lines to show for a failure: `useErrorLines()` of `client/api`. */
  explain: (failure: unknown) => readonly string[];
  /** Form fields by the server's name, if the two differ. */
  serverNames?: Readonly<Record<string, FieldPath<Values>>>;
  /** `false`: leaving the page does not ask. */
  guard?: boolean;
  /** Parameter of the address that names what the form is about: its change leaves the form, too. */
  subject?: string;
  children: ReactNode;
};

/**
 * A form. Errors are debounced by a second and shown at once on submit, when the first invalid field gets the focus. Server errors
 * are shown at their fields, all others above the form, and the input stays. Submits once at a time, and asks before the page is left
 * with changes (core 5, core 8). Pages that use it load the catalog `forms`.
 *
 * @example
 * const schema = z
 *   .object({ first_name: zPersonName, email: zEmail, confirm_email: zEmail, phone_number: optionalPhone(),
 *             country: chosen(zCountry), postal_code: postalCode() })
 *   .check(postalCodeOf('postal_code', 'country'), repeats('confirm_email', 'email', emailsMatch));
 * const form = useContractForm({ schema, values: { …, phone_number: fromE164(user.phone_number, 'US') } });
 * const country = useWatch({ control: form.control, name: 'country' });
 * const { mutateAsync } = useMutation(userUpdate(user.id));
 * <Form form={form} onSubmit={mutateAsync} onDone={() => showAlert(…)} explain={useErrorLines()}>
 *   <TextField form={form} name="first_name" label={t('firstName')} required autoComplete="given-name" />
 *   <EmailPair form={form} name="email" repeated="confirm_email" labels={[t('email'), t('confirmEmail')]} />
 *   <PhoneField form={form} name="phone_number" home={countryOf(country)} label={t('phone')} />
 *   <FieldRow><CountryField form={form} name="country" required />
 *     <PostalCodeField form={form} name="postal_code" country={country} label={t('zip')} required /></FieldRow>
 *   <FormFooter><FormButtons submit={t('submit')} onCancel={back} /></FormFooter>
 * </Form>
 */
export function Form<Values extends FieldValues, Sent, Answer>({
  form,
  onSubmit,
  onDone,
  explain,
  serverNames,
  guard = true,
  subject,
  children,
}: Props<Values, Sent, Answer>) {
  const { t } = useTranslation();
  const { t: forms, i18n } = useTranslation('forms');
  const [isBusy, setBusy] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const isSending = useRef(false);

  const linesOf = (failure: unknown) => {
    // oxlint-disable-next-line no-underscore-dangle -- the library has no other way to list the mounted fields
    const refusal = sortRefusal(failure, form.control._names.mount, serverNames, (message) =>
      isOfServer(failure) ? serverMessage(message, forms, i18n.language) : message,
    );
    placeRefusal(form, refusal);
    if (refusal.placed.length === 0 && refusal.rest.length === 0) return explain(failure);
    return refusal.rest.map(([field, message]) =>
      isOfServer(failure) ? serverFieldLine(field, message, i18n) : t('errors.field', { field, message }),
    );
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog may be inside another one in React's tree.
    event.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setLines([]);
    const values = structuredClone(form.getValues());
    let done: (() => void) | undefined;
    try {
      await form.handleSubmit(async (sent) => {
        const answer = await onSubmit(sent);
        done = () => onDone?.(answer, sent);
      })();
    } catch (failure) {
      setLines(linesOf(failure));
    }
    isSending.current = false;
    setBusy(false);
    if (!done) return;
    // The submitted values are saved. Only edits made since then count as unsaved.
    form.resetDefaultValues(values);
    done();
  };

  return (
    <FormStatus value={useMemo(() => ({ isBusy }), [isBusy])}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
        <Spoken form={form} />
        <Lines lines={lines} />
        {children}
      </form>
      {guard && <Guard form={form} subject={subject} />}
    </FormStatus>
  );
}

type ButtonsProps = {
  /** Label of the submit button: "Pay $48.60". */
  submit: string;
  /** Label while submitting. */
  busy?: string;
  onCancel?: () => void;
  /** Why the form cannot be submitted now. Shown beside the button. */
  disabledReason?: string | null;
};

/** Cancel and submit buttons, for `FormFooter` or `DialogFooter`. */
export function FormButtons({ submit, busy, onCancel, disabledReason = null }: ButtonsProps) {
  const { t } = useTranslation();
  const { isBusy } = useFormStatus();
  const reasonId = useId();
  return (
    <>
      {disabledReason !== null && (
        <p className={styles.reason} id={reasonId}>
          {disabledReason}
        </p>
      )}
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          {t('cancel')}
        </Button>
      )}
      {disabledReason === null ? (
        <SubmitButton isBusy={isBusy} busyLabel={busy ?? t('saving')}>
          {submit}
        </SubmitButton>
      ) : (
        <Button data-disabled aria-disabled aria-describedby={reasonId} onClick={(event) => event.preventDefault()}>
          {submit}
        </Button>
      )}
    </>
  );
}

/** Buttons of a form on a page. `isSecondary`: a form above has the page's one filled button. */
export function FormFooter({ isSecondary = false, children }: { isSecondary?: boolean; children: ReactNode }) {
  return (
    <div className={styles.footer} data-secondary={isSecondary}>
      {children}
    </div>
  );
}

/** Fields side by side, stacked on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
