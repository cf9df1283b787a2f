import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Plans and payments, for account owners (core 6, commerce 1). Shows other users the reason instead. Its page loads `prices`. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('prices');
  const gate = canSeeBilling(useUser());
  if (gate.allowed) return children;
  return (
    <Boxed>
      <EmptyState icon={IconLock} title={t('ownersOnly.title')} text={t(`ownersOnly.${gate.reason}`)}>
        {gate.reason === 'guest' && <ButtonLink to={paths.controlCenter}>{t('ownersOnly.action')}</ButtonLink>}
      </EmptyState>
    </Boxed>
  );
}
