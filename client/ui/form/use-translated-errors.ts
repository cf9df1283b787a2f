import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/** Fields with a rule's error, which can be validated again. Excludes server errors. */
export const brokenRules = <Values extends FieldValues>(errors: FieldErrors<Values>): Path<Values>[] =>
  Object.entries(errors)
    .filter(([, error]) => error?.type !== 'server')
    .map(([name]) => name as Path<Values>);

/** Translates the shown errors when the language changes, because each text is created with its error. */
export function useTranslatedErrors<Values extends FieldValues, Sent>(
  form: ContractForm<Values, Sent>,
  language: string,
): void {
  const translate = useEffectEvent(() => {
    const names = brokenRules(form.getErrors());
    if (names.length > 0) void form.trigger(names);
  });
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    translate();
  }, [language]);
}
