import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { MicrophoneEnd } from '../../data/streams/stream-owner.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { showAlert } from '../../state/alerts.ts';
import { PageLink } from '../../ui/page-exists.tsx';

type Watched = Pick<Vehicle, 'id' | 'vehicle_name'>;

/** Shows an alert if closing a view turned the microphone off, or failed to. */
export function showMicrophoneEnd(end: MicrophoneEnd, vehicle: Watched): void {
  if (end === 'untouched') return;
  const id = `microphone-${vehicle.id}`;
  if (end === 'off') showAlert({ id, type: 'success', message: <Off vehicle={vehicle} /> });
  else showAlert({ id, message: <StillOn vehicle={vehicle} />, staysOnNavigation: true });
}

function Off({ vehicle }: { vehicle: Watched }) {
  const { t } = useTranslation('live-view');
  return t('microphoneEnd.off', { vehicle: vehicle.vehicle_name });
}

function StillOn({ vehicle }: { vehicle: Watched }) {
  const { t } = useTranslation('live-view');
  return (
    <>
      {t('microphoneEnd.stillOn', { vehicle: vehicle.vehicle_name })}{' '}
      <PageLink to={vehiclePaths.dashCam(vehicle.id)}>{t('microphoneEnd.settings')}</PageLink>
    </>
  );
}
