import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { canShareLocation } from '../../rules/access/location-link.ts';
import { openLocationLinks } from '../../state/open-dialogs.ts';
import { MenuItem } from '../../ui/menu-item.tsx';

/** Opens the location links of a vehicle. Absent for guests, who cannot share it. */
export function ShareLocationItem({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const gate = canShareLocation(vehicle);
  if (!gate.allowed && gate.reason === 'shared') return null;
  const reason = gate.allowed
    ? null
    : gate.reason === 'plan'
      ? t('noLocation', { plan: vehicle.pricing_plan.name })
      : t('shareLocationDisabled');
  return (
    <MenuItem icon={IconShare2} reason={reason} onClick={() => openLocationLinks(vehicle.id)}>
      {t('shareLocation')}
    </MenuItem>
  );
}
