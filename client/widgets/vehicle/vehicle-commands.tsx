import {
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
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { runCommand } from '../../data/commands/commands.ts';
import { useProgress, useProgressNow, useQueued } from '../../data/device-requests/progress.ts';
import { cancelQueued, watchQueue } from '../../data/device-requests/queue.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { controlGate } from '../../rules/commands/control-gate.ts';
import { hasEnded, isPending, isQueued } from '../../rules/device-requests/progress.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { engineRun } from '../../rules/vehicle/engine.ts';
import {
  productCapabilities,
  VEHICLE_COMMANDS,
  type VehicleCommand,
} from '../../rules/vehicle/product-capabilities.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { CommandButton } from '../../ui/command-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCommandTexts } from './use-command-texts.ts';
import styles from './vehicle-commands.module.css';

const StopEngineDialog = lazyDialog(() => import('./stop-engine-dialog.tsx'), { onClose: ({ onClose }) => onClose() });

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
/** One button: a command and its opposite, if the vehicle's state decides between the two. */
type Slot = { command: VehicleCommand; undo?: VehicleCommand; isDone?: (vehicle: Vehicle, now: number) => boolean };

const QUICK: readonly Slot[] = [{ command: 'arm' }, { command: 'disarm' }];
const START: Slot = {
  command: 'remote_start',
  undo: 'remote_stop',
  isDone: (vehicle, now) => ['remote', 'unknown'].includes(engineRun(vehicle, now)),
};
const REFRESH: Slot = { command: 'location' };
const PANIC: Slot = {
  command: 'panic_on',
  undo: 'panic_off',
  isDone: ({ last_known_state }) => last_known_state?.panic_status ?? false,
};
const AUX: readonly VehicleCommand[] = ['remote_aux1', 'remote_aux2'];

/** Commands that users expect of a device. Trackers have no engine or siren: of them, the quick actions of core 3. */
function slotsOf(vehicle: Vehicle, outputs?: readonly number[]): Slot[] {
  const capabilities = productCapabilities(vehicle.product_name);
  if (capabilities?.liveTracking) return [...QUICK, REFRESH];
  const aux = AUX.filter((command, index) => outputs?.includes(index + 1) ?? capabilities?.commands.includes(command));
  return [...QUICK, START, REFRESH, { command: 'trunk' }, PANIC, ...aux.map((command) => ({ command }))];
}

/** Commands of core 3 for one vehicle, each with its outcome. */
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
  /** Auxiliary outputs of the device. Uses the product's until they are loaded. */
  outputs?: readonly number[] | undefined;
  /** Limits the number of buttons. */
  first?: number | undefined;
};

/** A button per command, with the outcome of the last one below. */
export function CommandGrid({ vehicle, outputs, first = Number.POSITIVE_INFINITY }: GridProps) {
  const { t } = useTranslation('commands');
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  // Always shows a waiting command with its Cancel button.
  const waiting = useQueued(vehicle.device_key, VEHICLE_COMMANDS);
  const capabilities = productCapabilities(vehicle.product_name);
  const isMissing = ({ command }: Slot) => capabilities?.commands.includes(command) === false;
  const expected = slotsOf(vehicle, outputs);
  const slots = expected
    .filter((slot) => !isMissing(slot))
    .filter(
      ({ command, undo = command }, index) => index < first || waiting.includes(command) || waiting.includes(undo),
    );
  // Said once, in place of a disabled button each.
  const missing = first < expected.length ? [] : expected.filter(isMissing);
  const reasonId = useId();
  const reason = useSharedReason(
    vehicle,
    slots.map(({ command }) => command),
    isExclusiveToOther,
  );
  useDroppedWhenLeft(vehicle);
  return (
    <div className={styles.commands}>
      {reason !== null && (
        <p id={reasonId} className={styles.reason}>
          {t(`disabled.${reason}`)}
        </p>
      )}
      {slots.map((slot) => (
        <OneCommand
          key={slot.command}
          vehicle={vehicle}
          slot={slot}
          isExclusiveToOther={isExclusiveToOther}
          reasonId={reason === null ? undefined : reasonId}
        />
      ))}
      {missing.length > 0 && (
        <p className={styles.note}>
          {t('missing', { commands: missing.map(({ command }) => t(`names.${command}`)).join(', ') })}
        </p>
      )}
      {reason === null && slots.includes(START) && canStart(vehicle) && <p className={styles.note}>{t('startNote')}</p>}
    </div>
  );
}

