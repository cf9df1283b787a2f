import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { addressSearchQuery } from '../../../data/places/search.ts';
import { FAR_ADDRESS } from '../../../rules/constants/geofences.ts';
import { movedTo } from '../../../rules/geofences/drawing.ts';
import { metersTo } from '../../../rules/geofences/inside.ts';
import { METERS_A_MILE } from '../../../rules/geofences/sphere.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './editor.module.css';
import type { DrawingSteps } from './use-drawing.ts';
import { type AddressValue, radiusInMiles } from './values.ts';

type Props = {
  address: AddressValue;
  /** Position of the address. `null`: of a saved one, which is looked up once the shape was changed. */
  place: LatLng | null;
  steps: DrawingSteps;
};

/** Warns that the address is far from the shape, and offers to move the shape there. Both are saved as they are. */
export function AddressDistance({ address: { typed, chosen }, place, steps: { drawing, past, change } }: Props) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  const isLookedUp = chosen !== null && place === null && past.length > 0;
  const { data: found = [] } = useQuery({ ...addressSearchQuery(isLookedUp ? typed : ''), enabled: isLookedUp });
  const saved = found.find(({ label }) => label === typed)?.place;
  const at = place ?? (saved && { lat: saved.latitude, lng: saved.longitude });
  if (!at || chosen === null) return null;
  const shape = {
    type: drawing.type,
    radius: radiusInMiles(drawing.radius, units),
    coordinates: drawing.points,
  };
  const meters = metersTo(shape, { latitude: at.lat, longitude: at.lng });
  if (meters === null || meters <= FAR_ADDRESS) return null;
  return (
    <Notice tone="warning">
      <p>{t('editor.farAddress', { distance: format.distance(meters / METERS_A_MILE, 1) })}</p>
      <Button variant="default" className={styles.move} onClick={() => change(movedTo(drawing, at))}>
        {t('editor.moveToAddress')}
      </Button>
    </Notice>
  );
}
