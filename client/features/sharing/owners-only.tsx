import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { canManageGuests, ownAccount } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A page for account owners (core 6). Shows other users the reason instead. */
export function ForOwners({ children }: { children: (account: number) => ReactNode }) {
  const { t } = useTranslation('sharing');
  const user = useUser();
  const gate = canManageGuests(user);
  const account = ownAccount(user);
  if (gate.allowed && account !== null) return children(account);
  return (
    <Boxed>
      <EmptyState
        icon={IconLock}
        title={t('ownersOnly.title')}
        text={t(`ownersOnly.${gate.allowed ? 'no_account' : gate.reason}`)}
      >
        <ButtonLink to={paths.sharing}>{t('ownersOnly.action')}</ButtonLink>
      </EmptyState>
    </Boxed>
  );
}
