import { useMemo } from 'react';
import { MINUTE } from '../rules/time/duration.ts';
import { modelYears } from '../rules/time/years.ts';
import { useUser } from '../state/session.ts';
import { useNow } from '../ui/use-now.ts';

/** Model years for `SelectField`, by the current time in the user's time zone. `set`: the saved year. */
export function useModelYears(set: number | null): { value: string; label: string }[] {
  const { timezone } = useUser();
  const now = useNow(MINUTE);
  return useMemo(
    () => modelYears(now, timezone, set).map((year) => ({ value: String(year), label: String(year) })),
    [now, timezone, set],
  );
}
