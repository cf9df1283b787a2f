import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import { serverMessage } from '../../ui/form/server-message.ts';
import { isPendingTransfer, refusedShare } from './refused.ts';

/** Explains why access was not saved: at the field that caused it, or above the form. */
export function useShareFailure() {
  const { t } = useTranslation('sharing');
  const { t: forms, i18n } = useTranslation('forms');
  const errorLines = useErrorLines();
  const refused = (failure: unknown, isTyped: boolean): unknown =>
    refusedShare(failure, isTyped, {
      overlap: (name) => (name === null ? t('form.overlapUnknown') : t('form.overlap', { name })),
      message: (message) => serverMessage(message, forms, i18n.language),
    });
  const explain = (failure: unknown, email: string | null): readonly string[] => {
    if (isPendingTransfer(failure)) return [t('form.pendingTransfer')];
    if (email !== null && errorOfFailure(failure).kind === 'too-many') return [t('invitations.tooMany', { email })];
    return errorLines(failure);
  };
  return { refused, explain };
}
