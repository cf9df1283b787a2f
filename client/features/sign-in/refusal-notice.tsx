import { useTranslation } from 'react-i18next';
import type { SessionNotice } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Reason of a refused sign-in, with the texts of core 8. */
export function RefusalNotice({ reason }: { reason: SessionNotice | null }) {
  const { t } = useTranslation(['sign-in', 'common']);
  if (reason === null) return null;
  const text = reason === 'not_loaded' ? t('common:notLoaded') : t(`refused.${reason}`);
  return <Notice tone={reason === 'session_expired' ? 'accent' : 'alarm'}>{text}</Notice>;
}
