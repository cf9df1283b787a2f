import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import { ApiError } from '../../../api/errors.ts';
import type { User } from '../../../api/model.ts';
import { zCountry, zLabel, zPersonName } from '../../../api/schemas.ts';
import { countryOf } from '../../../rules/locale/countries.ts';
import { fromE164 } from '../../../rules/validation/phone.ts';
import {
  chosen,
  image,
  optional,
  optionalPhone,
  postalCode,
  postalCodeOf,
  tidied,
} from '../../../rules/validation/schema.ts';
import { Card } from '../../../ui/card.tsx';
import { CountryField, PostalCodeField } from '../../../ui/form/address-fields.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from '../profile-frame.module.css';
import { useUserForm } from '../use-user-form.ts';

const schema = z
  .object({
    image: image(),
    first_name: tidied(zPersonName),
    last_name: tidied(zPersonName),
    company: optional(zLabel),
    phone_number: optionalPhone(),
    country: chosen(zCountry),
    postal_code: postalCode(),
  })
  .check(postalCodeOf('postal_code', 'country'));

function valuesOf(user: User): z.input<typeof schema> {
  const country = countryOf(user.country);
  return {
    image: user.image,
    first_name: user.first_name,
    last_name: user.last_name,
    company: user.company ?? '',
    phone_number: fromE164(user.phone_number, country),
    country: country ?? '',
    postal_code: user.postal_code,
  };
}

/**
 * Says in the user's language why the country stays: the account has money in its currency (commerce 4). Nothing else about a country
 * is refused by the server alone.
 */
function keptCountry(failure: unknown, text: string): ApiError | null {
  if (!(failure instanceof ApiError) || !failure.fields['country']) return null;
  const { kind, status, message, detail, code, body } = failure;
  return new ApiError({ kind, status, message, detail, code, body, fields: { ...failure.fields, country: [text] } });
}

/** Personal details (commerce 3). Sends all changes in one call. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const explain = (failure: unknown) => keptCountry(failure, t('details.countryKept')) ?? failure;
  const { form, props } = useUserForm({ user, schema, valuesOf, what: 'details', explain });
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <Card title={t('details.title')}>
      <div className={styles.body}>
        <Form {...props} explain={useErrorLines()}>
          <ImageField form={form} name="image" label={t('details.image')} shape="round" />
          <FieldRow>
            <TextField
              form={form}
              name="first_name"
              label={t('details.firstName')}
              required
              autoComplete="given-name"
            />
            <TextField form={form} name="last_name" label={t('details.lastName')} required autoComplete="family-name" />
          </FieldRow>
          <TextField form={form} name="company" label={t('details.company')} autoComplete="organization" />
          <PhoneField
            form={form}
            name="phone_number"
            home={countryOf(country)}
            label={t('details.phone')}
            hint={t('details.phoneHint')}
          />
          <FieldRow>
            <CountryField form={form} name="country" required />
            <PostalCodeField
              form={form}
              name="postal_code"
              country={country}
              label={t('details.postalCode')}
              required
            />
          </FieldRow>
          <FormFooter>
            <FormButtons submit={t('details.submit')} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
