import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import type { SessionNotice } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './sign-in-form.module.css';
import { useOnwards } from './use-onwards.ts';

/** Reason of a refused sign-in, with the texts of core 8. An account at the wrong door gets a link to its own (commerce 6). */
export function RefusalNotice({ reason }: { reason: SessionNotice | null }) {
  const { t } = useTranslation(['sign-in', 'common']);
  const onwards = useOnwards();
  if (reason === null) return null;
  if (reason === 'two_factor_off' || reason === 'signed_out_everywhere') {
    return <Notice tone="success">{t(`ended.${reason}`)}</Notice>;
  }
  const text = reason === 'not_loaded' ? t('common:notLoaded') : t(`refused.${reason}`);
  const isNoFailure = reason === 'session_expired' || reason === 'password_needed';
  const isElsewhere = reason === 'dealer' || reason === 'not_dealer';
  return (
    <Notice tone={isNoFailure ? 'accent' : 'alarm'}>
      {text}{' '}
      {isElsewhere && (
        <PageLink to={onwards(reason === 'dealer' ? paths.dealerLogin : paths.login)} className={styles.strong}>
          {t(`doors.${reason}`)}
        </PageLink>
      )}
    </Notice>
  );
}
