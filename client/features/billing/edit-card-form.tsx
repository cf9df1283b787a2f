import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card } from '../../api/model.ts';
import { cardUpdate } from '../../data/billing/cards.ts';
import { now } from '../../lib/now.ts';
import { type Expiry, expiryProblem, readExpiry, separatedExpiry, writtenExpiry } from '../../rules/billing/card.ts';
import { text } from '../../rules/validation/schema.ts';
import { useUser } from '../../state/session.ts';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { BillingAddress } from '../../widgets/billing/billing-address.tsx';
import {
  addressOf,
  billingFields,
  billingInfoOf,
  postalCodeOfCountry,
  SERVER_NAMES,
} from '../../widgets/billing/card-schema.ts';

function schemaFor(timeZone: string) {
  const expiry = text((typed) => {
    const problem = expiryProblem(typed, now(), timeZone);
    return problem && { text: problem };
  }).transform((typed) => readExpiry(typed) as Expiry);
  return z.object({ expiry, ...billingFields }).check(postalCodeOfCountry);
}
type Sent = z.output<ReturnType<typeof schemaFor>>;

type Props = { card: Card; onSaved: () => void; onCancel: () => void };

/** Expiry, address and nickname of a saved card. Its number cannot be changed: that is a new card. */
export function EditCardForm({ card, onSaved, onCancel }: Props) {
  const { t } = useTranslation('billing');
  const user = useUser();
  const { exp_month, exp_year, nickname } = card;
  const written = exp_month !== undefined && exp_year !== undefined ? writtenExpiry({ exp_month, exp_year }) : '';
  const form = useContractForm({
    schema: useMemo(() => schemaFor(user.timezone), [user.timezone]),
    values: { expiry: written, nickname: nickname ?? '', ...addressOf(card, user) },
  });
  const { mutateAsync } = useMutation(cardUpdate());
  const errorLines = useErrorLines();
  const save = ({ expiry: dates, nickname: name, country, ...address }: Sent) =>
    mutateAsync({
      cardId: card.id,
      data: { ...dates, nickname: name, country, billing_info: billingInfoOf(address) },
    });
  return (
    <Form
      form={form}
      onSubmit={save}
      onDone={onSaved}
      explain={(failure) => [t('cards.updateFailed'), ...errorLines(failure)]}
      serverNames={SERVER_NAMES}
    >
      <TextField
        form={form}
        name="expiry"
        label={t('edit.expiry')}
        required
        inputMode="numeric"
        autoComplete="off"
        write={separatedExpiry}
      />
      <BillingAddress form={form} />
      <FormFooter>
        <FormButtons submit={t('edit.submit')} onCancel={onCancel} />
      </FormFooter>
    </Form>
  );
}
