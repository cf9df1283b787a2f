import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES, type CountryCode, countries, countryOf } from '../../rules/locale/countries.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';
import { useRecheck } from './use-recheck.ts';

type Field<Values extends FieldValues, Sent> = Omit<FieldProps<Values, Sent, string>, 'label'> & { label?: string };
/** Value of the form's country field. */
type OfCountry = { country: string | null | undefined };

/** One of the four countries (core 3). */
export function CountryField<Values extends FieldValues, Sent>({ label, ...rest }: Field<Values, Sent>) {
  const { t, i18n } = useTranslation('forms');
  const choices = COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries.${code}`) })).sort((one, other) =>
    one.label.localeCompare(other.label, i18n.language),
  );
  return <SelectField {...rest} label={label ?? t('country')} choices={choices} autoComplete="country" />;
}

/** A state, province or territory. Clears itself if the country changes. */
export function SubdivisionField<Values extends FieldValues, Sent>({
  label,
  country,
  withPuertoRico = true,
  ...rest
}: Field<Values, Sent> & OfCountry & { withPuertoRico?: boolean }) {
  const { t, i18n } = useTranslation('forms');
  const code = countryOf(country);
  const choices = subdivisionsOf(code, withPuertoRico)
    .map(({ code: value, name, french = name }) => {
      const label = i18n.language.startsWith('fr') ? french : name;
      return { value, label, detail: value };
    })
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  const emptyIfElsewhere = useEffectEvent((chosen: CountryCode | null) => {
    const value: string = rest.form.getValues(rest.name);
    const isThere = subdivisionsOf(chosen, withPuertoRico).some((one) => one.code === value);
    if (value === '' || isThere) return;
    rest.form.setValue(rest.name, '' as never, { shouldDirty: true });
  });
  useEffect(() => emptyIfElsewhere(code), [code]);
  return (
    <SelectField
      {...rest}
      label={label ?? t(`subdivision.${code ?? 'US'}`)}
      choices={choices}
      searchable
      autoComplete="address-level1"
    />
  );
}

function subdivisionsOf(country: CountryCode | null, withOptional: boolean) {
  if (country === null) return [];
  return countries[country].subdivisions.filter(({ optional }) => withOptional || !optional);
}

/** A postal code in the country's format. The schema normalizes it: `postalCode()`, `postalCodeOf(…)`. */
export function PostalCodeField<Values extends FieldValues, Sent>({
  country,
  label,
  ...rest
}: Field<Values, Sent> & OfCountry & { label: string }) {
  const code = countryOf(country);
  useRecheck(rest, code);
  const hasLetters = countries[code ?? 'US'].postalCode.hasLetters;
  return (
    <TextField
      {...rest}
      label={label}
      autoComplete="postal-code"
      inputMode={hasLetters ? 'text' : 'numeric'}
      spellCheck={false}
      upperCase
      write={(typed) => typed.toUpperCase()}
    />
  );
}
