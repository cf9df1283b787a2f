import '@mantine/core/styles/Combobox.layer.css';
import { Input, Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES, type CountryCode, countries, countryOf } from '../../rules/locale/countries.ts';
import { formatDigits, type Phone, readPhone, withoutDigit } from '../../rules/validation/phone.ts';
import styles from './field.module.css';
import { listWithArrow } from './lists.tsx';
import { Option } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

/** Side of the caret that a deleting key affects. */
const DELETING: Readonly<Record<string, 'before' | 'after'>> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, Phone> & {
  /** Country of the form, for an empty number. */
  home: CountryCode | null;
};

/** A phone number: the country's code, and ten digits that are formatted as they are typed (core 5). */
export function PhoneField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
  home,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { value, change, control, error } = useField<Values, Sent, Phone>({ form, name });
  const { country, digits } = value;
  const [caretRef, keepCaret] = useCaret();
  const ref = useMergedRef(control.ref, caretRef);

  const follow = useEffectEvent((next: CountryCode | null) => {
    if (digits === '' && country !== next) change({ country: next, digits });
  });
  useEffect(() => follow(home), [home]);

  /** Text of an active input method, which must stay unformatted. */
  const [composed, setComposed] = useState<string | null>(null);

  const take = (input: HTMLInputElement, inputType?: string) => {
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    const ahead = typed.slice(0, caret).replace(/\D/g, '').length;
    const read = readPhone(typed, value, home);
    const side = read.digits === digits ? DELETING[inputType ?? ''] : undefined;
    if (side) {
      // A separator was deleted and comes back: deletes the digit beyond it instead.
      keepCaret(side === 'before' ? ahead - 1 : ahead);
      return change(withoutDigit(value, ahead, side, home));
    }
    keepCaret(caret < typed.length ? ahead : null);
    change(read);
  };
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent;
    if (isComposing) setComposed(input.value);
    else take(input, inputType);
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
          value={composed ?? formatDigits(digits, country)}
          onChange={type}
          onCompositionEnd={({ currentTarget: input }) => {
            setComposed(null);
            take(input);
          }}
          error={error !== undefined}
          disabled={disabled}
          aria-required={required}
          data-autofocus={takesFocus || undefined}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Keeps the caret after the same digit while separators change around it. */
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
    // At the end, the caret skips separators after the last digit.
    input.setSelectionRange(place, place);
  });
  /** `null`: the caret is at the end and needs no correction. */
  const keep = (digits: number | null) => {
    after.current = digits;
  };
  return [ref, keep] as const;
}
