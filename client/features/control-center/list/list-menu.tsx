import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconFolders, IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHasTransferable } from '../../../data/transfers/use-has-transferable.ts';
import { openGroups, openTransfer } from '../../../state/open-dialogs.ts';
import { MenuItem } from '../../../ui/menu-item.tsx';

/** Actions of the list as a whole. Transfer starts with choosing a vehicle (core 2.9). */
export function ListMenu() {
  const { t } = useTranslation(['vehicles', 'titles']);
  if (!useHasTransferable()) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={t('menu.list')}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItem icon={IconTransfer} onClick={() => openTransfer()}>
          {t('titles:transferVehicle')}
        </MenuItem>
        <MenuItem icon={IconFolders} onClick={() => openGroups()}>
          {t('options.editGroups')}
        </MenuItem>
      </Menu.Dropdown>
    </Menu>
  );
}
