import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FIELD_ERROR_DELAY } from '../../rules/constants/forms.ts';
import type { FieldProps } from './use-field.ts';

/**
 * Looks at a field again when what its rule depends on has changed: at once where there is an error to take away, else
 * after the pause. An empty field is left alone.
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
