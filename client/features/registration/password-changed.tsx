import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Person } from '../../identity/types.ts';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { LightButton } from '../../ui/light/button.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './account-card.module.css';
import { AccountCard } from './account-card.tsx';
import { useSignInAddress } from './sign-in-link.tsx';

type Props = {
  /** The signed-in user. */
  person: Person;
  /** Success message of the sign-in page. */
  done: 'password_set' | 'password_changed';
};

/** The new password belongs to another account, or to an unknown one. Offers to log out and use it. */
export default function PasswordChanged({ person, done }: Props) {
  const { t } = useTranslation(['registration', 'titles']);
  const { logout } = usePortal();
  const navigate = useNavigate();
  const signIn = useSignInAddress();
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await logout();
    void navigate(signIn, { replace: true, state: { done } });
  };
  return (
    <AccountCard
      followed
      title={t('elsewhere.title')}
      lead={<Trans t={t} i18nKey="elsewhere.lead" values={{ email: person.email }} components={{ b: <b /> }} />}
    >
      <LightButton size="md" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void signOut()}>
        {t('titles:logout')}
      </LightButton>
      <p className={styles.after}>
        <PageLink to={paths.dashboard} className={styles.link}>
          {t('elsewhere.stay')}
        </PageLink>
      </p>
    </AccountCard>
  );
}
