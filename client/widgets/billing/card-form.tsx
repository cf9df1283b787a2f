import { IconLock } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card } from '../../api/model.ts';
import { cardCreate } from '../../data/billing/cards.ts';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { useUser } from '../../state/session.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { BillingAddress } from './billing-address.tsx';
import styles from './card-fields.module.css';
import { CardFields, type CardFieldsHandle } from './card-fields.tsx';
import { addressOf, billingInfoOf, type CardFormSent, cardSchema, SERVER_NAMES } from './card-schema.ts';

type Props = {
  onSaved: (card: Card) => void;
  onCancel?: () => void;
  /** The card is added to pay the renewals: begins as the main one. */
  isMain?: boolean;
};

/**
 * Adds a card (commerce 3, 5). Begins with the address of the main card: its page has read the cards.
 */
export function CardForm({ onSaved, onCancel, isMain = false }: Props) {
  const { t } = useTranslation('card');
  const user = useUser();
  const { data: cards = [] } = useQuery(cardsQuery());
  const isFirst = cards.length === 0;
  const fields = useRef<CardFieldsHandle>(null);
  const form = useContractForm({
    schema: cardSchema,
    values: {
      number: 'required',
      expiry: 'required',
      cvv: 'required',
      nickname: '',
      is_main: isMain || isFirst,
      ...addressOf(
        cards.find((card) => card.is_main),
        user,
      ),
    },
  });
  const { mutateAsync } = useMutation(cardCreate());
  const collect = async () => {
    if (!fields.current) throw new Error('The fields are not shown');
    return fields.current.collect();
  };
  const save = async ({ nickname, country, is_main, ...address }: CardFormSent) => {
    try {
      const card = { nickname, country, is_main, billing_info: billingInfoOf(address) };
      return await mutateAsync({ card, collect });
    } catch (failure) {
      // A refused security code is not kept. The number stays, so that a wrong digit can be corrected.
      fields.current?.clear('cvv');
      throw failure;
    }
  };
  const finish = (card: Card) => {
    fields.current?.clear('number', 'expiry', 'cvv');
    form.reset();
    onSaved(card);
  };
  return (
    <Form form={form} onSubmit={save} onDone={finish} explain={useErrorLines()} serverNames={SERVER_NAMES}>
      <CardFields form={form} ref={fields} />
      <BillingAddress form={form} />
      <CheckField
        form={form}
        name="is_main"
        label={t('isMain')}
        hint={t(isFirst ? 'isFirst' : 'isMainHint')}
        disabled={isFirst}
      />
      <p className={styles.safe}>
        <IconLock size={16} aria-hidden />
        {t('safe')}
      </p>
      <FormFooter>
        <FormButtons submit={t('submit')} {...(onCancel && { onCancel })} />
      </FormFooter>
    </Form>
  );
}
