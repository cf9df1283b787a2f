import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconBell,
  IconBellOff,
  IconCarGarage,
  IconEngine,
  IconEngineOff,
  IconLock,
  IconLockOpen,
  IconPlug,
  IconRefresh,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LastKnownState, Vehicle } from '../../api/model.ts';
import { useIsLent } from '../../data/users/use-lent.ts';
import { useCommandProgress } from '../../data/vehicles/command-progress.ts';
import { runCommand } from '../../data/vehicles/commands.ts';
import { abilitiesOf, type VehicleCommand } from '../../rules/abilities.ts';
import { commandGate } from '../../rules/command-gate.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCommandTexts } from './use-command-texts.ts';
import styles from './vehicle-commands.module.css';

const ICONS: { readonly [C in VehicleCommand]: typeof IconLock } = {
  arm: IconLock,
  disarm: IconLockOpen,
  location: IconRefresh,
  remote_start: IconEngine,
  remote_stop: IconEngineOff,
  trunk: IconCarGarage,
  panic_on: IconBell,
  panic_off: IconBellOff,
  remote_aux1: IconPlug,
  remote_aux2: IconPlug,
};
/** Milliseconds between two looks at the clock: while something is waited for, and otherwise. */
const WATCHING = 250;
const RESTING = 60_000;

/** One button: a command, and the one that undoes it where the vehicle's state decides which of the two there is. */
type Slot = { command: VehicleCommand; undo?: VehicleCommand; isDone?: (reported: LastKnownState) => boolean };

const QUICK: readonly Slot[] = [{ command: 'arm' }, { command: 'disarm' }];
const START: Slot = {
  command: 'remote_start',
  undo: 'remote_stop',
  isDone: ({ controller, ignition_on }) => controller?.engine_on ?? ignition_on ?? false,
};
const REFRESH: Slot = { command: 'location' };
const PANIC: Slot = { command: 'panic_on', undo: 'panic_off', isDone: ({ panic_status }) => panic_status ?? false };
const AUX: readonly VehicleCommand[] = ['remote_aux1', 'remote_aux2'];

/** Trackers have neither engine nor siren: of what they lack, only the quick actions of core 3 are shown, with their reason. */
function slotsOf(vehicle: Vehicle, outputs?: readonly number[]): Slot[] {
  const abilities = abilitiesOf(vehicle.product_name);
  if (abilities?.liveTracking) return [...QUICK, REFRESH];
  const aux = AUX.filter((command, index) => outputs?.includes(index + 1) ?? abilities?.commands.includes(command));
  return [...QUICK, START, REFRESH, { command: 'trunk' }, PANIC, ...aux.map((command) => ({ command }))];
}

/** The commands of core 3 for one vehicle, each with what the device said. */
export function VehicleCommands({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  return (
    <section>
      <h3 className={styles.title}>{t('commandsTitle')}</h3>
      <CommandGrid vehicle={vehicle} />
    </section>
  );
}

type GridProps = {
  vehicle: Vehicle;
  /** Numbers of the device's auxiliary outputs, once they are known; until then what the product is says it. */
  outputs?: readonly number[] | undefined;
  /** Only the first ones. */
  first?: number | undefined;
};

/** A button for each command, and below it how the last one ended. */
export function CommandGrid({ vehicle, outputs, first }: GridProps) {
  const isLent = useIsLent(vehicle);
  return (
    <div className={styles.commands}>
      {slotsOf(vehicle, outputs)
        .slice(0, first)
        .map((slot) => (
          <OneCommand key={slot.command} vehicle={vehicle} slot={slot} isLent={isLent} />
        ))}
    </div>
  );
}

type OneProps = { vehicle: Vehicle; slot: Slot; isLent: boolean };

function OneCommand({ vehicle, slot, isLent }: OneProps) {
  const { t } = useTranslation('vehicles');
  const user = useUser();
  const isOffline = useIsLost();
  const { command, shown, progress } = useSlot(vehicle, slot);
  const now = useNow(progress.step === 'under_way' ? WATCHING : RESTING);
  const gate = commandGate(vehicle, command, { user, now, isOffline, isLent });
  const { view, reason, canRetry, announcement } = useCommandTexts({ vehicle, command: shown, progress, gate, now });
  const send = () => void runCommand(vehicle.device_key, command);
  return (
    <>
      <CommandButton icon={ICONS[command]} name={t(`commands.${command}.name`)} view={view} onPress={send} />
      {reason !== null && (
        <p className={styles.reason} data-tone={view.state === 'timeout' ? 'warning' : 'alarm'}>
          <IconAlertCircle size={14} aria-hidden />
          <span>
            {reason}{' '}
            {canRetry && (
              <BareButton className={styles.again} onClick={send}>
                {t('commands.tryAgain')}
              </BareButton>
            )}
          </span>
        </p>
      )}
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
    </>
  );
}

/**
 * The command that a press sends, and the one whose progress is shown: once an engine runs, its button stops it, and says
 * when it was started until something else is asked of it.
 */
function useSlot({ device_key, last_known_state: reported }: Vehicle, { command: does, undo = does, isDone }: Slot) {
  const isUndoing = reported !== null && (isDone?.(reported) ?? false);
  const [command, other] = isUndoing ? [undo, does] : [does, undo];
  const own = useCommandProgress(device_key, command);
  const others = useCommandProgress(device_key, other);
  const isOther = own.step === 'idle' && (others.step === 'done' || others.step === 'under_way');
  return isOther ? { command, shown: other, progress: others } : { command, shown: command, progress: own };
}
