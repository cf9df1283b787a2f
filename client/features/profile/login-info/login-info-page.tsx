import { useTranslation } from 'react-i18next';
import { useUser } from '../../../state/session.ts';
import { ProfileFrame } from '../profile-frame.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** The user's sign-in address and password. */
export default function LoginInfoPage() {
  const { t } = useTranslation('profile');
  const user = useUser();
  return (
    <ProfileFrame page="loginInfo" lead={t('loginLead')}>
      <EmailCard user={user} />
      <PasswordCard user={user} />
    </ProfileFrame>
  );
}
