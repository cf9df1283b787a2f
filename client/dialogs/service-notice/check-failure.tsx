import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { ApiError } from '../../api/errors.ts';

/** That the status could not be checked, and what the server said (core 8). */
export function CheckFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation('notices');
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
