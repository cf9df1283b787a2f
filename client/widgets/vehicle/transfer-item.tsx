import { Menu } from '@mantine/core';
import { IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { paths } from '../../lib/paths.ts';
import { canTransfer } from '../../rules/access/roles.ts';
import { openTransfer } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { MenuItem } from '../../ui/menu-item.tsx';

/** Opens the transfer dialog for a vehicle, or the page of its pending transfer, where it can be canceled. */
export function TransferItem({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const gate = canTransfer(useUser(), vehicle, useIsExclusiveToOther(vehicle));
  const reason = gate.allowed ? null : gate.reason;
  if (reason === 'pending_transfer') {
    return (
      <Menu.Item
        component={Link}
        to={`${paths.transferVehicle}/${vehicle.id}`}
        leftSection={<IconTransfer size={18} aria-hidden />}
      >
        {t('viewTransfer')}
      </Menu.Item>
    );
  }
  return (
    <MenuItem
      icon={IconTransfer}
      reason={reason && t(`transferDisabled.${reason}`)}
      onClick={() => openTransfer(vehicle.id)}
    >
      {t('transfer')}
    </MenuItem>
  );
}
