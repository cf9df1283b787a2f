import { Menu } from '@mantine/core';
import {
  IconActivity,
  IconBell,
  IconChecks,
  IconCurrentLocation,
  IconMapPin,
  IconRoute,
  IconSettings,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { startTracking, stopTracking } from '../../data/commands/live-tracking.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { backTo } from '../../lib/back-to.ts';
import { alertsPath, paths, tripsPath, vehiclePaths } from '../../lib/paths.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { MenuItem } from '../../ui/menu-item.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useNow } from '../../ui/use-now.ts';
import { TransferItem } from './transfer-item.tsx';
import { usePositionReason } from './use-position-reason.ts';
import { useTracking } from './use-tracking.ts';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type VehiclePage = { name: 'trips' | 'activity' | 'alerts' | 'settings'; icon: Icon; to: string };

const PAGES: readonly (Omit<VehiclePage, 'to'> & { path: (id: number) => string })[] = [
  { name: 'trips', icon: IconRoute, path: (id) => tripsPath(id) },
  { name: 'activity', icon: IconActivity, path: (id) => `/control-center/logs${vehicleHash(id)}` },
  { name: 'alerts', icon: IconBell, path: alertsPath },
  { name: 'settings', icon: IconSettings, path: vehiclePaths.settings },
];

/** The pages about one vehicle that this installation has. Trips need a plan that records them (core 6). */
export function useVehiclePages({ id, pricing_plan }: Vehicle): VehiclePage[] {
  const exists = usePageExists();
  return PAGES.filter(({ name }) => name !== 'trips' || pricing_plan.trip_reporting)
    .map(({ name, icon, path }) => ({ name, icon, to: path(id) }))
    .filter(({ to }) => exists(to.replace(/[?#].*/, '')));
}

type Props = { vehicle: Vehicle; onShow: (vehicleId: number) => void };

/** Actions on a vehicle in a list row (commerce 2). */
export function VehicleMenuItems({ vehicle, onShow }: Props) {
  const { t } = useTranslation(['vehicles', 'common']);
  const pages = useVehiclePages(vehicle);
  const tracking = useTracking(vehicle, useNow(MINUTE));
  const position = positionGate(vehicle);
  const positionReason = usePositionReason();
  return (
    <>
      <MenuItem
        icon={IconMapPin}
        reason={position.allowed ? null : positionReason(position.reason, vehicle)}
        onClick={() => onShow(vehicle.id)}
      >
        {t('menu.viewOnMap')}
      </MenuItem>
      {tracking.isOffered && (
        <MenuItem
          icon={IconCurrentLocation}
          reason={tracking.isOn ? null : tracking.reason}
          onClick={() => void (tracking.isOn ? stopTracking(vehicle) : startTracking(vehicle))}
        >
          {t(tracking.isOn ? 'live.stop' : 'live.start')}
        </MenuItem>
      )}
      <MenuItem icon={IconChecks} onClick={() => openBulkCommands([vehicle.id])}>
        {t('sending.one')}
      </MenuItem>
      {!vehicle.isShared && <TransferItem vehicle={vehicle} />}
      {pages.map(({ name, icon: Icon, to }) => (
        <Menu.Item
          key={name}
          component={Link}
          to={to}
          state={backTo(paths.controlCenter + vehicleHash(vehicle.id))}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {t(`menu.${name}`)}
        </Menu.Item>
      ))}
    </>
  );
}
