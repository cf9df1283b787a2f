import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { NameRefused } from './check-name.ts';
import { byReason, NothingChanged } from './failures.ts';

/** Lines to show if no vehicle was changed: a single reason as is, several with their vehicles (core 8). */
export function useReasons() {
  const { t, i18n } = useTranslation(['groups', 'common']);
  const errorLines = useErrorLines();
  const lines = (failure: unknown): string[] => {
    if (failure instanceof NameRefused) return [t(failure.refusal)];
    if (!(failure instanceof NothingChanged)) return errorLines(failure);
    const reasons = byReason(failure.failed, t, i18n.language);
    if (reasons.length === 1) return reasons.map(({ reason }) => reason);
    return reasons.map(({ reason, names }) => t('common:errors.field', { field: names.join(', '), message: reason }));
  };
  return { lines };
}
