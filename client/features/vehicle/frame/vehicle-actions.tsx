import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { LazyLocationLinks } from '../../../dialogs/location-link/lazy-location-links.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { ShareLocationItem } from '../../../widgets/vehicle/share-location-item.tsx';
import { TransferItem } from '../../../widgets/vehicle/transfer-item.tsx';
import { useInfoGate } from '../../../widgets/vehicle/use-info-gate.ts';
import { useLockedReason } from '../../../widgets/vehicle/use-locked-reason.ts';

const RenameDialog = lazyDialog(() => import('../../../widgets/vehicle/rename-dialog.tsx'), {
  onClose: ({ onClose }) => onClose(),
});

/** Actions on the vehicle as a whole, with their disabled reasons. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const [isRenaming, setRenaming] = useState(false);
  const change = useInfoGate(vehicle);
  const reasonOf = useLockedReason();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('vehicles:more', { name: vehicle.vehicle_name })}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuItem
            icon={IconPencil}
            reason={change.allowed ? null : reasonOf(change.reason)}
            onClick={() => setRenaming(true)}
          >
            {t('vehicles:rename')}
          </MenuItem>
          <ShareLocationItem vehicle={vehicle} />
          <TransferItem vehicle={vehicle} />
        </Menu.Dropdown>
      </Menu>
      {isRenaming && <RenameDialog vehicle={vehicle} onClose={() => setRenaming(false)} />}
      <LazyLocationLinks />
    </>
  );
}
