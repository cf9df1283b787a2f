import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSetServiceMode } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { servedDeviceQuery } from '../../../data/device-settings/service-mode.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { serviceEnd } from '../../../rules/access/service-mode.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { showAlert } from '../../../state/alerts.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { useServiceLeft } from '../../../wording/use-service-left.ts';
import styles from '../overview/vehicle-notices.module.css';

/** While installers have access: until when, how long that is, and for the owner the way to end it now (commerce 4). */
export function ServiceModeNotice({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['service-mode', 'vehicle']);
  const format = useFormat();
  const leftOf = useServiceLeft();
  const errorLines = useErrorLines();
  const now = useNow(MINUTE);
  const { data: device } = useQuery({ ...servedDeviceQuery(vehicle.device_key), enabled: !vehicle.isShared });
  const { mutateAsync, isPending, error } = useSetServiceMode();
  const end = useSingleFlight(async () => {
    await mutateAsync({ deviceKey: vehicle.device_key, data: { service_mode: false } });
    const message = t('ended', { name: vehicle.vehicle_name });
    showAlert({ id: `service-mode-${vehicle.id}`, type: 'success', message });
  });
  const until = device && serviceEnd(device, now);
  return (
    <>
      {t('vehicle:notices.service_mode')}{' '}
      {typeof until === 'number' && t('until_left', { date: format.dateTime(until), left: leftOf(until, now) })}
      {!vehicle.isShared && (
        <div className={styles.action}>
          <Button variant="default" loading={isPending} onClick={() => end(undefined)}>
            {t('endNow')}
          </Button>
          <PageLink className={styles.wayOut} to={`${vehiclePaths.settings(vehicle.id)}#service-mode`}>
            {t('settings')}
          </PageLink>
          {error && <small data-failed="true">{errorLines(error).join(' ')}</small>}
        </div>
      )}
    </>
  );
}
