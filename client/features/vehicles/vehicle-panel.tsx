import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowLeft, IconDotsVertical, IconPencil, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeGate } from '../../rules/change-gate.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { StateDisc } from '../../ui/vehicle-state.tsx';
import type { ListedVehicle } from './list-rows.ts';
import { LiveViewAction } from './live-view-action.tsx';
import { VehicleCommands } from './vehicle-commands.tsx';
import { VehicleCondition } from './vehicle-condition.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import styles from './vehicle-panel.module.css';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

type Props = { listed: ListedVehicle; onClose: () => void };

/** The selected vehicle: a panel beside the list, in its place where there is no room, a sheet on a phone. */
export function VehiclePanel({ listed, onClose }: Props) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { vehicle, state, groups } = listed;
  const isPhone = useIsPhone();
  const [isRenaming, setRenaming] = useState(false);
  const [isTall, setTall] = useState(false);
  const name = vehicle.vehicle_name;
  const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean).join(' ');
  const gate = changeGate(vehicle);
  return (
    <aside className={styles.panel} data-tall={isTall} aria-label={name}>
      {isPhone && (
        <BareButton
          className={styles.grab}
          aria-expanded={isTall}
          aria-label={t(isTall ? 'shrink' : 'expand')}
          onClick={() => setTall(!isTall)}
        />
      )}
      <header className={styles.header}>
        <ActionIcon variant="subtle" className={styles.back} aria-label={t('back')} onClick={onClose}>
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        <StateDisc state={state} size={40} />
        <div className={styles.titles}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.kind}>{[kind, ...groups].filter(Boolean).join(' · ')}</p>
        </div>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={t('more', { name })}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              disabled={!gate.allowed}
              onClick={() => setRenaming(true)}
            >
              {t('rename')}
              {!gate.allowed && <small className={styles.why}>{t(`unchangeable.${gate.reason}`)}</small>}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <ActionIcon variant="subtle" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        <VehicleFacts listed={listed} />
        <LiveViewAction vehicle={vehicle} />
        <VehicleCommands vehicle={vehicle} />
        <VehicleCondition vehicle={vehicle} />
      </div>
      <Suspense fallback={null}>
        {isRenaming && <RenameDialog vehicle={vehicle} onClose={() => setRenaming(false)} />}
      </Suspense>
    </aside>
  );
}
