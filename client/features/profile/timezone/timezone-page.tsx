import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canSeeProfile } from '../../../rules/access/roles.ts';
import { useUser } from '../../../state/session.ts';
import { EmptyState } from '../../../ui/states.tsx';
import styles from '../profile-frame.module.css';
import { ProfileFrame } from '../profile-frame.tsx';
import { TimezoneForm } from './timezone-form.tsx';

/** Time zone of the user, for times and days. */
export default function TimezonePage() {
  const { t } = useTranslation('profile');
  const user = useUser();
  return (
    <ProfileFrame page="timezone" lead={t('timezone.lead')}>
      {canSeeProfile(user).allowed ? (
        <TimezoneForm user={user} />
      ) : (
        <div className={styles.none}>
          <EmptyState icon={IconTool} title={t('noProfile.title')} text={t('noProfile.text')} />
        </div>
      )}
    </ProfileFrame>
  );
}
