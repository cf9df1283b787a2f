import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField, PostalCodeField, SubdivisionField } from '../../ui/form/address-fields.tsx';
import { FieldRow } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import styles from './card-fields.module.css';

/** Values of the fields below, in any form that has them. */
type Values = {
  nickname: string;
  country: string;
  name: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
};

/** Billing address and nickname of a card (commerce 3). */
export function BillingAddress<Of extends Values, Sent>({ form: whole }: { form: ContractForm<Of, Sent> }) {
  const { t } = useTranslation('card');
  // The fields below are part of every such form.
  const form = whole as unknown as ContractForm<Values>;
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <>
      <h3 className={styles.section}>{t('billingAddress')}</h3>
      <TextField form={form} name="name" label={t('name')} required autoComplete="cc-name" />
      <FieldRow>
        <CountryField form={form} name="country" required />
        <PostalCodeField form={form} name="postal_code" country={country} label={t('postalCode')} required />
      </FieldRow>
      <TextField form={form} name="street" label={t('street')} required autoComplete="billing address-line1" />
      <FieldRow>
        <TextField form={form} name="city" label={t('city')} required autoComplete="billing address-level2" />
        <SubdivisionField form={form} name="state" country={country} required />
      </FieldRow>
      <TextField form={form} name="nickname" label={t('nickname')} hint={t('nicknameHint')} autoComplete="off" />
    </>
  );
}
