import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { Follow } from '../../ui/map/follow.tsx';
import { GeofencesOnMap } from '../../widgets/map/geofences/geofences-on-map.tsx';
import { PortalMap } from '../../widgets/map/portal-map.tsx';
import styles from './alerts-page.module.css';

/** Zoom that shows the surrounding streets. */
const ZOOM = 14;

type Props = { longitude: number; latitude: number; action: string; name: string; place: string };

/** Static map of where an alert was raised. */
export default function AlertMap({ longitude, latitude, action, name, place }: Props) {
  const { t } = useTranslation('alerts');
  return (
    <PortalMap label={name} description={t('map.description')} picture={t('map.picture', { name, place })}>
      <GeofencesOnMap isStatic />
      <Follow longitude={longitude} latitude={latitude} zoom={ZOOM} />
      <Marker longitude={longitude} latitude={latitude}>
        <span className={styles.mark} aria-hidden>
          <ActionDisc action={action} />
        </span>
      </Marker>
    </PortalMap>
  );
}