/** Disabled reason of all commands, shown once instead of in each button. `null` if they differ or one can be sent. */
function useSharedReason(vehicle: Vehicle, commands: readonly VehicleCommand[], isExclusiveToOther: boolean) {
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const gates = commands.map((command) => controlGate(vehicle, command, { user, now, isOffline, isExclusiveToOther }));
  const [reason = null, ...others] = new Set(gates.map((gate) => (gate.allowed ? null : gate.reason)));
  return gates.length > 1 && others.length === 0 ? reason : null;
}

const canStart = ({ product_name, tracking_only }: Vehicle): boolean =>
  !tracking_only && (productCapabilities(product_name)?.commands.includes('remote_start') ?? true);

/** Drops and reports waiting commands on unmount: an unlock must not be sent unseen. */
function useDroppedWhenLeft({ device_key: deviceKey, vehicle_name: vehicle }: Vehicle): void {
  const { t } = useTranslation('commands');
  const reportDropped = useEffectEvent((kinds: readonly string[]) => {
    for (const command of VEHICLE_COMMANDS.filter((one) => kinds.includes(one))) {
      const message = t('dropped', { vehicle, command: t(`names.${command}`) });
      showAlert({ id: `dropped-${deviceKey}-${command}`, type: 'warning', message });
    }
  });
  useEffect(() => watchQueue(deviceKey, (kinds) => reportDropped(kinds)), [deviceKey]);
}

type OneProps = { vehicle: Vehicle; slot: Slot; isExclusiveToOther: boolean; reasonId: string | undefined };

function OneCommand({ vehicle, slot, isExclusiveToOther, reasonId }: OneProps) {
  const { t } = useTranslation(['commands', 'common']);
  const user = useUser();
  const isOffline = useIsLost();
  const { command, shown, progress } = useSlot(vehicle, slot);
  const now = useProgressNow(progress);
  const gate = controlGate(vehicle, command, { user, now, isOffline, isExclusiveToOther });
  const { view, receipt, reason, canRetry, announcement } = useCommandTexts({
    vehicle,
    command: shown,
    progress,
    gate,
    now,
  });
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isUncertain = command === 'remote_stop' && engineRun(vehicle, now) === 'unknown';
  // Closes when a report answers the question.
  if (isAsking && !isUncertain) setAsking(false);
  const press = () => {
    if (!gate.allowed) return;
    if (isUncertain) setAsking(true);
    else void runCommand(vehicle.device_key, command);
  };
  const cancel = () => {
    cancelQueued(vehicle.device_key, shown);
    button.current?.focus();
  };
  const name = t(`names.${shown}`);
  const retry = canRetry && gate.allowed ? [{ text: t('tryAgain'), onPress: press }] : [];
  const actions = isQueued(progress)
    ? [{ text: t('common:cancel'), label: t('cancelOf', { command: name }), onPress: cancel }]
    : retry;
  return (
    <>
      <CommandButton
        ref={button}
        icon={ICONS[command]}
        name={t(`names.${command}`)}
        view={view}
        reasonId={reasonId}
        onPress={press}
      />
      <Receipt
        form="compact"
        className={styles.receipt}
        steps={receipt}
        detail={reason}
        actions={actions}
        announcement={announcement}
      />
      {isAsking && (
        <StopEngineDialog
          vehicle={vehicle}
          onStop={() => void runCommand(vehicle.device_key, 'remote_stop')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/**
 * The command that a press sends, and the command whose progress is shown. The vehicle's report decides which one a
 * press sends. The outcome of its opposite stays visible for a limited time.
 */
function useSlot(vehicle: Vehicle, { command: does, undo = does, isDone }: Slot) {
  const { device_key } = vehicle;
  const now = useNow(MINUTE);
  const [command, other] = isDone?.(vehicle, now) ? [undo, does] : [does, undo];
  const own = useProgress(device_key, command);
  const others = useProgress(device_key, other);
  const isOther = own.step === 'idle' && (isPending(others) || hasEnded(others, 'done', 'not_carried_out'));
  return isOther ? { command, shown: other, progress: others } : { command, shown: command, progress: own };
}
