import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { ApiError } from '../../api/errors.ts';

/** States that the status check failed, with the server's message (core 8). */
export function CheckFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation('service-notice');
  const errorLines = useErrorLines();
  return (
    <>
      <b>{t('checkFailed')}</b>
      {errorLines(error).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
