import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { profileWarnings } from '../../rules/access/session-warnings.ts';
import { useUser } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './profile-frame.module.css';

/** Warnings behind the dot at the avatar, with their actions (core 2.4). */
export function Warnings({ onAddPhone }: { onAddPhone: () => void }) {
  const { t } = useTranslation('profile');
  return profileWarnings(useUser()).map((warning) => (
    <Notice key={warning} tone="warning">
      <div className={styles.warning}>
        <span>
          <Trans t={t} i18nKey={`warnings.${warning}.text`} components={{ b: <b /> }} />
        </span>
        {warning === 'password' ? (
          <Link className={styles.inline} to={paths.loginInfo}>
            {t('warnings.password.action')}
          </Link>
        ) : (
          <button type="button" className={styles.inline} onClick={onAddPhone}>
            {t('warnings.phone.action')}
          </button>
        )}
      </div>
    </Notice>
  ));
}
