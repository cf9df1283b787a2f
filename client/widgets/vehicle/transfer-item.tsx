import { Menu } from '@mantine/core';
import { IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { paths } from '../../lib/paths.ts';
import { canTransfer } from '../../rules/access/roles.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { isRestricted } from '../../rules/vehicle/vehicle-state.ts';
import { openTransfer } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { MenuItem } from '../../ui/menu-item.tsx';
import { useNow } from '../../ui/use-now.ts';

/** Opens the transfer dialog for a vehicle, or the page of its pending transfer, where it can be canceled. */
export function TransferItem({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const user = useUser();
  const gate = canTransfer(user, vehicle, {
    isExclusiveToOther: useIsExclusiveToOther(vehicle),
    isRestricted: isRestricted(vehicle, user, useNow(MINUTE)),
  });
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
