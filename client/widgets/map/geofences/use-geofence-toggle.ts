import { IconPolygon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAllGeofences } from '../../../data/geofences/use-all-geofences.ts';
import { useHasGeofences } from '../../../data/geofences/use-geofences-gate.ts';
import { useMapChoices } from '../../../state/map-choices.ts';
import type { MapToggle } from '../../../ui/map/map-buttons.tsx';

/** Switch of the geofences on a map. `undefined` for users without any. */
export function useGeofenceToggle(): MapToggle | undefined {
  const { t } = useTranslation('map');
  const has = useHasGeofences();
  const { hasGeofences: isOn } = useMapChoices();
  const { all } = useAllGeofences({ enabled: has && isOn });
  if (!has || all?.length === 0) return undefined;
  return {
    label: t('geofences.toggle'),
    Icon: IconPolygon,
    isOn,
    onToggle: () => useMapChoices.setState({ hasGeofences: !isOn }),
  };
}
