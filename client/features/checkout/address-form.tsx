import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card, ShippingAddress } from '../../api/model.ts';
import { zCountry, zLabel } from '../../api/schemas.ts';
import { chosen, deliverable, optional, postalCode, postalCodeOf, text } from '../../rules/validation/schema.ts';
import { useCart } from '../../state/cart.ts';
import { useUser } from '../../state/session.ts';
import { CountryField, PostalCodeField, SubdivisionField } from '../../ui/form/address-fields.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';

/** Address that hardware is shipped to. PO boxes are refused, and ZIP+4 is cut (commerce 5). */
const schema = z
  .object({
    line_1: text().pipe(zLabel),
    line_2: optional(zLabel),
    city: text().pipe(zLabel),
    state: text(),
    postal_code: postalCode(),
    country: chosen(zCountry),
  })
  .check(deliverable('line_1', 'country'), deliverable('line_2', 'country'), postalCodeOf('postal_code', 'country'));

type AddressFormProps = {
  known: ShippingAddress | null;
  /** The main card. Without a known address the form starts with its billing address. */
  card: Card | null;
  /** Takes the focus when it appears, for a press of Pay that came before the form was loaded. */
  isFocused: boolean;
  onDone: () => void;
};

/** Enters the shipping address. Loaded when hardware is in the cart. */
export default function AddressForm({ known, card, isFocused, onDone }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  const user = useUser();
  const explain = useErrorLines();
  const billing = card?.billing_info;
  const form = useContractForm({
    schema,
    values: {
      line_1: known?.line_1 ?? billing?.Street ?? '',
      line_2: known?.line_2 ?? '',
      city: known?.city ?? billing?.City ?? '',
      state: known?.state ?? billing?.State ?? '',
      postal_code: known?.postal_code ?? billing?.Zip5 ?? '',
      country: known?.country ?? card?.country ?? user.country ?? '',
    },
  });
  const focus = useEffectEvent(() => {
    if (isFocused) form.setFocus('line_1');
  });
  useEffect(() => focus(), []);
  const country = useWatch({ control: form.control, name: 'country' });
  const save = async (address: z.output<typeof schema>) => useCart.setState({ shippingAddress: address });
  return (
    <Form form={form} onSubmit={save} onDone={onDone} explain={explain} guard={false}>
      <TextField form={form} name="line_1" label={t('shipping.line1')} required autoComplete="shipping address-line1" />
      <TextField form={form} name="line_2" label={t('shipping.line2')} autoComplete="shipping address-line2" />
      <FieldRow>
        <TextField form={form} name="city" label={t('shipping.city')} required autoComplete="shipping address-level2" />
        <PostalCodeField form={form} name="postal_code" country={country} label={t('shipping.postalCode')} required />
      </FieldRow>
      <FieldRow>
        <CountryField form={form} name="country" required />
        <SubdivisionField form={form} name="state" country={country} required />
      </FieldRow>
      <FormFooter isSecondary>
        <FormButtons submit={t('shipping.submit')} {...(known && { onCancel: onDone })} />
      </FormFooter>
    </Form>
  );
}
