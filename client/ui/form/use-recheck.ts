import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FIELD_ERROR_DELAY } from '../../rules/constants/forms.ts';
import type { FieldProps } from './use-field.ts';

/**
 * Validates a field again when a value that its rule depends on changes: at once to clear an error, otherwise debounced. Skips an
 * empty field.
 */
export function useRecheck<Values extends FieldValues, Sent>(
  { form, name }: Pick<FieldProps<Values, Sent, string>, 'form' | 'name'>,
  dependsOn: string | null,
): void {
  const recheck = useEffectEvent(() => {
    if (!form.getValues(name)) return;
    const check = () => void form.trigger(name);
    if (form.getFieldState(name).error) return check();
    const timer = setTimeout(check, FIELD_ERROR_DELAY);
    return () => clearTimeout(timer);
  });
  useEffect(() => (dependsOn === null ? undefined : recheck()), [dependsOn]);
}
