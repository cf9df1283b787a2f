import { useTranslation } from 'react-i18next';
import type { SessionNotice } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why nobody is signed in, in the words of core 8. */
export function RefusalNotice({ reason }: { reason: SessionNotice | null }) {
  const { t } = useTranslation(['sign-in', 'common']);
  if (reason === null) return null;
  const text = reason === 'not_loaded' ? t('common:notLoaded') : t(`refused.${reason}`);
  return <Notice tone={reason === 'session_expired' ? 'accent' : 'alarm'}>{text}</Notice>;
}
