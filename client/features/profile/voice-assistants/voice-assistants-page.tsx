import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canSeeProfile } from '../../../rules/access/roles.ts';
import { useUser } from '../../../state/session.ts';
import { EmptyState } from '../../../ui/states.tsx';
import styles from '../profile-frame.module.css';
import { ProfileFrame } from '../profile-frame.tsx';
import { PinCard } from './pin-card.tsx';

/** The PIN that voice assistants ask for (commerce 2). */
export default function VoiceAssistantsPage() {
  const { t } = useTranslation(['voice-assistants', 'profile']);
  const user = useUser();
  return (
    <ProfileFrame page="voiceAssistants" lead={t('lead')}>
      {canSeeProfile(user).allowed ? (
        <PinCard user={user} />
      ) : (
        <div className={styles.none}>
          <EmptyState icon={IconTool} title={t('profile:noProfile.title')} text={t('profile:noProfile.text')} />
        </div>
      )}
    </ProfileFrame>
  );
}
