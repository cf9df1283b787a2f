import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconTransfer } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { canTransfer } from '../../rules/roles.ts';
import { infoGate } from '../../rules/settings-gate.ts';
import { openTransfer } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useIsLent } from './use-is-lent.ts';
import { useLockedReason } from './use-locked-reason.ts';
import styles from './vehicle-actions.module.css';

const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx'), { onClose: ({ onClose }) => onClose() });

/** What can be done with the vehicle as a whole; what cannot says why. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const [isRenaming, setRenaming] = useState(false);
  const isLent = useIsLent(vehicle);
  const change = infoGate(vehicle, isLent);
  const reasonOf = useLockedReason();
  const transfer = canTransfer(useUser(), vehicle, isLent);
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
            {!change.allowed && <small className={styles.why}>{reasonOf(change.reason)}</small>}
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
