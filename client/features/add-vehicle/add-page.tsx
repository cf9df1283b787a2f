import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ownAccount, roleOf } from '../../rules/roles.ts';
import { useUser } from '../../state/session.ts';
import { EmptyState } from '../../ui/states.tsx';
import styles from './add-page.module.css';
import { AddSteps } from './add-steps.tsx';

/** Adds a vehicle or tracker by the serial number of its device; where somebody without one arrives (commerce 2). */
export default function AddPage() {
  const { t } = useTranslation(['add-vehicle', 'titles']);
  const user = useUser();
  const account = ownAccount(user);
  const role = roleOf(user);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('titles:addSubscription')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {account === null ? (
        <div className={styles.state}>
          <EmptyState
            icon={IconUsers}
            title={t('barred.title')}
            text={t(`barred.${role === 'guest' || role === 'installer' ? role : 'no_account'}`)}
          />
        </div>
      ) : (
        <AddSteps account={account} />
      )}
    </div>
  );
}
