import { IconTool } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canSeeProfile } from '../../../rules/access/roles.ts';
import { useUser } from '../../../state/session.ts';
import { EmptyState } from '../../../ui/states.tsx';
import styles from '../profile-frame.module.css';
import { ProfileFrame } from '../profile-frame.tsx';
import { Warnings } from '../warnings.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { PhoneCard } from './phone-card.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** My Account (core 2.1, commerce 3). */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const details = useRef<HTMLDivElement>(null);
  const goToPhone = () => details.current?.querySelector<HTMLInputElement>('input[name="phone_number"]')?.focus();
  if (!canSeeProfile(user).allowed) return <NoProfile />;
  return (
    <ProfileFrame page="profile" lead={t('lead')}>
      <Warnings onAddPhone={goToPhone} />
      <div ref={details}>
        <DetailsForm user={user} />
      </div>
      {user.phone_number !== null && <PhoneCard key={user.phone_number} phone={user.phone_number} />}
      <PreferencesForm user={user} />
      <ConsentsCard user={user} />
    </ProfileFrame>
  );
}

/** Installers serve devices and have no profile (core 6). */
function NoProfile() {
  const { t } = useTranslation('profile');
  return (
    <ProfileFrame page="profile" lead={t('lead')}>
      <div className={styles.none}>
        <EmptyState icon={IconTool} title={t('noProfile.title')} text={t('noProfile.text')} />
      </div>
    </ProfileFrame>
  );
}
