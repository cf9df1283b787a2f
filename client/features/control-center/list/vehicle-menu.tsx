import { Menu } from '@mantine/core';
import { IconChecks, IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { startTracking, stopTracking } from '../../../data/commands/live-tracking.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { backTo } from '../../../lib/back-to.ts';
import { paths } from '../../../lib/paths.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { positionGate } from '../../../rules/vehicle/position.ts';
import { openBulkCommands } from '../../../state/open-dialogs.ts';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { ShareLocationItem } from '../../../widgets/vehicle/share-location-item.tsx';
import { TransferItem } from '../../../widgets/vehicle/transfer-item.tsx';
import { useTracking } from '../../../widgets/vehicle/use-tracking.ts';
import { useVehiclePages } from '../../../widgets/vehicle/use-vehicle-pages.ts';
import { usePositionReason } from '../../../wording/use-position-reason.ts';

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
          reason={tracking.reason}
          onClick={() => void (tracking.isOn ? stopTracking(vehicle) : startTracking(vehicle))}
        >
          {t(tracking.isOn ? 'live.stop' : 'live.start')}
        </MenuItem>
      )}
      <MenuItem icon={IconChecks} onClick={() => openBulkCommands([vehicle.id])}>
        {t('sending.one')}
      </MenuItem>
      <ShareLocationItem vehicle={vehicle} />
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
