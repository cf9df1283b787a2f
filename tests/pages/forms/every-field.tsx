import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod';
import { useErrorLines } from '../../../client/api/error-lines.ts';
import { errorOfAnswer } from '../../../client/api/errors.ts';
import { zCountry, zEmail, zLabel, zPassword, zPersonName, zPin, zPlainText } from '../../../client/api/schemas.ts';
import { countryOf } from '../../../client/rules/locale/countries.ts';
import { emailsMatch, passwordsMatch } from '../../../client/rules/validation/pairs.ts';
import {
  accepted,
  chosen,
  deliverable,
  image,
  number,
  optional,
  optionalPhone,
  postalCode,
  postalCodeOf,
  repeats,
  text,
} from '../../../client/rules/validation/schema.ts';
import { CountryField, PostalCodeField, SubdivisionField } from '../../../client/ui/form/address-fields.tsx';
import { CheckField, SwitchField } from '../../../client/ui/form/check-field.tsx';
import { CodeField } from '../../../client/ui/form/code-field.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../client/ui/form/form.tsx';
import { ImageField } from '../../../client/ui/form/image-field.tsx';
import { NumberField } from '../../../client/ui/form/number-field.tsx';
import { EmailPair, PasswordPair } from '../../../client/ui/form/pairs.tsx';
import { PhoneField } from '../../../client/ui/form/phone-field.tsx';
import { SelectField } from '../../../client/ui/form/select-field.tsx';
import { TextAreaField } from '../../../client/ui/form/text-area-field.tsx';
import { TextField } from '../../../client/ui/form/text-field.tsx';
import { useContractForm } from '../../../client/ui/form/use-contract-form.ts';

const schema = z
  .object({
    image: image(),
    first_name: zPersonName,
    serial: z.string(),
    email: zEmail,
    confirm_email: zEmail,
    password: zPassword,
    confirm_password: z.string().min(1),
    phone_number: optionalPhone(),
    street: text().pipe(zLabel),
    country: chosen(zCountry),
    state: z.string().min(1),
    postal_code: postalCode(),
    plan: z.string().min(1),
    interval: number({ min: 1, whole: true }),
    voltage: number({ min: 3.5, max: 48 }),
    note: optional(zPlainText),
    pin: zPin,
    is_main: z.boolean(),
    consent: accepted(),
  })
  .check(
    deliverable('street', 'country'),
    postalCodeOf('postal_code', 'country'),
    repeats('confirm_email', 'email', emailsMatch),
    repeats('confirm_password', 'password', passwordsMatch),
  );

const values = {
  image: null,
  first_name: '',
  serial: 'C0417-88213',
  email: '',
  confirm_email: '',
  password: '',
  confirm_password: '',
  phone_number: { country: 'US' as const, digits: '' },
  street: '',
  country: 'US',
  state: '',
  postal_code: '',
  plan: '',
  interval: '',
  voltage: '',
  note: '',
  pin: '',
  is_main: false,
  consent: false,
};

const PLANS = [
  { value: 'basic', label: 'Basic', detail: '$7.99' },
  { value: 'premium', label: 'Premium', detail: '$11.99' },
];

declare global {
  interface Window {
    /** Set by the test: response to the submitted values. `null` is success. */
    send: (sent: object) => Promise<{ status: number; body: object } | null>;
  }
}

async function send(sent: object): Promise<void> {
  const refused = await window.send(sent);
  if (refused) throw errorOfAnswer({ ...refused, statusText: '', url: '/' });
}

export function EveryField() {
  const form = useContractForm({ schema, values });
  const country = useWatch({ control: form.control, name: 'country' });
  const explain = useErrorLines();
  const navigate = useNavigate();
  const shared = { form };
  return (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 16 }}>
      <h1>Every field</h1>
      <Link to="/elsewhere">Elsewhere</Link>
      <Form form={form} onSubmit={send} onDone={() => void navigate('/elsewhere')} explain={explain}>
        <ImageField {...shared} name="image" label="Picture" aspect={1.5} />
        <TextField {...shared} name="first_name" label="First name" required autoComplete="given-name" />
        <EmailPair {...shared} name="email" repeated="confirm_email" labels={['Email', 'Confirm email']} />
        <PasswordPair
          {...shared}
          name="password"
          repeated="confirm_password"
          labels={['Password', 'Confirm password']}
        />
        <PhoneField
          {...shared}
          name="phone_number"
          home={countryOf(country)}
          label="Phone"
          hint="For text messages of your alerts"
        />
        <TextField {...shared} name="street" label="Street" required autoComplete="address-line1" />
        <FieldRow>
          <CountryField {...shared} name="country" required />
          <SubdivisionField {...shared} name="state" country={country} required />
        </FieldRow>
        <FieldRow>
          <PostalCodeField {...shared} name="postal_code" country={country} label="Postal code" required />
          <SelectField {...shared} name="plan" label="Plan" choices={PLANS} />
        </FieldRow>
        <FieldRow>
          <NumberField {...shared} name="interval" label="Service interval" unit="miles" whole required />
          <NumberField {...shared} name="voltage" label="Voltage" unit="V" required />
        </FieldRow>
        <TextAreaField {...shared} name="note" label="Note" hint="What support should know" />
        <CodeField {...shared} name="pin" label="PIN" hint="You type it on the keypad" required mask />
        <TextField
          {...shared}
          name="serial"
          label="Serial number"
          hint="Cannot change while a transfer is pending"
          disabled
        />
        <SwitchField {...shared} name="is_main" label="Main card" hint="Renewals are paid with it" />
        <CheckField {...shared} name="consent" label="I agree to the terms" required />
        <FormFooter>
          <FormButtons submit="Save everything" onCancel={() => void navigate('/elsewhere')} />
        </FormFooter>
      </Form>
    </main>
  );
}
