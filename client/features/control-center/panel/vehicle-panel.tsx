import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowLeft, IconDotsVertical, IconHistory, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCommandHistory } from '../../../dialogs/command-history/lazy-command-history.tsx';
import { MINUTE } from '../../../rules/time/duration.ts';
import { kindOf } from '../../../rules/vehicle/vehicle-kind.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import type { Detent } from '../../../ui/sheet/detents.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { StateDisc } from '../../../ui/vehicle-state.tsx';
import { LiveTracking } from '../../../widgets/vehicle/live-tracking.tsx';
import { LiveViewSlot } from '../../../widgets/vehicle/live-view-slot.tsx';
import { ShareLocationItem } from '../../../widgets/vehicle/share-location-item.tsx';
import { TransferItem } from '../../../widgets/vehicle/transfer-item.tsx';
import { useInfoGate } from '../../../widgets/vehicle/use-info-gate.ts';
import { useLockedReason } from '../../../widgets/vehicle/use-locked-reason.ts';
import { VehicleCommands } from '../../../widgets/vehicle/vehicle-commands.tsx';
import type { ListedVehicle } from '../list/list-rows.ts';
import { PanelConcerns } from './panel-concerns.tsx';
import { PanelCondition } from './panel-condition.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleInterruption } from './vehicle-interruption.tsx';
import { VehicleLinks } from './vehicle-links.tsx';
import styles from './vehicle-panel.module.css';

const RenameDialog = lazyDialog(() => import('../../../widgets/vehicle/rename-dialog.tsx'), {
  onClose: ({ onClose }) => onClose(),
});

type Props = {
  listed: ListedVehicle;
  onClose: () => void;
  /** Called to zoom the map to the vehicle. */
  onShow: () => void;
  onCover: (pixels: number) => void;
};

/** The selected vehicle: a panel beside the list, instead of the list in a narrow window, a sheet on a phone. */
export function VehiclePanel({ listed, onClose, onShow, onCover }: Props) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { vehicle, state, groups } = listed;
  const [renamed, setRenamed] = useState<number | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [detent, setDetent] = useState<Detent>('half');
  const name = vehicle.vehicle_name;
  const kind = kindOf(vehicle);
  const gate = useInfoGate(vehicle);
  const reasonOf = useLockedReason();
  const heading = useHeadingInPlaceOfList();
  const now = useNow(MINUTE);
  return (
    <Sheet
      as="aside"
      label={name}
      className={styles.panel ?? ''}
      detent={detent}
      onDetent={setDetent}
      onCover={onCover}
      slidesIn
      header={
        <header className={styles.header}>
          <ActionIcon variant="subtle" className={styles.back} aria-label={t('back')} onClick={onClose}>
            <IconArrowLeft size={18} aria-hidden />
          </ActionIcon>
          <StateDisc state={state} size="large" />
          <div className={styles.titles}>
            <h2 ref={heading} tabIndex={-1} className={styles.name}>
              {name}
            </h2>
            <p className={styles.kind}>{[kind, ...groups].filter(Boolean).join(' · ')}</p>
          </div>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={t('more', { name })}>
                <IconDotsVertical size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <MenuItem
                icon={IconPencil}
                reason={gate.allowed ? null : reasonOf(gate.reason)}
                onClick={() => setRenamed(vehicle.id)}
              >
                {t('rename')}
              </MenuItem>
              <MenuItem icon={IconHistory} onClick={() => setHistoryOpen(true)}>
                {t('sending.history')}
              </MenuItem>
              <ShareLocationItem vehicle={vehicle} />
              <TransferItem vehicle={vehicle} />
            </Menu.Dropdown>
          </Menu>
          <ActionIcon variant="subtle" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </header>
      }
    >
      <div key={vehicle.id} className={styles.body}>
        <PanelConcerns vehicle={vehicle} now={now} />
        <VehicleFacts
          listed={listed}
          onShow={() => {
            if (detent === 'full') setDetent('half');
            onShow();
          }}
        />
        <LiveTracking vehicle={vehicle} />
        <VehicleInterruption vehicle={vehicle} />
        <VehicleCommands vehicle={vehicle} />
        <LiveViewSlot vehicle={vehicle} />
        <PanelCondition vehicle={vehicle} now={now} />
      </div>
      <VehicleLinks vehicle={vehicle} />
      <LazyCommandHistory vehicle={vehicle} isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
      {renamed === vehicle.id && <RenameDialog vehicle={vehicle} onClose={() => setRenamed(null)} />}
    </Sheet>
  );
}

/** If the panel replaces the list, its heading takes the focus. */
function useHeadingInPlaceOfList() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (matchMedia(ONE_PANEL).matches) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
const ONE_PANEL = '(max-width: 990.98px)';
