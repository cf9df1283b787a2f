import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Device } from '../../api/model.ts';
import { runCommand } from '../../data/commands/commands.ts';
import { useLastRequest } from '../../data/device-requests/progress.ts';
import { isPending } from '../../rules/device-requests/progress.ts';
import {
  productCapabilities,
  VEHICLE_COMMANDS,
  type VehicleCommand,
} from '../../rules/vehicle/product-capabilities.ts';
import { Card } from '../../ui/card.tsx';
import { RequestLine } from '../../widgets/device/request-line.tsx';
import type { Watch } from './device-work.tsx';
import styles from './work.module.css';

/** Commands for a test, each with its outcome. */
export function TestsCard({ device, watch }: { device: Device; watch: Watch }) {
  const { t } = useTranslation('installer');
  const commands = productCapabilities(device.product_name)?.commands ?? VEHICLE_COMMANDS;
  return (
    <Card title={t('tests.title')}>
      <div className={styles.body}>
        <p className={styles.lead}>{t('tests.lead')}</p>
        <ul className={styles.tests}>
          {commands.map((command) => (
            <li key={command}>
              <Test deviceKey={device.device_key} command={command} watch={watch} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Test({ deviceKey, command, watch }: { deviceKey: string; command: VehicleCommand; watch: Watch }) {
  const { t } = useTranslation('commands');
  const { progress } = useLastRequest(deviceKey, command);
  const name = t(`names.${command}`);
  const send = () => void runCommand(deviceKey, command).then(watch);
  return (
    <>
      <Button variant="default" fullWidth loading={isPending(progress)} onClick={send}>
        {name}
      </Button>
      <RequestLine
        className={styles.status}
        label={name}
        progress={progress}
        subject={{ what: 'command' }}
        onRetry={send}
      />
    </>
  );
}
