import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { canAddVehicle } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';

/**
 * First step of a list about vehicles: without vehicles adding one, for users who may (core 6), for others what is shared with them. With
 * vehicles, `children`.
 */
export function FirstStep({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('titles');
  const user = useUser();
  const exists = usePageExists();
  const { data: vehicles } = useQuery(vehiclesQuery());
  if (!vehicles || vehicles.length > 0) return children;
  if (canAddVehicle(user).allowed) return <ButtonLink to={paths.addSubscription}>{t('addSubscription')}</ButtonLink>;
  return exists(paths.sharing) && <ButtonLink to={paths.sharing}>{t('sharing')}</ButtonLink>;
}
