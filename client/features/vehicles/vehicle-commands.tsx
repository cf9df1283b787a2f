import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { runCommand, useCommandProgress } from '../../data/vehicles/commands.ts';
import { commandGate, type VehicleCommand } from '../../rules/command-gate.ts';
import { useUser } from '../../state/session.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCommandTexts } from './use-command-texts.ts';
import styles from './vehicle-commands.module.css';

const ICONS = { arm: IconLock, disarm: IconLockOpen, location: IconRefresh };
const COMMANDS: readonly VehicleCommand[] = ['arm', 'disarm', 'location'];
/** Milliseconds between two looks at the clock: while something is waited for, and otherwise. */
const WATCHING = 250;
const RESTING = 60_000;

/** Lock, Unlock and Refresh (core 3), each with what the device said. */
export function VehicleCommands({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  return (
    <section>
      <h3 className={styles.title}>{t('commandsTitle')}</h3>
      <div className={styles.commands}>
        {COMMANDS.map((command) => (
          <OneCommand key={command} vehicle={vehicle} command={command} />
        ))}
      </div>
    </section>
  );
}

function OneCommand({ vehicle, command }: { vehicle: Vehicle; command: VehicleCommand }) {
  const { t } = useTranslation('vehicles');
  const user = useUser();
  const progress = useCommandProgress(vehicle.device_key, command);
  const now = useNow(progress.step === 'under_way' ? WATCHING : RESTING);
  const gate = commandGate(vehicle, command, { user, now });
  const { view, reason, canRetry, announcement } = useCommandTexts({ vehicle, command, progress, gate, now });
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
