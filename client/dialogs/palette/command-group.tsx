import {
  IconArrowRight,
  IconChecks,
  IconCurrentLocation,
  IconLock,
  IconLockOpen,
  IconTransfer,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { runCommand } from '../../data/commands/commands.ts';
import { useBulkOffer } from '../../data/commands/use-bulk-offer.ts';
import { isWatched } from '../../data/device-requests/queue.ts';
import { NOTICE_OF, openNotice } from '../../data/notices/interruptions.ts';
import { useInterruptionOf } from '../../data/notices/use-interruption.ts';
import { useHasTransferable } from '../../data/transfers/use-has-transferable.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { openBulkCommands, openTransfer } from '../../state/open-dialogs.ts';
import { Group, Result } from './result.tsx';
import { isNamed } from './results.ts';
import { COMMANDS, type useFound } from './use-found.ts';

const ICONS = { arm: IconLock, disarm: IconLockOpen, location: IconCurrentLocation } as const;

/** The dialogs that a query names. */
export function useNamedDialogs(query: string): { bulk: boolean; transfer: boolean } {
  const { t } = useTranslation(['palette', 'vehicles', 'commands', 'titles']);
  const { isOffered } = useBulkOffer();
  const names = COMMANDS.map((command) => t(`commands:names.${command}`));
  const hasTransferable = useHasTransferable();
  return {
    bulk: isOffered && isNamed(`${t('vehicles:sending.bulk')} ${names.join(' ')}`, query),
    transfer: hasTransferable && isNamed(t('titles:transferVehicle'), query),
  };
}

type Props = {
  commands: ReturnType<typeof useFound>['commands'];
  dialogs: { bulk: boolean; transfer: boolean };
  onShow: (vehicle: Vehicle) => void;
};

/** Commands to vehicles, and the dialogs of commands and transfer. */
export function CommandGroup({ commands, dialogs, onShow }: Props) {
  const { t } = useTranslation(['palette', 'commands', 'vehicles', 'titles']);
  const interruptionOf = useInterruptionOf();
  const bulk = useBulkOffer();
  /** Sends a command where its progress is visible. */
  const send = (vehicle: Vehicle, command: VehicleCommand) => {
    if (!isWatched(vehicle.device_key)) onShow(vehicle);
    void runCommand(vehicle.device_key, command);
  };
  if (commands.length === 0 && !dialogs.bulk && !dialogs.transfer) return null;
  return (
    <Group label={t('commands')}>
      {commands.map(({ command, name, vehicle, gate }) => {
        const interruption = gate.allowed ? interruptionOf(vehicle) : null;
        const reason = gate.allowed ? interruption && NOTICE_OF[interruption] : gate.reason;
        const Icon = Object.entries(ICONS).find(([known]) => known === command)?.[1] ?? IconArrowRight;
        return (
          <Result
            key={`${command} ${vehicle.id}`}
            icon={<Icon size={18} aria-hidden />}
            label={t('command', { command: name, vehicle: vehicle.vehicle_name })}
            end={reason === null ? undefined : t(`commands:disabled.${reason}`)}
            isDisabled={!gate.allowed}
            onClick={() => {
              // The notice explains it instead (core 4).
              if (interruption) openNotice({ kind: NOTICE_OF[interruption], by: 'command' });
              else send(vehicle, command);
            }}
          />
        );
      })}
      {dialogs.bulk && (
        <Result
          icon={<IconChecks size={18} aria-hidden />}
          label={t('vehicles:sending.bulk')}
          end={bulk.reason ?? undefined}
          isDisabled={bulk.reason !== null}
          onClick={() => openBulkCommands()}
        />
      )}
      {dialogs.transfer && (
        <Result
          icon={<IconTransfer size={18} aria-hidden />}
          label={t('titles:transferVehicle')}
          onClick={() => openTransfer()}
        />
      )}
    </Group>
  );
}
