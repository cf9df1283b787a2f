import { TextInput } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { type InputEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardDigits } from '../../data/billing/cards.ts';
import { now } from '../../lib/now.ts';
import {
  type Brand,
  brandOf,
  digitsOf,
  expiryProblem,
  groupedNumber,
  numberProblem,
  readExpiry,
  securityCodeProblem,
  separatedExpiry,
} from '../../rules/billing/card.ts';
import { useUser } from '../../state/session.ts';
import { FieldRow } from '../../ui/form/form.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import { useField } from '../../ui/form/use-field.ts';
import { around } from '../../ui/form/wrapper.tsx';
import styles from './card-fields.module.css';
import type { CardFieldNames, CardFormSent, CardFormValues } from './card-schema.ts';

/** Reads and clears the typed digits. Asynchronous, because hosted fields of a processor answer with a token later. */
export type CardFieldsHandle = {
  collect: () => Promise<CardDigits>;
  clear: (...names: CardFieldNames[]) => void;
};

type Props = { form: ContractForm<CardFormValues, CardFormSent>; ref: Ref<CardFieldsHandle> };

/**
 * Number, expiry and security code. The digits exist only in the three inputs: the form holds the problem of each field instead
 * of its value.
 */
export function CardFields({ form, ref }: Props) {
  const { t } = useTranslation('card');
  const { timezone } = useUser();
  const [brand, setBrand] = useState<Brand | null>(null);
  const inputs = useRef<Partial<Record<CardFieldNames, HTMLInputElement | null>>>({});
  const textOf = (name: CardFieldNames) => inputs.current[name]?.value ?? '';

  const clear = (...names: CardFieldNames[]) => {
    for (const name of names) {
      const input = inputs.current[name];
      if (input) input.value = '';
      form.setValue(name, 'required');
      if (name === 'number') setBrand(null);
    }
  };
  useImperativeHandle(ref, () => ({
    collect: () => {
      const expiry = readExpiry(textOf('expiry'));
      if (!expiry) return Promise.reject(new Error('The expiry was checked before'));
      return Promise.resolve({ number: digitsOf(textOf('number')), cvv: textOf('cvv').trim(), ...expiry });
    },
    clear,
  }));
  // A removed element may be kept in memory.
  useEffect(() => {
    const kept = inputs.current;
    return () => {
      for (const input of Object.values(kept)) if (input) input.value = '';
    };
  }, []);

  const takeNumber = (typed: string) => {
    const next = brandOf(typed);
    if (next?.name !== brand?.name) {
      setBrand(next);
      const code = textOf('cvv');
      if (code !== '') form.setValue('cvv', securityCodeProblem(code, next), { shouldValidate: true });
    }
    return numberProblem(typed);
  };
  const register = (name: CardFieldNames) => (input: HTMLInputElement | null) => {
    // The element is kept for the cleanup above.
    if (input) inputs.current[name] = input;
  };
  return (
    <>
      <DigitField
        form={form}
        name="number"
        label={t('number')}
        autoComplete="cc-number"
        register={register('number')}
        problemOf={takeNumber}
        write={groupedNumber}
        brand={brand}
      />
      <FieldRow>
        <DigitField
          form={form}
          name="expiry"
          label={t('expiry')}
          placeholder={t('expiryForm')}
          autoComplete="cc-exp"
          register={register('expiry')}
          problemOf={(typed) => expiryProblem(typed, now(), timezone)}
          write={separatedExpiry}
        />
        <DigitField
          form={form}
          name="cvv"
          label={t('securityCode')}
          hint={t(brand?.codeLength === 4 ? 'codeInFront' : 'codeOnBack')}
          autoComplete="cc-csc"
          register={register('cvv')}
          problemOf={(typed) => securityCodeProblem(typed, brand)}
          isMasked
        />
      </FieldRow>
    </>
  );
}

type FieldProps = {
  form: ContractForm<CardFormValues, CardFormSent>;
  name: CardFieldNames;
  label: string;
  hint?: string;
  placeholder?: string;
  autoComplete: string;
  register: (input: HTMLInputElement | null) => void;
  problemOf: (typed: string) => CardFormValues[CardFieldNames];
  /** Formats the text. */
  write?: (typed: string) => string;
  brand?: Brand | null;
  isMasked?: boolean;
};

/** An uncontrolled input, because React writes the value of a controlled one into the document. */
function DigitField({
  form,
  name,
  label,
  hint,
  placeholder,
  autoComplete,
  register,
  problemOf,
  write,
  brand,
  isMasked,
}: FieldProps) {
  const { change, control, error } = useField({ form, name });
  const take = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    // Formatting moves the caret to the end, so it has to be there already.
    if (write && input.selectionStart === input.value.length) input.value = write(input.value);
    change(problemOf(input.value));
  };
  return (
    <TextInput
      {...around({ label, hint, required: true, error })}
      name={name}
      ref={(input) => {
        control.ref(input);
        register(input);
      }}
      onInput={take}
      onBlur={({ currentTarget: input }) => {
        if (write) input.value = write(input.value);
        control.onBlur();
      }}
      classNames={{ input: isMasked ? styles.masked : styles.digits }}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      spellCheck={false}
      aria-required
      leftSection={autoComplete === 'cc-number' && <IconCreditCard size={18} aria-hidden />}
      rightSection={brand !== undefined && <output className={styles.brand}>{brand?.name}</output>}
      rightSectionWidth={brand ? 'auto' : undefined}
    />
  );
}
