import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/** Fields whose error is a rule's, which can be asked again; what a server said is as it is. */
export const brokenRules = <Values extends FieldValues>(errors: FieldErrors<Values>): Path<Values>[] =>
  Object.entries(errors)
    .filter(([, error]) => error?.type !== 'server')
    .map(([name]) => name as Path<Values>);

/** Says the errors that are shown in the new language when it changes: they were put in words when they arose. */
export function useRetold<Values extends FieldValues, Sent>(form: ContractForm<Values, Sent>, language: string): void {
  const retell = useEffectEvent(() => {
    const names = brokenRules(form.getErrors());
    if (names.length > 0) void form.trigger(names);
  });
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    retell();
  }, [language]);
}
