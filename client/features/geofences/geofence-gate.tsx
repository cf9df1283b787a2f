import { IconLock, IconPolygon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGeofencesGate } from '../../data/geofences/use-geofences-gate.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';

/** Geofences, or why there are none for a user. */
export function GeofenceGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('geofences');
  const gate = useGeofencesGate();
  if (gate.allowed) return children;
  return (
    <Boxed>
      {gate.reason === 'none' ? (
        <EmptyState icon={IconPolygon} title={t('noVehicles.title')} text={t('noVehicles.text')}>
          <FirstStep />
        </EmptyState>
      ) : gate.reason === 'plan' ? (
        <EmptyState icon={IconLock} title={t('noPlan.title')} text={t('noPlan.text')}>
          <ButtonLink to={paths.subscriptions}>{t('noPlan.action')}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState icon={IconLock} title={t('ownersOnly.title')} text={t('ownersOnly.text')} />
      )}
    </Boxed>
  );
}
