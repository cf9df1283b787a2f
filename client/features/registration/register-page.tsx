import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { registerUser, resendEmail } from '../../../generated/client/user.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { bindAnswer } from '../../lib/bound-answer.ts';
import { paths } from '../../lib/paths.ts';
import { countryOf } from '../../rules/locale/countries.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { CountryField, PostalCodeField } from '../../ui/form/address-fields.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { FieldRow, Form } from '../../ui/form/form.tsx';
import { EmailPair } from '../../ui/form/pairs.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Redirect } from '../../ui/redirect.tsx';
import styles from './account-card.module.css';
import { AccountCard, CardSubmit } from './account-card.tsx';
import { registrationSchema, registrationValues } from './registration.ts';
import { SendAgain } from './send-again.tsx';
import { SignInLink } from './sign-in-link.tsx';

type Sent = Parameters<typeof registerUser>[0];

/**
 * Creates an account (core 2.1). Redirects signed-in users, as `/login` does, so that Back after signing in shows no form. Decides
 * this when the page opens, so that a sign-in in another tab does not discard a form in use.
 */
export default function RegisterPage() {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (status === 'signed_out' || status === 'failed')) setOpen(true);
  if (isOpen) return <Registration />;
  return status === 'signed_in' ? <Redirect to={paths.dashboard} /> : null;
}

/** The e-mailed link confirms the address and sets the password. */
function Registration() {
  const { t, i18n } = useTranslation('registration');
  const explain = useErrorLines();
  const { brand } = usePortal();
  const [values] = useState(() => registrationValues(navigator.language));
  const [schema] = useState(() => registrationSchema(i18n.language));
  const form = useContractForm({ schema, values });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const country = useWatch({ control: form.control, name: 'country' });

  const done = ({ email }: Sent) => {
    bindAnswer(email);
    setWasSent(true);
    setSentTo(email);
  };
  const sendAgain = async () => {
    try {
      await resendEmail({ email: sentTo ?? '' }, { auth: 'none' });
      return null;
    } catch (failure) {
      return explain(failure).join(' ');
    }
  };

  if (sentTo !== null) {
    return (
      <AccountCard
        followed
        title={t('register.sentTitle')}
        lead={<Trans t={t} i18nKey="register.sentText" values={{ email: sentTo }} components={{ b: <b /> }} />}
      >
        <SendAgain send={sendAgain} sent={t('again.sentEmail')} />
        <p className={styles.after}>
          {t('register.wrongAddress')}{' '}
          <BareButton className={styles.link} onClick={() => setSentTo(null)}>
            {t('register.startOver')}
          </BareButton>
        </p>
      </AccountCard>
    );
  }
  return (
    <AccountCard isWide followed={wasSent} title={t('register.title')} lead={t('register.lead', { brand: brand.name })}>
      <Form
        form={form}
        onSubmit={(sent) => registerUser(sent, { auth: 'none' })}
        onDone={(_answer, sent) => done(sent)}
        explain={explain}
      >
        <FieldRow>
          <TextField form={form} name="first_name" label={t('firstName')} required autoComplete="given-name" />
          <TextField form={form} name="last_name" label={t('lastName')} required autoComplete="family-name" />
        </FieldRow>
        <EmailPair form={form} name="email" repeated="confirm_email" labels={[t('email'), t('confirmEmail')]} />
        <FieldRow>
          <CountryField form={form} name="country" required />
          <PostalCodeField form={form} name="postal_code" country={country} label={t('postalCode')} required />
        </FieldRow>
        <PhoneField
          form={form}
          name="phone_number"
          home={countryOf(country)}
          label={t('phone')}
          hint={t('phoneHint')}
        />
        <CheckField form={form} name="consent" label={t('register.consent')} required hint={<Policies />} />
        <CardSubmit label={t('register.submit')} busy={t('register.busy')} />
      </Form>
      <SignInLink before={t('register.haveAccount')} label={t('signIn')} />
    </AccountCard>
  );
}

/** Links open in new tabs, to keep the form. */
function Policies() {
  const { t } = useTranslation('registration');
  const link = (path: string) => <Link className={styles.link} to={path} target="_blank" />;
  return (
    <Trans
      t={t}
      i18nKey="register.read"
      components={{ terms: link(paths.terms), privacy: link(paths.privacyPolicy) }}
    />
  );
}
