import '@mantine/core/styles/Combobox.layer.css';
import { Input, Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES, countries, countryOf } from '../../rules/countries.ts';
import { formatDigits, type Phone, readDigits } from '../../rules/validation/phone.ts';
import styles from './field.module.css';
import { listWithArrow } from './lists.tsx';
import { Option } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

/** A phone number: the country's code, and ten digits that are formatted while they are typed (core 5). */
export function PhoneField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
}: FieldProps<Values, Sent, Phone>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { value, change, control, error } = useField<Values, Sent, Phone>({ form, name });
  const { country, digits } = value;
  const [caretRef, keepCaret] = useCaret();
  const ref = useMergedRef(control.ref, caretRef);

  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const typed = input.value;
    const read = readDigits(typed, country);
    keepCaret(typed.slice(0, input.selectionStart ?? typed.length).replace(/\D/g, '').length, typed.length);
    change({ country, digits: read });
  };
  return (
    <Input.Wrapper id={id} {...around({ label, hint, required, error })}>
      <div className={styles.phone}>
        <Select
          className={styles.dial}
          aria-label={t('countryCode')}
          data={COUNTRY_CODES.map((code) => ({ value: code, label: `${code} ${countries[code].dialCode}` }))}
          value={country}
          onChange={(code) => change({ country: countryOf(code), digits })}
          renderOption={({ option: { value: code }, checked }) => {
            const chosen = countryOf(code) ?? 'US';
            const { dialCode } = countries[chosen];
            return <Option label={t(`countries.${chosen}`)} detail={dialCode} isChosen={checked ?? false} />;
          }}
          {...listWithArrow}
          comboboxProps={{ ...listWithArrow.comboboxProps, width: 220, position: 'bottom-start' }}
          allowDeselect={false}
          disabled={disabled}
          placeholder="+"
        />
        <Input
          id={id}
          name={control.name}
          onBlur={control.onBlur}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={formatDigits(digits, country)}
          onChange={type}
          error={error !== undefined}
          disabled={disabled}
          aria-required={required}
          data-autofocus={takesFocus || undefined}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Keeps the caret after the same digit while signs come and go around it. */
function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const after = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null || after.current === null) return;
    let digits = after.current;
    after.current = null;
    let place = 0;
    while (digits > 0 && place < input.value.length) if (/\d/.test(input.value[place++] ?? '')) digits--;
    // At the end, signs that follow the last digit are passed.
    input.setSelectionRange(place, place);
  });
  const keep = (digits: number, length: number) => {
    after.current = digits < length ? digits : null;
  };
  return [ref, keep] as const;
}
