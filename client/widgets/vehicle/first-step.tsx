import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { canAddVehicle } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';

/** First step of an empty list about vehicles: adding one, for users who may (core 6), otherwise `children`. */
export function FirstStep({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('titles');
  const user = useUser();
  const { data: vehicles } = useQuery(vehiclesQuery());
  if (!vehicles || vehicles.length > 0) return children;
  return canAddVehicle(user).allowed && <ButtonLink to={paths.addSubscription}>{t('addSubscription')}</ButtonLink>;
}
