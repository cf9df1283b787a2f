import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { devicesInServiceQuery, servedDeviceQuery } from '../../data/device-settings/service-mode.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import type { ReadyDevice } from '../../data/vehicles/ready-state.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';
import { servesOthers } from '../../rules/access/roles.ts';
import { serviceEnd } from '../../rules/access/service-mode.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { productName } from '../../rules/vehicle/product-name.ts';
import { usePortal } from '../../state/portal.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { useServiceLeft } from '../../wording/use-service-left.ts';
import { DeviceWork } from './device-work.tsx';
import { LookUp } from './look-up.tsx';
import { SupportLink } from './support-link.tsx';
import styles from './work.module.css';

const workPath = (key: string): string => `${paths.installer}?${new URLSearchParams({ device: key })}`;

/** The signed-in installers' page: the look-up, the devices in service, and the work on one of them, named by the address. */
export default function Work() {
  const { t } = useTranslation('installer');
  const [query] = useSearchParams();
  const user = useUser();
  const { identity } = usePortal();
  const serves = servesOthers(user, identity.person()?.accountType ?? null);
  const key = query.get('device');
  if (serves && key) return <DeviceWork key={key} deviceKey={key} />;
  return (
    <PageColumns title={t('title')} lead={t('lead')} beside={serves && <InService />} isBesideLast>
      <div className={styles.box}>
        <LookedUp serves={serves} />
      </div>
    </PageColumns>
  );
}

function LookedUp({ serves }: { serves: boolean }) {
  return <LookUp>{(device) => <Onward device={device} serves={serves} />}</LookUp>;
}

/** What can be done with a device that was looked up: the work, the owner's service mode, or ask for it. */
function Onward({ device: { key, refusal }, serves }: { device: ReadyDevice; serves: boolean }) {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const { data: vehicles, isPending } = useQuery(vehiclesQuery());
  const { data: served, error, refetch } = useQuery({ ...servedDeviceQuery(key), enabled: serves });
  const own = vehicles?.find((vehicle) => vehicle.device_key === key && !vehicle.isShared);
  if (own) {
    return (
      <div className={styles.onward}>
        <p>{t('own.text', { name: own.vehicle_name })}</p>
        <ButtonLink to={`${vehiclePaths.settings(own.id)}#service-mode`}>{t('own.link')}</ButtonLink>
      </div>
    );
  }
  if (serves && served === undefined && error) {
    return <FailureState title={t('work.failed')} lines={explain(error)} onRetry={() => void refetch()} />;
  }
  // Until the vehicles are known, the device may be the user's own.
  if (!serves || served === undefined || isPending) return null;
  if (served) return <ButtonLink to={workPath(key)}>{t('start')}</ButtonLink>;
  return refusal === 'ALREADY_IN_USE' ? <p className={styles.onward}>{t('notOpen')}</p> : null;
}

/** The devices that owners opened for service, with the time that is left. */
function InService() {
  const { t } = useTranslation(['installer', 'service-mode']);
  const explain = useErrorLines();
  const leftOf = useServiceLeft();
  const now = useNow(MINUTE);
  const { data, error, isPending, refetch } = useQuery(devicesInServiceQuery());
  const showsWait = useDelayed(isPending);
  const open = data?.filter((device) => serviceEnd(device, now) !== undefined);
  return (
    <Card title={t('list.title')}>
      {open && open.length > 0 && (
        <ul className={styles.list}>
          {open.map((device) => {
            const end = serviceEnd(device, now);
            return (
              <li key={device.device_key}>
                <Link to={workPath(device.device_key)} className={styles.device}>
                  <span>
                    <b className={styles.serial}>{device.device_key}</b>
                    <small>
                      {[productName(device.product_name), end && leftOf(end, now)].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {open?.length === 0 && <p className={styles.none}>{t('list.none')}</p>}
      {!open && error && (
        <FailureState title={t('list.failed')} lines={explain(error)} onRetry={() => void refetch()}>
          <SupportLink />
        </FailureState>
      )}
      {!open && !error && showsWait && <SkeletonRows rows={3} />}
    </Card>
  );
}
