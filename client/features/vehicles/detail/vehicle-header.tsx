import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCar,
  IconCurrentLocation,
  IconDeviceCctv,
  IconDotsVertical,
  IconInfoCircle,
  IconMapPin,
  IconPencil,
  IconTransfer,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { useAgo } from '../../../i18n/format.ts';
import { portalTime } from '../../../lib/now.ts';
import { paths } from '../../../lib/paths.ts';
import { abilitiesOf } from '../../../rules/abilities.ts';
import { changeGate } from '../../../rules/change-gate.ts';
import { ageOf } from '../../../rules/elapsed.ts';
import { readGroups } from '../../../rules/groups.ts';
import { canTransfer } from '../../../rules/roles.ts';
import { isInDeepSleep, vehicleState } from '../../../rules/vehicle-state.ts';
import { openTransfer } from '../../../state/open-dialogs.ts';
import { useUser } from '../../../state/session.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import { CopyButton } from '../copy-button.tsx';
import { useVehiclePages } from '../vehicle-menu.tsx';
import styles from './vehicle-header.module.css';

const RenameDialog = lazy(() => import('../rename-dialog.tsx'));
const SECOND = 1_000;

type Props = { vehicle: Vehicle; now: number; readAt: number; hasFailed: boolean };

/** Which vehicle it is, what it does now, and the way to everything else about it. */
export function VehicleHeader({ vehicle, now, readAt, hasFailed }: Props) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const { vehicle_name: name, vehicle_year, vehicle_make, vehicle_model, device_key } = vehicle;
  const state = vehicleState(vehicle, now);
  const groups = vehicle.isShared ? [] : readGroups(vehicle.custom_fields?.field_1);
  const kind = [vehicle_year, vehicle_make, vehicle_model].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Picture vehicle={vehicle} />
        <div className={styles.titles}>
          <h1>{name}</h1>
          <p className={styles.kind}>{[kind, ...groups].filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          component={Link}
          to={`${paths.controlCenter}${vehicleHash(vehicle.id)}`}
          variant="default"
          className={styles.onMap}
          leftSection={<IconMapPin size={18} aria-hidden />}
        >
          {t('vehicles:menu.viewOnMap')}
        </Button>
        <MoreMenu vehicle={vehicle} />
      </div>
      <div className={styles.facts}>
        <StateLabel state={state}>{t(`vehicles:states.${state}`)}</StateLabel>
        {vehicle.tracking_only && <span>{t('vehicles:trackingOnly')}</span>}
        {isInDeepSleep(vehicle) && <span>{t('vehicles:deepSleep')}</span>}
        {vehicle.access_level === 'Read Only' && <span>{t('vehicles:readOnly')}</span>}
        <span className={styles.serial}>
          <span className="tabular">{t('serial', { serial: device_key })}</span>
          <CopyButton text={device_key} label={t('copySerial')} />
        </span>
        <Freshness readAt={readAt} hasFailed={hasFailed} />
      </div>
      <Pages vehicle={vehicle} />
    </header>
  );
}

/** The picture that somebody gave it; what it is, where there is none or it does not load. */
function Picture({ vehicle: { image, product_name } }: { vehicle: Vehicle }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image && image !== broken) {
    return <img className={styles.picture} src={image} alt="" onError={() => setBroken(image)} />;
  }
  const abilities = abilitiesOf(product_name);
  const Icon = abilities?.liveTracking ? IconCurrentLocation : IconCar;
  return (
    <span className={styles.picture}>
      <Icon size={28} aria-hidden />
    </span>
  );
}

/** How old what stands here is; when it could not be read again it says so instead of pretending. */
function Freshness({ readAt, hasFailed }: Pick<Props, 'readAt' | 'hasFailed'>) {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const now = useNow(SECOND);
  const age = ago(ageOf(portalTime(readAt), now));
  return (
    <span className={styles.freshness} data-failed={hasFailed}>
      {t(hasFailed ? 'refreshFailed' : 'updated', { age })}
    </span>
  );
}

function MoreMenu({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const [isRenaming, setRenaming] = useState(false);
  const change = changeGate(vehicle);
  const transfer = canTransfer(useUser(), vehicle);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('vehicles:more', { name: vehicle.vehicle_name })}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            className={styles.item}
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={!change.allowed}
            onClick={() => setRenaming(true)}
          >
            {t('vehicles:rename')}
            {!change.allowed && <small className={styles.why}>{t(`vehicles:unchangeable.${change.reason}`)}</small>}
          </Menu.Item>
          <Menu.Item
            className={styles.item}
            leftSection={<IconTransfer size={18} aria-hidden />}
            disabled={!transfer.allowed}
            onClick={() => openTransfer(vehicle.id)}
          >
            {t('transfer')}
            {!transfer.allowed && <small className={styles.why}>{t(`transferBarred.${transfer.reason}`)}</small>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {isRenaming && <RenameDialog vehicle={vehicle} onClose={() => setRenaming(false)} />}
      </Suspense>
    </>
  );
}

/** The other pages about this vehicle; nothing while there are none. */
function Pages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const exists = usePageExists();
  const { id, product_name, vehicle_name } = vehicle;
  const isDashCam = abilitiesOf(product_name)?.kind === 'dash_cam';
  const own = [
    { name: t('pages.info'), icon: IconInfoCircle, to: `/control-center/vehicle/info/${id}` },
    { name: t('pages.settings'), icon: IconAdjustmentsHorizontal, to: `/control-center/vehicle/settings/${id}` },
    ...(isDashCam
      ? [{ name: t('pages.dashCam'), icon: IconDeviceCctv, to: `/control-center/vehicle/dashcam/${id}` }]
      : []),
  ].filter(({ to }) => exists(to));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => name !== 'settings')
    .map(({ name, icon, to }) => ({ name: t(`vehicles:menu.${name}`), icon, to }));
  const pages = [...own, ...others];
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('vehicles:menu.pagesOf', { name: vehicle_name })}>
      {pages.map(({ name, icon: Icon, to }) => (
        <Link key={to} to={to} className={styles.page}>
          <Icon size={18} aria-hidden />
          {name}
        </Link>
      ))}
    </nav>
  );
}
