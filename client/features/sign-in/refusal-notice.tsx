import { useTranslation } from 'react-i18next';
import type { SessionNotice } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Reason of a refused sign-in, with the texts of core 8. */
export function RefusalNotice({ reason }: { reason: SessionNotice | null }) {
  const { t } = useTranslation(['sign-in', 'common']);
  if (reason === null) return null;
  if (reason === 'two_factor_off' || reason === 'signed_out_everywhere') {
    return <Notice tone="success">{t(`ended.${reason}`)}</Notice>;
  }
  const text = reason === 'not_loaded' ? t('common:notLoaded') : t(`refused.${reason}`);
  const isNoFailure = reason === 'session_expired' || reason === 'password_needed';
  return <Notice tone={isNoFailure ? 'accent' : 'alarm'}>{text}</Notice>;
}
